// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The trigger policy as a setting of the store, and the log of what fired, was held, and came of it.
#include "store/triggers.h"
#include "store/argument.h"
#include "store/read.h"
#include "store/review.h"

#include <credence/reflect.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace credence {

using nlohmann::json;

namespace store {

namespace triggerlog {

Time timeOf(std::int64_t ms)
{
    return Time(std::chrono::milliseconds(ms));
}

std::string textMemberOf(const json &object, const char *name)
{
    return textOf(member(object, name)).value_or(std::string());
}

// Of all that happened: withdrawn and erased episodes don't count.
constexpr char kEpisodes[] = "SELECT created, importance, key FROM memory WHERE scope = ?1 AND kind = 'episode' "
                             "AND status NOT IN ('retracted', 'erased') ORDER BY created, key";

Result<EpisodeSeries> seriesOf(sql::Connection &db, const std::string &scope, const std::stop_token &stop)
{
    EpisodeSeries series;
    auto rows = db.prepare(kEpisodes);
    rows.bind(1, std::string_view(scope));
    std::size_t read = 0;
    while (rows.next()) {
        if ((++read & 0xFFFF) == 0 && stop.stop_requested())
            return Error{Errc::Cancelled, "Reading the episodes was cancelled.", db.path().string()};
        const auto created = rows.optionalInteger(0);
        if (created)
            series.add(timeOf(*created), rows.optionalReal(1), {rows.integer(2)});
        else
            ++series.timeless;
    }
    if (!rows.ok())
        return rows.error();
    series.arrange();
    return series;
}

Result<bool> hasLog(sql::Connection &db)
{
    const auto version = db.integer("PRAGMA user_version");
    if (!version)
        return version.error();
    return *version >= kTriggerSchema;
}

Result<TriggerPast> pastOf(sql::Connection &db, const std::string &scope, const TriggerSettings &settings, Time now)
{
    TriggerPast past;
    past.scheduleFrom = settings.since;
    const auto log = hasLog(db);
    if (!log || !*log)
        return log ? Result<TriggerPast>(past) : log.error();
    std::int64_t lastEntry = 0;
    {
        auto row = db.prepare("SELECT time, episode_time, episode_key, ledger FROM trigger_event "
                              "WHERE scope = ?1 AND kind = 'firing' ORDER BY ledger DESC LIMIT 1");
        row.bind(1, std::string_view(scope));
        if (row.next()) {
            past.lastRun = timeOf(row.integer(0));
            if (const auto at = row.optionalInteger(1))
                past.lastEpisodeAt = timeOf(*at);
            past.lastEpisode = {row.optionalInteger(2).value_or(0)};
            lastEntry = row.integer(3);
        }
        if (!row.ok())
            return row.error();
    }
    {
        const Time day = std::chrono::floor<std::chrono::days>(now);
        auto row = db.prepare("SELECT count(*), count(*) FILTER (WHERE time >= ?2 AND time < ?3) FROM trigger_event "
                              "WHERE scope = ?1 AND kind = 'firing'");
        row.bind(1, std::string_view(scope))
            .bind(2, day.time_since_epoch().count())
            .bind(3, (day + std::chrono::days(1)).time_since_epoch().count());
        if (row.next()) {
            past.runs = std::uint64_t(row.integer(0));
            past.runsToday = row.integer(1);
        }
        if (!row.ok())
            return row.error();
    }
    {
        auto row = db.prepare("SELECT max(time) FROM trigger_event WHERE scope = ?1 AND kind = 'skip' "
                              "AND condition = 'schedule'");
        row.bind(1, std::string_view(scope));
        if (row.next()) {
            if (const auto at = row.optionalInteger(0))
                past.scheduleFrom = std::max(past.scheduleFrom.value_or(Time::min()), timeOf(*at));
        }
        if (!row.ok())
            return row.error();
    }
    if (settings.policy.recallMiss) {
        auto row = db.prepare("SELECT count(*) FROM trigger_event WHERE scope = ?1 AND kind = 'recall_miss' "
                              "AND ledger > ?2");
        row.bind(1, std::string_view(scope)).bind(2, lastEntry);
        if (row.next())
            past.recallMisses = row.integer(0);
        if (!row.ok())
            return row.error();
    }
    if (settings.policy.contradiction) {
        const std::int64_t after = past.lastEpisodeAt ? past.lastEpisodeAt->time_since_epoch().count()
                                   : past.lastRun     ? past.lastRun->time_since_epoch().count()
                                                      : std::numeric_limits<std::int64_t>::min();
        auto row = db.prepare(
            "SELECT count(DISTINCT s.key) FROM evidence AS e JOIN memory AS s ON s.key = e.source "
            "JOIN memory AS b ON b.key = e.derived WHERE e.role = 'contradicts' AND s.scope = ?1 "
            "AND s.kind = 'episode' AND s.status NOT IN ('retracted', 'erased') AND b.status IN ('active', 'suspect') "
            "AND (s.created > ?2 OR (s.created = ?2 AND s.key > ?3)) AND s.created <= ?4");
        row.bind(1, std::string_view(scope))
            .bind(2, after)
            .bind(3, past.lastEpisode.value)
            .bind(4, now.time_since_epoch().count());
        if (row.next())
            past.contradictions = row.integer(0);
        if (!row.ok())
            return row.error();
    }
    return past;
}

Result<TriggerSituation> situationOf(sql::Connection &db, const std::string &scope, Time now,
                                     const std::stop_token &stop)
{
    TriggerSituation out;
    auto settings = triggerSettingsOf(db, scope);
    if (!settings)
        return settings.error();
    out.settings = std::move(*settings);
    const auto past = pastOf(db, scope, out.settings, now);
    if (!past)
        return past.error();
    out.past = *past;
    const auto series = seriesOf(db, scope, stop);
    if (!series)
        return series.error();
    out.tally = tally(*series, out.past, now);
    out.state = checkTrigger(out.settings.policy, out.tally, out.past, now);
    return out;
}

// The last episode up to then.
Result<void> lastEpisodeOf(sql::Connection &db, const std::string &scope, Time now, MemoryId &id, MemoryKey &key,
                           std::optional<Time> &at)
{
    auto row = db.prepare("SELECT id, key, created FROM memory WHERE scope = ?1 AND kind = 'episode' "
                          "AND status NOT IN ('retracted', 'erased') AND created <= ?2 "
                          "ORDER BY created DESC, key DESC LIMIT 1");
    row.bind(1, std::string_view(scope)).bind(2, now.time_since_epoch().count());
    if (row.next()) {
        id = {row.text(0)};
        key = {row.integer(1)};
        at = timeOf(row.integer(2));
    }
    if (!row.ok())
        return row.error();
    return {};
}

struct Row {
    TriggerEvent event;
    MemoryKey episodeKey;
    std::optional<Time> episodeAt;
};

Result<void> insertEvent(Change &change, const Row &row)
{
    const TriggerEvent &e = row.event;
    auto put = change.db().prepare(
        "INSERT INTO trigger_event (id, scope, kind, time, condition, reason, forced, automatic, accumulated, "
        "threshold, episodes, interval, episode, episode_key, episode_time, policy, who, channel, ledger) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)");
    put.bind(1, std::string_view(e.id))
        .bind(2, std::string_view(e.scope))
        .bind(3, std::string_view(e.kind))
        .bind(4, e.at.time_since_epoch().count())
        .bindOrNull(5, e.by ? word(*e.by) : "")
        .bindOrNull(6, word(e.reason))
        .bind(7, std::int64_t{e.forced})
        .bind(8, std::int64_t{e.automatic})
        .bind(9, e.accumulated)
        .bind(10, e.threshold)
        .bind(11, e.episodes)
        .bind(12, e.intervalMs)
        .bindOrNull(13, e.episode.value);
    if (row.episodeKey)
        put.bind(14, row.episodeKey.value);
    else
        put.bindNull(14);
    if (row.episodeAt)
        put.bind(15, row.episodeAt->time_since_epoch().count());
    else
        put.bindNull(15);
    return put.bind(16, std::string_view(e.policy))
        .bind(17, std::string_view(e.who))
        .bind(18, std::string_view(e.channel))
        .bind(19, change.number().value)
        .run();
}

json payloadOf(const TriggerEvent &e)
{
    json out{{"event", jsonText(e.id)},      {"scope", jsonText(e.scope)}, {"what", e.kind},
             {"accumulated", e.accumulated}, {"episodes", e.episodes},     {"policy", e.policy}};
    if (e.by)
        out["condition"] = word(*e.by);
    if (e.reason != TriggerHold::None)
        out["because"] = word(e.reason);
    if (e.forced)
        out["forced"] = true;
    if (e.automatic)
        out["automatic"] = true;
    return out;
}

Result<Row> firingRow(Change &change, const std::string &scope, const TriggerSituation &situation, TriggerCondition by,
                      Time at, Time covers, const Cause &cause)
{
    Row row;
    TriggerEvent &e = row.event;
    e.id = newUuid();
    e.scope = scope;
    e.kind = "firing";
    e.at = at;
    e.by = by;
    e.accumulated = situation.tally.accumulated;
    e.threshold = situation.settings.policy.importance;
    e.episodes = situation.tally.episodes;
    if (situation.past.lastRun)
        e.intervalMs = (at - *situation.past.lastRun).count();
    e.policy = describe(situation.settings.policy);
    e.who = cause.who;
    e.channel = cause.channel;
    e.ledger = change.number();
    CREDENCE_TRY(lastEpisodeOf(change.db(), scope, covers, e.episode, row.episodeKey, row.episodeAt));
    return row;
}

// Whether the log ends with that skip: it is one row while it lasts.
Result<bool> endsWith(sql::Connection &db, const std::string &scope, TriggerCondition by, TriggerHold reason)
{
    auto last = db.prepare("SELECT kind, condition, reason FROM trigger_event WHERE scope = ?1 "
                           "AND kind <> 'recall_miss' ORDER BY ledger DESC LIMIT 1");
    last.bind(1, std::string_view(scope));
    const bool same = last.next() && last.view(0) == "skip" && last.view(1) == word(by) && last.view(2) == word(reason);
    if (!last.ok())
        return last.error();
    return same;
}

Result<void> insertOutcome(Change &change, const std::string &firing, const RunRecord &run)
{
    std::uint64_t suppressed = 0;
    for (const Candidate &candidate : run.candidates)
        suppressed += candidate.suppressed;
    return change.db()
        .prepare("INSERT INTO trigger_outcome (firing, run, preset, state, proposed, candidates, dropped, calls, "
                 "tokens_in, tokens_out, cost, ledger) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)")
        .bind(1, std::string_view(firing))
        .bind(2, std::string_view(run.id))
        .bind(3, std::string_view(run.preset))
        .bind(4, std::string_view(run.state.empty() ? "done" : run.state))
        .bind(5, std::int64_t(run.proposed))
        .bind(6, std::int64_t(run.candidates.size() - suppressed))
        .bind(7, std::int64_t(run.dropped.size()))
        .bind(8, std::int64_t(run.calls.size()))
        .bind(9, std::int64_t(run.tokensIn))
        .bind(10, std::int64_t(run.tokensOut))
        .bind(11, std::isfinite(run.cost) && run.cost >= 0 ? run.cost : 0.0)
        .bind(12, change.number().value)
        .run();
}

Result<void> knownScope(sql::Connection &db, const std::string &scope)
{
    const auto known = read::scopeExists(db, scope);
    if (!known)
        return known.error();
    if (!*known)
        return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", displayText(scope)), db.path().string()};
    return {};
}

} // namespace triggerlog

std::string triggerSettingName(const std::string &scope)
{
    return "trigger:" + scope;
}

json triggerJson(const TriggerSettings &settings)
{
    const TriggerPolicy &policy = settings.policy;
    json out{{"version", kTriggerPolicyVersion},
             {"runs", settings.runs},
             {"automatic", settings.automatic},
             {"budget_calls", settings.budgetCalls}};
    if (policy.importance)
        out["importance"] = *policy.importance;
    if (policy.count)
        out["count"] = *policy.count;
    if (policy.schedule)
        out["schedule"] = policy.schedule->text();
    if (policy.recallMiss)
        out["recall_miss"] = true;
    if (policy.contradiction)
        out["contradiction"] = true;
    if (policy.minInterval)
        out["min_interval_ms"] = policy.minInterval->count();
    if (policy.dailyCap)
        out["daily_cap"] = *policy.dailyCap;
    if (policy.episodeFloor)
        out["floor"] = *policy.episodeFloor;
    if (settings.budgetCost)
        out["budget_cost"] = *settings.budgetCost;
    return out;
}

Result<TriggerSettings> readTriggerJson(const json &value, const std::string &scope, const std::string &where)
{
    TriggerSettings out;
    if (value.is_null()) {
        out.policy = triggerPresets().front().policy;
        return out;
    }
    const auto damaged = [&](const std::string &what) {
        return Error{Errc::Corrupt,
                     fmt::format("The trigger policy of \"{}\" is damaged: {}. Setting trigger.preset mends it.",
                                 displayText(scope), what),
                     where};
    };
    if (!value.is_object() || !member(value, "version").is_number_integer())
        return damaged("it names no version");
    if (const auto version = member(value, "version").get<std::int64_t>(); version > kTriggerPolicyVersion)
        return Error{Errc::Unsupported,
                     fmt::format("The trigger policy of \"{}\" was written by a newer Credence (version {}, this one "
                                 "knows {}); it stays as it is.",
                                 displayText(scope), version, kTriggerPolicyVersion),
                     where};
    out.set = true;
    const auto take = [&](const char *key, const char *name) -> Result<void> {
        const json one = member(value, key);
        if (one.is_null())
            return {};
        std::string text;
        if (one.is_boolean())
            text = one.get<bool>() ? "on" : "off";
        else if (one.is_number() && std::string_view(key) == "min_interval_ms")
            text = fmt::format("{}s", one.get<double>() / 1000);
        else if (one.is_number_integer())
            text = std::to_string(one.get<std::int64_t>());
        else if (one.is_number())
            text = fmt::format("{}", one.get<double>());
        else
            text = textOf(one).value_or(std::string());
        if (auto set = setTriggerKey(out, name, text); !set)
            return damaged(set.error().message);
        return {};
    };
    for (const auto &[key, name] : {std::pair{"importance", "importance"},
                                    {"count", "count"},
                                    {"schedule", "schedule"},
                                    {"recall_miss", "recall_miss"},
                                    {"contradiction", "contradiction"},
                                    {"min_interval_ms", "min_interval"},
                                    {"daily_cap", "daily_cap"},
                                    {"floor", "floor"},
                                    {"runs", "runs"},
                                    {"automatic", "automatic"},
                                    {"budget_calls", "budget_calls"},
                                    {"budget_cost", "budget_cost"}})
        CREDENCE_TRY(take(key, name));
    return out;
}

Result<TriggerSettings> triggerSettingsOf(sql::Connection &db, const std::string &scope)
{
    const std::string name = triggerSettingName(scope);
    const auto value = settingOf(db, name);
    if (!value)
        return value.error();
    auto settings = readTriggerJson(*value, scope, db.path().string());
    if (!settings || !settings->set)
        return settings;
    auto row = db.prepare("SELECT l.time FROM setting AS s JOIN ledger AS l ON l.number = s.ledger WHERE s.name = ?1");
    row.bind(1, std::string_view(name));
    if (row.next())
        settings->since = triggerlog::timeOf(row.integer(0));
    if (!row.ok())
        return row.error();
    return settings;
}

Result<void> setTriggerKey(TriggerSettings &settings, std::string_view key, const std::string &value)
{
    if (key == "preset") {
        const TriggerPreset *preset = findTriggerPreset(value);
        if (!preset) {
            std::string known;
            for (const TriggerPreset &one : triggerPresets())
                known += (known.empty() ? "" : ", ") + one.id;
            return Error{Errc::Invalid, fmt::format("preset is one of {}, not \"{}\".", known, displayText(value)), {}};
        }
        settings.policy = preset->policy;
        return {};
    }
    if (key == "runs") {
        if (!findPreset(value))
            return Error{Errc::Invalid, fmt::format("There is no reflection preset \"{}\".", displayText(value)), {}};
        settings.runs = value;
        return {};
    }
    if (key == "automatic") {
        if (value != "on" && value != "off")
            return Error{Errc::Invalid, fmt::format("automatic is on or off, not \"{}\".", displayText(value)), {}};
        settings.automatic = value == "on";
        return {};
    }
    if (key == "budget_calls") {
        std::int64_t calls = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), calls);
        if (error != std::errc() || end != value.data() + value.size() || calls < 0 || calls > 1'000'000)
            return Error{
                Errc::Invalid,
                fmt::format("budget_calls is a whole number from 0 to 1000000, not \"{}\".", displayText(value)),
                {}};
        settings.budgetCalls = calls;
        return {};
    }
    if (key == "budget_cost") {
        if (value == "off") {
            settings.budgetCost.reset();
            return {};
        }
        double cost = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), cost);
        if (error != std::errc() || end != value.data() + value.size() || !std::isfinite(cost) || cost < 0 ||
            cost > 1e6)
            return Error{
                Errc::Invalid,
                fmt::format("budget_cost is a number from 0 to 1000000, or off; not \"{}\".", displayText(value)),
                {}};
        settings.budgetCost = cost;
        return {};
    }
    return setTriggerSetting(settings.policy, key, value);
}

