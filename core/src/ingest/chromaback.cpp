// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What was decided here, as the arguments of Chroma's own calls: for each collection a JSON file whose "upsert",
// "update" and "delete" are what the methods of that name take. The database itself is never written: its vectors come
// from a model that only its owner has. Metadata are in the layout that the collection has.
#include "ingest/chroma.h"

#include "ingest/importer.h"
#include "ingest/record.h"

#include <credence/text.h>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace credence::ingest {

namespace fs = std::filesystem;

namespace {

using Meaning = ChromaMeaning;
using nlohmann::ordered_json;

// A collection, as the source described it.
struct BackCollection {
    std::string label;
    std::string layout = word(ChromaLayout::Article);
    std::string created = "seconds";
    std::map<Meaning, std::string> keys;
    bool described = false;

    [[nodiscard]] std::string key(Meaning meaning, const char *otherwise) const
    {
        const auto found = keys.find(meaning);
        return found == keys.end() ? otherwise : found->second;
    }
    [[nodiscard]] bool has(Meaning meaning) const { return keys.contains(meaning); }
};

struct BackFile {
    ordered_json upsertIds = ordered_json::array(), documents = ordered_json::array(),
                 metadatas = ordered_json::array();
    ordered_json updateIds = ordered_json::array(), marks = ordered_json::array();
    ordered_json deleteIds = ordered_json::array();
};

std::vector<BackCollection> collectionsOf(const std::string &state)
{
    std::vector<BackCollection> out;
    const lossless::Document document = lossless::parseForm(state);
    if (state.empty() || !document.ok() || !document.value.is_object() || !document.value.contains("collections"))
        return out;
    const auto text = [](const Json &of, const char *name) {
        const auto found = of.find(name);
        return found != of.end() && lossless::isString(*found) ? textOf(*found) : std::string();
    };
    for (const Json &one : document.value["collections"]) {
        if (!one.is_object())
            continue;
        BackCollection collection;
        collection.described = true;
        collection.label = text(one, "name");
        collection.layout = text(one, "layout");
        collection.created = text(one, "created");
        if (const auto keys = one.find("keys"); keys != one.end() && keys->is_object()) {
            for (const auto &[key, meaning] : keys->items()) {
                const auto known = lossless::isString(meaning) ? parseChromaMeaning(textOf(meaning)) : std::nullopt;
                if (known && *known != Meaning::Extra && lossless::decode(key) != kChromaDocument)
                    collection.keys.emplace(*known, lossless::decode(key));
            }
        }
        out.push_back(std::move(collection));
    }
    return out;
}

std::string fileName(const std::string &label)
{
    std::string name = "chroma-";
    for (const char c : label) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
                           c == '_' || (c == '.' && name.size() > 7);
        name += plain ? c : '_';
    }
    return name.substr(0, 100);
}

ordered_json timeIn(const std::string &form, Time time)
{
    const auto ms = time.time_since_epoch().count();
    if (form == "seconds")
        return static_cast<double>(ms) / 1000;
    if (form == "milliseconds")
        return ms;
    if (form == "minutes")
        return fmt::format("{:%Y%m%d%H%M}", fmt::gmtime(static_cast<std::time_t>(ms / 1000)));
    return formatTime(time);
}

// Strings in one: joined by commas where that can be read again, else a JSON list.
std::string joined(const std::vector<std::string> &all, bool list)
{
    std::string out;
    for (const std::string &one : all) {
        list = list || one.find(',') != std::string::npos || one.starts_with('[') || one.starts_with(' ') ||
               one.ends_with(' ');
        out += (out.empty() ? "" : ",") + one;
    }
    return list ? ordered_json(all).dump() : out;
}

class BackPlanner {
public:
    BackPlanner(const HandBackSet &set, const fs::path &target) : m_set(set), m_target(target) {}

