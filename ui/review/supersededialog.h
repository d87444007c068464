// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SupersedeDialog: what takes a memory's place. Either another one of its scope, found by typing words or an id, newer
// and alike ones first; or, for a belief, a corrected text with what it rests on, which goes into Review. The words
// that go and come are shown before anything is done. ReplacementRows and SourceRows are its lists. Ownership: a
// dialog; show it by open(), it deletes itself. The store is kept open by it. Thread safety: GUI thread.
#pragma once

#include "widgets/dialogframe.h"

#include <credence/recheck.h>

#include <QAbstractListModel>
#include <QStringList>

#include <memory>
#include <vector>

namespace credence::ui {

class ReplacementRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void set(std::vector<Replacement> rows);
    [[nodiscard]] const Replacement &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] QString facts(int row) const; // "newer · alike 0.52 · 5 Jun · b029"
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Replacement> m_rows;
};

class SourceRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void set(std::vector<CorrectionSource> rows);
    [[nodiscard]] std::vector<MemoryKey> ticked() const;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<CorrectionSource> m_rows;
};

class SupersedeDialog : public DialogFrame {
    Q_OBJECT
public:
    // What the old one's leaving means for others: "name\tfigure" rows and lines.
    struct Consequences {
        QStringList facts, changes;
    };
    SupersedeDialog(std::shared_ptr<Store> store, const Memory &old, const Consequences &what, const QString &who,
                    QWidget *parent);
    ~SupersedeDialog() override;

    [[nodiscard]] bool busy() const; // the lists are being read

Q_SIGNALS:
    void replacementChosen(credence::MemoryKey by, const QString &who, const QString &reason);
    void correctionWritten(const credence::Correction &correction, const QString &who, const QString &reason);
    void idle();

private:
    void search();
    void readSources();
    void refresh();
    void acceptIt();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
