// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The Focus view of Inspect: which memories are near one, how they are drawn, and how one goes on from there.
#include "inspect/focuspane.h"
#include "inspect/inspectworkspace.h"
#include "inspect/treeview.h"
#include "jobs/jobrunner.h"
#include "models/treemodel.h"
#include "shell/theme.h"
#include "support/registry.h"
#include "ui/support/samplestore.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_focus {

using namespace credence;
using namespace credence::ui;
using namespace credence::ui::focus;

namespace {

using Keys = std::vector<std::int64_t>;

class Web {
public:
    Web() { m_builder.scope("s"); }
    Web &add(std::int64_t key, int depth, float importance = 0.5F, Status status = Status::Active, int flags = 0)
    {
        NodeRow row;
        row.key = {key};
        row.depth = depth;
        row.created = key * 60'000;
        row.kind = depth == 0 ? Kind::Episode : Kind::Reflection;
        row.importance = importance;
        row.status = status;
        row.openFlags = std::uint16_t(flags);
        m_builder.add(row);
        return *this;
    }
    Web &narrative(std::int64_t key)
    {
        NodeRow row;
        row.key = {key};
        row.created = key * 60'000;
        row.kind = Kind::Narrative;
        m_builder.add(row);
        return *this;
    }
    Web &link(std::int64_t derived, std::initializer_list<std::int64_t> sources, Role role = Role::Supports,
              Granularity granularity = Granularity::Claim)
    {
        for (const std::int64_t source : sources)
            m_builder.link({derived}, {source}, role, granularity);
        return *this;
    }
    std::shared_ptr<const Snapshot> build() { return std::move(m_builder).build(); }

private:
    Snapshot::Builder m_builder;
};

// Episodes 1 to 6; 11 rests on 1 and 2, 12 on 3 and 4, 13 on 4 and 5; 21 on 11 and 12, 22 on 13; 31 on 21 and 22.
std::shared_ptr<const Snapshot> smallWeb()
{
    Web web;
    for (int i = 1; i <= 6; ++i)
        web.add(i, 0);
    web.add(11, 1).add(12, 1).add(13, 1).add(21, 2).add(22, 2).add(31, 3);
    web.link(11, {1, 2}).link(12, {3, 4}).link(13, {4, 5}).link(21, {11, 12}).link(22, {13}).link(31, {21, 22});
    return web.build();
}

Keys shownKeys(const Snapshot &snapshot, const Neighbourhood &around)
{
    Keys keys;
    for (const Neighbour &one : around.shown)
        keys.push_back(snapshot.row(one.node).key.value);
    return keys;
}

const Neighbour *neighbour(const Snapshot &snapshot, const Neighbourhood &around, std::int64_t key)
{
    for (const Neighbour &one : around.shown) {
        if (snapshot.row(one.node).key.value == key)
            return &one;
    }
    return nullptr;
}

std::shared_ptr<const Neighbourhood> about(const std::shared_ptr<const Snapshot> &snapshot, std::int64_t centre,
                                           int links, std::vector<Opening> openings = {})
{
    Wish wish;
    wish.centre = {centre};
    wish.links = links;
    wish.openings = std::move(openings);
    return neighbourhood(*snapshot, wish);
}

struct Window {
    explicit Window(const std::string &jsonl = test::smallJsonl(), QSize size = {1032, 828}) : workspace(&session)
    {
        workspace.setView(InspectWorkspace::View::Focus);
        workspace.resize(size);
        workspace.show();
        store = test::makeStore(folder, jsonl);
        opened = test::openIn(session, store);
    }
    [[nodiscard]] bool idle() const
    {
        return workspace.treeModel()->plan() && !workspace.busy() && JobRunner::instance().running() == 0;
    }
    [[nodiscard]] FocusPane &pane() const { return *workspace.focusPane(); }
    [[nodiscard]] GraphCanvas &canvas() const { return *workspace.focusPane()->canvas(); }
    [[nodiscard]] MemoryKey key(const std::string &id) const { return test::keyOf(*store, id); }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return workspace.findChild<QAction *>(QString::fromLatin1(name));
    }
    // Ids of the boxes by layer, from the bottom, in the order they stand.
    [[nodiscard]] QList<QStringList> layers() const
    {
        QList<QStringList> out;
        for (const auto &layer : canvas().graph()->layers) {
            out << QStringList();
            for (const std::uint32_t box : layer)
                out.last() << idOf(canvas().scene()->boxes[canvas().graph()->boxes[box].nodes.front()].key);
        }
        return out;
    }
    [[nodiscard]] QString idOf(MemoryKey wanted) const
    {
        for (const char *id : {"e1", "e2", "e3", "e4", "e5", "e6", "e7", "r1", "r2", "top"}) {
            if (key(id) == wanted)
                return QString::fromLatin1(id);
        }
        return {};
    }
    [[nodiscard]] int box(const char *id) const
    {
        const MemoryKey wanted = key(id);
        for (std::size_t i = 0; canvas().graph() && i < canvas().graph()->boxes.size(); ++i) {
            if (canvas().scene()->boxes[canvas().graph()->boxes[i].nodes.front()].key == wanted)
                return int(i);
        }
        return -1;
    }
    [[nodiscard]] const GraphBox *what(const char *id) const
    {
        const int at = box(id);
        return at < 0 ? nullptr : &canvas().scene()->boxes[canvas().graph()->boxes[std::size_t(at)].nodes.front()];
    }
    void click(const char *id) const
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().rectOf(box(id)).center().toPoint());
    }

    QTemporaryDir folder;
    Session session;
    InspectWorkspace workspace;
    std::shared_ptr<Store> store;
    bool opened = false;
};

} // namespace

