// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Addresses as people type them, providers of the environment, waits that servers ask for, and the estimate of tokens.
#include "provider/retry.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/provider.h>

#include <nlohmann/json.hpp>

#include <QTest>

#include <fstream>

namespace tst_provider_config {

using namespace credence;
using namespace std::chrono_literals;

namespace {

ProviderConfig provider(const std::string &url)
{
    ProviderConfig config;
    config.name = "work";
    config.url = url;
    config.model = "small-1";
    return config;
}

std::string errorOf(const ProviderConfig &config)
{
    const auto checked = checkedProvider(config);
    if (checked.ok())
        return "no error";
    return checked.error().code == Errc::Invalid ? checked.error().message : "another code";
}

// Variables of the environment for the length of a test.
class Environment {
public:
    explicit Environment(std::vector<std::pair<const char *, const char *>> variables)
        : m_variables(std::move(variables))
    {
        for (const auto &[name, value] : m_variables)
            qputenv(name, value);
    }
    ~Environment()
    {
        for (const auto &[name, value] : m_variables)
            qunsetenv(name);
    }
    Environment(const Environment &) = delete;
    Environment &operator=(const Environment &) = delete;

private:
    std::vector<std::pair<const char *, const char *>> m_variables;
};

// 1994-11-06T08:49:37Z, the example of RFC 9110
const std::chrono::sys_seconds kNow{std::chrono::sys_days{std::chrono::year{1994} / 11 / 6} + 8h + 49min + 37s};

std::int64_t waitOf(std::string_view header)
{
    const auto wait = retry::retryAfter(header, kNow);
    return wait ? wait->count() : -1;
}

} // namespace

class TstProviderConfig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void addresses_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("url");
        const auto row = [](const char *typed, const char *url) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(url);
        };
        row("api.example.com", "https://api.example.com/v1");
        row("API.Example.COM", "https://api.example.com/v1");
        row("localhost", "http://localhost/v1");
        row("localhost:11434", "http://localhost:11434/v1");
        row("127.0.0.1:8080", "http://127.0.0.1:8080/v1");
        row("[::1]:8080", "http://[::1]:8080/v1");
        row("192.168.1.5:11434", "https://192.168.1.5:11434/v1");
        row("http://192.168.1.5:11434", "http://192.168.1.5:11434/v1");
        row("https://api.example.com", "https://api.example.com/v1");
        row("https://api.example.com/", "https://api.example.com/v1");
        row("https://api.example.com/v1/", "https://api.example.com/v1");
        row("https://api.example.com/v1beta/openai", "https://api.example.com/v1beta/openai");
        row("https://api.example.com/v1/chat/completions", "https://api.example.com/v1");
        row("https://api.example.com/v1/messages", "https://api.example.com/v1");
        row("https://api.example.com/v1/embeddings/", "https://api.example.com/v1");
        row("api.example.com/openai/v1", "https://api.example.com/openai/v1");
        row("HTTPS://api.example.com:443/Team", "https://api.example.com:443/Team");
        row("  https://api.example.com/v1 \n", "https://api.example.com/v1");
        row("http://models:8000", "http://models:8000/v1");
        row("https://api.example.com/v1/models//models/", "https://api.example.com/v1");
        row("https://api.example.com/a/v1//chat/completions/", "https://api.example.com/a/v1");
        row("bücher.example", "https://bücher.example/v1");
    }
    void addresses()
    {
        QFETCH(QString, typed);
        QFETCH(QString, url);
        const auto checked = checkedProvider(provider(typed.toStdString()));
        QVERIFY_OK(checked);
        QCOMPARE(QString::fromStdString(checked->url), url);
        QCOMPARE(checked->keySource, std::string("no key needed"));
    }

    void noAddresses_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        const QString none = QStringLiteral("\"%1\" is not an address; write one such as http://localhost:11434 or "
                                            "https://api.example.com/v1.");
        for (const char *typed : {"not an address", "http://", "https:///v1", "http://a b", "http:/api.example.com",
                                  "https://api.example.com:port", "1.2.3", "300.1.1.1", "https://a..b", "-x.example",
                                  "https://api.example.com/<v1>", "[::1", "[zz]"})
            QTest::newRow(typed) << QString::fromUtf8(typed) << none.arg(QString::fromUtf8(typed));
        QTest::newRow("empty") << " "
                               << "An address is needed, such as http://localhost:11434 or https://api.example.com/v1.";
        QTest::newRow("scheme")
            << "ftp://api.example.com"
            << "\"ftp://api.example.com\" is neither http nor https, so no model can be reached by it.";
        QTest::newRow("file") << "file:///etc/passwd"
                              << "\"file:///etc/passwd\" is neither http nor https, so no model can be reached by it.";
        QTest::newRow("port") << "localhost:70000"
                              << "Port 70000 does not exist; ports go from 1 to 65535.";
        QTest::newRow("password")
            << "https://me:secret@api.example.com"
            << "The address holds a name or a password before \"@\"; put a key into the key instead.";
        QTest::newRow("query") << "https://api.example.com/v1?key=secret"
                               << "The address holds a \"?\" or a \"#\"; give the base address only, up to /v1.";
    }
    void noAddresses()
    {
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        QCOMPARE(QString::fromStdString(errorOf(provider(typed.toStdString()))), sentence);
    }

    void ranges()
    {
        ProviderConfig config = provider("localhost");
        QCOMPARE(errorOf(config), std::string("no error"));
        config.parallel = 33;
        QCOMPARE(errorOf(config), std::string("Calls at once must be between 1 and 32."));
        config.parallel = 0;
        QCOMPARE(errorOf(config), std::string("Calls at once must be between 1 and 32."));
        config = provider("localhost");
        config.maxAttempts = 11;
        QCOMPARE(errorOf(config), std::string("Tries of a call must be between 1 and 10."));
        config = provider("localhost");
        config.callTimeout = 999ms;
        QCOMPARE(errorOf(config), std::string("The time limit of a call must be between 1 second and 1 hour."));
        config = provider("localhost");
        config.stallTimeout = 2h;
        QCOMPARE(errorOf(config), std::string("The time without a byte must be between 1 second and 1 hour."));
        config = provider("localhost");
        config.price = Price{-1, 0};
        QCOMPARE(errorOf(config), std::string("Prices must be 0 or more."));
        config = provider("localhost");
        config.model = " ";
        QCOMPARE(errorOf(config), std::string("Name the model that work is to use."));
        config = provider("localhost");
        config.name = "my work";
        QCOMPARE(errorOf(config),
                 std::string("\"my work\" is no name for a provider: letters, digits, - and _, at most 60."));
        config = provider("localhost");
        config.kind = ProviderKind::Anthropic;
        config.embeddingModel = "x";
        QCOMPARE(errorOf(config),
                 std::string("The Anthropic API serves no embeddings; leave the embedding model empty."));
    }

    void keys()
    {
        ProviderConfig config = provider("https://api.example.com");
        config.key = " sk-1234567890\n";
        const auto checked = checkedProvider(config);
        QVERIFY_OK(checked);
        QCOMPARE(checked->key, std::string("sk-1234567890"));
        QCOMPARE(checked->keySource, std::string("from the settings"));
        config.key = "sk-1\r\nX-Other: 1";
        QCOMPARE(errorOf(config), std::string("The key holds a space or a character that no key has; copy it again."));
        // In the clear only where it does not leave the house.
        config.key = "sk-1234567890";
        config.url = "http://api.example.com";
        QCOMPARE(errorOf(config), std::string("The key would travel to http://api.example.com/v1 unprotected; use "
                                              "https:// in the address."));
        for (const char *near :
             {"http://localhost:1", "http://10.1.2.3", "http://172.16.0.1", "http://192.168.0.9:8000", "http://models",
              "http://models.local", "http://[fd00::1]:80"}) {
            config.url = near;
            QCOMPARE(errorOf(config), std::string("no error"));
        }
        for (const char *far :
             {"http://172.32.0.1", "http://11.1.1.1", "http://[2001:db8::1]", "http://10.example.com"}) {
            config.url = far;
            QVERIFY(errorOf(config).starts_with("The key would travel to "));
        }
    }

    void environment()
    {
        const Environment environment({{"CREDENCE_PROVIDER_WORK_URL", "api.example.com"},
                                       {"CREDENCE_PROVIDER_WORK_MODEL", "small-1"},
                                       {"CREDENCE_PROVIDER_WORK_KEY", "sk-secret"},
                                       {"CREDENCE_PROVIDER_WORK_EMBEDDING_MODEL", "embed-1"},
                                       {"CREDENCE_PROVIDER_WORK_PRICE_IN", "0.5"},
                                       {"CREDENCE_PROVIDER_WORK_PRICE_OUT", "1.5"},
                                       {"CREDENCE_PROVIDER_WORK_PARALLEL", "4"},
                                       {"CREDENCE_PROVIDER_MY_BOX_KIND", "Anthropic"},
                                       {"CREDENCE_PROVIDER_MY_BOX_URL", "localhost:9"},
                                       {"CREDENCE_PROVIDER_MY_BOX_MODEL", "m"}});
        std::vector<std::string> problems;
        const auto all = providersFromEnvironment(&problems);
        QVERIFY(problems.empty());
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[0].name, std::string("my_box"));
        QVERIFY(all[0].kind == ProviderKind::Anthropic);
        QCOMPARE(all[0].url, std::string("http://localhost:9/v1"));
        QCOMPARE(all[0].keySource, std::string("no key needed"));
        QVERIFY(!all[0].price);
        QCOMPARE(all[1].name, std::string("work"));
        QVERIFY(all[1].kind == ProviderKind::OpenAi);
        QCOMPARE(all[1].url, std::string("https://api.example.com/v1"));
        QCOMPARE(all[1].model, std::string("small-1"));
        QCOMPARE(all[1].embeddingModel, std::string("embed-1"));
        QCOMPARE(all[1].key, std::string("sk-secret"));
        QCOMPARE(all[1].keySource, std::string("from CREDENCE_PROVIDER_WORK_KEY"));
        QCOMPARE(all[1].price->in, 0.5);
        QCOMPARE(all[1].price->out, 1.5);
        QCOMPARE(all[1].parallel, 4);
    }

    void brokenOnesAreNamed()
    {
        const Environment environment({{"CREDENCE_PROVIDER_A_URL", "localhost"},
                                       {"CREDENCE_PROVIDER_B_MODEL", "m"},
                                       {"CREDENCE_PROVIDER_C_URL", "not an address"},
                                       {"CREDENCE_PROVIDER_C_MODEL", "m"},
                                       {"CREDENCE_PROVIDER_C_KEY", "sk-secret"},
                                       {"CREDENCE_PROVIDER_D_URL", "localhost"},
                                       {"CREDENCE_PROVIDER_D_MODEL", "m"},
                                       {"CREDENCE_PROVIDER_D_KIND", "other"},
                                       {"CREDENCE_PROVIDER_E_URL", "localhost"},
                                       {"CREDENCE_PROVIDER_E_MODEL", "m"},
                                       {"CREDENCE_PROVIDER_E_PRICE_IN", "cheap"},
                                       {"CREDENCE_PROVIDER_E_PRICE_OUT", "1"},
                                       {"CREDENCE_PROVIDER_F_URL", "localhost"},
                                       {"CREDENCE_PROVIDER_F_MODEL", "m"},
                                       {"CREDENCE_PROVIDER_F_PARALLEL", "99"},
                                       {"CREDENCE_PROVIDER_G_URL", "localhost"},
                                       {"CREDENCE_PROVIDER_G_MODEL", "m"},
                                       {"CREDENCE_PROVIDER_G_PRICE_IN", "1"}});
        std::vector<std::string> problems;
        QVERIFY(providersFromEnvironment(&problems).empty());
        const std::vector<std::string> expected{
            "Provider a is left out: CREDENCE_PROVIDER_A_MODEL is missing.",
            "Provider b is left out: CREDENCE_PROVIDER_B_URL is missing.",
            "Provider c is left out: \"not an address\" is not an address; write one such as http://localhost:11434 or "
            "https://api.example.com/v1.",
            "Provider d is left out: CREDENCE_PROVIDER_D_KIND is \"other\", but only openai and anthropic are known.",
            "Provider e is left out: CREDENCE_PROVIDER_E_PRICE_IN is \"cheap\", not a price per million tokens.",
            "Provider f is left out: Calls at once must be between 1 and 32.",
            "Provider g is left out: CREDENCE_PROVIDER_G_PRICE_OUT is missing; state both prices or none."};
        QCOMPARE(problems, expected);
        QVERIFY(providersFromEnvironment().empty()); // without asking for the problems
    }

    void anUnknownVariableIsNamed()
    {
        const Environment environment({{"CREDENCE_PROVIDER_A_URLL", "localhost"}, {"CREDENCE_UNRELATED", "1"}});
        std::vector<std::string> problems;
        QVERIFY(providersFromEnvironment(&problems).empty());
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems[0].starts_with("CREDENCE_PROVIDER_A_URLL says nothing that is known; "));
    }

    void noneByDefault() { QVERIFY(providersFromEnvironment().empty()); }

    // --- waits ---

    void retryAfter()
    {
        QCOMPARE(waitOf("7"), std::int64_t(7000));
        QCOMPARE(waitOf(" 7 "), std::int64_t(7000));
        QCOMPARE(waitOf("0"), std::int64_t(0));
        QCOMPARE(waitOf("1.5"), std::int64_t(1500));
        QCOMPARE(waitOf("3600"), std::int64_t(60'000)); // capped
        QCOMPARE(waitOf("1e300"), std::int64_t(60'000));
        QCOMPARE(waitOf("-5"), std::int64_t(-1));
        QCOMPARE(waitOf("nan"), std::int64_t(-1));
        QCOMPARE(waitOf("soon"), std::int64_t(-1));
        QCOMPARE(waitOf(""), std::int64_t(-1));
        QCOMPARE(waitOf("Sun, 06 Nov 1994 08:49:47 GMT"), std::int64_t(10'000));
        QCOMPARE(waitOf("Sunday, 06-Nov-94 08:49:47 GMT"), std::int64_t(10'000));
        QCOMPARE(waitOf("Sun Nov  6 08:49:47 1994"), std::int64_t(10'000));
        QCOMPARE(waitOf("Sun, 06 Nov 1994 08:49:30 GMT"), std::int64_t(0)); // past
        QCOMPARE(waitOf("Sun, 06 Nov 2094 08:49:30 GMT"), std::int64_t(60'000));
        QCOMPARE(waitOf("Sun, 31 Feb 1995 08:49:30 GMT"), std::int64_t(-1));
        QCOMPARE(waitOf("Sun, 06 Nov 1994 25:49:30 GMT"), std::int64_t(-1));
        QCOMPARE(waitOf("Sun, 06 Foo 1994 08:49:30 GMT"), std::int64_t(-1));
        QCOMPARE(waitOf("Sun, 06 Nov 1994 08:49:30 CET"), std::int64_t(-1));
    }

    void backOff()
    {
        QCOMPARE(retry::backOff(1, 1.0).count(), std::int64_t(1000));
        QCOMPARE(retry::backOff(1, 0.0).count(), std::int64_t(500));
        QCOMPARE(retry::backOff(3, 0.5).count(), std::int64_t(3000));
        QCOMPARE(retry::backOff(6, 1.0).count(), std::int64_t(30'000)); // 32 s, capped
        QCOMPARE(retry::backOff(1000, 1.0).count(), std::int64_t(30'000));
    }

    // --- tokens ---

    void tokens()
    {
        QCOMPARE(estimatedTokens(""), std::uint64_t(0));
        QCOMPARE(estimatedTokens("one two three"), std::uint64_t(3));
        QCOMPARE(estimatedTokens("word, word."), std::uint64_t(4));
        QCOMPARE(estimatedTokens("misunderstanding"), std::uint64_t(4)); // 16 letters: 1 and 3 for the 8 beyond
        QCOMPARE(estimatedTokens("2026-04-12"), std::uint64_t(6));       // 2 + 1 + 1 + 1 + 1
        QCOMPARE(estimatedTokens("a\n\nb"), std::uint64_t(3));
        QCOMPARE(estimatedTokens("\xE6\x97\xA5\xE5\xBF\x97"), std::uint64_t(2)); // two ideographs
        QCOMPARE(estimatedTokens("\xF0\x9F\x98\x80"), std::uint64_t(2));         // an emoji
        QCOMPARE(estimatedTokens("\xFF\xFE"), std::uint64_t(2));
    }

    // o200k_base counts 9,649 tokens in the texts of the sample.
    void tokensOfTheSample()
    {
        std::ifstream file(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl");
        std::uint64_t sum = 0;
        int texts = 0;
        for (std::string line; std::getline(file, line);) {
            const auto json = nlohmann::json::parse(line, nullptr, false);
            if (!json.is_object() || !json.contains("text") || json["text"].get<std::string>().empty())
                continue;
            sum += estimatedTokens(json["text"].get<std::string>());
            ++texts;
        }
        if (texts != 368)
            QSKIP("the sample is another one than was measured");
        QVERIFY2(sum > 9'649 * 97 / 100 && sum < 9'649 * 103 / 100, std::to_string(sum).c_str());
    }
};

CREDENCE_TEST(tst_provider_config, TstProviderConfig)

} // namespace tst_provider_config

#include "tst_provider_config.moc"
