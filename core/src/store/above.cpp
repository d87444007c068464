// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a withdrawal or a restore may change, at about the cost of the bare recursive query: all that rests on the
// chosen memories with its status, but the sources only of those whose own status may follow. Which these are is found
// while reading, by counting what would be lost at worst.
#include "store/circles.h"
#include "store/read.h"

#include <credence/grounding.h>

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace credence::read {

namespace {

constexpr std::uint32_t kAbsent = std::numeric_limits<std::uint32_t>::max();

class Cone {
public:
    explicit Cone(sql::Connection &db)
        : m_self(db.prepare("SELECT ?1, NULL, NULL, m.kind, m.status, m.depth, m.acknowledged_lost, m.stated_doubt, "
                            "m.restores_to FROM memory AS m WHERE m.key = ?1")),
          m_up(
              db.prepare("SELECT e.derived, e.role, NULL, m.kind, m.status, m.depth, m.acknowledged_lost, "
                         "m.stated_doubt, m.restores_to FROM evidence AS e CROSS JOIN memory AS m ON m.key = e.derived "
                         "WHERE e.source = ?1 AND e.role <> 'contradicts'")),
          m_down(
              db.prepare("SELECT e.source, e.role, e.granularity, m.kind, m.status, m.depth, m.acknowledged_lost, "
                         "m.stated_doubt, m.restores_to FROM evidence AS e LEFT JOIN memory AS m ON m.key = e.source "
                         "WHERE e.derived = ?1 ORDER BY e.ordinal"))
    {
    }

    // All that rests on the starts, and the links by which it does.
    Result<void> climb(std::span<const MemoryKey> starts, const std::stop_token &stop)
    {
        m_index.reserve(64);
        m_nodes.reserve(64);
        for (const MemoryKey key : starts) {
            m_self.reset();
            m_self.bind(1, key.value);
            if (m_self.next())
                include(node(m_self));
        }
        m_starts = m_cone.size();
        for (std::size_t i = 0; i < m_cone.size(); ++i) {
            if (stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            const std::uint32_t source = m_cone[i];
            m_nodes[source].firstUp = static_cast<std::uint32_t>(m_ups.size());
            m_up.reset();
            m_up.bind(1, m_nodes[source].row.key.value);
            while (m_up.next()) {
                const std::uint32_t derived = node(m_up);
                m_ups.push_back({derived, parseRole(m_up.view(1)).value_or(Role::Supports)});
                include(derived);
            }
            m_nodes[source].endUp = static_cast<std::uint32_t>(m_ups.size());
        }
        return checked();
    }

    // The sources of the starts, and of each that is judged anew when one of its sources is lost or comes back.
    Result<void> widen(const std::stop_token &stop)
    {
        std::vector<std::uint32_t> turning(m_cone.begin(), m_cone.begin() + static_cast<std::ptrdiff_t>(m_starts));
        for (const std::uint32_t n : turning) {
            m_nodes[n].turns = true;
            readSources(n);
        }
        for (std::size_t i = 0; i < turning.size(); ++i) {
            if (stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            const std::uint32_t source = turning[i];
            m_nodes[source].passed = true;
            const bool lostBefore = isLost(m_nodes[source].row.status);
            for (std::uint32_t up = m_nodes[source].firstUp; up < m_nodes[source].endUp; ++up) {
                const std::uint32_t n = m_ups[up].derived;
                if (m_nodes[n].lastLoss == source) // by another role
                    continue;
                if (!m_nodes[n].complete)
                    readSources(n); // counts this one, too
                else if (!lostBefore)
                    ++m_nodes[n].mayLose;
                m_nodes[n].lastLoss = source;
                if (!m_nodes[n].turns && mayTurn(m_nodes[n])) {
                    m_nodes[n].turns = true;
                    turning.push_back(n);
                }
            }
        }
        return checked();
    }

    std::shared_ptr<const Snapshot> build()
    {
        for (const std::uint32_t source : m_cone) {
            for (std::uint32_t up = m_nodes[source].firstUp; up < m_nodes[source].endUp; ++up) {
                const Entry &derived = m_nodes[m_ups[up].derived];
                if (!derived.complete)
                    m_links.push_back({derived.row.key.value, m_nodes[source].row.key.value, m_ups[up].role});
            }
        }
        dropCircles(m_links, [&](std::int64_t key) {
            const auto it = m_index.find(key);
            if (it == m_index.end())
                return -1;
            const NodeRow &row = m_nodes[it->second].row;
            return row.kind == Kind::Reflection ? row.depth : 0;
        });
        Snapshot::Builder builder;
        builder.reserve(m_nodes.size(), m_links.size());
        builder.scope({});
        for (const Entry &entry : m_nodes)
            builder.add(entry.row);
        for (const Edge &edge : m_links)
            builder.link({edge.derived}, {edge.source}, edge.role, edge.granularity);
        return std::move(builder).build();
    }

private:
    struct Entry {
        NodeRow row;
        std::uint32_t firstUp = 0, endUp = 0;                 // in m_ups
        std::uint32_t lastSeen = kAbsent, lastLoss = kAbsent; // of which node: so that a link by two roles counts once
        std::int32_t sources = 0, mayLose = 0;                // distinct ones that carry support
        bool above = false;                                   // in the cone
        bool complete = false;                                // its sources have been read
        bool turns = false, passed = false;                   // it may be lost or come back; its dependents know
    };
    struct Up {
        std::uint32_t derived;
        Role role;
    };

    // The place of the memory that a row of one of the statements is about.
    std::uint32_t node(const sql::Statement &r)
    {
        const std::int64_t key = r.integer(0);
        const auto [it, added] = m_index.try_emplace(key, static_cast<std::uint32_t>(m_nodes.size()));
        if (!added)
            return it->second;
        NodeRow &row = m_nodes.emplace_back().row;
        row.key = {key};
        row.kind = parseKind(r.view(3)).value_or(Kind::Episode);
        row.status = parseStatus(r.view(4)).value_or(Status::Active);
        if (row.kind == Kind::Reflection)
            row.depth = static_cast<std::int32_t>(std::clamp<std::int64_t>(r.integer(5), 0, 1'000'000));
        row.acknowledgedLost = static_cast<std::uint16_t>(std::clamp<std::int64_t>(r.integer(6), 0, 65535));
        if (!r.isNull(7))
            row.statedDoubt = parseStatus(r.view(7)).value_or(Status::Active);
        if (!r.isNull(8))
            row.restoresTo = parseStatus(r.view(8)).value_or(Status::Active);
        return it->second;
    }

    void include(std::uint32_t n)
    {
        if (m_nodes[n].above)
            return;
        m_nodes[n].above = true;
        m_cone.push_back(n);
    }

    void readSources(std::uint32_t n)
    {
        m_nodes[n].complete = true;
        if (m_nodes[n].row.kind == Kind::Episode)
            return; // rests on nothing
        const MemoryKey key = m_nodes[n].row.key;
        m_down.reset();
        m_down.bind(1, key.value);
        while (m_down.next()) {
            const MemoryKey source{m_down.integer(0)}; // 0 where dangling
            const Role role = parseRole(m_down.view(1)).value_or(Role::Supports);
            m_links.push_back(
                {key.value, source.value, role, parseGranularity(m_down.view(2)).value_or(Granularity::Claim)});
            if (m_down.isNull(3)) // no such memory
                continue;
            const std::uint32_t s = node(m_down);
            if (role == Role::Contradicts || m_nodes[s].lastSeen == n)
                continue;
            m_nodes[s].lastSeen = n;
            ++m_nodes[n].sources;
            m_nodes[n].mayLose += isLost(m_nodes[s].row.status) || m_nodes[s].passed;
        }
    }

    // At worst; what is stale may also recover.
    static bool mayTurn(const Entry &entry)
    {
        const NodeRow &row = entry.row;
        if (row.kind != Kind::Reflection || row.status > Status::Stale)
            return false;
        return row.status == Status::Stale || row.statedDoubt == Status::Stale ||
               (entry.mayLose > row.acknowledgedLost && entry.sources - entry.mayLose < kCitationFloor);
    }

    Result<void> checked() const
    {
        for (const sql::Statement *statement : {&m_self, &m_up, &m_down}) {
            if (!statement->ok())
                return statement->error();
        }
        return {};
    }

    sql::Statement m_self, m_up, m_down;
    std::unordered_map<std::int64_t, std::uint32_t> m_index; // by key
    std::vector<Entry> m_nodes;
    std::vector<std::uint32_t> m_cone; // the starts first
    std::size_t m_starts = 0;
    std::vector<Up> m_ups;
    std::vector<Edge> m_links;
};

} // namespace

Result<std::shared_ptr<const Snapshot>> above(sql::Connection &db, std::span<const MemoryKey> keys,
                                              std::stop_token stop)
{
    Cone cone(db);
    CREDENCE_TRY(cone.climb(keys, stop));
    CREDENCE_TRY(cone.widen(stop));
    return cone.build();
}

} // namespace credence::read
