// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// TopBar: back and forward, the workspace's views, the find field, undo and redo, the Details toggle. Where they don't
// all fit, the views fold into a menu, the find field into its icon, and what the menus have goes.
// Ownership: a child of the main window; the actions must outlive it. Thread safety: GUI thread only.
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QHBoxLayout;

namespace credence::ui {

class Actions;
class Button;
class FindField;
class SegmentedControl;

class TopBar : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(const Actions &actions, QWidget *parent = nullptr);

    // The views of a workspace stand in the order of the calls; those of the workspace shown are seen.
    void addView(const QString &workspace, QAction *action);
    void setWorkspace(const QString &workspace);
    // Of the command that the field stands for.
    void setFindKeys(const QKeySequence &keys);
    // A count behind a view's word; empty: none.
    void setViewCount(QAction *action, const QString &count);
    // The way to a commit, with its count; hidden where there is none. Once.
    void setCommit(QAction *action);
    void setCommitCount(int count, bool shown = false);
    // Without a store only commands can be found, and there is nothing to undo or to look at.
    void setStoreOpen(bool open);

Q_SIGNALS:
    void findRequested(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Place {
        SegmentedControl *control = nullptr;
        int index = 0;
    };
    void showViews();
    void fit();
    QHash<QString, SegmentedControl *> m_views; // by workspace
    QHash<QAction *, Place> m_places;
    QHBoxLayout *m_viewLayout = nullptr;
    QString m_workspace;
    bool m_open = false;
    FindField *m_find = nullptr;
    QWidget *m_right = nullptr;
    QList<QWidget *> m_steps; // back, forward, undo, redo
    bool m_fitting = false;
    Button *m_commit = nullptr;
    int m_commitCount = 0;
    QWidget *m_balance = nullptr; // keeps the find field in the middle while the right group is away
};

} // namespace credence::ui
