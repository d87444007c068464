// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Plain Markdown: each paragraph and each item of a list is an episode, with the headings above it. And OpenClaw's
// workspace, which is Markdown by convention: MEMORY.md, USER.md and memory/*.md but the daily notes hold what the
// agent concluded, so that these are beliefs that name no sources; memory/YYYY-MM-DD.md is a diary of episodes. Folders
// of Letta Code, files with a description in the front matter, are plain Markdown, too.
#include "ingest/notes.h"
#include "ingest/pieces.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace credence {

namespace fs = std::filesystem;
namespace notes = ingest::notes;
using ingest::Json;

namespace {

constexpr const char *kMarkdown = "markdown";
constexpr const char *kOpenClaw = "openclaw";

// --- OpenClaw ---

// Files that tell the agent how to be: instructions, no memories.
constexpr std::array kClawRules = {"AGENTS.md",    "SOUL.md",      "IDENTITY.md", "TOOLS.md",
                                   "HEARTBEAT.md", "BOOTSTRAP.md", "BOOT.md"};
constexpr std::array kClawMemory = {"MEMORY.md", "memory.md", "USER.md"};

bool acceptsOpenClaw(const ingest::Probe &probe)
{
    if (!probe.folder) {
        return false;
    }
    const auto rules = std::count_if(kClawRules.begin(), kClawRules.end(),
                                     [&](const char *name) { return ingest::isFile(probe.path / name); });
    bool daily = false;
    std::error_code error;
    std::size_t looked = 0;
    for (fs::directory_iterator at(probe.path / "memory", error), end; !error && at != end && looked < 2000;
         at.increment(error), ++looked) {
        daily = daily || (notes::isNoteFile(at->path()) && notes::dateOfName(at->path().filename().string()));
    }
    const bool memory = std::any_of(kClawMemory.begin(), kClawMemory.end(),
                                    [&](const char *name) { return ingest::isFile(probe.path / name); });
    return (rules >= 2 && (memory || daily)) || (memory && daily);
}

bool isClawMemory(const fs::path &root, const fs::path &file)
{
    const fs::path below = file.lexically_relative(root);
    if (below.has_parent_path()) {
        return *below.begin() == "memory";
    }
    return std::any_of(kClawMemory.begin(), kClawMemory.end(), [&](const char *name) { return below == name; });
}

// --- both ---

struct MarkdownNotes {
    std::vector<notes::Note> all;
    std::map<std::string, notes::Place> places;
};

MarkdownNotes readMarkdownNotes(const fs::path &path, bool claw, const std::string &scope, ForeignStore &store,
                                const std::stop_token &stop, const Progress &progress)
{
    MarkdownNotes found;
    const auto wanted = [&](const fs::path &file) { return !claw || isClawMemory(path, file); };
    found.all = notes::readNotes(path, false, store, stop, progress, wanted);
    notes::Refs refs;
    std::int64_t order = 0;
    for (std::size_t index = 0; index < found.all.size(); ++index) {
        const notes::Note &note = found.all[index];
        const bool daily = notes::dateOfName(note.name).has_value();
        const Json rest = notes::restOf(note.front, {"tags", "created", "date"});
        for (const notes::Block &block : note.blocks) {
            ++store.read;
            MemoryDraft draft;
            draft.where = fmt::format("{} line {}", note.name, block.line);
            draft.order = ++order;
            Memory &m = draft.memory;
            m.scope = scope;
            m.sourceSystem = claw ? kOpenClaw : kMarkdown;
            refs.name(draft, note, {block.text});
            m.text = block.text;
            m.tags = notes::tagsOf(note);
            if (claw && !daily) {
                m.kind = Kind::Reflection;
                m.shape = Shape::Insight;
            }
            if (claw && note.name == "USER.md") {
                m.tags.emplace_back("user");
            }
            if (daily) {
                m.session = note.name;
            }
            notes::setTimes(draft, note);
            Json extra = Json::object();
            extra["file"] = lossless::encode(note.name);
            if (!block.headings.empty()) {
                extra["headings"] = Json::array();
                for (const std::string &heading : block.headings) {
                    extra["headings"].push_back(lossless::encode(heading));
                }
            }
            if (!rest.empty()) {
                extra["front_matter"] = rest;
            }
            m.extra = lossless::dumpForm(extra);
            found.places.emplace(
                m.sourceRef, notes::Place{index, block.begin, block.end, block.indent, block.marker, {}, {}, false});
            store.memories.push_back(std::move(draft));
        }
    }
    return found;
}

Result<ForeignStore> readMarkdownAs(const ingest::Probe &probe, bool claw, const ReadOptions &options,
                                    const std::stop_token &stop, const Progress &progress)
{
    ForeignStore store;
    const std::string scope = options.scope.empty() ? "default" : options.scope;
    store.scopes = {scope};
    const MarkdownNotes found = readMarkdownNotes(probe.path, claw, scope, store, stop, progress);
    if (found.all.empty() && !stop.stop_requested()) {
        return Error{Errc::Unsupported, "There is no Markdown file to be read here.", ingest::shown(probe.path)};
    }
    if (claw) {
        std::string rules;
        for (const char *name : kClawRules) {
            rules += ingest::isFile(probe.path / name) ? (rules.empty() ? "" : ", ") + std::string(name) : "";
        }
        store.note = rules.empty() ? std::string() : rules + " tell the agent how to be and are not taken.";
    }
    return store;
}

Result<HandBackPlan> handBackMarkdownAs(const HandBackSet &set, const fs::path &target, bool claw)
{
    if (const auto probed = ingest::probe(target); !probed) {
        return probed.error();
    }
    ForeignStore store;
    MarkdownNotes found = readMarkdownNotes(target, claw, set.scope, store, {}, {});
    notes::settlePlaces(found.places, store.memories, set);
    notes::Editor editor(std::move(found.all), std::move(found.places));
    return notes::planNotes(
        set, editor, [&](notes::Editor &edit, const HandBackItem &item, const std::vector<std::string> &cited) {
            std::optional<std::size_t> place;
            for (std::size_t i = 0; claw && i < edit.notes().size(); ++i) {
                place = edit.notes()[i].name == "MEMORY.md" ? std::optional(i) : place;
            }
            place = place ? place : edit.noteOf(cited);
            if (!place) {
                return std::string("Nothing that it rests on stands in these files, so that it has no place there.");
            }
            return edit.append(*place, item.memory.text, {});
        });
}

bool acceptsMarkdown(const ingest::Probe &probe)
{
    if (!probe.folder) {
        // The name alone tells Markdown from other text, but the content has to be text.
        return notes::isNoteFile(probe.path) && !probe.database && !probe.head.empty() &&
               ingest::looksLikeText(probe.head) && !notes::parseNote(probe.head, false).blocks.empty();
    }
    constexpr ingest::WalkLimits kFew{4, 2000};
    ForeignStore nothing;
    const auto files = ingest::filesBelow(probe.path, notes::isNoteFile, nothing, {}, kFew);
    constexpr std::size_t kLooked = 20;
    return std::any_of(files.begin(), files.begin() + static_cast<std::ptrdiff_t>(std::min(files.size(), kLooked)),
                       [](const fs::path &file) {
                           const auto inner = ingest::probe(file);
                           return inner && !inner->folder && acceptsMarkdown(*inner);
                       });
}

} // namespace

