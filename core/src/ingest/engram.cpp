// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Engram (FBISiri/engram): its memory objects as JSON a line, answers of Qdrant's scroll with these as payloads, and
// the drafts that it sets aside for a person. Ids, types and metadata as pkg/memory/memory.go and pkg/reflection write
// them.
#include "ingest/engram_write.h"
#include "ingest/importer.h"
#include "ingest/jsonspans.h"
#include "ingest/pieces.h"
#include "ingest/record.h"
#include "ingest/tree.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

namespace credence {

namespace fs = std::filesystem;
namespace spans = ingest::spans;
using ingest::Json;
using ingest::Record;
using ingest::textOf;

namespace {

constexpr const char *kEngramFormat = "engram";
constexpr std::string_view kDraftTitle = "# Low-confidence reflection draft";
constexpr std::array<std::string_view, 4> kEngramTypes = {"identity", "event", "insight", "directive"};
constexpr std::size_t kShortestPrefix = 8; // of an id: the first group of a UUID; the program cuts at twelve

bool isEngramMemory(const Json &value)
{
    if (!value.is_object() || value.contains("record")) {
        return false;
    }
    const auto type = value.find("type"), content = value.find("content");
    return type != value.end() && lossless::isString(*type) && content != value.end() && lossless::isString(*content) &&
           (value.contains("importance") || value.contains("created_at")) &&
           std::find(kEngramTypes.begin(), kEngramTypes.end(), textOf(*type)) != kEngramTypes.end();
}

// The points of an answer or of a list of it; null if it is none.
const Json *engramPoints(const Json &value)
{
    const Json *at = &value;
    for (const char *key : {"result", "points"}) {
        if (at->is_object() && at->contains(key)) {
            at = &(*at)[key];
        }
    }
    return at->is_array() ? at : nullptr;
}

bool isEngramAnswer(const Json &value)
{
    const auto result = value.is_object() ? value.find("result") : value.end();
    return value.is_object() && result != value.end() && result->is_object() && result->contains("points");
}

bool isEngramPoint(const Json &value)
{
    return value.is_object() && value.contains("payload") && isEngramMemory(value["payload"]);
}

bool isEngramJson(const Json &value)
{
    const Json *points = engramPoints(value);
    const Json &first = points && !points->empty() ? points->front() : value;
    return isEngramMemory(first) || isEngramPoint(first) ||
           (isEngramAnswer(first) && &first != &value && isEngramJson(first));
}

bool recognisesEngram(std::string_view head)
{
    const std::size_t start = head.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos) {
        return false;
    }
    if (head.substr(start).starts_with(kDraftTitle)) {
        return true;
    }
    if (head[start] != '{' && head[start] != '[') {
        return false;
    }
    const lossless::Document line = lossless::parse(head.substr(start, head.find('\n', start) - start));
    if (line.ok()) {
        return isEngramJson(line.value);
    }
    const lossless::Document whole = lossless::parse(head);
    if (whole.ok() || isEngramJson(whole.value)) {
        return isEngramJson(whole.value);
    }
    // A long answer, which is cut here, or one that breaks off.
    const auto holds = [&](std::string_view word) { return head.find(word) != std::string_view::npos; };
    return holds("\"payload\"") && holds("\"content\"") && holds("\"importance\"") && holds("\"access_count\"") &&
           std::any_of(kEngramTypes.begin(), kEngramTypes.end(),
                       [&](std::string_view type) { return holds("\"" + std::string(type) + "\""); });
}

std::vector<ingest::TreeFile> engramFiles(const fs::path &folder, std::vector<Problem> *problems,
                                          const std::stop_token &stop, std::size_t wanted, std::size_t looked)
{
    ingest::TreeFilter filter;
    filter.file = [](const fs::path &below) {
        return below.extension() == ".md" || below.extension() == ".json" || below.extension() == ".jsonl";
    };
    filter.folder = [](const fs::path &below) {
        return !below.filename().string().starts_with('.') && std::distance(below.begin(), below.end()) <= 4;
    };
    filter.wanted = wanted;
    filter.looked = looked;
    return ingest::walkTree(folder, filter, problems, stop);
}

bool acceptsEngram(const ingest::Probe &probe)
{
    if (!probe.folder) {
        return recognisesEngram(probe.head);
    }
    const auto files = engramFiles(probe.path, nullptr, {}, 20, 2000);
    return std::any_of(files.begin(), files.end(), [](const ingest::TreeFile &file) {
        const auto inner = ingest::probe(file.path);
        return inner && recognisesEngram(inner->head);
    });
}

// Seconds, or milliseconds where they would lie beyond the year 5000; nothing for 0, which Engram writes for "none".
std::optional<Time> engramTime(const Json &value)
{
    if (!lossless::isNumber(value)) {
        if (lossless::isString(value)) {
            const auto parsed = parseTime(textOf(value));
            return parsed ? std::optional(parsed->time) : std::nullopt;
        }
        return std::nullopt;
    }
    double seconds = std::strtod(lossless::numberText(value).c_str(), nullptr);
    seconds = std::abs(seconds) > 1e11 ? seconds / 1000 : seconds;
    if (!std::isfinite(seconds) || seconds < -62135596800.0 || seconds >= 253402300800.0) {
        return std::nullopt;
    }
    return Time(std::chrono::milliseconds(std::llround(seconds * 1000)));
}

bool isZero(const Json &value)
{
    return lossless::isNumber(value) && std::strtod(lossless::numberText(value).c_str(), nullptr) == 0;
}

class EngramReader {
public:
    EngramReader(ForeignStore &store, std::string scope, const std::stop_token &stop)
        : m_store(store), m_scope(std::move(scope)), m_stop(stop)
    {
    }

