// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A fast hash of short strings, the same on every machine: vectors that are stored depend on it (FNV-1a with the
// finaliser of splitmix64). Not for untrusted keys of a table that must not degrade. Thread safety: pure.
#pragma once

#include <cstdint>
#include <string_view>

namespace credence::index {

[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t x)
{
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31U);
}

[[nodiscard]] constexpr std::uint64_t hashOf(std::string_view text, std::uint64_t seed = 0)
{
    std::uint64_t h = 0xcbf29ce484222325U ^ seed;
    for (const char c : text)
        h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return mixed(h);
}

} // namespace credence::index
