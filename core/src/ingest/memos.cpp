// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MemOS's local plugin, memos.db (MemTensor/MemOS, apps/memos-local-plugin/core/storage). Its layers are depths here: a
// trace, one exchange with the agent, is an episode; a policy a rule over traces, a world model an insight over
// policies. Traces named one by one are claims; a policy that names only episodes, in its own sense a conversation,
// rests on their traces as a cluster. The owner (kind of agent and profile) is the scope.
#include "ingest/importer.h"
#include "ingest/pieces.h"
#include "store/sqlscript.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::NamedRow;

namespace {

constexpr const char *kMemos = "memos";
constexpr const char *kMemosUser = "User", *kMemosAgent = "Agent";
constexpr const char *kMemosWhen = "When", *kMemosThen = "Then", *kMemosVerified = "Verified by", *kMemosNot = "Not";

bool acceptsMemos(const ingest::Probe &probe)
{
    if (probe.folder) {
        const fs::path file = probe.path / "memos.db";
        const auto inner = ingest::isFile(file) ? ingest::probe(file) : Error{};
        return inner && acceptsMemos(*inner);
    }
    return probe.database && probe.hasColumns("traces", {"episode_id", "user_text", "agent_text"}) &&
           (probe.hasTable("policies") || probe.hasTable("world_model"));
}

class MemosReader {
public:
    MemosReader(const sql::ForeignDb &db, ForeignStore &store) : m_db(db), m_store(store) {}

    Result<void> read(const Progress &progress)
    {
        std::uint64_t total = 0;
        for (const char *table : {"traces", "policies", "world_model"}) {
            const auto count = m_db.count(table);
            total += count ? *count : 0;
        }
        ingest::Meter meter(progress, total);
        m_step = [&] { meter.at(++m_done); };
        CREDENCE_TRY(readTraces());
        CREDENCE_TRY(readPolicies());
        CREDENCE_TRY(readWorlds());
        m_unmapped.report(m_store, "memos.db");
        if (m_outOfScale > 0) {
            m_store.problems.push_back(
                {"traces", "bad-importance",
                 fmt::format("The priority of {} is outside of 0 to 1; it is kept in extra.",
                             m_outOfScale == 1 ? "one trace" : fmt::format("{} traces", m_outOfScale))});
        }
        m_store.scopes.assign(m_scopes.begin(), m_scopes.end());
        for (const auto &[table, what] :
             {std::pair("skills", "skills"), std::pair("sub_episodes", "sub-episodes"),
              std::pair("feedback", "feedbacks"), std::pair("l2_candidate_pool", "candidates for policies")}) {
            const auto count = m_db.count(table);
            if (count && *count > 0) {
                m_store.note += fmt::format("{}{} ({})", m_store.note.empty() ? "Not taken: " : ", ", what, *count);
            }
        }
        m_store.note += m_store.note.empty() ? "" : ".";
        return {};
    }

private:
    static std::string scopeOf(const NamedRow &row)
    {
        const std::string kind = row.text("owner_agent_kind"), profile = row.text("owner_profile_id");
        const bool named = !kind.empty() && kind != "unknown";
        const bool plain = profile.empty() || profile == "default";
        return named ? (plain ? kind : kind + "/" + profile) : (plain ? std::string("default") : profile);
    }

    bool begin(MemoryDraft &draft, const NamedRow &row, const char *prefix, const char *table, std::string text)
    {
        ++m_store.read;
        m_step();
        const std::string id = row.text("id");
        draft.where = fmt::format("{} {}", table, displayText(id));
        if (ingest::trimmed(text).empty()) {
            ++m_store.skipped;
            m_store.problems.push_back({draft.where, "missing-text", "The row has no words. Skipped."});
            return false;
        }
        draft.order = ++m_order;
        Memory &m = draft.memory;
        m.scope = scopeOf(row);
        m.sourceSystem = kMemos;
        m.sourceRef = prefix + id;
        m.text = std::move(text);
        return true;
    }

    void end(MemoryDraft draft, std::optional<double> created, const Json &extra)
    {
        if (!ingest::setCreated(draft.memory, {}, created)) {
            m_store.problems.push_back({draft.where, "bad-time", "There is no time that can be read."});
        }
        draft.memory.extra = extra.empty() ? std::string() : lossless::dumpForm(extra);
        m_scopes.insert(draft.memory.scope);
        m_store.memories.push_back(std::move(draft));
    }

