// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/notes.h"

#include "ingest/pieces.h"
#include "util/equals.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace credence::ingest::notes {

namespace fs = std::filesystem;

namespace {

struct NoteLine {
    std::size_t begin = 0, end = 0; // without the line's end
    std::string_view text;          // without a carriage return
};

std::vector<NoteLine> linesOf(std::string_view bytes)
{
    std::vector<NoteLine> lines;
    for (std::size_t at = bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0; at < bytes.size();) {
        std::size_t end = std::min(bytes.find('\n', at), bytes.size());
        const std::size_t next = end + 1;
        end -= end > at && bytes[end - 1] == '\r' ? 1 : 0;
        lines.push_back({at, end, bytes.substr(at, end - at)});
        at = next;
    }
    return lines;
}

std::string unquoted(std::string_view value)
{
    value = trimmed(value);
    if (value.size() >= 2 && (value.front() == '"' || value.front() == '\'') && value.back() == value.front()) {
        value = value.substr(1, value.size() - 2);
    }
    return std::string(value);
}

// The parts of "[a, 'b, c']".
std::vector<std::string> inlineList(std::string_view value)
{
    std::vector<std::string> parts;
    std::string part;
    char quote = 0;
    for (const char c : value.substr(1, value.size() - 2)) {
        if (quote) {
            quote = c == quote ? '\0' : quote;
            part += c;
        } else if (c == ',') {
            parts.push_back(unquoted(part));
            part.clear();
        } else {
            quote = (c == '"' || c == '\'') && trimmed(part).empty() ? c : quote;
            part += c;
        }
    }
    if (!trimmed(part).empty()) {
        parts.push_back(unquoted(part));
    }
    return parts;
}

// The number of lines that the front matter takes; 0: there is none.
std::size_t readFront(const std::vector<NoteLine> &lines, FrontMatter &front)
{
    constexpr std::size_t kMostLines = 1000;
    if (lines.empty() || lines[0].text != "---") {
        return 0;
    }
    std::size_t close = 1;
    while (close < lines.size() && close < kMostLines && lines[close].text != "---" && lines[close].text != "...") {
        ++close;
    }
    if (close >= lines.size() || close >= kMostLines) {
        return 0;
    }
    std::string key;
    for (std::size_t i = 1; i < close; ++i) {
        const std::string_view line = lines[i].text, bare = trimmed(line);
        if (bare.empty() || bare.front() == '#') {
            continue;
        }
        const bool indented = line.front() == ' ' || line.front() == '\t';
        if (!key.empty() && bare.starts_with("- ")) {
            front.values[key].push_back(unquoted(bare.substr(2)));
            continue;
        }
        const std::size_t colon = bare.find(':');
        if (indented || colon == std::string_view::npos) {
            if (!key.empty()) { // deeper: kept as text
                auto &values = front.values[key];
                if (values.empty()) {
                    values.emplace_back();
                }
                values.back() += (values.back().empty() ? "" : "\n") + std::string(bare);
            }
            continue;
        }
        key = unquoted(bare.substr(0, colon));
        const std::string_view value = trimmed(bare.substr(colon + 1));
        auto &values = front.values[key];
        values.clear();
        if (value.size() >= 2 && value.front() == '[' && value.back() == ']') {
            values = inlineList(value);
        } else if (!value.empty() && value != "|" && value != ">" && value != "null" && value != "~") {
            values.push_back(unquoted(value));
        }
    }
    front.there = true;
    return close + 1;
}

// The marker of a list item with the spaces after it; empty if the line is none.
std::string_view itemMarker(std::string_view line)
{
    std::size_t at = line.find_first_not_of(" \t");
    if (at == std::string_view::npos) {
        return {};
    }
    const std::size_t begin = at;
    if (line[at] == '-' || line[at] == '*' || line[at] == '+') {
        ++at;
    } else {
        while (at < line.size() && at - begin < 9 && line[at] >= '0' && line[at] <= '9') {
            ++at;
        }
        if (at == begin || at >= line.size() || (line[at] != '.' && line[at] != ')')) {
            return {};
        }
        ++at;
    }
    const std::size_t words = line.find_first_not_of(" \t", at);
    if (words == at || words == std::string_view::npos) {
        return {};
    }
    return line.substr(begin, std::min(words, at + 4) - begin);
}

bool isRule(std::string_view line)
{
    line = trimmed(line);
    if (line.size() < 3 || (line[0] != '-' && line[0] != '*' && line[0] != '_')) {
        return false;
    }
    return std::all_of(line.begin(), line.end(), [&](char c) { return c == line[0] || c == ' '; });
}

std::size_t headingLevel(std::string_view line)
{
    std::size_t level = 0;
    while (level < line.size() && line[level] == '#') {
        ++level;
    }
    return level >= 1 && level <= 6 && level < line.size() && (line[level] == ' ' || line[level] == '\t') ? level : 0;
}

std::string_view fenceOf(std::string_view line)
{
    const std::string_view bare = trimmed(line);
    return bare.starts_with("```")   ? std::string_view("```")
           : bare.starts_with("~~~") ? std::string_view("~~~")
                                     : std::string_view();
}

class NoteParser {
public:
    NoteParser(Note &note, bool nested) : m_note(note), m_nested(nested), m_lines(linesOf(note.bytes)) {}

