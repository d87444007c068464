// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapscene.h"

#include "inspect/maplayout.h"

#include <credence/grounding.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace credence::ui::map {

namespace {

bool holdsUp(Role role)
{
    return role != Role::Contradicts;
}

bool drawable(std::int64_t time)
{
    return time >= kFirstTime && time <= kLastTime;
}

// Whether a leaf lies below, for all nodes: depth by depth, so that sources are known before what rests on them.
std::vector<std::uint8_t> ungroundedOf(const Snapshot &snapshot, const std::vector<std::vector<Node>> &byDepth)
{
    std::vector<std::uint8_t> result(snapshot.size(), 0);
    for (const auto &layer : byDepth) {
        for (const Node n : layer) {
            if (snapshot.row(n).kind != Kind::Reflection)
                continue;
            result[n] = 1;
            for (const Link &link : snapshot.sources(n)) {
                if (link.node == kNoNode || !holdsUp(link.role))
                    continue;
                if (snapshot.row(link.node).status != Status::Erased && !result[link.node]) {
                    result[n] = 0;
                    break;
                }
            }
        }
    }
    return result;
}

void buildBundles(Scene &scene, std::stop_token stop)
{
    const Snapshot &s = *scene.snapshot;
    struct Pair {
        Node derived, source;
    };
    std::vector<Pair> pairs;
    for (std::size_t b = 1; b < scene.bands.size(); ++b) {
        for (const Node n : scene.bands[b].nodes) {
            for (const Link &link : s.sources(n)) {
                if (link.node != kNoNode && holdsUp(link.role) && scene.hasTime(link.node))
                    pairs.push_back({n, link.node});
            }
        }
    }
    if (pairs.size() <= kBundleFrom)
        return;
    const double span = std::max(1.0, double(scene.last - scene.first));
    for (const int cells : {48, 192, 768, 3072}) {
        if (stop.stop_requested())
            return;
        const auto cell = [&](Node n) {
            const double x = double(s.row(n).created - scene.first) / span * cells;
            return std::uint64_t(std::clamp(int(x), 0, cells - 1));
        };
        std::vector<std::uint64_t> keys;
        keys.reserve(pairs.size());
        for (const Pair &p : pairs) {
            const auto band = [&](Node n) { return std::uint64_t(std::min(scene.bandOf(n), 0xffff)); };
            keys.push_back(cell(p.derived) << 48 | cell(p.source) << 32 | band(p.derived) << 16 | band(p.source));
        }
        std::ranges::sort(keys);
        BundleLevel level;
        level.cells = cells;
        for (std::size_t i = 0; i < keys.size();) {
            std::size_t j = i;
            while (j < keys.size() && keys[j] == keys[i])
                ++j;
            const std::uint64_t k = keys[i];
            level.bundles.push_back({std::uint16_t(k >> 48), std::uint16_t(k >> 32), std::uint16_t(k >> 16),
                                     std::uint16_t(k), std::uint32_t(j - i)});
            i = j;
        }
        scene.levels.push_back(std::move(level));
    }
}

} // namespace

std::pair<std::size_t, std::size_t> Band::ranks(std::int64_t from, std::int64_t to) const
{
    const auto a = std::lower_bound(times.begin(), times.end(), from);
    const auto b = std::lower_bound(a, times.end(), std::max(from, to));
    return {std::size_t(a - times.begin()), std::size_t(b - times.begin())};
}

std::uint64_t Band::flags(std::size_t a, std::size_t b) const
{
    const auto from = std::lower_bound(flagged.begin(), flagged.end(), a);
    return std::uint64_t(std::lower_bound(from, flagged.end(), b) - from);
}

int Scene::bandOf(Node n) const
{
    return std::clamp(int(snapshot->row(n).depth), 0, int(bands.size()) - 1);
}

