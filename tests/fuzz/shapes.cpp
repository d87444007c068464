// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Stores of other programs in a form that changes well: a folder written as text, whose databases are the statements
// that make them and whose archives are their members, so that a changed byte is a changed value and not a wrong
// checksum. The formats underneath, pickles and archives, are fuzzed as the bytes that they are.
#include "fuzz/targets.h"

#include "ingest/frontmatter.h"
#include "ingest/gzip.h"
#include "ingest/importer.h"
#include "ingest/notes.h"
#include "ingest/pickle.h"
#include "ingest/zipfile.h"
#include "util/losslessjson.h"

#include <credence/agentserver.h>
#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/store.h>
#include <credence/text.h>

#include <sqlite3.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>

namespace credence::fuzz {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSection = "=== ";
constexpr std::string_view kStatements = " <- sql";

std::string bytesOf(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void put(const fs::path &file, std::string_view bytes)
{
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), std::streamsize(bytes.size()));
}

// Statements may make tables and rows, and nothing else: no other file, no code, no long work.
int allowed(void *, int action, const char *first, const char *second, const char *, const char *)
{
    switch (action) {
    case SQLITE_ATTACH:
    case SQLITE_DETACH:
    case SQLITE_RECURSIVE:
        return SQLITE_DENY;
    case SQLITE_PRAGMA: {
        const std::string_view name = first ? first : "";
        return name == "page_size" || name == "user_version" || name == "application_id" || name == "encoding" ||
                       (name == "writable_schema" && second)
                   ? SQLITE_OK
                   : SQLITE_DENY;
    }
    case SQLITE_FUNCTION:
        return second && std::string_view(second) == "load_extension" ? SQLITE_DENY : SQLITE_OK;
    default:
        return SQLITE_OK;
    }
}

// Each statement for itself: one that fails is passed over.
void database(const fs::path &file, std::string_view script)
{
    sqlite3 *db = nullptr;
    if (sqlite3_open(file.c_str(), &db) == SQLITE_OK) {
        sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 1 << 20);
        sqlite3_exec(db, "PRAGMA page_size=512; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN", nullptr,
                     nullptr, nullptr);
        sqlite3_set_authorizer(db, &allowed, nullptr);
        int left = 200; // thousands of steps, of all statements
        sqlite3_progress_handler(
            db, 1000, [](void *steps) { return --*static_cast<int *>(steps) < 0 ? 1 : 0; }, &left);
        const char *at = script.data();
        const char *const end = at + script.size();
        for (int statements = 0; at < end && statements < 400; ++statements) {
            sqlite3_stmt *one = nullptr;
            const char *next = nullptr;
            if (sqlite3_prepare_v2(db, at, int(end - at), &one, &next) == SQLITE_OK && one) {
                for (int rows = 0; rows < 100 && sqlite3_step(one) == SQLITE_ROW;)
                    ++rows;
            }
            sqlite3_finalize(one);
            if (!one) {
                next = std::find(at, end, ';');
                next = next == end ? end : next + 1;
            }
            at = next;
        }
        sqlite3_set_authorizer(db, nullptr, nullptr);
        sqlite3_progress_handler(db, 0, nullptr, nullptr);
        sqlite3_exec(db, "COMMIT", nullptr, nullptr, nullptr);
    }
    // A virtual table over changed tables of its own may forget a statement, and the file would stay open.
    while (sqlite3_stmt *forgotten = db ? sqlite3_next_stmt(db, nullptr) : nullptr)
        sqlite3_finalize(forgotten);
    sqlite3_close(db);
}

std::string little(std::uint64_t value, int bytes)
{
    std::string out;
    for (int i = 0; i < bytes; ++i)
        out += char(value >> (8 * i));
    return out;
}