    void parse()
    {
        std::size_t i = readFront(m_lines, m_note.front);
        while (i < m_lines.size()) {
            const std::string_view line = m_lines[i].text;
            if (trimmed(line).empty() || isRule(line)) {
                ++i;
            } else if (const std::size_t level = headingLevel(line)) {
                m_headings.resize(std::min(m_headings.size(), level - 1));
                m_headings.resize(level - 1);
                m_headings.emplace_back(trimmed(trimmed(line.substr(level))));
                ++i;
            } else if (trimmed(line).starts_with("<!--")) {
                while (i < m_lines.size() && m_lines[i].text.find("-->") == std::string_view::npos) {
                    ++i;
                }
                ++i;
            } else {
                i = block(i);
            }
        }
    }

private:
    // Whether a line belongs to the block above it; `indent` is that of its first line.
    [[nodiscard]] bool goesOn(std::size_t at, bool item, std::size_t indent) const
    {
        const std::string_view line = m_lines[at].text, bare = trimmed(line);
        if (bare.empty() || headingLevel(line) > 0 || isRule(line) || bare.starts_with("<!--")) {
            return false;
        }
        if (!item && !fenceOf(line).empty()) {
            return false;
        }
        return itemMarker(line).empty() || (item && !m_nested && line.find_first_not_of(" \t") > indent);
    }

    // From its first line to the one after its last.
    std::size_t block(std::size_t first)
    {
        Block block;
        const std::string_view marker = itemMarker(m_lines[first].text);
        const std::size_t indent = m_lines[first].text.find_first_not_of(" \t");
        block.item = !marker.empty();
        block.indent = std::string(m_lines[first].text.substr(0, indent));
        block.marker = std::string(marker);
        std::size_t next = first;
        std::string_view fence;
        for (bool more = true; more;) {
            const std::string_view mark = fenceOf(m_lines[next].text);
            const bool closes = !fence.empty() && mark == fence;
            fence = closes ? std::string_view() : fence.empty() ? mark : fence;
            ++next;
            more = next < m_lines.size() && (!fence.empty() || (!closes && goesOn(next, block.item, indent)));
        }
        block.begin = m_lines[first].begin;
        block.end = m_lines[next - 1].end;
        block.line = first + 1;
        const std::size_t width = block.indent.size() + block.marker.size();
        for (std::size_t i = first; i < next; ++i) {
            std::string_view line = m_lines[i].text;
            if (i == first) {
                line.remove_prefix(width);
            } else {
                const std::size_t space = std::min(line.find_first_not_of(" \t"), line.size());
                line.remove_prefix(std::min(space, width));
            }
            block.text += (i == first ? "" : "\n") + std::string(line);
        }
        block.text = std::string(trimmed(block.text));
        for (const std::string &heading : m_headings) {
            if (!heading.empty()) {
                block.headings.push_back(heading);
            }
        }
        if (!block.text.empty()) {
            m_note.blocks.push_back(std::move(block));
        }
        return next;
    }

    Note &m_note;
    bool m_nested;
    std::vector<NoteLine> m_lines;
    std::vector<std::string> m_headings;
};

} // namespace

std::string FrontMatter::first(const std::string &key) const
{
    const auto found = values.find(key);
    return found == values.end() || found->second.empty() ? std::string() : found->second.front();
}

std::vector<std::string> FrontMatter::list(const std::string &key) const
{
    const auto found = values.find(key);
    if (found == values.end()) {
        return {};
    }
    if (found->second.size() == 1 && found->second.front().find(',') != std::string::npos) {
        return inlineList("[" + found->second.front() + "]");
    }
    return found->second;
}

Note parseNote(std::string bytes, bool nested)
{
    Note note;
    note.bytes = std::move(bytes);
    NoteParser(note, nested).parse();
    return note;
}

