// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The bare SQL that reading is compared with: what somebody with the sqlite3 shell would run for the same ids.
// Ownership: owns a connection of its own. Thread safety: one thread at a time.
#pragma once

#include "store/sqlite.h"

#include <credence/memory.h>

#include <memory>

namespace credence::store {

class Reference {
public:
    // A connection, and the one look at the schema that SQLite itself needs.
    [[nodiscard]] static Result<Reference> open(const std::filesystem::path &path);

    // Each returns how many rows came, having read every column of them.
    [[nodiscard]] Result<std::uint64_t> list(std::size_t limit);   // memories in order of time
    [[nodiscard]] Result<std::uint64_t> below(MemoryKey key);      // all that it rests on, with texts
    [[nodiscard]] Result<std::uint64_t> above(MemoryKey key);      // all that rests on it, with its status
    [[nodiscard]] Result<std::uint64_t> countAbove(MemoryKey key); // their number

private:
    explicit Reference(std::unique_ptr<sql::Connection> db) : m_db(std::move(db)) {}
    std::unique_ptr<sql::Connection> m_db;
};

} // namespace credence::store
