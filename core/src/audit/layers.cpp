// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/layers.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <unordered_map>

namespace credence {

namespace {

constexpr int kSweeps = 16;
constexpr int kIdleSweeps = 4;                 // without a gain, then it is good enough
constexpr std::size_t kCountedEdges = 4000;    // with more, crossings are neither counted nor compared
constexpr std::uint64_t kSwapWork = 4'000'000; // pairs of edges looked at while swapping

// A layered graph whose order is being worked out: places from 0 to 1.
class Orderer {
public:
    // `kept`: boxes that keep the order in which they stand in their layers; empty for none.
    Orderer(LayeredGraph &graph, bool bottomOrdered, std::vector<bool> kept = {})
        : m_g(graph), m_fixedBottom(bottomOrdered), m_kept(std::move(kept))
    {
        m_kept.resize(graph.boxes.size());
        m_up.resize(graph.boxes.size());
        m_down.resize(graph.boxes.size());
        for (const LayerEdge &edge : graph.edges) {
            m_down[edge.upper].push_back(edge.lower);
            m_up[edge.lower].push_back(edge.upper);
        }
        m_x.resize(graph.boxes.size());
        for (std::size_t layer = 0; layer < graph.layers.size(); ++layer)
            place(layer);
    }

    void run()
    {
        const bool counted = m_g.edges.size() <= kCountedEdges;
        std::uint64_t best = counted ? crossings() : 0;
        auto bestLayers = m_g.layers;
        int idle = 0;
        for (int sweep = 0; sweep < kSweeps && idle < kIdleSweeps && (best > 0 || !counted); ++sweep) {
            const std::size_t count = m_g.layers.size();
            if (sweep % 2 == 0) {
                for (std::size_t layer = m_fixedBottom ? 1 : 0; layer < count; ++layer)
                    sort(layer, m_down, m_up);
            } else {
                for (std::size_t layer = count; layer-- > (m_fixedBottom ? 1U : 0U);)
                    sort(layer, m_up, m_down);
            }
            if (!counted) {
                bestLayers = m_g.layers;
                continue;
            }
            const std::uint64_t now = crossings();
            if (now < best) {
                best = now;
                bestLayers = m_g.layers;
                idle = 0;
            } else {
                ++idle;
            }
        }
        m_g.layers = std::move(bestLayers);
        for (std::size_t layer = 0; layer < m_g.layers.size(); ++layer)
            place(layer);
        if (counted && best > 0)
            swapNeighbours();
        for (std::size_t layer = 0; layer < m_g.layers.size(); ++layer) {
            for (std::size_t i = 0; i < m_g.layers[layer].size(); ++i)
                m_g.boxes[m_g.layers[layer][i]].place = int(i);
        }
        m_g.crossings = counted ? crossings() : 0;
    }

    [[nodiscard]] std::uint64_t crossings() const
    {
        std::uint64_t found = 0;
        for (std::size_t i = 0; i < m_g.edges.size(); ++i) {
            for (std::size_t j = i + 1; j < m_g.edges.size(); ++j)
                found += cross(m_g.edges[i], m_g.edges[j]);
        }
        return found;
    }

private:
    void place(std::size_t layer)
    {
        const auto &boxes = m_g.layers[layer];
        for (std::size_t i = 0; i < boxes.size(); ++i)
            m_x[boxes[i]] = (double(i) + 0.5) / double(boxes.size());
    }