std::string zipOf(const std::vector<std::pair<std::string, std::string>> &members)
{
    std::string out, central;
    for (const auto &[name, bytes] : members) {
        const auto sum = crc32(0, reinterpret_cast<const Bytef *>(bytes.data()), uInt(bytes.size()));
        const std::string common =
            little(sum, 4) + little(bytes.size(), 4) + little(bytes.size(), 4) + little(name.size(), 2) + little(0, 2);
        central += std::string("PK\x01\x02") + little(20, 2) + little(20, 2) + little(0, 8) + common + little(0, 2) +
                   little(0, 8) + little(out.size(), 4) + name;
        out += std::string("PK\x03\x04") + little(20, 2) + little(0, 8) + common + name + bytes;
    }
    return out + central + std::string("PK\x05\x06") + little(0, 4) + little(members.size(), 2) +
           little(members.size(), 2) + little(central.size(), 4) + little(out.size(), 4) + little(0, 2);
}

} // namespace

// "=== NAME" begins a file, and what follows are its bytes; "=== NAME <- sql" a database and its statements;
// "=== NAME.zip!MEMBER" a member of an archive; "=== NAME.gz!" bytes that are to be compressed. Names stay inside.
std::vector<fs::path> makeTree(const fs::path &top, std::string_view input)
{
    std::error_code ignored;
    fs::remove_all(top, ignored);
    fs::create_directory(top, ignored);
    std::vector<fs::path> made;
    std::map<fs::path, std::vector<std::pair<std::string, std::string>>> archives;
    const auto place = [&](std::string_view name) {
        fs::path path = top;
        for (std::size_t at = 0; at <= name.size();) {
            const std::size_t end = std::min(name.find('/', at), name.size());
            const std::string_view part = name.substr(at, end - at);
            if (!part.empty() && part != "." && part != ".." && part.find('\0') == std::string_view::npos)
                path /= part;
            at = end + 1;
        }
        return path;
    };
    std::size_t at = input.starts_with(kSection) ? 0 : input.find("\n=== ");
    for (int files = 0; at < input.size() && files < 24; ++files) {
        at += input[at] == '\n' ? 1 : 0;
        const std::size_t end = std::min(input.find('\n', at), input.size());
        std::string_view name = input.substr(at + kSection.size(), std::min<std::size_t>(end - at - 4, 200));
        const std::size_t next = std::min(input.find("\n=== ", end), input.size());
        const std::size_t start = std::min(end + 1, input.size());
        const std::string_view bytes = input.substr(start, next > start ? next - start : 0);
        at = next;
        const bool statements = name.ends_with(kStatements);
        if (statements)
            name.remove_suffix(kStatements.size());
        const std::size_t mark = statements ? std::string_view::npos : name.find('!');
        const fs::path path = place(name.substr(0, mark));
        if (path == top)
            continue;
        fs::create_directories(path.parent_path(), ignored);
        if (fs::is_directory(path, ignored))
            continue;
        if (statements) {
            if (!fs::exists(path, ignored))
                database(path, bytes);
        } else if (mark != std::string_view::npos && path.extension() == ".gz") {
            put(path, ingest::gzipped(bytes));
        } else if (mark != std::string_view::npos) {
            archives[path].emplace_back(name.substr(mark + 1), bytes);
        } else {
            put(path, bytes);
        }
        made.push_back(path);
    }
    for (const auto &[path, members] : archives)
        put(path, zipOf(members));
    return made;
}

