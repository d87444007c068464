// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/everos.h"
#include "ingest/record.h"
#include "ingest/tree.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace credence::everos {

namespace fs = std::filesystem;
using ingest::Json;

namespace {

struct KindName {
    FileKind kind;
    std::string_view type;   // "file_type" of the front matter
    std::string_view prefix; // of its entries
    std::string_view folder; // that its files lie in
};
constexpr std::array<KindName, 7> kKinds = {{
    {FileKind::Episode, "episode_daily", "ep", "episodes"},
    {FileKind::Fact, "atomic_fact_daily", "af", ".atomic_facts"},
    {FileKind::Foresight, "foresight_daily", "fs", ".foresights"},
    {FileKind::Case, "agent_case_daily", "ac", ".cases"},
    {FileKind::Decision, "decision_daily", "dc", "decisions"},
    {FileKind::Profile, "user_profile", "", ""},
    {FileKind::Skill, "agent_skill", "", "skills"},
}};

bool idCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

bool digits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// "ep_20260601_00000001" or with four digits: its kind.
FileKind kindOfId(std::string_view id)
{
    const std::size_t last = id.rfind('_');
    const std::size_t first = last == std::string_view::npos || last == 0 ? last : id.rfind('_', last - 1);
    if (first == std::string_view::npos || first == 0 || last - first != 9 || !digits(id.substr(first + 1, 8)) ||
        !digits(id.substr(last + 1))) {
        return FileKind::Other;
    }
    const auto found =
        std::find_if(kKinds.begin(), kKinds.end(), [&](const KindName &k) { return k.prefix == id.substr(0, first); });
    return found == kKinds.end() ? FileKind::Other : found->kind;
}

std::string_view stripped(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlank);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// The next "<!-- entry:ID -->" from `at`: where it starts, its id and where it ends.
struct Mark {
    std::size_t start = std::string_view::npos, end = 0;
    std::string_view id;
};
Mark nextMark(std::string_view text, std::size_t at)
{
    constexpr std::string_view kOpen = "<!-- entry:", kShut = " -->";
    while ((at = text.find(kOpen, at)) != std::string_view::npos) {
        std::size_t end = at + kOpen.size();
        while (end < text.size() && idCharacter(text[end])) {
            ++end;
        }
        if (end > at + kOpen.size() && text.substr(end).starts_with(kShut)) {
            return {at, end + kShut.size(), text.substr(at + kOpen.size(), end - at - kOpen.size())};
        }
        at += kOpen.size();
    }
    return {};
}

// "### Title" gives "Title"; a heading needs white space behind its marks.
std::string_view titleOf(std::string_view line, std::string_view marks)
{
    if (!line.starts_with(marks) || line.size() == marks.size() ||
        (line[marks.size()] != ' ' && line[marks.size()] != '\t')) {
        return {};
    }
    return stripped(line.substr(marks.size()));
}

// Sections and, above the first of them, inline fields.
void parseBody(Entry &entry, std::string_view body, std::string_view marks)
{
    std::string text;
    const auto finish = [&] {
        if (!entry.sections.empty()) {
            entry.sections.back().second = stripped(text);
        }
        text.clear();
    };
    for (std::size_t at = 0; at < body.size();) {
        const std::size_t end = std::min(body.find('\n', at), body.size());
        const std::string_view line = body.substr(at, end - at);
        at = end + 1;
        if (const std::string_view title = titleOf(line, marks); !title.empty()) {
            finish();
            entry.sections.emplace_back(title, std::string());
            continue;
        }
        if (!entry.sections.empty()) {
            text.append(line).push_back('\n');
            continue;
        }
        const std::size_t close = line.starts_with("**") ? line.find("**:", 2) : std::string_view::npos;
        if (close != std::string_view::npos && line.substr(2, close - 2).find('*') == std::string_view::npos) {
            entry.inlines.emplace_back(stripped(line.substr(2, close - 2)), stripped(line.substr(close + 3)));
        }
    }
    finish();
    entry.body = stripped(body);
}

void splitMarked(File &file, std::string_view text)
{
    for (std::size_t at = 0;;) {
        const Mark open = nextMark(text, at);
        if (open.start == std::string_view::npos) {
            return;
        }
        const std::string close = fmt::format("<!-- /entry:{} -->", open.id);
        const std::size_t end = text.find(close, open.end);
        if (end == std::string_view::npos) { // the program's own reader stops here, too
            for (Mark lost = open; lost.start != std::string_view::npos; lost = nextMark(text, lost.end)) {
                file.unread.emplace_back(lost.id);
            }
            return;
        }
        Entry entry;
        entry.id = open.id;
        parseBody(entry, text.substr(open.end, end - open.end), "###");
        file.entries.push_back(std::move(entry));
        at = end + close.size();
    }
}

// A value of YAML in the form of an inline field.
std::string inlineText(const Json &value)
{
    if (lossless::isString(value)) {
        return ingest::textOf(value);
    }
    if (value.is_array()) {
        std::string all = "[";
        for (const Json &one : value) {
            all += (all.size() > 1 ? ", " : "") + inlineText(one);
        }
        return all + "]";
    }
    return value.is_null() ? std::string() : value.dump();
}

std::string entryIdOf(const Json &front)
{
    for (const char *key : {"entry_id", "id"}) {
        if (front.contains(key) && lossless::isString(front[key]) &&
            kindOfId(ingest::textOf(front[key])) != FileKind::Other) {
            return ingest::textOf(front[key]);
        }
    }
    return {};
}

// The documented form: each entry a block of YAML between lines of "---" with "## Subject" and so on below. `text`
// starts with such a line.
void splitFronted(File &file, std::string_view text)
{
    constexpr std::string_view kLine = "\n---";
    std::size_t at = 0;
    while (at < text.size()) {
        const ingest::FrontMatter front = ingest::frontMatter(text.substr(at));
        if (!front.there) {
            return;
        }
        const std::size_t body = at + front.body;
        // The next block is the next line of "---" that opens one with an entry's id.
        std::size_t end = text.size();
        for (std::size_t next = body == 0 ? 0 : body - 1; (next = text.find(kLine, next)) != std::string_view::npos;
             next += kLine.size()) {
            const ingest::FrontMatter following = ingest::frontMatter(text.substr(next + 1));
            if (following.there && !entryIdOf(following.value).empty()) {
                end = next + 1;
                break;
            }
        }
        if (const std::string id = entryIdOf(front.value); !id.empty()) {
            Entry entry;
            entry.id = id;
            for (const auto &[key, value] : front.value.items()) {
                if (key != "entry_id" && (key != "id" || inlineText(value) != id)) {
                    entry.inlines.emplace_back(lossless::decode(key), inlineText(value));
                }
            }
            const std::string_view sections = text.substr(body, end - body);
            parseBody(entry, sections,
                      sections.find("\n### ") != std::string_view::npos || sections.starts_with("### ") ? "###" : "##");
            file.entries.push_back(std::move(entry));
        }
        at = end;
    }
}

std::string stringOf(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && lossless::isString(*found) ? ingest::textOf(*found) : std::string();
}

std::string idFromFolder(const std::string &name, const char *reserved)
{
    return name == reserved ? "default" : displayText(name);
}

// Owner, project, app and root from the folders.
bool placeFile(File &file, fs::path &root)
{
    std::error_code error;
    const fs::path whole = fs::absolute(file.path, error).lexically_normal();
    const std::vector<fs::path> parts(whole.begin(), whole.end());
    for (std::size_t i = parts.size(); i-- > 0;) {
        if ((parts[i] != "users" && parts[i] != "agents") || i + 2 >= parts.size()) {
            continue;
        }
        const bool known = i + 3 == parts.size() || std::any_of(kKinds.begin(), kKinds.end(), [&](const KindName &k) {
                               return !k.folder.empty() && parts[i + 2] == k.folder;
                           });
        if (!known) {
            continue;
        }
        file.owner.agent = parts[i] == "agents";
        file.owner.id = displayText(parts[i + 1].string());
        if (i >= 3) {
            file.owner.project = idFromFolder(parts[i - 1].string(), "default_project");
            file.owner.app = idFromFolder(parts[i - 2].string(), "default_app");
            root.clear();
            for (std::size_t k = 0; k + 2 < i; ++k) {
                root /= parts[k];
            }
        }
        return true;
    }
    return false;
}

FileKind kindOf(const File &file)
{
    const Json &front = file.matter.value;
    for (const char *key : {"file_type", "type"}) {
        const std::string type = stringOf(front, key);
        for (const KindName &one : kKinds) {
            if (type == one.type) {
                return one.kind;
            }
        }
    }
    if (!file.entries.empty() && kindOfId(file.entries.front().id) != FileKind::Other) {
        return kindOfId(file.entries.front().id);
    }
    for (const KindName &one : kKinds) {
        if (!one.prefix.empty() && !file.entries.empty() && file.path.parent_path().filename() == one.folder) {
            return one.kind;
        }
    }
    if (front.contains("explicit_info") || front.contains("implicit_traits") ||
        front.contains("profile_timestamp_ms")) {
        return FileKind::Profile;
    }
    if (front.contains("source_case_ids") || front.contains("maturity_score")) {
        return FileKind::Skill;
    }
    return FileKind::Other;
}

File parseFile(fs::path path, std::string name, std::string_view text)
{
    File file;
    file.path = std::move(path);
    file.name = std::move(name);
    file.matter = ingest::frontMatter(text);
    const std::string_view body = text.substr(file.matter.there ? file.matter.body : 0);
    splitMarked(file, body);
    if (file.entries.empty() && file.unread.empty()) {
        if (!entryIdOf(file.matter.value).empty()) {
            splitFronted(file, text);
        } else if (const std::size_t line = body.starts_with("---") ? 0 : body.find("\n---");
                   line != std::string_view::npos) {
            splitFronted(file, body.substr(body.starts_with("---") ? 0 : line + 1));
        }
        file.fronted = !file.entries.empty();
    }
    file.kind = kindOf(file);
    if (file.kind == FileKind::Profile || file.kind == FileKind::Skill) {
        file.body = stripped(body);
    }
    return file;
}

bool plausible(const fs::path &below)
{
    if (below.extension() != ".md") {
        return false;
    }
    const fs::path folder = below.parent_path().filename();
    return folder.empty() || below.filename() == "user.md" || below.filename() == "SKILL.md" ||
           std::any_of(kKinds.begin(), kKinds.end(), [&](const KindName &k) { return folder == k.folder; });
}

bool ownFolder(const fs::path &below)
{
    const std::string name = below.filename().string();
    return !name.starts_with('.') ||
           std::any_of(kKinds.begin(), kKinds.end(), [&](const KindName &k) { return name == k.folder; });
}

} // namespace

