// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "core/support/foreignfiles.h"
#include "ingest/zipfile.h"
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

namespace tst_ingest_hindsight {

using namespace credence;
using namespace credence::test::foreignfiles;
using namespace std::string_literals;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

const std::string kF1 = "11111111-0000-4000-8000-000000000001";
const std::string kF2 = "22222222-0000-4000-8000-000000000002";
const std::string kO1 = "33333333-0000-4000-8000-000000000003";

json fact(const std::string &text, const char *type, const char *id = nullptr)
{
    return {{"text", text},
            {"source_id", id ? json(id) : json()},
            {"fact_type", type},
            {"context", "a chat"},
            {"event_date", nullptr},
            {"occurred_start", "2026-05-30T00:00:00Z"},
            {"occurred_end", "2026-05-31T00:00:00Z"},
            {"mentioned_at", "2026-06-01T09:12:13+00:00"},
            {"metadata", {{"channel", "mail"}}},
            {"tags", {"tea"}},
            {"chunk_index", 0},
            {"entities", {"Ada"}},
            {"causal_relations", json::array()},
            {"created_at", "2026-06-01T10:00:00.250000+00:00"}};
}

// The parts of an archive as engine/transfer/export.py writes them.
std::map<std::string, json> parts()
{
    std::map<std::string, json> all;
    all["documents/000000.json"] = {{"id", "chat/1"},
                                    {"original_text", "Ada: tea please."},
                                    {"retain_params", nullptr},
                                    {"tags", json::array()},
                                    {"created_at", "2026-06-01T08:00:00+00:00"},
                                    {"chunks", {{{"chunk_index", 0}, {"chunk_text", "Ada: tea please."}}}},
                                    {"facts",
                                     {fact("Ada asked for tea.", "experience", kF1.c_str()),
                                      fact("Tea is served at five.", "world", kF2.c_str())}}};
    json bare = fact("Ada left early.", "experience");
    bare["created_at"] = nullptr;
    bare["mentioned_at"] = nullptr;
    all["documents/000001.json"] = {
        {"id", "chat/2"}, {"created_at", "2026-06-02T08:00:00+00:00"}, {"chunks", json::array()}, {"facts", {bare}}};
    const auto source = [](const char *document, int index) {
        return json{{"document_id", document}, {"fact_index", index}};
    };
    all["observations.json"] = {{{"source_id", kO1},
                                 {"text", "Ada likes tea."},
                                 {"tags", {"tea"}},
                                 {"mentioned_at", "2026-06-03T00:00:00Z"},
                                 {"proof_count", 2},
                                 {"sources", {source("chat/1", 0), source("chat/2", 0)}}},
                                {{"text", "Ada hurries."},
                                 {"tags", json::array()},
                                 {"event_date", "2026-06-03T00:00:00Z"},
                                 {"proof_count", 3},
                                 {"sources", {source("chat/2", 0), source("chat/9", 4)}}}};
    all["mental_models.json"] = {
        {{"id", "mm-1"},
         {"bank_id", "ada-bank"},
         {"name", "Habits"},
         {"source_query", "What are her habits?"},
         {"content", "She drinks tea and leaves early."},
         {"tags", json::array()},
         {"created_at", "2026-06-04T00:00:00+00:00"},
         {"reflect_response",
          json{{"text", "…"},
               {"based_on", {{"observation", {{{"id", kO1}, {"text", "Ada likes tea."}}}}, {"world", {{{"id", kF2}}}}}}}
              .dump()}}};
    all["directives.json"] = {{{"id", "d1"},
                               {"content", "Never mention coffee."},
                               {"is_active", true},
                               {"tags", json::array()},
                               {"created_at", "2026-06-01T00:00:00Z"}},
                              {{"id", "d2"},
                               {"content", "Speak loudly."},
                               {"is_active", false},
                               {"tags", json::array()},
                               {"created_at", "2026-06-01T00:00:00Z"}}};
    all["manifest.json"] = {{"schema_version", 1},   {"source_bank_id", "ada-bank"}, {"document_count", 2},
                            {"fact_count", 3},       {"observation_count", 2},       {"mental_model_count", 1},
                            {"archive_type", "bank"}};
    return all;
}

void putFolder(const fs::path &folder, const std::map<std::string, json> &all)
{
    for (const auto &[name, value] : all)
        put(folder / name, value.dump(1));
}

// Zip archives by Python's own module, which is what the program uses.
bool zip(const fs::path &archive, const fs::path &folder, const QString &more = {})
{
    QProcess python;
    python.start("python3", {"-c",
                             "import sys, os, zipfile\n"
                             "with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:\n"
                             "    for at, _, names in sorted(os.walk(sys.argv[2])):\n"
                             "        for name in sorted(names):\n"
                             "            path = os.path.join(at, name)\n"
                             "            z.write(path, os.path.relpath(path, sys.argv[2]))\n" +
                                 more,
                             QString::fromStdString(archive.string()), QString::fromStdString(folder.string())});
    return python.waitForFinished(20000) && python.exitCode() == 0;
}

} // namespace

