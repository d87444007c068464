// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Curation: retract, restore, supersede, undo and redo. Statuses change, nothing is deleted; what is applied is what
// grounding.h previews.
#include "store/fields.h"
#include "store/impl.h"
#include "store/ledger.h"
#include "store/mirror.h"
#include "store/read.h"
#include "store/review.h"
#include "store/withdraw.h"

#include <credence/grounding.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence {

using nlohmann::json;

namespace store {

namespace {

// The chosen memories in their neighbourhood, checked to be there.
struct Chosen {
    std::shared_ptr<const Snapshot> snapshot;
    std::vector<Node> nodes;
};

Result<Chosen> choose(sql::Connection &db, std::span<const MemoryKey> keys)
{
    auto snapshot = read::above(db, keys);
    if (!snapshot)
        return snapshot.error();
    Chosen chosen{*snapshot, {}};
    for (const MemoryKey key : keys) {
        const Node node = chosen.snapshot->find(key);
        if (node == kNoNode)
            return Error{Errc::NotFound, "There is no such memory.", db.path().string()};
        if (std::find(chosen.nodes.begin(), chosen.nodes.end(), node) == chosen.nodes.end())
            chosen.nodes.push_back(node);
    }
    return chosen;
}

// Writes what a preview says and lists it for the entry: the chosen ones first, then what follows from them.
Result<json> applyImpact(Change &change, const Snapshot &snapshot, const Impact &impact, MemoryId replacement)
{
    json changes = json::array();
    const auto write = [&](const StatusChange &one, bool follows) -> Result<void> {
        const MemoryKey key = snapshot.row(one.node).key;
        const auto id = read::idOf(change.db(), key);
        if (!id)
            return id.error();
        json after{{"status", word(one.after)}};
        if (!follows) {
            // A deprecated one that is withdrawn goes back to being deprecated, and only a superseded one names
            // another.
            const bool withdrawn = one.after == Status::Retracted || one.after == Status::Superseded;
            after["restores_to"] =
                withdrawn && one.before == Status::Deprecated ? json(word(Status::Deprecated)) : json();
            after["superseded_by"] = replacement.value.empty() ? json() : jsonText(replacement.value);
        }
        auto before = storedFields(change.db(), key, after);
        if (!before)
            return before.error();
        for (auto it = after.begin(); it != after.end();) // only what differs
            it = (*before)[it.key()] == it.value() ? ((*before).erase(it.key()), after.erase(it)) : std::next(it);
        CREDENCE_TRY(writeFields(change, key, after));
        change.changed(key, *id);
        json entry{{"id", jsonText(id->value)}, {"before", *before}, {"after", after}, {"reason", one.reason}};
        if (follows)
            entry["follows"] = true;
        changes.push_back(std::move(entry));
        return {};
    };
    for (const StatusChange &one : impact.withdrawn)
        CREDENCE_TRY(write(one, false));
    for (const auto *list : {&impact.becomesStale, &impact.becomesSuspect, &impact.recovers}) {
        for (const StatusChange &one : *list)
            CREDENCE_TRY(write(one, true));
    }
    return changes;
}

Result<ChangeSet> finish(Change &change, const Snapshot &snapshot, const Impact &impact, const Cause &cause,
                         const MemoryId &replacement = {})
{
    auto changes = applyImpact(change, snapshot, impact, replacement);
    if (!changes)
        return changes.error();
    return change.commit(json{{"changes", std::move(*changes)}}, cause);
}

Result<MemoryKey> keyOf(sql::Connection &db, const std::string &id)
{
    auto row = db.prepare("SELECT key FROM memory WHERE id = ?1");
    row.bind(1, std::string_view(id));
    if (row.next())
        return MemoryKey{row.integer(0)};
    if (!row.ok())
        return row.error();
    return Error{Errc::Corrupt, fmt::format("The ledger names a memory \"{}\" that is not there.", id),
                 db.path().string()};
}

bool inForce(const json &status)
{
    const auto parsed = parseStatus(textOf(status).value_or(std::string()));
    return parsed == Status::Active || parsed == Status::Suspect || parsed == Status::Stale;
}

// Turns the changes of `payload` back (from what was after to what was before), without those that follow from
// others: these are worked out anew. Refused when a field holds neither.
class Reversal {
public:
    explicit Reversal(Change &change) : m_change(change), m_wiring(change.db()) {}

