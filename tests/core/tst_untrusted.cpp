// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A store that somebody prepared: what its triggers, views, computed columns, virtual tables and sizes can't do. And
// what lies in the way of the files around a store: links to other places, and a careless umask.
#include "store/impl.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/audit.h>
#include <credence/erase.h>
#include <credence/provider.h>
#include <credence/providers.h>
#include <credence/recall.h>
#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/text.h>

#include <QTest>

#include <sys/stat.h>

#include <fstream>

namespace tst_untrusted {

using namespace credence;
using namespace credence::test;

namespace {

const std::string kEndless = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) ";

bool run(const std::filesystem::path &path, const std::string &sql)
{
    auto db = sql::Connection::open(path, sql::Mode::ReadWrite, std::chrono::milliseconds(1000));
    if (!db)
        return false;
    const auto done = (*db)->execute(sql);
    if (!done)
        qWarning("%s", done.error().message.c_str());
    return done.ok();
}

// As somebody with an editor of bytes does it: the schema's own text.
bool rewriteSchema(const std::filesystem::path &path, const QByteArray &from, const QByteArray &to)
{
    QFile file(QString::fromStdString(path.string()));
    if (from.size() != to.size() || !file.open(QIODevice::ReadWrite))
        return false;
    QByteArray bytes = file.readAll();
    const qsizetype at = bytes.indexOf(from);
    if (at < 0)
        return false;
    bytes.replace(at, from.size(), to);
    return file.seek(0) && file.write(bytes) == bytes.size();
}

mode_t modeOf(const std::filesystem::path &path)
{
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 ? status.st_mode & 0777U : 07777U;
}

} // namespace

