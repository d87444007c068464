// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/worddiff.h"

#include <algorithm>
#include <vector>

namespace credence::ui {

namespace {

constexpr std::size_t kMostWords = 600;

struct Word {
    int start = 0, length = 0;
};

std::vector<Word> wordsOf(const QString &text)
{
    std::vector<Word> words;
    int i = 0;
    const int size = int(text.size());
    while (i < size) {
        while (i < size && text[i].isSpace())
            ++i;
        const int start = i;
        while (i < size && !text[i].isSpace())
            ++i;
        if (i > start)
            words.push_back({start, i - start});
    }
    return words;
}

// Marks of the words become spans of the text; the space between two words of one kind is of that kind.
QList<DiffSpan> spansOf(const QString &text, const std::vector<Word> &words, const std::vector<bool> &own)
{
    QList<DiffSpan> spans;
    const auto put = [&spans](int start, int end, bool mine) {
        if (end <= start)
            return;
        if (!spans.isEmpty() && spans.back().own == mine)
            spans.back().length += end - start;
        else
            spans << DiffSpan{start, end - start, mine};
    };
    int at = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Word &word = words[i];
        put(at, word.start, i > 0 && own[i - 1] && own[i]);
        put(word.start, word.start + word.length, own[i]);
        at = word.start + word.length;
    }
    put(at, int(text.size()), false);
    return spans;
}

} // namespace

WordDiff wordDiff(const QString &a, const QString &b)
{
    const std::vector<Word> wa = wordsOf(a), wb = wordsOf(b);
    std::vector<bool> ownA(wa.size(), true), ownB(wb.size(), true);
    if (wa.size() <= kMostWords && wb.size() <= kMostWords) {
        const std::size_t columns = wb.size() + 1;
        std::vector<std::uint16_t> table((wa.size() + 1) * columns, 0);
        const auto same = [&](std::size_t i, std::size_t j) {
            return QStringView(a).mid(wa[i].start, wa[i].length) == QStringView(b).mid(wb[j].start, wb[j].length);
        };
        for (std::size_t i = wa.size(); i-- > 0;) {
            for (std::size_t j = wb.size(); j-- > 0;) {
                table[i * columns + j] = same(i, j)
                                             ? std::uint16_t(table[(i + 1) * columns + j + 1] + 1)
                                             : std::max(table[(i + 1) * columns + j], table[i * columns + j + 1]);
            }
        }
        std::size_t i = 0, j = 0;
        while (i < wa.size() && j < wb.size()) {
            if (same(i, j)) {
                ownA[i++] = false;
                ownB[j++] = false;
            } else if (table[(i + 1) * columns + j] >= table[i * columns + j + 1]) {
                ++i;
            } else {
                ++j;
            }
        }
    }
    return {spansOf(a, wa, ownA), spansOf(b, wb, ownB)};
}

} // namespace credence::ui
