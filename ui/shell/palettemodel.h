// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// PaletteModel: the rows of the palette: group headers, memories and commands. Ownership: a child of the palette; does
// not own the actions. Thread safety: GUI thread only.
#pragma once

#include <credence/memory.h>

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <vector>

class QAction;

namespace credence::ui {

struct PaletteRow {
    enum class Type { Header, Memory, Command };
    Type type = Type::Header;
    QString text; // one line
    QString fact; // at the right: "depth 4, 19 episodes", "19 May 09:45", the name of a menu
    MemoryKey key;
    Status status = Status::Active;
    QPointer<QAction> action;
};

class PaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Roles { RowRole = Qt::UserRole, KeyRole };
    explicit PaletteModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setRows(std::vector<PaletteRow> rows);
    [[nodiscard]] const PaletteRow &row(int index) const { return m_rows[std::size_t(index)]; }
    // The next row that can be chosen from `from` in steps of +1 or -1, wrapping; -1 if there is none.
    [[nodiscard]] int nextChoosable(int from, int step) const;

private:
    std::vector<PaletteRow> m_rows;
};

// Where words of `query` begin a word of `text`: (start, length) of whole words, in order, without overlaps.
[[nodiscard]] std::vector<std::pair<int, int>> hitSpans(const QString &text, const QString &query);
// `text` from shortly before the first hit, if that lies far behind its beginning.
[[nodiscard]] QString aroundHit(const QString &text, const QString &query);

} // namespace credence::ui
