// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/wiring.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace credence::store {

void Wiring::addNew(const NewMemory &memory, std::vector<WiredLink> links)
{
    const MemoryKey key = memory.memory->key;
    Node node;
    node.fresh = memory;
    node.kind = memory.memory->kind;
    node.stated = memory.memory->status;
    node.links = std::move(links);
    m_nodes.emplace(key, std::move(node));
    m_start.push_back(key);
}

void Wiring::rewire(MemoryKey existing, Kind kind, std::vector<WiredLink> links)
{
    Node node;
    node.kind = kind;
    node.rewired = true;
    node.links = std::move(links);
    m_nodes.insert_or_assign(existing, std::move(node));
    m_start.push_back(existing);
    m_existing = true;
}

Result<int> Wiring::storedDepth(MemoryKey key)
{
    auto row = m_db.prepare("SELECT depth FROM memory WHERE key = ?1");
    row.bind(1, key.value);
    int depth = 0;
    if (row.next())
        depth = static_cast<int>(row.integer(0));
    if (!row.ok())
        return row.error();
    return depth;
}

Result<void> Wiring::load(MemoryKey key)
{
    Node node;
    auto row = m_db.prepare("SELECT kind, depth FROM memory WHERE key = ?1");
    row.bind(1, key.value);
    if (row.next()) {
        node.kind = parseKind(row.view(0)).value_or(Kind::Episode);
        node.depthBefore = static_cast<int>(row.integer(1));
    }
    if (!row.ok())
        return row.error();
    auto links = m_db.prepare("SELECT source, source_ref, role, granularity, quote FROM evidence WHERE derived = ?1 "
                              "ORDER BY ordinal");
    links.bind(1, key.value);
    while (links.next())
        node.links.push_back({{links.integer(0)},
                              links.text(1),
                              parseRole(links.view(2)).value_or(Role::Supports),
                              parseGranularity(links.view(3)).value_or(Granularity::Claim),
                              links.text(4)});
    if (!links.ok())
        return links.error();
    m_nodes.emplace(key, std::move(node));
    return {};
}

// Everything that rests on a rewired memory: its depth may change, too.
Result<void> Wiring::loadAbove()
{
    std::vector<MemoryKey> queue;
    for (auto &[key, node] : m_nodes) {
        if (node.fresh.memory)
            continue;
        const auto before = storedDepth(key);
        if (!before)
            return before.error();
        node.depthBefore = *before;
        queue.push_back(key);
    }
    auto dependents =
        m_db.prepare("SELECT derived FROM evidence WHERE source = ?1 AND role IN ('supports', 'merged_from')");
    for (std::size_t i = 0; i < queue.size(); ++i) {
        dependents.reset();
        dependents.bind(1, queue[i].value);
        std::vector<MemoryKey> found;
        while (dependents.next())
            found.push_back({dependents.integer(0)});
        if (!dependents.ok())
            return dependents.error();
        for (const MemoryKey key : found) {
            if (m_nodes.contains(key))
                continue;
            CREDENCE_TRY(load(key));
            queue.push_back(key);
        }
    }
    std::sort(queue.begin(), queue.end());
    for (const MemoryKey key : queue) {
        if (!m_nodes.at(key).rewired)
            m_start.push_back(key);
    }
    return {};
}

