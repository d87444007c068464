// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/derive.h"

#include "reflect/gather.h"
#include "reflect/json.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence::reflecting {

void insightInto(Candidate &c, const Proposal &proposal, const std::string &revised, bool belief,
                 std::span<const Cited> cited, std::size_t shown, const std::string &unit, const Plan &plan,
                 const Settings &settings)
{
    c.shape = belief ? Shape::Belief : Shape::Insight;
    c.text = revised.empty() ? proposal.text : revised;
    if (belief) {
        c.subject = proposal.subject;
        c.predicate = proposal.predicate;
        c.object = proposal.object;
        if (c.subject.empty() || c.predicate.empty() || c.object.empty())
            c.shape = Shape::Insight; // the model gave no whole triple
    }
    c.reason = proposal.reason;
    c.statedConfidence = proposal.stated;
    double mean = 0;
    for (const Cited &one : cited) {
        CandidateEvidence link;
        link.id = one.memory->id;
        link.shown = one.number;
        c.evidence.push_back(std::move(link));
        mean += one.memory->importance.value_or(0.5);
    }
    mean /= double(std::max<std::size_t>(1, cited.size()));
    OrderedJson extra = OrderedJson::object();
    if (plan.propose == "validated") {
        c.importance = clusterImportance(mean, proposal.confidence.value_or(0.5), shown);
        extra["cluster"] = textJson(unit);
        extra["cluster_size"] = shown;
    } else {
        c.importance = proposal.importance ? *proposal.importance : mean;
    }
    if (settings.has("defer_below")) {
        const double confidence = proposal.confidence.value_or(settings.number("missing_confidence"));
        c.deferred = confidence < settings.number("defer_below");
    }
    if (!proposal.tags.empty())
        extra["tags"] = proposal.tags;
    if (!revised.empty())
        extra["revised_from"] = proposal.text;
    if (!extra.empty())
        c.extra = dumped(extra);
}

void verdictInto(Candidate &c, const std::string &verdict, const std::string &reason, const MemoryId *into)
{
    if (verdict.empty())
        return;
    OrderedJson extra = OrderedJson::parse(c.extra, nullptr, false);
    if (!extra.is_object())
        extra = OrderedJson::object();
    extra["verdict"] = {{"verdict", verdict}, {"reason", reason}};
    c.extra = dumped(extra);
    if (into) {
        c.action = Action::MergeEvidence;
        c.targets = {*into};
        std::erase_if(c.evidence, [&](const CandidateEvidence &one) { return one.id == *into; });
    }
}

void narrativeInto(Candidate &c, const NarrativeText &narrative, std::span<const Cited> merged, const std::string &unit,
                   bool update)
{
    c.action = Action::Narrative;
    c.shape = Shape::None;
    c.text = narrative.content;
    double importance = 0;
    for (const Cited &one : merged) {
        CandidateEvidence link;
        link.id = one.memory->id;
        link.role = Role::MergedFrom;
        link.granularity = Granularity::Cluster;
        link.shown = one.number;
        c.evidence.push_back(std::move(link));
        importance = std::max(importance, one.memory->importance.value_or(0.5));
    }
    c.importance = importance;
    OrderedJson extra{
        {"mode", update ? "update" : "init"}, {"cluster", textJson(unit)}, {"source_count", c.evidence.size()}};
    if (!narrative.title.empty())
        extra["title"] = narrative.title;
    if (!narrative.summary.empty())
        extra["summary"] = narrative.summary;
    c.extra = dumped(extra);
}

PatternOptions patternOptions(const Settings &settings)
{
    PatternOptions options;
    options.minSupport = settings.integer("min_support");
    options.minConfidence = settings.number("min_confidence");
    options.minLift = settings.number("min_lift");
    options.q = settings.number("q");
    options.maxConditions = settings.integer("max_conditions");
    options.maxRules = settings.integer("max_rules");
    options.bySession = settings.text("transaction") == "session";
    options.useTags = settings.on("use_tags");
    options.useEntities = settings.on("use_entities");
    options.usePhrases = settings.on("use_phrases");
    options.useOutcomes = settings.on("use_outcomes");
    return options;
}

PatternInput patternInput(const Memory &memory)
{
    return {memory.key,  displayText(memory.text), memory.session, memory.actor, memory.outcome,
            memory.tags, memory.entities,          memory.created};
}

void ruleInto(Candidate &c, const PatternRule &rule, const MemoriesByKey &byKey, std::size_t most)
{
    c.shape = Shape::Rule;
    c.text = rule.text;
    for (const PatternItem &item : rule.when)
        c.ruleIf += (c.ruleIf.empty() ? "" : " and ") + item.name;
    c.ruleThen = rule.then.name;
    double importance = 0;
    std::size_t cited = 0;
    const auto cite = [&](const std::vector<MemoryKey> &keys, Role role) {
        const std::size_t from = keys.size() > most ? keys.size() - most : 0; // the latest
        for (std::size_t i = from; i < keys.size(); ++i) {
            const auto memory = byKey.find(keys[i]);
            if (memory == byKey.end())
                continue;
            CandidateEvidence link;
            link.id = memory->second->id;
            link.role = role;
            c.evidence.push_back(std::move(link));
            if (role == Role::Supports) {
                importance += memory->second->importance.value_or(0.5);
                ++cited;
            }
        }
    };
    cite(rule.evidence, Role::Supports);
    cite(rule.counter, Role::Contradicts);
    if (cited > 0)
        c.importance = importance / double(cited);
    c.extra = dumped(OrderedJson{{"both", rule.both},
                                 {"with_if", rule.withX},
                                 {"with_then", rule.withY},
                                 {"total", rule.total},
                                 {"rule_confidence", rule.confidence},
                                 {"lift", rule.lift},
                                 {"p", rule.p},
                                 {"p_adjusted", rule.adjusted}});
    c.reason =
        fmt::format("p = {:.2g} by Fisher's exact test, {:.2g} after Benjamini and Hochberg.", rule.p, rule.adjusted);
    if (rule.when.size() == 1) // its mirror is not shown beside it
        c.reason += fmt::format(" The other way round it holds in {} of {}.", rule.both, rule.withY);
}

Check supportByVerdict(const std::string &verdict, const std::string &reason)
{
    return {"support",
            CheckState::Passed,
            fmt::format("The validator: {}{}{}", verdict, reason.empty() ? "" : ", ", reason),
            {},
            {},
            {}};
}

Check supportByAnswer(const VerdictText &answer)
{
    const CheckState state = answer.verdict == "yes"      ? CheckState::Passed
                             : answer.verdict == "partly" ? CheckState::Look
                                                          : CheckState::Failed;
    const std::string what = answer.verdict == "yes" ? "Supported." : answer.verdict == "partly" ? "Partly." : "No.";
    return {"support", state, answer.reason.empty() ? what : what + " " + answer.reason, {}, {}, {}};
}

Check supportByCount(const PatternRule &rule)
{
    return {"support",
            CheckState::Passed,
            fmt::format("Counted: {} of {} cases show it.", rule.both, rule.withX),
            rule.confidence,
            {},
            {}};
}

} // namespace credence::reflecting
