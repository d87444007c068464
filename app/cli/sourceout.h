// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The mirrors of a store on the command line, shared by sources, sync and watch.
// Ownership: values. Thread safety: main thread only.
#pragma once

#include "cli/context.h"
#include "cli/output.h"

#include <credence/sources.h>

namespace credence::cli {

Json mirrorJson(const Mirror &mirror);
Json syncJson(const SyncReport &report);
// The mirrors that a person names by number or path; all of them where nothing is named. NotFound; an error that names
// them when a path has several (of other formats or scopes).
Result<std::vector<Mirror>> chosenMirrors(const Store &store, const std::string &named);
// "3 added, 1 changed": what is not 0, else "nothing new".
std::string syncText(const SyncReport &report);

} // namespace credence::cli
