// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CPU from the key of a decision to the next candidate painted, on the GUI thread; the bar is 50 ms.
// bench_review [CANDIDATES], by default 1,000.
#include "jobs/jobrunner.h"
#include "report.h"
#include "review/queuepane.h"
#include "review/reviewworkspace.h"
#include "shell/mainwindow.h"
#include "shell/theme.h"
#include "widgets/prompts.h"
#include "widgets/rowview.h"

#include <credence/reflect.h>
#include <credence/review.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

using namespace credence;
using namespace credence::ui;

namespace {

double threadMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

// The loop of a benchmark, not of the product: runs until `ready` holds.
bool spin(const std::function<bool()> &ready, int limitMs = 120000)
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

std::shared_ptr<Store> makeStore(const std::filesystem::path &path, int candidates)
{
    CreateOptions options;
    options.scope = "sam";
    Result<std::unique_ptr<Store>> made = Store::create(path, options);
    if (!made)
        return nullptr;
    std::shared_ptr<Store> store = std::move(*made);
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 400; ++i) {
        MemoryDraft draft;
        draft.memory.id.value = "e" + std::to_string(i);
        draft.memory.scope = "sam";
        draft.memory.text = "Change " + std::to_string(i) +
                            " was reviewed in the afternoon, and its tests were run twice before it was merged. "
                            "Nobody asked for a second look.";
        draft.memory.importance = 0.4;
        drafts.push_back(std::move(draft));
    }
    if (!store->add(std::move(drafts), Cause{"agent", "agent", {}}))
        return nullptr;
    RunRecord run;
    run.id = "01900000-0000-7000-8000-0000000000ff";
    run.scope = "sam";
    run.preset = "hebbs";
    run.state = "done";
    for (int i = 0; i < candidates; ++i) {
        char id[16];
        std::snprintf(id, sizeof id, "c%06d", i);
        Candidate c;
        c.id = id;
        c.scope = "sam";
        c.run = run.id;
        c.text = "Changes of kind " + std::to_string(i) + " are reviewed in the afternoon and merged after two runs.";
        for (int k = 0; k < 8; ++k)
            c.evidence.push_back({{"e" + std::to_string((i * 7 + k) % 400)}});
        c.confidence = Confidence::Medium;
        c.checks = {{"citations", CheckState::Passed, "8 distinct sources, the floor is 2.", 8, 2},
                    {"support", CheckState::Passed, "Each part is stated in at least two sources."},
                    {"novelty", CheckState::Passed, "The closest is source 3.", 0.61, 0.92},
                    {"duplicates", CheckState::Passed, "None; a duplicate starts at 0.92.", 0.71, 0.92},
                    {"contradictions", CheckState::Passed, "None among beliefs.", 0},
                    {"confidence", CheckState::Passed, "8 sources and 8 episodes; high starts at 8."},
                    {"grounding", CheckState::Passed, "8 episodes at its base.", 8},
                    {"privacy", CheckState::Passed, "Nothing was found.", 0}};
        run.candidates.push_back(std::move(c));
    }
    run.proposed = run.candidates.size();
    if (const auto head = store->ledgerHead())
        run.ledgerHead = head->first;
    const Result<LedgerNumber> queued = store->queueRun(run, {}, Cause{"ada", "gui", {}});
    return queued ? store : nullptr;
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const int candidates = argc > 1 ? std::max(20, atoi(argv[1])) : 1000;
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bench.credence"));
    if (!makeStore(std::filesystem::path(path.toStdString()), candidates)) {
        std::fprintf(stderr, "the store could not be made\n");
        return 1;
    }
    Theme::instance().install(ThemeChoice::Light);
    const std::unique_ptr<Prompts> prompts = Prompts::standard();
    int result = 0;
    {
        MainWindow window(prompts.get(), MainWindow::Memory::Forget);
        window.setWorkspace(QStringLiteral("review"));
        window.show();
        window.openPath(path);
        const auto quiet = [&] { return JobRunner::instance().running() == 0 && !window.busy(); };
        if (!spin([&] { return window.session()->snapshot() && quiet(); }))
            return 1;
        RowView *list = window.review()->queuePane()->view();
        list->setFocus();
        std::vector<double> costs;
        for (int i = 0; i < 12; ++i) {
            const QString before = window.review()->queuePane()->current();
            const double start = threadMs();
            QAction *approve = nullptr;
            for (QAction *action : window.review()->actions()) {
                if (action->objectName() == QLatin1String("review.approve"))
                    approve = action;
            }
            approve->trigger();
            window.repaint(); // the next candidate is on the screen
            const double cost = threadMs() - start;
            if (window.review()->queuePane()->current() == before) {
                std::fprintf(stderr, "the decision did not move on\n");
                return 1;
            }
            costs.push_back(cost);
            if (!spin(quiet))
                return 1;
        }
        costs.erase(costs.begin(), costs.begin() + 2); // what is made once
        std::sort(costs.begin(), costs.end());
        const double median = costs[costs.size() / 2];
        std::printf("decision to the next candidate painted, %d in the queue: median %.1f ms, most %.1f ms of CPU "
                    "(the bar is 50 ms)\n",
                    candidates, median, costs.back());
        credence::measured::report("decision to the next candidate painted", median, 0, "ms", 50, "");
        result = median <= 50 ? 0 : 1;
        window.hide();
    }
    JobRunner::instance().shutDown();
    return result;
}
