// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <array>

namespace credence::cli {

namespace show_command {

struct Options {
    std::string id;
};

struct Shown {
    Memory memory;
    Grounding grounding;
    std::vector<EvidenceLink> evidence;
    std::vector<MemoryId> dependents;
    std::vector<Flag> flags;
    std::vector<LedgerEntry> history;
    std::optional<Tombstone> tombstone;
    std::vector<Holder> holders;
};

Result<Shown> read(const Store &store, MemoryKey key, std::stop_token stop)
{
    Shown shown;
    auto rows = store.rows(std::array{key}, stop);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{Errc::NotFound, "There is no such memory.", {}};
    shown.memory = std::move(rows->front());
    auto evidence = store.evidence(key);
    if (!evidence)
        return evidence.error();
    shown.evidence = std::move(*evidence);
    const auto below = store.snapshotBelow(std::array{key}, stop);
    if (!below)
        return below.error();
    if (const Node n = (*below)->find(key); n != kNoNode)
        shown.grounding = grounding(**below, n);
    const auto direct = store.directDependents(key);
    if (!direct)
        return direct.error();
    std::vector<MemoryKey> above;
    for (const auto &[dependent, role] : *direct) {
        if (role != Role::Contradicts && (above.empty() || above.back() != dependent))
            above.push_back(dependent);
    }
    auto ids = idsOf(store, above);
    if (!ids)
        return ids.error();
    shown.dependents = std::move(*ids);
    auto flags = store.flags(key);
    if (!flags)
        return flags.error();
    shown.flags = std::move(*flags);
    auto history = store.history(key);
    if (!history)
        return history.error();
    shown.history = std::move(*history);
    auto holders = store.holders(key);
    if (!holders)
        return holders.error();
    shown.holders = std::move(*holders);
    auto stone = tombstoneOf(store, shown.memory);
    if (!stone)
        return stone.error();
    shown.tombstone = std::move(*stone);
    return shown;
}

Json json(const Shown &shown)
{
    const Memory &m = shown.memory;
    Json object = memoryJson(m, shown.grounding.confidence);
    object["tombstone"] = tombstoneJson(shown.tombstone);
    object["stored_depth"] = m.storedDepth ? Json(*m.storedDepth) : Json();
    object["valid_from"] = orNull(m.validFrom);
    object["valid_to"] = orNull(m.validTo);
    object["expires"] = orNull(m.expires);
    object["last_accessed"] = orNull(m.lastAccessed);
    object["created_text"] = orNull(m.createdText);
    object["zone_assumed"] = m.zoneAssumed;
    object["importance_raw"] = orNull(m.importanceRaw);
    object["importance_scale"] = orNull(std::string(word(m.importanceScale)));
    object["session"] = orNull(m.session);
    object["actor"] = orNull(m.actor);
    object["outcome"] = orNull(m.outcome);
    object["origin"] = word(m.origin);
    object["source_system"] = orNull(m.sourceSystem);
    Json sources = Json::array();
    for (const Holder &one : shown.holders)
        sources.push_back({{"id", one.mirror.value},
                           {"path", safe(one.path)},
                           {"format", safe(one.format)},
                           {"there", one.there},
                           {"entry", one.entry.value}});
    object["sources"] = std::move(sources);
    object["superseded_by"] = orNull(m.supersededBy.value);
    object["stated_confidence"] = orNull(m.statedConfidence);
    for (const auto &[name, text] :
         {std::pair{"subject", &m.subject}, std::pair{"predicate", &m.predicate}, std::pair{"object", &m.object},
          std::pair{"if", &m.ruleIf}, std::pair{"then", &m.ruleThen}}) {
        if (!text->empty())
            object[name] = safe(*text);
    }
    Json tags = Json::array(), entities = Json::array();
    for (const std::string &tag : m.tags)
        tags.push_back(safe(tag));
    for (const std::string &entity : m.entities)
        entities.push_back(safe(entity));
    object["tags"] = std::move(tags);
    object["entities"] = std::move(entities);
    Json evidence = Json::array();
    for (const EvidenceLink &link : shown.evidence)
        evidence.push_back(linkJson(link));
    object["evidence"] = std::move(evidence);
    object["dependents"] = idList(shown.dependents);
    Json flags = Json::array();
    for (const Flag &flag : shown.flags) {
        flags.push_back({{"id", safe(flag.id)},
                         {"category", safe(flag.category)},
                         {"start", flag.start ? Json(*flag.start) : Json()},
                         {"end", flag.end ? Json(*flag.end) : Json()},
                         {"detector", orNull(flag.detector)},
                         {"score", orNull(flag.score)},
                         {"emergent", flag.emergent},
                         {"state", safe(flag.state)}});
    }
    object["flags"] = std::move(flags);
    Json history = Json::array();
    for (const LedgerEntry &entry : shown.history) {
        history.push_back({{"number", entry.number.value},
                           {"time", formatTime(entry.time)},
                           {"kind", safe(entry.kind)},
                           {"who", orNull(entry.who)},
                           {"channel", orNull(entry.channel)},
                           {"reason", orNull(entry.reason)}});
    }
    object["history"] = std::move(history);
    Json extra = m.extra.empty() ? Json::object() : Json::parse(m.extra, nullptr, false);
    object["extra"] = extra.is_discarded() ? Json(safe(m.extra)) : std::move(extra);
    return object;
}

void text(const Shown &shown)
{
    const Memory &m = shown.memory;
    fmt::print("{}\n\n", shown.tombstone ? tombstoneSentence(*shown.tombstone, m.kind) : block(m.text, 0));
    Table table;
    table.row({"id", line(m.id.value)});
    if (!m.sourceRef.empty())
        table.row({"source", fmt::format("{} {}", line(m.sourceSystem), line(m.sourceRef))});
    for (const Holder &one : shown.holders)
        table.row(
            {one.there ? "stands in" : "gone from", fmt::format("{} (entry {})", line(one.path), one.entry.value)});
    table.row({"status", statusGlyph(m.status) + " " + word(m.status)});
    table.row({"kind", m.shape == Shape::None ? word(m.kind) : fmt::format("{}, {}", word(m.kind), word(m.shape))});
    table.row({"depth", m.storedDepth && *m.storedDepth != m.depth
                            ? fmt::format("{}, its source says {}", m.depth, *m.storedDepth)
                            : std::to_string(m.depth)});
    table.row({"scope", line(m.scope)});
    table.row({"created", m.created ? formatTime(*m.created) + (m.zoneAssumed ? " (UTC assumed)" : "") : "unknown"});
    if (m.validFrom || m.validTo)
        table.row({"valid", fmt::format("{} to {}", date(m.validFrom), m.validTo ? date(m.validTo) : "now")});
    if (m.expires)
        table.row({"expires", formatTime(*m.expires)});
    table.row({"importance", m.importance ? fmt::format("{:.2f}", *m.importance) : "unset"});
    if (m.kind == Kind::Reflection)
        table.row({"confidence", confidenceReason(shown.grounding)});
    for (const auto &[name, value] :
         {std::pair{"session", &m.session}, std::pair{"actor", &m.actor}, std::pair{"outcome", &m.outcome},
          std::pair{"superseded by", &m.supersededBy.value}}) {
        if (!value->empty())
            table.row({name, line(*value)});
    }
    std::string tags;
    for (const std::string &tag : m.tags)
        tags += (tags.empty() ? "" : ", ") + line(tag);
    if (!tags.empty())
        table.row({"tags", tags});
    table.row({"origin", word(m.origin)});
    table.print();
    const auto section = [](const char *title, std::size_t count) { fmt::print("\n{} ({})\n", bold(title), count); };
    if (!shown.evidence.empty()) {
        section("Evidence", shown.evidence.size());
        Table links;
        for (const EvidenceLink &link : shown.evidence)
            links.row({"  " + line(link.sourceId.value), word(link.role), word(link.granularity),
                       link.dangling ? "missing" : line(link.quote)});
        links.print();
    }
    if (!shown.dependents.empty()) {
        section("Rests on it directly", shown.dependents.size());
        for (const MemoryId &id : shown.dependents)
            fmt::print("  {}\n", line(id.value));
    }
    if (!shown.flags.empty()) {
        section("Flags", shown.flags.size());
        Table flags;
        for (const Flag &flag : shown.flags)
            flags.row({"  " + line(flag.category), line(flag.state), line(flag.detector)});
        flags.print();
    }
    if (!shown.history.empty()) {
        section("History", shown.history.size());
        Table entries;
        for (const LedgerEntry &entry : shown.history)
            entries.row({fmt::format("  {}", entry.number.value), date(entry.time), line(entry.kind), line(entry.who),
                         line(entry.reason)});
        entries.print();
    }
}

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto key = findMemory(context, **store, options.id);
    if (!key)
        return fail(context, key.error());
    const auto shown = read(**store, *key, context.stop);
    if (!shown)
        return fail(context, shown.error());
    if (context.json)
        printJson(json(*shown));
    else
        text(*shown);
    return kDone;
}

} // namespace show_command

void addShow(CLI::App &app, Context &context)
{
    using namespace show_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub =
        command(app, context, "show", "Show one memory whole", [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("ID", options->id, "An id, or the id that its source gave it")->required();
    scopeOption(sub, context, "Where ID is looked for; needed when several scopes know it");
}

} // namespace credence::cli
