// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// claude-mem's database (thedotmack/claude-mem, src/services/sqlite and src/storage/sqlite). A user's prompt is an
// episode; an observation is what the program's model concluded while that prompt was worked on, a session's summary
// what it concluded of the observations. The rows say session and number of the prompt, not which source gave which
// sentence, so that all evidence is of the granularity cluster. A project is a scope.
#include "ingest/importer.h"
#include "ingest/pieces.h"
#include "store/sqlscript.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <map>
#include <set>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::NamedRow;

namespace {

constexpr const char *kClaudeMem = "claude-mem";

bool acceptsClaudeMem(const ingest::Probe &probe)
{
    if (probe.folder) {
        const fs::path file = probe.path / "claude-mem.db";
        const auto inner = ingest::isFile(file) ? ingest::probe(file) : Error{};
        return inner && acceptsClaudeMem(*inner);
    }
    if (!probe.database) {
        return false;
    }
    const bool sessions = probe.hasColumns("sdk_sessions", {"project"}) &&
                          (probe.hasColumns("observations", {"memory_session_id", "created_at_epoch"}) ||
                           probe.hasColumns("observations", {"sdk_session_id", "created_at_epoch"}));
    return sessions || probe.hasColumns("memory_items", {"project_id", "server_session_id", "kind", "narrative"});
}

fs::path claudeMemFile(const fs::path &path, bool folder)
{
    return folder ? path / "claude-mem.db" : path;
}

constexpr std::array kSummaryColumns = {"request", "investigated", "learned", "completed", "next_steps", "notes"};
const std::vector<const char *> kSummaryLabels = {"Request",   "Investigated", "Learned",
                                                  "Completed", "Next steps",   "Notes"};

// "Request: …" and so on, or the words alone where only one part has any.
std::string summaryWords(const NamedRow &row)
{
    std::vector<std::pair<const char *, std::string>> parts;
    std::string only;
    std::size_t filled = 0;
    for (std::size_t i = 0; i < kSummaryColumns.size(); ++i) {
        parts.emplace_back(kSummaryLabels[i], row.text(kSummaryColumns[i]));
        if (!ingest::trimmed(parts.back().second).empty()) {
            ++filled;
            only = parts.back().second;
        }
    }
    return filled == 1 ? only : ingest::labelled(parts);
}

// An observation's parts below each other.
std::string observationWords(const NamedRow &row)
{
    std::string text;
    const auto add = [&](const std::string &line) {
        if (!ingest::trimmed(line).empty()) {
            text += (text.empty() ? "" : "\n") + line;
        }
    };
    add(row.text("title"));
    add(row.text("subtitle"));
    add(ingest::trimmed(row.text("narrative")).empty() ? row.text("text") : row.text("narrative"));
    const Json facts = row.json("facts");
    if (facts.is_array()) {
        for (const Json &fact : facts) {
            add(lossless::isString(fact) ? "- " + ingest::textOf(fact) : std::string());
        }
    } else {
        add(row.text("facts"));
    }
    return text;
}

class ClaudeMemReader {
public:
    ClaudeMemReader(const sql::ForeignDb &db, ForeignStore &store) : m_db(db), m_store(store) {}

    Result<void> read(const Progress &progress)
    {
        std::uint64_t total = 0;
        for (const char *table : {"user_prompts", "observations", "session_summaries", "memory_items"}) {
            const auto count = m_db.count(table);
            total += count ? *count : 0;
        }
        ingest::Meter meter(progress, total);
        m_step = [&] { meter.at(++m_done); };
        CREDENCE_TRY(readSessions());
        CREDENCE_TRY(readPrompts());
        CREDENCE_TRY(readObservations());
        CREDENCE_TRY(readSummaries());
        CREDENCE_TRY(readItems());
        m_unmapped.report(m_store, "claude-mem.db");
        m_store.scopes.assign(m_scopes.begin(), m_scopes.end());
        const auto waiting = m_db.count("pending_messages");
        if (waiting && *waiting > 0) {
            m_store.note = fmt::format("Messages that wait for claude-mem to work on them, not taken: {}.", *waiting);
        }
        return {};
    }

private:
    struct Session {
        std::string content, memory, project, prompt;
        std::optional<std::int64_t> started;
        std::string startedText;
        bool prompted = false;
    };

