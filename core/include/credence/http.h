// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The one door to the network. Only the hosts that a caller names are contacted: redirects are never followed, nothing
// is sent twice, cookies and caches are not used, certificates are always checked. A proxy is used only where the
// environment asks for one (https_proxy, http_proxy, all_proxy, and no_proxy for exceptions; upper case too), never to
// this machine.
// Ownership: callers own the transport; it outlives every send() on it.
// Thread safety: send() may be called from any number of threads at once, never from a GUI thread: it blocks.
// Errors: Network (no host, refused, reset, bad certificate, stalled, timed out, reply too large: the message says
// which), Invalid (a URL that is none, or not http or https), Cancelled.
#pragma once

#include <credence/export.h>
#include <credence/result.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace credence {

struct HttpRequest {
    std::string method = "POST";
    std::string url; // http or https
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
    std::chrono::milliseconds totalTimeout{120'000}; // of the whole call
    std::chrono::milliseconds stallTimeout{30'000};  // without one byte moving
    std::size_t maxReply = 16u << 20;                // bytes of the body
};

struct HttpReply {
    int status = 0;                                             // 3xx, 4xx and 5xx are replies, not errors
    std::vector<std::pair<std::string, std::string>> headers{}; // names in lower case
    std::string body{};
    [[nodiscard]] CREDENCE_CORE_EXPORT std::string header(std::string_view name) const; // "" if absent
};

class CREDENCE_CORE_EXPORT HttpTransport {
public:
    virtual ~HttpTransport();
    // `onData`, if given, sees the body as it arrives (and the reply still holds it whole); called on an unspecified
    // thread, one call at a time (createHttpTransport()'s: on the calling thread, so a slow one holds up no other
    // call). A triggered token ends the call within 200 ms.
    [[nodiscard]] virtual Result<HttpReply> send(const HttpRequest &, std::stop_token,
                                                 const std::function<void(std::string_view)> &onData = {}) = 0;
};

// Over Qt Network, HTTP/1.1, with a thread of its own, which starts with the first send(). Needs no running loop. Qt
// needs an application object in the process: where there is none yet, one is made here and stays until the process
// ends; a program that makes its own does so before it calls this.
[[nodiscard]] CREDENCE_CORE_EXPORT std::unique_ptr<HttpTransport> createHttpTransport();

} // namespace credence