    void takeVector(MemoryDraft &draft, const NamedRow &row, std::string_view column) const
    {
        draft.vector = ingest::floatsOf(row.bytes(column));
        draft.vectorSpace = draft.vector.empty() ? std::string() : kMemos;
    }

    Result<void> readTraces()
    {
        return ingest::eachRow(m_db, "traces", {"ts", "id"}, m_store, [&](const NamedRow &row) {
            MemoryDraft draft;
            std::string text =
                ingest::labelled({{kMemosUser, row.text("user_text")}, {kMemosAgent, row.text("agent_text")}});
            if (text.empty()) {
                text = row.text("summary");
            }
            if (!begin(draft, row, "trace:", "traces", std::move(text))) {
                return;
            }
            Memory &m = draft.memory;
            m.session = row.text("session_id");
            m.tags = row.list("tags_json");
            m_byEpisode[row.text("episode_id")].push_back(m.sourceRef);
            Json extra =
                row.rest({"id", "session_id", "owner_agent_kind", "owner_profile_id", "ts", "user_text", "agent_text",
                          "priority", "tags_json", "vec_summary", "vec_action", "schema_version"},
                         m_unmapped);
            if (const auto priority = row.real("priority")) {
                if (*priority >= 0 && *priority <= 1) {
                    m.importance = m.importanceRaw = *priority;
                    m.importanceScale = ImportanceScale::ZeroToOne;
                } else {
                    extra["priority"] = *priority;
                    ++m_outOfScale;
                }
            }
            takeVector(draft, row, "vec_summary");
            end(std::move(draft), row.real("ts"), extra);
        });
    }

    // What names its sources one by one does so with claims; what names conversations, with clusters.
    void cite(MemoryDraft &draft, const NamedRow &row, std::string_view column, const char *prefix)
    {
        for (const std::string &id : row.list(column)) {
            draft.evidence.push_back({prefix + id, Role::Supports, Granularity::Claim, {}});
        }
        if (!draft.evidence.empty()) {
            return;
        }
        for (const std::string &episode : row.list("source_episodes_json")) {
            for (const std::string &ref : m_byEpisode[episode]) {
                draft.evidence.push_back({ref, Role::Supports, Granularity::Cluster, {}});
            }
        }
    }

    void takeStatus(MemoryDraft &draft, const NamedRow &row)
    {
        const std::string status = row.text("status");
        Memory &m = draft.memory;
        if (status == "archived") {
            m.status = Status::Deprecated;
        } else if (status == "candidate") {
            m.tags.emplace_back("candidate"); // not in use by MemOS yet
        } else if (!status.empty() && status != "active") {
            m_store.problems.push_back(
                {draft.where, "bad-status",
                 fmt::format("The status {} is unknown; taken as active.", ingest::excerpt(status))});
        }
    }

    static void takeConfidence(Memory &memory, const NamedRow &row)
    {
        if (const auto confidence = row.real("confidence")) {
            memory.statedConfidence = fmt::format("{}", *confidence);
        }
    }

    Result<void> readPolicies()
    {
        std::map<std::string, std::vector<std::string>> links; // of newer versions, besides the list in the row
        CREDENCE_TRY(ingest::eachRow(m_db, "trace_policy_links", {}, m_store, [&](const NamedRow &row) {
            links[row.text("policy_id")].push_back("trace:" + row.text("trace_id"));
        }));
        return ingest::eachRow(m_db, "policies", {"created_at", "id"}, m_store, [&](const NamedRow &row) {
            MemoryDraft draft;
            const std::string title = row.text("title");
            const std::string parts = ingest::labelled({{kMemosWhen, row.text("trigger")},
                                                        {kMemosThen, row.text("procedure")},
                                                        {kMemosVerified, row.text("verification")},
                                                        {kMemosNot, row.text("boundary")}});
            if (!begin(draft, row, "policy:", "policies",
                       title + (title.empty() || parts.empty() ? "" : "\n") + parts)) {
                return;
            }
            Memory &m = draft.memory;
            m.kind = Kind::Reflection;
            m.ruleIf = row.text("trigger");
            m.ruleThen = row.text("procedure");
            m.shape = m.ruleIf.empty() || m.ruleThen.empty() ? Shape::Insight : Shape::Rule;
            m.storedDepth = 1;
            if (const std::string type = row.text("experience_type"); !type.empty()) {
                m.tags.push_back(type);
            }
            takeStatus(draft, row);
            takeConfidence(m, row);
            cite(draft, row, "source_trace_ids_json", "trace:");
            for (const std::string &ref : links[row.text("id")]) {
                if (std::none_of(draft.evidence.begin(), draft.evidence.end(),
                                 [&](const DraftEvidence &e) { return e.ref == ref; })) {
                    draft.evidence.push_back({ref, Role::Supports, Granularity::Claim, {}});
                }
            }
            takeVector(draft, row, "vec");
            end(std::move(draft), row.real("created_at"),
                row.rest({"id", "owner_agent_kind", "owner_profile_id", "title", "trigger", "procedure", "verification",
                          "boundary", "status", "experience_type", "confidence", "source_episodes_json",
                          "source_trace_ids_json", "vec", "created_at"},
                         m_unmapped));
        });
    }

