// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/reviewcontroller.h"

#include "jobs/jobrunner.h"
#include "reflect/runwords.h"
#include "review/reviewwords.h"
#include "settings/settings.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/glyphs.h"
#include "widgets/whenshown.h"

#include <credence/reflect.h>

#include <QDateTime>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <tuple>
#include <utility>

namespace credence::ui {

namespace {

constexpr std::size_t kCommittedShown = 200; // of those committed, the latest
constexpr int kTick = 60'000;                // ms
constexpr int kReloadDelay = 120;            // ms in which several changes become one reading

struct Loaded {
    std::vector<ItemPtr> items;
    QueueCounts counts;
    QStringList reasons;
    QHash<QString, QString> runs;
    double waitHours = 0;
    QString locked;
};

Cause causeNow(const QString &reason = {})
{
    return {reviewerName().toStdString(), "gui", reason.trimmed().toStdString()};
}

QString runLabel(const RunInfo &run, int number)
{
    const QDateTime began = QDateTime::fromMSecsSinceEpoch(run.started.time_since_epoch().count());
    const QString when = began.date() == QDate::currentDate()
                             ? ReviewController::tr("today %1").arg(clockText(began.time()))
                             : shortTime(run.started);
    return ReviewController::tr("Run %1, %2", "number, time").arg(number).arg(when);
}

Result<Loaded> loadQueue(const Store &store, const std::string &scope, QHash<QString, QString> runs,
                         std::stop_token stop)
{
    Loaded loaded;
    QueueQuery query;
    query.scope = scope;
    query.suppressed = true;
    query.states = {CandidateState::Pending, CandidateState::Deferred, CandidateState::Approved,
                    CandidateState::Rejected, CandidateState::Blocked};
    Result<std::vector<QueueItem>> items = queue(store, query, stop);
    if (!items)
        return items.error();
    query.states = {CandidateState::Committed, CandidateState::Settled};
    query.limit = kCommittedShown;
    Result<std::vector<QueueItem>> committed = queue(store, query, stop);
    if (!committed)
        return committed.error();
    bool unknown = false;
    for (std::vector<QueueItem> *list : {&*items, &*committed}) {
        for (QueueItem &item : *list) {
            unknown =
                unknown || (!item.candidate.run.empty() && !runs.contains(QString::fromStdString(item.candidate.run)));
            loaded.items.push_back(std::make_shared<const QueueItem>(std::move(item)));
        }
    }
    // Newest run first, a run's candidates in its own order; committed ones of a run stand with the others of it.
    std::stable_sort(loaded.items.begin(), loaded.items.end(), [](const ItemPtr &a, const ItemPtr &b) {
        if (a->queued != b->queued)
            return a->queued > b->queued;
        if (a->candidate.run != b->candidate.run)
            return a->candidate.run < b->candidate.run;
        return a->candidate.id < b->candidate.id;
    });
    if (unknown) {
        if (const Result<std::vector<RunInfo>> all = credence::runs(store)) {
            const int count = int(all->size());
            for (int i = 0; i < count; ++i) {
                const RunInfo &run = (*all)[std::size_t(i)];
                runs.insert(QString::fromStdString(run.id), runLabel(run, count - i));
            }
        }
        // Not asked for again and again.
        for (const ItemPtr &item : loaded.items) {
            const QString id = QString::fromStdString(item->candidate.run);
            if (!id.isEmpty() && !runs.contains(id))
                runs.insert(id, QString());
        }
    }
    loaded.runs = std::move(runs);
    Result<QueueCounts> counts = queueCounts(store, scope);
    if (!counts)
        return counts.error();
    loaded.counts = *counts;
    if (const Result<std::vector<std::string>> reasons = rejectionReasons(store)) {
        for (const std::string &reason : *reasons)
            loaded.reasons << screenText(reason);
    }
    if (const Result<std::vector<PolicyValue>> values = policy(store, scope)) {
        for (const PolicyValue &value : *values) {
            if (value.key == "review.wait_hours")
                loaded.waitHours = QString::fromStdString(value.value).toDouble();
        }
    }
    if (store.info().access != Access::Writable) {
        loaded.locked = sentence(coreWords(store.info().accessReason));
        if (loaded.locked.isEmpty())
            loaded.locked = ReviewController::tr("The store is open read-only.");
    } else if (const Result<std::vector<std::string>> channels = store.approvalChannels();
               channels && std::find(channels->begin(), channels->end(), "gui") == channels->end()) {
        loaded.locked = ReviewController::tr("The store’s policy does not list the window (gui) as a way to approve.");
    }
    return loaded;
}

QString stepName(const LedgerEntry &entry)
{
    if (entry.kind == "decide")
        return ReviewController::tr("decision");
    if (entry.kind == "edit")
        return ReviewController::tr("edit");
    if (entry.kind == "look")
        return ReviewController::tr("look");
    if (entry.kind == "resolve")
        return ReviewController::tr("resolution of a flag");
    if (entry.kind == "lift")
        return ReviewController::tr("lifting of a rejection");
    if (entry.kind == "policy")
        return ReviewController::tr("change of the policy");
    if (entry.kind == "commit")
        return ReviewController::tr("commit");
    if (entry.kind == "scan")
        return ReviewController::tr("scan");
    return QString::fromStdString(entry.kind);
}

QString stepTitle(const LedgerEntry &entry)
{
    QString title = stepName(entry);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

bool isReview(const LedgerEntry &entry)
{
    static const QSet<QString> kinds{QStringLiteral("decide"),  QStringLiteral("edit"),   QStringLiteral("look"),
                                     QStringLiteral("resolve"), QStringLiteral("lift"),   QStringLiteral("suppress"),
                                     QStringLiteral("policy"),  QStringLiteral("commit"), QStringLiteral("scan")};
    return kinds.contains(QString::fromStdString(entry.kind));
}

} // namespace

QString failureText(const Error &error)
{
    return sentence(coreWords(error.message));
}

struct ReviewController::Op {
    enum class Kind { Other, Edit, Undo, Redo };
    Kind kind = Kind::Other;
    QString candidate, working, did, icon;
    ItemPtr before; // as it was shown, to go back to
    bool wide = false;
    Work work;
};

struct ReviewController::Impl {
    Session *session = nullptr;
    std::vector<ItemPtr> items;
    QHash<QString, std::size_t> places;
    QueueCounts counts;
    QStringList reasons;
    QHash<QString, QString> runs;
    QSet<QString> kept;
    double waitHours = 0;
    QString locked;
    QHash<QString, QString> working, errors;
    std::deque<Op> waiting;
    bool running = false, reading = false, readAgain = false, stepping = false, committing = false, previewing = false;
    bool previewLater = false, commitLater = false; // what is being decided goes first
    bool lookForTouched = false;                    // after undo and redo: which candidate moved
    bool everLoaded = false;
    int opsDone = 0; // a queue read before one of them ended is old
    int waitingBefore = -1;
    QSet<qlonglong> own;                               // ledger entries that were made here
    QSet<qlonglong> here;                              // and elsewhere in this window
    std::int64_t lastEntry = 0;                        // the newest that was heard of
    QHash<qlonglong, std::pair<QString, QString>> did; // icon and words for each of them
    QSet<qlonglong> undone;                            // of the latest entries, those that are taken back
    Step undo, redo;
    QTimer ticker, later;
    WhenShown *queue = nullptr;
    int toCommit = 0;    // while the queue itself is not read
    bool behind = false; // the queue itself
};

ReviewController::ReviewController(Session *session, QWidget *page) : QObject(page), d(std::make_unique<Impl>())
{
    d->session = session;
    d->queue = new WhenShown(
        page, [this] { reload(); }, this);
    d->later.setSingleShot(true);
    d->later.setInterval(kReloadDelay);
    d->ticker.setInterval(kTick);
    connect(&d->later, &QTimer::timeout, this, [this] { reload(); });
    connect(&d->ticker, &QTimer::timeout, this, [this] { tick(); });
    const auto clear = [this] {
        d->items.clear();
        d->places.clear();
        d->counts = {};
        d->kept.clear();
        d->runs.clear();
        d->working.clear();
        d->errors.clear();
        d->waiting.clear();
        d->own.clear();
        d->here.clear();
        d->lastEntry = 0;
        d->did.clear();
        d->undone.clear();
        d->waitingBefore = -1;
        d->everLoaded = d->behind = false;
        d->running = d->reading = d->readAgain = d->stepping = d->committing = d->previewing = false;
        d->lookForTouched = d->previewLater = d->commitLater = false;
        d->undo = {false, tr("Undo"), tr("Nothing was decided here yet.")};
        d->redo = {false, tr("Redo"), tr("Nothing was taken back.")};
    };
    connect(session, &Session::opened, this, [this, clear] {
        clear();
        d->ticker.start();
        reload();
    });
    connect(session, &Session::closed, this, [this, clear] {
        clear();
        d->ticker.stop();
        d->later.stop();
        // What is still under way belongs to a store that is gone.
        for (const QString &slot : {QStringLiteral("queue"), QStringLiteral("op"), QStringLiteral("reviewSteps")}) {
            JobRunner::instance().run<bool>(
                this, slot, {}, [](std::stop_token, const Progress &) -> Result<bool> { return true; },
                [](const Result<bool> &) {});
        }
        Q_EMIT loaded();
        Q_EMIT countsChanged();
        Q_EMIT stepsChanged();
    });
    connect(session, &Session::scopeChanged, this, [this] {
        if (!d->queue->shown() && !d->items.empty()) { // those of another scope are not shown again
            d->items.clear();
            d->places.clear();
            Q_EMIT loaded();
        }
        reload();
    });
    connect(session, &Session::storeChanged, this, [this](const ChangeSet &change) {
        // Whatever this process wrote, in whichever part of the window, is nobody else's.
        if (!change.external) {
            for (std::int64_t n = d->lastEntry > 0 ? d->lastEntry + 1 : change.ledger.value; n <= change.ledger.value;
                 ++n)
                d->here << n;
        }
        d->lastEntry = std::max(d->lastEntry, change.ledger.value);
        // An own decision is known already; whatever touched a memory or came from elsewhere may change what applies.
        if (change.external || !change.added.empty() || !change.changed.empty() ||
            !d->own.contains(change.ledger.value))
            d->later.start();
    });
    connect(&Settings::instance(), &Settings::changed, this, [this](const QString &name) {
        if (name == settings::kReviewer.name() && d->queue->shown())
            readSteps();
    });
    clear();
    if (session->isOpen())
        reload();
}

ReviewController::~ReviewController() = default;

const std::vector<ItemPtr> &ReviewController::items() const
{
    return d->items;
}
const QueueCounts &ReviewController::counts() const
{
    return d->counts;
}
const QStringList &ReviewController::reasons() const
{
    return d->reasons;
}
const QHash<QString, QString> &ReviewController::runs() const
{
    return d->runs;
}
double ReviewController::waitHours() const
{
    return d->waitHours;
}
const QSet<QString> &ReviewController::kept() const
{
    return d->kept;
}
QString ReviewController::locked() const
{
    return d->locked;
}
QString ReviewController::working(const QString &candidate) const
{
    return d->working.value(candidate);
}
QString ReviewController::error(const QString &candidate) const
{
    return d->errors.value(candidate);
}
const ReviewController::Step &ReviewController::undoStep() const
{
    return d->undo;
}
const ReviewController::Step &ReviewController::redoStep() const
{
    return d->redo;
}
bool ReviewController::isOwn(LedgerNumber entry) const
{
    return d->own.contains(entry.value);
}
bool ReviewController::isUndone(LedgerNumber entry) const
{
    return d->undone.contains(entry.value);
}
int ReviewController::toCommit() const
{
    if (d->behind)
        return d->toCommit;
    return int(std::count_if(d->items.begin(), d->items.end(), [](const ItemPtr &item) {
        return item->state == CandidateState::Approved && item->applies;
    }));
}
bool ReviewController::committing() const
{
    return d->committing;
}

bool ReviewController::busy() const
{
    return d->reading || d->running || !d->waiting.empty() || d->stepping || d->committing || d->previewing ||
           d->later.isActive() || d->previewLater || d->commitLater;
}

bool ReviewController::behind() const
{
    return d->behind;
}

ItemPtr ReviewController::item(const QString &candidate) const
{
    const auto it = d->places.constFind(candidate);
    return it == d->places.constEnd() ? ItemPtr() : d->items[*it];
}

void ReviewController::dismissError(const QString &candidate)
{
    if (d->errors.remove(candidate) > 0)
        Q_EMIT itemChanged(candidate);
}

void ReviewController::reload()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    if (d->reading) {
        d->readAgain = true;
        return;
    }
    // What is being decided would be shown undecided; the last of it reads again.
    if (d->running || !d->waiting.empty()) {
        d->readAgain = true;
        return;
    }
    if (!d->queue->shown()) {
        d->behind = true;
        d->queue->ask();
        readCounts();
        return;
    }
    d->queue->forget();
    d->reading = true;
    d->readAgain = false;
    d->later.stop();
    JobRunner::instance().run<Loaded>(
        this, QStringLiteral("queue"), {},
        [store, scope = d->session->scope().toStdString(), runs = d->runs](std::stop_token stop, const Progress &) {
            return loadQueue(*store, scope, runs, stop);
        },
        [this, store, ops = d->opsDone](Result<Loaded> loaded) {
            d->reading = false;
            if (d->session->store() != store)
                return;
            if (d->running || !d->waiting.empty()) { // a key was pressed meanwhile
                d->readAgain = true;
                return;
            }
            if (d->opsDone != ops) {
                reload();
                return;
            }
            d->behind = false;
            if (!loaded) {
                if (loaded.error().code != Errc::Cancelled)
                    Q_EMIT failed({}, failureText(loaded.error()));
                Q_EMIT idle();
                return;
            }
            // What moved without us.
            int others = 0;
            QString moved;
            QHash<QString, std::size_t> places;
            for (std::size_t i = 0; i < loaded->items.size(); ++i) {
                const QueueItem &now = *loaded->items[i];
                const QString id = QString::fromStdString(now.candidate.id);
                places.insert(id, i);
                const ItemPtr old = item(id);
                if (old && old->version != now.version) {
                    if (moved.isEmpty() || old->state != now.state)
                        moved = id;
                    others += !d->own.contains(now.version.value) && !d->here.contains(now.version.value);
                }
                // What was done again stays in sight like what was just decided.
                if (d->lookForTouched && old && old->version != now.version && now.state != CandidateState::Pending)
                    d->kept << id;
                if (now.state == CandidateState::Committed || now.state == CandidateState::Settled)
                    d->kept.remove(id);
            }
            const bool touchedNow = d->lookForTouched;
            d->lookForTouched = false;
            d->items = std::move(loaded->items);
            d->places = std::move(places);
            d->counts = loaded->counts;
            d->runs = std::move(loaded->runs);
            d->waitHours = loaded->waitHours;
            d->locked = loaded->locked;
            const bool newReasons = d->reasons != loaded->reasons;
            d->reasons = loaded->reasons;
            const bool first = !d->everLoaded;
            d->everLoaded = true;
            Q_EMIT this->loaded();
            Q_EMIT countsChanged();
            if (newReasons)
                Q_EMIT reasonsChanged();
            if (touchedNow && !moved.isEmpty())
                Q_EMIT touched(moved);
            else if (!first && others > 0)
                Q_EMIT othersChanged(others);
            noteWaiting();
            readSteps();
            if (d->readAgain)
                reload();
            else
                Q_EMIT idle();
        });
}

void ReviewController::noteWaiting()
{
    const int waiting = int(d->counts.waiting);
    if (waiting > 0 && waiting > d->waitingBefore)
        Q_EMIT waitingMore(waiting);
    d->waitingBefore = waiting;
}

// Only the figures: where the queue itself is known, or not in sight.
void ReviewController::readCounts()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    struct Counted {
        QueueCounts counts;
        int toCommit = 0;
    };
    d->reading = true;
    d->readAgain = false;
    d->later.stop();
    JobRunner::instance().run<Counted>(
        this, QStringLiteral("queue"), {},
        [store, scope = d->session->scope().toStdString(), ready = d->behind](std::stop_token stop,
                                                                              const Progress &) -> Result<Counted> {
            const Result<QueueCounts> counts = queueCounts(*store, scope);
            if (!counts)
                return counts.error();
            Counted counted{*counts, 0};
            if (!ready || counts->approved == 0)
                return counted;
            QueueQuery query;
            query.scope = scope;
            query.suppressed = true;
            query.states = {CandidateState::Approved};
            const Result<std::vector<QueueItem>> approved = queue(*store, query, stop);
            if (!approved)
                return approved.error();
            for (const QueueItem &item : *approved)
                counted.toCommit += item.applies;
            return counted;
        },
        [this, store](const Result<Counted> &counted) {
            d->reading = false;
            if (d->session->store() != store)
                return;
            if (counted) {
                d->counts = counted->counts;
                d->toCommit = counted->toCommit;
                Q_EMIT countsChanged();
                noteWaiting();
            }
            if (d->queue->shown())
                readSteps();
            if (d->readAgain)
                reload();
            else if (!busy())
                Q_EMIT idle();
        });
}

