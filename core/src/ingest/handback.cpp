// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Handing back: which format makes the plan, the plan's writing, and the two formats that can say everything.
#include "ingest/handbackplace.h"
#include "ingest/importer.h"
#include "store/sqlite.h"
#include "util/csv.h"
#include "util/unchangeable.h"
#include "util/writeall.h"

#include <credence/sources.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <system_error>

namespace credence {

namespace fs = std::filesystem;

const char *word(HandBackKind kind)
{
    switch (kind) {
    case HandBackKind::Added:
        return "added";
    case HandBackKind::Superseded:
        return "superseded";
    case HandBackKind::Archived:
        return "archived";
    case HandBackKind::Retracted:
        return "retracted";
    case HandBackKind::Redacted:
        return "redacted";
    case HandBackKind::Erased:
        return "erased";
    case HandBackKind::Restored:
        return "restored";
    }
    return "";
}

MirrorId HandBackPlan::saidTo(const std::vector<MirrorId> &from) const
{
    const bool own = inPlace || from.empty() || std::find(from.begin(), from.end(), source) != from.end();
    return own ? source : from.front();
}

namespace {

using nlohmann::ordered_json;

ordered_json changeOf(const HandBackItem &item, const std::string &system)
{
    const Memory &m = item.memory;
    ordered_json one{{"record", "change"}, {"change", word(item.kind)}, {"id", displayText(m.id.value)}};
    const auto add = [&](const char *name, const std::string &value) {
        if (!value.empty())
            one[name] = displayText(value);
    };
    if (!m.sourceRef.empty() && (m.sourceSystem == system || m.sourceSystem.empty()))
        add("source_ref", m.sourceRef);
    add("scope", m.scope);
    if (item.kind != HandBackKind::Erased) {
        one["kind"] = word(m.kind);
        add("shape", word(m.shape));
        add("text", m.text);
        one["status"] = word(m.status);
    }
    if (!item.evidence.empty()) {
        ordered_json evidence = ordered_json::array();
        for (const HandBackEvidence &link : item.evidence) {
            ordered_json cited{{"id", displayText(link.id.value)}, {"role", word(link.role)}};
            if (!link.ref.empty())
                cited["source_ref"] = displayText(link.ref);
            evidence.push_back(std::move(cited));
        }
        one["evidence"] = std::move(evidence);
    }
    if (!item.replaces.empty()) {
        ordered_json refs = ordered_json::array();
        for (const std::string &ref : item.replaces)
            refs.push_back(displayText(ref));
        one["replaces"] = std::move(refs);
    }
    add("replaced_by", item.replacementRef);
    add("by", item.by);
    add("reason", item.reason);
    if (item.at)
        one["at"] = formatTime(*item.at);
    return one;
}

ordered_json decisionOf(const HandBackDecision &decision)
{
    ordered_json one{{"record", "decision"}, {"state", displayText(decision.state)}};
    ordered_json candidate = ordered_json::parse(decision.candidate, nullptr, false);
    one["candidate"] = candidate.is_discarded() ? ordered_json() : std::move(candidate);
    const auto add = [&](const char *name, const std::string &value) {
        if (!value.empty())
            one[name] = displayText(value);
    };
    add("text", decision.text);
    add("into", decision.into.value);
    add("by", decision.by);
    add("reason", decision.reason);
    if (decision.at)
        one["at"] = formatTime(*decision.at);
    return one;
}

std::string dumped(const ordered_json &value)
{
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

// A cell of a table: quoted where it must be, and never a formula for the program that opens it.
std::string cell(const ordered_json &object, const char *name)
{
    const auto found = object.find(name);
    if (found == object.end() || found->is_null())
        return {};
    std::string text;
    if (found->is_array()) {
        for (const ordered_json &one : *found) {
            const std::string part =
                one.is_string() ? one.get<std::string>() : one.value("source_ref", one.value("id", std::string()));
            text += (text.empty() ? "" : " ") + part;
        }
    } else {
        text = found->is_string() ? found->get<std::string>() : dumped(*found);
    }
    return csv::cell(text);
}

Result<HandBackPlan> planChanges(const HandBackSet &set, const fs::path &target, bool csv)
{
    HandBackPlan plan;
    plan.format = csv ? "changes-csv" : "changes-jsonl";
    std::vector<ordered_json> records;
    for (const HandBackItem &item : set.items)
        records.push_back(changeOf(item, set.system));
    for (const HandBackDecision &decision : set.decisions) {
        records.push_back(decisionOf(decision));
        if (!csv)
            continue;
        ordered_json &one = records.back(); // a table has no room for the whole candidate
        const auto take = [&](const char *name) {
            const ordered_json &candidate = one["candidate"];
            if (candidate.is_object() && candidate.contains(name) && candidate[name].is_string() && !one.contains(name))
                one[name] = candidate[name];
        };
        for (const char *name : {"id", "scope", "shape", "text"})
            take(name);
        if (one["candidate"].is_object() && one["candidate"].contains("evidence") &&
            one["candidate"]["evidence"].is_array())
            one["evidence"] = one["candidate"]["evidence"];
    }
    plan.said = records.size();
    for (const HandBackItem &item : set.items)
        plan.subjects.push_back(item.memory.id.value);
    for (const HandBackDecision &decision : set.decisions)
        plan.subjects.push_back(decision.id);
    std::string out;
    if (csv) {
        constexpr const char *kColumns[] = {"record",      "change", "state",  "id",   "source_ref", "scope",
                                            "kind",        "shape",  "status", "text", "evidence",   "replaces",
                                            "replaced_by", "by",     "reason", "at"};
        for (const char *column : kColumns)
            out += std::string(out.empty() ? "" : ",") + column;
        out += "\r\n";
        for (const ordered_json &record : records) {
            bool first = true;
            for (const char *column : kColumns) {
                out += (first ? "" : ",") + cell(record, column);
                first = false;
            }
            out += "\r\n";
        }
    } else {
        for (const ordered_json &record : records)
            out += dumped(record) + "\n";
    }
    plan.writes.push_back({target / (csv ? "changes.csv" : "changes.jsonl"),
                           PlannedWrite::What::Create,
                           {},
                           std::move(out),
                           fmt::format("{} of {}", plan.said == 1 ? "One change" : fmt::format("{} changes", plan.said),
                                       displayText(set.system)),
                           false});
    return plan;
}

Error writeError(const fs::path &path, int code, const std::string &before)
{
    const std::string why = code == EPERM && isUnchangeable(path)
                                ? "it is marked as not to be changed (chattr +i or +a)"
                            : code == EPERM  ? "it belongs to another user or group, and that could not be kept"
                            : code == EMLINK ? "the file has other names (hard links), which would keep the old words"
                                             : std::generic_category().message(code);
    return {Errc::Io,
            fmt::format("Cannot write {}: {}.{}", ingest::shown(path), why,
                        before.empty() ? " Nothing was written." : " Written before it: " + before + "."),
            ingest::shown(path)};
}

// Folders that are missing; made by root, they are their parent's owner's. 0 or the system's reason.
int makeFolders(const fs::path &folder)
{
    std::error_code error;
    if (folder.empty() || fs::is_directory(folder, error))
        return 0;
    if (const int refused = makeFolders(folder.parent_path()); refused != 0)
        return refused;
    if (::mkdir(folder.c_str(), S_IRWXU | S_IRGRP | S_IXGRP | S_IROTH | S_IXOTH) != 0 && errno != EEXIST)
        return errno;
    struct stat parent {};
    if (::geteuid() == 0 && ::stat(folder.parent_path().c_str(), &parent) == 0 &&
        ::lchown(folder.c_str(), parent.st_uid, parent.st_gid) != 0)
        return errno;
    return 0;
}

} // namespace

namespace {

// A name beside one that is taken: "a.json" becomes "a-2.json".
fs::path nextName(const fs::path &taken)
{
    for (std::uint64_t number = 2;; ++number) {
        fs::path next = taken;
        next.replace_filename(fmt::format("{}-{}{}", taken.stem().string(), number, taken.extension().string()));
        std::error_code error;
        if (fs::symlink_status(next, error).type() == fs::file_type::not_found)
            return next;
    }
}

// A file of before may hold what is asked for and not yet carried out: what comes next goes beside it.
void keepAsked(HandBackPlan &plan, const HandBackOptions &options)
{
    const bool asked =
        std::any_of(plan.known.begin(), plan.known.end(), [](const Problem &one) { return one.kind == "asked"; });
    if (!asked || options.again || plan.inPlace)
        return;
    for (PlannedWrite &write : plan.writes) {
        std::error_code error;
        if (!fs::is_regular_file(write.path, error))
            continue;
        const std::string before = write.path.filename().string();
        write.path = nextName(write.path);
        write.before.clear();
        const std::string after = write.path.filename().string();
        if (const std::size_t at = plan.advice.find(before); at != std::string::npos)
            plan.advice.replace(at, before.size(), after);
    }
}

// What stands where a file would be made is shown as replaced, and not written over when it has changed since.
Result<HandBackPlan> seen(Result<HandBackPlan> plan)
{
    if (!plan)
        return plan;
    for (PlannedWrite &write : plan->writes) {
        std::error_code error;
        if (write.what != PlannedWrite::What::Create || !fs::is_regular_file(write.path, error))
            continue;
        auto there = ingest::readFile(write.path);
        if (!there)
            return there.error();
        write.what = PlannedWrite::What::Replace;
        write.before = std::move(*there);
    }
    return plan;
}

// A folder for what is made, there or not yet.
Result<void> checkFolder(const fs::path &target)
{
    std::error_code error;
    if (fs::exists(target, error) && !fs::is_directory(target, error))
        return Error{Errc::Invalid,
                     fmt::format("{} is a file, and what is made stands in a folder: name one, which is made if it is "
                                 "not there.",
                                 ingest::shown(target)),
                     ingest::shown(target)};
    return {};
}

std::string leftName(const HandBackItem &item)
{
    return displayText(item.memory.sourceRef.empty() ? item.memory.id.value : item.memory.sourceRef);
}

// What was replaced by something that can't be said stays. `unsaid`: what is replaced, and why not.
void keepReplaced(HandBackSet &set, const std::map<std::string, std::string> &unsaid, std::vector<Problem> &left)
{
    std::erase_if(set.items, [&](const HandBackItem &item) {
        const auto why = item.kind == HandBackKind::Superseded ? unsaid.find(item.memory.sourceRef) : unsaid.end();
        if (why == unsaid.end())
            return false;
        left.push_back({displayText(item.memory.sourceRef), "unmapped",
                        "It stays there, since what replaced it here can't be said: " + why->second});
        return true;
    });
}

// What is in force here again is no record that the format can bring back: what it lacks is new to it, if it takes
// that.
void withoutRestoring(HandBackSet &set, const Format &format, std::vector<Problem> &left)
{
    std::map<std::string, std::string> unsaid;
    std::erase_if(set.items, [&](const HandBackItem &item) {
        if (item.kind != HandBackKind::Restored)
            return false;
        const std::string why =
            item.memory.kind == Kind::Episode
                ? fmt::format("It is in force here and not there any more, and only beliefs go to {} as new: add it "
                              "there by hand.",
                              format.title)
                : fmt::format("It is in force here again, and {} has no way to bring back what was taken away there: "
                              "add it there by hand.",
                              format.title);
        left.push_back({leftName(item), "unmapped", why});
        for (const std::string &ref : item.replaces)
            unsaid.emplace(ref, why);
        return true;
    });
    keepReplaced(set, unsaid, left);
}

// Where the new text can't be said, the old one stays with it.
Result<HandBackPlan> withReplacements(const ingest::Importer &importer, HandBackSet &set, const fs::path &target,
                                      std::vector<Problem> &left)
{
    for (;;) {
        auto plan = importer.handBack(set, target);
        if (!plan)
            return plan;
        std::map<std::string, std::string> unsaid; // what is replaced: why its replacement can't be said
        for (const HandBackItem &item : set.items) {
            const std::string name = leftName(item);
            const bool says = item.kind == HandBackKind::Added || item.kind == HandBackKind::Restored;
            const auto isIt = [&](const Problem &one) { return one.kind == "unmapped" && one.where == name; };
            const auto why = std::find_if(plan->left.begin(), plan->left.end(), isIt);
            if (!says || why == plan->left.end())
                continue;
            // Of several of one name it is not known which.
            const auto named = std::count_if(set.items.begin(), set.items.end(), [&](const HandBackItem &one) {
                return (one.kind == HandBackKind::Added || one.kind == HandBackKind::Restored) && leftName(one) == name;
            });
            if (std::count_if(plan->left.begin(), plan->left.end(), isIt) < named)
                continue;
            for (const std::string &ref : item.replaces)
                unsaid.emplace(ref, why->message);
        }
        const std::size_t before = set.items.size();
        keepReplaced(set, unsaid, left);
        if (set.items.size() == before)
            return plan;
    }
}

} // namespace

Result<HandBackPlan> planHandBack(const HandBackSet &set, std::string_view format, const fs::path &target,
                                  const HandBackOptions &options, std::stop_token stop)
{
    if (!handsBackInPlace(format)) {
        CREDENCE_TRY(checkFolder(target));
        CREDENCE_TRY(ingest::checkOutside(set, target));
    }
    if (format == "changes-jsonl" || format == "changes-csv")
        return seen(planChanges(set, target, format == "changes-csv"));
    std::string names;
    for (const ingest::Importer &importer : ingest::importers()) {
        if (!importer.handBack)
            continue;
        if (importer.format.name != format) {
            names += importer.format.name + ", ";
            continue;
        }
        if (set.system != importer.format.name)
            return Error{Errc::Invalid,
                         fmt::format("These memories came by {}; they can't be handed back as {}.",
                                     displayText(set.system), importer.format.name),
                         {}};
        HandBackSet open = set;
        HandBackPlan about;
        fs::path place = target;
        CREDENCE_TRY(ingest::sift(open, about, importer, place, options, stop));
        if (about.inPlace && about.source) // what the format knows of equal records is of this one
            std::erase_if(open.sources, [&](const HandBackSource &one) { return one.id != about.source; });
        if (!importer.restores)
            withoutRestoring(open, importer.format, about.left);
        auto plan = withReplacements(importer, open, place, about.left);
        if (!plan)
            return plan;
        plan->left.insert(plan->left.begin(), about.left.begin(), about.left.end());
        plan->format = importer.format.name;
        plan->known = std::move(about.known);
        plan->source = about.source;
        plan->inPlace = about.inPlace;
        plan->copy = about.copy;
        plan->place = std::move(about.place);
        const std::vector<std::string> carried = ingest::carried(open, *plan);
        plan->subjects.insert(plan->subjects.end(), carried.begin(), carried.end());
        keepAsked(*plan, options);
        return seen(std::move(plan));
    }
    return Error{Errc::Unsupported,
                 fmt::format("Nothing can be handed back as {}. Known are: {}changes-jsonl, changes-csv.",
                             ingest::excerpt(format), names),
                 {}};
}

Result<void> writeHandBack(const HandBackPlan &plan)
{
    const auto stale = [](const PlannedWrite &write) {
        return Error{Errc::Conflict,
                     fmt::format("{} has changed since this was planned; nothing was written. Plan it again.",
                                 ingest::shown(write.path)),
                     ingest::shown(write.path)};
    };
    for (const PlannedWrite &write : plan.writes) {
        std::error_code error;
        const bool there = fs::symlink_status(write.path, error).type() != fs::file_type::not_found;
        if (write.what == PlannedWrite::What::Create) {
            if (there)
                return stale(write); // it was not there when this was planned
            continue;
        }
        const auto now = ingest::readFile(write.path);
        if (!now || *now != write.before)
            return stale(write);
    }
    std::string done;
    for (const PlannedWrite &write : plan.writes) {
        std::error_code error;
        if (write.what == PlannedWrite::What::Remove) {
            if (::unlink(write.path.c_str()) != 0)
                return writeError(write.path, errno, done);
        } else {
            if (const int refused = makeFolders(write.path.parent_path()); refused != 0)
                return writeError(write.path, refused, done);
            // A file in its place keeps being where a link leads, and whose it is.
            const fs::path place =
                write.what == PlannedWrite::What::Replace ? fs::canonical(write.path, error) : write.path;
            if (error || !replaceFileOf(place, write.after))
                return writeError(write.path, error ? error.value() : errno, done);
            if (write.script)
                ::chmod(place.c_str(), S_IRWXU);
        }
        done += (done.empty() ? "" : ", ") + ingest::shown(write.path);
    }
    return {};
}

} // namespace credence
