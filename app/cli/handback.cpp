// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/mirrorlist.h>
#include <credence/sources.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace credence::cli {

namespace handback_command {

struct Options {
    std::string out, format, system, who, reason;
    bool preview = false, copy = false, again = false;
};

const char *word(PlannedWrite::What what)
{
    switch (what) {
    case PlannedWrite::What::Create:
        return "create";
    case PlannedWrite::What::Replace:
        return "replace";
    case PlannedWrite::What::Remove:
        return "remove";
    }
    return "";
}

bool isChanges(const std::string &format)
{
    return format == "changes-jsonl" || format == "changes-csv";
}

// Whose memories are handed back: as said, else by the format, else the only system that the store was filled from.
Result<std::string> systemOf(const Store &store, const Options &options)
{
    if (!options.system.empty())
        return options.system;
    if (!isChanges(options.format))
        return options.format;
    const auto mirrors = mirrorList(store);
    if (!mirrors)
        return mirrors.error();
    std::set<std::string> systems;
    for (const Mirror &one : *mirrors)
        systems.insert(one.format);
    if (systems.size() == 1)
        return *systems.begin();
    std::string names;
    for (const std::string &one : systems)
        names += (names.empty() ? "" : ", ") + one;
    return usageError(systems.empty() ? "Say by which format the memories came, with --system"
                                      : "Say whose memories with --system; the store was filled from " + names);
}

std::string diffOf(const PlannedWrite &write)
{
    const std::string path = safe(write.path.string());
    return unifiedDiff(write.before, write.after, write.what == PlannedWrite::What::Create ? "/dev/null" : path,
                       write.what == PlannedWrite::What::Remove ? "/dev/null" : path);
}

void print(const HandBackPlan &plan, bool written)
{
    if (!plan.place.empty())
        fmt::print("{}\n", line(plan.place));
    for (const PlannedWrite &write : plan.writes) {
        fmt::print("{} {}: {}{}\n", word(write.what), line(write.path.string()), line(write.summary),
                   write.script ? "; a script, to be looked at and run by a person" : "");
        if (written)
            continue;
        // What is made is shown whole, what is changed in its place by its differences.
        std::string text = write.what == PlannedWrite::What::Create ? write.after : diffOf(write);
        if (text.ends_with('\n'))
            text.pop_back();
        if (!text.empty())
            fmt::print("{}\n", block(text, 4));
    }
    Table table;
    for (const Problem &one : plan.left)
        table.row({"  " + line(one.where), line(one.kind), line(one.message)});
    if (!plan.left.empty())
        fmt::print("{} can't be said in this form, or not whole:\n", counted(plan.left.size(), "change", "changes"));
    table.print();
    Table known;
    std::set<std::string> names;
    for (const Problem &one : plan.known) {
        names.insert(one.where);
        known.row({"  " + line(one.where), line(one.kind), line(one.message)});
    }
    if (!plan.known.empty())
        fmt::print("{} handed back before, or there already:\n", counted(names.size(), "change", "changes"));
    known.print();
    if (plan.writes.empty())
        fmt::print("There is nothing to write.\n");
    else
        fmt::print("{} {}.\n", counted(plan.said, "change", "changes"),
                   written ? "handed back" : "would be handed back; nothing was written: a preview");
    // A script is still to be run; what is changed in its place was to be thought of before.
    if (!plan.advice.empty() && !(written && plan.inPlace))
        fmt::print("{}\n", line(plan.advice));
}

Json problemsJson(const std::vector<Problem> &problems)
{
    Json rows = Json::array();
    for (const Problem &one : problems)
        rows.push_back({{"where", safe(one.where)}, {"kind", safe(one.kind)}, {"message", safe(one.message)}});
    return rows;
}

int run(const Context &context, const Options &options)
{
    // What goes to an owner is noted in the store; a list of changes in a file of its own goes to nobody yet.
    const bool notes = !options.preview && !isChanges(options.format);
    if (notes && options.who.empty())
        return usage(context, "To hand back needs --as NAME, for it is noted; --preview shows what would be written");
    const auto store = notes ? openToWrite(context) : openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto system = systemOf(**store, options);
    if (!system)
        return fail(context, system.error());
    const auto scope = oneScope(context, **store);
    if (!scope)
        return fail(context, scope.error());
    const auto set = (*store)->handBack(*scope, *system, context.stop);
    if (!set)
        return fail(context, set.error());
    const bool nothing = set->items.empty() && set->decisions.empty();
    HandBackOptions how;
    how.again = options.again;
    const auto plan = planHandBack(*set, options.format, options.out, how, context.stop);
    if (!plan)
        return fail(context, plan.error());
    for (const PlannedWrite &write : plan->writes) {
        if (auto place = mayWriteDocument(write.path); !place)
            return fail(context, place.error());
    }
    // Decisions there are, but none that this form can say. What stands there already is done.
    const bool unsaid = plan->writes.empty() && !plan->left.empty();
    const bool write = !options.preview && !nothing && !plan->writes.empty();
    if (write && plan->copy && !options.copy)
        return fail(context, Error{Errc::Conflict, plan->place + " --copy writes it all the same.", options.out});
    LedgerNumber entry;
    if (write) {
        if (plan->inPlace && !plan->advice.empty() && !context.json) {
            fmt::print("{}\n", line(plan->advice));
            std::fflush(stdout);
        }
        if (const auto done = writeHandBack(*plan); !done)
            return fail(context, done.error());
        const auto noted = (*store)->noteHandBack(*set, *plan, {options.who, "cli", options.reason});
        if (!noted)
            return fail(context, Error{noted.error().code,
                                       "It is written, but could not be noted here: " + noted.error().message,
                                       noted.error().where});
        entry = *noted;
    }
    if (context.json) {
        Json writes = Json::array();
        for (const PlannedWrite &one : plan->writes) {
            Json row{{"path", safe(one.path.string())},   {"what", word(one.what)},
                     {"summary", safe(one.summary)},      {"script", one.script},
                     {"bytes_before", one.before.size()}, {"bytes_after", one.after.size()}};
            if (!write)
                row["diff"] = safe(diffOf(one));
            writes.push_back(std::move(row));
        }
        printJson({{"format", plan->format},
                   {"system", safe(*system)},
                   {"scope", safe(*scope)},
                   {"changes", set->items.size() + set->decisions.size()},
                   {"said", plan->said},
                   {"writes", std::move(writes)},
                   {"left", problemsJson(plan->left)},
                   {"known", problemsJson(plan->known)},
                   {"copy", plan->copy},
                   {"place", orNull(plan->place)},
                   {"ledger", entry ? Json(entry.value) : Json()},
                   {"last", set->last ? Json(set->last->entry.value) : Json()},
                   {"advice", orNull(plan->advice)},
                   {"written", write},
                   {"preview", options.preview}});
        return nothing || unsaid ? kNo : kDone;
    }
    if (nothing && set->last) {
        fmt::print("What was decided here about memories that came by {} was handed back, the last of it on {} by {} "
                   "(entry {}); nothing was decided since.\n",
                   line(*system), date(set->last->time), line(set->last->who), set->last->entry.value);
        return kNo;
    }
    if (nothing) {
        fmt::print("Nothing was decided here about memories that came by {}.\n", line(*system));
        return kNo;
    }
    print(*plan, write);
    if (entry && plan->copy)
        fmt::print("Ledger entry {} tells of the copy; at the source it does not count as handed back.\n", entry.value);
    else if (entry)
        fmt::print("Noted as ledger entry {}.\n", entry.value);
    return unsaid ? kNo : kDone;
}

} // namespace handback_command

