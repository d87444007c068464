// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/session.h"

#include "jobs/jobrunner.h"

#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <mutex>
#include <optional>

namespace credence::ui {

namespace {

constexpr int kCoalesce = 60; // ms in which several commits become one update of the views
constexpr int kSessionHistory = 200;
constexpr std::size_t kTopRoots = 64; // more than a screen of rows

struct Opened {
    std::shared_ptr<Store> store;
    std::vector<ScopeInfo> scopes;
    std::shared_ptr<const Snapshot> top;
};

struct Loaded {
    std::shared_ptr<const Snapshot> snapshot;
    std::vector<ScopeInfo> scopes;
    std::uint64_t entries = 0; // of the ledger
};

void countScopes(Loaded &loaded)
{
    const Snapshot &s = *loaded.snapshot;
    std::vector<std::uint64_t> counts(s.scopes().size(), 0);
    for (const NodeRow &row : s.rows())
        ++counts[row.scope];
    for (ScopeInfo &info : loaded.scopes) {
        const auto at = std::find(s.scopes().begin(), s.scopes().end(), info.id);
        info.memories = at == s.scopes().end() ? 0 : counts[std::size_t(at - s.scopes().begin())];
    }
}

// Commits arrive on any thread and are handed over in one piece.
struct Mailbox {
    std::mutex mutex;
    ChangeSet pending;
    bool full = false;
};

void append(std::vector<MemoryKey> &to, const std::vector<MemoryKey> &from)
{
    to.insert(to.end(), from.begin(), from.end());
    std::sort(to.begin(), to.end());
    to.erase(std::unique(to.begin(), to.end()), to.end());
}

} // namespace

struct Session::Impl {
    QString path;
    bool loading = false;      // a snapshot job is under way
    std::uint64_t entries = 0; // of the ledger, when the snapshot was read
    QString snapshotScope;     // for which it was read
    bool loadAgain = false;    // the store changed meanwhile
    bool firstLoad = false;    // loading(true) was said and not yet taken back
    std::vector<MemoryKey> history;
    std::size_t place = 0; // index in history of the present selection
    bool passing = false;  // the present selection is a step of a walk
    std::shared_ptr<Mailbox> mailbox;
    std::optional<Subscription> subscription;
    QTimer coalesce;
};

Session::Session(QObject *parent) : QObject(parent), d(std::make_unique<Impl>())
{
    d->coalesce.setSingleShot(true);
    d->coalesce.setInterval(kCoalesce);
    connect(&d->coalesce, &QTimer::timeout, this, [this] { takeChanges(); });
}

Session::~Session()
{
    release();
}

// The last owner of a Store closes its connections; that may write to the disk, so a job does it.
void Session::release()
{
    d->subscription.reset();
    d->mailbox.reset();
    if (!m_store)
        return;
    std::shared_ptr<Store> store = std::move(m_store);
    m_store = nullptr;
    JobRunner &runner = JobRunner::instance();
    runner.run<bool>(
        &runner, {}, {},
        [held = std::move(store)](std::stop_token, const Progress &) -> Result<bool> { return held != nullptr; },
        [](const Result<bool> &) {});
}

void Session::open(const QString &path, bool readOnly)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const std::filesystem::path file(QFile::encodeName(absolute).toStdString());
    JobRunner::instance().run<Opened>(
        this, QStringLiteral("open"), tr("Opening %1").arg(QFileInfo(path).fileName()),
        [file, readOnly](std::stop_token, const Progress &) -> Result<Opened> {
            OpenOptions options;
            options.readOnly = readOnly;
            Result<std::unique_ptr<Store>> store = Store::open(file, options);
            if (!store)
                return store.error();
            Opened opened;
            opened.store = std::move(*store);
            Result<std::vector<ScopeInfo>> scopes = opened.store->scopes(Counting::No);
            if (!scopes)
                return scopes.error();
            opened.scopes = std::move(*scopes);
            // Only to be seen early: without it the tree waits for the snapshot, which says what is wrong.
            if (auto top = opened.store->snapshotTop({}, kTopRoots))
                opened.top = std::move(*top);
            return opened;
        },
        [this, absolute](Result<Opened> opened) {
            if (!opened) {
                Q_EMIT failed(absolute, opened.error());
                return;
            }
            take(absolute, std::move(opened->store), std::move(opened->scopes), std::move(opened->top));
        });
}

