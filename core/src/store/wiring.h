// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Wiring: bringing new memories and changed evidence into the graph so that the invariants hold at each step: circles
// are found, depths computed, and everything is written in an order in which each source is final before what rests on
// it.
// Ownership: borrows the connection and, until apply(), the memories given to it. Thread safety: one thread.
#pragma once

#include "store/impl.h"

#include <unordered_map>
#include <unordered_set>

namespace credence::store {

// A link with its source looked up.
struct WiredLink {
    MemoryKey source; // 0: dangling
    std::string ref;  // what the source document named
    Role role = Role::Supports;
    Granularity granularity = Granularity::Claim;
    std::string quote;
};

// A memory to be inserted, with what the schema has beside Memory's members.
struct NewMemory {
    Memory *memory = nullptr; // key, id, scope set; depth is filled by plan(), status by judge()
    bool malformed = false;
    bool judged = false;     // its status may be lowered by lost sources
    std::string candidate{}; // that it came from, of a committed one
};

// A link left out since it would have closed a circle.
struct CutLink {
    MemoryKey derived, source;
};

class Wiring {
public:
    explicit Wiring(sql::Connection &db) : m_db(db) {}

    void addNew(const NewMemory &memory, std::vector<WiredLink> links);
    // Replaces the evidence of a memory of the store.
    void rewire(MemoryKey existing, Kind kind, std::vector<WiredLink> links);

    // Finds circles (and leaves the link out that closes one), then depths and the order.
    [[nodiscard]] Result<void> plan();
    [[nodiscard]] const std::vector<CutLink> &cut() const { return m_cut; }
    [[nodiscard]] const std::vector<WiredLink> &links(MemoryKey key) const { return m_nodes.at(key).links; }
    // Memories of the store whose depth plan() changes, old and new.
    struct DepthChange {
        MemoryKey key;
        int before = 0, after = 0;
    };
    [[nodiscard]] std::vector<DepthChange> depthChanges() const;
    [[nodiscard]] int depth(MemoryKey key) const { return m_nodes.at(key).depth; }

    // Lowers the status of new reflections whose sources are lost, in the order of plan(); a doubt that the source
    // stated and no loss explains is kept as stated doubt.
    [[nodiscard]] Result<void> judge();

    [[nodiscard]] Result<void> apply(LedgerNumber number, std::stop_token stop = {}, const Progress &progress = {});

private:
    struct Node {
        NewMemory fresh; // memory == nullptr: one of the store
        Kind kind = Kind::Episode;
        bool rewired = false; // links are to be written
        int depth = 0, depthBefore = 0;
        Status stated = Status::Active;      // before judge()
        Status statedDoubt = Status::Active; // no loss explains it
        std::vector<WiredLink> links;
    };
    Result<void> load(MemoryKey key); // a memory of the store with its links
    Result<void> loadAbove();
    Result<bool> order(); // false: a circle was cut, start again
    Result<int> storedDepth(MemoryKey key);
    class Rows; // what apply() writes, many rows at once

    sql::Connection &m_db;
    std::unordered_map<MemoryKey, Node> m_nodes;
    std::vector<MemoryKey> m_start; // as given
    std::vector<MemoryKey> m_order; // sources first
    std::vector<CutLink> m_cut;
    bool m_existing = false;
};

} // namespace credence::store
