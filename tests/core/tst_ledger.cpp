// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/argument.h"
#include "store/impl.h"
#include "store/rowsum.h"
#include "support/registry.h"
#include "support/stores.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_ledger {

using namespace credence;
using namespace credence::test;

namespace {

// Changes a file as somebody would who dropped the triggers and put them back.
bool tamper(const std::filesystem::path &path, const std::string &sql)
{
    auto db = sql::Connection::open(path, sql::Mode::ReadWrite, std::chrono::milliseconds(1000));
    if (!db || !(*db)->execute("PRAGMA foreign_keys = OFF"))
        return false;
    std::string restore;
    {
        auto triggers = (*db)->prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
        std::string drop;
        while (triggers.next()) {
            drop += "DROP TRIGGER " + triggers.text(0) + ";";
            restore += triggers.text(1) + ";";
        }
        triggers.reset();
        if (!(*db)->execute(drop))
            return false;
    }
    return (*db)->execute(sql).ok() && (*db)->execute(restore).ok();
}

} // namespace

class TstLedger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void entries();
    void soundChain();
    void tampering_data();
    void tampering();
    void smuggled_data();
    void smuggled();
    void claimedImport();
    void fullTextIndex_data();
    void fullTextIndex();
    void brokenIndexPages();
    void indexSumFollows();
    void nothingOutsideOfTheTransaction();
    void changedRows_data();
    void changedRows();
    void countedTables();
    void writersInTurns();
    void entriesWithoutRows();
    void erasedPayloads();
    void oddPayloads();
    void history();
    void sumsByShaTool();

private:
    std::unique_ptr<Folder> m_folder;
    std::filesystem::path m_path;
};

void TstLedger::init()
{
    m_folder = std::make_unique<Folder>();
    m_path = *m_folder / "a.credence";
    auto store = Store::create(m_path, {}, kPerson);
    QVERIFY_OK(store);
    QVERIFY_OK((*store)->add({episode("e1"), episode("e2"), episode("e3")}, kAgent));
    QVERIFY_OK((*store)->add({reflection("r1", {"e1", "e2"})}, kAgent));
    const MemoryKey keys[] = {*(*store)->find("e1")};
    QVERIFY_OK((*store)->retract(keys, {"ada", "gui", "it never happened"}));
}

void TstLedger::entries()
{
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    const auto entries = (*store)->ledger();
    QVERIFY_OK(entries);
    QCOMPARE(entries->size(), std::size_t(4));
    const LedgerEntry &last = entries->front();
    QCOMPARE(last.number.value, 4);
    QCOMPARE(last.kind, std::string("retract"));
    QCOMPARE(last.who, std::string("ada"));
    QCOMPARE(last.channel, std::string("gui"));
    QCOMPARE(last.reason, std::string("it never happened"));
    QCOMPARE(last.idCount, std::uint64_t(2)); // e1 and, as it follows, r1
    QVERIFY(last.undoable);
    QCOMPARE(last.hash.size(), std::size_t(64));
    QCOMPARE(last.previous, (*entries)[1].hash);
    QVERIFY(last.payload.find("\"before\"") != std::string::npos);
    QCOMPARE(entries->back().kind, std::string("init"));
    QCOMPARE(entries->back().previous, std::string());
    QVERIFY(!entries->back().undoable);
    QVERIFY(!(*entries)[2].undoable); // brought e1, which was retracted since
    const auto paged = (*store)->ledger(2, LedgerNumber{4});
    QVERIFY_OK(paged);
    QCOMPARE(paged->size(), std::size_t(2));
    QCOMPARE(paged->front().number.value, 3);
    const auto head = (*store)->ledgerHead();
    QVERIFY_OK(head);
    QCOMPARE(head->first, std::uint64_t(4));
    QCOMPARE(head->second, last.hash);
}

void TstLedger::soundChain()
{
    auto store = Store::open(m_path, {.readOnly = true});
    QVERIFY_OK(store);
    const auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
    QVERIFY(verified->schemaOk);
    QVERIFY(verified->fileOk);
    QVERIFY(verified->ftsOk);
    QCOMPARE(verified->count, std::uint64_t(4));
    QCOMPARE(verified->brokenAt.value, 0);
}

