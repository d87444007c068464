// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// TuneTable: a table of painted rows for Tune's models: a name with dimmer words behind it, swatches, figures at the
// right. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <QTreeView>

namespace credence::ui {

class TuneTable : public QTreeView {
    Q_OBJECT
public:
    TuneTable(const QString &accessibleName, int headerLines, QWidget *parent = nullptr);

Q_SIGNALS:
    void deletePressed(int row);
    void enterPressed(int row);

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void drawBranches(QPainter *, const QRect &, const QModelIndex &) const override {}
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace credence::ui
