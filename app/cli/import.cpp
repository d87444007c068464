// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/mirrorlist.h>
#include <credence/place.h>
#include <credence/sources.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace credence::cli {

namespace import_command {

namespace fs = std::filesystem;

struct Options {
    std::string path, format, who;
    std::vector<std::string> map;
    bool preview = false;
};

// What the source holds, for a preview: taken before the store takes it over.
struct Seen {
    ForeignSummary summary;
    std::vector<KeySeen> keys;
    std::string note;
    std::uint64_t folded = 0;  // records that are part of a memory
    std::uint64_t records = 0; // candidates, flags, decisions, foreign ledger lines
    std::uint64_t vectors = 0; // memories that bring their own
    std::uint64_t waiting = 0; // of another program's pending writes: they go to Review
};

Seen seenIn(const ForeignStore &foreign, bool preview)
{
    Seen seen;
    if (preview)
        seen.summary = summarise(foreign);
    seen.keys = foreign.keys;
    seen.note = foreign.note;
    seen.records = foreign.records.size();
    seen.folded = foreign.folded;
    for (const DraftRecord &record : foreign.records)
        seen.waiting += record.record == "candidate" && foreign.format != "credence-jsonl" ? 1 : 0;
    for (const MemoryDraft &draft : foreign.memories)
        seen.vectors += draft.vector.empty() ? 0 : 1;
    return seen;
}

Json summaryJson(const ForeignSummary &summary)
{
    Json kinds = Json::object(), depths = Json::object(), scopes = Json::object();
    for (const auto &[kind, count] : summary.byKind)
        kinds[kind] = count;
    for (const auto &[depth, count] : summary.byDepth)
        depths[std::to_string(depth)] = count;
    for (const auto &[scope, count] : summary.byScope)
        scopes[safe(scope)] = count;
    return {{"by_kind", std::move(kinds)},  {"by_depth", std::move(depths)},     {"by_scope", std::move(scopes)},
            {"links", summary.links},       {"dangling", summary.dangling},      {"ungrounded", summary.ungrounded},
            {"timeless", summary.timeless}, {"unset_importance", summary.unset}, {"vectors", summary.vectors}};
}

Json keysJson(const std::vector<KeySeen> &keys)
{
    Json list = Json::array();
    for (const KeySeen &one : keys)
        list.push_back({{"key", safe(one.key)},
                        {"count", one.count},
                        {"example", safe(one.example)},
                        {"meaning", safe(one.meaning)}});
    return list;
}

void printSeen(const Seen &seen)
{
    const ForeignSummary &summary = seen.summary;
    std::string text;
    for (const auto &[kind, count] : summary.byKind)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, kind + (count == 1 ? "" : "s"));
    std::string depths;
    for (const auto &[depth, count] : summary.byDepth)
        depths += fmt::format("{}{}: {}", depths.empty() ? "" : ", ", depth, count);
    if (!text.empty())
        fmt::print("It holds {} (by depth {}); {}", text, depths, counted(summary.links, "link", "links"));
    if (summary.dangling > 0)
        fmt::print(", {} of them to what is not there", summary.dangling);
    if (summary.ungrounded > 0)
        fmt::print("; {} without an episode beneath", counted(summary.ungrounded, "belief", "beliefs"));
    if (!text.empty())
        fmt::print(".\n");
    Table table;
    for (const KeySeen &one : seen.keys)
        table.row({"  " + line(one.key), std::to_string(one.count), line(one.meaning), line(one.example)});
    table.right(1);
    if (!seen.keys.empty())
        fmt::print("Keys and what they are taken for; --map KEY=MEANING changes it (formats lists the meanings):\n");
    table.print();
}

std::vector<std::string> meaningNames()
{
    std::vector<std::string> names;
    for (const Meaning &one : meanings())
        names.push_back(one.name);
    return names;
}

