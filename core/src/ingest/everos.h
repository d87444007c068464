// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// EverOS's Markdown as its code writes it (src/everos/core/persistence/markdown), for its reader and its writer here:
// <root>/<app>/<project>/users|agents/<owner>/…, daily files with marked entries, single files with front matter.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include "ingest/frontmatter.h"
#include "ingest/importer.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace credence::everos {

inline constexpr const char *kFormat = "everos";

using Fields = std::vector<std::pair<std::string, std::string>>;                // in their order
[[nodiscard]] std::string fieldOf(const Fields &fields, std::string_view name); // empty if there is none

struct Entry {
    std::string id;
    Fields inlines;  // "**key**: value" before the first section
    Fields sections; // "### Title" and what stands below
    std::string body;
};

// Whose memory: the folders that a file lies in, as ids.
struct Owner {
    std::string app = "default", project = "default";
    bool agent = false;
    std::string id = "default";
    auto operator<=>(const Owner &) const = default; // NOLINT(modernize-use-nullptr): reads the 0 within it
};

enum class FileKind { Episode, Fact, Foresight, Case, Decision, Profile, Skill, Other };

struct File {
    std::filesystem::path path;
    std::string name; // below the folder that is read, for people
    FileKind kind = FileKind::Other;
    Owner owner;
    ingest::FrontMatter matter;
    std::vector<Entry> entries;
    bool fronted = false;            // they stand in the documented form, with a block of YAML each
    std::vector<std::string> unread; // ids of entries behind one that is not closed; the first is that one
    std::string body;                // of a profile or skill: what stands below the front matter
};

struct Tree {
    std::vector<File> files;
    std::filesystem::path root;  // with .index and ome.toml; empty if it is not known
    std::uint64_t knowledge = 0; // documents that are no memories
    std::uint64_t strange = 0;   // Markdown of other kinds
};

// Whether this Markdown is EverOS's; of a folder, whether some is where it would lie.
[[nodiscard]] bool recognises(std::string_view text);
[[nodiscard]] bool recognisesFolder(const std::filesystem::path &folder);
// A file, or all below a folder.
[[nodiscard]] Tree readTree(const std::filesystem::path &path, bool folder, std::vector<Problem> &problems,
                            const std::stop_token &stop);
// The scope's name of each owner: its id, with app and project where a source has more than one of them, and with the
// track where a user and an agent have the same id.
[[nodiscard]] std::vector<std::pair<Owner, std::string>> scopesOf(std::vector<Owner> owners);

} // namespace credence::everos