    void file(const std::string &name, std::string_view text)
    {
        const std::size_t start = text.find_first_not_of(" \t\r\n");
        if (start == std::string_view::npos) {
            return;
        }
        if (text.substr(start).starts_with(kDraftTitle)) {
            draft(name, text.substr(start));
            return;
        }
        const lossless::Document first = lossless::parse(text.substr(start, text.find('\n', start) - start));
        const lossless::Document whole = first.ok() ? lossless::Document() : lossless::parse(text, {}, m_stop);
        if (whole.ok() && !first.ok()) {
            document(name, whole.value);
            return;
        }
        const std::vector<spans::Part> parts = spans::parts(text, start, m_stop);
        const bool several =
            first.ok() || std::any_of(parts.begin(), parts.end(), [&](const spans::Part &part) {
                return part.whole && part.begins(text) && isEngramJson(lossless::parse(part.span.of(text)).value);
            });
        if (!several) { // one answer that breaks off, or a larger one than is parsed at once
            const bool ends = spans::skipValue(text, start) != std::string_view::npos;
            const bool taken = takePoints(name, text.substr(start));
            if (!ends || !taken) {
                problem(name, "bad-json", fmt::format("It breaks off or is damaged: {}.", whole.error));
            }
            if (!taken) {
                document(name, whole.value);
            }
            return;
        }
        std::map<std::uint64_t, std::size_t> onLine; // how many values begin there
        for (const spans::Part &part : parts) {
            ++onLine[part.line];
        }
        std::size_t place = 0;
        std::uint64_t line = 0;
        for (const spans::Part &part : parts) {
            place = part.line == line ? place + 1 : 1;
            line = part.line;
            const std::string where = onLine[line] > 1 ? fmt::format("{} line {} value {}", name, line, place)
                                                       : fmt::format("{} line {}", name, line);
            lossless::Document one = lossless::parse(part.span.of(text));
            if (!one.ok()) {
                skip(where, "bad-json", fmt::format("It can't be read: {}; skipped.", one.error));
                continue;
            }
            document(where, one.value);
            if (m_stop.stop_requested()) {
                return;
            }
        }
    }

