// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// EverOS: its Markdown is the truth; system.db beside it adds raw messages (memcells), clusters and reports of merges.
// Daily entries are episodes, merged ones narratives, facts, foresights, decisions, profiles and skills reflections.
#include "ingest/everos.h"
#include "ingest/everos_system.h"
#include "ingest/everos_write.h"
#include "ingest/record.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>

namespace credence {

namespace fs = std::filesystem;
using everos::Entry;
using everos::FileKind;
using everos::Owner;
using ingest::Json;
using ingest::textOf;

namespace {

// One entry or item with what other records need to find it.
struct EverosUnit {
    const everos::File *file = nullptr;
    const Entry *entry = nullptr; // of a daily file
    std::string ref;
    std::size_t draft = 0;
    std::string parentType, parentId;
    bool merged = false;
};

struct EverosSpace {
    std::string scope;
    std::vector<EverosUnit> units;
    std::multimap<std::string, std::size_t> byId;     // entry id: place in units
    std::multimap<std::string, std::size_t> byParent; // of episodes: memcell
    std::set<std::string> parents;                    // that entries name
    std::set<std::string> memcells;                   // taken as episodes of this scope
};

std::string everosHash(std::string_view text)
{
    std::array<unsigned char, crypto_generichash_BYTES_MIN> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(text.data()), text.size(),
                       nullptr, 0);
    std::string out;
    for (std::size_t i = 0; i < 6; ++i) {
        fmt::format_to(std::back_inserter(out), "{:02x}", hash.at(i));
    }
    return out;
}

// "[a, b]" as inline fields write lists.
std::vector<std::string> everosList(std::string_view text)
{
    std::vector<std::string> all;
    if (!text.starts_with('[') || !text.ends_with(']')) {
        if (!text.empty()) {
            all.emplace_back(text);
        }
        return all;
    }
    text = text.substr(1, text.size() - 2);
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        std::string_view one = text.substr(0, comma);
        text = text.substr(std::min(comma + 1, text.size()));
        while (!one.empty() && (one.front() == ' ' || one.front() == '\'' || one.front() == '"')) {
            one.remove_prefix(1);
        }
        while (!one.empty() && (one.back() == ' ' || one.back() == '\'' || one.back() == '"')) {
            one.remove_suffix(1);
        }
        if (!one.empty()) {
            all.emplace_back(one);
        }
    }
    return all;
}

std::optional<Time> everosMillis(const Json &value)
{
    // Years 1 to 9999.
    if (!value.is_number_integer() || value.get<std::int64_t>() < -62135596800000 ||
        value.get<std::int64_t>() > 253402300799999) {
        return std::nullopt;
    }
    return Time(std::chrono::milliseconds(value.get<std::int64_t>()));
}

class EverosReader {
public:
    EverosReader(ForeignStore &store, everos::Tree tree, const std::stop_token &stop)
        : m_store(store), m_tree(std::move(tree)), m_stop(stop)
    {
    }

    void read(const Progress &progress)
    {
        m_system = everos::readSystem(m_tree.root, m_store.problems, m_stop);
        std::vector<Owner> owners;
        for (const everos::File &file : m_tree.files) {
            owners.push_back(file.owner);
        }
        for (const auto &[owner, scope] : everos::scopesOf(owners)) {
            m_spaces[owner].scope = scope;
            m_store.scopes.push_back(scope);
        }
        ingest::Meter meter(progress, m_tree.files.size());
        std::uint64_t done = 0;
        for (const everos::File &file : m_tree.files) {
            if (m_stop.stop_requested()) {
                return;
            }
            readFile(file);
            meter.at(++done);
        }
        takeMemcells();
        for (auto &[owner, space] : m_spaces) {
            link(space);
            retire(owner, space);
            merge(owner, space);
        }
        note();
        addStates();
    }

private:
    void problem(const std::string &where, const char *kind, std::string message)
    {
        m_store.problems.push_back({where, kind, std::move(message)});
    }
    MemoryDraft &draftOf(const EverosUnit &unit) { return m_store.memories[unit.draft]; }

