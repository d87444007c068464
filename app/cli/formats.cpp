// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <credence/ingest.h>

namespace credence::cli {

namespace formats_command {

int run(const Context &context)
{
    if (context.json) {
        Json list = Json::array();
        for (const Format &format : formats()) {
            list.push_back({{"name", format.name},
                            {"title", format.title},
                            {"reads", format.reads},
                            {"writes", format.writes},
                            {"detects", format.detects}});
        }
        printJson({{"formats", std::move(list)}});
        return kDone;
    }
    Table table;
    table.head({"name", "reads", "writes", "recognised by"});
    for (const Format &format : formats())
        table.row({format.name, format.reads ? "yes" : "no", format.writes ? "yes" : "no", format.detects});
    table.print();
    return kDone;
}

} // namespace formats_command

void addFormats(CLI::App &app, Context &context)
{
    using namespace formats_command;
    command(app, context, "formats", "List what can be read and written", [&context] { return run(context); });
}

} // namespace credence::cli
