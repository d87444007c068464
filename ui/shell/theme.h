// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Theme: every colour, font and measure of the look in one place, and the switch between light and dark.
// Tokens are the table of the look's design; delegates and painted views read tokens, never the palette.
// Thread safety: GUI thread only.
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>

namespace credence::ui {

struct Tokens {
    QColor win, base, alt, sunken, chip, raised, line, line2, ctl, tx, tx2, tx3, txd, acc, accFill, accHover, accDown,
        onAcc, sel, selIdle, hover, btnHover, btnDown, sup, dep, active, suspect, stale, superseded, deprecated,
        retracted, erased, flag, ok, warn, flagBg, warnBg, okBg, infoBg, hl, insBg, insTx, delBg, delTx, dimNode,
        dimLine, band0, band1, dens, densTop, tip, tipTx;
};

// The type scale: Base 13/18, Secondary 12/16, Caption 11/14, Memory 15/22 500, Candidate 17/27, SheetTitle 18/24 600,
// Mono 11.5/17. Pixel sizes follow the desktop's font size (13 at 10 pt). Digits have one width.
enum class Type { Base, Secondary, Caption, Memory, Candidate, SheetTitle, Mono };

enum class ThemeChoice { System, Light, Dark };

class Theme : public QObject {
    Q_OBJECT
public:
    static Theme &instance();

    // The sizes a person can choose, in percent of the desktop's.
    static constexpr int kSmallestText = 80, kLargestText = 200, kTextStep = 10;

    // Loads the fonts, sets style, palette, style sheet and window icon. Call once after the QApplication exists; again
    // it is the same as setChoice().
    void install(ThemeChoice choice = ThemeChoice::System);
    void setChoice(ThemeChoice choice);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] bool isDark() const { return m_dark; }
    // Percent of the desktop's text size, from 80 to 200: fonts, rows and fields of all windows follow at once.
    void setTextSize(int percent);
    // The same once the events that wait are done: of many requests in a row, a key that is held down, the last counts.
    void requestTextSize(int percent);
    [[nodiscard]] int textSize() const { return m_textSize; }
    [[nodiscard]] int wantedTextSize() const { return m_wantedTextSize; } // what textSize() is about to be

    [[nodiscard]] const Tokens &tokens() const { return m_tokens; }
    // weight: 400, 500 or 600; 0 takes the scale's own.
    [[nodiscard]] QFont font(Type type, int weight = 0) const;
    [[nodiscard]] int lineHeight(Type type) const;
    // The desktop's font size against the usual 10 pt, times the text size. Heights of rows that hold text grow with
    // it.
    [[nodiscard]] qreal scale() const { return m_scale; }
    [[nodiscard]] int px(qreal pixels) const { return qRound(pixels * m_scale); }

    static Tokens lightTokens();
    static Tokens darkTokens();

Q_SIGNALS:
    void changed(); // tokens, palette and sheet are already the new ones

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Theme() = default;
    void apply();
    void applyTextSize();
    void followPlatform(bool themeChanged);
    [[nodiscard]] bool wantsDark() const;

    ThemeChoice m_choice = ThemeChoice::System;
    bool m_dark = false;
    bool m_platformDark = false;
    bool m_installed = false;
    bool m_applying = false;
    bool m_textSizeAsked = false;
    int m_textSize = 100, m_wantedTextSize = 100;
    qreal m_desktop = 1; // of the desktop's font
    qreal m_scale = 1;
    QString m_sans, m_mono;
    Tokens m_tokens = lightTokens();
};

// Short for Theme::instance().tokens().
[[nodiscard]] inline const Tokens &tk()
{
    return Theme::instance().tokens();
}

// Short for Theme::instance().px().
[[nodiscard]] inline int px(int pixels)
{
    return Theme::instance().px(pixels);
}

// `over` with opacity 0..1 upon `ground`, opaque: translucent pens are several times slower in the raster engine.
[[nodiscard]] QColor mixed(const QColor &over, const QColor &ground, qreal opacity);

} // namespace credence::ui
