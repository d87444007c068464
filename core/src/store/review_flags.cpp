// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Flags: what people make of them, on candidates and on memories, and opening them for what comes in.
#include "privacy/parts.h"
#include "store/argument.h"
#include "store/fields.h"
#include "store/read.h"
#include "store/review.h"
#include "store/withdraw.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace credence {

using nlohmann::json;

namespace {

// What a flag is on, with all its words.
struct FlagAt {
    ReviewFlag flag;
    std::optional<store::StoredCandidate> candidate;
    std::optional<Memory> memory;
    std::vector<EvidenceLink> links; // of the memory
    std::vector<privacy::Part> parts;
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
        auto rows = read::rows(db, std::array{key});
        if (!rows)
            return rows.error();
        if (rows->empty())
            return missing;
        found.memory = std::move(rows->front());
        auto links = read::evidence(db, key);
        if (!links)
            return links.error();
        found.links = std::move(*links);
        found.parts = privacy::partsOf(*found.memory, found.links);
        return found;
    }
    auto stored = store::loadCandidate(db, target);
    if (!stored)
        return stored.error();
    found.candidate = std::move(*stored);
    found.parts = privacy::partsOf(found.candidate->candidate);
    return found;
}

const char *stateWord(PolicyAction action)
{
    return action == PolicyAction::Review ? "open" : word(action);
}

Error notThere(const std::string &where)
{
    return {Errc::Conflict, "What was flagged does not stand there any more.", where};
}

Error redactedAlready(const std::string &where)
{
    return {Errc::Conflict, "It is redacted already; undo that entry to have the text back.", where};
}

// The candidate without the flagged words. The model's text loses them too: what is redacted is not kept.
Candidate withoutWords(Candidate candidate, std::span<const privacy::Part> parts, const Finding &finding,
                       const std::string &salt)
{
    for (const privacy::Redaction &one : privacy::redactions(parts, std::span(&finding, 1), salt))
        privacy::apply(candidate, one);
    if (!candidate.modelText.empty()) {
        Finding words = finding;
        words.part = "/model";
        const std::string there = privacy::wordsOf(parts, finding);
        const std::array both{privacy::Part{"/model", there}, privacy::Part{"", candidate.modelText}};
        words.start = 0;
        words.end = there.size();
        for (const privacy::Redaction &one : privacy::redactions(both, std::span(&words, 1), salt)) {
            if (one.path.empty())
                candidate.modelText = one.after;
        }
        if (candidate.modelText == candidate.text)
            candidate.modelText.clear();
    }
    return candidate;
}

// What was found besides stands although its words are not found again without those that were hidden.
void keepFindings(Candidate &next, const FlagAt &at, const std::vector<ReviewFlag> &flags, const std::string &salt)
{
    const auto redactions = privacy::redactions(at.parts, std::span(&at.flag.finding, 1), salt);
    for (const ReviewFlag &flag : flags) {
        if (flag.id == at.flag.id || flag.state == "redact" || flag.state == "gone")
            continue;
        const auto now = privacy::moved(flag.finding, redactions);
        if (!now || std::any_of(next.findings.begin(), next.findings.end(), [&](const Finding &found) {
                return found.category == now->category && found.part == now->part && found.start < now->end &&
                       now->start < found.end;
            }))
            continue;
        next.findings.push_back(*now);
    }
}

// Flags of one memory that are resolved alike, with what that does to the memory.
class OnMemory {
public:
    OnMemory(store::Change &change, store::ReviewWriter &writer, std::string reason, std::string salt)
        : m_change(change), m_writer(writer), m_reason(std::move(reason)), m_salt(std::move(salt))
    {
    }

