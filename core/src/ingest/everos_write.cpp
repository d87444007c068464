// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/everos_write.h"

#include "ingest/everos.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace credence::everos {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kOwnKey = "credence_id"; // an inline field, which EverOS keeps and does not read

std::string offsetTime(Time time) // as Python's isoformat() writes UTC
{
    std::string text = formatTime(time);
    text.pop_back();
    return text + "+00:00";
}

// Its first line, cut to a title.
std::string subjectOf(const std::string &text)
{
    constexpr std::size_t kMost = 80;
    std::string line = text.substr(0, text.find('\n'));
    if (line.size() > kMost) {
        const std::size_t space = line.rfind(' ', kMost);
        std::size_t cut = space == std::string::npos || space == 0 ? kMost : space;
        while (cut > 0 && (static_cast<unsigned char>(line[cut]) & 0xC0U) == 0x80U) {
            --cut;
        }
        line = line.substr(0, cut) + "…";
    }
    return line;
}

std::string whyNotText(const std::string &text)
{
    if (!isValidUtf8(text) || text.find('\0') != std::string::npos) {
        return "Its text is no valid UTF-8.";
    }
    if (text.find("<!-- entry:") != std::string::npos || text.find("<!-- /entry:") != std::string::npos) {
        return "Its text holds a mark by which EverOS tells entries apart.";
    }
    if (text.starts_with("### ") || text.find("\n### ") != std::string::npos) {
        return "Its text has a heading that EverOS would take for a section of the entry.";
    }
    return {};
}

class Writer {
public:
    Writer(const HandBackSet &set, Tree tree) : m_set(set), m_tree(std::move(tree)) {}

    Result<HandBackPlan> plan()
    {
        std::vector<Owner> owners;
        for (const File &file : m_tree.files) {
            owners.push_back(file.owner);
        }
        const auto scopes = scopesOf(owners);
        for (const auto &[owner, scope] : scopes) {
            if (scope == m_set.scope || scopes.size() == 1) {
                m_owner = owner;
            }
        }
        if (!m_owner) {
            return Error{
                Errc::NotFound, fmt::format("No owner there is the scope {}.", ingest::excerpt(m_set.scope)), {}};
        }
        for (const File &file : m_tree.files) {
            if (file.owner == *m_owner) {
                index(file);
            }
        }
        for (const bool added : {true, false}) { // what took over first, then what gave way
            for (const HandBackItem &item : m_set.items) {
                if ((item.kind == HandBackKind::Added) == added) {
                    add(item);
                }
            }
        }
        for (const HandBackDecision &decision : m_set.decisions) {
            left(!decision.id.empty()         ? displayText(decision.id)
                 : decision.candidate.empty() ? std::string("a decision")
                                              : ingest::excerpt(decision.candidate),
                 "EverOS proposes nothing that could be decided.");
        }
        for (auto &[path, change] : m_changes) {
            if (change.before == change.after) {
                continue;
            }
            std::string summary;
            if (change.entries > 0) {
                summary = fmt::format("{} new {}", change.entries, change.entries == 1 ? "entry" : "entries");
            }
            if (change.retired > 0) {
                summary += fmt::format("{}{} {} named as merged", summary.empty() ? "" : ", ", change.retired,
                                       change.retired == 1 ? "entry" : "entries");
            }
            m_plan.writes.push_back({path, change.fresh ? PlannedWrite::What::Create : PlannedWrite::What::Replace,
                                     change.before, change.after, summary, false});
        }
        if (!m_plan.writes.empty()) {
            m_plan.advice =
                "Write it while EverOS is not running, or between its runs; it takes the changed files into "
                "its index by itself (\"everos cascade status\" shows that).";
        }
        return std::move(m_plan);
    }

private:
    struct Change {
        std::string before, after;
        bool fresh = false; // the file is made
        int entries = 0, retired = 0;
    };
    struct Place {
        const File *file = nullptr;
        const Entry *entry = nullptr;
    };

