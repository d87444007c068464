// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Handing back to the MCP memory server: edits of its file at the places of the decided observations and relations.
// What is not decided, lines that nobody understands included, keeps its bytes and its place.
#include "ingest/mcpmemory.h"
#include "ingest/pieces.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace credence::ingest::mcp {

namespace fs = std::filesystem;
using spans::Span;

namespace {

struct GraphObservation {
    std::string text, ref;
    Span span;                      // of the element
    Span words;                     // of the string in it
    std::optional<std::string> now; // changed: what it says then; empty: it goes
    bool changed = false;
};

struct GraphEntity {
    std::string name;
    Span list; // of its observations; empty: it has none
    Span object;
    std::vector<GraphObservation> observations;
    std::vector<std::string> added;
};

struct GraphRelation {
    std::string from, type, to, ref;
    const GraphRecord *record = nullptr;
    bool gone = false;
    std::optional<std::string> newType;
};

std::string asJson(const std::string &text)
{
    return lossless::write(nlohmann::ordered_json(lossless::encode(text)));
}

std::string relationJson(const GraphRelation &relation)
{
    return fmt::format(R"({{"type":"relation","from":{},"to":{},"relationType":{}}})", asJson(relation.from),
                       asJson(relation.to), asJson(relation.type));
}

class GraphEditor {
public:
    explicit GraphEditor(const std::string &text) : m_text(text), m_graph(scanGraph(text))
    {
        for (const GraphRecord &record : m_graph.records) {
            if (record.kind == GraphRecord::Kind::Entity) {
                takeEntity(record);
            } else if (record.kind == GraphRecord::Kind::Relation) {
                GraphRelation relation;
                relation.from = memberOf(record.value, "from");
                relation.type = memberOf(record.value, "relationType");
                relation.to = memberOf(record.value, "to");
                relation.ref = relationRef(relation.from, relation.type, relation.to);
                relation.record = &record;
                m_relations.push_back(std::move(relation));
            }
        }
    }

    // Each gives the reason why it can't be done; empty: it is.
    std::string remove(const std::string &ref)
    {
        if (observation(ref)) {
            settle(ref, std::nullopt);
            return {};
        }
        if (GraphRelation *one = relation(ref)) {
            for (GraphRelation &same : m_relations) { // the server removes all that are equal, too
                same.gone = same.gone || same.ref == one->ref;
            }
            return {};
        }
        return "It is not in the graph any more.";
    }

    std::string redact(const Memory &m)
    {
        if (observation(m.sourceRef)) {
            settle(m.sourceRef, m.text);
            return {};
        }
        if (GraphRelation *one = relation(m.sourceRef)) {
            if (m.subject != one->from || m.object != one->to) {
                return "The words stand in an entity's name, which other records use; rename it with the server.";
            }
            if (m.predicate.empty() || m.predicate == one->type) {
                return "The words stand in no part that a relation has.";
            }
            one->newType = m.predicate;
            return {};
        }
        return "It is not in the graph any more.";
    }

    // `replaces`: refs in its place; `cited`: refs that tell the entity.
    std::string add(const Memory &m, const std::vector<std::string> &replaces, const std::vector<std::string> &cited)
    {
        if (trimmed(m.text).empty() || !lossless::canWriteBytes(m.text)) {
            return "Its text can't stand in a JSON file.";
        }
        std::vector<std::string> there;
        for (const std::string &ref : replaces) {
            if (observation(ref) || relation(ref)) {
                there.push_back(ref);
            }
        }
        if (there.empty() && !replaces.empty()) {
            return "What it replaces is not in the graph any more.";
        }
        const bool asRelation =
            m.shape == Shape::Belief && !m.predicate.empty() && entity(m.subject) && entity(m.object);
        if (asRelation) {
            for (const std::string &ref : there) {
                remove(ref);
            }
            GraphRelation fresh;
            fresh.from = m.subject;
            fresh.type = m.predicate;
            fresh.to = m.object;
            fresh.ref = relationRef(fresh.from, fresh.type, fresh.to);
            if (!relation(fresh.ref)) {
                m_newRelations.push_back(std::move(fresh));
            }
            return {};
        }
        bool placed = false;
        std::vector<std::string> tells = cited;
        for (const std::string &ref : there) {
            if (observation(ref) && !placed) {
                settle(ref, m.text);
                placed = true;
                continue;
            }
            if (const GraphRelation *old = relation(ref)) {
                tells.insert(tells.begin(), old->from + "#");
            }
            remove(ref);
        }
        if (placed) {
            return {};
        }
        GraphEntity *place = nullptr;
        for (const std::string &name : m.entities) {
            place = place ? place : entity(name);
        }
        place = place ? place : entity(m.subject);
        if (!place) {
            place = mostCited(tells);
        }
        if (!place) {
            return "Neither it nor what it rests on names an entity of the graph: give it one in its entities.";
        }
        const bool known = std::any_of(place->observations.begin(), place->observations.end(),
                                       [&](const GraphObservation &o) { return !o.changed && o.text == m.text; }) ||
                           std::find(place->added.begin(), place->added.end(), m.text) != place->added.end();
        if (!known) {
            place->added.push_back(m.text);
        }
        return {};
    }

