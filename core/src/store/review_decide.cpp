// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Deciding: verdicts, edits and flags. Nothing here changes memory but the resolution of a memory's own flag.
#include "store/argument.h"
#include "store/fields.h"
#include "store/read.h"
#include "store/review.h"
#include "store/withdraw.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace credence {

using nlohmann::json;

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

// What a person downgraded stays low, whatever the checks say of it.
void keepDowngraded(Candidate &candidate, const std::vector<ReviewFlag> &flags)
{
    for (const ReviewFlag &flag : flags) {
        if (flag.state == "downgrade") {
            candidate.confidence = Confidence::Low;
            candidate.confidenceReason = "Low: downgraded for a privacy flag.";
        }
    }
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
        auto checked = (recheck ? recheck : Recheck(quickRecheck))(store, std::move(next), {});
        if (!checked)
            return checked.error();
        next = std::move(*checked);
        next.id = seen->stored.id;
        next.scope = seen->stored.scope;
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
    if (decides && request.verdict == Verdict::Reopen && !*inForce)
        return Error{Errc::Conflict, "There is no decision on it to take back.", where};

    store::ReviewWriter writer(**change, cause);
    store::ReviewWriter::State after;
    if (rework) {
        const auto before = store::flagsOf(db, stored->id);
        if (!before)
            return before.error();
        keepDowngraded(next, *before);
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

// --- flags -----------------------------------------------------------------------------------------------------------

namespace {

struct FlagAt {
    ReviewFlag flag;
    std::optional<store::StoredCandidate> candidate;
    std::optional<Memory> memory;
    [[nodiscard]] const std::string &text() const { return candidate ? candidate->candidate.text : memory->text; }
};

Result<FlagAt> findFlag(sql::Connection &db, const std::string &id)
{
    std::string target;
    {
        auto row = db.prepare("SELECT target FROM flag WHERE id = ?1");
        row.bind(1, std::string_view(id));
        if (row.next())
            target = row.text(0);
        if (!row.ok())
            return row.error();
    }
    const Error missing{Errc::NotFound, fmt::format("There is no flag \"{}\".", displayText(id)), db.path().string()};
    if (target.empty())
        return missing;
    FlagAt found;
    auto flags = store::flagsOf(db, target);
    if (!flags)
        return flags.error();
    const auto it = std::find_if(flags->begin(), flags->end(), [&](const ReviewFlag &f) { return f.id == id; });
    if (it == flags->end()) // gone
        return missing;
    found.flag = *it;
    if (found.flag.onMemory) {
        auto row = db.prepare("SELECT key FROM memory WHERE id = ?1");
        row.bind(1, std::string_view(target));
        MemoryKey key;
        if (row.next())
            key = {row.integer(0)};
        if (!row.ok())
            return row.error();
        row.reset();
        const MemoryKey keys[] = {key};
        auto rows = read::rows(db, keys);
        if (!rows)
            return rows.error();
        if (rows->empty())
            return missing;
        found.memory = std::move(rows->front());
        return found;
    }
    auto stored = store::loadCandidate(db, target);
    if (!stored)
        return stored.error();
    found.candidate = std::move(*stored);
    return found;
}

// A span that does not lie in the text any more covers nothing.
bool fits(const Finding &finding, const std::string &text)
{
    return finding.start < finding.end && finding.end <= text.size();
}

const char *stateWord(PolicyAction action)
{
    return action == PolicyAction::Review ? "open" : word(action);
}

// Redacts, downgrades or withdraws a stored memory.
Result<json> changeMemory(store::Change &change, const FlagAt &at, PolicyAction action, const std::string &salt)
{
    sql::Connection &db = change.db();
    const Memory &memory = *at.memory;
    json changes = json::array();
    if (action == PolicyAction::Block) {
        const MemoryKey keys[] = {memory.key};
        return store::withdrawMemories(change, keys, Withdrawal::Retract);
    }
    json after = json::object();
    if (action == PolicyAction::Redact) {
        after["text"] = store::jsonText(redacted(memory.text, std::span(&at.flag.finding, 1), salt));
    } else if (action == PolicyAction::Downgrade) {
        const double half = memory.importance.value_or(0.5) / 2;
        after = {
            {"importance", half}, {"importance_raw", half}, {"importance_scale", "0-1"}, {"stated_confidence", "low"}};
    } else {
        return changes;
    }
    const auto before = store::storedFields(db, memory.key, after);
    if (!before)
        return before.error();
    CREDENCE_TRY(store::writeFields(change, memory.key, after));
    change.changed(memory.key, memory.id);
    changes.push_back({{"id", store::jsonText(memory.id.value)}, {"before", *before}, {"after", after}});
    return changes;
}

} // namespace

Result<std::string> redactionPreview(const Store &store, const std::string &flag)
{
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    const auto at = findFlag(**reader, flag);
    if (!at)
        return at.error();
    const auto salt = store::saltOf(**reader);
    if (!salt)
        return salt.error();
    if (!fits(at->flag.finding, at->text()))
        return Error{Errc::Conflict, "What was flagged does not stand in the text any more.",
                     store.info().path.string()};
    return redacted(at->text(), std::span(&at->flag.finding, 1), *salt);
}

Result<ReviewFlag> resolveFlag(Store &store, const std::string &flag, PolicyAction action, const Cause &cause,
                               const Recheck &recheck)
{
    const std::string where = store.info().path.string();
    if (store.info().schemaVersion < store::kReviewSchema)
        return Error{Errc::NotFound, fmt::format("There is no flag \"{}\".", displayText(flag)), where};
    std::string salt;
    std::optional<Candidate> next;
    LedgerNumber version;
    {
        std::optional<FlagAt> at;
        {
            auto reader = store::Reader::begin(StoreInside::of(store));
            if (!reader)
                return reader.error();
            auto found = findFlag(**reader, flag);
            if (!found)
                return found.error();
            at = std::move(*found);
            auto known = store::saltOf(**reader);
            if (!known)
                return known.error();
            salt = std::move(*known);
        }
        if (at->candidate &&
            (action == PolicyAction::Redact || action == PolicyAction::Downgrade || at->flag.state == "downgrade")) {
            next = at->candidate->candidate;
            version = at->candidate->version;
            if (action == PolicyAction::Redact) {
                if (!fits(at->flag.finding, next->text))
                    return Error{Errc::Conflict, "What was flagged does not stand in the text any more.", where};
                setText(*next, redacted(next->text, std::span(&at->flag.finding, 1), salt));
                auto checked = (recheck ? recheck : Recheck(quickRecheck))(store, std::move(*next), {});
                if (!checked)
                    return checked.error();
                next = std::move(*checked);
                next->id = at->candidate->id;
                next->scope = at->candidate->scope;
            }
        }
    }

    auto change = store::Change::begin(StoreInside::of(store), "resolve");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "resolve a flag"));
    auto at = findFlag(db, flag);
    if (!at)
        return at.error();
    const std::string before = at->flag.state, after = stateWord(action);
    if (before == after)
        return std::move(at->flag);
    if (before == "redact")
        return Error{Errc::Conflict, "It is redacted already; undo that entry to have the text back.", where};
    if (at->candidate && at->candidate->state == "committed")
        return Error{Errc::Conflict, "It is committed already; the memory has a flag of its own.", where};

    store::ReviewWriter writer(**change, cause);
    json payload = json::object();
    CREDENCE_TRY(writer.setFlag(flag, before, after, cause.reason));
    if (at->memory) {
        if (action == PolicyAction::Redact && !fits(at->flag.finding, at->text()))
            return Error{Errc::Conflict, "What was flagged does not stand in the text any more.", where};
        auto changes = changeMemory(**change, *at, action, salt);
        if (!changes)
            return changes.error();
        if (!changes->empty())
            payload["changes"] = std::move(*changes);
    } else {
        const store::StoredCandidate &stored = *at->candidate;
        if (next && version != stored.version)
            return Error{Errc::Conflict, "Somebody else changed it in the meantime; look at it again.", where};
        const auto flags = store::flagsOf(db, stored.id); // this one resolved
        if (!flags)
            return flags.error();
        store::ReviewWriter::State moved;
        moved.state = stored.state;
        if (next) {
            const auto lowered = [&](const ReviewFlag &f) { return f.id != flag && f.state == "downgrade"; };
            const bool otherwise = std::any_of(flags->begin(), flags->end(), lowered);
            if (action == PolicyAction::Downgrade && !otherwise)
                next->importance = next->importance.value_or(0.5) / 2;
            if (before == "downgrade" && !otherwise) {
                if (next->importance)
                    next->importance = std::min(1.0, *next->importance * 2);
                const auto check = std::find_if(next->checks.begin(), next->checks.end(),
                                                [](const Check &c) { return c.id == "confidence"; });
                next->confidenceReason = check == next->checks.end() ? std::string() : check->sentence;
            }
            keepDowngraded(*next, *flags);
            if (action == PolicyAction::Redact)
                CREDENCE_TRY(writer.syncFlags(stored, *next));
            moved.candidate = &*next;
        }
        CREDENCE_TRY(writer.move(stored, moved));
    }
    writer.fill(payload);
    payload["flag"] = store::jsonText(flag);
    payload["resolution"] = after;
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto now = findFlag(**reader, flag);
    if (!now)
        return now.error();
    return std::move(now->flag);
}

