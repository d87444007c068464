// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/maplayout.h"
#include "inspect/mapscene.h"
#include "support/registry.h"

#include <QDateTime>
#include <QTest>

#include <cmath>
#include <limits>

namespace tst_maplayout {

using namespace credence;
using namespace credence::ui::map;

namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kDay = 24 * kHour;

std::int64_t utc(int year, int month, int day, int hour = 0, int minute = 0)
{
    return QDateTime(QDate(year, month, day), QTime(hour, minute), Qt::UTC).toMSecsSinceEpoch();
}

} // namespace

class TstMaplayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bandsByTheirShares();
    void bandsAreNeverLow();
    void stripThresholds();
    void radii();
    void stripHeights();
    void bins_data();
    void bins();
    void binEdgesAreCalendarUnits();
    void binTitles();
    void ticksInMonths();
    void ticksInHours();
    void ticksKeepApart();
    void swarmStaysInside();
    void swarmDoesNotOverlap();
    void stackIsAtMost17Apart();
    void fullStackStepsAside();
    void beliefsNeverCrossTheirBand();
    void shortLabels_data();
    void shortLabels();
    void leads();
    void labelsDoNotOverlap();
    void labelsAvoidEdges();
    void labelsAreAtMost14();
};

// 8.46 shares of 780 px: one share is 92.199 px; edges at 161.35, 271.99, 375.25, 472.06, 564.26, 649.08, 722.84, 780.
void TstMaplayout::bandsByTheirShares()
{
    const std::vector<int> expected{161, 111, 103, 97, 92, 85, 74, 57};
    QCOMPARE(bandHeights(8, 780), expected);
    QCOMPARE(bandHeights(1, 780), std::vector<int>{780});
    // 1.75 and 1.2 shares of 590 px: 350 and 240.
    const std::vector<int> two{350, 240};
    QCOMPARE(bandHeights(2, 590), two);
    QVERIFY(bandHeights(0, 780).empty());
}

void TstMaplayout::bandsAreNeverLow()
{
    for (const int bands : {3, 8, 9, 12, 40, 500}) {
        const auto heights = bandHeights(bands, 600);
        QCOMPARE(int(heights.size()), bands);
        int sum = 0;
        for (const int h : heights) {
            QVERIFY2(h >= 36, qPrintable(QString::number(h)));
            sum += h;
        }
        QVERIFY(sum >= 600);
        if (bands <= 8)
            QCOMPARE(sum, 600);
    }
    // Too many for the height: the usual eight keep their proportions (0.62 shares are 36 px), the others have 36.
    const auto many = bandHeights(40, 600);
    QCOMPARE(many[7], 36);
    QCOMPARE(many[39], 36);
    QCOMPARE(many[0], 102); // 1.75 * 36 / 0.62 = 101.6
}

void TstMaplayout::stripThresholds()
{
    QVERIFY(!stripWanted(false, 0.35));
    QVERIFY(stripWanted(false, 0.351));
    QVERIFY(stripWanted(true, 0.30)); // between the two it stays what it is
    QVERIFY(!stripWanted(false, 0.30));
    QVERIFY(!stripWanted(true, 0.28));
    QVERIFY(stripWanted(true, 0.281));
}

void TstMaplayout::radii()
{
    const float unset = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(episodeRadius(0, 100), 1.5);
    QCOMPARE(episodeRadius(1, 100), 4.2);
    QCOMPARE(episodeRadius(unset, 100), 2.85);
    QCOMPARE(beliefRadius(0, 100), 2.8);
    QCOMPARE(beliefRadius(1, 100), 8.0);
    QCOMPARE(beliefRadius(unset, 64), 5.4);
    QCOMPARE(beliefRadius(1, 63), 6.0);
}

void TstMaplayout::stripHeights()
{
    QCOMPARE(stripHalfHeight(0, 100, 114), 0.0);
    QCOMPARE(stripHalfHeight(100, 100, 114), 50.0);
    QCOMPARE(stripHalfHeight(25, 100, 114), 25.0); // the root of a quarter
}

