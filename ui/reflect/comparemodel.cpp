// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/comparemodel.h"

#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QSet>

#include <algorithm>

namespace credence::ui {

namespace {

bool isCandidate(const CompareRow &row)
{
    return row.type == CompareRow::Type::Single || row.type == CompareRow::Type::Pair;
}

CompareRow single(const Candidate &candidate)
{
    CompareRow row;
    qlonglong sources = 0;
    for (const CandidateEvidence &evidence : candidate.evidence)
        sources += evidence.role == Role::Contradicts ? 0 : 1;
    row.facts = CompareModel::tr("d%1").arg(candidate.depth) + QStringLiteral("   ") +
                (sources == 1 ? CompareModel::tr("1 source") : CompareModel::tr("%1 sources").arg(figure(sources)));
    row.flags = flagCount(candidate);
    row.tooGeneral = tooGeneral(candidate);
    row.importance = candidate.importance.value_or(0.5);
    return row;
}

void order(std::vector<CompareRow> &rows)
{
    std::stable_sort(rows.begin(), rows.end(), [](const CompareRow &a, const CompareRow &b) {
        if ((a.flags > 0) != (b.flags > 0))
            return a.flags > 0;
        return a.importance > b.importance;
    });
}

// What this run dropped and the other one neither dropped nor proposed.
void addDrops(std::vector<CompareRow> &rows, const RunRecord &own, const RunRecord &other, const QString &title)
{
    QSet<QString> known;
    for (const Drop &drop : other.dropped)
        known << oneLine(drop.text) + QLatin1Char('|') + oneLine(drop.message);
    bool headed = false;
    for (const Drop &drop : own.dropped) {
        if (known.contains(oneLine(drop.text) + QLatin1Char('|') + oneLine(drop.message)))
            continue;
        if (!headed) {
            CompareRow heading;
            heading.type = CompareRow::Type::Heading;
            heading.textA = heading.textB = title;
            rows.push_back(heading);
            headed = true;
        }
        CompareRow row;
        row.type = CompareRow::Type::Drop;
        // What was dropped, and below it why; where there is no text, why alone.
        const QString why = sentence(coreWords(drop.message.empty() ? drop.reason : drop.message)).chopped(1);
        const QString focus = screenText(drop.focus), text = screenText(drop.text);
        row.textA = row.textB = text.isEmpty() ? why : text;
        QStringList facts;
        for (const QString &fact : {text.isEmpty() ? QString() : why, focus}) {
            if (!fact.isEmpty())
                facts << fact;
        }
        row.facts = facts.join(QStringLiteral(", "));
        row.a = drop.call;
        rows.push_back(row);
    }
}

} // namespace

CompareRows compareRows(const RunRecord &a, const RunRecord &b, const RunComparison &comparison)
{
    CompareRows rows;
    for (const std::size_t i : comparison.onlyA) {
        if (i >= a.candidates.size())
            continue;
        CompareRow row = single(a.candidates[i]);
        row.a = int(i);
        row.textA = screenText(a.candidates[i].text);
        row.confidenceA = row.confidenceB = a.candidates[i].confidence;
        row.takeA = true;
        rows.onlyA.push_back(std::move(row));
    }
    for (const std::size_t i : comparison.onlyB) {
        if (i >= b.candidates.size())
            continue;
        CompareRow row = single(b.candidates[i]);
        row.b = int(i);
        row.textB = screenText(b.candidates[i].text);
        row.confidenceA = row.confidenceB = b.candidates[i].confidence;
        rows.onlyB.push_back(std::move(row));
    }
    for (const RunPair &pair : comparison.both) {
        if (pair.a >= a.candidates.size() || pair.b >= b.candidates.size())
            continue;
        const Candidate &ca = a.candidates[pair.a], &cb = b.candidates[pair.b];
        CompareRow row = single(cb);
        row.type = CompareRow::Type::Pair;
        row.a = int(pair.a);
        row.b = int(pair.b);
        row.textA = screenText(ca.text);
        row.textB = screenText(cb.text);
        row.sameWords = pair.sameWords;
        row.figuresDiffer = pair.figuresDiffer;
        row.likeness = pair.likeness;
        row.confidenceA = ca.confidence;
        row.confidenceB = cb.confidence;
        row.flags = std::max(row.flags, flagCount(ca));
        row.tooGeneral = row.tooGeneral && tooGeneral(ca);
        row.facts = CompareModel::tr("%1 of %2 sources shared").arg(pair.sharedSources).arg(pair.allSources);
        if (pair.sameWords) {
            row.facts = CompareModel::tr("same words, %1").arg(row.facts);
            ++rows.sameWords;
        } else {
            row.diff = wordDiff(row.textA, row.textB);
        }
        rows.both.push_back(std::move(row));
    }
    order(rows.onlyA);
    order(rows.both);
    order(rows.onlyB);
    addDrops(rows.onlyA, a, b, CompareModel::tr("Dropped only in A"));
    addDrops(rows.onlyB, b, a, CompareModel::tr("Dropped only in B"));
    return rows;
}

CompareModel::CompareModel(QObject *parent) : QAbstractListModel(parent) {}

void CompareModel::setRows(std::vector<CompareRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT chosenChanged();
}

int CompareModel::candidates() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), isCandidate));
}

