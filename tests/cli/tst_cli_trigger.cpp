// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// check, simulate, triggers, watch, the trigger part of policy, and what throttles reflect --queue.
#include "support/cli.h"
#include "support/registry.h"

#include <QTest>

namespace tst_cli_trigger {

using namespace credence::test;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TstCliTrigger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = m_folder->filePath(q("t.credence"));
        CliResult r = cliJson({q("init"), m_store, q("--scope"), q("s"), q("--approval-channels"), q("gui,cli")});
        QVERIFY2(r.status == 0, r.told());
        // Twelve hours of 0.5 each, on one day.
        QByteArray lines = "{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n";
        for (int hour = 8; hour < 20; ++hour)
            lines += QStringLiteral("{\"record\":\"memory\",\"id\":\"e%1\",\"kind\":\"episode\",\"scope\":\"s\","
                                    "\"text\":\"t\",\"created\":\"2026-08-01T%2:00:00Z\",\"importance\":0.5}\n")
                         .arg(hour)
                         .arg(hour, 2, 10, QLatin1Char('0'))
                         .toUtf8();
        const QString file = m_folder->filePath(q("t.jsonl"));
        QVERIFY(writeFile(file, lines));
        r = cliJson({q("import"), m_store, file});
        QVERIFY2(r.status == 0, r.told());
    }

    void checks()
    {
        const QByteArray before = hashOf(m_store);
        CliResult r = cliJson({q("check"), m_store, q("--now"), q("2026-08-01T12:00:00Z")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(missing(r.json, q("should_trigger skip_reason accumulated_importance threshold unreflected_count "
                                   "hours_since_last_run runs_today next_allowed")),
                 QStringList());
        QCOMPARE(r.json[q("should_trigger")].toBool(true), false);
        QCOMPARE(r.json[q("skip_reason")].toString(), q("below_condition"));
        QCOMPARE(r.json[q("accumulated_importance")].toDouble(), 2.5); // at 8 to 12 o'clock
        QCOMPARE(r.json[q("threshold")].toDouble(), 15.0);
        QCOMPARE(r.json[q("unreflected_count")].toInt(), 5);
        QVERIFY(r.json[q("hours_since_last_run")].isNull());
        QCOMPARE(r.json[q("runs_today")].toInt(-1), 0);
        QCOMPARE(r.json[q("next_allowed")].toString(), q("2026-08-01T12:00:00Z"));
        QCOMPARE(hashOf(m_store), before);
        QCOMPARE(cli({q("check"), m_store, q("--exit-code")}).status, 1);
        QCOMPARE(cli({q("check"), m_store, q("--now"), q("soon")}).status, 2);
        r = cli({q("check"), m_store});
        QVERIFY2(r.status == 0 && r.out.startsWith("No: 6.0 is below 15.0."), r.told());
        // What an agent tells of a recall, for this look or for all.
        QCOMPARE(cli({q("policy"), m_store, q("set"), q("trigger.recall_miss"), q("on"), q("--as"), q("ada")}).status,
                 0);
        QCOMPARE(cliJson({q("check"), m_store}).json[q("should_trigger")].toBool(), false);
        QCOMPARE(cliJson({q("check"), m_store, q("--recall-miss")}).json[q("condition")].toString(), q("recall_miss"));
        QCOMPARE(cliJson({q("check"), m_store}).json[q("should_trigger")].toBool(), false);
        QCOMPARE(cli({q("check"), m_store, q("--record")}).status, 2);
        QCOMPARE(cli({q("check"), m_store, q("--recall-miss"), q("--record")}).status, 0);
        QCOMPARE(cliJson({q("check"), m_store}).json[q("condition")].toString(), q("recall_miss"));
        // An empty store.
        const QString empty = m_folder->filePath(q("empty.credence"));
        QCOMPARE(cli({q("init"), empty}).status, 0);
        r = cliJson({q("check"), empty});
        QVERIFY2(r.status == 0 && r.json[q("sentence")] == q("No: there are no episodes yet."), r.told());
        r = cliJson({q("simulate"), empty, q("--sweep"), q("5:15:5")});
        QVERIFY2(r.status == 0 && r.json[q("sweep")].toArray().size() == 3, r.told());
        QCOMPARE(cli({q("check"), m_folder->filePath(q("none.credence"))}).status, 3);
    }

    void simulates()
    {
        const QByteArray before = hashOf(m_store);
        CliResult r = cliJson({q("simulate"), m_store, q("--threshold"), q("1.5"), q("--min-interval"), q("4h")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        // The sum is met at 10, 13, 14 (since it is held from 13 o'clock on), then 17 → 18.
        const QJsonArray firings = r.json[q("firings")].toArray();
        QCOMPARE(firings.size(), 3);
        QCOMPARE(firings[0][q("at")].toString(), q("2026-08-01T10:00:00Z"));
        QCOMPARE(firings[0][q("episode")].toString(), q("e10"));
        QCOMPARE(firings[0][q("accumulated")].toDouble(), 1.5);
        QCOMPARE(firings[0][q("episodes")].toInt(), 3);
        QCOMPARE(firings[1][q("at")].toString(), q("2026-08-01T14:00:00Z"));
        QCOMPARE(firings[1][q("episodes")].toInt(), 4);
        QCOMPARE(firings[2][q("at")].toString(), q("2026-08-01T18:00:00Z"));
        const QJsonObject stats = r.json[q("stats")].toObject();
        QCOMPARE(stats[q("firings")].toInt(), 3);
        QCOMPARE(stats[q("median_interval_s")].toDouble(), 4 * 3600.0);
        QVERIFY(qAbs(stats[q("mean_episodes")].toDouble() - 11.0 / 3) < 1e-9);
        QCOMPARE(stats[q("skipped")][q("min_interval")].toInt(), 2);
        QCOMPARE(hashOf(m_store), before);

        r = cliJson({q("simulate"), m_store, q("--sweep"), q("1:3:1")}); // the policy in force, swept
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("stats")][q("firings")].toInt(-1), 0);
        const QJsonArray points = r.json[q("sweep")].toArray();
        QCOMPARE(points.size(), 3);
        QCOMPARE(points[0][q("threshold")].toDouble(), 1.0);
        QCOMPARE(points[0][q("firings")].toInt(), 6);
        QCOMPARE(points[1][q("firings")].toInt(), 3);
        QCOMPARE(points[2][q("firings")].toInt(), 2);
        QCOMPARE(
            missing(points[0].toObject(), q("threshold firings median_interval_s mean_episodes est_calls est_cost")),
            QStringList());
        QCOMPARE(points[0][q("est_cost")].toDouble(-1), 0.0); // the miner asks nobody

        r = cliJson({q("simulate"), m_store, q("--preset"), q("engram"), q("--since"), q("2026-08-01T12:00:00Z"),
                     q("--until"), q("2026-08-01T18:00:00Z")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("firings")].toArray().size(), 0); // seven episodes, 3.5
        QCOMPARE(r.json[q("episodes")].toInt(), 7);
        // A document is never written over the store.
        const QByteArray whole = hashOf(m_store);
        QCOMPARE(cliJson({q("simulate"), m_store, q("--csv"), m_store}).status, 2);
        QCOMPARE(cliJson({q("triggers"), m_store, q("--csv"), m_store}).status, 2);
        QCOMPARE(hashOf(m_store), whole);
        r = cliJson({q("simulate"), m_store, q("--preset"), q("engram")});
        QCOMPARE(r.json[q("firings")][0][q("at")].toString(), q("2026-08-01T17:00:00Z")); // the tenth; 5.0 too
        r = cliJson({q("simulate"), m_store, q("--schedule"), q("30 9 * * *"), q("--against"), q("hebbs"),
                     q("--against"), q("in-force")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("firings")][0][q("episodes")].toInt(), 2);
        QCOMPARE(r.json[q("firings")][0][q("by")].toString(), q("schedule"));
        QCOMPARE(r.json[q("comparison")].toArray().size(), 3); // beside what is replayed
        QCOMPARE(r.json[q("comparison")][0][q("setting")].toString(), q("replayed"));
        QCOMPARE(r.json[q("comparison")][0][q("firings")], r.json[q("stats")][q("firings")]);
        r = cliJson({q("simulate"), m_store, q("--count"), q("2"), q("--sweep"), q("1h:3h:1h"), q("--sweep-of"),
                     q("min-interval")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("sweep")][2][q("min_interval_s")].toDouble(), 10800.0);
        QCOMPARE(r.json[q("sweep")][2][q("firings")].toInt(), 4); // 9, 12, 15, 18
        const QString csv = m_folder->filePath(q("f.csv"));
        r = cli({q("simulate"), m_store, q("--count"), q("6"), q("--csv"), csv});
        QVERIFY2(r.status == 0, r.told());
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), 3);
    }

    void badSettings_data()
    {
        QTest::addColumn<QStringList>("options");
        const auto row = [](const char *options) {
            QTest::newRow(options) << QString::fromUtf8(options).split(QLatin1Char('|'));
        };
        for (const char *options :
             {"--threshold|0",         "--threshold|-3", "--threshold|many", "--threshold|nan",
              "--threshold|1e99",      "--count|0",      "--count|2.5",      "--min-interval|2",
              "--min-interval|-2h",    "--daily-cap|0",  "--floor|-1",       "--schedule|at night",
              "--schedule|60 * * * *", "--preset|mem0",  "--sweep|5",        "--sweep|5:15",
              "--sweep|15:5:1",        "--sweep|5:15:0", "--sweep|0:15:1",   "--sweep|a:b:c",
              "--sweep|1:1000000:0.1", "--since|soon",   "--runs|nothing",   "--against|mem0",
              "--sweep-of|weekday"})
            row(options);
    }
    void badSettings()
    {
        QFETCH(QStringList, options);
        const CliResult r = cliJson(QStringList{q("simulate"), m_store} + options);
        QVERIFY2(r.status == 2, r.told());
        QVERIFY(r.isJson && !r.json[q("error")][q("message")].toString().isEmpty());
    }

    void policies()
    {
        const auto set = [this](const char *key, const char *value) {
            return cliJson({q("policy"), m_store, q("set"), q(key), q(value), q("--as"), q("ada")});
        };
        CliResult r = set("trigger.importance", "2");
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("policy")][q("trigger.importance")].toString(), q("2"));
        QVERIFY(r.json[q("ledger")].toInt() > 0);
        QCOMPARE(cliJson({q("check"), m_store}).json[q("should_trigger")].toBool(), true);
        for (const auto &[key, value] :
             {std::pair{"trigger.importance", "-1"}, {"trigger.schedule", "soon"}, {"trigger.daily_cap", "0"}}) {
            r = set(key, value); // a value that no policy takes is wrong use, whatever the store says
            QVERIFY2(r.status == 2, r.told());
        }
        r = cliJson({q("policy"), m_store, q("get"), q("trigger")});
        QCOMPARE(r.json[q("policy")][q("trigger.importance")].toString(), q("2"));
        QCOMPARE(r.json[q("policy")][q("trigger.daily_cap")].toString(), q("off"));
        QVERIFY(!r.json[q("policy")].toObject().contains(q("privacy.health")));
        r = set("trigger.preset", "engram");
        QVERIFY2(r.status == 0, r.told());
        r = cliJson({q("triggers"), m_store});
        QCOMPARE(r.json[q("policies")].toArray().size(), 2);
        QCOMPARE(r.json[q("policies")][1][q("policy")].toString(), q("importance 2"));
        r = cliJson({q("simulate"), m_store});
        QCOMPARE(r.json[q("policy")][q("preset")].toString(), q("engram"));
        const int entry = cliJson({q("ledger"), m_store}).json[q("entries")][0][q("number")].toInt();
        QCOMPARE(cli({q("undo"), m_store, QString::number(entry), q("--as"), q("ada")}).status, 0);
        r = cliJson({q("policy"), m_store, q("get"), q("trigger.importance")});
        QCOMPARE(r.json[q("policy")][q("trigger.importance")].toString(), q("2"));
    }

    void throttles()
    {
        const auto reflect = [this](QStringList more) {
            return cliJson(
                QStringList{q("reflect"), m_store, q("--preset"), q("patterns"), q("--queue"), q("--as"), q("ada")} +
                more);
        };
        QCOMPARE(cli({q("policy"), m_store, q("set"), q("trigger.min_interval"), q("2h"), q("--as"), q("ada")}).status,
                 0);
        CliResult r = reflect({});
        QVERIFY2(r.status == 0, r.told());
        r = reflect({});
        QVERIFY2(r.status == 75, r.told());
        QCOMPARE(r.json[q("skip_reason")].toString(), q("min_interval"));
        QCOMPARE(cli({q("reflect"), m_store, q("--dry-run"), q("--no-keep")}).status, 0); // a dry run is no firing
        QCOMPARE(cliJson({q("check"), m_store}).json[q("runs_today")].toInt(), 1);
        r = reflect({q("--force")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("forced")].toBool(), true);
        QCOMPARE(cliJson({q("check"), m_store}).json[q("runs_today")].toInt(), 2);
        QCOMPARE(cli({q("policy"), m_store, q("set"), q("trigger.min_interval"), q("off"), q("--as"), q("ada")}).status,
                 0);
        QCOMPARE(cli({q("policy"), m_store, q("set"), q("trigger.daily_cap"), q("2"), q("--as"), q("ada")}).status, 0);
        QCOMPARE(reflect({}).json[q("skip_reason")].toString(), q("daily_cap"));
        QCOMPARE(cli({q("policy"), m_store, q("set"), q("trigger.daily_cap"), q("off"), q("--as"), q("ada")}).status,
                 0);
        QCOMPARE(cli({q("policy"), m_store, q("set"), q("trigger.floor"), q("100"), q("--as"), q("ada")}).status, 0);
        QCOMPARE(reflect({}).json[q("skip_reason")].toString(), q("episode_floor"));
        r = cliJson({q("triggers"), m_store});
        QVERIFY2(r.status == 0, r.told());
        // Throttled by the floor, by the cap, forced, throttled by the interval, the first run.
        QStringList told;
        for (const QJsonValue &event : r.json[q("events")].toArray())
            told << (event[q("kind")] == q("firing") ? (event[q("forced")].toBool() ? q("forced") : q("firing"))
                                                     : event[q("skip_reason")].toString());
        QCOMPARE(told.join(QLatin1Char(' ')), q("episode_floor daily_cap forced min_interval firing"));
        QCOMPARE(r.json[q("events")][2][q("outcome")][q("preset")].toString(), q("patterns"));
        const QString csv = m_folder->filePath(q("log.csv"));
        QCOMPARE(cli({q("triggers"), m_store, q("--csv"), csv}).status, 0);
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), 6);
    }

    void watches()
    {
        CliResult r = cli({q("watch"), m_store, q("--once"), q("--json")});
        QVERIFY2(r.status == 0 && r.out.count('\n') == 1, r.told());
        QCOMPARE(QJsonDocument::fromJson(r.out)[q("event")].toString(), q("idle")); // 6.0 is below 15.0
        QCOMPARE(cli({q("policy"), m_store, q("set"), q("trigger.importance"), q("5"), q("--as"), q("ada")}).status, 0);
        r = cli({q("watch"), m_store, q("--once"), q("--json")});
        QVERIFY2(r.status == 0 && r.out.count('\n') == 1, r.told());
        const QJsonObject event = QJsonDocument::fromJson(r.out).object();
        QVERIFY2(event[q("event")] == q("fired") || event[q("event")] == q("failed"), r.told());
        QCOMPARE(event[q("scope")].toString(), q("s"));
        QVERIFY(!event[q("firing")].toString().isEmpty());
        r = cli({q("watch"), m_store, q("--once"), q("--json")});
        QCOMPARE(QJsonDocument::fromJson(r.out)[q("event")].toString(), q("idle"));
        r = cliJson({q("triggers"), m_store});
        QCOMPARE(r.json[q("events")].toArray().size(), 1);
        QCOMPARE(r.json[q("events")][0][q("automatic")].toBool(), true);
        QCOMPARE(cliJson({q("info"), m_store}).json[q("memories")].toInt(), 12);
        QCOMPARE(cli({q("watch"), m_store, q("--interval"), q("soon")}).status, 2);
        QCOMPARE(cliJson({q("verify"), m_store}).json[q("ok")].toBool(), true);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
};

CREDENCE_TEST(tst_cli_trigger, TstCliTrigger)

} // namespace tst_cli_trigger

#include "tst_cli_trigger.moc"
