// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The knowledge graph of the MCP memory server. Each observation of an entity is an episode that names the entity, with
// the entity's type as a tag: it is what was noted, and the file says of nothing what it came from. Each relation is a
// belief with subject, predicate and object, which for the same reason rests on nothing.
#include "ingest/mcpmemory.h"

#include "ingest/pieces.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace credence {

namespace fs = std::filesystem;
namespace mcp = ingest::mcp;
using ingest::Json;
using mcp::GraphRecord;

namespace {

using GraphKind = GraphRecord::Kind;

GraphKind graphKindOf(const Json &value)
{
    const std::string type = mcp::memberOf(value, "type");
    const bool entity = !mcp::memberOf(value, "name").empty() && value.contains("observations");
    const bool relation = value.contains("from") && value.contains("to") && value.contains("relationType");
    if (type == "entity") {
        return GraphKind::Entity;
    }
    if (type == "relation") {
        return GraphKind::Relation;
    }
    if (type.starts_with('_')) {
        return GraphKind::Marker; // a fork's mark of its own files
    }
    return entity && !relation ? GraphKind::Entity : relation ? GraphKind::Relation : GraphKind::Unknown;
}

// Whether it has what the server writes: enough to tell the format by.
bool isTelling(const GraphRecord &record)
{
    const Json &value = record.value;
    if (record.kind == GraphKind::Entity) {
        return !mcp::memberOf(value, "name").empty() && value.contains("observations") &&
               value["observations"].is_array() && value.contains("entityType");
    }
    return record.kind == GraphKind::Relation && !mcp::memberOf(value, "from").empty() &&
           !mcp::memberOf(value, "to").empty() && !mcp::memberOf(value, "relationType").empty();
}

bool acceptsGraph(const ingest::Probe &probe)
{
    if (probe.folder) {
        const fs::path file = mcp::graphFileOf(probe.path, true);
        const auto inner = file.empty() ? Error{} : ingest::probe(file);
        return inner && !inner->folder && acceptsGraph(*inner);
    }
    if (probe.database || (probe.head.find("\"entityType\"") == std::string::npos &&
                           probe.head.find("\"relationType\"") == std::string::npos)) {
        return false;
    }
    const mcp::GraphFile file = mcp::scanGraph(probe.head);
    if (std::any_of(file.records.begin(), file.records.end(), isTelling)) {
        return true;
    }
    // One record that is longer than what is looked at: its beginning tells.
    static const re2::RE2 begins(R"re(^\s*\{\s*"type"\s*:\s*"(?:entity|relation)"\s*,)re");
    return !probe.complete && re2::RE2::PartialMatch(probe.head, begins);
}

class GraphReader {
public:
    GraphReader(const fs::path &file, const std::string &scope, ForeignStore &store)
        : m_file(file), m_name(displayText(file.filename().string())), m_scope(scope), m_store(store)
    {
    }

    void read(const mcp::GraphFile &graph, const std::stop_token &stop, const Progress &progress)
    {
        if (!graph.error.empty()) {
            m_store.problems.push_back({m_name, "bad-json", graph.error});
        }
        ingest::Meter meter(progress, graph.records.size());
        std::uint64_t done = 0;
        for (const GraphRecord &record : graph.records) {
            if (stop.stop_requested()) {
                return;
            }
            one(record, m_name + " " + graph.where(record));
            meter.at(++done);
        }
        for (const auto &[index, ends] : m_ends) {
            for (const std::string &name : ends) {
                if (!m_entities.contains(name)) {
                    m_store.problems.push_back({m_store.memories[index].where, "dangling",
                                                fmt::format("The relation names {}, which is no entity of the graph.",
                                                            ingest::excerpt(name))});
                }
            }
        }
        m_unmapped.report(m_store, m_name);
        if (!m_bare.empty()) {
            m_store.problems.push_back(
                {m_name, "missing-text",
                 fmt::format("{} without an observation, so that there is nothing to take: {}{}.",
                             m_bare.size() == 1 ? "One entity is" : fmt::format("{} entities are", m_bare.size()),
                             ingest::excerpt(m_bare.front()), m_bare.size() > 1 ? " …" : "")});
        }
    }

private:
    void skip(const std::string &where, const char *kind, std::string message)
    {
        ++m_store.skipped;
        m_store.problems.push_back({where, kind, std::move(message)});
    }

