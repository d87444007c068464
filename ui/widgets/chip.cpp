// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/chip.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace credence::ui {

namespace {

constexpr qreal kPadding = 7;
constexpr qreal kSign = 12;
constexpr qreal kSignGap = 5;

} // namespace

Chip::Chip(const QString &text, ChipTone tone, QWidget *parent) : QWidget(parent), m_text(shownText(text)), m_tone(tone)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(m_text);
}

void Chip::setText(const QString &text)
{
    m_text = shownText(text);
    setAccessibleName(m_text);
    updateGeometry();
    update();
}

void Chip::setTone(ChipTone tone)
{
    m_tone = tone;
    update();
}

void Chip::setStatus(Status status)
{
    m_status = status;
    m_icon.clear();
    setToolTip(plainTip(statusExplanation(status)));
    setAccessibleDescription(statusExplanation(status));
    setText(statusWord(status));
}

void Chip::setIconName(const QString &name)
{
    m_icon = name;
    m_status.reset();
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const qreal text = std::ceil(QFontMetricsF(Theme::instance().font(Type::Secondary)).horizontalAdvance(m_text));
    const qreal sign = m_status || !m_icon.isEmpty() ? kSign + kSignGap : 0;
    return {int(text + sign + 2 * kPadding), Theme::instance().px(20)};
}

void Chip::paintEvent(QPaintEvent *)
{
    const Tokens &t = tk();
    QColor ground = t.chip;
    QColor colour = t.tx2;
    switch (m_tone) {
    case ChipTone::Quiet:
        break;
    case ChipTone::Flag:
        ground = t.flagBg;
        colour = t.flag;
        break;
    case ChipTone::Info:
        ground = t.infoBg;
        colour = t.acc;
        break;
    case ChipTone::Warn:
        ground = t.warnBg;
        colour = t.warn;
        break;
    case ChipTone::Ok:
        ground = t.okBg;
        colour = t.ok;
        break;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()), 4, 4);
    qreal x = kPadding;
    const qreal middle = height() / 2.0;
    if (m_status) {
        drawStatusGlyph(painter, QPointF(x + kSign / 2 - 1, middle), grown(3.6), *m_status, statusColour(*m_status));
        x += kSign + kSignGap;
    } else if (m_icon == QLatin1String("flag")) {
        drawPennant(painter, QPointF(x + 2, middle + 4.5), 1.15);
        x += kSign + kSignGap;
    } else if (!m_icon.isEmpty()) {
        drawSign(painter, QRectF(x - 0.5, std::round(middle - 6), 12, 12), m_icon, colour);
        x += kSign + kSignGap;
    }
    const QFont font = Theme::instance().font(Type::Secondary);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colour);
    drawRun(painter, QPointF(x, std::round(middle + metrics.capHeight() / 2)), m_text);
}

KeyHint::KeyHint(const QKeySequence &keys, const QString &word, QWidget *parent) : KeyHint(keyCaps(keys), word, parent)
{
}

KeyHint::KeyHint(const QStringList &caps, const QString &word, QWidget *parent)
    : QWidget(parent), m_caps(caps), m_word(word)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(caps.join(QLatin1Char('+')) + QStringLiteral(": ") + word);
}

QSize KeyHint::sizeHint() const
{
    qreal w = 0;
    for (const QString &cap : m_caps)
        w += drawKey(nullptr, {}, cap) + 4;
    w += 3 + std::ceil(QFontMetricsF(Theme::instance().font(Type::Secondary)).horizontalAdvance(m_word));
    return {int(w), Theme::instance().px(18)};
}

void KeyHint::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    qreal x = 0;
    for (const QString &cap : m_caps)
        x += drawKey(&painter, QPointF(x, 0), cap) + 4;
    const QFont font = Theme::instance().font(Type::Secondary);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(tk().tx2);
    drawRun(painter, QPointF(x + 3, std::round(height() / 2.0 + metrics.capHeight() / 2)), m_word);
}

} // namespace credence::ui
