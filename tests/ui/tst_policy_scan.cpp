// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The privacy policy and the scan of a store, as a person uses them, by keyboard too; checked in the store.
#include "review/policypage.h"
#include "review/policysurvey.h"
#include "review/scanpage.h"

#include "jobs/jobrunner.h"
#include "shell/session.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/samplestore.h"
#include "widgets/rowview.h"

#include <credence/review.h>

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTreeView>

namespace tst_policy_scan {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

const char *const kJsonl =
    "{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n"
    "{\"record\":\"memory\",\"id\":\"e1\",\"kind\":\"episode\",\"scope\":\"default\",\"text\":\"Write to "
    "ada@example.org about the plan.\",\"created\":\"2026-05-01T09:00:00Z\"}\n"
    "{\"record\":\"memory\",\"id\":\"e2\",\"kind\":\"episode\",\"scope\":\"default\",\"text\":\"The build is "
    "green.\",\"created\":\"2026-05-02T09:00:00Z\"}\n"
    "{\"record\":\"memory\",\"id\":\"e3\",\"kind\":\"episode\",\"scope\":\"default\",\"text\":\"The server is "
    "192.0.2.17.\",\"created\":\"2026-05-03T09:00:00Z\"}\n"
    "{\"record\":\"memory\",\"id\":\"b1\",\"kind\":\"reflection\",\"shape\":\"insight\",\"scope\":\"default\",\"text\":"
    "\"Plans go to bob@example.org first.\",\"created\":\"2026-05-04T09:00:00Z\",\"evidence\":[{\"id\":\"e1\"},{\"id\":"
    "\"e2\"}]}\n";

} // namespace

class TstPolicyScan : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::shared_ptr<Store> m_store;
    std::unique_ptr<Session> m_session;
    FakePrompts m_prompts;

    [[nodiscard]] static bool quiet()
    {
        return QTest::qWaitFor([] { return JobRunner::instance().running() == 0; });
    }
    [[nodiscard]] std::string valueOf(const std::string &key) const
    {
        const auto values = policy(*m_store, "default");
        if (!values)
            return "error";
        for (const PolicyValue &value : *values) {
            if (value.key == key)
                return value.value;
        }
        return "none";
    }

