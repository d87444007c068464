// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <fmt/format.h>

namespace credence::cli {

namespace info_command {

Json number(const std::map<std::string, std::uint64_t> &counts)
{
    Json object = Json::object();
    for (const auto &[name, count] : counts)
        object[name] = count;
    return object;
}

Json countsJson(const Counts &counts)
{
    Json byDepth = Json::object();
    for (const auto &[depth, count] : counts.byDepth)
        byDepth[std::to_string(depth)] = count;
    Json candidates = number(counts.candidates);
    Json flags = number(counts.flags);
    for (const char *state : {"pending", "deferred", "approved", "rejected", "blocked", "committed"}) {
        if (!candidates.contains(state))
            candidates[state] = 0;
    }
    if (!flags.contains("open"))
        flags["open"] = 0;
    return {{"memories", counts.memories},
            {"by_kind", number(counts.byKind)},
            {"by_depth", std::move(byDepth)},
            {"by_status", number(counts.byStatus)},
            {"links",
             {{"supports", counts.links.supports},
              {"contradicts", counts.links.contradicts},
              {"merged_from", counts.links.mergedFrom},
              {"dangling", counts.links.dangling}}},
            {"candidates", std::move(candidates)},
            {"flags", std::move(flags)}};
}

std::string list(const std::map<std::string, std::uint64_t> &counts)
{
    std::string text;
    for (const auto &[name, count] : counts) {
        if (count > 0)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, line(name));
    }
    return text.empty() ? "none" : text;
}

int run(const Context &context)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto counts = (*store)->counts(context.scope);
    const auto scopes = (*store)->scopes();
    const auto head = (*store)->ledgerHead();
    const auto channels = (*store)->approvalChannels();
    if (!counts)
        return fail(context, counts.error());
    if (!scopes)
        return fail(context, scopes.error());
    if (!head)
        return fail(context, head.error());
    if (!channels)
        return fail(context, channels.error());
    const StoreInfo &info = (*store)->info();

    if (context.json) {
        Json names = Json::array();
        for (const ScopeInfo &scope : *scopes) {
            if (context.scope.empty() || scope.id == context.scope)
                names.push_back(safe(scope.id));
        }
        Json object = countsJson(*counts);
        object["scopes"] = std::move(names);
        object["ledger"] = {{"entries", head->first}, {"head", head->second}};
        object["path"] = safe(info.path.string());
        object["schema_version"] = info.schemaVersion;
        object["approval_channels"] = *channels;
        if (context.scope.empty()) {
            Json byScope = Json::object();
            for (const ScopeInfo &scope : *scopes) {
                const auto part = (*store)->counts(scope.id);
                if (!part)
                    return fail(context, part.error());
                Json figures = countsJson(*part);
                figures["max_depth"] = scope.maxDepth;
                if (!scope.agentState.empty()) {
                    Json state = Json::parse(scope.agentState, nullptr, false);
                    figures["agent_state"] = state.is_discarded() ? Json() : std::move(state);
                }
                byScope[safe(scope.id)] = std::move(figures);
            }
            object["by_scope"] = std::move(byScope);
        }
        printJson(object);
        return kDone;
    }

    fmt::print("{}\n", bold(line(info.path.string())));
    Table table;
    table.row({"memories", fmt::format("{} ({})", counts->memories, list(counts->byKind))});
    std::string depths;
    for (const auto &[depth, count] : counts->byDepth)
        depths += fmt::format("{}{}: {}", depths.empty() ? "" : ", ", depth, count);
    table.row({"by depth", depths.empty() ? "none" : depths});
    table.row({"by status", list(counts->byStatus)});
    const LinkCounts &links = counts->links;
    table.row({"links", fmt::format("{} supports, {} contradicts, {} merged_from; {} of them dangling", links.supports,
                                    links.contradicts, links.mergedFrom, links.dangling)});
    table.row({"candidates", list(counts->candidates)});
    table.row({"flags", list(counts->flags)});
    for (const ScopeInfo &scope : *scopes) {
        if (context.scope.empty() || scope.id == context.scope)
            table.row({"scope",
                       fmt::format("{}, {}", line(scope.id), credence::counted(scope.memories, "memory", "memories"))});
    }
    table.row({"ledger", fmt::format("{}, head {}", credence::counted(head->first, "entry", "entries"), head->second)});
    std::string through;
    for (const std::string &channel : *channels)
        through += (through.empty() ? "" : ", ") + line(channel);
    table.row({"approval", through});
    table.row({"schema", std::to_string(info.schemaVersion)});
    table.print();
    return kDone;
}

} // namespace info_command

void addInfo(CLI::App &app, Context &context)
{
    using namespace info_command;
    CLI::App *sub = command(app, context, "info", "Count what a store holds", [&context] { return run(context); });
    storeArgument(sub, context);
    scopeOption(sub, context, "Only this scope; all if not given");
}

} // namespace credence::cli
