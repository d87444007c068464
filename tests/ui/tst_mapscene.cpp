// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapscene.h"
#include "support/registry.h"

#include <credence/grounding.h>

#include <QTest>

#include <algorithm>
#include <stop_token>

namespace tst_mapscene {

using namespace credence;
using namespace credence::ui::map;

namespace {

struct Random {
    std::uint32_t state = 7;
    std::uint32_t next()
    {
        state = state * 1664525u + 1013904223u;
        return state >> 8;
    }
    int below(int n) { return int(next() % std::uint32_t(n)); }
};

NodeRow row(std::int64_t key, std::int64_t created, int depth, Status status = Status::Active)
{
    NodeRow r;
    r.key = {key};
    r.created = created;
    r.depth = depth;
    r.kind = depth == 0 ? Kind::Episode : Kind::Reflection;
    r.status = status;
    return r;
}

// Episodes 1..4 at 10, 20, 30, 40; 5 rests on 1 and 2, 6 on 3 and 4, 7 on 5, 6 and on something missing; 8 has nothing
// beneath it; 9 contradicts 7; 10 has no time and rests on 7.
std::shared_ptr<const Snapshot> small()
{
    Snapshot::Builder b;
    b.scope("s");
    for (int i = 1; i <= 4; ++i)
        b.add(row(i, i * 10, 0));
    b.add(row(5, 50, 1));
    b.add(row(6, 60, 1, Status::Suspect));
    b.add(row(7, 70, 2));
    b.add(row(8, 80, 1, Status::Stale));
    NodeRow flagged = row(9, 90, 1);
    flagged.openFlags = 2;
    b.add(flagged);
    b.add(row(10, kNoTime, 3));
    const auto link = [&](int derived, int source, Role role = Role::Supports,
                          Granularity granularity = Granularity::Claim) {
        b.link({derived}, {source}, role, granularity);
    };
    link(5, 1);
    link(5, 2);
    link(6, 3, Role::Supports, Granularity::Batch);
    link(6, 4);
    link(7, 5);
    link(7, 6, Role::MergedFrom);
    link(7, 777);
    link(9, 4);
    link(9, 7, Role::Contradicts);
    link(10, 7);
    return std::move(b).build();
}

std::vector<std::int64_t> keys(const Scene &scene, const std::vector<Node> &nodes)
{
    std::vector<std::int64_t> result;
    for (const Node n : nodes)
        result.push_back(scene.snapshot->row(n).key.value);
    return result;
}

Node of(const Scene &scene, std::int64_t key)
{
    return scene.snapshot->find(MemoryKey{key});
}

} // namespace

class TstMapscene : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bandsInTheOrderOfTime();
    void sumsCount();
    void timelessAreCountedAndLeftOut();
    void ungroundedIsMarked();
    void ungroundedEqualsGrounding();
    void coneOfSmall();
    void conesEqualGrounding();
    void contradictionsAndDangling();
    void hugeConesAreSampled();
    void keyboardWalk();
    void keyboardStart();
    void fewLinksAreNotBundled();
    void bundlesHoldAllLinks();
    void badDepthsAndTimes();
    void emptySnapshot();
    void stops();
};

void TstMapscene::bandsInTheOrderOfTime()
{
    const auto scene = buildScene(small());
    QCOMPARE(scene->bands.size(), std::size_t(4));
    QCOMPARE(keys(*scene, scene->bands[0].nodes), (std::vector<std::int64_t>{1, 2, 3, 4}));
    QCOMPARE(keys(*scene, scene->bands[1].nodes), (std::vector<std::int64_t>{5, 6, 8, 9}));
    QCOMPARE(keys(*scene, scene->bands[2].nodes), (std::vector<std::int64_t>{7}));
    QCOMPARE(scene->first, 10);
    QCOMPARE(scene->last, 90);
    QCOMPARE(scene->runs, (std::vector<std::int64_t>{50, 60, 70, 80, 90}));
    QCOMPARE(scene->rank[of(*scene, 8)], 2u);
}

