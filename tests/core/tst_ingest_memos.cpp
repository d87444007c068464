// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MemOS's local plugin: traces, policies, world models.
#include "support/foreignsql.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QTest>

#include <fstream>
#include <random>

namespace tst_ingest_memos {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

using Refs = std::vector<std::string>;

// 0.5 and -2 as float32, little-endian: 0000003F 000000C0.
const std::string kMemos =
    "CREATE TABLE episodes(id TEXT PRIMARY KEY, session_id TEXT, trace_ids_json TEXT, status TEXT) STRICT;"
    "CREATE TABLE traces(id TEXT PRIMARY KEY, episode_id TEXT NOT NULL, session_id TEXT NOT NULL, owner_agent_kind "
    "TEXT "
    "DEFAULT 'unknown', owner_profile_id TEXT DEFAULT 'default', ts INTEGER NOT NULL, user_text TEXT NOT NULL, "
    "agent_text "
    "TEXT NOT NULL, summary TEXT, tool_calls_json TEXT NOT NULL DEFAULT '[]', reflection TEXT, value REAL NOT NULL "
    "DEFAULT "
    "0, alpha REAL NOT NULL DEFAULT 0, priority REAL NOT NULL DEFAULT 0, tags_json TEXT NOT NULL DEFAULT '[]', "
    "vec_summary "
    "BLOB, turn_id INTEGER NOT NULL) STRICT;"
    "CREATE TABLE policies(id TEXT PRIMARY KEY, owner_agent_kind TEXT DEFAULT 'unknown', owner_profile_id TEXT DEFAULT "
    "'default', title TEXT, trigger TEXT, procedure TEXT, verification TEXT, boundary TEXT, support INTEGER DEFAULT 0, "
    "gain "
    "REAL DEFAULT 0, status TEXT DEFAULT 'candidate', experience_type TEXT DEFAULT 'success_pattern', confidence REAL "
    "DEFAULT 0.5, source_episodes_json TEXT DEFAULT '[]', source_trace_ids_json TEXT DEFAULT '[]', vec BLOB, "
    "created_at "
    "INTEGER, updated_at INTEGER) STRICT;"
    "CREATE TABLE world_model(id TEXT PRIMARY KEY, owner_agent_kind TEXT DEFAULT 'unknown', owner_profile_id TEXT "
    "DEFAULT "
    "'default', title TEXT, body TEXT, policy_ids_json TEXT DEFAULT '[]', domain_tags_json TEXT DEFAULT '[]', "
    "confidence REAL "
    "DEFAULT 0.5, source_episodes_json TEXT DEFAULT '[]', vec BLOB, created_at INTEGER, updated_at INTEGER, status "
    "TEXT "
    "DEFAULT 'active') STRICT;"
    "CREATE TABLE skills(id TEXT PRIMARY KEY, name TEXT) STRICT;"
    "INSERT INTO skills VALUES('s1','deploy');"
    "INSERT INTO "
    "traces(id,episode_id,session_id,owner_agent_kind,ts,user_text,agent_text,summary,value,priority,tags_json,"
    "vec_summary,turn_id) VALUES"
    "('t1','e1','S','hermes',1767323045000,'fix it','did so','a "
    "fix',0.8,0.75,'[\"auth\",\"bug\"]',x'0000003f000000c0',1),"
    "('t2','e1','S','hermes',1767323046000,'again','',NULL,0,7,'[]',NULL,2),"
    "('t3','e2','S','hermes',1767323047000,'','',NULL,0,0,'[]',NULL,3);"
    "INSERT INTO "
    "policies(id,owner_agent_kind,title,trigger,procedure,verification,boundary,status,source_episodes_json,"
    "source_trace_ids_json,vec,created_at,updated_at) VALUES"
    "('p1','hermes','Check the cookie','a login fails','look at the cookie','it works','not for "
    "tokens','active','[\"e1\"]',"
    "'[\"t1\",\"t9\"]',x'0000003f000000c0',1767323050000,1767323060000),"
    "('p2','hermes','Old','x','y','','','archived','[\"e1\"]','[]',NULL,1767323051000,0),"
    "('p3','hermes','New','x','y','','','candidate','[]','[]',NULL,1767323052000,0);"
    "INSERT INTO world_model(id,owner_agent_kind,title,body,policy_ids_json,domain_tags_json,created_at,updated_at) "
    "VALUES"
    "('w1','hermes','Logins','Cookies are the weak place.','[\"p1\",\"p2\"]','[\"web\"]',1767323070000,0);";

const MemoryDraft *draftOf(const ForeignStore &store, const std::string &ref)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.sourceRef == ref)
            return &draft;
    }
    return nullptr;
}

