// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The replay. Episodes are passed in a tight loop up to the one that meets a condition; a schedule's instants and
// closed gates are jumped over, never walked.
#include "trigger/cronwalk.h"

#include <credence/trigger.h>

#include <fmt/format.h>

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>
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
constexpr std::size_t kLooks = 1 << 12;  // likewise, of a schedule's steps

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

// A replay in which nearly all fires makes a row for each episode, and what it takes is mostly the pages of its memory.
// A hint only: without it there are more and smaller ones.
template<typename T>
void reserveLarge(std::vector<T> &rows, std::size_t count)
{
    rows.reserve(count);
#ifdef MADV_HUGEPAGE
    constexpr std::size_t kLarge = std::size_t{2} << 20;
    void *begin = rows.data();
    std::size_t bytes = rows.capacity() * sizeof(T);
    if (std::align(kLarge, kLarge, begin, bytes))
        madvise(begin, bytes / kLarge * kLarge, MADV_HUGEPAGE);
#endif
}

// The median of whole numbers from 0 on that come one by one. They are counted in buckets of a 64th of an octave, so
// that at the end those of one bucket alone are put in order.
class Middle {
public:
    void reserve(std::size_t count) { reserveLarge(m_values, count); }
    void add(std::int64_t value)
    {
        ++m_counts[bucketOf(value)];
        if (value <= std::numeric_limits<std::uint32_t>::max())
            m_values.push_back(std::uint32_t(value));
        else
            m_large.push_back(value);
    }
    [[nodiscard]] std::optional<double> value() const
    {
        const std::size_t size = m_values.size() + m_large.size();
        if (size == 0)
            return std::nullopt;
        const std::size_t low = (size - 1) / 2, high = size / 2;
        std::size_t first = 0, below = 0;
        while (below + m_counts[first] <= low)
            below += m_counts[first++];
        std::size_t last = first, upTo = below + m_counts[first];
        while (upTo <= high)
            upTo += m_counts[++last];
        std::vector<std::int64_t> near;
        near.reserve(upTo - below);
        const std::uint64_t from = beginOf(first), width = beginOf(last + 1) - from;
        for (const std::uint32_t one : m_values) {
            if (one - from < width)
                near.push_back(one);
        }
        for (const std::int64_t one : m_large) {
            if (std::uint64_t(one) - from < width)
                near.push_back(one);
        }
        const auto [least, most] = std::minmax_element(near.begin(), near.end());
        if (*least == *most) // as a schedule leaves them
            return double(*least);
        const auto middle = near.begin() + std::ptrdiff_t(high - below);
        std::nth_element(near.begin(), middle, near.end());
        return low == high ? double(*middle) : (double(*middle) + double(*std::max_element(near.begin(), middle))) / 2;
    }

private:
    static std::size_t bucketOf(std::int64_t value)
    {
        const auto bits = std::uint64_t(value);
        const int shift = std::max(int(std::bit_width(bits)) - 7, 0);
        return std::size_t(shift) * 64 + std::size_t(bits >> shift);
    }
    // The least value of that bucket.
    static std::uint64_t beginOf(std::size_t bucket)
    {
        return bucket < 128 ? bucket : std::uint64_t(bucket % 64 + 64) << (bucket / 64 - 1);
    }

    std::vector<std::uint32_t> m_counts = std::vector<std::uint32_t>(std::size_t{58} * 64);
    std::vector<std::uint32_t> m_values; // below 2^32 ms, 49 days
    std::vector<std::int64_t> m_large;   // from there on
};

// `full`: firings and holds are kept, else only what the statistics need.
class Machine {
public:
    Machine(const EpisodeSeries &series, const TriggerPolicy &policy, const Bounds &bounds, bool full,
            std::stop_token stop)
        : m_series(series), m_policy(policy), m_bounds(bounds), m_full(full), m_stop(std::move(stop))
    {
        m_limit = policy.importance ? *policy.importance - kSumTolerance : std::numeric_limits<double>::infinity();
        m_interval = policy.minInterval ? policy.minInterval->count() : 0;
        m_cap = policy.dailyCap.value_or(0);
        if (policy.episodeFloor) {
            const std::int64_t base = bounds.first > 0 ? series.salient[bounds.first - 1] : 0;
            m_floorAt = std::size_t(std::partition_point(series.salient.begin() + std::ptrdiff_t(bounds.first),
                                                         series.salient.begin() + std::ptrdiff_t(bounds.end),
                                                         [&](std::uint32_t salient) {
                                                             return std::int64_t(salient) - base < *policy.episodeFloor;
                                                         }) -
                                    series.salient.begin());
        }
    }

