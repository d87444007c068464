// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/ingest.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <cerrno>
#include <chrono>

#include <unistd.h>

namespace credence::cli {

namespace add_command {

constexpr auto kPatience = std::chrono::minutes(2); // for another writer, beyond the store's own 5 s

struct Options {
    std::string text, at, id, session, actor, jsonl, who;
    std::vector<std::string> tags;
    double importance = 0.0;
    CLI::Option *textOption = nullptr, *importanceOption = nullptr;
};

Result<std::string> standardInput(const Context &context)
{
    std::string text;
    char buffer[65536];
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (context.stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled while reading standard input.", {}};
        if (got == 0)
            return text;
        if (got > 0)
            text.append(buffer, std::size_t(got));
        else if (errno != EINTR)
            return Error{Errc::Io, "Standard input can't be read.", {}};
    }
}

Result<std::vector<MemoryDraft>> fromOptions(const Options &options, const std::string &scope)
{
    MemoryDraft draft;
    Memory &memory = draft.memory;
    memory.id.value = options.id;
    memory.scope = scope;
    memory.text = options.text;
    memory.tags = options.tags;
    memory.session = options.session;
    memory.actor = options.actor;
    memory.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    if (!options.at.empty()) {
        const auto time = timeArgument("--at", options.at);
        if (!time)
            return time.error();
        memory.created = *time;
    }
    if (options.importanceOption->count() > 0) {
        memory.importanceRaw = options.importance;
        memory.importanceScale = ImportanceScale::ZeroToOne;
        memory.importance = normalisedImportance(memory.importanceRaw, memory.importanceScale);
    }
    draft.where = "command line";
    return std::vector{std::move(draft)};
}

int run(const Context &context, const Options &options)
{
    if ((options.textOption->count() > 0) == !options.jsonl.empty())
        return usage(context, "add needs either --text or --jsonl -");
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());

    std::vector<MemoryDraft> drafts;
    std::vector<Problem> problems;
    if (options.jsonl.empty()) {
        std::string scope = context.scope;
        if (scope.empty()) {
            const auto only = oneScope(context, **store);
            if (!only)
                return fail(context, only.error());
            scope = *only;
            // Nothing is stored yet: the scope that the store was made with.
            if (const auto scopes = (*store)->scopes(); scope.empty() && scopes && scopes->size() == 1)
                scope = scopes->front().id;
        }
        auto made = fromOptions(options, scope.empty() ? "default" : scope);
        if (!made)
            return fail(context, made.error());
        drafts = std::move(*made);
    } else {
        const auto text = standardInput(context);
        if (!text)
            return fail(context, text.error());
        ReadOptions read;
        read.scope = context.scope;
        ForeignStore foreign = readCredenceJsonl(*text, "standard input", read, context.stop);
        drafts = std::move(foreign.memories);
        problems = std::move(foreign.problems);
        // An agent writes memories; candidates, decisions and the rest come with an import or a run.
        for (const DraftRecord &record : foreign.records)
            problems.push_back(
                {record.where, "bad-record",
                 fmt::format("add writes memories only; the {} is not taken (import keeps it).", record.record)});
    }
    for (const Problem &problem : problems)
        fmt::print(stderr, "{}: {}\n", line(problem.where), line(problem.message));
    std::vector<MemoryId> ids;
    if (!drafts.empty()) {
        // A large import holds the store for a while; an agent's memory is worth waiting for.
        auto added = (*store)->add(drafts, Cause{options.who, "cli", {}});
        const auto until = std::chrono::steady_clock::now() + kPatience;
        while (!added && added.error().code == Errc::Busy && std::chrono::steady_clock::now() < until &&
               !context.stop.stop_requested()) {
            fmt::print(stderr, "Another program writes to the store; still waiting.\n");
            added = (*store)->add(drafts, Cause{options.who, "cli", {}});
        }
        if (!added)
            return fail(context, added.error());
        ids = std::move(*added);
    }
    if (context.json) {
        Json list = Json::array();
        for (const Problem &problem : problems)
            list.push_back(
                {{"where", safe(problem.where)}, {"kind", safe(problem.kind)}, {"message", safe(problem.message)}});
        printJson({{"ids", idList(ids)}, {"problems", std::move(list)}});
    } else {
        for (const MemoryId &id : ids)
            fmt::print("{}\n", line(id.value));
    }
    return ids.empty() && !problems.empty() ? kMissing : kDone;
}

} // namespace add_command

void addAdd(CLI::App &app, Context &context)
{
    using namespace add_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "add", "Write an episode, or what standard input brings, as an agent does",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    options->textOption = sub->add_option("--text", options->text, "The text of an episode");
    context.mayBeEmpty.push_back(options->textOption); // the store says that it needs one
    options->importanceOption =
        sub->add_option("--importance", options->importance, "From 0 to 1")->check(number(0, 1));
    sub->add_option("--at", options->at, "When it happened; now if not given")->check(timeValue());
    sub->add_option("--tag", options->tags, "A tag; may be repeated")->allow_extra_args(false);
    sub->add_option("--id", options->id, "An id of your own");
    sub->add_option("--session", options->session, "The conversation or task that it belongs to");
    sub->add_option("--actor", options->actor, "Who said or did it");
    sub->add_option("--jsonl", options->jsonl, "Lines of credence-jsonl on standard input: --jsonl -")
        ->check(oneOf({"-"}));
    scopeOption(sub, context, "Whose memory");
    sub->add_option("--as", options->who, "Who does it");
}

} // namespace credence::cli
