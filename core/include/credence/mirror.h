// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Mirrors: what a store remembers of the foreign stores that it was filled from, and what keeping in step with one
// would change. Every import from a path makes or renews one. A memory belongs to the mirror whose import brought it.
// Ownership: values. Thread safety: none needed; the functions are Store's.
#pragma once

#include <credence/ingest.h>
#include <credence/memory.h>

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace credence {

// A mirror inside its store, counted from 1; 0 is "none".
struct MirrorId {
    std::int64_t value = 0;
    auto operator<=>(const MirrorId &) const = default;
    explicit operator bool() const { return value != 0; }
};

struct Mirror {
    MirrorId id;
    std::string path;   // absolute, as the file system names it
    std::string format; // name of the importer
    std::string scope;  // the one that was asked for at the import; empty: the source's own
    KeyMapping mapping;
    bool watched = false;       // a window or `watch` takes in what is new when the source changes
    LedgerNumber synced;        // the last entry that took something from it; 0: none yet
    std::optional<Time> time;   // of that entry
    std::uint64_t memories = 0; // here from it, tombstones and vanished ones not counted
    std::uint64_t vanished = 0; // withdrawn here because they are gone there
};

// The last three are of pending writes, which wait in Review: new ones, ones that say something else at their source,
// and ones that their source settled.
enum class SyncKind : std::uint8_t {
    Added = 0,
    Changed = 1,
    Vanished = 2,
    Returned = 3,
    Proposed = 4,
    Reworded = 5,
    Settled = 6
};
CREDENCE_CORE_EXPORT const char *word(SyncKind);

// One memory that a synchronisation changes, or one pending write.
struct SyncChange {
    SyncKind kind = SyncKind::Added;
    MemoryId id;     // of one that is here already; empty for a new one before it is taken
    MemoryKey key;   // likewise
    std::string ref; // the foreign id
    std::string scope;
    Kind memoryKind = Kind::Episode;
    std::string before, after;       // texts: of a new one only after, of a vanished one only before
    std::vector<std::string> fields; // of a changed one: what differs, e.g. "text", "importance", "evidence"
    std::string candidate{};         // of a pending write: its id, and what became of it, in a sentence
    std::string reason{};
};

struct SyncReport {
    MirrorId mirror;
    std::uint64_t read = 0, added = 0, changed = 0, vanished = 0, returned = 0, unchanged = 0, skipped = 0;
    std::uint64_t records = 0;                             // candidates, flags, decisions and ledger lines that are new
    std::uint64_t proposed = 0, reworded = 0, settled = 0; // pending writes; proposed ones are among the records
    std::vector<SyncChange> changes; // at most kListedSyncChanges of each kind, in the source's order
    std::vector<Problem> problems;
    LedgerNumber ledger; // 0 for a preview or when nothing changed
};
inline constexpr std::size_t kListedSyncChanges = 500;

// How a synchronisation treats what is gone at the source.
enum class Vanished : std::uint8_t {
    Keep = 0,     // counted only
    Withdraw = 1, // retracted here, as a person would: dependents follow the truth maintenance. One that a person
                  // restored or changed the status of stays. If it comes back at the source, so it does here
};

} // namespace credence
