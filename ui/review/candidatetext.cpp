// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/candidatetext.h"

#include "shell/theme.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>

#include <cmath>

namespace credence::ui {

namespace {

constexpr int kWidest = 720;
constexpr int kDiffLine = 24;
constexpr int kDiffMargin = 8;
constexpr int kDiffLeft = 32;

int lineHeight()
{
    return Theme::instance().lineHeight(Type::Candidate);
}

qreal liftOf(const QFont &font, int line)
{
    const QFontMetricsF metrics(font);
    return std::round((line + metrics.capHeight()) / 2) - metrics.ascent();
}

int lay(QTextLayout &layout, qreal left, qreal top, qreal width, int line, qreal lift)
{
    QTextOption wrap;
    wrap.setWrapMode(wrapFor(layout.text()));
    layout.setTextOption(wrap);
    qreal y = top;
    layout.beginLayout();
    for (QTextLine part = layout.createLine(); part.isValid(); part = layout.createLine()) {
        part.setLineWidth(std::max<qreal>(40, width));
        part.setPosition(QPointF(left, y + lift));
        y += line;
    }
    layout.endLayout();
    return int(y - top);
}

// What lies between two places of a text, a rectangle a line.
QList<QRectF> rectsOf(const QTextLayout &layout, int from, int to, int line, qreal lift)
{
    QList<QRectF> rects;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine part = layout.lineAt(i);
        const int a = std::max(from, part.textStart());
        int b = std::min(to, part.textStart() + part.textLength());
        while (b > a && layout.text().at(b - 1).isSpace())
            --b;
        if (a >= b)
            continue;
        const qreal x0 = part.cursorToX(a), x1 = part.cursorToX(b);
        rects << QRectF(std::min(x0, x1), part.y() - lift, std::abs(x1 - x0), line);
    }
    return rects;
}

} // namespace

CandidateText::CandidateText(QWidget *parent) : QWidget(parent), m_layout(std::make_unique<QTextLayout>())
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        relayout();
        updateGeometry();
        update();
    });
}

CandidateText::~CandidateText() = default;

void CandidateText::setText(const QString &text, const QList<FlagSpan> &spans)
{
    if (text == m_text && spans == m_spans && m_layout->lineCount() > 0)
        return;
    const bool other = text != m_text;
    m_text = text;
    m_spans = spans;
    if (other)
        m_head = kTextHead;
    for (const FlagSpan &span : spans) // what is marked is in sight, with what stands around it
        m_head = std::max<qsizetype>(m_head, span.span.start + span.span.length + 400);
    m_head = headLength(m_text, m_head);
    setFocusPolicy(hasMore() ? Qt::StrongFocus : Qt::NoFocus);
    setAccessibleDescription(hasMore() ? moreText() : QString());
    QStringList names{text};
    for (const FlagSpan &span : spans)
        names << span.label + QStringLiteral(": ") + span.tip;
    setAccessibleName(names.join(QLatin1Char('\n')));
    relayout();
    updateGeometry();
    update();
}

QString CandidateText::moreText() const
{
    const QLocale locale;
    return TextBlock::tr("Show more: %1 of %2 characters are shown")
        .arg(locale.toString(m_head), locale.toString(m_text.size()));
}

void CandidateText::showMore()
{
    m_head = headLength(m_text, 5 * m_head);
    setFocusPolicy(hasMore() ? Qt::StrongFocus : Qt::NoFocus);
    setAccessibleDescription(hasMore() ? moreText() : QString());
    relayout();
    updateGeometry();
    update();
}

QRect CandidateText::moreRect() const
{
    if (!hasMore())
        return {};
    const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
    const QRect line(0, m_layout->lineCount() * lineHeight(),
                     std::min(width(), int(std::ceil(metrics.horizontalAdvance(moreText()))) + 1), lineHeight());
    return QStyle::visualRect(layoutDirection(), rect(), line);
}

