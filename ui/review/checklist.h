// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CheckList: every check of a candidate with its sentence, figure and meter; what failed first. NearestList: the
// memories that the checks name. Both are as high as their rows.
// Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include "reflect/sourcereader.h"
#include "widgets/rowview.h"

#include <credence/candidate.h>

#include <vector>

namespace credence::ui {

class CheckRows;
class NearRows;

class CheckList : public RowView {
    Q_OBJECT
public:
    explicit CheckList(QWidget *parent = nullptr);

    void setChecks(std::vector<Check> sorted);
    void setRowHeight(int pixels); // 28, or 26 where the window is low
    [[nodiscard]] QString sentenceOf(const std::string &check) const;

Q_SIGNALS:
    void memoryChosen(const std::string &id);

private:
    CheckRows *m_rows = nullptr;
};

class NearestList : public RowView {
    Q_OBJECT
public:
    NearestList(SourceReader *reader, QWidget *parent = nullptr);

    void setCandidate(const Candidate *candidate);
    [[nodiscard]] int count() const;

Q_SIGNALS:
    void memoryChosen(credence::MemoryKey key);

private:
    void fill();
    SourceReader *m_reader = nullptr;
    NearRows *m_rows = nullptr;
};

} // namespace credence::ui
