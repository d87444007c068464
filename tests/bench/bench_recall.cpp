// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Recall over many memories: how long the whole ranked and explained answer takes against the bare query of the graph
// and of the full text that it issues, in one run; and how many of the ten most alike the graph finds.
// bench_recall [MEMORIES] (200,000). Making the graph takes minutes.
#include "index/graph.h"
#include "index/vectors.h"
#include "report.h"

#include <credence/recall.h>

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <random>

using namespace credence;

namespace {

double now()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

const char *const kWords[] = {"deploy",  "basket",   "invoice", "printer", "harbour", "letter",   "garden", "doctor",
                              "violin",  "market",   "storm",   "kitchen", "train",   "password", "server", "holiday",
                              "bridge",  "language", "window",  "recipe",  "meeting", "river",    "engine", "teacher",
                              "station", "painter",  "novel",   "weather", "mirror",  "forest"};
const char *const kDoings[] = {"failed",  "arrived", "was repaired", "grew",   "was sold", "burned",
                               "stopped", "changed", "was lost",     "opened", "was read", "returned"};

std::string sentence(std::mt19937 &dice)
{
    const auto word = [&] { return kWords[dice() % std::size(kWords)]; };
    return fmt::format("The {} of the {} {} near the {} while the {} {}, number {}.", word(), word(),
                       kDoings[dice() % std::size(kDoings)], word(), word(), kDoings[dice() % std::size(kDoings)],
                       dice() % 5000);
}

template<class T>
T must(Result<T> result, const char *what)
{
    if (!result) {
        std::fprintf(stderr, "%s: %s\n", what, result.error().message.c_str());
        std::exit(1);
    }
    return std::move(result).value();
}

} // namespace

int main(int argc, char **argv)
{
    const std::size_t count = argc > 1 ? std::stoul(argv[1]) : 200'000;
    const auto folder = std::filesystem::temp_directory_path() / fmt::format("credence-bench-recall-{}", ::getpid());
    std::filesystem::create_directory(folder);
    const auto path = folder / "a.credence";
    std::mt19937 dice(1);
    {
        auto store = must(Store::create(path), "create");
        ForeignStore all;
        all.format = "credence-jsonl";
        for (std::size_t i = 0; i < count; ++i) {
            MemoryDraft draft;
            draft.memory.id = {fmt::format("e{}", i)};
            draft.memory.scope = "default";
            draft.memory.text = sentence(dice);
            draft.memory.importanceRaw = double(dice() % 100) / 100;
            draft.memory.session = fmt::format("s{}", i / 12);
            draft.memory.created = Time(std::chrono::milliseconds(1'700'000'000'000 + std::int64_t(i) * 60'000));
            draft.order = std::int64_t(i) + 1;
            all.memories.push_back(std::move(draft));
        }
        all.read = count;
        must(store->import(std::move(all), "bench", {}), "import");
    }
    auto store = must(Store::open(path, {.readOnly = true}), "open");
    double start = now();
    auto made = must(RecallIndex::open(*store), "index");
    std::printf("index of %zu memories made in %.1f s\n", count, (now() - start) / 1000);
    start = now();
    auto opened = must(RecallIndex::open(*store), "index");
    std::printf("index read in %.2f s, graph: %s\n", (now() - start) / 1000, opened->state().graph ? "yes" : "no");

    const auto &index = static_cast<const index::VectorIndex &>(*opened);
    sqlite3 *db = nullptr;
    sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_exec(db, "PRAGMA cache_size = -32768", nullptr, nullptr, nullptr);
    sqlite3_stmt *match = nullptr;
    sqlite3_prepare_v2(db, "SELECT rowid, rank FROM memory_fts WHERE memory_fts MATCH ?1 ORDER BY rank LIMIT 200", -1,
                       &match, nullptr);

    std::vector<double> ours, graphs, texts, ratios;
    std::size_t found = 0, wanted = 0, hits = 0;
    for (int round = 0; round < 60; ++round) {
        const char *a = kWords[dice() % std::size(kWords)], *b = kWords[dice() % std::size(kWords)],
                   *c = kDoings[0] + 0;
        const std::string question = fmt::format("{} {} {}", a, b, c);
        const std::string phrase = fmt::format("\"{}\" OR \"{}\" OR \"{}\"", a, b, c);
        const auto query = must(index.embedder().embed(std::span(&question, 1)), "embed").front();

        start = now();
        const auto bare = index.searchGraph(query, 400);
        const double graph = now() - start;
        start = now();
        sqlite3_bind_text(match, 1, phrase.c_str(), -1, SQLITE_TRANSIENT);
        while (sqlite3_step(match) == SQLITE_ROW)
            hits += sqlite3_column_int64(match, 0) > 0 ? 1U : 0U;
        sqlite3_reset(match);
        const double text = now() - start;
        start = now();
        const auto pool = must(gatherRecall(*store, *opened, question), "recall");
        const auto ranked = rankRecall(pool, *recallPreset("focused"), 10);
        const double whole = now() - start;
        hits += ranked.size() + bare.size();
        if (round >= 10) { // the first warm the caches
            ours.push_back(whole);
            graphs.push_back(graph);
            texts.push_back(text);
            ratios.push_back(whole / (graph + text));
        }

        // The ten most alike, exactly; equals of the tenth count as well.
        const index::VectorIndex::View view(index);
        const auto exact = view.nearest(
            query, 10, [](const index::IndexItem &) { return true; }, false);
        const auto approximate = view.nearest(query, 10, [](const index::IndexItem &) { return true; });
        for (const auto &[place, alike] : approximate)
            found += alike >= exact.back().second - 1e-6 ? 1U : 0U;
        wanted += exact.size();
    }
    std::printf("whole answer %.2f ms, graph %.2f ms + full text %.2f ms, ratio %.2f (medians of %zu)\n", median(ours),
                median(graphs), median(texts), median(ratios), ratios.size());
    credence::measured::report("recall, whole answer", median(ours), median(ours) / median(ratios), "ms", 0,
                               "bare hnswlib and FTS5");
    std::printf("recall@10 against exact search: %.4f\n", double(found) / double(wanted));
    std::printf("(%zu rows read)\n", hits);
    sqlite3_finalize(match);
    sqlite3_close(db);
    opened.reset();
    made.reset();
    store.reset();
    std::filesystem::remove_all(folder);
    return 0;
}
