// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/sourceout.h"
#include "cli/values.h"

#include <credence/place.h>
#include <credence/whatif.h>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace credence::cli {

namespace sources_command {

struct Options {
    std::string mirror, path, who, reason;
    bool watch = false, unwatch = false, forget = false;
};

// Whether a source could be read now, by what it takes to recognise it; empty: it could.
std::string whyNot(const Mirror &mirror)
{
    const auto format = detectFormat(mirror.path);
    if (!format)
        return format.error().message;
    if (*format != mirror.format)
        return fmt::format("It is recognised as {} now.", *format);
    return {};
}

int list(const Context &context, const std::vector<Mirror> &mirrors)
{
    Json rows = Json::array();
    Table table;
    table.head({"", "here", "gone", "watched", "synchronised", "format", "source", ""});
    table.right(1);
    table.right(2);
    for (const Mirror &mirror : mirrors) {
        if (context.stop.stop_requested())
            return kCancelled;
        const std::string why = whyNot(mirror);
        // Made before one place was known by all its spellings.
        const auto same = std::find_if(mirrors.begin(), mirrors.end(), [&](const Mirror &other) {
            return other.id.value < mirror.id.value && other.format == mirror.format && other.scope == mirror.scope &&
                   samePlace(other.path, mirror.path);
        });
        Json row = mirrorJson(mirror);
        row["readable"] = why.empty();
        row["why_not"] = orNull(why);
        row["same_as"] = same != mirrors.end() ? Json(same->id.value) : Json();
        row["changed"] = orNull(sourceState(mirror.path, context.stop).changed);
        rows.push_back(std::move(row));
        table.row({std::to_string(mirror.id.value), std::to_string(mirror.memories), std::to_string(mirror.vanished),
                   mirror.watched ? "yes" : "no", date(mirror.time),
                   line(mirror.format) + (mirror.scope.empty() ? "" : " as " + line(mirror.scope)), line(mirror.path),
                   same != mirrors.end()
                       ? fmt::format("the same place as source {}; --forget lets go of one", same->id.value)
                       : line(why)});
    }
    if (context.json)
        printJson({{"sources", std::move(rows)}});
    else if (mirrors.empty())
        fmt::print("The store was filled from no source.\n");
    else
        table.print();
    return kDone;
}

int run(const Context &context, const Options &options)
{
    const int changes = int(options.watch) + int(options.unwatch) + int(options.forget) + int(!options.path.empty());
    if (options.watch && options.unwatch)
        return usage(context, "--watch and --unwatch exclude each other");
    if (options.forget && changes > 1)
        return usage(context, "--forget goes with no other change");
    if (changes > 0 && options.mirror.empty())
        return usage(context, "Say which source, by its number or path; sources lists them");
    if (changes > 0 && options.who.empty())
        return usage(context, "A change needs --as NAME");
    const auto store = changes > 0 ? openToWrite(context) : openToRead(context);
    if (!store)
        return fail(context, store.error());
    auto mirrors = chosenMirrors(**store, options.mirror);
    if (!mirrors)
        return fail(context, mirrors.error());
    if (changes == 0)
        return list(context, *mirrors);
    if (mirrors->size() != 1)
        return usage(context, "Several sources have that path; say which by its number");
    Mirror mirror = mirrors->front();
    const Cause cause{options.who, "cli", options.reason};
    if (options.forget) {
        const auto entry = (*store)->forgetMirror(mirror.id, cause);
        if (!entry)
            return fail(context, entry.error());
        if (context.json)
            printJson({{"id", mirror.id.value}, {"state", "forgotten"}, {"ledger", entry->value}});
        else
            fmt::print("{} is kept in step with no more; its {} stay, ledger entry {}.\n", line(mirror.path),
                       counted(mirror.memories, "memory", "memories"), entry->value);
        return kDone;
    }
    if (options.watch || options.unwatch)
        mirror.watched = options.watch;
    if (!options.path.empty()) {
        std::error_code error;
        const std::filesystem::path whole = std::filesystem::weakly_canonical(options.path, error);
        if (error || !std::filesystem::exists(whole, error))
            return fail(context, Error{Errc::NotFound, "There is no such file or folder.", options.path});
        mirror.path = whole.string();
    }
    // What lies at another path has to be this source.
    std::optional<ForeignStore> there;
    if (mirror.path != mirrors->front().path) {
        auto read = readMirror(mirror, context.stop);
        if (!read)
            return fail(context, read.error().code == Errc::Unsupported
                                     ? Error{Errc::Conflict,
                                             fmt::format("The source is {}, and this is not: {}", line(mirror.format),
                                                         read.error().message),
                                             mirror.path}
                                     : read.error());
        there = std::move(*read);
    }
    const auto entry = (*store)->setMirror(mirror, cause, there ? &*there : nullptr);
    if (!entry)
        return fail(context, entry.error());
    if (context.json) {
        Json row = mirrorJson(mirror);
        row["entry"] = entry->value;
        printJson(row);
        return kDone;
    }
    fmt::print("{}: {}, ledger entry {}.\n", line(mirror.path), mirror.watched ? "watched" : "not watched",
               entry->value);
    return kDone;
}

} // namespace sources_command

