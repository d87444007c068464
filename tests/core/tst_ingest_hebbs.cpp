// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "core/support/foreignfiles.h"
#include "ingest/ulid.h"
#include "support/registry.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/store.h>
#include <credence/text.h>

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ingest_hebbs {

using namespace credence;
using namespace credence::test::foreignfiles;
using namespace std::string_literals;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

// The example of the ULID specification, and others of the same time.
const std::string kA = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const std::string kAHex = "01563e3ab5d3d6764c61efb99302bd5b";
const std::string kB = "01ARZ3NDEKTSV4RRFFQ69G5FAW";
const std::string kC = "01ARZ3NDEKTSV4RRFFQ69G5FAX";
const std::string kI = "01ARZ3NDEKTSV4RRFFQ69G5FB0";
const std::string kI2 = "01ARZ3NDEKTSV4RRFFQ69G5FB1";

// As the remote export prints it.
json remote(const std::string &id, const std::string &content, const std::string &kind)
{
    return {{"memory_id", id},
            {"content", content},
            {"importance", 0.8},
            {"context", json::object()},
            {"entity_id", "ada"},
            {"created_at", 1780300800123456},
            {"updated_at", 1780300800123456},
            {"last_accessed_at", 1780300900000000},
            {"access_count", 2},
            {"decay_score", 0.7},
            {"kind", kind},
            {"logical_clock", 1}};
}

std::string lines(const std::vector<json> &all)
{
    std::string text;
    for (const json &one : all)
        text += one.dump() + "\n";
    return text;
}

json section(const std::string &id, const std::string &text, const std::string &part,
             const std::vector<std::string> &headings, const char *state = "synced")
{
    const std::size_t at = text.find(part);
    return {{"memory_id", id}, {"heading_path", headings},      {"byte_start", at}, {"byte_end", at + part.size()},
            {"state", state},  {"content_checksum", "sha256:0"}};
}

const std::string kNote =
    "# Vendor\n\n## Evaluation\n\nVendor X delivered on time – always.\n\n## Cost\n\nIt is cheap.\n";
const std::string kReview = "## Performance\n\nVendor X missed three deadlines.\n";

void makeVault(const fs::path &root)
{
    put(root / "notes" / "jan.md", kNote);
    put(root / "notes" / "q3.md", kReview);
    const std::string insight = "---\nhebbs-kind: insight\nhebbs-sources:\n  - notes/jan.md#evaluation\n"
                                "  - notes/q3.md#performance\n  - " +
                                kC +
                                "\nhebbs-confidence: 0.82\nhebbs-created: 2026-03-14T20:00:00Z\n---\n\n"
                                "The first view of the vendor rested on one project.\n";
    put(root / "insights" / "01ARZ3ND-vendor.md", insight);
    put(root / "contradictions" / ("contradiction-" + kI2 + ".md"),
        "---\nhebbs-kind: contradiction\nhebbs-sources:\n  - insights/01ARZ3ND-vendor.md\n  - notes/q3.md#performance\n"
        "hebbs-confidence: 0.87\nhebbs-classification: llm\nhebbs-created: 2026-03-15T12:00:00Z\n---\n\n"
        "One view.\n\n---\n\nThe other.\n");
    put(root / "memories" / "dash.md", "---\nhebbs-kind: memory\nhebbs-importance: 0.9\nhebbs-entity-id: prefs\n"
                                       "hebbs-created: 2026-03-14T10:30:00Z\nhebbs-source: agent\n---\n\nNo dashes.\n");
    const json files = {
        {"notes/jan.md",
         {{"checksum", "sha256:0"},
          {"last_parsed", "2026-03-14T00:00:00Z"},
          {"sections",
           {section(kA, kNote, "## Evaluation\n\nVendor X delivered on time – always.\n\n", {"Vendor", "Evaluation"}),
            section(kC, kNote, "## Cost\n\nIt is cheap.\n", {"Vendor", "Cost"}, "content_stale")}},
          {"document_memory_id", kI},
          {"proposition_memory_ids", {"p1", "p2"}}}},
        {"notes/q3.md", {{"sections", {section(kB, kReview, kReview, {"Performance"})}}}},
        {"insights/01ARZ3ND-vendor.md", {{"sections", {section(kI, insight, "The first view", {})}}}}};
    put(root / ".hebbs" / "manifest.json", json{{"version", 1}, {"files", files}}.dump(1));
}

} // namespace

