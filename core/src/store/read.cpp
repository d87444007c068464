// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/read.h"

#include "store/circles.h"
#include "store/fulltext.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace credence::read {

namespace {

Error cancelled()
{
    return {Errc::Cancelled, "Cancelled.", {}};
}

std::optional<Time> timeAt(const sql::Statement &row, int column)
{
    if (row.isNull(column))
        return std::nullopt;
    return Time(std::chrono::milliseconds(row.integer(column)));
}

constexpr char kMemoryColumns[] =
    "key, id, scope, kind, shape, depth, stored_depth, text, subject, predicate, object, rule_if, rule_then, "
    "importance, importance_raw, importance_scale, created, created_text, zone_assumed, valid_from, valid_to, expires, "
    "last_accessed, status, stated_confidence, session, actor, outcome, origin, source_system, source_ref, "
    "superseded_by, extra, ledger";

Memory memoryOf(const sql::Statement &r)
{
    Memory m;
    m.key = {r.integer(0)};
    m.id = {r.text(1)};
    m.scope = r.text(2);
    m.kind = parseKind(r.view(3)).value_or(Kind::Episode);
    m.shape = parseShape(r.view(4)).value_or(Shape::None);
    m.depth = static_cast<int>(r.integer(5));
    if (const auto stored = r.optionalInteger(6))
        m.storedDepth = static_cast<int>(*stored);
    m.text = r.text(7);
    m.subject = r.text(8);
    m.predicate = r.text(9);
    m.object = r.text(10);
    m.ruleIf = r.text(11);
    m.ruleThen = r.text(12);
    m.importance = r.optionalReal(13);
    m.importanceRaw = r.optionalReal(14);
    m.importanceScale = parseImportanceScale(r.view(15)).value_or(ImportanceScale::None);
    m.created = timeAt(r, 16);
    m.createdText = r.text(17);
    m.zoneAssumed = r.integer(18) != 0;
    m.validFrom = timeAt(r, 19);
    m.validTo = timeAt(r, 20);
    m.expires = timeAt(r, 21);
    m.lastAccessed = timeAt(r, 22);
    m.status = parseStatus(r.view(23)).value_or(Status::Active);
    m.statedConfidence = r.text(24);
    m.session = r.text(25);
    m.actor = r.text(26);
    m.outcome = r.text(27);
    m.origin = parseOrigin(r.view(28)).value_or(Origin::Imported);
    m.sourceSystem = r.text(29);
    m.sourceRef = r.text(30);
    m.supersededBy = {r.text(31)};
    m.extra = r.text(32);
    m.ledger = {r.integer(33)};
    return m;
}

// --- questions -------------------------------------------------------------------------------------------------------

std::string orderBy(SortKey key, bool descending)
{
    const char *way = descending ? "DESC" : "ASC";
    const auto by = [&](const char *expression) {
        return fmt::format(" ORDER BY {} {} NULLS LAST, m.key {}", expression, way, way);
    };
    switch (key) {
    case SortKey::Created:
        return by("m.created");
    case SortKey::Importance:
        return by("m.importance");
    case SortKey::Depth:
        return by("m.depth");
    case SortKey::Text:
        return by("m.text COLLATE NOCASE");
    case SortKey::Status: // in the order of the enum
        return by(
            "CASE m.status WHEN 'active' THEN 0 WHEN 'suspect' THEN 1 WHEN 'stale' THEN 2 WHEN 'superseded' THEN 3 "
            "WHEN 'deprecated' THEN 4 WHEN 'retracted' THEN 5 ELSE 6 END");
    case SortKey::Kind:
        return by("CASE m.kind WHEN 'episode' THEN 0 WHEN 'reflection' THEN 1 ELSE 2 END");
    case SortKey::Id:
        return by("m.id");
    case SortKey::Arrival:
        return fmt::format(" ORDER BY m.key {}", way);
    }
    return {};
}

// All that a query restricts but its words.
struct Restrictions {
    std::string sql; // "" or " AND …", over the table memory as m
    std::vector<std::string> texts;
    std::optional<double> importance; // bound last

