// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/http.h>

#include "net/application.h"
#include "net/faults.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslConfiguration>
#include <QSslError>
#include <QThread>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <optional>

namespace credence {

namespace {

// The body of a request, readable once. Qt repeats a request by itself when its connection breaks before the reply; a
// repeated call might be paid for twice, so a second reading ends the call instead. (Going back alone is allowed: Qt
// does that for some redirects, which it then leaves to us.)
class OneWay final : public QIODevice {
public:
    OneWay(std::string bytes, std::function<void()> again) : m_bytes(std::move(bytes)), m_again(std::move(again))
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }
    bool reset() override
    {
        m_back = true;
        return true;
    }
    [[nodiscard]] bool atEnd() const override { return m_at >= m_bytes.size() && !m_back; }
    [[nodiscard]] qint64 bytesAvailable() const override
    {
        return qint64(m_bytes.size() - m_at) + QIODevice::bytesAvailable();
    }

protected:
    qint64 readData(char *out, qint64 most) override
    {
        if (m_back) {
            m_again();
            return 0;
        }
        if (atEnd())
            return -1;
        const std::size_t n = std::min(std::size_t(most), m_bytes.size() - m_at);
        std::memcpy(out, m_bytes.data() + m_at, n);
        m_at += n;
        return qint64(n);
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const std::string m_bytes;
    const std::function<void()> m_again;
    std::size_t m_at = 0;
    bool m_back = false;
};

QString fromEnvironment(const char *name)
{
    QString value = qEnvironmentVariable(name);
    if (value.isEmpty())
        value = qEnvironmentVariable(QByteArray(name).toUpper().constData());
    return value.trimmed();
}

// The proxy that the environment asks for, if it does. (Qt's own reading of the environment would also ask libproxy,
// which looks into a desktop's settings and may run scripts.)
class EnvironmentProxy final : public QNetworkProxyFactory {
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        const QString host = query.peerHostName().toLower();
        const bool secure = query.url().scheme() == QStringLiteral("https");
        // HTTP_PROXY in upper case may come from a request's header in a CGI process: not taken.
        QString wanted = secure ? fromEnvironment("https_proxy") : qEnvironmentVariable("http_proxy").trimmed();
        if (wanted.isEmpty())
            wanted = fromEnvironment("all_proxy");
        if (wanted.isEmpty() || isHere(host) || isExcepted(host))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        if (!wanted.contains(QStringLiteral("://")))
            wanted.prepend(QStringLiteral("http://"));
        const QUrl url(wanted);
        const bool socks = url.scheme().startsWith(QStringLiteral("socks"));
        const auto type = socks    ? QNetworkProxy::Socks5Proxy
                          : secure ? QNetworkProxy::HttpProxy
                                   : QNetworkProxy::HttpCachingProxy;
        return {
            QNetworkProxy(type, url.host(), quint16(url.port(socks ? 1080 : 8080)), url.userName(), url.password())};
    }

private:
    static bool isHere(const QString &host)
    {
        return host == QStringLiteral("localhost") || host.endsWith(QStringLiteral(".localhost")) ||
               host.startsWith(QStringLiteral("127.")) || host == QStringLiteral("::1");
    }
    static bool isExcepted(const QString &host)
    {
        const QStringList exceptions = fromEnvironment("no_proxy").toLower().split(u',', Qt::SkipEmptyParts);
        return std::any_of(exceptions.begin(), exceptions.end(), [&](QString name) {
            name = name.trimmed();
            while (name.startsWith(u'.') || name.startsWith(u'*'))
                name.remove(0, 1);
            return name.isEmpty() || host == name || host.endsWith(u'.' + name);
        });
    }
};

// One send(). Below the line: the network thread's alone.
struct Call {
    HttpRequest request;
    QUrl url;
    std::string host; // for sentences

