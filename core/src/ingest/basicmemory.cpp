// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// basic-memory's notes (basicmachines-co/basic-memory, docs/NOTE-FORMAT.md and markdown/plugins.py): Markdown with a
// permalink in the front matter. An observation, "- [category] text #tag (context)", and whatever else is written there
// are episodes; a relation, "- type [[Target]] (context)", is a belief. The files are the truth, its database an index.
#include "ingest/notes.h"
#include "ingest/pieces.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace credence {

namespace fs = std::filesystem;
namespace notes = ingest::notes;
using ingest::Json;

namespace {

constexpr const char *kBasicMemory = "basic-memory";

bool hasPermalink(const fs::path &file)
{
    const auto inner = ingest::probe(file);
    return inner && !inner->folder && ingest::looksLikeText(inner->head) &&
           notes::frontMatterOf(inner->head).has("permalink");
}

// Whether one of the first notes of a folder holds what `test` asks.
bool anyNote(const fs::path &folder, bool (*test)(const fs::path &))
{
    constexpr ingest::WalkLimits kFew{4, 200};
    ForeignStore nothing;
    std::size_t looked = 0;
    for (const fs::path &file : ingest::filesBelow(folder, notes::isNoteFile, nothing, {}, kFew)) {
        if (++looked > 40) {
            return false;
        }
        if (test(file)) {
            return true;
        }
    }
    return false;
}

bool acceptsBasicMemory(const ingest::Probe &probe)
{
    if (probe.folder) {
        return anyNote(probe.path, hasPermalink);
    }
    return !probe.database && ingest::looksLikeText(probe.head) && notes::frontMatterOf(probe.head).has("permalink");
}

struct ObservationParts {
    std::string category, context, content;
    std::vector<std::string> tags;
};

bool isClock(std::string_view category)
{
    return std::all_of(category.begin(), category.end(),
                       [](char c) {
                           return (c >= '0' && c <= '9') || c == ':' || c == '.' || c == ',' || c == ' ' || c == '-';
                       }) &&
           category.find(':') != std::string_view::npos;
}

// The words that begin with "#", which an attribute like color="#fff" does not.
std::vector<std::string> hashtagsOf(std::string_view text)
{
    std::vector<std::string> tags;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \t\n", at), text.size());
        if (end > at + 1 && text[at] == '#') {
            std::string_view word = text.substr(at + 1, end - at - 1);
            while (!word.empty()) {
                const std::size_t next = std::min(word.find('#'), word.size());
                if (next > 0) {
                    tags.emplace_back(word.substr(0, next));
                }
                word.remove_prefix(std::min(word.size(), next + 1));
            }
        }
        at = end + 1;
    }
    return tags;
}

// Of a list item; nothing if it is a task, a link or plain words.
std::optional<ObservationParts> observationOf(std::string_view text)
{
    ObservationParts parts;
    if (text.starts_with("[ ]") || text.starts_with("[x]") || text.starts_with("[X]") || text.starts_with("[-]") ||
        text.starts_with("[[")) {
        return std::nullopt;
    }
    std::string_view content = text;
    const std::size_t close = text.starts_with('[') ? text.find(']') : std::string_view::npos;
    if (close != std::string_view::npos) {
        const std::string_view category = ingest::trimmed(text.substr(1, close - 1)), rest = text.substr(close + 1);
        if (rest.starts_with('(')) {
            return std::nullopt; // a link
        }
        const bool mark = category.size() == 1 && std::isalnum(static_cast<unsigned char>(category[0])) == 0;
        const bool spaced = !rest.empty() && (rest[0] == ' ' || rest[0] == '\t');
        if (!category.empty() && !mark && !isClock(category) && spaced &&
            category.find_first_of("[]()") == std::string_view::npos) {
            parts.category = std::string(category);
            content = ingest::trimmed(rest);
        }
    }
    parts.tags = hashtagsOf(content);
    if (parts.category.empty() && parts.tags.empty()) {
        return std::nullopt;
    }
    if (content.ends_with(')')) {
        if (const std::size_t open = content.rfind('('); open != std::string_view::npos && open > 0) {
            parts.context = std::string(ingest::trimmed(content.substr(open + 1, content.size() - open - 2)));
            content = ingest::trimmed(content.substr(0, open));
        }
    }
    parts.content = std::string(content);
    return parts.content.empty() ? std::nullopt : std::optional(parts);
}

