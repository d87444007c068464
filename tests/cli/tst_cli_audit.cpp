// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Dossiers, what if and health on the command line: their JSON, exit statuses, and what they leave beside the store.
#include "support/cli.h"
#include "support/registry.h"

#include <QDir>
#include <QTest>

namespace tst_cli_audit {

using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;
using credence::test::hashOf;
using credence::test::idsOf;
using credence::test::strings;
using credence::test::writeFile;

namespace {

// b1 on e1 e2, b2 on b1 e3, b3 on e1 e3 e4; t2 says the same as b1. The key stands in e3.
const char *const kAuditLines = R"({"record":"header","format":"credence-jsonl","version":1}
{"record":"memory","id":"e1","kind":"episode","scope":"ada","text":"The rollout of the login change was reverted.","created":"2026-08-01T10:00:00Z","importance":0.2}
{"record":"memory","id":"e2","kind":"episode","scope":"ada","text":"Sam asked for a written plan.","created":"2026-08-02T10:00:00Z","importance":0.4}
{"record":"memory","id":"e3","kind":"episode","scope":"ada","text":"Write to sam.jones@example.org about the budget.","created":"2026-08-03T10:00:00Z","importance":0.6}
{"record":"memory","id":"e4","kind":"episode","scope":"ada","text":"The backup ran for nine minutes.","created":"2026-08-04T10:00:00Z","importance":0.8}
{"record":"memory","id":"b1","kind":"reflection","shape":"insight","scope":"ada","text":"Risky steps want a plan","created":"2026-08-06T10:00:00Z","evidence":[{"id":"e1"},{"id":"e2"}]}
{"record":"memory","id":"b2","kind":"reflection","shape":"insight","scope":"ada","text":"Money comes after safety","created":"2026-08-07T10:00:00Z","evidence":[{"id":"b1"},{"id":"e3"}]}
{"record":"memory","id":"b3","kind":"reflection","shape":"insight","scope":"ada","text":"Work goes on at night","created":"2026-08-08T10:00:00Z","evidence":[{"id":"e1"},{"id":"e3"},{"id":"e4"}]}
{"record":"memory","id":"t2","kind":"reflection","shape":"insight","scope":"ada","text":"risky steps want a PLAN","created":"2026-08-09T10:00:00Z","evidence":[{"id":"e1"},{"id":"e4"}]}
)";

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

} // namespace tst_cli_audit

namespace tst_cli_audit { // again: moc 6.4 loses count in the literals above

class TstCliAudit : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_store;

    bool fill()
    {
        static int count = 0;
        m_store = m_folder.filePath(QStringLiteral("s%1.credence").arg(++count));
        const QString lines = m_folder.filePath(q("lines.jsonl"));
        return writeFile(lines, kAuditLines) &&
               cli({q("init"), m_store, q("--scope"), q("ada"), q("--approval-channels"), q("gui,cli")}).status == 0 &&
               cli({q("import"), m_store, lines}).status == 0;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(!qgetenv("CREDENCE_CLI").isEmpty(), "CREDENCE_CLI names the program"); }

    // A belief whose evidence was erased says so, and no longer counts it.
    void erasedEvidence()
    {
        QVERIFY(fill());
        const CliResult erased =
            cli({q("erase"), m_store, q("e4"), q("--reason"), q("asked for"), q("--as"), q("sam")});
        QVERIFY2(erased.status == 0, erased.told());
        for (const char *to : {"text", "md", "html"}) {
            const CliResult r = cli({q("why"), m_store, q("b3"), q("--to"), q(to)});
            QVERIFY2(r.status == 0, r.told());
            QVERIFY2(r.out.contains("1 cited source was erased and no longer counts."), r.told());
            QVERIFY(!r.out.contains("nine minutes"));
        }
        QVERIFY(!cli({q("why"), m_store, q("b2")}).out.contains("erased"));
    }

    void dossiers()
    {
        QVERIFY(fill());
        const QByteArray before = hashOf(m_store);
        for (const auto &[to, first] :
             {std::pair("html", "<!DOCTYPE html>"), std::pair("md", "# Why"), std::pair("svg", "<svg "),
              std::pair("dot", "digraph"), std::pair("text", "Money")}) {
            const QString out = m_folder.filePath(QStringLiteral("why.") + q(to));
            const CliResult r = cli({q("why"), m_store, q("b2"), q("--to"), q(to), q("--out"), out});
            QVERIFY2(r.status == 0, r.told());
            QFile file(out);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY2(bytes.startsWith(first), to);
            QVERIFY2(bytes.contains("Risky steps"), to);
        }
        QCOMPARE(hashOf(m_store), before);
        QCOMPARE(cli({q("why"), m_store, q("b2"), q("--to"), q("pdf")}).status, 2);
    }

