// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite.h"

#include "util/steadyfile.h"

#include <fmt/format.h>
#include <sodium.h>
#include <sqlite3.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cassert>
#include <charconv>
#include <cmath>
#include <cstring>
#include <utility>

namespace credence::sql {

namespace {

// The path as an URI, since only URIs can say "immutable".
std::string uri(const std::filesystem::path &path, Mode mode)
{
    std::string out = "file:";
    std::error_code failed;
    const auto absolute = std::filesystem::absolute(path, failed);
    for (const char c : (failed ? path : absolute).native()) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' ||
                           c == '.' || c == '-' || c == '_' || c == '~';
        if (plain)
            out += c;
        else
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    switch (mode) {
    case Mode::ReadOnly:
        out += "?mode=ro";
        break;
    case Mode::Immutable:
        out += "?mode=ro&immutable=1";
        break;
    case Mode::ReadWrite:
        out += "?mode=rw";
        break;
    case Mode::Create:
        out += "?mode=rwc";
        break;
    }
    return out;
}

// Where a log has nothing to recover, walIndexRecover() copies a block of the heap that nobody has written to into the
// shared memory beside the database, a file: whatever the process freed before, what was erased among it. So large
// blocks, which that one is by its 32 KiB of index, come cleared. SQLite takes its heap before its first use only;
// where the program has used it before this library was loaded, its blocks stay as they are.
constexpr int kIndexBlock = 32768;
sqlite3_mem_methods g_plainHeap{};

// A statement that fires triggers asks for dozens of blocks of some kilobytes a row, a frame for each trigger and a
// cursor for each index, and gives them back at once. Distributions build SQLite without the lists that it has for
// this, so the last few blocks of each size are kept here, by thread.
#ifdef CREDENCE_SANITIZED
constexpr int kKeptBlock = 0; // a block that is used after it was given back must be seen
#else
constexpr int kKeptBlock = 8192;
#endif
constexpr int kBlockStep = 64, kKeptOfSize = 32;

class KeptBlocks {
public:
    static KeptBlocks *mine() // null once the thread ends
    {
        thread_local KeptBlocks blocks;
        return g_ended ? nullptr : &blocks;
    }
    void *take(std::size_t step)
    {
        Kept &kept = m_kept[step];
        return kept.count > 0 ? kept.blocks[static_cast<std::size_t>(--kept.count)] : nullptr;
    }
    bool give(std::size_t step, void *block)
    {
        Kept &kept = m_kept[step];
        if (kept.count == kKeptOfSize)
            return false;
        kept.blocks[static_cast<std::size_t>(kept.count++)] = block;
        return true;
    }
    KeptBlocks(const KeptBlocks &) = delete;
    KeptBlocks &operator=(const KeptBlocks &) = delete;

private:
    KeptBlocks() = default;
    ~KeptBlocks()
    {
        g_ended = true;
        for (Kept &kept : m_kept) {
            while (kept.count > 0)
                g_plainHeap.xFree(kept.blocks[static_cast<std::size_t>(--kept.count)]);
        }
    }
    struct Kept {
        int count = 0;
        std::array<void *, kKeptOfSize> blocks{};
    };
    std::array<Kept, kKeptBlock / kBlockStep + 1> m_kept{};
    static thread_local bool g_ended;
};
thread_local bool KeptBlocks::g_ended = false;

void *takenBlock(int size)
{
    if (size <= kKeptBlock) {
        const int steps = (size + kBlockStep - 1) / kBlockStep;
        KeptBlocks *const kept = KeptBlocks::mine();
        void *const block = kept ? kept->take(static_cast<std::size_t>(steps)) : nullptr;
        return block ? block : g_plainHeap.xMalloc(steps * kBlockStep);
    }
    void *block = g_plainHeap.xMalloc(size);
    if (block && size >= kIndexBlock)
        std::memset(block, 0, static_cast<std::size_t>(size));
    return block;
}

void givenBlock(void *block)
{
    const int steps = block ? g_plainHeap.xSize(block) / kBlockStep : 0;
    if (steps > 0 && steps <= kKeptBlock / kBlockStep) {
        if (KeptBlocks *const kept = KeptBlocks::mine(); kept && kept->give(static_cast<std::size_t>(steps), block))
            return;
    }
    g_plainHeap.xFree(block);
}

[[maybe_unused]] const bool g_heapTaken = [] {
    // Nobody asks how much SQLite uses, and counting takes a lock for each block.
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &g_plainHeap) != SQLITE_OK)
        return false;
    sqlite3_mem_methods taken = g_plainHeap;
    taken.xMalloc = &takenBlock;
    taken.xFree = &givenBlock;
    return sqlite3_config(SQLITE_CONFIG_MALLOC, &taken) == SQLITE_OK;
}();