void TstLedger::tampering_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("brokenAt");
    QTest::newRow("kind") << "UPDATE ledger SET kind = 'add' WHERE number = 4" << 4;
    QTest::newRow("time") << "UPDATE ledger SET time = time + 1 WHERE number = 2" << 2;
    QTest::newRow("ids") << "UPDATE ledger SET ids = '[]' WHERE number = 3" << 3;
    QTest::newRow("count") << "UPDATE ledger SET id_count = 9 WHERE number = 3" << 3;
    QTest::newRow("undoes") << "UPDATE ledger SET undoes = 1 WHERE number = 3" << 3;
    QTest::newRow("payload") << "UPDATE ledger SET payload = replace(payload, 'ada', 'eve') WHERE number = 4" << 4;
    QTest::newRow("digest") << "UPDATE ledger SET digest = '00' WHERE number = 2" << 2;
    QTest::newRow("hash") << "UPDATE ledger SET hash = '00' WHERE number = 2" << 2;
    QTest::newRow("deleted in the middle") << "DELETE FROM ledger WHERE number = 2" << 3;
    QTest::newRow("deleted first") << "DELETE FROM ledger WHERE number = 1" << 2;
    QTest::newRow("deleted last") << "DELETE FROM ledger WHERE number = 4" << 4;
    QTest::newRow("all deleted") << "DELETE FROM ledger" << 1;
    QTest::newRow("order") << "UPDATE ledger SET number = 99 WHERE number = 2; UPDATE ledger SET number = 2 WHERE "
                              "number = 3; UPDATE ledger SET number = 3 WHERE number = 99"
                           << 2;
    QTest::newRow("content removed") << "UPDATE ledger SET payload = NULL, salt = NULL WHERE number = 4" << 4;
}

void TstLedger::tampering()
{
    QFETCH(QString, sql);
    QFETCH(int, brokenAt);
    QVERIFY(tamper(m_path, sql.toStdString()));
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    const auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY(!verified->ok);
    QVERIFY2(verified->schemaOk, verified->message.c_str());
    QCOMPARE(verified->brokenAt.value, brokenAt);
}

// A client that writes past the rules of the ledger: without foreign keys, before and after the next entry.
void TstLedger::smuggled_data()
{
    QTest::addColumn<QString>("origin");
    QTest::addColumn<QString>("message");
    QTest::newRow("agent") << "agent"
                           << "More memories name entry 5 than it lists.";
    QTest::newRow("imported") << "imported"
                              << "More memories name entry 5 than it lists.";
}

void TstLedger::smuggled()
{
    QFETCH(QString, origin);
    QFETCH(QString, message);
    {
        auto db = sql::Connection::open(m_path, sql::Mode::ReadWrite, std::chrono::milliseconds(1000));
        QVERIFY_OK(db);
        QVERIFY_OK((*db)->execute("PRAGMA foreign_keys = OFF"));
        QVERIFY_OK((*db)->execute("INSERT INTO memory (id, scope, kind, status, origin, depth, ledger, text) VALUES "
                                  "('odd', 'default', 'episode', 'active', '" +
                                  origin.toStdString() + "', 0, 5, 'believe me')"));
    }
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY(!verified->ok);
    QCOMPARE(verified->message, std::string("Entry 5 is missing."));
    QVERIFY_OK((*store)->add({episode("e4")}, kAgent));
    verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY(!verified->ok);
    QCOMPARE(verified->brokenAt.value, 5);
    QCOMPARE(verified->message, message.toStdString());
}

void TstLedger::claimedImport()
{
    QVERIFY(tamper(m_path, "UPDATE memory SET origin = 'imported' WHERE id = 'r1'"));
    auto store = Store::open(m_path, {.readOnly = true});
    QVERIFY_OK(store);
    const auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY(!verified->ok);
    QCOMPARE(verified->brokenAt.value, 3);
    QCOMPARE(verified->message, std::string("Memories of entry 3 say that they were imported, but it is no import."));
}

