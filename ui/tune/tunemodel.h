// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The tables of Tune: settings compared, the log, all scopes. Small lists: rows are values, and change in place where
// their number stays. Ownership: values. Thread safety: GUI thread only.
#pragma once

#include "tune/tunecontroller.h"

#include <QAbstractTableModel>

#include <vector>

namespace credence::ui {

// Beyond roles.h, for the delegate of these tables.
enum TuneRole : int {
    DetailRole = Qt::UserRole + 100, // QString: dimmer words behind the text
    SwatchRole,                      // int: 0 none, 1 the policy in force, 2 the draft
    StrongRole,                      // bool: a name
};

class TuneCompareModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Setting, Firings, Interval, Episodes, Insights, Calls, Cost, Columns };
    explicit TuneCompareModel(QObject *parent = nullptr);
    void setRows(const std::vector<TuneRow> &rows, double days);
    [[nodiscard]] const std::vector<TuneRow> &rows() const { return m_rows; }
    [[nodiscard]] std::optional<double> costAMonth(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TuneRow> m_rows;
    double m_days = 1;
};

class TriggerLogModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        When,
        What,
        Accumulated,
        Episodes,
        Interval,
        Run,
        Proposed,
        Approved,
        Rejected,
        Waiting,
        Cost,
        Who,
        Policy,
        Columns
    };
    explicit TriggerLogModel(QObject *parent = nullptr);
    void setEvents(std::vector<TriggerEvent> events); // newest first
    [[nodiscard]] const std::vector<TriggerEvent> &events() const { return m_events; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TriggerEvent> m_events;
};

class TriggerScopesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Scope, Episodes, Since, Firings, Interval, Automatic, Now, Columns };
    explicit TriggerScopesModel(QObject *parent = nullptr);
    void setScopes(std::vector<TuneScope> scopes);
    [[nodiscard]] const std::vector<TuneScope> &scopes() const { return m_scopes; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TuneScope> m_scopes;
};

} // namespace credence::ui