    void left(std::string where, std::string message)
    {
        m_plan.left.push_back({std::move(where), "unmapped", std::move(message)});
    }

    void index(const File &file)
    {
        if (file.kind != FileKind::Episode) {
            return;
        }
        for (const Entry &entry : file.entries) {
            m_entries.emplace(entry.id, Place{&file, &entry});
            if (const std::string own = fieldOf(entry.inlines, kOwnKey); !own.empty()) {
                m_written.emplace(own, entry.id);
            }
        }
        if (m_folder.empty()) {
            m_folder = file.path.parent_path();
        }
        m_files.emplace(file.path, &file);
    }

    // The entry that a reference names; "ep_…@episode-2026-06-01-b" says of which file.
    Place placeOf(const std::string &ref) const
    {
        const std::size_t at = ref.find('@');
        const auto [first, last] = m_entries.equal_range(ref.substr(0, at));
        for (auto it = first; it != last; ++it) {
            if (at == std::string::npos || it->second.file->path.stem().string() == ref.substr(at + 1)) {
                return it->second;
            }
        }
        return {};
    }

    void add(const HandBackItem &item)
    {
        const Memory &memory = item.memory;
        const std::string name = memory.sourceRef.empty() ? memory.id.value : memory.sourceRef;
        switch (item.kind) {
        case HandBackKind::Added:
            if (memory.kind != Kind::Narrative) {
                left(name, "EverOS has no place for a belief that rests on several memories.");
            } else if (m_written.contains(memory.id.value)) {
                ++m_plan.said; // handed back before
                retire(item, m_written.find(memory.id.value)->second);
            } else {
                addNarrative(item, name);
            }
            return;
        case HandBackKind::Archived:
        case HandBackKind::Superseded:
            retireOne(item, name);
            return;
        case HandBackKind::Retracted:
            left(name, "EverOS retires an entry in favour of a merged one only; take it out of its file by hand.");
            return;
        case HandBackKind::Redacted:
            left(name, "Words of an entry are not changed from here; edit its file by hand.");
            return;
        case HandBackKind::Restored: // never asked for: Importer::restores
            return;
        case HandBackKind::Erased:
            left(name, "EverOS has no way to erase; take it out of its file, and of system.db, by hand.");
            return;
        }
    }

    // Old entries that a narrative took over, by their references.
    std::set<std::string> mergedBy(const HandBackItem &item) const
    {
        std::set<std::string> refs(item.replaces.begin(), item.replaces.end());
        for (const HandBackEvidence &link : item.evidence) {
            if (link.role == Role::MergedFrom && !link.ref.empty()) {
                refs.insert(link.ref);
            }
        }
        return refs;
    }

