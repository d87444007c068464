// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Mirrors: what a store remembers of the foreign stores that it was filled from, and what keeping in step with one
// would change. Every import from a path makes or renews one. A memory belongs to each mirror that holds it: the one
// whose import brought it, and any other that brought it again. It is gone when the last of them has lost it.
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
    auto operator<=>(const MirrorId &) const = default; // NOLINT(modernize-use-nullptr): reads the 0 within it
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

// A source of a memory.
struct Holder {
    MirrorId mirror;
    std::string path, format; // of the mirror
    bool there = true;        // false: it was there once, and was gone at the synchronisation that withdrew
    LedgerNumber entry;       // that tells so
};

// Proposed, Reworded and Settled are of pending writes, which wait in Review: new ones, ones that say something else at
// their source, and ones that their source settled. Elsewhere: gone there, but another source holds it, so it stays.
// Asked and CarriedOut are of what was handed back by a file that a person uses: while the source does not show it,
// what was decided here stays. Undone: it stands there, and that it was taken in was undone here; it stays withdrawn
// until somebody restores it.
enum class SyncKind : std::uint8_t {
    Added = 0,
    Changed = 1,
    Vanished = 2,
    Returned = 3,
    Proposed = 4,
    Reworded = 5,
    Settled = 6,
    Elsewhere = 7,
    Asked = 8,
    CarriedOut = 9,
    Undone = 10
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
    std::string candidate{};         // of a pending write: its id
    std::string reason{};            // what became of it or of what was asked for, or where it stands still: a sentence
};

struct SyncReport {
    MirrorId mirror;
    std::uint64_t read = 0, added = 0, changed = 0, vanished = 0, returned = 0, unchanged = 0, skipped = 0;
    std::uint64_t records = 0;                             // candidates, flags, decisions and ledger lines that are new
    std::uint64_t proposed = 0, reworded = 0, settled = 0; // pending writes; proposed ones are among the records
    std::uint64_t elsewhere = 0;                           // gone there, and held by another source
    std::uint64_t owned = 0;                 // known before, and known to be held by this source from now on
    std::uint64_t states = 0;                // of agents, as they keep them for themselves: another one
    std::uint64_t vectors = 0;               // of memories known before: another one
    std::uint64_t asked = 0, carriedOut = 0; // handed back by a file: not yet there; there since
    std::uint64_t undone = 0;                // stand there and were undone here
    std::vector<SyncChange> changes;         // at most kListedSyncChanges of each kind, in the source's order
    std::vector<Problem> problems;
    LedgerNumber ledger; // 0 for a preview or when nothing changed
};
inline constexpr std::size_t kListedSyncChanges = 500;

// How a synchronisation treats what is gone at the source.
enum class Vanished : std::uint8_t {
    Keep = 0,     // counted only
    Withdraw = 1, // retracted here, as a person would: dependents follow the truth maintenance. One that a person
                  // restored or changed the status of stays, and so does one that another source holds; that it is
                  // gone there is noted. If it comes back at a source, so it does here
};

} // namespace credence
