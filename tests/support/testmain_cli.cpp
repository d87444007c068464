// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/runtests.h"

#include <QCoreApplication>
#include <QDir>

int main(int argc, char **argv)
{
    QDir::setCurrent(QStringLiteral(CREDENCE_TEST_HOME));
    QCoreApplication application(argc, argv);
    return credence::test::runNamedTest(argc, argv);
}