    HandBackPlan plan()
    {
        m_collections = collectionsOf(m_set.state);
        for (const HandBackItem &item : m_set.items) {
            if (item.kind == HandBackKind::Added)
                m_added.insert(item.memory.id.value);
        }
        for (const HandBackItem &item : m_set.items)
            say(item);
        for (const HandBackDecision &decision : m_set.decisions) {
            left(decision.id.empty() ? std::string("decisions") : decision.id,
                 "Chroma knows no pending writes; a decision about one can't be said in it.");
        }
        write();
        return std::move(m_plan);
    }

private:
    void left(const std::string &where, std::string why)
    {
        m_plan.left.push_back({displayText(where), "unmapped", std::move(why)});
    }
    static std::string nameOf(const HandBackItem &item)
    {
        return item.memory.sourceRef.empty() || item.memory.sourceSystem != kChromaFormat ? item.memory.id.value
                                                                                          : item.memory.sourceRef;
    }
    static Json extraOf(const Memory &memory)
    {
        lossless::Document extra = lossless::parseForm(memory.extra.empty() ? "{}" : memory.extra);
        return extra.ok() && extra.value.is_object() ? std::move(extra.value) : Json::object();
    }
    static std::string extraText(const Json &extra, const char *key)
    {
        const auto found = extra.find(key);
        return found != extra.end() && lossless::isString(*found) ? textOf(*found) : std::string();
    }

    // Of a reference: without the collection that was put before it.
    [[nodiscard]] std::string idOf(const std::string &ref) const
    {
        if (m_collections.size() > 1) {
            for (const BackCollection &one : m_collections) {
                if (ref.starts_with(one.label + "/"))
                    return ref.substr(one.label.size() + 1);
            }
        }
        return ref;
    }

    BackCollection *collectionNamed(const std::string &label)
    {
        for (BackCollection &one : m_collections) {
            if (one.label == label)
                return &one;
        }
        BackCollection fresh;
        fresh.label = label;
        m_collections.reserve(m_collections.size() + 1);
        m_collections.push_back(std::move(fresh));
        return &m_collections.back();
    }

    // Where a memory of the source lies; null, when nobody can say.
    BackCollection *collectionOf(const HandBackItem &item)
    {
        const std::string said = extraText(extraOf(item.memory), kChromaCollection);
        if (!said.empty())
            return collectionNamed(said);
        std::vector<BackCollection *> described;
        for (BackCollection &one : m_collections) {
            if (one.described)
                described.push_back(&one);
        }
        if (described.size() == 1)
            return described.front();
        if (described.empty() || item.kind != HandBackKind::Erased)
            return collectionNamed(m_set.scope); // without a word in extra, the scope is the collection's name
        for (BackCollection *one : described) {
            if (item.memory.sourceRef.starts_with(one->label + "/"))
                return one;
        }
        return nullptr;
    }

    // Where something new belongs: with what it rests on, as far as that is told, else where most of the rest is.
    BackCollection *collectionForNew()
    {
        std::map<std::string, std::size_t> counts;
        for (const HandBackItem &item : m_set.items) {
            if (item.kind == HandBackKind::Added || item.memory.sourceSystem != kChromaFormat)
                continue;
            if (const BackCollection *const one = collectionOf(item))
                ++counts[one->label];
        }
        const auto most = std::max_element(counts.begin(), counts.end(),
                                           [](const auto &a, const auto &b) { return a.second < b.second; });
        if (most != counts.end())
            return collectionNamed(most->first);
        for (BackCollection &one : m_collections) {
            if (one.layout == word(ChromaLayout::Article))
                return &one;
        }
        return m_collections.empty() ? collectionNamed(m_set.scope) : &m_collections.front();
    }

