// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapaccess.h"
#include "inspect/mapbrush.h"
#include "inspect/mapcanvas.h"
#include "inspect/mappane.h"
#include "shell/session.h"
#include "shell/theme.h"
#include "support/registry.h"

#include <credence/grounding.h>

#include <QAccessible>
#include <QAction>
#include <QImage>
#include <QLayout>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

namespace tst_mapcanvas {

using namespace credence;
using namespace credence::ui;

namespace {

constexpr std::int64_t kDay = 86'400'000;
constexpr std::int64_t kBegin = 1'775'433'600'000; // 6 Apr 2026

// `episodes` over 80 days, then seven layers of six beliefs, each on three of the layer below.
std::shared_ptr<const Snapshot> store(int episodes, int beliefsALayer = 6)
{
    Snapshot::Builder b;
    b.scope("s");
    std::uint32_t noise = 5;
    const auto next = [&](std::uint32_t n) {
        noise = noise * 1664525u + 1013904223u;
        return (noise >> 8) % n;
    };
    for (int i = 1; i <= episodes; ++i) {
        NodeRow row;
        row.key = {i};
        row.created = kBegin + std::int64_t(80.0 * double(kDay) * i / episodes);
        row.importance = 0.4f;
        b.add(row);
    }
    for (int depth = 1; depth <= 7; ++depth) {
        for (int i = 0; i < beliefsALayer; ++i) {
            NodeRow row;
            row.key = {depth * 1'000'000 + i};
            row.kind = Kind::Reflection;
            row.shape = Shape::Insight;
            row.depth = depth;
            row.created = kBegin + kDay * (8 + depth * 4) + std::int64_t(i) * 40 * kDay / beliefsALayer;
            row.importance = 0.8f;
            if (depth == 3 && i == 5)
                row.openFlags = 1;
            b.add(row);
            for (int k = 0; k < 3; ++k) {
                const std::int64_t source =
                    depth == 1 ? 1 + next(std::uint32_t(episodes)) : (depth - 1) * 1'000'000 + (i + k) % beliefsALayer;
                b.link(row.key, {source}, Role::Supports, Granularity::Claim);
            }
        }
    }
    return std::move(b).build();
}

QImage picture(MapCanvas &canvas, qreal ratio = 1)
{
    QImage image((QSizeF(canvas.size()) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    canvas.paintScene(painter, ratio, false);
    return image;
}

int count(const QImage &image, const QColor &colour, const QRect &where = {})
{
    const QRect rect = where.isNull() ? image.rect() : where.intersected(image.rect());
    int n = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            n += (image.pixel(x, y) & 0xffffff) == (colour.rgb() & 0xffffff);
    }
    return n;
}

struct Fixture {
    std::shared_ptr<const map::Scene> scene;
    MapCanvas canvas;

    explicit Fixture(int episodes = 400, int beliefs = 6) : scene(map::buildScene(store(episodes, beliefs)))
    {
        canvas.resize(532, 780);
        canvas.setScene(scene, false);
        canvas.setTextProvider([](MemoryKey key) { return QStringLiteral("Belief %1").arg(key.value); });
    }
    Node node(std::int64_t key) const { return scene->snapshot->find(MemoryKey{key}); }
    void select(std::int64_t key)
    {
        canvas.setSelected(node(key));
        canvas.setCone(map::buildCone(*scene, node(key)));
    }
};

} // namespace

class TstMapcanvas : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void eightBandsWithinThePicture();
    void hitTest();
    void clickSelects();
    void wheelZoomsAboutThePointer();
    void dragPans();
    void aSpanIsDrawn();
    void zoomsToTheSelection();
    void windowIsCutToTheData();
    void selectionIsDrawn();
    void flagsKeepTheirRed();
    void marksStayInTheirBand();
    void labelsAreLegible();
    void noTextNoLabel();
    void stripsAndBack();
    void readout();
    void keysWalk();
    void newDataKeepsTheWindow();
    void outsideIsCounted();
    void deepStoresScroll();
    void emptyAndTimeless();
    void screenReaderFindsTheSelection();
    void sameAtRatioTwo();
    void brushDrags();
    void brushKeys();
    void paneTools();
    void paneExports();
};

void TstMapcanvas::initTestCase()
{
    Theme::instance().install(ThemeChoice::Light);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
}

void TstMapcanvas::eightBandsWithinThePicture()
{
    Fixture f;
    const QRectF plot = f.canvas.plotRect();
    QCOMPARE(plot.left(), 62.0);
    double foot = plot.bottom();
    for (int b = 0; b < 8; ++b) {
        const QRectF band = f.canvas.bandRect(b);
        QCOMPARE(band.bottom(), foot);
        QVERIFY(band.height() >= 36);
        foot = band.top();
    }
    QCOMPARE(foot, plot.top());
    f.canvas.setWide(true);
    QCOMPARE(f.canvas.plotRect().left(), 92.0);
    QCOMPARE(f.canvas.plotRect().right(), 532.0 - 232.0);
}

void TstMapcanvas::hitTest()
{
    Fixture f;
    int found = 0;
    for (int depth = 1; depth <= 7; ++depth) {
        for (int i = 0; i < 6; ++i) {
            const Node node = f.node(depth * 1'000'000 + i);
            const auto place = f.canvas.placeOf(node);
            QVERIFY(place.has_value());
            QCOMPARE(f.canvas.nodeAt(*place), node);
            ++found;
        }
    }
    QCOMPARE(found, 42);
    QCOMPARE(f.canvas.nodeAt(QPointF(5, 300)), kNoNode); // the gutter
}

void TstMapcanvas::clickSelects()
{
    Fixture f;
    QSignalSpy picked(&f.canvas, &MapCanvas::picked);
    const Node node = f.node(4'000'002);
    QTest::mouseClick(&f.canvas, Qt::LeftButton, {}, f.canvas.placeOf(node)->toPoint());
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<Node>(), node);
    QCOMPARE(f.canvas.selected(), node);
    // Beside all marks: nothing is selected any more.
    QTest::mouseClick(&f.canvas, Qt::LeftButton, {}, QPoint(64, int(f.canvas.bandRect(7).top()) + 3));
    QCOMPARE(f.canvas.selected(), kNoNode);
}

