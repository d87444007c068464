// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/candidatesmodel.h"

#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>

namespace credence::ui {

namespace {

CandidateRow rowOfCandidate(const Candidate &candidate, int number)
{
    CandidateRow row;
    row.type = candidate.suppressed ? CandidateRow::Type::Suppressed : CandidateRow::Type::Candidate;
    row.number = number;
    row.id = candidate.id;
    row.text = screenText(candidate.text);
    row.facts = sourcesText(candidate);
    row.depth = candidate.depth;
    row.confidence = candidate.confidence;
    row.marks = marksOf(candidate);
    row.call = candidate.call;
    row.ticked = true;
    return row;
}

CandidateRow rowOfDrop(const Drop &drop)
{
    CandidateRow row;
    row.type = CandidateRow::Type::Drop;
    const QString why = coreWords(drop.message.empty() ? drop.reason : drop.message);
    row.text = sentence(CandidatesModel::tr("Dropped: %1").arg(lowered(why)));
    row.quote = screenText(drop.text);
    row.facts = screenText(drop.focus);
    row.call = drop.call;
    return row;
}

CandidateRow rowOfSkip(const Skip &skip)
{
    CandidateRow row;
    row.type = CandidateRow::Type::Skip;
    row.text = sentence(CandidatesModel::tr("Skipped: %1").arg(lowered(coreWords(skip.reason))));
    row.facts = screenText(skip.what);
    return row;
}

} // namespace

CandidatesModel::CandidatesModel(QObject *parent) : QAbstractListModel(parent) {}

void CandidatesModel::setRun(const RunRecord &run, bool newestFirst)
{
    beginResetModel();
    m_rows.clear();
    std::vector<CandidateRow> suppressed;
    int number = 0;
    for (const Candidate &candidate : run.candidates) {
        CandidateRow row = rowOfCandidate(candidate, ++number);
        (candidate.suppressed ? suppressed : m_rows).push_back(std::move(row));
    }
    m_candidates = int(m_rows.size());
    m_suppressed = int(suppressed.size());
    if (newestFirst)
        std::reverse(m_rows.begin(), m_rows.end());
    m_rows.insert(m_rows.end(), std::make_move_iterator(suppressed.begin()), std::make_move_iterator(suppressed.end()));
    m_dropped = int(run.dropped.size());
    for (std::size_t i = 0; i < run.dropped.size(); ++i)
        m_rows.push_back(rowOfDrop(newestFirst ? run.dropped[run.dropped.size() - 1 - i] : run.dropped[i]));
    m_skipped = int(run.skipped.size());
    for (const Skip &skip : run.skipped)
        m_rows.push_back(rowOfSkip(skip));
    endResetModel();
}

void CandidatesModel::add(const Candidate &candidate)
{
    CandidateRow row = rowOfCandidate(candidate, m_candidates + m_suppressed + 1);
    const int at = candidate.suppressed ? m_candidates : 0;
    settle();
    row.fresh = !candidate.suppressed;
    beginInsertRows({}, at, at);
    m_rows.insert(m_rows.begin() + at, std::move(row));
    ++(candidate.suppressed ? m_suppressed : m_candidates);
    endInsertRows();
}

void CandidatesModel::add(const Drop &drop)
{
    const int at = m_candidates + m_suppressed;
    beginInsertRows({}, at, at);
    m_rows.insert(m_rows.begin() + at, rowOfDrop(drop));
    ++m_dropped;
    endInsertRows();
}

void CandidatesModel::settle()
{
    for (int i = 0; i < int(m_rows.size()); ++i) {
        if (!m_rows[std::size_t(i)].fresh)
            continue;
        m_rows[std::size_t(i)].fresh = false;
        Q_EMIT dataChanged(index(i), index(i));
    }
}

void CandidatesModel::setTickable(bool on)
{
    if (m_tickable == on)
        return;
    m_tickable = on;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
    Q_EMIT tickedChanged();
}

void CandidatesModel::setTicked(int at, bool on)
{
    CandidateRow &row = m_rows[std::size_t(at)];
    if (!m_tickable || row.number == 0 || row.ticked == on)
        return;
    row.ticked = on;
    Q_EMIT dataChanged(index(at), index(at), {Qt::CheckStateRole});
    Q_EMIT tickedChanged();
}

void CandidatesModel::tickAll(bool on)
{
    bool any = false;
    for (CandidateRow &row : m_rows) {
        if (row.number == 0 || row.ticked == on)
            continue;
        row.ticked = on;
        any = true;
    }
    if (!any)
        return;
    Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1), {Qt::CheckStateRole});
    Q_EMIT tickedChanged();
}

std::vector<std::string> CandidatesModel::ticked() const
{
    std::vector<std::pair<int, std::string>> chosen;
    for (const CandidateRow &row : m_rows) {
        if (row.number > 0 && row.ticked)
            chosen.emplace_back(row.number, row.id);
    }
    std::sort(chosen.begin(), chosen.end());
    std::vector<std::string> ids;
    ids.reserve(chosen.size());
    for (auto &[number, id] : chosen)
        ids.push_back(std::move(id));
    return ids;
}

bool CandidatesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || !m_tickable || row(index.row()).number == 0)
        return false;
    setTicked(index.row(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags CandidatesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (index.isValid() && m_tickable && row(index.row()).number > 0)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

int CandidatesModel::rowOf(const std::string &candidate) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!candidate.empty() && m_rows[i].id == candidate)
            return int(i);
    }
    return -1;
}

int CandidatesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CandidatesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const CandidateRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return r.text;
    case Qt::CheckStateRole:
        return m_tickable && r.number > 0 ? QVariant(r.ticked ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ToolTipRole: {
        QStringList lines;
        // The facts stand on one line, so not all of them may show.
        QStringList facts;
        if (!r.facts.isEmpty())
            facts << r.facts;
        for (const CandidateMark &mark : r.marks)
            facts << mark.text;
        if (!facts.isEmpty())
            lines << facts.join(QStringLiteral(", "));
        for (const CandidateMark &mark : r.marks) {
            if (!mark.tip.isEmpty())
                lines << mark.tip;
        }
        if (!r.quote.isEmpty())
            lines << r.quote;
        return lines.isEmpty() ? QString() : plainTip(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole: {
        QStringList words;
        if (r.number > 0)
            words << tr("Candidate %1").arg(r.number);
        words << r.text;
        if (!r.quote.isEmpty())
            words << r.quote;
        if (!r.facts.isEmpty())
            words << r.facts;
        if (r.number > 0)
            words << tr("depth %1").arg(r.depth) << tr("confidence %1").arg(confidenceWord(r.confidence));
        for (const CandidateMark &mark : r.marks)
            words << (mark.tone == MarkTone::Flag ? tr("flag: %1").arg(mark.text) : mark.text);
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
