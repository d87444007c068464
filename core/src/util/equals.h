// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Records that are alike at their source: a file of notes may say the same words twice. Their references are made of
// the words and a number ("REF", "REF-2"), which is none of the source's: when one of them goes, a reader numbers the
// rest anew. Which is which is told by where they stand and by what the store knows of them.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/ingest.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence::equals {

// Where a record stands among its like, of Memory::extra: the headings above it, the context behind it.
[[nodiscard]] std::string spotOf(const std::string &extra);

// 1 for the shared reference itself, n for one with "-n" behind it; nothing for any other.
[[nodiscard]] std::optional<std::uint64_t> numberOf(std::string_view shared, std::string_view ref);
// The shared reference where a reference ends in a number; empty otherwise.
[[nodiscard]] std::string sharedOf(std::string_view ref);

// The references of records at these spots, in their order, no two the same: of those that the store knows, first the
// ones that are thought to stand there, and among these the ones at the same spot, those in force before others, then
// by number. More than are known get the next free numbers.
[[nodiscard]] std::vector<std::string> refsFor(const std::string &shared, const std::vector<std::string> &spots,
                                               std::vector<EqualRecord> known);

// Gives the records of a source that are alike their references, and those that cite them, too. `known`: what the
// store has of those, by scope, system and shared reference. The references that are others now, by the ones before.
using Renamed = std::map<std::string, std::string>;
[[nodiscard]] Result<Renamed>
settle(std::vector<MemoryDraft> &drafts,
       const std::function<Result<std::vector<EqualRecord>>(const MemoryDraft &draft)> &known);
// With what a hand-back knows of its source.
[[nodiscard]] Renamed settle(std::vector<MemoryDraft> &drafts, const std::vector<EqualRecord> &known);

} // namespace credence::equals
