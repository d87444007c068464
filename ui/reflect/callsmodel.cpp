// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/callsmodel.h"

#include "reflect/runwords.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <algorithm>

namespace credence::ui {

CallRow callRow(const CallRecord &call, CallPhase phase, int maxAttempts)
{
    CallRow row;
    row.number = call.number;
    row.label = coreLine(call.label.empty() ? call.stage : call.label);
    row.error = sentence(coreWords(call.error));
    const int tries = int(call.attempts.size());
    switch (phase) {
    case CallPhase::Started:
    case CallPhase::Receiving:
        row.state = CallRow::State::Running;
        break;
    case CallPhase::Waiting:
        row.state = CallRow::State::Waiting;
        break;
    case CallPhase::Done:
        row.state = call.error.empty() ? CallRow::State::Done : CallRow::State::Failed;
        break;
    }
    // The last try that failed, and which one is next or was the last.
    if (tries > 0) {
        const CallAttempt &last = call.attempts.back();
        if (row.state == CallRow::State::Waiting || (row.state == CallRow::State::Running && !last.error.empty())) {
            const QString what = last.status > 0 ? QString::number(last.status) : CallsModel::tr("no reply");
            row.note = maxAttempts > 0 ? CallsModel::tr("%1, try %2 of %3").arg(what).arg(tries + 1).arg(maxAttempts)
                                       : CallsModel::tr("%1, try %2").arg(what).arg(tries + 1);
        } else if (row.state == CallRow::State::Failed) {
            row.note = last.status > 0 && last.status != 200 ? QString::number(last.status)
                                                             : CallsModel::tr("failed", "a call");
            if (tries > 1)
                row.note += QStringLiteral(", ") + CallsModel::tr("%1 tries").arg(tries);
        } else if (tries > 1) {
            row.note = CallsModel::tr("try %1").arg(tries);
        }
    } else if (row.state == CallRow::State::Failed) {
        row.note = CallsModel::tr("not sent", "a call");
    }
    if (call.cached && row.note.isEmpty())
        row.note = CallsModel::tr("kept reply");
    const auto tokens = [](std::uint64_t n) { return n > 0 ? figure(qlonglong(n)) : QStringLiteral("–"); };
    row.in = tokens(call.tokensIn);
    row.out = tokens(call.tokensOut);
    row.time = call.tookMs > 0 ? stageTime(call.tookMs) : QStringLiteral("–");
    return row;
}

CallsModel::CallsModel(QObject *parent) : QAbstractListModel(parent) {}

void CallsModel::setCalls(const std::vector<CallRecord> &calls)
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(calls.size());
    for (const CallRecord &call : calls)
        m_rows.push_back(callRow(call, CallPhase::Done, 0));
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [](const CallRow &a, const CallRow &b) { return a.number > b.number; });
    endResetModel();
}

void CallsModel::setCall(const CallRecord &call, CallPhase phase, int maxAttempts)
{
    CallRow row = callRow(call, phase, maxAttempts);
    const int at = rowOf(call.number);
    if (at >= 0) {
        m_rows[std::size_t(at)] = std::move(row);
        Q_EMIT dataChanged(index(at), index(at));
        return;
    }
    const auto place =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const CallRow &other) { return other.number < call.number; });
    const int to = int(place - m_rows.begin());
    beginInsertRows({}, to, to);
    m_rows.insert(place, std::move(row));
    endInsertRows();
}

int CallsModel::rowOf(int number) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].number == number)
            return int(i);
    }
    return -1;
}

int CallsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CallsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const CallRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return r.label;
    case Qt::ToolTipRole:
        return plainTip(r.error.isEmpty() ? r.label : r.label + QLatin1Char('\n') + r.error);
    case Qt::AccessibleTextRole: {
        QStringList words{tr("Call %1").arg(r.number), r.label};
        switch (r.state) {
        case CallRow::State::Running:
            words << tr("running");
            break;
        case CallRow::State::Waiting:
            words << tr("waiting");
            break;
        case CallRow::State::Done:
            words << tr("done");
            break;
        case CallRow::State::Failed:
            words << tr("failed");
            break;
        }
        if (!r.note.isEmpty())
            words << r.note;
        if (!r.error.isEmpty())
            words << r.error;
        words << tr("%1 tokens in, %2 out, %3").arg(r.in, r.out, r.time);
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui
