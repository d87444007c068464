// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/errorbar.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace credence::ui {

ErrorBar::ErrorBar(QWidget *parent)
    : QWidget(parent), m_what(new TextBlock({}, Type::Base, Tone::Normal, 600, this)),
      m_where(new Label({}, Type::Mono, Tone::Secondary, 0, this)),
      m_todo(new TextBlock({}, Type::Base, Tone::Secondary, 0, this)), m_buttons(new QHBoxLayout)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_where->setElideMode(Qt::ElideMiddle);
    auto *close = new ToolButton(QStringLiteral("x"), tr("Close this message"), 24, this);
    m_close = close;
    connect(close, &QToolButton::clicked, this, &ErrorBar::dismiss);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_what);
    words->addWidget(m_where);
    words->addWidget(m_todo);
    m_below = new QHBoxLayout;
    m_below->setSpacing(8);
    m_below->addStretch(1);
    words->addLayout(m_below);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 10, 9);
    layout->setSpacing(8);
    layout->addLayout(words, 1);
    m_buttons->setSpacing(8);
    layout->addLayout(m_buttons);
    layout->addWidget(m_close, 0, Qt::AlignVCenter);
    hide();
}

void ErrorBar::showMessage(const QString &what, const QString &where, const QString &todo, BarTone tone)
{
    m_tone = tone;
    m_what->setText(what);
    m_where->setText(where);
    m_where->setVisible(!where.isEmpty());
    m_todo->setText(todo);
    m_todo->setVisible(!todo.isEmpty());
    setAccessibleName(shownText(what));
    setAccessibleDescription(shownText((where + QLatin1Char(' ') + todo).trimmed()));
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    update();
}

void ErrorBar::dismiss()
{
    if (isHidden())
        return;
    hide();
    Q_EMIT dismissed();
}

Button *ErrorBar::addAction(QAction *action)
{
    auto *button = new Button(action, ButtonKind::Rest, this);
    m_added.append(button);
    arrange();
    return button;
}

// Buttons stand at the right, or below the words where the bar is narrow.
void ErrorBar::arrange()
{
    const bool narrow = width() < Theme::instance().px(440);
    for (int i = 0; i < m_added.size(); ++i) {
        QHBoxLayout *to = narrow ? m_below : m_buttons;
        if (to->indexOf(m_added[i]) >= 0)
            continue;
        (narrow ? m_buttons : m_below)->removeWidget(m_added[i]);
        to->insertWidget(narrow ? i : -1, m_added[i], 0, Qt::AlignVCenter);
    }
    m_below->setContentsMargins(0, narrow && !m_added.isEmpty() ? 6 : 0, 0, 0);
}

void ErrorBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ErrorBar::setClosable(bool on)
{
    m_close->setVisible(on);
}

QString ErrorBar::message() const
{
    return m_what->text();
}

void ErrorBar::paintEvent(QPaintEvent *)
{
    const Tokens &t = tk();
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), t.base);
    const QColor bar = m_tone == BarTone::Error ? t.flag : m_tone == BarTone::Warning ? t.warn : t.acc;
    painter.fillRect(QRect(0, 0, 3, height() - 1), bar);
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
}

void ErrorBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_close->isVisible())
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

} // namespace credence::ui
