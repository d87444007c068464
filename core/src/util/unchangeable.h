// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Why the system refuses what its permissions allow. Ownership: none. Thread safety: any thread.
#pragma once

#include <filesystem>

namespace credence {

// The file, or the folder in which it would be made anew, is marked as immutable or append-only (FS_IOC_GETFLAGS of
// Linux); false where that can't be asked.
[[nodiscard]] bool isUnchangeable(const std::filesystem::path &);

} // namespace credence
