// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the Reflect workspace shows, as models and words: nothing of a run is left out, and what needs a person is said
// first.
#include "models/roles.h"
#include "reflect/callreading.h"
#include "reflect/callsmodel.h"
#include "reflect/candidatesmodel.h"
#include "reflect/comparemodel.h"
#include "reflect/evidencemodel.h"
#include "reflect/runsmodel.h"
#include "reflect/runwords.h"
#include "reflect/stagesmodel.h"
#include "reflect/worddiff.h"
#include "support/registry.h"
#include "ui/support/reflectfixture.h"
#include "ui/support/samplestore.h"
#include "widgets/numbers.h"

#include "jobs/jobrunner.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_reflect_models {

using namespace credence;
using namespace credence::ui;

namespace {

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

QStringList texts(const QList<CandidateMark> &marks)
{
    QStringList all;
    for (const CandidateMark &mark : marks)
        all << mark.text;
    return all;
}

const char *const kNested =
    "{\"a\": [1, 2], \"b\": [\"3\", \"4\"], \"c\": [5, \"x\"], \"d\": [[6], {\"e\": 7}], \"f\": 8}";
const char *const kCompact =
    "{\"insights\":[{\"text\":\"Sam says: [no], {yes}\",\"cites\":[1,22]},{\"text\":\"b\",\"cites\":[]}]}";
const char *const kAnthropic =
    "{\"system\":\"Rules.\",\"messages\":[{\"role\":\"user\",\"content\":[{\"type\":\"text\",\"text\":\"[1] One\"}]}]}";

} // namespace

class TstReflectModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { JobRunner::instance().shutDown(); }

    void stagesFollowTheRun()
    {
        StagesModel model;
        const QAbstractItemModelTester tester(&model, kFatal);
        model.setStages(waitingStages());
        QCOMPARE(model.rowCount(), 7);
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("Select"));
        QCOMPARE(model.index(6).data().toString(), QStringLiteral("Candidates"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        StageRecord stage;
        stage.id = "propose";
        stage.state = StageState::Running;
        stage.summary = "Question 3 waits 4 s: rate limit, try 2 of 4";
        stage.figure = "2 of 3";
        model.setStage(stage);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].value<QModelIndex>().row(), 3);
        QCOMPARE(model.index(3).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Propose, running, Question 3 waits 4 s: rate limit, try 2 of 4, 2 of 3"));
        stage.id = "unknown";
        model.setStage(stage);
        QCOMPARE(changed.size(), 1);
    }

    void candidatesHaveTheirDropsBelow()
    {
        CandidatesModel model;
        const QAbstractItemModelTester tester(&model, kFatal);
        RunRecord run = test::modelRun();
        run.skipped.push_back({"cluster 4", "Only one member, two are asked for"});
        run.candidates[1].suppressed = true;
        model.setRun(run, true);
        QCOMPARE(model.rowCount(), 9);
        QCOMPARE(model.candidates(), 5);
        QCOMPARE(model.suppressed(), 1);
        QCOMPARE(model.dropped(), 2);
        QCOMPARE(model.skipped(), 1);
        // Newest first, the numbers are those of the record.
        QCOMPARE(model.row(0).number, 6);
        QCOMPARE(model.row(4).number, 1);
        QCOMPARE(model.row(5).number, 2); // suppressed ones stand below the others
        QCOMPARE(model.row(6).text, QStringLiteral("Dropped: cites source 31, only 27 were shown."));
        QCOMPARE(model.row(6).call, 4);
        QCOMPARE(model.row(6).facts, QStringLiteral("question 2"));
        QCOMPARE(model.row(7).text, QStringLiteral("Dropped: repeats source 19 (0.95, a paraphrase starts at 0.92)."));
        QCOMPARE(model.row(8).text, QStringLiteral("Skipped: only one member, two are asked for."));
        model.setRun(run, false);
        QCOMPARE(model.row(0).number, 1);
        QCOMPARE(model.rowOf("c6"), 4);
        QCOMPARE(model.rowOf("nobody"), -1);
    }

    void candidatesArriveOnTop()
    {
        CandidatesModel model;
        const QAbstractItemModelTester tester(&model, kFatal);
        const RunRecord run = test::modelRun();
        model.setRun({}, true);
        model.add(run.candidates[0]);
        model.add(run.dropped[0]);
        model.add(run.candidates[1]);
        model.add(run.dropped[1]);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.row(0).number, 2);
        QVERIFY(model.row(0).fresh);
        QCOMPARE(model.row(1).number, 1);
        QVERIFY(!model.row(1).fresh);
        QCOMPARE(model.row(2).call, 4); // the drop that came last stands first
        model.settle();
        QVERIFY(!model.row(0).fresh);
    }

    void whatNeedsAPersonIsSaidFirst()
    {
        Candidate candidate;
        test::addCheck(candidate, "support", CheckState::Passed, "Three sources say so");
        QCOMPARE(texts(marksOf(candidate)), QStringList{QStringLiteral("supported")});
        test::addCheck(candidate, "generality", CheckState::Look, "“always” on 3 sources");
        test::addCheck(candidate, "citations", CheckState::Failed, "1 source, the floor is 2");
        Finding finding;
        finding.category = "third_person";
        candidate.findings = {finding, finding};
        finding.category = "health";
        finding.emergent = true;
        candidate.findings.push_back(finding);
        const QList<CandidateMark> marks = marksOf(candidate);
        QCOMPARE(texts(marks), (QStringList{QStringLiteral("third person"), QStringLiteral("health, in no source"),
                                            QStringLiteral("too few sources"), QStringLiteral("too general: “always”"),
                                            QStringLiteral("supported")}));
        QVERIFY(marks[0].tone == MarkTone::Flag);
        QVERIFY(marks[2].tone == MarkTone::Failed);
        QVERIFY(marks[3].tone == MarkTone::Look);
        QCOMPARE(marks[2].tip, QStringLiteral("1 source, the floor is 2"));
        QCOMPARE(flagCount(candidate), 2);
        QVERIFY(tooGeneral(candidate));
    }

    void sourcesAreNamedByTheNumbersAModelSaw()
    {
        QCOMPARE(sourcesText(test::madeCandidate("c", "t", {9, 2, 14}, 1, Confidence::Low, 4)),
                 QStringLiteral("sources 2, 9, 14"));
        Candidate mined = test::madeCandidate("c", "t", {1, 2, 3}, 1, Confidence::Low, 0);
        QCOMPARE(sourcesText(mined), QStringLiteral("3 sources"));
        mined.evidence[2].role = Role::Contradicts;
        QCOMPARE(sourcesText(mined), QStringLiteral("2 sources, 1 against"));
    }

    void figuresInWords()
    {
        QCOMPARE(stageTime(100), QStringLiteral("0.1 s"));
        QCOMPARE(stageTime(31'000), QStringLiteral("31.0 s"));
        QCOMPARE(longTime(51'000), QStringLiteral("51 s"));
        QCOMPARE(longTime(100'000), QStringLiteral("1 min 40 s"));
        QCOMPARE(longTime(7'500'000), QStringLiteral("2 h 5 min"));
        QCOMPARE(moneyText(0.036), QStringLiteral("$0.036"));
        QCOMPARE(moneyText(1.5), QStringLiteral("$1.50"));
        QCOMPARE(moneyText(std::nullopt), QStringLiteral("–"));
        {
            const QLocale before;
            QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
            const QString space(QChar(0x00a0)); // as the Unicode Consortium's data for de has it
            const QString none = moneyText(0.0), some = moneyText(1.5), little = moneyText(0.036);
            const QString rate = shownNumber(QStringLiteral("0.05")), count = shownNumber(QStringLiteral("20000"));
            const QString read = coreNumber(QStringLiteral("0,05")), grouped = coreNumber(QStringLiteral("1.500"));
            const QString plain = coreNumber(QStringLiteral("0.05")), word = coreNumber(QStringLiteral("many"));
            QLocale::setDefault(before);
            QCOMPARE(none, QStringLiteral("0,00") + space + QLatin1Char('$'));
            QCOMPARE(some, QStringLiteral("1,50") + space + QLatin1Char('$'));
            QCOMPARE(little, QStringLiteral("0,036") + space + QLatin1Char('$'));
            QCOMPARE(rate, QStringLiteral("0,05"));
            QCOMPARE(count, QStringLiteral("20000"));
            QCOMPARE(read, QStringLiteral("0.05"));
            QCOMPARE(grouped, QStringLiteral("1500"));
            QCOMPARE(plain, QStringLiteral("0.05"));
            QCOMPARE(word, QStringLiteral("many"));
        }
        QCOMPARE(shownNumber(QStringLiteral("none")), QStringLiteral("none"));
        QCOMPARE(directOfAll(3, 3), QStringLiteral("3"));
        QCOMPARE(directOfAll(2, 5), QStringLiteral("2, 5 in all"));
        QCOMPARE(lowered(QStringLiteral("Cites source 31")), QStringLiteral("cites source 31"));
        QCOMPARE(lowered(QStringLiteral("JSON was cut off")), QStringLiteral("JSON was cut off"));
        QCOMPARE(sentence(QStringLiteral("no key")), QStringLiteral("No key."));
        QCOMPARE(sentence(QStringLiteral("k401: no answer")), QStringLiteral("k401: no answer.")); // a name
        QCOMPARE(sentence(QStringLiteral("e1 is gone")), QStringLiteral("e1 is gone."));           // an id
        QCOMPARE(sentence(QStringLiteral("can’t be read")), QStringLiteral("Can’t be read."));
        QCOMPARE(sentence(QStringLiteral("Done.")), QStringLiteral("Done."));
    }

    void callsSayWhatHappensToThem()
    {
        CallsModel model;
        const QAbstractItemModelTester tester(&model, kFatal);
        const RunRecord run = test::modelRun();
        model.setCalls(run.calls);
        QCOMPARE(model.rowCount(), 9);
        QCOMPARE(model.row(0).number, 9);
        QCOMPARE(model.rowOf(4), 5);
        QCOMPARE(model.row(5).in, QStringLiteral("6,412"));
        QCOMPARE(model.row(5).time, QStringLiteral("14.2 s"));
        QCOMPARE(model.row(3).note, QStringLiteral("try 2")); // call 6 was answered at its second try

        CallRecord waiting = test::madeCall(10, "Propose, question 3", 6'930, 0, 0);
        waiting.attempts = {{429, "Too many requests", 0}};
        model.setCall(waiting, CallPhase::Waiting, 4);
        QCOMPARE(model.rowCount(), 10);
        QCOMPARE(model.row(0).number, 10);
        QVERIFY(model.row(0).state == CallRow::State::Waiting);
        QCOMPARE(model.row(0).note, QStringLiteral("429, try 2 of 4"));
        QCOMPARE(model.row(0).out, QStringLiteral("–"));
        waiting.error = "the key was refused";
        waiting.attempts.push_back({401, "Unauthorized", 0});
        model.setCall(waiting, CallPhase::Done, 4);
        QCOMPARE(model.rowCount(), 10);
        QVERIFY(model.row(0).state == CallRow::State::Failed);
        QCOMPARE(model.row(0).note, QStringLiteral("401, 2 tries"));
        QCOMPARE(model.row(0).error, QStringLiteral("The key was refused."));
    }

    void runsAreNumberedFromTheOldest()
    {
        RunsModel model;
        const QAbstractItemModelTester tester(&model, kFatal);
        std::vector<RunInfo> runs(3);
        const char *ids[] = {"new", "middle", "old"};
        for (int i = 0; i < 3; ++i) {
            runs[std::size_t(i)].id = ids[i];
            runs[std::size_t(i)].state = "done";
            runs[std::size_t(i)].preset = "patterns";
            runs[std::size_t(i)].started = Time(std::chrono::milliseconds(1'780'000'000'000 - 1000 * i));
        }
        runs[0].queued = true;
        runs[0].tokensIn = 1'200;
        runs[0].tokensOut = 34;
        runs[0].cost = 0.02;
        model.setRuns(runs);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.numberOf("new"), 3);
        QCOMPARE(model.numberOf("old"), 1);
        QCOMPARE(model.numberOf("gone"), 0);
        QCOMPARE(model.index(0, RunsModel::Tokens).data().toString(), QStringLiteral("1,234"));
        QCOMPARE(model.index(0, RunsModel::Cost).data().toString(), QStringLiteral("$0.020"));
        QCOMPARE(model.index(0, RunsModel::State).data().toString(), QStringLiteral("Done, in Review"));
        QCOMPARE(model.index(1, RunsModel::State).data().toString(), QStringLiteral("Done"));
        QCOMPARE(model.index(1, RunsModel::Calls).data().toString(), QStringLiteral("–"));
        QCOMPARE(model.index(1, 0).data(IdRole).toString(), QStringLiteral("middle"));
        QVERIFY(model.index(0, RunsModel::When).data(SortRole).toLongLong() >
                model.index(2, RunsModel::When).data(SortRole).toLongLong());
    }

    void wordsThatDiffer()
    {
        const QString a = QStringLiteral("Deploys on Friday afternoon fail more often");
        const QString b = QStringLiteral("Deploys on Friday fail more often after 15:00");
        const WordDiff diff = wordDiff(a, b);
        const auto own = [](const QString &text, const QList<DiffSpan> &spans) {
            QStringList words;
            int covered = 0;
            for (const DiffSpan &span : spans) {
                if (span.start != covered)
                    return QStringList{QStringLiteral("a gap")};
                covered += span.length;
                if (span.own)
                    words << text.mid(span.start, span.length);
            }
            return covered == text.size() ? words : QStringList{QStringLiteral("not covered")};
        };
        QCOMPARE(own(a, diff.a), QStringList{QStringLiteral("afternoon")});
        QCOMPARE(own(b, diff.b), QStringList{QStringLiteral("after 15:00")});
        const WordDiff same = wordDiff(a, a);
        QCOMPARE(own(a, same.a), QStringList());
        QCOMPARE(own({}, wordDiff({}, b).a), QStringList());
        QCOMPARE(own(b, wordDiff({}, b).b), QStringList{b});
        const QString longText = QStringLiteral("word ").repeated(700).trimmed();
        QCOMPARE(own(longText, wordDiff(longText, a).a), QStringList{longText});
    }

    void comparisonPutsFlaggedOnesFirst()
    {
        const RunRecord a = test::earlierRun(), b = test::modelRun();
        const CompareRows rows = compareRows(a, b, test::madeComparison());
        QCOMPARE(int(rows.onlyA.size()), 3);
        QCOMPARE(rows.onlyA[0].flags, 2); // the one about a person's health
        QVERIFY(rows.onlyA[1].tooGeneral || rows.onlyA[2].tooGeneral);
        QCOMPARE(rows.sameWords, 1);
        QCOMPARE(int(rows.both.size()), 2);
        QCOMPARE(rows.both[0].facts, QStringLiteral("same words, 5 of 5 sources shared"));
        QCOMPARE(rows.both[1].facts, QStringLiteral("4 of 5 sources shared"));
        // B alone has four candidates, and one drop more than A.
        QCOMPARE(int(rows.onlyB.size()), 6);
        QVERIFY(rows.onlyB[4].type == CompareRow::Type::Heading);
        QCOMPARE(rows.onlyB[4].textB, QStringLiteral("Dropped only in B"));
        // What was dropped, and why.
        QCOMPARE(rows.onlyB[5].textB, QStringLiteral("Sam trusts the new linter."));
        QVERIFY(rows.onlyB[5].facts.startsWith(QStringLiteral("Cites source 31, only 27 were shown")));

        CompareModel model;
        const QAbstractItemModelTester tester(&model, kFatal);
        model.setRows(rows.onlyB);
        QCOMPARE(model.candidates(), 4);
        QSignalSpy chosen(&model, &CompareModel::chosenChanged);
        QVERIFY(model.setData(model.index(0), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(chosen.size(), 1);
        QVERIFY(model.row(0).checked);
        QVERIFY(!model.setData(model.index(4), Qt::Checked, Qt::CheckStateRole)); // a heading
        QVERIFY(!model.setData(model.index(5), Qt::Checked, Qt::CheckStateRole)); // a drop
        model.setRows(rows.both);
        QCOMPARE(model.index(1).data().toString(), model.row(1).textB);
        model.setTake(1, true);
        QCOMPARE(model.index(1).data().toString(), model.row(1).textA);
    }

    void evidenceIsReadFromTheStore()
    {
        QTemporaryDir folder;
        Session session;
        QVERIFY(test::openIn(session, test::makeStore(folder, test::smallJsonl())));
        SourceReader reader(&session);
        EvidenceModel model(&reader);
        const QAbstractItemModelTester tester(&model, kFatal);
        Candidate candidate = test::madeCandidate("c", "t", {1, 6, 99}, 1, Confidence::Low, 0);
        candidate.evidence[1].role = Role::Contradicts;
        model.setEvidence(candidate.evidence);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(model.row(0).loading);
        QTRY_VERIFY(!model.row(2).loading);
        QCOMPARE(model.row(0).text, QStringLiteral("The deploy was reverted within an hour."));
        QVERIFY(model.row(0).facts.startsWith(QStringLiteral("Episode, Fri 1 May")));
        QCOMPARE(model.index(0).data(KeyRole).value<MemoryKey>(), test::keyOf(*session.store(), "e1"));
        QVERIFY(model.row(1).against);
        QVERIFY(model.row(2).missing);
        QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Source 2, against")));
    }

    // --- prompts and replies

    void promptsOfBothKindsOfServers()
    {
        const QString prompt = promptText(test::madeRequest());
        QVERIFY(prompt.startsWith(QStringLiteral("You find what holds in general.\n\nThese are memories")));
        QVERIFY(prompt.endsWith(QStringLiteral("Which 5 insights follow? Cite by number.")));
        QCOMPARE(promptText(kAnthropic), QStringLiteral("Rules.\n\n[1] One"));
        QCOMPARE(promptText("no json"), QStringLiteral("no json"));
        const std::map<int, QString> shown = shownSources(prompt);
        QCOMPARE(int(shown.size()), 27);
        QCOMPARE(shown.at(13), QStringLiteral("Jonas: the payment service has one owner."));
        QCOMPARE(shownSources(QStringLiteral("1. One\n2) Two\nIn 2026 three")).size(), std::size_t(2));
    }

    void citationsAreNumbersInListsOfNumbers()
    {
        QList<int> numbers;
        for (const Citation &citation : citationsIn(QString::fromLatin1(kNested)))
            numbers << citation.number;
        QCOMPARE(numbers, (QList<int>{1, 2, 3, 4, 6}));
        const QString reply = QString::fromStdString(test::madeReply());
        const QList<Citation> citations = citationsIn(reply);
        QCOMPARE(int(citations.size()), 13);
        QCOMPARE(citations.back().number, 31);
        QCOMPARE(reply.mid(citations.back().start, citations.back().length), QStringLiteral("31"));
        QCOMPARE(citationsIn(QStringLiteral("[999999999]")).size(), 0);
    }

    void compactJsonIsBrokenIntoLines()
    {
        CallRecord call;
        call.text = kCompact;
        const QString text = replyText(call);
        QVERIFY(text.count(QLatin1Char('\n')) > 5);
        QVERIFY(text.contains(QStringLiteral("\"Sam says: [no], {yes}\"")));
        QVERIFY(text.contains(QStringLiteral("[1, 22]")));
        QString bare = text, original = QString::fromLatin1(kCompact);
        bare.remove(QLatin1Char('\n')).remove(QLatin1Char(' '));
        original.remove(QLatin1Char(' '));
        QCOMPARE(bare, original);
        call.text = "Short.";
        QCOMPARE(replyText(call), QStringLiteral("Short."));
        call.text.clear();
        call.reply = "raw";
        QCOMPARE(replyText(call), QStringLiteral("raw"));
    }

    void promptFoldsToWhatIsCited()
    {
        const QString prompt = promptText(test::madeRequest());
        const FoldedText folded = foldedPrompt(prompt, {{0, 2, 12}, {0, 2, 13}});
        QCOMPARE(folded.text.split(QLatin1Char('\n')).size(), folded.numbers.size());
        QVERIFY(folded.text.startsWith(QStringLiteral("…\n[12] Sam merged #279")));
        QVERIFY(folded.text.endsWith(QStringLiteral("…\nWhich 5 insights follow? Cite by number.")));
        QCOMPARE(int(folded.numbers.size()), 5);
        QCOMPARE(folded.numbers[0], 0);
        QCOMPARE(folded.numbers[1], 15); // the system's line, an empty one and the opening stand before the sources
        // Nothing that is cited stands in it: it is shown whole.
        QCOMPARE(foldedPrompt(prompt, {{0, 2, 99}}).text, prompt);
    }

    void aClaimIsFoundWhateverItsEscapes()
    {
        const QString reply =
            QStringLiteral("{\"text\": \"Sam said \\\"no\\\"\\n twice; caf\\u00e9s\",\n \"cites\": [1]}");
        const TextPlace place = placeOfClaim(reply, QStringLiteral("sam said \"No\" twice; cafés"));
        QCOMPARE(place.start, int(reply.indexOf(QStringLiteral("Sam"))));
        QCOMPARE(reply.mid(place.start, place.length), QStringLiteral("Sam said \\\"no\\\"\\n twice; caf\\u00e9s"));
        QCOMPARE(placeOfClaim(reply, QStringLiteral("Jonas said no")).start, -1);
        QCOMPARE(placeOfClaim(reply, QString()).start, -1);
        // Cut short when it was read: its beginning is enough.
        const QString longer = QStringLiteral("Changes behind a switch are merged without a second review by anybody.");
        QCOMPARE(placeOfClaim(QStringLiteral("- ") + longer.left(40), longer).start, 2);
    }

    void parsedSaysWhatWasKept()
    {
        const QString text = parsedText(test::modelRun(), 4);
        QVERIFY(text.contains(QStringLiteral("Kept as 5: Changes behind a switch")));
        QVERIFY(text.contains(QStringLiteral("  sources 4, 7, 8, 12, 20")));
        QVERIFY(text.contains(
            QStringLiteral("Dropped: cites source 31, only 27 were shown\n  Sam trusts the new linter.")));
        QVERIFY(!text.contains(QStringLiteral("Tuesday")));
        QCOMPARE(parsedText(test::modelRun(), 9), QString());
    }
};

CREDENCE_TEST(tst_reflect_models, TstReflectModels)

} // namespace tst_reflect_models

#include "tst_reflect_models.moc"
