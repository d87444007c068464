// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Label: plain text on one line in a type and tone of the theme, elided with the whole in the tooltip when it doesn't
// fit. TextBlock: plain text over several lines with the line height of its type (QLabel has none), selectable.
// Both follow the theme and never read markup. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include "shell/theme.h"

#include <QTextOption>
#include <QWidget>

#include <memory>

class QTextLayout;

namespace credence::ui {

// Normal tx, Secondary tx2, Dim tx3, Accent acc, Flag flag, Warn warn, Ok ok.
enum class Tone { Normal, Secondary, Dim, Accent, Flag, Warn, Ok };
[[nodiscard]] QColor toneColour(Tone tone);

class Label : public QWidget {
    Q_OBJECT
public:
    explicit Label(const QString &text = {}, Type type = Type::Base, Tone tone = Tone::Normal, int weight = 0,
                   QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    void setTone(Tone tone);
    void setType(Type type, int weight = 0);
    void setAlignment(Qt::Alignment alignment);
    // Paths are elided in the middle.
    void setElideMode(Qt::TextElideMode mode);
    // Asks for the whole text's width instead of letting itself be squeezed.
    void setKeepsWidth(bool on);
    // What comes from a store or a file and may be of any length: cut where room is short, whole in the tip. Words of
    // the window's own are given their room.
    void setMayBeCut(bool on) { m_mayBeCut = on; }
    [[nodiscard]] bool mayBeCut() const { return m_mayBeCut; }
    // A tooltip of its own instead of the whole text; plain.
    void setTip(const QString &tip);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString m_text, m_tip;
    Type m_type;
    Tone m_tone;
    int m_weight;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
    Qt::TextElideMode m_elide = Qt::ElideRight;
    bool m_keeps = false, m_mayBeCut = false;
};

// What keeps a giant text (a file pasted into a memory) from taking the window's time. A text without a blank must not
// be searched for one line after line; of a long one a head is laid out, and more when somebody asks for it.
inline constexpr int kTextHead = 20'000; // characters
[[nodiscard]] QTextOption::WrapMode wrapFor(const QString &text);
// At most so many characters of it, and no half of one.
[[nodiscard]] int headLength(const QString &text, qsizetype most);
// For a row of a list: its beginning, and how much there is beyond it.
[[nodiscard]] QString rowHead(const QString &text, int most = 4000);
// Characters that blocks of text have laid out so far, for tests.
[[nodiscard]] qint64 laidOutCharacters();

class TextBlock : public QWidget {
    Q_OBJECT
public:
    explicit TextBlock(const QString &text = {}, Type type = Type::Base, Tone tone = Tone::Normal, int weight = 0,
                       QWidget *parent = nullptr);
    ~TextBlock() override;

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    void setTone(Tone tone);
    void setType(Type type, int weight = 0);
    // Line height in pixels instead of the type's, e.g. 16 to 18 for Secondary.
    void setLineHeight(int pixels);
    // 0: all lines. The last shown one ends in "…".
    void setMaximumLines(int lines);
    // Text can be selected by mouse and copied by Ctrl+C; the block then takes focus.
    void setSelectable(bool on);
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] int lineCount(int width) const;
    // A giant text shows its head; the line below it, a click or Enter shows more. Copying takes all of it.
    [[nodiscard]] bool hasMore() const { return m_shown < m_text.size(); }
    void showMore();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void relayout();
    void forget();
    [[nodiscard]] int positionAt(const QPoint &point) const;
    [[nodiscard]] int linePixels() const;
    [[nodiscard]] QString moreText() const;
    [[nodiscard]] QRect moreRect() const;
    void takeFocusAsNeeded();
    QString m_text;
    qsizetype m_shown = 0;
    mutable int m_countedWidth = -1, m_counted = 0; // lines at a width
    Type m_type;
    Tone m_tone;
    int m_weight;
    int m_lineHeight = 0;
    int m_maximumLines = 0;
    bool m_selectable = false;
    int m_anchor = -1;
    int m_cursor = -1;
    std::unique_ptr<QTextLayout> m_layout;
};

} // namespace credence::ui
