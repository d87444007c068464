// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// claude-mem's database, in today's schema, an old one, and its server's.
#include "support/foreignsql.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QTest>

#include <fstream>
#include <random>

namespace tst_ingest_claudemem {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

const std::string kToday =
    "CREATE TABLE schema_versions(id INTEGER PRIMARY KEY, version INTEGER, applied_at TEXT);"
    "CREATE TABLE sdk_sessions(id INTEGER PRIMARY KEY, content_session_id TEXT UNIQUE NOT NULL, memory_session_id TEXT "
    "UNIQUE, project TEXT NOT NULL, user_prompt TEXT, started_at TEXT, started_at_epoch INTEGER, status TEXT);"
    "CREATE TABLE observations(id INTEGER PRIMARY KEY AUTOINCREMENT, memory_session_id TEXT NOT NULL, project TEXT NOT "
    "NULL, text TEXT, type TEXT NOT NULL, title TEXT, subtitle TEXT, facts TEXT, narrative TEXT, concepts TEXT, "
    "files_read TEXT, files_modified TEXT, prompt_number INTEGER, discovery_tokens INTEGER DEFAULT 0, created_at TEXT "
    "NOT NULL, created_at_epoch INTEGER NOT NULL, merged_into_project TEXT);"
    "CREATE TABLE session_summaries(id INTEGER PRIMARY KEY AUTOINCREMENT, memory_session_id TEXT NOT NULL, project "
    "TEXT "
    "NOT NULL, request TEXT, investigated TEXT, learned TEXT, completed TEXT, next_steps TEXT, files_read TEXT, "
    "files_edited TEXT, notes TEXT, prompt_number INTEGER, created_at TEXT NOT NULL, created_at_epoch INTEGER NOT "
    "NULL);"
    "CREATE TABLE user_prompts(id INTEGER PRIMARY KEY AUTOINCREMENT, content_session_id TEXT NOT NULL, prompt_number "
    "INTEGER NOT NULL, prompt_text TEXT NOT NULL, created_at TEXT NOT NULL, created_at_epoch INTEGER NOT NULL);"
    "CREATE VIRTUAL TABLE observations_fts USING fts5(title, subtitle, narrative, text, facts, concepts, "
    "content='observations', content_rowid='id');"
    "CREATE TRIGGER observations_ai AFTER INSERT ON observations BEGIN INSERT INTO observations_fts(rowid, title, "
    "subtitle, narrative, text, facts, concepts) VALUES (new.id, new.title, new.subtitle, new.narrative, new.text, "
    "new.facts, new.concepts); END;"
    "CREATE TRIGGER observations_ad AFTER DELETE ON observations BEGIN INSERT INTO observations_fts(observations_fts, "
    "rowid, title, subtitle, narrative, text, facts, concepts) VALUES('delete', old.id, old.title, old.subtitle, "
    "old.narrative, old.text, old.facts, old.concepts); END;"
    "CREATE TRIGGER observations_au AFTER UPDATE ON observations BEGIN INSERT INTO observations_fts(observations_fts, "
    "rowid, title, subtitle, narrative, text, facts, concepts) VALUES('delete', old.id, old.title, old.subtitle, "
    "old.narrative, old.text, old.facts, old.concepts); INSERT INTO observations_fts(rowid, title, subtitle, "
    "narrative, "
    "text, facts, concepts) VALUES (new.id, new.title, new.subtitle, new.narrative, new.text, new.facts, "
    "new.concepts); "
    "END;"
    "INSERT INTO sdk_sessions VALUES(1,'c1','m1','web','first','2026-01-02T03:04:05.000Z',1767323045000,'active'),"
    "(2,'c2',NULL,'api','lonely prompt','2026-01-05T00:00:00.000Z',1767571200000,'active');"
    "INSERT INTO user_prompts VALUES(1,'c1',1,'fix the login','2026-01-02T03:04:05.000Z',1767323045000),"
    "(2,'c1',2,'now the tests','2026-01-02T04:04:05.000Z',1767326645000);"
    "INSERT INTO observations VALUES(11,'m1','web',NULL,'bugfix','Login fixed','a null session','[\"cookie was "
    "stale\",\"the fix is in auth.ts\"]','The session was null.','[\"auth\",\"sessions\"]','[\"src/auth.ts\"]',"
    "'[\"src/auth.ts\",\"src/login.ts\"]',1,900,'2026-01-02T03:10:00.000Z',1767323400000,NULL),"
    "(12,'m1','web','plain text','discovery',NULL,NULL,NULL,NULL,NULL,NULL,NULL,1,0,'2026-01-02T03:11:00.000Z',"
    "1767323460000,NULL),"
    "(13,'m1','web',NULL,'change','Tests run',NULL,'[]',NULL,'[]','[]','[]',2,0,'2026-01-02T04:10:00.000Z',"
    "1767327000000,NULL),"
    "(14,'gone','old','moved','change',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,'then',1767327000000,'web'),"
    "(15,'m1','web','','change','  ',NULL,NULL,NULL,NULL,NULL,NULL,1,0,'2026-01-02T03:10:00.000Z',1767323400000,NULL);"
    "INSERT INTO session_summaries VALUES(21,'m1','web','Fix login',NULL,'Cookies go stale',NULL,'',NULL,NULL,NULL,1,"
    "'2026-01-02T03:20:00.000Z',1767324000000),"
    "(22,'m1','web',NULL,NULL,'All of it',NULL,NULL,NULL,NULL,NULL,NULL,'2026-01-02T05:00:00.000Z',1767330000000);";

const MemoryDraft *draftOf(const ForeignStore &store, const std::string &ref)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.sourceRef == ref)
            return &draft;
    }
    return nullptr;
}

