// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RecheckPage: beliefs that lost support and beliefs that newer episodes seem to contradict, each with its evidence and
// what came since, and what a person makes of it: keep, retract, supersede. Nothing is judged by itself.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/doubtmodel.h"
#include "shell/session.h"

#include <credence/provider.h>

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class Prompts;
class ReflectBackend;
class RowView;

class RecheckPage : public QWidget {
    Q_OBJECT
public:
    RecheckPage(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~RecheckPage() override;

    [[nodiscard]] DoubtModel *model() const;
    [[nodiscard]] RowView *view() const;
    [[nodiscard]] QList<QAction *> actions() const; // keep, retract, supersede, open, read again, ask a model
    // Where model providers come from; without it none can be asked.
    void setBackend(std::shared_ptr<ReflectBackend> backend);
    [[nodiscard]] bool busy() const;
    [[nodiscard]] QString keepHint() const; // why it can't be kept, or empty
    void focusFirst();

Q_SIGNALS:
    void idle();
    void countChanged(int waiting);
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void openRequested(credence::MemoryKey key); // in Inspect
    // The window asks with a preview.
    void retractRequested(credence::MemoryKey key);
    void supersedeRequested(credence::MemoryKey key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildSide();
    void reload();
    void readProviders();
    void keep();
    void ask();
    void askProvider(const ProviderConfig &provider);
    void showRow();
    void updateState();
    [[nodiscard]] const DoubtModel::Row *current() const;
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
