// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Whether a file is the same as before, by its bytes.
// Ownership: none. Thread safety: pure but for the disk.
#pragma once

#include <credence/result.h>

#include <filesystem>
#include <stop_token>
#include <string>

namespace credence::reflecting {

// SHA-256 of the file, lower-case hex; followed by " wal " and that of the -wal beside it if that holds anything.
[[nodiscard]] Result<std::string> storeHash(const std::filesystem::path &store, std::stop_token stop = {});

} // namespace credence::reflecting