    // A memcell is a stretch of the conversation; it is everybody's whose entries came of it.
    void takeMemcells()
    {
        for (const everos::Memcell &cell : m_system.memcells) {
            const std::string &id = cell.id;
            std::vector<EverosSpace *> takers;
            const std::vector<std::string> senders = everos::columnStrings(cell.senders);
            for (auto &[owner, space] : m_spaces) {
                if (owner.app == cell.app && owner.project == cell.project && space.parents.contains(id)) {
                    takers.push_back(&space);
                }
            }
            for (auto &[owner, space] : m_spaces) { // none yet: those who spoke
                if (takers.empty() && owner.app == cell.app && owner.project == cell.project &&
                    std::find(senders.begin(), senders.end(), owner.id) != senders.end()) {
                    takers.push_back(&space);
                }
            }
            const std::string where = "system.db memcell " + displayText(id);
            m_store.read += std::max<std::size_t>(takers.size(), 1);
            if (takers.empty()) {
                ++m_store.skipped;
                problem(where, "unmapped", "No entry comes of these messages and none of who spoke has a folder here.");
                continue;
            }
            addMemcell(cell, senders, takers, where);
        }
    }

    void addMemcell(const everos::Memcell &cell, const std::vector<std::string> &senders,
                    const std::vector<EverosSpace *> &takers, const std::string &where)
    {
        MemoryDraft draft;
        Memory &memory = draft.memory;
        draft.where = where;
        draft.order = m_order++;
        const everos::Conversation said = everos::conversationOf(cell);
        memory.text = said.text;
        if (memory.text.empty()) {
            m_store.skipped += takers.size();
            problem(where, "missing-text", "The messages hold no text; skipped.");
            return;
        }
        memory.session = cell.session;
        memory.actor = !said.first.empty() ? said.first : senders.empty() ? std::string() : senders.front();
        memory.entities = senders;
        memory.sourceRef = cell.id;
        setTime(memory, cell.timestamp, where);
        Json extra = {{"type", "memcell"}, {"messages", said.messages}};
        if (const Json ids = everos::columnJson(cell.messageIds); !ids.is_null()) {
            extra["message_ids"] = ids;
        }
        memory.extra = lossless::dumpForm(extra);
        for (EverosSpace *space : takers) {
            memory.scope = space->scope;
            space->memcells.insert(cell.id);
            m_store.memories.push_back(draft);
        }
    }

    // --- the files ---

    void setTime(Memory &memory, const std::string &text, const std::string &where)
    {
        if (const auto parsed = parseTime(text)) {
            memory.created = parsed->time;
            memory.zoneAssumed = parsed->zoneAssumed;
            memory.createdText = formatTime(parsed->time) == text ? std::string() : text;
            return;
        }
        memory.createdText = text;
        problem(where, "bad-time",
                fmt::format("The time {} is none; the memory stays timeless.", ingest::excerpt(text)));
    }

    void readFile(const everos::File &file)
    {
        EverosSpace &space = m_spaces[file.owner];
        if (file.kind == FileKind::Profile) {
            readProfile(file, space);
            return;
        }
        if (file.kind == FileKind::Skill) {
            readSkill(file, space);
            return;
        }
        std::set<std::string> here;
        for (const Entry &entry : file.entries) {
            ++m_store.read;
            readEntry(file, entry, space, here);
        }
        for (std::size_t i = 0; i < file.unread.size(); ++i) {
            ++m_store.read;
            ++m_store.skipped;
            problem(file.name + " " + file.unread[i], "bad-record",
                    i == 0 ? "The entry has no closing mark; it and what follows is read neither by EverOS nor here."
                           : fmt::format("It stands behind {}, which is not closed.", file.unread.front()));
        }
        const auto count = file.matter.value.find("entry_count");
        const std::size_t there = file.entries.size() + file.unread.size();
        if (count != file.matter.value.end() && *count != there) {
            problem(file.name, "bad-record",
                    fmt::format("\"entry_count\" is {}, and there are {} entries.", ingest::shownValue(*count), there));
        }
    }