void TstMapscene::sumsCount()
{
    const auto scene = buildScene(small());
    const Band &band = scene->bands[1];
    const auto [a, e] = band.ranks(55, 90); // 60 and 80
    QCOMPARE(e - a, std::size_t(2));
    QCOMPARE(band.suspect[e] - band.suspect[a], 1u);
    QCOMPARE(band.stale[e] - band.stale[a], 1u);
    QCOMPARE(band.flags(a, e), std::uint64_t(0));
    QCOMPARE(band.flags(a, band.size()), std::uint64_t(1));
    QCOMPARE(scene->byStatus[std::size_t(Status::Suspect)], std::uint64_t(1));
    QCOMPARE(scene->flagged, std::uint64_t(1));
}

void TstMapscene::timelessAreCountedAndLeftOut()
{
    const auto scene = buildScene(small());
    QCOMPARE(scene->timeless, std::uint64_t(1));
    QVERIFY(!scene->hasTime(of(*scene, 10)));
    QCOMPARE(scene->bands[3].size(), std::size_t(0));
    QCOMPARE(scene->bands[3].all, std::uint64_t(1));
}

void TstMapscene::ungroundedIsMarked()
{
    const auto scene = buildScene(small());
    QCOMPARE(scene->ungroundedCount, std::uint64_t(1));
    QVERIFY(scene->ungrounded[of(*scene, 8)]);
    QVERIFY(!scene->ungrounded[of(*scene, 7)]);
    QVERIFY(!scene->ungrounded[of(*scene, 1)]);
}

namespace {

// Layers of beliefs over episodes, with all roles, erased ones and links to nothing.
std::shared_ptr<const Snapshot> random(int episodes, int beliefs, std::uint32_t seed)
{
    Random r{seed};
    Snapshot::Builder b;
    b.scope("s");
    std::vector<int> depth(std::size_t(episodes + beliefs + 1), 0);
    for (int i = 1; i <= episodes + beliefs; ++i) {
        std::vector<int> sources;
        if (i > episodes) {
            int deepest = 0;
            for (int k = r.below(5); k > 0; --k) {
                const int source = 1 + r.below(i - 1);
                if (depth[std::size_t(source)] < 7) {
                    sources.push_back(source);
                    deepest = std::max(deepest, depth[std::size_t(source)]);
                }
            }
            depth[std::size_t(i)] = deepest + 1;
        }
        NodeRow n = row(i, 1000 + r.below(100'000), depth[std::size_t(i)]);
        n.kind = i > episodes ? Kind::Reflection : Kind::Episode;
        n.status = r.below(9) == 0 ? Status::Erased : Status(r.below(6));
        b.add(n);
        for (const int source : sources)
            b.link({i}, {source}, r.below(6) == 0 ? Role::MergedFrom : Role::Supports, Granularity::Claim);
        if (i > episodes && r.below(5) == 0)
            b.link({i}, {1 + r.below(i - 1)}, Role::Contradicts, Granularity::Claim);
        if (i > episodes && r.below(8) == 0)
            b.link({i}, {1'000'000 + i}, Role::Supports, Granularity::Claim);
    }
    return std::move(b).build();
}

} // namespace

void TstMapscene::ungroundedEqualsGrounding()
{
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const auto snapshot = random(20, 60, seed);
        const auto scene = buildScene(snapshot);
        for (Node n = 0; n < Node(snapshot->size()); ++n)
            QCOMPARE(scene->ungrounded[n] != 0, grounding(*snapshot, n).ungrounded);
    }
}

void TstMapscene::coneOfSmall()
{
    const auto scene = buildScene(small());
    const auto cone = buildCone(*scene, of(*scene, 7));
    QCOMPARE(keys(*scene, cone->support), (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6}));
    QCOMPARE(keys(*scene, cone->dependents), (std::vector<std::int64_t>{10}));
    QCOMPARE(keys(*scene, cone->against), (std::vector<std::int64_t>{9}));
    QCOMPARE(cone->supportTimes, (std::vector<std::int64_t>{10, 20, 30, 40, 50, 60}));
    QVERIFY(cone->dependentTimes.empty()); // the dependent has no time
    QCOMPARE(keys(*scene, cone->bands[1]), (std::vector<std::int64_t>{5, 6, 9}));
    int first = 0, episodes = 0, batch = 0;
    for (const ConeEdge &edge : cone->edges) {
        first += edge.kind == EdgeKind::SupportFirst;
        episodes += edge.kind == EdgeKind::SupportEpisode;
        batch += edge.batch;
    }
    QCOMPARE(first, 2);
    QCOMPARE(episodes, 4);
    QCOMPARE(batch, 1);
}

