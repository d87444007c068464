// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The trigger by its definition: a table of edge cases with what must come of each, the replays of the real personas as
// an independent script measured them, and the replay against the live check fed one episode at a time.
#include "support/registry.h"
#include "support/stores.h"

#include <credence/ingest.h>
#include <credence/text.h>
#include <credence/trigger.h>

#include <QTest>

#include <cmath>
#include <random>
#include <set>
#include <sstream>

namespace tst_trigger {

using namespace credence;
using namespace credence::test;

Time at(const char *text)
{
    return parseTime(text)->time;
}

// "importance=15 min_interval=2h"; a schedule's blanks are written as underscores.
TriggerPolicy policyFrom(const std::string &text)
{
    TriggerPolicy policy;
    std::istringstream in(text);
    for (std::string one; in >> one;) {
        const std::size_t equals = one.find('=');
        std::string value = one.substr(equals + 1);
        std::replace(value.begin(), value.end(), '_', ' ');
        if (!setTriggerSetting(policy, one.substr(0, equals), value))
            qFatal("no setting: %s", one.c_str());
    }
    return policy;
}

// "2026-08-01T09:00:00Z 0.5; …"; "-" for an importance that is unset.
EpisodeSeries seriesFrom(const std::string &text)
{
    EpisodeSeries series;
    std::istringstream in(text);
    std::int64_t key = 0;
    for (std::string time, importance; in >> time >> importance;) {
        if (importance.back() == ';')
            importance.pop_back();
        const auto parsed = parseTime(time);
        if (!parsed)
            qFatal("no time: %s", time.c_str());
        series.add(parsed->time, importance == "-" ? std::nullopt : std::optional(std::stod(importance)), {++key});
    }
    series.arrange();
    return series;
}

std::string told(const Simulation &done)
{
    std::string out;
    for (const SimulatedFiring &firing : done.firings)
        out += (out.empty() ? "" : "; ") + formatTime(firing.at) + " " +
               QString::number(firing.accumulated, 'f', 2).toStdString() + " " + std::to_string(firing.episodes) + " " +
               word(firing.by);
    out += " |";
    for (int i = 1; i < kTriggerHolds; ++i) {
        if (done.stats.skipped[std::size_t(i)] > 0)
            out += std::string(" ") + word(TriggerHold(i)) + " " + std::to_string(done.stats.skipped[std::size_t(i)]);
    }
    return out;
}

class TstTrigger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void edges_data();
    void edges();
    void statistics();
    void range();
    void holds();
    void cron_data();
    void cron();
    void badCron_data();
    void badCron();
    void instants();
    void cronWalked();
    void displayedZone();
    void settings_data();
    void settings();
    void presets();
    void durations();
    void sweeps();
    void live();
    void clocks();
    void forecast();
    void cancelled();
    void replays_data();
    void replays();
    void simulateEqualsLive();
    void simulateEqualsThePlainReplay();
    void suggestion();
    void csv();
};

void TstTrigger::edges_data()
{
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("episodes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *policy, const char *episodes, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(policy) << QString::fromUtf8(episodes) << QString::fromUtf8(expected);
    };
    row("an empty store", "importance=15", "", " |");
    row("no condition at all", "min_interval=2h", "2026-08-01T09:00:00Z 1", " |");
    row("equal times keep the source's order", "importance=1",
        "2026-08-01T09:00:00Z 0.4; 2026-08-01T09:00:00Z 0.6; 2026-08-01T09:00:00Z 0.9; 2026-08-01T09:00:00Z 0.1",
        "2026-08-01T09:00:00Z 1.00 2 importance; 2026-08-01T09:00:00Z 1.00 2 importance |");
    row("out of order is put in order", "importance=1", "2026-08-02T09:00:00Z 0.9; 2026-08-01T09:00:00Z 0.4",
        "2026-08-02T09:00:00Z 1.30 2 importance |");
    row("unset counts a half", "importance=1", "2026-08-01T09:00:00Z -; 2026-08-01T10:00:00Z -",
        "2026-08-01T10:00:00Z 1.00 2 importance |");
    row("unset is never high-salience", "count=1 floor=1", "2026-08-01T09:00:00Z -; 2026-08-01T10:00:00Z 0.5",
        "2026-08-01T10:00:00Z 1.00 2 count | episode_floor 1");
    row("just below the salience", "count=1 floor=1", "2026-08-01T09:00:00Z 0.499999", " | episode_floor 1");
    row("the threshold reached exactly", "importance=1.5", "2026-08-01T09:00:00Z 0.75; 2026-08-01T10:00:00Z 0.75",
        "2026-08-01T10:00:00Z 1.50 2 importance |");
    // Ten times 0.1 is 0.9999999999999999 in doubles.
    row("the tolerance", "importance=1",
        "2026-08-01T09:00:00Z 0.1; 2026-08-01T09:00:01Z 0.1; 2026-08-01T09:00:02Z 0.1; 2026-08-01T09:00:03Z 0.1; "
        "2026-08-01T09:00:04Z 0.1; 2026-08-01T09:00:05Z 0.1; 2026-08-01T09:00:06Z 0.1; 2026-08-01T09:00:07Z 0.1; "
        "2026-08-01T09:00:08Z 0.1; 2026-08-01T09:00:09Z 0.1",
        "2026-08-01T09:00:09Z 1.00 10 importance |");
    row("within the tolerance", "importance=1", "2026-08-01T09:00:00Z 0.9999999995",
        "2026-08-01T09:00:00Z 1.00 1 importance |");
    row("beyond the tolerance", "importance=1", "2026-08-01T09:00:00Z 0.999999998", " |");
    row("by count", "count=2", "2026-08-01T09:00:00Z 0; 2026-08-01T10:00:00Z 0; 2026-08-01T11:00:00Z 0",
        "2026-08-01T10:00:00Z 0.00 2 count |");
    row("either condition", "importance=1 count=3",
        "2026-08-01T09:00:00Z 0.9; 2026-08-01T10:00:00Z 0.2; 2026-08-01T11:00:00Z 0; 2026-08-01T12:00:00Z 0; "
        "2026-08-01T13:00:00Z 0",
        "2026-08-01T10:00:00Z 1.10 2 importance; 2026-08-01T13:00:00Z 0.00 3 count |");
    row("a gate opens to the minute", "count=1 min_interval=2h",
        "2026-08-01T09:00:00Z 0; 2026-08-01T10:59:59Z 0; 2026-08-01T11:00:00Z 0",
        "2026-08-01T09:00:00Z 0.00 1 count; 2026-08-01T11:00:00Z 0.00 2 count | min_interval 1");
    row("a hold goes on until the next episode", "importance=1 min_interval=2h",
        "2026-08-01T09:00:00Z 1; 2026-08-01T10:00:00Z 1; 2026-08-01T15:00:00Z 0.25",
        "2026-08-01T09:00:00Z 1.00 1 importance; 2026-08-01T15:00:00Z 1.25 2 importance | min_interval 1");
    row("the gate closes again", "count=1 min_interval=1h",
        "2026-08-01T09:00:00Z 0; 2026-08-01T09:30:00Z 0; 2026-08-01T10:00:00Z 0; 2026-08-01T10:30:00Z 0",
        "2026-08-01T09:00:00Z 0.00 1 count; 2026-08-01T10:00:00Z 0.00 2 count | min_interval 2");
    row("the day ends at midnight UTC", "count=1 daily_cap=1",
        "2026-08-01T00:00:00Z 0; 2026-08-01T23:59:59.999Z 0; 2026-08-02T00:00:00Z 0",
        "2026-08-01T00:00:00Z 0.00 1 count; 2026-08-02T00:00:00Z 0.00 2 count | daily_cap 1");
    row("the first closed gate names the hold", "count=1 min_interval=1h daily_cap=1 floor=1",
        "2026-08-01T09:00:00Z 0; 2026-08-01T10:00:00Z 0.5; 2026-08-01T10:30:00Z 0; 2026-08-01T12:00:00Z 0",
        "2026-08-01T10:00:00Z 0.50 2 count | min_interval 1 episode_floor 1");
    row("before 1970", "count=1 daily_cap=1", "1969-12-31T23:00:00Z 0; 1969-12-31T23:30:00Z 0; 1970-01-01T00:00:00Z 0",
        "1969-12-31T23:00:00Z 0.00 1 count; 1970-01-01T00:00:00Z 0.00 2 count | daily_cap 1");
    row("a leap day is a day", "count=1 daily_cap=1",
        "2024-02-28T23:00:00Z 0; 2024-02-29T00:30:00Z 0; 2024-02-29T12:00:00Z 0; 2024-03-01T00:00:00Z 0",
        "2024-02-28T23:00:00Z 0.00 1 count; 2024-02-29T00:30:00Z 0.00 1 count; 2024-03-01T00:00:00Z 0.00 2 count | "
        "daily_cap 1");
    row("a schedule", "schedule=0_2_*_*_*",
        "2026-08-01T09:00:00Z 0.3; 2026-08-01T23:00:00Z 0.3; 2026-08-02T09:00:00Z 0",
        "2026-08-02T02:00:00Z 0.60 2 schedule |");
    row("an instant comes after the episodes of its time", "schedule=0_2_*_*_*",
        "2026-08-01T02:00:00Z 0.3; 2026-08-01T02:00:00Z 0.3; 2026-08-01T03:00:00Z 0",
        "2026-08-01T02:00:00Z 0.60 2 schedule |");
    row("an instant at the end", "schedule=0_2_*_*_*", "2026-08-01T01:00:00Z 0.3; 2026-08-02T02:00:00Z 0.3",
        "2026-08-01T02:00:00Z 0.30 1 schedule; 2026-08-02T02:00:00Z 0.30 1 schedule |");
    row("nothing to reflect on", "schedule=0_2_*_*_*", "2026-08-01T01:00:00Z 0.3; 2026-08-04T01:00:00Z 0.3",
        "2026-08-01T02:00:00Z 0.30 1 schedule | below_condition 2");
    row("a schedule held by a gate is skipped", "schedule=0_*_*_*_* min_interval=90m",
        "2026-08-01T00:30:00Z 0; 2026-08-01T01:30:00Z 0; 2026-08-01T02:30:00Z 0; 2026-08-01T03:30:00Z 0",
        "2026-08-01T01:00:00Z 0.00 1 schedule; 2026-08-01T03:00:00Z 0.00 2 schedule | min_interval 1");
    row("a schedule and the cap", "schedule=0_*_*_*_* daily_cap=1",
        "2026-08-01T20:30:00Z 0; 2026-08-01T21:30:00Z 0; 2026-08-02T00:30:00Z 0",
        "2026-08-01T21:00:00Z 0.00 1 schedule; 2026-08-02T00:00:00Z 0.00 1 schedule | daily_cap 2");
    row("a schedule ends another condition's hold", "count=1 schedule=0_*_*_*_* min_interval=30m",
        "2026-08-01T00:45:00Z 0; 2026-08-01T00:50:00Z 0; 2026-08-01T03:30:00Z 0",
        "2026-08-01T00:45:00Z 0.00 1 count; 2026-08-01T02:00:00Z 0.00 1 schedule; 2026-08-01T03:30:00Z 0.00 1 count | "
        "below_condition 1 min_interval 1");
    row("a date that never comes", "schedule=0_0_30_2_*", "2024-02-28T00:00:00Z 1; 2028-03-01T00:00:00Z 1", " |");
    row("on the leap day only", "schedule=0_0_29_2_*", "2023-01-01T00:00:00Z 1; 2028-02-28T00:00:00Z 1",
        "2024-02-29T00:00:00Z 1.00 1 schedule |");
}

