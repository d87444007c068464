// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Work that is counted instead of timed: the steps of SQLite's machine, and how often a statement ran.
// Ownership: none; connections opened while a Steps lives are counted. Thread safety: one Steps at a time; the work may
// use any threads.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace credence::test {

class Steps {
public:
    Steps() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(attach)); }
    ~Steps() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(attach)); }
    Steps(const Steps &) = delete;
    Steps &operator=(const Steps &) = delete;

    // Steps that the work takes.
    template<class Work>
    static std::int64_t of(Work work)
    {
        s_taken = 0;
        work();
        return s_taken;
    }
    // How often statements that begin so ran meanwhile.
    template<class Work>
    static std::int64_t runsOf(const std::string &beginning, Work work)
    {
        s_beginning = &beginning;
        s_runs = 0;
        work();
        s_beginning = nullptr;
        return s_runs;
    }

private:
    static int attach(sqlite3 *db, const char **, const void *)
    {
        return sqlite3_trace_v2(db, SQLITE_TRACE_PROFILE, ran, nullptr);
    }
    static int ran(unsigned, void *, void *handle, void *)
    {
        auto *statement = static_cast<sqlite3_stmt *>(handle);
        s_taken += sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1);
        const std::string *beginning = s_beginning;
        s_runs += beginning && std::string_view(sqlite3_sql(statement)).starts_with(*beginning);
        return 0;
    }
    inline static std::atomic<std::int64_t> s_taken{0}, s_runs{0};
    inline static std::atomic<const std::string *> s_beginning{nullptr};
};

} // namespace credence::test
