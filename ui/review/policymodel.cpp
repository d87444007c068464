// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/policymodel.h"

#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>
#include <array>

namespace credence::ui {

namespace {

struct PolicyGroup {
    const char *id;
    const char *title;
};
// What must never pass first.
constexpr std::array kPolicyGroups{
    PolicyGroup{"secret", QT_TRANSLATE_NOOP("credence::ui::PolicyModel", "Secrets")},
    PolicyGroup{"safety", QT_TRANSLATE_NOOP("credence::ui::PolicyModel", "Instructions to the model")},
    PolicyGroup{"person", QT_TRANSLATE_NOOP("credence::ui::PolicyModel", "Third persons")},
    PolicyGroup{"sensitive", QT_TRANSLATE_NOOP("credence::ui::PolicyModel", "Sensitive kinds")},
    PolicyGroup{"identifier", QT_TRANSLATE_NOOP("credence::ui::PolicyModel", "Identifiers")},
};

} // namespace

PolicyModel::PolicyModel(QObject *parent) : QAbstractListModel(parent)
{
    std::vector<std::string> groups;
    groups.reserve(std::size(kPolicyGroups));
    for (const PolicyGroup &group : kPolicyGroups)
        groups.emplace_back(group.id);
    for (const Category &category : categories()) {
        if (std::find(groups.begin(), groups.end(), category.group) == groups.end())
            groups.push_back(category.group);
    }
    for (const std::string &group : groups) {
        const auto known = std::find_if(kPolicyGroups.begin(), kPolicyGroups.end(),
                                        [&](const PolicyGroup &g) { return group == g.id; });
        PolicyRow heading;
        heading.heading = true;
        heading.title = known != kPolicyGroups.end() ? tr(known->title) : QString::fromStdString(group);
        bool any = false;
        for (const Category &category : categories()) {
            if (category.group != group)
                continue;
            if (!any)
                m_rows.push_back(heading);
            any = true;
            PolicyRow row;
            row.title = coreWords(category.title);
            row.category = category.id;
            row.found = coreWords(category.found);
            row.preset = row.inForce = row.draft = category.preset;
            m_rows.push_back(std::move(row));
        }
    }
}

QString PolicyModel::actionWord(PolicyAction action)
{
    switch (action) {
    case PolicyAction::Allow:
        return tr("Allow");
    case PolicyAction::Review:
        return tr("Review");
    case PolicyAction::Redact:
        return tr("Redact");
    case PolicyAction::Downgrade:
        return tr("Downgrade");
    case PolicyAction::Block:
        return tr("Block");
    }
    return {};
}

void PolicyModel::setInForce(const std::map<std::string, PolicyAction> &actions)
{
    for (PolicyRow &row : m_rows) {
        if (row.heading)
            continue;
        const auto it = actions.find(row.category);
        row.inForce = row.draft = it == actions.end() ? row.preset : it->second;
    }
    Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
    Q_EMIT draftChanged();
}

void PolicyModel::setHits(const std::map<std::string, std::uint64_t> &hits, bool known)
{
    for (PolicyRow &row : m_rows) {
        if (row.heading)
            continue;
        const auto it = hits.find(row.category);
        row.hits = known ? std::optional(it == hits.end() ? std::uint64_t(0) : it->second) : std::nullopt;
    }
    Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

void PolicyModel::setDraft(int at, PolicyAction action)
{
    PolicyRow &row = m_rows[std::size_t(at)];
    if (row.heading || row.draft == action)
        return;
    row.draft = action;
    Q_EMIT dataChanged(index(at), index(at));
    Q_EMIT draftChanged();
}

void PolicyModel::discard()
{
    for (PolicyRow &row : m_rows)
        row.draft = row.inForce;
    Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
    Q_EMIT draftChanged();
}

void PolicyModel::toPresets()
{
    for (PolicyRow &row : m_rows)
        row.draft = row.preset;
    Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
    Q_EMIT draftChanged();
}

int PolicyModel::rowOf(const std::string &category) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i].heading && m_rows[i].category == category)
            return int(i);
    }
    return -1;
}

int PolicyModel::categoryCount() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const PolicyRow &row) { return !row.heading; }));
}

int PolicyModel::differing() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(),
                             [](const PolicyRow &row) { return !row.heading && row.draft != row.preset; }));
}

std::vector<const PolicyRow *> PolicyModel::changed() const
{
    std::vector<const PolicyRow *> rows;
    for (const PolicyRow &row : m_rows) {
        if (!row.heading && row.draft != row.inForce)
            rows.push_back(&row);
    }
    return rows;
}

int PolicyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PolicyModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const PolicyRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return r.title;
    case GroupRole:
        return r.heading;
    case Qt::ToolTipRole:
        if (!r.heading) {
            QStringList words{tr("%1: found by %2").arg(r.title, r.found)};
            if (r.draft != r.inForce)
                words << tr("now %1").arg(actionWord(r.inForce));
            if (r.draft != r.preset)
                words << tr("was %1").arg(actionWord(r.preset));
            return plainTip(words.join(QLatin1Char('\n')));
        }
        return {};
    case Qt::AccessibleTextRole: {
        if (r.heading)
            return r.title;
        QStringList words{r.title, actionWord(r.draft)};
        if (r.draft != r.inForce)
            words << tr("now %1").arg(actionWord(r.inForce));
        if (r.draft != r.preset)
            words << tr("was %1").arg(actionWord(r.preset));
        words << tr("found by %1").arg(r.found);
        if (r.hits)
            words << tr("%1 in the store").arg(figure(qlonglong(*r.hits)));
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

Qt::ItemFlags PolicyModel::flags(const QModelIndex &index) const
{
    return index.isValid() && row(index.row()).heading ? Qt::ItemIsEnabled : QAbstractListModel::flags(index);
}

} // namespace credence::ui
