// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/files.h"

#include "store/schema.h"
#include "store/sqlite.h"
#include "util/steadyfile.h"
#include "util/writeall.h"

#include <credence/store.h>
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
#include <system_error>
#include <thread>
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

bool readHead(SteadyFile &file, std::string &head)
{
    head.resize(1024);
    const ssize_t got = file.read(head.data(), head.size());
    head.resize(got < 0 ? 0U : static_cast<std::size_t>(got));
    return got >= 0;
}

// As std::filesystem::copy_file, which would close the original.
std::error_code copyFile(const std::filesystem::path &from, const std::filesystem::path &to,
                         const std::stop_token &stop)
{
    const auto why = [] { return std::error_code(errno, std::generic_category()); };
    SteadyFile in(from);
    if (!in.ok())
        return why();
    const int out = ::open(to.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (out < 0)
        return why();
    std::vector<char> block(std::size_t(1) << 20U);
    std::error_code failed;
    for (;;) {
        if (stop.stop_requested()) {
            failed = std::make_error_code(std::errc::operation_canceled);
            break;
        }
        const ssize_t got = in.read(block.data(), block.size());
        if (got < 0 || (got > 0 && !writeAll(out, {block.data(), static_cast<std::size_t>(got)})))
            failed = why();
        if (got <= 0 || failed)
            break;
    }
    if (::close(out) != 0 && !failed)
        failed = why();
    return failed;
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
        return Error{Errc::Io, fmt::format("The file can't be looked at ({}).", std::generic_category().message(errno)),
                     where};
    }
    if (S_ISDIR(status.st_mode))
        return Error{Errc::Unsupported, "This is a folder, not a Credence store; import it if it holds memories.",
                     where};
    if (!S_ISREG(status.st_mode))
        return Error{Errc::Unsupported, "This is not a regular file.", where};

    SteadyFile file(path);
    if (!file.ok())
        return Error{Errc::Io, fmt::format("The file can't be opened ({}).", std::generic_category().message(errno)),
                     where};
    std::string head;
    if (!readHead(file, head))
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

Result<void> copyStill(const std::filesystem::path &file, const std::filesystem::path &copy,
                       std::span<const char *const> endings, int attempts, std::chrono::milliseconds pause,
                       const std::stop_token &stop)
{
    const auto mark = [](const std::filesystem::path &path) {
        struct stat status {};
        if (::stat(path.c_str(), &status) != 0)
            return std::array<std::int64_t, 4>{-1, 0, 0, 0};
        return std::array<std::int64_t, 4>{status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
                                           static_cast<std::int64_t>(status.st_ino)};
    };
    const auto marks = [&] {
        std::vector<std::array<std::int64_t, 4>> all{mark(file)};
        for (const char *ending : endings)
            all.push_back(mark(companion(file, ending)));
        return all;
    };
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0)
            std::this_thread::sleep_for(pause);
        const auto before = marks();
        std::error_code failed = copyFile(file, copy, stop);
        if (failed == std::errc::operation_canceled)
            return Error{Errc::Cancelled, "Cancelled.", {}};
        if (failed)
            return Error{failed == std::errc::no_such_file_or_directory ? Errc::NotFound : Errc::Io, failed.message(),
                         file.string()};
        bool whole = true;
        for (const char *ending : endings) {
            std::error_code ignored;
            std::filesystem::remove(companion(copy, ending), ignored);
            if (!std::filesystem::exists(companion(file, ending), ignored))
                continue;
            failed = copyFile(companion(file, ending), companion(copy, ending), stop);
            if (failed == std::errc::operation_canceled)
                return Error{Errc::Cancelled, "Cancelled.", {}};
            whole = whole && !failed; // what went away meanwhile shows as a change below, what can't be read does not
        }
        if (whole && before == marks())
            return {};
    }
    return Error{Errc::Busy, "Another program writes to it without a pause; try again when it rests.", file.string()};
}

Result<std::filesystem::path> copyWithWal(const std::filesystem::path &store, const std::filesystem::path &folder)
{
    constexpr std::array kEndings{"-wal"};
    const auto target = folder / "copy.credence";
    const auto copied = copyStill(store, target, kEndings, 8, std::chrono::milliseconds(0));
    if (!copied && copied.error().code == Errc::Busy)
        return Error{Errc::Busy, "Another program writes to the store without a pause; try again.", store.string()};
    if (!copied)
        return Error{Errc::Io, fmt::format("The store could not be copied ({}).", copied.error().message),
                     store.string()};
    return target;
}

} // namespace credence::files

namespace credence {

Result<void> mayWriteDocument(const std::filesystem::path &file)
{
    const auto refused = [&](const char *why) {
        return Error{Errc::Invalid, fmt::format("{}; choose another file.", why), file.string()};
    };
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::absolute(file, error);
    const std::string name = whole.filename().string();
    for (const char *suffix : {"-wal", "-shm", "-journal"}) {
        if (name.ends_with(suffix) &&
            std::filesystem::exists(whole.parent_path() / name.substr(0, name.size() - std::strlen(suffix)), error))
            return refused("The file belongs to a store");
    }
    const std::filesystem::path folder = whole.parent_path();
    for (const char *suffix : {"-runs", "-index", "-cache"}) {
        const std::string of = folder.filename().string();
        if (!of.ends_with(suffix))
            continue;
        const std::filesystem::path bare = folder.parent_path() / of.substr(0, of.size() - std::strlen(suffix));
        if (std::filesystem::exists(bare, error) || std::filesystem::exists(bare.string() + ".credence", error))
            return refused("The folder belongs to a store");
    }
    if (!std::filesystem::is_regular_file(whole, error))
        return {};
    std::array<char, 16> head{};
    SteadyFile existing(whole);
    if (!existing.ok())
        return {}; // whoever writes it says what is wrong
    const ssize_t length = existing.read(head.data(), head.size());
    const std::string_view begins(head.data(), length > 0 ? static_cast<std::size_t>(length) : 0U);
    using namespace std::string_view_literals;
    if (begins.starts_with("SQLite format 3\0"sv))
        return refused("The file is a store or another database");
    if (begins.starts_with("\x37\x7f\x06\x82"sv) || begins.starts_with("\x37\x7f\x06\x83"sv))
        return refused("The file belongs to a store");
    return {};
}

Result<void> writeDocument(const std::filesystem::path &file, std::string_view bytes)
{
    CREDENCE_TRY(mayWriteDocument(file));
    std::error_code none;
    const auto kind = std::filesystem::status(file, none).type();
    bool done = false;
    if (kind == std::filesystem::file_type::directory) {
        errno = EISDIR;
    } else if (kind == std::filesystem::file_type::regular || kind == std::filesystem::file_type::not_found) {
        done = replaceFile(file, bytes);
    } else if (const int out = ::open(file.c_str(), O_WRONLY | O_CLOEXEC); out >= 0) {
        done = writeAll(out, bytes);
        done = ::close(out) == 0 && done;
    }
    if (!done)
        return Error{Errc::Io, fmt::format("The file can't be written ({}).", std::generic_category().message(errno)),
                     file.string()};
    return {};
}

bool looksLikeStore(const std::filesystem::path &file)
{
    std::array<char, 100> head{};
    SteadyFile existing(file);
    return existing.ok() && existing.read(head.data(), head.size()) == ssize_t(head.size()) &&
           std::string_view(head.data(), head.size()).starts_with(std::string_view("SQLite format 3\0", 16)) &&
           std::string_view(head.data() + 68, 4) == "CRED";
}

} // namespace credence