    void readEntry(const everos::File &file, const Entry &entry, EverosSpace &space, std::set<std::string> &here)
    {
        const std::string where = file.name + " " + entry.id;
        EverosUnit unit{&file,
                        &entry,
                        entry.id,
                        0,
                        everos::fieldOf(entry.inlines, "parent_type"),
                        everos::fieldOf(entry.inlines, "parent_id")};
        if (const auto [at, last] = space.byId.equal_range(entry.id); at != last) {
            const bool same = std::any_of(
                at, last, [&](const auto &known) { return space.units[known.second].entry->body == entry.body; });
            if (same || !here.insert(entry.id).second) {
                ++m_store.skipped;
                problem(where, "duplicate-id", "The entry stands there already; the first stays.");
                return;
            }
            unit.ref = entry.id + "@" + file.path.stem().string(); // counted anew in another file of the same day
        }
        here.insert(entry.id);
        MemoryDraft draft;
        Memory &memory = draft.memory;
        draft.where = where;
        draft.order = m_order++;
        memory.scope = space.scope;
        memory.sourceRef = unit.ref;
        unit.merged = file.kind == FileKind::Episode && unit.parentType == "cluster";
        const bool raw = file.kind == FileKind::Episode || file.kind == FileKind::Case;
        memory.kind = unit.merged ? Kind::Narrative : raw ? Kind::Episode : Kind::Reflection;
        memory.shape = memory.kind == Kind::Reflection ? Shape::Insight : Shape::None;

        Json extra = Json::object();
        for (const auto &[key, value] : entry.inlines) {
            takeInline(memory, key, value, where, extra);
        }
        if (everos::fieldOf(entry.inlines, "timestamp").empty() && entry.id.size() > 9) {
            const std::size_t day = entry.id.rfind('_') - 8; // ep_20260601_…
            const std::string date = fmt::format("{}-{}-{}", entry.id.substr(day, 4), entry.id.substr(day + 4, 2),
                                                 entry.id.substr(day + 6, 2));
            setTime(memory, date, where);
        }
        takeSections(file.kind, entry, memory, extra);
        if (memory.text.empty()) {
            ++m_store.skipped;
            problem(where, "missing-text", "The entry says nothing; skipped.");
            return;
        }
        memory.extra = extra.empty() ? std::string() : lossless::dumpForm(extra);
        unit.draft = m_store.memories.size();
        m_store.memories.push_back(std::move(draft));
        const std::size_t place = space.units.size();
        space.byId.emplace(entry.id, place);
        if (unit.parentType == "memcell" || unit.parentType.empty()) {
            space.parents.insert(unit.parentId);
            if (raw) {
                space.byParent.emplace(unit.parentId, place);
            }
        }
        space.units.push_back(std::move(unit));
    }

    void takeInline(Memory &memory, const std::string &key, const std::string &value, const std::string &where,
                    Json &extra)
    {
        if (key == "timestamp") {
            if (!value.empty()) {
                setTime(memory, value, where);
            }
        } else if (key == "session_id") {
            memory.session = value;
        } else if (key == "sender_ids") {
            memory.entities = everosList(value);
            memory.actor = memory.entities.size() == 1 ? memory.entities.front() : std::string();
        } else if (key == "start_time" || key == "end_time") {
            const auto parsed = parseTime(value);
            (key == "start_time" ? memory.validFrom : memory.validTo) =
                parsed ? std::optional(parsed->time) : std::nullopt;
            if (!parsed && !value.empty() && value != "None") {
                problem(where, "bad-time", fmt::format("\"{}\" is no time: {}.", key, ingest::excerpt(value)));
                extra[key] = lossless::encode(value);
            }
        } else if (key == "confidence") {
            memory.statedConfidence = value;
        } else if (key != "owner_id" || value != memory.scope) {
            extra[lossless::encode(key)] = lossless::encode(value);
        }
    }

