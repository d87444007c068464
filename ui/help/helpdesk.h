// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// HelpDesk: what the window knows of help: the manual at the page about what is shown, and the tour, which begins by
// itself the first time the sample is open. Ownership: a child of the main window, whose commands it carries out.
// Thread safety: GUI thread only.
#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace credence::ui {

class HelpWindow;
class MainWindow;
class Tour;

class HelpDesk : public QObject {
    Q_OBJECT
public:
    // remembers: whether the tour was seen is kept in the settings; else it never begins by itself.
    HelpDesk(MainWindow *window, bool remembers);
    ~HelpDesk() override;

    // The page about what has the focus, or else about the view that is shown.
    [[nodiscard]] QString pageOfWhatIsShown() const;
    void open(const QString &where);
    void close();
    void startTour();
    [[nodiscard]] HelpWindow *manual() const { return m_manual.get(); } // null before it was opened
    [[nodiscard]] Tour *tour() const { return m_tour; }

private:
    void buildTour();
    void opened();
    MainWindow *m_window;
    bool m_remembers;
    bool m_tourWanted = false; // once a store is there to walk through
    std::unique_ptr<HelpWindow> m_manual;
    Tour *m_tour = nullptr;
};

} // namespace credence::ui
