// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "models/rowcache.h"

#include "jobs/jobrunner.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"

#include <QTimer>

#include <algorithm>
#include <list>
#include <unordered_map>
#include <unordered_set>

namespace credence::ui {

namespace {

constexpr int kParallel = 2;

using RowPtr = std::shared_ptr<const CachedRow>;
using LinksPtr = std::shared_ptr<const std::vector<EvidenceLink>>;

} // namespace

struct RowCache::Impl {
    struct Entry {
        RowPtr row;
        bool outdated = false;
        std::list<MemoryKey>::iterator place; // in `used`
    };

    MemorySource source;
    int generation = 0;
    std::unordered_map<MemoryKey, Entry> rows;
    std::list<MemoryKey> used; // the last used first
    // Asked for and not yet under way, the newest at the end: what is on the screen now comes first.
    std::vector<MemoryKey> waiting;
    std::unordered_set<MemoryKey> isWaiting;
    // Under way: the job that will bring the row. An invalidated key is taken out, so that its old answer is ignored.
    std::unordered_map<MemoryKey, int> inFlight;

    std::unordered_map<MemoryKey, LinksPtr> links;
    std::vector<MemoryKey> linksWaiting;
    std::unordered_map<MemoryKey, int> linksInFlight;

    int jobs = 0;
    int serial = 0;
    int pages = 0;
    QTimer timer;
};

RowCache::RowCache(QObject *parent) : QObject(parent), d(std::make_unique<Impl>())
{
    d->timer.setSingleShot(true);
    d->timer.setInterval(0);
    connect(&d->timer, &QTimer::timeout, this, &RowCache::flush);
}

RowCache::~RowCache() = default;

void RowCache::setSource(MemorySource source)
{
    ++d->generation;
    d->source = std::move(source);
    d->rows.clear();
    d->used.clear();
    d->waiting.clear();
    d->isWaiting.clear();
    d->inFlight.clear();
    d->links.clear();
    d->linksWaiting.clear();
    d->linksInFlight.clear();
}

const MemorySource &RowCache::source() const
{
    return d->source;
}

RowPtr RowCache::row(MemoryKey key)
{
    const auto it = d->rows.find(key);
    if (it == d->rows.end()) {
        request(key);
        return nullptr;
    }
    d->used.splice(d->used.begin(), d->used, it->second.place);
    if (it->second.outdated)
        request(key);
    return it->second.row;
}

RowPtr RowCache::peek(MemoryKey key) const
{
    const auto it = d->rows.find(key);
    return it == d->rows.end() ? nullptr : it->second.row;
}

void RowCache::request(MemoryKey key)
{
    if (!key || !d->source || d->inFlight.contains(key) || d->isWaiting.contains(key))
        return;
    if (const auto it = d->rows.find(key); it != d->rows.end() && !it->second.outdated)
        return;
    d->waiting.push_back(key);
    d->isWaiting.insert(key);
    schedule();
}

LinksPtr RowCache::evidence(MemoryKey derived)
{
    if (const auto it = d->links.find(derived); it != d->links.end())
        return it->second;
    if (derived && d->source.evidence && !d->linksInFlight.contains(derived) &&
        std::find(d->linksWaiting.begin(), d->linksWaiting.end(), derived) == d->linksWaiting.end()) {
        d->linksWaiting.push_back(derived);
        schedule();
    }
    return nullptr;
}

void RowCache::invalidate(const std::vector<MemoryKey> &keys)
{
    for (const MemoryKey key : keys) {
        if (const auto it = d->rows.find(key); it != d->rows.end())
            it->second.outdated = true;
        d->inFlight.erase(key);
        d->links.erase(key);
        d->linksInFlight.erase(key);
    }
}

bool RowCache::busy() const
{
    return d->jobs > 0 || !d->waiting.empty() || !d->linksWaiting.empty();
}

int RowCache::pagesRead() const
{
    return d->pages;
}

void RowCache::schedule()
{
    if (!d->timer.isActive())
        d->timer.start();
}

void RowCache::flush()
{
    if (d->waiting.size() > kWaiting) {
        const auto end = d->waiting.end() - std::ptrdiff_t(kWaiting);
        for (auto it = d->waiting.begin(); it != end; ++it)
            d->isWaiting.erase(*it);
        d->waiting.erase(d->waiting.begin(), end);
    }
    while (d->jobs < kParallel && !d->waiting.empty())
        startRows();
    if (d->jobs < kParallel + 1 && !d->linksWaiting.empty())
        startEvidence();
}

void RowCache::startRows()
{
    const std::size_t n = std::min(kPage, d->waiting.size());
    std::vector<MemoryKey> keys(d->waiting.end() - std::ptrdiff_t(n), d->waiting.end());
    d->waiting.resize(d->waiting.size() - n);
    const int serial = ++d->serial;
    for (const MemoryKey key : keys) {
        d->isWaiting.erase(key);
        d->inFlight[key] = serial;
    }
    std::sort(keys.begin(), keys.end());
    ++d->jobs;
    ++d->pages;
    JobRunner::instance().run<std::vector<RowPtr>>(
        this, {}, {},
        [read = d->source.rows, keys](std::stop_token stop, const Progress &) -> Result<std::vector<RowPtr>> {
            Result<std::vector<Memory>> memories = read(keys, stop);
            if (!memories)
                return memories.error();
            std::vector<RowPtr> rows;
            rows.reserve(memories->size());
            for (Memory &memory : *memories) {
                auto row = std::make_shared<CachedRow>();
                constexpr std::size_t head = std::size_t{4} * kLine; // a character has up to four bytes
                row->line = oneLine(memory.text.size() > head ? memory.text.substr(0, head) : memory.text);
                if (row->line.size() > kLine)
                    row->line.truncate(kLine);
                row->memory = std::move(memory);
                rows.push_back(std::move(row));
            }
            return rows;
        },
        [this, keys, serial, generation = d->generation](Result<std::vector<RowPtr>> rows) {
            --d->jobs;
            if (generation == d->generation) {
                std::unordered_map<MemoryKey, RowPtr> found;
                if (rows) {
                    for (RowPtr &row : *rows)
                        found.emplace(row->memory.key, std::move(row));
                }
                QList<MemoryKey> ready;
                for (const MemoryKey key : keys) {
                    const auto flight = d->inFlight.find(key);
                    if (flight == d->inFlight.end() || flight->second != serial)
                        continue; // changed meanwhile
                    d->inFlight.erase(flight);
                    RowPtr row;
                    if (const auto it = found.find(key); it != found.end()) {
                        row = it->second;
                    } else if (!rows && rows.error().code == Errc::Cancelled) {
                        continue;
                    } else {
                        auto bad = std::make_shared<CachedRow>();
                        bad->memory.key = key;
                        bad->error =
                            rows ? tr("The store holds no such memory any more.") : coreWords(rows.error().message);
                        bad->line = tr("Unreadable: %1").arg(bad->error);
                        row = std::move(bad);
                    }
                    auto [it, added] = d->rows.try_emplace(key);
                    if (added) {
                        d->used.push_front(key);
                        it->second.place = d->used.begin();
                    }
                    it->second.row = std::move(row);
                    it->second.outdated = false;
                    ready.push_back(key);
                }
                while (d->rows.size() > kKept) {
                    d->rows.erase(d->used.back());
                    d->used.pop_back();
                }
                if (!ready.isEmpty())
                    Q_EMIT rowsReady(ready);
            }
            done();
        });
}

void RowCache::startEvidence()
{
    std::vector<MemoryKey> keys = std::move(d->linksWaiting);
    d->linksWaiting.clear();
    const int serial = ++d->serial;
    for (const MemoryKey key : keys)
        d->linksInFlight[key] = serial;
    ++d->jobs;
    using Links = std::vector<std::vector<EvidenceLink>>;
    JobRunner::instance().run<Links>(
        this, {}, {},
        [read = d->source.evidence, keys](std::stop_token stop, const Progress &) -> Result<Links> {
            return read(keys, stop);
        },
        [this, keys, serial, generation = d->generation](Result<Links> links) {
            --d->jobs;
            if (generation == d->generation) {
                if (d->links.size() > kKept)
                    d->links.clear();
                QList<MemoryKey> ready;
                for (std::size_t i = 0; i < keys.size(); ++i) {
                    const auto flight = d->linksInFlight.find(keys[i]);
                    if (flight == d->linksInFlight.end() || flight->second != serial)
                        continue;
                    d->linksInFlight.erase(flight);
                    // What can't be read is empty: the row stays, without its reference.
                    auto list = std::make_shared<std::vector<EvidenceLink>>();
                    if (links && i < links->size())
                        *list = std::move((*links)[i]);
                    d->links[keys[i]] = std::move(list);
                    ready.push_back(keys[i]);
                }
                if (!ready.isEmpty())
                    Q_EMIT evidenceReady(ready);
            }
            done();
        });
}

void RowCache::done()
{
    if (!d->waiting.empty() || !d->linksWaiting.empty())
        schedule();
    else if (d->jobs == 0)
        Q_EMIT idle();
}

} // namespace credence::ui
