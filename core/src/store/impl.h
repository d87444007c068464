// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The inside of Store, shared by the files of this folder.
// Ownership: the Store owns its Impl; Reader and Change borrow it. Thread safety: a Reader or Change belongs to one
// thread; the Impl's members are guarded as said at each.
#pragma once

#include "store/files.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "util/threadsafety.h"

#include <credence/store.h>

#include <nlohmann/json_fwd.hpp>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace credence {

namespace store {
class Watcher;
}

struct Store::Impl {
    StoreInfo info;             // set while opening, then constant
    OpenOptions options;        // likewise
    std::filesystem::path file; // what SQLite opens: info.path or a private copy of it
    sql::Mode readMode = sql::Mode::ReadOnly;
    std::uint64_t budget = 0; // of each reading, where the schema is not this version's own
    bool sweep = false;       // a read-only open of a store without -wal: remove what SQLite leaves
    files::PrivateFolder folder;

    Mutex writeMutex;                        // held by a Change, which outlives the function that begins it
    std::unique_ptr<sql::Connection> writer; // for a Change, once the store is open; none when read-only

    // What the rows were after the last entry that this object wrote; guarded by writeMutex.
    std::int64_t summedEntry = 0;
    sql::RowSum rowSum;

    Mutex poolMutex;
    std::vector<std::unique_ptr<sql::Connection>> idle CREDENCE_GUARDED_BY(poolMutex);

    std::unique_ptr<store::Watcher> watcher;

    Impl();
    ~Impl();

    [[nodiscard]] Result<std::unique_ptr<sql::Connection>> connect() const; // a read connection
};

namespace store {

// Opens with other migrations than the program's own: tests of migration and of newer files.
[[nodiscard]] Result<std::unique_ptr<Store::Impl>>
openImpl(const std::filesystem::path &path, const OpenOptions &options, std::span<const schema::Migration> migrations);
[[nodiscard]] Result<std::unique_ptr<Store::Impl>> createImpl(const std::filesystem::path &path,
                                                              const CreateOptions &options, const Cause &cause);

// A read connection out of the pool within one read transaction: all its statements see one state. Keep it short, an
// open read transaction keeps the WAL from being folded back.
class Reader {
public:
    [[nodiscard]] static Result<Reader> begin(Store::Impl &impl, std::stop_token stop = {});
    Reader(Reader &&) noexcept;
    Reader &operator=(Reader &&) = delete;
    ~Reader();
    sql::Connection &operator*() const { return *m_connection; }

private:
    Reader(Store::Impl &impl, std::unique_ptr<sql::Connection> connection);
    Store::Impl *m_impl;
    std::unique_ptr<sql::Connection> m_connection;
};

// One change of the store: holds the write lock from begin() on, and is rolled back unless commit() succeeds.
class Change {
public:
    [[nodiscard]] static Result<std::unique_ptr<Change>> begin(Store::Impl &impl, std::string kind);
    ~Change();
    Change(const Change &) = delete;
    Change &operator=(const Change &) = delete;

    [[nodiscard]] sql::Connection &db() { return *m_db; }
    [[nodiscard]] LedgerNumber number() const { return m_number; }
    [[nodiscard]] Time time() const { return m_time; }
    void widenCache(); // for this change only
    // Tables themselves changed: the rows are summed anew at the end.
    void readAllRows() { m_summed = m_indexSummed = false; }
    [[nodiscard]] MemoryKey newKey() { return {++m_lastKey}; }

    // To be told of every memory that comes in or changes; the FTS rows and the entry follow from it.
    void added(MemoryKey key, const MemoryId &id);
    void changed(MemoryKey key, const MemoryId &id);
    void retexted(MemoryKey key, std::string before); // the text changed: call with the old one

    // Writes the entry. `payload` gets who, channel and reason of the cause. The lock is given back, then subscribers
    // are called; so no statement of db() may be alive any more.
    [[nodiscard]] Result<ChangeSet> commit(nlohmann::json payload, const Cause &cause, LedgerNumber undoes = {});

private:
    Change(Store::Impl &impl, std::string kind);
    Result<void> indexTexts();
    void narrowCache();

