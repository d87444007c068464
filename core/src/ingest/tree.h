// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A folder of another program, walked within bounds: depth, number and size of files are limited, links to folders are
// not followed, and what could not be looked at is said.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/ingest.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace credence::ingest {

inline constexpr int kTreeDepth = 16;
inline constexpr std::size_t kTreeFiles = 200000;                      // looked at, wanted or not
inline constexpr std::uintmax_t kTreeText = std::uintmax_t(64) << 20U; // bytes of one text file

struct TreeFile {
    std::filesystem::path path;
    std::string name; // below the root, for people
};

// Both are given the path below the root.
struct TreeFilter {
    std::function<bool(const std::filesystem::path &)> file;
    std::function<bool(const std::filesystem::path &)> folder = [](const auto &) { return true; };
    std::size_t wanted = kTreeFiles; // the walk ends when that many were found
    std::size_t looked = kTreeFiles; // or looked at
};

// Wanted files, sorted by path. `problems` may be null.
[[nodiscard]] std::vector<TreeFile> walkTree(const std::filesystem::path &root, const TreeFilter &filter,
                                             std::vector<Problem> *problems, const std::stop_token &stop);

// The bytes of a text file without a byte order mark; nothing, with a problem, if it can't be read or is too large.
[[nodiscard]] std::optional<std::string> treeText(const TreeFile &file, std::vector<Problem> &problems);

} // namespace credence::ingest
