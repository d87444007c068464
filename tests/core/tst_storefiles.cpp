// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Files that are no store, not quite one, or may not be written: a clear error or a read-only store, and the file as it
// was.
#include "core/support/faultyvfs.h"
#include "core/support/foreignsql.h"
#include "store/foreigndb.h"
#include "store/impl.h"
#include "support/registry.h"
#include "support/stores.h"
#include "util/steadyfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <array>
#include <random>

namespace tst_storefiles {

using namespace credence;
using namespace credence::test;

namespace {

void writeFile(const std::filesystem::path &path, const QByteArray &bytes)
{
    QFile file(QString::fromStdString(path.string()));
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        file.write(bytes);
}

// Everything a reader does, on whatever the file holds.
void readAll(const Store &store)
{
    (void)store.scopes();
    (void)store.counts();
    const auto keys = store.keys({});
    if (keys) {
        (void)store.rows(*keys);
        (void)store.evidence(*keys);
        (void)store.snapshotBelow(*keys);
        (void)store.snapshotAbove(*keys);
        for (const MemoryKey key : *keys)
            (void)store.directDependents(key);
    }
    (void)store.keys({.text = "happened"});
    (void)store.keys({.text = "appen"});
    (void)store.snapshot();
    (void)store.ledger();
    (void)store.verify();
    (void)store.approvalChannels();
}

struct Unwritable {
    Unwritable() { files::pretendUnwritable(true); }
    ~Unwritable() { files::pretendUnwritable(false); }
};

QStringList namesIn(const Folder &folder)
{
    QStringList names;
    for (const auto &entry : std::filesystem::directory_iterator(folder.path()))
        names << QString::fromStdString(entry.path().filename().string());
    names.sort();
    return names;
}

} // namespace

class TstStoreFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void notAStore_data();
    void notAStore();
    void missing();
    void truncated();
    void flippedBytes();
    void readOnlyLeavesNothing();
    void descriptorsAreGivenBack();
    void readOnlySeesTheWriter();
    void unwritable();
    void unwritableWithWal();
    void locked();
    void migratesWithBackup();
    void newer();
    void circleBehindTheTriggers();
    void exports();
    void exportsWhatIsReadable_data();
    void exportsWhatIsReadable();
    void exportsWhatTheDiskGives();

private:
    std::unique_ptr<Folder> m_folder;
    std::filesystem::path m_path;
};

void TstStoreFiles::init()
{
    m_folder = std::make_unique<Folder>();
    m_path = *m_folder / "a.credence";
    auto store = Store::create(m_path);
    QVERIFY_OK(store);
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 60; ++i)
        drafts.push_back(episode("e" + std::to_string(i), "something happened, number " + std::to_string(i), 0.5, i));
    drafts.push_back(reflection("r1", {"e1", "e2", "e3"}));
    drafts.push_back(reflection("r2", {"r1", "e4"}));
    QVERIFY_OK((*store)->add(drafts, kAgent));
}

void TstStoreFiles::notAStore_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    const int unsupported = int(Errc::Unsupported), corrupt = int(Errc::Corrupt);
    QTest::newRow("empty") << QByteArray() << unsupported << "empty";
    QTest::newRow("lfs pointer") << QByteArray("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n")
                                 << unsupported << "Git LFS";
    QTest::newRow("text") << QByteArray("{\"record\":\"header\"}\n") << unsupported << "text file";
    QTest::newRow("binary") << QByteArray("\x7f\x45LF\0\0\1\2\3", 9) << unsupported << "not a database";
    QTest::newRow("cut magic") << QByteArray("SQLite for") << corrupt << "cut short";
    QTest::newRow("header alone") << QByteArray("SQLite format 3\0", 16) + QByteArray(10, '\0') << corrupt
                                  << "cut short";
    QTest::newRow("header and zeros") << QByteArray("SQLite format 3\0", 16) + QByteArray(500, '\0') << unsupported
                                      << "another program";
}