class TstUntrusted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_path = *m_folder / "a.credence";
        auto store = Store::create(m_path);
        QVERIFY_OK(store);
        std::vector<MemoryDraft> drafts{reflection("r1", {"e1", "e2"})};
        for (const char *id : {"e1", "e2", "e3"})
            drafts.push_back(episode(id));
        QVERIFY_OK((*store)->add(drafts, kAgent));
    }

    void triggers()
    {
        QVERIFY(run(m_path, "CREATE TRIGGER evil AFTER INSERT ON memory BEGIN DELETE FROM evidence; END"));
        const QByteArray before = bytesOf(m_path);
        {
            auto store = Store::open(m_path);
            QVERIFY_OK(store);
            QCOMPARE((*store)->info().access, Access::ReadOnlySchema);
            QCOMPARE((*store)->add({episode("new")}, kAgent).error().code, Errc::ReadOnly);
            QCOMPARE((*store)->counts()->links.supports, std::uint64_t(2));
        }
        QCOMPARE(bytesOf(m_path), before);
    }

    // SQLite obeys the text of a row in its schema, whatever the row calls itself.
    void disguisedTriggers_data()
    {
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("an internal name") << QByteArray("triggersqlite_xyzmemory");
        QTest::newRow("a table, it says") << QByteArray("table  evil_of_itmemory");
        QTest::newRow("one of ours, it says") << QByteArray("triggertag_insertmemory");
    }
    void disguisedTriggers()
    {
        QFETCH(QByteArray, to);
        QVERIFY(run(m_path, "CREATE TRIGGER evil_of_it AFTER INSERT ON memory BEGIN DELETE FROM evidence; END; "
                            "PRAGMA wal_checkpoint(TRUNCATE)"));
        QVERIFY(rewriteSchema(m_path, "triggerevil_of_itmemory", to));
        auto store = Store::open(m_path);
        if (store) {
            QVERIFY((*store)->info().access != Access::Writable);
            QVERIFY(!(*store)->add({episode("new")}, kAgent));
        }
    }

    void endlessViews_data()
    {
        QTest::addColumn<QString>("sql");
        const QString endless = QString::fromStdString(kEndless);
        // Enough columns to look like the table.
        QTest::newRow("instead of a table")
            << "PRAGMA foreign_keys = OFF; DROP TABLE tag; CREATE VIEW tag (memory, ordinal, name) AS " + endless +
                   "SELECT x, x, 'more' FROM c";
        QTest::newRow("instead of a view")
            << "DROP VIEW queue; CREATE VIEW queue (id, state) AS " + endless + "SELECT x, 'pending' FROM c";
        QTest::newRow("a virtual table instead of a table")
            << "PRAGMA foreign_keys = OFF; DROP TABLE tag; CREATE VIRTUAL TABLE tag USING fts5 (memory, ordinal, name)";
        QTest::newRow("a computed column")
            << "PRAGMA foreign_keys = OFF; DROP TABLE tag; CREATE TABLE tag (memory INTEGER NOT NULL, ordinal INTEGER, "
               "name TEXT AS (hex(zeroblob(100000000 + ordinal))), PRIMARY KEY (memory, ordinal))";
    }
    void endlessViews()
    {
        QFETCH(QString, sql);
        QVERIFY(run(m_path, sql.toStdString()));
        for (const bool readOnly : {false, true}) {
            const auto store = Store::open(m_path, {.readOnly = readOnly});
            QVERIFY(!store);
            QCOMPARE(store.error().code, Errc::Corrupt);
        }
    }

    // One that claims to be of a later version is not compared, so its views have bounds.
    void endlessViewOfLater()
    {
        std::string rules;
        {
            auto db = sql::Connection::open(m_path, sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
            QVERIFY_OK(db);
            auto names =
                (*db)->prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'candidate'");
            while (names.next())
                rules += "DROP TRIGGER " + names.text(0) + "; ";
        }
        QVERIFY(run(m_path, rules +
                                "PRAGMA foreign_keys = OFF; INSERT INTO candidate (id, scope, action, state, json, "
                                "ledger) VALUES ('c', 'default', 'add', 'pending', '{}', 2); "
                                "DROP VIEW queue; CREATE VIEW queue (id, state) AS " +
                                kEndless + "SELECT x, 'pending' FROM c; PRAGMA user_version = 900"));
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QCOMPARE((*store)->info().access, Access::ReadOnlyNewer);
        const auto counts = (*store)->counts();
        QVERIFY(!counts);
        QCOMPARE(counts.error().code, Errc::Corrupt);
        QVERIFY2(counts.error().message.find("no end of rows") != std::string::npos, counts.error().message.c_str());
        QVERIFY_OK((*store)->keys({})); // what is sound is still read
    }

    void connection_data()
    {
        QTest::addColumn<QString>("prepared"); // by the one who made the file
        QTest::addColumn<QString>("tried");
        QTest::newRow("load_extension") << ""
                                        << "SELECT load_extension('/tmp/x.so')";
        QTest::newRow("load_extension in a view") << "CREATE VIEW v AS SELECT load_extension('/tmp/x.so') AS x"
                                                  << "SELECT x FROM v";
        QTest::newRow("a function with side effects in a view")
            << "CREATE VIEW v AS SELECT fts3_tokenizer('simple') AS x"
            << "SELECT x FROM v";
        QTest::newRow("the schema's text") << ""
                                           << "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'x'";
        QTest::newRow("a shadow table") << ""
                                        << "DELETE FROM memory_fts_data";
        QTest::newRow("two files more") << ""
                                        << "ATTACH ':memory:' AS a; ATTACH ':memory:' AS b";
        QTest::newRow("a value without end") << ""
                                             << "SELECT length(zeroblob(900000000))";
        QTest::newRow("a table by a name in quotes") << ""
                                                     << "SELECT \"no such column\"";
    }
    void connection()
    {
        QFETCH(QString, prepared);
        QFETCH(QString, tried);
        if (!prepared.isEmpty())
            QVERIFY(run(m_path, prepared.toStdString()));
        auto db = sql::Connection::open(m_path, sql::Mode::ReadWrite, std::chrono::milliseconds(100));
        QVERIFY_OK(db);
        QVERIFY(!(*db)->execute(tried.toStdString()));
    }

    void journalStays()
    {
        auto db = sql::Connection::open(m_path, sql::Mode::ReadWrite, std::chrono::milliseconds(100));
        QVERIFY_OK(db);
        const auto mode = (*db)->text("PRAGMA journal_mode = OFF"); // it would undo "all or nothing"
        QVERIFY(!mode || *mode == "wal");
    }

    void largeText()
    {
        {
            auto store = Store::open(m_path);
            QVERIFY_OK(store);
            QVERIFY_OK((*store)->add({episode("large", std::string(40'000'000, 'x'))}, kAgent));
        }
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QCOMPARE(memoryOf(**store, "large").text.size(), std::size_t(40'000'000));
        QVERIFY((*store)->verify()->ok);
    }

    // Whatever the umask, what Credence makes is its owner's alone.
    void ownersOnly()
    {
        const mode_t before = ::umask(0);
        const auto folder = m_folder->path() / "open";
        std::filesystem::create_directory(folder);
        const auto path = folder / "b.credence";
        {
            auto store = Store::create(path);
            QVERIFY_OK(store);
            QVERIFY_OK((*store)->add({episode("e1"), episode("e2")}, kAgent));
            QVERIFY(std::filesystem::exists(path.string() + "-wal"));
            QVERIFY_OK((*store)->exportJsonl(folder / "out.jsonl"));
            QVERIFY_OK(writeDocument(folder / "document.html", "<p>"));
            QVERIFY_OK(RecallIndex::open(**store));
            RunRecord record;
            record.id = newUuid();
            record.scope = "default";
            record.preset = "patterns";
            QVERIFY_OK(keepRun(record, path));
            QVERIFY_OK(saveRun(record, folder / "run.json"));
            createResponseCache(cacheFolder(path))->keep("key", "reply");
            const auto checked = health(**store);
            QVERIFY_OK(checked);
            QVERIFY_OK(keepHealth(**store, *checked, {}, Time{}));
            QVERIFY_OK(writeProviders(folder / "conf" / "providers.json", {}));
            // Looked at while it is open, so that log and shared memory are there.
            QStringList open;
            int seen = 0;
            for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
                ++seen;
                if ((modeOf(entry.path()) & 077U) != 0)
                    open << QString::fromStdString(entry.path().filename().string());
            }
            ::umask(before);
            QCOMPARE(open, QStringList());
            QVERIFY2(seen >= 13, qPrintable(QString::number(seen)));
        }
        ::umask(0);
        std::vector<schema::Migration> later(schema::migrations().begin(), schema::migrations().end());
        later.push_back({later.back().number + 1, "CREATE TABLE later (id TEXT)"});
        auto migrated = store::openImpl(path, {}, later);
        ::umask(before);
        QVERIFY_OK(migrated);
        QCOMPARE(modeOf((*migrated)->info.migrationBackup), mode_t(0600));
    }

    // A link where a folder of the store would be leads nowhere.
    void plantedLinks()
    {
        const auto other = m_folder->path() / "other";
        std::filesystem::create_directory(other);
        std::ofstream(other / std::string(64, 'a')) << "not ours";
        for (const auto &folder : {indexFolder(m_path), runsFolder(m_path), cacheFolder(m_path)})
            std::filesystem::create_directory_symlink(other, folder);
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        const auto index = RecallIndex::open(**store);
        QVERIFY_OK(index); // for this time only
        QVERIFY((*index)->state().note.find("can't be kept") != std::string::npos);
        RunRecord record;
        record.id = newUuid();
        record.scope = "default";
        record.preset = "patterns";
        QVERIFY(!keepRun(record, m_path));
        const auto cache = createResponseCache(cacheFolder(m_path));
        cache->keep("key", "reply");
        cache->clear();
        const auto checked = health(**store);
        QVERIFY_OK(checked);
        QVERIFY(!keepHealth(**store, *checked, {}, Time{}));
        EraseRequest request;
        request.keys = {*(*store)->find("e3")};
        QVERIFY_OK(erase(**store, request, kPerson));
        QStringList names;
        for (const auto &entry : std::filesystem::directory_iterator(other))
            names << QString::fromStdString(entry.path().filename().string());
        QCOMPARE(names, QStringList{QString(64, QLatin1Char('a'))});
        QCOMPARE(bytesOf(other / std::string(64, 'a')), QByteArray("not ours"));
    }

    void linkedDocuments()
    {
        const auto target = *m_folder / "target", link = *m_folder / "link.jsonl";
        std::ofstream(target) << "somebody's";
        std::filesystem::create_symlink(target, link);
        QVERIFY_OK(writeDocument(link, "ours"));
        QCOMPARE(bytesOf(target), QByteArray("somebody's"));
        QCOMPARE(bytesOf(link), QByteArray("ours"));
        QVERIFY(!std::filesystem::is_symlink(link));
        std::filesystem::remove(link);
        std::filesystem::create_symlink(target, link);
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QVERIFY_OK((*store)->exportJsonl(link));
        QCOMPARE(bytesOf(target), QByteArray("somebody's"));
        // What is no file is written to as it is; a folder and a store are not.
        QVERIFY_OK(writeDocument("/dev/null", "away"));
        QVERIFY(!std::filesystem::is_regular_file("/dev/null"));
        QCOMPARE(writeDocument(m_folder->path(), "x").error().code, Errc::Io);
        QCOMPARE(writeDocument(m_path, "x").error().code, Errc::Invalid);
    }

private:
    std::unique_ptr<Folder> m_folder;
    std::filesystem::path m_path;
};

CREDENCE_TEST(tst_untrusted, TstUntrusted)

} // namespace tst_untrusted

#include "tst_untrusted.moc"