    void say(const HandBackItem &item)
    {
        const Memory &memory = item.memory;
        const std::string name = nameOf(item);
        if (item.kind == HandBackKind::Added) {
            const BackCollection collection = *collectionForNew();
            upsert(collection, memory.id.value, memory, metadataOfNew(collection, item), name);
            return;
        }
        if (memory.sourceRef.empty() || memory.sourceSystem != kChromaFormat) {
            left(name, "It did not come from Chroma.");
            return;
        }
        const BackCollection *const found = collectionOf(item);
        if (!found) {
            left(name, "Several collections are of this scope, and nothing tells in which of them it is.");
            return;
        }
        const BackCollection collection = *found;
        const std::string given = extraText(extraOf(memory), kChromaId);
        const std::string id = given.empty() ? idOf(memory.sourceRef) : given;
        if (!isValidUtf8(id)) {
            left(name, "Its id holds bytes that JSON can't say.");
            return;
        }
        BackFile &file = m_files[collection.label];
        switch (item.kind) {
        case HandBackKind::Redacted:
            upsert(collection, id, memory, metadataOfOld(collection, memory), name);
            break;
        case HandBackKind::Restored:
            upsert(collection, id, memory, metadataOfGone(collection, item), name);
            break;
        case HandBackKind::Archived:
            mark(file, collection, id, Status::Deprecated, item.replacementRef);
            break;
        case HandBackKind::Superseded:
        case HandBackKind::Retracted:
            // Where records have a status their readers heed it; elsewhere only what is gone is not recalled.
            if (collection.has(Meaning::Status)) {
                mark(file, collection, id,
                     item.kind == HandBackKind::Retracted ? Status::Retracted : Status::Superseded,
                     item.replacementRef);
                break;
            }
            [[fallthrough]];
        case HandBackKind::Erased:
        case HandBackKind::Added:
            file.deleteIds.push_back(id);
            ++m_plan.said;
            break;
        }
    }

    void upsert(const BackCollection &collection, const std::string &id, const Memory &memory, ordered_json metadata,
                const std::string &name)
    {
        if (!isValidUtf8(memory.text) || memory.text.empty()) {
            left(name, memory.text.empty() ? "It has no text." : "Its text holds bytes that JSON can't say.");
            return;
        }
        BackFile &file = m_files[collection.label];
        if (collection.layout == word(ChromaLayout::AMem))
            metadata["content"] = memory.text;
        file.upsertIds.push_back(id);
        file.documents.push_back(memory.text);
        file.metadatas.push_back(std::move(metadata));
        ++m_plan.said;
    }

    void mark(BackFile &file, const BackCollection &collection, const std::string &id, Status status,
              const std::string &by)
    {
        ordered_json marks{{collection.key(Meaning::Status, "status"), word(status)}};
        if (!by.empty())
            marks[collection.key(Meaning::SupersededBy, "superseded_by")] = displayText(idOf(by));
        file.updateIds.push_back(id);
        file.marks.push_back(std::move(marks));
        m_marked = true;
        ++m_plan.said;
    }

    // What a memory says in keys that have a meaning.
    void putFields(ordered_json &metadata, const BackCollection &collection, const Memory &memory)
    {
        const bool article = collection.layout == word(ChromaLayout::Article);
        const auto put = [&](const std::string &key, const std::string &value) {
            if (!value.empty())
                metadata[displayText(key)] = displayText(value);
        };
        const auto time = [&](Meaning meaning, const char *otherwise, const std::optional<Time> &value) {
            if (value)
                metadata[displayText(collection.key(meaning, otherwise))] = timeIn(collection.created, *value);
        };
        if (collection.has(Meaning::Scope) || (article && memory.scope != collection.label))
            put(collection.key(Meaning::Scope, "user"), memory.scope);
        if (memory.importance) {
            const bool ten = collection.has(Meaning::ImportanceTen);
            metadata[ten ? collection.key(Meaning::ImportanceTen, "")
                         : collection.key(Meaning::Importance, "importance")] =
                ten ? *memory.importance * 10 : *memory.importance;
        }
        time(Meaning::ValidFrom, "valid_from", memory.validFrom);
        time(Meaning::ValidTo, "valid_to", memory.validTo);
        time(Meaning::Expires, "expires_at", memory.expires);
        put(collection.key(Meaning::Session, "session_id"), memory.session);
        put(collection.key(Meaning::Actor, "actor"), memory.actor);
        put(collection.key(Meaning::Outcome, "outcome"), memory.outcome);
        put(collection.key(Meaning::Confidence, "confidence"), memory.statedConfidence);
        put("subject", memory.subject);
        put("predicate", memory.predicate);
        put("object", memory.object);
        put("if", memory.ruleIf);
        put("then", memory.ruleThen);
        const bool lists = collection.layout == word(ChromaLayout::AMem);
        const auto words = [&](Meaning meaning, const char *otherwise, const std::vector<std::string> &all) {
            std::vector<std::string> shownWords;
            shownWords.reserve(all.size());
            for (const std::string &one : all)
                shownWords.push_back(displayText(one));
            if (!all.empty())
                metadata[displayText(collection.key(meaning, otherwise))] = joined(shownWords, lists);
        };
        // The tags of MemPalace and crewAI are gathered from keys that stay as they are.
        if (collection.layout != word(ChromaLayout::MemPalace) && collection.layout != word(ChromaLayout::CrewAi)) {
            words(Meaning::Tags, "tags", memory.tags);
            words(Meaning::Entities, "entities", memory.entities);
        }
    }