// KEY=MEANING; a key may hold an equals sign, a meaning does not.
Result<KeyMapping> mappingOf(const std::vector<std::string> &words)
{
    KeyMapping mapping;
    for (const std::string &one : words) {
        const std::size_t at = one.rfind('=');
        if (at == std::string::npos || at == 0 || at + 1 == one.size())
            return usageError(fmt::format("--map needs KEY=MEANING, such as --map author=actor, not \"{}\"", one));
        mapping.emplace_back(one.substr(0, at), one.substr(at + 1));
        const std::vector<std::string> known = meaningNames();
        if (std::find(known.begin(), known.end(), mapping.back().second) == known.end())
            return usageError(fmt::format("--map takes KEY=MEANING with a MEANING of {}, not \"{}\"",
                                          choice(meaningNames()), mapping.back().second));
    }
    return mapping;
}

// A key that no record has is a slip of the pen: what it was meant for would be taken for something else.
Result<void> keysAreThere(const ForeignStore &foreign, const KeyMapping &mapping)
{
    std::vector<std::string> there;
    for (const KeySeen &one : foreign.keys)
        there.push_back(one.key);
    for (const auto &[key, meaning] : mapping) {
        if (std::find(there.begin(), there.end(), key) != there.end())
            continue;
        const std::string near = nearest(key, there);
        return usageError(fmt::format("--map {}={}: no record has the key \"{}\"; {}", key, meaning, key,
                                      !near.empty()    ? "did you mean " + near + "?"
                                      : !there.empty() ? "there are " + choice(there)
                                                       : "there are none"));
    }
    return {};
}

// A store that lives only as long as a preview of an import into a store that does not exist yet.
class TemporaryStore {
public:
    TemporaryStore()
    {
        std::error_code error;
        std::string name = (fs::temp_directory_path(error) / "credence-XXXXXX").string();
        if (!error && ::mkdtemp(name.data()))
            m_folder = name;
    }
    ~TemporaryStore()
    {
        std::error_code ignored;
        if (!m_folder.empty())
            fs::remove_all(m_folder, ignored);
    }
    TemporaryStore(const TemporaryStore &) = delete;
    TemporaryStore &operator=(const TemporaryStore &) = delete;
    [[nodiscard]] fs::path path() const { return m_folder.empty() ? fs::path() : m_folder / "preview.credence"; }

private:
    fs::path m_folder;
};

void print(const Context &context, const ImportReport &report, const Seen &seen, bool preview)
{
    const std::uint64_t kept = seen.records;
    Json problems = Json::array();
    for (const Problem &problem : report.problems)
        problems.push_back(
            {{"where", safe(problem.where)}, {"kind", safe(problem.kind)}, {"message", safe(problem.message)}});
    if (context.json) {
        Json scopes = Json::array();
        for (const std::string &scope : report.scopes)
            scopes.push_back(safe(scope));
        Json object{{"format", safe(report.format)},
                    {"scopes", std::move(scopes)},
                    {"read", report.read},
                    {"added", report.added},
                    {"updated", report.updated},
                    {"unchanged", report.unchanged},
                    {"vanished", report.vanished},
                    {"owned", report.owned},
                    {"skipped", report.skipped},
                    {"kept", kept},
                    {"folded", seen.folded},
                    {"proposed", report.proposed},
                    {"reworded", report.reworded},
                    {"settled", report.settled},
                    {"problems", std::move(problems)},
                    {"ledger", report.ledger ? Json(report.ledger.value) : Json()},
                    {"preview", preview},
                    {"vectors", seen.vectors},
                    {"note", orNull(seen.note)},
                    {"keys", keysJson(seen.keys)}};
        if (preview)
            object["holds"] = summaryJson(seen.summary);
        printJson(object);
        return;
    }
    fmt::print("{}: {} read, {} added, {} updated, {} unchanged", line(report.format), report.read, report.added,
               report.updated, report.unchanged);
    if (report.vanished > 0)
        fmt::print(", {} no longer there (kept here)", report.vanished);
    if (report.owned > 0)
        fmt::print(", {} known before and found there", report.owned);
    if (report.proposed > 0)
        fmt::print(", {} for Review", counted(report.proposed, "pending write", "pending writes"));
    if (report.reworded > 0)
        fmt::print(", {} something else now", counted(report.reworded, "pending write says", "pending writes say"));
    if (report.settled > 0)
        fmt::print(", {} settled there", counted(report.settled, "pending write", "pending writes"));
    if (kept > seen.waiting)
        fmt::print(", {} of other kinds kept as they are", kept - seen.waiting);
    if (seen.folded > 0)
        fmt::print(", {} part of these (what was said before, names, the same words again)", seen.folded);
    if (report.skipped > 0)
        fmt::print(", {} skipped", report.skipped);
    fmt::print("{}\n", preview ? ". Nothing was changed: a preview." : ".");
    if (!seen.note.empty())
        fmt::print("{}\n", line(seen.note));
    if (preview)
        printSeen(seen);
    Table table;
    for (const Problem &problem : report.problems)
        table.row({"  " + line(problem.where), line(problem.kind), line(problem.message)});
    if (!report.problems.empty())
        fmt::print("{}:\n", counted(report.problems.size(), "problem", "problems"));
    table.print();
}

