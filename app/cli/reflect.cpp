// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/modelaccess.h"
#include "cli/output.h"
#include "cli/runoutput.h"
#include "cli/values.h"

#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include <unistd.h>

namespace credence::cli {

namespace reflect_command {

struct Options {
    std::string preset, provider, since, until, entity, shape, now, save, from, replay, who, reason, embedder = "auto";
    std::vector<std::string> settings, ids, only;
    bool estimate = false, dryRun = false, queue = false, force = false, noKeep = false, noCache = false, all = false;
    std::string budgetCalls, budgetTokens, budgetCost; // as given: what is no number is refused, not cut
};

template<class Number>
Result<std::optional<Number>> limitOf(const char *option, const std::string &text)
{
    if (text.empty())
        return std::optional<Number>();
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool number = error == std::errc() && end == text.data() + text.size();
    if (!number || (std::is_floating_point_v<Number> && !std::isfinite(double(value))) || double(value) < 0)
        return usageError(fmt::format("{} needs a {} from 0, not {}", option,
                                      std::is_floating_point_v<Number> ? "number" : "whole number", text));
    return std::optional(value);
}

// What is not said of a replay is as the recorded run had it.
Result<ReflectRequest> askedFor(const Context &context, const Store &store, const Options &options,
                                const RunRecord *recorded)
{
    const auto scope = oneScope(context, store);
    if (!scope)
        return scope.error();
    if (scope->empty())
        return Error{Errc::NotFound, "The store holds no memories yet; there is nothing to reflect on.", context.store};
    ReflectRequest request;
    if (recorded)
        request = credence::requestOf(*recorded);
    request.scope = *scope;
    if (!options.preset.empty() && options.preset != request.preset) {
        request.preset = options.preset;
        request.values.clear();
    }
    if (!findPreset(request.preset)) {
        std::string known;
        for (const Preset &preset : presets())
            known += (known.empty() ? "" : ", ") + preset.id;
        return usageError(fmt::format("There is no preset {}; there are {}.", request.preset, known));
    }
    for (const std::string &setting : options.settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            return usageError("--set needs NAME=VALUE, not " + setting);
        request.values[setting.substr(0, equals)] = setting.substr(equals + 1);
    }
    if (auto fits = checkParameters(*findPreset(request.preset), request.values); !fits)
        return usageError(fits.error().message);
    if (!options.ids.empty()) {
        const auto keys = findMemories(context, store, options.ids);
        if (!keys)
            return keys.error();
        auto ids = idsOf(store, *keys);
        if (!ids)
            return ids.error();
        request.ids = std::move(*ids);
    }
    for (const auto &[name, text, into] :
         {std::tuple{"--since", &options.since, &request.since}, std::tuple{"--until", &options.until, &request.until},
          std::tuple{"--now", &options.now, &request.now}}) {
        if (text->empty())
            continue;
        const auto time = timeArgument(name, *text);
        if (!time)
            return time.error();
        *into = *time;
    }
    if (!options.entity.empty())
        request.entity = options.entity;
    if (!options.shape.empty())
        request.shape = parseShape(options.shape);
    const auto calls = limitOf<int>("--budget-calls", options.budgetCalls);
    const auto tokens = limitOf<std::uint64_t>("--budget-tokens", options.budgetTokens);
    const auto cost = limitOf<double>("--budget-cost", options.budgetCost);
    if (!calls || !tokens || !cost)
        return !calls ? calls.error() : !tokens ? tokens.error() : cost.error();
    request.budget = {*calls, *tokens, *cost};
    return request;
}

int printEstimate(const Context &context, const Estimate &e)
{
    if (context.json) {
        Json warnings = Json::array();
        for (const std::string &warning : e.warnings)
            warnings.push_back(safe(warning));
        printJson({{"calls", e.calls},
                   {"tokens", {{"in", e.tokensIn}, {"out", e.tokensOut}}},
                   {"cost", orNull(e.cost)},
                   {"ms", e.ms},
                   {"selected", e.selected},
                   {"scope_memories", e.scopeMemories},
                   {"warnings", std::move(warnings)},
                   {"blocker", orNull(e.blocker)}});
    } else {
        fmt::print("{} of {} selected.\n", e.selected, counted(e.scopeMemories, "memory", "memories"));
        fmt::print("At most {}, about {} tokens in and {} out, {}; cost {}.\n",
                   counted(std::uint64_t(e.calls), "call", "calls"), e.tokensIn, e.tokensOut, seconds(e.ms),
                   e.cost ? money(*e.cost) : std::string("unknown: no price is known"));
        for (const std::string &warning : e.warnings)
            fmt::print("{}\n", line(warning));
        if (!e.blocker.empty())
            fmt::print("It can't run: {}\n", line(e.blocker));
    }
    return e.blocker.empty() ? kDone : kNo;
}

void showProgress(const RunEvent &event)
{
    if (event.what == RunEvent::What::Stage && event.stage.state == StageState::Done)
        fmt::print(stderr, "{:<11}{}\n", event.stage.id, line(event.stage.summary));
    else if (event.what == RunEvent::What::Call && event.phase == CallPhase::Done)
        fmt::print(stderr, "  call {}, {}: {}{}\n", event.call.number, line(event.call.label),
                   event.call.error.empty() ? fmt::format("{} in, {} out, {}", event.call.tokensIn,
                                                          event.call.tokensOut, seconds(event.call.tookMs))
                                            : line(event.call.error),
                   event.call.cached ? " (not sent again)" : "");
    else if (event.what == RunEvent::What::Call && event.phase == CallPhase::Waiting && !event.call.attempts.empty())
        fmt::print(stderr, "  call {}, {}: waits, {}\n", event.call.number, line(event.call.label),
                   line(event.call.attempts.back().error));
}

int exitOfRun(const RunRecord &run)
{
    if (run.state == "failed")
        return kNetwork;
    return run.state == "cancelled" ? int(kCancelled) : int(kDone);
}

// The firing's entry; of kind "skip", with its reason, when a gate is closed.
Result<TriggerEvent> fire(const Context &context, const Options &options, const std::string &scope)
{
    const auto store = openToWrite(context);
    if (!store)
        return store.error();
    return recordFiring(**store, {scope, TriggerCondition::Manual, options.force, false, {}},
                        Cause{options.who, "cli", options.reason});
}

int throttled(const Context &context, const TriggerEvent &held, const std::string &scope)
{
    std::string why, next;
    if (const auto store = openToRead(context)) {
        const auto situation = checkTrigger(**store, scope, held.at);
        if (situation) {
            why = holdSentence(held.reason, situation->settings.policy, situation->tally, situation->past, held.at);
            if (situation->state.nextAllowed)
                next = formatTime(*situation->state.nextAllowed);
        }
    }
    fmt::print(stderr, "credence-cli: Throttled by {}. {} --force runs it all the same, and marks it.\n",
               word(held.reason), line(why));
    if (context.json)
        printJson({{"error", {{"code", int(kThrottled)}, {"kind", "throttled"}, {"message", safe(why)}}},
                   {"skip_reason", word(held.reason)},
                   {"next_allowed", orNull(next)}});
    return kThrottled;
}

// What came of a firing that reaches no queue.
void note(const Context &context, const Options &options, const std::string &firing, const RunRecord &run)
{
    const auto store = openToWrite(context);
    const auto noted = store ? recordOutcome(**store, firing, run, Cause{options.who, "cli", options.reason})
                             : Result<LedgerNumber>(store.error());
    if (!noted)
        fmt::print(stderr, "What came of the run is not in the log: {}\n", line(noted.error().message));
}

void noteFailure(const Context &context, const Options &options, const std::string &firing,
                 const ReflectRequest &request, const Error &error)
{
    RunRecord failed;
    failed.id = newUuid();
    failed.scope = request.scope;
    failed.preset = request.preset;
    failed.state = error.code == Errc::Cancelled ? "cancelled" : "failed";
    failed.error = error.message;
    note(context, options, firing, failed);
}

int enqueue(const Context &context, const Options &options, RunRecord run, const std::string &firing)
{
    run.forced = run.forced || options.force;
    run.opened = false; // vetted, or made just now
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const auto entry = (*store)->queueRun(run, options.only, Cause{options.who, "cli", options.reason}, firing);
    if (!entry)
        return fail(context, entry.error());
    const auto queued = options.only.empty() ? run.candidates.size() : options.only.size();
    const auto suppressed = std::count_if(run.candidates.begin(), run.candidates.end(), [&](const Candidate &c) {
        return c.suppressed && (options.only.empty() ||
                                std::find(options.only.begin(), options.only.end(), c.id) != options.only.end());
    });
    // It lives in the store now.
    std::error_code ignored;
    std::filesystem::remove(runsFolder(context.store) / (run.id + ".json"), ignored);
    if (context.json) {
        Json object = runOut(run, false);
        object["store_unchanged"] = false; // the run left it as it was; the queue now holds its candidates
        object["queued"] = queued;
        object["suppressed"] = suppressed;
        object["ledger"] = entry->value;
        printJson(object);
    } else {
        printRun(**store, run, options.all, true);
        const std::string hidden = suppressed == 0
                                       ? std::string()
                                       : fmt::format(", {} of them out of sight: like a past rejection", suppressed);
        fmt::print("\n{} sent to the queue{}; ledger entry {}. Nothing enters memory before a person approves it.\n",
                   counted(queued, "candidate", "candidates"), hidden, entry->value);
    }
    return exitOfRun(run);
}

int queueSaved(const Context &context, const Options &options)
{
    Result<RunRecord> run = [&]() -> Result<RunRecord> {
        const auto store = openToRead(context);
        if (!store)
            return store.error();
        return findRun(**store, options.from);
    }();
    if (!run)
        return fail(context, run.error());
    // The file may have been changed by anybody: each candidate is made anew from what the run recorded.
    auto vetted = [&]() -> Result<VettedRun> {
        const auto store = openToRead(context);
        if (!store)
            return store.error();
        return vetRun(**store, std::move(*run), context.stop);
    }();
    if (!vetted)
        return fail(context, vetted.error());
    std::erase_if(vetted->refused, [&](const Refusal &one) {
        return !options.only.empty() &&
               std::find(options.only.begin(), options.only.end(), one.candidate) == options.only.end();
    });
    if (vetted->refused.empty())
        return enqueue(context, options, std::move(vetted->run), {});
    Json refused = Json::array();
    for (const Refusal &one : vetted->refused) {
        refused.push_back({{"candidate", safe(one.candidate)}, {"text", safe(one.text)}, {"reason", safe(one.reason)}});
        fmt::print(stderr, "candidate {} {}: {}\n", line(one.candidate), line(one.reason), line(one.text));
    }
    const std::string message =
        fmt::format("Nothing was queued: {} of this run can't be made from what it recorded; --only queues others.",
                    counted(vetted->refused.size(), "candidate", "candidates"));
    fmt::print(stderr, "credence-cli: {}\n", message);
    if (context.json)
        printJson({{"error", {{"code", int(kRefused)}, {"kind", "refused"}, {"message", message}}},
                   {"queued", 0},
                   {"refused", std::move(refused)}});
    return kRefused;
}

int run(const Context &context, const Options &options)
{
    if (int(options.estimate) + int(options.dryRun) + int(options.queue) != 1)
        return usage(context, "Choose one of --estimate, --dry-run and --queue");
    if (!options.from.empty() && !options.queue)
        return usage(context, "--from goes with --queue");
    if (options.force && !options.queue)
        return usage(context, "--force goes with --queue: a dry run is never throttled");
    if (!options.only.empty() && options.from.empty())
        return usage(context, "--only names candidates of a run that was made: it goes with --from");
    if (!options.from.empty())
        return queueSaved(context, options);

    RunRecord record;
    std::string firing; // of a run that was not made before
    {
        const auto store = openToRead(context);
        if (!store)
            return fail(context, store.error());
        ReflectServices services;
        std::optional<RunRecord> recorded;
        if (!options.replay.empty()) {
            auto found = findRun(**store, options.replay);
            if (!found)
                return fail(context, found.error());
            if (found->calls.empty())
                return usage(context, "The run to replay recorded no calls");
            services.cassette = std::exchange(found->calls, {});
            recorded = std::move(*found);
        }
        const auto request = askedFor(context, **store, options, recorded ? &*recorded : nullptr);
        if (!request)
            return fail(context, request.error());
        services.embedding = options.embedder == "provider"  ? EmbedderChoice::Provider
                             : options.embedder == "builtin" ? EmbedderChoice::Builtin
                                                             : EmbedderChoice::Automatic;
        if (!recorded && findPreset(request->preset)->needsModel) {
            auto provider = chosenProvider(options.provider);
            if (!provider)
                return fail(context, provider.error());
            services.provider = std::move(*provider);
            if (services.provider && services.embedding == EmbedderChoice::Builtin)
                services.provider->embeddingModel.clear();
        } else if (services.embedding == EmbedderChoice::Provider) {
            return usage(context, "--embedder provider goes with a preset that asks a model");
        }
        if (options.estimate) {
            // A replay asks nobody, so it needs no provider either.
            std::optional<ProviderConfig> provider = services.provider;
            if (!services.cassette.empty())
                provider.emplace();
            const auto estimated = estimate(**store, *request, provider, context.stop);
            if (!estimated)
                return fail(context, estimated.error());
            return printEstimate(context, *estimated);
        }
        // What was paid for must have a place: looked at before anything is spent.
        if (!options.save.empty()) {
            if (auto document = mayWriteDocument(options.save); !document)
                return usage(context, "--save: " + document.error().message);
            if (auto place = canSaveRun(options.save); !place)
                return fail(context, place.error());
        }
        ModelAccess access;
        if (services.provider) {
            if (auto opened = openModel(context, services, access, !options.noCache); !opened)
                return fail(context, opened.error());
        }
        // A firing stands in the log before the first call.
        const bool canRun = !findPreset(request->preset)->needsModel || services.provider || !services.cassette.empty();
        // What can't run at all is no firing either.
        std::optional<ProviderConfig> asked = services.provider;
        if (!services.cassette.empty())
            asked.emplace();
        const auto expected = estimate(**store, *request, asked, context.stop);
        if (options.queue && canRun && expected && expected->blocker.empty() && !request->scope.empty()) {
            auto fired = fire(context, options, request->scope);
            if (!fired)
                return fail(context, fired.error());
            if (fired->kind != "firing")
                return throttled(context, *fired, request->scope);
            firing = fired->id;
        }
        auto done = reflect(**store, *request, services, context.stop, showProgress);
        if (!done) {
            if (!firing.empty())
                noteFailure(context, options, firing, *request, done.error());
            return fail(context, done.error());
        }
        record = std::move(*done);
        if (!options.save.empty()) {
            if (auto saved = saveRun(record, options.save); !saved)
                return fail(context, saved.error());
        }
        if (!firing.empty() && record.state == "cancelled")
            note(context, options, firing, record);
        // What is cut short is not queued behind the person's back; it is kept, and can be.
        if (options.dryRun || record.state == "cancelled") {
            std::string kept;
            if (!options.noKeep) {
                if (auto file = keepRun(record, context.store))
                    kept = file->string();
                else
                    fmt::print(stderr, "The run is not kept: {}\n", line(file.error().message));
            }
            if (context.json) {
                Json object = runOut(record, false);
                object["saved"] = orNull(!options.save.empty() ? options.save : kept);
                printJson(object);
            } else {
                printRun(**store, record, options.all);
                if (!kept.empty() && record.candidates.empty())
                    fmt::print("\nKept as {}.\n", line(record.id));
                else if (!kept.empty())
                    fmt::print(
                        "\nKept as {}: reflect --queue --from sends it to the queue without asking a model again.\n",
                        line(record.id));
            }
            return exitOfRun(record);
        }
    }
    return enqueue(context, options, std::move(record), firing);
}

} // namespace reflect_command

void addReflect(CLI::App &app, Context &context)
{
    using namespace reflect_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "reflect", "See what a reflection would make the agent believe",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    std::string known;
    for (const Preset &preset : presets())
        known += (known.empty() ? "" : ", ") + preset.id;
    CLI::Option *preset =
        sub->add_option("--preset", options->preset,
                        "One of " + known + "; patterns where nothing is said, in a replay the recorded one");
    preset->check(oneOfMany(presetNames()));
    context.offers.emplace_back(preset, presetNames);
    sub->add_option("--provider", options->provider, "The model provider, where several are configured");
    sub->add_option("--set", options->settings, "A parameter of the preset, NAME=VALUE")
        ->allow_extra_args(false)
        ->check(takenBy([](const std::string &text) -> Result<void> {
            if (text.find('=') != std::string::npos && text.front() != '=')
                return {};
            return usageError("it is NAME=VALUE");
        }));
    sub->add_option("--ids", options->ids, "Only these memories")->delimiter(',');
    sub->add_option("--since", options->since, "Only what was recorded at or after this time")->check(timeValue());
    sub->add_option("--until", options->until, "Only what was recorded at or before this time")->check(timeValue());
    sub->add_option("--entity", options->entity, "Only memories that name it");
    sub->add_option("--shape", options->shape, "insight, belief or rule")->check(oneOf({"insight", "belief", "rule"}));
    sub->add_option("--now", options->now, "When recency is judged; the latest memory's time if not given")
        ->check(timeValue());
    sub->add_option("--budget-calls", options->budgetCalls, "At most so many calls; 0: none, not given: no limit")
        ->check(wholeNumber(0, std::numeric_limits<int>::max()));
    sub->add_option("--budget-tokens", options->budgetTokens, "At most so many tokens, in and out")
        ->check(wholeNumber(0));
    sub->add_option("--budget-cost", options->budgetCost, "At most this cost")->check(number(0));
    sub->add_option("--embedder", options->embedder,
                    "Whose vectors tell what is alike: builtin, provider, or auto (the provider's if it names an "
                    "embedding model and the preset rests on likeness)")
        ->check(oneOf({"auto", "builtin", "provider"}))
        ->capture_default_str();
    sub->add_flag("--estimate", options->estimate, "Say what it would take, and ask nobody");
    sub->add_flag("--dry-run", options->dryRun, "Run, and change nothing in the store");
    takesFile(sub->add_option("--save", options->save, "Write the whole run to this file"));
    sub->add_flag("--queue", options->queue, "Send what is found to the review queue");
    takesFile(sub->add_option("--from", options->from,
                              "With --queue: a run that was made, by id or file; no model is asked"));
    sub->add_option("--only", options->only, "With --from: only these candidates")->delimiter(',');
    sub->add_flag("--force", options->force, "With --queue: run although the trigger's gates are closed; it is marked");
    takesFile(sub->add_option("--replay", options->replay, "Answer the calls from a recorded run, by id or file"));
    sub->add_flag("--no-keep", options->noKeep, "Don't keep the dry run beside the store");
    sub->add_flag("--no-cache", options->noCache, "Neither use nor keep replies beside the store");
    sub->add_flag("--all", options->all, "Print every source, and what is like past rejections");
    sub->add_option("--as", options->who, "With --queue: who sends it");
    sub->add_option("--reason", options->reason, "With --queue: why; it is kept in the ledger");
    scopeOption(sub, context, "Whose memory; needed when several scopes hold memories");
}

} // namespace credence::cli
