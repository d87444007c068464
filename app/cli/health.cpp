// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/audit.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <set>

namespace credence::cli {

namespace health_command {

struct Options {
    std::vector<std::string> kinds;
    std::string failOn, now, propose, who, reason;
    bool keep = false;
};

// Against the check that was kept last.
struct Compared {
    std::optional<KeptHealth> before;
    std::set<std::string> fresh;
    std::vector<std::string> gone;
};

Json summaryJson(const GroundingSummary &g)
{
    Json largest;
    if (!g.largestBlastRadius.value.empty()) {
        largest = {{"id", safe(g.largestBlastRadius.value)},
                   {"dependents", g.largestBlastRadiusDependents},
                   {"source_ref", orNull(g.largestBlastRadiusRef)}};
    }
    return {{"reflections", g.reflections}, {"with_evidence", g.withEvidence},
            {"ungrounded", g.ungrounded},   {"single_source", g.singleSource},
            {"max_depth", g.maxDepth},      {"distinct_texts", g.distinctTexts},
            {"leaves_used", g.leavesUsed},  {"largest_blast_radius", std::move(largest)}};
}

void printFindings(const Context &context, const Store &store, const Health &found,
                   const std::set<std::string> &accepted, const Compared &compared)
{
    if (context.json) {
        Json findings = Json::array();
        for (const HealthFinding &f : found.findings) {
            Json one{{"id", safe(f.id)},
                     {"kind", f.kind},
                     {"severity", word(f.severity)},
                     {"memory", safe(f.memory.value)},
                     {"memories", idList(f.more)},
                     {"message", f.message},
                     {"suppressed", accepted.contains(f.id)},
                     {"fix", orNull(healthFix(f.kind))}};
            if (compared.before)
                one["change"] = compared.fresh.contains(f.id) ? "new" : "still";
            findings.push_back(std::move(one));
        }
        Json summary = Json::object();
        for (const CheckerInfo &checker : healthCheckers()) {
            if (const auto it = found.summary.find(checker.kind); it != found.summary.end())
                summary[checker.kind] = it->second;
        }
        Json object{{"findings", std::move(findings)},
                    {"summary", std::move(summary)},
                    {"grounding", summaryJson(found.grounding)}};
        if (context.scope.empty()) {
            Json byScope = Json::object();
            for (const auto &[scope, summaryOfScope] : found.byScope)
                byScope[safe(scope)] = {{"grounding", summaryJson(summaryOfScope)}};
            object["by_scope"] = std::move(byScope);
        }
        Json gone = Json::array();
        for (const std::string &id : compared.gone)
            gone.push_back(safe(id));
        object["gone"] = std::move(gone);
        object["compared_with"] = compared.before ? Json(formatTime(compared.before->at)) : Json();
        printJson(object);
        return;
    }
    const GroundingSummary &g = found.grounding;
    fmt::print("{}: {} with evidence, {} ungrounded, {} on a single source, {} distinct texts, deepest {}; {} used.\n",
               credence::counted(g.reflections, "reflection", "reflections"), g.withEvidence, g.ungrounded,
               g.singleSource, g.distinctTexts, g.maxDepth, credence::counted(g.leavesUsed, "episode", "episodes"));
    if (!g.largestBlastRadius.value.empty()) {
        fmt::print("Largest blast radius: {} carries {}.\n",
                   line(g.largestBlastRadiusRef.empty() ? g.largestBlastRadius.value : g.largestBlastRadiusRef),
                   credence::counted(std::uint64_t(g.largestBlastRadiusDependents), "memory", "memories"));
    }
    for (const CheckerInfo &checker : healthCheckers()) {
        const auto it = found.summary.find(checker.kind);
        if (it == found.summary.end() || it->second == 0)
            continue;
        fmt::print("\n{}  {} ({}). {}\n", bold(checker.title), it->second, word(checker.severity), checker.explanation);
        Table table;
        for (const HealthFinding &f : found.findings) {
            if (f.kind != checker.kind)
                continue;
            if (f.memory.value.empty()) {
                table.row({"  " + f.id, (accepted.contains(f.id) ? "accepted; " : "") + f.message, ""});
                continue;
            }
            const auto key = store.find(f.memory.value);
            const auto rows = key ? store.rows(std::array{*key}) : Result<std::vector<Memory>>(key.error());
            if (rows && !rows->empty())
                table.row({"  " + line(rows->front().sourceRef.empty() ? f.memory.value : rows->front().sourceRef),
                           (accepted.contains(f.id) ? "accepted; " : "") +
                               std::string(compared.fresh.contains(f.id) ? "new; " : "") + f.message,
                           line(rows->front().text)});
        }
        table.print();
    }
    if (found.findings.empty())
        fmt::print("No findings.\n");
    if (compared.before)
        fmt::print("\nSince {}: {} new, {} gone.\n", formatTime(compared.before->at), compared.fresh.size(),
                   compared.gone.size());
    for (const std::string &id : compared.gone)
        fmt::print("  gone: {}\n", line(id));
}

int propose(const Context &context, const Options &options)
{
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const auto entry =
        proposeHealthFix(**store, options.propose, Cause{options.who, "cli", options.reason}, context.stop);
    if (!entry)
        return fail(context, entry.error());
    if (context.json)
        printJson({{"id", safe(options.propose)}, {"state", "proposed"}, {"ledger", entry->value}});
    else
        fmt::print("{} is in the queue as a proposal, ledger entry {}; decide on it in Review.\n",
                   line(options.propose), entry->value);
    return kDone;
}

int run(const Context &context, const Options &options)
{
    if (!options.propose.empty())
        return propose(context, options);
    if (options.keep && !options.kinds.empty())
        return usage(context, "--keep needs all kinds; leave --kind out");
    HealthOptions what;
    what.scope = context.scope;
    what.kinds = options.kinds;
    if (!options.now.empty()) {
        const auto now = timeArgument("--now", options.now);
        if (!now)
            return fail(context, now.error());
        what.now = *now;
    }
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto found = health(**store, what, context.stop);
    if (!found)
        return fail(context, found.error());
    // What a person accepted is told, but fails nothing.
    const auto listed = suppressedFindings(**store);
    if (!listed)
        return fail(context, listed.error());
    const std::set<std::string> accepted(listed->begin(), listed->end());
    Compared compared;
    compared.before = keptHealth(**store, context.scope);
    if (compared.before) {
        HealthChange change = healthChange(*compared.before, *found);
        compared.fresh.insert(change.fresh.begin(), change.fresh.end());
        compared.gone = std::move(change.gone);
    }
    printFindings(context, **store, *found, accepted, compared);
    if (options.keep) {
        const Time now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        if (const auto kept = keepHealth(**store, *found, context.scope, now); !kept)
            return fail(context, kept.error());
    }
    if (options.failOn.empty())
        return kDone;
    const Severity least = options.failOn == "error"     ? Severity::Error
                           : options.failOn == "warning" ? Severity::Warning
                                                         : Severity::Info;
    const bool any = std::any_of(found->findings.begin(), found->findings.end(), [&](const HealthFinding &f) {
        return f.severity >= least && !accepted.contains(f.id);
    });
    return any ? kNo : kDone;
}

} // namespace health_command

void addHealth(CLI::App &app, Context &context)
{
    using namespace health_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "health", "Find what is weak: ungrounded, stale, contradicted, ...",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    std::vector<std::string> kinds;
    for (const CheckerInfo &checker : healthCheckers())
        kinds.push_back(checker.kind);
    sub->add_option("--kind", options->kinds, "Only this kind of finding; several with commas")
        ->delimiter(',')
        ->check(oneOf(kinds));
    sub->add_option("--fail-on", options->failOn, "Exit with 1 at findings of info, warning or error and above")
        ->check(oneOf({"info", "warning", "error"}));
    sub->add_flag("--keep", options->keep, "Keep the result beside the store, to compare the next check with");
    CLI::Option *fix = sub->add_option("--propose", options->propose,
                                       "Put the step that this finding suggests into the queue, for Review");
    CLI::Option *who = sub->add_option("--as", options->who, "Who proposes it");
    fix->needs(who);
    who->needs(fix);
    sub->add_option("--reason", options->reason, "Why it is proposed; it is kept in the ledger")->needs(fix);
    sub->add_option("--now", options->now, "The time for expired evidence; that of the latest memory if not given")
        ->check(timeValue());
    scopeOption(sub, context, "Only this scope; all if not given");
}

} // namespace credence::cli
