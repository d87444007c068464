// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "seal.h"
#include "version.h"

#include "shell/application.h"

#include <QApplication>

#include <cstdio>

int main(int argc, char **argv)
{
    using namespace credence::ui;

    credence::sealProcess();
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const StartParse parsed = parseStart(arguments, QStringLiteral(CREDENCE_VERSION));
    if (!parsed.options) {
        std::fputs(qPrintable(parsed.output), stdout);
        std::fputs(qPrintable(parsed.error), stderr);
        return parsed.exitCode;
    }
    prepareEnvironment(*parsed.options);

    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Credence"));
    QApplication::setApplicationName(QStringLiteral("credence"));
    QApplication::setApplicationDisplayName(QStringLiteral("Credence"));
    QApplication::setApplicationVersion(QStringLiteral(CREDENCE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral(CREDENCE_APP_ID));

    Application program(*parsed.options);
    program.start();
    return QApplication::exec();
}
