// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "jobs/jobrunner.h"
#include "models/memorylistmodel.h"
#include "models/roles.h"
#include "models/rowcache.h"
#include "models/whymodel.h"
#include "support/memories.h"
#include "support/registry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_models_rows {

using namespace credence;
using namespace credence::ui;
using credence::test::Memories;

class TstModelsRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanupTestCase() { JobRunner::instance().shutDown(); }

    void rowsArriveLater()
    {
        Memories m;
        m.add(1, "first\nline");
        RowCache cache;
        cache.setSource(m.source());
        QSignalSpy ready(&cache, &RowCache::rowsReady);
        QVERIFY(cache.row({1}) == nullptr);
        QVERIFY(cache.busy());
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(cache.row({1})->line, QStringLiteral("first line"));
        QCOMPARE(cache.row({1})->memory.text, std::string("first\nline"));
        QTRY_VERIFY(!cache.busy());
        QCOMPARE(cache.pagesRead(), 1);
        QVERIFY(!m.shared().onGuiThread);
    }

    void manyRequestsOfOneTurnAreOnePage()
    {
        Memories m;
        for (int i = 1; i <= 600; ++i)
            m.add(i, "text");
        RowCache cache;
        cache.setSource(m.source());
        for (int i = 1; i <= 256; ++i)
            cache.request({i});
        cache.request({1}); // again: no second read
        QTRY_VERIFY(!cache.busy());
        QCOMPARE(cache.pagesRead(), 1);
        for (int i = 1; i <= 600; ++i)
            cache.request({i});
        QTRY_VERIFY(!cache.busy());
        QCOMPARE(cache.pagesRead(), 3); // 344 rows more
    }

    void lostAndUnreadableRowsSayHow()
    {
        Memories m;
        m.add(1, "here");
        RowCache cache;
        cache.setSource(m.source());
        (void)cache.row({1});
        (void)cache.row({2});
        QTRY_VERIFY(!cache.busy());
        QVERIFY(cache.row({1})->error.isEmpty());
        QCOMPARE(cache.row({2})->error, QStringLiteral("The store holds no such memory any more."));
        QTRY_VERIFY(!cache.busy());
        QCOMPARE(cache.pagesRead(), 1); // it is not asked for again and again

        MemorySource broken = m.source();
        broken.rows = [](std::span<const MemoryKey>, std::stop_token) -> Result<std::vector<Memory>> {
            return Error{Errc::Corrupt, "The page is damaged.", "row 1"};
        };
        cache.setSource(broken);
        QVERIFY(cache.row({1}) == nullptr);
        QTRY_VERIFY(!cache.busy());
        QCOMPARE(cache.row({1})->line, QStringLiteral("Unreadable: The page is damaged."));
    }

    void changedRowsAreReadAgainAndShownMeanwhile()
    {
        Memories m;
        m.add(1, "old");
        RowCache cache;
        cache.setSource(m.source());
        (void)cache.row({1});
        QTRY_VERIFY(!cache.busy());
        m.shared().memories[1].text = "new";
        cache.invalidate({{1}});
        QCOMPARE(cache.row({1})->line, QStringLiteral("old"));
        QTRY_COMPARE(cache.row({1})->line, QStringLiteral("new"));
    }

    void anAnswerForAnotherSourceIsDropped()
    {
        Memories before, after;
        before.add(1, "before");
        after.add(1, "after");
        RowCache cache;
        cache.setSource(before.source());
        (void)cache.row({1});
        // The read is scheduled; the source changes under it.
        QTRY_COMPARE(cache.pagesRead(), 1);
        cache.setSource(after.source());
        (void)cache.row({1});
        QTRY_VERIFY(!cache.busy());
        QCOMPARE(cache.row({1})->line, QStringLiteral("after"));
    }

    void listModel()
    {
        MemoryListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<ListedMemory> list(5);
        for (int i = 0; i < 5; ++i) {
            list[std::size_t(i)].key = {i + 1};
            list[std::size_t(i)].text = QStringLiteral("memory %1").arg(i + 1);
            list[std::size_t(i)].fact = QStringLiteral("d1");
        }
        list[4].role = Role::Contradicts;
        model.setMemories(list, 3);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.hidden(), 2);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setMemories(list, 3);
        QCOMPARE(resets.count(), 0);
        model.showAll();
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(model.hidden(), 0);
        QCOMPARE(model.data(model.index(4, 0), KeyRole).value<MemoryKey>().value, 5);
        QVERIFY(model.data(model.index(4, 0), Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("speaks against it")));
        QCOMPARE(model.data(model.index(0, 0), SortRole).toString(), QStringLiteral("memory 1"));
        QCOMPARE(model.data(model.index(0, 0), LoadingRole).toBool(), false);
        list[0].text = QStringLiteral("<i>x</i>");
        model.setMemories(list, 5);
        QVERIFY(model.data(model.index(0, 0), Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;i&gt;")));
    }

    // 20 rests on 10 and 11, both rest on the episode 2; 10 on 1 too; 3 speaks against 20.
    void whyTellsEachMemoryOnce()
    {
        Why why;
        const auto node = [&why](qint64 key, const char *text, Kind kind, int depth,
                                 std::initializer_list<const char *> restsOn) {
            ChainNode n;
            n.key = {key};
            n.id = {"m" + std::to_string(key)};
            n.text = text;
            n.kind = kind;
            n.depth = depth;
            if (kind == Kind::Episode)
                n.created = Time(std::chrono::minutes(key));
            for (const char *id : restsOn)
                n.restsOn.push_back({id});
            why.chain.push_back(n);
        };
        node(20, "top", Kind::Reflection, 2, {"m10", "m11"});
        node(10, "left", Kind::Reflection, 1, {"m1", "m2"});
        node(11, "right", Kind::Reflection, 1, {"m2", "m10"});
        node(1, "one", Kind::Episode, 0, {});
        node(2, "two and more", Kind::Episode, 0, {});
        why.memory.key = {20};
        why.memory.id = {"m20"};
        why.memory.text = "top";
        why.memory.kind = Kind::Reflection;
        why.confidenceReason = "Low: 2 direct sources and 2 episodes support it.";
        why.leaves = {{"m1"}, {"m2"}};
        EvidenceLink against;
        against.source = {3};
        against.sourceId = {"m3"};
        against.role = Role::Contradicts;
        why.contradicting.push_back(against);
        WhyExtras extras;
        extras.importance[1] = 0.6;
        extras.quotes[2] = QStringLiteral("two");
        ChainNode counter;
        counter.key = {3};
        counter.id = {"m3"};
        counter.text = "three";
        extras.contradicting.push_back(counter);

        WhyModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(whyRows(why, extras));
        QStringList told;
        for (int i = 0; i < model.rowCount(); ++i) {
            const WhyRow &row = model.row(i);
            QStringList numbers;
            for (const int n : row.episodes)
                numbers << QString::number(n);
            QString line = QString(row.level, QLatin1Char('>')) + row.lead + QLatin1Char(' ') + row.text;
            if (!numbers.isEmpty())
                line += QStringLiteral(" [") + numbers.join(QLatin1Char(',')) + QLatin1Char(']');
            if (row.again)
                line += QStringLiteral(" (above)");
            if (row.number > 0)
                line = QStringLiteral("%1.").arg(row.number) + line;
            told << line.simplified();
        }
        QCOMPARE(told, (QStringList{
                           QStringLiteral("top"), QStringLiteral("Low: 2 direct sources and 2 episodes support it."),
                           QStringLiteral("In words"), QStringLiteral("because left [1,2]"),
                           QStringLiteral("and right [2]"), QStringLiteral(">because left (above)"),
                           QStringLiteral("Speaks against it"), QStringLiteral("but three"), QStringLiteral("Episodes"),
                           QStringLiteral("1. one"), QStringLiteral("2. two and more")}));
        QCOMPARE(model.row(model.rowOfEpisode(1)).fact, QStringLiteral("importance 0.6"));
        QCOMPARE(model.row(model.rowOfEpisode(2)).quote, QStringLiteral("two"));
        QCOMPARE(model.rowOfEpisode(3), -1);
        for (int i = 0; i < model.rowCount(); ++i)
            QVERIFY(!model.data(model.index(i, 0), Qt::AccessibleTextRole).toString().isEmpty());
    }

    void whyOfAnEpisodeAndOfNothing()
    {
        Why why;
        why.memory.text = "raw";
        why.memory.id = {"e"};
        const std::vector<WhyRow> raw = whyRows(why, {});
        QCOMPARE(raw.size(), std::size_t(2));
        QCOMPARE(raw[1].text, QStringLiteral("This is a raw episode: nothing lies beneath it."));
        why.memory.kind = Kind::Reflection;
        ChainNode self;
        self.id = {"e"};
        why.chain.push_back(self);
        const std::vector<WhyRow> bare = whyRows(why, {});
        QVERIFY(std::any_of(bare.begin(), bare.end(), [](const WhyRow &row) {
            return row.text == QStringLiteral("Nothing is cited: it stands without a reason.");
        }));
    }
};

CREDENCE_TEST(tst_models_rows, TstModelsRows)

} // namespace tst_models_rows

#include "tst_models_rows.moc"
