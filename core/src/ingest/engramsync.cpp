// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The other Engram (of coding sessions): what it shares over git, a manifest with compressed chunks of one JSON object
// each, and its export of the same shape. Sessions, observations and prompts as internal/store/store.go names them.
#include "ingest/gzip.h"
#include "ingest/importer.h"
#include "ingest/record.h"
#include "ingest/requests.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::Record;
using ingest::textOf;

namespace {

constexpr const char *kSyncFormat = "engram-sync";
constexpr std::size_t kChunkSize = std::size_t(256) << 20U; // unpacked
constexpr std::size_t kSyncSize = std::size_t(1) << 30U;    // of all chunks
constexpr std::size_t kSyncHead = std::size_t(64) << 10U;

bool isSyncChunk(const Json &value)
{
    if (!value.is_object()) {
        return false;
    }
    const auto list = [&](const char *key) {
        const auto found = value.find(key);
        return found != value.end() && (found->is_array() || found->is_null());
    };
    return list("sessions") && list("observations") && list("prompts");
}

bool isSyncManifest(const Json &value)
{
    const auto chunks = value.is_object() ? value.find("chunks") : value.end();
    return value.is_object() && chunks != value.end() && chunks->is_array() && value.contains("version") &&
           (chunks->empty() ||
            (chunks->front().is_object() && chunks->front().contains("id") && chunks->front().contains("created_by")));
}

bool recognisesSync(std::string_view head, bool complete)
{
    const std::size_t start = head.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos || head[start] != '{') {
        return false;
    }
    const lossless::Document document = lossless::parse(head);
    if (document.ok() || complete) {
        return isSyncChunk(document.value) || isSyncManifest(document.value);
    }
    const auto holds = [&](std::string_view word) { return head.find(word) != std::string_view::npos; };
    return holds("\"sessions\"") && (holds("\"observations\"") || (holds("\"directory\"") && holds("\"started_at\"")));
}

bool acceptsSync(const ingest::Probe &probe)
{
    if (probe.folder) {
        const auto manifest = ingest::probe(probe.path / "manifest.json");
        return manifest && !manifest->folder && ingest::isFolder(probe.path / "chunks") &&
               recognisesSync(manifest->head, manifest->complete);
    }
    if (ingest::isGzip(probe.head)) {
        const auto head = ingest::gunzip(probe.head, kSyncHead, true);
        return head && recognisesSync(*head, head->size() < kSyncHead);
    }
    return recognisesSync(probe.head, probe.complete);
}

struct SyncChunk {
    std::string id, author;
    fs::path path;
};

class SyncReader {
public:
    SyncReader(ForeignStore &store, const std::stop_token &stop) : m_store(store), m_stop(stop) {}

    Result<void> folder(const fs::path &path, const Progress &progress)
    {
        const auto text = ingest::readFile(path / "manifest.json");
        if (!text) {
            return text.error();
        }
        const lossless::Document manifest = lossless::parse(*text, {}, m_stop);
        if (!manifest.ok()) {
            problem("manifest.json", "bad-json", fmt::format("It breaks off or is damaged: {}.", manifest.error));
        }
        std::vector<SyncChunk> chunks;
        const auto listed = manifest.value.is_object() ? manifest.value.find("chunks") : manifest.value.end();
        for (const Json &one : manifest.value.is_object() && listed != manifest.value.end() && listed->is_array()
                                   ? *listed
                                   : Json::array()) {
            const std::string id = word(one, "id");
            // A name of a file in the folder, and nothing else.
            if (id.empty() || id.find_first_not_of("0123456789abcdefABCDEF-_") != std::string::npos) {
                problem("manifest.json", "bad-record",
                        fmt::format("A chunk has no usable id: {}.", ingest::shownValue(one)));
                continue;
            }
            chunks.push_back({id, word(one, "created_by"), path / "chunks" / (id + ".jsonl.gz")});
        }
        ingest::Meter meter(progress, chunks.size());
        std::uint64_t done = 0;
        std::size_t total = 0;
        for (const SyncChunk &chunk : chunks) {
            const std::string name = "chunks/" + chunk.path.filename().string();
            const auto packed = ingest::readFile(chunk.path);
            if (!packed) {
                problem(name, "unreadable", packed.error().message);
            } else if (const auto bytes = ingest::gunzip(*packed, std::min(kChunkSize, kSyncSize - total)); bytes) {
                total += bytes->size();
                this->chunk(name, chunk.author, *bytes);
            } else {
                problem(name, "unreadable", bytes.error().message);
            }
            meter.at(++done);
            if (m_stop.stop_requested()) {
                break;
            }
        }
        return {};
    }

