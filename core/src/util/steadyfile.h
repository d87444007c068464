// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SteadyFile: reads a file that may be a database which this process has open. POSIX drops all locks of a process on a
// file when any of its descriptors of that file is closed, SQLite's too (sqlite.org/howtocorrupt.html, 2.2): another
// program would then take itself for the last user and delete the log under us. So the descriptor of a known database
// stays open, and the next reader of that file takes it again; any other file is closed as usual.
// Ownership: a value. Thread safety: noteDatabase() and different values on any thread; one value on one thread.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace credence {

// Call it before a connection to this file is opened.
void noteDatabase(const std::filesystem::path &file);

// Of a copy that is this process's alone, once its last connection is closed and before it is deleted: its number goes
// to another file, whose descriptors need not stay.
void forgetDatabase(const std::filesystem::path &file);

class SteadyFile {
public:
    explicit SteadyFile(const std::filesystem::path &file); // ok() says whether it could be opened; errno why not
    ~SteadyFile();
    SteadyFile(const SteadyFile &) = delete;
    SteadyFile &operator=(const SteadyFile &) = delete;

    [[nodiscard]] bool ok() const { return m_file >= 0; }
    // The next bytes, from the beginning on; 0 at the end, -1 with errno on an error. Short only at the end.
    [[nodiscard]] ssize_t read(char *into, std::size_t size);

private:
    int m_file = -1;
    bool m_kept = false; // the registry's, not ours
    std::uint64_t m_at = 0;
};

} // namespace credence
