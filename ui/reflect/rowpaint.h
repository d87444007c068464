// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One line of text in a painted row, its capitals centred between top and top + height. GUI thread only.
#pragma once

#include "widgets/mirrored.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <QString>

#include <cmath>

namespace credence::ui {

inline void write(QPainter &painter, const QFont &font, const QColor &colour, qreal x, qreal top, qreal height,
                  const QString &text)
{
    painter.setFont(font);
    painter.setPen(colour);
    drawRun(painter, QPointF(x, std::round(top + (height + QFontMetricsF(font).capHeight()) / 2)), text);
}

inline void writeRight(QPainter &painter, const QFont &font, const QColor &colour, qreal right, qreal top, qreal height,
                       const QString &text)
{
    write(painter, font, colour, right - QFontMetricsF(font).horizontalAdvance(text), top, height, text);
}

} // namespace credence::ui
