// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// DraftsModel: memories of a source as they will appear here, each reflection with what it rests on below it.
// draftRows() chooses and words them. Ownership: values. Thread safety: the model on the GUI thread only; draftRows()
// on any.
#pragma once

#include <credence/sources.h>

#include <QAbstractListModel>
#include <QString>

#include <optional>
#include <vector>

namespace credence::ui {

struct DraftRow {
    bool evidence = false; // belongs to the memory above it
    bool missing = false;  // cited, and not in the source
    bool more = false;     // "and 12 more"
    bool zoneAssumed = false, ungrounded = false, contradicts = false;
    QString text, ref;
    int depth = 0;
    Kind kind = Kind::Episode;
    Shape shape = Shape::None;
    Status status = Status::Active;
    std::optional<Time> created;
};

inline constexpr std::size_t kShownDrafts = 40; // memories at once
inline constexpr std::size_t kShownSources = 4; // of each

// The deepest first, of one depth in the source's order; `skip` memories are passed over, and after the last comes the
// first again.
[[nodiscard]] std::vector<DraftRow> draftRows(const ForeignStore &store, const ForeignSummary &summary,
                                              std::size_t skip = 0);

class DraftsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit DraftsModel(QObject *parent = nullptr);

    void setRows(std::vector<DraftRow> rows);
    [[nodiscard]] const DraftRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int memories() const; // without the rows of evidence

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<DraftRow> m_rows;
};

} // namespace credence::ui