void TstMapcanvas::wheelZoomsAboutThePointer()
{
    Fixture f;
    const double x = 300;
    const auto timeAt = [&] {
        return f.canvas.window().from +
               (x - f.canvas.plotRect().left()) / f.canvas.plotRect().width() * f.canvas.window().span();
    };
    const double time = timeAt(), span = f.canvas.window().span();
    QWheelEvent wheel(QPointF(x, 300), f.canvas.mapToGlobal(QPointF(x, 300)), {}, QPoint(0, 240), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&f.canvas, &wheel);
    QVERIFY(f.canvas.window().span() < span * 0.8);
    QVERIFY(std::abs(timeAt() - time) < 1000.0); // a second in 80 days
}

void TstMapcanvas::dragPans()
{
    Fixture f;
    f.canvas.zoom(4, 300);
    const TimeWindow before = f.canvas.window();
    QTest::mousePress(&f.canvas, Qt::LeftButton, {}, QPoint(300, 30));
    QTest::mouseMove(&f.canvas, QPoint(280, 30));
    QTest::mouseMove(&f.canvas, QPoint(240, 30));
    QTest::mouseRelease(&f.canvas, Qt::LeftButton, {}, QPoint(240, 30));
    const double expected = 60 / f.canvas.plotRect().width() * before.span();
    QVERIFY(std::abs(f.canvas.window().from - before.from - expected) < before.span() * 1e-6);
    QVERIFY(std::abs(f.canvas.window().span() - before.span()) < 1);
    QCOMPARE(f.canvas.selected(), kNoNode); // a drag is no click
}

// With Shift held, a drag chooses the span of time; back shows what was there before.
void TstMapcanvas::aSpanIsDrawn()
{
    Fixture f;
    const TimeWindow full = f.canvas.window();
    const QRectF plot = f.canvas.plotRect();
    const auto at = [&](double share) { return QPoint(int(std::lround(plot.left() + plot.width() * share)), 300); };
    QVERIFY(!f.canvas.canGoBack());
    QTest::mousePress(&f.canvas, Qt::LeftButton, Qt::ShiftModifier, at(0.5));
    QTest::mouseMove(&f.canvas, at(0.3));
    QTest::mouseRelease(&f.canvas, Qt::LeftButton, Qt::ShiftModifier, at(0.25));
    const double pixel = full.span() / plot.width();
    QVERIFY(std::abs(f.canvas.window().from - (full.from + full.span() * 0.25)) < pixel);
    QVERIFY(std::abs(f.canvas.window().to - (full.from + full.span() * 0.5)) < pixel);
    QVERIFY(f.canvas.canGoBack());
    f.canvas.goBack();
    QCOMPARE(f.canvas.window().from, full.from);
    QCOMPARE(f.canvas.window().to, full.to);
    QVERIFY(!f.canvas.canGoBack());
    // A click with Shift is no span, and Esc gives one up.
    QTest::mouseClick(&f.canvas, Qt::LeftButton, Qt::ShiftModifier, at(0.5));
    QTest::mousePress(&f.canvas, Qt::LeftButton, Qt::ShiftModifier, at(0.5));
    QTest::keyClick(&f.canvas, Qt::Key_Escape);
    QTest::mouseRelease(&f.canvas, Qt::LeftButton, Qt::ShiftModifier, at(0.9));
    QCOMPARE(f.canvas.window().from, full.from);
    QCOMPARE(f.canvas.window().to, full.to);
}

