// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What mem0 leaves on disk: the history of its memories (history.db; "memory_history" in its TypeScript), and what it
// remembers now, in a local Qdrant folder (a pickle a point) or in TypeScript's vector_store.db. Where both are there,
// the text is the store's and the history tells how it came about; with the history alone, its last word counts.
// Source: mem0ai/mem0 mem0/memory/storage.py, qdrant/qdrant-client qdrant_client/local/persistence.py.
#include "ingest/chromaindex.h"
#include "ingest/importer.h"
#include "ingest/pickle.h"
#include "ingest/record.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::Record;
using sql::ForeignDb;
using sql::ForeignRow;

namespace {

constexpr const char *kMem0Format = "mem0";
constexpr std::array<std::string_view, 3> kPointClasses{"qdrant_client.http.models.models.PointStruct",
                                                        "qdrant_client.http.models.models.SparseVector",
                                                        "qdrant_client.http.models.models.Record"};

bool hasMem0Tables(const ingest::Probe &probe)
{
    return probe.hasColumns("history", {"memory_id", "old_memory", "new_memory", "event"}) ||
           probe.hasColumns("history", {"memory_id", "prev_value", "new_value", "event"}) || // before October 2024
           probe.hasColumns("memory_history", {"memory_id", "previous_value", "new_value", "action"}) ||
           probe.hasColumns("vectors", {"id", "vector", "payload"});
}

// A folder of Qdrant's local mode.
bool isQdrant(const fs::path &folder)
{
    if (!ingest::isFile(folder / "meta.json") || !ingest::isFolder(folder / "collection"))
        return false;
    const Result<ingest::Probe> probe = ingest::probe(folder / "meta.json");
    if (!probe || probe->folder)
        return false;
    const lossless::Document meta = lossless::parse(probe->head);
    return meta.ok() && meta.value.is_object() && meta.value.contains("collections");
}

struct Mem0Places {
    std::vector<fs::path> databases, qdrants;
};

bool isMem0Database(const fs::path &file)
{
    if (!ingest::isFile(file))
        return false;
    const Result<ingest::Probe> probe = ingest::probe(file);
    return probe && probe->database && hasMem0Tables(*probe);
}

// Of a folder: databases in it and Qdrant folders at most one below, in a fixed order.
Mem0Places placesOf(const fs::path &path, bool folder)
{
    Mem0Places places;
    if (!folder) {
        places.databases.push_back(path);
        return places;
    }
    if (isQdrant(path)) {
        places.qdrants.push_back(path);
        return places;
    }
    constexpr std::size_t kMostLooked = 200;
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator at(path, error), end; !error && at != end && entries.size() < kMostLooked;
         at.increment(error))
        entries.push_back(at->path());
    std::sort(entries.begin(), entries.end());
    for (const fs::path &entry : entries) {
        if (entry.extension() == ".db" && isMem0Database(entry))
            places.databases.push_back(entry);
        else if (ingest::isFolder(entry) && isQdrant(entry) &&
                 entry.filename().string().find("migrations") == std::string::npos) // its telemetry's
            places.qdrants.push_back(entry);
    }
    return places;
}

bool acceptsMem0(const ingest::Probe &probe)
{
    if (!probe.folder)
        return probe.database && hasMem0Tables(probe);
    const Mem0Places places = placesOf(probe.path, true);
    return !places.databases.empty() || !places.qdrants.empty();
}

// What a pickle may still come to: a value, and a text of any length, may be part of several, even of itself.
struct Unfolding {
    std::size_t left = 0; // bytes: of a text its own and one, of any other value one
    bool cut = false;
};

// A pickled value as JSON; null for what goes beyond.
Json unpickled(const ingest::Pickle &pickle, const ingest::Pickle::Value &value, int depth, Unfolding &budget)
{
    using Type = ingest::Pickle::Type;
    const std::size_t cost = 1 + (value.type == Type::Text ? value.text.size() : 0);
    if (budget.left < cost || depth > 60) {
        budget.left -= std::min(budget.left, std::size_t(1)); // a null, too
        budget.cut = true;
        return nullptr;
    }
    budget.left -= cost;
    switch (value.type) {
    case Type::Bool:
        return value.integer != 0;
    case Type::Int:
        return value.integer;
    case Type::Float:
        return value.real;
    case Type::Text:
        return lossless::encode(value.text);
    case Type::List:
    case Type::Tuple:
    case Type::Set: {
        Json list = Json::array();
        for (const auto item : value.items) {
            if (budget.left == 0) {
                budget.cut = true;
                break;
            }
            list.push_back(unpickled(pickle, pickle.at(item), depth + 1, budget));
        }
        return list;
    }
    case Type::Dict: {
        Json object = Json::object();
        for (std::size_t i = 0; i + 1 < value.items.size(); i += 2) {
            const auto &key = pickle.at(value.items[i]);
            if (budget.left <= key.text.size()) {
                budget.cut = true;
                break;
            }
            budget.left -= key.text.size();
            if (key.type == Type::Text)
                object[lossless::encode(key.text)] =
                    unpickled(pickle, pickle.at(value.items[i + 1]), depth + 1, budget);
        }
        return object;
    }
    default:
        return nullptr;
    }
}

