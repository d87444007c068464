// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Reading the ledger, and whether an entry may be undone.
// Ownership: values. Thread safety: as the connection's.
#pragma once

#include "store/impl.h"

namespace credence::store {

[[nodiscard]] Result<LedgerEntry> loadEntry(sql::Connection &db, LedgerNumber number); // NotFound
// The last undo or redo of an entry, if any.
[[nodiscard]] Result<std::optional<LedgerEntry>> lastReversal(sql::Connection &db, LedgerNumber number);
// A sentence on what stands in the way of undoing an entry; empty when nothing does.
[[nodiscard]] Result<std::string> undoObstacle(sql::Connection &db, const LedgerEntry &entry);
// A sentence if an entry after this one, still in force, touches one of its memories; else empty.
[[nodiscard]] Result<std::string> laterTouch(sql::Connection &db, const LedgerEntry &entry);
// The chain alone, without schema, file and full text: count, brokenAt, erasedPayloads, ok and message.
[[nodiscard]] Result<Verification> verifiedChain(const Store &store, std::stop_token stop = {});

} // namespace credence::store