// Depth first, sources before what rests on them. A link back to a memory on the way closes a circle and is cut.
// Memories of the store outside m_nodes rest on nothing that changes, so no circle passes through them.
Result<bool> Wiring::order()
{
    enum { Fresh, OnTheWay, Done };
    std::unordered_map<MemoryKey, int> state;
    m_order.clear();
    for (const MemoryKey start : m_start) {
        if (state[start] != Fresh)
            continue;
        std::vector<std::pair<MemoryKey, std::size_t>> stack{{start, 0}};
        state[start] = OnTheWay;
        while (!stack.empty()) {
            const MemoryKey key = stack.back().first;
            Node &node = m_nodes.at(key);
            if (stack.back().second == node.links.size()) {
                state[key] = Done;
                m_order.push_back(key);
                stack.pop_back();
                continue;
            }
            const std::size_t index = stack.back().second++;
            const WiredLink &link = node.links[index];
            if (!link.source || link.role == Role::Contradicts || !m_nodes.contains(link.source))
                continue;
            const int seen = state[link.source];
            if (seen == Fresh) {
                state[link.source] = OnTheWay;
                stack.emplace_back(link.source, 0);
                continue;
            }
            if (seen == Done)
                continue;
            // A circle. The link that closes it goes, unless it was in the store already: then the last new one of
            // the circle does, and the walk is done again.
            const auto changeable = [&](MemoryKey k) {
                const Node &n = m_nodes.at(k);
                return n.fresh.memory != nullptr || n.rewired;
            };
            if (changeable(key)) {
                m_cut.push_back({key, link.source});
                node.links.erase(node.links.begin() + static_cast<std::ptrdiff_t>(index));
                --stack.back().second;
                continue;
            }
            for (std::size_t i = stack.size() - 1; i-- > 0;) {
                Node &cutAt = m_nodes.at(stack[i].first);
                const std::size_t taken = stack[i].second - 1;
                if (changeable(stack[i].first)) {
                    m_cut.push_back({stack[i].first, cutAt.links[taken].source});
                    cutAt.links.erase(cutAt.links.begin() + static_cast<std::ptrdiff_t>(taken));
                    return false;
                }
                if (stack[i].first == link.source)
                    break;
            }
            return Error{Errc::Corrupt, "The evidence in the store forms a circle; it was changed by another program.",
                         m_db.path().string()};
        }
    }
    return true;
}

Result<void> Wiring::plan()
{
    if (m_existing)
        CREDENCE_TRY(loadAbove());
    for (;;) {
        const auto clean = order();
        if (!clean)
            return clean.error();
        if (*clean)
            break;
    }
    std::unordered_map<MemoryKey, int> outside;
    for (const MemoryKey key : m_order) {
        Node &node = m_nodes.at(key);
        int deepest = 0;
        for (const WiredLink &link : node.links) {
            if (!link.source || link.role == Role::Contradicts)
                continue;
            if (const auto it = m_nodes.find(link.source); it != m_nodes.end()) {
                deepest = std::max(deepest, it->second.depth);
                continue;
            }
            auto [it, isNew] = outside.try_emplace(link.source, 0);
            if (isNew) {
                const auto depth = storedDepth(link.source);
                if (!depth)
                    return depth.error();
                it->second = *depth;
            }
            deepest = std::max(deepest, it->second);
        }
        node.depth = node.kind == Kind::Reflection ? 1 + deepest : 0;
        if (node.fresh.memory)
            node.fresh.memory->depth = node.depth;
    }
    return {};
}

std::vector<Wiring::DepthChange> Wiring::depthChanges() const
{
    std::vector<DepthChange> out;
    for (const MemoryKey key : m_order) {
        const Node &node = m_nodes.at(key);
        if (!node.fresh.memory && node.depth != node.depthBefore)
            out.push_back({key, node.depthBefore, node.depth});
    }
    return out;
}

