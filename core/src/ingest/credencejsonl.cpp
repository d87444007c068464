// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// credence-jsonl: one JSON object a line. Reader and writer stand together, so that one does not learn a key without
// the other.
#include "ingest/importer.h"
#include "ingest/record.h"

#include "util/losslessjson.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace credence {

using ingest::Record;
using ingest::shownValue;
using ingest::textOf;
using lossless::Json;
using OrderedJson = nlohmann::ordered_json;

namespace {

constexpr const char *kName = "credence-jsonl";
constexpr int kVersion = 1;
constexpr std::size_t kLongestLine = std::size_t(64) << 20U;
constexpr std::array<std::string_view, 6> kRecords = {"header", "memory", "candidate", "flag", "decision", "ledger"};

// --- reading ---

// Puts back the strings whose bytes JSON could not carry; see the writer.
void restoreBytes(Record &record)
{
    Json value = record.take("base64");
    if (value.is_null()) {
        return;
    }
    Json failed = Json::object();
    if (value.is_object()) {
        for (auto &[path, coded] : value.items()) {
            const auto bytes = lossless::isString(coded) ? lossless::fromBase64(textOf(coded)) : std::nullopt;
            if (!bytes || !record.replace(lossless::decode(path), *bytes)) {
                failed[path] = coded;
            }
        }
    } else {
        failed = value;
    }
    if (!failed.empty()) {
        record.problem("bad-text", "\"base64\" does not fit the record; kept in extra.");
        record.keep("base64", std::move(failed));
    }
}

// A word of a closed list; nothing when absent or, with a problem, when unknown (the word is kept).
template<class Enum>
std::optional<Enum> takeWord(Record &record, const char *key, std::optional<Enum> (*parse)(std::string_view),
                             const char *problemKind)
{
    Json value = record.take(key);
    if (value.is_null()) {
        return std::nullopt;
    }
    if (lossless::isString(value)) {
        if (const auto parsed = parse(textOf(value))) {
            return parsed;
        }
    }
    record.problem(problemKind, fmt::format("\"{}\" has the unknown value {}; kept in extra.", key, shownValue(value)));
    record.keep(key, std::move(value));
    return std::nullopt;
}

void readEvidence(Record &record, MemoryDraft &draft)
{
    Json value = record.take("evidence");
    if (value.is_null()) {
        return;
    }
    Json kept = Json::array();
    const auto malformed = [&](Json entry, const std::string &why) {
        draft.malformedEvidence = true;
        record.problem("bad-evidence", why + " It is kept in extra and supports nothing.");
        kept.push_back(std::move(entry));
    };
    if (!value.is_array()) {
        draft.malformedEvidence = true;
        record.problem("bad-evidence",
                       fmt::format("\"evidence\" is no list but {}. It is kept in extra and supports nothing.",
                                   shownValue(value)));
        record.keep("evidence", std::move(value));
        return;
    }
    for (std::size_t i = 0; i < value.size(); ++i) {
        Json &entry = value[i];
        DraftEvidence evidence;
        if (lossless::isString(entry) || entry.is_number_integer()) {
            evidence.ref = lossless::isString(entry) ? textOf(entry) : lossless::numberText(entry);
            if (evidence.ref.empty()) {
                malformed(std::move(entry), fmt::format("Evidence {} names no memory.", i + 1));
            } else {
                draft.evidence.push_back(std::move(evidence));
            }
            continue;
        }
        const auto id = entry.is_object() ? entry.find("id") : entry.end();
        if (!entry.is_object() || id == entry.end() || !(lossless::isString(*id) || id->is_number_integer()) ||
            (lossless::isString(*id) && id->get_ref<const std::string &>().empty())) {
            malformed(std::move(entry), fmt::format("Evidence {} names no memory.", i + 1));
            continue;
        }
        evidence.ref = lossless::isString(*id) ? textOf(*id) : lossless::numberText(*id);
        bool whole = true; // all of it was understood
        if (const auto role = entry.find("role"); role != entry.end() && !role->is_null()) {
            const auto parsed = lossless::isString(*role) ? parseRole(textOf(*role)) : std::nullopt;
            if (!parsed) {
                // Whether it speaks for or against is not ours to guess.
                const std::string shownRole = shownValue(*role);
                malformed(std::move(entry), fmt::format("Evidence {} has the unknown role {}.", i + 1, shownRole));
                continue;
            }
            evidence.role = *parsed;
        }
        if (const auto grain = entry.find("granularity"); grain != entry.end() && !grain->is_null()) {
            const auto parsed = lossless::isString(*grain) ? parseGranularity(textOf(*grain)) : std::nullopt;
            if (!parsed) {
                record.problem(
                    "bad-evidence",
                    fmt::format("Evidence {} has the unknown granularity {}; it counts as a batch, the weakest.", i + 1,
                                shownValue(*grain)));
                whole = false;
            }
            evidence.granularity = parsed.value_or(Granularity::Batch);
        }
        if (const auto quote = entry.find("quote"); quote != entry.end() && !quote->is_null()) {
            if (lossless::isString(*quote)) {
                evidence.quote = textOf(*quote);
            } else {
                record.problem("bad-evidence", fmt::format("Evidence {} has a quote that is no string.", i + 1));
                whole = false;
            }
        }
        static const std::set<std::string_view> known = {"id", "role", "granularity", "quote"};
        whole = whole && std::all_of(entry.items().begin(), entry.items().end(),
                                     [](const auto &item) { return known.contains(item.key()); });
        if (!whole) {
            kept.push_back(std::move(entry));
        }
        draft.evidence.push_back(std::move(evidence));
    }
    if (!kept.empty()) {
        record.keep("evidence", std::move(kept));
    }
}

void readImportance(Record &record, Memory &memory)
{
    Json value = record.take("importance_scale");
    std::optional<ImportanceScale> scale = ImportanceScale::None;
    if (!value.is_null()) {
        scale = lossless::isString(value) ? parseImportanceScale(textOf(value)) : std::nullopt;
    }
    if (!record.importance(memory, "importance", scale) && !value.is_null()) {
        record.keep("importance_scale", std::move(value));
    }
}

void readCreated(Record &record, MemoryDraft &draft, Time now)
{
    Memory &memory = draft.memory;
    if (record.has("created")) {
        record.created(memory, record.take("created"));
    } else {
        memory.created = now;
        draft.createdAssumed = true;
    }
    if (record.has("created_text")) {
        const std::string text = record.string("created_text");
        memory.createdText = text.empty() ? memory.createdText : text;
    }
    if (record.has("zone_assumed")) {
        memory.zoneAssumed = record.flag("zone_assumed");
    }
}

void readSource(Record &record, Memory &memory)
{
    Json value = record.take("source");
    if (value.is_null()) {
        return;
    }
    bool whole = value.is_object();
    if (whole) {
        for (const auto &[key, part] : value.items()) {
            if (key == "system" && lossless::isString(part)) {
                memory.sourceSystem = textOf(part);
            } else if (key == "ref" && (lossless::isString(part) || part.is_number_integer())) {
                memory.sourceRef = lossless::isString(part) ? textOf(part) : lossless::numberText(part);
            } else if (!part.is_null()) {
                whole = false;
            }
        }
    } else {
        record.problem("misfit", fmt::format("\"source\" is no object but {}; kept in extra.", shownValue(value)));
    }
    if (!whole) {
        record.keep("source", std::move(value));
    }
}

void readConfidence(Record &record, Memory &memory)
{
    Json value = record.take("confidence");
    if (lossless::isString(value)) {
        memory.statedConfidence = textOf(value);
    } else if (lossless::isNumber(value)) {
        memory.statedConfidence = lossless::numberText(value);
    } else if (!value.is_null()) {
        record.problem("misfit", "\"confidence\" is neither a number nor a string; kept in extra.");
        record.keep("confidence", std::move(value));
    }
}

// What a belief or rule says when it has no sentence of its own.
std::string composedText(const Memory &m)
{
    if (!m.ruleIf.empty() && !m.ruleThen.empty()) {
        return "If " + m.ruleIf + ", then " + m.ruleThen;
    }
    if (!m.subject.empty() && !m.predicate.empty()) {
        return m.subject + " " + m.predicate + (m.object.empty() ? "" : " " + m.object);
    }
    return {};
}

// Nothing, with a problem, if the record is no memory.
std::optional<MemoryDraft> readMemory(Record record, Time now, std::int64_t order)
{
    MemoryDraft draft;
    draft.where = record.where();
    draft.order = order;
    Memory &memory = draft.memory;
    restoreBytes(record);
    record.take("record");
    record.take("origin"); // what comes in is imported, whatever it says of itself

    const bool idGiven = record.given("id"), scopeGiven = record.given("scope");
    memory.id.value = record.id("id");
    if (idGiven && memory.id.value.empty() && !record.kept("id"))
        record.problem("misfit", "The id is empty; it gets one of its own.");
    memory.scope = record.string("scope");
    if (scopeGiven && memory.scope.empty() && !record.kept("scope"))
        record.problem("misfit", "The scope is empty; \"default\" is taken.");
    memory.scope = memory.scope.empty() ? "default" : memory.scope;
    memory.subject = record.string("subject");
    memory.predicate = record.string("predicate");
    memory.object = record.string("object");
    memory.ruleIf = record.string("if");
    memory.ruleThen = record.string("then");
    memory.session = record.string("session");
    memory.actor = record.string("actor");
    memory.outcome = record.string("outcome");
    memory.tags = record.strings("tags");
    memory.entities = record.strings("entities");
    memory.supersededBy.value = record.id("superseded_by");
    if (!memory.supersededBy.value.empty() && memory.supersededBy.value == memory.id.value) {
        record.problem("misfit", "\"superseded_by\" names the memory itself; kept in extra.");
        record.keep("superseded_by", lossless::encode(memory.supersededBy.value));
        memory.supersededBy = {};
    }
    memory.validFrom = record.time("valid_from");
    memory.validTo = record.time("valid_to");
    memory.expires = record.time("expires");
    memory.lastAccessed = record.time("last_accessed");
    const bool depthKnown = record.has("stored_depth");
    const std::optional<int> storedDepth = record.integer("stored_depth");
    const std::optional<int> depth = record.integer("depth");
    memory.storedDepth = depthKnown ? storedDepth : depth;
    readImportance(record, memory);
    readCreated(record, draft, now);
    readSource(record, memory);
    readConfidence(record, memory);
    readEvidence(record, draft);
    draft.malformedEvidence = record.flag("malformed_evidence") || draft.malformedEvidence;

    const bool shapeGiven = record.has("shape");
    const std::optional<Kind> kind = takeWord(record, "kind", parseKind, "misfit");
    const std::optional<Shape> shape = takeWord(record, "shape", parseShape, "misfit");
    const std::optional<Status> status = takeWord(record, "status", parseStatus, "bad-status");
    memory.kind = kind.value_or(!draft.evidence.empty() || shape ? Kind::Reflection : Kind::Episode);
    memory.status = status.value_or(Status::Active);
    if (shape) {
        memory.shape = *shape;
    } else if (memory.kind == Kind::Reflection && !shapeGiven) {
        memory.shape = !memory.ruleIf.empty() && !memory.ruleThen.empty()     ? Shape::Rule
                       : !memory.subject.empty() && !memory.predicate.empty() ? Shape::Belief
                                                                              : Shape::Insight;
    }

    const Json text = record.take("text");
    if (lossless::isString(text)) {
        memory.text = textOf(text);
    } else if (text.is_null()) {
        memory.text = memory.kind == Kind::Reflection ? composedText(memory) : std::string();
    } else {
        record.problem("missing-text",
                       fmt::format("\"text\" is no string but {}; the record is skipped.", shownValue(text)));
        return std::nullopt;
    }
    if (memory.text.empty() && memory.status != Status::Erased) {
        record.problem("missing-text", "There is no text; the record is skipped.");
        return std::nullopt;
    }
    memory.extra = record.extra();
    return draft;
}

class Reader {
public:
    Reader(ForeignStore &store, const std::string &name)
        : m_store(store), m_name(displayText(name)),
          m_now(std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()))
    {
    }

