// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One selection in the whole window: Details shows what is selected or says plainly what it is; keys that act on it
// work wherever it is seen, and stay in the pane where they were pressed.
#include "audit/auditworkspace.h"
#include "audit/healthmodel.h"
#include "inspect/focuspane.h"
#include "inspect/inspectworkspace.h"
#include "inspect/mapcanvas.h"
#include "inspect/mappane.h"
#include "inspect/treeview.h"
#include "inspect/whylist.h"
#include "models/treemodel.h"
#include "models/whymodel.h"
#include "shell/detailspanel.h"
#include "shell/importjob.h"
#include "shell/topbar.h"
#include "support/registry.h"
#include "tune/tunechart.h"
#include "tune/tuneworkspace.h"
#include "ui/support/smallstore.h"
#include "ui/support/windowdriver.h"
#include "widgets/label.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTreeView>

namespace tst_selected {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::WindowDriver;

class TstSelected : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_path, m_small;

    static QString what(const WindowDriver &driver)
    {
        const auto *title = driver.window->details()->findChild<TextBlock *>(QStringLiteral("details.what"));
        return title && title->isVisible() ? title->text() : QString();
    }
    static QString several(const WindowDriver &driver)
    {
        const auto *title = driver.window->details()->findChild<TextBlock *>(QStringLiteral("details.several"));
        return title && title->isVisible() ? title->text() : QString();
    }
    static void show(const WindowDriver &driver)
    {
        driver.window->activateWindow();
        (void)QTest::qWaitForWindowActive(driver.window.get());
    }

private Q_SLOTS:
    void initTestCase()
    {
        resetSettings();
        qputenv("USER", "Sam");
        m_path = m_dir.filePath(QStringLiteral("ada.credence"));
        QVERIFY(makeSample(samplePath(), m_path, "Sam", {}, {}));
        m_small = m_dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(credence::test::small::makeSmallStore(m_small));
    }
    void cleanup() { resetSettings(); }

