// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RunPane: the run in the middle: its stages as they happen, its candidates in full with what was dropped below, and
// what can be done with it. Ownership: a widget; the controller must outlive it. Thread safety: GUI thread only.
#pragma once

#include "reflect/candidatesmodel.h"
#include "reflect/runcontroller.h"
#include "reflect/stagesmodel.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class RowView;

class RunPane : public QWidget {
    Q_OBJECT
public:
    RunPane(RunController *controller, QWidget *parent = nullptr);
    ~RunPane() override;

    // Throw away, Save, Send to Review, Use as setup: the window asks and carries them out.
    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QAction *discardAction() const;
    [[nodiscard]] QAction *saveAction() const;
    [[nodiscard]] QAction *sendAction() const;
    [[nodiscard]] QAction *setupAction() const;
    [[nodiscard]] QAction *replayAction() const;
    // Ids of the candidates that are ticked, in the run's order.
    [[nodiscard]] std::vector<std::string> chosen() const;

    [[nodiscard]] CandidatesModel *candidates() const;
    [[nodiscard]] StagesModel *stages() const;
    [[nodiscard]] RowView *candidateView() const;
    [[nodiscard]] RowView *stageView() const;
    // The candidate that is selected; null for none.
    [[nodiscard]] const Candidate *selected() const;

    // A run is being shown anew: what is selected then is not a person's choice.
    [[nodiscard]] bool filling() const;

    // The number of the run that is shown, 0: not known.
    void setRunNumber(int number);
    void setWritable(bool writable, const QString &whyNot);

Q_SIGNALS:
    void candidateSelected(const QString &id);                    // empty: none
    void replyRequested(int call, const QString &claim);          // the claim as the reply says it
    void sourceRequested(const QString &candidate, int evidence); // place in its evidence

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showRun();
    void showHead();
    void showCounts();
    void updateActions();
    void showOutcome();
    void askReply(int row);
    void candidateMenu(const QPoint &at);
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
