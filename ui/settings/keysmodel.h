// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// KeysModel: all commands of the window by menu, with their keys, filtered by words or keys. Headings are rows without
// a command. Ownership: the actions must outlive it. Thread safety: GUI thread only.
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QStringList>

#include <vector>

class QAction;

namespace credence::ui {

class Actions;

class KeysModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role : int {
        CapsRole = Qt::UserRole + 1, // QStringList: the caps of the first key
        CameWithRole,                // QString: the keys that it came with, where they are others now; else empty
        HeadingRole,                 // bool
    };

    explicit KeysModel(const Actions &actions, QObject *parent = nullptr);

    // Rows whose command, place or keys contain each of the words.
    void setFilter(const QString &words);
    [[nodiscard]] QAction *action(const QModelIndex &index) const; // null: a heading
    [[nodiscard]] QModelIndex indexOf(const QAction *action) const;
    [[nodiscard]] int commands() const; // that are listed

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        QPointer<QAction> action;
        QString heading;
    };
    void fill();
    void refreshKeys();
    const Actions &m_actions;
    QStringList m_words;
    std::vector<Row> m_rows;
};

// All keys of a command as text: "Ctrl+K, Ctrl+P".
[[nodiscard]] QString keysText(const QList<QKeySequence> &keys);

} // namespace credence::ui
