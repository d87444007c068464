// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/foreigndb.h"

#include "util/steadyfile.h"
#include "util/writeall.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <thread>

namespace credence::sql {

namespace fs = std::filesystem;

namespace {

constexpr std::array kBeside{"-wal", "-journal"};
constexpr int kAttempts = 20; // a tenth of a second apart: a program between two writes

struct FileState {
    bool there = false;
    off_t size = 0;
    ino_t inode = 0;
    timespec changed{};
    bool operator==(const FileState &other) const
    {
        return there == other.there && size == other.size && inode == other.inode &&
               changed.tv_sec == other.changed.tv_sec && changed.tv_nsec == other.changed.tv_nsec;
    }
};

FileState stateOf(const fs::path &file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return {};
    return {true, status.st_size, status.st_ino, status.st_mtim};
}

std::array<FileState, 3> statesOf(const fs::path &file)
{
    return {stateOf(file), stateOf(file.string() + kBeside[0]), stateOf(file.string() + kBeside[1])};
}

Error failed(const char *what, const fs::path &file, int code)
{
    const Errc errc = code == ENOENT ? Errc::NotFound : Errc::Io;
    return {errc, fmt::format("{}: {}.", what, std::generic_category().message(code)), file.string()};
}

Result<void> copyFile(const fs::path &from, const fs::path &to, const std::stop_token &stop)
{
    SteadyFile source(from);
    if (!source.ok())
        return failed("Cannot read it", from, errno);
    const int target = ::open(to.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (target < 0)
        return failed("Cannot make a private copy of it", from, errno);
    std::string block(std::size_t(1) << 20U, '\0');
    Result<void> done;
    for (;;) {
        if (stop.stop_requested()) {
            done = Error{Errc::Cancelled, "Cancelled.", {}};
            break;
        }
        const ssize_t got = source.read(block.data(), block.size());
        if (got < 0)
            done = failed("Cannot read it", from, errno);
        else if (got > 0 && !writeAll(target, std::string_view(block).substr(0, static_cast<std::size_t>(got))))
            done = failed("There is no room for a private copy of it", from, errno);
        if (!done || got <= 0)
            break;
    }
    ::close(target);
    return done;
}

// The database with its log and journal, as they are at one moment.
Result<void> copyStill(const fs::path &file, const fs::path &copy, const std::stop_token &stop)
{
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        if (attempt > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        const auto before = statesOf(file);
        if (!before[0].there)
            return failed("Cannot read it", file, ENOENT);
        CREDENCE_TRY(copyFile(file, copy, stop));
        Result<void> beside;
        for (std::size_t i = 0; i < kBeside.size() && beside; ++i) {
            if (before[i + 1].there)
                beside = copyFile(file.string() + kBeside[i], copy.string() + kBeside[i], stop);
        }
        if (beside && statesOf(file) == before)
            return {};
        if (!beside && beside.error().code == Errc::Cancelled)
            return beside;
        std::error_code ignored;
        fs::remove(copy, ignored);
        for (const char *ending : kBeside)
            fs::remove(copy.string() + ending, ignored);
    }
    return Error{Errc::Busy, "Its program kept writing while it was to be copied; try again when it rests.",
                 file.string()};
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
    std::error_code error;
    std::string folder = (fs::temp_directory_path(error) / "credence-XXXXXX").string();
    if (error || !::mkdtemp(folder.data())) // 0700
        return failed("Cannot make a private copy of it", file, errno);
    foreign->m_folder = folder;
    const fs::path copy = foreign->m_folder / "copy.db";
    CREDENCE_TRY(copyStill(file, copy, stop));
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

ForeignDb::~ForeignDb()
{
    m_db.reset();
    std::error_code ignored;
    if (!m_folder.empty())
        fs::remove_all(m_folder, ignored);
}

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
    const auto states = statesOf(file);
    if (!states[0].there)
        return schema;
    const auto collect = [&](Connection &db) {
        auto tables = tablesOf(db);
        if (!tables)
            return;
        for (auto &[name, numbered] : *tables) {
            auto columns = columnsOf(db, name);
            schema.emplace_back(std::move(name), columns ? std::move(*columns) : std::vector<std::string>());
        }
    };
    if ((states[1].there && states[1].size > 0) || (states[2].there && states[2].size > 0)) {
        // The table may stand in the log alone.
        if (auto db = ForeignDb::open(file); db) {
            for (const std::string &table : (*db)->tables())
                schema.emplace_back(table, (*db)->columns(table));
        }
        return schema;
    }
    if (auto db = Connection::open(file, Mode::Immutable, std::chrono::milliseconds(0)); db)
        collect(**db);
    return schema;
}

} // namespace credence::sql
