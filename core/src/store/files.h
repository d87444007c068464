// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Looking at a path before SQLite does, since SQLite may write beside (or into) whatever it opens.
// Ownership: a PrivateFolder removes itself and its files. Thread safety: functions may run on any thread.
#pragma once

#include <credence/result.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <span>
#include <stop_token>
#include <string>

namespace credence::files {

struct Facts {
    bool writable = false;        // file and folder may be written
    bool walPresent = false;      // a -wal lies beside it
    bool walWithContent = false;  // and holds something
    std::int64_t userVersion = 0; // as in the file's header (a WAL may hold a newer one)
};

// NotFound, Io, Unsupported (folder, LFS pointer, text, another program's database), Corrupt (cut short).
// Reads the header only and never opens the database.
[[nodiscard]] Result<Facts> inspect(const std::filesystem::path &path);

// Tests set this to have every file count as unwritable: permissions do not stop root.
void pretendUnwritable(bool on);

// A folder that only the owner may enter, gone with its content at the end.
class PrivateFolder {
public:
    PrivateFolder() = default;
    PrivateFolder(PrivateFolder &&other) noexcept : m_path(std::move(other.m_path)) { other.m_path.clear(); }
    PrivateFolder &operator=(PrivateFolder &&other) noexcept;
    ~PrivateFolder();
    [[nodiscard]] static Result<PrivateFolder> create();
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

// Copies a database with what lies beside it ("-wal", "-journal") as one state, for its owner only: tried again, after
// a pause, while a writer changes one of them. NotFound and Io, with the system's words alone; Busy; Cancelled.
[[nodiscard]] Result<void> copyStill(const std::filesystem::path &file, const std::filesystem::path &copy,
                                     std::span<const char *const> endings, int attempts,
                                     std::chrono::milliseconds pause, const std::stop_token &stop = {});
// Copies a store and its WAL as one state: repeated while a writer changes either in between.
[[nodiscard]] Result<std::filesystem::path> copyWithWal(const std::filesystem::path &store,
                                                        const std::filesystem::path &folder);

// PATH with the suffix of SQLite's companion files ("-wal").
[[nodiscard]] std::filesystem::path companion(const std::filesystem::path &path, const char *suffix);

} // namespace credence::files
