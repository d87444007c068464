// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The server for agents as a process: standard output carries the protocol alone, it ends with its input, and it lives
// beside other programs that hold the store.
#include "support/cli.h"
#include "support/registry.h"

#include <QElapsedTimer>
#include <QTest>

namespace tst_cli_mcp {

using namespace credence::test;

class Agent {
public:
    explicit Agent(const QStringList &arguments)
    {
        m_process.start(QString::fromLocal8Bit(qgetenv("CREDENCE_CLI")),
                        QStringList{QStringLiteral("mcp")} + arguments);
        if (m_process.waitForStarted(30'000))
            m_hello =
                ask(QStringLiteral("initialize"),
                    {{QStringLiteral("protocolVersion"), QStringLiteral("2025-06-18")},
                     {QStringLiteral("capabilities"), QJsonObject()},
                     {QStringLiteral("clientInfo"), QJsonObject{{QStringLiteral("name"), QStringLiteral("agent")}}}});
    }
    ~Agent()
    {
        m_process.kill();
        m_process.waitForFinished(5'000);
    }
    Agent(const Agent &) = delete;
    Agent &operator=(const Agent &) = delete;

    void write(const QByteArray &bytes) { m_process.write(bytes); }
    // The next line, "" when none comes.
    QByteArray line()
    {
        QElapsedTimer clock;
        clock.start();
        while (!m_process.canReadLine() && clock.elapsed() < 60'000 && m_process.state() == QProcess::Running)
            m_process.waitForReadyRead(1'000);
        return m_process.readLine().trimmed();
    }
    QJsonObject ask(const QString &method, const QJsonObject &params = {})
    {
        const QJsonObject request{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                                  {QStringLiteral("id"), ++m_id},
                                  {QStringLiteral("method"), method},
                                  {QStringLiteral("params"), params}};
        write(QJsonDocument(request).toJson(QJsonDocument::Compact) + "\n");
        return QJsonDocument::fromJson(line()).object();
    }
    QJsonObject call(const QString &tool, const QJsonObject &arguments = {})
    {
        return ask(QStringLiteral("tools/call"),
                   {{QStringLiteral("name"), tool}, {QStringLiteral("arguments"), arguments}})[u"result"]
            .toObject();
    }
    // Closes its input; the exit status, -1 when it did not end.
    int end()
    {
        m_process.closeWriteChannel();
        return m_process.waitForFinished(30'000) && m_process.exitStatus() == QProcess::NormalExit
                   ? m_process.exitCode()
                   : -1;
    }
    [[nodiscard]] const QJsonObject &hello() const { return m_hello; }
    [[nodiscard]] QByteArray rest() { return m_process.readAllStandardOutput(); }
    [[nodiscard]] QByteArray log() { return m_process.readAllStandardError(); }
    void terminate() { m_process.terminate(); }
    bool ended() { return m_process.waitForFinished(30'000); }
    int status() { return m_process.exitCode(); }

private:
    QProcess m_process;
    int m_id = 0;
    QJsonObject m_hello;
};

class TstCliMcp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_store = m_dir.filePath(QStringLiteral("a.credence"));
        QCOMPARE(cli({QStringLiteral("init"), m_store, QStringLiteral("--scope"), QStringLiteral("Sam")}).status, 0);
        QCOMPARE(
            cli({QStringLiteral("import"), m_store, QStringLiteral(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl")})
                .status,
            0);
    }
    void converses();
    void survivesAnything();
    void beside();
    void endsWhenAsked();
    void usage();

private:
    QTemporaryDir m_dir;
    QString m_store;
};

void TstCliMcp::converses()
{
    Agent agent({m_store});
    QCOMPARE(agent.hello()[u"result"][u"protocolVersion"].toString(), QStringLiteral("2025-06-18"));
    const QJsonObject stored = agent.call(QStringLiteral("remember"),
                                          {{QStringLiteral("text"), QStringLiteral("Sam closed the ticket.\nDone.")},
                                           {QStringLiteral("id"), QStringLiteral("t1")}});
    QCOMPARE(stored[u"structuredContent"][u"id"].toString(), QStringLiteral("t1"));
    const QJsonObject why = agent.call(QStringLiteral("why"), {{QStringLiteral("id"), QStringLiteral("t1")}});
    QCOMPARE(why[u"structuredContent"][u"text"].toString(), QStringLiteral("Sam closed the ticket.\nDone."));
    // Another program sees it at once.
    const CliResult shown = cliJson({QStringLiteral("show"), m_store, QStringLiteral("t1")});
    QCOMPARE(shown.json[u"origin"].toString(), QStringLiteral("agent"));
    QCOMPARE(agent.end(), 0);
    QCOMPARE(agent.rest(), QByteArray());
    QVERIFY(agent.log().contains("mcp:agent connected"));
    QCOMPARE(cliJson({QStringLiteral("verify"), m_store}).status, 0);
}

void TstCliMcp::survivesAnything()
{
    Agent agent({m_store});
    agent.write("garbage\n\n\r\n\xff\xfe\n" + QByteArray(100'000, '[') + "\n");
    for (int i = 0; i < 3; ++i)
        QCOMPARE(QJsonDocument::fromJson(agent.line())[u"error"][u"code"].toInt(), -32700);
    // Twelve megabytes without a newline are not kept.
    for (int i = 0; i < 12; ++i)
        agent.write(QByteArray(1 << 20, 'x'));
    agent.write("\n");
    const QJsonDocument refused = QJsonDocument::fromJson(agent.line());
    QCOMPARE(refused[u"error"][u"code"].toInt(), -32700);
    QVERIFY(refused[u"id"].isNull());
    QVERIFY(agent.ask(QStringLiteral("ping")).contains(QStringLiteral("result")));
    // A last line without its newline is answered too.
    agent.write(R"({"jsonrpc":"2.0","id":"last","method":"ping"})");
    QCOMPARE(agent.end(), 0);
    QCOMPARE(agent.rest(), QByteArray("{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"result\":{}}\n"));
}

// Two agents, a watcher that holds the store open for writing, and a person at the command line.
void TstCliMcp::beside()
{
    QProcess watch;
    watch.start(QString::fromLocal8Bit(qgetenv("CREDENCE_CLI")),
                {QStringLiteral("watch"), m_store, QStringLiteral("--interval"), QStringLiteral("1s")});
    QVERIFY(watch.waitForStarted(30'000));
    const int before = cliJson({QStringLiteral("info"), m_store}).json[u"memories"].toInt();
    Agent one({m_store}), two({m_store, QStringLiteral("--scope"), QStringLiteral("Sam")});
    for (int i = 0; i < 20; ++i) {
        for (Agent *agent : {&one, &two}) {
            const QJsonObject stored = agent->call(
                QStringLiteral("remember"), {{QStringLiteral("text"), QStringLiteral("Turn %1 was taken.").arg(i)}});
            QCOMPARE(stored[u"isError"].toBool(true), false);
        }
        if (i % 10 == 0)
            QCOMPARE(cli({QStringLiteral("add"), m_store, QStringLiteral("--text"), QStringLiteral("By hand.")}).status,
                     0);
    }
    // What one wrote the other finds.
    const QJsonObject found = two.call(QStringLiteral("recall"), {{QStringLiteral("query"), QStringLiteral("turn 19")},
                                                                  {QStringLiteral("layer"), QStringLiteral("episodes")},
                                                                  {QStringLiteral("k"), 2}});
    QStringList texts;
    for (const QJsonValue &hit : found[u"structuredContent"][u"hits"].toArray())
        texts << hit[u"text"].toString();
    QCOMPARE(texts, QStringList(2, QStringLiteral("Turn 19 was taken.")));
    QCOMPARE(one.end(), 0);
    QCOMPARE(two.end(), 0);
    watch.terminate();
    QVERIFY(watch.waitForFinished(60'000));
    QCOMPARE(watch.exitCode(), 130);
    QCOMPARE(cliJson({QStringLiteral("info"), m_store}).json[u"memories"].toInt(), before + 42);
    QCOMPARE(cliJson({QStringLiteral("verify"), m_store}).status, 0);
}

void TstCliMcp::endsWhenAsked()
{
    Agent agent({m_store, QStringLiteral("--read-only")});
    QStringList names;
    for (const QJsonValue &tool : agent.ask(QStringLiteral("tools/list"))[u"result"][u"tools"].toArray())
        names << tool[u"name"].toString();
    QCOMPARE(names, (QStringList{QStringLiteral("recall"), QStringLiteral("why"), QStringLiteral("insights"),
                                 QStringLiteral("check")}));
    agent.terminate();
    QVERIFY(agent.ended());
    QCOMPARE(agent.status(), 130);
}

void TstCliMcp::usage()
{
    QCOMPARE(cli({QStringLiteral("mcp")}).status, 2);
    QCOMPARE(cli({QStringLiteral("mcp"), m_dir.filePath(QStringLiteral("none.credence"))}).status, 3);
    const CliResult scope = cli({QStringLiteral("mcp"), m_store, QStringLiteral("--scope"), QStringLiteral("Eve")});
    QCOMPARE(scope.status, 3);
    QCOMPARE(scope.out, QByteArray());
    // Of several scopes one must be named.
    QCOMPARE(cli({QStringLiteral("add"), m_store, QStringLiteral("--text"), QStringLiteral("x"),
                  QStringLiteral("--scope"), QStringLiteral("Eve")})
                 .status,
             0);
    const CliResult which = cli({QStringLiteral("mcp"), m_store});
    QCOMPARE(which.status, 2);
    QVERIFY(which.err.contains("Eve") && which.err.contains("Sam"));
}

CREDENCE_TEST(tst_cli_mcp, TstCliMcp)

} // namespace tst_cli_mcp

#include "tst_cli_mcp.moc"
