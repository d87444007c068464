// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RowSum: a fingerprint of all rows of a store, kept up while rows come, change and go, and written into each entry of
// the ledger, so that verify() notices a row that differs from what was committed: a flipped byte, or another program's
// edit. Each row counts by the BLAKE2b digest of its table and values; the sum is taken in four lanes modulo 2^64, so
// the order does not matter. It finds damage; against somebody who recomputes it there is only the chain's head, kept
// elsewhere.
// Left out: the ledger (it has its chain), `erasure` (when the files were cleaned is no change) and SQLite's own
// tables. The rows that FTS5 keeps have a sum of their own in `index_sum`, since they also change without an entry: it
// tells whether they may be given to FTS5 to be compared with the texts. A migration that adds a column whose default
// is not NULL must rewrite the rows: SQLite would say NULL of what it replaces in rows that were never written with
// that column. Ownership: values. Thread safety: none needed.
#pragma once

#include "store/sqlite.h"

#include <array>
#include <optional>
#include <stop_token>
#include <string>

namespace credence::store {

[[nodiscard]] sql::Summed summedIn(std::string_view table);
// Of all rows that count there, by reading them.
[[nodiscard]] Result<sql::RowSum> sumOf(sql::Connection &db, sql::Summed where, const std::stop_token &stop = {});
// What the entry says that the rows were after it; nothing if it says nothing (older ones, an erased payload).
[[nodiscard]] Result<std::optional<sql::RowSum>> statedRowSum(sql::Connection &db, std::int64_t number);

// What the full-text indexes were when they were last written; nothing if that is not known (older schemas).
[[nodiscard]] Result<std::optional<sql::RowSum>> statedIndexSum(sql::Connection &db);
// Within a transaction, after all texts went into the indexes: FTS5 writes what it still holds, and `sum` is noted.
[[nodiscard]] Result<void> flushIndexes(sql::Connection &db);
[[nodiscard]] Result<void> noteIndexSum(sql::Connection &db, const sql::RowSum &sum);

} // namespace credence::store
