// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/actions.h"

#include "widgets/glyphs.h"

#include <QKeySequence>
#include <QStackedWidget>
#include <QWidget>

#include <array>

namespace credence::ui {

namespace {

struct Spec {
    Act act;
    const char *name; // object name: tests, scripts and settings know a command by it
    const char *text;
    const char *tip;
    std::array<const char *, 2> keys;
    const char *icon;
    MenuPlace place;
    Needs needs;
    bool checkable = false;
};

// One line a command, in the order of the menus.
const std::array kSpecs{
    Spec{Act::Open,
         "store.open",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Open…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Open a memory store"),
         {"Ctrl+O"},
         "folder-open",
         MenuPlace::File,
         Needs::Nothing},
    Spec{Act::Import,
         "store.import",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Import…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions",
                           "Read another tool's memory into a store; the original is only read"),
         {"Ctrl+I"},
         "import",
         MenuPlace::File,
         Needs::Nothing},
    Spec{Act::Sample,
         "store.sample",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Try the sample"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Open your own copy of the sample store"),
         {},
         "flask-conical",
         MenuPlace::File,
         Needs::Special},
    Spec{Act::Export,
         "store.export",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Export…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions",
                           "Write memories and what they rest on to a file, for people or programs"),
         {},
         "download",
         MenuPlace::File,
         Needs::Store},
    Spec{Act::Sources,
         "store.sources",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Sources…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions",
                           "Keep in step with what the store was filled from, or hand back what was decided"),
         {},
         "arrow-left-right",
         MenuPlace::File,
         Needs::Store},
    Spec{Act::Verify,
         "store.verify",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Verify the ledger"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Check the chain of the ledger, the schema and the file"),
         {},
         "shield-check",
         MenuPlace::File,
         Needs::Store},
    Spec{Act::CloseStore,
         "store.close",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Close the store"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Close the store and show the start page"),
         {"Ctrl+W"},
         "x",
         MenuPlace::File,
         Needs::Store},
    Spec{Act::ClearRecent,
         "recent.clear",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Clear the list of recent stores"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Forget which stores were open; no file is touched"),
         {},
         "history",
         MenuPlace::File,
         Needs::Special},
    Spec{Act::Quit,
         "app.quit",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Quit"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Close the window and end the program"),
         {"Ctrl+Q"},
         "log-out",
         MenuPlace::File,
         Needs::Nothing},
    Spec{Act::Undo,
         "edit.undo",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Undo"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Take back the last change, as a new entry of the ledger"),
         {"Ctrl+Z"},
         "undo-2",
         MenuPlace::Edit,
         Needs::Special},
    Spec{Act::Redo,
         "edit.redo",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Redo"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Apply what was taken back again, as a new entry of the ledger"),
         {"Ctrl+Shift+Z"},
         "redo-2",
         MenuPlace::Edit,
         Needs::Special},
    Spec{Act::Retract,
         "memory.retract",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Retract…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Withdraw the selected memory; its text is kept"),
         {},
         "circle-x",
         MenuPlace::Memory,
         Needs::Special},
    Spec{Act::Restore,
         "memory.restore",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Restore…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Put a retracted or superseded memory back in force"),
         {},
         "rotate-ccw",
         MenuPlace::Memory,
         Needs::Special},
    Spec{Act::Supersede,
         "memory.supersede",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Supersede…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Replace the selected memory by another one"),
         {},
         "replace",
         MenuPlace::Memory,
         Needs::Special},
    Spec{Act::ExportWhy,
         "memory.export-why",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Export the argument…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Write why the selected memory is believed as a document"),
         {},
         "file-down",
         MenuPlace::Memory,
         Needs::Selection},
    Spec{Act::Back,
         "view.back",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Back"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Go to the memory selected before"),
         {"Alt+Left"},
         "arrow-left",
         MenuPlace::View,
         Needs::Special},
    Spec{Act::Forward,
         "view.forward",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Forward"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Go to the memory selected after this one"),
         {"Alt+Right"},
         "arrow-right",
         MenuPlace::View,
         Needs::Special},
    Spec{Act::Palette,
         "view.palette",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Find a memory or a command"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Search beliefs, episodes and commands"),
         {"Ctrl+K"},
         "search",
         MenuPlace::View,
         Needs::Nothing},
    Spec{Act::Filter,
         "view.filter",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Filter the tree"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Go to the filter above the tree"),
         {"Ctrl+F"},
         "list-filter",
         MenuPlace::View,
         Needs::Store},
    Spec{Act::Details,
         "view.details",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Details"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Show or hide what is known of the selected memory"),
         {"Ctrl+D"},
         "panel-right",
         MenuPlace::View,
         Needs::Store,
         true},
    Spec{Act::NextPane,
         "view.next-pane",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Next pane"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Go to the next pane of the window"),
         {"F6"},
         "arrow-right",
         MenuPlace::View,
         Needs::Nothing},
    Spec{Act::PreviousPane,
         "view.previous-pane",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Previous pane"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Go to the pane before this one"),
         {"Shift+F6"},
         "arrow-left",
         MenuPlace::View,
         Needs::Nothing},
    Spec{Act::MenuBar,
         "view.menu-bar",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Menu bar"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Show a menu bar beside the menu button"),
         {"Ctrl+M"},
         "menu",
         MenuPlace::View,
         Needs::Nothing,
         true},
    Spec{Act::TextLarger,
         "view.text-larger",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Larger text"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Make all texts and rows larger"),
         {"Ctrl++", "Ctrl+="},
         "zoom-in",
         MenuPlace::View,
         Needs::Special},
    Spec{Act::TextSmaller,
         "view.text-smaller",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Smaller text"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Make all texts and rows smaller"),
         {"Ctrl+-"},
         "zoom-out",
         MenuPlace::View,
         Needs::Special},
    Spec{Act::TextNormal,
         "view.text-normal",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Usual text size"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Give texts the size that the desktop asks for"),
         {"Ctrl+0"},
         "rotate-ccw",
         MenuPlace::View,
         Needs::Special},
    Spec{Act::Settings,
         "app.settings",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Settings…"),
         QT_TRANSLATE_NOOP("credence::ui::Actions",
                           "Theme, text size, keys, your name, the privacy policy and model providers"),
         {"Ctrl+,"},
         "settings",
         MenuPlace::View,
         Needs::Nothing},
    Spec{Act::Help,
         "help.manual",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Help"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Open the manual at the page about what is shown"),
         {"F1"},
         "circle-question-mark",
         MenuPlace::Help,
         Needs::Nothing},
    Spec{Act::Keys,
         "help.keys",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Keys"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Show all keyboard shortcuts"),
         {"?"},
         "keyboard",
         MenuPlace::Help,
         Needs::Nothing},
    Spec{Act::Tour,
         "help.tour",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Show me around"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "A tour of the sample store in six steps"),
         {},
         "play",
         MenuPlace::Help,
         Needs::Special},
    Spec{Act::About,
         "help.about",
         QT_TRANSLATE_NOOP("credence::ui::Actions", "About Credence"),
         QT_TRANSLATE_NOOP("credence::ui::Actions", "Version and licence"),
         {},
         "info",
         MenuPlace::Help,
         Needs::Nothing},
};

} // namespace