    [[nodiscard]] std::string result()
    {
        for (GraphEntity &entity : m_entities) {
            editEntity(entity);
        }
        for (const GraphRelation &relation : m_relations) {
            if (relation.gone) {
                if (m_graph.form == GraphFile::Form::Lines) {
                    removeLine(relation.record->span);
                }
                ++m_removed;
            } else if (relation.newType) {
                for (const auto &[key, value] : spans::members(m_text, relation.record->span)) {
                    if (key.of(m_text) == "\"relationType\"") {
                        m_edits[value.begin] = {value.end, asJson(*relation.newType)};
                        break;
                    }
                }
                ++m_changed;
            }
        }
        if (m_graph.form == GraphFile::Form::List) {
            removeListed(m_graph.entities);
        } else if (m_graph.form == GraphFile::Form::Object) {
            removeListed(m_graph.relations);
        }
        std::string tail;
        for (const GraphRelation &relation : m_newRelations) {
            addRelation(relationJson(relation), tail);
            ++m_added;
        }
        std::string out;
        std::size_t at = 0;
        for (const auto &[begin, edit] : m_edits) {
            if (begin < at) { // what goes overlaps what went
                at = edit.second.empty() ? std::max(at, edit.first) : at;
                continue;
            }
            out.append(m_text, at, begin - at);
            out += edit.second;
            at = edit.first;
        }
        out.append(m_text, at, std::string::npos);
        if (!tail.empty()) {
            const std::string newline = m_text.find("\r\n") != std::string::npos ? "\r\n" : "\n";
            const bool ends = out.empty() || out.back() == '\n';
            out += (ends ? "" : newline) + tail;
        }
        return out;
    }
    [[nodiscard]] std::string summary() const
    {
        return fmt::format("{} added, {} changed, {} removed", m_added, m_changed, m_removed);
    }

private:
    void takeEntity(const GraphRecord &record)
    {
        GraphEntity entity;
        entity.name = memberOf(record.value, "name");
        entity.object = record.span;
        for (const auto &[key, value] : spans::members(m_text, record.span)) {
            if (key.of(m_text) != "\"observations\"" || m_text[value.begin] != '[' || !entity.list.empty()) {
                continue;
            }
            entity.list = value;
            for (const Span &element : spans::elements(m_text, value)) {
                const lossless::Document document = lossless::parse(element.of(m_text));
                const auto words = document.ok() ? observationText(document.value) : std::nullopt;
                GraphObservation one;
                one.span = one.words = element;
                if (words) {
                    one.text = *words;
                    one.ref = observationRef(entity.name, *words);
                }
                if (document.ok() && document.value.is_object()) {
                    one.words = {};
                    for (const auto &[name, part] : spans::members(m_text, element)) {
                        const std::string_view word = name.of(m_text);
                        if (one.words.empty() &&
                            (word == "\"content\"" || word == "\"text\"" || word == "\"observation\"")) {
                            one.words = part;
                        }
                    }
                }
                entity.observations.push_back(std::move(one));
            }
        }
        m_entities.push_back(std::move(entity));
    }

    // All that are equal, which an entity or two of one name may hold: the first says something else, the others go.
    void settle(const std::string &ref, std::optional<std::string> now)
    {
        while (GraphObservation *one = observation(ref)) {
            one->changed = true;
            one->now = std::exchange(now, std::nullopt);
        }
    }

