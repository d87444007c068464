// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The commit: what the approved candidates come to, worked out by reading alone, and then done as one change. The
// preview is the same plan over a reader's connection.
#include "audit/changes.h"
#include "store/argument.h"
#include "store/fields.h"
#include "store/read.h"
#include "store/review.h"
#include "store/wiring.h"

#include <credence/grounding.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <set>

namespace credence {

using nlohmann::json;

namespace store {

namespace {

// An approved candidate that goes in.
struct Unit {
    StoredCandidate stored;
    Memory memory; // of what comes in
    std::vector<WiredLink> links;
    std::vector<MemoryKey> targets, archived;
    std::vector<MemoryId> targetIds, archivedIds;
    std::vector<ReviewFlag> flags;
    std::vector<std::size_t> cited; // by link: which evidence of the candidate it is
    bool downgraded = false, brings = false;
    int gained = 0;
    bool out = false; // blocked after all
};

bool withdrawn(Status status)
{
    return status == Status::Retracted || status == Status::Superseded || status == Status::Erased;
}

class Planner {
public:
    explicit Planner(sql::Connection &db) : m_db(db) {}

    Result<void> plan(const std::string &scope, Time now, const std::stop_token &stop, bool names);
    Result<void> apply(Change &change, const Cause &cause, json &payload, const std::stop_token &stop,
                       const Progress &progress);
    CommitPlan report;

private:
    Result<void> load(const std::string &scope, const std::stop_token &stop);
    Result<std::string> prepare(Unit &unit, Standing &standing, Time now, bool names);
    Result<std::string> prepareTargets(Unit &unit, Standing &standing);
    Result<void> wire();
    Result<void> follow();
    Result<void> tell();
    Result<std::int64_t> maxDepth(const std::string &scope);
    Result<bool> restsOn(const Unit &unit, MemoryKey target);
    void block(Unit &unit, std::string because, bool noLonger = false);
    Result<void> writeStatus(Change &change, json &changes, MemoryKey key, const MemoryId &id, json after,
                             const std::string &reason, bool follows);

