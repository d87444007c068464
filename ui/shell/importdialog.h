// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ImportDialog: what a foreign file or folder holds and how it will look here, what each of its keys means where that
// is for a person to say, what an import would do, every problem by kind, and where it goes: into a new store or into
// the open one. The source is only read. Ownership: a dialog that deletes itself; the session and the prompts must
// outlive it. Thread safety: GUI thread only; reading and importing run as jobs.
#pragma once

#include "shell/session.h"
#include "widgets/dialogframe.h"

#include <credence/ingest.h>

#include <memory>
#include <vector>

namespace credence::ui {

class Prompts;

class ImportDialog : public DialogFrame {
    Q_OBJECT
public:
    ImportDialog(Session *session, Prompts *prompts, const QString &source, QWidget *parent);
    ~ImportDialog() override;

    void reject() override; // also cancels what is under way

Q_SIGNALS:
    // `store` is null when it went into the open one.
    void imported(const QString &target, const std::shared_ptr<Store> &store, const std::vector<ScopeInfo> &scopes,
                  const ImportReport &report);

private:
    void build();
    void readSource();
    void showSource();
    void showDrafts();
    [[nodiscard]] KeyMapping rememberedMapping();
    void rememberMapping();
    [[nodiscard]] QString mappingName() const;
    [[nodiscard]] QString problemLines() const;
    void saveProblems();
    void preview();
    void showReport();
    void showError(const Error &error);
    void import();
    void setWorking(bool on, const QString &note);
    void refreshTarget();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
