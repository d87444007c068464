// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/footbar.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"

#include <QPainter>

namespace credence::ui {

FootBar::FootBar(int height, int left, int right, int rightFrom, QWidget *parent)
    : QWidget(parent), m_row(footLayout(this, height, left, right, rightFrom))
{
}

void FootBar::setIconName(const QString &name)
{
    m_icon = name;
    update();
}

void FootBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().alt);
    painter.fillRect(QRect(0, 0, width(), 1), tk().line);
    if (m_icon.isEmpty())
        return;
    const int side = 14, line = px(28); // of the first line
    const QMargins margins = m_row->contentsMargins();
    drawIcon(painter, QRectF(margins.left() - 22, margins.top() + (line - side) / 2.0, side, side), m_icon, tk().tx2);
}

} // namespace credence::ui
