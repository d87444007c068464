// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Reading the queue: candidates with their decisions and flags, and whether they still apply.
#include "store/argument.h"
#include "store/fields.h"
#include "store/read.h"
#include "store/review.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace credence {

using nlohmann::json;

namespace store {

namespace {

Time timeOf(std::int64_t ms)
{
    return Time(std::chrono::milliseconds(ms));
}

constexpr char kCandidateColumns[] =
    "SELECT c.id, c.scope, c.state, c.json, c.ledger, "
    "(SELECT max(x.number) FROM candidate_change AS x WHERE x.candidate = c.id), "
    "(SELECT x.basis FROM candidate_change AS x WHERE x.candidate = c.id AND x.basis IS NOT NULL "
    " ORDER BY x.number DESC LIMIT 1), "
    "(SELECT l.time FROM ledger AS l WHERE l.number = c.ledger), c.action, c.text, c.origin "
    "FROM candidate AS c ";

StoredCandidate storedOf(const sql::Statement &row)
{
    StoredCandidate stored;
    stored.id = row.text(0);
    stored.scope = row.text(1);
    stored.state = row.text(2);
    stored.json = row.text(3);
    stored.arrival = {row.integer(4)};
    stored.version = {row.integer(5)};
    stored.basis = row.integer(6);
    stored.queued = timeOf(row.integer(7));
    if (auto candidate = readCandidate(stored.json)) {
        stored.candidate = std::move(*candidate);
    } else { // another program wrote it; what the columns say can still be shown
        stored.candidate.action = parseAction(row.view(8)).value_or(Action::Add);
        stored.candidate.text = row.text(9);
    }
    stored.candidate.id = stored.id;
    stored.candidate.scope = stored.scope;
    stored.imported = row.view(10) == "imported";
    if (stored.imported) {
        const json extra = json::parse(stored.candidate.extra, nullptr, false);
        stored.system = textOf(member(extra, "system")).value_or(std::string());
    }
    return stored;
}

Verdict verdictOf(std::string_view text)
{
    return parseVerdict(text).value_or(Verdict::Reopen);
}

// The rest of a decision that has no column.
void takeDetails(Decision &decision, std::string_view text)
{
    const json details = json::parse(text, nullptr, false);
    if (!details.is_object())
        return;
    if (const auto it = details.find("text"); it != details.end())
        decision.text = textOf(*it).value_or(std::string());
    if (const auto it = details.find("into"); it != details.end())
        decision.into = {textOf(*it).value_or(std::string())};
}

constexpr char kDecisionColumns[] = "SELECT id, candidate, verdict, reviewer, channel, reason, time, json, ledger "
                                    "FROM decision WHERE candidate = ?1 AND origin = 'local' ";

Decision decisionOf(const sql::Statement &row)
{
    Decision decision{row.text(0), row.text(1), verdictOf(row.view(2)), row.text(3),
                      row.text(4), row.text(5), timeOf(row.integer(6))};
    decision.ledger = {row.integer(8)};
    takeDetails(decision, row.view(7));
    return decision;
}

bool gone(Status status)
{
    return isLost(status);
}

std::string named(const MemoryId &id)
{
    return "\"" + displayText(id.value) + "\"";
}

} // namespace

Result<json> settingOf(sql::Connection &db, const std::string &name)
{
    auto row = db.prepare("SELECT value FROM setting WHERE name = ?1");
    row.bind(1, std::string_view(name));
    json value;
    if (row.next())
        value = json::parse(row.view(0), nullptr, false);
    if (!row.ok())
        return row.error();
    return value.is_discarded() ? json() : value;
}

Result<StoredCandidate> loadCandidate(sql::Connection &db, const std::string &id)
{
    auto row = db.prepare(std::string(kCandidateColumns) +
                          "WHERE c.id = ?1 AND EXISTS (SELECT 1 FROM candidate_change WHERE candidate = c.id)");
    row.bind(1, std::string_view(id));
    if (row.next())
        return storedOf(row);
    if (!row.ok())
        return row.error();
    return Error{Errc::NotFound, fmt::format("There is no candidate \"{}\" in the queue.", displayText(id)),
                 db.path().string()};
}

Result<std::optional<PendingWrite>> pendingWriteOf(sql::Connection &db, const std::string &candidate)
{
    std::optional<PendingWrite> write;
    const auto version = db.integer("PRAGMA user_version");
    if (!version)
        return version.error();
    if (*version < kHandBackSchema)
        return write;
    auto row = db.prepare("SELECT p.number, p.mirror, p.state, p.said, p.voids, p.memory, m.id FROM pending_write AS p "
                          "LEFT JOIN memory AS m ON m.key = p.memory WHERE p.candidate = ?1 "
                          "ORDER BY p.number DESC LIMIT 1");
    row.bind(1, std::string_view(candidate));
    if (row.next())
        write = PendingWrite{row.integer(0), row.integer(1),   row.text(2),  row.text(3),
                             row.integer(4), {row.integer(5)}, {row.text(6)}};
    if (!row.ok())
        return row.error();
    return write;
}

Result<std::optional<Decision>> decisionInForce(sql::Connection &db, const std::string &candidate)
{
    const auto source = pendingWriteOf(db, candidate);
    if (!source)
        return source.error();
    auto row = db.prepare(std::string(kDecisionColumns) + "ORDER BY ledger DESC LIMIT 1");
    row.bind(1, std::string_view(candidate));
    std::optional<Decision> decision;
    if (row.next() && verdictOf(row.view(2)) != Verdict::Reopen && (!*source || row.integer(8) > (*source)->voids))
        decision = decisionOf(row);
    if (!row.ok())
        return row.error();
    return decision;
}

namespace {

constexpr char kFlagColumns[] =
    "SELECT f.id, f.target, f.category, f.detector, f.span_start, f.span_end, f.score, f.emergent, f.state, f.json, "
    "r.reviewer, r.reason, r.time, EXISTS (SELECT 1 FROM memory WHERE id = f.target), f.origin = 'imported' "
    "FROM flag AS f LEFT JOIN resolution AS r ON r.flag = f.id "
    "AND r.ledger = (SELECT max(y.ledger) FROM resolution AS y WHERE y.flag = f.id) ";

ReviewFlag flagOf(const sql::Statement &row)
{
    ReviewFlag flag;
    flag.id = row.text(0);
    flag.target = row.text(1);
    flag.finding.category = row.text(2);
    flag.finding.detector = row.text(3);
    flag.finding.start = static_cast<std::size_t>(std::max<std::int64_t>(0, row.integer(4)));
    flag.finding.end = static_cast<std::size_t>(std::max<std::int64_t>(0, row.integer(5)));
    flag.finding.score = row.real(6);
    flag.finding.emergent = row.integer(7) != 0;
    flag.state = row.text(8);
    if (const json details = json::parse(row.view(9), nullptr, false); details.is_object()) {
        if (const auto it = details.find("why"); it != details.end())
            flag.finding.why = textOf(*it).value_or(std::string());
        if (const auto it = details.find("part"); it != details.end())
            flag.finding.part = textOf(*it).value_or(std::string());
    }
    flag.reviewer = row.text(10);
    flag.reason = row.text(11);
    if (const auto time = row.optionalInteger(12))
        flag.resolved = timeOf(*time);
    flag.onMemory = row.integer(13) != 0;
    flag.imported = row.integer(14) != 0;
    return flag;
}

} // namespace

Result<std::vector<ReviewFlag>> flagsOf(sql::Connection &db, const std::string &target, bool gone)
{
    auto rows = db.prepare(std::string(kFlagColumns) + "WHERE f.target = ?1 AND (?2 = 1 OR f.state <> 'gone') "
                                                       "ORDER BY f.span_start, f.span_end, f.id");
    rows.bind(1, std::string_view(target)).bind(2, std::int64_t{gone});
    std::vector<ReviewFlag> out;
    while (rows.next())
        out.push_back(flagOf(rows));
    if (!rows.ok())
        return rows.error();
    return out;
}

bool wasChecked(const Candidate &candidate)
{
    return std::any_of(candidate.checks.begin(), candidate.checks.end(),
                       [](const Check &check) { return check.id == "privacy" && check.state != CheckState::NotRun; });
}

// --- Standing --------------------------------------------------------------------------------------------------------

Standing::Standing(sql::Connection &db)
    : m_db(db), m_byId(db.prepare("SELECT key, scope, kind, status, depth, origin FROM memory WHERE id = ?1")),
      m_changed(db.prepare("SELECT 1 FROM ledger_change WHERE memory = ?1 AND number > ?2 LIMIT 1"))
{
}

Result<Standing::Known> Standing::memory(const MemoryId &id)
{
    const auto [it, isNew] = m_known.try_emplace(id.value);
    if (!isNew)
        return it->second;
    m_byId.reset();
    m_byId.bind(1, std::string_view(id.value));
    if (m_byId.next())
        it->second = {{m_byId.integer(0)},
                      m_byId.text(1),
                      parseKind(m_byId.view(2)).value_or(Kind::Episode),
                      parseStatus(m_byId.view(3)).value_or(Status::Active),
                      static_cast<int>(m_byId.integer(4)),
                      parseOrigin(m_byId.view(5)).value_or(Origin::Imported)};
    if (!m_byId.ok())
        return m_byId.error();
    return it->second;
}

// What the first later entry that says so had as "before" is how the memory was; the same again now is no change.
Result<std::string> Standing::difference(const MemoryId &id, const Known &known, std::int64_t basis, bool target)
{
    std::set<std::string> open{"status", "text"};
    if (target)
        open.insert("evidence");
    std::string sentence;
    const auto compare = [&](const std::string &field, const json &before) -> Result<void> {
        if (open.erase(field) == 0 || !sentence.empty())
            return {};
        const auto now = storedFields(m_db, known.key, json{{field, nullptr}});
        if (!now)
            return now.error();
        const json &value = now->contains(field) ? (*now)[field] : json();
        if (sameField(field, value, before))
            return {};
        if (field == "status")
            sentence = fmt::format("{} was {} and is {} now.", named(id), textOf(before).value_or("?"),
                                   textOf(value).value_or("?"));
        else
            sentence = fmt::format("The {} of {} changed.", field, named(id));
        return {};
    };
    auto entries = m_db.prepare("SELECT l.payload FROM ledger_change AS c JOIN ledger AS l ON l.number = c.number "
                                "WHERE c.memory = ?1 AND c.number > ?2 ORDER BY c.number");
    entries.bind(1, known.key.value).bind(2, basis);
    while (sentence.empty() && !open.empty() && entries.next()) {
        const json payload = json::parse(entries.view(0), nullptr, false);
        if (!payload.is_object()) {
            sentence = fmt::format("{} was changed, and what was before is erased.", named(id));
            break;
        }
        if (payload.contains("changes") && payload["changes"].is_array()) {
            for (const json &one : payload["changes"]) {
                if (!one.is_object() || !one.contains("id") || !one.contains("before") || !one["before"].is_object() ||
                    textOf(one["id"]) != id.value)
                    continue;
                for (const auto &[field, before] : one["before"].items())
                    CREDENCE_TRY(compare(field, before));
            }
        }
        // An undo or redo of what brought it lists exceptions only.
        if (payload.contains("withdrawn") && payload["withdrawn"].is_object()) {
            const json &withdrawn = payload["withdrawn"];
            json before = word(Status::Active);
            if (withdrawn.contains("back"))
                before = word(Status::Retracted);
            else if (withdrawn.contains("except") && withdrawn["except"].is_object() &&
                     withdrawn["except"].contains(id.value))
                before = withdrawn["except"][id.value];
            CREDENCE_TRY(compare("status", before));
        }
    }
    if (!entries.ok())
        return entries.error();
    return sentence;
}

Result<std::vector<std::string>> Standing::changes(const Candidate &candidate, std::int64_t basis)
{
    std::vector<std::string> out;
    std::set<std::string> sources, looked;
    m_standing = 0;
    const auto look = [&](const MemoryId &id, bool target) -> Result<void> {
        if (!looked.insert(id.value).second)
            return {};
        const auto known = memory(id);
        if (!known)
            return known.error();
        if (!known->key) {
            out.push_back(fmt::format("{} is not in the store.", named(id)));
            return {};
        }
        if (known->scope != candidate.scope) {
            out.push_back(fmt::format("{} is of another scope.", named(id)));
            return {};
        }
        m_changed.reset();
        m_changed.bind(1, known->key.value).bind(2, basis);
        const bool touched = m_changed.next();
        if (!m_changed.ok())
            return m_changed.error();
        m_changed.reset();
        if (!touched)
            return {};
        const auto sentence = difference(id, *known, basis, target);
        if (!sentence)
            return sentence.error();
        if (!sentence->empty())
            out.push_back(*sentence);
        return {};
    };
    for (const CandidateEvidence &one : candidate.evidence) {
        CREDENCE_TRY(look(one.id, false));
        if (one.role == Role::Contradicts || !sources.insert(one.id.value).second)
            continue;
        const auto known = memory(one.id);
        if (!known)
            return known.error();
        m_standing += known->key && known->scope == candidate.scope && !gone(known->status);
    }
    for (const MemoryId &id : candidate.targets)
        CREDENCE_TRY(look(id, true));
    return out;
}

std::string approveObstacle(const StoredCandidate &stored, std::span<const ReviewFlag> flags,
                            std::span<const std::string> changed, int standing, bool enters)
{
    if (stored.state == "committed")
        return "It is committed already.";
    if (!changed.empty())
        return "It no longer applies: " + changed.front() + " Look at it again.";
    const auto open = std::count_if(flags.begin(), flags.end(), [](const ReviewFlag &f) { return f.state == "open"; });
    const auto block =
        std::count_if(flags.begin(), flags.end(), [](const ReviewFlag &f) { return f.state == "block"; });
    if (block > 0)
        return block == 1 ? "A flag blocks it." : fmt::format("{} flags block it.", block);
    if (open > 0)
        return open == 1   ? "Approve waits until the open flag is resolved."
               : open == 2 ? "Approve waits until both open flags are resolved."
                           : fmt::format("Approve waits until the {} open flags are resolved.", open);
    const Candidate &c = stored.candidate;
    const bool foreign = !stored.system.empty();
    if ((c.action == Action::Add || c.action == Action::Supersede) && standing < kCitationFloor) {
        if (foreign && enters)
            return fmt::format("It is a pending write of {}: hand the decision back; it comes in by synchronising "
                               "(it cites too little to enter from here).",
                               displayText(stored.system));
        if (!foreign)
            return fmt::format("{} of its sources still {}, the floor is {}.",
                               standing == 0 ? std::string("None") : std::to_string(standing),
                               standing == 1 ? "stands" : "stand", kCitationFloor);
    }
    // Removing is its source's, as adding is: what is removed there is removed here by synchronising.
    if (foreign && enters && (c.action == Action::Retract || c.action == Action::MergeEvidence))
        return fmt::format("It is a pending write of {}: hand the decision back; it is carried out there, and comes in "
                           "by synchronising.",
                           displayText(stored.system));
    if (c.action != Action::Add && c.action != Action::Narrative && c.targets.empty() && (!foreign || enters))
        return "It names no belief that it would change.";
    return {};
}

namespace {

// Reads items; keeps its statements for many.
class Items {
public:
    explicit Items(sql::Connection &db) : m_db(db), m_standing(db) {}

    Result<void> prepare()
    {
        const auto hours = settingOf(m_db, "review.wait_hours");
        if (!hours)
            return hours.error();
        m_waitHours = hours->is_number() ? hours->get<double>() : kWaitHours;
        return {};
    }

    Result<QueueItem> item(StoredCandidate stored)
    {
        QueueItem item;
        auto flags = flagsOf(m_db, stored.id);
        if (!flags)
            return flags.error();
        item.flags = std::move(*flags);
        const auto policy = policyOf(stored.scope);
        if (!policy)
            return policy.error();
        for (ReviewFlag &flag : item.flags)
            flag.preset = (*policy)->action(flag.finding.category);
        auto decision = decisionInForce(m_db, stored.id);
        if (!decision)
            return decision.error();
        item.decision = std::move(*decision);
        const bool block = has(item.flags, "block"), open = has(item.flags, "open");
        item.state = parseCandidateState(stored.state).value_or(CandidateState::Pending);
        if ((item.state == CandidateState::Pending && block) ||
            (item.state == CandidateState::Approved && (block || open)))
            item.state = CandidateState::Blocked;
        item.version = stored.version;
        item.queued = stored.queued;
        item.ageSeconds = std::max<std::int64_t>(
            0,
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now() - stored.queued).count());
        item.waitsTooLong = item.state == CandidateState::Pending && m_waitHours > 0 &&
                            static_cast<double>(item.ageSeconds) > m_waitHours * 3600;
        item.system = stored.system;
        item.edited = !stored.candidate.modelText.empty() && stored.candidate.modelText != stored.candidate.text;
        item.stricter = isStricter(stored.candidate.action);
        if (stored.candidate.suppressed) {
            const auto shown = accepted("candidate", stored.id);
            if (!shown)
                return shown.error();
            item.suppressed = !*shown;
        }
        if (item.state == CandidateState::Committed) {
            auto row = m_db.prepare("SELECT m.id, x.number FROM candidate_change AS x JOIN memory AS m ON m.key = "
                                    "x.memory WHERE x.candidate = ?1 ORDER BY x.number DESC LIMIT 1");
            row.bind(1, std::string_view(stored.id));
            if (row.next()) {
                item.memory = {row.text(0)};
                item.entry = {row.integer(1)};
            }
            if (!row.ok())
                return row.error();
            item.approveOff = "It is committed already.";
        } else if (item.state == CandidateState::Settled) {
            item.approveOff = "It has left the queue.";
        } else if (item.state != CandidateState::Rejected) {
            auto changed = m_standing.changes(stored.candidate, stored.basis);
            if (!changed)
                return changed.error();
            item.changed = std::move(*changed);
            item.applies = item.changed.empty();
            item.approveOff = approveObstacle(stored, item.flags, item.changed, m_standing.standing());
        }
        if (stored.imported)
            CREDENCE_TRY(sourceOf(stored, item));
        item.candidate = std::move(stored.candidate);
        return item;
    }

