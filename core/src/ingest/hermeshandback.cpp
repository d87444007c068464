// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Handing back to Hermes Agent: its two files as it would write them itself, and the pending writes that were decided
// taken away. Whatever does not fit its limits stays out, with the reason.
#include "ingest/hermes.h"
#include "ingest/pieces.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace credence::ingest::hermes {

namespace fs = std::filesystem;

namespace {

struct HermesFile {
    fs::path path;
    bool there = false;
    std::string before;
    std::vector<std::string> entries, asRead;
    std::set<std::string> goneRefs, goneTexts; // taken out or replaced by this plan
    std::uint64_t limit = 0;
    std::uint64_t added = 0, replaced = 0, removed = 0;

    [[nodiscard]] std::uint64_t characters() const
    {
        std::uint64_t sum = 0;
        for (const std::string &entry : entries) {
            sum += codePoints(entry) + (sum > 0 ? 3 : 0);
        }
        return sum;
    }
    [[nodiscard]] std::string bytes() const
    {
        std::string out;
        for (const std::string &entry : entries) {
            out += (out.empty() ? std::string() : std::string(kDelimiter)) + entry;
        }
        return out;
    }
};
using HermesFiles = std::array<HermesFile, 2>;

// One thing to be done, all of it or nothing.
struct HermesStep {
    std::vector<Operation> operations; // by text, as Hermes does it
    std::vector<std::string> refs;     // or: of entries that go
    std::string content;               // with refs: what takes the place of the first; empty: nothing
    std::size_t target = 0;            // of content without refs that are there
    std::uint64_t said = 1;
    std::string where;
    fs::path done; // the pending write that it settles
    std::string doneBytes;
    std::string verdict;              // of that
    bool reworded = false;            // approved in other words than it waits with
    std::vector<std::string> carried; // candidates that the pending write's own name does not tell
    std::string reason;               // why it could not be done; empty: it was
};

std::string unsayable(std::string_view content)
{
    if (trimmed(content).empty()) {
        return "It has no text.";
    }
    if (content.find(kDelimiter) != std::string_view::npos) {
        return "Its text holds a line of § alone, which ends an entry there.";
    }
    if (content.find('\0') != std::string_view::npos || !isValidUtf8(content)) {
        return "Its text holds bytes that are no characters.";
    }
    return {};
}

std::optional<std::pair<std::size_t, std::size_t>> placeOf(const HermesFiles &files, const std::string &ref)
{
    for (std::size_t target = 0; target < files.size(); ++target) {
        for (std::size_t i = 0; i < files[target].entries.size(); ++i) {
            if (refOf(target, files[target].entries[i]) == ref) {
                return std::pair(target, i);
            }
        }
    }
    return std::nullopt;
}

void takeOut(HermesFile &file, std::size_t target, std::size_t place)
{
    file.goneTexts.insert(file.entries[place]);
    file.goneRefs.insert(refOf(target, file.entries[place]));
}

std::string addEntry(HermesFile &file, const std::string &content)
{
    if (std::find(file.entries.begin(), file.entries.end(), content) == file.entries.end()) {
        file.entries.push_back(content);
        ++file.added;
    }
    return {};
}

std::string replaceEntry(HermesFile &file, std::size_t target, std::size_t place, const std::string &content)
{
    if (file.entries[place] == content) {
        return {};
    }
    takeOut(file, target, place);
    if (std::find(file.entries.begin(), file.entries.end(), content) != file.entries.end()) {
        file.entries.erase(file.entries.begin() + static_cast<std::ptrdiff_t>(place));
        ++file.removed;
    } else {
        file.entries[place] = content;
        ++file.replaced;
    }
    return {};
}

std::string removeEntry(HermesFile &file, std::size_t target, std::size_t place)
{
    takeOut(file, target, place);
    file.entries.erase(file.entries.begin() + static_cast<std::ptrdiff_t>(place));
    ++file.removed;
    return {};
}

bool holdsAny(const std::vector<std::string> &entries, std::string_view text)
{
    return std::any_of(entries.begin(), entries.end(),
                       [&](const std::string &entry) { return entry.find(trimmed(text)) != std::string::npos; });
}

// Words that fitted several entries, or none, when they were decided are not taken for the one that another change of
// this plan leaves over: nobody was shown it. What the same write made (`begin`: before it) is its own.
std::string operate(HermesFiles &files, const HermesFiles &begin, const Operation &op)
{
    HermesFile &file = files[op.target];
    if (file.path.empty()) {
        return fmt::format("{} is not part of what it is handed back to.", kFiles[op.target]);
    }
    if (op.action != "remove") {
        if (std::string why = unsayable(op.content); !why.empty()) {
            return why;
        }
    }
    if (op.action == "add") {
        return addEntry(file, op.content);
    }
    auto place = uniqueEntry(file.entries, op.oldText);
    if (place) {
        const auto &before = begin[op.target].entries;
        const bool own = std::find(before.begin(), before.end(), file.entries[*place]) == before.end();
        if (!own && !uniqueEntry(file.asRead, op.oldText)) {
            place.reset();
        }
    }
    if (!place) {
        const bool gone = std::any_of(file.goneTexts.begin(), file.goneTexts.end(), [&](const std::string &text) {
            return text.find(op.oldText) != std::string::npos;
        });
        if (gone && op.action == "remove" && !holdsAny(file.entries, op.oldText)) {
            return {};
        }
        return fmt::format("No entry of {}, or more than one, holds {}.", kFiles[op.target], excerpt(op.oldText));
    }
    return op.action == "remove" ? removeEntry(file, op.target, *place)
                                 : replaceEntry(file, op.target, *place, op.content);
}

std::string byRefs(HermesFiles &files, const HermesStep &step)
{
    if (!step.content.empty() || step.refs.empty()) {
        if (std::string why = unsayable(step.content); !why.empty()) {
            return why;
        }
    }
    bool placed = step.content.empty();
    bool any = false;
    for (const std::string &ref : step.refs) {
        if (const auto place = placeOf(files, ref)) {
            HermesFile &file = files[place->first];
            if (placed) {
                removeEntry(file, place->first, place->second);
            } else {
                replaceEntry(file, place->first, place->second, step.content);
            }
            placed = any = true;
        } else if (files[0].goneRefs.contains(ref) || files[1].goneRefs.contains(ref)) {
            any = true;
        }
    }
    if (!step.refs.empty() && !any) {
        return "The entry is not in the files any more: Hermes changed it since it was read.";
    }
    if (placed) {
        return {};
    }
    std::size_t target = step.target;
    if (files[target].path.empty()) {
        target = 1 - target;
    }
    return files[target].path.empty() ? std::string("Neither MEMORY.md nor USER.md is part of this.")
                                      : addEntry(files[target], step.content);
}

// Does the step on a copy first; the limits are Hermes's own: a change that makes a file longer may not pass them.
void tryStep(HermesFiles &files, HermesStep &step)
{
    HermesFiles next = files;
    step.reason.clear();
    for (const Operation &op : step.operations) {
        if (step.reason.empty()) {
            step.reason = operate(next, files, op);
        }
    }
    if (step.operations.empty() && step.verdict != "rejected") {
        step.reason = byRefs(next, step);
    }
    for (std::size_t i = 0; i < next.size() && step.reason.empty(); ++i) {
        const std::uint64_t now = next[i].characters();
        if (now > next[i].limit && now > files[i].characters()) {
            step.reason = fmt::format("{} would hold {} of {} characters; shorten or remove entries first.", kFiles[i],
                                      now, next[i].limit);
        }
    }
    if (step.reason.empty()) {
        files = std::move(next);
    }
}

std::size_t targetOf(const Memory &m)
{
    return std::find(m.tags.begin(), m.tags.end(), kTargets[1]) != m.tags.end() ? 1 : 0;
}

std::vector<HermesStep> itemSteps(const HandBackSet &set, HandBackPlan &plan)
{
    std::vector<HermesStep> steps;
    std::set<std::string> replaced;
    for (const HandBackItem &item : set.items) {
        if (item.kind == HandBackKind::Added) {
            replaced.insert(item.replaces.begin(), item.replaces.end());
        }
    }
    for (const HandBackItem &item : set.items) {
        const Memory &m = item.memory;
        HermesStep step;
        step.where = m.sourceRef.empty() ? m.id.value : m.sourceRef;
        switch (item.kind) {
        case HandBackKind::Added:
            step.refs = item.replaces;
            step.content = std::string(trimmed(plainLines(m.text)));
            step.target = targetOf(m);
            break;
        case HandBackKind::Redacted:
            step.refs = {m.sourceRef};
            step.content = std::string(trimmed(plainLines(m.text)));
            break;
        case HandBackKind::Superseded:
        case HandBackKind::Archived:
            if (replaced.contains(m.sourceRef)) { // the new entry takes its place: nothing of its own to do
                step.verdict = "rejected";
            } else if (item.kind == HandBackKind::Archived) {
                plan.left.push_back({displayText(step.where), "unmapped",
                                     "It was merged into a narrative that did not take its place; Hermes has no "
                                     "archive."});
                continue;
            } else {
                step.refs = {m.sourceRef};
            }
            break;
        case HandBackKind::Retracted:
        case HandBackKind::Erased:
            step.refs = {m.sourceRef};
            break;
        case HandBackKind::Restored:
            step.content = std::string(trimmed(plainLines(m.text)));
            step.target = targetOf(m);
            break;
        }
        steps.push_back(std::move(step));
    }
    return steps;
}

struct DecidedPart {
    const HandBackDecision *decision = nullptr;
    Json write;
};

// Approved additions whose pending write is gone, as entries of their own: all of a write's parts, or none; none, too,
// if they stand there.
bool newEntries(const std::map<std::size_t, DecidedPart> &parts, const HermesFiles &files,
                std::vector<HermesStep> &steps)
{
    std::vector<HermesStep> made;
    for (const auto &[place, part] : parts) {
        const HandBackDecision &decision = *part.decision;
        const lossless::Document document = lossless::parseForm(decision.candidate);
        const auto text = [](const Json &object, const char *key) {
            const auto found = object.find(key);
            return found != object.end() && lossless::isString(*found) ? textOf(*found) : std::string();
        };
        if ((decision.state != "approved" && decision.state != "committed") || !document.value.is_object() ||
            text(document.value, "action") != "add" || text(part.write, "subsystem") != "memory") {
            return false;
        }
        HermesStep step;
        Operation op;
        op.action = "add";
        op.target = text(part.write, "target") == kTargets[1] ? 1 : 0;
        op.content =
            std::string(trimmed(plainLines(decision.text.empty() ? text(document.value, "text") : decision.text)));
        const auto &entries = files[op.target].entries;
        if (std::find(entries.begin(), entries.end(), op.content) != entries.end()) {
            return false;
        }
        step.operations.push_back(std::move(op));
        step.where = decision.id;
        step.verdict = "approved";
        step.carried = {decision.id};
        made.push_back(std::move(step));
    }
    std::move(made.begin(), made.end(), std::back_inserter(steps));
    return true;
}

// The steps of what was decided on pending writes, one a file, and what can't be said of them.
std::vector<HermesStep> decisionSteps(const HandBackSet &set, const Layout &layout, const HermesFiles &held,
                                      HandBackPlan &plan)
{
    std::map<std::pair<std::string, std::string>, std::map<std::size_t, DecidedPart>> byFile; // subsystem, id; part
    const auto left = [&](const std::string &where, const std::string &why) {
        plan.left.push_back({displayText(where), "unmapped", why});
    };
    const auto text = [](const Json &object, const char *key) {
        const auto found = object.find(key);
        return found != object.end() && lossless::isString(*found) ? textOf(*found) : std::string();
    };
    const std::map<std::string, fs::path> waiting = candidatesWaiting(set.scope, layout);
    std::map<fs::path, std::vector<std::string>> erased;
    for (const HandBackDecision &decision : set.decisions) {
        if (decision.state == "erased") { // known by its id alone
            if (const auto file = waiting.find(decision.id); file != waiting.end()) {
                erased[file->second].push_back(decision.id);
            }
            continue;
        }
        const lossless::Document document = lossless::parseForm(decision.candidate);
        const Json &candidate = document.value;
        const std::string id = candidate.is_object() ? text(candidate, "id") : std::string();
        const Json write = candidate.is_object() && candidate.contains("extra") && candidate["extra"].is_object() &&
                                   candidate["extra"].contains("pending_write")
                               ? candidate["extra"]["pending_write"]
                               : Json();
        if (!write.is_object() || text(write, "system") != kFormat) {
            left(id, "It was no pending write of Hermes.");
            continue;
        }
        const Json part = write.value("part", Json(0));
        byFile[{text(write, "subsystem"), text(write, "id")}][part.is_number_unsigned() ? part.get<std::size_t>() : 0] =
            {&decision, write};
    }
    std::map<std::pair<std::string, std::string>, fs::path> files;
    for (const fs::path &file : pendingFiles(layout)) {
        const auto bytes = readFile(file);
        const auto pending = bytes ? parsePending(*bytes, file) : bytes.error();
        if (pending) {
            files[{pending->skill ? "skills" : "memory", pending->id}] = file;
        }
    }
    std::vector<HermesStep> steps;
    for (const auto &[name, parts] : byFile) {
        const std::string where = "pending/" + name.first + "/" + name.second;
        const auto file = files.find(name);
        const auto bytes = file == files.end() ? Error{} : readFile(file->second);
        const auto pending = bytes ? parsePending(*bytes, file->second) : bytes.error();
        if (!pending) {
            if (file != files.end() || !newEntries(parts, held, steps)) {
                left(where, "The pending write is not there any more: Hermes has settled it since it was read.");
            }
            continue;
        }
        if (lossless::dumpForm(pending->payload) !=
            lossless::dumpForm(parts.begin()->second.write.value("payload", Json()))) {
            left(where, "The pending write says something else now; import it again.");
            continue;
        }
        HermesStep step;
        step.where = where;
        step.done = file->second;
        step.doneBytes = *bytes;
        step.said = parts.size();
        step.verdict = "rejected";
        bool open = !pending->skill && parts.size() < pending->operations.size();
        bool skillApproved = false;
        if (const auto gone = erased.find(file->second); gone != erased.end()) {
            step.carried = gone->second; // parts of it were erased, these were decided
            step.said += step.carried.size();
            open = !pending->skill && step.said < pending->operations.size();
            erased.erase(gone);
        }
        for (const auto &[place, part] : parts) {
            const std::string &state = part.decision->state;
            if (state == "committed" || state == "approved") {
                step.verdict = "approved";
                skillApproved = pending->skill;
                if (!pending->skill && place < pending->operations.size()) {
                    Operation op = pending->operations[place];
                    if (!part.decision->text.empty() && op.action != "remove") {
                        step.reworded = true;
                        op.content = std::string(trimmed(plainLines(part.decision->text)));
                    }
                    step.operations.push_back(std::move(op));
                }
            } else if (state != "rejected") {
                open = true;
            }
        }
        if (skillApproved) {
            left(where, fmt::format("A skill is put in place by Hermes itself: /skills approve {}.", name.second));
        } else if (open) {
            left(where, pending->operations.size() > 1 ? "Not all parts of this write are decided; it waits on."
                                                       : "It is deferred; it waits on.");
        } else {
            steps.push_back(std::move(step));
        }
    }
    for (const auto &[file, ids] : erased) {
        const auto bytes = readFile(file);
        const auto pending = bytes ? parsePending(*bytes, file) : bytes.error();
        if (!pending) {
            continue;
        }
        const std::string where = displayText(ids.front());
        if (!pending->skill && ids.size() < pending->operations.size()) {
            left(where, "What it says is erased here and stands there as a part of a write whose other parts are not "
                        "decided: decide them, or take it away in Hermes.");
            continue;
        }
        HermesStep step;
        step.where = where;
        step.done = file;
        step.doneBytes = *bytes;
        step.said = ids.size();
        step.verdict = "rejected";
        step.carried = ids;
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace

Result<HandBackPlan> handBack(const HandBackSet &set, const fs::path &target)
{
    const auto probed = probe(target);
    if (!probed) {
        return probed.error();
    }
    const Layout layout = layoutOf(target, probed->folder);
    const auto limits = limitsOf(layout);
    HermesFiles files;
    for (std::size_t i = 0; i < files.size(); ++i) {
        files[i].path = layout.files[i];
        files[i].limit = limits[i];
        std::error_code error;
        files[i].there = !files[i].path.empty() && fs::exists(files[i].path, error);
        if (!files[i].there) {
            continue;
        }
        auto bytes = readFile(files[i].path);
        if (!bytes) {
            return bytes.error();
        }
        files[i].before = std::move(*bytes);
        files[i].entries = files[i].asRead = entriesOf(files[i].before);
    }
    HandBackPlan plan;
    std::vector<HermesStep> steps = itemSteps(set, plan);
    for (HermesStep &step : decisionSteps(set, layout, files, plan)) {
        steps.push_back(std::move(step));
    }
    // What makes room comes when it comes: what did not fit is tried again after it.
    std::vector<std::size_t> waiting(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        waiting[i] = i;
    }
    for (std::size_t before = waiting.size() + 1; !waiting.empty() && waiting.size() < before;) {
        before = waiting.size();
        std::vector<std::size_t> next;
        for (const std::size_t i : waiting) {
            tryStep(files, steps[i]);
            if (!steps[i].reason.empty()) {
                next.push_back(i);
            }
        }
        waiting = std::move(next);
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        const HermesFile &file = files[i];
        if (file.added + file.replaced + file.removed == 0 || file.bytes() == file.before) {
            continue;
        }
        plan.writes.push_back({file.path, file.there ? PlannedWrite::What::Replace : PlannedWrite::What::Create,
                               file.before, file.bytes(),
                               fmt::format("{}: {} added, {} replaced, {} removed; {} of {} characters", kFiles[i],
                                           file.added, file.replaced, file.removed, file.characters(), file.limit),
                               false});
    }
    std::string approved, rejected, reworded;
    for (const HermesStep &step : steps) {
        if (!step.reason.empty()) {
            plan.left.push_back({displayText(step.where), "unmapped", step.reason});
            continue;
        }
        plan.said += step.said;
        if (!step.done.empty()) {
            plan.writes.push_back(
                {step.done,
                 PlannedWrite::What::Remove,
                 step.doneBytes,
                 {},
                 fmt::format("The pending write is {}{}", step.verdict, step.reworded ? " in other words" : ""),
                 false});
            (step.verdict == "rejected" ? rejected
             : step.reworded            ? reworded
                                        : approved) += " " + displayText(step.done.stem().string());
        }
        plan.subjects.insert(plan.subjects.end(), step.carried.begin(), step.carried.end());
    }
    if (plan.writes.empty()) {
        return plan;
    }
    // What its own commands say just so; they have none for other words.
    if (!approved.empty() || !rejected.empty()) {
        plan.advice = fmt::format(
            "Where Hermes runs, this can be said there instead, so that its memory providers hear "
            "of it, too: {}{}{}. ",
            approved.empty() ? "" : "/memory approve" + approved, approved.empty() || rejected.empty() ? "" : ", ",
            rejected.empty() ? "" : "/memory reject" + rejected);
    }
    if (!reworded.empty()) {
        plan.advice += fmt::format("What was approved in other words only these files can say; /memory approve would "
                                   "take the old ones:{}. ",
                                   reworded);
    }
    plan.advice += "Let no session of Hermes run while the files are written; it reads them at its next start.";
    return plan;
}

} // namespace credence::ingest::hermes
