// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SourceWatcher: follows the watched sources of the open store. When one changed and holds still, what is new or
// changed there is taken in; what is gone there is only told. File events are taken where the system gives them, and
// every few seconds all is looked at, since network folders and deep trees give none.
// Ownership: a child of the main window; the session must outlive it. Thread safety: GUI thread only; all looking,
// reading and writing runs as jobs.
#pragma once

#include "shell/session.h"

#include <credence/mirror.h>

#include <QObject>

#include <memory>

namespace credence::ui {

class SourceWatcher : public QObject {
    Q_OBJECT
public:
    explicit SourceWatcher(Session *session, QObject *parent = nullptr);
    ~SourceWatcher() override;

    // Reads again which sources are watched.
    void reload();
    // Milliseconds between two looks, and for which a source must hold still. For tests.
    void setPace(int poll, int still);
    // Follows nothing any more: a picture of a store leaves it as it is.
    void stop();
    [[nodiscard]] bool busy() const;

Q_SIGNALS:
    // Something was taken in (report.ledger), or something is gone there. In a store that is open for reading only,
    // nothing is taken and the report says what would be.
    void noticed(const Mirror &mirror, const SyncReport &report);
    void failed(const Mirror &mirror, const Error &error);

private:
    void look();
    void take();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
