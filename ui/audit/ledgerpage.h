// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// LedgerPage: who did what, when and why: the entries with their chain, filters, verification, export, and the entry in
// hand with what it changed and what undoing it would do.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only; it reads in jobs.
#pragma once

#include "audit/ledgermodel.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>
#include <optional>

namespace credence::ui {

class Prompts;
class RowView;

class LedgerPage : public QWidget {
    Q_OBJECT
public:
    LedgerPage(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~LedgerPage() override;

    [[nodiscard]] LedgerModel *model() const;
    [[nodiscard]] RowView *list() const;
    [[nodiscard]] const std::optional<Verification> &verification() const;
    void select(LedgerNumber number); // once it is read
    void verify();                    // chain, schema, file and indexes
    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QList<QWidget *> panes() const;
    [[nodiscard]] bool busy() const;
    void focusFirst();
    void focusFilter();
    [[nodiscard]] QVariantMap filterState() const;
    void setFilterState(const QVariantMap &state);
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

private:
    void build();
    QWidget *buildLeft();
    QWidget *buildRight();
    void makeActions();
    void open();
    void look(bool all);
    void filter();
    void fillFilters();
    void loadEntry();
    void refresh();
    void turn(bool undo);
    void exportLedger();
    void placePanes();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
