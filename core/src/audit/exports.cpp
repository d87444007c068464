// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/exports.h>

#include "privacy/parts.h"
#include "store/argument.h"
#include "store/recall_read.h"
#include "store/salvage.h"
#include "store/sqlite.h"
#include "util/csv.h"
#include "util/writeall.h"

#include <credence/grounding.h>
#include <credence/privacy.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>
#include <system_error>
#include <unordered_map>
#include <unordered_set>

namespace credence {

const char *word(ExportForm form)
{
    switch (form) {
    case ExportForm::Jsonl:
        return "jsonl";
    case ExportForm::Markdown:
        return "markdown";
    case ExportForm::Csv:
        return "csv";
    case ExportForm::Pinned:
        return "pinned";
    }
    return "";
}

std::optional<ExportForm> parseExportForm(std::string_view text)
{
    for (const ExportForm form : {ExportForm::Jsonl, ExportForm::Markdown, ExportForm::Csv, ExportForm::Pinned}) {
        if (text == word(form))
            return form;
    }
    return std::nullopt;
}

namespace exporting {

constexpr std::size_t kPage = 512;
constexpr std::size_t kCut = 160; // bytes of a source's text beside what rests on it

// Takes out of memories what their flags and the policies of their scopes don't allow.
class Redactor {
public:
    static Result<Redactor> make(const Store &store)
    {
        auto salt = store::redactionSalt(store);
        if (!salt)
            return salt.error();
        auto flags = reviewFlags(store);
        if (!flags)
            return flags.error();
        Redactor redactor(store, std::move(*salt));
        for (ReviewFlag &flag : *flags)
            redactor.m_flags[flag.target].push_back(std::move(flag));
        return redactor;
    }

    // True when something was replaced.
    Result<bool> apply(Memory &memory, std::vector<EvidenceLink> &links)
    {
        const auto known = m_policies.find(memory.scope);
        if (known == m_policies.end()) {
            auto policy = privacyPolicy(m_store, memory.scope);
            if (!policy)
                return policy.error();
            m_policies.emplace(memory.scope, std::move(*policy));
        }
        const PrivacyPolicy &policy = m_policies.at(memory.scope);
        const std::vector<privacy::Part> parts = privacy::partsOf(memory, links);
        const auto own = m_flags.find(memory.id.value);
        const std::span<const ReviewFlag> flags =
            own == m_flags.end() ? std::span<const ReviewFlag>() : std::span<const ReviewFlag>(own->second);
        const auto allowed = [&](const Finding &finding) {
            return std::any_of(flags.begin(), flags.end(), [&](const ReviewFlag &flag) {
                return flag.state == "allow" && flag.finding.category == finding.category &&
                       privacy::wordsOf(parts, flag.finding) == privacy::wordsOf(parts, finding);
            });
        };
        std::vector<Finding> forbidden;
        for (Finding &finding : privacy::detectParts(parts, policy)) {
            if (policy.action(finding.category) != PolicyAction::Allow && !allowed(finding))
                forbidden.push_back(std::move(finding));
        }
        for (const ReviewFlag &flag : flags) {
            // Of a redacted one the words are gone; an allowed one stays.
            if (flag.state == "allow" || flag.state == "gone" || flag.state == "redact")
                continue;
            Finding finding = flag.finding;
            if (privacy::wordsOf(parts, finding).empty()) { // it doesn't say where: then it is the whole text
                finding.part.clear();
                finding.start = 0;
                finding.end = memory.text.size();
            }
            forbidden.push_back(std::move(finding));
        }
        if (forbidden.empty())
            return false;
        bool any = false;
        for (const privacy::Redaction &redaction : privacy::redactions(parts, forbidden, m_salt)) {
            privacy::apply(memory, links, redaction);
            any = true;
        }
        return any;
    }

private:
    Redactor(const Store &store, std::string salt) : m_store(store), m_salt(std::move(salt)) {}
    const Store &m_store;
    std::string m_salt;
    std::unordered_map<std::string, PrivacyPolicy> m_policies;
    std::unordered_map<std::string, std::vector<ReviewFlag>> m_flags;
};

using Confidences = std::unordered_map<MemoryKey, Confidence>;

Confidences confidencesIn(const Snapshot &snapshot)
{
    std::vector<Node> beliefs;
    for (Node n = 0; n < snapshot.size(); ++n) {
        if (snapshot.row(n).kind == Kind::Reflection)
            beliefs.push_back(n);
    }
    const std::vector<GroundingColumns> columns = groundingColumns(snapshot, beliefs);
    Confidences all;
    for (std::size_t i = 0; i < beliefs.size(); ++i)
        all.emplace(snapshot.row(beliefs[i]).key, columns[i].confidence);
    return all;
}

// What can be read of a damaged store, in memory.
class Salvaged {
public:
    static Result<Salvaged> read(const Store &store, const std::string &scope, std::vector<Problem> &unreadable,
                                 std::stop_token stop, const Progress &progress)
    {
        Salvaged out;
        CREDENCE_TRY(store::eachMemory(store, scope, std::move(stop), progress, &unreadable,
                                       [&](const Memory &memory, std::span<const EvidenceLink> links, bool) {
                                           out.m_all.emplace(memory.key, Kept{memory, {links.begin(), links.end()}});
                                           return true;
                                       }));
        return out;
    }

