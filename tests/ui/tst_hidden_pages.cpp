// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A page that nobody sees costs nothing, and is right once it is seen: jobs are counted, and what is shown is compared
// with the store.
#include "widgets/whenshown.h"

#include "audit/auditworkspace.h"
#include "inspect/mapcanvas.h"
#include "inspect/mappane.h"
#include "inspect/mapscene.h"
#include "jobs/jobrunner.h"
#include "reflect/reflectworkspace.h"
#include "review/policypage.h"
#include "review/recheckpage.h"
#include "review/reviewcontroller.h"
#include "review/reviewworkspace.h"
#include "review/scanpage.h"
#include "shell/detailspanel.h"
#include "support/registry.h"
#include "tune/tuneworkspace.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/reviewfixture.h"
#include "ui/support/smallstore.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_hidden_pages {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

class TstHiddenPages : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::shared_ptr<Store> m_store;
    std::unique_ptr<Session> m_session;
    FakePrompts m_prompts;
    int m_started = 0; // jobs since the last count

    [[nodiscard]] static bool quiet()
    {
        return QTest::qWaitFor([] { return JobRunner::instance().running() == 0; });
    }
    int started() { return std::exchange(m_started, 0); }
    [[nodiscard]] bool open()
    {
        return test::openIn(*m_session, m_store) &&
               QTest::qWaitFor([this] { return m_session->snapshot() != nullptr; }) && quiet();
    }
    // As the agent writes; true once the session has the memories as they are then.
    [[nodiscard]] bool add(const char *id)
    {
        const QSignalSpy changed(m_session.get(), &Session::snapshotChanged);
        return test::small::addEpisode(*m_store, id, "Something new.") &&
               QTest::qWaitFor([&] { return !changed.isEmpty(); }) && quiet();
    }
    [[nodiscard]] std::unique_ptr<QWidget> page(const QString &name)
    {
        Session *const session = m_session.get();
        if (name == QLatin1String("map"))
            return std::make_unique<MapPane>(session);
        if (name == QLatin1String("details"))
            return std::make_unique<DetailsPanel>(session);
        if (name == QLatin1String("reflect"))
            return std::make_unique<ReflectWorkspace>(session, &m_prompts, ReflectBackend::standard());
        if (name == QLatin1String("audit"))
            return std::make_unique<AuditWorkspace>(session, &m_prompts);
        if (name == QLatin1String("recheck"))
            return std::make_unique<RecheckPage>(session, &m_prompts);
        if (name == QLatin1String("findings"))
            return std::make_unique<ScanPage>(session, &m_prompts);
        if (name == QLatin1String("policy"))
            return std::make_unique<PolicyPage>(session, &m_prompts);
        if (name == QLatin1String("review"))
            return std::make_unique<ReviewWorkspace>(session, &m_prompts);
        return std::make_unique<TuneWorkspace>(session, &m_prompts, ReflectBackend::standard());
    }

