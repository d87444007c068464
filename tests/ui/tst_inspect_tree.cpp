// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/inspectworkspace.h"
#include "inspect/treeview.h"
#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "models/rowcache.h"
#include "models/treemodel.h"
#include "shell/theme.h"
#include "support/registry.h"
#include "support/samplestore.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>

namespace tst_inspect_tree {

using namespace credence;
using namespace credence::ui;

namespace {

struct Window {
    explicit Window(const std::string &jsonl = test::smallJsonl(), QSize size = {1032, 828}) : workspace(&session)
    {
        workspace.resize(size);
        workspace.show();
        store = test::makeStore(folder, jsonl);
        opened = test::openIn(session, store);
    }
    [[nodiscard]] bool idle() const { return workspace.treeModel()->plan() && !workspace.busy(); }
    [[nodiscard]] TreeView *tree() const { return workspace.treeView(); }
    [[nodiscard]] TreeModel *model() const { return workspace.treeModel(); }
    [[nodiscard]] MemoryKey key(const std::string &id) const { return test::keyOf(*store, id); }
    [[nodiscard]] MemoryKey current() const { return model()->key(tree()->currentIndex()); }
    [[nodiscard]] QLineEdit *filter() const
    {
        return workspace.findChild<QLineEdit *>(QStringLiteral("inspect.filter"));
    }

