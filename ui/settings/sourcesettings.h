// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the window remembers of sources: the sizes of their dialogs, and what keys were taken for.
// Ownership: none. Thread safety: GUI thread only.
#pragma once

#include "settings/settings.h"

#include <QSize>

namespace credence::ui::settings {

inline const SettingKey<QSize> kImportSize{"sources/import-size", QSize()};
inline const SettingKey<QSize> kSyncSize{"sources/sync-size", QSize()};
inline const SettingKey<QSize> kHandBackSize{"sources/handback-size", QSize()};
// By format and keys: lists of "key=meaning".
inline const SettingKey<QVariantMap> kMappings{"sources/mappings", QVariantMap()};

} // namespace credence::ui::settings
