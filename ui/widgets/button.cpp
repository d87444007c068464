// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/button.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kIcon = 16;
constexpr int kGap = 8;

// Texts of actions without the marks of their mnemonics.
QString bare(const QString &text)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && ++i >= text.size())
            break;
        out += text[i];
    }
    return out;
}

} // namespace

bool pressByEnter(QAbstractButton *button, QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    event->accept();
    if (!event->isAutoRepeat())
        button->click();
    return true;
}

struct Button::Parts {
    qreal text = 0, keys = 0, badge = 0, width = 0;
    QStringList caps;
    bool digitFirst = false; // "1 Allow": a digit stands before the word
};

Button::Button(const QString &text, ButtonKind kind, QWidget *parent) : QPushButton(text, parent), m_kind(kind)
{
    setAccessibleName(shownText(bare(text)));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    restyle();
}

Button::Button(QAction *action, ButtonKind kind, QWidget *parent) : Button(QString(), kind, parent)
{
    setAction(action);
}

void Button::setAction(QAction *action)
{
    if (m_action != nullptr) {
        m_action->disconnect(this);
        disconnect(this, nullptr, m_action, nullptr);
    }
    m_action = action;
    if (action == nullptr)
        return;
    connect(action, &QAction::changed, this, &Button::followAction);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    followAction();
}

void Button::followAction()
{
    if (m_action == nullptr)
        return;
    setText(m_shortText.isEmpty() ? m_action->text() : m_shortText);
    if (!m_action->isEnabled() && isEnabled() && hasFocus())
        passFocus();
    setEnabled(m_action->isEnabled());
    setCheckable(m_action->isCheckable());
    {
        const QSignalBlocker quiet(this);
        setChecked(m_action->isChecked());
    }
    setKeys(m_action->shortcut());
    const QString tip = m_action->statusTip().isEmpty() ? bare(m_action->text()) : m_action->statusTip();
    setToolTip(plainTip(tip));
    setStatusTip(m_action->statusTip());
    setAccessibleName(shownText(bare(m_action->text())));
    setAccessibleDescription(shownText(m_action->statusTip()));
    if (!m_action->isVisible()) {
        m_hiddenByAction = true;
        hide();
    } else if (m_hiddenByAction) {
        m_hiddenByAction = false;
        show();
    }
    updateGeometry();
    update();
}

// A button that is switched off while it has the keys gives them to what is nearest in its pane; the base would take
// whatever comes next in the window, which may be the status bar.
void Button::passFocus()
{
    const auto takes = [this](const QWidget *one) {
        if (one == this || !one->isVisible() || !one->isEnabled() ||
            (one->focusPolicy() & Qt::TabFocus) != Qt::TabFocus)
            return false;
        const auto *button = qobject_cast<const Button *>(one);
        return !button || !button->m_action || button->m_action->isEnabled(); // else it is about to be switched off too
    };
    for (QWidget *around = parentWidget(); around && !around->isWindow(); around = around->parentWidget()) {
        const QList<QWidget *> inside = around->findChildren<QWidget *>();
        for (QWidget *one : inside) {
            if (takes(one)) {
                one->setFocus(Qt::OtherFocusReason);
                return;
            }
        }
    }
}

void Button::setShortText(const QString &text)
{
    m_shortText = text;
    followAction();
}

void Button::setKind(ButtonKind kind)
{
    m_kind = kind;
    restyle();
}

void Button::setButtonSize(ButtonSize size)
{
    m_size = size;
    restyle();
}

void Button::restyle()
{
    const auto kindName = [this] {
        switch (m_kind) {
        case ButtonKind::Primary:
            return QStringLiteral("primary");
        case ButtonKind::Destructive:
            return QStringLiteral("destructive");
        case ButtonKind::Flat:
            return QStringLiteral("flat");
        case ButtonKind::Link:
            return QStringLiteral("link");
        case ButtonKind::Rest:
            break;
        }
        return QStringLiteral("rest");
    };
    setProperty("kind", kindName());
    setProperty("tall", m_size == ButtonSize::Row     ? QStringLiteral("row")
                        : m_size == ButtonSize::Large ? QStringLiteral("large")
                                                      : QStringLiteral("normal"));
    if (m_kind == ButtonKind::Link)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    style()->unpolish(this);
    style()->polish(this);
    updateGeometry();
    update();
}

void Button::setIconName(const QString &name)
{
    m_iconName = name;
    updateGeometry();
    update();
}

