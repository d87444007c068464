// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// How memories arrive: the agent's write path (add) and the merging of foreign stores (import).
#include "privacy/parts.h"
#include "store/arrive_asks.h"
#include "store/arrive_writes.h"
#include "store/fields.h"
#include "store/impl.h"
#include "store/mirror.h"
#include "store/read.h"
#include "store/review.h"
#include "store/wiring.h"
#include "util/equals.h"
#include "util/utf8.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace credence {

namespace store {

namespace {

using nlohmann::json;

constexpr char kJsonl[] = "credence-jsonl";
constexpr char kReplacedBy[] = "superseded_by_ref"; // in extra: the foreign id of what replaced it and is not here yet
constexpr std::size_t kNamed = 3;                   // how many of a kind a message names

Time now()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

// Importance from the raw value, or the other way round where a writer gave the normalised one only.
void settleImportance(Memory &m)
{
    if (!m.importanceRaw && m.importance) {
        m.importanceRaw = m.importance;
        if (m.importanceScale == ImportanceScale::OneToTen)
            m.importanceScale = ImportanceScale::ZeroToOne;
    }
    m.importance = normalisedImportance(m.importanceRaw, m.importanceScale);
}

// Whether a text is shown with marks: displayText() of text.h.
bool hasMarks(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) - 1U < 0x7FU) { // plain ASCII but NUL
            ++at;
            continue;
        }
        const utf8::Step step = utf8::next(text, at);
        if (text[at] == '\0' || step.kind != utf8::Kind::Scalar)
            return true;
        at += step.length;
    }
    return false;
}

Result<void> ensureScope(sql::Connection &db, const std::string &scope)
{
    return db.prepare("INSERT INTO scope (id) SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM scope WHERE id = ?1)")
        .bind(1, std::string_view(scope))
        .run();
}

struct Known {
    MemoryKey key;
    std::string scope;
};

// Looks memories of the store up.
class Finder {
public:
    explicit Finder(sql::Connection &db)
        : m_byId(db.prepare("SELECT key, scope FROM memory WHERE id = ?1")),
          m_byRef(
              db.prepare("SELECT key, scope FROM memory WHERE scope = ?1 AND source_system IS ?2 AND source_ref = ?3")),
          m_byBareRef(db.prepare("SELECT key, scope FROM memory WHERE scope = ?1 AND source_ref = ?2 LIMIT 2")),
          m_erased(db.prepare("SELECT 1 FROM memory WHERE key = ?1 AND status = 'erased'")),
          m_committed(db.prepare(
              std::string("SELECT key, scope FROM memory WHERE id = ?1 AND (origin = 'committed'") +
              (notesHandBack(db)
                   ? " OR EXISTS (SELECT 1 FROM handed_back WHERE subject = ?1 AND what IN ('added', 'restored')))"
                   : ")")))
    {
    }
    // One that was reviewed and committed here, or brought back to its source from here.
    std::optional<Known> committed(const std::string &id)
    {
        m_committed.reset();
        m_committed.bind(1, std::string_view(id));
        return one(m_committed);
    }
    std::optional<Known> byId(const std::string &id)
    {
        m_byId.reset();
        m_byId.bind(1, std::string_view(id));
        return one(m_byId);
    }
    std::optional<Known> byRef(const std::string &scope, const std::string &system, const std::string &ref)
    {
        m_byRef.reset();
        m_byRef.bind(1, std::string_view(scope)).bindOrNull(2, system).bind(3, std::string_view(ref));
        return one(m_byRef);
    }
    // Of any system, if there is just one.
    std::optional<Known> byBareRef(const std::string &scope, const std::string &ref)
    {
        m_byBareRef.reset();
        m_byBareRef.bind(1, std::string_view(scope)).bind(2, std::string_view(ref));
        std::vector<Known> found;
        while (m_byBareRef.next())
            found.push_back({{m_byBareRef.integer(0)}, m_byBareRef.text(1)});
        return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    }
    bool erased(MemoryKey key)
    {
        m_erased.reset();
        return m_erased.bind(1, key.value).next();
    }
    [[nodiscard]] Result<void> state() const
    {
        for (const sql::Statement *statement : {&m_byId, &m_byRef, &m_byBareRef, &m_erased, &m_committed}) {
            if (!statement->ok())
                return statement->error();
        }
        return {};
    }

private:
    static bool notesHandBack(sql::Connection &db)
    {
        const auto version = db.integer("PRAGMA user_version");
        return version && *version >= kHandBackSchema;
    }
    static std::optional<Known> one(sql::Statement &row)
    {
        std::optional<Known> known;
        while (row.next())
            known = Known{{row.integer(0)}, row.text(1)};
        return known;
    }
    sql::Statement m_byId, m_byRef, m_byBareRef, m_erased, m_committed;
};

std::string primitiveText(const json &object, const char *name)
{
    const auto it = object.find(name);
    if (it == object.end() || it->is_null())
        return {};
    if (it->is_string())
        return it->get<std::string>();
    return it->is_primitive() ? it->dump(-1, ' ', false, json::error_handler_t::replace) : std::string();
}

std::vector<std::size_t> inSourceOrder(const std::vector<MemoryDraft> &drafts)
{
    std::vector<std::size_t> order(drafts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return drafts[a].order < drafts[b].order; });
    return order;
}

// --- import ----------------------------------------------------------------------------------------------------------

// What an import would do, worked out by reading alone; apply() then does it.
class Import {
public:
    Import(sql::Connection &db, ForeignStore &foreign, Vanished vanished = Vanished::Keep)
        : m_db(db), m_foreign(foreign), m_wiring(db), m_withdraw(vanished == Vanished::Withdraw)
    {
    }

    [[nodiscard]] Result<void> plan(std::stop_token stop);
    [[nodiscard]] Result<void> apply(Change &change, json &payload, std::stop_token stop, const Progress &progress);
    [[nodiscard]] bool empty() const
    {
        return m_fresh.empty() && m_updates.empty() && m_records.empty() && m_states.empty() && m_vectors.empty() &&
               m_writes.empty() && carriedOut() == 0 && m_owned.empty() && m_adopted.empty() &&
               !(m_withdraw && !m_elsewhere.empty()) && !m_remapped && (m_mirror || m_foreign.path.empty());
    }
    [[nodiscard]] MirrorId mirror() const { return m_mirror; } // after apply(), also of a new one
    [[nodiscard]] bool withdraws() const { return m_withdraw && !m_gone.empty(); }
    // What tells that another store lies in the source's place, in a sentence; empty: it is that source.
    [[nodiscard]] const std::string &stranger() const { return m_stranger; }
    // Each change, as a person wants to see it. After plan().
    [[nodiscard]] Result<SyncReport> listed();
    [[nodiscard]] const std::vector<std::string> &conflicts() const { return m_conflicts; }
    ImportReport report;

private:
    using Ref = std::tuple<std::string, std::string, std::string>; // scope, system, foreign id
    struct Update {
        MemoryKey key;
        MemoryId id;
        std::string scope;
        json before = json::object(), after = json::object();
        bool doubtful = false; // may change what is in doubt
    };
    struct State {
        std::string scope, before, after;
    };
    struct Record {
        std::string table, id;
        const DraftRecord *draft = nullptr;
        json value;
        std::string said{};   // of a candidate: what its source says, digested
        std::string mapped{}; // the whole object, citing by our ids; empty: as the draft has it
        [[nodiscard]] const std::string &whole() const { return mapped.empty() ? draft->json : mapped; }
    };

    void problem(const std::string &where, const char *kind, std::string message)
    {
        report.problems.push_back({where, kind, std::move(message)});
    }
    Result<void> settleEquals();
    Result<void> nameReplacements();
    Result<void> match();
    Result<void> findReplaced();
    Result<void> keepAnswers(MemoryDraft &draft, const Memory &stored);
    Result<void> compare(MemoryDraft &draft, const Known &known);
    Result<std::vector<WiredLink>> resolve(const MemoryDraft &draft, MemoryKey self, bool tell);
    std::optional<Known> findSource(const MemoryDraft &draft, const std::string &ref);
    Result<std::optional<Known>> handedBack(const Memory &memory);
    Result<void> keepReplaced(MemoryDraft &draft, const Memory &stored);
    Result<void> wire();
    Result<void> identify();
    Result<bool> ownWordBack(const Memory &stored, Status says);
    void seeAsks(MemoryKey key, const Memory &there);
    [[nodiscard]] std::uint64_t carriedOut() const
    {
        return static_cast<std::uint64_t>(
            std::count_if(m_asks.begin(), m_asks.end(), [](const Ask &ask) { return ask.shown; }));
    }
    Result<void> planVanished();
    Result<void> countVanished();
    Result<void> planVectors();
    Result<void> mapRefs(Record &record);
    Result<void> adopt(const std::string &candidate);
    Result<void> planSettled();
    Result<void> settleTargets(const WriteChange &write);
    Result<void> applyWrites(Change &change, json &payload);
    Result<void> planRecords();
    Result<void> planStates();
    Update &updateOf(MemoryKey key, const MemoryId &id, const std::string &scope);

