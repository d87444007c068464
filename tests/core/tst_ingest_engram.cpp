// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "core/support/foreignfiles.h"
#include "support/registry.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/store.h>
#include <credence/text.h>

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <sstream>

namespace tst_ingest_engram {

using namespace credence;
using namespace credence::test::foreignfiles;
using namespace std::string_literals;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

const fs::path kReal = fs::path(CREDENCE_SOURCE_DIR) / ".." / "shared" / "data" / "engram" / "core_v1.jsonl";

const std::string kA = "aaaaaaaa-0001-4000-8000-000000000001";
const std::string kB = "aaaaaaaa-0002-4000-8000-000000000002";
const std::string kC = "cccccccc-0003-4000-8000-000000000003";
const std::string kV1 = "dddddddd-0004-4000-8000-000000000004";
const std::string kV2 = "eeeeeeee-0005-4000-8000-000000000005";

json event(const std::string &id, const std::string &text)
{
    return {{"id", id},
            {"type", "event"},
            {"content", text},
            {"source", "agent"},
            {"importance", 5.0},
            {"tags", {"tea"}},
            {"created_at", 1780300800.5},
            {"updated_at", 1780300801.0},
            {"access_count", 3}};
}

// The fields as pkg/memory/memory.go and pkg/reflection write them.
std::vector<json> records()
{
    std::vector<json> all = {event(kA, "Ada asked for green tea."), event(kB, "Ada asked for green tea again."),
                             event(kC, "Ada left early.")};
    all[1]["reflected_at"] = 1780400000.0;
    all[1]["last_accessed_at"] = 1780400100.0;
    all[1]["valid_until"] = 1782892800.0;
    all[2]["lifecycle_status"] = "archived";
    all[2]["archive_reason"] = "policy";
    json v1 = event(kV1, "Ada prefers green tea.");
    v1["type"] = "insight";
    v1["source"] = "system";
    v1["importance"] = 8;
    v1["confidence"] = 0.82;
    v1["superseded_by"] = kV2;
    v1["metadata"] = {{"reflection_source_ids", {kA, kB, kC}}, {"source_type", "reflection"}, {"reflection_count", 3}};
    json v2 = v1;
    v2["id"] = kV2;
    v2["content"] = "Ada orders green tea whenever she can.";
    v2.erase("superseded_by");
    v2["metadata"] = {{"source_ids", {kA.substr(0, 12), "aaaaaaaa-000", kC, "ffffffff-000"}},
                      {"provenance", "reflection-v2"},
                      {"tensions", {"She also drinks coffee."}}};
    all.push_back(v1);
    all.push_back(v2);
    return all;
}

std::string lines(const std::vector<json> &all)
{
    std::string text;
    for (const json &one : all)
        text += one.dump() + "\n";
    return text;
}

std::string scroll(const std::vector<json> &all)
{
    json points = json::array();
    int n = 0;
    for (const json &one : all)
        points.push_back({{"id", one["id"]}, {"payload", one}, {"vector", {0.5, n++, -1.25}}});
    return json{{"result", {{"points", points}, {"next_page_offset", nullptr}}}, {"status", "ok"}, {"time", 0.01}}
        .dump();
}

const std::string kDraft = "# Low-confidence reflection draft\n\n- created: 2026-06-01T09:12:13Z\n- confidence: 0.42\n"
                           "- importance: 4\n- tags: tea, source:reflection\n- source_ids: " +
                           kA + ", " + kB + "\n\n## Insight\n\nAda may dislike coffee.\nPerhaps.\n";

} // namespace

