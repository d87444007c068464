// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/handbackplace.h"

#include "store/sqlite.h"
#include "util/equals.h"
#include "util/losslessjson.h"
#include "util/plainwords.h"

#include <credence/place.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace credence::ingest {

namespace fs = std::filesystem;

namespace {

std::string itemName(const HandBackItem &item)
{
    return displayText(item.memory.sourceRef.empty() ? item.memory.id.value : item.memory.sourceRef);
}

// What a source holds, by what a hand-back looks for.
class Holds {
public:
    void take(const ForeignStore &store, const std::string &scope)
    {
        for (const MemoryDraft &draft : store.memories) {
            const Memory &m = draft.memory;
            if (m.scope != scope)
                continue;
            if (!m.sourceRef.empty())
                m_refs.emplace(m.sourceRef, One{plainWords(m.text), m.status});
            m_words[plainWords(m.text)].push_back(m.sourceRef);
            if (m.extra.find("credence_id") != std::string::npos)
                takeIds(nlohmann::json::parse(m.extra, nullptr, false), m.sourceRef);
        }
        for (const DraftRecord &record : store.records) {
            const nlohmann::json value = nlohmann::json::parse(record.json, nullptr, false);
            if (record.record == "candidate" && value.is_object() && value.contains("id") && value["id"].is_string())
                m_waiting.insert(value["id"].get<std::string>());
        }
    }

    [[nodiscard]] std::uint64_t count(const std::vector<std::string> &refs) const
    {
        return static_cast<std::uint64_t>(
            std::count_if(refs.begin(), refs.end(), [&](const std::string &ref) { return m_refs.contains(ref); }));
    }

    [[nodiscard]] bool shows(const HandBackItem &item, const HandBackItem *replacement) const
    {
        const Memory &m = item.memory;
        const std::string words = plainWords(m.text);
        if (item.kind == HandBackKind::Added)
            return m_ids.contains(m.id.value) || m_refs.contains(m.id.value) || m_words.contains(words);
        if (m.sourceRef.empty())
            return m.sourceSystem.empty(); // of ours, and not there
        const auto known = m_refs.find(m.sourceRef);
        if (item.kind == HandBackKind::Redacted)
            return known == m_refs.end() ? m_words.contains(words) : known->second.words == words;
        if (known == m_refs.end())
            return item.kind != HandBackKind::Restored || byItself(words);
        const Status status = known->second.status;
        if (item.kind == HandBackKind::Restored)
            return status != Status::Retracted && status != Status::Superseded && status != Status::Deprecated;
        if (status == Status::Retracted || status == Status::Superseded || status == Status::Deprecated)
            return true;
        // Another text was put into its place.
        return replacement && (known->second.words == plainWords(replacement->memory.text) ||
                               (replacement->before && known->second.words != words));
    }

    [[nodiscard]] bool waits(const std::string &candidate) const { return m_waiting.contains(candidate); }

    // Of a pending write that waits no more: whether what was decided on it is so there.
    [[nodiscard]] bool did(const HandBackDecision &decision) const
    {
        const nlohmann::json candidate = nlohmann::json::parse(decision.candidate, nullptr, false);
        if (!approved(decision) || !candidate.is_object())
            return true;
        const auto value = [&](const char *key) {
            const auto found = candidate.find(key);
            return found != candidate.end() && found->is_string() ? lossless::decode(found->get<std::string>())
                                                                  : std::string();
        };
        const bool proposed = m_words.contains(plainWords(value("text")));
        if (value("action") == "retract")
            return !proposed;
        return decision.text.empty() ? proposed : m_words.contains(plainWords(decision.text));
    }
    [[nodiscard]] static bool approved(const HandBackDecision &decision)
    {
        return decision.state == "approved" || decision.state == "committed";
    }

    [[nodiscard]] bool any(const std::vector<std::string> &refs) const { return count(refs) > 0; }

    // Under which reference a memory of ours stands there; empty: it does not.
    [[nodiscard]] std::string refOfOurs(const Memory &m) const
    {
        if (m_refs.contains(m.id.value))
            return m.id.value;
        if (const auto known = m_ids.find(m.id.value); known != m_ids.end())
            return known->second;
        const auto said = m.text.empty() ? m_words.end() : m_words.find(plainWords(m.text));
        return said == m_words.end() ? std::string() : said->second.front();
    }