    Result<Simulation> run()
    {
        std::size_t at = m_bounds.first;
        m_start = at;
        const bool scheduled =
            m_policy.schedule && m_policy.schedule->possible() && !m_bounds.empty && m_bounds.until >= m_bounds.from;
        // About as many as will fire, so that the room is asked for once; what is not used of it takes no memory.
        const auto size = double(m_bounds.end - m_bounds.first);
        double most = m_policy.count ? size / double(*m_policy.count) : 0;
        if (m_policy.importance)
            most += size / std::max(1.0, *m_policy.importance);
        if (scheduled)
            most += double(m_policy.schedule->count(time(m_bounds.from), time(m_bounds.until + 1)));
        const auto room = std::size_t(std::min(most, size)) + 1;
        m_middle.reserve(room);
        if (m_full)
            reserveLarge(m_firings, room);
        if (!scheduled) {
            if (!pass(at, m_bounds.end))
                return cancelled();
            return finish();
        }
        CronWalk walk(*m_policy.schedule, m_bounds.from);
        for (std::size_t steps = 0; walk.now() <= m_bounds.until; ++steps) {
            if (steps % kLooks == 0 && m_stop.stop_requested())
                return cancelled();
            // Episodes up to and with the time of an instant come before it.
            const std::size_t stop = firstAfter(at, walk.now());
            if (stop != at && !pass(at, stop))
                return cancelled();
            at = stop;
            passInstants(walk, at);
        }
        if (!pass(at, m_bounds.end))
            return cancelled();
        return finish();
    }

private:
    static Error cancelled() { return Error{Errc::Cancelled, "The replay was cancelled.", {}}; }

    // The first place from `at` on with a later time; mostly it is near.
    [[nodiscard]] std::size_t firstAfter(std::size_t at, std::int64_t time) const
    {
        const std::int64_t *times = m_series.times.data();
        for (const std::size_t near = std::min(at + 8, m_bounds.end); at < near; ++at) {
            if (times[at] > time)
                return at;
        }
        std::size_t step = 1;
        while (at + step < m_bounds.end && times[at + step] <= time)
            step *= 2;
        return std::size_t(std::upper_bound(times + at, times + std::min(at + step, m_bounds.end), time) - times);
    }

    // The loop that a replay's time goes to.
    bool pass(std::size_t at, std::size_t stop)
    {
        const double *importance = m_series.importance.data();
        do {
            if (m_stop.stop_requested())
                return false;
            const std::size_t look = std::min(stop, at + kStride);
            while (at < look) {
                // The place at which the count is met; up to it nothing is looked at but the sum.
                const std::size_t countAt =
                    m_policy.count ? std::max(m_start + std::size_t(*m_policy.count - 1), at) : kNoEpisode;
                const std::size_t until = std::min(look, countAt);
                double sum = m_sum;
                const double limit = m_limit;
                for (; at < until; ++at) {
                    sum += importance[at];
                    if (sum >= limit)
                        break;
                }
                if (at == look) {
                    m_sum = sum;
                    break;
                }
                m_sum = at == until ? sum + importance[at] : sum;
                at = met(at, stop);
            }
        } while (at < stop);
        return true;
    }

    // A condition is met at this episode, which is summed up already, and stays so until it fires. Returns the place
    // of the next one to take.
    std::size_t met(std::size_t at, std::size_t stop)
    {
        const double *importance = m_series.importance.data();
        const std::int64_t *times = m_series.times.data();
        while (true) {
            const std::int64_t now = times[at];
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
            double sum = m_sum;
            if (gate == TriggerHold::EpisodeFloor) {
                for (const std::size_t floor = std::min(stop, m_floorAt); at < floor; ++at)
                    sum += importance[at];
            } else {
                const std::int64_t open = gate == TriggerHold::MinInterval ? m_intervalOpen : m_capOpen;
                for (; at < stop && times[at] < open; ++at)
                    sum += importance[at];
            }
            m_sum = at == stop ? sum : sum + importance[at];
            if (at == stop)
                return at;
        }
    }