    Result<void> readWorlds()
    {
        return ingest::eachRow(m_db, "world_model", {"created_at", "id"}, m_store, [&](const NamedRow &row) {
            MemoryDraft draft;
            const std::string title = row.text("title"), body = row.text("body");
            if (!begin(draft, row, "world:", "world_model",
                       title + (title.empty() || body.empty() ? "" : "\n") + body)) {
                return;
            }
            Memory &m = draft.memory;
            m.kind = Kind::Reflection;
            m.shape = Shape::Insight;
            m.storedDepth = 2;
            m.tags = row.list("domain_tags_json");
            takeStatus(draft, row);
            takeConfidence(m, row);
            cite(draft, row, "policy_ids_json", "policy:");
            takeVector(draft, row, "vec");
            end(std::move(draft), row.real("created_at"),
                row.rest({"id", "owner_agent_kind", "owner_profile_id", "title", "body", "policy_ids_json",
                          "domain_tags_json", "confidence", "source_episodes_json", "vec", "created_at", "status"},
                         m_unmapped));
        });
    }

    const sql::ForeignDb &m_db;
    ForeignStore &m_store;
    std::map<std::string, std::vector<std::string>> m_byEpisode;
    std::set<std::string> m_scopes;
    ingest::Unmapped m_unmapped;
    std::uint64_t m_outOfScale = 0;
    std::function<void()> m_step;
    std::uint64_t m_done = 0;
    std::int64_t m_order = 0;
};

Result<ForeignStore> readMemos(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                               const Progress &progress)
{
    const fs::path file = probe.folder ? probe.path / "memos.db" : probe.path;
    auto db = sql::ForeignDb::open(file, stop);
    if (!db) {
        return db.error();
    }
    if (!(*db)->hasTable("traces") && !(*db)->hasTable("policies")) {
        return Error{Errc::Unsupported, "The database has no table of MemOS.", ingest::shown(file)};
    }
    ForeignStore store;
    MemosReader reader(**db, store);
    CREDENCE_TRY(reader.read(progress));
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

// --- handing back ---

// The columns that a redacted text fills; nothing if its parts can't be told.
std::optional<sql::ScriptCells> memosText(const std::string &table, const std::string &text)
{
    if (table == "traces") {
        const auto parts = ingest::unlabelled({kMemosUser, kMemosAgent}, text);
        if (!parts) {
            return std::nullopt;
        }
        return sql::ScriptCells{{"user_text", (*parts)[0]}, {"agent_text", (*parts)[1]}};
    }
    const std::size_t line = std::min(text.find('\n'), text.size());
    const std::string title = text.substr(0, line), rest = text.substr(std::min(text.size(), line + 1));
    if (table == "world_model") {
        return sql::ScriptCells{{"title", title}, {"body", rest}};
    }
    const auto parts = ingest::unlabelled({kMemosWhen, kMemosThen, kMemosVerified, kMemosNot}, rest);
    if (!parts) {
        return std::nullopt;
    }
    return sql::ScriptCells{{"title", title},
                            {"trigger", (*parts)[0]},
                            {"procedure", (*parts)[1]},
                            {"verification", (*parts)[2]},
                            {"boundary", (*parts)[3]}};
}

Result<HandBackPlan> handBackMemos(const HandBackSet &set, const fs::path &target)
{
    sql::SqlScript script;
    HandBackPlan plan;
    const std::map<std::string, std::string> tables{
        {"trace", "traces"}, {"policy", "policies"}, {"world", "world_model"}};
    // What takes the place of a row says its words there; a belief of its own has no place.
    std::set<std::string> rewritten;
    const auto replace = [&](const HandBackItem &item) {
        for (const std::string &ref : item.replaces) {
            const std::size_t at = std::min(ref.find(':'), ref.size());
            const auto table = tables.find(ref.substr(0, at));
            if (table == tables.end() || table->second == "traces" || at >= ref.size()) {
                continue;
            }
            const auto cells = memosText(table->second, item.memory.text);
            if (!cells) {
                continue;
            }
            script.note(fmt::format("replaced{}{}{}{}", item.by.empty() ? "" : " by ", item.by,
                                    item.reason.empty() ? "" : ": ", item.reason));
            script.update(table->second, *cells, {{"id", ref.substr(at + 1)}});
            rewritten.insert(ref);
            return true;
        }
        return false;
    };
    for (const HandBackItem &item : set.items) {
        if (item.kind == HandBackKind::Added && replace(item)) {
            ++plan.said;
        } else if (item.kind == HandBackKind::Added) {
            plan.left.push_back(
                {displayText(item.memory.id.value), "unmapped",
                 item.replaces.empty()
                     ? "MemOS finds its policies and world models by vectors that its own model makes; one without "
                       "would never be found there."
                     : "What it replaces is no policy or world model, or its text has not the parts of "
                       "one (When, Then)."});
        }
    }
    for (const HandBackItem &item : set.items) {
        const Memory &m = item.memory;
        if (item.kind == HandBackKind::Added) {
            continue;
        }
        if (rewritten.contains(m.sourceRef)) {
            ++plan.said;
            continue;
        }
        const std::size_t colon = std::min(m.sourceRef.find(':'), m.sourceRef.size());
        const auto table = tables.find(m.sourceRef.substr(0, colon));
        const auto left = [&](const char *why) {
            plan.left.push_back({displayText(m.sourceRef.empty() ? m.id.value : m.sourceRef), "unmapped", why});
        };
        if (table == tables.end() || colon >= m.sourceRef.size()) {
            left("It is no row of MemOS.");
            continue;
        }
        const sql::ScriptCells key{{"id", m.sourceRef.substr(colon + 1)}};
        const bool trace = table->second == "traces";
        const std::string note = fmt::format("{}{}{}{}", word(item.kind), item.by.empty() ? "" : " by ", item.by,
                                             item.reason.empty() ? "" : ": " + item.reason);
        if (item.kind == HandBackKind::Redacted) {
            const auto cells = memosText(table->second, m.text);
            if (!cells) {
                left("Its text has lost the parts that MemOS keeps apart.");
                continue;
            }
            script.note(note);
            script.update(table->second, *cells, key);
        } else if (item.kind == HandBackKind::Archived && trace) {
            left("MemOS has no archive for traces.");
            continue;
        } else if (item.kind == HandBackKind::Erased || trace) {
            script.note(note);
            script.remove(table->second, key);
        } else {
            script.note(note);
            script.update(table->second, {{"status", std::string("archived")}}, key);
        }
        ++plan.said;
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({displayText(decision.id.empty() ? decision.state : decision.id), "unmapped",
                             "MemOS keeps no writes that wait."});
    }
    if (!script.empty()) {
        plan.writes.push_back(
            {target / "memos-changes.sql",
             PlannedWrite::What::Create,
             {},
             script.text("Changes to MemOS's memos.db that people decided on in Credence.\n"
                         "Read it; make a copy of memos.db; stop the agent that has the plugin; then:\n"
                         "  sqlite3 memos.db < memos-changes.sql"),
             fmt::format("Changes as SQL for sqlite3: {}", plan.said),
             false});
        plan.advice =
            "What is withdrawn is archived, as MemOS does it itself; what is erased is deleted. Stop the agent, "
            "copy memos.db and run the script.";
    }
    return plan;
}

} // namespace

ingest::Importer ingest::memosLocal()
{
    Importer importer;
    importer.format = {kMemos, "MemOS", true, false,
                       "an SQLite database with traces, policies and world_model of MemOS's local plugin, or a folder "
                       "with memos.db"};
    importer.format.handsBack =
        "an SQL script that replaces, archives, redacts or deletes, for a person to read and run";
    importer.accepts = acceptsMemos;
    importer.read = readMemos;
    importer.handBack = handBackMemos;
    importer.places = {{"HOME", ".openclaw/memos-plugin/data/memos.db"},
                       {"HOME", ".hermes/memos-plugin/data/memos.db"}};
    return importer;
}

} // namespace credence
