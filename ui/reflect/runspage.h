// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RunsPage: all kept runs as a table that can be sorted, and what can be done with them.
// Ownership: a widget; the model must outlive it. Thread safety: GUI thread only.
#pragma once

#include "reflect/runsmodel.h"

#include <QAction>
#include <QList>
#include <QStringList>
#include <QWidget>

#include <memory>

class QTreeView;

namespace credence::ui {

class RunsPage : public QWidget {
    Q_OBJECT
public:
    explicit RunsPage(RunsModel *model, QWidget *parent = nullptr);
    ~RunsPage() override;

    // Open, Compare, Delete file, Open a run file.
    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QTreeView *view() const;
    [[nodiscard]] QStringList selectedIds() const; // in the order of the rows
    // Of a reading of the list: files that could not be read.
    void setProblems(const QStringList &problems);
    void setStoreOpen(bool open);
    // How the list is sorted.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void openRequested(const QString &id);
    void replayRequested(const QString &id);
    void compareRequested(const QString &a, const QString &b);
    void deleteRequested(const QString &id);
    void openFileRequested();
    void newRunRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void updateState();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