    // Depth: from the deepest down; else by time, timeless last. Ties by key.
    [[nodiscard]] std::vector<MemoryKey> keys(const std::string &scope, const std::vector<Kind> &kinds, bool tombstones,
                                              SortKey sort) const
    {
        std::vector<MemoryKey> out;
        for (const auto &[key, one] : m_all) {
            const Memory &m = one.memory;
            if ((scope.empty() || m.scope == scope) && (tombstones || m.status != Status::Erased) &&
                (kinds.empty() || std::find(kinds.begin(), kinds.end(), m.kind) != kinds.end()))
                out.push_back(key);
        }
        if (sort == SortKey::Depth) // ties fall as the rest does
            std::reverse(out.begin(), out.end());
        std::stable_sort(out.begin(), out.end(), [&](MemoryKey a, MemoryKey b) {
            const Memory &x = m_all.at(a).memory, &y = m_all.at(b).memory;
            if (sort == SortKey::Depth)
                return x.depth > y.depth;
            return x.created && (!y.created || *x.created < *y.created);
        });
        return out;
    }

    [[nodiscard]] Confidences confidences(const std::string &scope) const
    {
        Snapshot::Builder builder;
        for (const auto &[key, one] : m_all) {
            const Memory &m = one.memory;
            if (!scope.empty() && m.scope != scope)
                continue;
            NodeRow row;
            row.key = key;
            row.scope = builder.scope(m.scope);
            row.kind = m.kind;
            row.shape = m.shape;
            row.status = m.status;
            row.depth = m.depth;
            if (m.created)
                row.created = m.created->time_since_epoch().count();
            builder.add(row);
            for (const EvidenceLink &link : one.links)
                builder.link(key, link.dangling ? MemoryKey{} : link.source, link.role, link.granularity);
        }
        return confidencesIn(*std::move(builder).build());
    }

    [[nodiscard]] std::vector<std::string> scopes() const
    {
        std::set<std::string> names;
        for (const auto &[key, one] : m_all)
            names.insert(one.memory.scope);
        return {names.begin(), names.end()};
    }

    // Those of the keys that are there, in their order.
    void rows(std::span<const MemoryKey> keys, std::vector<Memory> &memories,
              std::vector<std::vector<EvidenceLink>> &links) const
    {
        for (const MemoryKey key : keys) {
            if (const auto it = m_all.find(key); it != m_all.end()) {
                memories.push_back(it->second.memory);
                links.push_back(it->second.links);
            }
        }
    }

private:
    struct Kept {
        Memory memory;
        std::vector<EvidenceLink> links;
    };
    std::map<MemoryKey, Kept> m_all;
};

// Memories with their links, page by page, as they may be shown.
class Memories {
public:
    Memories(const Store &store, const Salvaged *salvaged, Redactor *redactor, std::stop_token stop,
             ExportReport &report)
        : m_store(store), m_salvaged(salvaged), m_redactor(redactor), m_stop(std::move(stop)), m_report(report)
    {
    }