void TstMaplayout::bins_data()
{
    QTest::addColumn<double>("msPerPixel");
    QTest::addColumn<int>("bin");
    QTest::newRow("an hour on 4 px") << kHour / 4.0 << int(Bin::Hour);
    QTest::newRow("an hour on less") << kHour / 3.9 << int(Bin::SixHours);
    QTest::newRow("86 days on 708 px: 12 h are 4.1 px") << 86.0 * kDay / 708 << int(Bin::TwelveHours);
    QTest::newRow("86 days on 458 px: a day is 5.3 px") << 86.0 * kDay / 458 << int(Bin::Day);
    QTest::newRow("two years on 458 px") << 730.0 * kDay / 458 << int(Bin::Week);
    QTest::newRow("eight years on 458 px") << 2922.0 * kDay / 458 << int(Bin::Month);
    QTest::newRow("eighty years on 458 px") << 29220.0 * kDay / 458 << int(Bin::Year);
    QTest::newRow("all that can be written, on 458 px") << double(kLastTime - kFirstTime) / 458 << int(Bin::Century);
}

void TstMaplayout::bins()
{
    QFETCH(double, msPerPixel);
    QFETCH(int, bin);
    QCOMPARE(int(chooseBin(msPerPixel)), bin);
}

void TstMaplayout::binEdgesAreCalendarUnits()
{
    const std::vector<std::int64_t> twelve{utc(2026, 6, 4), utc(2026, 6, 4, 12), utc(2026, 6, 5), utc(2026, 6, 5, 12)};
    QCOMPARE(binEdges(Bin::TwelveHours, utc(2026, 6, 4, 3), utc(2026, 6, 5, 1), Qt::UTC), twelve);
    const std::vector<std::int64_t> weeks{utc(2026, 6, 1), utc(2026, 6, 8), utc(2026, 6, 15)}; // Mondays
    QCOMPARE(binEdges(Bin::Week, utc(2026, 6, 7, 23), utc(2026, 6, 8), Qt::UTC), weeks);
    const std::vector<std::int64_t> months{utc(2025, 12, 1), utc(2026, 1, 1), utc(2026, 2, 1)};
    QCOMPARE(binEdges(Bin::Month, utc(2025, 12, 31), utc(2026, 1, 1), Qt::UTC), months);
    const std::vector<std::int64_t> hours{utc(2026, 6, 4, 3), utc(2026, 6, 4, 4)};
    QCOMPARE(binEdges(Bin::Hour, utc(2026, 6, 4, 3), utc(2026, 6, 4, 3, 59), Qt::UTC), hours);
    // Times that no calendar knows are cut, not followed.
    const auto all = binEdges(Bin::Century, std::numeric_limits<std::int64_t>::min(),
                              std::numeric_limits<std::int64_t>::max(), Qt::UTC);
    QVERIFY(all.size() >= 100 && all.size() <= 102);
}

void TstMaplayout::binTitles()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QCOMPARE(binTitle(Bin::TwelveHours, utc(2026, 6, 4, 12), utc(2026, 6, 5), Qt::UTC),
             QStringLiteral("Thu 4 Jun, 12–24 h"));
    QCOMPARE(binTitle(Bin::Hour, utc(2026, 6, 4, 9), utc(2026, 6, 4, 10), Qt::UTC),
             QStringLiteral("Thu 4 Jun, 9–10 h"));
    QCOMPARE(binTitle(Bin::Week, utc(2026, 6, 1), utc(2026, 6, 8), Qt::UTC), QStringLiteral("Week of 1 Jun"));
    QCOMPARE(binName(Bin::TwelveHours), QStringLiteral("12 h bins"));
}