void TstMapcanvas::zoomsToTheSelection()
{
    Fixture f;
    f.canvas.fitCone(); // nothing is selected
    const TimeWindow full = f.canvas.window();
    f.select(2'000'000);
    const Node self = f.node(2'000'000);
    std::vector<Node> cone = ancestors(*f.scene->snapshot, self);
    for (const Node node : dependents(*f.scene->snapshot, std::span(&self, 1)))
        cone.push_back(node);
    cone.push_back(self);
    double from = 1e18, to = 0;
    for (const Node node : cone) {
        from = std::min(from, double(f.scene->snapshot->row(node).created));
        to = std::max(to, double(f.scene->snapshot->row(node).created));
    }
    f.canvas.fitCone();
    const double margin = (to - from) * 0.055;
    QVERIFY(std::abs(f.canvas.window().from - std::max(full.from, from - margin)) < 1000);
    QVERIFY(std::abs(f.canvas.window().to - std::min(full.to, to + margin)) < 1000);
    f.canvas.goBack();
    QCOMPARE(f.canvas.window().from, full.from);
}

void TstMapcanvas::windowIsCutToTheData()
{
    Fixture f;
    const TimeWindow full = f.canvas.fullWindow();
    QVERIFY(full.from < double(f.scene->first) && full.to > double(f.scene->last));
    f.canvas.setWindow({-1e15, 1e15});
    QCOMPARE(f.canvas.window(), full);
    f.canvas.setWindow({full.from - 1e9, full.from + 1e9});
    QCOMPARE(f.canvas.window().from, full.from);
    f.canvas.setWindow({full.from + 1e9, full.from + 1e9 + 1});
    QCOMPARE(f.canvas.window().span(), 60'000.0); // never less than a minute
    f.canvas.setWindow({std::nan(""), 5});
    QCOMPARE(f.canvas.window().span(), 60'000.0);
}

void TstMapcanvas::selectionIsDrawn()
{
    Fixture f;
    const QColor sup = tk().sup, dep = tk().dep;
    QCOMPARE(count(picture(f.canvas), dep), 0);
    f.select(4'000'002);
    const QImage image = picture(f.canvas);
    const auto self = f.canvas.placeOf(f.node(4'000'002));
    QVERIFY(self);
    // The ring r + 5.5 in tx, 1.75 wide, around the mark in acc.
    const int r = int(f.canvas.radiusOf(f.node(4'000'002)) + 8);
    const QRect around(self->toPoint() - QPoint(r, r), QSize(2 * r + 1, 2 * r + 1));
    QVERIFY(count(image, tk().tx, around) > 20);
    QVERIFY(count(image, tk().acc, around) > 60);
    // Its cone in the hue of support below and in that of dependents above, and nowhere else.
    for (int b = 0; b < 8; ++b) {
        const QRect band = f.canvas.bandRect(b).toRect().adjusted(0, 3, 0, -3);
        if (b < 4)
            QVERIFY2(count(image, sup, band) > 5, qPrintable(QString::number(b)));
        if (b > 4) {
            QVERIFY2(count(image, dep, band) > 5, qPrintable(QString::number(b)));
            QCOMPARE(count(image, sup, band), 0);
        }
        if (b < 4)
            QCOMPARE(count(image, dep, band), 0);
    }
    // All else is dimmed.
    QCOMPARE(count(image, tk().active, f.canvas.plotRect().toRect()), 0);
    QVERIFY(count(image, tk().dimNode) > 100);
}

void TstMapcanvas::flagsKeepTheirRed()
{
    Fixture f;
    const auto place = f.canvas.placeOf(f.node(3'000'005));
    QVERIFY(place);
    const QRect around(place->toPoint() - QPoint(4, 18), QSize(24, 24));
    QVERIFY(count(picture(f.canvas), tk().flag, around) > 8);
    f.select(1'000'000); // not in its cone's own hue
    QVERIFY(count(picture(f.canvas), tk().flag, around) > 8);
}

void TstMapcanvas::marksStayInTheirBand()
{
    Fixture f(400, 30);
    for (const double factor : {1.0, 6.0}) {
        f.canvas.zoom(factor, 300);
        for (Node n = 0; n < Node(f.scene->snapshot->size()); ++n) {
            const auto place = f.canvas.placeOf(n);
            if (!place)
                continue;
            const QRectF band = f.canvas.bandRect(f.scene->bandOf(n));
            const double r = f.canvas.radiusOf(n) + 6.375; // with the ring of a selection
            QVERIFY(place->y() - r >= band.top() && place->y() + r <= band.bottom());
        }
    }
}

void TstMapcanvas::labelsAreLegible()
{
    Fixture f;
    f.select(7'000'003);
    (void)picture(f.canvas);
    const auto &labels = f.canvas.labels();
    QVERIFY(labels.size() >= 8 && labels.size() <= 14);
    QVERIFY(std::ranges::any_of(labels, [&](const auto &l) { return l.node == f.canvas.selected(); }));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        QVERIFY(f.canvas.plotRect().contains(labels[i].rect));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!labels[i].rect.intersects(labels[j].rect));
    }
    // Larger ones need more room, and have it.
    Theme::instance().setTextSize(150);
    (void)picture(f.canvas);
    const std::vector<MapCanvas::Label> larger = f.canvas.labels();
    const qreal high = QFontMetricsF(Theme::instance().font(Type::Caption, 500)).height();
    Theme::instance().setTextSize(100);
    QVERIFY(!larger.empty());
    for (std::size_t i = 0; i < larger.size(); ++i) {
        QVERIFY(larger[i].rect.height() >= high);
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!larger[i].rect.intersects(larger[j].rect));
    }
}

