// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Cron in UTC. The Gregorian calendar repeats after 400 years to the day of the week, so that matching days are counted
// once for a cycle, and any instant is found by its rank.
#include "trigger/cronwalk.h"

#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <charconv>

namespace credence {

namespace cron {

constexpr std::int64_t kCycle = 146'097; // days of 400 years, a whole number of weeks

struct Field {
    const char *name;
    int low, high;
    const char *words; // of three letters each, for the numbers from `low`
};
constexpr std::array kFields{Field{"minute", 0, 59, ""}, Field{"hour", 0, 23, ""}, Field{"day of month", 1, 31, ""},
                             Field{"month", 1, 12, "janfebmaraprmayjunjulaugsepoctnovdec"},
                             Field{"day of week", 0, 7, "sunmontuewedthufrisat"}};

std::optional<int> number(const Field &field, std::string_view text)
{
    if (const std::string_view words = field.words; text.size() == 3 && !words.empty()) {
        std::string lower(text);
        for (char &c : lower)
            c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
        for (std::size_t i = 0; i < words.size(); i += 3) {
            if (words.substr(i, 3) == lower)
                return field.low + int(i / 3);
        }
    }
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < field.low || value > field.high)
        return std::nullopt;
    return value;
}

Result<std::bitset<64>> field(const Field &spec, std::string_view text)
{
    const auto refused = [&](std::string_view part) {
        return Error{Errc::Invalid,
                     fmt::format("\"{}\" is no {} of a schedule: {} to {}, with *, lists, ranges from low to high, and "
                                 "steps of those.",
                                 displayText(part), spec.name, spec.low, spec.high),
                     {}};
    };
    std::bitset<64> out;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        std::string_view part = text.substr(start, end - start);
        const std::string_view whole = part;
        int step = 1;
        const std::size_t slash = part.find('/');
        if (slash != std::string_view::npos) {
            const std::string_view by = part.substr(slash + 1);
            const auto [last, error] = std::from_chars(by.data(), by.data() + by.size(), step);
            if (error != std::errc() || last != by.data() + by.size() || step < 1 || step > 1000)
                return refused(whole);
            part = part.substr(0, slash);
        }
        int low = spec.low, high = 0;
        if (part == "*") {
            high = spec.high == 7 ? 6 : spec.high; // 7 is Sunday again
        } else if (const std::size_t dash = part.find('-', 1); dash != std::string_view::npos) {
            const auto from = number(spec, part.substr(0, dash)), to = number(spec, part.substr(dash + 1));
            if (!from || !to || *from > *to)
                return refused(whole);
            low = *from;
            high = *to;
        } else {
            const auto one = number(spec, part);
            if (!one || slash != std::string_view::npos)
                return refused(whole);
            low = high = *one;
        }
        for (int value = low; value <= high; value += step)
            out.set(spec.high == 7 && value == 7 ? 0 : std::size_t(value));
        start = end + 1;
    }
    return out;
}

} // namespace cron

