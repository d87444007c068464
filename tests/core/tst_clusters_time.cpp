// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Clusters in order of time: each rule of core.md (everos) on a handful of hand-made vectors.
#include "support/registry.h"

#include <credence/embed.h>

#include <QtTest>

#include <deque>

namespace tst_clusters_time {

using namespace credence;
using namespace std::chrono_literals;

namespace {

using Clusters = std::vector<std::vector<std::size_t>>;
constexpr std::chrono::milliseconds kWeek = std::chrono::days(7);

// Items on a calendar that begins at day 0.
struct Calendar {
    std::deque<Vector> vectors;
    std::vector<TimedVector> items;

    Calendar &at(std::chrono::milliseconds since, Vector v)
    {
        vectors.push_back(std::move(v));
        items.push_back({Time(since), vectors.back()});
        return *this;
    }
    Calendar &timeless(Vector v)
    {
        vectors.push_back(std::move(v));
        items.push_back({std::nullopt, vectors.back()});
        return *this;
    }
    Clusters clusters(double threshold = 0.65, std::chrono::milliseconds window = kWeek) const
    {
        return clustersInTime(items, threshold, window);
    }
};

} // namespace

class TstClustersTime : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingGivesNothing() { QCOMPARE(Calendar().clusters(), Clusters{}); }

    void oneItemIsACluster() { QCOMPARE(Calendar().at(0s, {1, 0}).clusters(), (Clusters{{0}})); }

    void identicalVectorsAreOne()
    {
        QCOMPARE(Calendar().at(0s, {0, 1}).at(1h, {0, 1}).at(2h, {0, 1}).clusters(), (Clusters{{0, 1, 2}}));
    }

    void exactlySevenDaysJoins()
    {
        QCOMPARE(Calendar().at(0s, {1, 0}).at(kWeek, {1, 0}).clusters(), (Clusters{{0, 1}}));
        QCOMPARE(Calendar().at(0s, {1, 0}).at(kWeek + 1ms, {1, 0}).clusters(), (Clusters{{0}, {1}}));
    }

    // The window runs from the last member, not from the first.
    void theWindowMovesWithTheCluster()
    {
        const std::chrono::days day(1);
        QCOMPARE(Calendar().at(0s, {1, 0}).at(6 * day, {1, 0}).at(12 * day, {1, 0}).at(20 * day, {1, 0}).clusters(),
                 (Clusters{{0, 1, 2}, {3}}));
    }

    // cos((1,0), (0.6,0.8)) = 0.6 and cos((1,0), (0.65, sqrt(1-0.65^2))) = 0.65.
    void exactlyTheThresholdJoins()
    {
        QCOMPARE(Calendar().at(0s, {1, 0}).at(1h, {0.6F, 0.8F}).clusters(0.6), (Clusters{{0, 1}}));
        QCOMPARE(Calendar().at(0s, {1, 0}).at(1h, {0.65F, 0.759934F}).clusters(0.65), (Clusters{{0, 1}}));
        QCOMPARE(Calendar().at(0s, {1, 0}).at(1h, {0.6F, 0.8F}).clusters(0.601), (Clusters{{0}, {1}}));
    }

    // Cluster A is at (1,0), B at (0,1); the third leans to B (0.8 against 0.6).
    void joinsTheMostSimilar()
    {
        QCOMPARE(Calendar().at(0s, {1, 0}).at(1h, {0, 1}).at(2h, {0.6F, 0.8F}).clusters(0.5), (Clusters{{0}, {1, 2}}));
    }

    // The mean of (1,0) and (0.6,0.8) points to (0.894,0.447). (0,1) is at 0.447 from it, though at 0.8 from the last
    // member; (-0.28,0.96) at 0.6 from the last member, 0.179 from the mean.
    void comparesWithTheMeanNotWithAMember()
    {
        QCOMPARE(Calendar().at(0s, {1, 0}).at(1h, {0.6F, 0.8F}).at(2h, {0, 1}).clusters(0.6), (Clusters{{0, 1}, {2}}));
        QCOMPARE(Calendar().at(0s, {1, 0}).at(1h, {0.6F, 0.8F}).at(2h, {0, 1}).clusters(0.44), (Clusters{{0, 1, 2}}));
    }

    // Members count by direction: a vector of length 10 weighs no more than one of length 1. The third is at 0.8 from
    // the mean of directions, (0.894,0.447); summed by lengths, (0.997,0.075), it would be at 0.51.
    void membersCountAsUnitVectors()
    {
        QCOMPARE(Calendar().at(0s, {10, 0, 0}).at(1h, {0.6F, 0.8F, 0}).at(2h, {0.44721F, 0.89443F, 0}).clusters(0.6),
                 (Clusters{{0, 1, 2}}));
    }

    // An old cluster that is out of the window does not stand in the way of an open one.
    void closedClustersDoNotCount()
    {
        QCOMPARE(Calendar()
                     .at(0s, {1, 0})
                     .at(std::chrono::days(8), {0.8F, 0.6F})
                     .at(std::chrono::days(9), {1, 0})
                     .clusters(0.65),
                 (Clusters{{0}, {1, 2}}));
    }

    void equallySimilarGoesToTheOneOpenedFirst()
    {
        QCOMPARE(Calendar().at(0s, {1, 0}).at(1h, {0, 1}).at(2h, {1, 1}).clusters(0.65), (Clusters{{0, 2}, {1}}));
        QCOMPARE(Calendar().at(0s, {0, 1}).at(1h, {1, 0}).at(2h, {1, 1}).clusters(0.65), (Clusters{{0, 2}, {1}}));
    }

    void timeRulesNotTheOrderGiven()
    {
        QCOMPARE(Calendar().at(2h, {1, 0}).at(1h, {1, 0}).at(0s, {0, 1}).clusters(), (Clusters{{2}, {1, 0}}));
        QCOMPARE(Calendar().at(1h, {1, 0}).at(1h, {1, 0}).at(1h, {1, 0}).clusters(), (Clusters{{0, 1, 2}}));
    }

    void itemsWithoutATimeAreLeftOut()
    {
        QCOMPARE(Calendar().timeless({1, 0}).at(0s, {1, 0}).timeless({1, 0}).at(1h, {1, 0}).clusters(),
                 (Clusters{{1, 3}}));
        QCOMPARE(Calendar().timeless({1, 0}).clusters(), Clusters{});
    }

    // A text without words is like nothing, not even like another one.
    void zeroVectorsStandAlone()
    {
        QCOMPARE(Calendar().at(0s, {0, 0}).at(1h, {0, 0}).at(2h, {1, 0}).clusters(), (Clusters{{0}, {1}, {2}}));
    }

    void anEmptyWindowKeepsTheSameInstant()
    {
        QCOMPARE(Calendar().at(5s, {1, 0}).at(5s, {1, 0}).at(6s, {1, 0}).clusters(0.65, 0ms), (Clusters{{0, 1}, {2}}));
    }
};

CREDENCE_TEST(tst_clusters_time, TstClustersTime)

} // namespace tst_clusters_time

#include "tst_clusters_time.moc"
