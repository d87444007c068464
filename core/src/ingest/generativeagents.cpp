// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The store of Generative Agents (Park et al. 2023), as its released code writes it: nodes.json with events, chats and
// thoughts, embeddings.json by text, kw_strength.json, and scratch.json with the agent's own state.
#include "ingest/importer.h"
#include "ingest/record.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <unordered_map>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::Record;
using ingest::shownValue;
using ingest::textOf;

namespace {

constexpr const char *kAgentsFormat = "generative-agents";

// Where one persona's memory lies.
struct Persona {
    fs::path nodes;
    fs::path folder;   // with scratch.json and spatial_memory.json; empty if unknown
    std::string name;  // of the persona's folder; empty if the path does not tell
    std::string label; // before "nodes.json" in messages
};

bool present(const fs::path &path)
{
    std::error_code error;
    return fs::exists(path, error);
}

// …/PERSONA/bootstrap_memory/associative_memory/nodes.json
Persona personaOf(const fs::path &nodes)
{
    std::error_code error;
    const fs::path whole = fs::absolute(nodes, error).lexically_normal();
    const fs::path memory = whole.parent_path();
    const fs::path bootstrap = memory.parent_path();
    Persona persona;
    persona.nodes = nodes;
    if (memory.filename() == "associative_memory") {
        persona.folder = bootstrap;
        if (bootstrap.filename() == "bootstrap_memory") {
            persona.name = displayText(bootstrap.parent_path().filename().string());
        }
    }
    return persona;
}

struct Layout {
    std::vector<Persona> personas;
    fs::path simulation;              // the folder above personas/, if it is one
    std::vector<fs::path> memoryless; // personas without nodes.json
    bool distinct = false;            // the names of the folders alone make it this format
};

Layout layoutOf(const fs::path &path, bool folder)
{
    Layout layout;
    if (!folder) {
        layout.personas.push_back(personaOf(path));
        return layout;
    }
    const fs::path inPersona = fs::path("bootstrap_memory") / "associative_memory" / "nodes.json";
    const std::array<fs::path, 3> single = {"nodes.json", fs::path("associative_memory") / "nodes.json", inPersona};
    for (const fs::path &below : single) {
        if (present(path / below)) {
            layout.personas.push_back(personaOf(path / below));
            layout.distinct = !layout.personas.back().folder.empty();
            return layout;
        }
    }
    const bool simulation = ingest::isFolder(path / "personas");
    const fs::path parent = simulation ? path / "personas" : path;
    if (simulation) {
        layout.simulation = path;
    }
    std::error_code error;
    for (fs::directory_iterator at(parent, error), end; !error && at != end; at.increment(error)) {
        if (present(at->path() / inPersona)) {
            layout.personas.push_back(personaOf(at->path() / inPersona));
            layout.personas.back().label = layout.personas.back().name + "/";
            layout.distinct = true;
        } else if (simulation && ingest::isFolder(at->path())) {
            layout.memoryless.push_back(at->path());
        }
    }
    std::sort(layout.personas.begin(), layout.personas.end(),
              [](const Persona &a, const Persona &b) { return a.nodes < b.nodes; });
    std::sort(layout.memoryless.begin(), layout.memoryless.end());
    return layout;
}

// "node_7" gives 7.
std::optional<std::int64_t> nodeNumber(std::string_view key)
{
    constexpr std::string_view kPrefix = "node_";
    if (!key.starts_with(kPrefix)) {
        return std::nullopt;
    }
    key.remove_prefix(kPrefix.size());
    if (key.empty() || key.size() > 15 || key.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    return std::stoll(std::string(key));
}

bool looksLikeNodes(std::string_view head)
{
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || head[first] != '{' || head.find("\"node_") == std::string_view::npos) {
        return false;
    }
    const lossless::Document document = lossless::parse(head); // of a cut file: the nodes so far
    if (!document.value.is_object()) {
        return false;
    }
    const auto &items = document.value.get_ref<const Json::object_t &>();
    return std::any_of(items.begin(), items.end(), [](const auto &item) {
        const Json &node = item.second;
        return nodeNumber(item.first) && node.is_object() && node.contains("type") &&
               (node.contains("description") || node.contains("poignancy"));
    });
}

bool acceptsAgents(const ingest::Probe &probe)
{
    if (!probe.folder) {
        return looksLikeNodes(probe.head);
    }
    const Layout layout = layoutOf(probe.path, true);
    if (layout.personas.empty() || layout.distinct) {
        return !layout.personas.empty();
    }
    // A folder with some nodes.json: its content decides.
    const Result<ingest::Probe> inner = ingest::probe(layout.personas.front().nodes);
    return inner && !inner->folder && looksLikeNodes(inner->head);
}

// --- nodes ---

// Whether it is a chat.
bool readKind(Record &record, Memory &memory)
{
    Json type = record.take("type");
    const std::string word = lossless::isString(type) ? textOf(type) : std::string();
    memory.kind = word == "thought" ? Kind::Reflection : Kind::Episode;
    memory.shape = memory.kind == Kind::Reflection ? Shape::Insight : Shape::None;
    if (word != "event" && word != "chat" && word != "thought") {
        record.problem("misfit",
                       fmt::format("The node's type is {}, not event, chat or thought; it is taken as an event.",
                                   type.is_null() ? "missing" : shownValue(type)));
    }
    record.keep("type", std::move(type)); // events and chats are both episodes
    return word == "chat";
}

// Only a thought's filling is evidence; a chat's is what was said, an event's the chat that it was.
void readFilling(Record &record, MemoryDraft &draft, bool chat)
{
    Json filling = record.take("filling");
    if (filling.is_null() || (filling.is_array() && filling.empty())) {
        return;
    }
    if (draft.memory.kind == Kind::Reflection) {
        const bool list = filling.is_array() && std::all_of(filling.begin(), filling.end(), [](const Json &entry) {
                              return lossless::isString(entry) && nodeNumber(textOf(entry));
                          });
        if (!list) {
            draft.malformedEvidence = true;
            record.problem(
                "bad-evidence",
                fmt::format("\"filling\" is {}, no list of node ids; it is kept in extra and supports nothing.",
                            filling.is_array() ? "a list of something else" : shownValue(filling)));
            record.keep("filling", std::move(filling));
            return;
        }
        for (const Json &entry : filling) {
            draft.evidence.push_back({textOf(entry), Role::Supports, Granularity::Claim, {}});
        }
        return;
    }
    if (!chat) {
        record.keep("filling", std::move(filling));
        return;
    }
    Json transcript = Json::array();
    for (const Json &line : filling.is_array() ? filling : Json::array({nullptr})) {
        if (!line.is_array() || line.size() != 2 || !line[0].is_string() || !line[1].is_string()) {
            record.problem("misfit",
                           "The transcript in \"filling\" is no list of [speaker, utterance]; kept as it is.");
            record.keep("filling", std::move(filling));
            return;
        }
        transcript.push_back({{"speaker", line[0]}, {"text", line[1]}});
    }
    record.keep("transcript", std::move(transcript));
}

std::optional<MemoryDraft> readNode(Record record, const std::string &key, const std::string &scope)
{
    MemoryDraft draft;
    draft.where = record.where();
    Memory &memory = draft.memory;
    memory.scope = scope;
    memory.sourceSystem = kAgentsFormat;
    memory.sourceRef = lossless::decode(key);

    const std::optional<std::int64_t> number = nodeNumber(memory.sourceRef);
    const std::optional<int> count = record.integer("node_count");
    draft.order = count ? *count : number.value_or(0);
    if (count && count != number) {
        record.keep("node_count", *count);
    }
    const bool chat = readKind(record, memory);
    memory.storedDepth = record.integer("depth");
    memory.subject = record.string("subject");
    memory.predicate = record.string("predicate");
    memory.object = record.string("object");
    // Things act, too, in this town; their addresses ("the Ville:Hobbs Cafe:…") are nobody's name.
    if (memory.kind == Kind::Episode && memory.subject.find(':') == std::string::npos) {
        memory.actor = memory.subject;
    }
    if (record.has("created")) {
        record.created(memory, record.take("created"));
    }
    if (!memory.created && memory.createdText.empty()) {
        record.problem("bad-time", "There is no time of creation; the memory stays timeless.");
    }
    memory.expires = record.time("expiration");
    record.importance(memory, "poignancy", ImportanceScale::OneToTen);
    // The keywords are a set that is written in any order.
    memory.tags = record.strings("keywords");
    std::sort(memory.tags.begin(), memory.tags.end());
    memory.tags.erase(std::unique(memory.tags.begin(), memory.tags.end()), memory.tags.end());

    readFilling(record, draft, chat);

    Json text = record.take("description");
    if (!lossless::isString(text) || textOf(text).empty()) {
        record.problem("missing-text", "There is no description; the node is skipped.");
        return std::nullopt;
    }
    memory.text = textOf(text);
    memory.extra = record.extra();
    return draft;
}

// Keys that stand twice, and what is too deep.
void reportIssues(const lossless::Document &document, const std::string &file, ForeignStore &store)
{
    for (const lossless::Issue &issue : document.issues) {
        const std::string where = file + " " + displayText(issue.key.substr(0, issue.key.find('/')));
        if (issue.kind == lossless::Issue::Kind::TooDeep) {
            store.problems.push_back({where, "misfit",
                                      fmt::format("{} is nested more than {} levels deep; left out.",
                                                  ingest::excerpt(issue.key), lossless::kMaxDepth)});
        } else if (issue.level == 1) {
            ++store.read;
            ++store.skipped;
            store.problems.push_back({where, "duplicate-id", "The node stands twice in the file; the first stays."});
        } else {
            store.problems.push_back({where, "misfit",
                                      fmt::format("The key {} occurs twice; the first is taken, not {}.",
                                                  ingest::excerpt(issue.key), displayText(issue.value))});
        }
    }
}

// --- beside the nodes ---

// A JSON file that need not be there; null if it is not, or not readable (with a problem).
Json readBeside(const fs::path &path, const std::string &where, ForeignStore &store, const std::stop_token &stop)
{
    if (!present(path)) {
        return nullptr;
    }
    const Result<std::string> text = ingest::readFile(path);
    if (!text) {
        store.problems.push_back({where, "unreadable", text.error().message});
        return nullptr;
    }
    lossless::Document document = lossless::parse(*text, {}, stop);
    if (!document.ok()) {
        store.problems.push_back({where, "bad-json", fmt::format("Not taken: {}.", document.error)});
        return nullptr;
    }
    for (const lossless::Issue &issue : document.issues) {
        store.problems.push_back(
            {where, "misfit",
             fmt::format("{} {}.", ingest::excerpt(issue.key),
                         issue.kind == lossless::Issue::Kind::TooDeep ? "is nested too deep; left out"
                                                                      : "occurs twice; the first is taken")});
    }
    return std::move(document.value);
}

// The keys of embeddings.json and the length of its first vector, without reading a number: the file is large (a vector
// takes 34 KB of text) and its vectors are of no use here.
struct Vectors {
    bool readable = true;
    std::uint64_t texts = 0;
    std::uint64_t memories = 0;
    std::uint64_t dimensions = 0;
};

Vectors scanVectors(const fs::path &path, const std::unordered_map<std::string, std::uint64_t> &memoriesByKey,
                    const std::stop_token &stop)
{
    constexpr std::size_t kLongestKey = std::size_t(1) << 20U;
    Vectors result;
    if (!ingest::isFile(path)) {
        result.readable = false;
        return result;
    }
    struct Closer {
        void operator()(std::FILE *file) const { static_cast<void>(std::fclose(file)); }
    };
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
    std::string block(std::size_t(1) << 18U, '\0');
    std::string key; // the last string of the outermost object, as JSON
    std::uint64_t depth = 0;
    std::uint64_t commas = 0;
    bool inString = false;
    bool escaped = false;
    bool started = false;
    while (file && !stop.stop_requested()) {
        const std::size_t got = std::fread(block.data(), 1, block.size(), file.get());
        if (got == 0) {
            break;
        }
        for (std::size_t i = 0; i < got; ++i) {
            const char c = block[i];
            if (inString) {
                if (depth == 1 && key.size() < kLongestKey) {
                    key.push_back(c);
                }
                inString = escaped || c != '"';
                escaped = !escaped && c == '\\';
                continue;
            }
            switch (c) {
            case '"':
                inString = true;
                if (depth == 1) {
                    key.assign(1, c);
                }
                break;
            case '{':
            case '[':
                started = started || c == '{';
                commas = depth == 1 ? 0 : commas;
                ++depth;
                break;
            case '}':
            case ']':
                depth -= depth > 0 ? 1 : 0;
                if (depth == 1 && result.dimensions == 0) {
                    result.dimensions = commas + 1;
                }
                break;
            case ',':
                ++commas;
                break;
            case ':':
                if (depth == 1) {
                    ++result.texts;
                    const lossless::Document text = lossless::parse(key);
                    if (text.ok() && lossless::isString(text.value)) {
                        const auto found = memoriesByKey.find(textOf(text.value));
                        result.memories += found == memoriesByKey.end() ? 0 : found->second;
                    }
                }
                break;
            default:
                break;
            }
        }
    }
    result.readable = file && std::ferror(file.get()) == 0 && started && depth == 0 && !inString;
    return result;
}

// --- one persona ---

class PersonaReader {
public:
    PersonaReader(const Persona &persona, ForeignStore &store, const std::stop_token &stop)
        : m_persona(persona), m_store(store), m_stop(stop)
    {
    }