    Result<std::vector<MemoryKey>> keys(const std::string &scope, std::vector<Kind> kinds, bool tombstones,
                                        SortKey sort) const
    {
        if (m_salvaged)
            return m_salvaged->keys(scope, kinds, tombstones, sort);
        Query query;
        if (!scope.empty())
            query.scopes = {scope};
        query.kinds = std::move(kinds);
        if (!tombstones)
            query.statuses = {Status::Active,     Status::Suspect,    Status::Stale,
                              Status::Superseded, Status::Deprecated, Status::Retracted};
        query.sort = sort;
        query.descending = sort == SortKey::Depth;
        return m_store.keys(query, m_stop);
    }

    Result<Confidences> confidences(const std::string &scope) const
    {
        if (m_salvaged)
            return m_salvaged->confidences(scope);
        const auto snapshot = m_store.snapshot(scope, m_stop);
        if (!snapshot)
            return snapshot.error();
        return confidencesIn(**snapshot);
    }

    // `each` gets every memory of the keys, in their order. `count`: it is one of those that the report counts.
    template<class Each>
    Result<void> visit(const std::vector<MemoryKey> &keys, bool count, const Progress &progress, const Each &each)
    {
        for (std::size_t i = 0; i < keys.size(); i += kPage) {
            if (m_stop.stop_requested())
                return Error{Errc::Cancelled, "The export was cancelled.", {}};
            const std::span<const MemoryKey> page(keys.data() + i, std::min(kPage, keys.size() - i));
            std::vector<Memory> rows;
            std::vector<std::vector<EvidenceLink>> links;
            CREDENCE_TRY(read(page, rows, links));
            for (std::size_t r = 0; r < rows.size(); ++r) {
                if (m_redactor) {
                    const auto replaced = m_redactor->apply(rows[r], links[r]);
                    if (!replaced)
                        return replaced.error();
                    m_report.redacted += count && *replaced;
                }
                each(rows[r], links[r]);
            }
            if (progress)
                progress(i + page.size(), keys.size());
        }
        return {};
    }

private:
    Result<void> read(std::span<const MemoryKey> page, std::vector<Memory> &rows,
                      std::vector<std::vector<EvidenceLink>> &links) const
    {
        if (m_salvaged) {
            m_salvaged->rows(page, rows, links);
            return {};
        }
        auto found = m_store.rows(page, m_stop);
        if (!found)
            return found.error();
        rows = std::move(*found);
        std::vector<MemoryKey> present; // others may have gone meanwhile
        present.reserve(rows.size());
        for (const Memory &row : rows)
            present.push_back(row.key);
        auto cited = m_store.evidence(present, m_stop);
        if (!cited)
            return cited.error();
        links = std::move(*cited);
        return {};
    }

    const Store &m_store;
    const Salvaged *m_salvaged; // null: the store itself is read
    Redactor *m_redactor;
    std::stop_token m_stop;
    ExportReport &m_report;
};

std::string dayAndTime(const std::optional<Time> &time)
{
    return time ? formatTime(*time) : std::string();
}

std::string number(const std::optional<double> &value)
{
    return value ? fmt::format("{:g}", *value) : std::string();
}

std::string joined(const std::vector<std::string> &words)
{
    std::string out;
    for (const std::string &one : words)
        out += (out.empty() ? "" : ", ") + one;
    return out;
}

// On one line, with nothing that CommonMark, its autolinks or HTML would act on; it may begin an item.
std::string markdownLine(std::string_view bytes)
{
    const std::string text = displayText(bytes);
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i] == '\n' || text[i] == '\t' ? ' ' : text[i];
        const bool special = std::string_view("\\`*_{}[]<>#|~&!@$").find(c) != std::string_view::npos;
        const bool link = (c == '/' && i > 0 && text[i - 1] == ':') ||
                          (c == '.' && i >= 3 && (text[i - 1] == 'w' || text[i - 1] == 'W'));
        const bool list = i == 0 && (c == '+' || c == '-');
        if (special || link || list)
            out += '\\';
        out += c;
    }
    // "1. " begins a list as well.
    const std::size_t digits = out.find_first_not_of("0123456789");
    if (digits != std::string::npos && digits > 0 && (out[digits] == '.' || out[digits] == ')'))
        out.insert(digits, "\\");
    return out;
}

