// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/candidatejson.h"

#include <credence/text.h>

#include <array>
#include <limits>

namespace credence {

namespace {

constexpr std::array kActions{"add", "supersede", "merge_evidence", "retract", "narrative"};
constexpr std::array kCheckStates{"fail", "look", "pass", "not_run"};

template<class Enum, std::size_t N>
std::optional<Enum> parsed(const std::array<const char *, N> &words, std::string_view text)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (text == words[i])
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

} // namespace

const char *word(Action action)
{
    return kActions[static_cast<std::size_t>(action)];
}

std::optional<Action> parseAction(std::string_view text)
{
    return parsed<Action>(kActions, text);
}

const char *word(CheckState state)
{
    return kCheckStates[static_cast<std::size_t>(state)];
}

std::optional<CheckState> parseCheckState(std::string_view text)
{
    return parsed<CheckState>(kCheckStates, text);
}

namespace reflecting {

namespace {

OrderedJson idList(const std::vector<MemoryId> &ids)
{
    OrderedJson list = OrderedJson::array();
    for (const MemoryId &id : ids)
        list.push_back(textJson(id.value));
    return list;
}

std::vector<MemoryId> idsOf(const Json &list)
{
    std::vector<MemoryId> ids;
    for (const Json &one : list) {
        if (std::string id = textOf(one); !id.empty())
            ids.push_back({std::move(id)});
    }
    return ids;
}

void putIf(OrderedJson &object, const char *name, const std::string &text)
{
    if (!text.empty())
        object[name] = textJson(text);
}

} // namespace

OrderedJson toJson(const Candidate &c)
{
    OrderedJson object{{"id", textJson(c.id)}, {"action", word(c.action)}, {"scope", textJson(c.scope)}};
    if (c.shape != Shape::None)
        object["shape"] = word(c.shape);
    object["text"] = textJson(c.text);
    putIf(object, "model_text", c.modelText);
    putIf(object, "subject", c.subject);
    putIf(object, "predicate", c.predicate);
    putIf(object, "object", c.object);
    putIf(object, "if", c.ruleIf);
    putIf(object, "then", c.ruleThen);
    OrderedJson evidence = OrderedJson::array();
    for (const CandidateEvidence &one : c.evidence) {
        OrderedJson link{{"id", textJson(one.id.value)},
                         {"role", word(one.role)},
                         {"granularity", word(one.granularity)},
                         {"shown", one.shown}};
        putIf(link, "quote", one.quote);
        evidence.push_back(std::move(link));
    }
    object["evidence"] = std::move(evidence);
    object["targets"] = idList(c.targets);
    object["depth"] = c.depth;
    object["importance"] = c.importance ? OrderedJson(*c.importance) : OrderedJson();
    object["confidence"] = word(c.confidence);
    putIf(object, "confidence_reason", c.confidenceReason);
    putIf(object, "stated_confidence", c.statedConfidence);
    OrderedJson checks = OrderedJson::array();
    for (const Check &check : c.checks) {
        OrderedJson one{{"id", check.id}, {"state", word(check.state)}, {"sentence", textJson(check.sentence)}};
        if (check.value)
            one["value"] = *check.value;
        if (check.limit)
            one["limit"] = *check.limit;
        if (!check.about.empty())
            one["about"] = idList(check.about);
        checks.push_back(std::move(one));
    }
    object["checks"] = std::move(checks);
    OrderedJson findings = OrderedJson::array();
    for (const Finding &finding : c.findings) {
        OrderedJson one{{"category", textJson(finding.category)},
                        {"detector", textJson(finding.detector)},
                        {"start", finding.start},
                        {"end", finding.end},
                        {"score", finding.score},
                        {"emergent", finding.emergent},
                        {"why", textJson(finding.why)}};
        for (const std::string &other : finding.also)
            one["also"].push_back(textJson(other));
        putIf(one, "part", finding.part);
        findings.push_back(std::move(one));
    }
    object["findings"] = std::move(findings);
    putIf(object, "run", c.run);
    putIf(object, "origin", c.origin);
    object["call"] = c.call;
    putIf(object, "focus", c.focus);
    putIf(object, "reason", c.reason);
    object["deferred"] = c.deferred;
    object["suppressed"] = c.suppressed;
    if (!c.extra.empty()) {
        if (const Json extra = Json::parse(c.extra, nullptr, false); extra.is_object())
            object["extra"] = extra;
    }
    return object;
}

Result<Candidate> candidateOf(const Json &object)
{
    if (!object.is_object())
        return Error{Errc::Invalid, "A candidate is a JSON object.", ""};
    Candidate c;
    c.id = textMember(object, "id");
    if (c.id.empty())
        return Error{Errc::Invalid, "A candidate has no id.", ""};
    const auto action = parseAction(textMember(object, "action"));
    if (!action)
        return Error{Errc::Invalid, "A candidate's action is add, supersede, merge_evidence, retract or narrative.",
                     c.id};
    c.action = *action;
    c.scope = textMember(object, "scope");
    const std::string shape = textMember(object, "shape");
    c.shape = parseShape(shape).value_or(Shape::None);
    c.text = textMember(object, "text");
    c.modelText = textMember(object, "model_text");
    c.subject = textMember(object, "subject");
    c.predicate = textMember(object, "predicate");
    c.object = textMember(object, "object");
    c.ruleIf = textMember(object, "if");
    c.ruleThen = textMember(object, "then");
    for (const Json &one : listMember(object, "evidence")) {
        CandidateEvidence link;
        link.id = {one.is_object() ? textMember(one, "id") : textOf(one)};
        if (link.id.value.empty())
            return Error{Errc::Invalid, "A candidate's evidence has no id.", c.id};
        if (one.is_object()) {
            link.role = parseRole(textMember(one, "role")).value_or(Role::Supports);
            link.granularity = parseGranularity(textMember(one, "granularity")).value_or(Granularity::Claim);
            link.shown = smallMember(one, "shown");
            link.quote = textMember(one, "quote");
        }
        c.evidence.push_back(std::move(link));
    }
    c.targets = idsOf(listMember(object, "targets"));
    c.depth = smallMember(object, "depth", 1);
    if (const auto importance = numberMember(object, "importance"); importance && *importance >= 0 && *importance <= 1)
        c.importance = importance;
    c.confidence = Confidence::None;
    const std::string confidence = textMember(object, "confidence");
    for (const Confidence one : {Confidence::Low, Confidence::Medium, Confidence::High}) {
        if (confidence == word(one))
            c.confidence = one;
    }
    c.confidenceReason = textMember(object, "confidence_reason");
    c.statedConfidence = textMember(object, "stated_confidence");
    for (const Json &one : listMember(object, "checks")) {
        if (!one.is_object())
            continue;
        c.checks.push_back({textMember(one, "id"),
                            parseCheckState(textMember(one, "state")).value_or(CheckState::NotRun),
                            textMember(one, "sentence"), numberMember(one, "value"), numberMember(one, "limit"),
                            idsOf(listMember(one, "about"))});
    }
    for (const Json &one : listMember(object, "findings")) {
        if (!one.is_object())
            continue;
        Finding finding;
        finding.category = textMember(one, "category");
        finding.detector = textMember(one, "detector");
        finding.part = textMember(one, "part");
        const std::size_t most = finding.part.empty() ? c.text.size() : std::numeric_limits<std::int32_t>::max();
        finding.start = std::min<std::size_t>(countMember(one, "start"), most);
        finding.end = std::clamp<std::size_t>(countMember(one, "end"), finding.start, most);
        finding.score = numberMember(one, "score").value_or(0);
        finding.emergent = switchMember(one, "emergent");
        finding.why = textMember(one, "why");
        for (const Json &other : listMember(one, "also"))
            finding.also.push_back(textOf(other));
        c.findings.push_back(std::move(finding));
    }
    c.run = textMember(object, "run");
    c.origin = textMember(object, "origin");
    c.call = smallMember(object, "call");
    c.focus = textMember(object, "focus");
    c.reason = textMember(object, "reason");
    c.deferred = switchMember(object, "deferred");
    c.suppressed = switchMember(object, "suppressed");
    if (const Json &extra = objectMember(object, "extra"); !extra.empty())
        c.extra = dumped(extra);
    return c;
}

} // namespace reflecting

std::string candidateJson(const Candidate &candidate)
{
    return reflecting::dumped(reflecting::toJson(candidate));
}

Result<Candidate> readCandidate(std::string_view json)
{
    const auto value = reflecting::parseJson(json);
    if (!value)
        return value.error();
    return reflecting::candidateOf(*value);
}

} // namespace credence
