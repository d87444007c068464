// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Button: the push button of the look with icon, key hint, badge and caret. Made from a QAction it shows that action's
// text, icon, state and shortcut, and triggers it, so that they can't differ. ToolButton: 24 or 28 square, icon 16.
// Ownership: as any widget; actions stay their owner's. Thread safety: GUI thread only.
#pragma once

#include <QKeySequence>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

class QAction;

namespace credence::ui {

// Rest: raised with a line. Primary: filled, one in sight. Destructive: flag-coloured text, name ends in "…".
// Flat: no line until hovered. Link: text in the accent colour, no box.
enum class ButtonKind { Rest, Primary, Destructive, Flat, Link };
// Normal 28, Row 24, Large 36 high.
enum class ButtonSize { Normal, Row, Large };

// Enter presses the focused button as Space does, once however long it is held. True: the key was for it.
bool pressByEnter(QAbstractButton *button, QKeyEvent *event);

class Button : public QPushButton {
    Q_OBJECT
public:
    explicit Button(const QString &text = {}, ButtonKind kind = ButtonKind::Rest, QWidget *parent = nullptr);
    explicit Button(QAction *action, ButtonKind kind = ButtonKind::Rest, QWidget *parent = nullptr);

    void setAction(QAction *action);
    // A text instead of the action's, e.g. "Commit…" of "Commit changes…".
    void setShortText(const QString &text);
    void setKind(ButtonKind kind);
    [[nodiscard]] ButtonKind kind() const { return m_kind; }
    void setButtonSize(ButtonSize size);
    void setIconName(const QString &name); // a Lucide icon in the button's own text colour
    void setKeys(const QKeySequence &keys);
    void setKeysShown(bool on); // on unless set
    void setBadge(const QString &text);
    // Off: the icon stands for it, where room is short; the name and the tip stay.
    void setWordShown(bool on);
    [[nodiscard]] int widthFor(bool word) const; // of the size hint, with the word or without
    void setCaret(bool on);
    // Text and icon at the left edge, keys at the right: wide buttons in columns.
    void setLeading(bool on);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void followAction();
    void passFocus();
    void restyle();
    struct Parts;
    [[nodiscard]] Parts parts(bool word) const;
    [[nodiscard]] QColor textColour() const;

    QPointer<QAction> m_action;
    ButtonKind m_kind = ButtonKind::Rest;
    ButtonSize m_size = ButtonSize::Normal;
    QString m_iconName, m_badge, m_shortText;
    QKeySequence m_keys;
    bool m_keysShown = true, m_wordShown = true;
    bool m_caret = false;
    bool m_leading = false;
    bool m_hiddenByAction = false;
};

class ToolButton : public QToolButton {
    Q_OBJECT
public:
    // side: 24 in pane headers, 28 in bars, 44 in the rail.
    explicit ToolButton(QAction *action, int side = 28, QWidget *parent = nullptr);
    ToolButton(const QString &iconName, const QString &text, int side = 28, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void prepare(int side);
    void describe();
    int m_side = 28;
};

} // namespace credence::ui
