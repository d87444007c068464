// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SyncDialog: what changed at a source since it was read, before it is taken: new, changed word by word, gone and back
// again; what is to become of the gone, and which beliefs follow. Ownership: a dialog that deletes itself; the session
// and the prompts must outlive it. Thread safety: GUI thread only; reading and writing run as jobs.
#pragma once

#include "shell/session.h"
#include "widgets/dialogframe.h"

#include <credence/mirror.h>

#include <memory>

namespace credence::ui {

class Prompts;
class SyncModel;

class SyncDialog : public DialogFrame {
    Q_OBJECT
public:
    SyncDialog(Session *session, Prompts *prompts, const Mirror &mirror, QWidget *parent);
    ~SyncDialog() override;

    void reject() override; // also cancels what is under way
    [[nodiscard]] SyncModel *model() const;

Q_SIGNALS:
    void synchronised(const SyncReport &report);

private:
    void build();
    void read();
    void preview();
    void showReport();
    void showError(const Error &error);
    void follow();
    void apply();
    void setWorking(bool on, const QString &note);
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
