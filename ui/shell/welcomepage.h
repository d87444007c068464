// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WelcomePage: what is shown while no store is open: Open, Import, the sample, a field to drop a file on, and the
// stores that were open before. Ownership: a child of the main window. Thread safety: GUI thread only; sizes of files
// are asked for in a job.
#pragma once

#include "shell/actions.h"

#include <QWidget>

#include <memory>

namespace credence::ui {

class WelcomePage : public QWidget {
    Q_OBJECT
public:
    explicit WelcomePage(const Actions &actions, QWidget *parent = nullptr);
    ~WelcomePage() override;

    // Reads the list of recent stores again and looks whether they are still there.
    void refresh();
    // Something that could be dropped hovers over the window.
    void setDropHover(bool on);
    void focusFirst();

Q_SIGNALS:
    void openRequested(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
