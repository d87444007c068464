// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// InspectWorkspace: the reflection tree beside its map, with the filter above and one selection shared with the rest
// of the window. Ownership: a widget; the Session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>

namespace credence::ui {

class FocusPane;
class MapPane;
class RowCache;
class TreeModel;
class TreeView;

class InspectWorkspace : public QWidget {
    Q_OBJECT
public:
    // Values are written to settings: do not renumber.
    enum class View { Tree = 0, TreeAndMap = 1, Map = 2, Focus = 3 };
    Q_ENUM(View)

    explicit InspectWorkspace(Session *session, QWidget *parent = nullptr);
    ~InspectWorkspace() override;

    // All actions of the workspace, with object names, for the window's menus and the palette.
    [[nodiscard]] QList<QAction *> actions() const;

    void setView(View view);
    [[nodiscard]] View view() const;
    // The views that this build offers, in order, and their names.
    [[nodiscard]] static QList<View> views();
    [[nodiscard]] static QString viewName(View view);

    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

    [[nodiscard]] MapPane *mapPane() const;
    [[nodiscard]] FocusPane *focusPane() const;
    [[nodiscard]] TreeModel *treeModel() const;
    [[nodiscard]] TreeView *treeView() const;
    [[nodiscard]] RowCache *rows() const;

    // Something of what is shown is still being read or computed; idle() follows when it is not any more.
    [[nodiscard]] bool busy() const;

public Q_SLOTS:
    void focusFilter();
    // The words of the filter, without its menus.
    [[nodiscard]] QString filterWords() const;
    // What is open in the tree and chosen in the filter's menus; it is taken once the whole tree is there.
    [[nodiscard]] QVariantMap place() const;
    void setPlace(const QVariantMap &place);
    void setFilterWords(const QString &words);
    void focusTree();

Q_SIGNALS:
    void viewChanged(credence::ui::InspectWorkspace::View view);
    void idle();
    void treeShown(); // once after a store was opened: the first rows, with their texts, are painted
    // A row was activated (Enter, double click): the window shows why.
    void whyRequested(credence::MemoryKey key);
    void whatIfRequested(const QList<credence::MemoryKey> &keys);
    void failed(const QString &what, const QString &todo);
    // One sentence for the status bar: what a command did or could not do.
    void message(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyView();
    void popupMenu(const QPoint &at, const QList<QAction *> &more);
    void placeSplitter();
    void planShown();
    void checkIdle();
    void openAgain();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
