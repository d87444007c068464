// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/bearingrows.h"

#include "models/roles.h"
#include "reflect/rowpaint.h"
#include "shell/theme.h"
#include "widgets/chip.h"
#include "widgets/dates.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"
#include "widgets/rowview.h"

#include <QAbstractItemView>
#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace credence::ui {

namespace {

constexpr int kBearingMargin = 20;
constexpr int kBearingHead = 24;

int layOutBearing(const BearingRow &row, int width, bool current, QPainter *painter)
{
    const Tokens &t = tk();
    const Theme &theme = Theme::instance();
    const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary),
                bold = theme.font(Type::Caption, 600);
    const QFontMetricsF metrics(base), narrow(small);
    const qreal left = kBearingMargin;
    qreal right = width - kBearingMargin;
    qreal y = px(12);
    if (painter) {
        painter->setRenderHint(QPainter::Antialiasing);
        const QString number = QString::number(row.number);
        const qreal wide = std::max<qreal>(px(18), QFontMetricsF(bold).horizontalAdvance(number) + 10);
        const QRectF box(left, y, wide, px(18));
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.chip);
        painter->drawRoundedRect(box, 3, 3);
        write(*painter, bold, t.tx2, box.center().x() - QFontMetricsF(bold).horizontalAdvance(number) / 2, box.top(),
              box.height(), number);
        qreal x = box.right() + 8;
        qreal end = right;
        if (!row.note.isEmpty()) {
            const bool alarm = row.against || (row.status != Status::Active && row.status != Status::Deprecated);
            const QColor ground = alarm ? t.warnBg : t.chip, ink = alarm ? t.warn : t.tx2;
            const qreal chip = drawChip(nullptr, {}, row.note, ground, ink);
            drawChip(painter, QPointF(end - chip, y - 1), row.note, ground, ink);
            end -= chip + 8;
        }
        if (row.kind != Kind::Episode || isLost(row.status) || row.status == Status::Suspect) {
            drawStatusGlyph(*painter, QPointF(x + 5, y + px(9)), grown(4.2), row.status, statusColour(row.status));
            x += 16;
        }
        const QString time = narrow.elidedText(row.time, Qt::ElideRight, std::max<qreal>(0, end - x));
        write(*painter, small, t.tx2, x, y, px(18), time);
        x += narrow.horizontalAdvance(time) + 10;
        if (!row.importance.isEmpty() && end - x > 60)
            write(*painter, small, t.tx3, x, y, px(18), narrow.elidedText(row.importance, Qt::ElideRight, end - x));
    }
    y += px(18) + px(6);
    const int line = px(20);
    QTextLayout text(rowHead(row.text).replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)), base);
    QTextOption wrap;
    wrap.setWrapMode(wrapFor(text.text()));
    text.setTextOption(wrap);
    const qreal lift = std::round((line + metrics.capHeight()) / 2) - metrics.ascent();
    text.beginLayout();
    for (QTextLine part = text.createLine(); part.isValid(); part = text.createLine()) {
        part.setLineWidth(right - left);
        part.setPosition(QPointF(left, y + lift));
        y += line;
    }
    text.endLayout();
    const auto draw = [&] {
        const int from = row.bearing.start, to = from + row.bearing.length;
        for (int i = 0; row.bearing.length > 0 && i < text.lineCount(); ++i) {
            const QTextLine part = text.lineAt(i);
            const int a = std::max(from, part.textStart());
            int b = std::min(to, part.textStart() + part.textLength());
            while (b > a && row.text.at(b - 1).isSpace())
                --b;
            if (a >= b)
                continue;
            const qreal x0 = part.cursorToX(a), x1 = part.cursorToX(b);
            const qreal top = std::round(part.y() - lift + (line - px(18)) / 2.0);
            painter->fillRect(QRectF(std::min(x0, x1), top, std::abs(x1 - x0), px(18)), row.against ? t.warnBg
                                                                                        : current   ? t.base
                                                                                                    : t.hl);
            const QRectF under(std::min(x0, x1), top + px(18) - 1, std::abs(x1 - x0), 1);
            if (row.against) {
                QPen pen(t.warn, 1, Qt::CustomDashLine, Qt::FlatCap);
                pen.setDashPattern({3, 2});
                painter->setPen(pen);
                painter->drawLine(QLineF(under.left(), under.top() + 0.5, under.right(), under.top() + 0.5));
            } else {
                painter->fillRect(under, t.acc);
            }
        }
        painter->setPen(row.loading || row.missing ? t.tx3 : t.tx);
        text.draw(painter, QPointF());
    };
    if (painter)
        upright(*painter, QRectF(left, 0, right - left, 1), draw);
    return int(std::ceil(y)) + px(11);
}

} // namespace

QSize BearingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const BearingRows *>(index.model());
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!model || !view)
        return {};
    const BearingRow &row = model->row(index.row());
    if (!row.head.isEmpty())
        return {100, px(kBearingHead)};
    const int width = std::max(120, view->viewport()->width());
    return {width, layOutBearing(row, width, false, nullptr)};
}

void BearingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const BearingRows *>(index.model());
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!model)
        return;
    const BearingRow &row = model->row(index.row());
    painter->save();
    const Mirrored mirrored(*painter, option.rect, option.direction);
    if (!row.head.isEmpty()) {
        painter->fillRect(option.rect, tk().alt);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tk().line);
        write(*painter, Theme::instance().font(Type::Caption), tk().tx2, option.rect.left() + kBearingMargin,
              option.rect.top(), option.rect.height(), row.head);
        painter->restore();
        return;
    }
    drawRowGround(*painter, option, index);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tk().line);
    painter->translate(option.rect.topLeft());
    layOutBearing(row, option.rect.width(), view && view->currentIndex() == index, painter);
    painter->restore();
}

QString bearingTime(Time time)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
    return dateText(local.date(), DateForm::Weekday) + QLatin1Char(' ') + shortTime(time);
}

int BearingRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags BearingRows::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !row(index.row()).head.isEmpty())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant BearingRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const BearingRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return r.head.isEmpty() ? r.text : r.head;
    case KeyRole:
        return QVariant::fromValue(r.key);
    case LoadingRole:
        return r.loading;
    case MissingRole:
        return r.missing;
    case Qt::ToolTipRole:
        return r.head.isEmpty() && !r.missing ? plainTip(statusExplanation(r.status)) : QVariant();
    case Qt::AccessibleTextRole: {
        if (!r.head.isEmpty())
            return r.head;
        QStringList parts{r.against ? tr("Source %1, against").arg(r.number) : tr("Source %1").arg(r.number)};
        for (const QString &part : {r.time, r.importance, r.note, r.text}) {
            if (!part.isEmpty())
                parts << part;
        }
        if (r.bearing.length > 0)
            parts << tr("bears it: %1").arg(r.text.mid(r.bearing.start, r.bearing.length));
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
