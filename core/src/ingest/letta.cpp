// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Letta's agent file, .af (letta/schemas/agent_file.py, and the first version with one agent at the top). A block of
// core memory is what the agent holds for true and names no sources: a belief. What a user and the agent said to each
// other is episodes. Ids hold in one file only, so that a block is named by its label, a message by what it says.
// Environment variables of tools may hold secrets: they are never read.
#include "ingest/importer.h"
#include "ingest/jsonspans.h"
#include "ingest/pieces.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace credence {

namespace fs = std::filesystem;
namespace spans = ingest::spans;
using ingest::Json;

namespace {

constexpr const char *kLetta = "letta";

std::string lettaText(const Json &object, const char *key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    return found != object.end() && lossless::isString(*found) ? ingest::textOf(*found) : std::string();
}

const Json *lettaList(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_array() ? &*found : nullptr;
}

bool isLettaBlock(const Json &block)
{
    return block.is_object() && block.contains("label") && block.contains("value");
}

bool isLettaFile(const Json &value)
{
    const Json *agents = lettaList(value, "agents"), *blocks = lettaList(value, "blocks");
    if (agents && blocks) {
        const bool agent = std::any_of(agents->begin(), agents->end(), [](const Json &one) {
            return one.is_object() &&
                   (one.contains("block_ids") || one.contains("in_context_message_ids") || one.contains("agent_type"));
        });
        return agent || std::any_of(blocks->begin(), blocks->end(), isLettaBlock);
    }
    const Json *core = lettaList(value, "core_memory");
    return core && value.contains("agent_type") && std::any_of(core->begin(), core->end(), isLettaBlock);
}

bool acceptsLetta(const ingest::Probe &probe)
{
    if (probe.folder || probe.database ||
        !ingest::trimmed(std::string_view(probe.head).substr(0, 4096)).starts_with('{')) {
        return false;
    }
    if (probe.head.find("\"core_memory\"") == std::string::npos && probe.head.find("\"agents\"") == std::string::npos) {
        return false;
    }
    if (probe.complete) {
        return isLettaFile(lossless::parse(probe.head).value);
    }
    constexpr std::uintmax_t kMost = std::uintmax_t(256) << 20U;
    std::error_code error;
    if (fs::file_size(probe.path, error) > kMost || error) {
        return false;
    }
    const auto whole = ingest::readFile(probe.path); // what tells may stand at the end
    return whole && isLettaFile(lossless::parse(*whole).value);
}

// What was said; of a message that wraps it in JSON, as Letta does for users, the words inside.
std::string messageWords(const Json &message)
{
    std::string words = lettaText(message, "text");
    const auto content = message.find("content");
    if (content != message.end() && lossless::isString(*content)) {
        words = ingest::textOf(*content);
    } else if (const Json *parts = lettaList(message, "content")) {
        words.clear();
        for (const Json &part : *parts) {
            if (const std::string text = lettaText(part, "text"); !text.empty()) {
                words += (words.empty() ? "" : "\n") + text;
            }
        }
    }
    if (ingest::trimmed(words).starts_with('{')) {
        const lossless::Document inner = lossless::parse(words);
        const std::string type = inner.ok() ? lettaText(inner.value, "type") : std::string();
        if (type == "user_message") {
            return lettaText(inner.value, "message");
        }
        if (type == "heartbeat" || type == "login" || type == "system_alert") {
            return {};
        }
    }
    return words;
}

class LettaReader {
public:
    LettaReader(const fs::path &file, ForeignStore &store, std::string scope)
        : m_file(file), m_name(displayText(file.filename().string())), m_store(store), m_scope(std::move(scope))
    {
    }

