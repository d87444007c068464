// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

namespace ledger_command {

struct Options {
    std::size_t limit = 0;
    std::int64_t after = 0;
};

Json json(const LedgerEntry &entry)
{
    return {{"number", entry.number.value},
            {"time", formatTime(entry.time)},
            {"kind", safe(entry.kind)},
            {"ids", idList(entry.ids)},
            {"id_count", entry.idCount},
            {"undoes", entry.undoes ? Json(entry.undoes.value) : Json()},
            {"hash", entry.hash},
            {"previous", entry.previous},
            {"erased", entry.erased},
            {"who", orNull(entry.who)},
            {"channel", orNull(entry.channel)},
            {"reason", orNull(entry.reason)},
            {"undoable", entry.undoable},
            {"why_not", orNull(entry.whyNot)}};
}

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    auto entries = (*store)->ledger(options.limit == 0 ? 0 : options.limit + 1, LedgerNumber{options.after});
    if (!entries)
        return fail(context, entries.error());
    const bool more = options.limit > 0 && entries->size() > options.limit;
    if (more)
        entries->resize(options.limit);
    const Json next = more && !entries->empty() ? Json(entries->back().number.value) : Json();
    if (context.json) {
        Json list = Json::array();
        for (const LedgerEntry &entry : *entries)
            list.push_back(json(entry));
        printJson({{"entries", std::move(list)}, {"next", next}});
        return kDone;
    }
    Table table;
    table.head({"entry", "time", "kind", "memories", "who", "through", "reason"});
    table.right(0);
    table.right(3);
    for (const LedgerEntry &entry : *entries)
        table.row({std::to_string(entry.number.value), date(entry.time),
                   entry.undoes ? fmt::format("{} of {}", line(entry.kind), entry.undoes.value) : line(entry.kind),
                   std::to_string(entry.idCount), line(entry.who), line(entry.channel),
                   entry.erased ? "(payload erased)" : line(entry.reason)});
    table.print();
    if (more)
        fmt::print(stderr, "There is more: --after {}\n", entries->back().number.value);
    return kDone;
}

} // namespace ledger_command

void addLedger(CLI::App &app, Context &context)
{
    using namespace ledger_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "ledger", "List who changed what, when and why, the newest first",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--limit", options->limit, "At most so many; 0: all")->check(wholeNumber(0));
    sub->add_option("--after", options->after, "Go on below this entry, the `next` of the page before")
        ->check(wholeNumber(1));
}

} // namespace credence::cli
