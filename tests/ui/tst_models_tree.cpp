// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "jobs/jobrunner.h"
#include "models/filtertext.h"
#include "models/roles.h"
#include "models/treemodel.h"
#include "models/treeplan.h"
#include "support/memories.h"
#include "support/registry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

// What the program asks memory for, while somebody counts it.
namespace tst_models_tree_memory {
std::atomic<bool> counting = false;
std::atomic<std::size_t> bytes = 0;
} // namespace tst_models_tree_memory

#ifndef CREDENCE_SANITIZED // sanitizers count with their own
void *operator new(std::size_t size)
{
    if (tst_models_tree_memory::counting)
        tst_models_tree_memory::bytes += size;
    if (void *memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
#endif

namespace tst_models_tree {

using namespace credence;
using namespace credence::ui;
using credence::test::Memories;

namespace {

// 1..6 episodes; 10 rests on 1 and 2, 11 on 2 and 3, 20 on 10, 11 and again 2. 4, 5 and 6 are cited by nothing.
Memories diamond()
{
    Memories m;
    for (int i = 1; i <= 6; ++i)
        m.add(i, "episode " + std::to_string(i));
    m.add(10, "first belief", Kind::Reflection, 1);
    m.link(10, 1);
    m.link(10, 2);
    m.add(11, "second belief", Kind::Reflection, 1);
    m.link(11, 2);
    m.link(11, 3);
    m.add(20, "upper belief", Kind::Reflection, 2);
    m.link(20, 10);
    m.link(20, 11);
    m.link(20, 2);
    return m;
}

struct Fixture {
    explicit Fixture(const Memories &memories) : model(&rows)
    {
        rows.setSource(memories.source());
        model.setSnapshot(memories.snapshot());
    }
    [[nodiscard]] bool idle() const { return !model.busy() && !rows.busy(); }
    [[nodiscard]] QModelIndex at(std::initializer_list<int> path) const
    {
        QModelIndex index;
        for (const int row : path)
            index = model.index(row, 0, index);
        return index;
    }
    [[nodiscard]] qint64 key(std::initializer_list<int> path) const { return model.key(at(path)).value; }
    [[nodiscard]] QList<qint64> keys(const QModelIndex &parent = {}) const
    {
        QList<qint64> list;
        for (int i = 0; i < model.rowCount(parent); ++i)
            list << model.key(model.index(i, 0, parent)).value;
        return list;
    }

    RowCache rows;
    TreeModel model;
};

} // namespace

class TstModelsTree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanupTestCase() { JobRunner::instance().shutDown(); }

    void rootsChildrenAndTheUncited()
    {
        const Memories m = diamond();
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        // One belief on which nothing rests, then the group of what nothing cites.
        QCOMPARE(f.keys(), (QList<qint64>{20, 0}));
        QCOMPARE(f.keys(f.at({0})), (QList<qint64>{10, 11, 2}));
        QCOMPARE(f.keys(f.at({0, 0})), (QList<qint64>{1, 2}));
        const QModelIndex group = f.at({1});
        QVERIFY(f.model.data(group, GroupRole).toBool());
        QCOMPARE(f.model.data(group).toString(), QStringLiteral("Not cited, 3 episodes"));
        QCOMPARE(f.keys(group), (QList<qint64>{6, 5, 4})); // the newest first
        QCOMPARE(f.model.plan()->episodes, 6U);
        QCOMPARE(f.model.plan()->beliefs, 3U);
    }

    void everyMemoryIsInTheTree()
    {
        const Memories m = diamond();
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        for (const qint64 key : {1, 2, 3, 4, 5, 6, 10, 11, 20})
            QCOMPARE(f.model.key(f.model.firstIndex({key})).value, key);
        QVERIFY(!f.model.firstIndex({99}).isValid());
    }

    void repeatsAreMarkedWithTheirCount()
    {
        const Memories m = diamond();
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        // Episode 2 stands first under 10, then under 11 and under 20: three places.
        QCOMPARE(f.model.data(f.at({0, 0, 1}), RepeatRole).toInt(), 0);
        QCOMPARE(f.model.data(f.at({0, 1, 0}), RepeatRole).toInt(), 3);
        QCOMPARE(f.model.data(f.at({0, 2}), RepeatRole).toInt(), 3);
        QCOMPARE(f.model.data(f.at({0, 1, 1}), RepeatRole).toInt(), 0); // 3 stands once
        QCOMPARE(f.model.madeIndexes({2}).size(), 3);
    }

    void mutualContradictionsEnd()
    {
        Memories m;
        m.add(1, "episode");
        m.add(2, "episode too");
        m.add(10, "it rains", Kind::Reflection, 1);
        m.add(11, "it is dry", Kind::Reflection, 1);
        m.link(10, 1);
        m.link(11, 2);
        m.link(10, 11, Role::Contradicts);
        m.link(11, 10, Role::Contradicts);
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        // Neither supports another, so both are roots.
        QCOMPARE(f.keys(), (QList<qint64>{11, 10}));
        const QModelIndex against = f.at({0, 1});
        QCOMPARE(f.model.key(against).value, 10);
        QCOMPARE(f.model.data(against, LinkRole).toInt(), int(Role::Contradicts));
        // Down the path 11, 10, 11: the last is marked and leads nowhere.
        const QModelIndex again = f.model.index(1, 0, against);
        QCOMPARE(f.model.key(again).value, 11);
        QVERIFY(f.model.row(again).loops);
        QVERIFY(!f.model.hasChildren(again));
        QCOMPARE(f.model.rowCount(again), 0);
    }

    void aCircleOfSupportsLosesNothing()
    {
        Memories m;
        m.add(10, "a", Kind::Reflection, 1);
        m.add(11, "b", Kind::Reflection, 1);
        m.link(10, 11);
        m.link(11, 10);
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.keys(), (QList<qint64>{10}));
        QCOMPARE(f.keys(f.at({0})), (QList<qint64>{11}));
        QCOMPARE(f.keys(f.at({0, 0})), (QList<qint64>{10}));
        QVERIFY(!f.model.hasChildren(f.at({0, 0, 0})));
    }

    void missingSourcesAreRows()
    {
        Memories m;
        m.add(1, "episode");
        m.add(10, "belief", Kind::Reflection, 1);
        m.link(10, 1);
        m.dangle(10, "node_9999");
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        const QModelIndex missing = f.at({0, 1});
        QVERIFY(f.model.data(missing, MissingRole).toBool());
        QTRY_COMPARE(f.model.data(missing).toString(), QStringLiteral("missing source: node_9999"));
        QCOMPARE(f.model.key(missing).value, 0);
        QVERIFY(!f.model.hasChildren(missing));
    }

    void dataNeverWaits()
    {
        Memories m = diamond();
        Fixture f(m);
        QTRY_VERIFY(f.model.plan() != nullptr);
        // Before anything was read: empty and said to be loading, and the read runs elsewhere.
        const QModelIndex root = f.at({0});
        QVERIFY(f.model.data(root, LoadingRole).toBool());
        QCOMPARE(f.model.data(root).toString(), QString());
        QTRY_COMPARE(f.model.data(root).toString(), QStringLiteral("upper belief"));
        QVERIFY(!f.model.data(root, LoadingRole).toBool());
        QTRY_VERIFY(f.idle());
        QVERIFY(!m.shared().onGuiThread);
    }

    void eachColumnAnswersEachRole()
    {
        Memories m = diamond();
        m.row(20).openFlags = 2;
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        (void)f.model.data(f.at({0}));
        QTRY_VERIFY(f.idle());
        const auto cell = [&](TreeColumn column, int role) {
            return f.model.data(f.at({0}).siblingAtColumn(int(column)), role);
        };
        for (int i = 0; i < kTreeColumns; ++i) {
            const auto column = TreeColumn(i);
            QCOMPARE(cell(column, KeyRole).value<MemoryKey>().value, 20);
            QCOMPARE(cell(column, IdRole).toString(), QStringLiteral("id-20"));
            QVERIFY(cell(column, SortRole).isValid());
            QCOMPARE(cell(column, LoadingRole).toBool(), false);
            QVERIFY(!cell(column, Qt::DisplayRole).toString().isEmpty());
            QVERIFY(!cell(column, Qt::ToolTipRole).toString().isEmpty());
            QVERIFY(!cell(column, Qt::AccessibleTextRole).toString().isEmpty());
            QCOMPARE(cell(column, StatusRole).toInt(), int(Status::Active));
            QVERIFY(!f.model.headerData(i, Qt::Horizontal).toString().isEmpty());
            QVERIFY(!f.model.headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
        QCOMPARE(cell(TreeColumn::Depth, SortRole).toInt(), 2);
        QCOMPARE(cell(TreeColumn::Leaves, SortRole).toInt(), 3);
        QCOMPARE(cell(TreeColumn::Dependents, SortRole).toInt(), 0);
        QCOMPARE(cell(TreeColumn::Confidence, SortRole).toInt(), int(Confidence::Low));
        QCOMPARE(cell(TreeColumn::Flags, SortRole).toInt(), 2);
        QCOMPARE(cell(TreeColumn::Importance, SortRole).toDouble(), 0.5);
        QCOMPARE(cell(TreeColumn::Created, SortRole).toLongLong(), 20 * 60000LL);
        QVERIFY(cell(TreeColumn::Text, Qt::AccessibleTextRole).toString().contains(QStringLiteral("depth 2")));
    }

    void toolTipsAreNeverMarkup()
    {
        Memories m;
        m.add(10, "<b>bold</b> & <img src=x>", Kind::Reflection, 1);
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        (void)f.model.data(f.at({0}));
        QTRY_VERIFY(f.idle());
        const QString tip = f.model.data(f.at({0}), Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(QStringLiteral("&lt;b&gt;bold&lt;/b&gt; &amp; &lt;img")));
        QVERIFY(!tip.contains(QStringLiteral("<b>")));
        QCOMPARE(f.model.data(f.at({0})).toString(), QStringLiteral("<b>bold</b> & <img src=x>"));
    }

    void sortingKeepsWhatIsMade()
    {
        Memories m;
        for (int i = 1; i <= 4; ++i)
            m.add(i, "episode");
        for (int i = 10; i <= 13; ++i) {
            m.add(i, std::string(1, char('d' - (i - 10))), Kind::Reflection, 1);
            m.row(i).importance = float(i - 9) / 10;
            m.link(i, i - 9);
        }
        m.row(11).importance = std::numeric_limits<float>::quiet_NaN();
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.keys(), (QList<qint64>{13, 12, 11, 10}));
        const QPersistentModelIndex kept = f.at({0, 0}); // episode 4 under 13
        QSignalSpy resets(&f.model, &QAbstractItemModel::modelReset);

        f.model.sort(int(TreeColumn::Importance), Qt::AscendingOrder);
        QTRY_COMPARE(f.keys(), (QList<qint64>{10, 12, 13, 11})); // unset comes last
        f.model.sort(int(TreeColumn::Importance), Qt::DescendingOrder);
        QTRY_COMPARE(f.keys(), (QList<qint64>{13, 12, 10, 11})); // also in this order
        f.model.sort(int(TreeColumn::Text), Qt::AscendingOrder);
        QTRY_COMPARE(f.keys(), (QList<qint64>{13, 12, 11, 10})); // a, b, c, d
        f.model.sort(int(TreeColumn::Created), Qt::AscendingOrder);
        QTRY_COMPARE(f.keys(), (QList<qint64>{10, 11, 12, 13}));
        QVERIFY(kept.isValid());
        QCOMPARE(f.model.key(kept).value, 4);
        QCOMPARE(kept.parent().row(), 3);
        f.model.sort(-1);
        QTRY_COMPARE(f.keys(), (QList<qint64>{13, 12, 11, 10}));
        QCOMPARE(resets.count(), 0);
    }

    void filtersMakeMatchesRoots()
    {
        Memories m = diamond();
        m.row(11).status = Status::Stale;
        m.row(3).importance = 0.9F;
        Fixture f(m);
        QTRY_VERIFY(f.idle());

        TreeFilter stale;
        stale.statuses = {Status::Stale};
        f.model.setFilter(stale);
        QTRY_COMPARE(f.keys(), (QList<qint64>{11}));
        QCOMPARE(f.keys(f.at({0})), (QList<qint64>{2, 3}));

        TreeFilter text;
        text.text = QStringLiteral("belief");
        f.model.setFilter(text);
        QTRY_COMPARE(f.keys(), (QList<qint64>{20, 11, 10}));
        // 10 and 11 stand here already, so under 20 they are repeats.
        QCOMPARE(f.model.data(f.at({0, 0}), RepeatRole).toInt(), 2);

        TreeFilter deep;
        deep.minDepth = 1;
        deep.maxDepth = 1;
        f.model.setFilter(deep);
        QTRY_COMPARE(f.keys(), (QList<qint64>{11, 10}));

        TreeFilter episodes;
        episodes.kinds = {Kind::Episode};
        episodes.minImportance = 0.9;
        f.model.setFilter(episodes);
        QTRY_COMPARE(f.keys(), (QList<qint64>{3}));

        TreeFilter single;
        single.ungrounded = true;
        f.model.setFilter(single);
        QTRY_COMPARE(f.keys(), QList<qint64>{});

        TreeFilter time;
        time.since = Time(std::chrono::minutes(10));
        time.until = Time(std::chrono::minutes(11));
        f.model.setFilter(time);
        QTRY_COMPARE(f.keys(), (QList<qint64>{11, 10}));

        f.model.setFilter({});
        QTRY_COMPARE(f.keys(), (QList<qint64>{20, 0}));
    }

    void fiftyQuickFiltersShowTheLast()
    {
        Memories m;
        for (int i = 1; i <= 200; ++i)
            m.add(i, "word" + std::to_string(i) + ".", Kind::Reflection, 1);
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        QSignalSpy plans(&f.model, &TreeModel::planChanged);
        for (int i = 1; i <= 50; ++i) {
            TreeFilter filter;
            filter.text = QStringLiteral("word%1.").arg(i);
            f.model.setFilter(filter);
        }
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.keys(), QList<qint64>{50});
        QCOMPARE(plans.count(), 1); // none of the other 49 was ever shown
    }

    void liveRowsComeWithoutAReset()
    {
        Memories m = diamond();
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        const QPersistentModelIndex kept = f.at({0, 1, 1}); // 3 under 11 under 20
        const QPersistentModelIndex inGroup = f.at({1, 2}); // 4
        QSignalSpy resets(&f.model, &QAbstractItemModel::modelReset);
        QSignalSpy inserts(&f.model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removals(&f.model, &QAbstractItemModel::rowsRemoved);

        // Two new episodes, one of them cited by a new belief that also takes up 4; 11 becomes stale.
        m.add(30, "new episode");
        m.add(31, "new and cited");
        m.add(40, "new belief", Kind::Reflection, 1);
        m.link(40, 31);
        m.link(40, 4);
        m.row(11).status = Status::Stale;
        QSignalSpy plans(&f.model, &TreeModel::planChanged);
        f.model.setSnapshot(m.snapshot());
        QTRY_COMPARE(plans.count(), 1);

        QCOMPARE(f.keys(), (QList<qint64>{20, 40, 0}));
        QCOMPARE(f.keys(f.at({2})), (QList<qint64>{30, 6, 5}));
        QCOMPARE(f.keys(f.at({1})), (QList<qint64>{31, 4}));
        QCOMPARE(resets.count(), 0);
        QCOMPARE(inserts.count(), 2);  // 40 at the top, 30 in the group
        QCOMPARE(removals.count(), 1); // 4 left the group
        QVERIFY(kept.isValid());
        QCOMPARE(f.model.key(kept).value, 3);
        QCOMPARE(f.model.data(kept.parent(), StatusRole).toInt(), int(Status::Stale));
        QVERIFY(!inGroup.isValid());
    }

    void testerFindsNothing()
    {
        Memories m = diamond();
        m.dangle(11, "gone");
        RowCache rows;
        rows.setSource(m.source());
        TreeModel model(&rows);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSnapshot(m.snapshot());
        QTRY_VERIFY(!model.busy() && !rows.busy());
        QCOMPARE(model.rowCount(), 2);
        // Changes in place, each of them watched: rows come, go and move.
        m.add(30, "new");
        m.add(31, "newer belief", Kind::Reflection, 1);
        m.link(31, 5);
        m.remove(6);
        model.setSnapshot(m.snapshot());
        QTRY_VERIFY(!model.busy());
        QCOMPARE(model.rowCount(), 3);
        model.sort(int(TreeColumn::Created), Qt::AscendingOrder);
        QTRY_VERIFY(!model.busy());
        TreeFilter filter;
        filter.kinds = {Kind::Reflection};
        model.setFilter(filter);
        QTRY_VERIFY(!model.busy());
        QCOMPARE(model.rowCount(), 4);
        model.setSnapshot(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    // The counts that a person pays for: reads while looking at a screen of a long list.
    void aScreenOfManyRowsTakesFewReads()
    {
        Memories m;
        for (int i = 1; i <= 20000; ++i)
            m.add(i, "episode");
        Fixture f(m);
        QTRY_VERIFY(f.model.plan() != nullptr);
        const QModelIndex group = f.at({0});
        while (f.model.canFetchMore(group))
            f.model.fetchMore(group);
        QCOMPARE(f.model.rowCount(group), 20000);
        QTRY_VERIFY(f.idle());
        const int before = m.shared().rowReads;
        for (int i = 9000; i < 9040; ++i)
            (void)f.model.data(f.model.index(i, 0, group));
        QTRY_VERIFY(f.idle());
        for (int i = 9000; i < 9040; ++i)
            QVERIFY(!f.model.data(f.model.index(i, 0, group)).toString().isEmpty());
        QVERIFY(m.shared().rowReads - before <= 3);
    }

    // Nobody waits for the millionth root.
    void longListsAreMadeInPages()
    {
        Memories m;
        m.add(1, "episode");
        for (int i = 2; i <= 9001; ++i)
            m.add(i, "belief", Kind::Reflection, 1);
        Fixture f(m); // without Qt's tester, which fetches by itself
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.model.rowCount(), 4096);
        QCOMPARE(f.key({0}), 9001); // the newest
        QVERIFY(f.model.canFetchMore({}));
        f.model.fetchMore({});
        QCOMPARE(f.model.rowCount(), 8192);
        // Somebody goes to a memory further down: the rows up to it are made.
        QCOMPARE(f.model.firstIndex({802}).row(), 8199);
        QCOMPARE(f.model.rowCount(), 8200);
        // The group comes after the last root.
        QCOMPARE(f.model.firstIndex({1}).parent().row(), 9000);
        QCOMPARE(f.model.rowCount(), 9001);
        QVERIFY(!f.model.canFetchMore({}));
        // A change of the store keeps what was made.
        m.remove(9001);
        f.model.setSnapshot(m.snapshot());
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.model.rowCount(), 9000);
        QCOMPARE(f.key({0}), 9000);
    }

    // Memory follows what is looked at: 40,000 = 4,096 + 4 * 8,192 + 3,136.
    void veryLongListsHaveParts()
    {
        Memories m;
        for (int i = 1; i <= 40'000; ++i)
            m.add(i, "episode");
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        const QPersistentModelIndex group = f.at({0});
        QCOMPARE(f.model.rowCount(group), 4096 + 5);
        QVERIFY(!f.model.canFetchMore(group));
        QCOMPARE(f.model.key(f.model.index(4095, 0, group)).value, 35'905); // the newest is 40,000
        const auto part = [&](int nth) { return f.model.index(4096 + nth, 0, group); };
        QVERIFY(f.model.data(part(0)).toString().startsWith(QStringLiteral("4,097 to 12,288, ")));
        QVERIFY(f.model.data(part(4)).toString().startsWith(QStringLiteral("36,865 to 40,000, ")));
        QVERIFY(f.model.data(part(0), GroupRole).toBool());
        QVERIFY(f.model.hasChildren(part(4)));
        QVERIFY(!f.model.key(part(0)));
        // Somebody goes to the oldest: its part is made and no other.
        const QPersistentModelIndex oldest = f.model.firstIndex({1});
        QCOMPARE(oldest.parent(), part(4));
        QCOMPARE(oldest.row(), 3135);
        QCOMPARE(f.model.rowCount(part(4)), 3136);
        QCOMPARE(f.model.row(oldest).level, 2);
        QVERIFY(f.model.row(oldest).isRoot);
        QCOMPARE(f.model.firstIndex({40'000 - 4096}).parent(), part(0));
        QCOMPARE(f.model.firstIndex({40'000 - 4095}).parent(), QModelIndex(group));
        // One is gone: those after it move up by one, through the parts.
        m.remove(40'000);
        f.model.setSnapshot(m.snapshot());
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.model.rowCount(group), 4096 + 5);
        QCOMPARE(f.model.key(f.model.index(4095, 0, group)).value, 35'904);
        QCOMPARE(f.model.key(f.model.index(0, 0, part(0))).value, 35'903);
        QCOMPARE(f.model.rowCount(part(0)), 8192);
        QCOMPARE(f.model.rowCount(part(4)), 3135);
        QVERIFY(oldest.isValid());
        QCOMPARE(oldest.row(), 3134);
        // What a filter finds is as long.
        TreeFilter filter;
        filter.kinds = {Kind::Episode};
        f.model.setFilter(filter);
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.model.rowCount(), 4096 + 5);
        QCOMPARE(f.model.data(f.model.index(4096, 0)).toString(), QStringLiteral("4,097 to 12,288"));
        QCOMPARE(f.model.firstIndex({1}).parent().row(), 4100);
        // Short enough again to be one list.
        for (int i = 1; i <= 8000; ++i)
            m.remove(i);
        f.model.setSnapshot(m.snapshot());
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.model.rowCount(), 4096);
        QVERIFY(f.model.canFetchMore({}));
    }

    // What was read early is shown at once, and stays where it is when the rest comes.
    void theTopComesFirst()
    {
        const Memories m = diamond();
        Memories part;
        part.add(2, "episode 2");
        part.add(10, "first belief", Kind::Reflection, 1);
        part.add(11, "second belief", Kind::Reflection, 1);
        part.add(20, "upper belief", Kind::Reflection, 2);
        for (const int source : {10, 11, 2})
            part.link(20, source);
        RowCache rows;
        rows.setSource(m.source());
        TreeModel model(&rows);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTop(part.snapshot());
        QVERIFY(model.plan() && model.plan()->partial);
        QCOMPARE(model.rowCount(), 1);
        const QPersistentModelIndex upper = model.index(0, 0);
        QCOMPARE(model.key(upper).value, 20);
        QCOMPARE(model.rowCount(upper), 3);
        QVERIFY(!model.data(model.index(0, 0, upper), RepeatRole).toInt());
        // How many leaves it has can't be known from a part.
        QVERIFY(model.data(upper.sibling(0, int(TreeColumn::Leaves))).toString().isEmpty());
        QVERIFY(model.data(upper.sibling(0, int(TreeColumn::Leaves)), LoadingRole).toBool());
        QCOMPARE(model.firstIndex({11}).row(), -1); // only roots are found in a part
        QCOMPARE(model.firstIndex({20}).row(), 0);
        QSignalSpy resets(&model, &TreeModel::modelReset);
        model.setSnapshot(m.snapshot());
        QTRY_VERIFY(!model.busy() && !rows.busy());
        QCOMPARE(resets.count(), 0);
        QVERIFY(upper.isValid());
        QCOMPARE(model.key(upper).value, 20);
        QCOMPARE(model.rowCount(), 2); // and what is not cited
        QCOMPARE(model.data(upper.sibling(0, int(TreeColumn::Leaves))).toString(), QStringLiteral("3"));
        QCOMPARE(model.data(model.index(2, 0, upper), RepeatRole).toInt(), 3);
        // Too late for another part.
        model.setTop(part.snapshot());
        QVERIFY(!model.plan()->partial);
    }

    // A memory's figures take the same whether there are a few or many: marks are not cleared over and over.
    void allFiguresTakeMemoryOnce()
    {
        constexpr std::size_t kMany = 16'384;
        Memories m;
        for (std::size_t i = 1; i < kMany; ++i)
            m.add(std::int64_t(i), "episode");
        m.add(20'000, "belief", Kind::Reflection, 1);
        m.link(20'000, 1);
        m.link(20'000, 7);
        const auto snapshot = m.snapshot();
        QCOMPARE(snapshot->size(), kMany);
        tst_models_tree_memory::bytes = 0;
        tst_models_tree_memory::counting = true;
        const auto table = wholeGrounding(*snapshot, {});
        tst_models_tree_memory::counting = false;
        QVERIFY(table);
        QCOMPARE(table->size(), kMany);
        QCOMPARE(table->back().leaves, 2);
        QCOMPARE(table->front().dependents, 1);
#ifndef CREDENCE_SANITIZED
        // 16 bytes of figures, 4 of a number, 4 of a mark, and a walk's little stack.
        const std::size_t taken = tst_models_tree_memory::bytes;
        QVERIFY2(taken >= kMany * 24 && taken < kMany * 32, qPrintable(QString::number(taken)));
#endif
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!wholeGrounding(*snapshot, stop.get_token()));
    }

    // While somebody types, the first rows come from looking at what stands first, then all.
    void wordsAnswerInTwoSteps()
    {
        Memories m;
        for (int i = 1; i <= 21000; ++i)
            m.add(i, i % 2 ? "odd" : "even");
        m.add(30000, "even and deep", Kind::Reflection, 1);
        m.add(30001, "odd and deep", Kind::Reflection, 1);
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        QList<std::pair<bool, int>> shown;
        connect(&f.model, &TreeModel::planChanged, &f.model,
                [&] { shown << std::pair(f.model.plan()->partial, int(f.model.plan()->roots.size())); });
        TreeFilter filter;
        filter.text = QStringLiteral("even");
        f.model.setFilter(filter);
        QTRY_VERIFY(f.idle());
        QCOMPARE(shown, (QList<std::pair<bool, int>>{{true, 256}, {false, 10501}}));
        QCOMPARE(f.key({0}), 30000);
        QCOMPARE(f.key({1}), 21000);
        QCOMPARE(f.key({255}), 20492); // 20492 = 21000 - 2 * 254
        // One batch of 512 has 256 of them; nothing beyond was looked at.
        QCOMPARE(int(m.shared().amongs), 1);
        // What is rare is not worth a first step: all comes at once.
        shown.clear();
        filter.text = QStringLiteral("nowhere");
        f.model.setFilter(filter);
        QTRY_VERIFY(f.idle());
        QCOMPARE(shown, (QList<std::pair<bool, int>>{{false, 0}}));
        QCOMPARE(int(m.shared().amongs), 1 + 2);
        // Without words nothing is asked.
        filter = {};
        filter.kinds = {Kind::Reflection};
        f.model.setFilter(filter);
        QTRY_VERIFY(f.idle());
        QCOMPARE(f.model.rowCount(), 2);
        QCOMPARE(int(m.shared().amongs), 3);
    }

    void idsAreSpread()
    {
        const Memories m = diamond();
        Fixture f(m);
        QTRY_VERIFY(f.idle());
        const quintptr a = f.at({0, 0}).internalId(), b = f.at({0, 1}).internalId();
        // Neighbours differ in far more than their low bits.
        QVERIFY(qPopulationCount(quint64(a ^ b)) > 8);
    }

    void filterWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("plain") << QStringLiteral("rollout plan") << QStringLiteral("rollout plan");
        QTest::newRow("known name") << QStringLiteral("plan status:stale") << QStringLiteral("plan");
        QTest::newRow("unknown name") << QStringLiteral("http://x") << QStringLiteral("http://x");
        QTest::newRow("unknown value") << QStringLiteral("status:odd") << QStringLiteral("status:odd");
        QTest::newRow("quoted") << QStringLiteral("\"two words\" tag:\"a b\"") << QStringLiteral("two words");
        QTest::newRow("bad date") << QStringLiteral("since:2026-02-30") << QStringLiteral("since:2026-02-30");
        QTest::newRow("name alone") << QStringLiteral("status:") << QStringLiteral("status");
    }
    void filterWords()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        QCOMPARE(parseFilterText(text).text, words);
    }

    void filterValues()
    {
        const TreeFilter f = parseFilterText(QStringLiteral(
            "status:stale status:suspect kind:reflection depth:2-4 conf:low imp:0.7 tag:\"a b\" "
            "source:generative-agents since:2026-04-01 until:2026-04-02 is:flagged is:single is:approved"));
        QVERIFY(f.text.isEmpty());
        QCOMPARE(f.statuses, (std::vector<Status>{Status::Stale, Status::Suspect}));
        QCOMPARE(f.kinds, std::vector<Kind>{Kind::Reflection});
        QCOMPARE(f.minDepth, std::optional<int>(2));
        QCOMPARE(f.maxDepth, std::optional<int>(4));
        QCOMPARE(f.confidences, std::vector<Confidence>{Confidence::Low});
        QCOMPARE(f.minImportance, std::optional<double>(0.7));
        QCOMPARE(f.tag, QStringLiteral("a b"));
        QCOMPARE(f.source, QStringLiteral("generative-agents"));
        // 1 April 2026 00:00 UTC, and the end of the day after it.
        QCOMPARE(f.since->time_since_epoch().count(), 1775001600000LL);
        QCOMPARE(f.until->time_since_epoch().count(), 1775001600000LL + 2 * 86400000LL - 1);
        QVERIFY(f.flagged && f.singleSource && f.approved && !f.ungrounded && !f.contradicted);
    }
};

CREDENCE_TEST(tst_models_tree, TstModelsTree)

} // namespace tst_models_tree

#include "tst_models_tree.moc"
