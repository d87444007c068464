// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A window comes back as it was left: workspace, panes, filter, scope and what was selected.
#include "audit/auditworkspace.h"
#include "audit/ledgerpage.h"
#include "inspect/inspectworkspace.h"
#include "inspect/treeview.h"
#include "models/treemodel.h"
#include "reflect/runsmodel.h"
#include "review/reviewworkspace.h"
#include "shell/application.h"
#include "support/registry.h"
#include "ui/support/samplestore.h"
#include "ui/support/smallstore.h"
#include "ui/support/windowdriver.h"
#include "widgets/filterbutton.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTreeView>

namespace tst_restored {

using namespace credence;
using namespace credence::ui;
using credence::test::keyOf;
using credence::test::makeStore;
using credence::test::resetSettings;
using credence::test::smallJsonl;
using credence::test::WindowDriver;

class TstRestored : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_path, m_other;
    MemoryKey m_belief;

private Q_SLOTS:
    void initTestCase()
    {
        const auto store = makeStore(m_dir, smallJsonl());
        QVERIFY(store);
        m_path = QString::fromStdString(store->info().path.string());
        m_belief = keyOf(*store, "r2");
        const auto other = makeStore(m_dir, smallJsonl(), QStringLiteral("other.credence"));
        QVERIFY(other);
        m_other = QString::fromStdString(other->info().path.string());
    }
    void init() { resetSettings(); }
    void cleanupTestCase() { resetSettings(); }

