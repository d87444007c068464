// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "util/steadyfile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace credence {

namespace {

using Inode = std::pair<dev_t, ino_t>;

struct Databases {
    std::mutex mutex;
    std::set<Inode> known;
    std::map<Inode, int> kept; // a descriptor of each that was read
    std::vector<int> besides;  // of the same files, opened at the same time: never closed either
};

Databases &databases()
{
    static auto *all = new Databases; // outlives every static that may still read a file
    return *all;
}

// The shared memory beside a database that is known: it holds the locks of its log.
bool isSharedMemory(const std::filesystem::path &file, const std::set<Inode> &known)
{
    constexpr std::string_view kEnd = "-shm";
    std::string main = file.native();
    if (!main.ends_with(kEnd))
        return false;
    main.resize(main.size() - kEnd.size());
    struct stat status {};
    return ::stat(main.c_str(), &status) == 0 && known.contains({status.st_dev, status.st_ino});
}

} // namespace

void noteDatabase(const std::filesystem::path &file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return; // SQLite makes it; whoever made it before has noted it
    Databases &all = databases();
    const std::lock_guard lock(all.mutex);
    all.known.emplace(status.st_dev, status.st_ino);
}

void forgetDatabase(const std::filesystem::path &file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return;
    Databases &all = databases();
    const std::lock_guard lock(all.mutex);
    all.known.erase({status.st_dev, status.st_ino});
}

SteadyFile::SteadyFile(const std::filesystem::path &file)
{
    struct stat status {};
    Databases &all = databases();
    if (::stat(file.c_str(), &status) == 0) {
        const std::lock_guard lock(all.mutex);
        if (isSharedMemory(file, all.known))
            all.known.emplace(status.st_dev, status.st_ino);
        if (const auto kept = all.kept.find({status.st_dev, status.st_ino}); kept != all.kept.end()) {
            m_file = kept->second;
            m_kept = true;
            return;
        }
    }
    m_file = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
}

SteadyFile::~SteadyFile()
{
    if (m_file < 0 || m_kept)
        return;
    struct stat status {};
    Databases &all = databases();
    const std::lock_guard lock(all.mutex);
    if (::fstat(m_file, &status) == 0 && all.known.contains({status.st_dev, status.st_ino})) {
        if (!all.kept.try_emplace({status.st_dev, status.st_ino}, m_file).second)
            all.besides.push_back(m_file);
        return;
    }
    ::close(m_file);
}

ssize_t SteadyFile::read(char *into, std::size_t size)
{
    std::size_t have = 0;
    while (have < size) {
        const ssize_t n = ::pread(m_file, into + have, size - have, static_cast<off_t>(m_at));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return -1;
        if (n == 0)
            break;
        have += static_cast<std::size_t>(n);
        m_at += static_cast<std::uint64_t>(n);
    }
    return static_cast<ssize_t>(have);
}

} // namespace credence