void CompareModel::setChecked(int row, bool on)
{
    if (row < 0 || row >= int(m_rows.size()) || !isCandidate(m_rows[std::size_t(row)]) ||
        m_rows[std::size_t(row)].checked == on)
        return;
    m_rows[std::size_t(row)].checked = on;
    Q_EMIT dataChanged(index(row), index(row));
    Q_EMIT chosenChanged();
}

void CompareModel::setTake(int row, bool a)
{
    if (row < 0 || row >= int(m_rows.size()) || m_rows[std::size_t(row)].type != CompareRow::Type::Pair ||
        m_rows[std::size_t(row)].takeA == a)
        return;
    m_rows[std::size_t(row)].takeA = a;
    Q_EMIT dataChanged(index(row), index(row));
    Q_EMIT chosenChanged();
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const CompareRow &r = row(index.row());
    const QString text = r.b >= 0 && !r.takeA ? r.textB : r.textA;
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::CheckStateRole:
        return isCandidate(r) ? QVariant(int(r.checked ? Qt::Checked : Qt::Unchecked)) : QVariant();
    case Qt::AccessibleTextRole: {
        QStringList words;
        if (r.type == CompareRow::Type::Pair && !r.sameWords)
            words << tr("A: %1").arg(r.textA) << tr("B: %1").arg(r.textB)
                  << (r.takeA ? tr("A’s words are taken") : tr("B’s words are taken"));
        else
            words << text;
        if (!r.facts.isEmpty())
            words << r.facts;
        if (isCandidate(r)) {
            words << tr("confidence %1").arg(confidenceWord(r.confidenceB));
            if (r.type == CompareRow::Type::Pair && r.confidenceA != r.confidenceB)
                words << tr("in A %1").arg(confidenceWord(r.confidenceA));
            if (r.flags > 0)
                words << (r.flags == 1 ? tr("1 open flag") : tr("%1 open flags").arg(r.flags));
            if (r.tooGeneral)
                words << tr("too general");
            if (r.figuresDiffer)
                words << tr("figures differ");
        }
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

bool CompareModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.row() >= int(m_rows.size()) ||
        !isCandidate(row(index.row())))
        return false;
    setChecked(index.row(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags CompareModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return Qt::NoItemFlags;
    const Qt::ItemFlags base = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    switch (row(index.row()).type) {
    case CompareRow::Type::Heading:
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    case CompareRow::Type::Drop:
        return base;
    case CompareRow::Type::Single:
    case CompareRow::Type::Pair:
        return base | Qt::ItemIsUserCheckable;
    }
    return base;
}

} // namespace credence::ui
