// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/reviewing.h"

#include <fmt/format.h>

#include <array>

namespace credence::cli {

namespace flags_command {

int run(const Context &context, const std::string &id)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    std::string target = id;
    if (!id.empty() && !queueItem(**store, id)) {
        const auto key = findMemory(context, **store, id);
        if (!key)
            return fail(context, key.error());
        const auto ids = idsOf(**store, std::array{*key});
        if (!ids)
            return fail(context, ids.error());
        target = ids->front().value;
    }
    if (!context.scope.empty()) {
        if (const auto scope = oneScope(context, **store); !scope)
            return fail(context, scope.error());
    }
    const auto flags = reviewFlags(**store, target, context.scope);
    if (!flags)
        return fail(context, flags.error());
    if (context.json) {
        Json list = Json::array();
        for (const ReviewFlag &flag : *flags)
            list.push_back(findingJson(flag));
        printJson({{"flags", std::move(list)}});
        return kDone;
    }
    Table table;
    for (const ReviewFlag &flag : *flags)
        table.row({line(flag.id), flag.state, line(flag.finding.category), flag.finding.emergent ? "emergent" : "",
                   fmt::format("{}-{}", flag.finding.start, flag.finding.end),
                   fmt::format("{} {}", flag.onMemory ? "memory" : "candidate", line(flag.target)),
                   line(flag.finding.why)});
    table.print();
    return kDone;
}

} // namespace flags_command

void addFlags(CLI::App &app, Context &context)
{
    using namespace flags_command;
    const auto id = std::make_shared<std::string>();
    CLI::App *sub = command(app, context, "flags", "Privacy and safety flags on candidates and memories",
                            [&context, id] { return run(context, *id); });
    storeArgument(sub, context);
    sub->add_option("ID", *id, "Of this candidate or memory only");
    scopeOption(sub, context, "Of this scope only");
}

} // namespace credence::cli
