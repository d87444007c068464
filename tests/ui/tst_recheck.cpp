// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Beliefs in doubt, as a person goes through them; checked in the store.
#include "review/recheckpage.h"

#include "jobs/jobrunner.h"
#include "reflect/reflectbackend.h"
#include "support/registry.h"
#include "support/scriptedserver.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/samplestore.h"
#include "widgets/label.h"
#include "widgets/rowview.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_recheck {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

std::string line(const std::string &id, const std::string &text, const std::string &day, const std::string &evidence)
{
    std::string out = "{\"record\":\"memory\",\"id\":\"" + id + "\",\"kind\":\"" +
                      (evidence.empty() ? "episode" : "reflection") + "\",\"scope\":\"default\",\"text\":\"" + text +
                      "\",\"created\":\"2026-05-" + day + "T09:00:00Z\"";
    if (!evidence.empty())
        out += ",\"shape\":\"insight\",\"evidence\":[" + evidence + "]";
    return out + "}\n";
}

std::string source(const char *id)
{
    return std::string("{\"id\":\"") + id + "\"}";
}

const std::string kDoubtful =
    line("e1", "The build took forty minutes on Monday.", "01", {}) +
    line("e2", "The build took forty minutes again.", "02", {}) + line("e3", "The build was slow.", "03", {}) +
    line("e4", "Lunch was late.", "04", {}) +
    line("b1", "The build is slow", "05", source("e1") + "," + source("e2") + "," + source("e3")) +
    line("b2", "Lunch is never on time", "05", source("e1") + "," + source("e4"));

} // namespace

// One provider: a server of the test.
class OneProvider : public ReflectBackend {
public:
    explicit OneProvider(std::string url) : m_url(std::move(url)) {}
    std::vector<ProviderConfig> providers(std::vector<std::string> *) const override
    {
        ProviderConfig config;
        config.name = "test";
        config.url = m_url + "/v1";
        config.model = "judge";
        return {config};
    }

private:
    std::string m_url;
};

class TstRecheck : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::shared_ptr<Store> m_store;
    std::unique_ptr<Session> m_session;
    FakePrompts m_prompts;

    [[nodiscard]] Status statusOf(const char *id) const
    {
        const auto key = m_store->find(id);
        const std::array keys{*key};
        const auto rows = m_store->rows(keys);
        return rows->front().status;
    }

