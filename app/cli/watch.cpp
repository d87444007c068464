// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/modelaccess.h"
#include "cli/sourceout.h"
#include "cli/triggerout.h"
#include "cli/values.h"

#include <credence/mirrorlist.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <condition_variable>
#include <cstdio>
#include <map>
#include <mutex>

namespace credence::cli {

namespace watch_command {

struct Options {
    std::string provider, who = "watch", interval = "30s";
    bool once = false;
    std::uint64_t maxRuns = 0;
};

// What a scope was last looked at with: nothing is evaluated again before an episode or an instant comes.
struct Seen {
    std::int64_t episodes = -1, unreflected = -1;
    std::optional<Time> due;
    std::string what;
};

void tell(const Context &context, const std::string &scope, Time at, const WatchStep &step)
{
    if (context.json) {
        Json out{{"event", step.what}, {"scope", safe(scope)}, {"at", formatTime(at)}, {"message", safe(step.message)}};
        out.update(stateOut(step.state));
        if (!step.event.id.empty())
            out["firing"] = step.event.kind == "firing" ? Json(safe(step.event.id)) : Json();
        if (!step.run.empty()) {
            out["run"] = safe(step.run);
            out["candidates"] = step.candidates;
            out["calls"] = step.calls;
            out["cost"] = step.cost;
            out["ledger"] = step.ledger.value;
        }
        fmt::print("{}\n", out.dump(-1, ' ', false, Json::error_handler_t::replace));
    } else {
        fmt::print("{}  {}  {}: {}\n", formatTime(at), line(scope), step.what, line(step.message));
    }
    std::fflush(stdout); // a line an event, as it happens
}

// Watched sources are read when they changed and hold still; what is gone there waits for a person.
class Sources {
public:
    Sources(const Context &context, Store &store, const std::string &who)
        : m_context(context), m_store(store), m_who(who)
    {
    }

    Result<void> look()
    {
        const auto mirrors = mirrorList(m_store);
        if (!mirrors)
            return mirrors.error();
        for (const Mirror &mirror : *mirrors) {
            if (!mirror.watched || m_context.stop.stop_requested())
                continue;
            const SourceState state = settled(mirror.path);
            const std::string stamp = state.there ? state.stamp : "gone";
            if (std::string &seen = m_seen[mirror.id.value]; seen != stamp) {
                seen = stamp;
                take(mirror);
            }
        }
        return {};
    }

private:
    // Not while somebody is still writing: twice the same, or after ten looks as it is.
    SourceState settled(const std::string &path)
    {
        SourceState state = sourceState(path, m_context.stop);
        for (int i = 0; i < 10 && !m_context.stop.stop_requested(); ++i) {
            if (const auto seen = m_stamps.find(path); seen != m_stamps.end() && seen->second == state.stamp)
                break;
            m_stamps[path] = state.stamp;
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any().wait_for(lock, m_context.stop, std::chrono::milliseconds(200),
                                                   [] { return false; });
            state = sourceState(path, m_context.stop);
        }
        return state;
    }

    void take(const Mirror &mirror)
    {
        auto foreign = readMirror(mirror, m_context.stop);
        const auto report = foreign ? m_store.sync(std::move(*foreign), Vanished::Keep,
                                                   {m_who, "cli", "its source changed"}, false, m_context.stop)
                                    : Result<SyncReport>(foreign.error());
        if (m_context.stop.stop_requested())
            return;
        const std::string at =
            formatTime(std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()));
        const std::string what = report ? "sync" : "sync-failed";
        const std::string message = report ? syncText(*report) : report.error().message;
        if (m_context.json) {
            Json out{{"event", what}, {"at", at}, {"message", safe(message)}};
            out["source"] = {{"id", mirror.id.value}, {"path", safe(mirror.path)}, {"format", safe(mirror.format)}};
            if (report)
                out.update(syncJson(*report));
            fmt::print("{}\n", out.dump(-1, ' ', false, Json::error_handler_t::replace));
        } else if (!report || report->ledger || report->vanished > 0) {
            fmt::print("{}  {}  {}: {}\n", at, line(mirror.path), what, line(message));
        }
        std::fflush(stdout);
    }

