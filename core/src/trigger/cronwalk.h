// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CronWalk: a schedule's instants one after another, in ms since 1970 UTC. Within a day a step is an addition and a
// leap a look into a table; only from one day to another the schedule is asked.
// Ownership: the schedule must outlive it, and be possible(). Thread safety: one thread. Errors: none.
#pragma once

#include <credence/trigger.h>

namespace credence {

namespace cron {

constexpr std::int64_t kMinute = 60'000;
constexpr std::int64_t kDay = 86'400'000;
constexpr int kMinutesOfDay = 1440;

constexpr std::int64_t floorDiv(std::int64_t a, std::int64_t b)
{
    return a / b - (a % b < 0);
}

// The first whole minute at or after `ms` of a day.
constexpr std::size_t minuteFrom(std::int64_t ms)
{
    return (std::size_t(ms) + std::size_t(kMinute) - 1) / std::size_t(kMinute);
}

} // namespace cron

class CronWalk {
public:
    // Stands at the first instant at or after `from`.
    CronWalk(const CronSchedule &schedule, std::int64_t from) : m_schedule(schedule) { place(from); }
    [[nodiscard]] std::int64_t now() const { return m_now; }
    void next()
    {
        if (++m_index < m_schedule.m_minutes.size())
            m_now = m_day + m_schedule.m_minutes[m_index] * cron::kMinute;
        else
            place(m_now + 1);
    }
    // On to the first instant at or after `to`, which is later than now(). Returns how many were passed, with now().
    std::int64_t seek(std::int64_t to)
    {
        if (to < m_day + cron::kDay) {
            const auto found = std::size_t(m_schedule.m_next[cron::minuteFrom(to - m_day)]);
            if (found < m_schedule.m_minutes.size()) {
                const auto passed = std::int64_t(found - m_index);
                m_index = found;
                m_now = m_day + m_schedule.m_minutes[found] * cron::kMinute;
                return passed;
            }
        }
        const std::int64_t passed = m_schedule.count(time(m_now), time(to));
        place(to);
        return passed;
    }
    // The one before now().
    [[nodiscard]] std::int64_t previous() const
    {
        return m_index > 0 ? m_day + m_schedule.m_minutes[m_index - 1] * cron::kMinute
                           : m_schedule.before(time(m_now))->time_since_epoch().count();
    }

private:
    void place(std::int64_t from)
    {
        m_now = m_schedule.atOrAfter(time(from))->time_since_epoch().count();
        m_day = cron::floorDiv(m_now, cron::kDay) * cron::kDay;
        m_index = std::size_t(m_schedule.m_next[cron::minuteFrom(m_now - m_day)]);
    }
    [[nodiscard]] static Time time(std::int64_t ms) { return Time(std::chrono::milliseconds(ms)); }

    const CronSchedule &m_schedule;
    std::int64_t m_now = 0, m_day = 0; // m_day: the beginning of its day
    std::size_t m_index = 0;           // in the minutes of the day
};

} // namespace credence