namespace {

// What a person could have done with what was read, and what would then be written: only files of the target.
void handBackTo(const ForeignStore &store, const fs::path &source)
{
    const auto &known = ingest::importers();
    const auto importer =
        std::find_if(known.begin(), known.end(), [&](const auto &one) { return one.format.name == store.format; });
    if (importer == known.end() || !importer->handBack || store.memories.empty())
        return;
    HandBackSet set;
    set.scope = store.memories.front().memory.scope;
    set.system = store.format;
    if (!store.agentStates.empty())
        set.state = store.agentStates.front().json;
    constexpr std::array kinds = {HandBackKind::Retracted, HandBackKind::Superseded, HandBackKind::Redacted,
                                  HandBackKind::Archived, HandBackKind::Erased};
    HandBackItem added;
    for (std::size_t i = 0; i < std::min<std::size_t>(store.memories.size(), 10); ++i) {
        HandBackItem item;
        item.kind = kinds[i % kinds.size()];
        item.memory = store.memories[i].memory;
        item.memory.id = {"01900000-0000-7000-8000-00000000000" + std::to_string(i)};
        added.evidence.push_back({item.memory.id, item.memory.sourceRef, Role::Supports, item.memory.text});
        if (item.kind == HandBackKind::Superseded) {
            item.replacementRef = "01900000-0000-7000-8000-0000000000ff";
            added.replaces.push_back(item.memory.sourceRef);
        }
        if (item.kind == HandBackKind::Redacted)
            item.memory.text = "[email 1a2b]\n--- \"quoted\" # " + item.memory.text;
        item.by = "Ada";
        item.reason = item.memory.text.substr(0, 40);
        set.items.push_back(std::move(item));
    }
    added.memory = store.memories.front().memory;
    added.memory.id = {"01900000-0000-7000-8000-0000000000ff"};
    added.memory.sourceRef.clear();
    added.memory.kind = Kind::Reflection;
    added.memory.text = "What follows from them: " + added.memory.text;
    set.items.push_back(std::move(added));
    const fs::path target = importer->handsBackInPlace ? source : source.parent_path() / "out";
    std::error_code ignored;
    if (!importer->handsBackInPlace)
        fs::create_directory(target, ignored);
    const auto plan = planHandBack(set, store.format, target);
    if (!plan)
        return;
    const fs::path home = fs::is_directory(target, ignored) ? target : target.parent_path();
    for (const PlannedWrite &write : plan->writes) {
        const fs::path relative = write.path.lexically_normal().lexically_relative(home.lexically_normal());
        require(!relative.empty() && *relative.begin() != "..", "a plan writes inside its target");
        require(!write.summary.empty(), "a planned write says what it is");
        if (write.what == PlannedWrite::What::Replace)
            require(write.before == bytesOf(write.path), "it knows the bytes that it replaces");
    }
    require(plan->said + plan->left.size() >= 1, "nothing is passed over in silence");
}

// The folder, or the file if it is one, by what detection says, and by the formats named.
void readTree(std::string_view input, std::initializer_list<const char *> named)
{
    const fs::path top = scratch() / "shape" / "tree";
    std::error_code ignored;
    fs::create_directories(top.parent_path(), ignored);
    const auto files = makeTree(top, input);
    if (files.empty())
        return;
    const fs::path source = files.size() == 1 && files.front().parent_path() == top ? files.front() : top;
    bool taken = false;
    if (const auto store = readForeign(source, "")) {
        check(*store);
        handBackTo(*store, source);
        taken = true;
    }
    if (!taken && source == top) { // none that is a whole folder: each for itself
        for (const fs::path &file : files) {
            if (const auto store = readForeign(file, "")) {
                check(*store);
                handBackTo(*store, file);
            }
        }
    }
    for (const char *format : named) {
        if (const auto store = readForeign(source, format)) {
            check(*store);
            if (!taken)
                handBackTo(*store, source);
        }
    }
}

} // namespace

void chroma(std::string_view input)
{
    readTree(input, {"chroma"});
}

void databases(std::string_view input)
{
    readTree(input, {});
}

void notes(std::string_view input)
{
    readTree(input, {"markdown"});
    // One note alone.
    const auto front = ingest::frontMatter(input);
    require(front.begin <= front.end && front.end <= std::max(front.end, front.body) && front.body <= input.size(),
            "front matter lies in its text");
    for (const auto &[key, value] : {std::pair("status", "'retracted'"), std::pair("updated", "2026-01-02")}) {
        if (const auto changed = ingest::setInFrontMatter(input, key, value))
            require(ingest::frontMatter(*changed).there, "changed front matter is front matter");
    }
    if (const auto more = ingest::addToFrontMatter(input, "credence", {{"a", "b: c"}, {"d", "#e"}})) {
        const auto again = ingest::frontMatter(*more);
        require(again.there && again.error.empty(), "what was added to is read again");
        require(std::string_view(*more).substr(again.body) == input.substr(front.body), "with the body as it was");
    }
    for (const bool nested : {false, true}) {
        const auto note = ingest::notes::parseNote(std::string(input), nested);
        std::size_t last = 0;
        for (const auto &block : note.blocks) {
            require(block.begin <= block.end && block.end <= note.bytes.size(), "a block lies in its note");
            require(nested || block.begin >= last, "blocks come in their order");
            last = block.end;
        }
    }
    const std::string string = displayText(input.substr(0, 200));
    const std::string scalar = ingest::yamlScalar(string);
    require(scalar.find('\n') == std::string::npos, "a scalar is one line");
    const auto read = ingest::parseYaml("k: " + scalar + "\n");
    require(read.error.empty() && read.value.is_object() && read.value["k"] == lossless::encode(string),
            "and is read as the string that it was");
}

