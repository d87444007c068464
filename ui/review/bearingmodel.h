// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// BearingModel: what a candidate rests on, in the order cited, each with the part that bears it; below a head what
// speaks against it. Nothing cited is left out. Ownership: values; the reader must outlive it.
// Thread safety: GUI thread only.
#pragma once

#include "reflect/sourcereader.h"
#include "review/reviewwords.h"

#include <QAbstractListModel>

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

class BearingModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit BearingModel(SourceReader *reader, QObject *parent = nullptr);

    void setCandidate(const Candidate *candidate); // null: none
    [[nodiscard]] const BearingRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int cited() const { return m_cited; }
    [[nodiscard]] int against() const { return m_against; }
    [[nodiscard]] bool complete() const; // every source was read

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void fill();
    SourceReader *m_reader = nullptr;
    std::vector<BearingRow> m_rows;
    QString m_claim;
    int m_cited = 0, m_against = 0;
};

} // namespace credence::ui
