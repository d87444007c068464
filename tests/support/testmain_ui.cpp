// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/runtests.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

int main(int argc, char **argv)
{
    QDir::setCurrent(QStringLiteral(CREDENCE_TEST_HOME));
    qputenv("CREDENCE_PROVIDERS",
            QDir::current().filePath(QStringLiteral("no-providers.json")).toLocal8Bit()); // not a person's own
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("credence-tests"));
    QApplication::setApplicationName(QStringLiteral("credence-tests"));
    return credence::test::runNamedTest(argc, argv);
}
