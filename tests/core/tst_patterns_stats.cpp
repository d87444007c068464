// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The miner's statistics against exact fractions of binomial coefficients, worked out outside.
#include "reflect/patternstats.h"
#include "support/registry.h"

#include <QTest>

#include <cmath>

namespace tst_patterns_stats {

using namespace credence;

namespace {

bool near(double value, double expected)
{
    return std::abs(value - expected) <= 1e-9 * expected;
}

} // namespace

class TstPatternsStats : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fisher_data()
    {
        QTest::addColumn<int>("both");
        QTest::addColumn<int>("withX");
        QTest::addColumn<int>("withY");
        QTest::addColumn<int>("total");
        QTest::addColumn<double>("p");
        // Sum over k >= both of C(withX, k) C(total - withX, withY - k) / C(total, withY).
        QTest::newRow("all four cups") << 4 << 4 << 4 << 8 << 1.0 / 70;
        QTest::newRow("three of four cups") << 3 << 4 << 4 << 8 << 17.0 / 70;
        QTest::newRow("five of five in ten") << 5 << 5 << 5 << 10 << 1.0 / 252;
        QTest::newRow("halves") << 10 << 12 << 12 << 24 << 643.0 / 386308;
        QTest::newRow("8 of 9, 20 of 100") << 8 << 9 << 20 << 100 << 13481.0 / 2502936590.0;
        QTest::newRow("11 of 11 of 57") << 11 << 11 << 11 << 57 << 1.0 / 184509266760.0;
        QTest::newRow("7 of 7, 8 of 308") << 7 << 7 << 8 << 308 << 1.6424305350196695e-13;
        QTest::newRow("50 of 57 of 308") << 50 << 57 << 50 << 308 << 2.022357247184839e-50;
        QTest::newRow("60 of 100, 400 of 1000") << 60 << 100 << 400 << 1000 << 1.670321033951758e-05;
        QTest::newRow("none has to meet") << 0 << 3 << 3 << 10 << 1.0;
        QTest::newRow("they have to meet twice") << 2 << 6 << 6 << 10 << 1.0;
        QTest::newRow("no such table") << 5 << 4 << 6 << 10 << 1.0;
    }
    void fisher()
    {
        QFETCH(int, both);
        QFETCH(int, withX);
        QFETCH(int, withY);
        QFETCH(int, total);
        QFETCH(double, p);
        QVERIFY2(near(fisherGreater(both, withX, withY, total), p),
                 qPrintable(QString::number(fisherGreater(both, withX, withY, total), 'g', 17)));
    }

    void leastP()
    {
        const LogFactorials log(308);
        QVERIFY(near(std::exp(log.leastP(4, 4, 8)), 1.0 / 70));
        QVERIFY(near(std::exp(log.leastP(7, 8, 308)), 1.6424305350196695e-13));
        QVERIFY(near(std::exp(log.leastP(8, 7, 308)), 1.6424305350196695e-13));
    }

    // Strata (3 of 6, 3 of 6) and (2 of 5, 3 of 5): the sum's tails are 13/25 x ... worked out below.
    void strata()
    {
        const LogFactorials log(20);
        const std::array strata{Stratum{3, 3, 6}, Stratum{2, 3, 5}};
        // First: P(0..3) = 1, 9, 9, 1 of 20. Second: P(0..2) = 1, 6, 3 of 10.
        QVERIFY(near(stratifiedGreater(log, 5, strata), 1.0 * 3 / 200));
        QVERIFY(near(stratifiedGreater(log, 4, strata), (9.0 * 3 + 1 * 6 + 1 * 3) / 200));
        QVERIFY(near(stratifiedGreater(log, 3, strata), (9.0 * 3 + 9 * 6 + 1 * 1 + 9.0 * 3 + 1 * 6 + 1 * 3) / 200));
        QCOMPARE(stratifiedGreater(log, 6, strata), 1.0);
        const std::array one{Stratum{9, 20, 100}};
        const LogFactorials hundred(100);
        QVERIFY(near(stratifiedGreater(hundred, 8, one), 13481.0 / 2502936590.0));
    }

    // Two groups in which nothing goes with anything, but everything is more frequent in one: 18 of 20 and 2 of 80.
    void strataTakeTheirShare()
    {
        const LogFactorials log(100);
        const std::array strata{Stratum{18, 18, 20}, Stratum{2, 2, 80}};
        QVERIFY(fisherGreater(16, 20, 20, 100) < 1e-9);
        QVERIFY(stratifiedGreater(log, 16, strata) > 0.5);
    }

    // Benjamini and Hochberg by hand: p (0.001, 0.008, 0.039, 0.041) of 5 tested: 0.005, 0.02, 0.05125, 0.05125.
    void falseDiscoveryRate()
    {
        const std::vector<double> p{0.001, 0.008, 0.039, 0.041};
        const auto adjusted = benjaminiHochberg(p, 5);
        QVERIFY(near(adjusted[0], 0.005));
        QVERIFY(near(adjusted[1], 0.02));
        QVERIFY(near(adjusted[2], 0.05125));
        QVERIFY(near(adjusted[3], 0.05125));
    }

    // Least p's 0.001 (three times), 0.02 (once), 0.04 (ten times) at q = 0.05: all 14 are at most 0.05, 4 at most
    // 0.025, 3 at most 0.0167 = 0.05/3: the smallest K with no more than K is 3.
    void testableHypotheses()
    {
        std::vector<std::pair<double, std::uint64_t>> least{
            {std::log(0.04), 10}, {std::log(0.001), 3}, {std::log(0.02), 1}};
        QCOMPARE(testable(least, 0.05), std::uint64_t(3));
        std::vector<std::pair<double, std::uint64_t>> strong{{std::log(1e-9), 1000}};
        QCOMPARE(testable(strong, 0.05), std::uint64_t(1000));
    }

    // 8 of 10 at 95 %: 0.4902 to 0.9433 (Wilson).
    void bounds()
    {
        QVERIFY(std::abs(wilsonLower(8, 10) - 0.4902) < 5e-5);
        QVERIFY(std::abs(wilsonUpper(8, 10) - 0.9433) < 5e-5);
        QCOMPARE(wilsonLower(0, 10), 0.0);
        QVERIFY(std::abs(wilsonUpper(0, 300) - 0.01264) < 5e-5); // zz / (1 + zz)
        QCOMPARE(wilsonUpper(0, 0), 1.0);
    }
};

CREDENCE_TEST(tst_patterns_stats, TstPatternsStats)

} // namespace tst_patterns_stats

#include "tst_patterns_stats.moc"
