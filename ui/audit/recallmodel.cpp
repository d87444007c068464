// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/recallmodel.h"

#include "inspect/maplayout.h"
#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QLocale>

#include <algorithm>

namespace credence::ui {

namespace {

QString factsOf(const RecallCandidate &one)
{
    QStringList facts;
    if (one.kind == Kind::Episode)
        facts << RecallModel::tr("episode");
    else if (one.kind == Kind::Narrative)
        facts << RecallModel::tr("narrative");
    else
        facts << RecallModel::tr("belief, depth %1").arg(one.depth);
    if (one.status == Status::Suspect)
        facts << RecallModel::tr("in doubt");
    if (one.accessed && one.created && *one.accessed != *one.created)
        facts << RecallModel::tr("last read %1").arg(shortTime(*one.accessed));
    else if (one.created)
        facts << shortTime(*one.created);
    else
        facts << RecallModel::tr("no time");
    return facts.join(QStringLiteral("   "));
}

RecallRow rowOfHit(const RecallCandidate &one, const RecallHit &hit)
{
    RecallRow row;
    row.key = one.key;
    row.id = one.id;
    row.kind = one.kind;
    row.status = one.status;
    row.confidence = one.confidence;
    row.text = oneLine(one.text).trimmed();
    row.facts = factsOf(one);
    row.recency = hit.recency;
    row.importance = hit.importance;
    row.relevance = hit.relevance;
    row.score = hit.score;
    row.explanation = coreWords(hit.explanation);
    return row;
}

} // namespace

RecallRanking recallRanking(const RecallPool &pool, const RecallWeights &weights, const RecallWeights &other,
                            RecallLayer layer)
{
    RecallRanking out;
    const std::vector<RecallHit> hits = rankRecall(pool, weights, kRecallShown, layer);
    const std::vector<RecallHit> others = rankRecall(pool, other, kRecallShown, layer);
    for (std::size_t i = 0; i < hits.size(); ++i) {
        RecallRow row = rowOfHit(pool.candidates[hits[i].candidate], hits[i]);
        row.rank = int(i) + 1;
        const auto it = std::find_if(others.begin(), others.end(),
                                     [&](const RecallHit &hit) { return hit.candidate == hits[i].candidate; });
        row.other = it == others.end() ? 0 : int(it - others.begin()) + 1;
        out.rows.push_back(std::move(row));
    }
    out.hits = int(hits.size());

    // An overruled belief stands where it would stand if it counted.
    if (layer != RecallLayer::Episodes) {
        for (const RecallVeto &veto : pool.vetoed) {
            RecallPool with = pool;
            with.candidates.push_back(veto.candidate);
            std::stable_sort(with.candidates.begin(), with.candidates.end(),
                             [](const RecallCandidate &a, const RecallCandidate &b) { return a.key < b.key; });
            const std::vector<RecallHit> all = rankRecall(with, weights, 0, layer);
            const auto it = std::find_if(all.begin(), all.end(), [&](const RecallHit &hit) {
                return with.candidates[hit.candidate].key == veto.belief;
            });
            if (it == all.end() || std::size_t(it - all.begin()) >= kRecallShown + pool.vetoed.size())
                continue;
            RecallRow row = rowOfHit(veto.candidate, *it);
            row.type = RecallRow::Type::Vetoed;
            row.overruledBy = oneLine(veto.episodeText).trimmed();
            row.overruler = veto.episode;
            row.when = veto.at ? shortTime(*veto.at) : QString();
            row.explanation = coreWords(veto.reason);
            const auto place = std::find_if(out.rows.begin(), out.rows.end(),
                                            [&](const RecallRow &one) { return one.score < row.score; });
            out.rows.insert(place, std::move(row));
            ++out.vetoed;
        }
    }

    // Side by side, within the layer that is looked at.
    constexpr int kCompared = 8;
    const auto placeIn = [](const std::vector<RecallHit> &list, std::size_t candidate) {
        for (std::size_t i = 0; i < list.size() && i < std::size_t(kCompared); ++i) {
            if (list[i].candidate == candidate)
                return int(i) + 1;
        }
        return 0;
    };
    for (const auto *list : {&hits, &others}) {
        for (std::size_t i = 0; i < list->size() && i < std::size_t(kCompared); ++i) {
            const RecallMove move{(*list)[i].candidate, placeIn(hits, (*list)[i].candidate),
                                  placeIn(others, (*list)[i].candidate)};
            if (list == &others && move.before > 0)
                continue; // told already
            out.moves.push_back(move);
            out.names.push_back(map::shortLabel(oneLine(pool.candidates[move.candidate].text).trimmed(), 24));
        }
    }
    return out;
}

RecallModel::RecallModel(QObject *parent) : QAbstractListModel(parent) {}

void RecallModel::setRows(std::vector<RecallRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void RecallModel::setWeights(double recency, double importance, double relevance)
{
    m_recency = recency;
    m_importance = importance;
    m_relevance = relevance;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

int RecallModel::rowOf(MemoryKey key) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool own = m_rows[i].type == RecallRow::Type::Hit || m_rows[i].type == RecallRow::Type::Vetoed;
        if (own && m_rows[i].key == key)
            return int(i);
    }
    return -1;
}

bool RecallModel::isOpen(MemoryKey hit) const
{
    const int row = rowOf(hit);
    return row >= 0 && row + 1 < rowCount() &&
           (m_rows[std::size_t(row) + 1].type == RecallRow::Type::Behind ||
            m_rows[std::size_t(row) + 1].type == RecallRow::Type::More);
}

void RecallModel::setBehind(MemoryKey hit, std::vector<RecallRow> rows)
{
    const int row = rowOf(hit);
    if (row < 0)
        return;
    int end = row + 1;
    while (end < rowCount() && (m_rows[std::size_t(end)].type == RecallRow::Type::Behind ||
                                m_rows[std::size_t(end)].type == RecallRow::Type::More))
        ++end;
    if (end > row + 1) {
        beginRemoveRows({}, row + 1, end - 1);
        m_rows.erase(m_rows.begin() + row + 1, m_rows.begin() + end);
        endRemoveRows();
    }
    if (rows.empty())
        return;
    beginInsertRows({}, row + 1, row + int(rows.size()));
    m_rows.insert(m_rows.begin() + row + 1, std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    endInsertRows();
}

int RecallModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags RecallModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

QVariant RecallModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RecallRow &r = row(index.row());
    const auto number = [](double v) { return QLocale().toString(v, 'f', 2); };
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return r.text;
    case KeyRole:
        return QVariant::fromValue(r.key);
    case LoadingRole:
        return false;
    case StatusRole:
        return int(r.status);
    case KindRole:
        return int(r.kind);
    case ConfidenceRole:
        return int(r.confidence);
    case Qt::ToolTipRole:
        return plainTip(r.explanation.isEmpty() ? r.text : r.text + QLatin1Char('\n') + r.explanation);
    case Qt::AccessibleTextRole:
        switch (r.type) {
        case RecallRow::Type::Hit:
            return tr("%1. %2, %3, score %4: recency %5, importance %6, relevance %7")
                .arg(QString::number(r.rank), r.text, r.facts, number(r.score), number(r.recency), number(r.importance),
                     number(r.relevance));
        case RecallRow::Type::Vetoed:
            return tr("Overruled for this question: %1. A newer episode says: %2").arg(r.text, r.overruledBy);
        case RecallRow::Type::Behind:
            return tr("Behind it: %1, %2").arg(r.text, r.facts);
        case RecallRow::Type::More:
            return r.text;
        }
        return {};
    default:
        return {};
    }
}

} // namespace credence::ui