void TstStoreFiles::notAStore()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    QFETCH(QString, says);
    const Folder folder;
    const auto path = folder / "x.credence";
    writeFile(path, bytes);
    for (const bool readOnly : {false, true}) {
        const auto store = Store::open(path, {.readOnly = readOnly});
        QVERIFY(!store);
        QCOMPARE(int(store.error().code), code);
        QVERIFY2(QString::fromStdString(store.error().message).contains(says), store.error().message.c_str());
        QCOMPARE(store.error().where, path.string());
    }
    QCOMPARE(bytesOf(path), bytes);
    QCOMPARE(namesIn(folder), QStringList{QStringLiteral("x.credence")});
}

void TstStoreFiles::missing()
{
    const auto store = Store::open(*m_folder / "none.credence");
    QVERIFY(!store);
    QCOMPARE(store.error().code, Errc::NotFound);
    QVERIFY(!std::filesystem::exists(*m_folder / "none.credence"));
    const auto folder = Store::open(m_folder->path());
    QVERIFY(!folder);
    QCOMPARE(folder.error().code, Errc::Unsupported);
    QVERIFY(folder.error().message.find("folder") != std::string::npos);

    // Another program's database, in WAL mode, is named and left as it is.
    const auto foreign = *m_folder / "foreign.db";
    {
        auto db = sql::Connection::open(foreign, sql::Mode::Create, std::chrono::milliseconds(0));
        QVERIFY_OK(db);
        QVERIFY_OK(
            (*db)->execute("PRAGMA journal_mode = WAL; CREATE TABLE embeddings (id); CREATE TABLE segments (id)"));
    }
    const QByteArray before = bytesOf(foreign);
    const auto other = Store::open(foreign);
    QVERIFY(!other);
    QCOMPARE(other.error().code, Errc::Unsupported);
    QVERIFY2(other.error().message.find("embeddings, segments") != std::string::npos, other.error().message.c_str());
    QCOMPARE(bytesOf(foreign), before);
    QVERIFY(!std::filesystem::exists(*m_folder / "foreign.db-wal"));
}

void TstStoreFiles::truncated()
{
    const QByteArray whole = bytesOf(m_path);
    QVERIFY(whole.size() > 100'000);
    const auto path = *m_folder / "cut.credence";
    std::vector<qsizetype> lengths;
    for (qsizetype n = 0; n < 130; n += 3)
        lengths.push_back(n);
    for (qsizetype n = 130; n < whole.size(); n += 7919) // a prime, so that it falls anywhere in a page
        lengths.push_back(n);
    for (qsizetype n = 8192; n < whole.size(); n += 8192)
        lengths.insert(lengths.end(), {n - 1, n, n + 1});
    lengths.push_back(whole.size() - 1);
    for (const qsizetype length : lengths) {
        const QByteArray cut = whole.left(length);
        writeFile(path, cut);
        const auto store = Store::open(path);
        QVERIFY2(!store, qPrintable(QString::number(length)));
        QVERIFY(store.error().code == Errc::Corrupt || (length == 0 && store.error().code == Errc::Unsupported));
        QVERIFY(!store.error().message.empty());
        QCOMPARE(bytesOf(path), cut);
    }
}

void TstStoreFiles::flippedBytes()
{
    const QByteArray whole = bytesOf(m_path);
    const auto path = *m_folder / "flipped.credence";
    std::mt19937 random(7);
    int opened = 0;
    for (int round = 0; round < 150; ++round) {
        QByteArray bytes = whole;
        for (int i = 0; i < 20; ++i)
            bytes[qsizetype(random() % std::uint32_t(bytes.size()))] = char(random());
        writeFile(path, bytes);
        {
            const auto store = Store::open(path, {.readOnly = true});
            if (store) {
                readAll(**store);
                ++opened;
            }
        }
        QCOMPARE(bytesOf(path), bytes);
    }
    QVERIFY(opened > 0); // else nothing was tried
}

void TstStoreFiles::readOnlyLeavesNothing()
{
    const QByteArray before = bytesOf(m_path);
    {
        auto store = Store::open(m_path, {.readOnly = true});
        QVERIFY_OK(store);
        QCOMPARE((*store)->info().access, Access::ReadOnlyAsked);
        QCOMPARE((*store)->counts()->memories, std::uint64_t(62));
        readAll(**store);
        const auto refused = (*store)->add({episode("new")}, kAgent);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::ReadOnly);
        const MemoryKey keys[] = {{1}};
        QCOMPARE((*store)->retract(keys, kPerson).error().code, Errc::ReadOnly);
        const auto preview = (*store)->import(foreign({episode("new")}), "x", {}, true);
        QVERIFY_OK(preview);
        QCOMPARE(preview->added, std::uint64_t(1));
    }
    QCOMPARE(bytesOf(m_path), before);
    QCOMPARE(namesIn(*m_folder), QStringList{QStringLiteral("a.credence")});
}