Refs citedBy(const ForeignStore &store, const std::string &ref)
{
    Refs refs;
    if (const MemoryDraft *draft = draftOf(store, ref)) {
        for (const DraftEvidence &evidence : draft->evidence)
            refs.push_back(evidence.ref);
    }
    return refs;
}

HandBackItem itemOf(const ForeignStore &store, HandBackKind kind, const std::string &ref)
{
    HandBackItem item;
    item.kind = kind;
    if (const MemoryDraft *draft = draftOf(store, ref))
        item.memory = draft->memory;
    return item;
}

} // namespace

class TstIngestMemos : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsLayers()
    {
        const Folder folder;
        const fs::path file = folder / "memos.db";
        QCOMPARE(runSql(file, kMemos), ""s);
        QCOMPARE(*detectFormat(file), "memos"s);
        QCOMPARE(*detectFormat(folder.path()), "memos"s);
        const auto store = readForeign(file, {});
        QVERIFY_OK(store);
        QCOMPARE(store->scopes, Refs{"hermes"});
        QCOMPARE(store->memories.size(), std::size_t(6)); // t3 has no words
        QCOMPARE(store->skipped, std::uint64_t(1));
        const MemoryDraft &trace = *draftOf(*store, "trace:t1");
        QVERIFY(trace.memory.kind == Kind::Episode);
        QCOMPARE(trace.memory.text, "User: fix it\nAgent: did so"s);
        QCOMPARE(trace.memory.session, "S"s);
        QCOMPARE(*trace.memory.importance, 0.75);
        QCOMPARE(trace.memory.tags, (Refs{"auth", "bug"}));
        QCOMPARE(trace.memory.created->time_since_epoch().count(), 1767323045000);
        QCOMPARE(trace.vector, (std::vector<float>{0.5F, -2.0F}));
        QVERIFY(trace.memory.extra.find("\"summary\":\"a fix\"") != std::string::npos);
        QVERIFY(!draftOf(*store, "trace:t2")->memory.importance); // 7 is no share of 1
        const MemoryDraft &policy = *draftOf(*store, "policy:p1");
        QVERIFY(policy.memory.shape == Shape::Rule);
        QCOMPARE(policy.memory.ruleIf, "a login fails"s);
        QCOMPARE(policy.memory.text, "Check the cookie\nWhen: a login fails\nThen: look at the cookie\nVerified by: it "
                                     "works\nNot: not for tokens"s);
        QCOMPARE(*policy.memory.storedDepth, 1);
        QCOMPARE(policy.memory.statedConfidence, "0.5"s);
        QCOMPARE(citedBy(*store, "policy:p1"), (Refs{"trace:t1", "trace:t9"})); // t9 dangles
        QVERIFY(policy.evidence[0].granularity == Granularity::Claim);
        QVERIFY(draftOf(*store, "policy:p2")->memory.status == Status::Deprecated);
        QCOMPARE(citedBy(*store, "policy:p2"), (Refs{"trace:t1", "trace:t2"})); // by their conversation
        QVERIFY(draftOf(*store, "policy:p2")->evidence[0].granularity == Granularity::Cluster);
        QCOMPARE(draftOf(*store, "policy:p3")->memory.tags, (Refs{"success_pattern", "candidate"}));
        QCOMPARE(*draftOf(*store, "world:w1")->memory.storedDepth, 2);
        QCOMPARE(citedBy(*store, "world:w1"), (Refs{"policy:p1", "policy:p2"}));
        QCOMPARE(store->note, "Not taken: skills (1)."s);

        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QVERIFY_OK((*made)->import(*store, "m", {"", "import", ""}));
        const MemoryKey keys[] = {*(*made)->find("world:w1", "hermes")};
        QCOMPARE((*made)->rows(keys)->front().depth, 2);
        QCOMPARE((*made)->import(*readForeign(file, {}), "m", {"", "import", ""})->unchanged, std::uint64_t(6));
    }

    void handsBackAScript()
    {
        const Folder folder;
        const fs::path file = folder / "memos.db", out = folder / "out";
        QCOMPARE(runSql(file, kMemos), ""s);
        const auto store = readForeign(file, {});
        HandBackSet set{"hermes", "memos", {}, {}};
        set.items = {
            itemOf(*store, HandBackKind::Retracted, "world:w1"), itemOf(*store, HandBackKind::Redacted, "trace:t1"),
            itemOf(*store, HandBackKind::Redacted, "policy:p1"), itemOf(*store, HandBackKind::Erased, "trace:t2"),
            itemOf(*store, HandBackKind::Redacted, "policy:p3"), itemOf(*store, HandBackKind::Added, "")};
        set.items[1].memory.text = "User: [what]\nAgent: did\nso";
        set.items[2].memory.text = "Check\nWhen: a login\nfails\nThen: look\nNot: never";
        set.items[4].memory.text = "no parts are left";
        const auto plan = planHandBack(set, "memos", out);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(4));
        QCOMPARE(plan->left.size(), std::size_t(2));
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(runSql(file, bytesOf(out / "memos-changes.sql").toStdString()), ""s);
        const auto again = readForeign(file, {});
        QVERIFY(draftOf(*again, "world:w1")->memory.status == Status::Deprecated);
        QCOMPARE(draftOf(*again, "trace:t1")->memory.text, "User: [what]\nAgent: did\nso"s);
        QCOMPARE(draftOf(*again, "policy:p1")->memory.ruleIf, "a login\nfails"s);
        QCOMPARE(draftOf(*again, "policy:p1")->memory.text, set.items[2].memory.text);
        QVERIFY(!draftOf(*again, "trace:t2"));
    }

    void whatReplacesARowSaysItsWordsThere()
    {
        const Folder folder;
        const fs::path file = folder / "memos.db", out = folder / "out";
        QCOMPARE(runSql(file, kMemos), ""s);
        const auto store = readForeign(file, {});
        HandBackItem world = itemOf(*store, HandBackKind::Added, ""), policy = world, trace = world;
        world.memory.text = "A new world\nof two lines";
        world.replaces = {"world:w1"};
        policy.memory.text = "no parts";
        policy.replaces = {"policy:p1"};
        trace.memory.text = "said";
        trace.replaces = {"trace:t1"};
        HandBackSet set{"hermes", "memos", {}, {}};
        set.items = {itemOf(*store, HandBackKind::Superseded, "world:w1"), world, policy, trace};
        const auto plan = planHandBack(set, "memos", out);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(2));
        QCOMPARE(plan->left.size(), std::size_t(2));
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(runSql(file, bytesOf(out / "memos-changes.sql").toStdString()), ""s);
        const auto again = readForeign(file, {});
        QCOMPARE(draftOf(*again, "world:w1")->memory.text, "A new world\nof two lines"s);
        QVERIFY(draftOf(*again, "world:w1")->memory.status == draftOf(*store, "world:w1")->memory.status);
    }

    void survivesDamage()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "x.db", kMemos), ""s);
        const std::string whole = bytesOf(folder / "x.db").toStdString();
        std::mt19937 random(5); // NOLINT: the same bytes each time
        for (int round = 0; round < 80; ++round) {
            std::string bytes = whole;
            if (round % 2)
                bytes.resize(random() % bytes.size());
            for (int i = 0; i < 40 && !bytes.empty(); ++i)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            std::ofstream(folder / "cut.db", std::ios::binary) << bytes;
            (void)detectFormat(folder / "cut.db");
            (void)readForeign(folder / "cut.db", "memos");
        }
        // An early version without owners and lists.
        QCOMPARE(runSql(folder / "old.db",
                        "CREATE TABLE traces(id TEXT, episode_id TEXT, user_text TEXT, agent_text TEXT);"
                        "CREATE TABLE policies(id TEXT, title TEXT);"
                        "INSERT INTO traces VALUES('t','e','u','a');INSERT INTO policies "
                        "VALUES('p','only a title');"),
                 ""s);
        const auto old = readForeign(folder / "old.db", {});
        QVERIFY_OK(old);
        QCOMPARE(old->memories.size(), std::size_t(2));
        QCOMPARE(old->scopes, Refs{"default"});
        QVERIFY(draftOf(*old, "policy:p")->memory.shape == Shape::Insight);
    }
};

CREDENCE_TEST(tst_ingest_memos, TstIngestMemos)

} // namespace tst_ingest_memos

#include "tst_ingest_memos.moc"
