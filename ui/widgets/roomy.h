// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What keeps texts whole where room is short: ColumnArea scrolls down and is never narrower than what it holds;
// FittedArea scrolls whatever has less room than it needs, and follows the keyboard; CurrentStack and CurrentLayout
// need what their page in sight needs; keepLeastWidth holds a pane to a width that grows with the texts and with its
// content. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <QPointer>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStackedWidget>

class QComboBox;

namespace credence::ui {

class ColumnArea : public QScrollArea {
    Q_OBJECT
public:
    explicit ColumnArea(QWidget *parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

class CurrentStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit CurrentStack(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
};

class CurrentLayout : public QStackedLayout {
    Q_OBJECT
public:
    explicit CurrentLayout(QWidget *parent);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

class FittedArea : public QScrollArea {
    Q_OBJECT
public:
    // The content is as large as the area, or as it needs to be at least, whichever is more; it becomes a child.
    explicit FittedArea(QWidget *content, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    class Holder;
    void follow(QWidget *focus);
    QPointer<QWidget> m_content;
};

// pixels: at 100 % text size. A pane with a layout; the content's own least width counts where it is more.
void keepLeastWidth(QWidget *pane, int pixels);
// What a box shows just now has its room, up to so many pixels at 100 %: names from a store may be longer.
void keepCurrentText(QComboBox *box, int most = 200);

} // namespace credence::ui
