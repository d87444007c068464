// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Opens a generated store of 100,000 episodes and 3,000 beliefs and prints what the first usable tree costs in CPU, and
// whether rows are blank after scrolling. The bare reference is reading the same columns with a cursor of the store.
//   bench_tree [EPISODES [BELIEFS]]
// Or, on a store that is there (only read), what the first rows of a filter cost as somebody types:
//   bench_tree STORE
#include "inspect/inspectworkspace.h"
#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "models/treemodel.h"
#include "report.h"
#include "shell/theme.h"
#include "support/generator/generator.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include <sys/resource.h>

#include <cstdio>
#include <fstream>
#include <sstream>

using namespace credence;
using namespace credence::ui;

namespace {

double cpuMs()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval &t) { return double(t.tv_sec) * 1e3 + double(t.tv_usec) / 1e3; };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

// The loop of a benchmark, not of the product: runs until `ready` holds.
bool spin(const std::function<bool()> &ready, int limitMs = 60000)
{
    QElapsedTimer clock;
    clock.start();
    while (!ready()) {
        if (clock.elapsed() > limitMs)
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 10);
    }
    return true;
}

int blankRows(QTreeView *tree)
{
    int blank = 0;
    for (QModelIndex i = tree->indexAt({20, 4}); i.isValid() && tree->visualRect(i).top() < tree->viewport()->height();
         i = tree->indexBelow(i))
        blank += i.data(LoadingRole).toBool();
    return blank;
}

// From the letter typed to rows with their texts, then to the whole answer.
int filters(const QString &path)
{
    Session session;
    InspectWorkspace workspace(&session);
    workspace.resize(1104, 828);
    workspace.setView(InspectWorkspace::View::Tree);
    workspace.show();
    session.open(path, true);
    TreeModel *model = workspace.treeModel();
    auto *tree = workspace.findChild<QTreeView *>();
    const auto settled = [&] { return session.snapshot() && !workspace.busy() && blankRows(tree) == 0; };
    bool ok = spin(settled, 120000);
    for (const char *text : {"r", "re", "rev", "review"}) {
        TreeFilter filter;
        filter.text = QString::fromLatin1(text);
        bool answered = false;
        const auto connection =
            QObject::connect(model, &TreeModel::planChanged, model, [&] { answered = model->filter() == filter; });
        const double start = cpuMs();
        model->setFilter(filter);
        ok = spin([&] { return answered && model->rowCount() > 0 && blankRows(tree) == 0; }) && ok;
        const double first = cpuMs() - start;
        QObject::disconnect(connection);
        ok = spin(settled) && ok;
        const double all = cpuMs() - start;
        const std::size_t found = model->plan()->roots.size();
        std::printf("\"%s\": first rows %.1f ms CPU, all %zu %.1f ms\n", text, first, found, all);
        credence::measured::report(
            qPrintable(QStringLiteral("filter \"%1\", %2 found, to the first rows").arg(filter.text).arg(found)), first,
            0, "ms", 100, "");
    }
    JobRunner::instance().shutDown();
    return ok ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    Theme::instance().install(ThemeChoice::Light);
    if (argc == 2 && std::atoi(argv[1]) == 0)
        return filters(QString::fromLocal8Bit(argv[1]));
    test::GeneratorOptions options;
    options.episodes = argc > 1 ? std::uint32_t(std::atoi(argv[1])) : 100000;
    options.beliefs = argc > 2 ? std::uint32_t(std::atoi(argv[2])) : 3000;

    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("large.credence")).toStdString();
    {
        std::ostringstream text;
        test::writeJsonl(options, text);
        auto store = Store::create(path, {.scope = options.scope});
        if (!store)
            return 1;
        const auto report = (*store)->import(readCredenceJsonl(text.str(), "generated"), "generated",
                                             {.who = "bench", .channel = "import", .reason = {}});
        if (!report) {
            std::fprintf(stderr, "%s\n", report.error().message.c_str());
            return 1;
        }
    }

    const double before = cpuMs();
    {
        auto store = Store::open(path, {.readOnly = true});
        const auto snapshot = (*store)->snapshot();
        if (!snapshot)
            return 1;
    }
    const double bare = cpuMs() - before;

    Session session;
    InspectWorkspace workspace(&session);
    workspace.resize(1104, 828);
    workspace.setView(InspectWorkspace::View::Tree);
    workspace.show();
    QCoreApplication::processEvents();
    const double start = cpuMs();
    session.open(QString::fromStdString(path), true);
    auto *tree = workspace.findChild<QTreeView *>();
    const bool opened = spin([&] {
        return session.snapshot() && tree->model() && tree->model()->rowCount() > 0 && !workspace.busy() &&
               blankRows(tree) == 0;
    });
    const double usable = cpuMs() - start;
    std::printf("%u episodes, %u beliefs\n", options.episodes, options.beliefs);
    std::printf("open to a usable tree   %8.1f ms CPU, all threads%s\n", usable,
                opened ? "" : " (NOT reached in 60 s)");
    std::printf("bare open + snapshot    %8.1f ms CPU\n", bare);
    std::printf("ratio                   %8.2f\n", usable / bare);
    credence::measured::report("open to a usable tree", usable, bare, "ms", 0, "bare open and snapshot");

    // Scroll a long list in jumps; each time the rows must come.
    tree->expandAll();
    int stayed = 0;
    const int jumps = 60;
    const double scrollStart = cpuMs();
    for (int i = 0; i < jumps; ++i) {
        auto *bar = tree->verticalScrollBar();
        bar->setValue(int(double(bar->maximum()) * ((i * 37) % jumps) / jumps));
        tree->viewport()->repaint();
        if (!spin([&] { return blankRows(tree) == 0; }, 2000))
            ++stayed;
    }
    std::printf("scroll                  %8.2f ms CPU a jump, %d of %d jumps left a blank row\n",
                (cpuMs() - scrollStart) / jumps, stayed, jumps);
    JobRunner::instance().shutDown();
    return opened && stayed == 0 ? 0 : 1;
}
