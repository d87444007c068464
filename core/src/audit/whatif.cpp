// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/walk.h"
#include "store/argument.h"

#include <credence/whatif.h>

#include <algorithm>
#include <array>
#include <map>
#include <queue>
#include <unordered_map>
#include <unordered_set>

namespace credence {

std::vector<Node> criticalLeaves(const Snapshot &s, Node belief, std::stop_token stop)
{
    std::vector<Node> found;
    const NodeRow &row = s.row(belief);
    if (row.kind != Kind::Reflection || (row.status != Status::Active && row.status != Status::Suspect))
        return found;
    for (const Node leaf : leaves(s, belief)) {
        if (stop.stop_requested())
            break;
        const Impact impact = previewWithdrawal(s, std::array{leaf}, Withdrawal::Retract);
        if (std::any_of(impact.becomesStale.begin(), impact.becomesStale.end(),
                        [&](const StatusChange &change) { return change.node == belief; }))
            found.push_back(leaf);
    }
    return found;
}

std::vector<Carrier> carriers(const Snapshot &s, std::span<const Node> beliefs, double share, std::stop_token stop)
{
    std::map<Node, std::vector<std::uint32_t>> over; // leaf -> places of the beliefs above it
    std::uint32_t place = 0;
    std::unordered_set<Node> seen;
    for (const Node belief : beliefs) {
        if (stop.stop_requested())
            return {};
        if (!seen.insert(belief).second)
            continue;
        const std::vector<Node> below = leaves(s, belief);
        for (const Node leaf : below)
            over[leaf].push_back(place);
        place += !below.empty();
    }
    // What a leaf adds only falls while others are chosen, so a stale figure is an upper bound: it is worked out anew
    // when it comes up.
    struct Offer {
        int adds;
        Node leaf;
        bool operator<(const Offer &other) const { return adds != other.adds ? adds < other.adds : leaf > other.leaf; }
    };
    std::priority_queue<Offer> offers;
    for (const auto &[leaf, places] : over)
        offers.push({int(places.size()), leaf});
    std::vector<bool> covered(place);
    const double wanted = std::clamp(share, 0.0, 1.0) * double(place) - 1e-9;
    std::vector<Carrier> found;
    for (std::size_t done = 0; double(done) < wanted && !offers.empty() && !stop.stop_requested();) {
        const Offer best = offers.top();
        offers.pop();
        const auto &places = over[best.leaf];
        const int adds = int(std::count_if(places.begin(), places.end(), [&](std::uint32_t p) { return !covered[p]; }));
        if (adds < best.adds) {
            if (adds > 0)
                offers.push({adds, best.leaf});
            continue;
        }
        for (const std::uint32_t p : places)
            covered[p] = true;
        done += std::size_t(adds);
        found.push_back({best.leaf, int(places.size()), adds});
    }
    return found;
}

Result<WhatIf> whatIf(const Store &store, std::span<const MemoryKey> keys, Withdrawal action, std::stop_token stop)
{
    const auto head = store.ledgerHead();
    if (!head)
        return head.error();
    WhatIf out;
    out.head = {std::int64_t(head->first)};
    const auto above = store.snapshotAbove(keys, stop);
    if (!above)
        return above.error();
    out.above = *above;
    const Snapshot &s = **above;
    std::vector<Node> chosen;
    std::unordered_set<Node> isChosen;
    for (const MemoryKey key : keys) {
        if (const Node n = s.find(key); n != kNoNode && isChosen.insert(n).second)
            chosen.push_back(n);
    }
    const Impact impact = previewWithdrawal(s, chosen, action);
    out.dependents = impact.dependents;
    out.unaffected = impact.unaffected;
    for (const StatusChange &change : impact.withdrawn)
        out.withdrawn.push_back(s.row(change.node).key);

    std::vector<MemoryKey> named;
    std::vector<const StatusChange *> changes;
    for (const auto *list : {&impact.becomesStale, &impact.becomesSuspect}) {
        for (const StatusChange &change : *list) {
            changes.push_back(&change);
            named.push_back(s.row(change.node).key);
        }
    }
    std::unordered_map<MemoryKey, Memory> texts;
    std::unordered_set<std::string> scopes;
    {
        auto rows = store.rows(named, stop);
        if (!rows)
            return rows.error();
        for (Memory &row : *rows)
            texts.emplace(row.key, std::move(row));
        // One is enough to know a scope by; all chosen ones are asked, since they may be of several.
        const auto own = store.rows(keys, stop);
        if (!own)
            return own.error();
        for (const Memory &row : *own)
            scopes.insert(row.scope);
    }
    std::map<int, WhatIfLayer, std::greater<>> layers;
    for (const StatusChange *change : changes) {
        const NodeRow &row = s.row(change->node);
        WhatIfChange one;
        one.key = row.key;
        if (const auto it = texts.find(row.key); it != texts.end()) {
            one.id = it->second.id;
            one.text = it->second.text;
            one.sourceRef = it->second.sourceRef;
        }
        one.depth = row.depth;
        one.before = change->before;
        one.after = change->after;
        one.sourcesLost = change->sourcesLost;
        one.sourcesLeft = change->sourcesLeft;
        one.sources = change->sourcesLost + change->sourcesLeft;
        one.reason = change->reason;
        std::unordered_set<Node> lost;
        for (const Link &link : s.sources(change->node)) {
            if (audit::carriesSupport(link.role) && link.node != kNoNode && isChosen.contains(link.node))
                lost.insert(link.node);
        }
        one.chosenLost = int(lost.size());
        WhatIfLayer &layer = layers[row.depth];
        layer.depth = row.depth;
        ++(one.after == Status::Stale ? layer.stale : layer.suspect);
        out.follows.push_back(std::move(one));
    }
    std::stable_sort(out.follows.begin(), out.follows.end(), [](const WhatIfChange &a, const WhatIfChange &b) {
        return a.depth != b.depth ? a.depth > b.depth : a.after > b.after; // stale is after suspect
    });

    // How many there are to compare with.
    if (!scopes.empty()) {
        std::map<int, std::uint64_t> there;
        for (const std::string &scope : scopes) {
            const auto counts = store::beliefsInForce(store, scope);
            if (!counts)
                return counts.error();
            for (const auto &[depth, count] : *counts) {
                out.beliefs += count;
                there[depth] += count;
            }
        }
        for (auto &[depth, layer] : layers) {
            layer.beliefs = there[depth];
            out.layers.push_back(layer);
        }
    }

    for (std::size_t i = 0; i < std::min(chosen.size(), kWhatIfCritical); ++i) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        const Impact alone = previewWithdrawal(s, std::array{chosen[i]}, action);
        if (alone.becomesStale.empty())
            continue;
        CriticalMemory one{s.row(chosen[i]).key, {}};
        for (const StatusChange &change : alone.becomesStale)
            one.beliefs.push_back(s.row(change.node).key);
        out.critical.push_back(std::move(one));
    }
    return out;
}

bool sameEffect(const WhatIf &a, const WhatIf &b)
{
    const auto same = [](const WhatIfChange &x, const WhatIfChange &y) {
        return x.key == y.key && x.before == y.before && x.after == y.after && x.sourcesLost == y.sourcesLost &&
               x.sourcesLeft == y.sourcesLeft;
    };
    return a.withdrawn == b.withdrawn && a.dependents == b.dependents && a.unaffected == b.unaffected &&
           a.follows.size() == b.follows.size() &&
           std::equal(a.follows.begin(), a.follows.end(), b.follows.begin(), same);
}

} // namespace credence
