// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/jsonlstore.h"
#include "support/registry.h"

#include <credence/layers.h>

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_layers {

using namespace credence;

namespace {

std::vector<std::vector<std::uint32_t>> nodesByLayer(const LayeredGraph &graph)
{
    std::vector<std::vector<std::uint32_t>> out;
    for (const auto &layer : graph.layers) {
        out.emplace_back();
        for (const std::uint32_t box : layer)
            out.back().push_back(graph.boxes[box].nodes.front());
    }
    return out;
}

// Crossings of two neighbouring layers by the definition: two links cross if their ends stand in opposite orders.
std::uint64_t crossedPairs(const LayeredGraph &graph)
{
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto place = [&](std::uint32_t box) { return graph.boxes[box].place; };
            const int up = place(graph.edges[i].upper) - place(graph.edges[j].upper);
            const int down = place(graph.edges[i].lower) - place(graph.edges[j].lower);
            found += (up > 0 && down < 0) || (up < 0 && down > 0);
        }
    }
    return found;
}

} // namespace

class TstLayers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A tree can be drawn without a crossing, whatever order it comes in.
    void aTreeHasNoCrossings()
    {
        // Two layers over the leaves: the root 0, 1 to 3 beneath, then leaves 4 to 9 out of order.
        LayersInput in;
        in.layer = {2, 1, 1, 1, 0, 0, 0, 0, 0, 0};
        in.links = {{0, 1}, {0, 2}, {0, 3}, {1, 9}, {1, 4}, {2, 7}, {2, 5}, {3, 8}, {3, 6}};
        const LayeredGraph graph = layered(in);
        QCOMPARE(graph.crossings, std::uint64_t(0));
        QCOMPARE(layerCrossings(graph), std::uint64_t(0));
        QCOMPARE(crossedPairs(graph), std::uint64_t(0));
        QCOMPARE(graph.shown, std::size_t(10));
        QCOMPARE(graph.boxes.size(), std::size_t(10));
    }

    // With the leaves in order of time the layers above arrange themselves over them.
    void theBottomKeepsItsOrder()
    {
        LayersInput in;
        in.layer = {1, 1, 1, 0, 0, 0};
        in.links = {{0, 5}, {1, 3}, {2, 4}};
        in.bottom = {3, 4, 5};
        const auto order = nodesByLayer(layered(in));
        QCOMPARE(order[0], (std::vector<std::uint32_t>{3, 4, 5}));
        QCOMPARE(order[1], (std::vector<std::uint32_t>{1, 2, 0}));
        in.bottom = {5, 3, 4};
        QCOMPARE(nodesByLayer(layered(in))[1], (std::vector<std::uint32_t>{0, 1, 2}));
    }

    // What stood in a picture keeps its order in the next; what is new finds its place among it.
    void whatStoodKeepsItsOrder()
    {
        LayersInput in;
        in.layer = {1, 1, 1, 0, 0, 0};
        in.links = {{0, 5}, {1, 3}, {2, 4}};
        in.bottom = {4, 3, 5};
        QCOMPARE(nodesByLayer(layered(in))[1], (std::vector<std::uint32_t>{2, 1, 0}));
        // 0 stood before 1: only 2 may move, and at the left its link crosses none.
        in.kept = {0, 1};
        const LayeredGraph graph = layered(in);
        QCOMPARE(nodesByLayer(graph)[1], (std::vector<std::uint32_t>{2, 0, 1}));
        QCOMPARE(nodesByLayer(graph)[0], (std::vector<std::uint32_t>{4, 3, 5}));
        QCOMPARE(graph.crossings, std::uint64_t(1));
        // All of them, and one that is not there.
        in.kept = {0, 2, 1, 77};
        QCOMPARE(nodesByLayer(layered(in))[1], (std::vector<std::uint32_t>{0, 2, 1}));
    }

    // Depths that occur follow each other; narratives of depth 0 stand above what they merge.
    void depthsAsLayers()
    {
        DepthLayers layers = layersByDepth({0, 0, 0, 1, 3}, {{2, 0}, {2, 1}, {3, 2}, {4, 3}});
        QCOMPARE(layers.layer, (std::vector<int>{0, 0, 1, 2, 3}));
        QCOMPARE(layers.depths, (std::vector<int>{0, 0, 1, 3}));
        QCOMPARE(layers.lowest, (std::vector<int>{0, 0, 1, 3}));
        // What it merges is not among them.
        layers = layersByDepth({0, 1}, {{1, 0}}, {true, false});
        QCOMPARE(layers.layer, (std::vector<int>{1, 2}));
        QCOMPARE(layers.depths, (std::vector<int>{0, 0, 1}));
        // No episode: the bottom is empty. A circle ends, a link to nowhere is passed over.
        QCOMPARE(layersByDepth({2, 1}, {{0, 1}, {0, 9}}).layer, (std::vector<int>{2, 1}));
        QCOMPARE(layersByDepth({0, 0}, {{0, 1}, {1, 0}}).layer, (std::vector<int>{1, 0}));
        QVERIFY(layersByDepth({}, {}).layer.empty());
    }

    // The well-known smallest graph that can't be drawn without one: K2,3 between two layers has 3.
    void whatMustCrossIsCounted()
    {
        LayersInput in;
        in.layer = {1, 1, 0, 0, 0};
        in.links = {{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}};
        QCOMPARE(layered(in).crossings, std::uint64_t(3));
    }

    // On two layers the count equals the definition, and no order of arrival is worse than a shuffled one on average.
    void crossingsFall()
    {
        std::mt19937 random(11);
        std::uint64_t before = 0, after = 0;
        for (int round = 0; round < 60; ++round) {
            LayersInput in;
            const std::uint32_t half = 6 + random() % 8;
            for (std::uint32_t i = 0; i < 2 * half; ++i)
                in.layer.push_back(i < half ? 1 : 0);
            std::set<std::pair<std::uint32_t, std::uint32_t>> links;
            for (std::uint32_t i = 0; i < 2 * half; ++i)
                links.emplace(random() % half, half + random() % half);
            in.links.assign(links.begin(), links.end());
            LayeredGraph asIs;
            for (std::uint32_t i = 0; i < 2 * half; ++i)
                asIs.boxes.push_back({{i}, in.layer[i], int(i % half), false});
            for (const auto &[upper, lower] : in.links)
                asIs.edges.push_back({upper, lower, 1});
            const LayeredGraph graph = layered(in);
            QCOMPARE(graph.crossings, crossedPairs(graph));
            QVERIFY(graph.crossings <= crossedPairs(asIs));
            before += crossedPairs(asIs);
            after += graph.crossings;
        }
        QVERIFY2(after * 2 < before, qPrintable(QStringLiteral("%1 of %2").arg(after).arg(before)));
    }

    void nothingIsLost()
    {
        std::mt19937 random(5);
        LayersInput in;
        for (int i = 0; i < 1204; ++i)
            in.layer.push_back(i == 0 ? 5 : int(random() % 5));
        for (std::uint32_t i = 1; i < 1204; ++i)
            in.links.emplace_back(0, i);
        in.pinned = {0};
        LayersOptions options;
        options.mostInLayer = 90;
        options.mostInBottom = 60;
        const LayeredGraph graph = layered(in, options);
        QVERIFY(graph.shown <= 300);
        QVERIFY(graph.shown > 250);
        QCOMPARE(graph.total, std::size_t(1204));
        std::set<std::uint32_t> seen;
        std::uint32_t links = 0;
        for (const LayerBox &box : graph.boxes) {
            QVERIFY(box.folded || box.nodes.size() == 1);
            for (const std::uint32_t node : box.nodes) {
                QCOMPARE(in.layer[node], box.layer);
                QVERIFY(seen.insert(node).second);
            }
        }
        for (const LayerEdge &edge : graph.edges)
            links += edge.links;
        QCOMPARE(seen.size(), std::size_t(1204));
        QCOMPARE(links, 1203U);
        QCOMPARE(graph.layers[5].size(), std::size_t(1)); // the pinned one is there
        for (std::size_t layer = 0; layer < 5; ++layer)
            QVERIFY(graph.boxes[graph.layers[layer].back()].folded); // at the end

        // Opened in place: that layer alone grows, by as many as were asked for.
        const std::size_t shownOf3 = graph.layers[3].size() - 1;
        options.also[3] = 8;
        const LayeredGraph more = layered(in, options);
        QCOMPARE(more.layers[3].size() - 1, shownOf3 + 8);
        QCOMPARE(more.layers[2].size(), graph.layers[2].size());
        QCOMPARE(more.shown, graph.shown + 8);
    }

    void theHeaviestAreShown()
    {
        LayersInput in;
        in.layer = {0, 0, 0, 0, 0};
        in.weight = {1, 5, 2, 4, 3};
        LayersOptions options;
        options.mostInBottom = 2;
        const LayeredGraph graph = layered(in, options);
        QCOMPARE(graph.boxes.size(), std::size_t(3));
        QCOMPARE(graph.boxes[0].nodes, std::vector<std::uint32_t>{1});
        QCOMPARE(graph.boxes[1].nodes, std::vector<std::uint32_t>{3});
        QCOMPARE(graph.boxes[2].nodes, (std::vector<std::uint32_t>{0, 2, 4}));
        // One alone is not folded: its box would take the same room.
        options.mostInBottom = 4;
        QCOMPARE(layered(in, options).boxes.size(), std::size_t(5));
    }

    void manyDepthsShareLayers()
    {
        std::set<int> few{1, 2, 5};
        QCOMPARE(layersOfDepths(few, 1), (std::map<int, int>{{1, 1}, {2, 2}, {5, 3}}));
        std::set<int> many;
        for (int depth = 1; depth <= 1000; ++depth)
            many.insert(depth);
        const std::map<int, int> layers = layersOfDepths(many, 1, 5); // two below, two above, one for the rest
        QCOMPARE(layers.at(1), 1);
        QCOMPARE(layers.at(2), 2);
        QCOMPARE(layers.at(3), 3);
        QCOMPARE(layers.at(998), 3);
        QCOMPARE(layers.at(999), 4);
        QCOMPARE(layers.at(1000), 5);
        std::set<int> just{1, 2, 3, 4, 5};
        QCOMPARE(layersOfDepths(just, 1, 5).at(5), 5);
        QCOMPARE(layersOfDepths(just, 0, 4), (std::map<int, int>{{1, 0}, {2, 1}, {3, 2}, {4, 2}, {5, 3}}));
    }

    void emptyAndOdd()
    {
        QCOMPARE(layered({}).boxes.size(), std::size_t(0));
        LayersInput in;
        in.layer = {3, 0};
        in.links = {{0, 1}, {1, 0}, {0, 7}, {0, 0}}; // upwards, out of range, to itself: left out
        const LayeredGraph graph = layered(in);
        QCOMPARE(graph.edges.size(), std::size_t(1));
        QCOMPARE(graph.layers.size(), std::size_t(4));
    }

    void anArgumentAsLayers()
    {
        test::JsonlStore store(
            R"({"record":"memory","id":"e1","kind":"episode","scope":"s","text":"one","created":"2026-08-03T10:00:00Z"}
{"record":"memory","id":"e2","kind":"episode","scope":"s","text":"two","created":"2026-08-01T10:00:00Z"}
{"record":"memory","id":"n1","kind":"narrative","scope":"s","text":"both","created":"2026-08-04T10:00:00Z","evidence":[{"id":"e1","role":"merged_from"},{"id":"e2","role":"merged_from"}]}
{"record":"memory","id":"b1","kind":"reflection","shape":"insight","scope":"s","text":"first","created":"2026-08-05T10:00:00Z","evidence":[{"id":"n1"},{"id":"e2"}]}
{"record":"memory","id":"b2","kind":"reflection","shape":"insight","scope":"s","text":"second","created":"2026-08-06T10:00:00Z","evidence":[{"id":"b1"},{"id":"e1"},{"id":"gone"}]}
)");
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("b2"));
        QVERIFY(w.ok());
        const WhyLayers layers = whyLayers(*w);
        QCOMPARE(layers.depths, (std::vector<int>{0, 0, 1, 2})); // episodes, narratives, depth 1, depth 2
        const LayeredGraph graph = layered(layers.input);
        std::vector<std::string> texts;
        for (const auto &layer : graph.layers) {
            for (const std::uint32_t box : layer)
                texts.push_back(w->chain[graph.boxes[box].nodes.front()].text);
        }
        QCOMPARE(texts, (std::vector<std::string>{"two", "one", "both", "first", "second"})); // as time went
        QCOMPARE(graph.edges.size(), std::size_t(6));
    }
};

CREDENCE_TEST(tst_layers, TstLayers)

} // namespace tst_layers

#include "tst_layers.moc"