    Result<void> resolve(const FlagAt &at, const std::set<std::string> &chosen, PolicyAction action)
    {
        sql::Connection &db = m_change.db();
        const std::string where = db.path().string(), after = stateWord(action);
        const auto flags = store::flagsOf(db, at.memory->id.value);
        if (!flags)
            return flags.error();
        std::vector<Finding> findings;
        bool wasDowngraded = false, isDowngraded = false, changes = false;
        std::string downgradedBy;
        for (const ReviewFlag &flag : *flags) {
            const bool mine = chosen.contains(flag.id) && flag.state != after;
            wasDowngraded = wasDowngraded || flag.state == "downgrade";
            isDowngraded = isDowngraded || (mine ? action == PolicyAction::Downgrade : flag.state == "downgrade");
            if (!mine)
                continue;
            if (flag.state == "redact")
                return redactedAlready(where);
            if (flag.state == "downgrade")
                downgradedBy = flag.id;
            changes = true;
            findings.push_back(flag.finding);
            if (action == PolicyAction::Redact && privacy::wordsOf(at.parts, flag.finding).empty())
                return notThere(where);
        }
        if (!changes)
            return {};
        json before = json::object();
        if (!isDowngraded && wasDowngraded) {
            auto found = beforeDowngrade(*at.memory, downgradedBy);
            if (!found)
                return found.error();
            before = std::move(*found);
        }
        for (const ReviewFlag &flag : *flags) {
            if (chosen.contains(flag.id) && flag.state != after)
                CREDENCE_TRY(m_writer.setFlag(flag.id, flag.state, after, m_reason));
        }
        if (!before.empty())
            CREDENCE_TRY(write(*at.memory, before));
        if (action == PolicyAction::Downgrade && !wasDowngraded) {
            const double half = at.memory->importance.value_or(0.5) / 2;
            CREDENCE_TRY(write(*at.memory, {{"importance", half},
                                            {"importance_raw", half},
                                            {"importance_scale", "0-1"},
                                            {"stated_confidence", "low"}}));
        }
        if (action == PolicyAction::Redact)
            CREDENCE_TRY(redact(at, *flags, chosen, findings));
        if (action == PolicyAction::Block)
            m_blocked.push_back(at.memory->key);
        return {};
    }

    // What follows of all of them, and the list for the entry's "changes".
    Result<json> finish()
    {
        if (!m_blocked.empty()) {
            auto withdrawn = store::withdrawMemories(m_change, m_blocked, Withdrawal::Retract);
            if (!withdrawn)
                return withdrawn.error();
            for (json &one : *withdrawn)
                m_changes.push_back(std::move(one));
        }
        return std::move(m_changes);
    }

private:
    Result<void> write(const Memory &memory, const json &after)
    {
        const auto before = store::storedFields(m_change.db(), memory.key, after);
        if (!before)
            return before.error();
        CREDENCE_TRY(store::writeFields(m_change, memory.key, after));
        m_change.changed(memory.key, memory.id);
        m_changes.push_back({{"id", store::jsonText(memory.id.value)}, {"before", *before}, {"after", after}});
        return {};
    }

    // The fields as the entry that downgraded it found them; empty when they were changed since or are not known.
    Result<json> beforeDowngrade(const Memory &memory, const std::string &flag)
    {
        sql::Connection &db = m_change.db();
        auto row = db.prepare("SELECT l.payload FROM resolution AS r JOIN ledger AS l ON l.number = r.ledger "
                              "WHERE r.flag IN (SELECT id FROM flag WHERE target = (SELECT target FROM flag WHERE id = "
                              "?1)) AND r.state = 'downgrade' ORDER BY r.ledger DESC");
        row.bind(1, std::string_view(flag));
        while (row.next()) {
            const json payload = json::parse(row.view(0), nullptr, false);
            if (!payload.is_object() || !payload.contains("changes") || !payload["changes"].is_array())
                continue;
            for (const json &one : payload["changes"]) {
                if (!one.is_object() || !one.contains("id") || store::textOf(one["id"]) != memory.id.value ||
                    !one.contains("before") || !one["before"].is_object() || !one.contains("after") ||
                    !one["after"].contains("stated_confidence"))
                    continue;
                const auto now = store::storedFields(db, memory.key, one["after"]);
                if (!now)
                    return now.error();
                return *now == one["after"] ? one["before"] : json::object();
            }
        }
        if (!row.ok())
            return row.error();
        return json::object();
    }

