// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <fmt/format.h>

#include <filesystem>

namespace credence::cli {

namespace export_command {

struct Options {
    std::string out, format = "jsonl";
};

int run(const Context &context, const Options &options)
{
    if (auto place = mayWriteDocument(options.out); !place)
        return usage(context, "OUT: " + place.error().message);
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto written = (*store)->exportJsonl(options.out, context.scope, context.stop);
    if (!written)
        return fail(context, written.error());
    if (context.json)
        printJson({{"written", written->first}, {"bytes", written->second}, {"path", safe(options.out)}});
    else
        fmt::print("{}: {}, {} bytes.\n", line(options.out), cli::counted(written->first, "line", "lines"),
                   written->second);
    return kDone;
}

} // namespace export_command

void addExport(CLI::App &app, Context &context)
{
    using namespace export_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "export", "Write a store to a file",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("OUT", options->out, "The file; one that exists is replaced")->required();
    sub->add_option("--format", options->format, "jsonl (credence-jsonl)")
        ->check(CLI::IsMember({"jsonl", "credence-jsonl"}))
        ->capture_default_str();
    scopeOption(sub, context, "Only this scope; all if not given");
}

} // namespace credence::cli
