// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The Review workspace by keyboard alone, over a real store; what it leaves there is read back through the core.
#include "review/bearingmodel.h"
#include "review/candidatepane.h"
#include "review/candidatetext.h"
#include "review/commitsheet.h"
#include "review/evidencepane.h"
#include "review/queuepane.h"
#include "review/reviewcontroller.h"
#include "review/reviewwords.h"
#include "review/reviewworkspace.h"

#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/mainwindow.h"
#include "shell/palette.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/reviewfixture.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/errorbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/rowview.h"

#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>

namespace tst_review {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

const Cause kBen{"ben", "gui", ""};

class ReviewDriver {
public:
    ReviewDriver()
    {
        Theme::instance().install(ThemeChoice::Light);
        window = std::make_unique<MainWindow>(&prompts, MainWindow::Memory::Forget);
        window->show();
    }
    [[nodiscard]] bool open(const QString &path, bool readOnly = false)
    {
        window->setWorkspace(QStringLiteral("review"));
        window->openPath(path, readOnly);
        return QTest::qWaitFor([this] { return window->session()->snapshot() != nullptr; }) && settle() && focusQueue();
    }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return JobRunner::instance().running() == 0 && !window->busy(); });
    }
    // Offscreen windows are not activated by themselves.
    [[nodiscard]] bool focusQueue() const
    {
        QApplication::setActiveWindow(window.get());
        review().focusFirst();
        return QTest::qWaitFor([this] { return QApplication::focusWidget() != nullptr; });
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), code, modifiers);
    }
    void type(const QString &text) const { QTest::keyClicks(QApplication::focusWidget(), text); }
    [[nodiscard]] ReviewWorkspace &review() const { return *window->review(); }
    [[nodiscard]] QString current() const { return review().queuePane()->current(); }
    [[nodiscard]] CandidateState state(const char *id) const
    {
        const Result<QueueItem> item = queueItem(*window->session()->store(), id);
        return item ? item->state : CandidateState::Pending;
    }
    template<class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return window->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] bool enabled(const char *name) const
    {
        const QAction *action = window->commands()->find(QString::fromLatin1(name));
        return action && action->isEnabled();
    }

    FakePrompts prompts;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TstReview : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::shared_ptr<Store> m_other; // another reviewer's or the agent's connection

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(QStringLiteral("test.credence"));
        qputenv("USER", "ada");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
        m_other = test::makeReviewStore(*m_dir);
        QVERIFY(m_other);
    }
    void cleanup()
    {
        JobRunner::instance().shutDown();
        m_other.reset();
        m_dir.reset();
    }

    // Everything a routine needs, by keys; then the store is asked what came of it.
    void byKeyboardAlone()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QCOMPARE(driver.current(), QStringLiteral("c1"));
        driver.key(Qt::Key_A); // approves, and goes on
        QCOMPARE(driver.current(), QStringLiteral("c2"));
        QVERIFY(!driver.enabled("review.approve")); // its flags are open

        // F: the first flag; 1: allow, with a reason; the second one is redacted.
        driver.key(Qt::Key_F);
        driver.key(Qt::Key_1);
        driver.type(QStringLiteral("she agreed"));
        driver.key(Qt::Key_Return);
        QVERIFY(driver.settle());
        driver.key(Qt::Key_F);
        driver.key(Qt::Key_2);
        QTRY_VERIFY(driver.part<QWidget>("review.redaction"));
        driver.key(Qt::Key_Return); // the proposed reason
        QVERIFY(driver.settle());
        const Result<QueueItem> flagged = queueItem(*m_other, "c2");
        QVERIFY(flagged);
        QVERIFY(flagged->candidate.text.find("diabetes") == std::string::npos);
        QVERIFY(flagged->candidate.modelText.empty()); // what was redacted is not kept beside it
        const auto allowed = std::find_if(flagged->flags.begin(), flagged->flags.end(),
                                          [](const ReviewFlag &flag) { return flag.state == "allow"; });
        QVERIFY(allowed != flagged->flags.end());
        QCOMPARE(allowed->reason, std::string("she agreed"));

        // R and a digit reject; J and K move; D defers.
        QVERIFY(driver.focusQueue());
        QVERIFY(driver.review().select(QStringLiteral("c4")));
        driver.key(Qt::Key_R);
        driver.key(Qt::Key_3);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c4") == CandidateState::Rejected);
        const Result<QueueItem> rejected = queueItem(*m_other, "c4");
        QCOMPARE(rejected->decision->reason, std::string("too general"));
        QCOMPARE(rejected->decision->reviewer, std::string("ada"));
        QCOMPARE(rejected->decision->channel, std::string("gui"));
        QCOMPARE(driver.current(), QStringLiteral("c5"));
        driver.key(Qt::Key_D);
        QCOMPARE(driver.current(), QStringLiteral("c6"));
        driver.key(Qt::Key_K);
        QCOMPARE(driver.current(), QStringLiteral("c5"));
        driver.key(Qt::Key_J);
        QCOMPARE(driver.current(), QStringLiteral("c6"));

        // E: letters are letters there, and the model's text is kept.
        driver.key(Qt::Key_E);
        auto *edit = driver.part<QTextEdit>("review.editText");
        QVERIFY(edit && edit->hasFocus());
        driver.type(QStringLiteral(" Jad"));
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        Result<QueueItem> edited = queueItem(*m_other, "c6");
        QCOMPARE(edited->candidate.text, std::string("Reverts happen within the hour. Jad"));
        QCOMPARE(edited->candidate.modelText, std::string("Reverts happen within the hour."));
        QVERIFY(driver.state("c5") == CandidateState::Deferred);
        // Checked anew in full: the duplicates were looked for, not only marked as not judged.
        const auto judged = std::find_if(edited->candidate.checks.begin(), edited->candidate.checks.end(),
                                         [](const Check &check) { return check.id == "duplicates"; });
        QVERIFY(judged != edited->candidate.checks.end());
        QVERIFY(judged->state != CheckState::NotRun);

        // U takes the edit back; Ctrl+Shift+Z does it again; Ctrl+Z takes it back once more.
        QVERIFY(driver.focusQueue());
        driver.key(Qt::Key_U);
        QVERIFY(driver.settle());
        QCOMPARE(queueItem(*m_other, "c6")->candidate.text, std::string("Reverts happen within the hour."));
        driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(driver.settle());
        QCOMPARE(queueItem(*m_other, "c6")->candidate.text, std::string("Reverts happen within the hour. Jad"));
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(!queueItem(*m_other, "c6")->edited);

        // M and a digit: into the belief that the checks or the words name first.
        QVERIFY(driver.review().select(QStringLiteral("c7")));
        driver.key(Qt::Key_M);
        QVERIFY(driver.settle());
        QTRY_VERIFY(driver.part<RowView>("review.beliefs")->model()->rowCount() > 0);
        driver.key(Qt::Key_1);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c7") == CandidateState::Approved);
        QCOMPARE(queueItem(*m_other, "c7")->candidate.targets.front().value, std::string("r1"));

        // Ctrl+Enter shows what would be done; again, and it is done.
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        const CommitSheet &sheet = *driver.review().sheet();
        QVERIFY(sheet.isVisible());
        QVERIFY(sheet.plan());
        QCOMPARE(int(sheet.plan()->changes.size()), 2);
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(sheet.isReceipt());
        QVERIFY(sheet.plan()->entry);
        driver.key(Qt::Key_Return);
        QVERIFY(!sheet.isVisible());

        const Result<QueueItem> committed = queueItem(*m_other, "c1");
        QVERIFY(committed->state == CandidateState::Committed);
        const Result<MemoryKey> key = m_other->find(committed->memory.value);
        QVERIFY(key);
        const MemoryKey keys[] = {*key};
        const Memory memory = m_other->rows(keys)->front();
        QCOMPARE(memory.text, std::string("A rollout is planned in writing."));
        QVERIFY(memory.origin == Origin::Committed);
        QCOMPARE(m_other->evidence(test::keyOf(*m_other, "r1"))->size(), std::size_t(4)); // had 2, two more
        const Result<std::vector<LedgerEntry>> entries = m_other->ledger(1);
        QCOMPARE(entries->front().kind, std::string("commit"));
        QCOMPARE(entries->front().who, std::string("ada"));
        QVERIFY(driver.state("c8") == CandidateState::Pending);
    }

    // What the sheet says is what the commit does.
    void previewEqualsWhatIsDone()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        driver.key(Qt::Key_A);
        QVERIFY(driver.review().select(QStringLiteral("c3")));
        QVERIFY(driver.settle());
        QTRY_VERIFY(driver.enabled("review.approve"));
        driver.key(Qt::Key_A);
        QVERIFY(driver.settle());
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(driver.review().sheet()->plan());
        const CommitPlan before = *driver.review().sheet()->plan();
        QCOMPARE(before.superseded.size(), std::size_t(1));
        QCOMPARE(before.superseded.front().value, std::string("r1"));
        driver.key(Qt::Key_Return);
        QVERIFY(driver.settle());
        const CommitPlan after = *driver.review().sheet()->plan();
        QCOMPARE(after.changes.size(), before.changes.size());
        QCOMPARE(after.entry.value, before.entry.value);
        QCOMPARE(after.follows.size(), before.follows.size());
        for (std::size_t i = 0; i < before.follows.size(); ++i) {
            QCOMPARE(after.follows[i].memory.value, before.follows[i].memory.value);
            QVERIFY(after.follows[i].after == before.follows[i].after);
            QCOMPARE(after.follows[i].reason, before.follows[i].reason);
        }
        const MemoryKey keys[] = {test::keyOf(*m_other, "r1"), test::keyOf(*m_other, "top")};
        const std::vector<Memory> rows = *m_other->rows(keys);
        QVERIFY(rows[0].status == Status::Superseded);
        QVERIFY(rows[1].status == Status::Suspect); // it rests on r1
        // Taken back with one key, after a restart too.
        driver.key(Qt::Key_Escape);
        driver.window.reset();
        JobRunner::instance().shutDown();
        ReviewDriver again;
        QVERIFY(again.open(m_path));
        again.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(again.settle());
        QVERIFY(m_other->rows(keys)->front().status == Status::Active);
        QVERIFY(again.state("c3") == CandidateState::Approved);
    }

    // Replacing and removing: one at a time, and only after the change was on show.
    void stricterLane()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        // The other pages are laid out, but this candidate's change was never painted.
        driver.window->setWorkspace(QStringLiteral("inspect"));
        QVERIFY(driver.review().select(QStringLiteral("c3")));
        QVERIFY(driver.settle());
        QVERIFY(!driver.review().candidatePane()->changeShown());
        QVERIFY(!driver.enabled("review.approve"));
        QVERIFY(driver.review().candidatePane()->approveOff().contains(QStringLiteral("after the change was shown")));
        driver.window->setWorkspace(QStringLiteral("review"));
        QVERIFY(driver.focusQueue());
        QTRY_VERIFY(driver.review().candidatePane()->changeShown());
        QVERIFY(driver.enabled("review.approve"));
        // Many at once: only what is plain. c4 has a doubt, c2 flags, c3, c7 and c8 change what is there.
        driver.prompts.answer = Answer{};
        driver.key(Qt::Key_A, Qt::ShiftModifier);
        QCOMPARE(int(driver.prompts.questions.size()), 1);
        QCOMPARE(int(driver.prompts.questions[0].items.size()), 3);
        QVERIFY(driver.settle());
        for (const char *id : {"c1", "c5", "c6"})
            QVERIFY2(driver.state(id) == CandidateState::Approved, id);
        for (const char *id : {"c2", "c3", "c4", "c7", "c8"})
            QVERIFY2(driver.state(id) == CandidateState::Pending, id);
    }

    void readOnlyShowsAllAndDecidesNothing()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path, true));
        QCOMPARE(driver.review().queuePane()->model()->shown(), 8);
        QVERIFY(driver.review().evidencePane()->model()->rowCount() > 0);
        for (const char *name : {"review.approve", "review.reject", "review.edit", "review.defer", "review.merge",
                                 "review.approvePlain", "edit.undo"})
            QVERIFY2(!driver.enabled(name), name);
        QVERIFY(!driver.review().candidatePane()->approveOff().isEmpty());
        driver.key(Qt::Key_A);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c1") == CandidateState::Pending);
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(driver.review().sheet()->plan());
        QVERIFY(!driver.enabled("review.commitNow") || driver.review().sheet()->plan()->changes.empty());
    }

    // Somebody else decides: the queue follows, and what was seen before is refused where it belongs.
    void twoReviewers()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        DecideRequest request;
        request.candidate = "c5";
        request.verdict = Verdict::Reject;
        const Result<QueueItem> theirs = decide(*m_other, request, Cause{"ben", "gui", "of no use"});
        QVERIFY(theirs);
        ReviewController &controller = *driver.review().controller();
        QTRY_VERIFY(controller.item(QStringLiteral("c5"))->state == CandidateState::Rejected);
        QVERIFY(driver.settle());

        // Before the window heard of it: the decision is refused, stays with its candidate, and is seen in the queue.
        request.candidate = "c6";
        QVERIFY(decide(*m_other, request, Cause{"ben", "gui", "of no use"}));
        controller.approve(QStringLiteral("c6"), false);
        QVERIFY(driver.settle());
        QVERIFY(controller.error(QStringLiteral("c6")).contains(QStringLiteral("ben rejected it")));
        const QueueModel &model = *driver.review().queuePane()->model();
        QTRY_VERIFY(driver.state("c6") == CandidateState::Rejected);
        QVERIFY(driver.review().select(QStringLiteral("c6")));
        QVERIFY(driver.part<QWidget>("review.candidateError")->isVisible());
        QVERIFY(model.rowOf(QStringLiteral("c6")) >= 0);
    }

    // Somebody else decides the candidate whose text is being typed: no letter of it may become a decision.
    void theEditorKeepsItsCandidate()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.review().select(QStringLiteral("c5")));
        QVERIFY(driver.focusQueue());
        driver.key(Qt::Key_E);
        auto *edit = driver.part<QTextEdit>("review.editText");
        QVERIFY(edit && edit->hasFocus());
        driver.type(QStringLiteral(" Add"));
        DecideRequest request;
        request.candidate = "c5";
        request.verdict = Verdict::Reject;
        QVERIFY(decide(*m_other, request, Cause{"eve", "gui", "of no use"}));
        ReviewController &controller = *driver.review().controller();
        QTRY_VERIFY(controller.item(QStringLiteral("c5"))->state == CandidateState::Rejected);
        QVERIFY(driver.settle());
        QCOMPARE(driver.current(), QStringLiteral("c5"));
        QVERIFY(edit->isVisible() && edit->hasFocus());
        driver.type(QStringLiteral(" rad"));
        QCOMPARE(edit->toPlainText(), QStringLiteral("Formatting is settled by the tool. Add rad"));
        const auto *bar = driver.part<ErrorBar>("review.elsewhere");
        QVERIFY(bar && bar->isVisible());
        QCOMPARE(bar->message(), QStringLiteral("Rejected elsewhere by eve: of no use"));
        QVERIFY(driver.settle());
        for (const char *id : {"c1", "c2", "c3", "c4", "c6", "c7", "c8"})
            QVERIFY2(driver.state(id) == CandidateState::Pending, id);
        for (const char *name : {"review.approve", "review.reject", "review.defer", "review.merge"})
            QVERIFY2(!driver.enabled(name), name);

        // Saving asks; whoever leaves the question has the text still.
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(int(driver.prompts.questions.size()), 1);
        QVERIFY(!driver.review().sheet()->isVisible());
        QCOMPARE(edit->toPlainText(), QStringLiteral("Formatting is settled by the tool. Add rad"));
        QVERIFY(driver.state("c5") == CandidateState::Rejected);
        driver.prompts.answer = Answer{};
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(!edit->isVisible());
        QVERIFY(driver.state("c5") == CandidateState::Pending);
        QCOMPARE(queueItem(*m_other, "c5")->candidate.text, std::string("Formatting is settled by the tool. Add rad"));
    }

    // Before the window heard of it: the text is refused, and back where it was typed.
    void aTextThatCameTooLateIsKept()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.review().select(QStringLiteral("c5")));
        QVERIFY(driver.focusQueue());
        driver.key(Qt::Key_E);
        driver.type(QStringLiteral(" More"));
        DecideRequest request;
        request.candidate = "c5";
        request.verdict = Verdict::Reject;
        QVERIFY(decide(*m_other, request, Cause{"eve", "gui", "of no use"}));
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c5") == CandidateState::Rejected);
        QCOMPARE(driver.current(), QStringLiteral("c5"));
        const auto *edit = driver.part<QTextEdit>("review.editText");
        QTRY_VERIFY(edit->isVisible());
        QCOMPARE(edit->toPlainText(), QStringLiteral("Formatting is settled by the tool. More"));
        QVERIFY(driver.review().controller()->error(QStringLiteral("c5")).contains(QStringLiteral("not saved")));
    }

    // A reason that is being typed stays when somebody answers the other flag.
    void aTypedReasonStays()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.review().select(QStringLiteral("c2")));
        QVERIFY(driver.focusQueue());
        driver.key(Qt::Key_F);
        driver.key(Qt::Key_1);
        driver.type(QStringLiteral("she agre"));
        const Result<std::vector<ReviewFlag>> flags = reviewFlags(*m_other, "c2");
        QVERIFY(flags && flags->size() == 2);
        for (const ReviewFlag &flag : *flags) {
            if (flag.finding.category == "health")
                QVERIFY(resolveFlag(*m_other, flag.id, PolicyAction::Downgrade, Cause{"ben", "gui", "so"}));
        }
        ReviewController &controller = *driver.review().controller();
        QTRY_COMPARE(openFlags(*controller.item(QStringLiteral("c2"))), 1);
        QVERIFY(driver.settle());
        driver.type(QStringLiteral("ed"));
        driver.key(Qt::Key_Return);
        QVERIFY(driver.settle());
        const Result<QueueItem> item = queueItem(*m_other, "c2");
        const auto allowed = std::find_if(item->flags.begin(), item->flags.end(),
                                          [](const ReviewFlag &flag) { return flag.state == "allow"; });
        QVERIFY(allowed != item->flags.end());
        QCOMPARE(allowed->reason, std::string("she agreed"));
        QVERIFY(driver.state("c1") == CandidateState::Pending); // A and D were letters
    }

    // The row in hand stays under the hand, with a word on what was done to it.
    void theRowInHandStays()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.review().select(QStringLiteral("c5")));
        DecideRequest request;
        request.candidate = "c5";
        request.verdict = Verdict::Defer;
        QVERIFY(decide(*m_other, request, Cause{"eve", "gui", ""}));
        ReviewController &controller = *driver.review().controller();
        QTRY_VERIFY(controller.item(QStringLiteral("c5"))->state == CandidateState::Deferred);
        QVERIFY(driver.settle());
        QCOMPARE(driver.current(), QStringLiteral("c5"));
        QVERIFY(driver.part<QWidget>("review.elsewhere")->isVisible());
        driver.key(Qt::Key_J);
        QCOMPARE(driver.current(), QStringLiteral("c6"));
        QVERIFY(!driver.part<QWidget>("review.elsewhere")->isVisible());
        controller.reload();
        QVERIFY(driver.settle());
        QCOMPARE(driver.review().queuePane()->model()->rowOf(QStringLiteral("c5")), -1);
    }

    void typedTextIsNotThrownAwayUnasked()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.review().select(QStringLiteral("c5")));
        QVERIFY(driver.focusQueue());
        driver.key(Qt::Key_E);
        driver.key(Qt::Key_Escape); // nothing was typed
        const auto *edit = driver.part<QTextEdit>("review.editText");
        QVERIFY(!edit->isVisible());
        QVERIFY(driver.prompts.questions.isEmpty());
        driver.key(Qt::Key_E);
        driver.type(QStringLiteral(" More"));
        driver.key(Qt::Key_Escape);
        QCOMPARE(int(driver.prompts.questions.size()), 1);
        QVERIFY(edit->isVisible() && edit->hasFocus());
        QCOMPARE(edit->toPlainText(), QStringLiteral("Formatting is settled by the tool. More"));

        // Another candidate, the sheet: the text waits with its own.
        QVERIFY(driver.review().select(QStringLiteral("c6")));
        QVERIFY(!edit->isVisible());
        QCOMPARE(driver.review().unsaved(), 1);
        driver.review().openCommit();
        QVERIFY(driver.settle());
        driver.key(Qt::Key_Escape);
        QVERIFY(driver.review().select(QStringLiteral("c5")));
        QVERIFY(edit->isVisible());
        QCOMPARE(edit->toPlainText(), QStringLiteral("Formatting is settled by the tool. More"));

        // The window asks, too.
        QVERIFY(!driver.window->close());
        QCOMPARE(int(driver.prompts.questions.size()), 2);
        driver.window->commands()->find(QStringLiteral("store.close"))->trigger();
        QCOMPARE(int(driver.prompts.questions.size()), 3);
        QVERIFY(driver.window->session()->isOpen());

        driver.prompts.answer = Answer{};
        const_cast<QTextEdit *>(edit)->setFocus();
        driver.key(Qt::Key_Escape);
        QVERIFY(!edit->isVisible());
        QCOMPARE(driver.review().unsaved(), 0);
        QCOMPARE(queueItem(*m_other, "c5")->candidate.text, std::string("Formatting is settled by the tool."));
    }

    // U takes back what the foot names, or nothing.
    void undoDoesWhatItNames()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        const auto foot = [&driver] { return driver.part<QWidget>("review.foot")->accessibleName(); };
        driver.key(Qt::Key_A);
        QVERIFY(driver.settle());
        QCOMPARE(foot(), QStringLiteral("Approved: A rollout is planned in writing."));

        // The same person in another window, which this one has not heard of.
        DecideRequest request;
        request.candidate = "c5";
        request.verdict = Verdict::Reject;
        QVERIFY(decide(*m_other, request, Cause{"ada", "gui", "of no use"}));
        QStringList said;
        connect(&driver.review(), &ReviewWorkspace::message, this, [&said](const QString &text) { said << text; });
        driver.key(Qt::Key_U);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c1") == CandidateState::Approved);
        QVERIFY(driver.state("c5") == CandidateState::Rejected);
        QVERIFY(driver.window->errorText().contains(QStringLiteral("is not the last any more")));
        QVERIFY(said.filter(QStringLiteral("Taken back")).isEmpty());

        // Now it names the other one, and takes that back.
        QCOMPARE(foot(), QStringLiteral("Rejected: Formatting is settled by the tool."));
        driver.key(Qt::Key_U);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c5") == CandidateState::Pending);
        QVERIFY(driver.state("c1") == CandidateState::Approved);
        QVERIFY(said.contains(QStringLiteral("Taken back: Rejected: Formatting is settled by the tool.")));
        QCOMPARE(foot(), QStringLiteral("Approved: A rollout is planned in writing."));

        // After a restart the foot names what was done before it.
        const std::pair<std::string, std::string> values[] = {{"review.wait_hours", "90"}};
        QVERIFY(setPolicy(*m_other, values, Cause{"ada", "gui", ""}));
        driver.window.reset();
        JobRunner::instance().shutDown();
        ReviewDriver again;
        QVERIFY(again.open(m_path));
        const QString now = again.part<QWidget>("review.foot")->accessibleName();
        QVERIFY2(now.startsWith(QStringLiteral("Policy changed, ledger entry ")), qPrintable(now));
    }

    // A receipt goes with its commit; doing it again leaves the reader where he is.
    void theReceiptGoesWithItsCommit()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        driver.key(Qt::Key_A);
        QVERIFY(driver.settle());
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(driver.review().sheet()->isVisible() && driver.review().sheet()->isReceipt());
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c1") == CandidateState::Approved);
        QVERIFY(!driver.review().sheet()->isVisible());
        QVERIFY(driver.focusQueue());
        driver.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(driver.settle());
        QVERIFY(driver.state("c1") == CandidateState::Committed);
        QCOMPARE(driver.review().view(), QStringLiteral("queue"));
    }

    // A tab says how many stand behind it, and what is put off is not done.
    void countsAgreeWithTheLists()
    {
        DecideRequest request;
        request.candidate = "c6";
        request.verdict = Verdict::Defer;
        QVERIFY(decide(*m_other, request, kBen));
        request.candidate = "c5";
        request.verdict = Verdict::Reject;
        QVERIFY(decide(*m_other, request, Cause{"ben", "gui", "of no use"}));
        const Result<std::vector<ReviewFlag>> flags = reviewFlags(*m_other, "c2");
        QVERIFY(flags);
        for (const ReviewFlag &flag : *flags) {
            const PolicyAction action = flag.finding.category == "health" ? PolicyAction::Block : PolicyAction::Allow;
            QVERIFY(resolveFlag(*m_other, flag.id, action, Cause{"ben", "gui", "so"}));
        }
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QueuePane &pane = *driver.review().queuePane();
        // c1 to c4, c7 and c8; c2 is blocked, which is an answer.
        QCOMPARE(pane.model()->shown(), 6);
        QCOMPARE(pane.model()->done(), 1);
        QCOMPARE(driver.review().viewCount(QStringLiteral("queue")), QStringLiteral("5"));
        for (const char *view : {"deferred", "decided"}) {
            driver.review().setView(QString::fromLatin1(view));
            QCOMPARE(driver.review().viewCount(QString::fromLatin1(view)), QString::number(pane.model()->shown()));
        }
        QCOMPARE(pane.model()->shown(), 2); // c2 and c5
    }

    // Approved, and nothing of it can go in: the sheet says which of the two it is.
    void whatStaysBehindIsNotNothing()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        driver.key(Qt::Key_A);
        QVERIFY(driver.settle());
        QCOMPARE(driver.review().toCommit(), 1);
        const MemoryKey keys[] = {test::keyOf(*m_other, "e2")};
        QVERIFY(m_other->retract(keys, Cause{"ben", "gui", "wrong"}));
        QTRY_VERIFY(!driver.review().controller()->item(QStringLiteral("c1"))->applies);
        QVERIFY(driver.settle());
        QCOMPARE(driver.review().toCommit(), 0);
        QVERIFY(driver.part<QWidget>("top.commit")->isVisible()); // it leads to the reason
        driver.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.settle());
        QCOMPARE(driver.part<Label>("review.sheetTitle")->text(), QStringLiteral("Nothing to commit"));
        QVERIFY(driver.part<TextBlock>("review.sheetBelow")->text().contains(QStringLiteral("stays behind")));
        QVERIFY(!driver.part<TextBlock>("review.sheetSignature")->text().contains(QStringLiteral("Signed")));
        // The reason is there whole.
        auto *rows = driver.part<RowView>("review.sheetRows");
        const QModelIndex last = rows->model()->index(rows->model()->rowCount() - 1, 0);
        const QString spoken = last.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(QString::fromStdString(driver.review().sheet()->plan()->blocked.front().because)),
                 qPrintable(spoken));
        QVERIFY(rows->visualRect(last).height() > 2 * 16); // its line, and the reason below
    }

    // In Inspect the selection is Inspect's.
    void theQueueKeepsItsHandsOffOtherWorkspaces()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        driver.window->setWorkspace(QStringLiteral("inspect"));
        const MemoryKey chosen = test::keyOf(*m_other, "e7");
        driver.window->session()->select(chosen);
        QVERIFY(driver.settle());
        DecideRequest request;
        request.candidate = "c1";
        request.verdict = Verdict::Reject;
        QVERIFY(decide(*m_other, request, Cause{"ben", "gui", "of no use"}));
        QTRY_COMPARE(int(driver.review().controller()->counts().rejected), 1);
        QVERIFY(driver.settle());
        QTRY_VERIFY(!driver.review().busy()); // the keys rest, too
        QCOMPARE(driver.window->session()->selection().value, chosen.value);
        // Nor when the queue goes to another candidate.
        QVERIFY(driver.review().select(QStringLiteral("c3")));
        QTRY_VERIFY(!driver.review().busy());
        QCOMPARE(driver.window->session()->selection().value, chosen.value);
        // Once it is seen, it is at that one, and knows of the decision.
        driver.window->setWorkspace(QStringLiteral("review"));
        QTRY_VERIFY(driver.review().controller()->item(QStringLiteral("c1"))->state == CandidateState::Rejected);
        QVERIFY(driver.settle());
        QCOMPARE(driver.current(), QStringLiteral("c3"));
    }

    // Ctrl+K, Enter on a memory: it is seen.
    void thePaletteLeadsToTheMemory()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        Q_EMIT driver.window->palettePopup()->memoryChosen(test::keyOf(*m_other, "e7"));
        QCOMPARE(driver.window->workspace(), QStringLiteral("inspect"));
        QCOMPARE(driver.window->session()->selection().value, test::keyOf(*m_other, "e7").value);
    }

    // No button is cut and no part reaches beyond its pane, however small the window.
    void nothingIsCutInSmallWindows_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024") << QSize(1024, 700);
        QTest::newRow("1100") << QSize(1100, 720);
        QTest::newRow("1400") << QSize(1400, 900);
    }
    void nothingIsCutInSmallWindows()
    {
        QFETCH(QSize, size);
        ReviewDriver driver;
        driver.window->resize(size);
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.review().select(QStringLiteral("c2")));
        QVERIFY(driver.settle());
        driver.key(Qt::Key_F);
        driver.key(Qt::Key_1);
        QApplication::processEvents(); // the layouts
        const CandidatePane &pane = *driver.review().candidatePane();
        int seen = 0;
        for (const Button *button : pane.findChildren<Button *>()) {
            if (!button->isVisible())
                continue;
            ++seen;
            const QByteArray name = button->objectName().toUtf8();
            QVERIFY2(button->width() >= button->sizeHint().width(), name.constData());
            const QRect there(button->mapTo(&pane, QPoint(0, 0)), button->size());
            QVERIFY2(there.left() >= 0 && there.right() < pane.width(), name.constData());
        }
        QVERIFY(seen >= 10);
        const auto *scroll = driver.part<QScrollArea>("review.candidate");
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        for (const KeyHint *hint : driver.review().evidencePane()->findChildren<KeyHint *>()) {
            const QRect there(hint->mapTo(driver.review().evidencePane(), QPoint(0, 0)), hint->size());
            const bool below = there.top() >= driver.review().evidencePane()->height();
            QVERIFY(below || there.right() < driver.review().evidencePane()->width());
        }
    }

    // A text that nobody would write by hand is laid out, whole, and not for minutes.
    void aVeryLongTextIsShownWhole()
    {
        CandidateText text;
        text.resize(500, 100);
        const QString sentence = QStringLiteral("Sam gives a specification as a failing test. ");
        const QString all = sentence.repeated(int(1'000'000 / sentence.size()));
        QElapsedTimer took;
        took.start();
        text.setText(all, {});
        const int narrow = text.heightForWidth(500);
        for (int i = 0; i < 40; ++i) { // what layouts ask again and again
            text.setText(all, {});
            QCOMPARE(text.heightForWidth(500), narrow);
            QVERIFY(text.heightForWidth(700) < narrow);
        }
        QVERIFY2(took.elapsed() < 20'000, qPrintable(QString::number(took.elapsed())));
        QCOMPARE(text.text().size(), all.size());
        QCOMPARE(oneLine(std::string(1'000'000, 'x')).size(), 4001); // a row shows its head
        QCOMPARE(oneLine("two\nlines"), QStringLiteral("two lines"));
    }

    // Where a text stays as it is nothing is taken out or put in.
    void aMergeShowsNoDifference()
    {
        DiffText diff;
        diff.setTexts(QStringLiteral("A deploy needs a plan."), QStringLiteral("A deploy needs a plan."));
        QCOMPARE(diff.accessibleName(), QStringLiteral("Stays as it is: A deploy needs a plan."));
        const int once = diff.heightForWidth(500);
        diff.setTexts(QStringLiteral("A deploy needs a plan."), QStringLiteral("A deploy needs two plans."));
        QVERIFY(diff.heightForWidth(500) > once);
        diff.setTexts(QStringLiteral("A deploy needs a plan."), {});
        QCOMPARE(diff.accessibleName(), QStringLiteral("Taken out: A deploy needs a plan."));
    }

    // The agent takes a source away between the run and the decision.
    void whatNoLongerAppliesSaysSo()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        const MemoryKey keys[] = {test::keyOf(*m_other, "e2")};
        QVERIFY(m_other->retract(keys, Cause{"ben", "gui", "wrong"}));
        ReviewController &controller = *driver.review().controller();
        QTRY_VERIFY(!controller.item(QStringLiteral("c1"))->applies);
        QVERIFY(driver.settle());
        QVERIFY(!driver.enabled("review.approve"));
        QVERIFY(driver.part<QWidget>("review.outdated")->isVisible());
        QVERIFY(driver.enabled("review.lookAgain"));
        driver.key(Qt::Key_G);
        QVERIFY(driver.settle());
        QVERIFY(controller.item(QStringLiteral("c1"))->applies);
        QVERIFY(!driver.enabled("review.approve")); // one source is left, the floor is 2
    }

    void detailsAndBadgeFollow()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QTRY_COMPARE(driver.window->session()->selection().value, test::keyOf(*m_other, "e1").value);
        QVERIFY(driver.review().select(QStringLiteral("c3")));
        QTRY_COMPARE(driver.window->session()->selection().value, test::keyOf(*m_other, "r1").value);
        QCOMPARE(driver.review().pending(), 8);
        driver.key(Qt::Key_Space);
        QTRY_COMPARE(driver.window->session()->selection().value, test::keyOf(*m_other, "e1").value);
    }

    // Every control has a name for a screen reader, and every command an object name, a text and a tip.
    void everythingIsNamed()
    {
        ReviewDriver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.review().select(QStringLiteral("c2")));
        QVERIFY(driver.settle());
        driver.key(Qt::Key_R);
        for (QWidget *widget : driver.review().findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(interface);
            QVERIFY2(!interface->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                                widget->objectName()));
        }
        for (const QAction *action : driver.review().actions()) {
            QVERIFY(!action->objectName().isEmpty());
            QVERIFY2(!action->text().isEmpty() && !action->statusTip().isEmpty(), qPrintable(action->objectName()));
        }
    }
};

CREDENCE_TEST(tst_review, TstReview)

} // namespace tst_review

#include "tst_review.moc"