    // Evidence, once all ids are known.
    void finish()
    {
        for (std::size_t i = 0; i < m_store.memories.size(); ++i) {
            MemoryDraft &draft = m_store.memories[i];
            std::vector<DraftEvidence> links;
            for (DraftEvidence &link : draft.evidence) {
                if (auto ref = wholeId(link.ref, draft.where)) {
                    link.ref = std::move(*ref);
                    links.push_back(std::move(link));
                } else {
                    draft.malformedEvidence = true; // extra holds what was cited
                }
            }
            draft.evidence = std::move(links);
            if (!draft.memory.supersededBy.value.empty()) {
                draft.memory.supersededBy.value =
                    wholeId(draft.memory.supersededBy.value, draft.where).value_or(std::string());
            }
        }
        for (auto &[json, where] : m_drafts) {
            for (Json &link : json["evidence"]) {
                if (const auto ref = wholeId(textOf(link["id"]), where)) {
                    link["id"] = lossless::encode(*ref);
                }
                json["extra"]["source_ids"].push_back(link["id"]); // as Engram has them, whatever becomes of the links
            }
            m_store.records.push_back({"candidate", lossless::dumpForm(json), where});
        }
    }

private:
    void problem(const std::string &where, const char *kind, std::string message)
    {
        m_store.problems.push_back({where, kind, std::move(message)});
    }
    void skip(const std::string &where, const char *kind, std::string message)
    {
        ++m_store.read;
        ++m_store.skipped;
        problem(where, kind, std::move(message));
    }

    // The points of an answer that stand there whole, each parsed by itself. False if it has none.
    bool takePoints(const std::string &name, std::string_view text)
    {
        constexpr std::string_view kPoints = "\"points\"";
        const std::size_t key = text.starts_with('{') ? text.find(kPoints) : std::string_view::npos;
        std::size_t at = key == std::string_view::npos ? key : spans::skipSpace(text, key + kPoints.size());
        at = at < text.size() && text[at] == ':' ? spans::skipSpace(text, at + 1) : std::string_view::npos;
        if (at >= text.size() || text[at] != '[') {
            return false;
        }
        std::size_t number = 0;
        for (const spans::Span &element : spans::elements(text, {at, text.size()})) {
            const lossless::Document one = lossless::parse(element.of(text));
            const std::string place = fmt::format("{} point {}", name, ++number);
            if (one.ok() && one.value.is_object() && one.value.contains("payload")) {
                memory(place, one.value["payload"], &one.value);
            } else {
                memory(place, one.value, nullptr);
            }
            if (m_stop.stop_requested()) {
                break;
            }
        }
        return true;
    }

    void document(const std::string &where, const Json &value)
    {
        const Json *points = engramPoints(value);
        if (!points) {
            memory(where, value, nullptr);
            return;
        }
        if (std::any_of(points->begin(), points->end(), isEngramAnswer)) { // pages in a list
            std::size_t page = 0;
            for (const Json &one : *points) {
                document(fmt::format("{} page {}", where, ++page), one);
            }
            return;
        }
        std::size_t number = 0;
        for (const Json &point : *points) {
            const std::string place = fmt::format("{} point {}", where, ++number);
            if (point.is_object() && point.contains("payload")) {
                memory(place, point["payload"], &point);
            } else {
                memory(place, point, nullptr);
            }
            if (m_stop.stop_requested()) {
                return;
            }
        }
    }