Actions::Actions(QWidget *window) : QObject(window)
{
    for (const Spec &spec : kSpecs) {
        auto *action = new QAction(tr(spec.text), this);
        action->setObjectName(QString::fromLatin1(spec.name));
        action->setStatusTip(tr(spec.tip));
        QList<QKeySequence> keys;
        for (const char *key : spec.keys) {
            if (key)
                keys << QKeySequence(QString::fromLatin1(key));
        }
        action->setShortcuts(keys);
        action->setShortcutVisibleInContextMenu(true);
        action->setCheckable(spec.checkable);
        window->addAction(action);
        m_entries.push_back({action, spec.place, spec.needs, spec.icon, keys});
        describe(m_entries.back());
    }
    refreshIcons();
    refresh({});
}

QAction *Actions::operator[](Act act) const
{
    for (std::size_t i = 0; i < kSpecs.size(); ++i) {
        if (kSpecs[i].act == act)
            return m_entries[i].action;
    }
    Q_UNREACHABLE();
    return nullptr;
}

QAction *Actions::find(const QString &objectName) const
{
    for (const Entry &entry : m_entries) {
        if (entry.action->objectName() == objectName)
            return entry.action;
    }
    return nullptr;
}

QList<QAction *> Actions::all() const
{
    QList<QAction *> actions;
    for (const Entry &entry : m_entries)
        actions << entry.action;
    return actions;
}

QList<QAction *> Actions::in(MenuPlace place) const
{
    QList<QAction *> actions;
    for (const Entry &entry : m_entries) {
        if (entry.place == place)
            actions << entry.action;
    }
    return actions;
}

QString Actions::menuTitle(MenuPlace place)
{
    switch (place) {
    case MenuPlace::File:
        return tr("Store");
    case MenuPlace::Edit:
        return tr("Edit");
    case MenuPlace::Memory:
        return tr("Memory");
    case MenuPlace::Review:
        return tr("Review");
    case MenuPlace::Audit:
        return tr("Audit");
    case MenuPlace::View:
        return tr("View");
    case MenuPlace::Help:
        return tr("Help");
    }
    return {};
}

QList<MenuPlace> Actions::places()
{
    return {MenuPlace::File,  MenuPlace::Edit, MenuPlace::Memory, MenuPlace::Review,
            MenuPlace::Audit, MenuPlace::View, MenuPlace::Help};
}

