// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The replay. Episodes are passed in a tight loop up to the one that meets a condition; a schedule's instants and
// closed gates are jumped over, never walked.
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace credence {

void EpisodeSeries::add(Time at, std::optional<double> value, MemoryKey key)
{
    const bool known = value && std::isfinite(*value);
    times.push_back(at.time_since_epoch().count());
    importance.push_back(known ? *value : kUnsetImportance);
    unset.push_back(!known);
    keys.push_back(key);
}

void EpisodeSeries::arrange()
{
    if (!std::is_sorted(times.begin(), times.end())) {
        std::vector<std::size_t> order(size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [this](std::size_t a, std::size_t b) { return times[a] < times[b]; });
        const auto placed = [&order](auto &values) {
            auto copy = values;
            for (std::size_t i = 0; i < order.size(); ++i)
                copy[i] = values[order[i]];
            values = std::move(copy);
        };
        placed(times);
        placed(importance);
        placed(unset);
        placed(keys);
    }
    salient.resize(size());
    std::uint32_t high = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        high += unset[i] == 0 && importance[i] >= kHighSalience;
        salient[i] = high;
    }
}

namespace replay {

constexpr std::int64_t kDayMs = 86'400'000;
constexpr std::size_t kStride = 1 << 16; // between looks at the stop token

std::int64_t dayOf(std::int64_t ms)
{
    return ms / kDayMs - (ms % kDayMs < 0);
}

// The places of [since, until], and the time of the end.
struct Bounds {
    std::size_t first = 0, end = 0;
    std::int64_t from = 0, until = 0;
    bool empty = true;
};

Bounds boundsOf(const EpisodeSeries &series, const SimulateRange &range)
{
    Bounds out;
    if (series.size() == 0)
        return out;
    const auto begin = series.times.begin();
    if (range.since)
        out.first =
            std::size_t(std::lower_bound(begin, series.times.end(), range.since->time_since_epoch().count()) - begin);
    out.until = range.until ? range.until->time_since_epoch().count() : series.times.back();
    out.end = std::size_t(std::upper_bound(begin, series.times.end(), out.until) - begin);
    out.end = std::max(out.end, out.first);
    out.empty = out.first == out.end && !range.since;
    out.from = range.since                 ? range.since->time_since_epoch().count()
               : out.first < series.size() ? series.times[out.first]
                                           : out.until;
    return out;
}

// `full`: firings and holds are kept, else only what the statistics need.
class Machine {
public:
    Machine(const EpisodeSeries &series, const TriggerPolicy &policy, const Bounds &bounds, bool full,
            std::stop_token stop)
        : m_series(series), m_policy(policy), m_bounds(bounds), m_full(full), m_stop(std::move(stop))
    {
        m_limit = policy.importance ? *policy.importance - kSumTolerance : std::numeric_limits<double>::infinity();
        m_count = policy.count.value_or(std::numeric_limits<std::int64_t>::max());
        m_base = bounds.first > 0 ? series.salient[bounds.first - 1] : 0;
    }

    Result<Simulation> run()
    {
        std::size_t at = m_bounds.first;
        m_start = at;
        // About as many as will fire, so that the room is asked for once.
        const auto size = double(m_bounds.end - m_bounds.first);
        double most = m_policy.count ? size / double(*m_policy.count) : 0;
        if (m_policy.importance)
            most += size / std::max(1.0, *m_policy.importance);
        const auto room = std::size_t(std::min(most, size)) + 1;
        m_intervals.reserve(room);
        if (m_full)
            m_firings.reserve(room);
        std::optional<Time> instant;
        if (m_policy.schedule && !m_bounds.empty && m_bounds.until >= m_bounds.from)
            instant = m_policy.schedule->atOrAfter(Time(std::chrono::milliseconds(m_bounds.from)));
        while (true) {
            // Episodes up to and with the time of the next instant come before it.
            const bool due = instant && instant->time_since_epoch().count() <= m_bounds.until;
            std::size_t stop = m_bounds.end;
            if (due)
                stop = firstAfter(at, instant->time_since_epoch().count());
            if (!pass(at, stop))
                return Error{Errc::Cancelled, "The replay was cancelled.", {}};
            at = stop;
            if (!due)
                break;
            instant = passInstants(*instant, at);
        }
        return finish();
    }

private:
    // The first place from `at` on with a later time; mostly it is near.
    [[nodiscard]] std::size_t firstAfter(std::size_t at, std::int64_t time) const
    {
        std::size_t step = 1;
        while (at + step < m_bounds.end && m_series.times[at + step] <= time)
            step *= 2;
        const auto begin = m_series.times.begin();
        const auto end = begin + std::ptrdiff_t(std::min(at + step, m_bounds.end));
        return std::size_t(std::upper_bound(begin + std::ptrdiff_t(at), end, time) - begin);
    }

