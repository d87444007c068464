// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FilterBar: the row above the tree: a field for words, menus for status and the rest, one button that takes all back.
// Ownership: a widget. Thread safety: GUI thread only.
#pragma once

#include "models/treeplan.h"

#include <QLineEdit>
#include <QMenu>
#include <QVariant>
#include <QWidget>

#include <memory>

namespace credence::ui {

class FilterBar : public QWidget {
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);
    ~FilterBar() override;

    [[nodiscard]] TreeFilter filter() const; // words and menus together
    // What the store holds, for the menus: the deepest belief, and the latest time, from which "last 7 days" counts.
    void setBounds(int maxDepth, std::optional<Time> latest);
    [[nodiscard]] QLineEdit *field() const;
    // What is chosen in the menus; unknown and wrong values are passed over.
    [[nodiscard]] QVariantMap menuState() const;
    void setMenuState(const QVariantMap &state);

public Q_SLOTS:
    void clear();

Q_SIGNALS:
    void filterChanged();  // typing is waited for a moment; menus act at once
    void leaveRequested(); // Enter, Down or Esc in the field: to the tree

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillMoreMenu();
    void changed();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
