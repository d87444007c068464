// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/countlist.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kRow = 24;
constexpr int kName = 23;
constexpr int kBar = 63;
constexpr int kCount = 55; // room for the figure at the right
constexpr int kLine = 20;  // of a hint

} // namespace

CountList::CountList(const QString &accessibleName, QWidget *parent) : QWidget(parent), m_name(accessibleName)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(accessibleName);
}

void CountList::setRows(std::vector<CountRow> rows)
{
    m_rows = std::move(rows);
    m_hover = -1;
    const auto choosable = [](const CountRow &row) { return !row.id.isEmpty(); };
    const bool any = std::any_of(m_rows.begin(), m_rows.end(), choosable);
    setFocusPolicy(any ? Qt::StrongFocus : Qt::NoFocus);
    m_current = any ? std::min(std::max(m_current, 0), int(m_rows.size()) - 1) : -1;
    setFixedHeight(int(m_rows.size()) * px(kRow));
    describe();
    updateGeometry();
    update();
}

// For a screen reader: all counts in one sentence, and the row that the keys are at.
void CountList::describe()
{
    QStringList all;
    for (const CountRow &row : m_rows)
        all << tr("%1 %2").arg(row.name, figure(row.count));
    setAccessibleDescription(all.join(QStringLiteral(", ")));
    const bool at = m_current >= 0 && hasFocus();
    setAccessibleName(at ? tr("%1: %2").arg(m_name, m_rows[std::size_t(m_current)].name) : m_name);
}

QSize CountList::sizeHint() const
{
    return {200, int(m_rows.size()) * px(kRow)};
}

int CountList::rowAt(int y) const
{
    const int row = y / px(kRow);
    return y >= 0 && row < int(m_rows.size()) ? row : -1;
}

void CountList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    const Tokens &t = tk();
    qlonglong most = 1;
    for (const CountRow &row : m_rows)
        most = std::max(most, row.count);
    const QFont font = Theme::instance().font(Type::Secondary);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const CountRow &row = m_rows[i];
        const int top = int(i) * px(kRow), tall = px(kRow);
        const qreal middle = top + tall / 2.0;
        const bool choosable = !row.id.isEmpty();
        if (choosable && hasFocus() && int(i) == m_current)
            painter.fillRect(QRect(0, top, width(), tall), t.sel);
        else if (choosable && int(i) == m_hover)
            painter.fillRect(QRect(0, top, width(), tall), t.hover);
        const QPointF sign(7, std::floor(middle));
        switch (row.sign) {
        case CountRow::Sign::None:
            break;
        case CountRow::Sign::Status:
            drawStatusGlyph(painter, sign, grown(4.2), row.status, statusColour(row.status));
            break;
        case CountRow::Sign::Flag:
            drawPennant(painter, QPointF(4, middle + 5), 1.1);
            break;
        case CountRow::Sign::Ungrounded:
            drawUngroundedSign(painter, QPointF(7, middle));
            break;
        case CountRow::Sign::Icon:
            drawSign(painter, QRectF(0, std::round(middle - 7), 14, 14), row.icon, t.tx2);
            break;
        }
        const qreal baseline = std::round(top + (tall + metrics.capHeight()) / 2);
        const int bar = width() - kCount - kBar;
        painter.setPen(row.link ? t.acc : t.tx);
        drawRun(painter, QPointF(kName, baseline), metrics.elidedText(row.name, Qt::ElideRight, bar - kName - 8));
        if (row.count > 0) {
            const qreal length = std::max(1.5, std::round(qreal(kBar) * qreal(row.count) / qreal(most)));
            painter.fillRect(QRectF(bar, std::round(middle) - 3, length, 6), t.densTop);
        }
        const QString count = figure(row.count);
        painter.setPen(t.tx);
        drawRun(painter, QPointF(width() - metrics.horizontalAdvance(count), baseline), count);
    }
}

void CountList::mouseMoveEvent(QMouseEvent *event)
{
    const int row = rowAt(event->position().toPoint().y());
    const bool choosable = row >= 0 && !m_rows[std::size_t(row)].id.isEmpty();
    setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (row != m_hover) {
        m_hover = row;
        update();
    }
}

void CountList::mouseReleaseEvent(QMouseEvent *event)
{
    const int row = rowAt(event->position().toPoint().y());
    if (event->button() != Qt::LeftButton || row < 0 || m_rows[std::size_t(row)].id.isEmpty())
        return;
    m_current = row;
    const QString id = m_rows[std::size_t(row)].id; // choosing may change the rows
    Q_EMIT chosen(id);
}

void CountList::leaveEvent(QEvent *)
{
    m_hover = -1;
    update();
}

void CountList::keyPressEvent(QKeyEvent *event)
{
    const int rows = int(m_rows.size());
    if (m_current >= 0 && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
        const int step = event->key() == Qt::Key_Down ? 1 : -1;
        int next = m_current + step;
        while (next >= 0 && next < rows && m_rows[std::size_t(next)].id.isEmpty())
            next += step;
        if (next >= 0 && next < rows) {
            m_current = next;
            describe();
            update();
            return;
        }
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (enter && m_current >= 0 && m_current < rows && !m_rows[std::size_t(m_current)].id.isEmpty()) {
        const QString id = m_rows[std::size_t(m_current)].id;
        Q_EMIT chosen(id);
        return;
    }
    QWidget::keyPressEvent(event);
}

void CountList::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    describe();
    update();
}

void CountList::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    describe();
    update();
}

HintText::HintText(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void HintText::setText(const QString &text)
{
    m_parts = text.split(QLatin1Char('|'));
    setAccessibleName(m_parts.join(QString()));
    updateGeometry();
    update();
}

QSize HintText::sizeHint() const
{
    return {200, heightForWidth(200)};
}

int HintText::heightForWidth(int width) const
{
    return flow(nullptr, width);
}

void HintText::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    flow(&painter, width());
}

int HintText::flow(QPainter *painter, int width) const
{
    const QFont font = Theme::instance().font(Type::Base);
    const QFontMetricsF metrics(font);
    const qreal space = metrics.horizontalAdvance(QLatin1Char(' '));
    const int line = px(kLine), tall = px(18);
    const int above = (line - tall) / 2;
    qreal x = 0;
    int y = 0;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        if (i % 2 == 1) {
            const qreal w = drawKey(nullptr, {}, m_parts[i]);
            if (x + w > width && x > 0) {
                x = 0;
                y += line;
            }
            if (painter)
                drawKey(painter, QPointF(x, y + above), m_parts[i]);
            x += w + space;
            continue;
        }
        const QStringList words = m_parts[i].split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const QString &word : words) {
            const qreal w = metrics.horizontalAdvance(word);
            // A full stop or comma after a key stands next to it.
            if (x > 0 && word.size() == 1 && word[0].isPunct())
                x -= space;
            if (x + w > width && x > 0) {
                x = 0;
                y += line;
            }
            if (painter) {
                painter->setFont(font);
                painter->setPen(tk().tx2);
                drawRun(*painter, QPointF(x, std::round(y + (line + metrics.capHeight()) / 2)), word);
            }
            x += w + space;
        }
    }
    return y + line;
}

} // namespace credence::ui
