// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// BearingRows: memories as sources, one under the other: number, time, note and the whole text with the words that bear
// a claim; heads between them. Models of such rows derive from it; BearingDelegate paints them. Ownership: values.
// Thread safety: GUI thread only.
#pragma once

#include "review/reviewwords.h"

#include <credence/memory.h>

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <string>
#include <vector>

namespace credence::ui {

struct BearingRow {
    QString head; // of a part; then all else is empty
    std::string id;
    MemoryKey key;
    int number = 0;
    QString text, time, importance, note; // note: "closest 0.61", "retracted"
    QString quote;
    TextSpan bearing;
    bool against = false, missing = false, loading = true;
    Status status = Status::Active;
    Kind kind = Kind::Episode;
};

class BearingRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const BearingRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

protected:
    std::vector<BearingRow> m_rows;
};

class BearingDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

// "Tue 14 Apr 09:12", in the local zone.
[[nodiscard]] QString bearingTime(Time time);

} // namespace credence::ui
