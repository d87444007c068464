// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <fmt/format.h>

namespace credence::cli {

namespace curate_command {

struct Options {
    std::vector<std::string> ids;
    std::string oldId, newId, reason, who;
};

int finish(const Context &context, const Store &store, const Result<ChangeSet> &changes)
{
    if (!changes)
        return fail(context, changes.error());
    std::vector<MemoryKey> keys = changes->changed;
    keys.insert(keys.end(), changes->added.begin(), changes->added.end());
    const auto rows = store.rows(keys);
    if (!rows)
        return fail(context, rows.error());
    if (context.json) {
        std::vector<MemoryId> ids;
        Json statuses = Json::object();
        for (const Memory &row : *rows) {
            ids.push_back(row.id);
            statuses[safe(row.id.value)] = word(row.status);
        }
        printJson({{"changed", idList(ids)},
                   {"ledger", changes->ledger ? Json(changes->ledger.value) : Json()},
                   {"statuses", std::move(statuses)}});
        return kDone;
    }
    fmt::print("{} changed, ledger entry {}.\n", credence::counted(rows->size(), "memory", "memories"),
               changes->ledger.value);
    Table table;
    for (const Memory &row : *rows)
        table.row({"  " + statusGlyph(row.status), word(row.status),
                   line(row.sourceRef.empty() ? row.id.value : row.sourceRef), line(row.text)});
    table.print();
    return kDone;
}

int withdraw(const Context &context, const Options &options, bool restore)
{
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const auto keys = findMemories(context, **store, options.ids);
    if (!keys)
        return fail(context, keys.error());
    const Cause cause{options.who, "cli", options.reason};
    return finish(context, **store, restore ? (*store)->restore(*keys, cause) : (*store)->retract(*keys, cause));
}

int supersede(const Context &context, const Options &options)
{
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const auto old = findMemory(context, **store, options.oldId);
    if (!old)
        return fail(context, old.error());
    const auto replacement = findMemory(context, **store, options.newId);
    if (!replacement)
        return fail(context, replacement.error());
    return finish(context, **store, (*store)->supersede(*old, *replacement, Cause{options.who, "cli", options.reason}));
}

void common(CLI::App *sub, Context &context, Options &options)
{
    sub->add_option("--reason", options.reason, "Why; it is kept in the ledger")->required()->check(notBlank());
    sub->add_option("--as", options.who, "Who decides it")->required()->check(notBlank());
    scopeOption(sub, context, "Where the ids are looked for; needed when several scopes know one");
}

} // namespace curate_command

void addCurate(CLI::App &app, Context &context)
{
    using namespace curate_command;
    const auto options = std::make_shared<Options>();
    CLI::App *retract = command(app, context, "retract", "Withdraw memories; their text stays",
                                [&context, options] { return withdraw(context, *options, false); });
    CLI::App *restore = command(app, context, "restore", "Bring back what was retracted or superseded",
                                [&context, options] { return withdraw(context, *options, true); });
    for (CLI::App *sub : {retract, restore}) {
        storeArgument(sub, context);
        sub->add_option("ID", options->ids, "Ids, or the ids that the source gave")->required();
        common(sub, context, *options);
    }
    CLI::App *replace = command(app, context, "supersede", "Replace a memory by another",
                                [&context, options] { return supersede(context, *options); });
    storeArgument(replace, context);
    replace->add_option("OLD", options->oldId, "The memory that is replaced")->required();
    replace->add_option("NEW", options->newId, "The active memory that takes its place")->required();
    common(replace, context, *options);
}

} // namespace credence::cli
