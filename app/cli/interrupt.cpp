// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/interrupt.h"

#include <atomic>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace credence::cli {

namespace {

int g_pipe[2] = {-1, -1};
std::atomic<int> g_count = 0;

// A signal handler may do no more than write to a pipe; a thread reads it and stops the work.
void onSignal(int)
{
    const int saved = errno;
    if (++g_count > 1)
        ::_exit(130);
    const char byte = 'i';
    [[maybe_unused]] const auto written = ::write(g_pipe[1], &byte, 1);
    errno = saved;
}

} // namespace

Interrupt::Interrupt()
{
    if (::pipe2(g_pipe, O_CLOEXEC) != 0)
        return;
    m_watcher = std::thread([this] {
        char byte = 0;
        while (::read(g_pipe[0], &byte, 1) < 0 && errno == EINTR) {
        }
        if (byte == 'i')
            m_source.request_stop();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal; // without SA_RESTART: a read of standard input ends
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

Interrupt::~Interrupt()
{
    if (!m_watcher.joinable())
        return;
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    const char byte = 'q';
    [[maybe_unused]] const auto written = ::write(g_pipe[1], &byte, 1);
    m_watcher.join();
    ::close(g_pipe[0]);
    ::close(g_pipe[1]);
}

} // namespace credence::cli
