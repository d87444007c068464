// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What reflection asks the store beyond its public face: what people rejected.
// Ownership: values. Thread safety: any thread; each call is one short read.
#pragma once

#include "store/argument.h"

#include <credence/candidate.h>

namespace credence::store {

struct Rejected {
    Candidate candidate;
    std::optional<Time> time;
    std::string reason;
};
// Candidates of a scope whose last decision is a rejection, the latest first.
[[nodiscard]] Result<std::vector<Rejected>> rejected(const Store &store, const std::string &scope);

// Beliefs of a scope that a person withdrew or replaced, or an import did, the latest first; with the reason, where the
// ledger has one.
struct Corrected {
    MemoryId id;
    std::string text, subject, predicate, object;
    Status status = Status::Retracted; // or Superseded
    std::string replacement;           // the text of what took its place, if that is known
    std::string reason;
    std::optional<Time> time; // of the entry
};
[[nodiscard]] Result<std::vector<Corrected>> corrected(const Store &store, const std::string &scope);

// Whether this store's own reading connections wrote nothing, as SQLite counts it.
[[nodiscard]] Result<bool> readingWroteNothing(const Store &store);

} // namespace credence::store
