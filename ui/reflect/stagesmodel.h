// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// StagesModel: the seven stages of a run as they happen. Ownership: values. Thread safety: GUI thread only.
#pragma once

#include <credence/reflect.h>

#include <QAbstractListModel>

#include <vector>

namespace credence::ui {

class StagesModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit StagesModel(QObject *parent = nullptr);

    void setStages(std::vector<StageRecord> stages);
    void setStage(const StageRecord &stage); // by id; one that is not there is ignored
    [[nodiscard]] const StageRecord &stage(int row) const { return m_stages[std::size_t(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<StageRecord> m_stages;
};

} // namespace credence::ui
