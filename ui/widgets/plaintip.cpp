// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/plaintip.h"

#include <credence/text.h>

#include <QTextDocument>

#include <algorithm>

namespace credence::ui {

namespace {

bool isHidden(QChar c)
{
    const char16_t u = c.unicode();
    return (u < 0x20 && u != u'\t' && u != u'\n') || (u >= 0x7F && u <= 0x9F) || (u >= 0x202A && u <= 0x202E) ||
           (u >= 0x2066 && u <= 0x2069);
}

} // namespace

QString shownText(const QString &text)
{
    // Nearly every text has none: those are not converted.
    if (std::none_of(text.begin(), text.end(), isHidden))
        return text;
    return QString::fromStdString(displayText(text.toStdString()));
}

QString plainTip(const QString &given)
{
    QString text = shownText(given);
    // A short text that can't be taken for markup stands as it is: assistive tools read tooltips too.
    constexpr int kOneLine = 80;
    // Nor does a giant one: a tip is no page, and laying it out would take its time.
    constexpr int kMost = 1200;
    if (text.size() > kMost)
        return plainTip(text.left(text[kMost - 2].isHighSurrogate() ? kMost - 2 : kMost - 1) + QChar(0x2026));
    if (text.size() <= kOneLine && !Qt::mightBeRichText(text))
        return text;
    // Else as markup of our own, which also wraps.
    return QStringLiteral("<span style=\"white-space:pre-wrap\">%1</span>").arg(text.toHtmlEscaped());
}

} // namespace credence::ui