constexpr std::uintmax_t kLeastSpace = 65'536;

Error describe(int code, const char *detail, const std::filesystem::path &path)
{
    const std::string where = path.string();
    const std::string text = detail ? detail : "";
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {Errc::Busy, "The store is locked by another program; try again when it has finished.", where};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT:
        return {Errc::Corrupt, fmt::format("The store is damaged ({}); restore it from a backup or an export.", text),
                where};
    case SQLITE_INTERRUPT:
        return {Errc::Cancelled, "Cancelled.", where};
    case SQLITE_READONLY:
        return {Errc::ReadOnly, "The store is open read-only.", where};
    case SQLITE_FULL:
        return {Errc::Io, "The disk is full.", where};
    case SQLITE_CANTOPEN:
        return {Errc::Io, "The file could not be opened.", where};
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {Errc::Io, "The rights of the file do not allow this.", where};
    case SQLITE_IOERR: {
        // The side files can't grow on a full disk, which comes as a failed read or write.
        std::error_code unknown;
        const auto space = std::filesystem::space(std::filesystem::path(where).parent_path(), unknown);
        if (!unknown && space.available < kLeastSpace)
            return {Errc::Io, "The disk is full.", where};
        return {Errc::Io, fmt::format("Reading or writing the file failed ({}).", text), where};
    }
    case SQLITE_NOMEM:
        return {Errc::Io, "There is not enough memory.", where};
    case SQLITE_TOOBIG:
        return {Errc::Invalid, "A text is too large for the store.", where};
    case SQLITE_CONSTRAINT:
        if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY)
            return {Errc::Conflict, fmt::format("It exists already ({}).", text), where};
        if (code == SQLITE_CONSTRAINT_TRIGGER) // "invariant 2: the link would close a circle"; its words say which
            return {Errc::Invalid, fmt::format("Refused: {}.", text.starts_with("invariant ") ? text.substr(13) : text),
                    where};
        return {Errc::Invalid, fmt::format("Refused by the schema ({}).", text), where};
    default:
        return {Errc::Corrupt, fmt::format("The store does not answer as it should ({}).", text), where};
    }
}

} // namespace

// --- RowSum ---

namespace {

void appendNumber(std::string &out, char kind, const void *bytes, std::size_t size)
{
    out += kind;
    out.append(static_cast<const char *>(bytes), size);
}

// The same whatever way SQLite keeps a value: a whole number in a column of reals may be kept as an integer.
void appendValue(std::string &out, sqlite3_value *value)
{
    switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER: {
        const std::int64_t number = sqlite3_value_int64(value);
        appendNumber(out, 'i', &number, sizeof number);
        break;
    }
    case SQLITE_FLOAT: {
        const double number = sqlite3_value_double(value);
        constexpr double exact = 9007199254740992.0; // 2^53
        if (number == std::floor(number) && number > -exact && number < exact) {
            const auto whole = static_cast<std::int64_t>(number);
            appendNumber(out, 'i', &whole, sizeof whole);
        } else {
            appendNumber(out, 'r', &number, sizeof number);
        }
        break;
    }
    case SQLITE_NULL:
        out += 'n';
        break;
    default: {
        const bool text = sqlite3_value_type(value) == SQLITE_TEXT;
        const void *bytes = text ? static_cast<const void *>(sqlite3_value_text(value)) : sqlite3_value_blob(value);
        const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
        appendNumber(out, text ? 't' : 'b', &size, sizeof size);
        if (bytes)
            out.append(static_cast<const char *>(bytes), size);
    }
    }
}

} // namespace

