// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ReviewWorkspace: the queue, the candidate in hand and its evidence side by side; the commit's change set as a sheet
// over the evidence; and the further pages that are added to it (findings, policy), each a view of its own.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/queuemodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>

namespace credence::ui {

class CandidatePane;
class CommitSheet;
class EvidencePane;
class Prompts;
class QueuePane;
class ReviewController;
class ReflectBackend;

class ReviewWorkspace : public QWidget {
    Q_OBJECT
public:
    ReviewWorkspace(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~ReviewWorkspace() override;

    // A page of its own beside the queue: a segment in the top bar and a name for --view. The workspace takes the
    // widget; `busy` says whether it is still reading. Call it from addPages(), before the window makes its views.
    void addPage(const QString &id, const QString &title, const QString &tip, QWidget *page,
                 std::function<bool()> busy = {});
    // The count behind the page's word; empty: none.
    void setPageCount(const QString &id, const QString &count);
    // "queue", "deferred", "decided", then the pages added; "commit" opens the sheet.
    [[nodiscard]] QStringList views() const;
    // The same without a workspace, "commit" among them: what --view knows.
    [[nodiscard]] static QStringList viewNames();
    [[nodiscard]] QString viewTitle(const QString &id) const;
    [[nodiscard]] QString viewTip(const QString &id) const;
    void setView(const QString &id);
    [[nodiscard]] QString view() const;

    // For the menus and the palette; those of the top bar and the foot among them.
    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QAction *commitAction() const;
    [[nodiscard]] QAction *keysAction() const; // what it shows is the window's
    // What waits: for the badge on the rail.
    [[nodiscard]] int pending() const;
    // The count behind a view's word; empty: none.
    [[nodiscard]] QString viewCount(const QString &id) const;
    [[nodiscard]] int toCommit() const;

    // A candidate by its id; it is selected once the queue is read. False when the queue is read and does not hold it.
    bool select(const QString &candidate);
    void openCommit();
    // Texts of candidates that were typed and not saved; they are lost with the store.
    [[nodiscard]] int unsaved() const;
    void undo();
    void redo();
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoText() const; // what it would do, or why it can't
    [[nodiscard]] QString redoText() const;

    // The filters of its lists.
    [[nodiscard]] QVariantMap place() const;
    void setPlace(const QVariantMap &place);
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    [[nodiscard]] QList<QWidget *> panes() const; // for F6, in order
    void focusFirst();
    void focusFilter();
    [[nodiscard]] bool busy() const;

    // Where model providers come from, for the opinions that a person asks for.
    void setBackend(const std::shared_ptr<ReflectBackend> &backend);
    [[nodiscard]] ReviewController *controller() const;
    [[nodiscard]] QueuePane *queuePane() const;
    [[nodiscard]] CandidatePane *candidatePane() const;
    [[nodiscard]] EvidencePane *evidencePane() const;
    [[nodiscard]] CommitSheet *sheet() const;

Q_SIGNALS:
    void viewChanged(const QString &id);
    void countsChanged();
    void stepsChanged();
    void idle();
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void selectFailed(const QString &candidate);
    void openRequested(credence::MemoryKey key); // in Inspect
    void retractRequested(credence::MemoryKey key);
    void supersedeRequested(credence::MemoryKey key);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addPages();
    void makeActions();
    void connectParts();
    void showCandidate(const QString &id);
    void refreshActions();
    void placePanes();
    void placeSheet();
    void closeSheet();
    void approve();
    void approvePlain();
    [[nodiscard]] ItemPtr current() const;
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
