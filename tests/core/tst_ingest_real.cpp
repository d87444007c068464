// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The real stores, against figures that an independent script measured.
#include "support/registry.h"

#include <credence/ingest.h>
#include <credence/text.h>

#include <QTest>

#include <algorithm>
#include <map>

namespace tst_ingest_real {

using namespace credence;
using namespace std::string_literals;

namespace {

const std::filesystem::path kData = std::filesystem::path(CREDENCE_SOURCE_DIR) / ".." / "shared" / "data";

QString problems(const ForeignStore &store)
{
    QStringList list;
    for (const Problem &p : store.problems)
        list << QString::fromStdString(p.kind + "@" + p.where);
    return list.join(' ');
}

} // namespace

class TstIngestReal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!std::filesystem::exists(kData / "generative-agents"))
            QSKIP("the real data (../shared/data) is not here");
    }

    // Every record of the source is a memory, a kept record, part of a memory, or left out with a reason.
    void everyRecordIsAccountedFor_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("read");
        QTest::addColumn<int>("memories");
        QTest::addColumn<int>("folded");
        const auto row = [](const char *path, int read, int memories, int folded) {
            QTest::newRow(path) << QString(path) << read << memories << folded;
        };
        // Counted with sqlite3, wc and jq. Of mem0's 94 rows 67 are ADD, the other 27 tell of the same memories.
        row("chroma/0.4.4-conversation", 4, 4, 0);
        row("chroma/0.5.6-crewai-stock", 234, 234, 0);
        row("chroma/1.0-crewai-market", 183, 183, 0);
        row("chroma/1.3-npc-ko", 90, 90, 0);
        row("engram/core_v1.jsonl", 123, 123, 0);
        row("mem0/history.db", 94, 67, 27);
        row("generative-agents/step-3-12", 1156, 1156, 0);
        row("generative-agents/zh/personas/Carlos Gomez", 168, 168, 0);
    }
    void everyRecordIsAccountedFor()
    {
        QFETCH(QString, path);
        QFETCH(int, read);
        QFETCH(int, memories);
        QFETCH(int, folded);
        const auto store = readForeign(kData / path.toStdString(), {});
        QVERIFY2(store.ok(), store.ok() ? "" : store.error().message.c_str());
        QCOMPARE(int(store->read), read);
        QCOMPARE(int(store->memories.size()), memories);
        QCOMPARE(int(store->folded), folded);
        QCOMPARE(int(store->skipped), 0);
        QVERIFY2(!problems(*store).contains("unaccounted"), qPrintable(problems(*store)));
    }

    void generativeAgents_data()
    {
        QTest::addColumn<QString>("save");
        QTest::addColumn<QString>("persona");
        QTest::addColumn<int>("memories");
        QTest::addColumn<int>("episodes");
        QTest::addColumn<int>("reflections");
        QTest::addColumn<int>("withEvidence");
        QTest::addColumn<int>("links");
        QTest::addColumn<int>("malformed");
        QTest::addColumn<QList<int>>("byDepth");
        const auto row = [](const char *save, const char *persona, int memories, int episodes, int reflections,
                            int withEvidence, int links, const QList<int> &byDepth) {
            QTest::addRow("%s %s", save, persona) << QString(save) << QString(persona) << memories << episodes
                                                  << reflections << withEvidence << links << 0 << byDepth;
        };
        row("step-3-12", "Isabella Rodriguez", 543, 460, 83, 77, 289, {460, 14, 16, 15, 16, 13, 9});
        row("step-3-12", "Klaus Mueller", 346, 272, 74, 68, 201, {272, 20, 15, 18, 12, 9});
        row("step-3-12", "Maria Lopez", 267, 225, 42, 36, 109, {225, 20, 14, 8});
        row("step-3-14", "Isabella Rodriguez", 668, 568, 100, 94, 348, {568, 17, 18, 16, 16, 15, 12, 6});
        row("step-3-14", "Klaus Mueller", 372, 298, 74, 68, 201, {298, 20, 15, 18, 12, 9});
        row("step-3-14", "Maria Lopez", 363, 304, 59, 53, 170, {304, 23, 16, 12, 8});
        row("zh", "Carlos Gomez", 168, 146, 22, 12, 20, {146, 18, 4});
    }
    void generativeAgents()
    {
        QFETCH(QString, save);
        QFETCH(QString, persona);
        const auto store =
            readForeign(kData / "generative-agents" / save.toStdString() / "personas" / persona.toStdString(), {});
        QVERIFY(store.ok());
        const std::vector<MemoryDraft> &all = store->memories;
        int reflections = 0;
        int withEvidence = 0;
        int links = 0;
        int malformed = 0;
        std::map<int, int> byStoredDepth; // of this run, depths on disk equal recomputed ones
        for (const MemoryDraft &d : all) {
            reflections += d.memory.kind == Kind::Reflection ? 1 : 0;
            withEvidence += d.evidence.empty() ? 0 : 1;
            links += int(d.evidence.size());
            malformed += d.malformedEvidence ? 1 : 0;
            ++byStoredDepth[d.memory.storedDepth.value_or(-1)];
            QCOMPARE(d.memory.scope, persona.toStdString());
            QVERIFY(d.memory.created && d.memory.zoneAssumed && d.memory.importance);
            QCOMPARE(d.memory.importanceScale, ImportanceScale::OneToTen);
        }
        QTEST(int(all.size()), "memories");
        QTEST(int(all.size()) - reflections, "episodes");
        QTEST(reflections, "reflections");
        QTEST(withEvidence, "withEvidence");
        QTEST(links, "links");
        QTEST(malformed, "malformed");
        QFETCH(QList<int>, byDepth);
        QCOMPARE(int(byStoredDepth.size()), int(byDepth.size()));
        for (int depth = 0; depth < byDepth.size(); ++depth)
            QCOMPARE(byStoredDepth[depth], byDepth[depth]);
        QVERIFY(std::is_sorted(all.begin(), all.end(),
                               [](const MemoryDraft &a, const MemoryDraft &b) { return a.order < b.order; }));
        QCOMPARE(all.front().memory.sourceRef, "node_1"s);
        QCOMPARE(store->read, std::uint64_t(all.size()));
        QCOMPARE(store->skipped, 0U);
        QCOMPARE(problems(*store), save == "zh" ? QString("unmapped@embeddings.json") : QString());
        QCOMPARE(store->agentStates.size(), 1U);
        QVERIFY(store->agentStates[0].json.find(save == "zh" ? "\"importance_trigger_max\":250"
                                                             : "\"importance_trigger_max\":150") != std::string::npos);
    }

    void mapsOneOfEachKind()
    {
        const auto store = readForeign(kData / "generative-agents/zh/personas/Carlos Gomez", {});
        QVERIFY(store.ok());
        const auto node = [&](const std::string &ref) -> const MemoryDraft & {
            return *std::find_if(store->memories.begin(), store->memories.end(),
                                 [&](const MemoryDraft &d) { return d.memory.sourceRef == ref; });
        };
        const Memory &chat = node("node_137").memory;
        QCOMPARE(chat.kind, Kind::Episode);
        QCOMPARE(chat.actor, "Carlos Gomez"s);
        QCOMPARE(chat.object, "Ayesha Khan"s);
        QCOMPARE(chat.importanceRaw, std::optional(3.0));
        QCOMPARE(chat.tags, (std::vector<std::string>{"Ayesha Khan", "Carlos Gomez"}));
        QCOMPARE(formatTime(*chat.created), "2023-02-13T08:21:30Z"s);
        QCOMPARE(chat.createdText, "2023-02-13 08:21:30"s);
        QVERIFY(chat.extra.find("\"transcript\":[{\"speaker\":\"Carlos Gomez\",\"text\":\"早上好！") !=
                std::string::npos);
        const MemoryDraft &thought = node("node_142");
        QCOMPARE(thought.memory.kind, Kind::Reflection);
        QCOMPARE(thought.memory.shape, Shape::Insight);
        QCOMPARE(formatTime(*thought.memory.expires), "2023-03-15T08:22:50Z"s);
        QCOMPARE(thought.evidence.size(), 1U);
        QCOMPARE(thought.evidence[0].ref, "node_137"s);
        QVERIFY(node("node_19").evidence.empty()); // a seed: null
        QVERIFY(!node("node_19").malformedEvidence);
        const Memory &thing = node("node_168").memory; // a desk
        QCOMPARE(thing.actor, ""s);
        QCOMPARE(thing.subject, "小镇:Carlos Gomez的公寓:主房间:书桌"s);
        const std::string &state = store->agentStates.at(0).json;
        QVERIFY(state.find("\"embeddings\":{\"dimensions\":1536,\"memories_with_vector\":168,\"texts\":90}") !=
                std::string::npos);
    }

    void wholeSimulation()
    {
        const auto folder = kData / "generative-agents" / "step-3-14";
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "generative-agents"s);
        QCOMPARE(store->scopes, (std::vector<std::string>{"Isabella Rodriguez", "Klaus Mueller", "Maria Lopez"}));
        QCOMPARE(store->memories.size(), std::size_t(668 + 372 + 363));
        QCOMPARE(store->agentStates.size(), 3U);
        QVERIFY(store->agentStates[0].json.find("\"maze_name\":\"the_ville\"") != std::string::npos);
        QCOMPARE(problems(*store), QString());
        QCOMPARE(store->memories[0].where, "Isabella Rodriguez/nodes.json node_1"s);
        QCOMPARE(readForeign(folder, {}, {"one"}).error().code, Errc::Invalid);
    }

    void everyLevelOfAPersona()
    {
        const auto persona = kData / "generative-agents/step-3-12/personas/Klaus Mueller";
        for (const char *below : {"", "bootstrap_memory", "bootstrap_memory/associative_memory",
                                  "bootstrap_memory/associative_memory/nodes.json"}) {
            const auto store = readForeign(persona / below, {});
            QVERIFY2(store.ok(), below);
            QCOMPARE(store->scopes, std::vector<std::string>{"Klaus Mueller"});
            QCOMPARE(store->memories.size(), 346U);
            const auto renamed = readForeign(persona / below, {}, {"mine"});
            QVERIFY(renamed.ok());
            QCOMPARE(renamed.value().memories.at(0).memory.scope, "mine"s);
            QCOMPARE(renamed.value().agentStates.at(0).scope, "mine"s);
        }
        const auto all = readForeign(kData / "generative-agents/step-3-12/personas", {});
        QVERIFY(all.ok());
        QCOMPARE(all.value().scopes.size(), 3U);
    }

    // Two states of one run: what is in both is the same, but for what order means nothing.
    void savesAgree()
    {
        const auto before = readForeign(kData / "generative-agents/step-3-12/personas/Maria Lopez", {});
        const auto after = readForeign(kData / "generative-agents/step-3-14/personas/Maria Lopez", {});
        QVERIFY(before.ok() && after.ok());
        for (std::size_t i = 0; i < before.value().memories.size(); ++i)
            QCOMPARE(writeCredenceJsonl(before.value().memories[i].memory, {}),
                     writeCredenceJsonl(after.value().memories[i].memory, {}));
    }

    void eachIsRecognised()
    {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(kData / "mcp-memory")) {
            if (!entry.is_regular_file())
                continue;
            const auto format = detectFormat(entry.path());
            QVERIFY2(format.ok(), format.ok() ? "" : format.error().message.c_str());
            QCOMPARE(*format, "mcp-memory"s);
        }
    }
};

CREDENCE_TEST(tst_ingest_real, TstIngestReal)

} // namespace tst_ingest_real

#include "tst_ingest_real.moc"
