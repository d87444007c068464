// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Mirrors inside a larger change: which one a foreign store is, what is gone from it, and the vectors it brings.
// Ownership: borrows the connection. Thread safety: as the connection's.
#pragma once

#include "store/impl.h"

#include <credence/mirror.h>

#include <unordered_set>

namespace credence::store {

[[nodiscard]] KeyMapping mappingFrom(std::string_view json);
// 0 if this source was never taken, or has no path.
[[nodiscard]] Result<MirrorId> mirrorOf(sql::Connection &db, const ForeignStore &foreign);
// Makes it or renews it, and notes that the change's entry takes from it. What earlier entries took from the same path
// belongs to it, too.
[[nodiscard]] Result<MirrorId> noteMirror(Change &change, const ForeignStore &foreign);

// Keys (as `key`) of the memories that source ?1 holds, as far as is known: a query. `version`: of the file's schema.
[[nodiscard]] const char *heldKeys(std::int64_t version);
// Whether somebody decided about memory m after the entry `number` and nobody took that back: a condition, of columns.
[[nodiscard]] std::string decidedAfter(const char *number);
// Whether m's status is what the undoing of an import or synchronisation left, so that nobody decided it: a condition.
[[nodiscard]] std::string nobodyDecided(std::int64_t version);
// Whether a source that the store remembers holds m, by other names than `but` (a parameter; 0: none left out).
[[nodiscard]] std::string heldElsewhere(const char *but);

// Of `here`, imported ones, those that the source (0: a new one) was not known to hold.
[[nodiscard]] Result<std::vector<MemoryKey>> newlyHeld(sql::Connection &db, MirrorId mirror,
                                                       const std::unordered_set<MemoryKey> &here);
// What the source holds from now on, or not any more.
[[nodiscard]] Result<void> noteHeld(Change &change, MirrorId mirror, std::span<const MemoryKey> keys, bool there);
// Of memories that a source holds, those that are withdrawn here since an import or synchronisation of them was undone,
// with the entry that undid it; in the order of keys. Nobody decided about them since.
struct UndoneHere {
    MemoryKey key;
    LedgerNumber by;
};
[[nodiscard]] Result<std::vector<UndoneHere>> undoneHere(sql::Connection &db,
                                                         const std::unordered_set<MemoryKey> &there);
// After an undo or redo of an import or synchronisation gave them their status.
[[nodiscard]] Result<void> noteUndone(Change &change, std::span<const MemoryKey> keys);

// What the store has of records that are alike, for a source (0: a new one): see util/equals.h. `version`: of the
// file's schema.
class EqualsFinder {
public:
    EqualsFinder(sql::Connection &db, std::int64_t version);
    [[nodiscard]] Result<std::vector<EqualRecord>> of(MirrorId mirror, const std::string &scope,
                                                      const std::string &system, const std::string &shared);

private:
    sql::Statement m_rows;
};

// How much of what is in force here from a source lies in a place, and whether that is it: see Store::sync().
struct SourceHolds {
    std::uint64_t all = 0, found = 0;
    // One or two records say nothing, their owner may have rewritten them; enough to read, not to withdraw.
    [[nodiscard]] bool same(std::uint64_t there, bool withdraw = false) const
    {
        return (all < kTelling && !withdraw) || 2 * found >= all || 2 * found >= there;
    }
    static constexpr std::uint64_t kTelling = 3;
    [[nodiscard]] std::string sentence(const std::string &path, const std::string &format, std::uint64_t there) const;
};
[[nodiscard]] Result<SourceHolds> sourceHolds(sql::Connection &db, MirrorId mirror,
                                              const std::unordered_set<MemoryKey> &here);
[[nodiscard]] Error strangerError(const std::string &sentence, const std::string &path);

struct Gone {
    MemoryKey key;
    MemoryId id;
    std::string scope, ref, text;
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    std::string elsewhere{}; // path of another source that holds it; empty: none does
};
// Memories that a mirror holds, in force or deprecated, that are not among `here`, in their order. Those that a person
// restored after they had vanished are left out.
[[nodiscard]] Result<std::vector<Gone>> goneFrom(sql::Connection &db, MirrorId mirror,
                                                 const std::unordered_set<MemoryKey> &here);
// What is withdrawn because it was gone from every source that held it.
[[nodiscard]] Result<std::unordered_set<MemoryKey>> vanishedNow(sql::Connection &db);
[[nodiscard]] Result<void> noteVanished(Change &change, MirrorId mirror, std::span<const MemoryKey> keys);
// They are at a source again: nothing is left of their having been gone.
[[nodiscard]] Result<void> noteReturned(Change &change, std::span<const MemoryKey> keys);

// Whether the memory has just this vector; and the writing of it.
[[nodiscard]] Result<bool> hasVector(sql::Connection &db, MemoryKey key, const MemoryDraft &draft);
class VectorWriter {
public:
    explicit VectorWriter(sql::Connection &db);
    // `isNew`: the memory has no vector yet.
    [[nodiscard]] Result<void> write(MemoryKey key, const MemoryDraft &draft, bool isNew);

private:
    sql::Connection &m_db;
    sql::Statement m_insert, m_put;
    std::map<std::string, std::int64_t> m_spaces;
};

} // namespace credence::store