    sql::Connection &m_db;
    ForeignStore &m_foreign;
    std::optional<Finder> m_finder; // while planning
    Wiring m_wiring;
    std::vector<std::size_t> m_order;
    std::vector<MemoryKey> m_keys;    // of each draft; 0: not taken
    std::vector<bool> m_isNew;        // of each draft
    std::vector<bool> m_isOurs;       // of each draft: a memory of ours that was handed back, which stays as it is here
    std::vector<std::size_t> m_fresh; // drafts that come in
    std::map<std::string, std::size_t> m_byId;
    std::map<Ref, std::size_t> m_byRef;
    std::map<MemoryKey, Update> m_updates;
    std::vector<std::string> m_conflicts;
    std::optional<bool> m_answered; // whether a flag of the store is answered by a change of its memory
    std::vector<State> m_states;
    std::vector<Record> m_records;
    std::set<std::string> m_waiting;                             // candidates that the source has, new and known
    std::vector<WriteChange> m_writes;                           // pending writes that it has otherwise than the queue
    std::vector<std::pair<std::string, PendingWrite>> m_adopted; // candidates that wait at this source from now on
    bool m_followsWrites = false;                                // the file's schema knows of them
    bool m_remapped = false; // its keys are read otherwise than the mirror remembers
    std::vector<Ask> m_asks; // what was asked of the source and is still wanted
    // Scope and words of what was handed back to this source. Read when it is first asked for.
    std::optional<std::map<std::pair<std::string, std::string>, MemoryKey>> m_handed;
    std::string m_salt;
    std::map<MemoryKey, std::string> m_where; // for circles
    MirrorId m_mirror;                        // 0: new, or the source has no path
    bool m_withdraw = false;
    std::string m_stranger;
    std::unordered_set<MemoryKey> m_here;    // of a mirror: what the source holds
    std::vector<Gone> m_gone;                // in force here, and not there any more
    std::vector<Gone> m_elsewhere;           // likewise, but in another source
    std::vector<MemoryKey> m_taken;          // not there any more for what an applied write says
    std::vector<MemoryKey> m_owned;          // there, and not known to be so
    std::unordered_set<MemoryKey> m_wasGone; // withdrawn here because they were gone
    std::vector<MemoryKey> m_returned;       // of those, there again
    std::vector<std::size_t> m_vectors;      // drafts whose vector is new or another
};

Result<void> Import::plan(std::stop_token stop)
{
    report.format = m_foreign.format;
    report.read = m_foreign.read;
    report.skipped = m_foreign.skipped;
    report.problems = m_foreign.problems;
    std::set<std::string> scopes(m_foreign.scopes.begin(), m_foreign.scopes.end());
    for (MemoryDraft &draft : m_foreign.memories) {
        if (draft.memory.scope.empty())
            draft.memory.scope = "default";
        scopes.insert(draft.memory.scope);
    }
    report.scopes.assign(scopes.begin(), scopes.end());
    m_order = inSourceOrder(m_foreign.memories);
    m_finder.emplace(m_db);
    const auto version = m_db.integer("PRAGMA user_version");
    auto salt = saltOf(m_db);
    if (!version || !salt)
        return version ? salt.error() : version.error();
    m_followsWrites = *version >= kHandBackSchema;
    m_salt = std::move(*salt);
    const auto mirror = mirrorOf(m_db, m_foreign);
    if (!mirror)
        return mirror.error();
    m_mirror = *mirror;
    if (!m_foreign.path.empty()) {
        auto wasGone = vanishedNow(m_db);
        if (!wasGone)
            return wasGone.error();
        m_wasGone = std::move(*wasGone);
    }
    if (m_mirror) {
        auto row = m_db.prepare("SELECT mapping FROM mirror WHERE id = ?1");
        row.bind(1, m_mirror.value);
        m_remapped = row.next() && mappingFrom(row.view(0)) != m_foreign.mapping;
        if (!row.ok())
            return row.error();
    }
    if (m_mirror && m_followsWrites) {
        auto asks = openAsks(m_db, m_mirror);
        if (!asks)
            return asks.error();
        m_asks = std::move(*asks);
    }

    CREDENCE_TRY(settleEquals());
    CREDENCE_TRY(nameReplacements());
    CREDENCE_TRY(match());
    CREDENCE_TRY(findReplaced());
    if (stop.stop_requested())
        return Error{Errc::Cancelled, "Cancelled.", {}};
    CREDENCE_TRY(planRecords());
    CREDENCE_TRY(planVanished());
    CREDENCE_TRY(wire());
    CREDENCE_TRY(countVanished());
    CREDENCE_TRY(planVectors());
    CREDENCE_TRY(planStates());
    CREDENCE_TRY(m_finder->state());
    m_finder.reset();
    for (const WriteChange &write : m_writes)
        ++(write.kind == SyncKind::Settled ? report.settled : report.reworded);
    report.added = m_fresh.size();
    const std::set<MemoryKey> returned(m_returned.begin(), m_returned.end());
    report.owned = static_cast<std::uint64_t>(
        std::count_if(m_owned.begin(), m_owned.end(), [&](MemoryKey key) { return !returned.contains(key); }));
    report.updated = m_updates.size() - (m_withdraw ? m_gone.size() : 0);
    return {};
}

// Which of the records that are alike is which memory.
Result<void> Import::settleEquals()
{
    const auto version = m_db.integer("PRAGMA user_version");
    if (!version)
        return version.error();
    EqualsFinder finder(m_db, *version);
    const auto renamed = equals::settle(m_foreign.memories, [&](const MemoryDraft &draft) {
        const Memory &m = draft.memory;
        return finder.of(m_mirror, m.scope, m.sourceSystem.empty() ? m_foreign.format : m.sourceSystem, draft.alike);
    });
    if (!renamed)
        return renamed.error();
    return {};
}

// A foreign source names what replaced a memory by its own id; here it is named by ours.
Result<void> Import::nameReplacements()
{
    if (m_foreign.format == kJsonl)
        return {};
    const auto refOf = [&](const Memory &m, const std::string &ref) {
        return Ref{m.scope, m.sourceSystem.empty() ? m_foreign.format : m.sourceSystem, ref};
    };
    std::map<Ref, std::size_t> drafts;
    for (const std::size_t index : m_order) {
        const Memory &m = m_foreign.memories[index].memory;
        if (!m.sourceRef.empty())
            drafts.emplace(refOf(m, m.sourceRef), index);
    }
    for (const std::size_t index : m_order) {
        MemoryDraft &draft = m_foreign.memories[index];
        Memory &m = draft.memory;
        if (m.supersededBy.value.empty())
            continue;
        const Ref ref = refOf(m, m.supersededBy.value);
        const auto found = drafts.find(ref);
        if (m.supersededBy.value == m.sourceRef) {
            problem(draft.where, "dangling", "It names itself as what replaced it; that was left out.");
            m.supersededBy = {};
        } else if (const auto known = m_finder->byRef(std::get<0>(ref), std::get<1>(ref), std::get<2>(ref))) {
            const auto id = read::idOf(m_db, known->key);
            if (!id)
                return id.error();
            m.supersededBy = *id;
        } else if (found != drafts.end() && found->second != index) {
            Memory &other = m_foreign.memories[found->second].memory;
            if (other.id.value.empty())
                other.id.value = newUuid();
            m.supersededBy = other.id;
        } else {
            problem(draft.where, "dangling",
                    fmt::format("What replaced it, \"{}\", is not there.", m.supersededBy.value));
            // Kept, so that the two find each other when it comes.
            json extra = m.extra.empty() ? json::object() : json::parse(m.extra, nullptr, false);
            if (extra.is_object()) {
                extra[kReplacedBy] = jsonText(m.supersededBy.value);
                m.extra = extra.dump(-1, ' ', false, json::error_handler_t::replace);
            }
            m.supersededBy = {};
        }
    }
    return m_finder->state();
}

// Memories of before whose replacement comes with this source.
Result<void> Import::findReplaced()
{
    if (m_fresh.empty() || m_foreign.format == kJsonl)
        return {};
    struct Open {
        MemoryKey key;
        MemoryId id;
        std::string scope, extra;
        std::size_t by = 0;
    };
    std::vector<Open> found;
    auto rows = m_db.prepare("SELECT key, id, scope, source_system, extra FROM memory WHERE kind IN ('episode', "
                             "'reflection', 'narrative') AND superseded_by IS NULL AND status IN ('superseded', "
                             "'deprecated') AND origin = 'imported' "
                             "AND instr(extra, 'superseded_by_ref') > 0 ORDER BY key");
    while (rows.next()) {
        const json extra = json::parse(rows.view(4), nullptr, false);
        const auto ref = textOf(member(extra, kReplacedBy));
        const auto by = ref ? m_byRef.find({rows.text(2), rows.text(3), *ref}) : m_byRef.end();
        if (by != m_byRef.end() && m_isNew[by->second])
            found.push_back({{rows.integer(0)}, {rows.text(1)}, rows.text(2), rows.text(4), by->second});
    }
    if (!rows.ok())
        return rows.error();
    for (const Open &one : found) {
        Update &update = updateOf(one.key, one.id, one.scope);
        update.before["superseded_by"] = json();
        update.after["superseded_by"] = jsonText(m_foreign.memories[one.by].memory.id.value);
        if (update.after.contains("extra"))
            continue; // this source says it itself
        json extra = json::parse(one.extra, nullptr, false);
        extra.erase(kReplacedBy);
        update.before["extra"] = jsonText(one.extra);
        update.after["extra"] =
            extra.empty() ? json() : jsonText(extra.dump(-1, ' ', false, json::error_handler_t::replace));
    }
    return {};
}

