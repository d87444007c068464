// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A Model Context Protocol server over a store, for agents: a line of JSON-RPC 2.0 comes in, a line goes out. Protocol
// versions 2024-11-05, 2025-03-26 and 2025-06-18 (modelcontextprotocol.io). Its tools write episodes, read what a
// person approved, and propose; none approves, resolves or commits (invariant 4), and one server sees one scope.
// Memory text is untrusted: it leaves as JSON strings and is never taken for anything else.
// Ownership: the server shares the Store. Thread safety: answer() belongs to one thread; arrives() may be called from
// any other meanwhile. Both may block on disk: not on a GUI thread. Errors: open() NotFound and those of Store; after
// that every failure is an answer.
#pragma once

#include <credence/export.h>
#include <credence/store.h>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

struct AgentServerOptions {
    std::string scope;             // whose memory; must be a scope of the store
    bool readOnly = false;         // the tools that write are not there
    std::string version = "0";     // told to the client as the server's
    std::size_t longest = 4 << 20; // bytes of a line; longer ones are refused
    // How long a write waits for another program's, beyond the store's own busy timeout, and a recall for an index that
    // is made for the first time; then the client is asked to try again. Below the minute that clients wait.
    std::chrono::milliseconds patience{30'000};
    std::function<Time()> clock{}; // the system's if empty
    // What a person should know who looks at the log; one line each, without memory text.
    std::function<void(const std::string &)> log{};
};

class CREDENCE_CORE_EXPORT AgentServer {
public:
    [[nodiscard]] static Result<std::unique_ptr<AgentServer>> open(std::shared_ptr<Store>, AgentServerOptions);
    ~AgentServer();
    AgentServer(const AgentServer &) = delete;
    AgentServer &operator=(const AgentServer &) = delete;

    // The answer to one line (without its newline), a line without a newline; empty when there is none: to
    // notifications, to responses, to blank lines, and to a request that was cancelled. Never fails: what is no request
    // gets the protocol's error.
    [[nodiscard]] std::string answer(std::string_view line, std::stop_token = {});
    // To be told of each line as it comes in, in order and before it is answered: a cancellation takes effect while
    // the request that it names still waits or runs.
    void arrives(std::string_view line);

    // Names of the tools, in the order of a listing.
    [[nodiscard]] std::vector<std::string> tools() const;

private:
    struct Impl;
    explicit AgentServer(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> d;
};

// Cuts a stream of bytes into lines; of a line that is longer than `longest` bytes, longest + 1 are kept, so that
// answer() refuses it. "\r\n" ends a line too.
class CREDENCE_CORE_EXPORT LineCutter {
public:
    explicit LineCutter(std::size_t longest) : m_longest(longest) {}
    void feed(std::string_view bytes, const std::function<void(std::string &&)> &each);
    void finish(const std::function<void(std::string &&)> &each); // a last line without its newline

private:
    std::size_t m_longest;
    std::string m_line;
};

} // namespace credence
