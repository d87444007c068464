// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// TreeModel: the reflection tree as an outline. Roots are what nothing rests on, children are evidence; last comes the
// group of episodes that nothing rests on. It is a graph shown as paths: a memory that occurs again is marked with its
// count, and no path runs into itself. Rows are made when they are looked at. data() never waits: texts come from the
// RowCache, figures from jobs. Long lists of roots are made in pages (fetchMore); of very long ones the first rows
// are shown, and after them parts that are opened one by one.
// With a filter the matching memories are the roots. A new filter resets; a changed store or order does not.
// Ownership: shares the snapshot; the RowCache must outlive it. Thread safety: GUI thread only.
#pragma once

#include "models/rowcache.h"
#include "models/treeplan.h"

#include <QAbstractItemModel>

#include <memory>

namespace credence::ui {

// All that a row is painted with, in one look.
struct TreeRow {
    MemoryKey key;
    Node node = kNoNode;
    const NodeRow *facts = nullptr; // null for groups and missing sources; valid until the model changes
    QString text;
    bool loading = false, unreadable = false, group = false, missing = false, loops = false;
    int part = -1;  // of a long list, from 0; a group as well
    int repeat = 0; // places, when this is not the first one
    int level = 0;
    Role role = Role::Supports;
    bool isRoot = false;
    const GroundingColumns *grounding = nullptr; // null until computed
    [[nodiscard]] bool ungrounded() const;
};

class TreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    explicit TreeModel(RowCache *rows, QObject *parent = nullptr);
    ~TreeModel() override;

    // Null empties it. A snapshot of the same scope updates rows in place; `anew` starts over.
    void setSnapshot(std::shared_ptr<const Snapshot> snapshot, bool anew = false);
    // What Store::snapshotTop gave: shown, without figures, until the first plan of a snapshot takes its place. Nothing
    // happens for an empty part, or where there is a snapshot, a filter or a chosen order.
    void setTop(std::shared_ptr<const Snapshot> top);
    void setFilter(const TreeFilter &filter);
    [[nodiscard]] const TreeFilter &filter() const;
    [[nodiscard]] const TreeSort &sorting() const;
    // The plan that is shown; null before the first one.
    [[nodiscard]] std::shared_ptr<const TreePlan> plan() const;

    [[nodiscard]] TreeRow row(const QModelIndex &index) const;
    [[nodiscard]] MemoryKey key(const QModelIndex &index) const;
    // Where the memory occurs first; the rows above, and before it in a long list, are made as needed. Invalid if it is
    // not in the tree.
    [[nodiscard]] QModelIndex firstIndex(MemoryKey key);
    // All places that were made so far.
    [[nodiscard]] QModelIndexList madeIndexes(MemoryKey key) const;
    [[nodiscard]] bool busy() const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    // Roots, and episodes that nothing rests on, are made in pages, up to 32,768 of them.
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    // Dragged rows are copies of their texts, as far as they have been read.
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }
    // A negative column takes the order back.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void planChanged(); // a new plan is shown: other counts, roots or order
    void idle();        // plan and figures asked for are here

private:
    struct Item;
    struct Impl;
    void makePlan();
    void apply(std::shared_ptr<const TreePlan> plan);
    [[nodiscard]] std::size_t allRows(const QModelIndex &parent) const;
    void makeRows(const QModelIndex &parent, std::size_t count);
    void keepFigures(const TreePlan &before);
    void computeGrounding();
    void groundingReady(const std::vector<Node> &nodes);
    void touch(const std::vector<quint32> &items, int firstColumn, int lastColumn);
    void rowsArrived(const QList<MemoryKey> &keys);
    void sayIdle();
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
