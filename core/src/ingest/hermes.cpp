// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Hermes Agent: the entries of MEMORY.md and USER.md become beliefs that name nothing they rest on, as the files say
// no more; the writes that wait under pending/ become candidates.
#include "ingest/hermes.h"

#include "ingest/pieces.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace credence {

namespace fs = std::filesystem;
namespace hermes = ingest::hermes;
using ingest::Json;
using ingest::textOf;

namespace {

constexpr std::size_t kMostPending = 10000;
constexpr std::uintmax_t kMostPendingBytes = std::uintmax_t(16) << 20U;

bool isJsonFile(const fs::path &path)
{
    return path.extension() == ".json" && ingest::isFile(path);
}

std::vector<fs::path> jsonFilesIn(const fs::path &folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    std::size_t looked = 0;
    for (fs::directory_iterator at(folder, error), end; !error && at != end && looked < 4 * kMostPending;
         at.increment(error), ++looked) {
        if (isJsonFile(at->path()) && files.size() < kMostPending) {
            files.push_back(at->path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string memberText(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && lossless::isString(*found) ? textOf(*found) : std::string();
}

bool holdsPending(const fs::path &file)
{
    const auto inner = ingest::probe(file); // a larger file is none
    return inner && inner->complete && hermes::parsePending(inner->head, file).ok();
}

bool hasDelimiter(std::string_view text)
{
    return text.find(hermes::kDelimiter) != std::string_view::npos || text.find("\r\n§\r\n") != std::string_view::npos;
}

bool acceptsHermes(const ingest::Probe &probe)
{
    if (probe.database) {
        return false;
    }
    if (!probe.folder) {
        return ingest::looksLikeText(probe.head) &&
               (hasDelimiter(probe.head) || (probe.complete && hermes::parsePending(probe.head, probe.path).ok()));
    }
    const hermes::Layout layout = hermes::layoutOf(probe.path, true);
    for (const fs::path &file : layout.files) {
        const auto inner = file.empty() || !ingest::isFile(file) ? Error{} : ingest::probe(file);
        if (inner && ingest::looksLikeText(inner->head) && (layout.whole || hasDelimiter(inner->head))) {
            return true;
        }
    }
    const std::vector<fs::path> waiting = hermes::pendingFiles(layout);
    constexpr std::size_t kLooked = 20; // some may be damaged
    return std::any_of(waiting.begin(),
                       waiting.begin() + static_cast<std::ptrdiff_t>(std::min(waiting.size(), kLooked)), holdsPending);
}

// What a skill's write is about, in full.
std::string skillText(const hermes::Pending &pending)
{
    std::string text = pending.summary;
    if (text.empty()) {
        text = fmt::format("{} the skill \"{}\"", memberText(pending.payload, "action"),
                           memberText(pending.payload, "name"));
    }
    const std::string file = memberText(pending.payload, "file_path");
    if (!file.empty()) {
        text += "\n\n" + file;
    }
    for (const char *key : {"content", "file_content"}) {
        if (const std::string body = memberText(pending.payload, key); !body.empty()) {
            text += "\n\n" + body;
        }
    }
    const std::string before = memberText(pending.payload, "old_string");
    const std::string after = memberText(pending.payload, "new_string");
    if (!before.empty() || !after.empty()) {
        text += "\n\nInstead of:\n" + before + "\n\nthen:\n" + after;
    }
    return text;
}

class HermesReader {
public:
    HermesReader(const hermes::Layout &layout, std::string scope, ForeignStore &store)
        : m_layout(layout), m_scope(std::move(scope)), m_store(store)
    {
        store.scopes.push_back(m_scope);
    }

    void readFiles()
    {
        const auto limits = hermes::limitsOf(m_layout);
        Json state = Json::object();
        for (std::size_t target = 0; target < hermes::kFiles.size(); ++target) {
            const fs::path &file = m_layout.files[target];
            if (file.empty() || !ingest::isFile(file)) {
                continue;
            }
            const auto text = ingest::readFile(file);
            if (!text) {
                m_store.problems.push_back({hermes::kFiles[target], "unreadable", text.error().message});
                continue;
            }
            readEntries(file, target, *text);
            std::uint64_t characters = 0;
            for (const std::string &entry : m_entries[target]) {
                characters += ingest::codePoints(entry) + (characters > 0 ? 3 : 0);
            }
            state[hermes::kFiles[target]] = {
                {"entries", m_entries[target].size()}, {"characters", characters}, {"limit", limits[target]}};
            if (characters > limits[target]) {
                m_store.problems.push_back(
                    {hermes::kFiles[target], "too-long",
                     fmt::format("It holds {} characters, and Hermes allows {}: it takes no further entry.", characters,
                                 limits[target])});
            }
        }
        if (!state.empty()) {
            m_store.agentStates.push_back({m_scope, lossless::dumpForm(state)});
        }
    }

    void readPending(const fs::path &file)
    {
        const std::string where = "pending/" + displayText(file.parent_path().filename().string()) + "/" +
                                  displayText(file.filename().string());
        ++m_store.read;
        std::error_code error;
        const bool large = fs::file_size(file, error) > kMostPendingBytes && !error;
        const auto text =
            large ? Result<std::string>(Error{Errc::Unsupported, "It is too large for a pending write.", {}})
                  : ingest::readFile(file);
        const auto pending = text ? hermes::parsePending(*text, file) : text.error();
        if (!pending) {
            ++m_store.skipped;
            m_store.problems.push_back({where, text ? "bad-json" : "unreadable", pending.error().message});
            return;
        }
        if (pending->skill) {
            add(*pending, where, 0, "add", skillText(*pending), {});
            return;
        }
        if (pending->operations.empty()) {
            ++m_store.skipped;
            m_store.problems.push_back({where, "bad-record", "The pending write names nothing to be done."});
            return;
        }
        m_store.read += pending->operations.size() - 1; // each is one of its own
        for (std::size_t i = 0; i < pending->operations.size(); ++i) {
            readOperation(*pending, where, i);
        }
    }

private:
    void readEntries(const fs::path &file, std::size_t target, std::string_view text)
    {
        if (text.find('\0') != std::string_view::npos) {
            m_store.problems.push_back({hermes::kFiles[target], "bad-text", "It holds NUL bytes, as no text does."});
        }
        std::uint64_t repeated = 0; // Hermes holds the same words once
        m_entries[target] = hermes::entriesOf(text, &repeated);
        m_store.read += repeated;
        m_store.folded += repeated;
        for (const std::string &entry : m_entries[target]) {
            ++m_store.read;
            MemoryDraft draft;
            draft.order = static_cast<std::int64_t>(++m_order);
            draft.where = fmt::format("{} entry {}", hermes::kFiles[target], &entry - m_entries[target].data() + 1);
            Memory &m = draft.memory;
            m.scope = m_scope;
            m.kind = Kind::Reflection; // the agent's own conclusion; of what it came, the file says nothing
            m.shape = Shape::Insight;
            m.text = entry;
            m.sourceSystem = hermes::kFormat;
            m.sourceRef = hermes::refOf(target, entry);
            m.tags = {hermes::kTargets[target]};
            ingest::assumeWritten(draft, file);
            m_store.memories.push_back(std::move(draft));
        }
    }

    void readOperation(const hermes::Pending &pending, const std::string &where, std::size_t place)
    {
        const hermes::Operation &op = pending.operations[place];
        std::vector<std::string> targets;
        std::string text = op.content;
        std::string entry;
        if (op.action != "add") {
            if (const auto found = hermes::uniqueEntry(m_entries[op.target], op.oldText)) {
                entry = m_entries[op.target][*found];
                targets.push_back(hermes::refOf(op.target, entry));
            } else {
                m_store.problems.push_back(
                    {where, "dangling",
                     fmt::format("No entry of {}, or more than one, holds {}; Hermes could not do this as it stands.",
                                 hermes::kFiles[op.target], ingest::excerpt(op.oldText))});
            }
        }
        const char *action = op.action == "add" ? "add" : op.action == "replace" ? "supersede" : "retract";
        if (op.action == "remove") {
            text = entry.empty() ? op.oldText : entry;
        }
        if (ingest::trimmed(text).empty()) {
            ++m_store.skipped;
            m_store.problems.push_back({where, "missing-text", "The pending write has no text."});
            return;
        }
        add(pending, where, place, action, text, targets);
    }

    void add(const hermes::Pending &pending, const std::string &where, std::size_t place, const char *action,
             const std::string &text, const std::vector<std::string> &targets)
    {
        Json candidate = Json::object();
        const std::string id = hermes::candidateId(m_scope, pending, place);
        const std::size_t parts = std::max<std::size_t>(1, pending.operations.size());
        candidate["record"] = "candidate";
        candidate["id"] = lossless::encode(id);
        candidate["action"] = action;
        candidate["scope"] = lossless::encode(m_scope);
        candidate["shape"] = "insight";
        candidate["text"] = lossless::encode(text);
        candidate["evidence"] = Json::array();
        candidate["targets"] = Json::array();
        for (const std::string &target : targets) {
            candidate["targets"].push_back(lossless::encode(target));
        }
        candidate["state"] = "pending";
        if (pending.created) {
            candidate["created"] = formatTime(*pending.created);
        }
        std::string reason =
            fmt::format("Hermes asks, from {}", pending.origin == "background_review" ? "a review in the background"
                                                : pending.origin == "foreground"      ? "a conversation"
                                                                                      : displayText(pending.origin));
        if (parts > 1) {
            reason += fmt::format(", part {} of {} that are done together", place + 1, parts);
        }
        candidate["reason"] = lossless::encode(reason + (pending.summary.empty() ? "." : ": " + pending.summary));
        Json write = Json::object();
        write["system"] = hermes::kFormat;
        write["subsystem"] = pending.skill ? "skills" : "memory";
        write["id"] = lossless::encode(pending.id);
        write["part"] = place;
        write["origin"] = lossless::encode(pending.origin);
        write["summary"] = lossless::encode(pending.summary);
        write["payload"] = pending.payload;
        if (!pending.skill) {
            write["target"] = hermes::kTargets[pending.operations[place].target];
        }
        candidate["extra"] = {{"pending_write", std::move(write)}};
        m_store.records.push_back({"candidate", lossless::dumpForm(candidate), where});
    }

    const hermes::Layout &m_layout;
    std::string m_scope;
    ForeignStore &m_store;
    std::array<std::vector<std::string>, 2> m_entries;
    std::uint64_t m_order = 0;
};

Result<ForeignStore> readHermes(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                const Progress &progress)
{
    const hermes::Layout layout = hermes::layoutOf(probe.path, probe.folder);
    const std::vector<fs::path> waiting = hermes::pendingFiles(layout);
    const bool files = std::any_of(layout.files.begin(), layout.files.end(),
                                   [](const fs::path &file) { return !file.empty() && ingest::isFile(file); });
    if (!files && waiting.empty() && !layout.whole) { // a home whose pending writes are all settled holds nothing
        return Error{Errc::Unsupported,
                     "There is neither memories/MEMORY.md, memories/USER.md nor a pending write of Hermes here.",
                     ingest::shown(probe.path)};
    }
    std::string scope = options.scope;
    if (scope.empty()) { // ~/.hermes/profiles/NAME is a home of its own
        std::error_code error;
        const fs::path whole = fs::absolute(probe.path, error).lexically_normal();
        scope = !error && whole.parent_path().filename() == "profiles" ? displayText(whole.filename().string())
                                                                       : std::string("default");
    }
    ForeignStore store;
    store.showsWaiting = !layout.waiting.empty() || !layout.single.empty();
    HermesReader reader(layout, scope, store);
    reader.readFiles();
    ingest::Meter meter(progress, waiting.size());
    std::uint64_t done = 0;
    for (const fs::path &file : waiting) {
        if (stop.stop_requested()) {
            break;
        }
        reader.readPending(file);
        meter.at(++done);
    }
    if (!layout.home.empty()) {
        if (ingest::isFile(layout.home / "state.db")) {
            store.note = "Beside it lies state.db with the conversations; they are not taken.";
        }
        if (ingest::isFolder(layout.home / "profiles")) {
            store.note += (store.note.empty() ? "" : " ") +
                          std::string("Each folder of profiles is a home of its own, to be imported by itself.");
        }
    }
    return store;
}

} // namespace

namespace ingest::hermes {

Layout layoutOf(const fs::path &path, bool folder)
{
    Layout layout;
    if (!folder) {
        if (path.extension() == ".json") {
            layout.single = path;
        } else {
            layout.files[path.filename() == kFiles[1] ? 1 : 0] = path;
        }
        return layout;
    }
    const fs::path memories = path / "memories";
    const fs::path pending = path / "pending";
    const bool hasPending = isFolder(pending / "memory") || isFolder(pending / "skills");
    if (isFile(memories / kFiles[0]) || isFile(memories / kFiles[1]) || hasPending) {
        layout.home = path;
        layout.whole = true;
        layout.files = {memories / kFiles[0], memories / kFiles[1]};
        layout.waiting = {pending / "memory", pending / "skills"};
        return layout;
    }
    if (isFile(path / kFiles[0]) || isFile(path / kFiles[1])) {
        layout.files = {path / kFiles[0], path / kFiles[1]};
        return layout;
    }
    layout.waiting = {path / "memory", path / "skills", path};
    return layout;
}

std::vector<fs::path> pendingFiles(const Layout &layout)
{
    std::vector<fs::path> files;
    if (!layout.single.empty()) {
        files.push_back(layout.single);
    }
    for (const fs::path &folder : layout.waiting) {
        const std::vector<fs::path> more = jsonFilesIn(folder);
        files.insert(files.end(), more.begin(), more.end());
    }
    return files;
}

std::array<std::uint64_t, 2> limitsOf(const Layout &layout)
{
    std::array<std::uint64_t, 2> limits = kLimits;
    const auto config = layout.home.empty() ? Error{} : readFile(layout.home / "config.yaml");
    if (!config) {
        return limits;
    }
    constexpr std::array kKeys = {"memory_char_limit:", "user_char_limit:"};
    std::string_view rest = *config;
    while (!rest.empty()) {
        const std::string_view line = trimmed(rest.substr(0, rest.find('\n')));
        rest.remove_prefix(
            std::min(rest.size(), rest.find('\n') == std::string_view::npos ? rest.size() : rest.find('\n') + 1));
        for (std::size_t i = 0; i < kKeys.size(); ++i) {
            if (line.starts_with(kKeys[i])) {
                const std::string value(trimmed(line.substr(std::string_view(kKeys[i]).size())));
                const std::uint64_t number = std::strtoull(value.c_str(), nullptr, 10);
                limits[i] = number > 0 && value[0] != '-' ? number : limits[i];
            }
        }
    }
    return limits;
}

std::string candidateId(const std::string &scope, const Pending &pending, std::size_t part)
{
    const std::string id = "hermes-" + (scope == "default" ? std::string() : scope + "-") + pending.id;
    return pending.operations.size() > 1 ? fmt::format("{}-{}", id, part + 1) : id;
}

std::map<std::string, fs::path> candidatesWaiting(const std::string &scope, const Layout &layout)
{
    std::map<std::string, fs::path> waiting;
    for (const fs::path &file : pendingFiles(layout)) {
        const auto bytes = readFile(file);
        const auto pending = bytes ? parsePending(*bytes, file) : bytes.error();
        if (!pending) {
            continue;
        }
        for (std::size_t part = 0; part < std::max<std::size_t>(1, pending->operations.size()); ++part) {
            waiting.emplace(candidateId(scope, *pending, part), file);
        }
    }
    return waiting;
}

std::vector<std::string> entriesOf(std::string_view file, std::uint64_t *repeated)
{
    const std::string text = plainLines(file);
    std::vector<std::string> entries;
    std::set<std::string_view> seen;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(kDelimiter, at), text.size());
        const std::string_view entry = trimmed(std::string_view(text).substr(at, end - at));
        if (!entry.empty() && seen.insert(entry).second) {
            entries.emplace_back(entry);
        } else if (!entry.empty() && repeated) {
            ++*repeated;
        }
        at = end + kDelimiter.size();
    }
    return entries;
}

std::string refOf(std::size_t target, std::string_view entry)
{
    return fmt::format("{}:{}", kTargets[target], contentName({entry}));
}

std::optional<std::size_t> uniqueEntry(const std::vector<std::string> &entries, std::string_view oldText)
{
    oldText = trimmed(oldText);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < entries.size() && !oldText.empty(); ++i) {
        if (entries[i].find(oldText) != std::string::npos) {
            if (found) {
                return std::nullopt;
            }
            found = i;
        }
    }
    return found;
}

Result<Pending> parsePending(std::string_view file, const fs::path &path)
{
    const auto invalid = [&](const std::string &why) {
        return Error{Errc::Invalid, "This is no pending write of Hermes: " + why + ".", shown(path)};
    };
    if (file.starts_with("\xEF\xBB\xBF")) {
        file.remove_prefix(3);
    }
    if (const std::string_view start = trimmed(file.substr(0, 4096)); !start.starts_with('{')) {
        return invalid("it is no JSON object");
    }
    lossless::Document document = lossless::parse(file);
    if (!document.ok() || !document.value.is_object()) {
        return invalid(document.ok() ? "it is no JSON object" : document.error);
    }
    const Json &record = document.value;
    const auto payload = record.find("payload");
    const std::string subsystem = memberText(record, "subsystem");
    if (payload == record.end() || !payload->is_object() || (subsystem != "memory" && subsystem != "skills")) {
        return invalid("it names no payload of memory or skills");
    }
    Pending pending;
    pending.id = path.stem().string();
    pending.skill = subsystem == "skills";
    pending.summary = memberText(record, "summary");
    pending.origin = memberText(record, "origin");
    if (pending.origin.empty()) {
        pending.origin = "foreground";
    }
    if (const auto created = record.find("created_at"); created != record.end() && lossless::isNumber(*created)) {
        pending.created = secondsTime(std::strtod(lossless::numberText(*created).c_str(), nullptr));
    }
    pending.payload = *payload;
    if (pending.skill) {
        return pending;
    }
    std::size_t target = 0; // of Hermes where none is named
    if (const auto named = payload->find("target"); named != payload->end() && !named->is_null()) {
        const std::string name = memberText(*payload, "target");
        if (name != kTargets[0] && name != kTargets[1]) {
            return invalid(
                fmt::format("its target {} is neither \"{}\" nor \"{}\"", excerpt(name), kTargets[0], kTargets[1]));
        }
        target = name == kTargets[1] ? 1 : 0;
    }
    const auto take = [&](const Json &one) {
        Operation op;
        op.action = memberText(one, "action");
        op.target = target;
        op.content = std::string(trimmed(plainLines(memberText(one, "content"))));
        op.oldText = std::string(trimmed(plainLines(memberText(one, "old_text"))));
        if (op.action != "add" && op.action != "replace" && op.action != "remove") {
            return false;
        }
        pending.operations.push_back(std::move(op));
        return true;
    };
    if (const std::string action = memberText(*payload, "action"); action == "batch") {
        const auto operations = payload->find("operations");
        if (operations == payload->end() || !operations->is_array()) {
            return invalid("its batch has no operations");
        }
        for (const Json &one : *operations) {
            if (!one.is_object() || !take(one)) {
                return invalid("an operation of its batch is none of add, replace and remove");
            }
        }
    } else if (!take(*payload)) {
        return invalid(fmt::format("{} is none of add, replace, remove and batch", excerpt(action)));
    }
    return pending;
}

} // namespace ingest::hermes

ingest::Importer ingest::hermesAgent()
{
    Importer importer;
    importer.format = {hermes::kFormat, "Hermes Agent", true, false,
                       "a home of Hermes Agent with memories/MEMORY.md, memories/USER.md or pending/, one of these "
                       "files with entries between lines of §, or a pending write"};
    importer.format.handsBack = "MEMORY.md and USER.md with the approved changes, within their limits, and pending "
                                "writes taken away once they are decided";
    importer.accepts = acceptsHermes;
    importer.read = readHermes;
    importer.handBack = hermes::handBack;
    importer.restores = true;
    importer.handsBackInPlace = true;
    importer.places = {{"HERMES_HOME", ""}, {"HOME", ".hermes"}, {"HOME", ".hermes/profiles/*"}};
    return importer;
}

} // namespace credence