    // The text is what the entry says; short forms of it are kept beside.
    static void takeSections(FileKind kind, const Entry &entry, Memory &memory, Json &extra)
    {
        const std::string_view main = kind == FileKind::Episode     ? "Content"
                                      : kind == FileKind::Fact      ? "Fact"
                                      : kind == FileKind::Foresight ? "Foresight"
                                                                    : std::string_view();
        if (main.empty()) { // all of it, under its titles
            for (const auto &[title, text] : entry.sections) {
                if (!text.empty()) {
                    memory.text += memory.text.empty() ? "" : "\n\n";
                    if (entry.sections.size() > 1)
                        memory.text.append(title).append(": ");
                    memory.text += text;
                }
            }
            return;
        }
        bool inside = false; // a heading inside the text is the text's
        for (const auto &[title, text] : entry.sections) {
            if (title == main) {
                memory.text = text;
                inside = true;
            } else if (title == "Subject" || title == "Summary" || title == "Evidence") {
                std::string key = title;
                std::transform(key.begin(), key.end(), key.begin(), [](unsigned char c) { return std::tolower(c); });
                extra[key] = lossless::encode(text);
                inside = false;
            } else if (inside) {
                memory.text += "\n\n### " + title + (text.empty() ? "" : "\n" + text);
            } else {
                extra[lossless::encode(title)] = lossless::encode(text);
            }
        }
        for (const char *key : {"summary", "subject"}) {
            if (memory.text.empty() && extra.contains(key)) {
                memory.text = textOf(extra[key]);
            }
        }
    }

    // Profiles and skills are written anew as a whole: their time is none of creation, so that a new text is an update.
    MemoryDraft rewritten(const everos::File &file, const EverosSpace &space, std::string ref, std::string where)
    {
        MemoryDraft draft;
        draft.where = std::move(where);
        draft.order = m_order++;
        draft.createdAssumed = true;
        Memory &memory = draft.memory;
        memory.scope = space.scope;
        memory.sourceRef = std::move(ref);
        memory.kind = Kind::Reflection;
        memory.shape = Shape::Insight;
        memory.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        const Json &front = file.matter.value;
        if (const auto time = front.find("profile_timestamp_ms"); time != front.end()) {
            if (const auto at = everosMillis(*time)) {
                memory.created = at;
                memory.validFrom = at;
            } else if (!time->is_null()) {
                problem(draft.where, "bad-time",
                        fmt::format("\"profile_timestamp_ms\" is no time: {}.", ingest::shownValue(*time)));
            }
        }
        return draft;
    }

    void readProfile(const everos::File &file, EverosSpace &space)
    {
        const Json &front = file.matter.value;
        const std::string name = file.path.filename().string();
        if (const std::string summary = everos::wordAt(front, "summary"); !summary.empty()) {
            ++m_store.read;
            MemoryDraft draft = rewritten(file, space, name, file.name);
            draft.memory.text = summary;
            Json extra = {{"type", "profile"}};
            for (const auto &[key, value] : front.items()) {
                if (key != "summary" && key != "explicit_info" && key != "implicit_traits") {
                    extra[key == "type" ? "file_type" : key] = value;
                }
            }
            draft.memory.extra = lossless::dumpForm(extra);
            m_store.memories.push_back(std::move(draft));
        }
        std::set<std::string> refs;
        for (const char *list : {"explicit_info", "implicit_traits"}) {
            const auto items = front.find(list);
            for (const Json &item : items != front.end() && items->is_array() ? *items : Json::array()) {
                ++m_store.read;
                readTrait(file, space, name + "#" + list, item, refs);
            }
            if (items != front.end() && !items->is_null() && !items->is_array()) {
                problem(file.name, "bad-record",
                        fmt::format("\"{}\" is no list but {}.", list, ingest::shownValue(*items)));
            }
        }
    }

