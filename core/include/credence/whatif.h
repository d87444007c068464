// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What if: what becomes of the beliefs when a set of memories is withdrawn, before anybody does it; which single
// memories a belief can't lose; and which few episodes carry a set of beliefs.
// Ownership: values; the snapshot is shared. Thread safety: functions may run on any thread; those that take a Store
// read it in short reads of their own and may block on disk.
#pragma once

#include <credence/export.h>
#include <credence/grounding.h>
#include <credence/store.h>

#include <span>
#include <string>
#include <vector>

namespace credence {

// Episodes and other leaves beneath a reflection that it can't lose: withdrawing that one alone makes it stale (fewer
// than kCitationFloor direct sources left), where it is not stale already. In ascending order of Node. The snapshot
// must hold all beneath the belief (Store::snapshotBelow() does). Cancelled answers nothing more than it found.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Node> criticalLeaves(const Snapshot &, Node belief,
                                                                    std::stop_token = {});

// One of the few on which many rest.
struct Carrier {
    Node node = kNoNode;
    int carries = 0; // beliefs of the set beneath which it lies
    int adds = 0;    // of those, beneath which none of the carriers before it lies
};
// A small set of leaves such that at least `share` (0..1) of the beliefs that have any rest on one of them. Greedy:
// each is the leaf beneath most of the beliefs that no earlier one lies under, of equals the earliest. The smallest
// such set is hard to find; greedy ones are at most 1 + ln(beliefs) times as large (Chvátal 1979).
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Carrier> carriers(const Snapshot &, std::span<const Node> beliefs,
                                                                 double share = 1.0, std::stop_token = {});

struct WhatIfChange {
    MemoryKey key;
    MemoryId id;
    std::string text, sourceRef;
    int depth = 0;
    Status before = Status::Active, after = Status::Active;
    int sources = 0, sourcesLost = 0, sourcesLeft = 0; // direct ones; sources = lost + left
    int chosenLost = 0; // of the lost ones, those that were chosen; the others became stale by it or were lost before
    std::string reason; // "loses 4 of 5 sources, 1 left, the floor is 2"
};

// One of the chosen that a belief can't lose even if all others stay.
struct CriticalMemory {
    MemoryKey key;
    std::vector<MemoryKey> beliefs; // that become stale by it alone
};

struct WhatIfLayer {
    int depth = 0;
    std::uint64_t stale = 0, suspect = 0;
    std::uint64_t beliefs = 0; // reflections of that depth in force, in the scopes of the chosen ones
};

struct WhatIf {
    std::vector<MemoryKey> withdrawn;      // the chosen ones without those that are withdrawn already
    std::vector<WhatIfChange> follows;     // by depth, deepest first; stale before suspect, then in order of arrival
    std::vector<WhatIfLayer> layers;       // those with a change, deepest first
    std::vector<CriticalMemory> critical;  // in the order of the chosen ones; of the first kWhatIfCritical
    int dependents = 0, unaffected = 0;    // as Impact
    std::uint64_t beliefs = 0;             // reflections in force in the scopes of the chosen ones
    LedgerNumber head;                     // the store's last entry when it was read
    std::shared_ptr<const Snapshot> above; // the part of the graph that it was worked out on
};
inline constexpr std::size_t kWhatIfCritical = 500; // memories that are tried one by one

// Withdraws nothing. What Store::retract(), supersede() or erase() would do now to the same memories: they call the
// same function. Errors: those of Store; Cancelled. Keys that are not there are left out.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<WhatIf> whatIf(const Store &, std::span<const MemoryKey>,
                                                         Withdrawal = Withdrawal::Retract, std::stop_token = {});
// The same, when something changed since: statuses, counts and memories differ in nothing but the head.
[[nodiscard]] CREDENCE_CORE_EXPORT bool sameEffect(const WhatIf &, const WhatIf &);

} // namespace credence
