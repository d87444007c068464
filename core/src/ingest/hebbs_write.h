// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is handed back to HEBBS. Thread safety: a pure function of the set.
#pragma once

#include <credence/handback.h>

#include <filesystem>

namespace credence {

// The script hebbs-commands.sh in a folder. See planHandBack().
[[nodiscard]] Result<HandBackPlan> hebbsHandBack(const HandBackSet &set, const std::filesystem::path &target);

} // namespace credence
