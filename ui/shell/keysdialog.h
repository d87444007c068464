// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// KeysDialog: F1: every command that has a key, by menu, and the keys that views understand by themselves.
// Ownership: a dialog that deletes itself; the actions must outlive it. Thread safety: GUI thread only.
#pragma once

#include "widgets/dialogframe.h"

namespace credence::ui {

class Actions;

class KeysDialog : public DialogFrame {
    Q_OBJECT
public:
    KeysDialog(const Actions &actions, QWidget *parent);
};

} // namespace credence::ui
