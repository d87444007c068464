// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The words of review, and the checks that need no model.
#include "privacy/parts.h"

#include <credence/counted.h>
#include <credence/grounding.h>
#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace credence {

namespace {

constexpr std::array kStates{"pending", "deferred", "approved", "rejected", "blocked", "committed", "settled"};
constexpr std::array kVerdicts{"approve", "reject", "defer", "reopen"};

template<class Enum, std::size_t N>
std::optional<Enum> parsed(const std::array<const char *, N> &words, std::string_view text)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (text == words[i])
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

// Puts a check in the place of the one with its id.
void put(Candidate &candidate, Check check)
{
    const auto it = std::find_if(candidate.checks.begin(), candidate.checks.end(),
                                 [&](const Check &old) { return old.id == check.id; });
    if (it == candidate.checks.end())
        candidate.checks.push_back(std::move(check));
    else
        *it = std::move(check);
}

} // namespace

const char *word(CandidateState state)
{
    return kStates[static_cast<std::size_t>(state)];
}

std::optional<CandidateState> parseCandidateState(std::string_view text)
{
    return parsed<CandidateState>(kStates, text);
}

const char *word(Verdict verdict)
{
    return kVerdicts[static_cast<std::size_t>(verdict)];
}

std::optional<Verdict> parseVerdict(std::string_view text)
{
    return parsed<Verdict>(kVerdicts, text);
}