void Button::setKeys(const QKeySequence &keys)
{
    m_keys = keys;
    updateGeometry();
    update();
}

void Button::setKeysShown(bool on)
{
    m_keysShown = on;
    updateGeometry();
    update();
}

void Button::setBadge(const QString &text)
{
    m_badge = text;
    updateGeometry();
    update();
}

void Button::setWordShown(bool on)
{
    if (m_wordShown == on)
        return;
    m_wordShown = on;
    updateGeometry();
    update();
}

void Button::setCaret(bool on)
{
    m_caret = on;
    updateGeometry();
    update();
}

void Button::setLeading(bool on)
{
    m_leading = on;
    setSizePolicy(on ? QSizePolicy::Preferred : QSizePolicy::Fixed, QSizePolicy::Fixed);
    update();
}

Button::Parts Button::parts(bool word) const
{
    Parts p;
    const Theme &theme = Theme::instance();
    const int weight = m_kind == ButtonKind::Link ? 400 : 500;
    if (word)
        p.text = std::ceil(QFontMetricsF(theme.font(Type::Base, weight)).horizontalAdvance(bare(text())));
    if (m_keysShown)
        p.caps = keyCaps(m_keys);
    p.digitFirst = p.caps.size() == 1 && p.caps[0].size() == 1 && p.caps[0][0].isDigit();
    for (const QString &cap : p.caps)
        p.keys += drawKey(nullptr, {}, cap) + 4;
    p.keys = std::max(0.0, p.keys - 4);
    if (!m_badge.isEmpty())
        p.badge = std::max<qreal>(
            px(18), std::ceil(QFontMetricsF(theme.font(Type::Caption, 600)).horizontalAdvance(m_badge)) + 10);
    p.width = p.text;
    if (!m_iconName.isEmpty())
        p.width += px(kIcon) + (p.text > 0 ? kGap - 1 : 0);
    if (p.keys > 0)
        p.width += p.keys + kGap;
    if (p.badge > 0)
        p.width += p.badge + kGap;
    if (m_caret)
        p.width += px(14) + 6;
    return p;
}

int Button::widthFor(bool word) const
{
    const int side = m_kind == ButtonKind::Link    ? 0
                     : m_size == ButtonSize::Row   ? 18
                     : m_size == ButtonSize::Large ? 28
                                                   : 22;
    const Parts p = parts(word);
    // A key at the right edge stands nearer to it than a text does.
    const int trim = (p.keys > 0 && !p.digitFirst && side > 0) ? 2 : 0;
    return int(std::ceil(p.width)) + side - trim;
}

QSize Button::sizeHint() const
{
    const int height = m_kind == ButtonKind::Link    ? 20
                       : m_size == ButtonSize::Row   ? 24
                       : m_size == ButtonSize::Large ? 36
                                                     : 28;
    return {widthFor(m_wordShown), px(height)};
}

QSize Button::minimumSizeHint() const
{
    return sizeHint();
}

void Button::keyPressEvent(QKeyEvent *event)
{
    if (!pressByEnter(this, event))
        QPushButton::keyPressEvent(event);
}

QColor Button::textColour() const
{
    const Tokens &t = tk();
    if (!isEnabled())
        return t.txd;
    switch (m_kind) {
    case ButtonKind::Primary:
        return t.onAcc;
    case ButtonKind::Destructive:
        return t.flag;
    case ButtonKind::Flat:
        return isChecked() || underMouse() ? t.tx : t.tx2;
    case ButtonKind::Link:
        return t.acc;
    case ButtonKind::Rest:
        break;
    }
    return t.tx;
}

