// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WhyModel: an argument as rows: the claim, the chain of reasons in words, what speaks against it, and the raw episodes
// numbered in the order of time. Each memory stands once; where it comes again the row says so.
// Ownership: values. Thread safety: GUI thread only; whyRows() is pure.
#pragma once

#include <credence/audit.h>

#include <QAbstractListModel>
#include <QList>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace credence::ui {

struct WhyRow {
    enum class Type { Claim, Sentence, Heading, Reason, Against, Note, Good, Episode };
    Type type = Type::Note;
    MemoryKey key;
    int level = 0;       // of a reason
    QString lead;        // "because", "and"
    QString text;        // plain
    QString fact;        // at the right: a count, "importance 0.6"
    QString date;        // of an episode
    QString quote;       // the part of an episode that bears the claim
    QList<int> episodes; // numbers of the episodes cited here
    int number = 0;      // of an episode
    bool again = false;  // stands further up already
    Status status = Status::Active;
    Kind kind = Kind::Episode;
};

// Importance and quotes that Why itself lacks. Keys are those of its chain.
struct WhyExtras {
    std::map<std::int64_t, double> importance;
    std::map<std::int64_t, QString> quotes;
    std::vector<ChainNode> contradicting; // texts of Why::contradicting, in that order; empty ids where missing
};

// Bounds, so that a claim over a whole life can be shown: what is left out is said, and an export has all.
inline constexpr int kWhyReasons = 1000;
inline constexpr int kWhyEpisodes = 500;

[[nodiscard]] std::vector<WhyRow> whyRows(const Why &, const WhyExtras &);

class WhyModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit WhyModel(QObject *parent = nullptr);

    void setRows(std::vector<WhyRow> rows);
    [[nodiscard]] const WhyRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOfEpisode(int number) const; // -1 if not shown

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<WhyRow> m_rows;
};

} // namespace credence::ui
