// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/findfield.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/glyphs.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <cmath>

namespace credence::ui {

FindField::FindField(const QString &placeholder, QWidget *parent) : QLineEdit(parent), m_icon(QStringLiteral("search"))
{
    setPlaceholderText(placeholder);
    setAccessibleName(placeholder);
    m_clear = new ToolButton(QStringLiteral("x"), tr("Clear"), 20, this);
    m_clear->setFocusPolicy(Qt::NoFocus); // Escape does it
    m_clear->setCursor(Qt::ArrowCursor);
    m_clear->hide();
    connect(m_clear, &QToolButton::clicked, this, [this] {
        clear();
        setFocus();
    });
    connect(this, &QLineEdit::textChanged, this, &FindField::arrange);
    arrange();
}

void FindField::setIconName(const QString &name)
{
    m_icon = name;
    update();
}

void FindField::setKeys(const QKeySequence &keys)
{
    setCaps(keyCaps(keys));
}

void FindField::setCaps(const QStringList &caps)
{
    m_caps = caps;
    arrange();
    update();
}

// In a narrow field the word comes first.
QStringList FindField::shownCaps() const
{
    qreal wide = px(16) + 4 + 16;
    for (const QString &cap : m_caps)
        wide += drawKey(nullptr, {}, cap) + 4;
    return width() < wide + px(44) ? QStringList() : m_caps;
}

void FindField::arrange()
{
    qreal right = 0;
    if (text().isEmpty()) {
        for (const QString &cap : shownCaps())
            right += drawKey(nullptr, {}, cap) + 4;
    } else {
        right = 18;
    }
    const int icon = px(16) + 4;
    const int keys = int(std::ceil(right));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    setTextMargins(mirrored ? keys : icon, 0, mirrored ? icon : keys, 0);
    m_clear->setVisible(!text().isEmpty());
    m_clear->move(mirrored ? 4 : width() - m_clear->width() - 4, (height() - m_clear->height()) / 2);
}

void FindField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    arrange();
}

void FindField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const Tokens &t = tk();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int icon = px(16);
    drawIcon(painter, QRectF(mirrored ? width() - 8 - icon : 8, std::round((height() - icon) / 2.0), icon, icon),
             m_icon, isEnabled() ? t.tx2 : t.txd);
    if (!text().isEmpty())
        return;
    qreal wide = -4;
    const QStringList caps = shownCaps();
    for (const QString &cap : caps)
        wide += drawKey(nullptr, {}, cap) + 4;
    qreal x = mirrored ? 5 : width() - 5 - wide; // keys read from left to right everywhere
    for (const QString &cap : caps)
        x += drawKey(&painter, QPointF(x, std::round((height() - px(18)) / 2.0)), cap) + 4;
}

void FindField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && !text().isEmpty()) {
        clear();
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace credence::ui