std::string triggerKey(const TriggerSettings &settings, std::string_view key)
{
    if (key == "preset")
        return presetOf(settings.policy);
    if (key == "runs")
        return settings.runs;
    if (key == "automatic")
        return settings.automatic ? "on" : "off";
    if (key == "budget_calls")
        return std::to_string(settings.budgetCalls);
    if (key == "budget_cost")
        return settings.budgetCost ? fmt::format("{}", *settings.budgetCost) : "off";
    return triggerSetting(settings.policy, key);
}

Result<void> noteRun(Change &change, const std::string &firing, const RunRecord &run, const Cause &cause, json &payload)
{
    if (!firing.empty()) {
        payload["firing"] = jsonText(firing);
        return triggerlog::insertOutcome(change, firing, run);
    }
    // Every run counts. A policy that can't be read is no reason to lose one: the figures then follow the default.
    auto situation = triggerlog::situationOf(change.db(), run.scope, change.time(), {});
    if (!situation && situation.error().code != Errc::Unsupported && situation.error().code != Errc::Corrupt)
        return situation.error();
    TriggerSituation known;
    if (situation)
        known = std::move(*situation);
    auto row =
        triggerlog::firingRow(change, run.scope, known, TriggerCondition::Manual, change.time(), change.time(), cause);
    if (!row)
        return row.error();
    row->event.forced = run.forced;
    payload["firing"] = jsonText(row->event.id);
    CREDENCE_TRY(triggerlog::insertEvent(change, *row));
    return triggerlog::insertOutcome(change, row->event.id, run);
}

} // namespace store

