// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Hindsight: its export archives (engine/transfer/schema.py, version 1) as the zip that it makes, unpacked into a
// folder, or as one JSON object with the parts by their names. Facts are episodes, observations and mental models
// reflections.
#include "ingest/hindsight_write.h"
#include "ingest/importer.h"
#include "ingest/pieces.h"
#include "ingest/record.h"
#include "ingest/tree.h"
#include "ingest/zipfile.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::Record;
using ingest::textOf;

namespace {

constexpr const char *kHindsightFormat = "hindsight";
constexpr std::size_t kHindsightPart = std::size_t(256) << 20U;
constexpr std::size_t kHindsightAll = std::size_t(1) << 30U;

bool isHindsightManifest(const Json &value)
{
    return value.is_object() && value.contains("schema_version") && value.contains("source_bank_id") &&
           (value.contains("document_count") || value.contains("fact_count"));
}

bool isHindsightDocument(const Json &value)
{
    const auto facts = value.is_object() ? value.find("facts") : value.end();
    return value.is_object() && facts != value.end() && facts->is_array() && value.contains("id") &&
           (value.contains("chunks") || value.contains("original_text") || value.contains("retain_params"));
}

bool isHindsightWhole(const Json &value)
{
    return value.is_object() && value.contains("documents") && value["documents"].is_array() &&
           ((value.contains("manifest") && isHindsightManifest(value["manifest"])) || isHindsightManifest(value) ||
            (!value["documents"].empty() && isHindsightDocument(value["documents"].front())));
}

// The parts of an archive, wherever they lie.
class HindsightParts {
public:
    virtual ~HindsightParts() = default;
    [[nodiscard]] virtual std::vector<std::string> documents() const = 0; // names, sorted
    [[nodiscard]] virtual bool has(const std::string &name) const = 0;
    // The JSON of a part.
    [[nodiscard]] virtual Result<Json> part(const std::string &name, std::vector<Problem> &problems,
                                            const std::stop_token &stop) = 0;

protected:
    static Result<Json> parsed(const std::string &name, std::string_view text, std::vector<Problem> &problems,
                               const std::stop_token &stop)
    {
        lossless::Document document = lossless::parse(text, {}, stop);
        if (!document.ok()) {
            problems.push_back({name, "bad-json", fmt::format("It breaks off or is damaged: {}.", document.error)});
        }
        return std::move(document.value);
    }
};

bool isDocumentName(std::string_view name)
{
    return name.starts_with("documents/") && name.ends_with(".json") && name.find('/', 10) == std::string_view::npos;
}

class HindsightFolder : public HindsightParts {
public:
    HindsightFolder(fs::path root, std::vector<Problem> &problems, const std::stop_token &stop)
        : m_root(std::move(root))
    {
        ingest::TreeFilter filter;
        filter.file = [](const fs::path &below) { return isDocumentName(below.generic_string()); };
        filter.folder = [](const fs::path &below) { return below == "documents"; };
        for (const ingest::TreeFile &file : ingest::walkTree(m_root, filter, &problems, stop)) {
            m_documents.push_back(file.path.lexically_relative(m_root).generic_string());
        }
    }
    [[nodiscard]] std::vector<std::string> documents() const override { return m_documents; }
    [[nodiscard]] bool has(const std::string &name) const override { return ingest::isFile(m_root / name); }
    [[nodiscard]] Result<Json> part(const std::string &name, std::vector<Problem> &problems,
                                    const std::stop_token &stop) override
    {
        const auto text = ingest::readFile(m_root / name);
        if (!text) {
            return text.error();
        }
        return parsed(name, *text, problems, stop);
    }

private:
    fs::path m_root;
    std::vector<std::string> m_documents;
};

// Where in a zip the archive lies: packed again, it may stand in a folder.
std::string hindsightRoot(const ingest::ZipFile &zip)
{
    std::string root;
    bool found = false;
    for (const auto &entry : zip.entries()) {
        for (const std::string_view name : {"manifest.json", "documents/000000.json"}) {
            const std::string_view whole = entry.name;
            const bool ends = whole == name || (whole.ends_with(name) && whole[whole.size() - name.size() - 1] == '/');
            const std::string_view before = ends ? whole.substr(0, whole.size() - name.size()) : whole;
            if (ends && !before.starts_with("__MACOSX/") && (!found || before.size() < root.size())) {
                root = before;
                found = true;
            }
        }
    }
    return root;
}

class HindsightZip : public HindsightParts {
public:
    explicit HindsightZip(ingest::ZipFile zip) : m_zip(std::move(zip)), m_root(hindsightRoot(m_zip)) {}
    [[nodiscard]] std::vector<std::string> documents() const override
    {
        std::vector<std::string> names;
        for (const auto &entry : m_zip.entries()) {
            if (entry.name.starts_with(m_root) && isDocumentName(std::string_view(entry.name).substr(m_root.size()))) {
                names.push_back(entry.name.substr(m_root.size()));
            }
        }
        std::sort(names.begin(), names.end());
        names.erase(std::unique(names.begin(), names.end()), names.end());
        return names;
    }
    [[nodiscard]] bool has(const std::string &name) const override { return m_zip.find(m_root + name) != nullptr; }
    [[nodiscard]] Result<Json> part(const std::string &name, std::vector<Problem> &problems,
                                    const std::stop_token &stop) override
    {
        const auto *entry = m_zip.find(m_root + name);
        if (!entry) {
            return Error{Errc::NotFound, "It is not in the archive.", name};
        }
        const auto text = m_zip.read(*entry, std::min(kHindsightPart, kHindsightAll - m_read));
        if (!text) {
            return text.error();
        }
        m_read += text->size();
        return parsed(name, *text, problems, stop);
    }

private:
    ingest::ZipFile m_zip;
    std::string m_root;
    std::size_t m_read = 0;
};

class HindsightObject : public HindsightParts {
public:
    explicit HindsightObject(Json value) : m_value(std::move(value))
    {
        if (isHindsightDocument(m_value)) {
            Json list = Json::array();
            list.push_back(std::move(m_value));
            m_value = Json::object();
            m_value["documents"] = std::move(list);
        }
        if (!m_value.contains("manifest") && isHindsightManifest(m_value)) {
            m_value["manifest"] = {{"schema_version", m_value["schema_version"]},
                                   {"source_bank_id", m_value["source_bank_id"]}};
        }
    }
    [[nodiscard]] std::vector<std::string> documents() const override
    {
        std::vector<std::string> names;
        const auto list = m_value.find("documents");
        for (std::size_t i = 0; list != m_value.end() && list->is_array() && i < list->size(); ++i) {
            names.push_back(fmt::format("documents/{:06}.json", i));
        }
        return names;
    }
    [[nodiscard]] bool has(const std::string &name) const override { return m_value.contains(stem(name)); }
    [[nodiscard]] Result<Json> part(const std::string &name, std::vector<Problem> & /*problems*/,
                                    const std::stop_token & /*stop*/) override
    {
        if (isDocumentName(name)) {
            return std::move(m_value["documents"][std::stoul(name.substr(10))]);
        }
        return m_value.contains(stem(name)) ? std::move(m_value[stem(name)]) : Json();
    }

private:
    static std::string stem(const std::string &name) { return name.substr(0, name.find('.')); }
    Json m_value;
};

bool acceptsHindsight(const ingest::Probe &probe)
{
    if (probe.folder) {
        const auto manifest = ingest::probe(probe.path / "manifest.json");
        if (manifest && !manifest->folder && isHindsightManifest(lossless::parse(manifest->head).value)) {
            return true;
        }
        const auto first = ingest::probe(probe.path / "documents" / "000000.json");
        return first && !first->folder &&
               (isHindsightDocument(lossless::parse(first->head).value) ||
                (!first->complete && first->head.find("\"facts\"") != std::string::npos &&
                 first->head.find("\"fact_type\"") != std::string::npos));
    }
    if (probe.head.starts_with("PK\x03\x04")) {
        std::error_code error;
        if (fs::file_size(probe.path, error) > kHindsightAll || error) {
            return false;
        }
        auto bytes = ingest::readFile(probe.path);
        const auto zip =
            bytes ? ingest::ZipFile::open(std::move(bytes.value())) : Result<ingest::ZipFile>(bytes.error());
        if (!zip) {
            return false;
        }
        const std::string root = hindsightRoot(*zip);
        const auto *manifest = zip->find(root + "manifest.json");
        const auto *document = zip->find(root + "documents/000000.json");
        const auto told = manifest ? zip->read(*manifest, std::size_t(1) << 20U) : Result<std::string>(Error{});
        if (told && isHindsightManifest(lossless::parse(*told).value)) {
            return true;
        }
        const auto first = document ? zip->read(*document, kHindsightPart) : Result<std::string>(Error{});
        return first && isHindsightDocument(lossless::parse(*first).value);
    }
    const std::size_t start = probe.head.find_first_not_of(" \t\r\n");
    if (start == std::string::npos || probe.head[start] != '{') {
        return false;
    }
    const lossless::Document document = lossless::parse(probe.head);
    if (document.ok() || probe.complete) {
        return isHindsightWhole(document.value) || isHindsightDocument(document.value);
    }
    const auto holds = [&](std::string_view word) { return probe.head.find(word) != std::string_view::npos; };
    return holds("\"facts\"") && holds("\"fact_type\"") && (holds("\"documents\"") || holds("\"chunks\""));
}

class HindsightReader {
public:
    HindsightReader(ForeignStore &store, HindsightParts &parts, const std::stop_token &stop)
        : m_store(store), m_parts(parts), m_stop(stop)
    {
    }