std::string fieldOf(const Fields &fields, std::string_view name)
{
    for (const auto &[key, value] : fields) {
        if (key == name) {
            return value;
        }
    }
    return {};
}

bool recognises(std::string_view text)
{
    const File file = parseFile({}, {}, text);
    return file.kind != FileKind::Other &&
           (!file.entries.empty() || !file.unread.empty() || file.kind == FileKind::Profile ||
            file.kind == FileKind::Skill || file.matter.value.contains("entry_count"));
}

bool recognisesFolder(const fs::path &folder)
{
    ingest::TreeFilter filter;
    filter.file = plausible;
    filter.folder = [](const fs::path &below) {
        return ownFolder(below) && std::distance(below.begin(), below.end()) <= 6;
    };
    filter.wanted = 50;
    filter.looked = 5000;
    const std::vector<ingest::TreeFile> files = ingest::walkTree(folder, filter, nullptr, {});
    return std::any_of(files.begin(), files.end(), [](const ingest::TreeFile &file) {
        const auto probe = ingest::probe(file.path);
        return probe && recognises(probe->head);
    });
}

Tree readTree(const fs::path &path, bool folder, std::vector<Problem> &problems, const std::stop_token &stop)
{
    Tree tree;
    std::vector<ingest::TreeFile> files;
    if (folder) {
        ingest::TreeFilter filter;
        filter.file = [](const fs::path &below) { return below.extension() == ".md"; };
        filter.folder = ownFolder;
        files = ingest::walkTree(path, filter, &problems, stop);
        if (ingest::isFolder(path / ".index")) {
            tree.root = path;
        }
    } else {
        files.push_back({path, displayText(path.filename().string())});
    }
    for (const ingest::TreeFile &one : files) {
        if (stop.stop_requested()) {
            break;
        }
        const fs::path below = folder ? one.path.lexically_relative(path) : one.path.filename();
        if (std::any_of(below.begin(), below.end(), [](const fs::path &part) { return part == "knowledge"; })) {
            ++tree.knowledge;
            continue;
        }
        const auto text = ingest::treeText(one, problems);
        if (!text) {
            continue;
        }
        File file = parseFile(one.path, one.name, *text);
        if (!file.matter.error.empty()) {
            problems.push_back(
                {one.name, "bad-record", fmt::format("Its front matter can't be read: {}.", file.matter.error)});
        }
        fs::path root;
        const bool placed = placeFile(file, root);
        if (file.kind == FileKind::Other) {
            const bool daily = placed && plausible(below) && !below.parent_path().empty() &&
                               below.filename() != "SKILL.md" && below.filename() != "user.md";
            if (daily) {
                problems.push_back({one.name, "bad-record", "It lies among the daily files and holds no entry."});
            } else {
                ++tree.strange;
            }
            continue;
        }
        if (tree.root.empty()) {
            tree.root = root;
        }
        const std::string user = stringOf(file.matter.value, "user_id"),
                          agent = stringOf(file.matter.value, "agent_id");
        if (!placed) {
            file.owner.agent = user.empty() && !agent.empty();
            const std::string inside =
                file.entries.empty() ? std::string() : fieldOf(file.entries.front().inlines, "owner_id");
            file.owner.id = !user.empty() ? user : !agent.empty() ? agent : !inside.empty() ? inside : "default";
        } else if (const std::string &named = file.owner.agent ? agent : user; !named.empty()) {
            file.owner.id = named; // a folder's name may be a tamed form of it
        }
        tree.files.push_back(std::move(file));
    }
    return tree;
}

std::vector<std::pair<Owner, std::string>> scopesOf(std::vector<Owner> owners)
{
    std::sort(owners.begin(), owners.end());
    owners.erase(std::unique(owners.begin(), owners.end()), owners.end());
    std::set<std::pair<std::string, std::string>> spaces;
    for (const Owner &one : owners) {
        spaces.emplace(one.app, one.project);
    }
    std::vector<std::pair<Owner, std::string>> scopes;
    for (const Owner &one : owners) {
        // The default space keeps plain names, so that they stay when another one comes.
        const bool plain = spaces.size() == 1 || (one.app == "default" && one.project == "default");
        Owner twin = one;
        twin.agent = !one.agent;
        const bool shared = one.agent && std::binary_search(owners.begin(), owners.end(), twin);
        scopes.emplace_back(one, (plain ? std::string() : one.app + "/" + one.project + "/") +
                                     (shared ? "agents/" : "") + one.id);
    }
    return scopes;
}

} // namespace credence::everos