    Result<void> changesOf(const json &payload)
    {
        if (!payload.contains("changes") || !payload["changes"].is_array())
            return {};
        sql::Connection &db = m_change.db();
        for (const json &one : payload["changes"]) {
            if (!one.is_object() || !one.contains("id") || !one.contains("before") || !one.contains("after"))
                continue;
            const auto key = keyOf(db, textOf(one["id"]).value_or(std::string()));
            if (!key)
                return key.error();
            CREDENCE_TRY(noteScope(*key));
            if (one.contains("follows")) // worked out anew from the rest
                continue;
            auto now = storedFields(db, *key, one["after"]);
            if (!now)
                return now.error();
            for (const auto &[field, value] : one["after"].items()) {
                // Doubt is worked out from the graph and may have been lowered by the same entry.
                if (field == "status" && inForce(value) && inForce((*now)[field]))
                    continue;
                if (!sameField(field, (*now)[field], value))
                    return Error{Errc::Conflict,
                                 fmt::format("\"{}\" has changed since ({}), so this entry can't be taken back.",
                                             textOf(one["id"]).value_or(std::string()), field),
                                 db.path().string()};
            }
            if (one["before"].contains("evidence")) {
                auto links = evidenceOf(db, one["before"]["evidence"]);
                if (!links)
                    return links.error();
                auto kind = db.prepare("SELECT kind FROM memory WHERE key = ?1");
                kind.bind(1, key->value);
                const Kind of = kind.next() ? parseKind(kind.view(0)).value_or(Kind::Reflection) : Kind::Reflection;
                if (!kind.ok())
                    return kind.error();
                m_wiring.rewire(*key, of, std::move(*links));
                m_rewired = true;
            }
            if (one["before"].contains("status"))
                m_turned.push_back(*key);
            CREDENCE_TRY(write(*key, *now, one["before"]));
        }
        return {};
    }

    Result<void> agentStatesOf(const json &payload)
    {
        if (!payload.contains("agent_states") || !payload["agent_states"].is_array())
            return {};
        for (const json &one : payload["agent_states"]) {
            if (!one.is_object())
                continue;
            const auto text = [&](const char *name) {
                return one.contains(name) ? textOf(one[name]).value_or(std::string()) : std::string();
            };
            CREDENCE_TRY(m_change.db()
                             .prepare("UPDATE scope SET agent_state = ?2 WHERE id = ?1")
                             .bind(1, std::string_view(text("scope")))
                             .bindOrNull(2, text("before"))
                             .run());
            m_states.push_back(
                {{"scope", member(one, "scope")}, {"before", member(one, "after")}, {"after", member(one, "before")}});
        }
        return {};
    }

    // Retracts what the entry brought. Most of it was active, so only the other statuses are listed. Records that an
    // import kept (candidates, flags, decisions, ledger lines) stay: they are information only and decide nothing here,
    // a decision is never deleted (invariant 4), and importing again does not bring them twice.
    Result<void> withdraw(LedgerNumber number)
    {
        sql::Connection &db = m_change.db();
        json except = json::object();
        auto rows = db.prepare("SELECT key, id, scope, status FROM memory WHERE ledger = ?1 ORDER BY key");
        rows.bind(1, number.value);
        while (rows.next()) {
            const MemoryKey key{rows.integer(0)};
            const MemoryId id{rows.text(1)};
            m_scopes.insert(rows.text(2));
            const Status status = parseStatus(rows.view(3)).value_or(Status::Active);
            if (status != Status::Active)
                except[id.value] = word(status);
            if (status != Status::Retracted && status != Status::Erased) {
                m_change.changed(key, id);
                m_turned.push_back(key);
            }
        }
        if (!rows.ok())
            return rows.error();
        rows.reset();
        CREDENCE_TRY(db.prepare("UPDATE memory SET restores_to = CASE status WHEN 'deprecated' THEN 'deprecated' END, "
                                "status = 'retracted' WHERE ledger = ?1 AND status NOT IN ('retracted', 'erased')")
                         .bind(1, number.value)
                         .run());
        m_withdrawn = {{"of", number.value}, {"except", std::move(except)}};
        return {};
    }

    // The other way round.
    Result<void> bringBack(const json &payload)
    {
        if (!payload.contains("withdrawn") || !payload["withdrawn"].is_object())
            return {};
        sql::Connection &db = m_change.db();
        const json &withdrawn = payload["withdrawn"];
        const json of = member(withdrawn, "of"), except = member(withdrawn, "except");
        const std::int64_t number = of.is_number_integer() ? of.get<std::int64_t>() : 0;
        auto put = db.prepare("UPDATE memory SET status = ?2, restores_to = NULL WHERE key = ?1");
        auto rows = db.prepare("SELECT key, id, scope, status FROM memory WHERE ledger = ?1 ORDER BY key");
        rows.bind(1, number);
        while (rows.next()) {
            const MemoryKey key{rows.integer(0)};
            const MemoryId id{rows.text(1)};
            m_scopes.insert(rows.text(2));
            Status before = Status::Active;
            if (except.is_object() && except.contains(id.value))
                before = parseStatus(textOf(except[id.value]).value_or(std::string())).value_or(Status::Active);
            if (rows.view(3) != word(Status::Retracted) || before == Status::Retracted || before == Status::Erased)
                continue;
            put.reset();
            CREDENCE_TRY(put.bind(1, key.value).bind(2, std::string_view(word(before))).run());
            m_change.changed(key, id);
        }
        if (!rows.ok())
            return rows.error();
        m_withdrawn = {{"back", number}};
        return {};
    }

