// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/providers.h>

#include "net/application.h"

#include <qt6keychain/keychain.h>

#include <QThread>

#include <condition_variable>
#include <mutex>
#include <optional>

namespace credence {

namespace {

// The keychain library starts its jobs one after the other from the thread that asked first, so there is one for the
// life of the process. It is idle between calls.
QObject *keyringThread()
{
    static std::once_flag once;
    static QObject *hub = nullptr;
    std::call_once(once, [] {
        net::needApplication();
        auto *thread = new QThread;
        thread->setObjectName(QStringLiteral("keyring"));
        hub = new QObject;
        hub->moveToThread(thread);
        thread->start();
    });
    return hub;
}

struct Ask {
    std::mutex mutex;
    std::condition_variable changed;
    std::optional<Result<std::string>> result;
    bool cancelled = false;
};

const char *const kService = "Credence";
const char *const kElsewhere = "name an environment variable for the key instead.";

Error errorOf(QKeychain::Error error, const QString &detail, const std::string &provider)
{
    // What the services say when they are not there at all.
    const bool absent = error == QKeychain::NoBackendAvailable || error == QKeychain::NotImplemented ||
                        (error == QKeychain::OtherError &&
                         (detail.contains(QStringLiteral("DBus"), Qt::CaseInsensitive) ||
                          detail.contains(QStringLiteral("D-Bus"), Qt::CaseInsensitive) ||
                          detail.contains(QStringLiteral("org.freedesktop"), Qt::CaseInsensitive) ||
                          detail.contains(QStringLiteral("Could not connect"), Qt::CaseInsensitive) ||
                          (detail.isEmpty() && qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))));
    if (absent)
        return {Errc::Unsupported, std::string("No keyring service answers on this machine; ") + kElsewhere, {}};
    switch (error) {
    case QKeychain::EntryNotFound:
        return {Errc::NotFound, "The keyring holds no key for " + provider + "; enter it in the settings.", {}};
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return {Errc::Io, std::string("The keyring was not unlocked; unlock it, or ") + kElsewhere, {}};
    default:
        return {Errc::Io,
                "The keyring refused" + (detail.isEmpty() ? std::string() : " (" + detail.toStdString() + ")") + "; " +
                    kElsewhere,
                {}};
    }
}

class DesktopKeyring final : public Keyring {
public:
    Result<std::string> read(const std::string &provider, std::stop_token stop) override
    {
        return run(provider, stop, [] { return new QKeychain::ReadPasswordJob(QString::fromLatin1(kService)); });
    }
    Result<void> write(const std::string &provider, const std::string &key, std::stop_token stop) override
    {
        auto done = run(provider, stop, [key] {
            auto *job = new QKeychain::WritePasswordJob(QString::fromLatin1(kService));
            job->setTextData(QString::fromStdString(key));
            return job;
        });
        return done ? Result<void>() : Result<void>(done.error());
    }
    Result<void> remove(const std::string &provider, std::stop_token stop) override
    {
        auto done = run(provider, stop, [] { return new QKeychain::DeletePasswordJob(QString::fromLatin1(kService)); });
        if (done || done.error().code == Errc::NotFound)
            return {};
        return done.error();
    }

private:
    template<class Make>
    static Result<std::string> run(const std::string &provider, const std::stop_token &stop, Make make)
    {
        const Error cancelled{Errc::Cancelled, "The keyring was not waited for.", {}};
        if (stop.stop_requested())
            return cancelled;
        const auto ask = std::make_shared<Ask>();
        QObject *hub = keyringThread();
        QMetaObject::invokeMethod(
            hub,
            [hub, ask, provider, make] {
                auto *job = make();
                job->setKey(QString::fromStdString("provider/" + provider));
                QObject::connect(job, &QKeychain::Job::finished, hub, [ask, provider](QKeychain::Job *ended) {
                    Result<std::string> result(std::string{});
                    if (ended->error() != QKeychain::NoError)
                        result = errorOf(ended->error(), ended->errorString(), provider);
                    else if (const auto *read = qobject_cast<QKeychain::ReadPasswordJob *>(ended))
                        result = read->textData().toStdString();
                    const std::scoped_lock lock(ask->mutex);
                    ask->result = std::move(result);
                    ask->changed.notify_all();
                });
                job->start();
            },
            Qt::QueuedConnection);
        const std::stop_callback wake(stop, [ask] {
            const std::scoped_lock lock(ask->mutex);
            ask->cancelled = true;
            ask->changed.notify_all();
        });
        std::unique_lock lock(ask->mutex);
        ask->changed.wait(lock, [&] { return ask->cancelled || ask->result; });
        return ask->result ? std::move(*ask->result) : Result<std::string>(cancelled);
    }
};

} // namespace

Keyring::~Keyring() = default;

std::shared_ptr<Keyring> desktopKeyring()
{
    return std::make_shared<DesktopKeyring>();
}

} // namespace credence
