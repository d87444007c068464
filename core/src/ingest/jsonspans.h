// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Where the parts of a JSON text lie, so that one can be changed and every other byte stays. It follows brackets and
// strings only; whether a part is good JSON says the parser. Ownership: places in the caller's text. Thread safety:
// pure.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stop_token>
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

// One of several values that stand one after another: as JSON lines, glued on one line, or each over several lines.
struct Part {
    Span span;
    std::uint64_t line = 0; // where it begins, from 1
    bool whole = false;     // an object or list with its end; else what nobody can tell, up to where another may begin
    // Whether a line begins with it: what stands further in may be a part of a value that breaks off.
    [[nodiscard]] bool begins(std::string_view text) const { return span.begin == 0 || text[span.begin - 1] == '\n'; }
};

// Behind the object or list at `at`, which may go over several lines; npos if it breaks off: where the text or a string
// ends before it, or, of an object, where a line begins with another one.
inline std::size_t skipLines(std::string_view text, std::size_t at)
{
    const bool object = text[at] == '{';
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t i = at; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n') {
            if (inString || (object && i + 1 < text.size() && text[i + 1] == '{')) {
                return std::string_view::npos;
            }
        } else if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return i + 1;
        }
    }
    return std::string_view::npos;
}

// The values of the text, commas between them left out, from `at` on.
inline std::vector<Part> parts(std::string_view text, std::size_t at, const std::stop_token &stop = {})
{
    std::vector<Part> found;
    std::size_t counted = 0; // up to here the lines are counted
    std::uint64_t line = 1;
    std::size_t spent = 0; // on values without an end: many of them must not cost the text's length each
    constexpr std::size_t kMost = std::size_t(64) << 20U;
    while (at < text.size() && !stop.stop_requested()) {
        if (isSpace(text[at]) || text[at] == ',') {
            ++at;
            continue;
        }
        line += static_cast<std::uint64_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                                                      text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        counted = at;
        const std::size_t lineEnd = std::min(text.find('\n', at), text.size());
        const bool structured = text[at] == '{' || text[at] == '[';
        std::size_t end = structured ? skipValue(text.substr(0, lineEnd), at) : std::string_view::npos;
        if (structured && end == std::string_view::npos && spent < kMost) {
            end = skipLines(text, at);
            spent += end == std::string_view::npos ? std::min(text.size() - at, kMost) : 0;
        }
        const bool whole = end != std::string_view::npos;
        if (!whole) {
            end = structured ? lineEnd : std::min(text.find('{', at), lineEnd);
            const std::size_t last = text.find_last_not_of(" \t\r", end - 1);
            if (structured && (text[last] == '{' || text[last] == '[' || text[last] == ',')) { // it goes on below
                end = std::min(text.find("\n{", at), text.size());
            }
        }
        found.push_back({{at, end}, line, whole});
        at = end;
    }
    return found;
}

} // namespace credence::ingest::spans