void TstTrigger::edges()
{
    QFETCH(QString, policy);
    QFETCH(QString, episodes);
    QFETCH(QString, expected);
    const auto done = simulate(seriesFrom(episodes.toStdString()), policyFrom(policy.toStdString()));
    QVERIFY_OK(done);
    QCOMPARE(QString::fromStdString(told(*done)), expected);
}

// Firings at 9, 10, 13 and 20 o'clock: 1, 3 and 7 h apart; and of 2, 1, 1 and 3 episodes.
void TstTrigger::statistics()
{
    const EpisodeSeries series = seriesFrom("2026-08-01T08:00:00Z 0.4; 2026-08-01T09:00:00Z 0.6; "
                                            "2026-08-01T10:00:00Z 1; 2026-08-01T13:00:00Z 1; "
                                            "2026-08-01T18:00:00Z 0.3; 2026-08-01T19:00:00Z 0.3; "
                                            "2026-08-01T20:00:00Z 0.4; 2026-08-01T21:00:00Z 0.2");
    const auto done = simulate(series, policyFrom("importance=1"));
    QVERIFY_OK(done);
    QCOMPARE(done->stats.firings, 4U);
    QCOMPARE(*done->stats.medianIntervalS, 3 * 3600.0);
    QCOMPARE(*done->stats.meanEpisodes, 1.75);
    QCOMPARE(done->episodes, 1);
    QCOMPARE(done->accumulated, 0.2);
    QCOMPARE(done->firings[1].episode, std::size_t(2));
    // Without the last one there are two intervals: the mean of 1 and 3 h.
    const auto two = simulate(series, policyFrom("importance=1"), {.since = {}, .until = at("2026-08-01T13:00:00Z")});
    QVERIFY_OK(two);
    QCOMPARE(*two->stats.medianIntervalS, 2 * 3600.0);
    const auto one = simulate(series, policyFrom("importance=3.5"));
    QVERIFY_OK(one);
    QCOMPARE(one->stats.firings, 1U);
    QVERIFY(!one->stats.medianIntervalS);
    const auto none = simulate(series, policyFrom("importance=100"));
    QVERIFY_OK(none);
    QVERIFY(!none->stats.meanEpisodes);
}

void TstTrigger::range()
{
    const EpisodeSeries series = seriesFrom("2026-08-01T08:00:00Z 0.5; 2026-08-01T09:00:00Z 0.5; "
                                            "2026-08-01T10:00:00Z 0.5; 2026-08-01T11:00:00Z 0.5");
    const auto told = [&](const char *policy, const SimulateRange &range) {
        const auto done = simulate(series, policyFrom(policy), range);
        return done ? tst_trigger::told(*done) : done.error().message;
    };
    QCOMPARE(told("importance=1", {at("2026-08-01T09:00:00Z"), {}}), "2026-08-01T10:00:00Z 1.00 2 importance |");
    QCOMPARE(told("importance=1", {at("2026-08-01T09:00:00.001Z"), {}}), "2026-08-01T11:00:00Z 1.00 2 importance |");
    QCOMPARE(told("importance=1", {{}, at("2026-08-01T08:59:00Z")}), " |");
    QCOMPARE(told("importance=1", {{}, at("2020-01-01")}), " |");
    QCOMPARE(told("importance=1", {at("2030-01-01"), {}}), " |");
    QCOMPARE(told("importance=1", {at("2030-01-01"), at("2020-01-01")}), " |");
    // The floor looks at what the range holds.
    QCOMPARE(told("count=1 floor=2", {at("2026-08-01T09:00:00Z"), at("2026-08-01T10:00:00Z")}),
             "2026-08-01T10:00:00Z 1.00 2 count | episode_floor 1");
    // Instants after the last episode count up to the end that is named.
    QCOMPARE(told("schedule=30_*_*_*_*", {at("2026-08-01T11:00:00Z"), at("2026-08-01T12:45:00Z")}),
             "2026-08-01T11:30:00Z 0.50 1 schedule | below_condition 1");
    QCOMPARE(told("schedule=30_*_*_*_*", {at("2026-08-02T00:00:00Z"), at("2026-08-02T02:00:00Z")}),
             " | below_condition 2");
}

