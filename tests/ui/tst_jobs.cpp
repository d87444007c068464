// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "jobs/jobrunner.h"
#include "support/registry.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <latch>

namespace tst_jobs {

using namespace credence;
using namespace credence::ui;

class TstJobs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { JobRunner::instance().shutDown(); }

    void worksElsewhereAndAnswersHere()
    {
        QObject context;
        QThread *worker = nullptr;
        QThread *answer = nullptr;
        int value = 0;
        JobRunner::instance().run<int>(
            &context, {}, {},
            [&worker](std::stop_token, const Progress &) -> Result<int> {
                worker = QThread::currentThread();
                return 42;
            },
            [&](Result<int> result) {
                answer = QThread::currentThread();
                value = *result;
            });
        QCOMPARE(value, 0); // never before run() returned
        QTRY_COMPARE(value, 42);
        QCOMPARE(answer, QThread::currentThread());
        QVERIFY(worker != answer);
    }

    void anErrorIsAnAnswer()
    {
        QObject context;
        QString message;
        JobRunner::instance().run<int>(
            &context, {}, {},
            [](std::stop_token, const Progress &) -> Result<int> {
                return Error{Errc::Io, "no disk", {}};
            },
            [&](const Result<int> &result) { message = QString::fromStdString(result.error().message); });
        QTRY_COMPARE(message, QStringLiteral("no disk"));
    }

    // Fifty quick requests in one slot: only the last one is answered.
    void theNewestInASlotWins()
    {
        QObject context;
        QList<int> answers;
        for (int i = 1; i <= 50; ++i) {
            JobRunner::instance().run<int>(
                &context, QStringLiteral("filter"), {},
                [i](std::stop_token, const Progress &) -> Result<int> { return i; },
                [&answers](const Result<int> &result) { answers << *result; });
        }
        QSignalSpy idle(&JobRunner::instance(), &JobRunner::idle);
        QTRY_COMPARE(JobRunner::instance().running(), 0);
        QCOMPARE(answers, QList<int>{50});
        QCOMPARE(idle.size(), 1);
    }

    void aNewerJobStopsTheOlderOne()
    {
        QObject context;
        std::atomic<bool> begun = false;
        std::atomic<bool> stopped = false;
        bool answered = false;
        JobRunner::instance().run<int>(
            &context, QStringLiteral("slot"), {},
            [&](std::stop_token stop, const Progress &) -> Result<int> {
                begun = true;
                while (!stop.stop_requested())
                    std::this_thread::yield();
                stopped = true;
                return 1;
            },
            [&answered](const Result<int> &) { answered = true; });
        QTRY_VERIFY(begun);
        int newer = 0;
        JobRunner::instance().run<int>(
            &context, QStringLiteral("slot"), {}, [](std::stop_token, const Progress &) -> Result<int> { return 2; },
            [&newer](const Result<int> &result) { newer = *result; });
        QTRY_COMPARE(newer, 2);
        QTRY_VERIFY(stopped);
        QTRY_COMPARE(JobRunner::instance().running(), 0);
        QVERIFY(!answered);
    }

    void slotsOfOthersAreLeftAlone()
    {
        QObject one;
        QObject two;
        QList<int> answers;
        for (QObject *context : {&one, &two}) {
            JobRunner::instance().run<int>(
                context, QStringLiteral("same"), {}, [](std::stop_token, const Progress &) -> Result<int> { return 1; },
                [&answers](const Result<int> &result) { answers << *result; });
        }
        QTRY_COMPARE(answers.size(), 2);
    }

    void nothingIsSaidToTheDead()
    {
        auto *context = new QObject;
        std::atomic<bool> begun = false;
        bool answered = false;
        JobRunner::instance().run<int>(
            context, {}, {},
            [&begun](std::stop_token stop, const Progress &) -> Result<int> {
                begun = true;
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return 1;
            },
            [&answered](const Result<int> &) { answered = true; });
        QTRY_VERIFY(begun);
        delete context;
        QTRY_COMPARE(JobRunner::instance().running(), 0);
        QVERIFY(!answered);
    }

    void cancelIsAnsweredEvenBeforeTheBeginning()
    {
        QObject context;
        std::latch gate(1);
        // All threads are taken, so that the next one waits.
        for (int i = 0; i < 6; ++i) {
            JobRunner::instance().run<int>(
                &context, {}, {},
                [&gate](std::stop_token, const Progress &) -> Result<int> {
                    gate.wait();
                    return 0;
                },
                [](const Result<int> &) {});
        }
        bool worked = false;
        std::optional<Errc> code;
        JobHandle handle = JobRunner::instance().run<int>(
            &context, {}, {},
            [&worked](std::stop_token, const Progress &) -> Result<int> {
                worked = true;
                return 1;
            },
            [&code](const Result<int> &result) { code = result ? Errc::Invalid : result.error().code; });
        QVERIFY(handle.running());
        handle.cancel();
        gate.count_down();
        QTRY_VERIFY(code.has_value());
        QCOMPARE(*code, Errc::Cancelled);
        QVERIFY(!worked);
        QVERIFY(!handle.running());
    }

    void progressIsThrottled()
    {
        QObject context;
        QSignalSpy progressed(&JobRunner::instance(), &JobRunner::progressed);
        QSignalSpy finished(&JobRunner::instance(), &JobRunner::finished);
        JobRunner::instance().run<int>(
            &context, {}, QStringLiteral("Counting"),
            [](std::stop_token, const Progress &progress) -> Result<int> {
                for (std::uint64_t i = 0; i < 100000; ++i)
                    progress(i, 100000);
                return 1;
            },
            [](const Result<int> &) {});
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(progressed.size() >= 1);
        QVERIFY2(progressed.size() < 1000, qPrintable(QString::number(progressed.size())));
    }

    void shutDownWaits()
    {
        QObject context;
        std::atomic<int> begun = 0;
        std::atomic<int> ended = 0;
        for (int i = 0; i < 3; ++i) {
            JobRunner::instance().run<int>(
                &context, {}, {},
                [&](std::stop_token stop, const Progress &) -> Result<int> {
                    ++begun;
                    while (!stop.stop_requested())
                        std::this_thread::yield();
                    ++ended;
                    return 1;
                },
                [](const Result<int> &) { QFAIL("answered after the end"); });
        }
        QTRY_COMPARE(begun.load(), 3);
        JobRunner::instance().shutDown();
        QCOMPARE(ended.load(), 3);
        QCOMPARE(JobRunner::instance().running(), 0);
        QCoreApplication::sendPostedEvents();
    }
};

CREDENCE_TEST(tst_jobs, TstJobs)

} // namespace tst_jobs

#include "tst_jobs.moc"
