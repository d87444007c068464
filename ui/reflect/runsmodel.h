// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RunsModel: all kept runs as a table. Ownership: values. Thread safety: GUI thread only.
#pragma once

#include <credence/reflect.h>

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace credence::ui {

class RunsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, When, Preset, Model, Candidates, Dropped, Calls, Tokens, Cost, Took, State, Columns };

    explicit RunsModel(QObject *parent = nullptr);

    // Newest first; the oldest is number 1.
    void setRuns(std::vector<RunInfo> runs);
    [[nodiscard]] const std::vector<RunInfo> &runs() const { return m_runs; }
    [[nodiscard]] const RunInfo &run(int row) const { return m_runs[std::size_t(row)]; }
    [[nodiscard]] int rowOf(const std::string &id) const; // -1
    // 1 for the oldest; 0 if it is not kept.
    [[nodiscard]] int numberOf(const std::string &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<RunInfo> m_runs;
};

// "generative-agents" as its preset calls itself, or as it is written.
[[nodiscard]] QString presetTitle(const std::string &id);
[[nodiscard]] QString modelText(const std::string &provider, const std::string &model);

} // namespace credence::ui
