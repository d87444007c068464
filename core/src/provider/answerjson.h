// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// JSON taken out of what a model wrote. The text is untrusted: work and memory are bounded, nothing in it is obeyed.
// Ownership: values. Thread safety: pure functions. Errors: Corrupt (no JSON in it that fits, with one sentence).
#pragma once

#include <credence/result.h>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace credence {

// A reply cut into what the model thought and what it said. Only a block at the very start counts: a later
// "<think>" is text that the model quotes.
struct ThoughtAndText {
    std::string_view thought; // without its tags
    std::string_view text;
    bool closed = true; // false: the block never ends, so there is no text
};
[[nodiscard]] ThoughtAndText withoutThought(std::string_view reply);

inline constexpr std::size_t kMaxAnswer = 4u << 20; // bytes of a text; more is refused
inline constexpr int kMaxAnswerDepth = 64;          // deeper values are unreadable

struct Answer {
    nlohmann::json value; // strings are valid UTF-8
    std::string note;     // what was repaired, for a person; empty if the JSON was sound
};

// The first value in the text that is an object or an array, is no JSON Schema (models echo theirs) and for which
// `fits` says yes; an empty `fits` takes any. Looked for after a leading think block, in fences, in prose and inside of
// wrapping objects. A whole value goes before a cut one of its kind, whose incomplete last element is left out: a list
// ends with its last complete element, an object with its last complete member. Repaired besides: trailing and missing
// commas between elements, comments, raw line breaks and wrong escapes in strings, invalid UTF-8 (U+FFFD), True, False,
// None, NaN. `fits` may throw what nlohmann::json throws: that is a no.
[[nodiscard]] Result<Answer> extractAnswer(std::string_view text,
                                           const std::function<bool(const nlohmann::json &)> &fits = {});

} // namespace credence
