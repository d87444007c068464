// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "core/support/foreignfiles.h"
#include "ingest/gzip.h"
#include "support/registry.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/text.h>

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ingest_engramsync {

using namespace credence;
using namespace credence::test::foreignfiles;
using namespace std::string_literals;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

const fs::path kReal = fs::path(CREDENCE_SOURCE_DIR) / ".." / "shared" / "data" / "engram" / "git-sync";

json observation(int id, const std::string &session, const std::string &type, const std::string &content)
{
    return {{"id", id},
            {"session_id", session},
            {"type", type},
            {"title", "A title"},
            {"content", content},
            {"project", "shop"},
            {"scope", "project"},
            {"category", "task"},
            {"revision_count", 1},
            {"duplicate_count", 1},
            {"created_at", "2026-03-09 20:29:34"},
            {"updated_at", "2026-03-09 20:29:34"}};
}

void makeFolder(const fs::path &folder)
{
    const json session = {{"id", "s1"},
                          {"project", "shop"},
                          {"directory", "/home/ada/shop"},
                          {"started_at", "2026-03-09 20:00:00"},
                          {"ended_at", "2026-03-09 21:00:00"},
                          {"summary", "The shop has a door now."}};
    json gone = observation(3, "s1", "bugfix", "The door was shut.");
    gone["deleted_at"] = "2026-03-10 08:00:00";
    const json first = {{"sessions", {session}},
                        {"observations",
                         {observation(1, "s1", "decision", "A door, not a window."), gone,
                          observation(2, "manual-save", "session_summary", "Saved by hand.")}},
                        {"prompts",
                         {{{"id", 1},
                           {"session_id", "s1"},
                           {"content", "Add a door"},
                           {"project", "shop"},
                           {"created_at", "2026-03-09 20:01:00"}}}}};
    json revised = observation(1, "s1", "decision", "A door and a window.");
    revised["updated_at"] = "2026-03-11 08:00:00";
    revised["revision_count"] = 2;
    const json second = {{"sessions", nullptr}, {"observations", {revised}}, {"prompts", nullptr}};
    const json third = {{"sessions", nullptr},
                        {"observations", {observation(1, "s1", "decision", "Bob's first.")}},
                        {"prompts", nullptr}};
    put(folder / "chunks" / "0a0a0a0a.jsonl.gz", ingest::gzipped(first.dump()));
    put(folder / "chunks" / "0b0b0b0b.jsonl.gz", ingest::gzipped(second.dump()));
    put(folder / "chunks" / "0c0c0c0c.jsonl.gz", ingest::gzipped(third.dump()));
    const auto chunk = [](const char *id, const char *who) {
        return json{{"id", id}, {"created_by", who}, {"created_at", "2026-03-12T00:00:00Z"}, {"memories", 1}};
    };
    put(folder / "manifest.json",
        json{{"version", 1}, {"chunks", {chunk("0a0a0a0a", "ada"), chunk("0b0b0b0b", "ada"), chunk("0c0c0c0c", "bob")}}}
            .dump(1));
}

} // namespace

