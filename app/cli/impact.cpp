// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <fmt/format.h>

#include <unordered_map>

namespace credence::cli {

namespace impact_command {

struct Options {
    std::vector<std::string> ids;
    std::string action = "retract";
};

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto keys = findMemories(context, **store, options.ids);
    if (!keys)
        return fail(context, keys.error());
    const auto above = (*store)->snapshotAbove(*keys, context.stop);
    if (!above)
        return fail(context, above.error());
    const Snapshot &s = **above;
    std::vector<Node> chosen;
    for (const MemoryKey key : *keys) {
        if (const Node n = s.find(key); n != kNoNode)
            chosen.push_back(n);
    }
    const Impact impact = previewWithdrawal(s, chosen,
                                            options.action == "erase"       ? Withdrawal::Erase
                                            : options.action == "supersede" ? Withdrawal::Supersede
                                                                            : Withdrawal::Retract);
    std::vector<MemoryKey> named = *keys;
    for (const auto *list : {&impact.becomesStale, &impact.becomesSuspect}) {
        for (const StatusChange &change : *list)
            named.push_back(s.row(change.node).key);
    }
    const auto rows = (*store)->rows(named, context.stop);
    if (!rows)
        return fail(context, rows.error());
    std::unordered_map<MemoryKey, const Memory *> byKey;
    for (const Memory &row : *rows)
        byKey.emplace(row.key, &row);
    const auto memory = [&](const StatusChange &change) -> const Memory * {
        const auto it = byKey.find(s.row(change.node).key);
        return it == byKey.end() ? nullptr : it->second;
    };

    if (context.json) {
        Json reasons = Json::object();
        const auto ids = [&](const std::vector<StatusChange> &changes) {
            Json list = Json::array();
            for (const StatusChange &change : changes) {
                if (const Memory *m = memory(change)) {
                    list.push_back(safe(m->id.value));
                    reasons[safe(m->id.value)] = change.reason;
                }
            }
            return list;
        };
        Json object{{"action", options.action}, {"dependents", impact.dependents}};
        object["becomes_stale"] = ids(impact.becomesStale);
        object["becomes_suspect"] = ids(impact.becomesSuspect);
        object["unaffected"] = impact.unaffected;
        object["reasons"] = std::move(reasons);
        printJson(object);
        return kDone;
    }
    fmt::print("To {} {}: {} rest on {}; {} stale, {} suspect, {} unaffected.\n", options.action,
               cli::counted(chosen.size(), "memory", "memories"), impact.dependents, chosen.size() == 1 ? "it" : "them",
               impact.becomesStale.size(), impact.becomesSuspect.size(), impact.unaffected);
    Table table;
    for (const auto *list : {&impact.becomesStale, &impact.becomesSuspect}) {
        for (const StatusChange &change : *list) {
            if (const Memory *m = memory(change))
                table.row({"  " + statusGlyph(change.after), word(change.after),
                           line(m->sourceRef.empty() ? m->id.value : m->sourceRef), change.reason, line(m->text)});
        }
    }
    table.print();
    return kDone;
}

} // namespace impact_command

void addImpact(CLI::App &app, Context &context)
{
    using namespace impact_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "impact", "Preview what falls if a memory is withdrawn",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("ID", options->ids, "Ids, or the ids that the source gave")->required();
    sub->add_option("--action", options->action, "retract, erase or supersede")
        ->check(CLI::IsMember({"retract", "erase", "supersede"}))
        ->capture_default_str();
    scopeOption(sub, context, "Where the ids are looked for; needed when several scopes know one");
}

} // namespace credence::cli