namespace sync_command {

struct Options {
    std::string mirror, who, reason, vanished = "keep";
    bool preview = false;
};

// What withdrawing what is gone does to the beliefs above it, before it is done.
struct Follows {
    std::vector<WhatIfChange> changes;
    bool whole = true; // every memory that is gone was looked at
};

Result<Follows> followsOf(const Store &store, const SyncReport &report, const std::stop_token &stop)
{
    std::vector<MemoryKey> gone;
    for (const SyncChange &one : report.changes) {
        if (one.kind == SyncKind::Vanished)
            gone.push_back(one.key);
    }
    Follows follows;
    if (gone.empty())
        return follows;
    auto effect = whatIf(store, gone, Withdrawal::Retract, stop);
    if (!effect)
        return effect.error();
    follows.changes = std::move(effect->follows);
    follows.whole = gone.size() >= report.vanished;
    return follows;
}

void printChanges(const SyncReport &report, const Follows &follows)
{
    Table table;
    for (const SyncChange &one : report.changes) {
        const std::string name = line(!one.candidate.empty() ? one.candidate
                                      : one.ref.empty()      ? one.id.value
                                                             : one.ref);
        std::string fields;
        if (one.kind == SyncKind::Changed) {
            for (const std::string &field : one.fields)
                fields += (fields.empty() ? "" : ", ") + line(field);
        }
        table.row(
            {std::string("  ") + word(one.kind), name, fields,
             line(one.kind == SyncKind::Vanished || one.kind == SyncKind::Elsewhere || one.kind == SyncKind::Settled
                      ? one.before
                      : one.after)});
        if ((one.kind == SyncKind::Changed || one.kind == SyncKind::Reworded) && one.before != one.after)
            table.row({"", "", "before", line(one.before)});
        if (!one.reason.empty())
            table.row({"", "", "why", line(one.reason)});
    }
    for (const WhatIfChange &one : follows.changes)
        table.row({std::string("  becomes ") + word(one.after),
                   line(one.sourceRef.empty() ? one.id.value : one.sourceRef), one.reason, line(one.text)});
    table.print();
    if (!follows.whole)
        fmt::print("  What follows is worked out for the first {} that are gone.\n", kListedSyncChanges);
    Table problems;
    for (const Problem &problem : report.problems)
        problems.row({"  " + line(problem.where), line(problem.kind), line(problem.message)});
    if (!report.problems.empty())
        fmt::print("{}:\n", counted(report.problems.size(), "problem", "problems"));
    problems.print();
}

int run(const Context &context, const Options &options)
{
    const Vanished treat = options.vanished == "withdraw" ? Vanished::Withdraw : Vanished::Keep;
    if (!options.preview && options.who.empty())
        return usage(context, "Synchronising needs --as NAME; --preview shows what it would do");
    const auto store = options.preview ? openToRead(context) : openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const auto mirrors = chosenMirrors(**store, options.mirror);
    if (!mirrors)
        return fail(context, mirrors.error());
    const Cause cause{options.who, "cli", options.reason};
    Json rows = Json::array();
    SyncReport sum;
    int status = kDone;
    for (const Mirror &mirror : *mirrors) {
        Json row{{"id", mirror.id.value},
                 {"path", safe(mirror.path)},
                 {"format", safe(mirror.format)},
                 {"scope", orNull(mirror.scope)}};
        const auto failed = [&](const Error &error) {
            status = fail(Context{false, context.store, context.scope, context.stop, {}}, error);
            row["error"] = {{"code", status}, {"message", safe(error.message)}};
            rows.push_back(row);
        };
        auto foreign = readMirror(mirror, context.stop);
        if (!foreign) {
            failed(foreign.error());
            if (foreign.error().code == Errc::Cancelled)
                break;
            continue; // the others can still be brought up to date
        }
        // What is gone is looked at first: what follows from it is said before it is done.
        Follows follows;
        if (treat == Vanished::Withdraw) {
            const auto planned = (*store)->sync(*foreign, treat, cause, true, context.stop);
            auto known = planned ? followsOf(**store, *planned, context.stop) : Result<Follows>(planned.error());
            if (!known) {
                failed(known.error());
                continue;
            }
            follows = std::move(*known);
        }
        const auto report = (*store)->sync(std::move(*foreign), treat, cause, options.preview, context.stop);
        if (!report) {
            failed(report.error());
            if (report.error().code == Errc::Cancelled)
                break;
            continue;
        }
        sum.added += report->added;
        sum.changed += report->changed;
        sum.vanished += report->vanished;
        sum.returned += report->returned;
        sum.elsewhere += report->elsewhere;
        sum.owned += report->owned;
        sum.unchanged += report->unchanged;
        sum.proposed += report->proposed;
        sum.reworded += report->reworded;
        sum.settled += report->settled;
        sum.asked += report->asked;
        sum.carriedOut += report->carriedOut;
        sum.undone += report->undone;
        row.update(syncJson(*report));
        Json stale = Json::array(), suspect = Json::array();
        for (const WhatIfChange &one : follows.changes)
            (one.after == Status::Stale ? stale : suspect).push_back(safe(one.id.value));
        row["becomes_stale"] = std::move(stale);
        row["becomes_suspect"] = std::move(suspect);
        rows.push_back(std::move(row));
        if (context.json)
            continue;
        fmt::print("{}: {}{}\n", line(mirror.path), syncText(*report),
                   options.preview        ? ". Nothing was changed: a preview."
                   : report->ledger.value ? fmt::format(", ledger entry {}.", report->ledger.value)
                                          : ".");
        printChanges(*report, follows);
        if (report->vanished > 0 && treat == Vanished::Keep)
            fmt::print("  What is gone there stays here; --vanished withdraw retracts it.\n");
    }
    if (context.json)
        printJson({{"sources", std::move(rows)},
                   {"added", sum.added},
                   {"changed", sum.changed},
                   {"vanished", sum.vanished},
                   {"returned", sum.returned},
                   {"elsewhere", sum.elsewhere},
                   {"owned", sum.owned},
                   {"unchanged", sum.unchanged},
                   {"proposed", sum.proposed},
                   {"reworded", sum.reworded},
                   {"settled", sum.settled},
                   {"asked", sum.asked},
                   {"carried_out", sum.carriedOut},
                   {"undone", sum.undone},
                   {"preview", options.preview}});
    else if (mirrors->empty())
        fmt::print("The store was filled from no source.\n");
    return status;
}

} // namespace sync_command