class TstIngestEngramsync : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = fs::path(m_dir->path().toStdString()) / "sync";
        makeFolder(m_path);
    }

    void folder()
    {
        const auto store = readForeign(m_path, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "engram-sync"s);
        QVERIFY(addsUp(*store));
        QCOMPARE(store->scopes, (std::vector{"ada"s, "bob"s}));
        QCOMPARE(store->memories.size(), 6U);
        QCOMPARE(problems(*store), QString("duplicate-id@chunks/0b0b0b0b.jsonl.gz observations 1"));
        const MemoryDraft &first = draft(*store, "observation/1", "ada");
        QCOMPARE(first.memory.text, "A door and a window."s); // the later form
        QCOMPARE(gist(first), QString("episode active 2026-03-09T20:29:34Z"));
        QVERIFY(first.memory.zoneAssumed);
        QCOMPARE(first.memory.tags, (std::vector{"decision"s, "task"s}));
        QCOMPARE(first.memory.entities, std::vector{"shop"s});
        QCOMPARE(first.memory.actor, "ada"s);
        QVERIFY(first.memory.extra.find("\"title\":\"A title\"") != std::string::npos);
        QCOMPARE(draft(*store, "observation/1", "bob").memory.text, "Bob's first."s);
        QCOMPARE(gist(draft(*store, "observation/3")), QString("episode retracted 2026-03-09T20:29:34Z"));
        // A summary rests on its session as a whole; what was saved by hand belongs to none.
        QCOMPARE(gist(draft(*store, "session/s1")), QString("reflection active 2026-03-09T21:00:00Z"));
        QCOMPARE(links(draft(*store, "session/s1")), QString("observation/1 supports batch, observation/3 supports "
                                                             "batch, prompt/1 supports batch"));
        QCOMPARE(links(draft(*store, "observation/2")), QString());
        QCOMPARE(draft(*store, "observation/2").memory.kind, Kind::Reflection);
    }

    void parts()
    {
        const auto chunk = readForeign(m_path / "chunks" / "0a0a0a0a.jsonl.gz", {});
        QVERIFY(chunk.ok());
        QCOMPARE(chunk->memories.size(), 5U);
        QCOMPARE(chunk->scopes, std::vector{"default"s});
        QCOMPARE(readForeign(m_path / "manifest.json", {})->memories.size(), 6U);
        put(m_path / "export.json", json{{"version", "0.1.0"},
                                         {"exported_at", "2026-03-12 00:00:00"},
                                         {"sessions", json::array()},
                                         {"observations", {observation(7, "s1", "decision", "Exported.")}},
                                         {"prompts", json::array()}}
                                        .dump());
        QCOMPARE(readForeign(m_path / "export.json", {})->memories.size(), 1U);
    }

    void real()
    {
        if (!fs::exists(kReal))
            QSKIP("the real data (../shared/data) is not here");
        const auto store = readForeign(kReal, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "engram-sync"s);
        // The manifest's own counts: 0 + 21 + 0 + 1 + 3 + 32 + 3 + 13; of them 48 are felipe's.
        QCOMPARE(store->memories.size(), 73U);
        int felipe = 0, summaries = 0, linked = 0;
        for (const MemoryDraft &one : store->memories) {
            felipe += one.memory.scope == "felipe" ? 1 : 0;
            summaries += one.memory.kind == Kind::Reflection ? 1 : 0;
            linked += one.evidence.empty() ? 0 : 1;
        }
        QCOMPARE(felipe, 48);
        QCOMPARE(summaries, 3);
        QCOMPARE(linked, 0); // the only summary of a real session has no other entry of that session
        QCOMPARE(problems(*store), QString());
        // What gzip and grep count in the chunks.
        QProcess shell;
        shell.start("sh", {"-c", QString("gzip -dc '%1'/chunks/*.gz | grep -o '\"revision_count\"' | wc -l")
                                     .arg(QString::fromStdString(kReal.string()))});
        QVERIFY(shell.waitForFinished(20000));
        QCOMPARE(shell.readAll().trimmed(), QByteArray("73"));
    }

    void faults()
    {
        std::string manifest = bytes(m_path / "manifest.json");
        manifest.replace(manifest.find("0c0c0c0c"), 8, "../../xx");
        put(m_path / "manifest.json", manifest);
        fs::remove(m_path / "chunks" / "0b0b0b0b.jsonl.gz");
        // A bomb: 300 MB of blanks in a small file.
        put(m_path / "chunks" / "0a0a0a0a.jsonl.gz", ingest::gzipped(std::string(std::size_t(300) << 20U, ' ')));
        const auto store = readForeign(m_path, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 0U);
        QCOMPARE(problems(*store), QString("bad-record@manifest.json, unreadable@chunks/0a0a0a0a.jsonl.gz, "
                                           "unreadable@chunks/0b0b0b0b.jsonl.gz"));
        QCOMPARE(ingest::gunzip(ingest::gzipped("abc") + ingest::gzipped("def"), 100).value(), "abcdef"s);
        QVERIFY(!ingest::gunzip(ingest::gzipped("abc").substr(0, 20), 100).ok());
        QVERIFY(!ingest::gunzip(ingest::gzipped("abc"), 2).ok());
    }

    void damaged()
    {
        for (const char *name : {"manifest.json", "chunks/0a0a0a0a.jsonl.gz"}) {
            damage(m_path / name, 300, [&] {
                const auto store = readForeign(m_path, "engram-sync");
                QVERIFY(store.ok());
                QVERIFY(addsUp(*store));
            });
        }
        const fs::path plain = m_path / "export.json";
        put(plain, json{{"sessions", nullptr},
                        {"observations", {observation(7, "s1", "decision", "Exported.")}},
                        {"prompts", nullptr}}
                       .dump());
        damage(plain, 300, [&] { QVERIFY(readForeign(plain, "engram-sync").ok()); });
    }

    void handBack()
    {
        const auto known = readForeign(m_path, {});
        QVERIFY(known.ok());
        HandBackItem added;
        added.memory.id.value = "0190a000-0000-7000-8000-0123456789ab";
        added.memory.kind = Kind::Reflection;
        added.memory.text = "Doors are decided 'twice'.";
        added.memory.entities = {"shop"};
        added.evidence = {{{"x"}, "observation/1", Role::Supports, {}}};
        const auto item = [&](HandBackKind kind, const char *ref) {
            HandBackItem one;
            one.kind = kind;
            one.memory = draft(*known, ref, "ada").memory;
            return one;
        };
        HandBackItem redacted = item(HandBackKind::Redacted, "observation/1");
        redacted.memory.text = "A [thing] and a window.";
        const HandBackSet set{"ada",
                              "engram-sync",
                              {added, redacted, item(HandBackKind::Retracted, "observation/2"),
                               item(HandBackKind::Erased, "observation/3"), item(HandBackKind::Retracted, "prompt/1")},
                              {}};
        const auto plan = planHandBack(set, "engram-sync", m_path);
        QVERIFY(plan.ok());
        QCOMPARE(plan->said, 4U);
        QCOMPARE(plan->left.size(), 2U); // the prompt, and what git keeps
        const std::string &script = plan->writes.front().after;
        const auto has = [&](const std::string &line) { return script.find(line) != std::string::npos; };
        QVERIFY(has("request 'add 0190a000-0000-7000-8000-0123456789ab' POST \"/observations\" "
                    "'{\"session_id\":\"manual-save\",\"type\":\"pattern\",\"title\":\"Doors are decided "
                    "'\\''twice'\\''.\",\"content\":\"Doors are decided '\\''twice'\\''.\\n\\nSources: observation/1\","
                    "\"scope\":\"project\",\"topic_key\":\"credence/0190a000-0000-7000-8000-0123456789ab\","
                    "\"project\":\"shop\"}'\n"));
        QVERIFY(has(" PATCH \"/observations/1\" '{\"content\":\"A [thing] and a window.\"}'\n"));
        QVERIFY(has("request 'delete ada 2' DELETE \"/observations/2\" ''\n"));
        QVERIFY(has("request 'erase ada 3' DELETE \"/observations/3?hard=true\" ''\n"));
        QVERIFY(writeHandBack(*plan).ok());
        QProcess shell; // it is a script that a shell takes
        shell.start("sh", {"-n", QString::fromStdString((m_path / "engram-sync-requests.sh").string())});
        QVERIFY(shell.waitForFinished(20000));
        QCOMPARE(shell.exitCode(), 0);
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    fs::path m_path;
};

CREDENCE_TEST(tst_ingest_engramsync, TstIngestEngramsync)

} // namespace tst_ingest_engramsync

#include "tst_ingest_engramsync.moc"