// Which drafts are new, and which are known.
Result<void> Import::match()
{
    const auto last = m_db.integer(kLastKey);
    if (!last)
        return last.error();
    std::int64_t nextKey = *last;
    const bool jsonl = m_foreign.format == kJsonl;
    m_keys.resize(m_foreign.memories.size());
    m_isNew.resize(m_foreign.memories.size());
    m_isOurs.resize(m_foreign.memories.size());
    std::set<MemoryKey> matched;

    for (const std::size_t index : m_order) {
        MemoryDraft &draft = m_foreign.memories[index];
        Memory &m = draft.memory;
        if (m.sourceSystem.empty() && !m.sourceRef.empty() && !jsonl)
            m.sourceSystem = m_foreign.format;
        settleImportance(m);
        m.origin = Origin::Imported;

        const Ref ref{m.scope, m.sourceSystem, m.sourceRef};
        const bool repeated =
            (!m.id.value.empty() && m_byId.contains(m.id.value)) || (!m.sourceRef.empty() && m_byRef.contains(ref));
        if (repeated) {
            problem(draft.where, "duplicate-id",
                    fmt::format("The id \"{}\" occurs again; the first record stays.",
                                m.id.value.empty() ? m.sourceRef : m.id.value));
            ++report.skipped;
            continue;
        }
        if (hasMarks(m.text))
            problem(draft.where, "bad-text",
                    "Its text holds bytes that are no characters (invalid UTF-8, a lone surrogate or NUL); it is kept "
                    "as it is and shown with marks.");
        std::optional<Known> known;
        if (!m.id.value.empty())
            known = m_finder->byId(m.id.value);
        if (!known && !m.sourceRef.empty())
            known = m_finder->byRef(m.scope, m.sourceSystem, m.sourceRef);
        if (!m.id.value.empty())
            m_byId.emplace(m.id.value, index);
        if (!m.sourceRef.empty())
            m_byRef.emplace(ref, index);
        if (known && !matched.insert(known->key).second) {
            problem(draft.where, "duplicate-id", "Another record of this source is the same memory; the first stays.");
            ++report.skipped;
            continue;
        }
        if (!known && !jsonl) {
            auto ours = handedBack(m);
            if (!ours)
                return ours.error();
            known = std::move(*ours);
            if (known && !matched.insert(known->key).second)
                known.reset(); // another says the same
            m_isOurs[index] = known.has_value();
        }
        if (known) {
            m_keys[index] = known->key;
            m.key = known->key;
            seeAsks(known->key, m);
            if (!m_isOurs[index])
                CREDENCE_TRY(compare(draft, *known));
            continue;
        }
        m.key = {++nextKey};
        if (m.id.value.empty())
            m.id.value = newUuid();
        m_keys[index] = m.key;
        m_isNew[index] = true;
        m_fresh.push_back(index);
        m_where.emplace(m.key, draft.where);
    }
    return m_finder->state();
}

// A belief that was handed back comes again from there, under the id that it has here, with it as "credence_id", or in
// the same words where its source keeps nothing else. So does one whose words were taken out, under another id.
Result<std::optional<Known>> Import::handedBack(const Memory &memory)
{
    if (m_mirror && m_followsWrites && !m_handed) {
        m_handed.emplace();
        auto rows = m_db.prepare(
            "SELECT m.key, m.scope, m.text FROM handed_back AS h JOIN memory AS m ON m.id = h.subject "
            "WHERE h.mirror = ?1 AND h.what IN ('added', 'restored', 'redacted') AND m.status <> 'erased'");
        rows.bind(1, m_mirror.value);
        while (rows.next())
            m_handed->emplace(std::pair(rows.text(1), plainWords(rows.view(2))), MemoryKey{rows.integer(0)});
        if (!rows.ok())
            return rows.error();
    }
    constexpr std::size_t kUuid = 36;
    const auto ours = [&](const std::string &id) -> std::optional<Known> {
        if (id.size() != kUuid)
            return std::nullopt;
        auto known = m_finder->committed(id);
        return known && known->scope == memory.scope ? known : std::nullopt;
    };
    if (auto known = ours(memory.sourceRef))
        return known;
    if (m_handed && !m_handed->empty()) {
        const auto said = m_handed->find({memory.scope, plainWords(memory.text)});
        if (said != m_handed->end())
            return std::optional(Known{said->second, memory.scope});
    }
    if (memory.extra.find("credence_id") == std::string::npos)
        return std::optional<Known>();
    const json extra = json::parse(memory.extra, nullptr, false);
    std::vector<const json *> open{&extra};
    while (!open.empty()) {
        const json *one = open.back();
        open.pop_back();
        if (one->is_object() && one->contains("credence_id") && (*one)["credence_id"].is_string()) {
            if (auto known = ours((*one)["credence_id"].get<std::string>()))
                return known;
        }
        if (one->is_structured()) {
            for (const json &inner : *one)
                open.push_back(&inner);
        }
    }
    return std::optional<Known>();
}

Import::Update &Import::updateOf(MemoryKey key, const MemoryId &id, const std::string &scope)
{
    auto [it, isNew] = m_updates.try_emplace(key);
    if (isNew) {
        it->second.key = key;
        it->second.id = id;
        it->second.scope = scope;
    }
    return it->second;
}

// What a person answered to a flag stands. The source still has the words that were redacted: they are taken out of
// what it says before that is compared; where they are not found again, in another text, the stored text stays. What
// was downgraded keeps its importance and confidence.
Result<void> Import::keepAnswers(MemoryDraft &draft, const Memory &stored)
{
    if (m_answered && !*m_answered)
        return {};
    if (!m_answered) {
        auto any = m_db.prepare("SELECT 1 FROM flag WHERE state IN ('redact', 'downgrade') LIMIT 1");
        m_answered = any.next();
        if (!any.ok())
            return any.error();
        if (!*m_answered)
            return {};
    }
    const auto flags = flagsOf(m_db, stored.id.value);
    if (!flags)
        return flags.error();
    std::set<std::string> paths;
    for (const ReviewFlag &flag : *flags) {
        if (flag.state == "redact")
            paths.insert(flag.finding.part);
        if (flag.state != "downgrade")
            continue;
        draft.memory.importance = stored.importance;
        draft.memory.importanceRaw = stored.importanceRaw;
        draft.memory.importanceScale = stored.importanceScale;
        draft.memory.statedConfidence = stored.statedConfidence;
    }
    if (paths.empty())
        return {};
    const auto salt = saltOf(m_db);
    if (!salt)
        return salt.error();
    const auto policy = privacyPolicyOf(m_db, stored.scope);
    if (!policy)
        return policy.error();
    const auto storedEvidence = read::evidence(m_db, stored.key);
    if (!storedEvidence)
        return storedEvidence.error();
    std::vector<EvidenceLink> links;
    for (const DraftEvidence &evidence : draft.evidence) {
        EvidenceLink link;
        link.quote = evidence.quote;
        links.push_back(std::move(link));
    }
    const auto here = privacy::partsOf(stored, *storedEvidence);
    const auto parts = privacy::partsOf(draft.memory, links);
    std::vector<Finding> taken;
    for (Finding &finding : privacy::detectParts(parts, *policy)) {
        const privacy::Part words{"", privacy::wordsOf(parts, finding)};
        Finding whole = finding;
        whole.part.clear();
        whole.start = 0;
        whole.end = words.text.size();
        const auto placeholder = privacy::redactions(std::span(&words, 1), std::span(&whole, 1), *salt);
        if (placeholder.size() != 1)
            continue;
        for (const privacy::Part &part : here) {
            if (part.text.find(placeholder.front().after) != std::string::npos) {
                taken.push_back(std::move(finding));
                break;
            }
        }
    }
    for (const privacy::Redaction &one : privacy::redactions(parts, taken, *salt))
        (void)privacy::apply(draft.memory, links, one);
    for (std::size_t i = 0; i < links.size(); ++i)
        draft.evidence[i].quote = links[i].quote;
    if (paths.contains("") && draft.memory.text != stored.text &&
        std::none_of(taken.begin(), taken.end(), [](const Finding &f) { return f.part.empty(); })) {
        draft.memory.text = stored.text;
        problem(draft.where, "conflict",
                "Its text was redacted here, and what the source says now does not show the same words; the redacted "
                "text stays.");
    }
    return {};
}

// A row of the source that says the words of what took its place here, since those were handed back into it: the memory
// here keeps its own.
Result<void> Import::keepReplaced(MemoryDraft &draft, const Memory &stored)
{
    if (stored.supersededBy.value.empty() || stored.text == draft.memory.text)
        return {};
    auto row = m_db.prepare("SELECT m.text FROM memory AS m JOIN handed_back AS h ON h.subject = m.id WHERE m.id = ?1 "
                            "AND h.mirror = ?2 AND h.what IN ('added', 'restored') LIMIT 1");
    row.bind(1, std::string_view(stored.supersededBy.value)).bind(2, m_mirror.value);
    if (row.next() && sameWords(row.view(0), draft.memory.text))
        draft.memory.text = stored.text;
    if (!row.ok())
        return row.error();
    return {};
}

// The record as the source has it, before what was decided here is put over it.
void Import::seeAsks(MemoryKey key, const Memory &there)
{
    for (Ask &ask : m_asks)
        ask.shown = ask.shown || (ask.key == key && ask.shownBy(there));
}

// A withdrawal that the source shows because it was told so from here, or because it was not yet told otherwise: no
// word of its own, which would take back what a person restored here.
Result<bool> Import::ownWordBack(const Memory &stored, Status says)
{
    const bool away = says == Status::Retracted || says == Status::Superseded || says == Status::Deprecated;
    if (!m_mirror || !m_followsWrites || !away)
        return false;
    const auto last = lastWordOn(m_db, stored.id.value, m_mirror);
    if (!last)
        return last.error();
    const bool inForce =
        stored.status == Status::Active || stored.status == Status::Suspect || stored.status == Status::Stale;
    return (last->tookAway() && (inForce || stored.status == says)) || (inForce && last->broughtBack() && last->script);
}