    void line(std::string_view text, std::uint64_t number)
    {
        m_where = fmt::format("{} line {}", m_name, number);
        if (text.find_first_not_of(" \t\r") == std::string_view::npos) {
            return;
        }
        if (text.size() > kLongestLine) {
            skip("bad-record", fmt::format("The line is {} MiB long, and no memory is longer than {}.",
                                           text.size() >> 20U, kLongestLine >> 20U));
            return;
        }
        lossless::Document document = lossless::parse(text, "extra");
        if (!document.ok()) {
            skip("bad-json", fmt::format("It can't be read: {}; skipped.", document.error));
            return;
        }
        if (!document.value.is_object()) {
            skip("bad-record", "The line is no JSON object but " + shownValue(document.value) + ".");
            return;
        }
        for (const lossless::Issue &issue : document.issues) {
            problem("misfit", issue.kind == lossless::Issue::Kind::DuplicateKey
                                  ? fmt::format("The key {} occurs twice; the first is taken, not {}.",
                                                ingest::excerpt(issue.key), displayText(issue.value))
                                  : fmt::format("{} is nested more than {} levels deep; left out.",
                                                ingest::excerpt(issue.key), lossless::kMaxDepth));
        }
        const auto found = document.value.find("record");
        const std::string record =
            found != document.value.end() && lossless::isString(*found) ? textOf(*found) : std::string();
        if (record == "header") {
            header(document.value);
        } else if (record == "memory") {
            memory(std::move(document.value), number);
        } else if (record == "candidate" || record == "flag" || record == "decision" || record == "ledger") {
            ++m_store.read;
            m_store.records.push_back({record, lossless::dumpForm(document.value), m_where});
        } else {
            skip("bad-record", record.empty() ? "The line does not say what it is (\"record\")."
                                              : "Unknown record " + ingest::excerpt(record) + ".");
        }
    }

private:
    void problem(const char *kind, std::string message)
    {
        m_store.problems.push_back({m_where, kind, std::move(message)});
    }