void TstStoreFiles::readOnlySeesTheWriter()
{
    auto writer = Store::open(m_path);
    QVERIFY_OK(writer);
    {
        auto reader = Store::open(m_path, {.readOnly = true});
        QVERIFY_OK(reader);
        QVERIFY_OK((*writer)->add({episode("new")}, kAgent));
        QCOMPARE((*reader)->counts()->memories, std::uint64_t(63));
    }
    // The reader's end took nothing away from the writer.
    QVERIFY_OK((*writer)->add({episode("newer")}, kAgent));
    QCOMPARE((*writer)->counts()->memories, std::uint64_t(64));
}

void TstStoreFiles::unwritable()
{
    const Unwritable unwritable;
    const QByteArray before = bytesOf(m_path);
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QCOMPARE((*store)->info().access, Access::ReadOnlyFile);
        QVERIFY(!(*store)->info().accessReason.empty());
        readAll(**store);
        QCOMPARE((*store)->counts()->memories, std::uint64_t(62));
        QCOMPARE(namesIn(*m_folder), QStringList{QStringLiteral("a.credence")}); // not even while it is open
        const auto subscription = (*store)->subscribe([](const ChangeSet &) {});
    }
    QCOMPARE(bytesOf(m_path), before);
    QCOMPARE(namesIn(*m_folder), QStringList{QStringLiteral("a.credence")});
}

void TstStoreFiles::unwritableWithWal()
{
    // The writer goes on while a copy of its state is read.
    auto writer = Store::open(m_path);
    QVERIFY_OK(writer);
    QVERIFY_OK((*writer)->add({episode("in the wal")}, kAgent));
    const QByteArray before = bytesOf(m_path), wal = bytesOf(*m_folder / "a.credence-wal");
    QVERIFY(!wal.isEmpty());
    {
        const Unwritable unwritable;
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QCOMPARE((*store)->info().access, Access::ReadOnlyFile);
        QCOMPARE((*store)->info().path, m_path);
        QCOMPARE((*store)->counts()->memories, std::uint64_t(63));
    }
    QCOMPARE(bytesOf(m_path), before);
    QCOMPARE(bytesOf(*m_folder / "a.credence-wal"), wal);
}

void TstStoreFiles::locked()
{
    auto db = sql::Connection::open(m_path, sql::Mode::ReadWrite, std::chrono::milliseconds(0));
    QVERIFY_OK(db);
    QVERIFY_OK((*db)->execute("BEGIN IMMEDIATE"));
    auto store = Store::open(m_path, {.busyTimeout = std::chrono::milliseconds(20)});
    QVERIFY_OK(store);
    QCOMPARE((*store)->counts()->memories, std::uint64_t(62)); // readers don't wait
    const auto refused = (*store)->add({episode("new")}, kAgent);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Busy);
    QCOMPARE(refused.error().where, m_path.string());
    QVERIFY_OK((*db)->execute("ROLLBACK"));
    QVERIFY_OK((*store)->add({episode("new")}, kAgent));
    // Locked as a whole.
    store = Error{};
    QVERIFY_OK((*db)->execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT"));
    const auto shut = Store::open(m_path, {.busyTimeout = std::chrono::milliseconds(20)});
    QVERIFY(!shut);
    QCOMPARE(shut.error().code, Errc::Busy);
}