// A memory that is in the store: unchanged, updated, or in conflict.
Result<void> Import::compare(MemoryDraft &draft, const Known &known)
{
    const MemoryKey keys[] = {known.key};
    auto rows = read::rows(m_db, keys);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{Errc::Corrupt, "A memory vanished while it was read.", m_db.path().string()};
    const Memory &stored = rows->front();
    if (draft.createdAssumed) { // the source names no time: the one assumed at the first import stays
        draft.memory.created = stored.created;
        draft.memory.createdText = stored.createdText;
        draft.memory.zoneAssumed = stored.zoneAssumed;
    }
    if (stored.status != Status::Erased)
        CREDENCE_TRY(keepAnswers(draft, stored));
    if (m_mirror && m_followsWrites && stored.status == Status::Superseded)
        CREDENCE_TRY(keepReplaced(draft, stored));
    const Memory &m = draft.memory;
    const std::string name = m.sourceRef.empty() ? m.id.value : m.sourceRef;

    std::string conflict;
    if (known.scope != m.scope)
        conflict = fmt::format("\"{}\" is in the store already, in scope \"{}\".", name, known.scope);
    else if (stored.status == Status::Erased)
        return {};                         // a tombstone stays one
    else if (m.status == Status::Erased) { // content leaves by erase alone, which takes it out of everything
        problem(draft.where, "erased", fmt::format("\"{}\" was erased at its source; erase it here, too.", name));
        return {};
    } else if (stored.kind != m.kind)
        conflict =
            fmt::format("\"{}\" is of the kind {} in the store, and {} here.", name, word(stored.kind), word(m.kind));
    else if (stored.text != m.text && stored.created != m.created)
        conflict = fmt::format("\"{}\" is another memory in the store: both text and time differ.", name);
    if (!conflict.empty()) {
        problem(draft.where, "conflict", conflict);
        m_conflicts.push_back(conflict);
        return {};
    }

    if (m_wasGone.contains(known.key) && stored.status == Status::Retracted && m.status != Status::Retracted) {
        auto row = m_db.prepare("SELECT restores_to FROM memory WHERE key = ?1");
        row.bind(1, known.key.value);
        const std::string to = row.next() && !row.isNull(0) ? row.text(0) : word(Status::Active);
        if (!row.ok())
            return row.error();
        Update &update = updateOf(known.key, stored.id, stored.scope);
        update.before["status"] = word(Status::Retracted);
        update.after["status"] = to;
        update.before["restores_to"] = to == word(Status::Deprecated) ? json(to) : json();
        update.after["restores_to"] = json();
        update.doubtful = true;
        m_returned.push_back(known.key);
    }
    // What replaced it, by the source: it may have come since, or be another now.
    const bool gaveWay = stored.status == m.status &&
                         (m.status == Status::Superseded || m.status == Status::Deprecated) &&
                         !m.supersededBy.value.empty() && m.supersededBy != stored.supersededBy;
    auto more = m_db.prepare("SELECT malformed, stated_status, status, stated_doubt FROM memory WHERE key = ?1");
    more.bind(1, known.key.value);
    if (!more.next())
        return more.ok() ? Error{Errc::Corrupt, "A memory vanished while it was read.", m_db.path().string()}
                         : more.error();
    const std::string said = more.text(1), is = more.text(2), says = word(m.status);
    if (gaveWay && (said == says || stored.supersededBy.value.empty())) {
        Update &update = updateOf(known.key, stored.id, stored.scope);
        update.before["superseded_by"] =
            stored.supersededBy.value.empty() ? json() : jsonText(stored.supersededBy.value);
        update.after["superseded_by"] = jsonText(m.supersededBy.value);
    }
    const bool mindChanged = !said.empty() && said != says;
    if ((more.integer(0) != 0) == draft.malformedEvidence && sameContent(stored, m) && !mindChanged)
        return {};
    const json before = fieldsOf(stored, more.integer(0) != 0);
    const json after = fieldsOf(m, draft.malformedEvidence);
    for (const auto &[field, value] : after.items()) {
        if (sameField(field, before[field], value))
            continue;
        Update &update = updateOf(known.key, stored.id, stored.scope);
        update.before[field] = before[field];
        update.after[field] = value;
    }
    // A status is news only if the source changed its mind; what people did here since then stands.
    const auto own = mindChanged ? ownWordBack(stored, m.status) : Result<bool>(false);
    if (!own)
        return own.error();
    if (mindChanged && !*own) {
        Update &update = updateOf(known.key, stored.id, stored.scope);
        update.before["stated_status"] = said;
        update.after["stated_status"] = says;
        const bool doubt = m.status == Status::Suspect || m.status == Status::Stale;
        update.before["stated_doubt"] = more.isNull(3) ? json() : json(more.text(3));
        update.after["stated_doubt"] = doubt ? json(says) : json();
        const bool untouched = !update.after.contains("status") &&
                               (is == said || is == word(Status::Suspect) || is == word(Status::Stale));
        if (untouched && is != says) {
            update.before["status"] = is;
            update.after["status"] = says;
            update.before["superseded_by"] =
                stored.supersededBy.value.empty() ? json() : jsonText(stored.supersededBy.value);
            update.after["superseded_by"] = m.supersededBy.value.empty() ? json() : jsonText(m.supersededBy.value);
        }
        update.doubtful = true;
    }
    return {};
}

std::optional<Known> Import::findSource(const MemoryDraft &draft, const std::string &ref)
{
    const auto ofDraft = [&](std::size_t index) -> std::optional<Known> {
        if (!m_keys[index])
            return std::nullopt;
        return Known{m_keys[index], m_foreign.memories[index].memory.scope};
    };
    const Memory &m = draft.memory;
    if (m_foreign.format == kJsonl) {
        if (const auto it = m_byId.find(ref); it != m_byId.end())
            return ofDraft(it->second);
        if (auto known = m_finder->byId(ref))
            return known;
    }
    if (const auto it = m_byRef.find({m.scope, m.sourceSystem, ref}); it != m_byRef.end())
        return ofDraft(it->second);
    if (auto known = m_finder->byRef(m.scope, m.sourceSystem, ref))
        return known;
    return m_foreign.format == kJsonl ? m_finder->byBareRef(m.scope, ref) : std::nullopt;
}

Result<std::vector<WiredLink>> Import::resolve(const MemoryDraft &draft, MemoryKey self, bool tell)
{
    std::vector<WiredLink> links;
    const auto say = [&](const char *kind, const std::string &message) {
        if (tell)
            problem(draft.where, kind, message);
    };
    if (draft.memory.kind == Kind::Episode) {
        if (!draft.evidence.empty())
            say("bad-evidence", "An episode rests on nothing; its evidence was left out.");
        return links;
    }
    for (const DraftEvidence &evidence : draft.evidence) {
        WiredLink link{{}, evidence.ref, evidence.role, evidence.granularity, evidence.quote};
        const auto source = findSource(draft, evidence.ref);
        if (!source) {
            say("dangling",
                fmt::format("The evidence \"{}\" is not there; the link is kept as dangling.", evidence.ref));
        } else if (source->key == self) {
            say("self-evidence", "The memory names itself as evidence; that link was left out.");
            continue;
        } else if (source->scope != draft.memory.scope) {
            say("other-scope", fmt::format("The evidence \"{}\" is of scope \"{}\"; that link was left out.",
                                           evidence.ref, source->scope));
            continue;
        } else {
            link.source = source->key;
        }
        // What was erased does not come back as a quote.
        if (!link.quote.empty() && (m_finder->erased(self) || (link.source && m_finder->erased(link.source))))
            link.quote.clear();
        links.push_back(std::move(link));
    }
    CREDENCE_TRY(m_finder->state());
    return links;
}

Result<void> Import::wire()
{
    std::set<MemoryKey> rewired;
    std::map<MemoryKey, std::vector<WiredLink>> before;
    for (const std::size_t index : m_order) {
        MemoryDraft &draft = m_foreign.memories[index];
        if (!m_keys[index] || m_isOurs[index])
            continue;
        auto links = resolve(draft, m_keys[index], true);
        if (!links)
            return links.error();
        if (m_isNew[index]) {
            m_wiring.addNew({&draft.memory, draft.malformedEvidence, true}, std::move(*links));
            continue;
        }
        if (!m_conflicts.empty())
            continue;
        auto stored = storedLinks(m_db, m_keys[index]);
        if (!stored)
            return stored.error();
        // A source that is not there any more takes its citation with it there; here it is a loss, and stays one.
        for (const WiredLink &link : *stored) {
            if (m_mirror && link.source && !m_here.contains(link.source) &&
                std::none_of(links->begin(), links->end(), [&](const WiredLink &one) {
                    return one.source == link.source || (!one.source && one.ref == link.ref);
                }))
                links->push_back(link);
        }
        if (sameLinks(*stored, *links))
            continue;
        m_wiring.rewire(m_keys[index], draft.memory.kind, std::move(*links));
        rewired.insert(m_keys[index]);
        before.emplace(m_keys[index], std::move(*stored));
        m_where.emplace(m_keys[index], draft.where);
    }
    // Links that dangled until now, of memories that this source does not bring again.
    if (!m_fresh.empty()) {
        std::map<MemoryKey, std::vector<WiredLink>> found;
        auto rows = m_db.prepare("SELECT e.derived, e.source_ref, d.scope, d.source_system FROM evidence AS e "
                                 "JOIN memory AS d ON d.key = e.derived WHERE e.source IS NULL");
        while (rows.next()) {
            const MemoryKey derived{rows.integer(0)};
            if (rewired.contains(derived))
                continue;
            const std::string ref = rows.text(1), scope = rows.text(2), system = rows.text(3);
            std::optional<std::size_t> index;
            if (const auto it = m_byRef.find({scope, system, ref}); it != m_byRef.end())
                index = it->second;
            else if (const auto byId = m_byId.find(ref); byId != m_byId.end())
                index = byId->second;
            if (!index || !m_keys[*index] || !m_isNew[*index] || m_foreign.memories[*index].memory.scope != scope)
                continue;
            auto it = found.find(derived);
            if (it == found.end()) {
                auto stored = storedLinks(m_db, derived);
                if (!stored)
                    return stored.error();
                before.emplace(derived, *stored);
                it = found.emplace(derived, std::move(*stored)).first;
            }
            for (WiredLink &link : it->second) {
                if (!link.source && link.ref == ref)
                    link.source = m_keys[*index];
            }
        }
        if (!rows.ok())
            return rows.error();
        for (auto &[derived, links] : found) {
            auto kind = m_db.prepare("SELECT kind FROM memory WHERE key = ?1");
            kind.bind(1, derived.value);
            const Kind of = kind.next() ? parseKind(kind.view(0)).value_or(Kind::Reflection) : Kind::Reflection;
            if (!kind.ok())
                return kind.error();
            m_wiring.rewire(derived, of, std::move(links));
            rewired.insert(derived);
        }
    }

    CREDENCE_TRY(m_wiring.plan());
    for (const CutLink &cut : m_wiring.cut()) {
        const auto where = m_where.find(cut.derived);
        problem(where == m_where.end() ? std::string() : where->second, "cycle",
                "The evidence leads back to the memory itself; the link that closes the circle was left out.");
    }
    std::unordered_map<MemoryKey, std::size_t> freshIndex;
    if (!rewired.empty()) {
        for (const std::size_t index : m_fresh)
            freshIndex.emplace(m_keys[index], index);
    }
    for (const MemoryKey key : rewired) {
        const auto &links = m_wiring.links(key);
        if (sameLinks(before.at(key), links)) // the difference was a link that had to go, as the last time
            continue;
        auto row = m_db.prepare("SELECT id, scope FROM memory WHERE key = ?1");
        row.bind(1, key.value);
        if (!row.next())
            return row.ok() ? Error{Errc::Corrupt, "A memory vanished while it was read.", m_db.path().string()}
                            : row.error();
        Update &update = updateOf(key, {row.text(0)}, row.text(1));
        update.before["evidence"] = evidenceJson(m_db, before.at(key));
        json after = json::array(); // new sources have no row to take the id from yet
        for (const WiredLink &link : links) {
            json one = evidenceJson(m_db, {link}).front();
            if (const auto index = freshIndex.find(link.source); index != freshIndex.end())
                one["source"] = jsonText(m_foreign.memories[index->second].memory.id.value);
            after.push_back(std::move(one));
        }
        update.after["evidence"] = std::move(after);
        update.doubtful = true;
    }
    for (const std::size_t index : m_order) {
        if (m_keys[index] && !m_isNew[index] && !m_updates.contains(m_keys[index]))
            ++report.unchanged;
    }
    return {};
}

