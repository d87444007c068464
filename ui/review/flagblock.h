// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FlagBlock: the flags of a candidate, one of them in hand with its four ways out on 1 to 4, each with a reason; a
// redaction shows first what becomes of the text. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <credence/review.h>

#include <QWidget>

#include <memory>
#include <vector>

namespace credence::ui {

class FlagBlock : public QWidget {
    Q_OBJECT
public:
    explicit FlagBlock(Session *session, QWidget *parent = nullptr);
    ~FlagBlock() override;

    // locked: why nothing can be resolved; the flags are shown all the same.
    void setFlags(const std::string &candidate, const std::vector<ReviewFlag> &flags, const QString &locked);
    void take(int index); // in hand; -1: none
    void nextOpen();      // with the focus
    [[nodiscard]] int inHand() const;
    // The way out that was chosen and waits for its reason, -1: none.
    [[nodiscard]] bool asking() const;
    void leave();

Q_SIGNALS:
    void handChanged(int index);
    void resolveRequested(const QString &flag, credence::PolicyAction action, const QString &reason);
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void choose(PolicyAction action);
    void confirm();
    void rebuild();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