void RowSum::count(std::string_view row, bool less)
{
    std::array<std::uint64_t, 4> digest{};
    crypto_generichash(reinterpret_cast<unsigned char *>(digest.data()), sizeof digest,
                       reinterpret_cast<const unsigned char *>(row.data()), row.size(), nullptr, 0);
    for (std::size_t i = 0; i < m_lanes.size(); ++i)
        m_lanes[i] = less ? m_lanes[i] - digest[i] : m_lanes[i] + digest[i];
}

std::string RowSum::text() const
{
    return fmt::format("{:016x}{:016x}{:016x}{:016x}", m_lanes[0], m_lanes[1], m_lanes[2], m_lanes[3]);
}

std::optional<RowSum> RowSum::parse(std::string_view text)
{
    RowSum sum;
    if (text.size() != 64)
        return std::nullopt;
    for (std::size_t i = 0; i < sum.m_lanes.size(); ++i) {
        const char *begin = text.data() + i * 16;
        const auto [end, failed] = std::from_chars(begin, begin + 16, sum.m_lanes[i], 16);
        if (failed != std::errc() || end != begin + 16)
            return std::nullopt;
    }
    return sum;
}

// --- Statement ---

Statement::Statement(Connection *connection, sqlite3_stmt *handle, std::string_view sql)
    : m_connection(connection), m_handle(handle), m_sql(sql)
{
}

Statement::Statement(Statement &&other) noexcept
    : m_connection(other.m_connection), m_handle(std::exchange(other.m_handle, nullptr)), m_sql(std::move(other.m_sql)),
      m_error(std::move(other.m_error))
{
}

Statement::~Statement()
{
    if (!m_handle)
        return;
    --m_connection->m_live;
    sqlite3_reset(m_handle);
    sqlite3_clear_bindings(m_handle);
    // Queries with their own text each (filters) must not fill the cache.
    auto found = m_connection->m_idle.find(m_sql);
    if (found == m_connection->m_idle.end() && m_connection->m_idle.size() < 128)
        found = m_connection->m_idle.try_emplace(m_sql).first;
    if (found != m_connection->m_idle.end() && found->second.size() < 4)
        found->second.push_back(m_handle);
    else
        sqlite3_finalize(m_handle);
}

void Statement::check(int code)
{
    if (code != SQLITE_OK && !m_error)
        m_error = m_connection->error(code);
}

Statement &Statement::bind(int index, std::int64_t value)
{
    if (m_handle)
        check(sqlite3_bind_int64(m_handle, index, value));
    return *this;
}

Statement &Statement::bind(int index, double value)
{
    if (m_handle)
        check(sqlite3_bind_double(m_handle, index, value));
    return *this;
}

Statement &Statement::bind(int index, std::string_view text)
{
    if (m_handle)
        check(sqlite3_bind_text64(m_handle, index, text.empty() ? "" : text.data(), text.size(), SQLITE_TRANSIENT,
                                  SQLITE_UTF8));
    return *this;
}

Statement &Statement::bindOrNull(int index, std::string_view text)
{
    return text.empty() ? bindNull(index) : bind(index, text);
}

Statement &Statement::bindBlob(int index, std::string_view bytes)
{
    if (m_handle)
        check(sqlite3_bind_blob64(m_handle, index, bytes.empty() ? "" : bytes.data(), bytes.size(), SQLITE_TRANSIENT));
    return *this;
}