void ReviewController::tick()
{
    reload();
}

void ReviewController::readSteps()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    struct Read {
        std::optional<LedgerEntry> undo, redo;
        QSet<qlonglong> undone;
    };
    d->stepping = true;
    JobRunner::instance().run<Read>(
        this, QStringLiteral("reviewSteps"), {},
        [store, who = reviewerName().toStdString()](std::stop_token, const Progress &) -> Result<Read> {
            Read read;
            const Result<LedgerNumber> redo = lastUndoneOf(*store, who);
            if (!redo)
                return redo.error();
            const Result<std::vector<LedgerEntry>> entries = store->ledger(64);
            if (!entries)
                return entries.error();
            std::map<std::int64_t, bool> undone; // by number: whether the last step on it took it back
            for (const LedgerEntry &entry : *entries) {
                if (entry.kind == "undo" || entry.kind == "redo")
                    undone.try_emplace(entry.undoes.value, entry.kind == "undo");
                if (*redo && entry.number == *redo)
                    read.redo = entry;
                const auto it = undone.find(entry.number.value);
                if (!read.undo && entry.who == who && isReview(entry) && !(it != undone.end() && it->second))
                    read.undo = entry;
            }
            for (const auto &[number, now] : undone) {
                if (now)
                    read.undone << number;
            }
            return read;
        },
        [this, store](Result<Read> read) {
            d->stepping = false;
            if (d->session->store() != store)
                return;
            d->undo = {false, tr("Undo"), tr("Nothing was decided here yet.")};
            d->redo = {false, tr("Redo"), tr("Nothing was taken back.")};
            if (read)
                d->undone = std::move(read->undone);
            if (read && read->undo) {
                describe(*read->undo, d->undo);
                d->undo.text = tr("Undo the last %1").arg(stepName(*read->undo));
                d->undo.possible = d->locked.isEmpty() && read->undo->undoable;
                d->undo.whyNot = d->locked.isEmpty() ? sentence(coreWords(read->undo->whyNot)) : d->locked;
            }
            if (read && read->redo) {
                describe(*read->redo, d->redo);
                d->redo.text = tr("Redo the %1").arg(stepName(*read->redo));
                d->redo.possible = d->locked.isEmpty();
                d->redo.whyNot = d->locked;
            }
            Q_EMIT stepsChanged();
            if (!busy())
                Q_EMIT idle();
        });
}

