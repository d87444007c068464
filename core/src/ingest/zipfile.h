// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Zip archives (APPNOTE 6.3.10) of other programs, read within bounds: stored and deflated entries, no encryption, no
// parts, no Zip64. Entries whose names lead out of the archive are not listed.
// Ownership: owns the archive's bytes. Thread safety: const functions may be called by several threads.
#pragma once

#include <credence/result.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence::ingest {

class ZipFile {
public:
    struct Entry {
        std::string name;
        std::uint32_t crc = 0;
        std::uint16_t method = 0, flags = 0;
        std::uint64_t packed = 0, size = 0, header = 0;
    };

    // Corrupt when it is damaged, Unsupported for what is said above.
    [[nodiscard]] static Result<ZipFile> open(std::string bytes);
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] const Entry *find(std::string_view name) const;
    [[nodiscard]] std::uint64_t refused() const { return m_refused; } // names that lead out
    // Its content, which must have the length and checksum that the archive names. At most `most` bytes.
    [[nodiscard]] Result<std::string> read(const Entry &entry, std::size_t most) const;

private:
    std::string m_bytes;
    std::vector<Entry> m_entries;
    std::uint64_t m_refused = 0;
};

} // namespace credence::ingest