    GraphObservation *observation(const std::string &ref)
    {
        for (GraphEntity &entity : m_entities) {
            for (GraphObservation &one : entity.observations) {
                if (!one.ref.empty() && one.ref == ref && !one.changed) {
                    return &one;
                }
            }
        }
        return nullptr;
    }
    GraphRelation *relation(const std::string &ref)
    {
        for (GraphRelation &one : m_relations) {
            if (one.ref == ref && !one.gone) {
                return &one;
            }
        }
        return nullptr;
    }
    GraphEntity *entity(const std::string &name)
    {
        const auto found = std::find_if(m_entities.begin(), m_entities.end(),
                                        [&](const GraphEntity &e) { return !name.empty() && e.name == name; });
        return found == m_entities.end() ? nullptr : &*found;
    }
    // The entity that most of these references are of; of several the first in the file.
    GraphEntity *mostCited(const std::vector<std::string> &refs)
    {
        GraphEntity *best = nullptr;
        std::ptrdiff_t most = 0;
        for (GraphEntity &one : m_entities) {
            const auto count = std::count_if(refs.begin(), refs.end(), [&](const std::string &ref) {
                return ref.starts_with(one.name + "#") && ref.find('#', one.name.size() + 1) == std::string::npos;
            });
            if (count > most) {
                most = count;
                best = &one;
            }
        }
        return best;
    }

    void editEntity(GraphEntity &entity)
    {
        const bool any = std::any_of(entity.observations.begin(), entity.observations.end(),
                                     [](const GraphObservation &o) { return o.changed; });
        if (!any && entity.added.empty()) {
            return;
        }
        if (entity.list.empty()) { // an entity without the key gets it as its last member
            std::string list;
            for (const std::string &text : entity.added) {
                list += (list.empty() ? "" : ",") + asJson(text);
                ++m_added;
            }
            const std::size_t end = entity.object.end - 1;
            const bool bare = spans::members(m_text, entity.object).empty();
            m_edits[end] = {end, fmt::format("{}\"observations\":[{}]", bare ? "" : ",", list)};
            return;
        }
        // Elements with the bytes between them, so that what stays keeps its form.
        std::string between = ",";
        const auto &all = entity.observations;
        if (all.size() > 1) {
            between = m_text.substr(all[0].span.end, all[1].span.begin - all[0].span.end);
        }
        std::vector<std::string> elements;
        for (const GraphObservation &one : all) {
            std::string bytes(one.span.of(m_text));
            if (one.changed && !one.now) {
                ++m_removed;
                continue;
            }
            if (one.changed) {
                bytes.replace(one.words.begin - one.span.begin, one.words.end - one.words.begin, asJson(*one.now));
                ++m_changed;
            }
            elements.push_back(std::move(bytes));
        }
        for (const std::string &text : entity.added) {
            elements.push_back(asJson(text));
            ++m_added;
        }
        const std::size_t first = all.empty() ? entity.list.end - 1 : all.front().span.begin;
        const std::size_t last = all.empty() ? entity.list.end - 1 : all.back().span.end;
        std::string joined;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            joined += (i > 0 ? between : "") + elements[i];
        }
        m_edits[first] = {last, std::move(joined)};
    }

    // A line goes with its object, if that is all it holds.
    void removeLine(Span span)
    {
        std::size_t begin = span.begin, end = span.end;
        const std::size_t lineEnd = std::min(m_text.find('\n', end), m_text.size());
        const std::size_t before = begin == 0 ? std::string::npos : m_text.rfind('\n', begin - 1);
        const std::size_t lineBegin = before == std::string::npos ? 0 : before + 1;
        const bool alone = trimmed(std::string_view(m_text).substr(lineBegin, begin - lineBegin)).empty() &&
                           trimmed(std::string_view(m_text).substr(end, lineEnd - end)).empty();
        if (alone && lineEnd < m_text.size()) {
            begin = lineBegin;
            end = lineEnd + 1;
        } else if (alone && before != std::string::npos) { // the last line has no end: the one before gets none
            begin = before > 0 && m_text[before - 1] == '\r' ? before - 1 : before;
            end = m_text.size();
        }
        m_edits[begin] = {end, {}};
    }

    [[nodiscard]] bool isGone(const GraphRecord &record) const
    {
        return std::any_of(m_relations.begin(), m_relations.end(),
                           [&](const GraphRelation &r) { return r.gone && r.record == &record; });
    }

    // The elements that go from a list, with the commas that were theirs.
    void removeListed(Span list)
    {
        std::vector<const GraphRecord *> inside;
        for (const GraphRecord &record : m_graph.records) {
            if (record.span.begin > list.begin && record.span.end < list.end) {
                inside.push_back(&record);
            }
        }
        std::size_t kept = inside.size();
        while (kept > 0 && isGone(*inside[kept - 1])) {
            --kept;
        }
        for (std::size_t i = 0; i + 1 < kept; ++i) {
            if (isGone(*inside[i])) {
                m_edits[inside[i]->span.begin] = {inside[i + 1]->span.begin, {}};
            }
        }
        if (kept < inside.size()) {
            m_edits[kept > 0 ? inside[kept - 1]->span.end : inside.front()->span.begin] = {inside.back()->span.end, {}};
        }
    }

