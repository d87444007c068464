// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/files.h"

#include "store/schema.h"
#include "store/sqlite.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <vector>

namespace credence::files {

namespace {

std::atomic<bool> g_unwritable{false};

constexpr std::string_view kMagic("SQLite format 3\0", 16);

std::uint32_t bigEndian(const std::string &bytes, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i])); };
    return byte(at) << 24 | byte(at + 1) << 16 | byte(at + 2) << 8 | byte(at + 3);
}

// Up to three tables of another program's database. Immutable: looking leaves nothing beside the file.
std::string tablesOf(const std::filesystem::path &path)
{
    auto db = sql::Connection::open(path, sql::Mode::Immutable, std::chrono::milliseconds(0));
    if (!db)
        return {};
    std::string names;
    auto rows = (*db)->prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' "
                               "ORDER BY rowid LIMIT 3");
    while (rows.next())
        names += (names.empty() ? "" : ", ") + displayText(rows.view(0).substr(0, 40));
    return names;
}

Error notAStore(const std::filesystem::path &path, const std::string &head)
{
    const std::string where = path.string();
    if (head.empty())
        return {Errc::Unsupported, "The file is empty, so it is not a Credence store.", where};
    if (head.starts_with("version https://git-lfs.github.com/spec/"))
        return {Errc::Unsupported, "This is a Git LFS pointer, not the store itself; fetch it with \"git lfs pull\".",
                where};
    if (kMagic.starts_with(head))
        return {Errc::Corrupt, "The file is cut short within its first bytes.", where};
    const bool text = std::none_of(head.begin(), head.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f';
    });
    if (text)
        return {Errc::Unsupported, "This is a text file, not a Credence store; import it if it holds memories.", where};
    return {Errc::Unsupported, "This is not a database, so it is not a Credence store.", where};
}

bool readHead(int file, std::string &head)
{
    head.resize(1024);
    std::size_t got = 0;
    while (got < head.size()) {
        const ssize_t n = ::pread(file, head.data() + got, head.size() - got, static_cast<off_t>(got));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        if (n == 0)
            break;
        got += static_cast<std::size_t>(n);
    }
    head.resize(got);
    return true;
}

} // namespace

void pretendUnwritable(bool on)
{
    g_unwritable = on;
}

std::filesystem::path companion(const std::filesystem::path &path, const char *suffix)
{
    return std::filesystem::path(path.native() + suffix);
}

Result<Facts> inspect(const std::filesystem::path &path)
{
    const std::string where = path.string();
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            return Error{Errc::NotFound, "There is no such file.", where};
        return Error{Errc::Io, fmt::format("The file can't be looked at ({}).", std::strerror(errno)), where};
    }
    if (S_ISDIR(status.st_mode))
        return Error{Errc::Unsupported, "This is a folder, not a Credence store; import it if it holds memories.",
                     where};
    if (!S_ISREG(status.st_mode))
        return Error{Errc::Unsupported, "This is not a regular file.", where};

    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return Error{Errc::Io, fmt::format("The file can't be opened ({}).", std::strerror(errno)), where};
    std::string head;
    const bool read = readHead(file, head);
    ::close(file);
    if (!read)
        return Error{Errc::Io, "The file can't be read.", where};

    if (!head.starts_with(kMagic))
        return notAStore(path, head);
    if (head.size() < 100)
        return Error{Errc::Corrupt, "The file is cut short within its first bytes.", where};

    Facts facts;
    if (bigEndian(head, 68) != static_cast<std::uint32_t>(schema::kApplicationId)) {
        const std::string tables = tablesOf(path);
        return Error{Errc::Unsupported,
                     tables.empty() ? std::string("This is a database of another program, not a Credence store.")
                                    : fmt::format("This is a database of another program (its tables: {}), not a "
                                                  "Credence store.",
                                                  tables),
                     where};
    }
    facts.userVersion = bigEndian(head, 60);

    struct stat wal {};
    facts.walPresent = ::stat(companion(path, "-wal").c_str(), &wal) == 0;
    facts.walWithContent = facts.walPresent && wal.st_size > 0;
    // The header says how many pages there are when the last writer kept count (offsets 24, 28, 92 of the file format).
    if (!facts.walWithContent && bigEndian(head, 24) == bigEndian(head, 92)) {
        const std::uint64_t pageSize =
            static_cast<unsigned char>(head[16]) == 0 && static_cast<unsigned char>(head[17]) == 1
                ? 65536
                : bigEndian(head, 16) >> 16;
        const std::uint64_t expected = pageSize * bigEndian(head, 28);
        if (static_cast<std::uint64_t>(status.st_size) < expected)
            return Error{Errc::Corrupt,
                         fmt::format("The file is cut short: it has {} of {} bytes. Restore it from a backup or an "
                                     "export.",
                                     status.st_size, expected),
                         where};
    }

    const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    facts.writable = !g_unwritable && ::access(path.c_str(), W_OK) == 0 && ::access(folder.c_str(), W_OK) == 0;
    return facts;
}

PrivateFolder &PrivateFolder::operator=(PrivateFolder &&other) noexcept
{
    std::swap(m_path, other.m_path);
    return *this;
}

PrivateFolder::~PrivateFolder()
{
    if (m_path.empty())
        return;
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

Result<PrivateFolder> PrivateFolder::create()
{
    std::error_code failed;
    auto base = std::filesystem::temp_directory_path(failed);
    if (failed)
        base = "/tmp";
    std::string pattern = (base / "credence-XXXXXX").string();
    if (!::mkdtemp(pattern.data())) // 0700
        return Error{Errc::Io, "No private temporary folder could be made for a copy of the store.", base.string()};
    PrivateFolder folder;
    folder.m_path = pattern;
    return folder;
}

Result<std::filesystem::path> copyWithWal(const std::filesystem::path &store, const std::filesystem::path &folder)
{
    const auto target = folder / "copy.credence";
    const auto wal = companion(store, "-wal");
    const auto mark = [](const std::filesystem::path &path) {
        struct stat status {};
        if (::stat(path.c_str(), &status) != 0)
            return std::array<std::int64_t, 3>{-1, 0, 0};
        return std::array<std::int64_t, 3>{status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
    };
    for (int attempt = 0; attempt < 8; ++attempt) {
        const auto before = std::array{mark(store), mark(wal)};
        std::error_code failed;
        std::filesystem::remove(companion(target, "-wal"), failed);
        std::filesystem::copy_file(store, target, std::filesystem::copy_options::overwrite_existing, failed);
        if (failed)
            return Error{Errc::Io, fmt::format("The store could not be copied ({}).", failed.message()),
                         store.string()};
        std::filesystem::copy_file(wal, companion(target, "-wal"), failed);
        // A WAL that went away meanwhile shows as a change below.
        std::filesystem::permissions(target, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write,
                                     failed);
        std::filesystem::permissions(companion(target, "-wal"),
                                     std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, failed);
        if (before == std::array{mark(store), mark(wal)})
            return target;
    }
    return Error{Errc::Busy, "Another program writes to the store without a pause; try again.", store.string()};
}

} // namespace credence::files
