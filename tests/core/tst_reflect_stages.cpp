// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The stages as functions over values: windows, orders, scores, clusters, prompts, answers.
#include "reflect/answers.h"
#include "reflect/check.h"
#include "reflect/gather.h"
#include "reflect/prompt.h"
#include "reflect/select.h"
#include "support/registry.h"

#include <QTest>

#include <cmath>

namespace tst_reflect_stages {

using namespace credence;
using namespace credence::reflecting;

namespace {

struct Row {
    const char *name;
    double hours;           // < 0: timeless
    double importance = -1; // < 0: unset
    int depth = 0;
    Status status = Status::Active;
    Kind kind = Kind::Episode;
};

std::shared_ptr<const Snapshot> shape(const std::vector<Row> &rows)
{
    Snapshot::Builder builder;
    builder.scope("s");
    std::int64_t key = 0;
    for (const Row &row : rows) {
        NodeRow node;
        node.key = {++key};
        node.created = row.hours < 0 ? kNoTime : std::int64_t(row.hours * 3'600'000);
        if (row.importance >= 0)
            node.importance = float(row.importance);
        node.depth = row.depth;
        node.kind = row.depth > 0 ? Kind::Reflection : row.kind;
        node.status = row.status;
        builder.add(node);
    }
    return std::move(builder).build();
}

QString named(const std::vector<Row> &rows, const std::vector<Node> &nodes)
{
    QStringList names;
    for (const Node n : nodes)
        names << QString::fromUtf8(rows[n].name);
    return names.join(u' ');
}

using Places = std::vector<std::vector<std::size_t>>;

} // namespace

class TstReflectStages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void selectsTheWindow();
    void selectsTheImportant();
    void selectsTheUnreflected();
    void leavesOutTheWithdrawn();
    void byHand();
    void scoresAsThePaper();
    void scoresAsReleased();
    void equalPartsCountHalf();
    void narrativesLargestFirst();
    void narrativesNeedSomethingNew();
    void clustersLargestFirst();
    void importanceOfAnInsight();
    void fences();
    void promptsTakeTextsAsTheyAre();
    void readsInsights_data();
    void readsInsights();
    void citations_data();
    void citations();
    void readsQuestions();
    void readsVerdicts();
    void contentWordsOfAClaim();
    void supportByWordsAlone();
    void universal_data();
    void universal();
    void opposites();
    void figuresOfAText();
};

void TstReflectStages::selectsTheWindow()
{
    const std::vector<Row> rows{{"a", 1}, {"b", 5}, {"c", 3}, {"none", -1}, {"d", 5}, {"deep", 4, -1, 2}};
    SelectOptions options;
    options.strategy = "recent";
    options.limit = 4;
    // Equal times: what arrived later is the more recent one. Timeless ones come last.
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("d b deep c"));
    options.limit = 0;
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("d b deep c a none"));
    options.depth = 0;
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("d b c a none"));
    options.depth.reset();
    options.belowMaxDepth = true;
    options.maxDepth = 2;
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("d b c a none"));
}

void TstReflectStages::selectsTheImportant()
{
    const std::vector<Row> rows{{"low", 9, 0.2}, {"half", 1, 0.5}, {"unset", 8}, {"high", 2, 0.9}, {"late", 3, 0.9}};
    SelectOptions options;
    options.strategy = "important";
    options.limit = 4;
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("late high half unset"));
    // Engram: the top twenty.
    std::vector<Row> many;
    for (int i = 0; i < 30; ++i)
        many.push_back({"x", double(i), 0.01 * i});
    options.limit = 20;
    const auto top = select(*shape(many), options);
    QCOMPARE(top.nodes.size(), std::size_t(20));
    QCOMPARE(top.nodes.front(), Node(29));
    QCOMPARE(top.nodes.back(), Node(10));
    QCOMPARE(top.eligible, std::size_t(30));
}

void TstReflectStages::selectsTheUnreflected()
{
    const std::vector<Row> rows{{"a", 4}, {"b", 1}, {"c", 3}, {"d", 2}};
    SelectOptions options;
    options.strategy = "unreflected";
    options.limit = 2;
    options.consumed = {MemoryKey{2}};
    const auto found = select(*shape(rows), options);
    QCOMPARE(named(rows, found.nodes), QStringLiteral("d c")); // oldest first, without b
    QCOMPARE(found.eligible, std::size_t(3));
    QCOMPARE(found.fresh, std::size_t(3));
    // Marks concern only strategies with "unreflected" in them.
    options.strategy = "all";
    options.limit = 0;
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("b d c a"));
}

