// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "index/wordtable.h"

#include "index/hash.h"
#include "util/resources.h"

#include <bit>
#include <cassert>
#include <cmath>

namespace credence::index {

namespace {

constexpr std::string_view kMagic = "CREDGLV1";
constexpr std::size_t kHeader = 32;

std::uint32_t littleEndian(const char *bytes)
{
    const auto at = [&](int i) { return std::uint32_t(static_cast<unsigned char>(bytes[i])) << (8 * i); };
    return at(0) | at(1) | at(2) | at(3);
}

Error corrupt(const char *what)
{
    return {Errc::Corrupt, std::string("The table of word vectors is damaged: ") + what + ".", "glove-100.bin"};
}

} // namespace

Result<WordTable> WordTable::read(std::string_view bytes)
{
    if (bytes.size() < kHeader || !bytes.starts_with(kMagic))
        return corrupt("it does not begin as one");
    const std::uint64_t words = littleEndian(bytes.data() + 8);
    const std::uint64_t dimensions = littleEndian(bytes.data() + 12);
    const std::uint64_t nameBytes = littleEndian(bytes.data() + 16);
    if (words == 0 || words > 10'000'000 || dimensions == 0 || dimensions > 4096)
        return corrupt("its counts are out of range");
    if (bytes.size() != kHeader + words * 4 + words * dimensions + nameBytes)
        return corrupt("its length is not what its counts say");
    WordTable table;
    table.m_dimensions = int(dimensions);
    table.m_scales = bytes.data() + kHeader;
    table.m_values = reinterpret_cast<const std::int8_t *>(table.m_scales + words * 4);
    table.m_words = bytes.substr(bytes.size() - nameBytes);
    table.m_ends.reserve(words);
    table.m_slots.resize(std::bit_ceil(words * 2));
    const std::uint64_t mask = table.m_slots.size() - 1;
    std::size_t begin = 0;
    for (std::uint32_t rank = 0; rank < words; ++rank) {
        const std::size_t end = table.m_words.find('\n', begin);
        if (end == std::string_view::npos || end == begin)
            return corrupt("a word is missing");
        const std::string_view word = table.m_words.substr(begin, end - begin);
        std::uint64_t slot = hashOf(word) & mask;
        for (; table.m_slots[slot] != 0; slot = (slot + 1) & mask) {
            if (table.word(table.m_slots[slot] - 1) == word)
                return corrupt("a word is there twice");
        }
        table.m_slots[slot] = rank + 1;
        table.m_ends.push_back(std::uint32_t(end));
        begin = end + 1;
        if (const float scale = table.scale(rank); !std::isfinite(scale) || scale < 0)
            return corrupt("a scale is no number");
    }
    if (begin != table.m_words.size())
        return corrupt("there are more words than it says");
    return table;
}

const WordTable &WordTable::builtin()
{
    static const WordTable table = [] {
        auto read = WordTable::read(resource("embeddings/glove-100.bin"));
        assert(read.ok()); // it was built in with this library
        return read.ok() ? std::move(read).value() : WordTable{};
    }();
    return table;
}

std::optional<std::uint32_t> WordTable::rank(std::string_view foldedWord) const
{
    if (m_slots.empty())
        return std::nullopt;
    const std::uint64_t mask = m_slots.size() - 1;
    for (std::uint64_t slot = hashOf(foldedWord) & mask; m_slots[slot] != 0; slot = (slot + 1) & mask) {
        if (word(m_slots[slot] - 1) == foldedWord)
            return m_slots[slot] - 1;
    }
    return std::nullopt;
}

std::string_view WordTable::word(std::uint32_t rank) const
{
    const std::size_t begin = rank == 0 ? 0 : m_ends[rank - 1] + 1;
    return m_words.substr(begin, m_ends[rank] - begin);
}

float WordTable::scale(std::uint32_t rank) const
{
    return std::bit_cast<float>(littleEndian(m_scales + std::size_t{rank} * 4));
}

} // namespace credence::index