void TstLedger::fullTextIndex_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("message");
    const QString other =
        "The full-text index is not what was last written to it, so searches may miss or mistake memories.";
    const QString unlike = "The full-text index does not match the texts, so searches miss or mistake memories.";
    for (const char *table : {"memory_fts", "memory_trigram"}) {
        const QString t = QString::fromLatin1(table);
        QTest::addRow("%s lacks a text", table)
            << QStringLiteral("INSERT INTO %1 (%1, rowid, text) VALUES ('delete', 1, 'something happened')").arg(t)
            << other;
        QTest::addRow("%s has one too many", table)
            << QStringLiteral("INSERT INTO %1 (rowid, text) VALUES (1, 'another thing')").arg(t) << other;
    }
    // As an index that was wrong from the beginning, or is of a version that kept no sum.
    QTest::newRow("no sum of the index, and it lacks a text")
        << "DELETE FROM index_sum; INSERT INTO memory_fts (memory_fts, rowid, text) "
           "VALUES ('delete', 1, 'something happened')"
        << unlike;
    QTest::newRow("a sum that is none") << "UPDATE index_sum SET sum = 'nothing'" << other;
    QTest::newRow("another text") << "UPDATE memory SET text = 'nothing ever happened' WHERE key = 2" << unlike;
}

void TstLedger::fullTextIndex()
{
    QFETCH(QString, sql);
    QFETCH(QString, message);
    QVERIFY(tamper(m_path, sql.toStdString()));
    const QByteArray before = bytesOf(m_path);
    {
        auto store = Store::open(m_path, {.readOnly = true});
        QVERIFY_OK(store);
        const auto verified = (*store)->verify();
        QVERIFY_OK(verified);
        QVERIFY(!verified->ok);
        QVERIFY(!verified->ftsOk);
        QVERIFY(verified->fileOk);
        QVERIFY(verified->schemaOk);
        QCOMPARE(verified->brokenAt.value, 0);
        QCOMPARE(QString::fromStdString(verified->message), message);
    }
    QVERIFY(bytesOf(m_path) == before);
}

// Bytes of nonsense along each page of both indexes: FTS5's own check reads beyond such a page.
void TstLedger::brokenIndexPages()
{
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 60; ++i) {
        drafts.push_back(episode("many" + std::to_string(i)));
        drafts.back().memory.text = "Meeting " + std::to_string(i * 7919) + " with guest " +
                                    std::to_string(i * 104729) + " about plan " + std::to_string(i * 31) + " in room " +
                                    std::to_string(i);
    }
    std::vector<std::string> pages;
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QVERIFY_OK((*store)->add(drafts, kAgent));
        auto db = sql::Connection::open(m_path, sql::Mode::ReadWrite, std::chrono::milliseconds(1000));
        QVERIFY_OK(db);
        QVERIFY_OK((*db)->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
        for (const char *table : {"memory_fts_data", "memory_trigram_data"}) {
            auto rows =
                (*db)->prepare(std::string("SELECT block FROM ") + table + " WHERE id > 10 AND length(block) > 64");
            while (rows.next())
                pages.push_back(rows.text(0));
            QVERIFY(rows.ok());
        }
    }
    QVERIFY2(pages.size() >= 3, std::to_string(pages.size()).c_str());
    const QByteArray whole = bytesOf(m_path);
    int tried = 0;
    for (const std::string &page : pages) {
        const qsizetype at = whole.indexOf(QByteArray::fromStdString(page));
        QVERIFY(at > 0);
        for (qsizetype from = 0; from < qsizetype(page.size()); from += 96) {
            QByteArray broken = whole;
            const qsizetype length = std::min(qsizetype(512), qsizetype(page.size()) - from);
            broken.replace(at + from, length, QByteArray(length, char(0xff)));
            QFile file(QString::fromStdString(m_path.string()));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(broken), broken.size());
            file.close();
            auto store = Store::open(m_path, {.readOnly = true});
            QVERIFY_OK(store);
            const auto verified = (*store)->verify();
            QVERIFY_OK(verified);
            QVERIFY2(!verified->ok && !verified->ftsOk && verified->fileOk, verified->message.c_str());
            ++tried;
        }
    }
    QVERIFY(tried > 100);
}