void CandidateText::keyPressEvent(QKeyEvent *event)
{
    if (hasMore() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        showMore();
    else
        QWidget::keyPressEvent(event);
}

void CandidateText::setStruck(bool on)
{
    m_struck = on;
    relayout();
    update();
}

void CandidateText::relayout()
{
    QString shown = m_text.left(m_head);
    shown.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    // Labels stand right behind their spans; those behind the same place keep their order.
    struct Insert {
        int at = 0;
        qsizetype span = 0;
    };
    QList<Insert> inserts;
    for (qsizetype i = 0; i < m_spans.size(); ++i)
        inserts << Insert{std::clamp(m_spans[i].span.start + m_spans[i].span.length, 0, int(m_head)), i};
    std::stable_sort(inserts.begin(), inserts.end(), [](const Insert &a, const Insert &b) { return a.at < b.at; });
    m_shown = QList<Shown>(m_spans.size());
    const auto moved = [&](int at, bool end) { // how far a place of the text moved by the labels before it
        int by = 0;
        for (const Insert &insert : inserts) {
            if (insert.at < at || (!end && insert.at == at))
                by += int(m_spans[insert.span].label.size()) + 1;
        }
        return at + by;
    };
    for (qsizetype i = 0; i < m_spans.size(); ++i) {
        m_shown[i].start = moved(m_spans[i].span.start, false);
        m_shown[i].end = moved(m_spans[i].span.start + m_spans[i].span.length, true);
    }
    QFont small = Theme::instance().font(Type::Caption, 600);
    small.setPixelSize(px(15)); // raised text is drawn at two thirds
    QList<QTextLayout::FormatRange> formats;
    if (m_struck) {
        QTextCharFormat struck;
        struck.setFontStrikeOut(true);
        struck.setForeground(tk().tx2);
        formats << QTextLayout::FormatRange{0, int(shown.size()), struck};
    }
    int by = 0;
    for (const Insert &insert : inserts) {
        const FlagSpan &span = m_spans[insert.span];
        // A thin space joins the label to its span.
        const QString label = QChar(0x2060) + span.label;
        shown.insert(insert.at + by, label);
        QTextCharFormat format;
        format.setFont(small);
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
        format.setForeground(span.open ? tk().flag : tk().tx3);
        formats << QTextLayout::FormatRange{insert.at + by, int(label.size()), format};
        m_shown[insert.span].label = insert.at + by + int(label.size());
        by += int(label.size());
    }
    m_layout = std::make_unique<QTextLayout>(shown, Theme::instance().font(Type::Candidate));
    m_layout->setCacheEnabled(true);
    m_layout->setFormats(formats);
    m_lines.clear();
    breakLines(std::min(width(), px(kWidest)));
}

void CandidateText::breakLines(int width) const
{
    lay(*m_layout, 0, 0, width, lineHeight(), liftOf(Theme::instance().font(Type::Candidate), lineHeight()));
    m_lines[width] = m_layout->lineCount();
}

int CandidateText::heightForWidth(int width) const
{
    const int asked = std::min(width, px(kWidest)), own = std::min(this->width(), px(kWidest));
    if (!m_lines.contains(asked)) {
        breakLines(asked);
        if (asked != own)
            breakLines(own);
    }
    return (std::max(1, m_lines.value(asked)) + (hasMore() ? 1 : 0)) * lineHeight();
}

QSize CandidateText::sizeHint() const
{
    return {px(520), heightForWidth(width() > 0 ? width() : px(520))};
}

void CandidateText::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        breakLines(std::min(width(), px(kWidest)));
        updateGeometry();
    }
}

void CandidateText::paintEvent(QPaintEvent *event)
{
    const Tokens &t = tk();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int line = lineHeight();
    const qreal lift = liftOf(Theme::instance().font(Type::Candidate), line);
    for (qsizetype i = 0; i < m_spans.size(); ++i) {
        const FlagSpan &span = m_spans[i];
        for (const QRectF &rect : rectsOf(*m_layout, m_shown[i].start, m_shown[i].label, line, lift)) {
            const qreal top = std::round(rect.top() + (line - px(22)) / 2.0);
            if (span.open) {
                painter.fillRect(QRectF(rect.left(), top, rect.width(), px(22)), t.flagBg);
                painter.fillRect(QRectF(rect.left(), top + px(22) - 2, rect.width(), 2), t.flag);
            } else {
                QPen pen(t.ctl, 1, Qt::CustomDashLine, Qt::FlatCap);
                pen.setDashPattern({2, 2});
                painter.setPen(pen);
                painter.drawLine(QLineF(rect.left(), top + px(22) - 0.5, rect.right(), top + px(22) - 0.5));
            }
        }
    }
    painter.setPen(t.tx);
    m_layout->draw(&painter, QPointF(), {}, QRectF(event->rect()).adjusted(0, -line, 0, line));
    if (const QRect more = moreRect(); more.isValid()) {
        painter.setFont(Theme::instance().font(Type::Secondary));
        painter.setPen(t.acc);
        painter.drawText(more, int(Qt::AlignVCenter | Qt::AlignLeft), moreText());
    }
}

int CandidateText::spanAt(const QPoint &point) const
{
    const int line = lineHeight();
    const qreal lift = liftOf(Theme::instance().font(Type::Candidate), line);
    for (qsizetype i = 0; i < m_spans.size(); ++i) {
        for (const QRectF &rect : rectsOf(*m_layout, m_shown[i].start, m_shown[i].label, line, lift)) {
            if (rect.contains(point))
                return int(i);
        }
    }
    return -1;
}

void CandidateText::mousePressEvent(QMouseEvent *event)
{
    if (moreRect().contains(event->pos()))
        showMore();
    else if (const int at = spanAt(event->pos()); at >= 0)
        Q_EMIT spanClicked(at);
    else
        QWidget::mousePressEvent(event);
}

bool CandidateText::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const int at = spanAt(help->pos()); at >= 0) {
            QToolTip::showText(help->globalPos(), plainTip(m_spans[at].tip), this);
            return true;
        }
    }
    return QWidget::event(event);
}