    [[nodiscard]] bool sameAs(const Holds &other) const
    {
        return m_waiting == other.m_waiting && m_refs.size() == other.m_refs.size() &&
               std::all_of(m_refs.begin(), m_refs.end(), [&](const auto &one) {
                   const auto there = other.m_refs.find(one.first);
                   return there != other.m_refs.end() && there->second.words == one.second.words;
               });
    }

    // What the store has from its sources: their words stand for them and for no other.
    void known(const std::vector<HandBackSource> &sources)
    {
        for (const HandBackSource &source : sources)
            m_known.insert(source.refs.begin(), source.refs.end());
    }

private:
    // Whether words stand there that are of no memory which the store has from there.
    [[nodiscard]] bool byItself(const std::string &words) const
    {
        const auto said = m_words.find(words);
        return said != m_words.end() && std::any_of(said->second.begin(), said->second.end(),
                                                    [&](const std::string &ref) { return !m_known.contains(ref); });
    }

    struct One {
        std::string words;
        Status status;
    };
    void takeIds(const nlohmann::json &extra, const std::string &ref)
    {
        std::vector<const nlohmann::json *> open{&extra};
        while (!open.empty()) {
            const nlohmann::json *one = open.back();
            open.pop_back();
            if (one->is_object() && one->contains("credence_id") && (*one)["credence_id"].is_string())
                m_ids.emplace((*one)["credence_id"].get<std::string>(), ref);
            if (one->is_structured()) {
                for (const nlohmann::json &inner : *one)
                    open.push_back(&inner);
            }
        }
    }

    std::unordered_map<std::string, One> m_refs;
    std::unordered_map<std::string, std::vector<std::string>> m_words; // references, in the order read
    std::unordered_map<std::string, std::string> m_ids;                // the first reference
    std::unordered_set<std::string> m_waiting, m_known;
};

// Read as the store knows the source.
Result<ForeignStore> readSource(const HandBackSource &source, const fs::path &place, const std::string &format,
                                const std::stop_token &stop)
{
    ReadOptions options;
    options.scope = source.scope;
    options.mapping = source.mapping;
    auto read = readForeign(place, format, options, stop);
    if (read)
        static_cast<void>(equals::settle(read->memories, source.equals));
    return read;
}

// How one place stands to another; both canonical.
enum class Standing : std::uint8_t { Apart, Same, Inside, Around };

Standing standing(const fs::path &one, const fs::path &other)
{
    const auto [rest, more] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    if (rest != one.end() && more != other.end())
        return Standing::Apart;
    return rest != one.end() ? Standing::Inside : more != other.end() ? Standing::Around : Standing::Same;
}

std::string plural(std::uint64_t count)
{
    return count == 1 ? "memory" : fmt::format("{} memories", count);
}

// A part of a source, or a place around it: the source itself by another name (the one file of a folder, say), or
// refused, for what it does not show would be taken for gone.
Result<void> judgePart(const HandBackSet &set, const HandBackSource &source, const Importer &importer,
                       const fs::path &target, bool inside, const Holds &holds, const std::stop_token &stop)
{
    const auto whole = readSource(source, source.path, importer.format.name, stop);
    if (!whole && whole.error().code == Errc::Cancelled)
        return whole.error();
    if (whole) {
        Holds all;
        all.take(*whole, set.scope);
        if (all.sameAs(holds))
            return {};
    }
    const std::string path = displayText(source.path);
    return Error{Errc::Conflict,
                 inside ? fmt::format("{} is only a part of {}, from which these memories came, and does not show what "
                                      "stands in the rest of it. Hand back to {}.",
                                      shown(target), path, path)
                        : fmt::format("{} is more than {}, from which these memories came. Hand back to {}.",
                                      shown(target), path, path),
                 shown(target)};
}

// The place itself, where it is changed: which source it is. The target becomes the source's own path.
Result<void> judge(const HandBackSet &set, HandBackPlan &plan, const Importer &importer, fs::path &target, Holds &holds,
                   const std::stop_token &stop)
{
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(target, error);
    const HandBackSource *here = nullptr, *part = nullptr;
    bool inside = false;
    for (const HandBackSource &source : set.sources) {
        std::error_code gone;
        const fs::path own = fs::weakly_canonical(source.path, gone);
        if (error || gone)
            continue;
        const Standing how = standing(whole, own);
        if (!here && how == Standing::Same)
            here = &source;
        if (!part && (how == Standing::Inside || how == Standing::Around)) {
            part = &source;
            inside = how == Standing::Inside;
        }
    }
    const HandBackSource &asked = here ? *here : part ? *part : set.sources.front();
    const auto read = readSource(asked, target, importer.format.name, stop);
    if (!read)
        return read.error();
    holds.take(*read, set.scope);
    if (!here && part) {
        CREDENCE_TRY(judgePart(set, *part, importer, target, inside, holds, stop));
        here = part;
        target = part->path;
    }
    if (here) {
        plan.source = here->id;
        if (!here->refs.empty() && holds.count(here->refs) == 0)
            return Error{
                Errc::Conflict,
                fmt::format("{} does not hold the {} that came from it and {} in force here: another store lies "
                            "there now, or all of it has changed. Synchronise with it first.",
                            shown(target), plural(here->refs.size()), here->refs.size() == 1 ? "is" : "are"),
                shown(target)};
        return {};
    }
    std::uint64_t found = 0;
    const HandBackSource *of = &set.sources.front();
    for (const HandBackSource &source : set.sources) {
        if (const std::uint64_t count = holds.count(source.refs); count > found) {
            found = count;
            of = &source;
        }
    }
    if (found == 0)
        return Error{Errc::Conflict,
                     fmt::format("{} holds none of the memories that came from {}: it is another store, and nothing is "
                                 "handed back to it.",
                                 shown(target), displayText(set.sources.front().path)),
                     shown(target)};
    plan.source = of->id;
    plan.copy = true;
    plan.place = fmt::format("{} is not {}, from which these memories came, but holds {} of its {}: a copy. What is "
                             "written there is not noted as handed back.",
                             shown(target), displayText(of->path), found, plural(of->refs.size()));
    return {};
}

// An addition to a memory, which can be made without its pending write; a skill is put in place by its program.
bool isAddition(const HandBackDecision &decision)
{
    const nlohmann::json candidate = nlohmann::json::parse(decision.candidate, nullptr, false);
    return candidate.is_object() && candidate.value("action", std::string()) == "add" &&
           candidate.value("/extra/pending_write/subsystem"_json_pointer, std::string()) != "skills";
}

std::string whenSaid(const HandedBack &before)
{
    return fmt::format("on {} by {} (entry {})", formatTime(before.time).substr(0, 10),
                       before.who.empty() ? std::string("somebody") : displayText(before.who), before.entry.value);
}

} // namespace

