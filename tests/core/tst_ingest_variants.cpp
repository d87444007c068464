// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Files as people's tools and hands make them out of the formats: pages put one after another, lists where lines
// belong, archives packed again, tables of older versions. Texts and problems are written down by hand from each file.
#include "support/chromawriter.h"
#include "support/foreignsql.h"
#include "support/registry.h"
#include "support/stores.h"

#include "ingest/gzip.h"

#include <credence/ingest.h>
#include <credence/text.h>

#include <QTest>

#include <fstream>

namespace tst_ingest_variants {

using namespace credence;
using namespace credence::test;
namespace fs = std::filesystem;

namespace {

void put(const fs::path &path, const std::string &content)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
}

// Texts in their order, "|" between them.
QString textsOf(const Result<ForeignStore> &store)
{
    if (!store)
        return QString::fromStdString("error: " + store.error().message);
    QStringList texts;
    for (const MemoryDraft &draft : store->memories)
        texts << QString::fromStdString(draft.memory.text);
    return texts.join('|');
}

// Kinds with how many there are of each, but for what has merely no place here.
QString kindsOf(const Result<ForeignStore> &store)
{
    std::map<std::string, int> kinds;
    for (const Problem &problem : store ? store->problems : ProblemList()) {
        if (problem.kind != "unmapped" && problem.kind != "dangling")
            ++kinds[problem.kind];
    }
    QStringList list;
    for (const auto &[kind, count] : kinds)
        list << QString("%1 %2").arg(kind.c_str()).arg(count);
    return list.join(", ");
}

std::string engramMemory(int number)
{
    const std::string n = std::to_string(number);
    return "{\"id\":\"" + n + "aaaaaaa-0000-4000-8000-000000000000\",\"type\":\"event\",\"content\":\"event " + n +
           "\",\"importance\":5,\"created_at\":1754039533.5,\"access_count\":0}";
}

std::string engramPage(int number, const std::string &space = {})
{
    return "{" + space + "\"result\":{" + space + "\"points\":[" + space +
           "{\"id\":1,\"payload\":" + engramMemory(number) +
           ",\"vector\":{\"words\":{\"indices\":[1],\"values\":[1]},\"dense\":[0.5,2]}}" + space + "]" + space + "}," +
           space + "\"status\":\"ok\"\n}";
}

std::string hebbsMemory(int number)
{
    const std::string n = std::to_string(number);
    return "{\n \"memory_id\": \"01J0000000000000000000000" + n + "\",\n \"content\": \"memory " + n +
           "\",\n \"importance\": 0.5,\n \"created_at\": 1754039533000000,\n \"decay_score\": 0.4\n}";
}

const char *const kEntity = "{\"type\":\"entity\",\"name\":\"A\",\"entityType\":\"p\",\"observations\":[\"x\",\"y\"]}";
const char *const kPrettyEntity = "{\n  \"type\": \"entity\",\n  \"name\": \"A\",\n  \"entityType\": \"p\",\n  "
                                  "\"observations\": [\n    \"x\",\n    \"y\"\n  ]\n}";
const char *const kPrettyRelation =
    "{\n  \"type\": \"relation\",\n  \"from\": \"A\",\n  \"to\": \"B\",\n  \"relationType\": \"knows\"\n}";

} // namespace