Result<void> Wiring::judge()
{
    auto status = m_db.prepare("SELECT status FROM memory WHERE key = ?1");
    for (const MemoryKey key : m_order) {
        Node &node = m_nodes.at(key);
        if (!node.fresh.memory || !node.fresh.judged || node.kind != Kind::Reflection)
            continue;
        Memory &memory = *node.fresh.memory;
        if (memory.status != Status::Active && memory.status != Status::Suspect && memory.status != Status::Stale)
            continue;
        std::unordered_set<MemoryKey> left, lost;
        for (const WiredLink &link : node.links) {
            if (!link.source || link.role == Role::Contradicts)
                continue;
            Status of = Status::Active;
            if (const auto it = m_nodes.find(link.source); it != m_nodes.end() && it->second.fresh.memory) {
                of = it->second.fresh.memory->status;
            } else {
                status.reset();
                status.bind(1, link.source.value);
                if (status.next())
                    of = parseStatus(status.view(0)).value_or(Status::Active);
                if (!status.ok())
                    return status.error();
            }
            (isLost(of) ? lost : left).insert(link.source);
        }
        const Status doubt = lost.empty()                                     ? Status::Active
                             : static_cast<int>(left.size()) < kCitationFloor ? Status::Stale
                                                                              : Status::Suspect;
        if (memory.status > doubt) // active < suspect < stale
            node.statedDoubt = memory.status;
        else
            memory.status = doubt;
    }
    return {};
}

namespace wiring_rows {

// Inserts rows into one table: many by one statement where there are as many, since each statement opens all of the
// table's indexes anew.
class RowInserter {
public:
    static constexpr std::size_t kMost = 32, kSome = 8;

    RowInserter(sql::Connection &db, std::string_view table, std::string_view columns)
        : m_db(db), m_head(fmt::format("INSERT INTO {} ({}) VALUES ", table, columns)),
          m_columns(static_cast<int>(std::count(columns.begin(), columns.end(), ',')) + 1)
    {
    }
    // `bind(statement, first, i)` binds row i, its columns from parameter first + 1 on. What it binds must stay until
    // this returns.
    template<class Bind>
    [[nodiscard]] Result<void> insert(std::size_t count, const Bind &bind)
    {
        for (std::size_t at = 0; at < count;) {
            const std::size_t left = count - at, rows = left >= kMost ? kMost : left >= kSome ? kSome : 1;
            sql::Statement &put = statement(rows);
            put.reset();
            for (std::size_t i = 0; i < rows; ++i)
                bind(put, static_cast<int>(i) * m_columns, at + i);
            CREDENCE_TRY(put.run());
            at += rows;
        }
        return {};
    }

private:
    sql::Statement &statement(std::size_t rows)
    {
        std::optional<sql::Statement> &made = rows == 1 ? m_one : rows == kSome ? m_some : m_many;
        if (!made) {
            std::string row = "(?";
            for (int i = 1; i < m_columns; ++i)
                row += ", ?";
            std::string sql = m_head;
            for (std::size_t i = 0; i < rows; ++i)
                sql += (i > 0 ? ", " : "") + row + ")";
            made.emplace(m_db.prepare(sql));
        }
        return *made;
    }

    sql::Connection &m_db;
    std::string m_head;
    int m_columns;
    std::optional<sql::Statement> m_one, m_some, m_many;
};

} // namespace wiring_rows

// Rows wait until there are many, or until one of them is needed. The links of a new memory go before it, so that its
// insertion is judged with them; what they name must be there before them.
class Wiring::Rows {
    using RowInserter = wiring_rows::RowInserter;

public:
    Rows(sql::Connection &db, LedgerNumber number)
        : m_number(number),
          m_putLinks(db, "evidence", "derived, ordinal, source, source_ref, role, granularity, quote"),
          m_putMemories(db, "memory",
                        "key, id, scope, kind, shape, status, origin, depth, stored_depth, created, importance, "
                        "importance_raw, importance_scale, stated_status, stated_doubt, malformed, ledger, "
                        "source_system, source_ref, created_text, zone_assumed, valid_from, valid_to, expires, "
                        "last_accessed, session, actor, outcome, stated_confidence, superseded_by, subject, predicate, "
                        "object, rule_if, rule_then, text, extra, candidate"),
          m_putTags(db, "tag", "memory, ordinal, name"), m_putEntities(db, "entity", "memory, ordinal, name")
    {
    }

