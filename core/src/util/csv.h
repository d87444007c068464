// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Cells of CSV (RFC 4180).
#pragma once

#include <credence/text.h>

#include <string>
#include <string_view>

namespace credence::csv {

// Quoted where it must be. What a table program would take for a formula is told apart by an apostrophe.
[[nodiscard]] inline std::string cell(std::string_view text)
{
    std::string shown = displayText(text);
    if (!shown.empty() && std::string_view("=+-@\t\r").find(shown.front()) != std::string_view::npos)
        shown.insert(shown.begin(), '\'');
    if (shown.find_first_of(",\"\r\n") == std::string::npos)
        return shown;
    std::string out = "\"";
    for (const char c : shown) {
        if (c == '"')
            out += '"';
        out += c;
    }
    return out + "\"";
}

} // namespace credence::csv
