// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What people decided here about memories that came from another program.
#include "store/impl.h"
#include "store/ledger.h"
#include "store/read.h"
#include "store/review.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace credence {

namespace store {

namespace {

class HandBackReader {
public:
    HandBackReader(sql::Connection &db, const std::string &scope, const std::string &system)
        : m_db(db), m_scope(scope), m_system(system)
    {
    }

    Result<HandBackSet> read(const std::stop_token &stop)
    {
        CREDENCE_TRY(added());
        CREDENCE_TRY(withdrawn());
        CREDENCE_TRY(redacted());
        CREDENCE_TRY(erased());
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        std::stable_sort(m_items.begin(), m_items.end(),
                         [](const Numbered &a, const Numbered &b) { return a.number < b.number; });
        HandBackSet set;
        set.scope = m_scope;
        set.system = m_system;
        for (Numbered &one : m_items)
            set.items.push_back(std::move(one.item));
        auto all = decisions();
        if (!all)
            return all.error();
        set.decisions = std::move(*all);
        auto state = m_db.prepare("SELECT agent_state FROM scope WHERE id = ?1");
        state.bind(1, std::string_view(m_scope));
        if (state.next() && !state.isNull(0))
            set.state = state.text(0);
        if (!state.ok())
            return state.error();
        return set;
    }

private:
    struct Numbered {
        std::int64_t number = 0;
        HandBackItem item;
    };

    Result<Memory> memory(MemoryKey key)
    {
        const MemoryKey keys[] = {key};
        auto rows = read::rows(m_db, keys);
        if (!rows)
            return rows.error();
        if (rows->empty())
            return Error{Errc::Corrupt, "A memory vanished while it was read.", m_db.path().string()};
        return std::move(rows->front());
    }

    // Rows: key, ledger number, and of a decision: reviewer, reason, time.
    Result<void> take(sql::Statement &rows, HandBackKind kind)
    {
        struct Found {
            MemoryKey key;
            std::int64_t number = 0;
            std::string by, reason;
            std::optional<Time> at;
        };
        std::vector<Found> found;
        while (rows.next()) {
            Found one{{rows.integer(0)}, rows.integer(1), rows.text(2), rows.text(3), {}};
            if (!rows.isNull(4))
                one.at = Time(std::chrono::milliseconds(rows.integer(4)));
            found.push_back(std::move(one));
        }
        if (!rows.ok())
            return rows.error();
        for (Found &one : found) {
            Numbered item;
            item.number = one.number;
            item.item.kind = kind;
            auto m = memory(one.key);
            if (!m)
                return m.error();
            item.item.memory = std::move(*m);
            item.item.by = std::move(one.by);
            item.item.reason = std::move(one.reason);
            item.item.at = one.at;
            if (kind == HandBackKind::Added)
                CREDENCE_TRY(rests(one.key, item.item));
            if (kind == HandBackKind::Superseded || kind == HandBackKind::Archived)
                CREDENCE_TRY(replacement(one.key, item.item));
            if (item.item.by.empty() && item.number > 0) {
                const auto entry = loadEntry(m_db, {item.number});
                if (!entry)
                    return entry.error();
                item.item.by = entry->who;
                item.item.reason = entry->reason;
                item.item.at = entry->time;
            }
            m_items.push_back(std::move(item));
        }
        return {};
    }

    Result<void> rests(MemoryKey key, HandBackItem &item)
    {
        auto links = m_db.prepare("SELECT s.id, CASE WHEN s.source_system = ?2 THEN s.source_ref END, e.role, s.text, "
                                  "s.status FROM evidence AS e JOIN memory AS s ON s.key = e.source "
                                  "WHERE e.derived = ?1 ORDER BY e.ordinal");
        links.bind(1, key.value).bind(2, std::string_view(m_system));
        while (links.next()) {
            HandBackEvidence one{{links.text(0)}, links.text(1), parseRole(links.view(2)).value_or(Role::Supports), {}};
            if (links.view(4) != word(Status::Erased))
                one.text = links.text(3);
            if (one.role == Role::MergedFrom && !one.ref.empty())
                item.replaces.push_back(one.ref);
            item.evidence.push_back(std::move(one));
        }
        if (!links.ok())
            return links.error();
        auto old = m_db.prepare("SELECT source_ref FROM memory WHERE superseded_by = ?1 AND status = 'superseded' "
                                "AND source_system = ?2 AND source_ref IS NOT NULL AND scope = ?3 ORDER BY key");
        old.bind(1, std::string_view(item.memory.id.value))
            .bind(2, std::string_view(m_system))
            .bind(3, std::string_view(m_scope));
        while (old.next())
            item.replaces.push_back(old.text(0));
        if (!old.ok())
            return old.error();
        return {};
    }

    Result<void> replacement(MemoryKey key, HandBackItem &item)
    {
        auto row = m_db.prepare(
            "SELECT CASE WHEN n.source_system = ?2 THEN n.source_ref ELSE n.id END FROM memory AS m JOIN memory AS n "
            "ON n.id = m.superseded_by OR (m.superseded_by IS NULL AND n.kind = 'narrative' AND EXISTS "
            "(SELECT 1 FROM evidence AS e WHERE e.derived = n.key AND e.source = m.key AND e.role = 'merged_from')) "
            "WHERE m.key = ?1 ORDER BY n.key DESC LIMIT 1");
        row.bind(1, key.value).bind(2, std::string_view(m_system));
        while (row.next())
            item.replacementRef = row.text(0);
        if (!row.ok())
            return row.error();
        return {};
    }