// After a fault of the disk SQLite takes a transaction back by itself; here by hand. What the change still does is not
// written alone, and neither is its entry.
void TstLedger::nothingOutsideOfTheTransaction()
{
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    const auto before = (*store)->ledgerHead();
    QVERIFY_OK(before);
    {
        auto change = store::Change::begin(StoreInside::of(**store), "decide");
        QVERIFY_OK(change);
        sql::Connection &db = (*change)->db();
        QVERIFY_OK(db.execute("ROLLBACK"));
        const auto alone = db.prepare("UPDATE scope SET max_depth = 3").run();
        QVERIFY(!alone);
        QCOMPARE(alone.error().code, Errc::Io);
        QVERIFY(!db.execute("DELETE FROM tag"));
        const auto committed = (*change)->commit(nlohmann::json::object(), kAgent);
        QVERIFY(!committed);
        QCOMPARE(committed.error().code, Errc::Io);
    }
    QVERIFY(*(*store)->ledgerHead() == *before);
    QVERIFY_OK((*store)->add({episode("goes on")}, kAgent));
    const auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
}

// The indexes merge their pages by themselves, and are made smaller after an erasure.
void TstLedger::indexSumFollows()
{
    const auto fits = [&] {
        auto store = Store::open(m_path, {.readOnly = true});
        if (!store)
            return store.error().message;
        const auto verified = (*store)->verify();
        return verified ? verified->ok ? std::string("fits") : verified->message : verified.error().message;
    };
    const auto sum = [&] {
        auto db = sql::Connection::open(m_path, sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
        return db ? (*db)->text("SELECT coalesce((SELECT sum FROM index_sum), 'none')").value() : std::string();
    };
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        for (int i = 0; i < 150; ++i) {
            std::vector<MemoryDraft> drafts;
            for (int j = 0; j < 10; ++j) {
                drafts.push_back(episode("e" + std::to_string(i) + "-" + std::to_string(j)));
                drafts.back().memory.text = "word" + std::to_string(i * j) + " and word" + std::to_string(i + j);
            }
            QVERIFY_OK((*store)->add(drafts, kAgent));
        }
    }
    QCOMPARE(fits(), std::string("fits"));
    const std::string before = sum();
    QCOMPARE(before.size(), std::size_t(64));

    // A version that kept none: the next change begins it.
    QVERIFY(tamper(m_path, "DELETE FROM index_sum"));
    QCOMPARE(fits(), std::string("fits"));
    QCOMPARE(sum(), std::string("none"));
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QVERIFY_OK((*store)->add({episode("one more")}, kAgent));
    }
    QCOMPARE(fits(), std::string("fits"));
    const std::string after = sum();
    QCOMPARE(after.size(), std::size_t(64));
    QVERIFY(after != before);
}

// What neither an index nor the full text notices.
void TstLedger::changedRows_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("importance") << "UPDATE memory SET importance = 0.75, importance_raw = 0.75 WHERE id = 'e2'";
    QTest::newRow("letters in another case") << "UPDATE memory SET text = upper(text) WHERE id = 'e2'";
    QTest::newRow("a quote") << "UPDATE evidence SET quote = 'never said'";
    QTest::newRow("a role") << "UPDATE evidence SET role = 'contradicts' WHERE ordinal = 0";
    QTest::newRow("a status") << "UPDATE memory SET status = 'active' WHERE id = 'e1'";
    QTest::newRow("a tag more") << "INSERT INTO tag (memory, ordinal, name) VALUES (1, 0, 'urgent')";
    QTest::newRow("a limit") << "UPDATE scope SET max_depth = 3";
    QTest::newRow("a setting") << "UPDATE setting SET value = '[\"gui\",\"cli\"]' WHERE name = 'approval_channels'";
    QTest::newRow("an entry's row of changes") << "DELETE FROM ledger_change";
}

