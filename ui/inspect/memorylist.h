// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MemoryList: rows of 22 with status glyph, text and a fact at the right; as high as its rows, then "3 more".
// A click or Enter chooses. Ownership: a widget with its model. Thread safety: GUI thread only.
#pragma once

#include "models/memorylistmodel.h"

#include <QListView>
#include <QWidget>

namespace credence::ui {

class Button;

class MemoryList : public QWidget {
    Q_OBJECT
public:
    // limit: rows shown until "more" is asked for.
    explicit MemoryList(const QString &accessibleName, int limit, QWidget *parent = nullptr);

    void setMemories(std::vector<ListedMemory> memories);
    [[nodiscard]] MemoryListModel *model() const { return m_model; }
    [[nodiscard]] QListView *view() const { return m_view; }

Q_SIGNALS:
    void chosen(credence::MemoryKey key);

private:
    void fit();
    MemoryListModel *m_model = nullptr;
    QListView *m_view = nullptr;
    Button *m_more = nullptr;
    int m_limit = 0;
};

} // namespace credence::ui
