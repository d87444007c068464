// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the Audit workspace remembers; part of the one table of settings. Thread safety: GUI thread only.
#pragma once

#include "settings/settings.h"

namespace credence::ui::settings {

inline const SettingKey<QByteArray> kAuditState{"audit/state", QByteArray()};
inline const SettingKey<bool> kAuditDetails{"audit/details-open", true};

} // namespace credence::ui::settings