    // What has another status by it; what follows from that not counted.
    [[nodiscard]] const std::vector<MemoryKey> &turned() const { return m_turned; }

    // Evidence and doubt, then the entry's payload.
    Result<json> finish()
    {
        if (m_rewired) {
            CREDENCE_TRY(m_wiring.plan());
            if (!m_wiring.cut().empty())
                return Error{Errc::Conflict, "The evidence of before would form a circle with what came later.",
                             m_change.db().path().string()};
            CREDENCE_TRY(m_wiring.apply(m_change.number()));
        }
        for (const std::string &scope : m_scopes)
            CREDENCE_TRY(settleDoubt(m_change, scope, m_changes, {}));
        json payload{{"changes", std::move(m_changes)}};
        if (!m_states.empty())
            payload["agent_states"] = std::move(m_states);
        if (!m_withdrawn.is_null())
            payload["withdrawn"] = std::move(m_withdrawn);
        return payload;
    }

private:
    Result<void> noteScope(MemoryKey key)
    {
        auto row = m_change.db().prepare("SELECT scope FROM memory WHERE key = ?1");
        row.bind(1, key.value);
        if (row.next())
            m_scopes.insert(row.text(0));
        if (!row.ok())
            return row.error();
        return {};
    }

    Result<void> write(MemoryKey key, const json &now, const json &fields)
    {
        CREDENCE_TRY(writeFields(m_change, key, fields));
        const auto id = read::idOf(m_change.db(), key);
        if (!id)
            return id.error();
        m_change.changed(key, *id);
        m_changes.push_back({{"id", jsonText(id->value)}, {"before", now}, {"after", fields}});
        return {};
    }

    Change &m_change;
    Wiring m_wiring;
    bool m_rewired = false;
    std::set<std::string> m_scopes;
    std::vector<MemoryKey> m_turned;
    json m_changes = json::array(), m_states = json::array(), m_withdrawn;
};

} // namespace

Result<json> withdrawMemories(Change &change, std::span<const MemoryKey> keys, Withdrawal how)
{
    auto chosen = choose(change.db(), keys);
    if (!chosen)
        return chosen.error();
    return applyImpact(change, *chosen->snapshot, previewWithdrawal(*chosen->snapshot, chosen->nodes, how), {});
}

} // namespace store

Result<ChangeSet> Store::retract(std::span<const MemoryKey> keys, const Cause &cause, LedgerNumber seen)
{
    auto change = store::Change::begin(*d, "retract");
    if (!change)
        return change.error();
    CREDENCE_TRY(store::checkCurator((*change)->db(), cause, "retract"));
    if (seen && (*change)->number().value != seen.value + 1)
        return Error{Errc::Conflict, "The store has changed since the effect was worked out; look again.",
                     d->info.path.string()};
    auto chosen = store::choose((*change)->db(), keys);
    if (!chosen)
        return chosen.error();
    const Impact impact = previewWithdrawal(*chosen->snapshot, chosen->nodes, Withdrawal::Retract);
    if (impact.withdrawn.empty())
        return Error{Errc::Conflict, "There is nothing to retract: it is withdrawn already.", d->info.path.string()};
    return store::finish(**change, *chosen->snapshot, impact, cause);
}

Result<ChangeSet> Store::restore(std::span<const MemoryKey> keys, const Cause &cause)
{
    auto change = store::Change::begin(*d, "restore");
    if (!change)
        return change.error();
    CREDENCE_TRY(store::checkCurator((*change)->db(), cause, "restore"));
    auto chosen = store::choose((*change)->db(), keys);
    if (!chosen)
        return chosen.error();
    const Impact impact = previewRestore(*chosen->snapshot, chosen->nodes);
    if (impact.withdrawn.empty())
        return Error{Errc::Conflict, "There is nothing to restore: it is neither retracted nor superseded.",
                     d->info.path.string()};
    return store::finish(**change, *chosen->snapshot, impact, cause);
}

