// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Chroma's persistent folders, 0.4 to 1.5: chroma.sqlite3 with the records and the queue of writes, and beside it a
// folder for each collection's vector index. Whether a record exists is decided by the table `embeddings`; its vector
// is in the index, in the queue (small collections have it there alone), or lost. Source of the tables: the migrations
// in chroma-core/chroma, chromadb/migrations.
#include "ingest/chroma.h"
#include "ingest/chromaindex.h"
#include "ingest/importer.h"
#include "ingest/record.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace credence {

namespace fs = std::filesystem;
using ingest::ChromaCollection;
using ingest::ChromaRecord;
using ingest::ChromaStore;
using ingest::Json;
using sql::ForeignDb;
using sql::ForeignRow;

namespace {

constexpr const char *kChromaFile = "chroma.sqlite3";
constexpr const char *kOldChromaFile = "chroma-embeddings.parquet"; // up to 0.3
constexpr std::uint64_t kMostVectorBytes = std::uint64_t(6) << 30U;

bool hasChromaTables(const ingest::Probe &probe)
{
    return probe.hasColumns("collections", {"id", "name"}) && probe.hasColumns("segments", {"id", "scope"}) &&
           probe.hasColumns("embeddings", {"id", "segment_id", "embedding_id"}) &&
           probe.hasColumns("embedding_metadata", {"id", "key"});
}

// A folder may hold it under its own name only: the folders of the index lie beside it.
bool acceptsChroma(const ingest::Probe &probe)
{
    if (!probe.folder)
        return probe.database && hasChromaTables(probe);
    if (!ingest::isFile(probe.path / kChromaFile))
        return ingest::isFile(probe.path / kOldChromaFile); // too old, which reading says
    const Result<ingest::Probe> inner = ingest::probe(probe.path / kChromaFile);
    // What can't be read of it is told by reading.
    return inner && (inner->database || !ingest::untouchable(inner->head).empty());
}

// Of a metadata row: exactly one of the columns has the value.
struct ValueColumns {
    std::size_t text, integer, real, boolean;
};

Json valueOf(const ForeignRow &row, const ValueColumns &at)
{
    if (!row.isNull(at.text))
        return lossless::encode(row.view(at.text));
    if (!row.isNull(at.boolean))
        return row.integer(at.boolean) != 0;
    if (!row.isNull(at.integer))
        return row.integer(at.integer);
    if (row.isNull(at.real))
        return nullptr;
    const double real = row.real(at.real);
    if (std::isfinite(real))
        return real;
    return real > 0 ? "Infinity" : "-Infinity";
}

// An INTEGER, or eight big-endian bytes (up to 0.4); nothing for anything else.
std::optional<std::int64_t> seqOf(const ForeignRow &row, std::size_t column)
{
    if (row.type(column) == ForeignRow::Type::Integer)
        return row.integer(column);
    const std::string_view bytes = row.view(column);
    if (row.type(column) != ForeignRow::Type::Blob || bytes.size() != 8)
        return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : bytes)
        value = value << 8U | static_cast<unsigned char>(c);
    return static_cast<std::int64_t>(value);
}

// A member of nested objects; null if there is none.
const Json *deep(const Json &value, std::initializer_list<const char *> path)
{
    const Json *at = &value;
    for (const char *name : path) {
        const auto found = at->is_object() ? at->find(name) : at->end();
        if (!at->is_object() || found == at->end())
            return nullptr;
        at = &*found;
    }
    return at;
}

std::string deepText(const Json &value, std::initializer_list<const char *> path)
{
    const Json *const found = deep(value, path);
    return found && lossless::isString(*found) ? ingest::textOf(*found) : std::string();
}

