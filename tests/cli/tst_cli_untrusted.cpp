// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What comes out of the command when the store holds what somebody planted: no escape that a terminal obeys, no hidden
// control, no formula, no markup. And what does not come out: a key.
#include "support/cli.h"
#include "support/registry.h"
#include "support/scriptedserver.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

namespace tst_cli_untrusted {

using namespace credence::test;

namespace {

const QString kPlanted =
    QStringLiteral("=cmd|'/C calc'!A0 <script>alert(1)</script> <img src=http://127.0.0.1:9/x> [a](javascript:x) "
                   "![b](http://127.0.0.1:9/y) ``` \"]; } -->|x| digraph \u001b[31m\u001b]0;title\u0007 "
                   "\u202egnp.exe \u2066x\u2069 \u009b2J\n# heading\n| a | b |\n");

QByteArray line(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + "\n";
}

QByteArray plantedStore()
{
    QByteArray out = "{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n";
    const auto memory = [&](const QString &id, const QString &kind, const QJsonArray &evidence) {
        QJsonObject object{{QStringLiteral("record"), QStringLiteral("memory")},
                           {QStringLiteral("id"), id},
                           {QStringLiteral("kind"), kind},
                           {QStringLiteral("scope"), QStringLiteral("s")},
                           {QStringLiteral("text"), QString(kPlanted + id)},
                           {QStringLiteral("created"), QStringLiteral("2026-05-01T10:00:00Z")},
                           {QStringLiteral("importance"), 0.9},
                           {QStringLiteral("session"), kPlanted},
                           {QStringLiteral("actor"), kPlanted},
                           {QStringLiteral("outcome"), kPlanted},
                           {QStringLiteral("tags"), QJsonArray{kPlanted}},
                           {QStringLiteral("entities"), QJsonArray{kPlanted}},
                           {QStringLiteral("source"), QJsonObject{{QStringLiteral("system"), kPlanted},
                                                                  {QStringLiteral("ref"), QString(kPlanted + id)}}},
                           {QStringLiteral("extra"), QJsonObject{{kPlanted, kPlanted}}}};
        if (!evidence.isEmpty()) {
            object[QStringLiteral("shape")] = QStringLiteral("insight");
            object[QStringLiteral("evidence")] = evidence;
        }
        out += line(object);
    };
    const auto cite = [](const QString &id) {
        return QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("quote"), kPlanted}};
    };
    const QString odd = QStringLiteral("=e\u001b[1m\u202e<u>");
    for (const QString &id : {QStringLiteral("e1"), QStringLiteral("e2"), QStringLiteral("e3"), odd})
        memory(id, QStringLiteral("episode"), {});
    for (int i = 0; i < 6; ++i) // enough to reflect on
        memory(QStringLiteral("f%1").arg(i), QStringLiteral("episode"), {});
    memory(QStringLiteral("r1"), QStringLiteral("reflection"),
           {cite(QStringLiteral("e1")), cite(odd), cite(QStringLiteral("e2")), cite(kPlanted)});
    memory(QStringLiteral("r2"), QStringLiteral("reflection"),
           {cite(QStringLiteral("r1")), cite(QStringLiteral("e3"))});
    out += line({{QStringLiteral("record"), QStringLiteral("candidate")},
                 {QStringLiteral("id"), QStringLiteral("c1\u001b\u202e")},
                 {QStringLiteral("action"), QStringLiteral("add")},
                 {QStringLiteral("scope"), QStringLiteral("s")},
                 {QStringLiteral("text"), kPlanted},
                 {QStringLiteral("shape"), QStringLiteral("insight")},
                 {QStringLiteral("evidence"), QJsonArray{cite(QStringLiteral("e1")), cite(QStringLiteral("e2"))}},
                 {QStringLiteral("state"), QStringLiteral("pending")}});
    return out;
}

// Bytes that a terminal obeys, or that make it show other letters than there are.
QString control(const QByteArray &bytes)
{
    static const QRegularExpression wild(
        QStringLiteral("[\\x00-\\x08\\x0b-\\x1f\\x7f\\x80-\\x9f\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]"));
    const QRegularExpressionMatch found = wild.match(QString::fromUtf8(bytes));
    return found.hasMatch()
               ? QStringLiteral("U+%1 at %2").arg(int(found.captured()[0].unicode()), 4, 16).arg(found.capturedStart())
               : QString();
}

} // namespace

