// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The transport against a server with every fault.
#include "support/registry.h"
#include "support/scriptedserver.h"
#include "support/stores.h"

#include <credence/http.h>

#include <QHostAddress>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

namespace tst_http {

using namespace credence;
using namespace credence::test;
using namespace std::chrono_literals;

namespace {

HttpRequest post(const std::string &url, const std::string &body = "{\"a\":1}")
{
    HttpRequest request;
    request.url = url;
    request.headers = {{"Content-Type", "application/json"}, {"Authorization", "Bearer abc"}};
    request.body = body;
    return request;
}

ScriptedReply plain(const std::string &body)
{
    ScriptedReply reply;
    reply.body = body;
    return reply;
}

std::string hostOf(const ScriptedServer &server)
{
    return server.url().substr(server.url().find("//") + 2);
}

// A variable of the environment for the length of a test.
class Variable {
public:
    Variable(const char *name, const std::string &value) : m_name(name) { qputenv(name, value.c_str()); }
    ~Variable() { qunsetenv(m_name); }
    Variable(const Variable &) = delete;
    Variable &operator=(const Variable &) = delete;

private:
    const char *m_name;
};

} // namespace

class TstHttp : public QObject {
    Q_OBJECT
    std::unique_ptr<HttpTransport> m_transport;

