// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogframe.h"

#include "help/help.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/label.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/screenfit.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {
constexpr int kFootHeight = 56;
constexpr int kSide = 24;

} // namespace

DialogFrame::DialogFrame(const QString &title, QWidget *parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(shownText(title));

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);

    m_headBox = new QWidget(this);
    m_head = new QVBoxLayout(m_headBox);
    m_head->setContentsMargins(kSide, 16, kSide, 14);
    m_head->setSpacing(2);
    m_title = new Label(title, Type::SheetTitle, Tone::Normal, 600, m_headBox);
    m_below = new Label({}, Type::Secondary, Tone::Dim, 400, m_headBox);
    m_below->setElideMode(Qt::ElideMiddle);
    m_below->hide();
    m_head->addWidget(m_title);
    m_head->addWidget(m_below);
    all->addWidget(m_headBox);

    auto *content = new QWidget;
    m_body = new QVBoxLayout(content);
    m_body->setContentsMargins(kSide, 16, kSide, 20);
    m_body->setSpacing(12);
    m_room = new FittedArea(content, this, FittedArea::Lines::Wrap);
    m_room->setObjectName(QStringLiteral("dialog.room"));
    all->addWidget(m_room, 1);

    m_footBox = new QWidget(this);
    m_foot = footLayout(m_footBox, kFootHeight, kSide, kSide - 4, 2);
    m_note = new Label({}, Type::Secondary, Tone::Secondary, 400, m_footBox);
    m_progress = new QProgressBar(m_footBox);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(px(160), 6);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    m_foot->addWidget(m_progress);
    m_foot->addWidget(m_note);
    all->addWidget(m_footBox);
}

void DialogFrame::setHeading(const QString &title, const QString &below)
{
    setWindowTitle(shownText(title));
    m_title->setText(title);
    m_below->setText(below);
    m_below->setVisible(!below.isEmpty());
}

void DialogFrame::setBodyMargins(int left, int top, int right, int bottom)
{
    m_body->setContentsMargins(left, top, right, bottom);
}

Button *DialogFrame::addButton(const QString &objectName, const QString &text, ButtonKind kind)
{
    auto *button = new Button(text, kind, m_footBox);
    button->setObjectName(objectName);
    button->setAccessibleName(shownText(text));
    const bool primary = kind == ButtonKind::Primary;
    button->setAutoDefault(primary);
    button->setDefault(primary);
    if (primary)
        button->setKeys(QKeySequence(Qt::Key_Return));
    m_foot->addWidget(button);
    return button;
}

Button *DialogFrame::addCancel()
{
    Button *button = addButton(QStringLiteral("cancel"), tr("Cancel"));
    button->setKeys(QKeySequence(Qt::Key_Escape));
    connect(button, &QPushButton::clicked, this, &QDialog::reject);
    return button;
}

void DialogFrame::setNote(const QString &text)
{
    m_note->setText(text);
}

void DialogFrame::setProgress(qlonglong done, qlonglong total)
{
    m_progress->setVisible(done >= 0);
    if (done < 0)
        return;
    // An int holds thousandths, whatever is counted.
    m_progress->setRange(0, total > 0 ? 1000 : 0);
    if (total > 0)
        m_progress->setValue(int(1000.0 * double(done) / double(total)));
}

void DialogFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
    painter.fillRect(m_headBox->geometry(), tk().raised);
    painter.fillRect(m_footBox->geometry(), tk().alt);
    painter.fillRect(QRect(0, m_headBox->geometry().bottom(), width(), 1), tk().line);
    painter.fillRect(QRect(0, m_footBox->geometry().top(), width(), 1), tk().line);
    // Not every desktop draws a frame around dialogs, and the window below has the same grounds.
    painter.setPen(tk().ctl);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void DialogFrame::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::HelpContents)) {
        const QString page = helpPage(QApplication::focusWidget() ? QApplication::focusWidget() : this);
        Help::instance().open(page.isEmpty() ? QStringLiteral("start.md") : page);
        event->accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

// What the screen leaves to the body between head and foot; with less than it needs the body scrolls.
void DialogFrame::fitScreen()
{
    const std::optional<QRect> screen = ScreenFit::room(this);
    if (!screen) {
        m_room->setMost(QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX));
        return;
    }
    const int wide = std::min(width(), screen->width());
    const int around = m_headBox->sizeHint().height() + m_footBox->heightForWidth(wide - 2) + 2;
    m_room->setMost(QSize(screen->width() - 2, std::max(px(120), screen->height() - around)));
}

// A layout's least height knows nothing of text that wraps; without this its lines lie over what is below.
void DialogFrame::fit()
{
    fitScreen();
    if (!layout() || !layout()->hasHeightForWidth())
        return;
    int needed = layout()->totalHeightForWidth(width());
    if (const std::optional<QRect> screen = ScreenFit::room(this))
        needed = std::min(needed, screen->height());
    if (minimumHeight() != needed)
        setMinimumHeight(needed);
}

bool DialogFrame::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        fit();
    return done;
}

// What the body came to need while nothing was shown nobody was told.
void DialogFrame::setVisible(bool visible)
{
    if (visible && !isVisible()) {
        m_body->activate();
        m_room->updateGeometry();
    }
    QDialog::setVisible(visible);
}

void DialogFrame::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void DialogFrame::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

} // namespace credence::ui
