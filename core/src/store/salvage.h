// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Reading the memories of a store that may be damaged: where a page can't be read, row by row and by every walk of the
// file that leads to rows, so that what can be had is had, and what can't is named. Ownership: values.
// Thread safety: any thread; each call is one read of the store.
#pragma once

#include <credence/store.h>

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace credence {

namespace sql {
class Connection;
}

namespace store {

// Whether going on with the next row may help: the file is damaged, or the disk does not give a part of it.
[[nodiscard]] bool isDamage(const Error &error);

// A memory with its links by ordinal, and whether its source had evidence that could not be read. False: no more.
using MemoryVisit = std::function<bool(const Memory &, std::span<const EvidenceLink>, bool malformed)>;

// The memories of a scope (empty: all) in the order of their keys. With `unreadable`, damage is named there and walked
// around; else it is the error. Errors: those of Store.
[[nodiscard]] Result<void> eachMemory(sql::Connection &db, const std::string &scope, std::stop_token stop,
                                      const Progress &progress, std::vector<Problem> *unreadable,
                                      const MemoryVisit &visit);
[[nodiscard]] Result<void> eachMemory(const Store &store, const std::string &scope, std::stop_token stop,
                                      const Progress &progress, std::vector<Problem> *unreadable,
                                      const MemoryVisit &visit);

} // namespace store
} // namespace credence
