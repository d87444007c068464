// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Foreign sources as they lie there: whether one has changed, what a read one holds in figures, reading a mirror's
// again, and what differs between two states of a file. Ownership: values.
// Thread safety: all functions may run on any thread; those that take a path block on disk.
#pragma once

#include <credence/export.h>
#include <credence/ingest.h>
#include <credence/mirror.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// By names, sizes and times alone: no file is opened, so that looking often costs little and disturbs nobody.
struct SourceState {
    bool there = false;
    std::uint64_t files = 0, size = 0; // bytes; of at most kStampedFiles files
    std::optional<Time> changed;       // the last one
    std::string stamp;                 // another one when a file came, went, grew, shrank or was written
    bool operator==(const SourceState &) const = default;
};
inline constexpr std::size_t kStampedFiles = 50'000;
// A file with the log or journal of a database beside it, or a folder with all below it (links are not followed).
[[nodiscard]] CREDENCE_CORE_EXPORT SourceState sourceState(const std::filesystem::path &, std::stop_token = {});

// What a read source holds, counted before anything is taken from it.
struct ForeignSummary {
    std::map<std::string, std::uint64_t> byKind, byScope; // kinds by their words
    std::map<int, std::uint64_t> byDepth;
    std::uint64_t links = 0, dangling = 0; // evidence; to what is not in this source
    std::uint64_t ungrounded = 0;          // reflections with no episode beneath them
    std::uint64_t timeless = 0, unset = 0; // without a time, without an importance
    std::uint64_t vectors = 0;
    // Of each memory in its order: depth by the definition of Memory::depth; whether an episode lies beneath it (of
    // episodes and narratives: true).
    std::vector<int> depths;
    std::vector<char> grounded;
};
[[nodiscard]] CREDENCE_CORE_EXPORT ForeignSummary summarise(const ForeignStore &);

// Reads the source as it was read at the import: by its format, scope and mapping. Errors: those of readForeign();
// Conflict where something of another format lies there.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ForeignStore> readMirror(const Mirror &, std::stop_token = {},
                                                                   const Progress & = {});

// Whether a hand-back in this format changes the source in its place (the target of planHandBack() is the source), or
// makes files in a folder of a person's choice.
[[nodiscard]] CREDENCE_CORE_EXPORT bool handsBackInPlace(std::string_view format);

// What is different, line by line, with three lines about it, in the unified form; empty if nothing is. Lines are
// bytes. Parts of more than 4,000,000 line pairs are given as taken out and put in whole.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string unifiedDiff(std::string_view before, std::string_view after,
                                                           std::string_view nameBefore, std::string_view nameAfter);

} // namespace credence
