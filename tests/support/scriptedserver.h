// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// An HTTP server on 127.0.0.1 inside of the test process: answers from a script, with every fault that a real one has.
// Ownership: a value of the test. Thread safety: all methods, from any thread; it serves on a thread of its own.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace credence::test {

struct ScriptedRequest {
    std::string method, path;
    std::vector<std::pair<std::string, std::string>> headers{}; // names in lower case
    std::string body{};
    [[nodiscard]] std::string header(const std::string &name) const;
};

struct ScriptedReply {
    int status = 200;
    std::string body{};
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string type = "application/json";

    bool silent = false;               // takes the request and never says a word
    bool chunked = false;              // no Content-Length
    std::optional<std::size_t> only{}; // as many bytes of the body, then `then`
    enum class Then { Stall, Close, Reset } then = Then::Reset;
    int dripBytes = 0; // so many at a time, one portion every 5 ms
    std::string raw{}; // these bytes instead of a reply, then the connection is closed
};

class ScriptedServer {
public:
    // With a certificate (PEM files), it speaks TLS.
    struct Tls {
        std::string certificate, key;
    };
    explicit ScriptedServer(std::optional<Tls> = {});
    ~ScriptedServer();
    ScriptedServer(const ScriptedServer &) = delete;
    ScriptedServer &operator=(const ScriptedServer &) = delete;

    [[nodiscard]] std::string url() const; // "http://127.0.0.1:41234", or https://localhost:41234
    [[nodiscard]] int port() const;

    void reply(ScriptedReply);                                             // the next of the queue
    void replyWith(std::function<ScriptedReply(const ScriptedRequest &)>); // when the queue is empty
    [[nodiscard]] std::vector<ScriptedRequest> requests() const;           // those that came whole
    [[nodiscard]] int connections() const;
    // Waits until so many requests came, at most 30 s.
    [[nodiscard]] bool waitForRequests(std::size_t count) const;
    // Waits until no connection is open, at most 30 s.
    [[nodiscard]] bool waitUntilClosed() const;
    void onRequest(std::function<void()>); // called on the server's thread when a request has come, before its reply

    struct State;

private:
    std::shared_ptr<State> d;
};

// A self-signed certificate for localhost and 127.0.0.1, made with the openssl command in `folder`. Nothing without it.
[[nodiscard]] std::optional<ScriptedServer::Tls> makeCertificate(const std::string &folder);

// Replies as the two APIs send them. `text` is what the model says.
[[nodiscard]] ScriptedReply openAiReply(const std::string &text, int tokensIn = 100, int tokensOut = 20);
[[nodiscard]] ScriptedReply openAiStream(const std::vector<std::string> &pieces, int tokensIn = 100,
                                         int tokensOut = 20);
[[nodiscard]] ScriptedReply anthropicReply(const std::string &text, int tokensIn = 100, int tokensOut = 20);
[[nodiscard]] ScriptedReply anthropicStream(const std::vector<std::string> &pieces, int tokensIn = 100,
                                            int tokensOut = 20);
[[nodiscard]] ScriptedReply errorReply(int status, const std::string &message, const std::string &code = {});

} // namespace credence::test
