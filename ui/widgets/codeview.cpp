// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/codeview.h"

#include "shell/theme.h"
#include "widgets/label.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {
constexpr int kGutter = 28;
constexpr int kTop = 5;
constexpr int kLine = 17;
} // namespace

class CodeGutter : public QWidget {
public:
    explicit CodeGutter(CodeView *view) : QWidget(view), m_view(view) {}

protected:
    void paintEvent(QPaintEvent *event) override { m_view->paintGutter(event->rect()); }
    void wheelEvent(QWheelEvent *event) override { QCoreApplication::sendEvent(m_view->viewport(), event); }

private:
    CodeView *m_view;
};

CodeView::CodeView(const QString &accessibleName, QWidget *parent) : QTextEdit(parent)
{
    setAccessibleName(accessibleName);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setProperty("code", true);
    setFrameShape(QFrame::StyledPanel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setLineWrapMode(QTextEdit::WidgetWidth);
    setAcceptRichText(false);
    viewport()->setMouseTracking(true);
    document()->setDocumentMargin(kTop);
    m_gutter = new CodeGutter(this);
    setViewportMargins(kGutter, 1, 1, 1);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_gutter, [this] { m_gutter->update(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        applyFont();
        layOutLines();
        applySpans();
    });
    applyFont();
}

void CodeView::applyFont()
{
    setFont(Theme::instance().font(Type::Mono));
    QPalette colours = palette();
    colours.setColor(QPalette::Base, tk().alt);
    colours.setColor(QPalette::Text, tk().tx);
    colours.setColor(QPalette::Highlight, tk().sel);
    colours.setColor(QPalette::HighlightedText, tk().tx);
    setPalette(colours);
    viewport()->update();
    m_gutter->update();
}

void CodeView::setCode(const QString &text, const QList<int> &numbers)
{
    m_spans.clear();
    m_numbers = numbers;
    if (toPlainText() != text) {
        setWordWrapMode(wrapFor(text));
        setPlainText(text);
        layOutLines();
    }
    placeGutter();
    applySpans();
    m_gutter->update();
}

// Lines of 17, and what is broken goes on under the text's beginning: after the indent, or after "[12] ".
void CodeView::layOutLines()
{
    static const QRegularExpression lead(QStringLiteral("^[ ]*(?:\\[\\d{1,6}\\][ ]|\")?"));
    const QFontMetricsF metrics(font());
    const qreal space = metrics.horizontalAdvance(QLatin1Char(' '));
    const qreal most = std::max<qreal>(0, viewport()->width() / 3.0);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const qreal hang = std::min(most, space * qreal(lead.match(block.text()).capturedLength()));
        QTextBlockFormat format;
        format.setLineHeight(Theme::instance().px(kLine), QTextBlockFormat::FixedHeight);
        format.setLeftMargin(hang);
        format.setTextIndent(-hang);
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    cursor.endEditBlock();
}

int CodeView::contentHeight() const
{
    return int(std::ceil(document()->size().height())) + 2 * frameWidth() + 4;
}

void CodeView::setRawText(const QString &raw)
{
    m_raw = raw;
}

void CodeView::setSpans(const QList<CodeSpan> &spans)
{
    m_spans = spans;
    applySpans();
}

void CodeView::applySpans()
{
    const Tokens &t = tk();
    QList<QTextEdit::ExtraSelection> selections;
    const int size = document()->characterCount();
    for (const CodeSpan &span : m_spans) {
        if (span.start < 0 || span.start + span.length >= size + 1)
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(span.start);
        selection.cursor.setPosition(std::min(span.start + span.length, size - 1), QTextCursor::KeepAnchor);
        switch (span.kind) {
        case CodeSpan::Kind::Link:
            selection.format.setForeground(t.sup);
            break;
        case CodeSpan::Kind::Chosen:
            selection.format.setForeground(t.sup);
            selection.format.setBackground(t.hl);
            break;
        case CodeSpan::Kind::Struck:
            selection.format.setForeground(t.delTx);
            selection.format.setBackground(t.delBg);
            selection.format.setFontStrikeOut(true);
            break;
        case CodeSpan::Kind::Claim:
            selection.format.setBackground(t.hl);
            break;
        case CodeSpan::Kind::Look:
            selection.format.setForeground(t.warn);
            selection.format.setBackground(t.warnBg);
            break;
        }
        selections << selection;
    }
    setExtraSelections(selections);
}

void CodeView::reveal(int position, bool atTop)
{
    QTextCursor cursor(document());
    cursor.setPosition(std::clamp(position, 0, std::max(0, document()->characterCount() - 1)));
    if (atTop) {
        verticalScrollBar()->setValue(int(document()->documentLayout()->blockBoundingRect(cursor.block()).top()) -
                                      kTop);
        return;
    }
    setTextCursor(cursor);
    ensureCursorVisible();
}

const CodeSpan *CodeView::spanAt(int position) const
{
    for (const CodeSpan &span : m_spans) {
        if (span.kind != CodeSpan::Kind::Look && span.kind != CodeSpan::Kind::Claim && position >= span.start &&
            position <= span.start + span.length)
            return &span;
    }
    return nullptr;
}

const CodeSpan *CodeView::spanUnder(const QPoint &point) const
{
    const QTextCursor cursor = cursorForPosition(point);
    const CodeSpan *span = spanAt(cursor.position());
    // The end of a short line is near everything right of it.
    return span && std::abs(cursorRect(cursor).center().x() - point.x()) < 24 ? span : nullptr;
}

void CodeView::paintGutter(const QRect &area)
{
    QPainter painter(m_gutter);
    const Tokens &t = tk();
    painter.fillRect(area, t.alt);
    painter.setFont(font());
    painter.setPen(t.tx3);
    const QFontMetricsF metrics(font());
    const int top = verticalScrollBar()->value();
    const qreal lift = (Theme::instance().px(kLine) + metrics.ascent() - metrics.descent()) / 2 + 0.75;
    const QAbstractTextDocumentLayout *layout = document()->documentLayout();
    const QPointF probe(kTop + 1, top);
    QTextBlock block = document()->findBlock(std::max(0, layout->hitTest(probe, Qt::FuzzyHit)));
    for (; block.isValid(); block = block.next()) {
        const QRectF place = layout->blockBoundingRect(block);
        if (place.top() - top > m_gutter->height())
            break;
        const int number = m_numbers.value(block.blockNumber(), 0);
        if (number <= 0)
            continue;
        const QString text = QString::number(number);
        painter.drawText(
            QPointF(m_gutter->width() - 6 - metrics.horizontalAdvance(text), std::round(place.top() - top + lift)),
            text);
    }
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    placeGutter();
    if (event->size().width() != event->oldSize().width())
        Q_EMIT widthChanged();
}

void CodeView::placeGutter()
{
    const int widest = m_numbers.isEmpty() ? 0 : *std::max_element(m_numbers.begin(), m_numbers.end());
    const int digits = int(std::ceil(QFontMetricsF(font()).horizontalAdvance(QString::number(std::max(99, widest)))));
    const int wide = std::max(kGutter, digits + 12);
    setViewportMargins(wide, 1, 1, 1);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left() + 1, inside.top() + 1, wide - 1, inside.height() - 2);
}

