// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// DetailsPanel: the content of the Details dock: the selected memory whole, or its argument in words (Why), or, with
// nothing selected, what the store holds. Reads through jobs; never blocks.
// Ownership: a widget; the Session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <credence/audit.h>

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

class QPlainTextEdit;

namespace credence::ui {

class Button;
struct DetailsData;
struct ShownCandidate;

class DetailsPanel : public QWidget {
    Q_OBJECT
public:
    explicit DetailsPanel(Session *session, QWidget *parent = nullptr);
    ~DetailsPanel() override;

    // Why (W), Back to details, Copy argument, ...: with object names, for the window's menus and the palette.
    [[nodiscard]] QList<QAction *> actions() const;

    // Something of what is shown is still being read; idle() follows when it is not any more.
    [[nodiscard]] bool busy() const;
    [[nodiscard]] bool showsWhy() const;

    // A candidate instead of the selected memory, until another one is selected; null: the memory again.
    void showCandidate(const std::shared_ptr<const ShownCandidate> &candidate);
    [[nodiscard]] bool showsCandidate() const;

    // Keeps the memory that is shown while others are selected. It ends with the store, and shows the selection again.
    void setPinned(bool on);

public Q_SLOTS:
    void showWhy();     // of the selected memory
    void showDetails(); // back from Why

Q_SIGNALS:
    void idle();
    // The window owns the prompts: it asks, and calls the store.
    void retractRequested(credence::MemoryKey key);
    void restoreRequested(credence::MemoryKey key);
    void supersedeRequested(credence::MemoryKey key);
    void exportWhyRequested(credence::MemoryKey key);
    // One sentence for the status bar.
    void message(const QString &text);
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override; // Esc leads from Why back to the details

private:
    [[nodiscard]] MemoryKey inHand() const; // pinned or selected
    void makeActions();
    void buildDetails();
    void buildWhy();
    void buildNothing();
    QPlainTextEdit *rawText(const QString &name, QWidget *parent);
    void foldRaw(Button *toggle, QPlainTextEdit *edit, bool open);
    void applyMono();
    void refresh();
    void cancelJobs();
    void updateActions();
    void sayIdle();
    void showError(const Error &error);
    void startDetails();
    void startWhy();
    void showSeveral();
    void fillDetails(const DetailsData &loaded);
    void copyWhy(WhyFormat format);
    void showOverview();
    void showAgentState(const std::string &json);
    void countOverview();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