void TstTrigger::holds()
{
    const auto done = simulate(seriesFrom("2026-08-01T09:00:00Z 1; 2026-08-01T09:30:00Z 1; 2026-08-01T11:00:00Z 1; "
                                          "2026-08-01T11:10:00Z 1; 2026-08-01T11:20:00Z 1"),
                               policyFrom("count=1 min_interval=2h"));
    QVERIFY_OK(done);
    QCOMPARE(done->holds.size(), std::size_t(2));
    QCOMPARE(formatTime(done->holds[0].from), "2026-08-01T09:30:00Z");
    QCOMPARE(formatTime(done->holds[0].until), "2026-08-01T11:00:00Z");
    QVERIFY(!done->holds[0].open);
    QCOMPARE(formatTime(done->holds[1].from), "2026-08-01T11:10:00Z");
    QCOMPARE(formatTime(done->holds[1].until), "2026-08-01T11:20:00Z");
    QVERIFY(done->holds[1].open);
    QCOMPARE(done->episodes, 2);
}

// Instants from the first of the month to its end, as a calendar has them.
void TstTrigger::cron_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("first");
    const auto row = [](const char *line, const char *from, const char *to, int count, const char *first) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(from) << QString::fromUtf8(to) << count
                            << QString::fromUtf8(first);
    };
    row("* * * * *", "2026-04-01", "2026-04-02", 1440, "2026-04-01T00:00:00Z");
    row("0 2 * * 1", "2026-04-01", "2026-05-01", 4, "2026-04-06T02:00:00Z");
    row("0 0 13 * 5", "2026-04-01", "2026-05-01", 5, "2026-04-03T00:00:00Z");    // 3, 10, 13, 17, 24: either day field
    row("0 0 */2 * 1", "2026-04-01", "2026-05-01", 2, "2026-04-13T00:00:00Z");   // 13, 27: a star asks for both
    row("0 0 1-31 * 1", "2026-04-01", "2026-05-01", 30, "2026-04-01T00:00:00Z"); // no star: either
    row("0 0 13 * */2", "2026-03-01", "2026-05-01", 0, ""); // both; the 13th was a Friday and a Monday
    row("0 0 * * 0", "2026-04-01", "2026-05-01", 4, "2026-04-05T00:00:00Z");
    row("0 0 * * 7", "2026-04-01", "2026-05-01", 4, "2026-04-05T00:00:00Z");
    row("0 0 * * 6-7", "2026-04-01", "2026-05-01", 8, "2026-04-04T00:00:00Z");
    row("0 0 * * sat,SUN", "2026-04-01", "2026-05-01", 8, "2026-04-04T00:00:00Z");
    row("0 12 1 jan,jul *", "2026-01-01", "2027-01-01", 2, "2026-01-01T12:00:00Z");
    row("*/20 9-17/4 * * *", "2026-04-01", "2026-04-02", 9, "2026-04-01T09:00:00Z"); // 9, 13, 17 o'clock
    row("10-30/10,59 0 * * *", "2026-04-01", "2026-04-02", 4, "2026-04-01T00:10:00Z");
    row("0 0 31 * *", "2026-01-01", "2027-01-01", 7, "2026-01-31T00:00:00Z");
    row("0 0 29 2 *", "1999-01-01", "2101-01-01", 25, "2000-02-29T00:00:00Z"); // 2000 is one, 2100 is none
    row("0 0 30 2 *", "0001-01-01", "9999-12-31", 0, "");
    row("0 0 31 4,6,9,11 *", "0001-01-01", "9999-12-31", 0, "");
    row("0  \t2   * * 1", "2026-04-01", "2026-05-01", 4, "2026-04-06T02:00:00Z");
    row("59 23 31 12 *", "1968-01-01", "1971-01-01", 3, "1968-12-31T23:59:00Z");
}

void TstTrigger::cron()
{
    QFETCH(QString, line);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, count);
    QFETCH(QString, first);
    const auto schedule = CronSchedule::parse(line.toStdString());
    QVERIFY_OK(schedule);
    const Time start = at(from.toUtf8().constData()), end = at(to.toUtf8().constData());
    QCOMPARE(schedule->count(start, end), count);
    const auto next = schedule->atOrAfter(start);
    QCOMPARE(QString::fromStdString(next && *next < end ? formatTime(*next) : std::string()), first);
}

void TstTrigger::badCron_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : {"",
                             "soon",
                             "* * * *",
                             "* * * * * *",
                             "60 * * * *",
                             "* 24 * * *",
                             "* * 0 * *",
                             "* * 32 * *",
                             "* * * 13 *",
                             "* * * * 8",
                             "-1 * * * *",
                             "5-1 * * * *",
                             "*/0 * * * *",
                             "*/-2 * * * *",
                             "5/15 * * * *",
                             "1,,2 * * * *",
                             "1, * * * *",
                             "@daily",
                             "* * * foo *",
                             "1.5 * * * *",
                             "*x * * * *",
                             "0 2 * * mon-",
                             "1-2-3 * * * *",
                             "99999999999 * * * *"})
        QTest::newRow(line) << QString::fromUtf8(line);
}

void TstTrigger::badCron()
{
    QFETCH(QString, line);
    const auto schedule = CronSchedule::parse(line.toStdString());
    QVERIFY(!schedule);
    QCOMPARE(schedule.error().code, Errc::Invalid);
    QVERIFY(!schedule.error().message.empty());
}

void TstTrigger::instants()
{
    const auto schedule = CronSchedule::parse("0 2 * * 1"); // Mondays
    QVERIFY_OK(schedule);
    QCOMPARE(formatTime(*schedule->atOrAfter(at("2026-04-06T02:00:00Z"))), "2026-04-06T02:00:00Z");
    QCOMPARE(formatTime(*schedule->atOrAfter(at("2026-04-06T02:00:00.001Z"))), "2026-04-13T02:00:00Z");
    QCOMPARE(formatTime(*schedule->before(at("2026-04-06T02:00:00Z"))), "2026-03-30T02:00:00Z");
    QCOMPARE(formatTime(*schedule->before(at("2026-04-06T02:00:00.001Z"))), "2026-04-06T02:00:00Z");
    QCOMPARE(formatTime(*schedule->before(at("1970-01-01"))), "1969-12-29T02:00:00Z");
    QCOMPARE(schedule->count(at("2026-05-01"), at("2026-04-01")), 0);
    const auto leap = CronSchedule::parse("0 0 29 2 *");
    QCOMPARE(formatTime(*leap->atOrAfter(at("2096-03-01"))), "2104-02-29T00:00:00Z");
    QVERIFY(!CronSchedule::parse("0 0 30 2 *")->atOrAfter(at("2026-01-01")));
    QVERIFY(!CronSchedule::parse("0 0 30 2 *")->before(at("2026-01-01")));
}

