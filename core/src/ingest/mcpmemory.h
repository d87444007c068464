// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What reading and handing back of the MCP memory server's knowledge graph share: the records of its file with their
// places. Source of the format: modelcontextprotocol/servers, src/memory/index.ts; dialects as found in the wild.
// Ownership: places in the caller's text. Thread safety: none needed.
#pragma once

#include "ingest/importer.h"
#include "ingest/jsonspans.h"
#include "ingest/record.h"

namespace credence::ingest::mcp {

inline constexpr const char *kFormat = "mcp-memory";

struct GraphRecord {
    enum class Kind { Entity, Relation, Marker, Unknown, Broken };
    Kind kind = Kind::Broken;
    spans::Span span;
    std::uint64_t number = 0; // of the line, or of the element
    Json value;
    std::string error; // of what is broken
};

struct GraphFile {
    enum class Form { Lines, List, Object }; // one object a line; one list of all; {"entities": [], "relations": []}
    Form form = Form::Lines;
    std::vector<GraphRecord> records;
    spans::Span entities, relations; // of an object: the two lists; of a list: it itself is `entities`
    bool named = false;              // of an object: they are no lists, but objects by the entities' names
    std::string error;               // of a list or object that ends early
    [[nodiscard]] std::string where(const GraphRecord &record) const;
};

[[nodiscard]] GraphFile scanGraph(std::string_view text, const std::stop_token &stop = {});

// memory.jsonl or memory.json of a folder, or the file itself.
[[nodiscard]] std::filesystem::path graphFileOf(const std::filesystem::path &path, bool folder);

// An observation's words: of dialects that keep an object there, too. Nothing if it has none.
[[nodiscard]] std::optional<std::string> observationText(const Json &observation);
[[nodiscard]] std::string memberOf(const Json &object, const char *key); // "" unless a string

[[nodiscard]] std::string observationRef(const std::string &entity, const std::string &text);
[[nodiscard]] std::string relationRef(const std::string &from, const std::string &type, const std::string &to);

[[nodiscard]] Result<HandBackPlan> handBack(const HandBackSet &set, const std::filesystem::path &target);

} // namespace credence::ingest::mcp
