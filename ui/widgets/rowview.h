// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RowView: a list of painted rows, one selected at a time: Enter activates, rows are as wide as the view and laid out
// anew when it changes. drawRowGround paints a row's ground as the tree does.
// Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <QListView>
#include <QStyleOptionViewItem>

class QPainter;

namespace credence::ui {

class RowView : public QListView {
    Q_OBJECT
public:
    explicit RowView(const QString &accessibleName, QWidget *parent = nullptr);

Q_SIGNALS:
    void enterPressed(const QModelIndex &index);
    // A click on a row, with the place inside of the row.
    void rowClicked(const QModelIndex &index, const QPoint &inRow);
    void currentRowChanged(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    QPersistentModelIndex m_pressed;
};

// sel or selIdle with the 2 px bar for the current row, hover under the pointer. From here on the painter gives each
// text the direction of its own language.
void drawRowGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index);

} // namespace credence::ui