    void readTrait(const everos::File &file, EverosSpace &space, const std::string &prefix, const Json &item,
                   std::set<std::string> &refs)
    {
        std::string text = lossless::isString(item) ? textOf(item) : std::string();
        if (item.is_object()) {
            const std::string head = !everos::wordAt(item, "trait").empty() ? everos::wordAt(item, "trait")
                                                                            : everos::wordAt(item, "category");
            const std::string said = everos::wordAt(item, "description");
            text = head + (head.empty() || said.empty() ? "" : ": ") + said;
        }
        const std::string where = fmt::format("{} {}", file.name, prefix.substr(prefix.rfind('#') + 1));
        const std::string ref = prefix + ":" + everosHash(text);
        if (text.empty() || !refs.insert(ref).second) {
            ++m_store.skipped;
            problem(where, text.empty() ? "missing-text" : "duplicate-id",
                    text.empty() ? fmt::format("The item {} says nothing; skipped.", ingest::shownValue(item))
                                 : fmt::format("{} stands there twice; the first stays.", ingest::excerpt(text)));
            return;
        }
        MemoryDraft draft = rewritten(file, space, ref, where);
        draft.memory.text = text;
        Json extra = item.is_object() ? item : Json::object();
        extra["type"] = prefix.substr(prefix.rfind('#') + 1);
        draft.memory.extra = lossless::dumpForm(extra);
        EverosUnit unit{&file, nullptr, ref, m_store.memories.size(), {}, {}};
        const auto sources = extra.find("sources");
        for (const Json &source : sources != extra.end() && sources->is_array() ? *sources : Json::array()) {
            if (lossless::isString(source)) { // "2026-05-28 08:32|mc_3779c20f1c53" or the id alone
                const std::string whole = textOf(source);
                draft.evidence.push_back({whole.substr(whole.rfind('|') + 1), Role::Supports, Granularity::Claim,
                                          sources->size() == 1 ? everos::wordAt(extra, "evidence") : std::string()});
                space.parents.insert(draft.evidence.back().ref);
            }
        }
        m_store.memories.push_back(std::move(draft));
        space.units.push_back(std::move(unit));
    }

    void readSkill(const everos::File &file, EverosSpace &space)
    {
        ++m_store.read;
        const Json &front = file.matter.value;
        const std::string folder = file.path.parent_path().filename().string();
        const std::string name = everos::wordAt(front, "name").empty() ? folder : everos::wordAt(front, "name");
        MemoryDraft draft = rewritten(file, space, "skill_" + name, file.name);
        Memory &memory = draft.memory;
        memory.text = !everos::wordAt(front, "description").empty() ? everos::wordAt(front, "description") : file.body;
        if (memory.text.empty()) {
            ++m_store.skipped;
            problem(file.name, "missing-text", "The skill says nothing; skipped.");
            return;
        }
        memory.tags = {"skill", name};
        Json extra = front;
        for (const char *key : {"name", "description", "confidence", "source_case_ids"}) {
            extra.erase(key);
        }
        if (memory.text != file.body && !file.body.empty()) {
            extra["body"] = lossless::encode(file.body);
        }
        memory.extra = lossless::dumpForm(extra);
        if (const auto confidence = front.find("confidence");
            confidence != front.end() && lossless::isNumber(*confidence)) {
            memory.statedConfidence = lossless::numberText(*confidence);
        }
        const auto cases = front.find("source_case_ids");
        for (const Json &one : cases != front.end() && cases->is_array() ? *cases : Json::array()) {
            if (lossless::isString(one)) {
                draft.evidence.push_back({textOf(one), Role::Supports, Granularity::Claim, {}});
            }
        }
        space.units.push_back({&file, nullptr, memory.sourceRef, m_store.memories.size(), {}, {}});
        m_store.memories.push_back(std::move(draft));
    }

    // --- what rests on what ---

