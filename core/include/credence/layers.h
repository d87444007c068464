// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Layers: which boxes of a layered graph are shown, and in which order each layer stands so that few links cross. The
// places themselves (pixels) are the caller's. Links may skip layers. Orders are found by sweeps: each layer in turn is
// sorted by the mean place of its neighbours (Sugiyama, Tagawa and Toda 1981), then neighbours are swapped while that
// helps; the order with the fewest crossings is kept.
// Ownership: values. Thread safety: pure functions; call from any thread.
#pragma once

#include <credence/audit.h>
#include <credence/export.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace credence {

struct LayersInput {
    std::vector<int> layer;                                     // of each node: 0 is the bottom
    std::vector<std::pair<std::uint32_t, std::uint32_t>> links; // (upper, lower); others are left out
    std::vector<double> weight;                                 // who is shown first where a layer is folded; or empty
    std::vector<std::uint32_t> pinned;                          // never folded away
    std::vector<std::uint32_t> bottom; // layer 0 from left to right; empty: as it crosses least
    std::vector<std::uint32_t> kept;   // as they stood in an earlier picture: those of one layer keep that order
};

struct LayersOptions {
    std::size_t most = 300;          // nodes shown at first, at least the pinned ones
    std::size_t mostInLayer = 0;     // 0: no limit but `most`
    std::size_t mostInBottom = 0;    // the same for layer 0
    std::map<int, std::size_t> also; // further nodes of a layer that a person opened
};

struct LayerBox {
    std::vector<std::uint32_t> nodes; // one; of a folded box those that it stands for
    int layer = 0;
    int place = 0; // from the left in its layer
    bool folded = false;
};

struct LayerEdge {
    std::uint32_t upper = 0, lower = 0; // boxes
    std::uint32_t links = 0;            // how many links it stands for
};

struct LayeredGraph {
    std::vector<LayerBox> boxes;
    std::vector<LayerEdge> edges;                   // by upper, then lower
    std::vector<std::vector<std::uint32_t>> layers; // boxes of each layer from left to right; [0] is the bottom
    std::size_t shown = 0, total = 0;               // nodes
    std::uint64_t crossings = 0;                    // of straight links between evenly spaced boxes
};

[[nodiscard]] CREDENCE_CORE_EXPORT LayeredGraph layered(const LayersInput &, const LayersOptions & = {});

// Crossings of straight links when each layer is spaced evenly from 0 to 1; shared ends don't count.
[[nodiscard]] CREDENCE_CORE_EXPORT std::uint64_t layerCrossings(const LayeredGraph &);

// Which layer each depth stands in, from `first` upwards: one each, but with more than `most` of them the middle ones
// share one (an argument can be a hundred thousand deep), the highest and the lowest keep their own.
inline constexpr std::size_t kMostLayers = 24;
[[nodiscard]] CREDENCE_CORE_EXPORT std::map<int, int> layersOfDepths(const std::set<int> &depths, int first = 0,
                                                                     std::size_t most = kMostLayers);

// Memories by their depths: those of depth 0 stand in layer 0 (the bottom), what merges others of depth 0 above them in
// layers of its own, then the depths that occur. The bottom is there even if nothing stands in it.
struct DepthLayers {
    std::vector<int> layer;  // of each node
    std::vector<int> depths; // of each layer, the highest; 0 for the bottom and for narratives
    std::vector<int> lowest; // the lowest where several depths share a layer
};
// `links` are (upper, lower); those of merges[node] stand above the bottom even if nothing of what they merge is among
// the nodes. Depths below 0 count as 0. A circle of an unsound file ends where it is met.
[[nodiscard]] CREDENCE_CORE_EXPORT DepthLayers
layersByDepth(const std::vector<int> &depth, const std::vector<std::pair<std::uint32_t, std::uint32_t>> &links,
              const std::vector<bool> &merges = {});

// An argument as layers: node i is Why::chain[i]. The bottom holds the leaves in order of time, then come narratives
// that merge others, then the depths that occur. Links and layers of memories that the chain lacks are left out.
struct WhyLayers {
    LayersInput input;
    std::vector<int> depths;           // of each layer, the highest; 0 for the bottom and for narratives
    std::vector<int> lowest;           // the lowest where several depths share a layer
    std::vector<std::uint32_t> leaves; // Why::leaves as nodes: leaf number i + 1
};
[[nodiscard]] CREDENCE_CORE_EXPORT WhyLayers whyLayers(const Why &);

} // namespace credence
