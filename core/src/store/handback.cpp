// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What people decided here about memories that came from another program.
#include "store/impl.h"
#include "store/ledger.h"
#include "store/mirror.h"
#include "store/read.h"
#include "store/review.h"
#include "util/equals.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace credence {

namespace store {

namespace {

// What would be said of it, digested: another one when that is something else. `what`: the word of handed_back.
std::string saidOf(const std::string &salt, const HandBackItem &item, const std::string &what)
{
    std::string said = what;
    if (item.kind == HandBackKind::Added || item.kind == HandBackKind::Restored || item.kind == HandBackKind::Redacted)
        said += "\n" + item.memory.text;
    if (item.kind == HandBackKind::Superseded || item.kind == HandBackKind::Archived)
        said += "\n" + item.replacementRef;
    return sha256(salt + said);
}

std::string saidOf(const std::string &salt, const HandBackDecision &decision)
{
    return sha256(salt + (decision.state == "rejected" ? "rejected" : "approved\n" + decision.text));
}

class HandBackReader {
public:
    HandBackReader(sql::Connection &db, const std::string &scope, const std::string &system)
        : m_db(db), m_scope(scope), m_system(system)
    {
    }

    Result<HandBackSet> read(const std::stop_token &stop)
    {
        const auto version = m_db.integer("PRAGMA user_version");
        if (!version)
            return version.error();
        m_version = *version;
        m_notes = m_version >= kHandBackSchema;
        CREDENCE_TRY(added());
        CREDENCE_TRY(withdrawn());
        if (m_notes) {
            CREDENCE_TRY(takenBack());
            CREDENCE_TRY(restored());
        }
        CREDENCE_TRY(redacted());
        CREDENCE_TRY(erased());
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        std::stable_sort(m_items.begin(), m_items.end(),
                         [](const Numbered &a, const Numbered &b) { return a.number < b.number; });
        HandBackSet set;
        set.scope = m_scope;
        set.system = m_system;
        auto all = decisions();
        if (!all)
            return all.error();
        set.decisions = std::move(*all);
        CREDENCE_TRY(mergedInto(set.decisions));
        for (Numbered &one : m_items)
            set.items.push_back(std::move(one.item));
        CREDENCE_TRY(remember(set));
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

    // What was said before, and what the store knows of the sources.
    Result<void> remember(HandBackSet &set)
    {
        const auto salt = saltOf(m_db);
        if (!salt)
            return salt.error();
        if (!m_notes)
            return {};
        // What was said of it later, and is something else, counts: what was added, taken away and added again.
        auto last = m_db.prepare("SELECT h.number, h.mirror, h.script, h.said, l.time, h.what FROM handed_back AS h "
                                 "JOIN ledger AS l ON l.number = h.number WHERE h.subject = ?1 "
                                 "AND (h.what = ?2 OR (?2 NOT IN ('redacted', 'decision') "
                                 "                     AND h.what NOT IN ('redacted', 'decision'))) "
                                 "ORDER BY h.number DESC LIMIT 1");
        const auto brings = [](std::string_view word) { return word == "added" || word == "restored"; };
        // `other`: a word by a file that would do the opposite.
        const auto before = [&](const std::string &subject, const char *what, const auto &said,
                                bool other = false) -> Result<std::optional<HandedBack>> {
            std::optional<HandedBack> one;
            last.reset();
            last.bind(1, std::string_view(subject)).bind(2, std::string_view(what));
            // Versions before noted what was restored as added.
            const std::string_view restored = word(HandBackKind::Restored), added = word(HandBackKind::Added);
            if (last.next() && (other ? last.integer(2) != 0 && brings(last.view(5)) != brings(what)
                                      : last.view(5) == what || (what == restored && last.view(5) == added)))
                one = HandedBack{{last.integer(0)},
                                 Time(std::chrono::milliseconds(last.integer(4))),
                                 {},
                                 MirrorId{last.integer(1)},
                                 last.integer(2) != 0,
                                 last.view(3) == said(last.text(5))};
            if (!last.ok())
                return last.error();
            if (one) {
                const auto entry = loadEntry(m_db, one->entry);
                if (!entry)
                    return entry.error();
                one->who = entry->who;
            }
            return one;
        };
        for (HandBackItem &item : set.items) {
            auto one = before(item.memory.id.value, word(item.kind),
                              [&](const std::string &what) { return saidOf(*salt, item, what); });
            if (!one)
                return one.error();
            item.before = std::move(*one);
            auto other = before(
                item.memory.id.value, word(item.kind), [](const std::string &) { return std::string(); }, true);
            if (!other)
                return other.error();
            item.otherwise = std::move(*other);
        }
        for (HandBackDecision &decision : set.decisions) {
            auto one = before(decision.id, "decision", [&](const std::string &) { return saidOf(*salt, decision); });
            if (!one)
                return one.error();
            decision.before = std::move(*one);
        }
        CREDENCE_TRY(whence(set));
        CREDENCE_TRY(lastOf(set));
        auto mirrors = m_db.prepare("SELECT id, path, scope, mapping FROM mirror WHERE format = ?1 ORDER BY id");
        mirrors.bind(1, std::string_view(m_system));
        while (mirrors.next())
            set.sources.push_back(
                {MirrorId{mirrors.integer(0)}, mirrors.text(1), mirrors.text(2), mappingFrom(mirrors.view(3)), {}});
        if (!mirrors.ok())
            return mirrors.error();
        auto places = m_db.prepare("SELECT path FROM mirror ORDER BY id");
        while (places.next())
            set.places.push_back(places.text(0));
        if (!places.ok())
            return places.error();
        // Words that were taken out and handed back stand there under another id where ids are made of words.
        auto refs = m_db.prepare(fmt::format(
            "SELECT m.source_ref FROM ({}) AS k JOIN memory AS m ON m.key = k.key "
            "WHERE m.scope = ?2 AND m.source_system = ?3 AND m.origin = 'imported' AND m.source_ref IS NOT NULL "
            "AND m.status IN ('active', 'suspect', 'stale', 'deprecated') "
            "AND NOT EXISTS (SELECT 1 FROM handed_back AS h WHERE h.subject = m.id AND h.what = 'redacted')",
            heldKeys(m_version)));
        for (HandBackSource &source : set.sources) {
            refs.reset();
            refs.bind(1, source.id.value).bind(2, std::string_view(m_scope)).bind(3, std::string_view(m_system));
            while (refs.next())
                source.refs.push_back(refs.text(0));
            if (!refs.ok())
                return refs.error();
        }
        CREDENCE_TRY(findEquals(set));
        // Other scopes' sources are none of these memories'; with one source alone there is no other.
        if (set.sources.size() > 1)
            std::erase_if(set.sources, [&](const HandBackSource &one) {
                const auto ofIt = [&](const auto &said) {
                    return std::find(said.from.begin(), said.from.end(), one.id) != said.from.end();
                };
                return one.refs.empty() && std::none_of(set.items.begin(), set.items.end(), ofIt) &&
                       std::none_of(set.decisions.begin(), set.decisions.end(), ofIt);
            });
        return {};
    }

    // What is alike to others of its source: a reference with a number behind one that is there, too.
    Result<void> findEquals(HandBackSet &set)
    {
        std::set<std::string> shared;
        auto numbered = m_db.prepare("SELECT source_ref FROM memory WHERE scope = ?1 AND source_system = ?2 "
                                     "AND source_ref GLOB '*-[0-9]*' AND origin = 'imported'");
        numbered.bind(1, std::string_view(m_scope)).bind(2, std::string_view(m_system));
        while (numbered.next()) {
            if (std::string one = equals::sharedOf(numbered.view(0)); !one.empty())
                shared.insert(std::move(one));
        }
        if (!numbered.ok())
            return numbered.error();
        EqualsFinder finder(m_db, m_version);
        for (HandBackSource &source : set.sources) {
            for (const std::string &one : shared) {
                auto known = finder.of(source.id, m_scope, m_system, one);
                if (!known)
                    return known.error();
                if (known->size() > 1)
                    source.equals.insert(source.equals.end(), known->begin(), known->end());
            }
        }
        return {};
    }

    Result<void> lastOf(HandBackSet &set)
    {
        auto row = m_db.prepare("SELECT h.number, h.mirror, h.script, l.time FROM handed_back AS h "
                                "JOIN ledger AS l ON l.number = h.number JOIN mirror AS m ON m.id = h.mirror "
                                "WHERE m.format = ?1 ORDER BY h.number DESC LIMIT 1");
        row.bind(1, std::string_view(m_system));
        if (row.next())
            set.last = HandedBack{{row.integer(0)},
                                  Time(std::chrono::milliseconds(row.integer(3))),
                                  {},
                                  MirrorId{row.integer(1)},
                                  row.integer(2) != 0,
                                  true};
        if (!row.ok() || !set.last)
            return row.ok() ? Result<void>() : Result<void>(row.error());
        const auto entry = loadEntry(m_db, set.last->entry);
        if (!entry)
            return entry.error();
        set.last->who = entry->who;
        return {};
    }

    // What was brought back there and is withdrawn again may stand there under another reference, where these are made
    // of words and places: the place tells (ingest::sift()).
    Result<void> markBroughtBack(HandBackSet &set)
    {
        auto row = m_db.prepare("SELECT 1 FROM handed_back AS h JOIN mirror AS i ON i.id = h.mirror "
                                "WHERE h.subject = ?1 AND h.what IN ('added', 'restored') AND i.format = ?2 LIMIT 1");
        for (HandBackItem &item : set.items) {
            if (item.memory.sourceSystem != m_system || item.memory.sourceRef.empty() ||
                item.kind == HandBackKind::Added || item.kind == HandBackKind::Restored)
                continue;
            row.reset();
            row.bind(1, std::string_view(item.memory.id.value)).bind(2, std::string_view(m_system));
            if (row.next())
                item.memory.sourceSystem.clear();
            if (!row.ok())
                return row.error();
        }
        return {};
    }

    // From which sources all of it came.
    Result<void> whence(HandBackSet &set)
    {
        const auto fill = [](std::vector<MirrorId> &from, sql::Statement &rows) -> Result<void> {
            while (rows.next())
                from.push_back(MirrorId{rows.integer(0)});
            return rows.ok() ? Result<void>() : Result<void>(rows.error());
        };
        auto own =
            m_db.prepare(m_version < kSourcesSchema ? "SELECT mirror FROM mirror_entry WHERE number = ?1"
                                                    : "SELECT mirror FROM mirror_entry WHERE number = ?1 "
                                                      "UNION SELECT mirror FROM held WHERE memory = ?2 ORDER BY 1");
        auto told = m_db.prepare("SELECT DISTINCT mirror FROM handed_back WHERE subject = ?1 ORDER BY mirror");
        const std::string rests = "JOIN memory AS s ON s.{} = e.{} WHERE s.source_system = ?2 AND (s.superseded_by = "
                                  "?3 OR s.key IN (SELECT source FROM evidence WHERE derived = ?1)) ";
        auto below = m_db.prepare(
            "SELECT e.mirror FROM mirror_entry AS e " + fmt::format(fmt::runtime(rests), "ledger", "number") +
            (m_version < kSourcesSchema
                 ? std::string()
                 : "UNION SELECT e.mirror FROM held AS e " + fmt::format(fmt::runtime(rests), "key", "memory")) +
            "GROUP BY 1 ORDER BY 1");
        for (HandBackItem &item : set.items) {
            const bool fresh = item.kind == HandBackKind::Added;
            sql::Statement &rows = fresh ? below : item.memory.sourceSystem == m_system ? own : told;
            rows.reset();
            if (&rows == &told)
                rows.bind(1, std::string_view(item.memory.id.value));
            else if (fresh)
                rows.bind(1, item.memory.key.value)
                    .bind(2, std::string_view(m_system))
                    .bind(3, std::string_view(item.memory.id.value));
            else
                rows.bind(1, item.memory.ledger.value);
            if (&rows == &own && m_version >= kSourcesSchema)
                rows.bind(2, item.memory.key.value);
            CREDENCE_TRY(fill(item.from, rows));
        }
        CREDENCE_TRY(markBroughtBack(set));
        for (HandBackDecision &decision : set.decisions) {
            const auto known = pendingWriteOf(m_db, decision.id);
            if (!known)
                return known.error();
            if (*known && (*known)->mirror)
                decision.from = {MirrorId{(*known)->mirror}};
        }
        return {};
    }

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
            if (kind == HandBackKind::Added || kind == HandBackKind::Restored)
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
            if (one.role == Role::MergedFrom && !one.ref.empty() && item.kind == HandBackKind::Added)
                item.replaces.push_back(one.ref);
            item.evidence.push_back(std::move(one));
        }
        if (!links.ok() || item.kind != HandBackKind::Added)
            return links.ok() ? Result<void>() : Result<void>(links.error());
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

