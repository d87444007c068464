// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Ctrl-C as a stop token. The second one ends the process at once.
// Ownership: one object in main, alive while the command runs. Thread safety: the token may be used by any thread.
#pragma once

#include <stop_token>
#include <thread>

namespace credence::cli {

class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::thread m_watcher;
};

} // namespace credence::cli
