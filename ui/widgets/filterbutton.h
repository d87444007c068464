// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FilterButton: a button with a caret whose menu holds check marks: "All status" or "2 of 7 status". The menu stays
// open while several are chosen. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include "widgets/button.h"

#include <QIcon>
#include <QList>

class QMenu;

namespace credence::ui {

class FilterButton : public Button {
    Q_OBJECT
public:
    // all: shown when nothing or everything is chosen ("All status").
    explicit FilterButton(const QString &all, QWidget *parent = nullptr);

    // id is handed back by chosen().
    QAction *addChoice(int id, const QString &text, const QIcon &icon = {});
    void addSeparator();
    // Ids in the order they were added; empty means all.
    [[nodiscard]] QList<int> chosen() const;
    void setChosen(const QList<int> &ids);
    void clearChoice();

Q_SIGNALS:
    void chosenChanged();

private:
    void describe();
    QString m_all;
    QMenu *m_menu = nullptr;
    QAction *m_clear = nullptr;
    QList<QAction *> m_choices;
};

} // namespace credence::ui
