// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/foreigndb.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace credence::sql {

namespace fs = std::filesystem;

namespace {

constexpr std::array kBeside{"-wal", "-journal"};
constexpr const char *kCopy = "copy.db";

bool holdsSomething(const fs::path &file)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    return !error && size > 0;
}

std::string sqlName(std::string_view name)
{
    std::string out = "\"";
    for (const char c : name) {
        out += c;
        if (c == '"')
            out += c;
    }
    return out + '"';
}

bool sameName(std::string_view a, std::string_view b) // SQLite's names: ASCII case does not count
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

Result<std::vector<std::string>> columnsOf(Connection &db, std::string_view table)
{
    std::vector<std::string> names;
    auto rows = db.prepare("SELECT name FROM pragma_table_xinfo(?1) WHERE hidden <> 1 ORDER BY cid");
    rows.bind(1, table);
    while (rows.next())
        names.push_back(rows.text(0));
    if (!rows.ok())
        return rows.error();
    return names;
}

// Ordinary tables and whether they have row numbers.
Result<std::vector<std::pair<std::string, bool>>> tablesOf(Connection &db)
{
    std::vector<std::pair<std::string, bool>> names;
    auto rows = db.prepare("SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', "
                           "'shadow') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name");
    while (rows.next())
        names.emplace_back(rows.text(0), rows.integer(1) == 0);
    if (!rows.ok())
        return rows.error();
    return names;
}

} // namespace

// --- ForeignRow ---

ForeignRow::Type ForeignRow::type(std::size_t column) const
{
    return m_places[column] < 0 ? Type::Null : static_cast<Type>(m_statement.type(m_places[column]));
}

std::int64_t ForeignRow::integer(std::size_t column) const
{
    return m_places[column] < 0 ? 0 : m_statement.integer(m_places[column]);
}

double ForeignRow::real(std::size_t column) const
{
    return m_places[column] < 0 ? 0 : m_statement.real(m_places[column]);
}

std::string_view ForeignRow::view(std::size_t column) const
{
    return m_places[column] < 0 ? std::string_view() : m_statement.view(m_places[column]);
}

// --- ForeignDb ---

Result<std::unique_ptr<ForeignDb>> ForeignDb::open(const fs::path &file, std::stop_token stop)
{
    std::unique_ptr<ForeignDb> foreign(new ForeignDb);
    auto folder = files::PrivateFolder::create();
    if (!folder)
        return folder.error();
    foreign->m_folder = std::move(*folder);
    const fs::path copy = foreign->m_folder.path() / kCopy;
    constexpr int kAttempts = 20;
    constexpr std::chrono::milliseconds kPause{100}; // a program between two writes
    if (auto copied = files::copyStill(file, copy, kBeside, kAttempts, kPause, stop); !copied) {
        const Error &why = copied.error();
        if (why.code != Errc::NotFound && why.code != Errc::Io)
            return why;
        return Error{why.code,
                     fmt::format("It can't be read, or there is no room for a private copy of it: {}.", why.message),
                     file.string()};
    }
    auto db = Connection::open(copy, Mode::ReadWrite, std::chrono::milliseconds(0));
    if (!db)
        return db.error();
    foreign->m_db = std::move(*db);
    foreign->m_db->setPath(file);
    // Recovers the log or journal in the copy; what comes after only reads.
    if (auto mode = foreign->m_db->text("PRAGMA journal_mode = DELETE"); !mode)
        return mode.error();
    CREDENCE_TRY(foreign->m_db->execute("PRAGMA query_only = ON"));
    foreign->m_db->setStop(std::move(stop));
    auto tables = tablesOf(*foreign->m_db);
    if (!tables)
        return tables.error();
    for (auto &[name, numbered] : *tables) {
        if (!numbered)
            foreign->m_rowless.push_back(name);
        foreign->m_tables.push_back(std::move(name));
    }
    return foreign;
}

ForeignDb::~ForeignDb() = default; // the connection before its folder

bool ForeignDb::hasTable(std::string_view table) const
{
    return std::any_of(m_tables.begin(), m_tables.end(), [&](const std::string &t) { return sameName(t, table); });
}

std::vector<std::string> ForeignDb::columns(const std::string &table) const
{
    if (!hasTable(table))
        return {};
    auto names = columnsOf(*m_db, table);
    return names ? std::move(*names) : std::vector<std::string>();
}

bool ForeignDb::hasColumn(const std::string &table, std::string_view column) const
{
    const auto all = columns(table);
    return std::any_of(all.begin(), all.end(), [&](const std::string &c) { return sameName(c, column); });
}

Result<std::uint64_t> ForeignDb::count(const std::string &table) const
{
    if (!hasTable(table))
        return std::uint64_t{0};
    auto number = m_db->integer(fmt::format("SELECT count(*) FROM main.{}", sqlName(table)));
    if (!number)
        return number.error();
    return static_cast<std::uint64_t>(*number);
}

Result<void> ForeignDb::rows(const ForeignQuery &query, const std::function<bool(const ForeignRow &)> &row) const
{
    if (!hasTable(query.table))
        return {};
    auto known = columnsOf(*m_db, query.table);
    if (!known)
        return known.error();
    const bool numbered = std::none_of(m_rowless.begin(), m_rowless.end(),
                                       [&](const std::string &t) { return sameName(t, query.table); });
    const auto has = [&](const std::string &column) {
        return std::any_of(known->begin(), known->end(), [&](const std::string &c) { return sameName(c, column); }) ||
               (numbered && sameName(column, "rowid"));
    };
    std::string select;
    std::vector<int> places;
    int next = 0;
    for (const std::string &column : query.columns) {
        places.push_back(has(column) ? next : -1);
        if (places.back() < 0)
            continue;
        select += (next > 0 ? ", " : "") + sqlName(column);
        ++next;
    }
    std::string sql = fmt::format("SELECT {} FROM main.{}", next > 0 ? select : "1", sqlName(query.table));
    if (!query.whereColumn.empty()) {
        if (!has(query.whereColumn))
            return {};
        sql += fmt::format(" WHERE {} = ?1", sqlName(query.whereColumn));
    }
    std::string order;
    for (const std::string &column : query.orderBy) {
        if (has(column))
            order += (order.empty() ? " ORDER BY " : ", ") + sqlName(column);
    }
    if (numbered)
        order += order.empty() ? " ORDER BY rowid" : ", rowid";
    auto statement = m_db->prepare(sql + order);
    if (!query.whereColumn.empty())
        statement.bind(1, std::string_view(query.whereText));
    const ForeignRow view(statement, places);
    while (statement.next()) {
        if (!row(view))
            return {};
    }
    if (!statement.ok())
        return statement.error();
    return {};
}

std::vector<std::pair<std::string, std::vector<std::string>>> foreignSchema(const fs::path &file)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> schema;
    if (std::any_of(kBeside.begin(), kBeside.end(),
                    [&](const char *ending) { return holdsSomething(file.string() + ending); })) {
        // The table may stand in the log alone.
        if (auto db = ForeignDb::open(file); db) {
            for (const std::string &table : (*db)->tables())
                schema.emplace_back(table, (*db)->columns(table));
        }
        return schema;
    }
    auto db = Connection::open(file, Mode::Immutable, std::chrono::milliseconds(0));
    if (!db)
        return schema;
    auto tables = tablesOf(**db);
    if (!tables)
        return schema;
    for (auto &[name, numbered] : *tables) {
        auto columns = columnsOf(**db, name);
        schema.emplace_back(std::move(name), columns ? std::move(*columns) : std::vector<std::string>());
    }
    return schema;
}

} // namespace credence::sql
