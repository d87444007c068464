// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/queuemodel.h"

#include "review/reviewwords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>

namespace credence::ui {

namespace {

bool isOpen(const QueueItem &item)
{
    return item.state == CandidateState::Pending;
}

QString candidateId(const QueueItem &item)
{
    return QString::fromStdString(item.candidate.id);
}

} // namespace

QueueModel::QueueModel(QObject *parent) : QAbstractListModel(parent) {}

void QueueModel::setItems(const std::vector<ItemPtr> &items, const QHash<QString, QString> &runs)
{
    m_items = items;
    m_runs = runs;
    if (m_held && std::none_of(m_items.begin(), m_items.end(),
                               [this](const ItemPtr &item) { return item->candidate.id == m_held->candidate.id; }))
        m_items.push_back(m_held); // the store has it no longer, yet it is in somebody's hand
    build();
}

void QueueModel::setSection(QueueSection section)
{
    if (m_section == section)
        return;
    m_section = section;
    build();
}

void QueueModel::setFilter(const QueueFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    build();
}

void QueueModel::setKept(const QSet<QString> &kept)
{
    m_kept = kept;
}

void QueueModel::setHeld(const ItemPtr &held)
{
    m_held = held;
}

bool QueueModel::isOf(QueueSection section, const QueueItem &item)
{
    switch (section) {
    case QueueSection::Queue:
        return item.state == CandidateState::Pending || item.state == CandidateState::Approved ||
               item.state == CandidateState::Blocked;
    case QueueSection::Deferred:
        return item.state == CandidateState::Deferred;
    case QueueSection::Decided:
        return item.state == CandidateState::Approved || item.state == CandidateState::Rejected ||
               item.state == CandidateState::Committed || item.state == CandidateState::Blocked ||
               item.state == CandidateState::Settled;
    }
    return false;
}

bool QueueModel::belongs(const QueueItem &item) const
{
    return isOf(m_section, item) || (m_section == QueueSection::Queue && item.state != CandidateState::Committed &&
                                     item.state != CandidateState::Settled && m_kept.contains(candidateId(item)));
}

bool QueueModel::passes(const QueueItem &item) const
{
    if (!m_filter.actions.isEmpty() && !m_filter.actions.contains(int(item.candidate.action)))
        return false;
    if (m_filter.want != 0) {
        const bool any = ((m_filter.want & QueueFilter::Flags) && !item.flags.empty()) ||
                         ((m_filter.want & QueueFilter::Doubts) && hasDoubts(item)) ||
                         ((m_filter.want & QueueFilter::Waiting) && item.waitsTooLong) ||
                         ((m_filter.want & QueueFilter::Outdated) && !item.applies) ||
                         ((m_filter.want & QueueFilter::Edited) && item.edited);
        if (!any)
            return false;
    }
    if (!m_filter.words.isEmpty()) {
        QString all =
            screenText(item.candidate.text) + QLatin1Char('\n') + stateText(item) + QLatin1Char('\n') + doubtText(item);
        for (const ReviewFlag &flag : item.flags)
            all += QLatin1Char('\n') + categoryTitle(flag.finding.category);
        for (const QString &word : m_filter.words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            if (!all.contains(word, Qt::CaseInsensitive))
                return false;
        }
    }
    return true;
}

void QueueModel::build()
{
    beginResetModel();
    m_rows.clear();
    m_places.clear();
    m_hiddenSuppressed = 0;
    std::string run;
    bool first = true;
    for (const ItemPtr &item : m_items) {
        const bool held = m_held && m_held->candidate.id == item->candidate.id;
        if (!held && (!belongs(*item) || !passes(*item)))
            continue;
        const bool undecided = item->state == CandidateState::Pending || item->state == CandidateState::Deferred;
        if (item->suppressed && undecided && !m_filter.suppressed && !held) {
            ++m_hiddenSuppressed;
            continue;
        }
        // What an agent proposes comes one by one, and stands together.
        const std::string &origin = item->candidate.origin;
        const std::string &group = origin.empty() ? item->candidate.run : origin;
        if (first || group != run) {
            run = group;
            first = false;
            QueueRow head;
            head.title =
                origin.empty() ? m_runs.value(QString::fromStdString(run)) : tr("Proposed by %1").arg(oneLine(origin));
            if (head.title.isEmpty())
                head.title = run.empty() ? tr("Imported") : tr("A run of %1").arg(shortTime(item->queued));
            m_rows.push_back(std::move(head));
        }
        QueueRow row;
        row.item = item;
        const auto mark = m_marks.constFind(candidateId(*item));
        if (mark != m_marks.constEnd()) {
            row.working = mark->first;
            row.error = mark->second;
        }
        m_places.insert(candidateId(*item), int(m_rows.size()));
        m_rows.push_back(std::move(row));
    }
    describeHeads();
    endResetModel();
}

void QueueModel::describeHeads()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].item)
            continue;
        int all = 0, done = 0;
        for (std::size_t k = i + 1; k < m_rows.size() && m_rows[k].item; ++k) {
            ++all;
            done += !isOpen(*m_rows[k].item);
        }
        m_rows[i].facts =
            m_section == QueueSection::Queue ? tr("%1 of %2 done").arg(figure(done), figure(all)) : figure(all);
    }
}