// In the words of this sitting; for what came before or from elsewhere, by what it left in the queue.
void ReviewController::describe(const LedgerEntry &entry, Step &step) const
{
    step.entry = entry.number;
    if (const auto it = d->did.constFind(entry.number.value); it != d->did.constEnd()) {
        std::tie(step.icon, step.what) = *it;
        return;
    }
    const QString number = figure(qlonglong(entry.number.value));
    ItemPtr one;
    int count = 0;
    for (const ItemPtr &item : d->items) {
        if (item->version == entry.number) {
            one = item;
            ++count;
        }
    }
    const QString text = one ? oneLine(one->candidate.text) : QString();
    if (entry.kind == "policy") {
        step.icon = QStringLiteral("settings");
        step.what = tr("Policy changed, ledger entry %1").arg(number);
    } else if (entry.kind == "commit") {
        step.icon = QStringLiteral("git-commit-horizontal");
        step.what = tr("Committed, ledger entry %1").arg(number);
    } else if (entry.kind == "decide" && count == 1) {
        switch (one->state) {
        case CandidateState::Rejected:
            step.icon = QStringLiteral("x");
            step.what = tr("Rejected: %1").arg(text);
            break;
        case CandidateState::Deferred:
            step.icon = QStringLiteral("hourglass");
            step.what = tr("Deferred: %1").arg(text);
            break;
        case CandidateState::Pending:
            step.icon = QStringLiteral("rotate-ccw");
            step.what = tr("Open again: %1").arg(text);
            break;
        default:
            step.icon = QStringLiteral("check");
            step.what = tr("Approved: %1").arg(text);
            break;
        }
    } else if (entry.kind == "decide" && count > 1) {
        step.icon = QStringLiteral("check");
        step.what = tr("%1 candidates decided, ledger entry %2").arg(figure(count), number);
    } else if (count == 1) {
        step.icon = entry.kind == "edit" ? QStringLiteral("pencil") : QStringLiteral("flag");
        step.what = tr("%1: %2", "what was done, the candidate").arg(stepTitle(entry), text);
    } else {
        step.icon = QStringLiteral("undo-2");
        step.what = tr("%1, ledger entry %2", "what was done, its number").arg(stepTitle(entry), number);
    }
}

