// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// mcp-memory-service (doobidoo/mcp-memory-service, storage/sqlite_vec.py and sync/): its sqlite_vec.db or its JSON
// export. A memory is named by its content hash. Edges of its graph that support or contradict make their target a
// belief that rests on the sources; other edges are kept. Vectors lie in tables beside a virtual one, which needs an
// extension, while its tables read without (asg017/sqlite-vec: <t>_rowids, <t>_chunks, <t>_vector_chunks00).
#include "ingest/importer.h"
#include "ingest/pieces.h"
#include "ingest/requests.h"
#include "provider/cache.h"
#include "store/sqlscript.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <unordered_map>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::NamedRow;

namespace {

constexpr const char *kMcpService = "mcp-memory-service";
constexpr std::array kServiceFiles = {"sqlite_vec.db", "memory.db"};

fs::path serviceFile(const fs::path &path, bool folder)
{
    if (!folder) {
        return path;
    }
    for (const char *name : kServiceFiles) {
        if (ingest::isFile(path / name)) {
            return path / name;
        }
    }
    return {};
}

// {"export_metadata": {…}, "memories": [{"content": …, "content_hash": …}]}
bool isServiceExport(const Json &value)
{
    if (!value.is_object() || !value.contains("export_metadata") || !value.contains("memories")) {
        return false;
    }
    return value["memories"].is_array();
}

bool acceptsMcpService(const ingest::Probe &probe)
{
    if (probe.folder) {
        const fs::path file = serviceFile(probe.path, true);
        const auto inner = file.empty() ? Error{} : ingest::probe(file);
        return inner && !inner->folder && acceptsMcpService(*inner);
    }
    if (probe.database) {
        return probe.hasColumns("memories", {"content_hash", "content", "tags", "memory_type"});
    }
    const std::string_view start = ingest::trimmed(std::string_view(probe.head).substr(0, 4096));
    if (!start.starts_with('{') || probe.head.find("\"export_metadata\"") == std::string::npos ||
        probe.head.find("\"content_hash\"") == std::string::npos) {
        return false;
    }
    const lossless::Document document = lossless::parse(probe.head); // of a cut file: what was complete
    return document.value.is_object() && document.value.contains("export_metadata");
}

struct ServiceEdge {
    std::string source, target, type;
};

class ServiceReader {
public:
    ServiceReader(const fs::path &file, ForeignStore &store, std::string scope)
        : m_file(displayText(file.filename().string())), m_store(store), m_scope(std::move(scope))
    {
        m_store.scopes = {m_scope};
    }

    Result<void> readDatabase(const sql::ForeignDb &db, const Progress &progress)
    {
        CREDENCE_TRY(ingest::eachRow(db, "metadata", {}, m_store, [&](const NamedRow &row) {
            if (row.text("key") == "embedding_model" && !row.text("value").empty()) {
                m_space = row.text("value");
            }
        }));
        CREDENCE_TRY(readVectors(db));
        CREDENCE_TRY(ingest::eachRow(db, "memory_graph", {"created_at"}, m_store, [&](const NamedRow &row) {
            std::string type = row.text("relationship_type");
            m_edges.push_back({row.text("source_hash"), row.text("target_hash"), type.empty() ? "related" : type});
        }));
        const auto total = db.count("memories");
        ingest::Meter meter(progress, total ? *total : 0);
        CREDENCE_TRY(ingest::eachRow(db, "memories", {"created_at", "id"}, m_store, [&](const NamedRow &row) {
            Json one = Json::object();
            for (const char *column : {"content_hash", "content", "memory_type", "created_at_iso", "superseded_by"}) {
                if (row.given(column)) {
                    one[column] = lossless::encode(row.text(column));
                }
            }
            for (const char *column : {"created_at", "deleted_at", "confidence", "last_accessed"}) {
                if (const auto number = row.real(column)) {
                    one[column] = *number;
                } else if (row.given(column)) {
                    one[column] = lossless::encode(row.text(column));
                }
            }
            one["tags"] = Json::array();
            for (const std::string &tag : row.list("tags")) {
                one["tags"].push_back(lossless::encode(tag));
            }
            if (Json metadata = row.json("metadata"); !metadata.is_null()) {
                one["metadata"] = std::move(metadata);
            }
            const Json rest = row.rest({"id", "content_hash", "content", "memory_type", "created_at_iso",
                                        "superseded_by", "created_at", "deleted_at", "confidence", "last_accessed",
                                        "tags", "metadata", "updated_at_iso", "updated_at"},
                                       m_unmapped);
            for (const auto &[key, value] : rest.items()) {
                one[key] = value;
            }
            const auto vector = m_vectors.find(row.integer("id").value_or(-1));
            take(std::move(one), "memories " + displayText(row.text("content_hash").substr(0, 12)),
                 vector == m_vectors.end() ? std::vector<float>() : std::move(vector->second));
            meter.at(++m_done);
        }));
        finish();
        return {};
    }

