// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Truth maintenance against a written table of small graphs, one a rule, and against a naive re-computation on random
// graphs. Expectations follow from the definition in words, not from the code.
#include "support/graph.h"
#include "support/registry.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_truth {

using namespace credence;
using credence::test::Graph;
using credence::test::GraphLink;

namespace {

std::vector<Status> statusesOf(const Graph &g)
{
    std::vector<Status> statuses;
    for (const NodeRow &row : g.rows)
        statuses.push_back(row.status);
    return statuses;
}

// One action in words, "retract e1 e2", on the graph itself.
Impact perform(Graph &g, const std::string &action)
{
    const std::size_t space = action.find(' ');
    const std::string verb = action.substr(0, space);
    const std::vector<Node> nodes = g.nodes(action.substr(space + 1));
    const auto snapshot = g.snapshot();
    const Impact impact = verb == "restore" ? previewRestore(*snapshot, nodes)
                                            : previewWithdrawal(*snapshot, nodes,
                                                                verb == "retract"     ? Withdrawal::Retract
                                                                : verb == "supersede" ? Withdrawal::Supersede
                                                                                      : Withdrawal::Erase);
    g.apply(impact);
    return impact;
}

// The definition, taken literally and slowly: judge every reflection from its sources until nothing moves.
std::vector<Status> naive(const Graph &g)
{
    std::vector<Status> now = statusesOf(g);
    std::vector<bool> takesPart(g.rows.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        takesPart[i] = g.rows[i].kind == Kind::Reflection &&
                       (now[i] == Status::Active || now[i] == Status::Suspect || now[i] == Status::Stale);
        if (takesPart[i])
            now[i] = Status::Active;
    }
    for (std::size_t round = 0; round <= g.rows.size(); ++round) {
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (!takesPart[i])
                continue;
            std::set<int> sources, lost;
            for (const GraphLink &link : g.links) {
                if (link.derived != int(i) || link.source < 0 || link.role == Role::Contradicts)
                    continue;
                sources.insert(link.source);
                const Status s = now[std::size_t(link.source)];
                if (s == Status::Retracted || s == Status::Superseded || s == Status::Stale || s == Status::Erased)
                    lost.insert(link.source);
            }
            Status doubt = Status::Active;
            if (lost.size() > g.rows[i].acknowledgedLost)
                doubt = sources.size() - lost.size() < 2 ? Status::Stale : Status::Suspect;
            if (g.rows[i].statedDoubt > doubt)
                doubt = g.rows[i].statedDoubt;
            now[i] = doubt;
        }
    }
    return now;
}

Graph randomGraph(std::mt19937 &random)
{
    const auto below = [&](int n) { return int(random() % unsigned(n)); };
    Graph g;
    const int count = 4 + below(36);
    for (int i = 0; i < count; ++i) {
        const int dice = i < 2 ? 0 : below(10);
        const int n = g.node((dice < 3 ? "e" : dice < 4 ? "n" : "r") + std::to_string(i));
        NodeRow &row = g.rows[std::size_t(n)];
        if (row.kind != Kind::Episode) {
            const int sources = below(5);
            for (int k = 0; k < sources; ++k) {
                const Role role = below(8) == 0                 ? Role::Contradicts
                                  : row.kind == Kind::Narrative ? Role::MergedFrom
                                  : below(12) == 0              ? Role::MergedFrom
                                                                : Role::Supports;
                g.links.push_back({n, below(15) == 0 ? -1 : below(n), role, Granularity::Claim});
            }
        }
        if (below(12) == 0)
            row.acknowledgedLost = std::uint16_t(1 + below(2));
        if (row.kind == Kind::Reflection && below(15) == 0)
            row.statedDoubt = below(2) ? Status::Suspect : Status::Stale;
        constexpr Status kOthers[] = {Status::Superseded, Status::Deprecated, Status::Retracted, Status::Erased};
        if (below(10) == 0)
            row.status = kOthers[below(4)];
    }
    const std::vector<Status> consistent = naive(g);
    for (std::size_t i = 0; i < g.rows.size(); ++i)
        g.rows[i].status = consistent[i];
    return g;
}

