// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The settings of a trigger policy, their ranges and words, and the presets of the documented systems.
#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace credence {

namespace policyrange {

constexpr double kImportance = 1e6;
constexpr std::int64_t kCount = 1'000'000'000;
constexpr std::int64_t kCap = 1'000'000;
constexpr std::chrono::milliseconds kInterval = std::chrono::hours(24 * 3650);

template<class Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    if constexpr (std::is_floating_point_v<Number>) {
        if (!std::isfinite(value))
            return std::nullopt;
    }
    return value;
}

Error refused(std::string_view name, std::string_view range, std::string_view value)
{
    return {
        Errc::Invalid, fmt::format("{} is {}, or off; not \"{}\".", name, range, displayText(value.substr(0, 80))), {}};
}

Result<std::int64_t> whole(std::string_view name, std::string_view value, std::int64_t most)
{
    const auto number = numberIn<std::int64_t>(value);
    if (!number || *number < 1 || *number > most)
        return refused(name, fmt::format("a whole number from 1 to {}", most), value);
    return *number;
}

TriggerPolicy made(std::initializer_list<std::pair<const char *, const char *>> settings)
{
    TriggerPolicy policy;
    for (const auto &[name, value] : settings) {
        [[maybe_unused]] const auto set = setTriggerSetting(policy, name, value);
        assert(set.ok());
    }
    return policy;
}

} // namespace policyrange

const char *word(TriggerCondition condition)
{
    constexpr std::array words{"importance", "count", "schedule", "recall_miss", "contradiction", "manual"};
    return words[std::size_t(condition)];
}

const char *word(TriggerHold hold)
{
    constexpr std::array words{"", "below_condition", "min_interval", "daily_cap", "episode_floor"};
    return words[std::size_t(hold)];
}

std::optional<TriggerCondition> parseTriggerCondition(std::string_view text)
{
    for (int i = 0; i <= int(TriggerCondition::Manual); ++i) {
        if (text == word(TriggerCondition(i)))
            return TriggerCondition(i);
    }
    return std::nullopt;
}

std::optional<TriggerHold> parseTriggerHold(std::string_view text)
{
    for (int i = 0; i < kTriggerHolds; ++i) {
        if (text == word(TriggerHold(i)))
            return TriggerHold(i);
    }
    return std::nullopt;
}

// Where documents and code of a system disagree, the document's number is taken.
const std::vector<TriggerPreset> &triggerPresets()
{
    static const std::vector<TriggerPreset> all{
        {"generative-agents", "Park et al. 2023, section 4.2: 150 on a scale of 1 to 10",
         policyrange::made({{"importance", "15"}}), "generative-agents"},
        {"hebbs", "HEBBS documents: a count of 50", policyrange::made({{"count", "50"}}), "hebbs"},
        {"hebbs-nightly", "HEBBS documents: or nightly; the hour is not named, 02:00 is taken",
         policyrange::made({{"schedule", "0 2 * * *"}}), "hebbs"},
        {"everos", "EverOS, ome.toml: Mondays at 02:00; off by default there",
         policyrange::made({{"schedule", "0 2 * * 1"}}), "everos"},
        {"engram", "Engram README: 50 on a scale of 1 to 10, or a count of 10; 2 h apart, 3 a day",
         policyrange::made({{"importance", "5"}, {"count", "10"}, {"min_interval", "2h"}, {"daily_cap", "3"}}),
         "engram"},
        {"patterns", "as generative-agents, with the built-in miner", policyrange::made({{"importance", "15"}}),
         "patterns"},
    };
    return all;
}

const TriggerPreset *findTriggerPreset(std::string_view id)
{
    for (const TriggerPreset &preset : triggerPresets()) {
        if (preset.id == id)
            return &preset;
    }
    return nullptr;
}

std::string presetOf(const TriggerPolicy &policy)
{
    for (const TriggerPreset &preset : triggerPresets()) {
        if (preset.policy == policy)
            return preset.id;
    }
    return "custom";
}

const std::vector<std::string> &triggerSettings()
{
    static const std::vector<std::string> all{"importance",    "count",        "schedule",  "recall_miss",
                                              "contradiction", "min_interval", "daily_cap", "floor"};
    return all;
}