    // How the source of a pending write has it, if that is not as it came.
    Result<void> sourceOf(const StoredCandidate &stored, QueueItem &item)
    {
        const auto source = pendingWriteOf(m_db, stored.id);
        if (!source)
            return source.error();
        if (!*source || (*source)->number == stored.arrival.value)
            return {};
        // What was decided since was decided with it in sight.
        if ((*source)->state == "waits" && item.decision && item.decision->ledger.value > (*source)->number)
            return {};
        auto row = m_db.prepare("SELECT payload FROM ledger WHERE number = ?1");
        row.bind(1, (*source)->number);
        json payload;
        if (row.next())
            payload = json::parse(row.view(0), nullptr, false);
        if (!row.ok())
            return row.error();
        item.atSourceEntry = {(*source)->number};
        item.memory = (*source)->memoryId;
        const json all = member(payload, "candidates");
        for (const json &one : all.is_array() ? all : json::array()) {
            if (textOf(member(one, "id")) != stored.id)
                continue;
            item.atSource = textOf(member(member(member(one, "after"), "source"), "why")).value_or(std::string());
            const auto before = textOf(member(member(one, "before"), "json"));
            const auto was = before ? readCandidate(*before) : Result<Candidate>(Error{});
            if ((*source)->state == "waits" && was)
                item.atSourceBefore = was->modelText.empty() ? was->text : was->modelText;
        }
        if (item.atSource.empty() && (*source)->state != "waits")
            item.atSource = "It waits at its source no more.";
        return {};
    }

