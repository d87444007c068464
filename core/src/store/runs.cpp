// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs in the store: sending one to the queue, and what queued runs reflected on.
#include "store/runs.h"
#include "privacy/parts.h"
#include "store/impl.h"
#include "store/read.h"
#include "store/review.h"
#include "store/triggers.h"

#include <credence/counted.h>
#include <credence/reflect.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace credence {

using nlohmann::json;

namespace {

struct Known {
    MemoryKey key;
    std::string scope;
    Status status = Status::Active;
};

// Looks memories up by id, each once.
class Lookup {
public:
    explicit Lookup(sql::Connection &db) : m_db(db) {}
    Result<std::optional<Known>> find(const std::string &id)
    {
        if (const auto it = m_known.find(id); it != m_known.end())
            return it->second;
        auto row = m_db.prepare("SELECT key, scope, status FROM memory WHERE id = ?1");
        row.bind(1, std::string_view(id));
        std::optional<Known> found;
        if (row.next())
            found = Known{{row.integer(0)}, row.text(1), parseStatus(row.view(2)).value_or(Status::Active)};
        if (!row.ok())
            return row.error();
        m_known.emplace(id, found);
        return found;
    }

private:
    sql::Connection &m_db;
    std::map<std::string, std::optional<Known>> m_known;
};

Error refused(const Candidate &candidate, const std::string &what)
{
    std::string text = displayText(candidate.text).substr(0, 80);
    while (!text.empty() && !isValidUtf8(text))
        text.pop_back();
    return {Errc::Invalid, fmt::format("The candidate \"{}\" {}.", text, what), candidate.id};
}

// A run may come from a file that anybody wrote, so what it claims of memories is looked up.
Result<void> checkCandidate(const Candidate &candidate, const std::string &scope, Lookup &lookup)
{
    if (candidate.scope != scope)
        return refused(candidate, fmt::format("is of the scope \"{}\", its run is of \"{}\"", candidate.scope, scope));
    const bool withdraws = candidate.action == Action::Retract;
    if (candidate.text.find_first_not_of(" \t\r\n") == std::string::npos && !withdraws)
        return refused(candidate, "has no text");
    std::set<std::int64_t> sources;
    for (const CandidateEvidence &one : candidate.evidence) {
        const auto known = lookup.find(one.id.value);
        if (!known)
            return known.error();
        if (!*known || (*known)->scope != scope || (*known)->status == Status::Erased)
            return refused(candidate, fmt::format("cites \"{}\", which is no memory of its scope", one.id.value));
        if (one.role != Role::Contradicts)
            sources.insert((*known)->key.value);
    }
    for (const MemoryId &target : candidate.targets) {
        const auto known = lookup.find(target.value);
        if (!known)
            return known.error();
        if (!*known || (*known)->scope != scope || (*known)->status == Status::Erased)
            return refused(candidate, fmt::format("names \"{}\", which is no memory of its scope", target.value));
    }
    const bool needsTarget =
        candidate.action == Action::Supersede || candidate.action == Action::MergeEvidence || withdraws;
    if (needsTarget && candidate.targets.empty())
        return refused(candidate, "names no belief that it would change");
    const std::size_t floor = withdraws ? 0 : candidate.action == Action::MergeEvidence ? 1 : kCitationFloor;
    if (sources.size() < floor)
        return refused(candidate, fmt::format("cites {}, the floor is {}",
                                              counted(sources.size(), "distinct memory", "distinct memories"), floor));
    return {};
}

// A run from a file may claim that nothing was found, so its texts are screened again.
void screenAgain(Candidate &candidate, const PrivacyPolicy &policy)
{
    for (Finding &found : privacy::detectParts(privacy::partsOf(candidate), policy)) {
        const bool known = std::any_of(candidate.findings.begin(), candidate.findings.end(), [&](const Finding &one) {
            return one.category == found.category && one.part == found.part && one.start < found.end &&
                   found.start < one.end;
        });
        if (!known)
            candidate.findings.push_back(std::move(found));
    }
}

Result<void> insertCandidate(store::Change &change, const RunRecord &run, Candidate candidate,
                             const PrivacyPolicy &policy, const Cause &cause)
{
    candidate.run = run.id;
    candidate.origin = run.preset == kProposed ? cause.who : std::string(); // whoever sends it, not what it says
    screenAgain(candidate, policy);
    const auto exists =
        change.db().prepare("SELECT 1 FROM candidate WHERE id = ?1").bind(1, std::string_view(candidate.id)).next();
    if (exists)
        return Error{Errc::Conflict, fmt::format("The candidate \"{}\" is in the queue already.", candidate.id),
                     change.db().path().string()};
    const std::int64_t time = change.time().time_since_epoch().count();
    CREDENCE_TRY(change.db()
                     .prepare("INSERT INTO candidate (id, scope, action, state, text, shape, run, time, json, ledger) "
                              "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)")
                     .bind(1, std::string_view(candidate.id))
                     .bind(2, std::string_view(candidate.scope))
                     .bind(3, std::string_view(word(candidate.action)))
                     .bind(4, std::string_view(candidate.deferred ? "deferred" : "pending"))
                     .bind(5, std::string_view(candidate.text))
                     .bindOrNull(6, word(candidate.shape))
                     .bind(7, std::string_view(run.id))
                     .bind(8, time)
                     .bind(9, std::string_view(candidateJson(candidate)))
                     .bind(10, change.number().value)
                     .run());
    store::ReviewWriter writer(change, {});
    for (const Finding &finding : candidate.findings) {
        const PolicyAction action = policy.action(finding.category);
        if (action == PolicyAction::Allow)
            continue;
        const auto flag = writer.openFlag(candidate.id, finding, action == PolicyAction::Block ? "block" : "open");
        if (!flag)
            return flag.error();
    }
    return {};
}

} // namespace

