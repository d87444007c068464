// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Style: what neither the palette nor the style sheet can say, painted over Fusion: fields, combo and spin boxes, check
// marks, sliders, progress, tabs, group boxes, tool buttons, frames, the focus ring and the style hints.
// Properties it reads of a widget: "row" (a field 24 high, for use in rows), "bad" (a field with a flag-coloured line),
// "plain" (a scroll area or field without a line), "code" (a text that is only read: a quiet line on `alt`),
// "locked" (a field that can't be changed now but must stay readable).
// Ownership: QApplication's. Thread safety: GUI thread only.
#pragma once

#include <QProxyStyle>

namespace credence::ui {

class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();

    void polish(QWidget *widget) override;
    void drawPrimitive(PrimitiveElement, const QStyleOption *, QPainter *, const QWidget *) const override;
    void drawControl(ControlElement, const QStyleOption *, QPainter *, const QWidget *) const override;
    void drawComplexControl(ComplexControl, const QStyleOptionComplex *, QPainter *, const QWidget *) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl, const QStyleOptionComplex *, SubControl,
                                       const QWidget *) const override;
    [[nodiscard]] QRect subElementRect(SubElement, const QStyleOption *, const QWidget *) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType, const QStyleOption *, const QSize &,
                                         const QWidget *) const override;
    [[nodiscard]] int pixelMetric(PixelMetric, const QStyleOption *, const QWidget *) const override;
    [[nodiscard]] int styleHint(StyleHint, const QStyleOption *, const QWidget *, QStyleHintReturn *) const override;
};

} // namespace credence::ui