    void read(const Progress &progress)
    {
        readManifest();
        m_store.scopes.assign(1, m_scope);
        const std::vector<std::string> documents = m_parts.documents();
        ingest::Meter meter(progress, documents.size() + 1);
        std::uint64_t done = 0;
        for (const std::string &name : documents) {
            if (m_stop.stop_requested()) {
                return;
            }
            if (const auto value = take(name)) {
                document(name, *value);
            }
            meter.at(++done);
        }
        each("observations.json", [&](const Json &one, const std::string &where) { observation(one, where); });
        each("mental_models.json", [&](const Json &one, const std::string &where) { model(one, where); });
        each("directives.json", [&](const Json &one, const std::string &where) { directive(one, where); });
        count("documents", "document_count", documents.size());
        count("facts", "fact_count", m_facts);
        count("observations", "observation_count", m_observations);
        count("mental models", "mental_model_count", m_models);
        for (auto &[index, ids] : m_basedOn) {
            for (const std::string &id : ids) {
                const auto known = m_bySource.find(id);
                m_store.memories[index].evidence.push_back(
                    {known == m_bySource.end() ? id : known->second, Role::Supports, Granularity::Batch, {}});
            }
        }
        if (m_texts > 0) {
            m_store.note = fmt::format(
                "The texts of {} documents, of which the facts were extracted, lie beside them and are not taken.",
                m_texts);
        }
        meter.at(documents.size() + 1);
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

    std::optional<Json> take(const std::string &name)
    {
        auto value = m_parts.part(name, m_store.problems, m_stop);
        if (!value) {
            problem(name, "unreadable", value.error().message);
            return std::nullopt;
        }
        return std::move(value.value());
    }

    void each(const std::string &name, const std::function<void(const Json &, const std::string &)> &one)
    {
        if (!m_parts.has(name)) {
            return;
        }
        const auto list = take(name);
        if (!list || list->is_null()) {
            return;
        }
        if (!list->is_array()) {
            problem(name, "bad-record", "It is no list.");
            return;
        }
        std::size_t number = 0;
        for (const Json &value : *list) {
            const std::string where = fmt::format("{} {}", name, ++number);
            if (value.is_object()) {
                one(value, where);
            } else {
                skip(where, "bad-record", fmt::format("It is no object but {}; skipped.", ingest::shownValue(value)));
            }
        }
    }

    void readManifest()
    {
        if (!m_parts.has("manifest.json")) {
            return;
        }
        const auto value = take("manifest.json");
        if (!value || !value->is_object()) {
            return;
        }
        m_manifest = *value;
        if (const std::string bank = ingest::wordOf(m_manifest, "source_bank_id"); !bank.empty()) {
            m_scope = bank;
        }
        if (m_manifest.contains("schema_version") && m_manifest["schema_version"] != 1) {
            problem("manifest.json", "misfit",
                    fmt::format("The archive has version {}; read as version 1.",
                                ingest::shownValue(m_manifest["schema_version"])));
        }
    }

    void count(const char *what, const char *key, std::uint64_t there)
    {
        const auto told = m_manifest.find(key);
        if (told != m_manifest.end() && told->is_number_unsigned() && told->get<std::uint64_t>() != there) {
            problem("manifest.json", "bad-record",
                    fmt::format("It counts {} {}, and there are {}.", told->get<std::uint64_t>(), what, there));
        }
    }

    // Without an id of its own, a text is known by itself: its place in a later export may be another.
    void name(MemoryDraft &draft, const std::string &prefix, const std::string &id, const std::string &folder = {})
    {
        const std::string &text = draft.memory.text;
        if (!id.empty()) {
            draft.memory.sourceRef = folder + id;
            return;
        }
        std::array<unsigned char, crypto_generichash_BYTES_MIN> hash{};
        crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(text.data()), text.size(),
                           nullptr, 0);
        std::string ref = folder + prefix + "#";
        for (std::size_t i = 0; i < 6; ++i) {
            fmt::format_to(std::back_inserter(ref), "{:02x}", hash.at(i));
        }
        draft.alike = ref;
        const int times = ++m_refs[ref];
        draft.memory.sourceRef = times == 1 ? ref : fmt::format("{}-{}", ref, times);
    }

