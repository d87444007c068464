// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QLocale>

namespace credence::ui {

namespace {

struct Numbers {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::Numbers)
};

int decimalsOf(const QString &core)
{
    const qsizetype point = core.indexOf(QLatin1Char('.'));
    return point < 0 ? 0 : int(core.size() - point - 1);
}

bool isPlain(const QString &core)
{
    bool number = false;
    (void)QLocale::c().toDouble(core, &number);
    return number && !core.contains(QLatin1Char('e'), Qt::CaseInsensitive);
}

} // namespace

QString money(double dollars, int decimals)
{
    const QLocale locale;
    if (locale.language() == QLocale::C) // has no place for it
        return QLatin1Char('$') + locale.toString(dollars, 'f', decimals);
    return locale.toCurrencyString(dollars, QStringLiteral("$"), decimals);
}

QString shownNumber(const QString &core)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    if (!isPlain(core))
        return core;
    const QString shown = locale.toString(QLocale::c().toDouble(core), 'f', decimalsOf(core));
    return coreNumber(shown) == core ? shown : core; // more digits than a number holds
}

QString coreNumber(const QString &shown)
{
    const QLocale locale;
    bool number = false;
    const double value = locale.toDouble(shown, &number);
    if (!number || shown.contains(QLatin1Char('e'), Qt::CaseInsensitive))
        return shown;
    const qsizetype point = shown.lastIndexOf(locale.decimalPoint());
    const int decimals = point < 0 ? 0 : int(shown.size() - point - locale.decimalPoint().size());
    return QString::number(value, 'f', decimals);
}

QString directOfAll(qlonglong direct, qlonglong all)
{
    const QLocale locale;
    return direct >= all ? locale.toString(direct)
                         : Numbers::tr("%1, %2 in all").arg(locale.toString(direct), locale.toString(all));
}

} // namespace credence::ui
