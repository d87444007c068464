// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/label.h"

#include "widgets/plaintip.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace credence::ui {

QColor toneColour(Tone tone)
{
    const Tokens &t = tk();
    switch (tone) {
    case Tone::Normal:
        return t.tx;
    case Tone::Secondary:
        return t.tx2;
    case Tone::Dim:
        return t.tx3;
    case Tone::Accent:
        return t.acc;
    case Tone::Flag:
        return t.flag;
    case Tone::Warn:
        return t.warn;
    case Tone::Ok:
        return t.ok;
    }
    return t.tx;
}

namespace {
constexpr int kSeen = 4000; // characters of one line that may be seen at all
}

Label::Label(const QString &text, Type type, Tone tone, int weight, QWidget *parent)
    : QWidget(parent), m_text(shownText(text)), m_type(type), m_tone(tone), m_weight(weight)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(m_text);
}

void Label::setText(const QString &given)
{
    const QString text = shownText(given);
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Label::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void Label::setType(Type type, int weight)
{
    m_type = type;
    m_weight = weight;
    updateGeometry();
    update();
}

void Label::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

void Label::setElideMode(Qt::TextElideMode mode)
{
    m_elide = mode;
    update();
}

void Label::setKeepsWidth(bool on)
{
    m_keeps = on;
    setSizePolicy(on ? QSizePolicy::Fixed : QSizePolicy::Preferred, QSizePolicy::Fixed);
    updateGeometry();
}

void Label::setTip(const QString &tip)
{
    m_tip = tip;
}

QSize Label::sizeHint() const
{
    const QFontMetricsF metrics(Theme::instance().font(m_type, m_weight));
    return {int(std::ceil(metrics.horizontalAdvance(m_text.left(kSeen)))), Theme::instance().lineHeight(m_type)};
}

QSize Label::minimumSizeHint() const
{
    const QSize hint = sizeHint();
    if (m_keeps)
        return hint;
    // Words have their room; a longer sentence, or what comes from a store, may be cut and is whole in the tip.
    return {std::min(hint.width(), m_mayBeCut ? 24 : px(160)), hint.height()};
}

void Label::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // a text reads as its own language does
    const QFont font = Theme::instance().font(m_type, m_weight);
    const QFontMetricsF metrics(font);
    const QRect area = contentsRect();
    // One pixel of grace: a hint is a whole number of pixels, its text is not.
    const QString shown = metrics.elidedText(m_text.left(kSeen), m_elide, area.width() + 0.5);
    const qreal width = metrics.horizontalAdvance(shown);
    qreal x = area.left();
    const Qt::Alignment alignment = QStyle::visualAlignment(layoutDirection(), m_alignment);
    if (alignment.testFlag(Qt::AlignRight))
        x = area.left() + area.width() - width;
    else if (alignment.testFlag(Qt::AlignHCenter))
        x = area.left() + (area.width() - width) / 2;
    painter.setFont(font);
    painter.setPen(isEnabled() ? toneColour(m_tone) : tk().txd);
    painter.drawText(QPointF(x, std::round(area.top() + area.height() / 2.0 + metrics.capHeight() / 2)), shown);
}

bool Label::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const QFontMetricsF metrics(Theme::instance().font(m_type, m_weight));
        const bool cut = metrics.horizontalAdvance(m_text.left(kSeen)) > contentsRect().width() + 0.5;
        const QString tip = !m_tip.isEmpty() ? m_tip : cut ? m_text : toolTip();
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(tip), this);
        return true;
    }
    return QWidget::event(event);
}

namespace {

constexpr int kMoreTimes = 5; // as much again, whenever more is asked for
qint64 laidOutSoFar = 0;      // NOLINT: counted on the GUI thread only

} // namespace

QTextOption::WrapMode wrapFor(const QString &text)
{
    // Longer than any word, path or key that reads better whole.
    constexpr int kLongest = 600;
    int run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        if (run > kLongest)
            return QTextOption::WrapAnywhere;
    }
    return QTextOption::WrapAtWordBoundaryOrAnywhere;
}

int headLength(const QString &text, qsizetype most)
{
    qsizetype end = std::min(most, text.size());
    if (end > 0 && end < text.size() && text[end - 1].isHighSurrogate())
        --end;
    return int(end);
}

QString rowHead(const QString &text, int most)
{
    if (text.size() <= most)
        return text;
    const int head = headLength(text, most);
    return text.left(head) + TextBlock::tr("… and %1 characters more").arg(QLocale().toString(text.size() - head));
}

qint64 laidOutCharacters()
{
    return laidOutSoFar;
}

TextBlock::TextBlock(const QString &text, Type type, Tone tone, int weight, QWidget *parent)
    : QWidget(parent), m_text(shownText(text)), m_type(type), m_tone(tone), m_weight(weight)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(m_text);
    m_shown = headLength(m_text, kTextHead);
    takeFocusAsNeeded();
}