    void one(const GraphRecord &record, const std::string &where)
    {
        switch (record.kind) {
        case GraphKind::Marker:
            m_store.note = fmt::format("A line marks the file as of {}.",
                                       mcp::memberOf(record.value, "source").empty()
                                           ? ingest::excerpt(mcp::memberOf(record.value, "type"))
                                           : displayText(mcp::memberOf(record.value, "source")));
            return;
        case GraphKind::Broken:
            ++m_store.read;
            skip(where, "bad-json", record.error + " Skipped.");
            return;
        case GraphKind::Unknown:
            ++m_store.read;
            skip(where, "bad-record",
                 fmt::format("It is neither an entity nor a relation (\"type\" is {}). Skipped.",
                             record.value.contains("type") ? ingest::shownValue(record.value["type"]) : "missing"));
            return;
        case GraphKind::Entity:
            entity(record.value, where);
            return;
        case GraphKind::Relation:
            relation(record.value, where);
            return;
        }
    }

    // What a dialect says besides, for extra; times of dialects that have them.
    Json besides(const Json &object, std::initializer_list<std::string_view> known)
    {
        Json rest = Json::object();
        for (const auto &[key, value] : object.items()) {
            if (std::find(known.begin(), known.end(), key) == known.end()) {
                rest[key] = value;
                m_unmapped.add(lossless::decode(key));
            }
        }
        return rest;
    }

    void setCreated(MemoryDraft &draft, std::initializer_list<const Json *> places)
    {
        for (const Json *object : places) {
            for (const char *key : {"createdAt", "created_at", "timestamp", "created"}) {
                const auto number = object->is_object() ? object->find(key) : object->end();
                if (object->is_object() && number != object->end() && number->is_number() &&
                    ingest::setCreated(draft.memory, {}, number->get<double>())) {
                    draft.memory.createdText = lossless::numberText(*number);
                    return;
                }
                if (const auto time = parseTime(mcp::memberOf(*object, key))) {
                    draft.memory.created = time->time;
                    draft.memory.zoneAssumed = time->zoneAssumed;
                    const std::string text = mcp::memberOf(*object, key);
                    draft.memory.createdText = formatTime(time->time) == text ? std::string() : text;
                    return;
                }
            }
        }
        ingest::assumeWritten(draft, m_file);
    }

    void entity(const Json &value, const std::string &where)
    {
        const std::string name = mcp::memberOf(value, "name"), type = mcp::memberOf(value, "entityType");
        const auto observations = value.find("observations");
        if (name.empty()) {
            ++m_store.read;
            skip(where, "bad-record", "The entity has no name. Skipped.");
            return;
        }
        Json list = observations == value.end() || observations->is_null() ? Json::array() : *observations;
        if (!list.is_array()) {
            m_store.problems.push_back({where, "misfit", "Its observations are no list; taken as a list of one."});
            list = Json::array({*observations});
        }
        if (!m_entities.insert(name).second) {
            m_store.problems.push_back(
                {where, "duplicate-id",
                 fmt::format("The entity {} stands twice; the server adds to the first only. The observations of both "
                             "are taken.",
                             ingest::excerpt(name))});
        }
        if (list.empty()) {
            m_bare.push_back(name);
            return;
        }
        const Json rest = besides(value, {"type", "name", "entityType", "observations"});
        std::size_t place = 0;
        for (const Json &observation : list) {
            ++m_store.read;
            ++place;
            const std::string at = fmt::format("{} observation {}", where, place);
            const auto text = mcp::observationText(observation);
            if (!text || ingest::trimmed(*text).empty()) {
                skip(at, "missing-text", "The observation has no words. Skipped.");
                continue;
            }
            MemoryDraft draft;
            Memory &m = draft.memory;
            m.sourceRef = mcp::observationRef(name, *text);
            // The server holds the same words of an entity once. What else is said with them would be lost.
            const std::string said = observation.is_object() ? lossless::dumpForm(observation) : std::string();
            if (const auto [first, isNew] = m_refs.emplace(m.sourceRef, said); !isNew) {
                if (first->second == said) {
                    ++m_store.folded;
                } else {
                    skip(at, "duplicate-id",
                         fmt::format("{} has this observation twice; the first stays.", ingest::excerpt(name)));
                }
                continue;
            }
            draft.where = at;
            draft.order = ++m_order;
            m.sourceSystem = mcp::kFormat;
            m.scope = m_scope;
            m.kind = Kind::Episode;
            m.text = *text;
            m.subject = name;
            m.entities = {name};
            if (!type.empty()) {
                m.tags = {type};
            }
            setCreated(draft, {&observation, &value});
            Json extra = Json::object();
            if (observation.is_object()) {
                extra["observation"] = observation;
            }
            if (!rest.empty()) {
                extra["entity"] = rest;
            }
            m.extra = extra.empty() ? std::string() : lossless::dumpForm(extra);
            m_store.memories.push_back(std::move(draft));
        }
    }