    // Contradictions may be mutual or point forward, so they come when all memories are in.
    [[nodiscard]] Result<void> links(MemoryKey key, const Node &node, bool contradicting)
    {
        for (std::size_t i = 0; i < node.links.size(); ++i) {
            const WiredLink &link = node.links[i];
            if ((link.role == Role::Contradicts) != contradicting)
                continue;
            if (link.source && std::any_of(m_memories.begin(), m_memories.end(), [&](const Node *waiting) {
                    return waiting->fresh.memory->key == link.source;
                }))
                CREDENCE_TRY(flush());
            m_links.push_back({key, i, &link});
        }
        return m_links.size() >= kWaiting ? flush() : Result<void>();
    }
    [[nodiscard]] Result<void> memory(const Node &node)
    {
        m_memories.push_back(&node);
        return m_memories.size() >= RowInserter::kMost ? flush() : Result<void>();
    }
    [[nodiscard]] Result<void> flush();
    [[nodiscard]] Result<void> finish(); // flush(), and the tags and entities that still wait

private:
    struct Link {
        MemoryKey derived;
        std::size_t ordinal;
        const WiredLink *link;
    };
    struct Name {
        MemoryKey memory;
        std::size_t ordinal;
        const std::string *name;
    };
    static constexpr std::size_t kWaiting = 4 * RowInserter::kMost;

    void bindMemory(sql::Statement &put, int first, const Node &node) const;
    static Result<void> putNames(RowInserter &put, std::vector<Name> &names)
    {
        CREDENCE_TRY(put.insert(names.size(), [&](sql::Statement &row, int first, std::size_t i) {
            row.bind(first + 1, names[i].memory.value).bind(first + 2, static_cast<std::int64_t>(names[i].ordinal));
            row.bindKept(first + 3, *names[i].name);
        }));
        names.clear();
        return {};
    }

    LedgerNumber m_number;
    RowInserter m_putLinks, m_putMemories, m_putTags, m_putEntities;
    std::vector<Link> m_links;
    std::vector<const Node *> m_memories;
    std::vector<Name> m_tags, m_entities; // nothing needs them, so they wait until there are many
};

Result<void> Wiring::Rows::flush()
{
    CREDENCE_TRY(m_putLinks.insert(m_links.size(), [&](sql::Statement &row, int first, std::size_t i) {
        const auto &[derived, ordinal, link] = m_links[i];
        row.bind(first + 1, derived.value).bind(first + 2, static_cast<std::int64_t>(ordinal));
        if (link->source)
            row.bind(first + 3, link->source.value).bindNull(first + 4);
        else
            row.bindNull(first + 3).bindKept(first + 4, link->ref);
        row.bindKept(first + 5, word(link->role)).bindKept(first + 6, word(link->granularity));
        row.bindKeptOrNull(first + 7, link->quote);
    }));
    m_links.clear();
    CREDENCE_TRY(m_putMemories.insert(m_memories.size(), [&](sql::Statement &row, int first, std::size_t i) {
        bindMemory(row, first, *m_memories[i]);
    }));
    for (const Node *node : m_memories) {
        const Memory &m = *node->fresh.memory;
        for (std::size_t i = 0; i < m.tags.size(); ++i)
            m_tags.push_back({m.key, i, &m.tags[i]});
        for (std::size_t i = 0; i < m.entities.size(); ++i)
            m_entities.push_back({m.key, i, &m.entities[i]});
    }
    m_memories.clear();
    if (m_tags.size() >= kWaiting)
        CREDENCE_TRY(putNames(m_putTags, m_tags));
    return m_entities.size() >= kWaiting ? putNames(m_putEntities, m_entities) : Result<void>();
}

Result<void> Wiring::Rows::finish()
{
    CREDENCE_TRY(flush());
    CREDENCE_TRY(putNames(m_putTags, m_tags));
    return putNames(m_putEntities, m_entities);
}

