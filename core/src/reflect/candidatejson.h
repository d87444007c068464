// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Candidates as JSON values, for those who put them into something larger.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include "reflect/json.h"

#include <credence/candidate.h>

namespace credence::reflecting {

[[nodiscard]] OrderedJson toJson(const Candidate &candidate);
[[nodiscard]] Result<Candidate>
candidateOf(const Json &object); // Invalid: no id, an unknown action, evidence without id

} // namespace credence::reflecting
