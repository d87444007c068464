// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// StatusBar: the line at the window's foot: store, scope, the right to write, the live dot, a message while there is
// one, running jobs with progress and Cancel, and the gauge of the agent's own trigger.
// Ownership: a child of the main window; the session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <credence/trigger.h>

#include <QWidget>

#include <memory>
#include <optional>
#include <string>

namespace credence::ui {

class StatusBar : public QWidget {
    Q_OBJECT
public:
    explicit StatusBar(Session *session, QWidget *parent = nullptr);
    ~StatusBar() override;

    // One sentence, for a while; an empty one takes it away.
    void showMessage(const QString &text);
    // The store's own trigger, for the gauge; `count` of its policy. Nothing: the agent's, where it tells of one. The
    // scope is named where several are in view.
    void setTrigger(std::optional<TriggerState> state, std::optional<std::int64_t> count, const QString &scope);
    // As long as the pointer rests on a command; comes before a message.
    void showTip(const QString &text);

Q_SIGNALS:
    void scopeMenuRequested(const QPoint &globalPosition);
    void accessClicked();
    void storeClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void fit();
    void refreshLive(bool words);
    void refreshGauge();
    void refreshJobs();
    void refreshText();
    struct Impl;
    std::unique_ptr<Impl> d;
};

// What an agent says of its own trigger (Generative Agents: importance_trigger_curr and _max count down from max).
struct AgentTrigger {
    double value = 0, threshold = 0; // both 0..1-scaled importance sums
};
[[nodiscard]] std::optional<AgentTrigger> agentTrigger(const std::string &agentStateJson);
// "just now", "4 min ago", "3 h ago", else "14 Feb 2023".
[[nodiscard]] QString ago(Time then, Time now);

} // namespace credence::ui