class TstIngestEngram : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = fs::path(m_dir->path().toStdString());
    }

    void jsonl()
    {
        put(m_path / "dump.jsonl", lines(records()));
        QCOMPARE(QString::fromStdString(detectFormat(m_path / "dump.jsonl").value()), QString("engram"));
        const auto store = readForeign(m_path / "dump.jsonl", {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        QCOMPARE(store->memories.size(), 5U);
        QCOMPARE(store->scopes, std::vector{"engram"s});
        QCOMPARE(problems(*store), QString("bad-evidence@dump.jsonl line 5"));

        const Memory &b = draft(*store, kB).memory;
        QCOMPARE(gist(draft(*store, kB)), QString("episode active 2026-06-01T08:00:00.500Z"));
        QCOMPARE(b.createdText, "1780300800.5"s);
        QVERIFY(!b.zoneAssumed);
        QCOMPARE(formatTime(*b.expires), "2026-07-01T08:00:00Z"s);
        QCOMPARE(formatTime(*b.lastAccessed), "2026-06-02T11:35:00Z"s);
        QCOMPARE(*b.importance, 0.5);
        QCOMPARE(*b.importanceRaw, 5.0);
        QCOMPARE(b.importanceScale, ImportanceScale::OneToTen);
        QCOMPARE(b.actor, "agent"s);
        QCOMPARE(b.tags, std::vector{"tea"s});
        QVERIFY(b.extra.find("\"reflected_at\":1780400000.0") != std::string::npos);
        QCOMPARE(gist(draft(*store, kC)), QString("episode retracted 2026-06-01T08:00:00.500Z"));

        const MemoryDraft &v1 = draft(*store, kV1);
        QCOMPARE(gist(v1), QString("reflection superseded 2026-06-01T08:00:00.500Z"));
        QCOMPARE(v1.memory.supersededBy.value, kV2);
        QCOMPARE(v1.memory.statedConfidence, "0.82"s);
        QCOMPARE(links(v1),
                 QString::fromStdString(kA + " supports batch, " + kB + " supports batch, " + kC + " supports batch"));
        // Twelve characters fit one memory, two, the whole id, and none.
        const MemoryDraft &v2 = draft(*store, kV2);
        QCOMPARE(kA.substr(0, 12), "aaaaaaaa-000"s); // what the program keeps of both
        QVERIFY(v2.malformedEvidence);
        QCOMPARE(links(v2), QString::fromStdString(kC + " supports claim, ffffffff-000 supports claim"));
        QVERIFY(v2.memory.extra.find("She also drinks coffee.") != std::string::npos);
    }

    void prefixes()
    {
        auto all = records();
        all[4]["metadata"]["source_ids"] = {kC.substr(0, 12), kA.substr(0, 13), kV1.substr(0, 12)};
        put(m_path / "dump.jsonl", lines(all));
        const auto store = readForeign(m_path / "dump.jsonl", {});
        QVERIFY(store.ok());
        QCOMPARE(problems(*store), QString());
        QCOMPARE(links(draft(*store, kV2)),
                 QString::fromStdString(kC + " supports claim, " + kA + " supports claim, " + kV1 + " supports claim"));
    }

    void scrolls()
    {
        put(m_path / "answer.json", scroll(records()));
        const auto store = readForeign(m_path / "answer.json", {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "engram"s);
        QVERIFY(addsUp(*store));
        QCOMPARE(store->memories.size(), 5U);
        QCOMPARE(draft(*store, kB).vector, (std::vector<float>{0.5F, 1.0F, -1.25F}));
        QCOMPARE(draft(*store, kB).vectorSpace, "engram"s);
        // Several answers, one a line, and one that is printed with indents.
        auto all = records();
        put(m_path / "answers.jsonl", scroll({all[0], all[1]}) + "\n" + scroll({all[2]}) + "\n");
        QCOMPARE(readForeign(m_path / "answers.jsonl", {})->memories.size(), 3U);
        put(m_path / "pretty.json", json::parse(scroll(all)).dump(2));
        QCOMPARE(readForeign(m_path / "pretty.json", {})->memories.size(), 5U);
        put(m_path / "list.json", json(all).dump(1));
        QCOMPARE(readForeign(m_path / "list.json", {})->memories.size(), 5U);
    }

    void drafts()
    {
        put(m_path / "drafts" / "20260601-091213-0a1b2c3d.md", kDraft);
        put(m_path / "drafts" / "other.md", "# A note\n");
        put(m_path / "dump.jsonl", lines(records()));
        auto store = readForeign(m_path / "drafts", {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "engram"s);
        QCOMPARE(store->records.size(), 1U);
        QCOMPARE(store->note, "1 other files lie beside them and are not taken."s);
        const json draft = json::parse(store->records.front().json);
        QCOMPARE(draft["text"].get<std::string>(), "Ada may dislike coffee.\nPerhaps."s);
        QCOMPARE(draft["importance"].get<double>(), 0.4);
        QCOMPARE(draft["stated_confidence"].get<std::string>(), "0.42"s);
        QCOMPARE(draft["evidence"].dump(), "[{\"granularity\":\"batch\",\"id\":\"" + kA +
                                               "\",\"role\":\"supports\"},{\"granularity\":\"batch\",\"id\":\"" + kB +
                                               "\",\"role\":\"supports\"}]");
        // With the memories in the store, the candidate cites them; it is taken once.
        const fs::path path = m_path / "s.credence";
        auto made = Store::create(path);
        QVERIFY(made.ok());
        const Cause cause{"ada", "gui", {}};
        QVERIFY((*made)->import(readForeign(m_path / "dump.jsonl", {}).value(), "dump", cause).ok());
        QVERIFY((*made)->import(readForeign(m_path / "drafts", {}).value(), "drafts", cause).ok());
        QCOMPARE(number(path, "SELECT count(*) FROM candidate WHERE state = 'pending'"), 1);
        const std::string cited = "SELECT count(*) FROM candidate AS c, json_each(c.json, '$.evidence') AS e JOIN "
                                  "memory AS m ON m.id = json_extract(e.value, '$.id')";
        QCOMPARE(number(path, cited), 2); // by the ids that they have here
        QVERIFY((*made)->import(readForeign(m_path / "drafts", {}).value(), "drafts", cause).ok());
        QCOMPARE(number(path, "SELECT count(*) FROM candidate"), 1);
        // All of it in one go.
        store = readForeign(m_path, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 5U);
        QCOMPARE(store->records.size(), 1U);
        // A later draft beside memories that are known.
        put(m_path / "drafts" / "20260602-091213-0a1b2c3e.md", kDraft);
        QVERIFY((*made)->import(readForeign(m_path, {}).value(), "all", cause).ok());
        QCOMPARE(number(path, cited), 4);
    }

    void faults()
    {
        auto all = records();
        all[0]["importance"] = 11;
        all[1]["created_at"] = "soon";
        all[2]["lifecycle_status"] = "asleep";
        all[3]["metadata"]["reflection_source_ids"] = "all of them";
        all[4]["type"] = "dream";
        std::string text = lines(all);
        text += "{\"id\":\"x\",\"type\":\"event\"}\n" + all[0].dump() + "\nnot JSON\n[]\n" + text.substr(0, 40);
        put(m_path / "dump.jsonl", "\xEF\xBB\xBF" + text);
        const auto store = readForeign(m_path / "dump.jsonl", {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        QCOMPARE(problems(*store),
                 QString("bad-evidence@dump.jsonl line 4, bad-evidence@dump.jsonl line 5, "
                         "bad-importance@dump.jsonl line 1, bad-json@dump.jsonl line 10, bad-json@dump.jsonl line 8, "
                         "bad-status@dump.jsonl line 3, bad-time@dump.jsonl line 2, duplicate-id@dump.jsonl line 7, "
                         "misfit@dump.jsonl line 5, missing-text@dump.jsonl line 6"));
        QCOMPARE(gist(draft(*store, kB)), QString("episode active timeless"));
    }

    void real()
    {
        if (!fs::exists(kReal))
            QSKIP("the real data (../shared/data) is not here");
        const auto store = readForeign(kReal, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "engram"s);
        QCOMPARE(problems(*store), QString());
        // Counted line by line, without the reader.
        std::ifstream in(kReal);
        std::string line;
        std::map<std::string, int> types, kinds;
        int expiring = 0;
        double sum = 0;
        while (std::getline(in, line)) {
            const json one = json::parse(line);
            ++types[one["type"] == "insight" ? "reflection" : "episode"];
            expiring += one.contains("valid_until") ? 1 : 0;
            sum += one["importance"].get<double>();
        }
        QCOMPARE(types["episode"], 75);
        QCOMPARE(types["reflection"], 48);
        int expires = 0;
        double ours = 0;
        for (const MemoryDraft &one : store->memories) {
            ++kinds[word(one.memory.kind)];
            expires += one.memory.expires ? 1 : 0;
            ours += *one.memory.importanceRaw;
        }
        QCOMPARE(kinds, types);
        QCOMPARE(expires, expiring);
        QCOMPARE(ours, sum);
        QCOMPARE(store->read, 123U);
    }

    void damaged()
    {
        auto all = records();
        const fs::path dump = m_path / "dump.jsonl", answer = m_path / "answer.json", note = m_path / "draft.md";
        put(dump, lines({all[0], all[4]}));
        put(answer, scroll({all[0], all[4]}));
        put(note, kDraft);
        for (const fs::path &file : {dump, answer, note}) {
            damage(file, 300, [&] {
                const auto store = readForeign(file, "engram");
                QVERIFY(store.ok());
                QVERIFY(store->records.size() <= 1);
            });
        }
    }

    // The script is run with a curl that notes what it is asked; its requests are then made on the dump, by the rules
    // of Engram's documentation, and read again.
    void handBack()
    {
        put(m_path / "dump.jsonl", lines(records()));
        const auto known = readForeign(m_path / "dump.jsonl", {});
        QVERIFY(known.ok());
        HandBackItem added;
        added.memory.id.value = "0190a000-0000-7000-8000-0123456789ab";
        added.memory.kind = Kind::Reflection;
        added.memory.text = "Ada's tea is \"green\" – $HOME `id` \\ 'always'\nand hot.";
        added.memory.importance = 0.7;
        added.memory.importanceScale = ImportanceScale::ZeroToOne;
        added.by = "ada";
        added.evidence = {{{"x"}, kA, Role::Supports, {}}, {{"y"}, kB, Role::Supports, {}}};
        const auto item = [&](HandBackKind kind, const std::string &ref) {
            HandBackItem one;
            one.kind = kind;
            one.memory = draft(*known, ref).memory;
            return one;
        };
        HandBackItem redacted = item(HandBackKind::Redacted, kB);
        redacted.memory.text = "Ada asked for [drink] again.";
        HandBackDecision approved{"", "committed", "Ada may dislike coffee.", "ada", {}, {}};
        put(m_path / "drafts" / "d.md", kDraft);
        approved.candidate = readForeign(m_path / "drafts", {})->records.front().json;
        HandBackDecision rejected = approved;
        rejected.state = "rejected";
        const HandBackSet set{"engram",
                              "engram",
                              {added, item(HandBackKind::Superseded, kV2), item(HandBackKind::Retracted, kA), redacted,
                               item(HandBackKind::Erased, kC)},
                              {approved, rejected}};
        const auto plan = planHandBack(set, "engram", m_path);
        QVERIFY(plan.ok());
        QCOMPARE(plan->said, 6U);
        QCOMPARE(plan->writes.size(), 1U);
        QVERIFY(plan->writes.front().script);
        QCOMPARE(plan->left.size(), 2U); // the rejected draft, and what erasing can't reach
        QVERIFY(!fs::exists(m_path / "engram-requests.sh"));
        QVERIFY(writeHandBack(*plan).ok());

        put(m_path / "bin" / "curl",
            "#!/bin/sh\nmethod= url= data=no\nwhile [ $# -gt 0 ]; do\n case $1 in\n -X) method=$2; shift ;;\n"
            " -o|-w|-K|-H) shift ;;\n --data-binary) data=yes; shift ;;\n http*) url=$1 ;;\n esac\n shift\ndone\n"
            "printf '%s %s ' \"$method\" \"$url\" >>\"$LOG\"\n[ $data = yes ] && cat >>\"$LOG\"\n"
            "printf '\\n' >>\"$LOG\"\nprintf 200\n");
        fs::permissions(m_path / "bin" / "curl", fs::perms::owner_all);
        const auto run = [&] {
            QProcess shell;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("PATH",
                               QString::fromStdString((m_path / "bin").string()) + ":" + environment.value("PATH"));
            environment.insert("LOG", QString::fromStdString((m_path / "log").string()));
            environment.insert("ENGRAM_URL", "http://there");
            environment.insert("ENGRAM_API_KEY", "k");
            shell.setProcessEnvironment(environment);
            shell.start(QString::fromStdString((m_path / "engram-requests.sh").string()), {});
            shell.waitForFinished(20000);
            return shell.exitCode();
        };
        QCOMPARE(run(), 0);
        const std::string log = bytes(m_path / "log");
        QCOMPARE(run(), 0);
        QCOMPARE(bytes(m_path / "log"), log); // each request once

        std::map<std::string, json> dump;
        for (const json &one : records())
            dump[one["id"]] = one;
        std::istringstream requests(log);
        std::string line;
        int made = 0;
        while (std::getline(requests, line)) {
            std::istringstream words(line);
            std::string method, url, body;
            words >> method >> url;
            std::getline(words, body);
            const json given = body.size() > 1 ? json::parse(body) : json::object();
            const std::string id = url.size() > 22 ? url.substr(22) : std::string(); // "http://there/memories/"
            if (method == "POST") {
                QCOMPARE(url, "http://there/memories"s);
                json fresh = given;
                fresh["id"] = "99999999-0000-4000-8000-00000000000" + std::to_string(++made);
                fresh["created_at"] = 1780500000.0;
                dump[fresh["id"]] = fresh;
            } else if (method == "DELETE") {
                QVERIFY(dump.contains(id));
                dump[id]["lifecycle_status"] = "archived";
            } else {
                QVERIFY(dump.contains(id) && (method == "PATCH" || method == "PUT"));
                QVERIFY(method == "PUT" || !given.contains("content"));
                dump[id].update(given);
            }
        }
        std::vector<json> after;
        for (const auto &[id, one] : dump)
            after.push_back(one);
        put(m_path / "after.jsonl", lines(after));
        const auto store = readForeign(m_path / "after.jsonl", {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 7U);
        const MemoryDraft &fresh = draft(*store, "99999999-0000-4000-8000-000000000001");
        QCOMPARE(fresh.memory.text, added.memory.text);
        QCOMPARE(*fresh.memory.importanceRaw, 7.0);
        QCOMPARE(fresh.memory.tags, std::vector{"source:reflection"s});
        QCOMPARE(links(fresh), QString::fromStdString(kA + " supports claim, " + kB + " supports claim"));
        const MemoryDraft &kept = draft(*store, "99999999-0000-4000-8000-000000000002");
        QCOMPARE(kept.memory.text, "Ada may dislike coffee."s);
        QCOMPARE(kept.memory.tags, (std::vector{"tea"s, "source:reflection"s}));
        QCOMPARE(links(kept), QString::fromStdString(kA + " supports batch, " + kB + " supports batch"));
        QCOMPARE(draft(*store, kV2).memory.status, Status::Deprecated);
        QCOMPARE(draft(*store, kA).memory.status, Status::Retracted);
        QCOMPARE(draft(*store, kB).memory.text, "Ada asked for [drink] again."s);
        QCOMPARE(draft(*store, kB).memory.tags, std::vector{"tea"s});
        QCOMPARE(formatTime(*draft(*store, kB).memory.expires), "2026-07-01T08:00:00Z"s);
        QCOMPARE(draft(*store, kC).memory.text, "[erased]"s);
        QCOMPARE(draft(*store, kC).memory.status, Status::Retracted);
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    fs::path m_path;
};

CREDENCE_TEST(tst_ingest_engram, TstIngestEngram)

} // namespace tst_ingest_engram

#include "tst_ingest_engram.moc"
