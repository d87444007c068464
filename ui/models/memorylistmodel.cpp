// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "models/memorylistmodel.h"

#include "models/roles.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>

namespace credence::ui {

MemoryListModel::MemoryListModel(QObject *parent) : QAbstractListModel(parent) {}

void MemoryListModel::setMemories(std::vector<ListedMemory> memories, int limit)
{
    const int shown = std::min(int(memories.size()), limit);
    if (memories == m_memories) {
        if (shown <= m_shown)
            return;
    }
    beginResetModel();
    m_memories = std::move(memories);
    m_shown = shown;
    endResetModel();
}

void MemoryListModel::showAll()
{
    const int all = int(m_memories.size());
    if (m_shown == all)
        return;
    beginInsertRows({}, m_shown, all - 1);
    m_shown = all;
    endInsertRows();
}

int MemoryListModel::hidden() const
{
    return int(m_memories.size()) - m_shown;
}

int MemoryListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

QVariant MemoryListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown)
        return {};
    const ListedMemory &m = memory(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return m.text;
    case KeyRole:
        return QVariant::fromValue(m.key);
    case LoadingRole:
        return false;
    case StatusRole:
        return int(m.status);
    case KindRole:
        return int(m.kind);
    case LinkRole:
        return int(m.role);
    case MissingRole:
        return m.missing;
    case Qt::ToolTipRole:
        return plainTip(m.tip.isEmpty() ? m.text : m.tip);
    case Qt::AccessibleTextRole: {
        QStringList words;
        if (m.missing)
            words << tr("missing");
        else
            words << statusWord(m.status) << kindWord(m.kind, Shape::None);
        if (!m.fact.isEmpty())
            words << m.fact;
        if (m.role == Role::Contradicts)
            words << tr("speaks against it");
        if (m.role == Role::MergedFrom)
            words << tr("merged into it");
        if (m.batch)
            words << tr("cited as one of a batch");
        return tr("%1. %2").arg(m.text, words.join(QStringLiteral(", ")));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
