// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ChangeBlock: what a candidate would do to what is there: the belief it replaces as a diff, the one it extends or
// withdraws, now and after, its sources over time, and what rests on the old one. Says when it was on show.
// Ownership: as any widget; the session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/queuemodel.h"
#include "shell/session.h"

#include <QWidget>

#include <memory>

namespace credence::ui {

class ChangeBlock : public QWidget {
    Q_OBJECT
public:
    explicit ChangeBlock(Session *session, QWidget *parent = nullptr);
    ~ChangeBlock() override;

    // Hidden for plain additions.
    void setItem(const ItemPtr &item);
    // The change of this candidate, as it stands, was painted whole.
    [[nodiscard]] bool shown() const;
    [[nodiscard]] bool busy() const;
    [[nodiscard]] MemoryKey target() const; // 0: none, or not read yet
    [[nodiscard]] bool hasDiff() const;     // it stands in for the text

Q_SIGNALS:
    void ready();
    void wasShown();

private:
    void read();
    void noteShown();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
