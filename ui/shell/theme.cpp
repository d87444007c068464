// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/theme.h"

#include "shell/style.h"
#include "shell/textscale.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QHash>
#include <QIcon>
#include <QPalette>
#include <QPixmapCache>
#include <QScreen>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <utility>

// The macro wants to stand outside of every namespace.
static void initLookResources()
{
    Q_INIT_RESOURCE(credence_look);
}

namespace credence::ui {

namespace {

struct Step {
    qreal size;
    int line;
    int weight;
};

Step step(Type type)
{
    switch (type) {
    case Type::Base:
        return {13, 18, 400};
    case Type::Secondary:
        return {12, 16, 400};
    case Type::Caption:
        return {11, 14, 400};
    case Type::Memory:
        return {15, 22, 500};
    case Type::Candidate:
        return {17, 27, 400};
    case Type::SheetTitle:
        return {18, 24, 600};
    case Type::Mono:
        return {11.5, 17, 400};
    }
    return {13, 18, 400};
}

// The tokens by name, for the style sheet.
QHash<QString, QColor> named(const Tokens &t)
{
    return {
        {QStringLiteral("win"), t.win},         {QStringLiteral("base"), t.base},
        {QStringLiteral("alt"), t.alt},         {QStringLiteral("raised"), t.raised},
        {QStringLiteral("line"), t.line},       {QStringLiteral("line2"), t.line2},
        {QStringLiteral("ctl"), t.ctl},         {QStringLiteral("tx"), t.tx},
        {QStringLiteral("tx2"), t.tx2},         {QStringLiteral("tx3"), t.tx3},
        {QStringLiteral("txd"), t.txd},         {QStringLiteral("acc"), t.acc},
        {QStringLiteral("accFill"), t.accFill}, {QStringLiteral("accHover"), t.accHover},
        {QStringLiteral("accDown"), t.accDown}, {QStringLiteral("onAcc"), t.onAcc},
        {QStringLiteral("sel"), t.sel},         {QStringLiteral("btnHover"), t.btnHover},
        {QStringLiteral("btnDown"), t.btnDown}, {QStringLiteral("flag"), t.flag},
        {QStringLiteral("tip"), t.tip},         {QStringLiteral("tipTx"), t.tipTx},
    };
}

QString styleSheet(const Tokens &tokens)
{
    QFile file(QStringLiteral(":/credence/style/credence.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const auto colours = named(tokens);
    for (auto it = colours.cbegin(); it != colours.cend(); ++it)
        sheet.replace(QLatin1Char('@') + it.key() + QLatin1Char('@'), it.value().name());
    Q_ASSERT_X(!sheet.contains(QLatin1Char('@')), "Theme", "a token of the style sheet is unknown");
    return sheet;
}

QPalette palette(const Tokens &t)
{
    QPalette p;
    const std::array<std::pair<QPalette::ColorRole, QColor>, 20> roles{{
        {QPalette::Window, t.win},
        {QPalette::WindowText, t.tx},
        {QPalette::Base, t.base},
        {QPalette::AlternateBase, t.alt},
        {QPalette::Text, t.tx},
        {QPalette::Button, t.raised},
        {QPalette::ButtonText, t.tx},
        {QPalette::BrightText, t.onAcc},
        {QPalette::PlaceholderText, t.tx3},
        {QPalette::Highlight, t.sel},
        {QPalette::HighlightedText, t.tx},
        {QPalette::Link, t.acc},
        {QPalette::LinkVisited, t.acc},
        {QPalette::ToolTipBase, t.tip},
        {QPalette::ToolTipText, t.tipTx},
        {QPalette::Light, t.raised},
        {QPalette::Midlight, t.line},
        {QPalette::Mid, t.line2},
        {QPalette::Dark, t.ctl},
        {QPalette::Shadow, t.tx3},
    }};
    for (const auto &[role, colour] : roles)
        p.setColor(QPalette::All, role, colour);
    p.setColor(QPalette::Inactive, QPalette::Highlight, t.selIdle);
    for (const auto role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText, QPalette::HighlightedText,
                            QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, t.txd);
    return p;
}

bool isDarkGround(const QPalette &p)
{
    return p.color(QPalette::Active, QPalette::Window).lightnessF() < 0.5F;
}

QString loadFonts()
{
    QString family;
    for (const auto &file : {QStringLiteral("Regular"), QStringLiteral("Medium"), QStringLiteral("SemiBold")}) {
        const int id =
            QFontDatabase::addApplicationFont(QStringLiteral(":/credence/fonts/CredenceSans-%1.ttf").arg(file));
        if (id >= 0)
            family = QFontDatabase::applicationFontFamilies(id).value(0, family);
    }
    return family.isEmpty() ? QFontDatabase::systemFont(QFontDatabase::GeneralFont).family() : family;
}

// Pixel sizes follow the desktop's font size. Without a desktop (offscreen) its size means nothing. Below 10 pt they
// stay, since the smallest text has 11 pixels already.
qreal desktopScale()
{
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal"))
        return 1;
    const QFont font = QGuiApplication::font();
    const QScreen *screen = QGuiApplication::primaryScreen();
    const qreal dpi = screen != nullptr ? screen->logicalDotsPerInchY() : 96;
    const qreal points = font.pointSizeF() > 0 ? font.pointSizeF() * dpi / 96 : font.pixelSize() * 0.75;
    return std::clamp(points / 10, 1.0, 2.0);
}

} // namespace

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

void Theme::install(ThemeChoice choice)
{
    if (m_installed) {
        setChoice(choice);
        return;
    }
    initLookResources();
    m_installed = true;
    m_choice = choice;
    m_desktop = desktopScale();
    m_scale = m_desktop * m_textSize / 100;
    m_sans = loadFonts();
    m_mono = QFontDatabase::families().contains(QStringLiteral("DejaVu Sans Mono"))
                 ? QStringLiteral("DejaVu Sans Mono")
                 : QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    m_platformDark = isDarkGround(QApplication::palette());
    QPixmapCache::setCacheLimit(32 * 1024);
    QApplication::setStyle(new Style);
    QApplication::setFont(font(Type::Base));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/credence/icons/credence.svg")));
    apply();
    qApp->installEventFilter(this);
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    if (m_installed && wantsDark() != m_dark)
        apply();
}

void Theme::setTextSize(int percent)
{
    m_wantedTextSize = std::clamp(percent, kSmallestText, kLargestText);
    applyTextSize();
}

void Theme::requestTextSize(int percent)
{
    m_wantedTextSize = std::clamp(percent, kSmallestText, kLargestText);
    if (std::exchange(m_textSizeAsked, true))
        return;
    // By a timer, not a posted call: what else was pressed meanwhile comes before it.
    QTimer::singleShot(0, this, [this] { applyTextSize(); });
}

// Neither palette nor style sheet say anything of sizes: nothing is polished anew.
void Theme::applyTextSize()
{
    m_textSizeAsked = false;
    if (m_wantedTextSize == m_textSize)
        return;
    m_textSize = m_wantedTextSize;
    if (!m_installed) // install() takes it
        return;
    const qreal before = m_scale;
    m_scale = m_desktop * m_textSize / 100;
    // What stands already first; whoever hears changed() then sets their own measures anew.
    scaleWidgets(before, m_scale);
    m_applying = true;
    QApplication::setFont(font(Type::Base));
    QToolTip::setFont(font(Type::Secondary));
    m_applying = false;
    Q_EMIT changed();
}

bool Theme::wantsDark() const
{
    return m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::System && m_platformDark);
}

void Theme::apply()
{
    m_applying = true;
    m_dark = wantsDark();
    m_tokens = m_dark ? darkTokens() : lightTokens();
    QPixmapCache::clear();
    const QPalette colours = palette(m_tokens);
    QApplication::setPalette(colours);
    QToolTip::setPalette(colours);
    QToolTip::setFont(font(Type::Secondary));
    qApp->setStyleSheet(styleSheet(m_tokens));
    m_applying = false;
    Q_EMIT changed();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_applying) {
        if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp)
            followPlatform(false);
        else if (event->type() == QEvent::ThemeChange)
            followPlatform(true);
    }
    return QObject::eventFilter(watched, event);
}