void Session::adopt(const QString &path, std::shared_ptr<Store> store, std::vector<ScopeInfo> scopes)
{
    take(path, std::move(store), std::move(scopes), nullptr);
}

void Session::take(const QString &path, std::shared_ptr<Store> store, std::vector<ScopeInfo> scopes,
                   std::shared_ptr<const Snapshot> top)
{
    const bool had = isOpen();
    drop();
    if (had)
        Q_EMIT closed();
    d->path = path;
    m_store = std::move(store);
    m_scopes = std::move(scopes);
    m_top = std::move(top);
    d->mailbox = std::make_shared<Mailbox>();
    const std::weak_ptr<Mailbox> box = d->mailbox;
    // The subscription ends before the session does, so `this` is alive in the callback; what it posts goes to this
    // object and is dropped with it.
    d->subscription.emplace(m_store->subscribe([this, box](const ChangeSet &change) {
        const std::shared_ptr<Mailbox> mailbox = box.lock();
        if (!mailbox)
            return;
        {
            const std::scoped_lock lock(mailbox->mutex);
            append(mailbox->pending.added, change.added);
            append(mailbox->pending.changed, change.changed);
            mailbox->pending.ledger = std::max(mailbox->pending.ledger, change.ledger);
            mailbox->pending.external = mailbox->pending.external || change.external;
            if (mailbox->full)
                return;
            mailbox->full = true;
        }
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!d->coalesce.isActive())
                    d->coalesce.start();
            },
            Qt::QueuedConnection);
    }));
    Q_EMIT opened();
    loadSnapshot();
}

// Forgets the open store without a signal.
void Session::drop()
{
    d->coalesce.stop();
    release();
    m_snapshot.reset();
    m_top.reset();
    m_scopes.clear();
    m_scope.clear();
    d->path.clear();
    d->loadAgain = false;
    d->loading = false;
    d->history.clear();
    d->place = 0;
    if (d->firstLoad) {
        d->firstLoad = false;
        Q_EMIT loading(false);
    }
    if (m_selection) {
        m_selection = {};
        Q_EMIT selectionChanged(m_selection);
    }
    Q_EMIT historyChanged();
}

void Session::close()
{
    if (!isOpen())
        return;
    // A load that is under way must not arrive in an empty session: a newer job in its slot drops it.
    JobRunner::instance().run<bool>(
        this, QStringLiteral("snapshot"), {}, [](std::stop_token, const Progress &) -> Result<bool> { return true; },
        [](const Result<bool> &) {});
    drop();
    Q_EMIT closed();
}

std::shared_ptr<const Snapshot> Session::snapshotOf(const std::string &scope) const
{
    return m_snapshot && m_snapshot->scopes().size() == 1 && m_snapshot->scopes().front() == scope ? m_snapshot
                                                                                                   : nullptr;
}

std::pair<std::shared_ptr<const Snapshot>, std::uint64_t> Session::settledSnapshot() const
{
    if (d->loading || d->loadAgain || d->snapshotScope != m_scope) // asked while the scope changes, say
        return {nullptr, 0};
    return {m_snapshot, d->entries};
}

QString Session::path() const
{
    return d->path;
}

bool Session::writable() const
{
    return m_store && m_store->info().access == Access::Writable;
}

void Session::setScope(const QString &scope)
{
    if (scope == m_scope || !isOpen())
        return;
    m_scope = scope;
    m_top.reset();
    Q_EMIT scopeChanged();
    loadSnapshot();
}

