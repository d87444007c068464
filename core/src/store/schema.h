// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The schema and its numbered migrations: creating it, bringing an older file up to it, and comparing a file with it.
// Ownership: static data. Thread safety: functions may be called from any thread, on a connection of that thread.
#pragma once

#include "store/sqlite.h"

#include <span>
#include <string>
#include <vector>

namespace credence::schema {

inline constexpr std::int64_t kApplicationId = 0x43524544; // "CRED"

struct Migration {
    int number = 0; // the user_version that it leads to
    const char *sql = "";
};

// All, in order. Tests pass their own.
[[nodiscard]] std::span<const Migration> migrations();

// Runs the migrations above `from` and sets the version; the caller holds the transaction.
[[nodiscard]] Result<void> migrate(sql::Connection &db, std::span<const Migration> all, int from);

// How a file's schema differs from what `all` create. Empty lists: not at all.
struct Difference {
    std::vector<std::string> missing; // ours, absent or with another text
    std::vector<std::string> extra;   // not ours
    bool extraTriggers = false;       // a foreign trigger on our tables changes what a write means
    bool replaced = false; // a table or view is something else, or another view: reading it runs whatever it says
    [[nodiscard]] bool none() const { return missing.empty() && extra.empty(); }
};
[[nodiscard]] Result<Difference> compare(sql::Connection &db, std::span<const Migration> all);

} // namespace credence::schema
