// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/closure.h"

#include "audit/walk.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace credence::audit {

namespace {

constexpr std::size_t kWords = 8, kBlock = kWords * 64;
constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
using Bits = std::array<std::uint64_t, kWords>;

void set(Bits &bits, std::size_t place)
{
    bits[place / 64] |= std::uint64_t{1} << (place % 64);
}

bool add(Bits &bits, const Bits &more)
{
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < kWords; ++w) {
        bits[w] |= more[w];
        any |= bits[w];
    }
    return any != 0;
}

int count(const Bits &bits)
{
    int n = 0;
    for (const std::uint64_t word : bits)
        n += std::popcount(word);
    return n;
}

// Bits at places from..to of the block.
int countBetween(const Bits &bits, std::size_t from, std::size_t to)
{
    int n = 0;
    for (std::size_t w = 0; w < kWords; ++w) {
        const std::size_t first = w * 64, last = first + 64;
        if (from >= last || to <= first)
            continue;
        std::uint64_t word = bits[w];
        if (from > first)
            word &= ~std::uint64_t{0} << (from - first);
        if (to < last)
            word &= ~(~std::uint64_t{0} << (to - first));
        n += std::popcount(word);
    }
    return n;
}

// Sources before what rests on them; shorter than the graph if there is a circle.
std::vector<Node> inOrder(const Snapshot &s)
{
    std::vector<std::uint32_t> open(s.size(), 0);
    std::vector<Node> order;
    order.reserve(s.size());
    for (Node n = 0; n < s.size(); ++n) {
        for (const Link &link : s.sources(n))
            open[n] += carriesSupport(link.role) && link.node != kNoNode;
        if (open[n] == 0)
            order.push_back(n);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const Link &link : s.dependents(order[i])) {
            if (carriesSupport(link.role) && --open[link.node] == 0)
                order.push_back(link.node);
        }
    }
    return order;
}

} // namespace

std::optional<Closure> closure(const Snapshot &s, std::stop_token stop)
{
    const std::vector<Node> order = inOrder(s);
    if (order.size() != s.size())
        return std::nullopt;
    Closure out;
    for (auto *figures : {&out.leaves, &out.lostLeaves, &out.timedLeaves, &out.laterLeaves, &out.dependents})
        figures->assign(s.size(), 0);
    out.usedLeaf.assign(s.size(), 0);

    // Leaves in order of time, the timeless ones last: those after a belief are then a range.
    std::vector<Node> leaves;
    bool anyLost = false;
    for (Node n = 0; n < s.size(); ++n) {
        anyLost = anyLost || isLost(s.row(n).status);
        if (s.row(n).status != Status::Erased && isLeaf(s, n) && !s.dependents(n).empty())
            leaves.push_back(n);
    }
    const auto timeless =
        std::stable_partition(leaves.begin(), leaves.end(), [&](Node n) { return s.row(n).created != kNoTime; });
    const auto timed = std::size_t(timeless - leaves.begin());
    std::stable_sort(leaves.begin(), timeless, [&](Node a, Node b) { return s.row(a).created < s.row(b).created; });
    std::vector<std::uint32_t> place(s.size(), kNone), later(s.size(), 0);
    for (std::size_t i = 0; i < leaves.size(); ++i)
        place[leaves[i]] = std::uint32_t(i);
    for (Node n = 0; n < s.size(); ++n)
        later[n] =
            std::uint32_t(std::upper_bound(leaves.begin(), timeless, s.row(n).created,
                                           [&](std::int64_t born, Node leaf) { return born < s.row(leaf).created; }) -
                          leaves.begin());

    std::vector<Bits> below(s.size()), kept(anyLost ? s.size() : 0);
    for (std::size_t from = 0; from < leaves.size(); from += kBlock) {
        if (stop.stop_requested())
            return std::nullopt;
        const std::size_t timedHere = timed > from ? std::min(kBlock, timed - from) : 0;
        Bits used{};
        for (const Node n : order) {
            Bits bits{}, stays{};
            bool any = false;
            for (const Link &link : s.sources(n)) {
                if (!grounds(s, link))
                    continue;
                any = add(bits, below[link.node]) || any;
                const std::size_t at = place[link.node];
                const bool here = at != kNone && at >= from && at < from + kBlock;
                if (here) {
                    set(bits, at - from);
                    any = true;
                }
                if (anyLost && !isLost(s.row(link.node).status)) {
                    add(stays, kept[link.node]);
                    if (here)
                        set(stays, at - from);
                }
            }
            below[n] = bits;
            if (anyLost)
                kept[n] = stays;
            if (!any)
                continue;
            const int all = count(bits);
            out.leaves[n] += all;
            if (anyLost)
                out.lostLeaves[n] += all - count(stays);
            out.timedLeaves[n] += countBetween(bits, 0, timedHere);
            const std::size_t after = later[n] > from ? std::min<std::size_t>(later[n] - from, kBlock) : 0;
            out.laterLeaves[n] += countBetween(bits, after, std::max(after, timedHere));
            if (s.row(n).kind == Kind::Reflection && s.row(n).status != Status::Erased)
                add(used, bits);
        }
        for (std::size_t i = from; i < std::min(leaves.size(), from + kBlock); ++i)
            out.usedLeaf[leaves[i]] = (used[(i - from) / 64] >> ((i - from) % 64)) & 1U;
    }
    kept = {};

    // What stands above: those that rest on anything.
    std::vector<Node> tops;
    std::fill(place.begin(), place.end(), kNone);
    for (const Node n : order) {
        const auto sources = s.sources(n);
        if (s.row(n).status != Status::Erased &&
            std::any_of(sources.begin(), sources.end(), [&](const Link &link) { return grounds(s, link); })) {
            place[n] = std::uint32_t(tops.size());
            tops.push_back(n);
        }
    }
    std::vector<Bits> &above = below;
    for (std::size_t from = 0; from < tops.size(); from += kBlock) {
        if (stop.stop_requested())
            return std::nullopt;
        for (auto it = order.rbegin(); it != order.rend(); ++it) {
            const Node n = *it;
            Bits bits{};
            bool any = false;
            if (s.row(n).status != Status::Erased) {
                for (const Link &link : s.dependents(n)) {
                    if (!carriesSupport(link.role) || s.row(link.node).status == Status::Erased)
                        continue;
                    any = add(bits, above[link.node]) || any;
                    if (const std::size_t at = place[link.node]; at != kNone && at >= from && at < from + kBlock) {
                        set(bits, at - from);
                        any = true;
                    }
                }
            }
            above[n] = bits;
            if (any)
                out.dependents[n] += count(bits);
        }
    }
    return out;
}

} // namespace credence::audit