// 6 Apr to 30 Jun on 708 px: a week is 58 px, so each Monday has a label; 4 May and 1 Jun begin months.
void TstMaplayout::ticksInMonths()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    const auto ticks = axisTicks(utc(2026, 4, 6), utc(2026, 6, 30), 708, 50, Qt::UTC);
    QStringList labels, strong;
    std::vector<std::int64_t> solid;
    for (const Tick &tick : ticks) {
        if (!tick.label.isEmpty())
            labels << tick.label;
        if (tick.strong)
            strong << tick.label;
        if (tick.solid)
            solid.push_back(tick.at);
    }
    const QStringList expected{QStringLiteral("6 Apr"),  QStringLiteral("13 Apr"), QStringLiteral("20 Apr"),
                               QStringLiteral("27 Apr"), QStringLiteral("4 May"),  QStringLiteral("11 May"),
                               QStringLiteral("18 May"), QStringLiteral("25 May"), QStringLiteral("1 Jun"),
                               QStringLiteral("8 Jun"),  QStringLiteral("15 Jun"), QStringLiteral("22 Jun"),
                               QStringLiteral("29 Jun")};
    QCOMPARE(labels, expected);
    const QStringList months{QStringLiteral("6 Apr"), QStringLiteral("4 May"), QStringLiteral("1 Jun")};
    QCOMPARE(strong, months);
    const std::vector<std::int64_t> lines{utc(2026, 5, 1), utc(2026, 6, 1)};
    QCOMPARE(solid, lines);
}

void TstMaplayout::ticksInHours()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    const auto ticks = axisTicks(utc(2023, 2, 13, 22), utc(2023, 2, 14, 6), 458, 50, Qt::UTC);
    QStringList labels;
    for (const Tick &tick : ticks)
        labels << tick.label;
    const QStringList expected{QStringLiteral("22:00"), QStringLiteral("23:00"), QStringLiteral("14 Feb"),
                               QStringLiteral("01:00"), QStringLiteral("02:00"), QStringLiteral("03:00"),
                               QStringLiteral("04:00"), QStringLiteral("05:00"), QStringLiteral("06:00")};
    QCOMPARE(labels, expected);
}

void TstMaplayout::ticksKeepApart()
{
    for (const double days : {0.002, 0.05, 0.4, 1.0, 3.0, 17.0, 86.0, 400.0, 3000.0, 40'000.0, 3'000'000.0}) {
        const std::int64_t from = utc(1003, 4, 6, 5), to = from + std::int64_t(days * double(kDay));
        const auto ticks = axisTicks(from, to, 458, 50, Qt::UTC);
        double last = -1000;
        std::size_t labels = 0;
        for (const Tick &tick : ticks) {
            QVERIFY(tick.at >= from && tick.at <= to);
            if (tick.label.isEmpty())
                continue;
            ++labels;
            const double x = double(tick.at - from) / double(std::min(to, kLastTime) - from) * 458;
            // Calendar months differ by a tenth.
            QVERIFY2(x - last >= 45, qPrintable(QStringLiteral("%1 days: %2 px").arg(days).arg(x - last)));
            last = x;
        }
        QVERIFY2(labels >= 1 && labels <= 10, qPrintable(QStringLiteral("%1 days: %2").arg(days).arg(labels)));
        QVERIFY(ticks.size() < 200);
    }
}

void TstMaplayout::swarmStaysInside()
{
    std::vector<Spot> spots;
    for (int i = 0; i < 900; ++i)
        spots.push_back({double(i / 30), 1.5 + (i % 10) * 0.3, std::uint32_t(i)}); // far more than fit
    const auto places = swarm(spots, 100);
    QCOMPARE(places.size(), spots.size());
    for (std::size_t i = 0; i < spots.size(); ++i) {
        QVERIFY(std::abs(double(places[i].y)) + spots[i].r <= 50 - 2);
        QCOMPARE(places[i].dx, 0.0f); // an episode stands at its time
    }
}

void TstMaplayout::swarmDoesNotOverlap()
{
    std::vector<Spot> spots;
    for (int i = 0; i < 200; ++i)
        spots.push_back({i * 2.0, 2.0 + (i % 3), std::uint32_t(i)});
    const auto places = swarm(spots, 140);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        QCOMPARE(std::fmod(std::abs(double(places[i].y)), 2.0), 0.0); // steps of 2 px
        for (std::size_t j = 0; j < i; ++j) {
            const double far = std::hypot(spots[i].x - spots[j].x, double(places[i].y - places[j].y));
            QVERIFY(far >= spots[i].r + spots[j].r);
        }
    }
    QCOMPARE(places[0].y, 0.0f); // the first one lies in the middle
}

