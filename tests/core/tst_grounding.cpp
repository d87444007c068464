// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/graph.h"
#include "support/registry.h"

#include <QTest>

#include <functional>
#include <numeric>
#include <random>
#include <set>

namespace tst_grounding {

using namespace credence;
using credence::test::Graph;
using credence::test::GraphLink;

namespace {

std::string episodes(int from, int to)
{
    std::string text;
    for (int i = from; i <= to; ++i)
        text += " e" + std::to_string(i);
    return text;
}

QString figures(const Grounding &g)
{
    return QStringLiteral("evidence %1 leaves %2 dependents %3").arg(g.evidence).arg(g.leaves).arg(g.dependents);
}

Grounding of(const Graph &g, const char *name)
{
    return grounding(*g.snapshot(), g.nodes(name)[0]);
}

} // namespace

class TstGrounding : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void figures_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QString>("expected"); // of r9
        const auto row = [](const char *rule, const char *graph, const char *expected) {
            QTest::newRow(rule) << QString::fromLatin1(graph) << QString::fromLatin1(expected);
        };
        row("nothing cited", "r9", "evidence 0 leaves 0 dependents 0");
        row("direct", "r9 < e1 e2; r1 < r9 e3; r2 < r1 r9", "evidence 2 leaves 2 dependents 2");
        row("shared leaves count once", "r1 < e1 e2; r2 < e2 e3; r9 < r1 r2 e1", "evidence 3 leaves 3 dependents 0");
        row("a source cited twice counts once", "r9 < e1 e1 e2", "evidence 2 leaves 2 dependents 0");
        row("contradictions carry nothing", "r9 < e1 e2; r9 ! e3 r1; r1 ! r9", "evidence 2 leaves 2 dependents 0");
        row("dangling is ignored", "r9 < e1 ? ?", "evidence 1 leaves 1 dependents 0");
        row("erased is ignored", "e1 = erased; r9 < e1 e2 e3", "evidence 2 leaves 2 dependents 0");
        row("nothing is reached through an erased memory", "r1 < e1 e2; r1 = erased; r9 < r1 e3",
            "evidence 1 leaves 1 dependents 0");
        row("retracted still counts here", "e1 = retracted; r9 < e1 e2", "evidence 2 leaves 2 dependents 0");
        row("leaves pass through a narrative", "n1 < e1 e2 e3; r9 < n1 e4", "evidence 2 leaves 4 dependents 0");
        row("a narrative of narratives", "n1 < e1 e2; n2 < n1 e3; r9 < n2", "evidence 1 leaves 3 dependents 0");
        row("a narrative without originals is a leaf", "n1; r9 < n1 e1", "evidence 2 leaves 2 dependents 0");
        row("a narrative whose originals are gone is a leaf", "n1 < e1 ?; e1 = erased; r9 < n1 e2",
            "evidence 2 leaves 2 dependents 0");
        row("a tombstone rests on nothing", "r9 < e1 e2; r1 < r9 e3; r1 = erased", "evidence 2 leaves 2 dependents 0");
        row("beliefs without episodes", "r1; r2 < r1; r9 < r1 r2", "evidence 2 leaves 0 dependents 0");
    }

    void figures()
    {
        QFETCH(QString, graph);
        QFETCH(QString, expected);
        const Graph g(graph.toStdString());
        const Grounding found = of(g, "r9");
        QCOMPARE(tst_grounding::figures(found), expected);
        QCOMPARE(found.ungrounded, found.leaves == 0);
        QCOMPARE(found.singleSource, found.leaves == 1);
    }

    void blastRadiusOfAnEpisode()
    {
        const Graph g("r1 < e1 e2; r2 < r1 e1; n1 < e1 e4; r3 < n1 e2; r4 < e3");
        QCOMPARE(tst_grounding::figures(of(g, "e1")), QStringLiteral("evidence 0 leaves 0 dependents 4"));
        QCOMPARE(g.text(dependents(*g.snapshot(), g.nodes("e1"))), std::string("r1 r2 n1 r3"));
        QCOMPARE(g.text(dependents(*g.snapshot(), g.nodes("e1 r1"))), std::string("r2 n1 r3"));
        QCOMPARE(of(g, "e1").confidence, Confidence::None);
        QCOMPARE(of(g, "e1").ungrounded, false);
        QCOMPARE(confidenceReason(of(g, "e1")), std::string());
    }

    void coneAndLeaves()
    {
        const Graph g("r1 < e1 e2; r2 < r1 e3; r3 < r2 r1");
        QCOMPARE(g.text(ancestors(*g.snapshot(), g.nodes("r3")[0])), std::string("r1 e1 e2 r2 e3"));
        QCOMPARE(g.text(leaves(*g.snapshot(), g.nodes("r3")[0])), std::string("e1 e2 e3"));
    }

    void confidence_data()
    {
        QTest::addColumn<int>("sources");
        QTest::addColumn<QString>("more");
        QTest::addColumn<int>("expected");
        const auto row = [](const char *rule, int sources, const char *more, Confidence expected) {
            QTest::newRow(rule) << sources << QString::fromLatin1(more) << int(expected);
        };
        row("0", 0, "", Confidence::Low);
        row("4", 4, "", Confidence::Low);
        row("5", 5, "", Confidence::Medium);
        row("7", 7, "", Confidence::Medium);
        row("8", 8, "", Confidence::High);
        row("8, one lost", 8, "e1 = retracted", Confidence::Medium);
        row("5, one superseded", 5, "e5 = superseded", Confidence::Low);
        row("8, one deprecated", 8, "e1 = deprecated", Confidence::High);
        row("8, one suspect", 8, "r1 = suspect; r9 < r1", Confidence::High);
        row("8, one speaks against it", 8, "r9 ! e50", Confidence::Medium);
        row("8, two speak against it", 8, "r9 ! e50 e51", Confidence::Medium);
        row("5, one speaks against it", 5, "r9 ! e50", Confidence::Low);
        row("4, one speaks against it", 4, "r9 ! e50", Confidence::Low);
        row("8, a retracted one speaks against it", 8, "r9 ! e50; e50 = retracted", Confidence::High);
        row("8, a dangling one speaks against it", 8, "r9 ! ?", Confidence::High);
        row("8 and a batch", 8, "r9 << e9", Confidence::Low);
    }

    void confidence()
    {
        QFETCH(int, sources);
        QFETCH(QString, more);
        QFETCH(int, expected);
        const Graph g("r9 <" + episodes(1, sources) + ";" + more.toStdString());
        const Grounding found = of(g, "r9");
        QCOMPARE(int(found.confidence), expected);
        const Node n = g.nodes("r9")[0];
        const std::vector<GroundingColumns> columns = groundingColumns(*g.snapshot(), std::span(&n, 1));
        QCOMPARE(int(columns[0].confidence), expected);
    }

    void confidenceTakesTheSmallerCount()
    {
        // Nine direct sources over two episodes are no more than two.
        std::string text = "r9 <";
        for (int i = 1; i <= 9; ++i)
            text += " r10" + std::to_string(i);
        for (int i = 1; i <= 9; ++i)
            text += "; r10" + std::to_string(i) + " < e1 e2";
        const Graph g(text);
        QCOMPARE(of(g, "r9").evidence, 9);
        QCOMPARE(of(g, "r9").leaves, 2);
        QCOMPARE(of(g, "r9").confidence, Confidence::Low);
    }

    void lostLeavesAreNotReachedThroughLostBeliefs()
    {
        const Graph g("r1 < e1 e2; r1 = stale; r9 < r1 e2 e3 e4; e4 = retracted");
        const Grounding found = of(g, "r9");
        QCOMPARE(found.evidence, 4);
        QCOMPARE(found.lostEvidence, 2); // r1, e4
        QCOMPARE(found.leaves, 4);
        QCOMPARE(found.lostLeaves, 2); // e1 through r1 only, and e4 itself
    }

    void confidenceInWords()
    {
        QCOMPARE(confidenceReason(of(Graph("r9 <" + episodes(1, 6)), "r9")),
                 std::string("Medium: 6 direct sources and 6 episodes support it. None speaks against it."));
        QCOMPARE(confidenceReason(of(Graph("r9 < e1"), "r9")),
                 std::string("Low: 1 direct source and 1 episode support it. None speaks against it."));
        QCOMPARE(confidenceReason(of(Graph("r9"), "r9")),
                 std::string("Low: it cites nothing. None speaks against it."));
        QCOMPARE(confidenceReason(of(Graph("r1; r2; r9 < r1 r2"), "r9")),
                 std::string("Low: 2 direct sources, but no episode beneath. None speaks against it."));
        QCOMPARE(confidenceReason(of(Graph("r9 <" + episodes(1, 9) + "; r9 ! e50; e1 = retracted"), "r9")),
                 std::string("Medium: 8 direct sources and 8 episodes support it. Not counted, because lost: 1 direct "
                             "source and 1 episode. 1 memory speaks against it, one step down."));
        QCOMPARE(confidenceReason(of(Graph("r9 <<" + episodes(1, 9)), "r9")),
                 std::string("Low: 9 direct sources and 9 episodes support it. None speaks against it. Never above "
                             "low: a whole batch was cited instead of single sources."));
    }

    void echo()
    {
        const auto echoOf = [](const char *text) { return of(Graph(text), "r9").echo; };
        QCOMPARE(echoOf("r9 @ 5; e1 @ 1; e2 @ 6; e3 @ 7; e4 @ 5; r9 < e1 e2 e3 e4"), std::optional(0.5));
        QCOMPARE(echoOf("r9 @ 5; e1 @ 6; r1 < e1; r1 @ 7; r9 < r1"), std::optional(1.0));
        QCOMPARE(echoOf("r9 @ 5; e1 @ 1; r9 < e1"), std::optional(0.0));
        QCOMPARE(echoOf("r9 @ 5; e1 @ 6; e2; r9 < e1 e2"), std::optional(1.0)); // a timeless one stays outside
        QCOMPARE(echoOf("r9 @ 5; r9 < e1"), std::optional<double>());
        QCOMPARE(echoOf("r9; e1 @ 6; r9 < e1"), std::optional<double>());
        QCOMPARE(echoOf("r9 @ 5"), std::optional<double>());
    }

    void depths()
    {
        const Graph g("r1; r2 < e1; r3 < r2 r1 e1; r4 < ? ; n1 < e1 r3; r5 < n1; r6 ! r3; r7 < r5 r3");
        const std::vector<int> found = recomputedDepths(*g.snapshot());
        const auto depth = [&](const char *name) { return found[g.nodes(name)[0]]; };
        QCOMPARE(depth("e1"), 0);
        QCOMPARE(depth("r1"), 1);
        QCOMPARE(depth("r2"), 1);
        QCOMPARE(depth("r3"), 2);
        QCOMPARE(depth("r4"), 1);
        QCOMPARE(depth("n1"), 0);
        QCOMPARE(depth("r5"), 1);
        QCOMPARE(depth("r6"), 1);
        QCOMPARE(depth("r7"), 3);
    }

    // Against sets built by plain recursion.
    void randomGraphs()
    {
        std::mt19937 random(11);
        const auto below = [&](int n) { return int(random() % unsigned(n)); };
        for (int round = 0; round < 300; ++round) {
            Graph g;
            const int count = 3 + below(30);
            for (int i = 0; i < count; ++i) {
                const int dice = i == 0 ? 0 : below(6);
                const int n = g.node((dice < 2 ? "e" : dice < 3 ? "n" : "r") + std::to_string(i));
                if (below(9) == 0)
                    g.rows[std::size_t(n)].status = below(2) ? Status::Erased : Status::Retracted;
                if (dice < 2)
                    continue;
                for (int k = below(5); k > 0; --k)
                    g.links.push_back({n, below(9) ? below(n) : -1, below(7) ? Role::Supports : Role::Contradicts,
                                       Granularity::Claim});
            }
            const auto erased = [&](int n) { return g.rows[std::size_t(n)].status == Status::Erased; };
            std::vector<std::set<int>> reach(g.rows.size()), direct(g.rows.size());
            for (int n = 0; n < count; ++n) {
                for (const GraphLink &link : g.links) {
                    if (link.derived != n || link.source < 0 || link.role == Role::Contradicts || erased(link.source))
                        continue;
                    direct[std::size_t(n)].insert(link.source);
                    reach[std::size_t(n)].insert(link.source);
                    reach[std::size_t(n)].merge(std::set<int>(reach[std::size_t(link.source)]));
                }
            }
            const auto s = g.snapshot();
            std::vector<Node> all(g.rows.size());
            std::iota(all.begin(), all.end(), Node(0));
            const std::vector<GroundingColumns> columns = groundingColumns(*s, all);
            for (int n = 0; n < count; ++n) {
                int leafCount = 0, above = 0;
                for (const int m : reach[std::size_t(n)]) {
                    const Kind kind = g.rows[std::size_t(m)].kind;
                    leafCount += kind == Kind::Episode || (kind == Kind::Narrative && direct[std::size_t(m)].empty());
                }
                for (int m = 0; m < count; ++m)
                    above += !erased(m) && reach[std::size_t(m)].contains(n);
                const Grounding one = grounding(*s, Node(n));
                QCOMPARE(one.evidence, int(direct[std::size_t(n)].size()));
                QCOMPARE(one.leaves, leafCount);
                QCOMPARE(one.dependents, above);
                QCOMPARE(columns[std::size_t(n)].evidence, one.evidence);
                QCOMPARE(columns[std::size_t(n)].leaves, one.leaves);
                QCOMPARE(columns[std::size_t(n)].dependents, one.dependents);
                QCOMPARE(columns[std::size_t(n)].confidence, one.confidence);
            }
        }
    }
};

CREDENCE_TEST(tst_grounding, TstGrounding)

} // namespace tst_grounding

#include "tst_grounding.moc"
