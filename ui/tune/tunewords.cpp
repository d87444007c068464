// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/tunewords.h"

#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace credence::ui {

namespace {

struct TuneWords {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::TuneWords)
};

} // namespace

QString holdWord(TriggerHold hold)
{
    switch (hold) {
    case TriggerHold::BelowCondition:
        return TuneWords::tr("no condition is met");
    case TriggerHold::MinInterval:
        return TuneWords::tr("minimum interval");
    case TriggerHold::DailyCap:
        return TuneWords::tr("daily cap");
    case TriggerHold::EpisodeFloor:
        return TuneWords::tr("episode floor");
    case TriggerHold::None:
        break;
    }
    return {};
}

QString conditionWord(TriggerCondition by)
{
    switch (by) {
    case TriggerCondition::Importance:
        return TuneWords::tr("importance");
    case TriggerCondition::Count:
        return TuneWords::tr("count");
    case TriggerCondition::Schedule:
        return TuneWords::tr("schedule");
    case TriggerCondition::RecallMiss:
        return TuneWords::tr("recall miss");
    case TriggerCondition::Contradiction:
        return TuneWords::tr("contradiction");
    case TriggerCondition::Manual:
        return TuneWords::tr("by hand");
    }
    return {};
}

QString intervalText(std::optional<double> seconds)
{
    if (!seconds)
        return QStringLiteral("–");
    const QLocale locale;
    if (*seconds < 90)
        return TuneWords::tr("%1 s").arg(locale.toString(*seconds, 'f', 0));
    if (*seconds < 90 * 60)
        return TuneWords::tr("%1 min").arg(locale.toString(*seconds / 60, 'f', 0));
    if (*seconds < 48 * 3600)
        return TuneWords::tr("%1 h").arg(locale.toString(*seconds / 3600, 'f', 1));
    return TuneWords::tr("%1 d").arg(locale.toString(*seconds / 86400, 'f', 1));
}

QString scheduleText(const CronSchedule &schedule)
{
    const QStringList parts = QString::fromStdString(schedule.text()).split(QLatin1Char(' '));
    const auto number = [](const QString &text) {
        bool plain = false;
        const int value = text.toInt(&plain);
        return plain ? value : -1;
    };
    const QString star = QStringLiteral("*");
    const int minute = number(parts[0]), hour = number(parts[1]), day = number(parts[4]);
    if (minute >= 0 && hour >= 0 && parts[2] == star && parts[3] == star && (parts[4] == star || day >= 0)) {
        const QString time =
            QStringLiteral("%1:%2").arg(hour, 2, 10, QLatin1Char('0')).arg(minute, 2, 10, QLatin1Char('0'));
        if (day < 0)
            return TuneWords::tr("daily at %1").arg(time);
        return TuneWords::tr("%1 at %2").arg(QLocale().dayName(day == 0 ? 7 : day), time);
    }
    return TuneWords::tr("at %1").arg(QString::fromStdString(schedule.text()));
}

QString tenth(double value)
{
    return QLocale().toString(value, 'f', 1);
}

QString thresholdText(double value)
{
    // As many decimals as it takes to read it back: a field that shows less would change the setting.
    for (const int decimals : {1, 2}) {
        const double shift = std::pow(10, decimals);
        if (std::fabs(value - std::round(value * shift) / shift) <= 1e-12 * std::max(1.0, std::fabs(value)) &&
            (value == 0 || std::round(value * shift) != 0))
            return QLocale().toString(value, 'f', decimals);
    }
    return QLocale().toString(value, 'g', QLocale::FloatingPointShortest);
}

QString costText(std::optional<double> value)
{
    if (!value)
        return QStringLiteral("–");
    return money(*value, *value > 0 && *value < 0.01 ? 4 : 2);
}

QString spanText(Time from, Time to)
{
    const std::int64_t minutes = std::max<std::int64_t>(0, (to - from).count() / 60'000);
    if (minutes < 1)
        return TuneWords::tr("less than a minute");
    if (minutes < 60)
        return TuneWords::tr("%1 min").arg(minutes);
    if (minutes < 24LL * 60)
        return TuneWords::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
    return TuneWords::tr("%1 d %2 h").arg(minutes / 1440).arg(minutes / 60 % 24);
}

QString policyText(const TriggerPolicy &policy)
{
    QStringList any, all;
    if (policy.importance)
        any << TuneWords::tr("importance %1").arg(thresholdText(*policy.importance));
    if (policy.count)
        any << TuneWords::tr("count %1").arg(QLocale().toString(qlonglong(*policy.count)));
    if (policy.schedule)
        any << scheduleText(*policy.schedule);
    if (policy.recallMiss)
        any << TuneWords::tr("recall miss");
    if (policy.contradiction)
        any << TuneWords::tr("contradiction");
    if (any.isEmpty())
        any << TuneWords::tr("by hand only");
    if (policy.minInterval)
        all << QString::fromStdString(durationText(*policy.minInterval));
    if (policy.dailyCap)
        all << TuneWords::tr("%1 a day").arg(QLocale().toString(qlonglong(*policy.dailyCap)));
    if (policy.episodeFloor)
        all << TuneWords::tr("floor %1").arg(QLocale().toString(qlonglong(*policy.episodeFloor)));
    all.prepend(any.join(TuneWords::tr(" or ")));
    return all.join(QStringLiteral(", "));
}

} // namespace credence::ui