bool ReviewController::refuse(const QString &candidate)
{
    if (d->locked.isEmpty())
        return false;
    if (!candidate.isEmpty()) {
        d->errors[candidate] = d->locked;
        Q_EMIT itemChanged(candidate);
    }
    Q_EMIT failed(candidate, d->locked);
    return true;
}

LedgerNumber ReviewController::seen(const QString &candidate) const
{
    // While one's own decision on it is under way its version is about to move.
    if (!d->working.value(candidate).isEmpty())
        return {};
    const ItemPtr now = item(candidate);
    return now ? now->version : LedgerNumber{};
}

void ReviewController::enqueue(const QString &candidate, const QString &working, const QString &did,
                               const QString &icon, std::optional<CandidateState> expected, Work work, bool wide,
                               bool isEdit)
{
    Op op;
    op.kind = isEdit ? Op::Kind::Edit : Op::Kind::Other;
    op.candidate = candidate;
    op.working = working;
    op.did = did;
    op.icon = icon;
    op.wide = wide;
    op.work = std::move(work);
    if (!candidate.isEmpty()) {
        op.before = item(candidate);
        d->errors.remove(candidate);
        d->working[candidate] = working;
        if (expected && op.before) {
            auto shown = std::make_shared<QueueItem>(*op.before);
            shown->state = *expected;
            d->items[d->places.value(candidate)] = shown;
            if (*expected != CandidateState::Pending)
                d->kept << candidate;
        }
        Q_EMIT itemChanged(candidate);
    }
    d->waiting.push_back(std::move(op));
    startNext();
}