    MemoryDraft start(const std::string &where)
    {
        MemoryDraft draft;
        draft.where = where;
        draft.order = m_order++;
        draft.memory.scope = m_scope;
        return draft;
    }

    // The first of these keys that says when; without one, the present time.
    static void created(Record &record, MemoryDraft &draft, std::initializer_list<const char *> keys,
                        const Json &otherwise)
    {
        for (const char *key : keys) {
            if (record.given(key)) {
                record.created(draft.memory, record.take(key));
                return;
            }
        }
        if (lossless::isString(otherwise)) {
            record.created(draft.memory, otherwise);
            return;
        }
        draft.createdAssumed = true;
        draft.memory.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    }

    void add(MemoryDraft draft, Record &record, const std::string &sourceId)
    {
        if (!sourceId.empty() && !m_bySource.emplace(sourceId, draft.memory.sourceRef).second) {
            ++m_store.skipped;
            record.problem("duplicate-id",
                           fmt::format("The id {} occurs again; the first stays.", ingest::excerpt(sourceId)));
            return;
        }
        draft.memory.extra = record.extra();
        m_store.memories.push_back(std::move(draft));
    }

    void document(const std::string &name, const Json &value)
    {
        const std::string id = ingest::wordOf(value, "id");
        const auto facts = value.is_object() ? value.find("facts") : value.end();
        if (!value.is_object() || facts == value.end() || !facts->is_array()) {
            problem(name, "bad-record", "It is no document with facts.");
            return;
        }
        m_texts += value.contains("original_text") && lossless::isString(value["original_text"]) ? 1 : 0;
        std::vector<std::string> &refs = m_documents[id];
        if (!refs.empty()) {
            problem(name, "duplicate-id",
                    fmt::format("A document {} was there before; its facts are counted on.", ingest::excerpt(id)));
        }
        const std::size_t before = refs.size();
        std::size_t number = 0;
        const Json time = value.contains("created_at") ? value["created_at"] : Json();
        for (const Json &one : *facts) {
            const std::string where = fmt::format("{} fact {}", name, number++);
            refs.emplace_back();
            if (!one.is_object()) {
                skip(where, "bad-record", fmt::format("It is no object but {}; skipped.", ingest::shownValue(one)));
                continue;
            }
            refs.back() = fact(one, where, id, time);
        }
        m_facts += refs.size() - before;
    }