void TstMapscene::conesEqualGrounding()
{
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const auto snapshot = random(30, 80, seed);
        const auto scene = buildScene(snapshot);
        for (Node n = 0; n < Node(snapshot->size()); ++n) {
            const auto cone = buildCone(*scene, n);
            QCOMPARE(cone->support, ancestors(*snapshot, n));
            QCOMPARE(cone->dependents, dependents(*snapshot, std::span<const Node>(&n, 1)));
            for (const ConeEdge &edge : cone->edges)
                QVERIFY(cone->has(edge.source) && cone->has(edge.derived));
        }
    }
}

void TstMapscene::contradictionsAndDangling()
{
    const auto scene = buildScene(small());
    const auto cone = buildCone(*scene, of(*scene, 7));
    QVERIFY(std::ranges::any_of(cone->edges, [&](const ConeEdge &e) {
        return e.kind == EdgeKind::Contradicts && e.source == of(*scene, 7) && e.derived == of(*scene, 9);
    }));
    QCOMPARE(cone->dangling.size(), std::size_t(1));
    QCOMPARE(cone->dangling[0], std::pair(of(*scene, 7), 1));
}

void TstMapscene::hugeConesAreSampled()
{
    Snapshot::Builder b;
    b.scope("s");
    for (int i = 1; i <= 20'000; ++i)
        b.add(row(i, i, 0));
    for (int i = 0; i < 100; ++i) {
        b.add(row(30'000 + i, 30'000 + i, 1));
        for (int k = 1; k <= 200; ++k)
            b.link({30'000 + i}, {i * 200 + k}, Role::Supports, Granularity::Claim);
    }
    b.add(row(40'000, 40'000, 2));
    for (int i = 0; i < 100; ++i)
        b.link({40'000}, {30'000 + i}, Role::Supports, Granularity::Claim);
    const auto scene = buildScene(std::move(b).build());
    const auto cone = buildCone(*scene, of(*scene, 40'000));
    QCOMPARE(cone->support.size(), std::size_t(20'100));
    QCOMPARE(cone->edges.size(), kMostEdges);
    const auto strong =
        std::ranges::count_if(cone->edges, [](const ConeEdge &e) { return e.kind == EdgeKind::SupportFirst; });
    QCOMPARE(strong, 100); // the first hop is never left out
}

void TstMapscene::keyboardWalk()
{
    const auto scene = buildScene(small());
    const auto go = [&](std::int64_t from, Step step) {
        const Node n = walk(*scene, of(*scene, from), step);
        return n == kNoNode ? 0 : scene->snapshot->row(n).key.value;
    };
    QCOMPARE(go(7, Step::Source), 6); // 60 is nearer to 70 than 50; the missing source is no step
    QCOMPARE(go(6, Step::Source), 4);
    QCOMPARE(go(4, Step::Source), 0);
    QCOMPARE(go(1, Step::Dependent), 5);
    QCOMPARE(go(4, Step::Dependent), 6);
    QCOMPARE(go(7, Step::Dependent), 9); // it contradicts; the one that rests on 7 has no time
    QCOMPARE(go(5, Step::Later), 6);
    QCOMPARE(go(6, Step::Earlier), 5);
    QCOMPARE(go(5, Step::Earlier), 0);
    QCOMPARE(go(9, Step::Later), 0);
    QCOMPARE(go(10, Step::Later), 0);
    QCOMPARE(walk(*scene, kNoNode, Step::Source), kNoNode);
}

void TstMapscene::keyboardStart()
{
    const auto scene = buildScene(small());
    QCOMPARE(scene->snapshot->row(firstMemory(*scene, 0, 100)).key.value, 7);
    QCOMPARE(scene->snapshot->row(firstMemory(*scene, 0, 61)).key.value, 6);
    QCOMPARE(scene->snapshot->row(firstMemory(*scene, 0, 45)).key.value, 4);
    QCOMPARE(firstMemory(*scene, 91, 100), kNoNode);
}

void TstMapscene::fewLinksAreNotBundled()
{
    QVERIFY(buildScene(small())->levels.empty());
}

void TstMapscene::bundlesHoldAllLinks()
{
    Snapshot::Builder b;
    b.scope("s");
    std::uint32_t links = 0;
    for (int i = 1; i <= 500; ++i)
        b.add(row(i, i * 1000, 0));
    for (int i = 0; i < 600; ++i) {
        b.add(row(1000 + i, 1000 + i * 900, 1));
        for (int k = 1; k <= 3; ++k, ++links)
            b.link({1000 + i}, {1 + (i * 7 + k * 11) % 500}, Role::Supports, Granularity::Claim);
    }
    const auto scene = buildScene(std::move(b).build());
    QCOMPARE(scene->levels.size(), std::size_t(4));
    for (const BundleLevel &level : scene->levels) {
        std::uint32_t sum = 0;
        for (const Bundle &bundle : level.bundles) {
            sum += bundle.count;
            QCOMPARE(int(bundle.derivedBand), 1);
            QCOMPARE(int(bundle.sourceBand), 0);
            QVERIFY(bundle.derivedCell < level.cells && bundle.sourceCell < level.cells);
        }
        QCOMPARE(sum, links);
        QVERIFY(std::ranges::is_sorted(level.bundles, {}, &Bundle::derivedCell));
    }
}

void TstMapscene::badDepthsAndTimes()
{
    Snapshot::Builder b;
    b.scope("s");
    b.add(row(1, std::numeric_limits<std::int64_t>::max(), 0));
    b.add(row(2, std::numeric_limits<std::int64_t>::min() + 1, 0));
    NodeRow deep = row(3, 5, 0);
    deep.depth = 2'000'000'000;
    b.add(deep);
    NodeRow negative = row(4, 6, 0);
    negative.depth = -5;
    b.add(negative);
    const auto scene = buildScene(std::move(b).build());
    QCOMPARE(scene->timeless, std::uint64_t(2));
    QCOMPARE(scene->bands.size(), std::size_t(5)); // no more bands than memories, and the episodes
    QCOMPARE(keys(*scene, scene->bands[4].nodes), (std::vector<std::int64_t>{3}));
    QCOMPARE(keys(*scene, scene->bands[0].nodes), (std::vector<std::int64_t>{4}));
}

void TstMapscene::emptySnapshot()
{
    const auto scene = buildScene(std::move(Snapshot::Builder()).build());
    QCOMPARE(scene->bands.size(), std::size_t(1));
    QCOMPARE(firstMemory(*scene, 0, 100), kNoNode);
    QCOMPARE(buildCone(*scene, 3)->self, kNoNode);
}

void TstMapscene::stops()
{
    const auto stop = std::make_unique<std::stop_source>();
    stop->request_stop();
    QVERIFY(!buildScene(small(), stop->get_token()));
    QVERIFY(!buildRings(*small(), stop->get_token()));
}

CREDENCE_TEST(tst_mapscene, TstMapscene)

} // namespace tst_mapscene

#include "tst_mapscene.moc"
