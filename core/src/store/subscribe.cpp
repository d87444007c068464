// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Telling subscribers what changed, here and in other processes.
#include "store/impl.h"

#include <algorithm>

namespace credence {

Subscription::Subscription() = default;

Subscription::Subscription(std::function<void()> stop) : m_stop(std::move(stop)) {}

Subscription::~Subscription()
{
    if (m_stop)
        m_stop();
}

Subscription::Subscription(Subscription &&other) noexcept : m_stop(std::exchange(other.m_stop, nullptr)) {}

Subscription &Subscription::operator=(Subscription &&other) noexcept
{
    if (this != &other) {
        if (m_stop)
            m_stop();
        m_stop = std::exchange(other.m_stop, nullptr);
    }
    return *this;
}

namespace store {

namespace {

constexpr std::chrono::milliseconds kPollInterval{150};

bool look(sql::Connection &db, Watcher::Seen &seen)
{
    const auto version = db.integer("PRAGMA data_version");
    const auto ledger = db.integer("SELECT coalesce(max(number), 0) FROM ledger");
    const auto key = db.integer("SELECT coalesce(max(key), 0) FROM memory");
    if (!version || !ledger || !key)
        return false;
    seen = {*version, *ledger, *key};
    return true;
}

} // namespace

Watcher::Watcher(Store::Impl &impl) : m_impl(impl) {}

Watcher::~Watcher()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

std::function<void()> Watcher::add(std::function<void(const ChangeSet &)> callback)
{
    auto subscriber = std::make_shared<Subscriber>();
    subscriber->callback = std::move(callback);
    const MutexLock lock(m_mutex);
    m_subscribers.push_back(subscriber);
    // A private copy or an immutable file never changes.
    const bool live = m_impl.readMode != sql::Mode::Immutable && m_impl.folder.path().empty();
    if (live && !m_thread.joinable()) {
        // The state to compare with is taken here, so that nothing committed after this call is missed.
        Seen seen;
        if (auto opened = m_impl.connect(); opened && look(**opened, seen)) {
            m_thread = std::jthread([this, db = std::move(*opened), seen](std::stop_token stop) mutable {
                std::mutex mutex;
                std::condition_variable_any wake;
                while (!stop.stop_requested()) {
                    {
                        std::unique_lock wait(mutex);
                        wake.wait_for(wait, stop, kPollInterval, [] { return false; });
                    }
                    if (!stop.stop_requested())
                        poll(*db, seen);
                }
            });
        }
    }
    return [subscriber] {
        // Waits for a callback that runs at this moment.
        const std::lock_guard running(subscriber->running);
        subscriber->callback = nullptr;
    };
}

void Watcher::poll(sql::Connection &db, Seen &seen)
{
    // 2 microseconds while nothing happens. On an error the next round looks again.
    const auto version = db.integer("PRAGMA data_version");
    if (!version || *version == seen.version || !db.execute("BEGIN"))
        return;
    ChangeSet changes;
    changes.external = true;
    Seen next;
    bool fine = look(db, next);
    std::vector<std::pair<MemoryKey, std::int64_t>> added, changed; // with the number of the entry
    {
        auto memories = db.prepare("SELECT key, ledger FROM memory WHERE key > ?1 ORDER BY key");
        memories.bind(1, seen.key);
        while (memories.next())
            added.push_back({{memories.integer(0)}, memories.integer(1)});
        auto entries =
            db.prepare("SELECT DISTINCT memory, number FROM ledger_change WHERE number > ?1 ORDER BY memory");
        entries.bind(1, seen.ledger);
        while (entries.next())
            changed.push_back({{entries.integer(0)}, entries.integer(1)});
        fine = fine && memories.ok() && entries.ok();
    }
    fine = db.execute("COMMIT").ok() && fine;
    if (!fine)
        return;

    // Own numbers are announced before their commit, so all that were seen above are in the set by now.
    bool foreign =
        next.ledger == seen.ledger; // no entry: plain SQL changed something, so an empty set says "look again"
    {
        const MutexLock lock(m_mutex);
        for (const auto &[key, number] : added) {
            if (!m_own.contains(number))
                changes.added.push_back(key);
        }
        for (const auto &[key, number] : changed) {
            if (!m_own.contains(number) && (changes.changed.empty() || changes.changed.back() != key))
                changes.changed.push_back(key);
        }
        for (std::int64_t n = seen.ledger + 1; n <= next.ledger && !foreign; ++n)
            foreign = !m_own.contains(n);
        std::erase_if(m_own, [&](std::int64_t n) { return n <= next.ledger; });
    }
    seen = next;
    changes.ledger = {next.ledger};
    if (foreign || !changes.added.empty())
        call(changes);
}

void Watcher::announce(LedgerNumber number)
{
    const MutexLock lock(m_mutex);
    if (m_thread.joinable())
        m_own.insert(number.value);
}

void Watcher::withdraw(LedgerNumber number)
{
    const MutexLock lock(m_mutex);
    m_own.erase(number.value);
}

void Watcher::publish(const ChangeSet &changes)
{
    call(changes);
}

void Watcher::call(const ChangeSet &changes)
{
    std::vector<std::shared_ptr<Subscriber>> subscribers;
    {
        const MutexLock lock(m_mutex);
        std::erase_if(m_subscribers, [](const auto &s) {
            const std::unique_lock idle(s->running, std::try_to_lock);
            return idle.owns_lock() && !s->callback;
        });
        subscribers = m_subscribers;
    }
    for (const auto &subscriber : subscribers) {
        const std::lock_guard lock(subscriber->running);
        if (subscriber->callback)
            subscriber->callback(changes);
    }
}

} // namespace store
} // namespace credence