void TstMapcanvas::noTextNoLabel()
{
    Fixture f;
    f.canvas.setTextProvider([](MemoryKey) { return QString(); });
    f.select(7'000'003);
    (void)picture(f.canvas);
    QVERIFY(f.canvas.labels().empty());
    f.canvas.setTextProvider({});
    (void)picture(f.canvas);
    QVERIFY(f.canvas.labels().empty());
}

void TstMapcanvas::stripsAndBack()
{
    Fixture f(60'000);
    const QImage far = picture(f.canvas);
    QVERIFY(f.canvas.isStrip(0));
    QVERIFY(!f.canvas.isStrip(7));
    QVERIFY(f.canvas.anyStrip());
    QVERIFY(!f.canvas.placeOf(f.node(30'000))); // inside a strip nothing has its own place
    // The strip's fill reaches over the whole width: no blank canvas.
    const QColor fill = mixed(tk().dens, tk().band0, 0.42);
    const QRectF band = f.canvas.bandRect(0);
    for (int x = 100; x < 480; x += 20)
        QVERIFY(count(far, fill, QRect(x, int(band.top()), 4, int(band.height()))) > 20);
    f.canvas.setWindow({double(kBegin) + 40.0 * kDay, double(kBegin) + 40.2 * kDay});
    (void)picture(f.canvas);
    QVERIFY(!f.canvas.isStrip(0));
    QVERIFY(f.canvas.placeOf(f.node(30'000 + 60)));
}

void TstMapcanvas::readout()
{
    Fixture f(60'000);
    (void)picture(f.canvas);
    QSignalSpy spy(&f.canvas, &MapCanvas::readout);
    QTest::mouseMove(&f.canvas, QPoint(300, 300));
    QMouseEvent move(QEvent::MouseMove, QPointF(301, 300), f.canvas.mapToGlobal(QPointF(301, 300)), Qt::NoButton,
                     Qt::NoButton, {});
    QApplication::sendEvent(&f.canvas, &move);
    QVERIFY(!spy.isEmpty());
    // 60,000 episodes over 80 days: 750 a day.
    QVERIFY2(spy.last()[1].toString().startsWith(QStringLiteral("750 episodes")), qPrintable(spy.last()[1].toString()));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&f.canvas, &leave);
    QCOMPARE(spy.last()[0].toString(), QString());
}

void TstMapcanvas::keysWalk()
{
    Fixture f;
    QSignalSpy picked(&f.canvas, &MapCanvas::picked);
    QSignalSpy activated(&f.canvas, &MapCanvas::activated);
    QTest::keyClick(&f.canvas, Qt::Key_Down); // nothing is selected: the latest of the highest band
    QCOMPARE(f.canvas.selected(), f.node(7'000'005));
    QTest::keyClick(&f.canvas, Qt::Key_Down);
    const Node below = f.canvas.selected();
    QCOMPARE(f.scene->snapshot->row(below).depth, 6);
    QTest::keyClick(&f.canvas, Qt::Key_Up);
    QCOMPARE(f.scene->snapshot->row(f.canvas.selected()).depth, 7);
    const Node here = f.canvas.selected();
    QTest::keyClick(&f.canvas, Qt::Key_Left);
    QCOMPARE(f.canvas.selected(), map::walk(*f.scene, here, map::Step::Earlier));
    QTest::keyClick(&f.canvas, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].value<Node>(), f.canvas.selected());
    QCOMPARE(picked.size(), 4);
    const double span = f.canvas.window().span();
    QTest::keyClick(&f.canvas, Qt::Key_Plus);
    QVERIFY(f.canvas.window().span() < span);
    QTest::keyClick(&f.canvas, Qt::Key_F);
    QCOMPARE(f.canvas.window(), f.canvas.fullWindow());
}

void TstMapcanvas::newDataKeepsTheWindow()
{
    Fixture f;
    f.canvas.setWindow({double(kBegin) + 10.0 * kDay, double(kBegin) + 30.0 * kDay});
    const TimeWindow window = f.canvas.window();
    f.canvas.setScene(map::buildScene(store(500)), true);
    QCOMPARE(f.canvas.window(), window);
    f.canvas.setScene(map::buildScene(store(500)), false); // another scope
    QCOMPARE(f.canvas.window(), f.canvas.fullWindow());
    // What shows all goes on showing all.
    Snapshot::Builder longer;
    NodeRow row;
    row.key = {1};
    row.created = kBegin;
    longer.add(row);
    row.key = {2};
    row.created = kBegin + 300 * kDay;
    longer.add(row);
    f.canvas.setScene(map::buildScene(std::move(longer).build()), true);
    QVERIFY(f.canvas.window().to > double(kBegin + 300 * kDay));
}

void TstMapcanvas::outsideIsCounted()
{
    Fixture f;
    f.select(7'000'003);
    QCOMPARE(f.canvas.outside().sourcesBefore, 0);
    const auto support = ancestors(*f.scene->snapshot, f.node(7'000'003));
    const std::int64_t from = kBegin + 25 * kDay, to = kBegin + 60 * kDay;
    int before = 0, after = 0;
    for (const Node n : support) {
        before += f.scene->time(n) < from;
        after += f.scene->time(n) > to;
    }
    QVERIFY(before > 0);
    f.canvas.setWindow({double(from), double(to)});
    QCOMPARE(f.canvas.outside().sourcesBefore, before);
    QCOMPARE(f.canvas.outside().sourcesAfter, after);
    (void)picture(f.canvas); // edges run to the window's edge
}

void TstMapcanvas::deepStoresScroll()
{
    Snapshot::Builder b;
    for (int i = 0; i < 60; ++i) {
        NodeRow row;
        row.key = {i + 1};
        row.created = kBegin + i * kDay;
        row.depth = i;
        row.kind = i ? Kind::Reflection : Kind::Episode;
        b.add(row);
        if (i)
            b.link({i + 1}, {i}, Role::Supports, Granularity::Claim);
    }
    const auto scene = map::buildScene(std::move(b).build());
    MapCanvas canvas;
    canvas.resize(532, 600);
    canvas.setScene(scene, false);
    QVERIFY(canvas.bandRect(59).top() < canvas.plotRect().top() - 500); // above what is seen
    QCOMPARE(canvas.bandRect(0).bottom(), canvas.plotRect().bottom());
    canvas.setSelected(scene->snapshot->find(MemoryKey{60}));
    canvas.ensureVisible(canvas.selected());
    QCOMPARE(canvas.bandRect(59).top(), canvas.plotRect().top());
    const auto place = canvas.placeOf(canvas.selected());
    QVERIFY(place && canvas.plotRect().contains(*place));
    QVERIFY(count(picture(canvas), tk().tx, QRect(place->toPoint() - QPoint(14, 14), QSize(28, 28))) > 10);
}

void TstMapcanvas::emptyAndTimeless()
{
    MapCanvas canvas;
    canvas.resize(300, 300);
    (void)picture(canvas);
    QCOMPARE(canvas.nodeAt(QPointF(150, 150)), kNoNode);
    canvas.step(map::Step::Source);
    Snapshot::Builder b;
    NodeRow row;
    row.key = {1};
    b.add(row); // without a time
    const auto scene = map::buildScene(std::move(b).build());
    canvas.setScene(scene, false);
    QVERIFY(canvas.isEmpty());
    canvas.setSelected(0);
    canvas.setCone(map::buildCone(*scene, 0));
    (void)picture(canvas);
    canvas.fit();
    canvas.zoom(3, 100);
    canvas.setScene(nullptr, false);
    (void)picture(canvas);
    // One memory alone.
    Snapshot::Builder one;
    row.created = kBegin;
    one.add(row);
    canvas.setScene(map::buildScene(std::move(one).build()), false);
    QVERIFY(canvas.placeOf(0));
    canvas.zoom(1000, 150);
    (void)picture(canvas);
}

void TstMapcanvas::screenReaderFindsTheSelection()
{
    installMapAccess();
    Fixture f;
    f.select(4'000'002);
    QAccessibleInterface *map = QAccessible::queryAccessibleInterface(&f.canvas);
    QVERIFY(map);
    QCOMPARE(map->text(QAccessible::Name), QStringLiteral("Map"));
    QVERIFY(map->text(QAccessible::Value).contains(QStringLiteral("depth 4")));
    QVERIFY(map->childCount() >= 7); // itself, three sources, three dependents
    QAccessibleInterface *self = map->child(0);
    QVERIFY(self && self->isValid());
    QCOMPARE(self->text(QAccessible::Name), QStringLiteral("Belief 4000002"));
    QVERIFY(self->state().selected);
    QCOMPARE(map->indexOfChild(self), 0);
    QAccessibleInterface *other = map->child(1);
    QVERIFY(other && other->actionInterface());
    QSignalSpy picked(&f.canvas, &MapCanvas::picked);
    other->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(picked.size(), 1);
}

void TstMapcanvas::sameAtRatioTwo()
{
    Fixture f;
    f.select(4'000'002);
    const QImage two = picture(f.canvas, 2);
    QCOMPARE(two.size(), QSize(1064, 1560));
    const auto self = f.canvas.placeOf(f.node(4'000'002));
    const int r = int(f.canvas.radiusOf(f.node(4'000'002)) + 8) * 2;
    QVERIFY(count(two, tk().tx, QRect((*self * 2).toPoint() - QPoint(r, r), QSize(2 * r, 2 * r))) > 80);
}

void TstMapcanvas::brushDrags()
{
    Fixture f;
    MapBrush brush;
    brush.resize(532, brush.sizeHint().height());
    brush.setScene(f.scene, f.canvas.fullWindow());
    brush.setWindow(f.canvas.window());
    connect(&brush, &MapBrush::windowWished, &f.canvas, &MapCanvas::setWindow);
    connect(&f.canvas, &MapCanvas::windowChanged, &brush, &MapBrush::setWindow);
    connect(&brush, &MapBrush::allWished, &f.canvas, &MapCanvas::fit);
    const QRectF track = brush.track();
    const int y = int(track.center().y());
    // The left edge to a quarter.
    QTest::mousePress(&brush, Qt::LeftButton, {}, QPoint(int(track.left()), y));
    QTest::mouseMove(&brush, QPoint(int(track.left() + track.width() / 4), y));
    QTest::mouseRelease(&brush, Qt::LeftButton, {}, QPoint(int(track.left() + track.width() / 4), y));
    const TimeWindow full = f.canvas.fullWindow();
    QVERIFY(std::abs(f.canvas.window().from - (full.from + full.span() / 4)) < full.span() * 0.005);
    QCOMPARE(f.canvas.window().to, full.to);
    // The whole to the left by a tenth.
    const double span = f.canvas.window().span(), from = f.canvas.window().from;
    QTest::mousePress(&brush, Qt::LeftButton, {}, QPoint(350, y));
    QTest::mouseMove(&brush, QPoint(350 - int(track.width() / 10), y));
    QTest::mouseRelease(&brush, Qt::LeftButton, {}, QPoint(350 - int(track.width() / 10), y));
    QVERIFY(std::abs(from - f.canvas.window().from - full.span() / 10) < full.span() * 0.005);
    QVERIFY(std::abs(f.canvas.window().span() - span) < 1);
    QTest::mouseDClick(&brush, Qt::LeftButton, {}, QPoint(350, y));
    QCOMPARE(f.canvas.window(), full);
}

void TstMapcanvas::brushKeys()
{
    Fixture f;
    MapBrush brush;
    brush.resize(532, brush.sizeHint().height());
    const TimeWindow full = f.canvas.fullWindow();
    brush.setScene(f.scene, full);
    connect(&brush, &MapBrush::windowWished, &brush, &MapBrush::setWindow);
    brush.setWindow({full.from + full.span() * 0.4, full.from + full.span() * 0.6});
    const double span = brush.window().span(), from = brush.window().from;
    QTest::keyClick(&brush, Qt::Key_Right);
    QVERIFY(std::abs(brush.window().from - from - span / 10) < 1);
    QTest::keyClick(&brush, Qt::Key_Left);
    QVERIFY(std::abs(brush.window().from - from) < 1);
    QTest::keyClick(&brush, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(std::abs(brush.window().span() - span * 1.1) < 1);
    QTest::keyClick(&brush, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(brush.window().span() < span * 1.1);
    QTest::keyClick(&brush, Qt::Key_Home);
    QCOMPARE(brush.window().from, full.from);
    QTest::keyClick(&brush, Qt::Key_End);
    QVERIFY(std::abs(brush.window().to - full.to) < 1);
}

void TstMapcanvas::paneTools()
{
    Session session;
    MapPane pane(&session);
    pane.resize(532, 808);
    QStringList names;
    for (QAction *action : pane.actions()) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->statusTip().isEmpty());
        QVERIFY(!action->isEnabled()); // no store is open
        names << action->objectName();
    }
    const QStringList expected{QStringLiteral("mapBack"),         QStringLiteral("mapCentre"),
                               QStringLiteral("mapFitSelection"), QStringLiteral("mapZoomOut"),
                               QStringLiteral("mapZoomIn"),       QStringLiteral("mapFit"),
                               QStringLiteral("mapExportSvg"),    QStringLiteral("mapExportPng")};
    QCOMPARE(names, expected);
    QVERIFY(!pane.busy());
    for (const QWidget *widget : pane.findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus)
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
}

void TstMapcanvas::paneExports()
{
    Session session;
    MapPane pane(&session);
    pane.resize(532, 808);
    pane.layout()->activate();
    QTemporaryDir folder;
    QSignalSpy failed(&pane, &MapPane::exportFailed);
    pane.exportTo(folder.filePath(QStringLiteral("none.svg")), MapExport::Svg);
    QCOMPARE(failed.size(), 1);

    const auto scene = map::buildScene(store(300));
    pane.canvas()->setScene(scene, false);
    pane.setTextProvider([](MemoryKey) { return QStringLiteral("A <b>belief</b> & more"); });
    const Node node = scene->snapshot->find(MemoryKey{5'000'001});
    pane.canvas()->setSelected(node);
    pane.canvas()->setCone(map::buildCone(*scene, node));
    QSignalSpy exported(&pane, &MapPane::exported);
    const QString svg = folder.filePath(QStringLiteral("map.svg")), png = folder.filePath(QStringLiteral("map.png"));
    pane.exportTo(svg, MapExport::Svg);
    pane.exportTo(png, MapExport::Png);
    QVERIFY(pane.busy());
    QTRY_COMPARE(exported.size(), 2);
    QTRY_VERIFY(!pane.busy());
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("<svg"));
    QVERIFY(!text.contains("<image")); // nothing in it is a picture of pixels
    QVERIFY(!text.contains("<b>"));    // memory text is text
    QVERIFY(text.contains("Depth 7"));
    const QImage image(png);
    QCOMPARE(image.size(), pane.canvas()->size() * 2);
    pane.exportTo(folder.filePath(QStringLiteral("no/such/folder.png")), MapExport::Png);
    QTRY_COMPARE(failed.size(), 2);
}

CREDENCE_TEST(tst_mapcanvas, TstMapcanvas)

} // namespace tst_mapcanvas

#include "tst_mapcanvas.moc"
