// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is fuzzed: each target takes any bytes, and traps where the code under it crashes or breaks a promise that its
// header makes. Ownership: none. Thread safety: one target at a time.
#pragma once

#include <credence/ingest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace credence::fuzz {

struct Target {
    const char *name;
    void (*run)(std::string_view input);
    std::vector<std::string> (*seeds)();
};
[[nodiscard]] const std::vector<Target> &targets();
[[nodiscard]] const Target *findTarget(std::string_view name);

// The seeds that belong to a group of targets.
[[nodiscard]] std::vector<std::string> jsonlSeeds();
[[nodiscard]] std::vector<std::string> readerSeeds();
[[nodiscard]] std::vector<std::string> chromaSeeds();
[[nodiscard]] std::vector<std::string> databaseSeeds();
[[nodiscard]] std::vector<std::string> noteSeeds();
[[nodiscard]] std::vector<std::string> graphSeeds();
[[nodiscard]] std::vector<std::string> pickleSeeds();
[[nodiscard]] std::vector<std::string> archiveSeeds();
[[nodiscard]] std::vector<std::string> agentSeeds();
// The files of tests/data/fuzz/TARGET, sorted by name.
[[nodiscard]] std::vector<std::string> kept(const char *target);

// A folder of this process, gone at its end.
[[nodiscard]] std::filesystem::path scratch();
// Makes the folder that the input describes, and gives its files; see shapes.cpp.
std::vector<std::filesystem::path> makeTree(const std::filesystem::path &top, std::string_view input);
// What the headers promise of every foreign store.
void check(const ForeignStore &);

void readFile(std::string_view);
void readFolder(std::string_view);
void jsonl(std::string_view);
void import(std::string_view);
void reply(std::string_view);
void answer(std::string_view);
void query(std::string_view);
void policy(std::string_view);
void detectors(std::string_view);
void provider(std::string_view);
void cron(std::string_view);
void render(std::string_view);
void run(std::string_view);
void texts(std::string_view);
void chroma(std::string_view);
void databases(std::string_view);
void notes(std::string_view);
void graph(std::string_view);
void pickle(std::string_view);
void archive(std::string_view);
void agent(std::string_view);

// A promise that did not hold: says which, and traps.
void require(bool holds, const char *promise);

} // namespace credence::fuzz