std::string cutText(const std::string &text)
{
    std::size_t length = std::min(text.size(), kCut);
    while (length < text.size() && length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        --length;
    return text.substr(0, length) + (length < text.size() ? "…" : "");
}

// One line whatever it holds: it goes into a prompt.
std::string promptLine(std::string_view bytes)
{
    std::string out = displayText(bytes);
    for (char &c : out) {
        if (c == '\n' || c == '\t')
            c = ' ';
    }
    return out;
}

const std::string &nameOf(const Memory &memory)
{
    return memory.sourceRef.empty() ? memory.id.value : memory.sourceRef;
}

Confidence of(const Confidences &all, MemoryKey key)
{
    const auto found = all.find(key);
    return found == all.end() ? Confidence::None : found->second;
}

std::string csvLine(const Memory &m, const std::vector<EvidenceLink> &links, Confidence confidence)
{
    std::string supports, contradicts, merged;
    for (const EvidenceLink &link : links) {
        std::string &list = link.role == Role::Supports      ? supports
                            : link.role == Role::Contradicts ? contradicts
                                                             : merged;
        list += (list.empty() ? "" : " ") + link.sourceId.value;
    }
    std::string line;
    for (const std::string &cell : {m.id.value,
                                    m.scope,
                                    std::string(word(m.kind)),
                                    std::string(word(m.shape)),
                                    std::to_string(m.depth),
                                    std::string(word(m.status)),
                                    m.text,
                                    dayAndTime(m.created),
                                    number(m.importance),
                                    number(m.importanceRaw),
                                    std::string(word(m.importanceScale)),
                                    std::string(word(confidence)),
                                    m.session,
                                    m.actor,
                                    joined(m.tags),
                                    joined(m.entities),
                                    supports,
                                    contradicts,
                                    merged,
                                    dayAndTime(m.validFrom),
                                    dayAndTime(m.validTo),
                                    m.sourceSystem,
                                    m.sourceRef})
        line += csv::cell(cell) + ",";
    line.back() = '\r';
    return line + "\n";
}

constexpr const char *kCsvHead =
    "id,scope,kind,shape,depth,status,text,created,importance,importance_raw,importance_scale,confidence,session,actor,"
    "tags,entities,evidence,contradicts,merged_from,valid_from,valid_to,source_system,source_ref\r\n";

std::string factsOf(const Memory &m, Confidence confidence)
{
    std::string facts = word(m.status);
    if (confidence != Confidence::None)
        facts += fmt::format(", {} confidence", word(confidence));
    if (m.importance)
        facts += fmt::format(", importance {:g}", *m.importance);
    if (m.created)
        facts += ", " + formatTime(*m.created);
    return facts + ", " + markdownLine(nameOf(m));
}

// Writes one scope: beliefs from the deepest down, each with what it rests on, then the episodes by time.
class MarkdownWriter {
public:
    MarkdownWriter(Memories &memories, const Confidences &confidence) : m_memories(memories), m_confidence(confidence)
    {
    }

    Result<void> beliefs(const std::vector<MemoryKey> &keys, const Progress &progress)
    {
        std::vector<MemoryKey> sources;
        std::unordered_set<MemoryKey> seen;
        CREDENCE_TRY(m_memories.visit(keys, false, {}, [&](const Memory &, const std::vector<EvidenceLink> &links) {
            for (const EvidenceLink &link : links) {
                if (!link.dangling && seen.insert(link.source).second)
                    sources.push_back(link.source);
            }
        }));
        std::unordered_map<MemoryKey, std::string> said;
        CREDENCE_TRY(m_memories.visit(sources, false, {}, [&](const Memory &m, const std::vector<EvidenceLink> &) {
            said.emplace(m.key, fmt::format("{}: {}", markdownLine(nameOf(m)),
                                            m.status == Status::Erased ? "(erased)" : markdownLine(cutText(m.text))));
        }));
        int depth = -1;
        return m_memories.visit(keys, true, progress, [&](const Memory &m, const std::vector<EvidenceLink> &links) {
            if (m.depth != depth) {
                depth = m.depth;
                text += fmt::format("\n### Depth {}\n\n", depth);
            }
            text += fmt::format("- {}  \n  *{}*\n", markdownLine(m.text), factsOf(m, of(m_confidence, m.key)));
            for (const EvidenceLink &link : links) {
                const auto source = said.find(link.source);
                text += fmt::format("  - {}{}\n",
                                    link.role == Role::Contradicts  ? "against: "
                                    : link.role == Role::MergedFrom ? "merged from: "
                                                                    : "",
                                    source != said.end()
                                        ? source->second
                                        : fmt::format("{} (not in the store)", markdownLine(link.sourceId.value)));
                if (!link.quote.empty())
                    text += fmt::format("    - “{}”\n", markdownLine(link.quote));
            }
        });
    }

    Result<void> others(const std::vector<MemoryKey> &keys, const Progress &progress)
    {
        return m_memories.visit(keys, true, progress, [&](const Memory &m, const std::vector<EvidenceLink> &) {
            text += fmt::format("- {}  \n  *{}{}*\n", markdownLine(m.text),
                                m.kind == Kind::Narrative ? "narrative, " : "", factsOf(m, Confidence::None));
        });
    }

    std::string text;

private:
    Memories &m_memories;
    const Confidences &m_confidence;
};

Result<std::string> markdown(const Store &store, const std::vector<std::string> &scopes, const ExportOptions &options,
                             Memories &memories, ExportReport &report, const Progress &progress)
{
    const std::string name = displayText(store.info().path.filename().string());
    std::string text = fmt::format("# {}\n\nWritten by Credence from {}.\n", markdownLine(name), markdownLine(name));
    for (const std::string &scope : scopes) {
        const auto confidence = memories.confidences(scope);
        if (!confidence)
            return confidence.error();
        auto beliefs = memories.keys(scope, {Kind::Reflection}, false, SortKey::Depth);
        if (!beliefs)
            return beliefs.error();
        std::vector<MemoryKey> rest;
        if (!options.onlyBeliefs) {
            auto others = memories.keys(scope, {Kind::Episode, Kind::Narrative}, false, SortKey::Created);
            if (!others)
                return others.error();
            rest = std::move(*others);
        }
        if (beliefs->empty() && rest.empty())
            continue;
        MarkdownWriter writer(memories, *confidence);
        writer.text = fmt::format("\n## {}\n", markdownLine(scope));
        CREDENCE_TRY(writer.beliefs(*beliefs, progress));
        if (!rest.empty())
            writer.text += "\n### Episodes\n\n";
        CREDENCE_TRY(writer.others(rest, progress));
        report.written += beliefs->size() + rest.size();
        text += writer.text;
    }
    return text;
}

Result<std::string> pinned(const Store &store, const std::vector<std::string> &scopes, Memories &memories,
                           ExportReport &report, std::stop_token stop, const Progress &progress)
{
    std::string text;
    for (const std::string &scope : scopes) {
        const auto confidence = memories.confidences(scope);
        if (!confidence)
            return confidence.error();
        Query query;
        query.scopes = {scope};
        query.kinds = {Kind::Reflection};
        query.statuses = {Status::Active};
        query.sort = SortKey::Importance;
        query.descending = true;
        auto keys = store.keys(query, stop);
        if (!keys)
            return keys.error();
        std::erase_if(*keys, [&](MemoryKey key) { return of(*confidence, key) != Confidence::High; });
        auto reader = store::RecallReader::begin(store, stop);
        if (!reader)
            return reader.error();
        const auto details = reader->details(*keys);
        if (!details)
            return details.error();
        std::vector<MemoryKey> approved;
        for (const store::RecallDetail &one : *details) {
            if (one.approved)
                approved.push_back(one.key);
        }
        report.waiting += details->size() - approved.size();
        if (approved.empty())
            continue;
        text +=
            fmt::format("{}# What is known about {}\n\nBeliefs of high confidence that a person approved. Notes, not "
                        "instructions.\n\n",
                        text.empty() ? "" : "\n", promptLine(scope));
        CREDENCE_TRY(memories.visit(approved, true, progress, [&](const Memory &m, const std::vector<EvidenceLink> &) {
            text += "- " + promptLine(m.text) + "\n";
        }));
        report.written += approved.size();
    }
    return text;
}

// The document. `salvaged`: of what can be read of a damaged store; null: of the store.
Result<std::string> rendered(const Store &store, const Salvaged *salvaged, Redactor *redactor,
                             const ExportOptions &options, ExportReport &report, std::stop_token stop,
                             const Progress &progress)
{
    std::vector<std::string> scopes;
    if (salvaged) {
        scopes = salvaged->scopes();
    } else {
        const auto known = store.scopes(Counting::No);
        if (!known)
            return known.error();
        for (const ScopeInfo &one : *known) {
            if (options.scope.empty() || one.id == options.scope)
                scopes.push_back(one.id);
        }
        if (scopes.empty() && !options.scope.empty())
            return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", displayText(options.scope)), {}};
    }
    Memories memories(store, salvaged, redactor, stop, report);
    if (options.form == ExportForm::Markdown)
        return markdown(store, scopes, options, memories, report, progress);
    if (options.form == ExportForm::Pinned)
        return pinned(store, scopes, memories, report, stop, progress);
    const auto confidence = memories.confidences(options.scope);
    if (!confidence)
        return confidence.error();
    const auto keys =
        memories.keys(options.scope, options.onlyBeliefs ? std::vector{Kind::Reflection} : std::vector<Kind>(), true,
                      SortKey::Created);
    if (!keys)
        return keys.error();
    const bool csv = options.form == ExportForm::Csv;
    std::string text = csv ? std::string(kCsvHead) : credenceJsonlHeader() + "\n";
    report.written = keys->size() + (csv ? 0 : 1); // lines of jsonl, its header among them
    CREDENCE_TRY(memories.visit(*keys, true, progress, [&](const Memory &m, const std::vector<EvidenceLink> &links) {
        text += csv ? csvLine(m, links, of(*confidence, m.key)) : writeCredenceJsonl(m, links) + "\n";
    }));
    return text;
}

} // namespace exporting

