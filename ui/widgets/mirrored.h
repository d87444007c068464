// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Mirrored: what paints itself thinks from the left to the right; in a window that reads from the right the painter
// turns it around, and drawRun, drawBoxed and upright keep texts and pictures readable where they come to stand. A
// place under the pointer is turned back by logicalPoint. Ownership: none. Thread safety: as the painter.
#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QTransform>

namespace credence::ui {

class Mirrored {
public:
    // Turns around within `box`, whose left edge is where reading begins, if `direction` is from the right; until the
    // end of its life.
    Mirrored(QPainter &painter, const QRectF &box, Qt::LayoutDirection direction);
    ~Mirrored();
    Mirrored(const Mirrored &) = delete;
    Mirrored &operator=(const Mirrored &) = delete;
    [[nodiscard]] static bool isTurned(const QPainter &painter);

private:
    QPainter &m_painter;
    QTransform m_before;
    bool m_turned;
};

// Draws what `draw` draws within `box` without turning it around, at the place to which the box is turned.
template<class Draw>
void upright(QPainter &painter, const QRectF &box, Draw draw)
{
    if (!Mirrored::isTurned(painter)) {
        draw();
        return;
    }
    const QTransform before = painter.transform();
    painter.translate(2 * box.left() + box.width(), 0);
    painter.scale(-1, 1);
    draw();
    painter.setTransform(before);
}

// One line from its left end on the baseline, in the painter's font.
void drawRun(QPainter &painter, const QPointF &baseline, const QString &text);
// As QPainter::drawText; left and right in `flags` are those of reading.
void drawBoxed(QPainter &painter, const QRectF &box, int flags, const QString &text);

// The place in a view so wide that was meant by a click, as if it read from the left.
[[nodiscard]] QPoint logicalPoint(const QPoint &point, int width, Qt::LayoutDirection direction);

} // namespace credence::ui