// Whether this is the source that it is taken for: see Store::sync(). Nothing at all is no other store.
Result<void> Import::identify()
{
    auto known = sourceHolds(m_db, m_mirror, m_here);
    if (!known)
        return known.error();
    std::uint64_t there = m_foreign.memories.size();
    if (m_followsWrites && m_foreign.showsWaiting) {
        const auto ids = waitingAt(m_db, m_mirror, false); // what was handed back has left its place
        if (!ids)
            return ids.error();
        known->all += ids->size();
        known->found += static_cast<std::uint64_t>(
            std::count_if(ids->begin(), ids->end(), [&](const std::string &id) { return m_waiting.contains(id); }));
        there += m_waiting.size();
    }
    if (there > 0 && !known->same(there, m_withdraw))
        m_stranger = known->sentence(m_foreign.path, m_foreign.format, there);
    return {};
}

Result<void> Import::planVanished()
{
    if (m_foreign.path.empty())
        return {};
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        if (m_keys[i] && !m_isNew[i])
            m_here.insert(m_keys[i]);
    }
    auto owned = newlyHeld(m_db, m_mirror, m_here);
    if (!owned)
        return owned.error();
    m_owned = std::move(*owned);
    if (!m_mirror)
        return {};
    CREDENCE_TRY(identify());
    if (!m_stranger.empty()) {
        problem(std::string(), "incomplete", m_stranger + " So nothing counts as gone or settled.");
        return {};
    }
    auto gone = goneFrom(m_db, m_mirror, m_here);
    if (!gone)
        return gone.error();
    for (Gone &one : *gone)
        (one.elsewhere.empty() ? m_gone : m_elsewhere).push_back(std::move(one));
    // What could not be read is not gone, and neither is all of it at once.
    const auto doubtful = std::find_if(m_foreign.problems.begin(), m_foreign.problems.end(), [](const Problem &one) {
        return one.kind == "unreadable" || one.kind == "bad-json" || one.kind == "bad-record";
    });
    const bool emptied = m_foreign.memories.empty();
    if (m_followsWrites && m_foreign.showsWaiting && doubtful == m_foreign.problems.end() &&
        !(emptied && m_foreign.records.empty() && !(m_gone.empty() && m_elsewhere.empty())))
        CREDENCE_TRY(planSettled());
    if (!(m_gone.empty() && m_elsewhere.empty()) && (emptied || doubtful != m_foreign.problems.end())) {
        m_gone.clear();
        m_elsewhere.clear();
        problem(emptied ? std::string() : doubtful->where, "incomplete",
                emptied ? "The source holds no memory any more; nothing counts as gone. Forget the source, or retract "
                          "what is not wanted."
                        : "A part of the source can't be read, so nothing counts as gone until it can.");
    }
    if (!emptied && doubtful == m_foreign.problems.end()) {
        for (Ask &ask : m_asks)
            ask.shown = ask.shown || (ask.takesAway() && !m_here.contains(ask.key));
    }
    for (const Gone &one : m_gone) {
        if (!m_withdraw)
            break;
        Update &update = updateOf(one.key, one.id, one.scope);
        update.before["status"] = word(one.status);
        update.after["status"] = word(Status::Retracted);
        update.before["restores_to"] = json();
        update.after["restores_to"] = one.status == Status::Deprecated ? json(word(Status::Deprecated)) : json();
        update.doubtful = true;
    }
    return {};
}

// Pending writes of this source that it has no more: it applied them, or somebody took them away there.
Result<void> Import::planSettled()
{
    const auto ids = waitingAt(m_db, m_mirror, true);
    if (!ids)
        return ids.error();
    std::map<std::pair<std::string, std::string>, std::size_t> byWords; // scope, words: draft
    if (!ids->empty()) {
        for (const std::size_t index : m_order) {
            if (m_keys[index])
                byWords.emplace(std::pair(m_foreign.memories[index].memory.scope,
                                          plainWords(m_foreign.memories[index].memory.text)),
                                index);
        }
    }
    for (const std::string &id : *ids) {
        if (m_waiting.contains(id))
            continue;
        auto stored = loadCandidate(m_db, id);
        const auto known = pendingWriteOf(m_db, id);
        const auto decision = decisionInForce(m_db, id);
        if (!stored)
            return stored.error();
        if (!known)
            return known.error();
        if (!decision)
            return decision.error();
        if (stored->system != m_foreign.format)
            continue;
        const Candidate &candidate = stored->candidate;
        std::optional<std::size_t> draft;
        bool applied = false;
        if (candidate.action == Action::Add || candidate.action == Action::Supersede) {
            for (const std::string &words : {candidate.text, candidate.modelText}) {
                const auto found = byWords.find({stored->scope, plainWords(words)});
                if (!draft && !words.empty() && found != byWords.end())
                    draft = found->second;
            }
            applied = draft.has_value();
        } else if (candidate.action == Action::Retract && !candidate.targets.empty()) {
            applied = std::all_of(candidate.targets.begin(), candidate.targets.end(), [&](const MemoryId &target) {
                const auto one = m_finder->byId(target.value);
                return one && !m_here.contains(one->key);
            });
        }
        if (*known && (*known)->state == "handed_back" && !applied)
            continue; // it may still come
        WriteChange write = settledThere(std::move(*stored), *known, *decision, m_mirror, applied);
        write.draft = draft;
        if (applied)
            CREDENCE_TRY(settleTargets(write));
        m_writes.push_back(std::move(write));
    }
    return {};
}

// What an applied write replaced or took away is gone there for that reason, and not just missing.
Result<void> Import::settleTargets(const WriteChange &write)
{
    const Candidate &candidate = write.before.candidate;
    if (candidate.action == Action::Add)
        return {};
    for (const MemoryId &target : candidate.targets) {
        const auto known = m_finder->byId(target.value);
        const auto gone =
            std::find_if(m_gone.begin(), m_gone.end(), [&](const Gone &one) { return known && one.key == known->key; });
        if (gone == m_gone.end())
            continue;
        const Status status = write.draft ? Status::Superseded : Status::Retracted;
        Update &update = updateOf(gone->key, gone->id, gone->scope);
        const auto before = storedFields(m_db, gone->key, json{{"stated_status", nullptr}});
        if (!before)
            return before.error();
        update.before["status"] = word(gone->status);
        update.after["status"] = word(status);
        update.before["stated_status"] = (*before)["stated_status"];
        update.after["stated_status"] = word(status);
        if (write.draft) {
            Memory &next = m_foreign.memories[*write.draft].memory;
            if (!m_isNew[*write.draft]) {
                auto id = read::idOf(m_db, m_keys[*write.draft]);
                if (!id)
                    return id.error();
                next.id = std::move(*id);
            }
            update.before["superseded_by"] = json();
            update.after["superseded_by"] = jsonText(next.id.value);
        }
        update.doubtful = true;
        m_taken.push_back(gone->key);
        m_gone.erase(gone);
    }
    return m_finder->state();
}

Result<void> Import::applyWrites(Change &change, json &payload)
{
    ReviewWriter writer(change, {});
    std::vector<std::string> reworded;
    for (WriteChange &write : m_writes) {
        ReviewWriter::State after;
        after.state = write.state;
        after.source = write.source;
        after.sourceReason = write.reason;
        if (after.source->voids < 0)
            after.source->voids = change.number().value;
        if (!after.source->mirror)
            after.source->mirror = m_mirror.value;
        if (write.draft) {
            after.source->memory = m_keys[*write.draft];
            const auto id = read::idOf(m_db, m_keys[*write.draft]);
            if (!id)
                return id.error();
            after.source->memoryId = *id;
        }
        if (write.next) {
            after.candidate = &*write.next;
            after.basis = change.number().value;
        }
        CREDENCE_TRY(writer.move(write.before, after));
        if (write.next) {
            CREDENCE_TRY(writer.dropFlags(write.before.id));
            reworded.push_back(write.before.id);
        }
    }
    CREDENCE_TRY(screenArrivals(change, reworded, &writer));
    writer.fill(payload);
    return {};
}

Result<void> Import::planVectors()
{
    for (const std::size_t index : m_order) {
        const MemoryDraft &draft = m_foreign.memories[index];
        if (draft.vector.empty() || !m_keys[index] || m_isOurs[index])
            continue;
        if (!m_isNew[index]) {
            if (m_finder->erased(m_keys[index]))
                continue;
            const auto same = hasVector(m_db, m_keys[index], draft);
            if (!same)
                return same.error();
            if (*same)
                continue;
        }
        m_vectors.push_back(index);
    }
    return m_finder->state();
}

