// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// EvidenceModel: what one candidate rests on and what speaks against it, in the order in which it is cited.
// Ownership: values. Thread safety: GUI thread only.
#pragma once

#include "reflect/sourcereader.h"

#include <credence/candidate.h>

#include <QAbstractListModel>

#include <vector>

namespace credence::ui {

struct EvidenceRow {
    std::string id;
    MemoryKey key;
    int number = 0;
    QString text, facts;
    bool against = false, missing = false, loading = true;
    Status status = Status::Active;
};

class EvidenceModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit EvidenceModel(SourceReader *reader, QObject *parent = nullptr);

    void setEvidence(const std::vector<CandidateEvidence> &evidence);
    [[nodiscard]] const EvidenceRow &row(int row) const { return m_rows[std::size_t(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void fill();
    SourceReader *m_reader = nullptr;
    std::vector<EvidenceRow> m_rows;
};

// "Episode, Thu 11 Jun, 15:40  importance 0.5"
[[nodiscard]] QString memoryFacts(const Memory &memory);

} // namespace credence::ui