    int bind(sql::Statement &rows, int at) const
    {
        for (const std::string &text : texts)
            rows.bind(at++, std::string_view(text));
        if (importance)
            rows.bind(at++, *importance);
        return at;
    }
};

Restrictions restrictions(const Query &query)
{
    Restrictions out;
    const auto anyOf = [&](const char *column, std::vector<std::string> values) {
        if (values.empty())
            return;
        out.sql += fmt::format(" AND m.{} IN (", column);
        for (std::size_t i = 0; i < values.size(); ++i) {
            out.sql += i ? ", ?" : "?";
            out.texts.push_back(std::move(values[i]));
        }
        out.sql += ")";
    };
    std::vector<std::string> kinds, statuses;
    for (const Kind kind : query.kinds)
        kinds.emplace_back(word(kind));
    for (const Status status : query.statuses)
        statuses.emplace_back(word(status));
    anyOf("scope", query.scopes);
    anyOf("kind", std::move(kinds));
    anyOf("status", std::move(statuses));
    const auto equals = [&](const char *column, const std::string &value) {
        if (!value.empty())
            anyOf(column, {value});
    };
    equals("session", query.session);
    equals("actor", query.actor);
    equals("source_system", query.sourceSystem);
    if (!query.tag.empty()) {
        out.sql += " AND m.key IN (SELECT memory FROM tag WHERE name = ?)";
        out.texts.push_back(query.tag);
    }
    if (query.flagged)
        out.sql += " AND EXISTS (SELECT 1 FROM flag AS f WHERE f.target = m.id AND f.state = 'open')";
    if (query.approved)
        out.sql += " AND m.id IN (SELECT id FROM belief)";
    if (query.minDepth)
        out.sql += fmt::format(" AND m.depth >= {}", *query.minDepth);
    if (query.maxDepth)
        out.sql += fmt::format(" AND m.depth <= {}", *query.maxDepth);
    if (query.since)
        out.sql += fmt::format(" AND m.created >= {}", query.since->time_since_epoch().count());
    if (query.until)
        out.sql += fmt::format(" AND m.created <= {}", query.until->time_since_epoch().count());
    out.importance = query.minImportance;
    if (out.importance)
        out.sql += " AND m.importance >= ?";
    return out;
}

Result<std::vector<MemoryKey>> keysWith(sql::Connection &db, const Query &query,
                                        const store::fulltext::Conditions &text, std::stop_token stop)
{
    const Restrictions others = restrictions(query);
    // The index alone, when nothing else is asked for: the table of memories is not looked at.
    const bool alone = query.sort == SortKey::Arrival && others.sql.empty() && !text.index.empty();
    auto rows = alone ? db.prepare(fmt::format("SELECT rowid FROM {0} WHERE {0} MATCH ? ORDER BY rowid {1}", text.index,
                                               query.descending ? "DESC" : "ASC"))
                      : db.prepare("SELECT m.key FROM memory AS m WHERE 1" + others.sql + text.sql +
                                   orderBy(query.sort, query.descending));
    if (alone) {
        rows.bind(1, std::string_view(text.match));
    } else {
        int at = others.bind(rows, 1);
        for (const std::string &value : text.values)
            rows.bind(at++, std::string_view(value));
    }

    std::vector<MemoryKey> keys;
    bool skipping = static_cast<bool>(query.after);
    while (rows.next()) {
        const MemoryKey key{rows.integer(0)};
        if (skipping) {
            skipping = key != query.after;
            continue;
        }
        keys.push_back(key);
        if (keys.size() == query.limit)
            break;
        if (keys.size() % 4096 == 0 && stop.stop_requested())
            return cancelled();
    }
    if (!rows.ok())
        return rows.error();
    return keys;
}

// --- snapshots -------------------------------------------------------------------------------------------------------

constexpr char kNodeColumns[] =
    "m.key, m.created, m.importance, m.depth, m.scope, m.kind, m.shape, m.status, m.origin, "
    "m.acknowledged_lost, m.stated_doubt, m.stored_depth, m.malformed, m.restores_to";

// A column of a few words: mostly the same as in the row before.
template<class E>
class WordColumn {
public:
    using Parse = std::optional<E> (*)(std::string_view);
    WordColumn(Parse parse, E otherwise) : m_parse(parse), m_otherwise(otherwise), m_value(otherwise) {}
    E of(std::string_view text)
    {
        if (text != m_text) {
            m_text = text;
            m_value = m_parse(text).value_or(m_otherwise);
        }
        return m_value;
    }

private:
    Parse m_parse;
    E m_otherwise, m_value; // at first of no text
    std::string m_text;
};

// The order in which add() is called: by key, or any.
enum class Arrival { ByKey, Any };

class SnapshotLoader {
public:
    SnapshotLoader(sql::Connection &db, Arrival arrival) : m_db(db), m_arrival(arrival) {}

