// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// HealthModel: the findings of a health check as rows under three headings: what needs a decision, weak grounding,
// worth knowing. Findings are named by their memory's text; new ones are marked, those that are gone since the check
// before stand last, accepted ones only on request. Ownership: values. Thread safety: GUI thread only; healthRows() is
// pure.
#pragma once

#include <credence/audit.h>

#include <QAbstractListModel>
#include <QSet>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace credence::ui {

// A check with what is needed to show it.
struct HealthReport {
    Health health;
    std::map<std::string, MemoryKey> keys;       // by id of a memory
    std::map<std::string, std::string> texts;    // the same
    std::map<std::string, std::string> accepted; // findings that a person accepted, by id; the reason is not kept here
    std::vector<std::string> fresh, gone;        // against the check before
    std::optional<Time> before;                  // when that was
};

struct HealthRow {
    enum class Type { Heading, Finding, Gone };
    Type type = Type::Finding;
    QString title; // the memory's text, or a heading
    QString facts; // "Stale, 2 of 3 sources are lost", or a heading's count
    QString id;    // of the finding
    QString kind;  // word of the check
    Severity severity = Severity::Info;
    MemoryKey key;
    bool fresh = false, accepted = false;
};

struct HealthFilter {
    QSet<QString> kinds; // empty: all
    bool accepted = false, onlyNew = false;
};

[[nodiscard]] std::vector<HealthRow> healthRows(const HealthReport &, const HealthFilter &);
// Findings that are neither accepted nor filtered away: what the badge counts.
[[nodiscard]] int openFindings(const HealthReport &);
// "Stale", by the kind's word.
[[nodiscard]] QString healthTitle(const QString &kind);

class HealthModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit HealthModel(QObject *parent = nullptr);

    void setRows(std::vector<HealthRow> rows);
    [[nodiscard]] const HealthRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(const QString &finding) const; // -1: not shown

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<HealthRow> m_rows;
};

} // namespace credence::ui