Statement &Statement::bindKept(int index, std::string_view text)
{
    if (m_handle)
        check(sqlite3_bind_text64(m_handle, index, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC,
                                  SQLITE_UTF8));
    return *this;
}

Statement &Statement::bindKeptOrNull(int index, std::string_view text)
{
    return text.empty() ? bindNull(index) : bindKept(index, text);
}

Statement &Statement::bindKeptBlob(int index, std::string_view bytes)
{
    if (m_handle)
        check(sqlite3_bind_blob64(m_handle, index, bytes.empty() ? "" : bytes.data(), bytes.size(), SQLITE_STATIC));
    return *this;
}

Statement &Statement::bindNull(int index)
{
    if (m_handle)
        check(sqlite3_bind_null(m_handle, index));
    return *this;
}

bool Statement::next()
{
    if (m_error || !m_handle)
        return false;
    if (m_connection->m_within && !m_connection->inTransaction()) {
        m_error = m_connection->takenBack();
        return false;
    }
    const int code = sqlite3_step(m_handle);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        m_error = m_connection->error(code);
    return false;
}

Result<void> Statement::run()
{
    while (next()) {
    }
    if (m_error)
        return *m_error;
    return {};
}

void Statement::reset()
{
    if (m_handle && !m_error) {
        sqlite3_reset(m_handle);
        sqlite3_clear_bindings(m_handle);
    }
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_handle, column) == SQLITE_NULL;
}

int Statement::type(int column) const
{
    switch (sqlite3_column_type(m_handle, column)) {
    case SQLITE_INTEGER:
        return 1;
    case SQLITE_FLOAT:
        return 2;
    case SQLITE_TEXT:
        return 3;
    case SQLITE_BLOB:
        return 4;
    default:
        return 0;
    }
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_handle, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_handle, column);
}

std::string_view Statement::view(int column) const
{
    const void *bytes = sqlite3_column_type(m_handle, column) == SQLITE_BLOB
                            ? sqlite3_column_blob(m_handle, column)
                            : static_cast<const void *>(sqlite3_column_text(m_handle, column));
    const int size = sqlite3_column_bytes(m_handle, column);
    return bytes && size > 0 ? std::string_view(static_cast<const char *>(bytes), static_cast<std::size_t>(size))
                             : std::string_view();
}

std::optional<std::int64_t> Statement::optionalInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(integer(column));
}

std::optional<double> Statement::optionalReal(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(real(column));
}

void Statement::addTo(RowSum &sum, std::string_view table) const
{
    std::string row(table);
    const int columns = sqlite3_column_count(m_handle);
    for (int i = 0; i < columns; ++i)
        appendValue(row, sqlite3_column_value(m_handle, i));
    sum.add(row);
}

// --- Connection ---

Result<std::unique_ptr<Connection>> Connection::open(const std::filesystem::path &path, Mode mode,
                                                     std::chrono::milliseconds busyTimeout)
{
    std::unique_ptr<Connection> connection(new Connection);
    connection->m_path = path;
    int flags = SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    if (mode == Mode::Create)
        flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    else
        flags |= mode == Mode::ReadWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
    connection->m_inUse.note(path);
    const int code = sqlite3_open_v2(uri(path, mode).c_str(), &connection->m_handle, flags, nullptr);
    if (code != SQLITE_OK)
        return connection->error(code);
    if (mode == Mode::Create)
        connection->m_inUse.note(path); // it is there now
    connection->configure(busyTimeout);
    return connection;
}

Result<std::unique_ptr<Connection>> Connection::openMemory()
{
    return openNameless(":memory:");
}