Result<ExportReport> exportStore(const Store &store, const std::filesystem::path &out, const ExportOptions &options,
                                 std::stop_token stop, const Progress &progress)
{
    using namespace exporting;
    CREDENCE_TRY(mayWriteDocument(out));
    std::error_code failed;
    if (std::filesystem::is_directory(out, failed))
        return Error{Errc::Io, "There is a folder where the file is to be written.", displayText(out.string())};
    ExportReport report;
    if (options.form == ExportForm::Jsonl && !options.onlyBeliefs && !options.redact) {
        const auto written = store.exportJsonl(out, options.scope, stop, progress, &report.unreadable);
        if (!written)
            return written.error();
        report.written = written->first;
        report.bytes = written->second;
        return report;
    }
    std::optional<Redactor> redactor;
    if (options.redact) {
        auto made = Redactor::make(store); // without all flags nobody knows what to leave out
        if (!made)
            return made.error();
        redactor.emplace(std::move(*made));
    }
    Redactor *const redact = redactor ? &*redactor : nullptr;
    auto made = rendered(store, nullptr, redact, options, report, stop, progress);
    // Of a damaged store, what can be read is worth having. What an agent is told, though, is whole or nothing.
    if (!made && store::isDamage(made.error()) && options.form != ExportForm::Pinned) {
        report = {};
        const auto salvaged = Salvaged::read(store, options.scope, report.unreadable, stop, progress);
        if (!salvaged)
            return salvaged.error();
        made = rendered(store, &*salvaged, redact, options, report, stop, progress);
    }
    if (!made)
        return made.error();
    if (options.form == ExportForm::Pinned && report.written == 0)
        return report;
    const std::string &text = *made;
    if (!replaceFile(out, text))
        return Error{Errc::Io, fmt::format("The export can't be written ({}).", std::generic_category().message(errno)),
                     displayText(out.string())};
    report.bytes = text.size();
    return report;
}

} // namespace credence
