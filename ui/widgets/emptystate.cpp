// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/emptystate.h"

#include "help/help.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QPainter>
#include <QVBoxLayout>

#include <array>

namespace credence::ui {

EmptyState::EmptyState(const QString &title, const QString &sentence, QWidget *parent)
    : QWidget(parent), m_title(new TextBlock(title, Type::Base, Tone::Normal, 600, this)),
      m_sentence(new TextBlock(sentence, Type::Base, Tone::Secondary, 0, this)), m_column(new QVBoxLayout)
{
    setAccessibleName(shownText(title));
    setAccessibleDescription(shownText(sentence));
    m_column->setSpacing(4);
    m_column->addWidget(m_title);
    m_column->addWidget(m_sentence);
    m_sentence->setMaximumWidth(Theme::instance().px(360));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->addLayout(m_column);
    layout->addStretch(1);
}

void EmptyState::setTexts(const QString &title, const QString &sentence)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    setAccessibleName(shownText(title));
    setAccessibleDescription(shownText(sentence));
}

Button *EmptyState::setAction(QAction *action)
{
    if (m_button == nullptr) {
        m_button = new Button(action, ButtonKind::Rest, this);
        m_column->insertSpacing(2, 6);
        m_column->insertWidget(3, m_button, 0, Qt::AlignLeft);
    } else {
        m_button->setAction(action);
    }
    return m_button;
}

void EmptyState::setHelp(const QString &where)
{
    if (m_help) {
        setHelpPage(m_help, where);
        return;
    }
    m_help = learnMore(where, this);
    m_column->addSpacing(4);
    m_column->addWidget(m_help, 0, Qt::AlignLeft);
}

LoadingRows::LoadingRows(QWidget *parent)
    : QWidget(parent), m_text(new Label({}, Type::Base, Tone::Secondary, 600, this)),
      m_cancel(new Button(tr("Cancel"), ButtonKind::Link, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(0);
    layout->addWidget(m_text);
    layout->addSpacing(58);
    layout->addWidget(m_cancel, 0, Qt::AlignLeft);
    layout->addStretch(1);
    m_wait.setSingleShot(true);
    m_wait.setInterval(150);
    connect(&m_wait, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QPushButton::clicked, this, &LoadingRows::cancelled);
    hide();
}

void LoadingRows::start(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(shownText(text));
    if (isHidden() && !m_wait.isActive())
        m_wait.start();
}

void LoadingRows::stop()
{
    m_wait.stop();
    hide();
}

void LoadingRows::setProgress(qlonglong done, qlonglong total)
{
    m_text->setText(total > 0 ? tr("Reading %1 of %2").arg(figure(done), figure(total))
                              : tr("Reading %1").arg(figure(done)));
    setAccessibleName(m_text->text());
}

void LoadingRows::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tk().chip);
    const int y = m_text->geometry().bottom() + 11;
    const int room = std::min(width() - 32, Theme::instance().px(166));
    const std::array<double, 3> shares{1.0, 0.8, 0.91};
    for (size_t i = 0; i < shares.size(); ++i)
        painter.drawRoundedRect(QRectF(16, y + 14.0 * double(i), room * shares[i], 8), 2, 2);
}

} // namespace credence::ui
