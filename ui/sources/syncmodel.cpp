// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/syncmodel.h"

#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

namespace credence::ui {

SyncModel::SyncModel(QObject *parent) : QAbstractListModel(parent) {}

void SyncModel::setChanges(std::vector<SyncChange> changes)
{
    beginResetModel();
    m_changes = std::move(changes);
    choose();
    endResetModel();
}

void SyncModel::setKind(std::optional<SyncKind> kind)
{
    if (kind == m_kind)
        return;
    beginResetModel();
    m_kind = kind;
    choose();
    endResetModel();
}

void SyncModel::choose()
{
    m_rows.clear();
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        if (!m_kind || m_changes[i].kind == *m_kind)
            m_rows.push_back(i);
    }
}

QString SyncModel::fact(const SyncChange &change)
{
    if (!change.reason.empty())
        return coreLine(change.reason);
    return oneLine(!change.candidate.empty() ? change.candidate : change.ref.empty() ? change.id.value : change.ref);
}

QString SyncModel::kindTitle(SyncKind kind)
{
    switch (kind) {
    case SyncKind::Added:
        return tr("New");
    case SyncKind::Changed:
        return tr("Changed");
    case SyncKind::Vanished:
        return tr("Gone there");
    case SyncKind::Returned:
        return tr("Back again");
    case SyncKind::Proposed:
        return tr("For Review");
    case SyncKind::Reworded:
        return tr("Said anew");
    case SyncKind::Settled:
        return tr("Settled there");
    case SyncKind::Elsewhere:
        return tr("Elsewhere still");
    case SyncKind::Asked:
        return tr("Asked for");
    case SyncKind::CarriedOut:
        return tr("Carried out");
    case SyncKind::Undone:
        return tr("Undone here");
    }
    return {};
}

int SyncModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SyncModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const SyncChange &c = change(index.row());
    const bool before = c.kind == SyncKind::Vanished || c.kind == SyncKind::Elsewhere || c.kind == SyncKind::Settled;
    const QString text = oneLine(before ? c.before : c.after);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return text;
    case IdRole:
        return oneLine(c.id.value);
    case KeyRole:
        return QVariant::fromValue(c.key);
    case KindRole:
        return int(c.memoryKind);
    case LoadingRole:
        return false;
    case Qt::ToolTipRole:
        return plainTip(text + QLatin1Char('\n') + fact(c));
    case Qt::AccessibleTextRole: {
        QStringList parts{kindTitle(c.kind),
                          c.candidate.empty() ? kindWord(c.memoryKind, Shape::None) : tr("pending write"), text};
        if ((c.kind == SyncKind::Changed || c.kind == SyncKind::Reworded) && c.before != c.after)
            parts << tr("before: %1").arg(oneLine(c.before));
        for (const std::string &field : c.fields)
            parts << oneLine(field);
        parts << oneLine(c.candidate.empty() ? c.ref : c.candidate);
        if (!c.reason.empty())
            parts << coreLine(c.reason);
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