void ReviewController::startNext()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (d->running || d->waiting.empty() || !store)
        return;
    Op op = std::move(d->waiting.front());
    d->waiting.pop_front();
    d->running = true;
    // Now it is known what the step before it left.
    if (op.kind == Op::Kind::Undo || op.kind == Op::Kind::Redo)
        op.work = stepWork(op.kind == Op::Kind::Redo);
    JobRunner::instance().run<Done>(
        this, QStringLiteral("op"), {},
        [store, work = op.work](std::stop_token stop, const Progress &) { return work(*store, stop); },
        [this, store, op](Result<Done> done) {
            d->running = false;
            if (d->session->store() != store)
                return;
            ++d->opsDone;
            take(op, std::move(done));
            startNext();
            if (!d->running && d->waiting.empty()) {
                if (std::exchange(d->previewLater, false))
                    preview();
                if (std::exchange(d->commitLater, false))
                    commit();
            }
            if (d->readAgain && !d->running)
                reload();
        });
}

void ReviewController::take(Op op, Result<Done> done)
{
    const bool more = std::any_of(d->waiting.begin(), d->waiting.end(),
                                  [&](const Op &other) { return other.candidate == op.candidate; });
    const QString id = op.candidate;
    if (!id.isEmpty() && !more)
        d->working.remove(id);
    if (!done) {
        const QString what = failureText(done.error());
        if (!id.isEmpty()) {
            if (op.before && d->places.contains(id))
                d->items[d->places.value(id)] = op.before;
            d->errors[id] = what;
            if (op.before && op.before->state == CandidateState::Pending)
                d->kept.remove(id);
            Q_EMIT itemChanged(id);
        }
        if (op.kind == Op::Kind::Edit)
            Q_EMIT editDone(id, false);
        if (done.error().code != Errc::Cancelled)
            Q_EMIT failed(id, what);
        d->lookForTouched = false;
        d->readAgain = true; // it may be another than the one that was looked at
        return;
    }
    const Done &result = *done;
    if (result.item) {
        d->own << result.item->version.value;
        if (!more && d->places.contains(id))
            d->items[d->places.value(id)] = std::make_shared<const QueueItem>(*result.item);
        if (result.item->state == CandidateState::Pending)
            d->kept.remove(id);
    }
    if (result.entry)
        d->own << result.entry.value;
    if (!id.isEmpty())
        Q_EMIT itemChanged(id);
    if (op.kind == Op::Kind::Edit)
        Q_EMIT editDone(id, true);
    if (op.kind == Op::Kind::Undo || op.kind == Op::Kind::Redo) {
        const bool redo = op.kind == Op::Kind::Redo;
        Step named = redo ? d->redo : d->undo;
        if (named.entry != result.undone) {
            named = {};
            if (const auto it = d->did.constFind(result.undone.value); it != d->did.constEnd())
                named.what = it->second;
            else
                named.what = tr("ledger entry %1").arg(figure(qlonglong(result.undone.value)));
        }
        Q_EMIT message((redo ? tr("Done again: %1") : tr("Taken back: %1")).arg(named.what));
        d->undo.entry = d->redo.entry = {}; // read anew below
    } else if (const LedgerNumber made = result.entry  ? result.entry
                                         : result.item ? result.item->version
                                                       : LedgerNumber{};
               made) {
        if (!op.did.isEmpty())
            d->did.insert(made.value, {op.icon, op.did});
        d->undo.possible = true;
        d->undo.entry = made;
        d->undo.icon = op.icon;
        d->undo.what = op.did;
        d->redo.entry = {};
        Q_EMIT stepsChanged();
    }
    if (op.wide)
        d->readAgain = true;
    if (d->waiting.empty() && !d->readAgain && !d->reading)
        readCounts();
}