    void skip(const char *kind, const std::string &message)
    {
        ++m_store.read;
        ++m_store.skipped;
        problem(kind, message + " Skipped.");
    }

    void header(const Json &object)
    {
        const auto version = object.find("version");
        const auto format = object.find("format");
        if (format != object.end() && *format != kName) {
            problem("misfit", fmt::format("The header names the format {}; read as {}.", shownValue(*format), kName));
        }
        if (version == object.end() || *version != kVersion) {
            problem("misfit",
                    fmt::format("The header names {}; read as version {}.",
                                version == object.end() ? "no version" : "version " + shownValue(*version), kVersion));
        }
    }

    void memory(Json object, std::uint64_t number)
    {
        ++m_store.read;
        std::optional<MemoryDraft> draft =
            readMemory(Record(std::move(object), m_where, m_store), m_now, static_cast<std::int64_t>(number));
        if (!draft) {
            ++m_store.skipped;
            return;
        }
        const std::string &id = draft->memory.id.value;
        if (!id.empty()) {
            const auto [first, fresh] = m_ids.try_emplace(id, number);
            if (!fresh) {
                ++m_store.skipped;
                problem("duplicate-id", fmt::format("The id {} stands already on line {}; the first stays.",
                                                    ingest::excerpt(id), first->second));
                return;
            }
        }
        if (m_scopes.insert(draft->memory.scope).second) {
            m_store.scopes.push_back(draft->memory.scope);
        }
        m_store.memories.push_back(std::move(*draft));
    }