TextBlock::~TextBlock() = default;

void TextBlock::takeFocusAsNeeded()
{
    setFocusPolicy(m_selectable || (hasMore() && m_maximumLines == 0) ? Qt::StrongFocus : Qt::NoFocus);
    setAccessibleDescription(hasMore() && m_maximumLines == 0 ? moreText() : QString());
}

void TextBlock::forget()
{
    m_layout.reset();
    m_countedWidth = -1;
}

QString TextBlock::moreText() const
{
    const QLocale locale;
    return tr("Show more: %1 of %2 characters are shown").arg(locale.toString(m_shown), locale.toString(m_text.size()));
}

void TextBlock::showMore()
{
    if (!hasMore())
        return;
    m_shown = headLength(m_text, m_shown * kMoreTimes);
    forget();
    takeFocusAsNeeded();
    updateGeometry();
    update();
}

// The line below the head, as wide as its words.
QRect TextBlock::moreRect() const
{
    if (!hasMore() || m_maximumLines > 0 || !m_layout)
        return {};
    const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
    const QRect area = contentsRect();
    const QRect line(area.left(), area.top() + m_layout->lineCount() * linePixels(),
                     std::min(area.width(), int(std::ceil(metrics.horizontalAdvance(moreText()))) + 1), linePixels());
    return QStyle::visualRect(layoutDirection(), area, line);
}

void TextBlock::setText(const QString &given)
{
    const QString text = shownText(given);
    if (text == m_text)
        return;
    m_text = text;
    m_shown = headLength(m_text, kTextHead);
    m_anchor = m_cursor = -1;
    forget();
    setAccessibleName(text);
    takeFocusAsNeeded();
    updateGeometry();
    update();
}

void TextBlock::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void TextBlock::setType(Type type, int weight)
{
    m_type = type;
    m_weight = weight;
    forget();
    updateGeometry();
    update();
}

void TextBlock::setLineHeight(int pixels)
{
    m_lineHeight = pixels;
    forget();
    updateGeometry();
    update();
}

void TextBlock::setMaximumLines(int lines)
{
    m_maximumLines = lines;
    takeFocusAsNeeded();
    updateGeometry();
    update();
}

void TextBlock::setSelectable(bool on)
{
    m_selectable = on;
    takeFocusAsNeeded();
    setCursor(on ? Qt::IBeamCursor : Qt::ArrowCursor);
}

QString TextBlock::selectedText() const
{
    if (m_anchor < 0 || m_cursor < 0)
        return {};
    return m_text.mid(std::min(m_anchor, m_cursor), std::abs(m_anchor - m_cursor));
}

int TextBlock::linePixels() const
{
    return m_lineHeight > 0 ? Theme::instance().px(m_lineHeight) : Theme::instance().lineHeight(m_type);
}

namespace {

std::unique_ptr<QTextLayout> laidOut(const QString &text, const QFont &font, int width, int linePixels)
{
    laidOutSoFar += text.size();
    QString shown = text;
    shown.replace(QLatin1Char('\n'), QChar::LineSeparator); // same length: positions stay
    auto layout = std::make_unique<QTextLayout>(shown, font);
    QTextOption option;
    option.setWrapMode(wrapFor(shown));
    option.setAlignment(shown.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft); // a layout does not by itself
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    qreal y = 0;
    const QFontMetricsF metrics(font);
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max(width, 16));
        // The capitals stand in the middle of the line; the baseline is on a whole pixel.
        const qreal baseline = std::round(y + linePixels / 2.0 + metrics.capHeight() / 2);
        line.setPosition(QPointF(0, baseline - line.ascent()));
        y += linePixels;
    }
    layout->endLayout();
    return layout;
}

} // namespace

void TextBlock::relayout()
{
    m_layout =
        laidOut(m_text.left(m_shown), Theme::instance().font(m_type, m_weight), contentsRect().width(), linePixels());
}

int TextBlock::lineCount(int width) const
{
    // A layout asks for the same widths again and again.
    if (m_countedWidth != width) {
        m_counted =
            laidOut(m_text.left(m_shown), Theme::instance().font(m_type, m_weight), width, linePixels())->lineCount();
        m_countedWidth = width;
    }
    return m_counted;
}

int TextBlock::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    width = std::min(width, maximumWidth()); // a layout asks for its own width, not for what the block may take
    int lines = std::max(1, lineCount(width - margins.left() - margins.right()));
    if (m_maximumLines > 0)
        lines = std::min(lines, m_maximumLines);
    else if (hasMore())
        ++lines;
    return lines * linePixels() + margins.top() + margins.bottom();
}

