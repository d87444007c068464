// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A small store of every format, each of its files cut at every byte: it opens with at most what it holds, or says in
// plain words why not. Databases have pages of 512 bytes, so that there are few bytes to cut at.
#include "support/chromawriter.h"
#include "support/foreignsql.h"
#include "support/registry.h"
#include "support/stores.h"

#include "ingest/gzip.h"

#include <credence/ingest.h>

#include <QTest>

#include <unistd.h>

#include <array>
#include <fstream>

namespace tst_ingest_cut {

using namespace credence;
using namespace credence::test;
namespace fs = std::filesystem;

namespace {

// What is to be read, the files to be cut (from there on; empty: itself), and how many memories and candidates it
// holds.
struct CutStore {
    fs::path path;
    std::vector<std::string> files;
    std::size_t memories = 0, records = 0;
};

void put(const fs::path &path, const std::string &content)
{
    fs::create_directories(path.parent_path());
    fs::remove(path); // some file systems flush one that is written over
    std::ofstream(path, std::ios::binary) << content;
}

std::string bytesOf(const fs::path &path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

fs::path database(const fs::path &file, const std::string &script)
{
    const std::string error = runSql(file, "PRAGMA page_size = 512;\n" + script);
    return error.empty() ? file : fs::path();
}

std::uint32_t crcOf(const std::string &bytes) // of zip files: the polynomial EDB88320, reflected
{
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : bytes) {
        crc ^= static_cast<unsigned char>(c);
        for (int i = 0; i < 8; ++i)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

std::string zipOf(const std::vector<std::pair<std::string, std::string>> &files)
{
    std::string out, central;
    const auto add = [](std::string &to, std::uint32_t value, int bytes) {
        for (int i = 0; i < bytes; ++i)
            to += static_cast<char>(value >> (8 * i));
    };
    for (const auto &[name, content] : files) {
        const auto at = static_cast<std::uint32_t>(out.size()), size = static_cast<std::uint32_t>(content.size());
        for (std::string *to : {&out, &central}) {
            add(*to, to == &out ? 0x04034B50 : 0x02014B50, 4);
            if (to == &central)
                add(*to, 20, 2);
            add(*to, 20, 2);
            for (int i = 0; i < 4; ++i) // flags, stored, time, date
                add(*to, 0, 2);
            add(*to, crcOf(content), 4);
            add(*to, size, 4);
            add(*to, size, 4);
            add(*to, static_cast<std::uint32_t>(name.size()), 2);
            add(*to, 0, 2);
        }
        for (int i = 0; i < 5; ++i) // comment, part, attributes
            add(central, 0, 2);
        add(central, at, 4);
        central += name;
        out += name + content;
    }
    const auto start = static_cast<std::uint32_t>(out.size()), count = static_cast<std::uint32_t>(files.size());
    out += central;
    add(out, 0x06054B50, 4);
    add(out, 0, 4);
    add(out, count, 2);
    add(out, count, 2);
    add(out, static_cast<std::uint32_t>(central.size()), 4);
    add(out, start, 4);
    add(out, 0, 2);
    return out;
}

// --- one small store each ---

CutStore cutJsonl(const fs::path &folder)
{
    put(folder / "a.jsonl", "{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n"
                            "{\"record\":\"memory\",\"id\":\"e1\",\"kind\":\"episode\",\"text\":\"tea\"}\n"
                            "{\"record\":\"memory\",\"id\":\"r1\",\"kind\":\"reflection\",\"text\":\"likes tea\","
                            "\"evidence\":[{\"id\":\"e1\",\"role\":\"supports\"}]}\n");
    return {folder / "a.jsonl", {""}, 2};
}

CutStore cutNodes(const fs::path &folder)
{
    const std::string common = "\"created\":\"2023-02-13 00:00:10\",\"expiration\":null,\"subject\":\"a\","
                               "\"predicate\":\"b\",\"object\":\"c\",\"keywords\":[\"k\"],\"poignancy\":5,";
    put(folder / "nodes.json",
        "{\"node_2\":{\"node_count\":2,\"type_count\":1,\"type\":\"thought\",\"depth\":1," + common +
            "\"description\":\"t\",\"embedding_key\":\"t\",\"filling\":[\"node_1\"]},\"node_1\":{\"node_count\":1,"
            "\"type_count\":1,\"type\":\"event\",\"depth\":0," +
            common + "\"description\":\"e\",\"embedding_key\":\"e\",\"filling\":[]}}");
    return {folder / "nodes.json", {""}, 2};
}

CutStore cutChroma(const fs::path &folder)
{
    ChromaWriter chroma(folder / "c", ChromaEra::Configs);
    const std::string collection = chroma.collection("m", 2, "cosine");
    chroma.record(collection, "a", {{"chroma:document", "one"}, {"ts", 1754039533.25}});
    chroma.record(collection, "b", {{"chroma:document", "two"}});
    chroma.record(collection, "c", {{"chroma:document", "three"}});
    chroma.index(collection, {{"a", {1, 2}}, {"b", {3, 4}}}, true, false, 2);
    chroma.run("UPDATE embeddings_queue SET seq_id = seq_id + 2");
    chroma.queue(collection, 0, "c", {5, 6});
    chroma.close();
    const std::string index = ChromaWriter::vectorSegment(collection) + "/";
    return {folder / "c",
            {"chroma.sqlite3", index + "header.bin", index + "data_level0.bin", index + "length.bin",
             index + "index_metadata.pickle"},
            3};
}

CutStore cutHermes(const fs::path &folder)
{
    put(folder / "h/memories/MEMORY.md", "one\n§\ntwo\nlines");
    put(folder / "h/pending/memory/0a1b2c3d.json",
        "{\"id\":\"0a1b2c3d\",\"subsystem\":\"memory\",\"action\":\"add\",\"summary\":\"s\",\"origin\":\"foreground\","
        "\"created_at\":1754039533.5,\"payload\":{\"action\":\"add\",\"target\":\"memory\",\"content\":\"new\"}}");
    return {folder / "h", {"memories/MEMORY.md", "pending/memory/0a1b2c3d.json"}, 2, 1};
}

CutStore cutMcp(const fs::path &folder)
{
    put(folder / "m.jsonl", "{\"type\":\"entity\",\"name\":\"A\",\"entityType\":\"p\",\"observations\":[\"x\",\"y\"]}\n"
                            "{\"type\":\"relation\",\"from\":\"A\",\"to\":\"B\",\"relationType\":\"knows\"}");
    return {folder / "m.jsonl", {""}, 3};
}

CutStore cutMcpObject(const fs::path &folder)
{
    put(folder / "m.json", "{\n  \"entities\": [{\"name\": \"A\", \"entityType\": \"p\", \"observations\": [\"x\"]}],\n"
                           "  \"relations\": [{\"from\": \"A\", \"to\": \"B\", \"relationType\": \"knows\"}]\n}\n");
    return {folder / "m.json", {""}, 2};
}

CutStore cutClaudeMem(const fs::path &folder)
{
    return {
        database(folder / "c.db",
                 "CREATE TABLE sdk_sessions(id INTEGER PRIMARY KEY, content_session_id TEXT, memory_session_id TEXT, "
                 "project TEXT);"
                 "CREATE TABLE observations(id INTEGER PRIMARY KEY, memory_session_id TEXT, project TEXT, text TEXT, "
                 "prompt_number INTEGER, created_at TEXT, created_at_epoch INTEGER);"
                 "CREATE TABLE user_prompts(id INTEGER PRIMARY KEY, content_session_id TEXT, prompt_number INTEGER, "
                 "prompt_text TEXT, created_at TEXT, created_at_epoch INTEGER);"
                 "INSERT INTO sdk_sessions VALUES(1,'c','m','p');"
                 "INSERT INTO user_prompts VALUES(1,'c',1,'do','2026-01-02T03:04:05Z',1767323045000);"
                 "INSERT INTO observations VALUES(1,'m','p','done',1,'2026-01-02T03:04:06Z',1767323046000);"),
        {""},
        2};
}

CutStore cutEveros(const fs::path &folder)
{
    put(folder / "episode-2026-06-01.md",
        "---\nid: episode_log_alice_2026-06-01\ntype: episode_daily\nschema_version: 1\nuser_id: alice\ntrack: user\n"
        "date: 2026-06-01\nentry_count: 1\n---\n\n<!-- entry:ep_20260601_00000001 -->\n## ep_20260601_00000001\n\n"
        "**owner_id**: alice\n**timestamp**: 2026-06-01T09:12:13+00:00\n\n### Subject\nTea\n### Content\nHad tea.\n"
        "<!-- /entry:ep_20260601_00000001 -->\n");
    return {folder / "episode-2026-06-01.md", {""}, 1};
}

const char *const kEngramOne = "{\"id\":\"aaaaaaaa-0000-4000-8000-000000000001\",\"type\":\"event\",\"content\":\"e\","
                               "\"source\":\"user\",\"importance\":5,\"tags\":[],\"created_at\":1754039533.5,"
                               "\"access_count\":0}";
const char *const kEngramTwo =
    "{\"id\":\"bbbbbbbb-0000-4000-8000-000000000002\",\"type\":\"insight\",\"content\":\"i\","
    "\"importance\":7,\"created_at\":1754039534.5,\"metadata\":{\"source_ids\":"
    "[\"aaaaaaaa-000\"]}}";

CutStore cutEngram(const fs::path &folder)
{
    put(folder / "e.jsonl", std::string(kEngramOne) + "\n" + kEngramTwo + "\n");
    return {folder / "e.jsonl", {""}, 2};
}

CutStore cutEngramAnswer(const fs::path &folder)
{
    const auto point = [](const char *payload) {
        return "{\"id\":1,\"payload\":" + std::string(payload) + ",\"vector\":[0.5,1]}";
    };
    put(folder / "e.json", "{\"result\":{\"points\":[" + point(kEngramOne) + "," + point(kEngramTwo) +
                               "],\"next_page_offset\":null},\"status\":\"ok\",\"time\":0.1}");
    return {folder / "e.json", {""}, 2};
}

CutStore cutEngramSync(const fs::path &folder)
{
    put(folder / "s/manifest.json", "{\"version\":1,\"chunks\":[{\"id\":\"a1b2c3d4\",\"created_by\":\"ada\","
                                    "\"created_at\":\"2026-01-01T00:00:00Z\"}]}");
    put(folder / "s/chunks/a1b2c3d4.jsonl.gz",
        ingest::gzipped("{\"sessions\":[],\"observations\":[{\"id\":1,\"session_id\":\"s\",\"type\":\"decision\","
                        "\"title\":\"t\",\"content\":\"c\",\"created_at\":\"2026-01-01 00:00:00\"}],\"prompts\":[]}"));
    return {folder / "s", {"manifest.json", "chunks/a1b2c3d4.jsonl.gz"}, 1};
}

CutStore cutHebbs(const fs::path &folder)
{
    put(folder / "h.jsonl", "{\"memory_id\":\"01J00000000000000000000001\",\"content\":\"c\",\"importance\":0.5,"
                            "\"created_at\":1754039533000000,\"decay_score\":0.4}\n"
                            "{\"memory_id\":\"01J00000000000000000000002\",\"content\":\"d\",\"importance\":0.5,"
                            "\"created_at\":1754039534000000,\"decay_score\":0.4,\"kind\":\"insight\","
                            "\"source_memory_ids\":[\"01J00000000000000000000001\"]}\n");
    return {folder / "h.jsonl", {""}, 2};
}

CutStore cutHebbsVault(const fs::path &folder)
{
    put(folder / "v/note.md", "# Tea\n\nHad tea.\n");
    put(folder / "v/.hebbs/manifest.json",
        "{\"version\":1,\"files\":{\"note.md\":{\"checksum\":\"sha256:0\",\"sections\":[{\"memory_id\":"
        "\"01J00000000000000000000001\",\"heading_path\":[\"Tea\"],\"byte_start\":0,\"byte_end\":15,\"state\":"
        "\"synced\"}]}}}");
    return {folder / "v", {"note.md", ".hebbs/manifest.json"}, 1};
}

CutStore cutHindsight(const fs::path &folder)
{
    put(folder / "b.zip",
        zipOf(
            {{"manifest.json", "{\"schema_version\":1,\"source_bank_id\":\"b\",\"document_count\":1,\"fact_count\":1}"},
             {"documents/000000.json", "{\"id\":\"d\",\"chunks\":[],\"facts\":[{\"text\":\"f\",\"fact_type\":\"world\","
                                       "\"mentioned_at\":\"2026-01-01T00:00:00Z\"}]}"},
             {"observations.json", "[{\"text\":\"o\",\"proof_count\":1,\"sources\":[{\"document_id\":\"d\","
                                   "\"fact_index\":0}]}]"}}));
    return {folder / "b.zip", {""}, 2};
}

CutStore cutMem0(const fs::path &folder)
{
    return {
        database(folder / "history.db",
                 "CREATE TABLE history(id TEXT PRIMARY KEY, memory_id TEXT, old_memory TEXT, new_memory TEXT, event "
                 "TEXT, created_at DATETIME, updated_at DATETIME, is_deleted INTEGER, actor_id TEXT, role TEXT);"
                 "INSERT INTO history VALUES('h1','m1',NULL,'tea','ADD','2026-01-01T00:00:00Z',NULL,0,NULL,NULL),"
                 "('h2','m2',NULL,'dog','ADD','2026-01-02T00:00:00Z',NULL,0,NULL,NULL);"),
        {""},
        2};
}

CutStore cutMemos(const fs::path &folder)
{
    return {database(folder / "memos.db",
                     "CREATE TABLE traces(id TEXT PRIMARY KEY, episode_id TEXT, ts INTEGER, user_text TEXT, agent_text "
                     "TEXT);"
                     "CREATE TABLE policies(id TEXT PRIMARY KEY, title TEXT, \"trigger\" TEXT, procedure TEXT, "
                     "source_trace_ids_json TEXT, created_at INTEGER);"
                     "INSERT INTO traces VALUES('t','e',1754039533000,'u','a');"
                     "INSERT INTO policies VALUES('p','T','w','t','[\"t\"]',1754039534000);"),
            {""},
            2};
}

CutStore cutLangGraph(const fs::path &folder)
{
    return {
        database(folder / "s.db",
                 "CREATE TABLE store(prefix TEXT, key TEXT, value TEXT, created_at TIMESTAMP, updated_at TIMESTAMP, "
                 "PRIMARY KEY(prefix, key));"
                 "INSERT INTO store VALUES('m','k','{\"kind\":\"Memory\",\"content\":{\"content\":\"tea\"}}',"
                 "'2026-01-01 00:00:00','2026-01-01 00:00:00');"),
        {""},
        1};
}

CutStore cutMcpService(const fs::path &folder)
{
    return {database(folder / "v.db",
                     "CREATE TABLE memories(id INTEGER PRIMARY KEY, content_hash TEXT UNIQUE, content TEXT, tags TEXT, "
                     "memory_type TEXT, created_at REAL);"
                     "INSERT INTO memories VALUES(1,'h1','tea','a,b','note',1754039533.5);"),
            {""},
            1};
}

CutStore cutMcpExport(const fs::path &folder)
{
    put(folder / "x.json", "{\"export_metadata\":{\"total_memories\":2},\"memories\":[{\"content\":\"tea\","
                           "\"content_hash\":\"h1\",\"tags\":[\"a\"],\"created_at\":1754039533.5},{\"content\":\"dog\","
                           "\"content_hash\":\"h2\",\"created_at\":1754039534.5}]}");
    return {folder / "x.json", {""}, 2};
}

CutStore cutBasic(const fs::path &folder)
{
    put(folder / "n.md", "---\ntitle: Tea\npermalink: tea\ntags: [a, b]\n---\n\n# Tea\n\n- [fact] green #t (morning)\n"
                         "- knows [[Dog]]\n");
    return {folder / "n.md", {""}, 2};
}

CutStore cutLetta(const fs::path &folder)
{
    put(folder / "a.af", "{\"agents\":[{\"id\":\"agent-0\",\"name\":\"A\",\"agent_type\":\"x\",\"block_ids\":"
                         "[\"block-0\"],\"messages\":[{\"role\":\"user\",\"content\":\"hi\",\"created_at\":"
                         "\"2026-01-01T00:00:00Z\"}]}],\"blocks\":[{\"id\":\"block-0\",\"label\":\"human\",\"value\":"
                         "\"v\"}]}");
    return {folder / "a.af", {""}, 2};
}

CutStore cutClaw(const fs::path &folder)
{
    put(folder / "w/AGENTS.md", "be");
    put(folder / "w/SOUL.md", "be");
    put(folder / "w/MEMORY.md", "# Facts\n\n- tea\n- dog\n");
    return {folder / "w", {"MEMORY.md"}, 2};
}

CutStore cutMarkdown(const fs::path &folder)
{
    put(folder / "n.md", "# T\n\nOne paragraph\nof two lines.\n\n- item\n\n```\ncode\n```\n");
    return {folder / "n.md", {""}, 3};
}

struct CutCase {
    const char *name, *format;
    CutStore (*make)(const fs::path &folder);
    bool growing = false; // cut, a text may be told in more parts than whole
};
constexpr std::array kCases = {
    CutCase{"credence-jsonl", "credence-jsonl", cutJsonl},
    CutCase{"generative-agents", "generative-agents", cutNodes},
    CutCase{"chroma", "chroma", cutChroma},
    CutCase{"hermes", "hermes", cutHermes},
    CutCase{"mcp lines", "mcp-memory", cutMcp},
    CutCase{"mcp object", "mcp-memory", cutMcpObject},
    CutCase{"claude-mem", "claude-mem", cutClaudeMem},
    CutCase{"everos", "everos", cutEveros},
    CutCase{"engram lines", "engram", cutEngram},
    CutCase{"engram answer", "engram", cutEngramAnswer},
    CutCase{"engram-sync", "engram-sync", cutEngramSync},
    CutCase{"hebbs lines", "hebbs", cutHebbs},
    CutCase{"hebbs vault", "hebbs", cutHebbsVault},
    CutCase{"hindsight", "hindsight", cutHindsight},
    CutCase{"mem0", "mem0", cutMem0},
    CutCase{"memos", "memos", cutMemos},
    CutCase{"langgraph", "langgraph", cutLangGraph},
    CutCase{"mcp-memory-service", "mcp-memory-service", cutMcpService},
    CutCase{"mcp-memory-service export", "mcp-memory-service", cutMcpExport},
    CutCase{"basic-memory", "basic-memory", cutBasic, true},
    CutCase{"letta", "letta", cutLetta},
    CutCase{"openclaw", "openclaw", cutClaw},
    CutCase{"markdown", "markdown", cutMarkdown, true},
};

} // namespace

class TstIngestCut : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Thousands of private copies: where there is a file system in memory, there.
    void initTestCase()
    {
        if (::access("/dev/shm", W_OK) == 0)
            qputenv("TMPDIR", "/dev/shm");
    }
    void cleanupTestCase()
    {
        if (m_before.isNull())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", m_before);
    }

    void everyFormatIsHere()
    {
        for (const Format &format : formats()) {
            if (format.reads)
                QVERIFY2(std::any_of(kCases.begin(), kCases.end(),
                                     [&](const CutCase &c) { return c.format == format.name; }),
                         format.name.c_str());
        }
    }

    void cutAnywhere_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < kCases.size(); ++i)
            QTest::newRow(kCases[i].name) << int(i);
    }
    void cutAnywhere()
    {
        QFETCH(int, number);
        const CutCase &one = kCases[std::size_t(number)];
        const Folder folder;
        const CutStore store = one.make(folder.path());
        QVERIFY(!store.path.empty());
        const auto whole = readForeign(store.path, one.format);
        QVERIFY2(whole.ok(), whole.ok() ? "" : whole.error().message.c_str());
        QCOMPARE(whole->memories.size(), store.memories);
        QCOMPARE(whole->records.size(), store.records);
        QCOMPARE(QString::fromStdString(detectFormat(store.path).value()), QString(one.format));
        for (const std::string &name : store.files) {
            const fs::path file = name.empty() ? store.path : store.path / name;
            const std::string bytes = bytesOf(file);
            QVERIFY(!bytes.empty());
            const bool isDatabase = bytes.starts_with("SQLite");
            for (std::size_t length = 0; length < bytes.size(); ++length) {
                put(file, bytes.substr(0, length));
                const std::string where = std::string(one.name) + " " + name + " cut after " + std::to_string(length);
                const auto cut = readForeign(store.path, one.format);
                if (!cut) {
                    const Errc code = cut.error().code;
                    QVERIFY2(code == Errc::Unsupported || code == Errc::Corrupt || code == Errc::NotFound,
                             where.c_str());
                    QVERIFY2(!cut.error().message.empty(), where.c_str());
                } else {
                    QVERIFY2(one.growing || cut->memories.size() <= store.memories, where.c_str());
                    QVERIFY2(cut->records.size() <= store.records, where.c_str());
                    for (const MemoryDraft &draft : cut->memories)
                        QVERIFY2(!draft.memory.text.empty(), where.c_str());
                    // What is lost is told, but where a line ends nothing tells that others followed.
                    const bool lineEnd = length == 0 || bytes[length - 1] == '\n' || bytes[length] == '\n';
                    const bool all = cut->memories.size() + cut->records.size() >= store.memories + store.records;
                    QVERIFY2(all || lineEnd || file.extension() == ".md" || !cut->problems.empty(), where.c_str());
                }
                if (!isDatabase || length % 64 == 0)
                    static_cast<void>(detectFormat(store.path));
            }
            put(file, bytes);
        }
    }

private:
    const QByteArray m_before = qgetenv("TMPDIR");
};

CREDENCE_TEST(tst_ingest_cut, TstIngestCut)

} // namespace tst_ingest_cut

#include "tst_ingest_cut.moc"
