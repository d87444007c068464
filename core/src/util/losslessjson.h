// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// JSON that loses nothing. Foreign JSON holds what no strict parser takes: invalid UTF-8, lone surrogates, numbers that
// fit no double. It is rewritten before parsing, one to one, into a *form* that is valid JSON and valid UTF-8:
//   U+10E000 + n   the lone surrogate U+D800 + n
//   U+10E800 + b   the invalid byte b (80..FF)
//   U+10E900 c     the character c, where c itself is one of U+10E000..U+10E9FF
//   U+10E901 t     at the start of a string: not a string but a number, whose text t no double or 64-bit integer holds
// Values of this file, and the JSON texts that are kept in the store (Memory::extra, DraftRecord::json), are in the
// form; decode() gives the bytes of a string, write() gives ordinary JSON again.
// Ownership: values. Thread safety: pure functions. Errors: no exception leaves; a broken document says where.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence::lossless {

using Json = nlohmann::json;

// Deeper values are left out (null instead) and named in Document::issues.
inline constexpr std::size_t kMaxDepth = 100;
// The most that the values of one document may take, in bytes; what was complete before stays.
inline constexpr std::size_t kMaxSize = std::size_t(512) << 20U;

[[nodiscard]] std::string encode(std::string_view bytes);
[[nodiscard]] std::string decode(std::string_view form);

// Strings and numbers as the source meant them.
[[nodiscard]] bool isString(const Json &);
[[nodiscard]] bool isNumber(const Json &);
[[nodiscard]] std::string numberText(const Json &); // precondition: isNumber()

struct Issue {
    enum class Kind : std::uint8_t { DuplicateKey, TooDeep };
    Kind kind = Kind::DuplicateKey;
    std::string key;       // the path of keys, decoded, "a/b"
    std::size_t level = 0; // how many keys and places are in that path
    std::string value;     // of a duplicate: what was left out, cut to a few words
};

struct Document {
    Json value;                // of a broken document: the members of the outermost value that were complete
    std::vector<Issue> issues; // at most 100,000
    std::string error;         // empty, or what is wrong, for a person
    [[nodiscard]] bool ok() const { return error.empty(); }
};

// Of two equal keys in an object the first stays. Below the outermost member `roomier` one level more is kept: what was
// taken from a record and is written into a member of it must not be too deep when it comes back.
[[nodiscard]] Document parse(std::string_view json, std::string_view roomier = {},
                             std::stop_token stop = {}); // foreign
[[nodiscard]] Document parseForm(std::string_view json); // already in the form

[[nodiscard]] std::string dumpForm(const Json &); // one line

// Ordinary JSON, valid UTF-8, on one line: lone surrogates as \ud800 escapes. Precondition: canWrite(value); what can't
// be written stays as it stands in the form.
[[nodiscard]] std::string write(const nlohmann::ordered_json &);
// Whether write() and parse() give these bytes again: no invalid bytes, and no two surrogates that would make a pair.
[[nodiscard]] bool canWriteBytes(std::string_view bytes);
// The same for every string in a dump of the form.
[[nodiscard]] bool canWriteForm(std::string_view form);

[[nodiscard]] std::string toBase64(std::string_view bytes);
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

} // namespace credence::lossless
