// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// LangGraph's store in SQLite, with LangMem's values and others.
#include "support/foreignsql.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QTest>

#include <fstream>
#include <random>

namespace tst_ingest_langgraph {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

using Refs = std::vector<std::string>;

const std::string kStore =
    "CREATE TABLE store(prefix text NOT NULL, key text NOT NULL, value text NOT NULL, created_at TIMESTAMP DEFAULT "
    "CURRENT_TIMESTAMP, updated_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP, expires_at TIMESTAMP, ttl_minutes REAL, "
    "PRIMARY "
    "KEY(prefix, key));"
    "CREATE TABLE store_vectors(prefix text NOT NULL, key text NOT NULL, field_name text NOT NULL, embedding BLOB NOT "
    "NULL, "
    "PRIMARY KEY(prefix, key, field_name), FOREIGN KEY(prefix, key) REFERENCES store(prefix, key) ON DELETE CASCADE);"
    "INSERT INTO store VALUES"
    "('memories.ann','m1',CAST('{\"kind\":\"Memory\",\"content\":{\"content\":\"Ann likes tea\"}}' AS "
    "BLOB),'2026-01-02 "
    "03:04:05','2026-01-03 03:04:05','2026-02-01 00:00:00',60),"
    "('memories.ann','m2','{\"kind\":\"Triple\",\"content\":{\"subject\":\"Ann\",\"predicate\":\"lives "
    "in\",\"object\":\"Graz\",\"context\":null}}','2026-01-02 03:04:06','2026-01-02 03:04:06',NULL,NULL),"
    "('memories.ann','m3','{\"kind\":\"Episode\",\"content\":{\"observation\":\"it "
    "broke\",\"thoughts\":\"look\",\"action\":"
    "\"looked\",\"result\":\"found\"}}','2026-01-02 03:04:07','2026-01-02 03:04:07',NULL,NULL),"
    "('memories.ann','m4','{\"kind\":\"UserProfile\",\"content\":{\"name\":\"Ann\",\"age\":30}}','2026-01-02 "
    "03:04:08','2026-01-02 03:04:08',NULL,NULL),"
    "('notes','n1','{\"text\":\"a note\",\"type\":\"x\"}','2026-01-02 03:04:09','2026-01-02 03:04:09',NULL,NULL),"
    "('notes','n2','{\"a\":1,\"b\":[2]}','2026-01-02 03:04:10','2026-01-02 03:04:10',NULL,NULL),"
    "('notes','n3','{broken','2026-01-02 03:04:11','2026-01-02 03:04:11',NULL,NULL),"
    "('notes','m1','\"only words\"','2026-01-02 03:04:12','2026-01-02 03:04:12',NULL,NULL);"
    "INSERT INTO store_vectors VALUES('memories.ann','m1','content',x'0000003f000000c0'),('memories.ann','m1','other',"
    "x'0000003f'),('notes','n1','$',x'00');";

const MemoryDraft *draftOf(const ForeignStore &store, const std::string &scope, const std::string &ref)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.scope == scope && draft.memory.sourceRef == ref)
            return &draft;
    }
    return nullptr;
}

} // namespace

