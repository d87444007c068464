// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/ingest.h>

#include <fmt/format.h>

#include <cstdlib>

namespace credence::cli {

namespace formats_command {

void printMeanings()
{
    Table table;
    for (const Meaning &one : meanings())
        table.row({"  " + one.name, one.title});
    table.print();
}

// One format whole.
void printFormat(const Format &format)
{
    fmt::print("{}: {}\n\n", format.name, format.title);
    fmt::print("Recognised by  {}\n", format.detects);
    fmt::print("Reads          {}\n", format.reads ? "yes: import STORE PATH" : "no");
    fmt::print("Writes         {}\n", format.writes ? "yes: export STORE OUT" : "no");
    fmt::print("Hands back     {}\n", format.handsBack.empty() ? "no"
                                                               : fmt::format("{}: handback STORE OUT --format {}",
                                                                             format.handsBack, format.name));
    if (format.mapped) {
        fmt::print("Keys           may mean anything: import --preview shows what each is taken for, --map KEY=MEANING "
                   "says it.\n               A MEANING is one of:\n");
        printMeanings();
    } else {
        fmt::print("Keys           have the meanings that its program gives them; what has no place here is kept, and "
                   "show --json prints it\n");
    }
}

int listFormats(const Context &context, const std::string &name)
{
    if (context.json) {
        Json list = Json::array();
        for (const Format &format : formats()) {
            if (!name.empty() && format.name != name)
                continue;
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
    if (!name.empty()) {
        for (const Format &format : formats()) {
            if (format.name == name)
                printFormat(format);
        }
        return kDone;
    }
    Table table;
    table.head({"name", "reads", "writes", "hands back", "recognised by"});
    for (const Format &format : formats())
        table.row({format.name, format.reads ? "yes" : "no", format.writes ? "yes" : "no",
                   format.handsBack.empty() ? "no" : "yes", format.detects});
    table.print();
    std::string mapped;
    for (const Format &format : formats())
        mapped += format.mapped ? (mapped.empty() ? "" : ", ") + format.name : "";
    fmt::print("\nformats NAME says all of one. The keys of {} are taken for what --map KEY=MEANING of import says:\n",
               mapped);
    printMeanings();
    return kDone;
}

int listFound(const Context &context)
{
    const std::vector<FoundStore> found = findStores(
        [](const char *name) {
            const char *value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody changes it
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
    struct Options {
        bool found = false;
        std::string name;
    };
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(
        app, context, "formats", "List what can be read, written and handed back to, and what keys may mean",
        [&context, options] { return options->found ? listFound(context) : listFormats(context, options->name); });
    CLI::Option *name =
        sub->add_option("NAME", options->name, "One of them: how it is recognised, what its keys mean, what goes back")
            ->check(oneOfMany(formatNames()));
    context.offers.emplace_back(name, formatNames);
    CLI::Option *found = sub->add_flag("--found", options->found,
                                       "Instead, the stores of known programs that lie in their usual places on this "
                                       "computer");
    found->excludes(name);
}

} // namespace credence::cli
