// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Memories from the records of a Chroma store.
#include "ingest/chroma.h"

#include "ingest/importer.h"
#include "ingest/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace credence::ingest {

namespace {

using Meaning = ChromaMeaning;

std::string whereOf(const ChromaCollection &collection, const std::string &id)
{
    return fmt::format("collection {} {}", displayText(collection.label), displayText(id));
}

// Text of a value that should be a word or two; a number is one, too.
std::optional<std::string> plainText(const Json &value)
{
    if (lossless::isString(value))
        return textOf(value);
    if (lossless::isNumber(value))
        return lossless::numberText(value);
    return std::nullopt;
}

// "Name(Type): description", as crewAI saves an entity.
std::optional<std::pair<std::string, std::string>> crewEntity(const std::string &text)
{
    const std::size_t end = text.find("): ");
    if (end > 200) // or none
        return std::nullopt;
    const std::size_t open = text.rfind('(', end);
    if (open == std::string::npos || open == 0 || open + 1 == end || text.find('\n') < end)
        return std::nullopt;
    return std::pair(text.substr(0, open), text.substr(open + 1, end - open - 1));
}

std::string lowered(std::string text)
{
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

// Makes the drafts of one collection.
class Drafter {
public:
    Drafter(const ChromaStore &store, const ChromaCollection &collection, ProblemTally &problems)
        : m_store(store), m_collection(collection), m_problems(problems)
    {
        for (const std::string &key : store.keys)
            m_names.push_back(lossless::encode(key));
    }

    // What stands for an id here where it is not the id itself.
    std::unordered_map<std::string, std::string> renamed;

    [[nodiscard]] std::string scopeOf(const ChromaRecord &record) const
    {
        for (const auto &[key, value] : record.values) {
            if (use(key).meaning == Meaning::Scope) {
                if (auto text = plainText(value); text && !text->empty())
                    return *text;
            }
        }
        return m_collection.label;
    }

    // Nothing, with a problem, for a record without a text.
    std::optional<MemoryDraft> draft(ChromaRecord &record, const std::string &scope)
    {
        MemoryDraft draft;
        m_draft = &draft;
        m_extra = Json::object();
        m_kindSaid = false;
        m_superseding.clear();
        draft.where = whereOf(m_collection, record.id);
        draft.order = record.row;
        Memory &memory = draft.memory;
        memory.scope = scope;
        memory.sourceSystem = kChromaFormat;
        const auto other = renamed.find(record.id);
        memory.sourceRef = other == renamed.end() ? record.id : other->second;
        takeText(record);
        bool timed = false;
        bool statusSaid = false;
        for (auto &[key, value] : record.values) {
            if (value.is_null()) // a row without a value
                continue;
            const ChromaKeyUse &how = use(key);
            timed = timed || how.meaning == Meaning::Created;
            statusSaid = statusSaid || how.meaning == Meaning::Status;
            if (how.keptToo)
                m_extra[m_names[key]] = value;
            take(how, key, value);
        }
        if (memory.text.empty()) {
            m_problems.add(draft.where, "missing-text", "", "There is no document and no other text; skipped.");
            return std::nullopt;
        }
        if (!timed)
            takeRowTime(record);
        if (!statusSaid && !m_superseding.empty())
            memory.status = Status::Superseded;
        if (!m_kindSaid && !draft.evidence.empty())
            memory.kind = std::all_of(draft.evidence.begin(), draft.evidence.end(),
                                      [](const DraftEvidence &e) { return e.role == Role::MergedFrom; })
                              ? Kind::Narrative
                              : Kind::Reflection;
        memory.shape = memory.kind == Kind::Reflection ? Shape::Insight : Shape::None;
        if (m_collection.layout == ChromaLayout::CrewAi) {
            if (auto entity = crewEntity(memory.text); entity && has(record, "relationships")) {
                memory.entities.push_back(std::move(entity->first));
                memory.tags.push_back(std::move(entity->second));
            }
        }
        std::sort(memory.tags.begin(), memory.tags.end());
        memory.tags.erase(std::unique(memory.tags.begin(), memory.tags.end()), memory.tags.end());
        if (scope != m_collection.label)
            m_extra[kChromaCollection] = lossless::encode(m_collection.label);
        if (memory.sourceRef != record.id)
            m_extra[kChromaId] = lossless::encode(record.id);
        if (!m_extra.empty())
            memory.extra = lossless::dumpForm(m_extra);
        draft.vector = std::move(record.vector);
        return draft;
    }

private:
    [[nodiscard]] const ChromaKeyUse &use(std::uint32_t key) const { return m_collection.keys.at(key); }
    [[nodiscard]] bool has(const ChromaRecord &record, const char *name) const
    {
        return std::any_of(record.values.begin(), record.values.end(),
                           [&](const auto &one) { return m_store.keys[one.first] == name; });
    }

    // Asked for ids with commas alone, so nothing is gathered before.
    bool isId(const std::string &id)
    {
        if (m_ids.empty()) {
            for (const ChromaRecord &record : m_store.records) {
                if (&m_store.collections[record.collection] == &m_collection)
                    m_ids.insert(record.id);
            }
        }
        return m_ids.contains(id);
    }

    void problem(const char *kind, std::uint32_t key, std::string message)
    {
        m_problems.add(m_draft->where, kind, m_store.keys[key], std::move(message));
    }
    void keep(std::uint32_t key, const Json &value) { m_extra[m_names[key]] = value; }
    void misfit(const char *kind, std::uint32_t key, const Json &value, const char *what)
    {
        problem(kind, key,
                fmt::format("{} is {}: {}; kept in extra.", excerpt(m_store.keys[key]), what, shownValue(value)));
        keep(key, value);
    }

    void takeText(const ChromaRecord &record)
    {
        for (const std::uint32_t key : m_collection.textKeys) {
            for (const auto &[at, value] : record.values) {
                if (at == key && lossless::isString(value) && m_draft->memory.text.empty())
                    m_draft->memory.text = textOf(value);
            }
        }
    }

    void takeRowTime(const ChromaRecord &record)
    {
        Memory &memory = m_draft->memory;
        if (const auto parsed = parseTime(record.created)) {
            memory.created = parsed->time;
            memory.createdText = record.created;
        } else {
            memory.createdText = record.created;
            m_problems.add(m_draft->where, "bad-time", "created_at",
                           record.created.empty()
                               ? "There is no time of creation; the memory stays timeless."
                               : fmt::format("{} is no time; the memory stays timeless.", excerpt(record.created)));
        }
    }

    void takeCreated(std::uint32_t key, const Json &value)
    {
        Memory &memory = m_draft->memory;
        const auto text = plainText(value);
        if (const auto parsed = chromaTime(value)) {
            memory.created = parsed->time;
            memory.zoneAssumed = parsed->zoneAssumed;
            memory.createdText = text && *text != formatTime(parsed->time) ? *text : std::string();
            return;
        }
        memory.createdText = text.value_or(value.dump());
        problem("bad-time", key,
                fmt::format("{} is no time: {}; the memory stays timeless.", excerpt(m_store.keys[key]),
                            shownValue(value)));
    }

    void takeTime(std::optional<Time> Memory::*field, std::uint32_t key, const Json &value)
    {
        if (lossless::isString(value) && textOf(value).empty())
            return;
        if (const auto parsed = chromaTime(value))
            m_draft->memory.*field = parsed->time;
        else
            misfit("bad-time", key, value, "no time");
    }

    void takeImportance(ImportanceScale scale, std::uint32_t key, const Json &value)
    {
        Memory &memory = m_draft->memory;
        const auto raw = chromaNumber(value);
        const auto normalised = raw ? normalisedImportance(raw, scale) : std::nullopt;
        if (normalised) {
            memory.importance = normalised;
            memory.importanceRaw = raw;
            memory.importanceScale = scale;
            return;
        }
        problem("bad-importance", key,
                fmt::format("The importance stays unset: {}{}; kept in extra.", shownValue(value),
                            !raw                                 ? " is no number"
                            : scale == ImportanceScale::OneToTen ? " is outside the scale 1-10"
                                                                 : " is outside the scale 0-1"));
        keep(key, value);
    }

    void takeEvidence(Role role, std::uint32_t key, const Json &value)
    {
        const auto list = chromaList(value, [&](const std::string &id) { return isId(id); });
        if (!list) {
            m_draft->malformedEvidence = true;
            misfit("bad-evidence", key, value, "no list of ids");
            return;
        }
        for (const std::string &id : *list) {
            const auto other = renamed.find(id);
            m_draft->evidence.push_back({other == renamed.end() ? id : other->second, role, Granularity::Claim, {}});
        }
    }

    void takeKind(std::uint32_t key, const Json &value)
    {
        const auto text = plainText(value);
        const std::string said = text ? lowered(*text) : std::string();
        Memory &memory = m_draft->memory;
        m_kindSaid = !said.empty();
        if (said == "reflection" || said == "insight")
            memory.kind = Kind::Reflection;
        else if (said == "narrative")
            memory.kind = Kind::Narrative;
        if (said != "reflection" && said != "narrative" && said != "episode")
            keep(key, value);
    }

    void takeStrings(std::vector<std::string> &into, std::uint32_t key, const Json &value)
    {
        auto list = chromaList(value, [](const std::string &) { return false; });
        if (!list) {
            misfit("misfit", key, value, "no list of words");
            return;
        }
        std::move(list->begin(), list->end(), std::back_inserter(into));
    }

    void takeString(std::string Memory::*field, const ChromaKeyUse &how, std::uint32_t key, const Json &value)
    {
        const auto text = plainText(value);
        // "role" and the like may hold whole prompts: nobody's name.
        const bool name = text && (!how.guessed || how.meaning != Meaning::Actor ||
                                   (text->size() <= 80 && text->find('\n') == std::string::npos));
        if (name)
            m_draft->memory.*field = *text;
        else
            misfit("misfit", key, value, how.meaning == Meaning::Actor ? "nobody's name" : "no text");
    }

    void take(const ChromaKeyUse &how, std::uint32_t key, const Json &value)
    {
        Memory &memory = m_draft->memory;
        switch (how.meaning) {
        case Meaning::Text:
            if (!lossless::isString(value) || textOf(value) != memory.text)
                keep(key, value);
            break;
        case Meaning::Kind:
            takeKind(key, value);
            break;
        case Meaning::Importance:
            takeImportance(ImportanceScale::ZeroToOne, key, value);
            break;
        case Meaning::ImportanceTen:
            takeImportance(ImportanceScale::OneToTen, key, value);
            break;
        case Meaning::Created:
            takeCreated(key, value);
            break;
        case Meaning::ValidFrom:
            takeTime(&Memory::validFrom, key, value);
            break;
        case Meaning::ValidTo:
            takeTime(&Memory::validTo, key, value);
            break;
        case Meaning::Expires:
            takeTime(&Memory::expires, key, value);
            break;
        case Meaning::LastAccessed:
            takeTime(&Memory::lastAccessed, key, value);
            break;
        case Meaning::Evidence:
            takeEvidence(Role::Supports, key, value);
            break;
        case Meaning::Contradicts:
            takeEvidence(Role::Contradicts, key, value);
            break;
        case Meaning::MergedFrom:
            takeEvidence(Role::MergedFrom, key, value);
            break;
        case Meaning::Depth: {
            const auto number = chromaNumber(value);
            if (number && *number >= 0 && *number <= 1e6 && std::floor(*number) == *number)
                memory.storedDepth = static_cast<int>(*number);
            else
                misfit("misfit", key, value, "no depth");
            break;
        }
        case Meaning::Status: {
            const auto text = plainText(value);
            if (const auto status = parseStatus(text ? lowered(*text) : std::string()))
                memory.status = *status;
            else
                misfit("bad-status", key, value, "no status that is known");
            break;
        }
        case Meaning::SupersededBy:
            if (const auto text = plainText(value); text && !text->empty())
                m_superseding = m_names[key];
            keep(key, value);
            break;
        case Meaning::Confidence:
            takeString(&Memory::statedConfidence, how, key, value);
            break;
        case Meaning::Session:
            takeString(&Memory::session, how, key, value);
            break;
        case Meaning::Actor:
            takeString(&Memory::actor, how, key, value);
            break;
        case Meaning::Outcome:
            takeString(&Memory::outcome, how, key, value);
            break;
        case Meaning::Tags:
            takeTags(how, key, value);
            break;
        case Meaning::Entities:
            takeStrings(memory.entities, key, value);
            break;
        case Meaning::Scope:
            if (!plainText(value))
                misfit("misfit", key, value, "no name");
            break;
        case Meaning::Extra:
            keepExtra(key, value);
            break;
        }
    }

    void takeTags(const ChromaKeyUse &how, std::uint32_t key, const Json &value)
    {
        if (!how.keptToo) {
            takeStrings(m_draft->memory.tags, key, value);
        } else if (auto text = plainText(value); text && !text->empty()) {
            m_draft->memory.tags.push_back(std::move(*text)); // one name, commas and all
        }
    }

    void keepExtra(std::uint32_t key, const Json &value)
    {
        const std::string &name = m_store.keys[key];
        if (m_collection.layout == ChromaLayout::AMem && lossless::isString(value)) {
            if (name == "id" && textOf(value) == m_draft->memory.sourceRef)
                return;                                           // said already
            if (name == "links" || name == "evolution_history") { // a list as a string
                lossless::Document list = lossless::parse(textOf(value));
                if (list.ok() && list.value.is_array()) {
                    if (!list.value.empty())
                        m_extra[m_names[key]] = std::move(list.value);
                    return;
                }
            }
        }
        keep(key, value);
    }

    const ChromaStore &m_store;
    const ChromaCollection &m_collection;
    ProblemTally &m_problems;
    std::vector<std::string> m_names; // keys, as extra has them
    MemoryDraft *m_draft = nullptr;
    Json m_extra;
    std::unordered_set<std::string> m_ids; // of the collection
    std::string m_superseding;
    bool m_kindSaid = false;
};

// What else the collections say of themselves, by scope.
Json stateOf(const ChromaStore &store, const ChromaCollection &collection)
{
    Json keys = Json::object();
    for (const auto &[key, use] : collection.keys)
        keys[lossless::encode(store.keys[key])] = word(use.meaning);
    Json state{{"name", lossless::encode(collection.label)},
               {"id", lossless::encode(collection.id)},
               {"layout", word(collection.layout)},
               {"keys", std::move(keys)}};
    for (const auto &[key, use] : collection.keys) {
        if (use.meaning == Meaning::Created)
            state["created"] = use.timeForm;
    }
    if (collection.dimension)
        state["dimension"] = *collection.dimension;
    if (!collection.space.empty())
        state["space"] = lossless::encode(collection.space);
    if (!collection.model.empty())
        state["model"] = lossless::encode(collection.model);
    if (!collection.metadata.empty())
        state["metadata"] = collection.metadata;
    return state;
}

void reportUnmapped(const ChromaStore &store, const ChromaCollection &collection, ForeignStore &out)
{
    constexpr std::size_t kNamedKeys = 12;
    std::vector<std::pair<std::uint64_t, std::string>> kept;
    for (const auto &[key, use] : collection.keys) {
        if (use.meaning == Meaning::Extra && (collection.layout != ChromaLayout::AMem || store.keys[key] != "id"))
            kept.emplace_back(use.count, store.keys[key]);
    }
    if (kept.empty())
        return;
    std::sort(kept.begin(), kept.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::string names;
    for (std::size_t i = 0; i < kept.size() && i < kNamedKeys; ++i)
        names += fmt::format("{}{} ({})", i > 0 ? ", " : "", excerpt(kept[i].second), kept[i].first);
    out.problems.push_back(
        {fmt::format("collection {}", displayText(collection.label)), "unmapped",
         fmt::format("{} without a meaning here, kept in extra: {}{}.", kept.size() == 1 ? "A key" : "Keys", names,
                     kept.size() > kNamedKeys ? fmt::format(" and {} more", kept.size() - kNamedKeys) : "")});
}

void listKeys(const ChromaStore &store, ForeignStore &out)
{
    std::map<std::uint32_t, ChromaKeyUse> all;
    std::map<std::uint32_t, std::uint64_t> most; // of one collection: its meaning is told
    for (const ChromaCollection &collection : store.collections) {
        for (const auto &[key, use] : collection.keys) {
            ChromaKeyUse &sum = all[key];
            if (use.count > most[key]) {
                most[key] = use.count;
                sum.meaning = use.meaning;
                sum.example = use.example;
            }
            sum.count += use.count;
        }
    }
    for (const auto &[key, use] : all) {
        std::string example = displayText(excerpt(use.example));
        if (example.size() >= 2) // without the quotes
            example = example.substr(1, example.size() - 2);
        out.keys.push_back({store.keys[key], use.count, std::move(example), word(use.meaning)});
    }
    std::sort(out.keys.begin(), out.keys.end(), [](const KeySeen &a, const KeySeen &b) {
        return a.count != b.count ? a.count > b.count : a.key < b.key;
    });
}

} // namespace

void ProblemTally::add(const std::string &where, const char *kind, const std::string &what, std::string message)
{
    constexpr std::uint64_t kTold = 20;
    if (m_seen[{kind, what}]++ < kTold)
        m_store.problems.push_back({where, kind, std::move(message)});
}

void ProblemTally::finish()
{
    constexpr std::uint64_t kTold = 20;
    for (const auto &[what, count] : m_seen) {
        if (count > kTold)
            m_store.problems.push_back({what.second.empty() ? std::string("records") : displayText(what.second),
                                        what.first, fmt::format("{} more of the same.", count - kTold)});
    }
}

void draftChroma(ChromaStore &store, ForeignStore &out, const std::stop_token &stop,
                 const std::function<void(std::uint64_t)> &done)
{
    ProblemTally problems(out);
    std::vector<Drafter> drafters;
    drafters.reserve(store.collections.size());
    for (const ChromaCollection &collection : store.collections)
        drafters.emplace_back(store, collection, problems);
    // A reference is an id, and unique in its scope: what comes later under a taken id is told apart by its collection.
    std::map<std::string, std::unordered_set<std::string>> refs;
    std::map<std::string, std::set<std::uint32_t>> holders; // collections of a scope
    std::vector<std::string> scopes;
    scopes.reserve(store.records.size());
    for (const ChromaRecord &record : store.records) {
        scopes.push_back(drafters[record.collection].scopeOf(record));
        holders[scopes.back()].insert(record.collection);
    }
    for (std::uint32_t c = 0; c < store.collections.size(); ++c) {
        const bool alone = std::all_of(holders.begin(), holders.end(), [&](const auto &holder) {
            return holder.second.size() == 1 || !holder.second.contains(c);
        });
        if (alone)
            continue;
        for (std::size_t i = 0; i < store.records.size(); ++i) {
            const ChromaRecord &record = store.records[i];
            if (record.collection != c || refs[scopes[i]].insert(record.id).second)
                continue;
            std::string other = store.collections[c].label + "/" + record.id;
            refs[scopes[i]].insert(other);
            drafters[c].renamed.emplace(record.id, std::move(other));
        }
    }
    std::set<std::string> seen;
    out.memories.reserve(store.records.size());
    for (std::size_t i = 0; i < store.records.size(); ++i) {
        if (stop.stop_requested())
            return;
        ChromaRecord &record = store.records[i];
        done(i + 1);
        if (seen.insert(scopes[i]).second)
            out.scopes.push_back(scopes[i]);
        const ChromaCollection &collection = store.collections[record.collection];
        auto draft = drafters[record.collection].draft(record, scopes[i]);
        record.values.clear();
        record.values.shrink_to_fit();
        if (!draft) {
            ++out.skipped;
            continue;
        }
        if (!draft->vector.empty())
            draft->vectorSpace = collection.model.empty() ? fmt::format("chroma/{}/{}", collection.label, collection.id)
                                                          : collection.model;
        out.memories.push_back(std::move(*draft));
    }
    problems.finish();
    for (const ChromaCollection &collection : store.collections)
        reportUnmapped(store, collection, out);
    listKeys(store, out);
    for (const auto &[scope, collections] : holders) {
        Json state = Json::array();
        for (const std::uint32_t c : collections)
            state.push_back(stateOf(store, store.collections[c]));
        out.agentStates.push_back({scope, lossless::dumpForm(Json{{"collections", std::move(state)}})});
    }
}

} // namespace credence::ingest
