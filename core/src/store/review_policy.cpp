// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Policy: the settings that travel with a store and what they may be.
#include "store/argument.h"
#include "store/read.h"
#include "store/review.h"
#include "store/triggers.h"

#include <credence/reflect.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace credence {

using nlohmann::json;

namespace {

constexpr double kMaxHours = 8760;

// Lists are written with commas.
std::vector<std::string> listOf(const std::string &text)
{
    std::vector<std::string> out;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::size_t first = text.find_first_not_of(" \t\r\n", start);
        if (first < end) {
            const std::size_t last = text.find_last_not_of(" \t\r\n", end - 1);
            out.push_back(text.substr(first, last - first + 1));
        }
        start = end + 1;
    }
    return out;
}

std::string joined(const std::vector<std::string> &list)
{
    std::string out;
    for (const std::string &one : list)
        out += (out.empty() ? "" : ", ") + one;
    return out;
}

std::vector<std::string> textsOf(const json &value)
{
    std::vector<std::string> out;
    if (value.is_array()) {
        for (const json &one : value) {
            if (auto text = store::textOf(one))
                out.push_back(std::move(*text));
        }
    }
    return out;
}

std::string shown(const json &value)
{
    if (value.is_array())
        return joined(textsOf(value));
    if (value.is_number())
        return fmt::format("{}", value.get<double>());
    return store::textOf(value).value_or(std::string());
}

std::optional<double> numberOf(const std::string &text)
{
    double value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string settingName(const PolicyKey &key, const std::string &scope)
{
    if (key.key == "approval.channels")
        return "approval_channels";
    return key.perScope ? key.key + ":" + scope : key.key;
}

// "importance" of trigger.importance.
std::string_view triggerName(const PolicyKey &key)
{
    return std::string_view(key.key).substr(std::string_view("trigger.").size());
}

// The only scope of the store, or empty.
Result<std::string> onlyScope(sql::Connection &db)
{
    auto rows = db.prepare("SELECT id FROM scope LIMIT 2");
    std::vector<std::string> found;
    while (rows.next())
        found.push_back(rows.text(0));
    if (!rows.ok())
        return rows.error();
    return found.size() == 1 ? found.front() : std::string();
}

} // namespace

const std::vector<PolicyKey> &policyKeys()
{
    static const std::vector<PolicyKey> all = [] {
        std::vector<PolicyKey> keys;
        std::vector<std::string> actions;
        for (const PolicyAction action : {PolicyAction::Allow, PolicyAction::Review, PolicyAction::Redact,
                                          PolicyAction::Downgrade, PolicyAction::Block})
            actions.emplace_back(word(action));
        for (const Category &category : categories())
            keys.push_back({"privacy." + category.id, category.title, PolicyKind::Choice, actions, 0, 0,
                            word(category.preset), false, category.found});
        keys.push_back({"privacy.subjects",
                        "Names of the scope's subject",
                        PolicyKind::List,
                        {},
                        0,
                        0,
                        "",
                        true,
                        "Others are third persons. Not set: the scope's name."});
        keys.push_back({"approval.channels",
                        "Channels that may approve",
                        PolicyKind::List,
                        {"gui", "cli"},
                        0,
                        0,
                        "gui",
                        false,
                        "A model or an agent never may."});
        keys.push_back({"review.wait_hours",
                        "Say so when a candidate waits for longer than",
                        PolicyKind::Number,
                        {},
                        0,
                        kMaxHours,
                        fmt::format("{}", store::kWaitHours),
                        false,
                        "Hours; 0 never says it."});
        keys.push_back({"review.reasons",
                        "More reasons for a rejection",
                        PolicyKind::List,
                        {},
                        0,
                        0,
                        "",
                        false,
                        "Offered after the built-in ones."});
        keys.push_back({"reflect.max_depth",
                        "Deepest new reflection",
                        PolicyKind::Number,
                        {},
                        1,
                        1000,
                        "2",
                        true,
                        "A reflection on reflections has depth 2."});
        const auto trigger = [&keys](const char *key, const char *label, const char *note) {
            TriggerSettings settings;
            settings.policy = triggerPresets().front().policy;
            keys.push_back({std::string("trigger.") + key,
                            label,
                            PolicyKind::Trigger,
                            {},
                            0,
                            0,
                            store::triggerKey(settings, key),
                            true,
                            note});
        };
        trigger("preset", "Trigger: whose setting",
                "generative-agents, hebbs, hebbs-nightly, everos, engram, patterns: sets all conditions and gates");
        trigger("importance", "Fires from a sum of importance of", "a number above 0, or off");
        trigger("count", "Fires from so many episodes", "a whole number from 1, or off");
        trigger("schedule", "Fires at", "five fields of cron, UTC, or off");
        trigger("recall_miss", "Fires when a recall of beliefs found none", "on or off");
        trigger("contradiction", "Fires when an episode contradicts a belief", "on or off");
        trigger("min_interval", "At least so long between runs", "a duration such as 2h, or off");
        trigger("daily_cap", "At most so many runs on a day (UTC)", "a whole number from 1, or off");
        trigger("floor", "Not before so many high-salience episodes", "a whole number from 1, or off");
        trigger("runs", "What a due trigger runs", "a preset of reflect");
        trigger("automatic", "Due triggers run dry while the window is open", "on or off");
        trigger("budget_calls", "Automatic runs: calls on a day at most", "a whole number from 0");
        trigger("budget_cost", "Automatic runs: cost on a day at most", "a number from 0, or off");
        return keys;
    }();
    return all;
}