    void addNarrative(const HandBackItem &item, const std::string &name)
    {
        if (const std::string why = whyNotText(item.memory.text); !why.empty()) {
            left(name, why);
            return;
        }
        if (m_owner->agent || m_folder.empty()) {
            left(name, "This owner has no daily files of episodes that it could be added to.");
            return;
        }
        std::optional<Time> newest;
        std::string cluster;
        std::size_t found = 0;
        for (const std::string &ref : mergedBy(item)) {
            const Place place = placeOf(ref);
            if (!place.entry) {
                continue;
            }
            ++found;
            if (const auto time = parseTime(fieldOf(place.entry->inlines, "timestamp"))) {
                newest = newest ? std::max(*newest, time->time) : time->time;
            }
            if (fieldOf(place.entry->inlines, "parent_type") == "cluster") {
                cluster = fieldOf(place.entry->inlines, "parent_id");
            }
        }
        if (found == 0) {
            left(name, "None of what it merges is an entry there.");
            return;
        }
        // The day that it was approved on; the program counts its days in UTC, too.
        const Time day = item.at.value_or(item.memory.created.value_or(newest.value_or(Time())));
        const std::string date = formatTime(day).substr(0, 10);
        const fs::path path = m_folder / ("episode-" + date + ".md");
        if (cluster.empty()) { // none of EverOS's: one of our own, in its form
            std::string hex;
            for (const char c : item.memory.id.value) {
                hex += std::isxdigit(static_cast<unsigned char>(c)) != 0 ? std::string(1, c) : "";
            }
            cluster = "cl_" + hex.substr(hex.size() > 12 ? hex.size() - 12 : 0);
        }
        const auto known = m_files.find(path);
        if (known != m_files.end() && (known->second->fronted || !known->second->unread.empty())) {
            left(name, known->second->fronted
                           ? fmt::format("{} holds entries in another form, which marked ones would hide.",
                                         known->second->name)
                           : fmt::format("{} has an entry without a closing mark; EverOS would not read what follows.",
                                         known->second->name));
            return;
        }
        Change *change = changeOf(path, date, day);
        if (!change) {
            left(name, fmt::format("{} can't be read.", ingest::shown(path)));
            return;
        }
        const std::string id = nextId(path, date);
        std::string entry = fmt::format("<!-- entry:{0} -->\n## {0}\n\n**owner_id**: {1}\n**timestamp**: {2}\n"
                                        "**parent_type**: cluster\n**parent_id**: {3}\n**{4}**: {5}\n\n"
                                        "### Subject\n{6}\n\n### Content\n{7}\n<!-- /entry:{0} -->\n",
                                        id, m_owner->id, offsetTime(newest.value_or(day)), cluster, kOwnKey,
                                        item.memory.id.value, subjectOf(item.memory.text), item.memory.text);
        if (change->after.find("\r\n") != std::string::npos) {
            std::string wide;
            for (const char c : entry) {
                wide += c == '\n' ? "\r\n" : std::string(1, c);
            }
            entry = std::move(wide);
        }
        std::string after = change->after;
        if (!after.ends_with('\n') && !after.empty()) {
            after += '\n';
        }
        after += entry;
        const ingest::FrontMatter matter = ingest::frontMatter(after);
        const auto count = matter.value.find("entry_count");
        if (count != matter.value.end() && count->is_number_integer()) {
            const auto counted =
                ingest::setInFrontMatter(after, "entry_count", std::to_string(count->get<std::int64_t>() + 1));
            if (!counted) {
                left(name, fmt::format("{}: {}", ingest::shown(path), counted.error().message));
                return;
            }
            after = *counted;
        }
        if (matter.value.contains("last_appended_at")) {
            // A line that is written in another way stays as it is: it is only told to people.
            if (const auto stamped = ingest::setInFrontMatter(after, "last_appended_at", offsetTime(day))) {
                after = *stamped;
            }
        }
        change->after = std::move(after);
        ++change->entries;
        m_last[path] = id;
        m_written.emplace(item.memory.id.value, id);
        ++m_plan.said;
        retire(item, id);
    }

    void retire(const HandBackItem &item, const std::string &by)
    {
        for (const std::string &ref : mergedBy(item)) {
            const Place place = placeOf(ref);
            if (!place.entry) {
                left(ref, "It was merged here and is no entry there.");
                continue;
            }
            deprecate(ref, place, by);
        }
    }

    void deprecate(const std::string &ref, const Place &place, const std::string &by)
    {
        if (place.entry->id == by) {
            return;
        }
        const auto old = place.file->matter.value.find("deprecated_entries");
        if (old != place.file->matter.value.end() && old->is_object() && old->contains(place.entry->id)) {
            if ((*old)[place.entry->id] != by) {
                left(ref, "EverOS has given it up for another entry already.");
            }
            return;
        }
        Change *change = changeOf(place.file->path, {}, {});
        if (!change) {
            left(ref, fmt::format("{} can't be read.", place.file->name));
            return;
        }
        const auto patched = ingest::addToFrontMatter(change->after, "deprecated_entries", {{place.entry->id, by}});
        if (!patched) {
            left(ref, fmt::format("{}: {}", place.file->name, patched.error().message));
            return;
        }
        if (*patched != change->after) {
            change->after = *patched;
            ++change->retired;
        }
    }

