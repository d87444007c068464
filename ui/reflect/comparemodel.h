// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CompareModel: one column of a comparison: what only A has, what both have, or what only B has, with a check mark each
// and, of a pair, the text that is taken. Ownership: values. Thread safety: GUI thread only; rows are made in jobs.
#pragma once

#include "reflect/runwords.h"
#include "reflect/worddiff.h"

#include <credence/reflect.h>

#include <QAbstractListModel>

#include <vector>

namespace credence::ui {

struct CompareRow {
    enum class Type { Single, Pair, Heading, Drop };
    Type type = Type::Single;
    int a = -1, b = -1; // places in the runs' candidates
    QString textA, textB;
    WordDiff diff; // of a pair whose words differ
    bool sameWords = false, figuresDiffer = false, tooGeneral = false;
    QString facts; // "d1   4 sources"; "8 of 9 sources shared"
    Confidence confidenceA = Confidence::None, confidenceB = Confidence::None;
    double likeness = 0, importance = 0;
    int flags = 0;
    bool checked = false;
    bool takeA = false; // of a pair: A's words are sent instead of B's
};

struct CompareRows {
    std::vector<CompareRow> onlyA, both, onlyB;
    int sameWords = 0;
};
// Flagged first, then by importance. What B alone dropped stands below what only B has, and so for A.
[[nodiscard]] CompareRows compareRows(const RunRecord &a, const RunRecord &b, const RunComparison &comparison);

class CompareModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit CompareModel(QObject *parent = nullptr);

    void setRows(std::vector<CompareRow> rows);
    [[nodiscard]] const CompareRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] const std::vector<CompareRow> &rows() const { return m_rows; }
    [[nodiscard]] int candidates() const; // rows that can be sent
    void setChecked(int row, bool on);
    void setTake(int row, bool a);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void chosenChanged();

private:
    std::vector<CompareRow> m_rows;
};

} // namespace credence::ui
