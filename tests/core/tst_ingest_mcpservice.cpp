// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// mcp-memory-service: its database, with the tables beside vec0's virtual one, and its export.
#include "support/foreignsql.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <fstream>
#include <random>

namespace tst_ingest_mcpservice {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

using Refs = std::vector<std::string>;

// A chunk of four vectors of two numbers: (0.5, -2), (1, 1), empty, empty.
const std::string kService =
    "CREATE TABLE memories(id INTEGER PRIMARY KEY, content_hash TEXT UNIQUE NOT NULL, content TEXT NOT NULL, tags "
    "TEXT, "
    "memory_type TEXT, metadata TEXT, created_at REAL, updated_at REAL, created_at_iso TEXT, updated_at_iso TEXT, "
    "deleted_at "
    "REAL DEFAULT NULL, confidence REAL, last_accessed REAL, superseded_by TEXT);"
    "CREATE TABLE metadata(key TEXT PRIMARY KEY, value TEXT);INSERT INTO metadata VALUES('distance_metric','cosine');"
    "CREATE TABLE memory_graph(source_hash TEXT, target_hash TEXT, similarity REAL, connection_types TEXT, metadata "
    "TEXT, "
    "created_at REAL, relationship_type TEXT DEFAULT 'related');"
    "CREATE TABLE memory_embeddings_rowids(rowid INTEGER PRIMARY KEY, id, chunk_id INTEGER, chunk_offset INTEGER);"
    "CREATE TABLE memory_embeddings_chunks(chunk_id INTEGER PRIMARY KEY, size INTEGER NOT NULL, validity BLOB, rowids "
    "BLOB);"
    "CREATE TABLE memory_embeddings_vector_chunks00(rowid PRIMARY KEY, vectors BLOB NOT NULL);"
    "INSERT INTO memories VALUES"
    "(1,'h1','Ann likes tea','drink,ann','note','{\"importance\":0.7,\"k\":\"v\"}',1767323045.25,1767323045.25,"
    "'2026-01-02T03:04:05.250000Z','2026-01-02T03:04:05Z',NULL,0.9,1767400000.0,NULL),"
    "(2,'h2','Ann drank tea','[\"drink\"]','observation',NULL,1767323046.0,0,NULL,NULL,NULL,NULL,NULL,NULL),"
    "(3,'h3','Ann poured it away','','observation','{}',1767323047.0,0,NULL,NULL,NULL,NULL,NULL,NULL),"
    "(4,'h4','old','','note','{}',1767323048.0,0,NULL,NULL,1767323099.5,NULL,NULL,NULL),"
    "(5,'h5','older','','note','{}',1767323049.0,0,NULL,NULL,NULL,NULL,NULL,'h1'),"
    "(6,'h6',' ','','note','{}',1767323049.0,0,NULL,NULL,NULL,NULL,NULL,NULL);"
    "INSERT INTO memory_graph VALUES('h2','h1',0.9,'[]','{}',1,'supports'),('h3','h1',0.8,'[]','{}',2,'contradicts'),"
    "('h2','h3',0.5,'[]','{}',3,'related');"
    "INSERT INTO memory_embeddings_rowids VALUES(1,NULL,1,0),(2,NULL,1,1),(3,NULL,1,9),(4,NULL,7,0);"
    "INSERT INTO memory_embeddings_chunks VALUES(1,4,x'03',x'00');"
    "INSERT INTO memory_embeddings_vector_chunks00 VALUES(1,x'0000003f000000c0"
    "0000803f0000803f00000000000000000000000000000000');";

const MemoryDraft *draftOf(const ForeignStore &store, const std::string &ref)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.sourceRef == ref)
            return &draft;
    }
    return nullptr;
}

} // namespace