// What the configuration says of distance and embedding: three shapes of config_json_str, and schema_str.
void readConfig(ChromaCollection &collection, const std::string &config, const std::string &schema)
{
    const auto model = [&](const Json &function) {
        for (const char *name : {"model_name", "model", "model_id"}) {
            if (collection.model.empty())
                collection.model = deepText(function, {"config", name});
        }
    };
    const lossless::Document one = lossless::parse(config);
    if (one.ok()) {
        collection.space = deepText(one.value, {"vector_index", "hnsw", "space"});
        if (collection.space.empty())
            collection.space = deepText(one.value, {"hnsw_configuration", "space"});
        if (collection.space.empty())
            collection.space = deepText(one.value, {"hnsw", "space"});
        if (const Json *const function = deep(one.value, {"embedding_function"}))
            model(*function);
    }
    const lossless::Document two = lossless::parse(schema);
    if (two.ok()) {
        const auto vectors = [&](const Json *index) {
            if (!index)
                return;
            if (collection.space.empty())
                collection.space = deepText(*index, {"space"});
            if (const Json *const function = deep(*index, {"embedding_function"}))
                model(*function);
        };
        vectors(deep(two.value, {"keys", "#embedding", "float_list", "vector_index", "config"}));
        vectors(deep(two.value, {"defaults", "float_list", "vector_index", "config"}));
    }
    // Up to 0.6 the collection's metadata say it.
    const auto said = collection.metadata.find("hnsw:space");
    if (said != collection.metadata.end() && lossless::isString(*said))
        collection.space = ingest::textOf(*said);
}

// A folder's name and nothing else.
bool plainSegment(const std::string &id)
{
    return !id.empty() && id.size() <= 64 && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
    });
}

class ChromaReader {
public:
    ChromaReader(const fs::path &file, const fs::path &folder, ForeignStore &out, std::stop_token stop)
        : m_file(file), m_folder(folder), m_out(out), m_stop(std::move(stop))
    {
    }

    Result<void> read(const KeyMapping &mapping, const Progress &progress)
    {
        auto db = ForeignDb::open(m_file, m_stop);
        if (!db)
            return db.error();
        m_db = std::move(*db);
        for (const char *table : {"collections", "segments", "embeddings", "embedding_metadata"}) {
            if (!m_db->hasTable(table))
                return Error{Errc::Unsupported,
                             fmt::format("This database lacks Chroma's table {}. Chroma before 0.4 kept its data "
                                         "otherwise: bring it up with chroma-migrate first.",
                                         table),
                             ingest::shown(m_file)};
        }
        const auto expected = m_db->count("embeddings");
        if (!expected && expected.error().code == Errc::Cancelled)
            return expected.error();
        const std::uint64_t records = expected ? *expected : 0;
        ingest::Meter meter(progress, 4 * records);
        CREDENCE_TRY(readCollections());
        CREDENCE_TRY(readRecords([&](std::uint64_t n) { meter.at(std::min(n, records)); }));
        CREDENCE_TRY(readMetadata([&](std::uint64_t n) { meter.at(records + std::min(n, records)); }));
        CREDENCE_TRY(readArrays());
        CREDENCE_TRY(readVectors());
        meter.at(3 * records);
        m_db.reset(); // and its copy
        m_out.mapping = ingest::giveChromaKeys(m_store, mapping, m_out.problems);
        ingest::draftChroma(m_store, m_out, m_stop,
                            [&](std::uint64_t n) { meter.at(3 * records + std::min(n, records)); });
        meter.at(4 * records);
        nameNeighbours();
        return {};
    }

private:
    void problem(std::string where, const char *kind, std::string message)
    {
        m_out.problems.push_back({std::move(where), kind, std::move(message)});
    }
    static std::string nameOf(const ChromaCollection &collection)
    {
        return "collection " + displayText(collection.label);
    }

    // Rows of a table; one that is damaged gives what could be read of it, and a problem.
    Result<void> rows(const sql::ForeignQuery &query, const std::function<bool(const ForeignRow &)> &row)
    {
        const Result<void> done = m_db->rows(query, row);
        if (m_stop.stop_requested() || (!done && done.error().code == Errc::Cancelled))
            return Error{Errc::Cancelled, "Cancelled.", {}};
        if (!done)
            problem(fmt::format("{} {}", kChromaFile, query.table), "unreadable",
                    fmt::format("The table is damaged; what could be read of it is taken. ({})", done.error().message));
        return {};
    }

