// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/walk.h"

#include <credence/counted.h>
#include <credence/grounding.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace credence {

using audit::carriesSupport;
using audit::grounds;
using audit::isLeaf;
using audit::Walk;

namespace {

Confidence confidenceOf(int evidence, int leafCount, bool contradicted, bool batch)
{
    const int n = std::min(evidence, leafCount);
    int level = n >= 8 ? 3 : n >= 5 ? 2 : 1;
    if (contradicted)
        level = std::max(1, level - 1);
    if (batch)
        level = 1;
    return static_cast<Confidence>(level);
}

// The figures that come from direct links alone.
void countDirect(const Snapshot &s, Node n, Walk &walk, Grounding &g)
{
    walk.begin();
    for (const Link &link : s.sources(n)) {
        if (!grounds(s, link))
            continue;
        g.batch = g.batch || link.granularity == Granularity::Batch;
        if (walk.mark(link.node)) {
            ++g.evidence;
            g.lostEvidence += isLost(s.row(link.node).status);
        }
    }
    walk.begin();
    for (const Link &link : s.sources(n)) {
        if (link.role == Role::Contradicts && link.node != kNoNode && s.row(link.node).status == Status::Active &&
            walk.mark(link.node))
            ++g.activeContradictions;
    }
}

// Leaves, and how many of them no path reaches any more that avoids lost memories.
template<class Visit>
void countLeaves(const Snapshot &s, Node n, Walk &walk, Grounding &g, Visit visit)
{
    bool anyLost = false;
    walk.below(
        n, [](Node) { return true; },
        [&](Node below) {
            anyLost = anyLost || isLost(s.row(below).status);
            if (isLeaf(s, below)) {
                ++g.leaves;
                visit(below);
            }
        });
    if (!anyLost)
        return;
    int kept = 0;
    walk.below(
        n, [&](Node below) { return !isLost(s.row(below).status); }, [&](Node below) { kept += isLeaf(s, below); });
    g.lostLeaves = g.leaves - kept;
}

void judge(const Snapshot &s, Node n, Grounding &g)
{
    if (s.row(n).kind != Kind::Reflection)
        return;
    g.ungrounded = g.leaves == 0;
    g.singleSource = g.leaves == 1;
    g.confidence =
        confidenceOf(g.evidence - g.lostEvidence, g.leaves - g.lostLeaves, g.activeContradictions > 0, g.batch);
}

int countAbove(Node n, Walk &walk)
{
    int above = 0;
    walk.above(std::array{n}, [&](Node) { ++above; });
    return above;
}

} // namespace

Grounding audit::groundingOf(const Snapshot &s, Node n, Walk &walk, const std::function<void(Node)> &leafVisitor)
{
    Reach reach;
    const std::int64_t born = s.row(n).created;
    Grounding counts;
    countLeaves(s, n, walk, counts, [&](Node leaf) {
        const std::int64_t created = s.row(leaf).created;
        reach.timedLeaves += created != kNoTime;
        reach.laterLeaves += created != kNoTime && created > born;
        if (leafVisitor)
            leafVisitor(leaf);
    });
    reach.leaves = counts.leaves;
    reach.lostLeaves = counts.lostLeaves;
    reach.dependents = countAbove(n, walk);
    return groundingOf(s, n, walk, reach);
}

Grounding audit::groundingOf(const Snapshot &s, Node n, Walk &walk, const Reach &reach)
{
    Grounding g;
    countDirect(s, n, walk, g);
    g.leaves = reach.leaves;
    g.lostLeaves = reach.lostLeaves;
    g.dependents = reach.dependents;
    // Timeless memories stay outside of echo, on either side.
    if (s.row(n).kind == Kind::Reflection && s.row(n).created != kNoTime && reach.timedLeaves > 0)
        g.echo = double(reach.laterLeaves) / double(reach.timedLeaves);
    judge(s, n, g);
    return g;
}

Grounding grounding(const Snapshot &s, Node n)
{
    Walk walk(s);
    return audit::groundingOf(s, n, walk);
}

