// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Splitter: panes parted by one line; the grab area is wider than the line. Ownership: as any widget.
// Thread safety: GUI thread only.
#pragma once

#include <QSplitter>

namespace credence::ui {

class Splitter : public QSplitter {
    Q_OBJECT
public:
    explicit Splitter(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    QSplitterHandle *createHandle() override;
};

} // namespace credence::ui
