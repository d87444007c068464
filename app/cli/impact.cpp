// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/erase.h>
#include <credence/whatif.h>

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace credence::cli {

namespace impact_command {

struct Options {
    std::vector<std::string> ids;
    std::string action = "retract";
    std::optional<double> carriers;
};

// The few episodes beneath most of the given beliefs.
int runCarriers(const Context &context, const Store &store, const std::vector<MemoryKey> &keys, double share)
{
    const auto below = store.snapshotBelow(keys, context.stop);
    if (!below)
        return fail(context, below.error());
    std::vector<Node> beliefs;
    for (const MemoryKey key : keys) {
        if (const Node n = (*below)->find(key); n != kNoNode)
            beliefs.push_back(n);
    }
    const std::vector<Carrier> found = carriers(**below, beliefs, share, context.stop);
    std::vector<MemoryKey> named;
    named.reserve(found.size());
    for (const Carrier &one : found)
        named.push_back((*below)->row(one.node).key);
    const auto rows = store.rows(named, context.stop);
    if (!rows)
        return fail(context, rows.error());
    if (context.json) {
        Json list = Json::array();
        for (std::size_t i = 0; i < found.size() && i < rows->size(); ++i)
            list.push_back({{"id", safe((*rows)[i].id.value)}, {"carries", found[i].carries}, {"adds", found[i].adds}});
        printJson({{"beliefs", beliefs.size()}, {"share", share}, {"method", "greedy"}, {"carriers", std::move(list)}});
        return kDone;
    }
    int covered = 0;
    for (const Carrier &one : found)
        covered += one.adds;
    fmt::print("{} of {} on {}; {:.0f} % were asked for{}.\n", covered,
               credence::counted(beliefs.size(), "belief rests", "beliefs rest"),
               credence::counted(found.size(), "episode", "episodes"), share * 100,
               found.size() > 1 ? " (found greedily, so fewer might do)" : "");
    Table table;
    for (std::size_t i = 0; i < found.size() && i < rows->size(); ++i)
        table.row({"  " + line((*rows)[i].sourceRef.empty() ? (*rows)[i].id.value : (*rows)[i].sourceRef),
                   i == 0 ? "beneath " + credence::counted(std::uint64_t(found[i].carries), "belief", "beliefs")
                          : fmt::format("beneath {}, {} of them beneath none above",
                                        credence::counted(std::uint64_t(found[i].carries), "belief", "beliefs"),
                                        found[i].adds),
                   line((*rows)[i].text)});
    table.print();
    return kDone;
}

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto keys = findMemories(context, **store, options.ids);
    if (!keys)
        return fail(context, keys.error());
    if (options.carriers)
        return runCarriers(context, **store, *keys, *options.carriers);
    // Erasing takes what has nothing else beneath it along; the rest follows from all of that.
    std::vector<MemoryKey> withdrawn = *keys;
    std::vector<CascadeHit> along;
    if (options.action == "erase") {
        EraseRequest request;
        request.keys = *keys;
        request.scope = context.scope;
        auto preview = previewErase(**store, request, context.stop);
        if (!preview)
            return fail(context, preview.error());
        along = std::move(preview->cascade);
        for (const CascadeHit &hit : along)
            withdrawn.push_back(hit.key);
    }
    const auto effect = whatIf(**store, withdrawn,
                               options.action == "erase"       ? Withdrawal::Erase
                               : options.action == "supersede" ? Withdrawal::Supersede
                                                               : Withdrawal::Retract,
                               context.stop);
    if (!effect)
        return fail(context, effect.error());
    std::vector<MemoryKey> named;
    for (const CriticalMemory &one : effect->critical) {
        named.push_back(one.key);
        named.insert(named.end(), one.beliefs.begin(), one.beliefs.end()); // some may be among the chosen ones
    }
    const auto rows = (*store)->rows(named, context.stop);
    if (!rows)
        return fail(context, rows.error());
    std::unordered_map<MemoryKey, MemoryId> idOf;
    for (const Memory &row : *rows)
        idOf.emplace(row.key, row.id);
    for (const WhatIfChange &change : effect->follows)
        idOf.emplace(change.key, change.id);
    // In order of arrival, stale and suspect apart: what scripts were given before.
    std::vector<const WhatIfChange *> stale, suspect;
    for (const WhatIfChange &change : effect->follows)
        (change.after == Status::Stale ? stale : suspect).push_back(&change);
    for (auto *list : {&stale, &suspect})
        std::sort(list->begin(), list->end(),
                  [](const WhatIfChange *a, const WhatIfChange *b) { return a->key < b->key; });

    if (context.json) {
        Json reasons = Json::object();
        const auto ids = [&](const std::vector<const WhatIfChange *> &changes) {
            Json list = Json::array();
            for (const WhatIfChange *change : changes) {
                list.push_back(safe(change->id.value));
                reasons[safe(change->id.value)] = change->reason;
            }
            return list;
        };
        Json critical = Json::array();
        for (const CriticalMemory &one : effect->critical) {
            std::vector<MemoryId> beliefs;
            for (const MemoryKey key : one.beliefs)
                beliefs.push_back(idOf[key]);
            critical.push_back({{"id", safe(idOf[one.key].value)}, {"beliefs", idList(beliefs)}});
        }
        Json object{{"action", options.action}, {"dependents", effect->dependents}};
        object["becomes_stale"] = ids(stale);
        object["becomes_suspect"] = ids(suspect);
        object["unaffected"] = effect->unaffected;
        object["reasons"] = std::move(reasons);
        object["critical"] = std::move(critical);
        if (options.action == "erase") {
            Json erased = Json::array();
            for (const CascadeHit &hit : along) {
                erased.push_back(safe(hit.id.value));
                object["reasons"][safe(hit.id.value)] = hit.reason;
            }
            object["erased"] = std::move(erased);
            object["dependents"] = effect->dependents + along.size();
        }
        printJson(object);
        return kDone;
    }
    const std::string taken = along.empty()
                                  ? std::string()
                                  : fmt::format("{} erased with {}, ", along.size(), keys->size() == 1 ? "it" : "them");
    fmt::print("To {} {}: {} rest on {}; {}{} stale, {} suspect, {} unaffected.\n", options.action,
               credence::counted(keys->size(), "memory", "memories"), effect->dependents + along.size(),
               keys->size() == 1 ? "it" : "them", taken, stale.size(), suspect.size(), effect->unaffected);
    Table table;
    for (const CascadeHit &hit : along)
        table.row({"  ", "erased", line(hit.id.value), hit.reason, ""});
    for (const auto *list : {&stale, &suspect}) {
        for (const WhatIfChange *change : *list)
            table.row({"  " + statusGlyph(change->after), word(change->after),
                       line(change->sourceRef.empty() ? change->id.value : change->sourceRef), change->reason,
                       line(change->text)});
    }
    table.print();
    if (!effect->critical.empty()) {
        fmt::print("\nCritical: a belief becomes stale by it alone.\n");
        for (const CriticalMemory &one : effect->critical)
            fmt::print("  {}: {}\n", line(idOf[one.key].value),
                       credence::counted(one.beliefs.size(), "belief", "beliefs"));
    }
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
        ->check(oneOf({"retract", "erase", "supersede"}))
        ->capture_default_str();
    sub->add_option("--carriers", options->carriers,
                    "Instead: a few episodes on which this share (0 to 1) of the given beliefs rests, most first")
        ->check(number(0, 1));
    scopeOption(sub, context, "Where the ids are looked for; needed when several scopes know one");
}

} // namespace credence::cli