void Button::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // a word reads as its own language does
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    option.features &= ~QStyleOptionButton::ButtonFeatures(QStyleOptionButton::HasMenu);
    if (m_kind != ButtonKind::Link)
        style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, this);

    const Tokens &t = tk();
    const QColor colour = textColour();
    const Parts p = parts(m_wordShown);
    const int side = sizeHint().width() - int(std::ceil(p.width));
    const qreal middle = height() / 2.0;
    qreal x = m_leading ? std::round(side / 2.0) + 1 : std::round((width() - p.width) / 2.0);
    if (!m_leading && p.keys > 0 && !p.digitFirst && m_kind != ButtonKind::Link)
        x += 1;

    const QColor keyLine = m_kind == ButtonKind::Primary && isEnabled() ? mixed(t.onAcc, t.accFill, 0.5) : t.line2;
    const QColor keyText = !isEnabled() ? t.txd : m_kind == ButtonKind::Primary ? t.onAcc : t.tx2;
    const QColor keyGround = m_kind == ButtonKind::Primary || !isEnabled() ? QColor() : t.alt;
    // Laid out from the left; in a window that reads from the right each part stands where it is mirrored to.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto at = [&](qreal left, qreal wide) { return mirrored ? width() - left - wide : left; };
    const auto drawKeys = [&](qreal from) {
        from = at(from, p.keys);
        for (const QString &cap : p.caps)
            from += drawKey(&painter, QPointF(from, std::round(middle - px(9))), cap, keyGround, keyLine, keyText) + 4;
    };
    if (p.digitFirst) {
        drawKeys(x);
        x += p.keys + kGap;
    }
    if (!m_iconName.isEmpty()) {
        const int icon = px(kIcon);
        drawIcon(painter, QRectF(at(x, icon), std::round(middle - icon / 2.0), icon, icon), m_iconName,
                 m_kind == ButtonKind::Rest && isEnabled() ? t.tx : colour);
        x += icon + (p.text > 0 ? kGap - 1 : 0);
    }
    if (p.text > 0) {
        QFont font = Theme::instance().font(Type::Base, m_kind == ButtonKind::Link ? 400 : 500);
        if (m_kind == ButtonKind::Link && isEnabled() && underMouse())
            font.setUnderline(true);
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QPointF(at(x, p.text), std::round(middle + metrics.capHeight() / 2)), bare(text()));
        x += p.text;
    }
    if (p.badge > 0) {
        const QFont font = Theme::instance().font(Type::Caption, 600);
        const QFontMetricsF metrics(font);
        const QRectF box(at(x + kGap, p.badge), std::round(middle - px(9)), p.badge, px(18));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_kind == ButtonKind::Primary ? t.accDown : t.infoBg);
        painter.drawRoundedRect(box, 4, 4);
        painter.setFont(font);
        painter.setPen(!isEnabled() ? t.txd : m_kind == ButtonKind::Primary ? t.onAcc : t.acc);
        painter.drawText(QPointF(box.x() + (box.width() - metrics.horizontalAdvance(m_badge)) / 2,
                                 std::round(middle + metrics.capHeight() / 2)),
                         m_badge);
        x += p.badge + kGap;
    }
    if (p.keys > 0 && !p.digitFirst)
        drawKeys(m_leading ? width() - p.keys - 10 : x + kGap);
    if (m_caret) {
        const int caret = px(14);
        drawIcon(painter,
                 QRectF(at(m_leading ? width() - caret - 8 : x + 6, caret), std::round(middle - px(7)), caret, caret),
                 QStringLiteral("chevron-down"), isEnabled() ? t.tx2 : t.txd);
    }
}

ToolButton::ToolButton(QAction *action, int side, QWidget *parent) : QToolButton(parent)
{
    prepare(side);
    setDefaultAction(action);
    if (action != nullptr)
        connect(action, &QAction::changed, this, &ToolButton::describe);
    describe();
}

ToolButton::ToolButton(const QString &iconName, const QString &text, int side, QWidget *parent) : QToolButton(parent)
{
    prepare(side);
    setText(text);
    setIcon(ui::icon(iconName));
    setAccessibleName(shownText(text));
    setToolTip(plainTip(text));
}

void ToolButton::prepare(int side)
{
    m_side = side;
    setAutoRaise(true);
    setIconSize(QSize(px(kIcon), px(kIcon)));
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    setFocusPolicy(Qt::TabFocus);
    setFixedSize(px(side), px(side));
    connect(&Theme::instance(), &Theme::changed, this, [this] { setIconSize(QSize(px(kIcon), px(kIcon))); });
}

void ToolButton::describe()
{
    const QAction *action = defaultAction();
    if (action == nullptr)
        return;
    const QString name = bare(action->text());
    setAccessibleName(shownText(name));
    setAccessibleDescription(shownText(action->statusTip()));
    QString tip = name;
    if (!action->shortcut().isEmpty())
        tip += QStringLiteral("  ") + keyCaps(action->shortcut()).join(QLatin1Char('+'));
    setToolTip(plainTip(tip));
}

void ToolButton::keyPressEvent(QKeyEvent *event)
{
    if (!pressByEnter(this, event))
        QToolButton::keyPressEvent(event);
}

QSize ToolButton::sizeHint() const
{
    return {px(m_side), px(m_side)};
}

} // namespace credence::ui
