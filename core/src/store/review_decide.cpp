// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Deciding: verdicts, edits and flags. Nothing here changes memory but the resolution of a memory's own flag.
#include "review/likeness.h"
#include "store/argument.h"
#include "store/read.h"
#include "store/review.h"

#include <credence/embed.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace credence {

using nlohmann::json;

namespace store {

void keepDowngraded(Candidate &candidate, std::span<const ReviewFlag> flags)
{
    for (const ReviewFlag &flag : flags) {
        if (flag.state == "downgrade") {
            candidate.confidence = Confidence::Low;
            candidate.confidenceReason = "Low: downgraded for a privacy flag.";
        }
    }
}

Result<Candidate> reworked(const Store &store, const StoredCandidate &before, Candidate next, const Recheck &recheck)
{
    auto checked = (recheck ? recheck : Recheck(fullRecheck))(store, std::move(next), {});
    if (checked) {
        checked->id = before.id;
        checked->scope = before.scope;
        // What a person works on doesn't vanish from the queue for a rejection that it is like now.
        checked->suppressed = checked->suppressed && before.candidate.suppressed;
    }
    return checked;
}

} // namespace store

namespace {

bool blank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// A candidate as it was before anything was decided, with the ledger's head of that moment.
struct Seen {
    store::StoredCandidate stored;
    std::int64_t head = 0;
};

Result<Seen> look(const Store &store, const std::string &candidate)
{
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto stored = store::loadCandidate(**reader, candidate);
    if (!stored)
        return stored.error();
    const auto head = (**reader).integer("SELECT coalesce(max(number), 0) FROM ledger");
    if (!head)
        return head.error();
    return Seen{std::move(*stored), *head};
}

void setText(Candidate &candidate, const std::string &text)
{
    if (candidate.text == text)
        return;
    if (candidate.modelText.empty())
        candidate.modelText = candidate.text;
    candidate.text = text;
    if (candidate.text == candidate.modelText)
        candidate.modelText.clear();
}

const char *stateOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Approve:
        return "approved";
    case Verdict::Reject:
        return "rejected";
    case Verdict::Defer:
        return "deferred";
    case Verdict::Reopen:
        return "pending";
    }
    return "pending";
}

const char *kindOf(const DecideRequest &request, bool decides)
{
    return decides ? "decide" : request.lookAgain || !request.text ? "look" : "edit";
}

Result<QueueItem> stage(Store &store, const DecideRequest &request, bool decides, const Cause &cause,
                        const Recheck &recheck)
{
    const std::string where = store.info().path.string();
    if (store.info().schemaVersion < store::kReviewSchema)
        return Error{Errc::NotFound, fmt::format("There is no candidate \"{}\" in the queue.", request.candidate),
                     where};
    auto seen = look(store, request.candidate);
    if (!seen)
        return seen.error();
    if (request.text && blank(*request.text))
        return Error{Errc::Invalid, "A candidate needs a text.", where};
    if (decides && request.verdict == Verdict::Reject && blank(cause.reason))
        return Error{Errc::Invalid, "A rejection needs a reason; it is remembered.", where};

    Candidate next = seen->stored.candidate;
    if (request.text)
        setText(next, *request.text);
    if (!request.into.value.empty()) {
        if (request.verdict != Verdict::Approve)
            return Error{Errc::Invalid, "Merging into a belief is an approval.", where};
        next.action = Action::MergeEvidence;
        next.targets = {request.into};
    }
    // What came by an import was never checked.
    const bool unchecked =
        !store::wasChecked(seen->stored.candidate) && (!decides || request.verdict == Verdict::Approve);
    const bool rework = request.text || !request.into.value.empty() || request.lookAgain || unchecked;
    if (rework) {
        auto checked = store::reworked(store, seen->stored, std::move(next), recheck);
        if (!checked)
            return checked.error();
        next = std::move(*checked);
    }

    auto change = store::Change::begin(StoreInside::of(store), kindOf(request, decides));
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, decides ? "decide" : "edit"));
    auto stored = store::loadCandidate(db, request.candidate);
    if (!stored)
        return stored.error();
    const auto inForce = store::decisionInForce(db, stored->id);
    if (!inForce)
        return inForce.error();
    if ((request.seen && request.seen != stored->version) || (rework && stored->version != seen->stored.version)) {
        std::string what = *inForce ? fmt::format("{} {}", (*inForce)->reviewer,
                                                  (*inForce)->verdict == Verdict::Approve  ? "approved it"
                                                  : (*inForce)->verdict == Verdict::Reject ? "rejected it"
                                                                                           : "deferred it")
                                    : std::string("somebody changed it");
        return Error{Errc::Conflict, fmt::format("In the meantime {}; look at it again.", what), where};
    }
    if (stored->state == "committed")
        return Error{Errc::Conflict, "It is committed already; undo that entry first.", where};
    if (stored->state == "settled")
        return Error{Errc::Conflict, "It has left the queue: its source has settled it, or it was handed back.", where};
    if (decides && request.verdict == Verdict::Reopen && !*inForce)
        return Error{Errc::Conflict, "There is no decision on it to take back.", where};

    store::ReviewWriter writer(**change, cause);
    store::ReviewWriter::State after;
    if (rework) {
        const auto before = store::flagsOf(db, stored->id);
        if (!before)
            return before.error();
        store::keepDowngraded(next, *before);
        CREDENCE_TRY(writer.syncFlags(*stored, next));
        after.candidate = &next;
    }
    std::int64_t basis = stored->basis;
    if (request.lookAgain) {
        basis = seen->head;
        after.basis = basis;
    }

    std::string obstacle;
    if (decides && request.verdict == Verdict::Approve) {
        if (store::isStricter(rework ? next.action : stored->candidate.action) && !request.changeShown)
            return Error{Errc::Invalid, "What replaces or removes is approved after the change was shown.", where};
        store::StoredCandidate judged = *stored;
        if (rework)
            judged.candidate = next;
        store::Standing standing(db);
        const auto changed = standing.changes(judged.candidate, basis);
        if (!changed)
            return changed.error();
        const auto flags = store::flagsOf(db, stored->id);
        if (!flags)
            return flags.error();
        obstacle = store::approveObstacle(judged, *flags, *changed, standing.standing());
        if (!obstacle.empty() && !rework)
            return Error{Errc::Conflict, obstacle, where};
    }
    const bool kept = obstacle.empty();
    if (decides && kept) {
        after.state = stateOf(request.verdict);
        after.verdict = word(request.verdict);
    } else if (*inForce) { // another text or other evidence: what was decided is open again
        after.state = "pending";
        after.verdict = word(Verdict::Reopen);
    } else {
        after.state = stored->state;
    }
    CREDENCE_TRY(writer.move(*stored, after));
    json payload = json::object();
    writer.fill(payload);
    if (decides && kept)
        payload["verdict"] = word(request.verdict);
    if (request.changeShown && store::isStricter(next.action))
        payload["change_shown"] = true;
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    if (!kept)
        return Error{Errc::Conflict,
                     (request.text ? "The edit was kept, but it is not approved: "
                                   : "It was checked, but it is not "
                                     "approved: ") +
                         obstacle,
                     where};
    return queueItem(store, request.candidate);
}

} // namespace

