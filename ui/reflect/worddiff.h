// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What two texts share, word by word. Thread safety: pure; call from any thread.
#pragma once

#include <QList>
#include <QString>

namespace credence::ui {

// A span of the text; `own`: the other text lacks it.
struct DiffSpan {
    int start = 0, length = 0;
    bool own = false;
    bool operator==(const DiffSpan &) const = default;
};

struct WordDiff {
    QList<DiffSpan> a, b; // cover the texts without gaps, neighbours joined
};

// The longest common run of words (Hunt and Szymanski's problem, solved by the plain table); spaces between two own
// words are own. Texts of more than 600 words are told apart as a whole.
[[nodiscard]] WordDiff wordDiff(const QString &a, const QString &b);

} // namespace credence::ui