namespace {

// The program's own migrations and those of a later version.
std::vector<schema::Migration> withLater(std::initializer_list<const char *> later)
{
    std::vector<schema::Migration> all(schema::migrations().begin(), schema::migrations().end());
    for (const char *sql : later)
        all.push_back({all.back().number + 1, sql});
    return all;
}

} // namespace

void TstStoreFiles::migratesWithBackup()
{
    const int now = schema::migrations().back().number;
    const auto migrations = withLater({"CREATE TABLE later (id TEXT); ALTER TABLE run ADD COLUMN cost REAL;"});
    const QByteArray before = bytesOf(m_path);
    {
        // Where it can't be written it is read as it is, and not touched.
        auto impl = store::openImpl(m_path, {.readOnly = true}, migrations);
        QVERIFY_OK(impl);
        Store old(std::move(*impl));
        QCOMPARE(old.info().schemaVersion, now);
        QCOMPARE(old.info().access, Access::ReadOnlyAsked);
        QCOMPARE(old.counts()->memories, std::uint64_t(62));
        QVERIFY(old.verify()->ok);
    }
    QCOMPARE(bytesOf(m_path), before);
    std::filesystem::path backup;
    {
        auto impl = store::openImpl(m_path, {}, migrations);
        QVERIFY_OK(impl);
        Store migrated(std::move(*impl));
        QCOMPARE(migrated.info().schemaVersion, now + 1);
        backup = migrated.info().migrationBackup;
        QVERIFY(!backup.empty());
        const auto entries = migrated.ledger(1);
        QVERIFY_OK(entries);
        QCOMPARE(entries->front().kind, std::string("migrate"));
        QCOMPARE(migrated.counts()->memories, std::uint64_t(62));
        QVERIFY_OK(migrated.add({episode("new")}, kAgent));
    }
    auto old = Store::open(backup);
    QVERIFY_OK(old);
    QCOMPARE((*old)->info().schemaVersion, now);
    QCOMPARE((*old)->counts()->memories, std::uint64_t(62));
    QCOMPARE(std::filesystem::status(backup).permissions(),
             std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    // A migration that fails leaves the old store.
    const auto broken = withLater({migrations.back().sql, "CREATE TABLE fine (id); NONSENSE;"});
    QVERIFY(!store::openImpl(m_path, {}, broken));
    auto impl = store::openImpl(m_path, {}, migrations);
    QVERIFY_OK(impl);
    QCOMPARE((*impl)->info.schemaVersion, now + 1);
    QCOMPARE((*impl)->info.access, Access::Writable);
}

void TstStoreFiles::newer()
{
    const auto readable = withLater({"CREATE TABLE later (id TEXT)"});
    QVERIFY(store::openImpl(m_path, {}, readable).ok());
    const QByteArray before = bytesOf(m_path);
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QCOMPARE((*store)->info().access, Access::ReadOnlyNewer);
        QCOMPARE((*store)->info().schemaVersion, schema::migrations().back().number + 1);
        QCOMPARE((*store)->counts()->memories, std::uint64_t(62));
        QCOMPARE((*store)->add({episode("new")}, kAgent).error().code, Errc::ReadOnly);
    }
    QCOMPARE(bytesOf(m_path), before);
    QVERIFY(!std::filesystem::exists(*m_folder / "a.credence-wal"));
    const auto unreadable = withLater({readable.back().sql, "ALTER TABLE evidence RENAME COLUMN quote TO words"});
    QVERIFY(store::openImpl(m_path, {}, unreadable).ok());
    const auto store = Store::open(m_path);
    QVERIFY(!store);
    QCOMPARE(store.error().code, Errc::Unsupported);
    QVERIFY(store.error().message.find("newer") != std::string::npos);
}

