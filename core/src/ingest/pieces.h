// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What several readers need: names made of content, times as programs count them, texts cut the way people write them,
// and folders walked with bounds. Ownership: values. Thread safety: pure functions, but for the file system.
#pragma once

#include "ingest/importer.h"
#include "ingest/record.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace credence::ingest {

// Sixteen hex digits of the parts, each with its length: BLAKE2b-64. The same content has the same name at every
// import.
[[nodiscard]] std::string contentName(std::initializer_list<std::string_view> parts);

// Seconds or milliseconds since 1970; nothing outside the years 1970..9999.
[[nodiscard]] std::optional<Time> secondsTime(double seconds);
[[nodiscard]] std::optional<Time> millisTime(std::int64_t milliseconds);
// When the file was last written; nothing if that can't be told.
[[nodiscard]] std::optional<Time> writtenTime(const std::filesystem::path &file);
// A source without times: the memory is not younger than its file. It stays what it was at the first import.
void assumeWritten(MemoryDraft &draft, const std::filesystem::path &file);

[[nodiscard]] std::string_view trimmed(std::string_view text); // of ASCII white space
// Code points, as Python's len() counts; an invalid byte counts one.
[[nodiscard]] std::uint64_t codePoints(std::string_view text);
// Without a byte order mark, with "\n" for "\r\n".
[[nodiscard]] std::string plainLines(std::string_view text);
// Text that a person could have written: no NUL, few bytes that are no UTF-8.
[[nodiscard]] bool looksLikeText(std::string_view head);

// The string under a key; empty where there is none.
[[nodiscard]] std::string wordOf(const Json &object, const char *key);

// "LABEL: words" below each other; parts without words are left out.
[[nodiscard]] std::string labelled(const std::vector<std::pair<const char *, std::string>> &parts);
// The words of each label again; nothing if the text does not begin with one. What stands in another order belongs to
// the part above it.
[[nodiscard]] std::optional<std::vector<std::string>> unlabelled(const std::vector<const char *> &labels,
                                                                 std::string_view text);

struct WalkLimits {
    std::size_t depth = 16;
    std::size_t files = 20000;
};
// Regular files below a folder (or the file itself) for which `wanted` holds, sorted by path. Links are not followed;
// folders that begin with a dot are left out. What was cut short, and why, becomes a problem.
[[nodiscard]] std::vector<std::filesystem::path>
filesBelow(const std::filesystem::path &folder, const std::function<bool(const std::filesystem::path &)> &wanted,
           ForeignStore &store, const std::stop_token &stop, const WalkLimits &limits = {});

// Counts what has no place here, by key, and says it once a key. Keys in `kept` stay in extra.
class Unmapped {
public:
    void add(const std::string &key) { ++m_counts[key]; }
    void report(ForeignStore &store, const std::string &where) const;

private:
    std::map<std::string, std::uint64_t> m_counts;
};

// Float32 numbers, little-endian, as they lie in a blob; empty if the size does not fit or a number is not finite.
[[nodiscard]] std::vector<float> floatsOf(std::string_view blob);

// A value of a foreign row: null, number, text, or, of bytes, their base64.
[[nodiscard]] Json cellOf(const sql::ForeignRow &row, std::size_t column);

// A row of a foreign table by the names of its columns; one that the table lacks is null.
class NamedRow {
public:
    NamedRow(const sql::ForeignRow &row, const std::vector<std::string> &columns) : m_row(row), m_columns(columns) {}
    [[nodiscard]] bool given(std::string_view column) const;
    [[nodiscard]] std::string text(std::string_view column) const; // "" for null
    [[nodiscard]] std::string_view bytes(std::string_view column) const;
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view column) const;
    [[nodiscard]] std::optional<double> real(std::string_view column) const;
    // The first of the columns that the table has: older versions call it otherwise.
    [[nodiscard]] std::string textOfAny(std::initializer_list<std::string_view> columns) const;
    // A column that holds JSON text; null if it holds none.
    [[nodiscard]] Json json(std::string_view column) const;
    // Strings of a JSON list in a column, or, where it is no JSON, its parts between commas.
    [[nodiscard]] std::vector<std::string> list(std::string_view column) const;
    // What is left: every column that is not null and not named; counted.
    [[nodiscard]] Json rest(std::initializer_list<std::string_view> known, Unmapped &unmapped) const;

private:
    [[nodiscard]] std::optional<std::size_t> place(std::string_view column) const;
    const sql::ForeignRow &m_row;
    const std::vector<std::string> &m_columns;
};
// Every row in the order of these columns. A table that breaks off becomes a problem; Cancelled alone is an error.
[[nodiscard]] Result<void> eachRow(const sql::ForeignDb &db, const std::string &table,
                                   const std::vector<std::string> &orderBy, ForeignStore &store,
                                   const std::function<void(const NamedRow &)> &row);

// Sets created from a text with or without a zone, or else from a number of seconds or milliseconds (told apart by
// size: seconds reach 1e11 in the year 5138). False if neither is a time: the memory stays timeless.
bool setCreated(Memory &memory, const std::string &text, std::optional<double> number);

} // namespace credence::ingest