Result<LedgerNumber> Store::queueRun(const RunRecord &asked, std::span<const std::string> only, const Cause &cause,
                                     const std::string &firing)
{
    const std::string where = d->info.path.string();
    RunRecord vetted;
    if (asked.opened) {
        auto result = vetRun(*this, asked);
        if (!result)
            return result.error();
        for (const Refusal &refusal : result->refused) {
            if (!only.empty() && std::find(only.begin(), only.end(), refusal.candidate) == only.end())
                continue;
            Candidate named;
            named.id = refusal.candidate;
            named.text = refusal.text;
            return refused(named, refusal.reason);
        }
        vetted = std::move(result->run);
    }
    const RunRecord &run = asked.opened ? vetted : asked;
    if (run.id.empty() || run.preset.empty())
        return Error{Errc::Invalid, "A run needs an id and a preset.", where};
    // What is like a past rejection goes in too: marked and out of sight, until a person lifts the rejection.
    std::vector<const Candidate *> chosen;
    for (const Candidate &candidate : run.candidates) {
        const bool named = std::find(only.begin(), only.end(), candidate.id) != only.end();
        if (named || only.empty())
            chosen.push_back(&candidate);
    }
    for (const std::string &id : only) {
        if (std::none_of(chosen.begin(), chosen.end(), [&](const Candidate *one) { return one->id == id; }))
            return Error{Errc::Invalid, fmt::format("The run has no candidate \"{}\".", id), where};
    }
    std::set<std::string> ids;
    for (const Candidate *candidate : chosen) {
        if (candidate->id.empty() || !ids.insert(candidate->id).second)
            return Error{Errc::Invalid, "Each candidate of a run needs an id of its own.", where};
    }

    auto change = store::Change::begin(*d, "queue");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    const auto known = read::scopeExists(db, run.scope);
    if (!known)
        return known.error();
    if (!*known)
        return Error{Errc::Invalid, fmt::format("There is no scope \"{}\".", run.scope), where};
    {
        auto again = db.prepare("SELECT 1 FROM run WHERE id = ?1");
        again.bind(1, std::string_view(run.id));
        if (again.next())
            return Error{Errc::Conflict, "The run was sent to the queue already.", where};
        if (!again.ok())
            return again.error();
    }
    Lookup lookup(db);
    for (const Candidate *candidate : chosen)
        CREDENCE_TRY(checkCandidate(*candidate, run.scope, lookup));

    CREDENCE_TRY(db.prepare("INSERT INTO run (id, scope, time, json) VALUES (?1, ?2, ?3, ?4)")
                     .bind(1, std::string_view(run.id))
                     .bind(2, std::string_view(run.scope))
                     .bind(3, run.started.time_since_epoch().count())
                     .bind(4, std::string_view(runJson(run)))
                     .run());
    const auto policy = store::privacyPolicyOf(db, run.scope);
    if (!policy)
        return policy.error();
    for (const Candidate *candidate : chosen)
        CREDENCE_TRY(insertCandidate(**change, run, *candidate, *policy, cause));

    std::int64_t marks = 0;
    {
        auto mark = db.prepare("INSERT OR IGNORE INTO consumed (memory, preset, run, ledger) VALUES (?1, ?2, ?3, ?4)");
        for (const MemoryId &id : run.selected) {
            const auto memory = lookup.find(id.value);
            if (!memory)
                return memory.error();
            if (!*memory || (*memory)->scope != run.scope)
                continue; // erased since, or never there
            mark.reset();
            CREDENCE_TRY(mark.bind(1, (*memory)->key.value)
                             .bind(2, std::string_view(run.preset))
                             .bind(3, std::string_view(run.id))
                             .bind(4, (*change)->number().value)
                             .run());
            ++marks;
        }
    }
    json listed = json::array();
    for (std::size_t i = 0; i < chosen.size() && i < store::kListedIds; ++i)
        listed.push_back(store::jsonText(chosen[i]->id));
    json payload{{"run", store::jsonText(run.id)},
                 {"preset", store::jsonText(run.preset)},
                 {"scope", store::jsonText(run.scope)},
                 {"forced", run.forced},
                 {"candidates", chosen.size()},
                 {"candidate_ids", std::move(listed)},
                 {"consumed", marks}};
    if (run.preset != kProposed)
        CREDENCE_TRY(store::noteRun(**change, firing, run, cause, payload));
    auto committed = (*change)->commit(std::move(payload), cause);
    if (!committed)
        return committed.error();
    return committed->ledger;
}

