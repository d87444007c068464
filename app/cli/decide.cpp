// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/reviewing.h"
#include "cli/values.h"

#include <fmt/format.h>

#include <array>

namespace credence::cli {

namespace decide_command {

struct Options {
    std::string candidate, verdict, who, reason, into;
    std::optional<std::string> text;
    bool again = false;
};

// What replaces or removes is approved after the change was shown: here, on standard error.
Result<bool> showChange(const Store &store, const QueueItem &item)
{
    if (!item.stricter)
        return false;
    std::vector<MemoryId> gone = item.candidate.targets;
    if (item.candidate.action == Action::Narrative) {
        for (const CandidateEvidence &one : item.candidate.evidence)
            gone.push_back(one.id);
    }
    bool named = false;
    for (const MemoryId &id : gone) {
        const auto key = store.find(id.value);
        if (!key && key.error().code == Errc::NotFound)
            continue; // said by the decision itself
        if (!key)
            return key.error();
        const auto rows = store.rows(std::array{*key});
        if (!rows)
            return rows.error();
        for (const Memory &memory : *rows)
            fmt::print(stderr, "- {}\n", line(memory.text));
        named = named || !rows->empty();
    }
    if (item.candidate.action == Action::Retract && !named) // by words that fit nothing here
        fmt::print(stderr, "- {}\n", line(item.candidate.text));
    if (item.candidate.action != Action::Retract)
        fmt::print(stderr, "+ {}\n", line(item.candidate.text));
    return true;
}

int run(const Context &context, const Options &options)
{
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const Cause cause{options.who, "cli", options.reason};
    DecideRequest request;
    request.candidate = options.candidate;
    request.text = options.text;
    request.lookAgain = options.again;
    request.into = {options.into};
    const bool merges = options.verdict == "merge";
    if (merges && options.into.empty())
        return usage(context, "merge needs --into and the belief's id");
    if (!merges && !options.into.empty())
        return usage(context, "--into goes with merge only");
    request.verdict = merges ? Verdict::Approve : parseVerdict(options.verdict).value_or(Verdict::Defer);
    if (!options.into.empty()) {
        const auto key = findMemory(context, **store, options.into);
        if (!key)
            return fail(context, key.error());
        const auto ids = idsOf(**store, std::array{*key});
        if (!ids)
            return fail(context, ids.error());
        request.into = ids->front();
    }
    const auto before = queueItem(**store, options.candidate);
    if (!before)
        return fail(context, before.error());
    if (request.verdict == Verdict::Approve) {
        const auto shown = showChange(**store, *before);
        if (!shown)
            return fail(context, shown.error());
        request.changeShown = *shown;
    }
    const auto item = decide(**store, request, cause);
    if (!item)
        return fail(context, item.error());
    if (context.json) {
        printJson({{"candidate", safe(item->candidate.id)},
                   {"state", word(item->state)},
                   {"text", safe(item->candidate.text)},
                   {"edited", item->edited},
                   {"ledger", item->version.value}});
        return kDone;
    }
    fmt::print("{} is {}, ledger entry {}.\n", line(item->candidate.id), word(item->state), item->version.value);
    return kDone;
}

} // namespace decide_command

void addDecide(CLI::App &app, Context &context)
{
    using namespace decide_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "decide", "Decide on a candidate; nothing enters memory before the commit",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("CANDIDATE", options->candidate, "The candidate's id")->required();
    sub->add_option("VERDICT", options->verdict, "approve, reject, defer, merge, or reopen to take the last one back")
        ->required()
        ->check(oneOf({"approve", "reject", "defer", "merge", "reopen"}));
    sub->add_option("--as", options->who, "Who decides it")->required();
    sub->add_option("--reason", options->reason, "Why; a rejection needs it and is remembered");
    sub->add_option("--edit", options->text, "Another text; the model's is kept beside it");
    sub->add_option("--into", options->into, "merge: the belief that gets its evidence");
    sub->add_flag("--again", options->again, "Its evidence changed: judge it by today's");
}

} // namespace credence::cli
