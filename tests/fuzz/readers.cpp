// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Everything that takes a file or folder from outside.
#include "fuzz/targets.h"

#include "ingest/importer.h"
#include "support/generator/generator.h"

#include <credence/ingest.h>
#include <credence/reflect.h>
#include <credence/store.h>
#include <credence/text.h>

#include <fstream>
#include <iterator>
#include <sstream>

namespace credence::fuzz {

namespace fs = std::filesystem;

namespace {

void write(const fs::path &file, std::string_view bytes)
{
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), std::streamsize(bytes.size()));
}

std::string slurp(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace

void check(const ForeignStore &store)
{
    require(store.skipped <= store.read || store.memories.empty(), "skipped records were read");
    for (const MemoryDraft &draft : store.memories) {
        require(!draft.memory.importance || (*draft.memory.importance >= 0 && *draft.memory.importance <= 1),
                "importance is 0..1");
        require(isValidUtf8(draft.memory.extra), "extra is UTF-8");
        std::vector<EvidenceLink> links;
        for (const DraftEvidence &one : draft.evidence) {
            EvidenceLink link;
            link.sourceId = {one.ref};
            link.role = one.role;
            link.granularity = one.granularity;
            link.quote = one.quote;
            link.dangling = true;
            links.push_back(std::move(link));
        }
        // Written and read again it is the same memory.
        const std::string line = writeCredenceJsonl(draft.memory, links);
        require(isValidUtf8(line) && line.find('\n') == std::string::npos, "a line is one line of UTF-8");
        const ForeignStore again = readCredenceJsonl(line, "again");
        require(again.memories.size() == 1 || draft.memory.text.empty(), "a written memory is read again");
        if (again.memories.size() == 1)
            require(again.memories.front().memory.text == draft.memory.text, "with the same text");
    }
    for (const Problem &problem : store.problems)
        require(!problem.kind.empty() && !problem.message.empty(), "a problem says what it is");
    for (const DraftRecord &record : store.records)
        require(isValidUtf8(writeCredenceJsonl(record)), "a kept record is written as UTF-8");
}

namespace {

void readAs(const fs::path &path)
{
    for (const Format &format : formats()) {
        if (!format.reads)
            continue;
        if (const auto store = readForeign(path, format.name))
            check(*store);
    }
    static_cast<void>(detectFormat(path));
    if (const auto store = readForeign(path, ""))
        check(*store);
}

} // namespace

void readFile(std::string_view input)
{
    const fs::path file = scratch() / "input";
    write(file, input);
    readAs(file);
}

// See makeTree().
void readFolder(std::string_view input)
{
    const fs::path top = scratch() / "tree";
    static_cast<void>(makeTree(top, input));
    readAs(top);
}

void jsonl(std::string_view input)
{
    check(readCredenceJsonl(input, "input"));
}

// Through the store, as a preview: nothing of it stays.
void import(std::string_view input)
{
    static const auto store = [] {
        auto made = Store::create(scratch() / "import.credence");
        return made ? std::move(*made) : nullptr;
    }();
    require(store != nullptr, "a store can be made");
    const auto report = store->import(readCredenceJsonl(input, "input"), "input", Cause{"", "import", ""}, true);
    if (report)
        require(report->added + report->updated + report->unchanged + report->skipped <= report->read + report->added,
                "an import adds up");
    require(store->counts() && store->counts()->memories == 0, "a preview changes nothing");
}

void run(std::string_view input)
{
    const auto record = readRun(input);
    if (!record)
        return;
    const std::string written = runJson(*record);
    const auto again = readRun(written);
    require(again.ok(), "a written run is read again");
    require(runJson(*again) == written, "and is the same");
}

std::vector<std::string> jsonlSeeds()
{
    std::vector<std::string> out;
    std::ostringstream made;
    test::GeneratorOptions options;
    options.episodes = 8;
    options.beliefs = 3;
    options.flawedShare = 0.5;
    test::writeJsonl(options, made);
    out.push_back(made.str());
    out.push_back(slurp(fs::path(CREDENCE_SOURCE_DIR) / "tests/data/ingest/small.jsonl"));
    out.push_back(slurp(fs::path(CREDENCE_SOURCE_DIR) / "tests/data/review/candidates.jsonl"));
    out.push_back(R"({"record":"memory","id":"e1","kind":"episode","text":"caf\u00e9 \ud800","created":"2026-02-30",)"
                  R"("importance":7,"importance_scale":"1-10","tags":["a","b"],"base64":{"/text":"/w=="}})");
    out.push_back(R"({"record":"flag","id":"f","target":"e1","category":"email","span":[0,3]})"
                  "\n"
                  R"({"record":"decision","id":"d","candidate":"c"})"
                  "\n"
                  R"({"record":"ledger","number":1})");
    return out;
}

std::vector<std::string> readerSeeds()
{
    std::vector<std::string> out = jsonlSeeds();
    std::string tree;
    const fs::path data = fs::path(CREDENCE_SOURCE_DIR) / "tests/data/ingest";
    std::error_code ignored;
    for (const auto &entry : fs::recursive_directory_iterator(data, ignored)) {
        if (!entry.is_regular_file(ignored) || entry.file_size(ignored) > 20'000)
            continue;
        out.push_back(slurp(entry.path()));
        tree += "=== " + fs::relative(entry.path(), data, ignored).string() + "\n" + out.back() + "\n";
    }
    out.push_back(tree);
    out.emplace_back("=== a.jsonl\n{\"record\":\"memory\",\"text\":\"x\"}\n=== b/nodes.json\n{\"node_1\":{}}\n");
    out.emplace_back("SQLite format 3\0", 16);
    out.emplace_back("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n");
    out.emplace_back("PK\x03\x04\x14\0\0\0\x08\0", 10);
    for (std::string &one : kept("folders"))
        out.push_back(std::move(one));
    for (const std::string &one : kept("databases")) { // as the files that they make
        for (const fs::path &file : makeTree(scratch() / "seeds", one))
            out.push_back(slurp(file));
    }
    return out;
}

} // namespace credence::fuzz
