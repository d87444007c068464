// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// PolicyPane: the draft of a trigger policy: conditions, gates, what a due trigger runs; what it would change, and the
// trigger as it stands with Run now. Ownership: a widget; the controller must outlive it. Thread safety: GUI thread
// only.
#pragma once

#include "tune/tunecontroller.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class TunePolicyPane : public QWidget {
    Q_OBJECT
public:
    explicit TunePolicyPane(TuneController *controller, QWidget *parent = nullptr);
    ~TunePolicyPane() override;

    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QAction *applyAction() const;
    [[nodiscard]] QAction *runAction() const;
    // What is wrong with a field, by its name as `policy` has it; empty if nothing is.
    [[nodiscard]] QString badField(const QString &name) const;
    void setWritable(bool on, const QString &why);
    [[nodiscard]] QSize sizeHint() const override { return {324, 600}; }

Q_SIGNALS:
    void runRequested(bool forced);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void refresh();
    void refreshFacts();
    void clearProblems();
    void refreshActions();
    void take(const QString &name, bool typed = false);
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
