// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MainWindow: the frame: rail, top bar, workspace with the Details dock, status bar, palette, and what the commands do.
// Ownership: owned by the Application; owns the session and all parts. The prompts must outlive it.
// Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"
#include "shell/theme.h"

#include <QMainWindow>
#include <QStringList>

#include <functional>
#include <memory>

namespace credence::ui {

class Actions;
class AuditWorkspace;
class CommandPalette;
class Curator;
class DetailsPanel;
class HelpDesk;
class InspectWorkspace;
class Prompts;
class ReflectBackend;
class ReflectWorkspace;
class ReviewWorkspace;
class SourceWatcher;
class TuneWorkspace;
class WelcomePage;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    // Keep: geometry, views and recent stores are remembered in the settings. Forget: none is read or written.
    enum class Memory { Keep, Forget };
    MainWindow(Prompts *prompts, Memory memory, QWidget *parent = nullptr);
    // With another way to models than the standard one.
    MainWindow(Prompts *prompts, Memory memory, std::shared_ptr<ReflectBackend> backend, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session *session() const;
    [[nodiscard]] Actions *commands() const;
    [[nodiscard]] Curator *curator() const;
    [[nodiscard]] DetailsPanel *details() const;
    [[nodiscard]] InspectWorkspace *inspect() const;
    [[nodiscard]] ReflectWorkspace *reflect() const;
    [[nodiscard]] ReviewWorkspace *review() const;
    [[nodiscard]] AuditWorkspace *audit() const;
    [[nodiscard]] TuneWorkspace *tune() const;
    [[nodiscard]] CommandPalette *palettePopup() const;
    [[nodiscard]] SourceWatcher *sourceWatcher() const;
    [[nodiscard]] QString noticeText() const; // what a watched source brought; empty when none is shown
    [[nodiscard]] HelpDesk *help() const;

    // Opens a store; offers import for what an importer recognises.
    void openPath(const QString &path, bool readOnly = false);
    void importPath(const QString &path);
    void openSample();

    void setWorkspace(const QString &name);
    [[nodiscard]] QString workspace() const;
    void setView(const QString &name); // of the workspace shown
    void setDetailsOpen(bool open);
    // The error bar: one sentence that stays until it is closed, something is opened, or what failed gets done.
    void showError(const QString &text);
    [[nodiscard]] QString errorText() const; // empty when none is shown

    // Something of what is shown is still being read.
    [[nodiscard]] bool busy() const;

    [[nodiscard]] static QStringList workspaceNames();
    [[nodiscard]] static QStringList viewNames(const QString &workspace);

Q_SIGNALS:
    void openFailed(const QString &path, const QString &why);

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void complain(const QString &what, const QString &todo);
    void tell(const QString &text);
    void noteEntry(LedgerNumber entry);
    void buildFrame(std::shared_ptr<ReflectBackend> backend);
    void buildViews();
    void buildAudit();
    void buildTuneViews();
    void connectTune();
    void showTrigger();
    void connectKeys();
    void nameKeys();
    void changeTextSize(int percent);
    void refreshTextSize();
    void buildCommands();
    void connectSession();
    void refreshCommands();
    void refreshTitle();
    void refreshSteps();
    void refreshReview();
    [[nodiscard]] bool inReview() const;
    [[nodiscard]] bool inInspect() const;
    void focusWorkspace();
    void unlessUnsaved(std::function<void()> go);
    [[nodiscard]] bool inAudit() const;
    void fillMenuBar();
    void popupMenu();
    void popupScopes(const QPoint &at);
    void popupRecent();
    void movePane(int step);
    void placePalette();
    void placeDetails();
    [[nodiscard]] bool detailsOpen() const;
    [[nodiscard]] QList<QWidget *> workspacePanes() const;
    void askOpen();
    void askImport();
    void remember();
    void rememberPlace();
    void returnToPlace();
    void restore();
    void noteRecent(const QString &path);
    void showKeys();
    void showSettings();
    void openSettings(int page);
    void buildSources();
    void noteSync(const QString &source, const SyncReport &report);
    void noticeSource(const Mirror &mirror, const SyncReport &report);
    void showAbout();

    struct Impl;
    std::unique_ptr<Impl> d;
};

// "light", "dark", else the system's.
[[nodiscard]] ThemeChoice themeChoice(const QString &setting);

} // namespace credence::ui
