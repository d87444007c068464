// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the Review workspace remembers; part of the one table of settings. Thread safety: GUI thread only.
#pragma once

#include "settings/settings.h"

namespace credence::ui::settings {

inline const SettingKey<QByteArray> kReviewState{"review/state", QByteArray()};
inline const SettingKey<bool> kReviewDetails{"review/details-open", false};

} // namespace credence::ui::settings
