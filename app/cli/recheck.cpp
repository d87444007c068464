// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/modelaccess.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/recheck.h>
#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

namespace recheck_command {

struct Options {
    std::string id, outcome, by, text, search, reason, who, provider;
    std::vector<std::string> cite;
    bool ask = false, offers = false;
    std::size_t newer = 5;
    bool contradictions = false;
};

Json beliefJson(const DoubtedBelief &belief)
{
    Json one{{"id", safe(belief.memory.id.value)}, {"status", word(belief.memory.status)}};
    putText(one, "text", belief.memory.text);
    Json lost = Json::array(), left = Json::array(), newer = Json::array();
    for (const LostSource &source : belief.lost) {
        Json entry{{"id", safe(source.id.value)}, {"status", word(source.status)}};
        putText(entry, "text", source.text);
        entry["reason"] = orNull(safe(source.reason));
        entry["at"] = orNull(source.at);
        lost.push_back(std::move(entry));
    }
    for (const Memory &source : belief.left)
        left.push_back(safe(source.id.value));
    for (const NewerEpisode &episode : belief.newer) {
        Json entry{{"id", safe(episode.id.value)},
                   {"similarity", episode.similarity},
                   {"contradicts", episode.contradicts},
                   {"created", orNull(episode.created)}};
        putText(entry, "text", episode.text);
        newer.push_back(std::move(entry));
    }
    one["acknowledged"] = belief.acknowledged;
    one["lost"] = std::move(lost);
    one["left"] = std::move(left);
    one["newer"] = std::move(newer);
    return one;
}

int list(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    RecheckQuery query;
    query.scope = context.scope;
    query.newer = options.newer;
    if (!options.id.empty()) {
        const auto key = findMemory(context, **store, options.id);
        if (!key)
            return fail(context, key.error());
        const MemoryKey keys[] = {*key};
        const auto ids = idsOf(**store, keys);
        if (!ids)
            return fail(context, ids.error());
        query.id = ids->front();
    }
    query.contradictions = options.contradictions;
    const auto all = doubts(**store, query, context.stop);
    if (!all)
        return fail(context, all.error());
    const Doubts &found = *all;
    const std::vector<DoubtedBelief> *beliefs = &found.beliefs;
    const std::vector<Contradiction> &against = found.contradictions;
    std::vector<RecheckOpinion> opinions;
    if (options.ask && !beliefs->empty()) {
        auto provider = chosenProvider(options.provider);
        if (!provider)
            return fail(context, provider.error());
        if (!*provider)
            return usage(context, "No model provider is configured, so none can be asked.");
        ReflectServices services;
        services.provider = std::move(*provider);
        ModelAccess access;
        if (auto opened = openModel(context, services, access, true); !opened)
            return fail(context, opened.error());
        ClientOptions client;
        client.cache = access.cache.get();
        const auto model = createModelClient(*services.provider, access.transport.get(), std::move(client));
        for (const DoubtedBelief &belief : *beliefs) {
            auto opinion = recheckOpinion(belief, *model, context.stop);
            if (!opinion && opinion.error().code != Errc::Invalid)
                return fail(context, opinion.error());
            opinions.push_back(opinion ? std::move(*opinion) : RecheckOpinion{"", opinion.error().message, {}});
        }
    }
    if (context.json) {
        Json array = Json::array();
        for (std::size_t i = 0; i < beliefs->size(); ++i) {
            array.push_back(beliefJson((*beliefs)[i]));
            if (i < opinions.size())
                array.back()["opinion"] = {{"verdict", orNull(opinions[i].verdict)},
                                           {"reason", safe(opinions[i].reason)},
                                           {"model", orNull(safe(opinions[i].model))}};
        }
        Json object{{"beliefs", std::move(array)}};
        // Where a scope has more episodes than were compared: how many, its newest, were.
        object["part"] = found.part();
        object["compared"] = found.part() ? Json(found.compared) : Json(nullptr);
        if (options.contradictions) {
            Json pairs = Json::array();
            for (const Contradiction &one : against)
                pairs.push_back({{"belief", safe(one.beliefId.value)},
                                 {"episode", safe(one.episodeId.value)},
                                 {"at", orNull(one.at)},
                                 {"similarity", one.similarity},
                                 {"linked", one.linked},
                                 {"reason", safe(one.reason)}});
            object["contradictions"] = std::move(pairs);
        }
        printJson(object);
        return kDone;
    }
    if (beliefs->empty())
        fmt::print("No belief is in doubt.\n");
    for (std::size_t i = 0; i < beliefs->size(); ++i) {
        const DoubtedBelief &belief = (*beliefs)[i];
        fmt::print("{} {}  {}  {}\n", statusGlyph(belief.memory.status), word(belief.memory.status),
                   line(belief.memory.id.value), line(belief.memory.text));
        for (const LostSource &source : belief.lost)
            fmt::print("    lost   {}  {}{}\n", line(source.id.value), line(source.text),
                       source.reason.empty() ? std::string() : " (" + line(source.reason) + ")");
        for (const Memory &source : belief.left)
            fmt::print("    left   {}  {}\n", line(source.id.value), line(source.text));
        for (const NewerEpisode &episode : belief.newer)
            fmt::print("    newer  {}  {}{}\n", line(episode.id.value), episode.contradicts ? "against: " : "",
                       line(episode.text));
        if (i < opinions.size())
            fmt::print("    model  {}{}{}\n", line(opinions[i].verdict), opinions[i].verdict.empty() ? "" : ": ",
                       line(opinions[i].reason));
    }
    if (found.part())
        fmt::print("\nCompared with the newest {} episodes of a scope; older ones were not looked at.\n",
                   found.compared);
    if (!against.empty())
        fmt::print("\nMay be contradicted by newer episodes:\n");
    for (const Contradiction &one : against)
        fmt::print("  {}  {}\n    {}  {} ({})\n", line(one.beliefId.value), line(one.beliefText),
                   line(one.episodeId.value), line(one.episodeText), line(one.reason));
    return kDone;
}

// What could take its place, and what a corrected text could cite. Writes nothing.
int offer(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto key = findMemory(context, **store, options.id);
    if (!key)
        return fail(context, key.error());
    ReplacementQuery query;
    query.text = options.search;
    const auto offered = replacements(**store, *key, query, context.stop);
    if (!offered)
        return fail(context, offered.error());
    const auto sources = correctionSources(**store, *key, context.stop);
    if (!sources)
        return fail(context, sources.error());
    if (context.json) {
        Json list = Json::array(), cite = Json::array();
        for (const Replacement &one : *offered) {
            Json entry{{"id", safe(one.memory.id.value)},
                       {"similarity", one.similarity},
                       {"newer", one.newer},
                       {"related", one.related}};
            putText(entry, "text", one.memory.text);
            list.push_back(std::move(entry));
        }
        for (const CorrectionSource &one : *sources) {
            Json entry{{"id", safe(one.memory.id.value)}, {"proposed", one.proposed}, {"why", safe(one.why)}};
            putText(entry, "text", one.memory.text);
            cite.push_back(std::move(entry));
        }
        printJson({{"replacements", std::move(list)}, {"sources", std::move(cite)}});
        return kDone;
    }
    fmt::print("{}\n", offered->empty() ? "No other belief could take its place." : "Could take its place (--by):");
    Table table;
    for (const Replacement &one : *offered)
        table.row({"  ", line(one.memory.id.value), fmt::format("{:.2f}", one.similarity),
                   one.newer     ? "newer"
                   : one.related ? "related"
                                 : "",
                   line(one.memory.text)});
    table.print();
    if (!sources->empty())
        fmt::print("A corrected text (--text) could cite:\n");
    Table cite;
    for (const CorrectionSource &one : *sources)
        cite.row({one.proposed ? "  + " : "    ", line(one.memory.id.value), one.why, line(one.memory.text)});
    cite.print();
    return kDone;
}

// A corrected text: into Review, where it is decided on.
int correct(const Context &context, const Options &options)
{
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const auto key = findMemory(context, **store, options.id);
    if (!key)
        return fail(context, key.error());
    auto evidence = findMemories(context, **store, options.cite);
    if (!evidence)
        return fail(context, evidence.error());
    const auto entry = proposeCorrection(**store, {*key, options.text, std::move(*evidence)},
                                         {options.who, "cli", options.reason}, context.stop);
    if (!entry)
        return fail(context, entry.error());
    if (context.json) {
        printJson({{"id", safe(options.id)}, {"outcome", "proposed"}, {"ledger", entry->value}});
        return kDone;
    }
    fmt::print("The corrected text waits in Review, ledger entry {}.\n", entry->value);
    return kDone;
}

int settle(const Context &context, const Options &options)
{
    const bool supersede = options.outcome == "supersede";
    if (!supersede && !(options.by.empty() && options.text.empty() && options.cite.empty()))
        return usage(context, "Only superseding takes --by, --text and --cite.");
    if (supersede && options.by.empty() == options.text.empty())
        return usage(context, "Superseding needs --by, the belief that takes its place, or --text, a corrected one; "
                              "--offers lists what there is.");
    if (!options.cite.empty() && options.text.empty())
        return usage(context, "--cite belongs to --text.");
    if (options.who.empty())
        return usage(context, "Settling a doubt needs --as.");
    if (!options.text.empty())
        return correct(context, options);
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const auto key = findMemory(context, **store, options.id);
    if (!key)
        return fail(context, key.error());
    const MemoryKey keys[] = {*key};
    const auto rows = (*store)->rows(keys);
    if (!rows)
        return fail(context, rows.error());
    const MemoryId id = rows->empty() ? MemoryId{} : rows->front().id;
    // The queue is of beliefs in doubt and of contradicted ones; others have commands of their own.
    if (const auto doubted = beliefsInDoubt(**store, {.scope = {}, .id = id, .newer = 0}, context.stop); !doubted) {
        if (doubted.error().code != Errc::Conflict || options.outcome == "keep")
            return fail(context, doubted.error());
        ContradictionQuery ask;
        ask.scope = rows->empty() ? std::string() : rows->front().scope;
        ask.belief = *key;
        ask.linked = true;
        const auto against = contradictions(**store, ask, context.stop);
        if (!against)
            return fail(context, against.error());
        if (against->empty())
            return fail(context, doubted.error());
    }
    const Cause cause{options.who, "cli", options.reason};
    Result<ChangeSet> changes = ChangeSet{};
    if (options.outcome == "keep") {
        changes = keepDoubted(**store, *key, cause);
    } else if (options.outcome == "retract") {
        changes = (*store)->retract(keys, cause);
    } else {
        const auto next = findMemory(context, **store, options.by);
        if (!next)
            return fail(context, next.error());
        changes = (*store)->supersede(*key, *next, cause);
    }
    if (!changes)
        return fail(context, changes.error());
    const auto after = (*store)->rows(changes->changed);
    if (!after)
        return fail(context, after.error());
    if (context.json) {
        Json statuses = Json::object();
        std::vector<MemoryId> ids;
        for (const Memory &row : *after) {
            statuses[safe(row.id.value)] = word(row.status);
            ids.push_back(row.id);
        }
        printJson({{"id", safe(id.value)},
                   {"outcome", options.outcome},
                   {"changed", idList(ids)},
                   {"statuses", std::move(statuses)},
                   {"ledger", changes->ledger.value}});
        return kDone;
    }
    fmt::print("{} changed, ledger entry {}.\n", counted(after->size(), "memory", "memories"), changes->ledger.value);
    for (const Memory &row : *after)
        fmt::print("  {} {}  {}  {}\n", statusGlyph(row.status), word(row.status), line(row.id.value), line(row.text));
    return kDone;
}

} // namespace recheck_command