ingest::Importer ingest::openClaw()
{
    Importer importer;
    importer.format = {
        kOpenClaw, "OpenClaw", true, false,
        "a workspace with MEMORY.md, USER.md or memory/YYYY-MM-DD.md beside AGENTS.md, SOUL.md and others"};
    importer.format.handsBack = "its Markdown files with the decided lines changed, new beliefs as items of MEMORY.md";
    importer.accepts = acceptsOpenClaw;
    importer.read = [](const Probe &probe, const ReadOptions &options, std::stop_token stop, const Progress &progress) {
        return readMarkdownAs(probe, true, options, stop, progress);
    };
    importer.handsBackInPlace = true;
    importer.restores = true;
    importer.handBack = [](const HandBackSet &set, const fs::path &target) {
        return handBackMarkdownAs(set, target, true);
    };
    importer.places = {
        {"OPENCLAW_WORKSPACE_DIR", ""}, {"HOME", ".openclaw/workspace"}, {"HOME", ".clawdbot/workspace"}};
    return importer;
}

ingest::Importer ingest::markdownNotes()
{
    Importer importer;
    importer.format = {kMarkdown, "Markdown", true, false,
                       "a folder with Markdown files, or one of them: each paragraph and each item of a list"};
    importer.format.handsBack = "the files with the decided paragraphs and items changed, every other byte as it was";
    importer.accepts = acceptsMarkdown;
    importer.read = [](const Probe &probe, const ReadOptions &options, std::stop_token stop, const Progress &progress) {
        return readMarkdownAs(probe, false, options, stop, progress);
    };
    importer.handsBackInPlace = true;
    importer.restores = true;
    importer.handBack = [](const HandBackSet &set, const fs::path &target) {
        return handBackMarkdownAs(set, target, false);
    };
    importer.places = {{"HOME", ".letta/agents/*/memory"}};
    return importer;
}

} // namespace credence
