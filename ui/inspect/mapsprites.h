// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The marks of the map: drawn once per look (shape, radius in half pixels, hue, ring, marks) and blitted ever after.
// Ownership: a member of the canvas. Thread safety: GUI thread only.
#pragma once

#include <credence/memory.h>

#include <QColor>
#include <QHash>
#include <QPixmap>
#include <QPointF>

class QPainter;

namespace credence::ui::map {

struct MarkLook {
    Status status = Status::Active;
    double r = 4;
    QRgb colour = 0;
    QRgb gap = 0; // a disc of this ground, r + 1.6, under the mark; 0: none
    Confidence ring = Confidence::None;
    bool ungrounded = false;
    bool flagged = false;
    bool dimmed = false; // marks take the mark's colour; a flag never does
};

// Draws without a cache: for files that scale.
void paintMark(QPainter &painter, QPointF at, const MarkLook &look);

class Sprites {
public:
    // Draws from the cache at whole device pixels of `ratio`.
    void draw(QPainter &painter, QPointF at, const MarkLook &look, qreal ratio);
    void clear();

private:
    struct Sprite {
        QPixmap pixmap;
        double half = 0; // logical distance from the corner to the middle
    };
    QHash<quint64, Sprite> m_sprites;
    qreal m_ratio = 0;
};

} // namespace credence::ui::map
