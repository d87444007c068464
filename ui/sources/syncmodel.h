// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SyncModel: what a synchronisation changes, one row a memory, all or of one kind. Ownership: values.
// Thread safety: GUI thread only.
#pragma once

#include <credence/mirror.h>

#include <QAbstractListModel>
#include <QString>

#include <optional>
#include <vector>

namespace credence::ui {

class SyncModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit SyncModel(QObject *parent = nullptr);

    void setChanges(std::vector<SyncChange> changes);
    void setKind(std::optional<SyncKind> kind); // nullopt: all
    [[nodiscard]] const SyncChange &change(int row) const { return m_changes[m_rows[std::size_t(row)]]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    [[nodiscard]] static QString kindTitle(SyncKind kind);
    // What is said beside its text: why, if there is a reason; else what it is called there.
    [[nodiscard]] static QString fact(const SyncChange &change);

private:
    void choose();
    std::vector<SyncChange> m_changes;
    std::vector<std::size_t> m_rows;
    std::optional<SyncKind> m_kind;
};

} // namespace credence::ui