Result<void> checkOutside(const HandBackSet &set, const fs::path &target)
{
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(target, error);
    for (const std::string &place : set.places) {
        std::error_code gone;
        const fs::path own = fs::weakly_canonical(placeOf(place), gone);
        if (error || gone || !isFolder(own))
            continue;
        const Standing how = standing(whole, own);
        if (how == Standing::Same || how == Standing::Inside)
            return Error{Errc::Conflict,
                         fmt::format("{} {} {}, a source of this store: what is made there would lie among its own "
                                     "files. Name a folder outside of it.",
                                     shown(target), how == Standing::Same ? "is" : "lies in", displayText(place)),
                         shown(target)};
    }
    return {};
}

Result<void> sift(HandBackSet &set, HandBackPlan &plan, const Importer &importer, fs::path &target,
                  const HandBackOptions &options, const std::stop_token &stop)
{
    plan.inPlace = importer.handsBackInPlace;
    if (set.sources.empty() || (set.items.empty() && set.decisions.empty()))
        return {};
    Holds holds;
    holds.known(set.sources);
    bool readable = true;
    if (plan.inPlace) {
        CREDENCE_TRY(judge(set, plan, importer, target, holds, stop));
    } else {
        plan.source = set.sources.front().id;
        for (const HandBackSource &source : set.sources) {
            const auto read = readSource(source, source.path, importer.format.name, stop);
            if (!read && read.error().code == Errc::Cancelled)
                return read.error();
            if (read)
                holds.take(*read, set.scope);
            else
                readable = false; // an export that was put away, say
        }
    }
    // What was handed back as ours is called there by the reference that it got.
    std::map<std::string, HandBackItem *> fresh; // by id
    for (HandBackItem &item : set.items) {
        if (item.kind == HandBackKind::Added)
            fresh.emplace(item.memory.id.value, &item);
    }
    for (HandBackItem &item : set.items) {
        Memory &m = item.memory;
        if (item.kind == HandBackKind::Added || (m.sourceSystem == set.system && !m.sourceRef.empty()))
            continue;
        if (!m.sourceRef.empty() && m.sourceSystem.empty()) { // brought back: perhaps to another place of it
            const std::string now = holds.any({m.sourceRef}) ? std::string() : holds.refOfOurs(m);
            m.sourceRef = now.empty() ? m.sourceRef : now;
            m.sourceSystem = set.system;
            continue;
        }
        m.sourceRef = holds.refOfOurs(m);
        m.sourceSystem = m.sourceRef.empty() ? std::string() : set.system;
        if (const auto by = fresh.find(item.replacementRef); by != fresh.end() && !m.sourceRef.empty())
            by->second->replaces.push_back(m.sourceRef);
    }
    // What is gone there altogether is a new record to a form that can't bring it back.
    for (HandBackItem &item : set.items) {
        Memory &m = item.memory;
        if (item.kind == HandBackKind::Restored && !importer.restores && m.kind != Kind::Episode && readable &&
            !holds.any({m.sourceRef})) {
            item.kind = HandBackKind::Added;
            m.sourceRef.clear();
            m.sourceSystem.clear();
        }
    }
    std::map<std::string, const HandBackItem *> replacements; // by what they replace
    for (const HandBackItem &item : set.items) {
        for (const std::string &ref : item.replaces)
            replacements.emplace(ref, &item);
    }
    // Of one source, and not of the one that is handed back to: that does not show whether it was said.
    const auto elsewhere = [&](const std::string &name, const std::vector<MirrorId> &from, bool any) {
        if (!plan.inPlace || any || from.empty() || std::find(from.begin(), from.end(), plan.source) != from.end())
            return false;
        const auto source = std::find_if(set.sources.begin(), set.sources.end(),
                                         [&](const HandBackSource &one) { return one.id == from.front(); });
        plan.known.push_back(
            {name, "elsewhere",
             source == set.sources.end()
                 ? std::string("It came from another source, and is handed back there.")
                 : fmt::format("It came from {}: it is handed back there.", displayText(source->path))});
        return true;
    };
    // Whether it is to be said.
    const auto open = [&](const std::string &name, const std::optional<HandedBack> &said,
                          const std::vector<MirrorId> &from, bool shows, bool gone) {
        const std::optional<HandedBack> before =
            said && said->source == plan.saidTo(from) && !plan.copy ? said : std::nullopt;
        const auto known = [&](const char *kind, std::string sentence) {
            plan.known.push_back({name, kind, std::move(sentence)});
        };
        if (shows && gone) {
            known("there", before ? fmt::format("It was handed back {}, and is gone there.", whenSaid(*before))
                                  : std::string("It is gone there already."));
            return false;
        }
        if (shows) {
            known("there", before ? fmt::format("It was handed back {}, and stands there.", whenSaid(*before))
                                  : std::string("It stands there already."));
            return false;
        }
        if (!before)
            return true;
        if (!before->same) {
            known("changed-here", fmt::format("It was handed back {} and was changed here since: it is said again.",
                                              whenSaid(*before)));
            return true;
        }
        if (before->script) {
            known("asked", fmt::format("A file for it was made {}; {} {}", whenSaid(*before),
                                       readable ? "it is not yet carried out there."
                                                : "the source can't be read to see whether it was carried out.",
                                       options.again ? "It is said again." : "It is not said again."));
            return options.again;
        }
        known(
            "changed-there",
            fmt::format("It was handed back {}, and does not stand there as it was said: the source was changed since. "
                        "{}",
                        whenSaid(*before),
                        options.again ? "It is said again." : "Synchronise to see how; it is not said again."));
        return options.again;
    };
    std::vector<HandBackItem> items;
    std::set<std::string> placed; // what stands there, or goes there now, of what is new
    for (const HandBackItem &item : set.items) {
        if (item.kind != HandBackKind::Added && item.memory.sourceRef.empty() && !readable) {
            plan.left.push_back(
                {itemName(item), "unmapped",
                 "It was handed back from here, and the source can't be read to see under which name it "
                 "stands there."});
            continue;
        }
        if (item.kind == HandBackKind::Erased && item.memory.sourceRef.empty()) {
            plan.left.push_back({itemName(item), "unmapped",
                                 "It was handed back from here before it was erased, and its source keeps no name for "
                                 "it: its words may stand there still. Look for them there."});
            continue;
        }
        const auto by = replacements.find(item.memory.sourceRef);
        const HandBackItem *replacement =
            item.kind == HandBackKind::Added || by == replacements.end() ? nullptr : by->second;
        std::vector<std::string> refs = item.replaces;
        if (!item.memory.sourceRef.empty())
            refs.push_back(item.memory.sourceRef);
        if (item.kind == HandBackKind::Added) {
            for (const HandBackEvidence &one : item.evidence)
                refs.push_back(one.ref);
        }
        const bool shows = readable && holds.shows(item, replacement);
        const bool gone = item.kind == HandBackKind::Retracted || item.kind == HandBackKind::Erased ||
                          (item.kind == HandBackKind::Superseded && !replacement);
        if (shows && item.otherwise && item.otherwise->source == plan.saidTo(item.from) && !plan.copy)
            plan.known.push_back({itemName(item), "otherwise",
                                  fmt::format("A file that was made {} says otherwise and is not carried out there: do "
                                              "not use it.",
                                              whenSaid(*item.otherwise))});
        const bool says = item.kind == HandBackKind::Added || item.kind == HandBackKind::Restored;
        const std::string &name = item.memory.sourceRef;
        const auto place = [&] {
            placed.insert(item.memory.id.value);
            if (!name.empty())
                placed.insert(name);
        };
        if (shows && says)
            place();
        if (!elsewhere(itemName(item), item.from, holds.any(refs)) &&
            open(itemName(item), item.before, item.from, shows, gone)) {
            if (says)
                place();
            items.push_back(item);
        }
    }
    // What goes without a replacement there, though it was replaced here.
    for (const HandBackItem &item : items) {
        const std::string &by = item.replacementRef;
        const auto taken = replacements.find(item.memory.sourceRef);
        const bool known = std::any_of(set.sources.begin(), set.sources.end(), [&](const HandBackSource &source) {
            return std::find(source.refs.begin(), source.refs.end(), by) != source.refs.end();
        });
        const bool there = (readable ? holds.any({by}) : known) || placed.contains(by) ||
                           (taken != replacements.end() && placed.contains(taken->second->memory.id.value));
        if (item.kind == HandBackKind::Superseded && !there)
            plan.left.push_back({itemName(item), "noted",
                                 "It goes there without what replaced it here, which is not in force or came from "
                                 "elsewhere: nothing takes its place."});
    }
    std::vector<HandBackDecision> decisions;
    for (const HandBackDecision &decision : set.decisions) {
        const std::string name = displayText(decision.id);
        if (elsewhere(name, decision.from, holds.waits(decision.id)))
            continue;
        const bool settled = readable && !holds.waits(decision.id), done = settled && holds.did(decision);
        if (settled && !done && !decision.before) {
            const bool writes = isAddition(decision) && !plan.copy; // a copy may never have had it
            plan.known.push_back(
                {name, "gone-there",
                 writes ? "It waits there no more, and what it says is not there: it is written as a new entry."
                 : plan.copy
                     ? "It does not wait in this copy, and nothing is said of it there."
                     : "It waits there no more, and was not carried out as far as can be seen. Synchronise to take "
                       "that in; it is not said."});
            if (writes)
                decisions.push_back(decision);
        } else if (open(name, decision.before, decision.from, done, !Holds::approved(decision))) {
            decisions.push_back(decision);
        }
    }
    set.items = std::move(items);
    set.decisions = std::move(decisions);
    return {};
}

std::vector<std::string> carried(const HandBackSet &set, const HandBackPlan &plan)
{
    std::vector<std::string> ids;
    if (plan.writes.empty())
        return ids;
    std::set<std::string> left, removed;
    for (const Problem &one : plan.left) {
        if (one.kind == "unmapped")
            left.insert(one.where);
    }
    for (const PlannedWrite &write : plan.writes) {
        if (write.what == PlannedWrite::What::Remove)
            removed.insert(write.path.stem().string());
    }
    for (const HandBackItem &item : set.items) {
        if (!left.contains(itemName(item)))
            ids.push_back(item.memory.id.value);
    }
    for (const HandBackDecision &decision : set.decisions) {
        bool said = !left.contains(displayText(decision.id));
        if (plan.inPlace) { // a pending write that is settled there is taken away
            const nlohmann::json candidate = nlohmann::json::parse(decision.candidate, nullptr, false);
            const auto at = candidate.is_object()
                                ? candidate.value("/extra/pending_write/id"_json_pointer, std::string())
                                : std::string();
            said = removed.contains(lossless::decode(at));
        }
        if (said)
            ids.push_back(decision.id);
    }
    return ids;
}

} // namespace credence::ingest
