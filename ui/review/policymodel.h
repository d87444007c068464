// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// PolicyModel: the categories of the privacy policy in groups, each with the action in force, the one that is drafted,
// and how many memories of the store it concerns. Ownership: values. Thread safety: GUI thread only.
#pragma once

#include <credence/privacy.h>

#include <QAbstractListModel>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace credence::ui {

struct PolicyRow {
    bool heading = false;
    QString title;
    std::string category; // id, of no heading
    QString found;        // how it is found
    PolicyAction preset = PolicyAction::Review, inForce = PolicyAction::Review, draft = PolicyAction::Review;
    std::optional<std::uint64_t> hits{}; // memories of the store; none while they are counted
};

class PolicyModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit PolicyModel(QObject *parent = nullptr);

    // What the store says, by category; the draft becomes the same.
    void setInForce(const std::map<std::string, PolicyAction> &actions);
    void setHits(const std::map<std::string, std::uint64_t> &hits, bool known);
    void setDraft(int row, PolicyAction action);
    void discard();   // the draft is what is in force
    void toPresets(); // the draft is what comes with the program
    [[nodiscard]] const PolicyRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] const std::vector<PolicyRow> &rows() const { return m_rows; }
    [[nodiscard]] int rowOf(const std::string &category) const; // -1: none
    [[nodiscard]] int categoryCount() const;
    [[nodiscard]] int differing() const; // drafts other than the preset
    [[nodiscard]] std::vector<const PolicyRow *> changed() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    [[nodiscard]] static QString actionWord(PolicyAction action);

Q_SIGNALS:
    void draftChanged();

private:
    std::vector<PolicyRow> m_rows;
};

} // namespace credence::ui