    ordered_json metadataOfNew(const BackCollection &collection, const HandBackItem &item)
    {
        const Memory &memory = item.memory;
        const bool article = collection.layout == word(ChromaLayout::Article);
        ordered_json metadata = ordered_json::object();
        metadata[displayText(collection.key(Meaning::Kind, "type"))] =
            memory.kind == Kind::Narrative ? "narrative" : "reflection";
        putFields(metadata, collection, memory);
        // As the article's own code has it for every reflection: its readers expect one.
        if (article && !memory.importance)
            metadata[collection.key(Meaning::Importance, "importance")] = 0.85;
        const auto created = memory.created ? memory.created : item.at;
        if (created) {
            const std::string form = collection.created.empty() ? (article ? "seconds" : "text") : collection.created;
            metadata[displayText(collection.key(Meaning::Created, article ? "ts" : "created_at"))] =
                timeIn(form, *created);
            if (article || collection.has(Meaning::LastAccessed))
                metadata[displayText(collection.key(Meaning::LastAccessed, "last_read"))] = timeIn(form, *created);
        }
        metadata[displayText(collection.key(Meaning::Depth, "depth"))] = memory.depth;
        const auto cited = putEvidence(metadata, collection, item);
        if (collection.layout == word(ChromaLayout::AMem)) {
            // What its code expects of every note.
            const auto supports = cited.find(Role::Supports);
            metadata["id"] = displayText(memory.id.value);
            metadata["links"] =
                ordered_json(supports == cited.end() ? std::vector<std::string>() : supports->second).dump();
            metadata["retrieval_count"] = "0";
            metadata["context"] = "General";
            metadata["category"] = "Reflection";
            metadata["evolution_history"] = "[]";
            for (const char *list : {"keywords", "tags"}) {
                if (!metadata.contains(list))
                    metadata[list] = "[]";
            }
        }
        return metadata;
    }

    // What a memory rests on, by the ids there.
    std::map<Role, std::vector<std::string>> putEvidence(ordered_json &metadata, const BackCollection &collection,
                                                         const HandBackItem &item)
    {
        const Memory &memory = item.memory;
        std::map<Role, std::vector<std::string>> cited;
        for (const HandBackEvidence &link : item.evidence) {
            if (!link.ref.empty()) {
                cited[link.role].push_back(displayText(idOf(link.ref)));
            } else if (m_added.contains(link.id.value)) {
                cited[link.role].push_back(displayText(link.id.value)); // handed back beside it
            } else {
                m_plan.left.push_back({displayText(memory.id.value), "noted",
                                       fmt::format("Its evidence {} is not in Chroma; it is written without.",
                                                   displayText(link.id.value))});
            }
        }
        const auto links = [&](Role role, Meaning meaning, const char *otherwise) {
            if (const auto found = cited.find(role); found != cited.end())
                metadata[displayText(collection.key(meaning, otherwise))] = joined(found->second, false);
        };
        links(Role::Supports, Meaning::Evidence, "evidence_ids");
        links(Role::Contradicts, Meaning::Contradicts, "contradicts");
        links(Role::MergedFrom, Meaning::MergedFrom, "merged_from");
        return cited;
    }

