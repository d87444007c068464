// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WindowDriver: a whole window driven by its commands, for tests that look at all of it.
// Ownership: the test's. Thread safety: GUI thread only.
#pragma once

#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/mainwindow.h"
#include "ui/support/fakeprompts.h"

#include <QTest>

namespace credence::test {

inline void resetSettings()
{
    for (const ui::SettingKeyBase *key : ui::Settings::table())
        ui::Settings::instance().setValue(*key, key->fallback());
}

class WindowDriver {
public:
    explicit WindowDriver(ui::MainWindow::Memory memory = ui::MainWindow::Memory::Forget)
    {
        ui::Theme::instance().install(ui::ThemeChoice::Light);
        window = std::make_unique<ui::MainWindow>(&prompts, memory);
        window->show();
    }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return window->commands()->find(QString::fromLatin1(name));
    }
    // False when there is no such command or it is disabled.
    [[nodiscard]] bool trigger(const char *name) const
    {
        QAction *found = action(name);
        if (!found || !found->isEnabled())
            return false;
        found->trigger();
        return true;
    }
    [[nodiscard]] bool open(const QString &path, bool readOnly = false) const
    {
        window->openPath(path, readOnly);
        return QTest::qWaitFor([this] { return window->session()->snapshot() != nullptr; }, 20'000) && settle();
    }
    [[nodiscard]] bool settle() const
    {
        constexpr int kMost = 60'000; // a build that counts lines is slow
        return QTest::qWaitFor([this] { return ui::JobRunner::instance().running() == 0 && !window->busy(); }, kMost);
    }
    // Every view of every workspace, one after the other, at rest.
    template<class Look>
    [[nodiscard]] bool eachView(Look look) const
    {
        for (const QString &workspace : ui::MainWindow::workspaceNames()) {
            for (const QString &view : ui::MainWindow::viewNames(workspace)) {
                window->setWorkspace(workspace);
                window->setView(view);
                if (!settle())
                    return false;
                look(workspace + QLatin1Char('/') + view);
            }
        }
        return true;
    }

    FakePrompts prompts;
    std::unique_ptr<ui::MainWindow> window;
};

} // namespace credence::test