Result<std::unique_ptr<Connection>> Connection::openNameless(const char *name)
{
    std::unique_ptr<Connection> connection(new Connection);
    const int code = sqlite3_open_v2(
        name, &connection->m_handle,
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
    if (code != SQLITE_OK)
        return connection->error(code);
    connection->configure(std::chrono::milliseconds(0));
    return connection;
}

Connection::~Connection()
{
    for (auto &[sql, handles] : m_idle) {
        for (sqlite3_stmt *handle : handles)
            sqlite3_finalize(handle);
    }
    sqlite3_close(m_handle);
}

void Connection::configure(std::chrono::milliseconds busyTimeout)
{
    sqlite3_busy_timeout(m_handle, static_cast<int>(busyTimeout.count()));
    // The file is untrusted: its schema may call nothing with side effects, and no statement may edit it past the
    // rules.
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nullptr);
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, 512 * 1024 * 1024);
    sqlite3_limit(m_handle, SQLITE_LIMIT_SQL_LENGTH, 1024 * 1024);
    sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, 1);
    sqlite3_limit(m_handle, SQLITE_LIMIT_TRIGGER_DEPTH, 16);
    sqlite3_exec(m_handle,
                 "PRAGMA cell_size_check = ON; PRAGMA recursive_triggers = ON; "
                 "PRAGMA temp_store = MEMORY; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
                 nullptr, nullptr, nullptr);
    sqlite3_exec(m_handle, fmt::format("PRAGMA cache_size = -{}", kCacheKib).c_str(), nullptr, nullptr, nullptr);
}

Statement Connection::prepare(std::string_view sql)
{
    std::string key(sql);
    if (const auto found = m_idle.find(key); found != m_idle.end() && !found->second.empty()) {
        sqlite3_stmt *handle = found->second.back();
        found->second.pop_back();
        ++m_live;
        return {this, handle, key};
    }
    sqlite3_stmt *handle = nullptr;
    const int code = sqlite3_prepare_v3(m_handle, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                        &handle, nullptr);
    if (handle)
        ++m_live;
    Statement statement(this, handle, key);
    statement.check(code);
    return statement;
}

Result<void> Connection::execute(const std::string &sql)
{
    if (m_within && !inTransaction())
        return takenBack();
    const int code = sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return error(code);
    return {};
}

Error Connection::takenBack() const
{
    return {Errc::Io, "Reading or writing the file failed, and the change was taken back.", m_path.string()};
}

Result<std::int64_t> Connection::integer(std::string_view sql)
{
    auto statement = prepare(sql);
    std::int64_t value = 0;
    while (statement.next())
        value = statement.integer(0);
    if (!statement.ok())
        return statement.error();
    return value;
}

Result<std::string> Connection::text(std::string_view sql)
{
    auto statement = prepare(sql);
    std::string value;
    while (statement.next())
        value = statement.text(0);
    if (!statement.ok())
        return statement.error();
    return value;
}

void Connection::setStop(std::stop_token stop)
{
    m_stop = std::move(stop);
    m_spent = 0;
    watch();
}

void Connection::setBudget(std::uint64_t operations)
{
    m_budget = operations;
    m_spent = 0;
    watch();
}

int Connection::cachedBytes() const
{
    int used = 0, highest = 0;
    return sqlite3_db_status(m_handle, SQLITE_DBSTATUS_CACHE_USED, &used, &highest, 0) == SQLITE_OK ? used : 0;
}

void Connection::shrinkCache(int bytes)
{
    if (cachedBytes() <= bytes)
        return;
    // Lowering the bound drops the oldest pages at once.
    static_cast<void>(execute(fmt::format("PRAGMA cache_size = -{}", bytes / 1024)));
    static_cast<void>(execute(fmt::format("PRAGMA cache_size = -{}", kCacheKib)));
}

void Connection::watch()
{
    if (!m_stop.stop_possible() && m_budget == 0) {
        sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
        return;
    }
    constexpr int every = 2000;
    sqlite3_progress_handler(
        m_handle, every,
        [](void *self) {
            auto *const connection = static_cast<Connection *>(self);
            connection->m_spent += every;
            return connection->m_stop.stop_requested() ||
                           (connection->m_budget > 0 && connection->m_spent > connection->m_budget)
                       ? 1
                       : 0;
        },
        this);
}

