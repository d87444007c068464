// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WhyList: an argument in words, painted: reasons indented, episodes as numbered references, then the episodes with
// dates and the sentences that bear the claim. A click on a reference goes to its episode; Enter or a click on a row
// chooses its memory. Ownership: a widget with its model. Thread safety: GUI thread only.
#pragma once

#include "models/whymodel.h"

#include <QListView>

namespace credence::ui {

class WhyList : public QListView {
    Q_OBJECT
public:
    explicit WhyList(QWidget *parent = nullptr);

    void setRows(std::vector<WhyRow> rows);
    [[nodiscard]] WhyModel *whyModel() const { return m_model; }
    // Makes the episode of that number current.
    void goToEpisode(int number);
    // Makes the first row of that memory current; nothing where it has none.
    void goToMemory(MemoryKey key);
    void keyboardSearch(const QString &) override {}

Q_SIGNALS:
    void chosen(credence::MemoryKey key);
    void entered(credence::MemoryKey key); // by Enter or a double click alone
    // A reference to an episode that is not among the rows.
    void referenceChosen(int number);
    // A person moved to this row, by key or click.
    void pointed(credence::MemoryKey key);

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] int referenceAt(const QPoint &point) const; // 0: none
    WhyModel *m_model = nullptr;
    QPoint m_pressed;
};

} // namespace credence::ui