    ForeignStore &m_store;
    std::string m_name;
    Time m_now;
    std::string m_where;
    std::unordered_map<std::string, std::uint64_t> m_ids;
    std::unordered_set<std::string> m_scopes;
};

ForeignStore readAll(std::string_view text, const std::string &name, const std::stop_token &stop,
                     const Progress &progress)
{
    ForeignStore store;
    store.format = kName;
    Reader reader(store, name);
    ingest::Meter meter(progress, text.size());
    constexpr std::size_t kShortest = 64; // of a memory's line, about: empty lines must not take room
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    store.memories.reserve(std::min(lines, text.size() / kShortest + 1));
    std::size_t pos = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    for (std::uint64_t number = 1; pos < text.size() && !stop.stop_requested(); ++number) {
        const std::size_t end = std::min(text.find('\n', pos), text.size());
        reader.line(text.substr(pos, end - pos), number);
        pos = end + 1;
        meter.at(std::min(pos, text.size()));
    }
    return store;
}

// A record without id and source would come in anew at every import of the same file. Its content names it instead.
void nameByContent(ForeignStore &store)
{
    std::unordered_map<std::string, int> seen;
    for (MemoryDraft &draft : store.memories) {
        Memory &m = draft.memory;
        if (!m.id.value.empty() || !m.sourceRef.empty()) {
            continue;
        }
        const std::string when = draft.createdAssumed ? std::string()
                                 : m.created          ? formatTime(*m.created)
                                                      : m.createdText;
        std::string content;
        for (const std::string *part :
             std::initializer_list<const std::string *>{&m.text, &when, &m.session, &m.actor}) {
            content += fmt::format("{}:", part->size()) + *part;
        }
        std::array<unsigned char, 16> hash{};
        crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(content.data()),
                           content.size(), nullptr, 0);
        std::string ref;
        for (const unsigned char byte : hash) {
            fmt::format_to(std::back_inserter(ref), "{:02x}", byte);
        }
        const int count = ++seen[m.scope + '\n' + ref];
        draft.alike = ref;
        m.sourceRef = count == 1 ? ref : fmt::format("{}-{}", ref, count);
        m.sourceSystem = m.sourceSystem.empty() ? kName : m.sourceSystem;
    }
}

