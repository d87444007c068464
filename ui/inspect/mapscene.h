// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MapScene: a snapshot prepared for the map: bands by depth, each in the order of time with running sums, so that a
// frame costs the same at a million memories as at a thousand; bundles of links for several zooms; the cone of a
// selection. Ownership: immutable once built, shared by shared_ptr. Thread safety: building and const access from any
// thread.
#pragma once

#include <credence/snapshot.h>

#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

namespace credence::ui::map {

// Memories of one depth that have a time, in its order (ties by key). Running sums have size() + 1 entries, so that the
// number in ranks [a, b) is sum[b] - sum[a].
struct Band {
    int depth = 0;
    std::vector<std::int64_t> times;
    std::vector<Node> nodes;
    std::vector<std::uint32_t> suspect, stale, ungrounded, links;
    std::vector<double> area;           // of r * r at full size
    std::vector<std::uint32_t> flagged; // ranks with an open flag, ascending
    std::uint64_t all = 0;              // timeless ones too

    [[nodiscard]] std::size_t size() const { return nodes.size(); }
    // Ranks of the times in [from, to).
    [[nodiscard]] std::pair<std::size_t, std::size_t> ranks(std::int64_t from, std::int64_t to) const;
    [[nodiscard]] std::uint64_t flags(std::size_t a, std::size_t b) const;
};

// Many links between two cells (band, time) drawn as one.
struct Bundle {
    std::uint16_t derivedCell = 0, sourceCell = 0;
    std::uint16_t derivedBand = 0, sourceBand = 0;
    std::uint32_t count = 0;
};
// One zoom of bundling: the time from the scene's first to its last cut into `cells`; ordered by derivedCell.
struct BundleLevel {
    int cells = 0;
    std::vector<Bundle> bundles;
};

struct Scene {
    std::shared_ptr<const Snapshot> snapshot;
    std::vector<Band> bands;              // from depth 0 up; at least one
    std::vector<std::uint32_t> rank;      // by node: its place in its band, kNoNode without a time
    std::vector<std::uint8_t> ungrounded; // by node
    std::vector<std::int64_t> runs;       // when reflections were made, ascending, each time once
    std::vector<BundleLevel> levels;      // empty when all links may be drawn one by one
    std::vector<std::uint64_t> byStatus;  // kStatusCount
    std::uint64_t timeless = 0, flagged = 0, ungroundedCount = 0;
    std::int64_t first = 0, last = 0; // of the times; equal to 0 when there are none

    [[nodiscard]] bool hasTime(Node n) const { return n < rank.size() && rank[n] != kNoNode; }
    [[nodiscard]] int bandOf(Node n) const;
    [[nodiscard]] std::int64_t time(Node n) const { return snapshot->row(n).created; }
};

// More links than this are bundled.
inline constexpr std::size_t kBundleFrom = 1000;

// Null when stopped.
[[nodiscard]] std::shared_ptr<const Scene> buildScene(std::shared_ptr<const Snapshot> snapshot,
                                                      std::stop_token stop = {});

// Confidence by node, for the rings; comes after the scene because it costs more. Null when stopped.
using Rings = std::vector<Confidence>;
[[nodiscard]] std::shared_ptr<const Rings> buildRings(const Snapshot &snapshot, std::stop_token stop = {});

// --- selection ---
enum class EdgeKind : std::uint8_t { SupportFirst, Support, SupportEpisode, DependentFirst, Dependent, Contradicts };
struct ConeEdge {
    Node source = kNoNode, derived = kNoNode;
    EdgeKind kind = EdgeKind::Support;
    bool batch = false;
};
// What the selected memory rests on and what rests on it, as ancestors() and dependents() of grounding.h define it.
struct Cone {
    Node self = kNoNode;
    std::vector<Node> support, dependents, against;   // ascending; against: contradicts it or is contradicted by it
    std::vector<ConeEdge> edges;                      // weak ones first; at most kMostEdges, the first hop always
    std::vector<std::vector<Node>> bands;             // all of them by band, in the order of time
    std::vector<std::vector<std::int64_t>> bandTimes; // their times
    std::vector<std::int64_t> supportTimes, dependentTimes; // ascending
    std::vector<std::pair<Node, int>> dangling;             // number of sources that are not there, by derived memory
    [[nodiscard]] bool supports(Node n) const;
    [[nodiscard]] bool dependsOn(Node n) const;
    [[nodiscard]] bool has(Node n) const;
};
inline constexpr std::size_t kMostEdges = 400;
[[nodiscard]] std::shared_ptr<const Cone> buildCone(const Scene &scene, Node self);

// --- keyboard ---
enum class Step { Source, Dependent, Earlier, Later };
// The memory one step away: the source or dependent nearest in time (links that support before others), or the
// neighbour in the band. kNoNode if there is none.
[[nodiscard]] Node walk(const Scene &scene, Node from, Step step);
// Where the keyboard starts: the latest memory of the highest band that has one between the times.
[[nodiscard]] Node firstMemory(const Scene &scene, std::int64_t from, std::int64_t to);

} // namespace credence::ui::map
