// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// HEBBS: what its export and inspect commands print (remote and local daemon), and vaults of Markdown with
// .hebbs/manifest.json, whose sections are the episodes. Its own database is a matter of the program alone.
#include "ingest/frontmatter.h"
#include "ingest/hebbs_write.h"
#include "ingest/importer.h"
#include "ingest/jsonspans.h"
#include "ingest/pieces.h"
#include "ingest/record.h"
#include "ingest/tree.h"
#include "ingest/ulid.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace credence {

namespace fs = std::filesystem;
namespace spans = ingest::spans;
using ingest::Json;
using ingest::Record;
using ingest::textOf;

namespace {

constexpr const char *kHebbsFormat = "hebbs";

bool isHebbsMemory(const Json &value)
{
    return value.is_object() && value.contains("memory_id") && value.contains("content") &&
           (value.contains("decay_score") || value.contains("access_count") || value.contains("created_at_us") ||
            value.contains("logical_clock") || value.contains("edges"));
}

// The memories in what a command printed: one, a list, or a list under a name; each may stand in "memory".
void eachHebbsMemory(const Json &value, const std::function<void(const Json &, const Json &)> &take, int depth = 0)
{
    if (depth > 3) {
        return;
    }
    if (value.is_array()) {
        for (const Json &one : value) {
            eachHebbsMemory(one, take, depth + 1);
        }
        return;
    }
    if (!value.is_object() || value.contains("memory_id")) {
        take(value, value);
        return;
    }
    if (value.contains("memory") && value["memory"].is_object()) {
        take(value["memory"], value);
        return;
    }
    for (const char *list : {"memories", "results", "insights"}) {
        if (value.contains(list) && value[list].is_array()) {
            eachHebbsMemory(value[list], take, depth + 1);
            return;
        }
    }
    take(value, value);
}

bool recognisesHebbsJson(std::string_view head, bool complete)
{
    const std::size_t start = head.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos || (head[start] != '{' && head[start] != '[')) {
        return false;
    }
    const auto good = [](const Json &value) {
        bool first = true, yes = false;
        eachHebbsMemory(value, [&](const Json &memory, const Json &around) {
            yes =
                yes || (first && (isHebbsMemory(memory) || (memory.contains("memory_id") && around.contains("edges"))));
            first = false;
        });
        return yes;
    };
    const lossless::Document line = lossless::parse(head.substr(start, head.find('\n', start) - start));
    if (line.ok()) {
        return good(line.value);
    }
    const lossless::Document whole = lossless::parse(head);
    if (whole.ok() || complete) {
        return good(whole.value);
    }
    const auto holds = [&](std::string_view word) { return head.find(word) != std::string_view::npos; };
    return holds("\"memory_id\"") && holds("\"content\"") && holds("\"decay_score\"");
}

bool isHebbsManifest(const Json &value)
{
    const auto files = value.is_object() ? value.find("files") : value.end();
    return value.is_object() && files != value.end() && files->is_object() &&
           (files->empty() || (files->begin()->is_object() && files->begin()->contains("sections")));
}

std::vector<ingest::TreeFile> hebbsJsonFiles(const fs::path &folder, std::vector<Problem> *problems,
                                             const std::stop_token &stop, std::size_t wanted = ingest::kTreeFiles)
{
    ingest::TreeFilter filter;
    filter.file = [](const fs::path &below) { return below.extension() == ".json" || below.extension() == ".jsonl"; };
    filter.folder = [](const fs::path &) { return false; };
    filter.wanted = wanted;
    filter.looked = 5000;
    return ingest::walkTree(folder, filter, problems, stop);
}

