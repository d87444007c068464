// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/modelaccess.h"
#include "cli/notblank.h"
#include "cli/output.h"

#include <credence/recheck.h>
#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

namespace recheck_command {

struct Options {
    std::string id, outcome, by, reason, who, provider;
    bool ask = false;
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
    const auto beliefs = beliefsInDoubt(**store, query, context.stop);
    if (!beliefs)
        return fail(context, beliefs.error());
    std::vector<Contradiction> against;
    if (options.contradictions) {
        ContradictionQuery ask;
        ask.scope = context.scope;
        ask.linked = true;
        auto found = contradictions(**store, ask, context.stop);
        if (!found)
            return fail(context, found.error());
        against = std::move(*found);
    }
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
    if (!against.empty())
        fmt::print("\nMay be contradicted by newer episodes:\n");
    for (const Contradiction &one : against)
        fmt::print("  {}  {}\n    {}  {} ({})\n", line(one.beliefId.value), line(one.beliefText),
                   line(one.episodeId.value), line(one.episodeText), line(one.reason));
    return kDone;
}

int settle(const Context &context, const Options &options)
{
    if (options.who.empty())
        return usage(context, "Settling a doubt needs --as.");
    if ((options.outcome == "supersede") == options.by.empty())
        return usage(context, "Only superseding takes --by, the belief that takes its place, and it needs it.");
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
    // The queue is of beliefs in doubt only; others have commands of their own.
    if (const auto doubted = beliefsInDoubt(**store, {.scope = {}, .id = id, .newer = 0}, context.stop); !doubted)
        return fail(context, doubted.error());
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
    CLI::App *sub = command(
        app, context, "recheck", "Beliefs in doubt: what they lost, what came since, and settling it",
        [&context, options] { return options->outcome.empty() ? list(context, *options) : settle(context, *options); });
    storeArgument(sub, context);
    sub->add_option("ID", options->id, "A belief in doubt");
    sub->add_option("OUTCOME", options->outcome, "keep (its losses are acknowledged), retract or supersede")
        ->check(CLI::IsMember({"keep", "retract", "supersede"}));
    sub->add_option("--by", options->by, "The active belief that takes its place");
    sub->add_option("--newer", options->newer, "Newer related episodes of each, at most")->capture_default_str();
    sub->add_flag("--contradictions", options->contradictions, "Also beliefs that newer episodes seem to contradict");
    sub->add_flag("--ask", options->ask, "Ask a model whether what is left and what came since show it");
    sub->add_option("--provider", options->provider, "The model provider, where several are configured");
    sub->add_option("--reason", options->reason, "Why; it is kept in the ledger")->check(notBlank());
    sub->add_option("--as", options->who, "Who decides it")->check(notBlank());
    scopeOption(sub, context, "Whose beliefs");
}

} // namespace credence::cli