    Result<void> redact(const FlagAt &at, const std::vector<ReviewFlag> &flags, const std::set<std::string> &chosen,
                        const std::vector<Finding> &findings)
    {
        sql::Connection &db = m_change.db();
        const auto redactions = privacy::redactions(at.parts, findings, m_salt);
        Memory memory = *at.memory;
        std::vector<EvidenceLink> links = at.links;
        std::set<std::string> fields;
        for (const privacy::Redaction &one : redactions)
            fields.insert(privacy::apply(memory, links, one));
        if (fields.erase("evidence") > 0) {
            const auto stored = store::storedLinks(db, memory.key);
            if (!stored)
                return stored.error();
            std::vector<store::WiredLink> wired = *stored;
            for (std::size_t i = 0; i < wired.size() && i < links.size(); ++i)
                wired[i].quote = links[i].quote;
            m_changes.push_back({{"id", store::jsonText(memory.id.value)},
                                 {"before", {{"evidence", store::evidenceJson(db, *stored)}}},
                                 {"after", {{"evidence", store::evidenceJson(db, wired)}}},
                                 {"reason", "quote redacted"}});
            store::Wiring wiring(db);
            wiring.rewire(memory.key, memory.kind, std::move(wired));
            CREDENCE_TRY(wiring.plan());
            CREDENCE_TRY(wiring.apply(m_change.number()));
            m_change.changed(memory.key, memory.id);
        }
        const json all = store::fieldsOf(memory, false);
        json after = json::object();
        for (const std::string &field : fields) {
            if (all.contains(field))
                after[field] = all[field];
        }
        if (!after.empty())
            CREDENCE_TRY(write(memory, after));
        // The other flags' words stand elsewhere now.
        for (const ReviewFlag &flag : flags) {
            if (chosen.contains(flag.id) || flag.state == "redact" || flag.finding.start >= flag.finding.end)
                continue;
            const auto now = privacy::moved(flag.finding, redactions);
            if (now && now->start == flag.finding.start && now->end == flag.finding.end)
                continue;
            CREDENCE_TRY(m_writer.setFlag(flag.id, flag.state, "gone",
                                          now ? "its words moved: others were redacted" : "redacted with another"));
            if (!now)
                continue;
            const auto opened = m_writer.openFlag(memory.id.value, *now, "open");
            if (!opened)
                return opened.error();
            if (flag.state != "open")
                CREDENCE_TRY(m_writer.setFlag(*opened, "open", flag.state, flag.reason));
        }
        return {};
    }