void addHandBack(CLI::App &app, Context &context)
{
    using namespace handback_command;
    std::vector<std::string> names{"changes-jsonl", "changes-csv"};
    for (const Format &format : formats()) {
        if (!format.handsBack.empty())
            names.push_back(format.name);
    }
    const auto options = std::make_shared<Options>();
    CLI::App *sub =
        command(app, context, "handback", "Hand back what people decided, in a form the memories' owner can use",
                [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    takesFile(
        sub->add_option("OUT", options->out,
                        "The source itself where the form changes it in place; else a folder, which is made if it "
                        "is not there"))
        ->required();
    sub->add_option("--format", options->format, "What to make (formats says which formats can be handed back)")
        ->check(oneOf(names))
        ->required();
    CLI::Option *system =
        sub->add_option("--system", options->system, "The format by which the memories came, where it is not that one");
    system->check(oneOfMany(formatNames()));
    context.offers.emplace_back(system, formatNames);
    sub->add_flag("--copy", options->copy,
                  "Write to a place that is no source of the store but holds some of its memories; it does not count "
                  "as handed back");
    sub->add_flag("--again", options->again,
                  "Also what was handed back before and was changed there since, or is not yet carried out there");
    sub->add_option("--reason", options->reason, "Why; it is kept in the ledger");
    sub->add_option("--as", options->who, "Who does it")->check(notBlank());
    sub->add_flag("--preview", options->preview, "Show every file as it would be written, and write nothing");
    scopeOption(sub, context, "Whose memories");
    sub->footer("A file that changed since it was looked at is not written over. Nothing is run: scripts are for a "
                "person. What "
                "was handed back is noted, and not said again while it stands there.");
}

} // namespace credence::cli