bool acceptsHebbs(const ingest::Probe &probe)
{
    if (!probe.folder) {
        return recognisesHebbsJson(probe.head, probe.complete);
    }
    const fs::path manifest = probe.path / ".hebbs" / "manifest.json";
    if (ingest::isFile(manifest)) {
        const auto inner = ingest::probe(manifest);
        if (inner && inner->complete) {
            return isHebbsManifest(lossless::parse(inner->head).value);
        }
        return inner && inner->head.find("\"byte_start\"") != std::string::npos;
    }
    const auto files = hebbsJsonFiles(probe.path, nullptr, {}, 20);
    return std::any_of(files.begin(), files.end(), [](const ingest::TreeFile &file) {
        const auto inner = ingest::probe(file.path);
        return inner && recognisesHebbsJson(inner->head, inner->complete);
    });
}

// Microseconds, milliseconds or seconds since 1970, told apart by their size, or a text.
std::optional<Time> hebbsTime(const Json &value)
{
    if (lossless::isString(value)) {
        const auto parsed = parseTime(textOf(value));
        return parsed ? std::optional(parsed->time) : std::nullopt;
    }
    if (!lossless::isNumber(value)) {
        return std::nullopt;
    }
    const double number = std::strtod(lossless::numberText(value).c_str(), nullptr);
    const double size = std::abs(number);
    const double ms = size > 1e14 ? number / 1000 : size > 1e11 ? number : number * 1000;
    if (!std::isfinite(ms) || ms == 0 || ms < -62135596800000.0 || ms >= 253402300800000.0) {
        return std::nullopt;
    }
    return Time(std::chrono::milliseconds(static_cast<std::int64_t>(std::floor(ms))));
}

