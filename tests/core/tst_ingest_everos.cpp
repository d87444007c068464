// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "core/support/foreignfiles.h"
#include "support/registry.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/store.h>
#include <credence/text.h>

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_ingest_everos {

using namespace credence;
using namespace credence::test::foreignfiles;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

// An entry as src/everos/core/persistence/markdown/entries.py and writer.py lay it out.
std::string entry(const std::string &id, const std::vector<std::pair<std::string, std::string>> &fields,
                  const std::vector<std::pair<std::string, std::string>> &sections)
{
    std::string text = "<!-- entry:" + id + " -->\n## " + id + "\n\n";
    for (const auto &[key, value] : fields)
        text += "**" + key + "**: " + value + "\n";
    for (const auto &[title, body] : sections)
        text += "\n### " + title + "\n" + body + "\n";
    return text + "<!-- /entry:" + id + " -->\n";
}

std::string episode(const std::string &id, const std::string &time, const std::string &parent,
                    const std::string &content, const std::string &session = "s1")
{
    return entry(id,
                 {{"owner_id", "alice"},
                  {"session_id", session},
                  {"timestamp", time},
                  {"parent_type", "memcell"},
                  {"parent_id", parent},
                  {"sender_ids", "[alice, bot]"}},
                 {{"Subject", "Tea"}, {"Summary", "About tea"}, {"Content", content}});
}

std::string merged(const std::string &id, const std::string &time, const std::string &cluster,
                   const std::string &content)
{
    return entry(id, {{"owner_id", "alice"}, {"timestamp", time}, {"parent_type", "cluster"}, {"parent_id", cluster}},
                 {{"Subject", "Tea, merged"}, {"Content", content}});
}

std::string fact(const std::string &id, const std::string &type, const std::string &parent, const std::string &text)
{
    return entry(id,
                 {{"owner_id", "alice"},
                  {"session_id", "s1"},
                  {"timestamp", "2026-06-01T09:12:13+00:00"},
                  {"parent_type", type},
                  {"parent_id", parent}},
                 {{"Fact", text}});
}

std::string front(const std::string &type, int count, const std::string &more = {},
                  const std::string &owner = "user_id: alice\ntrack: user")
{
    return "---\nid: log\ntype: " + type + "\nfile_type: " + type + "\nschema_version: 1\n" + owner +
           "\nentry_count: " + std::to_string(count) + "\nlast_appended_at: '2026-06-01T10:00:00.000000+00:00'\n" +
           more + "---\n";
}

const fs::path kSpace = fs::path("default_app") / "default_project";

// Two days of episodes, of which the first two were merged, and those with a third in a second merge.
void makeRoot(const fs::path &root)
{
    const fs::path alice = root / kSpace / "users" / "alice";
    put(alice / "episodes" / "episode-2026-06-01.md",
        front("episode_daily", 3,
              "deprecated_entries:\n  ep_20260601_00000001: ep_20260608_00000001\n"
              "  ep_20260601_00000002: ep_20260608_00000001\n  ep_20260601_0003: ep_20260615_00000001\n") +
            episode("ep_20260601_00000001", "2026-06-01T09:12:13+00:00", "mc_1", "Alice likes green tea.") +
            episode("ep_20260601_00000002", "2026-06-01T10:00:00+02:00", "mc_2",
                    "Alice drinks tea.\n\n### A heading of hers\nDaily.", "s2") +
            episode("ep_20260601_0003", "2026-06-01T11:00:00", "mc_3", "Alice stopped drinking coffee."));
    put(alice / "episodes" / "episode-2026-06-08.md",
        front("episode_daily", 1, "deprecated_entries: {ep_20260608_00000001: ep_20260615_00000001}\n") +
            merged("ep_20260608_00000001", "2026-06-01T09:12:13+00:00", "cl_0123456789ab",
                   "Alice likes green tea and drinks it daily."));
    put(alice / "episodes" / "episode-2026-06-15.md",
        front("episode_daily", 2) +
            merged("ep_20260615_00000001", "2026-06-01T11:00:00+00:00", "cl_0123456789ab",
                   "Alice drinks green tea daily and no coffee.") +
            merged("ep_20260615_00000002", "2026-06-20T00:00:00+00:00", "cl_ffffffffffff", "Alice walks a lot."));
    put(alice / ".atomic_facts" / "atomic_fact-2026-06-01.md",
        front("atomic_fact_daily", 3) + fact("af_20260601_00000001", "memcell", "mc_1", "Alice likes green tea.") +
            fact("af_20260601_00000002", "episode", "ep_20260615_00000001", "Alice avoids coffee.") +
            fact("af_20260601_00000003", "memcell", "mc_gone", "Alice has a cat."));
    put(alice / ".foresights" / "foresight-2026-06-01.md",
        front("foresight_daily", 1) +
            entry("fs_20260601_00000001",
                  {{"owner_id", "alice"},
                   {"timestamp", "2026-06-01T09:12:13+00:00"},
                   {"start_time", "2026-06-02T00:00:00+00:00"},
                   {"end_time", "2026-06-09T00:00:00+00:00"},
                   {"duration_days", "7"},
                   {"parent_type", "memcell"},
                   {"parent_id", "mc_2"}},
                  {{"Foresight", "Alice will buy tea."}, {"Evidence", "She drinks it daily"}}));
    put(alice / "user.md",
        "---\nid: user_profile_alice\ntype: user_profile\nuser_id: alice\nsummary: A tea drinker.\nexplicit_info:\n"
        "- category: Drinks\n  description: green tea\n  evidence: I love green tea\n"
        "  sources: ['2026-06-01 09:12|mc_1']\n- a plain line\nimplicit_traits:\n- trait: Regular\n"
        "  description: keeps habits\nprofile_timestamp_ms: 1780300800000\n---\nanything\n");
    const fs::path bot = root / kSpace / "agents" / "bot";
    put(bot / ".cases" / "agent_case-2026-06-01.md",
        front("agent_case_daily", 1, {}, "agent_id: bot\ntrack: agent") +
            entry("ac_20260601_00000001",
                  {{"owner_id", "bot"},
                   {"session_id", "s9"},
                   {"timestamp", "2026-06-01T12:00:00+00:00"},
                   {"parent_type", "memcell"},
                   {"parent_id", "mc_9"},
                   {"quality_score", "0.8"}},
                  {{"TaskIntent", "Repair a test"}, {"KeyInsight", "Run all tests first"}}));
    put(bot / "skills" / "skill_repair" / "SKILL.md",
        "---\nid: skill\ntype: agent_skill\nagent_id: bot\nname: repair\ndescription: Run all tests before a change.\n"
        "confidence: 0.85\nmaturity_score: 0.5\nsource_case_ids: [ac_20260601_00000001]\ncluster_id: cl_aaaaaaaaaaaa\n"
        "---\n# Steps\n");
    put(bot / "skills" / "skill_repair" / "references" / "notes.md", "# Notes\n");
    put(root / kSpace / "knowledge" / "tea" / "green" / "index.md", "---\ntitle: Green\n---\n");
    put(root / "ome.toml", "[strategies.reflect_episodes]\nenabled = true\n");
}

const std::string kDatabase =
    "CREATE TABLE memcell (memcell_id TEXT PRIMARY KEY, app_id TEXT, project_id TEXT, session_id TEXT, track TEXT, "
    "raw_type TEXT, message_ids_json TEXT, sender_ids_json TEXT, payload_json TEXT, timestamp TEXT);"
    "CREATE TABLE cluster (cluster_id TEXT, app_id TEXT, project_id TEXT, owner_id TEXT, owner_type TEXT, kind TEXT, "
    "centroid_blob BLOB, count INTEGER, last_ts_ms INTEGER, preview_json TEXT);"
    "CREATE TABLE cluster_member (cluster_id TEXT, member_id TEXT, member_type TEXT, added_ts REAL);"
    "CREATE TABLE reflection_report (id TEXT, cluster_id TEXT, owner_id TEXT, app_id TEXT, project_id TEXT, "
    "mode TEXT, source_members TEXT, source_count INTEGER, merged_entry_id TEXT, deprecated_fact_count INTEGER, "
    "created_at TEXT);"
    "INSERT INTO memcell VALUES ('mc_1','default','default','s1','user','message','[\"m1\"]','[\"alice\"]',"
    "'{\"items\":[{\"id\":\"m1\",\"sender_id\":\"alice\",\"role\":\"user\",\"content\":\"I love green tea\"},"
    "{\"sender_id\":\"bot\",\"role\":\"assistant\",\"content\":[{\"type\":\"text\",\"text\":\"Noted.\"}]}]}',"
    "'2026-06-01T09:12:13.000Z');"
    "INSERT INTO memcell VALUES ('mc_2','default','default','s2','user','message','[]','[\"alice\"]',"
    "'{\"items\":[{\"sender_id\":\"alice\",\"content\":\"Tea again\"}]}','2026-06-01T10:00:00.000Z');"
    "INSERT INTO memcell VALUES ('mc_x','other','default','s2','user','message','[]','[\"zed\"]',"
    "'{\"items\":[{\"sender_id\":\"zed\",\"content\":\"?\"}]}','2026-06-01T10:00:00.000Z');"
    "INSERT INTO memcell VALUES ('mc_9','default','default','s9','agent','message','[]','[\"bot\"]','broken',"
    "'2026-06-01T12:00:00.000Z');"
    "INSERT INTO cluster VALUES ('cl_0123456789ab','default','default','alice','user','user_memory',x'00000000',1,"
    "1780311600000,'[\"Alice drinks\"]');"
    "INSERT INTO cluster VALUES ('cl_ffffffffffff','default','default','alice','user','user_memory',x'00000000',2,"
    "1780311600000,'[]');"
    "INSERT INTO cluster_member VALUES ('cl_0123456789ab','ep_20260615_00000001','episode',1);"
    "INSERT INTO cluster_member VALUES ('cl_ffffffffffff','mc_1','memcell',1);"
    "INSERT INTO cluster_member VALUES ('cl_ffffffffffff','mc_3','memcell',1);"
    "INSERT INTO reflection_report VALUES ('r1','cl_0123456789ab','alice','default','default','init',"
    "'[{\"member_id\":\"mc_1\",\"member_type\":\"memcell\"},{\"member_id\":\"mc_2\",\"member_type\":\"memcell\"}]',2,"
    "'ep_20260608_00000001',1,'2026-06-08T02:00:00');";

} // namespace

