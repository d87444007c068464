// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The YAML block at the head of a Markdown file: reading it within bounds, and changing single lines of it while every
// other byte stays.
// Ownership: values. Thread safety: pure functions. Errors: no exception leaves.
#pragma once

#include "util/losslessjson.h"

#include <credence/result.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace credence::ingest {

struct Yaml {
    lossless::Json value; // null where there is an error
    std::string error;    // empty, or what is wrong, for a person
};

// One document. Plain scalars become null, true or false, numbers and strings as in YAML's core schema; times stay
// strings. Aliases are followed; more than 200,000 values or 100 levels, and texts that
// take over 8 MiB with their aliases written out, are refused. Of two
// equal keys the first stays.
[[nodiscard]] Yaml parseYaml(std::string_view text);

struct FrontMatter {
    bool there = false;    // the text starts with lines between two lines of "---"; all is 0 where it does not
    std::size_t begin = 0; // of the YAML lines
    std::size_t end = 0;   // behind them: where the closing line starts
    std::size_t body = 0;  // behind the closing line; 0 if there is none
    lossless::Json value = lossless::Json::object();
    std::string error; // why `value` is empty though there are lines
};
[[nodiscard]] FrontMatter frontMatter(std::string_view text);

// The text with entries added to the mapping under `key`, which is made where it is missing. Entries that are there
// already stay as they are. Unsupported when the block is written in a way that can't be added to; what comes back says
// the same as before but for the new entries, by reading it again.
[[nodiscard]] Result<std::string> addToFrontMatter(std::string_view text, std::string_view key,
                                                   const std::vector<std::pair<std::string, std::string>> &entries);
// The text with a whole number or a time under a key that is there replaced, keeping its quotes.
[[nodiscard]] Result<std::string> setInFrontMatter(std::string_view text, std::string_view key, std::string_view value);
// A string as YAML, on one line: plain where it can't be anything else, in double quotes where it has controls, else in
// single ones.
[[nodiscard]] std::string yamlScalar(std::string_view text);

} // namespace credence::ingest
