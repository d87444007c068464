// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/cli.h"
#include "support/registry.h"

#include <QTest>

namespace tst_cli_recheck {

using namespace credence::test;

class TstCliRecheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listed();
    void kept();
    void newestOnly();
    void offersAndCorrection();
    void otherwise();

private:
    CliResult run(const QStringList &arguments)
    {
        return cliJson(QStringList{QStringLiteral("recheck"), m_store} + arguments);
    }
    static QStringList signedBy(const QStringList &arguments)
    {
        return arguments + QStringList{QStringLiteral("--as"), QStringLiteral("ada"), QStringLiteral("--reason"),
                                       QStringLiteral("looked")};
    }
    QTemporaryDir m_dir;
    QString m_store;
    int m_count = 0;
};

void TstCliRecheck::init()
{
    m_store = m_dir.filePath(QStringLiteral("s%1.credence").arg(++m_count));
    QCOMPARE(cli({QStringLiteral("init"), m_store, QStringLiteral("--scope"), QStringLiteral("Sam"),
                  QStringLiteral("--approval-channels"), QStringLiteral("gui,cli")})
                 .status,
             0);
    QCOMPARE(cli({QStringLiteral("import"), m_store, QStringLiteral(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl")})
                 .status,
             0);
}

void TstCliRecheck::listed()
{
    const QByteArray before = hashOf(m_store);
    const CliResult all = run({});
    QVERIFY2(all.status == 0, all.told());
    QCOMPARE(hashOf(m_store), before);
    QCOMPARE(idsOf(all.json[u"beliefs"]), (QStringList{QStringLiteral("b009"), QStringLiteral("b019")}));
    const QJsonValue stale = all.json[u"beliefs"][0];
    QCOMPARE(stale[u"status"].toString(), QStringLiteral("stale"));
    QCOMPARE(idsOf(stale[u"lost"]), (QStringList{QStringLiteral("e003"), QStringLiteral("e054"), QStringLiteral("e060"),
                                                 QStringLiteral("e070")}));
    QVERIFY(!stale[u"newer"].toArray().isEmpty());
    QCOMPARE(all.json[u"part"].toBool(true), false); // each episode was compared
    QVERIFY(all.json[u"compared"].isNull());
    const CliResult pairs = run({QStringLiteral("--contradictions")});
    QVERIFY2(pairs.status == 0, pairs.told());
    bool tabs = false;
    for (const QJsonValue &pair : pairs.json[u"contradictions"].toArray())
        tabs = tabs || (pair[u"belief"] == QLatin1String("b004") && pair[u"episode"] == QLatin1String("e233"));
    QVERIFY(tabs);
    QCOMPARE(run({QStringLiteral("b001")}).status, 4); // not in doubt
}

void TstCliRecheck::kept()
{
    QCOMPARE(run({QStringLiteral("b019"), QStringLiteral("keep")}).status, 2); // nobody
    const CliResult kept = run(signedBy({QStringLiteral("b019"), QStringLiteral("keep")}));
    QVERIFY2(kept.status == 0, kept.told());
    QCOMPARE(kept.json[u"statuses"][u"b019"].toString(), QStringLiteral("active"));
    QCOMPARE(idsOf(run({}).json[u"beliefs"]), QStringList{QStringLiteral("b009")});
    QCOMPARE(cliJson({QStringLiteral("undo"), m_store, QString::number(kept.json[u"ledger"].toInt()),
                      QStringLiteral("--as"), QStringLiteral("ada")})
                 .status,
             0);
    QCOMPARE(run({}).json[u"beliefs"].toArray().size(), 2);
}

// Of a scope with more than 20,000 episodes so many are compared with a belief, and it says so.
void TstCliRecheck::newestOnly()
{
    QByteArray lines("{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n");
    const auto put = [&](const char *id, const char *text, const char *time, const char *evidence) {
        lines += QByteArray("{\"record\":\"memory\",\"id\":\"") + id + "\",\"kind\":\"" +
                 (*evidence ? "reflection\",\"shape\":\"insight" : "episode") + "\",\"scope\":\"many\",\"text\":\"" +
                 text + "\",\"created\":\"" + time + "\"" + evidence + "}\n";
    };
    put("m1", "Lena drinks green tea in the morning", "2026-01-01T00:00:00Z", "");
    put("m2", "Lena drank green tea again", "2026-01-02T00:00:00Z", "");
    put("b1", "Lena drinks green tea", "2026-01-04T00:00:00Z", ",\"evidence\":[{\"id\":\"m1\"},{\"id\":\"m2\"}]");
    for (int i = 0; i < 20'000; ++i)
        put(("f" + QByteArray::number(i)).constData(), "x", "2026-02-01T00:00:00Z", "");
    const QString file = m_dir.filePath(QStringLiteral("many.jsonl"));
    QVERIFY(writeFile(file, lines));
    QCOMPARE(cli({QStringLiteral("import"), m_store, file, QStringLiteral("--scope"), QStringLiteral("many")}).status,
             0);
    const QStringList ask{QStringLiteral("--contradictions"), QStringLiteral("--scope"), QStringLiteral("many")};
    const CliResult part = run(ask);
    QVERIFY2(part.status == 0, part.told());
    QCOMPARE(part.json[u"part"].toBool(), true);
    QCOMPARE(part.json[u"compared"].toInt(), 20'000);
    const CliResult told = cli(QStringList{QStringLiteral("recheck"), m_store} + ask);
    QVERIFY2(told.status == 0, told.told());
    QVERIFY2(told.out.contains("Compared with the newest 20000 episodes of a scope; older ones were not looked at.\n"),
             told.told());
}

void TstCliRecheck::offersAndCorrection()
{
    const CliResult offers = run({QStringLiteral("b009"), QStringLiteral("--offers")});
    QVERIFY2(offers.status == 0, offers.told());
    // "Orders are stored in MySQL 5.7": the newer one says "... in Postgres 15".
    QCOMPARE(offers.json[u"replacements"][0][u"id"].toString(), QStringLiteral("b029"));
    QCOMPARE(offers.json[u"replacements"][0][u"newer"].toBool(), true);
    // An active belief that newer episodes contradict may be settled here, too, but not kept: it is not in doubt.
    QCOMPARE(run(signedBy({QStringLiteral("b004"), QStringLiteral("keep")})).status, 4);
    const QStringList text{QStringLiteral("b004"), QStringLiteral("supersede"), QStringLiteral("--text"),
                           QStringLiteral("Sam wants two spaces for indentation")};
    QCOMPARE(run(text).status, 2); // nobody
    const CliResult sent = run(signedBy(text));
    QVERIFY2(sent.status == 0, sent.told());
    QCOMPARE(sent.json[u"outcome"].toString(), QStringLiteral("proposed"));
    const CliResult waiting = cliJson({QStringLiteral("queue"), m_store});
    QVERIFY2(waiting.status == 0, waiting.told());
    QVERIFY(waiting.out.contains("Sam wants two spaces for indentation"));
    QCOMPARE(run(signedBy({QStringLiteral("b001"), QStringLiteral("retract")})).status, 4); // nothing to settle
}

void TstCliRecheck::otherwise()
{
    const CliResult replaced = run(signedBy(
        {QStringLiteral("b009"), QStringLiteral("supersede"), QStringLiteral("--by"), QStringLiteral("b029")}));
    QVERIFY2(replaced.status == 0, replaced.told());
    QCOMPARE(replaced.json[u"statuses"][u"b009"].toString(), QStringLiteral("superseded"));
    const CliResult withdrawn = run(signedBy({QStringLiteral("b019"), QStringLiteral("retract")}));
    QVERIFY2(withdrawn.status == 0, withdrawn.told());
    QVERIFY(run({}).json[u"beliefs"].toArray().isEmpty());
    QCOMPARE(run(signedBy({QStringLiteral("b019"), QStringLiteral("keep")})).status, 4);
}

CREDENCE_TEST(tst_cli_recheck, TstCliRecheck)

} // namespace tst_cli_recheck

#include "tst_cli_recheck.moc"
