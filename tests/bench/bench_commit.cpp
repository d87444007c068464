// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A commit of many approvals beside the bare inserts of the same rows: memory, evidence, both full-text tables, what
// became of each candidate, and the ledger's entry, in one transaction, without triggers, checks or reading. The bar is
// a ratio of 2.0. Usage: bench_commit [APPROVALS [TURNS]]
#include "report.h"

#include <credence/ingest.h>
#include <credence/review.h>

#include <fmt/format.h>
#include <sqlite3.h>

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <vector>

using namespace credence;

namespace {

[[noreturn]] void stop(const std::string &what)
{
    fmt::print(stderr, "bench_commit: {}\n", what);
    std::exit(1);
}

template<class T>
T must(Result<T> result, const char *what)
{
    if (!result)
        stop(fmt::format("{}: {}", what, result.error().message));
    return std::move(*result);
}

// CPU, not wall: both write and sync the same.
double cpu()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

std::string words(std::uint64_t seed, int count)
{
    static const char *const all[] = {"the",     "release", "review", "morning", "deploy", "window", "tests",  "orders",
                                      "staging", "after",   "before", "wants",   "checks", "branch", "report", "failed",
                                      "login",   "plan",    "steps",  "small",   "cache",  "quiet",  "data",   "moved"};
    std::string out;
    for (int i = 0; i < count; ++i) {
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        out += (i ? " " : "") + std::string(all[(seed >> 33) % 24]);
    }
    // A word of its own for each text, and no number: that could be somebody's.
    out += ' ';
    for (int i = 0; i < 5; ++i, seed /= 20)
        out += "bdfgjklmnprstvwxzaeo"[seed % 20];
    return out;
}

// A store with approvals that wait for their commit.
std::filesystem::path prepare(const std::filesystem::path &folder, int approvals)
{
    const auto path = folder / "ready.credence";
    CreateOptions options;
    options.scope = "s";
    auto store = must(Store::create(path, options), "create");
    std::string lines = credenceJsonlHeader() + "\n";
    const int episodes = 2 * approvals;
    for (int i = 0; i < episodes; ++i)
        lines +=
            fmt::format("{{\"record\":\"memory\",\"id\":\"e{}\",\"kind\":\"episode\",\"scope\":\"s\",\"text\":\"{}\","
                        "\"created\":\"2026-01-01T10:00:00Z\",\"importance\":0.5}}\n",
                        i, words(std::uint64_t(i), 18));
    std::vector<std::string> ids;
    for (int i = 0; i < approvals; ++i) {
        ids.push_back(fmt::format("c{:06}", i));
        lines += fmt::format("{{\"record\":\"candidate\",\"id\":\"{}\",\"action\":\"add\",\"scope\":\"s\",\"shape\":"
                             "\"insight\",\"text\":\"{}\",\"importance\":0.6,\"state\":\"pending\",\"evidence\":["
                             "{{\"id\":\"e{}\",\"role\":\"supports\",\"granularity\":\"claim\",\"shown\":1}},"
                             "{{\"id\":\"e{}\",\"role\":\"supports\",\"granularity\":\"claim\",\"shown\":2}},"
                             "{{\"id\":\"e{}\",\"role\":\"supports\",\"granularity\":\"claim\",\"shown\":3}}],"
                             "\"checks\":[{{\"id\":\"citations\",\"state\":\"pass\",\"sentence\":\"3 distinct sources, "
                             "the floor is 2.\"}},{{\"id\":\"privacy\",\"state\":\"pass\",\"sentence\":\"Nothing was "
                             "found.\"}}]}}\n",
                             ids.back(), words(std::uint64_t(i) + 7777777, 15), i % episodes, (i * 7 + 1) % episodes,
                             (i * 13 + 5) % episodes);
    }
    must(store->import(readCredenceJsonl(lines, "bench"), "bench", {"", "import", ""}), "import");
    must(decideAll(*store, ids, Verdict::Approve, {"ada", "gui", ""}), "approve");
    return path;
}

struct Table {
    std::string select, insert;
    std::vector<std::vector<sqlite3_value *>> rows;
};

void execute(sqlite3 *db, const std::string &sql)
{
    char *error = nullptr;
    if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &error) != SQLITE_OK)
        stop(fmt::format("{}: {}", sql, error ? error : "?"));
}

sqlite3 *open(const std::filesystem::path &path)
{
    sqlite3 *db = nullptr;
    if (sqlite3_open(path.c_str(), &db) != SQLITE_OK)
        stop("can't open " + path.string());
    execute(db, "PRAGMA synchronous = FULL; PRAGMA cache_size = -262144; PRAGMA temp_store = MEMORY; "
                "PRAGMA foreign_keys = ON");
    return db;
}

void read(sqlite3 *db, Table &table)
{
    sqlite3_stmt *select = nullptr;
    if (sqlite3_prepare_v2(db, table.select.c_str(), -1, &select, nullptr) != SQLITE_OK)
        stop(table.select + ": " + sqlite3_errmsg(db));
    while (sqlite3_step(select) == SQLITE_ROW) {
        auto &row = table.rows.emplace_back();
        for (int i = 0; i < sqlite3_column_count(select); ++i)
            row.push_back(sqlite3_value_dup(sqlite3_column_value(select, i)));
    }
    sqlite3_finalize(select);
}

