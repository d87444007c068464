// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/tunemodel.h"

#include "models/roles.h"
#include "tune/tunewords.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QCoreApplication>
#include <QLocale>

namespace credence::ui {

namespace {

const QString kDash = QStringLiteral("–");
const QString kAbout = QStringLiteral("≈ ");

QVariant rightOrLeft(bool right)
{
    return int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

// --- settings compared ---

TuneCompareModel::TuneCompareModel(QObject *parent) : QAbstractTableModel(parent) {}

void TuneCompareModel::setRows(const std::vector<TuneRow> &rows, double days)
{
    m_days = days;
    const int before = int(m_rows.size()), now = int(rows.size());
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_rows = rows;
        endInsertRows();
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_rows = rows;
        endRemoveRows();
    } else {
        m_rows = rows;
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(now - 1, Columns - 1));
}

std::optional<double> TuneCompareModel::costAMonth(int row) const
{
    const TuneRow &one = m_rows[std::size_t(row)];
    if (!one.cost.cost)
        return std::nullopt;
    return *one.cost.cost * double(one.stats.firings) / m_days * 30;
}

int TuneCompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TuneCompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant TuneCompareModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TuneRow &row = m_rows[std::size_t(index.row())];
    const double calls = row.cost.calls * double(row.stats.firings);
    const std::optional<double> cost = costAMonth(index.row());
    const bool about = !row.cost.measured;
    const QLocale locale;
    if (role == Qt::TextAlignmentRole)
        return rightOrLeft(index.column() != Setting);
    if (role == DetailRole)
        return index.column() == Setting ? policyText(row.policy) : QString();
    if (role == SwatchRole)
        return row.kind == TuneRow::Kind::InForce ? 1 : row.kind == TuneRow::Kind::Draft ? 2 : 0;
    if (role == StrongRole)
        return index.column() == Setting;
    if (role == SortRole) {
        switch (index.column()) {
        case Setting:
            return row.name;
        case Firings:
            return qulonglong(row.stats.firings);
        case Interval:
            return row.stats.medianIntervalS ? QVariant(*row.stats.medianIntervalS) : QVariant();
        case Episodes:
            return row.stats.meanEpisodes ? QVariant(*row.stats.meanEpisodes) : QVariant();
        case Insights:
            return row.cost.insights ? QVariant(*row.cost.insights) : QVariant();
        case Calls:
            return calls;
        default:
            return cost ? QVariant(*cost) : QVariant();
        }
    }
    if (role == Qt::ToolTipRole) {
        QString text =
            tr("%1: %2\nEach firing runs %3").arg(row.name, policyText(row.policy), QString::fromStdString(row.runs));
        for (int column = Firings; column < Columns; ++column) // a narrow table leaves some of them out
            text += QLatin1Char('\n') + data(index.siblingAtColumn(column), Qt::AccessibleTextRole).toString();
        for (int i = 1; i < kTriggerHolds; ++i) {
            if (const auto n = row.stats.skipped[std::size_t(i)]; n > 0)
                text += tr("\nHeld %1: %2").arg(counted(n, tr("once"), tr("%1 times")), holdWord(TriggerHold(i)));
        }
        return plainTip(text);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    QString text;
    switch (index.column()) {
    case Setting:
        text = row.name;
        break;
    case Firings:
        text = figure(qlonglong(row.stats.firings));
        break;
    case Interval:
        text = intervalText(row.stats.medianIntervalS);
        break;
    case Episodes:
        text = row.stats.meanEpisodes ? locale.toString(*row.stats.meanEpisodes, 'f', 0) : kDash;
        break;
    case Insights:
        text = row.cost.insights ? (about ? kAbout : QString()) + tenth(*row.cost.insights) : kDash;
        break;
    case Calls:
        text = (about && calls > 0 ? kAbout : QString()) + locale.toString(calls, 'f', 0);
        break;
    default:
        text = cost ? (about && *cost > 0 ? kAbout : QString()) + costText(cost) : kDash;
        break;
    }
    if (role == Qt::AccessibleTextRole)
        return index.column() == Setting
                   ? QStringLiteral("%1, %2").arg(text, policyText(row.policy))
                   : QStringLiteral("%1: %2").arg(
                         headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString().simplified(), text);
    return text;
}

QVariant TuneCompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Setting ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Interval:
            return tr("The median time between two firings");
        case Episodes:
            return tr("The mean number of episodes a firing");
        case Insights:
            return tr("What a run puts into the queue, as the runs so far did; what they dropped is not counted");
        case Calls:
            return tr("Calls of a model over the whole history");
        case Cost:
            return tr("In 30 days, at the provider’s prices");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Setting:
        return tr("Setting");
    case Firings:
        return tr("Firings");
    case Interval:
        return tr("Interval,\nmedian");
    case Episodes:
        return tr("Episodes\nbetween");
    case Insights:
        return tr("Insights\na cycle");
    case Calls:
        return tr("Calls");
    default:
        return tr("Cost\na month");
    }
}

