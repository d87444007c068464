// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The words and models of review, without a window.
#include "review/bearingmodel.h"
#include "review/queuemodel.h"
#include "review/reviewwords.h"

#include "jobs/jobrunner.h"
#include "support/registry.h"
#include "ui/support/reviewfixture.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_review_models {

using namespace credence;
using namespace credence::ui;

namespace {

ItemPtr madeItem(const std::string &id, CandidateState state, Action action = Action::Add,
                 const std::string &run = "run-a")
{
    auto item = std::make_shared<QueueItem>();
    item->candidate = test::queuedCandidate(id, action, "Text of " + id, {"e1", "e2"});
    item->candidate.run = run;
    item->state = state;
    item->queued = Time(std::chrono::milliseconds(1'780'000'000'000));
    return item;
}

QStringList shownIds(const QueueModel &model)
{
    QStringList ids;
    for (int i = 0; i < model.rowCount(); ++i)
        ids << (model.row(i).item ? QString::fromStdString(model.row(i).item->candidate.id) : QStringLiteral("-"));
    return ids;
}

} // namespace

class TstReviewModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bearingFollowsTheQuote()
    {
        const QString source =
            QStringLiteral("Stand-up notes. Priya skipped again,  third time. Jonas took her ticket.");
        const TextSpan span = bearingSpan(source, QStringLiteral("priya skipped again, third time"), {});
        QCOMPARE(source.mid(span.start, span.length), QStringLiteral("Priya skipped again,  third time"));
        // A quote that does not stand there is no reason to mark anything else than what shares words.
        const TextSpan other =
            bearingSpan(source, QStringLiteral("nothing of it"), QStringLiteral("Jonas took a ticket"));
        QCOMPARE(source.mid(other.start, other.length), QStringLiteral("Jonas took her ticket."));
    }

    void bearingNeedsTwoWords()
    {
        const QString source = QStringLiteral("The build took 2.4 s. It rained.");
        QCOMPARE(bearingSpan(source, {}, QStringLiteral("Builds are slow")).length, 0);
        // "2.4 s" does not end a sentence.
        const TextSpan span = bearingSpan(source, {}, QStringLiteral("A build that took long"));
        QCOMPARE(source.mid(span.start, span.length), QStringLiteral("The build took 2.4 s."));
    }

    void spansCountCharactersNotBytes()
    {
        const std::string text = "Zoë has diabetes"; // ë is two bytes
        const TextSpan span = shownSpan(text, 9, 17);
        QCOMPARE(span.start, 8);
        QCOMPARE(span.length, 8);
        QCOMPARE(shownSpan(text, 5, 500).length, 12); // beyond the end is the end
    }

    void checksStandByState()
    {
        QueueItem item;
        Candidate &c = item.candidate;
        c.checks = {{"a", CheckState::Passed, ""},
                    {"b", CheckState::NotRun, ""},
                    {"c", CheckState::Failed, ""},
                    {"d", CheckState::Look, ""},
                    {"e", CheckState::Failed, ""}};
        std::string order;
        for (const Check &check : sortedChecks(item))
            order += check.id;
        QCOMPARE(order, std::string("cedab"));
    }

    // A flag that somebody answered is no failure of the screen any more; one that blocks is.
    void answeredFlagsAreNoFailure()
    {
        QueueItem item = *madeItem("c1", CandidateState::Pending);
        item.candidate.checks = {{"privacy", CheckState::Failed, "2 findings.", 2}};
        ReviewFlag one, two;
        one.state = two.state = "open";
        item.flags = {one, two};
        QCOMPARE(openFlags(item), 2);
        QVERIFY(sortedChecks(item).front().state == CheckState::Failed);
        item.flags[0].state = "allow";
        QCOMPARE(openFlags(item), 1);
        QVERIFY(sortedChecks(item).front().state == CheckState::Failed);
        item.flags[1].state = "downgrade";
        QCOMPARE(openFlags(item), 0);
        QVERIFY(sortedChecks(item).front().state == CheckState::Passed);
        QCOMPARE(sortedChecks(item).front().sentence,
                 std::string("2 findings, all answered: 1 allowed, 1 downgraded."));
        QVERIFY(!hasDoubts(item));
        QVERIFY(doubtText(item).isEmpty());
        item.flags[1].state = "block";
        QCOMPARE(openFlags(item), 0);
        QVERIFY(sortedChecks(item).front().state == CheckState::Failed);
        QCOMPARE(sortedChecks(item).front().sentence, std::string("2 findings, all answered: 1 allowed, 1 blocked."));
    }

    void plainAdditionsAreFewerThanAll()
    {
        QueueItem item = *madeItem("c1", CandidateState::Pending);
        QVERIFY(isPlainAddition(item));
        item.candidate.action = Action::Supersede;
        QVERIFY(!isPlainAddition(item));
        item.candidate.action = Action::Add;
        item.flags.push_back({});
        QVERIFY(!isPlainAddition(item));
        item.flags.clear();
        item.candidate.checks.push_back({"generality", CheckState::Look, "too much"});
        QVERIFY(!isPlainAddition(item));
        item.candidate.checks.pop_back();
        item.approveOff = "No.";
        QVERIFY(!isPlainAddition(item));
    }

    void statesAreWords()
    {
        QueueItem item = *madeItem("c1", CandidateState::Approved, Action::Supersede);
        QCOMPARE(stateText(item), QStringLiteral("Supersede, approved"));
        item.candidate.action = Action::Add;
        QCOMPARE(stateText(item), QStringLiteral("Approved"));
        item.state = CandidateState::Blocked;
        item.decision.emplace();
        item.decision->verdict = Verdict::Approve;
        QCOMPARE(stateText(item), QStringLiteral("Approved, blocked"));
    }

    void queueHasSectionsAndHeads()
    {
        QueueModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setItems({madeItem("c1", CandidateState::Pending), madeItem("c2", CandidateState::Approved),
                        madeItem("c3", CandidateState::Deferred), madeItem("c4", CandidateState::Rejected),
                        madeItem("c5", CandidateState::Pending, Action::Add, "run-b"),
                        madeItem("c6", CandidateState::Committed, Action::Add, "run-b")},
                       {{QStringLiteral("run-a"), QStringLiteral("Run 2")}});
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c1 c2 - c5"));
        QCOMPARE(model.row(0).title, QStringLiteral("Run 2"));
        QCOMPARE(model.row(0).facts, QStringLiteral("1 of 2 done"));
        QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsSelectable));
        QCOMPARE(model.place(4), 3);
        QCOMPARE(model.step(2, 1), 4); // over the head
        QCOMPARE(model.nextOpen(1), 4);
        QCOMPARE(model.nextOpen(4), 1); // from the top again
        model.setSection(QueueSection::Deferred);
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c3"));
        model.setSection(QueueSection::Decided);
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c2 c4 - c6"));
    }

    // Each proposal of an agent is a run of its own; they stand under its name.
    void proposalsStandTogether()
    {
        QueueModel model;
        std::vector<ItemPtr> items;
        for (const auto &[id, origin] : {std::pair{"c1", "mcp:desk"}, {"c2", "mcp:desk"}, {"c3", "mcp:other"}}) {
            auto item = std::make_shared<QueueItem>(*madeItem(id, CandidateState::Pending, Action::Add, id));
            item->candidate.origin = origin;
            items.push_back(std::move(item));
        }
        items.push_back(madeItem("c4", CandidateState::Pending));
        model.setItems(items, {{QStringLiteral("run-a"), QStringLiteral("Run 2")}});
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c1 c2 - c3 - c4"));
        QCOMPARE(model.row(0).title, QStringLiteral("Proposed by mcp:desk"));
        QCOMPARE(model.row(0).facts, QStringLiteral("0 of 2 done"));
        QCOMPARE(model.row(3).title, QStringLiteral("Proposed by mcp:other"));
        QCOMPARE(model.row(5).title, QStringLiteral("Run 2"));
    }

    void whatWasDecidedNowKeepsItsPlace()
    {
        QueueModel model;
        model.setKept({QStringLiteral("c2")});
        model.setItems({madeItem("c1", CandidateState::Pending), madeItem("c2", CandidateState::Rejected),
                        madeItem("c3", CandidateState::Rejected)},
                       {});
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c1 c2"));
        model.replace(madeItem("c1", CandidateState::Deferred));
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c1 c2"));
        QVERIFY(model.item(QStringLiteral("c1"))->state == CandidateState::Deferred);
    }

    void filtersAndSuppressed()
    {
        QueueModel model;
        auto hidden = std::make_shared<QueueItem>(*madeItem("c2", CandidateState::Pending));
        hidden->suppressed = true;
        auto flagged = std::make_shared<QueueItem>(*madeItem("c3", CandidateState::Pending));
        flagged->flags.push_back({});
        flagged->flags[0].finding.category = "health";
        flagged->flags[0].state = "open";
        model.setItems({madeItem("c1", CandidateState::Pending), hidden, flagged}, {});
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c1 c3"));
        QCOMPARE(model.hiddenSuppressed(), 1);
        QueueFilter filter;
        filter.suppressed = true;
        model.setFilter(filter);
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c1 c2 c3"));
        filter = {};
        filter.want = QueueFilter::Flags;
        model.setFilter(filter);
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c3"));
        filter = {};
        filter.words = QStringLiteral("HEALTH text");
        model.setFilter(filter);
        QCOMPARE(shownIds(model).join(QLatin1Char(' ')), QStringLiteral("- c3"));
        filter = {};
        filter.actions = {int(Action::Narrative)};
        model.setFilter(filter);
        QCOMPARE(model.rowCount(), 0);
    }

    void evidenceIsReadAndMarked()
    {
        const QTemporaryDir folder;
        const std::shared_ptr<Store> store = test::makeReviewStore(folder);
        QVERIFY(store);
        Session session;
        SourceReader reader(&session);
        QVERIFY(test::openIn(session, store));
        BearingModel model(&reader);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Candidate c = test::queuedCandidate("x", Action::Add, "A written plan is asked for.", {"e2", "gone"});
        c.evidence[0].quote = "a written rollout plan";
        CandidateEvidence against;
        against.id = {"e7"};
        against.role = Role::Contradicts;
        c.evidence.push_back(against);
        model.setCandidate(&c);
        QCOMPARE(model.rowCount(), 4); // a head before what speaks against it
        QCOMPARE(model.cited(), 2);
        QCOMPARE(model.against(), 1);
        QTRY_VERIFY(model.complete());
        const BearingRow &first = model.row(0);
        QCOMPARE(first.text, QStringLiteral("Sam asked for a written rollout plan."));
        QCOMPARE(first.text.mid(first.bearing.start, first.bearing.length), QStringLiteral("a written rollout plan"));
        QVERIFY(model.row(1).missing);
        QVERIFY(!model.row(2).head.isEmpty());
        QVERIFY(model.row(3).against);
        session.close();
        JobRunner::instance().shutDown();
    }
};

CREDENCE_TEST(tst_review_models, TstReviewModels)

} // namespace tst_review_models

#include "tst_review_models.moc"