    // Unsupported, Io, NotFound: nodes.json holds nothing to read.
    Result<void> read(const std::function<void(double)> &share)
    {
        const std::string file = m_persona.label + displayText(m_persona.nodes.filename().string());
        Result<std::string> text = ingest::readFile(m_persona.nodes);
        if (!text) {
            return text.error();
        }
        const std::string kept = ingest::untouchable(*text);
        if (const std::string what = kept.empty() ? ingest::stranger(*text) : kept; !what.empty()) {
            return Error{Errc::Unsupported, what, file};
        }
        lossless::Document document = lossless::parse(*text, {}, m_stop);
        text->clear();
        text->shrink_to_fit();
        if (!document.value.is_object()) {
            return Error{Errc::Unsupported,
                         fmt::format("This is no object of nodes{}.", document.ok() ? "" : ": " + document.error),
                         file};
        }
        share(0.5);
        Json state = readState();
        m_scope = scopeFrom(state);
        if (std::find(m_store.scopes.begin(), m_store.scopes.end(), m_scope) == m_store.scopes.end()) {
            m_store.scopes.push_back(m_scope);
        }
        if (!document.ok()) {
            m_store.problems.push_back(
                {file, "bad-json",
                 fmt::format("{}; the {} nodes before the damage are taken.", document.error, document.value.size())});
        }
        reportIssues(document, file, m_store);
        readNodes(document.value, file, share);
        addVectors(state);
        if (!state.empty()) {
            m_store.agentStates.push_back({m_scope, lossless::dumpForm(state)});
        }
        return {};
    }