// --- what a person does ----------------------------------------------------------------------------------------------

Result<ReviewController::Done> ReviewController::doneWith(Result<QueueItem> item, LedgerNumber entry)
{
    if (!item)
        return item.error();
    return Done{std::move(*item), entry};
}

void ReviewController::approve(const QString &candidate, bool changeShown)
{
    const ItemPtr now = item(candidate);
    if (!now || refuse(candidate))
        return;
    DecideRequest request;
    request.candidate = candidate.toStdString();
    request.verdict = Verdict::Approve;
    request.changeShown = changeShown;
    request.seen = seen(candidate);
    enqueue(candidate, tr("Approving"), tr("Approved: %1").arg(oneLine(now->candidate.text)), QStringLiteral("check"),
            CandidateState::Approved,
            [request, cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
                return doneWith(credence::decide(store, request, cause, fullRecheck));
            });
}

void ReviewController::reject(const QString &candidate, const QString &reason)
{
    if (!item(candidate) || refuse(candidate))
        return;
    DecideRequest request;
    request.candidate = candidate.toStdString();
    request.verdict = Verdict::Reject;
    request.seen = seen(candidate);
    enqueue(candidate, tr("Rejecting"), tr("Rejected: %1").arg(reason), QStringLiteral("x"), CandidateState::Rejected,
            [request, cause = causeNow(reason)](Store &store, const std::stop_token &) -> Result<Done> {
                return doneWith(credence::decide(store, request, cause, fullRecheck));
            });
}

void ReviewController::defer(const QString &candidate)
{
    const ItemPtr now = item(candidate);
    if (!now || refuse(candidate))
        return;
    DecideRequest request;
    request.candidate = candidate.toStdString();
    request.verdict = Verdict::Defer;
    request.seen = seen(candidate);
    enqueue(candidate, tr("Deferring"), tr("Deferred: %1").arg(oneLine(now->candidate.text)),
            QStringLiteral("hourglass"), CandidateState::Deferred,
            [request, cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
                return doneWith(credence::decide(store, request, cause, fullRecheck));
            });
}

void ReviewController::reopen(const QString &candidate)
{
    const ItemPtr now = item(candidate);
    if (!now || refuse(candidate))
        return;
    DecideRequest request;
    request.candidate = candidate.toStdString();
    request.verdict = Verdict::Reopen;
    request.seen = seen(candidate);
    enqueue(candidate, tr("Opening again"), tr("Open again: %1").arg(oneLine(now->candidate.text)),
            QStringLiteral("rotate-ccw"), CandidateState::Pending,
            [request, cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
                return doneWith(credence::decide(store, request, cause, fullRecheck));
            });
}

