// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <fmt/format.h>

namespace credence::cli {

namespace undo_command {

struct Options {
    std::int64_t entry = 0;
    std::string who, reason;
};

int run(const Context &context, const Options &options, bool redo)
{
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const Cause cause{options.who, "cli", options.reason};
    const LedgerNumber number{options.entry};
    const auto changes = redo ? (*store)->redo(number, cause) : (*store)->undo(number, cause);
    if (!changes)
        return fail(context, changes.error());
    std::vector<MemoryKey> keys = changes->changed;
    keys.insert(keys.end(), changes->added.begin(), changes->added.end());
    const auto ids = idsOf(**store, keys);
    if (!ids)
        return fail(context, ids.error());
    if (context.json)
        printJson({{"changed", idList(*ids)}, {"ledger", changes->ledger ? Json(changes->ledger.value) : Json()}});
    else
        fmt::print("Entry {} is {}: {} changed, ledger entry {}.\n", options.entry, redo ? "done again" : "undone",
                   credence::counted(ids->size(), "memory", "memories"), changes->ledger.value);
    return kDone;
}

} // namespace undo_command

void addUndo(CLI::App &app, Context &context)
{
    using namespace undo_command;
    const auto options = std::make_shared<Options>();
    for (const bool redo : {false, true}) {
        CLI::App *sub =
            command(app, context, redo ? "redo" : "undo",
                    redo ? "Do again what an undo took back" : "Take back what a ledger entry did, by a new entry",
                    [&context, options, redo] { return run(context, *options, redo); });
        storeArgument(sub, context);
        sub->add_option("ENTRY", options->entry,
                        redo ? "The number of the entry that was undone" : "The entry's number")
            ->required()
            ->check(wholeNumber(1));
        sub->add_option("--as", options->who, "Who decides it")->required();
        sub->add_option("--reason", options->reason, "Why; it is kept in the ledger");
    }
}

} // namespace credence::cli