// --- the log ---

TriggerLogModel::TriggerLogModel(QObject *parent) : QAbstractTableModel(parent) {}

void TriggerLogModel::setEvents(std::vector<TriggerEvent> events)
{
    // The log only grows: what is new stands on top, what came of the rest may have changed.
    const bool grown = events.size() >= m_events.size() &&
                       std::equal(m_events.begin(), m_events.end(), events.end() - std::ptrdiff_t(m_events.size()),
                                  [](const TriggerEvent &a, const TriggerEvent &b) { return a.id == b.id; });
    if (!grown) {
        beginResetModel();
        m_events = std::move(events);
        endResetModel();
        return;
    }
    const int more = int(events.size() - m_events.size());
    if (more > 0) {
        beginInsertRows({}, 0, more - 1);
        m_events = std::move(events);
        endInsertRows();
    } else {
        m_events = std::move(events);
    }
    if (!m_events.empty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_events.size()) - 1, Columns - 1));
}

int TriggerLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_events.size());
}

int TriggerLogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant TriggerLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TriggerEvent &e = m_events[std::size_t(index.row())];
    const bool ran = !e.run.empty();
    const bool right = (index.column() >= Accumulated && index.column() <= Interval) ||
                       (index.column() >= Proposed && index.column() <= Cost);
    if (role == Qt::TextAlignmentRole)
        return rightOrLeft(right);
    if (role == StrongRole)
        return index.column() == What && (e.kind == "firing" || e.kind == "policy");
    if (role == IdRole)
        return QString::fromStdString(e.id);
    const auto number = [ran](std::int64_t n) { return ran ? figure(n) : QString(); };
    const bool policy = e.kind == "policy";
    if (role == SortRole) {
        switch (index.column()) {
        case When:
            return qlonglong(e.at.time_since_epoch().count());
        case Accumulated:
            return e.accumulated;
        case Episodes:
            return qlonglong(e.episodes);
        case Interval:
            return e.intervalMs ? QVariant(qlonglong(*e.intervalMs)) : QVariant();
        case Proposed:
            return qlonglong(e.proposed);
        case Approved:
            return qlonglong(e.approved);
        case Rejected:
            return qlonglong(e.rejected);
        case Waiting:
            return qlonglong(e.waiting);
        case Cost:
            return e.cost;
        default:
            return data(index, Qt::DisplayRole);
        }
    }
    if (role == Qt::ToolTipRole)
        return plainTip(index.column() == When ? utcTime(e.at)
                                               : QStringLiteral("%1\n%2").arg(data(index, Qt::DisplayRole).toString(),
                                                                              screenText(e.policy)));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    QString text;
    switch (index.column()) {
    case When:
        text = shortTime(e.at);
        break;
    case What:
        text = e.kind == "firing" ? QCoreApplication::translate("credence::ui::TriggerLogModel", "Fired, %1")
                                        .arg(e.by ? conditionWord(*e.by) : kDash)
               : e.kind == "skip"
                   ? QCoreApplication::translate("credence::ui::TriggerLogModel", "Held, %1").arg(holdWord(e.reason))
               : e.kind == "policy" ? QCoreApplication::translate("credence::ui::TriggerLogModel", "New policy")
                                    : QCoreApplication::translate("credence::ui::TriggerLogModel", "Recall miss");
        if (e.forced)
            text += QCoreApplication::translate("credence::ui::TriggerLogModel", ", forced");
        if (e.automatic)
            text += QCoreApplication::translate("credence::ui::TriggerLogModel", ", automatic");
        break;
    case Accumulated:
        text = policy ? QString() : tenth(e.accumulated);
        break;
    case Episodes:
        text = policy ? QString() : figure(e.episodes);
        break;
    case Interval:
        text = policy ? QString()
                      : intervalText(e.intervalMs ? std::optional(double(*e.intervalMs) / 1000) : std::nullopt);
        break;
    case Run:
        text = ran ? QStringLiteral("%1, %2").arg(oneLine(e.preset), oneLine(e.state)) : QString();
        break;
    case Proposed:
        text = number(e.proposed);
        break;
    case Approved:
        text = number(e.approved);
        break;
    case Rejected:
        text = number(e.rejected);
        break;
    case Waiting:
        text = number(e.waiting);
        break;
    case Cost:
        text = ran ? costText(e.cost) : QString();
        break;
    case Who:
        text = oneLine(e.who);
        break;
    default:
        text = oneLine(e.policy);
        break;
    }
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1: %2").arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                                            text);
    return text;
}