Result<TriggerSettings> triggerPolicy(const Store &store, const std::string &scope)
{
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    CREDENCE_TRY(store::triggerlog::knownScope(**reader, scope));
    return store::triggerSettingsOf(**reader, scope);
}

Result<LedgerNumber> setTriggerPolicy(Store &store, const std::string &scope, const TriggerSettings &settings,
                                      const Cause &cause)
{
    auto change = store::Change::begin(StoreInside::of(store), "policy");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "change the policy"));
    CREDENCE_TRY(store::triggerlog::knownScope(db, scope));
    // What stands there must be understood before it is replaced; what is damaged may be.
    const auto before = store::triggerSettingsOf(db, scope);
    if (!before && before.error().code != Errc::Corrupt)
        return before.error();
    // Values come as they are: what does not fit is refused as reading them would.
    const json value = store::triggerJson(settings);
    if (auto fits = store::readTriggerJson(value, scope, db.path().string()); !fits)
        return Error{Errc::Invalid, fits.error().message, fits.error().where};
    if (before && store::triggerJson(*before) == value)
        return LedgerNumber{};
    store::ReviewWriter writer(**change, cause);
    CREDENCE_TRY(writer.setSetting(store::triggerSettingName(scope), value));
    json payload = json::object();
    writer.fill(payload);
    if (!payload.contains("settings"))
        return LedgerNumber{};
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    return done->ledger;
}

