// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/planmodel.h"

#include "models/roles.h"
#include "shell/recentrow.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

namespace credence::ui {

PlanModel::PlanModel(QObject *parent) : QAbstractListModel(parent) {}

void PlanModel::setPlan(std::shared_ptr<const HandBackPlan> plan)
{
    beginResetModel();
    m_plan = std::move(plan);
    endResetModel();
}

const PlannedWrite *PlanModel::write(int row) const
{
    return m_plan && std::size_t(row) < m_plan->writes.size() ? &m_plan->writes[std::size_t(row)] : nullptr;
}

const Problem *PlanModel::left(int row) const
{
    if (!m_plan || std::size_t(row) < m_plan->writes.size())
        return nullptr;
    const std::size_t at = std::size_t(row) - m_plan->writes.size();
    if (at < m_plan->left.size())
        return &m_plan->left[at];
    const std::size_t known = at - m_plan->left.size();
    return known < m_plan->known.size() ? &m_plan->known[known] : nullptr;
}

bool PlanModel::isKnown(int row) const
{
    return m_plan && std::size_t(row) >= m_plan->writes.size() + m_plan->left.size();
}

QString PlanModel::whatWord(const PlannedWrite &write)
{
    switch (write.what) {
    case PlannedWrite::What::Create:
        return write.script ? tr("made, a script to run by hand") : tr("made");
    case PlannedWrite::What::Replace:
        return tr("changed in its place");
    case PlannedWrite::What::Remove:
        return tr("removed");
    }
    return {};
}

int PlanModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_plan ? 0 : int(m_plan->writes.size() + m_plan->left.size() + m_plan->known.size());
}

QVariant PlanModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const PlannedWrite *file = write(index.row());
    const Problem *rest = left(index.row());
    const QString name = file ? oneLine(file->path.filename().string()) : oneLine(rest->where);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return name;
    case IdRole:
        return file ? oneLine(file->path.string()) : oneLine(rest->where);
    case GroupRole:
    case LoadingRole:
        return false;
    case MissingRole:
        return rest != nullptr && !isKnown(index.row());
    case Qt::ToolTipRole:
        return plainTip(file ? oneLine(file->path.string()) : coreLine(rest->message));
    case Qt::AccessibleTextRole:
        return file
                   ? QStringList{name, whatWord(*file), coreLine(file->summary), homePath(oneLine(file->path.string()))}
                         .join(QStringLiteral(", "))
               : isKnown(index.row()) ? tr("Known there: %1, %2").arg(name, coreLine(rest->message))
                                      : tr("Not said: %1, %2").arg(name, coreLine(rest->message));
    default:
        return {};
    }
}

} // namespace credence::ui