void TstMaplayout::stackIsAtMost17Apart()
{
    const std::vector<Spot> spots{{100, 5, 2}, {100, 5, 7}, {101, 5, 12}};
    auto places = stack(spots, 120);
    std::vector<double> ys;
    for (const Place &place : places) {
        ys.push_back(double(place.y));
        QCOMPARE(place.dx, 0.0f);
    }
    std::ranges::sort(ys);
    QVERIFY(ys[1] - ys[0] > 10 && ys[1] - ys[0] <= 17);
    QVERIFY(ys[2] - ys[1] > 10 && ys[2] - ys[1] <= 17);
}

void TstMaplayout::fullStackStepsAside()
{
    std::vector<Spot> spots(9, Spot{200, 6, 2});
    const auto places = stack(spots, 60); // a column of this height holds three
    int aside = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        QVERIFY(std::abs(double(places[i].dx)) <= kMostAside);
        aside += places[i].dx != 0;
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(std::hypot(double(places[i].dx - places[j].dx), double(places[i].y - places[j].y)) >= 12);
    }
    QVERIFY(aside >= 6);
}

// Depth is the band: whatever the crowd, no mark, no ring and not the ring of the selection crosses its edge.
void TstMaplayout::beliefsNeverCrossTheirBand()
{
    Snapshot::Builder builder;
    const auto scope = builder.scope("s");
    std::uint32_t noise = 1;
    for (int i = 0; i < 3000; ++i) {
        noise = noise * 1664525u + 1013904223u;
        NodeRow row;
        row.key = {i + 1};
        row.kind = Kind::Reflection;
        row.scope = scope;
        row.depth = 1 + int(noise >> 24) % 7;
        row.created = utc(2026, 4, 6) + std::int64_t(noise >> 8) % (90 * kDay);
        row.importance = float(noise >> 16 & 0xff) / 255.0f;
        builder.add(row);
    }
    const auto scene = buildScene(std::move(builder).build());
    const auto heights = bandHeights(int(scene->bands.size()), 688);
    std::size_t seen = 0;
    for (const double scale : {458.0 / (90.0 * kDay), 40 * 458.0 / (90.0 * kDay)}) {
        for (std::size_t b = 1; b < scene->bands.size(); ++b) {
            const Band &band = scene->bands[b];
            std::vector<Spot> spots;
            for (std::size_t i = 0; i < band.size(); ++i) {
                const float importance = scene->snapshot->row(band.nodes[i]).importance;
                spots.push_back({double(band.times[i] - scene->first) * scale, beliefRadius(importance, heights[b]),
                                 std::uint32_t(i)});
            }
            const auto places = stack(spots, heights[b]);
            for (std::size_t i = 0; i < places.size(); ++i) {
                const double ring = spots[i].r + 5.5 + 0.875; // of the selection, with half its line
                QVERIFY(std::abs(double(places[i].y)) + ring <= heights[b] / 2.0);
                ++seen;
            }
        }
    }
    QCOMPARE(seen, std::size_t(6000));
}

void TstMaplayout::shortLabels_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("label");
    QTest::newRow("short") << QStringLiteral("Logs before retry.") << QStringLiteral("Logs before retry");
    QTest::newRow("clause") << QStringLiteral("Auth changes fail at rollout, not in review")
                            << QStringLiteral("Auth changes fail at rollout");
    QTest::newRow("weak end") << QStringLiteral("Three pull requests that touch auth were reverted in five weeks")
                              << QStringLiteral("Three pull requests");
    QTest::newRow("one long word") << QStringLiteral("Donaudampfschifffahrtselektrizitätenhauptbetriebswerk")
                                   << QStringLiteral("Donaudampfschifffahrtselekt…");
    QTest::newRow("lines") << QStringLiteral("Keeps\n  what cannot\tbe undone")
                           << QStringLiteral("Keeps what cannot be undone");
    QTest::newRow("nothing") << QString() << QString();
}

