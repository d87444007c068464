// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// KeysPage: the keys of all commands, which can be changed: choose one, press other keys; what has them already is
// named and gives them up only when asked to. What is chosen stands in the settings and is in force at once. Ownership:
// a page of the settings; the actions and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include <QKeySequence>
#include <QWidget>

#include <memory>

class QAction;

namespace credence::ui {

class Actions;
class Prompts;

class KeysPage : public QWidget {
    Q_OBJECT
public:
    KeysPage(const Actions &actions, Prompts *prompts, QWidget *parent = nullptr);
    ~KeysPage() override;

    void focusFirst();
    void choose(const QAction *action);

private:
    void refresh();
    void offer(const QKeySequence &keys);
    void assign(QAction *action, const QList<QKeySequence> &keys);
    void takeOver();
    void resetAll();

    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