class TstFocus : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(ThemeChoice::Light); }
    void cleanup() { Theme::instance().setTextSize(100); }
    void cleanupTestCase() { JobRunner::instance().shutDown(); }

    void nearestFirst()
    {
        const auto web = smallWeb();
        auto around = about(web, 21, 1);
        QCOMPARE(shownKeys(*web, *around), (Keys{21, 11, 12, 31}));
        QCOMPARE(around->total, std::size_t(4));
        QCOMPARE(neighbour(*web, *around, 11)->moreBelow, 2);
        QCOMPARE(neighbour(*web, *around, 12)->moreBelow, 2);
        QCOMPARE(neighbour(*web, *around, 31)->moreBelow, 1);
        QCOMPARE(neighbour(*web, *around, 21)->moreBelow, 0);
        QCOMPARE(neighbour(*web, *around, 21)->moreAbove, 0);
        // Two links: their sources, and at last what is near without carrying it or resting on it.
        around = about(web, 21, 2);
        QCOMPARE(shownKeys(*web, *around), (Keys{21, 11, 12, 31, 1, 2, 3, 4, 22}));
        QVERIFY(neighbour(*web, *around, 1)->part == GraphPart::Support);
        QVERIFY(neighbour(*web, *around, 31)->part == GraphPart::Dependent);
        QVERIFY(neighbour(*web, *around, 22)->part == GraphPart::Near);
        QVERIFY(neighbour(*web, *around, 21)->part == GraphPart::Centre);
        QCOMPARE(neighbour(*web, *around, 22)->links, 2);
        QCOMPARE(neighbour(*web, *around, 22)->moreBelow, 1);
        QCOMPARE(neighbour(*web, *around, 4)->moreAbove, 1);
        QCOMPARE(around->byDepth, (std::map<int, std::size_t>{{0, 4}, {1, 2}, {2, 2}, {3, 1}}));
        // However far: all but episode 6, on which nothing rests.
        around = about(web, 21, 0);
        QCOMPARE(around->total, std::size_t(11));
        QCOMPARE(around->shown.size(), std::size_t(11));
        QVERIFY(!neighbour(*web, *around, 6));
        around = about(web, 6, 0);
        QCOMPARE(around->total, std::size_t(1));
        QCOMPARE(about(web, 99, 2)->shown.size(), std::size_t(0));
    }

    // A belief on seventy episodes and twelve beliefs: nine across, and what room is left along the bottom.
    void muchIsBounded()
    {
        Web web;
        web.add(1000, 2);
        for (int i = 1; i <= 70; ++i)
            web.add(i, 0).link(1000, {i});
        for (int i = 1; i <= 12; ++i)
            web.add(100 + i, 1, float(i) / 20).link(1000, {100 + i});
        const auto snapshot = web.build();
        auto around = about(snapshot, 1000, 1);
        QCOMPARE(around->total, std::size_t(83));
        QCOMPARE(around->shown.size(), std::size_t(60)); // it, 9 beliefs, 50 episodes
        QCOMPARE(around->shown[0].moreBelow, 23);
        // The more important ones are among the nine.
        QVERIFY(neighbour(*snapshot, *around, 112) && neighbour(*snapshot, *around, 104));
        QVERIFY(!neighbour(*snapshot, *around, 103));
        // Opened in place: all of them.
        around = about(snapshot, 1000, 1, {{{1000}, true}});
        QCOMPARE(around->shown.size(), std::size_t(83));
        QCOMPARE(around->shown[0].moreBelow, 0);
        QCOMPARE(around->total, std::size_t(83));
        // Nothing is above it to open; what is not shown can't be opened.
        QCOMPARE(about(snapshot, 1000, 1, {{{1000}, false}, {{103}, true}})->shown.size(), std::size_t(60));
    }

    void whatIsFlaggedComesBeforeWhatIsImportant()
    {
        Web web;
        web.add(1000, 2);
        for (int i = 1; i <= 12; ++i)
            web.add(100 + i, 1, float(i) / 20, Status::Active, i == 1 ? 1 : 0).link(1000, {100 + i});
        const auto snapshot = web.build();
        const auto around = about(snapshot, 1000, 1);
        QVERIFY(neighbour(*snapshot, *around, 101));
        QVERIFY(!neighbour(*snapshot, *around, 104));
    }

    // A hundred thousand episodes under one belief: what is shown stays bounded, whatever is opened.
    void manyStayBounded()
    {
        Web web;
        constexpr int kMany = 100'000;
        web.add(kMany + 1, 1).add(kMany + 2, 1);
        for (int i = 1; i <= kMany; ++i)
            web.add(i, 0).link(kMany + 1, {i}).link(kMany + 2, {i});
        const auto snapshot = web.build();
        auto around = about(snapshot, kMany + 1, 0);
        QCOMPARE(around->total, std::size_t(kMany + 2));
        QCOMPARE(around->shown.size(), std::size_t(60)); // it, the other belief, 58 episodes
        QCOMPARE(around->shown[0].moreBelow, kMany - 58);
        std::vector<Opening> openings(1, {{kMany + 1}, true});
        QCOMPARE(about(snapshot, kMany + 1, 0, openings)->shown.size(), std::size_t(84));
        openings.resize(60, openings[0]);
        around = about(snapshot, kMany + 1, 0, openings);
        QCOMPARE(around->shown.size(), std::size_t(600));
        QVERIFY(around->full);
        std::stop_source stop;
        stop.request_stop();
        Wish wish;
        wish.centre = {kMany + 1};
        QVERIFY(!neighbourhood(*snapshot, wish, stop.get_token()));
    }

    // Granularity, contradictions, what is missing, narratives, flags and grounding all reach the boxes.
    void linksSayHowTheyCite()
    {
        Web web;
        web.add(1, 0).add(2, 0).add(3, 0, 0.5F, Status::Retracted).narrative(4);
        web.add(11, 1, 0.5F, Status::Stale, 2).add(12, 1);
        web.link(4, {1, 2}, Role::MergedFrom);
        web.link(11, {4}).link(11, {3}, Role::Supports, Granularity::Batch).link(11, {777});
        web.link(11, {12}, Role::Contradicts).link(12, {888});
        const auto snapshot = web.build();
        Wish wish;
        wish.centre = {11};
        const auto made = picture(*snapshot, wish, {});
        QVERIFY(made.ok());
        const Picture &p = **made;
        const GraphScene &scene = *p.scene;
        const auto place = [&](std::int64_t key) {
            for (std::uint32_t i = 0; i < scene.boxes.size(); ++i) {
                if (scene.boxes[i].key.value == key)
                    return i;
            }
            return std::uint32_t(999);
        };
        QCOMPARE(scene.titles,
                 (QStringList{QStringLiteral("Episodes"), QStringLiteral("Narratives"), QStringLiteral("Depth 1")}));
        QCOMPARE(scene.facts,
                 (QStringList{QStringLiteral("3 of 3"), QStringLiteral("1 of 1"), QStringLiteral("2 of 2")}));
        QCOMPARE(scene.input.layer[place(4)], 1);
        QCOMPARE(scene.input.layer[place(11)], 2);
        QCOMPARE(scene.loose.size(), std::size_t(1));
        QVERIFY(scene.loose.at({place(11), place(3)}) == Granularity::Batch);
        QVERIFY(p.batch && !p.cluster);
        // 12 stands in the same layer: no link between layers, but drawn.
        QCOMPARE(scene.level.size(), std::size_t(1));
        QVERIFY(scene.against.contains({place(11), place(12)}));
        QVERIFY(scene.boxes[place(12)].against);
        QVERIFY(scene.boxes[place(12)].ungrounded);
        QCOMPARE(scene.boxes[place(12)].missing, 1);
        QCOMPARE(scene.boxes[place(12)].notes, QStringList{QStringLiteral("speaks against it")});
        QCOMPARE(scene.boxes[place(3)].notes, QStringList{QStringLiteral("cited with a whole batch")});
        QVERIFY(scene.boxes[place(3)].status == Status::Retracted);
        QCOMPARE(scene.boxes[place(11)].flags, 2);
        QCOMPARE(scene.boxes[place(11)].missing, 1);
        QVERIFY(!scene.boxes[place(11)].ungrounded);
        // In order of time: 1, 2, 3.
        QCOMPARE(scene.boxes[place(1)].number, 1);
        QCOMPARE(scene.boxes[place(2)].number, 2);
        QCOMPARE(scene.boxes[place(3)].number, 3);
        QCOMPARE(p.support, 4);
        QCOMPARE(p.near, 1);
        QCOMPARE(p.against, 1);
        QCOMPARE(p.dependents, 0);
    }

    void nothingSelectedSaysSo()
    {
        Window w;
        QVERIFY(w.opened);
        QTRY_VERIFY(w.idle());
        QVERIFY(!w.canvas().isVisible());
        QCOMPARE(w.pane().facts(), QString());
        QAction *go = w.action("inspect.goToTree");
        QVERIFY(go && go->isEnabled());
        go->trigger();
        QCOMPARE(w.workspace.view(), InspectWorkspace::View::TreeAndMap);
    }

    void showsWhatIsAround()
    {
        Window w;
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        QCOMPARE(w.layers(), (QList<QStringList>{{QStringLiteral("e1"), QStringLiteral("e2"), QStringLiteral("e3"),
                                                  QStringLiteral("e4"), QStringLiteral("e5"), QStringLiteral("e6")},
                                                 {QStringLiteral("r1"), QStringLiteral("r2")},
                                                 {QStringLiteral("top")}}));
        QCOMPARE(w.canvas().graph()->edges.size(), std::size_t(9));
        QCOMPARE(w.canvas().scene()->against.size(), std::size_t(1));
        QCOMPARE(w.pane().facts(), QStringLiteral("9 memories, up to 2 links away"));
        QCOMPARE(w.pane().legend(),
                 (QStringList{QStringLiteral("Supports it 7"), QStringLiteral("Rests on it, shown 0"),
                              QStringLiteral("Near it 1"), QStringLiteral("contradicts")}));
        QCOMPARE(w.what("top")->missing, 1);
        QCOMPARE(w.what("r1")->text, QStringLiteral("Deploys need a rollout plan."));
        // In the hand and in the middle; nothing overlaps, and all of it is in sight.
        QCOMPARE(w.canvas().currentKey(), w.key("top"));
        for (int a = 0; a < 9; ++a) {
            QVERIFY(QRectF(w.canvas().rect()).contains(w.canvas().rectOf(a)));
            for (int b = 0; b < a; ++b)
                QVERIFY(!w.canvas().rectOf(a).intersects(w.canvas().rectOf(b)));
        }
        // Layers stand above each other.
        QVERIFY(w.canvas().rectOf(w.box("top")).bottom() < w.canvas().rectOf(w.box("r1")).top());
        QVERIFY(w.canvas().rectOf(w.box("r1")).bottom() < w.canvas().rectOf(w.box("e1")).top());
        // An episode that nothing cites.
        w.session.select(w.key("e7"));
        QTRY_COMPARE(w.pane().facts(), QStringLiteral("rests on nothing, and nothing rests on it"));
        QTRY_VERIFY(w.idle());
        QCOMPARE(w.canvas().total(), std::size_t(1));
    }

    // A click selects for the whole window and leaves the picture; Enter moves the memory into the middle.
    void clickSelectsEnterRecentres()
    {
        Window w;
        QSignalSpy why(&w.workspace, &InspectWorkspace::whyRequested);
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        w.click("r1");
        QCOMPARE(w.session.selection(), w.key("r1"));
        QCOMPARE(w.pane().centre(), w.key("top"));
        QCOMPARE(w.canvas().total(), std::size_t(9));
        QVERIFY(!w.workspace.busy());
        // A click beside all boxes takes nothing from the hand.
        QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, QPoint(w.canvas().width() - 3, 3));
        QCOMPARE(w.session.selection(), w.key("r1"));
        QTest::keyClick(&w.canvas(), Qt::Key_Return);
        QCOMPARE(w.pane().centre(), w.key("r1"));
        QTRY_VERIFY(w.idle());
        // r1 rests on e1 and e2; top rests on it and on e1, and r2 is near.
        QCOMPARE(w.layers(), (QList<QStringList>{{QStringLiteral("e1"), QStringLiteral("e2")},
                                                 {QStringLiteral("r2"), QStringLiteral("r1")},
                                                 {QStringLiteral("top")}}));
        QVERIFY(w.what("top")->part == GraphPart::Dependent);
        QVERIFY(w.what("r2")->part == GraphPart::Near);
        QCOMPARE(w.what("r2")->moreBelow, 4);
        QCOMPARE(why.count(), 0);
        // In the middle Enter asks why.
        QTest::keyClick(&w.canvas(), Qt::Key_Return);
        QCOMPARE(why.count(), 1);
        QCOMPARE(why.first().first().value<MemoryKey>(), w.key("r1"));
        // The window's history leads back, and forward.
        w.session.back();
        QCOMPARE(w.pane().centre(), w.key("top"));
        QTRY_VERIFY(w.idle());
        QCOMPARE(w.canvas().total(), std::size_t(9));
        w.session.forward();
        QCOMPARE(w.pane().centre(), w.key("r1"));
        QTRY_VERIFY(w.idle());
        // A double click does as Enter.
        const QPoint at = w.canvas().rectOf(w.box("e2")).center().toPoint();
        QTest::mouseDClick(&w.canvas(), Qt::LeftButton, {}, at);
        QCOMPARE(w.pane().centre(), w.key("e2"));
        QTRY_VERIFY(w.idle());
        QCOMPARE(w.session.selection(), w.key("e2"));
    }

    void arrowsWalkAndAreOneStepBack()
    {
        Window w;
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        w.canvas().setFocus();
        QTest::keyClick(&w.canvas(), Qt::Key_Down);
        QVERIFY(w.session.selection() == w.key("r1") || w.session.selection() == w.key("r2"));
        while (w.session.selection() != w.key("r2"))
            QTest::keyClick(&w.canvas(), Qt::Key_Right);
        QTest::keyClick(&w.canvas(), Qt::Key_Left);
        QCOMPARE(w.session.selection(), w.key("r1"));
        QTest::keyClick(&w.canvas(), Qt::Key_Down);
        QVERIFY(w.session.selection() == w.key("e1") || w.session.selection() == w.key("e2"));
        QTest::keyClick(&w.canvas(), Qt::Key_Up);
        QCOMPARE(w.pane().centre(), w.key("top"));
        w.session.back();
        QCOMPARE(w.session.selection(), w.key("top"));
        QVERIFY(!w.session.canGoBack());
        // What is selected elsewhere becomes the middle.
        w.session.select(w.key("r2"));
        QCOMPARE(w.pane().centre(), w.key("r2"));
    }

    void mirroredArrowsFollowThePicture()
    {
        Window w;
        w.workspace.setLayoutDirection(Qt::RightToLeft);
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        // Time runs from right to left, the first episode stands at the right.
        QVERIFY(w.canvas().rectOf(w.box("e1")).left() > w.canvas().rectOf(w.box("e6")).right());
        w.click("e3");
        QTest::keyClick(&w.canvas(), Qt::Key_Left);
        QCOMPARE(w.session.selection(), w.key("e4"));
        for (int a = 0; a < 9; ++a)
            QVERIFY(QRectF(w.canvas().rect()).contains(w.canvas().rectOf(a)));
        QVERIFY(!w.canvas().grab().isNull());
    }

    // "+4" at the lower edge shows four more in place; what was there keeps its order; fold back undoes one step.
    void pillsOpenInPlace()
    {
        Window w;
        w.pane().setLinks(1);
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        QCOMPARE(w.pane().facts(), QStringLiteral("4 memories, up to 1 link away"));
        QCOMPARE(w.canvas().shown(), std::size_t(4)); // top, r1, r2, e1
        QCOMPARE(w.what("r1")->moreBelow, 1);
        QCOMPARE(w.what("r2")->moreBelow, 4);
        QVERIFY(w.canvas().pillOf(w.box("top"), true).isEmpty());
        QVERIFY(w.canvas().pillOf(w.box("r1"), false).isEmpty());
        QVERIFY(w.pane().legend().contains(QStringLiteral("hidden, opens in place")));
        const bool r1First = w.layers()[1].first() == QLatin1String("r1");
        const QRectF pill = w.canvas().pillOf(w.box("r2"), true);
        QVERIFY(pill.center().y() > w.canvas().rectOf(w.box("r2")).center().y());
        QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, pill.center().toPoint());
        QTRY_COMPARE(w.canvas().shown(), std::size_t(8));
        QTRY_VERIFY(w.idle());
        QCOMPARE(w.layers()[0], (QStringList{QStringLiteral("e1"), QStringLiteral("e3"), QStringLiteral("e4"),
                                             QStringLiteral("e5"), QStringLiteral("e6")}));
        QCOMPARE(w.layers()[1].first() == QLatin1String("r1"), r1First);
        QCOMPARE(w.pane().centre(), w.key("top"));
        QCOMPARE(w.session.selection(), w.key("top")); // opening is not selecting
        QCOMPARE(w.pane().facts(), QStringLiteral("8 memories, up to 1 link away"));
        // By key, for the box in hand.
        w.click("r1");
        QAction *open = w.action("focusOpenBelow"), *fold = w.action("focusFoldBack");
        QVERIFY(open->isEnabled() && fold->isEnabled());
        QVERIFY(!w.action("focusOpenAbove")->isEnabled());
        open->trigger();
        QTRY_COMPARE(w.canvas().shown(), std::size_t(9));
        QTRY_VERIFY(w.idle());
        QVERIFY(!open->isEnabled());
        QCOMPARE(w.canvas().currentKey(), w.key("r1"));
        fold->trigger();
        QTRY_COMPARE(w.canvas().shown(), std::size_t(8));
        QTRY_VERIFY(w.idle());
        fold->trigger();
        QTRY_COMPARE(w.canvas().shown(), std::size_t(4));
        QTRY_VERIFY(w.idle());
        QVERIFY(!fold->isEnabled());
    }

    // What is committed, withdrawn and undone is shown at once, with the same memory in the middle and in the hand.
    void followsTheStore()
    {
        Window w;
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        w.click("r1");
        const std::vector<MemoryKey> gone{w.key("e2")};
        const Result<ChangeSet> done = w.store->retract(gone, {"Sam", "gui", "not so"});
        QVERIFY(done.ok());
        // r1 keeps one of two: stale; top keeps two of three: suspect.
        QTRY_VERIFY(w.what("e2") && w.what("e2")->status == Status::Retracted);
        QTRY_VERIFY(w.idle());
        QVERIFY(w.what("r1")->status == Status::Stale);
        QVERIFY(w.what("top")->status == Status::Suspect);
        QVERIFY(w.canvas().describe(w.box("r1")).contains(QStringLiteral("Stale")));
        QCOMPARE(w.pane().centre(), w.key("top"));
        QCOMPARE(w.canvas().currentKey(), w.key("r1"));
        QCOMPARE(w.canvas().total(), std::size_t(9));
        QVERIFY(w.store->undo(w.store->ledger(1)->front().number, {"Sam", "gui", ""}).ok());
        QTRY_VERIFY(w.what("e2")->status == Status::Active && w.what("r1")->status == Status::Active);
        QTRY_VERIFY(w.idle());
        // Another source that an agent adds comes in beside what is there.
        const QStringList before = w.layers()[1];
        MemoryDraft draft;
        draft.memory.scope = "sam";
        draft.memory.kind = Kind::Reflection;
        draft.memory.shape = Shape::Insight;
        draft.memory.text = "Plans and afternoons go together.";
        for (const char *id : {"e1", "e4"}) {
            DraftEvidence link;
            link.ref = id;
            draft.evidence.push_back(link);
        }
        QVERIFY(w.store->add({draft}, {"agent", "agent", ""}).ok());
        QTRY_COMPARE(w.canvas().shown(), std::size_t(10));
        QTRY_VERIFY(w.idle());
        QStringList after = w.layers()[1];
        QCOMPARE(after.size(), qsizetype(3));
        after.removeAll(QString());
        QCOMPARE(after, before);
    }

    void reachAndNumberAreKept()
    {
        QByteArray state;
        {
            Window w;
            w.pane().setLinks(3);
            w.pane().setMost(200);
            state = w.workspace.saveState();
        }
        Window w;
        QCOMPARE(w.pane().links(), 2);
        w.workspace.restoreState(state);
        QCOMPARE(w.pane().links(), 3);
        QCOMPARE(w.pane().most(), 200);
        QCOMPARE(w.workspace.view(), InspectWorkspace::View::Focus);
        w.pane().setLinks(7); // there is no such choice
        w.pane().setMost(61);
        QCOMPARE(w.pane().links(), 3);
        QCOMPARE(w.pane().most(), 200);
        w.workspace.restoreState(QByteArray("nonsense"));
        QCOMPARE(w.pane().links(), 3);
    }

    void commandsWorkOnTheSelection()
    {
        Window w;
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        w.click("e4");
        w.action("inspect.copyText")->trigger();
        QTRY_COMPARE(QApplication::clipboard()->text(), QStringLiteral("Priya reviewed in the afternoon."));
        w.action("inspect.copyId")->trigger();
        QTRY_COMPARE(QApplication::clipboard()->text(), QStringLiteral("e4"));
        QSignalSpy whatIf(&w.workspace, &InspectWorkspace::whatIfRequested);
        w.action("inspect.whatIf")->trigger();
        QCOMPARE(whatIf.count(), 1);
        // The menu: what is done with a memory in every view, and what this one adds.
        const QPoint at = w.canvas().rectOf(w.box("r2")).center().toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, w.canvas().mapToGlobal(at));
        QApplication::sendEvent(&w.canvas(), &event);
        QCOMPARE(w.session.selection(), w.key("r2"));
        auto *menu = w.workspace.findChild<QMenu *>(QStringLiteral("inspect.memoryMenu"));
        QVERIFY(menu);
        QStringList names;
        for (const QAction *action : menu->actions()) {
            if (!action->isSeparator())
                names << action->objectName();
        }
        QCOMPARE(names, (QStringList{QStringLiteral("inspect.why"), QStringLiteral("inspect.whatIf"),
                                     QStringLiteral("inspect.showInFocus"), QStringLiteral("inspect.showInMap"),
                                     QStringLiteral("inspect.firstDependent"), QStringLiteral("inspect.copyText"),
                                     QStringLiteral("inspect.copyId"), QStringLiteral("inspect.copyJsonl"),
                                     QStringLiteral("inspect.exportSelected"), QStringLiteral("focusOpenBelow"),
                                     QStringLiteral("focusOpenAbove"), QStringLiteral("focusFoldBack")}));
        menu->close();
        w.action("inspect.showInMap")->trigger();
        QCOMPARE(w.workspace.view(), InspectWorkspace::View::TreeAndMap);
        QTRY_VERIFY(w.idle());
        w.action("inspect.showInFocus")->trigger();
        QCOMPARE(w.workspace.view(), InspectWorkspace::View::Focus);
        QCOMPARE(w.pane().centre(), w.key("r2"));
        QTRY_VERIFY(w.idle());
    }

    void boxesAreTold()
    {
        Window w;
        w.session.select(w.key("r2"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        const QString e6 = w.canvas().describe(w.box("e6"));
        QVERIFY2(e6.contains(QStringLiteral("near it")) && e6.contains(QStringLiteral("speaks against it")),
                 qPrintable(e6));
        QVERIFY(w.canvas().describe(w.box("e3")).contains(QStringLiteral("supports it")));
        QVERIFY(w.canvas().describe(w.box("top")).contains(QStringLiteral("1 source is missing")));
        QVERIFY(w.canvas().describe(w.box("r2")).contains(QStringLiteral("in the middle")));
        QAccessibleInterface *graph = QAccessible::queryAccessibleInterface(&w.canvas());
        QVERIFY(graph);
        QCOMPARE(graph->text(QAccessible::Name), QStringLiteral("Neighbourhood"));
        QCOMPARE(graph->childCount(), int(w.canvas().graph()->boxes.size()));
        // A link says what it says.
        const QRectF from = w.canvas().rectOf(w.box("r2")), to = w.canvas().rectOf(w.box("e6"));
        bool told = false;
        for (int y = int(from.bottom()) + 2; y < int(to.top()) && !told; ++y) {
            for (int x = int(std::min(from.left(), to.left())); x < int(std::max(from.right(), to.right())); x += 3)
                told = told || w.canvas().linkAt(QPointF(x, y)) ==
                                   QStringLiteral("“Priya reviews in the afternoon.” and “Priya reviewed early in the "
                                                  "morning.” contradict each other");
        }
        QVERIFY(told);
    }

    void writesPictures()
    {
        Window w;
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        QSignalSpy exported(&w.pane(), &FocusPane::exported), failed(&w.pane(), &FocusPane::exportFailed);
        const QString svg = w.folder.filePath(QStringLiteral("focus.svg")),
                      png = w.folder.filePath(QStringLiteral("focus.png"));
        w.pane().exportTo(svg, MapExport::Svg);
        w.pane().exportTo(png, MapExport::Png);
        QTRY_COMPARE(exported.count(), 2);
        QCOMPARE(failed.count(), 0);
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("<svg"));
        const QImage image(png);
        QCOMPARE(image.size(), w.canvas().wholeSize() * 2);
    }

    // Larger text and a narrow window: nothing overlaps, the line of signs breaks.
    void largerTextsStayApart()
    {
        Theme::instance().setTextSize(150);
        Window w(test::smallJsonl(), {620, 700});
        w.session.select(w.key("top"));
        QTRY_VERIFY(w.idle() && w.canvas().graph());
        for (int a = 0; a < 9; ++a) {
            for (int b = 0; b < a; ++b)
                QVERIFY(!w.canvas().rectOf(a).intersects(w.canvas().rectOf(b)));
        }
        const auto *links = w.workspace.findChild<QWidget *>(QStringLiteral("focusLinks"));
        const auto *fold = w.workspace.findChild<QWidget *>(QStringLiteral("focusFoldButton"));
        QVERIFY(links && fold);
        for (const QWidget *one : {links, fold}) {
            const QRect at(one->mapTo(&w.workspace, QPoint()), one->size());
            QVERIFY(w.workspace.rect().contains(at));
        }
    }
};

CREDENCE_TEST(tst_focus, TstFocus)

} // namespace tst_focus

#include "tst_focus.moc"
