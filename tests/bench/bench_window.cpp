// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the window keeps in memory on a store of any size: with the tree, and after each further view was looked at
// once, with its peak on the way; and the CPU until the tree is there. The bar is 400 MB.
// bench_window STORE. The store is opened read-only.
#include "jobs/jobrunner.h"
#include "report.h"
#include "shell/mainwindow.h"
#include "shell/session.h"
#include "shell/theme.h"
#include "sources/sourcewatcher.h"
#include "widgets/prompts.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <utility>

using namespace credence;
using namespace credence::ui;

namespace {

double processMs()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

// Of /proc/self/status, in MB.
double statusMb(const QByteArray &field)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(field + ':'))
            return line.mid(field.size() + 1).trimmed().split(' ').front().toDouble() / 1024;
    }
    return 0;
}

// The loop of a benchmark, not of the product: runs until `ready` has held for half a second.
bool settle(const std::function<bool()> &ready)
{
    QElapsedTimer clock, quiet;
    clock.start();
    quiet.start();
    while (quiet.elapsed() < 500) {
        if (clock.elapsed() > 300'000)
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 10);
        if (!ready())
            quiet.restart();
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "bench_window STORE\n");
        return 2;
    }
    Theme::instance().install(ThemeChoice::Light);
    const std::unique_ptr<Prompts> prompts = Prompts::standard();
    int result = 0;
    {
        MainWindow window(prompts.get(), MainWindow::Memory::Forget);
        window.sourceWatcher()->stop();
        window.setWorkspace(QStringLiteral("inspect"));
        window.setView(QStringLiteral("tree"));
        window.show();
        const auto quiet = [&] { return JobRunner::instance().running() == 0 && !window.busy(); };
        if (!settle(quiet))
            return 1;
        std::printf("an empty window: %.0f MB\n", statusMb("VmRSS"));
        const double start = processMs();
        window.openPath(QString::fromLocal8Bit(argv[1]), true);
        if (!settle([&] { return window.session()->snapshot() && quiet(); }))
            return 1;
        measured::report("open to the tree at rest", processMs() - start, 0, "ms CPU", 0, "");
        const double tree = statusMb("VmRSS");
        measured::report("memory of the window with the tree", tree, 0, "MB", 400, "");
        measured::report("the most it had until then", statusMb("VmHWM"), 0, "MB", 0, "");
        result = tree <= 400 ? 0 : 1;
        for (const auto &[workspace, view] :
             {std::pair("inspect", "both"), std::pair("inspect", "tree"), std::pair("review", "queue"),
              std::pair("reflect", "new-run"), std::pair("tune", "importance"), std::pair("audit", "why"),
              std::pair("audit", "ledger"), std::pair("audit", "recall"), std::pair("inspect", "tree")}) {
            std::ofstream("/proc/self/clear_refs") << "5"; // the peak counts anew
            window.setWorkspace(QString::fromLatin1(workspace));
            window.setView(QString::fromLatin1(view));
            if (!settle(quiet))
                return 1;
            char what[80];
            std::snprintf(what, sizeof what, "memory of the window, then %s (%s)", workspace, view);
            measured::report(what, statusMb("VmRSS"), 0, "MB", 0, "");
            std::snprintf(what, sizeof what, "the most it had in %s (%s)", workspace, view);
            measured::report(what, statusMb("VmHWM"), 0, "MB", 400, "");
        }
        window.hide();
    }
    JobRunner::instance().shutDown();
    return result;
}
