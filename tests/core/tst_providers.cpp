// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "support/scriptedserver.h"

#include <credence/providers.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <map>

namespace tst_providers {

using namespace credence;
using namespace credence::test;

namespace {

class FakeKeyring final : public Keyring {
public:
    std::map<std::string, std::string> keys;
    Result<std::string> read(const std::string &provider, std::stop_token) override
    {
        if (const auto it = keys.find(provider); it != keys.end())
            return it->second;
        return Error{Errc::NotFound, "The keyring holds no key for " + provider + ".", {}};
    }
    Result<void> write(const std::string &provider, const std::string &key, std::stop_token) override
    {
        keys[provider] = key;
        return {};
    }
    Result<void> remove(const std::string &provider, std::stop_token) override
    {
        keys.erase(provider);
        return {};
    }
};

ProviderEntry entry(const std::string &name, const std::string &url)
{
    ProviderEntry made;
    made.config.name = name;
    made.config.url = url;
    made.config.model = "m";
    return made;
}

void put(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class TstProviders : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFileHoldsAllButKeys()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("deeper/providers.json")).toStdString();
        QVERIFY(readProviders(file)->empty());
        ProviderEntry work = entry("Work", "api.example.com");
        work.config.key = "sk-never-to-be-written";
        work.config.kind = ProviderKind::Anthropic;
        work.config.price = Price{3, 15};
        work.config.parallel = 4;
        work.config.callTimeout = std::chrono::milliseconds(90'500);
        work.keyFrom = KeyFrom::Environment;
        work.keyVariable = "WORK_KEY";
        ProviderEntry local = entry("local", "localhost:11434");
        local.config.embeddingModel = "nomic";
        ProviderEntry ring = entry("ring", "https://ring.example/v1");
        ring.keyFrom = KeyFrom::Keyring;
        const auto written = writeProviders(file, {work, local, ring});
        QVERIFY2(written.ok(), written ? "" : written.error().message.c_str());
        struct stat status {};
        QCOMPARE(::stat(file.c_str(), &status), 0);
        QCOMPARE(int(status.st_mode & 0777), 0600);
        QFile text(QString::fromStdString(file.string()));
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(!text.readAll().contains("sk-never"));

        std::vector<std::string> problems;
        const auto read = readProviders(file, &problems);
        QVERIFY(read.ok());
        QVERIFY(problems.empty());
        QCOMPARE(read->size(), std::size_t(3));
        QCOMPARE((*read)[0].config.name, std::string("work"));
        QCOMPARE((*read)[0].config.url, std::string("https://api.example.com/v1"));
        QVERIFY((*read)[0].config.kind == ProviderKind::Anthropic);
        QCOMPARE((*read)[0].config.price->out, 15.0);
        QCOMPARE((*read)[0].config.parallel, 4);
        QCOMPARE((*read)[0].config.callTimeout.count(), std::int64_t(90'500));
        QCOMPARE((*read)[0].keyVariable, std::string("WORK_KEY"));
        QCOMPARE((*read)[1].config.url, std::string("http://localhost:11434/v1"));
        QCOMPARE((*read)[1].config.embeddingModel, std::string("nomic"));
        QVERIFY(!(*read)[1].config.price.has_value());
        QVERIFY((*read)[2].keyFrom == KeyFrom::Keyring);
        QVERIFY((*read)[2].config.key.empty());
    }

    void whatIsBrokenIsNamedAndLeftOut()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.json"));
        put(path, "{\"format\":\"credence-providers\",\"version\":1,\"providers\":["
                  "{\"name\":\"clear\",\"url\":\"localhost\",\"model\":\"m\",\"key\":\"sk-in-the-open\"},"
                  "{\"name\":\"odd\",\"url\":\"not a url\",\"model\":\"m\"},"
                  "17,"
                  "{\"name\":\"half\",\"url\":\"localhost\",\"model\":\"m\",\"price_in\":2},"
                  "{\"name\":\"good\",\"url\":\"localhost\",\"model\":\"m\"},"
                  "{\"name\":\"GOOD\",\"url\":\"localhost\",\"model\":\"n\"}]}");
        std::vector<std::string> problems;
        const auto read = readProviders(path.toStdString(), &problems);
        QVERIFY(read.ok());
        QCOMPARE(read->size(), std::size_t(1));
        QCOMPARE((*read)[0].config.model, std::string("m"));
        QCOMPARE(problems.size(), std::size_t(5));
        for (const std::string &problem : problems)
            QVERIFY2(problem.find("sk-in") == std::string::npos, problem.c_str());
        QVERIFY(problems[0].find("in the clear") != std::string::npos);
        QVERIFY(problems[4].find("twice") != std::string::npos);
        put(path, "[]");
        QVERIFY(readProviders(path.toStdString()).error().code == Errc::Invalid);
    }

    void aNewerFileIsNeverWrittenOver()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.json"));
        const QByteArray newer = "{\"format\":\"credence-providers\",\"version\":2,\"providers\":{}}";
        put(path, newer);
        QVERIFY(readProviders(path.toStdString()).error().code == Errc::Unsupported);
        QVERIFY(writeProviders(path.toStdString(), {entry("a", "localhost")}).error().code == Errc::Unsupported);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), newer);
    }

    void namesTwiceAndBadVariablesAreRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("p.json")).toStdString();
        QVERIFY(writeProviders(file, {entry("a", "localhost"), entry("A", "localhost")}).error().code == Errc::Invalid);
        ProviderEntry pasted = entry("a", "localhost");
        pasted.keyFrom = KeyFrom::Environment;
        pasted.keyVariable = "sk-pasted-by-mistake-123456";
        const auto refused = checkedEntry(pasted);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().message.find("by-mistake-123456") == std::string::npos);
        ProviderEntry open = entry("a", "http://api.example.com");
        open.keyFrom = KeyFrom::Keyring;
        QVERIFY(checkedEntry(open).error().message.find("unprotected") != std::string::npos);
        QVERIFY(!std::filesystem::exists(file));
    }

    void theEnvironmentGoesFirst()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("p.json")).toStdString();
        ProviderEntry same = entry("tstenv", "https://file.example");
        same.keyFrom = KeyFrom::Environment;
        same.keyVariable = "TST_PROVIDERS_KEY";
        ProviderEntry other = same;
        other.config.name = "tstfile";
        QVERIFY(writeProviders(file, {same, other}).ok());
        qputenv("CREDENCE_PROVIDER_TSTENV_URL", "http://127.0.0.1:9");
        qputenv("CREDENCE_PROVIDER_TSTENV_MODEL", "mine");
        const auto unset = configuredProviders(file);
        qputenv("TST_PROVIDERS_KEY", "k1");
        const auto set = configuredProviders(file);
        qunsetenv("CREDENCE_PROVIDER_TSTENV_URL");
        qunsetenv("CREDENCE_PROVIDER_TSTENV_MODEL");
        qunsetenv("TST_PROVIDERS_KEY");
        QCOMPARE(unset.size(), std::size_t(2));
        QCOMPARE(unset[0].model, std::string("mine"));
        QCOMPARE(unset[1].name, std::string("tstfile"));
        QCOMPARE(unset[1].key, std::string());
        QCOMPARE(unset[1].keySource, std::string("from TST_PROVIDERS_KEY, which is not set"));
        QCOMPARE(set[1].key, std::string("k1"));
        QCOMPARE(set[1].keySource, std::string("from TST_PROVIDERS_KEY"));
    }

    void aKeyComesFromTheKeyringWhenItIsNeeded()
    {
        FakeKeyring keyring;
        ProviderEntry ring = entry("ring", "https://ring.example");
        ring.keyFrom = KeyFrom::Keyring;
        const ProviderConfig config = configOf(*checkedEntry(ring));
        QVERIFY(config.keyInKeyring);
        QVERIFY(withKey(config, keyring).error().code == Errc::NotFound);
        keyring.keys["ring"] = "k2";
        const auto keyed = withKey(config, keyring);
        QVERIFY(keyed.ok());
        QCOMPARE(keyed->key, std::string("k2"));
        QCOMPARE(keyed->keySource, std::string("from the keyring"));
    }

    void aTestSaysWhatIsWrong()
    {
        ScriptedServer server;
        const auto transport = createHttpTransport();
        ProviderConfig config;
        config.name = "work";
        config.url = server.url();
        config.model = "large";
        config.key = "sk-very-secret-key";
        config.price = Price{1'000'000, 0};
        server.reply(openAiReply("yes", 12, 1));
        const auto good = testProvider(config, *transport);
        QVERIFY2(good.ok(), good ? "" : good.error().message.c_str());
        QCOMPARE(good->tokensIn, std::uint64_t(12));
        QCOMPARE(good->cost, 12.0);
        QCOMPARE(server.requests().size(), std::size_t(1));

        const auto said = [&](const ScriptedReply &reply) {
            server.reply(reply);
            const auto failed = testProvider(config, *transport);
            return failed ? std::string("it worked") : failed.error().message;
        };
        const std::string key = said(errorReply(401, "bad key sk-very-secret-key", "invalid_api_key"));
        QVERIFY2(key.find("refused the key") != std::string::npos, key.c_str());
        QVERIFY2(key.find("very-secret") == std::string::npos, key.c_str());
        const std::string model = said(errorReply(404, "The model does not exist", "model_not_found"));
        QVERIFY2(model.find("does not know the model \"large\"") != std::string::npos, model.c_str());
        config.url = "http://127.0.0.1:1";
        const auto away = testProvider(config, *transport);
        QVERIFY(!away.ok());
        QVERIFY2(away.error().message.find("refuses the connection") != std::string::npos,
                 away.error().message.c_str());
        config.url = "not a url";
        QVERIFY(testProvider(config, *transport).error().message.find("is not an address") != std::string::npos);
    }
};

CREDENCE_TEST(tst_providers, TstProviders)

} // namespace tst_providers

#include "tst_providers.moc"