    Result<void> readSessions()
    {
        return ingest::eachRow(m_db, "sdk_sessions", {"id"}, m_store, [&](const NamedRow &row) {
            Session session;
            session.content = row.textOfAny({"content_session_id", "claude_session_id"});
            session.memory = row.textOfAny({"memory_session_id", "sdk_session_id"});
            session.project = row.text("project");
            session.prompt = row.text("user_prompt");
            session.started = row.integer("started_at_epoch");
            session.startedText = row.text("started_at");
            const std::size_t index = m_sessions.size();
            if (!session.content.empty()) {
                m_byContent.emplace(session.content, index);
            }
            if (!session.memory.empty()) {
                m_byMemory.emplace(session.memory, index);
            }
            m_sessions.push_back(std::move(session));
        });
    }

    Session *sessionOf(const std::map<std::string, std::size_t> &by, const std::string &id)
    {
        const auto found = by.find(id);
        return found == by.end() ? nullptr : &m_sessions[found->second];
    }

    static std::string scopeOf(const std::string &merged, const std::string &project)
    {
        return !merged.empty() ? merged : !project.empty() ? project : std::string("default");
    }

    // False, with a problem, without a text.
    bool begin(MemoryDraft &draft, const std::string &ref, const std::string &text, const std::string &where)
    {
        ++m_store.read;
        m_step();
        if (ingest::trimmed(text).empty()) {
            ++m_store.skipped;
            m_store.problems.push_back({where, "missing-text", "The row has no words. Skipped."});
            return false;
        }
        draft.where = where;
        draft.order = ++m_order;
        draft.memory.sourceSystem = kClaudeMem;
        draft.memory.sourceRef = ref;
        draft.memory.text = text;
        return true;
    }

    void end(MemoryDraft draft, const std::string &createdText, std::optional<std::int64_t> epoch, const Json &extra)
    {
        if (!ingest::setCreated(draft.memory, createdText, epoch)) {
            m_store.problems.push_back({draft.where, "bad-time", "There is no time that can be read."});
        }
        draft.memory.extra = extra.empty() ? std::string() : lossless::dumpForm(extra);
        m_scopes.insert(draft.memory.scope);
        m_store.memories.push_back(std::move(draft));
    }

    using PromptKey = std::tuple<std::string, std::string, std::int64_t>; // scope, session, number

    Result<void> readPrompts()
    {
        CREDENCE_TRY(ingest::eachRow(m_db, "user_prompts", {"id"}, m_store, [&](const NamedRow &row) {
            const std::string id = row.text("id");
            MemoryDraft draft;
            if (!begin(draft, "prompt:" + id, row.text("prompt_text"), "user_prompts " + displayText(id))) {
                return;
            }
            const std::string content = row.textOfAny({"content_session_id", "claude_session_id"});
            Session *session = sessionOf(m_byContent, content);
            Memory &m = draft.memory;
            m.scope = scopeOf({}, session ? session->project : row.text("project"));
            m.session = content;
            m.actor = "user";
            const std::int64_t number = row.integer("prompt_number").value_or(0);
            Json extra = row.rest({"id", "content_session_id", "claude_session_id", "prompt_number", "prompt_text",
                                   "created_at", "created_at_epoch", "session_db_id", "project"},
                                  m_unmapped);
            extra["prompt_number"] = number;
            if (session) {
                session->prompted = true;
            }
            m_prompts[{m.scope, content, number}].push_back(m.sourceRef);
            end(std::move(draft), row.text("created_at"), row.integer("created_at_epoch"), extra);
        }));
        // Before prompts had a table, a session kept its first.
        for (const Session &session : m_sessions) {
            if (session.prompted || ingest::trimmed(session.prompt).empty()) {
                continue;
            }
            const std::string name = session.content.empty() ? session.memory : session.content;
            MemoryDraft draft;
            if (!begin(draft, "session:" + name, session.prompt, "sdk_sessions " + displayText(name))) {
                continue;
            }
            draft.memory.scope = scopeOf({}, session.project);
            draft.memory.session = name;
            draft.memory.actor = "user";
            m_prompts[{draft.memory.scope, name, 0}].push_back(draft.memory.sourceRef);
            end(std::move(draft), session.startedText, session.started, Json::object());
        }
        return {};
    }

    // The session as conversations name it, and the scope of a row.
    std::pair<std::string, std::string> placeOf(const NamedRow &row)
    {
        const std::string memory = row.textOfAny({"memory_session_id", "sdk_session_id"});
        const Session *session = sessionOf(m_byMemory, memory);
        const std::string name = session && !session->content.empty() ? session->content : memory;
        return {name, scopeOf(row.text("merged_into_project"),
                              row.text("project").empty() && session ? session->project : row.text("project"))};
    }