    void memory(const std::string &where, const Json &payload, const Json *point)
    {
        if (!payload.is_object()) {
            skip(where, "bad-record", fmt::format("It is no memory but {}; skipped.", ingest::shownValue(payload)));
            return;
        }
        ++m_store.read;
        MemoryDraft draft;
        draft.where = where;
        draft.order = static_cast<std::int64_t>(m_store.read);
        Memory &m = draft.memory;
        m.scope = m_scope;
        Record record(payload, where, m_store);
        m.sourceRef = record.id("id");
        if (m.sourceRef.empty() && point) {
            Record outer(Json{{"id", point->value("id", Json())}}, where, m_store);
            m.sourceRef = outer.id("id");
        }
        m.text = record.string("content");
        if (m.sourceRef.empty() || m.text.empty()) {
            ++m_store.skipped;
            record.problem(m.text.empty() ? "missing-text" : "bad-record",
                           m.text.empty() ? "There is no content; skipped." : "There is no id; skipped.");
            return;
        }
        if (!m_ids.emplace(m.sourceRef, m_store.memories.size()).second) {
            ++m_store.skipped;
            record.problem("duplicate-id",
                           fmt::format("The id {} occurs again; the first stays.", ingest::excerpt(m.sourceRef)));
            return;
        }
        const std::string type = record.string("type");
        readTimes(record, draft);
        record.importance(m, "importance", ImportanceScale::OneToTen);
        m.tags = record.strings("tags");
        m.actor = record.string("source");
        if (Json confidence = record.take("confidence"); lossless::isNumber(confidence)) {
            m.statedConfidence = lossless::numberText(confidence);
        } else if (!confidence.is_null()) {
            record.keep("confidence", std::move(confidence));
        }
        readEvidence(record, draft);
        const bool derived = type == "insight" || !draft.evidence.empty();
        m.kind = derived ? Kind::Reflection : Kind::Episode;
        m.shape = derived ? Shape::Insight : Shape::None;
        if (std::find(kEngramTypes.begin(), kEngramTypes.end(), type) == kEngramTypes.end()) {
            record.problem("misfit", fmt::format("The type is {}, none of Engram's; taken as an {}.",
                                                 ingest::excerpt(type), derived ? "insight" : "event"));
        }
        record.keep("type", lossless::encode(type));
        readStatus(record, m);
        readVector(record, draft, point);
        m.extra = record.extra();
        m_store.memories.push_back(std::move(draft));
    }

    static void readTimes(Record &record, MemoryDraft &draft)
    {
        Memory &m = draft.memory;
        Json created = record.take("created_at");
        if (const auto time = engramTime(created); time && !isZero(created)) {
            m.created = time;
            m.createdText = lossless::isString(created) ? textOf(created) : lossless::numberText(created);
        } else if (created.is_null() || isZero(created)) {
            m.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
            draft.createdAssumed = true;
        } else {
            m.createdText = ingest::shownValue(created);
            record.problem("bad-time", fmt::format("\"created_at\" is no time: {}; the memory stays timeless.",
                                                   ingest::shownValue(created)));
        }
        for (const auto &[key, field] : {std::pair{"valid_until", &m.expires}, {"last_accessed_at", &m.lastAccessed}}) {
            Json value = record.take(key);
            if (value.is_null() || isZero(value)) {
                continue;
            }
            *field = engramTime(value);
            if (!*field) {
                record.problem("bad-time",
                               fmt::format("\"{}\" is no time: {}; kept in extra.", key, ingest::shownValue(value)));
                record.keep(key, std::move(value));
            }
        }
    }

    static void readStatus(Record &record, Memory &m)
    {
        m.supersededBy.value = record.string("superseded_by");
        Json lifecycle = record.take("lifecycle_status");
        const std::string word = lossless::isString(lifecycle) ? textOf(lifecycle) : std::string();
        if (word == "archived") {
            m.status = Status::Retracted; // the program's soft delete
        } else if (word == "deprecated") {
            m.status = Status::Deprecated;
        } else if (!lifecycle.is_null() && word != "active" && !word.empty()) {
            record.problem("bad-status", fmt::format("\"lifecycle_status\" has the unknown value {}; kept in extra.",
                                                     ingest::shownValue(lifecycle)));
        }
        if (!m.supersededBy.value.empty() && m.status != Status::Retracted) {
            m.status = Status::Superseded;
        }
        if (word != "active" && !lifecycle.is_null()) {
            record.keep("lifecycle_status", std::move(lifecycle));
        }
    }

