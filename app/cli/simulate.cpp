// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/modelaccess.h"
#include "cli/triggerout.h"
#include "cli/values.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <set>
#include <span>
#include <unordered_map>

namespace credence::cli {

namespace simulate_command {

struct Options {
    std::string preset, threshold, count, minInterval, dailyCap, floor, schedule, sweep, sweepOf = "threshold", since,
                                                                                         until, provider, runs, csv;
    std::vector<std::string> against;
};

// The setting's name in the core of what the command calls it.
const char *settingOf(const std::string &option)
{
    return option == "threshold"      ? "importance"
           : option == "min-interval" ? "min_interval"
           : option == "daily-cap"    ? "daily_cap"
                                      : option.c_str();
}

CLI::Validator settingValue(const std::string &option)
{
    return {[name = std::string(settingOf(option))](std::string &text) -> std::string {
                TriggerPolicy policy;
                const auto set = setTriggerSetting(policy, name, text);
                if (set)
                    return {};
                // The option's own name goes before it.
                const std::string &why = set.error().message;
                return why.starts_with(name + " ") ? why.substr(name.size() + 1)
                                                   : fmt::format("can't be \"{}\": {}", text, why);
            },
            ""};
}

Result<TriggerPolicy> policyOf(const Options &options, const TriggerPolicy &inForce)
{
    const std::pair<const char *, const std::string *> given[] = {
        {"threshold", &options.threshold},      {"count", &options.count},        {"schedule", &options.schedule},
        {"min-interval", &options.minInterval}, {"daily-cap", &options.dailyCap}, {"floor", &options.floor}};
    bool any = false;
    for (const auto &[name, value] : given)
        any = any || !value->empty();
    TriggerPolicy policy;
    if (!options.preset.empty()) {
        const TriggerPreset *preset = findTriggerPreset(options.preset);
        if (!preset) {
            std::string known;
            for (const TriggerPreset &one : triggerPresets())
                known += (known.empty() ? "" : ", ") + one.id;
            return usageError(fmt::format("There is no preset {}; there are {}.", options.preset, known));
        }
        policy = preset->policy;
    } else if (!any) {
        policy = inForce;
    }
    for (const auto &[name, value] : given) {
        if (value->empty())
            continue;
        if (auto set = setTriggerSetting(policy, settingOf(name), *value); !set)
            return usageError(fmt::format("--{}: {}", name, set.error().message));
    }
    return policy;
}

// A number, or for intervals a duration in seconds.
std::optional<double> sweepNumber(const std::string &text, bool duration)
{
    if (duration) {
        if (const auto parsed = parseDuration(text))
            return double(parsed->count()) / 1000;
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

Result<std::vector<double>> sweepOf(const Options &options)
{
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (start <= options.sweep.size()) {
        const std::size_t end = std::min(options.sweep.find(':', start), options.sweep.size());
        parts.push_back(options.sweep.substr(start, end - start));
        start = end + 1;
    }
    std::vector<double> numbers;
    for (const std::string &part : parts) {
        const auto number = sweepNumber(part, options.sweepOf == "min-interval");
        if (!number)
            return usageError(fmt::format("--sweep needs LOW:HIGH:STEP, not \"{}\"", options.sweep));
        numbers.push_back(*number);
    }
    if (numbers.size() != 3)
        return usageError(fmt::format("--sweep needs LOW:HIGH:STEP, not \"{}\"", options.sweep));
    auto values = sweepValues(numbers[0], numbers[1], numbers[2]);
    if (!values)
        return usageError(fmt::format("--sweep can't be \"{}\": {}", options.sweep, values.error().message));
    return values;
}

std::string interval(const std::optional<double> &seconds)
{
    return seconds ? spanText(*seconds) : "-";
}

std::string number(const std::optional<double> &value, const char *form = "{:.1f}")
{
    return value ? fmt::format(fmt::runtime(form), *value) : "-";
}

// A month has 30 days.
std::optional<double> perMonth(const std::optional<double> &cost, std::uint64_t firings, double days)
{
    return cost && days > 0 ? std::optional(*cost * double(firings) / days * 30) : std::nullopt;
}

int run(const Context &context, const Options &options)
{
    std::vector<double> values;
    if (!options.sweep.empty()) {
        auto parsed = sweepOf(options);
        if (!parsed)
            return fail(context, parsed.error());
        values = std::move(*parsed);
    }
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto scope = triggerScope(context, **store);
    if (!scope)
        return fail(context, scope.error());
    const auto settings = triggerPolicy(**store, *scope);
    if (!settings)
        return fail(context, settings.error());
    const auto policy = policyOf(options, settings->policy);
    if (!policy)
        return fail(context, policy.error());
    SimulateRange range;
    for (const auto &[name, text, into] :
         {std::tuple{"--since", &options.since, &range.since}, std::tuple{"--until", &options.until, &range.until}}) {
        if (text->empty())
            continue;
        const auto time = timeArgument(name, *text);
        if (!time)
            return fail(context, time.error());
        *into = *time;
    }
    const TriggerPreset *preset = options.preset.empty() ? nullptr : findTriggerPreset(options.preset);
    const std::string runs = !options.runs.empty() ? options.runs : preset ? preset->runs : settings->runs;
    if (!findPreset(runs))
        return usage(context, "There is no reflection preset " + runs);
    std::optional<ProviderConfig> provider;
    if (findPreset(runs)->needsModel || !options.provider.empty() || !options.against.empty()) {
        auto chosen = chosenProvider(options.provider);
        // With several and none named there is no price, and nothing wrong.
        if (!chosen && !options.provider.empty())
            return fail(context, chosen.error());
        if (chosen)
            provider = std::move(*chosen);
    }

    const auto series = episodeSeries(**store, *scope, context.stop);
    if (!series)
        return fail(context, series.error());
    const auto done = simulate(*series, *policy, range, context.stop);
    if (!done)
        return fail(context, done.error());
    const auto log = triggerLog(**store, *scope, 0, context.stop);
    if (!log)
        return fail(context, log.error());
    std::vector<SweepPoint> points;
    if (!values.empty()) {
        auto swept = sweep(*series, *policy, settingOf(options.sweepOf), values, range, context.stop);
        if (!swept)
            return swept.error().code == Errc::Invalid ? usage(context, "--sweep: " + swept.error().message)
                                                       : fail(context, swept.error());
        points = std::move(*swept);
    }
    const auto cycle = cycleCost(**store, *scope, runs, provider, *log, context.stop);
    if (!cycle)
        return fail(context, cycle.error());
    const auto costOf = [](const CycleCost &one, std::uint64_t firings) {
        return one.cost ? std::optional(*one.cost * double(firings)) : std::nullopt;
    };

    double days = 0;
    if (series->size() > 0) {
        const Time from = range.since.value_or(series->at(0)),
                   to = range.until.value_or(series->at(series->size() - 1));
        days = std::max(1.0, double((to - from).count()) / 86'400e3);
    }
    // Policies beside it.
    struct Row {
        std::string name, what;
        TriggerStats stats;
        CycleCost cycle;
    };
    std::vector<Row> rows;
    if (!options.against.empty()) // what they stand beside comes first
        rows.push_back({"replayed", describe(*policy), done->stats, *cycle});
    for (const std::string &name : options.against) {
        Row row;
        row.name = name;
        TriggerPolicy other = settings->policy;
        std::string otherRuns = settings->runs;
        if (name != "in-force") {
            const TriggerPreset *known = findTriggerPreset(name);
            if (!known)
                return usage(context, "--against takes a preset or in-force, not " + name);
            other = known->policy;
            otherRuns = known->runs;
        }
        row.what = describe(other);
        const auto replayed = simulate(*series, other, range, context.stop);
        if (!replayed)
            return fail(context, replayed.error());
        row.stats = replayed->stats;
        auto takes = cycleCost(**store, *scope, otherRuns, provider, *log, context.stop);
        if (!takes)
            return fail(context, takes.error());
        row.cycle = std::move(*takes);
        rows.push_back(std::move(row));
    }

    // Those that the replay went over.
    const auto within = [&](std::int64_t ms) {
        const Time at{std::chrono::milliseconds(ms)};
        return (!range.since || at >= *range.since) && (!range.until || at <= *range.until);
    };
    const auto looked = static_cast<std::uint64_t>(std::count_if(series->times.begin(), series->times.end(), within));
    // Ids of the episodes at which it fired.
    std::vector<MemoryKey> keys;
    for (const SimulatedFiring &firing : done->firings)
        keys.push_back(series->keys[firing.episode]);
    struct Named {
        std::string id, sourceRef;
    };
    std::unordered_map<MemoryKey, Named> byKey;
    constexpr std::size_t kPage = 4096; // texts are read with them and let go again
    for (std::size_t from = 0; from < keys.size(); from += kPage) {
        const auto page = std::span(keys).subspan(from, std::min(kPage, keys.size() - from));
        auto memories = (*store)->rows(page, context.stop);
        if (!memories)
            return fail(context, memories.error());
        for (Memory &memory : *memories)
            byKey.emplace(memory.key, Named{std::move(memory.id.value), std::move(memory.sourceRef)});
    }

    if (!options.csv.empty()) {
        if (auto place = mayWriteDocument(options.csv); !place)
            return usage(context, "--csv: " + place.error().message);
        std::vector<MemoryId> ids;
        for (const MemoryKey key : keys) {
            const auto found = byKey.find(key);
            ids.push_back(found == byKey.end() ? MemoryId{} : MemoryId{found->second.id});
        }
        if (auto written = writeDocument(options.csv, simulationCsv(*done, ids)); !written)
            return fail(context, written.error());
    }

    // What fired in truth, in the same range.
    std::vector<const TriggerEvent *> actual;
    std::set<std::string> actualEpisodes;
    for (auto event = log->rbegin(); event != log->rend(); ++event) {
        if (event->kind != "firing" || (range.since && event->at < *range.since) ||
            (range.until && event->at > *range.until))
            continue;
        actual.push_back(&*event);
        actualEpisodes.insert(event->episode.value);
    }
    std::uint64_t matched = 0;
    for (const MemoryKey key : keys) {
        if (const auto found = byKey.find(key); found != byKey.end())
            matched += actualEpisodes.contains(found->second.id);
    }

    if (context.json) {
        Json firings = Json::array();
        for (std::size_t i = 0; i < done->firings.size(); ++i) {
            const SimulatedFiring &firing = done->firings[i];
            const auto found = byKey.find(keys[i]);
            Json one{{"at", formatTime(firing.at)},
                     {"episode", found == byKey.end() ? Json() : Json(safe(found->second.id))},
                     {"accumulated", firing.accumulated},
                     {"episodes", firing.episodes},
                     {"by", word(firing.by)}};
            if (found != byKey.end() && !found->second.sourceRef.empty())
                one["source_ref"] = safe(found->second.sourceRef);
            firings.push_back(std::move(one));
        }
        Json holds = Json::array();
        for (const SimulatedHold &hold : done->holds)
            holds.push_back({{"from", formatTime(hold.from)},
                             {"until", formatTime(hold.until)},
                             {"reason", word(hold.reason)},
                             {"open", hold.open},
                             {"schedule", hold.schedule},
                             {"skips", hold.skips}});
        Json sweepOut = Json::array();
        for (const SweepPoint &point : points) {
            std::string name = options.sweepOf;
            std::replace(name.begin(), name.end(), '-', '_');
            Json one{{name == "min_interval" ? std::string("min_interval_s") : name, point.value}};
            one.update(statsOut(point.stats));
            one["est_calls"] = cycle->calls * double(point.stats.firings);
            one["est_cost"] = orNull(costOf(*cycle, point.stats.firings));
            sweepOut.push_back(std::move(one));
        }
        Json actualOut = Json::array();
        for (const TriggerEvent *event : actual)
            actualOut.push_back(eventOut(*event));
        Json comparison = Json::array();
        for (const Row &row : rows) {
            Json one{{"setting", row.name}, {"policy", row.what}};
            one.update(statsOut(row.stats));
            one["est_calls"] = row.cycle.calls * double(row.stats.firings);
            one["est_cost"] = orNull(costOf(row.cycle, row.stats.firings));
            one["est_cost_month"] = orNull(perMonth(row.cycle.cost, row.stats.firings, days));
            comparison.push_back(std::move(one));
        }
        printJson({{"scope", safe(*scope)},
                   {"policy", policyOut(*policy)},
                   {"episodes", looked},
                   {"timeless", series->timeless},
                   {"firings", std::move(firings)},
                   {"holds", std::move(holds)},
                   {"stats", statsOut(done->stats)},
                   {"left_over", {{"accumulated", done->accumulated}, {"episodes", done->episodes}}},
                   {"est_calls", cycle->calls * double(done->stats.firings)},
                   {"est_cost", orNull(costOf(*cycle, done->stats.firings))},
                   {"cycle",
                    {{"preset", cycle->preset},
                     {"calls", cycle->calls},
                     {"cost", orNull(cycle->cost)},
                     {"insights", orNull(cycle->insights)},
                     {"measured", cycle->measured}}},
                   {"sweep", std::move(sweepOut)},
                   {"comparison", std::move(comparison)},
                   {"actual", {{"firings", std::move(actualOut)}, {"matched", matched}}}});
        return kDone;
    }
    fmt::print("{} over {}: {}\n", describe(*policy), counted(looked, "episode", "episodes"),
               counted(done->stats.firings, "firing", "firings"));
    if (series->timeless > 0)
        fmt::print("{} left out: no time is known.\n", counted(series->timeless, "episode is", "episodes are"));
    Table table;
    table.head({"at", "accumulated", "episodes", "by", "episode"});
    table.right(1);
    table.right(2);
    constexpr std::size_t kListed = 200; // --json and --csv have them all
    for (std::size_t i = 0; i < std::min(kListed, done->firings.size()); ++i) {
        const SimulatedFiring &firing = done->firings[i];
        const auto found = byKey.find(keys[i]);
        table.row({date(firing.at), fmt::format("{:.1f}", firing.accumulated), std::to_string(firing.episodes),
                   word(firing.by),
                   found == byKey.end()               ? ""
                   : !found->second.sourceRef.empty() ? line(found->second.sourceRef)
                                                      : line(found->second.id)});
    }
    if (!done->firings.empty())
        table.print();
    if (done->firings.size() > kListed)
        fmt::print("... and {} more; --csv writes all.\n", done->firings.size() - kListed);
    const TriggerStats &stats = done->stats;
    // One firing has no interval, none has no episodes either.
    if (stats.medianIntervalS)
        fmt::print("Median interval {}. ", interval(stats.medianIntervalS));
    if (stats.meanEpisodes)
        fmt::print("{} episodes a firing. ", number(stats.meanEpisodes));
    fmt::print("{:.1f} of importance in {} left over.\n", done->accumulated,
               counted(std::uint64_t(done->episodes), "episode", "episodes"));
    for (int i = 1; i < kTriggerHolds; ++i) {
        if (const std::int64_t skips = stats.skipped[std::size_t(i)]; skips > 0)
            fmt::print("Held by {}: {}\n", word(TriggerHold(i)), skips);
    }
    if (!findPreset(runs)->needsModel)
        fmt::print("{} asks no model: no calls, no cost.\n", cycle->preset);
    else
        fmt::print("{} asks about {:.0f} times a firing ({}): {:.0f} calls{}\n", cycle->preset, cycle->calls,
                   cycle->measured ? "measured" : "estimated", cycle->calls * double(stats.firings),
                   cycle->cost ? fmt::format(", cost {:.4f}", *cycle->cost * double(stats.firings))
                               : std::string(", cost unknown: no price is known"));
    if (!points.empty()) {
        Table swept;
        swept.head({options.sweepOf, "firings", "median interval", "episodes each", "calls", "cost"});
        for (std::size_t column = 0; column < 6; ++column)
            swept.right(column);
        for (const SweepPoint &point : points)
            swept.row({options.sweepOf == "min-interval" ? spanText(point.value) : fmt::format("{:g}", point.value),
                       std::to_string(point.stats.firings), interval(point.stats.medianIntervalS),
                       number(point.stats.meanEpisodes),
                       fmt::format("{:.0f}", cycle->calls * double(point.stats.firings)),
                       number(costOf(*cycle, point.stats.firings), "{:.4f}")});
        swept.print();
    }
    if (!rows.empty()) {
        Table beside;
        beside.head({"setting", "firings", "median interval", "episodes each", "calls", "cost a month", "policy"});
        for (std::size_t column = 1; column < 6; ++column)
            beside.right(column);
        for (const Row &row : rows)
            beside.row({row.name, std::to_string(row.stats.firings), interval(row.stats.medianIntervalS),
                        number(row.stats.meanEpisodes),
                        fmt::format("{:.0f}", row.cycle.calls * double(row.stats.firings)),
                        number(perMonth(row.cycle.cost, row.stats.firings, days), "{:.4f}"), row.what});
        beside.print();
    }
    if (!actual.empty())
        fmt::print("In truth it fired {}, {} of them at an episode of the replay.\n",
                   counted(actual.size(), "time", "times"), matched);
    return kDone;
}

} // namespace simulate_command

void addSimulate(CLI::App &app, Context &context)
{
    using namespace simulate_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "simulate", "Replay the trigger over the history",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    CLI::Option *preset = sub->add_option("--preset", options->preset,
                                          "A documented system's trigger: generative-agents, hebbs, "
                                          "hebbs-nightly, everos, engram, patterns");
    preset->check(oneOfMany(triggerPresetNames()));
    context.offers.emplace_back(preset, triggerPresetNames);
    sub->add_option("--threshold", options->threshold, "Fires from this sum of importance (0..1 each)")
        ->check(settingValue("threshold"));
    sub->add_option("--count", options->count, "Fires from so many episodes")->check(settingValue("count"));
    sub->add_option("--min-interval", options->minInterval, "At least so long between firings, such as 2h")
        ->check(settingValue("min-interval"));
    sub->add_option("--daily-cap", options->dailyCap, "At most so many firings on a day (UTC)")
        ->check(settingValue("daily-cap"));
    sub->add_option("--floor", options->floor, "Not before so many high-salience episodes")
        ->check(settingValue("floor"));
    sub->add_option("--schedule", options->schedule, "Fires at these times: five fields of cron, UTC")
        ->check(settingValue("schedule"));
    sub->add_option("--sweep", options->sweep, "LOW:HIGH:STEP: one replay for each value");
    sub->add_option("--sweep-of", options->sweepOf, "What is swept")
        ->check(oneOf({"threshold", "count", "min-interval", "daily-cap", "floor"}))
        ->capture_default_str();
    sub->add_option("--since", options->since, "Only episodes at or after this time; starts empty")->check(timeValue());
    sub->add_option("--until", options->until, "Only up to this time; the last episode if not given")
        ->check(timeValue());
    CLI::Option *against =
        sub->add_option("--against", options->against, "Another policy beside it: a preset, or in-force");
    against->allow_extra_args(false);
    const auto others = [] {
        std::vector<std::string> names = triggerPresetNames();
        names.emplace_back("in-force");
        return names;
    };
    against->check(oneOfMany(others()));
    context.offers.emplace_back(against, others);
    CLI::Option *runs =
        sub->add_option("--runs", options->runs, "The reflection that a firing runs, for calls and cost");
    runs->check(oneOfMany(presetNames()));
    context.offers.emplace_back(runs, presetNames);
    sub->add_option("--provider", options->provider, "Whose prices, where several are configured");
    takesFile(sub->add_option("--csv", options->csv, "Write the firings to this file"));
    scopeOption(sub, context, "Whose memory; needed when several scopes hold memories");
    sub->footer("Without condition or gate options the policy in force is replayed; with any, and no --preset, only "
                "what is named.");
}

} // namespace credence::cli
