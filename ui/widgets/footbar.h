// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FootBar: the foot of a pane: buttons and notes on one line while they fit, else on several, on a ground of its own
// below a line. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include "widgets/flowlayout.h"

#include <QString>
#include <QWidget>

namespace credence::ui {

class FootBar : public QWidget {
    Q_OBJECT
public:
    // height: of one line, at 100 %. rightFrom: from this item on they stand at the far edge; -1: none does.
    FootBar(int height, int left, int right, int rightFrom, QWidget *parent);
    void addWidget(QWidget *widget) { m_row->addWidget(widget); }
    // A sign before the first item, 14 wide; the left margin has room for it.
    void setIconName(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    FlowLayout *m_row;
    QString m_icon;
};

} // namespace credence::ui
