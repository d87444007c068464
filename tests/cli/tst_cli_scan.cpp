// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The scan command: texts, files, stores and labelled cases.
#include "support/cli.h"
#include "support/registry.h"

#include <QFileInfo>
#include <QTest>

namespace tst_cli_scan {

using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;
using credence::test::hashOf;
using credence::test::writeFile;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

const QString kShared = QStringLiteral(CREDENCE_SOURCE_DIR "/../shared/data/privacy/");

} // namespace

class TstCliScan : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void textInBytes()
    {
        const CliResult r = cliJson({q("scan"), q("--text"), q("Zoë: write to ada@example.org")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        const QJsonArray flags = r.json[q("flags")].toArray();
        bool mail = false;
        for (const QJsonValue &flag : flags) {
            if (flag[q("category")].toString() != q("email"))
                continue;
            mail = true;
            QCOMPARE(flag[q("detector")].toString(), q("email"));
            QCOMPARE(flag[q("start")].toInt(), 15); // the diaeresis counts twice
            QCOMPARE(flag[q("end")].toInt(), 30);
            QCOMPARE(flag[q("emergent")].toBool(), false);
            QVERIFY(flag[q("score")].toDouble() > 0.5);
        }
        QVERIFY2(mail, r.told());
    }

    void fileAndCategory()
    {
        const QString path = m_folder.filePath(q("note.txt"));
        QVERIFY(writeFile(path, "Kenji prefers tea.\nMail: ada@example.org\n"));
        const CliResult r = cliJson({q("scan"), q("--file"), path, q("--category"), q("third_person")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(r.json[q("flags")].toArray().size(), 1);
        QCOMPARE(r.json[q("flags")][0][q("category")].toString(), q("third_person"));
    }

    void aStoreIsOnlyRead()
    {
        const QString store = m_folder.filePath(q("a.credence"));
        QCOMPARE(cli({q("init"), store}).status, 0);
        QCOMPARE(cli({q("add"), store, q("--id"), q("e1"), q("--text"), q("Kenji has asthma.")}).status, 0);
        QCOMPARE(cli({q("add"), store, q("--id"), q("e2"), q("--text"), q("The build is green.")}).status, 0);
        const QByteArray before = hashOf(store);
        const CliResult r = cliJson({q("scan"), store});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(r.json[q("memories")].toInt(), 2);
        QCOMPARE(r.json[q("flagged")].toInt(), 1);
        QCOMPARE(r.json[q("summary")][q("health")].toInt(), 1);
        for (const QJsonValue &flag : r.json[q("flags")].toArray())
            QCOMPARE(flag[q("target")].toString(), q("e1"));
        QCOMPARE(hashOf(store), before);
    }

    // With a name the findings are kept, told apart at the next scan, and resolved.
    void keepsAndResolves()
    {
        const QString store = m_folder.filePath(q("kept.credence"));
        QCOMPARE(cli({q("init"), store, q("--scope"), q("s"), q("--approval-channels"), q("gui,cli")}).status, 0);
        for (const char *text : {"write to ada@example.org", "ask grace@example.org", "calm"})
            QCOMPARE(cli({q("add"), store, q("--scope"), q("s"), q("--text"), q(text)}).status, 0);
        CliResult r = cliJson({q("scan"), store});
        QCOMPARE(r.status, 0);
        QCOMPARE(r.json[q("new")].toInt(-1), 2);
        QVERIFY(!r.json.contains(q("ledger")));
        r = cliJson({q("flags"), store});
        QCOMPARE(r.json[q("flags")].toArray().size(), 0);
        r = cliJson({q("scan"), store, q("--as"), q("ada")});
        QCOMPARE(r.status, 0);
        QCOMPARE(r.json[q("new")].toInt(-1), 2);
        QVERIFY(r.json[q("ledger")].toInt() > 0);
        r = cliJson({q("scan"), store, q("--as"), q("ada")});
        QCOMPARE(r.json[q("new")].toInt(-1), 0);
        QCOMPARE(r.json[q("still")].toInt(-1), 2);
        QVERIFY(r.json[q("previous")].isObject());
        r = cliJson({q("flags"), store, q("--state"), q("open"), q("--category"), q("email")});
        const QJsonArray flags = r.json[q("flags")].toArray();
        QCOMPARE(flags.size(), 2);
        QCOMPARE(flags[0][q("on")].toString(), q("memory"));
        const QString both = flags[0][q("id")].toString() + q(",") + flags[1][q("id")].toString();
        r = cliJson({q("resolve"), store, both, q("redact"), q("--as"), q("ada"), q("--reason"), q("private")});
        QCOMPARE(r.status, 0);
        r = cliJson({q("list"), store, q("--text"), q("example")});
        QCOMPARE(r.json[q("memories")].toArray().size(), 0);
        r = cliJson({q("scan"), store});
        QCOMPARE(r.json[q("flags")].toArray().size(), 0);
        // Not without a name that may.
        const QString closed = m_folder.filePath(q("closed.credence"));
        QCOMPARE(cli({q("init"), closed, q("--scope"), q("s")}).status, 0);
        QCOMPARE(cli({q("scan"), closed, q("--as"), q("ada")}).status, 4);
        QCOMPARE(cli({q("scan"), closed}).status, 0);
        QCOMPARE(cli({q("scan"), q("--text"), q("x"), q("--as"), q("ada")}).status, 2);
    }

    void usage()
    {
        QCOMPARE(cli({q("scan")}).status, 2);
        QCOMPARE(cli({q("scan"), q("--text"), q("x"), q("--file"), q("y")}).status, 2);
        QCOMPARE(cli({q("scan"), q("--text"), q("x"), q("--category"), q("shoes")}).status, 2);
        QCOMPARE(cli({q("scan"), q("--file"), m_folder.filePath(q("missing"))}).status, 3);
        const QString path = m_folder.filePath(q("nonsense"));
        QVERIFY(writeFile(path, "no cases at all"));
        QCOMPARE(cli({q("scan"), q("--cases"), path}).status, 2);
    }

    void casesOfTheProject()
    {
        const CliResult r =
            cliJson({q("scan"), q("--cases"), QStringLiteral(CREDENCE_SOURCE_DIR "/tests/data/privacy/claims.tsv")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(r.json[q("kind")].toString(), q("claims"));
        QVERIFY2(r.json[q("claim_or_none")][q("f1")].toDouble() >= 0.85, r.told());
    }

    void identifierAndSecretCases()
    {
        if (!QFileInfo::exists(kShared))
            QSKIP("the shared cases are not here");
        const CliResult ids = cliJson({q("scan"), q("--cases"), kShared + q("pii_cases.json")});
        QVERIFY2(ids.status == 0 && ids.isJson, ids.told());
        QVERIFY2(ids.json[q("all")][q("recall")].toDouble() >= 0.95, ids.told());
        QVERIFY2(ids.json[q("all")][q("left_alone")].toDouble() >= 0.97, ids.told());
        const CliResult secrets = cliJson({q("scan"), q("--cases"), kShared + q("secret_cases.json")});
        QVERIFY2(secrets.status == 0 && secrets.isJson, secrets.told());
        QVERIFY2(secrets.json[q("all")][q("recall")].toDouble() >= 0.90, secrets.told());
        QVERIFY2(secrets.json[q("all")][q("left_alone")].toDouble() >= 0.90, secrets.told());
    }
};

CREDENCE_TEST(tst_cli_scan, TstCliScan)

} // namespace tst_cli_scan

#include "tst_cli_scan.moc"
