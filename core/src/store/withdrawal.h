// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Why and when a memory was withdrawn last, without the rest of its history: the entry that brought it may have brought
// a million others, and its payload names them all.
// Ownership: values. Thread safety: any thread; one short read. Errors: those of Store.
#pragma once

#include <credence/store.h>

#include <optional>
#include <string>

namespace credence::store {

struct Withdrawal {
    std::string reason; // empty where none was given, or the payload was erased
    Time at{};
};
// Of the entries that withdraw, or that undo or redo it, the newest; nothing where there is none.
[[nodiscard]] Result<std::optional<Withdrawal>> lastWithdrawal(const Store &store, MemoryKey key);

} // namespace credence::store
