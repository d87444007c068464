// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// KeyValueGrid: rows of a word and its value, key column 104 wide, rows 21 high, as in Details.
// Ownership: as any widget; given widgets become its children. Thread safety: GUI thread only.
#pragma once

#include "widgets/label.h"

#include <QWidget>

class QGridLayout;

namespace credence::ui {

class KeyValueGrid : public QWidget {
    Q_OBJECT
public:
    explicit KeyValueGrid(QWidget *parent = nullptr);

    // The value's label, to change later.
    Label *addRow(const QString &key, const QString &value, Tone tone = Tone::Normal);
    // A value over several lines.
    TextBlock *addTextRow(const QString &key, const QString &value, Tone tone = Tone::Normal);
    void addRow(const QString &key, QWidget *value);
    void clear();
    [[nodiscard]] int rowCount() const { return m_rows; }

private:
    Label *addKey(const QString &key);
    QGridLayout *m_grid = nullptr;
    int m_rows = 0;
};

} // namespace credence::ui
