// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The store keeps circles out, but a file may have been edited past its triggers, and whoever walks a snapshot relies
// on there being none.
// Ownership: none. Thread safety: a pure function.
#pragma once

#include <credence/memory.h>

#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace credence::read {

struct Edge {
    std::int64_t derived = 0, source = 0; // source 0: dangling
    Role role = Role::Supports;
    Granularity granularity = Granularity::Claim;
};

// Makes dangling what closes a circle. `depth(key)`: of a reflection its depth, of other memories 0, below 0 for keys
// that are not at hand. A link that falls in depth can't be part of a circle, so a sound file costs one look.
template<class Depth>
void dropCircles(std::vector<Edge> &links, Depth depth)
{
    bool level = false; // is there a link that doesn't fall?
    for (const Edge &e : links) {
        if (e.source == 0 || e.role == Role::Contradicts)
            continue;
        const std::int32_t below = depth(e.source);
        if (below >= 0 && below >= depth(e.derived)) {
            level = true;
            break;
        }
    }
    if (!level)
        return;
    std::unordered_map<std::int64_t, std::vector<std::size_t>> out;
    for (std::size_t i = 0; i < links.size(); ++i) {
        if (links[i].source != 0 && links[i].role != Role::Contradicts)
            out[links[i].derived].push_back(i);
    }
    std::unordered_map<std::int64_t, int> state; // 1 on the way, 2 done
    std::unordered_set<std::size_t> dropped;
    for (const auto &[start, unused] : out) {
        if (state[start] != 0)
            continue;
        std::vector<std::pair<std::int64_t, std::size_t>> stack{{start, 0}};
        state[start] = 1;
        while (!stack.empty()) {
            auto &[node, next] = stack.back();
            const auto it = out.find(node);
            if (it == out.end() || next == it->second.size()) {
                state[node] = 2;
                stack.pop_back();
                continue;
            }
            const std::size_t index = it->second[next++];
            const std::int64_t source = links[index].source;
            if (state[source] == 1) {
                dropped.insert(index);
            } else if (state[source] == 0) {
                state[source] = 1;
                stack.emplace_back(source, 0);
            }
        }
    }
    for (const std::size_t index : dropped)
        links[index].source = 0;
}

} // namespace credence::read
