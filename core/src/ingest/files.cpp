// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/importer.h"
#include "util/steadyfile.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace credence::ingest {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kHeadSize = std::size_t(1) << 20U;

Error ioError(const fs::path &path, int code)
{
    return {Errc::Io, fmt::format("Cannot read it: {}.", std::generic_category().message(code)), shown(path)};
}

Error tooLarge(const fs::path &path)
{
    return {Errc::Unsupported, "The file is too large to be read as a whole (over 2 GiB).", shown(path)};
}

// The first `limit` bytes.
Result<std::string> readUpTo(const fs::path &path, std::uintmax_t limit)
{
    SteadyFile file(path); // it may be the store that it is to come into
    if (!file.ok()) {
        return ioError(path, errno);
    }
    std::string content;
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    content.reserve(error ? 0 : static_cast<std::size_t>(std::min(size, limit)));
    std::string block(std::size_t(1) << 16U, '\0');
    while (content.size() < limit) {
        const auto wanted = static_cast<std::size_t>(std::min<std::uintmax_t>(block.size(), limit - content.size()));
        const ssize_t got = file.read(block.data(), wanted);
        if (got < 0) {
            return ioError(path, errno);
        }
        content.append(block, 0, static_cast<std::size_t>(got));
        if (static_cast<std::size_t>(got) < wanted) {
            break;
        }
    }
    return content;
}

} // namespace

std::string shown(const fs::path &path)
{
    return displayText(path.string());
}

std::string excerpt(std::string_view bytes)
{
    constexpr std::size_t kMost = 60;
    std::size_t length = std::min(bytes.size(), kMost);
    while (length < bytes.size() && length > 0 && (static_cast<unsigned char>(bytes[length]) & 0xC0U) == 0x80U) {
        --length; // not in the middle of a character
    }
    return "\"" + displayText(bytes.substr(0, length)) + (length < bytes.size() ? "…\"" : "\"");
}

constexpr std::string_view kSqliteMagic("SQLite format 3\0", 16);

std::string untouchable(std::string_view head)
{
    if (head.starts_with("version https://git-lfs.github.com/spec/")) {
        return "This is a Git LFS pointer, not the file itself; fetch it with \"git lfs pull\".";
    }
    // Offset 68 of the header is the application id, big-endian (SQLite file format, 1.3).
    if (head.starts_with(kSqliteMagic) && head.size() >= 72 && head.substr(68, 4) == "CRED") {
        return "This is a Credence store: open it instead of importing it.";
    }
    return {};
}

std::string stranger(std::string_view head)
{
    if (head.starts_with(kSqliteMagic)) {
        return "This is an SQLite database of another program; no importer knows it.";
    }
    if (head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF")) {
        return "This is UTF-16 text; save it as UTF-8 first.";
    }
    if (head.starts_with("\x1F\x8B") || head.starts_with("PK\x03\x04") || head.starts_with("\x28\xB5\x2F\xFD")) {
        return "This is a compressed file; unpack it first.";
    }
    return {};
}

const std::vector<std::pair<std::string, std::vector<std::string>>> &Probe::tables() const
{
    if (!m_tables) {
        m_tables.emplace();
        if (database) {
            *m_tables = sql::foreignSchema(path);
        }
    }
    return *m_tables;
}

bool Probe::hasTable(std::string_view name) const
{
    const auto &all = tables();
    return std::any_of(all.begin(), all.end(), [&](const auto &table) { return table.first == name; });
}

bool Probe::hasColumns(std::string_view table, std::initializer_list<std::string_view> columns) const
{
    for (const auto &[name, there] : tables()) {
        if (name == table) {
            return std::all_of(columns.begin(), columns.end(), [&there = there](std::string_view column) {
                return std::find(there.begin(), there.end(), column) != there.end();
            });
        }
    }
    return false;
}

bool isFile(const fs::path &path)
{
    std::error_code error;
    return fs::is_regular_file(path, error);
}

bool isFolder(const fs::path &path)
{
    std::error_code error;
    return fs::is_directory(path, error);
}

Result<Probe> probe(const fs::path &path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        return Error{Errc::NotFound, "There is no such file or folder.", shown(path)};
    }
    if (status.type() == fs::file_type::none) {
        return ioError(path, error.value());
    }
    Probe result;
    result.path = path;
    if (status.type() == fs::file_type::directory) {
        result.folder = true;
        const fs::directory_iterator listing(path, error);
        if (error) {
            return ioError(path, error.value());
        }
        return result;
    }
    if (status.type() != fs::file_type::regular) {
        return Error{Errc::Unsupported, "It is neither a file nor a folder.", shown(path)};
    }
    Result<std::string> head = readUpTo(path, kHeadSize);
    if (!head) {
        return head.error();
    }
    result.head = std::move(*head);
    result.complete = result.head.size() < kHeadSize;
    result.database = result.head.starts_with(kSqliteMagic) && untouchable(result.head).empty();
    if (result.head.starts_with("\xEF\xBB\xBF")) {
        result.head.erase(0, 3);
    }
    return result;
}

Result<std::string> readFile(const fs::path &path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        return Error{Errc::NotFound, "There is no such file.", shown(path)};
    }
    if (status.type() == fs::file_type::none) {
        return ioError(path, error.value());
    }
    if (status.type() == fs::file_type::directory) {
        return Error{Errc::Unsupported, "It is a folder where a file is expected.", shown(path)};
    }
    if (status.type() != fs::file_type::regular) {
        return Error{Errc::Unsupported, "It is no ordinary file.", shown(path)};
    }
    const std::uintmax_t size = fs::file_size(path, error);
    if (!error && size > kMaxFileSize) {
        return tooLarge(path);
    }
    Result<std::string> content = readUpTo(path, kMaxFileSize + 1); // it may grow meanwhile
    if (content && content->size() > kMaxFileSize) {
        return tooLarge(path);
    }
    return content;
}

Result<void> overrideScope(ForeignStore &store, const std::string &scope)
{
    if (scope.empty()) {
        return {};
    }
    if (store.scopes.size() > 1) {
        std::string names;
        for (std::size_t i = 0; i < store.scopes.size() && i < 5; ++i) {
            names += (names.empty() ? "" : ", ") + excerpt(store.scopes[i]);
        }
        return Error{Errc::Invalid,
                     fmt::format("The source holds {} scopes ({}{}); they cannot be read into the one scope {}.",
                                 store.scopes.size(), names, store.scopes.size() > 5 ? ", …" : "", excerpt(scope)),
                     {}};
    }
    store.scopes.assign(1, scope);
    for (MemoryDraft &draft : store.memories) {
        draft.memory.scope = scope;
    }
    for (AgentState &state : store.agentStates) {
        state.scope = scope;
    }
    return {};
}

} // namespace credence::ingest