class TstIngestMcpService : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTheDatabase()
    {
        const Folder folder;
        const fs::path file = folder / "sqlite_vec.db";
        QCOMPARE(runSql(file, kService), ""s);
        QCOMPARE(*detectFormat(file), "mcp-memory-service"s);
        QCOMPARE(*detectFormat(folder.path()), "mcp-memory-service"s);
        const auto store = readForeign(file, {});
        QVERIFY_OK(store);
        QCOMPARE(store->memories.size(), std::size_t(5));
        QCOMPARE(store->skipped, std::uint64_t(1));
        const MemoryDraft &tea = *draftOf(*store, "h1");
        QCOMPARE(tea.memory.text, "Ann likes tea"s);
        QCOMPARE(tea.memory.tags, (Refs{"note", "drink", "ann"}));
        QCOMPARE(*tea.memory.importance, 0.7);
        QCOMPARE(tea.memory.statedConfidence, "0.9"s);
        QCOMPARE(tea.memory.created->time_since_epoch().count(), 1767323045250);
        QCOMPARE(tea.memory.lastAccessed->time_since_epoch().count(), 1767400000000);
        QVERIFY(tea.memory.kind == Kind::Reflection);
        QCOMPARE(tea.evidence.size(), std::size_t(2));
        QVERIFY(tea.evidence[0].ref == "h2" && tea.evidence[0].role == Role::Supports);
        QVERIFY(tea.evidence[1].ref == "h3" && tea.evidence[1].role == Role::Contradicts);
        QCOMPARE(tea.vector, (std::vector<float>{0.5F, -2.0F}));
        QCOMPARE(draftOf(*store, "h2")->vector, (std::vector<float>{1.0F, 1.0F}));
        QVERIFY(draftOf(*store, "h3")->vector.empty()); // its place lies outside of the chunk
        QVERIFY(draftOf(*store, "h2")->memory.kind == Kind::Episode);
        QVERIFY(draftOf(*store, "h2")->memory.extra.find("\"edges\"") != std::string::npos);
        QCOMPARE(draftOf(*store, "h2")->memory.tags, (Refs{"observation", "drink"}));
        QVERIFY(draftOf(*store, "h4")->memory.status == Status::Retracted);
        QVERIFY(draftOf(*store, "h5")->memory.status == Status::Superseded);
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QCOMPARE((*made)->import(*store, "l", {"", "import", ""})->added, std::uint64_t(5));
        QCOMPARE((*made)->import(*readForeign(file, {}), "l", {"", "import", ""})->unchanged, std::uint64_t(5));
    }

    void readsTheExport()
    {
        const Folder folder;
        const std::string text = R"({"export_metadata": {"source_machine": "box", "total_memories": 3}, "memories": [
            {"content": "Ann likes tea", "content_hash": "h1", "tags": ["drink"], "created_at": 1767323045.25,
             "created_at_iso": "2026-01-02T03:04:05Z", "memory_type": "note", "metadata": {"a": 1}, "export_source": "box"},
            {"content": "twice", "content_hash": "h1"}, 7, {"content": "no time", "content_hash": "h2", "tags": null}]})";
        std::ofstream(folder / "export.json") << text;
        QCOMPARE(*detectFormat(folder / "export.json"), "mcp-memory-service"s);
        const auto store = readForeign(folder / "export.json", {});
        QVERIFY_OK(store);
        QCOMPARE(store->memories.size(), std::size_t(2));
        QCOMPARE(store->skipped, std::uint64_t(2));
        QCOMPARE(draftOf(*store, "h1")->memory.tags, (Refs{"note", "drink"}));
        QCOMPARE(draftOf(*store, "h1")->memory.created->time_since_epoch().count(), 1767323045000);
        QVERIFY(!draftOf(*store, "h2")->memory.created);
        for (std::size_t n = 0; n <= text.size(); ++n) {
            std::ofstream(folder / "cut.json") << text.substr(0, n);
            (void)detectFormat(folder / "cut.json");
            (void)readForeign(folder / "cut.json", "mcp-memory-service");
        }
    }

    void handsBackAScript()
    {
        const Folder folder;
        const fs::path file = folder / "sqlite_vec.db", out = folder / "out";
        QCOMPARE(runSql(file, kService), ""s);
        const auto store = readForeign(file, {});
        HandBackSet set{"default", "mcp-memory-service", {}, {}};
        for (const auto &[kind, ref] : {std::pair(HandBackKind::Retracted, "h2"), std::pair(HandBackKind::Erased, "h3"),
                                        std::pair(HandBackKind::Redacted, "h1")}) {
            HandBackItem item;
            item.kind = kind;
            item.memory = draftOf(*store, ref)->memory;
            set.items.push_back(item);
        }
        const auto plan = planHandBack(set, "mcp-memory-service", out);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(2));
        QCOMPARE(plan->left.size(), std::size_t(1));
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(runSql(file, bytesOf(out / "mcp-memory-service-changes.sql").toStdString()), ""s);
        const auto again = readForeign(file, {});
        QVERIFY(draftOf(*again, "h2")->memory.status == Status::Retracted);
        QVERIFY(!draftOf(*again, "h3"));
    }

    void newBeliefsAreForItsOwnImport()
    {
        const Folder folder;
        const fs::path out = folder / "out";
        HandBackItem fresh;
        fresh.memory.id = {"01990000-0000-7000-8000-000000000001"};
        fresh.memory.text = " Ada LIKES tea ";
        fresh.memory.tags = {"drink"};
        fresh.evidence = {{{"e1"}, "h1", Role::Supports, "t"}, {{"e2"}, "", Role::Supports, "t"}};
        fresh.by = "ada";
        fresh.at = Time(std::chrono::milliseconds(1767323045500));
        const HandBackSet set{"default", "mcp-memory-service", {fresh}, {}};
        const auto plan = planHandBack(set, "mcp-memory-service", out);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(1));
        QCOMPARE(plan->writes.size(), std::size_t(1)); // no script: there is nothing for one
        QVERIFY(plan->advice.find("scripts/sync/import_memories.py") != std::string::npos);
        QVERIFY_OK(writeHandBack(*plan));
        // printf %s 'ada likes tea' | sha256sum
        const fs::path made = out / "mcp-memory-service-beliefs.json";
        const QJsonObject file = QJsonDocument::fromJson(bytesOf(made)).object();
        const QJsonObject one = file["memories"][0].toObject();
        QCOMPARE(one["content_hash"].toString(),
                 QString(QCryptographicHash::hash("ada likes tea", QCryptographicHash::Sha256).toHex()));
        QCOMPARE(one["content"].toString(), QString(" Ada LIKES tea "));
        QCOMPARE(one["created_at"].toDouble(), 1767323045.5);
        QCOMPARE(one["metadata"]["source_hashes"].toArray(), QJsonArray{"h1"});
        QVERIFY(file["export_metadata"].isObject());
        const auto again = readForeign(made, {});
        QVERIFY_OK(again);
        QCOMPARE(again->format, "mcp-memory-service"s);
        QCOMPARE(again->memories.size(), std::size_t(1));
        QCOMPARE(again->memories[0].memory.text, " Ada LIKES tea "s);
        QVERIFY(again->memories[0].memory.extra.find("\"credence_id\":\"01990000-0000-7000-8000-000000000001\"") !=
                std::string::npos);
    }

    void whatReplacedAMemoryIsThat()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "sqlite_vec.db", kService), ""s);
        QCOMPARE(runSql(folder / "sqlite_vec.db", "UPDATE memories SET superseded_by = 'h1', deleted_at = NULL WHERE "
                                                  "content_hash = 'h2';"),
                 ""s);
        const auto store = readForeign(folder / "sqlite_vec.db", {});
        QVERIFY_OK(store);
        QVERIFY(draftOf(*store, "h2")->memory.status == Status::Superseded);
        QCOMPARE(draftOf(*store, "h2")->memory.supersededBy.value, "h1"s);
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QVERIFY_OK((*made)->import(*store, "", {"", "import", ""}));
        const MemoryKey keys[] = {*(*made)->find("h2"), *(*made)->find("h1")};
        const auto rows = (*made)->rows(keys);
        QVERIFY_OK(rows);
        QCOMPARE(rows->front().supersededBy, rows->back().id);
    }

    void survivesDamage()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "x.db", kService), ""s);
        const std::string whole = bytesOf(folder / "x.db").toStdString();
        std::mt19937 random(13); // NOLINT: the same bytes each time
        for (int round = 0; round < 80; ++round) {
            std::string bytes = whole;
            if (round % 2)
                bytes.resize(random() % bytes.size());
            for (int i = 0; i < 40 && !bytes.empty(); ++i)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            std::ofstream(folder / "cut.db", std::ios::binary) << bytes;
            (void)detectFormat(folder / "cut.db");
            (void)readForeign(folder / "cut.db", "mcp-memory-service");
        }
        // The first version had fewer columns.
        QCOMPARE(runSql(folder / "old.db",
                        "CREATE TABLE memories(content_hash TEXT, content TEXT, tags TEXT, memory_type TEXT, "
                        "created_at REAL);INSERT INTO memories VALUES('h','c','a, b','note',1767323045);"),
                 ""s);
        const auto old = readForeign(folder / "old.db", {});
        QVERIFY_OK(old);
        QCOMPARE(old->memories[0].memory.tags, (Refs{"note", "a", "b"}));
    }
};

CREDENCE_TEST(tst_ingest_mcpservice, TstIngestMcpService)

} // namespace tst_ingest_mcpservice

#include "tst_ingest_mcpservice.moc"