// Random lines against the calendar walked minute by minute, by sets that the line was written from.
void TstTrigger::cronWalked()
{
    std::mt19937 random(5);
    const auto below = [&random](int n) { return int(random() % unsigned(n)); };
    const auto field = [&](int low, int high, std::set<int> &values) {
        std::string text;
        switch (below(4)) {
        case 0:
            for (int i = low; i <= high; ++i)
                values.insert(i);
            return std::string("*");
        case 1: {
            const int step = 1 + below(high - low + 2);
            for (int i = low; i <= high; i += step)
                values.insert(i);
            return "*/" + std::to_string(step);
        }
        case 2: {
            const int from = low + below(high - low + 1), to = from + below(high - from + 1), step = 1 + below(4);
            for (int i = from; i <= to; i += step)
                values.insert(i);
            return std::to_string(from) + "-" + std::to_string(to) + "/" + std::to_string(step);
        }
        default:
            for (int i = 0; i <= below(3); ++i) {
                const int one = low + below(high - low + 1);
                values.insert(one);
                text += (text.empty() ? "" : ",") + std::to_string(one);
            }
            return text;
        }
    };
    for (int round = 0; round < 60; ++round) {
        std::set<int> minutes, hours, days, months, weekdays;
        const std::string minute = field(0, 59, minutes), hour = field(0, 23, hours), day = field(1, 31, days),
                          month = field(1, 12, months), weekday = field(0, 6, weekdays);
        const std::string line = minute + " " + hour + " " + day + " " + month + " " + weekday;
        const auto schedule = CronSchedule::parse(line);
        QVERIFY2(schedule.ok(), line.c_str());
        const bool either = day[0] != '*' && weekday[0] != '*';
        // Around the leap day of 2024 and the start of 1970.
        for (const char *start : {"2024-02-20", "1969-12-20"}) {
            std::int64_t count = 0;
            std::optional<Time> first, last;
            const Time from = at(start), to = from + std::chrono::days(40);
            for (Time now = from; now < to; now += std::chrono::minutes(1)) {
                const auto date = std::chrono::floor<std::chrono::days>(now);
                const std::chrono::year_month_day ymd(date);
                const auto ofDay = int(std::chrono::duration_cast<std::chrono::minutes>(now - date).count());
                const bool inMonth = days.contains(int(unsigned(ymd.day())));
                const bool inWeek = weekdays.contains(int(std::chrono::weekday(date).c_encoding()));
                if (!minutes.contains(ofDay % 60) || !hours.contains(ofDay / 60) ||
                    !months.contains(int(unsigned(ymd.month()))) || !(either ? inMonth || inWeek : inMonth && inWeek))
                    continue;
                ++count;
                if (!first)
                    first = now;
                last = now;
            }
            QVERIFY2(schedule->count(from, to) == count, line.c_str());
            if (first) {
                QVERIFY2(schedule->atOrAfter(from) == first, line.c_str());
                QVERIFY2(schedule->before(to) == last, line.c_str());
            }
        }
    }
}

// What the clock on the wall does changes nothing: days and instants are UTC. Berlin lost an hour on 2026-03-29.
void TstTrigger::displayedZone()
{
    const QByteArray zone = qgetenv("TZ");
    for (const char *name : {"Europe/Berlin", "Asia/Kolkata", "UTC"}) {
        qputenv("TZ", name);
        tzset();
        const auto done = simulate(seriesFrom("2026-03-28T00:30:00Z 1; 2026-03-28T23:30:00Z 1; 2026-03-29T00:30:00Z 1; "
                                              "2026-03-29T01:30:00Z 1; 2026-03-29T23:30:00Z 1; 2026-03-30T12:00:00Z 1"),
                                   policyFrom("count=1 schedule=30_2_*_*_* daily_cap=1"));
        QVERIFY_OK(done);
        QCOMPARE(told(*done), "2026-03-28T00:30:00Z 1.00 1 count; 2026-03-29T00:30:00Z 2.00 2 count; "
                              "2026-03-30T02:30:00Z 2.00 2 schedule | below_condition 1 daily_cap 3");
    }
    if (zone.isNull())
        qunsetenv("TZ");
    else
        qputenv("TZ", zone);
    tzset();
}

void TstTrigger::settings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("then"); // empty: refused
    const auto row = [](const char *name, const char *value, const char *then) {
        QTest::addRow("%s %s", name, value)
            << QString::fromUtf8(name) << QString::fromUtf8(value) << QString::fromUtf8(then);
    };
    for (const char *value :
         {"0", "-3", "nan", "inf", "-inf", "1e7", "1e400", "", "many", "12,5", "0x10", "1 2", "1e-10"})
        row("importance", value, "");
    row("importance", "12.5", "12.5");
    row("importance", "1000000", "1000000");
    row("importance", "off", "off");
    for (const char *name : {"count", "daily_cap", "floor"}) {
        for (const char *value : {"0", "-1", "2.5", "nan", "", "a few", "99999999999999999999", "1000000001", "1e3"})
            row(name, value, "");
        row(name, "1", "1");
        row(name, "off", "off");
    }
    for (const char *value : {"0h", "-2h", "2", "h", "", "2 h", "2w", "nanh", "infd", "4000d", "1e99d", "0.0001s"})
        row("min_interval", value, "");
    row("min_interval", "2h", "2h");
    row("min_interval", "90m", "90m");
    row("min_interval", "120m", "2h");
    row("min_interval", "1.5d", "36h");
    row("min_interval", "3650d", "3650d");
    row("schedule", "0 2 * * 1", "0 2 * * 1");
    row("schedule", "at night", "");
    row("schedule", "off", "off");
    row("recall_miss", "on", "on");
    row("recall_miss", "1", "");
    row("contradiction", "on", "on");
    row("threshold", "5", "");
}

void TstTrigger::settings()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, then);
    TriggerPolicy policy = policyFrom("importance=3 count=4 schedule=1_1_1_1_1 min_interval=3h daily_cap=2 floor=5");
    const TriggerPolicy before = policy;
    const auto set = setTriggerSetting(policy, name.toStdString(), value.toStdString());
    if (then.isEmpty()) {
        QVERIFY(!set);
        QCOMPARE(set.error().code, Errc::Invalid);
        QVERIFY(policy == before); // the old one stays
        return;
    }
    QVERIFY_OK(set);
    QCOMPARE(QString::fromStdString(triggerSetting(policy, name.toStdString())), then);
}

void TstTrigger::presets()
{
    const auto text = [](const char *id) {
        const TriggerPreset *preset = findTriggerPreset(id);
        return preset ? describe(preset->policy) : "none";
    };
    QCOMPARE(text("generative-agents"), "importance 15");
    QCOMPARE(text("hebbs"), "count 50");
    QCOMPARE(text("everos"), "schedule 0 2 * * 1");
    QCOMPARE(text("engram"), "importance 5 or count 10, 2h apart, 3 a day");
    QCOMPARE(text("patterns"), "importance 15");
    QCOMPARE(text("mem0"), "none");
    QCOMPARE(describe(TriggerPolicy{}), "by hand only");
    QCOMPARE(presetOf(findTriggerPreset("engram")->policy), "engram");
    QCOMPARE(presetOf(policyFrom("importance=14")), "custom");
    // The words are in the store.
    QCOMPARE(int(TriggerCondition::Manual), 5);
    QCOMPARE(int(TriggerHold::EpisodeFloor), 4);
    for (int i = 0; i <= 5; ++i)
        QCOMPARE(int(*parseTriggerCondition(word(TriggerCondition(i)))), i);
}

