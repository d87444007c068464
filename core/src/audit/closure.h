// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The reach of all nodes at once: which leaves lie beneath each, what stands above each. A walk from each node is
// quicker where trees are small, and quadratic where they are deep; this goes through the graph in order, 512 nodes at
// a time as bits, so that a chain costs (nodes + links) * nodes / 512 steps of eight words. Ownership: values. Thread
// safety: a pure function.
#pragma once

#include <credence/snapshot.h>

#include <optional>
#include <stop_token>
#include <vector>

namespace credence::audit {

struct Closure { // by node
    std::vector<int> leaves, lostLeaves, timedLeaves, laterLeaves, dependents;
    std::vector<std::uint8_t> usedLeaf; // beneath a reflection
};

// Nothing if the links are not acyclic, or when stopped. Figures are those of groundingOf().
[[nodiscard]] std::optional<Closure> closure(const Snapshot &s, std::stop_token stop = {});

} // namespace credence::audit
