// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CommandPalette: Ctrl+K: three words find a memory or a command. A child that floats over the window, 720 wide, with
// a painted shadow; the search runs in a job, a newer one replaces the older.
// Ownership: a child of the main window; session and actions must outlive it. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <QWidget>

#include <memory>

namespace credence::ui {

class Actions;
class PaletteModel;

class CommandPalette : public QWidget {
    Q_OBJECT
public:
    CommandPalette(Session *session, Actions *actions, QWidget *parent);
    ~CommandPalette() override;

    void popUp(const QString &text = {});
    // Takes the place that the frame gives: the box's top centre.
    void placeAt(const QPoint &topCentre, int available);
    [[nodiscard]] PaletteModel *model() const;
    [[nodiscard]] QString countText() const; // "11 of 712"

Q_SIGNALS:
    void memoryChosen(credence::MemoryKey key);
    void whyChosen(credence::MemoryKey key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void search();
    void arrange();
    void choose(int row, bool why);
    void moveTo(int row);
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
