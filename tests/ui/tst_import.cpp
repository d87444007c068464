// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Other programs' memories in the window: what is found, how they come in, what their keys mean, how they are kept in
// step, followed and handed back to; through the widgets that a person uses.
#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "settings/settings.h"
#include "settings/settingsdialog.h"
#include "shell/actions.h"
#include "shell/foundrow.h"
#include "shell/importdialog.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/welcomepage.h"
#include "sources/draftsmodel.h"
#include "sources/handbackdialog.h"
#include "sources/mappingpane.h"
#include "sources/mirrorsmodel.h"
#include "sources/planmodel.h"
#include "sources/sourcespage.h"
#include "sources/sourcewatcher.h"
#include "sources/syncdialog.h"
#include "sources/syncmodel.h"
#include "support/agentnodes.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/smallstore.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowview.h"

#include <credence/review.h>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QTreeView>

namespace tst_import {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;
using credence::test::sixNodes;
using credence::test::small::makeSmallStore;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

QString nameless(const QWidget *inside)
{
    for (const QWidget *widget : inside->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        if (!face || face->text(QAccessible::Name).trimmed().isEmpty())
            return QStringLiteral("%1 \"%2\"")
                .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
    }
    return {};
}

class Driver {
public:
    Driver()
    {
        Theme::instance().install(ThemeChoice::Light);
        window = std::make_unique<MainWindow>(&prompts, MainWindow::Memory::Forget);
        window->show();
    }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] {
            return JobRunner::instance().running() == 0 && !window->busy() && !window->sourceWatcher()->busy();
        });
    }
    [[nodiscard]] bool open(const QString &path) const
    {
        window->openPath(path);
        return QTest::qWaitFor([this] { return window->session()->snapshot() != nullptr; }) && settle();
    }
    [[nodiscard]] SourcesPage *sources() const
    {
        window->commands()->find(q("store.sources"))->trigger();
        auto *dialog = window->findChild<SettingsDialog *>();
        return dialog && dialog->page() == SettingsDialog::Page::Sources && settle() ? dialog->sources() : nullptr;
    }
    [[nodiscard]] Status status(const char *ref) const
    {
        const auto key = window->session()->store()->find(ref);
        const MemoryKey keys[] = {key ? *key : MemoryKey{}};
        const auto rows = window->session()->store()->rows(keys);
        return rows && !rows->empty() ? rows->front().status : Status::Erased;
    }

    FakePrompts prompts;
    std::unique_ptr<MainWindow> window;
};

template<class T>
T *part(const QWidget *inside, const char *name)
{
    return inside->findChild<T *>(QString::fromLatin1(name));
}

} // namespace

