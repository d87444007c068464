// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a call's prompt and reply look like to a person: lines with numbers, the sources that the prompt shows by
// number, and the numbers that the reply cites. Texts come from a model: nothing here trusts their form.
// Thread safety: pure; call from any thread.
#pragma once

#include <credence/reflect.h>

#include <QList>
#include <QString>

#include <map>

namespace credence::ui {

// The texts of a request's body in the order in which they are sent (system, then the messages); the body itself when
// it is no JSON of a known form.
[[nodiscard]] QString promptText(const std::string &requestBody);
// The answer as the model wrote it; a JSON text without line breaks is broken into lines, nothing else changed.
[[nodiscard]] QString replyText(const CallRecord &call);

// "[12] Sam merged …" or "12. Sam merged …" at the beginning of a line: number and the rest of the line.
[[nodiscard]] std::map<int, QString> shownSources(const QString &prompt);

// A number that a reply cites: an integer, also as a string, in a list that holds nothing else.
struct Citation {
    int start = 0, length = 0; // in the reply's text
    int number = 0;
    bool operator==(const Citation &) const = default;
};
[[nodiscard]] QList<Citation> citationsIn(const QString &reply);

// Only the lines that matter beside a reply: cited sources and what is asked at the end; "…" stands for the rest.
// `numbers` gives each line's number in the whole text, 0 for "…".
struct FoldedText {
    QString text;
    QList<int> numbers;
};
[[nodiscard]] FoldedText foldedPrompt(const QString &prompt, const QList<Citation> &citations);
[[nodiscard]] FoldedText wholeText(const QString &text);

// Where a reply says a claim, whatever its escapes, line breaks and case; start -1: nowhere.
struct TextPlace {
    int start = -1, length = 0;
};
[[nodiscard]] TextPlace placeOfClaim(const QString &reply, const QString &claim);

// What Credence read out of the reply, a line each: candidates with their sources, drops with the reason.
[[nodiscard]] QString parsedText(const RunRecord &run, int call);

} // namespace credence::ui