    // The first version cites its whole input for each insight, the second what it judged by.
    static void readEvidence(Record &record, MemoryDraft &draft)
    {
        Json metadata = record.take("metadata");
        if (!metadata.is_object()) {
            if (!metadata.is_null()) {
                record.problem("misfit", fmt::format("\"metadata\" is no object but {}; kept in extra.",
                                                     ingest::shownValue(metadata)));
                record.keep("metadata", std::move(metadata));
            }
            return;
        }
        std::set<std::string> cited;
        const bool event = metadata.contains("reflection_trigger"); // a reflection on one event
        for (const auto &[key, grain] : {std::pair{"source_ids", Granularity::Claim},
                                         {"reflection_source_ids", event ? Granularity::Claim : Granularity::Batch}}) {
            const auto ids = metadata.find(key);
            if (ids == metadata.end() || ids->is_null()) {
                continue;
            }
            const bool good = ids->is_array() && std::all_of(ids->begin(), ids->end(), [](const Json &id) {
                                  return lossless::isString(id) && !textOf(id).empty();
                              });
            if (!good) {
                draft.malformedEvidence = true;
                record.problem("bad-evidence",
                               fmt::format("\"{}\" is no list of ids; it supports nothing and stays in extra.", key));
                continue;
            }
            for (const Json &id : *ids) {
                if (cited.insert(textOf(id)).second) {
                    draft.evidence.push_back({textOf(id), Role::Supports, grain, {}});
                }
            }
        }
        if (metadata.contains("session_id") && lossless::isString(metadata["session_id"])) {
            draft.memory.session = textOf(metadata["session_id"]);
        }
        if (!metadata.empty()) {
            record.keep("metadata", std::move(metadata));
        }
    }

    // A list of numbers, or the first of several under names.
    static void readVector(Record &record, MemoryDraft &draft, const Json *point)
    {
        Json own = record.take("vector");
        const Json *vector = point && point->contains("vector") ? &(*point)["vector"] : &own;
        std::string name;
        if (vector->is_object()) { // sparse ones are objects of their own
            const Json &named = *vector;
            for (auto one = named.begin(); one != named.end() && !vector->is_array(); ++one) {
                if (one->is_array()) {
                    name = one.key();
                    vector = &*one;
                }
            }
        }
        if (!vector->is_array() || vector->empty() || vector->size() > 65536) {
            return;
        }
        std::vector<float> numbers;
        for (const Json &one : *vector) {
            if (!lossless::isNumber(one)) {
                record.problem("bad-vector", "\"vector\" holds something that is no number; not taken.");
                return;
            }
            numbers.push_back(static_cast<float>(std::strtod(lossless::numberText(one).c_str(), nullptr)));
        }
        draft.vector = std::move(numbers);
        // One embedder serves all collections of an installation.
        draft.vectorSpace = name.empty() ? "engram" : "engram " + lossless::decode(name);
    }

    // The id that a reference stands for: itself, or the only one that starts with it. Nothing where several do.
    std::optional<std::string> wholeId(const std::string &ref, const std::string &where)
    {
        if (m_ids.contains(ref) || ref.size() < kShortestPrefix || ref.size() >= 36) {
            return ref;
        }
        const auto first = m_ids.lower_bound(ref);
        if (first == m_ids.end() || !first->first.starts_with(ref)) {
            return ref;
        }
        if (const auto next = std::next(first); next != m_ids.end() && next->first.starts_with(ref)) {
            problem(where, "bad-evidence",
                    fmt::format("The id {} is cut short and fits several memories; it supports nothing.",
                                ingest::excerpt(ref)));
            return std::nullopt;
        }
        return first->first;
    }

