// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/runsmodel.h"

#include "models/roles.h"
#include "reflect/runwords.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

namespace credence::ui {

QString presetTitle(const std::string &id)
{
    const credence::Preset *preset = findPreset(id);
    return preset ? coreWords(preset->title) : oneLine(id); // a kept run may call itself anything
}

QString modelText(const std::string &provider, const std::string &model)
{
    if (provider.empty() && model.empty())
        return RunsModel::tr("none needed");
    return provider.empty() ? oneLine(model) : oneLine(provider) + QStringLiteral(" / ") + oneLine(model);
}

RunsModel::RunsModel(QObject *parent) : QAbstractTableModel(parent) {}

void RunsModel::setRuns(std::vector<RunInfo> runs)
{
    beginResetModel();
    m_runs = std::move(runs);
    endResetModel();
}

int RunsModel::rowOf(const std::string &id) const
{
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        if (m_runs[i].id == id)
            return int(i);
    }
    return -1;
}

int RunsModel::numberOf(const std::string &id) const
{
    const int row = rowOf(id);
    return row < 0 ? 0 : int(m_runs.size()) - row;
}

int RunsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

int RunsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(Columns);
}

QVariant RunsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_runs.size()))
        return {};
    const RunInfo &r = run(index.row());
    const int number = int(m_runs.size()) - index.row();
    const auto value = [&]() -> QVariant {
        switch (Column(index.column())) {
        case Number:
            return number;
        case When:
            return qlonglong(r.started.time_since_epoch().count());
        case Preset:
            return presetTitle(r.preset);
        case Model:
            return modelText(r.provider, r.model);
        case Candidates:
            return qlonglong(r.candidates);
        case Dropped:
            return qlonglong(r.dropped);
        case Calls:
            return qlonglong(r.calls);
        case Tokens:
            return qlonglong(r.tokensIn + r.tokensOut);
        case Cost:
            return r.cost;
        case Took:
            return qlonglong(r.tookMs);
        case State:
            return runStateWord(r.state) + (r.queued ? QStringLiteral(", ") + tr("in Review") : QString());
        case Columns:
            break;
        }
        return {};
    };
    switch (role) {
    case SortRole:
        return value();
    case Qt::DisplayRole:
        switch (Column(index.column())) {
        case When:
            return shortTime(r.started);
        case Candidates:
        case Dropped:
            return figure(value().toLongLong());
        case Calls:
        case Tokens:
            return value().toLongLong() == 0 ? QStringLiteral("–") : figure(value().toLongLong());
        case Cost:
            return r.cost > 0 ? moneyText(r.cost) : QStringLiteral("–");
        case Took:
            return longTime(r.tookMs);
        case Number:
            return QString::number(number);
        default:
            return value();
        }
    case Qt::TextAlignmentRole:
        switch (Column(index.column())) {
        case Number:
        case Candidates:
        case Dropped:
        case Calls:
        case Tokens:
        case Cost:
        case Took:
            return int(Qt::AlignRight | Qt::AlignVCenter);
        default:
            return int(Qt::AlignLeft | Qt::AlignVCenter);
        }
    case Qt::ToolTipRole:
        if (index.column() == When)
            return utcTime(r.started);
        return r.file.empty() ? QString() : plainTip(QString::fromStdString(r.file.string()));
    case IdRole:
        return QString::fromStdString(r.id);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(headerData(index.column(), Qt::Horizontal).toString(),
                                            data(index).toString());
    default:
        return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool right = section == Number || (section >= Candidates && section <= Took);
        return int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case Number:
        return tr("Run");
    case When:
        return tr("Started");
    case Preset:
        return tr("Preset");
    case Model:
        return tr("Model");
    case Candidates:
        return tr("Candidates");
    case Dropped:
        return tr("Dropped");
    case Calls:
        return tr("Calls");
    case Tokens:
        return tr("Tokens");
    case Cost:
        return tr("Cost");
    case Took:
        return tr("Time");
    case State:
        return tr("State");
    case Columns:
        break;
    }
    return {};
}

} // namespace credence::ui