    QTemporaryDir folder;
    Session session;
    InspectWorkspace workspace;
    std::shared_ptr<Store> store;
    bool opened = false;
};

} // namespace

class TstInspectTree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(ThemeChoice::Light); }
    void cleanupTestCase() { JobRunner::instance().shutDown(); }

    void showsWhatTheStoreHolds()
    {
        Window w;
        QVERIFY(w.opened);
        QSignalSpy idle(&w.workspace, &InspectWorkspace::idle);
        QTRY_VERIFY(w.idle());
        QTRY_VERIFY(idle.count() >= 1);
        QCOMPARE(w.model()->rowCount(), 2);
        QCOMPARE(w.model()->key(w.model()->index(0, 0)), w.key("top"));
        QTRY_COMPARE(w.model()->index(0, 0).data().toString(), QStringLiteral("The team works with care."));
        QCOMPARE(w.model()->index(1, 0).data().toString(), QStringLiteral("Not cited, 1 episode"));
    }

    void selectionIsShared()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        // From elsewhere into the tree, opening what is above.
        w.session.select(w.key("e4"));
        QCOMPARE(w.current(), w.key("e4"));
        QVERIFY(w.tree()->isExpanded(w.model()->index(0, 0)));
        QCOMPARE(w.model()->key(w.tree()->currentIndex().parent()), w.key("r2"));
        // From the tree to elsewhere.
        w.tree()->setCurrentIndex(w.model()->index(0, 0));
        QCOMPARE(w.session.selection(), w.key("top"));
        // A heading is no memory: no other stays selected beside it.
        w.tree()->setCurrentIndex(w.model()->index(1, 0));
        QVERIFY(!w.session.selection());
        QCOMPARE(w.tree()->currentIndex().row(), 1);
        w.session.select({});
        QVERIFY(!w.tree()->currentIndex().isValid());
    }

    // A tree that nobody sees does not make thousands of rows to find the selected memory; it is there when it is seen.
    void outOfSightItMakesNoRows()
    {
        std::string lines = test::smallJsonl();
        for (int i = 0; i < 5000; ++i) {
            lines += "{\"record\":\"memory\",\"id\":\"x" + std::to_string(i) +
                     "\",\"kind\":\"episode\",\"scope\":\"sam\",\"created\":\"2026-06-01T10:00:00Z\",\"text\":"
                     "\"Nothing.\"}\n";
        }
        Window w(lines);
        QTRY_VERIFY(w.idle());
        const QModelIndex group = w.model()->index(1, 0);
        w.session.select(w.key("top"));
        w.workspace.hide();
        for (const char *id : {"x0", "x4999"}) { // of these the list's first 4,096 hold one at most
            w.session.select(w.key(id));
            QVERIFY(w.model()->canFetchMore(group));
            QVERIFY(!w.tree()->currentIndex().isValid());
        }
        w.workspace.show();
        QCOMPARE(w.current(), w.key("x4999"));
        w.workspace.hide();
        w.session.select(w.key("x0"));
        w.workspace.show();
        QCOMPARE(w.current(), w.key("x0"));
        QVERIFY(!w.model()->canFetchMore(group));
        QVERIFY(w.tree()->isExpanded(group));
    }

    void focusAloneSelectsNothing()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        w.tree()->setFocus();
        QVERIFY(!w.session.selection());
        QTest::keyClick(w.tree(), Qt::Key_Down);
        QCOMPARE(w.session.selection(), w.key("top"));
    }

    // Three words and one key, then one more for the whole argument.
    void fromWordsToWhy()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        QApplication::setActiveWindow(&w.workspace);
        QSignalSpy why(&w.workspace, &InspectWorkspace::whyRequested);
        w.workspace.focusFilter();
        QTest::keyClicks(w.filter(), QStringLiteral("deploys rollout plan"));
        QTRY_COMPARE(w.model()->filter().text, QStringLiteral("deploys rollout plan"));
        QTRY_VERIFY(w.idle());
        QCOMPARE(w.model()->rowCount(), 1);
        QTest::keyClick(w.filter(), Qt::Key_Return);
        QCOMPARE(w.session.selection(), w.key("r1"));
        QTest::keyClick(w.tree(), Qt::Key_Return);
        QCOMPARE(why.count(), 1);
        QCOMPARE(why.first().first().value<MemoryKey>(), w.key("r1"));
    }

    void nothingMatchesSaysSo()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        w.filter()->setText(QStringLiteral("zebra"));
        QTRY_VERIFY(w.model()->filter().text == QStringLiteral("zebra") && w.idle());
        QCOMPARE(w.model()->rowCount(), 0);
        QVERIFY(!w.tree()->isVisible());
        auto *clear = w.workspace.findChild<QAction *>(QStringLiteral("inspect.clearFilterAction"));
        QVERIFY(clear && clear->isEnabled());
        clear->trigger();
        QTRY_VERIFY(w.model()->rowCount() == 2 && w.tree()->isVisible());
        QVERIFY(w.filter()->text().isEmpty());
    }

    void liveEpisodesKeepSelectionAndScroll()
    {
        std::string many = test::smallJsonl();
        for (int i = 100; i < 400; ++i)
            many += test::uncitedJsonl("x" + std::to_string(i));
        Window w(many);
        QTRY_VERIFY(w.idle());
        const QModelIndex group = w.model()->index(1, 0);
        w.tree()->expand(group);
        w.session.select(w.key("x250"));
        QTRY_VERIFY(w.idle());
        const int scroll = w.tree()->verticalScrollBar()->value();
        QVERIFY(scroll > 0);
        const int selected = w.tree()->visualRect(w.tree()->currentIndex()).top();
        QSignalSpy resets(w.model(), &QAbstractItemModel::modelReset);

        MemoryDraft draft;
        draft.memory.scope = "sam";
        draft.memory.text = "a new episode";
        draft.memory.created = Time(std::chrono::milliseconds(1770000000000)); // older: comes in below
        QVERIFY(w.store->add({draft}, {"agent", "agent", ""}).ok());
        QTRY_COMPARE(w.model()->rowCount(w.model()->index(1, 0)), 302);
        QCOMPARE(resets.count(), 0);
        QCOMPARE(w.session.selection(), w.key("x250"));
        QCOMPARE(w.current(), w.key("x250"));
        QVERIFY(w.tree()->isExpanded(w.model()->index(1, 0)));
        QCOMPARE(w.tree()->verticalScrollBar()->value(), scroll);
        QCOMPARE(w.tree()->visualRect(w.tree()->currentIndex()).top(), selected);
    }

    void expanderIsWhereItIsPainted()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        const QModelIndex root = w.model()->index(0, 0);
        const QRect row = w.tree()->visualRect(root);
        // The chevron's middle is 13 from the left edge, 12 more a level.
        QTest::mouseClick(w.tree()->viewport(), Qt::LeftButton, {}, QPoint(13, row.center().y()));
        QVERIFY(w.tree()->isExpanded(root));
        QVERIFY(!w.session.selection()); // opening is not selecting
        const QModelIndex child = w.model()->index(0, 0, root);
        QTest::mouseClick(w.tree()->viewport(), Qt::LeftButton, {},
                          QPoint(25, w.tree()->visualRect(child).center().y()));
        QVERIFY(w.tree()->isExpanded(child));
        QTest::mouseClick(w.tree()->viewport(), Qt::LeftButton, {}, QPoint(13, row.center().y()));
        QVERIFY(!w.tree()->isExpanded(root));
        QTest::mouseClick(w.tree()->viewport(), Qt::LeftButton, {}, QPoint(200, row.center().y()));
        QCOMPARE(w.session.selection(), w.key("top"));
    }

    void expandAllBelowEnds()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        w.session.select(w.key("top"));
        auto *expand = w.workspace.findChild<QAction *>(QStringLiteral("inspect.expandBelow"));
        auto *collapse = w.workspace.findChild<QAction *>(QStringLiteral("inspect.collapseBelow"));
        QVERIFY(expand && expand->isEnabled());
        expand->trigger();
        const QModelIndex root = w.model()->index(0, 0);
        for (int i = 0; i < w.model()->rowCount(root); ++i) {
            const QModelIndex child = w.model()->index(i, 0, root);
            QCOMPARE(w.tree()->isExpanded(child), w.model()->hasChildren(child));
        }
        collapse->trigger();
        QVERIFY(!w.tree()->isExpanded(root));
    }

    // Several rows are copied, tried and written together, from above; what is selected elsewhere ends that.
    void severalRowsAtOnce()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        w.session.select(w.key("r2"));
        QTRY_VERIFY(w.workspace.rows()->peek(w.key("r2")) != nullptr);
        QTest::keyClick(w.tree(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(w.session.selection(), w.key("r1"));
        QCOMPARE(w.tree()->chosen(), (QList<MemoryKey>{w.key("r1"), w.key("r2")}));
        const auto trigger = [&](const char *name) {
            w.workspace.findChild<QAction *>(QString::fromLatin1(name))->trigger();
        };
        trigger("inspect.copyText");
        QTRY_COMPARE(QApplication::clipboard()->text(),
                     QStringLiteral("Deploys need a rollout plan.\nPriya reviews in the afternoon."));
        trigger("inspect.copyId");
        QTRY_COMPARE(QApplication::clipboard()->text(), QStringLiteral("r1\nr2"));
        QList<MemoryKey> tried;
        connect(&w.workspace, &InspectWorkspace::whatIfRequested, this,
                [&](const QList<MemoryKey> &keys) { tried = keys; });
        trigger("inspect.whatIf");
        QCOMPARE(tried, w.tree()->chosen());
        // Written, they can be read again.
        const QString path = w.folder.filePath(QStringLiteral("two.jsonl"));
        QSignalSpy told(w.tree(), &TreeView::message);
        w.tree()->exportTo(path, w.tree()->chosen());
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(told.first().first().toString(), QStringLiteral("Wrote 2 memories to two.jsonl."));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QCOMPARE(text.count('\n'), qsizetype(3)); // the head and two lines
        QVERIFY(text.startsWith("{\"record\":\"header\""));
        QVERIFY(text.indexOf("\"id\":\"r1\"") < text.indexOf("\"id\":\"r2\""));
        // Dragged, they are text; a heading can't be dragged.
        const std::unique_ptr<QMimeData> data(w.model()->mimeData(w.tree()->selectionModel()->selectedIndexes()));
        QVERIFY(data);
        QVERIFY(data->text().contains(QStringLiteral("Deploys need a rollout plan.")));
        QVERIFY(w.tree()->currentIndex().flags() & Qt::ItemIsDragEnabled);
        QVERIFY(!(w.model()->index(1, 0).flags() & Qt::ItemIsDragEnabled));
        w.session.select(w.key("top"));
        QCOMPARE(w.tree()->chosen(), QList<MemoryKey>{w.key("top")});
    }

    void theWholeTreeOpens()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        auto *expand = w.workspace.findChild<QAction *>(QStringLiteral("inspect.expandAll"));
        QVERIFY(expand && expand->isEnabled());
        expand->trigger();
        const QModelIndex root = w.model()->index(0, 0);
        QVERIFY(w.tree()->isExpanded(root));
        for (int i = 0; i < w.model()->rowCount(root); ++i) {
            const QModelIndex child = w.model()->index(i, 0, root);
            QCOMPARE(w.tree()->isExpanded(child), w.model()->hasChildren(child));
        }
        QVERIFY(!w.tree()->isExpanded(w.model()->index(1, 0))); // what nothing cites
    }

    void copies()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        w.session.select(w.key("r1"));
        QTRY_VERIFY(w.workspace.rows()->peek(w.key("r1")) != nullptr);
        const auto trigger = [&](const char *name) {
            w.workspace.findChild<QAction *>(QString::fromLatin1(name))->trigger();
        };
        trigger("inspect.copyText");
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Deploys need a rollout plan."));
        trigger("inspect.copyId");
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("r1"));
        trigger("inspect.copyJsonl");
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("{\"record\":\"memory\"")));
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("\"e2\"")));
        trigger("inspect.firstDependent");
        QCOMPARE(w.session.selection(), w.key("top"));
    }

    void widthsFollowTheWindow_data()
    {
        QTest::addColumn<int>("whole");
        QTest::addColumn<int>("tree");
        QTest::newRow("1280") << 912 << 440;
        QTest::newRow("1400") << 1032 << 500;
        QTest::newRow("2560") << 2128 << 640;
    }
    void widthsFollowTheWindow()
    {
        QFETCH(int, whole);
        QFETCH(int, tree);
        Window w(test::smallJsonl(), {whole, 700});
        auto *splitter = w.workspace.findChild<QSplitter *>(QStringLiteral("inspect.splitter"));
        QTRY_COMPARE(splitter->sizes().constFirst(), tree);
        w.workspace.setView(InspectWorkspace::View::Tree);
        QVERIFY(w.tree()->isVisible());
        QCOMPARE(w.workspace.view(), InspectWorkspace::View::Tree);
        w.workspace.setView(InspectWorkspace::View::Map);
        QVERIFY(!w.tree()->isVisible());
        w.workspace.setView(InspectWorkspace::View::TreeAndMap);
        QCOMPARE(splitter->sizes().constFirst(), tree);
    }

    void stateIsKept()
    {
        QByteArray state;
        {
            Window w;
            QTRY_VERIFY(w.idle());
            w.tree()->setColumnShown(TreeColumn::Importance, true);
            w.tree()->setColumnShown(TreeColumn::Leaves, false);
            w.model()->sort(int(TreeColumn::Depth), Qt::DescendingOrder);
            w.workspace.setView(InspectWorkspace::View::Tree);
            state = w.workspace.saveState();
        }
        Window w;
        w.workspace.restoreState(state);
        QVERIFY(w.tree()->columnShown(TreeColumn::Importance));
        QVERIFY(!w.tree()->columnShown(TreeColumn::Leaves));
        QCOMPARE(w.model()->sorting().column, TreeColumn::Depth);
        QCOMPARE(w.workspace.view(), InspectWorkspace::View::Tree);
        // Anything else is passed over.
        w.workspace.restoreState(QByteArray("nonsense"));
        w.workspace.restoreState(state.left(state.size() / 2));
        QCOMPARE(w.workspace.view(), InspectWorkspace::View::Tree);
    }

    void actionsAndNamesAreComplete()
    {
        Window w;
        QTRY_VERIFY(w.idle());
        QVERIFY(w.workspace.actions().size() >= 12);
        for (const QAction *action : w.workspace.actions()) {
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->objectName()));
        }
        for (const QWidget *widget : w.workspace.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                                widget->objectName()));
        }
    }
};

CREDENCE_TEST(tst_inspect_tree, TstInspectTree)

} // namespace tst_inspect_tree

#include "tst_inspect_tree.moc"
