// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The 100,000 most frequent English words with a vector each, in order of frequency (resources/embeddings/README.md).
// Ownership: views of embedded bytes, valid for ever; the index of words belongs to the table.
// Thread safety: const use from any thread.
#pragma once

#include <credence/result.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace credence::index {

class WordTable {
public:
    // Corrupt if the bytes are not such a table.
    static Result<WordTable> read(std::string_view bytes);
    // The table that travels with the library, read once.
    static const WordTable &builtin();

    // The place of a folded word in order of frequency, from 0.
    [[nodiscard]] std::optional<std::uint32_t> rank(std::string_view foldedWord) const;
    [[nodiscard]] std::size_t size() const { return m_ends.size(); }
    [[nodiscard]] int dimensions() const { return m_dimensions; }
    [[nodiscard]] std::string_view word(std::uint32_t rank) const;
    // The word's vector is values(rank) times scale(rank).
    [[nodiscard]] std::span<const std::int8_t> values(std::uint32_t rank) const
    {
        return {m_values + std::size_t{rank} * std::size_t(m_dimensions), std::size_t(m_dimensions)};
    }
    [[nodiscard]] float scale(std::uint32_t rank) const;
    [[nodiscard]] std::string_view words() const { return m_words; }

private:
    std::string_view m_words;           // each ends with a newline
    std::vector<std::uint32_t> m_ends;  // of each word in m_words
    std::vector<std::uint32_t> m_slots; // open addressing: rank + 1, or 0
    const char *m_scales = nullptr;     // float32, little-endian
    const std::int8_t *m_values = nullptr;
    int m_dimensions = 0;
};

} // namespace credence::index
