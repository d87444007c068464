// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The model client, the transport and a server together: the whole way of a call.
#include "support/registry.h"
#include "support/scriptedserver.h"
#include "support/stores.h"

#include <credence/provider.h>

#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

namespace tst_provider_server {

using namespace credence;
using namespace credence::test;
using namespace std::chrono_literals;

namespace {

ProviderConfig provider(const std::string &url, ProviderKind kind = ProviderKind::OpenAi)
{
    ProviderConfig config;
    config.name = "local";
    config.kind = kind;
    config.url = url + "/v1";
    config.model = "small-1";
    config.key = "sk-local-0123456789";
    return config;
}

ChatRequest ask()
{
    ChatRequest request;
    request.stage = "propose";
    request.label = "Propose";
    request.system = "You find regularities.";
    request.user = "What follows?";
    return request;
}

} // namespace

class TstProviderServer : public QObject {
    Q_OBJECT
    std::unique_ptr<HttpTransport> m_transport;
    std::vector<std::int64_t> m_waits;

    std::unique_ptr<ModelClient> client(const ProviderConfig &config, CallObserver observer = {})
    {
        m_waits.clear();
        ClientOptions options;
        options.observer = std::move(observer);
        options.wait = [this](std::chrono::milliseconds time, const std::stop_token &) {
            m_waits.push_back(time.count());
        };
        return createModelClient(config, m_transport.get(), options);
    }

private Q_SLOTS:
    void initTestCase() { m_transport = createHttpTransport(); }
    void cleanupTestCase() { m_transport.reset(); }

    void bothApisStreamedAndPlain()
    {
        ScriptedServer server;
        server.reply(openAiReply("plain"));
        server.reply(openAiStream({"stre", "amed"}, 11, 7));
        server.reply(anthropicReply("plain"));
        server.reply(anthropicStream({"stre", "amed"}, 11, 7));
        for (const ProviderKind kind : {ProviderKind::OpenAi, ProviderKind::Anthropic}) {
            const auto asked = client(provider(server.url(), kind));
            const auto plain = asked->chat(ask(), {});
            QVERIFY_OK(plain);
            QCOMPARE(plain->text, std::string("plain"));
            QCOMPARE(plain->tokensIn, std::uint64_t(100));
            const auto streamed = asked->chat(ask(), {});
            QVERIFY_OK(streamed);
            QCOMPARE(streamed->text, std::string("streamed"));
            QCOMPARE(streamed->tokensIn, std::uint64_t(11));
            QCOMPARE(streamed->tokensOut, std::uint64_t(7));
            QCOMPARE(streamed->tokensEstimated, false);
        }
        const auto requests = server.requests();
        QCOMPARE(requests.at(0).path, std::string("/v1/chat/completions"));
        QCOMPARE(requests.at(0).header("authorization"), std::string("Bearer sk-local-0123456789"));
        QCOMPARE(requests.at(2).path, std::string("/v1/messages"));
        QCOMPARE(requests.at(2).header("x-api-key"), std::string("sk-local-0123456789"));
        QCOMPARE(requests.at(2).header("anthropic-version"), std::string("2023-06-01"));
        QCOMPARE(requests.at(2).header("authorization"), std::string());
    }

    // A stream cut by the network at each of its bytes gives the same text.
    void aStreamInAnyPortions()
    {
        ScriptedServer server;
        for (const int bytes : {1, 2, 3, 7}) {
            ScriptedReply reply = openAiStream({"gr\xC3\xBC\xC3\x9F", " dich ", "\xF0\x9F\x98\x80"});
            reply.dripBytes = bytes;
            server.reply(reply);
            std::string last;
            const auto asked = client(provider(server.url()), [&](CallPhase phase, const CallRecord &record) {
                if (phase == CallPhase::Receiving)
                    last = record.text;
            });
            const auto call = asked->chat(ask(), {});
            QVERIFY_OK(call);
            QCOMPARE(call->text, std::string("gr\xC3\xBC\xC3\x9F dich \xF0\x9F\x98\x80"));
            QVERIFY(call->text.starts_with(last));
        }
    }