    void relation(const Json &value, const std::string &where)
    {
        ++m_store.read;
        const std::string from = mcp::memberOf(value, "from"), to = mcp::memberOf(value, "to"),
                          type = mcp::memberOf(value, "relationType");
        if (from.empty() || to.empty() || type.empty()) {
            skip(where, "bad-record", "The relation lacks from, to or relationType. Skipped.");
            return;
        }
        MemoryDraft draft;
        Memory &m = draft.memory;
        m.sourceRef = mcp::relationRef(from, type, to);
        const std::string said = lossless::dumpForm(value);
        if (const auto [first, isNew] = m_refs.emplace(m.sourceRef, said); !isNew) {
            if (first->second == said) {
                ++m_store.folded;
            } else {
                skip(where, "duplicate-id", "The relation stands twice; the first stays.");
            }
            return;
        }
        draft.where = where;
        draft.order = ++m_order;
        m.sourceSystem = mcp::kFormat;
        m.scope = m_scope;
        m.kind = Kind::Reflection;
        m.shape = Shape::Belief;
        m.subject = from;
        m.predicate = type;
        m.object = to;
        m.text = from + " " + type + " " + to;
        m.entities = {from, to};
        if (from == to) {
            m.entities.pop_back();
        }
        setCreated(draft, {&value});
        const Json rest = besides(value, {"type", "from", "to", "relationType"});
        m.extra = rest.empty() ? std::string() : lossless::dumpForm(rest);
        m_ends.emplace_back(m_store.memories.size(), m.entities);
        m_store.memories.push_back(std::move(draft));
    }

    const fs::path &m_file;
    std::string m_name, m_scope;
    ForeignStore &m_store;
    std::set<std::string> m_entities;
    std::map<std::string, std::string> m_refs; // and what was said with the words
    std::vector<std::string> m_bare;
    std::vector<std::pair<std::size_t, std::vector<std::string>>> m_ends;
    ingest::Unmapped m_unmapped;
    std::int64_t m_order = 0;
};

Result<ForeignStore> readGraph(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                               const Progress &progress)
{
    const fs::path path = mcp::graphFileOf(probe.path, probe.folder);
    if (path.empty()) {
        return Error{Errc::Unsupported, "There is no memory.jsonl in this folder.", ingest::shown(probe.path)};
    }
    const auto text = ingest::readFile(path);
    if (!text) {
        return text.error();
    }
    const std::string kept = ingest::untouchable(*text);
    if (const std::string what = kept.empty() ? ingest::stranger(*text) : kept; !what.empty()) {
        return Error{Errc::Unsupported, what, ingest::shown(path)};
    }
    const mcp::GraphFile graph = mcp::scanGraph(*text, stop);
    ForeignStore store;
    const std::string scope = options.scope.empty() ? "default" : options.scope;
    store.scopes = {scope};
    GraphReader reader(path, scope, store);
    reader.read(graph, stop, progress);
    return store;
}

} // namespace

