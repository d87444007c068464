// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/draftsmodel.h"

#include "models/roles.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace credence::ui {

namespace {

DraftRow draftRow(const ForeignStore &store, const ForeignSummary &summary, std::size_t at)
{
    const Memory &memory = store.memories[at].memory;
    DraftRow row;
    row.text = oneLine(memory.text);
    row.ref = oneLine(memory.sourceRef.empty() ? memory.id.value : memory.sourceRef);
    row.depth = at < summary.depths.size() ? summary.depths[at] : 0;
    row.kind = memory.kind;
    row.shape = memory.shape;
    row.status = memory.status;
    row.created = memory.created;
    row.zoneAssumed = memory.zoneAssumed;
    row.ungrounded = at < summary.grounded.size() && !summary.grounded[at];
    return row;
}

} // namespace

std::vector<DraftRow> draftRows(const ForeignStore &store, const ForeignSummary &summary, std::size_t skip)
{
    std::vector<std::size_t> order(store.memories.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return (a < summary.depths.size() ? summary.depths[a] : 0) >
               (b < summary.depths.size() ? summary.depths[b] : 0);
    });
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < store.memories.size(); ++i) {
        const Memory &memory = store.memories[i].memory;
        for (const std::string *name : {&memory.sourceRef, &memory.id.value}) {
            if (!name->empty())
                places.emplace(memory.scope + '\n' + *name, i);
        }
    }
    std::vector<DraftRow> rows;
    for (std::size_t n = 0; n < std::min(kShownDrafts, order.size()); ++n) {
        const std::size_t at = order[(skip + n) % order.size()];
        const MemoryDraft &draft = store.memories[at];
        rows.push_back(draftRow(store, summary, at));
        std::size_t shown = 0;
        for (const DraftEvidence &link : draft.evidence) {
            if (shown++ == kShownSources) {
                DraftRow rest;
                rest.evidence = rest.more = true;
                rest.text =
                    DraftsModel::tr("and %1 more").arg(figure(qlonglong(draft.evidence.size() - kShownSources)));
                rows.push_back(rest);
                break;
            }
            const auto place = places.find(draft.memory.scope + '\n' + link.ref);
            DraftRow source;
            if (place != places.end()) {
                source = draftRow(store, summary, place->second);
            } else {
                source.missing = true;
                source.ref = oneLine(link.ref);
                source.text = DraftsModel::tr("%1 is not in this source").arg(source.ref);
            }
            source.evidence = true;
            source.contradicts = link.role == Role::Contradicts;
            rows.push_back(std::move(source));
        }
    }
    return rows;
}

DraftsModel::DraftsModel(QObject *parent) : QAbstractListModel(parent) {}

void DraftsModel::setRows(std::vector<DraftRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int DraftsModel::memories() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const DraftRow &row) { return !row.evidence; }));
}

int DraftsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant DraftsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const DraftRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return r.text;
    case IdRole:
        return r.ref;
    case StatusRole:
        return int(r.status);
    case KindRole:
        return int(r.kind);
    case DepthRole:
        return r.depth;
    case MissingRole:
        return r.missing;
    case UngroundedRole:
        return r.ungrounded;
    case LoadingRole:
        return false;
    case Qt::ToolTipRole:
        return r.ref.isEmpty() ? QString() : plainTip(r.text + QLatin1Char('\n') + r.ref);
    case Qt::AccessibleTextRole: {
        if (r.more || r.missing)
            return r.text;
        QStringList parts;
        if (r.evidence)
            parts << (r.contradicts ? tr("speaks against it") : tr("rests on"));
        parts << kindWord(r.kind, r.shape) << r.text;
        if (r.kind == Kind::Reflection)
            parts << tr("depth %1").arg(r.depth);
        if (r.status != Status::Active)
            parts << statusWord(r.status);
        if (r.ungrounded)
            parts << tr("no episode beneath it");
        parts << (r.created ? shortTime(*r.created) : tr("without a time"));
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