    Result<void> readCollections()
    {
        std::map<std::string, std::string> databases, tenants; // of a database's id: its name, and whose it is
        CREDENCE_TRY(rows({"databases", {"id", "name", "tenant_id"}}, [&](const ForeignRow &row) {
            databases[row.text(0)] = row.text(1);
            tenants[row.text(0)] = row.text(2);
            return true;
        }));
        std::map<std::string, std::size_t> byId;
        std::map<std::string, int> names, labels;
        std::vector<std::pair<std::string, std::string>> configs;
        CREDENCE_TRY(
            rows({"collections", {"id", "name", "dimension", "database_id", "topic", "config_json_str", "schema_str"}},
                 [&](const ForeignRow &row) {
                     ChromaCollection one;
                     one.id = row.text(0);
                     one.name = row.text(1);
                     if (row.type(2) == ForeignRow::Type::Integer && row.integer(2) > 0)
                         one.dimension = static_cast<std::uint64_t>(row.integer(2));
                     const auto database = databases.find(row.text(3));
                     one.database = database == databases.end() ? std::string() : database->second;
                     one.tenant = tenants[row.text(3)];
                     one.topic = row.text(4);
                     if (!byId.emplace(one.id, m_store.collections.size()).second)
                         return true;
                     ++names[one.name];
                     configs.emplace_back(row.text(5), row.text(6));
                     m_store.collections.push_back(std::move(one));
                     return true;
                 }));
        const ValueColumns at{2, 3, 4, 5};
        CREDENCE_TRY(rows(
            {"collection_metadata", {"collection_id", "key", "str_value", "int_value", "float_value", "bool_value"}},
            [&](const ForeignRow &row) {
                if (const auto found = byId.find(row.text(0)); found != byId.end())
                    m_store.collections[found->second].metadata[lossless::encode(row.view(1))] = valueOf(row, at);
                return true;
            }));
        for (std::size_t i = 0; i < m_store.collections.size(); ++i) {
            ChromaCollection &one = m_store.collections[i];
            one.label = one.name;
            if (names[one.name] > 1 && one.database != "default_database")
                one.label = one.database + "/" + one.name;
            ++labels[one.label];
            readConfig(one, configs[i].first, configs[i].second);
        }
        // Databases of several tenants may have one name.
        for (ChromaCollection &one : m_store.collections) {
            if (labels[one.label] > 1 && !one.tenant.empty() && one.tenant != "default_tenant")
                one.label = one.tenant + "/" + one.label;
        }
        std::map<std::string, ChromaCollection *> segments;
        CREDENCE_TRY(rows({"segments", {"id", "scope", "collection", "type"}}, [&](const ForeignRow &row) {
            const auto found = byId.find(row.text(2));
            if (found == byId.end())
                return true;
            ChromaCollection &one = m_store.collections[found->second];
            const std::string id = row.text(0);
            if (row.view(1) == "METADATA") {
                one.metadataSegment = id;
                m_bySegment.emplace(id, static_cast<std::uint32_t>(found->second));
            } else if (row.view(1) == "VECTOR") {
                one.vectorSegment = id;
            }
            segments[id] = &one;
            return true;
        }));
        return rows({"max_seq_id", {"segment_id", "seq_id"}}, [&](const ForeignRow &row) {
            const auto found = segments.find(row.text(0));
            if (found != segments.end())
                (row.view(0) == found->second->vectorSegment ? found->second->indexSeq : found->second->recordSeq) =
                    seqOf(row, 1);
            return true;
        });
    }

    Result<void> readRecords(const std::function<void(std::uint64_t)> &done)
    {
        std::uint64_t strays = 0;
        std::uint64_t nameless = 0;
        CREDENCE_TRY(
            rows({"embeddings", {"id", "segment_id", "embedding_id", "created_at"}}, [&](const ForeignRow &row) {
                ++m_out.read;
                const auto segment = m_bySegment.find(std::string(row.view(1)));
                if (segment == m_bySegment.end()) {
                    ++strays;
                    return true;
                }
                if (row.isNull(2)) {
                    ++nameless;
                    return true;
                }
                ChromaRecord record;
                record.row = row.integer(0);
                record.collection = segment->second;
                record.id = row.text(2);
                record.created = row.text(3);
                ++m_store.collections[record.collection].records;
                m_byRow.emplace(record.row, m_store.records.size());
                m_store.records.push_back(std::move(record));
                done(m_store.records.size());
                return true;
            }));
        m_out.skipped += strays + nameless;
        if (strays > 0)
            problem(std::string(kChromaFile) + " embeddings", "bad-record",
                    fmt::format("{} of no collection that is still there; skipped.",
                                strays == 1 ? "One record is" : fmt::format("{} records are", strays)));
        if (nameless > 0)
            problem(std::string(kChromaFile) + " embeddings", "bad-record",
                    fmt::format("{} no id; skipped.",
                                nameless == 1 ? "One record has" : fmt::format("{} records have", nameless)));
        m_byId.resize(m_store.collections.size());
        for (std::size_t i = 0; i < m_store.records.size(); ++i)
            m_byId[m_store.records[i].collection].emplace(m_store.records[i].id, i);
        return {};
    }