private Q_SLOTS:
    void init()
    {
        qputenv("USER", "tester");
        m_dir = std::make_unique<QTemporaryDir>();
        m_store = test::makeStore(*m_dir, kJsonl);
        QVERIFY(m_store);
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

    void whatAChangeWouldMean()
    {
        Survey survey;
        SurveyHit one, two;
        one.key = MemoryKey{1};
        one.found = {"email", "health"};
        two.key = MemoryKey{2};
        two.found = {"ip"};
        survey.hits = {one, two};
        PrivacyPolicy before, after;
        before.actions = {{"ip", PolicyAction::Allow}};
        after.actions = {{"health", PolicyAction::Block}};
        const PolicyEffect effect = effectOf(survey, before, after);
        QCOMPARE(effect.rows.size(), std::size_t(2));
        QCOMPARE(effect.rows[0].category, std::string("ip")); // a new flag goes first
        QVERIFY(effect.rows[0].after == PolicyAction::Redact);
        QCOMPARE(effect.rows[1].category, std::string("health"));
        QCOMPARE(effect.newlyFlagged, std::uint64_t(1));
        QCOMPARE(effect.released, std::uint64_t(0));
        QCOMPARE(effectOf(survey, after, before).released, std::uint64_t(1));
        QVERIFY(effectOf(survey, before, before).rows.empty());
    }

    void thePolicyIsEditedByKeyboardAndTakenBack()
    {
        PolicyPage page(m_session.get(), &m_prompts);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        PolicyModel *const rows = page.model();
        const QAbstractItemModelTester tester(rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy entries(&page, &PolicyPage::ledgerEntry);
        const int email = page.model()->rowOf("email");
        QVERIFY(email > 0);
        QCOMPARE(*page.model()->row(email).hits, std::uint64_t(2));
        QCOMPARE(*page.model()->row(page.model()->rowOf("ip")).hits, std::uint64_t(1));
        QCOMPARE(*page.model()->row(page.model()->rowOf("health")).hits, std::uint64_t(0));
        page.view()->setCurrentIndex(page.model()->index(email));
        QTest::keyClick(page.view(), Qt::Key_1);
        QVERIFY(page.model()->row(email).draft == PolicyAction::Allow);
        QTest::keyClick(page.view(), Qt::Key_Right);
        QVERIFY(page.model()->row(email).draft == PolicyAction::Review);
        QTest::keyClick(page.view(), Qt::Key_5);
        QCOMPARE(page.changes(), 1);
        // Something came into the store while another page was looked at: the draft is there still.
        page.hide();
        Q_EMIT m_session->snapshotChanged();
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(page.changes(), 1);
        QVERIFY2(page.findChild<QWidget *>(QStringLiteral("policy.effectList"))->isVisible(), "the concerned ones");
        QCOMPARE(valueOf("privacy.email"), std::string("redact")); // nothing is written yet
        page.findChild<QCheckBox *>(QStringLiteral("policy.channelCli"))->click();
        auto *names = page.findChild<QLineEdit *>(QStringLiteral("policy.privacy.subjects"));
        QVERIFY(names->isVisible());
        names->selectAll();
        QTest::keyClicks(names, QStringLiteral("Ada, Ada Lovelace"));
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(page.changes(), 3);
        page.actions().at(0)->trigger(); // the person leaves
        QCOMPARE(m_prompts.questions.size(), 1);
        QCOMPARE(m_prompts.questions[0].items.size(), 3);
        QVERIFY(m_prompts.questions[0].items[0].contains(QStringLiteral("Redact → Block")));
        m_prompts.answer = Answer{QStringLiteral("asked for"), QStringLiteral("Grace"), {}};
        page.actions().at(0)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(entries.size(), 1);
        QCOMPARE(valueOf("privacy.email"), std::string("block"));
        QCOMPARE(valueOf("approval.channels"), std::string("gui, cli"));
        QCOMPARE(valueOf("privacy.subjects"), std::string("Ada, Ada Lovelace"));
        QCOMPARE(page.changes(), 0);
        page.actions().at(3)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(valueOf("privacy.email"), std::string("redact"));
        QCOMPARE(valueOf("approval.channels"), std::string("gui"));
        QCOMPARE(entries.size(), 2);
    }

    void aScanIsLookedAtKeptAndDecided()
    {
        ScanPage page(m_session.get(), &m_prompts);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(page.model()->rowCount(), 0);
        ScanModel *const rows = page.model();
        const QAbstractItemModelTester tester(rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QList<QAction *> actions = page.actions(); // scan, cancel, keep, open, allow, redact, downgrade, block
        const std::uint64_t head = m_store->ledger().value().size();
        actions[0]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(page.model()->rowCount(), 3);
        QCOMPARE(page.model()->fresh(), 3);
        QCOMPARE(std::uint64_t(m_store->ledger().value().size()), head); // a scan writes nothing
        QCOMPARE(page.model()->row(0).span, QStringLiteral("ada@example.org"));
        QCOMPARE(page.model()->row(0).before, QStringLiteral("Write to "));
        QTRY_COMPARE(page.findChild<QTextEdit *>(QStringLiteral("scan.text"))->toPlainText(),
                     QStringLiteral("Write to ada@example.org about the plan."));
        QVERIFY(!actions[4]->isEnabled()); // not kept yet
        // Filters.
        auto *words = page.findChild<QLineEdit *>(QStringLiteral("scan.words"));
        words->setText(QStringLiteral("SERVER"));
        QCOMPARE(page.view()->model()->rowCount(), 1);
        words->clear();
        auto *category = page.findChild<QComboBox *>(QStringLiteral("scan.category"));
        category->setCurrentIndex(category->findData(QStringLiteral("email")));
        QCOMPARE(page.view()->model()->rowCount(), 2);
        category->setCurrentIndex(0);
        // Kept, then decided with the keyboard.
        m_prompts.answer = Answer{QStringLiteral("looked at"), QStringLiteral("Grace"), {}};
        actions[2]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(page.model()->fresh(), 0);
        QCOMPARE(page.openFlags(), 3);
        const auto flags = reviewFlags(*m_store, "e1");
        QVERIFY(flags.ok());
        QCOMPARE(flags->size(), std::size_t(1));
        QCOMPARE(flags->front().state, std::string("open"));
        words->setText(QStringLiteral("ada@"));
        page.view()->setCurrentIndex(page.view()->model()->index(0, 0));
        QVERIFY(actions[4]->isEnabled());
        QSignalSpy open(&page, &ScanPage::openRequested);
        QTest::keyClick(page.view(), Qt::Key_Return);
        QCOMPARE(open.size(), 1);
        QTest::keyClick(page.view(), Qt::Key_1);
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(reviewFlags(*m_store, "e1")->front().state, std::string("allow"));
        QCOMPARE(page.openFlags(), 2);
        QCOMPARE(page.model()->gone(), 0);
    }

    void aKeptScanIsComparedWithTheNext()
    {
        ScanPage page(m_session.get(), &m_prompts);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        const QList<QAction *> actions = page.actions();
        QVERIFY(!actions[2]->isEnabled()); // nothing to keep before a look
        m_prompts.answer = Answer{QStringLiteral("monthly"), QStringLiteral("Grace"), {}};
        actions[0]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        actions[2]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(m_prompts.questions.last().facts,
                 (QStringList{QStringLiteral("New\t3"), QStringLiteral("Known\t0"), QStringLiteral("Gone\t0")}));
        const auto first = scans(*m_store, {});
        QVERIFY(first.ok());
        QCOMPARE(first->size(), std::size_t(1));
        QCOMPARE(first->front().fresh, std::uint64_t(3));
        QCOMPARE(first->front().who, std::string("Grace"));
        // Kept flags stay when the page is made anew.
        ScanPage again(m_session.get(), &m_prompts);
        again.show();
        QTRY_VERIFY_WITH_TIMEOUT(!again.busy() && again.model()->rowCount() == 3, 30'000);
        QCOMPARE(again.openFlags(), 3);
        // A rule that is allowed now finds nothing: its flag is gone by the next look, and closed once that is kept.
        Cause cause;
        cause.who = "Grace";
        cause.channel = "gui";
        const std::pair<std::string, std::string> ip{"privacy.ip", "allow"};
        QVERIFY(setPolicy(*m_store, std::span(&ip, 1), cause).ok());
        actions[0]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(page.model()->rowCount(), 3);
        QCOMPARE(page.model()->gone(), 1);
        QCOMPARE(page.openFlags(), 2);
        auto *state = page.findChild<QComboBox *>(QStringLiteral("scan.state"));
        state->setCurrentIndex(state->findData(QStringLiteral("gone")));
        QCOMPARE(page.view()->model()->rowCount(), 1);
        page.view()->setCurrentIndex(page.view()->model()->index(0, 0));
        QVERIFY(!actions[4]->isEnabled()); // there is nothing left to decide
        actions[2]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30'000);
        QCOMPARE(page.model()->gone(), 1); // said until the next kept scan
        QCOMPARE(reviewFlags(*m_store, "e3")->front().state, std::string("gone"));
        QCOMPARE(scans(*m_store, {})->front().gone, std::uint64_t(1));
    }

    void theListFollowsTheStoreAndOverrulesNobody()
    {
        Cause other;
        other.who = "Eve";
        other.channel = "gui";
        QVERIFY(scanStore(*m_store, {}, other).ok());
        ScanPage page(m_session.get(), &m_prompts);
        page.resize(1200, 800);
        page.show();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.model()->rowCount() == 3, 30'000);
        const QList<QAction *> actions = page.actions();
        page.view()->setCurrentIndex(page.view()->model()->index(1, 0));
        const std::string second = page.model()->row(1).flag.id, third = page.model()->row(2).flag.id;
        // A decision goes on to the next finding.
        m_prompts.answer = Answer{QStringLiteral("seen"), QStringLiteral("Grace"), {}};
        actions[4]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page.busy() && page.openFlags() == 2, 30'000);
        QCOMPARE(page.view()->currentIndex().row(), 2);
        // What somebody else decides shows by itself.
        QVERIFY(resolveFlag(*m_store, third, PolicyAction::Allow, other).ok());
        QTRY_COMPARE_WITH_TIMEOUT(page.openFlags(), 1, 30'000);
        QVERIFY(!actions[4]->isEnabled());
        QCOMPARE(page.view()->currentIndex().row(), 2);
        // Taken back, it shows as open again.
        QVERIFY(resolveFlag(*m_store, second, PolicyAction::Review, other).ok());
        QTRY_COMPARE_WITH_TIMEOUT(page.openFlags(), 2, 30'000);
        // With no match the list says so, and nothing of the old finding stays.
        page.findChild<QLineEdit *>(QStringLiteral("scan.words"))->setText(QStringLiteral("no such words"));
        QCOMPARE(page.findChild<QTextEdit *>(QStringLiteral("scan.text"))->toPlainText(), QString());
        auto *all = page.findChild<QAction *>(QStringLiteral("scan.showAll"));
        all->trigger();
        QCOMPARE(page.view()->model()->rowCount(), 3);
    }

    void everyControlHasAName()
    {
        PolicyPage policyPage(m_session.get(), &m_prompts);
        ScanPage scanPage(m_session.get(), &m_prompts);
        for (const QWidget *page : {static_cast<QWidget *>(&policyPage), static_cast<QWidget *>(&scanPage)}) {
            for (const QWidget *child : page->findChildren<QWidget *>()) {
                if ((child->focusPolicy() & Qt::TabFocus) && !child->inherits("QComboBoxListView"))
                    QVERIFY2(!child->accessibleName().isEmpty() || child->inherits("QAbstractButton"),
                             child->metaObject()->className());
            }
        }
        QVERIFY(quiet());
    }
};

CREDENCE_TEST(tst_policy_scan, TstPolicyScan)

} // namespace tst_policy_scan

#include "tst_policy_scan.moc"
