// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The import of a Chroma folder, read and merged into a new store, beside the bare inserts of the rows that it makes:
// all tables with their indexes, both full-text tables and the vectors, in one transaction, without triggers, checks or
// reading. The bar is a ratio of 2.0. Usage: bench_chroma [RECORDS [DIMENSIONS [TURNS]]]
#include "report.h"
#include "support/chromawriter.h"

#include <credence/ingest.h>
#include <credence/store.h>

#include <fmt/format.h>
#include <sqlite3.h>

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

using namespace credence;
namespace fs = std::filesystem;

namespace {

[[noreturn]] void stop(const std::string &what)
{
    fmt::print(stderr, "bench_chroma: {}\n", what);
    std::exit(1);
}

template<class T>
T must(Result<T> result, const char *what)
{
    if (!result)
        stop(fmt::format("{}: {}", what, result.error().message));
    return std::move(*result);
}

struct Clock {
    double cpu = double(std::clock()) / CLOCKS_PER_SEC;
    std::chrono::steady_clock::time_point wall = std::chrono::steady_clock::now();
};
struct Spent {
    double cpu = 1e9, wall = 1e9;
    void best(const Clock &from)
    {
        cpu = std::min(cpu, double(std::clock()) / CLOCKS_PER_SEC - from.cpu);
        wall = std::min(wall, std::chrono::duration<double>(std::chrono::steady_clock::now() - from.wall).count());
    }
};

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
    return out;
}

// The article's layout; the vectors of all but the last hundred records lie in the index, theirs in the queue.
void generate(const fs::path &folder, int records, int dimensions)
{
    test::ChromaWriter chroma(folder, test::ChromaEra::Configs);
    const std::string collection = chroma.collection("episodes", dimensions, "cosine");
    std::vector<std::pair<std::string, std::vector<float>>> indexed;
    std::uint64_t seed = 7;
    for (int i = 0; i < records; ++i) {
        const std::string id = fmt::format("4f1f8a28-1e72-4794-bb73-{:012}", i);
        chroma.record(collection, id,
                      {{"chroma:document", words(std::uint64_t(i), 20)},
                       {"user", "ada"},
                       {"importance", 0.5},
                       {"ts", 1754039533.25 + i},
                       {"last_read", 1754039533.25 + i}});
        std::vector<float> vector(std::size_t(dimensions), 0);
        for (float &value : vector) {
            seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
            value = float(seed >> 40) / float(1U << 24) - 0.5F;
        }
        if (i + 100 < records)
            indexed.emplace_back(id, std::move(vector));
        else
            chroma.queue(collection, 0, id, vector);
    }
    chroma.run(fmt::format("UPDATE embeddings_queue SET seq_id = seq_id + {}", records));
    chroma.index(collection, indexed, true, false, std::int64_t(indexed.size()));
}

void execute(sqlite3 *db, const std::string &sql)
{
    char *error = nullptr;
    if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &error) != SQLITE_OK)
        stop(fmt::format("{}: {}", sql, error ? error : "?"));
}

sqlite3 *open(const fs::path &path)
{
    sqlite3 *db = nullptr;
    if (sqlite3_open(path.c_str(), &db) != SQLITE_OK)
        stop("can't open " + path.string());
    execute(db, "PRAGMA synchronous = FULL; PRAGMA cache_size = -262144; PRAGMA temp_store = MEMORY; "
                "PRAGMA foreign_keys = ON");
    return db;
}

struct Table {
    std::string select, insert;
    std::vector<std::vector<sqlite3_value *>> rows;
};

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

std::string textOf(sqlite3_value *value)
{
    const auto *const text = sqlite3_value_text(value);
    return text ? reinterpret_cast<const char *>(text) : "";
}

std::vector<std::string> column(sqlite3 *db, const std::string &select)
{
    Table table{select, {}, {}};
    read(db, table);
    std::vector<std::string> out;
    for (const auto &row : table.rows)
        out.push_back(textOf(row.front()));
    return out;
}

