// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/ulid.h"

#include <array>
#include <cstdint>

namespace credence::ingest {

namespace {

constexpr std::string_view kCrockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

int hexDigit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

std::optional<std::array<std::uint8_t, 16>> ulidBytes(std::string_view text)
{
    std::array<std::uint8_t, 16> bytes{};
    if (text.size() == 32) {
        for (std::size_t i = 0; i < 32; ++i) {
            const int digit = hexDigit(text[i]);
            if (digit < 0) {
                return std::nullopt;
            }
            bytes.at(i / 2) = static_cast<std::uint8_t>(bytes.at(i / 2) << 4U | static_cast<unsigned>(digit));
        }
        return bytes;
    }
    if (text.size() != 26 || text[0] > '7') { // 130 bits, of which the first two are none
        return std::nullopt;
    }
    unsigned carry = 0, bits = 0;
    std::size_t at = 16;
    for (std::size_t i = 26; i-- > 0;) {
        const char upper = text[i] >= 'a' && text[i] <= 'z' ? static_cast<char>(text[i] - 'a' + 'A') : text[i];
        const std::size_t digit = kCrockford.find(upper);
        if (digit == std::string_view::npos) {
            return std::nullopt;
        }
        carry |= static_cast<unsigned>(digit) << bits;
        bits += 5;
        while (bits >= 8 && at > 0) {
            bytes.at(--at) = static_cast<std::uint8_t>(carry & 0xFFU);
            carry >>= 8U;
            bits -= 8;
        }
    }
    return bytes;
}

} // namespace

std::optional<std::string> ulid(std::string_view text)
{
    const auto bytes = ulidBytes(text);
    if (!bytes) {
        return std::nullopt;
    }
    std::string out(26, '0');
    unsigned carry = 0, bits = 0;
    std::size_t at = 26;
    for (std::size_t i = 16; i-- > 0;) {
        carry |= static_cast<unsigned>(bytes->at(i)) << bits;
        bits += 8;
        while (bits >= 5) {
            out[--at] = kCrockford[carry & 31U];
            carry >>= 5U;
            bits -= 5;
        }
    }
    out[--at] = kCrockford[carry & 31U];
    return out;
}

std::optional<Time> ulidTime(std::string_view text)
{
    const auto bytes = ulidBytes(text);
    if (!bytes) {
        return std::nullopt;
    }
    std::int64_t ms = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        ms = ms * 256 + bytes->at(i);
    }
    return ms > 0 && ms < 253402300800000 ? std::optional(Time(std::chrono::milliseconds(ms))) : std::nullopt;
}

} // namespace credence::ingest
