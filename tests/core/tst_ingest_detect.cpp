// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/foreignsql.h"
#include "support/registry.h"

#include <credence/ingest.h>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <set>

#include <sys/stat.h>
#include <unistd.h>

namespace tst_ingest_detect {

using namespace credence;
using namespace std::string_literals;
namespace fs = std::filesystem;

class TstIngestDetect : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void listsFormats()
    {
        const std::vector<Format> all = formats();
        std::set<std::string> names;
        for (const Format &format : all)
            names.insert(format.name);
        QCOMPARE(names.size(), all.size());
        QCOMPARE(all[0].name, "credence-jsonl"s);
        QVERIFY(all[0].reads && all[0].writes);
        QCOMPARE(all[1].name, "generative-agents"s);
        QVERIFY(all[1].reads && !all[1].writes);
        for (const Format &format : all)
            QVERIFY(!format.title.empty() && !format.detects.empty());
    }

    void recognisesByContent_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("format"); // or, after "!", a part of the message
        const auto row = [](const char *name, const std::string &content, const char *format) {
            QTest::newRow(name) << QByteArray::fromStdString(content) << QString(format);
        };
        row("header", "{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n", "credence-jsonl");
        row("memory only", "\xEF\xBB\xBF{\"record\": \"memory\", \"text\": \"t\"}\r\n", "credence-jsonl");
        row("after rubbish", "# a comment\n{broken\n{\"record\":\"memory\",\"text\":\"t\"}", "credence-jsonl");
        row("one giant line", "{\"record\":\"memory\",\"text\":\"" + std::string(3U << 20U, 'x') + "\"}\n",
            "credence-jsonl");
        row("nodes", "{\"node_2\":{\"type\":\"event\",\"description\":\"d\"}}", "generative-agents");
        row("nodes, cut", "{\"node_2\":{\"type\":\"event\",\"description\":\"d\"},\"node_1\":{\"ty",
            "generative-agents");
        row("foreign lines", "{\"type\":\"entity\",\"name\":\"record\"}\n", "!This is JSON, but of no format");
        row("other records", "{\"record\":\"dream\"}\n", "!This is JSON, but of no format");
        row("json", "[1,2,3]", "!This is JSON, but of no format");
        row("text", "Dear diary", "!This is text, but of no format");
        row("empty", "", "!The file is empty");
        row("white", " \n\t\n", "!nothing but white space");
        row("binary", "\x01\x02\xFF\xFE\x80\x00\x07\x03\x99"s, "!binary data");
        row("pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n", "!Git LFS pointer");
        row("other database", "SQLite format 3\0"s + std::string(84, '\0'), "!empty, or damaged");
        row("cut database", "SQLite format 3\0"s, "!empty, or damaged");
        row("store", "SQLite format 3\0"s + std::string(52, '\0') + "CRED" + std::string(28, '\0'),
            "!This is a Credence store: open it");
        row("utf-16", "\xFF\xFE{\0"s, "!UTF-16");
        row("gzip", "\x1F\x8B\x08\x00\x00\x00\x00\x00\x02\xFF\xAB\x00\x00\x83\x16\xDC\x8C\x01\x00\x00\x00"s,
            "!This is a compressed file; unpack it");
        row("cut gzip", "\x1F\x8B\x08\0\0"s, "!compressed file is damaged or cut short");
        row("deep", std::string(1000000, '{'), "!This is JSON");
    }
    void recognisesByContent()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, format);
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "memory.credence"; // the name says nothing
        std::ofstream(path, std::ios::binary) << content.toStdString();
        const auto detected = detectFormat(path);
        if (!format.startsWith('!')) {
            QVERIFY2(detected.ok(), detected.ok() ? "" : detected.error().message.c_str());
            QCOMPARE(*detected, format.toStdString());
            QVERIFY(readForeign(path, {}).ok());
            return;
        }
        QVERIFY(!detected.ok());
        const Errc code = format.contains("damaged") ? Errc::Corrupt : Errc::Unsupported;
        QCOMPARE(detected.error().code, code);
        QVERIFY2(QString::fromStdString(detected.error().message).contains(format.mid(1)),
                 detected.error().message.c_str());
        QCOMPARE(readForeign(path, {}).error().code, code);
    }

    // What SQLite can't follow any more is still known by the names in its schema, or by its own.
    void damagedOnesAreNamed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("tables");
        QTest::addColumn<QString>("format");
        const auto row = [](const char *file, const char *tables, const char *format) {
            QTest::newRow(tables) << QString(file) << QString(tables) << QString(format);
        };
        row("a.db",
            "CREATE TABLE segments(id TEXT); CREATE TABLE embeddings_queue(seq_id INTEGER); "
            "CREATE TABLE embedding_metadata(id INTEGER, key TEXT);",
            "chroma");
        row("a.db",
            "CREATE TABLE sdk_sessions(project TEXT); CREATE TABLE observations(memory_session_id TEXT, "
            "created_at_epoch INTEGER);",
            "claude-mem");
        row("a.db", "CREATE TABLE history(id TEXT, memory_id TEXT, old_memory TEXT, new_memory TEXT, event TEXT);",
            "mem0");
        row("a.db", "CREATE TABLE vectors(id TEXT, vector BLOB, payload TEXT);", "mem0");
        row("a.db",
            "CREATE TABLE traces(episode_id TEXT, user_text TEXT, agent_text TEXT); CREATE TABLE world_model(id TEXT);",
            "memos");
        row("a.db",
            "CREATE TABLE store(prefix text NOT NULL, key text NOT NULL, value text NOT NULL, created_at TIMESTAMP, "
            "updated_at TIMESTAMP);",
            "langgraph");
        row("a.db", "CREATE TABLE memories(content_hash TEXT, content TEXT, tags TEXT, memory_type TEXT);",
            "mcp-memory-service");
        row("memos.db", "CREATE TABLE anything(at TEXT);", "memos"); // nothing but the name is left
    }
    void damagedOnesAreNamed()
    {
        QFETCH(QString, file);
        QFETCH(QString, tables);
        QFETCH(QString, format);
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / file.toStdString();
        QCOMPARE(QString::fromStdString(test::runSql(path, tables.toStdString())), QString());
        const auto wreck = [&](std::streamoff at, std::size_t length) {
            std::fstream out(path, std::ios::binary | std::ios::in | std::ios::out);
            out.seekp(at);
            out << std::string(length, '\xEE');
        };
        const std::string like = "This looks like a database of " + format.toStdString() + ", but it is damaged";
        for (const std::streamoff at : {100, 0}) { // the head of the first page, then of the file
            wreck(at, 12);
            for (const fs::path &named : {path, path.parent_path()}) {
                const auto detected = detectFormat(named);
                QVERIFY(!detected.ok());
                QCOMPARE(detected.error().code, Errc::Corrupt);
                QVERIFY2(detected.error().message.find(like) != std::string::npos, detected.error().message.c_str());
            }
        }
    }

    void aSoundOneOfAnotherProgramIsNone()
    {
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "history.db";
        QCOMPARE(QString::fromStdString(test::runSql(path, "CREATE TABLE urls(url TEXT);")), QString());
        QCOMPARE(detectFormat(path).error().code, Errc::Unsupported);
        QVERIFY(detectFormat(path).error().message.find("SQLite database of another program") != std::string::npos);
    }

    void judgesPaths()
    {
        QTemporaryDir folder;
        const fs::path base = folder.path().toStdString();
        QCOMPARE(detectFormat(base / "none").error().code, Errc::NotFound);
        QCOMPARE(detectFormat(base).error().code, Errc::Unsupported);
        QVERIFY(detectFormat(base).error().message.find("The folder is empty.") == 0);
        std::ofstream(base / "x") << "x";
        QVERIFY(detectFormat(base).error().message.find("No importer recognises") == 0);
        std::ofstream(base / "nodes.json") << "{\"flow\":[]}"; // another program's
        QCOMPARE(detectFormat(base).error().code, Errc::Unsupported);
        QCOMPARE(::mkfifo((base / "pipe").c_str(), 0600), 0);
        QCOMPARE(detectFormat(base / "pipe").error().code, Errc::Unsupported); // and is not opened: it would wait
        fs::create_symlink(base / "loop", base / "loop");
        QCOMPARE(detectFormat(base / "loop").error().code, Errc::Io);
        if (::geteuid() != 0) {
            fs::permissions(base / "x", fs::perms::none);
            QCOMPARE(detectFormat(base / "x").error().code, Errc::Io);
        }
    }

    void readingLeavesTheFileAlone()
    {
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "m.jsonl";
        std::ofstream(path) << "{\"record\":\"memory\",\"text\":\"t\"}\nbroken\n";
        const auto before = fs::last_write_time(path);
        QVERIFY(readForeign(path, {}).ok());
        QCOMPARE(fs::last_write_time(path), before);
        QCOMPARE(fs::file_size(path), 38U);
        QCOMPARE(std::distance(fs::directory_iterator(path.parent_path()), fs::directory_iterator()), 1);
    }
};

CREDENCE_TEST(tst_ingest_detect, TstIngestDetect)

} // namespace tst_ingest_detect

#include "tst_ingest_detect.moc"