namespace store {

Result<PrivacyPolicy> privacyPolicyOf(sql::Connection &db, const std::string &scope)
{
    PrivacyPolicy policy;
    auto rows = db.prepare("SELECT name, value FROM setting WHERE name LIKE 'privacy.%'");
    const std::string subjects = "privacy.subjects:" + scope;
    while (rows.next()) {
        const json value = json::parse(rows.view(1), nullptr, false);
        if (rows.view(0) == subjects) {
            policy.subjects = textsOf(value);
        } else if (const auto action = parsePolicyAction(textOf(value).value_or(std::string()))) {
            policy.actions[rows.text(0).substr(std::string_view("privacy.").size())] = *action;
        }
    }
    if (!rows.ok())
        return rows.error();
    if (policy.subjects.empty() && !scope.empty())
        policy.subjects.push_back(scope);
    return policy;
}

} // namespace store

Result<PrivacyPolicy> privacyPolicy(const Store &store, const std::string &scope)
{
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    return store::privacyPolicyOf(**reader, scope);
}

Result<std::vector<PolicyValue>> policy(const Store &store, const std::string &scope)
{
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    std::string of = scope;
    if (of.empty()) {
        auto only = onlyScope(db);
        if (!only)
            return only.error();
        of = std::move(*only);
    }
    std::optional<TriggerSettings> trigger;
    if (!of.empty()) {
        auto settings = store::triggerSettingsOf(db, of);
        if (settings)
            trigger = std::move(*settings);
        else if (settings.error().code != Errc::Unsupported && settings.error().code != Errc::Corrupt)
            return settings.error();
    }
    std::vector<PolicyValue> out;
    for (const PolicyKey &key : policyKeys()) {
        if (key.perScope && of.empty())
            continue;
        if (key.kind == PolicyKind::Trigger) {
            if (!trigger)
                continue;
            PolicyValue one{key.key, store::triggerKey(*trigger, triggerName(key)), key.preset};
            one.differs = one.value != one.preset;
            out.push_back(std::move(one));
            continue;
        }
        PolicyValue one{key.key, {}, key.preset};
        if (key.key == "privacy.subjects")
            one.preset = of;
        if (key.key == "reflect.max_depth") {
            auto row = db.prepare("SELECT max_depth FROM scope WHERE id = ?1");
            row.bind(1, std::string_view(of));
            if (row.next())
                one.value = std::to_string(row.integer(0));
            if (!row.ok())
                return row.error();
        } else {
            const auto value = store::settingOf(db, settingName(key, of));
            if (!value)
                return value.error();
            one.value = value->is_null() ? one.preset : shown(*value);
        }
        one.differs = one.value != one.preset;
        out.push_back(std::move(one));
    }
    return out;
}

