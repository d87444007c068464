// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ReviewController: the queue as the window sees it, and what people do to it. Decisions are carried out one after
// another in jobs, in the order of the keys; what is shown moves on at once, and an error comes back to its candidate.
// Ownership: a child of the workspace; the session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/queuemodel.h"
#include "shell/session.h"

#include <credence/review.h>

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace credence::ui {

class ReviewController : public QObject {
    Q_OBJECT
public:
    // Belongs to the page that shows the queue; while that is out of sight only the figures are read.
    ReviewController(Session *session, QWidget *page);
    ~ReviewController() override;

    [[nodiscard]] const std::vector<ItemPtr> &items() const;
    // The store changed while the queue was out of sight; loaded() follows once it is in sight.
    [[nodiscard]] bool behind() const;
    [[nodiscard]] ItemPtr item(const QString &candidate) const;
    [[nodiscard]] const QueueCounts &counts() const; // what is being done is counted in
    [[nodiscard]] const QStringList &reasons() const;
    [[nodiscard]] const QHash<QString, QString> &runs() const; // what to call each run
    [[nodiscard]] double waitHours() const;
    // Decided in this sitting and not committed: they keep their place in the queue.
    [[nodiscard]] const QSet<QString> &kept() const;
    // Why nothing can be decided here, one sentence; empty when it can.
    [[nodiscard]] QString locked() const;
    [[nodiscard]] QString working(const QString &candidate) const;
    [[nodiscard]] QString error(const QString &candidate) const;
    void dismissError(const QString &candidate);

    // --- what a person does; false: refused at once, with failed() ---
    void approve(const QString &candidate, bool changeShown);
    void reject(const QString &candidate, const QString &reason);
    void defer(const QString &candidate);
    void reopen(const QString &candidate);
    void merge(const QString &candidate, const MemoryId &into, const QString &title);
    // `basis`: the version that the text was written over; refused when the store has another by then. editDone()
    // follows in each case.
    void edit(const QString &candidate, const QString &text, LedgerNumber basis);
    void lookAgain(const QString &candidate);
    void resolve(const QString &candidate, const QString &flag, PolicyAction action, const QString &reason);
    void liftSuppressed(const QString &candidate, const QString &reason);
    void approveMany(const QStringList &candidates);
    void addReason(const QString &reason); // to the list that travels with the store
    void undo();
    void redo();

    // What undo or redo would do: exactly to `entry`, which `what` names ("Approved: ...").
    struct Step {
        bool possible = false;
        QString text = {}, whyNot = {};
        QString icon = {}, what = {};
        LedgerNumber entry = {}; // 0: not known yet
    };
    [[nodiscard]] const Step &undoStep() const;
    [[nodiscard]] const Step &redoStep() const;
    // Whether this window made that entry, or a change of it is known here.
    [[nodiscard]] bool isOwn(LedgerNumber entry) const;
    // Whether an entry of late is taken back now, by whomever.
    [[nodiscard]] bool isUndone(LedgerNumber entry) const;
    // Approved, and neither flagged since nor outdated: what a commit would take.
    [[nodiscard]] int toCommit() const;

    // The change set, by what is approved now. What is still being decided is waited for.
    void preview();
    void commit();
    [[nodiscard]] bool committing() const;

    void reload();
    // Reads ages anew; called once a minute.
    void tick();
    [[nodiscard]] bool busy() const;

Q_SIGNALS:
    void loaded();                       // the whole queue is new
    void itemChanged(const QString &id); // one candidate is new, its mark or its error, too
    void countsChanged();
    void reasonsChanged();
    void stepsChanged();
    void editDone(const QString &candidate, bool saved);
    void failed(const QString &candidate, const QString &what); // candidate may be empty
    void message(const QString &text);
    void touched(const QString &candidate); // by undo or redo: it should be looked at
    void othersChanged(int candidates);     // somebody else decided or changed so many
    void previewReady(const credence::CommitPlan &plan, const QString &error);
    void committed(const credence::CommitPlan &plan);
    void commitFailed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void waitingMore(int count); // more candidates wait for too long than before
    void idle();

private:
    struct Done {
        std::optional<QueueItem> item;
        LedgerNumber entry;
        LedgerNumber undone{}; // the entry that a step took back or did again
    };
    struct Op;
    using Work = std::function<Result<Done>(Store &, const std::stop_token &)>;
    static Result<Done> doneWith(Result<QueueItem> item, LedgerNumber entry = {});
    void enqueue(const QString &candidate, const QString &working, const QString &did, const QString &icon,
                 std::optional<CandidateState> expected, Work work, bool wide = false, bool isEdit = false);
    void startNext();
    void take(Op op, Result<Done> done);
    void noteWaiting();
    void readCounts();
    void readSteps();
    void step(bool redo);
    [[nodiscard]] Work stepWork(bool redo) const;
    void describe(const LedgerEntry &entry, Step &step) const;
    [[nodiscard]] LedgerNumber seen(const QString &candidate) const;
    [[nodiscard]] bool refuse(const QString &candidate);
    struct Impl;
    std::unique_ptr<Impl> d;
};

// What went wrong, for people: busy, full, read-only; and whether the store is as before.
[[nodiscard]] QString failureText(const Error &error);

} // namespace credence::ui

Q_DECLARE_METATYPE(credence::CommitPlan)
