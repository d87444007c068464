// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/flowlayout.h"

#include "shell/theme.h"
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace credence::ui {

namespace {
constexpr char kFootLeast[] = "footHeight"; // of a foot, with one line, at the usual size of the texts
}

FlowLayout::FlowLayout(int across, int down, QWidget *parent) : QLayout(parent), m_across(across), m_down(down) {}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::setLastRight(bool on)
{
    m_lastRight = on;
    invalidate();
}

void FlowLayout::setRightFrom(int index)
{
    m_rightFrom = index;
    invalidate();
}

void FlowLayout::setAcross(int pixels)
{
    if (m_across == pixels)
        return;
    m_across = pixels;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items << item;
}

int FlowLayout::count() const
{
    return int(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return {};
}

bool FlowLayout::hasHeightForWidth() const
{
    return true;
}

int FlowLayout::heightForWidth(int width) const
{
    return flow(QRect(0, 0, width, 0), true);
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const int needed = flow(rect, false);
    QWidget *foot = parentWidget();
    // What was asked for was another row of buttons, or another width.
    if (needed > rect.height() && foot)
        foot->updateGeometry();
    // A foot insists on its lines: where a pane is too low for all it holds, lists give way, not buttons.
    if (const int least = foot ? px(foot->property(kFootLeast).toInt()) : 0; least > 0) {
        const int wanted = std::max(least, needed);
        if (foot->minimumHeight() != wanted)
            foot->setMinimumHeight(wanted);
    }
}

// All on one line.
QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize one = item->sizeHint();
        size.rwidth() += one.width() + (size.width() > 0 ? m_across : 0);
        size.setHeight(std::max(size.height(), one.height()));
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

// One below the other.
QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

int FlowLayout::flow(const QRect &rect, bool dry) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    QList<QList<QLayoutItem *>> lines{{}};
    int x = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const int wide = item->sizeHint().width();
        if (x > 0 && x + wide > room.width()) {
            lines << QList<QLayoutItem *>();
            x = 0;
        }
        lines.last() << item;
        x += wide + m_across;
    }
    int y = room.top();
    for (const QList<QLayoutItem *> &line : std::as_const(lines)) {
        int high = 0;
        for (const QLayoutItem *item : line)
            high = std::max(high, item->sizeHint().height());
        x = room.left();
        const auto sizeOf = [&](const QLayoutItem *item) {
            return item->sizeHint().boundedTo(QSize(std::max(room.width(), 0), high));
        };
        const int rightFrom = m_lastRight ? int(m_items.size()) - 1 : m_rightFrom;
        bool there = false; // at the far edge
        for (qsizetype i = 0; i < line.size(); ++i) {
            QLayoutItem *item = line[i];
            const QSize size = sizeOf(item);
            if (!there && rightFrom >= 0 && m_items.indexOf(item) >= rightFrom) {
                int rest = -m_across;
                for (qsizetype k = i; k < line.size(); ++k)
                    rest += sizeOf(line[k]).width() + m_across;
                x = std::max(x, room.left() + room.width() - rest);
                there = true;
            }
            const int left = x;
            if (!dry)
                item->setGeometry(
                    QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, room,
                                       QRect(QPoint(left, y + (high - size.height()) / 2), size)));
            x += size.width() + m_across;
        }
        y += high + m_down;
    }
    return y - m_down - rect.top() + contentsMargins().bottom();
}

FlowLayout *footLayout(QWidget *foot, int height, int left, int right, int rightFrom)
{
    constexpr int kButton = 28, kLines = 6;
    foot->setProperty(kFootLeast, height);
    foot->setMinimumHeight(px(height));
    foot->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *layout = new FlowLayout(8, px(kLines), foot);
    const int above = px(height - kButton) / 2;
    layout->setContentsMargins(left, above + 1, right, std::max(0, px(height) - px(kButton) - above - 1));
    layout->setRightFrom(rightFrom);
    return layout;
}

} // namespace credence::ui
