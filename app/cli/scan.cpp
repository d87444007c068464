// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs the privacy and safety detectors over a text, a file, the memories of a store, or labelled cases.
#include "cli/context.h"
#include "cli/output.h"

#include "cli/scancases.h"
#include "cli/values.h"

#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>

namespace credence::cli {

namespace scan_command {

struct Options {
    std::string text, file, cases, rows = "all", who, reason;
    CLI::Option *textOption = nullptr;
    std::vector<std::string> subjects, categories;
    bool verbose = false, afresh = false;
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
    object["part"] = f.part.empty() ? Json() : Json(safe(f.part));
    object["why"] = safe(f.why);
    return object;
}

bool wanted(const Options &options, const Finding &f)
{
    return options.categories.empty() ||
           std::find(options.categories.begin(), options.categories.end(), f.category) != options.categories.end();
}

std::string hinted(std::string_view secret)
{
    return secret.empty() ? std::string()
                          : std::string(secret.substr(0, std::min<std::size_t>(4, secret.size() / 3))) + "…";
}

// What stands there, for a person. A secret is not repeated.
std::string shown(std::string_view text, const Finding &f)
{
    const std::string_view span = text.substr(f.start, f.end - f.start);
    if (f.category != "secret")
        return line(span);
    return line(hinted(span));
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

Json infoJson(const ScanInfo &scan)
{
    return {{"id", scan.id},
            {"started", formatTime(scan.started)},
            {"complete", scan.complete},
            {"memories", scan.memories},
            {"new", scan.fresh},
            {"still", scan.still},
            {"gone", scan.gone},
            {"by", safe(scan.who)},
            {"ledger", scan.entry.value}};
}

int tellJson(const ScanReport &report, const std::vector<ScanFinding> &findings)
{
    Json flags = Json::array();
    for (const ScanFinding &one : findings) {
        Json object = findingJson(one.flag.finding, one.flag.target);
        object["id"] = one.flag.id.empty() ? Json() : Json(safe(one.flag.id));
        object["state"] = one.change == FindingChange::Gone ? "gone" : one.flag.state;
        object["change"] = word(one.change);
        flags.push_back(std::move(object));
    }
    Json counts = Json::object();
    for (const auto &[category, count] : report.byCategory)
        counts[category] = count;
    Json out{{"flags", std::move(flags)},        {"memories", report.scan.memories},
             {"skipped", report.skipped},        {"flagged", report.flagged},
             {"bytes", report.scan.bytes},       {"summary", std::move(counts)},
             {"new", report.scan.fresh},         {"still", report.scan.still},
             {"gone", report.scan.gone},         {"allowed", report.allowed},
             {"complete", report.scan.complete}, {"previous", report.previous ? infoJson(*report.previous) : Json()}};
    if (report.scan.entry) {
        out["scan"] = report.scan.id;
        out["ledger"] = report.scan.entry.value;
    }
    printJson(out);
    return report.scan.complete ? kDone : kCancelled;
}

int scanStore(const Context &context, const Options &options)
{
    const bool keep = !options.who.empty();
    const auto store = keep ? openToWrite(context) : openToRead(context);
    if (!store)
        return fail(context, store.error());
    std::string scope;
    if (!context.scope.empty()) {
        const auto one = oneScope(context, **store);
        if (!one)
            return fail(context, one.error());
        scope = *one;
    }
    const bool shows = isTerminal();
    Progress progress;
    if (shows)
        progress = [](std::uint64_t done, std::uint64_t total) { fmt::print(stderr, "\r{} of {}", done, total); };
    const auto report = keep ? credence::scanStore(**store, {scope, !options.afresh, true},
                                                   Cause{options.who, "cli", options.reason}, context.stop, progress)
                             : scanPreview(**store, scope, context.stop, progress);
    if (shows)
        fmt::print(stderr, "\r\x1b[K");
    if (!report)
        return fail(context, report.error());
    std::vector<ScanFinding> findings = report->findings;
    if (keep) {
        // What the store holds now, and what this scan found gone.
        for (const std::optional<FindingChange> change :
             {std::optional<FindingChange>(), std::optional(FindingChange::Gone)}) {
            FindingsQuery query;
            query.scope = scope;
            query.change = change;
            auto some = scanFindings(**store, query);
            if (!some)
                return fail(context, some.error());
            std::move(some->begin(), some->end(), std::back_inserter(findings));
        }
    }
    std::erase_if(findings, [&](const ScanFinding &one) { return !wanted(options, one.flag.finding); });
    if (context.json)
        return tellJson(*report, findings);
    Table table;
    table.head({"memory", "category", "detector", "place", "score", "", "text"});
    for (const ScanFinding &one : findings) {
        const Finding &f = one.flag.finding;
        const std::string place = f.part.empty() ? std::string() : partTitle(f.part) + " ";
        const std::string words = f.category != "secret" ? one.words : hinted(one.words);
        table.row({line(one.flag.target), f.category, f.detector, fmt::format("{}{}-{}", line(place), f.start, f.end),
                   fmt::format("{:.2f}", f.score),
                   one.change == FindingChange::Still && one.flag.state != "open" ? one.flag.state : word(one.change),
                   line(words)});
    }
    if (!findings.empty())
        table.print();
    const ScanInfo &scan = report->scan;
    fmt::print("{} in {} of {}: {} new, {} still there, {} gone.\n",
               counted(scan.fresh + scan.still, "finding", "findings"), report->flagged,
               counted(scan.memories, "memory", "memories"), scan.fresh, scan.still, scan.gone);
    if (report->allowed > 0)
        fmt::print("The policy allows {} more.\n", report->allowed);
    if (report->skipped > 0)
        fmt::print("Went on with a cancelled scan, which had seen {}.\n",
                   counted(report->skipped, "memory", "memories"));
    if (!scan.complete)
        fmt::print(stderr, "Cancelled; what was found so far is kept, and the next scan goes on there.\n");
    if (scan.entry)
        fmt::print("Ledger entry {}.\n", scan.entry.value);
    return scan.complete ? kDone : kCancelled;
}

int run(const Context &context, const Options &options)
{
    const bool text = options.textOption->count() > 0;
    const int sources =
        int(text) + int(!options.file.empty()) + int(!options.cases.empty()) + int(!context.store.empty());
    if (sources != 1)
        return usage(context, "scan needs one of: a store, --text, --file, --cases");
    if (context.store.empty() && (!options.who.empty() || options.afresh))
        return usage(context, "--as and --afresh go with a store");
    if (text)
        return scanText(context, options, options.text);
    const std::string &path = options.file.empty() ? options.cases : options.file;
    if (path.empty() && !options.subjects.empty())
        return usage(context, "--subject goes with a text or a file; of a store it is its policy privacy.subjects");
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
    sub->add_option("STORE", context.store, "The store whose memories to scan; nothing is written to it without --as")
        ->type_name("STORE");
    options->textOption = sub->add_option("--text", options->text, "Scan this text");
    context.mayBeEmpty.push_back(options->textOption); // a script may have none
    takesFile(sub->add_option("--file", options->file, "Scan this file, - for standard input"));
    scopeOption(sub, context, "Only this scope of the store; all if not given");
    sub->add_option("--subject", options->subjects, "Whom the text is about, so nobody else; several with commas")
        ->delimiter(',');
    sub->add_option("--as", options->who, "Keep the findings of a store as flags to be resolved; who does it");
    sub->add_option("--reason", options->reason, "With --as: why; it is kept in the ledger");
    sub->add_flag("--afresh", options->afresh, "With --as: don't go on with a scan that was cancelled");
    CLI::Option *category =
        sub->add_option("--category", options->categories, "Show only these categories, with commas")->delimiter(',');
    category->check(oneOfMany(categoryNames()));
    context.offers.emplace_back(category, categoryNames);
    takesFile(sub->add_option("--cases", options->cases,
                              "Measure the detectors on labelled cases: identifiers or secrets (JSON), claims (TSV)"));
    sub->add_option("--rows", options->rows, "Of labelled claims: all, or the rows whose number three divides or not")
        ->check(oneOf({"all", "third", "rest"}))
        ->capture_default_str();
    sub->add_flag("--verbose", options->verbose, "With --cases: name the cases that went wrong");
}

} // namespace credence::cli
