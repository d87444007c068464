// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What stands already where something is handed back to, and whether that place is the source it is taken for.
// Ownership: values. Thread safety: one caller.
#pragma once

#include "ingest/importer.h"

#include <stop_token>

namespace credence::ingest {

// Takes out of the set what need not be said, and fills known, source, inPlace, copy and place of the plan. Nothing is
// done to a set without sources. A target that is a source by another name becomes that source's path. Errors: Conflict
// when a place that is changed itself is another store, a part of a source or more than one; those of readForeign() of
// such a place.
[[nodiscard]] Result<void> sift(HandBackSet &set, HandBackPlan &plan, const Importer &importer,
                                std::filesystem::path &target, const HandBackOptions &options,
                                const std::stop_token &stop);

// Refuses a folder for what is made that is a source of the store or lies in one: it would be read as a part of that.
// Errors: Conflict.
[[nodiscard]] Result<void> checkOutside(const HandBackSet &set, const std::filesystem::path &target);

// What the plan's writes carry of the set: all but what the format left.
[[nodiscard]] std::vector<std::string> carried(const HandBackSet &set, const HandBackPlan &plan);

} // namespace credence::ingest
