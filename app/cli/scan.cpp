// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs the privacy and safety detectors over a text, a file, the memories of a store, or labelled cases.
#include "cli/context.h"
#include "cli/output.h"

#include "cli/scancases.h"

#include <credence/privacy.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>

namespace credence::cli {

namespace scan_command {

struct Options {
    std::string text, file, cases, rows = "all";
    CLI::Option *textOption = nullptr;
    std::vector<std::string> subjects, categories;
    bool verbose = false;
};

Json findingJson(const Finding &f, const std::string &target)
{
    Json object{{"target", target.empty() ? Json() : Json(safe(target))},
                {"category", f.category},
                {"detector", f.detector},
                {"start", f.start},
                {"end", f.end},
                {"score", f.score},
                {"emergent", f.emergent}};
    object["also"] = f.also;
    object["why"] = safe(f.why);
    return object;
}

bool wanted(const Options &options, const Finding &f)
{
    return options.categories.empty() ||
           std::find(options.categories.begin(), options.categories.end(), f.category) != options.categories.end();
}

// What stands there, for a person. A secret is not repeated.
std::string shown(std::string_view text, const Finding &f)
{
    const std::string_view span = text.substr(f.start, f.end - f.start);
    if (f.category != "secret")
        return line(span);
    return line(span.substr(0, std::min<std::size_t>(4, span.size() / 3))) + "…";
}

int scanText(const Context &context, const Options &options, const std::string &text)
{
    std::vector<Finding> found = detect(text, {.actions = {}, .subjects = options.subjects});
    std::erase_if(found, [&](const Finding &f) { return !wanted(options, f); });
    const std::string note = languageNote(text);
    if (context.json) {
        Json flags = Json::array();
        for (const Finding &f : found)
            flags.push_back(findingJson(f, ""));
        printJson({{"flags", std::move(flags)}, {"language_note", orNull(note)}});
        return kDone;
    }
    Table table;
    table.head({"bytes", "category", "detector", "score", "text"});
    for (const Finding &f : found)
        table.row({fmt::format("{}-{}", f.start, f.end), f.category, f.detector, fmt::format("{:.2f}", f.score),
                   shown(text, f)});
    if (!found.empty())
        table.print();
    fmt::print("{}.\n", counted(found.size(), "finding", "findings"));
    if (!note.empty())
        fmt::print(stderr, "{}\n", note);
    return kDone;
}

int scanStore(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    Query query;
    if (!context.scope.empty()) {
        const auto scope = oneScope(context, **store);
        if (!scope)
            return fail(context, scope.error());
        query.scopes = {*scope};
    }
    const auto keys = (*store)->keys(query, context.stop);
    if (!keys)
        return fail(context, keys.error());
    constexpr std::size_t kBatch = 500;
    Json flags = Json::array();
    std::map<std::string, std::uint64_t> summary;
    std::uint64_t total = 0, flagged = 0, bytes = 0;
    const bool progress = isTerminal();
    Table table;
    table.head({"memory", "category", "detector", "bytes", "score", "text"});
    for (std::size_t i = 0; i < keys->size(); i += kBatch) {
        if (context.stop.stop_requested())
            return kCancelled;
        const std::size_t n = std::min(kBatch, keys->size() - i);
        const auto rows = (*store)->rows(std::span(*keys).subspan(i, n), context.stop);
        if (!rows)
            return fail(context, rows.error());
        for (const Memory &m : *rows) {
            bytes += m.text.size();
            // A memory's own subject is its scope, unless names were given.
            std::vector<std::string> subjects = options.subjects;
            if (subjects.empty())
                subjects.push_back(m.scope);
            bool any = false;
            for (const Finding &f : detect(m.text, {.actions = {}, .subjects = subjects})) {
                if (!wanted(options, f))
                    continue;
                any = true;
                ++total;
                ++summary[f.category];
                if (context.json)
                    flags.push_back(findingJson(f, m.id.value));
                else
                    table.row({line(m.sourceRef.empty() ? m.id.value : m.sourceRef), f.category, f.detector,
                               fmt::format("{}-{}", f.start, f.end), fmt::format("{:.2f}", f.score), shown(m.text, f)});
            }
            flagged += any ? 1U : 0U;
        }
        if (progress)
            fmt::print(stderr, "\r{} of {}", i + n, keys->size());
    }
    if (progress)
        fmt::print(stderr, "\r\x1b[K");
    if (context.json) {
        Json counts = Json::object();
        for (const auto &[category, count] : summary)
            counts[category] = count;
        printJson({{"flags", std::move(flags)},
                   {"memories", keys->size()},
                   {"flagged", flagged},
                   {"bytes", bytes},
                   {"summary", std::move(counts)}});
        return kDone;
    }
    if (total > 0)
        table.print();
    fmt::print("{} in {} of {}.\n", counted(total, "finding", "findings"), flagged,
               counted(keys->size(), "memory", "memories"));
    return kDone;
}

int run(const Context &context, const Options &options)
{
    const bool text = options.textOption->count() > 0;
    const int sources =
        int(text) + int(!options.file.empty()) + int(!options.cases.empty()) + int(!context.store.empty());
    if (sources != 1)
        return usage(context, "scan needs one of: a store, --text, --file, --cases");
    for (const std::string &category : options.categories) {
        const auto &all = categories();
        if (std::none_of(all.begin(), all.end(), [&](const Category &c) { return c.id == category; }))
            return usage(context, "--category: no such category: " + category);
    }
    if (text)
        return scanText(context, options, options.text);
    const std::string &path = options.file.empty() ? options.cases : options.file;
    if (path.empty())
        return scanStore(context, options);
    std::string content;
    if (path == "-") {
        content.assign(std::istreambuf_iterator<char>(std::cin), {});
    } else {
        std::ifstream in(path, std::ios::binary);
        if (in)
            content.assign(std::istreambuf_iterator<char>(in), {});
        if (!in)
            return fail(context, Error{Errc::Io, "Can't read " + path, path});
    }
    return options.cases.empty() ? scanText(context, options, content)
                                 : scanCases(context, content, options.rows, options.verbose);
}

} // namespace scan_command

void addScan(CLI::App &app, Context &context)
{
    using namespace scan_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "scan", "Look for what is private or unsafe in a text, a file or a store",
                            [&context, options] { return run(context, *options); });
    sub->add_option("STORE", context.store, "The store whose memories to scan; nothing is written to it");
    options->textOption = sub->add_option("--text", options->text, "Scan this text");
    sub->add_option("--file", options->file, "Scan this file, - for standard input");
    scopeOption(sub, context, "Only this scope of the store; all if not given");
    sub->add_option("--subject", options->subjects,
                    "Whom the text is about, so nobody else; several with commas. Of a store: the scope's name")
        ->delimiter(',');
    sub->add_option("--category", options->categories, "Only these categories, with commas")->delimiter(',');
    sub->add_option("--cases", options->cases,
                    "Measure the detectors on labelled cases: identifiers or secrets (JSON), claims (TSV)");
    sub->add_option("--rows", options->rows, "Of labelled claims: all, or the rows whose number three divides or not")
        ->check(CLI::IsMember({"all", "third", "rest"}))
        ->capture_default_str();
    sub->add_flag("--verbose", options->verbose, "With --cases: name the cases that went wrong");
}

} // namespace credence::cli
