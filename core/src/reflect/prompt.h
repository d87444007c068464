// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Prompts: templates of resources/prompts filled with memories, which are fenced as data.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/memory.h>
#include <credence/provider.h>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace credence::reflecting {

// The version and short content hash of all prompts that a preset uses: "questions 1 5f3a, insights 1 09bc".
[[nodiscard]] std::string promptVersion(const std::vector<std::string> &names);

// Fills {{name}} in one pass: what a value contains is never looked at again. `name` of a file in resources/prompts;
// `schema` likewise, or "" for none.
[[nodiscard]] ChatRequest promptOf(const std::string &name, const std::string &schema,
                                   const std::map<std::string, std::string, std::less<>> &values);

// A line that no text between two of it can hold: it is made from the hash of all that stands there. The same content
// gives the same fence, so that a recorded run replays.
[[nodiscard]] std::string fenceFor(std::string_view content);

// "[3] (2026-04-12 18:41) text": numbered from 1, line breaks indented, cut at `limit` characters (0: not).
[[nodiscard]] std::string numbered(std::span<const Memory *const> memories, std::size_t limit);
[[nodiscard]] std::string numberedLine(std::size_t number, const Memory &memory, std::size_t limit);

// Safe UTF-8 of at most `limit` characters.
[[nodiscard]] std::string cutText(std::string_view bytes, std::size_t limit);

} // namespace credence::reflecting
