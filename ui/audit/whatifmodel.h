// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Models of What if: WhatIfModel holds the memories that are tried, each with a check mark; EffectModel what follows, a
// heading for each layer. Ownership: values. Thread safety: GUI thread only; the free functions are pure.
#pragma once

#include "audit/graphcanvas.h"

#include <credence/whatif.h>

#include <QAbstractListModel>
#include <QString>

#include <memory>
#include <vector>

namespace credence::ui {

struct WhatIfRow {
    MemoryKey key;
    MemoryId id;
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    int depth = 0;
    QString text, date, importance;
    QString note; // why it is not chosen: "retracted already"
    int number = 0;
    bool checked = true, critical = false;
    bool named = false; // a name found it, and Forget takes it unless it is spared
    [[nodiscard]] bool choosable() const { return status != Status::Erased; }
};
[[nodiscard]] WhatIfRow whatIfRow(const Memory &memory, bool checked);

class WhatIfModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit WhatIfModel(QObject *parent = nullptr);

    void setRows(std::vector<WhatIfRow> rows); // numbers them
    [[nodiscard]] const std::vector<WhatIfRow> &rows() const { return m_rows; }
    [[nodiscard]] const WhatIfRow &row(int row) const { return m_rows[std::size_t(row)]; }
    void setChecked(int row, bool checked);
    void setAllChecked(bool checked);
    void setCritical(const std::vector<MemoryKey> &keys);
    [[nodiscard]] int checkedCount() const;
    [[nodiscard]] int choosableCount() const;
    [[nodiscard]] std::vector<MemoryKey> checkedKeys() const;
    [[nodiscard]] int rowOf(MemoryKey key) const; // -1: not there

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void checkedChanged();

private:
    std::vector<WhatIfRow> m_rows;
};

struct EffectRow {
    bool heading = false;
    QString text;
    int stale = 0, suspect = 0; // of a heading
    MemoryKey key;
    Status before = Status::Active, after = Status::Active;
    QString loses, left;
    QString reason;
};
[[nodiscard]] std::vector<EffectRow> effectRows(const WhatIf &effect);

class EffectModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit EffectModel(QObject *parent = nullptr);

    void setRows(std::vector<EffectRow> rows);
    [[nodiscard]] const EffectRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(MemoryKey key) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<EffectRow> m_rows;
};

// What is withdrawn and what follows, as a graph.
[[nodiscard]] std::shared_ptr<const GraphScene> effectScene(const WhatIf &effect, const std::vector<WhatIfRow> &rows);

} // namespace credence::ui
