// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "net/application.h"

#include <QCoreApplication>

#include <clocale>
#include <mutex>
#include <string>

namespace credence::net {

void needApplication()
{
    static std::once_flag once;
    std::call_once(once, [] {
        if (QCoreApplication::instance())
            return;
        static int argc = 1;
        static char name[] = "credence";
        static char *argv[] = {name, nullptr};
        // It would set the process's locale, and complain on standard error where that is not UTF-8.
        const char *current = std::setlocale(LC_ALL, nullptr); // NOLINT(concurrency-mt-unsafe): once
        const std::string before = current ? current : "C";
        const auto handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        static auto *const application = new QCoreApplication(argc, argv); // for the rest of the process
        qInstallMessageHandler(handler);
        std::setlocale(LC_ALL, before.c_str()); // NOLINT(concurrency-mt-unsafe): once
        Q_UNUSED(application)
    });
}

} // namespace credence::net