    // What was said there last of a memory, in SQL: nothing, or a word of handed_back.
    static std::string lastWhat(const char *id)
    {
        return fmt::format("(SELECT h.what FROM handed_back AS h JOIN mirror AS i ON i.id = h.mirror "
                           "WHERE h.subject = {} AND i.format = ?2 AND h.what NOT IN ('redacted', 'decision') "
                           "ORDER BY h.number DESC LIMIT 1)",
                           id);
    }

    // What was handed back as added and was withdrawn here since.
    Result<void> takenBack()
    {
        constexpr std::pair<const char *, HandBackKind> kStates[] = {{"superseded", HandBackKind::Superseded},
                                                                     {"deprecated", HandBackKind::Archived},
                                                                     {"retracted", HandBackKind::Retracted},
                                                                     {"erased", HandBackKind::Erased}};
        for (const auto &[status, kind] : kStates) {
            auto rows = m_db.prepare(fmt::format(
                "SELECT m.key, coalesce((SELECT max(c.number) FROM ledger_change AS c WHERE c.memory = m.key), 0), "
                "NULL, NULL, NULL FROM memory AS m WHERE m.scope = ?1 AND m.status = ?3 "
                "AND NOT (m.origin = 'imported' AND m.source_system IS ?2) "
                "AND m.id IN (SELECT subject FROM handed_back WHERE what = 'added') AND {} IN ('added', ?4) "
                "ORDER BY m.key",
                lastWhat("m.id")));
            rows.bind(1, std::string_view(m_scope))
                .bind(2, std::string_view(m_system))
                .bind(3, std::string_view(status))
                .bind(4, std::string_view(word(kind)));
            CREDENCE_TRY(take(rows, kind));
        }
        return {};
    }