void removeStore(const fs::path &path)
{
    for (const char *more : {"", "-wal", "-shm"}) {
        std::error_code ignored;
        fs::remove(path.string() + more, ignored);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const int records = argc > 1 ? std::atoi(argv[1]) : 100'000;
    const int dimensions = argc > 2 ? std::atoi(argv[2]) : 384;
    const int turns = argc > 3 ? std::atoi(argv[3]) : 3;
    if (records < 1 || dimensions < 1 || turns < 1)
        stop("usage: bench_chroma [RECORDS [DIMENSIONS [TURNS]]]");
    const auto folder = fs::temp_directory_path() / fmt::format("credence-bench-{}", ::getpid());
    fs::create_directory(folder);
    const auto chroma = folder / "chroma";
    generate(chroma, records, dimensions);

    const auto ours = folder / "ours.credence", bare = folder / "bare.credence";
    Spent reading, all, plain;
    bool vectors = false;
    for (int turn = 0; turn < turns; ++turn) {
        removeStore(ours);
        {
            auto store = must(Store::create(ours, {}), "create");
            const Clock start;
            auto foreign = must(readForeign(chroma, {}), "read");
            reading.best(start);
            const auto report = must(store->import(std::move(foreign), chroma, {"", "bench", ""}), "import");
            all.best(start);
            if (report.added != std::uint64_t(records))
                stop("not all came in");
        }
        sqlite3 *from = open(ours);
        std::vector<Table> tables;
        // Full-text tables have their rows from the memories; what they are made of is theirs.
        for (const std::string &name :
             column(from, "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT "
                          "LIKE 'sqlite\\_%' ESCAPE '\\'")) {
            std::string marks;
            for (const std::string &number :
                 column(from, fmt::format("SELECT cid + 1 FROM pragma_table_info('{}')", name)))
                marks += (marks.empty() ? "?" : ", ?") + number;
            tables.push_back(
                {fmt::format("SELECT * FROM {}", name), fmt::format("INSERT INTO {} VALUES ({})", name, marks), {}});
            read(from, tables.back());
            vectors = vectors || (name == "vector" && !tables.back().rows.empty());
        }
        for (const char *fts : {"memory_fts", "memory_trigram"}) {
            tables.push_back(
                {"SELECT key, text FROM memory", fmt::format("INSERT INTO {} (rowid, text) VALUES (?1, ?2)", fts), {}});
            read(from, tables.back());
        }
        const auto triggers = column(from, "SELECT name FROM sqlite_schema WHERE type = 'trigger'");
        sqlite3_close(from);

        removeStore(bare);
        must(Store::create(bare, {}), "create");
        sqlite3 *to = open(bare);
        for (const std::string &name : triggers)
            execute(to, "DROP TRIGGER " + name);
        execute(to, "PRAGMA foreign_keys = OFF"); // tables come in any order
        for (const std::string &name : column(to, "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = "
                                                  "'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"))
            execute(to, "DELETE FROM " + name);
        const Clock start;
        execute(to, "BEGIN IMMEDIATE");
        for (const Table &one : tables)
            write(to, one);
        execute(to, "COMMIT");
        plain.best(start);
        sqlite3_close(to);
        for (Table &one : tables) {
            for (auto &row : one.rows) {
                for (sqlite3_value *value : row)
                    sqlite3_value_free(value);
            }
        }
    }
    fmt::print(
        "{} records of {} dimensions{}: {:.0f} ms of the CPU are reading; {:.0f} ms by the clock, bare {:.0f} ms, "
        "ratio {:.2f}\n",
        records, dimensions, vectors ? "" : " (the store keeps no vectors)", reading.cpu * 1000, all.wall * 1000,
        plain.wall * 1000, all.wall / plain.wall);
    const std::string what = fmt::format("import of a Chroma folder, {} x {}", records, dimensions);
    measured::report(what.c_str(), all.cpu * 1000, plain.cpu * 1000, "ms", 2, "bare inserts");
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return 0;
}