    // Times never go back, so that each gate is a time, or a place, from which on it is open.
    [[nodiscard]] TriggerHold closed(std::int64_t now, std::size_t at) const
    {
        if (now < m_intervalOpen)
            return TriggerHold::MinInterval;
        if (now < m_capOpen)
            return TriggerHold::DailyCap;
        return at < m_floorAt ? TriggerHold::EpisodeFloor : TriggerHold::None;
    }

    void fire(std::int64_t now, std::size_t at, TriggerCondition by)
    {
        const auto n = std::int64_t(at + 1 - m_start);
        if (m_stats.firings++ > 0)
            m_middle.add(now - m_last);
        m_covered += n;
        if (m_full)
            m_firings.push_back({time(now), at, m_sum, n, by});
        if (m_held && m_full) { // no other row comes while a condition is held
            m_holds.back().until = time(now);
            m_holds.back().open = false;
        }
        m_held = false;
        m_last = now;
        if (m_interval > 0)
            m_intervalOpen = now + m_interval;
        if (m_cap > 0) {
            if (now >= m_dayEnd) {
                m_today = 0;
                m_dayEnd = (dayOf(now) + 1) * kDayMs;
            }
            if (++m_today >= m_cap)
                m_capOpen = m_dayEnd;
        }
        m_sum = 0;
        m_start = at + 1;
    }

    // Instants from the walk's on up to the next episode; `at` is that episode's place.
    void passInstants(CronWalk &walk, std::size_t at)
    {
        // Those before the next episode's time; at the end those up to the end.
        const std::int64_t before = at < m_bounds.end ? m_series.times[at] : m_bounds.until + 1;
        while (walk.now() < before) {
            if (at == m_start) { // nothing to reflect on
                m_stats.skipped[std::size_t(TriggerHold::BelowCondition)] += walk.seek(before);
                return;
            }
            const TriggerHold gate = closed(walk.now(), at - 1);
            if (gate == TriggerHold::None) {
                fire(walk.now(), at - 1, TriggerCondition::Schedule);
                walk.next();
                continue;
            }
            // Until when that gate stays closed.
            std::int64_t open = before;
            if (gate == TriggerHold::MinInterval)
                open = std::min(before, m_intervalOpen);
            else if (gate == TriggerHold::DailyCap)
                open = std::min(before, m_capOpen);
            const std::int64_t first = walk.now();
            const std::int64_t skips = walk.seek(open);
            if (!m_held) {
                m_stats.skipped[std::size_t(gate)] += skips;
                if (m_full)
                    m_holds.push_back({time(first), time(walk.previous()), gate, skips, false, true});
            }
        }
    }

    Simulation finish()
    {
        Simulation out;
        m_stats.medianIntervalS = m_middle.value();
        if (m_stats.medianIntervalS)
            *m_stats.medianIntervalS /= 1000;
        if (m_stats.firings > 0)
            m_stats.meanEpisodes = double(m_covered) / double(m_stats.firings);
        out.accumulated = m_sum;
        out.episodes = std::int64_t(m_bounds.end - m_start);
        if (m_held && m_full)
            m_holds.back().until = time(m_bounds.until);
        out.firings = std::move(m_firings);
        out.holds = std::move(m_holds);
        out.stats = m_stats;
        return out;
    }

    [[nodiscard]] static Time time(std::int64_t ms) { return Time(std::chrono::milliseconds(ms)); }

    static constexpr std::int64_t kOpen = std::numeric_limits<std::int64_t>::min();

    const EpisodeSeries &m_series;
    const TriggerPolicy &m_policy;
    const Bounds m_bounds;
    const bool m_full;
    std::stop_token m_stop;
    double m_limit = 0;
    std::int64_t m_interval = 0, m_cap = 0; // 0: no such gate
    std::size_t m_floorAt = 0;              // the episode that reaches the floor

    double m_sum = 0;
    std::size_t m_start = 0; // the first episode after the last firing
    bool m_held = false;
    std::int64_t m_last = 0, m_covered = 0;
    std::int64_t m_intervalOpen = kOpen, m_capOpen = kOpen;
    std::int64_t m_dayEnd = kOpen, m_today = 0; // of the last firing's day
    std::vector<SimulatedFiring> m_firings;
    std::vector<SimulatedHold> m_holds;
    Middle m_middle;
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