void addRecheck(CLI::App &app, Context &context)
{
    using namespace recheck_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "recheck",
                            "Beliefs in doubt: what they lost, what came since, and settling it", [&context, options] {
                                if (options->offers)
                                    return options->id.empty() || !options->outcome.empty()
                                               ? usage(context, "--offers takes one ID and no outcome.")
                                               : offer(context, *options);
                                return options->outcome.empty() ? list(context, *options) : settle(context, *options);
                            });
    storeArgument(sub, context);
    sub->add_option("ID", options->id, "A belief in doubt");
    sub->add_option("OUTCOME", options->outcome, "keep (its losses are acknowledged), retract or supersede")
        ->check(oneOf({"keep", "retract", "supersede"}));
    sub->add_option("--by", options->by, "The active belief that takes its place");
    sub->add_option("--text", options->text, "Supersede it by this corrected text: a candidate for Review")
        ->check(notBlank());
    sub->add_option("--cite", options->cite, "What the corrected text rests on; else what --offers marks with +");
    CLI::Option *offers =
        sub->add_flag("--offers", options->offers, "What could take its place, newer and alike ones first");
    sub->add_option("--search", options->search, "Words or an id of what is offered")->needs(offers);
    sub->add_option("--newer", options->newer, "Newer related episodes of each, at most")
        ->check(wholeNumber(0))
        ->capture_default_str();
    sub->add_flag("--contradictions", options->contradictions, "Also beliefs that newer episodes seem to contradict");
    sub->add_flag("--ask", options->ask, "Ask a model whether what is left and what came since show it");
    sub->add_option("--provider", options->provider, "The model provider, where several are configured");
    sub->add_option("--reason", options->reason, "Why; it is kept in the ledger")->check(notBlank());
    sub->add_option("--as", options->who, "Who decides it")->check(notBlank());
    scopeOption(sub, context, "Whose beliefs");
}

} // namespace credence::cli