void Session::loadSnapshot()
{
    if (!m_store)
        return;
    d->loading = true;
    d->loadAgain = false;
    if (!m_snapshot && !d->firstLoad) {
        d->firstLoad = true;
        Q_EMIT loading(true);
    }
    JobRunner::instance().run<Loaded>(
        this, QStringLiteral("snapshot"), m_snapshot ? QString() : tr("Reading memories"),
        [store = m_store, scope = m_scope.toStdString()](std::stop_token stop,
                                                         const Progress &progress) -> Result<Loaded> {
            Loaded loaded;
            // A snapshot of all scopes knows how many memories each has.
            Result<std::vector<ScopeInfo>> scopes = store->scopes(scope.empty() ? Counting::No : Counting::Yes);
            if (!scopes)
                return scopes.error();
            loaded.scopes = std::move(*scopes);
            if (const auto head = store->ledgerHead()) // before: a snapshot that knows more counts as old
                loaded.entries = head->first;
            auto snapshot = store->snapshot(scope, stop, progress);
            if (!snapshot)
                return snapshot.error();
            loaded.snapshot = std::move(*snapshot);
            if (scope.empty())
                countScopes(loaded);
            return loaded;
        },
        [this, scope = m_scope](Result<Loaded> loaded) {
            d->loading = false;
            if (d->firstLoad) {
                d->firstLoad = false;
                Q_EMIT loading(false);
            }
            if (!loaded) {
                if (loaded.error().code != Errc::Cancelled)
                    Q_EMIT failed(d->path, loaded.error());
                return;
            }
            m_snapshot = std::move(loaded->snapshot);
            d->entries = loaded->entries;
            d->snapshotScope = scope;
            m_top.reset();
            m_scopes = std::move(loaded->scopes);
            Q_EMIT snapshotChanged();
            if (d->loadAgain)
                loadSnapshot();
        });
}

void Session::takeChanges()
{
    if (!d->mailbox)
        return;
    ChangeSet change;
    {
        const std::scoped_lock lock(d->mailbox->mutex);
        change = std::move(d->mailbox->pending);
        d->mailbox->pending = {};
        d->mailbox->full = false;
    }
    Q_EMIT storeChanged(change);
    // A stream of commits must not start the reading over and over: the one under way ends first.
    if (d->loading)
        d->loadAgain = true;
    else
        loadSnapshot();
}

void Session::select(MemoryKey key)
{
    if (!key && !m_selection && !m_other.title.isEmpty()) {
        m_other = {};
        Q_EMIT selectionChanged({});
        return;
    }
    choose(key, false);
}

void Session::selectOther(const Other &other)
{
    if (!m_selection && other.title == m_other.title && other.text == m_other.text)
        return;
    m_other = other;
    m_selection = {};
    setSeveral(0);
    Q_EMIT selectionChanged({});
    Q_EMIT historyChanged();
}

void Session::setSeveral(int count)
{
    if (count == m_several)
        return;
    m_several = count;
    Q_EMIT severalChanged();
}

void Session::pass(MemoryKey key)
{
    choose(key, true);
}

void Session::choose(MemoryKey key, bool passing)
{
    if (key == m_selection) {
        d->passing = d->passing && passing;
        return;
    }
    m_selection = key;
    m_other = {};
    if (key) {
        if (!d->history.empty())
            d->history.resize(d->place + 1);
        if (passing && d->passing && !d->history.empty())
            d->history.pop_back();
        if (d->history.empty() || d->history.back() != key)
            d->history.push_back(key);
        else
            passing = false; // back where the walk began
        d->passing = passing;
        if (d->history.size() > kSessionHistory)
            d->history.erase(d->history.begin());
        d->place = d->history.size() - 1;
    }
    Q_EMIT selectionChanged(m_selection);
    Q_EMIT historyChanged();
}

void Session::goTo(std::size_t place)
{
    d->place = place;
    d->passing = false;
    m_selection = d->history[place];
    m_other = {};
    Q_EMIT selectionChanged(m_selection);
    Q_EMIT historyChanged();
}

bool Session::canGoBack() const
{
    return !d->history.empty() && (!m_selection || d->place > 0);
}

bool Session::canGoForward() const
{
    return m_selection && d->place + 1 < d->history.size();
}

void Session::back()
{
    if (canGoBack())
        goTo(m_selection ? d->place - 1 : d->place);
}

void Session::forward()
{
    if (canGoForward())
        goTo(d->place + 1);
}

} // namespace credence::ui