void graph(std::string_view input)
{
    readTree("=== memory.jsonl\n" + std::string(input), {"mcp-memory"});
}

void pickle(std::string_view input)
{
    constexpr std::array<std::string_view, 3> classes{
        "chromadb.segment.impl.vector.local_persistent_hnsw.PersistentData",
        "qdrant_client.http.models.models.PointStruct", "qdrant_client.http.models.models.SparseVector"};
    const auto parsed = ingest::Pickle::parse(std::string(input), classes);
    if (!parsed) {
        require(!parsed.error().message.empty() && isValidUtf8(parsed.error().message), "an error is text");
        return;
    }
    // Each value's members are values; a walk with a bound ends.
    std::vector<const ingest::Pickle::Value *> open{&parsed->root()};
    for (std::size_t steps = 0; !open.empty() && steps < 20'000; ++steps) {
        const auto *value = open.back();
        open.pop_back();
        require(value->type != ingest::Pickle::Type::Dict || value->items.size() % 2 == 0, "a key has its value");
        for (const auto item : value->items)
            open.push_back(&parsed->at(item));
        static_cast<void>(parsed->member(*value, "label_to_id"));
        require(value->text.empty() || value->text.size() <= input.size(), "text is of the bytes");
    }
}

void archive(std::string_view input)
{
    constexpr std::size_t most = 1 << 20;
    if (const auto zip = ingest::ZipFile::open(std::string(input))) {
        for (const auto &entry : zip->entries()) {
            const fs::path name = fs::path(entry.name).lexically_normal();
            require(!name.empty() && !name.is_absolute() && *name.begin() != "..", "a name stays inside");
            if (const auto bytes = zip->read(entry, most)) {
                require(bytes->size() == entry.size && bytes->size() <= most, "an entry has its length");
                require(crc32(0, reinterpret_cast<const Bytef *>(bytes->data()), uInt(bytes->size())) == entry.crc,
                        "and its checksum");
            }
        }
        for (const auto &entry : zip->entries())
            require(zip->find(entry.name) != nullptr, "what is listed is found");
    }
    const std::size_t limit = input.size() % 2 == 0 ? most : 100;
    if (!ingest::isGzip(input)) {
        if (const auto raw = ingest::inflateRaw(input, limit))
            require(raw->size() <= limit, "no more than was asked for");
        return;
    }
    if (const auto whole = ingest::gunzip(input, limit))
        require(whole->size() <= limit, "nor of a file");
    if (const auto part = ingest::gunzip(input, limit, true))
        require(part->size() <= limit, "nor of a part");
    const auto back = ingest::gunzip(ingest::gzipped(input), input.size());
    require(back && *back == input, "what was compressed comes out again");
}