    struct Follow {
        MemoryKey key;
        Unit *unit = nullptr; // of a new one
        Status before = Status::Active, after = Status::Active;
        std::string reason;
    };
    sql::Connection &m_db;
    std::deque<Unit> m_units;
    std::optional<Wiring> m_wiring;
    std::unordered_map<MemoryKey, Standing::Known> m_known;
    std::map<MemoryKey, std::vector<WiredLink>> m_merged; // all links of a belief that gains some
    std::map<MemoryKey, Unit *> m_taken;                  // what a target's one change is
    std::vector<Follow> m_follows;
    std::map<std::string, std::int64_t> m_maxDepths;
    std::int64_t m_nextKey = 0;
};

void Planner::block(Unit &unit, std::string because, bool noLonger)
{
    unit.out = true;
    BlockedCandidate blocked{unit.stored.id, unit.stored.candidate.text, std::move(because)};
    blocked.noLongerApplies = noLonger;
    report.blocked.push_back(std::move(blocked));
}

Result<std::int64_t> Planner::maxDepth(const std::string &scope)
{
    const auto [it, isNew] = m_maxDepths.try_emplace(scope, 2);
    if (isNew) {
        auto row = m_db.prepare("SELECT max_depth FROM scope WHERE id = ?1");
        row.bind(1, std::string_view(scope));
        if (row.next())
            it->second = row.integer(0);
        if (!row.ok())
            return row.error();
    }
    return it->second;
}

// Whether what a candidate cites is the target or rests on it.
Result<bool> Planner::restsOn(const Unit &unit, MemoryKey target)
{
    auto row = m_db.prepare("WITH RECURSIVE above (key) AS (VALUES (?1) UNION SELECT e.derived FROM above AS a "
                            "JOIN evidence AS e ON e.source = a.key WHERE e.role <> 'contradicts') "
                            "SELECT key FROM above");
    row.bind(1, target.value);
    std::set<MemoryKey> above;
    while (row.next())
        above.insert({row.integer(0)});
    if (!row.ok())
        return row.error();
    return std::any_of(unit.links.begin(), unit.links.end(), [&](const WiredLink &link) {
        return link.role != Role::Contradicts && above.contains(link.source);
    });
}

Result<void> Planner::load(const std::string &scope, const std::stop_token &stop)
{
    std::vector<std::pair<std::string, bool>> ids;
    {
        auto rows = m_db.prepare("SELECT id, state FROM queue WHERE (?1 = '' OR scope = ?1) "
                                 "AND state IN ('approved', 'blocked') ORDER BY ledger, id");
        rows.bind(1, std::string_view(scope));
        while (rows.next())
            ids.emplace_back(rows.text(0), rows.view(1) == "blocked");
        if (!rows.ok())
            return rows.error();
    }
    for (const auto &[id, blocked] : ids) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        auto stored = loadCandidate(m_db, id);
        if (!stored)
            return stored.error();
        auto flags = flagsOf(m_db, id);
        if (!flags)
            return flags.error();
        if (blocked) {
            BlockedCandidate one{id, stored->candidate.text, {}};
            std::string categories;
            for (const ReviewFlag &flag : *flags) {
                if (flag.state != "open" && flag.state != "block")
                    continue;
                one.flags.push_back(flag.id);
                if (categories.find(flag.finding.category) == std::string::npos)
                    categories += (categories.empty() ? "" : ", ") + flag.finding.category;
            }
            one.because = fmt::format(
                "{} {}: {}.", one.flags.size(),
                one.flags.size() == 1 ? "flag is open or blocks it" : "flags are open or block it", categories);
            report.blocked.push_back(std::move(one));
            continue;
        }
        Unit &unit = m_units.emplace_back();
        unit.stored = std::move(*stored);
        unit.flags = std::move(*flags);
        unit.downgraded = std::any_of(unit.flags.begin(), unit.flags.end(),
                                      [](const ReviewFlag &flag) { return flag.state == "downgrade"; });
    }
    return {};
}

// What it changes of the store. Returns a sentence when it can't.
Result<std::string> Planner::prepareTargets(Unit &unit, Standing &standing)
{
    const Candidate &c = unit.stored.candidate;
    if (c.targets.empty())
        return std::string("It names no belief that it would change.");
    if (c.action == Action::MergeEvidence && c.targets.size() > 1)
        return std::string("It names several beliefs to merge into.");
    for (const MemoryId &id : c.targets) {
        const auto known = standing.memory(id);
        if (!known)
            return known.error();
        if (withdrawn(known->status))
            return fmt::format("\"{}\" is {} already.", displayText(id.value), word(known->status));
        if (c.action != Action::Retract && known->kind != Kind::Reflection)
            return fmt::format("\"{}\" is no belief.", displayText(id.value));
        if (std::find(unit.targets.begin(), unit.targets.end(), known->key) != unit.targets.end())
            continue;
        const auto taken = m_taken.find(known->key);
        if (taken != m_taken.end() &&
            (c.action != Action::MergeEvidence || taken->second->stored.candidate.action != Action::MergeEvidence))
            return fmt::format("\"{}\" is changed by another candidate of this commit.", displayText(id.value));
        unit.targets.push_back(known->key);
        unit.targetIds.push_back(id);
        m_known.emplace(known->key, *known);
        if (c.action == Action::Supersede) {
            const auto rests = restsOn(unit, known->key);
            if (!rests)
                return rests.error();
            if (*rests)
                return fmt::format("It rests on \"{}\", which it would replace.", displayText(id.value));
        }
    }
    if (c.action != Action::MergeEvidence)
        return std::string();
    // Only what the belief does not rest on yet.
    const MemoryKey target = unit.targets.front();
    auto &links = m_merged[target];
    if (links.empty()) {
        auto stored = storedLinks(m_db, target);
        if (!stored)
            return stored.error();
        links = std::move(*stored);
    }
    std::set<std::pair<MemoryKey, Role>> there;
    for (const WiredLink &link : links)
        there.emplace(link.source, link.role);
    for (const WiredLink &link : unit.links) {
        if (link.source == target)
            return std::string("A belief is no evidence for itself.");
        if (there.emplace(link.source, link.role).second) {
            links.push_back(link);
            ++unit.gained;
        }
    }
    if (unit.gained == 0)
        return std::string("The belief rests on all of it already.");
    return std::string();
}

Result<std::string> Planner::prepare(Unit &unit, Standing &standing, Time now, bool names)
{
    const Candidate &c = unit.stored.candidate;
    std::set<std::pair<std::string, Role>> cited;
    for (std::size_t place = 0; place < c.evidence.size(); ++place) {
        const CandidateEvidence &one = c.evidence[place];
        Role role = one.role;
        if (c.action == Action::Narrative && role == Role::Supports)
            role = Role::MergedFrom;
        if (!cited.emplace(one.id.value, role).second)
            continue;
        const auto known = standing.memory(one.id);
        if (!known)
            return known.error();
        m_known.emplace(known->key, *known);
        unit.links.push_back({known->key, {}, role, one.granularity, one.quote});
        unit.cited.push_back(place);
        if (role == Role::MergedFrom && c.action == Action::Narrative) {
            if (known->kind == Kind::Reflection)
                return fmt::format("\"{}\" is a reflection; a narrative merges episodes.", displayText(one.id.value));
            if (withdrawn(known->status) || known->status == Status::Deprecated)
                return fmt::format("\"{}\" is {} already.", displayText(one.id.value), word(known->status));
            if (m_taken.contains(known->key))
                return fmt::format("\"{}\" is changed by another candidate of this commit.", displayText(one.id.value));
            unit.archived.push_back(known->key);
            unit.archivedIds.push_back(one.id);
        }
    }
    unit.brings = c.action == Action::Add || c.action == Action::Supersede || c.action == Action::Narrative;
    if (c.action == Action::Narrative && unit.archived.size() < 2)
        return std::string("A narrative merges at least two episodes.");
    if (unit.brings && c.text.find_first_not_of(" \t\r\n") == std::string::npos)
        return std::string("It has no text.");
    if (c.action != Action::Add && c.action != Action::Narrative) {
        auto why = prepareTargets(unit, standing);
        if (!why || !why->empty())
            return why;
    }
    if (unit.brings) {
        Memory &m = unit.memory;
        m.key = {++m_nextKey};
        if (names)
            m.id = {newUuid()};
        m.scope = c.scope;
        m.kind = c.action == Action::Narrative ? Kind::Narrative : Kind::Reflection;
        m.shape = m.kind == Kind::Narrative ? Shape::None : c.shape == Shape::None ? Shape::Insight : c.shape;
        m.text = c.text;
        m.subject = c.subject;
        m.predicate = c.predicate;
        m.object = c.object;
        m.ruleIf = c.ruleIf;
        m.ruleThen = c.ruleThen;
        m.importance = c.importance;
        m.importanceRaw = c.importance;
        m.importanceScale = c.importance ? ImportanceScale::ZeroToOne : ImportanceScale::None;
        m.created = now;
        m.statedConfidence = unit.downgraded ? word(Confidence::Low) : c.statedConfidence;
        m.extra = c.extra;
        m.origin = Origin::Committed;
    }
    for (const auto *keys : {&unit.targets, &unit.archived}) {
        for (const MemoryKey key : *keys)
            m_taken.emplace(key, &unit);
    }
    return std::string();
}

// Circles and depths, with the units that would break the rules left out.
Result<void> Planner::wire()
{
    for (;;) {
        m_wiring.emplace(m_db);
        m_merged.clear();
        for (Unit &unit : m_units) {
            if (unit.out)
                continue;
            if (unit.brings)
                m_wiring->addNew({&unit.memory, false, true, unit.stored.id}, unit.links);
            if (unit.stored.candidate.action != Action::MergeEvidence)
                continue;
            auto &links = m_merged[unit.targets.front()];
            if (links.empty()) {
                auto stored = storedLinks(m_db, unit.targets.front());
                if (!stored)
                    return stored.error();
                links = std::move(*stored);
            }
            for (const WiredLink &link : unit.links) {
                if (std::none_of(links.begin(), links.end(), [&](const WiredLink &old) {
                        return old.source == link.source && old.role == link.role;
                    }))
                    links.push_back(link);
            }
        }
        for (const auto &[key, links] : m_merged)
            m_wiring->rewire(key, m_known.at(key).kind, links);
        CREDENCE_TRY(m_wiring->plan());
        bool again = false;
        const auto blockMerges = [&](const std::set<MemoryKey> &targets, const std::string &why) {
            for (Unit &unit : m_units) {
                if (!unit.out && unit.stored.candidate.action == Action::MergeEvidence &&
                    targets.contains(unit.targets.front())) {
                    block(unit, why);
                    again = true;
                }
            }
        };
        std::set<MemoryKey> circles;
        for (const CutLink &cut : m_wiring->cut())
            circles.insert(cut.derived);
        if (!circles.empty())
            blockMerges(circles, "The evidence would form a circle.");
        for (Unit &unit : m_units) {
            if (unit.out || !unit.brings || unit.memory.kind != Kind::Reflection)
                continue;
            const auto most = maxDepth(unit.memory.scope);
            if (!most)
                return most.error();
            if (unit.memory.depth > *most) {
                block(unit, fmt::format("It would have depth {}, and its scope allows {}.", unit.memory.depth, *most));
                again = true;
            }
        }
        std::set<MemoryKey> raised;
        bool tooDeep = false;
        for (const Wiring::DepthChange &change : m_wiring->depthChanges()) {
            if (m_merged.contains(change.key))
                raised.insert(change.key);
            auto row = m_db.prepare("SELECT origin, scope FROM memory WHERE key = ?1");
            row.bind(1, change.key.value);
            std::string origin, scope;
            if (row.next()) {
                origin = row.text(0);
                scope = row.text(1);
            }
            if (!row.ok())
                return row.error();
            const auto most = maxDepth(scope);
            if (!most)
                return most.error();
            tooDeep = tooDeep || (origin != word(Origin::Imported) && change.after > *most);
        }
        if (tooDeep)
            blockMerges(raised, "It would lift a belief above the depth that its scope allows.");
        if (!again)
            return m_wiring->judge();
    }
}

// What becomes of beliefs that lose or gain support.
Result<void> Planner::follow()
{
    std::vector<MemoryKey> starts;
    std::set<MemoryKey> lost;
    for (const Unit &unit : m_units) {
        if (unit.out)
            continue;
        const Action action = unit.stored.candidate.action;
        if (action == Action::Supersede || action == Action::Retract) {
            starts.insert(starts.end(), unit.targets.begin(), unit.targets.end());
            lost.insert(unit.targets.begin(), unit.targets.end());
        }
    }
    for (const auto &[key, links] : m_merged)
        starts.push_back(key);
    if (starts.empty())
        return {};
    const auto base = read::above(m_db, starts);
    if (!base)
        return base.error();
    Snapshot::Builder builder;
    std::set<MemoryKey> in;
    for (const NodeRow &row : (*base)->rows()) {
        NodeRow copy = row;
        copy.scope = builder.scope((*base)->scopes()[row.scope]);
        builder.add(copy);
        in.insert(row.key);
    }
    std::unordered_map<MemoryKey, Unit *> fresh;
    const auto link = [&](MemoryKey derived, const std::vector<WiredLink> &links) {
        for (const WiredLink &one : links) {
            if (one.source && in.insert(one.source).second) {
                NodeRow row;
                row.key = one.source;
                if (const auto it = m_known.find(one.source); it != m_known.end()) {
                    row.kind = it->second.kind;
                    row.status = it->second.status;
                    row.depth = it->second.depth;
                }
                builder.add(row);
            }
            builder.link(derived, one.source, one.role, one.granularity);
        }
    };
    for (Node n = 0; n < (*base)->size(); ++n) {
        const MemoryKey key = (*base)->row(n).key;
        if (const auto it = m_merged.find(key); it != m_merged.end()) {
            link(key, it->second);
            continue;
        }
        for (const Link &one : (*base)->sources(n))
            builder.link(key, one.node == kNoNode ? MemoryKey{} : (*base)->row(one.node).key, one.role,
                         one.granularity);
    }
    for (Unit &unit : m_units) {
        if (unit.out || !unit.brings || unit.memory.kind != Kind::Reflection ||
            std::none_of(unit.links.begin(), unit.links.end(),
                         [&](const WiredLink &one) { return (*base)->find(one.source) != kNoNode; }))
            continue;
        NodeRow row;
        row.key = unit.memory.key;
        row.kind = Kind::Reflection;
        row.status = unit.memory.status;
        row.depth = unit.memory.depth;
        builder.add(row);
        in.insert(row.key);
        fresh.emplace(row.key, &unit);
        link(row.key, unit.links);
    }
    const auto snapshot = std::move(builder).build();
    std::vector<Node> gone, rejudged;
    for (const MemoryKey key : lost)
        gone.push_back(snapshot->find(key));
    for (const auto &[key, links] : m_merged)
        rejudged.push_back(snapshot->find(key));
    const Impact impact = previewChanges(*snapshot, gone, rejudged);
    for (const auto *list : {&impact.becomesStale, &impact.becomesSuspect, &impact.recovers}) {
        for (const StatusChange &change : *list) {
            const MemoryKey key = snapshot->row(change.node).key;
            const auto it = fresh.find(key);
            m_follows.push_back(
                {key, it == fresh.end() ? nullptr : it->second, change.before, change.after, change.reason});
        }
    }
    return {};
}

Result<void> Planner::tell()
{
    const auto textsOf = [&](MemoryKey key) -> Result<std::string> {
        auto row = m_db.prepare("SELECT text FROM memory WHERE key = ?1");
        row.bind(1, key.value);
        std::string text;
        if (row.next())
            text = row.text(0);
        if (!row.ok())
            return row.error();
        return text;
    };
    for (const Unit &unit : m_units) {
        if (unit.out)
            continue;
        const Candidate &c = unit.stored.candidate;
        PlannedChange change;
        change.candidate = unit.stored.id;
        change.action = c.action;
        change.text = c.text;
        change.memory = unit.memory.id;
        if (!unit.targets.empty()) {
            auto text = textsOf(unit.targets.front());
            if (!text)
                return text.error();
            change.target = unit.targetIds.front();
            if (c.action == Action::Supersede)
                change.before = std::move(*text);
            else
                change.text = std::move(*text);
            if (c.action != Action::Supersede)
                change.memory = change.target;
        }
        std::set<MemoryKey> sources;
        for (const WiredLink &link : unit.links) {
            if (link.role != Role::Contradicts)
                sources.insert(link.source);
        }
        change.sources = c.action == Action::MergeEvidence ? unit.gained : static_cast<int>(sources.size());
        change.archived = static_cast<int>(unit.archived.size());
        change.depth = unit.brings ? unit.memory.depth : 0;
        change.edited = !c.modelText.empty() && c.modelText != c.text;
        change.downgraded = unit.downgraded;
        report.changes.push_back(std::move(change));
        auto &list = c.action == Action::Supersede ? report.superseded : report.retracted;
        if (c.action == Action::Supersede || c.action == Action::Retract)
            list.insert(list.end(), unit.targetIds.begin(), unit.targetIds.end());
        report.archived.insert(report.archived.end(), unit.archivedIds.begin(), unit.archivedIds.end());
    }
    for (const Follow &follow : m_follows) {
        FollowingChange one{{}, {}, {}, follow.before, follow.after, follow.reason};
        if (follow.unit) {
            one.memory = follow.unit->memory.id;
            one.candidate = follow.unit->stored.id;
            one.text = follow.unit->memory.text;
        } else {
            const auto id = read::idOf(m_db, follow.key);
            if (!id)
                return id.error();
            auto text = textsOf(follow.key);
            if (!text)
                return text.error();
            one.memory = *id;
            one.text = std::move(*text);
        }
        report.follows.push_back(std::move(one));
    }
    return {};
}

Result<void> Planner::plan(const std::string &scope, Time now, const std::stop_token &stop, bool names)
{
    if (!scope.empty()) {
        const auto known = read::scopeExists(m_db, scope);
        if (!known)
            return known.error();
        if (!*known)
            return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", scope), m_db.path().string()};
    }
    const auto last = m_db.integer(kLastKey);
    if (!last)
        return last.error();
    m_nextKey = *last;
    CREDENCE_TRY(load(scope, stop));
    {
        Standing standing(m_db);
        for (Unit &unit : m_units) {
            if (stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            const auto changed = standing.changes(unit.stored.candidate, unit.stored.basis);
            if (!changed)
                return changed.error();
            if (!changed->empty()) {
                block(unit, "It no longer applies: " + changed->front() + " Look at it again.", true);
                continue;
            }
            const std::string obstacle = approveObstacle(unit.stored, {}, {}, standing.standing(), true);
            if (!obstacle.empty()) {
                block(unit, obstacle);
                continue;
            }
            const auto why = prepare(unit, standing, now, names);
            if (!why)
                return why.error();
            if (!why->empty())
                block(unit, *why);
        }
    }
    CREDENCE_TRY(wire());
    CREDENCE_TRY(follow());
    CREDENCE_TRY(tell());
    auto counts = queueCountsOf(m_db, scope);
    if (!counts)
        return counts.error();
    report.counts = *counts;
    return {};
}

Result<void> Planner::writeStatus(Change &change, json &changes, MemoryKey key, const MemoryId &id, json after,
                                  const std::string &reason, bool follows)
{
    auto before = storedFields(m_db, key, after);
    if (!before)
        return before.error();
    for (auto it = after.begin(); it != after.end();) // only what differs
        it = (*before)[it.key()] == it.value() ? ((*before).erase(it.key()), after.erase(it)) : std::next(it);
    CREDENCE_TRY(writeFields(change, key, after));
    change.changed(key, id);
    json entry{{"id", jsonText(id.value)}, {"before", *before}, {"after", after}, {"reason", reason}};
    if (follows)
        entry["follows"] = true;
    changes.push_back(std::move(entry));
    return {};
}

Result<void> Planner::apply(Change &change, const Cause &cause, json &payload, const std::stop_token &stop,
                            const Progress &progress)
{
    json changes = json::array();
    std::map<MemoryKey, json> evidenceBefore;
    for (const auto &[key, links] : m_merged) {
        const auto stored = storedLinks(m_db, key);
        if (!stored)
            return stored.error();
        evidenceBefore.emplace(key, evidenceJson(m_db, *stored));
    }
    for (Unit &unit : m_units) { // the same keys as the plan's, in the same order
        if (unit.brings && unit.memory.key)
            static_cast<void>(change.newKey());
    }
    CREDENCE_TRY(m_wiring->apply(change.number(), stop, progress));
    std::uint64_t added = 0;
    for (const Unit &unit : m_units) {
        if (unit.out)
            continue;
        if (unit.brings) {
            change.added(unit.memory.key, unit.memory.id);
            ++added;
        }
        const Action action = unit.stored.candidate.action;
        for (std::size_t i = 0; i < unit.targets.size(); ++i) {
            if (action == Action::MergeEvidence)
                continue;
            const Status before = m_known.at(unit.targets[i]).status;
            const bool supersedes = action == Action::Supersede;
            json after{{"status", word(supersedes ? Status::Superseded : Status::Retracted)},
                       {"restores_to", before == Status::Deprecated ? json(word(before)) : json()},
                       {"superseded_by", supersedes ? jsonText(unit.memory.id.value) : json()}};
            CREDENCE_TRY(writeStatus(change, changes, unit.targets[i], unit.targetIds[i], std::move(after),
                                     supersedes ? "superseded" : "retracted", false));
        }
        for (std::size_t i = 0; i < unit.archived.size(); ++i)
            CREDENCE_TRY(writeStatus(change, changes, unit.archived[i], unit.archivedIds[i],
                                     json{{"status", word(Status::Deprecated)}}, "archived by its narrative", false));
    }
    for (const auto &[key, before] : evidenceBefore) {
        const auto id = read::idOf(m_db, key);
        if (!id)
            return id.error();
        const auto stored = storedLinks(m_db, key);
        if (!stored)
            return stored.error();
        change.changed(key, *id);
        changes.push_back({{"id", jsonText(id->value)},
                           {"before", {{"evidence", before}}},
                           {"after", {{"evidence", evidenceJson(m_db, *stored)}}},
                           {"reason", "evidence merged"}});
    }
    for (const Follow &follow : m_follows) {
        if (follow.unit) {
            CREDENCE_TRY(m_db.prepare("UPDATE memory SET status = ?2 WHERE key = ?1")
                             .bind(1, follow.key.value)
                             .bind(2, std::string_view(word(follow.after)))
                             .run());
            continue;
        }
        const auto id = read::idOf(m_db, follow.key);
        if (!id)
            return id.error();
        CREDENCE_TRY(
            writeStatus(change, changes, follow.key, *id, json{{"status", word(follow.after)}}, follow.reason, true));
    }
    ReviewWriter writer(change, cause);
    std::uint64_t done = 0;
    for (const Unit &unit : m_units) {
        if (unit.out)
            continue;
        if (++done % 256 == 0 && stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        ReviewWriter::State state;
        state.state = "committed";
        state.memory = unit.brings ? unit.memory.key : unit.targets.front();
        state.memoryId = unit.brings ? unit.memory.id : unit.targetIds.front();
        CREDENCE_TRY(writer.move(unit.stored, state));
        if (!unit.brings)
            continue;
        for (const ReviewFlag &flag : unit.flags) {
            Finding finding = flag.finding;
            if (flag.state == "redact") // what was flagged does not stand in the text any more
                finding.start = finding.end = 0;
            for (std::size_t i = 0; i < unit.cited.size(); ++i) { // its place among the memory's links
                if (flag.finding.part == fmt::format("/evidence/{}/quote", unit.cited[i]))
                    finding.part = fmt::format("/evidence/{}/quote", i);
            }
            const auto carried = writer.openFlag(unit.memory.id.value, finding, flag.state);
            if (!carried)
                return carried.error();
        }
    }
    json receipt{{"committed", done}};
    for (const Action action :
         {Action::Add, Action::Supersede, Action::MergeEvidence, Action::Retract, Action::Narrative}) {
        if (const std::uint64_t n = report.count(action); n > 0)
            receipt[word(action)] = n;
    }
    json stays = json::array();
    for (const BlockedCandidate &one : report.blocked)
        stays.push_back({{"candidate", jsonText(one.candidate)}, {"because", jsonText(one.because)}});
    receipt["stays"] = std::move(stays);
    payload["added"] = added;
    payload["changes"] = std::move(changes);
    payload["receipt"] = std::move(receipt);
    writer.fill(payload);
    return {};
}

} // namespace
} // namespace store

Result<CommitPlan> previewCommit(const Store &store, const std::string &scope, std::stop_token stop)
{
    if (store.info().schemaVersion < store::kReviewSchema)
        return CommitPlan{};
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    store::Planner planner(**reader);
    CREDENCE_TRY(planner.plan(scope, now, stop, false));
    const auto head = (**reader).integer("SELECT coalesce(max(number), 0) FROM ledger");
    if (!head)
        return head.error();
    planner.report.entry = {*head + 1};
    return std::move(planner.report);
}

namespace {

Result<CommitPlan> commitOnce(Store &store, const Cause &cause, const std::string &scope, const std::stop_token &stop,
                              const Progress &progress)
{
    auto change = store::Change::begin(StoreInside::of(store), "commit");
    if (!change)
        return change.error();
    CREDENCE_TRY(store::checkCurator((*change)->db(), cause, "commit"));
    (*change)->db().setStop(stop);
    CommitPlan report;
    json payload = json::object();
    {
        store::Planner planner((*change)->db());
        CREDENCE_TRY(planner.plan(scope, (*change)->time(), stop, true));
        report = planner.report;
        if (report.changes.empty())
            return report; // nothing is written
        if (report.changes.size() > 1000)
            (*change)->widenCache();
        CREDENCE_TRY(planner.apply(**change, cause, payload, stop, progress));
        auto counts = store::queueCountsOf((*change)->db(), scope);
        if (!counts)
            return counts.error();
        report.counts = *counts;
    }
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    report.entry = done->ledger;
    return report;
}

} // namespace

Result<CommitPlan> commit(Store &store, const Cause &cause, const std::string &scope, std::stop_token stop,
                          const Progress &progress)
{
    auto done = commitOnce(store, cause, scope, stop, progress);
    if (done)
        return done;
    // What the disk, another writer or a person stopped: say what became of the work.
    Error error = done.error();
    if (error.code == Errc::Io || error.code == Errc::Busy || error.code == Errc::ReadOnly ||
        error.code == Errc::Cancelled)
        error.message += " Nothing was committed: the memory is as it was, and all decisions are kept.";
    return error;
}

} // namespace credence
