// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/whatifmodel.h"

#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace credence::ui {

WhatIfRow whatIfRow(const Memory &memory, bool checked)
{
    WhatIfRow row;
    row.key = memory.key;
    row.id = memory.id;
    row.kind = memory.kind;
    row.status = memory.status;
    row.depth = memory.depth;
    row.text = oneLine(memory.text).trimmed();
    if (row.text.isEmpty())
        row.text = WhatIfModel::tr("(no text)");
    row.date = memory.created ? shortTime(*memory.created) : WhatIfModel::tr("no time");
    if (memory.importance)
        row.importance = QLocale().toString(*memory.importance, 'g', 2);
    const bool gone = memory.status == Status::Retracted || memory.status == Status::Superseded;
    row.checked = checked && row.choosable() && !gone;
    if (!row.choosable())
        row.note = WhatIfModel::tr("erased");
    else if (gone)
        row.note = memory.status == Status::Retracted ? WhatIfModel::tr("retracted already")
                                                      : WhatIfModel::tr("superseded already");
    return row;
}

WhatIfModel::WhatIfModel(QObject *parent) : QAbstractListModel(parent) {}

void WhatIfModel::setRows(std::vector<WhatIfRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].number = int(i) + 1;
    endResetModel();
    Q_EMIT checkedChanged();
}

void WhatIfModel::setChecked(int row, bool checked)
{
    if (row < 0 || row >= rowCount())
        return;
    WhatIfRow &one = m_rows[std::size_t(row)];
    if (!one.choosable() || one.checked == checked)
        return;
    one.checked = checked;
    Q_EMIT dataChanged(index(row, 0), index(row, 0));
    Q_EMIT checkedChanged();
}

void WhatIfModel::setAllChecked(bool checked)
{
    if (m_rows.empty())
        return;
    for (WhatIfRow &row : m_rows)
        row.checked = checked && row.choosable();
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
    Q_EMIT checkedChanged();
}

void WhatIfModel::setCritical(const std::vector<MemoryKey> &keys)
{
    if (m_rows.empty())
        return;
    const std::unordered_set<MemoryKey> critical(keys.begin(), keys.end());
    for (WhatIfRow &row : m_rows)
        row.critical = critical.contains(row.key);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

int WhatIfModel::checkedCount() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const WhatIfRow &row) { return row.checked; }));
}

int WhatIfModel::choosableCount() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const WhatIfRow &row) { return row.choosable(); }));
}

std::vector<MemoryKey> WhatIfModel::checkedKeys() const
{
    std::vector<MemoryKey> keys;
    for (const WhatIfRow &row : m_rows) {
        if (row.checked)
            keys.push_back(row.key);
    }
    return keys;
}

int WhatIfModel::rowOf(MemoryKey key) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].key == key)
            return int(i);
    }
    return -1;
}

int WhatIfModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags WhatIfModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return row(index.row()).choosable() ? flags | Qt::ItemIsUserCheckable : flags;
}

bool WhatIfModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || !row(index.row()).choosable())
        return false;
    setChecked(index.row(), value.toInt() == Qt::Checked);
    return true;
}

QVariant WhatIfModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const WhatIfRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return r.text;
    case Qt::CheckStateRole:
        return int(r.checked ? Qt::Checked : Qt::Unchecked);
    case KeyRole:
        return QVariant::fromValue(r.key);
    case LoadingRole:
        return false;
    case StatusRole:
        return int(r.status);
    case KindRole:
        return int(r.kind);
    case Qt::ToolTipRole:
        return plainTip(r.text);
    case Qt::AccessibleTextRole: {
        QStringList words{QString::number(r.number), r.checked ? tr("withdrawn here") : tr("stays"), r.date, r.text};
        if (!r.note.isEmpty())
            words << r.note;
        if (r.critical)
            words << tr("critical");
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

std::vector<EffectRow> effectRows(const WhatIf &effect)
{
    std::vector<EffectRow> rows;
    // Nearest to what is withdrawn first: read upwards, as doubt goes.
    // The changes stand deepest first; within a depth in their own order.
    for (std::size_t end = effect.follows.size(); end > 0;) {
        std::size_t start = end;
        while (start > 0 && effect.follows[start - 1].depth == effect.follows[end - 1].depth)
            --start;
        EffectRow heading;
        heading.heading = true;
        heading.text = EffectModel::tr("Depth %1").arg(effect.follows[start].depth);
        const std::size_t place = rows.size();
        rows.push_back(std::move(heading));
        for (std::size_t i = start; i < end; ++i) {
            const WhatIfChange &change = effect.follows[i];
            EffectRow row;
            row.text = oneLine(change.text).trimmed();
            row.key = change.key;
            row.before = change.before;
            row.after = change.after;
            row.loses = change.chosenLost > 0
                            ? EffectModel::tr("loses %1 of %2").arg(change.sourcesLost).arg(change.sources)
                            : EffectModel::tr("%1 of %2 in doubt").arg(change.sourcesLost).arg(change.sources);
            row.left = EffectModel::tr("%1 left").arg(change.sourcesLeft);
            row.reason = coreLine(change.reason);
            ++(change.after == Status::Stale ? rows[place].stale : rows[place].suspect);
            rows.push_back(std::move(row));
        }
        end = start;
    }
    return rows;
}

EffectModel::EffectModel(QObject *parent) : QAbstractListModel(parent) {}

void EffectModel::setRows(std::vector<EffectRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int EffectModel::rowOf(MemoryKey key) const
{
    for (std::size_t i = 0; key && i < m_rows.size(); ++i) {
        if (!m_rows[i].heading && m_rows[i].key == key)
            return int(i);
    }
    return -1;
}

int EffectModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags EffectModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return row(index.row()).heading ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren
                                    : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QVariant EffectModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const EffectRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return r.text;
    case KeyRole:
        return QVariant::fromValue(r.key);
    case LoadingRole:
        return false;
    case GroupRole:
        return r.heading;
    case StatusRole:
        return int(r.after);
    case Qt::ToolTipRole:
        return r.heading ? QVariant() : QVariant(plainTip(r.text + QLatin1Char('\n') + r.reason));
    case Qt::AccessibleTextRole:
        if (r.heading)
            return tr("%1: %2 become stale, %3 suspect").arg(r.text).arg(r.stale).arg(r.suspect);
        return tr("%1, %2 becomes %3, %4, %5").arg(r.text, statusWord(r.before), statusWord(r.after), r.loses, r.left);
    default:
        return {};
    }
}

