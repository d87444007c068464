// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ScanPage: looks through all memories of the store for what is private or unsafe, with progress and Cancel; the list
// of what was found, by category, rule, state and words; the text about it; and what becomes of each.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/scanmodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QVariantMap>
#include <QWidget>

#include <functional>
#include <memory>
#include <stop_token>

class QTreeView;

namespace credence::ui {

class Prompts;

class ScanPage : public QWidget {
    Q_OBJECT
public:
    ScanPage(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~ScanPage() override;

    [[nodiscard]] ScanModel *model() const;
    [[nodiscard]] QTreeView *view() const;
    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] bool busy() const;
    [[nodiscard]] int openFlags() const; // on memories
    void focusFirst();
    // Words, category, rule and state; set before there are findings, they hold once there are.
    [[nodiscard]] QVariantMap filterState() const;
    void setFilterState(const QVariantMap &state);

Q_SIGNALS:
    void idle();
    void countChanged(int open);
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void openRequested(credence::MemoryKey key); // in Inspect

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void remember(bool step);
    void follow();
    void build();
    QWidget *buildSide();
    void reload();
    void scan();
    void keep();
    template<class T>
    void work(const QString &title, std::function<Result<T>(std::stop_token, const Progress &)> look,
              std::function<void(Result<T>)> then);
    void resolve(PolicyAction action);
    void take(ScanResult result);
    void showRow();
    void filter();
    void applyWanted();
    void updateState();
    [[nodiscard]] std::vector<int> selectedRows() const;
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