    // The prompt of that number; of an unnumbered row or prompt, the session's first.
    [[nodiscard]] std::vector<std::string> promptsOf(const std::string &scope, const std::string &session,
                                                     std::int64_t number) const
    {
        for (const std::int64_t one : {number, std::int64_t{0}}) {
            if (const auto found = m_prompts.find({scope, session, one}); found != m_prompts.end()) {
                return found->second;
            }
        }
        return {};
    }

    static void cite(MemoryDraft &draft, const std::vector<std::string> &refs, Granularity granularity)
    {
        for (const std::string &ref : refs) {
            draft.evidence.push_back({ref, Role::Supports, granularity, {}});
        }
    }

    void takeFiles(const NamedRow &row, Memory &memory, std::initializer_list<std::string_view> columns)
    {
        for (const std::string_view column : columns) {
            for (std::string &file : row.list(column)) {
                if (std::find(memory.entities.begin(), memory.entities.end(), file) == memory.entities.end()) {
                    memory.entities.push_back(std::move(file));
                }
            }
        }
    }

    Result<void> readObservations()
    {
        return ingest::eachRow(m_db, "observations", {"id"}, m_store, [&](const NamedRow &row) {
            const std::string id = row.text("id");
            m_observations.insert(id);
            MemoryDraft draft;
            if (!begin(draft, "observation:" + id, observationWords(row), "observations " + displayText(id))) {
                return;
            }
            Memory &m = draft.memory;
            std::tie(m.session, m.scope) = placeOf(row);
            m.kind = Kind::Reflection;
            m.shape = Shape::Insight;
            m.tags = row.list("concepts");
            if (const std::string type = row.text("type"); !type.empty()) {
                m.tags.insert(m.tags.begin(), type);
            }
            takeFiles(row, m, {"files_read", "files_modified"});
            const std::int64_t number = row.integer("prompt_number").value_or(0);
            cite(draft, promptsOf(m.scope, m.session, number), Granularity::Cluster);
            m_made[{m.scope, m.session, number}].emplace_back(m.sourceRef, row.integer("created_at_epoch").value_or(0));
            end(std::move(draft), row.text("created_at"), row.integer("created_at_epoch"),
                row.rest({"id", "memory_session_id", "sdk_session_id", "project", "text", "type", "title", "subtitle",
                          "facts", "narrative", "concepts", "files_read", "files_modified", "prompt_number",
                          "created_at", "created_at_epoch", "merged_into_project"},
                         m_unmapped));
        });
    }

    Result<void> readSummaries()
    {
        return ingest::eachRow(m_db, "session_summaries", {"id"}, m_store, [&](const NamedRow &row) {
            const std::string id = row.text("id");
            MemoryDraft draft;
            if (!begin(draft, "summary:" + id, summaryWords(row), "session_summaries " + displayText(id))) {
                return;
            }
            Memory &m = draft.memory;
            std::tie(m.session, m.scope) = placeOf(row);
            m.kind = Kind::Reflection;
            m.shape = Shape::Insight;
            m.tags = {"summary"};
            takeFiles(row, m, {"files_read", "files_edited"});
            const auto number = row.integer("prompt_number");
            const std::int64_t until = row.integer("created_at_epoch").value_or(kEver);
            std::vector<std::string> sources;
            for (auto made = m_made.lower_bound({m.scope, m.session, number.value_or(-kEver)});
                 made != m_made.end() && std::get<0>(made->first) == m.scope && std::get<1>(made->first) == m.session &&
                 (!number || std::get<2>(made->first) == *number);
                 ++made) {
                for (const auto &[ref, at] : made->second) {
                    if (number || at <= until) { // without a number: what there was when it was written
                        sources.push_back(ref);
                    }
                }
            }
            if (sources.empty()) {
                sources = promptsOf(m.scope, m.session, number.value_or(0));
            }
            cite(draft, sources, Granularity::Cluster);
            end(std::move(draft), row.text("created_at"), row.integer("created_at_epoch"),
                row.rest({"id", "memory_session_id", "sdk_session_id", "project", "request", "investigated", "learned",
                          "completed", "next_steps", "notes", "files_read", "files_edited", "prompt_number",
                          "created_at", "created_at_epoch", "merged_into_project"},
                         m_unmapped));
        });
    }

