// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// How long to wait before another try. Ownership: values. Thread safety: pure functions.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace credence::retry {

inline constexpr std::chrono::milliseconds kLongest{60'000};

// A Retry-After header: seconds (fractions allowed) or one of the three dates of RFC 9110, 5.6.7. Never below 0, never
// above kLongest; nothing for what is neither.
[[nodiscard]] std::optional<std::chrono::milliseconds> retryAfter(std::string_view header,
                                                                  std::chrono::sys_seconds now);

// Doubling from 1 s, at most 30 s, of which a random share of at least one half is waited. `tries` were made, 1..;
// `random` is in 0..1.
[[nodiscard]] std::chrono::milliseconds backOff(int tries, double random);

} // namespace credence::retry