    // The unit with this entry id, of the same file where there are several.
    const EverosUnit *find(const EverosSpace &space, const std::string &id, const everos::File *near = nullptr) const
    {
        const auto [at, last] = space.byId.equal_range(id);
        const EverosUnit *best = nullptr;
        for (auto it = at; it != last; ++it) {
            const EverosUnit &unit = space.units[it->second];
            if (!best || unit.file == near) {
                best = &unit;
            }
        }
        if (!best) { // "alice_ep_20260601_00000001", as it goes over the wire
            const std::size_t kind = id.rfind('_', id.rfind('_') == std::string::npos ? 0 : id.rfind('_') - 1);
            const std::size_t start =
                kind == std::string::npos || kind == 0 ? std::string::npos : id.rfind('_', kind - 1);
            if (start != std::string::npos && space.byId.contains(id.substr(start + 1))) {
                return find(space, id.substr(start + 1), near);
            }
        }
        return best;
    }

    // The refs of what a parent's id stands for: the raw messages, or the episodes made of them.
    std::vector<std::string> sourcesFor(const EverosSpace &space, const std::string &id, const everos::File *near) const
    {
        if (space.memcells.contains(id)) {
            return {id};
        }
        if (const EverosUnit *unit = find(space, id, near)) {
            return {unit->ref};
        }
        std::vector<std::string> refs;
        const auto [at, last] = space.byParent.equal_range(id);
        for (auto it = at; it != last; ++it) {
            refs.push_back(space.units[it->second].ref);
        }
        return refs.empty() ? std::vector<std::string>{id} : refs;
    }

    void link(EverosSpace &space)
    {
        for (const EverosUnit &unit : space.units) {
            MemoryDraft &draft = draftOf(unit);
            if (draft.memory.kind != Kind::Reflection) {
                continue;
            }
            std::vector<DraftEvidence> links;
            if (unit.entry && !unit.parentId.empty()) {
                const std::string quote = unit.file->kind == FileKind::Foresight
                                              ? everos::fieldOf(unit.entry->sections, "Evidence")
                                              : std::string();
                const Granularity grain = unit.parentType == "cluster" ? Granularity::Cluster : Granularity::Claim;
                for (const std::string &ref : sourcesFor(space, unit.parentId, unit.file)) {
                    links.push_back({ref, Role::Supports, grain, quote});
                }
            }
            for (const DraftEvidence &named : draft.evidence) {
                for (const std::string &ref : sourcesFor(space, named.ref, unit.file)) {
                    links.push_back({ref, named.role, named.granularity, named.quote});
                }
            }
            draft.evidence = std::move(links);
        }
    }

    void deprecate(MemoryDraft &draft, const std::string &by)
    {
        draft.memory.status = Status::Deprecated;
        draft.memory.supersededBy.value = by;
    }

    // What reflection retired: entries by the front matter of their file, and with them the facts of the same messages,
    // which the program retires in its index alone.
    void retire(const Owner &owner, EverosSpace &space)
    {
        std::map<std::string, std::string> retiredParents; // of facts: the entry that took over
        for (const everos::File &file : m_tree.files) {
            const auto deprecated = file.matter.value.find("deprecated_entries");
            if (file.owner != owner || deprecated == file.matter.value.end() || deprecated->is_null()) {
                continue;
            }
            if (!deprecated->is_object()) {
                problem(file.name, "bad-status", "\"deprecated_entries\" is no mapping of old entries to new ones.");
                continue;
            }
            for (const auto &[key, value] : deprecated->items()) {
                const std::string old = lossless::decode(key);
                const EverosUnit *unit = find(space, old, &file);
                const std::string to = lossless::isString(value) ? textOf(value) : std::string();
                const EverosUnit *next = to.empty() ? nullptr : find(space, to);
                if (!unit) {
                    problem(file.name, "dangling",
                            fmt::format("\"deprecated_entries\" names {}, which is not there.", ingest::excerpt(old)));
                    continue;
                }
                if (!next || next == unit) {
                    problem(file.name + " " + old, "dangling",
                            fmt::format("It gave way to {}, which is not there.", ingest::excerpt(to)));
                }
                deprecate(draftOf(*unit), next && next != unit ? next->ref : std::string());
                if (next && next->merged && next != unit) {
                    m_sources[next->draft].insert(unit->ref);
                }
                retiredParents.emplace(unit->ref, next ? next->ref : std::string());
                if (!unit->parentId.empty() && unit->parentType != "cluster") {
                    retiredParents.emplace(unit->parentId, next ? next->ref : std::string());
                }
            }
        }
        for (const EverosUnit &unit : space.units) { // the documented form says it in the entry
            const std::string by = unit.entry ? everos::fieldOf(unit.entry->inlines, "deprecated_by") : std::string();
            const EverosUnit *next = by.empty() ? nullptr : find(space, by);
            if (next && next != &unit) {
                deprecate(draftOf(unit), next->ref);
                if (next->merged) {
                    m_sources[next->draft].insert(unit.ref);
                }
            }
        }
        std::uint64_t facts = 0;
        for (const EverosUnit &unit : space.units) {
            if (unit.file->kind != FileKind::Fact || !unit.entry) {
                continue;
            }
            const EverosUnit *parent = find(space, unit.parentId, unit.file);
            const auto gone = retiredParents.find(parent ? parent->ref : unit.parentId);
            if (gone != retiredParents.end()) {
                deprecate(draftOf(unit), gone->second);
                ++facts;
            }
        }
        if (facts > 0) {
            problem(space.scope, "unmapped",
                    fmt::format("{} of merged episodes {} deprecated with them, as EverOS has it in its index; its "
                                "Markdown does not say so, and a rebuild of the index would bring {} back.",
                                facts == 1 ? "One fact" : fmt::format("{} facts", facts), facts == 1 ? "is" : "are",
                                facts == 1 ? "it" : "them"));
        }
    }