    Result<void> readExport(const std::string &text, const std::stop_token &stop, const Progress &progress)
    {
        lossless::Document document = lossless::parse(text, {}, stop);
        if (!isServiceExport(document.value)) {
            return Error{Errc::Unsupported,
                         "This is no export of mcp-memory-service" +
                             (document.ok() ? "." : ": " + document.error + "."),
                         m_file};
        }
        if (!document.ok()) {
            m_store.problems.push_back(
                {m_file, "bad-json",
                 fmt::format("It breaks off or is damaged: {}; what stands before is taken.", document.error)});
        }
        ingest::Meter meter(progress, document.value["memories"].size());
        std::size_t place = 0;
        for (Json &one : document.value["memories"]) {
            const std::string where = fmt::format("{} memory {}", m_file, ++place);
            if (!one.is_object()) {
                ++m_store.read;
                ++m_store.skipped;
                m_store.problems.push_back(
                    {where, "bad-record", "It is no object but " + ingest::shownValue(one) + "."});
                continue;
            }
            take(std::move(one), where, {});
            meter.at(place);
        }
        finish();
        return {};
    }

private:
    Result<void> readVectors(const sql::ForeignDb &db)
    {
        std::string table;
        for (const std::string &name : db.tables()) {
            if (name.ends_with("_vector_chunks00") && db.hasTable(name.substr(0, name.size() - 16) + "_rowids")) {
                table = name.substr(0, name.size() - 16);
            }
        }
        if (table.empty()) {
            return {};
        }
        std::unordered_map<std::int64_t, std::int64_t> sizes; // of a chunk: how many vectors it has room for
        CREDENCE_TRY(ingest::eachRow(db, table + "_chunks", {}, m_store, [&](const NamedRow &row) {
            sizes[row.integer("chunk_id").value_or(0)] = row.integer("size").value_or(0);
        }));
        std::unordered_map<std::int64_t, std::vector<std::pair<std::int64_t, std::int64_t>>> rows; // offset, row
        CREDENCE_TRY(ingest::eachRow(db, table + "_rowids", {}, m_store, [&](const NamedRow &row) {
            const auto chunk = row.integer("chunk_id"), offset = row.integer("chunk_offset"), id = row.integer("rowid");
            if (chunk && offset && id && *offset >= 0) {
                rows[*chunk].emplace_back(*offset, *id);
            }
        }));
        std::uint64_t bad = 0;
        const auto done = db.rows({table + "_vector_chunks00", {"rowid", "vectors"}}, [&](const sql::ForeignRow &row) {
            const std::int64_t chunk = row.integer(0), size = sizes[chunk];
            const std::string_view blob = row.view(1);
            const bool fits = size > 0 && blob.size() % (static_cast<std::size_t>(size) * sizeof(float)) == 0;
            const std::size_t bytes = fits ? blob.size() / static_cast<std::size_t>(size) : 0;
            for (const auto &[offset, id] : rows[chunk]) {
                const bool inside = bytes > 0 && offset < size;
                std::vector<float> vector =
                    inside ? ingest::floatsOf(blob.substr(static_cast<std::size_t>(offset) * bytes, bytes))
                           : std::vector<float>();
                bad += vector.empty() ? 1 : 0;
                if (!vector.empty()) {
                    m_vectors[id] = std::move(vector);
                }
            }
            return true;
        });
        if (!done && done.error().code == Errc::Cancelled) {
            return done.error();
        }
        if (!done || bad > 0) {
            m_store.problems.push_back(
                {displayText(table), "bad-vector",
                 done ? fmt::format("Vectors that can't be read: {}.", bad) : done.error().message});
        }
        return {};
    }

