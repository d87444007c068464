// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CandidatePane: one candidate whole: its text with flags, what it would change, every check, what is nearest, and the
// bar of decisions. Asking for a reason, a text or a belief happens in place.
// Ownership: as any widget; the others must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/queuemodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class Prompts;
class ReviewController;
class SourceReader;

// The decisions as actions; the workspace makes them, the pane shows them.
struct ReviewActions {
    QAction *approve = nullptr, *reject = nullptr, *edit = nullptr, *defer = nullptr, *merge = nullptr,
            *flags = nullptr, *reopen = nullptr, *lookAgain = nullptr, *lift = nullptr;
};

class CandidatePane : public QWidget {
    Q_OBJECT
public:
    CandidatePane(Session *session, ReviewController *controller, SourceReader *reader, Prompts *prompts,
                  const ReviewActions &actions, QWidget *parent = nullptr);
    ~CandidatePane() override;

    // place of count: where it stands in the list.
    void setItem(const ItemPtr &item, int place, int count);
    [[nodiscard]] ItemPtr item() const;
    // What it replaces or removes was on show.
    [[nodiscard]] bool changeShown() const;
    // One sentence on why it can't be approved now, empty if it can.
    [[nodiscard]] QString approveOff() const;

    void askReason(); // then reject
    void askBelief(); // then merge
    void startEdit();
    void copyText();
    // The shared selection follows: the belief that it changes, else its first source.
    void selectSubject();
    void nextFlag(); // the next open flag comes in hand
    // A reason, a text or a belief is being asked for; Esc leaves that first.
    [[nodiscard]] bool asking() const;
    void leave();
    // The text is in the editor. It keeps its candidate and its words whatever is decided elsewhere; where another
    // candidate is chosen, they wait for this one to come back.
    [[nodiscard]] bool editing() const;
    // Texts that were typed and neither saved nor thrown away.
    [[nodiscard]] int unsaved() const;
    [[nodiscard]] bool busy() const;

Q_SIGNALS:
    void decided(); // go on to the next one
    void changeShownChanged();
    void memoryChosen(credence::MemoryKey key);
    void idle();
    void editingChanged();
    void left(); // what was asked for is closed; the list may have the focus again

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showText();
    void showWait();
    void selectWanted();
    void openEditor(QString text, bool focus); // a copy: the draft it comes from goes
    void closeEditor();
    void leaveEditor();
    void saveText();
    void sendText();
    void showElsewhere(const QueueItem &now);
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
