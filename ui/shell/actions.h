// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Actions: every command of the window in one table, with its object name, text, status tip, shortcuts, icon, menu and
// what it needs. Menus, the rail, the palette and the sheet of keys are made from it; workspaces add theirs. Its keys
// can be changed: what a person chose stands in a map of object names to keys, which the settings keep. Ownership: owns
// its QActions; the main window owns it. Thread safety: GUI thread only.
#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QString>
#include <QVariantMap>

#include <vector>

namespace credence::ui {

enum class Act {
    Open,
    Import,
    Sample,
    Export,
    Sources,
    Verify,
    CloseStore,
    ClearRecent,
    Quit,
    Undo,
    Redo,
    Retract,
    Restore,
    Supersede,
    ExportWhy,
    Back,
    Forward,
    Palette,
    Filter,
    Details,
    NextPane,
    PreviousPane,
    MenuBar,
    TextLarger,
    TextSmaller,
    TextNormal,
    Settings,
    Help,
    Keys,
    Tour,
    About,
};

// What must be the case for a command to be enabled.
enum class Needs { Nothing, Store, Selection, Special };

enum class MenuPlace { File, Edit, Memory, Review, Audit, View, Help };

class Actions : public QObject {
    Q_OBJECT
public:
    struct State {
        bool open = false;
        bool selected = false;
    };

    explicit Actions(QWidget *window);

    [[nodiscard]] QAction *operator[](Act act) const;
    [[nodiscard]] QAction *find(const QString &objectName) const;
    // Own commands first, then those that workspaces added; without separators.
    [[nodiscard]] QList<QAction *> all() const;
    [[nodiscard]] QList<QAction *> in(MenuPlace place) const;
    [[nodiscard]] static QString menuTitle(MenuPlace place);
    [[nodiscard]] static QList<MenuPlace> places();

    // Commands of a workspace or panel; `this` does not own them.
    void add(MenuPlace place, const QList<QAction *> &actions);

    // Enables what does not have the need `Special`; those belong to whoever knows (back, undo ...).
    void refresh(const State &state);
    // Icons carry the colours of the theme.
    void refreshIcons();

    // The keys that a command came with.
    [[nodiscard]] QList<QKeySequence> defaultKeys(const QAction *action) const;
    [[nodiscard]] bool hasOwnKeys(const QAction *action) const; // others than it came with
    // Commands that could not be told from `action` if it had `keys`: those that can be reached from the same place by
    // the same keys, or by keys that begin with them. The two pages of a stack never show at once.
    [[nodiscard]] QList<QAction *> conflicts(const QAction *action, const QKeySequence &keys) const;
    // What is not in the map has its own keys again; an empty list takes all keys from a command. Keys are written as
    // portable text ("Ctrl+K"); what can't be read is passed over.
    void setChosenKeys(const QVariantMap &chosen);
    // `chosen` with another choice for one command; without it where the keys are those that it came with.
    [[nodiscard]] QVariantMap withKeys(QVariantMap chosen, const QAction *action,
                                       const QList<QKeySequence> &keys) const;

Q_SIGNALS:
    void added();
    void keysChanged();

private:
    struct Entry {
        QAction *action = nullptr;
        MenuPlace place = MenuPlace::File;
        Needs needs = Needs::Nothing;
        const char *icon = nullptr; // null: not of the table
        QList<QKeySequence> keys;   // that it came with
    };
    void describe(const Entry &entry);
    void applyChosen(const Entry &entry);
    std::vector<Entry> m_entries;
    QVariantMap m_chosen;
};

} // namespace credence::ui
