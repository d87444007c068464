// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/values.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace credence::cli {

namespace values {

// As it was typed, in quotes; a whole file pasted by mistake is cut.
std::string typed(const std::string &text)
{
    constexpr std::size_t kMost = 80;
    return text.size() <= kMost ? '"' + text + '"' : '"' + text.substr(0, kMost) + "…\"";
}

std::string listed(const std::vector<std::string> &words)
{
    std::string out;
    for (const std::string &word : words)
        out += (out.empty() ? "" : ",") + word;
    return "{" + out + "}";
}

CLI::Validator words(const std::vector<std::string> &words, const std::string &description)
{
    return {[words](std::string &text) -> std::string {
                if (std::find(words.begin(), words.end(), text) != words.end())
                    return {};
                const std::string meant = nearest(text, words);
                return fmt::format("takes {}, not {}{}", choice(words), typed(text),
                                   meant.empty() ? "" : "; did you mean " + meant + "?");
            },
            description};
}

// Edits between two words, a swap of neighbours counted once (Damerau 1964, optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before, last(b.size() + 1), now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before = last;
        last = now;
    }
    return last[b.size()];
}

} // namespace values

std::string choice(const std::vector<std::string> &words)
{
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    return out;
}

std::string nearest(std::string_view typed, const std::vector<std::string> &words)
{
    constexpr std::size_t kLongest = 64; // no word is longer
    std::string best;
    std::size_t least = kLongest;
    if (typed.size() < 2 || typed.size() > kLongest)
        return best;
    for (const std::string &word : words) {
        // What is only cut short is meant, however much is missing.
        const bool begun = typed.size() > 2 && std::string_view(word).starts_with(typed);
        const std::size_t edits = begun ? 1 : values::distance(typed, word);
        if (edits < least && 3 * edits <= std::max(typed.size(), word.size())) {
            least = edits;
            best = word;
        }
    }
    return best;
}

CLI::Validator oneOf(const std::vector<std::string> &words)
{
    return values::words(words, values::listed(words));
}

CLI::Validator oneOfMany(const std::vector<std::string> &words)
{
    return values::words(words, "");
}

CLI::Validator wholeNumber(std::int64_t low, std::int64_t high)
{
    const bool open = high == std::numeric_limits<std::int64_t>::max();
    const std::string range = open ? fmt::format("from {}", low) : fmt::format("from {} to {}", low, high);
    return {[=](std::string &text) -> std::string {
                std::int64_t value = 0;
                const char *end = text.data() + text.size();
                const auto [at, error] = std::from_chars(text.data(), end, value);
                const bool fits = error == std::errc() && at == end && value >= low && value <= high;
                return fits ? std::string()
                            : fmt::format("needs a whole number {}, not {}", range, values::typed(text));
            },
            ""};
}

CLI::Validator number(double low, double high)
{
    const std::string range =
        std::isinf(high) ? fmt::format("from {:g}", low) : fmt::format("from {:g} to {:g}", low, high);
    return {[=](std::string &text) -> std::string {
                double value = 0;
                const char *end = text.data() + text.size();
                const auto [at, error] = std::from_chars(text.data(), end, value);
                const bool fits =
                    error == std::errc() && at == end && std::isfinite(value) && value >= low && value <= high;
                return fits ? std::string() : fmt::format("needs a number {}, not {}", range, values::typed(text));
            },
            ""};
}

CLI::Validator timeValue()
{
    return {[](std::string &text) -> std::string {
                return parseTime(text)
                           ? std::string()
                           : "needs a time such as 2026-08-01 or 2026-08-01T09:12:13Z, not " + values::typed(text);
            },
            ""};
}

CLI::Validator takenBy(std::function<Result<void>(const std::string &)> parse)
{
    return {[parse = std::move(parse)](std::string &text) -> std::string {
                const auto taken = parse(text);
                return taken ? std::string()
                             : fmt::format("can't be {}: {}", values::typed(text), taken.error().message);
            },
            ""};
}

CLI::Validator notBlank()
{
    return {[](std::string &text) {
                const bool blank = text.find_first_not_of(" \t\r\n") == std::string::npos;
                return blank ? fmt::format("needs a value, not {}", values::typed(text)) : std::string();
            },
            ""};
}

} // namespace credence::cli