private Q_SLOTS:
    void init()
    {
        qputenv("USER", "tester");
        m_dir = std::make_unique<QTemporaryDir>();
        m_store = test::makeStore(*m_dir, kDoubtful);
        QVERIFY(m_store);
        Cause cause;
        cause.who = "Grace";
        cause.channel = "gui";
        cause.reason = "a wrong clock";
        const std::array gone{*m_store->find("e1")};
        QVERIFY(m_store->retract(gone, cause).ok());
        m_session = std::make_unique<Session>();
        m_prompts = {};
        QVERIFY(test::openIn(*m_session, m_store));
        QTRY_VERIFY_WITH_TIMEOUT(m_session->snapshot() != nullptr, 30'000);
    }
    void cleanup()
    {
        m_session.reset();
        JobRunner::instance().shutDown();
        m_store.reset();
        m_dir.reset();
    }

    void whatWaitsAndWhy()
    {
        RecheckPage page(m_session.get(), &m_prompts);
        DoubtModel *const waiting = page.model();
        const QAbstractItemModelTester tester(waiting, QAbstractItemModelTester::FailureReportingMode::QtTest);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.model()->beliefs() == 2, 30'000);
        // b2 keeps one of two sources, below the floor: stale, first. b1 keeps two of three: suspect.
        QCOMPARE(page.model()->row(1).text, QStringLiteral("Lunch is never on time"));
        QVERIFY(page.model()->row(1).status == Status::Stale);
        QCOMPARE(page.model()->row(1).facts, QStringLiteral("lost 1 of 2"));
        QCOMPARE(page.model()->row(3).text, QStringLiteral("The build is slow"));
        QVERIFY(page.model()->row(3).status == Status::Suspect);
        QCOMPARE(page.model()->row(3).facts, QStringLiteral("lost 1 of 3"));
        page.view()->setCurrentIndex(page.model()->index(3));
        QCOMPARE(page.findChild<TextBlock *>(QStringLiteral("recheck.text"))->text(),
                 QStringLiteral("The build is slow"));
        auto *sources = page.findChild<RowView *>(QStringLiteral("recheck.sources"))->model();
        QCOMPARE(sources->index(0, 0).data().toString(), QStringLiteral("Lost"));
        QCOMPARE(sources->index(1, 0).data().toString(), QStringLiteral("The build took forty minutes on Monday."));
        QCOMPARE(sources->index(2, 0).data().toString(), QStringLiteral("Still there"));
        QCOMPARE(sources->index(3, 0).data().toString(), QStringLiteral("The build took forty minutes again."));
        QCOMPARE(sources->index(4, 0).data().toString(), QStringLiteral("The build was slow."));
        const auto *rows = qobject_cast<BearingRows *>(sources);
        QCOMPARE(rows->row(1).importance, QStringLiteral("a wrong clock"));
    }

    void aModelIsAskedOnlyWhenAPersonSaysSo()
    {
        test::ScriptedServer server;
        server.reply(test::openAiReply(
            "{\"verdicts\": [{\"claim\": 1, \"supported\": \"partly\", \"reason\": \"Two of three say it.\"}]}"));
        RecheckPage page(m_session.get(), &m_prompts);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.model()->beliefs() == 2, 30'000);
        QAction *const ask = page.actions().at(5);
        QVERIFY(!ask->isEnabled()); // no provider
        page.setBackend(std::make_shared<OneProvider>(server.url()));
        page.view()->setCurrentIndex(page.model()->index(3));
        QVERIFY(ask->isEnabled());
        ask->trigger(); // the person leaves
        QCOMPARE(m_prompts.questions.size(), 1);
        QVERIFY(m_prompts.questions[0].facts.first().contains(QStringLiteral("judge")));
        QVERIFY(server.requests().empty());
        const std::uint64_t entries = m_store->ledger()->size();
        m_prompts.answer = Answer{};
        ask->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        const auto requests = server.requests();
        QCOMPARE(requests.size(), std::size_t(1));
        QVERIFY(requests[0].body.find("The build is slow") != std::string::npos);
        QVERIFY(page.findChild<TextBlock *>(QStringLiteral("recheck.said"))
                    ->text()
                    .endsWith(QStringLiteral("finds it partly shown: Two of three say it.")));
        QCOMPARE(std::uint64_t(m_store->ledger()->size()), entries); // an opinion writes nothing
        QVERIFY(statusOf("b1") == Status::Suspect);
    }

    void keptByKeyboard()
    {
        RecheckPage page(m_session.get(), &m_prompts);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.model()->beliefs() == 2, 30'000);
        QSignalSpy entries(&page, &RecheckPage::ledgerEntry);
        QSignalSpy asked(&page, &RecheckPage::retractRequested);
        page.view()->setCurrentIndex(page.model()->index(1));
        QTest::keyClick(page.view(), Qt::Key_J);
        QCOMPARE(page.view()->currentIndex().row(), 3);
        QTest::keyClick(page.view(), Qt::Key_R);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].value<MemoryKey>(), *m_store->find("b1"));
        QTest::keyClick(page.view(), Qt::Key_A); // the person leaves
        QCOMPARE(m_prompts.questions.size(), 1);
        QCOMPARE(m_prompts.questions[0].facts,
                 (QStringList{QStringLiteral("Lost\t1"), QStringLiteral("Still there\t2")}));
        QVERIFY(statusOf("b1") == Status::Suspect);
        m_prompts.answer = Answer{QStringLiteral("the other two say it too"), QStringLiteral("Grace"), {}};
        QTest::keyClick(page.view(), Qt::Key_A);
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.model()->beliefs() == 1, 30'000);
        QCOMPARE(entries.size(), 1);
        QVERIFY(statusOf("b1") == Status::Active);
        QCOMPARE(page.view()->currentIndex().row(), 1); // what is left takes its place
        QVERIFY(page.view()->hasFocus() || !page.isActiveWindow());
    }

    // What was kept and is spoken of further down, too, gives way to the row after it.
    void theNextRowAfterKeep()
    {
        const std::string more =
            line("e5", "The harbour was loud on Monday.", "01", {}) +
            line("e6", "The harbour was loud again.", "02", {}) +
            line("e7", "The harbour was loud all week.", "03", {}) +
            line("b0", "The harbour is loud", "05", source("e5") + "," + source("e6") + "," + source("e7")) +
            line("n1", "The harbour is not loud any more.", "20", {});
        QTemporaryDir dir;
        const std::shared_ptr<Store> store = test::makeStore(dir, more + kDoubtful);
        QVERIFY(store);
        Cause cause;
        cause.who = "Grace";
        cause.channel = "gui";
        cause.reason = "a wrong clock";
        const std::array gone{*store->find("e5"), *store->find("e1")};
        QVERIFY(store->retract(gone, cause).ok());
        Session session;
        QVERIFY(test::openIn(session, store));
        QTRY_VERIFY_WITH_TIMEOUT(session.snapshot() != nullptr, 30'000);
        RecheckPage page(&session, &m_prompts);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.model()->beliefs() == 3, 30'000);
        QCOMPARE(page.model()->contradicted(), 1); // b0, which is suspect as well
        int at = -1;
        for (int row = 0; row < page.model()->rowCount() && at < 0; ++row) {
            if (page.model()->row(row).doubted && page.model()->row(row).key == *store->find("b0"))
                at = row;
        }
        QVERIFY(at > 0);
        QCOMPARE(page.model()->row(at + 1).key, *store->find("b1"));
        page.view()->setCurrentIndex(page.model()->index(at));
        m_prompts.answer = Answer{QStringLiteral("the others say it too"), QStringLiteral("Grace"), {}};
        QTest::keyClick(page.view(), Qt::Key_A);
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.model()->beliefs() == 2, 30'000);
        QCOMPARE(page.model()->row(page.view()->currentIndex().row()).key, *store->find("b1"));
    }
};

CREDENCE_TEST(tst_recheck, TstRecheck)

} // namespace tst_recheck

#include "tst_recheck.moc"