void TstReflectStages::leavesOutTheWithdrawn()
{
    const std::vector<Row> rows{{"active", 1},
                                {"suspect", 2, -1, 1, Status::Suspect},
                                {"stale", 3, -1, 1, Status::Stale},
                                {"superseded", 4, -1, 1, Status::Superseded},
                                {"deprecated", 5, -1, 0, Status::Deprecated},
                                {"retracted", 6, -1, 0, Status::Retracted},
                                {"erased", 7, -1, 0, Status::Erased},
                                {"narrative", 8, -1, 0, Status::Active, Kind::Narrative}};
    SelectOptions options;
    options.strategy = "all";
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("active suspect narrative"));
    options.episodesOnly = true;
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("active"));
}

void TstReflectStages::byHand()
{
    const std::vector<Row> rows{{"a", 1}, {"b", 2}, {"c", 3}, {"none", -1}};
    SelectOptions options;
    options.strategy = "unreflected";
    options.only = {MemoryKey{1}, MemoryKey{3}};
    options.consumed = {MemoryKey{3}};
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("a c")); // consumed or not
    options.only.clear();
    options.consumed.clear();
    options.since = 2 * 3'600'000;
    options.until = 3 * 3'600'000;
    QCOMPARE(named(rows, select(*shape(rows), options).nodes), QStringLiteral("b c")); // both ends, no timeless ones
}

void TstReflectStages::scoresAsThePaper()
{
    // Now is hour 100. Scaled: recency of a 0, b 1, c in between; importance a 1, b 0, c 0.5; relevance a 0, b 0.5,
    // c 1.
    const std::int64_t hour = 3'600'000;
    std::vector<RetrievalItem> items{{0, 0, 1.0, 0.1}, {1, 100 * hour, 0.0, 0.5}, {2, 50 * hour, 0.5, 0.9}};
    RetrievalOptions options;
    options.now = 100 * hour;
    options.limit = 3;
    // c = (0.995^50 - 0.995^100) / (1 - 0.995^100) + 0.5 + 1 = 0.4377 + 1.5; b = 1 + 0 + 0.5; a = 0 + 1 + 0.
    QCOMPARE(retrieve(items, options), (std::vector<Node>{2, 1, 0}));
    // Importance alone, then recency alone.
    options.weights[0] = options.weights[2] = 0;
    QCOMPARE(retrieve(items, options), (std::vector<Node>{0, 2, 1}));
    options.weights[0] = 1;
    options.weights[1] = 0;
    options.limit = 2;
    QCOMPARE(retrieve(items, options), (std::vector<Node>{1, 2}));
}

void TstReflectStages::scoresAsReleased()
{
    // The code's rank counts from the oldest, so the oldest counts as the most recent.
    std::vector<RetrievalItem> items{{0, 10, 0.5, 0.5}, {1, 30, 0.5, 0.5}, {2, 20, 0.5, 0.5}};
    RetrievalOptions options;
    options.released = true;
    options.limit = 3;
    QCOMPARE(retrieve(items, options), (std::vector<Node>{0, 2, 1}));
    // Factors 0.5, 2, 3: relevance outweighs importance, which outweighs recency.
    items = {{0, 10, 0.0, 0.0}, {1, 20, 1.0, 0.0}, {2, 30, 0.0, 1.0}};
    QCOMPARE(retrieve(items, options), (std::vector<Node>{2, 1, 0}));
}

void TstReflectStages::equalPartsCountHalf()
{
    // Equal scores: the later one first, then the one that arrived later.
    const std::vector<RetrievalItem> items{{0, 10, 0.5, 0}, {1, 10, 0.5, 0}, {2, 10, 0.5, 0}};
    RetrievalOptions options;
    options.limit = 2;
    QCOMPARE(retrieve(items, options), (std::vector<Node>{2, 1}));
    QVERIFY(retrieve({}, options).empty());
}

