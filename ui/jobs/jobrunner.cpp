// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "jobs/jobrunner.h"

#include <QCoreApplication>
#include <QSet>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace credence::ui {

namespace {
constexpr int kMaximumThreads = 6;
constexpr std::int64_t kProgressInterval = 100; // ms
constexpr std::int64_t kLongJob = 50;           // ms; it may have had much memory for itself

std::int64_t nowMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

// The C library keeps what is freed in many small pieces, above all the pages of SQLite's caches, for its own next use:
// after a look through a large store that is more than what is on show. So it goes back to the system once there is
// nothing else to do; a few ms.
void giveMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
} // namespace

struct JobHandle::State {
    int id = 0;
    QString name, slot;
    QObject *contextAddress = nullptr; // compared, never followed
    QPointer<QObject> context;
    std::stop_source stop;
    bool outdated = false;              // GUI thread: the result is dropped
    std::atomic<bool> skipped = false;  // not even started: nobody wants the result
    std::atomic<bool> finished = false; // done() was called or dropped
    std::atomic<std::int64_t> reported{0};
    std::function<void(std::stop_token, const Progress &)> work;
    std::function<void()> done;
};

void JobHandle::cancel()
{
    if (m_state)
        m_state->stop.request_stop();
}

bool JobHandle::running() const
{
    return m_state && !m_state->finished.load();
}

using StatePtr = std::shared_ptr<JobHandle::State>;

struct JobRunner::Impl {
    // GUI thread only.
    std::vector<StatePtr> jobs;
    QSet<QObject *> watched;
    int nextId = 1;

    // Shared with the workers, guarded by mutex.
    std::mutex mutex;
    std::condition_variable_any wake;
    std::deque<StatePtr> queue;
    int idleThreads = 0;
    bool longJob = false; // since memory was given back
    std::vector<std::jthread> threads;
};

JobRunner::JobRunner() : d(std::make_unique<Impl>()) {}

JobRunner::~JobRunner()
{
    shutDown();
}

JobRunner &JobRunner::instance()
{
    static JobRunner runner;
    return runner;
}

int JobRunner::running() const
{
    return int(d->jobs.size());
}

void JobRunner::cancel(int job)
{
    for (const StatePtr &state : d->jobs) {
        if (state->id == job)
            state->stop.request_stop();
    }
}

JobHandle JobRunner::start(QObject *context, const QString &slot, const QString &name,
                           std::function<void(std::stop_token, const Progress &)> work, std::function<void()> done)
{
    Q_ASSERT(context);
    Q_ASSERT(QThread::currentThread() == thread());
    if (!slot.isEmpty()) {
        for (const StatePtr &older : d->jobs) {
            if (older->contextAddress == context && older->slot == slot) {
                older->outdated = true;
                older->skipped = true;
                older->stop.request_stop();
            }
        }
    }
    if (context != this && !d->watched.contains(context)) {
        d->watched.insert(context);
        connect(context, &QObject::destroyed, this, [this, context] {
            d->watched.remove(context);
            for (const StatePtr &job : d->jobs) {
                if (job->contextAddress == context) {
                    job->outdated = true;
                    job->skipped = true;
                    job->stop.request_stop();
                }
            }
        });
    }

    auto state = std::make_shared<JobHandle::State>();
    state->id = d->nextId++;
    state->name = name;
    state->slot = slot;
    state->contextAddress = context;
    state->context = context;
    state->work = std::move(work);
    state->done = std::move(done);
    d->jobs.push_back(state);
    {
        const std::scoped_lock lock(d->mutex);
        d->queue.push_back(state);
        if (d->idleThreads < int(d->queue.size()) && int(d->threads.size()) < kMaximumThreads)
            d->threads.emplace_back([this](const std::stop_token &quit) { serve(quit); });
    }
    d->wake.notify_one();
    Q_EMIT started(state->id, name);

    JobHandle handle;
    handle.m_state = state;
    return handle;
}

void JobRunner::serve(const std::stop_token &quit)
{
    std::unique_lock lock(d->mutex);
    while (true) {
        ++d->idleThreads;
        const bool any = d->wake.wait(lock, quit, [this] { return !d->queue.empty(); });
        --d->idleThreads;
        if (!any || quit.stop_requested())
            return;
        const StatePtr state = d->queue.front();
        d->queue.pop_front();
        lock.unlock();
        const std::int64_t began = nowMs();
        if (!state->skipped) {
            const Progress progress = [this, state](std::uint64_t done, std::uint64_t total) {
                const std::int64_t now = nowMs();
                std::int64_t last = state->reported.load();
                if (now - last < kProgressInterval || !state->reported.compare_exchange_strong(last, now))
                    return;
                QMetaObject::invokeMethod(
                    this,
                    [this, state, done, total] {
                        if (!state->finished)
                            Q_EMIT progressed(state->id, done, total);
                    },
                    Qt::QueuedConnection);
            };
            state->work(state->stop.get_token(), progress);
        }
        // What the work captured (a store, a snapshot) is released here, not on the GUI thread.
        state->work = nullptr;
        const bool tookLong = nowMs() - began >= kLongJob;
        QMetaObject::invokeMethod(
            this, [this, state] { finish(state->id); }, Qt::QueuedConnection);
        lock.lock();
        d->longJob = d->longJob || tookLong;
        if (d->longJob && d->queue.empty() && d->idleThreads + 1 >= int(d->threads.size())) {
            d->longJob = false;
            lock.unlock();
            giveMemoryBack();
            lock.lock();
        }
    }
}

void JobRunner::finish(int id)
{
    const auto it = std::find_if(d->jobs.begin(), d->jobs.end(), [id](const StatePtr &s) { return s->id == id; });
    if (it == d->jobs.end())
        return;
    const StatePtr state = *it;
    d->jobs.erase(it);
    state->finished = true;
    const auto done = std::move(state->done);
    state->done = nullptr;
    Q_EMIT finished(id);
    if (!state->outdated && state->context && done)
        done();
    if (d->jobs.empty())
        Q_EMIT idle();
}

void JobRunner::shutDown()
{
    for (const StatePtr &state : d->jobs) {
        state->outdated = true;
        state->skipped = true;
        state->stop.request_stop();
    }
    std::vector<std::jthread> threads;
    {
        const std::scoped_lock lock(d->mutex);
        threads.swap(d->threads);
    }
    for (std::jthread &thread : threads)
        thread.request_stop();
    d->wake.notify_all();
    threads.clear(); // joins
    const std::scoped_lock lock(d->mutex);
    d->queue.clear();
    for (const StatePtr &state : d->jobs)
        state->finished = true;
    d->jobs.clear();
}

} // namespace credence::ui
