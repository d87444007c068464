// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/recall.h>
#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

namespace recall_command {

struct Options {
    std::string question, layer = "auto", preset = "focused", now;
    std::size_t k = 10;
    bool explain = false, approved = false;
};

Json rank(int place)
{
    return place > 0 ? Json(place) : Json();
}

Json hitJson(const RecallPool &pool, const RecallHit &hit, const RecallWeights &weights, bool explain)
{
    const RecallCandidate &c = pool.candidates[hit.candidate];
    Json one{{"id", safe(c.id.value)},    {"kind", word(c.kind)},   {"status", word(c.status)},
             {"score", hit.score},        {"recency", hit.recency}, {"importance", hit.importance},
             {"relevance", hit.relevance}};
    one["bm25_rank"] = rank(c.bm25Rank);
    one["vector_rank"] = rank(c.vectorRank);
    putText(one, "text", c.text);
    one["source_ref"] = orNull(safe(c.sourceRef));
    one["created"] = orNull(c.created);
    if (c.kind == Kind::Reflection) {
        one["confidence"] = word(c.confidence);
        one["approved"] = c.approved;
        one["behind"] = idList(c.behind);
        one["behind_count"] = c.behindCount;
    }
    if (explain)
        one["explanation"] = {
            {"bm25", c.bm25},
            {"similarity", c.similarity},
            {"neighbours", c.neighbours},
            {"session", c.sessionScore},
            {"actor", c.namesActor},
            {"recency_raw", hit.recencyRaw},
            {"importance_raw", c.importanceSet ? Json(c.importance) : Json()},
            {"parts",
             {{"words", hit.parts[0]},
              {"vectors", hit.parts[1]},
              {"neighbours", hit.parts[2]},
              {"session", hit.parts[3]},
              {"actor", hit.parts[4]}}},
            {"weights",
             {{"recency", weights.recency}, {"importance", weights.importance}, {"relevance", weights.relevance}}},
            {"products",
             {{"recency", weights.recency * hit.recency},
              {"importance", weights.importance * hit.importance},
              {"relevance", weights.relevance * hit.relevance}}},
            {"shares",
             {{"words", hit.shares[0]},
              {"vectors", hit.shares[1]},
              {"neighbours", hit.shares[2]},
              {"session", hit.shares[3]},
              {"actor", hit.shares[4]}}},
            {"relevance_raw", hit.relevanceRaw},
            {"relevance_least", hit.relevanceLeast},
            {"relevance_best", hit.relevanceBest},
            {"confidence_factor", hit.confidence},
            {"sentence", hit.explanation}};
    return one;
}

int run(const Context &context, const Options &options)
{
    RecallOptions ask;
    ask.layer = *parseRecallLayer(options.layer);
    ask.approvedOnly = options.approved;
    if (!options.now.empty()) {
        const auto now = timeArgument("--now", options.now);
        if (!now)
            return fail(context, now.error());
        ask.now = *now;
    }
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto scope = oneScope(context, **store);
    if (!scope)
        return fail(context, scope.error());
    ask.scope = *scope;
    // A large store's first question waits for its index.
    const bool shows = isTerminal();
    Progress progress;
    if (shows)
        progress = [](std::uint64_t done, std::uint64_t total) {
            fmt::print(stderr, "\rIndexing {} of {}", done, total);
        };
    const auto index = RecallIndex::open(**store, {}, context.stop, progress);
    if (shows)
        fmt::print(stderr, "\r\x1b[K");
    if (!index)
        return fail(context, index.error());
    const auto pool = gatherRecall(**store, **index, options.question, ask, context.stop);
    if (!pool)
        return fail(context, pool.error());
    const RecallWeights weights = *recallPreset(options.preset);
    const auto hits = rankRecall(*pool, weights, options.k);

    if (context.json) {
        Json object{{"route", word(pool->route.layer)},
                    {"route_kind", pool->route.kind},
                    {"route_reason", safe(pool->route.reason)},
                    {"preset", options.preset},
                    {"scope", safe(pool->scope)},
                    {"now", formatTime(pool->now)},
                    {"searched", pool->searched},
                    {"gathered", pool->candidates.size()}};
        Json list = Json::array(), vetoed = Json::array(), notes = Json::array();
        for (const RecallHit &hit : hits)
            list.push_back(hitJson(*pool, hit, weights, options.explain));
        for (const RecallVeto &veto : pool->vetoed) {
            Json one{{"id", safe(veto.beliefId.value)}, {"by", safe(veto.episodeId.value)},
                     {"at", orNull(veto.at)},           {"importance", veto.importance},
                     {"linked", veto.linked},           {"reason", safe(veto.reason)}};
            putText(one, "text", veto.beliefText);
            vetoed.push_back(std::move(one));
        }
        for (const std::string &note : pool->notes)
            notes.push_back(safe(note));
        object["hits"] = std::move(list);
        object["vetoed"] = std::move(vetoed);
        object["notes"] = std::move(notes);
        object["index"] = {{"model", safe(pool->index.model)},
                           {"dimension", pool->index.dimension},
                           {"vectors", pool->index.vectors},
                           {"graph", pool->index.graph}};
        printJson(object);
        return hits.empty() ? kNo : kDone;
    }
    for (const std::string &note : pool->notes)
        fmt::print(stderr, "{}\n", line(note));
    fmt::print("{} Of {}, {} looked at closely.\n", line(pool->route.reason),
               counted(pool->searched, "memory", "memories"), counted(pool->candidates.size(), "was", "were"));
    Table table;
    table.head({"", "score", "rec", "imp", "rel", "", "id", "text"});
    for (std::size_t column = 0; column < 5; ++column)
        table.right(column);
    int place = 0;
    for (const RecallHit &hit : hits) {
        const RecallCandidate &c = pool->candidates[hit.candidate];
        table.row({std::to_string(++place), fmt::format("{:.2f}", hit.score), fmt::format("{:.2f}", hit.recency),
                   fmt::format("{:.2f}", hit.importance), fmt::format("{:.2f}", hit.relevance), statusGlyph(c.status),
                   line(c.sourceRef.empty() ? c.id.value : c.sourceRef), line(c.text)});
    }
    table.print();
    if (options.explain) {
        place = 0;
        for (const RecallHit &hit : hits) {
            const std::size_t end = hit.explanation.find('\n');
            fmt::print("{:>3}  {}\n", ++place, line(hit.explanation.substr(0, end)));
            if (end != std::string::npos)
                fmt::print("     {}\n", line(hit.explanation.substr(end + 1)));
        }
    }
    for (const RecallVeto &veto : pool->vetoed)
        fmt::print("Vetoed: {}  {} ({})\n", line(veto.beliefId.value), line(veto.beliefText), line(veto.reason));
    return hits.empty() ? kNo : kDone;
}

} // namespace recall_command

void addRecall(CLI::App &app, Context &context)
{
    using namespace recall_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "recall", "What the agent would be given for a question, and why",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("QUERY", options->question, "The question")->required()->check(notBlank());
    sub->add_option("-k", options->k, "How many hits")->check(wholeNumber(1, 200))->capture_default_str();
    sub->add_option("--layer", options->layer, "Where to look; auto: as the question asks")
        ->check(oneOf({"auto", "episodes", "beliefs", "all"}))
        ->capture_default_str();
    sub->add_option("--preset", options->preset, "How hits are ranked")
        ->check(oneOf({"focused", "paper", "released"}))
        ->capture_default_str();
    sub->add_option("--now", options->now, "As of this time: what came later is not there")->check(timeValue());
    sub->add_flag("--explain", options->explain, "Every part of every score");
    sub->add_flag("--approved-only", options->approved, "Of beliefs only those that a person approved");
    scopeOption(sub, context, "Whose memory");
}

} // namespace credence::cli