    // The server's own tables; what was copied from the older ones is there already.
    Result<void> readItems()
    {
        std::map<std::string, std::string> projects;
        CREDENCE_TRY(ingest::eachRow(m_db, "projects", {}, m_store,
                                     [&](const NamedRow &row) { projects[row.text("id")] = row.text("name"); }));
        std::map<std::string, std::vector<std::string>> sources; // of an item: references to rows of the older tables
        CREDENCE_TRY(
            ingest::eachRow(m_db, "memory_sources", {"created_at_epoch", "id"}, m_store, [&](const NamedRow &row) {
                const std::string table = row.text("legacy_table");
                const char *kind = table == "user_prompts"        ? "prompt:"
                                   : table == "observations"      ? "observation:"
                                   : table == "session_summaries" ? "summary:"
                                                                  : nullptr;
                if (kind && row.given("legacy_id")) {
                    sources[row.text("memory_item_id")].push_back(kind + row.text("legacy_id"));
                }
            }));
        std::set<std::string> there;
        for (const MemoryDraft &draft : m_store.memories) {
            there.insert(draft.memory.sourceRef);
        }
        std::uint64_t copies = 0;
        std::map<std::pair<std::string, std::string>, std::vector<std::string>> seen; // scope, session: observations
        CREDENCE_TRY(
            ingest::eachRow(m_db, "memory_items", {"created_at_epoch", "id"}, m_store, [&](const NamedRow &row) {
                const std::string id = row.text("id"), kind = row.text("kind");
                const std::vector<std::string> &cited = sources[id];
                const char *own = kind == "prompt" ? "prompt:" : kind == "summary" ? "summary:" : "observation:";
                const bool copied = m_observations.contains(row.text("legacy_observation_id")) ||
                                    std::any_of(cited.begin(), cited.end(), [&](const std::string &ref) {
                                        return ref.starts_with(own) && there.contains(ref);
                                    });
                if (copied) {
                    ++copies;
                    m_step();
                    return;
                }
                MemoryDraft draft;
                if (!begin(draft, "item:" + id, observationWords(row), "memory_items " + displayText(id))) {
                    return;
                }
                Memory &m = draft.memory;
                const auto project = projects.find(row.text("project_id"));
                m.scope = scopeOf({}, project == projects.end() ? row.text("project_id") : project->second);
                m.session = row.text("server_session_id");
                const bool derived = kind == "observation" || kind == "summary";
                m.kind = derived ? Kind::Reflection : Kind::Episode;
                m.shape = derived ? Shape::Insight : Shape::None;
                m.actor = kind == "prompt" || kind == "manual" ? "user" : "";
                m.tags = row.list("concepts");
                for (const std::string &tag : {row.text("type"), kind}) {
                    if (!tag.empty() && std::find(m.tags.begin(), m.tags.end(), tag) == m.tags.end()) {
                        m.tags.insert(m.tags.begin(), tag);
                    }
                }
                takeFiles(row, m, {"files_read", "files_modified"});
                if (derived) {
                    std::vector<std::string> named;
                    for (const std::string &ref : cited) {
                        if (there.contains(ref)) {
                            named.push_back(ref);
                        }
                    }
                    cite(draft, named, Granularity::Claim);
                    if (kind == "summary" && named.empty() && !m.session.empty()) {
                        cite(draft, seen[{m.scope, m.session}], Granularity::Cluster);
                    }
                    if (kind == "observation") {
                        seen[{m.scope, m.session}].push_back(m.sourceRef);
                    }
                }
                end(std::move(draft), {}, row.integer("created_at_epoch"),
                    row.rest({"id", "project_id", "server_session_id", "kind", "type", "title", "subtitle", "text",
                              "narrative", "facts", "concepts", "files_read", "files_modified", "created_at_epoch",
                              "updated_at_epoch"},
                             m_unmapped));
            }));
        if (copies > 0) {
            m_store.problems.push_back(
                {"memory_items", "duplicate-id",
                 fmt::format("Copies of rows of the older tables, which are taken instead: {}.", copies)});
        }
        return {};
    }