void TstReflectStages::narrativesLargestFirst()
{
    // Thirteen clusters: eleven of two, one of four, one of one.
    Places clusters;
    std::vector<ClusterMember> members(27);
    for (std::size_t i = 0; i < 11; ++i)
        clusters.push_back({2 * i, 2 * i + 1});
    clusters.push_back({22, 23, 24, 25});
    clusters.push_back({26});
    const ClusterChoice choice = chooseNarratives(clusters, members, 2, 10);
    QCOMPARE(choice.taken.size(), std::size_t(10));
    QCOMPARE(choice.taken.front(), (std::vector<std::size_t>{22, 23, 24, 25}));
    QCOMPARE(choice.taken[1], (std::vector<std::size_t>{0, 1})); // equal sizes: as they were opened
    QCOMPARE(choice.taken.back(), (std::vector<std::size_t>{16, 17}));
    QCOMPARE(choice.skipped.size(), std::size_t(3)); // two beyond ten, and the single ones together
    QCOMPARE(choice.skipped[0].what, std::string("a cluster of 2"));
    QCOMPARE(choice.skipped[0].reason, std::string("only the 10 largest are taken in a run"));
    QCOMPARE(choice.skipped[2].what, std::string("1 cluster"));
    QCOMPARE(choice.skipped[2].reason, std::string("fewer than 2 members"));
}

void TstReflectStages::narrativesNeedSomethingNew()
{
    std::vector<ClusterMember> members(8);
    members[2].narrative = true;                        // with a new episode: an update
    members[4].narrative = members[5].narrative = true; // two accounts, nothing new
    members[6].consumed = members[7].consumed = true;   // its narrative waits in the queue
    const ClusterChoice choice = chooseNarratives({{0, 1}, {2, 3}, {4, 5}, {6, 7}}, members, 2, 10);
    QCOMPARE(choice.taken, (Places{{0, 1}, {2, 3}}));
    QCOMPARE(choice.update, (std::vector<bool>{false, true}));
    QCOMPARE(choice.skipped.size(), std::size_t(2));
    QCOMPARE(choice.skipped[0].reason, std::string("it was consolidated already and has no new member"));
}

void TstReflectStages::clustersLargestFirst()
{
    const ClusterChoice choice = chooseClusters({{0, 1, 2}, {3, 4}, {5, 6, 7, 8}}, 3);
    QCOMPARE(choice.taken, (Places{{5, 6, 7, 8}, {0, 1, 2}}));
    QCOMPARE(choice.skipped.size(), std::size_t(1));
    QCOMPARE(choice.skipped[0].what, std::string("a cluster of 2"));
    QCOMPARE(choice.skipped[0].reason, std::string("fewer than 3 members"));
}

void TstReflectStages::importanceOfAnInsight()
{
    // 0.7 x 0.5 + 0.3 x 0.8 + ln(5) / 10
    QVERIFY(std::fabs(clusterImportance(0.5, 0.8, 4) - 0.7509438) < 1e-6);
    QCOMPARE(clusterImportance(1, 1, 100), 1.0);
    QVERIFY(std::fabs(clusterImportance(0, 0, 0)) < 1e-12);
}

void TstReflectStages::fences()
{
    QCOMPARE(fenceFor("a"), fenceFor("a"));
    QVERIFY(fenceFor("a") != fenceFor("b"));
    // SHA-256 of "a" begins so.
    QCOMPARE(fenceFor("a"), std::string("===== data ca978112ca1bbdca ====="));
}

void TstReflectStages::promptsTakeTextsAsTheyAre()
{
    Memory memory;
    memory.text = "{{count}} ignore {{fence}}\nsecond line\xFF";
    const Memory *list[] = {&memory};
    const std::string text = numbered(list, 0);
    QCOMPARE(text, std::string("[1] (no date) {{count}} ignore {{fence}}\n    second line⟨FF⟩"));
    QCOMPARE(numbered(list, 9), std::string("[1] (no date) {{count}}…"));
    const ChatRequest request =
        promptOf("questions", "questions", {{"fence", "FENCE"}, {"memories", text}, {"count", "3"}});
    QVERIFY(request.user.find("{{count}} ignore {{fence}}") != std::string::npos); // not filled a second time
    QVERIFY(request.user.find("at most 3 questions") != std::string::npos);
    QVERIFY(request.system.find("FENCE") != std::string::npos);
    QVERIFY(request.schema.starts_with("{") && request.schema.ends_with("}"));
    QVERIFY(promptVersion({"questions"}).starts_with("questions 1 "));
}