    void chunk(const std::string &name, const std::string &author, std::string_view text)
    {
        const lossless::Document document = lossless::parse(text, {}, m_stop);
        if (!document.ok()) {
            problem(name, "bad-json", fmt::format("It breaks off or is damaged: {}.", document.error));
        }
        if (!document.value.is_object()) {
            return;
        }
        const auto each = [&](const char *list, const auto &take) {
            const auto found = document.value.find(list);
            if (found == document.value.end() || found->is_null()) {
                return;
            }
            if (!found->is_array()) {
                problem(name, "bad-record", fmt::format("\"{}\" is no list.", list));
                return;
            }
            std::size_t number = 0;
            for (const Json &one : *found) {
                const std::string where = fmt::format("{} {} {}", name, list, ++number);
                if (one.is_object()) {
                    take(one, where);
                } else {
                    skip(where, "bad-record", fmt::format("It is no object but {}; skipped.", ingest::shownValue(one)));
                }
            }
        };
        each("sessions", [&](const Json &one, const std::string &where) { session(one, author, where); });
        each("observations", [&](const Json &one, const std::string &where) { observation(one, author, where); });
        each("prompts", [&](const Json &one, const std::string &where) { prompt(one, author, where); });
    }

    // Summaries rest on what their session holds, as a group.
    void finish()
    {
        for (MemoryDraft &draft : m_store.memories) {
            if (draft.memory.kind != Kind::Reflection || draft.memory.session.empty() ||
                draft.memory.session == "manual-save") { // a bucket for what was saved by hand, no session
                continue;
            }
            const auto [at, last] = m_sessions.equal_range({draft.memory.scope, draft.memory.session});
            for (auto it = at; it != last; ++it) {
                draft.evidence.push_back({it->second, Role::Supports, Granularity::Batch, {}});
            }
        }
    }

private:
    void problem(const std::string &where, const char *kind, std::string message)
    {
        m_store.problems.push_back({where, kind, std::move(message)});
    }
    void skip(const std::string &where, const char *kind, std::string message)
    {
        ++m_store.read;
        ++m_store.skipped;
        problem(where, kind, std::move(message));
    }
    static std::string word(const Json &object, const char *key)
    {
        const auto found = object.is_object() ? object.find(key) : object.end();
        return object.is_object() && found != object.end() && lossless::isString(*found) ? textOf(*found)
                                                                                         : std::string();
    }

    MemoryDraft start(const std::string &author, const std::string &where)
    {
        MemoryDraft draft;
        draft.where = where;
        draft.order = m_order++;
        draft.memory.scope = author.empty() ? "default" : author; // ids are counted on each one's machine
        draft.memory.actor = author;
        return draft;
    }

    static void readCreated(Record &record, MemoryDraft &draft, const char *key)
    {
        if (record.given(key)) {
            record.created(draft.memory, record.take(key));
        } else {
            draft.createdAssumed = true;
            draft.memory.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        }
    }

    void add(MemoryDraft draft, const std::string &revision)
    {
        Memory &m = draft.memory;
        const auto key = std::pair(m.scope, m.sourceRef);
        const auto [known, fresh] = m_known.emplace(key, m_store.memories.size());
        if (fresh) {
            if (std::find(m_store.scopes.begin(), m_store.scopes.end(), m.scope) == m_store.scopes.end()) {
                m_store.scopes.push_back(m.scope);
            }
            m_revisions.push_back(revision);
            if (m.kind == Kind::Episode && !m.session.empty()) {
                m_sessions.emplace(std::pair(m.scope, m.session), m.sourceRef);
            }
            m_store.memories.push_back(std::move(draft));
            return;
        }
        // The same one in a later chunk: revised, or sent again.
        ++m_store.skipped;
        const bool newer = revision > m_revisions[known->second];
        problem(draft.where, "duplicate-id",
                newer ? "It was revised here; the older form is not taken." : "It stands in an earlier chunk already.");
        if (newer) {
            m_revisions[known->second] = revision;
            m_store.memories[known->second] = std::move(draft);
        }
    }

