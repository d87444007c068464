// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// KeysDialog: every command that has a key, by menu, and the keys that views understand by themselves. The manual has
// the same groups. Ownership: a dialog that deletes itself; the actions must outlive it. Thread safety: GUI thread
// only.
#pragma once

#include "widgets/dialogframe.h"

#include <QStringList>

#include <vector>

namespace credence::ui {

class Actions;

struct KeyRow {
    QStringList caps;
    QString text;
};
struct KeyGroup {
    QString title;
    std::vector<KeyRow> rows;
    int column = 0; // of the dialog, 0 or 1
};
// The keys in force.
[[nodiscard]] std::vector<KeyGroup> keyGroups(const Actions &actions);

class KeysDialog : public DialogFrame {
    Q_OBJECT
public:
    KeysDialog(const Actions &actions, QWidget *parent);
};

} // namespace credence::ui