    store::Change &m_change;
    store::ReviewWriter &m_writer;
    std::string m_reason, m_salt;
    std::vector<MemoryKey> m_blocked;
    json m_changes = json::array();
};

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
    if (!privacy::wordsOf(at->parts, at->flag.finding).empty()) {
        for (privacy::Redaction &one : privacy::redactions(at->parts, std::span(&at->flag.finding, 1), *salt)) {
            if (one.path == at->flag.finding.part)
                return std::move(one.after);
        }
    }
    return notThere(store.info().path.string());
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
            if (action == PolicyAction::Redact && at->flag.state != "redact") {
                if (privacy::wordsOf(at->parts, at->flag.finding).empty())
                    return notThere(where);
                auto checked = store::reworked(
                    store, *at->candidate, withoutWords(std::move(*next), at->parts, at->flag.finding, salt), recheck);
                if (!checked)
                    return checked.error();
                next = std::move(*checked);
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
        return redactedAlready(where);
    if (at->candidate && at->candidate->state == "committed")
        return Error{Errc::Conflict, "It is committed already; the memory has a flag of its own.", where};

    store::ReviewWriter writer(**change, cause);
    json payload = json::object();
    if (at->memory) {
        OnMemory on(**change, writer, cause.reason, salt);
        CREDENCE_TRY(on.resolve(*at, {flag}, action));
        auto changes = on.finish();
        if (!changes)
            return changes.error();
        if (!changes->empty())
            payload["changes"] = std::move(*changes);
    } else {
        CREDENCE_TRY(writer.setFlag(flag, before, after, cause.reason));
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
            store::keepDowngraded(*next, *flags);
            if (action == PolicyAction::Redact) {
                keepFindings(*next, *at, *flags, salt);
                CREDENCE_TRY(writer.syncFlags(stored, *next));
                if (stored.state == "approved") {
                    // Another text is another proposal: what was decided is open again.
                    moved.state = "pending";
                    moved.verdict = word(Verdict::Reopen);
                }
            }
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

Result<LedgerNumber> resolveFlags(Store &store, std::span<const std::string> flags, PolicyAction action,
                                  const Cause &cause)
{
    const std::string where = store.info().path.string();
    if (flags.empty())
        return LedgerNumber{};
    auto change = store::Change::begin(StoreInside::of(store), "resolve");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "resolve flags"));
    auto salt = store::saltOf(db);
    if (!salt)
        return salt.error();
    store::ReviewWriter writer(**change, cause);
    OnMemory on(**change, writer, cause.reason, std::move(*salt));
    std::map<std::string, std::pair<std::string, std::set<std::string>>> byTarget; // a flag of it, all of them
    for (const std::string &flag : flags) {
        auto row = db.prepare("SELECT target FROM flag WHERE id = ?1 AND state <> 'gone'");
        row.bind(1, std::string_view(flag));
        const bool found = row.next();
        if (!row.ok())
            return row.error();
        if (!found)
            return Error{Errc::NotFound,
                         fmt::format("There is no flag \"{}\". Nothing was resolved.", displayText(flag)), where};
        auto &[one, all] = byTarget[row.text(0)];
        one = flag;
        all.insert(flag);
    }
    for (const auto &[target, chosen] : byTarget) {
        const auto at = findFlag(db, chosen.first);
        if (!at)
            return at.error();
        if (!at->memory)
            return Error{Errc::Invalid,
                         fmt::format("The flag \"{}\" is on a candidate; those are resolved one at a time. Nothing was "
                                     "resolved.",
                                     displayText(chosen.first)),
                         where};
        CREDENCE_TRY(on.resolve(*at, chosen.second, action));
    }
    auto changes = on.finish();
    if (!changes)
        return changes.error();
    json payload = json::object();
    writer.fill(payload);
    if (!payload.contains("flags"))
        return LedgerNumber{}; // as they are already
    if (!changes->empty())
        payload["changes"] = std::move(*changes);
    payload["resolution"] = stateWord(action);
    auto done = (*change)->commit(std::move(payload), cause);
    if (!done)
        return done.error();
    return done->ledger;
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
                return flag.finding.category == finding.category && flag.finding.part == finding.part &&
                       flag.finding.start == finding.start && flag.finding.end == finding.end;
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

Result<void> screenAdded(Change &change, ReviewWriter &writer, const Memory &memory)
{
    sql::Connection &db = change.db();
    const auto links = read::evidence(db, memory.key);
    if (!links)
        return links.error();
    const auto policy = privacyPolicyOf(db, memory.scope);
    if (!policy)
        return policy.error();
    for (const Finding &finding : privacy::detectParts(privacy::partsOf(memory, *links), *policy)) {
        if (policy->action(finding.category) == PolicyAction::Allow)
            continue;
        if (const auto flag = writer.openFlag(memory.id.value, finding, "open"); !flag)
            return flag.error();
    }
    return {};
}

Result<void> screenArrivals(Change &change, std::span<const std::string> candidates, ReviewWriter *into)
{
    sql::Connection &db = change.db();
    ReviewWriter own(change, {});
    ReviewWriter &writer = into ? *into : own;
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
        for (const Finding &finding : privacy::screenParts(privacy::partsOf(stored->candidate), texts, *policy)) {
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

} // namespace credence
