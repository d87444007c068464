// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/sourcewatcher.h"

#include "jobs/jobrunner.h"
#include "settings/settings.h"

#include <credence/mirrorlist.h>
#include <credence/sources.h>

#include <QElapsedTimer>
#include <QFile>
#include <QFileSystemWatcher>
#include <QTimer>

#include <algorithm>
#include <map>
#include <vector>

namespace credence::ui {

namespace {

constexpr int kWatchPoll = 5000;
constexpr int kWatchStill = 1500;
constexpr qint64 kWatchShare = 20; // looking takes at most a twentieth of the time

struct WatchLook {
    std::map<std::int64_t, SourceState> states;
    qint64 cost = 0; // ms
};

struct WatchTaken {
    Mirror mirror;
    std::optional<SyncReport> report;
    std::optional<Error> error;
};

} // namespace

struct SourceWatcher::Impl {
    Session *session = nullptr;
    std::vector<Mirror> mirrors;                     // watched ones
    std::map<std::int64_t, std::string> taken, last; // stamps: when it was read, and at the last look
    std::vector<Mirror> waiting;
    QFileSystemWatcher *events = nullptr;
    QTimer *poll = nullptr, *still = nullptr;
    JobHandle looking, taking, listing;
    int pollEvery = kWatchPoll;
    bool stopped = false;
};

SourceWatcher::SourceWatcher(Session *session, QObject *parent) : QObject(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->events = new QFileSystemWatcher(this);
    d->poll = new QTimer(this);
    d->poll->setSingleShot(true);
    d->still = new QTimer(this);
    d->still->setSingleShot(true);
    d->still->setInterval(kWatchStill);
    connect(d->poll, &QTimer::timeout, this, [this] { look(); });
    connect(d->still, &QTimer::timeout, this, [this] { look(); });
    // While events come in, the time of stillness begins anew.
    connect(d->events, &QFileSystemWatcher::fileChanged, this, [this] { d->still->start(); });
    connect(d->events, &QFileSystemWatcher::directoryChanged, this, [this] { d->still->start(); });
    connect(session, &Session::opened, this, [this] { reload(); });
    connect(session, &Session::closed, this, [this] { reload(); });
    // An import, a change of the list or another program's doing.
    connect(session, &Session::storeChanged, this, [this] { reload(); });
    reload();
}

SourceWatcher::~SourceWatcher()
{
    d->looking.cancel();
    d->taking.cancel();
    d->listing.cancel();
}

void SourceWatcher::setPace(int poll, int still)
{
    d->pollEvery = poll;
    d->still->setInterval(still);
    if (d->poll->isActive())
        d->poll->start(poll);
}

void SourceWatcher::stop()
{
    d->stopped = true;
    reload();
}

bool SourceWatcher::busy() const
{
    return d->looking.running() || d->taking.running() || d->listing.running();
}

void SourceWatcher::reload()
{
    const std::shared_ptr<Store> store = d->stopped ? nullptr : d->session->store();
    if (!store) {
        d->listing.cancel();
        d->looking.cancel();
        d->taking.cancel();
        d->poll->stop();
        d->still->stop();
        d->mirrors.clear();
        d->waiting.clear();
        d->taken.clear();
        d->last.clear();
        if (const QStringList paths = d->events->files() + d->events->directories(); !paths.isEmpty())
            d->events->removePaths(paths);
        return;
    }
    using Mirrors = std::vector<Mirror>;
    d->listing = JobRunner::instance().run<Mirrors>(
        this, QStringLiteral("list"), {}, [store](std::stop_token, const Progress &) { return mirrorList(*store); },
        [this](Result<Mirrors> mirrors) {
            if (!mirrors)
                return;
            std::erase_if(*mirrors, [](const Mirror &mirror) { return !mirror.watched; });
            for (const Mirror &mirror : *mirrors) {
                // One that was moved is another one.
                for (const Mirror &before : d->mirrors) {
                    if (before.id == mirror.id && before.path != mirror.path)
                        d->taken.erase(mirror.id.value);
                }
            }
            d->mirrors = std::move(*mirrors);
            QStringList wanted;
            for (const Mirror &mirror : d->mirrors)
                wanted << QFile::decodeName(QByteArray::fromStdString(mirror.path));
            QStringList had = d->events->files() + d->events->directories();
            QStringList gone;
            for (const QString &path : had) {
                if (!wanted.contains(path))
                    gone << path;
            }
            if (!gone.isEmpty())
                d->events->removePaths(gone);
            for (const QString &path : wanted) {
                if (!had.contains(path))
                    d->events->addPath(path); // false for what gives no events: then looking has to do
            }
            if (d->mirrors.empty())
                d->poll->stop();
            else if (!d->poll->isActive() && !d->looking.running())
                look();
        });
}

void SourceWatcher::look()
{
    if (d->mirrors.empty() || d->looking.running() || d->taking.running())
        return;
    std::vector<std::pair<std::int64_t, std::string>> places;
    for (const Mirror &mirror : d->mirrors)
        places.emplace_back(mirror.id.value, mirror.path);
    d->looking = JobRunner::instance().run<WatchLook>(
        this, QStringLiteral("look"), {},
        [places](std::stop_token stop, const Progress &) -> Result<WatchLook> {
            QElapsedTimer clock;
            clock.start();
            WatchLook found;
            for (const auto &[id, path] : places)
                found.states.emplace(id, sourceState(path, stop));
            if (stop.stop_requested())
                return Error{Errc::Cancelled, {}, {}};
            found.cost = clock.elapsed();
            return found;
        },
        [this](const Result<WatchLook> &found) {
            if (!found)
                return;
            bool moving = false;
            for (const Mirror &mirror : d->mirrors) {
                const auto state = found->states.find(mirror.id.value);
                if (state == found->states.end() || !state->second.there)
                    continue; // gone as a whole: a disk that is not there is no reason to doubt what was read from it
                const std::string &stamp = state->second.stamp;
                std::string &last = d->last[mirror.id.value];
                const bool still = last == stamp;
                last = stamp;
                if (d->taken.contains(mirror.id.value) && d->taken[mirror.id.value] == stamp)
                    continue;
                if (!still) {
                    moving = true;
                    continue;
                }
                d->taken[mirror.id.value] = stamp;
                d->waiting.push_back(mirror);
            }
            if (moving)
                d->still->start();
            d->poll->start(int(std::max<qint64>(d->pollEvery, found->cost * kWatchShare)));
            take();
        });
}

void SourceWatcher::take()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (d->waiting.empty() || d->taking.running() || !store)
        return;
    const Mirror mirror = d->waiting.front();
    d->waiting.erase(d->waiting.begin());
    const Cause cause{reviewerName().toStdString(), "gui", tr("its source changed").toStdString()};
    d->taking = JobRunner::instance().run<WatchTaken>(
        this, QStringLiteral("take"), {},
        [store, mirror, cause, preview = !d->session->writable()](std::stop_token stop,
                                                                  const Progress &progress) -> Result<WatchTaken> {
            WatchTaken taken;
            taken.mirror = mirror;
            auto foreign = readMirror(mirror, stop, progress);
            if (!foreign) {
                taken.error = foreign.error();
                return taken;
            }
            auto report = store->sync(std::move(*foreign), Vanished::Keep, cause, preview, stop, progress);
            if (report)
                taken.report = std::move(*report);
            else
                taken.error = report.error();
            return taken;
        },
        [this](const Result<WatchTaken> &taken) {
            if (!taken)
                return;
            if (taken->error) {
                if (taken->error->code == Errc::Busy)
                    d->taken.erase(taken->mirror.id.value); // again at the next look
                else if (taken->error->code != Errc::Cancelled)
                    Q_EMIT failed(taken->mirror, *taken->error);
            } else {
                const SyncReport &report = *taken->report;
                if (report.added + report.changed + report.returned + report.vanished + report.records +
                        report.reworded + report.settled + report.carriedOut >
                    0)
                    Q_EMIT noticed(taken->mirror, report);
            }
            take();
        });
}

} // namespace credence::ui