    Result<void> loadFlags()
    {
        auto rows = m_db.prepare("SELECT m.key, count(*) FROM flag AS f JOIN memory AS m ON m.id = f.target "
                                 "WHERE f.state = 'open' GROUP BY m.key");
        while (rows.next())
            m_flags[rows.integer(0)] = static_cast<std::uint16_t>(std::min<std::int64_t>(rows.integer(1), 65535));
        return rows.ok() ? Result<void>() : Result<void>(rows.error());
    }

    void add(const sql::Statement &r)
    {
        NodeRow node;
        node.key = {r.integer(0)};
        if (!r.isNull(1))
            node.created = r.integer(1);
        if (!r.isNull(2))
            node.importance = static_cast<float>(r.real(2));
        node.depth = static_cast<std::int32_t>(std::clamp<std::int64_t>(r.integer(3), 0, 1'000'000));
        const std::string_view scope = r.view(4);
        if (!m_anyScope || scope != m_scope) { // mostly the same as before
            m_scope = scope;
            m_scopeIndex = m_builder.scope(scope);
            m_anyScope = true;
        }
        node.scope = m_scopeIndex;
        node.kind = m_kind.of(r.view(5));
        node.shape = m_shape.of(r.view(6));
        node.status = m_status.of(r.view(7));
        node.origin = m_origin.of(r.view(8));
        node.acknowledgedLost = static_cast<std::uint16_t>(std::clamp<std::int64_t>(r.integer(9), 0, 65535));
        node.statedDoubt = m_doubt.of(r.view(10));
        node.hasStoredDepth = !r.isNull(11) && r.integer(11) != node.depth;
        node.malformed = r.integer(12) != 0;
        node.restoresTo = m_restores.of(r.view(13));
        if (!m_flags.empty()) {
            if (const auto flags = m_flags.find(node.key.value); flags != m_flags.end())
                node.openFlags = flags->second;
        }
        if (m_arrival == Arrival::Any)
            m_depths[node.key.value] = depthOf(node);
        m_lastKind = node.kind;
        m_builder.add(node);
    }

    [[nodiscard]] Kind lastKind() const { return m_lastKind; } // of the node added last

    void link(MemoryKey derived, const sql::Statement &r, int source, int role, int granularity)
    {
        m_links.push_back(
            {derived.value, r.integer(source), m_role.of(r.view(role)), m_granularity.of(r.view(granularity))});
    }

    [[nodiscard]] bool has(MemoryKey key) const { return depthAt(key) >= 0; }
    // Upper bounds will do: what is never written costs no memory.
    void reserve(std::size_t nodes, std::size_t links)
    {
        m_builder.reserve(nodes, links);
        m_links.reserve(links);
    }

    std::shared_ptr<const Snapshot> build()
    {
        dropCircles(m_links, [&](std::int64_t key) { return depthAt({key}); });
        for (const Edge &edge : m_links)
            m_builder.link({edge.derived}, {edge.source}, edge.role, edge.granularity);
        return std::move(m_builder).build();
    }

private:
    static std::int32_t depthOf(const NodeRow &row) { return row.kind == Kind::Reflection ? row.depth : 0; }
    // Below 0: was not added.
    [[nodiscard]] std::int32_t depthAt(MemoryKey key) const
    {
        if (m_arrival == Arrival::ByKey) {
            const NodeRow *row = m_builder.find(key);
            return row ? depthOf(*row) : -1;
        }
        const auto it = m_depths.find(key.value);
        return it == m_depths.end() ? -1 : it->second;
    }

