// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "torture/torture.h"

#include <fmt/format.h>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

namespace credence::torture {

namespace fs = std::filesystem;

Place::Place()
{
    std::error_code none;
    std::string pattern = (fs::is_directory("/dev/shm", none) ? "/dev/shm" : fs::temp_directory_path().string()) +
                          "/credence-torture-XXXXXX";
    if (!::mkdtemp(pattern.data())) {
        std::perror("mkdtemp");
        std::exit(2);
    }
    m_path = pattern;
}

Place::~Place()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

void removeStore(const fs::path &path)
{
    std::error_code ignored;
    for (const char *more : {"", "-wal", "-shm", "-journal"})
        fs::remove(path.string() + more, ignored);
    for (const char *more : {"-index", "-runs", "-cache"})
        fs::remove_all(path.string() + more, ignored);
    for (const auto &entry : fs::directory_iterator(path.parent_path(), ignored)) {
        if (entry.path().filename().string().starts_with(path.filename().string() + ".backup"))
            fs::remove(entry.path(), ignored);
    }
}

void copyStore(const fs::path &from, const fs::path &to)
{
    removeStore(to);
    fs::copy_file(from, to);
    std::error_code ignored;
    if (fs::exists(from.string() + "-wal", ignored))
        fs::copy_file(from.string() + "-wal", to.string() + "-wal", ignored);
}

std::string bytesOf(const fs::path &path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string standsIn(const fs::path &store, const std::string &bytes)
{
    std::error_code ignored;
    for (const auto &entry : fs::recursive_directory_iterator(store.parent_path(), ignored)) {
        if (entry.is_regular_file(ignored) && entry.path().string().starts_with(store.string()) &&
            bytesOf(entry.path()).find(bytes) != std::string::npos)
            return entry.path().filename().string();
    }
    return {};
}

namespace {

struct Load {
    char state = 'X'; // as in proc(5)
    double seconds = 0;
};

Load loadOf(int child)
{
    std::ifstream in(fmt::format("/proc/{}/stat", child));
    std::string all{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const std::size_t name = all.rfind(')'); // a name may hold anything
    Load load;
    if (name == std::string::npos)
        return load;
    std::istringstream rest(all.substr(name + 1));
    rest >> load.state;
    double field = 0;
    for (int number = 4; number <= 15 && rest >> field; ++number) {
        if (number >= 14) // utime and stime
            load.seconds += field / double(::sysconf(_SC_CLK_TCK));
    }
    return load;
}

} // namespace

void Patience::heard()
{
    m_heard = loadOf(m_child).seconds;
    m_asked = -1;
}

bool Patience::isOver()
{
    const Load load = loadOf(m_child);
    if (load.seconds - m_heard >= m_seconds)
        return true;
    const bool waits = load.state != 'R' && load.seconds == std::exchange(m_asked, load.seconds);
    return waits || load.state == 'Z' || load.state == 'X';
}

std::string inChild(const std::function<std::string()> &work, unsigned seconds)
{
    std::fflush(stdout);
    std::fflush(stderr);
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return "no pipe";
    const pid_t child = ::fork();
    if (child < 0)
        return "no child";
    if (child == 0) {
        ::close(pipe[0]);
        const std::string said = work() + "\n.";
        std::size_t at = 0;
        while (at < said.size()) {
            const ssize_t n = ::write(pipe[1], said.data() + at, said.size() - at);
            if (n <= 0)
                break;
            at += std::size_t(n);
        }
        ::_exit(0);
    }
    ::close(pipe[1]);
    std::string said;
    std::array<char, 4096> block{};
    bool hangs = false;
    Patience patience(child, seconds);
    for (;;) {
        pollfd wait{pipe[0], POLLIN, 0};
        const int ready = ::poll(&wait, 1, patience.milliseconds());
        if (ready == 0) {
            if (!patience.isOver())
                continue;
            hangs = true;
            ::kill(child, SIGKILL);
            break;
        }
        const ssize_t n = ::read(pipe[0], block.data(), block.size());
        if (n <= 0)
            break;
        said.append(block.data(), std::size_t(n));
        patience.heard();
    }
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (hangs)
        return fmt::format("hangs for {} s", seconds);
    if (WIFSIGNALED(status))
        return fmt::format("died of signal {}", WTERMSIG(status));
    if (!said.ends_with("\n."))
        return fmt::format("ended with status {} before its time", WEXITSTATUS(status));
    return said.substr(0, said.size() - 2);
}

} // namespace credence::torture
