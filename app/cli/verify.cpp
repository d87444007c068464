// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <fmt/format.h>

namespace credence::cli {

namespace verify_command {

int run(const Context &context)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto scopes = (*store)->scopes();
    if (!scopes)
        return fail(context, scopes.error());
    if (!context.scope.empty()) {
        if (const auto scope = oneScope(context, **store); !scope)
            return fail(context, scope.error());
    }
    const auto found = (*store)->verify(context.stop);
    if (!found)
        return fail(context, found.error());
    if (context.json) {
        Json erased = Json::array();
        for (const LedgerNumber number : found->erasedPayloads)
            erased.push_back(number.value);
        Json object{{"ok", found->ok},
                    {"count", found->count},
                    {"broken_at", found->brokenAt ? Json(found->brokenAt.value) : Json()},
                    {"erased_payloads", std::move(erased)},
                    {"schema_ok", found->schemaOk},
                    {"file_ok", found->fileOk},
                    {"fts_ok", found->ftsOk},
                    {"rows_ok", found->rowsOk},
                    {"message", safe(found->message)}};
        if (context.scope.empty()) {
            Json byScope = Json::object();
            for (const ScopeInfo &scope : *scopes)
                byScope[safe(scope.id)] = {{"memories", scope.memories}};
            object["by_scope"] = std::move(byScope);
        }
        printJson(object);
    } else {
        fmt::print("{}\n", line(found->message));
        Table table;
        table.row({"  entries", std::to_string(found->count)});
        table.row({"  chain", found->brokenAt ? fmt::format("broken at entry {}", found->brokenAt.value) : "whole"});
        table.row({"  schema", found->schemaOk ? "as this version makes it" : "changed"});
        table.row({"  file", found->fileOk ? "sound" : "damaged"});
        if (found->fileOk)
            table.row({"  search", found->ftsOk ? "finds the texts as they are" : "its index differs from the texts"});
        if (found->fileOk)
            table.row({"  rows", found->rowsOk ? "as the last entry left them" : "not what the last entry left"});
        if (!found->erasedPayloads.empty())
            table.row({"  erased", credence::counted(found->erasedPayloads.size(), "payload", "payloads")});
        table.print();
    }
    return found->ok ? kDone : kNo;
}

} // namespace verify_command

void addVerify(CLI::App &app, Context &context)
{
    using namespace verify_command;
    CLI::App *sub =
        command(app, context, "verify", "Check the ledger's chain, the schema, the file and its full-text index",
                [&context] { return run(context); });
    storeArgument(sub, context);
    scopeOption(sub, context, "A scope that must be there; chain, schema and file are always checked whole");
}

} // namespace credence::cli
