// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Words of review for people: actions, states, checks, ages; where a flag stands in the shown text; and which part of a
// source bears a claim. Thread safety: pure; call from any thread.
#pragma once

#include <credence/review.h>

#include <QList>
#include <QString>

namespace credence::ui {

[[nodiscard]] QString actionTitle(Action); // "Supersede a belief"
[[nodiscard]] QString actionWord(Action);  // "Supersede"
[[nodiscard]] QString actionIcon(Action);  // name of an icon
[[nodiscard]] QString checkTitle(const std::string &id);
[[nodiscard]] QString categoryTitle(const std::string &id); // "Third person"
// "Add", "Supersede, approved", "Rejected", "Approved, blocked".
[[nodiscard]] QString stateText(const QueueItem &);
// "5 min", "3 h", "2 days".
[[nodiscard]] QString ageText(std::int64_t seconds);
// Sources that support it, each once.
[[nodiscard]] int sourceCount(const Candidate &);
// Those that nobody answered; one that blocks is answered.
[[nodiscard]] int openFlags(const QueueItem &);
// The first doubt in two words ("too general"), empty without one; tip: its sentence.
[[nodiscard]] QString doubtText(const QueueItem &, QString *tip = nullptr);
// Failed, look, passed, not run; as they stand within each. Privacy as it is after what people decided on its flags.
[[nodiscard]] std::vector<Check> sortedChecks(const QueueItem &);
[[nodiscard]] bool hasDoubts(const QueueItem &);
// Approved together with others: a plain addition that no check and no flag speaks against.
[[nodiscard]] bool isPlainAddition(const QueueItem &);

// Part of a shown text.
struct TextSpan {
    int start = 0, length = 0;
    bool operator==(const TextSpan &) const = default;
};
// Bytes of a UTF-8 text as characters of screenText(text).
[[nodiscard]] TextSpan shownSpan(const std::string &text, std::size_t start, std::size_t end);
// Which part of a source's shown text bears the claim: the quote where one is given and stands there, else the sentence
// that shares the most words with the claim (at least two); length 0: none.
[[nodiscard]] TextSpan bearingSpan(const QString &source, const QString &quote, const QString &claim);

} // namespace credence::ui
