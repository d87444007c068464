// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// HealthPane: the findings of the last check of the open store, with filter, progress and a new check; HealthPage: the
// finding in hand with what it means and what can be done about it. Both show one HealthKeeper, which runs the checks.
// Ownership: widgets; session and prompts must outlive them. Thread safety: GUI thread only; checks run in jobs.
#pragma once

#include "audit/healthmodel.h"
#include "jobs/jobrunner.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class Prompts;
class RowView;

class HealthKeeper : public QObject {
    Q_OBJECT
public:
    explicit HealthKeeper(Session *session, QObject *parent = nullptr);
    ~HealthKeeper() override;

    [[nodiscard]] std::shared_ptr<const HealthReport> report() const { return m_report; } // null until the first check
    // Findings that nobody accepted: of the report, else of the check that was kept the last time. -1 where the scope
    // was never checked.
    [[nodiscard]] int open() const;
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool outdated() const { return m_outdated; } // the store has changed since
    void check();
    void cancel();
    // Makes sure that there is a report; checks if there is none.
    void want();

Q_SIGNALS:
    void changed(); // report, running or outdated
    void failed(const QString &what, const QString &todo);

private:
    void readKept();
    Session *m_session;
    std::shared_ptr<const HealthReport> m_report;
    int m_kept = -1; // what open() is without a report
    bool m_running = false, m_outdated = false;
    JobHandle m_job;
};

class HealthPane : public QWidget {
    Q_OBJECT
public:
    HealthPane(Session *session, HealthKeeper *keeper, QWidget *parent = nullptr);
    ~HealthPane() override;

    [[nodiscard]] RowView *view() const;
    [[nodiscard]] HealthModel *model() const;
    [[nodiscard]] QString current() const; // the finding's id, empty if none
    [[nodiscard]] QList<QAction *> actions() const;
    void focusFirst();
    // Whether a finding is always in hand, the first if no other is.
    void setChoosesFirst(bool on);
    // Puts the finding about this memory in hand; none where there is none, or no memory.
    void followMemory(MemoryKey key);
    // Which kinds are shown, and whether accepted ones and only new ones are.
    [[nodiscard]] QVariantMap filterState() const;
    void setFilterState(const QVariantMap &state);

Q_SIGNALS:
    void currentChanged();
    void activated(credence::MemoryKey key); // Enter or a double click

private:
    void refresh();
    void popupFilter();
    struct Impl;
    std::unique_ptr<Impl> d;
};

class HealthPage : public QWidget {
    Q_OBJECT
public:
    HealthPage(Session *session, HealthKeeper *keeper, Prompts *prompts, QWidget *parent = nullptr);
    ~HealthPage() override;

    void showFinding(const QString &id);
    [[nodiscard]] QString finding() const;
    [[nodiscard]] QList<QAction *> actions() const;

Q_SIGNALS:
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void whyRequested(credence::MemoryKey key);
    void inspectRequested(credence::MemoryKey key);
    void reviewRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void suppress();
    void propose();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