    // The loop that a replay's time goes to.
    bool pass(std::size_t at, std::size_t stop)
    {
        const double *importance = m_series.importance.data();
        while (at < stop) {
            if (m_stop.stop_requested())
                return false;
            // The place at which the count is met; up to it nothing is looked at but the sum.
            const std::size_t countAt = m_policy.count ? m_start + std::size_t(m_count - 1) : kNoEpisode;
            const std::size_t until = std::min({stop, at + kStride, std::max(countAt, at)});
            double sum = m_sum;
            const double limit = m_limit;
            while (at < until) {
                sum += importance[at];
                if (sum >= limit)
                    break;
                ++at;
            }
            m_sum = sum;
            if (at < until) {
                at = met(at, stop);
            } else if (at < stop && at >= countAt) {
                m_sum += importance[at];
                at = met(at, stop);
            }
        }
        return true;
    }

    // A condition is met at this episode, which is summed up already, and stays so until it fires. Returns the place
    // of the next one to take.
    std::size_t met(std::size_t at, std::size_t stop)
    {
        while (true) {
            const std::int64_t now = m_series.times[at];
            const TriggerHold gate = closed(now, at);
            if (gate == TriggerHold::None) {
                fire(now, at, m_sum >= m_limit ? TriggerCondition::Importance : TriggerCondition::Count);
                return at + 1;
            }
            if (!m_held) {
                m_held = true;
                ++m_stats.skipped[std::size_t(gate)];
                if (m_full)
                    m_holds.push_back({time(now), time(now), gate, 1, true, false});
            }
            // Episodes that come while this gate must be closed are only summed up.
            ++at;
            if (gate == TriggerHold::EpisodeFloor) {
                for (; at < stop && std::int64_t(m_series.salient[at] - m_base) < *m_policy.episodeFloor; ++at)
                    m_sum += m_series.importance[at];
            } else {
                const std::int64_t open =
                    gate == TriggerHold::MinInterval ? m_last + m_policy.minInterval->count() : (m_day + 1) * kDayMs;
                for (; at < stop && m_series.times[at] < open; ++at)
                    m_sum += m_series.importance[at];
            }
            if (at == stop)
                return at;
            m_sum += m_series.importance[at];
        }
    }

    [[nodiscard]] TriggerHold closed(std::int64_t now, std::size_t at) const
    {
        if (m_policy.minInterval && m_fired && now - m_last < m_policy.minInterval->count())
            return TriggerHold::MinInterval;
        if (m_policy.dailyCap && m_fired && dayOf(now) == m_day && m_today >= *m_policy.dailyCap)
            return TriggerHold::DailyCap;
        if (m_policy.episodeFloor && std::int64_t(m_series.salient[at] - m_base) < *m_policy.episodeFloor)
            return TriggerHold::EpisodeFloor;
        return TriggerHold::None;
    }

    void fire(std::int64_t now, std::size_t at, TriggerCondition by)
    {
        const auto n = std::int64_t(at + 1 - m_start);
        if (m_fired)
            m_intervals.push_back(now - m_last);
        ++m_stats.firings;
        m_covered += n;
        if (m_full)
            m_firings.push_back({time(now), at, m_sum, n, by});
        if (m_held && m_full) {
            for (auto hold = m_holds.rbegin(); hold != m_holds.rend(); ++hold) {
                if (!hold->schedule) {
                    hold->until = time(now);
                    hold->open = false;
                    break;
                }
            }
        }
        m_held = false;
        const std::int64_t day = dayOf(now);
        m_today = m_fired && day == m_day ? m_today + 1 : 1;
        m_day = day;
        m_last = now;
        m_fired = true;
        m_sum = 0;
        m_start = at + 1;
    }

    // Instants from `first` up to the next episode; `at` is that episode's place. Returns the next one to look at.
    std::optional<Time> passInstants(Time first, std::size_t at)
    {
        const CronSchedule &schedule = *m_policy.schedule;
        // Those before the next episode's time; at the end those up to the end.
        const Time before = at < m_bounds.end ? m_series.at(at) : time(m_bounds.until + 1);
        std::optional<Time> instant = first;
        while (instant && *instant < before && instant->time_since_epoch().count() <= m_bounds.until) {
            if (at == m_start) { // nothing to reflect on
                m_stats.skipped[std::size_t(TriggerHold::BelowCondition)] += schedule.count(*instant, before);
                return schedule.atOrAfter(before);
            }
            const std::int64_t now = instant->time_since_epoch().count();
            const TriggerHold gate = closed(now, at - 1);
            if (gate == TriggerHold::None) {
                fire(now, at - 1, TriggerCondition::Schedule);
                instant = schedule.atOrAfter(*instant + std::chrono::milliseconds(1));
                continue;
            }
            // Until when that gate stays closed.
            Time open = before;
            if (gate == TriggerHold::MinInterval)
                open = std::min(before, time(m_last + m_policy.minInterval->count()));
            else if (gate == TriggerHold::DailyCap)
                open = std::min(before, time((dayOf(now) + 1) * kDayMs));
            const std::int64_t skips = schedule.count(*instant, open);
            const Time last = *schedule.before(open);
            if (!m_held) {
                m_stats.skipped[std::size_t(gate)] += skips;
                if (m_full)
                    m_holds.push_back({*instant, last, gate, skips, false, true});
            }
            instant = schedule.atOrAfter(open);
        }
        return instant;
    }

