// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/triggerout.h"
#include "cli/values.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <cstdio>

namespace credence::cli {

namespace triggers_command {

struct Options {
    std::size_t limit = 0;
    std::string csv;
};

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto scope = triggerScope(context, **store);
    if (!scope)
        return fail(context, scope.error());
    const auto settings = triggerPolicy(**store, *scope);
    if (!settings)
        return fail(context, settings.error());
    const auto all = triggerLog(**store, *scope, 0, context.stop);
    if (!all)
        return fail(context, all.error());
    const auto policies = triggerPolicyLog(**store, *scope, context.stop);
    if (!policies)
        return fail(context, policies.error());
    std::span<const TriggerEvent> log(*all);
    const auto series = episodeSeries(**store, *scope, context.stop);
    if (!series)
        return fail(context, series.error());
    const auto suggestion = suggest(*series, settings->policy, log, context.stop);
    if (!suggestion)
        return fail(context, suggestion.error());
    if (options.limit > 0)
        log = log.first(std::min(options.limit, log.size()));
    if (!options.csv.empty()) {
        if (auto place = mayWriteDocument(options.csv); !place)
            return usage(context, "--csv: " + place.error().message);
        if (auto written = writeDocument(options.csv, triggerLogCsv(log)); !written)
            return fail(context, written.error());
    }
    if (context.json) {
        Json events = Json::array();
        for (const TriggerEvent &event : log)
            events.push_back(eventOut(event));
        Json changes = Json::array();
        for (const TriggerEvent &event : *policies)
            changes.push_back({{"at", formatTime(event.at)},
                               {"policy", safe(event.policy)},
                               {"who", safe(event.who)},
                               {"channel", safe(event.channel)},
                               {"ledger", event.ledger.value}});
        printJson({{"scope", safe(*scope)},
                   {"events", std::move(events)},
                   {"policies", std::move(changes)},
                   {"suggestion", suggestion->any ? Json{{"text", safe(suggestion->text)},
                                                         {"policy", policyOut(suggestion->policy)},
                                                         {"firings_per_day", suggestion->firingsPerDay},
                                                         {"mean_episodes", suggestion->meanEpisodes},
                                                         {"suggested_per_day", suggestion->suggestedPerDay},
                                                         {"suggested_mean_episodes", suggestion->suggestedMeanEpisodes},
                                                         {"decided", suggestion->decided},
                                                         {"rejected", suggestion->rejected},
                                                         {"thin", suggestion->thin}}
                                                  : Json()}});
        return kDone;
    }
    Table table;
    table.head({"time", "what", "accumulated", "episodes", "run", "proposed", "approved", "rejected", "waiting"});
    for (const std::size_t column : {2, 3, 5, 6, 7, 8})
        table.right(column);
    for (const TriggerEvent &e : log) {
        std::string what = e.kind == "firing" && e.by == TriggerCondition::Manual ? std::string("run by hand")
                           : e.kind == "firing" ? fmt::format("fired by {}", e.by ? word(*e.by) : "")
                           : e.kind == "skip"   ? fmt::format("held by {}", word(e.reason))
                                                : "recall miss";
        if (e.forced)
            what += ", forced";
        if (e.automatic)
            what += ", automatic";
        const bool ran = !e.run.empty();
        const auto figure = [ran](std::int64_t n) { return ran ? std::to_string(n) : std::string(); };
        table.row({date(e.at), what, fmt::format("{:.1f}", e.accumulated), std::to_string(e.episodes),
                   ran ? line(e.preset + " " + e.state) : "", figure(e.proposed), figure(e.approved),
                   figure(e.rejected), figure(e.waiting)});
    }
    if (log.empty())
        fmt::print("Nothing fired yet.\n");
    else
        table.print();
    for (const TriggerEvent &event : *policies)
        fmt::print("{}  policy: {} ({})\n", date(event.at), line(event.policy), line(event.who));
    if (suggestion->any)
        fmt::print("{}\n", line(suggestion->text));
    return kDone;
}

} // namespace triggers_command

void addTriggers(CLI::App &app, Context &context)
{
    using namespace triggers_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "triggers", "What fired, what was held, what came of it, and a suggestion",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--limit", options->limit, "Only so many, the newest; 0: all")->check(wholeNumber(0));
    takesFile(sub->add_option("--csv", options->csv, "Write them to this file"));
    scopeOption(sub, context, "Whose memory; needed when several scopes hold memories");
}

} // namespace credence::cli
