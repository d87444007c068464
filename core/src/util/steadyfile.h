// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SteadyFile: reads a file that may be a database which this process has open. POSIX drops all locks of a process on a
// file when any of its descriptors of that file is closed, SQLite's too (sqlite.org/howtocorrupt.html, 2.2): another
// program would then take itself for the last user and delete the log under us. So the descriptor of a database in use
// stays open, the next reader of that file takes it again, and the last connection's end closes it; any other file is
// closed as usual.
// Ownership: values. Thread safety: different values on any thread; one value on one thread.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

namespace credence {

// Held by a connection from before SQLite opens its file until after SQLite has closed it.
class DatabaseInUse {
public:
    DatabaseInUse() = default;
    ~DatabaseInUse();
    DatabaseInUse(const DatabaseInUse &) = delete;
    DatabaseInUse &operator=(const DatabaseInUse &) = delete;

    void note(const std::filesystem::path &file); // nothing where it is not there (yet), or is noted

private:
    std::vector<std::pair<dev_t, ino_t>> m_files;
};

class SteadyFile {
public:
    explicit SteadyFile(const std::filesystem::path &file); // ok() says whether it could be opened; errno why not
    ~SteadyFile();
    SteadyFile(const SteadyFile &) = delete;
    SteadyFile &operator=(const SteadyFile &) = delete;

    [[nodiscard]] bool ok() const { return m_file != nullptr; }
    // The next bytes, from the beginning on; 0 at the end, -1 with errno on an error. Short only at the end.
    [[nodiscard]] ssize_t read(char *into, std::size_t size);

    class Descriptor;

private:
    std::shared_ptr<const Descriptor> m_file; // shared with the registry while its file is a database in use
    std::uint64_t m_at = 0;
};

} // namespace credence
