// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CandidateDetails: a candidate whole, in the order in which Details shows a memory: what it is, its text, what speaks
// for and against it, the evidence, how it was made. It only shows; decisions are Review's.
// Ownership: a widget. Thread safety: GUI thread only.
#pragma once

#include <credence/candidate.h>
#include <credence/memory.h>

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace credence::ui {

// A candidate with the memories of its evidence, in its order; none where the store does not hold it or it is still
// being read.
struct ShownCandidate {
    Candidate candidate;
    std::vector<std::optional<Memory>> sources;
};

class CandidateDetails : public QWidget {
    Q_OBJECT
public:
    explicit CandidateDetails(QWidget *parent = nullptr);
    ~CandidateDetails() override;

    void setCandidate(const ShownCandidate &shown);

Q_SIGNALS:
    void sourceChosen(credence::MemoryKey key);

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