    void addSimulation(const Json &simulation) { m_simulation = simulation; }

private:
    void readNodes(Json &nodes, const std::string &file, const std::function<void(double)> &share)
    {
        std::vector<MemoryDraft> drafts;
        drafts.reserve(nodes.size());
        std::size_t done = 0;
        for (auto &[key, node] : nodes.items()) {
            if (m_stop.stop_requested()) {
                return;
            }
            share(0.5 + 0.5 * static_cast<double>(++done) / static_cast<double>(nodes.size()));
            ++m_store.read;
            const std::string where = file + " " + displayText(lossless::decode(key));
            if (!node.is_object()) {
                ++m_store.skipped;
                m_store.problems.push_back(
                    {where, "bad-record", fmt::format("The node is no object but {}. Skipped.", shownValue(node))});
                continue;
            }
            const auto embedding = node.find("embedding_key");
            if (embedding != node.end() && lossless::isString(*embedding)) {
                ++m_byEmbeddingKey[textOf(*embedding)];
            }
            if (auto draft = readNode(Record(std::move(node), where, m_store), key, m_scope)) {
                drafts.push_back(std::move(*draft));
            } else {
                ++m_store.skipped;
            }
        }
        // The keys run backwards in the file; node_count tells the order.
        std::stable_sort(drafts.begin(), drafts.end(),
                         [](const MemoryDraft &a, const MemoryDraft &b) { return a.order < b.order; });
        std::move(drafts.begin(), drafts.end(), std::back_inserter(m_store.memories));
    }