void TstReflectStages::readsInsights_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("good"); // -1: no answer in it
    QTest::addColumn<int>("bad");
    const auto row = [](const char *name, const char *answer, int good, int bad = 0) {
        QTest::newRow(name) << QByteArray(answer) << good << bad;
    };
    row("as asked", "{\"insights\":[{\"text\":\"a\",\"cites\":[1,2]},{\"text\":\"b\",\"cites\":[3]}]}", 2);
    row("none", "{\"insights\":[]}", 0);
    row("fenced", "Here:\n```json\n{\"insights\":[{\"text\":\"a\",\"cites\":[1,2]}]}\n```\nDone.", 1);
    row("a bare list", "[{\"text\":\"a\",\"cites\":[1]}]", 1);
    row("a single one", "{\"text\":\"a\",\"cites\":[1,2]}", 1);
    row("other names", "{\"Beliefs\":[{\"insight\":\"a\",\"sources\":[1,2]}]}", 1);
    row("without text", "{\"insights\":[{\"cites\":[1,2]},{\"text\":\"b\",\"cites\":[1,2]}]}", 1, 1);
    row("bare sentences", "{\"insights\":[\"a\",\"b\"]}", 0, 2);
    row("numbers among them", "{\"insights\":[7,{\"text\":\"b\",\"cites\":[1]}]}", 1, 1);
    row("two objects", "{\"insights\":[{\"text\":\"a\",\"cites\":[1,2]}]}{\"insights\":[]}", 1);
    row("truncated", "{\"insights\":[{\"text\":\"a\",\"cites\":[1,2]},{\"text\":\"b\",\"ci", 1);
    row("prose", "I can't find any insights.", -1);
    row("nothing", "", -1);
    row("the schema", "{\"type\":\"object\",\"properties\":{\"insights\":{\"type\":\"array\"}}}", -1);
}

void TstReflectStages::readsInsights()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, good);
    QFETCH(int, bad);
    const auto found = readInsights(answer.toStdString());
    QCOMPARE(found.ok(), good >= 0);
    if (!found)
        return;
    const auto unreadable =
        std::count_if(found->begin(), found->end(), [](const Proposal &p) { return !p.unreadable.empty(); });
    QCOMPARE(int(unreadable), bad);
    QCOMPARE(int(found->size()) - int(unreadable), good);
}

void TstReflectStages::citations_data()
{
    QTest::addColumn<QByteArray>("cites");
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<QByteArray>("notShown");
    const auto row = [](const char *name, const char *cites, QList<int> numbers, const char *notShown = "") {
        QTest::newRow(name) << QByteArray(cites) << numbers << QByteArray(notShown);
    };
    row("numbers", "[3,1]", {1, 3});
    row("texts", "[\"2\",\" 5 \"]", {2, 5});
    row("twice", "[2,\"2\",2.0,4]", {2, 4});
    row("a list in a text", "\"1, 4\"", {1, 4});
    row("one", "2", {2});
    row("objects", "[{\"id\":2},{\"number\":3}]", {2, 3});
    row("none", "[]", {});
    row("beyond", "[1,31]", {1}, "cites source 31, only 8 were shown");
    row("zero", "[0,1]", {}, "cites source 0, only 8 were shown");
    row("negative", "[-1]", {}, "cites source -1, only 8 were shown");
    row("an id", "[\"e17\"]", {}, "cites \"e17\", which is no number of a source");
    row("brackets", "[\"[2]\"]", {}, "cites \"[2]\", which is no number of a source");
    row("half", "[1.5]", {}, "cites 1.5, which is no number of a source");
    row("nested", "[[1,2]]", {}, "cites [1,2], which is no number of a source");
    row("huge", "[18446744073709551615]", {}, "cites source beyond a million, only 8 were shown");
}

void TstReflectStages::citations()
{
    QFETCH(QByteArray, cites);
    QFETCH(QList<int>, numbers);
    QFETCH(QByteArray, notShown);
    const auto found = readInsights(("{\"insights\":[{\"text\":\"a\",\"cites\":" + cites + "}]}").toStdString());
    QVERIFY(found.ok());
    const Citations got = citationsOf(found->front(), 8);
    QCOMPARE(QByteArray::fromStdString(got.notShown), notShown);
    if (notShown.isEmpty())
        QCOMPARE(QList<int>(got.numbers.begin(), got.numbers.end()), numbers);
}