// "InsightFrom", "insight_from", "INSIGHT_FROM" or the number of the database: the same word.
std::string hebbsEdge(const Json &value)
{
    static const std::map<std::int64_t, std::string> numbers = {
        {1, "causedby"},    {2, "relatedto"}, {3, "followedby"},     {4, "revisedfrom"},  {5, "insightfrom"},
        {6, "contradicts"}, {7, "hasentity"}, {8, "entityrelation"}, {9, "propositionof"}};
    if (value.is_number_integer()) {
        const auto found = numbers.find(value.get<std::int64_t>());
        return found == numbers.end() ? std::string() : found->second;
    }
    std::string word;
    for (const char c : lossless::isString(value) ? textOf(value) : std::string()) {
        if (c != '_' && c != '-' && c != ' ') {
            word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    return word;
}

// A heading as the anchor of a link: letters and digits, in lower case, with single hyphens between.
std::string hebbsSlug(std::string_view heading)
{
    std::string slug;
    for (const char c : heading) {
        const auto byte = static_cast<unsigned char>(c);
        if (c >= 'A' && c <= 'Z') {
            slug += static_cast<char>(c - 'A' + 'a');
        } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || byte >= 0x80) {
            slug += c;
        } else if (!slug.empty() && slug.back() != '-') {
            slug += '-';
        }
    }
    while (slug.ends_with('-')) {
        slug.pop_back();
    }
    return slug;
}

std::string_view hebbsText(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlank);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

class HebbsReader {
public:
    HebbsReader(ForeignStore &store, const std::stop_token &stop) : m_store(store), m_stop(stop) {}

    // --- what commands print ---

    void json(const std::string &name, std::string_view text)
    {
        const std::size_t start = text.find_first_not_of(" \t\r\n");
        if (start == std::string_view::npos) {
            return;
        }
        const lossless::Document first = lossless::parse(text.substr(start, text.find('\n', start) - start));
        const lossless::Document whole = first.ok() ? lossless::Document() : lossless::parse(text, {}, m_stop);
        if (!first.ok() && whole.ok()) {
            document(name, whole.value);
            return;
        }
        const std::vector<spans::Part> parts = spans::parts(text, start, m_stop);
        const auto holds = [](const Json &value) {
            bool found = false;
            eachHebbsMemory(value, [&](const Json &one, const Json &) { found = found || isHebbsMemory(one); });
            return found;
        };
        const bool several =
            first.ok() || std::any_of(parts.begin(), parts.end(), [&](const spans::Part &part) {
                return part.whole && part.begins(text) && holds(lossless::parse(part.span.of(text)).value);
            });
        if (!several) {
            problem(name, "bad-json", fmt::format("It breaks off or is damaged: {}.", whole.error));
            document(name, whole.value);
            return;
        }
        for (const spans::Part &part : parts) {
            const std::string where = fmt::format("{} line {}", name, part.line);
            const lossless::Document one = lossless::parse(part.span.of(text));
            if (one.ok()) {
                document(where, one.value);
            } else {
                skip(where, "bad-json", fmt::format("It can't be read: {}; skipped.", one.error));
            }
            if (m_stop.stop_requested()) {
                return;
            }
        }
    }

    // --- a vault ---

    Result<void> vault(const fs::path &root, const Progress &progress)
    {
        const auto text = ingest::readFile(root / ".hebbs" / "manifest.json");
        if (!text) {
            return text.error();
        }
        const lossless::Document manifest = lossless::parse(*text, {}, m_stop);
        if (!manifest.ok()) {
            problem(".hebbs/manifest.json", "bad-json",
                    fmt::format("It breaks off or is damaged: {}.", manifest.error));
        }
        if (isHebbsManifest(manifest.value)) {
            const Json &files = manifest.value["files"];
            ingest::Meter meter(progress, files.size());
            std::uint64_t done = 0;
            for (const auto &[path, entry] : files.items()) {
                note(root, lossless::decode(path), entry);
                meter.at(++done);
                if (m_stop.stop_requested()) {
                    return {};
                }
            }
        } else if (manifest.ok()) {
            problem(".hebbs/manifest.json", "bad-record", "It has no list of files with their sections.");
        }
        // Notes that HEBBS wrote and did not index yet.
        ingest::TreeFilter filter;
        filter.file = [](const fs::path &below) { return below.extension() == ".md"; };
        filter.folder = [](const fs::path &below) {
            const std::string first = below.begin()->string();
            return first == "insights" || first == "contradictions" || first == "memories";
        };
        for (const ingest::TreeFile &file : ingest::walkTree(root, filter, &m_store.problems, m_stop)) {
            const std::string name = file.path.lexically_relative(root).generic_string();
            if (m_paths.contains(name) || name.find('/') == std::string::npos) {
                continue;
            }
            if (const auto body = ingest::treeText(file, m_store.problems)) {
                const ingest::FrontMatter matter = ingest::frontMatter(*body);
                if (matter.value.contains("hebbs-kind")) {
                    ownNote(name, *body, matter, {});
                }
            }
        }
        if (m_bare > 0) {
            m_store.note = fmt::format("{} documents and propositions of the index have no text of their own in the "
                                       "vault and are not taken.",
                                       m_bare);
        }
        return {};
    }

    // Links, once everything is known.
    void finish()
    {
        for (auto &[index, links] : m_links) {
            for (const Link &link : links) {
                const std::vector<std::string> refs = resolve(link, m_store.memories[index].where);
                const std::string &self = m_store.memories[index].memory.sourceRef;
                for (const std::string &ref : refs) {
                    if (ref != self) {
                        connect(index, ref, link, refs.size() > 1);
                    }
                }
            }
        }
        for (const auto &[a, b] : m_contradictions) { // a note on two memories, of which one may be a belief
            const auto first = m_byRef.find(a), second = m_byRef.find(b);
            if (first != m_byRef.end() && second != m_byRef.end()) {
                contradict(first->second, b);
                contradict(second->second, a);
            }
        }
    }

private:
    struct Link {
        enum class What { Evidence, Contradicts, Replaces } what = What::Evidence;
        std::string to;
    };

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
    static std::string canonical(const std::string &id) { return ingest::ulid(id).value_or(id); }

    void document(const std::string &where, const Json &value)
    {
        std::size_t number = 0;
        const bool several = value.is_array() || (value.is_object() && !value.contains("memory_id"));
        eachHebbsMemory(value, [&](const Json &memory, const Json &around) {
            ++number;
            this->memory(several ? fmt::format("{} memory {}", where, number) : where, memory, around);
        });
    }

    // A list of edges of a record and, in inspect's answer, beside it.
    std::vector<Link> edgesOf(const Json &memory, const Json &around, Json &unread) const
    {
        std::vector<Link> links;
        std::vector<const Json *> places{&memory};
        if (&around != &memory) {
            places.push_back(&around);
        }
        for (const Json *object : places) {
            const auto edges = object->find("edges");
            if (edges == object->end() || !edges->is_array()) {
                continue;
            }
            for (const Json &edge : *edges) {
                const std::string to = ingest::wordOf(edge, "target_id");
                const std::string word =
                    edge.is_object() && edge.contains("edge_type") ? hebbsEdge(edge["edge_type"]) : std::string();
                if (!to.empty() && (word == "insightfrom" || word == "propositionof")) {
                    links.push_back({Link::What::Evidence, to});
                } else if (!to.empty() && word == "contradicts") {
                    links.push_back({Link::What::Contradicts, to});
                } else if (!to.empty() && word == "revisedfrom") {
                    links.push_back({Link::What::Replaces, to});
                } else {
                    unread.push_back(edge);
                }
            }
        }
        const auto sources = memory.find("source_memory_ids");
        for (const Json &id : sources != memory.end() && sources->is_array() ? *sources : Json::array()) {
            if (lossless::isString(id)) {
                links.push_back({Link::What::Evidence, textOf(id)});
            }
        }
        return links;
    }

    void memory(const std::string &where, const Json &object, const Json &around)
    {
        if (!object.is_object()) {
            skip(where, "bad-record", fmt::format("It is no memory but {}; skipped.", ingest::shownValue(object)));
            return;
        }
        ++m_store.read;
        MemoryDraft draft;
        draft.where = where;
        draft.order = static_cast<std::int64_t>(m_store.read);
        Memory &m = draft.memory;
        m.scope = kHebbsFormat;
        Record record(object, where, m_store);
        Json unread = Json::array();
        const std::vector<Link> links = edgesOf(object, around, unread);
        record.take("edges");
        record.take("source_memory_ids");
        m.sourceRef = record.id("memory_id");
        m.text = record.string("content");
        if (m.sourceRef.empty() || m.text.empty()) {
            ++m_store.skipped;
            record.problem(m.text.empty() ? "missing-text" : "bad-record",
                           m.text.empty() ? "There is no content; skipped." : "There is no id; skipped.");
            return;
        }
        if (const auto known = m_byRef.find(canonical(m.sourceRef)); known != m_byRef.end()) {
            again(known->second, draft, links, record);
            return;
        }
        times(record, draft);
        record.importance(m, "importance", ImportanceScale::ZeroToOne);
        if (const std::string entity = record.string("entity_id"); !entity.empty()) {
            m.entities.push_back(entity);
        }
        const Json context = takeContext(record, m);
        const std::string kind = hebbsEdge(record.take("kind"));
        const bool insight =
            kind == "insight" || kind == "proposition" ||
            (context.is_object() && (context.contains("reflect_cluster_id") || context.contains("credence_id"))) ||
            std::any_of(links.begin(), links.end(), [](const Link &link) { return link.what == Link::What::Evidence; });
        m.kind = insight ? Kind::Reflection : Kind::Episode;
        m.shape = insight ? Shape::Insight : Shape::None;
        if (!kind.empty() && kind != "episode" && kind != "insight") {
            record.keep("kind", lossless::encode(kind));
        }
        if (!unread.empty()) {
            record.keep("edges", std::move(unread));
        }
        m.extra = record.extra();
        add(std::move(draft), links);
    }

    // Export and inspect tell of the same memory: the second one's links come to the first.
    void again(std::size_t index, const MemoryDraft &draft, const std::vector<Link> &links, const Record &record)
    {
        ++m_store.skipped;
        MemoryDraft &known = m_store.memories[index];
        if (known.memory.text != draft.memory.text) {
            record.problem("duplicate-id", "The memory stands there already with another text; the first stays.");
            return;
        }
        record.problem("duplicate-id", "The memory stands there already; what is linked here is taken.");
        if (known.memory.kind == Kind::Episode && std::any_of(links.begin(), links.end(), [](const Link &link) {
                return link.what == Link::What::Evidence;
            })) {
            known.memory.kind = Kind::Reflection;
            known.memory.shape = Shape::Insight;
        }
        auto &all = m_links[index];
        for (const Link &link : links) {
            if (std::none_of(all.begin(), all.end(), [&](const Link &other) {
                    return other.what == link.what && canonical(other.to) == canonical(link.to);
                })) {
                all.push_back(link);
            }
        }
    }

    static void times(Record &record, MemoryDraft &draft)
    {
        Memory &m = draft.memory;
        Json created = record.take("created_at");
        if (created.is_null()) {
            created = record.take("created_at_us");
        }
        if (const auto time = hebbsTime(created)) {
            m.created = time;
            m.createdText = lossless::isString(created) ? textOf(created) : lossless::numberText(created);
            m.createdText = m.createdText == formatTime(*time) ? std::string() : m.createdText;
        } else if (!created.is_null()) {
            m.createdText = ingest::shownValue(created);
            record.problem("bad-time", fmt::format("The time {} is none; the memory stays timeless.", m.createdText));
        } else if (const auto own = ingest::ulidTime(m.sourceRef)) {
            m.created = own;
        } else {
            m.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
            draft.createdAssumed = true;
        }
        for (const char *key : {"last_accessed_at", "last_accessed_at_us"}) {
            Json value = record.take(key);
            if (const auto time = hebbsTime(value)) {
                m.lastAccessed = time;
            } else if (!value.is_null() && value != 0) {
                record.keep(key, std::move(value));
            }
        }
    }

    // An object, or its JSON in a string.
    static Json takeContext(Record &record, Memory &m)
    {
        Json context = record.take("context");
        if (lossless::isString(context) && !textOf(context).empty()) {
            lossless::Document inner = lossless::parse(textOf(context));
            if (inner.ok() && inner.value.is_object()) {
                context = std::move(inner.value);
            }
        }
        if (context.is_object()) {
            if (context.contains("reflect_confidence") && lossless::isNumber(context["reflect_confidence"])) {
                m.statedConfidence = lossless::numberText(context["reflect_confidence"]);
            }
            for (const char *key : {"reflect_tags", "tags"}) {
                for (const Json &tag :
                     context.contains(key) && context[key].is_array() ? context[key] : Json::array()) {
                    if (lossless::isString(tag)) {
                        m.tags.push_back(textOf(tag));
                    }
                }
            }
            m.session = ingest::wordOf(context, "session_id");
        }
        if (!context.is_null() && !(context.is_structured() && context.empty()) &&
            !(lossless::isString(context) && textOf(context).empty())) {
            record.keep("context", context);
        }
        return context;
    }

    void add(MemoryDraft draft, std::vector<Link> links)
    {
        const std::size_t index = m_store.memories.size();
        m_byRef.emplace(canonical(draft.memory.sourceRef), index);
        if (!links.empty()) {
            m_links[index] = std::move(links);
        }
        m_store.memories.push_back(std::move(draft));
    }

    // A file that the manifest lists.
    void note(const fs::path &root, const std::string &name, const Json &entry)
    {
        const Json sections = entry.is_object() && entry.contains("sections") && entry["sections"].is_array()
                                  ? entry["sections"]
                                  : Json::array();
        if (entry.is_object()) {
            m_bare += entry.contains("document_memory_id") && entry["document_memory_id"].is_string() ? 1 : 0;
            m_bare += entry.contains("proposition_memory_ids") && entry["proposition_memory_ids"].is_array()
                          ? entry["proposition_memory_ids"].size()
                          : 0;
        }
        m_paths.insert(name);
        const auto lost = [&](const std::string &message) {
            for (std::size_t i = 0; i < std::max<std::size_t>(sections.size(), 1); ++i) {
                skip(displayText(name), "unreadable", message);
            }
        };
        const fs::path below = fs::path(name).lexically_normal();
        std::error_code error;
        const fs::path base = fs::canonical(root, error);
        const fs::path whole = fs::weakly_canonical(root / below, error);
        const auto [left, right] = std::mismatch(base.begin(), base.end(), whole.begin(), whole.end());
        if (error || name.empty() || below.is_absolute() || *below.begin() == ".." || left != base.end()) {
            lost("The manifest names a file outside of the vault; it is not read.");
            return;
        }
        const auto text = ingest::treeText({whole, displayText(name)}, m_texts);
        if (!text) {
            lost(m_texts.empty() ? "The file can't be read." : m_texts.back().message);
            m_texts.clear();
            return;
        }
        const ingest::FrontMatter matter = ingest::frontMatter(*text);
        if (matter.value.contains("hebbs-kind")) {
            std::vector<std::string> ids;
            for (const Json &section : sections) {
                if (const std::string id = ingest::wordOf(section, "memory_id"); !id.empty()) {
                    ids.push_back(id);
                }
            }
            ownNote(name, *text, matter, ids);
            return;
        }
        for (const Json &section : sections) {
            this->section(name, *text, section);
        }
    }

    // One part of somebody's note: bytes of the file, as the index has it.
    void section(const std::string &name, const std::string &text, const Json &section)
    {
        ++m_store.read;
        const std::string id = ingest::wordOf(section, "memory_id");
        const std::string where = displayText(name + " " + id);
        const auto lost = [&](const char *kind, std::string message) {
            ++m_store.skipped;
            problem(where, kind, std::move(message));
        };
        const auto at = [&](const char *key) {
            return section.is_object() && section.contains(key) && section[key].is_number_unsigned()
                       ? section[key].get<std::uint64_t>()
                       : UINT64_MAX;
        };
        const std::uint64_t start = at("byte_start"), end = at("byte_end");
        const std::string state = ingest::wordOf(section, "state");
        if (id.empty()) {
            lost("bad-record", "The section has no memory_id; skipped.");
            return;
        }
        if (state == "orphaned") {
            lost("unmapped", "The section is no longer in its file; HEBBS will forget it.");
            return;
        }
        if (start > end || end > text.size()) {
            lost("bad-record", fmt::format("The section's bytes {} to {} are not in the file of {}; index it anew.",
                                           start, end, text.size()));
            return;
        }
        if (m_byRef.contains(canonical(id))) {
            lost("duplicate-id", "The section stands in the manifest already; the first stays.");
            return;
        }
        MemoryDraft draft;
        draft.where = where;
        draft.order = static_cast<std::int64_t>(m_store.read);
        Memory &m = draft.memory;
        m.scope = kHebbsFormat;
        m.sourceRef = id;
        m.text = hebbsText(std::string_view(text).substr(start, end - start));
        if (m.text.empty()) {
            lost("missing-text", "The section is empty; skipped.");
            return;
        }
        if (const auto time = ingest::ulidTime(id)) {
            m.created = time;
        } else {
            m.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
            draft.createdAssumed = true;
        }
        if (state == "content_stale") {
            problem(where, "misfit", "The file was changed since it was indexed; the text is the file's.");
        }
        Json extra = {{"path", lossless::encode(name)}};
        std::string slug;
        if (section.contains("heading_path") && section["heading_path"].is_array() &&
            !section["heading_path"].empty()) {
            extra["heading_path"] = section["heading_path"];
            const Json &last = section["heading_path"].back();
            slug = lossless::isString(last) ? hebbsSlug(textOf(last)) : std::string();
        }
        m_anchors.emplace(name + "#" + slug, id);
        m_anchors.emplace(name, id);
        m.extra = lossless::dumpForm(extra);
        add(std::move(draft), {});
    }

    // A note that HEBBS wrote: its kind and sources stand in the front matter.
    void ownNote(const std::string &name, const std::string &text, const ingest::FrontMatter &matter,
                 const std::vector<std::string> &ids)
    {
        ++m_store.read;
        MemoryDraft draft;
        draft.where = displayText(name);
        draft.order = static_cast<std::int64_t>(m_store.read);
        Memory &m = draft.memory;
        m.scope = kHebbsFormat;
        m.sourceRef = ids.empty() || m_byRef.contains(canonical(ids.front())) ? name : ids.front();
        for (const std::string &id : ids) {
            m_anchors.emplace(name, m.sourceRef);
            m_others.emplace(canonical(id), m.sourceRef);
        }
        if (ids.empty()) {
            m_anchors.emplace(name, m.sourceRef);
        }
        m.text = hebbsText(std::string_view(text).substr(matter.body));
        if (m.text.empty() || m_byRef.contains(canonical(m.sourceRef))) {
            ++m_store.skipped;
            problem(draft.where, m.text.empty() ? "missing-text" : "duplicate-id",
                    "The note says nothing new; skipped.");
            return;
        }
        Record record(matter.value, draft.where, m_store);
        const std::string kind = record.string("hebbs-kind");
        m.kind = kind == "memory" ? Kind::Episode : Kind::Reflection;
        m.shape = m.kind == Kind::Reflection ? Shape::Insight : Shape::None;
        if (kind != "insight") {
            m.tags.push_back(kind);
        }
        Json created = record.take(record.given("hebbs-created") ? "hebbs-created" : "hebbs-detected");
        if (!created.is_null()) {
            record.created(m, created);
        } else if (const auto time = ingest::ulidTime(m.sourceRef)) {
            m.created = time;
        } else {
            m.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
            draft.createdAssumed = true;
        }
        if (Json confidence = record.take("hebbs-confidence"); lossless::isNumber(confidence)) {
            m.statedConfidence = lossless::numberText(confidence);
        }
        if (record.given("hebbs-importance")) {
            record.importance(m, "hebbs-importance", ImportanceScale::ZeroToOne);
        }
        if (const std::string entity = record.string("hebbs-entity-id"); !entity.empty()) {
            m.entities.push_back(entity);
        }
        m.actor = record.string("hebbs-source");
        std::vector<Link> links;
        for (const std::string &source : record.strings("hebbs-sources")) {
            links.push_back({Link::What::Evidence, source});
        }
        if (kind == "contradiction" && links.size() == 2) {
            m_pending.emplace_back(m_store.memories.size(), links[0].to, links[1].to);
        }
        record.keep("path", lossless::encode(name));
        m.extra = record.extra();
        add(std::move(draft), std::move(links));
    }

    // What a link names: an id, "path#heading", or a whole note.
    std::vector<std::string> resolve(const Link &link, const std::string &where)
    {
        if (const auto found = m_byRef.find(canonical(link.to)); found != m_byRef.end()) {
            return {m_store.memories[found->second].memory.sourceRef};
        }
        if (const auto other = m_others.find(canonical(link.to)); other != m_others.end()) {
            return {other->second};
        }
        const auto [at, last] = m_anchors.equal_range(link.to);
        std::vector<std::string> refs;
        for (auto it = at; it != last; ++it) {
            if (std::find(refs.begin(), refs.end(), it->second) == refs.end()) {
                refs.push_back(it->second);
            }
        }
        if (refs.size() > 1 && link.to.find('#') != std::string::npos) {
            problem(where, "bad-evidence",
                    fmt::format("{} fits {} sections; the link counts as one to all of them.", ingest::excerpt(link.to),
                                refs.size()));
        }
        return refs.empty() ? std::vector<std::string>{link.to} : refs;
    }

    void connect(std::size_t index, const std::string &ref, const Link &link, bool group)
    {
        MemoryDraft &draft = m_store.memories[index];
        const auto other = m_byRef.find(canonical(ref));
        switch (link.what) {
        case Link::What::Evidence:
            draft.evidence.push_back({ref, Role::Supports, group ? Granularity::Batch : Granularity::Claim, {}});
            return;
        case Link::What::Contradicts:
            if (draft.memory.kind == Kind::Reflection) {
                contradict(index, ref);
            }
            if (other != m_byRef.end()) { // against a belief, whatever speaks against it
                contradict(other->second, draft.memory.sourceRef);
            }
            return;
        case Link::What::Replaces:
            if (other != m_byRef.end()) {
                Memory &old = m_store.memories[other->second].memory;
                old.status = Status::Superseded;
                old.supersededBy.value = draft.memory.sourceRef;
            }
            return;
        }
    }

    void contradict(std::size_t index, const std::string &ref)
    {
        MemoryDraft &draft = m_store.memories[index];
        const bool known = std::any_of(draft.evidence.begin(), draft.evidence.end(), [&](const DraftEvidence &one) {
            return one.ref == ref && one.role == Role::Contradicts;
        });
        if (draft.memory.kind == Kind::Reflection && !known && draft.memory.sourceRef != ref) {
            draft.evidence.push_back({ref, Role::Contradicts, Granularity::Claim, {}});
        }
    }

public:
    // The pairs that contradiction notes are about, by reference.
    void pairs()
    {
        for (const auto &[index, a, b] : m_pending) {
            const auto first = resolve({Link::What::Evidence, a}, {}), second = resolve({Link::What::Evidence, b}, {});
            if (first.size() == 1 && second.size() == 1) {
                m_contradictions.emplace_back(canonical(first.front()), canonical(second.front()));
            }
        }
    }

private:
    ForeignStore &m_store;
    const std::stop_token &m_stop;
    std::map<std::string, std::size_t> m_byRef;        // canonical id: draft
    std::map<std::size_t, std::vector<Link>> m_links;  // of each draft
    std::multimap<std::string, std::string> m_anchors; // "path" and "path#slug": ids
    std::map<std::string, std::string> m_others;       // ids of the further sections of a note of HEBBS's own
    std::set<std::string> m_paths;                     // in the manifest
    std::vector<std::tuple<std::size_t, std::string, std::string>> m_pending;
    std::vector<std::pair<std::string, std::string>> m_contradictions;
    std::vector<Problem> m_texts;
    std::uint64_t m_bare = 0;
};

Result<ForeignStore> readHebbs(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                               const Progress &progress)
{
    ForeignStore store;
    store.scopes.assign(1, kHebbsFormat);
    HebbsReader reader(store, stop);
    const auto take = [&](const fs::path &path, const std::string &name) -> Result<void> {
        const auto text = ingest::readFile(path);
        if (!text) {
            return text.error();
        }
        reader.json(name, std::string_view(*text).substr(text->starts_with("\xEF\xBB\xBF") ? 3 : 0));
        return {};
    };
    if (!probe.folder) {
        CREDENCE_TRY(take(probe.path, displayText(probe.path.filename().string())));
    } else if (ingest::isFile(probe.path / ".hebbs" / "manifest.json")) {
        CREDENCE_TRY(reader.vault(probe.path, progress));
    } else {
        for (const ingest::TreeFile &file : hebbsJsonFiles(probe.path, &store.problems, stop)) {
            const auto inner = ingest::probe(file.path);
            if (inner && recognisesHebbsJson(inner->head, inner->complete)) {
                if (const auto done = take(file.path, file.name); !done) {
                    store.problems.push_back({file.name, "unreadable", done.error().message});
                }
            }
        }
    }
    reader.pairs();
    reader.finish();
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

} // namespace

ingest::Importer ingest::hebbs()
{
    Importer importer;
    importer.format = {
        kHebbsFormat,
        "HEBBS",
        true,
        false,
        "what its export and inspect commands print (memory_id, content, decay_score), or a vault of "
        "Markdown with .hebbs/manifest.json",
        "a script of its own commands (remember with its sources, forget), which a person reads and runs"};
    importer.accepts = acceptsHebbs;
    importer.read = readHebbs;
    importer.handBack = hebbsHandBack;
    importer.places = {{"HEBBS_VAULT", ""}, {"HOME", ".hebbs"}};
    return importer;
}

} // namespace credence
