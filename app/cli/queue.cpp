// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/reviewing.h"
#include "cli/values.h"

#include <fmt/format.h>

namespace credence::cli {

namespace queue_command {

struct Options {
    std::vector<std::string> states;
    std::string run, after;
    std::size_t limit = 0;
    bool suppressed = false;
};

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    QueueQuery query;
    query.scope = context.scope;
    query.run = options.run;
    query.after = options.after;
    query.limit = options.limit;
    query.suppressed = options.suppressed;
    for (const std::string &word : options.states)
        query.states.push_back(parseCandidateState(word).value_or(CandidateState::Pending));
    if (!context.scope.empty()) {
        if (const auto scope = oneScope(context, **store); !scope)
            return fail(context, scope.error());
    }
    const auto items = queue(**store, query, context.stop);
    if (!items)
        return fail(context, items.error());
    const auto counts = queueCounts(**store, context.scope);
    if (!counts)
        return fail(context, counts.error());
    if (context.json) {
        Json list = Json::array();
        for (const QueueItem &item : *items)
            list.push_back(itemJson(item));
        printJson({{"candidates", std::move(list)},
                   {"counts", countsJson(*counts)},
                   {"next", options.limit > 0 && items->size() == options.limit ? Json(safe(items->back().candidate.id))
                                                                                : Json()}});
        return kDone;
    }
    Table table;
    for (const QueueItem &item : *items) {
        std::string note;
        if (!item.atSourceBefore.empty())
            note = "changed at its source";
        else if (!item.applies)
            note = "no longer applies";
        else if (!item.flags.empty())
            note = counted(item.flags.size(), "flag", "flags");
        table.row(
            {line(item.candidate.id), word(item.state), word(item.candidate.action), note, line(item.candidate.text)});
        if (!item.atSource.empty())
            table.row({"", "", "", "", line(item.atSource)});
        if (!item.atSourceBefore.empty() && item.atSourceBefore != item.candidate.text)
            table.row({"", "", "", "before", line(item.atSourceBefore)});
    }
    table.print();
    fmt::print("{} = {} committed + {} blocked + {} rejected + {} deferred + {} open ({} of them approved).\n",
               credence::counted(counts->candidates, "candidate", "candidates"), counts->committed, counts->blocked,
               counts->rejected, counts->deferred, counts->open, counts->approved);
    if (counts->settled > 0)
        fmt::print("{} left the queue: settled at their source, or handed back.\n",
                   credence::counted(counts->settled, "pending write has", "pending writes have"));
    if (counts->waiting > 0)
        fmt::print("{} for longer than the policy's review.wait_hours.\n",
                   credence::counted(counts->waiting, "candidate waits", "candidates wait"));
    return kDone;
}

} // namespace queue_command

Json findingJson(const ReviewFlag &flag)
{
    Json json{{"id", safe(flag.id)},
              {"target", safe(flag.target)},
              {"on", flag.onMemory ? "memory" : "candidate"},
              {"category", safe(flag.finding.category)},
              {"detector", safe(flag.finding.detector)},
              {"start", flag.finding.start},
              {"end", flag.finding.end},
              {"score", flag.finding.score},
              {"emergent", flag.finding.emergent},
              {"state", safe(flag.state)},
              {"preset", word(flag.preset)}};
    json["part"] = flag.finding.part.empty() ? Json() : Json(safe(flag.finding.part));
    putText(json, "why", flag.finding.why);
    if (flag.resolved) {
        json["resolved"] = orNull(flag.resolved);
        json["reviewer"] = safe(flag.reviewer);
        putText(json, "reason", flag.reason);
    }
    return json;
}

