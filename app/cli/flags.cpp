// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/reviewing.h"
#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace credence::cli {

namespace flags_command {

struct Options {
    std::string id;
    std::vector<std::string> states, categories;
};

bool wanted(const std::vector<std::string> &list, const std::string &value)
{
    return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

int run(const Context &context, const Options &options)
{
    const std::string &id = options.id;
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
    auto flags = reviewFlags(**store, target, context.scope);
    if (!flags)
        return fail(context, flags.error());
    std::erase_if(*flags, [&](const ReviewFlag &flag) {
        return !wanted(options.states, flag.state) || !wanted(options.categories, flag.finding.category);
    });
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
                   fmt::format("{}{}-{}", flag.finding.part.empty() ? "" : line(partTitle(flag.finding.part)) + " ",
                               flag.finding.start, flag.finding.end),
                   fmt::format("{} {}", flag.onMemory ? "memory" : "candidate", line(flag.target)),
                   line(flag.finding.why)});
    table.print();
    return kDone;
}

} // namespace flags_command

void addFlags(CLI::App &app, Context &context)
{
    using namespace flags_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "flags", "Privacy and safety flags on candidates and memories",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("ID", options->id, "Of this candidate or memory only");
    sub->add_option("--state", options->states,
                    "Only those that are open, allow, redact, downgrade, block or gone; several with commas")
        ->delimiter(',')
        ->check(oneOf({"open", "allow", "redact", "downgrade", "block", "gone"}));
    CLI::Option *category =
        sub->add_option("--category", options->categories, "Only these categories, with commas")->delimiter(',');
    category->check(oneOfMany(categoryNames()));
    context.offers.emplace_back(category, categoryNames);
    scopeOption(sub, context, "Of this scope only");
}

} // namespace credence::cli