    Simulation finish()
    {
        Simulation out;
        m_stats.medianIntervalS = median();
        if (m_stats.firings > 0)
            m_stats.meanEpisodes = double(m_covered) / double(m_stats.firings);
        out.accumulated = m_sum;
        out.episodes = std::int64_t(m_bounds.end - m_start);
        if (m_held && m_full) {
            for (auto hold = m_holds.rbegin(); hold != m_holds.rend(); ++hold) {
                if (!hold->schedule) {
                    hold->until = time(m_bounds.until);
                    break;
                }
            }
        }
        out.firings = std::move(m_firings);
        out.holds = std::move(m_holds);
        out.stats = m_stats;
        return out;
    }

    std::optional<double> median()
    {
        if (m_intervals.empty())
            return std::nullopt;
        const auto middle = m_intervals.begin() + std::ptrdiff_t(m_intervals.size() / 2);
        std::nth_element(m_intervals.begin(), middle, m_intervals.end());
        double value = double(*middle);
        if (m_intervals.size() % 2 == 0)
            value = (value + double(*std::max_element(m_intervals.begin(), middle))) / 2;
        return value / 1000;
    }

    [[nodiscard]] static Time time(std::int64_t ms) { return Time(std::chrono::milliseconds(ms)); }

    const EpisodeSeries &m_series;
    const TriggerPolicy &m_policy;
    const Bounds m_bounds;
    const bool m_full;
    std::stop_token m_stop;
    double m_limit = 0;
    std::int64_t m_count = 0;
    std::uint32_t m_base = 0; // high-salience episodes before the range

    double m_sum = 0;
    std::size_t m_start = 0; // the first episode after the last firing
    bool m_fired = false, m_held = false;
    std::int64_t m_last = 0, m_day = 0, m_today = 0, m_covered = 0;
    std::vector<std::int64_t> m_intervals;
    std::vector<SimulatedFiring> m_firings;
    std::vector<SimulatedHold> m_holds;
    TriggerStats m_stats;
};

} // namespace replay

Result<Simulation> simulate(const EpisodeSeries &series, const TriggerPolicy &policy, const SimulateRange &range,
                            std::stop_token stop)
{
    return replay::Machine(series, policy, replay::boundsOf(series, range), true, std::move(stop)).run();
}

Result<std::vector<double>> sweepValues(double low, double high, double step)
{
    if (!std::isfinite(low) || !std::isfinite(high) || !std::isfinite(step) || !(step > 0) || low > high)
        return Error{Errc::Invalid, "A sweep goes from a low value to a high one in steps above 0.", {}};
    const double steps = std::floor((high - low) / step + kSumTolerance);
    if (steps + 1 > double(kSweepSteps))
        return Error{Errc::Invalid, fmt::format("A sweep has at most {} values.", kSweepSteps), {}};
    std::vector<double> out;
    for (int i = 0; i <= int(steps); ++i)
        out.push_back(low + i * step); // not summed up: the steps stay where they belong
    return out;
}

Result<std::vector<SweepPoint>> sweep(const EpisodeSeries &series, const TriggerPolicy &policy,
                                      std::string_view setting, std::span<const double> values,
                                      const SimulateRange &range, std::stop_token stop)
{
    const replay::Bounds bounds = replay::boundsOf(series, range);
    std::vector<SweepPoint> out;
    out.reserve(values.size());
    for (const double value : values) {
        TriggerPolicy one = policy;
        const bool whole = setting == "count" || setting == "daily_cap" || setting == "floor";
        if (whole && (value != std::floor(value) || std::fabs(value) > 1e15))
            return Error{Errc::Invalid, fmt::format("{} is a whole number, not {}.", setting, value), {}};
        const std::string text = setting == "min_interval" ? fmt::format("{}s", value)
                                 : whole                   ? std::to_string(std::int64_t(value))
                                                           : fmt::format("{}", value);
        if (setting != "importance" && setting != "min_interval" && !whole)
            return Error{Errc::Invalid, fmt::format("A sweep over {} is not possible.", setting), {}};
        if (auto set = setTriggerSetting(one, setting, text); !set)
            return set.error();
        auto done = replay::Machine(series, one, bounds, false, stop).run();
        if (!done)
            return done.error();
        out.push_back({value, done->stats});
    }
    return out;
}

} // namespace credence
