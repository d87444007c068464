// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Every view of every workspace comes to rest, and stays so: nothing that is looked at keeps the machine busy.
#include "jobs/jobrunner.h"
#include "support/registry.h"
#include "ui/support/samplestore.h"
#include "ui/support/windowdriver.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

namespace tst_quiet {

using namespace credence;
using namespace credence::ui;
using credence::test::makeStore;
using credence::test::resetSettings;
using credence::test::WindowDriver;

namespace {

constexpr int kLaterThanTimers = 1200; // ms; what reads again after a change waits a second

// Episodes a hundred seconds apart that have little in common, so that of what is compared in time all is compared;
// and beliefs over them, in two depths.
std::string busyWeeks(int episodes)
{
    static const char *const kWords[] = {"river",  "ledger",  "copper",  "violin",  "harbor", "glacier",
                                         "pepper", "satchel", "orbit",   "lantern", "meadow", "turbine",
                                         "velvet", "walnut",  "anchor",  "basil",   "cobalt", "drizzle",
                                         "ember",  "falcon",  "granite", "hazel",   "ivory",  "jasper"};
    constexpr int kMany = int(std::size(kWords));
    std::string out;
    const auto line = [&](const std::string &id, const std::string &kind, const std::string &text, int second,
                          const std::string &more) {
        const int day = 1 + second / 86'400, hour = second / 3600 % 24, minute = second / 60 % 60;
        out += QStringLiteral(R"({"record":"memory","scope":"s","id":"%1","kind":%2,"text":"%3","importance":0.6,)"
                              R"("created":"2026-04-%4T%5:%6:00Z"%7})")
                   .arg(QString::fromStdString(id), QString::fromStdString(kind), QString::fromStdString(text))
                   .arg(day, 2, 10, QLatin1Char('0'))
                   .arg(hour, 2, 10, QLatin1Char('0'))
                   .arg(minute, 2, 10, QLatin1Char('0'))
                   .arg(QString::fromStdString(more))
                   .toStdString() +
               "\n";
    };
    for (int i = 0; i < episodes; ++i) {
        const int a = i % kMany, b = i / kMany % kMany, c = (i * 7 + i / kMany) % kMany;
        line("e" + std::to_string(i), "\"episode\"",
             std::string(kWords[a]) + " " + kWords[b] + " " + kWords[c] + " " + std::to_string(i * 7919), i * 100, {});
    }
    for (int i = 0; i < episodes / 100; ++i) {
        const std::string a = std::to_string(i * 100), b = std::to_string(i * 100 + 1);
        line("r" + std::to_string(i), R"("reflection","shape":"insight")", "Belief number " + std::to_string(i),
             episodes * 100, R"(,"evidence":[{"id":"e)" + a + R"("},{"id":"e)" + b + R"("}])");
    }
    for (int i = 0; i + 1 < episodes / 100; i += 2) {
        const std::string a = std::to_string(i), b = std::to_string(i + 1);
        line("t" + std::to_string(i), R"("reflection","shape":"insight")", "Above number " + std::to_string(i),
             episodes * 100, R"(,"evidence":[{"id":"r)" + a + R"("},{"id":"r)" + b + R"("}])");
    }
    return out;
}

// No job begins within that time.
bool staysQuiet(int ms)
{
    QSignalSpy begun(&JobRunner::instance(), &JobRunner::started);
    return !begun.wait(ms);
}

} // namespace

} // namespace tst_quiet

namespace tst_quiet { // again: moc 6.4 loses count in the literals above

class TstQuiet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { resetSettings(); }
    void cleanup() { resetSettings(); }

    void everyViewComesToRest()
    {
        const QTemporaryDir folder;
        QVERIFY(folder.isValid());
        const auto store = makeStore(folder, busyWeeks(14'000));
        QVERIFY(store);
        const WindowDriver driver;
        QVERIFY(driver.open(QString::fromStdString(store->info().path.string())));
        int seen = 0;
        for (const QString &workspace : MainWindow::workspaceNames()) {
            driver.window->setWorkspace(workspace);
            const QStringList views = MainWindow::viewNames(workspace);
            QVERIFY2(!views.isEmpty(), qPrintable(workspace));
            for (const QString &view : views) {
                driver.window->setView(view);
                QVERIFY2(driver.settle(), qPrintable(workspace + QLatin1Char('/') + view));
                ++seen;
            }
            QVERIFY2(staysQuiet(kLaterThanTimers), qPrintable(workspace));
        }
        QVERIFY(seen >= 15);
    }

    // What the test above looks for is seen by it.
    void whatBeginsAgainIsSeen()
    {
        QObject context;
        QTimer again;
        again.setInterval(kLaterThanTimers / 2);
        connect(&again, &QTimer::timeout, &context, [&context] {
            JobRunner::instance().run<bool>(
                &context, {}, {}, [](std::stop_token, const Progress &) -> Result<bool> { return true; },
                [](const Result<bool> &) {});
        });
        again.start();
        QVERIFY(!staysQuiet(kLaterThanTimers));
        again.stop();
        QTRY_COMPARE(JobRunner::instance().running(), 0);
        QVERIFY(staysQuiet(kLaterThanTimers));
    }
};

CREDENCE_TEST(tst_quiet, TstQuiet)

} // namespace tst_quiet

#include "tst_quiet.moc"