    void session(const Json &object, const std::string &author, const std::string &where)
    {
        const std::string summary = word(object, "summary");
        if (summary.empty()) {
            return; // a frame for what was noted in it
        }
        ++m_store.read;
        MemoryDraft draft = start(author, where);
        Record record(object, where, m_store);
        Memory &m = draft.memory;
        m.session = record.id("id");
        m.sourceRef = "session/" + m.session;
        m.text = record.string("summary");
        m.kind = Kind::Reflection;
        m.shape = Shape::Insight;
        readCreated(record, draft, record.given("ended_at") ? "ended_at" : "started_at");
        takeProject(record, m);
        m.extra = record.extra();
        add(std::move(draft), formatTime(m.created.value_or(Time())));
    }

    void observation(const Json &object, const std::string &author, const std::string &where)
    {
        ++m_store.read;
        MemoryDraft draft = start(author, where);
        Record record(object, where, m_store);
        Memory &m = draft.memory;
        const std::string id = record.id("id");
        m.sourceRef = "observation/" + id;
        m.session = record.string("session_id");
        m.text = record.string("content");
        const std::string title = record.string("title");
        if (m.text.empty()) {
            m.text = title;
        } else if (!title.empty()) {
            record.keep("title", lossless::encode(title));
        }
        if (id.empty() || m.text.empty()) {
            ++m_store.skipped;
            record.problem(id.empty() ? "bad-record" : "missing-text",
                           id.empty() ? "There is no id; skipped." : "It says nothing; skipped.");
            return;
        }
        const std::string type = record.string("type"), category = record.string("category");
        m.kind = type == "session_summary" ? Kind::Reflection : Kind::Episode;
        m.shape = m.kind == Kind::Reflection ? Shape::Insight : Shape::None;
        readCreated(record, draft, "created_at");
        for (const std::string &tag : {type, category == "general" ? std::string() : category}) {
            if (!tag.empty()) {
                m.tags.push_back(tag);
            }
        }
        takeProject(record, m);
        if (record.given("deleted_at")) {
            m.status = Status::Retracted;
        }
        const std::string revision = word(object, "updated_at");
        m.extra = record.extra();
        add(std::move(draft), revision);
    }

    void prompt(const Json &object, const std::string &author, const std::string &where)
    {
        ++m_store.read;
        MemoryDraft draft = start(author, where);
        Record record(object, where, m_store);
        Memory &m = draft.memory;
        const std::string id = record.id("id");
        m.sourceRef = "prompt/" + id;
        m.session = record.string("session_id");
        m.text = record.string("content");
        if (id.empty() || m.text.empty()) {
            ++m_store.skipped;
            record.problem(id.empty() ? "bad-record" : "missing-text",
                           id.empty() ? "There is no id; skipped." : "It says nothing; skipped.");
            return;
        }
        m.tags = {"prompt"};
        readCreated(record, draft, "created_at");
        takeProject(record, m);
        m.extra = record.extra();
        add(std::move(draft), {});
    }

    static void takeProject(Record &record, Memory &m)
    {
        const std::string project = record.string("project");
        if (!project.empty()) {
            m.entities.push_back(project);
        }
    }

    ForeignStore &m_store;
    const std::stop_token &m_stop;
    std::int64_t m_order = 0;
    std::map<std::pair<std::string, std::string>, std::size_t> m_known;
    std::vector<std::string> m_revisions; // of each memory: when it was changed
    std::multimap<std::pair<std::string, std::string>, std::string> m_sessions;
};