QSize TextBlock::sizeHint() const
{
    const QFontMetricsF metrics(Theme::instance().font(m_type, m_weight));
    // So many characters are wider than the hint in any case.
    constexpr int kWide = 400;
    const int most = Theme::instance().px(360);
    const int whole = m_text.size() > kWide ? most : int(std::ceil(metrics.horizontalAdvance(m_text))) + 1;
    const int width = std::min(whole, most);
    return {width, heightForWidth(width)};
}

QSize TextBlock::minimumSizeHint() const
{
    return {64, linePixels()};
}

void TextBlock::resizeEvent(QResizeEvent *)
{
    m_layout.reset();
}

void TextBlock::paintEvent(QPaintEvent *)
{
    if (m_layout == nullptr)
        relayout();
    QPainter painter(this);
    const QColor colour = isEnabled() ? toneColour(m_tone) : tk().txd;
    painter.setPen(colour);
    QList<QTextLayout::FormatRange> ranges;
    if (m_anchor >= 0 && m_anchor != m_cursor) {
        QTextLayout::FormatRange range;
        range.start = std::min(m_anchor, m_cursor);
        range.length = std::abs(m_anchor - m_cursor);
        range.format.setBackground(hasFocus() ? tk().sel : tk().selIdle);
        range.format.setForeground(tk().tx);
        ranges.append(range);
    }
    const QPointF origin = contentsRect().topLeft();
    const int lines = m_layout->lineCount();
    if (m_maximumLines <= 0 || lines <= m_maximumLines) {
        m_layout->draw(&painter, origin, ranges);
        if (const QRect more = moreRect(); more.isValid()) {
            painter.setFont(Theme::instance().font(Type::Secondary));
            painter.setPen(isEnabled() ? tk().acc : tk().txd);
            painter.drawText(more, int(Qt::AlignVCenter | Qt::AlignLeft), moreText());
        }
        return;
    }
    const QFont font = Theme::instance().font(m_type, m_weight);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    for (int i = 0; i < m_maximumLines; ++i) {
        const QTextLine line = m_layout->lineAt(i);
        if (i + 1 < m_maximumLines) {
            line.draw(&painter, origin);
        } else {
            const QString rest =
                m_text.mid(line.textStart(), 1000).section(QLatin1Char('\n'), 0, 0) + QStringLiteral("\u2026");
            painter.drawText(origin + QPointF(0, line.y() + line.ascent()),
                             metrics.elidedText(rest, Qt::ElideRight, contentsRect().width()));
        }
    }
}

int TextBlock::positionAt(const QPoint &point) const
{
    if (m_layout == nullptr || m_layout->lineCount() == 0)
        return 0;
    const int index =
        std::clamp((point.y() - contentsRect().top()) / std::max(1, linePixels()), 0, m_layout->lineCount() - 1);
    return m_layout->lineAt(index).xToCursor(point.x() - contentsRect().left());
}

void TextBlock::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && moreRect().contains(event->position().toPoint())) {
        showMore();
        return;
    }
    if (!m_selectable || event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_cursor = positionAt(event->position().toPoint());
    if (m_anchor < 0 || !event->modifiers().testFlag(Qt::ShiftModifier))
        m_anchor = m_cursor;
    update();
}

void TextBlock::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_selectable || !event->buttons().testFlag(Qt::LeftButton))
        return;
    m_cursor = positionAt(event->position().toPoint());
    update();
}

void TextBlock::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_selectable) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    if (QClipboard *clipboard = QGuiApplication::clipboard(); clipboard->supportsSelection() && m_anchor != m_cursor)
        clipboard->setText(selectedText(), QClipboard::Selection);
}

void TextBlock::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_selectable)
        return;
    const int at = positionAt(event->position().toPoint());
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, m_text);
    finder.setPosition(at);
    m_anchor = finder.isAtBoundary() ? at : std::max(0, int(finder.toPreviousBoundary()));
    finder.setPosition(at);
    const int next = int(finder.toNextBoundary());
    m_cursor = next < 0 ? int(m_text.size()) : next;
    update();
}

void TextBlock::keyPressEvent(QKeyEvent *event)
{
    if (m_selectable && event->matches(QKeySequence::Copy) && !selectedText().isEmpty()) {
        QGuiApplication::clipboard()->setText(selectedText());
    } else if (m_selectable && event->matches(QKeySequence::SelectAll)) {
        m_anchor = 0;
        m_cursor = int(m_text.size());
        update();
    } else if (hasMore() && m_maximumLines == 0 &&
               (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)) {
        showMore();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TextBlock::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool TextBlock::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange) { // another size of text
        forget();
        updateGeometry();
        update();
    }
    // Copy and select all belong to the block while it has focus, whatever the window's actions say.
    if (event->type() == QEvent::ShortcutOverride && m_selectable) {
        auto *key = static_cast<QKeyEvent *>(event);
        if ((key->matches(QKeySequence::Copy) && !selectedText().isEmpty()) || key->matches(QKeySequence::SelectAll)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace credence::ui