Result<LedgerNumber> flagMemories(Store &store, std::span<const std::pair<MemoryId, std::vector<Finding>>> found,
                                  const Cause &cause)
{
    auto change = store::Change::begin(StoreInside::of(store), "scan");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "open flags"));
    store::ReviewWriter writer(**change, cause);
    std::map<std::string, PrivacyPolicy> policies;
    std::uint64_t opened = 0;
    for (const auto &[id, findings] : found) {
        std::string scope;
        {
            auto row = db.prepare("SELECT scope FROM memory WHERE id = ?1 AND status <> 'erased'");
            row.bind(1, std::string_view(id.value));
            if (row.next())
                scope = row.text(0);
            if (!row.ok())
                return row.error();
        }
        if (scope.empty())
            continue; // it went while the scan ran
        if (!policies.contains(scope)) {
            auto policy = store::privacyPolicyOf(db, scope);
            if (!policy)
                return policy.error();
            policies.emplace(scope, std::move(*policy));
        }
        const auto known = store::flagsOf(db, id.value);
        if (!known)
            return known.error();
        for (const Finding &finding : findings) {
            const bool there = std::any_of(known->begin(), known->end(), [&](const ReviewFlag &flag) {
                return flag.finding.category == finding.category && flag.finding.start == finding.start &&
                       flag.finding.end == finding.end;
            });
            if (there || policies.at(scope).action(finding.category) == PolicyAction::Allow)
                continue;
            const auto flag = writer.openFlag(id.value, finding, "open");
            if (!flag)
                return flag.error();
            ++opened;
        }
    }
    if (opened == 0)
        return LedgerNumber{};
    auto done = (*change)->commit(json{{"opened", opened}}, cause);
    if (!done)
        return done.error();
    return done->ledger;
}

