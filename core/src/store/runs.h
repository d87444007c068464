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

// Whether this store's own reading connections wrote nothing, as SQLite counts it.
[[nodiscard]] Result<bool> readingWroteNothing(const Store &store);

} // namespace credence::store