    sql::Connection &m_db;
    Arrival m_arrival;
    Snapshot::Builder m_builder;
    std::unordered_map<std::int64_t, std::uint16_t> m_flags;
    std::unordered_map<std::int64_t, std::int32_t> m_depths; // of what was added, unless it came in the order of keys
    std::vector<Edge> m_links;
    WordColumn<Kind> m_kind{parseKind, Kind::Episode};
    WordColumn<Shape> m_shape{parseShape, Shape::None};
    WordColumn<Status> m_status{parseStatus, Status::Active}, m_doubt{parseStatus, Status::Active},
        m_restores{parseStatus, Status::Active};
    WordColumn<Origin> m_origin{parseOrigin, Origin::Imported};
    WordColumn<Role> m_role{parseRole, Role::Supports};
    WordColumn<Granularity> m_granularity{parseGranularity, Granularity::Claim};
    std::string m_scope;
    std::uint32_t m_scopeIndex = 0;
    bool m_anyScope = false;
    Kind m_lastKind = Kind::Episode;
};

// Adds one node by key; unknown keys are skipped. False on an error, which the statement keeps.
bool addNode(SnapshotLoader &loader, sql::Statement &byKey, MemoryKey key)
{
    if (loader.has(key))
        return true;
    byKey.reset();
    byKey.bind(1, key.value);
    if (byKey.next())
        loader.add(byKey);
    return byKey.ok();
}

} // namespace

namespace {

// Tags or entities of memories whose keys lie close together come in one reading; `at`: keys with their places, by key.
Result<void> namesBetween(sql::Connection &db, const char *table,
                          const std::vector<std::pair<MemoryKey, std::size_t>> &at, std::vector<Memory> &out,
                          std::vector<std::string> Memory::*names)
{
    auto list = db.prepare(
        fmt::format("SELECT memory, name FROM {} WHERE memory BETWEEN ?1 AND ?2 ORDER BY memory, ordinal", table));
    list.bind(1, at.front().first.value);
    list.bind(2, at.back().first.value);
    auto one = at.begin();
    while (list.next()) {
        const MemoryKey key{list.integer(0)};
        while (one != at.end() && one->first < key)
            ++one;
        if (one == at.end())
            break;
        if (one->first == key)
            (out[one->second].*names).push_back(list.text(1));
    }
    if (!list.ok())
        return list.error();
    return {};
}

Result<void> namesOfEach(sql::Connection &db, const char *table, std::vector<Memory> &out,
                         std::vector<std::string> Memory::*names)
{
    auto list = db.prepare(fmt::format("SELECT name FROM {} WHERE memory = ?1 ORDER BY ordinal", table));
    for (Memory &memory : out) {
        list.reset();
        list.bind(1, memory.key.value);
        while (list.next())
            (memory.*names).push_back(list.text(0));
        if (!list.ok())
            return list.error();
    }
    return {};
}

} // namespace

Result<std::vector<Memory>> rows(sql::Connection &db, std::span<const MemoryKey> keys, std::stop_token stop)
{
    constexpr std::size_t kFew = 8;
    constexpr std::uint64_t kWide = 4; // keys between for each that is asked for
    auto memories = db.prepare(fmt::format("SELECT {} FROM memory WHERE key = ?1", kMemoryColumns));
    std::vector<Memory> out;
    out.reserve(keys.size());
    for (const MemoryKey key : keys) {
        if (stop.stop_requested())
            return cancelled();
        memories.reset();
        memories.bind(1, key.value);
        if (!memories.next()) {
            if (!memories.ok())
                return memories.error();
            continue;
        }
        out.push_back(memoryOf(memories));
    }
    std::vector<std::pair<MemoryKey, std::size_t>> at;
    if (out.size() > kFew) {
        for (std::size_t i = 0; i < out.size(); ++i)
            at.emplace_back(out[i].key, i);
        std::sort(at.begin(), at.end());
        const bool twice = std::adjacent_find(at.begin(), at.end(), [](const auto &a, const auto &b) {
                               return a.first == b.first;
                           }) != at.end();
        const auto width = std::uint64_t(at.back().first.value) - std::uint64_t(at.front().first.value);
        if (twice || width >= kWide * at.size())
            at.clear();
    }
    for (const auto &[table, names] : {std::pair("tag", &Memory::tags), std::pair("entity", &Memory::entities)}) {
        auto done = at.empty() ? namesOfEach(db, table, out, names) : namesBetween(db, table, at, out, names);
        if (!done)
            return done.error();
    }
    return out;
}

