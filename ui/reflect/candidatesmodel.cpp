// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/candidatesmodel.h"

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
    return row;
}

CandidateRow rowOfDrop(const Drop &drop)
{
    CandidateRow row;
    row.type = CandidateRow::Type::Drop;
    const QString why = screenText(drop.message.empty() ? drop.reason : drop.message);
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
    row.text = sentence(CandidatesModel::tr("Skipped: %1").arg(lowered(screenText(skip.reason))));
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
    case Qt::ToolTipRole: {
        QStringList lines;
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
