// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/whylist.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kMargin = 16;
constexpr int kWhyIndent = 12;
constexpr int kMostLevels = 6; // deeper reasons are not pushed further to the right
constexpr int kEpisodeText = 34;

// One row laid out for a width: what both sizeHint() and paint() need.
class Layout {
public:
    Layout(const WhyRow &row, int width) : m_row(row), m_width(width) { arrange(); }

    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] const QList<QRectF> &references() const { return m_references; }
    // Whether a place in the row is laid out from its right.
    [[nodiscard]] bool isTurned() const { return m_fromRight; }

    void paint(QPainter &painter, const QRect &at, bool current, bool active, bool hover,
               Qt::LayoutDirection direction) const
    {
        const Tokens &t = tk();
        painter.save();
        // Lead, words and numbers follow each other as the text reads, not as the window does.
        const bool run = m_row.type == WhyRow::Type::Reason || m_row.type == WhyRow::Type::Against;
        const Mirrored mirrored(painter, at, !run ? direction : m_fromRight ? Qt::RightToLeft : Qt::LeftToRight);
        const bool choosable = bool(m_row.key) && m_row.type != WhyRow::Type::Claim;
        if (current && choosable) {
            painter.fillRect(at, active ? t.sel : t.selIdle);
            painter.fillRect(QRect(at.left(), at.top(), 2, at.height()), active ? t.acc : t.ctl);
        } else if (hover && choosable) {
            painter.fillRect(at, t.hover);
        }
        painter.translate(at.topLeft());
        switch (m_row.type) {
        case WhyRow::Type::Heading:
            write(painter, font(Type::Secondary, 600), t.tx, kMargin, m_top, m_line, m_row.text);
            writeRight(painter, font(Type::Secondary), t.tx3, m_top, m_line, m_row.fact);
            break;
        case WhyRow::Type::Good:
            drawSign(painter, QRectF(kMargin, m_top + (m_line - 14) / 2.0, 14, 14), QStringLiteral("check"), t.ok);
            break;
        case WhyRow::Type::Reason:
        case WhyRow::Type::Against:
            write(painter, font(Type::Secondary, m_row.type == WhyRow::Type::Against ? 600 : 400),
                  m_row.type == WhyRow::Type::Against ? t.flag : t.tx3, m_left, m_top, m_line, m_row.lead);
            for (qsizetype i = 0; i < m_references.size(); ++i)
                reference(painter, m_references[i], m_row.episodes[i]);
            if (!m_row.date.isEmpty())
                write(painter, font(Type::Secondary), t.tx3, m_textLeft, m_dateTop, px(18), m_row.date);
            break;
        case WhyRow::Type::Episode: {
            reference(painter, QRectF(kMargin, m_top + 1.5, boxWidth(m_row.number), px(15)), m_row.number);
            write(painter, font(Type::Secondary), t.tx3, kMargin + kEpisodeText, m_top, px(18), m_row.date);
            writeRight(painter, font(Type::Secondary), t.tx3, m_top, px(18), m_row.fact);
            painter.fillRect(QRectF(kMargin, at.height() - 1, m_width - 2 * kMargin, 1), t.line);
            break;
        }
        case WhyRow::Type::Claim:
        case WhyRow::Type::Sentence:
        case WhyRow::Type::Note:
            break;
        }
        const auto drawText = [&] {
            painter.setPen(textColour());
            // The sentence that bears the claim, first its ground, then the words, then the line under them.
            if (m_markLength > 0) {
                for (int i = 0; i < m_text->lineCount(); ++i) {
                    const QTextLine line = m_text->lineAt(i);
                    const int from = std::max(m_markStart, line.textStart());
                    const int to = std::min(m_markStart + m_markLength, line.textStart() + line.textLength());
                    if (from >= to)
                        continue;
                    const qreal x = line.cursorToX(from), end = line.cursorToX(to);
                    const QRectF ground(m_textLeft + std::min(x, end), m_textTop + line.y(), std::abs(end - x), m_line);
                    painter.fillRect(ground.adjusted(0, 1, 0, -1), current ? t.base : t.hl);
                    painter.fillRect(QRectF(ground.left(), ground.bottom() - 2, ground.width(), 1), t.acc);
                }
            }
            m_text->draw(&painter, QPointF(m_textLeft, m_textTop + m_lift));
        };
        if (m_text)
            upright(painter, QRectF(m_textLeft, 0, m_width - kMargin - m_textLeft, 1), drawText);
        if (m_quote) {
            painter.setPen(t.tx2);
            painter.fillRect(QRectF(m_textLeft, m_quoteTop + 2, 2, m_quoteHeight - 4), t.line2);
            upright(painter, QRectF(m_textLeft + 8, 0, m_width - kMargin - m_textLeft - 8, 1),
                    [&] { m_quote->draw(&painter, QPointF(m_textLeft + 8, m_quoteTop + m_lift)); });
        }
        painter.restore();
    }