    std::mutex mutex;
    std::condition_variable changed;
    std::string arrived; // not yet handed on
    std::optional<Result<HttpReply>> result;
    bool cancelled = false;
    // ---
    QNetworkReply *reply = nullptr;
    std::string body;
    bool proxied = false;
    std::string fault;    // why we broke it off
    std::string tlsFault; // what was wrong with the certificate
};
using CallPtr = std::shared_ptr<Call>;

std::string text(const QString &string)
{
    return string.toStdString();
}

bool isToken(std::string_view name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::strchr("!#$%&'*+-.^_`|~", c) != nullptr;
    });
}

// The address, or why it can't be sent to.
Result<QUrl> checked(const HttpRequest &request)
{
    const QUrl url(QString::fromUtf8(request.url.data(), qsizetype(request.url.size())), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty())
        return Error{Errc::Invalid, "This is not an address of a server.", {}};
    if (url.scheme() != QStringLiteral("http") && url.scheme() != QStringLiteral("https"))
        return Error{Errc::Invalid, "Only http and https addresses can be reached.", {}};
    if (!url.userInfo().isEmpty())
        return Error{Errc::Invalid, "The address holds a name or a password.", {}};
    if (!isToken(request.method))
        return Error{Errc::Invalid, "The method of the request is none.", {}};
    for (const auto &[name, value] : request.headers) {
        if (!isToken(name) || value.find_first_of(std::string_view("\r\n\0", 3)) != std::string::npos)
            return Error{Errc::Invalid, "A header of the request is malformed.", {}};
    }
    return url;
}

std::string hostOf(const QUrl &url)
{
    const QString name = url.host().contains(u':') ? u'[' + url.host() + u']' : url.host();
    return text(url.port() < 0 ? name : name + u':' + QString::number(url.port()));
}

std::string broken(const Call &call)
{
    return std::string(net::kReset) + " by " + call.host + " before the reply was complete.";
}

// One sentence on what Qt says went wrong.
std::string sentence(const Call &call, QNetworkReply::NetworkError error, const QString &detail)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return call.host + " refuses the connection; is the server running?";
    case QNetworkReply::HostNotFoundError:
        return "There is no host " + call.host + ", or no network; check the address.";
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError:
        return broken(call);
    case QNetworkReply::TimeoutError:
        return call.host + " does not answer.";
    case QNetworkReply::SslHandshakeFailedError:
        if (!call.tlsFault.empty())
            return "The certificate of " + call.host + " can't be trusted, so nothing was sent: " + call.tlsFault;
        return "No protected connection to " + call.host + " could be made (" + text(detail) +
               "); does it speak https?";
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return "The proxy that the environment names does not let through to " + call.host + " (" + text(detail) + ").";
    case QNetworkReply::ProtocolFailure:
        return "What " + call.host + " sent is not HTTP.";
    default:
        if (call.proxied)
            return sentence(call, QNetworkReply::UnknownProxyError, detail);
        return "The network failed on the way to " + call.host + " (" + text(detail) + ").";
    }
}

// Whether there is a reply behind the error, such as one with status 404.
bool isReply(QNetworkReply::NetworkError error, int status)
{
    if (status == 0)
        return false;
    if (error == QNetworkReply::ProxyAuthenticationRequiredError)
        return status == 407;
    return error == QNetworkReply::NoError || error == QNetworkReply::ProtocolInvalidOperationError ||
           (error > QNetworkReply::UnknownProxyError && error <= QNetworkReply::UnknownContentError &&
            error != QNetworkReply::ContentReSendError) ||
           error >= QNetworkReply::InternalServerError;
}

