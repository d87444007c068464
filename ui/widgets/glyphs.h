// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The small signs of the look as free functions of a QPainter: status glyphs, marks, pips, chips, keys, gauge, icons.
// Sizes are logical pixels; each saves and restores the painter's state. Thread safety: GUI thread only.
#pragma once

#include "widgets/dates.h"

#include <credence/memory.h>

#include <QColor>
#include <QIcon>
#include <QKeySequence>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace credence::ui {

// The token of a status (tokens().active, .suspect ...).
[[nodiscard]] QColor statusColour(Status);
// "Active", "In doubt: lost some support" ...: translated words for tooltips and accessible names.
[[nodiscard]] QString statusWord(Status);
[[nodiscard]] QString statusExplanation(Status);
[[nodiscard]] QString kindWord(Kind, Shape);
[[nodiscard]] QString confidenceWord(Confidence);

// Shape first: disc, half diamond, open diamond, right triangle, square, cross, dashed ring. r = 4.2 in rows.
void drawStatusGlyph(QPainter &, QPointF centre, qreal r, Status, const QColor &);
// What a sign beside a text measures at the size of the texts: it grows with them, up to half again, which the rows
// have room for.
[[nodiscard]] qreal grown(qreal pixels);
// Broken base line under a glyph of radius r (tokens().warn).
void drawUngroundedMark(QPainter &, QPointF centre, qreal r);
// "Ungrounded" as a sign of its own, 12 x 12, for columns, legends and the end of a row. It grows with the texts.
void drawUngroundedSign(QPainter &, QPointF centre);
// A red pennant on its pole, 7 x 8 at size 1: for columns, rows and strips. It grows with the texts.
void drawPennant(QPainter &, QPointF foot, qreal size = 1);
// Red pennant at the top right of a glyph of radius r.
void drawFlagMark(QPainter &, QPointF centre, qreal r);
// Three pips 4 x 8, gap 2, with their lines 17 x 9. left, vertical middle. They grow with the texts.
void drawPips(QPainter &, QPointF leftMiddle, Confidence);
[[nodiscard]] qreal pipsWidth();
// A quiet chip 20 high; returns its width. Draws nothing if painter is null (to measure).
qreal drawChip(QPainter *, QPointF topLeft, const QString &text, const QColor &ground, const QColor &textColour);
// A key cap 18 high; returns its width. Null painter measures.
qreal drawKey(QPainter *, QPointF topLeft, const QString &text);
// The same in other colours, e.g. inside a primary button; an invalid ground is not filled.
qreal drawKey(QPainter *, QPointF topLeft, const QString &text, const QColor &ground, const QColor &line,
              const QColor &textColour);
// "Ctrl", "Shift", "K": the caps of a shortcut in the order they are drawn.
[[nodiscard]] QStringList keyCaps(const QKeySequence &);
// 88 x 12: track, fill and threshold tick at w - 6.5. value and threshold > 0.
void drawGauge(QPainter &, const QRectF &, qreal value, qreal threshold);
// The sign of "occurs again" with its count; returns its width. Null painter measures.
qreal drawRepeatMark(QPainter *, QPointF leftMiddle, int count, const QColor &);

// A Lucide icon by name ("search", "list-tree"), cached per (name, colour, size, ratio).
[[nodiscard]] QPixmap iconPixmap(const QString &name, const QColor &, int size, qreal ratio);
void drawIcon(QPainter &, const QRectF &, const QString &name, const QColor &);
// An icon beside a text: `box` is its place at the usual size of the texts, and it grows about the middle of it.
void drawSign(QPainter &, const QRectF &box, const QString &name, const QColor &);
// For menus, tool buttons and actions: normal, disabled and on, in the theme's colours whenever it is painted.
[[nodiscard]] QIcon icon(const QString &name);

// 12,345 by locale.
[[nodiscard]] QString figure(qlonglong);
// A counted noun: `one` for 1, else `many` with the figure for its %1. counted(n, tr("1 source"), tr("%1 sources")).
[[nodiscard]] QString counted(qlonglong n, const QString &one, const QString &many);
// Memory text for a screen, one line (newlines become spaces), never markup.
[[nodiscard]] QString oneLine(const std::string &bytes); // of a very long text its head
[[nodiscard]] QString screenText(const std::string &bytes);

} // namespace credence::ui