QVariant TriggerLogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return rightOrLeft((section >= Accumulated && section <= Interval) || (section >= Proposed && section <= Cost));
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {QCoreApplication::translate("credence::ui::TriggerLogModel", "Time"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "What"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Accumulated"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Episodes"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Interval"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Run"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Proposed"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Approved"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Rejected"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Waiting"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Cost"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "By"),
                             QCoreApplication::translate("credence::ui::TriggerLogModel", "Policy")};
    return names[section];
}

// --- all scopes ---

TriggerScopesModel::TriggerScopesModel(QObject *parent) : QAbstractTableModel(parent) {}

void TriggerScopesModel::setScopes(std::vector<TuneScope> scopes)
{
    const bool same = scopes.size() == m_scopes.size() &&
                      std::equal(scopes.begin(), scopes.end(), m_scopes.begin(),
                                 [](const TuneScope &a, const TuneScope &b) { return a.scope == b.scope; });
    if (same) {
        m_scopes = std::move(scopes);
        if (!m_scopes.empty())
            Q_EMIT dataChanged(index(0, 0), index(int(m_scopes.size()) - 1, Columns - 1));
        return;
    }
    beginResetModel();
    m_scopes = std::move(scopes);
    endResetModel();
}

int TriggerScopesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_scopes.size());
}

int TriggerScopesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant TriggerScopesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TuneScope &one = m_scopes[std::size_t(index.row())];
    const bool right = index.column() >= Episodes && index.column() <= Interval;
    if (role == Qt::TextAlignmentRole)
        return rightOrLeft(right);
    if (role == StrongRole)
        return index.column() == Scope;
    if (role == IdRole)
        return QString::fromStdString(one.scope);
    if (role == DetailRole)
        return index.column() == Scope ? policyText(one.settings.policy) : QString();
    if (role == SortRole) {
        switch (index.column()) {
        case Episodes:
            return qulonglong(one.episodes);
        case Since:
            return one.state.accumulated;
        case Firings:
            return qulonglong(one.stats.firings);
        case Interval:
            return one.stats.medianIntervalS ? QVariant(*one.stats.medianIntervalS) : QVariant();
        default:
            return data(index, Qt::DisplayRole);
        }
    }
    if (role == Qt::ToolTipRole)
        return plainTip(one.problem.empty() ? policyText(one.settings.policy) : coreWords(one.problem));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    QString text;
    switch (index.column()) {
    case Scope:
        text = oneLine(one.scope);
        break;
    case Episodes:
        text = figure(qlonglong(one.episodes));
        break;
    case Since:
        text = one.state.threshold
                   ? QStringLiteral("%1 / %2").arg(tenth(one.state.accumulated), tenth(*one.state.threshold))
                   : tenth(one.state.accumulated);
        break;
    case Firings:
        text = figure(qlonglong(one.stats.firings));
        break;
    case Interval:
        text = intervalText(one.stats.medianIntervalS);
        break;
    case Automatic:
        text = one.settings.automatic ? QCoreApplication::translate("credence::ui::TriggerScopesModel", "automatic")
                                      : QCoreApplication::translate("credence::ui::TriggerScopesModel", "by hand");
        break;
    default:
        text = coreWords(one.problem.empty() ? one.state.sentence : one.problem);
        break;
    }
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1: %2").arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                                            text);
    return text;
}

QVariant TriggerScopesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return rightOrLeft(section >= Episodes && section <= Interval);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {QCoreApplication::translate("credence::ui::TriggerScopesModel", "Scope"),
                             QCoreApplication::translate("credence::ui::TriggerScopesModel", "Episodes"),
                             QCoreApplication::translate("credence::ui::TriggerScopesModel", "Since the last run"),
                             QCoreApplication::translate("credence::ui::TriggerScopesModel", "Firings"),
                             QCoreApplication::translate("credence::ui::TriggerScopesModel", "Median interval"),
                             QCoreApplication::translate("credence::ui::TriggerScopesModel", "Due runs"),
                             QCoreApplication::translate("credence::ui::TriggerScopesModel", "Now")};
    return names[section];
}

} // namespace credence::ui
