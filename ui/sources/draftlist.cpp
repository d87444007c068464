// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/draftlist.h"

#include "reflect/rowpaint.h"
#include "shell/theme.h"
#include "widgets/glyphs.h"

#include <QStyledItemDelegate>

namespace credence::ui {

namespace {

constexpr int kDraftRow = 28;
constexpr int kDraftDepth = 36;

class DraftDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    DraftDelegate(const DraftsModel *model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {200, px(m_model->row(index.row()).evidence ? kDraftRow - 4 : kDraftRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const DraftRow &row = m_model->row(index.row());
        const Tokens &t = tk();
        const QRect area = option.rect;
        painter->save();
        drawRowGround(*painter, option, index);
        if (!row.evidence)
            painter->fillRect(QRect(area.left(), area.top(), area.width(), 1), t.line);
        const qreal top = area.top(), height = area.height();
        const qreal left = area.left() + (row.evidence ? 44 : 22);
        const QPointF middle(left + 5, top + height / 2);
        if (row.missing)
            drawStatusGlyph(*painter, middle, grown(4.2), Status::Erased, t.erased);
        else if (!row.more)
            drawStatusGlyph(*painter, middle, grown(row.evidence ? 3.4 : 4.2), row.status, statusColour(row.status));
        const QFont base = Theme::instance().font(Type::Base), small = Theme::instance().font(Type::Secondary);
        qreal right = area.right() - 16;
        if (!row.more && !row.missing) {
            const QString when = row.created ? shortTime(*row.created) : DraftsModel::tr("no time");
            writeRight(*painter, small, t.tx2, right, top, height, when);
        }
        // As wide for all, so that the depths stand below one another.
        right -= QFontMetricsF(small).horizontalAdvance(QStringLiteral("00 Mmm 0000 00:00")) + 8;
        if (row.kind == Kind::Reflection && !row.missing)
            writeRight(*painter, base, t.tx2, right, top, height, QString::number(row.depth));
        right -= kDraftDepth;
        if (row.zoneAssumed && !row.evidence) {
            const QString mark = DraftsModel::tr("no zone");
            writeRight(*painter, Theme::instance().font(Type::Caption), t.warn, right, top, height, mark);
            right -= QFontMetricsF(Theme::instance().font(Type::Caption)).horizontalAdvance(mark) + 8;
        }
        if (row.ungrounded) {
            drawUngroundedSign(*painter, QPointF(right - 6, top + height / 2));
            right -= 20;
        }
        qreal x = left + 18;
        if (row.contradicts) {
            const QString against = DraftsModel::tr("against");
            write(*painter, small, t.flag, x, top, height, against);
            x += QFontMetricsF(small).horizontalAdvance(against) + 8;
        }
        const QColor ink = row.more || row.missing ? t.tx3 : row.evidence ? t.tx2 : t.tx;
        write(*painter, row.evidence ? small : base, ink, x, top, height,
              QFontMetricsF(row.evidence ? small : base)
                  .elidedText(row.text, Qt::ElideRight, std::max<qreal>(0, right - x)));
        painter->restore();
    }

private:
    const DraftsModel *m_model;
};

} // namespace

DraftList::DraftList(DraftsModel *model, QWidget *parent) : RowView(tr("Memories as they will appear"), parent)
{
    setObjectName(QStringLiteral("import.drafts"));
    setItemDelegate(new DraftDelegate(model, this));
    setModel(model);
}

} // namespace credence::ui

#include "draftlist.moc"
