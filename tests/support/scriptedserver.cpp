// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/scriptedserver.h"

#include <QFile>
#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>
#include <QTimer>

#include <sys/socket.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace credence::test {

struct ScriptedServer::State {
    mutable std::mutex mutex;
    mutable std::condition_variable changed;
    std::deque<ScriptedReply> queue;
    std::function<ScriptedReply(const ScriptedRequest &)> handler;
    std::function<void()> onRequest;
    std::vector<ScriptedRequest> requests;
    int connections = 0, open = 0;
    int port = 0;
    bool tls = false;
    QThread thread;
    QObject *hub = new QObject;
};

namespace {

using StatePtr = std::shared_ptr<ScriptedServer::State>;

QByteArray bytes(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

void reset(QTcpSocket *socket)
{
    const linger now{1, 0};
    ::setsockopt(int(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
    socket->abort();
}

void after(QTcpSocket *socket, const ScriptedReply &reply)
{
    if (!reply.only) {
        if (reply.chunked)
            socket->write("0\r\n\r\n");
        socket->disconnectFromHost();
    } else if (reply.then == ScriptedReply::Then::Close) {
        socket->disconnectFromHost();
    } else if (reply.then == ScriptedReply::Then::Reset) {
        // What was written goes out first; then the connection breaks.
        if (socket->bytesToWrite() == 0)
            reset(socket);
        else
            QObject::connect(socket, &QTcpSocket::bytesWritten, socket, [socket] {
                if (socket->bytesToWrite() == 0)
                    reset(socket);
            });
    }
}

void send(QTcpSocket *socket, const ScriptedReply &reply)
{
    if (reply.silent)
        return;
    if (!reply.raw.empty()) {
        socket->write(bytes(reply.raw));
        socket->disconnectFromHost();
        return;
    }
    QByteArray head = "HTTP/1.1 " + QByteArray::number(reply.status) + " Scripted\r\n";
    head += "Content-Type: " + bytes(reply.type) + "\r\n";
    if (reply.chunked)
        head += "Transfer-Encoding: chunked\r\n";
    else
        head += "Content-Length: " + QByteArray::number(qint64(reply.body.size())) + "\r\n";
    for (const auto &[name, value] : reply.headers)
        head += bytes(name) + ": " + bytes(value) + "\r\n";
    head += "Connection: close\r\n\r\n";
    socket->write(head);

    const QByteArray body = bytes(reply.body.substr(0, reply.only.value_or(reply.body.size())));
    const auto put = [socket, chunked = reply.chunked](const QByteArray &part) {
        if (part.isEmpty())
            return;
        if (chunked)
            socket->write(QByteArray::number(part.size(), 16) + "\r\n" + part + "\r\n");
        else
            socket->write(part);
    };
    if (reply.dripBytes <= 0) {
        put(body);
        socket->flush();
        after(socket, reply);
        return;
    }
    auto *timer = new QTimer(socket);
    QObject::connect(timer, &QTimer::timeout, socket, [socket, timer, put, body, reply, at = qsizetype(0)]() mutable {
        put(body.mid(at, reply.dripBytes));
        socket->flush();
        at += reply.dripBytes;
        if (at >= body.size()) {
            timer->stop();
            after(socket, reply);
        }
    });
    timer->start(5);
}

// Reads one request from a connection and answers it.
void serve(const StatePtr &state, QTcpSocket *socket)
{
    auto received = std::make_shared<QByteArray>();
    auto answered = std::make_shared<bool>(false);
    {
        const std::scoped_lock lock(state->mutex);
        ++state->connections;
        ++state->open;
    }
    QObject::connect(socket, &QTcpSocket::disconnected, socket, [state, socket] {
        {
            const std::scoped_lock lock(state->mutex);
            --state->open;
            state->changed.notify_all();
        }
        socket->deleteLater();
    });
    const auto read = [state, socket, received, answered] {
        *received += socket->readAll();
        const auto end = received->indexOf("\r\n\r\n");
        if (*answered || end < 0)
            return;
        ScriptedRequest request;
        const QList<QByteArray> lines = received->left(end).split('\n');
        const QList<QByteArray> first = lines.front().trimmed().split(' ');
        request.method = first.value(0).toStdString();
        request.path = first.value(1).toStdString();
        qsizetype length = 0;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const auto colon = lines[i].indexOf(':');
            const QByteArray name = lines[i].left(colon).trimmed().toLower();
            const QByteArray value = lines[i].mid(colon + 1).trimmed();
            request.headers.emplace_back(name.toStdString(), value.toStdString());
            if (name == "content-length")
                length = value.toLongLong();
        }
        if (received->size() < end + 4 + length)
            return;
        *answered = true;
        request.body = received->mid(end + 4, length).toStdString();
        std::optional<ScriptedReply> reply;
        std::function<ScriptedReply(const ScriptedRequest &)> handler;
        std::function<void()> came;
        {
            const std::scoped_lock lock(state->mutex);
            state->requests.push_back(request);
            if (!state->queue.empty()) {
                reply = std::move(state->queue.front());
                state->queue.pop_front();
            } else {
                handler = state->handler;
            }
            came = state->onRequest;
            state->changed.notify_all();
        }
        if (came)
            came();
        if (!reply && handler)
            reply = handler(request);
        send(socket, reply.value_or(errorReply(500, "The script is at its end.")));
    };
    QObject::connect(socket, &QTcpSocket::readyRead, socket, read);
    read();
}

QByteArray json(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QString string(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

std::string ScriptedRequest::header(const std::string &name) const
{
    for (const auto &[key, value] : headers) {
        if (key == name)
            return value;
    }
    return {};
}

ScriptedServer::ScriptedServer(std::optional<Tls> tls) : d(std::make_shared<State>())
{
    d->tls = tls.has_value();
    d->hub->moveToThread(&d->thread);
    QObject::connect(&d->thread, &QThread::finished, d->hub, &QObject::deleteLater);
    d->thread.start();
    const StatePtr state = d;
    QMetaObject::invokeMethod(
        d->hub,
        [state, tls] {
            QTcpServer *server = nullptr;
            if (tls) {
                auto *secure = new QSslServer(state->hub);
                QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
                QFile key(string(tls->key));
                if (key.open(QIODevice::ReadOnly))
                    configuration.setPrivateKey(QSslKey(key.readAll(), QSsl::Rsa));
                configuration.setLocalCertificate(QSslCertificate::fromPath(string(tls->certificate)).value(0));
                configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
                secure->setSslConfiguration(configuration);
                server = secure;
            } else {
                server = new QTcpServer(state->hub);
            }
            QObject::connect(server, &QTcpServer::pendingConnectionAvailable, server, [state, server] {
                while (QTcpSocket *socket = server->nextPendingConnection())
                    serve(state, socket);
            });
            server->listen(QHostAddress::LocalHost);
            state->port = server->serverPort();
        },
        Qt::BlockingQueuedConnection);
}

ScriptedServer::~ScriptedServer()
{
    d->thread.quit();
    d->thread.wait();
}

std::string ScriptedServer::url() const
{
    return (d->tls ? "https://localhost:" : "http://127.0.0.1:") + std::to_string(d->port);
}

int ScriptedServer::port() const
{
    return d->port;
}

void ScriptedServer::reply(ScriptedReply reply)
{
    const std::scoped_lock lock(d->mutex);
    d->queue.push_back(std::move(reply));
}

void ScriptedServer::replyWith(std::function<ScriptedReply(const ScriptedRequest &)> handler)
{
    const std::scoped_lock lock(d->mutex);
    d->handler = std::move(handler);
}

void ScriptedServer::onRequest(std::function<void()> came)
{
    const std::scoped_lock lock(d->mutex);
    d->onRequest = std::move(came);
}

std::vector<ScriptedRequest> ScriptedServer::requests() const
{
    const std::scoped_lock lock(d->mutex);
    return d->requests;
}

int ScriptedServer::connections() const
{
    const std::scoped_lock lock(d->mutex);
    return d->connections;
}

bool ScriptedServer::waitForRequests(std::size_t count) const
{
    std::unique_lock lock(d->mutex);
    return d->changed.wait_for(lock, std::chrono::seconds(30), [&] { return d->requests.size() >= count; });
}

bool ScriptedServer::waitUntilClosed() const
{
    std::unique_lock lock(d->mutex);
    return d->changed.wait_for(lock, std::chrono::seconds(30), [&] { return d->open == 0; });
}

std::optional<ScriptedServer::Tls> makeCertificate(const std::string &folder)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("openssl"));
    if (program.isEmpty())
        return {};
    const ScriptedServer::Tls tls{folder + "/cert.pem", folder + "/key.pem"};
    QProcess openssl;
    openssl.start(program,
                  {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                   QStringLiteral("rsa:2048"), QStringLiteral("-nodes"), QStringLiteral("-days"), QStringLiteral("2"),
                   QStringLiteral("-subj"), QStringLiteral("/CN=localhost"), QStringLiteral("-addext"),
                   QStringLiteral("subjectAltName=DNS:localhost,IP:127.0.0.1"), QStringLiteral("-keyout"),
                   string(tls.key), QStringLiteral("-out"), string(tls.certificate)});
    if (!openssl.waitForFinished(60'000) || openssl.exitCode() != 0)
        return {};
    return tls;
}

ScriptedReply openAiReply(const std::string &text, int tokensIn, int tokensOut)
{
    const QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")},
                              {QStringLiteral("content"), string(text)}};
    const QJsonObject choice{{QStringLiteral("index"), 0},
                             {QStringLiteral("message"), message},
                             {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
    const QJsonObject usage{{QStringLiteral("prompt_tokens"), tokensIn},
                            {QStringLiteral("completion_tokens"), tokensOut}};
    ScriptedReply reply;
    reply.body = json({{QStringLiteral("object"), QStringLiteral("chat.completion")},
                       {QStringLiteral("choices"), QJsonArray{choice}},
                       {QStringLiteral("usage"), usage}})
                     .toStdString();
    return reply;
}

ScriptedReply openAiStream(const std::vector<std::string> &pieces, int tokensIn, int tokensOut)
{
    ScriptedReply reply;
    reply.type = "text/event-stream";
    reply.chunked = true;
    const auto event = [&](const QJsonArray &choices, const QJsonObject &usage) {
        QJsonObject object{{QStringLiteral("object"), QStringLiteral("chat.completion.chunk")},
                           {QStringLiteral("choices"), choices}};
        if (!usage.isEmpty())
            object.insert(QStringLiteral("usage"), usage);
        reply.body += "data: " + json(object).toStdString() + "\n\n";
    };
    for (const std::string &piece : pieces)
        event({QJsonObject{{QStringLiteral("index"), 0},
                           {QStringLiteral("delta"), QJsonObject{{QStringLiteral("content"), string(piece)}}}}},
              {});
    event({QJsonObject{{QStringLiteral("index"), 0},
                       {QStringLiteral("delta"), QJsonObject{}},
                       {QStringLiteral("finish_reason"), QStringLiteral("stop")}}},
          {});
    event({}, {{QStringLiteral("prompt_tokens"), tokensIn}, {QStringLiteral("completion_tokens"), tokensOut}});
    reply.body += "data: [DONE]\n\n";
    return reply;
}

ScriptedReply anthropicReply(const std::string &text, int tokensIn, int tokensOut)
{
    ScriptedReply reply;
    reply.body =
        json({{QStringLiteral("type"), QStringLiteral("message")},
              {QStringLiteral("role"), QStringLiteral("assistant")},
              {QStringLiteral("content"), QJsonArray{QJsonObject{{QStringLiteral("type"), QStringLiteral("text")},
                                                                 {QStringLiteral("text"), string(text)}}}},
              {QStringLiteral("stop_reason"), QStringLiteral("end_turn")},
              {QStringLiteral("usage"),
               QJsonObject{{QStringLiteral("input_tokens"), tokensIn}, {QStringLiteral("output_tokens"), tokensOut}}}})
            .toStdString();
    return reply;
}

ScriptedReply anthropicStream(const std::vector<std::string> &pieces, int tokensIn, int tokensOut)
{
    ScriptedReply reply;
    reply.type = "text/event-stream";
    reply.chunked = true;
    const auto event = [&](const QString &type, QJsonObject object) {
        object.insert(QStringLiteral("type"), type);
        reply.body += "event: " + type.toStdString() + "\ndata: " + json(object).toStdString() + "\n\n";
    };
    event(QStringLiteral("message_start"),
          {{QStringLiteral("message"),
            QJsonObject{{QStringLiteral("usage"), QJsonObject{{QStringLiteral("input_tokens"), tokensIn},
                                                              {QStringLiteral("output_tokens"), 1}}}}}});
    event(QStringLiteral("content_block_start"),
          {{QStringLiteral("index"), 0},
           {QStringLiteral("content_block"),
            QJsonObject{{QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), QString()}}}});
    event(QStringLiteral("ping"), {});
    for (const std::string &piece : pieces)
        event(QStringLiteral("content_block_delta"),
              {{QStringLiteral("index"), 0},
               {QStringLiteral("delta"), QJsonObject{{QStringLiteral("type"), QStringLiteral("text_delta")},
                                                     {QStringLiteral("text"), string(piece)}}}});
    event(QStringLiteral("content_block_stop"), {{QStringLiteral("index"), 0}});
    event(QStringLiteral("message_delta"),
          {{QStringLiteral("delta"), QJsonObject{{QStringLiteral("stop_reason"), QStringLiteral("end_turn")}}},
           {QStringLiteral("usage"), QJsonObject{{QStringLiteral("output_tokens"), tokensOut}}}});
    event(QStringLiteral("message_stop"), {});
    return reply;
}

ScriptedReply errorReply(int status, const std::string &message, const std::string &code)
{
    QJsonObject error{{QStringLiteral("message"), string(message)}};
    if (!code.empty())
        error.insert(QStringLiteral("code"), string(code));
    ScriptedReply reply;
    reply.status = status;
    reply.body = json({{QStringLiteral("error"), error}}).toStdString();
    return reply;
}

} // namespace credence::test