// The application's own palette has every role and hides the platform's: on a change of the desktop's theme it is taken
// away for a moment to see what lies below.
void Theme::followPlatform(bool themeChanged)
{
    m_applying = true;
    if (themeChanged)
        QApplication::setPalette(QPalette());
    const bool dark = isDarkGround(QApplication::palette());
    m_applying = false;
    // Our own palette coming back is no news.
    if (!themeChanged && QApplication::palette().color(QPalette::Window) == m_tokens.win)
        return;
    if (themeChanged && dark == m_platformDark) {
        m_applying = true;
        QApplication::setPalette(palette(m_tokens));
        m_applying = false;
        return;
    }
    m_platformDark = dark;
    apply();
}

QFont Theme::font(Type type, int weight) const
{
    const Step s = step(type);
    QFont f(type == Type::Mono ? m_mono : m_sans);
    const qreal size = s.size * m_scale;
    if (type == Type::Mono && QGuiApplication::primaryScreen() != nullptr)
        f.setPointSizeF(size * 72 / QGuiApplication::primaryScreen()->logicalDotsPerInchY()); // halves of a pixel
    else
        f.setPixelSize(qRound(size));
    f.setWeight(QFont::Weight(weight > 0 ? weight : s.weight));
    f.setHintingPreference(QFont::PreferNoHinting);
    f.setStyleStrategy(QFont::StyleStrategy(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    return f;
}

int Theme::lineHeight(Type type) const
{
    return px(step(type).line);
}

QColor mixed(const QColor &over, const QColor &ground, qreal opacity)
{
    const auto channel = [opacity](int a, int b) { return qRound(a * opacity + b * (1 - opacity)); };
    return {channel(over.red(), ground.red()), channel(over.green(), ground.green()),
            channel(over.blue(), ground.blue())};
}

Tokens Theme::lightTokens()
{
    Tokens t;
    t.win = QColor(0xf2f3f5);
    t.base = QColor(0xffffff);
    t.alt = QColor(0xf8f9fa);
    t.sunken = QColor(0xe7e9ed);
    t.chip = QColor(0xe7e9ed);
    t.raised = QColor(0xffffff);
    t.line = QColor(0xe1e4e8);
    t.line2 = QColor(0xc8cdd5);
    t.ctl = QColor(0x7b838f);
    t.tx = QColor(0x1b1f25);
    t.tx2 = QColor(0x49515c);
    t.tx3 = QColor(0x5e6773);
    t.txd = QColor(0x9ba2ac);
    t.acc = QColor(0x2257c4);
    t.accFill = QColor(0x2257c4);
    t.accHover = QColor(0x1b4aab);
    t.accDown = QColor(0x163e92);
    t.onAcc = QColor(0xffffff);
    t.sel = QColor(0xdbe6fa);
    t.selIdle = QColor(0xe5e8ec);
    t.hover = QColor(0xeef1f5);
    t.btnHover = QColor(0xeef1f5);
    t.btnDown = QColor(0xe0e4ea);
    t.sup = QColor(0x2257c4);
    t.dep = QColor(0xb04f00);
    t.active = QColor(0x55627a);
    t.suspect = QColor(0x8b3790);
    t.stale = QColor(0x8b3790);
    t.superseded = QColor(0x0f7069);
    t.deprecated = QColor(0x68717e);
    t.retracted = QColor(0x444c58);
    t.erased = QColor(0x7a828e);
    t.flag = QColor(0xbf2419);
    t.ok = QColor(0x0f7069);
    t.warn = QColor(0x855b00);
    t.flagBg = QColor(0xfbe4e1);
    t.warnBg = QColor(0xfaefd2);
    t.okBg = QColor(0xddf0ee);
    t.infoBg = QColor(0xe4ecfb);
    t.hl = QColor(0xdce8fc);
    t.insBg = QColor(0xd5eeea);
    t.insTx = QColor(0x0c4a46);
    t.delBg = QColor(0xfadcd8);
    t.delTx = QColor(0x7c1710);
    t.dimNode = QColor(0xc6ccd5);
    t.dimLine = QColor(0xdde1e6);
    t.band0 = QColor(0xffffff);
    t.band1 = QColor(0xf7f8fa);
    t.dens = QColor(0x8e9aad);
    t.densTop = QColor(0x5e6b82);
    t.tip = QColor(0x2a2f36);
    t.tipTx = QColor(0xf2f4f6);
    return t;
}

Tokens Theme::darkTokens()
{
    Tokens t;
    t.win = QColor(0x1d2024);
    t.base = QColor(0x15171a);
    t.alt = QColor(0x1a1d20);
    t.sunken = QColor(0x0f1113);
    t.chip = QColor(0x282c32);
    t.raised = QColor(0x262a2f);
    t.line = QColor(0x2b2f35);
    t.line2 = QColor(0x3e444c);
    t.ctl = QColor(0x7a838f);
    t.tx = QColor(0xe6e8eb);
    t.tx2 = QColor(0xb4bac3);
    t.tx3 = QColor(0x98a1ad);
    t.txd = QColor(0x5f6771);
    t.acc = QColor(0x82a9ff);
    t.accFill = QColor(0x3464d2);
    t.accHover = QColor(0x3d6cda);
    t.accDown = QColor(0x2a55b8);
    t.onAcc = QColor(0xffffff);
    t.sel = QColor(0x21345b);
    t.selIdle = QColor(0x2c3138);
    t.hover = QColor(0x212529);
    t.btnHover = QColor(0x30353c);
    t.btnDown = QColor(0x1c1f23);
    t.sup = QColor(0x7ba4ff);
    t.dep = QColor(0xf2a65e);
    t.active = QColor(0x97a4ba);
    t.suspect = QColor(0xdb93dd);
    t.stale = QColor(0xdb93dd);
    t.superseded = QColor(0x58bcb3);
    t.deprecated = QColor(0x8b94a1);
    t.retracted = QColor(0xaeb6c2);
    t.erased = QColor(0x808994);
    t.flag = QColor(0xff7f74);
    t.ok = QColor(0x58bcb3);
    t.warn = QColor(0xe2b24f);
    t.flagBg = QColor(0x43231a);
    t.warnBg = QColor(0x3a2f16);
    t.okBg = QColor(0x16332f);
    t.infoBg = QColor(0x1c2a47);
    t.hl = QColor(0x22365f);
    t.insBg = QColor(0x173b36);
    t.insTx = QColor(0xa9e4dc);
    t.delBg = QColor(0x47241b);
    t.delTx = QColor(0xffc3af);
    t.dimNode = QColor(0x3b424c);
    t.dimLine = QColor(0x272c32);
    t.band0 = QColor(0x15171a);
    t.band1 = QColor(0x191c20);
    t.dens = QColor(0x5c6880);
    t.densTop = QColor(0x97a4ba);
    t.tip = QColor(0xe6e8eb);
    t.tipTx = QColor(0x1b1f25);
    return t;
}

} // namespace credence::ui
