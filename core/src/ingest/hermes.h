// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What reading and handing back of Hermes Agent's memory share: where its files lie, how they are split, and the
// writes that wait for approval. Source of the format: NousResearch/hermes-agent, tools/memory_tool.py and
// tools/write_approval.py. Ownership: values. Thread safety: none needed.
#pragma once

#include "ingest/importer.h"
#include "ingest/record.h"

#include <array>
#include <map>

namespace credence::ingest::hermes {

inline constexpr const char *kFormat = "hermes";
inline constexpr std::string_view kDelimiter = "\n§\n"; // between entries
inline constexpr std::array kTargets = {"memory", "user"};
inline constexpr std::array kFiles = {"MEMORY.md", "USER.md"};
inline constexpr std::array<std::uint64_t, 2> kLimits = {2200, 1375}; // characters, unless config.yaml says otherwise

struct Layout {
    std::filesystem::path home;                 // with config.yaml; empty if only a part is given
    std::array<std::filesystem::path, 2> files; // by target; empty: not of this part
    std::vector<std::filesystem::path> waiting; // folders with pending writes
    std::filesystem::path single;               // or one pending write
    bool whole = false;                         // a home by its folders
};
[[nodiscard]] Layout layoutOf(const std::filesystem::path &path, bool folder);
[[nodiscard]] std::vector<std::filesystem::path> pendingFiles(const Layout &layout);
[[nodiscard]] std::array<std::uint64_t, 2> limitsOf(const Layout &layout);

// Trimmed, without empty ones and repetitions, as Hermes itself loads them.
[[nodiscard]] std::vector<std::string> entriesOf(std::string_view file, std::uint64_t *repeated = nullptr);
[[nodiscard]] std::string refOf(std::size_t target, std::string_view entry);

struct Operation {
    std::string action; // add, replace, remove
    std::size_t target = 0;
    std::string content, oldText;
};

struct Pending {
    std::string id; // of its file: what "/memory approve" takes
    bool skill = false;
    std::string summary, origin;
    std::optional<Time> created;
    std::vector<Operation> operations; // of a memory write
    Json payload;                      // as it is
};
// Invalid with a sentence when it is no pending write.
[[nodiscard]] Result<Pending> parsePending(std::string_view file, const std::filesystem::path &path);

// The id that a part of a pending write has as a candidate, and the files of all that wait, by these ids.
[[nodiscard]] std::string candidateId(const std::string &scope, const Pending &pending, std::size_t part);
[[nodiscard]] std::map<std::string, std::filesystem::path> candidatesWaiting(const std::string &scope,
                                                                             const Layout &layout);

// The entries that hold `oldText`, if they are all the same: nothing when none or several do.
[[nodiscard]] std::optional<std::size_t> uniqueEntry(const std::vector<std::string> &entries, std::string_view oldText);

[[nodiscard]] Result<HandBackPlan> handBack(const HandBackSet &set, const std::filesystem::path &target);

} // namespace credence::ingest::hermes
