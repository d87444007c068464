// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/plaintip.h"

#include <QTextDocument>

namespace credence::ui {

QString plainTip(const QString &text)
{
    // A short text that can't be taken for markup stands as it is: assistive tools read tooltips too.
    constexpr int kOneLine = 80;
    if (text.size() <= kOneLine && !Qt::mightBeRichText(text))
        return text;
    // Else as markup of our own, which also wraps.
    return QStringLiteral("<span style=\"white-space:pre-wrap\">%1</span>").arg(text.toHtmlEscaped());
}

} // namespace credence::ui