    std::string fact(const Json &object, const std::string &where, const std::string &documentId, const Json &time)
    {
        ++m_store.read;
        MemoryDraft draft = start(where);
        Record record(object, where, m_store);
        Memory &m = draft.memory;
        m.text = record.string("text");
        if (m.text.empty()) {
            ++m_store.skipped;
            record.problem("missing-text", "There is no text; skipped.");
            return {};
        }
        const std::string source = record.string("source_id");
        name(draft, documentId, source);
        m.session = documentId;
        const std::string type = record.string("fact_type");
        if (type != "world" && type != "experience") {
            record.problem("misfit",
                           fmt::format("\"fact_type\" is {}, neither world nor experience.", ingest::excerpt(type)));
        }
        record.keep("fact_type", lossless::encode(type));
        m.validFrom = record.time("occurred_start");
        m.validTo = record.time("occurred_end");
        created(record, draft, {"created_at", "mentioned_at", "event_date"}, time);
        m.tags = record.strings("tags");
        m.entities = record.strings("entities");
        const std::string ref = m.sourceRef;
        const std::size_t there = m_store.memories.size();
        add(std::move(draft), record, source);
        return m_store.memories.size() > there ? ref : std::string();
    }

    void observation(const Json &object, const std::string &where)
    {
        ++m_store.read;
        ++m_observations;
        MemoryDraft draft = start(where);
        Record record(object, where, m_store);
        Memory &m = draft.memory;
        m.kind = Kind::Reflection;
        m.shape = Shape::Insight;
        m.storedDepth = 1;
        m.text = record.string("text");
        if (m.text.empty()) {
            ++m_store.skipped;
            record.problem("missing-text", "There is no text; skipped.");
            return;
        }
        const std::string source = record.string("source_id");
        name(draft, "observation", source);
        m.validFrom = record.time("occurred_start");
        m.validTo = record.time("occurred_end");
        // It is written anew as facts come in, text and time: an update, and no other memory.
        const Json mentioned = object.contains("mentioned_at") ? object["mentioned_at"] : Json();
        created(record, draft, {"mentioned_at", "event_date"}, {});
        draft.createdAssumed = true;
        if (!mentioned.is_null()) {
            record.keep("mentioned_at", mentioned);
        }
        m.tags = record.strings("tags");
        Json sources = record.take("sources");
        std::size_t named = 0;
        for (const Json &one : sources.is_array() ? sources : Json::array()) {
            const std::string document = ingest::wordOf(one, "document_id");
            const auto index = one.is_object() ? one.find("fact_index") : one.end();
            if (!one.is_object() || index == one.end() || !index->is_number_unsigned()) {
                draft.malformedEvidence = true;
                record.problem("bad-evidence", "A source names no document and fact; it supports nothing.");
                continue;
            }
            ++named;
            const auto place = index->get<std::uint64_t>();
            const auto known = m_documents.find(document);
            const bool there =
                known != m_documents.end() && place < known->second.size() && !known->second[place].empty();
            draft.evidence.push_back({there ? known->second[place] : fmt::format("{}/{}", document, place),
                                      Role::Supports,
                                      Granularity::Claim,
                                      {}});
        }
        if (!sources.is_null() && (!sources.is_array() || draft.malformedEvidence)) {
            draft.malformedEvidence = true;
            record.keep("sources", std::move(sources));
        }
        const auto proofs = object.find("proof_count");
        if (proofs != object.end() && proofs->is_number_unsigned() && proofs->get<std::uint64_t>() != named) {
            record.problem("misfit", fmt::format("\"proof_count\" is {}, and {} sources are named.",
                                                 proofs->get<std::uint64_t>(), named));
        }
        add(std::move(draft), record, source);
    }

