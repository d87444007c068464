// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// QueueModel: the candidates of one section of the queue under a head for each run, filtered; a decided one stays where
// it was until the commit. Ownership: shares the items. Thread safety: GUI thread only.
#pragma once

#include <credence/review.h>

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QString>

#include <memory>
#include <vector>

namespace credence::ui {

using ItemPtr = std::shared_ptr<const QueueItem>;

// What the list shows of the queue.
enum class QueueSection { Queue, Deferred, Decided };

struct QueueFilter {
    QString words; // each must occur in the text or in what the person's list shows of it
    enum Want { Flags = 1, Doubts = 2, Waiting = 4, Outdated = 8, Edited = 16 };
    int want = 0;            // any of these
    QSet<int> actions;       // Action; empty: all
    bool suppressed = false; // also those that are like a past rejection
    [[nodiscard]] bool narrows() const { return !words.isEmpty() || want != 0 || !actions.isEmpty(); }
    bool operator==(const QueueFilter &) const = default;
};

struct QueueRow {
    ItemPtr item; // null: a head
    QString title, facts;
    QString working; // what is being done to it: "Approving…"
    QString error;   // of the last thing that was tried
};

class QueueModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit QueueModel(QObject *parent = nullptr);

    void setItems(const std::vector<ItemPtr> &items, const QHash<QString, QString> &runs);
    void setSection(QueueSection section);
    [[nodiscard]] QueueSection section() const { return m_section; }
    void setFilter(const QueueFilter &filter);
    [[nodiscard]] const QueueFilter &filter() const { return m_filter; }
    // One candidate changed; it keeps its place though its state may be of another section.
    void replace(const ItemPtr &item);
    void setMark(const QString &candidate, const QString &working, const QString &error);
    // Candidates that stay in the queue though they are decided: those of this sitting.
    void setKept(const QSet<QString> &kept);
    // The candidate in hand: it is shown though its section, the filter or the store says otherwise. Null: none. Acts
    // with the next setItems().
    void setHeld(const ItemPtr &held);
    // Whether a section has this candidate; kept ones left out.
    [[nodiscard]] static bool isOf(QueueSection section, const QueueItem &item);

    [[nodiscard]] const QueueRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(const QString &candidate) const; // -1
    [[nodiscard]] ItemPtr item(const QString &candidate) const;
    // Counted over the rows, heads left out.
    [[nodiscard]] int shown() const;
    // Of those shown, the ones that need no decision any more.
    [[nodiscard]] int done() const;
    // The place of a row among the candidates, from 1.
    [[nodiscard]] int place(int row) const;
    // The first undecided row after `row`, from the top again when there is none below; -1: none.
    [[nodiscard]] int nextOpen(int row) const;
    // The next candidate's row, heads skipped; -1: none.
    [[nodiscard]] int step(int row, int by) const;
    [[nodiscard]] int hiddenSuppressed() const { return m_hiddenSuppressed; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void build();
    [[nodiscard]] bool belongs(const QueueItem &item) const;
    [[nodiscard]] bool passes(const QueueItem &item) const;
    void describeHeads();
    std::vector<ItemPtr> m_items;
    std::vector<QueueRow> m_rows;
    QHash<QString, int> m_places; // row by candidate
    QHash<QString, QString> m_runs;
    QHash<QString, std::pair<QString, QString>> m_marks;
    QSet<QString> m_kept;
    ItemPtr m_held;
    QueueSection m_section = QueueSection::Queue;
    QueueFilter m_filter;
    int m_hiddenSuppressed = 0;
};

} // namespace credence::ui
