// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/dates.h"

#include <QCoreApplication>
#include <QLocale>

namespace credence::ui {

namespace dates {

// The patterns are QLocale's: d day, MMM month, ddd weekday, yyyy year, HH:mm:ss.
QString pattern(DateForm form)
{
    switch (form) {
    case DateForm::Day:
        return QCoreApplication::translate("credence::ui::Dates", "d", "a pattern of QLocale: the 5 of \"5 – 7 Jun\"");
    case DateForm::DayMonth:
        return QCoreApplication::translate("credence::ui::Dates", "d MMM", "a pattern of QLocale: 5 Jun");
    case DateForm::DayMonthYear:
        return QCoreApplication::translate("credence::ui::Dates", "d MMM yyyy", "a pattern of QLocale: 5 Jun 2026");
    case DateForm::WeekdayDay:
        return QCoreApplication::translate("credence::ui::Dates", "ddd d MMM", "a pattern of QLocale: Fri 5 Jun");
    case DateForm::Weekday:
        return QStringLiteral("ddd");
    case DateForm::Month:
        return QStringLiteral("MMM");
    case DateForm::MonthYear:
        return QStringLiteral("MMMM yyyy");
    case DateForm::Year:
        return QStringLiteral("yyyy");
    }
    return {};
}

} // namespace dates

QString dateText(const QDate &date, DateForm form)
{
    return QLocale().toString(date, dates::pattern(form));
}

QString clockText(const QTime &time)
{
    return QLocale().toString(time, QStringLiteral("HH:mm"));
}

QString fullTime(const QDateTime &time)
{
    return QLocale().toString(time, QCoreApplication::translate("credence::ui::Dates", "ddd d MMM yyyy, HH:mm:ss",
                                                                "a pattern of QLocale: Fri 5 Jun 2026, 14:16:03"));
}

QString shortTime(Time time)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
    return shortDate(local.date()) + QLatin1Char(' ') + clockText(local.time());
}

QString shortDate(Time time)
{
    return shortDate(QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).date());
}

QString shortDate(const QDate &date)
{
    const bool thisYear = date.year() == QDate::currentDate().year();
    return dateText(date, thisYear ? DateForm::DayMonth : DateForm::DayMonthYear);
}

QString utcTime(Time time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::UTC)
               .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) +
           QStringLiteral(" UTC");
}

} // namespace credence::ui