void Connection::keepUp(RowSums *sums, Summed (*summedIn)(std::string_view table))
{
    m_sums = sums;
    m_summedIn = summedIn;
    m_row = std::string(); // what it held is nobody's any more
    if (!sums) {
        sqlite3_preupdate_hook(m_handle, nullptr, nullptr);
        return;
    }
    sqlite3_preupdate_hook(
        m_handle,
        [](void *context, sqlite3 *db, int operation, const char *, const char *table, sqlite3_int64, sqlite3_int64) {
            auto *self = static_cast<Connection *>(context);
            const Summed where = self->m_summedIn(table);
            if (where == Summed::No)
                return;
            RowSum &sum = where == Summed::Rows ? self->m_sums->rows : self->m_sums->index;
            std::string &row = self->m_row; // keeps its room
            const int columns = sqlite3_preupdate_count(db);
            const auto gather = [&](int (*value)(sqlite3 *, int, sqlite3_value **)) {
                row = table;
                for (int i = 0; i < columns; ++i) {
                    sqlite3_value *one = nullptr;
                    if (value(db, i, &one) == SQLITE_OK && one)
                        appendValue(row, one);
                    else
                        self->m_sums->unread = true; // nobody else is told that this reading failed
                }
            };
            if (operation != SQLITE_INSERT) {
                gather(&sqlite3_preupdate_old);
                sum.remove(row);
            }
            if (operation != SQLITE_DELETE) {
                gather(&sqlite3_preupdate_new);
                sum.add(row);
            }
        },
        this);
}

bool Connection::inTransaction() const
{
    return sqlite3_get_autocommit(m_handle) == 0;
}

Error Connection::error(int code) const
{
    if ((code & 0xff) == SQLITE_INTERRUPT && m_budget > 0 && m_spent > m_budget && !m_stop.stop_requested())
        return {Errc::Corrupt, "The store's own tables or views, which another program changed, give no end of rows.",
                m_path.string()};
    return describe(code, m_handle ? sqlite3_errmsg(m_handle) : sqlite3_errstr(code), m_path);
}

bool Connection::outOfMemory() const
{
    return (sqlite3_errcode(m_handle) & 0xff) == SQLITE_NOMEM;
}

Result<void> Connection::backupTo(const std::filesystem::path &target)
{
    // Created first, so that the copy never has wider rights than the owner's.
    const int file = ::open(target.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return Error{Errc::Io, "The backup file could not be created.", target.string()};
    ::close(file);
    auto copy = Connection::open(target, Mode::ReadWrite, std::chrono::milliseconds(1000));
    if (!copy)
        return copy.error();
    sqlite3_backup *backup = sqlite3_backup_init((*copy)->m_handle, "main", m_handle, "main");
    if (!backup)
        return (*copy)->error(sqlite3_extended_errcode((*copy)->m_handle));
    int code = SQLITE_OK;
    do {
        code = sqlite3_backup_step(backup, -1);
    } while (code == SQLITE_OK);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE)
        return (*copy)->error(code);
    return {};
}

Result<std::unique_ptr<Connection>> Connection::temporaryCopy(const std::stop_token &stop) const
{
    auto copy = openNameless("");
    if (!copy)
        return copy.error();
    (*copy)->m_path = m_path;
    sqlite3_backup *backup = sqlite3_backup_init((*copy)->m_handle, "main", m_handle, "main");
    if (!backup)
        return (*copy)->error(sqlite3_extended_errcode((*copy)->m_handle));
    int code = SQLITE_OK;
    while (code == SQLITE_OK && !stop.stop_requested())
        code = sqlite3_backup_step(backup, 4096);
    sqlite3_backup_finish(backup);
    if (code == SQLITE_OK)
        return Error{Errc::Cancelled, "Cancelled.", {}};
    if (code != SQLITE_DONE)
        return (*copy)->error(code);
    (*copy)->setStop(stop);
    return copy;
}

} // namespace credence::sql
