// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/reviewing.h"
#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace credence::cli {

namespace resolve_command {

struct Options {
    std::string list; // of flags, with commas
    std::string action, who, reason;
};

// An option that takes one value and splits it would count the parts against its limit.
std::vector<std::string> parts(const std::string &list)
{
    std::vector<std::string> out;
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t comma = std::min(list.find(',', at), list.size());
        if (comma > at)
            out.push_back(list.substr(at, comma - at));
        at = comma + 1;
    }
    return out;
}

int run(const Context &context, const Options &options)
{
    const std::vector<std::string> flags = parts(options.list);
    if (flags.empty())
        return usage(context, "Which flag? Its id is wanted");
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const PolicyAction action = options.action == "open"
                                    ? PolicyAction::Review
                                    : parsePolicyAction(options.action).value_or(PolicyAction::Review);
    const Cause cause{options.who, "cli", options.reason};
    if (flags.size() != 1) {
        const auto entry = resolveFlags(**store, flags, action, cause);
        if (!entry)
            return fail(context, entry.error());
        if (context.json) {
            Json list = Json::array();
            for (const std::string &one : flags)
                list.push_back(safe(one));
            printJson({{"flags", std::move(list)},
                       {"state", options.action},
                       {"ledger", *entry ? Json(entry->value) : Json()}});
            return kDone;
        }
        if (*entry)
            fmt::print("{} resolved: {}, ledger entry {}.\n", counted(flags.size(), "flag is", "flags are"),
                       options.action, entry->value);
        else
            fmt::print("They are so already.\n");
        return kDone;
    }
    const auto flag = resolveFlag(**store, flags.front(), action, cause);
    if (!flag)
        return fail(context, flag.error());
    if (context.json) {
        printJson({{"flag", safe(flag->id)}, {"target", safe(flag->target)}, {"state", safe(flag->state)}});
        return kDone;
    }
    fmt::print("{} is {}.\n", line(flag->id), flag->state);
    return kDone;
}

} // namespace resolve_command

void addResolve(CLI::App &app, Context &context)
{
    using namespace resolve_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "resolve", "Resolve a privacy flag",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("FLAG", options->list, "The flag's id; several on memories with commas: all or none")->required();
    sub->add_option("ACTION", options->action, "allow, redact, downgrade, block, or open to open it again")
        ->required()
        ->check(oneOf({"allow", "redact", "downgrade", "block", "open"}));
    sub->add_option("--as", options->who, "Who decides it")->required();
    sub->add_option("--reason", options->reason, "Why");
}

} // namespace credence::cli