Result<void> setTriggerSetting(TriggerPolicy &policy, std::string_view name, std::string_view value)
{
    const bool off = value == "off";
    if (name == "importance") {
        if (off) {
            policy.importance.reset();
            return {};
        }
        const auto number = policyrange::numberIn<double>(value);
        if (!number || !(*number > kSumTolerance) || *number > policyrange::kImportance)
            return policyrange::refused(name, "a number above 0, at most 1000000", value);
        policy.importance = *number;
    } else if (name == "count" || name == "daily_cap" || name == "floor") {
        std::optional<std::int64_t> &into = name == "count"       ? policy.count
                                            : name == "daily_cap" ? policy.dailyCap
                                                                  : policy.episodeFloor;
        if (off) {
            into.reset();
            return {};
        }
        const auto number =
            policyrange::whole(name, value, name == "daily_cap" ? policyrange::kCap : policyrange::kCount);
        if (!number)
            return number.error();
        into = *number;
    } else if (name == "schedule") {
        if (off) {
            policy.schedule.reset();
            return {};
        }
        auto schedule = CronSchedule::parse(value);
        if (!schedule)
            return schedule.error();
        policy.schedule = std::move(*schedule);
    } else if (name == "recall_miss" || name == "contradiction") {
        if (!off && value != "on")
            return Error{Errc::Invalid, fmt::format("{} is on or off, not \"{}\".", name, displayText(value)), {}};
        (name == "recall_miss" ? policy.recallMiss : policy.contradiction) = !off;
    } else if (name == "min_interval") {
        if (off) {
            policy.minInterval.reset();
            return {};
        }
        const auto duration = parseDuration(value);
        if (!duration || duration->count() < 1 || *duration > policyrange::kInterval)
            return policyrange::refused(name, "a duration above 0 and at most 3650d, such as 2h", value);
        policy.minInterval = *duration;
    } else {
        return Error{Errc::Invalid, fmt::format("A trigger has no setting \"{}\".", displayText(name)), {}};
    }
    return {};
}

std::string triggerSetting(const TriggerPolicy &policy, std::string_view name)
{
    const auto whole = [](const std::optional<std::int64_t> &value) {
        return value ? std::to_string(*value) : std::string("off");
    };
    if (name == "importance")
        return policy.importance ? fmt::format("{}", *policy.importance) : "off";
    if (name == "count")
        return whole(policy.count);
    if (name == "schedule")
        return policy.schedule ? policy.schedule->text() : "off";
    if (name == "recall_miss")
        return policy.recallMiss ? "on" : "off";
    if (name == "contradiction")
        return policy.contradiction ? "on" : "off";
    if (name == "min_interval")
        return policy.minInterval ? durationText(*policy.minInterval) : "off";
    if (name == "daily_cap")
        return whole(policy.dailyCap);
    if (name == "floor")
        return whole(policy.episodeFloor);
    return {};
}

std::string describe(const TriggerPolicy &policy)
{
    std::string any, all;
    const auto put = [](std::string &into, const char *between, std::string text) {
        into += (into.empty() ? "" : between) + std::move(text);
    };
    if (policy.importance)
        put(any, " or ", fmt::format("importance {}", *policy.importance));
    if (policy.count)
        put(any, " or ", fmt::format("count {}", *policy.count));
    if (policy.schedule)
        put(any, " or ", fmt::format("schedule {}", policy.schedule->text()));
    if (policy.recallMiss)
        put(any, " or ", "recall miss");
    if (policy.contradiction)
        put(any, " or ", "contradiction");
    if (any.empty())
        any = "by hand only";
    if (policy.minInterval)
        put(all, ", ", durationText(*policy.minInterval) + " apart");
    if (policy.dailyCap)
        put(all, ", ", fmt::format("{} a day", *policy.dailyCap));
    if (policy.episodeFloor)
        put(all, ", ", fmt::format("from {} high-salience episodes", *policy.episodeFloor));
    return all.empty() ? any : any + ", " + all;
}

Result<std::chrono::milliseconds> parseDuration(std::string_view text)
{
    const auto refused = [&] {
        return Error{Errc::Invalid,
                     fmt::format("\"{}\" is no duration: a number and one of s, m, h, d, such as 2h.",
                                 displayText(text.substr(0, 80))),
                     {}};
    };
    if (text.size() < 2)
        return refused();
    double unit = 0;
    switch (text.back()) {
    case 's':
        unit = 1e3;
        break;
    case 'm':
        unit = 60e3;
        break;
    case 'h':
        unit = 3600e3;
        break;
    case 'd':
        unit = 86400e3;
        break;
    default:
        return refused();
    }
    const auto number = policyrange::numberIn<double>(text.substr(0, text.size() - 1));
    if (!number || *number < 0 || *number * unit > 1e15)
        return refused();
    return std::chrono::milliseconds(std::llround(*number * unit));
}

std::string durationText(std::chrono::milliseconds duration)
{
    const std::int64_t ms = duration.count();
    for (const auto &[unit, letter] :
         {std::pair{std::int64_t{86'400'000}, 'd'}, {3'600'000, 'h'}, {60'000, 'm'}, {1000, 's'}}) {
        if (ms >= unit && ms % unit == 0)
            return fmt::format("{}{}", ms / unit, letter);
    }
    return fmt::format("{}s", double(ms) / 1000);
}

} // namespace credence
