// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MirrorsModel: the sources that a store was filled from, and how they lie there now. readMirrorRows() finds out.
// Ownership: values. Thread safety: the model on the GUI thread only; readMirrorRows() blocks and runs in jobs.
#pragma once

#include <credence/sources.h>
#include <credence/store.h>

#include <QAbstractTableModel>
#include <QString>

#include <stop_token>
#include <vector>

namespace credence::ui {

struct MirrorRow {
    Mirror mirror;
    SourceState state;
    QString title;  // of the format
    QString whyNot; // why it can't be read now; empty: it can
};
[[nodiscard]] Result<std::vector<MirrorRow>> readMirrorRows(const Store &store, const std::stop_token &stop);
// "notes/" or "memory.jsonl": the last part of a path, for a sentence.
[[nodiscard]] QString sourceName(const std::string &path);

class MirrorsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Source, Format, Scope, Here, Gone, Watched, Synchronised, State, Columns };
    explicit MirrorsModel(QObject *parent = nullptr);

    void setRows(std::vector<MirrorRow> rows); // rows of the same mirrors stay, and are changed in their place
    [[nodiscard]] const MirrorRow &row(int row) const { return m_rows[std::size_t(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant value(const MirrorRow &row, int column, bool sort) const;
    std::vector<MirrorRow> m_rows;
};

} // namespace credence::ui