    // Of a record that is gone there, or marked as if it were: all that it had, and that it is in force.
    ordered_json metadataOfGone(const BackCollection &collection, const HandBackItem &item)
    {
        const Memory &memory = item.memory;
        ordered_json metadata = metadataOfOld(collection, memory);
        const std::string kind = displayText(collection.key(Meaning::Kind, "type"));
        if (!metadata.contains(kind) && (memory.kind != Kind::Episode || collection.has(Meaning::Kind)))
            metadata[kind] = word(memory.kind);
        const bool article = collection.layout == word(ChromaLayout::Article);
        const std::string form = collection.created.empty() ? (article ? "seconds" : "text") : collection.created;
        const std::string created = displayText(collection.key(Meaning::Created, article ? "ts" : "created_at"));
        if (form == "text" && !memory.createdText.empty())
            metadata[created] = displayText(memory.createdText);
        else if (memory.created)
            metadata[created] = timeIn(form, *memory.created);
        if (memory.lastAccessed && (article || collection.has(Meaning::LastAccessed)))
            metadata[displayText(collection.key(Meaning::LastAccessed, "last_read"))] =
                timeIn(form, *memory.lastAccessed);
        if (memory.storedDepth)
            metadata[displayText(collection.key(Meaning::Depth, "depth"))] = *memory.storedDepth;
        putEvidence(metadata, collection, item);
        if (collection.has(Meaning::Status)) {
            metadata[displayText(collection.key(Meaning::Status, "status"))] = word(Status::Active);
            if (collection.has(Meaning::SupersededBy))
                metadata[displayText(collection.key(Meaning::SupersededBy, "superseded_by"))] = "";
        }
        return metadata;
    }

    ordered_json metadataOfOld(const BackCollection &collection, const Memory &memory)
    {
        ordered_json metadata = ordered_json::object();
        const Json extra = extraOf(memory);
        for (const auto &[key, value] : extra.items()) {
            if (key.starts_with("chroma:"))
                continue;
            const std::string name = displayText(lossless::decode(key));
            if (lossless::isString(value))
                metadata[name] = displayText(textOf(value));
            else if (value.is_structured())
                metadata[name] = collection.layout == word(ChromaLayout::AMem)
                                     ? ordered_json(value.dump(-1, ' ', false, Json::error_handler_t::replace))
                                     : ordered_json(value);
            else if (!value.is_null())
                metadata[name] = ordered_json(value);
        }
        putFields(metadata, collection, memory);
        return metadata;
    }
    void write()
    {
        std::set<std::string> names;
        for (const auto &[label, file] : m_files) {
            ordered_json out{{"collection", displayText(label)}};
            std::string summary;
            const auto add = [&](const ordered_json &ids, const char *what) {
                if (!ids.empty())
                    summary += fmt::format("{}{} to {}", summary.empty() ? "" : ", ", ids.size(), what);
            };
            if (!file.upsertIds.empty())
                out["upsert"] = {{"ids", file.upsertIds}, {"documents", file.documents}, {"metadatas", file.metadatas}};
            if (!file.updateIds.empty())
                out["update"] = {{"ids", file.updateIds}, {"metadatas", file.marks}};
            if (!file.deleteIds.empty())
                out["delete"] = {{"ids", file.deleteIds}};
            add(file.upsertIds, "add or replace");
            add(file.updateIds, "mark");
            add(file.deleteIds, "delete");
            if (summary.empty())
                continue;
            std::string name = fileName(label);
            while (!names.insert(name).second)
                name += "_";
            m_plan.writes.push_back({m_target / (name + ".json"),
                                     PlannedWrite::What::Create,
                                     {},
                                     out.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n",
                                     fmt::format("Collection {}: {}", displayText(label), summary),
                                     false});
        }
        if (m_plan.writes.empty())
            return;
        m_plan.advice = "Each file is for one collection: load it as f, then call collection.upsert(**f[\"upsert\"]), "
                        "collection.update(**f[\"update\"]) and collection.delete(**f[\"delete\"]) for those that it "
                        "has, with the embedding function that the collection was made with.";
        if (m_marked)
            m_plan.advice += " What is only marked is still found by queries, unless they ask with "
                             "where={\"status\": {\"$ne\": \"deprecated\"}}.";
    }

    const HandBackSet &m_set;
    const fs::path &m_target;
    HandBackPlan m_plan;
    std::vector<BackCollection> m_collections;
    std::map<std::string, BackFile> m_files;
    std::set<std::string> m_added;
    bool m_marked = false;
};

} // namespace

Result<HandBackPlan> handBackChroma(const HandBackSet &set, const fs::path &target)
{
    return BackPlanner(set, target).plan();
}

} // namespace credence::ingest
