// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/exports.h>

#include <fmt/format.h>

#include <filesystem>

namespace credence::cli {

namespace export_command {

struct Options {
    std::string out, format, only;
    bool pinned = false, redact = false;
};

int run(const Context &context, const Options &options)
{
    if (options.pinned && !options.format.empty() && options.format != "markdown")
        return usage(context, "--pinned writes a block of its own form; --format does not go with it");
    if (auto place = mayWriteDocument(options.out); !place)
        return usage(context, "OUT: " + place.error().message);
    ExportOptions wanted;
    wanted.form = options.pinned ? ExportForm::Pinned
                  : options.format.empty() || options.format == "credence-jsonl"
                      ? ExportForm::Jsonl
                      : parseExportForm(options.format).value_or(ExportForm::Jsonl);
    wanted.scope = context.scope;
    wanted.onlyBeliefs = !options.only.empty();
    wanted.redact = options.redact;
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    if (options.pinned) { // what one agent is told
        const auto scope = oneScope(context, **store);
        if (!scope)
            return fail(context, scope.error());
        wanted.scope = *scope;
    }
    const auto written = exportStore(**store, options.out, wanted, context.stop);
    if (!written)
        return fail(context, written.error());
    // Of a damaged store, what can be read is worth having; that it is not all is said, and by the exit status too.
    for (const Problem &problem : written->unreadable)
        fmt::print(stderr, "Not exported: {}: {}\n", line(problem.where), line(problem.message));
    const int status = written->unreadable.empty() ? kDone : kMissing;
    const bool nothing = options.pinned && written->written == 0;
    if (context.json) {
        Json object{{"written", written->written},
                    {"bytes", written->bytes},
                    {"path", nothing ? Json() : Json(safe(options.out))},
                    {"format", word(wanted.form)}};
        if (options.redact)
            object["redacted"] = written->redacted;
        if (options.pinned)
            object["not_approved"] = written->waiting;
        Json unreadable = Json::array();
        for (const Problem &problem : written->unreadable)
            unreadable.push_back(
                {{"where", safe(problem.where)}, {"kind", safe(problem.kind)}, {"message", safe(problem.message)}});
        object["unreadable"] = std::move(unreadable);
        printJson(object);
        return nothing ? kNo : status;
    }
    if (nothing)
        fmt::print("No belief of high confidence was approved; nothing was written.");
    else
        fmt::print("{}: {}, {} bytes.", line(options.out),
                   wanted.form == ExportForm::Jsonl ? counted(written->written, "line", "lines")
                   : options.pinned                 ? counted(written->written, "belief", "beliefs")
                                                    : counted(written->written, "memory", "memories"),
                   written->bytes);
    if (options.redact)
        fmt::print(" Of {} something was left out.", counted(written->redacted, "memory", "memories"));
    if (written->waiting > 0)
        fmt::print(" Not approved by anybody, so left out: {}.",
                   counted(written->waiting, "belief of high confidence", "beliefs of high confidence"));
    if (!written->unreadable.empty())
        fmt::print(" The store is damaged, and this is not all of it.");
    fmt::print("\n");
    return nothing ? kNo : status;
}

} // namespace export_command

void addExport(CLI::App &app, Context &context)
{
    using namespace export_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "export", "Write a store to a file",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    takesFile(sub->add_option("OUT", options->out, "The file; one that exists is replaced"))->required();
    sub->add_option("--format", options->format,
                    "jsonl (credence-jsonl, all there is), markdown or csv (memories); jsonl unless given")
        ->check(oneOf({"jsonl", "credence-jsonl", "markdown", "csv"}));
    sub->add_option("--only", options->only, "beliefs: reflections only")->check(oneOf({"beliefs"}));
    sub->add_flag("--pinned", options->pinned,
                  "Only approved beliefs of high confidence, as a block for a system prompt");
    sub->add_flag(
        "--redact", options->redact,
        "Placeholders for what is flagged or the privacy policy does not allow; then jsonl holds memories only");
    scopeOption(sub, context, "Only this scope; all if not given");
    sub->footer("What people decided on another program's memories goes back to it by handback.");
}

} // namespace credence::cli