void ReviewController::merge(const QString &candidate, const MemoryId &into, const QString &title)
{
    if (!item(candidate) || refuse(candidate))
        return;
    DecideRequest request;
    request.candidate = candidate.toStdString();
    request.verdict = Verdict::Approve;
    request.into = into;
    request.seen = seen(candidate);
    enqueue(candidate, tr("Merging"), tr("Merged into: %1").arg(title), QStringLiteral("git-branch"),
            CandidateState::Approved,
            [request, cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
                return doneWith(credence::decide(store, request, cause, fullRecheck));
            });
}

void ReviewController::edit(const QString &candidate, const QString &text, LedgerNumber basis)
{
    const ItemPtr now = item(candidate);
    if (!now || refuse(candidate)) {
        if (!now)
            Q_EMIT failed({}, tr("The candidate is not in the queue any more. The text is not saved."));
        Q_EMIT editDone(candidate, false);
        return;
    }
    enqueue(
        candidate, tr("Checking the new text"), tr("Edited: %1").arg(text.simplified()), QStringLiteral("pencil"), {},
        [id = candidate.toStdString(), text = text.toStdString(), basis,
         cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
            const Result<QueueItem> before = queueItem(store, id);
            if (!before)
                return before.error();
            if (basis && before->version != basis)
                return Error{Errc::Conflict,
                             (before->decision ? tr("%1 decided on it meanwhile. The text is not saved.")
                                                     .arg(screenText(before->decision->reviewer))
                                               : tr("It was changed elsewhere meanwhile. The text is not saved."))
                                 .toStdString(),
                             {}};
            return doneWith(editCandidate(store, id, text, cause, fullRecheck));
        },
        false, true);
}

void ReviewController::lookAgain(const QString &candidate)
{
    const ItemPtr now = item(candidate);
    if (!now || refuse(candidate))
        return;
    enqueue(candidate, tr("Checking it against today’s memory"),
            tr("Looked at again: %1").arg(oneLine(now->candidate.text)), QStringLiteral("rotate-ccw"), {},
            [id = candidate.toStdString(), cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
                return doneWith(credence::lookAgain(store, id, cause, fullRecheck));
            });
}

void ReviewController::resolve(const QString &candidate, const QString &flag, PolicyAction action,
                               const QString &reason)
{
    const ItemPtr now = item(candidate);
    if (!now || refuse(candidate))
        return;
    QString did;
    switch (action) {
    case PolicyAction::Allow:
        did = tr("Flag allowed");
        break;
    case PolicyAction::Redact:
        did = tr("Flag redacted");
        break;
    case PolicyAction::Downgrade:
        did = tr("Flag downgraded");
        break;
    case PolicyAction::Block:
        did = tr("Blocked by a flag");
        break;
    case PolicyAction::Review:
        did = tr("Flag open again");
        break;
    }
    enqueue(candidate, tr("Resolving the flag"), did + QStringLiteral(": ") + oneLine(now->candidate.text),
            QStringLiteral("flag"), {},
            [id = candidate.toStdString(), flag = flag.toStdString(), action,
             cause = causeNow(reason)](Store &store, const std::stop_token &) -> Result<Done> {
                const Result<ReviewFlag> done = resolveFlag(store, flag, action, cause, fullRecheck);
                if (!done)
                    return done.error();
                return doneWith(queueItem(store, id));
            });
}

void ReviewController::liftSuppressed(const QString &candidate, const QString &reason)
{
    const ItemPtr now = item(candidate);
    if (!now || refuse(candidate))
        return;
    enqueue(
        candidate, tr("Lifting"), tr("Shown again: %1").arg(oneLine(now->candidate.text)), QStringLiteral("rotate-ccw"),
        {},
        [id = candidate.toStdString(), cause = causeNow(reason)](Store &store,
                                                                 const std::stop_token &) -> Result<Done> {
            const Result<LedgerNumber> entry = lift(store, id, cause);
            if (!entry)
                return entry.error();
            return doneWith(queueItem(store, id), *entry);
        },
        true);
}

void ReviewController::approveMany(const QStringList &candidates)
{
    if (candidates.isEmpty() || refuse({}))
        return;
    std::vector<std::string> ids;
    for (const QString &id : candidates) {
        ids.push_back(id.toStdString());
        d->kept << id;
    }
    enqueue(
        {}, {},
        candidates.size() == 1 ? tr("1 plain addition approved")
                               : tr("%1 plain additions approved").arg(figure(candidates.size())),
        QStringLiteral("check"), {},
        [ids, cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
            const Result<LedgerNumber> entry = decideAll(store, ids, Verdict::Approve, cause);
            if (!entry)
                return entry.error();
            return Done{std::nullopt, *entry};
        },
        true);
}