Result<QueueItem> decide(Store &store, const DecideRequest &request, const Cause &cause, const Recheck &recheck)
{
    return stage(store, request, true, cause, recheck);
}

Result<QueueItem> editCandidate(Store &store, const std::string &candidate, const std::string &text, const Cause &cause,
                                const Recheck &recheck)
{
    DecideRequest request;
    request.candidate = candidate;
    request.text = text;
    return stage(store, request, false, cause, recheck);
}

Result<QueueItem> lookAgain(Store &store, const std::string &candidate, const Cause &cause, const Recheck &recheck)
{
    DecideRequest request;
    request.candidate = candidate;
    request.lookAgain = true;
    return stage(store, request, false, cause, recheck);
}

Result<LedgerNumber> decideAll(Store &store, std::span<const std::string> candidates, Verdict verdict,
                               const Cause &cause)
{
    const std::string where = store.info().path.string();
    if (verdict == Verdict::Reject && blank(cause.reason))
        return Error{Errc::Invalid, "A rejection needs a reason; it is remembered.", where};
    auto change = store::Change::begin(StoreInside::of(store), "decide");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "decide"));
    store::ReviewWriter writer(**change, cause);
    {
        store::Standing standing(db);
        std::set<std::string> done;
        for (const std::string &id : candidates) {
            if (!done.insert(id).second)
                continue;
            const auto stored = store::loadCandidate(db, id);
            if (!stored)
                return stored.error();
            const auto refuse = [&](const std::string &why) {
                return Error{Errc::Conflict, fmt::format("\"{}\": {} Nothing was decided.", displayText(id), why),
                             where};
            };
            if (stored->state == "committed")
                return refuse("It is committed already.");
            if (stored->state == "settled")
                return refuse("It has left the queue.");
            if (verdict == Verdict::Approve) {
                const auto flags = store::flagsOf(db, id);
                if (!flags)
                    return flags.error();
                if (stored->candidate.action != Action::Add || !flags->empty())
                    return refuse("Only plain additions without flags are approved together.");
                if (!store::wasChecked(stored->candidate))
                    return refuse("It was never checked; look at it first.");
                const auto changed = standing.changes(stored->candidate, stored->basis);
                if (!changed)
                    return changed.error();
                const std::string obstacle = store::approveObstacle(*stored, *flags, *changed, standing.standing());
                if (!obstacle.empty())
                    return refuse(obstacle);
            }
            store::ReviewWriter::State after;
            after.state = stateOf(verdict);
            after.verdict = word(verdict);
            CREDENCE_TRY(writer.move(*stored, after));
        }
        if (done.empty())
            return LedgerNumber{};
    }
    json payload{{"verdict", word(verdict)}};
    writer.fill(payload);
    auto committed = (*change)->commit(std::move(payload), cause);
    if (!committed)
        return committed.error();
    return committed->ledger;
}

