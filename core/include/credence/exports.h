// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Exports: a store as a document for people and other programs: everything as credence-jsonl, memories as Markdown or
// CSV, or what is surely believed as a block for a system prompt. Ownership: values.
// Thread safety: exportStore() may run on any thread; it reads in short reads of its own and blocks on disk.
#pragma once

#include <credence/export.h>
#include <credence/store.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

enum class ExportForm : std::uint8_t {
    Jsonl = 0,    // credence-jsonl, which can be imported again
    Markdown = 1, // beliefs by depth with what they rest on, then the episodes; tombstones are left out
    Csv = 2,      // one memory a line, RFC 4180; what a table program would run is told apart
    Pinned = 3,   // one belief a line: active, of high confidence, and in the agent's read view
};
CREDENCE_CORE_EXPORT const char *word(ExportForm);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<ExportForm> parseExportForm(std::string_view);

struct ExportOptions {
    ExportForm form = ExportForm::Jsonl;
    std::string scope{};      // empty: all
    bool onlyBeliefs = false; // reflections only
    // Of each memory what its flags or the scope's policy don't allow is replaced by placeholders: in its text, quotes,
    // tags and all else that is kept of it. As it is looked for memory by memory, words that nothing forbids in one
    // stay there.
    bool redact = false;
};

struct ExportReport {
    std::uint64_t written = 0;  // lines of Jsonl, else memories
    std::uint64_t bytes = 0;    // of the file; 0: none was written
    std::uint64_t redacted = 0; // memories in which something was replaced
    std::uint64_t waiting = 0;  // of Pinned: beliefs of high confidence that nobody approved
    // Of a damaged store, as Store::exportJsonl() names it; what can be read is written. Not of Pinned, which ends with
    // the damage: what an agent is told is whole or nothing. Redacting ends so too where the flags can't be read.
    std::vector<Problem> unreadable{};
};

// Writes beside `out` and renames, with the owner's rights. Jsonl with onlyBeliefs or redact holds memories only: what
// candidates, flags, decisions and the ledger say is not looked through. Pinned with nothing to say writes no file.
// Errors: NotFound (scope), Invalid (mayWriteDocument), Io, Cancelled and those of Store.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ExportReport> exportStore(const Store &, const std::filesystem::path &out,
                                                                    const ExportOptions &, std::stop_token = {},
                                                                    const Progress & = {});

} // namespace credence
