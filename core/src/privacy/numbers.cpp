// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "privacy/numbers.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace credence::privacy {

namespace {

bool letter(char c)
{
    const auto u = static_cast<unsigned char>(c);
    return std::isalpha(u) != 0 || u >= 0x80;
}

std::string lower(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

bool hasWord(std::string_view text, std::string_view words)
{
    while (!words.empty()) {
        const std::size_t bar = std::min(words.find('|'), words.size());
        const std::string_view word = words.substr(0, bar);
        for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
            const std::size_t end = at + word.size();
            if (static_cast<unsigned char>(word.front()) >= 0x80) // scripts without spaces
                return true;
            if ((at == 0 || !letter(text[at - 1]) || !letter(word.front())) &&
                (end == text.size() || !letter(text[end]) || !letter(word.back())))
                return true;
        }
        words.remove_prefix(std::min(bar + 1, words.size()));
    }
    return false;
}

} // namespace

bool wordsNear(std::string_view text, std::size_t start, std::size_t end, std::string_view words)
{
    constexpr std::size_t kBefore = 80, kAfter = 40;
    const std::size_t from = start > kBefore ? start - kBefore : 0;
    return hasWord(lower(text.substr(from, start - from)), words) || hasWord(lower(text.substr(end, kAfter)), words);
}

bool countsSomething(std::string_view text, std::size_t start)
{
    static constexpr std::string_view kTechnical =
        "ticket|issue|pr|build|job|pid|port|line|row|commit|hash|timestamp|epoch|bytes|ms|version|run|trace|request|"
        "process|thread|offset|size|count|id|error|code|revision|rev|order|invoice|isbn|seed|total|sum|counter|took";
    const std::size_t close = start > 24 ? start - 24 : 0;
    return hasWord(lower(text.substr(close, start - close)), kTechnical);
}

bool standsAlone(std::string_view text, std::size_t start, std::size_t end)
{
    std::size_t from = start;
    while (from > 0 && text[from - 1] != '\n')
        --from;
    std::size_t to = end;
    while (to < text.size() && text[to] != '\n')
        ++to;
    // Alone: no letters on its line, but a short label or a remark behind it.
    const std::string_view before = text.substr(from, std::min<std::size_t>(start - from, 400));
    const std::string_view after = text.substr(end, std::min<std::size_t>(to - end, 400));
    const auto letters = [](std::string_view s) { return std::count_if(s.begin(), s.end(), letter); };
    if (letters(before) == 0 && letters(after) == 0)
        return true;
    if (countsSomething(text, start))
        return false;
    const std::string_view span = text.substr(start, end - start);
    return span.find_first_of(" -.:") != std::string_view::npos || letters(span) > 0;
}

} // namespace credence::privacy
