// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/bench.h>

#include <fmt/format.h>

namespace credence::cli {

namespace bench_command {

int run(const Context &context, const BenchOptions &options)
{
    const auto results = bench(context.store, options, context.stop);
    if (!results)
        return fail(context, results.error());
    if (context.json) {
        Json list = Json::array();
        for (const Measurement &m : *results) {
            list.push_back({{"name", m.name},
                            {"ours", m.ours},
                            {"reference", m.reference},
                            {"ratio", m.ratio()},
                            {"unit", m.unit},
                            {"subject", m.subject}});
        }
        printJson({{"results", std::move(list)}});
        return kDone;
    }
    Table table;
    table.head({"", "ours", "bare SQL", "ratio", "of"});
    for (const std::size_t column : {1, 2, 3})
        table.right(column);
    for (const Measurement &m : *results)
        table.row({m.name, fmt::format("{:.0f} {}", m.ours, m.unit), fmt::format("{:.0f} {}", m.reference, m.unit),
                   fmt::format("{:.2f}", m.ratio()), m.subject});
    table.print();
    return kDone;
}

} // namespace bench_command

void addBench(CLI::App &app, Context &context)
{
    using namespace bench_command;
    const auto options = std::make_shared<BenchOptions>();
    CLI::App *sub = command(app, context, "bench", "Time reading this store, beside the bare SQL for the same ids",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--turns", options->turns, "The shortest of so many turns counts")
        ->check(wholeNumber(1, 1000))
        ->capture_default_str();
}

} // namespace credence::cli