void ReviewController::addReason(const QString &reason)
{
    const QString text = reason.simplified();
    if (text.isEmpty() || d->reasons.contains(text) || refuse({}))
        return;
    enqueue(
        {}, {}, tr("Reason kept in the list: %1").arg(text), QStringLiteral("plus"), {},
        [text = text.toStdString(), cause = causeNow()](Store &store, const std::stop_token &) -> Result<Done> {
            const Result<std::vector<PolicyValue>> values = policy(store);
            if (!values)
                return values.error();
            std::string list;
            for (const PolicyValue &value : *values) {
                if (value.key == "review.reasons")
                    list = value.value;
            }
            std::string plain = text;
            std::replace(plain.begin(), plain.end(), ',', ';'); // the list is written with commas
            const std::pair<std::string, std::string> set[] = {
                {"review.reasons", list.empty() ? plain : list + "," + plain}};
            const Result<LedgerNumber> entry = setPolicy(store, set, cause);
            if (!entry)
                return entry.error();
            return Done{std::nullopt, *entry};
        },
        true);
}

void ReviewController::undo()
{
    step(false);
}

void ReviewController::redo()
{
    step(true);
}

// What a key takes back is settled when its turn comes: a decision that is still under way counts, too.
void ReviewController::step(bool redo)
{
    if (refuse({}))
        return;
    d->lookForTouched = true;
    Op op;
    op.kind = redo ? Op::Kind::Redo : Op::Kind::Undo;
    op.wide = true;
    d->waiting.push_back(std::move(op));
    startNext();
}

// The entry that the window names, or none: another one is never taken back in its place.
ReviewController::Work ReviewController::stepWork(bool redo) const
{
    return [redo, known = redo ? d->redo : d->undo, cause = causeNow()](Store &store,
                                                                        const std::stop_token &) -> Result<Done> {
        const Result<LedgerNumber> entry = redo ? lastUndoneOf(store, cause.who) : lastDecisionOf(store, cause.who);
        if (!entry)
            return entry.error();
        const auto refused = [&](const QString &why) {
            return Error{
                Errc::Conflict,
                (redo ? tr("Redo is not possible. %1") : tr("Undo is not possible. %1")).arg(why).toStdString(),
                {}};
        };
        if (!*entry)
            return refused(known.whyNot);
        if (known.entry && known.entry != *entry)
            return refused(tr("%1 did something else since, in another window or program: what was named (%2) is "
                              "not the last any more.")
                               .arg(QString::fromStdString(cause.who), known.what));
        const Result<ChangeSet> change = redo ? store.redo(*entry, cause) : store.undo(*entry, cause);
        if (!change)
            return change.error();
        return Done{std::nullopt, change->ledger, *entry};
    };
}

// --- the commit ------------------------------------------------------------------------------------------------------

void ReviewController::preview()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    if (d->running || !d->waiting.empty()) {
        d->previewLater = true;
        return;
    }
    d->previewing = true;
    JobRunner::instance().run<CommitPlan>(
        this, QStringLiteral("plan"), {},
        [store, scope = d->session->scope().toStdString()](std::stop_token stop, const Progress &) {
            return previewCommit(*store, scope, stop);
        },
        [this, store](const Result<CommitPlan> &plan) {
            d->previewing = false;
            if (d->session->store() != store)
                return;
            if (plan)
                Q_EMIT previewReady(*plan, {});
            else
                Q_EMIT previewReady({}, failureText(plan.error()));
            if (!busy())
                Q_EMIT idle();
        });
}

void ReviewController::commit()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->committing || refuse({}))
        return;
    if (d->running || !d->waiting.empty()) {
        d->commitLater = true;
        return;
    }
    d->committing = true;
    JobRunner::instance().run<CommitPlan>(
        this, QStringLiteral("commit"), tr("Committing"),
        [store, scope = d->session->scope().toStdString(), cause = causeNow()](std::stop_token stop,
                                                                               const Progress &progress) {
            return credence::commit(*store, cause, scope, stop, progress);
        },
        [this, store](const Result<CommitPlan> &plan) {
            d->committing = false;
            if (d->session->store() != store)
                return;
            if (!plan) {
                QString todo;
                switch (plan.error().code) {
                case Errc::Busy:
                    todo = tr("Another program writes to it. Nothing was changed; commit again.");
                    break;
                case Errc::Cancelled:
                    todo = tr("Nothing was changed; the decisions are kept.");
                    break;
                case Errc::Io:
                    todo = tr("Nothing was changed: the store is as before, and the decisions are kept. Make room or "
                              "look at the file’s rights, then commit again.");
                    break;
                default:
                    todo = tr("Nothing was changed: the store is as before, and the decisions are kept.");
                    break;
                }
                Q_EMIT commitFailed(failureText(plan.error()), todo);
                reload();
                return;
            }
            if (plan->entry)
                d->own << plan->entry.value;
            if (plan->entry) {
                const auto n = qlonglong(plan->changes.size());
                d->did.insert(
                    plan->entry.value,
                    {QStringLiteral("git-commit-horizontal"),
                     n == 1 ? tr("Committed 1 change, ledger entry %1").arg(figure(plan->entry.value))
                            : tr("Committed %1 changes, ledger entry %2").arg(figure(n), figure(plan->entry.value))});
            }
            d->kept.clear();
            if (plan->entry)
                Q_EMIT ledgerEntry(plan->entry);
            Q_EMIT committed(*plan);
            reload();
        });
}

} // namespace credence::ui