    // scratch.json as it is, with the small files beside it under their names.
    Json readState()
    {
        Json state = Json::object();
        if (m_persona.folder.empty()) {
            return state;
        }
        Json scratch = readBeside(m_persona.folder / "scratch.json", m_persona.label + "scratch.json", m_store, m_stop);
        if (scratch.is_object()) {
            state = std::move(scratch);
        } else if (!scratch.is_null()) {
            state["scratch"] = std::move(scratch);
        }
        const auto add = [&](const char *key, Json value) {
            if (!value.is_null() && !state.contains(key)) {
                state[key] = std::move(value);
            }
        };
        add("spatial_memory", readBeside(m_persona.folder / "spatial_memory.json",
                                         m_persona.label + "spatial_memory.json", m_store, m_stop));
        Json strength = readBeside(m_persona.nodes.parent_path() / "kw_strength.json",
                                   m_persona.label + "kw_strength.json", m_store, m_stop);
        if (strength.is_object() && strength.contains("kw_strength_event") &&
            strength.contains("kw_strength_thought")) {
            add("kw_strength_event", strength["kw_strength_event"]);
            add("kw_strength_thought", strength["kw_strength_thought"]);
        } else {
            add("kw_strength", std::move(strength));
        }
        add("simulation", m_simulation);
        return state;
    }

