// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The Reflect workspace driven as a person would, by object names; runs come from a scripted backend, so that each
// moment of a run can be looked at.
#include "reflect/callspane.h"
#include "reflect/candidatesmodel.h"
#include "reflect/comparemodel.h"
#include "reflect/comparepage.h"
#include "reflect/estimatetable.h"
#include "reflect/evidencemodel.h"
#include "reflect/parameterrow.h"
#include "reflect/reflectworkspace.h"
#include "reflect/runcontroller.h"
#include "reflect/runpane.h"
#include "reflect/runsmodel.h"
#include "reflect/runspage.h"
#include "reflect/setuppane.h"
#include "reflect/stagesmodel.h"

#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "settings/settingsdialog.h"
#include "shell/actions.h"
#include "shell/detailspanel.h"
#include "shell/mainwindow.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/reflectfixture.h"
#include "ui/support/samplestore.h"
#include "widgets/codeview.h"
#include "widgets/paneheader.h"
#include "widgets/rowview.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <condition_variable>
#include <mutex>

namespace tst_reflect {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

// A backend that the test leads: reflect() emits what the test hands it and ends when told, or when stopped.
class ScriptedBackend : public ReflectBackend {
public:
    std::vector<ProviderConfig> models;
    Estimate expected;

    std::vector<ProviderConfig> providers(std::vector<std::string> *) const override { return models; }
    std::shared_ptr<HttpTransport> transport() override { return nullptr; }
    Result<Estimate> estimate(const Store &, const ReflectRequest &request, const std::optional<ProviderConfig> &,
                              std::stop_token, std::shared_ptr<const Snapshot>) const override
    {
        const std::scoped_lock lock(m_mutex);
        ++m_estimates;
        m_asked = request;
        return expected;
    }
    Result<RunRecord> reflect(const Store &, const ReflectRequest &request, const ReflectServices &services,
                              std::stop_token stop, const RunObserver &observer) const override
    {
        std::unique_lock lock(m_mutex);
        m_ran = request;
        m_replayed = services.cassette.size();
        m_asksModel = services.provider.has_value();
        ++m_runs;
        std::size_t told = 0;
        while (true) {
            m_wake.wait(lock, stop, [&] { return told < m_events.size() || m_end.has_value(); });
            while (told < m_events.size()) {
                const RunEvent event = m_events[told++];
                lock.unlock();
                observer(event);
                lock.lock();
            }
            if (stop.stop_requested()) {
                RunRecord record = m_soFar;
                record.state = "cancelled";
                return record;
            }
            if (m_end)
                return *m_end;
        }
    }

    void tell(const RunEvent &event)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_events.push_back(event);
        }
        m_wake.notify_all();
    }
    void end(Result<RunRecord> record)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_end = std::move(record);
        }
        m_wake.notify_all();
    }
    [[nodiscard]] std::size_t replayed() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_replayed;
    }
    [[nodiscard]] bool asksModel() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_asksModel;
    }
    void setSoFar(const RunRecord &record)
    {
        const std::scoped_lock lock(m_mutex);
        m_soFar = record;
    }
    [[nodiscard]] int runs() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_runs;
    }
    [[nodiscard]] ReflectRequest ran() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_ran;
    }
    [[nodiscard]] ReflectRequest asked() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_asked;
    }

private:
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_wake;
    std::vector<RunEvent> m_events;
    std::optional<Result<RunRecord>> m_end;
    RunRecord m_soFar;
    mutable std::size_t m_replayed = 0;
    mutable bool m_asksModel = false;
    mutable ReflectRequest m_ran, m_asked;
    mutable int m_estimates = 0, m_runs = 0;
};

RunEvent stageEvent(const char *id, StageState state, const char *summary)
{
    RunEvent event;
    event.what = RunEvent::What::Stage;
    event.stage.id = id;
    event.stage.state = state;
    event.stage.summary = summary;
    event.stage.ms = 100;
    return event;
}

RunEvent callEvent(CallPhase phase, const CallRecord &call)
{
    RunEvent event;
    event.what = RunEvent::What::Call;
    event.phase = phase;
    event.call = call;
    return event;
}

RunEvent candidateEvent(const Candidate &candidate)
{
    RunEvent event;
    event.what = RunEvent::What::Candidate;
    event.candidate = candidate;
    return event;
}

