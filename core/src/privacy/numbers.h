// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What stands around a number. Ownership: none. Thread safety: pure functions.
#pragma once

#include <string_view>

namespace credence::privacy {

// One of the words ('|' between them, lower case) stands within a few words of the span, as a word.
[[nodiscard]] bool wordsNear(std::string_view text, std::size_t start, std::size_t end, std::string_view words);

// The span is a line or a list item of its own, or is written in groups as people write such numbers, and nothing
// before it says that it counts or names something technical ("ticket 123456789").
[[nodiscard]] bool standsAlone(std::string_view text, std::size_t start, std::size_t end);

// What is said right before it counts or names something technical.
[[nodiscard]] bool countsSomething(std::string_view text, std::size_t start);

} // namespace credence::privacy