    void read(const Json &value, const std::stop_token &stop)
    {
        const Json *agents = lettaList(value, "agents");
        if (!agents) {
            const std::string scope = scopeOf(value);
            readBlocks(lettaList(value, "core_memory"), scope, nullptr);
            readMessages(lettaList(value, "messages"), scope, {});
            return;
        }
        std::set<std::string> owned;
        for (const Json &agent : *agents) {
            if (stop.stop_requested() || !agent.is_object()) {
                continue;
            }
            const std::string scope = scopeOf(agent);
            std::set<std::string> ids;
            if (const Json *list = lettaList(agent, "block_ids")) {
                for (const Json &id : *list) {
                    if (lossless::isString(id)) {
                        ids.insert(ingest::textOf(id));
                    }
                }
            }
            owned.insert(ids.begin(), ids.end());
            readBlocks(lettaList(value, "blocks"), scope, &ids);
            readMessages(lettaList(agent, "messages"), scope, lettaText(agent, "id"));
        }
        if (const Json *blocks = lettaList(value, "blocks")) { // of no agent
            std::set<std::string> free;
            for (const Json &block : *blocks) {
                if (const std::string id = lettaText(block, "id"); !owned.contains(id)) {
                    free.insert(id);
                }
            }
            if (!free.empty()) {
                readBlocks(blocks, m_scope.empty() ? "default" : m_scope, &free);
            }
        }
    }

    void finish()
    {
        for (const auto &[role, count] : m_others) {
            m_store.problems.push_back(
                {m_name, "unmapped",
                 fmt::format("Messages of the role {}, which are not taken: {}.", ingest::excerpt(role), count)});
        }
        if (m_empty > 0) {
            m_store.problems.push_back(
                {m_name, "missing-text", fmt::format("Blocks or messages without words: {}.", m_empty)});
        }
    }

private:
    std::string scopeOf(const Json &agent)
    {
        std::string scope = m_scope.empty() ? lettaText(agent, "name") : m_scope;
        scope = scope.empty() ? "default" : scope;
        if (std::find(m_store.scopes.begin(), m_store.scopes.end(), scope) == m_store.scopes.end()) {
            m_store.scopes.push_back(scope);
        }
        return scope;
    }

    void readBlocks(const Json *blocks, const std::string &scope, const std::set<std::string> *ids)
    {
        if (!blocks) {
            return;
        }
        std::size_t place = 0;
        for (const Json &block : *blocks) {
            ++place;
            if (ids && !ids->contains(lettaText(block, "id"))) {
                continue;
            }
            ++m_store.read;
            const std::string label = lettaText(block, "label"), value = lettaText(block, "value");
            if (label.empty() || ingest::trimmed(value).empty()) {
                ++m_store.skipped;
                ++m_empty;
                continue;
            }
            MemoryDraft draft;
            draft.where = fmt::format("{} block {}", m_name, displayText(label));
            draft.order = ++m_order;
            Memory &m = draft.memory;
            m.scope = scope;
            m.kind = Kind::Reflection;
            m.shape = Shape::Insight;
            m.text = value;
            m.sourceSystem = kLetta;
            m.sourceRef = "block:" + label;
            m.tags = {label};
            if (!m_refs.emplace(scope, m.sourceRef).second) {
                ++m_store.skipped;
                m_store.problems.push_back(
                    {draft.where, "duplicate-id", "The agent has two blocks of this label; the first stays."});
                continue;
            }
            Json extra = Json::object();
            for (const char *key : {"description", "limit", "read_only"}) {
                if (block.contains(key) && !block[key].is_null()) {
                    extra[key] = block[key];
                }
            }
            // A belief that was handed back says so.
            if (const auto meta = block.find("metadata"); meta != block.end() && meta->is_object()) {
                if (const std::string ours = lettaText(*meta, "credence_id"); !ours.empty()) {
                    extra["credence_id"] = lossless::encode(ours);
                }
            }
            m.extra = extra.empty() ? std::string() : lossless::dumpForm(extra);
            ingest::assumeWritten(draft, m_file);
            m_store.scopes.push_back(scope);
            std::sort(m_store.scopes.begin(), m_store.scopes.end());
            m_store.scopes.erase(std::unique(m_store.scopes.begin(), m_store.scopes.end()), m_store.scopes.end());
            m_store.memories.push_back(std::move(draft));
        }
    }