    // In force here again, or still, though it was taken away there on our word or by the source's own decision; or
    // gone there, and brought back here by a person.
    Result<void> restored()
    {
        auto rows = m_db.prepare(fmt::format(
            "SELECT m.key, coalesce((SELECT max(c.number) FROM ledger_change AS c WHERE c.memory = m.key), 0), "
            "NULL, NULL, NULL FROM memory AS m WHERE m.scope = ?1 AND m.source_system = ?2 AND m.origin = 'imported' "
            "AND m.status IN ('active', 'suspect', 'stale') AND (m.stated_status IN ('retracted', 'superseded') "
            "     OR {} IN ('superseded', 'archived', 'retracted', 'added', 'restored') "
            "     OR EXISTS (SELECT 1 FROM vanished AS v JOIN mirror AS i ON i.id = v.mirror WHERE v.memory = m.key)) "
            "AND NOT {} ORDER BY m.key",
            lastWhat("m.id"), nobodyDecided(m_version)));
        rows.bind(1, std::string_view(m_scope)).bind(2, std::string_view(m_system));
        return take(rows, HandBackKind::Restored);
    }

    Result<void> added()
    {
        auto rows = m_db.prepare(
            "SELECT m.key, m.ledger, d.reviewer, d.reason, d.time FROM memory AS m LEFT JOIN decision AS d "
            "ON d.id = (SELECT x.id FROM decision AS x WHERE x.candidate = m.candidate AND x.verdict = 'approve' "
            "           AND x.origin = 'local' ORDER BY x.ledger DESC LIMIT 1) "
            "WHERE m.scope = ?1 AND m.status IN ('active', 'suspect') "
            "AND ((m.origin = 'committed' "
            "      AND EXISTS (SELECT 1 FROM evidence AS e JOIN memory AS s ON s.key = e.source "
            "                  WHERE e.derived = m.key AND s.source_system = ?2)) "
            "     OR (NOT (m.origin = 'imported' AND m.source_system IS ?2) AND m.id IN "
            "         (SELECT o.superseded_by FROM memory AS o WHERE o.source_system = ?2 AND o.scope = ?1 "
            "          AND o.status = 'superseded'))) ORDER BY m.key");
        rows.bind(1, std::string_view(m_scope)).bind(2, std::string_view(m_system));
        return take(rows, HandBackKind::Added);
    }