    void merge(const Owner &owner, EverosSpace &space)
    {
        for (const everos::Report &report : m_system.reports) {
            const bool same = report.owner.app == owner.app && report.owner.project == owner.project &&
                              report.owner.id == owner.id && !owner.agent;
            const EverosUnit *merged = same ? find(space, report.merged) : nullptr;
            if (same && !merged) {
                problem("system.db reflection_report", "dangling",
                        fmt::format("The merged entry {} is not in the Markdown.", ingest::excerpt(report.merged)));
            }
            if (!merged) {
                continue;
            }
            for (const std::string &id : report.sources) {
                // Members are the messages; what was merged is the episode made of them.
                const auto [at, last] = space.byParent.equal_range(id);
                for (auto it = at; it != last; ++it) {
                    m_sources[merged->draft].insert(space.units[it->second].ref);
                }
                if (at == last) {
                    const EverosUnit *source = find(space, id);
                    m_sources[merged->draft].insert(source ? source->ref : id);
                }
            }
        }
        for (const EverosUnit &unit : space.units) {
            if (!unit.merged) {
                continue;
            }
            MemoryDraft &draft = draftOf(unit);
            const auto known = m_sources.find(unit.draft);
            if (known != m_sources.end()) {
                for (const std::string &ref : known->second) {
                    if (ref != unit.ref) {
                        draft.evidence.push_back({ref, Role::MergedFrom, Granularity::Claim, {}});
                    }
                }
                continue;
            }
            orphan(space, unit, draft);
        }
    }

    // A merged entry that nobody lists sources of: a merge that was not brought to its end. What the cluster still
    // holds from before is what it was made of, if the database is there.
    void orphan(const EverosSpace &space, const EverosUnit &unit, MemoryDraft &draft)
    {
        const auto cluster = m_system.clusters.find(unit.parentId);
        std::uint64_t found = 0;
        if (cluster != m_system.clusters.end()) {
            for (const auto &[id, type] : cluster->second.members) {
                std::vector<const EverosUnit *> sources;
                const auto [at, last] = space.byParent.equal_range(id);
                for (auto it = at; it != last; ++it) {
                    sources.push_back(&space.units[it->second]);
                }
                if (const EverosUnit *source = find(space, id); source && source != &unit) {
                    sources.push_back(source);
                }
                for (const EverosUnit *source : sources) {
                    const std::optional<Time> &when = m_store.memories[source->draft].memory.created;
                    if (!when || !draft.memory.created || *when <= *draft.memory.created) {
                        draft.evidence.push_back({source->ref, Role::MergedFrom, Granularity::Cluster, {}});
                        ++found;
                    }
                }
            }
        }
        problem(draft.where, "bad-evidence",
                found == 0 ? "An orphan: a merged entry of which no source is known."
                           : fmt::format("An orphan: no report and no front matter names its sources; the {} older "
                                         "members of its cluster are taken for them.",
                                         found));
    }

