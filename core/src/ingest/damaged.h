// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a file was before it was damaged, by what can still be read of it. Thread safety: pure functions over files.
#pragma once

#include "ingest/importer.h"

#include <string>

namespace credence::ingest {

// Of a file that no importer accepts: what it looks like and what is wrong with it, in a sentence; empty if it doesn't
// look damaged. A database by the names in its schema, of which the bytes remain when SQLite can't follow them, or
// where nothing remains by its own name; an archive by the names of its parts; of a folder, what lies in it.
[[nodiscard]] std::string damagedLike(const Probe &);

} // namespace credence::ingest
