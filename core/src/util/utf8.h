// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Steps through bytes that may or may not be UTF-8. Ownership: none. Thread safety: pure functions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace credence::utf8 {

enum class Kind : std::uint8_t {
    Scalar,    // a well-formed sequence of a Unicode scalar value (RFC 3629)
    Surrogate, // three bytes that would be a lone surrogate, as WTF-8 writes it
    Invalid,   // one byte that is part of neither
};

struct Step {
    char32_t code = 0; // the scalar, the surrogate, or the byte
    std::uint8_t length = 1;
    Kind kind = Kind::Invalid;
};

// The sequence at `pos`. Precondition: pos < bytes.size().
[[nodiscard]] inline Step next(std::string_view bytes, std::size_t pos)
{
    const auto at = [&](std::size_t i) -> std::uint32_t {
        return pos + i < bytes.size() ? static_cast<unsigned char>(bytes[pos + i]) : 0U;
    };
    const auto continues = [&](std::size_t i) { return (at(i) & 0xC0U) == 0x80U; };
    const std::uint32_t lead = at(0);
    if (lead < 0x80) {
        return {lead, 1, Kind::Scalar};
    }
    if (lead >= 0xC2 && lead <= 0xDF && continues(1)) {
        return {(lead & 0x1FU) << 6U | (at(1) & 0x3FU), 2, Kind::Scalar};
    }
    if (lead >= 0xE0 && lead <= 0xEF && continues(1) && continues(2)) {
        const char32_t code = (lead & 0x0FU) << 12U | (at(1) & 0x3FU) << 6U | (at(2) & 0x3FU);
        if (code >= 0x800) {
            return {code, 3, code >= 0xD800 && code <= 0xDFFF ? Kind::Surrogate : Kind::Scalar};
        }
    }
    if (lead >= 0xF0 && lead <= 0xF4 && continues(1) && continues(2) && continues(3)) {
        const char32_t code = (lead & 0x07U) << 18U | (at(1) & 0x3FU) << 12U | (at(2) & 0x3FU) << 6U | (at(3) & 0x3FU);
        if (code >= 0x10000 && code <= 0x10FFFF) {
            return {code, 4, Kind::Scalar};
        }
    }
    return {lead, 1, Kind::Invalid};
}

// The bytes of a code point; a surrogate becomes its three WTF-8 bytes.
inline void append(std::string &out, char32_t code)
{
    const auto put = [&](std::uint32_t byte) { out.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | code >> 6U);
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | code >> 12U);
        put(0x80U | (code >> 6U & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | code >> 18U);
        put(0x80U | (code >> 12U & 0x3FU));
        put(0x80U | (code >> 6U & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

} // namespace credence::utf8