namespace store {

Result<void> screenArrivals(Change &change, std::span<const std::string> candidates)
{
    sql::Connection &db = change.db();
    ReviewWriter writer(change, {});
    for (const std::string &id : candidates) {
        const auto stored = loadCandidate(db, id);
        if (!stored && stored.error().code == Errc::NotFound)
            continue; // not live: information only
        if (!stored)
            return stored.error();
        if (stored->candidate.action == Action::Retract)
            continue;
        json cited = json::array();
        for (const CandidateEvidence &one : stored->candidate.evidence)
            cited.push_back(jsonText(one.id.value));
        std::vector<std::string> texts;
        {
            const std::string list = cited.dump(-1, ' ', false, json::error_handler_t::replace);
            auto rows = db.prepare("WITH RECURSIVE below (key) AS (SELECT key FROM memory WHERE id IN "
                                   "(SELECT value FROM json_each(?1)) UNION SELECT e.source FROM below AS b "
                                   "JOIN evidence AS e ON e.derived = b.key WHERE e.source IS NOT NULL) "
                                   "SELECT m.text FROM below AS b JOIN memory AS m ON m.key = b.key");
            rows.bind(1, std::string_view(list));
            while (rows.next())
                texts.push_back(rows.text(0));
            if (!rows.ok())
                return rows.error();
        }
        const auto policy = privacyPolicyOf(db, stored->scope);
        if (!policy)
            return policy.error();
        for (const Finding &finding : screen(stored->candidate.text, texts, *policy)) {
            const PolicyAction action = policy->action(finding.category);
            if (action == PolicyAction::Allow)
                continue;
            const auto flag = writer.openFlag(id, finding, action == PolicyAction::Block ? "block" : "open");
            if (!flag)
                return flag.error();
        }
    }
    return {};
}

} // namespace store

// --- what is remembered ----------------------------------------------------------------------------------------------

namespace {

std::string folded(const std::string &text)
{
    return foldedText(text);
}

// Whether a suppressed candidate stands for a rejection: the same words, or the same evidence and predicate.
bool isLike(const Candidate &candidate, const Rejection &rejection)
{
    if (folded(candidate.text) == folded(rejection.text))
        return true;
    std::set<std::string> mine, theirs;
    for (const CandidateEvidence &one : candidate.evidence) {
        if (one.role != Role::Contradicts)
            mine.insert(one.id.value);
    }
    for (const MemoryId &one : rejection.evidence)
        theirs.insert(one.value);
    return !mine.empty() && mine == theirs && candidate.predicate == rejection.predicate;
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
        if (item.suppressed && (it == all->end() || isLike(item.candidate, *it)))
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
