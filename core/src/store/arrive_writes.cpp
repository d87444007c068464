// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/arrive_writes.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace credence::store {

using nlohmann::json;

namespace {

std::string decidedBy(const Decision &decision)
{
    return fmt::format("the decision of {} to {} it", displayText(decision.reviewer), word(decision.verdict));
}

bool openState(const std::string &state)
{
    return state == "pending" || state == "deferred" || state == "approved";
}

} // namespace

std::string saidIn(const json &candidate, const std::string &salt)
{
    json said = json::object();
    for (const char *name :
         {"action", "text", "shape", "subject", "predicate", "object", "if", "then", "evidence", "targets", "extra"}) {
        if (candidate.contains(name))
            said[name] = candidate[name];
    }
    return sha256(salt + said.dump(-1, ' ', false, json::error_handler_t::replace));
}

Result<std::optional<WriteChange>> waits(sql::Connection &db, const std::string &candidate, const json &whole,
                                         const std::string &said, MirrorId mirror)
{
    std::optional<WriteChange> change;
    auto stored = loadCandidate(db, candidate);
    if (!stored && stored.error().code == Errc::NotFound)
        return change; // not live: information only
    if (!stored)
        return stored.error();
    // What was committed here is decided for good, and what was erased stays so.
    if (!stored->imported || stored->state == "committed")
        return change;
    {
        auto row = db.prepare("SELECT 1 FROM tombstone WHERE kind = 'candidate' AND id = ?1");
        row.bind(1, std::string_view(candidate));
        const bool erased = row.next();
        if (!row.ok())
            return row.error();
        if (erased)
            return change;
    }
    const auto known = pendingWriteOf(db, candidate);
    if (!known)
        return known.error();
    auto next = readCandidate(whole.dump(-1, ' ', false, json::error_handler_t::replace));
    if (!next)
        return change; // its reader would say so
    next->id = stored->id;
    next->scope = stored->scope;
    const Candidate &now = stored->candidate;
    const std::string &proposed = now.modelText.empty() ? now.text : now.modelText;
    const bool other = *known ? (*known)->said != said : proposed != next->text;
    const bool again = stored->state == "settled";
    if (!other && !again)
        return change;
    const auto decision = decisionInForce(db, candidate);
    if (!decision)
        return decision.error();
    change.emplace();
    change->state = "pending";
    change->source.mirror = mirror.value;
    change->source.said = said;
    change->source.voids = -1;
    change->reason = again ? "It waits at its source again." : "Its source says something else now.";
    if (*decision)
        change->reason += fmt::format(" So {} counts no more.", decidedBy(**decision));
    change->next = std::move(*next);
    change->before = std::move(*stored);
    return change;
}

Result<std::vector<std::string>> waitingAt(sql::Connection &db, MirrorId mirror, bool handedBack)
{
    std::vector<std::string> ids;
    auto rows = db.prepare(
        "SELECT c.id FROM candidate AS c LEFT JOIN pending_write AS p ON p.candidate = c.id AND p.number = "
        "(SELECT max(number) FROM pending_write WHERE candidate = c.id) "
        "WHERE c.origin = 'imported' AND EXISTS (SELECT 1 FROM candidate_change AS x WHERE x.candidate = c.id) "
        "AND (c.state IN ('pending', 'deferred', 'approved') "
        "     OR (?2 AND c.state = 'settled' AND p.state = 'handed_back' AND p.memory IS NULL)) "
        "AND coalesce(p.mirror, (SELECT e.mirror FROM mirror_entry AS e WHERE e.number = c.ledger)) = ?1 "
        "ORDER BY c.ledger, c.id");
    rows.bind(1, mirror.value).bind(2, std::int64_t{handedBack});
    while (rows.next())
        ids.push_back(rows.text(0));
    if (!rows.ok())
        return rows.error();
    return ids;
}

WriteChange settledThere(StoredCandidate before, const std::optional<PendingWrite> &known,
                         const std::optional<Decision> &decision, MirrorId mirror, bool applied)
{
    WriteChange change;
    change.kind = SyncKind::Settled;
    change.state = openState(before.state) ? "settled" : before.state;
    if (known)
        change.source = *known;
    change.source.mirror = mirror.value;
    const std::string system = displayText(before.system);
    if (known && known->state == "handed_back") {
        if (applied)
            change.source.state = "applied"; // and is waited for no more
        change.reason = fmt::format("It was handed back, and the memory of {} shows it.", system);
    } else {
        change.source.state = applied ? "applied" : "gone";
        change.reason = applied
                            ? fmt::format("{} applied it: what it proposed is in its memory.", system)
                            : fmt::format("It waits no more in {}, and what it proposed is not in its memory: it was "
                                          "rejected or taken away there, or applied where that can't be seen.",
                                          system);
        if (decision)
            change.reason += fmt::format(" Here it stood under {}.", decidedBy(*decision));
    }
    change.before = std::move(before);
    return change;
}

} // namespace credence::store