void Wiring::Rows::bindMemory(sql::Statement &put, int first, const Node &node) const
{
    const Memory &m = *node.fresh.memory;
    int at = first;
    const auto number = [&](std::optional<std::int64_t> value) { put.bind(++at, value); };
    const auto real = [&](const std::optional<double> &value) { put.bind(++at, value); };
    const auto text = [&](std::string_view value) { put.bindKept(++at, value); };
    const auto textOrNull = [&](std::string_view value) { put.bindKeptOrNull(++at, value); };
    const auto time = [&](const std::optional<Time> &t) {
        number(t ? std::optional<std::int64_t>(t->time_since_epoch().count()) : std::nullopt);
    };
    number(m.key.value);
    text(m.id.value);
    text(m.scope);
    text(word(m.kind));
    textOrNull(word(m.shape));
    text(word(m.status));
    text(word(m.origin));
    number(m.depth);
    number(m.storedDepth ? std::optional<std::int64_t>(*m.storedDepth) : std::nullopt);
    time(m.created);
    real(m.importance);
    real(m.importanceRaw);
    textOrNull(word(m.importanceScale));
    text(word(node.stated));
    textOrNull(node.statedDoubt == Status::Active ? "" : word(node.statedDoubt));
    number(node.fresh.malformed ? 1 : 0);
    number(m_number.value);
    textOrNull(m.sourceSystem);
    textOrNull(m.sourceRef);
    textOrNull(m.createdText);
    number(m.zoneAssumed ? 1 : 0);
    time(m.validFrom);
    time(m.validTo);
    time(m.expires);
    time(m.lastAccessed);
    textOrNull(m.session);
    textOrNull(m.actor);
    textOrNull(m.outcome);
    textOrNull(m.statedConfidence);
    textOrNull(m.supersededBy.value);
    textOrNull(m.subject);
    textOrNull(m.predicate);
    textOrNull(m.object);
    textOrNull(m.ruleIf);
    textOrNull(m.ruleThen);
    text(m.text);
    textOrNull(m.extra);
    textOrNull(node.fresh.candidate);
}

Result<void> Wiring::apply(LedgerNumber number, std::stop_token stop, const Progress &progress)
{
    auto admit = m_db.prepare("UPDATE memory SET admission = ?2 WHERE key = ?1");
    auto sink = m_db.prepare("UPDATE memory SET depth = ?2 WHERE key = ?1");
    auto clear = m_db.prepare("DELETE FROM evidence WHERE derived = ?1");
    Rows rows(m_db, number);
    std::uint64_t done = 0;
    for (const MemoryKey key : m_order) {
        const Node &node = m_nodes.at(key);
        if (++done % 1024 == 0) {
            if (stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            if (progress)
                progress(done, m_order.size());
        }
        if (node.fresh.memory) {
            CREDENCE_TRY(rows.links(key, node, false));
            CREDENCE_TRY(rows.memory(node));
            continue;
        }
        if (!node.rewired && node.depth == node.depthBefore)
            continue;
        const auto run = [&](sql::Statement &statement, auto... value) {
            statement.reset();
            statement.bind(1, key.value);
            (statement.bind(2, value), ...);
            return statement.run();
        };
        CREDENCE_TRY(rows.flush());
        CREDENCE_TRY(run(admit, std::string_view("open")));
        if (node.rewired) {
            CREDENCE_TRY(run(clear));
            CREDENCE_TRY(rows.links(key, node, false));
            CREDENCE_TRY(rows.flush());
        }
        CREDENCE_TRY(run(sink, std::int64_t{node.depth}));
        CREDENCE_TRY(run(admit, std::string_view("in")));
    }
    CREDENCE_TRY(rows.flush());
    for (const MemoryKey key : m_order) {
        const Node &node = m_nodes.at(key);
        if (!node.links.empty() && (node.fresh.memory || node.rewired))
            CREDENCE_TRY(rows.links(key, node, true));
    }
    return rows.finish();
}

} // namespace credence::store
