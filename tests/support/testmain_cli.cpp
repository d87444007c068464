// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/runtests.h"

#include <QCoreApplication>
#include <QDir>

int main(int argc, char **argv)
{
    QDir::setCurrent(QStringLiteral(CREDENCE_TEST_HOME));
    qputenv("CREDENCE_PROVIDERS",
            QDir::current().filePath(QStringLiteral("no-providers.json")).toLocal8Bit()); // not a person's own
    QCoreApplication application(argc, argv);
    return credence::test::runNamedTest(argc, argv);
}
