// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "util/steadyfile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace credence {

class SteadyFile::Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() { ::close(m_number); }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

namespace {

using Inode = std::pair<dev_t, ino_t>;

struct Used {
    int users = 0;
    std::vector<std::shared_ptr<const SteadyFile::Descriptor>> kept; // the first is taken again
    std::vector<Inode> memory; // the shared memory beside it that was read: it holds the locks of its log
};

struct Databases {
    std::mutex mutex;
    std::map<Inode, Used> used;

    void release(const Inode &inode)
    {
        const auto one = used.find(inode);
        if (one == used.end() || --one->second.users > 0)
            return;
        const std::vector<Inode> memory = std::move(one->second.memory);
        used.erase(one);
        for (const Inode &beside : memory)
            release(beside);
    }
};

Databases &databases()
{
    static auto *all = new Databases; // outlives every static that may still read a file
    return *all;
}

// The database in use that FILE is the shared memory of, or null.
Used *besideWhat(const std::filesystem::path &file, Databases &all)
{
    constexpr std::string_view kEnd = "-shm";
    std::string main = file.native();
    if (!main.ends_with(kEnd))
        return nullptr;
    main.resize(main.size() - kEnd.size());
    struct stat status {};
    if (::stat(main.c_str(), &status) != 0)
        return nullptr;
    const auto one = all.used.find({status.st_dev, status.st_ino});
    return one == all.used.end() ? nullptr : &one->second;
}

} // namespace

void DatabaseInUse::note(const std::filesystem::path &file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return;
    const Inode inode{status.st_dev, status.st_ino};
    if (std::find(m_files.begin(), m_files.end(), inode) != m_files.end())
        return;
    Databases &all = databases();
    const std::lock_guard lock(all.mutex);
    ++all.used[inode].users;
    m_files.push_back(inode);
}

DatabaseInUse::~DatabaseInUse()
{
    Databases &all = databases();
    const std::lock_guard lock(all.mutex);
    for (const Inode &inode : m_files)
        all.release(inode);
}

SteadyFile::SteadyFile(const std::filesystem::path &file)
{
    struct stat status {};
    Databases &all = databases();
    if (::stat(file.c_str(), &status) == 0) {
        const Inode inode{status.st_dev, status.st_ino};
        const std::lock_guard lock(all.mutex);
        if (Used *main = besideWhat(file, all);
            main && std::find(main->memory.begin(), main->memory.end(), inode) == main->memory.end()) {
            main->memory.push_back(inode);
            ++all.used[inode].users;
        }
        if (const auto one = all.used.find(inode); one != all.used.end() && !one->second.kept.empty()) {
            m_file = one->second.kept.front();
            return;
        }
    }
    if (const int number = ::open(file.c_str(), O_RDONLY | O_CLOEXEC); number >= 0)
        m_file = std::make_shared<const Descriptor>(number);
}

SteadyFile::~SteadyFile()
{
    if (!m_file)
        return;
    struct stat status {};
    Databases &all = databases();
    const std::lock_guard lock(all.mutex);
    if (::fstat(m_file->number(), &status) == 0) {
        if (const auto one = all.used.find({status.st_dev, status.st_ino}); one != all.used.end()) {
            auto &kept = one->second.kept;
            if (std::find(kept.begin(), kept.end(), m_file) == kept.end())
                kept.push_back(std::move(m_file));
        }
    }
    m_file.reset(); // under the lock: nobody begins to use the file in between
}

ssize_t SteadyFile::read(char *into, std::size_t size)
{
    std::size_t have = 0;
    while (have < size) {
        const ssize_t n = ::pread(m_file->number(), into + have, size - have, static_cast<off_t>(m_at));
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
