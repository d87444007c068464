// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "version.h"

#include <credence/agentserver.h>

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace credence::cli {

namespace mcp_command {

constexpr std::size_t kMostWaiting = 64 << 20; // bytes of lines that wait to be answered

struct Options {
    bool readOnly = false;
};

// Reads standard input beside the answering, so that a cancellation is seen while a request runs. Lines come out in
// order; the end of input, or of the program, is the end of them.
class Input {
public:
    Input(AgentServer &server, std::size_t longest) : m_server(server), m_longest(longest)
    {
        if (::pipe2(m_wake.data(), O_CLOEXEC) != 0)
            m_wake = {-1, -1};
        m_reader = std::jthread([this](const std::stop_token &stop) { read(stop); });
    }
    ~Input()
    {
        m_reader.request_stop();
        m_changed.notify_all();
        const char byte = 'q';
        [[maybe_unused]] const auto written = ::write(m_wake[1], &byte, 1);
        m_reader.join();
        ::close(m_wake[0]);
        ::close(m_wake[1]);
    }
    Input(const Input &) = delete;
    Input &operator=(const Input &) = delete;

    std::optional<std::string> next(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, stop, [this] { return m_ended || !m_lines.empty(); }) || m_lines.empty())
            return std::nullopt;
        std::string line = std::move(m_lines.front());
        m_lines.pop_front();
        m_waiting -= line.size();
        m_changed.notify_all();
        return line;
    }

private:
    void read(const std::stop_token &stop)
    {
        LineCutter cutter(m_longest);
        std::array<char, 65536> buffer{};
        const auto take = [&](std::string &&line) {
            m_server.arrives(line);
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, stop, [this] { return m_waiting < kMostWaiting; });
            m_waiting += line.size();
            m_lines.push_back(std::move(line));
            m_changed.notify_all();
        };
        while (!stop.stop_requested()) {
            std::array<pollfd, 2> polled{{{STDIN_FILENO, POLLIN, 0}, {m_wake[0], POLLIN, 0}}};
            if (::poll(polled.data(), polled.size(), -1) < 0) {
                if (errno == EINTR)
                    continue;
                break;
            }
            if (polled[1].revents != 0)
                break;
            const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
            if (got < 0 && (errno == EINTR || errno == EAGAIN))
                continue;
            if (got <= 0)
                break;
            cutter.feed({buffer.data(), std::size_t(got)}, take);
        }
        cutter.finish(take);
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_changed.notify_all();
    }

    AgentServer &m_server;
    std::size_t m_longest;
    std::array<int, 2> m_wake{-1, -1};
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::string> m_lines;
    std::size_t m_waiting = 0;
    bool m_ended = false;
    std::jthread m_reader;
};

// Nothing else is ever written there.
bool send(std::string line)
{
    line += '\n';
    std::size_t sent = 0;
    while (sent < line.size()) {
        const ssize_t wrote = ::write(STDOUT_FILENO, line.data() + sent, line.size() - sent);
        if (wrote < 0 && errno != EINTR)
            return false;
        sent += wrote > 0 ? std::size_t(wrote) : 0;
    }
    return true;
}

int run(const Context &context, const Options &options)
{
    auto opened = options.readOnly ? openToRead(context) : openToWrite(context);
    if (!opened)
        return fail(context, opened.error());
    const std::shared_ptr<Store> store = std::move(*opened);
    const auto scope = triggerScope(context, *store);
    if (!scope)
        return fail(context, scope.error());
    AgentServerOptions serving;
    serving.scope = *scope;
    serving.readOnly = options.readOnly;
    serving.version = CREDENCE_VERSION;
    serving.log = [](const std::string &told) { fmt::print(stderr, "credence-cli mcp: {}\n", line(told)); };
    const std::size_t longest = serving.longest;
    const auto server = AgentServer::open(store, std::move(serving));
    if (!server)
        return fail(context, server.error());
    std::signal(SIGPIPE, SIG_IGN); // a client that went away is the end, not a fault
    fmt::print(stderr, "credence-cli mcp: serving {}, scope {}{}\n", line(context.store), line(*scope),
               options.readOnly ? ", read-only" : "");
    Input input(**server, longest);
    while (const auto asked = input.next(context.stop)) {
        const std::string answer = (*server)->answer(*asked, context.stop);
        if (!answer.empty() && !send(answer))
            return kDone;
    }
    return context.stop.stop_requested() ? kCancelled : kDone;
}

} // namespace mcp_command

void addMcp(CLI::App &app, Context &context)
{
    using namespace mcp_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = app.add_subcommand("mcp", "Serve an agent over standard input and output (Model Context Protocol)");
    sub->callback([&context, options] { context.run = [&context, options] { return run(context, *options); }; });
    storeArgument(sub, context);
    sub->add_flag("--read-only", options->readOnly, "Without the tools that write: remember and propose");
    scopeOption(sub, context, "Whose memory; needed when several scopes hold memories");
    sub->footer("Tools: remember, recall, why, insights, check, propose. None approves, resolves or commits: what is "
                "proposed waits in Review. Ends with its input.");
}

} // namespace credence::cli