Result<EpisodeSeries> episodeSeries(const Store &store, const std::string &scope, std::stop_token stop)
{
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    CREDENCE_TRY(store::triggerlog::knownScope(**reader, scope));
    return store::triggerlog::seriesOf(**reader, scope, stop);
}

Result<TriggerSituation> checkTrigger(const Store &store, const std::string &scope, Time now, std::stop_token stop)
{
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    CREDENCE_TRY(store::triggerlog::knownScope(**reader, scope));
    return store::triggerlog::situationOf(**reader, scope, now, stop);
}

Result<std::vector<TriggerEvent>> triggerLog(const Store &store, const std::string &scope, std::size_t limit,
                                             std::stop_token stop)
{
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    std::vector<TriggerEvent> out;
    const auto log = store::triggerlog::hasLog(db);
    if (!log || !*log)
        return log ? Result<std::vector<TriggerEvent>>(out) : log.error();
    auto rows = db.prepare(
        "SELECT e.id, e.scope, e.kind, e.time, e.condition, e.reason, e.forced, e.automatic, e.accumulated, "
        "e.threshold, e.episodes, e.interval, e.episode, e.policy, e.who, e.channel, e.ledger, o.run, o.preset, "
        "o.state, o.proposed, o.candidates, o.dropped, o.calls, o.tokens_in, o.tokens_out, o.cost "
        "FROM trigger_event AS e LEFT JOIN trigger_outcome AS o ON o.firing = e.id "
        "WHERE ?1 = '' OR e.scope = ?1 ORDER BY e.ledger DESC, e.id DESC LIMIT ?2");
    rows.bind(1, std::string_view(scope)).bind(2, limit == 0 ? std::int64_t{-1} : std::int64_t(limit));
    while (rows.next()) {
        TriggerEvent e;
        e.id = rows.text(0);
        e.scope = rows.text(1);
        e.kind = rows.text(2);
        e.at = store::triggerlog::timeOf(rows.integer(3));
        e.by = parseTriggerCondition(rows.view(4));
        e.reason = parseTriggerHold(rows.view(5)).value_or(TriggerHold::None);
        e.forced = rows.integer(6) != 0;
        e.automatic = rows.integer(7) != 0;
        e.accumulated = rows.real(8);
        e.threshold = rows.optionalReal(9);
        e.episodes = rows.integer(10);
        e.intervalMs = rows.optionalInteger(11);
        e.episode = {rows.text(12)};
        e.policy = rows.text(13);
        e.who = rows.text(14);
        e.channel = rows.text(15);
        e.ledger = {rows.integer(16)};
        e.run = rows.text(17);
        e.preset = rows.text(18);
        e.state = rows.text(19);
        e.proposed = rows.integer(20);
        e.candidates = rows.integer(21);
        e.dropped = rows.integer(22);
        e.calls = rows.integer(23);
        e.tokensIn = std::uint64_t(rows.integer(24));
        e.tokensOut = std::uint64_t(rows.integer(25));
        e.cost = rows.real(26);
        out.push_back(std::move(e));
    }
    if (!rows.ok())
        return rows.error();
    auto states = db.prepare("SELECT c.state, count(*), count(*) FILTER (WHERE c.state = 'rejected' AND "
                             "(SELECT d.reason FROM decision AS d WHERE d.candidate = c.id AND d.origin = 'local' "
                             " ORDER BY d.ledger DESC LIMIT 1) IN ('not supported by its sources', 'too general')) "
                             "FROM candidate AS c WHERE c.run = ?1 AND c.run IS NOT NULL GROUP BY c.state");
    for (TriggerEvent &e : out) {
        if (e.run.empty())
            continue;
        states.reset();
        states.bind(1, std::string_view(e.run));
        while (states.next()) {
            const std::string state = states.text(0);
            const std::int64_t n = states.integer(1);
            if (state == "approved" || state == "committed")
                e.approved += n;
            else if (state == "rejected")
                e.rejected += n;
            else
                e.waiting += n;
            e.thin += states.integer(2);
        }
        if (!states.ok())
            return states.error();
    }
    return out;
}

