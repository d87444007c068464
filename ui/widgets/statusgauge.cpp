// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statusgauge.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace credence::ui {

namespace {

constexpr qreal kGauge = 88;
constexpr qreal kGaugeGap = 6;

qreal advance(const QString &text, int weight)
{
    return QFontMetricsF(Theme::instance().font(Type::Secondary, weight)).horizontalAdvance(text);
}

} // namespace

StatusGauge::StatusGauge(const QString &word, QWidget *parent) : QWidget(parent), m_word(word)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    describe();
}

void StatusGauge::setWord(const QString &word)
{
    m_word = word;
    describe();
}

void StatusGauge::setValue(double value, double threshold)
{
    m_value = value;
    m_threshold = threshold;
    describe();
}

void StatusGauge::setForecast(const QString &forecast)
{
    m_forecast = forecast;
    describe();
}

void StatusGauge::describe()
{
    setAccessibleName(m_word + QLatin1Char(' ') + figures());
    setAccessibleDescription(m_forecast);
    setToolTip(plainTip((m_word + QLatin1Char(' ') + figures() + QLatin1Char(' ') + m_forecast).simplified()));
    updateGeometry();
    update();
}

QString StatusGauge::figures() const
{
    const QLocale locale;
    return QStringLiteral("%1 / %2").arg(locale.toString(m_value, 'f', 1), locale.toString(m_threshold, 'f', 1));
}

qreal StatusGauge::core() const
{
    return std::ceil(advance(m_word, 400) + kGaugeGap + advance(figures(), 500) + kGaugeGap + kGauge);
}

QSize StatusGauge::sizeHint() const
{
    const qreal forecast = m_forecast.isEmpty() ? 0 : kGaugeGap + std::ceil(advance(m_forecast, 400));
    return {int(core() + forecast), px(20)};
}

QSize StatusGauge::minimumSizeHint() const
{
    return {int(core()), px(20)};
}

void StatusGauge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // "11.2 / 15.0" reads so everywhere
    const Tokens &t = tk();
    const bool all = width() >= sizeHint().width();
    qreal x = width() - (all ? sizeHint().width() : core());
    const qreal middle = height() / 2.0;
    const auto text = [&](const QString &words, int weight, const QColor &colour) {
        const QFont font = Theme::instance().font(Type::Secondary, weight);
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QPointF(x, std::round(middle + metrics.capHeight() / 2)), words);
        x += metrics.horizontalAdvance(words) + kGaugeGap;
    };
    text(m_word, 400, t.tx2);
    text(figures(), 500, t.tx);
    x = std::ceil(x);
    drawGauge(painter, QRectF(x, std::round(middle - 6), kGauge, 12), m_value, m_threshold);
    x += kGauge + kGaugeGap;
    if (all && !m_forecast.isEmpty())
        text(m_forecast, 400, t.tx2);
}

} // namespace credence::ui
