// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A text without what files of notes don't keep of it. Ownership: values. Thread safety: any thread.
#pragma once

#include <string>
#include <string_view>

namespace credence {

// Without space around it, with \n as the one line end.
[[nodiscard]] inline std::string plainWords(std::string_view text)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpace);
    if (first == std::string_view::npos)
        return {};
    std::string out(text.substr(first, text.find_last_not_of(kSpace) + 1 - first));
    for (std::size_t at = 0; (at = out.find("\r\n", at)) != std::string::npos;)
        out.erase(at, 1);
    return out;
}

// Whether two texts are the same but for that.
[[nodiscard]] inline bool sameWords(std::string_view a, std::string_view b)
{
    return a == b || plainWords(a) == plainWords(b);
}

} // namespace credence
