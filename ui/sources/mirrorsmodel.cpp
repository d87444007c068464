// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/mirrorsmodel.h"

#include "models/roles.h"
#include "shell/recentrow.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>
#include <filesystem>

namespace credence::ui {

QString sourceName(const std::string &path)
{
    std::error_code error;
    const std::filesystem::path whole(path);
    const QString name = oneLine(whole.filename().string());
    return std::filesystem::is_directory(whole, error) ? name + QLatin1Char('/') : name;
}

Result<std::vector<MirrorRow>> readMirrorRows(const Store &store, const std::stop_token &stop)
{
    auto mirrors = store.mirrors();
    if (!mirrors)
        return mirrors.error();
    std::vector<MirrorRow> rows;
    for (Mirror &mirror : *mirrors) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, {}, {}};
        MirrorRow row;
        row.title = oneLine(mirror.format);
        for (const credence::Format &format : formats()) {
            if (format.name == mirror.format)
                row.title = coreWords(format.title);
        }
        row.state = sourceState(mirror.path, stop);
        if (const auto format = detectFormat(mirror.path); !format)
            row.whyNot = coreLine(format.error().message);
        else if (*format != mirror.format)
            row.whyNot = MirrorsModel::tr("It is recognised as %1 now.").arg(QString::fromStdString(*format));
        row.mirror = std::move(mirror);
        rows.push_back(std::move(row));
    }
    return rows;
}

MirrorsModel::MirrorsModel(QObject *parent) : QAbstractTableModel(parent) {}

void MirrorsModel::setRows(std::vector<MirrorRow> rows)
{
    const bool same = rows.size() == m_rows.size() &&
                      std::equal(rows.begin(), rows.end(), m_rows.begin(),
                                 [](const MirrorRow &a, const MirrorRow &b) { return a.mirror.id == b.mirror.id; });
    if (!same)
        beginResetModel();
    m_rows = std::move(rows);
    if (!same)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_rows.size()) - 1, Columns - 1));
}

int MirrorsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int MirrorsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant MirrorsModel::value(const MirrorRow &row, int column, bool sort) const
{
    const Mirror &mirror = row.mirror;
    switch (column) {
    case Source:
        return homePath(oneLine(mirror.path));
    case Format:
        return row.title;
    case Scope:
        return mirror.scope.empty() ? tr("its own") : oneLine(mirror.scope);
    case Here:
        return sort ? QVariant(qlonglong(mirror.memories)) : QVariant(figure(qlonglong(mirror.memories)));
    case Gone:
        return sort ? QVariant(qlonglong(mirror.vanished)) : QVariant(figure(qlonglong(mirror.vanished)));
    case Watched:
        return mirror.watched ? tr("yes") : tr("no");
    case Synchronised:
        if (sort)
            return mirror.time ? QVariant(qlonglong(mirror.time->time_since_epoch().count())) : QVariant();
        return mirror.time ? shortTime(*mirror.time) : tr("not yet");
    case State:
        if (!row.state.there)
            return tr("not there now");
        return row.whyNot.isEmpty() ? tr("can be read") : row.whyNot;
    default:
        return {};
    }
}

QVariant MirrorsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const MirrorRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return value(r, index.column(), false);
    case SortRole:
        return value(r, index.column(), true);
    case IdRole:
        return QString::number(r.mirror.id.value);
    case LoadingRole:
        return false;
    case Qt::TextAlignmentRole: {
        const bool right = index.column() == Here || index.column() == Gone;
        return int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case Qt::ToolTipRole:
        return plainTip(oneLine(r.mirror.path) + (r.whyNot.isEmpty() ? QString() : QLatin1Char('\n') + r.whyNot));
    case Qt::AccessibleTextRole: {
        QStringList parts;
        for (int column = 0; column < Columns; ++column)
            parts << tr("%1: %2", "a column and its value")
                         .arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                              value(r, column, false).toString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QVariant MirrorsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool right = section == Here || section == Gone;
        return int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Source:
        return tr("Source");
    case Format:
        return tr("Format");
    case Scope:
        return tr("Scope");
    case Here:
        return tr("Here");
    case Gone:
        return tr("Withdrawn");
    case Watched:
        return tr("Watched");
    case Synchronised:
        return tr("Synchronised");
    case State:
        return tr("Now");
    default:
        return {};
    }
}

} // namespace credence::ui
