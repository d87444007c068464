// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Importing credence-jsonl, against a bare parse (nlohmann) and bare inserts of the same rows into the same tables,
// indexes and full-text rows included, triggers left out. bench_import [EPISODES BELIEFS] (20000 and 1000).
#include "report.h"
#include "support/generator/generator.h"

#include <credence/ingest.h>
#include <credence/store.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <ctime>
#include <filesystem>
#include <sstream>
#include <unistd.h>

using namespace credence;

namespace {

double cpuMs()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

void execute(sqlite3 *db, const std::string &sql)
{
    char *why = nullptr;
    if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &why) != SQLITE_OK) {
        fmt::print(stderr, "bench_import: {}: {}\n", sql, why ? why : "");
        std::exit(1);
    }
}

} // namespace

int main(int argc, char **argv)
{
    test::GeneratorOptions options;
    options.episodes = argc > 1 ? std::uint32_t(std::atoi(argv[1])) : 20'000;
    options.beliefs = argc > 2 ? std::uint32_t(std::atoi(argv[2])) : 1'000;
    options.depths = 5;
    options.evidencePerBelief = 4;
    const auto folder = std::filesystem::temp_directory_path() / fmt::format("credence-bench-import-{}", ::getpid());
    std::filesystem::create_directory(folder);
    std::ostringstream made;
    test::writeJsonl(options, made);
    const std::string text = made.str();
    made.str({});

    const auto path = folder / "ours.credence", bare = folder / "bare.credence";
    double ours = 0;
    {
        CreateOptions create;
        create.scope = options.scope;
        auto store = Store::create(path, create);
        if (!store)
            return 1;
        const double start = cpuMs();
        const auto report =
            (*store)->import(readCredenceJsonl(text, "generated"), "generated", Cause{"", "import", ""});
        ours = cpuMs() - start;
        if (!report) {
            fmt::print(stderr, "bench_import: {}\n", report.error().message);
            return 1;
        }
        fmt::print("{} memories, {} problems\n", report->added, report->problems.size());
    }

    // Bare: each line parsed, and the rows of the finished store written into an empty one of the same schema.
    double reference = 0;
    {
        const double start = cpuMs();
        std::size_t members = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            members +=
                nlohmann::json::parse(text.begin() + std::ptrdiff_t(at), text.begin() + std::ptrdiff_t(end)).size();
            at = end + 1;
        }
        reference = cpuMs() - start;
        fmt::print("bare parse: {:.0f} ms ({} members)\n", reference, members);
    }
    {
        CreateOptions create;
        create.scope = options.scope;
        if (!Store::create(bare, create))
            return 1;
        sqlite3 *db = nullptr;
        sqlite3_open(bare.c_str(), &db);
        execute(db, "PRAGMA cache_size = -262144; PRAGMA foreign_keys = OFF");
        std::string drop;
        sqlite3_exec(
            db, "SELECT 'DROP TRIGGER ' || name || ';' FROM sqlite_schema WHERE type = 'trigger'",
            [](void *out, int, char **row, char **) {
                *static_cast<std::string *>(out) += row[0];
                return 0;
            },
            &drop, nullptr);
        execute(db, drop);
        // The rows come out of memory, so that reading them is not counted.
        execute(db, fmt::format("ATTACH '{}' AS ours; CREATE TEMP TABLE m AS SELECT * FROM ours.memory; "
                                "CREATE TEMP TABLE e AS SELECT * FROM ours.evidence; CREATE TEMP TABLE t AS SELECT * "
                                "FROM ours.tag; CREATE TEMP TABLE n AS SELECT * FROM ours.entity; DETACH ours",
                                path.string()));
        const double start = cpuMs();
        execute(
            db,
            "BEGIN IMMEDIATE; INSERT INTO main.evidence SELECT * FROM temp.e; INSERT INTO main.memory SELECT * FROM "
            "temp.m; INSERT INTO main.tag SELECT * FROM temp.t; INSERT INTO main.entity SELECT * FROM temp.n; "
            "INSERT INTO memory_fts (rowid, text) SELECT key, text FROM temp.m; "
            "INSERT INTO memory_trigram (rowid, text) SELECT key, text FROM temp.m; COMMIT");
        const double took = cpuMs() - start;
        reference += took;
        fmt::print("bare inserts: {:.0f} ms\n", took);
        sqlite3_close(db);
    }
    credence::measured::report(fmt::format("import of {} memories", options.episodes + options.beliefs).c_str(), ours,
                               reference, "ms", 2.0, "bare parse and bare inserts");
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
    return 0;
}