FrontMatter frontMatterOf(std::string_view head)
{
    FrontMatter front;
    readFront(linesOf(head.substr(0, std::size_t(1) << 16U)), front);
    return front;
}

bool isNoteFile(const fs::path &path)
{
    const fs::path ending = path.extension();
    return ending == ".md" || ending == ".markdown";
}

std::vector<Note> readNotes(const fs::path &path, bool nested, ForeignStore &store, const std::stop_token &stop,
                            const Progress &progress, const std::function<bool(const fs::path &)> &wanted)
{
    const auto files = filesBelow(
        path, [&](const fs::path &file) { return isNoteFile(file) && (!wanted || wanted(file)); }, store, stop);
    Meter meter(progress, files.size());
    std::vector<Note> all;
    std::uint64_t done = 0;
    std::uintmax_t total = 0;
    for (const fs::path &file : files) {
        if (stop.stop_requested()) {
            break;
        }
        if (total > kMostNotes) {
            store.problems.push_back(
                {displayText(path.filename().string()), "unreadable",
                 fmt::format("It holds more than {} MiB of notes; the rest, from {} on, is not read.",
                             kMostNotes >> 20U, excerpt(file.filename().string()))});
            break;
        }
        meter.at(++done);
        const bool single = file == path;
        const std::string name = single ? file.filename().string() : file.lexically_relative(path).generic_string();
        std::error_code error;
        const std::uintmax_t size = fs::file_size(file, error);
        auto bytes =
            !error && size > kMostNote
                ? Result<std::string>(Error{Errc::Unsupported, "It is too large for a note (over 16 MiB).", {}})
                : readFile(file);
        if (bytes && !looksLikeText(*bytes)) {
            bytes = Error{Errc::Unsupported, "It is no text.", {}};
        }
        if (!bytes) {
            store.problems.push_back({displayText(name), "unreadable", bytes.error().message});
            continue;
        }
        total += bytes->size();
        Note note = parseNote(std::move(*bytes), nested);
        note.file = file;
        note.name = displayText(name);
        all.push_back(std::move(note));
    }
    return all;
}

std::optional<Time> dateOfName(const std::string &name)
{
    const std::size_t slash = name.rfind('/');
    const std::string stem = slash == std::string::npos ? name : name.substr(slash + 1);
    const bool dated = stem.size() >= 13 && (stem[10] == '.' || stem[10] == '-' || stem[10] == '_' || stem[10] == ' ');
    const auto parsed = dated ? parseTime(stem.substr(0, 10)) : std::nullopt;
    return parsed && stem[4] == '-' && stem[7] == '-' ? std::optional(parsed->time) : std::nullopt;
}

void setTimes(MemoryDraft &draft, const Note &note)
{
    for (const char *key : {"created", "created_at", "date"}) {
        if (setCreated(draft.memory, note.front.first(key), std::nullopt)) {
            return;
        }
    }
    draft.memory.createdText.clear();
    if (const auto date = dateOfName(note.name)) {
        draft.memory.created = date;
        draft.memory.zoneAssumed = true;
        return;
    }
    assumeWritten(draft, note.file);
}

std::vector<std::string> tagsOf(const Note &note)
{
    std::vector<std::string> tags;
    for (std::string tag : note.front.list("tags")) {
        tag.erase(0, tag.starts_with('#') ? 1 : 0);
        if (!tag.empty() && std::find(tags.begin(), tags.end(), tag) == tags.end()) {
            tags.push_back(std::move(tag));
        }
    }
    return tags;
}

Json restOf(const FrontMatter &front, std::initializer_list<std::string_view> known)
{
    Json rest = Json::object();
    for (const auto &[key, values] : front.values) {
        if (std::find(known.begin(), known.end(), key) != known.end() || values.empty()) {
            continue;
        }
        Json list = Json::array();
        for (const std::string &value : values) {
            list.push_back(lossless::encode(value));
        }
        rest[lossless::encode(key)] = list.size() == 1 ? list[0] : list;
    }
    return rest;
}

void Refs::name(MemoryDraft &draft, const Note &note, std::initializer_list<std::string_view> parts)
{
    draft.alike = note.name + "#" + contentName(parts);
    const int count = ++m_seen[draft.alike];
    draft.memory.sourceRef = count == 1 ? draft.alike : fmt::format("{}-{}", draft.alike, count);
}

void settlePlaces(std::map<std::string, Place> &places, std::vector<MemoryDraft> &drafts, const HandBackSet &set)
{
    std::vector<EqualRecord> known;
    for (const HandBackSource &source : set.sources) // the one that is handed back to
        known.insert(known.end(), source.equals.begin(), source.equals.end());
    const equals::Renamed renamed = equals::settle(drafts, known);
    std::map<std::string, Place> settled;
    for (auto &[ref, place] : places) {
        const auto now = renamed.find(ref);
        settled.emplace(now == renamed.end() ? ref : now->second, std::move(place));
    }
    places = std::move(settled);
}