class TstIngestLangGraph : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsValues()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "any.sqlite", kStore), ""s);
        QCOMPARE(*detectFormat(folder / "any.sqlite"), "langgraph"s);
        const auto store = readForeign(folder / "any.sqlite", {});
        QVERIFY_OK(store);
        QCOMPARE(store->scopes, (Refs{"memories.ann", "notes"}));
        QCOMPARE(store->memories.size(), std::size_t(7));
        QCOMPARE(store->skipped, std::uint64_t(1));
        const MemoryDraft &tea = *draftOf(*store, "memories.ann", "m1");
        QCOMPARE(tea.memory.text, "Ann likes tea"s);
        QVERIFY(tea.memory.kind == Kind::Reflection && tea.memory.shape == Shape::Insight);
        QCOMPARE(tea.memory.created->time_since_epoch().count(), 1767323045000);
        QVERIFY(tea.memory.zoneAssumed);
        QCOMPARE(tea.memory.expires->time_since_epoch().count(), 1769904000000);
        QCOMPARE(tea.vector, (std::vector<float>{0.5F, -2.0F}));
        QVERIFY(tea.memory.extra.find("\"text_at\":\"$.content.content\"") != std::string::npos);
        const Memory &lives = draftOf(*store, "memories.ann", "m2")->memory;
        QVERIFY(lives.shape == Shape::Belief);
        QCOMPARE(lives.text, "Ann lives in Graz"s);
        QVERIFY(draftOf(*store, "memories.ann", "m3")->memory.kind == Kind::Episode);
        QCOMPARE(draftOf(*store, "memories.ann", "m3")->memory.text, "it broke\nlook\nlooked\nfound"s);
        QCOMPARE(draftOf(*store, "memories.ann", "m4")->memory.text, R"({"age":30,"name":"Ann"})"s);
        const Memory &note = draftOf(*store, "notes", "n1")->memory;
        QCOMPARE(note.text, "a note"s);
        QVERIFY(note.kind == Kind::Episode && note.extra.find("\"type\":\"x\"") != std::string::npos);
        QCOMPARE(draftOf(*store, "notes", "n2")->memory.text, R"({"a":1,"b":[2]})"s);
        QCOMPARE(draftOf(*store, "notes", "m1")->memory.text, "only words"s);
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QCOMPARE((*made)->import(*store, "l", {"", "import", ""})->added, std::uint64_t(7));
        QCOMPARE((*made)->import(*readForeign(folder / "any.sqlite", {}), "l", {"", "import", ""})->unchanged,
                 std::uint64_t(7));
    }

    // A put writes the time of creation anew.
    void anotherValueIsAnUpdate()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "x.db", kStore), ""s);
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QVERIFY_OK((*made)->import(*readForeign(folder / "x.db", {}), "l", {"", "import", ""}));
        QCOMPARE(runSql(folder / "x.db",
                        "INSERT OR REPLACE INTO store VALUES('memories.ann','m1','{\"kind\":\"Memory\","
                        "\"content\":{\"content\":\"Ann likes coffee\"}}','2026-03-01 "
                        "00:00:00','2026-03-01 00:00:00',NULL,NULL)"),
                 ""s);
        const auto report = (*made)->import(*readForeign(folder / "x.db", {}), "l", {"", "import", ""});
        QVERIFY_OK(report);
        QCOMPARE(report->updated, std::uint64_t(1));
        QCOMPARE(report->added, std::uint64_t(0));
    }

    void handsBackAScript()
    {
        const Folder folder;
        const fs::path file = folder / "any.sqlite", out = folder / "out";
        QCOMPARE(runSql(file, kStore), ""s);
        const auto store = readForeign(file, {});
        const auto itemOf = [&](HandBackKind kind, const std::string &ref) {
            HandBackItem item;
            item.kind = kind;
            item.memory = draftOf(*store, "memories.ann", ref)->memory;
            return item;
        };
        HandBackSet set{"memories.ann", "langgraph", {}, {}};
        set.items = {itemOf(HandBackKind::Redacted, "m1"), itemOf(HandBackKind::Retracted, "m3"),
                     itemOf(HandBackKind::Redacted, "m4"), itemOf(HandBackKind::Superseded, "m2")};
        set.items[0].memory.text = "[who] likes \"tea\"";
        HandBackItem added;
        added.memory.id = {"0198-new"};
        added.memory.text = "Ann lives in Linz";
        added.replaces = {"m2"};
        set.items.push_back(added);
        const auto plan = planHandBack(set, "langgraph", out);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(4));
        QCOMPARE(plan->left.size(), std::size_t(1)); // a profile has no one place for its words
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(runSql(file, bytesOf(out / "langgraph-changes.sql").toStdString()), ""s);
        const auto again = readForeign(file, {});
        QCOMPARE(draftOf(*again, "memories.ann", "m1")->memory.text, "[who] likes \"tea\""s);
        QVERIFY(!draftOf(*again, "memories.ann", "m2") && !draftOf(*again, "memories.ann", "m3"));
        QCOMPARE(draftOf(*again, "memories.ann", "0198-new")->memory.text, "Ann lives in Linz"s);
        QVERIFY(draftOf(*again, "notes", "m1")); // the same key in another namespace
    }

    void survivesDamage()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "x.db", kStore), ""s);
        const std::string whole = bytesOf(folder / "x.db").toStdString();
        std::mt19937 random(9); // NOLINT: the same bytes each time
        for (int round = 0; round < 80; ++round) {
            std::string bytes = whole;
            if (round % 2)
                bytes.resize(random() % bytes.size());
            for (int i = 0; i < 40 && !bytes.empty(); ++i)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            std::ofstream(folder / "cut.db", std::ios::binary) << bytes;
            (void)detectFormat(folder / "cut.db");
            (void)readForeign(folder / "cut.db", "langgraph");
        }
    }
};

CREDENCE_TEST(tst_ingest_langgraph, TstIngestLangGraph)

} // namespace tst_ingest_langgraph

#include "tst_ingest_langgraph.moc"
