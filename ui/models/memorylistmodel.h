// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MemoryListModel: a short list of memories that is known whole: evidence, what rests on one.
// Ownership: values. Thread safety: GUI thread only.
#pragma once

#include <credence/memory.h>

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace credence::ui {

struct ListedMemory {
    MemoryKey key; // 0: a source that the store does not hold
    QString text;
    QString fact; // at the right: "d3" or a date
    QString tip;  // plain
    Status status = Status::Active;
    Kind kind = Kind::Episode;
    Role role = Role::Supports;
    bool missing = false;
    bool batch = false; // cited as one of a whole batch

    bool operator==(const ListedMemory &) const = default;
};

class MemoryListModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit MemoryListModel(QObject *parent = nullptr);

    // At most `limit` rows are shown until showAll(). The same list again changes nothing.
    void setMemories(std::vector<ListedMemory> memories, int limit);
    void showAll();
    [[nodiscard]] int hidden() const; // rows not shown
    [[nodiscard]] const ListedMemory &memory(int row) const { return m_memories[std::size_t(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<ListedMemory> m_memories;
    int m_shown = 0;
};

} // namespace credence::ui