// --- DiffText --------------------------------------------------------------------------------------------------------

DiffText::DiffText(QWidget *parent)
    : QWidget(parent), m_a(std::make_unique<QTextLayout>()), m_b(std::make_unique<QTextLayout>())
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        relayout();
        update();
    });
}

DiffText::~DiffText() = default;

void DiffText::setTexts(const QString &before, const QString &after)
{
    m_before = before;
    m_stays = before == after;
    m_after = m_stays ? QString() : after;
    m_diff = m_stays ? WordDiff() : wordDiff(before, after);
    setAccessibleName(m_stays           ? tr("Stays as it is: %1").arg(before)
                      : after.isEmpty() ? tr("Taken out: %1").arg(before)
                                        : tr("Before: %1\nAfter: %2").arg(before, after));
    relayout();
    updateGeometry();
    update();
}

namespace {
std::unique_ptr<QTextLayout> diffLayout(const QString &text, const QList<DiffSpan> &spans, bool out)
{
    QFont font = Theme::instance().font(Type::Memory, 400);
    auto layout =
        std::make_unique<QTextLayout>(QString(text).replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)), font);
    QList<QTextLayout::FormatRange> formats;
    for (const DiffSpan &span : spans) {
        if (!span.own)
            continue;
        QTextCharFormat format;
        format.setForeground(out ? tk().delTx : tk().insTx);
        format.setFontStrikeOut(out);
        formats << QTextLayout::FormatRange{span.start, span.length, format};
    }
    layout->setFormats(formats);
    return layout;
}
} // namespace

void DiffText::relayout()
{
    m_left = m_stays ? 12 : px(kDiffLeft);
    m_a = diffLayout(m_before, m_diff.a, true);
    m_b = diffLayout(m_after, m_diff.b, false);
    m_heights.clear();
    const QFont font = Theme::instance().font(Type::Memory, 400);
    const int line = px(kDiffLine);
    const qreal lift = liftOf(font, line);
    const qreal wide = width() - m_left - 12;
    m_heightA = lay(*m_a, m_left, kDiffMargin, wide, line, lift);
    m_heightB = m_after.isEmpty() ? 0 : lay(*m_b, m_left, kDiffMargin * 3 + m_heightA, wide, line, lift);
}

int DiffText::heightForWidth(int width) const
{
    if (const auto known = m_heights.constFind(width); known != m_heights.constEnd())
        return *known;
    const int line = px(kDiffLine);
    const qreal wide = width - m_left - 12;
    const std::unique_ptr<QTextLayout> a = diffLayout(m_before, m_diff.a, true),
                                       b = diffLayout(m_after, m_diff.b, false);
    const int high = lay(*a, 0, 0, wide, line, 0) + (m_after.isEmpty() ? 0 : lay(*b, 0, 0, wide, line, 0));
    return m_heights[width] = high + kDiffMargin * (m_after.isEmpty() ? 2 : 4);
}

QSize DiffText::sizeHint() const
{
    return {px(520), heightForWidth(width() > 0 ? width() : px(520))};
}

void DiffText::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    relayout();
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void DiffText::paintEvent(QPaintEvent *)
{
    const Tokens &t = tk();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.line2, 1));
    painter.setBrush(t.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    const QFont font = Theme::instance().font(Type::Memory, 400), bold = Theme::instance().font(Type::Memory, 600);
    const int line = px(kDiffLine);
    const qreal lift = liftOf(font, line);
    const auto side = [&](const QTextLayout &layout, const QList<DiffSpan> &spans, bool out, qreal top) {
        for (const DiffSpan &span : spans) {
            if (!span.own)
                continue;
            for (const QRectF &rect : rectsOf(layout, span.start, span.start + span.length, line, lift)) {
                const qreal y = std::round(rect.top() + (line - px(20)) / 2.0);
                painter.fillRect(QRectF(rect.left(), y, rect.width(), px(20)), out ? t.delBg : t.insBg);
                if (!out)
                    painter.fillRect(QRectF(rect.left(), y + px(20) - 1, rect.width(), 1), t.insTx);
            }
        }
        painter.setPen(t.tx);
        layout.draw(&painter, QPointF());
        if (m_stays)
            return;
        painter.setFont(bold);
        painter.setPen(out ? t.flag : t.ok);
        drawRun(painter, QPointF(12, std::round(top + (line + QFontMetricsF(bold).capHeight()) / 2)),
                out ? QStringLiteral("−") : QStringLiteral("+"));
    };
    side(*m_a, m_diff.a, true, kDiffMargin);
    if (!m_after.isEmpty()) {
        painter.fillRect(QRectF(1, kDiffMargin * 2 + m_heightA, width() - 2, 1), t.line);
        side(*m_b, m_diff.b, false, kDiffMargin * 3 + m_heightA);
    }
    if (!m_before.isEmpty())
        Q_EMIT painted();
}

} // namespace credence::ui
