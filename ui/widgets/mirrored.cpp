// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/mirrored.h"

#include <QFontMetricsF>

namespace credence::ui {

Mirrored::Mirrored(QPainter &painter, const QRectF &box, Qt::LayoutDirection direction)
    : m_painter(painter), m_before(painter.transform()), m_turned(direction == Qt::RightToLeft)
{
    if (!m_turned)
        return;
    painter.translate(2 * box.left() + box.width(), 0);
    painter.scale(-1, 1);
}

Mirrored::~Mirrored()
{
    if (m_turned)
        m_painter.setTransform(m_before);
}

bool Mirrored::isTurned(const QPainter &painter)
{
    return painter.transform().m11() < 0;
}

void drawRun(QPainter &painter, const QPointF &baseline, const QString &text)
{
    if (!Mirrored::isTurned(painter)) {
        painter.drawText(baseline, text);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const qreal wide = metrics.horizontalAdvance(text);
    const Qt::LayoutDirection before = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // a text reads as its own language does
    upright(painter, QRectF(baseline.x(), baseline.y() - metrics.ascent(), wide, metrics.height()),
            [&] { painter.drawText(baseline, text); });
    painter.setLayoutDirection(before);
}

void drawBoxed(QPainter &painter, const QRectF &box, int flags, const QString &text)
{
    if (!Mirrored::isTurned(painter)) {
        painter.drawText(box, flags, text);
        return;
    }
    int there = (flags & ~int(Qt::AlignLeft | Qt::AlignRight)) | int(Qt::AlignAbsolute);
    if ((flags & Qt::AlignRight) != 0)
        there |= Qt::AlignLeft;
    else if ((flags & (Qt::AlignHCenter | Qt::AlignJustify)) == 0)
        there |= Qt::AlignRight;
    const Qt::LayoutDirection before = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    upright(painter, box, [&] { painter.drawText(box, there, text); });
    painter.setLayoutDirection(before);
}

QPoint logicalPoint(const QPoint &point, int width, Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft ? QPoint(width - 1 - point.x(), point.y()) : point;
}

} // namespace credence::ui