    Result<void> added()
    {
        auto rows = m_db.prepare(
            "SELECT m.key, m.ledger, d.reviewer, d.reason, d.time FROM memory AS m LEFT JOIN decision AS d "
            "ON d.id = (SELECT x.id FROM decision AS x WHERE x.candidate = m.candidate AND x.verdict = 'approve' "
            "           AND x.origin = 'local' ORDER BY x.ledger DESC LIMIT 1) "
            "WHERE m.scope = ?1 AND m.origin = 'committed' AND m.status IN ('active', 'suspect') "
            "AND (EXISTS (SELECT 1 FROM evidence AS e JOIN memory AS s ON s.key = e.source "
            "             WHERE e.derived = m.key AND s.source_system = ?2) "
            "     OR EXISTS (SELECT 1 FROM memory AS o WHERE o.superseded_by = m.id AND o.source_system = ?2 "
            "                AND o.scope = m.scope)) ORDER BY m.key");
        rows.bind(1, std::string_view(m_scope)).bind(2, std::string_view(m_system));
        return take(rows, HandBackKind::Added);
    }

    Result<void> withdrawn()
    {
        constexpr std::pair<const char *, HandBackKind> kStates[] = {{"superseded", HandBackKind::Superseded},
                                                                     {"deprecated", HandBackKind::Archived},
                                                                     {"retracted", HandBackKind::Retracted}};
        for (const auto &[status, kind] : kStates) {
            // What the source said itself needs no saying, and what is gone there can't be told of.
            auto rows = m_db.prepare(
                "SELECT m.key, coalesce((SELECT max(c.number) FROM ledger_change AS c WHERE c.memory = m.key), 0), "
                "NULL, NULL, NULL FROM memory AS m WHERE m.scope = ?1 AND m.source_system = ?2 "
                "AND m.origin = 'imported' AND m.status = ?3 AND coalesce(m.stated_status, 'active') <> ?3 "
                "AND NOT EXISTS (SELECT 1 FROM vanished AS v WHERE v.memory = m.key) ORDER BY m.key");
            rows.bind(1, std::string_view(m_scope))
                .bind(2, std::string_view(m_system))
                .bind(3, std::string_view(status));
            CREDENCE_TRY(take(rows, kind));
        }
        return {};
    }

    Result<void> redacted()
    {
        auto rows = m_db.prepare(
            "SELECT m.key, r.ledger, r.reviewer, r.reason, r.time FROM memory AS m JOIN resolution AS r "
            "ON r.id = (SELECT x.id FROM resolution AS x JOIN flag AS f ON f.id = x.flag WHERE f.target = m.id "
            "           AND f.state = 'redact' AND x.state = 'redact' ORDER BY x.ledger DESC LIMIT 1) "
            "WHERE m.scope = ?1 AND m.source_system = ?2 AND m.origin = 'imported' AND m.status <> 'erased' "
            "ORDER BY m.key");
        rows.bind(1, std::string_view(m_scope)).bind(2, std::string_view(m_system));
        return take(rows, HandBackKind::Redacted);
    }

    Result<void> erased()
    {
        auto rows = m_db.prepare(
            "SELECT m.key, coalesce((SELECT max(t.number) FROM tombstone AS t WHERE t.kind = 'memory' AND t.id = "
            "m.id), "
            "0), NULL, NULL, NULL FROM memory AS m WHERE m.scope = ?1 AND m.source_system = ?2 "
            "AND m.origin = 'imported' AND m.status = 'erased' AND m.source_ref IS NOT NULL ORDER BY m.key");
        rows.bind(1, std::string_view(m_scope)).bind(2, std::string_view(m_system));
        return take(rows, HandBackKind::Erased);
    }

    Result<std::vector<HandBackDecision>> decisions()
    {
        std::vector<std::pair<std::string, std::string>> found; // id, state
        auto rows = m_db.prepare("SELECT q.id, q.state FROM queue AS q JOIN candidate AS c ON c.id = q.id "
                                 "WHERE c.origin = 'imported' AND q.scope = ?1 "
                                 "AND q.state IN ('approved', 'rejected', 'committed') ORDER BY q.id");
        rows.bind(1, std::string_view(m_scope));
        while (rows.next())
            found.emplace_back(rows.text(0), rows.text(1));
        if (!rows.ok())
            return rows.error();
        std::vector<HandBackDecision> all;
        for (const auto &[id, state] : found) {
            auto stored = loadCandidate(m_db, id);
            if (!stored)
                return stored.error();
            if (stored->system != m_system)
                continue;
            const auto decision = decisionInForce(m_db, id);
            if (!decision)
                return decision.error();
            HandBackDecision one{stored->json, state, {}, {}, {}, {}};
            const Candidate &candidate = stored->candidate;
            if (!candidate.modelText.empty() && candidate.modelText != candidate.text)
                one.text = candidate.text;
            if (*decision) {
                one.by = (*decision)->reviewer;
                one.reason = (*decision)->reason;
                one.at = (*decision)->time;
            }
            all.push_back(std::move(one));
        }
        return all;
    }

    sql::Connection &m_db;
    const std::string &m_scope, &m_system;
    std::vector<Numbered> m_items;
};

} // namespace

} // namespace store

Result<HandBackSet> Store::handBack(const std::string &scope, const std::string &system, std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    const auto known = read::scopeExists(**reader, scope);
    if (!known)
        return known.error();
    if (!*known)
        return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", scope), d->info.path.string()};
    return store::HandBackReader(**reader, scope, system).read(stop);
}

} // namespace credence