    const sql::ForeignDb &m_db;
    ForeignStore &m_store;
    std::vector<Session> m_sessions;
    std::map<std::string, std::size_t> m_byContent, m_byMemory;
    static constexpr std::int64_t kEver = std::numeric_limits<std::int64_t>::max();
    std::map<PromptKey, std::vector<std::string>> m_prompts;
    std::map<PromptKey, std::vector<std::pair<std::string, std::int64_t>>> m_made; // observations with their times
    std::set<std::string> m_scopes, m_observations;
    ingest::Unmapped m_unmapped;
    std::function<void()> m_step;
    std::uint64_t m_done = 0;
    std::int64_t m_order = 0;
};

Result<ForeignStore> readClaudeMem(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                   const Progress &progress)
{
    const fs::path file = claudeMemFile(probe.path, probe.folder);
    auto db = sql::ForeignDb::open(file, stop);
    if (!db) {
        return db.error();
    }
    if (!(*db)->hasTable("observations") && !(*db)->hasTable("memory_items")) {
        return Error{Errc::Unsupported, "The database has no table of claude-mem.", ingest::shown(file)};
    }
    ForeignStore store;
    ClaudeMemReader reader(**db, store);
    CREDENCE_TRY(reader.read(progress));
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

// --- handing back ---

struct ClaudeMemRow {
    const char *table = nullptr;
    sql::ScriptCells key;
};

std::optional<ClaudeMemRow> claudeMemRow(const std::string &ref)
{
    const std::size_t colon = ref.find(':');
    const std::string kind = ref.substr(0, colon);
    const std::string id = colon == std::string::npos ? std::string() : ref.substr(colon + 1);
    if (kind == "item" && !id.empty()) {
        return ClaudeMemRow{"memory_items", {{"id", id}}};
    }
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), number);
    const char *table = kind == "prompt"        ? "user_prompts"
                        : kind == "observation" ? "observations"
                        : kind == "summary"     ? "session_summaries"
                                                : nullptr;
    if (!table || id.empty() || error != std::errc() || end != id.data() + id.size()) {
        return std::nullopt;
    }
    return ClaudeMemRow{table, {{"id", number}}};
}

// A text in the columns that a table has: the first line is a title, as the program shows them.
sql::ScriptCells claudeMemText(const ClaudeMemRow &row, const std::string &text)
{
    const sql::ScriptValue null;
    if (row.table == std::string_view("user_prompts")) {
        return {{"prompt_text", text}};
    }
    if (row.table == std::string_view("session_summaries")) {
        const auto parts = ingest::unlabelled(kSummaryLabels, text);
        sql::ScriptCells cells;
        for (std::size_t i = 0; i < kSummaryColumns.size(); ++i) {
            const std::string words = parts ? (*parts)[i] : i == 2 ? text : std::string(); // else what was learned
            cells.emplace_back(kSummaryColumns[i], words.empty() ? null : sql::ScriptValue(words));
        }
        return cells;
    }
    const std::size_t line = text.find('\n');
    return {{"title", text.substr(0, line)},
            {"subtitle", null},
            {"narrative", line == std::string::npos ? sql::ScriptValue() : sql::ScriptValue(text.substr(line + 1))},
            {"text", null},
            {"facts", std::string("[]")}};
}

// A belief of its own as an observation in the session of the first memory that it rests on; false if none of them is a
// row with a session. "discovery" is a type in every version.
bool addObservation(sql::SqlScript &script, const HandBackItem &item)
{
    const HandBackEvidence *best = nullptr; // a prompt's session may have none of the program's own
    for (const HandBackEvidence &one : item.evidence) {
        const auto row = one.role == Role::Supports ? claudeMemRow(one.ref) : std::nullopt;
        if (row && row->table != std::string_view("memory_items") && (!best || best->ref.starts_with("prompt:")) &&
            (!best || !one.ref.starts_with("prompt:"))) {
            best = &one;
        }
    }
    const std::optional<Time> created = item.memory.created ? item.memory.created : item.at;
    if (!best || !created || ingest::trimmed(item.memory.text).empty()) {
        return false;
    }
    const ClaudeMemRow source = *claudeMemRow(best->ref);
    sql::ScriptCells cells = claudeMemText({"observations", {}}, item.memory.text);
    const std::string none = "[]";
    for (const char *list : {"concepts", "files_read", "files_modified"}) {
        cells.emplace_back(list, none);
    }
    cells.emplace_back("type", std::string("discovery"));
    cells.emplace_back("created_at", formatTime(*created));
    cells.emplace_back("created_at_epoch", std::int64_t(created->time_since_epoch().count()));
    const bool prompt = source.table == std::string_view("user_prompts");
    script.insertLike("observations", cells, {"memory_session_id", "project"}, source.table, source.key,
                      prompt ? std::optional(std::pair<std::string, std::string>("sdk_sessions", "content_session_id"))
                             : std::nullopt);
    return true;
}