Result<CronSchedule> CronSchedule::parse(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t first = text.find_first_not_of(" \t", at);
        if (first == std::string_view::npos)
            break;
        at = std::min(text.find_first_of(" \t", first), text.size());
        parts.push_back(text.substr(first, at - first));
    }
    if (parts.size() != cron::kFields.size())
        return Error{Errc::Invalid,
                     fmt::format("\"{}\" is no schedule: it has {} of the five fields minute, hour, day of month, "
                                 "month and day of week, such as \"0 2 * * 1\".",
                                 displayText(text.substr(0, 80)), parts.size()),
                     {}};
    CronSchedule out;
    std::array<std::bitset<64>, 5> sets;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto set = cron::field(cron::kFields[i], parts[i]);
        if (!set)
            return set.error();
        sets[i] = *set;
        out.m_text += (i ? " " : "") + std::string(parts[i]);
    }
    for (int hour = 0; hour < 24; ++hour) {
        for (int minute = 0; minute < 60; ++minute) {
            if (sets[1].test(std::size_t(hour)) && sets[0].test(std::size_t(minute)))
                out.m_minutes.push_back(hour * 60 + minute);
        }
    }
    out.m_next.reserve(cron::kMinutesOfDay + 1);
    for (int minute = 0; minute <= cron::kMinutesOfDay; ++minute) {
        const auto found = std::lower_bound(out.m_minutes.begin(), out.m_minutes.end(), minute);
        out.m_next.push_back(std::int16_t(found - out.m_minutes.begin()));
    }
    const bool either = parts[2].front() != '*' && parts[4].front() != '*';
    out.m_days.reserve(std::size_t(cron::kCycle) + 1);
    std::int32_t matching = 0;
    for (std::int64_t day = 0; day < cron::kCycle; ++day) {
        out.m_days.push_back(matching);
        const std::chrono::sys_days date{std::chrono::days(day)};
        const std::chrono::year_month_day ymd(date);
        const bool ofMonth = sets[2].test(unsigned(ymd.day()));
        const bool ofWeek = sets[4].test(std::chrono::weekday(date).c_encoding());
        matching += sets[3].test(unsigned(ymd.month())) && (either ? ofMonth || ofWeek : ofMonth && ofWeek);
    }
    out.m_days.push_back(matching);
    return out;
}

std::int64_t CronSchedule::daysBefore(std::int64_t day) const
{
    const std::int64_t cycle = cron::floorDiv(day, cron::kCycle);
    return cycle * m_days.back() + m_days[std::size_t(day - cycle * cron::kCycle)];
}

std::int64_t CronSchedule::rank(std::int64_t ms) const
{
    const std::int64_t day = cron::floorDiv(ms, cron::kDay);
    const std::int64_t before = daysBefore(day);
    std::int64_t out = before * std::int64_t(m_minutes.size());
    if (daysBefore(day + 1) > before) {
        out += m_next[cron::minuteFrom(ms - day * cron::kDay)];
    }
    return out;
}

std::optional<Time> CronSchedule::at(std::int64_t rank) const
{
    if (!possible())
        return std::nullopt;
    const std::int64_t perDay = std::int64_t(m_minutes.size());
    const std::int64_t dayRank = cron::floorDiv(rank, perDay);
    const std::int64_t cycle = cron::floorDiv(dayRank, m_days.back());
    const std::int64_t inCycle = dayRank - cycle * m_days.back();
    // The last day with so many matching ones before it is the matching one.
    const auto found = std::upper_bound(m_days.begin(), m_days.end(), inCycle) - 1;
    const std::int64_t day = cycle * cron::kCycle + (found - m_days.begin());
    const int minute = m_minutes[std::size_t(rank - dayRank * perDay)];
    return Time(std::chrono::milliseconds(day * cron::kDay + minute * cron::kMinute));
}

std::optional<Time> CronSchedule::atOrAfter(Time time) const
{
    // Mostly it is on the same day, which needs no search among the days.
    const std::int64_t ms = time.time_since_epoch().count();
    const std::int64_t day = cron::floorDiv(ms, cron::kDay);
    if (daysBefore(day + 1) > daysBefore(day)) {
        const auto found = std::size_t(m_next[cron::minuteFrom(ms - day * cron::kDay)]);
        if (found != m_minutes.size())
            return Time(std::chrono::milliseconds(day * cron::kDay + m_minutes[found] * cron::kMinute));
    }
    return at(rank(ms));
}

std::optional<Time> CronSchedule::before(Time time) const
{
    return at(rank(time.time_since_epoch().count()) - 1);
}

std::int64_t CronSchedule::count(Time from, Time to) const
{
    return to <= from ? 0 : rank(to.time_since_epoch().count()) - rank(from.time_since_epoch().count());
}

} // namespace credence
