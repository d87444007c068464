// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/paneheader.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/plaintip.h"

#include <QHBoxLayout>
#include <QPainter>

namespace credence::ui {

PaneHeader::PaneHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(new Label(title, Type::Secondary, Tone::Normal, 600, this)),
      m_facts(new Label({}, Type::Secondary, Tone::Dim, 0, this)), m_layout(new QHBoxLayout(this))
{
    setFixedHeight(Theme::instance().px(32));
    setAccessibleName(shownText(title));
    m_title->setKeepsWidth(true);
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_facts->setMayBeCut(true);
    m_layout->setContentsMargins(16, 0, 10, 1);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_facts, 1);
}

void PaneHeader::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(shownText(title));
}

void PaneHeader::setFacts(const QString &facts)
{
    m_facts->setText(facts);
}

QString PaneHeader::facts() const
{
    return m_facts->text();
}

ToolButton *PaneHeader::addTool(QAction *action)
{
    auto *button = new ToolButton(action, 24, this);
    addWidget(button);
    return button;
}

void PaneHeader::addWidget(QWidget *widget)
{
    m_layout->addWidget(widget, 0, Qt::AlignVCenter);
}

void PaneHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().alt);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
}

SectionHeader::SectionHeader(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(new Label(title, Type::Secondary, Tone::Normal, 600, this)),
      m_count(new Label({}, Type::Secondary, Tone::Dim, 0, this))
{
    setFixedHeight(Theme::instance().px(24));
    setAccessibleName(shownText(title));
    m_count->setKeepsWidth(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_title->setKeepsWidth(true);
    layout->addWidget(m_title);
    layout->addStretch(1);
    layout->addWidget(m_count);
}

void SectionHeader::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(shownText(title));
}

void SectionHeader::setCount(const QString &count)
{
    m_count->setText(count);
}

} // namespace credence::ui