Result<std::vector<TriggerEvent>> triggerPolicyLog(const Store &store, const std::string &scope, std::stop_token stop)
{
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    CREDENCE_TRY(store::triggerlog::knownScope(db, scope));
    const std::string name = store::triggerSettingName(scope);
    auto rows = db.prepare("SELECT number, time, payload FROM ledger WHERE kind IN ('policy', 'undo', 'redo') "
                           "AND payload IS NOT NULL AND instr(payload, '\"trigger:') > 0 ORDER BY number DESC");
    std::vector<TriggerEvent> out;
    while (rows.next()) {
        const json payload = json::parse(rows.view(2), nullptr, false);
        const json settings = store::member(payload, "settings");
        for (const json &one : settings.is_array() ? settings : json::array()) {
            if (store::triggerlog::textMemberOf(one, "name") != name)
                continue;
            TriggerEvent e;
            e.scope = scope;
            e.kind = "policy";
            e.ledger = {rows.integer(0)};
            e.at = store::triggerlog::timeOf(rows.integer(1));
            e.id = fmt::format("ledger-{}", e.ledger.value);
            e.who = store::triggerlog::textMemberOf(payload, "who");
            e.channel = store::triggerlog::textMemberOf(payload, "channel");
            const auto after = store::readTriggerJson(store::member(one, "after"), scope, db.path().string());
            e.policy = after ? describe(after->policy) : after.error().message;
            if (after)
                e.threshold = after->policy.importance;
            out.push_back(std::move(e));
        }
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<TriggerEvent> recordFiring(Store &store, const FiringRequest &request, const Cause &cause)
{
    auto change = store::Change::begin(StoreInside::of(store), "trigger");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::triggerlog::knownScope(db, request.scope));
    const Time now = request.at.value_or((*change)->time());
    const auto situation = store::triggerlog::situationOf(db, request.scope, now, {});
    if (!situation)
        return situation.error();
    const TriggerPolicy &policy = situation->settings.policy;
    const bool byHand = request.by == TriggerCondition::Manual;
    TriggerHold hold = closedGate(policy, situation->tally, situation->past, now);
    if (!byHand && !situation->state.shouldTrigger)
        hold = situation->state.skipReason;
    if (hold != TriggerHold::None && !request.forced) {
        TriggerEvent held;
        held.scope = request.scope;
        held.kind = "skip";
        held.at = now;
        held.reason = hold;
        const auto again = store::triggerlog::endsWith(db, request.scope, TriggerCondition::Manual, hold);
        if (!again)
            return again.error();
        if (!byHand || *again)
            return held;
        auto row = store::triggerlog::firingRow(**change, request.scope, *situation, request.by, now, now, cause);
        if (!row)
            return row.error();
        row->event.kind = "skip";
        row->event.reason = hold;
        CREDENCE_TRY(store::triggerlog::insertEvent(**change, *row));
        auto done = (*change)->commit(store::triggerlog::payloadOf(row->event), cause);
        if (!done)
            return done.error();
        return std::move(row->event);
    }
    const TriggerCondition by = byHand ? request.by : situation->state.by.value_or(request.by);
    auto row = store::triggerlog::firingRow(**change, request.scope, *situation, by, now, now, cause);
    if (!row)
        return row.error();
    row->event.forced = request.forced;
    row->event.automatic = request.automatic;
    CREDENCE_TRY(store::triggerlog::insertEvent(**change, *row));
    auto done = (*change)->commit(store::triggerlog::payloadOf(row->event), cause);
    if (!done)
        return done.error();
    return std::move(row->event);
}

Result<TriggerEvent> recordSkip(Store &store, const std::string &scope, const TriggerState &state, Time now,
                                const Cause &cause, std::optional<Time> instant)
{
    TriggerEvent e;
    if (state.skipReason == TriggerHold::None)
        return e;
    auto change = store::Change::begin(StoreInside::of(store), "trigger");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::triggerlog::knownScope(db, scope));
    {
        // A hold is one row until something fires.
        auto last = db.prepare("SELECT kind, reason, condition, time FROM trigger_event WHERE scope = ?1 "
                               "AND kind <> 'recall_miss' AND NOT (kind = 'skip' AND condition = 'manual') "
                               "ORDER BY ledger DESC LIMIT 1");
        last.bind(1, std::string_view(scope));
        bool same = false;
        if (last.next() && last.view(0) == "skip") {
            same = instant ? last.view(2) == "schedule" && last.integer(3) == instant->time_since_epoch().count()
                           : last.view(2) != "schedule";
        }
        if (!last.ok())
            return last.error();
        if (same)
            return e;
    }
    const auto situation = store::triggerlog::situationOf(db, scope, now, {});
    if (!situation)
        return situation.error();
    auto row = store::triggerlog::firingRow(**change, scope, *situation,
                                            instant ? TriggerCondition::Schedule
                                                    : state.by.value_or(TriggerCondition::Importance),
                                            instant.value_or(now), now, cause);
    if (!row)
        return row.error();
    row->event.kind = "skip";
    row->event.reason = state.skipReason;
    CREDENCE_TRY(store::triggerlog::insertEvent(**change, *row));
    auto done = (*change)->commit(store::triggerlog::payloadOf(row->event), cause);
    if (!done)
        return done.error();
    return std::move(row->event);
}