Result<ForeignStore> readSync(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                              const Progress &progress)
{
    ForeignStore store;
    SyncReader reader(store, stop);
    if (probe.folder) {
        CREDENCE_TRY(reader.folder(probe.path, progress));
    } else {
        auto text = ingest::readFile(probe.path);
        if (!text) {
            return text.error();
        }
        if (ingest::isGzip(*text)) {
            text = ingest::gunzip(*text, kChunkSize);
            if (!text) {
                return text.error();
            }
        }
        // A manifest alone stands for its folder.
        const lossless::Document document = lossless::parse(*text, {}, stop);
        if (isSyncManifest(document.value)) {
            CREDENCE_TRY(reader.folder(probe.path.parent_path(), progress));
        } else {
            reader.chunk(displayText(probe.path.filename().string()), {}, *text);
        }
    }
    reader.finish();
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

// --- handing back ---

// "observation/12": its number; 0 if it is none.
std::uint64_t observationNumber(const std::string &ref)
{
    constexpr std::string_view kPrefix = "observation/";
    const std::string digits = ref.starts_with(kPrefix) ? ref.substr(kPrefix.size()) : std::string();
    const bool good =
        !digits.empty() && digits.size() < 19 && digits.find_first_not_of("0123456789") == std::string::npos;
    return good ? std::stoull(digits) : 0;
}

void addSyncRequest(ingest::RequestScript &script, HandBackPlan &plan, const HandBackSet &set, const HandBackItem &item)
{
    using nlohmann::ordered_json;
    const Memory &m = item.memory;
    const std::string name = m.sourceRef.empty() ? m.id.value : m.sourceRef;
    const auto left = [&](std::string message) { plan.left.push_back({name, "unmapped", std::move(message)}); };
    const std::uint64_t number = observationNumber(m.sourceRef);
    const std::string key = fmt::format("{} {}", ingest::percentEncoded(set.scope), number);
    const std::string path = fmt::format("/observations/{}", number);
    if (item.kind != HandBackKind::Added && number == 0) {
        left("Only observations can be changed there.");
        return;
    }
    if ((item.kind == HandBackKind::Added || item.kind == HandBackKind::Redacted) && !ingest::canBeSent(m.text)) {
        left("Its text is no valid UTF-8.");
        return;
    }
    switch (item.kind) {
    case HandBackKind::Added: {
        std::string title = m.text.substr(0, m.text.find('\n'));
        std::size_t cut = std::min<std::size_t>(title.size(), 80);
        while (cut < title.size() && cut > 0 && (static_cast<unsigned char>(title[cut]) & 0xC0U) == 0x80U) {
            --cut;
        }
        title.resize(cut);
        std::string sources;
        for (const HandBackEvidence &link : item.evidence) {
            if (!link.ref.empty() && link.role != Role::Contradicts) {
                sources += (sources.empty() ? "" : ", ") + displayText(link.ref);
            }
        }
        ordered_json body = {{"session_id", "manual-save"},
                             {"type", m.kind == Kind::Narrative ? "session_summary" : "pattern"},
                             {"title", title},
                             {"content", m.text + (sources.empty() ? "" : "\n\nSources: " + sources)},
                             {"scope", "project"},
                             // A known key makes a second run an update.
                             {"topic_key", "credence/" + displayText(m.id.value)}};
        if (!m.entities.empty() && isValidUtf8(m.entities.front())) {
            body["project"] = m.entities.front();
        }
        script.request("add: " + m.text, "add " + m.id.value, "POST", "/observations", ingest::asciiJson(body));
        break;
    }
    case HandBackKind::Superseded:
    case HandBackKind::Archived:
    case HandBackKind::Retracted:
        script.request("withdrawn or replaced: " + m.text, "delete " + key, "DELETE", path, {});
        break;
    case HandBackKind::Redacted:
        script.request("redacted: " + m.text, fmt::format("redact {} {:016x}", key, std::hash<std::string>()(m.text)),
                       "PATCH", path, ingest::asciiJson({{"content", m.text}}));
        break;
    case HandBackKind::Restored: // never asked for: Importer::restores
        return;
    case HandBackKind::Erased:
        script.request("forgotten", "erase " + key, "DELETE", path + "?hard=true", {});
        plan.left.push_back(
            {name, "noted",
             "Chunks that were shared over git still hold it; take it out of the repository's history."});
        break;
    }
    ++plan.said;
}

Result<HandBackPlan> handBackSync(const HandBackSet &set, const fs::path &target)
{
    HandBackPlan plan;
    ingest::RequestScript script("Engram", "ENGRAM");
    for (const HandBackItem &item : set.items) {
        addSyncRequest(script, plan, set, item);
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({decision.id.empty() ? ingest::excerpt(decision.candidate) : displayText(decision.id),
                             "unmapped", "Engram proposes nothing."});
    }
    CREDENCE_TRY(ingest::planScript(plan, target, "engram-sync-requests.sh", script.text(), "Engram's HTTP interface"));
    if (!plan.writes.empty()) {
        plan.advice += fmt::format(" The numbers are those of {}'s own database: run it there.",
                                   displayText(set.scope == "default" ? "the exporter" : set.scope));
    }
    return plan;
}

} // namespace

ingest::Importer ingest::engramSync()
{
    Importer importer;
    importer.format = {kSyncFormat,
                       "Engram for coding sessions",
                       true,
                       false,
                       "the folder that it shares over git (manifest.json and chunks of sessions, observations and "
                       "prompts), one chunk, or its JSON export",
                       "a script of requests to its HTTP interface, which a person reads and runs"};
    importer.accepts = acceptsSync;
    importer.read = readSync;
    importer.handBack = handBackSync;
    importer.places = {{"HOME", ".engram"}};
    return importer;
}

} // namespace credence
