// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// TuneWorkspace: when reflection fires, on the store's own history: the chart with the draft's threshold, firings by
// threshold, settings compared, and the draft beside them; all scopes; the log of what fired and what came of it.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "tune/tunecontroller.h"

#include <QAction>
#include <QList>
#include <QStringList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class Prompts;
class SweepChart;
class TuneChart;
class TunePolicyPane;
class TuneTable;

class TuneWorkspace : public QWidget {
    Q_OBJECT
public:
    TuneWorkspace(Session *session, Prompts *prompts, std::shared_ptr<ReflectBackend> backend,
                  QWidget *parent = nullptr);
    ~TuneWorkspace() override;

    // "importance", "scopes", "log".
    [[nodiscard]] static QStringList viewNames();
    [[nodiscard]] static QString viewTitle(const QString &id);
    [[nodiscard]] static QString viewTip(const QString &id);
    void setView(const QString &id);
    [[nodiscard]] QString view() const;

    [[nodiscard]] QList<QAction *> actions() const;
    [[nodiscard]] QList<QWidget *> panes() const; // for F6, in order
    [[nodiscard]] bool busy() const;
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    void focusFirst();

    [[nodiscard]] TuneController *controller() const;
    [[nodiscard]] TuneChart *chart() const;
    [[nodiscard]] SweepChart *sweep() const;
    [[nodiscard]] TunePolicyPane *policy() const;
    [[nodiscard]] TuneTable *compare() const;

Q_SIGNALS:
    void viewChanged(const QString &id);
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void scopeRequested(const QString &scope);
    void idle();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void refresh();
    void refreshNotes();
    void apply();
    void exportChart(bool svg);
    void exportFirings();
    void fitCompare();
    void exportText(const QString &title, const QString &suffix, const QByteArray &bytes);
    void placePanes();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
