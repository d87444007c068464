// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Pending writes of other programs that are in the queue, against what an import finds at their source.
// Ownership: borrows the connection. Thread safety: as the connection's.
#pragma once

#include "store/review.h"
#include "util/plainwords.h"

#include <credence/mirror.h>

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace credence::store {

// What a source says in a pending write, as a salted digest: what it would do and with which words, not when or why it
// was asked for.
[[nodiscard]] std::string saidIn(const nlohmann::json &candidate, const std::string &salt);

// A candidate of the queue that its source has otherwise now.
struct WriteChange {
    SyncKind kind = SyncKind::Reworded;
    StoredCandidate before;
    std::optional<Candidate> next;    // what its source says now
    std::string state;                // of the candidate from now on
    PendingWrite source;              // `voids` < 0: the entry that tells it
    std::string reason;               // a sentence
    std::optional<std::size_t> draft; // of the import: the memory that came of it
};

// Of a pending write that waits at its source: nothing if it is as it was. `whole`: the record with our ids.
[[nodiscard]] Result<std::optional<WriteChange>> waits(sql::Connection &db, const std::string &candidate,
                                                       const nlohmann::json &whole, const std::string &said,
                                                       MirrorId mirror);

// Candidates of a mirror that wait at it as far as is known here; `handedBack`: also those handed back of which nothing
// came yet.
[[nodiscard]] Result<std::vector<std::string>> waitingAt(sql::Connection &db, MirrorId mirror, bool handedBack);

// How a pending write that waits no more stands in the queue from now on. `applied`: what it proposed is there.
[[nodiscard]] WriteChange settledThere(StoredCandidate before, const std::optional<PendingWrite> &known,
                                       const std::optional<Decision> &decision, MirrorId mirror, bool applied);

} // namespace credence::store
