// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CallsPane: every call of a run with its prompt, reply and what was read out of it; a cited source shows below. A run
// without calls shows the evidence of the selected candidate instead.
// Ownership: a widget; session, controller and reader must outlive it. Thread safety: GUI thread only.
#pragma once

#include "reflect/callsmodel.h"
#include "reflect/runcontroller.h"
#include "reflect/sourcereader.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class CodeView;
class EvidenceModel;
class RowView;

class CallsPane : public QWidget {
    Q_OBJECT
public:
    CallsPane(Session *session, RunController *controller, SourceReader *reader, QWidget *parent = nullptr);
    ~CallsPane() override;

    enum class Show { Both, Prompt, Reply, Parsed };
    void setShow(Show show);
    [[nodiscard]] Show shown() const;
    void setMaxAttempts(int attempts); // of the model in use, for "try 2 of 4"
    void showCall(int number);
    void showCandidate(const Candidate *candidate); // its call and place in the reply, or its evidence
    void showSource(int number);                    // of the call that is shown
    // The call's reply, scrolled to where it says this, which is marked.
    void showClaim(int number, const QString &claim);

    [[nodiscard]] CallsModel *calls() const;
    [[nodiscard]] RowView *callView() const;
    [[nodiscard]] EvidenceModel *evidence() const;
    [[nodiscard]] CodeView *prompt() const;
    [[nodiscard]] CodeView *reply() const;
    [[nodiscard]] int currentCall() const;
    [[nodiscard]] QString notice() const;
    [[nodiscard]] QString sourceText() const;

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void sourceChosen(credence::MemoryKey key);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showRun();
    void showHead();
    void fillViewer();
    void markCitations();
    void revealClaim();
    void fillSource();
    void fitViews();
    void choosePage();
    [[nodiscard]] const CallRecord *call(int number) const;
    [[nodiscard]] std::string idOfSource(int call, int number) const;
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