class TstIngestHindsight : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = fs::path(m_dir->path().toStdString());
        m_folder = m_path / "archive";
        putFolder(m_folder, parts());
    }

    void folder()
    {
        const auto store = readForeign(m_folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "hindsight"s);
        check(*store);
        QCOMPARE(store->note,
                 "The texts of 1 documents, of which the facts were extracted, lie beside them and are not taken."s);
    }

    void archive()
    {
        QVERIFY(zip(m_path / "bank.zip", m_folder));
        const auto store = readForeign(m_path / "bank.zip", {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "hindsight"s);
        check(*store);
    }

    void object()
    {
        json whole = {{"documents", json::array()}};
        for (const auto &[name, value] : parts()) {
            if (name.starts_with("documents/"))
                whole["documents"].push_back(value);
            else
                whole[name.substr(0, name.find('.'))] = value;
        }
        put(m_path / "bank.json", whole.dump());
        const auto store = readForeign(m_path / "bank.json", {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "hindsight"s);
        check(*store);
        // One document alone.
        const auto one = readForeign(m_folder / "documents" / "000001.json", {});
        QVERIFY(one.ok());
        QCOMPARE(one->memories.size(), 1U);
        QCOMPARE(one->scopes, std::vector{"hindsight"s});
    }

    void again()
    {
        const fs::path path = m_path / "s.credence";
        auto made = Store::create(path);
        QVERIFY(made.ok());
        const auto take = [&] {
            auto report = (*made)->import(readForeign(m_folder, {}).value(), "bank", {"ada", "gui", {}});
            return report.ok() ? QString("%1 %2 %3").arg(report->added).arg(report->updated).arg(report->unchanged)
                               : QString::fromStdString(report.error().message);
        };
        QCOMPARE(take(), QString("8 0 0"));
        QCOMPARE(take(), QString("0 0 8"));
        QCOMPARE(number(path, "SELECT depth FROM memory WHERE source_ref = 'mental-model/mm-1'"), 2);
        // Without ids, another order in a later export is no other memory.
        auto all = parts();
        json &facts = all["documents/000001.json"]["facts"];
        facts.insert(facts.begin(), fact("Something new came first.", "experience"));
        facts[0]["created_at"] = "2026-06-05T00:00:00Z";
        all["observations.json"][0]["sources"][1]["fact_index"] = 1;
        all["observations.json"][1]["sources"][0]["fact_index"] = 1;
        putFolder(m_folder, all);
        QCOMPARE(take(), QString("1 0 8"));
        // An observation that was consolidated again has another text and another time.
        all["observations.json"][0]["text"] = "Ada likes tea and asks for it.";
        all["observations.json"][0]["mentioned_at"] = "2026-06-09T00:00:00Z";
        putFolder(m_folder, all);
        QCOMPARE(take(), QString("0 1 8"));
    }

    void faults()
    {
        auto all = parts();
        all["documents/000000.json"]["facts"].push_back("no fact");
        all["documents/000000.json"]["facts"].push_back({{"text", ""}, {"fact_type", "world"}});
        all["observations.json"].push_back({{"text", "x"}, {"sources", "all"}});
        all["observations.json"].push_back({{"text", "y"}, {"sources", {{{"document_id", "chat/1"}}}}});
        all["mental_models.json"].push_back({{"id", "mm-2"}, {"content", nullptr}});
        putFolder(m_folder, all);
        put(m_folder / "documents" / "000002.json", "[]");
        put(m_folder / "documents" / "000003.json", "{\"id\":");
        const auto store = readForeign(m_folder, {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        QStringList expected = {"bad-record@documents/000000.json fact 2", "missing-text@documents/000000.json fact 3",
                                "bad-record@documents/000002.json", "bad-json@documents/000003.json",
                                "bad-record@documents/000003.json", "bad-evidence@observations.json 4",
                                "misfit@observations.json 2", "missing-text@mental_models.json 2",
                                // the manifest's four counts
                                "bad-record@manifest.json", "bad-record@manifest.json", "bad-record@manifest.json",
                                "bad-record@manifest.json"};
        expected.sort();
        QCOMPARE(problems(*store), expected.join(", "));
    }

    void archives()
    {
        // Names that lead out, a bomb, and a stored entry.
        QVERIFY(zip(m_path / "evil.zip", m_folder,
                    "    z.writestr('../evil.json', '{}')\n    z.writestr('/etc/evil.json', '{}')\n"
                    "    z.writestr('documents/../../evil.json', '{}')\n"
                    "    z.writestr('documents/000009.json', ' ' * (300 << 20))\n"
                    "    z.writestr('documents/000008.json', '{\"id\":\"z\",\"facts\":[]}', zipfile.ZIP_STORED)\n"));
        const auto store = readForeign(m_path / "evil.zip", {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 8U);
        const QString said = problems(*store);
        QVERIFY(said.contains("unreadable@evil.zip"));
        QVERIFY(said.contains("unreadable@documents/000009.json"));
        QVERIFY(!fs::exists(m_path / "evil.json"));
    }

    void damaged()
    {
        auto all = parts();
        all.erase("directives.json");
        all.erase("documents/000001.json");
        fs::remove_all(m_folder);
        putFolder(m_folder, all);
        damage(m_folder / "documents" / "000000.json", 200, [&] {
            const auto store = readForeign(m_folder, "hindsight");
            QVERIFY(store.ok());
            QVERIFY(addsUp(*store));
        });
        const fs::path archive = m_path / "bank.zip";
        QVERIFY(zip(archive, m_folder));
        damage(archive, 500, [&] {
            const auto store = readForeign(archive, "hindsight");
            QVERIFY(!store.ok() || addsUp(*store));
        });
    }

    // The script is run with a curl that notes what it is asked; the requests are then made on the archive.
    void handBack()
    {
        const auto known = readForeign(m_folder, {});
        QVERIFY(known.ok());
        HandBackItem added;
        added.memory.id.value = "0190a000-0000-7000-8000-0123456789ab";
        added.memory.kind = Kind::Reflection;
        added.memory.text = "Ada's tea is \"green\" – $HOME `id`\nand hot.";
        added.memory.tags = {"tea"};
        added.by = "ada";
        added.evidence = {{{"x"}, kF1, Role::Supports, {}}};
        const auto item = [&](HandBackKind kind, const std::string &ref) {
            HandBackItem one;
            one.kind = kind;
            one.memory = draft(*known, ref).memory;
            return one;
        };
        HandBackItem withdrawn = item(HandBackKind::Retracted, kF1);
        withdrawn.reason = "She said otherwise";
        withdrawn.by = "ada";
        HandBackItem redacted = item(HandBackKind::Redacted, kF2);
        redacted.memory.text = "[Drink] is served at five.";
        std::string bare;
        for (const MemoryDraft &one : known->memories)
            bare = one.memory.text == "Ada left early." ? one.memory.sourceRef : bare;
        const HandBackSet set{"ada-bank",
                              "hindsight",
                              {added, withdrawn, redacted, item(HandBackKind::Retracted, kO1),
                               item(HandBackKind::Retracted, bare),
                               item(HandBackKind::Superseded, "mental-model/mm-1")},
                              {}};
        const auto plan = planHandBack(set, "hindsight", m_path);
        QVERIFY(plan.ok());
        QCOMPARE(plan->said, 3U);
        QCOMPARE(plan->left.size(), 3U);
        QVERIFY(writeHandBack(*plan).ok());
        put(m_path / "bin" / "curl",
            "#!/bin/sh\nmethod= url= data=no\nwhile [ $# -gt 0 ]; do\n case $1 in\n -X) method=$2; shift ;;\n"
            " -o|-w|-K|-H) shift ;;\n --data-binary) data=yes; shift ;;\n http*) url=$1 ;;\n esac\n shift\ndone\n"
            "printf '%s %s ' \"$method\" \"$url\" >>\"$LOG\"\n[ $data = yes ] && cat >>\"$LOG\"\n"
            "printf '\\n' >>\"$LOG\"\nprintf 200\n");
        fs::permissions(m_path / "bin" / "curl", fs::perms::owner_all);
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QString::fromStdString((m_path / "bin").string()) + ":" + environment.value("PATH"));
        environment.insert("LOG", QString::fromStdString((m_path / "log").string()));
        environment.insert("HINDSIGHT_URL", "http://there");
        environment.insert("HINDSIGHT_BANK", "ada-bank");
        shell.setProcessEnvironment(environment);
        shell.start(QString::fromStdString((m_path / "hindsight-requests.sh").string()), {});
        QVERIFY(shell.waitForFinished(20000));
        QCOMPARE(shell.exitCode(), 0);

        auto all = parts();
        std::istringstream requests(bytes(m_path / "log"));
        const std::string base = "http://there/v1/default/banks/ada-bank/memories";
        std::string line;
        while (std::getline(requests, line)) {
            std::istringstream words(line);
            std::string method, url, body;
            words >> method >> url;
            std::getline(words, body);
            const json given = json::parse(body);
            QVERIFY(url.starts_with(base));
            if (method == "POST") { // its extraction, told as one fact
                const json &one = given["items"][0];
                all["documents/000002.json"] = {{"id", one["document_id"]},
                                                {"chunks", json::array()},
                                                {"created_at", "2026-06-06T00:00:00Z"},
                                                {"facts",
                                                 {{{"text", one["content"]},
                                                   {"fact_type", "experience"},
                                                   {"metadata", one["metadata"]},
                                                   {"tags", one["tags"]}}}}};
                continue;
            }
            QCOMPARE(method, "PATCH"s);
            json &facts = all["documents/000000.json"]["facts"];
            for (std::size_t i = 0; i < facts.size(); ++i) {
                if (facts[i]["source_id"] != url.substr(base.size() + 1))
                    continue;
                if (given.contains("text"))
                    facts[i]["text"] = given["text"];
                if (given.value("state", "") == "invalidated") { // moved out of what is exported
                    QCOMPARE(given["reason"].get<std::string>(), "She said otherwise (ada)"s);
                    facts.erase(i);
                    break;
                }
            }
        }
        putFolder(m_path / "after", all);
        const auto store = readForeign(m_path / "after", {});
        QVERIFY(store.ok());
        bool found = false;
        for (const MemoryDraft &one : store->memories) {
            QVERIFY(one.memory.sourceRef != kF1);
            if (one.memory.session == "credence-0190a000-0000-7000-8000-0123456789ab") {
                found = true;
                QCOMPARE(one.memory.text, added.memory.text);
                QCOMPARE(one.memory.tags, std::vector{"tea"s});
                QVERIFY(one.memory.extra.find("\"source_ids\":\"" + kF1 + "\"") != std::string::npos);
            }
        }
        QVERIFY(found);
        QCOMPARE(draft(*store, kF2).memory.text, "[Drink] is served at five."s);
    }

private:
    static void check(const ForeignStore &store)
    {
        QVERIFY(addsUp(store));
        QCOMPARE(store.scopes, std::vector{"ada-bank"s});
        QCOMPARE(store.memories.size(), 8U); // three facts, two observations, a model, two directives
        QCOMPARE(problems(store), QString("misfit@observations.json 2"));
        const MemoryDraft &first = draft(store, kF1);
        QCOMPARE(gist(first), QString("episode active 2026-06-01T10:00:00.250Z"));
        QCOMPARE(formatTime(*first.memory.validFrom), "2026-05-30T00:00:00Z"s);
        QCOMPARE(formatTime(*first.memory.validTo), "2026-05-31T00:00:00Z"s);
        QCOMPARE(first.memory.session, "chat/1"s);
        QCOMPARE(first.memory.entities, std::vector{"Ada"s});
        QVERIFY(first.memory.extra.find("\"metadata\":{\"channel\":\"mail\"}") != std::string::npos);
        QVERIFY(!first.memory.importance);
        const MemoryDraft &tea = draft(store, kO1);
        QCOMPARE(gist(tea), QString("reflection active 2026-06-03T00:00:00Z"));
        QCOMPARE(tea.memory.storedDepth.value(), 1);
        std::string bare;
        for (const MemoryDraft &one : store.memories) {
            if (one.memory.text != "Ada left early.")
                continue;
            bare = one.memory.sourceRef;
            QVERIFY(bare.starts_with("chat/2#"));
            QCOMPARE(gist(one), QString("episode active 2026-06-02T08:00:00Z"));
        }
        QCOMPARE(links(tea), QString::fromStdString(kF1 + " supports claim, " + bare + " supports claim"));
        for (const MemoryDraft &one : store.memories) {
            if (one.memory.text == "Ada hurries.")
                QCOMPARE(links(one), QString::fromStdString(bare + " supports claim, chat/9/4 supports claim"));
        }
        const MemoryDraft &model = draft(store, "mental-model/mm-1");
        QCOMPARE(gist(model), QString("reflection active 2026-06-04T00:00:00Z"));
        QCOMPARE(model.memory.storedDepth.value(), 2);
        QCOMPARE(links(model), QString::fromStdString(kF2 + " supports batch, " + kO1 + " supports batch"));
        QCOMPARE(gist(draft(store, "directive/d2")), QString("episode retracted 2026-06-01T00:00:00Z"));
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    fs::path m_path, m_folder;
};

CREDENCE_TEST(tst_ingest_hindsight, TstIngestHindsight)

} // namespace tst_ingest_hindsight

#include "tst_ingest_hindsight.moc"