bool accepts(const ingest::Probe &probe)
{
    if (probe.folder) {
        return false;
    }
    const std::string_view head = probe.head;
    for (std::size_t pos = 0; pos < head.size();) {
        const std::size_t end = head.find('\n', pos);
        const std::string_view line = head.substr(pos, end - pos);
        const bool cut = end == std::string_view::npos && !probe.complete;
        pos = end == std::string_view::npos ? head.size() : end + 1;
        if (line.find("\"record\"") == std::string_view::npos) {
            continue;
        }
        const lossless::Document document = lossless::parse(line); // of a cut line: the members so far
        if ((document.ok() || cut) && document.value.is_object()) {
            const auto record = document.value.find("record");
            if (record != document.value.end() && lossless::isString(*record) &&
                std::find(kRecords.begin(), kRecords.end(), textOf(*record)) != kRecords.end()) {
                return true;
            }
        }
    }
    return false;
}

Result<ForeignStore> read(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                          const Progress &progress)
{
    if (probe.folder) {
        return Error{Errc::Unsupported, "It is a folder; credence-jsonl is a single file.", ingest::shown(probe.path)};
    }
    Result<std::string> text = ingest::readFile(probe.path);
    if (!text) {
        return text.error();
    }
    ForeignStore store = readAll(*text, probe.path.filename().string(), stop, progress);
    if (const Result<void> renamed = ingest::overrideScope(store, options.scope); !renamed) {
        return renamed.error();
    }
    nameByContent(store);
    return store;
}

// --- writing ---

class Writer {
public:
    // A string that may hold any bytes.
    OrderedJson string(const std::string &path, const std::string &bytes)
    {
        if (lossless::canWriteBytes(bytes)) {
            return lossless::encode(bytes);
        }
        m_bytes[path] = lossless::toBase64(bytes);
        return lossless::encode(displayText(bytes));
    }

    void put(const char *key, const std::string &bytes)
    {
        if (!bytes.empty()) {
            m_object[key] = string(std::string("/") + key, bytes);
        }
    }

    void put(const char *key, const std::optional<Time> &time)
    {
        if (time) {
            m_object[key] = formatTime(*time);
        }
    }

    void put(const char *key, const std::vector<std::string> &list)
    {
        if (list.empty()) {
            return;
        }
        OrderedJson array = OrderedJson::array();
        for (std::size_t i = 0; i < list.size(); ++i) {
            array.push_back(string(fmt::format("/{}/{}", key, i), list[i]));
        }
        m_object[key] = std::move(array);
    }

    void putExtra(const std::string &extra)
    {
        if (extra.empty()) {
            return;
        }
        const lossless::Document document = lossless::parseForm(extra);
        if (!document.ok() || !document.value.is_object() || !document.issues.empty()) {
            put("extra", extra); // it is no object of ours: as text, so that it is not lost
            return;
        }
        m_object["extra"] = OrderedJson(document.value);
        const std::string form = lossless::dumpForm(document.value);
        if (!lossless::canWriteForm(form)) {
            m_bytes["/extra"] = lossless::toBase64(form);
        }
    }

    OrderedJson &operator[](const char *key) { return m_object[key]; }

    std::string line()
    {
        if (!m_bytes.empty()) {
            m_object["base64"] = m_bytes;
        }
        return lossless::write(m_object);
    }

private:
    OrderedJson m_object = OrderedJson::object();
    OrderedJson m_bytes = OrderedJson::object();
};

// A number that reads again as the same text, else the text.
OrderedJson confidenceValue(Writer &writer, const std::string &stated)
{
    const lossless::Document document = lossless::parse(stated);
    if (document.ok() && lossless::isNumber(document.value) && lossless::numberText(document.value) == stated) {
        return OrderedJson(document.value);
    }
    return writer.string("/confidence", stated);
}

} // namespace

ingest::Importer ingest::credenceJsonl()
{
    Importer importer;
    importer.format = {kName, "Credence lines", true, true,
                       "a file of JSON objects, one a line, with a \"record\" of header, memory, candidate, flag, "
                       "decision or ledger"};
    importer.accepts = accepts;
    importer.read = read;
    return importer;
}