// Lines from an agent.
void agent(std::string_view input)
{
    static const auto store = [] {
        auto made = Store::create(scratch() / "agent.credence");
        require(made.ok(), "a store can be made");
        std::vector<MemoryDraft> drafts;
        for (const char *text : {"Sam prefers tea in the morning", "the login test failed twice", "\xff\x1b[31m <b>"}) {
            MemoryDraft draft;
            draft.memory.scope = "default";
            draft.memory.text = text;
            drafts.push_back(std::move(draft));
        }
        require((*made)->add(std::move(drafts), Cause{"", "agent", ""}).ok(), "it takes memories");
        return std::shared_ptr<Store>(std::move(*made));
    }();
    const auto before = store->counts();
    AgentServerOptions options;
    options.scope = "default";
    options.readOnly = true; // so that one input does not change what the next one meets
    options.longest = 1 << 16;
    const auto server = AgentServer::open(store, options);
    require(server.ok(), "a server can be opened");
    LineCutter cutter(options.longest);
    int lines = 0;
    const auto each = [&](std::string &&line) {
        if (++lines > 40)
            return;
        (*server)->arrives(line);
        const std::string said = (*server)->answer(line);
        require(said.find('\n') == std::string::npos && isValidUtf8(said), "an answer is one line of UTF-8");
        if (!said.empty()) {
            // A request's number comes back as it was written, so any reader that takes 1e999 will do.
            const auto json = lossless::parse(said);
            require(json.ok() && json.value.is_structured(), "and JSON");
        }
    };
    cutter.feed(input.substr(0, input.size() / 2), each);
    cutter.feed(input.substr(input.size() / 2), each);
    cutter.finish(each);
    const auto after = store->counts();
    require(before && after && before->memories == after->memories, "who may only read changes nothing");
}

// The folder of a target below tests/data/fuzz.
std::vector<std::string> kept(const char *target)
{
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const auto &entry :
         fs::directory_iterator(fs::path(CREDENCE_SOURCE_DIR) / "tests/data/fuzz" / target, ignored)) {
        if (entry.is_regular_file(ignored))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> out;
    out.reserve(files.size());
    for (const fs::path &file : files)
        out.push_back(bytesOf(file));
    require(!out.empty(), "a target has seeds");
    return out;
}

namespace {

// The bytes of the one file that a tree makes.
std::string madeOf(std::string_view input)
{
    const fs::path top = scratch() / "seed";
    const auto files = makeTree(top, input);
    return files.empty() ? std::string() : bytesOf(files.back());
}

} // namespace

std::vector<std::string> chromaSeeds()
{
    return kept("chroma");
}

std::vector<std::string> databaseSeeds()
{
    return kept("databases");
}

std::vector<std::string> noteSeeds()
{
    return kept("notes");
}

std::vector<std::string> graphSeeds()
{
    return kept("graph");
}

std::vector<std::string> pickleSeeds()
{
    return kept("pickle");
}

std::vector<std::string> archiveSeeds()
{
    using namespace std::string_literals;
    std::string deflated = ingest::gzipped("{\"documents\": [1, 2, 3, 1, 2, 3, 1, 2, 3]}");
    return {zipOf({{"manifest.json", "{}"}, {"documents/000000.json", "[]"}}),
            zipOf({{"../out", "x"}, {"/abs", "y"}, {"a/../b", "z"}, {"C:\\x", "w"}, {"folder/", ""}}),
            "PK\x05\x06"s + std::string(18, '\0'),
            ingest::gzipped("hello hello hello hello"),
            ingest::gzipped(std::string(5000, 'a')) + ingest::gzipped("second member"),
            deflated,
            deflated.substr(10),
            madeOf("=== a.zip!x/y.json\n[]\n=== a.zip!z\n")};
}

std::vector<std::string> agentSeeds()
{
    return {
        R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},)"
        R"("clientInfo":{"name":"c","version":"1"}}})"
        "\n"
        R"({"jsonrpc":"2.0","method":"notifications/initialized"})"
        "\n"
        R"({"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}})",
        R"({"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"recall","arguments":{"query":"tea","k":3,)"
        R"("layer":"auto"}}})",
        R"({"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"insights","arguments":{"limit":5}}})",
        R"({"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"why","arguments":{"id":"x"}}})",
        R"({"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"check","arguments":{}}})",
        R"([{"jsonrpc":"2.0","id":6,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/cancelled",)"
        R"("params":{"requestId":2}}])",
        R"({"jsonrpc":"2.0","id":7,"method":"resources/list"})"
        "\r\n{}\n[]\nnull\n\"x\"\n"
        R"({"jsonrpc":"2.0","id":8,"result":{}})"};
}

} // namespace credence::fuzz
