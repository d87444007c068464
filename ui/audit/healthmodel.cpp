// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/healthmodel.h"

#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>
#include <array>
#include <set>

namespace credence::ui {

namespace {

struct SeverityGroup {
    Severity severity;
    const char *title;
};
constexpr std::array kHealthGroups{
    SeverityGroup{Severity::Error, QT_TRANSLATE_NOOP("credence::ui::HealthModel", "Needs a decision")},
    SeverityGroup{Severity::Warning, QT_TRANSLATE_NOOP("credence::ui::HealthModel", "Weak grounding")},
    SeverityGroup{Severity::Info, QT_TRANSLATE_NOOP("credence::ui::HealthModel", "Worth knowing")},
};

} // namespace

QString healthTitle(const QString &kind)
{
    for (const CheckerInfo &checker : healthCheckers()) {
        if (kind == QString::fromStdString(checker.kind))
            return coreWords(checker.title);
    }
    return kind;
}

int openFindings(const HealthReport &report)
{
    return int(std::count_if(report.health.findings.begin(), report.health.findings.end(),
                             [&](const HealthFinding &finding) { return !report.accepted.contains(finding.id); }));
}

std::vector<HealthRow> healthRows(const HealthReport &report, const HealthFilter &filter)
{
    std::vector<HealthRow> rows;
    const std::set<std::string> fresh(report.fresh.begin(), report.fresh.end());
    for (const SeverityGroup &group : kHealthGroups) {
        std::vector<HealthRow> found;
        for (const HealthFinding &finding : report.health.findings) {
            const QString kind = QString::fromStdString(finding.kind);
            HealthRow row;
            row.fresh = fresh.contains(finding.id);
            row.accepted = report.accepted.contains(finding.id);
            if (finding.severity != group.severity || (!filter.kinds.isEmpty() && !filter.kinds.contains(kind)) ||
                (row.accepted && !filter.accepted) || (filter.onlyNew && !row.fresh))
                continue;
            const auto text = report.texts.find(finding.memory.value);
            const auto key = report.keys.find(finding.memory.value);
            row.title = text == report.texts.end() ? healthTitle(kind) : oneLine(text->second);
            if (row.title.trimmed().isEmpty())
                row.title = HealthModel::tr("(no text)");
            row.facts = healthTitle(kind) + QStringLiteral(". ") + coreLine(finding.message);
            row.id = QString::fromStdString(finding.id);
            row.kind = kind;
            row.severity = finding.severity;
            if (key != report.keys.end())
                row.key = key->second;
            found.push_back(std::move(row));
        }
        if (found.empty())
            continue;
        HealthRow heading;
        heading.type = HealthRow::Type::Heading;
        heading.title = HealthModel::tr(group.title);
        heading.facts = figure(qlonglong(found.size()));
        rows.push_back(std::move(heading));
        rows.insert(rows.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    }
    std::vector<HealthRow> gone;
    for (const std::string &id : report.gone) {
        HealthRow row;
        row.type = HealthRow::Type::Gone;
        row.id = QString::fromStdString(id);
        row.kind = row.id.section(QLatin1Char(':'), 0, 0);
        if (!filter.kinds.isEmpty() && !filter.kinds.contains(row.kind))
            continue;
        const std::string memory = id.substr(std::min(id.size(), id.find(':') + 1));
        const auto text = report.texts.find(memory);
        const auto key = report.keys.find(memory);
        row.title = text == report.texts.end() ? QString::fromStdString(memory) : oneLine(text->second);
        row.facts = HealthModel::tr("%1, not found any more").arg(healthTitle(row.kind));
        if (key != report.keys.end())
            row.key = key->second;
        gone.push_back(std::move(row));
    }
    if (!gone.empty() && !filter.onlyNew) {
        HealthRow heading;
        heading.type = HealthRow::Type::Heading;
        heading.title =
            report.before ? HealthModel::tr("Gone since %1").arg(shortTime(*report.before)) : HealthModel::tr("Gone");
        heading.facts = figure(qlonglong(gone.size()));
        rows.push_back(std::move(heading));
        rows.insert(rows.end(), std::make_move_iterator(gone.begin()), std::make_move_iterator(gone.end()));
    }
    return rows;
}

HealthModel::HealthModel(QObject *parent) : QAbstractListModel(parent) {}

void HealthModel::setRows(std::vector<HealthRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int HealthModel::rowOf(const QString &finding) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].type == HealthRow::Type::Finding && m_rows[i].id == finding)
            return int(i);
    }
    return -1;
}

int HealthModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags HealthModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return m_rows[std::size_t(index.row())].type == HealthRow::Type::Heading
               ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren
               : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QVariant HealthModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_rows.size())
        return {};
    const HealthRow &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return r.title;
    case KeyRole:
        return QVariant::fromValue(r.key);
    case LoadingRole:
        return false;
    case GroupRole:
        return r.type == HealthRow::Type::Heading;
    case Qt::ToolTipRole:
        return r.type == HealthRow::Type::Heading ? QVariant()
                                                  : QVariant(plainTip(r.title + QLatin1Char('\n') + r.facts));
    case Qt::AccessibleTextRole: {
        QStringList words{r.title, r.facts};
        if (r.fresh)
            words << tr("new");
        if (r.accepted)
            words << tr("accepted");
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
