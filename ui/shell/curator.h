// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Curator: what a person may do to the open store from the window: retract, restore, supersede, undo and redo through
// the ledger, export, verify. Each asks with a preview first, works in a job, and reports in one sentence.
// Ownership: a child of the main window; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <credence/audit.h>
#include <credence/grounding.h>

#include <QObject>
#include <QString>

#include <memory>

namespace credence::ui {

class Prompts;

class Curator : public QObject {
    Q_OBJECT
public:
    Curator(Session *session, Prompts *prompts, QWidget *window);
    ~Curator() override;

    void retract(MemoryKey key);
    void restore(MemoryKey key);
    void supersede(MemoryKey key);
    void undo();
    void redo();
    void verify();
    void exportWhy(MemoryKey key);

    // What undo would take back, and why it can't when it can't. "Undo retract of 1 memory".
    struct Step {
        bool possible = false;
        QString text;   // for the menu
        QString whyNot; // one sentence when not possible
    };
    [[nodiscard]] const Step &undoStep() const;
    [[nodiscard]] const Step &redoStep() const;

    // The ledger entry of a change that the window made by another way (an import).
    void noteOwn(LedgerNumber entry);

Q_SIGNALS:
    void stepsChanged();
    void message(const QString &text); // one sentence for the status bar
    void failed(const QString &text);  // one for the error bar

private:
    enum class Change { Retract, Restore, Supersede };
    void readSteps();
    void clearSteps();
    void prepare(Change change, MemoryKey key);
    void chooseReplacement(const std::shared_ptr<Store> &store, const Memory &old, const QStringList &facts,
                           const QStringList &changes);
    void carryOut(Change change, MemoryKey key, const QString &who, const QString &reason, MemoryKey replacement);
    void report(Result<ChangeSet> result, const QString &done);

    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
