// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WelcomePage: what is shown while no store is open: Open, Import, the sample, a field to drop a file on, the memories
// of known programs that lie in their usual places, and the stores that were open before. Ownership: a child of the
// main window. Thread safety: GUI thread only; files are looked at in jobs.
#pragma once

#include "shell/actions.h"

#include <credence/ingest.h>

#include <QWidget>

#include <memory>
#include <vector>

namespace credence::ui {

class WelcomePage : public QWidget {
    Q_OBJECT
public:
    explicit WelcomePage(const Actions &actions, QWidget *parent = nullptr);
    ~WelcomePage() override;

    // Reads the list of recent stores again and looks whether they are still there.
    void refresh();
    // Looks for the memories of known programs, by place. Also when it is shown for the first time.
    void look();
    void showFound(const std::vector<FoundStore> &found);
    [[nodiscard]] bool busy() const; // looking
    // Something that could be dropped hovers over the window.
    void setDropHover(bool on);
    void focusFirst();

Q_SIGNALS:
    void openRequested(const QString &path);
    void importRequested(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
