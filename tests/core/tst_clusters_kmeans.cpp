// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Spherical k-means with k by silhouette: what must come out is plain to see in each set.
#include "support/registry.h"

#include <credence/embed.h>

#include <QtTest>

#include <cmath>
#include <memory>
#include <numbers>
#include <numeric>

namespace tst_clusters_kmeans {

using namespace credence;

namespace {

using Clusters = std::vector<std::vector<std::size_t>>;

Vector at(double degrees, double length = 1)
{
    const double radians = degrees * std::numbers::pi / 180;
    return {float(length * std::cos(radians)), float(length * std::sin(radians))};
}

Clusters clusters(const std::vector<Vector> &vectors, const KMeansOptions &options = {})
{
    auto result = clustersByKMeans(vectors, options);
    return result.ok() ? std::move(result).value() : Clusters{{999}};
}

} // namespace

class TstClustersKmeans : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingGivesNothing() { QCOMPARE(clusters({}), Clusters{}); }

    void fewerThanThreeAreOne()
    {
        QCOMPARE(clusters({at(0)}), (Clusters{{0}}));
        QCOMPARE(clusters({at(0), at(90)}), (Clusters{{0, 1}}));
    }

    void identicalVectorsAreOne()
    {
        QCOMPARE(clusters(std::vector<Vector>(20, at(30))),
                 (Clusters{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}}));
    }

    // ceil(sqrt 3) = 2: two directions, one of them twice.
    void threeVectors() { QCOMPARE(clusters({at(90), at(0), at(91)}), (Clusters{{0, 2}, {1}})); }

    // Three bundles of 5, 4 and 3; ceil(sqrt 12) = 4, so 2, 3 and 4 are tried and 3 is best.
    void findsTheBundles()
    {
        QCOMPARE(clusters({at(0), at(120), at(240), at(1), at(121), at(241), at(2), at(122), at(242), at(3), at(123),
                           at(4)}),
                 (Clusters{{0, 3, 6, 9, 11}, {1, 4, 7, 10}, {2, 5, 8}}));
    }

    void lengthDoesNotMatter()
    {
        QCOMPARE(clusters({at(0, 100), at(90, 0.01), at(2, 0.01), at(92, 100), at(1), at(91)}),
                 (Clusters{{0, 2, 4}, {1, 3, 5}}));
    }

    // Of equal size, the cluster with the smallest place comes first.
    void equalSizesGoByPlace() { QCOMPARE(clusters({at(180), at(0), at(181), at(1)}), (Clusters{{0, 2}, {1, 3}})); }

    void oppositeVectorsDoNotBreakTheMean()
    {
        const Clusters found = clusters({at(0), at(180), at(0), at(180), at(90), at(270)});
        std::size_t members = 0;
        for (const auto &cluster : found)
            members += cluster.size();
        QCOMPARE(members, std::size_t(6));
    }

    void zeroVectorsComeLastTogether()
    {
        QCOMPARE(clusters({{0, 0}, at(0), at(90), {0, 0}, at(1), at(91), {0, 0}}),
                 (Clusters{{1, 4}, {2, 5}, {0, 3, 6}}));
        QCOMPARE(clusters({{0, 0}, {0, 0}, {0, 0}}), (Clusters{{0, 1, 2}}));
    }

    // ceil(sqrt 9) = 3 although there are nine directions; and never more than asked.
    void kIsBounded()
    {
        std::vector<Vector> nine;
        for (int i = 0; i < 9; ++i) {
            Vector v(9, 0.0F);
            v[std::size_t(i)] = 1;
            nine.push_back(v);
        }
        QVERIFY(clusters(nine).size() <= 3);
        QCOMPARE(
            clusters({at(0), at(120), at(240), at(1), at(121), at(241), at(2), at(122), at(242)}, {.maxK = 2}).size(),
            std::size_t(2));
        QCOMPARE(clusters({at(0), at(120), at(240)}, {.maxK = 1}).size(), std::size_t(1));
    }

    void theSameSeedGivesTheSame()
    {
        std::vector<Vector> vectors;
        for (int i = 0; i < 300; ++i)
            vectors.push_back(at(i * 137.50776, 1 + i % 3));
        QCOMPARE(clusters(vectors), clusters(vectors));
        QCOMPARE(clusters(vectors, {.seed = 7}), clusters(vectors, {.seed = 7}));
    }

    void everyPlaceComesOnce()
    {
        std::vector<Vector> vectors;
        for (int i = 0; i < 257; ++i)
            vectors.push_back({float(i % 7), float(i % 11), float(i % 13)});
        std::vector<std::size_t> places;
        for (const auto &cluster : clusters(vectors)) {
            QVERIFY(std::is_sorted(cluster.begin(), cluster.end()));
            places.insert(places.end(), cluster.begin(), cluster.end());
        }
        std::sort(places.begin(), places.end());
        std::vector<std::size_t> all(257);
        std::iota(all.begin(), all.end(), std::size_t{0});
        QCOMPARE(places, all);
    }

    // More than the sample of 2,000 on which k is chosen.
    void largeSetsAreSampled()
    {
        std::vector<Vector> vectors;
        std::vector<std::size_t> expected[3];
        for (std::size_t i = 0; i < 2700; ++i) {
            vectors.push_back(at(double(i % 3) * 120 + double(i % 10) / 10));
            expected[i % 3].push_back(i);
        }
        QCOMPARE(clusters(vectors, {.maxK = 6}), (Clusters{expected[0], expected[1], expected[2]}));
    }

    void aStopIsCancelled()
    {
        const auto stop = std::make_unique<std::stop_source>();
        stop->request_stop();
        const std::vector<Vector> vectors{at(0), at(90), at(1), at(91)};
        const auto result = clustersByKMeans(vectors, {}, stop->get_token());
        QVERIFY(!result.ok());
        QCOMPARE(int(result.error().code), int(Errc::Cancelled));
    }

    void differentDimensionsAreRefused()
    {
        const std::vector<Vector> vectors{{1, 0}, {1, 0, 0}, {0, 1}};
        const auto result = clustersByKMeans(vectors);
        QVERIFY(!result.ok());
        QCOMPARE(int(result.error().code), int(Errc::Invalid));
    }
};

CREDENCE_TEST(tst_clusters_kmeans, TstClustersKmeans)

} // namespace tst_clusters_kmeans

#include "tst_clusters_kmeans.moc"