    Result<void> readMetadata(const std::function<void(std::uint64_t)> &done)
    {
        const ValueColumns at{2, 3, 4, 5};
        ChromaRecord *last = nullptr;
        std::uint64_t seen = 0;
        return rows({"embedding_metadata", {"id", "key", "string_value", "int_value", "float_value", "bool_value"}},
                    [&](const ForeignRow &row) {
                        const std::int64_t number = row.integer(0);
                        if (!last || last->row != number) {
                            const auto found = m_byRow.find(number);
                            last = found == m_byRow.end() ? nullptr : &m_store.records[found->second];
                            done(++seen);
                        }
                        if (last && last->values.empty())
                            last->values.reserve(8);
                        if (last)
                            last->values.emplace_back(m_store.key(row.view(1)), valueOf(row, at));
                        return true;
                    });
    }

    // Lists, since 1.4 or so: a row for each entry.
    Result<void> readArrays()
    {
        const ValueColumns at{2, 3, 4, 5};
        return rows(
            {"embedding_metadata_array", {"id", "key", "string_value", "int_value", "float_value", "bool_value"}},
            [&](const ForeignRow &row) {
                const auto found = m_byRow.find(row.integer(0));
                if (found == m_byRow.end())
                    return true;
                auto &values = m_store.records[found->second].values;
                const std::uint32_t key = m_store.key(row.view(1));
                auto place =
                    std::find_if(values.begin(), values.end(), [&](const auto &one) { return one.first == key; });
                if (place == values.end()) {
                    values.emplace_back(key, Json::array());
                    place = std::prev(values.end());
                } else if (!place->second.is_array()) { // a row in the other table, without a value
                    place->second = Json::array();
                }
                place->second.push_back(valueOf(row, at));
                return true;
            });
    }

    Result<void> readVectors()
    {
        std::uint64_t bytes = 0;
        for (const ChromaCollection &one : m_store.collections)
            bytes += one.records * one.dimension.value_or(0) * sizeof(float);
        if (bytes > kMostVectorBytes) {
            problem(kChromaFile, "bad-vector",
                    fmt::format("The vectors take {} MiB; that is more than is read into memory, so none is taken.",
                                bytes >> 20U));
            return {};
        }
        std::vector<std::vector<std::string>> troubles(m_store.collections.size());
        for (std::uint32_t c = 0; c < m_store.collections.size(); ++c) {
            ChromaCollection &one = m_store.collections[c];
            if (!plainSegment(one.vectorSegment) || !ingest::isFolder(m_folder / one.vectorSegment))
                continue;
            const auto slot = [&](std::string_view id) -> std::vector<float> * {
                const auto found = m_byId[c].find(std::string(id));
                if (found == m_byId[c].end())
                    return nullptr;
                ChromaRecord &record = m_store.records[found->second];
                record.indexed = true;
                record.known = true;
                return &record.vector;
            };
            const bool scaled = one.space.empty() || one.space == "cosine";
            auto index = ingest::readChromaIndex(m_folder / one.vectorSegment, scaled, one.dimension, slot, m_stop);
            if (!index)
                return index.error();
            if (index->lastSeq)
                one.indexSeq = index->lastSeq;
            if (index->taken == 0)
                one.indexSeq.reset();
            troubles[c] = std::move(index->troubles);
            const auto add = [&](std::uint64_t count, const char *what) {
                if (count > 0)
                    troubles[c].push_back(
                        fmt::format("{} vector{} of the index {}.", count, count == 1 ? "" : "s", what));
            };
            add(index->otherLength, "not of the collection's dimension");
            add(index->notFinite, "with infinite numbers or none");
        }
        CREDENCE_TRY(replayQueue(troubles));
        for (std::uint32_t c = 0; c < m_store.collections.size(); ++c)
            reportVectors(c, troubles[c]);
        return {};
    }

