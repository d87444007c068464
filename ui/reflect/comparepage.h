// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ComparePage: two runs side by side: where their setups differ, what each cost, what only one proposed and what both
// did, and which of it goes to Review. Ownership: a widget; session and model must outlive it.
// Thread safety: GUI thread only.
#pragma once

#include "reflect/comparemodel.h"
#include "reflect/runsmodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class ComparePage : public QWidget {
    Q_OBJECT
public:
    ComparePage(Session *session, RunsModel *runs, QWidget *parent = nullptr);
    ~ComparePage() override;

    // Swap, Send, Export.
    [[nodiscard]] QList<QAction *> actions() const;

    // Ids of runs, or paths of files. Empty: the two newest.
    void compare(const QString &a, const QString &b);
    [[nodiscard]] QString runA() const;
    [[nodiscard]] QString runB() const;
    [[nodiscard]] bool busy() const;

    [[nodiscard]] CompareModel *onlyA() const;
    [[nodiscard]] CompareModel *both() const;
    [[nodiscard]] CompareModel *onlyB() const;
    // What is chosen: ids of candidates of A and of B.
    struct Chosen {
        std::vector<std::string> a, b;
    };
    [[nodiscard]] Chosen chosen() const;
    [[nodiscard]] const RunRecord *recordA() const; // null until read
    [[nodiscard]] const RunRecord *recordB() const;
    void clearChoice();
    void setWritable(bool writable);
    // The comparison as Markdown.
    [[nodiscard]] QString markdown() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] QList<QWidget *> panes() const;

Q_SIGNALS:
    void idle();
    void failed(const QString &what, const QString &todo);
    void sendRequested();
    void exportRequested();
    void openRequested(const QString &run, int call); // its reply

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void fillCombos();
    void load();
    void showComparison();
    void fillParameters();
    void updateChoice();
    void placeColumns();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