Result<SyncReport> Import::listed()
{
    SyncReport out;
    out.mirror = m_mirror;
    out.read = report.read;
    out.added = report.added;
    out.returned = m_returned.size();
    out.changed = report.updated - std::min<std::uint64_t>(report.updated, out.returned);
    out.vanished = m_gone.size();
    out.unchanged = report.unchanged;
    out.skipped = report.skipped;
    out.records = m_records.size();
    out.proposed = report.proposed;
    out.reworded = report.reworded;
    out.settled = report.settled;
    out.elsewhere = m_elsewhere.size();
    out.owned = report.owned;
    out.states = m_states.size();
    out.vectors = static_cast<std::uint64_t>(
        std::count_if(m_vectors.begin(), m_vectors.end(), [&](std::size_t index) { return !m_isNew[index]; }));
    out.problems = report.problems;
    for (std::size_t i = 0; i < m_fresh.size() && i < kListedSyncChanges; ++i) {
        const Memory &m = m_foreign.memories[m_fresh[i]].memory;
        out.changes.push_back({SyncKind::Added, {}, {}, m.sourceRef, m.scope, m.kind, {}, m.text, {}});
    }
    std::unordered_map<MemoryKey, std::size_t> drafts;
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        if (m_keys[i] && !m_isNew[i])
            drafts.emplace(m_keys[i], i);
    }
    const std::unordered_set<MemoryKey> returned(m_returned.begin(), m_returned.end());
    std::unordered_set<MemoryKey> gone;
    for (const Gone &one : m_gone)
        gone.insert(one.key);
    std::size_t counts[2] = {0, 0};
    for (const auto &[key, update] : m_updates) {
        const auto draft = drafts.find(key);
        const bool back = returned.contains(key);
        if (gone.contains(key))
            continue;
        if (++counts[back ? 1 : 0] > kListedSyncChanges)
            continue;
        const MemoryKey keys[] = {key};
        const auto rows = read::rows(m_db, keys);
        if (!rows)
            return rows.error();
        if (rows->empty())
            continue;
        const Memory &stored = rows->front();
        SyncChange one{back ? SyncKind::Returned : SyncKind::Changed,
                       stored.id,
                       key,
                       stored.sourceRef,
                       stored.scope,
                       stored.kind,
                       stored.text,
                       draft == drafts.end() ? stored.text : m_foreign.memories[draft->second].memory.text,
                       {}};
        for (const auto &[field, value] : update.after.items())
            one.fields.push_back(field);
        out.changes.push_back(std::move(one));
    }
    for (std::size_t i = 0; i < m_gone.size() && i < kListedSyncChanges; ++i) {
        const Gone &one = m_gone[i];
        out.changes.push_back({SyncKind::Vanished, one.id, one.key, one.ref, one.scope, one.kind, one.text, {}, {}});
    }
    for (std::size_t i = 0; i < m_elsewhere.size() && i < kListedSyncChanges; ++i) {
        const Gone &one = m_elsewhere[i];
        out.changes.push_back({SyncKind::Elsewhere, one.id, one.key, one.ref, one.scope, one.kind, one.text, {}, {}});
        out.changes.back().reason = fmt::format("It stands in {} still, so it stays.", displayText(one.elsewhere));
    }
    const auto add = [&](SyncKind kind, const std::string &id, const std::string &scope, std::string before,
                         std::string after, std::string reason) {
        SyncChange one;
        one.kind = kind;
        one.candidate = id;
        one.scope = scope;
        one.memoryKind = Kind::Reflection;
        one.before = std::move(before);
        one.after = std::move(after);
        one.reason = std::move(reason);
        out.changes.push_back(std::move(one));
    };
    std::size_t listed = 0;
    for (const Record &record : m_records) {
        if (record.table == "candidate" && m_foreign.format != kJsonl && ++listed <= kListedSyncChanges)
            add(SyncKind::Proposed, record.id, primitiveText(record.value, "scope"), {},
                primitiveText(record.value, "text"), {});
    }
    for (const Ask &ask : m_asks) {
        if (++(ask.shown ? out.carriedOut : out.asked) > kListedSyncChanges)
            continue;
        auto sentence = askSentence(m_db, ask);
        if (!sentence)
            return sentence.error();
        SyncChange one{ask.shown ? SyncKind::CarriedOut : SyncKind::Asked,
                       ask.id,
                       ask.key,
                       ask.ref,
                       ask.scope,
                       ask.kind,
                       {},
                       ask.text,
                       {}};
        one.reason = std::move(*sentence);
        out.changes.push_back(std::move(one));
    }
    std::unordered_set<MemoryKey> there;
    for (const auto &[key, index] : drafts) {
        if (!returned.contains(key))
            there.insert(key);
    }
    const auto undone = undoneHere(m_db, there);
    if (!undone)
        return undone.error();
    for (const UndoneHere &mine : *undone) {
        if (++out.undone > kListedSyncChanges)
            continue;
        const MemoryKey keys[] = {mine.key};
        const auto rows = read::rows(m_db, keys);
        if (!rows)
            return rows.error();
        if (rows->empty())
            continue;
        const Memory &m = rows->front();
        SyncChange one{SyncKind::Undone, m.id, m.key, m.sourceRef, m.scope, m.kind, {}, m.text, {}};
        one.reason = fmt::format("It stands there, and entry {} undid here that it was taken in: it stays withdrawn "
                                 "until somebody restores it.",
                                 mine.by.value);
        out.changes.push_back(std::move(one));
    }
    std::size_t reworded = 0, settled = 0;
    for (const WriteChange &write : m_writes) {
        if (++(write.kind == SyncKind::Settled ? settled : reworded) > kListedSyncChanges)
            continue;
        const Candidate &was = write.before.candidate;
        add(write.kind, write.before.id, write.before.scope,
            write.next && !was.modelText.empty() ? was.modelText : was.text,
            write.next ? write.next->text : std::string(), write.reason);
    }
    return out;
}

Result<void> Import::countVanished()
{
    if (!m_foreign.path.empty()) {
        report.vanished = m_gone.size();
        return {};
    }
    std::map<std::pair<std::string, std::string>, std::uint64_t>
        here; // scope, system: how many of them are in the store
    for (const std::size_t index : m_order) {
        const Memory &m = m_foreign.memories[index].memory;
        auto &count = here[{m.scope, m.sourceSystem}];
        if (m_keys[index] && !m_isNew[index])
            ++count;
    }
    auto rows =
        m_db.prepare("SELECT count(*) FROM memory WHERE scope = ?1 AND source_system IS ?2 AND origin = 'imported' "
                     "AND status <> 'erased'");
    for (const auto &[source, count] : here) {
        rows.reset();
        rows.bind(1, std::string_view(source.first)).bindOrNull(2, source.second);
        if (rows.next()) {
            const auto all = static_cast<std::uint64_t>(rows.integer(0));
            report.vanished += all > count ? all - count : 0;
        }
        if (!rows.ok())
            return rows.error();
    }
    return {};
}

Result<void> Import::planRecords()
{
    std::set<std::pair<std::string, std::string>> seen;
    for (const DraftRecord &draft : m_foreign.records) {
        Record record;
        record.draft = &draft;
        record.value = json::parse(draft.json, nullptr, false);
        if (!record.value.is_object()) {
            problem(draft.where, "bad-record", "The record is no JSON object.");
            ++report.skipped;
            continue;
        }
        record.table = draft.record == "ledger" ? "foreign_ledger" : draft.record;
        if (record.table != "candidate" && record.table != "decision" && record.table != "flag" &&
            record.table != "foreign_ledger") {
            problem(draft.where, "bad-record", fmt::format("Records of kind \"{}\" are not known.", draft.record));
            ++report.skipped;
            continue;
        }
        record.id = record.table == "foreign_ledger" ? std::string() : primitiveText(record.value, "id");
        if (record.id.empty())
            record.id = sha256(draft.json);
        if (record.table == "candidate") {
            record.said = saidIn(record.value, m_salt);
            m_waiting.insert(record.id);
        }
        if (!seen.emplace(record.table, record.id).second)
            continue;
        auto known = m_db.prepare(record.table == "foreign_ledger"
                                      ? "SELECT 1 FROM foreign_ledger WHERE digest = ?1"
                                      : fmt::format("SELECT 1 FROM {} WHERE id = ?1", record.table));
        known.bind(1, std::string_view(record.id));
        const bool there = known.next();
        if (!known.ok())
            return known.error();
        if (there && (record.table != "candidate" || !m_followsWrites))
            continue;
        CREDENCE_TRY(mapRefs(record));
        if (there) {
            auto change = waits(m_db, record.id, record.value, record.said, m_mirror);
            if (!change)
                return change.error();
            if (*change)
                m_writes.push_back(std::move(**change));
            else
                CREDENCE_TRY(adopt(record.id));
            continue;
        }
        report.proposed += record.table == "candidate" && m_foreign.format != kJsonl ? 1 : 0;
        m_records.push_back(std::move(record));
    }
    return m_finder->state();
}

// A pending write whose source was forgotten waits at the one that brings it again.
Result<void> Import::adopt(const std::string &candidate)
{
    if (m_foreign.path.empty())
        return {};
    auto known = pendingWriteOf(m_db, candidate);
    if (!known)
        return known.error();
    if (!*known || (*known)->state != "waits" || (*known)->mirror == 0 || (*known)->mirror == m_mirror.value)
        return {};
    auto row = m_db.prepare("SELECT 1 FROM mirror WHERE id = ?1");
    row.bind(1, (*known)->mirror);
    const bool there = row.next();
    if (!row.ok())
        return row.error();
    if (!there)
        m_adopted.emplace_back(candidate, std::move(**known));
    return {};
}