    // What was written since the index was: ADD 0, UPDATE 1, UPSERT 2, DELETE 3.
    Result<void> replayQueue(std::vector<std::vector<std::string>> &troubles)
    {
        std::map<std::string, std::uint32_t, std::less<>> topics;
        for (std::uint32_t c = 0; c < m_store.collections.size(); ++c) {
            topics.emplace(m_store.collections[c].id, c);
            if (!m_store.collections[c].topic.empty())
                topics.insert_or_assign(m_store.collections[c].topic, c);
        }
        std::vector<std::uint64_t> bad(m_store.collections.size());
        std::vector<std::uint64_t> pending(m_store.collections.size());
        CREDENCE_TRY(rows(
            {"embeddings_queue", {"seq_id", "operation", "topic", "id", "vector", "encoding"}, {"seq_id"}},
            [&](const ForeignRow &row) {
                const std::string_view topic = row.view(2);
                auto found = topics.find(topic);
                if (found == topics.end() && topic.find('/') != std::string_view::npos)
                    found = topics.find(topic.substr(topic.rfind('/') + 1));
                if (found == topics.end())
                    return true;
                const std::uint32_t c = found->second;
                const ChromaCollection &collection = m_store.collections[c];
                const auto seq = seqOf(row, 0);
                const std::int64_t operation = row.integer(1);
                const auto place = m_byId[c].find(row.text(3));
                if (place == m_byId[c].end()) {
                    pending[c] += operation != 3 && seq && collection.recordSeq && *seq > *collection.recordSeq ? 1 : 0;
                    return true;
                }
                ChromaRecord &record = m_store.records[place->second];
                if (record.indexed && collection.indexSeq && seq && *seq <= *collection.indexSeq)
                    return true; // it is in the index already
                if (operation == 3) {
                    record.known = false;
                    record.vector.clear();
                    return true;
                }
                if (operation == 0 && record.known)
                    return true; // what exists is not added again
                record.known = record.known || operation != 1;
                if (row.isNull(4))
                    return true;
                auto vector = ingest::chromaVector(row.view(4), row.view(5));
                const bool good = vector && !vector->empty() && ingest::chromaFinite(*vector) &&
                                  (!collection.dimension || vector->size() == *collection.dimension);
                if (good)
                    record.vector = std::move(*vector);
                else
                    ++bad[c];
                return true;
            }));
        for (std::uint32_t c = 0; c < m_store.collections.size(); ++c) {
            if (bad[c] > 0)
                troubles[c].push_back(fmt::format("{} vector{} of the queue not of the collection's dimension and "
                                                  "encoding, or with infinite numbers.",
                                                  bad[c], bad[c] == 1 ? "" : "s"));
            if (pending[c] > 0)
                problem(nameOf(m_store.collections[c]), "unreadable",
                        fmt::format("{} in the queue that Chroma has not taken in yet; not taken here, either.",
                                    pending[c] == 1 ? "One write waits" : fmt::format("{} writes wait", pending[c])));
        }
        return {};
    }

    void reportVectors(std::uint32_t c, const std::vector<std::string> &troubles)
    {
        const ChromaCollection &collection = m_store.collections[c];
        std::uint64_t without = 0;
        for (const ChromaRecord &record : m_store.records)
            without += record.collection == c && record.vector.empty() ? 1 : 0;
        for (const std::string &trouble : troubles)
            problem(nameOf(collection), "bad-vector", "Vector index: " + trouble);
        if (without > 0)
            problem(nameOf(collection), "bad-vector",
                    fmt::format("{} of {} records have no vector, neither in the index nor in the queue; the records "
                                "are taken without.",
                                without, collection.records));
        else if (!troubles.empty() && collection.records > 0)
            problem(nameOf(collection), "bad-vector", "All its records have their vectors all the same.");
    }