    // Bullets of "- key: value" and, below "## Insight", the text.
    void draft(const std::string &name, std::string_view text)
    {
        ++m_store.read;
        std::map<std::string, std::string> bullets;
        std::size_t at = 0;
        std::string insight;
        while (at < text.size()) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            std::string_view line = text.substr(at, end - at);
            at = std::min(end + 1, text.size());
            if (line.ends_with('\r')) {
                line.remove_suffix(1);
            }
            if (line == "## Insight") {
                insight = text.substr(at);
                break;
            }
            const std::size_t colon = line.find(": ");
            if (line.starts_with("- ") && colon != std::string_view::npos) {
                bullets.emplace(line.substr(2, colon - 2), line.substr(colon + 2));
            }
        }
        insight.erase(0, std::min(insight.find_first_not_of(" \t\r\n"), insight.size()));
        insight.erase(insight.find_last_not_of(" \t\r\n") + 1);
        if (insight.empty()) {
            ++m_store.skipped;
            problem(name, "missing-text", "The draft has no insight; skipped.");
            return;
        }
        const auto list = [](std::string_view all) {
            std::vector<std::string> parts;
            while (!all.empty()) {
                const std::size_t comma = std::min(all.find(','), all.size());
                std::string_view one = all.substr(0, comma);
                all = all.substr(std::min(comma + 1, all.size()));
                one = one.substr(std::min(one.find_first_not_of(' '), one.size()));
                if (!one.empty()) {
                    parts.emplace_back(one);
                }
            }
            return parts;
        };
        Json json = {{"record", "candidate"}, {"action", "add"},          {"scope", lossless::encode(m_scope)},
                     {"shape", "insight"},    {"state", "pending"},       {"targets", Json::array()},
                     {"confidence", "low"},   {"evidence", Json::array()}};
        json["id"] = lossless::encode("engram-draft-" + fs::path(name).stem().string());
        json["text"] = lossless::encode(insight);
        json["stated_confidence"] = lossless::encode(bullets["confidence"]);
        if (const auto created = parseTime(bullets["created"])) {
            json["created"] = formatTime(created->time);
        } else if (!bullets["created"].empty()) {
            problem(name, "bad-time", fmt::format("\"created\" is no time: {}.", ingest::excerpt(bullets["created"])));
        }
        const double importance = std::strtod(bullets["importance"].c_str(), nullptr);
        if (const auto normalised = normalisedImportance(importance, ImportanceScale::OneToTen)) {
            json["importance"] = *normalised;
        }
        for (const std::string &id : list(bullets["source_ids"])) { // the run's whole input, as in its insights
            json["evidence"].push_back({{"id", lossless::encode(id)}, {"role", "supports"}, {"granularity", "batch"}});
        }
        Json extra = {{"draft", lossless::encode(name)}};
        for (const std::string &tag : list(bullets["tags"])) {
            extra["tags"].push_back(lossless::encode(tag));
        }
        json["extra"] = std::move(extra);
        json["reason"] = "Engram set it aside as a draft: its confidence is below 0.6.";
        m_drafts.emplace_back(std::move(json), name);
    }

    ForeignStore &m_store;
    std::string m_scope;
    const std::stop_token &m_stop;
    std::map<std::string, std::size_t> m_ids;
    std::vector<std::pair<Json, std::string>> m_drafts;
};

Result<ForeignStore> readEngram(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                const Progress &progress)
{
    ForeignStore store;
    const std::string scope = options.scope.empty() ? kEngramFormat : options.scope;
    store.scopes.assign(1, scope);
    EngramReader reader(store, scope, stop);
    if (!probe.folder) {
        const auto text = ingest::readFile(probe.path);
        if (!text) {
            return text.error();
        }
        reader.file(displayText(probe.path.filename().string()),
                    std::string_view(*text).substr(text->starts_with("\xEF\xBB\xBF") ? 3 : 0));
    } else {
        const auto files = engramFiles(probe.path, &store.problems, stop, ingest::kTreeFiles, ingest::kTreeFiles);
        ingest::Meter meter(progress, files.size());
        std::uint64_t done = 0, strange = 0;
        for (const ingest::TreeFile &file : files) {
            const auto inner = ingest::probe(file.path);
            if (!inner || !recognisesEngram(inner->head)) {
                ++strange;
            } else if (const auto text = ingest::readFile(file.path)) {
                reader.file(file.name, std::string_view(*text).substr(text->starts_with("\xEF\xBB\xBF") ? 3 : 0));
            } else {
                store.problems.push_back({file.name, "unreadable", text.error().message});
            }
            meter.at(++done);
            if (stop.stop_requested()) {
                break;
            }
        }
        if (strange > 0) {
            store.note = fmt::format("{} other files lie beside them and are not taken.", strange);
        }
    }
    reader.finish();
    return store;
}

} // namespace

ingest::Importer ingest::engram()
{
    Importer importer;
    importer.format = {kEngramFormat,
                       "Engram",
                       true,
                       false,
                       "its memory objects (type identity, event, insight or directive, with content) as JSON a line, "
                       "Qdrant scroll answers with these as payloads, its drafts of reflections, or a folder of them",
                       "a script of requests to its REST interface, which a person reads and runs"};
    importer.accepts = acceptsEngram;
    importer.read = readEngram;
    importer.handBack = engramHandBack;
    importer.places = {{"HOME", "siri-vault/Reflection/drafts"}};
    return importer;
}

} // namespace credence