    void readMessages(const Json *messages, const std::string &scope, const std::string &session)
    {
        std::size_t place = 0;
        for (const Json &message : messages ? *messages : Json::array()) {
            ++m_store.read;
            ++place;
            const std::string role = lettaText(message, "role");
            if (role != "user" && role != "assistant") {
                ++m_others[role.empty() ? "(none)" : role];
                ++m_store.skipped;
                continue;
            }
            MemoryDraft draft;
            draft.where = fmt::format("{} message {}", m_name, place);
            draft.order = ++m_order;
            Memory &m = draft.memory;
            m.text = messageWords(message);
            if (ingest::trimmed(m.text).empty()) {
                ++m_empty; // a tool's call, a heartbeat
                ++m_store.skipped;
                continue;
            }
            m.scope = scope;
            m.sourceSystem = kLetta;
            m.actor = role;
            m.session = session;
            const std::string created = lettaText(message, "created_at");
            draft.alike = "message:" + ingest::contentName({role, created, m.text});
            const int count = ++m_messages[{scope, draft.alike}];
            m.sourceRef = count == 1 ? draft.alike : fmt::format("{}-{}", draft.alike, count);
            if (!ingest::setCreated(m, created, std::nullopt)) {
                ingest::assumeWritten(draft, m_file);
            }
            m_store.memories.push_back(std::move(draft));
        }
    }

