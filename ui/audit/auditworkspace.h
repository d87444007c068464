// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// AuditWorkspace: why the agent believes something, what falls if it is not true, what is weak, and who did what. The
// list of findings stands beside Why and Health.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QStringList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class HealthKeeper;
class HealthPage;
class HealthPane;
class LedgerPage;
class Prompts;
class RecallPage;
class WhatIfPage;
class WhyPage;

class AuditWorkspace : public QWidget {
    Q_OBJECT
public:
    AuditWorkspace(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~AuditWorkspace() override;

    // "why", "health" ...: what --view knows.
    [[nodiscard]] static QStringList viewNames();
    [[nodiscard]] static QString viewTitle(const QString &id);
    [[nodiscard]] static QString viewTip(const QString &id);
    void setView(const QString &id);
    [[nodiscard]] QString view() const;
    // The count behind a view's word; empty: none.
    [[nodiscard]] QString viewCount(const QString &id) const;
    // Findings that nobody accepted: the badge. -1 until the store was checked.
    [[nodiscard]] int findings() const;
    // Details beside the views that show one memory; those with a side of their own do without.
    [[nodiscard]] bool wantsDetails() const;

    void showWhy(MemoryKey key);
    void showWhatIf(MemoryKey key);
    void tryWhatIf(const std::vector<MemoryKey> &keys);
    void showLedger(LedgerNumber number);

    [[nodiscard]] QList<QAction *> actions() const;
    // The filters of its lists.
    [[nodiscard]] QVariantMap place() const;
    void setPlace(const QVariantMap &place);
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] QList<QWidget *> panes() const; // for F6, in order
    void focusFirst();
    void focusFilter();
    [[nodiscard]] bool busy() const;

    [[nodiscard]] WhyPage *whyPage() const;
    [[nodiscard]] HealthPane *healthPane() const;
    [[nodiscard]] HealthPage *healthPage() const;
    [[nodiscard]] WhatIfPage *whatIfPage() const;
    [[nodiscard]] RecallPage *recallPage() const;
    [[nodiscard]] LedgerPage *ledgerPage() const;
    [[nodiscard]] HealthKeeper *keeper() const;

Q_SIGNALS:
    void viewChanged(const QString &id);
    void countsChanged();
    void idle();
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void inspectRequested(credence::MemoryKey key);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placePanes();
    void followSelection();
    void takeFinding();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
