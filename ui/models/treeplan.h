// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the reflection tree shows, as values: the filter, the order, and the plan made of them: the roots, what nothing
// rests on, where each memory occurs first. Plans are made in jobs and are immutable afterwards.
// Thread safety: pure functions over values.
#pragma once

#include "models/memorysource.h"

#include <credence/grounding.h>

#include <QString>
#include <QtCore/Qt>

#include <memory>
#include <optional>
#include <vector>

namespace credence::ui {

// Values are written to settings: do not renumber.
enum class TreeColumn {
    Text = 0,
    Depth = 1,
    Confidence = 2,
    Leaves = 3,
    Dependents = 4,
    Importance = 5,
    Status = 6,
    Flags = 7,
    Created = 8,
    Kind = 9,
};
inline constexpr int kTreeColumns = 10;

// Empty members don't restrict; all given ones must hold.
struct TreeFilter {
    QString text; // words; see Query::text
    std::vector<Kind> kinds;
    std::vector<Status> statuses;
    std::vector<Confidence> confidences;
    std::optional<int> minDepth, maxDepth;
    std::optional<double> minImportance;
    bool flagged = false;      // an open flag
    bool ungrounded = false;   // no episode beneath
    bool singleSource = false; // one episode beneath
    bool contradicted = false; // something speaks against it
    bool approved = false;     // in the agent's read view: a belief that a person approved and that is not in doubt
    std::optional<Time> since, until;
    QString tag, source; // exact; source: the system a memory was imported from

    bool operator==(const TreeFilter &) const = default;
    [[nodiscard]] bool isEmpty() const { return *this == TreeFilter{}; }
    [[nodiscard]] bool needsStore() const { return !text.isEmpty() || !tag.isEmpty() || !source.isEmpty() || approved; }
    [[nodiscard]] bool needsGrounding() const { return !confidences.empty() || ungrounded || singleSource; }
};

struct TreeSort {
    TreeColumn column = TreeColumn::Text;
    Qt::SortOrder order = Qt::AscendingOrder;
    bool chosen = false; // not chosen: roots by depth, children as cited

    bool operator==(const TreeSort &) const = default;
};

using GroundingTable = std::vector<GroundingColumns>; // by Node

// A row under another: a source of the memory above.
struct TreeChild {
    Node node = kNoNode; // kNoNode: a source that the store does not hold
    Role role = Role::Supports;
    int dangling = -1; // the how manieth of the missing ones
};

struct TreePlan {
    std::shared_ptr<const Snapshot> snapshot;
    TreeFilter filter;
    TreeSort sort;
    std::vector<Node> roots;
    std::vector<Node> uncited;                       // episodes that nothing rests on; none when filtered
    std::vector<Node> firstParent;                   // under which memory it occurs first; kNoNode: as a root
    std::vector<std::uint32_t> rank;                 // place in the chosen order, by Node; empty when none is chosen
    std::shared_ptr<const GroundingTable> grounding; // when the filter or the order needed it
    std::uint64_t episodes = 0, beliefs = 0;         // of the snapshot; narratives count as episodes
    int deepest = 0;                                 // depth, of the snapshot
    std::int64_t latest = kNoTime;                   // when the newest one was created
    // All nodes in the order in which they would stand as roots; for the next plan of the same snapshot and order.
    std::shared_ptr<const std::vector<Node>> order;
    // Only what comes first of it: more roots follow, or the snapshot is a part (Store::snapshotTop). Without
    // firstParent and uncited.
    bool partial = false;
    QString problem; // one sentence when the filter could not be answered

    // Each source once per role, as cited or in the chosen order; missing ones last.
    [[nodiscard]] std::vector<TreeChild> children(Node) const;
    // In how many places a memory occurs in the tree.
    [[nodiscard]] int places(Node) const;
};

// What was computed before and holds for the same snapshot: it is not computed again.
struct TreeKnown {
    std::shared_ptr<const GroundingTable> grounding;
    std::shared_ptr<const TreePlan> plan; // its order and rank count when snapshot and sort are the same
};

// Errors: those of source.keys; Cancelled.
[[nodiscard]] Result<std::shared_ptr<const TreePlan>> makeTreePlan(std::shared_ptr<const Snapshot>, const TreeFilter &,
                                                                   const TreeSort &, const MemorySource &,
                                                                   const TreeKnown &known, std::stop_token);

// The plan of a part that Store::snapshotTop made: its roots and what they rest on.
[[nodiscard]] std::shared_ptr<const TreePlan> makeTopPlan(std::shared_ptr<const Snapshot> top);

// From so many memories on a filter that asks the store is answered in two steps.
inline constexpr std::size_t kTreeInSteps = 20'000;
inline constexpr std::size_t kTreeFirstRows = 256;

// The first kTreeFirstRows roots of makeTreePlan's answer, or fewer where they are rare; what it costs doesn't depend
// on how many memories the words find. Null where makeTreePlan is as quick: few memories, no words, no order known, or
// nothing found early. Errors: those of source.among; Cancelled.
[[nodiscard]] Result<std::shared_ptr<const TreePlan>> makeFirstRows(std::shared_ptr<const Snapshot>, const TreeFilter &,
                                                                    const TreeSort &, const MemorySource &,
                                                                    const TreeKnown &known, std::stop_token);

// The figures of all memories; null when stopped.
[[nodiscard]] std::shared_ptr<const GroundingTable> wholeGrounding(const Snapshot &, std::stop_token);

} // namespace credence::ui