    void redacted()
    {
        QVERIFY(fill());
        const CliResult scanned = cliJson({q("scan"), m_store, q("--as"), q("Sam")});
        QVERIFY2(scanned.isJson, scanned.told());
        const CliResult open = cli({q("why"), m_store, q("b2"), q("--to"), q("html")});
        QVERIFY(open.out.contains("sam.jones@example.org"));
        for (const char *to : {"html", "md", "text", "svg", "dot", "json"}) {
            const CliResult r = cli({q("why"), m_store, q("b2"), q("--to"), q(to), q("--redact")});
            QVERIFY2(r.status == 0, r.told());
            QVERIFY2(!r.out.contains("sam.jones"), to);
            QVERIFY2(r.err.contains("left out"), to);
        }
    }

    void whatFalls()
    {
        QVERIFY(fill());
        const CliResult r = cliJson({q("impact"), m_store, q("e1")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        // b1 keeps one of two, t2 keeps one of two; b2 loses b1 and keeps one; b3 keeps two of three.
        QCOMPARE(r.json[q("dependents")].toInt(), 4);
        QCOMPARE(strings(r.json[q("becomes_stale")]), (QStringList{q("b1"), q("b2"), q("t2")}));
        QCOMPARE(strings(r.json[q("becomes_suspect")]), QStringList{q("b3")});
        QCOMPARE(r.json[q("unaffected")].toInt(), 0);
        const QJsonArray critical = r.json[q("critical")].toArray();
        QCOMPARE(critical.size(), 1);
        QCOMPARE(critical[0][q("id")].toString(), q("e1"));
        QCOMPARE(strings(critical[0][q("beliefs")]), (QStringList{q("b1"), q("b2"), q("t2")}));

        // The few episodes beneath most: e1 lies beneath all four.
        const CliResult few =
            cliJson({q("impact"), m_store, q("b1"), q("b2"), q("b3"), q("t2"), q("--carriers"), q("0.9")});
        QVERIFY2(few.status == 0 && few.isJson, few.told());
        QCOMPARE(idsOf(few.json[q("carriers")].toArray()), QStringList{q("e1")});
        QCOMPARE(few.json[q("carriers")][0][q("carries")].toInt(), 4);
        QCOMPARE(few.json[q("method")].toString(), q("greedy"));
        QCOMPARE(cli({q("impact"), m_store, q("b1"), q("--carriers"), q("2")}).status, 2);
    }

    void healthIsKeptAndCompared()
    {
        QVERIFY(fill());
        const QByteArray before = hashOf(m_store);
        CliResult r = cliJson({q("health"), m_store, q("--keep")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QVERIFY(r.json[q("compared_with")].isNull());
        QVERIFY(!r.json[q("findings")][0].toObject().contains(q("change")));
        QCOMPARE(hashOf(m_store), before); // beside the store, not in it
        QVERIFY(QDir(m_store + q("-runs")).exists(q("health.json")));
        QVERIFY(QDir(m_store + q("-index")).removeRecursively()); // losing that folder loses nothing
        const CliResult runs = cliJson({q("runs"), m_store});
        QCOMPARE(runs.status, 0);
        QVERIFY2(runs.json[q("runs")].toArray().isEmpty() && !runs.out.contains("health"), runs.told());
        QCOMPARE(cli({q("health"), m_store, q("--keep"), q("--kind"), q("echo")}).status, 2);

        QCOMPARE(cli({q("retract"), m_store, q("e2"), q("--reason"), q("no"), q("--as"), q("Sam")}).status, 0);
        r = cliJson({q("health"), m_store});
        QVERIFY(!r.json[q("compared_with")].isNull());
        QStringList fresh;
        for (const QJsonValue one : r.json[q("findings")].toArray()) {
            if (one[q("change")].toString() == q("new"))
                fresh << one[q("id")].toString();
        }
        QCOMPARE(fresh, (QStringList{q("stale:b1"), q("stale:b2")}));
    }

    void aSafeStepIsProposed()
    {
        QVERIFY(fill());
        const CliResult r = cliJson({q("health"), m_store, q("--kind"), q("duplicate")});
        QCOMPARE(idsOf(r.json[q("findings")].toArray()), QStringList{q("duplicate:b1")});
        QVERIFY(!r.json[q("findings")][0][q("fix")].toString().isEmpty());
        QCOMPARE(cli({q("health"), m_store, q("--propose"), q("duplicate:b1")}).status, 2); // who?
        const CliResult done = cliJson({q("health"), m_store, q("--propose"), q("duplicate:b1"), q("--as"), q("Sam")});
        QVERIFY2(done.status == 0 && done.isJson, done.told());
        const CliResult waiting = cliJson({q("queue"), m_store});
        QCOMPARE(waiting.json[q("candidates")].toArray().size(), 1);
        QCOMPARE(waiting.json[q("candidates")][0][q("action")].toString(), q("retract"));
        QCOMPARE(strings(waiting.json[q("candidates")][0][q("targets")]), QStringList{q("t2")});
        QCOMPARE(cli({q("health"), m_store, q("--propose"), q("echo:b1"), q("--as"), q("Sam")}).status, 4);
    }
};

CREDENCE_TEST(tst_cli_audit, TstCliAudit)

} // namespace tst_cli_audit

#include "tst_cli_audit.moc"