    void note()
    {
        if (m_tree.knowledge > 0 || m_tree.strange > 0) {
            m_store.note = fmt::format(
                "Beside the memories lie {} knowledge documents and {} other Markdown files, which are not taken.",
                m_tree.knowledge, m_tree.strange);
        }
    }

    void addStates()
    {
        std::string settings;
        if (!m_tree.root.empty() && ingest::isFile(m_tree.root / "ome.toml")) {
            const auto text = ingest::readFile(m_tree.root / "ome.toml");
            if (text && text->size() < (std::size_t(1) << 20U)) {
                settings = *text;
            }
        }
        for (const auto &[owner, space] : m_spaces) {
            Json state = Json::object();
            for (const auto &[id, cluster] : m_system.clusters) {
                if (cluster.owner != owner) {
                    continue;
                }
                Json row = cluster.row;
                row["members"] = Json::array();
                for (const auto &[member, type] : cluster.members) {
                    row["members"].push_back(
                        {{"member_id", lossless::encode(member)}, {"member_type", lossless::encode(type)}});
                }
                state["clusters"].push_back(std::move(row));
            }
            for (const everos::Report &report : m_system.reports) {
                if (report.owner.app == owner.app && report.owner.project == owner.project &&
                    report.owner.id == owner.id) {
                    state["reflection_reports"].push_back(report.row);
                }
            }
            if (!settings.empty()) {
                state["ome_toml"] = lossless::encode(settings);
            }
            if (!state.empty()) {
                m_store.agentStates.push_back({space.scope, lossless::dumpForm(state)});
            }
        }
    }

    ForeignStore &m_store;
    everos::Tree m_tree;
    const std::stop_token &m_stop;
    std::int64_t m_order = 0;
    std::map<Owner, EverosSpace> m_spaces;
    everos::System m_system;
    std::map<std::size_t, std::set<std::string>> m_sources; // of merged entries, by their draft
};

bool acceptsEveros(const ingest::Probe &probe)
{
    if (!probe.folder) {
        return everos::recognises(probe.head);
    }
    const fs::path database = probe.path / ".index" / "sqlite" / "system.db";
    if (ingest::isFile(database)) {
        const auto inner = ingest::probe(database);
        if (inner && (inner->hasColumns("memcell", {"memcell_id", "payload_json"}) ||
                      inner->hasColumns("md_change_state", {"md_path"}))) {
            return true;
        }
    }
    return everos::recognisesFolder(probe.path);
}

Result<ForeignStore> readEveros(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                const Progress &progress)
{
    ForeignStore store;
    everos::Tree tree = everos::readTree(probe.path, probe.folder, store.problems, stop);
    if (probe.folder && ingest::isFile(probe.path / ".index" / "sqlite" / "system.db")) {
        tree.root = probe.path;
    }
    EverosReader reader(store, std::move(tree), stop);
    reader.read(progress);
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

} // namespace

ingest::Importer ingest::everos()
{
    Importer importer;
    importer.format = {credence::everos::kFormat,
                       "EverOS",
                       true,
                       false,
                       "a root, an owner's folder or a file of its Markdown: daily files of marked entries (episodes, "
                       "atomic facts, foresights, cases, decisions), profiles and skills; system.db beside them",
                       "narratives as new entries in the owner's daily file, and deprecated_entries in the front "
                       "matter of the files whose entries they merge"};
    importer.accepts = acceptsEveros;
    importer.read = readEveros;
    importer.handBack = credence::everos::handBack;
    importer.handsBackInPlace = true;
    importer.places = {{"EVEROS_ROOT", ""}, {"HOME", ".everos"}};
    return importer;
}

} // namespace credence
