// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Grounding, why and truth maintenance: what a memory rests on, what rests on it, and what becomes of it when sources
// are lost. All definitions are those headed "exact" in the design: over links with role supports or merged_from,
// dangling ones and ones to erased memories ignored, whatever the status of the rest.
// A narrative reads like an episode, but leaves pass through it to its originals; one without originals, or whose
// originals are all erased, is a leaf itself. A tombstone rests on nothing. For the confidence, lost memories are not
// passed: a leaf that is reached through a stale belief only is lost with it.
// Ownership: values. Thread safety: pure functions over an immutable Snapshot; call from any thread.
#pragma once

#include <credence/export.h>
#include <credence/snapshot.h>

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

// The citation floor of invariant 1.
inline constexpr int kCitationFloor = 2;

struct Grounding {
    int evidence = 0;                     // distinct direct sources
    int leaves = 0;                       // distinct episodes (and leaf narratives) reachable
    int dependents = 0;                   // distinct memories that reach this one: the blast radius
    int lostEvidence = 0, lostLeaves = 0; // of those, not counted for confidence
    bool ungrounded = false;              // a reflection with no leaves
    bool singleSource = false;            // a reflection with one leaf
    bool batch = false;                   // a link cites a whole batch
    int activeContradictions = 0;
    Confidence confidence = Confidence::None; // reflections only
    std::optional<double> echo;               // share of leaves created after the belief; nothing without leaves
};

[[nodiscard]] CREDENCE_CORE_EXPORT Grounding grounding(const Snapshot &, Node);
// The confidence in words, e.g. "Medium: 6 direct sources and 19 episodes support it. None speaks against it."
[[nodiscard]] CREDENCE_CORE_EXPORT std::string confidenceReason(const Grounding &);

// Everything reachable, each node once, in ascending order of Node; without the start itself.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Node> ancestors(const Snapshot &, Node); // what it rests on
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Node> leaves(const Snapshot &, Node);
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Node> dependents(const Snapshot &, std::span<const Node>);

// Cheap columns of the tree for many nodes at once: grounding() without echo and reasons, computed with shared scratch
// memory. Result i belongs to nodes[i]. Each call clears 4 bytes for every memory of the snapshot, so ask for many
// nodes at a time; when stopped, the result is shorter than nodes.
struct GroundingColumns {
    int evidence = 0, leaves = 0, dependents = 0;
    Confidence confidence = Confidence::None;
};
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<GroundingColumns>
groundingColumns(const Snapshot &, std::span<const Node>, const std::stop_token &stop = {});

// Depth by definition (1 + max over supports and merged_from sources; episodes and narratives 0; 1 without evidence),
// for all nodes; a tombstone keeps its own. The links must be acyclic, which the store guarantees.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<int> recomputedDepths(const Snapshot &);

// What a person may do to memories.
enum class Withdrawal { Retract, Supersede, Erase };

struct StatusChange {
    Node node = kNoNode;
    Status before = Status::Active;
    Status after = Status::Active;
    int sourcesLeft = 0; // direct sources (supports, merged_from) that are not lost afterwards
    int sourcesLost = 0;
    std::string reason; // "loses 4 of 5 sources, 1 left, the floor is 2"
};

struct Impact {
    int dependents = 0;                     // distinct memories above the chosen ones
    std::vector<StatusChange> withdrawn;    // the chosen ones themselves
    std::vector<StatusChange> becomesStale; // in ascending order of Node
    std::vector<StatusChange> becomesSuspect;
    std::vector<StatusChange> recovers; // only after a restore: less doubt than before (stale to suspect, too)
    int unaffected = 0;                 // dependents whose status does not change
};

// What is applied equals what is previewed: the store calls these same functions.
// Only reflections take part: an episode or narrative has no support to lose, so doubt does not pass through a
// narrative. Here a source that was erased counts as lost; a dangling one was never there and does not count. What is
// withdrawn already is not withdrawn again (it can still be erased). A reflection is judged anew when one of its
// sources is lost or comes back. Work is linear in the part of the graph above the chosen ones.
[[nodiscard]] CREDENCE_CORE_EXPORT Impact previewWithdrawal(const Snapshot &, std::span<const Node>, Withdrawal);
// What restoring the given retracted or superseded memories does.
[[nodiscard]] CREDENCE_CORE_EXPORT Impact previewRestore(const Snapshot &, std::span<const Node>);
// The doubt of every node recomputed from scratch: statuses with active/suspect/stale derived anew from which sources
// are lost; retracted, superseded, deprecated and erased are kept as given. Property tests compare with it.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Status> recomputedStatuses(const Snapshot &);

} // namespace credence