Result<ChangeSet> Store::supersede(MemoryKey old, MemoryKey replacement, const Cause &cause)
{
    auto change = store::Change::begin(*d, "supersede");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "supersede"));
    const MemoryKey olds[] = {old};
    auto chosen = store::choose(db, olds);
    if (!chosen)
        return chosen.error();
    const MemoryKey both[] = {old, replacement};
    const auto rows = read::rows(db, both);
    if (!rows)
        return rows.error();
    const std::string where = d->info.path.string();
    if (old == replacement)
        return Error{Errc::Invalid, "A memory can't supersede itself.", where};
    if (rows->size() != 2)
        return Error{Errc::NotFound, "There is no such memory to take its place.", where};
    const Memory &next = rows->back();
    if (next.scope != rows->front().scope)
        return Error{Errc::Invalid, "What takes its place must be of the same scope.", where};
    if (rows->front().kind == Kind::Reflection && next.kind != Kind::Reflection)
        return Error{
            Errc::Invalid,
            fmt::format(
                "A belief takes a belief's place; the other is of the kind {}. Cite it as evidence of a new one.",
                word(next.kind)),
            where};
    if (next.status != Status::Active)
        return Error{Errc::Invalid, fmt::format("What takes its place must be active; it is {}.", word(next.status)),
                     where};
    const std::vector<Node> above = dependents(*chosen->snapshot, chosen->nodes);
    const Node nextNode = chosen->snapshot->find(replacement);
    if (nextNode != kNoNode && std::find(above.begin(), above.end(), nextNode) != above.end())
        return Error{Errc::Invalid, "What takes its place rests on it, so it would lose its own support.", where};
    const Impact impact = previewWithdrawal(*chosen->snapshot, chosen->nodes, Withdrawal::Supersede);
    if (impact.withdrawn.empty())
        return Error{Errc::Conflict, "There is nothing to supersede: it is withdrawn already.", where};
    return store::finish(**change, *chosen->snapshot, impact, cause, next.id);
}

Result<ChangeSet> Store::undo(LedgerNumber number, const Cause &cause)
{
    auto change = store::Change::begin(*d, "undo");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "undo"));
    const auto entry = store::loadEntry(db, number);
    if (!entry)
        return entry.error();
    const auto obstacle = store::undoObstacle(db, *entry);
    if (!obstacle)
        return obstacle.error();
    if (!obstacle->empty())
        return Error{Errc::Conflict, *obstacle, d->info.path.string()};
    const json payload = json::parse(entry->payload, nullptr, false);
    if (!payload.is_object())
        return Error{Errc::Corrupt, "The entry's content can't be read.", d->info.path.string()};
    store::Reversal reversal(**change);
    CREDENCE_TRY(reversal.changesOf(payload));
    CREDENCE_TRY(reversal.agentStatesOf(payload));
    if (store::bringsMemories(entry->kind))
        CREDENCE_TRY(reversal.withdraw(number));
    if (entry->kind == "import" || entry->kind == "sync")
        CREDENCE_TRY(store::noteUndone(**change, reversal.turned()));
    auto done = reversal.finish();
    if (!done)
        return done.error();
    store::ReviewWriter review(**change, cause);
    CREDENCE_TRY(review.reverse(payload));
    review.fill(*done);
    return (*change)->commit(std::move(*done), cause, number);
}

Result<ChangeSet> Store::redo(LedgerNumber undone, const Cause &cause)
{
    auto change = store::Change::begin(*d, "redo");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "redo"));
    const auto entry = store::loadEntry(db, undone);
    if (!entry)
        return entry.error();
    const auto last = store::lastReversal(db, undone);
    if (!last)
        return last.error();
    if (!*last || (*last)->kind != "undo")
        return Error{Errc::Conflict, fmt::format("Entry {} is not undone.", undone.value), d->info.path.string()};
    if ((*last)->erased)
        return Error{Errc::Conflict, "The content of the undo was erased, so it can't be redone.",
                     d->info.path.string()};
    for (const auto &obstacle : {store::laterTouch(db, **last), store::laterDecision(db, (*last)->number)}) {
        if (!obstacle)
            return obstacle.error();
        if (!obstacle->empty())
            return Error{Errc::Conflict, *obstacle, d->info.path.string()};
    }
    const json payload = json::parse((*last)->payload, nullptr, false);
    if (!payload.is_object())
        return Error{Errc::Corrupt, "The entry's content can't be read.", d->info.path.string()};
    store::Reversal reversal(**change);
    CREDENCE_TRY(reversal.changesOf(payload));
    CREDENCE_TRY(reversal.agentStatesOf(payload));
    CREDENCE_TRY(reversal.bringBack(payload));
    auto done = reversal.finish();
    if (!done)
        return done.error();
    store::ReviewWriter review(**change, cause);
    CREDENCE_TRY(review.reverse(payload));
    review.fill(*done);
    return (*change)->commit(std::move(*done), cause, undone);
}

} // namespace credence
