// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The stage select: which memories a run looks at. Pure functions over what a store knows without texts.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/snapshot.h>

#include <optional>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

namespace credence::reflecting {

struct SelectOptions {
    std::string strategy;                     // recent, unreflected, important, all
    std::size_t limit = 0;                    // 0: all
    std::optional<int> depth;                 // of what is looked at; nothing: any
    int maxDepth = 2;                         // of the scope's new reflections
    bool belowMaxDepth = false;               // what a new reflection may rest on
    bool episodesOnly = false;                // no narratives
    std::unordered_set<MemoryKey> only;       // by hand: these, consumed or not
    std::optional<std::int64_t> since, until; // ms, both included
    std::unordered_set<MemoryKey> consumed;
};

struct Selection {
    std::vector<Node> nodes;  // in the strategy's order
    std::size_t eligible = 0; // that could have been taken
    std::size_t fresh = 0;    // of those, never reflected on by this preset
};

// Memories in force: active ones, and suspect beliefs; nothing withdrawn, stale, archived or erased.
[[nodiscard]] bool inForce(Status status);
// recent: the latest first. unreflected: the oldest first that were not reflected on. important: the most important
// first, of equal ones the latest, an unset importance counts 0.5 and comes after a stated one. all: in order of time.
// Ties in time go by arrival; timeless memories come last everywhere.
[[nodiscard]] Selection select(const Snapshot &snapshot, const SelectOptions &options);

// Importance as it counts in sums: 0.5 where it is unset.
[[nodiscard]] double importanceOf(const NodeRow &row);

} // namespace credence::reflecting
