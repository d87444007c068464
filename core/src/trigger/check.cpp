// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Whether a run is due now, why not, and when at the present pace. And what the log suggests.
#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace credence {

namespace livetrigger {

constexpr std::chrono::milliseconds kDayLength = std::chrono::hours(24);

Time nextMidnight(Time now)
{
    return std::chrono::floor<std::chrono::days>(now) + std::chrono::days(1);
}

// "20 min", "2.5 h", "6 d".
std::string span(std::chrono::milliseconds duration)
{
    const double minutes = double(duration.count()) / 60e3;
    if (minutes < 1)
        return fmt::format("{:.0f} s", double(duration.count()) / 1e3);
    if (minutes < 90)
        return fmt::format("{:.0f} min", minutes);
    if (minutes < 48 * 60)
        return fmt::format("{:.1f} h", minutes / 60);
    return fmt::format("{:.1f} d", minutes / 1440);
}

std::string episodes(std::int64_t n)
{
    return n == 1 ? std::string("1 episode") : fmt::format("{} episodes", n);
}

std::string sum(double value)
{
    return fmt::format("{:.1f}", value);
}

// The place after the last run's last episode, in order of time.
std::size_t firstAfter(const EpisodeSeries &series, const TriggerPast &past)
{
    const std::optional<Time> covered = past.lastEpisodeAt ? past.lastEpisodeAt : past.lastRun;
    if (!covered)
        return 0;
    const std::int64_t at = covered->time_since_epoch().count();
    const auto begin = series.times.begin();
    std::size_t place = std::size_t(std::upper_bound(begin, series.times.end(), at) - begin);
    if (past.lastEpisodeAt && past.lastEpisode) {
        // Of the same time, those that arrived later are not covered.
        while (place > 0 && series.times[place - 1] == at && series.keys[place - 1] > past.lastEpisode)
            --place;
    }
    return place;
}

std::string whyHeld(const TriggerPolicy &policy, const TriggerTally &tally)
{
    const double acc = tally.accumulated;
    if (tally.all == 0)
        return "there are no episodes yet";
    if (policy.importance && acc < *policy.importance - kSumTolerance)
        return fmt::format("{} is below {}", sum(acc), sum(*policy.importance));
    if (policy.count && tally.episodes < *policy.count)
        return fmt::format("{} of {}", episodes(tally.episodes), *policy.count);
    if (tally.episodes == 0)
        return "there are no episodes since the last run";
    if (policy.schedule)
        return policy.schedule->possible() ? "its time has not come" : "its schedule names a day that never comes";
    return "the policy has no condition that an episode meets";
}

} // namespace livetrigger

TriggerTally tally(const EpisodeSeries &series, const TriggerPast &past, Time now)
{
    TriggerTally out;
    out.timeless = series.timeless;
    const std::int64_t at = now.time_since_epoch().count();
    const auto end = std::size_t(std::upper_bound(series.times.begin(), series.times.end(), at) - series.times.begin());
    out.future = series.size() - end;
    out.all = std::int64_t(end);
    if (end == 0)
        return out;
    out.lastEpisode = series.at(end - 1);
    out.salient = series.salient[end - 1];
    for (std::size_t i = livetrigger::firstAfter(series, past); i < end; ++i) {
        out.accumulated += series.importance[i];
        ++out.episodes;
    }
    const std::int64_t window = std::max(series.times.front(), at - kPaceDays * livetrigger::kDayLength.count());
    const double days = double(at - window) / double(livetrigger::kDayLength.count());
    double recent = 0;
    std::int64_t number = 0;
    for (std::size_t i = end; i > 0 && series.times[i - 1] >= window; --i) {
        recent += series.importance[i - 1];
        ++number;
    }
    // Less than an hour says nothing of a pace.
    if (days >= 1.0 / 24) {
        out.importancePerDay = recent / days;
        out.episodesPerDay = double(number) / days;
    }
    return out;
}

TriggerHold closedGate(const TriggerPolicy &policy, const TriggerTally &tally, const TriggerPast &past, Time now)
{
    if (policy.minInterval && past.lastRun && now - *past.lastRun < *policy.minInterval)
        return TriggerHold::MinInterval;
    if (policy.dailyCap && past.runsToday >= *policy.dailyCap)
        return TriggerHold::DailyCap;
    if (policy.episodeFloor && tally.salient < *policy.episodeFloor)
        return TriggerHold::EpisodeFloor;
    return TriggerHold::None;
}