    // Folded boxes stay at the end: they stand for many places.
    void sort(std::size_t layer, const std::vector<std::vector<std::uint32_t>> &first,
              const std::vector<std::vector<std::uint32_t>> &second)
    {
        auto &boxes = m_g.layers[layer];
        std::vector<std::pair<double, std::uint32_t>> keyed;
        for (const std::uint32_t box : boxes) {
            const auto &near = !first[box].empty() ? first[box] : second[box];
            double sum = 0;
            for (const std::uint32_t other : near)
                sum += m_x[other];
            // Kept ones stay where they are, in their order; the others find their places among them.
            double key = near.empty() || m_kept[box] ? m_x[box] : sum / double(near.size());
            if (m_g.boxes[box].folded)
                key = std::numeric_limits<double>::max();
            keyed.emplace_back(key, box);
        }
        std::stable_sort(keyed.begin(), keyed.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        for (std::size_t i = 0; i < keyed.size(); ++i)
            boxes[i] = keyed[i].second;
        place(layer);
    }

    [[nodiscard]] double at(const LayerEdge &edge, double level) const
    {
        const double top = m_g.boxes[edge.upper].layer, foot = m_g.boxes[edge.lower].layer;
        return m_x[edge.lower] + (m_x[edge.upper] - m_x[edge.lower]) * (level - foot) / (top - foot);
    }
    [[nodiscard]] bool cross(const LayerEdge &a, const LayerEdge &b) const
    {
        if (a.upper == b.upper || a.lower == b.lower || a.upper == b.lower || a.lower == b.upper)
            return false;
        const int top = std::min(m_g.boxes[a.upper].layer, m_g.boxes[b.upper].layer);
        const int foot = std::max(m_g.boxes[a.lower].layer, m_g.boxes[b.lower].layer);
        if (foot >= top)
            return false;
        const double above = at(a, top) - at(b, top), below = at(a, foot) - at(b, foot);
        constexpr double kSame = 1e-9;
        return std::abs(above) > kSame && std::abs(below) > kSame && (above > 0) != (below > 0);
    }

    // Crossings among the edges of two boxes and all others; only differences of it matter.
    [[nodiscard]] std::uint64_t around(std::uint32_t a, std::uint32_t b)
    {
        std::uint64_t found = 0;
        for (const std::size_t i : m_edgesOf[a]) {
            for (std::size_t j = 0; j < m_g.edges.size(); ++j)
                found += cross(m_g.edges[i], m_g.edges[j]);
        }
        for (const std::size_t i : m_edgesOf[b]) {
            for (std::size_t j = 0; j < m_g.edges.size(); ++j) {
                const bool seen = m_g.edges[j].upper == a || m_g.edges[j].lower == a;
                found += !seen && cross(m_g.edges[i], m_g.edges[j]);
            }
        }
        m_work += (m_edgesOf[a].size() + m_edgesOf[b].size()) * m_g.edges.size();
        return found;
    }

    void swapNeighbours()
    {
        m_edgesOf.assign(m_g.boxes.size(), {});
        for (std::size_t i = 0; i < m_g.edges.size(); ++i) {
            m_edgesOf[m_g.edges[i].upper].push_back(i);
            m_edgesOf[m_g.edges[i].lower].push_back(i);
        }
        for (bool better = true; better && m_work < kSwapWork;) {
            better = false;
            for (std::size_t layer = m_fixedBottom ? 1 : 0; layer < m_g.layers.size(); ++layer) {
                auto &boxes = m_g.layers[layer];
                for (std::size_t i = 0; i + 1 < boxes.size() && m_work < kSwapWork; ++i) {
                    if (m_g.boxes[boxes[i]].folded || m_g.boxes[boxes[i + 1]].folded ||
                        (m_kept[boxes[i]] && m_kept[boxes[i + 1]]))
                        continue;
                    const std::uint64_t before = around(boxes[i], boxes[i + 1]);
                    if (before == 0)
                        continue;
                    std::swap(boxes[i], boxes[i + 1]);
                    std::swap(m_x[boxes[i]], m_x[boxes[i + 1]]);
                    if (around(boxes[i], boxes[i + 1]) < before) {
                        better = true;
                    } else {
                        std::swap(boxes[i], boxes[i + 1]);
                        std::swap(m_x[boxes[i]], m_x[boxes[i + 1]]);
                    }
                }
            }
        }
    }

    LayeredGraph &m_g;
    bool m_fixedBottom;
    std::vector<bool> m_kept; // of boxes
    std::vector<std::vector<std::uint32_t>> m_up, m_down;
    std::vector<double> m_x;
    std::vector<std::vector<std::size_t>> m_edgesOf;
    std::uint64_t m_work = 0;
};

// How many nodes of each layer are shown, so that they are `most` together where the pinned ones allow it.
std::vector<std::size_t> layerLimits(const std::vector<std::vector<std::uint32_t>> &byLayer,
                                     const std::vector<std::size_t> &pinned, const LayersOptions &options)
{
    const std::size_t count = byLayer.size();
    std::vector<std::size_t> limits(count);
    for (std::size_t layer = 0; layer < count; ++layer) {
        const std::size_t most = layer == 0 ? options.mostInBottom : options.mostInLayer;
        limits[layer] = most == 0 ? byLayer[layer].size() : std::min(most, byLayer[layer].size());
    }
    const auto sum = [&](std::size_t cap) {
        std::size_t all = 0;
        for (std::size_t layer = 0; layer < count; ++layer)
            all += std::max(pinned[layer], std::min(limits[layer], cap));
        return all;
    };
    std::size_t low = 0, high = 0;
    for (const std::size_t limit : limits)
        high = std::max(high, limit);
    while (low < high) {
        const std::size_t middle = low + (high - low + 1) / 2;
        if (sum(middle) <= options.most)
            low = middle;
        else
            high = middle - 1;
    }
    for (std::size_t layer = 0; layer < count; ++layer) {
        limits[layer] = std::max(pinned[layer], std::min(limits[layer], low));
        if (const auto more = options.also.find(int(layer)); more != options.also.end())
            limits[layer] += more->second;
        // A box that stands for one other takes as much room as that one.
        if (limits[layer] + 1 >= byLayer[layer].size())
            limits[layer] = byLayer[layer].size();
    }
    return limits;
}

} // namespace

LayeredGraph layered(const LayersInput &input, const LayersOptions &options)
{
    LayeredGraph graph;
    graph.total = input.layer.size();
    int top = -1;
    for (const int layer : input.layer)
        top = std::max(top, layer);
    std::vector<std::vector<std::uint32_t>> byLayer(std::size_t(top + 1));
    std::vector<std::uint32_t> rank(input.layer.size());
    std::iota(rank.begin(), rank.end(), 0U);
    for (std::uint32_t i = 0; i < input.bottom.size(); ++i) {
        if (input.bottom[i] < rank.size())
            rank[input.bottom[i]] = i;
    }
    for (std::uint32_t node = 0; node < input.layer.size(); ++node) {
        if (input.layer[node] >= 0)
            byLayer[std::size_t(input.layer[node])].push_back(node);
    }
    const auto byRank = [&](std::uint32_t a, std::uint32_t b) {
        return rank[a] != rank[b] ? rank[a] < rank[b] : a < b;
    };
    std::vector<std::size_t> keptRank(input.layer.size(), input.kept.size());
    for (std::size_t i = input.kept.size(); i-- > 0;) {
        if (input.kept[i] < keptRank.size())
            keptRank[input.kept[i]] = i;
    }
    // As they stand at first: the bottom as it is given, the others as in the earlier picture, new ones last.
    const auto stands = [&](std::uint32_t a, std::uint32_t b) {
        const bool given = !input.bottom.empty() && input.layer[a] == 0;
        return given || keptRank[a] == keptRank[b] ? byRank(a, b) : keptRank[a] < keptRank[b];
    };
    for (auto &nodes : byLayer)
        std::sort(nodes.begin(), nodes.end(), stands);
    std::vector<bool> isPinned(input.layer.size());
    std::vector<std::size_t> pinned(byLayer.size());
    for (const std::uint32_t node : input.pinned) {
        if (node < isPinned.size() && !isPinned[node] && input.layer[node] >= 0) {
            isPinned[node] = true;
            ++pinned[std::size_t(input.layer[node])];
        }
    }
    const auto weight = [&](std::uint32_t node) { return node < input.weight.size() ? input.weight[node] : 0.0; };

    const std::vector<std::size_t> limits = layerLimits(byLayer, pinned, options);
    constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> boxOf(input.layer.size(), kNone);
    graph.layers.resize(byLayer.size());
    for (std::size_t layer = 0; layer < byLayer.size(); ++layer) {
        std::vector<std::uint32_t> ranked = byLayer[layer];
        if (limits[layer] < ranked.size()) {
            std::stable_sort(ranked.begin(), ranked.end(), [&](std::uint32_t a, std::uint32_t b) {
                return isPinned[a] != isPinned[b] ? isPinned[a] : weight(a) > weight(b);
            });
            std::sort(ranked.begin(), ranked.begin() + std::ptrdiff_t(limits[layer]), stands);
            std::sort(ranked.begin() + std::ptrdiff_t(limits[layer]), ranked.end(), stands);
        }
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            const bool folds = i >= limits[layer];
            if (!folds || i == limits[layer]) {
                graph.layers[layer].push_back(std::uint32_t(graph.boxes.size()));
                graph.boxes.push_back({{}, int(layer), int(graph.layers[layer].size()) - 1, folds});
            }
            graph.boxes.back().nodes.push_back(ranked[i]);
            boxOf[ranked[i]] = std::uint32_t(graph.boxes.size()) - 1;
            graph.shown += !folds;
        }
    }

    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> links;
    for (const auto &[upper, lower] : input.links) {
        if (upper >= boxOf.size() || lower >= boxOf.size() || boxOf[upper] == kNone || boxOf[lower] == kNone ||
            input.layer[upper] <= input.layer[lower])
            continue;
        ++links[{boxOf[upper], boxOf[lower]}];
    }
    for (const auto &[ends, count] : links)
        graph.edges.push_back({ends.first, ends.second, count});
    std::vector<bool> kept(graph.boxes.size());
    for (std::size_t box = 0; box < graph.boxes.size(); ++box)
        kept[box] = !graph.boxes[box].folded && keptRank[graph.boxes[box].nodes.front()] < input.kept.size();
    Orderer(graph, !input.bottom.empty(), std::move(kept)).run();
    return graph;
}

std::uint64_t layerCrossings(const LayeredGraph &graph)
{
    LayeredGraph copy = graph;
    return Orderer(copy, true).crossings();
}

std::map<int, int> layersOfDepths(const std::set<int> &depths, int first, std::size_t most)
{
    std::map<int, int> out;
    const std::size_t low = most / 2, high = most - low - 1;
    std::size_t i = 0;
    for (const int depth : depths) {
        std::size_t layer = i;
        if (depths.size() > most && i >= low)
            layer = i + high >= depths.size() ? i + most - depths.size() : low;
        out.emplace(depth, first + int(layer));
        ++i;
    }
    return out;
}

DepthLayers layersByDepth(const std::vector<int> &depth,
                          const std::vector<std::pair<std::uint32_t, std::uint32_t>> &links,
                          const std::vector<bool> &merges)
{
    DepthLayers out;
    // Narratives have depth 0 whatever they merge: above the leaves they take layers of their own. Those that merge
    // come before what they merge in no given order, so the height is worked out from what is beneath.
    std::vector<std::vector<std::uint32_t>> below(depth.size());
    for (const auto &[upper, lower] : links) {
        if (upper < depth.size() && lower < depth.size() && upper != lower && depth[upper] <= 0 && depth[lower] <= 0)
            below[upper].push_back(lower);
    }
    std::vector<int> height(depth.size(), -1);
    std::vector<bool> open(depth.size()); // under way: a circle of an unsound file ends here
    for (std::uint32_t start = 0; start < depth.size(); ++start) {
        std::vector<std::uint32_t> stack{start};
        while (!stack.empty()) {
            const std::uint32_t node = stack.back();
            if (height[node] >= 0) {
                stack.pop_back();
                continue;
            }
            open[node] = true;
            int most = node < merges.size() && merges[node] ? 0 : -1;
            bool ready = true;
            for (const std::uint32_t other : below[node]) {
                if (height[other] < 0 && !open[other]) {
                    stack.push_back(other);
                    ready = false;
                }
                most = std::max(most, height[other]);
            }
            if (ready) {
                height[node] = most + 1;
                stack.pop_back();
            }
        }
    }
    int narratives = -1; // the highest of those at depth 0
    std::set<int> depths;
    for (std::size_t i = 0; i < depth.size(); ++i) {
        if (depth[i] > 0)
            depths.insert(depth[i]);
        else
            narratives = std::max(narratives, height[i]);
    }
    // Without an episode the lowest layer is an empty one: it is kept for them.
    const int first = std::max(1, std::min(narratives, int(kMostLayers)) + 1);
    const std::map<int, int> layerOf = layersOfDepths(depths, first);
    out.depths.assign(std::size_t(first), 0);
    out.lowest.assign(std::size_t(first), 0);
    for (const auto &[one, layer] : layerOf) {
        if (std::size_t(layer) >= out.depths.size()) {
            out.depths.push_back(one);
            out.lowest.push_back(one);
        }
        out.depths[std::size_t(layer)] = one;
    }
    out.layer.resize(depth.size());
    for (std::size_t i = 0; i < depth.size(); ++i)
        out.layer[i] = depth[i] > 0 ? layerOf.at(depth[i]) : std::min(height[i], first - 1);
    return out;
}

WhyLayers whyLayers(const Why &why)
{
    WhyLayers out;
    std::unordered_map<std::string_view, std::uint32_t> byId;
    for (std::uint32_t i = 0; i < why.chain.size(); ++i)
        byId.emplace(why.chain[i].id.value, i);
    const auto nodeOf = [&](const MemoryId &id) {
        const auto it = byId.find(id.value);
        return it == byId.end() ? std::numeric_limits<std::uint32_t>::max() : it->second;
    };

    std::vector<int> depth;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> links;
    for (std::uint32_t i = 0; i < why.chain.size(); ++i) {
        depth.push_back(why.chain[i].depth);
        for (const MemoryId &id : why.chain[i].restsOn) {
            if (const std::uint32_t below = nodeOf(id); below < why.chain.size())
                links.emplace_back(i, below);
        }
    }
    DepthLayers byDepth = layersByDepth(depth, links);
    out.input.layer = std::move(byDepth.layer);
    out.depths = std::move(byDepth.depths);
    out.lowest = std::move(byDepth.lowest);
    for (const MemoryId &id : why.leaves) {
        if (const std::uint32_t node = nodeOf(id); node < why.chain.size())
            out.leaves.push_back(node);
    }
    out.input.bottom = out.leaves;

    // What is near to the claim comes first, then what carries more.
    std::vector<double> hops(why.chain.size(), double(why.chain.size()));
    std::vector<std::uint32_t> above(why.chain.size());
    if (!why.chain.empty()) {
        std::vector<std::uint32_t> queue{0};
        hops[0] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::uint32_t node = queue[i];
            for (const MemoryId &id : why.chain[node].restsOn) {
                const std::uint32_t below = nodeOf(id);
                if (below >= why.chain.size())
                    continue;
                out.input.links.emplace_back(node, below);
                ++above[below];
                if (below != 0 && hops[below] >= double(why.chain.size())) {
                    hops[below] = hops[node] + 1;
                    queue.push_back(below);
                }
            }
        }
        out.input.pinned.push_back(0);
    }
    for (std::size_t i = 0; i < why.chain.size(); ++i)
        out.input.weight.push_back(-hops[i] + double(above[i]) / double(why.chain.size() + 1));
    return out;
}

} // namespace credence
