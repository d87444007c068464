// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FocusScene: the neighbourhood of one memory, chosen from a snapshot and made into boxes: what it rests on below, what
// rests on it above, and what is near. How many are shown is bounded, whatever the size of the store; each box knows
// how many of its own sources and dependents are not shown, and each can be opened in place. Ownership: values. Thread
// safety: pure functions; call from any thread (texts are read: inside jobs only).
#pragma once

#include "audit/graphcanvas.h"
#include "models/memorysource.h"

#include <credence/snapshot.h>

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

namespace credence::ui::focus {

// What a pill adds at most, and the boxes that are ever shown.
inline constexpr std::size_t kFocusStep = 24;
inline constexpr std::size_t kFocusEver = 600;
// Boxes of one depth when 60 are shown; in proportion with more.
inline constexpr std::size_t kFocusAcross = 9;
inline constexpr std::size_t kFocusUsual = 60;

// Sources (below) or dependents of a shown memory that were asked for.
struct Opening {
    MemoryKey key;
    bool below = false;
    bool operator==(const Opening &) const = default;
};

struct Wish {
    MemoryKey centre;
    int links = 2;                  // how far it reaches; 0: as far as links lead
    std::size_t most = kFocusUsual; // shown before anything is opened
    std::vector<Opening> openings;  // in the order they were asked for
    std::vector<MemoryKey> order;   // as the boxes of the picture before stood: they keep that order
};

struct Neighbour {
    Node node = kNoNode;
    GraphPart part = GraphPart::Near;
    int links = 0;                    // how many away from the centre
    int moreBelow = 0, moreAbove = 0; // distinct sources and dependents that are not shown
    int missing = 0;                  // sources that are nowhere
};

// Support and dependents as ancestors() and dependents() of grounding.h define them. Nearer ones come first, then those
// that support it or rest on it, then flagged ones, then the more important ones. Of one depth at most kFocusAcross for
// each kFocusUsual that are shown, of the bottom a third of all and what room is left; what is shown hangs together.
struct Neighbourhood {
    std::vector<Neighbour> shown; // the centre first
    std::size_t total = 0;        // within reach, or opened beyond it
    // Of these by depth; 0: episodes and narratives that merge nothing, -1: those that merge.
    std::map<int, std::size_t> byDepth;
    bool full = false; // kFocusEver is reached: nothing more opens
};
// Nothing shown if the snapshot lacks the centre; null when stopped.
[[nodiscard]] std::shared_ptr<const Neighbourhood> neighbourhood(const Snapshot &snapshot, const Wish &wish,
                                                                 std::stop_token stop = {});

struct Picture {
    std::shared_ptr<const GraphScene> scene; // null: there is no such memory here
    std::size_t total = 0;
    int support = 0, dependents = 0, near = 0, against = 0; // of what is shown
    std::size_t hidden = 0;                                 // in all pills, each memory once a box
    bool batch = false, cluster = false;                    // some links are cited so
    bool full = false;
};
// Reads the texts of what is shown.
[[nodiscard]] Result<std::shared_ptr<const Picture>> picture(const Snapshot &snapshot, const Wish &wish,
                                                             const MemorySource &source, std::stop_token stop = {});

} // namespace credence::ui::focus