class TstCliUntrusted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_store = m_dir.filePath(QStringLiteral("s.credence"));
        QVERIFY(writeFile(m_dir.filePath(QStringLiteral("in.jsonl")), plantedStore()));
        QCOMPARE(cli({QStringLiteral("init"), m_store, QStringLiteral("--scope"), QStringLiteral("s"),
                      QStringLiteral("--approval-channels"), QStringLiteral("gui,cli")})
                     .status,
                 0);
        const CliResult read = cli({QStringLiteral("import"), m_store, m_dir.filePath(QStringLiteral("in.jsonl"))});
        QVERIFY2(read.status == 0, read.told());
        QCOMPARE(control(read.out + read.err), QString());
        const CliResult taken = cli({QStringLiteral("retract"), m_store, QStringLiteral("e3"),
                                     QStringLiteral("--reason"), kPlanted, QStringLiteral("--as"), kPlanted});
        QVERIFY2(taken.status == 0, taken.told());
        QCOMPARE(control(taken.out + taken.err), QString());
    }

    void commands_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *words) {
            QTest::newRow(words) << QString::fromLatin1(words).split(QLatin1Char(' '));
        };
        for (const char *words : {"info STORE",
                                  "list STORE",
                                  "list STORE --text script",
                                  "tree STORE",
                                  "show STORE r1",
                                  "show STORE e1",
                                  "why STORE r2",
                                  "why STORE r2 --to md",
                                  "why STORE r2 --to html",
                                  "why STORE r2 --to dot",
                                  "why STORE r2 --to svg",
                                  "why STORE r2 --to text",
                                  "impact STORE e1",
                                  "health STORE",
                                  "ledger STORE",
                                  "verify STORE",
                                  "queue STORE",
                                  "flags STORE",
                                  "policy STORE get",
                                  "scan STORE",
                                  "recall STORE script",
                                  "check STORE",
                                  "simulate STORE --count 1",
                                  "triggers STORE",
                                  "recheck STORE",
                                  "runs STORE",
                                  "commit STORE --preview",
                                  "erase STORE e1 --preview",
                                  "reflect STORE --preset patterns --dry-run --no-keep",
                                  "reflect STORE --preset patterns --estimate"})
            row(words);
    }
    void commands()
    {
        QFETCH(QStringList, words);
        words.replaceInStrings(QStringLiteral("STORE"), m_store);
        const CliResult plain = cli(words);
        QVERIFY2(plain.status >= 0 && plain.status != 2, plain.told());
        QVERIFY2(control(plain.out).isEmpty(),
                 qPrintable(control(plain.out) + QString::fromUtf8(plain.out.left(3000))));
        QVERIFY2(control(plain.err).isEmpty(),
                 qPrintable(control(plain.err) + QString::fromUtf8(plain.err.left(1000))));
        if (words.contains(QLatin1String("--to"))) {
            const QString to = words.last();
            if (to == QLatin1String("html") || to == QLatin1String("svg")) {
                QVERIFY(!plain.out.contains("<script"));
                QVERIFY(!plain.out.contains("<img"));
                QVERIFY(!plain.out.contains("<u>"));
            }
            if (to == QLatin1String("html"))
                QVERIFY(plain.out.contains("Content-Security-Policy"));
            if (to == QLatin1String("md")) {
                static const QRegularExpression live(QStringLiteral("(?<!\\\\)(<img|<script|<u>|\\]\\(|!\\[)"));
                const QRegularExpressionMatch found = live.match(QString::fromUtf8(plain.out));
                QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
                QVERIFY(!plain.out.contains("\n# heading")); // a text makes no heading of its own
            }
            return;
        }
        const CliResult json = cliJson(words);
        QVERIFY2(json.isJson, json.told());
        QVERIFY2(!json.out.contains('\x1b') && !json.out.contains('\x07'), json.told());
    }

    void tables()
    {
        const QString csv = m_dir.filePath(QStringLiteral("log.csv"));
        const CliResult set =
            cli({QStringLiteral("policy"), m_store, QStringLiteral("set"), QStringLiteral("trigger.count"),
                 QStringLiteral("3"), QStringLiteral("--as"), QStringLiteral("=HYPERLINK(\"x\")")});
        QVERIFY2(set.status == 0, set.told());
        const CliResult written = cli({QStringLiteral("triggers"), m_store, QStringLiteral("--csv"), csv});
        QVERIFY2(written.status == 0, written.told());
        const CliResult replay =
            cli({QStringLiteral("simulate"), m_store, QStringLiteral("--count"), QStringLiteral("1"),
                 QStringLiteral("--csv"), m_dir.filePath(QStringLiteral("sim.csv"))});
        QVERIFY2(replay.status == 0, replay.told());
        for (const char *name : {"log.csv", "sim.csv"}) {
            QFile file(m_dir.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll()).remove(QLatin1Char('\r'));
            QVERIFY(control(text.toUtf8()).isEmpty());
            static const QRegularExpression formula(QStringLiteral("(^|,|\n)\"?[=+@]"));
            QVERIFY2(!formula.match(text).hasMatch(), qPrintable(text));
            QCOMPARE(QFileInfo(file).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        }
    }

    // A key is sent to its host, and stands nowhere else.
    void keys()
    {
        const QByteArray key = "sk-planted-0123456789abcdefghij";
        ScriptedServer server;
        // One that repeats what it was sent, as some do in their errors: whole, in the pieces of a stream, as an error.
        int number = 0;
        server.replyWith([&](const ScriptedRequest &request) {
            const std::string sent = request.header("authorization");
            switch (number++ % 3) {
            case 0:
                return openAiStream({"{\"insights\":[{\"text\":\"" + sent.substr(0, 20), sent.substr(20),
                                     " is what I was told\",\"evidence\":[1,2]}]}"});
            case 1:
                return openAiReply("{\"questions\":[\"" + sent + "\"],\"insights\":[{\"text\":\"" + sent +
                                   "\",\"evidence\":[1,2]}]}");
            default:
                return errorReply(401, "Incorrect API key provided: " + sent);
            }
        });
        qputenv("CREDENCE_PROVIDER_WORK_URL", QByteArray::fromStdString(server.url()));
        qputenv("CREDENCE_PROVIDER_WORK_MODEL", "m");
        qputenv("CREDENCE_PROVIDER_WORK_KEY", key);
        QByteArray said;
        for (const QStringList &words :
             {QStringList{QStringLiteral("providers")},
              QStringList{QStringLiteral("providers"), QStringLiteral("--json")},
              QStringList{QStringLiteral("reflect"), m_store, QStringLiteral("--preset"), QStringLiteral("engram"),
                          QStringLiteral("--provider"), QStringLiteral("work"), QStringLiteral("--dry-run"),
                          QStringLiteral("--save"), m_dir.filePath(QStringLiteral("run.json"))},
              QStringList{QStringLiteral("reflect"), m_store, QStringLiteral("--preset"),
                          QStringLiteral("generative-agents"), QStringLiteral("--provider"), QStringLiteral("work"),
                          QStringLiteral("--queue"), QStringLiteral("--force"), QStringLiteral("--as"),
                          QStringLiteral("ada")},
              QStringList{QStringLiteral("runs"), m_store, QStringLiteral("--json")},
              QStringList{QStringLiteral("export"), m_store, m_dir.filePath(QStringLiteral("all.jsonl"))}}) {
            const CliResult result = cli(words);
            said += result.out + result.err;
        }
        for (const char *name :
             {"CREDENCE_PROVIDER_WORK_URL", "CREDENCE_PROVIDER_WORK_MODEL", "CREDENCE_PROVIDER_WORK_KEY"})
            qunsetenv(name);
        QVERIFY2(server.requests().size() >= 3, said.constData());
        QVERIFY(said.contains("[key]")); // what the server said is told, without it
        QVERIFY(!said.contains(key));
        int files = 0;
        QDirIterator all(m_dir.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(key), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files >= 3);
    }

    // No dump of the memory that holds a key, by whatever collects dumps.
    void sealed()
    {
        QProcess process;
        process.start(QString::fromLocal8Bit(qgetenv("CREDENCE_CLI")),
                      {QStringLiteral("add"), m_store, QStringLiteral("--jsonl"), QStringLiteral("-")});
        QVERIFY(process.waitForStarted());
        const auto limit = [&] {
            QFile limits(QStringLiteral("/proc/%1/limits").arg(process.processId()));
            if (!limits.open(QIODevice::ReadOnly))
                return QByteArray();
            for (const QByteArray &row : limits.readAll().split('\n')) {
                if (row.startsWith("Max core file size"))
                    return row.simplified();
            }
            return QByteArray();
        };
        QVERIFY(QTest::qWaitFor([&] { return limit() == "Max core file size 0 0 bytes"; }));
        // The owner of what the kernel shows of it is root once it is sealed; under root that tells nothing.
        if (QFileInfo(QDir::homePath()).ownerId() != 0)
            QTRY_COMPARE(QFileInfo(QStringLiteral("/proc/%1/limits").arg(process.processId())).ownerId(), 0U);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
    }

private:
    QTemporaryDir m_dir;
    QString m_store;
};

CREDENCE_TEST(tst_cli_untrusted, TstCliUntrusted)

} // namespace tst_cli_untrusted

#include "tst_cli_untrusted.moc"
