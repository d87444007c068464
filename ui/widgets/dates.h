// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Dates and times of the window, all made here, in the language that is in force (its patterns can be translated, since
// "5 Jun" is "5. Juni" elsewhere). Exports and the command line write ISO 8601 by formatTime() of the core instead.
// Thread safety: pure functions.
#pragma once

#include <credence/memory.h>

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QTime>

namespace credence::ui {

enum class DateForm {
    Day,          // 5
    DayMonth,     // 5 Jun
    DayMonthYear, // 5 Jun 2026
    WeekdayDay,   // Fri 5 Jun
    Weekday,      // Fri
    Month,        // Jun
    MonthYear,    // June 2026
    Year,         // 2026
};
[[nodiscard]] QString dateText(const QDate &date, DateForm form);
[[nodiscard]] QString clockText(const QTime &time);    // 14:16
[[nodiscard]] QString fullTime(const QDateTime &time); // Fri 5 Jun 2026, 14:16:03

// "5 Jun 14:16" local; the year only when it is another than today's.
[[nodiscard]] QString shortTime(Time);
[[nodiscard]] QString shortDate(Time);
[[nodiscard]] QString shortDate(const QDate &date);
[[nodiscard]] QString utcTime(Time); // "2026-06-05 14:16:03 UTC", for tooltips

} // namespace credence::ui