void addSources(CLI::App &app, Context &context)
{
    {
        using namespace sources_command;
        const auto options = std::make_shared<Options>();
        CLI::App *sub = command(app, context, "sources", "List the foreign stores that this one was filled from",
                                [&context, options] { return run(context, *options); });
        storeArgument(sub, context);
        sub->add_option("SOURCE", options->mirror, "One of them, by its number or path");
        sub->add_flag("--watch", options->watch, "Take in what is new there while a window or watch runs");
        sub->add_flag("--unwatch", options->unwatch, "Don't");
        takesFile(sub->add_option("--path", options->path, "It moved there"))->check(notBlank());
        sub->add_flag("--forget", options->forget, "Stop keeping in step with it; its memories stay");
        sub->add_option("--reason", options->reason, "Why; it is kept in the ledger");
        sub->add_option("--as", options->who, "Who changes it")->check(notBlank());
    }
    using namespace sync_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "sync", "Take in what changed at the sources of a store",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("SOURCE", options->mirror, "One of them, by its number or path; all unless given");
    sub->add_option("--vanished", options->vanished,
                    "What is gone there: keep counts it only, withdraw retracts it here, and what rests on it follows")
        ->check(oneOf({"keep", "withdraw"}))
        ->capture_default_str();
    sub->add_flag("--preview", options->preview, "Show what would change, and change nothing");
    sub->add_option("--reason", options->reason, "Why; it is kept in the ledger");
    sub->add_option("--as", options->who, "Who does it")->check(notBlank());
    sub->footer("A source that can't be read is named, and the others are brought up to date all the same.");
}

} // namespace credence::cli