    // e6 is cited by nothing: its group is a row, and no memory.
    void aGroupIsNoMemory()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_small));
        Session *session = driver.window->session();
        const MemoryKey belief = *session->store()->find("b1");
        session->select(belief);
        QVERIFY(driver.settle());
        QCOMPARE(what(driver), QString());
        TreeView *tree = driver.window->inspect()->treeView();
        const QModelIndex group = driver.window->inspect()->treeModel()->index(1, 0);
        QCOMPARE(group.data().toString(), QStringLiteral("Not cited, 1 episode"));
        tree->setFocus();
        tree->setCurrentIndex(group);
        QVERIFY(driver.settle());
        QCOMPARE(session->selection().value, 0);
        QVERIFY(tree->currentIndex() == group); // and it stays selected
        QVERIFY(tree->selectionModel()->isSelected(group));
        QCOMPARE(what(driver), QStringLiteral("“Not cited, 1 episode” is a group"));
        for (QAction *action : driver.window->details()->actions()) {
            if (action->objectName() == QLatin1String("details.why"))
                QVERIFY(!action->isEnabled());
        }
        // Back to a memory, and to nothing.
        tree->setCurrentIndex(driver.window->inspect()->treeModel()->index(0, 0));
        QVERIFY(driver.settle());
        QCOMPARE(session->selection(), *session->store()->find("b3"));
        QCOMPARE(what(driver), QString());
        session->select({});
        QVERIFY(driver.settle());
        QCOMPARE(what(driver), QStringLiteral("Nothing is selected"));
    }

    void severalAreCounted()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        TreeView *tree = driver.window->inspect()->treeView();
        tree->setFocus();
        tree->setCurrentIndex(driver.window->inspect()->treeModel()->index(0, 0));
        QVERIFY(driver.settle());
        QCOMPARE(several(driver), QString());
        QTest::keyClick(tree, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(tree, Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(driver.settle());
        QCOMPARE(several(driver), QStringLiteral("3 memories selected"));
        QTest::keyClick(tree, Qt::Key_Down);
        QVERIFY(driver.settle());
        QCOMPARE(several(driver), QString());
        // Another view says one memory.
        QTest::keyClick(tree, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(driver.window->session()->several(), 2);
        driver.window->session()->select(*driver.window->session()->store()->find("b045"));
        QVERIFY(driver.settle());
        QCOMPARE(several(driver), QString());
    }

    // The finding that is shown is what Details is about, whoever has the keys.
    void theFindingIsWhatIsSelected()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        Session *session = driver.window->session();
        session->select(*session->store()->find("b045"));
        driver.window->setWorkspace(QStringLiteral("audit"));
        driver.window->setView(QStringLiteral("health"));
        QVERIFY(driver.settle());
        auto *list = driver.window->findChild<RowView *>(QStringLiteral("audit.findings"));
        QVERIFY(list);
        auto *model = qobject_cast<HealthModel *>(list->model());
        QVERIFY(model && list->currentIndex().isValid());
        QCOMPARE(session->selection(), model->row(list->currentIndex().row()).key);
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->row(row).type != HealthRow::Type::Finding)
                continue;
            list->setCurrentIndex(model->index(row, 0));
            QCOMPARE(session->selection(), model->row(row).key);
            if (!model->row(row).key)
                QCOMPARE(what(driver), model->row(row).title);
        }
        // Beside an argument the list says nothing until somebody goes there.
        driver.window->setView(QStringLiteral("why"));
        session->select(*session->store()->find("b045"));
        QVERIFY(driver.settle());
        QCOMPARE(session->selection(), *session->store()->find("b045"));
    }

    // Beside an argument a finding is marked where it is about that memory, and none where nothing is argued for.
    void noFindingIsMarkedForNothing()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        Session *session = driver.window->session();
        driver.window->setWorkspace(QStringLiteral("audit"));
        driver.window->setView(QStringLiteral("why"));
        QVERIFY(driver.settle());
        auto *list = driver.window->findChild<RowView *>(QStringLiteral("audit.findings"));
        auto *model = qobject_cast<HealthModel *>(list->model());
        QVERIFY(model->rowCount() > 1);
        QCOMPARE(session->selection().value, 0);
        QVERIFY(!list->currentIndex().isValid());
        MemoryKey found;
        for (int row = 0; row < model->rowCount() && !found; ++row)
            found = model->row(row).key;
        QVERIFY(found);
        session->select(found);
        QVERIFY(driver.settle());
        QVERIFY(list->currentIndex().isValid());
        QCOMPARE(model->row(list->currentIndex().row()).key, found);
        session->select({});
        QVERIFY(driver.settle());
        QVERIFY(!list->currentIndex().isValid());
        // Health shows one finding, whatever is selected.
        driver.window->setView(QStringLiteral("health"));
        QVERIFY(driver.settle());
        QVERIFY(list->currentIndex().isValid());
    }

    // e1 is beneath b1, and through it beneath b3: one word for each count, the same in both panes.
    void anEpisodeSaysWhatItIsAndWhatRestsOnIt()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_small));
        Session *session = driver.window->session();
        session->select(*session->store()->find("e1"));
        driver.window->setWorkspace(QStringLiteral("audit"));
        driver.window->setView(QStringLiteral("why"));
        QVERIFY(driver.settle());
        const auto rows = [&](const char *name) {
            QStringList texts;
            const auto *list = driver.window->findChild<WhyList *>(QString::fromLatin1(name));
            for (int row = 0; list && row < list->whyModel()->rowCount(); ++row)
                texts << list->whyModel()->row(row).text;
            return texts;
        };
        const QStringList words = rows("audit.words");
        QVERIFY2(words.contains(QStringLiteral("This is a raw episode: nothing lies beneath it.")),
                 qPrintable(words.join(QLatin1Char('\n'))));
        QVERIFY(words.filter(QStringLiteral("When: ")).size() == 1);
        QVERIFY(words.contains(QStringLiteral("By whom: nobody is named")));
        QCOMPARE(rows("audit.episodes"), QStringList{QStringLiteral("Changes to auth need a plan")});
        QStringList said;
        for (const Label *label : driver.window->findChildren<Label *>()) {
            if (label->isVisible() && label->text() == QStringLiteral("1, 2 in all"))
                said << label->text();
        }
        QVERIFY2(said.size() >= 2, qPrintable(QString::number(said.size()))); // in Why and in Details
        session->select(*session->store()->find("e6"));
        QVERIFY(driver.settle());
        QCOMPARE(rows("audit.episodes"),
                 QStringList{QStringLiteral("Nothing rests on it: no belief was made of it yet.")});
    }

    // The number on the rail is that of the last check: there from the beginning, whatever is looked at.
    void theNumberOfFindingsStays()
    {
        int before = 0;
        {
            const WindowDriver driver;
            QVERIFY(driver.open(m_path));
            driver.window->setWorkspace(QStringLiteral("audit"));
            QVERIFY(driver.settle());
            before = driver.window->audit()->findings();
            QVERIFY(before > 0);
        }
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        QTRY_COMPARE(driver.window->audit()->findings(), before); // nobody has been to Audit
        std::vector<int> seen;
        connect(driver.window->audit(), &AuditWorkspace::countsChanged, this,
                [&] { seen.push_back(driver.window->audit()->findings()); });
        for (const QString &workspace : MainWindow::workspaceNames()) {
            driver.window->setWorkspace(workspace);
            QVERIFY(driver.settle());
        }
        driver.window->session()->setScope(QStringLiteral("Sam")); // the only one there is
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->audit()->findings(), before);
        for (const int count : seen)
            QCOMPARE(count, before);
    }

    void zoomToTheSelectionFromTheTree()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        show(driver);
        driver.window->setView(QStringLiteral("both"));
        driver.window->session()->select(*driver.window->session()->store()->find("b045"));
        QVERIFY(driver.settle());
        MapCanvas *canvas = driver.window->inspect()->mapPane()->canvas();
        TreeView *tree = driver.window->inspect()->treeView();
        tree->setFocus();
        const TimeWindow before = canvas->window();
        QTest::keyClick(tree, Qt::Key_F, Qt::ShiftModifier);
        QTRY_VERIFY(canvas->window().span() < before.span());
    }

    void whereNothingIsFoldedNothingMoves()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_small));
        show(driver);
        Session *session = driver.window->session();
        session->select(*session->store()->find("b1"));
        driver.window->setView(QStringLiteral("focus"));
        QVERIFY(driver.settle());
        QWidget *canvas = driver.window->findChild<QWidget *>(QStringLiteral("focusCanvas"));
        QVERIFY(canvas);
        canvas->setFocus();
        for (const int key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Right}) {
            QTest::keyClick(canvas, Qt::Key(key), Qt::ShiftModifier);
            QVERIFY(driver.settle());
            QCOMPARE(session->selection(), *session->store()->find("b1"));
        }
        QTest::keyClick(canvas, Qt::Key_Down);
        QVERIFY(driver.settle());
        QVERIFY(session->selection() != *session->store()->find("b1"));
    }

    // A button that is switched off by what it did leaves the keys in its pane.
    void theKeysStayInThePane()
    {
        WindowDriver driver;
        QVERIFY(driver.open(m_small));
        show(driver);
        driver.window->setWorkspace(QStringLiteral("tune"));
        QVERIFY(driver.settle());
        driver.window->tune()->findChild<TuneChart *>()->moveThreshold(12);
        auto *apply = driver.window->findChild<QAbstractButton *>(QStringLiteral("tune.applyButton"));
        QVERIFY(apply && apply->isEnabled());
        apply->setFocus();
        driver.prompts.answer = Answer{QStringLiteral("fits better"), QStringLiteral("ada"), {}};
        QTest::keyClick(apply, Qt::Key_Space);
        QTRY_VERIFY(!apply->isEnabled());
        QVERIFY(driver.settle());
        const QWidget *now = QApplication::focusWidget();
        QVERIFY(now);
        QVERIFY2(driver.window->tune()->isAncestorOf(now), qPrintable(now->objectName()));
    }

    // End is the last row there is, Home the first, in each list of each view.
    void endAndHome()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        show(driver);
        driver.window->session()->select(*driver.window->session()->store()->find("b045"));
        QStringList wrong;
        QSet<QString> seen;
        const auto chosen = [](const QAbstractItemView *view, bool last) {
            const QAbstractItemModel *model = view->model();
            const auto *tree = qobject_cast<const QTreeView *>(view);
            const auto can = [&](const QModelIndex &index) {
                return model->flags(index).testFlag(Qt::ItemIsSelectable) &&
                       model->flags(index).testFlag(Qt::ItemIsEnabled);
            };
            const int rows = model->rowCount();
            for (int i = 0; i < rows; ++i) {
                QModelIndex index = model->index(last ? rows - 1 - i : i, 0);
                while (last && tree && tree->isExpanded(index) && model->rowCount(index) > 0)
                    index = model->index(model->rowCount(index) - 1, 0, index);
                if (can(index))
                    return index;
            }
            return QModelIndex();
        };
        QVERIFY(driver.eachView([&](const QString &view) {
            for (QAbstractItemView *list : driver.window->findChildren<QAbstractItemView *>()) {
                if (!list->isVisible() || !list->isEnabled() || list->focusPolicy() == Qt::NoFocus || !list->model() ||
                    list->model()->rowCount() < 2 || list->objectName().isEmpty())
                    continue;
                list->setFocus(Qt::OtherFocusReason);
                if (!list->hasFocus())
                    continue;
                seen << list->objectName();
                QTest::keyClick(list, Qt::Key_End);
                QTRY_VERIFY(!list->model()->canFetchMore({}) || list->currentIndex().row() > 0);
                QVERIFY(driver.settle());
                const auto at = [&](bool last) {
                    const QModelIndex index = chosen(list, last);
                    if (list->currentIndex().siblingAtColumn(0) != index)
                        wrong << QStringLiteral("%1 %2: %3 leads to row %4 of %5")
                                     .arg(view, list->objectName(),
                                          last ? QStringLiteral("End") : QStringLiteral("Home"))
                                     .arg(list->currentIndex().row())
                                     .arg(list->model()->rowCount());
                };
                at(true);
                QTest::keyClick(list, Qt::Key_Home);
                QVERIFY(driver.settle());
                at(false);
            }
        }));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        QVERIFY2(seen.size() >= 8, qPrintable(QStringList(seen.begin(), seen.end()).join(QLatin1Char(' '))));
    }

    // A click on the name of a view shows it and leaves the keys where they act: in the workspace, never on the name.
    void aClickedViewHasTheKeys()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        show(driver);
        driver.window->resize(1600, 900);
        QStringList wrong;
        int clicked = 0;
        for (const QString &workspace : MainWindow::workspaceNames()) {
            driver.window->setWorkspace(workspace);
            QVERIFY(driver.settle());
            const auto *bar = driver.window->findChild<TopBar *>();
            QVERIFY(bar);
            for (SegmentedControl *views : bar->findChildren<SegmentedControl *>()) {
                if (!views->isVisible())
                    continue;
                for (QAbstractButton *view : views->findChildren<QAbstractButton *>()) {
                    if (!view->isVisible())
                        continue;
                    QTest::mouseClick(view, Qt::LeftButton);
                    QVERIFY(driver.settle());
                    ++clicked;
                    const QWidget *now = QApplication::focusWidget();
                    if (!now || now == driver.window.get() || bar->isAncestorOf(now))
                        wrong << QStringLiteral("%1 %2: %3")
                                     .arg(workspace, view->text(), now ? now->objectName() : QStringLiteral("nowhere"));
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        QVERIFY(clicked >= 15);
    }
};

CREDENCE_TEST(tst_selected, TstSelected)

} // namespace tst_selected

#include "tst_selected.moc"