namespace {

// What can be counted, and the screen.
Result<Candidate> measured(const Store &store, Candidate candidate, const std::stop_token &stop)
{
    // What it rests on, and the candidate itself as one more memory on top.
    std::vector<MemoryKey> keys;
    std::vector<std::pair<MemoryKey, const CandidateEvidence *>> cited;
    for (const CandidateEvidence &one : candidate.evidence) {
        const auto key = store.find(one.id.value, candidate.scope);
        if (!key && key.error().code != Errc::NotFound)
            return key.error();
        if (!key)
            continue; // it no longer applies; that is said elsewhere
        cited.emplace_back(*key, &one);
        keys.push_back(*key);
    }
    if (candidate.action == Action::MergeEvidence && !candidate.targets.empty()) {
        if (const auto key = store.find(candidate.targets.front().value, candidate.scope); key)
            keys.push_back(*key);
    }
    const auto below = store.snapshotBelow(keys, stop);
    if (!below)
        return below.error();
    Snapshot::Builder builder;
    MemoryKey self{1};
    for (const NodeRow &row : (*below)->rows()) {
        NodeRow copy = row;
        copy.scope = builder.scope((*below)->scopes()[row.scope]);
        builder.add(copy);
        self = std::max(self, MemoryKey{row.key.value + 1});
    }
    for (Node n = 0; n < (*below)->size(); ++n) {
        for (const Link &link : (*below)->sources(n))
            builder.link((*below)->row(n).key, link.node == kNoNode ? MemoryKey{} : (*below)->row(link.node).key,
                         link.role, link.granularity);
    }
    NodeRow row;
    row.key = self;
    const bool narrative = candidate.action == Action::Narrative;
    row.kind = narrative ? Kind::Narrative : Kind::Reflection;
    row.created =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count();
    builder.add(row);
    std::set<std::pair<MemoryKey, Role>> linked;
    for (const auto &[key, one] : cited) {
        const Role role = narrative && one->role == Role::Supports ? Role::MergedFrom : one->role;
        if (linked.emplace(key, role).second)
            builder.link(self, key, role, one->granularity);
    }
    if (candidate.action == Action::MergeEvidence && keys.size() > cited.size()) {
        const auto links = store.evidence(keys.back());
        if (!links)
            return links.error();
        for (const EvidenceLink &link : *links) {
            if (link.source && linked.emplace(link.source, link.role).second)
                builder.link(self, link.source, link.role, link.granularity);
        }
    }
    const auto snapshot = std::move(builder).build();
    const Node node = snapshot->find(self);
    const Grounding g = grounding(*snapshot, node);
    int deepest = 0;
    for (const Link &link : snapshot->sources(node)) {
        if (link.role != Role::Contradicts && link.node != kNoNode)
            deepest = std::max(deepest, static_cast<int>(snapshot->row(link.node).depth));
    }
    candidate.depth = narrative ? 0 : 1 + deepest;

    const bool adds = candidate.action == Action::Add || candidate.action == Action::Supersede;
    const int standing = g.evidence - g.lostEvidence;
    const int floor = adds ? kCitationFloor : 1;
    if (candidate.action != Action::Retract) {
        put(candidate,
            {"citations", standing >= floor ? CheckState::Passed : CheckState::Failed,
             fmt::format("{}, the floor is {}.",
                         counted(static_cast<std::size_t>(standing), "distinct source", "distinct sources"), floor),
             double(standing), double(floor)});
        int most = 2;
        const auto scopes = store.scopes(Counting::No);
        if (!scopes)
            return scopes.error();
        for (const ScopeInfo &scope : *scopes) {
            if (scope.id == candidate.scope)
                most = scope.maxDepth;
        }
        put(candidate, {"depth", candidate.depth <= most ? CheckState::Passed : CheckState::Failed,
                        fmt::format("Depth {}, the scope allows {}.", candidate.depth, most), double(candidate.depth),
                        double(most)});
        if (!narrative) {
            candidate.confidence = g.confidence;
            candidate.confidenceReason = confidenceReason(g);
            put(candidate, {"confidence", g.confidence == Confidence::Low ? CheckState::Look : CheckState::Passed,
                            candidate.confidenceReason});
        }
        put(candidate,
            {"grounding", g.ungrounded || g.singleSource ? CheckState::Look : CheckState::Passed,
             fmt::format("{} at its base.", counted(static_cast<std::size_t>(g.leaves), "episode", "episodes")),
             double(g.leaves)});
    }

    // Screened against the words of all that it rests on.
    std::vector<MemoryKey> sources;
    for (const NodeRow &one : snapshot->rows()) {
        if (one.key != self)
            sources.push_back(one.key);
    }
    const auto memories = store.rows(sources, stop);
    if (!memories)
        return memories.error();
    std::vector<std::string> texts;
    texts.reserve(memories->size());
    for (const Memory &memory : *memories)
        texts.push_back(memory.text);
    const auto policy = privacyPolicy(store, candidate.scope);
    if (!policy)
        return policy.error();
    candidate.findings.clear();
    std::size_t emergent = 0;
    if (candidate.action != Action::Retract) {
        for (Finding &finding : privacy::screenParts(privacy::partsOf(candidate), texts, *policy)) {
            if (policy->action(finding.category) == PolicyAction::Allow)
                continue;
            emergent += finding.emergent;
            candidate.findings.push_back(std::move(finding));
        }
    }
    std::string said =
        candidate.findings.empty() ? "Nothing was found." : counted(candidate.findings.size(), "finding", "findings");
    if (!candidate.findings.empty())
        said += emergent > 0 ? fmt::format(", {} emergent.", emergent) : std::string(".");
    if (const std::string note = languageNote(candidate.text); !note.empty())
        said += " " + note;
    put(candidate, {"privacy", candidate.findings.empty() ? CheckState::Passed : CheckState::Failed, std::move(said),
                    double(candidate.findings.size())});

    return candidate;
}

} // namespace

Result<Candidate> quickRecheck(const Store &store, Candidate candidate, std::stop_token stop)
{
    auto out = measured(store, std::move(candidate), stop);
    if (!out || out->modelText.empty() || out->modelText == out->text)
        return out;
    for (Check &check : out->checks) {
        if (check.id == "support" || check.id == "novelty" || check.id == "duplicates" ||
            check.id == "past_rejections" || check.id == "contradictions" || check.id == "generality")
            check = {check.id, CheckState::NotRun, "The text was edited since this was judged.", {}, {}, check.about};
    }
    return out;
}

Result<Candidate> fullRecheck(const Store &store, Candidate candidate, std::stop_token stop)
{
    auto out = recheck(std::move(candidate), store, {}, stop);
    if (!out)
        return out;
    return measured(store, std::move(*out), stop); // by the store's own policy
}

} // namespace credence
