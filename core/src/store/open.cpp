// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Creating and opening: which of the many kinds of files this is, how it may be opened, and bringing it up to date.
#include "store/erase.h"
#include "store/impl.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace credence {

Store::Impl::Impl() = default;

Store::Impl::~Impl()
{
    watcher.reset();
    idle.clear();
    writer.reset();
    if (!sweep)
        return;
    // SQLite leaves an empty -wal and a -shm behind when a read-only connection was the last. A connection that may
    // write removes them under SQLite's own locks, so nobody else's are taken away.
    std::error_code failed;
    const auto wal = files::companion(file, "-wal");
    if (std::filesystem::file_size(wal, failed) == 0 && !failed) {
        if (auto db = sql::Connection::open(file, sql::Mode::ReadWrite, std::chrono::milliseconds(0)); db)
            static_cast<void>((*db)->integer("SELECT count(*) FROM sqlite_schema"));
    }
}

Result<std::unique_ptr<sql::Connection>> Store::Impl::connect() const
{
    auto db = sql::Connection::open(file, readMode, options.busyTimeout);
    if (db) {
        (*db)->setPath(info.path);
        (*db)->setBudget(budget);
    }
    return db;
}

namespace store {

// --- Reader ---

namespace {
constexpr int kIdleCache = 2 * 1024 * 1024; // bytes of pages that a connection at rest keeps
}

Reader::Reader(Store::Impl &impl, std::unique_ptr<sql::Connection> connection)
    : m_impl(&impl), m_connection(std::move(connection))
{
}

Reader::Reader(Reader &&) noexcept = default;

Result<Reader> Reader::begin(Store::Impl &impl, std::stop_token stop)
{
    std::unique_ptr<sql::Connection> connection;
    {
        const MutexLock lock(impl.poolMutex);
        if (!impl.idle.empty()) {
            connection = std::move(impl.idle.back());
            impl.idle.pop_back();
        }
    }
    if (!connection) {
        auto opened = impl.connect();
        if (!opened)
            return opened.error();
        connection = std::move(*opened);
    }
    Reader reader(impl, std::move(connection));
    CREDENCE_TRY((*reader).prepare("BEGIN").run()); // compiled once a connection
    (*reader).setStop(std::move(stop));
    return reader;
}

Reader::~Reader()
{
    if (!m_connection)
        return;
    m_connection->setStop({});
    if (m_connection->inTransaction() && !m_connection->prepare("COMMIT").run())
        return; // a connection in an unclear state isn't used again
    // Several of them lie idle as a rule; a page that is wanted again comes out of the system's cache in microseconds.
    m_connection->shrinkCache(kIdleCache);
    const MutexLock lock(m_impl->poolMutex);
    if (m_impl->idle.size() < 4)
        m_impl->idle.push_back(std::move(m_connection));
}

namespace {

// Operations for one reading of a file whose schema is not known: many times what reading all of it takes.
std::uint64_t boundOf(const std::filesystem::path &path)
{
    std::error_code none;
    const auto size = std::filesystem::file_size(path, none);
    return 100'000'000 + (none ? 0 : size / 1024 * 20'000);
}

// Whether a file of a newer version still has what reading needs: in tables, since a view or a computed column may do
// anything.
bool readable(sql::Connection &db)
{
    for (const char *name :
         {"memory", "evidence", "ledger", "scope", "tag", "entity", "flag", "candidate", "setting", "decision"}) {
        auto plain = db.prepare("SELECT count(*) FROM sqlite_schema WHERE name = ?1 AND type = 'table' AND "
                                "sql LIKE 'CREATE TABLE %' AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(?1) "
                                "WHERE hidden <> 0)");
        plain.bind(1, std::string_view(name));
        if (!plain.next() || plain.integer(0) != 1)
            return false;
    }
    for (const char *table :
         {"SELECT key, id, scope, kind, shape, status, origin, depth, stored_depth, created, "
          "importance, importance_raw, importance_scale, stated_doubt, restores_to, acknowledged_lost, malformed, "
          "ledger, source_system, source_ref, text, extra FROM memory LIMIT 1",
          "SELECT derived, ordinal, source, source_ref, role, granularity, quote FROM evidence LIMIT 1",
          "SELECT number, time, kind, ids, id_count, undoes, previous, digest, hash, salt, payload "
          "FROM ledger LIMIT 1",
          "SELECT id, max_depth, agent_state FROM scope LIMIT 1", "SELECT memory, ordinal, name FROM tag LIMIT 1",
          "SELECT memory, ordinal, name FROM entity LIMIT 1", "SELECT target, state FROM flag LIMIT 1",
          "SELECT state FROM candidate LIMIT 1", "SELECT name, value FROM setting LIMIT 1"}) {
        auto statement = db.prepare(table);
        if (!statement.run())
            return false;
    }
    return true;
}

std::string listed(const std::vector<std::string> &names)
{
    std::string out;
    for (std::size_t i = 0; i < names.size() && i < 3; ++i)
        out += (i ? ", " : "") + displayText(names[i]);
    if (names.size() > 3)
        out += fmt::format(" and {} more", names.size() - 3);
    return out;
}

// An older file: a copy first, then all migrations in one transaction with one entry.
Result<void> bringUp(Store::Impl &impl, std::span<const schema::Migration> migrations, std::int64_t version)
{
    sql::Connection &db = *impl.writer;
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto backup = files::companion(
        impl.info.path, fmt::format(".backup-v{}-{}", version, now.time_since_epoch().count()).c_str());
    if (auto copied = db.backupTo(backup); !copied)
        return Error{copied.error().code,
                     "The store is of an older version, and the backup before updating it failed: " +
                         copied.error().message,
                     backup.string()};
    impl.info.migrationBackup = backup;

    auto change = Change::begin(impl, "migrate");
    if (!change)
        return change.error();
    // Another process may have done it between the look and the lock.
    const auto found = db.integer("PRAGMA user_version");
    if (!found)
        return found.error();
    if (*found >= migrations.back().number)
        return {};
    CREDENCE_TRY(schema::migrate(db, migrations, static_cast<int>(*found)));
    (*change)->readAllRows();
    auto committed = (*change)->commit(
        nlohmann::json{{"from", *found}, {"to", migrations.back().number}, {"backup", backup.filename().string()}},
        Cause{"", "", "opened by a newer version"});
    if (!committed)
        return committed.error();
    return {};
}

} // namespace

Result<std::unique_ptr<Store::Impl>> openImpl(const std::filesystem::path &path, const OpenOptions &options,
                                              std::span<const schema::Migration> migrations)
{
    const auto facts = files::inspect(path);
    if (!facts)
        return facts.error();

    auto impl = std::make_unique<Store::Impl>();
    impl->info.path = path;
    impl->options = options;
    impl->file = path;
    const int latest = migrations.back().number;

    bool write = facts->writable && !options.readOnly;
    if (!facts->writable) {
        impl->info.access = Access::ReadOnlyFile;
        if (facts->walWithContent) {
            auto folder = files::PrivateFolder::create();
            if (!folder)
                return folder.error();
            impl->folder = std::move(*folder);
            auto copy = files::copyWithWal(path, impl->folder.path());
            if (!copy)
                return copy.error();
            impl->file = *copy;
            impl->info.accessReason = "The file or its folder can't be written and has a write-ahead log, so a private "
                                      "copy of this moment is shown.";
        } else {
            impl->readMode = sql::Mode::Immutable;
            impl->info.accessReason = "The file or its folder can't be written.";
        }
    } else if (options.readOnly) {
        impl->info.access = Access::ReadOnlyAsked;
        impl->info.accessReason = "It was opened read-only.";
        impl->sweep = !facts->walPresent;
    }

    impl->budget = boundOf(path); // until the schema turns out to be our own
    // The version is looked at through a read-only connection: a file that is too new is never opened for writing.
    std::int64_t version = 0;
    {
        auto first = impl->connect();
        if (!first)
            return first.error();
        const auto found = (*first)->integer("PRAGMA user_version");
        if (!found)
            return found.error();
        version = *found;
        if (version > latest) {
            if (!readable(**first))
                return Error{
                    Errc::Unsupported,
                    fmt::format("The store was written by a newer Credence (schema {}, this one knows {}), in a "
                                "form that this one can't read.",
                                version, latest),
                    path.string()};
            if (impl->info.access == Access::Writable)
                impl->sweep = !facts->walPresent;
            write = false;
            impl->info.access = Access::ReadOnlyNewer;
            impl->info.accessReason =
                fmt::format("It was written by a newer Credence (schema {}, this one knows {}).", version, latest);
        } else if (version < 1) {
            return Error{Errc::Corrupt, "The file has no schema version; restore it from a backup or an export.",
                         path.string()};
        } else if (version < latest && !write) {
            // Each schema so far adds to the one before, so an older file can be read where it can't be updated.
            if (!readable(**first))
                return Error{
                    Errc::Unsupported,
                    fmt::format("The store is of an older version (schema {}); open it once where it may be written, "
                                "so that it can be updated.",
                                version),
                    path.string()};
        } else if (version == latest) {
            const auto difference = schema::compare(**first, migrations);
            if (!difference)
                return difference.error();
            if (difference->none()) {
                impl->budget = 0;
                (*first)->setBudget(0);
            }
            const bool unreadable = difference->replaced || (!difference->missing.empty() && !readable(**first));
            if (unreadable)
                return Error{Errc::Corrupt,
                             "Tables of the store are missing or changed: " + listed(difference->missing) + ".",
                             path.string()};
            if (write && (!difference->missing.empty() || difference->extraTriggers)) {
                write = false;
                impl->sweep = !facts->walPresent;
                impl->info.access = Access::ReadOnlySchema;
                impl->info.accessReason =
                    "Another program changed the rules of the file (" +
                    listed(difference->missing.empty() ? difference->extra : difference->missing) +
                    "), so nothing is written to it.";
            }
        }
        if (write) {
            // Opened while the reader still lives: the last connection to close is then one that may clean up.
            auto writer = sql::Connection::open(path, sql::Mode::ReadWrite, options.busyTimeout);
            if (!writer)
                return writer.error();
            impl->writer = std::move(*writer);
            const auto mode = impl->writer->text("PRAGMA journal_mode = WAL");
            if (!mode)
                return mode.error();
        }
        const MutexLock lock(impl->poolMutex);
        impl->idle.push_back(std::move(*first));
    }
    impl->watcher = std::make_unique<Watcher>(*impl);
    if (write && version < latest) {
        CREDENCE_TRY(bringUp(*impl, migrations, version));
        version = latest;
        impl->budget = 0;
        const MutexLock lock(impl->poolMutex);
        for (const auto &connection : impl->idle)
            connection->setBudget(0);
    }
    impl->info.schemaVersion = static_cast<int>(version);
    if (write && version == schema::migrations().back().number)
        CREDENCE_TRY(erasing::finishPending(*impl));
    return impl;
}

Result<std::unique_ptr<Store::Impl>> createImpl(const std::filesystem::path &path, const CreateOptions &options,
                                                const Cause &cause)
{
    if (options.scope.empty())
        return Error{Errc::Invalid, "A scope needs a name.", path.string()};
    if (options.approvalChannels.empty())
        return Error{Errc::Invalid, "At least one approval channel must be listed, or nobody could approve.",
                     path.string()};
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) {
        if (errno == EEXIST)
            return Error{Errc::Conflict, "There is a file already; it is left as it is.", path.string()};
        return Error{errno == ENOENT || errno == ENOTDIR ? Errc::NotFound : Errc::Io,
                     fmt::format("The file can't be created ({}).", std::generic_category().message(errno)),
                     path.string()};
    }
    ::close(file);

