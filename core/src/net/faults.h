// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// How the transport's sentences begin, where a caller acts on which it was. Ownership: none. Thread safety: constants.
#pragma once

#include <string_view>

namespace credence::net {

inline constexpr std::string_view kReset = "The connection was closed";  // another try may do
inline constexpr std::string_view kStalled = "Nothing more came";        // another try may do
inline constexpr std::string_view kTimedOut = "The reply took too long"; // another try would take as long
inline constexpr std::string_view kTooLarge = "The reply is too large";

} // namespace credence::net