void CodeView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    QTextEdit::mousePressEvent(event);
}

void CodeView::mouseReleaseEvent(QMouseEvent *event)
{
    QTextEdit::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || (event->pos() - m_pressed).manhattanLength() > 3)
        return;
    if (const CodeSpan *span = spanUnder(event->pos()))
        Q_EMIT spanChosen(span->value);
}

void CodeView::mouseMoveEvent(QMouseEvent *event)
{
    QTextEdit::mouseMoveEvent(event);
    viewport()->setCursor(spanUnder(event->pos()) ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void CodeView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (const CodeSpan *span = spanAt(textCursor().position()))
            Q_EMIT spanChosen(span->value);
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        event->ignore();
        return;
    }
    QTextEdit::keyPressEvent(event);
}

void CodeView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_raw.isEmpty()) {
        menu->addSeparator();
        QAction *raw = menu->addAction(tr("Copy as it was sent or came"));
        raw->setObjectName(QStringLiteral("codeview.copyRaw"));
        connect(raw, &QAction::triggered, this, [this] { QApplication::clipboard()->setText(m_raw); });
    }
    menu->popup(event->globalPos());
}

void CodeView::focusInEvent(QFocusEvent *event)
{
    QTextEdit::focusInEvent(event);
    // Otherwise nobody sees where the keys go.
    setCursorWidth(hasFocus() ? 2 : 1);
}

void CodeView::focusOutEvent(QFocusEvent *event)
{
    QTextEdit::focusOutEvent(event);
    setCursorWidth(1);
}

} // namespace credence::ui