// A candidate of another program cites by its ids; here it cites by ours. Whose it is stays with it, so that the
// decision can be handed back.
Result<void> Import::mapRefs(Record &record)
{
    if (record.table != "candidate" || m_foreign.format == kJsonl)
        return {};
    const std::string scope =
        primitiveText(record.value, "scope").empty() ? "default" : primitiveText(record.value, "scope");
    const auto ours = [&](const std::string &ref) -> std::optional<std::string> {
        if (const auto it = m_byRef.find({scope, m_foreign.format, ref}); it != m_byRef.end() && m_keys[it->second]) {
            if (m_isNew[it->second])
                return m_foreign.memories[it->second].memory.id.value;
            const auto id = read::idOf(m_db, m_keys[it->second]); // one of ours has no reference here
            return id ? std::optional(id->value) : std::nullopt;
        }
        if (const auto known = m_finder->byRef(scope, m_foreign.format, ref)) {
            const auto id = read::idOf(m_db, known->key);
            return id ? std::optional(id->value) : std::nullopt;
        }
        return std::nullopt;
    };
    for (const char *list : {"evidence", "targets"}) {
        if (!record.value.contains(list) || !record.value[list].is_array())
            continue;
        for (json &one : record.value[list]) {
            json *ref = one.is_object() && one.contains("id") ? &one["id"] : &one;
            if (!ref->is_string())
                continue;
            if (const auto id = ours(ref->get<std::string>()))
                *ref = jsonText(*id);
        }
    }
    json &extra = record.value["extra"];
    if (!extra.is_object())
        extra = json::object();
    extra["system"] = m_foreign.format;
    record.mapped = record.value.dump(-1, ' ', false, json::error_handler_t::replace);
    return {};
}

Result<void> Import::planStates()
{
    for (const AgentState &state : m_foreign.agentStates) {
        auto row = m_db.prepare("SELECT agent_state FROM scope WHERE id = ?1");
        row.bind(1, std::string_view(state.scope));
        std::string before;
        if (row.next())
            before = row.text(0);
        if (!row.ok())
            return row.error();
        if (before != state.json)
            m_states.push_back({state.scope, before, state.json});
    }
    return {};
}

Result<void> Import::apply(Change &change, json &payload, std::stop_token stop, const Progress &progress)
{
    for (const std::string &scope : report.scopes)
        CREDENCE_TRY(ensureScope(m_db, scope));
    json states = json::array();
    for (const State &state : m_states) {
        CREDENCE_TRY(ensureScope(m_db, state.scope));
        CREDENCE_TRY(m_db.prepare("UPDATE scope SET agent_state = ?2 WHERE id = ?1")
                         .bind(1, std::string_view(state.scope))
                         .bindOrNull(2, state.after)
                         .run());
        states.push_back({{"scope", jsonText(state.scope)},
                          {"before", state.before.empty() ? json() : jsonText(state.before)},
                          {"after", state.after.empty() ? json() : jsonText(state.after)}});
    }

    CREDENCE_TRY(m_wiring.judge());
    CREDENCE_TRY(m_wiring.apply(change.number(), stop, progress));
    std::unordered_set<MemoryKey> fresh;
    for (const std::size_t index : m_fresh) {
        const Memory &m = m_foreign.memories[index].memory;
        change.added(m.key, m.id);
        fresh.insert(m.key);
    }

    if (!m_vectors.empty()) {
        VectorWriter vectors(m_db);
        for (const std::size_t index : m_vectors)
            CREDENCE_TRY(vectors.write(m_keys[index], m_foreign.memories[index], m_isNew[index]));
        payload["vectors"] = m_vectors.size();
    }
    const auto mirror = noteMirror(change, m_foreign);
    if (!mirror)
        return mirror.error();
    m_mirror = *mirror;
    if (m_mirror)
        payload["source"] = m_mirror.value;
    const auto keysOf = [](const std::vector<Gone> &gone) {
        std::vector<MemoryKey> keys;
        keys.reserve(gone.size());
        for (const Gone &one : gone)
            keys.push_back(one.key);
        return keys;
    };
    if (withdraws()) {
        const std::vector<MemoryKey> keys = keysOf(m_gone);
        CREDENCE_TRY(noteVanished(change, m_mirror, keys));
        CREDENCE_TRY(noteHeld(change, m_mirror, keys, false));
        payload["vanished"] = keys.size();
    }
    if (m_withdraw && !m_elsewhere.empty()) {
        CREDENCE_TRY(noteHeld(change, m_mirror, keysOf(m_elsewhere), false));
        payload["elsewhere"] = m_elsewhere.size();
    }
    CREDENCE_TRY(noteHeld(change, m_mirror, m_taken, false));
    if (!m_owned.empty()) {
        CREDENCE_TRY(noteHeld(change, m_mirror, m_owned, true));
        payload["held"] = m_owned.size();
    }
    for (auto &[candidate, source] : m_adopted) {
        source.mirror = m_mirror.value;
        CREDENCE_TRY(ReviewWriter(change, {}).arrives(candidate, source));
    }
    if (!m_adopted.empty())
        payload["adopted"] = m_adopted.size();
    CREDENCE_TRY(noteReturned(change, m_owned));
    CREDENCE_TRY(noteReturned(change, m_returned));
    for (const Ask &ask : m_asks) {
        if (!ask.shown)
            continue;
        CREDENCE_TRY(noteCarriedOut(change, m_mirror, ask));
        payload["carried_out"].push_back(jsonText(ask.id.value));
    }

    json changes = json::array();
    std::set<std::string> doubtful;
    for (auto &[key, update] : m_updates) {
        CREDENCE_TRY(writeFields(change, key, update.after));
        change.changed(key, update.id);
        changes.push_back({{"id", jsonText(update.id.value)}, {"before", update.before}, {"after", update.after}});
        if (update.doubtful)
            doubtful.insert(update.scope);
    }
    for (const std::string &scope : doubtful)
        CREDENCE_TRY(settleDoubt(change, scope, changes, fresh));

    std::map<std::string, std::uint64_t> kept;
    std::vector<std::string> candidates;
    for (const Record &record : m_records) {
        const json &v = record.value;
        const auto time = [&](const char *name) -> std::optional<std::int64_t> {
            const auto parsed = parseTime(primitiveText(v, name));
            return parsed ? std::optional(parsed->time.time_since_epoch().count()) : std::nullopt;
        };
        const std::string scope = primitiveText(v, "scope").empty() ? "default" : primitiveText(v, "scope");
        const auto number = [&](const char *name) -> std::optional<double> {
            return v.contains(name) && v[name].is_number() ? std::optional(v[name].get<double>()) : std::nullopt;
        };
        ++kept[record.draft->record];
        if (record.table == "candidate") {
            const std::string state = primitiveText(v, "state"), action = primitiveText(v, "action");
            CREDENCE_TRY(m_db.prepare("INSERT INTO candidate (id, scope, action, state, text, shape, run, time, "
                                      "origin, json, ledger) "
                                      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'imported', ?9, ?10)")
                             .bind(1, std::string_view(record.id))
                             .bind(2, std::string_view(scope))
                             .bind(3, std::string_view(action.empty() ? "add" : action))
                             .bind(4, std::string_view(state.empty() ? "pending" : state))
                             .bindOrNull(5, primitiveText(v, "text"))
                             .bindOrNull(6, primitiveText(v, "shape"))
                             .bindOrNull(7, primitiveText(v, "run"))
                             .bind(8, time("created"))
                             .bind(9, std::string_view(record.whole()))
                             .bind(10, change.number().value)
                             .run());
            candidates.push_back(record.id);
            PendingWrite source;
            source.mirror = m_mirror.value;
            source.said = record.said;
            CREDENCE_TRY(ReviewWriter(change, {}).arrives(record.id, source));
        } else if (record.table == "decision") {
            const std::string verdict =
                primitiveText(v, "decision").empty() ? primitiveText(v, "verdict") : primitiveText(v, "decision");
            CREDENCE_TRY(
                m_db.prepare("INSERT INTO decision (id, candidate, memory, verdict, reviewer, channel, reason, time, "
                             "origin, json, ledger) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'imported', ?9, ?10)")
                    .bind(1, std::string_view(record.id))
                    .bindOrNull(2, primitiveText(v, "candidate"))
                    .bindOrNull(3, primitiveText(v, "memory"))
                    .bind(4, std::string_view(verdict))
                    .bind(5, std::string_view(primitiveText(v, "reviewer")))
                    .bind(6, std::string_view(primitiveText(v, "channel")))
                    .bindOrNull(7, primitiveText(v, "reason"))
                    .bind(8, time("time"))
                    .bind(9, std::string_view(record.whole()))
                    .bind(10, change.number().value)
                    .run());
        } else if (record.table == "flag") {
            const auto whole = [&](const char *name) -> std::optional<std::int64_t> {
                return v.contains(name) && v[name].is_number_integer() ? std::optional(v[name].get<std::int64_t>())
                                                                       : std::nullopt;
            };
            const std::string target = !primitiveText(v, "target").empty()   ? primitiveText(v, "target")
                                       : !primitiveText(v, "memory").empty() ? primitiveText(v, "memory")
                                                                             : primitiveText(v, "candidate");
            const std::string state = primitiveText(v, "state");
            CREDENCE_TRY(
                m_db.prepare("INSERT INTO flag (id, target, category, span_start, span_end, detector, score, emergent, "
                             "state, origin, json, ledger) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'imported', "
                             "?10, ?11)")
                    .bind(1, std::string_view(record.id))
                    .bind(2, std::string_view(target))
                    .bind(3, std::string_view(primitiveText(v, "category")))
                    .bind(4, whole("start"))
                    .bind(5, whole("end"))
                    .bindOrNull(6, primitiveText(v, "detector"))
                    .bind(7, number("score"))
                    .bind(8, std::int64_t{v.contains("emergent") && v["emergent"] == json(true)})
                    .bind(9, std::string_view(state.empty() ? "open" : state))
                    .bind(10, std::string_view(record.whole()))
                    .bind(11, change.number().value)
                    .run());
        } else {
            CREDENCE_TRY(m_db.prepare("INSERT INTO foreign_ledger (digest, json, ledger) VALUES (?1, ?2, ?3)")
                             .bind(1, std::string_view(record.id))
                             .bind(2, std::string_view(record.whole()))
                             .bind(3, change.number().value)
                             .run());
        }
    }

    CREDENCE_TRY(screenArrivals(change, candidates));
    CREDENCE_TRY(applyWrites(change, payload));

    payload["format"] = jsonText(report.format);
    payload["scopes"] = json::array();
    for (const std::string &scope : report.scopes)
        payload["scopes"].push_back(jsonText(scope));
    payload["added"] = report.added;
    payload["problems"] = report.problems.size();
    payload["changes"] = std::move(changes);
    if (!states.empty())
        payload["agent_states"] = std::move(states);
    if (!kept.empty())
        payload["records"] = kept;
    return {};
}

} // namespace
} // namespace store