class TstIngestVariants : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void files_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("texts");
        QTest::addColumn<QString>("kinds");
        const auto row = [](const char *name, const char *file, const std::string &content, const char *format,
                            const char *texts, const char *kinds = "") {
            QTest::newRow(name) << file << QByteArray::fromStdString(content) << format << texts << kinds;
        };
        const std::string p1 = engramPage(1), p2 = engramPage(2);
        const std::string glued1 = QByteArray::fromStdString(p1).replace('\n', "").toStdString(),
                          glued2 = QByteArray::fromStdString(p2).replace('\n', "").toStdString();
        row("engram, pages on one line", "e.json", glued1 + glued2, "engram", "event 1|event 2");
        row("engram, pages over lines", "e.json", engramPage(1, "\n  ") + "\n" + engramPage(2, "\n  "), "engram",
            "event 1|event 2");
        row("engram, a list of pages", "e.json", "[" + p1 + "," + p2 + "]", "engram", "event 1|event 2");
        row("engram, a page that breaks off", "e.json",
            "{\"result\":{\"points\":[{\"id\":1,\"payload\":" + engramMemory(1) + "},{\"id\":2,\"payl", "engram",
            "event 1", "bad-json 1");
        row("engram, its first line cut", "e.jsonl", engramMemory(1).substr(20) + "\n" + engramMemory(2), "engram",
            "error");
        row("engram, its second line cut", "e.jsonl",
            engramMemory(1) + "\n" + engramMemory(2).substr(0, 60) + "\n" + engramMemory(3), "engram",
            "event 1|event 3", "bad-json 1");
        row("hebbs, answers one after another", "h.json", hebbsMemory(1) + "\n" + hebbsMemory(2), "hebbs",
            "memory 1|memory 2");
        row("hebbs, answers without a line between them", "h.json", hebbsMemory(1) + hebbsMemory(2), "hebbs",
            "memory 1|memory 2");
        row("mcp, over several lines", "m.jsonl", std::string(kPrettyEntity) + "\n" + kPrettyRelation + "\n",
            "mcp-memory", "x|y|A knows B");
        row("mcp, over several lines, cut", "m.jsonl",
            std::string(kPrettyEntity) + "\n" + std::string(kPrettyRelation).substr(0, 30), "mcp-memory", "x|y",
            "bad-json 1");
        row("mcp, a cut line before good ones", "m.jsonl", std::string(kEntity).substr(0, 40) + "\n" + kEntity + "\n",
            "mcp-memory", "x|y", "bad-json 1");
        row("mcp, one string for a list", "m.jsonl",
            "{\"type\":\"entity\",\"name\":\"B\",\"entityType\":\"p\",\"observations\":\"z\"}\n" + std::string(kEntity),
            "mcp-memory", "z|x|y", "misfit 1");
        row("mcp, numbers and truths observed", "m.jsonl",
            "{\"type\":\"entity\",\"name\":\"B\",\"entityType\":\"p\",\"observations\":[42,1.5,true,null,[]]}",
            "mcp-memory", "42|1.5|true", "missing-text 2");
        row("mcp, entities by name", "m.json",
            "{\"entities\":{\"A\":{\"entityType\":\"p\",\"observations\":[\"x\"]}},\"relations\":[{\"from\":\"A\","
            "\"to\":\"B\",\"relationType\":\"knows\"}]}",
            "mcp-memory", "x|A knows B");
        row("mcp, wrapped", "m.json",
            "{\"graph\":{\"entities\":[{\"name\":\"A\",\"entityType\":\"p\",\"observations\":[\"x\"]}],\"relations\":[]"
            "}}",
            "mcp-memory", "x");
        row("jsonl, a line of more than 64 MiB", "a.jsonl",
            "{\"record\":\"memory\",\"kind\":\"episode\",\"text\":\"t\"}\n{\"record\":\"memory\",\"text\":\"" +
                std::string(std::size_t(64) << 20U, 'x') + "\"}\n",
            "credence-jsonl", "t", "bad-record 1");
        row("hermes, Latin-1", "h/memories/MEMORY.md", "caf\xE9\n\xC2\xA7\ntwo", "hermes", "caf\xE9|two");
    }
    void files()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(QString, format);
        QFETCH(QString, texts);
        QFETCH(QString, kinds);
        const Folder folder;
        const fs::path path = folder.path() / file.toStdString();
        put(path, content.toStdString());
        const auto store = readForeign(file.startsWith("h/") ? folder.path() / "h" : path, {});
        if (texts == "error") {
            QVERIFY(!store.ok());
            QVERIFY(!store.error().message.empty());
            return;
        }
        if (format == "hermes") {
            QVERIFY(store.ok());
            QCOMPARE(store->memories.size(), 2U);
            QCOMPARE(store->memories[0].memory.text, std::string("caf\xE9"));
            return;
        }
        QCOMPARE(textsOf(store), texts);
        QCOMPARE(kindsOf(store), kinds);
        QCOMPARE(store->format, format.toStdString());
        QCOMPARE(store->read, store->memories.size() + store->records.size() + store->skipped);
        if (format == "engram" && file == "e.json" && !content.endsWith("payl")) { // the dense one of two
            QCOMPARE(store->memories[0].vector, (std::vector<float>{0.5F, 2}));
        }
    }

    void packedAgain()
    {
        // A gzip file that is cut, of whatever: damaged, and not "of no known format".
        const Folder folder;
        const std::string packed =
            ingest::gzipped("{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}");
        put(folder / "a.gz", packed);
        const auto whole = readForeign(folder / "a.gz", {});
        QVERIFY(!whole.ok());
        QCOMPARE(whole.error().code, Errc::Unsupported);
        put(folder / "b.gz", packed.substr(0, packed.size() - 9));
        const auto cut = readForeign(folder / "b.gz", {});
        QVERIFY(!cut.ok());
        QCOMPARE(cut.error().code, Errc::Corrupt);
        QVERIFY(QString::fromStdString(cut.error().message).contains("damaged or cut short"));
    }

    void folderAbove()
    {
        const Folder folder;
        put(folder / "app/db/memory.jsonl", std::string(kEntity) + "\n");
        const auto store = readForeign(folder / "app", {});
        QVERIFY(!store.ok());
        QVERIFY2(store.error().message.find("db in it is recognised as mcp-memory: name that.") != std::string::npos,
                 store.error().message.c_str());
    }

    void chromaOfTenants()
    {
        const Folder folder;
        {
            ChromaWriter chroma(folder / "c", ChromaEra::Configs);
            chroma.run("INSERT INTO databases VALUES ('1', 'default_database', 'red'), "
                       "('2', 'default_database', 'blue')");
            for (const char *database : {"00000000-0000-0000-0000-000000000000", "1", "2"}) {
                const std::string collection = chroma.collection("notes", 2, "l2", database);
                chroma.record(collection, "x", {{"chroma:document", std::string("of ") + database}});
                chroma.queue(collection, 0, "x", {1, 2});
            }
        }
        const auto store = readForeign(folder / "c", {});
        QVERIFY(store.ok());
        QStringList found;
        for (const MemoryDraft &draft : store->memories)
            found << QString::fromStdString(draft.memory.scope + " " + draft.memory.sourceRef + " " +
                                            draft.memory.text);
        QCOMPARE(found, (QStringList{"notes x of 00000000-0000-0000-0000-000000000000", "red/notes x of 1",
                                     "blue/notes x of 2"}));
        QCOMPARE(store->skipped, 0U);
    }

    void chromaTooOld()
    {
        const Folder folder;
        put(folder / "c/chroma-embeddings.parquet", "PAR1");
        const auto store = readForeign(folder / "c", {});
        QVERIFY(!store.ok());
        QVERIFY(store.error().message.find("chroma-migrate") != std::string::npos);
    }

    // What is only said of vectors does not make the records doubtful: a source whose index is damaged stays in step.
    void chromaWithoutVectors()
    {
        const Folder folder;
        ChromaWriter chroma(folder / "c", ChromaEra::Configs);
        const std::string collection = chroma.collection("m", 2);
        chroma.record(collection, "a", {{"chroma:document", "one"}, {"importance", "high"}, {"depth", 0.5}});
        chroma.record(collection, "b", {{"chroma:document", "two"}});
        chroma.close();
        const auto store = readForeign(folder / "c", {}, {{}, {{"depth", "depth"}}});
        QVERIFY(store.ok());
        QCOMPARE(kindsOf(store), QString("bad-vector 1, misfit 1"));
    }

    void mem0OfJuly2024()
    {
        const Folder folder;
        QCOMPARE(
            runSql(folder / "history.db",
                   "CREATE TABLE history(id TEXT PRIMARY KEY, memory_id TEXT, prev_value TEXT, new_value TEXT, event "
                   "TEXT, timestamp DATETIME, is_deleted INTEGER);"
                   "INSERT INTO history VALUES('h1','m1',NULL,'tea','ADD','2024-07-01T10:00:00-07:00',0),"
                   "('h2','m1','tea','coffee','UPDATE','2024-07-02T10:00:00-07:00',0);"),
            std::string());
        const auto store = readForeign(folder / "history.db", {});
        QCOMPARE(textsOf(store), QString("coffee"));
        QCOMPARE(formatTime(*store->memories[0].memory.created), std::string("2024-07-01T17:00:00Z"));
    }

    // Rows of a rebuilt table may stand in any order: their times tell.
    void mem0OutOfOrder()
    {
        const Folder folder;
        QCOMPARE(
            runSql(folder / "history.db",
                   "CREATE TABLE history(id TEXT PRIMARY KEY, memory_id TEXT, old_memory TEXT, new_memory TEXT, event "
                   "TEXT, created_at DATETIME, updated_at DATETIME, is_deleted INTEGER, actor_id TEXT, role TEXT);"
                   "INSERT INTO history VALUES('h2','m1','a','b','UPDATE','2024-07-01T10:00:00-07:00',"
                   "'2024-07-02T10:00:00-07:00',0,NULL,NULL),"
                   "('h1','m1',NULL,'a','ADD','2024-07-01T10:00:00-07:00',NULL,0,NULL,NULL);"),
            std::string());
        QCOMPARE(textsOf(readForeign(folder / "history.db", {})), QString("b"));
    }

    void langGraphWithoutWords()
    {
        const Folder folder;
        QCOMPARE(
            runSql(
                folder / "s.db",
                "CREATE TABLE store(prefix TEXT, key TEXT, value TEXT, created_at TIMESTAMP, updated_at TIMESTAMP, "
                "PRIMARY KEY(prefix, key));"
                "INSERT INTO store SELECT 'm', 'k' || rowid, value, '2026-01-01 00:00:00', '2026-01-01 00:00:00' "
                "FROM (SELECT 1 AS rowid, 'null' AS value UNION ALL SELECT 2, '{}' UNION ALL "
                "SELECT 3, '{\"content\":\" \"}' UNION ALL SELECT 4, '{\"a\":[]}' UNION ALL SELECT 5, '{\"a\":1}');"),
            std::string());
        const auto store = readForeign(folder / "s.db", {});
        QCOMPARE(textsOf(store), QString("{\"a\":1}"));
        QCOMPARE(kindsOf(store), QString("missing-text 4"));
    }

    void timesWithSlashes()
    {
        QCOMPARE(formatTime(parseTime("2026/08/01 09:12:13")->time), std::string("2026-08-01T09:12:13Z"));
        QVERIFY(parseTime("2026/08/01")->zoneAssumed);
        QVERIFY(!parseTime("2026/08-01"));
        QVERIFY(!parseTime("08/01/2026")); // two readings
    }

    // A file may hold as many faults as bytes; of a kind a hundred thousand are told, and the rest counted.
    void faultsWithoutEnd()
    {
        ForeignStore store;
        for (int i = 0; i < 100'003; ++i)
            store.problems.push_back({"a", "bad-json", "m"});
        store.problems.push_back({"b", "misfit", "m"});
        store.problems.finish();
        QCOMPARE(store.problems.size(), 100'002U);
        QCOMPARE(store.problems.back().message, std::string("3 more of this kind."));
    }
};

CREDENCE_TEST(tst_ingest_variants, TstIngestVariants)

} // namespace tst_ingest_variants

#include "tst_ingest_variants.moc"