std::shared_ptr<const GraphScene> effectScene(const WhatIf &effect, const std::vector<WhatIfRow> &rows)
{
    if (!effect.above || effect.withdrawn.empty())
        return nullptr;
    const Snapshot &s = *effect.above;
    auto scene = std::make_shared<GraphScene>();
    scene->doubt = true;
    std::unordered_map<MemoryKey, std::uint32_t> nodeOf;
    std::map<int, int> layerOf; // by depth
    std::vector<int> depths;
    const std::unordered_set<MemoryKey> withdrawn(effect.withdrawn.begin(), effect.withdrawn.end());
    std::unordered_set<MemoryKey> critical;
    for (const CriticalMemory &one : effect.critical)
        critical.insert(one.key);
    for (const WhatIfRow &row : rows) {
        if (!withdrawn.contains(row.key))
            continue;
        nodeOf.emplace(row.key, std::uint32_t(scene->boxes.size()));
        GraphBox box;
        box.key = row.key;
        box.text = row.text;
        box.kind = row.kind;
        box.status = box.next = row.status;
        box.number = row.depth == 0 ? row.number : 0;
        box.withdrawn = true;
        box.critical = critical.contains(row.key);
        scene->boxes.push_back(std::move(box));
        depths.push_back(row.depth);
    }
    for (const WhatIfChange &change : effect.follows) {
        nodeOf.emplace(change.key, std::uint32_t(scene->boxes.size()));
        GraphBox box;
        box.key = change.key;
        box.text = oneLine(change.text).trimmed();
        box.status = change.before;
        box.next = change.after;
        scene->boxes.push_back(std::move(box));
        depths.push_back(change.depth);
    }
    scene->leavesBelow = std::find(depths.begin(), depths.end(), 0) != depths.end();
    std::map<int, int> inDepth;
    for (const int depth : depths)
        ++inDepth[depth];
    std::map<int, std::uint64_t> beliefsAt;
    for (const WhatIfLayer &one : effect.layers)
        beliefsAt.emplace(one.depth, one.beliefs);
    layerOf = layersOfDepths(std::set<int>(depths.begin(), depths.end()));
    for (std::size_t i = 0; i < depths.size(); ++i) {
        scene->input.layer.push_back(layerOf[depths[i]]);
        // Stale ones first where a layer is folded: they are what falls.
        scene->input.weight.push_back(scene->boxes[i].next == Status::Stale ? 1 : 0);
        if (depths[i] == 0)
            scene->input.bottom.push_back(std::uint32_t(i));
    }
    for (const auto &[key, node] : nodeOf) {
        const Node n = s.find(key);
        if (n == kNoNode)
            continue;
        for (const Link &link : s.sources(n)) {
            if (link.role == Role::Contradicts || link.node == kNoNode)
                continue;
            if (const auto below = nodeOf.find(s.row(link.node).key); below != nodeOf.end())
                scene->input.links.emplace_back(node, below->second);
        }
    }
    std::sort(scene->input.links.begin(), scene->input.links.end());
    for (auto it = layerOf.begin(); it != layerOf.end();) {
        // Depths that share a layer are told as one.
        const int layer = it->second, low = it->first;
        int high = low, here = 0;
        std::uint64_t beliefs = 0;
        for (; it != layerOf.end() && it->second == layer; ++it) {
            high = it->first;
            here += inDepth[it->first];
            if (const auto of = beliefsAt.find(it->first); of != beliefsAt.end())
                beliefs += of->second;
        }
        scene->titles << (low < high ? WhatIfModel::tr("%1–%2").arg(figure(low), figure(high))
                          : low == 0 ? WhatIfModel::tr("Episodes")
                                     : WhatIfModel::tr("Depth %1").arg(low));
        scene->facts << (beliefs > 0 ? WhatIfModel::tr("%1 of %2").arg(figure(here), figure(qlonglong(beliefs)))
                                     : figure(here));
    }
    shortenLabels(*scene);
    return scene;
}

} // namespace credence::ui