void Actions::add(MenuPlace place, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (!action || action->isSeparator())
            continue;
        m_entries.push_back({action, place, Needs::Special, nullptr, action->shortcuts()});
        applyChosen(m_entries.back());
        connect(action, &QObject::destroyed, this, [this, action] {
            std::erase_if(m_entries, [action](const Entry &entry) { return entry.action == action; });
        });
    }
    Q_EMIT added();
}

void Actions::refresh(const State &state)
{
    for (const Entry &entry : m_entries) {
        switch (entry.needs) {
        case Needs::Nothing:
            entry.action->setEnabled(true);
            break;
        case Needs::Store:
            entry.action->setEnabled(state.open);
            break;
        case Needs::Selection:
            entry.action->setEnabled(state.open && state.selected);
            break;
        case Needs::Special:
            break;
        }
    }
}

// What a command does, and its keys.
void Actions::describe(const Entry &entry)
{
    QAction *action = entry.action;
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? action->statusTip()
                                      : tr("%1 (%2)", "what a command does, its keys").arg(action->statusTip(), keys));
}

void Actions::applyChosen(const Entry &entry)
{
    const auto chosen = m_chosen.constFind(entry.action->objectName());
    QList<QKeySequence> keys = entry.keys;
    if (chosen != m_chosen.constEnd()) {
        keys.clear();
        for (const QString &text : chosen->toStringList()) {
            const QKeySequence sequence = QKeySequence::fromString(text, QKeySequence::PortableText);
            if (!sequence.isEmpty() && sequence[0].key() != Qt::Key_unknown)
                keys << sequence;
        }
    }
    if (entry.action->shortcuts() == keys)
        return;
    entry.action->setShortcuts(keys);
    describe(entry);
}

QList<QKeySequence> Actions::defaultKeys(const QAction *action) const
{
    for (const Entry &entry : m_entries) {
        if (entry.action == action)
            return entry.keys;
    }
    return {};
}

bool Actions::hasOwnKeys(const QAction *action) const
{
    return action->shortcuts() != defaultKeys(action);
}

void Actions::setChosenKeys(const QVariantMap &chosen)
{
    if (chosen == m_chosen)
        return;
    m_chosen = chosen;
    for (const Entry &entry : m_entries)
        applyChosen(entry);
    Q_EMIT keysChanged();
}

QVariantMap Actions::withKeys(QVariantMap chosen, const QAction *action, const QList<QKeySequence> &keys) const
{
    if (keys == defaultKeys(action)) {
        chosen.remove(action->objectName());
        return chosen;
    }
    QStringList texts;
    for (const QKeySequence &sequence : keys)
        texts << sequence.toString(QKeySequence::PortableText);
    chosen.insert(action->objectName(), texts);
    return chosen;
}

namespace {

// Where the keys of a command act.
QList<QWidget *> placesOf(const QAction *action)
{
    QList<QWidget *> places;
    for (QObject *object : action->associatedObjects()) {
        if (auto *widget = qobject_cast<QWidget *>(object))
            places << widget;
    }
    return places;
}

bool actsInWindow(const QAction *action)
{
    return action->shortcutContext() == Qt::WindowShortcut || action->shortcutContext() == Qt::ApplicationShortcut;
}

QWidget *commonAncestor(QWidget *one, QWidget *other)
{
    for (QWidget *up = one; up; up = up->parentWidget()) {
        if (up == other || up->isAncestorOf(other))
            return up;
    }
    return nullptr;
}

bool meet(QWidget *one, QWidget *other, bool windowWide)
{
    QWidget *common = commonAncestor(one, other);
    if (!common)
        return false;
    if (common == one || common == other)
        return true;
    return windowWide && !qobject_cast<QStackedWidget *>(common);
}

} // namespace

QList<QAction *> Actions::conflicts(const QAction *action, const QKeySequence &keys) const
{
    QList<QAction *> found;
    if (keys.isEmpty())
        return found;
    const QList<QWidget *> mine = placesOf(action);
    for (const Entry &entry : m_entries) {
        QAction *other = entry.action;
        if (other == action)
            continue;
        const QList<QKeySequence> theirs = other->shortcuts();
        const bool same = std::any_of(theirs.begin(), theirs.end(), [&keys](const QKeySequence &their) {
            return keys.matches(their) != QKeySequence::NoMatch || their.matches(keys) != QKeySequence::NoMatch;
        });
        if (!same)
            continue;
        const bool windowWide = actsInWindow(action) || actsInWindow(other);
        const QList<QWidget *> others = placesOf(other);
        const bool together = std::any_of(mine.begin(), mine.end(), [&](QWidget *one) {
            return std::any_of(others.begin(), others.end(), [&](QWidget *two) { return meet(one, two, windowWide); });
        });
        if (together)
            found << other;
    }
    return found;
}

void Actions::refreshIcons()
{
    for (const Entry &entry : m_entries) {
        if (entry.icon)
            entry.action->setIcon(icon(QString::fromLatin1(entry.icon)));
    }
}

} // namespace credence::ui
