// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CallsModel: the calls of a run, newest first. Ownership: values. Thread safety: GUI thread only.
#pragma once

#include <credence/reflect.h>

#include <QAbstractListModel>
#include <QString>

#include <map>
#include <vector>

namespace credence::ui {

struct CallRow {
    enum class State { Running, Waiting, Done, Failed };
    State state = State::Done;
    int number = 0;
    QString label, note; // note: "429, try 2 of 4", "kept reply"
    QString error;       // one sentence
    QString in, out, time;
};

// `maxAttempts`: for "try 2 of 4"; 0: not known.
[[nodiscard]] CallRow callRow(const CallRecord &call, CallPhase phase, int maxAttempts);

class CallsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit CallsModel(QObject *parent = nullptr);

    void setCalls(const std::vector<CallRecord> &calls);
    // One call of a run under way: added on top when its number is new.
    void setCall(const CallRecord &call, CallPhase phase, int maxAttempts);
    [[nodiscard]] const CallRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(int number) const; // -1

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<CallRow> m_rows; // by number, descending
};

} // namespace credence::ui