    auto impl = std::make_unique<Store::Impl>();
    impl->info.path = path;
    impl->file = path;
    const auto fill = [&]() -> Result<void> {
        auto writer = sql::Connection::open(path, sql::Mode::ReadWrite, impl->options.busyTimeout);
        if (!writer)
            return writer.error();
        impl->writer = std::move(*writer);
        sql::Connection &db = *impl->writer;
        CREDENCE_TRY(db.execute("PRAGMA page_size = 8192"));
        CREDENCE_TRY(db.execute("BEGIN IMMEDIATE"));
        CREDENCE_TRY(schema::migrate(db, schema::migrations(), 0));
        CREDENCE_TRY(db.execute(fmt::format("PRAGMA application_id = {}", schema::kApplicationId)));
        CREDENCE_TRY(db.execute("COMMIT"));
        const auto mode = db.text("PRAGMA journal_mode = WAL");
        if (!mode)
            return mode.error();
        impl->watcher = std::make_unique<Watcher>(*impl);

        auto change = Change::begin(*impl, "init");
        if (!change)
            return change.error();
        CREDENCE_TRY(db.prepare("INSERT INTO scope (id) VALUES (?1)").bind(1, std::string_view(options.scope)).run());
        CREDENCE_TRY(db.prepare("INSERT INTO setting (name, value, ledger) VALUES ('approval_channels', ?1, 1)")
                         .bind(1, std::string_view(nlohmann::json(options.approvalChannels)
                                                       .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)))
                         .run());
        auto committed = (*change)->commit(
            nlohmann::json{{"scope", jsonText(options.scope)}, {"approval_channels", options.approvalChannels}}, cause);
        if (!committed)
            return committed.error();
        return {};
    };
    if (auto filled = fill(); !filled) {
        impl.reset();
        std::error_code ignored; // our own file of a moment ago
        std::filesystem::remove(path, ignored);
        return filled.error();
    }
    impl->info.schemaVersion = schema::migrations().back().number;
    return impl;
}

} // namespace store
} // namespace credence
