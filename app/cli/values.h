// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What options and arguments may be. Each refuses the rest in a sentence that goes on from the option's name:
// "--kind takes episode, reflection or narrative, not "zork"". Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/result.h>

#include <CLI/CLI.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace credence::cli {

// One of these words. The help lists them, and a shell completes them.
[[nodiscard]] CLI::Validator oneOf(const std::vector<std::string> &words);
// The same for words that are too many for the help: Context::offers completes them.
[[nodiscard]] CLI::Validator oneOfMany(const std::vector<std::string> &words);
[[nodiscard]] CLI::Validator wholeNumber(std::int64_t low,
                                         std::int64_t high = std::numeric_limits<std::int64_t>::max());
[[nodiscard]] CLI::Validator number(double low, double high = std::numeric_limits<double>::infinity());
[[nodiscard]] CLI::Validator timeValue();
// What `parse` takes; its error says what is wrong.
[[nodiscard]] CLI::Validator takenBy(std::function<Result<void>(const std::string &)> parse);
// For options that a person has to answer: white space is no answer.
[[nodiscard]] CLI::Validator notBlank();

// "a, b or c"
[[nodiscard]] std::string choice(const std::vector<std::string> &words);
// The word that was perhaps meant: the fewest letters wrong, missing, too many or swapped, at most a third of them.
// Empty if none is near.
[[nodiscard]] std::string nearest(std::string_view typed, const std::vector<std::string> &words);

} // namespace credence::cli
