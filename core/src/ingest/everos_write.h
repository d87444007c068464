// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is handed back to EverOS. Thread safety: a pure function of the files.
#pragma once

#include <credence/handback.h>

#include <filesystem>

namespace credence::everos {

// A narrative becomes an entry of the day it was approved on, and what it merged is named in the front matter of its
// files. Nothing else of them changes. See planHandBack().
[[nodiscard]] Result<HandBackPlan> handBack(const HandBackSet &set, const std::filesystem::path &target);

} // namespace credence::everos