    Result<HttpReply> send(const HttpRequest &request, std::stop_token stop = {},
                           const std::function<void(std::string_view)> &onData = {})
    {
        return m_transport->send(request, std::move(stop), onData);
    }
    // Of a call that is to succeed; -1 if it does not. (QVERIFY_OK would make the call twice.)
    static int statusOf(const Result<HttpReply> &reply) { return reply.ok() ? reply->status : -1; }
    std::string errorOf(const HttpRequest &request, Errc code = Errc::Network)
    {
        const auto reply = send(request);
        if (reply.ok())
            return "no error";
        return reply.error().code == code ? reply.error().message : "another code: " + reply.error().message;
    }

private Q_SLOTS:
    void init()
    {
        for (const char *name : {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy"})
            qunsetenv(name);
        m_transport = createHttpTransport();
    }
    void cleanup() { m_transport.reset(); }

    void aCallArrivesAsItWasMade()
    {
        ScriptedServer server;
        ScriptedReply reply = plain("{\"b\":2}");
        reply.headers = {{"X-Thing", "Yes"}};
        server.reply(reply);
        const auto got = send(post(server.url() + "/v1/chat?x=1"));
        QVERIFY_OK(got);
        QCOMPARE(got->status, 200);
        QCOMPARE(got->body, std::string("{\"b\":2}"));
        QCOMPARE(got->header("x-thing"), std::string("Yes"));
        QCOMPARE(got->header("absent"), std::string());
        QCOMPARE(server.connections(), 1);
        const auto requests = server.requests();
        QCOMPARE(requests.size(), std::size_t(1));
        QCOMPARE(requests[0].method, std::string("POST"));
        QCOMPARE(requests[0].path, std::string("/v1/chat?x=1"));
        QCOMPARE(requests[0].body, std::string("{\"a\":1}"));
        QCOMPARE(requests[0].header("authorization"), std::string("Bearer abc"));
        QCOMPARE(requests[0].header("content-type"), std::string("application/json"));
        QCOMPARE(requests[0].header("content-length"), std::string("7"));
        QCOMPARE(requests[0].header("accept-encoding"), std::string("identity"));
        QCOMPARE(requests[0].header("cookie"), std::string());
    }

    void aLargeBodyGoesOutWhole()
    {
        ScriptedServer server;
        server.reply(plain("{}"));
        const std::string body(3'000'000, 'x');
        QCOMPARE(statusOf(send(post(server.url(), body))), 200);
        QCOMPARE(server.requests().at(0).body.size(), std::size_t(3'000'000));
        QVERIFY(server.requests().at(0).body == body);
    }

    void statusesAreReplies_data()
    {
        QTest::addColumn<int>("status");
        for (const int status :
             {201, 301, 302, 307, 308, 400, 401, 403, 404, 407, 409, 418, 422, 429, 500, 502, 503, 529})
            QTest::addRow("%d", status) << status;
    }
    void statusesAreReplies()
    {
        QFETCH(int, status);
        ScriptedServer server;
        ScriptedReply reply = plain("why");
        reply.status = status;
        if (status == 401)
            reply.headers = {{"WWW-Authenticate", "Basic realm=\"x\""}};
        server.reply(reply);
        const auto got = send(post(server.url()));
        QVERIFY_OK(got);
        QCOMPARE(got->status, status);
        QCOMPARE(got->body, std::string("why"));
        QCOMPARE(server.requests().size(), std::size_t(1));
    }

    void aRedirectIsNotFollowed()
    {
        ScriptedServer target;
        ScriptedServer server;
        for (const int status : {301, 302, 303, 307, 308}) {
            ScriptedReply reply = plain("");
            reply.status = status;
            reply.headers = {{"Location", target.url() + "/elsewhere"}};
            server.reply(reply);
            const auto got = send(post(server.url()));
            QVERIFY_OK(got);
            QCOMPARE(got->status, status);
            QCOMPARE(got->header("location"), target.url() + "/elsewhere");
        }
        QCOMPARE(target.connections(), 0);
        QCOMPARE(server.requests().size(), std::size_t(5));
    }

    void cookiesAreForgotten()
    {
        ScriptedServer server;
        ScriptedReply reply = plain("{}");
        reply.headers = {{"Set-Cookie", "who=me; Path=/"}};
        server.reply(reply);
        server.reply(plain("{}"));
        QCOMPARE(statusOf(send(post(server.url()))), 200);
        QCOMPARE(statusOf(send(post(server.url()))), 200);
        QCOMPARE(server.requests().at(1).header("cookie"), std::string());
    }

    void dataIsHandedOnAsItArrives()
    {
        ScriptedServer server;
        ScriptedReply reply = plain("one two three four");
        reply.chunked = true;
        reply.dripBytes = 4;
        server.reply(reply);
        std::string seen;
        int parts = 0;
        const auto caller = std::this_thread::get_id();
        bool sameThread = true;
        const auto got = send(post(server.url()), {}, [&](std::string_view bytes) {
            seen += bytes;
            ++parts;
            sameThread = sameThread && std::this_thread::get_id() == caller;
        });
        QVERIFY_OK(got);
        QCOMPARE(seen, std::string("one two three four"));
        QCOMPARE(got->body, seen);
        QVERIFY(parts >= 1);
        QVERIFY(sameThread);
    }

    void aSlowDripMeetsTheTotalLimit()
    {
        ScriptedServer server;
        ScriptedReply reply = plain(std::string(100'000, 'x'));
        reply.dripBytes = 1;
        server.reply(reply);
        HttpRequest request = post(server.url());
        request.totalTimeout = 200ms;
        request.stallTimeout = 20s;
        QCOMPARE(errorOf(request), "The reply took too long: " + hostOf(server) + " had 200 ms.");
        QVERIFY(server.waitUntilClosed());
    }

    void silenceMeetsTheStallLimit()
    {
        ScriptedServer server;
        ScriptedReply reply;
        reply.silent = true;
        server.reply(reply);
        HttpRequest request = post(server.url());
        request.stallTimeout = 200ms;
        QCOMPARE(errorOf(request), "Nothing more came from " + hostOf(server) + " for 200 ms.");
        ScriptedReply half = plain("half of it");
        half.only = 4;
        half.then = ScriptedReply::Then::Stall;
        server.reply(half);
        QCOMPARE(errorOf(request), "Nothing more came from " + hostOf(server) + " for 200 ms.");
        QVERIFY(server.waitUntilClosed());
    }

    // A connection that breaks before or within the reply: one error, and never a second request.
    void resets_data()
    {
        QTest::addColumn<int>("bytes");
        QTest::addColumn<bool>("reset");
        QTest::addColumn<bool>("chunked");
        QTest::newRow("within the body, reset") << 5 << true << false;
        QTest::newRow("within the body, closed") << 5 << false << false;
        QTest::newRow("within chunks, reset") << 5 << true << true;
        QTest::newRow("within chunks, closed") << 5 << false << true;
        QTest::newRow("after the head, reset") << 0 << true << false;
        QTest::newRow("after the head, closed") << 0 << false << false;
    }
    void resets()
    {
        QFETCH(int, bytes);
        QFETCH(bool, reset);
        QFETCH(bool, chunked);
        ScriptedServer server;
        ScriptedReply reply = plain("half of it");
        reply.only = std::size_t(bytes);
        reply.chunked = chunked;
        reply.then = reset ? ScriptedReply::Then::Reset : ScriptedReply::Then::Close;
        server.reply(reply);
        server.replyWith([](const ScriptedRequest &) { return plain("again"); });
        const auto got = send(post(server.url()));
        if (chunked && got.ok()) // Qt sometimes takes it for whole; http.h says so
            QCOMPARE(got->body, std::string("half "));
        else
            QCOMPARE(got.ok() ? "no error" : got.error().message,
                     "The connection was closed by " + hostOf(server) + " before the reply was complete.");
        QCOMPARE(server.requests().size(), std::size_t(1));
    }

    void closedWithoutAWordIsNotSentAgain()
    {
        ScriptedServer server;
        server.onRequest([] {});
        ScriptedReply reply;
        reply.raw = " "; // not even a status
        server.reply(reply);
        server.replyWith([](const ScriptedRequest &) { return plain("again"); });
        const std::string error = errorOf(post(server.url()));
        QVERIFY2(error == "The connection was closed by " + hostOf(server) + " before the reply was complete.",
                 error.c_str());
        QCOMPARE(server.requests().size(), std::size_t(1));
    }

    void notHttp()
    {
        ScriptedServer server;
        ScriptedReply reply;
        reply.raw = "SSH-2.0-OpenSSH_9.2\r\n\r\nhello there, this is not what you think it is\r\n";
        server.reply(reply);
        const std::string error = errorOf(post(server.url()));
        QVERIFY2(error == "What " + hostOf(server) + " sent is not HTTP." ||
                     error == "The connection was closed by " + hostOf(server) + " before the reply was complete.",
                 error.c_str());
    }

    void tooLarge()
    {
        ScriptedServer server;
        HttpRequest request = post(server.url());
        request.maxReply = 1000;
        for (const bool chunked : {false, true}) {
            ScriptedReply reply = plain(std::string(2'000'000, 'x'));
            reply.chunked = chunked;
            server.reply(reply);
            QCOMPARE(errorOf(request), "The reply is too large: " + hostOf(server) + " sent more than 1000 bytes.");
        }
        server.reply(plain(std::string(1000, 'x')));
        const auto fits = send(request);
        QVERIFY_OK(fits);
        QCOMPARE(fits->body.size(), std::size_t(1000));
    }

    void anyBytesArePassedOn()
    {
        ScriptedServer server;
        const std::string body("\xFF\x00\xC3 {", 5);
        server.reply(plain(body));
        const auto got = send(post(server.url()));
        QVERIFY_OK(got);
        QVERIFY(got->body == body);
    }

    void nobodyListens()
    {
        QTcpServer gone;
        QVERIFY(gone.listen(QHostAddress::LocalHost));
        const std::string host = "127.0.0.1:" + std::to_string(gone.serverPort());
        gone.close();
        QCOMPARE(errorOf(post("http://" + host + "/v1")), host + " refuses the connection; is the server running?");
    }

    void noSuchHost()
    {
        QCOMPARE(errorOf(post("http://no-such-host.invalid/v1")),
                 std::string("There is no host no-such-host.invalid, or no network; check the address."));
    }

    void malformedRequests()
    {
        QCOMPARE(errorOf(post("not an address"), Errc::Invalid), std::string("This is not an address of a server."));
        QCOMPARE(errorOf(post("http://"), Errc::Invalid), std::string("This is not an address of a server."));
        QCOMPARE(errorOf(post("file:///etc/passwd"), Errc::Invalid),
                 std::string("This is not an address of a server."));
        QCOMPARE(errorOf(post("ftp://example.org/x"), Errc::Invalid),
                 std::string("Only http and https addresses can be reached."));
        QCOMPARE(errorOf(post("http://me:secret@127.0.0.1/"), Errc::Invalid),
                 std::string("The address holds a name or a password."));
        HttpRequest injected = post("http://127.0.0.1:1/");
        injected.headers = {{"X-A", "b\r\nX-C: d"}};
        QCOMPARE(errorOf(injected, Errc::Invalid), std::string("A header of the request is malformed."));
    }

    void certificates()
    {
        QTemporaryDir folder;
        const auto tls = makeCertificate(folder.path().toStdString());
        if (!tls)
            QSKIP("there is no openssl command to make a certificate with");
        ScriptedServer server(*tls);
        server.replyWith([](const ScriptedRequest &) { return plain("{}"); });
        const std::string error = errorOf(post(server.url()));
        QVERIFY2(error.starts_with("The certificate of " + hostOf(server) + " can't be trusted, so nothing was sent: "),
                 error.c_str());
        QCOMPARE(server.requests().size(), std::size_t(0));

        // Trusted by this machine, it works; under another name it does not.
        QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
        const QSslConfiguration before = trusting;
        trusting.addCaCertificates(QSslCertificate::fromPath(QString::fromStdString(tls->certificate)));
        QSslConfiguration::setDefaultConfiguration(trusting);
        m_transport = createHttpTransport();
        const auto good = send(post(server.url()));
        const auto plainHttp = send(post("http://127.0.0.1:" + std::to_string(server.port())));
        QSslConfiguration::setDefaultConfiguration(before);
        QVERIFY_OK(good);
        QCOMPARE(server.requests().size(), std::size_t(1));
        QVERIFY(!plainHttp.ok());
    }

    void httpsToAServerWithoutIt()
    {
        ScriptedServer server;
        ScriptedReply reply;
        reply.raw = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n";
        server.replyWith([reply](const ScriptedRequest &) { return reply; });
        HttpRequest request = post("https://" + hostOf(server));
        request.stallTimeout = 2s;
        const auto got = send(request);
        QVERIFY(!got.ok());
        QCOMPARE(server.requests().size(), std::size_t(0));
    }

    // --- cancelling: what counts is that it ends with Cancelled, whenever it comes ---

    void cancelledBeforeItBegins()
    {
        ScriptedServer server;
        const auto got = send(post(server.url()), stoppedToken());
        QVERIFY(!got.ok());
        QCOMPARE(got.error().code, Errc::Cancelled);
        QCOMPARE(server.connections(), 0);
    }

    void cancelledWhileItWaits()
    {
        ScriptedServer server;
        ScriptedReply reply;
        reply.silent = true;
        server.reply(reply);
        std::stop_source stop;
        server.onRequest([&] { stop.request_stop(); });
        const auto got = send(post(server.url()), stop.get_token());
        QVERIFY(!got.ok());
        QCOMPARE(got.error().code, Errc::Cancelled);
        QVERIFY(server.waitUntilClosed()); // and the server is let go
    }

    void cancelledWhileItReads()
    {
        ScriptedServer server;
        ScriptedReply reply = plain(std::string(1'000'000, 'x'));
        reply.dripBytes = 10;
        server.reply(reply);
        std::stop_source stop;
        int parts = 0;
        const auto got = send(post(server.url()), stop.get_token(), [&](std::string_view) {
            if (++parts == 3)
                stop.request_stop();
        });
        QVERIFY(!got.ok());
        QCOMPARE(got.error().code, Errc::Cancelled);
        QCOMPARE(parts, 3);
        QVERIFY(server.waitUntilClosed());
    }

    // At any moment: between the steps of 60 calls, from another thread.
    void cancelledAtAnyMoment()
    {
        ScriptedServer server;
        server.replyWith([](const ScriptedRequest &) {
            ScriptedReply reply = plain(std::string(200, 'x'));
            reply.dripBytes = 20;
            return reply;
        });
        for (int i = 0; i < 60; ++i) {
            std::stop_source stop;
            std::thread canceller([&stop, i] {
                for (int spin = 0; spin < i * 20'000; ++spin)
                    std::atomic_signal_fence(std::memory_order_seq_cst);
                stop.request_stop();
            });
            const auto got = send(post(server.url()), stop.get_token());
            canceller.join();
            QVERIFY(got.ok() ? got->body.size() == 200 : got.error().code == Errc::Cancelled);
        }
        QVERIFY(server.waitUntilClosed());
    }

    void manyAtOnce()
    {
        ScriptedServer server;
        server.replyWith([](const ScriptedRequest &request) { return plain(request.body); });
        std::atomic<int> good{0};
        std::vector<std::thread> threads;
        for (int t = 0; t < 8; ++t) {
            threads.emplace_back([&, t] {
                for (int i = 0; i < 10; ++i) {
                    const std::string body = std::to_string(t) + "-" + std::to_string(i);
                    const auto got = m_transport->send(post(server.url(), body), {});
                    good += got.ok() && got->body == body ? 1 : 0;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(good.load(), 80);
        QCOMPARE(server.requests().size(), std::size_t(80));
    }

    void aTransportThatNeverSent()
    {
        const auto unused = createHttpTransport();
        QVERIFY(unused != nullptr);
    }

    // --- proxies ---

    void noProxyToThisMachine()
    {
        ScriptedServer proxy;
        ScriptedServer server;
        server.reply(plain("{}"));
        const Variable variable("http_proxy", proxy.url());
        QCOMPARE(statusOf(send(post(server.url()))), 200);
        QCOMPARE(proxy.connections(), 0);
        QCOMPARE(server.connections(), 1);
    }

    void aProxyWhereTheEnvironmentAsks()
    {
        ScriptedServer proxy;
        proxy.reply(plain("through it"));
        const Variable variable("http_proxy", proxy.url());
        const auto got = send(post("http://models.invalid/v1/chat"));
        QVERIFY_OK(got);
        QCOMPARE(got->body, std::string("through it"));
        QCOMPARE(proxy.requests().at(0).path, std::string("http://models.invalid/v1/chat"));
        const Variable exception("no_proxy", "other.example, .invalid");
        QCOMPARE(errorOf(post("http://models.invalid/v1/chat")),
                 std::string("There is no host models.invalid, or no network; check the address."));
        QCOMPARE(proxy.connections(), 1);
    }

    void aProxyThatRefuses()
    {
        ScriptedServer proxy;
        ScriptedReply reply = plain("");
        reply.status = 403;
        proxy.replyWith([reply](const ScriptedRequest &) { return reply; });
        const Variable variable("https_proxy", proxy.url());
        const std::string error = errorOf(post("https://models.invalid/v1/chat"));
        QVERIFY2(error.starts_with("The proxy that the environment names does not let through to models.invalid ("),
                 error.c_str());
        QCOMPARE(proxy.requests().at(0).method, std::string("CONNECT"));
        QCOMPARE(proxy.requests().at(0).body, std::string()); // nothing of ours
    }
};

CREDENCE_TEST(tst_http, TstHttp)

} // namespace tst_http

#include "tst_http.moc"
