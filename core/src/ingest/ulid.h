// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ULIDs as programs write them: 26 characters of Crockford's base 32, or their 16 bytes in hexadecimal.
// Thread safety: pure functions.
#pragma once

#include <credence/memory.h>

#include <optional>
#include <string>
#include <string_view>

namespace credence::ingest {

// In the 26 characters, upper case; nothing for what is no ULID.
[[nodiscard]] std::optional<std::string> ulid(std::string_view text);
// The time that it carries: its first 48 bits, in milliseconds (ULID specification). Nothing after the year 9999.
[[nodiscard]] std::optional<Time> ulidTime(std::string_view text);

} // namespace credence::ingest