    // One that gave way to another.
    void retireOne(const HandBackItem &item, const std::string &name)
    {
        const Place place = placeOf(item.memory.sourceRef);
        const auto written = m_written.find(item.replacementRef);
        if (!place.entry) {
            left(name, "Only entries of the daily files of episodes can be retired there.");
        } else if (written != m_written.end()) {
            deprecate(name, place, written->second);
            ++m_plan.said;
        } else if (placeOf(item.replacementRef).entry) {
            deprecate(name, place, placeOf(item.replacementRef).entry->id);
            ++m_plan.said;
        } else {
            left(name, "What took its place is no entry there.");
        }
    }

    Change *changeOf(const fs::path &path, const std::string &date, Time day)
    {
        const auto [it, fresh] = m_changes.try_emplace(path);
        if (!fresh) {
            return &it->second;
        }
        Change &change = it->second;
        if (std::error_code error; fs::exists(path, error)) {
            auto text = ingest::readFile(path);
            if (!text || text->starts_with("\xEF\xBB\xBF")) {
                m_changes.erase(it);
                return nullptr;
            }
            change.before = std::move(*text);
            change.after = change.before;
            return &change;
        }
        if (date.empty()) {
            m_changes.erase(it);
            return nullptr;
        }
        change.fresh = true;
        change.after = fmt::format("---\nid: {}\ntype: episode_daily\nfile_type: episode_daily\nschema_version: 1\n"
                                   "user_id: {}\ntrack: user\ndate: '{}'\nentry_count: 0\nlast_appended_at: '{}'\n"
                                   "---\n",
                                   ingest::yamlScalar("episode_log_" + m_owner->id + "_" + date),
                                   ingest::yamlScalar(m_owner->id), date, offsetTime(day));
        return &change;
    }

    // One more than the highest number of the file and than its count.
    std::string nextId(const fs::path &path, const std::string &date)
    {
        std::uint64_t last = 0;
        const auto take = [&](const std::string &id) {
            const std::string digits = id.substr(id.rfind('_') + 1);
            if (!digits.empty() && digits.size() < 16 && digits.find_first_not_of("0123456789") == std::string::npos) {
                last = std::max<std::uint64_t>(last, std::stoull(digits));
            }
        };
        if (const auto known = m_files.find(path); known != m_files.end()) {
            for (const Entry &entry : known->second->entries) {
                take(entry.id);
            }
            const auto count = known->second->matter.value.find("entry_count");
            if (count != known->second->matter.value.end() && count->is_number_unsigned()) {
                last = std::max<std::uint64_t>(last, std::min<std::uint64_t>(count->get<std::uint64_t>(), 99999999));
            }
        }
        if (const auto own = m_last.find(path); own != m_last.end()) {
            take(own->second);
        }
        return fmt::format("ep_{}{}{}_{:08}", date.substr(0, 4), date.substr(5, 2), date.substr(8, 2), last + 1);
    }

    const HandBackSet &m_set;
    Tree m_tree;
    HandBackPlan m_plan;
    std::optional<Owner> m_owner;
    fs::path m_folder; // of the owner's episodes
    std::multimap<std::string, Place> m_entries;
    std::map<fs::path, const File *> m_files;
    std::map<std::string, std::string> m_written; // id here: entry there
    std::map<fs::path, std::string> m_last;       // id that was given last
    std::map<fs::path, Change> m_changes;
};

} // namespace

Result<HandBackPlan> handBack(const HandBackSet &set, const fs::path &target)
{
    std::error_code error;
    if (!fs::exists(target, error)) {
        return Error{Errc::NotFound, "There is no such file or folder.", ingest::shown(target)};
    }
    std::vector<Problem> problems;
    Tree tree = readTree(target, ingest::isFolder(target), problems, {});
    if (tree.files.empty()) {
        return Error{Errc::Conflict, "There is no Markdown of EverOS there any more.", ingest::shown(target)};
    }
    return Writer(set, std::move(tree)).plan();
}

} // namespace credence::everos
