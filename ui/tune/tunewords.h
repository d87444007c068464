// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Words and figures of the Tune workspace. Thread safety: none needed.
#pragma once

#include <credence/trigger.h>

#include <QString>

#include <optional>

namespace credence::ui {

[[nodiscard]] QString holdWord(TriggerHold hold);                  // "minimum interval"
[[nodiscard]] QString conditionWord(TriggerCondition by);          // "importance"
[[nodiscard]] QString intervalText(std::optional<double> seconds); // "5.3 d", "–" for none
[[nodiscard]] QString scheduleText(const CronSchedule &schedule);  // "Monday at 02:00", else as cron has it
[[nodiscard]] QString tenth(double value);                         // "11.2"
[[nodiscard]] QString thresholdText(double value);                 // "12.0", "12.25"
[[nodiscard]] QString costText(std::optional<double> value);       // "$0.36", "–"
[[nodiscard]] QString spanText(Time from, Time to);                // "6 d 16 h"
[[nodiscard]] QString policyText(const TriggerPolicy &policy);     // "importance 12.0, 4 d, 3 a day"

} // namespace credence::ui
