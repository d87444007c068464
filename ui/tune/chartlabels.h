// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ChartLabels: writes the words of a chart so that none lies on another and none is cut: what has no room at its place
// is left out, and who must be read is written first. It keeps what was written, in the chart's own coordinates.
// Ownership: a value for one painting. Thread safety: GUI thread only.
#pragma once

#include "reflect/rowpaint.h"

#include <QList>
#include <QRectF>

namespace credence::ui {

struct PaintedLabel {
    QString text;
    QRectF rect;
};

class ChartLabels {
public:
    ChartLabels(QPainter &painter, const QSizeF &size) : m_painter(painter), m_area(QPointF(0, 0), size) {}

    // Room that is taken by something else.
    void reserve(const QRectF &rect) { m_taken << rect; }
    [[nodiscard]] bool isFree(const QRectF &rect) const
    {
        if (!m_area.contains(rect))
            return false;
        for (const QRectF &one : m_taken) {
            if (one.intersects(rect))
                return false;
        }
        return true;
    }
    // As write() of rowpaint.h; false and nothing is written where there is no room.
    bool put(const QFont &font, const QColor &colour, qreal x, qreal top, qreal height, const QString &text)
    {
        const QRectF rect = rectOf(font, x, top, height, text);
        if (!isFree(rect))
            return false;
        write(m_painter, font, colour, x, top, height, text);
        m_taken << rect;
        m_labels << PaintedLabel{text, rect};
        return true;
    }
    bool putRight(const QFont &font, const QColor &colour, qreal right, qreal top, qreal height, const QString &text)
    {
        return put(font, colour, right - QFontMetricsF(font).horizontalAdvance(text), top, height, text);
    }
    // Its letters, of which the capitals are centred between top and top + height.
    [[nodiscard]] static QRectF rectOf(const QFont &font, qreal x, qreal top, qreal height, const QString &text)
    {
        const QFontMetricsF metrics(font);
        const qreal baseline = std::round(top + (height + metrics.capHeight()) / 2);
        return {x, baseline - metrics.capHeight() - 1, metrics.horizontalAdvance(text),
                metrics.capHeight() + metrics.descent() + 1};
    }
    [[nodiscard]] const QList<PaintedLabel> &labels() const { return m_labels; }

private:
    QPainter &m_painter;
    QRectF m_area;
    QList<QRectF> m_taken;
    QList<PaintedLabel> m_labels;
};

} // namespace credence::ui