std::string confidenceReason(const Grounding &g)
{
    if (g.confidence == Confidence::None)
        return {};
    const int evidence = g.evidence - g.lostEvidence;
    const int leafCount = g.leaves - g.lostLeaves;
    static constexpr std::array kNames{"", "Low", "Medium", "High"};
    std::string text = kNames[static_cast<std::size_t>(g.confidence)];
    text += ": ";
    if (g.evidence == 0)
        text += "it cites nothing.";
    else if (g.leaves == 0)
        text += fmt::format("{}, but no episode beneath.", counted(evidence, "direct source", "direct sources"));
    else
        text +=
            fmt::format("{} and {} {} it.", counted(evidence, "direct source", "direct sources"),
                        counted(leafCount, "episode", "episodes"), evidence + leafCount == 1 ? "supports" : "support");
    if (g.lostEvidence > 0 || g.lostLeaves > 0) {
        text += fmt::format(" Not counted, because lost: {} and {}.",
                            counted(g.lostEvidence, "direct source", "direct sources"),
                            counted(g.lostLeaves, "episode", "episodes"));
    }
    if (g.activeContradictions == 0)
        text += " None speaks against it.";
    else
        text += fmt::format(" {} against it{}.", counted(g.activeContradictions, "memory speaks", "memories speak"),
                            std::min(evidence, leafCount) >= 5 && !g.batch ? ", one step down" : "");
    if (g.batch)
        text += " Never above low: a whole batch was cited instead of single sources.";
    return text;
}

std::vector<Node> ancestors(const Snapshot &s, Node n)
{
    Walk walk(s);
    std::vector<Node> found;
    walk.below(
        n, [](Node) { return true; }, [&](Node below) { found.push_back(below); });
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Node> leaves(const Snapshot &s, Node n)
{
    std::vector<Node> found = ancestors(s, n);
    std::erase_if(found, [&](Node below) { return !isLeaf(s, below); });
    return found;
}

std::vector<Node> dependents(const Snapshot &s, std::span<const Node> nodes)
{
    Walk walk(s);
    std::vector<Node> found;
    walk.above(nodes, [&](Node above) { found.push_back(above); });
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<GroundingColumns> groundingColumns(const Snapshot &s, std::span<const Node> nodes,
                                               const std::stop_token &stop)
{
    Walk walk(s);
    std::vector<GroundingColumns> columns;
    columns.reserve(nodes.size());
    for (const Node n : nodes) {
        if (stop.stop_requested())
            break;
        Grounding g;
        countDirect(s, n, walk, g);
        countLeaves(s, n, walk, g, [](Node) {});
        g.dependents = countAbove(n, walk);
        judge(s, n, g);
        columns.push_back({g.evidence, g.leaves, g.dependents, g.confidence});
    }
    return columns;
}

std::vector<int> recomputedDepths(const Snapshot &s)
{
    const std::size_t count = s.size();
    std::vector<int> depths(count, 0);
    std::vector<std::uint32_t> open(count, 0);
    std::vector<Node> ready;
    for (Node n = 0; n < count; ++n) {
        for (const Link &link : s.sources(n))
            open[n] += carriesSupport(link.role) && link.node != kNoNode;
        depths[n] = s.row(n).kind == Kind::Reflection ? 1 : 0;
        if (open[n] == 0)
            ready.push_back(n);
    }
    while (!ready.empty()) {
        const Node n = ready.back();
        ready.pop_back();
        // A tombstone keeps the depth it had, so that erasing lifts nothing down.
        if (s.row(n).status == Status::Erased)
            depths[n] = s.row(n).depth;
        for (const Link &link : s.dependents(n)) {
            if (!carriesSupport(link.role))
                continue;
            if (s.row(link.node).kind == Kind::Reflection)
                depths[link.node] = std::max(depths[link.node], depths[n] + 1);
            if (--open[link.node] == 0)
                ready.push_back(link.node);
        }
    }
    return depths;
}

} // namespace credence
