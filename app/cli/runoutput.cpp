// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/runoutput.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <array>

namespace credence::cli {

namespace {

constexpr std::size_t kFew = 4; // sources of a candidate that are printed unless all are asked for

Json parsed(const std::string &json)
{
    Json value = Json::parse(json, nullptr, false);
    return value.is_discarded() ? Json::object() : value;
}

void printSources(const Store &store, const Candidate &c, bool contradicting, bool all)
{
    std::vector<const CandidateEvidence *> links;
    for (const CandidateEvidence &one : c.evidence) {
        if ((one.role == Role::Contradicts) == contradicting)
            links.push_back(&one);
    }
    const std::size_t shown = all ? links.size() : std::min(kFew, links.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const auto key = store.find(links[i]->id.value, c.scope);
        const auto rows = key ? store.rows(std::array{*key}) : Result<std::vector<Memory>>(key.error());
        const std::string mark = contradicting ? "-" : "+";
        if (rows && !rows->empty())
            fmt::print("      {} {}  {}\n", mark, date(rows->front().created), line(rows->front().text));
        else
            fmt::print("      {} {} is not there any more\n", mark, line(links[i]->id.value));
    }
    if (shown < links.size())
        fmt::print("      {}\n", dim(fmt::format("and {} more {} (--all shows them)", links.size() - shown,
                                                 contradicting ? "against it" : "for it")));
}

} // namespace

std::string seconds(std::int64_t ms)
{
    return ms < 60'000 ? fmt::format("{:.1f} s", double(ms) / 1000)
                       : fmt::format("{} min {} s", ms / 60'000, ms % 60'000 / 1000);
}

std::string money(double cost)
{
    return cost == 0 ? "nothing" : fmt::format("{:.4f}", cost);
}

Json candidateOut(const Candidate &c)
{
    // What the store keeps, with checks and flags by name as scripts look for them.
    Json object = parsed(candidateJson(c));
    Json checks = Json::object();
    for (const Check &check : c.checks) {
        Json one{{"state", word(check.state)}, {"sentence", safe(check.sentence)}};
        if (check.value)
            one["value"] = *check.value;
        if (check.limit)
            one["limit"] = *check.limit;
        if (!check.about.empty())
            one["about"] = idList(check.about);
        checks[check.id] = std::move(one);
    }
    object["checks"] = std::move(checks);
    if (object.contains("findings")) {
        object["flags"] = object["findings"];
        object.erase("findings");
    }
    return object;
}

Json runOut(const RunRecord &run, bool withCalls)
{
    Json object = parsed(runJson(run));
    object.erase("record");
    object.erase("version");
    Json out{{"run", safe(run.id)}};
    object.erase("id");
    Json candidates = Json::array();
    for (const Candidate &candidate : run.candidates)
        candidates.push_back(candidateOut(candidate));
    object["candidates"] = std::move(candidates);
    if (withCalls)
        object["call_records"] = object["calls"];
    object["calls"] = run.calls.size();
    for (auto &[key, value] : object.items())
        out[key] = value;
    return out;
}

void printCandidate(const Store &store, const Candidate &c, std::size_t number, bool all)
{
    fmt::print("\n{:>3}  {}\n", number, bold(block(c.text, 5).substr(5)));
    std::size_t against = 0;
    for (const CandidateEvidence &one : c.evidence)
        against += one.role == Role::Contradicts;
    std::string facts = word(c.action);
    if (c.shape != Shape::None)
        facts += fmt::format(" {}", word(c.shape));
    facts += fmt::format(", depth {}", c.depth);
    if (c.confidence != Confidence::None)
        facts += fmt::format(", {} confidence", word(c.confidence));
    facts += ", " + counted(c.evidence.size() - against, "source", "sources");
    if (against > 0)
        facts += fmt::format(", {} against it", against);
    if (c.deferred)
        facts += ", deferred";
    if (c.suppressed)
        facts += ", suppressed";
    fmt::print("     {}\n", facts);
    for (const MemoryId &target : c.targets) {
        const auto key = store.find(target.value, c.scope);
        const auto rows = key ? store.rows(std::array{*key}) : Result<std::vector<Memory>>(key.error());
        if (rows && !rows->empty())
            fmt::print("     {} {}\n",
                       c.action == Action::MergeEvidence ? "adds to"
                       : c.action == Action::Retract     ? "retracts"
                       : c.action == Action::Narrative   ? "archives"
                                                         : "replaces",
                       line(rows->front().text));
    }
    for (const Check &check : c.checks) {
        if (check.state == CheckState::Failed || check.state == CheckState::Look)
            fmt::print("     {} {}: {}\n", check.state == CheckState::Failed ? "!" : "?", check.id,
                       line(check.sentence));
        else if (check.id == "support")
            fmt::print("     {}\n", dim(line(check.sentence)));
    }
    for (const Finding &finding : c.findings)
        fmt::print("     flag {}{}: {}\n", line(finding.category), finding.emergent ? " (emergent)" : "",
                   line(finding.why));
    printSources(store, c, false, all);
    printSources(store, c, true, all);
}

void printRun(const Store &store, const RunRecord &run, bool all, bool queued)
{
    fmt::print("{} {}: {}, {}", run.preset, line(run.id), counted(run.candidates.size(), "candidate", "candidates"),
               counted(run.dropped.size(), "dropped", "dropped"));
    if (!run.calls.empty())
        fmt::print("; {}, {} tokens in, {} out, cost {}", counted(run.calls.size(), "call", "calls"), run.tokensIn,
                   run.tokensOut, run.costKnown ? money(run.cost) : std::string("unknown: no price is stated"));
    fmt::print("; {}.\n", seconds(run.tookMs));
    if (run.state != "done")
        fmt::print("It ended early ({}): {}\n", line(run.state), line(run.error));
    if (!queued)
        fmt::print("{}\n", run.storeUnchanged ? run.othersWrote
                                                    ? "The store was written by others meanwhile, not by this run."
                                                    : "The run left the store unchanged, byte for byte."
                                              : "The store is NOT as it was before.");
    std::size_t number = 0, hidden = 0;
    for (const Candidate &candidate : run.candidates) {
        ++number;
        if (candidate.suppressed && !all)
            ++hidden;
        else
            printCandidate(store, candidate, number, all);
    }
    if (hidden > 0)
        fmt::print("\n{} not shown (--all shows {}).\n",
                   counted(hidden, "is like a past rejection and", "are like past rejections and"),
                   hidden == 1 ? "it" : "them");
    if (!run.dropped.empty()) {
        fmt::print("\nDropped:\n");
        for (const Drop &drop : run.dropped)
            fmt::print("  {}: {}\n    {}\n", drop.reason, line(drop.message), dim(line(drop.text)));
    }
    if (!run.skipped.empty()) {
        fmt::print("\nSkipped:\n");
        for (const Skip &skip : run.skipped)
            fmt::print("  {}: {}\n", line(skip.what), line(skip.reason));
    }
}

} // namespace credence::cli
