// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/memorylist.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <cmath>

namespace credence::ui {

namespace {

constexpr int kListRow = 22;
constexpr int kText = 22; // from the column's left edge

class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {40, Theme::instance().px(kListRow)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const MemoryListModel *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model || !view)
            return;
        const ListedMemory &m = model->memory(index.row());
        const Tokens &t = tk();
        const QRect row = option.rect;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (view->hasFocus() && view->currentIndex() == index) {
            painter->fillRect(row, t.sel);
            painter->fillRect(QRect(row.left(), row.top(), 2, row.height()), t.acc);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(row, t.hover);
        }
        const int left = row.left(), right = row.right() + 1;
        const qreal middle = row.top() + row.height() / 2.0;
        const QFont font = Theme::instance().font(Type::Secondary), small = Theme::instance().font(Type::Secondary);
        const auto line = [&](const QFont &f, const QColor &colour, qreal x, const QString &text) {
            painter->setFont(f);
            painter->setPen(colour);
            drawRun(*painter, QPointF(x, std::round(row.top() + (row.height() + QFontMetricsF(f).capHeight()) / 2)),
                    text);
        };
        if (m.missing)
            drawStatusGlyph(*painter, QPointF(left + 8, std::floor(middle)), grown(4.2), Status::Erased, t.ctl);
        else
            drawStatusGlyph(*painter, QPointF(left + 8, std::floor(middle)), grown(4.2), m.status,
                            statusColour(m.status));
        qreal x = left + kText;
        if (m.role != Role::Supports) {
            const bool against = m.role == Role::Contradicts;
            const QFont f = Theme::instance().font(Type::Caption, against ? 600 : 500);
            const QString word = against ? tr("against") : tr("merged");
            line(f, against ? t.flag : t.tx3, x, word);
            x += std::ceil(QFontMetricsF(f).horizontalAdvance(word)) + 6;
        }
        qreal end = right;
        if (!m.fact.isEmpty()) {
            const qreal width = QFontMetricsF(small).horizontalAdvance(m.fact);
            line(small, t.tx3, right - width, m.fact);
            end -= std::ceil(width) + 8;
        }
        const QFontMetricsF metrics(font);
        line(font, m.missing ? t.tx3 : t.tx, x, metrics.elidedText(m.text, Qt::ElideRight, end - x));
        painter->restore();
    }
};

// Enter and Space choose, also where the platform's single click would not.
class RowView : public QListView {
    Q_OBJECT
public:
    using QListView::QListView;

Q_SIGNALS:
    void enterPressed(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const int key = event->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && currentIndex().isValid()) {
            Q_EMIT enterPressed(currentIndex());
            event->accept();
            return;
        }
        QListView::keyPressEvent(event);
    }
    void wheelEvent(QWheelEvent *event) override { event->ignore(); } // the panel scrolls
    void focusInEvent(QFocusEvent *event) override
    {
        QListView::focusInEvent(event);
        if (!currentIndex().isValid() && model() && model()->rowCount() > 0)
            setCurrentIndex(model()->index(0, 0));
        viewport()->update();
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        QListView::focusOutEvent(event);
        viewport()->update();
    }
};

} // namespace

MemoryList::MemoryList(const QString &accessibleName, int limit, QWidget *parent)
    : QWidget(parent), m_model(new MemoryListModel(this)), m_limit(limit)
{
    auto *view = new RowView(this);
    m_view = view;
    view->setModel(m_model);
    view->setItemDelegate(new RowDelegate(view));
    view->setAccessibleName(accessibleName);
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setUniformItemSizes(true);
    view->setMouseTracking(true);
    view->viewport()->setAutoFillBackground(false);
    view->setAttribute(Qt::WA_Hover);

    m_more = new Button(QString(), ButtonKind::Link, this);
    m_more->setObjectName(QStringLiteral("more"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(view);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(kText, 0, 0, 0);
    foot->addWidget(m_more);
    foot->addStretch(1);
    layout->addLayout(foot);

    const auto choose = [this](const QModelIndex &index) {
        if (const MemoryKey key = m_model->memory(index.row()).key)
            Q_EMIT chosen(key);
    };
    connect(view, &QAbstractItemView::clicked, this, choose);
    connect(view, &RowView::enterPressed, this, choose);
    connect(m_more, &QPushButton::clicked, this, [this] {
        const int first = m_model->rowCount();
        m_model->showAll();
        fit();
        m_view->setFocus();
        m_view->setCurrentIndex(m_model->index(first, 0));
    });
    fit();
}

void MemoryList::setMemories(std::vector<ListedMemory> memories)
{
    m_model->setMemories(std::move(memories), m_limit);
    fit();
}

void MemoryList::fit()
{
    const int rows = m_model->rowCount();
    m_view->setFixedHeight(rows * Theme::instance().px(kListRow));
    m_view->setVisible(rows > 0);
    const int more = m_model->hidden();
    m_more->setVisible(more > 0);
    m_more->setText(tr("%1 more").arg(figure(more)));
    m_more->setAccessibleName(tr("Show %1 more").arg(figure(more)));
}

} // namespace credence::ui

#include "memorylist.moc"