Result<void> checkPolicyValue(const PolicyKey &key, const std::string &text)
{
    const auto refused = [](std::string sentence) { return Error{Errc::Invalid, std::move(sentence), {}}; };
    const auto known = [&](const std::string &one) {
        return std::find(key.choices.begin(), key.choices.end(), one) != key.choices.end();
    };
    switch (key.kind) {
    case PolicyKind::Trigger: {
        TriggerSettings settings;
        const std::string name(triggerName(key));
        if (name == "runs" && !findPreset(text)) {
            std::vector<std::string> names;
            for (const Preset &preset : presets())
                names.push_back(preset.id);
            return refused(fmt::format("{} is one of {}, not \"{}\".", key.key, joined(names), displayText(text)));
        }
        auto set = store::setTriggerKey(settings, name, text);
        if (!set && set.error().message.starts_with(name + " "))
            return refused("trigger." + set.error().message);
        return set;
    }
    case PolicyKind::Choice:
        if (!known(text))
            return refused(
                fmt::format("{} is one of {}, not \"{}\".", key.key, joined(key.choices), displayText(text)));
        break;
    case PolicyKind::Number: {
        const auto number = numberOf(text);
        if (!number || !(*number >= key.min && *number <= key.max))
            return refused(
                fmt::format("{} is a number from {} to {}, not \"{}\".", key.key, key.min, key.max, displayText(text)));
        if (key.key == "reflect.max_depth" && *number != static_cast<double>(static_cast<int>(*number)))
            return refused(fmt::format("{} is a whole number.", key.key));
        break;
    }
    case PolicyKind::List: {
        const std::vector<std::string> list = listOf(text);
        for (const std::string &one : list) {
            if (!key.choices.empty() && !known(one))
                return refused(
                    fmt::format("{} may hold {}, not \"{}\".", key.key, joined(key.choices), displayText(one)));
        }
        if (list.empty() && key.key == "approval.channels")
            return refused("At least one approval channel must be listed, or nobody could approve.");
        break;
    }
    }
    return {};
}

Result<LedgerNumber> setPolicy(Store &store, std::span<const std::pair<std::string, std::string>> values,
                               const Cause &cause, const std::string &scope)
{
    const std::string where = store.info().path.string();
    if (values.empty())
        return LedgerNumber{};
    auto change = store::Change::begin(StoreInside::of(store), "policy");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "change the policy"));
    std::string of = scope;
    if (of.empty()) {
        auto only = onlyScope(db);
        if (!only)
            return only.error();
        of = std::move(*only);
    } else if (const auto known = read::scopeExists(db, of); !known || !*known) {
        return known ? Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", of), where} : known.error();
    }
    store::ReviewWriter writer(**change, cause);
    std::optional<TriggerSettings> trigger;
    for (const auto &[name, text] : values) {
        const auto key = std::find_if(policyKeys().begin(), policyKeys().end(),
                                      [&name = name](const PolicyKey &k) { return k.key == name; });
        if (key == policyKeys().end())
            return Error{Errc::Invalid, fmt::format("There is no policy \"{}\".", displayText(name)), where};
        if (key->perScope && of.empty())
            return Error{Errc::Invalid, fmt::format("Say for which scope {} is meant.", name), where};
        if (const auto fits = checkPolicyValue(*key, text); !fits)
            return Error{fits.error().code, fits.error().message, where};
        switch (key->kind) {
        case PolicyKind::Trigger: {
            if (!trigger) {
                auto settings = store::triggerSettingsOf(db, of);
                // A preset replaces what is damaged; what a newer version wrote stays.
                if (!settings && (settings.error().code != Errc::Corrupt || key->key != "trigger.preset"))
                    return settings.error();
                trigger.emplace();
                if (settings)
                    trigger = std::move(*settings);
            }
            if (auto set = store::setTriggerKey(*trigger, triggerName(*key), text); !set)
                return Error{Errc::Invalid, set.error().message, where};
            break;
        }
        case PolicyKind::Choice:
            CREDENCE_TRY(writer.setSetting(settingName(*key, of), text));
            break;
        case PolicyKind::Number: {
            const double number = numberOf(text).value_or(0);
            if (key->key == "reflect.max_depth")
                CREDENCE_TRY(writer.setMaxDepth(of, static_cast<std::int64_t>(number)));
            else
                CREDENCE_TRY(writer.setSetting(settingName(*key, of), number));
            break;
        }
        case PolicyKind::List: {
            const std::vector<std::string> list = listOf(text);
            json value = json::array();
            for (const std::string &one : list)
                value.push_back(store::jsonText(one));
            CREDENCE_TRY(writer.setSetting(settingName(*key, of), list.empty() ? json() : value));
            break;
        }
        }
    }
    if (trigger) {
        const auto before = store::triggerSettingsOf(db, of);
        const json value = store::triggerJson(*trigger);
        if (!before || value != store::triggerJson(*before))
            CREDENCE_TRY(writer.setSetting(store::triggerSettingName(of), value));
    }
    json payload = json::object();
    writer.fill(payload);
    if (!payload.contains("settings"))
        return LedgerNumber{}; // nothing differs
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    return done->ledger;
}

Result<std::vector<std::string>> rejectionReasons(const Store &store)
{
    std::vector<std::string> reasons{"repeats a known belief",
                                     "not supported by its sources",
                                     "too general",
                                     "wrong or out of date",
                                     "private",
                                     "of no use"};
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    const auto added = store::settingOf(**reader, "review.reasons");
    if (!added)
        return added.error();
    for (std::string &one : textsOf(*added))
        reasons.push_back(std::move(one));
    return reasons;
}

} // namespace credence