namespace ingest::mcp {

std::string GraphFile::where(const GraphRecord &record) const
{
    return fmt::format("{} {}", form == Form::Lines ? "line" : "element", record.number);
}

std::string memberOf(const Json &object, const char *key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    return found != object.end() && lossless::isString(*found) ? textOf(*found) : std::string();
}

std::optional<std::string> observationText(const Json &observation)
{
    if (lossless::isString(observation)) {
        return textOf(observation);
    }
    if (lossless::isNumber(observation)) {
        return lossless::numberText(observation);
    }
    if (observation.is_boolean()) {
        return observation.dump();
    }
    for (const char *key : {"content", "text", "observation"}) {
        if (std::string text = memberOf(observation, key); !text.empty()) {
            return text;
        }
    }
    return std::nullopt;
}

std::string observationRef(const std::string &entity, const std::string &text)
{
    return entity + "#" + contentName({text});
}

std::string relationRef(const std::string &from, const std::string &type, const std::string &to)
{
    return "relation:" + contentName({from, type, to});
}

fs::path graphFileOf(const fs::path &path, bool folder)
{
    if (!folder) {
        return path;
    }
    for (const char *name : {"memory.jsonl", "memory.json"}) {
        if (isFile(path / name)) {
            return path / name;
        }
    }
    return {};
}

namespace {

void addGraphRecord(GraphFile &file, std::string_view text, spans::Span span, std::uint64_t number,
                    std::optional<GraphRecord::Kind> kind = {})
{
    GraphRecord record;
    record.span = span;
    record.number = number;
    lossless::Document document = lossless::parse(span.of(text));
    if (!document.ok()) {
        record.error = document.error + ".";
    } else if (!document.value.is_object()) {
        record.error = "It is no object but " + shownValue(document.value) + ".";
    } else {
        record.kind = kind.value_or(graphKindOf(document.value));
        record.value = std::move(document.value);
    }
    file.records.push_back(std::move(record));
}

// {"entities": [], "relations": []}, or an object that holds nothing but one such.
void scanGraphObject(GraphFile &file, std::string_view text, spans::Span object)
{
    std::uint64_t number = 0;
    const auto all = spans::members(text, object);
    for (const auto &[key, value] : all) {
        const bool entities = key.of(text) == "\"entities\"";
        const bool relations = key.of(text) == "\"relations\"";
        if (all.size() == 1 && !entities && !relations && text[value.begin] == '{') {
            for (const auto &[inner, list] : spans::members(text, value)) {
                if (inner.of(text) == "\"entities\"" || inner.of(text) == "\"relations\"") {
                    scanGraphObject(file, text, value);
                    return;
                }
            }
        }
        const auto kind = entities ? GraphRecord::Kind::Entity : GraphRecord::Kind::Relation;
        if ((!entities && !relations) || (text[value.begin] != '[' && text[value.begin] != '{')) {
            continue;
        }
        file.form = GraphFile::Form::Object;
        if (text[value.begin] == '{') { // by their names
            file.named = true;
            for (const auto &[name, element] : spans::members(text, value)) {
                addGraphRecord(file, text, element, ++number, kind);
                GraphRecord &record = file.records.back();
                if (entities && record.value.is_object() && !record.value.contains("name")) {
                    record.value["name"] = lossless::parse(name.of(text)).value;
                }
            }
            continue;
        }
        (entities ? file.entities : file.relations) = value;
        for (const spans::Span &element : spans::elements(text, value)) {
            addGraphRecord(file, text, element, ++number, kind);
        }
    }
}

} // namespace

GraphFile scanGraph(std::string_view text, const std::stop_token &stop)
{
    GraphFile file;
    const std::size_t start = spans::skipSpace(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    const std::size_t end = start < text.size() ? spans::skipValue(text, start) : text.size();
    const spans::Span first{start, std::min(end, text.size())};
    if (start < text.size() && text[start] == '[') {
        file.form = GraphFile::Form::List;
        file.entities = first;
        std::uint64_t number = 0;
        for (const spans::Span &element : spans::elements(text, first)) {
            if (stop.stop_requested()) {
                break;
            }
            addGraphRecord(file, text, element, ++number);
        }
        if (end == std::string_view::npos) {
            file.error = "The list has no end; what stands complete is taken.";
        }
        return file;
    }
    if (start < text.size() && text[start] == '{') {
        scanGraphObject(file, text, first);
        if (file.form == GraphFile::Form::Object) {
            if (end == std::string_view::npos) {
                file.error = "The object has no end; what stands complete is taken.";
            }
            return file;
        }
    }
    for (const spans::Part &part : spans::parts(text, start, stop)) {
        if (part.whole) {
            addGraphRecord(file, text, part.span, part.line);
            continue;
        }
        GraphRecord record;
        record.span = part.span;
        record.number = part.line;
        record.error = text[part.span.begin] == '{' || text[part.span.begin] == '[' ? "The line ends within its object."
                                                                                    : "Here stands no object.";
        file.records.push_back(std::move(record));
    }
    return file;
}

} // namespace ingest::mcp

ingest::Importer ingest::mcpMemory()
{
    Importer importer;
    importer.format = {mcp::kFormat, "MCP memory server", true, false,
                       "a knowledge graph with entities (name, entityType, observations) and relations (from, to, "
                       "relationType), one object a line, one list, or memory.jsonl in a folder"};
    importer.format.handsBack = "the graph's file with the decided observations and relations changed, every other "
                                "byte as it was";
    importer.accepts = acceptsGraph;
    importer.read = readGraph;
    importer.handBack = mcp::handBack;
    importer.restores = true;
    importer.handsBackInPlace = true;
    importer.places = {{"MEMORY_FILE_PATH", ""},
                       {"HOME", ".aim"},
                       {"HOME", ".npm/_npx/*/node_modules/@modelcontextprotocol/server-memory/dist"}};
    return importer;
}

} // namespace credence
