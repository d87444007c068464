// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One change: the write lock, the full-text rows, the entry of the ledger, the commit.
#include "store/impl.h"
#include "store/rowsum.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sodium.h>

#include <array>
#include <cassert>

namespace credence::store {

namespace {

std::string hex(std::string_view bytes)
{
    std::string out(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(out.data(), out.size(), reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
    out.pop_back();
    return out;
}

bool sodiumReady()
{
    static const bool ready = sodium_init() >= 0;
    return ready;
}

} // namespace

std::string sha256(std::string_view bytes)
{
    std::array<char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(reinterpret_cast<unsigned char *>(digest.data()),
                       reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
    return hex({digest.data(), digest.size()});
}

std::string entryHash(const std::string &previous, std::int64_t number, std::int64_t time, const std::string &kind,
                      const std::string &ids, std::int64_t idCount, std::int64_t undoes, const std::string &digest)
{
    // Lengths before the free texts: no two different entries give the same bytes.
    return sha256(fmt::format("credence-ledger-1\n{}\n{}\n{}\n{}:{}\n{}:{}\n{}\n{}\n{}", previous, number, time,
                              kind.size(), kind, ids.size(), ids, idCount, undoes, digest));
}

nlohmann::json jsonText(std::string_view bytes)
{
    if (isValidUtf8(bytes))
        return std::string(bytes);
    return nlohmann::json{{"hex", hex(bytes)}};
}

nlohmann::json member(const nlohmann::json &object, const char *name)
{
    if (!object.is_object())
        return {};
    const auto it = object.find(name);
    return it == object.end() ? nlohmann::json() : *it;
}

std::optional<std::string> textOf(const nlohmann::json &value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_object() || !value.contains("hex") || !value["hex"].is_string())
        return std::nullopt;
    const auto digits = value["hex"].get<std::string>();
    std::string out(digits.size() / 2, '\0');
    std::size_t length = 0;
    if (sodium_hex2bin(reinterpret_cast<unsigned char *>(out.data()), out.size(), digits.data(), digits.size(), nullptr,
                       &length, nullptr) != 0)
        return std::nullopt;
    out.resize(length);
    return out;
}

Change::Change(Store::Impl &impl, std::string kind) : m_impl(impl), m_lock(impl.writeMutex), m_kind(std::move(kind)) {}

Result<std::unique_ptr<Change>> Change::begin(Store::Impl &impl, std::string kind)
{
    if (!sodiumReady())
        return Error{Errc::Io, "The system has no source of randomness.", impl.info.path.string()};
    std::unique_ptr<Change> change(new Change(impl, std::move(kind)));
    if (!impl.writer)
        return Error{Errc::ReadOnly,
                     impl.info.accessReason.empty() ? std::string("The store is open read-only.")
                                                    : "The store is open read-only. " + impl.info.accessReason,
                     impl.info.path.string()};
    sql::Connection &db = *impl.writer;
    // IMMEDIATE: a transaction that starts as a reader can't become a writer once somebody else has written.
    CREDENCE_TRY(db.execute("BEGIN IMMEDIATE"));
    db.setWithin(true);
    change->m_db = &db;
    auto head = db.prepare("SELECT number, hash, time FROM ledger ORDER BY number DESC LIMIT 1");
    change->m_number = {1};
    change->m_time = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    if (head.next()) {
        change->m_number = {head.integer(0) + 1};
        change->m_previous = head.text(1);
    }
    if (!head.ok())
        return head.error();
    const std::int64_t before = change->m_number.value - 1;
    if (before > 0 && impl.summedEntry == before) {
        change->m_sums.rows = impl.rowSum;
        change->m_summed = true;
    } else if (before > 0) {
        const auto stated = statedRowSum(db, before);
        if (!stated)
            return stated.error();
        change->m_summed = stated->has_value();
        change->m_sums.rows = stated->value_or(sql::RowSum());
    }
    if (before > 0) { // not what this object wrote: cleaning the file changes it without an entry
        const auto stated = statedIndexSum(db);
        if (!stated)
            return stated.error();
        change->m_indexSummed = stated->has_value();
        change->m_sums.index = change->m_indexBefore = stated->value_or(sql::RowSum());
    }
    db.keepUp(&change->m_sums, &summedIn);
    const auto last = db.integer(kLastKey);
    if (!last)
        return last.error();
    change->m_lastKey = *last;
    return change;
}

Change::~Change()
{
    if (m_db && !m_done) {
        m_db->setStop({});
        m_db->setWithin(false);
        m_db->keepUp(nullptr, nullptr);
        static_cast<void>(m_db->execute("ROLLBACK"));
        narrowCache();
    }
}

void Change::widenCache()
{
    m_wide = true;
    static_cast<void>(m_db->execute("PRAGMA cache_size = -262144"));
}

void Change::narrowCache()
{
    if (m_wide)
        static_cast<void>(m_db->execute(fmt::format("PRAGMA cache_size = -{}; PRAGMA shrink_memory", sql::kCacheKib)));
    m_wide = false;
}

void Change::added(MemoryKey key, const MemoryId &id)
{
    m_added.emplace_back(key, id);
}

void Change::changed(MemoryKey key, const MemoryId &id)
{
    m_changed.emplace(key, id);
}

void Change::retexted(MemoryKey key, std::string before)
{
    m_retexted.emplace(key, std::move(before));
}

namespace {

constexpr std::int64_t kShareRead = 4;

sql::Summed summedButIndex(std::string_view table)
{
    const sql::Summed where = summedIn(table);
    return where == sql::Summed::Index ? sql::Summed::No : where;
}

} // namespace

Result<void> Change::indexTexts()
{
    // Merging writes each row of an index several times, so where much is new, reading it once at the end is less.
    if (static_cast<std::int64_t>(m_added.size()) * kShareRead > m_lastKey)
        m_indexSummed = false;
    if (!m_indexSummed)
        m_db->keepUp(&m_sums, &summedButIndex);
    for (const char *table : {"memory_fts", "memory_trigram"}) {
        if (!m_added.empty()) {
            auto all = m_db->prepare(fmt::format(
                "INSERT INTO {} (rowid, text) SELECT key, text FROM memory WHERE ledger = ?1 ORDER BY key", table));
            CREDENCE_TRY(all.bind(1, m_number.value).run());
        }
        auto drop = m_db->prepare(fmt::format("INSERT INTO {0} ({0}, rowid, text) VALUES ('delete', ?1, ?2)", table));
        auto put = m_db->prepare(
            fmt::format("INSERT INTO {} (rowid, text) SELECT key, text FROM memory WHERE key = ?1", table));
        for (const auto &[key, before] : m_retexted) {
            drop.reset();
            CREDENCE_TRY(drop.bind(1, key.value).bind(2, std::string_view(before)).run());
            put.reset();
            CREDENCE_TRY(put.bind(1, key.value).run());
        }
    }
    return {};
}

Result<ChangeSet> Change::commit(nlohmann::json payload, const Cause &cause, LedgerNumber undoes)
{
    m_db->setStop({}); // from here on it is done or not
    CREDENCE_TRY(indexTexts());

    std::vector<std::pair<MemoryKey, MemoryId>> touched = m_added;
    touched.insert(touched.end(), m_changed.begin(), m_changed.end());
    nlohmann::json ids = nlohmann::json::array();
    for (std::size_t i = 0; i < touched.size() && i < kListedIds; ++i)
        ids.push_back(touched[i].second.value);
    constexpr auto replace = nlohmann::json::error_handler_t::replace;
    const std::string idText = ids.dump(-1, ' ', false, replace);

    // No statement may outlive the lock: it goes back to the writer's cache.
    {
        auto mark = m_db->prepare("INSERT INTO ledger_change (memory, number) VALUES (?1, ?2)");
        for (const auto &[key, id] : m_changed) {
            mark.reset();
            CREDENCE_TRY(mark.bind(1, key.value).bind(2, m_number.value).run());
        }
    }

    if (!m_summed) { // the first change, or the first since a version that kept no sum
        auto sum = sumOf(*m_db, sql::Summed::Rows);
        if (!sum)
            return sum.error();
        m_sums.rows = *sum;
    }
    CREDENCE_TRY(flushIndexes(*m_db));
    if (!m_indexSummed) {
        auto sum = sumOf(*m_db, sql::Summed::Index);
        if (!sum)
            return sum.error();
        m_sums.index = *sum;
    }
    if (!m_indexSummed || m_sums.index != m_indexBefore)
        CREDENCE_TRY(noteIndexSum(*m_db, m_sums.index));
    if (m_sums.unread)
        return Error{Errc::Io, "Reading the file failed, and the change was taken back.", m_impl.info.path.string()};
    payload["rows"] = m_sums.rows.text();
    payload["who"] = jsonText(cause.who);
    payload["channel"] = jsonText(cause.channel);
    payload["reason"] = jsonText(cause.reason);
    const std::string payloadText = payload.dump(-1, ' ', false, replace);
    std::string salt(16, '\0');
    randombytes_buf(salt.data(), salt.size());
    const std::string digest = sha256(salt + payloadText);
    const std::int64_t time = m_time.time_since_epoch().count();
    const std::string hash = entryHash(m_previous, m_number.value, time, m_kind, idText,
                                       static_cast<std::int64_t>(touched.size()), undoes.value, digest);
    CREDENCE_TRY(m_db->prepare("INSERT INTO ledger (number, time, kind, ids, id_count, undoes, previous, digest, hash, "
                               "salt, payload) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)")
                     .bind(1, m_number.value)
                     .bind(2, time)
                     .bind(3, std::string_view(m_kind))
                     .bind(4, std::string_view(idText))
                     .bind(5, static_cast<std::int64_t>(touched.size()))
                     .bind(6, undoes.value)
                     .bind(7, std::string_view(m_previous))
                     .bind(8, std::string_view(digest))
                     .bind(9, std::string_view(hash))
                     .bindBlob(10, salt)
                     .bind(11, std::string_view(payloadText))
                     .run());
    m_impl.watcher->announce(m_number);
    if (auto committed = m_db->execute("COMMIT"); !committed) {
        m_impl.watcher->withdraw(m_number);
        return committed.error();
    }
    m_done = true;
    m_db->setWithin(false);
    m_db->keepUp(nullptr, nullptr);
    m_impl.summedEntry = m_number.value;
    m_impl.rowSum = m_sums.rows;
    narrowCache();

    ChangeSet set;
    set.ledger = m_number;
    for (const auto &[key, id] : m_added)
        set.added.push_back(key);
    for (const auto &[key, id] : m_changed)
        set.changed.push_back(key);
    assert(m_db->liveStatements() == 0);
    m_lock.unlock(); // subscribers may read, and write
    m_impl.watcher->publish(set);
    return set;
}

} // namespace credence::store
