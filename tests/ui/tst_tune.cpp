// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The Tune workspace over a real store: the threshold by pointer and keys, fields good and bad, the policy applied and
// undone, a run that is throttled and one that is forced, exports, and what a screen reader finds.
#include "tune/policypane.h"
#include "tune/sweepchart.h"
#include "tune/tunechart.h"
#include "tune/tunemodel.h"
#include "tune/tunetable.h"
#include "tune/tunewords.h"
#include "tune/tuneworkspace.h"

#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/curator.h"
#include "shell/mainwindow.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "widgets/corewords.h"
#include "widgets/errorbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/statusgauge.h"

#include <credence/ingest.h>
#include <credence/text.h>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_tune {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

Time at(const char *text)
{
    return parseTime(text)->time;
}

// Ten days with four episodes of 0.5 each: 2.0 a day.
std::shared_ptr<Store> makeTuneStore(const QTemporaryDir &folder, int days = 10)
{
    CreateOptions options;
    options.scope = "sam";
    options.approvalChannels = {"gui", "cli"};
    auto made = Store::create(folder.filePath(QStringLiteral("test.credence")).toStdString(), options);
    if (!made)
        return nullptr;
    std::string lines = credenceJsonlHeader() + "\n";
    for (int i = 0; i < days * 4; ++i)
        lines += "{\"record\":\"memory\",\"id\":\"e" + std::to_string(i) +
                 "\",\"kind\":\"episode\",\"scope\":\"sam\",\"text\":\"t\",\"importance\":0.5,\"created\":\"" +
                 formatTime(at("2026-08-01T08:00:00Z") + std::chrono::days(i / 4) + std::chrono::hours(i % 4)) +
                 "\"}\n";
    if (days > 0 && !(*made)->import(readCredenceJsonl(lines, "test"), "t.jsonl", {"", "import", ""}))
        return nullptr;
    return std::shared_ptr<Store>(std::move(*made));
}