// Lives on the network thread.
class Hub final : public QObject {
public:
    void start(const CallPtr &call)
    {
        {
            const std::scoped_lock lock(call->mutex);
            if (call->cancelled)
                return;
        }
        // One for each call: one alone opens at most six connections to a host and lets other calls wait, and it keeps
        // the connection of a call that was broken off.
        auto *manager = new QNetworkAccessManager(this);
        manager->setProxyFactory(new EnvironmentProxy);
        manager->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
        call->proxied =
            EnvironmentProxy().queryProxy(QNetworkProxyQuery(call->url)).front().type() != QNetworkProxy::NoProxy;
        const HttpRequest &wanted = call->request;
        QNetworkRequest request(call->url);
        request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
        request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
        request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
        request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
        request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
        request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
        tls.setProtocol(QSsl::TlsV1_2OrLater);
        request.setSslConfiguration(tls);
        request.setRawHeader("User-Agent", "Credence");
        request.setRawHeader("Accept-Encoding", "identity"); // a compressed reply could be far larger than it seems
        request.setRawHeader("Connection", "close");         // a kept connection may be gone when it is needed
        for (const auto &[name, value] : wanted.headers)
            request.setRawHeader(QByteArray::fromStdString(name), QByteArray::fromStdString(value));

        QIODevice *body = nullptr;
        if (!wanted.body.empty()) {
            body = new OneWay(wanted.body, [call] {
                if (call->fault.empty())
                    call->fault = broken(*call);
                if (call->reply) // not from within a reading
                    QMetaObject::invokeMethod(call->reply, &QNetworkReply::abort, Qt::QueuedConnection);
            });
            request.setHeader(QNetworkRequest::ContentLengthHeader, qint64(wanted.body.size()));
        }
        QNetworkReply *reply = manager->sendCustomRequest(request, QByteArray::fromStdString(wanted.method), body);
        if (body)
            body->setParent(reply);
        call->reply = reply;
        reply->setReadBufferSize(1 << 20);

        auto *stall = new QTimer(reply);
        stall->setSingleShot(true);
        const auto breakOff = [call, reply](std::string why) {
            if (call->fault.empty())
                call->fault = std::move(why);
            reply->abort();
        };
        connect(stall, &QTimer::timeout, reply, [call, breakOff] {
            breakOff(std::string(net::kStalled) + " from " + call->host + " for " +
                     seconds(call->request.stallTimeout) + ".");
        });
        stall->start(call->request.stallTimeout);
        QTimer::singleShot(wanted.totalTimeout, reply, [call, breakOff] {
            breakOff(std::string(net::kTimedOut) + ": " + call->host + " had " + seconds(call->request.totalTimeout) +
                     ".");
        });
        const auto moved = [stall] { stall->start(); };
        connect(reply, &QNetworkReply::uploadProgress, stall, moved);
        connect(reply, &QNetworkReply::encrypted, stall, moved);
        connect(reply, &QNetworkReply::metaDataChanged, stall, moved);
        connect(reply, &QNetworkReply::sslErrors, reply, [call](const QList<QSslError> &errors) {
            if (!errors.isEmpty())
                call->tlsFault = text(errors.front().errorString()) + ".";
        });
        connect(reply, &QNetworkReply::readyRead, reply, [call, reply, moved, breakOff] {
            moved();
            if (!take(*call, *reply))
                breakOff(tooLarge(*call));
        });
        connect(reply, &QNetworkReply::finished, reply, [call, reply, manager] {
            finish(call, *reply);
            manager->deleteLater(); // and with it the reply
        });
    }

    void abort(const CallPtr &call)
    {
        if (call->reply)
            call->reply->abort();
    }

private:
    static std::string seconds(std::chrono::milliseconds time)
    {
        if (time.count() % 1000 != 0)
            return std::to_string(time.count()) + " ms";
        return std::to_string(time.count() / 1000) + " s";
    }

    static std::string tooLarge(const Call &call)
    {
        return std::string(net::kTooLarge) + ": " + call.host + " sent more than " +
               std::to_string(call.request.maxReply) + " bytes.";
    }