    // All ids that stand in "based_on", in lists by kind.
    static void basedOn(const Json &value, std::set<std::string> &ids, int depth = 0)
    {
        if (depth > 4) {
            return;
        }
        if (value.is_object() && value.contains("id") && lossless::isString(value["id"])) {
            ids.insert(textOf(value["id"]));
            return;
        }
        if (lossless::isString(value)) {
            ids.insert(textOf(value));
            return;
        }
        if (value.is_structured()) {
            for (const Json &one : value) {
                basedOn(one, ids, depth + 1);
            }
        }
    }

    void model(const Json &object, const std::string &where)
    {
        ++m_store.read;
        ++m_models;
        MemoryDraft draft = start(where);
        Record record(object, where, m_store);
        Memory &m = draft.memory;
        m.kind = Kind::Reflection;
        m.shape = Shape::Insight;
        m.storedDepth = 2;
        const std::string id = record.id("id");
        m.text = record.string("content");
        if (m.text.empty()) {
            m.text = record.string("text");
        }
        if (m.text.empty()) {
            ++m_store.skipped;
            record.problem("missing-text", "The mental model has no content; skipped.");
            return;
        }
        name(draft, "model", id, "mental-model/");
        created(record, draft, {"created_at", "last_refreshed_at"}, {});
        m.tags = record.strings("tags");
        // The whole answer's basis; a JSON column may stand as text.
        Json response = record.take("reflect_response");
        if (lossless::isString(response)) {
            lossless::Document inner = lossless::parse(textOf(response));
            if (inner.ok()) {
                response = std::move(inner.value);
            }
        }
        std::set<std::string> ids;
        if (response.is_object() && response.contains("based_on")) {
            basedOn(response["based_on"], ids);
        }
        if (record.given("based_on")) {
            basedOn(record.take("based_on"), ids);
        }
        if (!ids.empty()) {
            m_basedOn[m_store.memories.size()] = std::move(ids);
        }
        if (!response.is_null()) {
            record.keep("reflect_response", std::move(response));
        }
        add(std::move(draft), record, {});
    }

