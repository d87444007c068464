// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/tunetable.h"

#include "reflect/rowpaint.h"
#include "shell/theme.h"
#include "tune/tunemodel.h"
#include "widgets/mirrored.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace credence::ui {

namespace {

constexpr int kTuneRow = 30;

class TuneDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width() + 20, px(kTuneRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = tk();
        const auto *view = qobject_cast<const QTreeView *>(option.widget);
        const bool selected = view && view->selectionModel()->isRowSelected(index.row());
        const bool strong = index.data(StrongRole).toBool();
        const bool right = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()).testFlag(Qt::AlignRight);
        const QFont font = Theme::instance().font(Type::Base, strong || selected ? 500 : 400);
        const QFontMetricsF metrics(font);
        const QString text = index.data().toString();
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        qreal left = option.rect.left() + (index.column() == 0 ? 16 : 6);
        const qreal end = option.rect.right() - 6;
        if (const int swatch = index.data(SwatchRole).toInt();
            index.column() == 0 && index.data(SwatchRole).isValid()) {
            if (swatch > 0)
                painter->fillRect(QRectF(left, option.rect.center().y() - 3, 8, 8), swatch == 1 ? t.tx : t.acc);
            left += 15;
        }
        const QColor colour = strong || right ? t.tx : t.tx2;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max<qreal>(0, end - left));
        if (right)
            writeRight(*painter, font, text == QStringLiteral("–") ? t.tx3 : colour, end, option.rect.top(),
                       option.rect.height(), shown);
        else
            write(*painter, font, colour, left, option.rect.top(), option.rect.height(), shown);
        const QString detail = index.data(DetailRole).toString();
        if (!detail.isEmpty()) {
            const qreal x = left + metrics.horizontalAdvance(shown) + 8;
            const QFont dim = Theme::instance().font(Type::Base, 400);
            write(*painter, dim, t.tx2, x, option.rect.top(), option.rect.height(),
                  QFontMetricsF(dim).elidedText(detail, Qt::ElideRight, std::max<qreal>(0, end - x)));
        }
        painter->restore();
    }
};

} // namespace

TuneTable::TuneTable(const QString &accessibleName, int headerLines, QWidget *parent) : QTreeView(parent)
{
    setAccessibleName(accessibleName);
    setItemDelegate(new TuneDelegate(this));
    setRootIsDecorated(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setAllColumnsShowFocus(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    QHeaderView *head = header();
    head->setFixedHeight(px(headerLines > 1 ? 38 : 24));
    setMinimumHeight(px((headerLines > 1 ? 38 : 24) + 28)); // the heads and a row
    head->setMinimumSectionSize(20);
    head->setHighlightSections(false);
    head->setSectionsMovable(false);
    head->setStretchLastSection(false);
}

void TuneTable::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Tokens &t = tk();
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    const bool active = hasFocus() && isActiveWindow();
    if (selectionModel()->isRowSelected(index.row())) {
        painter->fillRect(row, active ? t.sel : t.selIdle);
        painter->fillRect(QRect(0, row.top(), 2, row.height()), active ? t.acc : t.ctl);
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(row, t.hover);
    }
    painter->fillRect(QRect(0, row.bottom(), row.width(), 1), t.line);
    QTreeView::drawRow(painter, option, index);
}

void TuneTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && currentIndex().isValid())
        Q_EMIT deletePressed(currentIndex().row());
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        Q_EMIT enterPressed(currentIndex().row());
    else
        QTreeView::keyPressEvent(event);
}

} // namespace credence::ui

#include "tunetable.moc"
