// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// BearingModel: what a candidate rests on, in the order cited, each with the part that bears it; below a head what
// speaks against it. Nothing cited is left out. Ownership: values; the reader must outlive it.
// Thread safety: GUI thread only.
#pragma once

#include "reflect/sourcereader.h"
#include "review/bearingrows.h"

#include <vector>

namespace credence::ui {

class BearingModel : public BearingRows {
    Q_OBJECT
public:
    explicit BearingModel(SourceReader *reader, QObject *parent = nullptr);

    void setCandidate(const Candidate *candidate); // null: none
    [[nodiscard]] int cited() const { return m_cited; }
    [[nodiscard]] int against() const { return m_against; }
    [[nodiscard]] bool complete() const; // every source was read

private:
    void fill();
    SourceReader *m_reader = nullptr;
    QString m_claim;
    int m_cited = 0, m_against = 0;
};

} // namespace credence::ui
