// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a foreign format is to the registry. A format is one file that defines one function of the list below; its line
// in registry.cpp makes it known. Ownership: values. Thread safety: importers are stateless.
#pragma once

#include "store/foreigndb.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence::ingest {

// What detection looks at: the content, never the name.
struct Probe {
    std::filesystem::path path;
    bool folder = false;
    std::string head;      // of a file: its first bytes, without a byte order mark
    bool complete = false; // head is the whole file
    bool database = false; // of SQLite, and no store of ours
    // Of a database: its ordinary tables with their columns. Asked for once.
    [[nodiscard]] const std::vector<std::pair<std::string, std::vector<std::string>>> &tables() const;
    [[nodiscard]] bool hasTable(std::string_view name) const;
    [[nodiscard]] bool hasColumns(std::string_view table, std::initializer_list<std::string_view> columns) const;

private:
    mutable std::optional<std::vector<std::pair<std::string, std::vector<std::string>>>> m_tables;
};

// Where a program usually keeps its memories: below the folder (or at the file) that an environment variable names.
// HOME for the usual place. `below` may hold "*" for one path component.
struct Place {
    const char *variable;
    const char *below;
};

struct Importer {
    Format format;
    bool (*accepts)(const Probe &) = nullptr;
    Result<ForeignStore> (*read)(const Probe &, const ReadOptions &, std::stop_token, const Progress &) = nullptr;
    // What would be written where: see planHandBack(). `target`: the source itself where the format is changed in
    // place, else a folder for what is made.
    Result<HandBackPlan> (*handBack)(const HandBackSet &, const std::filesystem::path &target) = nullptr;
    std::vector<Place> places{};
    bool handsBackInPlace = false; // handBack's target is the source itself
    bool restores = false;         // handBack can bring back what was taken away there
};

[[nodiscard]] const std::vector<Importer> &importers(); // all, in the order in which they are tried

// The formats, in the order in which they are tried: what names itself before what is only recognised by its shape; any
// folder with a note is the last. One more is a file with its function and a line here.
#define CREDENCE_IMPORTERS(X)                                                                                          \
    X(credenceJsonl)                                                                                                   \
    X(generativeAgents)                                                                                                \
    X(chroma)                                                                                                          \
    X(hermesAgent)                                                                                                     \
    X(mcpMemory)                                                                                                       \
    X(claudeMem)                                                                                                       \
    X(everos)                                                                                                          \
    X(engram)                                                                                                          \
    X(engramSync)                                                                                                      \
    X(hebbs)                                                                                                           \
    X(hindsight)                                                                                                       \
    X(mem0)                                                                                                            \
    X(memosLocal)                                                                                                      \
    X(langGraph)                                                                                                       \
    X(mcpMemoryService)                                                                                                \
    X(basicMemory)                                                                                                     \
    X(lettaFile)                                                                                                       \
    X(openClaw)                                                                                                        \
    X(markdownNotes)

#define CREDENCE_DECLARE_IMPORTER(name) [[nodiscard]] Importer name();
CREDENCE_IMPORTERS(CREDENCE_DECLARE_IMPORTER)
#undef CREDENCE_DECLARE_IMPORTER

// --- files ---

// Files larger than this are refused: they are read into memory as a whole.
inline constexpr std::uintmax_t kMaxFileSize = std::uintmax_t(2) << 30U;

// NotFound, Io, Unsupported (neither a file nor a folder).
[[nodiscard]] Result<Probe> probe(const std::filesystem::path &);
// A whole regular file. NotFound, Io, Unsupported (a folder, a device, too large).
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path &);
[[nodiscard]] bool isFile(const std::filesystem::path &);   // follows links; false on any error
[[nodiscard]] bool isFolder(const std::filesystem::path &); // likewise
// What no importer may touch, in a sentence, by the first bytes: a Git LFS pointer, a store of ours. Empty otherwise.
[[nodiscard]] std::string untouchable(std::string_view head);
// What it is that no importer knows, by the first bytes: a database, a compressed file. Empty if nothing of the kind.
[[nodiscard]] std::string stranger(std::string_view head);
// A path or name for a person: its bytes may be anything.
[[nodiscard]] std::string shown(const std::filesystem::path &);

// Of a mapping that an importer made to remember what it found out: "layout:NAME" for the key "COLLECTION/".
inline constexpr std::string_view kLayoutMeaning = "layout:";

// --- values ---

// Text from a file inside a message: made visible and cut.
[[nodiscard]] std::string excerpt(std::string_view bytes);

// Says how far the work is, at most a thousand times.
class Meter {
public:
    Meter(const Progress &progress, std::uint64_t total) : m_progress(progress), m_total(total) {}
    void at(std::uint64_t done)
    {
        if (m_progress && (done >= m_next || done == m_total)) {
            m_progress(done, m_total);
            m_next = done + m_total / 1000 + 1;
        }
    }

private:
    const Progress &m_progress;
    std::uint64_t m_total;
    std::uint64_t m_next = 0;
};

// Gives the one scope of the source another name. Invalid when it holds several.
[[nodiscard]] Result<void> overrideScope(ForeignStore &, const std::string &scope);

} // namespace credence::ingest