// The numbers of a pickled list; nothing if it is none.
std::vector<float> pickledVector(const ingest::Pickle &pickle, const ingest::Pickle::Value *value)
{
    using Type = ingest::Pickle::Type;
    if (value && value->type == Type::Dict) { // named ones: the first dense
        for (std::size_t i = 1; i < value->items.size(); i += 2) {
            if (pickle.at(value->items[i]).type == Type::List) {
                value = &pickle.at(value->items[i]);
                break;
            }
        }
    }
    std::vector<float> out;
    if (!value || value->type != Type::List)
        return out;
    for (const auto item : value->items) {
        const auto &number = pickle.at(item);
        if (number.type != Type::Float && number.type != Type::Int)
            return {};
        out.push_back(static_cast<float>(number.type == Type::Float ? number.real : double(number.integer)));
    }
    return ingest::chromaFinite(out) ? out : std::vector<float>();
}

struct Mem0Event {
    std::string event, before, after, created, updated, actor, role;
    bool deleted = false;
};

struct Mem0Memory {
    std::string id, where;
    Json payload; // null: known by its history alone
    std::vector<float> vector;
    std::string space;
    std::vector<Mem0Event> events;
    std::vector<std::string> entities;
};

class Mem0Reader {
public:
    Mem0Reader(ForeignStore &out, std::stop_token stop) : m_out(out), m_stop(std::move(stop)) {}

    Result<void> database(const fs::path &file, bool only)
    {
        auto opened = ForeignDb::open(file, m_stop);
        if (!opened) {
            if (only || opened.error().code == Errc::Cancelled)
                return opened.error();
            problem(file.filename().string(), "unreadable", opened.error().message);
            return {};
        }
        const ForeignDb &db = **opened;
        const std::string name = displayText(file.filename().string());
        if (only && !db.hasTable("history") && !db.hasTable("memory_history") && !db.hasTable("vectors"))
            return Error{Errc::Unsupported, "The database has no table of mem0.", ingest::shown(file)};
        if (db.hasColumn("history", "prev_value") && !db.hasColumn("history", "old_memory"))
            CREDENCE_TRY(history(db, name, "history",
                                 {"history",
                                  {"memory_id", "prev_value", "new_value", "event", "timestamp", "updated_at",
                                   "is_deleted", "actor_id", "role"}}));
        else
            CREDENCE_TRY(history(db, name, "history",
                                 {"history",
                                  {"memory_id", "old_memory", "new_memory", "event", "created_at", "updated_at",
                                   "is_deleted", "actor_id", "role"}}));
        CREDENCE_TRY(history(db, name, "memory_history",
                             {"memory_history",
                              {"memory_id", "previous_value", "new_value", "action", "created_at", "updated_at",
                               "is_deleted", "actor_id", "role"}}));
        CREDENCE_TRY(vectors(db, name));
        if (const auto messages = db.count("messages"); messages && *messages > 0)
            m_messages += *messages;
        return {};
    }

    Result<void> qdrant(const fs::path &folder)
    {
        constexpr std::size_t kMostCollections = 1000;
        std::vector<fs::path> collections;
        std::error_code error;
        for (fs::directory_iterator at(folder / "collection", error), end;
             !error && at != end && collections.size() < kMostCollections; at.increment(error))
            collections.push_back(at->path());
        std::sort(collections.begin(), collections.end());
        for (const fs::path &collection : collections) {
            const std::string name = displayText(collection.filename().string());
            if (!ingest::isFile(collection / "storage.sqlite")) {
                problem("collection " + name, "unreadable",
                        ingest::isFile(collection / "storage.dbm")
                            ? "It is kept in storage.dbm, as old versions of qdrant-client did; open it once with a "
                              "newer one."
                            : "There is no storage.sqlite in it.");
                continue;
            }
            CREDENCE_TRY(points(collection / "storage.sqlite", name));
        }
        return {};
    }

