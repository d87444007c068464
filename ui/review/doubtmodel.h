// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// DoubtModel: beliefs that wait for a recheck under heads (stale, suspect), then those that newer episodes seem to
// contradict. DoubtSources: what one of them lost, what is left of it, and what came since. Ownership: values. Thread
// safety: GUI thread only.
#pragma once

#include "review/bearingrows.h"

#include <credence/recheck.h>

#include <QAbstractListModel>

#include <optional>
#include <stop_token>
#include <vector>

namespace credence::ui {

class DoubtModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    struct Row {
        QString head, count; // of a part; then all else is empty
        const DoubtedBelief *doubted = nullptr;
        const Contradiction *against = nullptr; // exactly one of the two is set
        MemoryKey key;                          // of the belief
        Status status = Status::Active;
        QString text, facts; // facts: "lost 1 of 3", "not against"
    };

    void setDoubts(Doubts doubts);
    [[nodiscard]] const Row &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int beliefs() const { return int(m_doubts.beliefs.size()); }
    [[nodiscard]] int contradicted() const { return int(m_doubts.contradictions.size()); }
    // How many episodes of a scope, its newest, were compared, where it has more; else 0.
    [[nodiscard]] std::size_t compared() const { return m_doubts.compared; }
    // The first row of a belief; -1: none. 0: the first row that is no head.
    [[nodiscard]] int rowOf(MemoryKey key) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    Doubts m_doubts;
    std::vector<Row> m_rows;
};

class DoubtSources : public BearingRows {
    Q_OBJECT
public:
    using BearingRows::BearingRows;

    void show(const DoubtModel::Row *row); // null: nothing
};

} // namespace credence::ui