    void faultsAndThenAnAnswer()
    {
        ScriptedServer server;
        ScriptedReply limited = errorReply(429, "slow down");
        limited.headers = {{"Retry-After", "3"}};
        server.reply(limited);
        server.reply(errorReply(500, "oops"));
        ScriptedReply cut = openAiStream({"half an answer that is never finished"});
        cut.only = 60;
        server.reply(cut);
        server.reply(openAiStream({"whole"}));
        const auto call = client(provider(server.url()))->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("whole"));
        QCOMPARE(call->attempts.size(), std::size_t(4));
        QCOMPARE(call->attempts[0].status, 429);
        QCOMPARE(call->attempts[0].error, std::string("local limits calls (429). It says: slow down"));
        QCOMPARE(call->attempts[1].error, std::string("local had an error of its own (500). It says: oops"));
        QVERIFY(!call->attempts[2].error.empty());
        QCOMPARE(m_waits.size(), std::size_t(3));
        QCOMPARE(m_waits[0], std::int64_t(3000));
        QCOMPARE(server.requests().size(), std::size_t(4));
    }

    void stalls()
    {
        ScriptedServer server;
        ScriptedReply silent;
        silent.silent = true;
        server.reply(silent);
        server.reply(openAiReply("there"));
        ProviderConfig config = provider(server.url());
        config.stallTimeout = 200ms;
        const auto call = client(config)->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("there"));
        QCOMPARE(call->attempts.size(), std::size_t(2));
        QVERIFY(call->attempts[0].error.starts_with("Nothing more came from "));
    }

    void aTotalLimitEndsASlowDrip()
    {
        ScriptedServer server;
        ScriptedReply drip = openAiStream({std::string(50'000, 'x')});
        drip.dripBytes = 1;
        server.reply(drip);
        ProviderConfig config = provider(server.url());
        config.callTimeout = 300ms;
        const auto call = client(config)->chat(ask(), {});
        QVERIFY(!call.ok());
        QVERIFY(call.error().message.starts_with("The reply took too long: "));
        QCOMPARE(server.requests().size(), std::size_t(1));
    }

    void anOversizedReplyEnds()
    {
        ScriptedServer server;
        server.reply(openAiReply(std::string(17u << 20, 'x')));
        const auto call = client(provider(server.url()))->chat(ask(), {});
        QVERIFY(!call.ok());
        QVERIFY(call.error().message.starts_with("The reply is too large: "));
        QCOMPARE(server.requests().size(), std::size_t(1));
    }

    void aRedirectNeverReachesItsTarget()
    {
        ScriptedServer target;
        ScriptedServer server;
        ScriptedReply moved;
        moved.status = 307;
        moved.headers = {{"Location", target.url() + "/v1/chat/completions"}};
        server.reply(moved);
        const auto call = client(provider(server.url()))->chat(ask(), {});
        QVERIFY(!call.ok());
        QCOMPARE(call.error().message, "local sends elsewhere (307, to 127.0.0.1:" + std::to_string(target.port()) +
                                           "), which is never followed; correct the address.");
        QCOMPARE(target.connections(), 0);
    }

    void cancelledInTheMiddleKeepsWhatCame()
    {
        ScriptedServer server;
        ScriptedReply drip = openAiStream({"one ", "two ", std::string(100'000, 'x')});
        drip.dripBytes = 40;
        server.reply(drip);
        std::stop_source stop;
        const auto asked = client(provider(server.url()), [&](CallPhase phase, const CallRecord &) {
            if (phase == CallPhase::Receiving)
                stop.request_stop();
        });
        const auto call = asked->chat(ask(), stop.get_token());
        QVERIFY(!call.ok());
        QCOMPARE(call.error().code, Errc::Cancelled);
        QCOMPARE(asked->records().size(), std::size_t(1));
        QVERIFY(!asked->records().at(0).reply.empty());
        QVERIFY(server.waitUntilClosed());
    }

    // Thirty-two calls at once, which is the most that a provider may be set to, all open at the same time.
    void asManyAtOnceAsAreAllowed()
    {
        ScriptedServer server;
        std::atomic<int> waiting{0};
        std::vector<std::thread> threads;
        std::stop_source stop;
        server.replyWith([](const ScriptedRequest &) {
            ScriptedReply silent;
            silent.silent = true;
            return silent;
        });
        ProviderConfig config = provider(server.url());
        config.parallel = 32;
        const auto asked = client(config);
        for (int i = 0; i < 32; ++i)
            threads.emplace_back([&] {
                const auto call = asked->chat(ask(), stop.get_token());
                waiting += !call.ok() && call.error().code == Errc::Cancelled ? 1 : 0;
            });
        const bool all = server.waitForRequests(32);
        stop.request_stop();
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY(all);
        QCOMPARE(waiting.load(), 32);
    }

    void vectors()
    {
        ScriptedServer server;
        ScriptedReply reply;
        reply.body = "{\"data\":[{\"index\":0,\"embedding\":[0.25,-1]}],\"usage\":{\"prompt_tokens\":2}}";
        server.reply(reply);
        ProviderConfig config = provider(server.url());
        config.embeddingModel = "embed-1";
        const auto got = client(config)->embed({"a"}, {});
        QVERIFY_OK(got);
        const std::vector<std::vector<float>> expected{{0.25F, -1.0F}};
        QCOMPARE(*got, expected);
        QCOMPARE(server.requests().at(0).path, std::string("/v1/embeddings"));
    }

    // A server that somebody else wrote, if it is installed: CREDENCE_MOCK_LLM names its program, or it lies in
    // build/npm (npm install --prefix build/npm @dwmkerr/mock-llm).
    void aServerFromElsewhere()
    {
        QString program = qEnvironmentVariable("CREDENCE_MOCK_LLM");
        for (const char *folder : {CREDENCE_BINARY_DIR "/npm", CREDENCE_SOURCE_DIR "/build/npm"}) {
            const QString place = QString::fromUtf8(folder) + QStringLiteral("/node_modules/.bin/mock-llm");
            if (program.isEmpty() && QFile::exists(place))
                program = place;
        }
        if (program.isEmpty())
            QSKIP("mock-llm is not installed: CREDENCE_MOCK_LLM is not set and build/npm has none");
        int port = 0;
        {
            QTcpServer free;
            QVERIFY(free.listen(QHostAddress::LocalHost));
            port = free.serverPort();
        }
        QProcess server;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PORT"), QString::number(port));
        environment.insert(QStringLiteral("HOST"), QStringLiteral("127.0.0.1"));
        server.setProcessEnvironment(environment);
        server.setProcessChannelMode(QProcess::MergedChannels);
        QTemporaryDir folder; // it looks for its settings where it is started
        server.setWorkingDirectory(folder.path());
        server.start(program, {});
        QVERIFY(server.waitForStarted(30'000));
        const auto asked = client(provider("http://127.0.0.1:" + std::to_string(port)));
        Result<CallRecord> call = Error{Errc::Network, "not asked", {}};
        // It takes a moment until it listens.
        QTRY_VERIFY_WITH_TIMEOUT((call = asked->chat(ask(), {})).ok() ||
                                     call.error().message.find("refuses the connection") == std::string::npos,
                                 60'000);
        server.kill();
        server.waitForFinished(30'000);
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("What follows?")); // it says what it was told
        QCOMPARE(call->finish, std::string("stop"));
        QVERIFY(call->tokensOut > 0);
    }
};

CREDENCE_TEST(tst_provider_server, TstProviderServer)

} // namespace tst_provider_server

#include "tst_provider_server.moc"
