// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/mainwindow.h"

#include "audit/auditworkspace.h"
#include "inspect/inspectworkspace.h"
#include "inspect/mappane.h"
#include "jobs/jobrunner.h"
#include "review/reviewworkspace.h"
#include "review/supersededialog.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/curator.h"
#include "shell/detailspanel.h"
#include "shell/palette.h"
#include "shell/palettemodel.h"
#include "shell/rail.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/smallstore.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <credence/reflect.h>
#include <credence/review.h>

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

namespace tst_shell {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;
using credence::test::small::addEpisode;
using credence::test::small::makeSmallStore;

namespace {

// Drives the window as a person would: by commands.
class Driver {
public:
    explicit Driver(MainWindow::Memory memory = MainWindow::Memory::Forget)
    {
        Theme::instance().install(ThemeChoice::Light);
        window = std::make_unique<MainWindow>(&prompts, memory);
        window->show();
    }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return window->commands()->find(QString::fromLatin1(name));
    }
    [[nodiscard]] bool enabled(const char *name) const
    {
        const QAction *found = action(name);
        return found && found->isEnabled();
    }
    // False when there is no such command or it is disabled.
    [[nodiscard]] bool trigger(const char *name) const
    {
        QAction *found = action(name);
        if (!found || !found->isEnabled())
            return false;
        found->trigger();
        return true;
    }
    [[nodiscard]] bool open(const QString &path, bool readOnly = false) const
    {
        window->openPath(path, readOnly);
        return QTest::qWaitFor([this] { return window->session()->snapshot() != nullptr; }) && settle();
    }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return JobRunner::instance().running() == 0 && !window->busy(); });
    }
    [[nodiscard]] MemoryKey key(const char *id) const
    {
        const auto found = window->session()->store()->find(id);
        return found ? *found : MemoryKey{};
    }
    [[nodiscard]] Status status(const char *id) const
    {
        const auto snapshot = window->session()->snapshot();
        return snapshot->row(snapshot->find(key(id))).status;
    }

    FakePrompts prompts;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TstShell : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(m_path));
        qputenv("USER", "tester");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
    }
    void cleanup()
    {
        JobRunner::instance().shutDown();
        m_dir.reset();
    }

    void everyCommandIsDescribed()
    {
        const Driver driver;
        QSet<QString> names;
        const QList<QAction *> all = driver.window->commands()->all();
        QVERIFY(all.size() > 25);
        for (const QAction *action : all) {
            const QByteArray what = (action->objectName() + QLatin1Char(' ') + action->text()).toUtf8();
            QVERIFY2(!action->objectName().isEmpty(), what);
            QVERIFY2(!action->text().isEmpty(), what);
            QVERIFY2(!action->statusTip().isEmpty(), what);
            QVERIFY2(!names.contains(action->objectName()), what);
            names << action->objectName();
        }
    }

    void noTwoCommandsOfTheWindowShareAKey()
    {
        const Driver driver;
        // Keys that act inside of one workspace only may mean something else in another one, but not in the window.
        QHash<QString, QString> owner, local;
        QSet<QString> localKeys;
        for (const QAction *action : driver.window->commands()->all()) {
            const bool inside = action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
            const QString place = action->objectName().section(QLatin1Char('.'), 0, 0) + QLatin1Char(' ');
            for (const QKeySequence &keys : action->shortcuts()) {
                const QString text = inside ? place + keys.toString() : keys.toString();
                QHash<QString, QString> &owners = inside ? local : owner;
                QVERIFY2(!owners.contains(text), qPrintable(text + QLatin1Char(' ') + action->objectName() +
                                                            QLatin1Char(' ') + owners.value(text)));
                owners[text] = action->objectName();
                if (inside)
                    localKeys << keys.toString();
            }
        }
        for (const QString &keys : std::as_const(localKeys))
            QVERIFY2(!owner.contains(keys), qPrintable(keys + QLatin1Char(' ') + owner.value(keys)));
        QCOMPARE(owner.value(QStringLiteral("Ctrl+K")), QStringLiteral("view.palette"));
        QCOMPARE(owner.value(QStringLiteral("Ctrl+O")), QStringLiteral("store.open"));
        QCOMPARE(owner.value(QStringLiteral("F1")), QStringLiteral("help.manual"));
        QCOMPARE(owner.value(QStringLiteral("?")), QStringLiteral("help.keys"));
    }

    // What is enabled when: no store, read-only, writable; nothing selected, a belief, a retracted one.
    void statesOfCommands()
    {
        const auto expect = [](const Driver &driver, const QStringList &on, const QStringList &off) {
            for (const QString &name : on) {
                if (!driver.enabled(qPrintable(name)))
                    return QStringLiteral("%1 is off").arg(name);
            }
            for (const QString &name : off) {
                if (driver.enabled(qPrintable(name)))
                    return QStringLiteral("%1 is on").arg(name);
            }
            return QString();
        };
        const QStringList always{QStringLiteral("store.open"),   QStringLiteral("store.import"),
                                 QStringLiteral("app.quit"),     QStringLiteral("view.palette"),
                                 QStringLiteral("app.settings"), QStringLiteral("help.keys")};
        const QStringList withStore{QStringLiteral("store.close"),      QStringLiteral("store.export"),
                                    QStringLiteral("store.verify"),     QStringLiteral("view.details"),
                                    QStringLiteral("view.filter"),      QStringLiteral("view.tree"),
                                    QStringLiteral("workspace.inspect")};
        const QStringList changes{QStringLiteral("memory.retract"), QStringLiteral("memory.supersede")};
        const QStringList steps{QStringLiteral("edit.redo"), QStringLiteral("view.back"),
                                QStringLiteral("view.forward")};

        Driver driver;
        QCOMPARE(expect(driver, always, withStore + changes + steps + QStringList{QStringLiteral("edit.undo")}),
                 QString());
        QVERIFY(driver.open(m_path, true));
        QCOMPARE(expect(driver, always + withStore, changes + steps + QStringList{QStringLiteral("edit.undo")}),
                 QString());
        driver.window->session()->select(driver.key("b1"));
        QCOMPARE(expect(driver, QStringList{QStringLiteral("memory.export-why")}, changes), QString());

        QVERIFY(driver.trigger("store.close"));
        QVERIFY(driver.settle());
        QCOMPARE(expect(driver, always, withStore + changes + steps), QString());

        QVERIFY(driver.open(m_path));
        QCOMPARE(expect(driver, always + withStore, changes + QStringList{QStringLiteral("memory.export-why")}),
                 QString());
        driver.window->session()->select(driver.key("b1"));
        QCOMPARE(expect(driver, changes, {QStringLiteral("memory.restore"), QStringLiteral("view.back")}), QString());
        driver.window->session()->select(driver.key("b2"));
        QCOMPARE(expect(driver, {QStringLiteral("view.back")}, {QStringLiteral("view.forward")}), QString());
        QVERIFY(driver.trigger("view.back"));
        QCOMPARE(driver.window->session()->selection(), driver.key("b1"));
        QVERIFY(driver.enabled("view.forward"));
    }

    void retractAsksShowsWhatFollowsAndIsUndone()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(driver.key("b1"));
        driver.prompts.answer = Answer{QStringLiteral("It was one bad week."), QStringLiteral("Tess"), {}};
        QVERIFY(driver.trigger("memory.retract"));
        QTRY_COMPARE(driver.prompts.questions.size(), 1);
        const Question asked = driver.prompts.questions[0];
        QVERIFY(asked.askReason);
        QCOMPARE(asked.who, QStringLiteral("tester"));
        // b3 rests on b1 and b2: one source of two is left, the floor is two.
        QVERIFY(asked.facts.contains(QStringLiteral("Become stale\t1")));
        QVERIFY(asked.facts.contains(QStringLiteral("Become suspect\t0")));
        QCOMPARE(asked.items.size(), 1);
        QVERIFY(asked.items[0].contains(QStringLiteral("Risky work is planned first")));
        QTRY_COMPARE(driver.status("b1"), Status::Retracted);
        QCOMPARE(driver.status("b3"), Status::Stale);
        QVERIFY(driver.settle());

        const auto entries = driver.window->session()->store()->ledger(1);
        QVERIFY(entries);
        QCOMPARE(entries->front().who, std::string("Tess"));
        QCOMPARE(entries->front().channel, std::string("gui"));
        QCOMPARE(entries->front().reason, std::string("It was one bad week."));

        QVERIFY(driver.enabled("memory.restore"));
        QVERIFY(!driver.enabled("memory.retract"));
        QTRY_VERIFY(driver.enabled("edit.undo"));
        QCOMPARE(driver.action("edit.undo")->text(), QStringLiteral("Undo retraction with 1 more change"));
        QVERIFY(driver.trigger("edit.undo"));
        QTRY_COMPARE(driver.status("b1"), Status::Active);
        QCOMPARE(driver.status("b3"), Status::Active);
        QTRY_VERIFY(driver.enabled("edit.redo"));
        QVERIFY(driver.trigger("edit.redo"));
        QTRY_COMPARE(driver.status("b1"), Status::Retracted);
        QTRY_COMPARE(driver.status("b3"), Status::Stale);
    }

    // What an import or an agent brought is not what a person means by Ctrl+Z; a decision made elsewhere is.
    void undoIsForDecisions()
    {
        {
            Driver driver;
            QVERIFY(driver.open(m_path));
            QVERIFY(!driver.enabled("edit.undo"));
            QVERIFY(addEpisode(*driver.window->session()->store(), "agent", "Written by the agent"));
            QTRY_COMPARE(int(driver.window->session()->snapshot()->size()), 10);
            QVERIFY(driver.settle());
            QVERIFY(!driver.enabled("edit.undo"));
            const std::array keys{driver.key("b2")};
            QVERIFY(driver.window->session()->store()->retract(keys, Cause{"somebody", "gui", "elsewhere"}));
            QTRY_VERIFY(driver.enabled("edit.undo"));
        }
        Driver again; // after a restart, too
        QVERIFY(again.open(m_path));
        QTRY_VERIFY(again.enabled("edit.undo"));
        QVERIFY(again.trigger("edit.undo"));
        QTRY_COMPARE(again.status("b2"), Status::Active);
    }

    // So is one of Review, before Review was ever opened.
    void undoIsNamedAfterARestart()
    {
        {
            Driver driver;
            QVERIFY(driver.open(m_path));
            const std::shared_ptr<Store> store = driver.window->session()->store();
            const std::array keys{driver.key("e1"), driver.key("e2")};
            const auto rows = store->rows(keys);
            QVERIFY(rows && rows->size() == 2);
            Candidate candidate;
            candidate.id = "c1";
            candidate.scope = rows->front().scope;
            candidate.text = "Both happened";
            candidate.run = "run-1";
            candidate.evidence = {{(*rows)[0].id}, {(*rows)[1].id}};
            RunRecord run;
            run.id = "run-1";
            run.scope = candidate.scope;
            run.preset = kByHand;
            run.candidates = {candidate};
            QVERIFY(store->queueRun(run, {}, Cause{"ada", "gui", {}}));
            DecideRequest reject;
            reject.candidate = "c1";
            reject.verdict = Verdict::Reject;
            QVERIFY(decide(*store, reject, Cause{"ada", "gui", "no"}));
            QVERIFY(driver.settle());
        }
        Driver again;
        QVERIFY(again.open(m_path));
        QTRY_VERIFY(again.enabled("edit.undo"));
        QVERIFY(again.action("edit.undo")->text() != QStringLiteral("Undo"));
    }

    void whatIsNoStoreIsSaidToBeNone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QStringLiteral("empty.credence") << QByteArray();
        QTest::newRow("git lfs") << QStringLiteral("lfs.credence")
                                 << QByteArray("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n");
        QTest::newRow("text") << QStringLiteral("text.credence") << QByteArray("hello\n");
        QTest::newRow("header only") << QStringLiteral("head.credence") << QByteArray("SQLite format 3\0", 16);
        QTest::newRow("json that is none") << QStringLiteral("broken.json") << QByteArray("{\"a\": ");
        QTest::newRow("deep json") << QStringLiteral("deep.json") << QByteArray(200000, '[');
    }
    void whatIsNoStoreIsSaidToBeNone()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        const QString path = m_dir->filePath(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), qint64(content.size()));
        file.close();
        const Driver driver;
        driver.window->openPath(path);
        QTRY_VERIFY(!driver.window->errorText().isEmpty());
        QVERIFY(driver.window->errorText().contains(name));
        QVERIFY(!driver.window->session()->isOpen());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }

    void aFolderIsNoStore()
    {
        const QString folder = m_dir->filePath(QStringLiteral("folder.credence"));
        QVERIFY(QDir().mkpath(folder));
        const Driver driver;
        driver.window->openPath(folder);
        QTRY_VERIFY(driver.window->errorText().contains(QStringLiteral("folder.credence")));
    }

    void whoLeavesChangesNothing()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        const auto before = driver.window->session()->store()->ledgerHead();
        driver.window->session()->select(driver.key("b2"));
        QVERIFY(driver.trigger("memory.retract"));
        QTRY_COMPARE(driver.prompts.questions.size(), 1);
        QVERIFY(driver.settle());
        const auto after = driver.window->session()->store()->ledgerHead();
        QVERIFY(before && after);
        QCOMPARE(after->first, before->first);
    }

    // b1 "Changes to auth need a plan" gives way to another belief, found by its words, or to a person's own words.
    void supersedeNeedsAnotherMemory()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(driver.key("b1"));
        QVERIFY(driver.trigger("memory.supersede"));
        const auto ask = [&] { return driver.window->findChild<SupersedeDialog *>(QStringLiteral("supersede")); };
        QTRY_VERIFY(ask() && !ask()->busy());
        SupersedeDialog *dialog = ask();
        auto *rows = dialog->findChild<ReplacementRows *>();
        const QAbstractItemModelTester tester(rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto *accept = dialog->findChild<QAbstractButton *>(QStringLiteral("accept"));
        dialog->findChild<QLineEdit *>(QStringLiteral("supersede.reason"))->setText(QStringLiteral("Sharper"));
        QVERIFY(!accept->isEnabled()); // nothing is chosen
        for (int i = 0; i < rows->rowCount(); ++i)
            QVERIFY(rows->row(i).memory.id.value != "b1");
        dialog->findChild<QLineEdit *>(QStringLiteral("supersede.find"))->setText(QStringLiteral("b2"));
        QTRY_VERIFY(!dialog->busy() && rows->rowCount() > 0);
        QCOMPARE(rows->row(0).memory.id.value, std::string("b2"));
        auto *view = dialog->findChild<RowView *>(QStringLiteral("supersede.offers"));
        view->setCurrentIndex(rows->index(0));
        QVERIFY(accept->isEnabled());
        accept->click();
        QTRY_COMPARE(driver.status("b1"), Status::Superseded);
    }

    void aCorrectedTextWaitsInReview()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(driver.key("b2"));
        QVERIFY(driver.trigger("memory.supersede"));
        const auto ask = [&] { return driver.window->findChild<SupersedeDialog *>(QStringLiteral("supersede")); };
        QTRY_VERIFY(ask() && !ask()->busy());
        SupersedeDialog *dialog = ask();
        dialog->findChild<SegmentedControl *>()->setCurrentIndex(1);
        dialog->findChild<QLineEdit *>(QStringLiteral("supersede.reason"))->setText(QStringLiteral("Since Postgres"));
        auto *accept = dialog->findChild<QAbstractButton *>(QStringLiteral("accept"));
        auto *text = dialog->findChild<QPlainTextEdit *>(QStringLiteral("supersede.text"));
        QVERIFY(!accept->isEnabled()); // the same text
        text->setPlainText(QStringLiteral("Migrations of large tables need a window"));
        QVERIFY(accept->isEnabled());
        auto *sources = dialog->findChild<SourceRows *>();
        const QAbstractItemModelTester tester(sources, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(sources->ticked().size(), std::size_t(2)); // e4, e5
        QVERIFY(sources->setData(sources->index(0), int(Qt::Unchecked), Qt::CheckStateRole));
        QVERIFY(!accept->isEnabled()); // one source, the floor is two
        QVERIFY(sources->setData(sources->index(0), int(Qt::Checked), Qt::CheckStateRole));
        accept->click();
        QVERIFY(driver.settle());
        QCOMPARE(driver.status("b2"), Status::Active);
        const auto waiting = queue(*driver.window->session()->store());
        QVERIFY(waiting);
        QCOMPARE(waiting->size(), std::size_t(1));
        QVERIFY(waiting->front().candidate.action == Action::Supersede);
        QCOMPARE(waiting->front().candidate.text, std::string("Migrations of large tables need a window"));
        QCOMPARE(waiting->front().candidate.targets, std::vector<MemoryId>{{"b2"}});
    }

    void verifyReports()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.trigger("store.verify"));
        QTRY_COMPARE(driver.prompts.messages.size(), 1);
        QCOMPARE(driver.prompts.messages[0].title, QStringLiteral("The ledger is whole"));
    }

    void exportWritesTheFile()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        const QString out = m_dir->filePath(QStringLiteral("out.jsonl"));
        QVERIFY(driver.trigger("store.export"));
        auto *dialog = driver.window->findChild<QDialog *>(QStringLiteral("export"));
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(QStringLiteral("export.target"))->setText(out);
        dialog->findChild<QPushButton *>(QStringLiteral("accept"))->click();
        QTRY_VERIFY(QFile::exists(out));
        QVERIFY(driver.settle());
        driver.prompts.path = m_dir->filePath(QStringLiteral("why.md"));
        driver.window->session()->select(driver.key("b3"));
        QVERIFY(driver.trigger("memory.export-why"));
        QTRY_VERIFY(QFile::exists(driver.prompts.path));
        QFile file(driver.prompts.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("Risky work is planned first"));
    }

    void everyFocusableWidgetHasAName()
    {
        Driver driver;
        const auto nameless = [&driver] {
            for (QWidget *widget : driver.window->findChildren<QWidget *>()) {
                if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
                    continue;
                const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
                if (!face || face->text(QAccessible::Name).trimmed().isEmpty())
                    return QStringLiteral("%1 \"%2\"")
                        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
            }
            return QString();
        };
        QCOMPARE(nameless(), QString());
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(driver.key("b3"));
        QVERIFY(driver.settle());
        QCOMPARE(nameless(), QString());
    }

    void whatIsDroppedIsOpenedOrImported()
    {
        Driver driver;
        const auto drop = [&driver](const QString &path) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path)});
            QDragEnterEvent enter(QPoint(400, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(driver.window.get(), &enter);
            if (!enter.isAccepted())
                return false;
            QDropEvent event(QPointF(400, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(driver.window.get(), &event);
            return event.isAccepted();
        };
        QVERIFY(drop(m_path));
        QTRY_VERIFY(driver.window->session()->snapshot());

        const QString foreign = m_dir->filePath(QStringLiteral("more.jsonl"));
        QFile file(foreign);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(credence::test::small::jsonl());
        file.close();
        QVERIFY(drop(foreign));
        QTRY_VERIFY(driver.window->findChild<QDialog *>(QStringLiteral("import")));
        auto *dialog = driver.window->findChild<QDialog *>(QStringLiteral("import"));
        auto *accept = dialog->findChild<QPushButton *>(QStringLiteral("accept"));
        QTRY_VERIFY(accept->isEnabled());
        QVERIFY(accept->text().contains(QStringLiteral("9")));
        auto *target = dialog->findChild<QLineEdit *>(QStringLiteral("import.target"));
        const QString made = m_dir->filePath(QStringLiteral("made.credence"));
        target->setText(m_path); // there already
        QVERIFY(!accept->isEnabled());
        target->setText(made);
        QVERIFY(accept->isEnabled());
        accept->click();
        QTRY_COMPARE(driver.window->session()->path(), made);
        QTRY_VERIFY(driver.window->session()->snapshot());
        QCOMPARE(int(driver.window->session()->snapshot()->size()), 9);

        const QString nothing = m_dir->filePath(QStringLiteral("notes.txt"));
        QFile notes(nothing);
        QVERIFY(notes.open(QIODevice::WriteOnly));
        notes.write("just notes\n");
        notes.close();
        QVERIFY(drop(nothing));
        QTRY_VERIFY(driver.window->errorText().contains(QStringLiteral("notes.txt")));
    }

    void importIntoTheOpenStoreAddsWhatIsNew()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        const QString foreign = m_dir->filePath(QStringLiteral("again.jsonl"));
        QFile file(foreign);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(credence::test::small::jsonl());
        file.write("{\"record\":\"memory\",\"id\":\"e7\",\"kind\":\"episode\",\"scope\":\"sam\",\"text\":\"A new "
                   "one.\"}\n{broken\n");
        file.close();
        driver.window->openPath(foreign);
        QTRY_VERIFY(driver.window->findChild<QDialog *>(QStringLiteral("import")));
        auto *dialog = driver.window->findChild<QDialog *>(QStringLiteral("import"));
        auto *accept = dialog->findChild<QPushButton *>(QStringLiteral("accept"));
        QTRY_VERIFY(accept->isEnabled());
        auto *into = dialog->findChild<QAbstractButton *>(QStringLiteral("import.open"));
        QVERIFY(into);
        into->click();
        QTRY_COMPARE(accept->text(), QStringLiteral("Import 1 memory"));
        auto *show = dialog->findChild<QPushButton *>(QStringLiteral("import.show.bad-json"));
        QVERIFY(show);
        show->click();
        QCOMPARE(driver.prompts.messages.size(), 1);
        QVERIFY(driver.prompts.messages[0].detail.contains(QStringLiteral("12")));
        QTRY_VERIFY(accept->isEnabled());
        accept->click();
        QTRY_COMPARE(int(driver.window->session()->snapshot()->size()), 10);
    }

    void episodesOfAnotherProcessAppear()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        auto other = Store::open(std::filesystem::path(m_path.toStdString()));
        QVERIFY(other);
        QVERIFY(addEpisode(**other, "x1", "From elsewhere"));
        QTRY_COMPARE_WITH_TIMEOUT(int(driver.window->session()->snapshot()->size()), 10, 5000);
    }

    void theThemeFollowsTheSetting()
    {
        const Driver driver;
        QVERIFY(!Theme::instance().isDark());
        const QColor light = driver.window->palette().color(QPalette::Window);
        Settings::instance().set(settings::kTheme, QStringLiteral("dark"));
        QVERIFY(Theme::instance().isDark());
        QVERIFY(driver.window->palette().color(QPalette::Window) != light);
        Settings::instance().set(settings::kTheme, QStringLiteral("light"));
        QCOMPARE(driver.window->palette().color(QPalette::Window), light);
    }

    void thePaletteFindsMemoriesAndCommands()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.trigger("view.palette"));
        CommandPalette *palette = driver.window->palettePopup();
        QVERIFY(palette->isVisible());
        auto *field = palette->findChild<QLineEdit *>(QStringLiteral("palette.field"));
        QTest::keyClicks(field, QStringLiteral("plan"));
        // "plan" in e1, e3, b1 and (stem of planned) b3.
        QTRY_COMPARE(palette->countText(), QStringLiteral("4 of 9"));
        PaletteModel *model = palette->model();
        QCOMPARE(model->row(0).type, PaletteRow::Type::Header);
        QCOMPARE(model->row(0).text, QStringLiteral("Beliefs"));
        QCOMPARE(model->row(1).text, QStringLiteral("Changes to auth need a plan")); // the most important first
        QCOMPARE(model->row(1).fact, QStringLiteral("depth 1, 3 episodes"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!palette->isVisible());
        QCOMPARE(driver.window->session()->selection(), driver.key("b1"));

        QVERIFY(driver.trigger("view.palette"));
        field->setText(QStringLiteral("e5")); // an id
        QTRY_VERIFY(model->rowCount() > 1 && model->row(1).key == driver.key("e5"));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(driver.window->session()->selection(), driver.key("e5"));
        QCOMPARE(driver.window->workspace(), QStringLiteral("audit")); // three words, one key: the argument
        QCOMPARE(driver.window->audit()->view(), QStringLiteral("why"));

        QVERIFY(driver.trigger("view.palette"));
        field->setText(QStringLiteral(">close the store"));
        QTRY_COMPARE(model->rowCount(), 2);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!driver.window->session()->isOpen());
    }

    void escapeClosesThePalette()
    {
        const Driver driver;
        QVERIFY(driver.trigger("view.palette"));
        CommandPalette *palette = driver.window->palettePopup();
        QVERIFY(palette->isVisible());
        QTest::keyClick(palette->findChild<QLineEdit *>(QStringLiteral("palette.field")), Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
    }

    void recentStoresAreRemembered()
    {
        const QString gone = m_dir->filePath(QStringLiteral("gone.credence"));
        Settings::instance().set(settings::kRecentStores, QStringList{gone});
        {
            const Driver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_path));
            QCOMPARE(Settings::instance().get(settings::kRecentStores), (QStringList{m_path, gone}));
            driver.window->close();
        }
        QVERIFY(!Settings::instance().get(settings::kGeometry).isEmpty());
        const Driver driver(MainWindow::Memory::Keep);
        QVERIFY(driver.enabled("recent.clear"));
        QVERIFY(driver.trigger("recent.clear"));
        QVERIFY(Settings::instance().get(settings::kRecentStores).isEmpty());
    }

    void detailsOpenAndClose()
    {
        Driver driver;
        driver.window->resize(1400, 900);
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.window->details()->isVisible());
        QVERIFY(driver.trigger("view.details"));
        QVERIFY(!driver.window->details()->isVisible());
        // A narrow window has no room beside the workspace: Details floats, and only when asked for.
        QVERIFY(driver.trigger("view.details"));
        driver.window->resize(900, 700);
        QVERIFY(!driver.window->details()->isVisible());
        QVERIFY(driver.trigger("view.details"));
        QVERIFY(driver.window->details()->isVisible());
        driver.window->resize(1400, 900);
        QVERIFY(driver.window->details()->isVisible());
    }

    void panesAreReachedByKey()
    {
        Driver driver;
        QVERIFY(driver.open(m_path));
        driver.window->activateWindow();
        QSet<QString> visited;
        for (int i = 0; i < 12; ++i) {
            QVERIFY(driver.trigger("view.next-pane"));
            for (QWidget *w = QApplication::focusWidget(); w; w = w->parentWidget()) {
                if (!w->objectName().isEmpty())
                    visited << w->objectName();
            }
        }
        for (const char *pane : {"rail", "topBar", "details", "statusBar", "inspect.workspace"})
            QVERIFY2(visited.contains(QString::fromLatin1(pane)), pane);
    }

    void keysAndSettingsOpen()
    {
        const Driver driver;
        QVERIFY(driver.trigger("help.keys"));
        auto *keys = driver.window->findChild<QDialog *>(QStringLiteral("keys"));
        QVERIFY(keys && keys->isVisible());
        keys->reject();
        QVERIFY(driver.trigger("app.settings"));
        auto *settings = driver.window->findChild<QDialog *>(QStringLiteral("settings"));
        QVERIFY(settings && settings->isVisible());
        settings->reject();
    }

    // F1 names the keys that no command of the menus carries.
    void theKeysAreAllThere()
    {
        const Driver driver;
        QVERIFY(driver.trigger("help.keys"));
        auto *keys = driver.window->findChild<QDialog *>(QStringLiteral("keys"));
        QVERIFY(keys);
        QStringList caps;
        for (const KeyHint *hint : keys->findChildren<KeyHint *>())
            caps << hint->accessibleName();
        for (const char *wanted : {"S+Space: ", "U: ", "R+1 to 9: ", "M+1 to 9: ", "F+1 to 4: ", "1 to 4: "})
            QVERIFY2(caps.contains(QString::fromLatin1(wanted)), wanted);
        keys->reject();
    }

    // Enter does what Space does, on each kind of button, and once however long it is held.
    void enterPressesTheFocusedButton()
    {
        QWidget host;
        Button button(QStringLiteral("Scan"), ButtonKind::Rest, &host);
        ToolButton tool(QStringLiteral("search"), QStringLiteral("Find"), 28, &host);
        RailButton rail(QStringLiteral("search"), QStringLiteral("Find"), true, &host);
        SegmentedControl segments(QStringLiteral("Pages"), true, &host);
        segments.addSegment(QStringLiteral("One"));
        segments.addSegment(QStringLiteral("Two"));
        QList<QAbstractButton *> all{&button, &tool, &rail};
        all << segments.findChildren<QAbstractButton *>().last();
        QCOMPARE(int(all.size()), 4);
        for (QAbstractButton *one : std::as_const(all)) {
            QSignalSpy clicked(one, &QAbstractButton::clicked);
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"));
            QApplication::sendEvent(one, &press);
            QCOMPARE(clicked.size(), 1);
            QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
            QApplication::sendEvent(one, &held);
            QCOMPARE(clicked.size(), 1);
            QKeyEvent withControl(QEvent::KeyPress, Qt::Key_Return, Qt::ControlModifier, QStringLiteral("\r"));
            QApplication::sendEvent(one, &withControl);
            QCOMPARE(clicked.size(), 1); // a command of the workspace
        }
    }

    void theScanIsACommand()
    {
        const Driver driver;
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.trigger("scan.run"));
        QCOMPARE(driver.window->workspace(), QStringLiteral("review"));
        QCOMPARE(driver.window->review()->view(), QStringLiteral("findings"));
        QVERIFY(driver.settle());
    }

    void thePaletteSaysThatNothingWasFound()
    {
        const Driver driver;
        QVERIFY(driver.open(m_path));
        driver.window->palettePopup()->popUp(QStringLiteral("zzqqxx"));
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->palettePopup()->model()->rowCount(), 0);
        // The list would lie over the sentence.
        QVERIFY(!driver.window->palettePopup()->findChild<QWidget *>(QStringLiteral("palette.list"))->isVisible());
        driver.window->palettePopup()->popUp(QStringLiteral(">"));
        QVERIFY(driver.window->palettePopup()->findChild<QWidget *>(QStringLiteral("palette.list"))->isVisible());
    }

    // M goes on in the map, where the arrows walk along the links.
    void showInTheMapGoesThere()
    {
        const Driver driver;
        QVERIFY(driver.open(m_path));
        QApplication::setActiveWindow(driver.window.get());
        driver.window->session()->select(driver.key("b1"));
        driver.window->inspect()->focusTree();
        QVERIFY(driver.trigger("inspect.showInMap"));
        QVERIFY(driver.window->inspect()->mapPane()->isAncestorOf(QApplication::focusWidget()));
    }

    // A window that becomes narrow hides Details; keys and the chosen row are where they were.
    void aNarrowWindowKeepsTheSelectionInSight()
    {
        const Driver driver;
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(driver.key("b1"));
        QVERIFY(driver.settle());
        QApplication::setActiveWindow(driver.window.get());
        for (QWidget *child : driver.window->details()->findChildren<QWidget *>()) {
            if (child->isVisible() && child->isEnabled() && child->focusPolicy() & Qt::TabFocus) {
                child->setFocus();
                break;
            }
        }
        QVERIFY(driver.window->details()->isAncestorOf(QApplication::focusWidget()));
        driver.window->resize(1024, 700);
        QTRY_VERIFY(!driver.window->details()->isVisible());
        QVERIFY(QApplication::focusWidget());
        QVERIFY(driver.window->inspect()->isAncestorOf(QApplication::focusWidget()));
    }

    // What a question quotes is whole: it wraps, and no scroll bar lies over it.
    void quotedLinesAreWhole()
    {
        QWidget parent;
        parent.resize(900, 600);
        parent.show();
        const std::unique_ptr<Prompts> prompts = Prompts::standard();
        Question question;
        question.title = QStringLiteral("Retract 1 belief");
        question.text = QStringLiteral("It stays in the store, out of use.");
        question.items << QStringLiteral("Sam wants two spaces in web/, as the formatter leaves them, and no tabs any "
                                         "more, since the reviews of May were full of nothing but spaces.");
        question.action = QStringLiteral("Retract");
        prompts->ask(&parent, question, [](const std::optional<Answer> &) {});
        auto *dialog = parent.findChild<QDialog *>(QStringLiteral("question"));
        QVERIFY(dialog);
        auto *list = dialog->findChild<QPlainTextEdit *>();
        QVERIFY(list);
        QTRY_VERIFY(list->document()->begin().layout()->lineCount() > 1);
        QTRY_COMPARE(list->verticalScrollBar()->maximum(), 0); // all lines are in sight
        QVERIFY(!list->horizontalScrollBar()->isVisible());
        QVERIFY(!list->verticalScrollBar()->isVisible());
        QVERIFY(list->height() < 5 * list->fontMetrics().lineSpacing());
        // Many lines scroll, and show a bar for it.
        dialog->reject();
        for (int i = 0; i < 30; ++i)
            question.items << QStringLiteral("Sam writes tests first");
        QWidget other;
        other.resize(900, 600);
        other.show();
        prompts->ask(&other, question, [](const std::optional<Answer> &) {});
        auto *many = other.findChild<QPlainTextEdit *>();
        QVERIFY(many);
        QTRY_VERIFY(many->verticalScrollBar()->isVisible());
        QVERIFY(many->verticalScrollBar()->maximum() > 0);
    }

    void aMissingStoreIsNamed()
    {
        const Driver driver;
        QSignalSpy failed(driver.window.get(), &MainWindow::openFailed);
        driver.window->openPath(m_dir->filePath(QStringLiteral("none.credence")));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(driver.window->errorText().contains(QStringLiteral("none.credence")));
    }
};

CREDENCE_TEST(tst_shell, TstShell)

} // namespace tst_shell

#include "tst_shell.moc"
