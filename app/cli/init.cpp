// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

namespace init_command {

struct Options {
    std::string scope = "default", who;
    std::vector<std::string> channels{"gui"};
};

int run(const Context &context, const Options &options)
{
    CreateOptions create;
    create.scope = options.scope;
    create.approvalChannels = options.channels;
    const auto store = Store::create(context.store, create, Cause{options.who, "cli", {}});
    if (!store)
        return fail(context, store.error());
    const StoreInfo &info = (*store)->info();
    if (context.json) {
        printJson({{"path", safe(info.path.string())},
                   {"schema_version", info.schemaVersion},
                   {"scope", safe(options.scope)},
                   {"approval_channels", options.channels}});
        return kDone;
    }
    fmt::print("{} is a new store, scope {}.\n", line(info.path.string()), line(options.scope));
    return kDone;
}

} // namespace init_command

void addInit(CLI::App &app, Context &context)
{
    using namespace init_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub =
        command(app, context, "init", "Make a new store", [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--scope", options->scope, "The first scope")->capture_default_str();
    sub->add_option("--approval-channels", options->channels,
                    "Through what a person may approve and curate: gui, cli, or both")
        ->delimiter(',')
        ->check(oneOf({"gui", "cli"}))
        ->capture_default_str();
    sub->add_option("--as", options->who, "Who does it");
}

} // namespace credence::cli
