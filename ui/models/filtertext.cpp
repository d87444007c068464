// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "models/filtertext.h"

#include <credence/text.h>

#include <QLocale>
#include <QStringList>

namespace credence::ui {

namespace {

struct Word {
    QString name, value; // name empty: plain text
};

std::vector<Word> wordsOf(const QString &text)
{
    std::vector<Word> words;
    qsizetype i = 0;
    while (i < text.size()) {
        if (text[i].isSpace()) {
            ++i;
            continue;
        }
        QString plain, name;
        bool quoted = false, named = false;
        for (; i < text.size() && (quoted || !text[i].isSpace()); ++i) {
            if (text[i] == QLatin1Char('"')) {
                quoted = !quoted;
            } else if (text[i] == QLatin1Char(':') && !quoted && !named && !plain.isEmpty()) {
                named = true;
                name = plain;
                plain.clear();
            } else {
                plain += text[i];
            }
        }
        words.push_back({name.toLower(), plain});
    }
    return words;
}

bool take(TreeFilter &filter, const Word &word)
{
    const QString &name = word.name;
    const std::string value = word.value.toLower().toStdString();
    if (word.value.isEmpty())
        return false;
    if (name == QLatin1String("status")) {
        const auto status = parseStatus(value);
        if (status)
            filter.statuses.push_back(*status);
        return status.has_value();
    }
    if (name == QLatin1String("kind")) {
        const auto kind = parseKind(value);
        if (kind)
            filter.kinds.push_back(*kind);
        return kind.has_value();
    }
    if (name == QLatin1String("conf") || name == QLatin1String("confidence")) {
        for (const Confidence c : {Confidence::Low, Confidence::Medium, Confidence::High}) {
            if (value == credence::word(c)) {
                filter.confidences.push_back(c);
                return true;
            }
        }
        return false;
    }
    if (name == QLatin1String("depth")) {
        const QStringList ends = word.value.split(QLatin1Char('-'));
        bool ok = false, okToo = false;
        const int from = ends.first().toInt(&ok), to = ends.last().toInt(&okToo);
        if (!ok || !okToo || ends.size() > 2 || from < 0 || to < from)
            return false;
        filter.minDepth = from;
        filter.maxDepth = to;
        return true;
    }
    if (name == QLatin1String("imp") || name == QLatin1String("importance")) {
        bool ok = false;
        const double least = QLocale::c().toDouble(word.value, &ok);
        if (ok)
            filter.minImportance = least;
        return ok;
    }
    if (name == QLatin1String("since") || name == QLatin1String("until")) {
        const auto time = parseTime(value);
        if (!time)
            return false;
        if (name == QLatin1String("since")) {
            filter.since = time->time;
        } else {
            // A date alone means the whole day.
            const bool day = value.find_first_of("t :") == std::string::npos;
            filter.until = day ? time->time + std::chrono::hours(24) - std::chrono::milliseconds(1) : time->time;
        }
        return true;
    }
    if (name == QLatin1String("tag")) {
        filter.tag = word.value;
        return true;
    }
    if (name == QLatin1String("source")) {
        filter.source = word.value;
        return true;
    }
    if (name == QLatin1String("is")) {
        if (value == "flagged")
            filter.flagged = true;
        else if (value == "ungrounded")
            filter.ungrounded = true;
        else if (value == "single")
            filter.singleSource = true;
        else if (value == "contradicted")
            filter.contradicted = true;
        else if (value == "approved")
            filter.approved = true;
        else
            return false;
        return true;
    }
    return false;
}

} // namespace

TreeFilter parseFilterText(const QString &text)
{
    TreeFilter filter;
    QStringList plain;
    for (const Word &word : wordsOf(text)) {
        if (word.name.isEmpty())
            plain << word.value;
        else if (!take(filter, word))
            plain << (word.value.isEmpty() ? word.name : word.name + QLatin1Char(':') + word.value);
    }
    filter.text = plain.join(QLatin1Char(' '));
    return filter;
}

} // namespace credence::ui