Result<std::vector<RunRecord>> Store::keptRuns(const std::string &scope, std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    auto rows = (**reader).prepare("SELECT json FROM run WHERE origin = 'local' AND (?1 = '' OR scope = ?1) "
                                   "ORDER BY time DESC, id DESC");
    rows.bind(1, std::string_view(scope));
    std::vector<RunRecord> out;
    while (rows.next()) {
        if (auto run = readRun(rows.view(0))) // what another program damaged is left out
            out.push_back(std::move(*run));
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<MemoryKey>> Store::consumed(const std::string &scope, const std::string &preset) const
{
    std::vector<MemoryKey> out;
    if (d->info.schemaVersion < 2) // an older file that is only read
        return out;
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    auto rows = (**reader).prepare("SELECT DISTINCT c.memory FROM consumed AS c JOIN memory AS m ON m.key = c.memory "
                                   "WHERE c.preset = ?2 AND (?1 = '' OR m.scope = ?1) ORDER BY c.memory");
    rows.bind(1, std::string_view(scope)).bind(2, std::string_view(preset));
    while (rows.next())
        out.push_back({rows.integer(0)});
    if (!rows.ok())
        return rows.error();
    return out;
}

namespace store {

Result<std::vector<Rejected>> rejected(const Store &store, const std::string &scope)
{
    std::vector<Rejected> out;
    if (store.info().schemaVersion < kReviewSchema)
        return out;
    auto reader = Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    // The last decision on a candidate is the one in force; a person may have lifted it. What was erased is like
    // nothing.
    const bool erases = store.info().schemaVersion >= kEraseSchema;
    auto rows = (**reader).prepare(
        std::string("SELECT c.json, d.time, d.reason FROM candidate AS c JOIN decision AS d ON d.candidate = c.id "
                    "WHERE c.scope = ?1 AND d.origin = 'local' AND d.verdict = 'reject' ") +
        (erases ? "AND NOT (c.text = '' AND EXISTS (SELECT 1 FROM tombstone AS t WHERE t.kind = 'candidate' AND t.id = "
                  "c.id)) "
                : "") +
        "AND NOT EXISTS (SELECT 1 FROM decision AS l WHERE l.candidate = c.id AND l.origin = 'local' "
        "                AND l.ledger > d.ledger) "
        "AND coalesce((SELECT a.accepted FROM acceptance AS a WHERE a.kind = 'rejection' AND a.subject = d.id "
        "              ORDER BY a.number DESC LIMIT 1), 0) = 0 ORDER BY d.ledger DESC");
    rows.bind(1, std::string_view(scope));
    while (rows.next()) {
        auto candidate = readCandidate(rows.view(0));
        if (!candidate)
            continue;
        Rejected one;
        one.candidate = std::move(*candidate);
        if (const auto time = rows.optionalInteger(1))
            one.time = Time(std::chrono::milliseconds(*time));
        one.reason = rows.text(2);
        out.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<Corrected>> corrected(const Store &store, const std::string &scope)
{
    std::vector<Corrected> out;
    auto reader = Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    // The last entry that touched it is the one that corrected it: what is withdrawn changes no more.
    auto rows = (**reader).prepare(
        "SELECT m.id, m.text, m.subject, m.predicate, m.object, m.status, r.text, l.kind, l.time, l.payload "
        "FROM memory AS m LEFT JOIN memory AS r ON r.id = m.superseded_by AND r.scope = m.scope "
        "LEFT JOIN ledger AS l ON l.number = coalesce((SELECT max(c.number) FROM ledger_change AS c "
        "                                              WHERE c.memory = m.key), m.ledger) "
        "WHERE m.scope = ?1 AND m.kind = 'reflection' AND m.status IN ('retracted', 'superseded') "
        // What is gone at its source was found wrong by nobody.
        "AND NOT (coalesce(l.kind, '') = 'sync' AND coalesce(m.stated_status, 'active') <> m.status) "
        "ORDER BY l.number DESC, m.key DESC");
    rows.bind(1, std::string_view(scope));
    while (rows.next()) {
        Corrected one;
        one.id = {rows.text(0)};
        one.text = rows.text(1);
        one.subject = rows.text(2);
        one.predicate = rows.text(3);
        one.object = rows.text(4);
        one.status = parseStatus(rows.view(5)).value_or(Status::Retracted);
        one.replacement = rows.text(6);
        // An import says when it came, not when its source changed its mind.
        if (const std::string_view kind = rows.view(7);
            !kind.empty() && kind != "import" && kind != "sync" && !rows.isNull(8)) {
            one.time = Time(std::chrono::milliseconds(rows.integer(8)));
            one.reason = textOf(member(json::parse(rows.view(9), nullptr, false), "reason")).value_or(std::string());
        }
        out.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<bool> readingWroteNothing(const Store &store)
{
    Store::Impl &impl = StoreInside::of(store);
    if (impl.readMode == sql::Mode::ReadWrite || impl.readMode == sql::Mode::Create)
        return false;
    const MutexLock lock(impl.poolMutex);
    for (const auto &connection : impl.idle) {
        const auto changes = connection->integer("SELECT total_changes()");
        if (!changes)
            return changes.error();
        if (*changes != 0)
            return false;
    }
    return true;
}

} // namespace store
} // namespace credence