    const Context &m_context;
    Store &m_store;
    std::string m_who;
    std::map<std::int64_t, std::string> m_seen; // by mirror: what it was when it was read last
    std::map<std::string, std::string> m_stamps;
};

int run(const Context &context, const Options &options)
{
    const auto interval = parseDuration(options.interval); // checked when it was given
    if (!interval)
        return fail(context, interval.error());
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    std::vector<std::string> scopes;
    if (context.scope.empty()) {
        const auto all = (*store)->scopes();
        if (!all)
            return fail(context, all.error());
        for (const ScopeInfo &one : *all)
            scopes.push_back(one.id);
    } else {
        const auto one = oneScope(context, **store);
        if (!one)
            return fail(context, one.error());
        scopes.push_back(*one);
    }
    ReflectServices services;
    ModelAccess access;
    auto provider = chosenProvider(options.provider);
    if (!provider && !options.provider.empty())
        return fail(context, provider.error());
    if (provider && *provider) {
        services.provider = std::move(**provider);
        if (auto opened = openModel(context, services, access, true); !opened)
            return fail(context, opened.error());
    }

    std::mutex mutex;
    std::condition_variable_any wake;
    bool changed = true;
    const Subscription subscription = (*store)->subscribe([&](const ChangeSet &) {
        const std::lock_guard lock(mutex);
        changed = true;
        wake.notify_all();
    });
    const Cause cause{options.who, "cli", "a due trigger"};
    std::map<std::string, Seen> seen;
    std::uint64_t runs = 0;
    Sources sources(context, **store, options.who);
    while (!context.stop.stop_requested()) {
        {
            const std::lock_guard lock(mutex);
            changed = false;
        }
        // First, so that what comes in counts for the triggers.
        if (const auto followed = sources.look(); !followed)
            return fail(context, followed.error());
        std::chrono::steady_clock::duration looked{};
        for (const std::string &scope : scopes) {
            const Time now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
            Seen &before = seen[scope];
            const auto started = std::chrono::steady_clock::now();
            const auto situation = checkTrigger(**store, scope, now, context.stop);
            looked += std::chrono::steady_clock::now() - started;
            if (!situation)
                return fail(context, situation.error());
            const TriggerState &state = situation->state;
            // A held condition is looked at again at the next episode, not at every tick.
            if (state.all == before.episodes && state.unreflected == before.unreflected && state.due == before.due)
                continue;
            const auto step = watchStep(**store, scope, now, services, cause, context.stop);
            if (!step)
                return fail(context, step.error());
            runs += step->what == "fired" || (step->what == "failed" && !step->run.empty());
            if (step->what != "idle" || before.what != "idle")
                tell(context, scope, now, *step);
            const bool fired = step->event.kind == "firing";
            before = {state.all, fired ? 0 : state.unreflected, fired ? std::nullopt : state.due, step->what};
            if (context.stop.stop_requested() || (options.maxRuns > 0 && runs >= options.maxRuns))
                break;
        }
        if (options.once || (options.maxRuns > 0 && runs >= options.maxRuns))
            return kDone;
        std::unique_lock lock(mutex);
        // An agent may write all the time, and a large store takes a while to be looked at.
        wake.wait_for(lock, context.stop, 5 * looked, [] { return false; });
        wake.wait_for(lock, context.stop, *interval, [&changed] { return changed; });
    }
    return kCancelled;
}

} // namespace watch_command

void addWatch(CLI::App &app, Context &context)
{
    using namespace watch_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "watch",
                            "Run due triggers dry, fill the queue, and follow watched sources, until stopped",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--provider", options->provider, "The model provider, where several are configured");
    sub->add_option("--interval", options->interval, "How often schedules are looked at, such as 30s")
        ->check(takenBy([](const std::string &text) -> Result<void> {
            const auto interval = parseDuration(text);
            if (interval && interval->count() >= 100 && *interval <= std::chrono::hours(24))
                return {};
            return usageError("it is a duration from 0.1s to 24h, such as 30s");
        }))
        ->capture_default_str();
    sub->add_flag("--once", options->once, "Look once, and end");
    sub->add_option("--max-runs", options->maxRuns, "End after so many runs; 0: never")->check(wholeNumber(0));
    sub->add_option("--as", options->who, "Whose name stands in the ledger")->capture_default_str();
    scopeOption(sub, context, "Only this scope; else each has its own trigger");
    sub->footer("With --json a line an event. Nothing is committed: a person decides what the queue holds. Of watched "
                "sources (see sources) what is new or changed is taken in; what is gone there waits for sync.");
}

} // namespace credence::cli