std::string holdSentence(TriggerHold hold, const TriggerPolicy &policy, const TriggerTally &tally,
                         const TriggerPast &past, Time now)
{
    using namespace livetrigger;
    switch (hold) {
    case TriggerHold::MinInterval: {
        const Time next = *past.lastRun + *policy.minInterval;
        if (now < *past.lastRun)
            return fmt::format("The clock is behind the last run ({}); the next is allowed at {}.",
                               formatTime(*past.lastRun), formatTime(next));
        return fmt::format("The last run was {} ago, the policy asks for {} between runs; the next is allowed at {}.",
                           span(now - *past.lastRun), durationText(*policy.minInterval), formatTime(next));
    }
    case TriggerHold::DailyCap:
        return fmt::format("{} today, the policy allows {} on a day (UTC); the next is allowed at {}.",
                           past.runsToday == 1 ? std::string("1 run") : fmt::format("{} runs", past.runsToday),
                           *policy.dailyCap, formatTime(nextMidnight(now)));
    case TriggerHold::EpisodeFloor:
        return fmt::format("{} high-salience {} so far, the policy asks for {}.", tally.salient,
                           tally.salient == 1 ? "episode" : "episodes", *policy.episodeFloor);
    case TriggerHold::BelowCondition:
        return fmt::format("No condition is met: {}.", whyHeld(policy, tally));
    case TriggerHold::None:
        break;
    }
    return {};
}

TriggerState checkTrigger(const TriggerPolicy &policy, const TriggerTally &tally, const TriggerPast &past, Time now)
{
    using namespace livetrigger;
    TriggerState out;
    out.accumulated = tally.accumulated;
    out.threshold = policy.importance;
    out.unreflected = tally.episodes;
    out.salient = tally.salient;
    out.all = tally.all;
    out.runsToday = past.runsToday;
    if (past.lastRun)
        out.hoursSinceLastRun = double((now - *past.lastRun).count()) / 3600e3;

    // An instant comes after the episodes of its time, and those are counted: so it is due at its very millisecond.
    std::optional<Time> instant;
    if (policy.schedule) {
        instant = policy.schedule->before(now + std::chrono::milliseconds(1));
        const Time from = std::max(past.scheduleFrom.value_or(Time::min()), past.lastRun.value_or(Time::min()));
        if (instant && *instant <= from)
            instant.reset();
    }
    if (instant && tally.episodes > 0)
        out.by = TriggerCondition::Schedule;
    else if (policy.importance && tally.accumulated >= *policy.importance - kSumTolerance && tally.episodes > 0)
        out.by = TriggerCondition::Importance;
    else if (policy.count && tally.episodes >= *policy.count)
        out.by = TriggerCondition::Count;
    else if (policy.recallMiss && past.recallMisses > 0)
        out.by = TriggerCondition::RecallMiss;
    else if (policy.contradiction && past.contradictions > 0)
        out.by = TriggerCondition::Contradiction;
    out.due = instant;

    const TriggerHold gate = closedGate(policy, tally, past, now);
    out.skipReason = out.by ? gate : TriggerHold::BelowCondition;
    out.shouldTrigger = out.by && gate == TriggerHold::None;

    switch (gate) {
    case TriggerHold::None:
        out.nextAllowed = now;
        break;
    case TriggerHold::MinInterval:
        out.nextAllowed = *past.lastRun + *policy.minInterval;
        // The cap may close the day on which the interval ends.
        if (policy.dailyCap && past.runsToday >= *policy.dailyCap)
            out.nextAllowed = std::max(*out.nextAllowed, nextMidnight(now));
        break;
    case TriggerHold::DailyCap:
        out.nextAllowed = nextMidnight(now);
        break;
    default:
        break; // only episodes can open it
    }
    if (out.nextAllowed && policy.episodeFloor && tally.salient < *policy.episodeFloor)
        out.nextAllowed.reset();

    if (!out.by) {
        const auto after = [&](double days) {
            return now + std::chrono::milliseconds(std::llround(days * double(kDayLength.count())));
        };
        const auto sooner = [&](Time then) { out.forecast = out.forecast ? std::min(*out.forecast, then) : then; };
        constexpr double kFarthest = 3650; // days; what is farther is no forecast
        if (policy.importance && tally.importancePerDay > 0) {
            const double days = (*policy.importance - tally.accumulated) / tally.importancePerDay;
            if (days <= kFarthest)
                sooner(after(days));
        }
        if (policy.count && tally.episodesPerDay > 0) {
            const double days = double(*policy.count - tally.episodes) / tally.episodesPerDay;
            if (days <= kFarthest)
                sooner(after(days));
        }
        if (policy.schedule && (tally.episodes > 0 || tally.episodesPerDay > 0)) {
            if (const auto next = policy.schedule->atOrAfter(now))
                sooner(*next);
        }
    } else if (!out.shouldTrigger) {
        out.forecast = out.nextAllowed;
    }
    if (out.forecast && out.nextAllowed)
        out.forecast = std::max(*out.forecast, *out.nextAllowed);
    if (!out.nextAllowed)
        out.forecast.reset();

    if (out.shouldTrigger)
        out.sentence =
            fmt::format("Yes, by {}: {} of importance in {}{}.",
                        *out.by == TriggerCondition::RecallMiss ? "recall miss" : word(*out.by), sum(tally.accumulated),
                        episodes(tally.episodes), past.lastRun ? " since the last run" : "");
    else if (out.by)
        out.sentence = "Held: " + holdSentence(gate, policy, tally, past, now);
    else
        out.sentence = fmt::format("No: {}.", whyHeld(policy, tally));

    if (tally.timeless > 0)
        out.notes.push_back(
            fmt::format("{} no time and {} left out.",
                        tally.timeless == 1 ? "1 episode has" : fmt::format("{} episodes have", tally.timeless),
                        tally.timeless == 1 ? "is" : "are"));
    if (tally.future > 0)
        out.notes.push_back(
            fmt::format("{} in the future and {} not counted yet.",
                        tally.future == 1 ? "1 episode lies" : fmt::format("{} episodes lie", tally.future),
                        tally.future == 1 ? "is" : "are"));
    if (past.lastRun && now < *past.lastRun)
        out.notes.push_back(fmt::format("The clock is behind the last run ({}).", formatTime(*past.lastRun)));
    if (past.runs == 0 && tally.salient < kAdvisedEpisodeFloor)
        out.notes.push_back(fmt::format("{} high-salience {}; {} are advised before the first reflection.",
                                        tally.salient, tally.salient == 1 ? "episode" : "episodes",
                                        kAdvisedEpisodeFloor));
    return out;
}