// Whoever drops the triggers can write a circle; walking the snapshot must end all the same.
void TstStoreFiles::circleBehindTheTriggers()
{
    {
        auto db = sql::Connection::open(m_path, sql::Mode::ReadWrite, std::chrono::milliseconds(1000));
        QVERIFY_OK(db);
        QVERIFY_OK((*db)->execute("DROP TRIGGER evidence_insert; INSERT INTO evidence (derived, ordinal, source, role) "
                                  "SELECT a.key, 9, b.key, 'supports' FROM memory a, memory b "
                                  "WHERE a.id = 'r1' AND b.id = 'r2'"));
    }
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    QCOMPARE((*store)->info().access, Access::ReadOnlySchema);
    const auto snapshot = (*store)->snapshot();
    QVERIFY_OK(snapshot);
    const MemoryKey top = *(*store)->find("r2");
    QCOMPARE(recomputedDepths(**snapshot)[(*snapshot)->find(top)] <= 3, true);
    QVERIFY(grounding(**snapshot, (*snapshot)->find(top)).leaves >= 1);
    const MemoryKey keys[] = {top};
    QVERIFY_OK((*store)->snapshotBelow(keys));
    QVERIFY_OK((*store)->snapshotAbove(keys));
}

void TstStoreFiles::exports()
{
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    const auto out = *m_folder / "out.jsonl";
    const auto written = (*store)->exportJsonl(out);
    QVERIFY_OK(written);
    const QByteArray text = bytesOf(out);
    QCOMPARE(written->first, std::uint64_t(text.count('\n')));
    QCOMPARE(written->second, std::uint64_t(text.size()));
    QCOMPARE(written->first, std::uint64_t(1 + 62 + 2)); // header, memories, ledger
    QCOMPARE(std::filesystem::status(out).permissions(),
             std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    QCOMPARE((*store)->exportJsonl(m_path).error().code, Errc::Invalid);
    QCOMPARE((*store)->exportJsonl(m_folder->path()).error().code, Errc::Io);
    QCOMPARE((*store)->exportJsonl(out, "nobody").error().code, Errc::NotFound);
    QCOMPARE((*store)->exportJsonl(out, {}, stoppedToken()).error().code, Errc::Cancelled);
    QCOMPARE(bytesOf(out), text); // whole or not at all

    // What goes out comes in again as it was.
    const auto copyPath = *m_folder / "copy.credence";
    auto copy = Store::create(copyPath);
    QVERIFY_OK(copy);
    auto read = readForeign(out, "credence-jsonl");
    QVERIFY_OK(read);
    const auto report = (*copy)->import(std::move(*read), out.string(), {"", "import", ""});
    QVERIFY_OK(report);
    QCOMPARE(report->added, std::uint64_t(62));
    QCOMPARE(report->problems.size(), std::size_t(0));
    QCOMPARE(memoryOf(**copy, "r2").depth, 2);
    QCOMPARE(memoryOf(**copy, "e7").text, memoryOf(**store, "e7").text);
    QCOMPARE((*copy)->counts()->links.supports, std::uint64_t(5));
    auto again = readForeign(out, "credence-jsonl");
    QVERIFY_OK(again);
    const auto second = (*copy)->import(std::move(*again), out.string(), {"", "import", ""});
    QVERIFY_OK(second);
    QCOMPARE(second->unchanged, std::uint64_t(62));
    QCOMPARE(second->added + second->updated, std::uint64_t(0));
    QCOMPARE(second->ledger.value, 0);
}

// A page of the file is gone: all else is saved, and what is not is named.
void TstStoreFiles::exportsWhatIsReadable_data()
{
    QTest::addColumn<QByteArray>("marker"); // stands in the page
    QTest::addColumn<int>("kind");          // of the page: its first byte
    QTest::addColumn<int>("lost");          // memories, at most
    QTest::newRow("memories") << QByteArray("happened, number 230") << 0x0d << 40;
    QTest::newRow("an index") << QByteArray("e230") << 0x0a << 0;
    QTest::newRow("tags") << QByteArray("tagged-230") << 0x0a << 0;
    QTest::newRow("quotes") << QByteArray("quoted-7") << 0x0a << 0;
}

void TstStoreFiles::exportsWhatIsReadable()
{
    QFETCH(QByteArray, marker);
    QFETCH(int, kind);
    QFETCH(int, lost);
    QStringList ids;
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        std::vector<MemoryDraft> drafts;
        for (int i = 200; i < 600; ++i) {
            drafts.push_back(episode("e" + std::to_string(i),
                                     "something happened, number " + std::to_string(i) + std::string(200, '.'), 0.5,
                                     i));
            drafts.back().memory.tags = {"tagged-" + std::to_string(i)};
        }
        for (int i = 0; i < 60; ++i) {
            drafts.push_back(
                reflection("q" + std::to_string(i), {"e300", "e" + std::to_string(200 + i)}, "what follows", i));
            drafts.back().evidence.front().quote = "quoted-" + std::to_string(i);
        }
        QVERIFY_OK((*store)->add(drafts, kAgent));
        const auto keys = (*store)->keys({});
        QVERIFY_OK(keys);
        const auto rows = (*store)->rows(*keys);
        QVERIFY_OK(rows);
        for (const Memory &memory : *rows)
            ids << QString::fromStdString(memory.id.value);
        QCOMPARE(ids.size(), 62 + 460);
    }
    QByteArray bytes = bytesOf(m_path);
    constexpr qsizetype page = 8192;
    qsizetype at = -1;
    while ((at = bytes.indexOf(marker, at + 1)) >= 0 && bytes[at / page * page] != char(kind)) {
    }
    QVERIFY(at >= 0);
    bytes.replace(at / page * page, page, QByteArray(page, '\0'));
    writeFile(m_path, bytes);

    auto store = Store::open(m_path, {.readOnly = true});
    QVERIFY_OK(store);
    const auto verified = (*store)->verify();
    QVERIFY(!verified || !verified->ok);
    const auto out = *m_folder / "saved.jsonl";
    std::vector<Problem> unreadable;
    const auto written = (*store)->exportJsonl(out, {}, {}, {}, &unreadable);
    QVERIFY_OK(written);
    const QByteArray text = bytesOf(out);
    QCOMPARE(written->first, std::uint64_t(text.count('\n')));
    QStringList missing, named;
    QSet<QString> saved;
    for (const QByteArray &line : text.split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object[QStringLiteral("record")].toString() == QLatin1String("memory"))
            saved << object[QStringLiteral("id")].toString();
    }
    for (const QString &id : ids) {
        if (!saved.contains(id))
            missing << id;
    }
    for (const Problem &problem : unreadable) {
        QCOMPARE(problem.kind, std::string("unreadable"));
        const QString where = QString::fromStdString(problem.where);
        if (where.startsWith(QLatin1String("memory \"")))
            named << where.mid(8).chopped(1);
    }
    missing.sort();
    named.sort();
    QCOMPARE(missing, named);                         // each of them is named
    for (const QByteArray &line : text.split('\n')) { // and so is each source, if only by its key
        for (const QJsonValue &link : QJsonDocument::fromJson(line).object()[QStringLiteral("evidence")].toArray())
            QVERIFY(!link.toObject()[QStringLiteral("id")].toString().isEmpty());
    }
    QVERIFY2(missing.size() <= lost && (lost == 0 || !missing.isEmpty()), qPrintable(missing.join(QLatin1Char(' '))));
    const auto strict = (*store)->exportJsonl(*m_folder / "strict.jsonl");
    QCOMPARE(strict.ok(), unreadable.empty());
    if (!strict)
        QVERIFY(!std::filesystem::exists(*m_folder / "strict.jsonl"));
    if (QByteArray(QTest::currentDataTag()) == "tags") // without their tags, and that is said
        QVERIFY(!unreadable.empty() && unreadable.front().where.starts_with("tags of memory"));
}

