// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/wiring.h"

#include <algorithm>

namespace credence::store {

void Wiring::addNew(NewMemory memory, std::vector<WiredLink> links)
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

Result<void> Wiring::writeLinks(MemoryKey key, const Node &node, bool contradictsLater)
{
    if (node.links.empty()) // most memories are episodes
        return {};
    auto put = m_db.prepare("INSERT INTO evidence (derived, ordinal, source, source_ref, role, granularity, quote) "
                            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    std::int64_t ordinal = -1;
    for (const WiredLink &link : node.links) {
        ++ordinal;
        // Contradictions may be mutual or point forward, so they come when all memories are in.
        if ((link.role == Role::Contradicts) != contradictsLater)
            continue;
        put.reset();
        put.bind(1, key.value).bind(2, ordinal);
        if (link.source)
            put.bind(3, link.source.value).bindNull(4);
        else
            put.bindNull(3).bind(4, std::string_view(link.ref));
        put.bind(5, std::string_view(word(link.role))).bind(6, std::string_view(word(link.granularity)));
        put.bindOrNull(7, link.quote);
        CREDENCE_TRY(put.run());
    }
    return {};
}

Result<void> Wiring::insert(const Node &node, LedgerNumber number)
{
    const Memory &m = *node.fresh.memory;
    auto put = m_db.prepare(
        "INSERT INTO memory (key, id, scope, kind, shape, status, origin, depth, stored_depth, created, importance, "
        "importance_raw, importance_scale, stated_status, stated_doubt, malformed, ledger, source_system, source_ref, "
        "created_text, zone_assumed, valid_from, valid_to, expires, last_accessed, session, actor, outcome, "
        "stated_confidence, superseded_by, subject, predicate, object, rule_if, rule_then, text, extra, candidate) "
        "VALUES "
        "(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, "
        "?24, "
        "?25, ?26, ?27, ?28, ?29, ?30, ?31, ?32, ?33, ?34, ?35, ?36, ?37, ?38)");
    const auto time = [](const std::optional<Time> &t) {
        return t ? std::optional<std::int64_t>(t->time_since_epoch().count()) : std::nullopt;
    };
    const std::optional<std::int64_t> storedDepth =
        m.storedDepth ? std::optional<std::int64_t>(*m.storedDepth) : std::nullopt;
    put.bind(1, m.key.value).bind(2, std::string_view(m.id.value)).bind(3, std::string_view(m.scope));
    put.bind(4, std::string_view(word(m.kind))).bindOrNull(5, word(m.shape)).bind(6, std::string_view(word(m.status)));
    put.bind(7, std::string_view(word(m.origin))).bind(8, std::int64_t{m.depth}).bind(9, storedDepth);
    put.bind(10, time(m.created)).bind(11, m.importance).bind(12, m.importanceRaw);
    put.bindOrNull(13, word(m.importanceScale));
    put.bind(14, std::string_view(word(node.stated)));
    put.bindOrNull(15, node.statedDoubt == Status::Active ? "" : word(node.statedDoubt));
    put.bind(16, std::int64_t{node.fresh.malformed}).bind(17, number.value);
    put.bindOrNull(18, m.sourceSystem).bindOrNull(19, m.sourceRef).bindOrNull(20, m.createdText);
    put.bind(21, std::int64_t{m.zoneAssumed}).bind(22, time(m.validFrom)).bind(23, time(m.validTo));
    put.bind(24, time(m.expires)).bind(25, time(m.lastAccessed)).bindOrNull(26, m.session).bindOrNull(27, m.actor);
    put.bindOrNull(28, m.outcome).bindOrNull(29, m.statedConfidence).bindOrNull(30, m.supersededBy.value);
    put.bindOrNull(31, m.subject).bindOrNull(32, m.predicate).bindOrNull(33, m.object).bindOrNull(34, m.ruleIf);
    put.bindOrNull(35, m.ruleThen).bind(36, std::string_view(m.text)).bindOrNull(37, m.extra);
    put.bindOrNull(38, node.fresh.candidate);
    CREDENCE_TRY(put.run());
    for (const bool tags : {true, false}) {
        const auto &names = tags ? m.tags : m.entities;
        if (names.empty())
            continue;
        auto name = m_db.prepare(tags ? "INSERT INTO tag (memory, ordinal, name) VALUES (?1, ?2, ?3)"
                                      : "INSERT INTO entity (memory, ordinal, name) VALUES (?1, ?2, ?3)");
        for (std::size_t i = 0; i < names.size(); ++i) {
            name.reset();
            CREDENCE_TRY(name.bind(1, m.key.value)
                             .bind(2, static_cast<std::int64_t>(i))
                             .bind(3, std::string_view(names[i]))
                             .run());
        }
    }
    return {};
}

Result<void> Wiring::apply(LedgerNumber number, std::stop_token stop, const Progress &progress)
{
    auto admit = m_db.prepare("UPDATE memory SET admission = ?2 WHERE key = ?1");
    auto sink = m_db.prepare("UPDATE memory SET depth = ?2 WHERE key = ?1");
    auto clear = m_db.prepare("DELETE FROM evidence WHERE derived = ?1");
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
            CREDENCE_TRY(writeLinks(key, node, false));
            CREDENCE_TRY(insert(node, number));
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
        CREDENCE_TRY(run(admit, std::string_view("open")));
        if (node.rewired) {
            CREDENCE_TRY(run(clear));
            CREDENCE_TRY(writeLinks(key, node, false));
        }
        CREDENCE_TRY(run(sink, std::int64_t{node.depth}));
        CREDENCE_TRY(run(admit, std::string_view("in")));
    }
    for (const MemoryKey key : m_order) {
        const Node &node = m_nodes.at(key);
        if (node.fresh.memory || node.rewired)
            CREDENCE_TRY(writeLinks(key, node, true));
    }
    return {};
}

} // namespace credence::store
