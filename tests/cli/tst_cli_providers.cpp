// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The command that sets up model providers, and that reflect takes them from there.
#include "support/cli.h"
#include "support/registry.h"
#include "support/scriptedserver.h"

#include <QTest>

namespace tst_cli_providers {

using namespace credence::test;

namespace {
QString q(const char *text)
{
    return QString::fromUtf8(text);
}
} // namespace

class TstCliProviders : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        qputenv("CREDENCE_PROVIDERS", m_dir->filePath(q("c/providers.json")).toLocal8Bit());
    }
    void cleanup()
    {
        qunsetenv("CREDENCE_PROVIDERS");
        qunsetenv("TST_CLI_KEY");
    }

    void addedTestedChangedAndRemoved()
    {
        ScriptedServer server;
        QCOMPARE(cliJson({q("providers")}).json[q("providers")].toArray().size(), 0);
        const CliResult added = cliJson({q("providers"), q("--set"), q("Work"), q("--url"),
                                         QString::fromStdString(server.url()), q("--model"), q("large"), q("--key-env"),
                                         q("TST_CLI_KEY"), q("--price-in"), q("3"), q("--price-out"), q("15")});
        QVERIFY2(added.status == 0, added.told());
        QCOMPARE(added.json[q("state")].toString(), q("added"));
        const QJsonObject one = cliJson({q("providers")}).json[q("providers")].toArray().at(0).toObject();
        QCOMPARE(one[q("name")].toString(), q("work"));
        QCOMPARE(one[q("key")].toString(), q("from TST_CLI_KEY, which is not set"));
        QCOMPARE(one[q("price")].toObject()[q("out")].toDouble(), 15.0);
        qputenv("TST_CLI_KEY", "sk-a-key-of-this-test");
        server.reply(openAiReply("yes", 9, 1));
        const CliResult tested = cliJson({q("providers"), q("--test"), q("work")});
        QVERIFY2(tested.status == 0, tested.told());
        QCOMPARE(tested.json[q("tokens")].toObject()[q("in")].toInt(), 9);
        server.reply(errorReply(401, "no such key sk-a-key-of-this-test", "invalid_api_key"));
        const CliResult refused = cliJson({q("providers"), q("--test"), q("work")});
        QCOMPARE(refused.status, 5);
        QVERIFY2(refused.err.contains("refused the key"), refused.told());
        QVERIFY2(!refused.told().contains("sk-a-key"), refused.told());
        QCOMPARE(cliJson({q("providers"), q("--set"), q("work"), q("--model"), q("small")}).json[q("state")].toString(),
                 q("changed"));
        QCOMPARE(cliJson({q("providers")}).json[q("providers")].toArray().at(0).toObject()[q("model")].toString(),
                 q("small"));
        QCOMPARE(cliJson({q("providers"), q("--remove"), q("work")}).status, 0);
        QCOMPARE(cliJson({q("providers"), q("--remove"), q("work")}).status, 3);
    }

    void badInput()
    {
        QCOMPARE(cli({q("providers"), q("--set"), q("a"), q("--test"), q("a")}).status, 2);
        QCOMPARE(cli({q("providers"), q("--url"), q("localhost")}).status, 2); // of which one
        QCOMPARE(cli({q("providers"), q("--test"), q("nobody")}).status, 3);
        const CliResult url =
            cliJson({q("providers"), q("--set"), q("a"), q("--url"), q("not a url"), q("--model"), q("m")});
        QVERIFY2(url.status == 2 && url.err.contains("is not an address"), url.told());
        QVERIFY(!QFile::exists(m_dir->filePath(q("c/providers.json"))));
    }
};

CREDENCE_TEST(tst_cli_providers, TstCliProviders)

} // namespace tst_cli_providers

#include "tst_cli_providers.moc"
