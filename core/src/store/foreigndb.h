// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ForeignDb: another program's SQLite database, read from a private copy that is deleted with it. The original is
// neither locked nor written: its file and its log or journal are copied once they hold still, and recovered in the
// copy. Readers say tables and columns, never SQL, so that a column which an older version lacks is simply null.
// Only ordinary tables are read: no views and no virtual tables, whose code or extensions would run.
// Ownership: owns its copy. Thread safety: one thread at a time.
#pragma once

#include "store/files.h"
#include "store/sqlite.h"

#include <functional>

namespace credence::sql {

class ForeignRow {
public:
    enum class Type { Null, Integer, Real, Text, Blob };

    // Columns count from 0 in the order of the query; one that the table lacks is Null.
    [[nodiscard]] Type type(std::size_t column) const;
    [[nodiscard]] bool isNull(std::size_t column) const { return type(column) == Type::Null; }
    // As SQLite converts: 0 for what is no number.
    [[nodiscard]] std::int64_t integer(std::size_t column) const;
    [[nodiscard]] double real(std::size_t column) const;
    // The bytes of a text or blob; a number in its canonical form. Valid until the next row.
    [[nodiscard]] std::string_view view(std::size_t column) const;
    [[nodiscard]] std::string text(std::size_t column) const { return std::string(view(column)); }

private:
    friend class ForeignDb;
    ForeignRow(const Statement &statement, const std::vector<int> &places) : m_statement(statement), m_places(places) {}
    const Statement &m_statement;
    const std::vector<int> &m_places; // -1: the table has no such column
};

struct ForeignQuery {
    std::string table;
    std::vector<std::string> columns;   // "rowid" for the row's number, where the table has one
    std::vector<std::string> orderBy{}; // columns; ignored where the table lacks them
    std::string whereColumn{};          // rows in which it equals `whereText` only
    std::string whereText{};
};

class ForeignDb {
public:
    // NotFound, Io (no room for the copy, too), Busy (it kept changing while it was copied), Corrupt (no database),
    // Unsupported (encrypted or of a newer kind), Cancelled.
    [[nodiscard]] static Result<std::unique_ptr<ForeignDb>> open(const std::filesystem::path &file,
                                                                 std::stop_token stop = {});
    ~ForeignDb();
    ForeignDb(const ForeignDb &) = delete;
    ForeignDb &operator=(const ForeignDb &) = delete;

    // Ordinary tables, sorted; shadow tables of virtual ones are among them.
    [[nodiscard]] const std::vector<std::string> &tables() const { return m_tables; }
    [[nodiscard]] bool hasTable(std::string_view table) const;
    // In their order; empty if there is no such table.
    [[nodiscard]] std::vector<std::string> columns(const std::string &table) const;
    [[nodiscard]] bool hasColumn(const std::string &table, std::string_view column) const;
    [[nodiscard]] Result<std::uint64_t> count(const std::string &table) const; // 0 if there is no such table
    // Calls `row` for each row, in the order asked for (else in that of the row's number), until it returns false.
    // No such table: no rows. Corrupt after the readable rows were given; Cancelled.
    [[nodiscard]] Result<void> rows(const ForeignQuery &query,
                                    const std::function<bool(const ForeignRow &)> &row) const;

private:
    ForeignDb() = default;
    files::PrivateFolder m_folder;
    std::unique_ptr<Connection> m_db;
    std::vector<std::string> m_tables;
    std::vector<std::string> m_rowless; // tables WITHOUT ROWID
};

// Which tables a database has, with their columns; for telling formats apart. Cheap: without a copy where no log or
// journal lies beside the file. Nothing where it can't be read.
[[nodiscard]] std::vector<std::pair<std::string, std::vector<std::string>>>
foreignSchema(const std::filesystem::path &file);

} // namespace credence::sql