namespace store {

namespace {

Result<void> refuseConflicts(const Import &plan, const std::string &origin)
{
    if (plan.conflicts().empty())
        return {};
    std::string message;
    for (std::size_t i = 0; i < plan.conflicts().size() && i < kNamed; ++i)
        message += plan.conflicts()[i] + " ";
    if (plan.conflicts().size() > kNamed)
        message += fmt::format("There are {} such records in all. ", plan.conflicts().size());
    return Error{Errc::Conflict, message + "Nothing was taken; import into another scope to keep both.", origin};
}

} // namespace
} // namespace store

Result<ImportReport> Store::import(ForeignStore foreign, const std::string &origin, const Cause &cause, bool preview,
                                   std::stop_token stop, const Progress &progress)
{
    if (preview) {
        auto reader = store::Reader::begin(*d, stop);
        if (!reader)
            return reader.error();
        store::Import plan(**reader, foreign);
        CREDENCE_TRY(plan.plan(stop));
        return std::move(plan.report);
    }
    auto change = store::Change::begin(*d, "import");
    if (!change)
        return change.error();
    // A big import touches pages all over its indexes; a small cache would write most of them several times.
    (*change)->widenCache();
    (*change)->db().setStop(stop);
    store::Import plan((*change)->db(), foreign);
    CREDENCE_TRY(plan.plan(stop));
    CREDENCE_TRY(store::refuseConflicts(plan, origin));
    if (plan.empty())
        return std::move(plan.report);
    nlohmann::json payload{{"origin", store::jsonText(foreign.path.empty() ? origin : foreign.path)}};
    CREDENCE_TRY(plan.apply(**change, payload, stop, progress));
    auto committed = (*change)->commit(std::move(payload), cause);
    if (!committed)
        return committed.error();
    plan.report.ledger = committed->ledger;
    return std::move(plan.report);
}

Result<SyncReport> Store::sync(ForeignStore foreign, Vanished vanished, const Cause &cause, bool preview,
                               std::stop_token stop, const Progress &progress)
{
    if (foreign.path.empty())
        return Error{Errc::Invalid, "What was not read from a file or folder can't be kept in step.", {}};
    if (preview) {
        auto reader = store::Reader::begin(*d, stop);
        if (!reader)
            return reader.error();
        store::Import plan(**reader, foreign, vanished);
        CREDENCE_TRY(plan.plan(stop));
        if (!plan.stranger().empty())
            return store::strangerError(plan.stranger(), foreign.path);
        return plan.listed();
    }
    auto change = store::Change::begin(*d, "sync");
    if (!change)
        return change.error();
    (*change)->widenCache();
    (*change)->db().setStop(stop);
    store::Import plan((*change)->db(), foreign, vanished);
    CREDENCE_TRY(plan.plan(stop));
    if (!plan.stranger().empty())
        return store::strangerError(plan.stranger(), foreign.path);
    CREDENCE_TRY(store::refuseConflicts(plan, foreign.path));
    auto report = plan.listed();
    if (!report || plan.empty())
        return report;
    if (plan.withdraws())
        CREDENCE_TRY(store::checkCurator((*change)->db(), cause, "withdraw what is gone at its source"));
    nlohmann::json payload{{"origin", store::jsonText(foreign.path)}};
    CREDENCE_TRY(plan.apply(**change, payload, stop, progress));
    auto committed = (*change)->commit(std::move(payload), cause);
    if (!committed)
        return committed.error();
    report->ledger = committed->ledger;
    report->mirror = plan.mirror();
    return report;
}

Result<std::vector<MemoryId>> Store::add(std::vector<MemoryDraft> drafts, const Cause &cause)
{
    if (drafts.empty())
        return std::vector<MemoryId>();
    auto change = store::Change::begin(*d, "add");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    std::optional<store::Finder> finder(std::in_place, db);
    const auto refused = [](const MemoryDraft &draft, Errc code, std::string message) {
        return Error{code, std::move(message), draft.where};
    };

    std::map<std::string, std::size_t> batch;
    std::map<std::pair<std::string, std::string>, std::size_t> batchRefs;
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        MemoryDraft &draft = drafts[i];
        Memory &m = draft.memory;
        if (m.scope.empty())
            m.scope = "default";
        if (m.id.value.empty())
            m.id.value = newUuid();
        else if (finder->byId(m.id.value) || batch.contains(m.id.value))
            return refused(draft, Errc::Conflict, fmt::format("There is a memory \"{}\" already.", m.id.value));
        if (!m.sourceRef.empty() &&
            (finder->byRef(m.scope, m.sourceSystem, m.sourceRef) || batchRefs.contains({m.scope, m.sourceRef})))
            return refused(draft, Errc::Conflict,
                           fmt::format("There is a memory with the source reference \"{}\" already.", m.sourceRef));
        batch.emplace(m.id.value, i);
        if (!m.sourceRef.empty())
            batchRefs.emplace(std::pair(m.scope, m.sourceRef), i);
        if (!m.created && m.createdText.empty())
            m.created = store::now();
        store::settleImportance(m);
        m.origin = Origin::Agent;
        m.status = Status::Active; // an agent writes memories; what becomes of them is decided elsewhere
        m.supersededBy = {};
        m.storedDepth.reset();
    }
    for (const std::size_t i : store::inSourceOrder(drafts))
        drafts[i].memory.key = (*change)->newKey();

    store::Wiring wiring(db);
    for (MemoryDraft &draft : drafts) {
        Memory &m = draft.memory;
        CREDENCE_TRY(store::ensureScope(db, m.scope));
        if (m.kind == Kind::Episode && !draft.evidence.empty())
            return refused(draft, Errc::Invalid, "An episode rests on nothing; evidence belongs to reflections.");
        std::vector<store::WiredLink> links;
        std::set<MemoryKey> cited;
        for (const DraftEvidence &evidence : draft.evidence) {
            std::optional<store::Known> source;
            if (const auto it = batch.find(evidence.ref); it != batch.end())
                source = store::Known{drafts[it->second].memory.key, drafts[it->second].memory.scope};
            if (!source)
                source = finder->byId(evidence.ref);
            if (const auto it = batchRefs.find({m.scope, evidence.ref}); !source && it != batchRefs.end())
                source = store::Known{drafts[it->second].memory.key, m.scope};
            if (!source)
                source = finder->byBareRef(m.scope, evidence.ref);
            if (!source)
                return refused(draft, Errc::Invalid, fmt::format("The evidence \"{}\" does not exist.", evidence.ref));
            if (source->key == m.key)
                return refused(draft, Errc::Invalid, "A memory is no evidence for itself.");
            if (source->scope != m.scope)
                return refused(draft, Errc::Invalid,
                               fmt::format("The evidence \"{}\" is of scope \"{}\"; evidence never crosses scopes.",
                                           evidence.ref, source->scope));
            if (evidence.role != Role::Contradicts)
                cited.insert(source->key);
            links.push_back({source->key, evidence.ref, evidence.role, evidence.granularity, evidence.quote});
        }
        if (m.kind == Kind::Reflection && static_cast<int>(cited.size()) < kCitationFloor)
            return refused(
                draft, Errc::Invalid,
                fmt::format("A reflection cites at least {} distinct existing memories (the citation floor); "
                            "this one cites {}.",
                            kCitationFloor, cited.size()));
        wiring.addNew({&m, draft.malformedEvidence, true}, std::move(links));
    }
    CREDENCE_TRY(finder->state());
    finder.reset();
    CREDENCE_TRY(wiring.plan());
    if (!wiring.cut().empty())
        return Error{Errc::Invalid, "The evidence of the new memories forms a circle.", {}};
    for (const MemoryDraft &draft : drafts) {
        if (draft.memory.kind != Kind::Reflection)
            continue;
        auto row = db.prepare("SELECT max_depth FROM scope WHERE id = ?1");
        row.bind(1, std::string_view(draft.memory.scope));
        const std::int64_t allowed = row.next() ? row.integer(0) : 2;
        if (!row.ok())
            return row.error();
        if (draft.memory.depth > allowed)
            return refused(draft, Errc::Invalid,
                           fmt::format("The reflection would have depth {}, and its scope allows {}.",
                                       draft.memory.depth, allowed));
    }
    CREDENCE_TRY(wiring.judge());
    CREDENCE_TRY(wiring.apply((*change)->number()));
    std::vector<MemoryId> ids;
    store::ReviewWriter writer(**change, cause);
    for (const MemoryDraft &draft : drafts) {
        (*change)->added(draft.memory.key, draft.memory.id);
        ids.push_back(draft.memory.id);
        if (draft.memory.kind != Kind::Episode)
            CREDENCE_TRY(store::screenAdded(**change, writer, draft.memory));
    }
    nlohmann::json payload{{"added", ids.size()}};
    writer.fill(payload);
    auto committed = (*change)->commit(std::move(payload), cause);
    if (!committed)
        return committed.error();
    return ids;
}

} // namespace credence