class TstIngestHebbs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = fs::path(m_dir->path().toStdString());
    }

    void ids()
    {
        QCOMPARE(ingest::ulid(kAHex).value(), kA);
        QCOMPARE(ingest::ulid("01arz3ndektsv4rrffq69g5fav").value(), kA);
        QCOMPARE(formatTime(*ingest::ulidTime(kA)), "2016-07-30T23:54:10.259Z"s); // 1469922850259 ms
        QVERIFY(!ingest::ulid("81ARZ3NDEKTSV4RRFFQ69G5FAV"));
        QVERIFY(!ingest::ulid("01ARZ3NDEKTSV4RRFFQ69G5FAU")); // no U in base 32
        QVERIFY(!ingest::ulid("notes/jan.md"));
    }

    void exported()
    {
        json insight = remote(kI, "Ada likes tea.", "insight");
        insight["context"] = {{"reflect_cluster_id", 3}, {"reflect_confidence", 0.9}, {"reflect_tags", {"tea"}}};
        json revision = remote(kC, "Ada likes green tea.", "revision");
        revision["edges"] = {{{"target_id", kB}, {"edge_type", "revised_from"}, {"confidence", 1.0}}};
        put(m_path / "export.jsonl", lines({remote(kA, "Ada asked for tea.", "episode"),
                                            remote(kB, "Ada likes te.", "episode"), revision, insight}));
        const auto store = readForeign(m_path / "export.jsonl", {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "hebbs"s);
        QVERIFY(addsUp(*store));
        QCOMPARE(problems(*store), QString());
        const MemoryDraft &a = draft(*store, kA);
        QCOMPARE(gist(a), QString("episode active 2026-06-01T08:00:00.123Z"));
        QCOMPARE(formatTime(*a.memory.lastAccessed), "2026-06-01T08:01:40Z"s);
        QCOMPARE(*a.memory.importance, 0.8);
        QCOMPARE(a.memory.importanceScale, ImportanceScale::ZeroToOne);
        QCOMPARE(a.memory.entities, std::vector{"ada"s});
        QCOMPARE(draft(*store, kB).memory.status, Status::Superseded);
        QCOMPARE(draft(*store, kB).memory.supersededBy.value, kC);
        QCOMPARE(gist(draft(*store, kI)), QString("reflection active 2026-06-01T08:00:00.123Z"));
        QCOMPARE(draft(*store, kI).memory.statedConfidence, "0.9"s);
        QCOMPARE(draft(*store, kI).memory.tags, std::vector{"tea"s});
        QCOMPARE(links(draft(*store, kI)), QString()); // the export has no edges
    }

    void daemon()
    {
        // The local daemon says no kind, and its times end in "_us"; ids may be in hexadecimal.
        json a = remote(kAHex, "Ada asked for tea.", "");
        a.erase("kind");
        a.erase("created_at");
        a.erase("last_accessed_at");
        a["created_at_us"] = 1780300800123456;
        json insight = a;
        insight["memory_id"] = kI;
        insight["content"] = "Ada likes tea.";
        insight["context"] = "{\"reflect_cluster_id\":1,\"reflect_confidence\":0.5}";
        put(m_path / "export.json", json{{"memories", {a, insight}}}.dump(2));
        // Inspect adds the edges, with the id in its other form.
        put(m_path / "inspect.json", json{{"memory", insight},
                                          {"edges",
                                           {{{"target_id", kA}, {"edge_type", "InsightFrom"}, {"confidence", 0.5}},
                                            {{"target_id", kB}, {"edge_type", 5}, {"confidence", 0.5}},
                                            {{"target_id", kAHex}, {"edge_type", "contradicts"}, {"confidence", 0.5}},
                                            {{"target_id", kAHex}, {"edge_type", "has_entity"}, {"confidence", 0.5}}}}}
                                         .dump());
        const auto store = readForeign(m_path, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "hebbs"s);
        QVERIFY(addsUp(*store));
        QCOMPARE(store->memories.size(), 2U);
        QCOMPARE(problems(*store), QString("duplicate-id@inspect.json line 1 memory 1"));
        QCOMPARE(gist(draft(*store, kAHex)), QString("episode active 2026-06-01T08:00:00.123Z"));
        QCOMPARE(links(draft(*store, kI)), QString::fromStdString(kAHex + " supports claim, " + kB +
                                                                  " supports claim, " + kAHex + " contradicts claim"));
    }

    void vault()
    {
        makeVault(m_path);
        const auto store = readForeign(m_path, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "hebbs"s);
        QVERIFY(addsUp(*store));
        QCOMPARE(store->memories.size(), 6U); // three sections, an insight, a contradiction, a memory
        QCOMPARE(problems(*store), QString::fromStdString("misfit@notes/jan.md " + kC));
        const MemoryDraft &a = draft(*store, kA);
        QCOMPARE(gist(a), QString("episode active 2016-07-30T23:54:10.259Z"));
        QCOMPARE(a.memory.text, "## Evaluation\n\nVendor X delivered on time – always."s);
        QCOMPARE(a.memory.extra, "{\"heading_path\":[\"Vendor\",\"Evaluation\"],\"path\":\"notes/jan.md\"}"s);
        const MemoryDraft &insight = draft(*store, kI);
        QCOMPARE(gist(insight), QString("reflection active 2026-03-14T20:00:00Z"));
        QCOMPARE(insight.memory.text, "The first view of the vendor rested on one project."s);
        QCOMPARE(insight.memory.statedConfidence, "0.82"s);
        const MemoryDraft &clash = draft(*store, "contradictions/contradiction-" + kI2 + ".md");
        QCOMPARE(links(clash), QString::fromStdString(kI + " supports claim, " + kB + " supports claim"));
        QCOMPARE(clash.memory.tags, std::vector{"contradiction"s});
        QCOMPARE(links(insight), QString::fromStdString(kA + " supports claim, " + kB + " supports claim, " + kC +
                                                        " supports claim, " + kB + " contradicts claim"));
        const MemoryDraft &memory = draft(*store, "memories/dash.md");
        QCOMPARE(gist(memory), QString("episode active 2026-03-14T10:30:00Z"));
        QCOMPARE(*memory.memory.importance, 0.9);
        QCOMPARE(memory.memory.actor, "agent"s);
        QCOMPARE(store->note, "3 documents and propositions of the index have no text of their own in the vault and "
                              "are not taken."s);
    }

    void again()
    {
        makeVault(m_path / "vault");
        const fs::path path = m_path / "s.credence";
        auto made = Store::create(path);
        QVERIFY(made.ok());
        const auto take = [&] {
            auto report = (*made)->import(readForeign(m_path / "vault", {}).value(), "vault", {"ada", "gui", {}});
            return report.ok() ? QString("%1 %2 %3").arg(report->added).arg(report->updated).arg(report->unchanged)
                               : QString::fromStdString(report.error().message);
        };
        QCOMPARE(take(), QString("6 0 0"));
        QCOMPARE(take(), QString("0 0 6"));
        std::string review = kReview;
        review.replace(review.find("three"), 5, "seven");
        put(m_path / "vault" / "notes" / "q3.md", review);
        QCOMPARE(take(), QString("0 1 5"));
    }

    void faults()
    {
        makeVault(m_path);
        json manifest = json::parse(bytes(m_path / ".hebbs" / "manifest.json"));
        json &files = manifest["files"];
        files["../outside.md"] = files["notes/q3.md"];
        files["/etc/passwd"] = files["notes/q3.md"];
        files["gone.md"] = files["notes/q3.md"];
        files["notes/q3.md"]["sections"].push_back(section("short", kReview, "Vendor", {}));
        files["notes/q3.md"]["sections"].back()["byte_end"] = 100000;
        files["notes/q3.md"]["sections"].push_back(section("old", kReview, "Vendor", {}, "orphaned"));
        put(m_path / ".hebbs" / "manifest.json", manifest.dump());
        fs::create_symlink("/etc/hostname", m_path / "link.md");
        const auto store = readForeign(m_path, {});
        QVERIFY(store.ok());
        QVERIFY(addsUp(*store));
        QCOMPARE(store->memories.size(), 6U);
        QCOMPARE(problems(*store),
                 QString::fromStdString("bad-record@notes/q3.md short, misfit@notes/jan.md " + kC +
                                        ", unmapped@notes/q3.md old, "
                                        "unreadable@../outside.md, unreadable@/etc/passwd, unreadable@gone.md"));
        // Two sections of one name: a link to the name is a link to both.
        const std::string twice = "## A\n\none\n\n## A\n\ntwo\n";
        put(m_path / "twice.md", twice);
        files = {{"twice.md", {{"sections", {section(kA, twice, "one", {"A"}), section(kB, twice, "two", {"A"})}}}}};
        put(m_path / ".hebbs" / "manifest.json", manifest.dump());
        put(m_path / "insights" / "01ARZ3ND-vendor.md",
            "---\nhebbs-kind: insight\nhebbs-sources: [twice.md#a, nowhere.md#x]\n---\nText\n");
        const auto both = readForeign(m_path, {});
        QVERIFY(both.ok());
        QCOMPARE(
            links(draft(*both, "insights/01ARZ3ND-vendor.md")),
            QString::fromStdString(kA + " supports batch, " + kB + " supports batch, nowhere.md#x supports claim"));
    }

    void damaged()
    {
        const fs::path file = m_path / "export.jsonl";
        json insight = remote(kI, "Ada likes tea.", "insight");
        insight["edges"] = {{{"target_id", kA}, {"edge_type", "insight_from"}}};
        put(file, lines({remote(kA, "Ada asked for tea.", "episode"), insight}));
        damage(file, 1000, [&] { QVERIFY(readForeign(file, "hebbs").ok()); });
        makeVault(m_path / "vault");
        for (const char *name : {".hebbs/manifest.json", "insights/01ARZ3ND-vendor.md"}) {
            damage(m_path / "vault" / name, 300, [&] {
                const auto store = readForeign(m_path / "vault", "hebbs");
                QVERIFY(store.ok());
                QVERIFY(addsUp(*store));
            });
        }
    }

    // The script is run with a program that notes its arguments; what it was told is read as an answer of inspect.
    void handBack()
    {
        HandBackItem added;
        added.memory.id.value = "0190a000-0000-7000-8000-0123456789ab";
        added.memory.kind = Kind::Reflection;
        added.memory.text = "Ada's tea is \"green\" – $HOME `id`\nand hot.";
        added.memory.importance = 0.7;
        added.memory.entities = {"ada"};
        added.memory.tags = {"tea"};
        added.evidence = {{{"x"}, kA, Role::Supports, {}},
                          {{"y"}, kB, Role::Supports, {}},
                          {{"z"}, "memories/dash.md", Role::Supports, {}}};
        HandBackItem retracted;
        retracted.kind = HandBackKind::Retracted;
        retracted.memory.sourceRef = kC;
        retracted.memory.text = "Old";
        retracted.memory.extra = "{\"path\":\"notes/jan.md\"}";
        HandBackItem file = retracted;
        file.memory.sourceRef = "memories/dash.md";
        HandBackItem redacted = retracted;
        redacted.kind = HandBackKind::Redacted;
        const HandBackSet set{"hebbs", "hebbs", {added, retracted, file, redacted}, {}};
        const auto plan = planHandBack(set, "hebbs", m_path);
        QVERIFY(plan.ok());
        QCOMPARE(plan->said, 2U);
        QCOMPARE(plan->left.size(), 4U);
        QVERIFY(writeHandBack(*plan).ok());
        put(m_path / "bin" / "hebbs", "#!/bin/sh\nfor word; do printf '%s\\001' \"$word\"; done >>\"$LOG\"\n"
                                      "printf '\\002' >>\"$LOG\"\n");
        fs::permissions(m_path / "bin" / "hebbs", fs::perms::owner_all);
        const auto run = [&] {
            QProcess shell;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("HEBBS", QString::fromStdString((m_path / "bin" / "hebbs").string()));
            environment.insert("LOG", QString::fromStdString((m_path / "log").string()));
            shell.setProcessEnvironment(environment);
            shell.start(QString::fromStdString((m_path / "hebbs-commands.sh").string()), {});
            shell.waitForFinished(20000);
            return shell.exitCode();
        };
        QCOMPARE(run(), 0);
        const std::string log = bytes(m_path / "log");
        QCOMPARE(run(), 0);
        QCOMPARE(bytes(m_path / "log"), log);

        const QStringList commands = QString::fromStdString(log).split(QChar(2), Qt::SkipEmptyParts);
        QCOMPARE(commands.size(), 2);
        const QStringList words = commands[0].split(QChar(1), Qt::SkipEmptyParts);
        QCOMPARE(words[0], QString("remember"));
        json memory = remote(kI2, words[1].toStdString(), "episode");
        memory["edges"] = json::array();
        for (int i = 2; i + 1 < words.size(); i += 2) {
            const std::string value = words[i + 1].toStdString();
            if (words[i] == "--importance")
                memory["importance"] = std::stod(value);
            else if (words[i] == "--entity-id")
                memory["entity_id"] = value;
            else if (words[i] == "--context")
                memory["context"] = json::parse(value);
            else if (words[i] == "--edge")
                memory["edges"].push_back({{"target_id", value.substr(0, 26)}, {"edge_type", value.substr(27)}});
            else
                QCOMPARE(words[i] + " " + words[i + 1], QString("--format json"));
        }
        QCOMPARE(commands[1].split(QChar(1), Qt::SkipEmptyParts).join(' '),
                 QString::fromStdString("forget --ids " + kC));
        put(m_path / "after.jsonl", lines({memory}));
        const auto store = readForeign(m_path / "after.jsonl", {});
        QVERIFY(store.ok());
        const MemoryDraft &back = draft(*store, kI2);
        QCOMPARE(back.memory.kind, Kind::Reflection);
        QCOMPARE(back.memory.text, added.memory.text);
        QCOMPARE(*back.memory.importance, 0.7);
        QCOMPARE(back.memory.entities, std::vector{"ada"s});
        QCOMPARE(back.memory.tags, std::vector{"tea"s});
        QCOMPARE(links(back), QString::fromStdString(kA + " supports claim, " + kB + " supports claim"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    fs::path m_path;
};

CREDENCE_TEST(tst_ingest_hebbs, TstIngestHebbs)

} // namespace tst_ingest_hebbs

#include "tst_ingest_hebbs.moc"