void TstTrigger::durations()
{
    QCOMPARE(parseDuration("90s")->count(), 90'000);
    QCOMPARE(parseDuration("0.5h")->count(), 1'800'000);
    QCOMPARE(durationText(std::chrono::milliseconds(1500)), "1.5s");
    QCOMPARE(durationText(std::chrono::hours(48)), "2d");
    QVERIFY(!parseDuration("5"));
}

void TstTrigger::sweeps()
{
    const EpisodeSeries series = seriesFrom("2026-08-01T08:00:00Z 1; 2026-08-01T09:00:00Z 1; 2026-08-01T10:00:00Z 1; "
                                            "2026-08-01T11:00:00Z 1; 2026-08-01T12:00:00Z 1; 2026-08-01T13:00:00Z 1");
    const auto firings = [&](const char *policy, const char *setting, double low, double high, double step) {
        std::string out;
        const auto values = sweepValues(low, high, step);
        const auto points = values ? sweep(series, policyFrom(policy), setting, *values)
                                   : Result<std::vector<SweepPoint>>(values.error());
        if (!points)
            return std::string("refused");
        for (const SweepPoint &point : *points)
            out += QString::number(point.value).toStdString() + ":" + std::to_string(point.stats.firings) + " ";
        return out;
    };
    QCOMPARE(firings("importance=1", "importance", 1, 4, 1), "1:6 2:3 3:2 4:1 ");
    // With one and a half hours between them those at 8, 10 and 12 remain.
    QCOMPARE(firings("importance=1 min_interval=90m", "importance", 1, 2, 0.5), "1:3 1.5:3 2:3 ");
    QCOMPARE(firings("count=1", "count", 2, 3, 1), "2:3 3:2 ");
    QCOMPARE(firings("count=1", "daily_cap", 1, 3, 1), "1:1 2:2 3:3 ");
    QCOMPARE(firings("count=1", "min_interval", 3600, 7200, 3600), "3600:6 7200:3 ");
    QCOMPARE(firings("count=1", "floor", 6, 7, 1), "6:1 7:0 ");
    QCOMPARE(firings("importance=1", "importance", 0, 4, 1), "refused");
    QCOMPARE(firings("count=1", "count", 1, 2, 0.5), "refused");
    QCOMPARE(firings("count=1", "schedule", 1, 2, 1), "refused");
    for (const auto &[low, high, step] : {std::array{1.0, 2.0, 0.0},
                                          {1.0, 2.0, -1.0},
                                          {2.0, 1.0, 1.0},
                                          {1.0, 1e9, 0.001},
                                          {std::nan(""), 2.0, 1.0},
                                          {1.0, HUGE_VAL, 1.0}})
        QVERIFY(!sweepValues(low, high, step));
    QCOMPARE(sweepValues(0.1, 0.5, 0.1)->size(), std::size_t(5));
    QCOMPARE(sweepValues(0.1, 0.5, 0.1)->back(), 0.5);
}

void TstTrigger::live()
{
    const EpisodeSeries series = seriesFrom("2026-08-01T08:00:00Z 0.9; 2026-08-01T09:00:00Z 0.4; "
                                            "2026-08-01T09:00:00Z 0.2; 2026-08-01T10:00:00Z 0.5");
    const Time now = at("2026-08-01T11:00:00Z");
    TriggerPast past;
    const TriggerPolicy policy = policyFrom("importance=1.5 min_interval=2h daily_cap=2");
    TriggerState state = checkTrigger(policy, tally(series, past, now), past, now);
    QVERIFY(state.shouldTrigger);
    QCOMPARE(state.unreflected, 4);
    QCOMPARE(state.accumulated, 2.0);
    QCOMPARE(state.salient, 2);
    QVERIFY(!state.hoursSinceLastRun);
    QVERIFY(state.nextAllowed == now);

    // It ran at 9:30 and covered the first of the two at nine o'clock: the second arrived later.
    past.lastRun = at("2026-08-01T09:30:00Z");
    past.lastEpisodeAt = at("2026-08-01T09:00:00Z");
    past.lastEpisode = {2};
    past.runs = past.runsToday = 1;
    state = checkTrigger(policy, tally(series, past, now), past, now);
    QVERIFY(!state.shouldTrigger);
    QCOMPARE(state.skipReason, TriggerHold::BelowCondition);
    QCOMPARE(state.unreflected, 2);
    QCOMPARE(state.accumulated, 0.7);
    QCOMPARE(*state.hoursSinceLastRun, 1.5);
    QCOMPARE(formatTime(*state.nextAllowed), "2026-08-01T11:30:00Z");
    QCOMPARE(state.sentence, "No: 0.7 is below 1.5.");

    const TriggerPolicy lower = policyFrom("importance=0.7 min_interval=2h daily_cap=1 floor=3");
    state = checkTrigger(lower, tally(series, past, now), past, now);
    QCOMPARE(state.skipReason, TriggerHold::MinInterval);
    QVERIFY(!state.nextAllowed); // the floor needs episodes
    past.lastRun = at("2026-08-01T08:30:00Z");
    state = checkTrigger(lower, tally(series, past, now), past, now);
    QCOMPARE(state.skipReason, TriggerHold::DailyCap);
    past.runsToday = 0;
    state = checkTrigger(lower, tally(series, past, now), past, now);
    QCOMPARE(state.skipReason, TriggerHold::EpisodeFloor);

    const TriggerPolicy capped = policyFrom("importance=0.5 daily_cap=1");
    past.runsToday = 1;
    state = checkTrigger(capped, tally(series, past, now), past, now);
    QCOMPARE(formatTime(*state.nextAllowed), "2026-08-02T00:00:00Z");

    // Live only.
    past = {};
    past.recallMisses = 1;
    QVERIFY(checkTrigger(policyFrom("recall_miss=on"), tally(series, past, now), past, now).shouldTrigger);
    QVERIFY(!checkTrigger(policyFrom("contradiction=on"), tally(series, past, now), past, now).shouldTrigger);
    past.contradictions = 1;
    QCOMPARE(*checkTrigger(policyFrom("contradiction=on"), tally(series, past, now), past, now).by,
             TriggerCondition::Contradiction);

    // A schedule: from its very millisecond on, until it ran or was skipped.
    past = {};
    past.scheduleFrom = at("2026-08-01T09:30:00Z");
    const TriggerPolicy nightly = policyFrom("schedule=0_11_*_*_*");
    const Time early = now - std::chrono::milliseconds(1);
    QVERIFY(!checkTrigger(nightly, tally(series, past, early), past, early).shouldTrigger);
    QVERIFY(checkTrigger(nightly, tally(series, past, now), past, now).shouldTrigger);
    const Time after = now + std::chrono::milliseconds(1);
    state = checkTrigger(nightly, tally(series, past, after), past, after);
    QVERIFY(state.shouldTrigger);
    QCOMPARE(*state.by, TriggerCondition::Schedule);
    QVERIFY(state.due == now);
    past.scheduleFrom = now;
    QVERIFY(!checkTrigger(nightly, tally(series, past, after), past, after).shouldTrigger);

    // An empty store.
    state = checkTrigger(policy, tally({}, {}, now), {}, now);
    QVERIFY(!state.shouldTrigger);
    QCOMPARE(state.sentence, "No: there are no episodes yet.");
    QVERIFY(!state.forecast);
}

void TstTrigger::clocks()
{
    EpisodeSeries series = seriesFrom("2026-08-01T08:00:00Z 0.9; 2026-08-03T09:00:00Z 0.9; 2031-01-01 0.9");
    series.timeless = 3;
    TriggerPast past;
    past.lastRun = at("2026-08-05T00:00:00Z"); // the clock was put back since
    past.runs = 1;
    const Time now = at("2026-08-04T00:00:00Z");
    const TriggerState state = checkTrigger(policyFrom("count=1 min_interval=1d"), tally(series, past, now), past, now);
    QVERIFY(!state.shouldTrigger);
    QCOMPARE(formatTime(*state.nextAllowed), "2026-08-06T00:00:00Z");
    QCOMPARE(*state.hoursSinceLastRun, -24.0);
    std::string notes;
    for (const std::string &note : state.notes)
        notes += note + "\n";
    QCOMPARE(notes, "3 episodes have no time and are left out.\n1 episode lies in the future and is not counted yet.\n"
                    "The clock is behind the last run (2026-08-05T00:00:00Z).\n");
    const TriggerTally counted = tally(series, {}, now);
    QCOMPARE(counted.all, 2);
    QCOMPARE(counted.future, 1U);
}

// Ten days with 0.5 a day; 15.0 needs 20 more.
void TstTrigger::forecast()
{
    EpisodeSeries series;
    for (int day = 0; day < 10; ++day)
        series.add(at("2026-08-01T00:00:00Z") + std::chrono::days(day), 0.5);
    series.arrange();
    const Time now = at("2026-08-11T00:00:00Z");
    const TriggerTally counted = tally(series, {}, now);
    QCOMPARE(counted.importancePerDay, 0.5);
    QCOMPARE(counted.episodesPerDay, 1.0);
    TriggerState state = checkTrigger(policyFrom("importance=15"), counted, {}, now);
    QCOMPARE(formatTime(*state.forecast), "2026-08-31T00:00:00Z");
    state = checkTrigger(policyFrom("importance=15 count=12"), counted, {}, now);
    QCOMPARE(formatTime(*state.forecast), "2026-08-13T00:00:00Z");
    TriggerPast past;
    past.scheduleFrom = now; // the instants up to here are over
    state = checkTrigger(policyFrom("importance=15 schedule=0_2_*_*_*"), counted, past, now);
    QCOMPARE(formatTime(*state.forecast), "2026-08-11T02:00:00Z");
    // At the instant itself, to the millisecond, it is due; a millisecond before it is not.
    past.scheduleFrom = at("2026-08-10T12:00:00Z");
    state = checkTrigger(policyFrom("schedule=0_2_*_*_*"), counted, past, at("2026-08-11T01:59:59.999Z"));
    QVERIFY(!state.shouldTrigger);
    state = checkTrigger(policyFrom("schedule=0_2_*_*_*"), counted, past, at("2026-08-11T02:00:00Z"));
    QVERIFY2(state.shouldTrigger && state.by == TriggerCondition::Schedule, state.sentence.c_str());
    // A month later nothing comes any more.
    const Time later = at("2026-09-11T00:00:00Z");
    QVERIFY(!checkTrigger(policyFrom("importance=15"), tally(series, {}, later), {}, later).forecast);
    QVERIFY(!checkTrigger(policyFrom("schedule=0_0_30_2_*"), counted, {}, now).forecast);
}

void TstTrigger::cancelled()
{
    const EpisodeSeries series = seriesFrom("2026-08-01T08:00:00Z 1");
    QCOMPARE(simulate(series, policyFrom("count=1"), {}, stoppedToken()).error().code, Errc::Cancelled);
    const double one[] = {1.0};
    QCOMPARE(sweep(series, policyFrom("count=1"), "count", one, {}, stoppedToken()).error().code, Errc::Cancelled);
}

void TstTrigger::replays_data()
{
    QTest::addColumn<QString>("persona");
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("expected"); // node (accumulated, episodes)
    QTest::newRow("Isabella 15.0") << QStringLiteral("step-3-12/personas/Isabella Rodriguez")
                                   << QStringLiteral("importance=15")
                                   << QStringLiteral("node_99 (15.2, 93), node_198 (15.2, 84), node_289 (15.3, 76), "
                                                     "node_378 (15.0, 72), node_478 (15.0, 85)");
    QTest::newRow("Maria 15.0") << QStringLiteral("step-3-14/personas/Maria Lopez") << QStringLiteral("importance=15")
                                << QStringLiteral("node_91 (15.0, 83), node_186 (15.0, 78), node_265 (15.2, 62), "
                                                  "node_360 (15.6, 78)");
    QTest::newRow("Klaus 5.0") << QStringLiteral("step-3-14/personas/Klaus Mueller") << QStringLiteral("importance=5")
                               << QStringLiteral("node_43 (5.0, 37), node_73 (5.2, 30), node_104 (5.4, 16), "
                                                 "node_125 (5.5, 19), node_145 (5.0, 20), node_168 (5.0, 21), "
                                                 "node_208 (5.2, 25), node_228 (5.0, 20), node_268 (5.2, 25), "
                                                 "node_287 (5.0, 17), node_306 (5.4, 19), node_325 (5.1, 17), "
                                                 "node_362 (5.0, 22)");
    QTest::newRow("Klaus gated") << QStringLiteral("step-3-14/personas/Klaus Mueller")
                                 << QStringLiteral("importance=5 min_interval=2h daily_cap=3")
                                 << QStringLiteral("node_43 (5.0, 37), node_104 (10.6, 46), node_190 (16.8, 67)");
}

void TstTrigger::replays()
{
    QFETCH(QString, persona);
    QFETCH(QString, policy);
    QFETCH(QString, expected);
    const auto foreign =
        readForeign(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/" + persona.toStdString(), {});
    if (!foreign)
        QSKIP("the personas are not here");
    const Folder folder;
    auto store = Store::create(folder / "a.credence", {.scope = foreign->scopes.front()});
    QVERIFY_OK(store);
    QVERIFY_OK((*store)->import(*foreign, "persona", kPerson));
    const auto series = episodeSeries(**store, foreign->scopes.front());
    QVERIFY_OK(series);
    const auto done = simulate(*series, policyFrom(policy.toStdString()));
    QVERIFY_OK(done);
    QStringList told;
    for (const SimulatedFiring &firing : done->firings) {
        const MemoryKey key[] = {series->keys[firing.episode]};
        const auto rows = (*store)->rows(key);
        QVERIFY_OK(rows);
        told << QStringLiteral("%1 (%2, %3)")
                    .arg(QString::fromStdString(rows->front().sourceRef), QString::number(firing.accumulated, 'f', 1),
                         QString::number(firing.episodes));
    }
    QCOMPARE(told.join(QStringLiteral(", ")), expected);
}

// The live policy with a clock that stands at each episode and just after each instant.
struct Live {
    std::vector<SimulatedFiring> firings;
    std::array<std::int64_t, kTriggerHolds> skipped{};
};

Live fedOneByOne(const EpisodeSeries &all, const TriggerPolicy &policy)
{
    Live out;
    EpisodeSeries series;
    TriggerPast past;
    bool held = false;
    // An instant of an episode's own time comes after it: the episode is looked at as if there were no schedule.
    TriggerPolicy unscheduled = policy;
    unscheduled.schedule.reset();
    const auto look = [&](Time now, std::optional<Time> instant) {
        past.runsToday = 0;
        for (const SimulatedFiring &firing : out.firings)
            past.runsToday +=
                std::chrono::floor<std::chrono::days>(firing.at) == std::chrono::floor<std::chrono::days>(now);
        const TriggerTally counted = tally(series, past, now);
        const bool own = !instant && policy.schedule && policy.schedule->atOrAfter(now) == now;
        const TriggerState state = checkTrigger(own ? unscheduled : policy, counted, past, now);
        if (state.shouldTrigger) {
            const Time fired = instant.value_or(now);
            const std::size_t last = series.size() - 1;
            out.firings.push_back({fired, last, state.accumulated, state.unreflected, *state.by});
            past.lastRun = fired;
            past.lastEpisodeAt = series.at(last);
            past.lastEpisode = series.keys[last];
            ++past.runs;
            held = false;
        } else if (instant ? counted.episodes == 0 : false) {
            ++out.skipped[std::size_t(TriggerHold::BelowCondition)];
        } else if (state.by && !held) {
            ++out.skipped[std::size_t(state.skipReason)];
            held = !instant; // a schedule is skipped, not held
        }
        if (instant)
            past.scheduleFrom = *instant;
    };
    if (all.size() > 0)
        past.scheduleFrom = all.at(0) - std::chrono::milliseconds(1);
    for (std::size_t i = 0; i < all.size(); ++i) {
        series.add(all.at(i), all.unset[i] ? std::nullopt : std::optional(all.importance[i]), all.keys[i]);
        series.arrange();
        look(all.at(i), {});
        const bool last = i + 1 == all.size();
        const Time until = last ? all.at(i) + std::chrono::milliseconds(1) : all.at(i + 1);
        if (!policy.schedule || (!last && all.at(i + 1) == all.at(i)))
            continue;
        for (auto instant = policy.schedule->atOrAfter(all.at(i)); instant && *instant < until;
             instant = policy.schedule->atOrAfter(*instant + std::chrono::milliseconds(1)))
            look(*instant + std::chrono::milliseconds(1), instant);
    }
    return out;
}

void TstTrigger::simulateEqualsLive()
{
    std::mt19937 random(20260801);
    const auto below = [&random](int n) { return int(random() % unsigned(n)); };
    std::uint64_t firings = 0, holds = 0;
    for (int round = 0; round < 400; ++round) {
        EpisodeSeries series;
        Time now = at("2026-02-27T20:00:00Z") + std::chrono::seconds(below(100'000));
        const int size = below(120);
        const int pace = 1 + below(20'000);
        for (int i = 0; i < size; ++i) {
            if (below(4) != 0) // one in four comes at the time of the one before
                now += std::chrono::seconds(below(pace));
            if (below(30) == 0)
                now += std::chrono::hours(below(72));
            series.add(now, below(6) == 0 ? std::nullopt : std::optional(double(below(11)) / 10), {i + 1});
        }
        series.arrange();
        TriggerPolicy policy;
        if (below(3) != 0)
            policy.importance = 0.5 + 0.5 * below(10);
        if (below(3) == 0)
            policy.count = 1 + below(15);
        if (below(3) == 0) {
            const char *lines[] = {"*/15 * * * *",  "0 * * * *",  "0 2 * * *",
                                   "30 4 1,15 * 5", "0 0 29 2 *", "7 3-9/2 * * 1"};
            policy.schedule = *CronSchedule::parse(lines[below(6)]);
        }
        if (below(2) == 0)
            policy.minInterval = std::chrono::minutes(1 + below(600));
        if (below(2) == 0)
            policy.dailyCap = 1 + below(4);
        if (below(3) == 0)
            policy.episodeFloor = 1 + below(20);
        const auto done = simulate(series, policy);
        QVERIFY_OK(done);
        const Live live = fedOneByOne(series, policy);
        const std::string what = "round " + std::to_string(round) + ": " + describe(policy);
        QVERIFY2(done->firings.size() == live.firings.size(), what.c_str());
        for (std::size_t i = 0; i < live.firings.size(); ++i) {
            const SimulatedFiring &a = done->firings[i], &b = live.firings[i];
            QVERIFY2(a.at == b.at && a.episode == b.episode && a.episodes == b.episodes && a.by == b.by &&
                         std::fabs(a.accumulated - b.accumulated) < 1e-9,
                     (what + ", firing " + std::to_string(i)).c_str());
        }
        for (int i = 1; i < kTriggerHolds; ++i)
            QVERIFY2(done->stats.skipped[std::size_t(i)] == live.skipped[std::size_t(i)],
                     (what + ", " + word(TriggerHold(i)) + " " + std::to_string(done->stats.skipped[std::size_t(i)]) +
                      " against " + std::to_string(live.skipped[std::size_t(i)]))
                         .c_str());
        firings += live.firings.size();
        for (int i = 2; i < kTriggerHolds; ++i)
            holds += std::uint64_t(live.skipped[std::size_t(i)]);
    }
    // The rounds must have had something to compare.
    QVERIFY(firings > 1000);
    QVERIFY(holds > 300);
}

// The definition word by word: each episode and each instant is looked at, and nothing is passed over.
struct PlainReplay {
    std::vector<SimulatedFiring> firings;
    std::vector<SimulatedHold> holds;
    std::array<std::int64_t, kTriggerHolds> skipped{};
    double acc = 0;
    std::int64_t n = 0, covered = 0;
    std::optional<double> median;
};

PlainReplay plainReplay(const EpisodeSeries &series, const TriggerPolicy &policy, const SimulateRange &range)
{
    PlainReplay out;
    bool held = false, row = false;
    std::int64_t salient = 0;
    const auto day = [](Time t) { return std::chrono::floor<std::chrono::days>(t); };
    const auto gate = [&](Time now) {
        if (policy.minInterval && !out.firings.empty() && now - out.firings.back().at < *policy.minInterval)
            return TriggerHold::MinInterval;
        std::int64_t today = 0;
        for (auto one = out.firings.rbegin(); one != out.firings.rend() && day(one->at) == day(now); ++one)
            ++today;
        if (policy.dailyCap && today >= *policy.dailyCap)
            return TriggerHold::DailyCap;
        return policy.episodeFloor && salient < *policy.episodeFloor ? TriggerHold::EpisodeFloor : TriggerHold::None;
    };
    const auto fire = [&](Time now, std::size_t last, TriggerCondition by) {
        if (held) {
            out.holds.back().until = now;
            out.holds.back().open = false;
        }
        out.firings.push_back({now, last, out.acc, out.n, by});
        out.covered += out.n;
        out.acc = 0;
        out.n = 0;
        held = row = false;
    };
    std::size_t last = kNoEpisode;
    const auto instant = [&](Time now) {
        if (out.n == 0) {
            ++out.skipped[std::size_t(TriggerHold::BelowCondition)];
            row = false;
            return;
        }
        const TriggerHold closed = gate(now);
        if (closed == TriggerHold::None) {
            fire(now, last, TriggerCondition::Schedule);
        } else if (!held) {
            ++out.skipped[std::size_t(closed)];
            // In a row: no episode and no other gate between them.
            if (row && out.holds.back().reason == closed) {
                out.holds.back().until = now;
                ++out.holds.back().skips;
            } else {
                out.holds.push_back({now, now, closed, 1, false, true});
            }
            row = true;
        }
    };
    std::optional<Time> next;
    const std::optional<Time> end = range.until     ? range.until
                                    : series.size() ? std::optional(series.at(series.size() - 1))
                                                    : std::nullopt;
    std::size_t first = 0;
    while (range.since && first < series.size() && series.at(first) < *range.since)
        ++first;
    const bool any = first < series.size() && series.at(first) <= *end;
    if (policy.schedule && end && (range.since || any))
        next = policy.schedule->atOrAfter(range.since ? *range.since : series.at(first));
    const auto instantsBefore = [&](Time time) {
        for (; next && *next < time; next = policy.schedule->atOrAfter(*next + std::chrono::milliseconds(1)))
            instant(*next);
    };
    for (std::size_t i = first; i < series.size() && series.at(i) <= *end; ++i) {
        const Time now = series.at(i);
        instantsBefore(now);
        row = false;
        last = i;
        out.acc += series.importance[i];
        ++out.n;
        salient += series.unset[i] == 0 && series.importance[i] >= 0.5;
        const bool enough = policy.importance && out.acc >= *policy.importance - 1e-9;
        if (!enough && !(policy.count && out.n >= *policy.count))
            continue;
        const TriggerHold closed = gate(now);
        if (closed == TriggerHold::None) {
            fire(now, i, enough ? TriggerCondition::Importance : TriggerCondition::Count);
        } else if (!held) {
            held = true;
            ++out.skipped[std::size_t(closed)];
            out.holds.push_back({now, now, closed, 1, true, false});
        }
    }
    if (end)
        instantsBefore(*end + std::chrono::milliseconds(1));
    if (held)
        out.holds.back().until = *end;
    std::vector<double> between;
    for (std::size_t i = 1; i < out.firings.size(); ++i)
        between.push_back(double((out.firings[i].at - out.firings[i - 1].at).count()));
    std::sort(between.begin(), between.end());
    if (!between.empty())
        out.median = (between[(between.size() - 1) / 2] + between[between.size() / 2]) / 2 / 1000;
    return out;
}

// The replay leaps over what cannot matter; it must come to what the definition does, to the last row.
void TstTrigger::simulateEqualsThePlainReplay()
{
    std::mt19937_64 random(20261201);
    const auto below = [&random](std::int64_t n) { return std::int64_t(random() % std::uint64_t(n)); };
    std::size_t firings = 0, holds = 0, dense = 0;
    for (int round = 0; round < 1500; ++round) {
        EpisodeSeries series;
        Time now = at("2023-12-30T20:00:00Z") + std::chrono::seconds(below(5'000'000));
        // Mostly short ones; some are longer than what is looked at in one go.
        const std::int64_t size = round % 300 == 0 ? 70'000 + below(70'000) : below(round % 10 == 0 ? 3000 : 90);
        const std::int64_t pace = below(3) == 0 ? 1 + below(130'000) : 1 + below(40'000'000);
        for (std::int64_t i = 0; i < size; ++i) {
            if (below(4) != 0)
                now += std::chrono::milliseconds(below(pace));
            if (size < 5000 && below(60) == 0)
                now += std::chrono::hours(below(2400));
            series.add(now, below(6) == 0 ? std::nullopt : std::optional(double(below(11)) / 10), {i + 1});
        }
        series.arrange();
        TriggerPolicy policy;
        if (below(3) != 0)
            policy.importance = below(3) == 0 ? 0.1 : 0.5 + 0.5 * double(below(20));
        if (below(3) == 0)
            policy.count = 1 + below(below(2) == 0 ? 2 : 40);
        if (below(2) == 0 && size < 5000) {
            const char *lines[] = {"* * * * *",  "*/7 * * * *",   "0 * * * *",   "0 2 * * *", "30 4 1,15 * 5",
                                   "0 0 29 2 *", "7 3-9/2 * * 1", "59 23 * * *", "0 0 30 2 *"};
            policy.schedule = *CronSchedule::parse(lines[below(9)]);
        }
        if (below(3) == 0)
            policy.minInterval = std::chrono::milliseconds(1 + below(below(2) == 0 ? 90'000 : 900'000'000));
        if (below(3) == 0)
            policy.dailyCap = 1 + below(4);
        if (below(4) == 0)
            policy.episodeFloor = 1 + below(size / 2 + 1);
        SimulateRange range;
        if (below(3) == 0 && size > 0) {
            const Time start = series.at(0);
            const std::int64_t span = std::max<std::int64_t>(1, (series.at(series.size() - 1) - start).count());
            if (below(2) == 0)
                range.since = start + std::chrono::milliseconds(below(span + 2000) - 1000);
            if (below(2) == 0)
                range.until = start + std::chrono::milliseconds(below(span + 2000) - 1000);
        }
        const auto done = simulate(series, policy, range);
        QVERIFY_OK(done);
        const PlainReplay plain = plainReplay(series, policy, range);
        const std::string what = "round " + std::to_string(round) + ": " + describe(policy);
        QVERIFY2(done->firings.size() == plain.firings.size(), what.c_str());
        for (std::size_t i = 0; i < plain.firings.size(); ++i)
            QVERIFY2(done->firings[i] == plain.firings[i], (what + ", firing " + std::to_string(i)).c_str());
        QVERIFY2(done->holds.size() == plain.holds.size(), what.c_str());
        for (std::size_t i = 0; i < plain.holds.size(); ++i) {
            const SimulatedHold &a = done->holds[i], &b = plain.holds[i];
            QVERIFY2(a.from == b.from && a.until == b.until && a.reason == b.reason && a.skips == b.skips &&
                         a.open == b.open && a.schedule == b.schedule,
                     (what + ", hold " + std::to_string(i)).c_str());
        }
        QVERIFY2(done->accumulated == plain.acc && done->episodes == plain.n, what.c_str());
        QVERIFY2(done->stats.firings == plain.firings.size() && done->stats.skipped == plain.skipped, what.c_str());
        QVERIFY2(done->stats.medianIntervalS == plain.median, what.c_str());
        QVERIFY2(done->stats.meanEpisodes.has_value() == !plain.firings.empty(), what.c_str());
        if (!plain.firings.empty())
            QCOMPARE(*done->stats.meanEpisodes, double(plain.covered) / double(plain.firings.size()));
        // A sweep keeps no rows, and comes to the same figures.
        if (policy.importance) {
            const double value[] = {*policy.importance};
            const auto swept = sweep(series, policy, "importance", value, range);
            QVERIFY_OK(swept);
            QVERIFY2(swept->front().stats.firings == plain.firings.size() &&
                         swept->front().stats.skipped == plain.skipped &&
                         swept->front().stats.medianIntervalS == plain.median,
                     what.c_str());
        }
        firings += plain.firings.size();
        holds += plain.holds.size();
        dense += plain.firings.size() * 3 > series.size();
    }
    // The rounds must have had something to compare.
    QVERIFY(firings > 50'000);
    QVERIFY(holds > 1000);
    QVERIFY(dense > 100);
}

void TstTrigger::suggestion()
{
    // 40 days of ten episodes a day at 0.5: five of importance a day.
    EpisodeSeries series;
    for (int day = 0; day < 40; ++day) {
        for (int i = 0; i < 10; ++i)
            series.add(at("2026-08-01T08:00:00Z") + std::chrono::days(day) + std::chrono::minutes(i), 0.5);
    }
    series.arrange();
    // Five a day: more than anybody reads.
    auto found = suggest(series, policyFrom("importance=1"), {});
    QVERIFY_OK(found);
    QVERIFY(found->any);
    QVERIFY(found->suggestedPerDay < found->firingsPerDay);
    QVERIFY(*found->policy.importance > 1);
    // Never: what fires now and then.
    found = suggest(series, policyFrom("importance=1000"), {});
    QVERIFY_OK(found);
    QVERIFY(found->any);
    QVERIFY(found->suggestedPerDay > 0);
    // Every other day, and nothing decided: it is let be.
    found = suggest(series, policyFrom("importance=10"), {});
    QVERIFY_OK(found);
    QVERIFY(!found->any);
    // 8 of 20 decided insights were rejected, 6 of them as thin.
    TriggerEvent event;
    event.kind = "firing";
    event.run = "r";
    event.approved = 12;
    event.rejected = 8;
    event.thin = 6;
    found = suggest(series, policyFrom("importance=10"), std::span(&event, 1));
    QVERIFY_OK(found);
    QVERIFY(found->any);
    QCOMPARE(found->decided, 20);
    QVERIFY(*found->policy.importance > 10);
    QVERIFY2(found->text.find("8 of the last 20 decided insights were rejected (40 %)") != std::string::npos,
             found->text.c_str());
    QVERIFY(found->text.find("floor") != std::string::npos);
    // Too few to say.
    event.approved = 3;
    event.rejected = 4;
    found = suggest(series, policyFrom("importance=10"), std::span(&event, 1));
    QVERIFY_OK(found);
    QVERIFY(!found->any);
    QVERIFY(!suggest({}, policyFrom("importance=10"), {})->any);
}

void TstTrigger::csv()
{
    const auto done = simulate(seriesFrom("2026-08-01T09:00:00Z 1; 2026-08-01T10:00:00Z 1; 2026-08-01T11:30:00Z 1"),
                               policyFrom("count=1 min_interval=2h"));
    QVERIFY_OK(done);
    const MemoryId ids[] = {{"e1"}, {"e,3"}};
    QCOMPARE(simulationCsv(*done, ids), "time,by,accumulated,episodes,episode,held_from,held_reason\r\n"
                                        "2026-08-01T09:00:00Z,count,1,1,e1,,\r\n"
                                        "2026-08-01T11:30:00Z,count,2,2,\"e,3\",2026-08-01T10:00:00Z,min_interval\r\n");
    // Ten times a tenth is one, and no 0.9999999999999999.
    const auto tenths = simulate(seriesFrom("2026-08-01T09:00:00Z 0.1; 2026-08-01T09:00:00Z 0.1; 2026-08-01T09:00:00Z "
                                            "0.1; 2026-08-01T09:00:00Z 0.1; 2026-08-01T09:00:00Z 0.1; "
                                            "2026-08-01T09:00:00Z 0.1; 2026-08-01T09:00:00Z 0.1; "
                                            "2026-08-01T09:00:00Z 0.1; 2026-08-01T09:00:00Z 0.1; "
                                            "2026-08-01T09:00:00Z 0.1"),
                                 policyFrom("count=10"));
    QVERIFY_OK(tenths);
    QCOMPARE(simulationCsv(*tenths), "time,by,accumulated,episodes,episode,held_from,held_reason\r\n"
                                     "2026-08-01T09:00:00Z,count,1,10,,,\r\n");
    TriggerEvent event;
    event.kind = "firing";
    event.scope = "=cmd()";
    event.policy = "importance 15, 2h apart";
    event.who = "a \"b\"\nc";
    const std::string text = triggerLogCsv(std::span(&event, 1));
    QVERIFY(text.find("'=cmd()") != std::string::npos);
    QVERIFY(text.find("\"importance 15, 2h apart\"") != std::string::npos);
    QVERIFY(text.find("\"a \"\"b\"\"\nc\"") != std::string::npos);
}

CREDENCE_TEST(tst_trigger, TstTrigger)

} // namespace tst_trigger

#include "tst_trigger.moc"