    // Databases that other programs keep beside.
    void nameNeighbours()
    {
        constexpr std::size_t kMostLooked = 1000;
        std::vector<std::string> names;
        std::error_code error;
        std::size_t looked = 0;
        for (fs::directory_iterator at(m_folder, error), end; !error && at != end && looked < kMostLooked;
             at.increment(error), ++looked) {
            std::error_code ignored;
            const bool same = fs::equivalent(at->path(), m_file, ignored);
            const fs::path extension = at->path().extension();
            if (!same && (extension == ".db" || extension == ".sqlite" || extension == ".sqlite3") &&
                ingest::isFile(at->path()))
                names.push_back(displayText(at->path().filename().string()));
        }
        std::sort(names.begin(), names.end());
        // MemPalace and crewAI have theirs above.
        const fs::path above = fs::absolute(m_folder, error).lexically_normal();
        for (const char *name : {"knowledge_graph.sqlite3", "long_term_memory_storage.db"}) {
            const fs::path parent = above.has_filename() ? above.parent_path() : above.parent_path().parent_path();
            if (ingest::isFile(parent / name))
                names.push_back(std::string("../") + name);
        }
        if (names.empty())
            return;
        std::string list;
        for (const std::string &name : names) {
            const std::string base = name.substr(name.rfind('/') + 1);
            list += (list.empty() ? "" : ", ") + name;
            if (base == "long_term_memory_storage.db")
                list += " (crewAI's scores of past tasks)";
            else if (base == "knowledge_graph.sqlite3")
                list += " (MemPalace's knowledge graph)";
        }
        m_out.note = fmt::format("Beside it {} {}, which {} not imported.", names.size() == 1 ? "lies" : "lie", list,
                                 names.size() == 1 ? "is" : "are");
    }

    const fs::path m_file, m_folder;
    ForeignStore &m_out;
    std::stop_token m_stop;
    std::unique_ptr<ForeignDb> m_db;
    ChromaStore m_store;
    std::unordered_map<std::string, std::uint32_t> m_bySegment;
    std::unordered_map<std::int64_t, std::size_t> m_byRow;
    std::vector<std::unordered_map<std::string, std::size_t>> m_byId; // of each collection
};

Result<ForeignStore> readChroma(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                const Progress &progress)
{
    const fs::path file = probe.folder ? probe.path / kChromaFile : probe.path;
    if (!ingest::isFile(file) && probe.folder && ingest::isFile(probe.path / kOldChromaFile))
        return Error{Errc::Unsupported,
                     "Chroma before 0.4 kept this folder, in Parquet files: bring it up with chroma-migrate first.",
                     ingest::shown(probe.path)};
    if (!ingest::isFile(file))
        return Error{Errc::Unsupported, "There is no chroma.sqlite3 in this folder.", ingest::shown(probe.path)};
    const Result<ingest::Probe> inner = ingest::probe(file);
    if (!inner)
        return inner.error();
    if (const std::string what = ingest::untouchable(inner->head); !what.empty())
        return Error{Errc::Unsupported, what, ingest::shown(file)};
    if (!inner->database)
        return Error{Errc::Unsupported, "This is no SQLite database.", ingest::shown(file)};
    ForeignStore store;
    const fs::path folder = probe.folder ? probe.path : file.has_parent_path() ? file.parent_path() : fs::path(".");
    ChromaReader reader(file, folder, store, stop);
    CREDENCE_TRY(reader.read(options.mapping, progress));
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

} // namespace

ingest::Importer ingest::chroma()
{
    Importer importer;
    importer.format = {kChromaFormat,
                       "Chroma",
                       true,
                       false,
                       "a folder with chroma.sqlite3 as Chroma 0.4 to 1.5 keeps it, or that database itself",
                       "records for collection.upsert() and ids for collection.delete(), a JSON file a collection",
                       true};
    importer.accepts = acceptsChroma;
    importer.read = readChroma;
    importer.handBack = handBackChroma;
    importer.restores = true;
    importer.places = {{"MEMPALACE_PALACE_PATH", ""},  {"HOME", ".mempalace/palace"},
                       {"HOME", ".claude-mem/chroma"}, {"HOME", ".claude-mem/vector-db"},
                       {"CREWAI_STORAGE_DIR", ""},     {"HOME", ".local/share/*"},
                       {"HOME", ".chromadb"},          {"HOME", "chroma"}};
    return importer;
}

} // namespace credence
