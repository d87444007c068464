// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/rowview.h"

#include "shell/theme.h"
#include "widgets/mirrored.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace credence::ui {

RowView::RowView(const QString &accessibleName, QWidget *parent) : QListView(parent)
{
    setAccessibleName(accessibleName);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setResizeMode(QListView::Adjust);
    setMouseTracking(true);
    setAttribute(Qt::WA_Hover);
    setTabKeyNavigation(false);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        scheduleDelayedItemsLayout();
        viewport()->update();
    });
}

void RowView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT enterPressed(currentIndex());
        event->accept();
        return;
    }
    if (key == Qt::Key_Escape) { // the workspace's
        event->ignore();
        return;
    }
    // The base stays where it is when the first or the last row is a heading, and ends where the rows read so far do.
    if ((key == Qt::Key_Home || key == Qt::Key_End) && event->modifiers() == Qt::NoModifier && model()) {
        QAbstractItemModel *rows = model();
        const bool end = key == Qt::Key_End;
        for (int before = -1; end && rows->canFetchMore({}) && rows->rowCount() > before;) {
            before = rows->rowCount();
            rows->fetchMore({});
        }
        const int count = rows->rowCount();
        for (int i = 0; i < count; ++i) {
            const QModelIndex index = rows->index(end ? count - 1 - i : i, modelColumn());
            const Qt::ItemFlags flags = rows->flags(index);
            if (!flags.testFlag(Qt::ItemIsEnabled) || !flags.testFlag(Qt::ItemIsSelectable))
                continue;
            setCurrentIndex(index);
            if (end)
                scrollToBottom();
            else
                scrollToTop(); // with the heading above it
            break;
        }
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void RowView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = indexAt(event->pos());
    QListView::mousePressEvent(event);
}

void RowView::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.isValid() && index == m_pressed)
        Q_EMIT rowClicked(index, logicalPoint(event->pos() - visualRect(index).topLeft(), visualRect(index).width(),
                                              layoutDirection()));
}

void RowView::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && model() && model()->rowCount() > 0 && event->reason() != Qt::MouseFocusReason)
        setCurrentIndex(model()->index(0, 0));
    viewport()->update();
}

void RowView::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    viewport()->update();
}

void RowView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
}

void RowView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT currentRowChanged(current);
}

void drawRowGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const Tokens &t = tk();
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const QRect row = option.rect;
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // each text reads as its own language does
    if (view && view->currentIndex() == index) {
        const bool active = view->hasFocus() && view->isActiveWindow();
        painter.fillRect(row, active ? t.sel : t.selIdle);
        const QRect bar(row.left(), row.top(), 2, row.height());
        painter.fillRect(Mirrored::isTurned(painter) ? bar : QStyle::visualRect(option.direction, row, bar),
                         active ? t.acc : t.ctl);
    } else if (option.state & QStyle::State_MouseOver) {
        painter.fillRect(row, t.hover);
    }
}

} // namespace credence::ui
