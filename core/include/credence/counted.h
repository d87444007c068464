// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A counted noun in the sentences of the core and the command line: counted(1, "source", "sources") is "1 source".
// Ownership: none. Thread safety: a pure function, any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace credence {

[[nodiscard]] inline std::string counted(std::uint64_t n, std::string_view one, std::string_view many)
{
    std::string out = std::to_string(n) + ' ';
    out += n == 1 ? one : many;
    return out;
}

} // namespace credence