    void finish()
    {
        for (auto &[id, memory] : m_memories) {
            memory.entities = m_entities[id];
            putInOrder(memory.events);
        }
        std::uint64_t lost = 0;
        std::int64_t order = 0;
        for (const std::string &id : m_order) {
            Mem0Memory &memory = m_memories.at(id);
            // One memory of all that tells of it.
            m_out.folded += memory.events.size() + (memory.payload.is_null() ? 0 : 1) - 1;
            const bool gone = !memory.events.empty() && memory.events.back().event == "DELETE";
            lost += m_stored && memory.payload.is_null() && !gone ? 1 : 0;
            draft(memory, gone, ++order);
        }
        if (lost > 0)
            problem("history", "unmapped",
                    fmt::format("{} by the history, and not in the store beside it; taken as the history has {}.",
                                lost == 1 ? "One memory is there" : fmt::format("{} memories are there", lost),
                                lost == 1 ? "it" : "them"));
        if (m_messages > 0)
            m_out.note = fmt::format("The last {} of conversations lie beside, which are not imported.",
                                     m_messages == 1 ? "message" : fmt::format("{} messages", m_messages));
    }

private:
    void problem(std::string where, const char *kind, std::string message)
    {
        m_out.problems.push_back({std::move(where), kind, std::move(message)});
    }
    Result<void> rows(const ForeignDb &db, const std::string &name, const sql::ForeignQuery &query,
                      const std::function<bool(const ForeignRow &)> &row)
    {
        const Result<void> done = db.rows(query, row);
        if (m_stop.stop_requested() || (!done && done.error().code == Errc::Cancelled))
            return Error{Errc::Cancelled, "Cancelled.", {}};
        if (!done)
            problem(name + " " + query.table, "unreadable",
                    fmt::format("The table is damaged; what could be read of it is taken. ({})", done.error().message));
        return {};
    }
    Mem0Memory &memory(const std::string &id)
    {
        const auto [it, isNew] = m_memories.try_emplace(id);
        if (isNew) {
            it->second.id = id;
            m_order.push_back(id);
        }
        return it->second;
    }

    Result<void> history(const ForeignDb &db, const std::string &name, const char *what, const sql::ForeignQuery &query)
    {
        return rows(db, name, query, [&](const ForeignRow &row) {
            ++m_out.read;
            const std::string where = fmt::format("{} {}", name, displayText(row.view(0)));
            Mem0Event event{row.text(3), row.text(1), row.text(2), row.text(4),
                            row.text(5), row.text(7), row.text(8), row.integer(6) != 0};
            if (row.isNull(0) || row.view(0).empty()) {
                ++m_out.skipped;
                problem(name + " " + what, "bad-record", "An event names no memory; skipped.");
                return true;
            }
            if (event.event != "ADD" && event.event != "UPDATE" && event.event != "DELETE") {
                problem(where, "misfit",
                        fmt::format("The event {} is none of ADD, UPDATE and DELETE; kept in the history.",
                                    ingest::excerpt(event.event)));
            }
            Mem0Memory &one = memory(row.text(0));
            if (one.where.empty())
                one.where = where;
            one.events.push_back(std::move(event));
            return true;
        });
    }

    // vector_store.db of the TypeScript.
    Result<void> vectors(const ForeignDb &db, const std::string &name)
    {
        return rows(db, name, {"vectors", {"id", "vector", "payload"}}, [&](const ForeignRow &row) {
            ++m_out.read;
            const std::string where = fmt::format("{} {}", name, displayText(row.view(0)));
            lossless::Document payload = lossless::parse(row.view(2), {}, m_stop);
            if (!payload.ok() || !payload.value.is_object()) {
                ++m_out.skipped;
                problem(where, "bad-json", "Its payload is no JSON object; skipped.");
                return true;
            }
            auto vector = ingest::chromaVector(row.view(1), "FLOAT32");
            if (!vector || !ingest::chromaFinite(*vector)) {
                problem(where, "bad-vector", "Its vector is no list of 32-bit numbers; taken without.");
                vector.reset();
            }
            stored(row.text(0), where, std::move(payload.value), vector ? std::move(*vector) : std::vector<float>(),
                   "mem0/" + name);
            return true;
        });
    }

