// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is handed back to Hindsight. Thread safety: a pure function of the set.
#pragma once

#include <credence/handback.h>

#include <filesystem>

namespace credence {

// The script hindsight-requests.sh in a folder. See planHandBack().
[[nodiscard]] Result<HandBackPlan> hindsightHandBack(const HandBackSet &set, const std::filesystem::path &target);

} // namespace credence
