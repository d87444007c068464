// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Many literal keywords in one pass (Aho and Corasick 1975), without regard to ASCII case.
// Ownership: values. Thread safety: const after finish().
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace credence::privacy {

class Keywords {
public:
    void add(std::string_view word, std::uint32_t value);
    void finish();

    // each(end, value): a keyword ends before `end`. Longer ones come first.
    template<class Each>
    void scan(std::string_view text, Each &&each) const
    {
        std::uint32_t row = 0; // where the state's row begins
        for (std::size_t i = 0; i < text.size(); ++i) {
            const std::uint32_t next = m_moves[row + m_class[static_cast<unsigned char>(text[i])]];
            row = next & ~kReports;
            if ((next & kReports) != 0)
                report(row / m_classes, i + 1, each);
        }
    }

private:
    template<class Each>
    void report(std::uint32_t state, std::size_t end, Each &&each) const
    {
        for (std::uint32_t s = state; s != 0; s = m_suffix[s]) {
            for (const std::uint32_t value : m_values[s])
                each(end, value);
        }
    }

    static constexpr std::uint32_t kReports = std::uint32_t{1} << 31U; // a keyword ends in the state of that row
    std::array<std::uint8_t, 256> m_class{};                           // 0: in no keyword
    std::uint32_t m_classes = 1;
    std::vector<std::pair<std::string_view, std::uint32_t>> m_words;
    std::vector<std::uint32_t> m_moves;  // by state and class: the next state's row
    std::vector<std::uint32_t> m_suffix; // the next shorter state that has values
    std::vector<std::vector<std::uint32_t>> m_values;
};

} // namespace credence::privacy