Result<std::vector<MemoryText>> texts(sql::Connection &db, std::span<const MemoryKey> keys, std::stop_token stop)
{
    auto row = db.prepare("SELECT scope, kind, status, text FROM memory WHERE key = ?1");
    std::vector<MemoryText> out;
    out.reserve(keys.size());
    for (const MemoryKey key : keys) {
        if (stop.stop_requested())
            return cancelled();
        row.reset();
        row.bind(1, key.value);
        if (row.next())
            out.push_back({key, row.text(0), parseKind(row.view(1)).value_or(Kind::Episode),
                           parseStatus(row.view(2)).value_or(Status::Active), row.text(3)});
        if (!row.ok())
            return row.error();
    }
    return out;
}

Result<void> eachBrief(sql::Connection &db, std::span<const MemoryKey> keys, std::stop_token stop,
                       const std::function<void(const Brief &)> &visit)
{
    auto row = db.prepare("SELECT id, source_ref, text, expires, stored_depth FROM memory WHERE key = ?1");
    for (const MemoryKey key : keys) {
        if (stop.stop_requested())
            return cancelled();
        row.reset();
        row.bind(1, key.value);
        if (row.next())
            visit({key, row.view(0), row.view(1), row.view(2), row.optionalInteger(3), row.optionalInteger(4)});
        if (!row.ok())
            return row.error();
    }
    return {};
}

Result<std::vector<Memory>> bareRows(sql::Connection &db, std::span<const MemoryKey> keys)
{
    auto memories = db.prepare(fmt::format("SELECT {} FROM memory WHERE key = ?1", kMemoryColumns));
    std::vector<Memory> out;
    for (const MemoryKey key : keys) {
        memories.reset();
        memories.bind(1, key.value);
        if (memories.next())
            out.push_back(memoryOf(memories));
        if (!memories.ok())
            return memories.error();
    }
    return out;
}

Result<std::vector<EvidenceLink>> evidence(sql::Connection &db, MemoryKey derived)
{
    auto links = db.prepare("SELECT e.source, s.id, e.source_ref, e.role, e.granularity, e.ordinal, e.quote "
                            "FROM evidence AS e LEFT JOIN memory AS s ON s.key = e.source "
                            "WHERE e.derived = ?1 ORDER BY e.ordinal");
    links.bind(1, derived.value);
    std::vector<EvidenceLink> out;
    while (links.next()) {
        EvidenceLink link;
        link.dangling = links.isNull(1);
        if (!link.dangling)
            link.source = {links.integer(0)};
        link.sourceId = {links.text(link.dangling ? 2 : 1)};
        link.role = parseRole(links.view(3)).value_or(Role::Supports);
        link.granularity = parseGranularity(links.view(4)).value_or(Granularity::Claim);
        link.ordinal = static_cast<int>(links.integer(5));
        link.quote = links.text(6);
        out.push_back(std::move(link));
    }
    if (!links.ok())
        return links.error();
    return out;
}

Result<std::vector<MemoryKey>> keys(sql::Connection &db, const Query &query, std::stop_token stop)
{
    using namespace store::fulltext;
    const auto words = wordsOf(query.text);
    if (words.empty())
        return keysWith(db, query, {}, stop);
    // Parts of words only where whole ones find nothing; the same decision for each page.
    Query any = query;
    any.after = {};
    any.limit = 1;
    any.sort = SortKey::Arrival; // the cheapest one
    any.descending = false;
    auto whole = keysWith(db, any, conditions(words, false), stop);
    if (!whole)
        return whole;
    return keysWith(db, query, conditions(words, whole->empty()), stop);
}

Result<std::vector<MemoryKey>> among(sql::Connection &db, const Query &query, std::span<const MemoryKey> keys,
                                     std::stop_token stop)
{
    const Restrictions others = restrictions(query);
    const auto words = store::fulltext::wordsOf(query.text);
    auto row = db.prepare("SELECT m.text FROM memory AS m WHERE m.key = ?" + others.sql);
    std::vector<std::pair<MemoryKey, std::string>> texts;
    texts.reserve(keys.size());
    for (const MemoryKey key : keys) {
        row.reset();
        row.bind(1, key.value);
        others.bind(row, 2);
        if (row.next())
            texts.emplace_back(key, words.empty() ? std::string() : row.text(0));
        if (!row.ok())
            return row.error();
        if (stop.stop_requested())
            return cancelled();
    }
    if (!words.empty()) {
        auto probe = store::fulltext::TextProbe::make(words);
        if (!probe)
            return probe.error();
        return probe->among(texts);
    }
    std::vector<MemoryKey> out;
    out.reserve(texts.size());
    for (const auto &[key, text] : texts)
        out.push_back(key);
    return out;
}

