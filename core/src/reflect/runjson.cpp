// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A run as JSON, both ways. What is read may come from anywhere: types are checked, figures that follow from others are
// counted anew.
#include "reflect/candidatejson.h"

#include <credence/reflect.h>
#include <credence/text.h>

#include <array>

namespace credence {

namespace reflecting {

namespace {

constexpr std::array kStageStates{"waiting", "running", "done", "failed", "not_reached", "stopped"};

OrderedJson callJson(const CallRecord &call)
{
    OrderedJson attempts = OrderedJson::array();
    for (const CallAttempt &attempt : call.attempts)
        attempts.push_back(
            {{"status", attempt.status}, {"error", textJson(attempt.error)}, {"waited_ms", attempt.waitedMs}});
    return {{"number", call.number},
            {"stage", textJson(call.stage)},
            {"label", textJson(call.label)},
            {"url", textJson(call.url)},
            {"model", textJson(call.model)},
            {"request", textJson(call.request)},
            {"reply", textJson(call.reply)},
            {"text", textJson(call.text)},
            {"reasoning", textJson(call.reasoning)},
            {"finish", textJson(call.finish)},
            {"schema_step", textJson(call.schemaStep)},
            {"attempts", std::move(attempts)},
            {"tokens", {{"in", call.tokensIn}, {"out", call.tokensOut}, {"estimated", call.tokensEstimated}}},
            {"cost", call.cost},
            {"started_ms", call.startedMs},
            {"took_ms", call.tookMs},
            {"cached", call.cached},
            {"error", textJson(call.error)}};
}

CallRecord callOf(const Json &value)
{
    CallRecord call;
    call.number = smallMember(value, "number");
    call.stage = textMember(value, "stage");
    call.label = textMember(value, "label");
    call.url = textMember(value, "url");
    call.model = textMember(value, "model");
    call.request = textMember(value, "request");
    call.reply = textMember(value, "reply");
    call.text = textMember(value, "text");
    call.reasoning = textMember(value, "reasoning");
    call.finish = textMember(value, "finish");
    call.schemaStep = textMember(value, "schema_step");
    for (const Json &one : listMember(value, "attempts")) {
        if (one.is_object())
            call.attempts.push_back(
                {smallMember(one, "status"), textMember(one, "error"), integerMember(one, "waited_ms")});
    }
    const Json &tokens = objectMember(value, "tokens");
    call.tokensIn = countMember(tokens, "in");
    call.tokensOut = countMember(tokens, "out");
    call.tokensEstimated = switchMember(tokens, "estimated");
    call.cost = std::max(0.0, numberMember(value, "cost").value_or(0));
    call.startedMs = integerMember(value, "started_ms");
    call.tookMs = integerMember(value, "took_ms");
    call.cached = switchMember(value, "cached");
    call.error = textMember(value, "error");
    return call;
}

} // namespace

OrderedJson toJson(const RunRecord &run)
{
    OrderedJson object{{"record", "run"},
                       {"version", 1},
                       {"id", textJson(run.id)},
                       {"scope", textJson(run.scope)},
                       {"preset", textJson(run.preset)}};
    OrderedJson parameters = OrderedJson::object();
    for (const auto &[id, value] : run.parameters)
        parameters[id] = textJson(value);
    object["parameters"] = std::move(parameters);
    OrderedJson limits = OrderedJson::object();
    if (!run.ids.empty()) {
        OrderedJson ids = OrderedJson::array();
        for (const MemoryId &id : run.ids)
            ids.push_back(textJson(id.value));
        limits["ids"] = std::move(ids);
    }
    for (const auto &[name, time] : {std::pair{"since", run.since}, {"until", run.until}, {"now", run.now}}) {
        if (time)
            limits[name] = formatTime(*time);
    }
    if (!run.entity.empty())
        limits["entity"] = textJson(run.entity);
    if (run.shape)
        limits["shape"] = word(*run.shape);
    object["limits"] = std::move(limits);
    object["prompt_version"] = textJson(run.promptVersion);
    object["provider"] = textJson(run.provider);
    object["model"] = textJson(run.model);
    object["embedder"] = textJson(run.embedder);
    object["started"] = formatTime(run.started);
    object["took_ms"] = run.tookMs;
    object["state"] = textJson(run.state);
    object["error"] = textJson(run.error);
    object["forced"] = run.forced;
    object["ledger_head"] = run.ledgerHead;
    object["proposed"] = run.proposed;
    object["tokens"] = {{"in", run.tokensIn}, {"out", run.tokensOut}};
    object["cost"] = run.costKnown ? OrderedJson(run.cost) : OrderedJson(nullptr);
    object["store_hash_before"] = textJson(run.storeHashBefore);
    object["store_hash_after"] = textJson(run.storeHashAfter);
    object["store_unchanged"] = run.storeUnchanged;
    object["others_wrote"] = run.othersWrote;
    OrderedJson stages = OrderedJson::array();
    for (const StageRecord &stage : run.stages)
        stages.push_back({{"id", textJson(stage.id)},
                          {"state", kStageStates[static_cast<std::size_t>(stage.state)]},
                          {"summary", textJson(stage.summary)},
                          {"figure", textJson(stage.figure)},
                          {"ms", stage.ms}});
    object["stages"] = std::move(stages);
    OrderedJson candidates = OrderedJson::array();
    for (const Candidate &candidate : run.candidates)
        candidates.push_back(toJson(candidate));
    object["candidates"] = std::move(candidates);
    OrderedJson dropped = OrderedJson::array();
    for (const Drop &drop : run.dropped)
        dropped.push_back({{"reason", textJson(drop.reason)},
                           {"message", textJson(drop.message)},
                           {"text", textJson(drop.text)},
                           {"call", drop.call},
                           {"focus", textJson(drop.focus)}});
    object["dropped"] = std::move(dropped);
    OrderedJson skipped = OrderedJson::array();
    for (const Skip &skip : run.skipped)
        skipped.push_back({{"what", textJson(skip.what)}, {"reason", textJson(skip.reason)}});
    object["skipped"] = std::move(skipped);
    OrderedJson selected = OrderedJson::array();
    for (const MemoryId &id : run.selected)
        selected.push_back(textJson(id.value));
    object["selected"] = std::move(selected);
    OrderedJson calls = OrderedJson::array();
    for (const CallRecord &call : run.calls)
        calls.push_back(callJson(call));
    object["calls"] = std::move(calls);
    return object;
}

} // namespace reflecting

ReflectRequest requestOf(const RunRecord &run)
{
    ReflectRequest request;
    request.scope = run.scope;
    request.preset = run.preset;
    request.values = run.parameters;
    request.ids = run.ids;
    request.since = run.since;
    request.until = run.until;
    request.entity = run.entity;
    request.shape = run.shape;
    request.now = run.now;
    return request;
}

std::string runJson(const RunRecord &run)
{
    return reflecting::dumped(reflecting::toJson(run), 1) + "\n";
}

Result<RunRecord> readRun(std::string_view json)
{
    using namespace reflecting;
    const auto value = parseJson(json);
    if (!value)
        return value.error();
    if (!value->is_object() || textMember(*value, "record") != "run")
        return Error{Errc::Invalid, "It is no saved run.", ""};
    if (integerMember(*value, "version") != 1)
        return Error{Errc::Unsupported, "It is a run of a version that is not known here.", ""};
    RunRecord run;
    run.id = textMember(*value, "id");
    run.scope = textMember(*value, "scope");
    run.preset = textMember(*value, "preset");
    if (run.id.empty() || run.scope.empty() || run.preset.empty())
        return Error{Errc::Invalid, "A run has an id, a scope and a preset; this one lacks one of them.", ""};
    for (const auto &[id, one] : objectMember(*value, "parameters").items())
        run.parameters[id] = reflecting::textOf(one);
    const Json limits = objectMember(*value, "limits");
    for (const Json &one : listMember(limits, "ids")) {
        if (std::string id = reflecting::textOf(one); !id.empty())
            run.ids.push_back({std::move(id)});
    }
    run.since = timeMember(limits, "since");
    run.until = timeMember(limits, "until");
    run.now = timeMember(limits, "now");
    run.entity = textMember(limits, "entity");
    run.shape = parseShape(textMember(limits, "shape"));
    run.promptVersion = textMember(*value, "prompt_version");
    run.provider = textMember(*value, "provider");
    run.model = textMember(*value, "model");
    run.embedder = textMember(*value, "embedder");
    run.started = timeMember(*value, "started").value_or(Time{});
    run.tookMs = integerMember(*value, "took_ms");
    run.state = textMember(*value, "state");
    run.error = textMember(*value, "error");
    run.forced = switchMember(*value, "forced");
    run.ledgerHead = countMember(*value, "ledger_head");
    run.storeHashBefore = textMember(*value, "store_hash_before");
    run.storeHashAfter = textMember(*value, "store_hash_after");
    run.storeUnchanged = switchMember(*value, "store_unchanged");
    run.othersWrote = switchMember(*value, "others_wrote");
    for (const Json &one : listMember(*value, "stages")) {
        if (!one.is_object())
            continue;
        StageRecord stage{textMember(one, "id"), StageState::Waiting, textMember(one, "summary"),
                          textMember(one, "figure"), integerMember(one, "ms")};
        const std::string state = textMember(one, "state");
        for (std::size_t i = 0; i < kStageStates.size(); ++i) {
            if (state == kStageStates[i])
                stage.state = static_cast<StageState>(i);
        }
        run.stages.push_back(std::move(stage));
    }
    for (const Json &one : listMember(*value, "candidates")) {
        auto candidate = candidateOf(one);
        if (!candidate)
            return candidate.error();
        candidate->run = run.id;
        run.candidates.push_back(std::move(*candidate));
    }
    for (const Json &one : listMember(*value, "dropped")) {
        if (one.is_object())
            run.dropped.push_back({textMember(one, "reason"), textMember(one, "message"), textMember(one, "text"),
                                   smallMember(one, "call"), textMember(one, "focus")});
    }
    for (const Json &one : listMember(*value, "skipped")) {
        if (one.is_object())
            run.skipped.push_back({textMember(one, "what"), textMember(one, "reason")});
    }
    for (const Json &one : listMember(*value, "selected")) {
        if (std::string id = reflecting::textOf(one); !id.empty())
            run.selected.push_back({std::move(id)});
    }
    for (const Json &one : listMember(*value, "calls")) {
        if (one.is_object())
            run.calls.push_back(callOf(one));
    }
    run.opened = true;
    run.costKnown = !value->contains("cost") || !(*value)["cost"].is_null();
    // Sums are counted, not believed.
    run.proposed = run.candidates.size() + run.dropped.size();
    for (const CallRecord &call : run.calls) {
        run.tokensIn += call.tokensIn;
        run.tokensOut += call.tokensOut;
        run.cost += call.cost;
    }
    return run;
}

} // namespace credence
