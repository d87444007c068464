// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ScanModel: what the privacy detectors find in the memories of a store, and the flags on memories that there are: one
// row a finding, with its state. lookedAt() and keptFindings() make the rows. Ownership: values. Thread safety: the
// model on the GUI thread only; the two functions block and run in jobs.
#pragma once

#include <credence/ingest.h>
#include <credence/review.h>
#include <credence/store.h>

#include <QAbstractTableModel>
#include <QString>

#include <stop_token>
#include <vector>

namespace credence::ui {

struct ScanRow {
    ReviewFlag flag;                             // without an id: found, and not kept as a flag yet
    FindingChange change = FindingChange::Still; // by the look or the last scan; Gone: not found again
    MemoryKey memory;
    MemoryId id;
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    std::optional<Time> created{};
    QString before, span, after; // the text about what was found; a secret is not repeated
};

struct ScanResult {
    std::vector<ScanRow> rows;        // as the memories are stored, by place in their text
    std::optional<ScanReport> report; // of a look that was not kept
    std::optional<ScanInfo> last;     // the last scan of this scope that was kept
};

// All memories that are not erased, of one scope or all, looked at and compared with the flags that there are. Nothing
// is written. A look that is stopped gives what it found. Errors: those of Store; Cancelled where that is nothing.
[[nodiscard]] Result<ScanResult> lookedAt(const Store &store, const std::string &scope, const std::stop_token &stop,
                                          const Progress &progress);
// Only what is kept: the flags, and what the last scan did not find again.
[[nodiscard]] Result<ScanResult> keptFindings(const Store &store, const std::string &scope,
                                              const std::stop_token &stop);

class ScanModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Category, Text, State, Rule, Score, Columns };
    explicit ScanModel(QObject *parent = nullptr);

    void setRows(std::vector<ScanRow> rows);
    void setFlag(const ReviewFlag &flag); // its row shows the new state
    [[nodiscard]] const ScanRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] const std::vector<ScanRow> &rows() const { return m_rows; }
    [[nodiscard]] int fresh() const; // found, not kept
    [[nodiscard]] int open() const;
    [[nodiscard]] int gone() const; // not found again

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] static QString stateWord(const ScanRow &row);
    [[nodiscard]] static QString categoryTitle(const std::string &id);

private:
    std::vector<ScanRow> m_rows;
};

} // namespace credence::ui