private Q_SLOTS:
    void init()
    {
        qputenv("USER", "ada");
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_store = test::makeReviewStore(*m_dir);
        QVERIFY(m_store);
        m_session = std::make_unique<Session>();
        m_prompts = {};
        connect(&JobRunner::instance(), &JobRunner::started, this, [this] { ++m_started; });
        m_started = 0;
    }
    void cleanup()
    {
        disconnect(&JobRunner::instance(), nullptr, this, nullptr);
        m_session.reset();
        JobRunner::instance().shutDown();
        m_store.reset();
        m_dir.reset();
    }

    void workIsDoneOnceItIsSeen()
    {
        QWidget all;
        auto *page = new QWidget(&all);
        int done = 0, others = 0;
        WhenShown work(page, [&] { ++done; });
        QObject owner;
        new WhenShown(
            page, [&] { ++others; }, &owner);
        work.ask();
        work.ask();
        QVERIFY(work.due());
        QCOMPARE(done, 0);
        all.show(); // the page comes into sight with what is around it
        QCOMPARE(done, 1);
        QVERIFY(!work.due());
        work.ask();
        QCOMPARE(done, 2);
        page->hide();
        work.ask();
        work.forget();
        page->show();
        QCOMPARE(done, 2);
        all.hide();
        work.ask();
        page->hide();
        all.show(); // still not in sight
        QCOMPARE(done, 2);
        page->show();
        QCOMPARE(done, 3);
        QCOMPARE(others, 0); // was never asked
    }

    void outOfSightNothingIsRead_data()
    {
        // Jobs of its own for what is in sight elsewhere, at first and later: figures on the rail, the gauge.
        QTest::addColumn<int>("opening");
        QTest::addColumn<int>("own");
        for (const char *name : {"map", "details", "reflect", "recheck", "findings", "policy"})
            QTest::newRow(name) << 0 << 0;
        QTest::newRow("audit") << 1 << 0; // how many findings the last check had
        QTest::newRow("review") << 1 << 1;
        QTest::newRow("tune") << 1 << 1;
    }
    void outOfSightNothingIsRead()
    {
        QFETCH(int, opening);
        QFETCH(int, own);
        const std::unique_ptr<QWidget> hidden = page(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(started(), 0);
        QVERIFY(open());
        QTRY_COMPARE(m_started, 1 + opening); // the session's snapshot
        QVERIFY(quiet());
        QCOMPARE(started(), 1 + opening);
        QVERIFY(add("n1"));
        QTRY_COMPARE(m_started, 1 + own);
        QVERIFY(quiet());
        QCOMPARE(started(), 1 + own);
        hidden->resize(1200, 800);
        hidden->show();
        QVERIFY(m_started > 0);
        QVERIFY(quiet());
    }

    void scopesAreCountedWithTheSnapshot()
    {
        QVERIFY(test::openIn(*m_session, m_store));
        QVERIFY(open());
        const auto memories = [this](const char *scope) {
            for (const ScopeInfo &info : m_session->scopes()) {
                if (info.id == scope)
                    return int(info.memories);
            }
            return -1;
        };
        QCOMPARE(memories("sam"), 10);
        QCOMPARE(memories("default"), 0);
        QVERIFY(!m_session->snapshotOf("default"));
        QVERIFY(m_session->snapshotOf("sam") == m_session->snapshot()); // there are no others
        QVERIFY(add("n1"));
        QCOMPARE(memories("sam"), 11);
        m_session->setScope(QStringLiteral("default"));
        QTRY_COMPARE(int(m_session->snapshot()->size()), 0);
        QCOMPARE(memories("sam"), 11);
        QVERIFY(!m_session->snapshotOf("sam"));
    }

    void theMapFollowsOnceItIsSeen()
    {
        MapPane map(m_session.get());
        map.resize(800, 600);
        QVERIFY(open());
        QVERIFY(!map.canvas()->scene());
        map.show();
        QTRY_VERIFY(map.canvas()->scene());
        QVERIFY(map.canvas()->scene()->snapshot == m_session->snapshot());
        QVERIFY(quiet());
        map.hide();
        QVERIFY(map.canvas()->scene()); // nothing changed
        const TimeWindow full = map.canvas()->fullWindow();
        const TimeWindow part{full.from + full.span() * 0.25, full.from + full.span() * 0.5};
        map.canvas()->setWindow(part);
        QVERIFY(add("n1"));
        QVERIFY(!map.canvas()->scene()); // what was there is not shown again
        m_session->select(test::keyOf(*m_store, "r1"));
        map.centreSelection();
        m_session->select({});
        (void)started();
        map.show();
        QTRY_VERIFY(map.canvas()->scene());
        QCOMPARE(int(map.canvas()->scene()->snapshot->size()), 11);
        QVERIFY(quiet());
        QVERIFY(std::abs(map.canvas()->window().from - part.from) < 1);
        QVERIFY(std::abs(map.canvas()->window().to - part.to) < 1);
    }

    void theQueueFollowsOnceItIsSeen()
    {
        ReviewWorkspace review(m_session.get(), &m_prompts);
        review.resize(1200, 800);
        const ReviewController &queue = *review.controller();
        QVERIFY(open());
        QTRY_COMPARE(int(queue.counts().pending()), 8); // on the rail
        QCOMPARE(int(queue.items().size()), 0);
        QVERIFY(queue.behind());
        QVERIFY(quiet());
        review.show();
        QTRY_COMPARE(int(queue.items().size()), 8);
        QVERIFY(!queue.behind());
        QVERIFY(quiet());
        review.hide();
        DecideRequest request;
        request.candidate = "c1";
        QVERIFY(decide(*m_store, request, {"ben", "gui", ""}));
        QTRY_COMPARE(int(queue.counts().pending()), 7);
        QCOMPARE(queue.toCommit(), 1);
        QVERIFY(queue.item(QStringLiteral("c1"))->state == CandidateState::Pending); // was not read
        QVERIFY(quiet());
        review.show();
        QTRY_VERIFY(queue.item(QStringLiteral("c1"))->state == CandidateState::Approved);
        QCOMPARE(queue.toCommit(), 1);
        QVERIFY(quiet());
    }

    void theGaugeIsLiveAndTheHistoryFollows()
    {
        TuneWorkspace tune(m_session.get(), &m_prompts, ReflectBackend::standard());
        tune.resize(1200, 800);
        const TuneController &controller = *tune.controller();
        QVERIFY(open());
        QTRY_VERIFY(controller.gauge());
        QCOMPARE(int(controller.gauge()->situation.tally.all), 7);
        QVERIFY(!controller.data());
        QVERIFY(quiet());
        tune.show();
        QTRY_VERIFY(controller.data());
        QCOMPARE(int(controller.data()->series.size()), 7);
        QVERIFY(quiet());
        QVERIFY(!controller.data()->costs.empty());
        tune.hide();
        QVERIFY(add("n1"));
        QTRY_COMPARE(int(controller.gauge()->situation.tally.all), 8);
        QVERIFY(!controller.data()); // of seven episodes
        QVERIFY(quiet());
        tune.show();
        QTRY_VERIFY(controller.data());
        QCOMPARE(int(controller.data()->series.size()), 8);
        QVERIFY(quiet());
    }

    void detailsFollowOnceTheyAreSeen()
    {
        DetailsPanel details(m_session.get());
        details.resize(320, 800);
        QVERIFY(open());
        m_session->select(test::keyOf(*m_store, "e1"));
        QVERIFY(quiet());
        (void)started();
        details.show();
        QVERIFY(details.busy());
        QVERIFY(quiet());
        QCOMPARE(started(), 1);
        details.hide();
        m_session->select(test::keyOf(*m_store, "e2"));
        QCOMPARE(started(), 0);
        details.showWhy(); // by its key, while the panel is closed
        QCOMPARE(started(), 0);
        details.show();
        QVERIFY(quiet());
        QVERIFY(details.showsWhy());
        QCOMPARE(started(), 1);
    }
};

CREDENCE_TEST(tst_hidden_pages, TstHiddenPages)

} // namespace tst_hidden_pages

#include "tst_hidden_pages.moc"