void write(sqlite3 *db, const Table &table)
{
    sqlite3_stmt *insert = nullptr;
    if (sqlite3_prepare_v2(db, table.insert.c_str(), -1, &insert, nullptr) != SQLITE_OK)
        stop(table.insert + ": " + sqlite3_errmsg(db));
    for (const auto &row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            sqlite3_bind_value(insert, int(i) + 1, row[i]);
        if (sqlite3_step(insert) != SQLITE_DONE)
            stop(table.insert + ": " + sqlite3_errmsg(db));
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
}

std::string marks(int n)
{
    std::string out;
    for (int i = 1; i <= n; ++i)
        out += fmt::format("{}?{}", i > 1 ? ", " : "", i);
    return out;
}

void copyTo(const std::filesystem::path &from, const std::filesystem::path &to)
{
    for (const char *more : {"", "-wal", "-shm"}) {
        std::error_code ignored;
        std::filesystem::remove(to.string() + more, ignored);
    }
    std::filesystem::copy_file(from, to);
}

} // namespace

int main(int argc, char **argv)
{
    const int approvals = argc > 1 ? std::atoi(argv[1]) : 10'000;
    const int turns = argc > 2 ? std::atoi(argv[2]) : 3;
    if (approvals < 1 || turns < 1)
        stop("usage: bench_commit [APPROVALS [TURNS]]");
    const auto folder = std::filesystem::temp_directory_path() / fmt::format("credence-bench-{}", ::getpid());
    std::filesystem::create_directory(folder);
    const auto ready = prepare(folder, approvals);
    const auto ours = folder / "ours.credence", bare = folder / "bare.credence";
    double best = 1e9, bestBare = 1e9;
    for (int turn = 0; turn < turns; ++turn) {
        copyTo(ready, ours);
        std::int64_t entry = 0;
        {
            auto store = must(Store::open(ours), "open");
            const double start = cpu();
            const auto plan = must(commit(*store, {"ada", "gui", ""}), "commit");
            best = std::min(best, cpu() - start);
            entry = plan.entry.value;
            if (plan.changes.size() != std::size_t(approvals))
                stop("not all were committed");
        }
        std::vector<Table> tables;
        sqlite3 *from = open(ours);
        const auto table = [&](const std::string &name, int columns, const std::string &where) {
            tables.push_back({fmt::format("SELECT * FROM {} WHERE {}", name, where),
                              fmt::format("INSERT INTO {} VALUES ({})", name, marks(columns)),
                              {}});
        };
        const auto columns = [&](const char *name) {
            Table one{fmt::format("SELECT count(*) FROM pragma_table_info('{}')", name), {}, {}};
            read(from, one);
            return sqlite3_value_int(one.rows.front().front());
        };
        table("ledger", columns("ledger"), fmt::format("number = {}", entry));
        table("evidence", columns("evidence"),
              fmt::format("derived IN (SELECT key FROM memory WHERE ledger = {})", entry));
        table("memory", columns("memory"), fmt::format("ledger = {}", entry));
        table("candidate_change", columns("candidate_change"), fmt::format("number = {}", entry));
        tables.push_back({fmt::format("SELECT candidate FROM candidate_change WHERE number = {}", entry),
                          "UPDATE candidate SET state = 'committed' WHERE id = ?1",
                          {}});
        for (const char *fts : {"memory_fts", "memory_trigram"})
            tables.push_back({fmt::format("SELECT key, text FROM memory WHERE ledger = {}", entry),
                              fmt::format("INSERT INTO {} (rowid, text) VALUES (?1, ?2)", fts),
                              {}});
        for (Table &one : tables)
            read(from, one);
        Table triggers{"SELECT name FROM sqlite_schema WHERE type = 'trigger'", {}, {}};
        read(from, triggers);
        sqlite3_close(from);

        copyTo(ready, bare);
        sqlite3 *to = open(bare);
        for (const auto &row : triggers.rows)
            execute(to,
                    fmt::format("DROP TRIGGER {}", reinterpret_cast<const char *>(sqlite3_value_text(row.front()))));
        const double start = cpu();
        execute(to, "BEGIN IMMEDIATE");
        for (const Table &one : tables)
            write(to, one);
        execute(to, "COMMIT");
        bestBare = std::min(bestBare, cpu() - start);
        sqlite3_close(to);
        for (Table &one : tables) {
            for (auto &row : one.rows) {
                for (sqlite3_value *value : row)
                    sqlite3_value_free(value);
            }
        }
    }
    fmt::print("commit of {} approvals: {:.0f} ms of CPU, bare inserts {:.0f} ms, ratio {:.2f} (bar 2.0)\n", approvals,
               best * 1000, bestBare * 1000, best / bestBare);
    credence::measured::report(fmt::format("commit of {} approvals", approvals).c_str(), best * 1000, bestBare * 1000,
                               "ms", 2.0, "bare inserts");
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
    return 0;
}
