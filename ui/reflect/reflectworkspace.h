// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ReflectWorkspace: dry runs: setup, run and calls side by side; the list of kept runs; two runs compared. It asks
// before anything is deleted, and sends to Review without calling a model again.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "reflect/reflectbackend.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class CallsPane;
class ComparePage;
class Prompts;
class RunController;
class RunPane;
class RunsModel;
class RunsPage;
class SetupPane;
struct ShownCandidate;

class ReflectWorkspace : public QWidget {
    Q_OBJECT
public:
    enum class View { NewRun = 0, Runs = 1, Compare = 2 };
    Q_ENUM(View)

    ReflectWorkspace(Session *session, Prompts *prompts, std::shared_ptr<ReflectBackend> backend,
                     QWidget *parent = nullptr);
    ~ReflectWorkspace() override;

    [[nodiscard]] QList<QAction *> actions() const;
    void setView(View view);
    [[nodiscard]] View view() const;
    [[nodiscard]] static QList<View> views();
    [[nodiscard]] static QString viewName(View view);
    [[nodiscard]] int runCount() const;

    // By id or by a file's path.
    void openRun(const QString &idOrFile, int call = 0);
    void compareRuns(const QString &a, const QString &b);
    // Asks first; `over` is where.
    void clearKeptReplies(QWidget *over);

    // Settings are read and written only when this is on.
    void setRemembers(bool on);
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    // Panes for F6, in order.
    [[nodiscard]] QList<QWidget *> panes() const;
    void focusFirst();

    [[nodiscard]] RunController *controller() const;
    [[nodiscard]] SetupPane *setup() const;
    [[nodiscard]] RunPane *run() const;
    [[nodiscard]] CallsPane *calls() const;
    [[nodiscard]] RunsPage *runs() const;
    [[nodiscard]] ComparePage *compare() const;

    [[nodiscard]] bool busy() const;

Q_SIGNALS:
    void viewChanged(credence::ui::ReflectWorkspace::View view);
    void runCountChanged(int count);
    void idle();
    // What Details is to show instead of the selected memory; null: nothing.
    void candidateShown(std::shared_ptr<const credence::ui::ShownCandidate> candidate);
    void modelsRequested(); // a person wants to set up a provider
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void runFailed(const QString &idOrFile, const QString &why); // openRun() could not
    void ledgerEntry(credence::LedgerNumber entry);              // of a change that was made here

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void reloadRuns();
    void placePanes();
    void runShown();
    void selectEvidence();
    void discardShown();
    void saveShown();
    void send();
    void replay(const RunRecord &record);
    void announceCandidate(bool on);
    void sendChosen();
    void deleteRun(const QString &id);
    void exportComparison();
    void writeFile(const QString &path, const QByteArray &bytes, const QString &done);
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
