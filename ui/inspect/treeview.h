// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// TreeView: the reflection tree as it is painted: rows of 24, guides, status glyphs, repeat marks, figures at the
// right. It follows the session's selection and sets it. TreeHeader: its column titles. Ownership: widgets; model and
// session must outlive them. Thread safety: GUI thread only.
#pragma once

#include "models/treemodel.h"
#include "shell/session.h"

#include <QAction>
#include <QHeaderView>
#include <QList>
#include <QTreeView>

#include <functional>
#include <memory>

namespace credence::ui {

class TreeHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit TreeHeader(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    void paintEvent(QPaintEvent *event) override;
};

class TreeView : public QTreeView {
    Q_OBJECT
public:
    TreeView(TreeModel *model, RowCache *rows, Session *session, QWidget *parent = nullptr);
    ~TreeView() override;

    [[nodiscard]] QList<QAction *> actions() const;
    // Those that work on the selected memory, wherever it is shown; where to go with it, and what to copy of it.
    [[nodiscard]] QList<QAction *> memoryActions() const;
    [[nodiscard]] QList<QAction *> goActions() const;
    [[nodiscard]] QList<QAction *> copyActions() const;

    // The memories of all selected rows, each once, from above, at most kChosen; of one row, or while another view has
    // the focus, the selected memory.
    [[nodiscard]] QList<MemoryKey> chosen() const;
    static constexpr qsizetype kChosen = 10'000;
    // Writes them as credence-jsonl with their evidence; message() or failed() follows.
    void exportTo(const QString &path, const QList<credence::MemoryKey> &keys);

    // Makes the memory the current row, opening what is above it. False if the tree does not hold it.
    bool reveal(MemoryKey key);

    [[nodiscard]] bool columnShown(TreeColumn column) const;
    void setColumnShown(TreeColumn column, bool shown);
    void popupColumnMenu(const QPoint &globalPosition);
    [[nodiscard]] QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &state);

    // Bounds of "Expand all below": what lies beyond stays closed and is said so.
    static constexpr int kExpandRows = 2000;
    static constexpr int kExpandLevels = 12;

    void keyboardSearch(const QString &search) override;
    [[nodiscard]] QRect expanderRect(const QModelIndex &index) const;

    // Which rows are open, as ways down by the memories' keys, at most 500; and opening those that are still there.
    [[nodiscard]] QStringList openRows() const;
    void setOpenRows(const QStringList &ways);

Q_SIGNALS:
    void whyRequested(credence::MemoryKey key);
    void showInMapRequested(credence::MemoryKey key);
    void showInFocusRequested(credence::MemoryKey key);
    void whatIfRequested(const QList<credence::MemoryKey> &keys);
    void exportRequested(const QList<credence::MemoryKey> &keys);
    void failed(const QString &what, const QString &todo);
    void message(const QString &text);
    void columnsChanged();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void paintEvent(QPaintEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void follow(); // the session's selection
    void makeActions();
    void updateActions();
    void fitColumns();
    void sizeColumns();
    void tellGroup(const QModelIndex &index);
    void applyMeasures();
    void expandBelow(const QModelIndex &index);
    void collapseBelow(const QModelIndex &index);
    // The memory of the current row; while another view has the focus, the selected one.
    [[nodiscard]] MemoryKey inHand() const;
    // Reads them unless they are here already.
    void withMemories(const QList<credence::MemoryKey> &keys, std::function<void(const std::vector<Memory> &)> then);
    void copyJsonl(const QList<credence::MemoryKey> &keys);
    void drawText(QPainter &painter, const QRect &cell, const QModelIndex &index, const TreeRow &row,
                  bool selected) const;
    void drawFigure(QPainter &painter, const QRect &cell, const QModelIndex &index, const TreeRow &row,
                    bool selected) const;
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
