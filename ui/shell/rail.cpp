// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/rail.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/glyphs.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {
constexpr int kRailWidth = 72;
constexpr int kItemHeight = 60;
constexpr int kFootHeight = 44;
constexpr int kLeastHeight = 26;
constexpr int kIcon = 20;
} // namespace

RailButton::RailButton(const QString &iconName, const QString &text, bool withWord, QWidget *parent)
    : QAbstractButton(parent), m_iconName(iconName), m_withWord(withWord)
{
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setFixedSize(RailButton::sizeHint());
}

QSize RailButton::sizeHint() const
{
    return {px(kRailWidth) - 1, px(m_withWord ? kItemHeight : kFootHeight)};
}

void RailButton::setIconName(const QString &iconName)
{
    m_iconName = iconName;
    update();
}

void RailButton::setBadge(int count, const QString &meaning)
{
    if (m_badge == count)
        return;
    m_badge = count;
    setAccessibleName(count > 0 ? text() + QStringLiteral(", ") + meaning : text());
    update();
}

void RailButton::setCompact(int height)
{
    m_compact = height > 0;
    const QSize wanted(sizeHint().width(), m_compact ? height : sizeHint().height());
    if (size() != wanted || minimumSize() != wanted)
        setFixedSize(wanted);
    update();
}

void RailButton::keyPressEvent(QKeyEvent *event)
{
    if (!pressByEnter(this, event))
        QAbstractButton::keyPressEvent(event);
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool chosen = isChecked() && isEnabled();
    if (chosen)
        painter.fillRect(rect(), tk().sel);
    else if (isEnabled() && (m_hovered || isDown()))
        painter.fillRect(rect(), tk().hover);
    if (chosen)
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, 3, height())), tk().acc);

    const QColor ink = !isEnabled() ? tk().txd : chosen ? tk().tx : tk().tx2;
    const int side = px(kIcon);
    const int above = px(11);
    const qreal left = (width() - side) / 2.0;
    if (m_withWord && !m_compact) {
        drawIcon(painter, QRectF(left, above, side, side), m_iconName, ink);
        painter.setFont(Theme::instance().font(Type::Caption, chosen ? 500 : 400));
        painter.setPen(ink);
        painter.drawText(QRect(0, above + side + px(5), width(), px(14)), Qt::AlignHCenter | Qt::AlignVCenter, text());
    } else {
        const int small = std::min(side, height() - 4);
        drawIcon(painter, QRectF((width() - small) / 2.0, (height() - small) / 2.0, small, small), m_iconName, ink);
    }
    if (m_badge <= 0 || !isEnabled())
        return;
    const QString shown = m_badge > 9999  ? QStringLiteral("9k+")
                          : m_badge > 999 ? QStringLiteral("%1k").arg(m_badge / 1000)
                                          : QString::number(m_badge);
    const QFont bold = Theme::instance().font(Type::Caption, 600);
    const QFontMetricsF metrics(bold);
    const qreal high = px(18);
    const qreal wide = std::max(high, std::ceil(metrics.horizontalAdvance(shown)) + px(10));
    const QRectF box(std::min(left + side - 7, width() - wide - 4), m_compact ? 2 : px(4), wide, high);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosen ? tk().sel : m_hovered ? tk().hover : tk().win); // the ring of the ground
    painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), high / 2 + 2, high / 2 + 2);
    painter.setBrush(tk().tx2);
    painter.drawRoundedRect(box, high / 2, high / 2);
    painter.setFont(bold);
    painter.setPen(tk().win);
    painter.drawText(QPointF(box.center().x() - metrics.horizontalAdvance(shown) / 2,
                             std::round(box.center().y() + metrics.capHeight() / 2)),
                     shown);
}

void RailButton::enterEvent(QEnterEvent *)
{
    m_hovered = true;
    update();
}

void RailButton::leaveEvent(QEvent *)
{
    m_hovered = false;
    update();
}

Rail::Rail(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("rail"));
    setFixedWidth(px(kRailWidth));
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 1, 0);
    m_layout->setSpacing(0);
    m_menu = new RailButton(QStringLiteral("menu"), tr("Menu"), false, this);
    m_menu->setObjectName(QStringLiteral("rail.menu"));
    m_settings = new RailButton(QStringLiteral("settings"), tr("Settings"), false, this);
    m_settings->setObjectName(QStringLiteral("rail.settings"));
    m_help = new RailButton(QStringLiteral("circle-question-mark"), tr("Help"), false, this);
    m_help->setObjectName(QStringLiteral("rail.help"));
    m_layout->addWidget(m_menu);
    m_layout->addStretch(1);
    m_layout->addWidget(m_settings);
    m_layout->addWidget(m_help);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        arrange();
        update();
    });
}

// With large texts in a low window the words go first, then some of the height.
void Rail::arrange()
{
    const QList<RailButton *> all =
        QList<RailButton *>{m_menu} + m_workspaces + QList<RailButton *>{m_settings, m_help};
    int whole = 0;
    for (const RailButton *button : all)
        whole += button->sizeHint().height();
    const int each = std::clamp(height() / int(all.size()), px(kLeastHeight), px(kFootHeight));
    for (RailButton *button : all)
        button->setCompact(whole <= height() ? 0 : each);
}

QSize Rail::minimumSizeHint() const
{
    return {px(kRailWidth), px(kLeastHeight) * int(m_workspaces.size() + 3)};
}

void Rail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

RailButton *Rail::addWorkspace(const QString &name, const QString &iconName, const QString &text)
{
    auto *button = new RailButton(iconName, text, true, this);
    button->setObjectName(QStringLiteral("rail.") + name);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    m_layout->insertWidget(1 + int(m_workspaces.size()), button);
    m_workspaces << button;
    connect(button, &QAbstractButton::clicked, this, [this, name] { Q_EMIT workspaceChosen(name); });
    return button;
}

void Rail::setWorkspacesEnabled(bool on)
{
    for (RailButton *button : m_workspaces)
        button->setEnabled(on);
}

void Rail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().win);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.fillRect(QRect(mirrored ? 0 : width() - 1, 0, 1, height()), tk().line);
}

} // namespace credence::ui