namespace suggestion {

constexpr std::int64_t kEnough = 10;  // decided insights from which a share says something
constexpr double kManyRejected = 0.4; // of the decided ones
constexpr double kManyADay = 3;       // what Engram's cap allows
constexpr std::size_t kLastRuns = 20;
constexpr std::array kThresholds{1.0,  2.0,  3.0,  4.0,  5.0,  6.0,  7.5,   10.0,  12.5,  15.0, 17.5,
                                 20.0, 25.0, 30.0, 40.0, 50.0, 75.0, 100.0, 150.0, 250.0, 500.0};

std::string rate(double perDay)
{
    if (perDay >= 1)
        return fmt::format("{:.1f} reflections a day", perDay);
    if (perDay * 7 >= 1)
        return fmt::format("{:.1f} reflections a week", perDay * 7);
    return fmt::format("{:.1f} reflections a month", perDay * 30);
}

} // namespace suggestion

Result<TriggerSuggestion> suggest(const EpisodeSeries &series, const TriggerPolicy &policy,
                                  std::span<const TriggerEvent> log, std::stop_token stop)
{
    using namespace suggestion;
    TriggerSuggestion out;
    out.policy = policy;
    std::size_t runs = 0;
    for (const TriggerEvent &event : log) {
        if (event.kind != "firing" || event.run.empty() || runs == kLastRuns)
            continue;
        ++runs;
        out.decided += event.approved + event.rejected;
        out.rejected += event.rejected;
        out.thin += event.thin;
    }
    if (series.size() < 2)
        return out;
    const double days = std::max(1.0, double(series.times.back() - series.times.front()) / 86'400e3);
    const auto now = simulate(series, policy, {}, stop);
    if (!now)
        return now.error();
    out.firingsPerDay = double(now->stats.firings) / days;
    out.meanEpisodes = now->stats.meanEpisodes.value_or(0);
    out.suggestedPerDay = out.firingsPerDay;
    out.suggestedMeanEpisodes = out.meanEpisodes;

    const double share = out.decided > 0 ? double(out.rejected) / double(out.decided) : 0;
    const bool thin = out.decided >= kEnough && share >= kManyRejected;
    // How often it should fire: less where much is rejected or it fires all day, more where it never does.
    double wanted = 0;
    std::string because;
    if (now->stats.firings == 0) {
        wanted = 1 / std::min(days, 7.0);
        because = "The policy would never have fired on this history.";
    } else if (thin) {
        wanted = out.firingsPerDay * (1 - share);
        because = fmt::format("{} of the last {} decided insights were rejected ({:.0f} %), {} of them as thin: more "
                              "episodes each would give them more to rest on.",
                              out.rejected, out.decided, share * 100, out.thin);
    } else if (out.firingsPerDay > kManyADay) {
        wanted = kManyADay;
        because = fmt::format("It would have fired {:.1f} times a day.", out.firingsPerDay);
    } else {
        return out;
    }
    const auto points = sweep(series, policy, "importance", kThresholds, {}, stop);
    if (!points)
        return points.error();
    const SweepPoint *best = nullptr;
    for (const SweepPoint &point : *points) {
        const double perDay = double(point.stats.firings) / days;
        if (point.stats.firings == 0)
            continue;
        if (!best || std::fabs(perDay - wanted) <= std::fabs(double(best->stats.firings) / days - wanted))
            best = &point;
    }
    if (!best || (policy.importance && std::fabs(best->value - *policy.importance) < kSumTolerance) ||
        best->stats.firings == now->stats.firings)
        return out;
    out.any = true;
    out.policy.importance = best->value;
    out.suggestedPerDay = double(best->stats.firings) / days;
    out.suggestedMeanEpisodes = best->stats.meanEpisodes.value_or(0);
    out.text = fmt::format(
        "{} At {} you would have seen {} with about {:.0f} episodes each, instead of {} with {:.0f}.", because,
        best->value, rate(out.suggestedPerDay), out.suggestedMeanEpisodes, rate(out.firingsPerDay), out.meanEpisodes);
    if (thin && out.thin * 2 >= out.rejected && !policy.episodeFloor)
        out.text += fmt::format(" Consider an episode floor of {} as well.", kAdvisedEpisodeFloor);
    return out;
}

} // namespace credence
