// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/review.h>

#include <fmt/format.h>

namespace credence::cli {

namespace lift_command {

struct Options {
    std::string id, who, reason;
};

int run(const Context &context, const Options &options, bool lifts)
{
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const Cause cause{options.who, "cli", options.reason};
    const auto entry = lifts ? lift(**store, options.id, cause) : suppressFinding(**store, options.id, cause);
    if (!entry)
        return fail(context, entry.error());
    const char *state = lifts ? "lifted" : "suppressed";
    if (context.json)
        printJson({{"id", safe(options.id)}, {"state", state}, {"ledger", entry->value}});
    else
        fmt::print("{} is {}, ledger entry {}.\n", line(options.id), state, entry->value);
    return kDone;
}

} // namespace lift_command

void addLift(CLI::App &app, Context &context)
{
    using namespace lift_command;
    const auto options = std::make_shared<Options>();
    CLI::App *lifts = command(app, context, "lift", "Show proposals again that are like a past rejection",
                              [&context, options] { return run(context, *options, true); });
    storeArgument(lifts, context);
    lifts->add_option("REJECTION", options->id, "The rejection's id, or the candidate's")->required();
    lifts->add_option("--as", options->who, "Who decides it")->required();
    lifts->add_option("--reason", options->reason, "Why; it is kept in the ledger");
    CLI::App *suppresses = command(app, context, "suppress", "Accept a finding of the health check",
                                   [&context, options] { return run(context, *options, false); });
    storeArgument(suppresses, context);
    suppresses->add_option("FINDING", options->id, "The finding's id, as health prints it")->required();
    suppresses->add_option("--as", options->who, "Who decides it")->required();
    suppresses->add_option("--reason", options->reason, "Why; it is kept in the ledger")->required()->check(notBlank());
}

} // namespace credence::cli