    Result<void> withdrawn()
    {
        constexpr std::pair<const char *, HandBackKind> kStates[] = {{"superseded", HandBackKind::Superseded},
                                                                     {"deprecated", HandBackKind::Archived},
                                                                     {"retracted", HandBackKind::Retracted}};
        for (const auto &[status, kind] : kStates) {
            // What the source said itself needs no saying, what is gone there can't be told of unless it was brought
            // back, and what the undoing of an import left was decided by nobody.
            auto rows = m_db.prepare(fmt::format(
                "SELECT m.key, coalesce((SELECT max(c.number) FROM ledger_change AS c WHERE c.memory = m.key), 0), "
                "NULL, NULL, NULL FROM memory AS m WHERE m.scope = ?1 AND m.source_system = ?2 "
                "AND m.origin = 'imported' AND m.status = ?3 AND coalesce(m.stated_status, 'active') <> ?3 "
                "AND NOT EXISTS (SELECT 1 FROM vanished AS v WHERE v.memory = m.key{}) AND NOT {} ORDER BY m.key",
                m_notes ? " AND NOT EXISTS (SELECT 1 FROM handed_back AS h WHERE h.subject = m.id "
                          "AND h.what IN ('added', 'restored') AND h.number > v.number)"
                        : "",
                nobodyDecided(m_version)));
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

    // The beliefs that pending writes were merged into: new there, if they are not of it.
    Result<void> mergedInto(const std::vector<HandBackDecision> &decisions)
    {
        for (const HandBackDecision &decision : decisions) {
            const auto known = std::any_of(m_items.begin(), m_items.end(),
                                           [&](const Numbered &one) { return one.item.memory.id == decision.into; });
            if (decision.into.value.empty() || known)
                continue;
            auto rows = m_db.prepare("SELECT key, ledger, ?4, ?5, ?6 FROM memory WHERE id = ?1 AND scope = ?2 "
                                     "AND status IN ('active', 'suspect') "
                                     "AND NOT (origin = 'imported' AND source_system IS ?3)");
            rows.bind(1, std::string_view(decision.into.value))
                .bind(2, std::string_view(m_scope))
                .bind(3, std::string_view(m_system))
                .bind(4, std::string_view(decision.by))
                .bind(5, std::string_view(decision.reason))
                .bind(6, decision.at ? std::optional(decision.at->time_since_epoch().count()) : std::nullopt);
            CREDENCE_TRY(take(rows, HandBackKind::Added));
        }
        return {};
    }

    // The format by which a candidate came of which only the id is left.
    Result<std::string> systemOfErased(const std::string &id)
    {
        if (!m_notes)
            return std::string();
        auto row = m_db.prepare("SELECT i.format FROM pending_write AS p JOIN mirror AS i ON i.id = p.mirror "
                                "WHERE p.candidate = ?1 AND p.state = 'waits' "
                                "AND p.number = (SELECT max(number) FROM pending_write WHERE candidate = ?1) "
                                "AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'candidate' AND id = ?1)");
        row.bind(1, std::string_view(id));
        std::string system = row.next() ? row.text(0) : std::string();
        if (!row.ok())
            return row.error();
        return system;
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
            if (stored->system.empty()) {
                const auto system = systemOfErased(id);
                if (!system)
                    return system.error();
                if (*system == m_system) {
                    HandBackDecision one;
                    one.candidate = nlohmann::json{{"record", "candidate"}, {"id", jsonText(id)}}.dump();
                    one.state = "erased";
                    one.id = id;
                    all.push_back(std::move(one));
                }
                continue;
            }
            if (stored->system != m_system)
                continue;
            const auto decision = decisionInForce(m_db, id);
            if (!decision)
                return decision.error();
            HandBackDecision one{stored->json, state, {}, {}, {}, {}, id};
            const Candidate &candidate = stored->candidate;
            if (!candidate.modelText.empty() && candidate.modelText != candidate.text)
                one.text = candidate.text;
            if (candidate.action == Action::MergeEvidence && !candidate.targets.empty() && state != "rejected") {
                one.state = "rejected"; // as what it was: the belief says it now
                one.into = candidate.targets.front();
                one.text.clear();
            }
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
    std::int64_t m_version = 0;
    bool m_notes = false; // the file's schema knows what was handed back
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

Result<LedgerNumber> Store::noteHandBack(const HandBackSet &set, const HandBackPlan &plan, const Cause &cause)
{
    if (plan.format != set.system || plan.writes.empty())
        return LedgerNumber{};
    if (cause.who.find_first_not_of(" \t\r\n") == std::string::npos)
        return Error{Errc::Invalid, "What was handed back is noted with the name of the person who did it.",
                     d->info.path.string()};
    auto change = store::Change::begin(*d, "handback");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    const auto salt = store::saltOf(db);
    if (!salt)
        return salt.error();
    const bool script = !plan.inPlace;
    nlohmann::json said = nlohmann::json::array(), files = nlohmann::json::array();
    store::ReviewWriter writer(**change, cause);
    const auto noted = [&](const std::string &subject, const char *what, const std::string &digest,
                           const std::vector<MirrorId> &from) -> Result<void> {
        if (std::find(plan.subjects.begin(), plan.subjects.end(), subject) == plan.subjects.end())
            return {};
        said.push_back({{"id", store::jsonText(subject)}, {"what", what}});
        if (plan.copy || !plan.source)
            return {};
        return db
            .prepare("INSERT OR IGNORE INTO handed_back (subject, number, what, mirror, script, said) "
                     "VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
            .bind(1, std::string_view(subject))
            .bind(2, (*change)->number().value)
            .bind(3, std::string_view(what))
            .bind(4, plan.saidTo(from).value)
            .bind(5, std::int64_t{script})
            .bind(6, std::string_view(digest))
            .run();
    };
    for (const HandBackItem &item : set.items)
        CREDENCE_TRY(
            noted(item.memory.id.value, word(item.kind), store::saidOf(*salt, item, word(item.kind)), item.from));
    for (const HandBackDecision &decision : set.decisions) {
        const std::size_t before = said.size();
        CREDENCE_TRY(noted(decision.id, "decision", store::saidOf(*salt, decision), decision.from));
        if (said.size() == before || plan.copy || !plan.source || script)
            continue;
        // It is carried out there: what was approved has left the queue, as nothing is to be done any more.
        const auto stored = store::loadCandidate(db, decision.id);
        const auto known = store::pendingWriteOf(db, decision.id);
        if (!stored)
            return stored.error();
        if (!known)
            return known.error();
        store::ReviewWriter::State after;
        after.state = stored->state == "approved" ? "settled" : stored->state;
        after.source = *known ? **known : store::PendingWrite{};
        after.source->mirror = plan.source.value;
        after.source->state = "handed_back";
        after.sourceReason = fmt::format("It was handed back to {}.", displayText(set.system));
        CREDENCE_TRY(writer.move(*stored, after));
    }
    for (const PlannedWrite &write : plan.writes)
        files.push_back(store::jsonText(write.path.string()));
    nlohmann::json payload{
        {"format", plan.format}, {"said", std::move(said)}, {"files", std::move(files)}, {"script", script}};
    if (plan.source)
        payload["source"] = plan.source.value;
    if (plan.copy)
        payload["copy"] = true;
    writer.fill(payload);
    auto committed = (*change)->commit(std::move(payload), cause);
    if (!committed)
        return committed.error();
    return committed->ledger;
}

} // namespace credence