// --- edits ---

std::string Editor::remove(const std::string &ref)
{
    const auto found = m_places.find(ref);
    if (found == m_places.end() || m_gone.contains(ref)) {
        return "It is not in the files any more.";
    }
    const Place &place = found->second;
    const std::string &bytes = m_notes[place.note].bytes;
    std::size_t begin = place.begin, end = std::min(bytes.find('\n', place.end), bytes.size());
    end += end < bytes.size() ? 1 : 0;
    // A paragraph goes with the empty line after it, if there is one before it, too.
    const bool emptyBefore =
        begin < 2 || (bytes[begin - 1] == '\n' && (bytes[begin - 2] == '\n' || bytes[begin - 2] == '\r'));
    const std::size_t nextEnd = std::min(bytes.find('\n', end), bytes.size());
    if (place.marker.empty() && emptyBefore && end < bytes.size() &&
        trimmed(std::string_view(bytes).substr(end, nextEnd - end)).empty()) {
        end = std::min(bytes.size(), nextEnd + 1);
    }
    m_edits[place.note][begin] = {end, {}};
    ++m_changes[place.note];
    m_gone[ref] = true;
    return {};
}

std::string Editor::replace(const std::string &ref, const std::string &text)
{
    const auto found = m_places.find(ref);
    if (found == m_places.end() || m_gone.contains(ref)) {
        return "It is not in the files any more.";
    }
    const Place &place = found->second;
    const std::string words(trimmed(plainLines(text)));
    if (place.fixed) {
        return "It is more than words there: a link with a type. Change it in its program.";
    }
    if (words.empty() || words.find('\0') != std::string::npos || !isValidUtf8(words)) {
        return "Its text can't stand in a note.";
    }
    const std::string newline = m_notes[place.note].bytes.find("\r\n") != std::string::npos ? "\r\n" : "\n";
    std::string bytes = place.indent + place.marker + place.before;
    for (const char c : words) {
        if (c == '\n') {
            bytes += newline + std::string(place.indent.size() + place.marker.size(), ' ');
        } else {
            bytes += c;
        }
    }
    bytes += place.after;
    Note now = parseNote(bytes, false);
    const std::string expected(trimmed(place.before + words + place.after));
    if (now.blocks.size() != 1 || now.blocks[0].text != expected) {
        return "Its text would be several blocks there (empty lines, headings or items of a list).";
    }
    m_edits[place.note][place.begin] = {place.end, std::move(bytes)};
    ++m_changes[place.note];
    m_gone[ref] = true;
    return {};
}

std::string Editor::append(std::size_t note, const std::string &line, const std::string &section)
{
    const Note &where = m_notes[note];
    const std::string words(trimmed(plainLines(line)));
    if (words.empty() || words.find('\0') != std::string::npos || !isValidUtf8(words) ||
        words.find('\n') != std::string::npos) {
        return "Its text can't stand on one line of a note.";
    }
    const std::string newline = where.bytes.find("\r\n") != std::string::npos ? "\r\n" : "\n";
    const Block *last = nullptr;
    for (const Block &block : where.blocks) {
        const bool in = section.empty() || (!block.headings.empty() && block.headings.back() == section);
        last = in && block.item && block.indent.empty() ? &block : last;
    }
    std::size_t at = where.bytes.size();
    std::string text;
    if (last) {
        at = last->end;
        text = newline + "- " + words;
    } else {
        const bool ends = where.bytes.empty() || where.bytes.back() == '\n';
        text = (ends ? "" : newline) + (where.bytes.empty() ? "" : newline) +
               (section.empty() ? std::string() : "## " + section + newline) + "- " + words + newline;
    }
    Edit &edit = m_edits[note][at];
    if (!last && !edit.text.empty()) {
        text = "- " + words + newline; // below the one before
    }
    edit.end = std::max(edit.end, at);
    edit.text += text;
    ++m_changes[note];
    return {};
}

std::optional<std::size_t> Editor::noteOf(const std::vector<std::string> &refs) const
{
    std::map<std::size_t, int> counts;
    for (const std::string &ref : refs) {
        if (const auto place = m_places.find(ref); place != m_places.end()) {
            ++counts[place->second.note];
        }
    }
    const auto best = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return best == counts.end() ? std::nullopt : std::optional(best->first);
}

