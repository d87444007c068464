// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "privacy/keywords.h"

#include <cctype>
#include <limits>

namespace credence::privacy {

void Keywords::add(std::string_view word, std::uint32_t value)
{
    m_words.emplace_back(word, value);
}

void Keywords::finish()
{
    for (const auto &[word, value] : m_words) {
        for (const char c : word) {
            const auto lower = static_cast<unsigned char>(std::tolower(static_cast<unsigned char>(c)));
            if (m_class[lower] == 0) {
                m_class[lower] = static_cast<std::uint8_t>(m_classes++);
                m_class[static_cast<unsigned char>(std::toupper(lower))] = m_class[lower];
            }
        }
    }
    constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> next;
    std::vector<std::uint8_t> out;
    const auto grow = [&] {
        next.insert(next.end(), m_classes, kNone);
        m_values.emplace_back();
    };
    grow();
    for (const auto &[word, value] : m_words) {
        std::uint32_t state = 0;
        for (const char c : word) {
            const std::size_t place = state * m_classes + m_class[static_cast<unsigned char>(c)];
            if (next[place] == kNone) {
                const auto fresh = static_cast<std::uint32_t>(m_values.size());
                grow();
                next[place] = fresh;
            }
            state = next[place];
        }
        m_values[state].push_back(value);
    }
    const std::size_t states = m_values.size();
    std::vector<std::uint32_t> fail(states, 0), queue;
    m_suffix.assign(states, 0);
    out.assign(states, 0);
    queue.reserve(states);
    for (std::uint32_t c = 0; c < m_classes; ++c) {
        std::uint32_t &to = next[c];
        if (to == kNone)
            to = 0;
        else
            queue.push_back(to);
    }
    for (std::size_t q = 0; q < queue.size(); ++q) {
        const std::uint32_t state = queue[q];
        m_suffix[state] = m_values[fail[state]].empty() ? m_suffix[fail[state]] : fail[state];
        out[state] = !m_values[state].empty() || m_suffix[state] != 0 ? 1 : 0;
        for (std::uint32_t c = 0; c < m_classes; ++c) {
            const std::size_t place = state * m_classes + c;
            const std::uint32_t back = next[fail[state] * m_classes + c];
            if (next[place] == kNone) {
                next[place] = back;
            } else {
                fail[next[place]] = back;
                queue.push_back(next[place]);
            }
        }
    }
    m_moves.reserve(next.size());
    for (const std::uint32_t to : next)
        m_moves.push_back(to * m_classes | (out[to] != 0 ? kReports : 0));
}

} // namespace credence::privacy