    void take(Json one, const std::string &where, std::vector<float> vector)
    {
        ++m_store.read;
        ingest::Record record(std::move(one), where, m_store);
        MemoryDraft draft;
        draft.where = where;
        draft.order = ++m_order;
        draft.vector = std::move(vector);
        draft.vectorSpace = draft.vector.empty() ? std::string() : m_space;
        Memory &m = draft.memory;
        m.text = record.string("content");
        m.sourceRef = record.string("content_hash");
        if (ingest::trimmed(m.text).empty()) {
            ++m_store.skipped;
            record.problem("missing-text", "The memory has no content. Skipped.");
            return;
        }
        if (m.sourceRef.empty()) {
            m.sourceRef = ingest::contentName({m.text});
        }
        if (!m_refs.insert(m.sourceRef).second) {
            ++m_store.skipped;
            record.problem("duplicate-id", "The content hash stands twice; the first stays.");
            return;
        }
        m.scope = m_scope;
        m.sourceSystem = kMcpService;
        m.tags = record.strings("tags");
        const std::string type = record.string("memory_type");
        if (!type.empty() && std::find(m.tags.begin(), m.tags.end(), type) == m.tags.end()) {
            m.tags.insert(m.tags.begin(), type);
        }
        const Json iso = record.take("created_at_iso"), epoch = record.take("created_at");
        const std::string text = lossless::isString(iso)     ? ingest::textOf(iso)
                                 : lossless::isString(epoch) ? ingest::textOf(epoch)
                                                             : std::string();
        if (!ingest::setCreated(m, text, epoch.is_number() ? std::optional(epoch.get<double>()) : std::nullopt)) {
            record.problem("bad-time", "There is no time that can be read.");
        }
        const Json accessed = record.take("last_accessed");
        if (accessed.is_number()) {
            m.lastAccessed = ingest::secondsTime(accessed.get<double>());
        }
        record.take("updated_at");
        record.take("updated_at_iso");
        if (const Json deleted = record.take("deleted_at"); !deleted.is_null()) {
            m.status = Status::Retracted; // its own tombstone, the content still there
            record.keep("deleted_at", deleted);
        }
        if (const Json by = record.take("superseded_by"); lossless::isString(by) && !ingest::textOf(by).empty()) {
            m.status = m.status == Status::Active ? Status::Superseded : m.status;
            m.supersededBy.value = m.status == Status::Superseded ? ingest::textOf(by) : std::string();
            record.keep("superseded_by", by);
        }
        if (const Json confidence = record.take("confidence"); lossless::isNumber(confidence)) {
            m.statedConfidence = lossless::numberText(confidence);
        }
        if (Json metadata = record.take("metadata"); metadata.is_object() && !metadata.empty()) {
            for (const char *key : {"importance", "importance_score"}) {
                const auto found = metadata.find(key);
                if (found == metadata.end() || !found->is_number() || m.importance) {
                    continue;
                }
                const double value = found->get<double>();
                if (std::isfinite(value) && value >= 0 && value <= 1) {
                    m.importance = m.importanceRaw = value;
                    m.importanceScale = ImportanceScale::ZeroToOne;
                } else {
                    record.problem("bad-importance", "The importance is outside of 0 to 1; it is kept in extra.");
                }
            }
            record.keep("metadata", std::move(metadata));
        }
        m.extra = record.extra();
        m_index.emplace(m.sourceRef, m_store.memories.size());
        m_store.memories.push_back(std::move(draft));
    }

