// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// PlanModel: the files of a hand-back's plan, and below them what the form can't say with the reason.
// Ownership: values. Thread safety: GUI thread only.
#pragma once

#include <credence/handback.h>

#include <QAbstractListModel>
#include <QString>

#include <memory>

namespace credence::ui {

class PlanModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit PlanModel(QObject *parent = nullptr);

    void setPlan(std::shared_ptr<const HandBackPlan> plan); // null: none
    [[nodiscard]] const PlannedWrite *write(int row) const; // null for what is left
    [[nodiscard]] const Problem *left(int row) const;       // of what is not said; null for a file
    [[nodiscard]] bool isKnown(int row) const;              // left() is of what stands there, or was handed back before

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    [[nodiscard]] static QString whatWord(const PlannedWrite &write);

private:
    std::shared_ptr<const HandBackPlan> m_plan;
};

} // namespace credence::ui
