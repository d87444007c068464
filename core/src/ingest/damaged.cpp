// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/damaged.h"

#include "ingest/gzip.h"
#include "ingest/zipfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <system_error>

namespace credence::ingest {

namespace fs = std::filesystem;

namespace damage {

// The names that a database of the format has in its schema, all of them, and what its file is called ("" if not
// always the same).
struct Traces {
    const char *format;
    const char *file;
    std::array<std::string_view, 3> names;
};

constexpr std::array<Traces, 10> kTraces{{
    {"chroma", "chroma.sqlite3", {"embedding_metadata", "embeddings_queue", "segments"}},
    {"claude-mem", "claude-mem.db", {"sdk_sessions", "observations", "created_at_epoch"}},
    {"claude-mem", "", {"memory_items", "server_session_id", "project_id"}},
    {"mem0", "history.db", {"history", "old_memory", "new_memory"}},
    {"mem0", "", {"history", "prev_value", "new_value"}},
    {"mem0", "vector_store.db", {"TABLE vectors", "vector", "payload"}},
    {"mem0", "", {"memory_history", "previous_value", "action"}},
    {"memos", "memos.db", {"traces", "agent_text", "world_model"}},
    {"langgraph", "", {"TABLE store", "prefix", "updated_at"}},
    {"mcp-memory-service", "sqlite_vec.db", {"TABLE memories", "content_hash", "memory_type"}},
}};

// The format whose names stand there, else the one whose file is called so.
std::string databaseFormat(const Probe &probe)
{
    const auto holds = [&](std::string_view name) { return probe.head.find(name) != std::string::npos; };
    for (const Traces &one : kTraces) {
        if (std::all_of(one.names.begin(), one.names.end(), holds))
            return one.format;
    }
    const std::string name = probe.path.filename().string();
    for (const Traces &one : kTraces) {
        if (*one.file && name == one.file)
            return one.format;
    }
    return {};
}

std::string ofDatabase(const Probe &probe)
{
    // Text that speaks of such tables is no database.
    const bool binary = probe.head.find('\0') != std::string::npos;
    if (!binary || (probe.database && !probe.tables().empty()))
        return {};
    const std::string format = databaseFormat(probe);
    if (!format.empty())
        return fmt::format("This looks like a database of {}, but it is damaged: {}.", format,
                           probe.database ? "none of its tables can be read"
                                          : "it does not begin as SQLite's files do");
    return probe.database ? "This is an SQLite database without a table that can be read: it is empty, or damaged."
                          : "";
}

std::string ofArchive(const Probe &probe)
{
    constexpr std::uintmax_t kMost = std::uintmax_t(64) << 20U; // larger ones are not tried
    const bool zip = probe.head.starts_with("PK\x03\x04");
    std::error_code error;
    if ((!zip && !isGzip(probe.head)) || fs::file_size(probe.path, error) > kMost || error)
        return {};
    Result<std::string> bytes = readFile(probe.path);
    if (!bytes)
        return {};
    const auto damaged = [](const auto &result) { return !result && result.error().code == Errc::Corrupt; };
    if (!(zip ? damaged(ZipFile::open(std::move(*bytes))) : damaged(gunzip(*bytes, std::size_t(1) << 30U))))
        return {};
    // Before each part of a zip stands its name; a chunk lies beside its manifest.
    const bool hindsight = zip && probe.head.find("manifest.json") != std::string::npos &&
                           probe.head.find("documents/") != std::string::npos;
    const bool chunk = !zip && probe.path.parent_path().filename() == "chunks" &&
                       isFile(probe.path.parent_path().parent_path() / "manifest.json");
    if (hindsight || chunk)
        return fmt::format("This looks like {}, but it is damaged or cut short.",
                           hindsight ? "an archive of hindsight" : "a chunk of engram-sync");
    return "The compressed file is damaged or cut short.";
}

} // namespace damage

std::string damagedLike(const Probe &probe)
{
    if (!probe.folder) {
        const std::string archive = damage::ofArchive(probe);
        return archive.empty() ? damage::ofDatabase(probe) : archive;
    }
    constexpr std::size_t kMostLooked = 200, kMostProbed = 20;
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator it(probe.path, error);
         !error && it != fs::directory_iterator() && entries.size() < kMostLooked; it.increment(error))
        entries.push_back(it->path());
    std::sort(entries.begin(), entries.end());
    entries.resize(std::min(entries.size(), kMostProbed));
    for (const fs::path &entry : entries) {
        if (!isFile(entry))
            continue;
        const Result<Probe> inner = ingest::probe(entry);
        if (inner && inner->head.empty()) {
            if (const std::string format = damage::databaseFormat(*inner); !format.empty())
                return fmt::format("{} in it is empty; {} keeps its database there.", shown(entry.filename()), format);
        }
        const std::string what = inner && untouchable(inner->head).empty() ? damagedLike(*inner) : std::string();
        if (what.starts_with("This looks like "))
            return fmt::format("{} in it: {}", shown(entry.filename()), what);
    }
    return {};
}

} // namespace credence::ingest