RunEvent dropEvent(const Drop &drop)
{
    RunEvent event;
    event.what = RunEvent::What::Drop;
    event.drop = drop;
    return event;
}

RunEvent totalsEvent(std::uint64_t in, std::uint64_t out, double cost, int calls)
{
    RunEvent event;
    event.what = RunEvent::What::Totals;
    event.tokensIn = in;
    event.tokensOut = out;
    event.cost = cost;
    event.calls = calls;
    return event;
}

class Driver {
public:
    explicit Driver(MainWindow::Memory memory = MainWindow::Memory::Forget)
    {
        Theme::instance().install(ThemeChoice::Light);
        ProviderConfig work;
        work.name = "work";
        work.model = "mistral-large";
        work.url = "https://models.example/v1";
        work.keySource = "no key needed";
        work.price = Price{2, 6};
        backend->models = {work};
        backend->expected.calls = 19;
        backend->expected.tokensIn = 48'200;
        backend->expected.tokensOut = 5'100;
        backend->expected.cost = 0.075;
        backend->expected.ms = 100'000;
        backend->expected.selected = 100;
        window = std::make_unique<MainWindow>(&prompts, memory, backend);
        window->show();
    }
    [[nodiscard]] bool open(const QString &path, bool readOnly = false)
    {
        window->openPath(path, readOnly);
        window->setWorkspace(QStringLiteral("reflect"));
        return QTest::qWaitFor([this] { return window->session()->snapshot() != nullptr; }) && settle();
    }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return JobRunner::instance().running() == 0 && !window->busy(); });
    }
    template<class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return window->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return window->commands()->find(QString::fromLatin1(name));
    }
    [[nodiscard]] bool trigger(const char *name) const
    {
        QAction *found = action(name);
        if (!found || !found->isEnabled())
            return false;
        found->trigger();
        return true;
    }
    [[nodiscard]] bool choosePreset(const char *id) const
    {
        auto *box = part<QComboBox>("reflect.preset");
        const int at = box ? box->findData(QString::fromLatin1(id)) : -1;
        if (at < 0)
            return false;
        box->setCurrentIndex(at);
        return settle();
    }
    [[nodiscard]] ReflectWorkspace &reflect() const { return *window->reflect(); }

    FakePrompts prompts;
    std::shared_ptr<ScriptedBackend> backend = std::make_shared<ScriptedBackend>();
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TstReflect : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(QStringLiteral("test.credence"));
        QVERIFY(test::makeStore(*m_dir, test::smallJsonl()));
        qputenv("USER", "tester");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
    }
    void cleanup()
    {
        JobRunner::instance().shutDown();
        m_dir.reset();
    }

    void patternsIsThereWithoutAnyModel()
    {
        Driver driver;
        driver.backend->models.clear();
        QVERIFY(driver.open(m_path));
        QCOMPARE(driver.part<QComboBox>("reflect.preset")->currentData().toString(), QStringLiteral("patterns"));
        QCOMPARE(driver.part<QComboBox>("reflect.model")->currentText(), QStringLiteral("None needed: built in"));
        QVERIFY(driver.action("reflect.run")->isEnabled());
        QVERIFY(!driver.action("reflect.stop")->isEnabled());
        // A preset that needs a model says how to come by one, and does not run.
        QVERIFY(driver.choosePreset("generative-agents"));
        QVERIFY(!driver.action("reflect.run")->isEnabled());
        auto *model = driver.part<QComboBox>("reflect.model");
        model->setCurrentIndex(model->findData(QStringLiteral("?")));
        auto *dialog = driver.window->findChild<SettingsDialog *>();
        QVERIFY(dialog);
        QVERIFY(dialog->page() == SettingsDialog::Page::Providers);
        QCOMPARE(model->currentIndex(), 0);
        dialog->reject();
    }

    // Each parameter of each preset has a field that shows its default; one that differs says so and can be put back.
    void everyParameterHasAField()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        for (const Preset &preset : presets()) {
            QVERIFY(driver.choosePreset(preset.id.c_str()));
            for (const Parameter &parameter : preset.parameters) {
                auto *row = driver.part<ParameterRow>(("reflect.row." + parameter.id).c_str());
                QVERIFY2(row, parameter.id.c_str());
                QVERIFY2(!row->differs(), parameter.id.c_str());
                QVERIFY(driver.part<QWidget>(("reflect.parameter." + parameter.id).c_str())->accessibleName().size() >
                        0);
            }
        }
        QVERIFY(driver.choosePreset("generative-agents"));
        auto *row = driver.part<ParameterRow>("reflect.row.recent_memories");
        QVERIFY(row);
        row->setValue(QStringLiteral("40"));
        QVERIFY(row->differs());
        auto *reset = driver.part<QWidget>("reflect.reset.recent_memories");
        QVERIFY(!reset->isHidden());
        QVERIFY(driver.settle());
        QCOMPARE(driver.backend->asked().values.at("recent_memories"), std::string("40"));
        QVERIFY(driver.trigger("reflect.resetAll"));
        QVERIFY(!row->differs());
        QVERIFY(reset->isHidden());
        QVERIFY(driver.settle());
        QVERIFY(driver.backend->asked().values.empty());
    }

    void aValueThatDoesNotFitStopsTheRun()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.choosePreset("generative-agents"));
        QVERIFY(driver.action("reflect.run")->isEnabled());
        auto *field = driver.part<QLineEdit>("reflect.parameter.recent_memories");
        field->setText(QStringLiteral("x"));
        QVERIFY(driver.settle());
        QVERIFY(field->property("bad").toBool());
        QVERIFY(!driver.action("reflect.run")->isEnabled());
        field->setText(QStringLiteral("30"));
        QVERIFY(driver.settle());
        QVERIFY(!field->property("bad").toBool());
        QVERIFY(driver.action("reflect.run")->isEnabled());
        auto *since = driver.part<QLineEdit>("reflect.parameter.own_since");
        since->setText(QStringLiteral("soon"));
        QVERIFY(driver.settle());
        QVERIFY(since->property("bad").toBool());
        QVERIFY(!driver.action("reflect.run")->isEnabled());
        since->setText(QStringLiteral("2026-05-02"));
        QVERIFY(driver.settle());
        QVERIFY(driver.backend->asked().since.has_value());
        QCOMPARE(qlonglong(driver.backend->asked().since->time_since_epoch().count()), 1777680000000LL);
    }

    void estimateAndBudgetStandBesideTheRun()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.choosePreset("generative-agents"));
        const auto *table = driver.part<EstimateTable>("reflect.estimate");
        const auto cell = [table](const QString &name) {
            for (const EstimateTable::Row &row : table->rows()) {
                if (row.name == name)
                    return row;
            }
            return EstimateTable::Row{};
        };
        QCOMPARE(cell(QStringLiteral("Calls")).estimate, QStringLiteral("19"));
        QCOMPARE(cell(QStringLiteral("Tokens in")).estimate, QStringLiteral("48,200"));
        QCOMPARE(cell(QStringLiteral("Cost")).estimate, QStringLiteral("$0.075"));
        QCOMPARE(cell(QStringLiteral("Time")).estimate, QStringLiteral("1 min 40 s"));
        QCOMPARE(cell(QStringLiteral("Calls")).soFar, QStringLiteral("–"));
        // With a price a budget is proposed.
        QCOMPARE(driver.part<QLineEdit>("reflect.parameter.own_cost")->text(), QStringLiteral("0.25"));
        QVERIFY(!driver.part<QWidget>("reflect.meter")->isHidden());
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        QVERIFY(driver.backend->ran().budget.cost.has_value());
        driver.backend->tell(totalsEvent(23'914, 2'204, 0.036, 9));
        QTRY_COMPARE(cell(QStringLiteral("Tokens in")).soFar, QStringLiteral("23,914"));
        QCOMPARE(cell(QStringLiteral("Cost")).soFar, QStringLiteral("$0.036"));
        driver.backend->end(test::modelRun());
        QVERIFY(driver.settle());
    }

    void aRunIsSeenAsItHappens()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.choosePreset("generative-agents"));
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        RunPane &pane = *driver.reflect().run();
        QVERIFY(!driver.action("reflect.run")->isEnabled());
        QVERIFY(driver.action("reflect.stop")->isEnabled());
        QVERIFY(driver.part<QLineEdit>("reflect.parameter.recent_memories")->isReadOnly());
        QVERIFY(!driver.part<QComboBox>("reflect.preset")->isEnabled());
        QVERIFY(!driver.action("reflect.send")->isEnabled());

        const RunRecord whole = test::modelRun();
        driver.backend->tell(stageEvent("select", StageState::Done, "100 of 612 memories"));
        driver.backend->tell(stageEvent("propose", StageState::Running, "Question 1"));
        QTRY_VERIFY(pane.stages()->stage(3).state == StageState::Running);
        QVERIFY(pane.stages()->stage(0).state == StageState::Done);
        QVERIFY(pane.stages()->stage(4).state == StageState::Waiting);

        CallRecord call = whole.calls[3];
        call.text.clear();
        call.reply.clear();
        driver.backend->tell(callEvent(CallPhase::Started, call));
        CallsPane &calls = *driver.reflect().calls();
        QTRY_COMPARE(calls.calls()->rowCount(), 1);
        QVERIFY(calls.calls()->row(0).state == CallRow::State::Running);
        QCOMPARE(calls.reply()->toPlainText(), QStringLiteral("No reply yet."));
        driver.backend->tell(callEvent(CallPhase::Done, whole.calls[3]));
        QTRY_VERIFY(calls.calls()->row(0).state == CallRow::State::Done);
        QVERIFY(calls.reply()->toPlainText().contains(QStringLiteral("Changes behind a switch")));

        driver.backend->tell(candidateEvent(whole.candidates[0]));
        driver.backend->tell(candidateEvent(whole.candidates[4]));
        driver.backend->tell(dropEvent(whole.dropped[1]));
        QTRY_COMPARE(pane.candidates()->rowCount(), 3);
        QCOMPARE(pane.candidates()->row(0).id, std::string("c5"));
        QVERIFY(pane.candidates()->row(0).fresh);
        QCOMPARE(pane.candidates()->row(2).number, 0);

        driver.backend->end(whole);
        QVERIFY(driver.settle());
        QCOMPARE(pane.candidates()->rowCount(), 8);
        QVERIFY(driver.action("reflect.run")->isEnabled());
        QVERIFY(driver.action("reflect.send")->isEnabled());
        QVERIFY(driver.action("reflect.save")->isEnabled());
        QCOMPARE(driver.part<QWidget>("reflect.untouched")->accessibleName(),
                 QStringLiteral("The store is not touched."));
        // It is kept beside the store until somebody decides.
        QVERIFY(QFile::exists(driver.reflect().controller()->file()));
        QCOMPARE(driver.reflect().runCount(), 1);
    }

    void escapeStopsAndKeepsWhatIsDone()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.choosePreset("generative-agents"));
        RunRecord part = test::modelRun();
        part.candidates.resize(1);
        part.storeUnchanged = true;
        driver.backend->setSoFar(part);
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        driver.backend->tell(candidateEvent(part.candidates[0]));
        QTRY_COMPARE(driver.reflect().run()->candidates()->rowCount(), 1);
        driver.reflect().run()->candidateView()->setFocus();
        QTest::keyClick(driver.reflect().run()->candidateView(), Qt::Key_Escape);
        QVERIFY(driver.settle());
        QCOMPARE(driver.reflect().controller()->record().state, std::string("cancelled"));
        QCOMPARE(driver.reflect().run()->candidates()->candidates(), 1);
        QVERIFY(driver.action("reflect.send")->isEnabled());
        QVERIFY(driver.window->errorText().isEmpty());
    }

    void aFailureSaysWhatToDo()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.choosePreset("generative-agents"));
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        driver.backend->tell(stageEvent("focus", StageState::Running, ""));
        driver.backend->end(Error{Errc::Network, "the key was refused (401)", {}});
        QVERIFY(driver.settle());
        QVERIFY(driver.window->errorText().contains(QStringLiteral("The key was refused (401).")));
        QVERIFY(driver.reflect().run()->stages()->stage(1).state == StageState::Failed);
        QVERIFY(!driver.action("reflect.send")->isEnabled());
        QVERIFY(driver.action("reflect.run")->isEnabled());
    }

    void aRunThatEndedEarlySaysWhy()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.choosePreset("generative-agents"));
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        RunRecord failed = test::modelRun();
        failed.state = "failed";
        failed.error = "every call failed: the key was refused";
        failed.candidates.clear();
        driver.backend->end(failed);
        QVERIFY(driver.settle());
        auto *outcome = driver.part<QWidget>("reflect.outcome");
        QVERIFY(outcome->isVisible());
        QVERIFY2(outcome->accessibleName().startsWith(QStringLiteral("Every call failed: the key was refused.")),
                 qPrintable(outcome->accessibleName()));
        RunRecord done = test::modelRun();
        driver.reflect().controller()->show(done, false, {});
        QVERIFY(!outcome->isVisible());
    }

    void someCandidatesAreChosen()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        RunRecord run = test::modelRun();
        run.candidates[1].suppressed = true; // rejected before: it goes along, marked
        driver.reflect().controller()->show(run, false, {});
        RunPane &pane = *driver.reflect().run();
        QVERIFY(pane.candidates()->tickable());
        QCOMPARE(pane.chosen(), (std::vector<std::string>{"c1", "c2", "c3", "c4", "c5", "c6"}));
        auto *button = driver.part<QPushButton>("reflect.sendButton");
        const int row = pane.candidates()->rowOf("c4");
        pane.candidateView()->setFocus();
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(row));
        QTest::keyClick(pane.candidateView(), Qt::Key_Space);
        QCOMPARE(pane.chosen(), (std::vector<std::string>{"c1", "c2", "c3", "c5", "c6"}));
        QCOMPARE(button->text(), QStringLiteral("Send 5 to Review"));
        // A click on the box, then one beside it.
        const QRect place = pane.candidateView()->visualRect(pane.candidates()->index(row));
        QTest::mouseClick(pane.candidateView()->viewport(), Qt::LeftButton, {}, place.topLeft() + QPoint(22, 16));
        QCOMPARE(pane.chosen().size(), std::size_t(6));
        QTest::mouseClick(pane.candidateView()->viewport(), Qt::LeftButton, {}, place.topLeft() + QPoint(200, 16));
        QCOMPARE(pane.chosen().size(), std::size_t(6));
        QVERIFY(driver.trigger("reflect.tickNone"));
        QVERIFY(!driver.action("reflect.send")->isEnabled());
        QVERIFY(driver.trigger("reflect.tickAll"));
        QCOMPARE(pane.chosen().size(), std::size_t(6));
        // What is in Review is not chosen again.
        driver.reflect().controller()->show(run, true, {});
        QVERIFY(!pane.candidates()->tickable());
    }

    void theFocusComesBackAfterARun()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        auto *preset = driver.part<QComboBox>("reflect.preset");
        preset->setFocus();
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        QCOMPARE(driver.window->focusWidget(), driver.part<QWidget>("reflect.stopButton"));
        driver.backend->end(test::modelRun());
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->focusWidget(), preset);
    }

    void memoriesAndShapeGoIntoTheRequest()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.choosePreset("generative-agents"));
        driver.part<ParameterRow>("reflect.row.own_ids")->setValue(QStringLiteral("e1, e2  e1"));
        driver.part<ParameterRow>("reflect.row.own_shape")->setValue(QStringLiteral("belief"));
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        QCOMPARE(driver.backend->ran().ids.size(), std::size_t(2));
        QCOMPARE(driver.backend->ran().ids[1].value, std::string("e2"));
        QVERIFY(driver.backend->ran().shape == Shape::Belief);
        driver.backend->end(test::modelRun());
        QVERIFY(driver.settle());
        driver.part<ParameterRow>("reflect.row.own_ids")->setValue(QStringLiteral("nobody"));
        QVERIFY(driver.settle());
        QVERIFY2(driver.part<QWidget>("reflect.blocker")->accessibleName().contains(QStringLiteral("nobody")),
                 qPrintable(driver.part<QWidget>("reflect.blocker")->accessibleName()));
        QVERIFY(!driver.action("reflect.run")->isEnabled());
    }

    void aKeptRunIsReplayedWithoutAModel()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        RunRecord run = test::modelRun();
        driver.reflect().controller()->show(run, false, {});
        driver.backend->end(run);
        QVERIFY(driver.trigger("reflect.replay"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        QVERIFY(driver.settle());
        QCOMPARE(driver.backend->replayed(), run.calls.size());
        QVERIFY(!driver.backend->asksModel());
        QCOMPARE(driver.backend->ran().preset, std::string("generative-agents"));
        QCOMPARE(driver.backend->ran().values.at("memories_each"), std::string("10"));
    }

    void detailsShowTheCandidate()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.reflect().controller()->show(test::modelRun(), false, {});
        QVERIFY(driver.settle());
        RunPane &pane = *driver.reflect().run();
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(pane.candidates()->rowOf("c4")));
        QVERIFY(driver.settle());
        QVERIFY(driver.window->details()->showsCandidate());
        // Another memory, or another workspace, and it is gone; back again, and it is there.
        driver.window->setWorkspace(QStringLiteral("inspect"));
        QVERIFY(!driver.window->details()->showsCandidate());
        driver.window->setWorkspace(QStringLiteral("reflect"));
        QVERIFY(driver.window->details()->showsCandidate());
        driver.reflect().setView(ReflectWorkspace::View::Runs);
        QVERIFY(!driver.window->details()->showsCandidate());
    }

    void closingTheStoreEndsTheRun()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.trigger("reflect.run"));
        QTRY_COMPARE(driver.backend->runs(), 1);
        QVERIFY(driver.trigger("store.close"));
        QTRY_COMPARE(JobRunner::instance().running(), 0);
        QVERIFY(!driver.reflect().controller()->hasRun());
        QCOMPARE(driver.reflect().run()->candidates()->rowCount(), 0);
    }

    // A candidate leads to its call, its place in the reply and its sources.
    void aCandidateIsTracedToItsReply()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.reflect().controller()->show(test::modelRun(), false, {});
        QVERIFY(driver.settle());
        RunPane &pane = *driver.reflect().run();
        CallsPane &calls = *driver.reflect().calls();
        pane.candidateView()->setFocus();
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(pane.candidates()->rowOf("c1")));
        QCOMPARE(calls.currentCall(), 3);
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(pane.candidates()->rowOf("c4")));
        QCOMPARE(calls.currentCall(), 4);
        QVERIFY(driver.settle());
        // Its first source, e3, is selected for the whole window.
        QTRY_COMPARE(driver.window->session()->selection(), test::keyOf(*driver.window->session()->store(), "e3"));
        QCOMPARE(calls.sourceText(), QStringLiteral("The linter ran for eleven seconds."));
        calls.showSource(4);
        QCOMPARE(driver.window->session()->selection(), test::keyOf(*driver.window->session()->store(), "e4"));
        // Number 31 was never shown.
        QVERIFY(calls.notice().startsWith(QStringLiteral("Source 31 was not in the prompt (1 – 27).")));
        calls.setShow(CallsPane::Show::Parsed);
        QVERIFY(calls.reply()->toPlainText().contains(QStringLiteral("Kept as 4: Sam always rejects")));
        QVERIFY(calls.prompt()->isHidden());
        calls.setShow(CallsPane::Show::Prompt);
        QVERIFY(calls.reply()->isHidden());
        QVERIFY(calls.prompt()->toPlainText().contains(QStringLiteral("[1] Sam looked at change 201")));
        calls.setShow(CallsPane::Show::Both);
        QVERIFY(!calls.prompt()->toPlainText().contains(QStringLiteral("[1] Sam looked at change 201")));
        // From a dropped one by Enter.
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(7));
        QTest::keyClick(pane.candidateView(), Qt::Key_Return);
        QCOMPARE(calls.currentCall(), 3);
        // Copy
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(pane.candidates()->rowOf("c1")));
        driver.part<QAction>("reflect.copyCandidate")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Sam prefers one migration a week, on Tuesday."));
    }

    void withoutCallsTheEvidenceIsShown()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.reflect().controller()->show(test::patternRun(), false, {});
        QVERIFY(driver.settle());
        RunPane &pane = *driver.reflect().run();
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(0));
        QVERIFY(driver.settle());
        const EvidenceModel &evidence = *driver.reflect().calls()->evidence();
        QCOMPARE(evidence.rowCount(), 8);
        QTRY_COMPARE(evidence.row(0).text, QStringLiteral("The deploy was reverted within an hour."));
        QVERIFY(evidence.row(7).against);
        auto *view = driver.part<RowView>("reflect.evidence");
        QVERIFY(view->isVisible());
        view->setCurrentIndex(evidence.index(1));
        QCOMPARE(driver.window->session()->selection(), test::keyOf(*driver.window->session()->store(), "e2"));
    }

    void throwingAwayAsksAndDeletesTheFile()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.trigger("reflect.run"));
        driver.backend->end(test::patternRun());
        QVERIFY(driver.settle());
        const QString file = driver.reflect().controller()->file();
        QVERIFY(QFile::exists(file));
        QVERIFY(driver.trigger("reflect.discard")); // the person leaves
        QCOMPARE(int(driver.prompts.questions.size()), 1);
        QVERIFY(driver.prompts.questions[0].destructive);
        QVERIFY(QFile::exists(file));
        driver.prompts.answer = Answer{};
        QVERIFY(driver.trigger("reflect.discard"));
        QVERIFY(driver.settle());
        QVERIFY(!QFile::exists(file));
        QVERIFY(!driver.reflect().controller()->hasRun());
        QCOMPARE(driver.reflect().runCount(), 0);
    }

    void aRunIsSavedAndOpenedAgain()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.trigger("reflect.run"));
        driver.backend->end(test::modelRun());
        QVERIFY(driver.settle());
        driver.prompts.path = m_dir->filePath(QStringLiteral("mine.json"));
        QVERIFY(driver.trigger("reflect.save"));
        QVERIFY(driver.settle());
        QVERIFY(QFile::exists(driver.prompts.path));
        driver.reflect().controller()->clear();
        QCOMPARE(driver.reflect().run()->candidates()->rowCount(), 0);
        driver.reflect().setView(ReflectWorkspace::View::Runs);
        QVERIFY(driver.trigger("reflect.openRunFile"));
        QVERIFY(driver.settle());
        QVERIFY(driver.reflect().view() == ReflectWorkspace::View::NewRun);
        QCOMPARE(driver.reflect().run()->candidates()->rowCount(), 8);
        QCOMPARE(driver.reflect().calls()->calls()->rowCount(), 9);
        // And what is no run is refused in words.
        QFile broken(m_dir->filePath(QStringLiteral("broken.json")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"run\": 1");
        broken.close();
        driver.reflect().openRun(broken.fileName());
        QVERIFY(driver.settle());
        QVERIFY(!driver.window->errorText().isEmpty());
        QCOMPARE(driver.reflect().run()->candidates()->rowCount(), 8);
    }

    void runsAreListedAndCompared()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(keepRun(test::modelRun(), driver.window->session()->store()->info().path));
        QVERIFY(keepRun(test::earlierRun(), driver.window->session()->store()->info().path));
        QVERIFY(driver.trigger("store.close"));
        QVERIFY(driver.settle());
        QVERIFY(driver.open(m_path));
        QCOMPARE(driver.reflect().runCount(), 2);
        QVERIFY(driver.trigger("view.runs"));
        auto *list = driver.part<QTreeView>("reflect.runs");
        QVERIFY(list->isVisible());
        QVERIFY(!driver.action("reflect.compareRuns")->isEnabled());
        list->selectAll();
        QVERIFY(driver.trigger("reflect.compareRuns"));
        QVERIFY(driver.settle());
        QVERIFY(driver.reflect().view() == ReflectWorkspace::View::Compare);
        ComparePage &page = *driver.reflect().compare();
        QVERIFY(page.recordA());
        QCOMPARE(page.recordA()->id, test::earlierRun().id); // the older one
        QVERIFY(page.both()->candidates() >= 1);
        QCOMPARE(page.onlyA()->candidates() + page.both()->candidates(), 5);
        QCOMPARE(page.onlyB()->candidates() + page.both()->candidates(), 6);
        QVERIFY(!driver.action("reflect.sendChosen")->isEnabled());
        page.onlyB()->setChecked(0, true);
        page.both()->setChecked(0, true);
        QVERIFY(driver.action("reflect.sendChosen")->isEnabled());
        QCOMPARE(driver.action("reflect.sendChosen")->text(), QStringLiteral("Send 2 to Review"));
        QCOMPARE(int(page.chosen().b.size()), 2);
        driver.prompts.path = m_dir->filePath(QStringLiteral("compared.md"));
        QVERIFY(driver.trigger("reflect.exportComparison"));
        QVERIFY(driver.settle());
        QFile written(driver.prompts.path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(written.readAll());
        QVERIFY(text.contains(QStringLiteral("## Only in B")));
        QVERIFY(text.contains(QStringLiteral("Sam reviews plans faster than code")));
        QVERIFY(driver.trigger("reflect.swapRuns"));
        QVERIFY(driver.settle());
        QCOMPARE(page.recordA()->id, test::modelRun().id);
        // A run beside itself says nothing.
        page.compare(QString::fromStdString(test::modelRun().id), QString::fromStdString(test::modelRun().id));
        QVERIFY(driver.settle());
        QVERIFY(page.recordA() && page.recordB());
        QCOMPARE(page.recordB()->id, test::modelRun().id);
        QCOMPARE(page.recordA()->id, test::earlierRun().id);
        // The keys are where the runs are compared.
        QApplication::setActiveWindow(driver.window.get());
        QVERIFY(driver.trigger("view.runs"));
        QVERIFY(driver.trigger("view.compare"));
        QVERIFY(QApplication::focusWidget() && page.isAncestorOf(QApplication::focusWidget()));
        // An opened run says by its preset what it is.
        driver.reflect().openRun(QString::fromStdString(test::modelRun().id));
        QVERIFY(driver.settle());
        const auto heads = driver.reflect().run()->findChildren<PaneHeader *>();
        QVERIFY(std::any_of(heads.begin(), heads.end(), [](const PaneHeader *head) {
            return head->facts().startsWith(presetTitle(test::modelRun().preset) + QStringLiteral(", started"));
        }));
    }

    void viewsBelongToTheirWorkspace()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.part<QWidget>("top.views.reflect")->isVisible());
        QVERIFY(!driver.part<QWidget>("top.views.inspect")->isVisible());
        QVERIFY(!driver.part<QWidget>("statusBar")->isHidden());
        // Details is closed here, and comes back in Inspect.
        QVERIFY(!driver.action("view.details")->isChecked());
        QVERIFY(driver.trigger("workspace.inspect"));
        QVERIFY(driver.action("view.details")->isChecked());
        QVERIFY(driver.part<QWidget>("top.views.inspect")->isVisible());
        QVERIFY(driver.trigger("view.compare"));
        QCOMPARE(driver.window->workspace(), QStringLiteral("reflect"));
        QVERIFY(driver.reflect().view() == ReflectWorkspace::View::Compare);
    }

    void paneKeysGoThroughThePanes()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.reflect().controller()->show(test::modelRun(), false, {});
        QVERIFY(driver.settle());
        driver.part<QWidget>("reflect.scope")->setFocus();
        const auto pane = [&](const char *name) {
            const auto *widget = driver.part<QWidget>(name);
            return widget == QApplication::focusWidget() || widget->isAncestorOf(QApplication::focusWidget());
        };
        QVERIFY(pane("reflect.setup"));
        QVERIFY(driver.trigger("view.next-pane"));
        QVERIFY(pane("reflect.run"));
        QVERIFY(driver.trigger("view.next-pane"));
        QVERIFY(pane("reflect.calls"));
        QVERIFY(driver.trigger("view.previous-pane"));
        QVERIFY(pane("reflect.run"));
    }

    void whatWasTypedIsRemembered()
    {
        {
            Driver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_path));
            QVERIFY(driver.choosePreset("generative-agents"));
            driver.part<QLineEdit>("reflect.parameter.recent_memories")->setText(QStringLiteral("40"));
            QVERIFY(driver.settle());
            QVERIFY(driver.trigger("view.runs"));
            driver.window->close();
        }
        {
            Driver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_path));
            QVERIFY(driver.reflect().view() == ReflectWorkspace::View::Runs);
            QCOMPARE(driver.part<QComboBox>("reflect.preset")->currentData().toString(),
                     QStringLiteral("generative-agents"));
            QCOMPARE(driver.part<QLineEdit>("reflect.parameter.recent_memories")->text(), QStringLiteral("40"));
            QVERIFY(driver.choosePreset("patterns"));
            QVERIFY(driver.choosePreset("generative-agents"));
            QCOMPARE(driver.part<QLineEdit>("reflect.parameter.recent_memories")->text(), QStringLiteral("40"));
        }
    }

    void everythingHasAName()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.reflect().controller()->show(test::modelRun(), false, {});
        QVERIFY(driver.settle());
        for (const ReflectWorkspace::View view : ReflectWorkspace::views()) {
            driver.reflect().setView(view);
            QVERIFY(driver.settle());
            const QList<QWidget *> all = driver.reflect().findChildren<QWidget *>();
            for (const QWidget *widget : all) {
                if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) != Qt::TabFocus)
                    continue;
                QVERIFY2(!widget->accessibleName().isEmpty(),
                         qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                                    widget->objectName()));
            }
        }
    }
};

CREDENCE_TEST(tst_reflect, TstReflect)

} // namespace tst_reflect

#include "tst_reflect.moc"