// Two who write in turns: what the one keeps of the rows is old once the other has written.
void TstLedger::writersInTurns()
{
    auto one = Store::open(m_path), other = Store::open(m_path);
    QVERIFY_OK(one);
    QVERIFY_OK(other);
    for (int i = 0; i < 3; ++i) {
        QVERIFY_OK((*one)->add({episode("one" + std::to_string(i))}, kAgent));
        QVERIFY_OK((*other)->add({episode("other" + std::to_string(i))}, kAgent));
    }
    QVERIFY_OK((*one)->add({episode("last")}, kAgent));
    const auto verified = (*other)->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok && verified->rowsOk, verified->message.c_str());
}

// All tables count but those that the header names.
void TstLedger::countedTables()
{
    auto db = sql::Connection::open(m_path, sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
    QVERIFY_OK(db);
    auto names = (*db)->prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    QStringList counted;
    while (names.next()) {
        const std::string name = names.text(0);
        const bool index = name.starts_with("memory_fts") || name.starts_with("memory_trigram");
        const bool left = name == "ledger" || name == "erasure" || name == "index_sum" || name.starts_with("sqlite_");
        QCOMPARE(store::summedIn(name), index ? sql::Summed::Index : left ? sql::Summed::No : sql::Summed::Rows);
        if (!left && !index)
            counted << QString::fromStdString(name);
    }
    for (const char *name :
         {"memory", "evidence", "tag", "entity", "candidate", "decision", "flag", "setting", "scope"})
        QVERIFY2(counted.contains(QLatin1String(name)), name);
}

void TstLedger::changedRows()
{
    QFETCH(QString, sql);
    {
        auto store = Store::open(m_path, {.readOnly = true});
        QVERIFY_OK(store);
        const auto verified = (*store)->verify();
        QVERIFY_OK(verified);
        QVERIFY(verified->ok && verified->rowsOk);
    }
    QVERIFY(tamper(m_path, sql.toStdString()));
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    for (int i = 0; i < 2; ++i) { // a change that follows does not make it right
        const auto verified = (*store)->verify();
        QVERIFY_OK(verified);
        QVERIFY(!verified->ok);
        QVERIFY(!verified->rowsOk);
        QVERIFY(verified->fileOk && verified->ftsOk == (verified->message.find("full-text") == std::string::npos));
        QVERIFY_OK((*store)->add({episode("later" + std::to_string(i))}, kAgent));
    }
}

// Entries of a version that kept no fingerprint say nothing; the next change reads all rows and begins it.
void TstLedger::entriesWithoutRows()
{
    std::string payload, previous, ids;
    std::int64_t number = 0, time = 0, count = 0;
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        const auto last = (*store)->ledger(1);
        QVERIFY_OK(last);
        nlohmann::json json = nlohmann::json::parse(last->front().payload);
        QCOMPARE(json["rows"].get<std::string>().size(), std::size_t(64));
        json.erase("rows");
        payload = json.dump();
        previous = last->front().previous;
        number = last->front().number.value;
        time = last->front().time.time_since_epoch().count();
        ids = "[\"e1\",\"r1\"]";
        count = 2;
    }
    const std::string digest = store::sha256("0123456789abcdef" + payload);
    const std::string hash = store::entryHash(previous, number, time, "retract", ids, count, 0, digest);
    QVERIFY(tamper(m_path, "UPDATE ledger SET payload = '" + payload + "', salt = CAST('0123456789abcdef' AS BLOB), " +
                               "digest = '" + digest + "', hash = '" + hash + "', ids = '" + ids +
                               "', id_count = 2 WHERE number = " + std::to_string(number)));
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok && verified->rowsOk, verified->message.c_str());
    QVERIFY_OK((*store)->add({episode("new")}, kAgent));
    verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok && verified->rowsOk, verified->message.c_str());
    store = Error{};
    QVERIFY(tamper(m_path, "UPDATE memory SET importance = 0.75 WHERE id = 'e2'"));
    store = Store::open(m_path);
    QVERIFY_OK(store);
    verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY(!verified->rowsOk);
}

