// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs and candidates on standard output, shared by reflect, runs and compare.
// Ownership: values. Thread safety: main thread only.
#pragma once

#include "cli/context.h"
#include "cli/output.h"

#include <credence/reflect.h>

namespace credence::cli {

Json candidateOut(const Candidate &candidate);
Json runOut(const RunRecord &run, bool withCalls);
// Full texts with their evidence. `all`: every source, else the first few of each candidate.
void printRun(const Store &store, const RunRecord &run, bool all, bool queued = false);
void printCandidate(const Store &store, const Candidate &candidate, std::size_t number, bool all);
std::string seconds(std::int64_t ms);
std::string money(double cost);

} // namespace credence::cli