    Store::Impl &m_impl;
    std::unique_lock<Mutex> m_lock;
    sql::Connection *m_db = nullptr;
    std::string m_kind;
    LedgerNumber m_number;
    std::string m_previous;
    Time m_time;
    std::int64_t m_lastKey = 0;
    sql::RowSums m_sums; // of the rows as they stand
    // Else what they were is not known: all are read at the end.
    bool m_summed = false, m_indexSummed = false;
    sql::RowSum m_indexBefore;
    std::vector<std::pair<MemoryKey, MemoryId>> m_added;
    std::map<MemoryKey, MemoryId> m_changed;
    std::map<MemoryKey, std::string> m_retexted;
    bool m_done = false;
    bool m_wide = false;
};

// The largest key in use; links that a plain client left without a memory count, so that no new memory inherits them.
inline constexpr char kLastKey[] =
    "SELECT max(coalesce((SELECT max(key) FROM memory), 0), coalesce((SELECT max(derived) FROM evidence), 0))";

// Whether an entry of this kind can bring memories in; undoing it retracts them.
[[nodiscard]] inline bool bringsMemories(std::string_view kind)
{
    return kind == "add" || kind == "import" || kind == "sync" || kind == "commit";
}

// --- ledger.cpp ---
inline constexpr std::size_t kListedIds = 1000;
// The hash of an entry's fixed fields and its payload's digest.
[[nodiscard]] std::string entryHash(const std::string &previous, std::int64_t number, std::int64_t time,
                                    const std::string &kind, const std::string &ids, std::int64_t idCount,
                                    std::int64_t undoes, const std::string &digest);
// SHA-256, lower-case hex.
[[nodiscard]] std::string sha256(std::string_view bytes);
// Invariant 4: a name and a listed channel.
[[nodiscard]] Result<void> checkCurator(sql::Connection &db, const Cause &cause, const char *action);
[[nodiscard]] Result<std::vector<std::string>> channels(sql::Connection &db);

// A text as JSON that loses no byte: a string when it is UTF-8, else {"hex": "..."}.
[[nodiscard]] nlohmann::json jsonText(std::string_view bytes);
[[nodiscard]] std::optional<std::string> textOf(const nlohmann::json &value);
// A payload comes from a file: any member may be absent or of another type. Null when there is none.
[[nodiscard]] nlohmann::json member(const nlohmann::json &object, const char *name);

// --- subscribe.cpp ---
// Calls the subscribers for own commits, and polls for those of other processes while there is a subscriber.
class Watcher {
public:
    // What has been reported so far.
    struct Seen {
        std::int64_t version = 0; // PRAGMA data_version of the polling connection
        std::int64_t ledger = 0;
        std::int64_t key = 0;
    };

    explicit Watcher(Store::Impl &impl);
    ~Watcher();
    [[nodiscard]] std::function<void()> add(std::function<void(const ChangeSet &)> callback); // returns the stop
    void announce(LedgerNumber number); // before an own commit, so that poll() knows it
    void withdraw(LedgerNumber number); // the commit failed
    void publish(const ChangeSet &changes);

private:
    struct Subscriber {
        std::recursive_mutex running;                    // held while the callback runs; it may itself commit
        std::function<void(const ChangeSet &)> callback; // empty once stopped
    };
    void call(const ChangeSet &changes);
    void poll(sql::Connection &db, Seen &seen);

    Store::Impl &m_impl;
    Mutex m_mutex;
    std::vector<std::shared_ptr<Subscriber>> m_subscribers CREDENCE_GUARDED_BY(m_mutex);
    std::set<std::int64_t> m_own CREDENCE_GUARDED_BY(m_mutex); // own entries that poll() has not passed
    std::jthread m_thread CREDENCE_GUARDED_BY(m_mutex);        // started with the first subscriber
};

} // namespace store
} // namespace credence
