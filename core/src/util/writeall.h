// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Writing all bytes to an open file. Ownership: the descriptor stays the caller's. Thread safety: as that of write(2).
#pragma once

#include <unistd.h>

#include <cerrno>
#include <string_view>

namespace credence {

// False when the system refused a part; errno says why.
[[nodiscard]] inline bool writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t n = ::write(file, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

} // namespace credence