    Result<bool> accepted(const std::string &kind, const std::string &subject)
    {
        auto row = m_db.prepare("SELECT accepted FROM acceptance WHERE kind = ?1 AND subject = ?2 "
                                "ORDER BY number DESC LIMIT 1");
        row.bind(1, std::string_view(kind)).bind(2, std::string_view(subject));
        const bool yes = row.next() && row.integer(0) != 0;
        if (!row.ok())
            return row.error();
        return yes;
    }

    Result<const PrivacyPolicy *> policyOf(const std::string &scope)
    {
        auto it = m_policies.find(scope);
        if (it == m_policies.end()) {
            auto policy = privacyPolicyOf(m_db, scope);
            if (!policy)
                return policy.error();
            it = m_policies.emplace(scope, std::move(*policy)).first;
        }
        return &it->second;
    }

private:
    static bool has(const std::vector<ReviewFlag> &flags, const char *state)
    {
        return std::any_of(flags.begin(), flags.end(), [&](const ReviewFlag &f) { return f.state == state; });
    }

    sql::Connection &m_db;
    Standing m_standing;
    double m_waitHours = kWaitHours;
    std::map<std::string, PrivacyPolicy> m_policies;
};

} // namespace

Result<std::string> laterDecision(sql::Connection &db, LedgerNumber number, bool older)
{
    auto rows = db.prepare("SELECT l.number, l.kind, o.candidate FROM candidate_change AS o "
                           "JOIN candidate_change AS c ON c.candidate = o.candidate AND c.number > ?1 "
                           "JOIN ledger AS l ON l.number = c.number "
                           "WHERE o.number = ?1 AND l.kind NOT IN ('undo', 'redo') "
                           "AND (?2 = 0 OR EXISTS (SELECT 1 FROM candidate AS k WHERE k.id = o.candidate "
                           "                       AND k.ledger <> ?1)) "
                           "AND coalesce((SELECT r.kind FROM ledger AS r WHERE r.undoes = l.number AND r.undoes > 0 "
                           "              ORDER BY r.number DESC LIMIT 1), 'redo') = 'redo' "
                           "ORDER BY l.kind = 'handback' DESC, l.number DESC LIMIT 1");
    rows.bind(1, number.value).bind(2, std::int64_t{older});
    std::string sentence;
    if (rows.next())
        sentence = rows.view(1) == "handback"
                       ? fmt::format("Entry {} handed \"{}\" back, and its source has it since.", rows.integer(0),
                                     displayText(rows.text(2)))
                       : fmt::format("Entry {} ({}) touched the candidate \"{}\" later; undo that one first.",
                                     rows.integer(0), rows.text(1), displayText(rows.text(2)));
    if (!rows.ok())
        return rows.error();
    return sentence;
}

} // namespace store