    // What a person told it: no belief.
    void directive(const Json &object, const std::string &where)
    {
        ++m_store.read;
        MemoryDraft draft = start(where);
        Record record(object, where, m_store);
        Memory &m = draft.memory;
        const std::string id = record.id("id");
        m.text = record.string("content");
        if (m.text.empty()) {
            ++m_store.skipped;
            record.problem("missing-text", "The directive says nothing; skipped.");
            return;
        }
        name(draft, "directive", id, "directive/");
        m.tags = record.strings("tags");
        m.tags.emplace_back("directive");
        created(record, draft, {"created_at"}, {});
        if (record.given("is_active") && !record.flag("is_active")) {
            m.status = Status::Retracted;
        }
        add(std::move(draft), record, {});
    }

    ForeignStore &m_store;
    HindsightParts &m_parts;
    const std::stop_token &m_stop;
    std::string m_scope = kHindsightFormat;
    Json m_manifest = Json::object();
    std::int64_t m_order = 0;
    std::uint64_t m_facts = 0, m_observations = 0, m_models = 0, m_texts = 0;
    std::map<std::string, std::vector<std::string>> m_documents; // refs of their facts, in order; empty: not taken
    std::map<std::string, std::string> m_bySource;               // the database's id: ref
    std::map<std::string, int> m_refs;
    std::map<std::size_t, std::set<std::string>> m_basedOn; // of mental models, by their draft
};

Result<ForeignStore> readHindsight(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                   const Progress &progress)
{
    ForeignStore store;
    std::unique_ptr<HindsightParts> parts;
    if (probe.folder) {
        parts = std::make_unique<HindsightFolder>(probe.path, store.problems, stop);
    } else {
        auto bytes = ingest::readFile(probe.path);
        if (!bytes) {
            return bytes.error();
        }
        if (bytes->starts_with("PK")) {
            auto zip = ingest::ZipFile::open(std::move(bytes.value()));
            if (!zip) {
                return zip.error();
            }
            if (zip->refused() > 0) {
                store.problems.push_back(
                    {displayText(probe.path.filename().string()), "unreadable",
                     fmt::format("{} names in the archive lead out of it; they were not read.", zip->refused())});
            }
            parts = std::make_unique<HindsightZip>(std::move(zip.value()));
        } else {
            lossless::Document document = lossless::parse(*bytes, {}, stop);
            if (!document.ok()) {
                store.problems.push_back({displayText(probe.path.filename().string()), "bad-json",
                                          fmt::format("It breaks off or is damaged: {}.", document.error)});
            }
            if (!document.value.is_object()) {
                document.value = Json::object();
            }
            parts = std::make_unique<HindsightObject>(std::move(document.value));
        }
    }
    HindsightReader reader(store, *parts, stop);
    reader.read(progress);
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

} // namespace

ingest::Importer ingest::hindsight()
{
    Importer importer;
    importer.format = {kHindsightFormat,
                       "Hindsight",
                       true,
                       false,
                       "its export archive: the zip, the folder it was unpacked into (manifest.json and documents), or "
                       "one JSON object of its parts",
                       "a script of requests to its interface, which a person reads and runs"};
    importer.accepts = acceptsHindsight;
    importer.read = readHindsight;
    importer.handBack = hindsightHandBack;
    return importer;
}

} // namespace credence
