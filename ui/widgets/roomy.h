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
    // Whether the content is a column of texts whose lines make it higher where it is narrow.
    enum class Lines { Keep, Wrap };
    // The content is as large as the area, or as it needs to be at least, whichever is more; it becomes a child.
    explicit FittedArea(QWidget *content, QWidget *parent = nullptr, Lines lines = Lines::Keep);
    ~FittedArea() override;
    // With Lines::Wrap the area asks for what its content needs, up to this; more is scrolled.
    void setMost(const QSize &most);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;

private:
    class Holder;
    void follow(QWidget *focus);
    [[nodiscard]] QSize bounded(QSize wanted) const;
    QPointer<QWidget> m_content;
    Lines m_lines;
    QSize m_most{QWIDGETSIZE_MAX, QWIDGETSIZE_MAX};
};

// pixels: at 100 % text size. A pane with a layout; the content's own least width counts where it is more.
void keepLeastWidth(QWidget *pane, int pixels);
// What a box shows just now has its room, up to so many pixels at 100 %: names from a store may be longer.
void keepCurrentText(QComboBox *box, int most = 200);

} // namespace credence::ui