Result<std::vector<QueueItem>> queue(const Store &store, const QueueQuery &query, std::stop_token stop)
{
    std::vector<QueueItem> out;
    if (store.info().schemaVersion < store::kReviewSchema)
        return out;
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    store::Items items(db);
    CREDENCE_TRY(items.prepare());
    std::int64_t afterEntry = 0;
    if (!query.after.empty()) {
        const auto last = store::loadCandidate(db, query.after);
        if (!last)
            return last.error();
        afterEntry = last->arrival.value;
    }
    json states = json::array(), candidates = json::array();
    for (const CandidateState state : query.states)
        states.push_back(word(state));
    for (const std::string &id : query.candidates)
        candidates.push_back(id);
    constexpr auto replace = json::error_handler_t::replace;
    const std::string stateList = states.dump(), candidateList = candidates.dump(-1, ' ', false, replace);
    auto rows = db.prepare(std::string(store::kCandidateColumns) +
                           "JOIN queue AS q ON q.id = c.id "
                           "WHERE (?1 = '' OR c.scope = ?1) AND (?2 = '' OR c.run = ?2) "
                           "AND (?3 = '[]' OR q.state IN (SELECT value FROM json_each(?3))) "
                           "AND (?4 = '[]' OR c.id IN (SELECT value FROM json_each(?4))) "
                           "AND (?5 = 0 OR c.ledger < ?5 OR (c.ledger = ?5 AND c.id > ?6)) "
                           "ORDER BY c.ledger DESC, c.id");
    rows.bind(1, std::string_view(query.scope)).bind(2, std::string_view(query.run));
    rows.bind(3, std::string_view(stateList)).bind(4, std::string_view(candidateList));
    rows.bind(5, afterEntry).bind(6, std::string_view(query.after));
    while (rows.next()) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        auto item = items.item(store::storedOf(rows));
        if (!item)
            return item.error();
        const bool undecided = item->state == CandidateState::Pending || item->state == CandidateState::Deferred ||
                               item->state == CandidateState::Blocked;
        if (item->suppressed && undecided && !query.suppressed && query.candidates.empty())
            continue;
        out.push_back(std::move(*item));
        if (query.limit > 0 && out.size() == query.limit)
            break;
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<QueueItem> queueItem(const Store &store, const std::string &candidate)
{
    QueueQuery query;
    query.candidates = {candidate};
    query.suppressed = true;
    auto found = queue(store, query);
    if (!found)
        return found.error();
    if (found->empty())
        return Error{Errc::NotFound, fmt::format("There is no candidate \"{}\" in the queue.", displayText(candidate)),
                     store.info().path.string()};
    return std::move(found->front());
}

namespace store {

Result<QueueCounts> queueCountsOf(sql::Connection &db, const std::string &scope)
{
    QueueCounts counts;
    {
        auto rows = db.prepare("SELECT state, count(*) FROM queue WHERE ?1 = '' OR scope = ?1 GROUP BY state");
        rows.bind(1, std::string_view(scope));
        while (rows.next()) {
            const auto n = static_cast<std::uint64_t>(rows.integer(1));
            const auto state = parseCandidateState(rows.view(0)).value_or(CandidateState::Pending);
            counts.candidates += state == CandidateState::Settled ? 0 : n;
            switch (state) {
            case CandidateState::Settled:
                counts.settled += n;
                break;
            case CandidateState::Committed:
                counts.committed += n;
                break;
            case CandidateState::Blocked:
                counts.blocked += n;
                break;
            case CandidateState::Rejected:
                counts.rejected += n;
                break;
            case CandidateState::Deferred:
                counts.deferred += n;
                break;
            case CandidateState::Approved:
                counts.approved += n;
                counts.open += n;
                break;
            case CandidateState::Pending:
                counts.open += n;
                break;
            }
        }
        if (!rows.ok())
            return rows.error();
    }
    const auto one = [&](const char *sql, std::int64_t before) -> Result<std::uint64_t> {
        auto row = db.prepare(sql);
        row.bind(1, std::string_view(scope)).bind(2, before);
        std::uint64_t n = 0;
        if (row.next())
            n = static_cast<std::uint64_t>(row.integer(0));
        if (!row.ok())
            return row.error();
        return n;
    };
    const auto hours = settingOf(db, "review.wait_hours");
    if (!hours)
        return hours.error();
    const double wait = hours->is_number() ? hours->get<double>() : kWaitHours;
    const auto now =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count();
    const auto suppressed =
        one("SELECT count(*) FROM queue AS q JOIN candidate AS c ON c.id = q.id WHERE (?1 = '' OR q.scope = ?1) "
            "AND q.state = 'pending' AND json_valid(c.json) AND json_extract(c.json, '$.suppressed') = 1 AND ?2 <> 1 "
            "AND coalesce((SELECT a.accepted FROM acceptance AS a WHERE a.kind = 'candidate' AND a.subject = c.id "
            "              ORDER BY a.number DESC LIMIT 1), 0) = 0",
            0);
    if (!suppressed)
        return suppressed.error();
    counts.suppressed = *suppressed;
    if (wait > 0) {
        const auto waiting = one("SELECT count(*) FROM queue AS q JOIN ledger AS l ON l.number = q.ledger "
                                 "WHERE (?1 = '' OR q.scope = ?1) AND q.state = 'pending' AND l.time < ?2",
                                 now - static_cast<std::int64_t>(wait * 3'600'000));
        if (!waiting)
            return waiting.error();
        counts.waiting = *waiting;
    }
    const auto open = one(
        "SELECT count(*) FROM flag AS f JOIN queue AS q ON q.id = f.target "
        "WHERE (?1 = '' OR q.scope = ?1) AND f.state = 'open' AND q.state NOT IN ('committed', 'settled') AND ?2 = 0",
        0);
    if (!open)
        return open.error();
    counts.openFlags = *open;
    return counts;
}

} // namespace store

Result<QueueCounts> queueCounts(const Store &store, const std::string &scope)
{
    if (store.info().schemaVersion < store::kReviewSchema)
        return QueueCounts{};
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    return store::queueCountsOf(**reader, scope);
}

Result<std::vector<Decision>> decisions(const Store &store, const std::string &candidate)
{
    std::vector<Decision> out;
    if (store.info().schemaVersion < store::kReviewSchema)
        return out;
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto rows = (**reader).prepare(std::string(store::kDecisionColumns) + "ORDER BY ledger");
    rows.bind(1, std::string_view(candidate));
    while (rows.next())
        out.push_back(store::decisionOf(rows));
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<ReviewFlag>> reviewFlags(const Store &store, const std::string &target, const std::string &scope)
{
    std::vector<ReviewFlag> out;
    if (store.info().schemaVersion < store::kReviewSchema)
        return out;
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    auto rows = db.prepare(std::string("SELECT x.*, y.scope FROM (") + store::kFlagColumns +
                           "WHERE ?1 = '' OR f.target = ?1) AS x "
                           "JOIN (SELECT id, scope FROM memory UNION ALL SELECT id, scope FROM candidate) AS y "
                           "ON y.id = x.target WHERE ?2 = '' OR y.scope = ?2 "
                           "ORDER BY x.state <> 'open', x.target, x.span_start, x.id");
    rows.bind(1, std::string_view(target)).bind(2, std::string_view(scope));
    store::Items items(db);
    while (rows.next()) {
        ReviewFlag flag = store::flagOf(rows);
        const auto policy = items.policyOf(rows.text(15));
        if (!policy)
            return policy.error();
        flag.preset = (*policy)->action(flag.finding.category);
        out.push_back(std::move(flag));
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<Rejection>> rejections(const Store &store, const std::string &scope, bool lifted,
                                          std::stop_token stop)
{
    std::vector<Rejection> out;
    if (store.info().schemaVersion < store::kReviewSchema)
        return out;
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    // What was erased is remembered as nothing.
    const bool erases = store.info().schemaVersion >= store::kEraseSchema;
    auto rows = (**reader).prepare(
        std::string(
            "SELECT d.id, c.id, c.scope, c.json, d.time, d.reviewer, d.reason, "
            "coalesce((SELECT a.accepted FROM acceptance AS a WHERE a.kind = 'rejection' AND a.subject = d.id "
            "          ORDER BY a.number DESC LIMIT 1), 0) "
            "FROM candidate AS c JOIN decision AS d ON d.candidate = c.id AND d.origin = 'local' "
            "AND d.ledger = (SELECT max(l.ledger) FROM decision AS l WHERE l.candidate = c.id AND l.origin = 'local') "
            "WHERE (?1 = '' OR c.scope = ?1) AND c.state = 'rejected' AND d.verdict = 'reject' ") +
        (erases ? "AND NOT (c.text = '' AND EXISTS (SELECT 1 FROM tombstone AS t WHERE t.kind = 'candidate' AND t.id = "
                  "c.id)) "
                : "") +
        "ORDER BY d.ledger DESC, d.id");
    rows.bind(1, std::string_view(scope));
    while (rows.next()) {
        Rejection one;
        one.lifted = rows.integer(7) != 0;
        if (one.lifted && !lifted)
            continue;
        auto candidate = readCandidate(rows.view(3));
        if (!candidate)
            continue;
        one.id = rows.text(0);
        one.candidate = rows.text(1);
        one.scope = rows.text(2);
        one.text = std::move(candidate->text);
        one.predicate = std::move(candidate->predicate);
        for (CandidateEvidence &link : candidate->evidence) {
            if (link.role != Role::Contradicts)
                one.evidence.push_back(std::move(link.id));
        }
        one.time = store::timeOf(rows.integer(4));
        one.reviewer = rows.text(5);
        one.reason = rows.text(6);
        out.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<std::string>> suppressedFindings(const Store &store)
{
    std::vector<std::string> out;
    if (store.info().schemaVersion < store::kReviewSchema)
        return out;
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto rows =
        (**reader).prepare("SELECT subject FROM acceptance AS a WHERE kind = 'finding' AND accepted = 1 AND number = "
                           "(SELECT max(number) FROM acceptance AS b WHERE b.kind = 'finding' AND b.subject = "
                           "a.subject) ORDER BY subject");
    while (rows.next())
        out.push_back(rows.text(0));
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<LedgerNumber> lastDecisionOf(const Store &store, const std::string &who)
{
    LedgerNumber after;
    for (int page = 0; page < 4; ++page) {
        const auto entries = store.ledger(64, after);
        if (!entries)
            return entries.error();
        for (const LedgerEntry &entry : *entries) {
            after = entry.number;
            if (entry.who != who || !store::isReviewKind(entry.kind) || entry.whyNot.starts_with("It is undone"))
                continue;
            return entry.undoable ? entry.number : LedgerNumber{};
        }
        if (entries->size() < 64)
            break;
    }
    return LedgerNumber{};
}

Result<LedgerNumber> lastUndoneOf(const Store &store, const std::string &who)
{
    LedgerNumber after;
    for (int page = 0; page < 4; ++page) {
        const auto entries = store.ledger(64, after);
        if (!entries)
            return entries.error();
        std::set<std::int64_t> redone;
        for (const LedgerEntry &entry : *entries) {
            after = entry.number;
            if (entry.who != who)
                continue;
            if (entry.kind == "redo") {
                redone.insert(entry.undoes.value);
            } else if (entry.kind == "undo") {
                if (redone.erase(entry.undoes.value) == 0)
                    return entry.undoes;
            } else if (store::isReviewKind(entry.kind)) {
                if (!entry.whyNot.starts_with("It is undone"))
                    return LedgerNumber{}; // something new was done since: nothing to redo
            }
        }
        if (entries->size() < 64)
            break;
    }
    return LedgerNumber{};
}

} // namespace credence