    const fs::path &m_file;
    std::string m_name;
    ForeignStore &m_store;
    std::string m_scope;
    std::set<std::pair<std::string, std::string>> m_refs;
    std::map<std::pair<std::string, std::string>, int> m_messages;
    std::map<std::string, std::uint64_t> m_others;
    std::uint64_t m_empty = 0;
    std::int64_t m_order = 0;
};

Result<ForeignStore> readLetta(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                               const Progress &)
{
    const auto text = ingest::readFile(probe.path);
    if (!text) {
        return text.error();
    }
    const lossless::Document document = lossless::parse(*text, {}, stop);
    if (!isLettaFile(document.value)) {
        return Error{Errc::Unsupported,
                     "This is no agent file of Letta" + (document.ok() ? "." : ": " + document.error + "."),
                     ingest::shown(probe.path)};
    }
    ForeignStore store;
    if (!document.ok()) {
        store.problems.push_back({displayText(probe.path.filename().string()), "bad-json",
                                  document.error + "; what stands before is taken."});
    }
    LettaReader reader(probe.path, store, options.scope);
    reader.read(document.value, stop);
    reader.finish();
    return store;
}

// --- handing back: the values of blocks, and new blocks ---

// Where a new block goes: into the list of blocks, and its id into the agent's list.
struct LettaPlaces {
    spans::Span blocks, agentBlocks;
    std::size_t agents = 0;       // of this name
    std::set<std::string> labels; // of all blocks
    std::uint64_t next = 0;       // number of the next id, "block-7"
};

LettaPlaces lettaPlaces(const std::string &text, const std::string &scope)
{
    LettaPlaces places;
    const std::size_t start = spans::skipSpace(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    const auto said = [&](spans::Span value) {
        const lossless::Document document = lossless::parse(value.of(text));
        return document.ok() && lossless::isString(document.value) ? ingest::textOf(document.value) : std::string();
    };
    spans::Span agents;
    for (const auto &[key, list] : spans::members(text, {start, text.size()})) {
        if (text[list.begin] != '[') {
            continue;
        }
        if (key.of(text) == "\"agents\"") {
            agents = list;
        } else if (key.of(text) == "\"blocks\"") {
            places.blocks = list;
        }
    }
    if (!places.blocks.empty()) {
        for (const spans::Span &block : spans::elements(text, places.blocks)) {
            for (const auto &[name, value] : spans::members(text, block)) {
                if (name.of(text) == "\"label\"") {
                    places.labels.insert(said(value));
                } else if (name.of(text) == "\"id\"") {
                    const std::string id = said(value);
                    if (id.starts_with("block-") && id.size() < 20 &&
                        id.find_first_not_of("0123456789", 6) == std::string::npos && id.size() > 6) {
                        places.next = std::max<std::uint64_t>(places.next, std::stoull(id.substr(6)) + 1);
                    }
                }
            }
        }
    }
    const std::vector<spans::Span> all = agents.empty() ? std::vector<spans::Span>() : spans::elements(text, agents);
    for (const spans::Span &agent : all) {
        std::string name;
        spans::Span list;
        for (const auto &[key, value] : spans::members(text, agent)) {
            if (key.of(text) == "\"name\"") {
                name = said(value);
            } else if (key.of(text) == "\"block_ids\"" && text[value.begin] == '[') {
                list = value;
            }
        }
        if (name == scope || all.size() == 1) {
            ++places.agents;
            places.agentBlocks = list;
        }
    }
    return places;
}

struct LettaBlock {
    std::string label;
    spans::Span value;
    std::optional<std::string> now;
};

std::vector<LettaBlock> lettaBlocks(const std::string &text)
{
    std::vector<LettaBlock> found;
    const std::size_t start = spans::skipSpace(text, text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    for (const auto &[key, list] : spans::members(text, {start, text.size()})) {
        if ((key.of(text) != "\"blocks\"" && key.of(text) != "\"core_memory\"") || text[list.begin] != '[') {
            continue;
        }
        for (const spans::Span &element : spans::elements(text, list)) {
            LettaBlock block;
            for (const auto &[name, value] : spans::members(text, element)) {
                if (name.of(text) == "\"value\"") {
                    block.value = value;
                } else if (name.of(text) == "\"label\"") {
                    const lossless::Document label = lossless::parse(value.of(text));
                    block.label =
                        label.ok() && lossless::isString(label.value) ? ingest::textOf(label.value) : std::string();
                }
            }
            if (!block.label.empty() && !block.value.empty()) {
                found.push_back(std::move(block));
            }
        }
    }
    return found;
}

Result<HandBackPlan> handBackLetta(const HandBackSet &set, const fs::path &target)
{
    const auto text = ingest::readFile(target);
    if (!text) {
        return text.error();
    }
    std::vector<LettaBlock> blocks = lettaBlocks(*text);
    LettaPlaces places = lettaPlaces(*text, set.scope);
    std::vector<std::string> newBlocks, newIds;
    HandBackPlan plan;
    // A block of its own, for a belief that takes no other's place.
    const auto addBlock = [&](const HandBackItem &item) -> std::string {
        const Memory &m = item.memory;
        if (places.blocks.empty() || places.agents == 0 || places.agentBlocks.empty()) {
            return "This form of the file has no list of blocks that its agent could take one from; make one in Letta.";
        }
        if (places.agents > 1) {
            return "Several agents have this name, and nothing tells which of them it is for.";
        }
        if (ingest::trimmed(m.text).empty() || !lossless::canWriteBytes(m.text)) {
            return "Its text can't stand in JSON.";
        }
        std::string tail;
        for (const char c : m.id.value) {
            tail += std::isxdigit(static_cast<unsigned char>(c)) != 0 ? std::string(1, c) : "";
        }
        std::string label = "belief_" + tail.substr(tail.size() > 8 ? tail.size() - 8 : 0);
        while (!places.labels.insert(label).second) {
            label += "_";
        }
        const std::string id = fmt::format("block-{}", places.next++);
        constexpr std::uint64_t kLettaLimit = 5000; // of its characters, unless one says otherwise
        nlohmann::ordered_json block{{"id", id},
                                     {"label", label},
                                     {"value", lossless::encode(m.text)},
                                     {"limit", std::max(kLettaLimit, std::uint64_t(ingest::codePoints(m.text)))},
                                     {"description", "A belief that a person approved in Credence"},
                                     {"metadata", {{"credence_id", lossless::encode(m.id.value)}}}};
        newBlocks.push_back(lossless::write(block));
        newIds.push_back(lossless::write(nlohmann::ordered_json(id)));
        return {};
    };
    // Gives the reason why not.
    const auto say = [&](const std::string &ref, const std::string &words) -> std::string {
        if (!ref.starts_with("block:")) {
            return "Messages of an agent file are its history; change them in Letta.";
        }
        const auto count =
            std::count_if(blocks.begin(), blocks.end(), [&](const LettaBlock &b) { return "block:" + b.label == ref; });
        if (count != 1) {
            return count == 0 ? "There is no block of this label." : "Several agents have a block of this label.";
        }
        if (!lossless::canWriteBytes(words)) {
            return "Its text can't stand in JSON.";
        }
        for (LettaBlock &block : blocks) {
            if ("block:" + block.label == ref) {
                block.now = words;
            }
        }
        return {};
    };
    std::set<std::string> taken;
    const auto done = [&](const HandBackItem &item, const std::string &why) {
        if (why.empty()) {
            ++plan.said;
        } else {
            const Memory &m = item.memory;
            plan.left.push_back({displayText(m.sourceRef.empty() ? m.id.value : m.sourceRef), "unmapped", why});
        }
    };
    for (const HandBackItem &item : set.items) {
        if (item.kind != HandBackKind::Added) {
            continue;
        }
        const bool replaces = std::any_of(item.replaces.begin(), item.replaces.end(),
                                          [](const std::string &ref) { return ref.starts_with("block:"); });
        std::string why = replaces ? std::string("The block that it replaces is not there.") : addBlock(item);
        for (const std::string &ref : item.replaces) {
            if (ref.starts_with("block:") && !why.empty()) {
                why = say(ref, item.memory.text);
                if (why.empty()) {
                    taken.insert(ref);
                }
            }
        }
        done(item, why);
    }
    for (const HandBackItem &item : set.items) {
        const std::string &ref = item.memory.sourceRef;
        if (item.kind == HandBackKind::Added) {
            continue;
        }
        if (taken.contains(ref)) {
            ++plan.said;
        } else if (item.kind == HandBackKind::Archived) {
            done(item, "It was merged into a narrative that did not take its place; it stays.");
        } else {
            const bool words = item.kind == HandBackKind::Redacted || item.kind == HandBackKind::Restored;
            done(item, say(ref, words ? item.memory.text : std::string()));
        }
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({displayText(decision.id.empty() ? decision.state : decision.id), "unmapped",
                             "An agent file keeps no writes that wait."});
    }
    std::map<std::size_t, std::pair<std::size_t, std::string>> edits; // begin: end, what stands there then
    std::size_t changed = 0;
    for (const LettaBlock &block : blocks) {
        if (block.now) {
            edits[block.value.begin] = {block.value.end,
                                        lossless::write(nlohmann::ordered_json(lossless::encode(*block.now)))};
            ++changed;
        }
    }
    const auto append = [&](spans::Span list, const std::vector<std::string> &elements) {
        std::string joined;
        bool first = spans::elements(*text, list).empty();
        for (const std::string &one : elements) {
            joined += (first ? "" : ", ") + one;
            first = false;
        }
        if (!elements.empty()) {
            edits[list.end - 1] = {list.end - 1, joined};
        }
    };
    append(places.blocks, newBlocks);
    append(places.agentBlocks, newIds);
    std::string out;
    std::size_t at = 0;
    for (const auto &[begin, edit] : edits) {
        out.append(*text, at, begin - at);
        out += edit.second;
        at = edit.first;
    }
    out.append(*text, at, std::string::npos);
    if (out != *text) {
        plan.writes.push_back({target, PlannedWrite::What::Replace, *text, std::move(out),
                               fmt::format("Blocks with another value: {}; new ones: {}", changed, newBlocks.size()),
                               false});
        plan.advice = "An agent file is taken by importing it in Letta, which makes an agent of it; a block withdrawn "
                      "here is empty there.";
    }
    return plan;
}

} // namespace

ingest::Importer ingest::lettaFile()
{
    Importer importer;
    importer.format = {kLetta, "Letta agent file", true, false,
                       "a JSON file (.af) with agents and blocks, or one agent with core_memory"};
    importer.format.handsBack =
        "the agent file with the decided blocks changed and new beliefs as blocks of its agent, every other byte as it "
        "was";
    importer.accepts = acceptsLetta;
    importer.read = readLetta;
    importer.handBack = handBackLetta;
    importer.restores = true;
    importer.handsBackInPlace = true;
    return importer;
}

} // namespace credence