void TstLedger::erasedPayloads()
{
    QVERIFY(tamper(m_path, "UPDATE ledger SET payload = NULL, salt = NULL WHERE number = 4"));
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    const auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QCOMPARE(verified->erasedPayloads, (std::vector<LedgerNumber>{{4}}));
    const auto entries = (*store)->ledger(1);
    QVERIFY_OK(entries);
    QVERIFY(entries->front().erased);
    QVERIFY(entries->front().who.empty());
    QVERIFY(!entries->front().undoable);
    const auto refused = (*store)->undo({4}, kPerson);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
}

// Whatever a payload was edited into: undo answers, and the process lives.
void TstLedger::oddPayloads()
{
    for (
        const char *payload :
        {"", "null", "7", "[]", "{}", "{", R"({"changes":7})", R"({"changes":[1,null,[],{"id":1}]})",
         R"({"changes":[{"id":"e1","before":1,"after":[1]}]})", R"({"changes":[{"id":"e1","before":{},"after":null}]})",
         R"({"changes":[{"id":{"hex":"zz"},"before":{"status":1},"after":{}}]})",
         R"({"changes":[{"id":"e1","before":{"status":"nonsense"},"after":{"status":"retracted"}}]})",
         R"({"changes":[{"id":"e1","before":{"status":7,"text":[],"created":"x","evidence":9},"after":{}}]})",
         R"({"changes":[{"id":"r1","before":{"evidence":[1,{"source":7},{"source":"nobody"}]},"after":{}}]})",
         R"({"changes":[{"id":"e1","follows":7,"before":{},"after":{}}],"agent_states":[1,{"scope":1}],"withdrawn":1})"}) {
        const auto path = *m_folder / "odd.credence";
        std::filesystem::copy_file(m_path, path, std::filesystem::copy_options::overwrite_existing);
        QVERIFY(
            tamper(path, std::string("UPDATE ledger SET payload = '") + payload + "', salt = x'00' WHERE number = 4"));
        auto store = Store::open(path);
        QVERIFY_OK(store);
        QVERIFY(!(*store)->verify()->ok);
        QVERIFY_OK((*store)->ledger());
        if ((*store)->undo({4}, kPerson))
            (void)(*store)->redo({4}, kPerson);
        QVERIFY_OK((*store)->snapshot());
        QVERIFY_OK((*store)->exportJsonl(*m_folder / "out.jsonl"));
    }
}

void TstLedger::history()
{
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    const auto entries = (*store)->history(*(*store)->find("e1"));
    QVERIFY_OK(entries);
    QCOMPARE(entries->size(), std::size_t(2));
    QCOMPARE((*entries)[0].number.value, 4);
    QCOMPARE((*entries)[1].number.value, 2);
    QCOMPARE((*store)->history(*(*store)->find("e3"))->size(), std::size_t(1));
    QCOMPARE((*store)->history({99}).error().code, Errc::NotFound);
}

// The hash as the header describes it, worked out by another implementation.
void TstLedger::sumsByShaTool()
{
    auto db = sql::Connection::open(m_path, sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
    QVERIFY_OK(db);
    auto rows =
        (*db)->prepare("SELECT number, time, kind, ids, id_count, undoes, previous, digest, hash, salt, payload "
                       "FROM ledger ORDER BY number");
    int count = 0;
    while (rows.next()) {
        const auto bytes = [&](int column) { return QByteArray::fromStdString(rows.text(column)); };
        const auto number = [&](int column) { return QByteArray::number(qlonglong(rows.integer(column))); };
        const auto sized = [&](int column) { return QByteArray::number(bytes(column).size()) + ':' + bytes(column); };
        const auto sum = [](const QByteArray &data) {
            return QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex();
        };
        QCOMPARE(bytes(9).size(), 16);
        QCOMPARE(sum(bytes(9) + bytes(10)), bytes(7));
        QCOMPARE(sum("credence-ledger-1\n" + bytes(6) + '\n' + number(0) + '\n' + number(1) + '\n' + sized(2) + '\n' +
                     sized(3) + '\n' + number(4) + '\n' + number(5) + '\n' + bytes(7)),
                 bytes(8));
        ++count;
    }
    QCOMPARE(count, 4);
}

CREDENCE_TEST(tst_ledger, TstLedger)

} // namespace tst_ledger

#include "tst_ledger.moc"