void TstReflectStages::readsQuestions()
{
    std::size_t surplus = 0;
    const auto found =
        readQuestions("{\"questions\":[\"a?\",\"b?\",\"a?\",\"\",\"c?\",{\"question\":\"d?\"}]}", 3, &surplus);
    QVERIFY(found.ok());
    QCOMPARE(*found, (std::vector<std::string>{"a?", "b?", "c?"}));
    QCOMPARE(surplus, std::size_t(1));
    QVERIFY(!readQuestions("{\"questions\":[]}", 3).ok());
    QVERIFY(!readQuestions("no idea", 3).ok());
}

void TstReflectStages::readsVerdicts()
{
    const auto found = readVerdicts("{\"verdicts\":[{\"proposal\":1,\"verdict\":\"Accepted\",\"reason\":\"r\"},"
                                    "{\"proposal\":1,\"verdict\":\"rejected\"},"
                                    "{\"proposal\":\"2\",\"verdict\":\"merged\",\"into\":\"3\"},"
                                    "{\"proposal\":3,\"verdict\":\"perhaps\"},{\"verdict\":\"accepted\"}]}");
    QVERIFY(found.ok());
    QCOMPARE(found->size(), std::size_t(2)); // the first of two on one counts; unknown words are none
    QCOMPARE(found->front().verdict, std::string("accepted"));
    QCOMPARE(found->back().item, 2);
    QCOMPARE(found->back().into, 3);
    const auto support =
        readSupport("{\"verdicts\":[{\"claim\":1,\"supported\":true},{\"claim\":2,\"supported\":false},"
                    "{\"claim\":3,\"supported\":\"partly\"}]}");
    QVERIFY(support.ok());
    QCOMPARE(support->size(), std::size_t(3));
    QCOMPARE(support->at(0).verdict, std::string("yes"));
    QCOMPARE(support->at(1).verdict, std::string("no"));
}

void TstReflectStages::contentWordsOfAClaim()
{
    QCOMPARE(contentWords("The logs were asked for before Sam’s deploys, and the deploy was retried."),
             (std::vector<std::string>{"log", "ask", "sam", "deploy", "retri"}));
    QVERIFY(contentWords("It is what it was.").empty());
}

void TstReflectStages::supportByWordsAlone()
{
    const std::vector<std::string> sources{"Sam reverted the auth change", "The auth change broke a login"};
    QCOMPARE(supportByWords("Sam reverts changes in auth", sources).state, CheckState::Passed);
    const Check missing = supportByWords("Sam dislikes changes in auth", sources);
    QCOMPARE(missing.state, CheckState::NotRun); // not judged, and never passed by likeness
    QCOMPARE(missing.sentence, std::string("Not judged by a model; \"dislikes\" stands in no cited source."));
    QCOMPARE(supportByWords("", sources).state, CheckState::NotRun);
}

void TstReflectStages::universal_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("found");
    QTest::newRow("always") << QByteArray("Sam always rejects it") << QByteArray("always");
    QTest::newRow("capital") << QByteArray("Never deploy on Friday") << QByteArray("never");
    QTest::newRow("phrase") << QByteArray("It fails without exception.") << QByteArray("without exception");
    QTest::newRow("inside a word") << QByteArray("The overall size of small alleys") << QByteArray("");
    QTest::newRow("none of it") << QByteArray("Sam often rejects it") << QByteArray("");
}

void TstReflectStages::universal()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, found);
    QCOMPARE(QByteArray::fromStdString(universalWording(text.toStdString())), found);
}

void TstReflectStages::opposites()
{
    QVERIFY(polarityDiffers("Sam wants a summary first", "Sam does not want a summary first"));
    QVERIFY(polarityDiffers("Sam never deploys on Friday", "Sam deploys on Friday"));
    QVERIFY(!polarityDiffers("Sam doesn't want it", "Sam does not want it"));
    QVERIFY(!polarityDiffers("Sam wants it", "Sam wants that"));
}

void TstReflectStages::figuresOfAText()
{
    QCOMPARE(figures("Split after two days, at 15:00, by 4.2"), (std::vector<std::string>{"2", "15", "00", "4", "2"}));
    QVERIFY(figures("Split after two days") != figures("Split after three days"));
}

CREDENCE_TEST(tst_reflect_stages, TstReflectStages)

} // namespace tst_reflect_stages

#include "tst_reflect_stages.moc"
