// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// LedgerModel: the entries of the open store, newest first, under a heading for each day. Entries are read a page at a
// time as they come into sight; a filter goes on reading until it has found a page. Ownership: values.
// Thread safety: GUI thread only; pages are read in jobs by the given source; the free functions may run in any.
#pragma once

#include <credence/store.h>

#include <QAbstractListModel>
#include <QDate>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace credence::ui {

struct LedgerRow {
    bool heading = false;
    QString day; // of a heading
    LedgerNumber number;
    Time time{};
    QString kind;   // as stored
    QString title;  // "Commit"
    QString change; // what it did, one line
    QString who, channel, reason;
    LedgerNumber undoes, undoneBy;
    bool erased = false, undoable = false;
    QString whyNot;
    std::vector<std::int64_t> erases; // entries whose payload this one took
};

// What an entry did, in words; texts of memories are looked up.
[[nodiscard]] LedgerRow ledgerRow(const Store &, const LedgerEntry &);
[[nodiscard]] QString ledgerTitle(const QString &kind);
[[nodiscard]] QString ledgerIcon(const QString &kind);
[[nodiscard]] QString ledgerChannel(const QString &channel);

struct LedgerFilter {
    QString words, who, kind, channel;
    std::optional<Time> since;
    bool undoable = false;
    [[nodiscard]] bool matches(const LedgerRow &row) const;
    [[nodiscard]] bool any() const;
    bool operator==(const LedgerFilter &) const = default;
};

class LedgerModel : public QAbstractListModel {
    Q_OBJECT
public:
    // A page below that number (0: from the top), at most `limit`, newest first.
    using Source =
        std::function<Result<std::vector<LedgerRow>>(LedgerNumber after, std::size_t limit, std::stop_token)>;
    explicit LedgerModel(QObject *parent = nullptr);

    void setSource(Source source); // none: empty
    void setFilter(const LedgerFilter &filter);
    [[nodiscard]] const LedgerFilter &filter() const { return m_filter; }
    void reload();                         // what was read is read again
    void setBrokenAt(LedgerNumber number); // rows from there are marked
    [[nodiscard]] LedgerNumber brokenAt() const { return m_broken; }
    [[nodiscard]] const LedgerRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(LedgerNumber number) const;
    [[nodiscard]] bool busy() const { return m_loading; }
    [[nodiscard]] bool complete() const { return m_end; }
    [[nodiscard]] int entryCount() const { return m_entries; }
    // Names and kinds that were seen so far, for the filters.
    [[nodiscard]] QStringList people() const { return m_people; }
    [[nodiscard]] QStringList kinds() const { return m_kinds; }
    [[nodiscard]] QStringList channels() const { return m_channels; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void loaded();
    void failed(const QString &what);

private:
    void append(std::vector<LedgerRow> page);
    Source m_source;
    LedgerFilter m_filter;
    std::vector<LedgerRow> m_rows;
    QStringList m_people, m_kinds, m_channels;
    std::map<std::int64_t, std::int64_t> m_erasedBy; // entries come newest first: who took a payload is known before
    LedgerNumber m_last, m_broken;                   // the last one looked at
    int m_entries = 0;
    bool m_loading = false, m_end = true;
};

} // namespace credence::ui
