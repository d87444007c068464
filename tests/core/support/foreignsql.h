// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Databases of other programs, made for tests with SQLite itself. Thread safety: none needed.
#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <string>

namespace credence::test {

// Runs it; the message of the first error, else nothing. Lines that begin with a dot, commands of the sqlite3 program,
// are left out.
inline std::string runSql(const std::filesystem::path &file, const std::string &script)
{
    std::string sql;
    for (std::size_t at = 0; at < script.size();) {
        const std::size_t end = std::min(script.find('\n', at), script.size());
        if (script[at] != '.')
            sql += script.substr(at, end - at) + "\n";
        at = end + 1;
    }
    sqlite3 *db = nullptr;
    std::string message;
    if (sqlite3_open(file.c_str(), &db) == SQLITE_OK) {
        char *error = nullptr;
        if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &error) != SQLITE_OK)
            message = error ? error : "failed";
        sqlite3_free(error);
    } else {
        message = "cannot be opened";
    }
    sqlite3_close(db);
    return message;
}

// The first column of the first row as text.
inline std::string oneValue(const std::filesystem::path &file, const std::string &sql)
{
    sqlite3 *db = nullptr;
    std::string value;
    sqlite3_stmt *row = nullptr;
    if (sqlite3_open(file.c_str(), &db) == SQLITE_OK &&
        sqlite3_prepare_v2(db, sql.c_str(), -1, &row, nullptr) == SQLITE_OK && sqlite3_step(row) == SQLITE_ROW) {
        const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(row, 0));
        value = text ? text : "";
    }
    sqlite3_finalize(row);
    sqlite3_close(db);
    return value;
}

} // namespace credence::test