Result<LedgerNumber> recordRecallMiss(Store &store, const std::string &scope, Time now, const Cause &cause)
{
    auto change = store::Change::begin(StoreInside::of(store), "trigger");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::triggerlog::knownScope(db, scope));
    const auto settings = store::triggerSettingsOf(db, scope);
    if (!settings)
        return settings.error();
    store::triggerlog::Row row;
    row.event.id = newUuid();
    row.event.scope = scope;
    row.event.kind = "recall_miss";
    row.event.at = now;
    row.event.policy = describe(settings->policy);
    row.event.who = cause.who;
    row.event.channel = cause.channel;
    CREDENCE_TRY(store::triggerlog::insertEvent(**change, row));
    auto done = (*change)->commit(store::triggerlog::payloadOf(row.event), cause);
    if (!done)
        return done.error();
    return done->ledger;
}

Result<LedgerNumber> recordOutcome(Store &store, const std::string &firing, const RunRecord &run, const Cause &cause)
{
    auto change = store::Change::begin(StoreInside::of(store), "trigger");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    {
        auto row = db.prepare("SELECT EXISTS (SELECT 1 FROM trigger_outcome WHERE firing = e.id) FROM trigger_event "
                              "AS e WHERE e.id = ?1 AND e.kind = 'firing'");
        row.bind(1, std::string_view(firing));
        const bool known = row.next(), noted = known && row.integer(0) != 0;
        if (!row.ok())
            return row.error();
        if (!known)
            return Error{Errc::NotFound, "There is no such firing.", db.path().string()};
        if (noted)
            return Error{Errc::Conflict, "What came of that firing is noted already.", db.path().string()};
    }
    CREDENCE_TRY(store::triggerlog::insertOutcome(**change, firing, run));
    auto done = (*change)->commit(json{{"firing", store::jsonText(firing)},
                                       {"run", store::jsonText(run.id)},
                                       {"what", "outcome"},
                                       {"state", store::jsonText(run.state)}},
                                  cause);
    if (!done)
        return done.error();
    return done->ledger;
}

} // namespace credence
