// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What an erasure takes, worked out the same way for the preview and for the change itself; and the files beside the
// store.
// Ownership: values; a Plan shares its ErasedText. Thread safety: as the connection's.
#pragma once

#include "store/erase_text.h"
#include "store/sqlite.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace credence::erasing {

// A row of a table around the memories, and what becomes of it.
struct RowEdit {
    std::string table, id; // id as in tombstone
    std::optional<std::string> json{};
    bool reasonGone = false;
    // Of a candidate.
    bool textGone = false;
    bool reject = false; // it waits for a decision, and nothing is left to decide
    // Of a flag: its target is gone.
    bool gone = false;
    std::string state{};
};

struct QuoteEdit {
    std::int64_t derived = 0, ordinal = 0;
};

struct Plan {
    ErasePreview preview;
    std::vector<MemoryKey> taken; // chosen and cascade, sorted
    std::vector<QuoteEdit> quotes;
    std::vector<RowEdit> rows;
    std::vector<std::int64_t> inheritedPayloads; // listed by erase entries whose own payload goes
    std::shared_ptr<ErasedText> text;
};

// Where it still stands, for a person.
[[nodiscard]] std::string elsewhereSentence(const ErasedElsewhere &place);

// NotFound; Cancelled. `path` is the store's.
[[nodiscard]] Result<Plan> makePlan(sql::Connection &db, const std::filesystem::path &path, const EraseRequest &request,
                                    const std::stop_token &stop, const Progress &progress);

// --- files beside the store ---

struct FileEdits {
    std::vector<std::pair<std::filesystem::path, std::string>> rewritten; // with what they hold then
    std::vector<std::filesystem::path> removedRuns, cache, index;
};
[[nodiscard]] FileEdits filesAround(const std::filesystem::path &store, const ErasedText &text);
void applyFiles(const FileEdits &edits, std::vector<std::string> &problems);

// Looks through the raw bytes of all files of the store.
struct RawHit {
    std::filesystem::path file;
    std::uint64_t places = 0, names = 0; // stretches of erased text; the name, as a word
};
struct RawSearch {
    std::vector<RawHit> hits;
    std::uint64_t files = 0, bytes = 0;
    std::vector<std::string> unreadable;
};
[[nodiscard]] RawSearch searchFiles(const std::filesystem::path &store, const ErasedText &text,
                                    const Progress &progress);

// What the rows of the store still hold of it, by table; memories by id.
[[nodiscard]] Result<std::vector<Remains>> searchRows(sql::Connection &db, const ErasedText &text,
                                                      const std::stop_token &stop);

} // namespace credence::erasing
