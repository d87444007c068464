// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Snapshot: the shape of (a part of) a store without its texts: who rests on whom, with status, depth, time and
// importance, as arrays. The tree, the map, grounding, impact and truth maintenance are computed on it.
// Ownership: immutable once built; share it as shared_ptr<const Snapshot>. Thread safety: const access from any thread.
#pragma once

#include <credence/export.h>
#include <credence/memory.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace credence {

// A memory's place in the arrays of one snapshot, 0..size()-1, in the order of keys (the order of arrival).
using Node = std::uint32_t;
inline constexpr Node kNoNode = std::numeric_limits<Node>::max();
inline constexpr std::int64_t kNoTime = std::numeric_limits<std::int64_t>::min();

// One end of an evidence link as seen from the other end.
struct Link {
    Node node = kNoNode; // kNoNode: dangling
    Role role = Role::Supports;
    Granularity granularity = Granularity::Claim;
};

// What is known of one memory without its text.
struct NodeRow {
    MemoryKey key;
    std::int64_t created = kNoTime;                             // ms since 1970 UTC
    float importance = std::numeric_limits<float>::quiet_NaN(); // 0..1, NaN: unset
    std::int32_t depth = 0;
    std::uint32_t scope = 0; // index into scopes()
    Kind kind = Kind::Episode;
    Shape shape = Shape::None;
    Status status = Status::Active;
    Origin origin = Origin::Imported;
    std::uint16_t openFlags = 0;         // privacy flags that are open
    std::uint16_t acknowledgedLost = 0;  // lost sources that a recheck accepted
    Status statedDoubt = Status::Active; // suspect or stale as the imported source stated it: doubt never falls below
    Status restoresTo = Status::Active;  // of a withdrawn one: Deprecated if it was so before, a restore returns to it
    bool hasStoredDepth = false;         // stored_depth differs from depth
    bool malformed = false;              // the importer reported its evidence as malformed
};

class CREDENCE_CORE_EXPORT Snapshot {
public:
    // Collects rows and links in any order, then build()s. Links whose derived end is unknown are ignored; those whose
    // source is unknown or 0 are dangling. Not thread safe.
    class CREDENCE_CORE_EXPORT Builder {
    public:
        Builder();
        ~Builder();
        Builder(Builder &&) noexcept;
        Builder &operator=(Builder &&) noexcept;
        void reserve(std::size_t nodes, std::size_t links);
        // The index of that scope, added when new.
        std::uint32_t scope(std::string_view id);
        void add(const NodeRow &row); // keys must be distinct
        // Among those added so far, which must have come in ascending order of keys; null if absent. Valid until the
        // next add().
        [[nodiscard]] const NodeRow *find(MemoryKey key) const;
        // Sources of one derived memory keep the order in which they were linked (the ordinal).
        void link(MemoryKey derived, MemoryKey source, Role role, Granularity granularity);
        [[nodiscard]] std::shared_ptr<const Snapshot> build() &&;

    private:
        struct Impl;
        std::unique_ptr<Impl> d;
    };

    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    [[nodiscard]] const NodeRow &row(Node n) const { return m_rows[n]; }
    [[nodiscard]] std::span<const NodeRow> rows() const { return m_rows; }
    // What n rests on, in the order of ordinals; dangling ones have node == kNoNode.
    [[nodiscard]] std::span<const Link> sources(Node n) const
    {
        return {m_sources.data() + m_sourceStart[n], m_sources.data() + m_sourceStart[n + 1]};
    }
    // What rests on n directly (any role), in the order of keys.
    [[nodiscard]] std::span<const Link> dependents(Node n) const
    {
        return {m_dependents.data() + m_dependentStart[n], m_dependents.data() + m_dependentStart[n + 1]};
    }
    [[nodiscard]] std::size_t linkCount() const { return m_sources.size(); }
    [[nodiscard]] Node find(MemoryKey key) const; // kNoNode if absent; O(log n), O(1) where keys have no gaps
    [[nodiscard]] const std::vector<std::string> &scopes() const { return m_scopes; }

private:
    std::vector<NodeRow> m_rows; // sorted by key
    std::vector<std::uint32_t> m_sourceStart, m_dependentStart;
    std::vector<Link> m_sources, m_dependents;
    std::vector<std::string> m_scopes;
};

} // namespace credence