std::shared_ptr<const Scene> buildScene(std::shared_ptr<const Snapshot> snapshot, std::stop_token stop)
{
    auto scene = std::make_shared<Scene>();
    scene->snapshot = std::move(snapshot);
    const Snapshot &s = *scene->snapshot;
    const auto size = Node(s.size());
    scene->byStatus.assign(kStatusCount, 0);
    scene->rank.assign(size, kNoNode);

    int deepest = 0;
    for (const NodeRow &row : s.rows())
        deepest = std::max(deepest, int(row.depth));
    // A depth is at most the number of memories; anything above it is damage and shares the last band.
    deepest = std::min(deepest, int(std::min<std::size_t>(size, 60'000)));
    std::vector<std::vector<Node>> byDepth(std::size_t(deepest) + 1);
    for (Node n = 0; n < size; ++n)
        byDepth[std::size_t(std::clamp(int(s.row(n).depth), 0, deepest))].push_back(n);
    scene->ungrounded = ungroundedOf(s, byDepth);
    if (stop.stop_requested())
        return nullptr;

    std::int64_t first = std::numeric_limits<std::int64_t>::max(), last = std::numeric_limits<std::int64_t>::min();
    scene->bands.resize(byDepth.size());
    for (std::size_t depth = 0; depth < byDepth.size(); ++depth) {
        Band &band = scene->bands[depth];
        band.depth = int(depth);
        band.all = byDepth[depth].size();
        std::vector<std::pair<std::int64_t, Node>> order;
        order.reserve(byDepth[depth].size());
        for (const Node n : byDepth[depth]) {
            const NodeRow &row = s.row(n);
            ++scene->byStatus[std::min<std::size_t>(std::size_t(row.status), kStatusCount - 1)];
            scene->flagged += row.openFlags > 0;
            scene->ungroundedCount += scene->ungrounded[n];
            if (drawable(row.created))
                order.emplace_back(row.created, n);
            else
                ++scene->timeless;
        }
        if (!std::ranges::is_sorted(order))
            std::ranges::sort(order);
        if (stop.stop_requested())
            return nullptr;
        const std::size_t count = order.size();
        band.times.reserve(count);
        band.nodes.reserve(count);
        for (auto *sums : {&band.suspect, &band.stale, &band.ungrounded, &band.links}) {
            sums->reserve(count + 1);
            sums->push_back(0);
        }
        band.area.reserve(count + 1);
        band.area.push_back(0);
        for (const auto &[time, n] : order) {
            const NodeRow &row = s.row(n);
            const auto r = std::uint32_t(band.nodes.size());
            scene->rank[n] = r;
            band.times.push_back(time);
            band.nodes.push_back(n);
            band.suspect.push_back(band.suspect.back() + (row.status == Status::Suspect));
            band.stale.push_back(band.stale.back() + (row.status == Status::Stale));
            band.ungrounded.push_back(band.ungrounded.back() + scene->ungrounded[n]);
            band.links.push_back(band.links.back() + std::uint32_t(s.sources(n).size()));
            const double radius = depth == 0 ? episodeRadius(row.importance, 100) : beliefRadius(row.importance, 100);
            band.area.push_back(band.area.back() + radius * radius);
            if (row.openFlags > 0)
                band.flagged.push_back(r);
            if (depth > 0 && row.kind == Kind::Reflection)
                scene->runs.push_back(time);
        }
        if (count > 0) {
            first = std::min(first, band.times.front());
            last = std::max(last, band.times.back());
        }
    }
    std::ranges::sort(scene->runs);
    scene->runs.erase(std::unique(scene->runs.begin(), scene->runs.end()), scene->runs.end());
    if (first <= last) {
        scene->first = first;
        scene->last = last;
    }
    buildBundles(*scene, stop);
    if (stop.stop_requested())
        return nullptr;
    return scene;
}

std::shared_ptr<const Rings> buildRings(const Snapshot &snapshot, std::stop_token stop)
{
    auto rings = std::make_shared<Rings>(snapshot.size(), Confidence::None);
    std::vector<Node> beliefs;
    for (Node n = 0; n < Node(snapshot.size()); ++n) {
        if (snapshot.row(n).kind == Kind::Reflection)
            beliefs.push_back(n);
    }
    const auto columns = groundingColumns(snapshot, beliefs, stop);
    if (columns.size() < beliefs.size())
        return nullptr;
    for (std::size_t k = 0; k < beliefs.size(); ++k)
        (*rings)[beliefs[k]] = columns[k].confidence;
    return rings;
}

bool Cone::supports(Node n) const
{
    return std::ranges::binary_search(support, n);
}

bool Cone::dependsOn(Node n) const
{
    return std::ranges::binary_search(dependents, n);
}

bool Cone::has(Node n) const
{
    return n == self || supports(n) || dependsOn(n) || std::ranges::binary_search(against, n);
}

std::shared_ptr<const Cone> buildCone(const Scene &scene, Node self)
{
    const Snapshot &s = *scene.snapshot;
    auto cone = std::make_shared<Cone>();
    cone->bands.resize(scene.bands.size());
    if (self >= s.size())
        return cone;
    cone->self = self;
    cone->support = ancestors(s, self);
    cone->dependents = dependents(s, std::span<const Node>(&self, 1));

    std::vector<ConeEdge> weak, strong;
    const auto support = [&](Node derived) {
        int missing = 0;
        for (const Link &link : s.sources(derived)) {
            if (link.node == kNoNode) {
                ++missing;
                continue;
            }
            if (!holdsUp(link.role) || !cone->supports(link.node))
                continue;
            const bool batch = link.granularity == Granularity::Batch;
            if (derived == self)
                strong.push_back({link.node, derived, EdgeKind::SupportFirst, batch});
            else
                weak.push_back({link.node, derived,
                                s.row(link.node).depth == 0 ? EdgeKind::SupportEpisode : EdgeKind::Support, batch});
        }
        if (missing > 0)
            cone->dangling.emplace_back(derived, missing);
    };
    support(self);
    for (const Node n : cone->support)
        support(n);
    for (const Node n : cone->dependents) {
        for (const Link &link : s.sources(n)) {
            if (link.node == kNoNode || !holdsUp(link.role))
                continue;
            const bool batch = link.granularity == Granularity::Batch;
            if (link.node == self)
                strong.push_back({link.node, n, EdgeKind::DependentFirst, batch});
            else if (cone->dependsOn(link.node))
                weak.push_back({link.node, n, EdgeKind::Dependent, batch});
        }
    }
    for (const Link &link : s.sources(self)) {
        if (link.node != kNoNode && link.role == Role::Contradicts) {
            strong.push_back({link.node, self, EdgeKind::Contradicts, false});
            cone->against.push_back(link.node);
        }
    }
    for (const Link &link : s.dependents(self)) {
        if (link.node != kNoNode && link.role == Role::Contradicts) {
            strong.push_back({self, link.node, EdgeKind::Contradicts, false});
            cone->against.push_back(link.node);
        }
    }
    std::ranges::sort(cone->against);
    cone->against.erase(std::unique(cone->against.begin(), cone->against.end()), cone->against.end());

    const auto take = [&](Node n, std::vector<std::int64_t> *times) {
        if (!scene.hasTime(n))
            return;
        cone->bands[std::size_t(scene.bandOf(n))].push_back(n);
        if (times)
            times->push_back(scene.time(n));
    };
    take(self, nullptr);
    for (const Node n : cone->support)
        take(n, &cone->supportTimes);
    for (const Node n : cone->dependents)
        take(n, &cone->dependentTimes);
    for (const Node n : cone->against) {
        if (!cone->supports(n) && !cone->dependsOn(n) && n != self)
            take(n, nullptr);
    }
    cone->bandTimes.resize(cone->bands.size());
    for (std::size_t b = 0; b < cone->bands.size(); ++b) {
        std::ranges::sort(cone->bands[b], {}, [&](Node n) { return scene.rank[n]; });
        for (const Node n : cone->bands[b])
            cone->bandTimes[b].push_back(scene.time(n));
    }
    std::ranges::sort(cone->supportTimes);
    std::ranges::sort(cone->dependentTimes);

    const std::size_t room = kMostEdges > strong.size() ? kMostEdges - strong.size() : 0;
    if (weak.size() > room && room > 0) {
        // An even sample of the further ones; marks tell the rest.
        std::vector<ConeEdge> sample;
        sample.reserve(room);
        for (std::size_t i = 0; i < room; ++i)
            sample.push_back(weak[i * weak.size() / room]);
        weak = std::move(sample);
    } else if (room == 0) {
        weak.clear();
    }
    std::ranges::stable_sort(weak, [](const ConeEdge &a, const ConeEdge &b) {
        return (a.kind == EdgeKind::SupportEpisode) > (b.kind == EdgeKind::SupportEpisode);
    });
    cone->edges = std::move(weak);
    cone->edges.insert(cone->edges.end(), strong.begin(), strong.end());
    return cone;
}

Node walk(const Scene &scene, Node from, Step step)
{
    const Snapshot &s = *scene.snapshot;
    if (from >= s.size())
        return kNoNode;
    if (step == Step::Earlier || step == Step::Later) {
        if (!scene.hasTime(from))
            return kNoNode;
        const Band &band = scene.bands[std::size_t(scene.bandOf(from))];
        const std::size_t rank = scene.rank[from];
        if (step == Step::Earlier)
            return rank > 0 ? band.nodes[rank - 1] : kNoNode;
        return rank + 1 < band.size() ? band.nodes[rank + 1] : kNoNode;
    }
    const auto links = step == Step::Source ? s.sources(from) : s.dependents(from);
    Node best = kNoNode;
    bool bestHolds = false;
    double bestFar = 0;
    for (const Link &link : links) {
        if (link.node == kNoNode || !scene.hasTime(link.node))
            continue;
        const bool holds = holdsUp(link.role);
        const double far = scene.hasTime(from) ? std::abs(double(scene.time(link.node)) - double(scene.time(from))) : 0;
        if (best == kNoNode || (holds && !bestHolds) || (holds == bestHolds && far < bestFar)) {
            best = link.node;
            bestHolds = holds;
            bestFar = far;
        }
    }
    return best;
}

Node firstMemory(const Scene &scene, std::int64_t from, std::int64_t to)
{
    for (std::size_t b = scene.bands.size(); b-- > 0;) {
        const auto [a, e] = scene.bands[b].ranks(from, to);
        if (e > a)
            return scene.bands[b].nodes[e - 1];
    }
    return kNoNode;
}

} // namespace credence::ui::map
