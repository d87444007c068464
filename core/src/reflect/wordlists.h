// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What words.cpp knows of single words, for those who look at sentences more closely. Thread safety: any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace credence::reflecting {

[[nodiscard]] std::string stemOf(const std::string &foldedWord);  // of English
[[nodiscard]] bool isFunctionWord(const std::string &foldedWord); // carries no claim of its own
[[nodiscard]] bool negates(const std::string &foldedWord);        // "not", "never", "doesn't"
// The lines of a word list, without comments and empty ones.
[[nodiscard]] std::vector<std::string> listLines(std::string_view text);
// Full stops, semicolons, exclamation and question marks before a space, and line breaks.
[[nodiscard]] std::vector<std::string> sentencesOf(const std::string &text);

} // namespace credence::reflecting