struct RelationParts {
    std::string type, target, context;
};

// "type [[Target]]", a type of several words in quotes, with a context in brackets or nothing after it.
std::optional<RelationParts> relationOf(std::string_view text)
{
    const std::size_t open = text.find("[["), close = text.find("]]", open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view type = ingest::trimmed(text.substr(0, open));
    if (type.size() >= 2 && (type.front() == '"' || type.front() == '\'') && type.back() == type.front()) {
        type = ingest::trimmed(type.substr(1, type.size() - 2));
    } else if (type.find_first_of(" \t\n") != std::string_view::npos) {
        return std::nullopt;
    }
    RelationParts parts{std::string(type), std::string(ingest::trimmed(text.substr(open + 2, close - open - 2))), {}};
    const std::string_view after = ingest::trimmed(text.substr(close + 2));
    if (!after.empty()) {
        if (!after.starts_with('(') || after.find(')') != after.size() - 1) {
            return std::nullopt;
        }
        parts.context = std::string(ingest::trimmed(after.substr(1, after.size() - 2)));
    }
    return parts.type.empty() || parts.target.empty() ? std::nullopt : std::optional(parts);
}

std::vector<std::string> linksOf(std::string_view text)
{
    std::vector<std::string> targets;
    for (std::size_t at = text.find("[["); at != std::string_view::npos; at = text.find("[[", at + 2)) {
        const std::size_t close = text.find("]]", at);
        if (close == std::string_view::npos) {
            break;
        }
        const std::string target(ingest::trimmed(text.substr(at + 2, close - at - 2)));
        if (!target.empty() && std::find(targets.begin(), targets.end(), target) == targets.end()) {
            targets.push_back(target);
        }
    }
    return targets;
}

std::string titleOf(const notes::Note &note)
{
    if (std::string title = note.front.first("title"); !title.empty()) {
        return title;
    }
    return displayText(note.file.stem().string());
}

// Every block of every note as a memory, with its place.
struct BasicNotes {
    std::vector<notes::Note> all;
    std::map<std::string, notes::Place> places;
};

BasicNotes readBasicNotes(const fs::path &path, const std::string &scope, ForeignStore &store,
                          const std::stop_token &stop, const Progress &progress)
{
    BasicNotes found;
    found.all = notes::readNotes(path, true, store, stop, progress);
    std::set<std::string> known;
    for (const notes::Note &note : found.all) {
        known.insert({titleOf(note), note.front.first("permalink"), note.file.stem().string()});
    }
    notes::Refs refs;
    std::int64_t order = 0;
    std::uint64_t dangling = 0;
    std::string example;
    for (std::size_t index = 0; index < found.all.size(); ++index) {
        const notes::Note &note = found.all[index];
        const std::string title = titleOf(note);
        const Json rest = notes::restOf(note.front, {"title", "permalink", "tags", "created", "type"});
        if (note.blocks.empty()) {
            store.problems.push_back({note.name, "missing-text", "The note has no words below its front matter."});
        }
        for (const notes::Block &block : note.blocks) {
            ++store.read;
            MemoryDraft draft;
            draft.where = fmt::format("{} line {}", note.name, block.line);
            draft.order = ++order;
            Memory &m = draft.memory;
            m.scope = scope;
            m.sourceSystem = kBasicMemory;
            m.tags = notes::tagsOf(note);
            m.entities = {title};
            notes::Place place{index, block.begin, block.end, block.indent, block.marker, {}, {}, false};
            Json extra = Json::object();
            const auto relation = block.item ? relationOf(block.text) : std::nullopt;
            const auto observation = block.item && !relation ? observationOf(block.text) : std::nullopt;
            if (relation) {
                m.kind = Kind::Reflection;
                m.shape = Shape::Belief;
                m.subject = title;
                m.predicate = relation->type;
                m.object = relation->target;
                m.text = title + " " + relation->type + " " + relation->target;
                m.entities.push_back(relation->target);
                refs.name(draft, note, {relation->type, relation->target});
                place.fixed = true;
                if (!relation->context.empty()) {
                    extra["context"] = lossless::encode(relation->context);
                }
                if (!known.contains(relation->target) && ++dangling == 1) {
                    example = relation->target;
                }
            } else if (observation) {
                m.text = observation->content;
                if (!observation->category.empty()) {
                    m.tags.insert(m.tags.begin(), observation->category);
                    place.before = "[" + observation->category + "] ";
                }
                m.tags.insert(m.tags.end(), observation->tags.begin(), observation->tags.end());
                if (!observation->context.empty()) {
                    place.after = " (" + observation->context + ")";
                    extra["context"] = lossless::encode(observation->context);
                }
                refs.name(draft, note, {observation->category, observation->content});
            } else {
                m.text = block.text;
                refs.name(draft, note, {block.text});
            }
            for (std::string &target : linksOf(block.text)) {
                if (std::find(m.entities.begin(), m.entities.end(), target) == m.entities.end()) {
                    m.entities.push_back(std::move(target));
                }
            }
            if (const std::string type = note.front.first("type"); !type.empty() && type != "note") {
                m.tags.push_back(type);
            }
            std::vector<std::string> tags;
            for (std::string &tag : m.tags) {
                if (std::find(tags.begin(), tags.end(), tag) == tags.end()) {
                    tags.push_back(std::move(tag));
                }
            }
            m.tags = std::move(tags);
            notes::setTimes(draft, note);
            extra["permalink"] = lossless::encode(note.front.first("permalink"));
            if (!block.headings.empty()) {
                extra["section"] = lossless::encode(block.headings.back());
            }
            if (!rest.empty()) {
                extra["front_matter"] = rest;
            }
            m.extra = lossless::dumpForm(extra);
            found.places.emplace(m.sourceRef, std::move(place));
            store.memories.push_back(std::move(draft));
        }
    }
    if (dangling > 0) {
        store.problems.push_back({displayText(path.filename().string()), "dangling",
                                  fmt::format("Relations that name a note that is not here: {}, the first is {}.",
                                              dangling, ingest::excerpt(example))});
    }
    return found;
}

Result<ForeignStore> readBasicMemory(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                     const Progress &progress)
{
    ForeignStore store;
    const std::string scope = options.scope.empty() ? "default" : options.scope;
    store.scopes = {scope};
    const BasicNotes found = readBasicNotes(probe.path, scope, store, stop, progress);
    if (found.all.empty() && !stop.stop_requested()) {
        return Error{Errc::Unsupported, "There is no Markdown file here.", ingest::shown(probe.path)};
    }
    return store;
}

Result<HandBackPlan> handBackBasicMemory(const HandBackSet &set, const fs::path &target)
{
    if (const auto probed = ingest::probe(target); !probed) {
        return probed.error();
    }
    ForeignStore store;
    BasicNotes found = readBasicNotes(target, set.scope, store, {}, {});
    notes::settlePlaces(found.places, store.memories, set);
    notes::Editor editor(std::move(found.all), std::move(found.places));
    HandBackPlan plan = notes::planNotes(
        set, editor, [](notes::Editor &edit, const HandBackItem &item, const std::vector<std::string> &cited) {
            std::optional<std::size_t> place;
            const Memory &m = item.memory;
            for (std::size_t i = 0; i < edit.notes().size() && !place; ++i) {
                const std::string title = titleOf(edit.notes()[i]);
                if (title == m.subject || std::find(m.entities.begin(), m.entities.end(), title) != m.entities.end()) {
                    place = i;
                }
            }
            place = place ? place : edit.noteOf(cited);
            if (!place) {
                return std::string(
                    "Neither it nor what it rests on names a note: give it a note's title in its entities.");
            }
            return edit.append(*place, "[insight] " + m.text, "Observations");
        });
    plan.advice = plan.writes.empty() ? std::string()
                                      : "basic-memory watches its folder and takes the changed files by itself, or by "
                                        "\"basic-memory sync\".";
    return plan;
}

} // namespace

ingest::Importer ingest::basicMemory()
{
    Importer importer;
    importer.format = {kBasicMemory, "basic-memory", true, false,
                       "a folder of Markdown notes, or one of them, with a permalink in the front matter"};
    importer.format.handsBack =
        "its notes with the decided observations and relations changed, every other byte as it was";
    importer.accepts = acceptsBasicMemory;
    importer.read = readBasicMemory;
    importer.handBack = handBackBasicMemory;
    importer.restores = true;
    importer.handsBackInPlace = true;
    importer.places = {{"BASIC_MEMORY_HOME", ""}, {"HOME", "basic-memory"}};
    return importer;
}

} // namespace credence
