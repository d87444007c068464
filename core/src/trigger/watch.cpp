// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a firing takes, and one step of the automatic dry runs.
#include <credence/reflect.h>
#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence {

Result<CycleCost> cycleCost(const Store &store, const std::string &scope, const std::string &preset,
                            const std::optional<ProviderConfig> &provider, std::span<const TriggerEvent> log,
                            std::stop_token stop, std::shared_ptr<const Snapshot> snapshot)
{
    CycleCost out;
    out.preset = preset;
    const Preset *known = findPreset(preset);
    if (!known)
        return Error{Errc::Invalid, fmt::format("There is no reflection preset \"{}\".", displayText(preset)), {}};
    double runs = 0, calls = 0, in = 0, tokensOut = 0, cost = 0, insights = 0;
    for (const TriggerEvent &event : log) {
        if (event.kind != "firing" || event.preset != preset || event.state != "done")
            continue;
        ++runs;
        calls += double(event.calls);
        in += double(event.tokensIn);
        tokensOut += double(event.tokensOut);
        cost += event.cost;
        insights += double(event.candidates); // what was dropped on the way is none
    }
    if (runs > 0) {
        out.measured = true;
        out.calls = calls / runs;
        out.tokensIn = in / runs;
        out.tokensOut = tokensOut / runs;
        out.insights = insights / runs;
        // A run without calls costs nothing; one with calls and no cost had no price.
        if (cost > 0 || !known->needsModel)
            out.cost = cost / runs;
        return out;
    }
    if (!known->needsModel) {
        out.cost = 0;
        return out;
    }
    ReflectRequest request;
    request.scope = scope;
    request.preset = preset;
    const auto estimated = estimate(store, request, provider ? provider : std::optional<ProviderConfig>(std::in_place),
                                    stop, std::move(snapshot));
    if (!estimated)
        return estimated.error();
    out.calls = estimated->calls;
    out.tokensIn = double(estimated->tokensIn);
    out.tokensOut = double(estimated->tokensOut);
    if (provider)
        out.cost = estimated->cost;
    return out;
}

namespace triggered {

// Why a run can't be at all, before its firing is written: what asks nobody and makes nothing uses up no trigger.
std::string blockerOf(const Store &store, const ReflectRequest &request, const ReflectServices &services,
                      const std::stop_token &stop)
{
    std::optional<ProviderConfig> provider = services.provider;
    if (!services.cassette.empty())
        provider.emplace(); // a replay asks nobody
    const auto estimated = estimate(store, request, provider, stop);
    return estimated ? estimated->blocker : std::string(); // an error shows in the run itself
}

// The firing stands in the log; what comes of it is noted there whatever it is.
Result<WatchStep> carryOut(Store &store, const ReflectRequest &request, const TriggerEvent &firing,
                           const ReflectServices &services, const Cause &cause, const std::stop_token &stop,
                           WatchStep out)
{
    auto run = reflect(store, request, services, stop);
    if (!run) {
        RunRecord failed;
        failed.id = newUuid();
        failed.scope = request.scope;
        failed.preset = request.preset;
        failed.state = run.error().code == Errc::Cancelled ? "cancelled" : "failed";
        failed.error = run.error().message;
        if (const auto noted = recordOutcome(store, firing.id, failed, cause); !noted)
            return noted.error();
        out.what = "failed";
        out.message = run.error().message;
        return out;
    }
    out.run = run->id;
    out.calls = run->calls.size();
    out.cost = run->cost;
    if (run->state == "failed" || run->state == "cancelled") {
        if (const auto noted = recordOutcome(store, firing.id, *run, cause); !noted)
            return noted.error();
        out.what = "failed";
        out.message = run->error.empty() ? "The run was " + run->state + "." : run->error;
        return out;
    }
    const auto queued = store.queueRun(*run, {}, cause, firing.id);
    if (!queued)
        return queued.error();
    out.ledger = *queued;
    out.what = "fired";
    out.candidates = std::uint64_t(std::count_if(run->candidates.begin(), run->candidates.end(),
                                                 [](const Candidate &one) { return !one.suppressed; }));
    out.message = out.candidates == 1 ? std::string("1 candidate waits in the queue.")
                                      : fmt::format("{} candidates wait in the queue.", out.candidates);
    return out;
}

} // namespace triggered