    Result<void> points(const fs::path &file, const std::string &collection)
    {
        auto opened = ForeignDb::open(file, m_stop);
        if (!opened) {
            if (opened.error().code == Errc::Cancelled)
                return opened.error();
            problem("collection " + collection, "unreadable", opened.error().message);
            return {};
        }
        std::uint64_t number = 0;
        return rows(**opened, "collection " + collection, {"points", {"id", "point"}}, [&](const ForeignRow &row) {
            ++m_out.read;
            const std::string where = fmt::format("collection {} point {}", collection, ++number);
            const auto parsed = ingest::Pickle::parse(row.text(1), kPointClasses, m_stop);
            if (!parsed) {
                ++m_out.skipped;
                problem(where, "bad-record", parsed.error().message + " Skipped.");
                return true;
            }
            const ingest::Pickle &pickle = *parsed;
            const auto *fields = pickle.member(pickle.root(), "__dict__");
            if (!fields)
                fields = &pickle.root();
            const auto *const id = pickle.member(*fields, "id");
            const auto *const payload = pickle.member(*fields, "payload");
            using Type = ingest::Pickle::Type;
            const std::string ref = !id                      ? std::string()
                                    : id->type == Type::Text ? std::string(id->text)
                                    : id->type == Type::Int  ? std::to_string(id->integer)
                                                             : std::string();
            // Written out, a point takes no more than its pickle, but for what it says twice by reference.
            Unfolding budget{8 * row.view(1).size()};
            Json object = payload ? unpickled(pickle, *payload, 0, budget) : Json();
            if (budget.cut)
                problem(where, "bad-record",
                        "Its payload holds itself, or is nested too deep; what goes beyond is left out.");
            if (ref.empty() || !object.is_object()) {
                ++m_out.skipped;
                problem(where, "bad-record", "The point has no id or no payload; skipped.");
                return true;
            }
            stored(ref, fmt::format("collection {} {}", collection, displayText(ref)), std::move(object),
                   pickledVector(pickle, pickle.member(*fields, "vector")), "mem0/qdrant/" + collection);
            return true;
        });
    }

    void stored(const std::string &id, const std::string &where, Json payload, std::vector<float> vector,
                std::string space)
    {
        m_stored = true;
        // A collection of entities, each with the memories that name it.
        if (const auto linked = payload.find("linked_memory_ids"); linked != payload.end() && linked->is_array()) {
            const auto name = payload.find("data");
            if (name != payload.end() && lossless::isString(*name)) {
                for (const Json &one : *linked) {
                    if (lossless::isString(one))
                        m_entities[ingest::textOf(one)].push_back(ingest::textOf(*name));
                }
                ++m_out.folded;
                return;
            }
        }
        Mem0Memory &one = memory(id);
        if (!one.payload.is_null()) {
            ++m_out.skipped;
            problem(where, "duplicate-id", "The id stands in two stores; the first stays.");
            return;
        }
        one.where = where;
        one.payload = std::move(payload);
        one.vector = std::move(vector);
        one.space = std::move(space);
    }

    static std::string firstOf(Record &record, std::initializer_list<const char *> keys)
    {
        for (const char *key : keys) {
            if (!record.given(key))
                continue;
            if (std::string value = record.id(key); !value.empty())
                return value;
        }
        return {};
    }

    void draft(Mem0Memory &from, bool gone, std::int64_t order)
    {
        MemoryDraft draft;
        draft.where = from.where;
        draft.order = order;
        Memory &memory = draft.memory;
        memory.sourceSystem = kMem0Format;
        memory.sourceRef = from.id;
        const bool alone = from.payload.is_null();
        Record record(alone ? Json::object() : std::move(from.payload), from.where, m_out);
        memory.text = firstOf(record, {"data", "memory", "text", "content"});
        memory.scope = firstOf(record, {"user_id", "userId"});
        const std::string agent = firstOf(record, {"agent_id", "agentId"});
        if (memory.scope.empty())
            memory.scope = agent;
        else if (!agent.empty())
            record.keep("agent_id", lossless::encode(agent));
        if (memory.scope.empty())
            memory.scope = "default";
        memory.session = firstOf(record, {"run_id", "runId"});
        memory.actor = firstOf(record, {"actor_id", "actorId"});
        if (memory.actor.empty())
            memory.actor = firstOf(record, {"role"});
        for (const char *key : {"expiration_date", "expirationDate"}) {
            if (record.given(key))
                memory.expires = record.time(key);
        }
        if (record.given("categories"))
            memory.tags = record.strings("categories");
        for (const char *key : {"created_at", "createdAt"}) {
            if (record.given(key) && !memory.created)
                record.created(memory, record.take(key));
        }
        if (!from.events.empty())
            takeEvents(from, alone, record, memory);
        memory.entities = std::move(from.entities);
        std::sort(memory.entities.begin(), memory.entities.end());
        memory.entities.erase(std::unique(memory.entities.begin(), memory.entities.end()), memory.entities.end());
        if (memory.text.empty()) {
            ++m_out.skipped;
            record.problem("missing-text", "Nothing says what this memory is; left out.");
            return;
        }
        if (!memory.created && memory.createdText.empty())
            record.problem("bad-time", "There is no time of creation; the memory stays timeless.");
        if (alone && gone)
            memory.status = Status::Retracted;
        draft.vector = std::move(from.vector);
        draft.vectorSpace = draft.vector.empty() ? std::string() : std::move(from.space);
        memory.extra = record.extra();
        if (m_scopes.insert(memory.scope).second)
            m_out.scopes.push_back(memory.scope);
        m_out.memories.push_back(std::move(draft));
    }