class TstIngestEveros : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_root = fs::path(m_dir->path().toStdString()) / "everos";
        makeRoot(m_root);
    }

    void markdown()
    {
        QCOMPARE(QString::fromStdString(detectFormat(m_root).value()), QString("everos"));
        const auto store = readForeign(m_root, {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        QCOMPARE(store->scopes, (std::vector{"alice"s, "bot"s}));
        // 3 + 1 + 2 episodes, 3 facts, a foresight, a summary, 3 traits; a case and a skill.
        QCOMPARE(store->memories.size(), 16U);
        QCOMPARE(problems(*store),
                 QString("bad-evidence@default_app/default_project/users/alice/episodes/episode-2026-06-15.md "
                         "ep_20260615_00000002, unmapped@alice"));

        const MemoryDraft &first = draft(*store, "ep_20260601_00000001");
        QCOMPARE(gist(first), QString("episode deprecated 2026-06-01T09:12:13Z"));
        QCOMPARE(first.memory.text, "Alice likes green tea."s);
        QCOMPARE(first.memory.session, "s1"s);
        QCOMPARE(first.memory.supersededBy.value, "ep_20260608_00000001"s);
        QCOMPARE(first.memory.extra,
                 "{\"parent_id\":\"mc_1\",\"parent_type\":\"memcell\",\"subject\":\"Tea\",\"summary\":\"About tea\"}"s);
        QVERIFY(!first.memory.zoneAssumed && !first.memory.importance);
        QCOMPARE(gist(draft(*store, "ep_20260601_00000002")), QString("episode deprecated 2026-06-01T08:00:00Z"));
        QCOMPARE(draft(*store, "ep_20260601_00000002").memory.text,
                 "Alice drinks tea.\n\n### A heading of hers\nDaily."s);
        QCOMPARE(gist(draft(*store, "ep_20260601_0003")), QString("episode deprecated 2026-06-01T11:00:00Z"));
        QVERIFY(draft(*store, "ep_20260601_0003").memory.zoneAssumed);

        QCOMPARE(gist(draft(*store, "ep_20260608_00000001")), QString("narrative deprecated 2026-06-01T09:12:13Z"));
        QCOMPARE(links(draft(*store, "ep_20260608_00000001")),
                 QString("ep_20260601_00000001 merged_from claim, ep_20260601_00000002 merged_from claim"));
        QCOMPARE(links(draft(*store, "ep_20260615_00000001")),
                 QString("ep_20260601_0003 merged_from claim, ep_20260608_00000001 merged_from claim"));
        QCOMPARE(gist(draft(*store, "ep_20260615_00000002")), QString("narrative active 2026-06-20T00:00:00Z"));
        QCOMPARE(links(draft(*store, "ep_20260615_00000002")), QString());

        // Without the database a fact rests on the episode of the same messages.
        QCOMPARE(gist(draft(*store, "af_20260601_00000001")), QString("reflection deprecated 2026-06-01T09:12:13Z"));
        QCOMPARE(links(draft(*store, "af_20260601_00000001")), QString("ep_20260601_00000001 supports claim"));
        QCOMPARE(gist(draft(*store, "af_20260601_00000002")), QString("reflection active 2026-06-01T09:12:13Z"));
        QCOMPARE(links(draft(*store, "af_20260601_00000002")), QString("ep_20260615_00000001 supports claim"));
        QCOMPARE(links(draft(*store, "af_20260601_00000003")), QString("mc_gone supports claim"));

        const MemoryDraft &foresight = draft(*store, "fs_20260601_00000001");
        QCOMPARE(foresight.memory.text, "Alice will buy tea."s);
        QCOMPARE(formatTime(*foresight.memory.validFrom), "2026-06-02T00:00:00Z"s);
        QCOMPARE(formatTime(*foresight.memory.validTo), "2026-06-09T00:00:00Z"s);
        QCOMPARE(foresight.evidence.front().quote, "She drinks it daily"s);

        QCOMPARE(draft(*store, "user.md").memory.text, "A tea drinker."s);
        QCOMPARE(formatTime(*draft(*store, "user.md").memory.validFrom), "2026-06-01T08:00:00Z"s);
        int traits = 0;
        for (const MemoryDraft &d : store->memories) {
            if (d.memory.text == "Drinks: green tea") {
                ++traits;
                QCOMPARE(links(d), QString("ep_20260601_00000001 supports claim"));
                QCOMPARE(d.evidence.front().quote, "I love green tea"s);
                QVERIFY(d.createdAssumed);
            }
            traits += d.memory.text == "a plain line" || d.memory.text == "Regular: keeps habits" ? 1 : 0;
        }
        QCOMPARE(traits, 3);

        const MemoryDraft &work = draft(*store, "ac_20260601_00000001");
        QCOMPARE(gist(work), QString("episode active 2026-06-01T12:00:00Z"));
        QCOMPARE(work.memory.text, "TaskIntent: Repair a test\n\nKeyInsight: Run all tests first"s);
        QCOMPARE(work.memory.scope, "bot"s);
        const MemoryDraft &skill = draft(*store, "skill_repair");
        QCOMPARE(skill.memory.text, "Run all tests before a change."s);
        QCOMPARE(skill.memory.statedConfidence, "0.85"s);
        QCOMPARE(links(skill), QString("ac_20260601_00000001 supports claim"));
        QCOMPARE(store->note, "Beside the memories lie 1 knowledge documents and 1 other Markdown files, which are not "
                              "taken."s);
        QCOMPARE(store->agentStates.size(), 2U);
    }

    void database()
    {
        QVERIFY(sqlite(m_root / ".index" / "sqlite" / "system.db", kDatabase));
        const auto store = readForeign(m_root, {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        QCOMPARE(store->memories.size(), 18U); // and two memcells
        QCOMPARE(problems(*store), QString("bad-evidence@default_app/default_project/users/alice/episodes/"
                                           "episode-2026-06-15.md ep_20260615_00000002, missing-text@system.db memcell "
                                           "mc_9, unmapped@alice, unmapped@system.db memcell mc_x"));
        const MemoryDraft &cell = draft(*store, "mc_1");
        QCOMPARE(gist(cell), QString("episode active 2026-06-01T09:12:13Z"));
        QCOMPARE(cell.memory.text, "alice: I love green tea\nbot: Noted."s);
        QCOMPARE(cell.memory.session, "s1"s);
        QCOMPARE(cell.memory.actor, "alice"s);
        QCOMPARE(draft(*store, "mc_2").memory.text, "Tea again"s);
        QCOMPARE(links(draft(*store, "af_20260601_00000001")), QString("mc_1 supports claim"));
        QCOMPARE(gist(draft(*store, "af_20260601_00000001")), QString("reflection deprecated 2026-06-01T09:12:13Z"));
        QCOMPARE(links(draft(*store, "ep_20260608_00000001")),
                 QString("ep_20260601_00000001 merged_from claim, ep_20260601_00000002 merged_from claim"));
        // An orphan: what its cluster still holds, and only as a cluster.
        QCOMPARE(links(draft(*store, "ep_20260615_00000002")),
                 QString("ep_20260601_00000001 merged_from cluster, ep_20260601_0003 merged_from cluster"));
        QVERIFY(store->agentStates.front().json.find("\"reflection_reports\":[{") != std::string::npos);
        QVERIFY(store->agentStates.front().json.find("reflect_episodes") != std::string::npos);
        QVERIFY(!fs::exists(m_root / ".index" / "sqlite" / "system.db-wal"));
    }

    void reportsAlone()
    {
        // A front matter that was not patched: the report knows what was merged.
        const fs::path file = m_root / kSpace / "users" / "alice" / "episodes" / "episode-2026-06-01.md";
        std::string text = bytes(file);
        const std::size_t at = text.find("deprecated_entries");
        text.erase(at, text.find("---\n", at) - at);
        put(file, text);
        QVERIFY(sqlite(m_root / ".index" / "sqlite" / "system.db", kDatabase));
        const auto store = readForeign(m_root, {});
        QVERIFY(store.ok());
        QCOMPARE(links(draft(*store, "ep_20260608_00000001")),
                 QString("ep_20260601_00000001 merged_from claim, ep_20260601_00000002 merged_from claim"));
        QCOMPARE(gist(draft(*store, "ep_20260601_00000001")), QString("episode active 2026-06-01T09:12:13Z"));
    }

    void documentedForm()
    {
        // One block of YAML an entry, as the source documents show it.
        const fs::path file = fs::path(m_dir->path().toStdString()) / "shown.md";
        put(file, "---\nentry_id: ep_20260601_0001\nowner_id: carol\nsession_id: s1\n"
                  "timestamp: 2026-06-01T09:12:13+00:00\nparent_type: memcell\nparent_id: mc_1\n"
                  "sender_ids: [u_a]\n---\n## Subject\nTea\n## Content\nCarol likes tea.\n\n---\n"
                  "entry_id: ep_20260608_0001\nowner_id: carol\ntimestamp: 2026-06-08T00:00:00Z\n"
                  "parent_type: cluster\nparent_id: cl_0123456789ab\n---\n## Content\nCarol drinks tea.\n");
        const auto store = readForeign(file, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "everos"s);
        QCOMPARE(store->scopes, std::vector{"carol"s});
        QCOMPARE(store->memories.size(), 2U);
        QCOMPARE(gist(store->memories[0]), QString("episode active 2026-06-01T09:12:13Z"));
        QCOMPARE(store->memories[0].memory.text, "Carol likes tea."s);
        QCOMPARE(store->memories[0].memory.actor, "u_a"s);
        QCOMPARE(gist(store->memories[1]), QString("narrative active 2026-06-08T00:00:00Z"));
        QCOMPARE(problems(*store), QString("bad-evidence@shown.md ep_20260608_0001"));
    }

    void owners()
    {
        const fs::path other = m_root / "shop" / "blue";
        put(other / "users" / "alice" / "episodes" / "episode-2026-06-01.md",
            front("episode_daily", 1) +
                episode("ep_20260601_00000001", "2026-06-01T09:00:00Z", "mc_1", "Alice of the shop."));
        put(other / "agents" / "alice" / ".cases" / "agent_case-2026-06-01.md",
            front("agent_case_daily", 1, {}, "agent_id: alice") +
                entry("ac_20260601_00000001", {{"timestamp", "2026-06-01T12:00:00Z"}}, {{"TaskIntent", "Sell"}}));
        const auto store = readForeign(m_root, {});
        QVERIFY(store.ok());
        QCOMPARE(store->scopes, (std::vector{"alice"s, "bot"s, "shop/blue/alice"s, "shop/blue/agents/alice"s}));
        QCOMPARE(draft(*store, "ep_20260601_00000001", "shop/blue/alice").memory.text, "Alice of the shop."s);
        ReadOptions one;
        one.scope = "me";
        QVERIFY(!readForeign(m_root, {}, one).ok());
        const auto alone = readForeign(other / "users" / "alice", {}, one);
        QVERIFY(alone.ok());
        QCOMPARE(alone->memories.front().memory.scope, "me"s);
    }

    void faults()
    {
        const fs::path alice = m_root / kSpace / "users" / "alice" / "episodes";
        // Not closed: the entry and what follows are read by nobody.
        std::string open = episode("ep_20260701_00000002", "2026-07-01T10:00:00Z", "mc_8", "Lost.");
        open.resize(open.find("<!-- /entry"));
        put(alice / "episode-2026-07-01.md",
            front("episode_daily", 3) + episode("ep_20260701_00000001", "2026-07-01T09:00:00Z", "mc_7", "Kept.") +
                open + episode("ep_20260701_00000003", "2026-07-01T11:00:00Z", "mc_9", "Behind."));
        // A second file of that day that counts anew, one entry the same and one another.
        put(alice / "episode-2026-07-01b.md",
            front("episode_daily", 5, "deprecated_entries: [ep_20260701_00000001]\n") +
                episode("ep_20260701_00000001", "2026-07-01T12:00:00Z", "mc_10", "Another one.") +
                episode("ep_20260601_00000001", "2026-06-01T09:12:13+00:00", "mc_1", "Alice likes green tea."));
        put(alice / "episode-2026-07-02.md",
            front("episode_daily", 2, "deprecated_entries:\n  ep_20260702_00000009: ep_x\n  ep_20260702_00000001: \n") +
                episode("ep_20260702_00000001", "soon", "mc_11", "No time.") +
                entry("ep_20260702_00000002", {{"parent_type", "memcell"}}, {}));
        put(alice / "episode-2026-07-03.md", "---\ntype: [\n---\nnothing");
        const auto store = readForeign(m_root, {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        const auto at = [](const char *kind, const char *where) {
            return QString("%1@default_app/default_project/users/alice/episodes/%2").arg(kind, where);
        };
        QStringList expected = {"unmapped@alice",
                                at("bad-evidence", "episode-2026-06-15.md ep_20260615_00000002"),
                                at("bad-record", "episode-2026-07-01.md ep_20260701_00000002"),
                                at("bad-record", "episode-2026-07-01.md ep_20260701_00000003"),
                                at("duplicate-id", "episode-2026-07-01b.md ep_20260601_00000001"),
                                at("bad-record", "episode-2026-07-01b.md"),
                                at("bad-status", "episode-2026-07-01b.md"),
                                at("dangling", "episode-2026-07-02.md"),
                                at("dangling", "episode-2026-07-02.md ep_20260702_00000001"),
                                at("bad-time", "episode-2026-07-02.md ep_20260702_00000001"),
                                at("missing-text", "episode-2026-07-02.md ep_20260702_00000002"),
                                at("bad-record", "episode-2026-07-03.md"),
                                at("bad-record", "episode-2026-07-03.md")};
        expected.sort();
        QCOMPARE(problems(*store), expected.join(", "));
        QCOMPARE(draft(*store, "ep_20260701_00000001").memory.text, "Kept."s);
        QCOMPARE(draft(*store, "ep_20260701_00000001@episode-2026-07-01b").memory.text, "Another one."s);
        QCOMPARE(gist(draft(*store, "ep_20260702_00000001")), QString("episode deprecated timeless"));
    }

    void bombs()
    {
        const fs::path alice = m_root / kSpace / "users" / "alice";
        std::string bomb = "---\ntype: user_profile\nuser_id: alice\na: &a [x,x,x,x,x,x,x,x,x,x]\n";
        for (char c = 'b'; c < 'k'; ++c) {
            bomb += std::string(1, c) + ": &" + c + " [";
            for (int i = 0; i < 10; ++i)
                bomb += (i ? ",*" : "*") + std::string(1, char(c - 1));
            bomb += "]\n";
        }
        put(alice / "user.md", bomb + "---\n");
        put(alice / ".atomic_facts" / "atomic_fact-2026-06-02.md",
            "---\ntype: atomic_fact_daily\nx: " + std::string(5000, '[') + "\n---\n" +
                fact("af_20260602_00000001", "memcell", "mc_1", "Still read."));
        fs::create_directory_symlink(m_root, alice / "loop");
        QCOMPARE(::mkfifo((alice / "episodes" / "pipe.md").c_str(), 0600), 0);
        const auto store = readForeign(m_root, {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        QCOMPARE(draft(*store, "af_20260602_00000001").memory.text, "Still read."s);
        const QString said = problems(*store);
        QVERIFY(said.contains("unreadable@default_app/default_project/users/alice/loop"));
        QVERIFY(said.contains("unreadable@default_app/default_project/users/alice/episodes/pipe.md"));
        QVERIFY(said.contains("bad-record@default_app/default_project/users/alice/user.md"));
        QVERIFY(said.contains("bad-record@default_app/default_project/users/alice/.atomic_facts/"
                              "atomic_fact-2026-06-02.md"));
    }

    void damaged()
    {
        const fs::path small = fs::path(m_dir->path().toStdString()) / "small";
        const fs::path file = small / kSpace / "users" / "alice" / "episodes" / "episode-2026-06-01.md";
        put(file, front("episode_daily", 2, "deprecated_entries: {ep_20260601_00000001: ep_20260601_00000002}\n") +
                      episode("ep_20260601_00000001", "2026-06-01T09:12:13+00:00", "mc_1", "Tea.") +
                      merged("ep_20260601_00000002", "2026-06-01T09:12:13+00:00", "cl_1", "More tea."));
        damage(file, 300, [&] {
            const auto store = readForeign(small, "everos");
            QVERIFY(store.ok());
            QVERIFY(addsUp(*store));
        });
    }

    void again()
    {
        QVERIFY(sqlite(m_root / ".index" / "sqlite" / "system.db", kDatabase));
        const fs::path path = fs::path(m_dir->path().toStdString()) / "s.credence";
        auto made = Store::create(path);
        QVERIFY(made.ok());
        const auto take = [&] {
            auto report = (*made)->import(readForeign(m_root, {}).value(), m_root.string(), {"ada", "gui", {}});
            return report.ok() ? QString("%1 %2 %3").arg(report->added).arg(report->updated).arg(report->unchanged)
                               : QString::fromStdString(report.error().message);
        };
        QCOMPARE(take(), QString("18 0 0"));
        QCOMPARE(take(), QString("0 0 18"));
        // What was retired names its successor by the id that it got here: four entries and a fact.
        QCOMPARE(number(path, "SELECT count(*) FROM memory AS old JOIN memory AS new ON new.id = old.superseded_by "
                              "WHERE old.status = 'deprecated' AND new.kind = 'narrative'"),
                 5);
        // A profile is written anew with a new time: an update, no conflict.
        const fs::path profile = m_root / kSpace / "users" / "alice" / "user.md";
        std::string text = bytes(profile);
        text.replace(text.find("A tea drinker."), 14, "A heavy tea drinker.");
        text.replace(text.find("1780300800000"), 13, "1780387200000");
        put(profile, text);
        // The summary and its two fellows whose time it is, too.
        QCOMPARE(take(), QString("0 4 14"));
    }

    void handBack()
    {
        const fs::path alice = m_root / kSpace / "users" / "alice" / "episodes";
        put(alice / "episode-2026-07-01.md",
            front("episode_daily", 2, "note: \"kept  as it is\" # with this\n") +
                episode("ep_20260701_00000001", "2026-07-01T09:00:00Z", "mc_20", "Alice ran.") +
                episode("ep_20260701_00000002", "2026-07-01T10:00:00Z", "mc_21", "Alice swam."));
        put(alice / "episode-2026-07-02.md",
            front("episode_daily", 1, "deprecated_entries: {}\n") +
                episode("ep_20260702_00000001", "2026-07-02T10:00:00Z", "mc_22", "Alice rode."));
        HandBackItem item;
        item.kind = HandBackKind::Added;
        item.memory.kind = Kind::Narrative;
        item.memory.id.value = "0190a000-0000-7000-8000-0123456789ab";
        item.memory.text = "Alice does sport most days.\nShe runs, swims and rides.";
        item.at = parseTime("2026-07-02T18:00:00Z")->time;
        for (const char *ref : {"ep_20260701_00000001", "ep_20260701_00000002", "ep_20260702_00000001"}) {
            item.evidence.push_back({{ref}, ref, Role::MergedFrom, {}});
            item.replaces.emplace_back(ref);
        }
        HandBackItem belief = item;
        belief.memory.kind = Kind::Reflection;
        belief.memory.id.value = "0190a000-0000-7000-8000-0123456789ac";
        HandBackItem gone;
        gone.kind = HandBackKind::Retracted;
        gone.memory.sourceRef = "af_20260601_00000001";
        HandBackItem archived;
        archived.kind = HandBackKind::Archived;
        archived.memory.sourceRef = "ep_20260701_00000001";
        archived.replacementRef = item.memory.id.value;
        const HandBackSet set{"alice", "everos", {archived, item, belief, gone}, {}};

        auto plan = planHandBack(set, "everos", m_root);
        QVERIFY(plan.ok());
        QCOMPARE(plan->said, 2U);
        QCOMPARE(plan->left.size(), 2U);
        QCOMPARE(plan->writes.size(), 2U);
        const std::string before = bytes(alice / "episode-2026-07-02.md");
        // Nothing but these three places differs.
        std::string expected = before;
        expected.replace(expected.find("deprecated_entries: {}"), 22,
                         "deprecated_entries: {ep_20260702_00000001: ep_20260702_00000002}");
        expected.replace(expected.find("entry_count: 1"), 14, "entry_count: 2");
        expected.replace(expected.find("2026-06-01T10:00:00.000000+00:00"), 32, "2026-07-02T18:00:00+00:00");
        expected += "<!-- entry:ep_20260702_00000002 -->\n## ep_20260702_00000002\n\n**owner_id**: alice\n"
                    "**timestamp**: 2026-07-02T10:00:00+00:00\n**parent_type**: cluster\n"
                    "**parent_id**: cl_0123456789ab\n**credence_id**: 0190a000-0000-7000-8000-0123456789ab\n\n"
                    "### Subject\nAlice does sport most days.\n\n### Content\nAlice does sport most days.\n"
                    "She runs, swims and rides.\n<!-- /entry:ep_20260702_00000002 -->\n";
        QCOMPARE(plan->writes[1].after, expected);
        std::string patched = bytes(alice / "episode-2026-07-01.md");
        patched.insert(patched.find("---\n", 4), "deprecated_entries:\n  ep_20260701_00000001: ep_20260702_00000002\n"
                                                 "  ep_20260701_00000002: ep_20260702_00000002\n");
        QCOMPARE(plan->writes[0].after, patched);
        QCOMPARE(bytes(alice / "episode-2026-07-02.md"), before); // a plan writes nothing
        QVERIFY(writeHandBack(*plan).ok());

        const auto store = readForeign(m_root, {});
        QVERIFY(store.ok());
        QCOMPARE(gist(draft(*store, "ep_20260702_00000002")), QString("narrative active 2026-07-02T10:00:00Z"));
        QCOMPARE(draft(*store, "ep_20260702_00000002").memory.text, item.memory.text);
        QCOMPARE(links(draft(*store, "ep_20260702_00000002")),
                 QString("ep_20260701_00000001 merged_from claim, ep_20260701_00000002 merged_from claim, "
                         "ep_20260702_00000001 merged_from claim"));
        QCOMPARE(gist(draft(*store, "ep_20260701_00000002")), QString("episode deprecated 2026-07-01T10:00:00Z"));
        // A second time there is nothing to say.
        plan = planHandBack(set, "everos", m_root);
        QVERIFY(plan.ok());
        QCOMPARE(plan->writes.size(), 0U);

        // A day without a file gets one; a text that would break the file stays out.
        HandBackItem other = item;
        other.memory.id.value = "0190a000-0000-7000-8000-0123456789ad";
        other.at = parseTime("2026-08-09T01:00:00Z")->time;
        other.replaces = {"ep_20260702_00000002"};
        other.evidence = {{{"x"}, "ep_20260702_00000002", Role::MergedFrom, {}}};
        HandBackItem marked = other;
        marked.memory.id.value = "0190a000-0000-7000-8000-0123456789ae";
        marked.memory.text = "Alice wrote <!-- /entry:ep_20260809_00000001 --> somewhere.";
        plan = planHandBack({"alice", "everos", {other, marked}, {}}, "everos", m_root);
        QVERIFY(plan.ok());
        QCOMPARE(plan->left.size(), 1U);
        QVERIFY(writeHandBack(*plan).ok());
        const auto more = readForeign(m_root, {});
        QVERIFY(more.ok());
        QCOMPARE(gist(draft(*more, "ep_20260809_00000001")), QString("narrative active 2026-07-02T10:00:00Z"));
        QCOMPARE(draft(*more, "ep_20260702_00000002").memory.supersededBy.value, "ep_20260809_00000001"s);

        // What is unclear is not touched: a block that can't be added to line by line.
        const std::string flow = front("episode_daily", 1, "deprecated_entries: {a: b,\n  c: d}\n") +
                                 episode("ep_20260810_00000001", "2026-08-10T10:00:00Z", "mc_30", "Alice sang.");
        put(alice / "episode-2026-08-10.md", flow);
        other.memory.id.value = "0190a000-0000-7000-8000-0123456789af";
        other.replaces = {"ep_20260810_00000001"};
        other.evidence.front().ref = "ep_20260810_00000001";
        plan = planHandBack({"alice", "everos", {other}, {}}, "everos", m_root);
        QVERIFY(plan.ok());
        QCOMPARE(plan->left.size(), 1U);
        QVERIFY(writeHandBack(*plan).ok());
        QCOMPARE(bytes(alice / "episode-2026-08-10.md"), flow);
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    fs::path m_root;
};

CREDENCE_TEST(tst_ingest_everos, TstIngestEveros)

} // namespace tst_ingest_everos

#include "tst_ingest_everos.moc"
