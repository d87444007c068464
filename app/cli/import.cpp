// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include <stdlib.h>

namespace credence::cli {

namespace import_command {

namespace fs = std::filesystem;

struct Options {
    std::string path, format, who;
    std::vector<std::string> map; // KEY=MEANING
    bool preview = false;
};

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

// What is told of the source itself, besides what became of its records.
struct Source {
    std::vector<KeySeen> keys;
    std::string note;
    std::uint64_t kept = 0;    // candidates, flags, decisions, foreign ledger lines
    std::uint64_t vectors = 0; // memories that bring their own
};

void printKeys(const std::vector<KeySeen> &keys)
{
    fmt::print("What its keys are taken for (--map KEY=MEANING changes it):\n");
    Table table;
    table.head({"  key", "records", "meaning", "example"});
    table.right(1);
    for (const KeySeen &key : keys)
        table.row({"  " + line(key.key), std::to_string(key.count), line(key.meaning), line(key.example)});
    table.print();
}

void print(const Context &context, const ImportReport &report, const Source &source, bool preview)
{
    Json problems = Json::array();
    for (const Problem &problem : report.problems)
        problems.push_back(
            {{"where", safe(problem.where)}, {"kind", safe(problem.kind)}, {"message", safe(problem.message)}});
    if (context.json) {
        Json scopes = Json::array();
        for (const std::string &scope : report.scopes)
            scopes.push_back(safe(scope));
        Json keys = Json::array();
        for (const KeySeen &key : source.keys)
            keys.push_back({{"key", safe(key.key)},
                            {"count", key.count},
                            {"meaning", safe(key.meaning)},
                            {"example", safe(key.example)}});
        printJson({{"format", safe(report.format)},
                   {"scopes", std::move(scopes)},
                   {"read", report.read},
                   {"added", report.added},
                   {"updated", report.updated},
                   {"unchanged", report.unchanged},
                   {"vanished", report.vanished},
                   {"skipped", report.skipped},
                   {"kept", source.kept},
                   {"vectors", source.vectors},
                   {"keys", std::move(keys)},
                   {"note", safe(source.note)},
                   {"problems", std::move(problems)},
                   {"ledger", report.ledger ? Json(report.ledger.value) : Json()},
                   {"preview", preview}});
        return;
    }
    fmt::print("{}: {} read, {} added, {} updated, {} unchanged", line(report.format), report.read, report.added,
               report.updated, report.unchanged);
    if (report.vanished > 0)
        fmt::print(", {} no longer there (kept here)", report.vanished);
    if (source.kept > 0)
        fmt::print(", {} of other kinds kept as they are", source.kept);
    if (report.skipped > 0)
        fmt::print(", {} skipped", report.skipped);
    fmt::print("{}\n", preview ? ". Nothing was changed: a preview." : ".");
    Table table;
    for (const Problem &problem : report.problems)
        table.row({"  " + line(problem.where), line(problem.kind), line(problem.message)});
    if (!report.problems.empty())
        fmt::print("{}:\n", counted(report.problems.size(), "problem", "problems"));
    table.print();
    if (!source.note.empty())
        fmt::print("{}\n", line(source.note));
    if (preview && !source.keys.empty())
        printKeys(source.keys);
}

int run(const Context &context, const Options &options)
{
    ReadOptions readOptions;
    readOptions.scope = context.scope;
    for (const std::string &one : options.map) {
        const std::size_t equals = one.rfind('='); // a key may hold one, a meaning does not
        if (equals == 0 || equals == std::string::npos)
            return usage(context, fmt::format("--map takes KEY=MEANING, not \"{}\".", safe(one)));
        readOptions.mapping.emplace_back(one.substr(0, equals), one.substr(equals + 1));
        const std::vector<Meaning> known = meanings();
        if (std::none_of(known.begin(), known.end(),
                         [&](const Meaning &meaning) { return meaning.name == readOptions.mapping.back().second; }))
            return usage(context, fmt::format("\"{}\" is no meaning; --help lists them.",
                                              safe(readOptions.mapping.back().second)));
    }
    // The source is read first, so that an unreadable one leaves no empty store behind.
    auto foreign = readForeign(options.path, options.format, readOptions, context.stop);
    if (!foreign)
        return fail(context, foreign.error());

    const Cause cause{options.who, "cli", {}};
    std::error_code error;
    const bool missing = !fs::exists(context.store, error) && !error;
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
    Source source{std::move(foreign->keys), foreign->note, foreign->records.size(), 0};
    for (const MemoryDraft &draft : foreign->memories)
        source.vectors += draft.vector.empty() ? 0 : 1;
    const auto report = (*store)->import(std::move(*foreign), options.path, cause, options.preview, context.stop);
    if (!report)
        return fail(context, report.error());
    print(context, *report, source, options.preview);
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
    sub->add_option("PATH", options->path, "A file or folder; its format is found by its content")->required();
    sub->add_option("--format", options->format, "The format, where it should not be detected (see formats)");
    scopeOption(sub, context, "Put all into this scope");
    std::string meaningNames;
    for (const Meaning &meaning : meanings())
        meaningNames += (meaningNames.empty() ? "" : ", ") + meaning.name;
    sub->add_option("--map", options->map,
                    "What a key of its records means, KEY=MEANING, for formats that leave it open; repeatable. "
                    "Meanings: " +
                        meaningNames)
        ->allow_extra_args(false);
    sub->add_flag("--preview", options->preview, "Say what would happen and change nothing");
    sub->add_option("--as", options->who, "Who does it");
}

} // namespace credence::cli