    // By their times, where each has one that can be read; else as they stand, which is as they were written.
    static void putInOrder(std::vector<Mem0Event> &events)
    {
        std::vector<std::pair<Time, std::size_t>> order;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto time = parseTime(events[i].updated.empty() ? events[i].created : events[i].updated);
            if (!time)
                return;
            order.emplace_back(time->time, i);
        }
        std::sort(order.begin(), order.end());
        std::vector<Mem0Event> sorted;
        sorted.reserve(order.size());
        for (const auto &[time, i] : order)
            sorted.push_back(std::move(events[i]));
        events = std::move(sorted);
    }

    // How it came to be what it is.
    static void takeEvents(const Mem0Memory &from, bool alone, Record &record, Memory &memory)
    {
        Json events = Json::array();
        for (const Mem0Event &event : from.events) {
            Json one{{"event", lossless::encode(event.event)}};
            const auto put = [&](const char *key, const std::string &value) {
                if (!value.empty())
                    one[key] = lossless::encode(value);
            };
            put("before", event.before);
            put("after", event.after);
            put("at", event.updated.empty() ? event.created : event.updated);
            put("actor", event.actor);
            put("role", event.role);
            events.push_back(std::move(one));
            if (alone) {
                if (!event.after.empty())
                    memory.text = event.after;
                else if (!event.before.empty())
                    memory.text = event.before;
                if (memory.actor.empty())
                    memory.actor = event.actor.empty() ? event.role : event.actor;
            }
            if (!memory.created && memory.createdText.empty() && !event.created.empty())
                record.created(memory, lossless::encode(event.created));
        }
        if (from.events.size() > 1) // one ADD says no more than the memory does
            record.keep("history", std::move(events));
    }

    ForeignStore &m_out;
    std::stop_token m_stop;
    std::map<std::string, Mem0Memory> m_memories;
    std::vector<std::string> m_order;
    std::map<std::string, std::vector<std::string>> m_entities; // by memory
    std::set<std::string> m_scopes;
    std::uint64_t m_messages = 0;
    bool m_stored = false; // there is a store besides the history
};

Result<ForeignStore> readMem0(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                              const Progress &progress)
{
    const Mem0Places places = placesOf(probe.path, probe.folder);
    if (places.databases.empty() && places.qdrants.empty())
        return Error{Errc::Unsupported, "There is no history.db, vector_store.db or Qdrant folder of mem0 here.",
                     ingest::shown(probe.path)};
    ForeignStore store;
    Mem0Reader reader(store, stop);
    const std::uint64_t total = places.databases.size() + places.qdrants.size();
    ingest::Meter meter(progress, total);
    std::uint64_t done = 0;
    for (const fs::path &file : places.databases) {
        CREDENCE_TRY(reader.database(file, total == 1));
        meter.at(++done);
    }
    for (const fs::path &folder : places.qdrants) {
        CREDENCE_TRY(reader.qdrant(folder));
        meter.at(++done);
    }
    reader.finish();
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

} // namespace

ingest::Importer ingest::mem0()
{
    Importer importer;
    importer.format = {kMem0Format, "mem0", true, false,
                       "history.db or vector_store.db of mem0, its folder, or a local Qdrant folder with meta.json"};
    importer.accepts = acceptsMem0;
    importer.read = readMem0;
    importer.places = {{"MEM0_DIR", ""}, {"HOME", ".mem0"}};
    return importer;
}

} // namespace credence