std::vector<std::string> citedBy(const ForeignStore &store, const std::string &ref)
{
    std::vector<std::string> refs;
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

using Refs = std::vector<std::string>;

} // namespace

class TstIngestClaudeMem : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsToday()
    {
        const Folder folder;
        const fs::path file = folder / "claude-mem.db";
        QCOMPARE(runSql(file, kToday), ""s);
        QCOMPARE(*detectFormat(file), "claude-mem"s);
        QCOMPARE(*detectFormat(folder.path()), "claude-mem"s);
        const QByteArray before = bytesOf(file);
        const auto store = readForeign(file, {});
        QVERIFY_OK(store);
        QCOMPARE(bytesOf(file), before);
        QCOMPARE(store->scopes, (Refs{"api", "web"}));
        QCOMPARE(store->memories.size(), std::size_t(9)); // 3 prompts, 4 of 5 observations, 2 summaries
        QCOMPARE(store->skipped, std::uint64_t(1));

        const Memory &prompt = draftOf(*store, "prompt:1")->memory;
        QVERIFY(prompt.kind == Kind::Episode);
        QCOMPARE(prompt.text, "fix the login"s);
        QCOMPARE(prompt.actor, "user"s);
        QCOMPARE(prompt.session, "c1"s);
        QCOMPARE(prompt.scope, "web"s);
        QCOMPARE(prompt.created->time_since_epoch().count(), 1767323045000);
        QVERIFY(!prompt.zoneAssumed);
        QCOMPARE(draftOf(*store, "session:c2")->memory.text, "lonely prompt"s); // has no row in user_prompts
        QVERIFY(!draftOf(*store, "session:c1"));

        const Memory &fixed = draftOf(*store, "observation:11")->memory;
        QVERIFY(fixed.kind == Kind::Reflection);
        QCOMPARE(fixed.text,
                 "Login fixed\na null session\nThe session was null.\n- cookie was stale\n- the fix is in auth.ts"s);
        QCOMPARE(fixed.tags, (Refs{"bugfix", "auth", "sessions"}));
        QCOMPARE(fixed.entities, (Refs{"src/auth.ts", "src/login.ts"}));
        QVERIFY(fixed.extra.find("\"discovery_tokens\":900") != std::string::npos);
        QCOMPARE(citedBy(*store, "observation:11"), Refs{"prompt:1"});
        QVERIFY(draftOf(*store, "observation:11")->evidence[0].granularity == Granularity::Cluster);
        QCOMPARE(draftOf(*store, "observation:12")->memory.text, "plain text"s);
        QCOMPARE(citedBy(*store, "observation:13"), Refs{"prompt:2"});
        QCOMPARE(draftOf(*store, "observation:14")->memory.scope, "web"s); // merged into it
        QCOMPARE(draftOf(*store, "observation:14")->memory.created->time_since_epoch().count(), 1767327000000);

        QCOMPARE(draftOf(*store, "summary:21")->memory.text, "Request: Fix login\nLearned: Cookies go stale"s);
        QCOMPARE(citedBy(*store, "summary:21"), (Refs{"observation:11", "observation:12"}));
        QCOMPARE(draftOf(*store, "summary:22")->memory.text, "All of it"s);
        QCOMPARE(citedBy(*store, "summary:22"), (Refs{"observation:11", "observation:12", "observation:13"}));
        QVERIFY(std::any_of(store->problems.begin(), store->problems.end(), [](const Problem &p) {
            return p.kind == "unmapped" && p.message.find("discovery_tokens") != std::string::npos;
        }));
    }

    void treeInAStore()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "x.db", kToday), ""s);
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QVERIFY_OK((*made)->import(*readForeign(folder / "x.db", {}), "x", {"", "import", ""}));
        const auto key = (*made)->find("summary:21", "web");
        QVERIFY_OK(key);
        const MemoryKey keys[] = {*key};
        QCOMPARE((*made)->rows(keys)->front().depth, 2); // prompt 0, observation 1
        const auto again = (*made)->import(*readForeign(folder / "x.db", {}), "x", {"", "import", ""});
        QCOMPARE(again->unchanged, std::uint64_t(9));
    }

    void readsOldNames()
    {
        const Folder folder;
        std::string old =
            "CREATE TABLE sdk_sessions(id INTEGER PRIMARY KEY, claude_session_id TEXT, sdk_session_id TEXT, project "
            "TEXT, "
            "user_prompt TEXT, started_at TEXT, started_at_epoch INTEGER);"
            "CREATE TABLE observations(id INTEGER PRIMARY KEY, sdk_session_id TEXT, project TEXT, text TEXT, type "
            "TEXT, "
            "created_at TEXT, created_at_epoch INTEGER);"
            "CREATE TABLE session_summaries(id INTEGER PRIMARY KEY, sdk_session_id TEXT UNIQUE, project TEXT, request "
            "TEXT, "
            "learned TEXT, created_at TEXT, created_at_epoch INTEGER);"
            "INSERT INTO sdk_sessions VALUES(1,'c','s','p','do it','2025-01-01T00:00:00Z',1735689600000);"
            "INSERT INTO observations VALUES(1,'s','p','did it','change','2025-01-01T00:01:00Z',1735689660000);"
            "INSERT INTO session_summaries VALUES(1,'s','p','do it','that it "
            "works','2025-01-01T00:02:00Z',1735689720000);";
        QCOMPARE(runSql(folder / "old.db", old), ""s);
        QCOMPARE(*detectFormat(folder / "old.db"), "claude-mem"s);
        const auto store = readForeign(folder / "old.db", {});
        QVERIFY_OK(store);
        QCOMPARE(store->memories.size(), std::size_t(3));
        QCOMPARE(citedBy(*store, "observation:1"), Refs{"session:c"});
        QCOMPARE(citedBy(*store, "summary:1"), Refs{"observation:1"});
        QVERIFY(store->problems.empty());
        QCOMPARE(readForeign(folder / "old.db", {}, {"other", {}})->memories[0].memory.scope, "other"s);
    }

    void readsTheServers()
    {
        const Folder folder;
        const std::string server =
            "CREATE TABLE projects(id TEXT PRIMARY KEY, name TEXT, metadata TEXT);"
            "CREATE TABLE memory_items(id TEXT PRIMARY KEY, project_id TEXT, server_session_id TEXT, "
            "legacy_observation_id "
            "INTEGER, kind TEXT, type TEXT, title TEXT, subtitle TEXT, text TEXT, narrative TEXT, facts TEXT, concepts "
            "TEXT, files_read TEXT, files_modified TEXT, metadata TEXT DEFAULT '{}', created_at_epoch INTEGER, "
            "updated_at_epoch INTEGER);"
            "CREATE TABLE memory_sources(id TEXT PRIMARY KEY, memory_item_id TEXT, source_type TEXT, legacy_table "
            "TEXT, "
            "legacy_id INTEGER, source_uri TEXT, metadata TEXT, created_at_epoch INTEGER);"
            "INSERT INTO projects VALUES('p1','web','{}');"
            "INSERT INTO memory_items VALUES"
            "('a','p1','s1',11,'observation','bugfix','Login "
            "fixed',NULL,NULL,NULL,'[]','[]','[]','[]','{}',1767323400000,0),"
            "('b','p1','s1',NULL,'observation','change','New',NULL,NULL,'made by the "
            "server','[]','[\"x\"]','[]','[]','{\"k\":1}',1767323500000,0),"
            "('c','p1','s1',NULL,'summary','summary',NULL,NULL,'the "
            "sum',NULL,'[]','[]','[]','[]','{}',1767323600000,0),"
            "('d','p1',NULL,NULL,'manual','note',NULL,NULL,'by hand',NULL,'[]','[]','[]','[]','{}',1767323700000,0);"
            "INSERT INTO memory_sources VALUES('s','b','user_prompt','user_prompts',1,NULL,'{}',1),"
            "('t','a','observation','observations',11,NULL,'{}',1);";
        QCOMPARE(runSql(folder / "both.db", kToday + server), ""s);
        const auto both = readForeign(folder / "both.db", {});
        QVERIFY_OK(both);
        QCOMPARE(both->memories.size(), std::size_t(12));
        QVERIFY(!draftOf(*both, "item:a"));
        QCOMPARE(citedBy(*both, "item:b"), Refs{"prompt:1"});
        QVERIFY(draftOf(*both, "item:b")->evidence[0].granularity == Granularity::Claim);
        QCOMPARE(citedBy(*both, "item:c"), Refs{"item:b"});
        QVERIFY(draftOf(*both, "item:d")->memory.kind == Kind::Episode);
        QCOMPARE(draftOf(*both, "item:d")->memory.scope, "web"s);

        QCOMPARE(runSql(folder / "alone.db", server), ""s);
        QCOMPARE(*detectFormat(folder / "alone.db"), "claude-mem"s);
        const auto alone = readForeign(folder / "alone.db", {});
        QCOMPARE(alone->memories.size(), std::size_t(4));
        QCOMPARE(citedBy(*alone, "item:c"), (Refs{"item:a", "item:b"}));
    }

    void handsBackAScript()
    {
        const Folder folder;
        const fs::path file = folder / "claude-mem.db", out = folder / "out";
        QCOMPARE(runSql(file, kToday), ""s);
        const auto store = readForeign(file, {});
        HandBackSet set{"web", "claude-mem", {}, {}};
        set.items = {itemOf(*store, HandBackKind::Retracted, "observation:12"),
                     itemOf(*store, HandBackKind::Erased, "prompt:2"),
                     itemOf(*store, HandBackKind::Redacted, "observation:11"),
                     itemOf(*store, HandBackKind::Redacted, "summary:21"),
                     itemOf(*store, HandBackKind::Superseded, "observation:13"),
                     itemOf(*store, HandBackKind::Retracted, "session:c2")};
        set.items[0].reason = "not\n'true'; DROP TABLE observations;";
        set.items[2].memory.text = "Login fixed\nit's [name]";
        set.items[3].memory.text = "Request: Fix [what]\nLearned: [gone]";
        HandBackItem better;
        better.memory.text = "Tests run twice";
        better.replaces = {"observation:13"};
        set.items.push_back(better);
        HandBackItem fresh;
        fresh.memory.id = {"0198"};
        fresh.memory.text = "new";
        set.items.push_back(fresh);
        const auto plan = planHandBack(set, "claude-mem", out);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(6));
        QCOMPARE(plan->left.size(), std::size_t(2));
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QVERIFY(!fs::exists(out));
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(runSql(file, bytesOf(out / "claude-mem-changes.sql").toStdString()), ""s);
        QCOMPARE(runSql(file, "INSERT INTO observations_fts(observations_fts) VALUES('integrity-check')"), ""s);
        QCOMPARE(oneValue(file, "SELECT count(*) FROM observations"), "4"s);
        const auto again = readForeign(file, {});
        QVERIFY(!draftOf(*again, "observation:12") && !draftOf(*again, "prompt:2"));
        QCOMPARE(draftOf(*again, "observation:11")->memory.text, "Login fixed\nit's [name]"s);
        QCOMPARE(draftOf(*again, "observation:13")->memory.text, "Tests run twice"s);
        QCOMPARE(draftOf(*again, "summary:21")->memory.text, set.items[3].memory.text);
        QCOMPARE(oneValue(file, "SELECT learned FROM session_summaries WHERE id = 21"), "[gone]"s);
        // Nothing to say: no script.
        QVERIFY(planHandBack({"web", "claude-mem", {fresh}, {}}, "claude-mem", out)->writes.empty());
    }

    // A belief of its own comes into the session of what it rests on, beside all that is there, and is read back.
    void handsBackANewBelief()
    {
        const Folder folder;
        const fs::path file = folder / "claude-mem.db", out = folder / "out";
        QCOMPARE(runSql(file, kToday), ""s);
        const std::string before = oneValue(file, "SELECT group_concat(id || title, '|') FROM observations");
        const std::string session = oneValue(file, "SELECT memory_session_id FROM observations WHERE id = 12");
        const auto store = readForeign(file, {});
        HandBackItem fresh, prompted, nowhere;
        fresh.memory.id = {"0198"};
        fresh.memory.text = "Sam's tests come first\nthen the rest";
        fresh.memory.created = Time(std::chrono::milliseconds(1767323045000)); // 2026-01-02T03:04:05Z
        fresh.evidence = {{{"a"}, "prompt:1", Role::Supports, {}}, {{"b"}, "observation:12", Role::Supports, {}}};
        prompted = fresh;
        prompted.memory.text = "Prompts are short";
        prompted.evidence.pop_back();
        nowhere.memory.text = "rests on what came from elsewhere";
        nowhere.memory.created = fresh.memory.created;
        nowhere.evidence = {{{"c"}, "", Role::Supports, {}}};
        const auto plan = planHandBack({"web", "claude-mem", {fresh, prompted, nowhere}, {}}, "claude-mem", out);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(2));
        QCOMPARE(plan->left.size(), std::size_t(1));
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(runSql(file, bytesOf(out / "claude-mem-changes.sql").toStdString()), ""s);
        QCOMPARE(runSql(file, "INSERT INTO observations_fts(observations_fts) VALUES('integrity-check')"), ""s);
        QCOMPARE(oneValue(file, "SELECT count(*) FROM observations_fts WHERE observations_fts MATCH 'tests AND rest'"),
                 "1"s);
        QVERIFY(oneValue(file, "SELECT group_concat(id || title, '|') FROM observations").starts_with(before));
        QCOMPARE(oneValue(file, "SELECT memory_session_id FROM observations WHERE title LIKE 'Sam%'"), session);
        QCOMPARE(oneValue(file, "SELECT created_at_epoch FROM observations WHERE title LIKE 'Sam%'"), "1767323045000"s);
        const auto again = readForeign(file, {});
        QVERIFY_OK(again);
        QCOMPARE(again->memories.size(), store->memories.size() + 2);
        for (const std::string &text : {fresh.memory.text, prompted.memory.text})
            QVERIFY(std::any_of(again->memories.begin(), again->memories.end(), [&](const MemoryDraft &draft) {
                return draft.memory.text == text && draft.memory.kind == Kind::Reflection &&
                       draft.memory.scope == "web";
            }));
    }

    void survivesDamage()
    {
        const Folder folder;
        QCOMPARE(runSql(folder / "x.db", kToday), ""s);
        const std::string whole = bytesOf(folder / "x.db").toStdString();
        const fs::path cut = folder / "cut.db";
        std::mt19937 random(3); // NOLINT: the same bytes each time
        for (int round = 0; round < 120; ++round) {
            std::string bytes = whole;
            if (round % 2)
                bytes.resize(random() % bytes.size());
            for (int i = 0; i < 40 && !bytes.empty(); ++i)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            std::ofstream(cut, std::ios::binary) << bytes;
            (void)detectFormat(cut);
            const auto store = readForeign(cut, "claude-mem");
            QVERIFY(!store.ok() || store->memories.size() < 100);
        }
        for (std::size_t n = 0; n < 200; ++n) { // of the header each byte
            std::ofstream(cut, std::ios::binary) << whole.substr(0, n);
            QVERIFY(!readForeign(cut, "claude-mem").ok());
        }
        // Values of other types than the schema says.
        QCOMPARE(runSql(folder / "odd.db",
                        kToday +
                            "UPDATE observations SET title = x'00ff', facts = 7, concepts = '{\"a\":1}', files_read = "
                            "'a.ts, b.ts', prompt_number = 'x', created_at = 5, created_at_epoch = 'never';"),
                 ""s);
        const auto odd = readForeign(folder / "odd.db", {});
        QVERIFY_OK(odd);
        QVERIFY(!draftOf(*odd, "observation:11")->memory.created);
        QCOMPARE(draftOf(*odd, "observation:12")->memory.entities, (Refs{"a.ts", "b.ts"}));
    }
};

CREDENCE_TEST(tst_ingest_claudemem, TstIngestClaudeMem)

} // namespace tst_ingest_claudemem

#include "tst_ingest_claudemem.moc"
