// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What people do on a store of any size, each against bare SQLite on the same file in the same run.
// bench_large STORE (make_store makes one). The store is only read.
#include "report.h"

#include <credence/audit.h>
#include <credence/bench.h>
#include <credence/review.h>
#include <credence/store.h>
#include <credence/trigger.h>

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <limits>

using namespace credence;

namespace {

double cpuMs()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

template<class Work>
double shortest(int turns, Work work)
{
    double best = std::numeric_limits<double>::max();
    for (int i = 0; i < turns; ++i) {
        const double start = cpuMs();
        work();
        best = std::min(best, cpuMs() - start);
    }
    return best;
}

// All rows of a query, each value looked at.
std::size_t drain(sqlite3 *db, const std::string &sql)
{
    sqlite3_stmt *rows = nullptr;
    if (sqlite3_prepare_v2(db, sql.c_str(), -1, &rows, nullptr) != SQLITE_OK) {
        fmt::print(stderr, "bench_large: {}\n", sqlite3_errmsg(db));
        std::exit(1);
    }
    std::size_t bytes = 0;
    while (sqlite3_step(rows) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(rows); ++i)
            bytes += std::size_t(sqlite3_column_bytes(rows, i)) + 1;
    }
    sqlite3_finalize(rows);
    return bytes;
}

// All rows of a query, each value read as what it is.
double readTyped(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *rows = nullptr;
    if (sqlite3_prepare_v2(db, sql, -1, &rows, nullptr) != SQLITE_OK) {
        fmt::print(stderr, "bench_large: {}\n", sqlite3_errmsg(db));
        std::exit(1);
    }
    double sum = 0;
    while (sqlite3_step(rows) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(rows); ++i) {
            switch (sqlite3_column_type(rows, i)) {
            case SQLITE_INTEGER:
                sum += double(sqlite3_column_int64(rows, i));
                break;
            case SQLITE_FLOAT:
                sum += sqlite3_column_double(rows, i);
                break;
            case SQLITE_TEXT:
                sum += sqlite3_column_text(rows, i)[0];
                break;
            default:
                break;
            }
        }
    }
    sqlite3_finalize(rows);
    return sum;
}

double peakMb()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            return std::stod(line.substr(6)) / 1024;
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        fmt::print(stderr, "bench_large STORE\n");
        return 2;
    }
    const std::filesystem::path path = argv[1];
    auto store = Store::open(path, {.readOnly = true});
    if (!store) {
        fmt::print(stderr, "bench_large: {}\n", store.error().message);
        return 1;
    }
    sqlite3 *db = nullptr;
    sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_exec(db, "PRAGMA cache_size = -32768", nullptr, nullptr, nullptr);

    // Open, list, why, impact and simulate have references of their own in the core.
    if (const auto measured = bench(path, {.turns = 5})) {
        for (const Measurement &one : *measured)
            credence::measured::report(fmt::format("{} ({})", one.name, one.subject).c_str(), one.ours / 1000,
                                       one.reference / 1000, "ms", 0, "bare SQLite");
    }

    // All that words find; bench_tree measures the first rows of it in the window.
    for (const char *words : {"r", "re", "review", "deploy plan"}) {
        Query query;
        query.text = words;
        query.sort = SortKey::Arrival;
        std::size_t found = 0;
        const double ours = shortest(5, [&] {
            const auto keys = (*store)->keys(query);
            if (!keys)
                std::exit(1);
            found = keys->size();
        });
        std::string match;
        for (const std::string &word : std::string_view(words) == "deploy plan"
                                           ? std::vector<std::string>{"deploy", "plan"}
                                           : std::vector<std::string>{words})
            match += (match.empty() ? "" : " AND ") + ('"' + word + '"');
        const double bare = shortest(
            5, [&] { drain(db, fmt::format("SELECT rowid FROM memory_fts WHERE memory_fts MATCH '{} *'", match)); });
        credence::measured::report(fmt::format("words \"{}\", {} found", words, found).c_str(), ours, bare, "ms", 0,
                                   "bare FTS5");
    }

    std::size_t nodes = 0;
    const double loaded = shortest(3, [&] {
        const auto whole = (*store)->snapshot();
        nodes = whole ? (*whole)->size() : 0;
    });
    const double columns = shortest(3, [&] {
        readTyped(db, "SELECT key, created, importance, depth, scope, kind, shape, status, origin, acknowledged_lost, "
                      "stated_doubt, stored_depth, malformed, restores_to FROM memory ORDER BY key");
        readTyped(db, "SELECT derived, source, role, granularity FROM evidence ORDER BY derived, ordinal");
    });
    credence::measured::report(fmt::format("snapshot of {} memories", nodes).c_str(), loaded, columns, "ms", 1.5,
                               "a bare scan of the same columns");

    std::uint64_t findings = 0;
    const double checked = shortest(1, [&] {
        const auto all = health(**store);
        findings = all ? all->findings.size() : 0;
    });
    const double scanned = shortest(1, [&] {
        drain(db, "SELECT key, id, kind, status, depth, created, importance, text FROM memory");
        drain(db, "SELECT * FROM evidence");
    });
    credence::measured::report(fmt::format("health, {} findings", findings).c_str(), checked, scanned, "ms", 0,
                               "a bare scan of the rows");

    const double counted = shortest(3, [&] { static_cast<void>((*store)->counts()); });
    const double groups =
        shortest(3, [&] { drain(db, "SELECT kind, status, depth, count(*) FROM memory GROUP BY 1, 2, 3"); });
    credence::measured::report("counts", counted, groups, "ms", 0, "one bare GROUP BY");

    const auto waiting = queueCounts(**store);
    const double queued = shortest(3, [&] { static_cast<void>(queue(**store, {.limit = 100})); });
    credence::measured::report(fmt::format("queue of {}, a page", waiting ? waiting->candidates : 0).c_str(), queued, 0,
                               "ms", 0, "");
    credence::measured::report("peak memory of these", peakMb(), 0, "MB", 0, "");
    sqlite3_close(db);
    return 0;
}
