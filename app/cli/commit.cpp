// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/reviewing.h"

#include <fmt/format.h>

namespace credence::cli {

namespace commit_command {

struct Options {
    std::string who, reason;
    bool preview = false;
};

void print(const CommitPlan &plan, bool preview)
{
    fmt::print("+{} added, {} superseded, {} merged, {} retracted, {} archived, 0 deleted, {} blocked.\n",
               plan.count(Action::Add) + plan.count(Action::Supersede) + plan.count(Action::Narrative),
               plan.superseded.size(), plan.count(Action::MergeEvidence), plan.retracted.size(), plan.archived.size(),
               plan.blocked.size());
    Table table;
    for (const PlannedChange &change : plan.changes)
        table.row({"  " + std::string(word(change.action)),
                   credence::counted(std::uint64_t(change.sources), "source", "sources"), line(change.text)});
    table.print();
    for (const FollowingChange &follow : plan.follows)
        fmt::print("  {} becomes {}: {}\n", line(follow.text), word(follow.after), line(follow.reason));
    for (const BlockedCandidate &blocked : plan.blocked)
        fmt::print("  stays: {} ({})\n", line(blocked.text), line(blocked.because));
    if (!preview && plan.entry)
        fmt::print("Ledger entry {}.\n", plan.entry.value);
}

Json planJson(const CommitPlan &plan, bool preview)
{
    Json added = Json::array(), merged = Json::array(), blocked = Json::array(), follows = Json::array(),
         changes = Json::array();
    for (const PlannedChange &change : plan.changes) {
        const Json name =
            preview && change.memory.value.empty() ? Json(safe(change.candidate)) : Json(safe(change.memory.value));
        if (change.action == Action::MergeEvidence)
            merged.push_back(safe(change.target.value));
        else if (change.action != Action::Retract)
            added.push_back(name);
        Json one{{"candidate", safe(change.candidate)}, {"action", word(change.action)}};
        one["memory"] = orNull(change.memory.value);
        one["target"] = orNull(change.target.value);
        putText(one, "text", change.text);
        if (!change.before.empty())
            putText(one, "before", change.before);
        one["sources"] = change.sources;
        one["depth"] = change.depth;
        one["edited"] = change.edited;
        one["downgraded"] = change.downgraded;
        changes.push_back(std::move(one));
    }
    for (const BlockedCandidate &one : plan.blocked) {
        Json entry{{"candidate", safe(one.candidate)}, {"because", safe(one.because)}};
        Json flags = Json::array();
        for (const std::string &flag : one.flags)
            flags.push_back(safe(flag));
        entry["flags"] = std::move(flags);
        entry["applies"] = !one.noLongerApplies;
        blocked.push_back(std::move(entry));
    }
    for (const FollowingChange &one : plan.follows)
        follows.push_back({{"memory", orNull(one.memory.value)},
                           {"candidate", orNull(one.candidate)},
                           {"before", word(one.before)},
                           {"after", word(one.after)},
                           {"reason", safe(one.reason)}});
    const bool done = !preview && plan.entry;
    return {{"preview", preview},
            {"added", std::move(added)},
            {"superseded", idList(plan.superseded)},
            {"archived", idList(plan.archived)},
            {"merged", std::move(merged)},
            {"retracted", idList(plan.retracted)},
            {"blocked", std::move(blocked)},
            {"follows", std::move(follows)},
            {"changes", std::move(changes)},
            {"counts", countsJson(plan.counts)},
            {"ledger", done ? Json(plan.entry.value) : Json()}};
}

int run(const Context &context, const Options &options)
{
    const auto store = options.preview ? openToRead(context) : openToWrite(context);
    if (!store)
        return fail(context, store.error());
    if (!options.preview && options.who.empty())
        return usage(context, "--as is required: a commit is signed by a person");
    const auto plan = options.preview
                          ? previewCommit(**store, context.scope, context.stop)
                          : commit(**store, Cause{options.who, "cli", options.reason}, context.scope, context.stop);
    if (!plan)
        return fail(context, plan.error());
    if (context.json)
        printJson(planJson(*plan, options.preview));
    else
        print(*plan, options.preview);
    // Asked to commit, and nothing approved was there to be committed.
    return !options.preview && plan->changes.empty() ? kNo : kDone;
}

} // namespace commit_command

void addCommit(CLI::App &app, Context &context)
{
    using namespace commit_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub =
        command(app, context, "commit", "Put the approved candidates into memory, in one step or not at all",
                [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_flag("--preview", options->preview, "Say what it would do, and change nothing");
    sub->add_option("--as", options->who, "Who signs it");
    sub->add_option("--reason", options->reason, "Why; it is kept in the ledger");
    scopeOption(sub, context, "Of this scope only");
}

} // namespace credence::cli
