// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// keepSize: a dialog opens in the size in which it was left, never larger than the window it belongs to.
// Ownership: none. Thread safety: GUI thread only.
#pragma once

#include "settings/sourcesettings.h"
#include "shell/theme.h"

#include <QDialog>
#include <QSize>

namespace credence::ui {

inline void keepSize(QDialog *dialog, const SettingKey<QSize> &key, QSize usual)
{
    const QSize kept = Settings::instance().get(key);
    QSize size = (kept.isValid() ? kept : usual) * Theme::instance().scale(); // kept as at the usual size of texts
    if (const QWidget *parent = dialog->parentWidget())
        size = size.boundedTo(parent->window()->size());
    dialog->resize(size.expandedTo(dialog->minimumSizeHint()));
    QObject::connect(dialog, &QDialog::finished, dialog,
                     [dialog, &key] { Settings::instance().set(key, dialog->size() / Theme::instance().scale()); });
}

} // namespace credence::ui