    void addVectors(Json &state)
    {
        const fs::path path = m_persona.nodes.parent_path() / "embeddings.json";
        if (!present(path)) {
            return;
        }
        const std::string where = m_persona.label + "embeddings.json";
        const Vectors vectors = scanVectors(path, m_byEmbeddingKey, m_stop);
        if (!vectors.readable) {
            m_store.problems.push_back(
                {where, "bad-vector", "It is no object of vectors; no matter for the memories."});
            return;
        }
        state["embeddings"] = {
            {"texts", vectors.texts}, {"memories_with_vector", vectors.memories}, {"dimensions", vectors.dimensions}};
        m_store.problems.push_back(
            {where, "unmapped",
             fmt::format("{} texts have a vector of {} numbers, which serve {} memories. Vectors are not taken: they "
                         "belong to a model that the file does not name.",
                         vectors.texts, vectors.dimensions, vectors.memories)});
    }

    [[nodiscard]] std::string scopeFrom(const Json &state) const
    {
        if (!m_persona.name.empty()) {
            return m_persona.name;
        }
        const auto name = state.find("name");
        const bool named = name != state.end() && lossless::isString(*name) && !textOf(*name).empty();
        return named ? textOf(*name) : "default";
    }

    const Persona &m_persona;
    ForeignStore &m_store;
    const std::stop_token &m_stop;
    Json m_simulation;
    std::string m_scope;
    std::unordered_map<std::string, std::uint64_t> m_byEmbeddingKey;
};

Result<ForeignStore> readAgents(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                const Progress &progress)
{
    const Layout layout = layoutOf(probe.path, probe.folder);
    if (layout.personas.empty()) {
        return Error{Errc::Unsupported,
                     "There is no nodes.json of Generative Agents in this folder, nor in personas below it.",
                     ingest::shown(probe.path)};
    }
    ForeignStore store;
    for (const fs::path &folder : layout.memoryless) {
        store.problems.push_back({ingest::shown(folder.filename()), "unreadable",
                                  "This persona has no bootstrap_memory/associative_memory/nodes.json."});
    }
    const Json simulation = layout.simulation.empty() ? Json()
                                                      : readBeside(layout.simulation / "reverie" / "meta.json",
                                                                   "reverie/meta.json", store, stop);
    const bool several = layout.personas.size() > 1;
    constexpr std::uint64_t kShares = 1000;
    const std::uint64_t total = kShares * layout.personas.size();
    ingest::Meter meter(progress, total);
    std::uint64_t before = 0;
    for (const Persona &persona : layout.personas) {
        if (stop.stop_requested()) {
            break;
        }
        PersonaReader reader(persona, store, stop);
        reader.addSimulation(simulation);
        const Result<void> done = reader.read(
            [&](double share) { meter.at(before + static_cast<std::uint64_t>(share * static_cast<double>(kShares))); });
        if (!done && !several && !stop.stop_requested()) {
            return done.error();
        }
        if (!done) {
            store.problems.push_back({persona.label + "nodes.json", "unreadable", done.error().message});
        }
        before += kShares;
        meter.at(before);
    }
    if (const Result<void> renamed = ingest::overrideScope(store, options.scope); !renamed) {
        return renamed.error();
    }
    return store;
}

} // namespace

ingest::Importer ingest::generativeAgents()
{
    Importer importer;
    importer.format = {kAgentsFormat, "Generative Agents", true, false,
                       "a nodes.json with an object of node_1, node_2, …, the folder of a persona that holds one, or "
                       "the folder of a simulation with personas"};
    importer.accepts = acceptsAgents;
    importer.read = readAgents;
    return importer;
}

} // namespace credence