    // False: more than is wanted.
    static bool take(Call &call, QNetworkReply &reply)
    {
        const QByteArray bytes = reply.isOpen() ? reply.readAll() : QByteArray();
        if (bytes.isEmpty())
            return true;
        if (call.body.size() + std::size_t(bytes.size()) > call.request.maxReply)
            return false;
        const std::string_view view(bytes.constData(), std::size_t(bytes.size()));
        call.body += view;
        const std::scoped_lock lock(call.mutex);
        call.arrived += view;
        call.changed.notify_all();
        return true;
    }

    static void finish(const CallPtr &call, QNetworkReply &reply)
    {
        if (call->fault.empty() && !take(*call, reply))
            call->fault = tooLarge(*call);
        const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        std::optional<Result<HttpReply>> result;
        // Qt takes some replies that break off for whole ones. (In chunks, it can't be seen from here.)
        const QVariant length = reply.header(QNetworkRequest::ContentLengthHeader);
        if (call->fault.empty() && reply.error() == QNetworkReply::NoError && length.isValid() &&
            length.toLongLong() > qint64(call->body.size()) && call->request.method != "HEAD")
            call->fault = broken(*call);
        if (!call->fault.empty()) {
            result = Error{Errc::Network, call->fault, {}};
        } else if (!isReply(reply.error(), status)) {
            result = Error{Errc::Network, sentence(*call, reply.error(), reply.errorString()), {}};
        } else {
            HttpReply out;
            out.status = status;
            for (const auto &[name, value] : reply.rawHeaderPairs())
                out.headers.emplace_back(name.toLower().toStdString(), value.toStdString());
            out.body = std::move(call->body);
            result = std::move(out);
        }
        call->reply = nullptr;
        const std::scoped_lock lock(call->mutex);
        call->result = std::move(result);
        call->changed.notify_all();
    }
};

class QtTransport final : public HttpTransport {
public:
    QtTransport()
    {
        net::needApplication();
        m_thread.setObjectName(QStringLiteral("network"));
        m_hub->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_hub, &QObject::deleteLater);
    }
    ~QtTransport() override
    {
        if (m_thread.isRunning()) {
            m_thread.quit();
            m_thread.wait();
        } else {
            delete m_hub;
        }
    }
    QtTransport(const QtTransport &) = delete;
    QtTransport &operator=(const QtTransport &) = delete;

    Result<HttpReply> send(const HttpRequest &request, std::stop_token stop,
                           const std::function<void(std::string_view)> &onData) override
    {
        const Error cancelled{Errc::Cancelled, "The call was cancelled.", {}};
        if (stop.stop_requested())
            return cancelled;
        auto url = checked(request);
        if (!url)
            return url.error();
        std::call_once(m_started, [this] { m_thread.start(); });

        const auto call = std::make_shared<Call>();
        call->request = request;
        call->url = *url;
        call->host = hostOf(*url);
        QMetaObject::invokeMethod(
            m_hub, [hub = m_hub, call] { hub->start(call); }, Qt::QueuedConnection);
        const std::stop_callback wake(stop, [call] {
            const std::scoped_lock lock(call->mutex);
            call->cancelled = true;
            call->changed.notify_all();
        });
        std::unique_lock lock(call->mutex);
        for (;;) {
            call->changed.wait(lock, [&] { return call->cancelled || !call->arrived.empty() || call->result; });
            if (call->cancelled) {
                QMetaObject::invokeMethod(
                    m_hub, [hub = m_hub, call] { hub->abort(call); }, Qt::QueuedConnection);
                return cancelled;
            }
            const std::string arrived = std::exchange(call->arrived, {});
            if (arrived.empty())
                return std::move(*call->result);
            lock.unlock();
            if (onData)
                onData(arrived);
            lock.lock();
        }
    }

private:
    QThread m_thread;
    Hub *m_hub = new Hub; // lives on the thread and ends with it
    std::once_flag m_started;
};

} // namespace

std::unique_ptr<HttpTransport> createHttpTransport()
{
    return std::make_unique<QtTransport>();
}

} // namespace credence