ForeignStore readCredenceJsonl(std::string_view text, const std::string &name, const ReadOptions &options,
                               std::stop_token stop, const Progress &progress)
{
    ForeignStore store = readAll(text, name, stop, progress);
    if (const Result<void> renamed = ingest::overrideScope(store, options.scope); !renamed) {
        store.problems.push_back({displayText(name), "other-scope", renamed.error().message});
        store.skipped = store.read;
        store.memories.clear();
        store.records.clear();
    }
    return store;
}

std::string writeCredenceJsonl(const Memory &m, std::span<const EvidenceLink> evidence, bool malformedEvidence)
{
    Writer out;
    out["record"] = "memory";
    out.put("id", m.id.value);
    out["kind"] = word(m.kind);
    if (m.shape != Shape::None) {
        out["shape"] = word(m.shape);
    } else if (m.kind == Kind::Reflection) {
        out["shape"] = nullptr;
    }
    if (m.kind == Kind::Reflection || (m.storedDepth && *m.storedDepth != m.depth)) {
        out["depth"] = m.depth;
    }
    if (m.kind == Kind::Reflection ? m.storedDepth != std::optional(m.depth) : m.storedDepth.has_value()) {
        out["stored_depth"] = m.storedDepth ? OrderedJson(*m.storedDepth) : OrderedJson(nullptr);
    }
    out.put("scope", m.scope);
    out["text"] = out.string("/text", m.text);
    out.put("subject", m.subject);
    out.put("predicate", m.predicate);
    out.put("object", m.object);
    out.put("if", m.ruleIf);
    out.put("then", m.ruleThen);
    out["created"] = m.created ? OrderedJson(formatTime(*m.created)) : OrderedJson(nullptr);
    out.put("created_text", m.createdText);
    if (m.zoneAssumed) {
        out["zone_assumed"] = true;
    }
    if (const auto raw = m.importanceRaw ? m.importanceRaw : m.importance; raw && std::isfinite(*raw)) {
        out["importance"] = *raw;
    }
    if (m.importanceScale != ImportanceScale::None) {
        out["importance_scale"] = word(m.importanceScale);
    }
    if (!m.statedConfidence.empty()) {
        out["confidence"] = confidenceValue(out, m.statedConfidence);
    }
    if (!evidence.empty()) {
        OrderedJson list = OrderedJson::array();
        for (std::size_t i = 0; i < evidence.size(); ++i) {
            const EvidenceLink &link = evidence[i];
            OrderedJson entry = OrderedJson::object();
            entry["id"] = out.string(fmt::format("/evidence/{}/id", i), link.sourceId.value);
            entry["role"] = word(link.role);
            if (link.granularity != Granularity::Claim) {
                entry["granularity"] = word(link.granularity);
            }
            if (!link.quote.empty()) {
                entry["quote"] = out.string(fmt::format("/evidence/{}/quote", i), link.quote);
            }
            list.push_back(std::move(entry));
        }
        out["evidence"] = std::move(list);
    }
    if (malformedEvidence) {
        out["malformed_evidence"] = true;
    }
    out["status"] = word(m.status);
    out.put("superseded_by", m.supersededBy.value);
    out.put("valid_from", m.validFrom);
    out.put("valid_to", m.validTo);
    out.put("expires", m.expires);
    out.put("last_accessed", m.lastAccessed);
    out.put("session", m.session);
    out.put("actor", m.actor);
    out.put("outcome", m.outcome);
    out.put("tags", m.tags);
    out.put("entities", m.entities);
    out["origin"] = word(m.origin);
    if (!m.sourceSystem.empty() || !m.sourceRef.empty()) {
        OrderedJson source = OrderedJson::object();
        if (!m.sourceSystem.empty()) {
            source["system"] = out.string("/source/system", m.sourceSystem);
        }
        if (!m.sourceRef.empty()) {
            source["ref"] = out.string("/source/ref", m.sourceRef);
        }
        out["source"] = std::move(source);
    }
    out.putExtra(m.extra);
    return out.line();
}

std::string writeCredenceJsonl(const DraftRecord &record)
{
    const lossless::Document document = lossless::parseForm(record.json);
    Writer out;
    if (document.ok() && document.value.is_object() && document.value.contains("record")) {
        return lossless::write(OrderedJson(document.value));
    }
    out["record"] = lossless::encode(displayText(record.record));
    out.put("kept", record.json);
    return out.line();
}

std::string credenceJsonlHeader()
{
    return fmt::format(R"({{"record":"header","format":"{}","version":{}}})", kName, kVersion);
}

} // namespace credence