class TstImport : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_store, m_nodes;

    // The nodes in a store of scope "ada", open in a window.
    [[nodiscard]] bool fill(const Driver &driver) const
    {
        CreateOptions options;
        options.scope = "ada";
        auto made = Store::create(m_store.toStdString(), options);
        ReadOptions read;
        read.scope = "ada";
        auto foreign = readForeign(m_nodes.toStdString(), {}, read);
        if (!made || !foreign || !(*made)->import(std::move(*foreign), m_nodes.toStdString(), {"t", "import", {}}))
            return false;
        made->reset();
        return driver.open(m_store);
    }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_store = m_dir->filePath(q("ada.credence"));
        m_nodes = m_dir->filePath(q("nodes.json"));
        QVERIFY(sixNodes().write(m_nodes));
        qputenv("USER", "tester");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
    }
    void cleanup()
    {
        JobRunner::instance().shutDown();
        m_dir.reset();
    }

    void modelsKeepTheContract()
    {
        const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
        ForeignStore foreign = readCredenceJsonl(credence::test::small::jsonl(), "small");
        foreign.memories.back().evidence.push_back({"nobody", Role::Contradicts, Granularity::Claim, {}});
        const ForeignSummary summary = summarise(foreign);
        DraftsModel drafts;
        const QAbstractItemModelTester draftsTester(&drafts, mode);
        drafts.setRows(draftRows(foreign, summary));
        QCOMPARE(drafts.memories(), 9);
        // b3 is the deepest, with b1, b2 and what is missing; then b1 and b2 with theirs; then six episodes.
        QCOMPARE(drafts.rowCount(), 9 + 3 + 3 + 2);
        QCOMPARE(drafts.row(0).text, q("Risky work is planned first"));
        QCOMPARE(drafts.row(0).depth, 2);
        QVERIFY(drafts.row(1).evidence && !drafts.row(1).missing);
        QVERIFY(drafts.row(3).missing && drafts.row(3).contradicts);
        QCOMPARE(drafts.index(0).data(DepthRole).toInt(), 2);
        QVERIFY(drafts.index(0).data(Qt::AccessibleTextRole).toString().contains(q("depth 2")));
        // Past the end it begins again.
        QCOMPARE(draftRows(foreign, summary, 9).front().text, drafts.row(0).text);
        QCOMPARE(draftRows(foreign, summary, 1).front().text, q("Changes to auth need a plan"));

        MirrorsModel mirrors;
        const QAbstractItemModelTester mirrorsTester(&mirrors, mode);
        MirrorRow row;
        row.mirror.id.value = 1;
        row.mirror.path = "/notes/a.json";
        row.mirror.memories = 12;
        row.title = q("Notes");
        QSignalSpy reset(&mirrors, &QAbstractItemModel::modelReset);
        mirrors.setRows({row});
        QCOMPARE(reset.size(), 1);
        row.mirror.watched = true;
        mirrors.setRows({row}); // the same one, changed
        QCOMPARE(reset.size(), 1);
        QCOMPARE(mirrors.index(0, MirrorsModel::Watched).data().toString(), q("yes"));
        QCOMPARE(mirrors.index(0, MirrorsModel::Here).data(SortRole).toInt(), 12);
        QCOMPARE(mirrors.index(0, MirrorsModel::State).data().toString(), q("not there now"));

        SyncModel sync;
        const QAbstractItemModelTester syncTester(&sync, mode);
        SyncChange added, gone;
        added.after = "new words";
        gone.kind = SyncKind::Vanished;
        gone.before = "old words";
        gone.ref = "n1";
        sync.setChanges({added, gone});
        QCOMPARE(sync.rowCount(), 2);
        sync.setKind(SyncKind::Vanished);
        QCOMPARE(sync.rowCount(), 1);
        QCOMPARE(sync.index(0).data().toString(), q("old words"));
        QVERIFY(sync.index(0).data(Qt::AccessibleTextRole).toString().startsWith(q("Gone there")));
        // Why is said in the reader's language, wherever it is said.
        SyncChange undone;
        undone.kind = SyncKind::Undone;
        undone.after = "words";
        undone.reason =
            "It stands there, and entry 4 undid here that it was taken in: it stays withdrawn until somebody "
            "restores it.";
        const QString why = q("Es steht dort, und Eintrag 4 hat hier rückgängig gemacht, dass es übernommen wurde: Es "
                              "bleibt zurückgezogen, bis jemand es wiederherstellt.");
        sync.setKind({});
        sync.setChanges({undone});
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        installLanguage(q("de"));
        QCOMPARE(SyncModel::fact(undone), why);
        QVERIFY(sync.index(0).data(Qt::AccessibleTextRole).toString().endsWith(why));
        QVERIFY(sync.index(0).data(Qt::ToolTipRole).toString().contains(q("Eintrag 4")));

        PlanModel plan;
        const QAbstractItemModelTester planTester(&plan, mode);
        auto made = std::make_shared<HandBackPlan>();
        made->writes.push_back({"/notes/a.json", PlannedWrite::What::Replace, "a", "b", "one entry", false});
        made->left.push_back({"n7", "unmapped", "It has no field for that."});
        plan.setPlan(made);
        QCOMPARE(plan.rowCount(), 2);
        QVERIFY(plan.write(0) && !plan.write(1) && plan.left(1) && !plan.left(0));
        QVERIFY(plan.index(1).data(Qt::AccessibleTextRole).toString().contains(q("It has no field for that.")));
        plan.setPlan(nullptr);
        QCOMPARE(plan.rowCount(), 0);
    }

    void whatIsFoundIsOfferedAndNothingIsRead()
    {
        const QByteArray home = qgetenv("HOME");
        qputenv("HOME", m_dir->path().toLocal8Bit());
        const Driver driver;
        QVERIFY(driver.settle());
        qputenv("HOME", home);
        auto *welcome = driver.window->findChild<WelcomePage *>();
        auto *note = part<TextBlock>(welcome, "welcome.foundNote");
        QVERIFY(note->text().startsWith(q("No memories of a known program")));
        FoundStore found;
        found.path = m_nodes.toStdString();
        found.title = "Generative Agents";
        found.format = "generative-agents";
        found.size = 1'500'000;
        welcome->showFound({found});
        QCOMPARE(note->text(), q("Nothing is read until you choose it."));
        auto *row = part<FoundRow>(welcome, "found.row");
        QVERIFY(row);
        QVERIFY(row->accessibleName().contains(q("Generative Agents")));
        QVERIFY(row->accessibleName().contains(q("1.5 MB")));
        row->setFocus();
        QTest::keyClick(row, Qt::Key_Return);
        QTRY_VERIFY(driver.window->findChild<QDialog *>(q("import")));
        welcome->showFound({});
        QVERIFY(driver.settle());
    }

    void theImportShowsWhatWillCome()
    {
        Driver driver;
        driver.window->importPath(m_nodes);
        auto *dialog = driver.window->findChild<QDialog *>(q("import"));
        QVERIFY(dialog);
        auto *accept = part<QPushButton>(dialog, "accept");
        QTRY_VERIFY(accept->isEnabled());
        QVERIFY(driver.settle());
        QCOMPARE(nameless(dialog), QString());
        const auto *drafts = dialog->findChild<DraftsModel *>();
        QCOMPARE(drafts->memories(), 6);
        QCOMPARE(drafts->rowCount(), 6 + 4);
        QCOMPARE(drafts->row(0).text, q("Ada likes tea"));
        QCOMPARE(drafts->row(1).text, q("Ada boils water"));
        QVERIFY(!part<QWidget>(dialog, "import.mapping")->isVisible()); // its keys have fixed meanings
        auto *scope = part<QLineEdit>(dialog, "import.scope");
        QVERIFY(scope->isEnabled());
        QCOMPARE(accept->text(), q("Import 6 memories"));
        dialog->reject();
        QVERIFY(driver.settle());
    }

    void problemsAreCopiedAndSaved()
    {
        Driver driver;
        const QString lines = m_dir->filePath(q("bad.jsonl"));
        QFile file(lines);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(credence::test::small::jsonl());
        file.write("{broken\n");
        file.close();
        driver.window->importPath(lines);
        auto *dialog = driver.window->findChild<QDialog *>(q("import"));
        QTRY_VERIFY(part<QPushButton>(dialog, "accept")->isEnabled());
        auto *copy = part<QPushButton>(dialog, "import.copyProblems");
        QVERIFY(copy->isVisible());
        copy->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(q("bad-json")));
        driver.prompts.path = m_dir->filePath(q("problems.txt"));
        part<QPushButton>(dialog, "import.saveProblems")->click();
        QTRY_VERIFY(QFile::exists(driver.prompts.path));
        QVERIFY(driver.settle());
        QFile saved(driver.prompts.path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().contains("line 11\tbad-json\t"));
        dialog->reject();
    }

    void aPersonSaysWhatAKeyMeans()
    {
        Theme::instance().install(ThemeChoice::Light);
        MappingPane pane;
        pane.show();
        QSignalSpy changed(&pane, &MappingPane::changed);
        const std::vector<KeySeen> keys{{"document", 12, "a text", "text"}, {"who", 7, "sam", "extra"}};
        pane.setKeys(keys);
        QCOMPARE(pane.rows(), 2);
        QVERIFY(pane.mapping().empty());
        QCOMPARE(pane.combo(q("document"))->currentText(), q("The memory's text"));
        QCOMPARE(pane.combo(q("who"))->currentText(), q("Not used, kept"));
        QComboBox *who = pane.combo(q("who"));
        who->setFocus();
        who->setCurrentIndex(who->findData(q("actor")));
        QCOMPARE(changed.size(), 1);
        QVERIFY((pane.mapping() == KeyMapping{{"who", "actor"}}));
        // Read anew the rows stay, and the focus with them.
        pane.setKeys({{"document", 12, "a text", "text"}, {"who", 7, "sam", "actor"}});
        QCOMPARE(pane.combo(q("who")), who);
        QCOMPARE(changed.size(), 1);
        QVERIFY((pane.mapping() == KeyMapping{{"who", "actor"}}));
        QCOMPARE(nameless(&pane), QString());
        auto *reset = pane.findChild<QAction *>(q("import.mapReset"));
        QVERIFY(reset->isEnabled());
        reset->trigger();
        QCOMPARE(changed.size(), 2);
        QVERIFY(pane.mapping().empty());
        QVERIFY(!reset->isEnabled());
        pane.setMapping({{"who", "scope"}});
        QCOMPARE(changed.size(), 2);
        QVERIFY((pane.mapping() == KeyMapping{{"who", "scope"}}));
    }

    void aSourceIsKeptInStep()
    {
        Driver driver;
        QVERIFY(fill(driver));
        SourcesPage *page = driver.sources();
        QVERIFY(page);
        QCOMPARE(page->model()->rowCount(), 1);
        QCOMPARE(page->model()->index(0, MirrorsModel::Here).data().toString(), q("6"));
        QCOMPARE(page->model()->index(0, MirrorsModel::State).data().toString(), q("can be read"));
        QCOMPARE(nameless(page), QString());

        QVERIFY(sixNodes().without(1).event(4, "Ada writes two letters").event(7, "Ada takes a walk").write(m_nodes));
        part<QPushButton>(page, "sources.syncButton")->click();
        auto *dialog = page->findChild<SyncDialog *>();
        QVERIFY(dialog);
        auto *accept = part<QPushButton>(dialog, "accept");
        QTRY_VERIFY(accept->isEnabled());
        QCOMPARE(accept->text(), q("Take 2 changes")); // what is gone stays
        QCOMPARE(dialog->model()->rowCount(), 3);
        QCOMPARE(nameless(dialog), QString());
        // What would follow is shown before it is done.
        part<QRadioButton>(dialog, "sync.withdraw")->click();
        QTRY_COMPARE(accept->text(), q("Take 3 changes"));
        auto *follows = part<TextBlock>(dialog, "sync.follows");
        QTRY_VERIFY(follows->text().startsWith(q("Become stale: 1. Come into doubt: 0.")));
        QVERIFY(follows->text().contains(q("Ada likes tea")));
        QCOMPARE(driver.status("node_1"), Status::Active);
        QTRY_VERIFY(accept->isEnabled());
        accept->click();
        QTRY_COMPARE(driver.status("node_1"), Status::Retracted);
        QVERIFY(driver.settle());
        QCOMPARE(driver.status("node_5"), Status::Stale);
        QCOMPARE(driver.status("node_7"), Status::Active);
        QTRY_COMPARE(page->model()->index(0, MirrorsModel::Gone).data().toString(), q("1"));
        const auto entries = driver.window->session()->store()->ledger(1);
        QVERIFY(entries);
        QCOMPARE(entries->front().who, std::string("tester"));
        QCOMPARE(entries->front().channel, std::string("gui"));

        // Nothing more is to be taken.
        part<QPushButton>(page, "sources.syncButton")->click();
        QTRY_VERIFY(page->findChild<SyncDialog *>());
        auto *again = page->findChildren<SyncDialog *>().last();
        QTRY_COMPARE(part<QPushButton>(again, "accept")->text(), q("Nothing to take"));
        QVERIFY(!part<QPushButton>(again, "accept")->isEnabled());
        again->reject();
        QVERIFY(driver.settle());
    }

    void aSourceIsMovedAndForgotten()
    {
        Driver driver;
        QVERIFY(fill(driver));
        SourcesPage *page = driver.sources();
        QVERIFY(page);
        QSignalSpy failed(page, &SourcesPage::failed);
        const QString moved = m_dir->filePath(q("moved.json")), notes = m_dir->filePath(q("notes.txt"));
        QVERIFY(QFile::rename(m_nodes, moved));
        QFile file(notes);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("just notes");
        file.close();
        driver.prompts.path = notes; // what is no such store is not taken for it
        part<QPushButton>(page, "sources.pathButton")->click();
        QTRY_COMPARE(failed.size(), 1);
        driver.prompts.path = moved;
        QVERIFY(driver.settle());
        part<QPushButton>(page, "sources.pathButton")->click();
        QTRY_VERIFY(page->model()->index(0, MirrorsModel::Source).data().toString().endsWith(q("moved.json")));
        QVERIFY(driver.settle());
        QCOMPARE(page->model()->index(0, MirrorsModel::State).data().toString(), q("can be read"));

        part<QPushButton>(page, "sources.forgetButton")->click();
        QCOMPARE(driver.prompts.questions.size(), 1);
        QCOMPARE(page->model()->rowCount(), 1); // the person left
        driver.prompts.answer = Answer{};
        part<QPushButton>(page, "sources.forgetButton")->click();
        QTRY_COMPARE(page->model()->rowCount(), 0);
        QVERIFY(part<QWidget>(page, "sources.empty")->isVisible());
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->session()->store()->counts()->memories, std::uint64_t(6));
    }

    void aWatchedSourceIsFollowed()
    {
        Driver driver;
        driver.window->sourceWatcher()->setPace(50, 20);
        QVERIFY(fill(driver));
        SourcesPage *page = driver.sources();
        QVERIFY(page);
        QVERIFY(sixNodes().without(1).event(7, "Ada takes a walk").write(m_nodes));
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->noticeText(), QString()); // it is not watched
        page->findChild<QAction *>(q("sources.watch"))->trigger();
        QTRY_VERIFY(!driver.window->noticeText().isEmpty());
        QCOMPARE(driver.window->noticeText(), q("1 new, 1 gone at nodes.json"));
        QCOMPARE(driver.status("node_7"), Status::Active);
        QCOMPARE(driver.status("node_1"), Status::Active); // waits for a person
        // And again when it changes again.
        QVERIFY(sixNodes().event(7, "Ada takes a walk").event(8, "Ada sleeps").write(m_nodes));
        QTRY_COMPARE(driver.window->noticeText(), q("1 new at nodes.json"));
        QTRY_COMPARE(driver.status("node_8"), Status::Active);
        // Not while it is away.
        QVERIFY(QFile::remove(m_nodes));
        QVERIFY(driver.settle());
        QCOMPARE(driver.status("node_8"), Status::Active);
        QVERIFY(sixNodes().without(2).event(7, "Ada takes a walk").event(8, "Ada sleeps").write(m_nodes));
        QTRY_COMPARE(driver.window->noticeText(), q("1 gone at nodes.json"));
        auto *look = driver.window->findChild<QAction *>(q("source.look"));
        QVERIFY(look->isVisible());
        look->trigger();
        auto *dialog = driver.window->findChild<SyncDialog *>();
        QVERIFY(dialog);
        QTRY_COMPARE(dialog->model()->rowCount(), 1);
        QCOMPARE(driver.window->noticeText(), QString());
        dialog->reject();
    }

    // A home of Hermes: its pending writes in the import, in a synchronisation and on the way back.
    void pendingWritesAreNamedAndFollowed()
    {
        const QString home = m_dir->filePath(q("hermes")), user = home + q("/memories/USER.md");
        const QString waiting = home + q("/pending/memory/0000000a.json");
        const auto write = [&](const QString &path, const QByteArray &bytes) {
            QFile file(path);
            return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
                   file.write(bytes) == bytes.size();
        };
        const auto proposed = [](const char *text) {
            return QByteArray("{\"id\":\"0000000a\",\"subsystem\":\"memory\",\"origin\":\"foreground\",\"created_at\":"
                              "1780000000,\"payload\":{\"action\":\"add\",\"target\":\"user\",\"content\":\"") +
                   text + "\"}}";
        };
        QVERIFY(write(user, "Lives in Graz") && write(home + q("/memories/MEMORY.md"), "Builds with make"));
        QVERIFY(write(waiting, proposed("Has two cats")));
        Driver driver;
        CreateOptions options;
        options.scope = "default";
        QVERIFY(Store::create(m_store.toStdString(), options));
        QVERIFY(driver.open(m_store));
        driver.window->openPath(home);
        ImportDialog *import = nullptr;
        QTRY_VERIFY((import = driver.window->findChild<ImportDialog *>()));
        auto *named = part<Label>(import, "import.waiting");
        QTRY_COMPARE(named->text(), q("1 pending write goes to Review"));
        QVERIFY(named->isVisible());
        part<QRadioButton>(import, "import.open")->setChecked(true);
        auto *accept = part<QPushButton>(import, "accept");
        QTRY_VERIFY(accept->isEnabled());
        QTRY_COMPARE(accept->text(), q("Import 2 memories"));
        accept->click();
        QTRY_COMPARE(driver.window->session()->store()->counts()->memories, std::uint64_t(2));
        QVERIFY(driver.settle());

        // Only the pending write says something else: that is something to take.
        QVERIFY(write(waiting, proposed("Has three cats")));
        SourcesPage *page = driver.sources();
        QVERIFY(page);
        page->findChild<QAction *>(q("sources.sync"))->trigger();
        auto *sync = page->findChild<SyncDialog *>();
        QVERIFY(sync);
        QTRY_COMPARE(sync->model()->rowCount(), 1);
        const QString row = sync->model()->index(0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(row.startsWith(q("Said anew, pending write, Has three cats, before: Has two cats")), qPrintable(row));
        accept = part<QPushButton>(sync, "accept");
        QTRY_COMPARE(accept->text(), q("Take 1 change"));
        accept->click();
        QVERIFY(driver.settle());
        DecideRequest yes;
        yes.candidate = "hermes-0000000a";
        QVERIFY(decide(*driver.window->session()->store(), yes, {"tester", "gui", {}}, quickRecheck));
        QVERIFY(driver.settle());

        // The file changes between the plan and the writing: nothing is lost, one step plans it again.
        page->findChild<QAction *>(q("sources.handBack"))->trigger();
        auto *dialog = page->findChild<HandBackDialog *>();
        QVERIFY(dialog);
        accept = part<QPushButton>(dialog, "accept");
        QTRY_COMPARE(accept->text(), q("Write 2 files"));
        QCOMPARE(nameless(dialog), QString());
        QVERIFY(write(user, "Lives in Linz"));
        accept->click();
        auto *again = dialog->findChild<QAction *>(q("handback.replan"));
        QVERIFY(again);
        QTRY_VERIFY(!accept->isEnabled() && JobRunner::instance().running() == 0);
        QCOMPARE(dialog->model()->rowCount(), 2); // the plan stays in sight
        QCOMPARE(part<QComboBox>(dialog, "handback.format")->currentData().toString(), q("hermes"));
        again->trigger();
        QTRY_VERIFY(accept->isEnabled());
        QCOMPARE(accept->text(), q("Write 2 files"));
        accept->click();
        QTRY_COMPARE(accept->text(), q("Close"));
        QFile file(user);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("Lives in Linz\n§\nHas three cats"));
        QVERIFY(!QFile::exists(waiting));
        accept->click();
        QVERIFY(driver.settle());
        QVERIFY(queueItem(*driver.window->session()->store(), "hermes-0000000a")->state == CandidateState::Settled);

        // To another store nothing goes; to a copy only when that is asked for.
        page->findChild<QAction *>(q("sources.sync"))->trigger();
        sync = page->findChildren<SyncDialog *>().last();
        accept = part<QPushButton>(sync, "accept");
        QTRY_VERIFY(accept->isEnabled());
        accept->click();
        QVERIFY(driver.settle());
        std::vector<MemoryKey> linz;
        for (std::int64_t number = 1; number < 9; ++number) {
            const MemoryKey one[] = {{number}};
            const auto rows = driver.window->session()->store()->rows(one);
            if (rows && !rows->empty() && rows->front().text == "Lives in Linz")
                linz.push_back({number});
        }
        QCOMPARE(linz.size(), std::size_t(1));
        QVERIFY(driver.window->session()->store()->retract(linz, {"tester", "gui", "moved"}));
        QVERIFY(driver.settle());
        const QString copy = m_dir->filePath(q("copy")), other = m_dir->filePath(q("other"));
        QVERIFY(write(other + q("/memories/USER.md"), "Sails"));
        QVERIFY(write(copy + q("/memories/USER.md"), "Lives in Linz\n§\nHas three cats"));
        page->findChild<QAction *>(q("sources.handBack"))->trigger();
        dialog = page->findChildren<HandBackDialog *>().last();
        accept = part<QPushButton>(dialog, "accept");
        QTRY_COMPARE(accept->text(), q("Write 1 file"));
        driver.prompts.path = other;
        part<QPushButton>(dialog, "handback.choose")->click();
        QTRY_VERIFY(part<QWidget>(dialog, "handback.list") && dialog->model()->rowCount() == 0);
        QVERIFY(!accept->isEnabled());
        driver.prompts.path = copy;
        part<QPushButton>(dialog, "handback.choose")->click();
        auto *really = part<QCheckBox>(dialog, "handback.copy");
        QTRY_VERIFY(really->isVisible());
        QVERIFY(!accept->isEnabled());
        really->setChecked(true);
        QVERIFY(accept->isEnabled());
        dialog->reject();
        QVERIFY(driver.settle());
    }

    void whatWasDecidedIsHandedBack()
    {
        Driver driver;
        QVERIFY(fill(driver));
        SourcesPage *page = driver.sources();
        QVERIFY(page);
        page->findChild<QAction *>(q("sources.handBack"))->trigger();
        auto *dialog = page->findChild<HandBackDialog *>();
        QVERIFY(dialog);
        auto *accept = part<QPushButton>(dialog, "accept");
        QTRY_COMPARE(accept->text(), q("Nothing to write"));
        QVERIFY(!accept->isEnabled());
        dialog->reject();

        const auto key = driver.window->session()->store()->find("node_3");
        QVERIFY(key);
        const MemoryKey keys[] = {*key};
        QVERIFY(driver.window->session()->store()->retract(keys, {"tester", "gui", "not so"}));
        QVERIFY(driver.settle());
        page->findChild<QAction *>(q("sources.handBack"))->trigger();
        dialog = page->findChildren<HandBackDialog *>().last();
        accept = part<QPushButton>(dialog, "accept");
        const QString out = m_dir->filePath(q("out"));
        auto *format = part<QComboBox>(dialog, "handback.format");
        format->setCurrentIndex(format->findData(q("changes-csv")));
        driver.prompts.path = out;
        part<QPushButton>(dialog, "handback.choose")->click();
        QTRY_COMPARE(accept->text(), q("Write 1 file"));
        QTRY_VERIFY(accept->isEnabled());
        QCOMPARE(nameless(dialog), QString());
        QCOMPARE(dialog->model()->rowCount(), 1);
        QTRY_VERIFY(part<QTextEdit>(dialog, "handback.view")->toPlainText().contains(q("node_3")));
        QVERIFY(!QFile::exists(out)); // nothing is written before one says so
        accept->click();
        QTRY_COMPARE(accept->text(), q("Close"));
        QFile file(QDir(out).filePath(q("changes.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(",node_3,ada,"));
        accept->click();
        QVERIFY(driver.settle());
    }
};

CREDENCE_TEST(tst_import, TstImport)

} // namespace tst_import

#include "tst_import.moc"