namespace {

// A scope with less than this part of all memories is read row by row, else the table is read through.
constexpr std::size_t kFewShare = 8;

// The keys of a scope in ascending order; nothing when there are more than `most`.
Result<std::optional<std::vector<MemoryKey>>> fewOf(sql::Connection &db, const std::string &scope, std::size_t most)
{
    std::vector<MemoryKey> few;
    auto rows = db.prepare("SELECT key FROM memory WHERE scope = ?1");
    rows.bind(1, std::string_view(scope));
    while (rows.next()) {
        if (few.size() >= most)
            return std::optional<std::vector<MemoryKey>>();
        few.push_back({rows.integer(0)});
    }
    if (!rows.ok())
        return rows.error();
    std::sort(few.begin(), few.end());
    return std::optional(std::move(few));
}

} // namespace

Result<std::shared_ptr<const Snapshot>> snapshot(sql::Connection &db, const std::string &scope, std::stop_token stop,
                                                 const Progress &progress)
{
    SnapshotLoader loader(db, Arrival::ByKey);
    CREDENCE_TRY(loader.loadFlags());
    const auto memories = db.integer("SELECT count(*) FROM memory");
    const auto links = db.integer("SELECT count(*) FROM evidence");
    if (!memories)
        return memories.error();
    if (!links)
        return links.error();
    loader.reserve(static_cast<std::size_t>(*memories), static_cast<std::size_t>(*links));
    std::optional<std::vector<MemoryKey>> few;
    if (!scope.empty()) {
        auto found = fewOf(db, scope, static_cast<std::size_t>(*memories) / kFewShare);
        if (!found)
            return found.error();
        few = std::move(*found);
    }
    const std::uint64_t total = static_cast<std::uint64_t>(*memories + *links);
    std::uint64_t done = 0;
    const auto step = [&] {
        if (++done % 16384 != 0)
            return true;
        if (progress)
            progress(done, total);
        return !stop.stop_requested();
    };

    if (few) {
        auto byKey = db.prepare(fmt::format("SELECT {} FROM memory AS m WHERE m.key = ?1", kNodeColumns));
        for (const MemoryKey key : *few) {
            byKey.reset();
            byKey.bind(1, key.value);
            if (byKey.next())
                loader.add(byKey);
            if (!byKey.ok())
                return byKey.error();
            if (!step())
                return cancelled();
        }
    } else {
        // The "+" keeps the index of scopes out of it: its order is another, and sorting a large scope takes more room
        // than the snapshot.
        auto nodes = db.prepare(
            scope.empty() ? fmt::format("SELECT {} FROM memory AS m ORDER BY m.key", kNodeColumns)
                          : fmt::format("SELECT {} FROM memory AS m WHERE +m.scope = ?1 ORDER BY m.key", kNodeColumns));
        if (!scope.empty())
            nodes.bind(1, std::string_view(scope));
        while (nodes.next()) {
            loader.add(nodes);
            if (!step())
                return cancelled();
        }
        if (!nodes.ok())
            return nodes.error();
    }
    auto rows = db.prepare("SELECT derived, source, role, granularity FROM evidence ORDER BY derived, ordinal");
    while (rows.next()) {
        const MemoryKey derived{rows.integer(0)};
        if (scope.empty() || loader.has(derived))
            loader.link(derived, rows, 1, 2, 3);
        if (!step())
            return cancelled();
    }
    if (!rows.ok())
        return rows.error();
    return loader.build();
}