private:
    static QFont font(Type type, int weight = 0) { return Theme::instance().font(type, weight); }

    [[nodiscard]] QColor textColour() const
    {
        const Tokens &t = tk();
        switch (m_row.type) {
        case WhyRow::Type::Sentence:
        case WhyRow::Type::Note:
        case WhyRow::Type::Good:
            return t.tx2;
        case WhyRow::Type::Reason:
            return m_row.again ? t.tx3 : m_row.key ? t.tx : t.tx2;
        default:
            return t.tx;
        }
    }

    static qreal boxWidth(int number)
    {
        return std::max<qreal>(
            px(15), std::ceil(QFontMetricsF(font(Type::Caption, 600)).horizontalAdvance(QString::number(number))) + 6);
    }

    void arrange()
    {
        using T = WhyRow::Type;
        m_left = kMargin;
        m_top = 2;
        m_line = px(18);
        int below = 2;
        QFont face = font(Type::Base);
        QString text = rowHead(m_row.text);
        int right = kMargin;
        int mostLines = 0;
        switch (m_row.type) {
        case T::Claim:
            face = font(Type::Memory);
            m_line = px(22);
            m_top = 8;
            below = 4;
            break;
        case T::Sentence:
            face = font(Type::Secondary);
            m_line = px(17);
            below = 4;
            break;
        case T::Heading:
            m_top = 12;
            m_height = m_top + m_line + 2;
            return;
        case T::Note:
            face = font(Type::Secondary);
            m_line = px(17);
            m_top = 4;
            below = 4;
            break;
        case T::Good:
            face = font(Type::Secondary);
            m_top = 6;
            m_left += 20;
            below = 4;
            break;
        case T::Reason:
        case T::Against:
            m_fromRight = text.isRightToLeft();
            m_left += kWhyIndent * std::min(m_row.level, kMostLevels);
            if (m_row.again)
                mostLines = 1;
            break;
        case T::Episode:
            m_top = 8;
            m_line = px(20);
            below = 9;
            m_left += kEpisodeText;
            break;
        }
        m_textLeft = m_left;
        m_textTop = m_top + (m_row.type == T::Episode ? px(18) : 0);
        qreal first = 0; // where the first line begins: after the lead
        if (!m_row.lead.isEmpty()) {
            const QFont leadFont = font(Type::Secondary, m_row.type == T::Against ? 600 : 400);
            first = std::ceil(QFontMetricsF(leadFont).horizontalAdvance(m_row.lead)) + 6;
        }
        const qreal room = std::max<qreal>(40, m_width - m_textLeft - right);
        m_text = std::make_unique<QTextLayout>(text.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)), face);
        QTextOption option;
        option.setWrapMode(wrapFor(text));
        option.setAlignment(text.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft); // a layout does not by itself
        m_text->setTextOption(option);
        const QFontMetricsF metrics(face);
        // The baseline that write() gives the lead.
        m_lift = std::round((m_line + metrics.capHeight()) / 2) - metrics.ascent();
        qreal y = 0, endX = 0;
        if (mostLines == 1) {
            const QString suffix = WhyModel::tr(" (above)");
            const QString shown = metrics.elidedText(oneLineOf(rowHead(m_row.text)), Qt::ElideRight,
                                                     room - first - std::ceil(metrics.horizontalAdvance(suffix))) +
                                  suffix;
            m_text->setText(shown);
        }
        m_text->beginLayout();
        for (int i = 0;; ++i) {
            QTextLine line = m_text->createLine();
            if (!line.isValid())
                break;
            const qreal indent = i == 0 ? first : 0;
            line.setLineWidth(room - indent);
            line.setPosition(QPointF(m_fromRight ? 0 : indent, y));
            endX = indent + line.naturalTextWidth();
            y += m_line;
        }
        m_text->endLayout();
        qreal bottom = m_textTop + y;

        // References go on behind the last word.
        if (!m_row.episodes.isEmpty()) {
            qreal x = endX + 6;
            qreal top = bottom - m_line;
            for (const int number : m_row.episodes) {
                const qreal width = boxWidth(number);
                if (x + width > room) {
                    x = 0;
                    top += m_line;
                }
                m_references << QRectF(std::round(m_textLeft + x), std::round(top + (m_line - px(15)) / 2.0), width,
                                       px(15));
                x += width + 3;
            }
            bottom = top + m_line;
        }
        if (m_row.type == T::Against && !m_row.date.isEmpty()) {
            m_dateTop = bottom;
            bottom += px(18);
        }
        if (!m_row.quote.isEmpty()) {
            m_markStart = int(m_row.text.indexOf(m_row.quote));
            if (m_markStart >= 0) {
                m_markLength = int(m_row.quote.size());
            } else {
                m_quote = std::make_unique<QTextLayout>(
                    QString(m_row.quote).replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)),
                    font(Type::Secondary));
                option.setAlignment(m_row.quote.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
                m_quote->setTextOption(option);
                qreal h = 0;
                m_quote->beginLayout();
                for (QTextLine line = m_quote->createLine(); line.isValid(); line = m_quote->createLine()) {
                    line.setLineWidth(room - 8);
                    line.setPosition(QPointF(0, h));
                    h += px(17);
                }
                m_quote->endLayout();
                m_quoteTop = bottom + 2;
                m_quoteHeight = h;
                bottom += h + 2;
            }
        }
        m_height = int(std::ceil(bottom)) + below;
    }

    static QString oneLineOf(const QString &text) { return text.simplified(); }

    void write(QPainter &painter, const QFont &f, const QColor &colour, qreal x, qreal top, qreal height,
               const QString &text) const
    {
        painter.setFont(f);
        painter.setPen(colour);
        drawRun(painter, QPointF(x, std::round(top + (height + QFontMetricsF(f).capHeight()) / 2)), text);
    }
    void writeRight(QPainter &painter, const QFont &f, const QColor &colour, qreal top, qreal height,
                    const QString &text) const
    {
        write(painter, f, colour, m_width - kMargin - QFontMetricsF(f).horizontalAdvance(text), top, height, text);
    }
    static void reference(QPainter &painter, const QRectF &box, int number)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(tk().sup, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        const QFont f = font(Type::Caption, 600);
        const QFontMetricsF metrics(f);
        const QString text = QString::number(number);
        painter.setFont(f);
        drawRun(painter,
                QPointF(box.center().x() - metrics.horizontalAdvance(text) / 2,
                        std::round(box.top() + (box.height() + metrics.capHeight()) / 2)),
                text);
        painter.restore();
    }

    const WhyRow &m_row;
    int m_width = 0;
    int m_height = 0;
    qreal m_left = 0, m_textLeft = 0, m_textTop = 0, m_dateTop = 0, m_quoteTop = 0, m_quoteHeight = 0, m_lift = 0;
    int m_top = 0, m_line = 18;
    int m_markStart = -1, m_markLength = 0;
    bool m_fromRight = false;
    std::unique_ptr<QTextLayout> m_text, m_quote;
    QList<QRectF> m_references;
};

class WhyDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] static int widthOf(const QStyleOptionViewItem &option)
    {
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        return view ? view->viewport()->width() : option.rect.width();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const WhyModel *>(index.model());
        const int width = std::max(120, widthOf(option));
        return {width, Layout(model->row(index.row()), width).height()};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const WhyModel *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        const bool current = view && view->currentIndex() == index;
        const bool active = view && view->hasFocus() && view->isActiveWindow();
        Layout(model->row(index.row()), option.rect.width())
            .paint(*painter, option.rect, current, active, option.state & QStyle::State_MouseOver, option.direction);
    }
};

} // namespace

WhyList::WhyList(QWidget *parent) : QListView(parent), m_model(new WhyModel(this))
{
    setModel(m_model);
    setItemDelegate(new WhyDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setResizeMode(Adjust);
    setWordWrap(true);
    setMouseTracking(true);
    setAccessibleName(tr("Why"));
    setAccessibleDescription(tr("The argument in words, then the episodes it rests on"));
    connect(&Theme::instance(), &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

void WhyList::setRows(std::vector<WhyRow> rows)
{
    m_model->setRows(std::move(rows));
    scrollToTop();
}

void WhyList::goToEpisode(int number)
{
    const int row = m_model->rowOfEpisode(number);
    if (row < 0)
        return;
    const QModelIndex index = m_model->index(row, 0);
    setCurrentIndex(index);
    scrollTo(index, PositionAtCenter);
    viewport()->update();
}

void WhyList::goToMemory(MemoryKey key)
{
    for (int row = 0; key && row < m_model->rowCount(); ++row) {
        if (m_model->row(row).key != key || m_model->row(row).type == WhyRow::Type::Claim)
            continue;
        setCurrentIndex(m_model->index(row, 0));
        scrollTo(currentIndex(), EnsureVisible);
        viewport()->update();
        return;
    }
}

int WhyList::referenceAt(const QPoint &point) const
{
    const QModelIndex index = indexAt(point);
    if (!index.isValid())
        return 0;
    const WhyRow &row = m_model->row(index.row());
    if (row.episodes.isEmpty())
        return 0;
    const QRect rect = visualRect(index);
    const Layout layout(row, rect.width());
    QPoint inside = point - rect.topLeft();
    if (layout.isTurned())
        inside.setX(rect.width() - inside.x());
    for (qsizetype i = 0; i < layout.references().size(); ++i) {
        if (layout.references()[i].adjusted(-1, -2, 1, 2).contains(inside))
            return row.episodes[i];
    }
    return 0;
}

void WhyList::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    const bool reference = referenceAt(at) != 0;
    const bool row =
        index.isValid() && m_model->row(index.row()).key && m_model->row(index.row()).type != WhyRow::Type::Claim;
    viewport()->setCursor(reference || row ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QListView::mouseMoveEvent(event);
}

void WhyList::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    QListView::mousePressEvent(event);
    viewport()->update();
}

void WhyList::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QPoint at = event->position().toPoint();
    if (event->button() != Qt::LeftButton || (at - m_pressed).manhattanLength() > 4)
        return;
    if (const int number = referenceAt(at)) {
        if (m_model->rowOfEpisode(number) < 0)
            Q_EMIT referenceChosen(number);
        goToEpisode(number);
        return;
    }
    const QModelIndex index = indexAt(at);
    if (index.isValid() && m_model->row(index.row()).key)
        Q_EMIT pointed(m_model->row(index.row()).key);
    if (!index.isValid() || m_model->row(index.row()).type == WhyRow::Type::Claim)
        return;
    if (const MemoryKey key = m_model->row(index.row()).key)
        Q_EMIT chosen(key);
}

void WhyList::mouseDoubleClickEvent(QMouseEvent *event)
{
    QListView::mouseDoubleClickEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid() && m_model->row(index.row()).key &&
        referenceAt(event->position().toPoint()) == 0)
        Q_EMIT entered(m_model->row(index.row()).key);
}

void WhyList::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        if (const MemoryKey key = m_model->row(currentIndex().row()).key) {
            Q_EMIT entered(key);
            Q_EMIT chosen(key);
        }
        event->accept();
        return;
    }
    const QModelIndex before = currentIndex();
    QListView::keyPressEvent(event);
    if (currentIndex() != before && currentIndex().isValid() && m_model->row(currentIndex().row()).key)
        Q_EMIT pointed(m_model->row(currentIndex().row()).key);
    viewport()->update();
}

void WhyList::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model->rowCount() > 0)
        setCurrentIndex(m_model->index(0, 0));
    viewport()->update();
}

void WhyList::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    viewport()->update();
}

} // namespace credence::ui

#include "whylist.moc"
