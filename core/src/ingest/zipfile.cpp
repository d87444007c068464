// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/zipfile.h"

#include "ingest/gzip.h"

#include <zlib.h>

#include <algorithm>

namespace credence::ingest {

namespace {

constexpr std::size_t kMostEntries = 200000;

std::uint32_t little(std::string_view bytes, std::size_t at, int count)
{
    std::uint32_t value = 0;
    for (int i = count; i-- > 0;) {
        value = value << 8U | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
    }
    return value;
}

// A relative path of ordinary names.
bool staysInside(std::string_view name)
{
    if (name.empty() || name.front() == '/' || name.find('\\') != std::string_view::npos ||
        name.find('\0') != std::string_view::npos || name.find(':') != std::string_view::npos) {
        return false;
    }
    while (!name.empty()) {
        const std::size_t slash = std::min(name.find('/'), name.size());
        if (name.substr(0, slash) == "..") {
            return false;
        }
        name = name.substr(std::min(slash + 1, name.size()));
    }
    return true;
}

} // namespace

Result<ZipFile> ZipFile::open(std::string bytes)
{
    const Error damaged{Errc::Corrupt, "The zip archive is damaged or cut short.", {}};
    constexpr std::string_view kEnd("PK\x05\x06", 4), kCentral("PK\x01\x02", 4);
    if (bytes.size() < 22) {
        return damaged;
    }
    // The record at the end, behind which a comment of up to 65,535 bytes may stand.
    std::size_t end = std::string::npos;
    const std::size_t lowest = bytes.size() > 65557 ? bytes.size() - 65557 : 0;
    for (std::size_t at = bytes.size() - 22; end == std::string::npos; --at) {
        if (std::string_view(bytes).substr(at, 4) == kEnd) {
            end = at;
        }
        if (at == lowest) {
            break;
        }
    }
    if (end == std::string::npos) {
        return damaged;
    }
    const std::uint32_t count = little(bytes, end + 10, 2), size = little(bytes, end + 12, 4),
                        start = little(bytes, end + 16, 4);
    if (count == 0xFFFFU || start == 0xFFFFFFFFU || little(bytes, end + 4, 2) != 0) {
        return Error{Errc::Unsupported, "Zip archives of several parts, and those over 4 GiB, are not read.", {}};
    }
    if (std::uint64_t(start) + size > end || count > kMostEntries) {
        return damaged;
    }
    ZipFile zip;
    std::size_t at = start;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (at + 46 > end || std::string_view(bytes).substr(at, 4) != kCentral) {
            return damaged;
        }
        Entry entry;
        entry.flags = static_cast<std::uint16_t>(little(bytes, at + 8, 2));
        entry.method = static_cast<std::uint16_t>(little(bytes, at + 10, 2));
        entry.crc = little(bytes, at + 16, 4);
        entry.packed = little(bytes, at + 20, 4);
        entry.size = little(bytes, at + 24, 4);
        entry.header = little(bytes, at + 42, 4);
        const std::size_t name = little(bytes, at + 28, 2), extra = little(bytes, at + 30, 2),
                          comment = little(bytes, at + 32, 2);
        if (at + 46 + name + extra + comment > end) {
            return damaged;
        }
        entry.name = bytes.substr(at + 46, name);
        at += 46 + name + extra + comment;
        if (!staysInside(entry.name)) {
            ++zip.m_refused;
        } else if (!entry.name.ends_with('/')) {
            zip.m_entries.push_back(std::move(entry));
        }
    }
    zip.m_bytes = std::move(bytes);
    return zip;
}

const ZipFile::Entry *ZipFile::find(std::string_view name) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.name == name; });
    return found == m_entries.end() ? nullptr : &*found;
}

Result<std::string> ZipFile::read(const Entry &entry, std::size_t most) const
{
    const Error damaged{Errc::Corrupt, "This entry of the zip archive is damaged.", {}};
    if ((entry.flags & 1U) != 0) {
        return Error{Errc::Unsupported, "This entry of the zip archive is encrypted.", {}};
    }
    if (entry.size > most) {
        return Error{Errc::Unsupported, "This entry of the zip archive is too large when unpacked.", {}};
    }
    if (entry.header + 30 > m_bytes.size() ||
        std::string_view(m_bytes).substr(entry.header, 4) != std::string_view("PK\x03\x04", 4)) {
        return damaged;
    }
    const std::uint64_t data =
        entry.header + 30 + little(m_bytes, entry.header + 26, 2) + little(m_bytes, entry.header + 28, 2);
    if (data + entry.packed > m_bytes.size()) {
        return damaged;
    }
    const std::string_view packed = std::string_view(m_bytes).substr(data, entry.packed);
    if (entry.method != 0 && entry.method != 8) {
        return Error{Errc::Unsupported, "This entry of the zip archive is packed in a way that is not read.", {}};
    }
    Result<std::string> out = entry.method == 0 ? Result<std::string>(std::string(packed))
                                                : inflateRaw(packed, static_cast<std::size_t>(entry.size));
    if (!out) {
        return out;
    }
    const auto sum = crc32(0, reinterpret_cast<const Bytef *>(out->data()), static_cast<uInt>(out->size()));
    if (out->size() != entry.size || sum != entry.crc) {
        return damaged;
    }
    return out;
}

} // namespace credence::ingest