Result<std::shared_ptr<const Snapshot>> below(sql::Connection &db, std::span<const MemoryKey> keys,
                                              std::stop_token stop)
{
    SnapshotLoader loader(db, Arrival::Any);
    CREDENCE_TRY(loader.loadFlags());
    auto byKey = db.prepare(fmt::format("SELECT {} FROM memory AS m WHERE m.key = ?1", kNodeColumns));
    auto links = db.prepare("SELECT source, role, granularity FROM evidence WHERE derived = ?1 ORDER BY ordinal");
    std::vector<MemoryKey> queue(keys.begin(), keys.end());
    std::unordered_set<MemoryKey> expanded;
    std::vector<MemoryKey> against; // contradicting sources stand in the snapshot, but nothing beneath them does
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const MemoryKey key = queue[i];
        if (!expanded.insert(key).second)
            continue;
        if (stop.stop_requested())
            return cancelled();
        if (!addNode(loader, byKey, key))
            return byKey.error();
        if (loader.lastKind() == Kind::Episode)
            continue; // an episode rests on nothing
        links.reset();
        links.bind(1, key.value);
        while (links.next()) {
            loader.link(key, links, 0, 1, 2);
            if (links.isNull(0))
                continue;
            (links.view(1) == word(Role::Contradicts) ? against : queue).push_back({links.integer(0)});
        }
        if (!links.ok())
            return links.error();
    }
    for (const MemoryKey key : against) {
        if (!addNode(loader, byKey, key))
            return byKey.error();
    }
    return loader.build();
}

Result<std::shared_ptr<const Snapshot>> top(sql::Connection &db, const std::string &scope, std::size_t roots,
                                            std::stop_token stop)
{
    const char *within = scope.empty() ? "" : " AND m.scope = ?2";
    auto deepest =
        db.prepare(fmt::format("SELECT max(m.depth) FROM memory AS m WHERE m.depth < ?1 AND m.depth > 0{}", within));
    auto ofDepth = db.prepare(
        fmt::format("SELECT m.key FROM memory AS m WHERE m.depth = ?1{} AND NOT EXISTS (SELECT 1 FROM evidence AS e "
                    "WHERE e.source = m.key AND e.role IN ('supports', 'merged_from')) "
                    "ORDER BY m.created DESC NULLS LAST, m.key DESC",
                    within));
    std::vector<MemoryKey> keys;
    for (std::int64_t depth = std::numeric_limits<std::int32_t>::max(); keys.size() < roots;) {
        deepest.reset();
        deepest.bind(1, depth);
        if (!scope.empty())
            deepest.bind(2, std::string_view(scope));
        if (!deepest.next() || deepest.isNull(0)) {
            if (!deepest.ok())
                return deepest.error();
            break;
        }
        depth = deepest.integer(0);
        ofDepth.reset();
        ofDepth.bind(1, depth);
        if (!scope.empty())
            ofDepth.bind(2, std::string_view(scope));
        while (keys.size() < roots && ofDepth.next())
            keys.push_back({ofDepth.integer(0)});
        if (!ofDepth.ok())
            return ofDepth.error();
        if (stop.stop_requested())
            return cancelled();
    }

    SnapshotLoader loader(db, Arrival::Any);
    CREDENCE_TRY(loader.loadFlags());
    auto byKey = db.prepare(fmt::format("SELECT {} FROM memory AS m WHERE m.key = ?1", kNodeColumns));
    auto links = db.prepare("SELECT source, role, granularity FROM evidence WHERE derived = ?1 ORDER BY ordinal");
    for (const MemoryKey key : keys) {
        if (!addNode(loader, byKey, key))
            return byKey.error();
        links.reset();
        links.bind(1, key.value);
        while (links.next()) {
            loader.link(key, links, 0, 1, 2);
            if (!links.isNull(0) && !addNode(loader, byKey, {links.integer(0)}))
                return byKey.error();
        }
        if (!links.ok())
            return links.error();
    }
    return loader.build();
}

Result<MemoryId> idOf(sql::Connection &db, MemoryKey key)
{
    auto row = db.prepare("SELECT id FROM memory WHERE key = ?1");
    row.bind(1, key.value);
    if (row.next())
        return MemoryId{row.text(0)};
    if (!row.ok())
        return row.error();
    return Error{Errc::NotFound, "There is no such memory.", db.path().string()};
}

Result<bool> scopeExists(sql::Connection &db, const std::string &scope)
{
    auto row = db.prepare("SELECT 1 FROM scope WHERE id = ?1");
    row.bind(1, std::string_view(scope));
    const bool found = row.next();
    if (!row.ok())
        return row.error();
    return found;
}

} // namespace credence::read
