// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/triggerout.h"

#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

Json stateOut(const TriggerState &state)
{
    Json notes = Json::array();
    for (const std::string &note : state.notes)
        notes.push_back(safe(note));
    return {{"should_trigger", state.shouldTrigger},
            {"skip_reason", orNull(std::string(word(state.skipReason)))},
            {"condition", state.by ? Json(word(*state.by)) : Json()},
            {"accumulated_importance", state.accumulated},
            {"threshold", orNull(state.threshold)},
            {"unreflected_count", state.unreflected},
            {"high_salience_count", state.salient},
            {"hours_since_last_run", orNull(state.hoursSinceLastRun)},
            {"runs_today", state.runsToday},
            {"next_allowed", orNull(state.nextAllowed)},
            {"forecast", orNull(state.forecast)},
            {"sentence", safe(state.sentence)},
            {"notes", std::move(notes)}};
}

Json policyOut(const TriggerPolicy &policy)
{
    Json out{{"preset", presetOf(policy)}};
    for (const std::string &name : triggerSettings())
        out[name] = triggerSetting(policy, name);
    return out;
}

Json statsOut(const TriggerStats &stats)
{
    Json skipped = Json::object();
    for (int i = 1; i < kTriggerHolds; ++i)
        skipped[word(TriggerHold(i))] = stats.skipped[std::size_t(i)];
    return {{"firings", stats.firings},
            {"median_interval_s", orNull(stats.medianIntervalS)},
            {"mean_episodes", orNull(stats.meanEpisodes)},
            {"skipped", std::move(skipped)}};
}

Json eventOut(const TriggerEvent &e)
{
    Json out{{"id", safe(e.id)},
             {"scope", safe(e.scope)},
             {"kind", e.kind},
             {"at", formatTime(e.at)},
             {"by", e.by ? Json(word(*e.by)) : Json()},
             {"skip_reason", orNull(std::string(word(e.reason)))},
             {"forced", e.forced},
             {"automatic", e.automatic},
             {"accumulated", e.accumulated},
             {"threshold", orNull(e.threshold)},
             {"episodes", e.episodes},
             {"interval_s", e.intervalMs ? Json(double(*e.intervalMs) / 1000) : Json()},
             {"episode", orNull(safe(e.episode.value))},
             {"policy", safe(e.policy)},
             {"who", safe(e.who)},
             {"channel", safe(e.channel)},
             {"ledger", e.ledger.value}};
    if (!e.run.empty())
        out["outcome"] = {{"run", safe(e.run)},
                          {"preset", safe(e.preset)},
                          {"state", safe(e.state)},
                          {"proposed", e.proposed},
                          {"candidates", e.candidates},
                          {"dropped", e.dropped},
                          {"approved", e.approved},
                          {"rejected", e.rejected},
                          {"waiting", e.waiting},
                          {"thin", e.thin},
                          {"calls", e.calls},
                          {"tokens", {{"in", e.tokensIn}, {"out", e.tokensOut}}},
                          {"cost", e.cost}};
    return out;
}

std::string spanText(double seconds)
{
    if (seconds < 90)
        return fmt::format("{:.0f} s", seconds);
    if (seconds < 90 * 60)
        return fmt::format("{:.0f} min", seconds / 60);
    if (seconds < 48 * 3600)
        return fmt::format("{:.1f} h", seconds / 3600);
    return fmt::format("{:.1f} d", seconds / 86400);
}

} // namespace credence::cli
