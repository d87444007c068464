// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WhyPage: the whole argument of the selected memory: its graph, the chain in words, the leaf episodes with dates and
// bearing sentences, how it was made, what became of it and what rests on it. Pointing at a box, a reason or an episode
// shows it in all three; Enter or a double click goes there.
// Ownership: a widget; session and prompts must outlive it. Thread safety: GUI thread only; it reads in jobs.
#pragma once

#include "shell/session.h"

#include <credence/dossier.h>

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class GraphCanvas;
class Prompts;
class WhyList;

class WhyPage : public QWidget {
    Q_OBJECT
public:
    WhyPage(Session *session, Prompts *prompts, QWidget *parent = nullptr);
    ~WhyPage() override;

    [[nodiscard]] GraphCanvas *canvas() const;
    [[nodiscard]] WhyList *words() const;
    [[nodiscard]] WhyList *episodes() const;
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
    void whatIfRequested(credence::MemoryKey key);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void makeActions();
    void load();
    void show(Dossier dossier);
    void point(MemoryKey key, const QObject *from);
    void refreshFacts();
    void updateActions();
    void placePanes();
    void exportAs(DossierFormat format, bool redact);
    struct Impl;
    std::unique_ptr<Impl> d;
};

// The graph of an argument for the canvas.
struct GraphScene;
[[nodiscard]] std::shared_ptr<const GraphScene> argumentScene(const Dossier &dossier);

} // namespace credence::ui