int run(const Context &context, const Options &options)
{
    ReadOptions readOptions;
    readOptions.scope = context.scope;
    auto mapping = mappingOf(options.map);
    if (!mapping)
        return fail(context, mapping.error());
    readOptions.mapping = *mapping;
    std::error_code error;
    const bool missing = !fs::exists(context.store, error) && !error;
    if (!missing) { // as it was read before, but for what is said now
        const auto before = openToRead(context);
        if (!before)
            return fail(context, before.error());
        auto kept = keptMapping(**before, options.path, context.scope, options.format, *mapping);
        if (!kept)
            return fail(context, kept.error());
        readOptions.mapping = std::move(*kept);
    }
    // The source is read first, so that an unreadable one leaves no empty store behind.
    auto foreign = readForeign(options.path, options.format, readOptions, context.stop);
    if (!foreign)
        return !options.map.empty() && context.scope.empty() && foreign.error().code == Errc::Invalid
                   ? usage(context, foreign.error().message)
                   : fail(context, foreign.error());
    if (!options.map.empty()) {
        if (const auto there = keysAreThere(*foreign, *mapping); !there)
            return fail(context, there.error());
    }

    const Cause cause{options.who, "cli", {}};
    const TemporaryStore temporary;
    Result<std::unique_ptr<Store>> store = [&]() -> Result<std::unique_ptr<Store>> {
        if (!missing)
            return options.preview ? openToRead(context) : openToWrite(context);
        CreateOptions create;
        if (!foreign->scopes.empty())
            create.scope = foreign->scopes.front();
        auto made = Store::create(options.preview ? temporary.path() : fs::path(context.store), create, cause);
        if (made && !options.preview)
            fmt::print(stderr, "{} did not exist: made it.\n", line(context.store));
        return made;
    }();
    if (!store)
        return fail(context, store.error());
    const Seen seen = seenIn(*foreign, options.preview);
    const auto report = (*store)->import(std::move(*foreign), options.path, cause, options.preview, context.stop);
    if (!report)
        return fail(context, report.error());
    print(context, *report, seen, options.preview);
    return kDone;
}

} // namespace import_command

void addImport(CLI::App &app, Context &context)
{
    using namespace import_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "import", "Take in a foreign store or file; again takes only what is new",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    takesFile(sub->add_option("PATH", options->path, "A file or folder; its format is found by its content"))
        ->required();
    CLI::Option *format =
        sub->add_option("--format", options->format, "The format, where it should not be detected (see formats)");
    format->check(oneOfMany(formatNames()));
    context.offers.emplace_back(format, formatNames);
    scopeOption(sub, context, "Put all into this scope");
    sub->add_option("--map", options->map,
                    "KEY=MEANING: what a key of the source's records is taken for; may be repeated")
        ->type_name("KEY=MEANING");
    sub->add_flag("--preview", options->preview, "Say what would happen and change nothing");
    sub->add_option("--as", options->who, "Who does it");
}

} // namespace credence::cli
