// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SQLite behind RAII: the only header of the core that knows sqlite3.h's types, and only by name.
// Ownership: a Connection owns its handle and its cached statements; a Statement borrows one and gives it back.
// Thread safety: one thread at a time for a connection and its statements.
// Errors are sticky: a statement that failed yields no rows and keeps its error, so that a loop is followed by one
// check of ok().
#pragma once

#include "util/steadyfile.h"

#include <credence/result.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace credence::sql {

class Connection;

// Of pages, a connection. Several read at the same time in the window, and what one of them drops comes out of the
// system's cache; four times as much was no quicker on a store of a million memories.
inline constexpr int kCacheKib = 8192;

// See rowsum.h.
class RowSum {
public:
    void add(std::string_view row) { count(row, false); }
    void remove(std::string_view row) { count(row, true); }
    [[nodiscard]] std::string text() const; // lower-case hex
    [[nodiscard]] static std::optional<RowSum> parse(std::string_view text);
    bool operator==(const RowSum &) const = default;

private:
    void count(std::string_view row, bool less);
    std::array<std::uint64_t, 4> m_lanes{};
};

struct RowSums {
    RowSum rows, index;
    bool unread = false; // a row could not be read, so the sums are not to be believed
};
enum class Summed { No, Rows, Index };

class Statement {
public:
    Statement(Statement &&) noexcept;
    Statement &operator=(Statement &&) = delete;
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;
    ~Statement();

    // Parameters count from 1. Empty texts are bound as such; use bindOrNull for columns where empty means absent.
    Statement &bind(int index, std::int64_t value);
    Statement &bind(int index, double value);
    Statement &bind(int index, std::string_view text);
    Statement &bindOrNull(int index, std::string_view text);
    Statement &bindBlob(int index, std::string_view bytes);
    // Without a copy: the bytes must stay until the statement has run and is reset, bound anew or gone.
    Statement &bindKept(int index, std::string_view text);
    Statement &bindKeptOrNull(int index, std::string_view text);
    Statement &bindKeptBlob(int index, std::string_view bytes);
    Statement &bindNull(int index);
    template<class T>
    Statement &bind(int index, const std::optional<T> &value)
    {
        return value ? bind(index, *value) : bindNull(index);
    }

    [[nodiscard]] bool next();        // true: a row; false: the end or an error
    [[nodiscard]] Result<void> run(); // to the end, ignoring rows
    void reset();                     // ready to be bound and run again

    [[nodiscard]] bool ok() const { return !m_error; }
    [[nodiscard]] const Error &error() const { return *m_error; }

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] int type(int column) const; // 0 null, 1 integer, 2 real, 3 text, 4 blob
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] std::string_view view(int column) const; // valid until the next step
    [[nodiscard]] std::string text(int column) const { return std::string(view(column)); }
    [[nodiscard]] std::optional<std::int64_t> optionalInteger(int column) const;
    [[nodiscard]] std::optional<double> optionalReal(int column) const;
    void addTo(RowSum &sum, std::string_view table) const; // this row, as one of that table

private:
    friend class Connection;
    Statement(Connection *connection, sqlite3_stmt *handle, std::string_view sql);
    void check(int code);

    Connection *m_connection = nullptr;
    sqlite3_stmt *m_handle = nullptr;
    std::string m_sql;
    std::optional<Error> m_error;
};

enum class Mode { ReadOnly, ReadWrite, Create, Immutable };

class Connection {
public:
    [[nodiscard]] static Result<std::unique_ptr<Connection>> open(const std::filesystem::path &path, Mode mode,
                                                                  std::chrono::milliseconds busyTimeout);
    [[nodiscard]] static Result<std::unique_ptr<Connection>> openMemory();
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] Statement prepare(std::string_view sql); // cached
    [[nodiscard]] Result<void> execute(const std::string &sql);
    // For SQL of one row and column.
    [[nodiscard]] Result<std::int64_t> integer(std::string_view sql);
    [[nodiscard]] Result<std::string> text(std::string_view sql);

    // Running statements end with Cancelled once the token is triggered. Unset it with a default token.
    void setStop(std::stop_token stop);
    // The most that statements between two calls of setStop() may take, in operations of SQLite's machine; beyond it
    // they end with Corrupt. 0: no bound. For files whose tables and views are not the ones that this version makes:
    // a view may go on for ever.
    void setBudget(std::uint64_t operations);
    [[nodiscard]] int cachedBytes() const; // of pages that are kept
    // Gives back what the page cache holds above that many bytes, the pages used last stay. Not within a transaction.
    void shrinkCache(int bytes);
    // Keeps the sums up with each row of the tables that count. nullptr: no more.
    void keepUp(RowSums *sums, Summed (*summedIn)(std::string_view table));
    [[nodiscard]] bool inTransaction() const;
    // While set, nothing runs outside of a transaction. After a fault of the disk SQLite may take a transaction back by
    // itself, and what follows would be written alone, each statement for itself.
    void setWithin(bool within) { m_within = within; }
    [[nodiscard]] int liveStatements() const { return m_live; } // for assertions
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    void setPath(std::filesystem::path path) { m_path = std::move(path); } // the one to be named in errors
    [[nodiscard]] Error error(int code) const;                             // of the last call
    [[nodiscard]] bool outOfMemory() const;                                // was the end of the last call
    // Copies the whole database into a new file with owner-only rights.
    [[nodiscard]] Result<void> backupTo(const std::filesystem::path &target);
    // A copy of the state that this connection sees, for checks that SQLite counts as writing. It lives in memory and,
    // where it is large, in a nameless file that is gone with it. Cancelled when the token is triggered.
    [[nodiscard]] Result<std::unique_ptr<Connection>> temporaryCopy(const std::stop_token &stop) const;

private:
    friend class Statement;
    [[nodiscard]] Error takenBack() const;
    Connection() = default;
    static Result<std::unique_ptr<Connection>> openNameless(const char *name);
    void configure(std::chrono::milliseconds busyTimeout);

    DatabaseInUse m_inUse; // ends after m_handle is closed
    sqlite3 *m_handle = nullptr;
    int m_live = 0;
    std::filesystem::path m_path;
    std::stop_token m_stop;
    std::uint64_t m_budget = 0, m_spent = 0;
    void watch(); // installs or removes the handler
    RowSums *m_sums = nullptr;
    bool m_within = false;
    std::string m_row; // that is summed
    Summed (*m_summedIn)(std::string_view table) = nullptr;
    std::unordered_map<std::string, std::vector<sqlite3_stmt *>> m_idle;
};

} // namespace credence::sql

// Leaves the function with the error of a failed Result<void>.
#define CREDENCE_TRY(expression)                                                                                       \
    do {                                                                                                               \
        if (auto tried_ = (expression); !tried_.ok())                                                                  \
            return tried_.error();                                                                                     \
    } while (false)
