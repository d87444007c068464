// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RecallModel: what an agent would be given for a question, as rows: hits with their parts, beliefs that a newer
// episode overrules in the place where they would have stood, and the episodes behind a hit that is open. Ownership:
// values. Thread safety: GUI thread only; recallRows() is pure.
#pragma once

#include <credence/recall.h>

#include <QAbstractListModel>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace credence::ui {

struct RecallRow {
    enum class Type { Hit, Vetoed, Behind, More };
    Type type = Type::Hit;
    MemoryKey key;
    MemoryId id;
    int rank = 0; // of a hit, from 1
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    Confidence confidence = Confidence::None;
    QString text, facts;
    double recency = 0, importance = 0, relevance = 0; // normalised, 0..1
    double score = 0;
    int other = 0; // rank by the other setting; 0: not among them
    QString explanation;
    QString overruledBy, when; // of a vetoed one
    MemoryKey overruler;
};

// Texts of the episodes behind open hits, by the hit's key.
using RecallBehind = std::map<std::int64_t, std::vector<RecallRow>>;

struct RecallRanking {
    std::vector<RecallRow> rows; // hits and vetoed ones, best first
    int hits = 0, vetoed = 0;
    std::vector<RecallMove> moves; // against the other setting
    std::vector<QString> names;    // of the moves, short
};
inline constexpr std::size_t kRecallShown = 20;
[[nodiscard]] RecallRanking recallRanking(const RecallPool &pool, const RecallWeights &weights,
                                          const RecallWeights &other, RecallLayer layer);

class RecallModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit RecallModel(QObject *parent = nullptr);

    void setRows(std::vector<RecallRow> rows);
    [[nodiscard]] const RecallRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(MemoryKey key) const; // of a hit or a vetoed one; -1: not there
    // The episodes behind a hit, under it; empty closes it.
    void setBehind(MemoryKey hit, std::vector<RecallRow> rows);
    [[nodiscard]] bool isOpen(MemoryKey hit) const;
    // What a full bar stands for: the sum of the weights.
    void setWeights(double recency, double importance, double relevance);
    [[nodiscard]] double recencyWeight() const { return m_recency; }
    [[nodiscard]] double importanceWeight() const { return m_importance; }
    [[nodiscard]] double relevanceWeight() const { return m_relevance; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<RecallRow> m_rows;
    double m_recency = 1, m_importance = 1, m_relevance = 1;
};

} // namespace credence::ui