    // A store on the command line says nothing of where to look at it.
    void aStoreOnTheCommandLineKeepsTheWorkspace()
    {
        const auto parsed = [](const QStringList &words) {
            return parseStart(QStringList{QStringLiteral("credence")} + words, QStringLiteral("1")).options;
        };
        QCOMPARE(parsed({QStringLiteral("a.credence")})->workspace, QString());
        QCOMPARE(
            parsed({QStringLiteral("a.credence"), QStringLiteral("--workspace"), QStringLiteral("tune")})->workspace,
            QStringLiteral("tune"));
        // An id and a view are those of Inspect, a run is shown in Reflect, and a picture never depends on what was.
        QCOMPARE(parsed({QStringLiteral("a.credence"), QStringLiteral("--select"), QStringLiteral("b1")})->workspace,
                 QStringLiteral("inspect"));
        QCOMPARE(parsed({QStringLiteral("a.credence"), QStringLiteral("--view"), QStringLiteral("map")})->workspace,
                 QStringLiteral("inspect"));
        // A question is recall's where nothing else is named, and never an id.
        const auto asked = parsed({QStringLiteral("a.credence"), QStringLiteral("--query"), QStringLiteral("a plan")});
        QCOMPARE(asked->workspace + asked->view, QStringLiteral("auditrecall"));
        QCOMPARE(asked->query, QStringLiteral("a plan"));
        QCOMPARE(asked->select, QString());
        QVERIFY(!parsed({QStringLiteral("a.credence"), QStringLiteral("--workspace"), QStringLiteral("tune"),
                         QStringLiteral("--query"), QStringLiteral("a")}));
        QVERIFY(!parsed({QStringLiteral("--query"), QStringLiteral("a")})); // of no store
        QCOMPARE(parsed({QStringLiteral("a.credence"), QStringLiteral("--run"), QStringLiteral("r")})->workspace,
                 QStringLiteral("reflect"));
        QCOMPARE(parsed({QStringLiteral("a.credence"), QStringLiteral("--grab"), QStringLiteral("o.png")})->workspace,
                 QStringLiteral("inspect"));

        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_path));
            driver.window->setWorkspace(QStringLiteral("review"));
            driver.window->close();
        }
        StartOptions options;
        options.store = m_path;
        Application program(options);
        program.start();
        const auto windows = QApplication::topLevelWidgets();
        const auto found = std::find_if(windows.begin(), windows.end(),
                                        [](const QWidget *one) { return qobject_cast<const MainWindow *>(one); });
        QVERIFY(found != windows.end());
        auto *window = qobject_cast<MainWindow *>(*found);
        QTRY_VERIFY_WITH_TIMEOUT(window->session()->snapshot() != nullptr, 20'000);
        QCOMPARE(window->workspace(), QStringLiteral("review"));
    }

    void theSelectionTheScopeAndTheFilterComeBack()
    {
        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_path));
            QVERIFY(!driver.window->session()->selection());
            driver.window->session()->setScope(QStringLiteral("sam"));
            QVERIFY(driver.settle());
            driver.window->inspect()->setFilterWords(QStringLiteral("Priya"));
            driver.window->session()->select(m_belief);
            QVERIFY(driver.settle());
            driver.window->close();
        }
        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_other)); // another store has another place
            QVERIFY(!driver.window->session()->selection());
            QCOMPARE(driver.window->inspect()->filterWords(), QString());
            driver.window->close();
        }
        const WindowDriver driver(MainWindow::Memory::Keep);
        QVERIFY(driver.open(m_path));
        QTRY_COMPARE(driver.window->session()->scope(), QStringLiteral("sam"));
        QTRY_COMPARE(driver.window->session()->selection().value, m_belief.value);
        QCOMPARE(driver.window->inspect()->filterWords(), QStringLiteral("Priya"));
    }

    // What was open in the tree, and what the filters' menus say, per store.
    void openRowsAndFiltersComeBack()
    {
        const auto button = [](const WindowDriver &driver, const char *name) {
            return driver.window->findChild<FilterButton *>(QString::fromLatin1(name));
        };
        QStringList open;
        QVariantMap ledger, health, findings;
        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_path));
            TreeView *tree = driver.window->inspect()->treeView();
            TreeModel *model = driver.window->inspect()->treeModel();
            QCOMPARE(tree->openRows(), QStringList());
            for (int i = 0; i < model->rowCount() && open.size() < 2; ++i) {
                const QModelIndex root = model->index(i, 0);
                if (!model->hasChildren(root))
                    continue;
                tree->setExpanded(root, true);
                open = tree->openRows();
            }
            QVERIFY(!open.isEmpty());
            button(driver, "inspect.statusButton")->setChosen({int(Status::Active), int(Status::Stale)});
            QVERIFY(driver.settle());
            open = tree->openRows();
            driver.window->setWorkspace(QStringLiteral("review"));
            QVERIFY(driver.settle());
            driver.window->findChild<QLineEdit *>(QStringLiteral("review.find"))->setText(QStringLiteral("Priya"));
            driver.window->setWorkspace(QStringLiteral("audit"));
            driver.window->audit()->ledgerPage()->setFilterState({{QStringLiteral("words"), QStringLiteral("import")},
                                                                  {QStringLiteral("days"), 7},
                                                                  {QStringLiteral("who"), QStringLiteral("tester")}});
            QVERIFY(driver.settle());
            ledger = driver.window->audit()->ledgerPage()->filterState();
            QCOMPARE(ledger.size(), 3);
            driver.window->audit()->setPlace(
                {{QStringLiteral("ledger"), ledger},
                 {QStringLiteral("health"), QVariantMap{{QStringLiteral("kinds"), QStringList{QStringLiteral("stale")}},
                                                        {QStringLiteral("accepted"), true}}}});
            health = driver.window->audit()->place().value(QStringLiteral("health")).toMap();
            QCOMPARE(health.value(QStringLiteral("kinds")).toStringList(), QStringList{QStringLiteral("stale")});
            driver.window->setWorkspace(QStringLiteral("review"));
            driver.window->setView(QStringLiteral("findings"));
            QVERIFY(driver.settle());
            driver.window->findChild<QLineEdit *>(QStringLiteral("scan.words"))->setText(QStringLiteral("mail"));
            auto *state = driver.window->findChild<QComboBox *>(QStringLiteral("scan.state"));
            if (state->count() > 0)
                state->setCurrentIndex(state->findData(QStringLiteral("open")));
            findings = driver.window->review()->place().value(QStringLiteral("findings")).toMap();
            QCOMPARE(findings.value(QStringLiteral("words")).toString(), QStringLiteral("mail"));
            driver.window->setWorkspace(QStringLiteral("reflect"));
            driver.window->setView(QStringLiteral("runs"));
            QVERIFY(driver.settle());
            driver.window->findChild<QTreeView *>(QStringLiteral("reflect.runs"))
                ->sortByColumn(RunsModel::Preset, Qt::AscendingOrder);
            driver.window->close();
        }
        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            QVERIFY(driver.open(m_other)); // another store has another place
            QCOMPARE(driver.window->inspect()->treeView()->openRows(), QStringList());
            QVERIFY(button(driver, "inspect.statusButton")->chosen().isEmpty());
            driver.window->close();
        }
        Settings::instance().reload();
        const WindowDriver driver(MainWindow::Memory::Keep);
        QVERIFY(driver.open(m_path));
        QCOMPARE(button(driver, "inspect.statusButton")->chosen(),
                 (QList<int>{int(Status::Active), int(Status::Stale)}));
        QTRY_COMPARE(driver.window->inspect()->treeView()->openRows(), open);
        QCOMPARE(driver.window->findChild<QLineEdit *>(QStringLiteral("review.find"))->text(), QStringLiteral("Priya"));
        QCOMPARE(driver.window->audit()->ledgerPage()->filterState(), ledger);
        QCOMPARE(driver.window->audit()->place().value(QStringLiteral("health")).toMap(), health);
        QCOMPARE(driver.window->review()->place().value(QStringLiteral("findings")).toMap(), findings);
        driver.window->setWorkspace(QStringLiteral("review"));
        driver.window->setView(QStringLiteral("findings"));
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->findChild<QLineEdit *>(QStringLiteral("scan.words"))->text(), QStringLiteral("mail"));
        QCOMPARE(driver.window->review()->place().value(QStringLiteral("findings")).toMap(), findings);
        const QHeaderView *runs = driver.window->findChild<QTreeView *>(QStringLiteral("reflect.runs"))->header();
        QCOMPARE(runs->sortIndicatorSection(), int(RunsModel::Preset));
        QCOMPARE(runs->sortIndicatorOrder(), Qt::AscendingOrder);
    }

    // What a file says is no reason to open or filter by what there is not.
    void aPlaceIsNotTrusted()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        QStringList many;
        for (int i = 0; i < 5000; ++i)
            many << QStringLiteral("/%1/%2").arg(i).arg(i + 1);
        driver.window->inspect()->setPlace(
            {{QStringLiteral("open"), many},
             {QStringLiteral("menus"),
              QVariantMap{{QStringLiteral("statuses"), QVariantList{-1, 99, QStringLiteral("x")}},
                          {QStringLiteral("kinds"), QVariantList{77}},
                          {QStringLiteral("depth"), -4},
                          {QStringLiteral("importance"), 12.0},
                          {QStringLiteral("days"), 11}}}});
        QVERIFY(driver.settle());
        QVERIFY(driver.window->inspect()->treeModel()->rowCount() > 0);
        const QVariantMap menus = driver.window->inspect()->place().value(QStringLiteral("menus")).toMap();
        // A word where a number belongs is 0, the first status; nothing else of it holds.
        QCOMPARE(menus, (QVariantMap{{QStringLiteral("statuses"), QVariantList{0}}}));
    }

    // Every splitter of every workspace, moved by hand, stands where it was.
    void panesComeBack()
    {
        const auto splitters = [](const WindowDriver &driver) {
            QHash<QString, QList<int>> sizes;
            for (const QSplitter *split : driver.window->findChildren<QSplitter *>()) {
                if (!split->objectName().isEmpty() && split->isVisible() && split->count() > 1 &&
                    split->objectName() != QLatin1String("frame.splitter"))
                    sizes[split->objectName()] = split->sizes();
            }
            return sizes;
        };
        QHash<QString, QList<int>> left;
        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            driver.window->resize(1500, 800);
            QVERIFY(driver.open(m_path));
            for (const QString &workspace : MainWindow::workspaceNames()) {
                driver.window->setWorkspace(workspace);
                QVERIFY(driver.settle());
                for (QSplitter *split : driver.window->findChildren<QSplitter *>()) {
                    if (split->objectName().isEmpty() || !split->isVisible() || split->count() < 2)
                        continue;
                    if (split->objectName() == QLatin1String("frame.splitter")) // Details: one width for all
                        continue;
                    // By the handle, as a hand does.
                    QSplitterHandle *handle = split->handle(1);
                    const bool flat = split->orientation() == Qt::Horizontal;
                    const QPoint from = handle->rect().center(), to = from + (flat ? QPoint(24, 0) : QPoint(0, 24));
                    QTest::mousePress(handle, Qt::LeftButton, Qt::NoModifier, from);
                    QTest::mouseMove(handle, to);
                    QTest::mouseRelease(handle, Qt::LeftButton, Qt::NoModifier, to);
                }
                QVERIFY(driver.settle());
                left.insert(splitters(driver));
            }
            QVERIFY(left.size() >= 5);
            driver.window->close();
        }
        const WindowDriver driver(MainWindow::Memory::Keep);
        QCOMPARE(driver.window->size(), QSize(1500, 800));
        QVERIFY(driver.open(m_path));
        // A page that is shown for the first time gets its size with the events that follow.
        QStringList differ;
        const auto same = [&] {
            differ.clear();
            const QHash<QString, QList<int>> now = splitters(driver);
            for (auto it = now.constBegin(); it != now.constEnd(); ++it) {
                const QList<int> before = left.value(it.key());
                for (qsizetype i = 0; i < std::min(before.size(), it->size()); ++i) {
                    if (std::abs(before[i] - it->at(i)) > 3) {
                        differ << QStringLiteral("%1: pane %2 was %3, is %4")
                                      .arg(it.key())
                                      .arg(i)
                                      .arg(before[i])
                                      .arg(it->at(i));
                        break;
                    }
                }
            }
            return differ.isEmpty();
        };
        for (const QString &workspace : MainWindow::workspaceNames()) {
            driver.window->setWorkspace(workspace);
            QVERIFY(driver.settle());
            QTRY_VERIFY2(same(), qPrintable(workspace + QLatin1Char(' ') + differ.join(QLatin1Char('\n'))));
        }
    }
};

CREDENCE_TEST(tst_restored, TstRestored)

} // namespace tst_restored

#include "tst_restored.moc"
