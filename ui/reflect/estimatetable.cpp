// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/estimatetable.h"

#include "shell/theme.h"
#include "widgets/mirrored.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {
constexpr int kEstimateRow = 22;
constexpr int kSoFar = 72; // width of the right column
} // namespace

EstimateTable::EstimateTable(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, [this] { updateGeometry(); });
}

void EstimateTable::setRows(const QList<Row> &rows)
{
    if (rows == m_rows)
        return;
    const bool sameSize = rows.size() == m_rows.size();
    m_rows = rows;
    QStringList words;
    for (const Row &row : rows)
        words << tr("%1: estimate %2, so far %3").arg(row.name, row.estimate, row.soFar);
    setAccessibleName(tr("Estimate"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    if (!sameSize)
        updateGeometry();
    update();
}

QSize EstimateTable::sizeHint() const
{
    return {200, Theme::instance().px(kEstimateRow) * int(m_rows.size() + 1)};
}

void EstimateTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    const Tokens &t = tk();
    const Theme &theme = Theme::instance();
    const int height = theme.px(kEstimateRow);
    const auto write = [&](const QFont &font, const QColor &colour, qreal right, int row, const QString &text) {
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setPen(colour);
        const qreal x = right < 0 ? 0 : right - metrics.horizontalAdvance(text);
        drawRun(painter, QPointF(x, std::round(row * height + (height + metrics.capHeight()) / 2)), text);
    };
    const int middle = width() - theme.px(kSoFar);
    const QFont caption = theme.font(Type::Caption), base = theme.font(Type::Base);
    write(caption, t.tx3, middle, 0, tr("Estimate"));
    write(caption, t.tx3, width(), 0, tr("So far"));
    for (int i = 0; i < m_rows.size(); ++i) {
        painter.fillRect(QRect(0, (i + 1) * height - 1, width(), 1), t.line);
        write(base, t.tx2, -1, i + 1, m_rows[i].name);
        write(base, t.tx, middle, i + 1, m_rows[i].estimate);
        write(base, m_rows[i].soFar == QStringLiteral("–") ? t.tx3 : t.tx, width(), i + 1, m_rows[i].soFar);
    }
}

BudgetMeter::BudgetMeter(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Budget"));
}

void BudgetMeter::setValues(double spent, double estimate, double limit, const QString &spentText,
                            const QString &limitText)
{
    m_spent = std::max(0.0, spent);
    m_estimate = std::max(0.0, estimate);
    m_limit = limit > 0 ? limit : 1;
    m_spentText = spentText;
    m_limitText = limitText;
    setAccessibleDescription(tr("%1 spent, the run %2").arg(spentText, limitText));
    update();
}

QSize BudgetMeter::sizeHint() const
{
    return {200, Theme::instance().px(30)};
}

void BudgetMeter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &t = tk();
    const QRectF track(0.5, 4.5, width() - 1, 6);
    painter.setPen(QPen(t.line2, 1));
    painter.setBrush(t.sunken);
    painter.drawRoundedRect(track, 1, 1);
    const qreal full = width() - 2;
    const qreal filled = full * std::min(1.0, m_spent / m_limit);
    if (filled > 0)
        painter.fillRect(QRectF(1, 5, std::max<qreal>(1, filled), 5), m_spent > m_limit ? t.flag : t.acc);
    const QFont font = Theme::instance().font(Type::Caption);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(t.tx3);
    const qreal base = std::round(13 + metrics.ascent());
    drawRun(painter, QPointF(0, base), m_spentText);
    const qreal stopsAt = width() - metrics.horizontalAdvance(m_limitText);
    drawRun(painter, QPointF(stopsAt, base), m_limitText);
    if (m_estimate > 0) {
        const qreal x = std::round(1 + full * std::min(1.0, m_estimate / m_limit));
        painter.fillRect(QRectF(std::min<qreal>(x, width() - 1), 1, 1, 13), t.tx);
        const QString word = m_estimate > m_limit ? tr("estimate above it") : tr("estimate");
        const qreal wide = metrics.horizontalAdvance(word);
        const qreal least = metrics.horizontalAdvance(m_spentText) + 8, most = stopsAt - wide - 8;
        if (most >= least)
            drawRun(painter, QPointF(std::clamp(x - wide / 2, least, most), base), word);
    }
}

} // namespace credence::ui
