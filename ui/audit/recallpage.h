// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RecallPage: what the agent would be given for a question, and why each hit stands where it does: the route, the parts
// of each score, what a newer episode overrules, weights that rank anew at once, and two settings side by side.
// Ownership: a widget; the session must outlive it. Thread safety: GUI thread only; the index and gathering run in
// jobs.
#pragma once

#include "audit/recallmodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>
#include <optional>

namespace credence::ui {

class RowView;

class RecallPage : public QWidget {
    Q_OBJECT
public:
    explicit RecallPage(Session *session, QWidget *parent = nullptr);
    ~RecallPage() override;

    void ask(const QString &question);
    [[nodiscard]] QString question() const;
    [[nodiscard]] RecallModel *model() const;
    [[nodiscard]] RowView *list() const;
    [[nodiscard]] const RecallWeights &weights() const;
    void setWeights(const RecallWeights &weights); // ranks anew at once
    [[nodiscard]] std::shared_ptr<const RecallPool> pool() const;
    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QList<QWidget *> panes() const;
    [[nodiscard]] bool busy() const;
    void focusFirst();
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void idle();
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void whyRequested(credence::MemoryKey key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildLeft();
    QWidget *buildRight();
    void makeActions();
    void gather();
    void rank();
    void refresh();
    void fillScoring();
    void readScoring();
    void toggleBehind();
    void countHere(MemoryKey belief);
    void placePanes();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
