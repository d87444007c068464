// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// When two paths name one foreign store. Ownership: values. Thread safety: any thread; looks at the file system.
#pragma once

#include <credence/export.h>

#include <filesystem>

namespace credence {

// The place that a path names, however it is written: absolute, without "." and ".." and a slash at its end, links
// followed as far as there is something, and for the database of a Chroma folder that folder, which is read with it.
// The path itself where the file system refuses to say.
[[nodiscard]] CREDENCE_CORE_EXPORT std::filesystem::path placeOf(const std::filesystem::path &);

[[nodiscard]] CREDENCE_CORE_EXPORT bool samePlace(const std::filesystem::path &, const std::filesystem::path &);

} // namespace credence
