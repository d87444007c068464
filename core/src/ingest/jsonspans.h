// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Where the parts of a JSON text lie, so that one can be changed and every other byte stays. It follows brackets and
// strings only; whether a part is good JSON says the parser. Ownership: places in the caller's text. Thread safety:
// pure.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace credence::ingest::spans {

struct Span {
    std::size_t begin = 0, end = 0; // end: behind the last byte
    [[nodiscard]] std::string_view of(std::string_view text) const { return text.substr(begin, end - begin); }
    [[nodiscard]] bool empty() const { return begin == end; }
};

inline bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

inline std::size_t skipSpace(std::string_view text, std::size_t at)
{
    while (at < text.size() && isSpace(text[at])) {
        ++at;
    }
    return at;
}

// Behind the value that begins at `at`; npos if the text ends before it does.
inline std::size_t skipValue(std::string_view text, std::size_t at)
{
    std::size_t depth = 0;
    bool inString = false;
    const bool structured = at < text.size() && (text[at] == '{' || text[at] == '[' || text[at] == '"');
    for (std::size_t i = at; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\') {
                ++i;
            } else if (c == '"') {
                inString = false;
                if (depth == 0) {
                    return i + 1;
                }
            }
            continue;
        }
        if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0) {
                return i;
            }
            if (--depth == 0) {
                return i + 1;
            }
        } else if (depth == 0 && !structured && (c == ',' || isSpace(c))) {
            return i;
        }
    }
    return structured || depth > 0 || inString ? std::string_view::npos : text.size();
}

// The complete elements of the list at `list.begin`.
inline std::vector<Span> elements(std::string_view text, Span list)
{
    std::vector<Span> found;
    std::size_t at = list.begin + 1;
    while (true) {
        at = skipSpace(text, at);
        if (at < list.end && text[at] == ',') {
            ++at;
            continue;
        }
        if (at >= list.end || text[at] == ']') {
            return found;
        }
        const std::size_t end = skipValue(text.substr(0, list.end), at);
        if (end == std::string_view::npos || end == at) {
            return found;
        }
        found.push_back({at, end});
        at = end;
    }
}

// The complete members of the object at `object.begin`: the key with its quotes, and the value.
inline std::vector<std::pair<Span, Span>> members(std::string_view text, Span object)
{
    std::vector<std::pair<Span, Span>> found;
    std::size_t at = object.begin + 1;
    const std::string_view within = text.substr(0, object.end);
    while (true) {
        at = skipSpace(text, at);
        if (at < object.end && text[at] == ',') {
            ++at;
            continue;
        }
        if (at >= object.end || text[at] != '"') {
            return found;
        }
        const std::size_t keyEnd = skipValue(within, at);
        const std::size_t colon = keyEnd == std::string_view::npos ? keyEnd : skipSpace(within, keyEnd);
        if (colon == std::string_view::npos || colon >= within.size() || within[colon] != ':') {
            return found;
        }
        const std::size_t value = skipSpace(within, colon + 1);
        const std::size_t end = value >= within.size() ? std::string_view::npos : skipValue(within, value);
        if (end == std::string_view::npos || end == value) {
            return found;
        }
        found.push_back({{at, keyEnd}, {value, end}});
        at = end;
    }
}

} // namespace credence::ingest::spans