    // Edges, once all memories are there.
    void finish()
    {
        std::map<std::string, std::uint64_t> others;
        std::map<std::size_t, Json> kept;
        for (const ServiceEdge &edge : m_edges) {
            const auto target = m_index.find(edge.target);
            const bool supports = edge.type == "supports", contradicts = edge.type == "contradicts";
            if ((supports || contradicts) && target != m_index.end() && edge.source != edge.target) {
                MemoryDraft &draft = m_store.memories[target->second];
                draft.memory.kind = Kind::Reflection;
                draft.memory.shape = Shape::Insight;
                draft.evidence.push_back(
                    {edge.source, supports ? Role::Supports : Role::Contradicts, Granularity::Claim, {}});
                continue;
            }
            ++others[edge.type];
            if (const auto source = m_index.find(edge.source); source != m_index.end()) {
                kept[source->second].push_back(
                    {{"type", lossless::encode(edge.type)}, {"to", lossless::encode(edge.target)}});
            }
        }
        for (auto &[index, edges] : kept) {
            Memory &m = m_store.memories[index].memory;
            Json extra = m.extra.empty() ? Json::object() : lossless::parseForm(m.extra).value;
            extra["edges"] = std::move(edges);
            m.extra = lossless::dumpForm(extra);
        }
        for (const auto &[type, count] : others) {
            m_store.problems.push_back(
                {"memory_graph", "unmapped",
                 fmt::format("Edges {}, which are no evidence and are kept in extra of their source: {}.",
                             ingest::excerpt(type), count)});
        }
        m_unmapped.report(m_store, m_file);
    }

