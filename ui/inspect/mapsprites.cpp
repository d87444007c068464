// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapsprites.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace credence::ui::map {

namespace {

int halfPixels(double r)
{
    return std::clamp(int(std::lround(r * 2)), 2, 63);
}

} // namespace

void paintMark(QPainter &painter, QPointF at, const MarkLook &look)
{
    const double r = halfPixels(look.r) / 2.0;
    const QColor colour = QColor::fromRgb(look.colour);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.gap != 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgb(look.gap));
        painter.drawEllipse(at, r + 1.6, r + 1.6);
    }
    if (look.ring == Confidence::Medium || look.ring == Confidence::High) {
        const bool high = look.ring == Confidence::High;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, high ? 1.75 : 1.0));
        const double ring = r + (high ? 2.2 : 2.0);
        painter.drawEllipse(at, ring, ring);
    }
    drawStatusGlyph(painter, at, r, look.status, colour);
    if (look.ungrounded) {
        if (look.dimmed) {
            QPen pen(colour, 1.5);
            pen.setCapStyle(Qt::FlatCap);
            painter.setPen(pen);
            const double y = at.y() + r + 3.0, w = std::max(3.0, r);
            painter.drawLine(QPointF(at.x() - w, y), QPointF(at.x() - 1, y));
            painter.drawLine(QPointF(at.x() + 1, y), QPointF(at.x() + w, y));
        } else {
            drawUngroundedMark(painter, at, r);
        }
    }
    if (look.flagged)
        drawFlagMark(painter, at, r);
    painter.restore();
}

void Sprites::draw(QPainter &painter, QPointF at, const MarkLook &look, qreal ratio)
{
    if (ratio != m_ratio) {
        clear();
        m_ratio = ratio;
    }
    const quint64 key = quint64(look.colour & 0xffffff) | quint64(look.gap & 0xffffff) << 24 |
                        quint64(look.gap != 0) << 48 | quint64(halfPixels(look.r)) << 49 | quint64(look.status) << 55 |
                        quint64(look.ring) << 58 | quint64(look.ungrounded) << 60 | quint64(look.flagged) << 61 |
                        quint64(look.dimmed) << 62;
    auto found = m_sprites.find(key);
    if (found == m_sprites.end()) {
        Sprite sprite;
        const double r = halfPixels(look.r) / 2.0;
        const double need = r * 1.25 + 4 + (look.flagged || look.ungrounded ? 8 : 0);
        const int side = int(std::ceil(need * ratio)) * 2;
        sprite.half = side / 2.0 / ratio;
        sprite.pixmap = QPixmap(side, side);
        sprite.pixmap.setDevicePixelRatio(ratio);
        sprite.pixmap.fill(Qt::transparent);
        QPainter own(&sprite.pixmap);
        paintMark(own, QPointF(sprite.half, sprite.half), look);
        own.end();
        found = m_sprites.insert(key, sprite);
    }
    const double x = std::round((at.x() - found->half) * ratio) / ratio;
    const double y = std::round((at.y() - found->half) * ratio) / ratio;
    painter.drawPixmap(QPointF(x, y), found->pixmap);
}

void Sprites::clear()
{
    m_sprites.clear();
}

} // namespace credence::ui::map
