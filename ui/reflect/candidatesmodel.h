// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CandidatesModel: what a run proposed, with what it dropped and skipped below. Nothing that came is left out: each row
// says why it is where it is. Ownership: values. Thread safety: GUI thread only.
#pragma once

#include "reflect/runwords.h"

#include <credence/reflect.h>

#include <QAbstractListModel>

#include <vector>

namespace credence::ui {

struct CandidateRow {
    enum class Type { Candidate, Suppressed, Drop, Skip };
    Type type = Type::Candidate;
    int number = 0; // of a candidate, from 1 in the order in which they came; 0 for the others
    std::string id; // of a candidate
    QString text;   // of a drop or skip: why
    QString quote;  // of a drop: what was proposed
    QString facts;  // sources, or the focus
    int depth = 0;
    Confidence confidence = Confidence::None;
    QList<CandidateMark> marks;
    int call = 0;        // that proposed it; 0: none
    bool fresh = false;  // the newest one of a run under way
    bool ticked = false; // goes to Review when the run is sent
};

class CandidatesModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit CandidatesModel(QObject *parent = nullptr);

    // newestFirst: the order while a model proposes; else the record's own.
    void setRun(const RunRecord &run, bool newestFirst);
    void add(const Candidate &candidate); // on top
    void add(const Drop &drop);           // the first of the dropped
    void settle();                        // nothing is new any more
    // Whether candidates can be chosen; each is then, but those that were rejected before.
    void setTickable(bool on);
    [[nodiscard]] bool tickable() const { return m_tickable; }
    void setTicked(int row, bool on);
    void tickAll(bool on);
    [[nodiscard]] std::vector<std::string> ticked() const; // in the order of the run
    [[nodiscard]] const CandidateRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(const std::string &candidate) const; // -1
    [[nodiscard]] int candidates() const { return m_candidates; }
    [[nodiscard]] int dropped() const { return m_dropped; }
    [[nodiscard]] int skipped() const { return m_skipped; }
    [[nodiscard]] int suppressed() const { return m_suppressed; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void tickedChanged();

private:
    std::vector<CandidateRow> m_rows;
    bool m_tickable = false;
    int m_candidates = 0, m_dropped = 0, m_skipped = 0, m_suppressed = 0;
};

} // namespace credence::ui