    std::string m_file;
    ForeignStore &m_store;
    std::string m_scope;
    std::string m_space = kMcpService;
    std::unordered_map<std::int64_t, std::vector<float>> m_vectors; // by the memory's row
    std::vector<ServiceEdge> m_edges;
    std::unordered_map<std::string, std::size_t> m_index;
    std::set<std::string> m_refs;
    ingest::Unmapped m_unmapped;
    std::uint64_t m_done = 0;
    std::int64_t m_order = 0;
};

Result<ForeignStore> readMcpService(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                    const Progress &progress)
{
    const fs::path file = serviceFile(probe.path, probe.folder);
    if (file.empty()) {
        return Error{Errc::Unsupported, "There is no sqlite_vec.db in this folder.", ingest::shown(probe.path)};
    }
    ForeignStore store;
    ServiceReader reader(file, store, options.scope.empty() ? "default" : options.scope);
    const auto inner = ingest::probe(file);
    if (!inner) {
        return inner.error();
    }
    if (!inner->database) {
        const auto text = ingest::readFile(file);
        if (!text) {
            return text.error();
        }
        CREDENCE_TRY(reader.readExport(*text, stop, progress));
        return store;
    }
    auto db = sql::ForeignDb::open(file, stop);
    if (!db) {
        return db.error();
    }
    if (!(*db)->hasColumn("memories", "content_hash")) {
        return Error{Errc::Unsupported, "The database has no table of mcp-memory-service.", ingest::shown(file)};
    }
    CREDENCE_TRY(reader.readDatabase(**db, progress));
    return store;
}

// --- handing back ---

// As the service makes it: SHA-256 of the content without space around it, in small letters. Letters that are no ASCII
// stay as they are: its own hash of such a text differs, which only means that it would not be recognised as a
// duplicate.
std::string serviceHash(const std::string &text)
{
    std::string words(ingest::trimmed(text));
    for (char &c : words) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return sha256Hex(words);
}

// A new belief in the form of the service's own export, which its import takes and embeds.
nlohmann::ordered_json serviceMemory(const HandBackItem &item, Time now)
{
    const Memory &m = item.memory;
    const Time at = item.at.value_or(m.created.value_or(now));
    nlohmann::ordered_json tags = nlohmann::ordered_json::array();
    for (const std::string &tag : m.tags) {
        tags.push_back(displayText(tag));
    }
    nlohmann::ordered_json metadata{{"source", "credence"}, {"credence_id", displayText(m.id.value)}};
    if (!item.by.empty()) {
        metadata["approved_by"] = displayText(item.by);
    }
    nlohmann::ordered_json sources = nlohmann::ordered_json::array();
    for (const HandBackEvidence &link : item.evidence) {
        if (!link.ref.empty() && link.role != Role::Contradicts) {
            sources.push_back(displayText(link.ref));
        }
    }
    if (!sources.empty()) {
        metadata["source_hashes"] = std::move(sources);
    }
    return {{"content", m.text},
            {"content_hash", serviceHash(m.text)},
            {"tags", std::move(tags)},
            {"created_at", static_cast<double>(at.time_since_epoch().count()) / 1000},
            {"created_at_iso", formatTime(at)},
            {"memory_type", "insight"},
            {"metadata", std::move(metadata)}};
}

Result<HandBackPlan> handBackMcpService(const HandBackSet &set, const fs::path &target)
{
    sql::SqlScript script;
    nlohmann::ordered_json fresh = nlohmann::ordered_json::array();
    HandBackPlan plan;
    const std::int64_t now =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    for (const HandBackItem &item : set.items) {
        const Memory &m = item.memory;
        const auto left = [&](const char *why) {
            plan.left.push_back({displayText(m.sourceRef.empty() ? m.id.value : m.sourceRef), "unmapped", why});
        };
        if (item.kind == HandBackKind::Added) {
            if (ingest::trimmed(m.text).empty() || !ingest::canBeSent(m.text)) {
                left("Its text is no valid UTF-8.");
                continue;
            }
            fresh.push_back(
                serviceMemory(item, std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())));
            ++plan.said;
            continue;
        }
        if (item.kind == HandBackKind::Redacted) {
            left("A redacted text has another hash: erase the memory, and store the redacted text with store_memory.");
            continue;
        }
        if (item.kind == HandBackKind::Archived) {
            left("The service has no archive, and the narrative is not there.");
            continue;
        }
        script.note(fmt::format("{}{}{}{}", word(item.kind), item.by.empty() ? "" : " by ", item.by,
                                item.reason.empty() ? "" : ": " + item.reason));
        const sql::ScriptCells key{{"content_hash", m.sourceRef}};
        if (item.kind == HandBackKind::Erased) {
            script.remove("memories", key);
        } else {
            script.update("memories", {{"deleted_at", now}}, key);
        }
        ++plan.said;
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({displayText(decision.id.empty() ? decision.state : decision.id), "unmapped",
                             "The service keeps no writes that wait."});
    }
    if (!script.empty()) {
        plan.writes.push_back(
            {target / "mcp-memory-service-changes.sql",
             PlannedWrite::What::Create,
             {},
             script.text("Changes to mcp-memory-service's sqlite_vec.db that people decided on in Credence.\n"
                         "Read it; make a copy of the database; stop the service; then:\n"
                         "  sqlite3 ~/.local/share/mcp-memory/sqlite_vec.db < mcp-memory-service-changes.sql\n"
                         "What is withdrawn gets the service's own mark, deleted_at. The vector of an erased memory\n"
                         "stays until the service cleans up: it lies in a table that needs an extension."),
             fmt::format("Changes as SQL for sqlite3: {}", plan.said - fresh.size()),
             false});
        plan.advice = "Stop the service, copy its database and run the script.";
    }
    if (!fresh.empty()) {
        const std::size_t count = fresh.size();
        const nlohmann::ordered_json out{
            {"export_metadata",
             {{"source_machine", "credence"},
              {"export_timestamp",
               formatTime(std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()))},
              {"total_memories", count}}},
            {"memories", std::move(fresh)}};
        plan.writes.push_back({target / "mcp-memory-service-beliefs.json",
                               PlannedWrite::What::Create,
                               {},
                               out.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n",
                               fmt::format("New beliefs in the form of the service's export: {}", count),
                               false});
        plan.advice += std::string(plan.advice.empty() ? "" : " ") +
                       "Import mcp-memory-service-beliefs.json with the service's own scripts/sync/import_memories.py, "
                       "which embeds what it stores and leaves out what is there.";
    }
    return plan;
}

} // namespace

ingest::Importer ingest::mcpMemoryService()
{
    Importer importer;
    importer.format = {kMcpService, "mcp-memory-service", true, false,
                       "an SQLite database with its table memories (content_hash, memory_type), a folder with "
                       "sqlite_vec.db, or its JSON export"};
    importer.format.handsBack = "new beliefs as a file for the service's own import, and an SQL script with its own "
                                "marks of deletion, for a person "
                                "to read and run";
    importer.accepts = acceptsMcpService;
    importer.read = readMcpService;
    importer.handBack = handBackMcpService;
    importer.places = {{"MCP_MEMORY_SQLITE_PATH", ""},
                       {"HOME", ".local/share/mcp-memory/sqlite_vec.db"},
                       {"HOME", "Library/Application Support/mcp-memory/sqlite_vec.db"}};
    return importer;
}

} // namespace credence
