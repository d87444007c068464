// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SettingsDialog: theme, the reviewer's name, animations, what happens at start. What is changed applies at once.
// Ownership: a dialog that deletes itself. Thread safety: GUI thread only.
#pragma once

#include "widgets/dialogframe.h"

namespace credence::ui {

class SettingsDialog : public DialogFrame {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget *parent);
};

} // namespace credence::ui