class TuneDriver {
public:
    TuneDriver()
    {
        Theme::instance().install(ThemeChoice::Light);
        window = std::make_unique<MainWindow>(&prompts, MainWindow::Memory::Forget);
        window->resize(1400, 900);
        window->show();
    }
    [[nodiscard]] bool open(const QString &path, bool readOnly = false)
    {
        window->setWorkspace(QStringLiteral("tune"));
        window->openPath(path, readOnly);
        return QTest::qWaitFor([this] { return tune().controller()->data() != nullptr; }) && settle();
    }
    [[nodiscard]] bool settle() const
    {
        QApplication::setActiveWindow(window.get());
        return QTest::qWaitFor([this] { return JobRunner::instance().running() == 0 && !window->busy(); });
    }
    [[nodiscard]] TuneWorkspace &tune() const { return *window->tune(); }
    [[nodiscard]] TuneController &controller() const { return *window->tune()->controller(); }
    template<class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return window->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return window->commands()->find(QString::fromLatin1(name));
    }
    void type(const char *field, const char *text) const
    {
        auto *edit = part<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromUtf8(text));
    }

    FakePrompts prompts;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TstTune : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::shared_ptr<Store> m_other;

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(QStringLiteral("test.credence"));
        qputenv("USER", "ada");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
        m_other = makeTuneStore(*m_dir);
        QVERIFY(m_other);
    }
    void cleanup()
    {
        JobRunner::instance().shutDown();
        m_other.reset();
        m_dir.reset();
    }

    // 40 episodes of 0.5: 20.0 in all. In force 15.0 fires once, at the thirtieth; a draft of 5.0 four times.
    void threshold()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        QCOMPARE(driver.controller().data()->inForce.firings.size(), std::size_t(1));
        QCOMPARE(*driver.tune().chart()->threshold(), 15.0);
        driver.tune().chart()->moveThreshold(5);
        QCOMPARE(driver.controller().draftReplay().firings.size(), std::size_t(4));
        QCOMPARE(driver.controller().changes(), 1);
        QVERIFY(driver.settle());
        const auto &rows = driver.controller().rows();
        QCOMPARE(rows.size(), std::size_t(5));
        QCOMPARE(rows[0].stats.firings, 1U);
        QCOMPARE(rows[1].stats.firings, 4U);
        QCOMPARE(rows[2].name, QStringLiteral("hebbs"));
        QCOMPARE(rows[2].stats.firings, 0U); // 40 of 50
        QCOMPARE(rows[3].stats.firings, 4U); // engram: ten episodes, 5.0; on days of their own
        // Of 5.0 four firings, of 15.0 one; both are on the curve.
        const TuneSweep &sweep = driver.controller().sweepOfThreshold();
        bool four = false, one = false;
        for (const SweepPoint &point : sweep.free) {
            four = four || (point.value == 5.0 && point.stats.firings == 4);
            one = one || (point.value == 15.0 && point.stats.firings == 1);
        }
        QVERIFY(four && one);
        QCOMPARE(driver.part<QLineEdit>("tune.field.importance")->text(), QStringLiteral("5.0"));
        driver.action("tune.reset")->trigger();
        QCOMPARE(*driver.tune().chart()->threshold(), 15.0);
        QCOMPARE(driver.controller().changes(), 0);
    }

    void byPointerAndKeys()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        TuneChart *chart = driver.tune().chart();
        // Down by a third of the way to zero: from 15 to about 10.
        const QPoint handle = chart->handleRect().center().toPoint();
        const int third = int((chart->yOf(10) - chart->yOf(15)));
        QVERIFY(third > 20);
        QTest::mousePress(chart, Qt::LeftButton, {}, handle);
        QTest::mouseMove(chart, handle + QPoint(0, third));
        QVERIFY(std::abs(*chart->threshold() - 10) < 0.3);
        QTest::mouseRelease(chart, Qt::LeftButton, {}, handle + QPoint(0, third));
        chart->moveThreshold(10);
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Up);
        QCOMPARE(*chart->threshold(), 10.1);
        QTest::keyClick(chart, Qt::Key_PageDown);
        QCOMPARE(*chart->threshold(), 9.1);
        QTest::keyClick(chart, Qt::Key_Down);
        QCOMPARE(*chart->threshold(), 9.0);
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(chart, Qt::Key_PageDown);
        QCOMPARE(*chart->threshold(), 0.1); // never zero
        SweepChart *sweep = driver.tune().sweep();
        QTest::keyClick(sweep, Qt::Key_Right);
        QCOMPARE(*chart->threshold(), 0.2);
        // Zoomed about the pointer, what is under it stays.
        const qreal before = chart->xOf(at("2026-08-05T12:00:00Z"));
        chart->zoom(2, before);
        QVERIFY(std::abs(chart->xOf(at("2026-08-05T12:00:00Z")) - before) < 1);
        QVERIFY(chart->xOf(at("2026-08-01T08:00:00Z")) < 0);
        driver.action("tune.fit")->trigger();
        QVERIFY(std::abs(chart->xOf(at("2026-08-05T12:00:00Z")) - before) < 1);
    }

    void fields()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        driver.type("tune.field.importance", "6");
        QCOMPARE(*driver.controller().draft().policy.importance, 6.0);
        // What is none is marked, and the draft stays.
        for (const char *bad : {"0", "many", "-4"}) {
            driver.type("tune.field.importance", bad);
            QVERIFY(!driver.tune().policy()->badField(QStringLiteral("importance")).isEmpty());
            QCOMPARE(*driver.controller().draft().policy.importance, 6.0);
            QVERIFY(!driver.tune().policy()->applyAction()->isEnabled());
            QVERIFY(driver.part<QLineEdit>("tune.field.importance")->property("bad").toBool());
            QVERIFY(driver.part<TextBlock>("tune.unfit")->isVisible()); // in words, not by colour alone
            QVERIFY(
                driver.part<TextBlock>("tune.unfit")->text().endsWith(QStringLiteral("The draft keeps what it had.")));
        }
        driver.type("tune.field.importance", "7.5");
        QVERIFY(driver.tune().policy()->badField(QStringLiteral("importance")).isEmpty());
        QCOMPARE(*driver.controller().draft().policy.importance, 7.5);
        QVERIFY(driver.tune().policy()->applyAction()->isEnabled());

        driver.part<QCheckBox>("tune.check.min_interval")->setChecked(true);
        QCOMPARE(driver.controller().draft().policy.minInterval->count(), 2 * 3'600'000); // what the field proposes
        driver.type("tune.field.min_interval", "4d");
        QCOMPARE(driver.controller().draft().policy.minInterval->count(), 4 * 86'400'000);
        QVERIFY(driver.controller().draftReplay().stats.skipped[std::size_t(TriggerHold::MinInterval)] > 0);
        driver.part<QCheckBox>("tune.check.schedule")->setChecked(true);
        QCOMPARE(driver.controller().draft().policy.schedule->text(), "0 2 * * *");
        QVERIFY(!driver.part<TextBlock>("tune.unfit")->isVisible());
        driver.type("tune.field.schedule", "0 0 30 2 *");
        QCOMPARE(driver.part<TextBlock>("tune.unfit")->text(),
                 QStringLiteral("The schedule never comes: there is no such date."));
        driver.type("tune.field.schedule", "0 2 * * 1x");
        QVERIFY(!driver.tune().policy()->badField(QStringLiteral("schedule")).isEmpty());
        driver.part<QCheckBox>("tune.check.schedule")->setChecked(false);
        QVERIFY(!driver.controller().draft().policy.schedule);
        driver.part<QCheckBox>("tune.check.contradiction")->setChecked(true);
        QVERIFY(driver.controller().draft().policy.contradiction);
        QCOMPARE(driver.controller().changes(), 3);
        QCOMPARE(driver.part<QComboBox>("tune.preset")->currentText(), QStringLiteral("custom"));
        driver.type("tune.field.importance", "none");
        QVERIFY(driver.part<QLineEdit>("tune.field.importance")->property("bad").toBool());
        driver.action("tune.reset")->trigger();
        QCOMPARE(driver.controller().changes(), 0);
        QCOMPARE(driver.part<QLineEdit>("tune.field.importance")->text(), QStringLiteral("15.0"));
        QVERIFY(!driver.part<QLineEdit>("tune.field.importance")->property("bad").toBool());
        auto *preset = driver.part<QComboBox>("tune.preset");
        preset->setCurrentIndex(preset->findText(QStringLiteral("everos")));
        Q_EMIT preset->activated(preset->currentIndex());
        QCOMPARE(driver.part<QLineEdit>("tune.field.schedule")->text(), QStringLiteral("0 2 * * 1"));
        preset->setCurrentIndex(preset->findText(QStringLiteral("engram")));
        Q_EMIT preset->activated(preset->currentIndex());
        QCOMPARE(presetOf(driver.controller().draft().policy), "engram");
        QVERIFY(driver.settle());
    }

    void applies()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        driver.tune().chart()->moveThreshold(12);
        driver.prompts.answer = Answer{QStringLiteral("fits better"), QStringLiteral("ada"), {}};
        driver.action("tune.apply")->trigger();
        QCOMPARE(driver.prompts.questions.size(), 1);
        QVERIFY(driver.prompts.questions[0].facts.contains(QStringLiteral("importance\t15 → 12")));
        QVERIFY(driver.settle());
        QCOMPARE(describe(triggerPolicy(*m_other, "sam")->policy), "importance 12");
        QCOMPARE(m_other->ledger(1)->front().kind, "policy");
        QCOMPARE(m_other->ledger(1)->front().reason, "fits better");
        QCOMPARE(driver.controller().changes(), 0);
        QCOMPARE(*driver.controller().inForce().policy.importance, 12.0);
        QVERIFY(!driver.tune().policy()->applyAction()->isEnabled());
        // The person who leaves changes nothing.
        driver.tune().chart()->moveThreshold(3);
        driver.prompts.answer.reset();
        driver.action("tune.apply")->trigger();
        QVERIFY(driver.settle());
        QCOMPARE(describe(triggerPolicy(*m_other, "sam")->policy), "importance 12");
        // Another's change shows, and the draft stays.
        QVERIFY(m_other->undo(m_other->ledger(1)->front().number, Cause{"bob", "gui", ""}).ok());
        QVERIFY(QTest::qWaitFor([&] { return *driver.controller().inForce().policy.importance == 15.0; }, 8000));
        QCOMPARE(*driver.controller().draft().policy.importance, 3.0);
    }

    void runsAndThrottles()
    {
        TriggerSettings settings = *triggerPolicy(*m_other, "sam");
        settings.policy.minInterval = std::chrono::hours(2);
        QVERIFY(setTriggerPolicy(*m_other, "sam", settings, Cause{"ada", "gui", ""}).ok());
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        driver.action("tune.runNow")->trigger();
        QVERIFY(driver.settle());
        QCOMPARE(triggerLog(*m_other, "sam")->size(), std::size_t(1));
        QVERIFY(QTest::qWaitFor([&] { return !driver.controller().data()->log.empty(); }));
        QVERIFY(driver.settle());
        // The second is throttled, and it says why.
        driver.action("tune.runNow")->trigger();
        QVERIFY(driver.settle());
        QCOMPARE(triggerLog(*m_other, "sam")->size(), std::size_t(2));
        QCOMPARE(triggerLog(*m_other, "sam")->front().reason, TriggerHold::MinInterval);
        auto *why = driver.part<TextBlock>("tune.throttled");
        QVERIFY(why->isVisibleTo(driver.window.get()));
        QVERIFY2(why->text().contains(QStringLiteral("2h between runs")), qPrintable(why->text()));
        driver.action("tune.forceRun")->trigger();
        QVERIFY(driver.settle());
        const auto log = triggerLog(*m_other, "sam");
        QCOMPARE(log->size(), std::size_t(3));
        QVERIFY(log->front().forced);
        QCOMPARE(*log->front().by, TriggerCondition::Manual);
        // It shows in the log, and the gauge begins anew.
        driver.window->setView(QStringLiteral("log"));
        QVERIFY(QTest::qWaitFor(
            [&] { return driver.part<TuneTable>("tune.log")->model()->rowCount() == 4; })); // and the policy
        QVERIFY(driver.part<TuneTable>("tune.log")
                    ->model()
                    ->index(0, TriggerLogModel::What)
                    .data()
                    .toString()
                    .contains(QStringLiteral("forced")));
        auto *gauge = driver.window->findChild<StatusGauge *>();
        QVERIFY(gauge->isVisibleTo(driver.window.get()));
        QVERIFY2(gauge->accessibleName().contains(QStringLiteral("0.0 / 15.0")), qPrintable(gauge->accessibleName()));
    }

    // Off unless the policy says so; then what is due runs dry and waits in Review. Nothing is committed.
    void automatic()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        driver.controller().lookForDue();
        QVERIFY(driver.settle());
        QVERIFY(triggerLog(*m_other, "sam")->empty());
        TriggerSettings settings = *triggerPolicy(*m_other, "sam");
        settings.automatic = true;
        QVERIFY(setTriggerPolicy(*m_other, "sam", settings, Cause{"ada", "gui", ""}).ok());
        QSignalSpy said(&driver.controller(), &TuneController::message);
        QSignalSpy failed(&driver.controller(), &TuneController::failed);
        driver.controller().lookForDue();
        QVERIFY(driver.settle());
        const auto log = triggerLog(*m_other, "sam");
        QCOMPARE(log->size(), std::size_t(1));
        QVERIFY(log->front().automatic);
        QCOMPARE(*log->front().by, TriggerCondition::Importance);
        QCOMPARE(said.size() + failed.size(), 1); // the person is told
        QCOMPARE(m_other->counts()->memories, 40U);
        driver.controller().lookForDue(); // no longer due
        QVERIFY(driver.settle());
        QCOMPARE(triggerLog(*m_other, "sam")->size(), std::size_t(1));
    }

    // Each scope has its own; a row leads to it, and the draft of another is let go.
    void scopes()
    {
        const std::string line =
            "{\"record\":\"memory\",\"id\":\"k1\",\"kind\":\"episode\",\"scope\":\"kim\",\"text\":\"t\","
            "\"importance\":0.9,\"created\":\"2026-08-01T08:00:00Z\"}\n";
        QVERIFY(m_other->import(readCredenceJsonl(credenceJsonlHeader() + "\n" + line, "test"), "t", {"", "import", ""})
                    .ok());
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        QCOMPARE(driver.controller().data()->scope, "sam"); // the larger one, while all are in view
        auto *gauge = driver.window->findChild<StatusGauge *>();
        QVERIFY2(gauge->accessibleName().contains(QStringLiteral("sam")), qPrintable(gauge->accessibleName()));
        driver.tune().chart()->moveThreshold(4);
        driver.window->setView(QStringLiteral("scopes"));
        QVERIFY(driver.settle());
        auto *table = driver.part<TuneTable>("tune.scopes");
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, TriggerScopesModel::Scope).data().toString(), QStringLiteral("kim"));
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(
            QTest::qWaitFor([&] { return driver.controller().data() && driver.controller().data()->scope == "kim"; }));
        QVERIFY(driver.settle());
        QCOMPARE(driver.tune().view(), QStringLiteral("importance"));
        QCOMPARE(driver.controller().data()->series.size(), std::size_t(1));
        QCOMPARE(*driver.tune().chart()->threshold(), 15.0);
        QVERIFY(driver.tune().chart()->isVisibleTo(driver.window.get())); // one episode is a history too
        driver.window->session()->close();
        QVERIFY(driver.settle());
        QVERIFY(!driver.controller().data());
    }

    void readOnly()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path, true));
        driver.tune().chart()->moveThreshold(5);
        QCOMPARE(driver.controller().draftReplay().firings.size(), std::size_t(4)); // looking is free
        QVERIFY(!driver.tune().policy()->applyAction()->isEnabled());
        QVERIFY(!driver.tune().policy()->runAction()->isEnabled());
    }

    void emptyStore()
    {
        m_other.reset();
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("test.credence"));
        m_other = makeTuneStore(*m_dir, 0);
        QVERIFY(m_other);
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(!driver.tune().chart()->isVisibleTo(driver.window.get()));
        QVERIFY(!driver.action("tune.exportPng")->isEnabled());
    }

    void exports()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        driver.tune().chart()->moveThreshold(5);
        const auto written = [&](const char *action, const char *name) {
            driver.prompts.path = m_dir->filePath(QString::fromLatin1(name));
            driver.action(action)->trigger();
            if (!driver.settle())
                return QByteArray();
            QFile file(driver.prompts.path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(written("tune.exportPng", "a.png").startsWith("\x89PNG"));
        QVERIFY(written("tune.exportSvg", "a.svg").contains("<svg"));
        const QByteArray csv = written("tune.exportCsv", "a.csv");
        QCOMPARE(csv.count("\r\n"), 5);
        QVERIFY(csv.contains("2026-08-03T09:00:00Z,importance,5,10,e9,,\r\n")); // the tenth episode
        QVERIFY(!driver.action("tune.exportLog")->isEnabled());                 // nothing fired yet
        driver.prompts.path = m_dir->filePath(QStringLiteral("none/a.csv"));
        QSignalSpy failed(&driver.tune(), &TuneWorkspace::failed);
        driver.action("tune.exportCsv")->trigger();
        QVERIFY(driver.settle());
        QCOMPARE(failed.size(), 1);
    }

    void compare()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        driver.tune().chart()->moveThreshold(5);
        driver.action("tune.keepDraft")->trigger();
        TuneTable *table = driver.tune().compare();
        QCOMPARE(table->model()->rowCount(), 6);
        driver.tune().chart()->moveThreshold(8);
        QCOMPARE(table->model()->index(5, TuneCompareModel::Firings).data().toString(), QStringLiteral("4"));
        QCOMPARE(table->model()->index(1, TuneCompareModel::Firings).data().toString(), QStringLiteral("2"));
        // Enter makes a row the draft; Delete removes what was added, never the first two.
        table->setCurrentIndex(table->model()->index(5, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(*driver.controller().draft().policy.importance, 5.0);
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(table->model()->rowCount(), 5);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(table->model()->rowCount(), 5);
        QVERIFY(driver.settle());
    }

    void models()
    {
        TuneCompareModel compare;
        const QAbstractItemModelTester first(&compare, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TuneRow row;
        row.name = QStringLiteral("In force");
        row.kind = TuneRow::Kind::InForce;
        row.policy.importance = 12;
        row.stats.firings = 14;
        row.stats.medianIntervalS = 5.3 * 86'400;
        row.stats.meanEpisodes = 41.2;
        row.cost.calls = 19;
        row.cost.cost = 0.074;
        row.cost.insights = 7.1;
        compare.setRows({row}, 86);
        compare.setRows({row, row, row}, 86);
        row.cost.measured = true;
        compare.setRows({row, row}, 86);
        const auto text = [&](int column) { return compare.index(0, column).data().toString(); };
        QCOMPARE(text(TuneCompareModel::Firings), QStringLiteral("14"));
        QCOMPARE(text(TuneCompareModel::Interval), QStringLiteral("5.3 d"));
        QCOMPARE(text(TuneCompareModel::Episodes), QStringLiteral("41"));
        QCOMPARE(text(TuneCompareModel::Insights), QStringLiteral("7.1"));
        QCOMPARE(text(TuneCompareModel::Calls), QStringLiteral("266"));
        QCOMPARE(text(TuneCompareModel::Cost), QStringLiteral("$0.36")); // 14 × 0.074 in 86 days, of 30
        for (int column = 0; column < TuneCompareModel::Columns; ++column) {
            for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(SortRole)})
                QVERIFY(compare.index(0, column).data(role).isValid());
        }
        compare.setRows({}, 1);

        TriggerLogModel log;
        const QAbstractItemModelTester second(&log, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TriggerEvent event;
        event.id = "a";
        event.kind = "firing";
        event.by = TriggerCondition::Importance;
        event.run = "r";
        log.setEvents({event});
        QSignalSpy inserted(&log, &QAbstractItemModel::rowsInserted), reset(&log, &QAbstractItemModel::modelReset);
        TriggerEvent newer = event;
        newer.id = "b";
        newer.kind = "skip";
        newer.reason = TriggerHold::DailyCap;
        log.setEvents({newer, event});
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(log.index(0, TriggerLogModel::What).data().toString(), QStringLiteral("Held, daily cap"));
        log.setEvents({});
        QCOMPARE(reset.size(), 1);

        TriggerScopesModel scopes;
        const QAbstractItemModelTester third(&scopes, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TuneScope scope;
        scope.scope = "sam";
        scopes.setScopes({scope});
        scope.episodes = 7;
        scopes.setScopes({scope});
        QCOMPARE(scopes.index(0, TriggerScopesModel::Episodes).data().toString(), QStringLiteral("7"));
        scopes.setScopes({});
    }

    void words()
    {
        QCOMPARE(scheduleText(*CronSchedule::parse("0 2 * * 1")), QStringLiteral("Monday at 02:00"));
        QCOMPARE(scheduleText(*CronSchedule::parse("30 4 * * *")), QStringLiteral("daily at 04:30"));
        QCOMPARE(scheduleText(*CronSchedule::parse("*/5 4 1 * 0")), QStringLiteral("at */5 4 1 * 0"));
        QCOMPARE(intervalText(7200), QStringLiteral("2.0 h"));
        QCOMPARE(thresholdText(12), QStringLiteral("12.0"));
        QCOMPARE(thresholdText(12.25), QStringLiteral("12.25"));
        // What is shown in a field reads back as what it was.
        QCOMPARE(thresholdText(12.3456), QStringLiteral("12.3456"));
        QCOMPARE(thresholdText(1e-12), QStringLiteral("1e-12"));
        QCOMPARE(thresholdText(0.1 + 0.2), QStringLiteral("0.3"));
        // Times of the core in the window's words.
        QCOMPARE(coreWords("next at 2026-08-01T10:00:00Z, or 2026-08-02T10:00:00.250Z."),
                 QStringLiteral("next at %1, or %2.")
                     .arg(shortTime(at("2026-08-01T10:00:00Z")), shortTime(at("2026-08-02T10:00:00.250Z"))));
        QCOMPARE(spanText(at("2026-06-23T22:20:00Z"), at("2026-06-30T14:25:00Z")), QStringLiteral("6 d 16 h"));
    }

    // A slider with a value, and a name on all that takes focus.
    void access()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(driver.tune().chart());
        QVERIFY(chart && chart->valueInterface());
        QCOMPARE(chart->role(), QAccessible::Slider);
        QCOMPARE(chart->valueInterface()->currentValue().toDouble(), 15.0);
        chart->valueInterface()->setCurrentValue(9.5);
        QCOMPARE(*driver.tune().chart()->threshold(), 9.5);
        QVERIFY(driver.tune().chart()->accessibleDescription().contains(QStringLiteral("40 episodes")));
        for (const QWidget *widget : driver.tune().findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(driver.window.get()))
                continue;
            QAccessibleInterface *found = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
            QVERIFY2(found && !found->text(QAccessible::Name).isEmpty(),
                     qPrintable(QStringLiteral("%1 %2").arg(QString::fromLatin1(widget->metaObject()->className()),
                                                            widget->objectName())));
        }
        QVERIFY(driver.settle());
    }

    // The axis is in the displayed zone, the firings are not: an hour that is missing, and a midnight that is.
    void displayedZone()
    {
        const QByteArray zone = qgetenv("TZ");
        qreal places[3] = {};
        int i = 0;
        for (const char *name : {"UTC", "Europe/Berlin", "America/Sao_Paulo"}) {
            qputenv("TZ", name);
            tzset();
            for (const char *start : {"2026-03-28T12:00:00Z", "2018-11-03T12:00:00Z"}) {
                auto read = std::make_shared<TuneData>();
                for (int hour = 0; hour < 36; ++hour)
                    read->series.add(at(start) + std::chrono::hours(hour), 0.5, {hour + 1});
                read->series.arrange();
                TriggerPolicy policy;
                policy.importance = 5;
                read->inForce = *simulate(read->series, policy);
                QCOMPARE(read->inForce.firings.size(), std::size_t(3));
                TuneChart chart;
                chart.resize(900, 400);
                chart.setData(read, policy);
                chart.setDraft(policy, read->inForce);
                QImage image(chart.size(), QImage::Format_ARGB32_Premultiplied);
                QPainter painter(&image);
                chart.paintChart(painter, chart.size());
                places[i] = chart.xOf(read->inForce.firings[1].at);
                QVERIFY(!chart.tipAt(QPoint(int(places[i]), int(chart.height() - 45))).isEmpty());
            }
            ++i;
        }
        QCOMPARE(places[1], places[0]);
        QCOMPARE(places[2], places[0]);
        if (zone.isNull())
            qunsetenv("TZ");
        else
            qputenv("TZ", zone);
        tzset();
    }

    // From pane to pane with F6, in the order of reading.
    void panes()
    {
        TuneDriver driver;
        QVERIFY(driver.open(m_path));
        driver.tune().chart()->setFocus();
        QList<QWidget *> visited;
        for (int step = 0; step < 3; ++step) {
            driver.action("view.next-pane")->trigger();
            visited << QApplication::focusWidget();
        }
        QCOMPARE(visited[0], static_cast<QWidget *>(driver.tune().sweep()));
        QCOMPARE(visited[1], static_cast<QWidget *>(driver.tune().compare()));
        QVERIFY(driver.tune().policy()->isAncestorOf(visited[2]));
    }

    // A million episodes: what one repaint and one movement of the threshold take, in CPU time of this thread, against
    // a frame; generous, since machines differ.
    void aMillion()
    {
        auto data = std::make_shared<TuneData>();
        data->scope = "s";
        for (int i = 0; i < 1'000'000; ++i)
            data->series.add(at("2026-01-01T00:00:00Z") + std::chrono::seconds(i * 20), double(i * 7 % 11) / 10,
                             {i + 1});
        data->series.arrange();
        TriggerPolicy policy;
        policy.importance = 15;
        data->inForce = *simulate(data->series, policy);
        TuneChart chart;
        chart.resize(1004, 480);
        chart.setData(data, policy);
        chart.setDraft(policy, data->inForce);
        QImage image(chart.size(), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        chart.paintChart(painter, chart.size()); // fonts and caches
        const std::clock_t start = std::clock();
        constexpr int kFrames = 5;
        for (int i = 0; i < kFrames; ++i) {
            policy.importance = 10 + i;
            chart.setDraft(policy, *simulate(data->series, policy));
            chart.paintChart(painter, chart.size());
        }
        const double ms = double(std::clock() - start) * 1e3 / CLOCKS_PER_SEC / kFrames;
        qInfo("a frame of a drag over a million episodes: %.1f ms of CPU", ms);
        QVERIFY(ms < 200);
        // The window is not empty: stems, the line and the handle are there.
        QVERIFY(image.pixelColor(int(chart.handleRect().center().x()), int(chart.yOf(14)) + 8) == tk().accFill);
    }
};

CREDENCE_TEST(tst_tune, TstTune)

} // namespace tst_tune

#include "tst_tune.moc"
