// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SourcesPage: the foreign stores that the open store was filled from: how they lie there now, kept in step by hand or
// by watching, moved, forgotten, handed back to. Ownership: as any widget; the session and the prompts must outlive it.
// Thread safety: GUI thread only; files and the store are looked at in jobs.
#pragma once

#include "shell/session.h"

#include <credence/mirror.h>

#include <QWidget>

#include <memory>

class QTreeView;

namespace credence::ui {

class MirrorsModel;
class Prompts;

class SourcesPage : public QWidget {
    Q_OBJECT
public:
    SourcesPage(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~SourcesPage() override;

    void focusFirst();
    void reload();
    [[nodiscard]] bool busy() const;
    [[nodiscard]] MirrorsModel *model() const;
    [[nodiscard]] QTreeView *view() const;
    [[nodiscard]] QList<QAction *> actions() const;

Q_SIGNALS:
    void failed(const QString &what, const QString &todo);
    void synchronised(const QString &source, const SyncReport &report);
    void importRequested();

private:
    void build();
    void updateState();
    void synchronise();
    void watch(bool on);
    void changePath();
    void move(const Mirror &mirror, const QString &path);
    void forget();
    void handBack();
    void change(const Mirror &mirror, bool moved = false);
    [[nodiscard]] const Mirror *chosen() const;
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