Result<WatchStep> watchStep(Store &store, const std::string &scope, Time now, const ReflectServices &services,
                            const Cause &cause, std::stop_token stop)
{
    WatchStep out;
    const auto situation = checkTrigger(store, scope, now, stop);
    if (!situation)
        return situation.error();
    out.state = situation->state;
    const TriggerSettings &settings = situation->settings;
    const TriggerState &state = situation->state;
    if (!state.shouldTrigger) {
        // An instant that came and did not fire is over; another condition waits until its gate opens.
        if (state.due || state.by) {
            auto skip = recordSkip(store, scope, state, now, cause, state.due);
            if (!skip)
                return skip.error();
            out.event = std::move(*skip);
        }
        out.what = state.by ? "held" : "idle";
        out.message = state.sentence;
        return out;
    }
    const Preset *preset = findPreset(settings.runs);
    if (!preset)
        return Error{Errc::Invalid, fmt::format("There is no reflection preset \"{}\".", settings.runs), {}};
    ReflectRequest request;
    request.scope = scope;
    request.preset = settings.runs;
    if (preset->needsModel) {
        if (!services.provider && services.cassette.empty()) {
            out.what = "failed";
            out.message = fmt::format("{} needs a model, and none is configured.", preset->title);
            return out;
        }
        // What the day's automatic runs used up already.
        const auto log = triggerLog(store, scope, 0, stop);
        if (!log)
            return log.error();
        const auto today = std::chrono::floor<std::chrono::days>(now);
        std::int64_t calls = 0;
        double cost = 0;
        for (const TriggerEvent &event : *log) {
            if (event.automatic && std::chrono::floor<std::chrono::days>(event.at) == today) {
                calls += event.calls;
                cost += event.cost;
            }
        }
        const std::int64_t callsLeft = settings.budgetCalls - calls;
        if (callsLeft <= 0 || (settings.budgetCost && cost >= *settings.budgetCost)) {
            out.what = "over_budget";
            out.message =
                callsLeft <= 0
                    ? fmt::format("Today's automatic runs made {} of {} calls.", calls, settings.budgetCalls)
                    : fmt::format("Today's automatic runs cost {:.4f} of {:.4f}.", cost, *settings.budgetCost);
            return out;
        }
        request.budget.calls = int(std::min<std::int64_t>(callsLeft, 1'000'000));
        if (settings.budgetCost)
            request.budget.cost = *settings.budgetCost - cost;
    }
    if (std::string blocker = triggered::blockerOf(store, request, services, stop); !blocker.empty()) {
        out.what = "held";
        out.message = std::move(blocker);
        return out;
    }
    auto firing =
        recordFiring(store, {scope, state.by.value_or(TriggerCondition::Importance), false, true, now}, cause);
    if (!firing)
        return firing.error();
    out.event = *firing;
    if (firing->kind != "firing") { // another program was quicker
        out.what = "held";
        out.message = fmt::format("It is no longer due: {}.", word(firing->reason));
        return out;
    }
    return triggered::carryOut(store, request, *firing, services, cause, stop, std::move(out));
}

Result<WatchStep> runNow(Store &store, const std::string &scope, Time now, const ReflectServices &services,
                         const Cause &cause, bool forced, std::stop_token stop)
{
    WatchStep out;
    const auto situation = checkTrigger(store, scope, now, stop);
    if (!situation)
        return situation.error();
    out.state = situation->state;
    const Preset *preset = findPreset(situation->settings.runs);
    if (!preset)
        return Error{Errc::Invalid, fmt::format("There is no reflection preset \"{}\".", situation->settings.runs), {}};
    if (preset->needsModel && !services.provider && services.cassette.empty()) {
        out.what = "failed";
        out.message = fmt::format("{} needs a model, and none is configured.", preset->title);
        return out;
    }
    ReflectRequest request;
    request.scope = scope;
    request.preset = situation->settings.runs;
    if (std::string blocker = triggered::blockerOf(store, request, services, stop); !blocker.empty()) {
        out.what = "failed";
        out.message = std::move(blocker);
        return out;
    }
    auto firing = recordFiring(store, {scope, TriggerCondition::Manual, forced, false, now}, cause);
    if (!firing)
        return firing.error();
    out.event = *firing;
    if (firing->kind != "firing") {
        out.what = "throttled";
        out.message = holdSentence(firing->reason, situation->settings.policy, situation->tally, situation->past, now);
        return out;
    }
    return triggered::carryOut(store, request, *firing, services, cause, stop, std::move(out));
}

} // namespace credence