void TstMaplayout::shortLabels()
{
    QFETCH(QString, text);
    if (QByteArray(QTest::currentDataTag()) == "weak end") {
        // "that" can't end a label; one word more is allowed where little is left.
        const QString label = shortLabel(text);
        QVERIFY(text.startsWith(label));
        QVERIFY(!label.endsWith(QStringLiteral(" that")));
        QVERIFY(label.size() <= 36);
        return;
    }
    QTEST(shortLabel(text), "label");
}

void TstMaplayout::leads()
{
    const QStringList texts{QStringLiteral("Isabella Rodriguez is planning a party"),
                            QStringLiteral("Isabella Rodriguez is very organized and methodical"),
                            QStringLiteral("Isabella Rodriguez loves her cafe"),
                            QStringLiteral("Maria Lopez studies physics at college")};
    QCOMPARE(commonLead(texts), QStringLiteral("Isabella Rodriguez"));
    QCOMPARE(withoutLead(texts[0], QStringLiteral("Isabella Rodriguez")), QStringLiteral("Planning a party"));
    QCOMPARE(withoutLead(texts[2], QStringLiteral("Isabella Rodriguez is")), QStringLiteral("Loves her cafe"));
    QCOMPARE(withoutLead(texts[3], QStringLiteral("Isabella Rodriguez")), texts[3]);
    QCOMPARE(commonLead({QStringLiteral("A first thing said"), QStringLiteral("B second thing said")}), QString());
}

void TstMaplayout::labelsDoNotOverlap()
{
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 12; ++i)
        wishes.push_back({QPointF(200 + i * 9, 100 + (i % 4) * 7), 5, QSizeF(90, 14), QRectF(0, 0, 500, 220), -1});
    std::vector<QRectF> marks;
    for (const LabelWish &w : wishes)
        marks.emplace_back(w.at.x() - 5, w.at.y() - 5, 10, 10);
    const auto places = placeLabels(wishes, marks, {});
    int shown = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].position < 0)
            continue;
        ++shown;
        QVERIFY(QRectF(0, 0, 500, 220).contains(places[i].rect));
        for (const QRectF &mark : marks)
            QVERIFY(!places[i].rect.intersects(mark));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(places[j].position < 0 || !places[i].rect.intersects(places[j].rect));
    }
    QVERIFY(shown >= 2 && shown < 12); // none rather than an overlap
}

void TstMaplayout::labelsAvoidEdges()
{
    const std::vector<LabelWish> wishes{{QPointF(200, 100), 5, QSizeF(80, 14), QRectF(0, 0, 400, 200), -1}};
    const std::vector<Segment> left{{QPointF(150, 60), QPointF(150, 140)}};
    QCOMPARE(placeLabels(wishes, {}, {})[0].position, 0); // left of the mark
    const auto place = placeLabels(wishes, {}, left)[0];
    QVERIFY(place.position >= 0);
    QVERIFY(place.rect.left() > 150 || place.rect.right() < 150);
}

void TstMaplayout::labelsAreAtMost14()
{
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 30; ++i)
        wishes.push_back({QPointF(200, 20 + i * 30), 5, QSizeF(80, 14), QRectF(0, 0, 400, 1000), -1});
    const auto places = placeLabels(wishes, {}, {});
    QCOMPARE(std::ranges::count_if(places, [](const LabelPlace &p) { return p.position >= 0; }), 14);
}

CREDENCE_TEST(tst_maplayout, TstMaplayout)

} // namespace tst_maplayout

#include "tst_maplayout.moc"