    void addRelation(const std::string &json, std::string &tail)
    {
        if (m_graph.form == GraphFile::Form::Lines) {
            tail += json + (m_text.find("\r\n") != std::string::npos ? "\r\n" : "\n");
            return;
        }
        const bool object = m_graph.form == GraphFile::Form::Object;
        const Span list = object ? m_graph.relations : m_graph.entities;
        if (list.empty()) { // an object without relations
            const std::size_t end = m_graph.entities.end;
            auto &edit = m_edits[end];
            edit.first = end;
            edit.second = edit.second.empty() ? ",\"relations\":[" + json + "]"
                                              : edit.second.substr(0, edit.second.size() - 1) + "," + json + "]";
            return;
        }
        const std::size_t end = list.end - 1;
        const auto kept = std::count_if(m_graph.records.begin(), m_graph.records.end(), [&](const GraphRecord &record) {
            return record.span.begin > list.begin && record.span.end < list.end && !isGone(record);
        });
        auto &edit = m_edits[end];
        edit.first = end;
        edit.second += (kept > 0 || !edit.second.empty() ? "," : "") + json;
    }

    const std::string &m_text;
    GraphFile m_graph;
    std::vector<GraphEntity> m_entities;
    std::vector<GraphRelation> m_relations, m_newRelations;
    std::map<std::size_t, std::pair<std::size_t, std::string>> m_edits; // begin: end, what stands there then
    std::uint64_t m_added = 0, m_changed = 0, m_removed = 0;
};

} // namespace

Result<HandBackPlan> handBack(const HandBackSet &set, const fs::path &target)
{
    const auto probed = probe(target);
    if (!probed) {
        return probed.error();
    }
    const fs::path path = graphFileOf(target, probed->folder);
    if (path.empty()) {
        return Error{Errc::NotFound, "There is no memory.jsonl in this folder.", shown(target)};
    }
    const auto text = readFile(path);
    if (!text) {
        return text.error();
    }
    if (scanGraph(*text).named) {
        return Error{
            Errc::Unsupported,
            "Its entities stand in an object by their names, as no version of the server writes or reads them; "
            "export the changes instead.",
            shown(path)};
    }
    GraphEditor editor(*text);
    HandBackPlan plan;
    std::set<std::string> replaced;
    // First what takes the place of others, so that these are still there.
    std::vector<const HandBackItem *> order;
    for (const HandBackItem &item : set.items) {
        if (item.kind == HandBackKind::Added) {
            replaced.insert(item.replaces.begin(), item.replaces.end());
            order.push_back(&item);
        }
    }
    for (const HandBackItem &item : set.items) {
        if (item.kind != HandBackKind::Added) {
            order.push_back(&item);
        }
    }
    for (const HandBackItem *item : order) {
        const Memory &m = item->memory;
        std::string why;
        switch (item->kind) {
        case HandBackKind::Added: {
            std::vector<std::string> cited;
            for (const HandBackEvidence &evidence : item->evidence) {
                if (!evidence.ref.empty() && evidence.role != Role::Contradicts) {
                    cited.push_back(evidence.ref);
                }
            }
            why = editor.add(m, item->replaces, cited);
            break;
        }
        case HandBackKind::Redacted:
            why = editor.redact(m);
            break;
        case HandBackKind::Restored:
            why = editor.add(m, {}, {m.sourceRef});
            break;
        case HandBackKind::Archived:
            why = replaced.contains(m.sourceRef)
                      ? std::string()
                      : "It was merged into a narrative that did not take its place; the graph has no archive.";
            break;
        case HandBackKind::Superseded:
            why = replaced.contains(m.sourceRef) ? std::string() : editor.remove(m.sourceRef);
            break;
        case HandBackKind::Retracted:
        case HandBackKind::Erased:
            why = editor.remove(m.sourceRef);
            break;
        }
        if (why.empty()) {
            ++plan.said;
        } else {
            plan.left.push_back({displayText(m.sourceRef.empty() ? m.id.value : m.sourceRef), "unmapped", why});
        }
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({displayText(decision.id.empty() ? decision.state : decision.id), "unmapped",
                             "The server keeps no writes that wait."});
    }
    std::string after = editor.result();
    if (after != *text) {
        plan.writes.push_back({path, PlannedWrite::What::Replace, *text, std::move(after), editor.summary(), false});
        plan.advice = "The server reads its file at each call and writes it whole: let no assistant use it meanwhile.";
    }
    return plan;
}

} // namespace credence::ingest::mcp
