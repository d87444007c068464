// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/keysmodel.h"

#include "shell/actions.h"
#include "widgets/glyphs.h"

#include <QAction>

#include <algorithm>

namespace credence::ui {

namespace {

QString commandText(const QAction *action)
{
    return action->text().remove(QLatin1Char('&'));
}

} // namespace

QString keysText(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText).replace(QLatin1String("; "), QLatin1String(", "));
}

KeysModel::KeysModel(const Actions &actions, QObject *parent) : QAbstractListModel(parent), m_actions(actions)
{
    connect(&actions, &Actions::keysChanged, this, [this] { refreshKeys(); });
    fill();
}

void KeysModel::setFilter(const QString &words)
{
    const QStringList wanted = words.simplified().toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (wanted == m_words)
        return;
    beginResetModel();
    m_words = wanted;
    fill();
    endResetModel();
}

void KeysModel::fill()
{
    m_rows.clear();
    for (const MenuPlace place : Actions::places()) {
        const QString heading = Actions::menuTitle(place);
        bool first = true;
        for (QAction *action : m_actions.in(place)) {
            const QString text = QString(commandText(action) + QLatin1Char(' ') + heading + QLatin1Char(' ') +
                                         keysText(action->shortcuts()))
                                     .toCaseFolded();
            if (!std::all_of(m_words.begin(), m_words.end(), [&text](const QString &w) { return text.contains(w); }))
                continue;
            if (first)
                m_rows.push_back({nullptr, heading});
            first = false;
            m_rows.push_back({action, {}});
        }
    }
}

void KeysModel::refreshKeys()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

QAction *KeysModel::action(const QModelIndex &index) const
{
    return index.isValid() ? m_rows[std::size_t(index.row())].action.data() : nullptr;
}

QModelIndex KeysModel::indexOf(const QAction *action) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (action && m_rows[i].action == action)
            return index(int(i));
    }
    return {};
}

int KeysModel::commands() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return !row.action.isNull(); }));
}

int KeysModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant KeysModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    const QAction *action = row.action;
    if (role == HeadingRole)
        return action == nullptr;
    if (!action)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(row.heading) : QVariant();
    const QString cameWith =
        m_actions.hasOwnKeys(action)
            ? (m_actions.defaultKeys(action).isEmpty() ? tr("none") : keysText(m_actions.defaultKeys(action)))
            : QString();
    switch (role) {
    case Qt::DisplayRole:
        return commandText(action);
    case Qt::ToolTipRole:
        return action->statusTip();
    case Qt::AccessibleTextRole: {
        const QString keys =
            action->shortcut().isEmpty() ? tr("no key") : action->shortcut().toString(QKeySequence::NativeText);
        return cameWith.isEmpty() ? tr("%1: %2", "a command, its keys").arg(commandText(action), keys)
                                  : tr("%1: %2, was %3", "a command, its keys, those that it came with")
                                        .arg(commandText(action), keys, cameWith);
    }
    case CapsRole:
        return keyCaps(action->shortcut());
    case CameWithRole:
        return cameWith;
    default:
        return {};
    }
}

Qt::ItemFlags KeysModel::flags(const QModelIndex &index) const
{
    return action(index) ? QAbstractListModel::flags(index) : Qt::NoItemFlags;
}

} // namespace credence::ui