// A disk that refuses one read: what it gives at all is saved, and what not is said.
void TstStoreFiles::exportsWhatTheDiskGives()
{
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        std::vector<MemoryDraft> drafts;
        for (int i = 0; i < 400; ++i)
            drafts.push_back(episode("d" + std::to_string(i), std::string(300, 'x') + std::to_string(i), 0.5, i));
        QVERIFY_OK((*store)->add(drafts, kAgent));
    }
    FaultyVfs::install(FaultyVfs::Fault::None, 0);
    int told = 0;
    for (int step = 1; step <= 60 && told == 0; ++step) {
        auto store = Store::open(m_path, {.readOnly = true});
        if (!store)
            continue;
        FaultyVfs::arm(FaultyVfs::Fault::Read, step);
        std::vector<Problem> unreadable;
        const auto written = (*store)->exportJsonl(*m_folder / "saved.jsonl", {}, {}, {}, &unreadable);
        FaultyVfs::arm(FaultyVfs::Fault::None, 0);
        told += written && !unreadable.empty() ? 1 : 0;
    }
    FaultyVfs::remove();
    QCOMPARE(told, 1);
}

// The descriptor of a database in use stays, as its locks hang on it; none stays once it is closed, and of other files
// none does, however long a program runs.
void TstStoreFiles::descriptorsAreGivenBack()
{
    const auto openOf = [](const std::filesystem::path &file) {
        int open = 0;
        for (const auto &one : std::filesystem::directory_iterator("/proc/self/fd")) {
            std::error_code gone;
            const std::string target = std::filesystem::read_symlink(one.path(), gone).string();
            open += target == file.string() || target == file.string() + " (deleted)" ? 1 : 0;
        }
        return open;
    };
    const auto read = [](const std::filesystem::path &file) {
        SteadyFile in(file);
        char bytes[4];
        return in.read(bytes, sizeof bytes) == 4;
    };
    const auto folder = std::filesystem::canonical(m_folder->path());
    const auto used = folder / "used.db", memory = folder / "used.db-shm", once = folder / "once.db";
    const auto all = {used, memory, once, folder / "other.db", folder / "other.db-shm"};
    for (const auto &file : all)
        writeFile(file, "1234");
    {
        DatabaseInUse first, second;
        first.note(used);
        first.note(used);
        second.note(used);
        {
            DatabaseInUse before;
            before.note(once);
            QVERIFY(read(once));
            QCOMPARE(openOf(once), 1);
        }
        for (int i = 0; i < 3; ++i) {
            for (const auto &file : all)
                QVERIFY(read(file));
        }
        QCOMPARE(openOf(used), 1);
        QCOMPARE(openOf(memory), 1);
        QCOMPARE(openOf(once), 0);
        QCOMPARE(openOf(folder / "other.db"), 0);
        QCOMPARE(openOf(folder / "other.db-shm"), 0);
    }
    QCOMPARE(openOf(used), 0);
    QCOMPARE(openOf(memory), 0);
    // Another program's database that is looked at and goes, as a long run meets them by the thousand.
    for (int i = 0; i < 3; ++i) {
        const auto source = folder / "source.db";
        std::filesystem::remove(source);
        QCOMPARE(runSql(source, "CREATE TABLE t(x)"), std::string());
        QVERIFY(read(source));
        QVERIFY(!sql::foreignSchema(source).empty());
        QVERIFY(read(source));
        QVERIFY_OK(sql::ForeignDb::open(source));
        QCOMPARE(openOf(source), 0);
    }
}

CREDENCE_TEST(tst_storefiles, TstStoreFiles)

} // namespace tst_storefiles

#include "tst_storefiles.moc"
