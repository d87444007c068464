// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/stagesmodel.h"

#include "reflect/runwords.h"
#include "widgets/corewords.h"
#include "widgets/plaintip.h"

#include <algorithm>

namespace credence::ui {

StagesModel::StagesModel(QObject *parent) : QAbstractListModel(parent) {}

void StagesModel::setStages(std::vector<StageRecord> stages)
{
    beginResetModel();
    m_stages = std::move(stages);
    endResetModel();
}

void StagesModel::setStage(const StageRecord &stage)
{
    for (std::size_t i = 0; i < m_stages.size(); ++i) {
        if (m_stages[i].id != stage.id)
            continue;
        m_stages[i] = stage;
        Q_EMIT dataChanged(index(int(i)), index(int(i)));
        return;
    }
}

int StagesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_stages.size());
}

QVariant StagesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_stages.size()))
        return {};
    const StageRecord &s = stage(index.row());
    const QString summary = coreWords(s.summary), figure = coreWords(s.figure);
    switch (role) {
    case Qt::DisplayRole:
        return stageTitle(s.id);
    case Qt::ToolTipRole:
        return summary.isEmpty() ? QString() : plainTip(summary);
    case Qt::AccessibleTextRole: {
        QString state;
        switch (s.state) {
        case StageState::Waiting:
            state = tr("waiting");
            break;
        case StageState::Running:
            state = tr("running");
            break;
        case StageState::Done:
            state = tr("done in %1").arg(stageTime(s.ms));
            break;
        case StageState::Failed:
            state = tr("failed");
            break;
        case StageState::NotReached:
            state = tr("not reached");
            break;
        case StageState::Stopped:
            state = tr("stopped");
            break;
        }
        QStringList words{stageTitle(s.id), state};
        if (!summary.isEmpty())
            words << summary;
        if (!figure.isEmpty())
            words << figure;
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
