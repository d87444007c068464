// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WhatIfPage: chooses memories by hand, by a search or by a name, shows which beliefs become suspect or stale without
// them as a graph and a list, and carries it out only as it was shown: retracts them, or forgets them for good.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only; it reads in jobs.
#pragma once

#include "audit/whatifmodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QTimer>
#include <QWidget>

#include <credence/erase.h>

#include <functional>
#include <memory>
#include <optional>

namespace credence::ui {

class Prompts;
class RowView;

class WhatIfPage : public QWidget {
    Q_OBJECT
public:
    WhatIfPage(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~WhatIfPage() override;

    // These alone, all of them checked.
    void tryMemories(const std::vector<MemoryKey> &keys);
    void search(const QString &words);
    // Everything that names this person or thing.
    void searchName(const QString &name);

    [[nodiscard]] WhatIfModel *model() const;
    [[nodiscard]] EffectModel *effects() const;
    [[nodiscard]] RowView *list() const;
    [[nodiscard]] GraphCanvas *canvas() const;
    [[nodiscard]] const std::optional<WhatIf> &effect() const;
    // What forgetting would take; nothing until it is worked out.
    [[nodiscard]] const std::optional<ErasePreview> &erasePreview() const;
    [[nodiscard]] bool upToDate() const;
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
    void ledgerEntry(credence::LedgerNumber entry);
    void whyRequested(credence::MemoryKey key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildLeft();
    QWidget *buildMiddle();
    QWidget *buildRight();
    void makeActions();
    void readRows(std::function<Result<std::vector<MemoryKey>>(const Store &, std::stop_token)> which, bool beliefsToo);
    void addSelected();
    void findCarriers();
    void workOut();
    void take(WhatIf effect, std::shared_ptr<const GraphScene> scene);
    void refresh();
    void retract();
    [[nodiscard]] EraseRequest eraseRequest() const;
    void previewForget();
    void forget();
    void forgotten(const Erasure &erasure, const Cause &cause);
    void lookForErased();
    void saveCertificate();
    void showForms(const std::vector<NameForm> &forms);
    void point(MemoryKey key, const QObject *from);
    void placePanes();
    void placeGraph();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
