// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FocusPane: the neighbourhood of one memory as a layered graph. What is selected elsewhere becomes the middle; a click
// or an arrow inside selects and leaves the picture as it is; Enter or a double click makes the box the middle. Each
// box says how many of its sources and dependents are not shown and opens them in place. Ownership: a widget; the
// session must outlive it. Thread safety: GUI thread only; it reads in jobs.
#pragma once

#include "inspect/focusscene.h"
#include "inspect/mappane.h"
#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class FocusPane : public QWidget {
    Q_OBJECT
public:
    explicit FocusPane(Session *session, QWidget *parent = nullptr);
    ~FocusPane() override;

    [[nodiscard]] GraphCanvas *canvas() const;
    [[nodiscard]] QList<QAction *> actions() const;
    // Offered where nothing is selected.
    void setEmptyAction(QAction *action);

    [[nodiscard]] MemoryKey centre() const;
    void setCentre(MemoryKey key);
    // How many links away it reaches: 1 to 3, or 0 for as far as they lead.
    void setLinks(int links);
    [[nodiscard]] int links() const;
    // How many boxes are shown before any is opened: 60, 100, 200 or 300.
    void setMost(int most);
    [[nodiscard]] int most() const;
    // Shows sources (below) or dependents of a memory that are not shown yet; foldBack() undoes the last one.
    void open(MemoryKey key, bool below);
    void foldBack();

    // Something of what is shown is still being read; idle() follows.
    [[nodiscard]] bool busy() const;
    [[nodiscard]] QString facts() const;
    [[nodiscard]] QStringList legend() const; // in words
    // Writes the whole graph; exported() or exportFailed() follows.
    void exportTo(const QString &path, MapExport format);

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

Q_SIGNALS:
    void idle();
    void message(const QString &text);
    // Enter on the memory in the middle: the window shows why.
    void whyRequested(credence::MemoryKey key);
    void menuRequested(const QPoint &globalPosition);
    void exportRequested(credence::ui::MapExport format);
    void exported(const QString &path);
    void exportFailed(const QString &path, const QString &why);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
