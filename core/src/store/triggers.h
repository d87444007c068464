// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Triggers inside the store: the policy as a setting, and the log of firings and skips, over one connection.
// Ownership: borrows the connection or change. Thread safety: as the connection's.
#pragma once

#include "store/impl.h"

#include <credence/trigger.h>

#include <nlohmann/json.hpp>

namespace credence::store {

inline constexpr int kTriggerSchema = 5; // older files, open read-only, have no log
inline constexpr int kTriggerPolicyVersion = 1;

[[nodiscard]] std::string triggerSettingName(const std::string &scope);
[[nodiscard]] nlohmann::json triggerJson(const TriggerSettings &settings);
// Unsupported for a newer version, Corrupt for what no version wrote.
[[nodiscard]] Result<TriggerSettings> readTriggerJson(const nlohmann::json &value, const std::string &scope,
                                                      const std::string &where);
[[nodiscard]] Result<TriggerSettings> triggerSettingsOf(sql::Connection &db, const std::string &scope);
// One setting of it as `policy` names it, without "trigger.".
[[nodiscard]] Result<void> setTriggerKey(TriggerSettings &settings, std::string_view key, const std::string &value);
[[nodiscard]] std::string triggerKey(const TriggerSettings &settings, std::string_view key);

// A firing by hand with its outcome, for a run that reaches the queue without one. `firing`: of an earlier entry, of
// which only the outcome is noted.
[[nodiscard]] Result<void> noteRun(Change &change, const std::string &firing, const RunRecord &run, const Cause &cause,
                                   nlohmann::json &payload);

} // namespace credence::store
