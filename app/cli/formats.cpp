// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <credence/ingest.h>

#include <fmt/format.h>

#include <cstdlib>

namespace credence::cli {

namespace formats_command {

int listFormats(const Context &context)
{
    if (context.json) {
        Json list = Json::array();
        for (const Format &format : formats()) {
            list.push_back({{"name", format.name},
                            {"title", format.title},
                            {"reads", format.reads},
                            {"writes", format.writes},
                            {"detects", format.detects},
                            {"hands_back", orNull(format.handsBack)},
                            {"mapped", format.mapped}});
        }
        Json meaning = Json::array();
        for (const Meaning &one : meanings())
            meaning.push_back({{"name", one.name}, {"title", one.title}});
        printJson({{"formats", std::move(list)}, {"meanings", std::move(meaning)}});
        return kDone;
    }
    Table table;
    table.head({"name", "reads", "writes", "hands back", "recognised by"});
    for (const Format &format : formats())
        table.row({format.name, format.reads ? "yes" : "no", format.writes ? "yes" : "no",
                   format.handsBack.empty() ? "no" : "yes", format.detects});
    table.print();
    return kDone;
}

int listFound(const Context &context)
{
    const std::vector<FoundStore> found = findStores(
        [](const char *name) {
            const char *value = std::getenv(name);
            return std::string(value ? value : "");
        },
        context.stop);
    if (context.stop.stop_requested())
        return kCancelled;
    if (context.json) {
        Json list = Json::array();
        for (const FoundStore &one : found)
            list.push_back({{"path", safe(one.path.string())},
                            {"format", one.format},
                            {"title", one.title},
                            {"size", one.size},
                            {"changed", orNull(one.changed)}});
        printJson({{"found", std::move(list)}});
        return found.empty() ? kNo : kDone;
    }
    if (found.empty()) {
        fmt::print("No memories of a known program lie in their usual places.\n");
        return kNo;
    }
    Table table;
    table.head({"program", "bytes", "changed", "where"});
    table.right(1);
    for (const FoundStore &one : found)
        table.row({one.title, std::to_string(one.size), date(one.changed), line(one.path.string())});
    table.print();
    return kDone;
}

} // namespace formats_command

void addFormats(CLI::App &app, Context &context)
{
    using namespace formats_command;
    const auto found = std::make_shared<bool>(false);
    CLI::App *sub = command(app, context, "formats", "List what can be read, written and handed back to",
                            [&context, found] { return *found ? listFound(context) : listFormats(context); });
    sub->add_flag("--found", *found,
                  "Instead, the stores of known programs that lie in their usual places on this computer");
}

} // namespace credence::cli