Json itemJson(const QueueItem &item)
{
    const Candidate &c = item.candidate;
    Json json{{"id", safe(c.id)},          {"action", word(c.action)}, {"scope", safe(c.scope)},
              {"state", word(item.state)}, {"age_s", item.ageSeconds}, {"applies", item.applies}};
    putText(json, "text", c.text);
    if (!c.modelText.empty())
        putText(json, "model_text", c.modelText);
    json["shape"] = word(c.shape);
    json["depth"] = c.depth;
    json["confidence"] = word(c.confidence);
    json["importance"] = orNull(c.importance);
    json["edited"] = item.edited;
    json["suppressed"] = item.suppressed;
    json["waits_too_long"] = item.waitsTooLong;
    json["run"] = orNull(c.run);
    json["origin"] = orNull(c.origin);
    Json evidence = Json::array();
    for (const CandidateEvidence &one : c.evidence) {
        Json link{{"id", safe(one.id.value)}, {"role", word(one.role)}, {"granularity", word(one.granularity)}};
        if (!one.quote.empty())
            putText(link, "quote", one.quote);
        evidence.push_back(std::move(link));
    }
    json["evidence"] = std::move(evidence);
    json["targets"] = idList(c.targets);
    Json checks = Json::object();
    for (const Check &check : c.checks) {
        Json one{{"state", word(check.state)}};
        putText(one, "sentence", check.sentence);
        one["value"] = orNull(check.value);
        one["limit"] = orNull(check.limit);
        if (!check.about.empty())
            one["about"] = idList(check.about);
        checks[safe(check.id)] = std::move(one);
    }
    json["checks"] = std::move(checks);
    Json flags = Json::array();
    for (const ReviewFlag &flag : item.flags)
        flags.push_back(findingJson(flag));
    json["flags"] = std::move(flags);
    Json changed = Json::array();
    for (const std::string &sentence : item.changed)
        changed.push_back(safe(sentence));
    json["changed"] = std::move(changed);
    json["approve_off"] = orNull(item.approveOff);
    if (item.decision) {
        json["decision"] = {{"id", safe(item.decision->id)},
                            {"verdict", word(item.decision->verdict)},
                            {"reviewer", safe(item.decision->reviewer)},
                            {"channel", safe(item.decision->channel)},
                            {"reason", safe(item.decision->reason)},
                            {"time", orNull(std::optional(item.decision->time))},
                            {"ledger", item.decision->ledger.value}};
    } else {
        json["decision"] = Json();
    }
    json["memory"] = orNull(item.memory.value);
    json["at_source"] = Json();
    if (!item.atSource.empty()) {
        json["at_source"] = {{"sentence", safe(item.atSource)}, {"ledger", item.atSourceEntry.value}};
        if (!item.atSourceBefore.empty())
            putText(json["at_source"], "before", item.atSourceBefore);
    }
    json["version"] = item.version.value;
    return json;
}

Json countsJson(const QueueCounts &counts)
{
    return {{"candidates", counts.candidates}, {"committed", counts.committed},  {"blocked", counts.blocked},
            {"rejected", counts.rejected},     {"deferred", counts.deferred},    {"open", counts.open},
            {"approved", counts.approved},     {"pending", counts.pending()},    {"suppressed", counts.suppressed},
            {"waiting", counts.waiting},       {"open_flags", counts.openFlags}, {"settled", counts.settled}};
}

void addQueue(CLI::App &app, Context &context)
{
    using namespace queue_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "queue", "The candidates that wait for a decision, and what became of others",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--state", options->states, "pending, deferred, approved, rejected, blocked, committed, settled")
        ->check(oneOf({"pending", "deferred", "approved", "rejected", "blocked", "committed", "settled"}));
    sub->add_option("--run", options->run, "Of this run only");
    sub->add_option("--limit", options->limit, "At most so many; 0: all")->check(wholeNumber(0));
    sub->add_option("--after", options->after, "Go on after this candidate");
    sub->add_flag("--suppressed", options->suppressed, "Those like a past rejection, too");
    scopeOption(sub, context, "Of this scope only");
}

} // namespace credence::cli
