// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SetupPane: what is reflected on, how, with which model, within which budget; the estimate follows what is typed.
// While a run is under way it is locked and shows what was spent. Values are remembered for each store and scope.
// Ownership: a widget; session and controller must outlive it. Thread safety: GUI thread only.
#pragma once

#include "reflect/runcontroller.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class SetupPane : public QWidget {
    Q_OBJECT
public:
    SetupPane(Session *session, RunController *controller, std::shared_ptr<ReflectBackend> backend,
              QWidget *parent = nullptr);
    ~SetupPane() override;

    // Run, Stop, Reset all: for the window's menus and the palette.
    [[nodiscard]] QList<QAction *> actions() const;

    [[nodiscard]] QString preset() const;
    void setPreset(const QString &id);
    // The parameters of a run become the setup's, so that it can be changed and run again.
    void take(const RunRecord &record);
    // The providers have changed.
    void reloadModels();
    [[nodiscard]] ReflectRequest request() const;
    // Ids or source references that were typed: only these are reflected on. Empty: all.
    [[nodiscard]] std::vector<std::string> memories() const;
    [[nodiscard]] std::optional<ProviderConfig> provider() const; // none for presets without a model
    [[nodiscard]] int maxAttempts() const;

    // An estimate is under way, or about to be.
    [[nodiscard]] bool busy() const;
    // Values are read from and written to the settings only when this is on.
    void setRemembers(bool on);
    void focusFirst();

Q_SIGNALS:
    void modelsRequested(); // a person wants to set one up
    void clearKeptReplies();
    void idle();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void fillScopes();
    void fillModels();
    void buildParameters();
    void changed();
    void startEstimate();
    void showFigures();
    void updateState();
    void run();
    void restoreValues();
    void storeValues();
    [[nodiscard]] QString settingsKey() const;

    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
