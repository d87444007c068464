// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Reading that must cost no more than the bare recursive SQL: everything why() needs in one read transaction, and what
// a withdrawal touches. Ownership: values. Thread safety: any thread; each call is one short read of the store.
#pragma once

#include <credence/store.h>

namespace credence {

// The way from a Store to its inside, for the core alone.
struct StoreInside {
    static Store::Impl &of(const Store &store) { return *store.d; }
};

namespace store {

// The memory and all that it rests on. rows[i] belongs to node i of the snapshot, which holds only what grounding
// needs: key, kind, shape, status, depth and time.
struct Argument {
    struct Row {
        std::string id, sourceRef, text;
    };
    std::shared_ptr<const Snapshot> snapshot;
    std::vector<Row> rows;
    Memory memory;
    std::vector<EvidenceLink> links;  // of the memory itself, by ordinal
    int dependents = 0;               // distinct memories above it
    std::optional<Time> entered;      // of the entry that brought it in, with who and through what
    std::string who, channel, origin; // origin: the path of an import
    // Of what was committed here: the candidate, the run that proposed it with its model, and who approved it.
    std::string candidate, run, provider, model, approvedBy;
};
[[nodiscard]] Result<Argument> argument(const Store &store, MemoryKey key, std::stop_token stop = {});

// Active, suspect and stale reflections of a scope, by depth.
[[nodiscard]] Result<std::map<int, std::uint64_t>> beliefsInForce(const Store &store, const std::string &scope);
// The candidate that a committed memory came from; empty of others.
[[nodiscard]] Result<std::string> candidateOf(const Store &store, MemoryKey key);
// The salt of redactions in this store.
[[nodiscard]] Result<std::string> redactionSalt(const Store &store);

} // namespace store
} // namespace credence
