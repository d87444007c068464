// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/doubtmodel.h"

#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"

#include <QLocale>

#include <algorithm>

namespace credence::ui {

void DoubtModel::setDoubts(Doubts doubts)
{
    beginResetModel();
    m_doubts = std::move(doubts);
    m_rows.clear();
    const auto head = [this](const QString &text, int count) {
        Row row;
        row.head = text;
        row.count = figure(count);
        m_rows.push_back(std::move(row));
    };
    for (const Status status : {Status::Stale, Status::Suspect}) {
        const auto of = [&](const DoubtedBelief &one) { return one.memory.status == status; };
        const auto count = int(std::count_if(m_doubts.beliefs.begin(), m_doubts.beliefs.end(), of));
        if (count == 0)
            continue;
        head(status == Status::Stale ? tr("Stale: too little is left") : tr("Suspect: some support is lost"), count);
        for (const DoubtedBelief &one : m_doubts.beliefs) {
            if (!of(one))
                continue;
            Row row;
            row.doubted = &one;
            row.key = one.memory.key;
            row.status = status;
            row.text = oneLine(one.memory.text);
            row.facts =
                tr("lost %1 of %2")
                    .arg(figure(qlonglong(one.lost.size())), figure(qlonglong(one.lost.size() + one.left.size())));
            m_rows.push_back(std::move(row));
        }
    }
    if (!m_doubts.contradictions.empty()) {
        head(tr("Newer episodes say the opposite, or seem to"), contradicted());
        for (const Contradiction &one : m_doubts.contradictions) {
            Row row;
            row.against = &one;
            row.key = one.belief;
            row.text = oneLine(one.beliefText);
            row.facts = coreLine(one.reason);
            m_rows.push_back(std::move(row));
        }
    }
    endResetModel();
}

int DoubtModel::rowOf(MemoryKey key) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].head.isEmpty() && (!key || m_rows[i].key == key))
            return int(i);
    }
    return -1;
}

int DoubtModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags DoubtModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !row(index.row()).head.isEmpty())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant DoubtModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const Row &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return r.head.isEmpty() ? r.text : r.head;
    case KeyRole:
        return QVariant::fromValue(r.key);
    case StatusRole:
        return int(r.status);
    case GroupRole:
        return !r.head.isEmpty();
    case LoadingRole:
        return false;
    case Qt::AccessibleTextRole:
        return r.head.isEmpty()
                   ? QStringList{r.against ? tr("Perhaps contradicted") : statusWord(r.status), r.text, r.facts}.join(
                         QStringLiteral(", "))
                   : QString(r.head + QStringLiteral(", ") + r.count);
    default:
        return {};
    }
}

void DoubtSources::show(const DoubtModel::Row *row)
{
    beginResetModel();
    m_rows.clear();
    int number = 0;
    const auto head = [this](const QString &text) {
        BearingRow one;
        one.head = text;
        one.loading = false;
        m_rows.push_back(std::move(one));
    };
    const auto put = [&](MemoryKey key, const MemoryId &id, const std::string &text, const std::optional<Time> &time) {
        BearingRow one;
        one.id = id.value;
        one.key = key;
        one.number = ++number;
        one.loading = false;
        one.text = screenText(text);
        if (time)
            one.time = bearingTime(*time);
        m_rows.push_back(std::move(one));
        return &m_rows.back();
    };
    if (row && row->doubted) {
        const DoubtedBelief &belief = *row->doubted;
        if (!belief.lost.empty())
            head(tr("Lost"));
        for (const LostSource &lost : belief.lost) {
            BearingRow *one = put(lost.key, lost.id, lost.text, lost.at);
            one->status = lost.status;
            one->note = statusWord(lost.status);
            one->importance = coreWords(lost.reason);
            if (lost.text.empty())
                one->text = tr("Its text was erased.");
        }
        if (!belief.left.empty())
            head(tr("Still there"));
        for (const Memory &left : belief.left) {
            BearingRow *one = put(left.key, left.id, left.text, left.created);
            one->kind = left.kind;
            one->status = left.status;
            one->bearing = bearingSpan(one->text, {}, screenText(belief.memory.text));
        }
        if (!belief.newer.empty())
            head(tr("Newer and related"));
        for (const NewerEpisode &newer : belief.newer) {
            BearingRow *one = put(newer.key, newer.id, newer.text, newer.created);
            one->against = newer.contradicts;
            one->note = newer.contradicts ? tr("seems to contradict")
                                          : tr("alike %1").arg(QLocale().toString(newer.similarity, 'f', 2));
        }
    } else if (row && row->against) {
        const Contradiction &against = *row->against;
        head(tr("Speaks against it"));
        BearingRow *one = put(against.episode, against.episodeId, against.episodeText, against.at);
        one->against = true;
        one->note = coreWords(against.reason);
    }
    endResetModel();
}

} // namespace credence::ui
