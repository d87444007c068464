// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// HandBackDialog: what was decided here about a source's memories, in a form that its owner can use: every file as it
// would be written, with what changes in it, and what the form can't say, before anything is written.
// Ownership: a dialog that deletes itself; the session and the prompts must outlive it.
// Thread safety: GUI thread only; planning and writing run as jobs.
#pragma once

#include "shell/session.h"
#include "widgets/dialogframe.h"

#include <credence/mirror.h>

#include <memory>

namespace credence::ui {

class PlanModel;
class Prompts;

class HandBackDialog : public DialogFrame {
    Q_OBJECT
public:
    HandBackDialog(Session *session, Prompts *prompts, const Mirror &mirror, QWidget *parent);
    ~HandBackDialog() override;

    void reject() override; // also cancels what is under way
    [[nodiscard]] PlanModel *model() const;

private:
    void build();
    void refreshTarget();
    void plan();
    void showPlan();
    void showFile();
    void refreshAccept();
    [[nodiscard]] bool mayNote() const;
    void showError(const Error &error, bool replan = false);
    void write();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
