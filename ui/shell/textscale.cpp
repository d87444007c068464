// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/textscale.h"

#include "widgets/splitter.h"

#include <QApplication>
#include <QFont>
#include <QVariant>
#include <QWidget>

namespace credence::ui {

namespace {

constexpr char kMeasured[] = "_textScale"; // what a widget measured, and what was made of it

// One measure: at scale 1, and as it was last set.
struct Measure {
    qreal base = 0;
    qreal set = 0;
};

// Whoever set it anew in between knows the scale of that time.
qreal rescaled(Measure &measure, qreal now, qreal from, qreal to)
{
    if (!qFuzzyCompare(measure.set + 1, now + 1))
        measure.base = now / from;
    return measure.base * to;
}

bool isUnlimited(int size)
{
    return size >= QWIDGETSIZE_MAX;
}

class Measures {
public:
    explicit Measures(QWidget *widget) : m_widget(widget), m_values(widget->property(kMeasured).toList()) {}
    ~Measures()
    {
        if (!m_values.isEmpty())
            m_widget->setProperty(kMeasured, m_values);
    }
    Measures(const Measures &) = delete;
    Measures &operator=(const Measures &) = delete;

    // place: which measure of the widget.
    qreal scaled(int place, qreal now, qreal from, qreal to, bool whole)
    {
        const qsizetype at = qsizetype(place) * 2;
        while (m_values.size() < at + 2)
            m_values << QVariant(0.0);
        Measure measure{m_values[at].toDouble(), m_values[at + 1].toDouble()};
        qreal value = rescaled(measure, now, from, to);
        if (whole)
            value = qRound(value);
        m_values[at] = measure.base;
        m_values[at + 1] = value;
        return value;
    }

private:
    QWidget *m_widget;
    QVariantList m_values;
};

void scaleFont(QWidget &widget, Measures &measures, qreal from, qreal to)
{
    if (!widget.testAttribute(Qt::WA_SetFont))
        return;
    QFont font = widget.font();
    if (font.pixelSize() > 0)
        font.setPixelSize(qMax(1, int(measures.scaled(0, font.pixelSize(), from, to, true))));
    else
        font.setPointSizeF(qMax(1.0, measures.scaled(0, font.pointSizeF(), from, to, false)));
    widget.setFont(font);
}

void scaleLimits(QWidget &widget, Measures &measures, qreal from, qreal to)
{
    if (widget.isWindow())
        return;
    QSize least = widget.minimumSize();
    QSize most = widget.maximumSize();
    const bool fixedWidth = least.width() == most.width();
    const bool fixedHeight = least.height() == most.height();
    const auto scale = [&](int place, int now) { return int(measures.scaled(place, now, from, to, true)); };
    // Lines of one pixel stay lines.
    if (least.width() > 1)
        least.setWidth(scale(1, least.width()));
    if (least.height() > 1)
        least.setHeight(scale(2, least.height()));
    if (most.width() > 1 && !isUnlimited(most.width()))
        most.setWidth(fixedWidth ? least.width() : scale(3, most.width()));
    if (most.height() > 1 && !isUnlimited(most.height()))
        most.setHeight(fixedHeight ? least.height() : scale(4, most.height()));
    if (least != widget.minimumSize())
        widget.setMinimumSize(least);
    if (most != widget.maximumSize())
        widget.setMaximumSize(most);
}

} // namespace

void scaleWidgets(qreal from, qreal to)
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (auto *split = qobject_cast<Splitter *>(widget))
            split->rescale(from, to);
    }
    for (QWidget *widget : widgets) {
        {
            Measures measures(widget);
            scaleFont(*widget, measures, from, to);
            scaleLimits(*widget, measures, from, to);
        }
        widget->updateGeometry();
        widget->update();
    }
}

} // namespace credence::ui