std::optional<std::size_t> Editor::noteNamed(std::string_view name) const
{
    const auto found =
        std::find_if(m_notes.begin(), m_notes.end(), [&](const Note &note) { return note.name == name; });
    return found == m_notes.end() ? std::nullopt : std::optional(std::size_t(found - m_notes.begin()));
}

void Editor::write(HandBackPlan &plan) const
{
    for (const auto &[index, edits] : m_edits) {
        const Note &note = m_notes[index];
        std::string out;
        std::size_t at = 0;
        for (const auto &[begin, edit] : edits) {
            if (begin > at) {
                out.append(note.bytes, at, begin - at);
            }
            const std::size_t words = edit.text.find_first_not_of("\r\n");
            if (begin < at && words > 0 && words != std::string::npos) { // the line that it was to follow is gone
                out += edit.text.substr(words) + edit.text.substr(0, words);
            } else {
                out += edit.text;
            }
            at = std::max(at, edit.end);
        }
        out.append(note.bytes, std::min(at, note.bytes.size()), std::string::npos);
        if (out == note.bytes) {
            continue;
        }
        const std::uint64_t count = m_changes.at(index);
        plan.writes.push_back(
            {note.file, PlannedWrite::What::Replace, note.bytes, std::move(out),
             fmt::format("{}: {}", note.name, count == 1 ? "one change" : fmt::format("{} changes", count)), false});
    }
}

namespace {

// With the category that an observation had, which its reference tells: that one is made of both.
std::string lineOf(const Memory &m)
{
    const std::string hash = m.sourceRef.substr(m.sourceRef.rfind('#') + 1);
    for (const std::string &tag : m.tags) {
        if (hash == contentName({tag, m.text})) {
            return "[" + tag + "] " + m.text;
        }
    }
    return m.text;
}

} // namespace

HandBackPlan
planNotes(const HandBackSet &set, Editor &editor,
          const std::function<std::string(Editor &, const HandBackItem &, const std::vector<std::string> &cited)> &add)
{
    HandBackPlan plan;
    const auto done = [&](const HandBackItem &item, const std::string &why) {
        const Memory &m = item.memory;
        if (why.empty()) {
            ++plan.said;
        } else {
            plan.left.push_back({displayText(m.sourceRef.empty() ? m.id.value : m.sourceRef), "unmapped", why});
        }
    };
    for (const HandBackItem &item : set.items) {
        if (item.kind != HandBackKind::Added) {
            continue;
        }
        std::string why = item.replaces.empty() ? std::string() : "What it replaces is not in the files any more.";
        bool placed = false;
        std::vector<std::string> cited = item.replaces;
        for (const std::string &ref : item.replaces) {
            if (!editor.has(ref)) {
                continue;
            }
            if (!placed && editor.replace(ref, item.memory.text).empty()) {
                placed = true;
                why.clear();
            }
        }
        for (const HandBackEvidence &evidence : item.evidence) {
            if (!evidence.ref.empty() && evidence.role != Role::Contradicts) {
                cited.push_back(evidence.ref);
            }
        }
        if (!placed) {
            why = add(editor, item, cited);
        }
        if (why.empty()) {
            for (const std::string &ref : item.replaces) {
                if (editor.has(ref)) {
                    static_cast<void>(editor.remove(ref));
                }
            }
        }
        done(item, why);
    }
    for (const HandBackItem &item : set.items) {
        const std::string &ref = item.memory.sourceRef;
        switch (item.kind) {
        case HandBackKind::Added:
            break;
        case HandBackKind::Redacted:
            done(item, editor.replace(ref, item.memory.text));
            break;
        case HandBackKind::Restored: {
            const auto note = editor.noteNamed(ref.substr(0, ref.rfind('#')));
            done(item, !note ? std::string("The file that it stood in is not there any more.")
                       : item.memory.kind == Kind::Reflection && !item.memory.predicate.empty()
                           ? std::string("It was more than words there: a link with a type. Make it in its program.")
                           : editor.append(*note, lineOf(item.memory), {}));
            break;
        }
        case HandBackKind::Archived:
            done(item, editor.handled(ref) ? std::string()
                                           : "It was merged into a narrative that did not take its place; it stays.");
            break;
        case HandBackKind::Superseded:
        case HandBackKind::Retracted:
        case HandBackKind::Erased:
            done(item, editor.handled(ref) ? std::string() : editor.remove(ref));
            break;
        }
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({displayText(decision.id.empty() ? decision.state : decision.id), "unmapped",
                             "Notes keep no writes that wait."});
    }
    editor.write(plan);
    return plan;
}

} // namespace credence::ingest::notes
