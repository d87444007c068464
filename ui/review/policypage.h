// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// PolicyPage: the privacy policy of the open store: what happens to each category, whose names are the scope's own, who
// may approve, and the limits of review. What a change would mean for the memories that are there is shown before it is
// applied; applying is one ledger entry, which can be undone.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/policymodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class Prompts;
class RowView;

class PolicyPage : public QWidget {
    Q_OBJECT
public:
    PolicyPage(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~PolicyPage() override;

    [[nodiscard]] PolicyModel *model() const;
    [[nodiscard]] RowView *view() const;
    [[nodiscard]] QList<QAction *> actions() const; // apply, discard, reset all, undo
    [[nodiscard]] bool busy() const;
    [[nodiscard]] int changes() const; // drafted and not applied
    void focusFirst();

Q_SIGNALS:
    void idle();
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void selectRequested(credence::MemoryKey key); // a memory that a change concerns

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildSide();
    void reload();
    void survey();
    void showEffect();
    void updateState();
    void apply();
    void undo();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
