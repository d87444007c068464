// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ExportDialog: in which form a store goes out, of what, and whether what is flagged stays in. Ownership: a dialog that
// deletes itself; the session and the prompts must outlive it. Thread safety: GUI thread only; writing runs as a job.
#pragma once

#include "shell/session.h"
#include "widgets/dialogframe.h"

#include <credence/exports.h>

#include <memory>

namespace credence::ui {

class Prompts;

class ExportDialog : public DialogFrame {
    Q_OBJECT
public:
    ExportDialog(Session *session, Prompts *prompts, QWidget *parent);
    ~ExportDialog() override;

    void reject() override; // also cancels what is under way

Q_SIGNALS:
    void message(const QString &text);

private:
    void build();
    void refresh();
    void write();
    [[nodiscard]] ExportOptions options() const;
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
