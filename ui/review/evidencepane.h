// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// EvidencePane: the sources of the candidate in hand with the sentences that bear it; or the prompt and the reply that
// proposed it. Ownership: as any widget; session and reader must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/queuemodel.h"
#include "shell/session.h"

#include <QWidget>

#include <memory>

namespace credence::ui {

class BearingModel;
class RowView;
class SourceReader;

class EvidencePane : public QWidget {
    Q_OBJECT
public:
    EvidencePane(Session *session, SourceReader *reader, QWidget *parent = nullptr);
    ~EvidencePane() override;

    void setItem(const ItemPtr &item);
    // The next source, from the last one to the first again.
    void nextSource();
    [[nodiscard]] bool busy() const;
    [[nodiscard]] BearingModel *model() const;
    [[nodiscard]] RowView *view() const;

Q_SIGNALS:
    void sourceChosen(credence::MemoryKey key);
    void idle();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showHead();
    void showCall();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
