// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/runoutput.h"

#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

namespace runs_command {

struct Options {
    std::string show, discard;
    bool all = false;
};

int list(const Context &context, const Store &store)
{
    if (!context.scope.empty()) {
        const auto scope = oneScope(context, store);
        if (!scope)
            return fail(context, scope.error());
    }
    std::vector<std::string> problems;
    const auto found = runs(store, context.scope, &problems);
    if (!found)
        return fail(context, found.error());
    for (const std::string &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
    if (context.json) {
        Json all = Json::array();
        for (const RunInfo &run : *found)
            all.push_back({{"id", safe(run.id)},
                           {"scope", safe(run.scope)},
                           {"preset", safe(run.preset)},
                           {"provider", orNull(run.provider)},
                           {"model", orNull(run.model)},
                           {"state", safe(run.state)},
                           {"started", formatTime(run.started)},
                           {"took_ms", run.tookMs},
                           {"candidates", run.candidates},
                           {"dropped", run.dropped},
                           {"calls", run.calls},
                           {"tokens", {{"in", run.tokensIn}, {"out", run.tokensOut}}},
                           {"cost", run.cost},
                           {"queued", run.queued},
                           {"file", orNull(run.file.string())}});
        printJson({{"runs", std::move(all)}});
        return kDone;
    }
    Table table;
    table.head({"started", "preset", "scope", "model", "state", "cand.", "dropped", "calls", "cost", "where", "id"});
    for (const std::size_t column : {5, 6, 7, 8})
        table.right(column);
    for (const RunInfo &run : *found) {
        std::string started = formatTime(run.started).substr(0, 16);
        std::replace(started.begin(), started.end(), 'T', ' ');
        table.row({started, line(run.preset), line(run.scope), run.model.empty() ? "-" : line(run.model),
                   line(run.state), std::to_string(run.candidates), std::to_string(run.dropped),
                   std::to_string(run.calls), run.cost == 0 ? "-" : fmt::format("{:.4f}", run.cost),
                   run.queued ? "queue" : "kept", line(run.id)});
    }
    table.print();
    return kDone;
}

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    if (!options.discard.empty()) {
        if (auto gone = discardRun(**store, options.discard); !gone)
            return fail(context, gone.error());
        if (context.json)
            printJson({{"discarded", safe(options.discard)}});
        else
            fmt::print("{} was thrown away.\n", line(options.discard));
        return kDone;
    }
    if (options.show.empty())
        return list(context, **store);
    const auto found = findRun(**store, options.show);
    if (!found)
        return fail(context, found.error());
    if (context.json)
        printJson(runOut(*found, true));
    else
        printRun(**store, *found, options.all);
    return kDone;
}

} // namespace runs_command

void addRuns(CLI::App &app, Context &context)
{
    using namespace runs_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "runs", "List reflection runs, show one, or throw a kept one away",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    takesFile(
        sub->add_option("--show", options->show, "Show this run, by id or file; with --json prompts and replies too"));
    takesFile(sub->add_option("--discard", options->discard, "Throw this kept run away; runs that were queued stay"));
    sub->add_flag("--all", options->all, "With --show: print every source");
    scopeOption(sub, context, "Only this scope; all if not given");
}

} // namespace credence::cli