std::vector<Node> someNodes(const Graph &g, std::mt19937 &random, bool onlyPresent)
{
    std::vector<Node> nodes;
    for (Node n = 0; n < g.rows.size(); ++n) {
        const Status s = g.rows[n].status;
        const bool present = s != Status::Retracted && s != Status::Superseded && s != Status::Erased;
        if (random() % 5 == 0 && (present || !onlyPresent))
            nodes.push_back(n);
    }
    if (nodes.empty() && !onlyPresent)
        nodes.push_back(Node(random() % g.rows.size()));
    return nodes;
}

} // namespace

class TstTruth : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void table_data()
    {
        QTest::addColumn<QString>("graph");
        QTest::addColumn<QStringList>("actions");
        QTest::addColumn<QString>("expected"); // afterwards, of everything but episodes
        const auto row = [](const char *rule, const char *graph, const QStringList &actions, const char *expected) {
            QTest::newRow(rule) << QString::fromLatin1(graph) << actions << QString::fromLatin1(expected);
        };
        const auto does = [](std::initializer_list<const char *> actions) {
            QStringList list;
            for (const char *action : actions)
                list << QString::fromLatin1(action);
            return list;
        };
        row("one of three lost: suspect", "r1 < e1 e2 e3", does({"retract e1"}), "r1=suspect");
        row("one of two lost: stale", "r1 < e1 e2", does({"retract e1"}), "r1=stale");
        row("two of three lost: stale", "r1 < e1 e2 e3", does({"retract e1 e2"}), "r1=stale");
        row("superseded is lost", "r1 < e1 e2 e3", does({"supersede e1"}), "r1=suspect");
        row("erased is lost", "r1 < e1 e2 e3", does({"erase e1"}), "r1=suspect");
        row("erasing what was retracted loses no more", "r1 < e1 e2 e3", does({"retract e1", "erase e1"}),
            "r1=suspect");
        row("suspect does not pass on", "r1 < e1 e2 e3; r2 < r1 e4", does({"retract e1"}), "r1=suspect r2=active");
        row("stale passes on", "r1 < e1 e2; r2 < r1 e3 e4", does({"retract e1"}), "r1=stale r2=suspect");
        row("stale passes on to the end", "r1 < e1 e2; r2 < r1 e3; r3 < r2 e4; r4 < r3 e5 e6", does({"retract e1"}),
            "r1=stale r2=stale r3=stale r4=suspect");
        row("suspect stops the walk", "r1 < e1 e2; r2 < r1 e3 e4; r3 < r2 e5", does({"retract e1"}),
            "r1=stale r2=suspect r3=active");
        row("a belief itself retracted", "r1 < e1 e2; r2 < r1 e3", does({"retract r1"}), "r1=retracted r2=stale");
        row("retracting a stale belief loses no more", "r1 < e1 e2; r2 < r1 e3 e4", does({"retract e1", "retract r1"}),
            "r1=retracted r2=suspect");
        row("a diamond counts each source once", "r1 < e1 e2; r2 < e1 e3; r3 < r1 r2 e4", does({"retract e1"}),
            "r1=stale r2=stale r3=stale");
        row("one source cited twice is one source", "r1 < e1 e1 e2 e3", does({"retract e1"}), "r1=suspect");
        row("restore gives the earlier statuses", "r1 < e1 e2; r2 < r1 e3 e4", does({"retract e1", "restore e1"}),
            "r1=active r2=active");
        row("overlapping retractions, the first restored", "r1 < e1 e2 e3; r2 < r1 e4",
            does({"retract e1", "retract e2", "restore e1"}), "r1=suspect r2=active");
        row("overlapping retractions, both restored", "r1 < e1 e2 e3; r2 < r1 e4",
            does({"retract e1", "retract e2", "restore e1", "restore e2"}), "r1=active r2=active");
        row("overlapping retractions, one inside the other's cone", "r1 < e1 e2; r2 < r1 e3",
            does({"retract r1", "retract e1", "restore r1"}), "r1=stale r2=stale");
        row("a restored belief whose sources came back", "r1 < e1 e2; r2 < r1 e3",
            does({"retract r1", "retract e1", "restore e1", "restore r1"}), "r1=active r2=active");
        row("a narrative does not take part", "n1 < e1 e2; r1 < n1 e3", does({"retract e1 e2"}), "n1=active r1=active");
        row("a retracted narrative is a lost source", "n1 < e1 e2; r1 < n1 e3", does({"retract n1"}),
            "n1=retracted r1=stale");
        row("deprecated originals still support", "n1 < e1 e2; r1 < e1 e2; e1 = deprecated; e2 = deprecated",
            does({"retract n1"}), "n1=retracted r1=active");
        row("a deprecated original retracted is lost", "n1 < e1 e2; r1 < e1 e2; e1 = deprecated; e2 = deprecated",
            does({"retract e1"}), "n1=active r1=stale");
        row("a contradicting source is no support to lose", "r1 < e1 e2; r1 ! e3", does({"retract e3"}), "r1=active");
        row("contradicting beliefs may be mutual", "r1 < e1 e2; r2 < e3 e4; r1 ! r2; r2 ! r1", does({"retract r1"}),
            "r1=retracted r2=active");
        row("dangling sources do not count as lost", "r1 < ? ? e1 e2", does({"retract e1"}), "r1=stale");
        row("acknowledged losses raise no doubt", "e1 = retracted; r1 < e1 e2 e3; r1 acknowledged 1",
            does({"retract e9"}), "r1=active");
        row("a further loss does", "e1 = retracted; r1 < e1 e2 e3 e4; r1 acknowledged 1", does({"retract e2"}),
            "r1=suspect");
        row("a further loss counts all that are lost", "e1 = retracted; r1 < e1 e2 e3; r1 acknowledged 1",
            does({"retract e2"}), "r1=stale");
        row("stated doubt is the least", "r1 < e1 e2 e3; r1 stated suspect", does({"retract e1", "restore e1"}),
            "r1=suspect");
        row("stated doubt can grow", "r1 < e1 e2; r1 stated suspect", does({"retract e1"}), "r1=stale");
        row("stated doubt can grow and shrink back", "r1 < e1 e2; r1 stated suspect",
            does({"retract e1", "restore e1"}), "r1=suspect");
        row("a stated stale belief is lost to others", "r1 < e1 e2; r1 stated stale; r2 < r1 e3 e4; r2 = suspect",
            does({"retract e1", "restore e1"}), "r1=stale r2=suspect");
        row("single source, nothing lost", "r1 < e1; r2 < e2 e3", does({"retract e2"}), "r1=active r2=stale");
        row("single source, lost", "r1 < e1", does({"retract e1"}), "r1=stale");
        row("without sources nothing is lost", "r1; r2 < e1 e2", does({"retract e1"}), "r1=active r2=stale");
        row("a superseded dependent keeps its status", "r1 < e1 e2; r1 = superseded; r2 < r1 e3 e4; r2 = suspect",
            does({"retract e1"}), "r1=superseded r2=suspect");
        row("a deprecated dependent keeps its status", "r1 < e1 e2; r1 = deprecated; r2 < r1 e3", does({"retract e1"}),
            "r1=deprecated r2=active");
        row("retract and restore of an archived original", "r1 < e1 e2; e1 = deprecated",
            does({"retract e1", "restore e1", "retract e2"}), "r1=stale");
        row("what is retracted is not superseded again", "r1 < e1 e2", does({"retract r1", "supersede r1"}),
            "r1=retracted");
        row("an erased memory is not restored", "r1 < e1 e2; r1 = erased", does({"restore r1"}), "r1=erased");
        row("several at once", "r1 < e1 e2 e3 e4; r2 < e3 e4 e5; r3 < r1 r2 e6", does({"retract e1 e2 e3"}),
            "r1=stale r2=suspect r3=suspect");
    }

    void table()
    {
        QFETCH(QString, graph);
        QFETCH(QStringList, actions);
        QFETCH(QString, expected);
        Graph g(graph.toStdString() + "; e9");
        for (const QString &action : actions) {
            perform(g, action.toStdString());
            QCOMPARE(recomputedStatuses(*g.snapshot()), statusesOf(g));
        }
        QCOMPARE(QString::fromStdString(g.statuses()), expected);
    }

    void previewCountsAndReasons()
    {
        Graph g("r1 < e1 e2 e3 e4 e5; r2 < r1 e6; r3 < e1 e2 e6; r4 < r3 e4 e5; r5 < e6 e7");
        const auto s = g.snapshot();
        const Impact impact = previewWithdrawal(*s, g.nodes("e1 e2 e3 e4"), Withdrawal::Retract);
        QCOMPARE(impact.dependents, 4);
        QCOMPARE(int(impact.withdrawn.size()), 4);
        QCOMPARE(int(impact.becomesStale.size()), 4);
        QCOMPARE(g.names[impact.becomesStale[0].node], std::string("r1"));
        QCOMPARE(impact.becomesStale[0].before, Status::Active);
        QCOMPARE(impact.becomesStale[0].sourcesLeft, 1);
        QCOMPARE(impact.becomesStale[0].sourcesLost, 4);
        QCOMPARE(impact.becomesStale[0].reason, std::string("loses 4 of 5 sources, 1 left, the floor is 2"));
        QCOMPARE(g.names[impact.becomesStale[1].node], std::string("r2"));
        QCOMPARE(impact.unaffected, 0);

        const Impact small = previewWithdrawal(*s, g.nodes("e1"), Withdrawal::Erase);
        QCOMPARE(small.dependents, 4); // r1, r2, r3, r4
        QCOMPARE(int(small.becomesStale.size()), 0);
        QCOMPARE(int(small.becomesSuspect.size()), 2); // r1 keeps 4, r3 keeps 2
        QCOMPARE(small.becomesSuspect[1].reason, std::string("loses 1 of 3 sources, 2 left"));
        QCOMPARE(small.unaffected, 2);
        QCOMPARE(small.withdrawn[0].after, Status::Erased);
    }

    void restoreOfArchivedReturnsToDeprecated()
    {
        Graph g("n1 < e1 e2; e1 = deprecated; e2 = deprecated");
        perform(g, "retract e1");
        QCOMPARE(g.rows[g.nodes("e1")[0]].status, Status::Retracted);
        const Impact back = perform(g, "restore e1");
        QCOMPARE(g.rows[g.nodes("e1")[0]].status, Status::Deprecated);
        QCOMPARE(int(back.withdrawn.size()), 1);
        QCOMPARE(back.withdrawn[0].before, Status::Retracted);
    }

    void restoreReportsRecovery()
    {
        Graph g("r1 < e1 e2 e3; r2 < r1 e4 e5");
        perform(g, "retract e1");
        perform(g, "retract e2");
        QCOMPARE(g.statuses(), std::string("r1=stale r2=suspect"));
        const Impact back = perform(g, "restore e2");
        QCOMPARE(int(back.recovers.size()), 2);
        QCOMPARE(back.recovers[0].after, Status::Suspect);
        QCOMPARE(back.recovers[1].after, Status::Active);
        QCOMPARE(int(back.becomesSuspect.size()), 0);
        QCOMPARE(back.unaffected, 0);
    }

    void hundredThousandDeep()
    {
        Graph g;
        constexpr int kDepth = 100'000;
        g.rows.resize(kDepth + 2);
        for (int i = 0; i < kDepth + 2; ++i) {
            g.rows[std::size_t(i)].key = {i + 1};
            g.rows[std::size_t(i)].kind = i < 2 ? Kind::Episode : Kind::Reflection;
            if (i >= 2) {
                g.links.push_back({i, i - 1, Role::Supports, Granularity::Claim});
                g.links.push_back({i, i - 2, Role::Supports, Granularity::Claim});
            }
        }
        const auto s = g.snapshot();
        const Node first = 0;
        const Impact impact = previewWithdrawal(*s, std::span(&first, 1), Withdrawal::Retract);
        QCOMPARE(impact.dependents, kDepth);
        QCOMPARE(int(impact.becomesStale.size()), kDepth);
        QCOMPARE(recomputedDepths(*s).back(), kDepth);
        QCOMPARE(int(leaves(*s, Node(kDepth + 1)).size()), 2);
    }

    // A partial snapshot must give the same answer: the chosen, all above, and the direct sources of those.
    void partialSnapshotAgrees()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            const Graph g = randomGraph(random);
            const auto whole = g.snapshot();
            const std::vector<Node> chosen = someNodes(g, random, false);
            std::set<int> keep(chosen.begin(), chosen.end());
            for (bool grew = true; grew;) {
                grew = false;
                for (const GraphLink &link : g.links) {
                    if (link.role != Role::Contradicts && link.source >= 0 && keep.contains(link.source))
                        grew = keep.insert(link.derived).second || grew;
                }
            }
            const std::set<int> cone = keep;
            for (const GraphLink &link : g.links) {
                if (cone.contains(link.derived) && link.source >= 0)
                    keep.insert(link.source);
            }
            Snapshot::Builder builder;
            builder.scope("test");
            for (const int n : keep)
                builder.add(g.rows[std::size_t(n)]);
            for (const GraphLink &link : g.links) {
                if (cone.contains(link.derived))
                    builder.link({link.derived + 1}, {link.source + 1}, link.role, link.granularity);
            }
            const auto part = std::move(builder).build();
            std::vector<Node> chosenInPart;
            for (const Node n : chosen)
                chosenInPart.push_back(part->find(whole->row(n).key));
            const auto lines = [](const Snapshot &s, const Impact &impact) {
                QStringList found;
                for (const auto *list : {&impact.becomesStale, &impact.becomesSuspect, &impact.recovers}) {
                    for (const StatusChange &c : *list) {
                        found << QStringLiteral("%1 %2 %3 %4")
                                     .arg(s.row(c.node).key.value)
                                     .arg(QLatin1String(word(c.after)))
                                     .arg(c.sourcesLeft)
                                     .arg(c.sourcesLost);
                    }
                }
                return found << QString::number(impact.dependents) << QString::number(impact.unaffected);
            };
            QCOMPARE(lines(*part, previewWithdrawal(*part, chosenInPart, Withdrawal::Retract)),
                     lines(*whole, previewWithdrawal(*whole, chosen, Withdrawal::Retract)));
            QCOMPARE(lines(*part, previewRestore(*part, chosenInPart)), lines(*whole, previewRestore(*whole, chosen)));
        }
    }

    void thousandRandomGraphs()
    {
        std::mt19937 random(20260801);
        int stale = 0, suspect = 0, recovered = 0;
        for (int round = 0; round < 1000; ++round) {
            const Graph start = randomGraph(random);
            QCOMPARE(recomputedStatuses(*start.snapshot()), statusesOf(start));

            // Step by step, each preview applied equals the slow re-computation.
            Graph g = start;
            for (int step = 0; step < 6; ++step) {
                const std::vector<Node> nodes = someNodes(g, random, false);
                const auto s = g.snapshot();
                const unsigned what = random() % 6;
                const Impact impact = what < 3 ? previewRestore(*s, nodes)
                                               : previewWithdrawal(*s, nodes, static_cast<Withdrawal>(what - 3));
                g.apply(impact);
                QCOMPARE(statusesOf(g), naive(g));
                QCOMPARE(recomputedStatuses(*g.snapshot()), statusesOf(g));
                stale += int(impact.becomesStale.size());
                suspect += int(impact.becomesSuspect.size());
                recovered += int(impact.recovers.size());
            }

            // One action on many is the same as many actions, in any order; restoring in any order undoes them.
            std::vector<Node> chosen = someNodes(start, random, true);
            Graph together = start;
            together.apply(previewWithdrawal(*together.snapshot(), chosen, Withdrawal::Retract));
            Graph single = start;
            std::shuffle(chosen.begin(), chosen.end(), random);
            for (const Node n : chosen)
                single.apply(previewWithdrawal(*single.snapshot(), std::span(&n, 1), Withdrawal::Retract));
            QCOMPARE(statusesOf(single), statusesOf(together));
            std::shuffle(chosen.begin(), chosen.end(), random);
            for (const Node n : chosen)
                single.apply(previewRestore(*single.snapshot(), std::span(&n, 1)));
            QCOMPARE(statusesOf(single), statusesOf(start));
            together.apply(previewRestore(*together.snapshot(), chosen));
            QCOMPARE(statusesOf(together), statusesOf(start));
        }
        // The graphs must have had something to lose.
        QVERIFY(stale > 1000);
        QVERIFY(suspect > 300);
        QVERIFY(recovered > 300);
    }
};

CREDENCE_TEST(tst_truth, TstTruth)

} // namespace tst_truth

#include "tst_truth.moc"
