// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// HelpWindow: the manual in a window of its own: contents and search at the left, the page at the right, back and
// forward. It shows what this program brought with it and nothing else: no address is ever followed. Ownership: whoever
// makes it; the actions must outlive it. Thread safety: GUI thread only.
#pragma once

#include "help/manual.h"

#include <QWidget>

#include <memory>

class QTextBrowser;

namespace credence::ui {

class Actions;

class HelpWindow : public QWidget {
    Q_OBJECT
public:
    // pictures: the folder that has those of the manual; without them its pages are texts alone.
    explicit HelpWindow(const Actions &actions, const QString &pictures = manualPictures());
    ~HelpWindow() override;

    // "review.md#flags"; an unknown page is the first one. Shows and raises the window.
    void open(const QString &where);
    [[nodiscard]] QString where() const; // of the page shown
    [[nodiscard]] QTextBrowser *view() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void go(const QString &where, bool remember);
    void render();
    void scrollTo(const QString &anchor);
    void search(const QString &words);
    void fillContents();
    void refreshSteps();

    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