Result<HandBackPlan> handBackClaudeMem(const HandBackSet &set, const fs::path &target)
{
    sql::SqlScript script;
    HandBackPlan plan;
    const auto left = [&](const HandBackItem &item, const char *why) {
        const Memory &m = item.memory;
        plan.left.push_back({displayText(m.sourceRef.empty() ? m.id.value : m.sourceRef), "unmapped", why});
    };
    std::set<std::string> rewritten, gone;
    const auto because = [&](const HandBackItem &item, const char *what) {
        script.note(fmt::format("{}{}{}{}", what, item.by.empty() ? "" : " by " + item.by,
                                item.reason.empty() ? "" : ": ", item.reason));
    };
    for (const HandBackItem &item : set.items) {
        if (item.kind != HandBackKind::Added) {
            continue;
        }
        const std::string *first = nullptr;
        for (const std::string &ref : item.replaces) {
            first = first || !claudeMemRow(ref) || ref.starts_with("prompt:") ? first : &ref;
        }
        if (!first) {
            sql::SqlScript observation; // looked at first, so that its reason stands before it
            if (!addObservation(observation, item)) {
                left(item, "claude-mem keeps an observation in one of its sessions, and this rests on none of them.");
                continue;
            }
            because(item, "Added");
            addObservation(script, item);
            ++plan.said;
            continue;
        }
        because(item, "Replaced");
        script.update(claudeMemRow(*first)->table, claudeMemText(*claudeMemRow(*first), item.memory.text),
                      claudeMemRow(*first)->key);
        rewritten.insert(*first);
        for (const std::string &ref : item.replaces) {
            const auto row = claudeMemRow(ref);
            if (row && &ref != first && !ref.starts_with("prompt:") && gone.insert(ref).second) {
                script.remove(row->table, row->key);
            }
        }
        ++plan.said;
    }
    for (const HandBackItem &item : set.items) {
        const std::string &ref = item.memory.sourceRef;
        const auto row = claudeMemRow(ref);
        if (item.kind == HandBackKind::Added) {
            continue;
        }
        if (!row) {
            left(item, "It is the first prompt of an old session, which is no row of its own.");
            continue;
        }
        ++plan.said;
        if (rewritten.contains(ref) || gone.contains(ref)) {
            continue;
        }
        if (item.kind == HandBackKind::Redacted) {
            because(item, "Redacted");
            script.update(row->table, claudeMemText(*row, item.memory.text), row->key);
            continue;
        }
        if (item.kind == HandBackKind::Archived) {
            --plan.said;
            left(item, "It was merged into a narrative that did not take its place; claude-mem has no archive.");
            continue;
        }
        because(item, item.kind == HandBackKind::Erased ? "Erased" : "Withdrawn");
        script.remove(row->table, row->key);
        gone.insert(ref);
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({displayText(decision.id.empty() ? decision.state : decision.id), "unmapped",
                             "claude-mem keeps no writes that wait."});
    }
    if (!script.empty()) {
        plan.writes.push_back({target / "claude-mem-changes.sql",
                               PlannedWrite::What::Create,
                               {},
                               script.text("Changes to claude-mem's database that people decided on in Credence.\n"
                                           "Read it; make a copy of claude-mem.db; stop claude-mem's worker; then:\n"
                                           "  sqlite3 ~/.claude-mem/claude-mem.db < claude-mem-changes.sql\n"
                                           "Its triggers keep its full-text index in step. Its Chroma index keeps a "
                                           "copy of\nwhat is deleted until it is made anew. What is added stands in "
                                           "the session of what it\nrests on; where that is gone, it is not added."),
                               fmt::format("Changes as SQL for sqlite3: {}", plan.said),
                               false});
        plan.advice = "claude-mem has no command that deletes; its makers say to use sqlite3. Read the script, stop "
                      "claude-mem, copy its database and run it.";
    }
    return plan;
}

} // namespace

ingest::Importer ingest::claudeMem()
{
    Importer importer;
    importer.format = {kClaudeMem, "claude-mem", true, false,
                       "an SQLite database with sdk_sessions and observations of claude-mem, or its server's "
                       "memory_items, or a folder with claude-mem.db"};
    importer.format.handsBack = "an SQL script that a person reads and runs with sqlite3 while claude-mem is stopped";
    importer.accepts = acceptsClaudeMem;
    importer.read = readClaudeMem;
    importer.handBack = handBackClaudeMem;
    importer.places = {{"CLAUDE_MEM_DATA_DIR", "claude-mem.db"}, {"HOME", ".claude-mem/claude-mem.db"}};
    return importer;
}

} // namespace credence
