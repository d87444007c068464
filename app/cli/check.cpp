// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/triggerout.h"
#include "cli/values.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <cstdio>

namespace credence::cli {

namespace check_command {

struct Options {
    std::string now, who = "agent";
    bool recallMiss = false, record = false, exitCode = false;
};

int run(const Context &context, const Options &options)
{
    Time now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    if (!options.now.empty()) {
        const auto time = timeArgument("--now", options.now);
        if (!time)
            return fail(context, time.error());
        now = *time;
    }
    if (options.record && !options.recallMiss)
        return usage(context, "--record goes with --recall-miss");
    const auto store = options.record ? openToWrite(context) : openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto scope = triggerScope(context, **store);
    if (!scope)
        return fail(context, scope.error());
    if (options.record) {
        const auto noted = recordRecallMiss(**store, *scope, now, Cause{options.who, "agent", "recall miss"});
        if (!noted)
            return fail(context, noted.error());
    }
    auto situation = checkTrigger(**store, *scope, now, context.stop);
    if (!situation)
        return fail(context, situation.error());
    if (options.recallMiss && !options.record) {
        // The agent tells of one that is in no log yet.
        ++situation->past.recallMisses;
        situation->state = checkTrigger(situation->settings.policy, situation->tally, situation->past, now);
    }
    const TriggerState &state = situation->state;
    if (context.json) {
        Json out = stateOut(state);
        out["scope"] = safe(*scope);
        out["now"] = formatTime(now);
        out["policy"] = policyOut(situation->settings.policy);
        out["runs"] = situation->settings.runs;
        printJson(out);
    } else {
        fmt::print("{}\n", line(state.sentence));
        Table table;
        table.row({"policy", describe(situation->settings.policy) +
                                 (situation->settings.set ? "" : " (the default: none is set)")});
        table.row({state.hoursSinceLastRun ? "since the last run" : "so far",
                   fmt::format("{:.1f} of importance in {}", state.accumulated,
                               counted(std::uint64_t(state.unreflected), "episode", "episodes"))});
        table.row({"last run", state.hoursSinceLastRun ? spanText(*state.hoursSinceLastRun * 3600) + " ago" : "none"});
        table.row({"runs today", std::to_string(state.runsToday)});
        table.row({"next allowed", !state.nextAllowed          ? "once there are more high-salience episodes"
                                   : *state.nextAllowed <= now ? "now"
                                                               : date(state.nextAllowed)});
        if (!state.shouldTrigger)
            table.row({"at this pace", state.forecast ? date(state.forecast) : "not foreseeable"});
        table.print();
        for (const std::string &note : state.notes)
            fmt::print("{}\n", line(note));
    }
    return options.exitCode && !state.shouldTrigger ? kNo : kDone;
}

} // namespace check_command

void addCheck(CLI::App &app, Context &context)
{
    using namespace check_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "check", "Is a reflection due, why not, and when at this pace",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--now", options->now, "The clock; the system's if not given")->check(timeValue());
    sub->add_flag("--recall-miss", options->recallMiss, "A recall routed to beliefs just found none");
    sub->add_flag("--record", options->record, "With --recall-miss: note it in the log, so that watch sees it");
    sub->add_option("--as", options->who, "With --record: who tells of it")->capture_default_str();
    sub->add_flag("--exit-code", options->exitCode, "Exit 1 when none is due");
    scopeOption(sub, context, "Whose memory; needed when several scopes hold memories");
}

} // namespace credence::cli