void QueueModel::replace(const ItemPtr &item)
{
    const QString id = candidateId(*item);
    for (ItemPtr &old : m_items) {
        if (old->candidate.id == item->candidate.id)
            old = item;
    }
    const int at = rowOf(id);
    if (at < 0)
        return;
    m_rows[std::size_t(at)].item = item;
    describeHeads();
    Q_EMIT dataChanged(index(at), index(at));
    for (int head = at; head >= 0; --head) {
        if (!m_rows[std::size_t(head)].item) {
            Q_EMIT dataChanged(index(head), index(head));
            break;
        }
    }
}

void QueueModel::setMark(const QString &candidate, const QString &working, const QString &error)
{
    if (working.isEmpty() && error.isEmpty())
        m_marks.remove(candidate);
    else
        m_marks[candidate] = {working, error};
    const int at = rowOf(candidate);
    if (at < 0)
        return;
    m_rows[std::size_t(at)].working = working;
    m_rows[std::size_t(at)].error = error;
    Q_EMIT dataChanged(index(at), index(at));
}

int QueueModel::rowOf(const QString &candidate) const
{
    return m_places.value(candidate, -1);
}

ItemPtr QueueModel::item(const QString &candidate) const
{
    const int at = rowOf(candidate);
    return at < 0 ? ItemPtr() : m_rows[std::size_t(at)].item;
}

int QueueModel::shown() const
{
    return int(m_places.size());
}

int QueueModel::done() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(),
                             [](const QueueRow &one) { return one.item && !isOpen(*one.item); }));
}

int QueueModel::place(int row) const
{
    int n = 0;
    for (int i = 0; i <= row && i < int(m_rows.size()); ++i)
        n += m_rows[std::size_t(i)].item != nullptr;
    return n;
}

int QueueModel::nextOpen(int row) const
{
    const int size = int(m_rows.size());
    for (int i = 1; i <= size; ++i) {
        const int at = (std::max(row, -1) + i) % size;
        const QueueRow &one = m_rows[std::size_t(at)];
        if (at != row && one.item && isOpen(*one.item) && one.working.isEmpty())
            return at;
    }
    return -1;
}

int QueueModel::step(int row, int by) const
{
    for (int at = row + by; at >= 0 && at < int(m_rows.size()); at += by) {
        if (m_rows[std::size_t(at)].item)
            return at;
    }
    return -1;
}

int QueueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags QueueModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !row(index.row()).item)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant QueueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const QueueRow &r = row(index.row());
    if (!r.item) {
        if (role == Qt::DisplayRole)
            return r.title;
        return role == Qt::AccessibleTextRole ? QVariant(r.title + QStringLiteral(", ") + r.facts) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return oneLine(r.item->candidate.text);
    case Qt::ToolTipRole: {
        QStringList lines{screenText(r.item->candidate.text)};
        QString tip;
        if (!doubtText(*r.item, &tip).isEmpty() && !tip.isEmpty())
            lines << tip;
        if (!r.error.isEmpty())
            lines << r.error;
        lines << tr("Waits for %1, since %2").arg(ageText(r.item->ageSeconds), utcTime(r.item->queued));
        return plainTip(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole: {
        QStringList words{oneLine(r.item->candidate.text), stateText(*r.item)};
        const int sources = sourceCount(r.item->candidate);
        words << (sources == 1 ? tr("1 source") : tr("%1 sources").arg(sources));
        words << tr("depth %1").arg(r.item->candidate.depth);
        words << tr("confidence %1").arg(confidenceWord(r.item->candidate.confidence));
        if (const int flags = openFlags(*r.item); flags > 0)
            words << (flags == 1 ? tr("1 open flag") : tr("%1 open flags").arg(flags));
        if (const QString doubt = doubtText(*r.item); !doubt.isEmpty())
            words << doubt;
        if (!r.working.isEmpty())
            words << r.working;
        if (!r.error.isEmpty())
            words << r.error;
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