// --- what is remembered ----------------------------------------------------------------------------------------------

namespace {

// Which of the suppressed are like the rejection, and like no other that still stands.
Result<std::vector<std::string>> shownAgain(const std::vector<QueueItem> &items, const Rejection &lifted,
                                            const std::vector<Rejection> &all)
{
    std::vector<reviewing::Proposal> proposals;
    std::vector<std::string> texts, ids;
    const auto add = [&](reviewing::Proposal one) {
        texts.push_back(one.text);
        proposals.push_back(std::move(one));
    };
    add({lifted.text, lifted.predicate, reviewing::sortedIds(lifted.evidence)});
    for (const Rejection &one : all) {
        if (one.id != lifted.id && !one.lifted && one.scope == lifted.scope)
            add({one.text, one.predicate, reviewing::sortedIds(one.evidence)});
    }
    const std::size_t rejected = proposals.size();
    for (const QueueItem &item : items) {
        if (!item.suppressed || item.candidate.scope != lifted.scope)
            continue;
        add({item.candidate.text, item.candidate.predicate, reviewing::supporting(item.candidate)});
        ids.push_back(item.candidate.id);
    }
    if (ids.empty())
        return ids;
    const auto vectors = builtinEmbedder()->embed(texts, {});
    if (!vectors)
        return vectors.error();
    std::vector<std::string> out;
    for (std::size_t i = rejected; i < proposals.size(); ++i) {
        const auto like = [&](std::size_t k) {
            return reviewing::isLikeRejected(proposals[i], proposals[k], similarity((*vectors)[i], (*vectors)[k]));
        };
        bool other = false;
        for (std::size_t k = 1; k < rejected && !other; ++k)
            other = like(k);
        if (like(0) && !other)
            out.push_back(ids[i - rejected]);
    }
    return out;
}

} // namespace

Result<LedgerNumber> lift(Store &store, const std::string &subject, const Cause &cause)
{
    const std::string where = store.info().path.string();
    const auto all = rejections(store, {}, true);
    if (!all)
        return all.error();
    const auto it = std::find_if(all->begin(), all->end(),
                                 [&](const Rejection &r) { return r.id == subject || r.candidate == subject; });
    QueueQuery query;
    query.suppressed = true;
    if (it == all->end()) {
        const auto item = queueItem(store, subject);
        if (!item)
            return Error{Errc::NotFound, fmt::format("There is no rejection \"{}\".", displayText(subject)), where};
        if (!item->candidate.suppressed)
            return Error{Errc::Conflict, "It is neither rejected nor suppressed.", where};
        query.candidates = {subject};
    } else {
        query.scope = it->scope;
        query.states = {CandidateState::Pending, CandidateState::Deferred, CandidateState::Blocked};
    }
    const auto items = queue(store, query);
    if (!items)
        return items.error();
    std::vector<std::string> shown{subject};
    if (it != all->end()) {
        auto alike = shownAgain(*items, *it, *all);
        if (!alike)
            return alike.error();
        shown = std::move(*alike);
    }

    auto change = store::Change::begin(StoreInside::of(store), "lift");
    if (!change)
        return change.error();
    CREDENCE_TRY(store::checkCurator((*change)->db(), cause, "lift a rejection"));
    store::ReviewWriter writer(**change, cause);
    if (it != all->end()) {
        if (it->lifted)
            return Error{Errc::Conflict, "It is lifted already.", where};
        CREDENCE_TRY(writer.accept("rejection", it->id, true));
    }
    for (const QueueItem &item : *items) {
        if (item.suppressed && std::find(shown.begin(), shown.end(), item.candidate.id) != shown.end())
            CREDENCE_TRY(writer.accept("candidate", item.candidate.id, true));
    }
    json payload = json::object();
    writer.fill(payload);
    if (!payload.contains("acceptances"))
        return Error{Errc::Conflict, "It is shown already.", where};
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    return done->ledger;
}

Result<LedgerNumber> suppressFinding(Store &store, const std::string &finding, const Cause &cause)
{
    const std::string where = store.info().path.string();
    if (blank(finding))
        return Error{Errc::Invalid, "A finding has an id.", where};
    if (blank(cause.reason))
        return Error{Errc::Invalid, "To accept a finding needs a reason.", where};
    const auto known = suppressedFindings(store);
    if (!known)
        return known.error();
    if (std::find(known->begin(), known->end(), finding) != known->end())
        return Error{Errc::Conflict, "It is accepted already.", where};
    auto change = store::Change::begin(StoreInside::of(store), "suppress");
    if (!change)
        return change.error();
    CREDENCE_TRY(store::checkCurator((*change)->db(), cause, "accept a finding"));
    store::ReviewWriter writer(**change, cause);
    CREDENCE_TRY(writer.accept("finding", finding, true));
    json payload = json::object();
    writer.fill(payload);
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    return done->ledger;
}

} // namespace credence
