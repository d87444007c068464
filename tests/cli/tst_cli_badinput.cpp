// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is no store, or a damaged one, gives a clear error and stays as it was; what is no good record is reported.
#include "support/cli.h"
#include "support/registry.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

namespace tst_cli_badinput {

using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;
using credence::test::hashOf;
using credence::test::writeFile;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

const char *const kTwoEpisodes =
    "{\"record\":\"memory\",\"id\":\"e1\",\"kind\":\"episode\",\"text\":\"one\",\"created\":\"2026-08-01T10:00:00Z\"}\n"
    "{\"record\":\"memory\",\"id\":\"e2\",\"kind\":\"episode\",\"text\":\"two\",\"created\":\"2026-08-02T10:00:00Z\"}"
    "\n";

QByteArray memory(const QByteArray &members)
{
    return "{\"record\":\"memory\"," + members + "}\n";
}

} // namespace

class TstCliBadInput : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char *name) const { return m_folder.filePath(q(name)); }

    // Reading commands say no with status 3 and the given word, and neither they nor a writing one change the file.
    QByteArray refusal(const QString &store, const char *word)
    {
        const QByteArray before = hashOf(store);
        for (const QStringList &command :
             {QStringList{q("info"), store}, QStringList{q("list"), store}, QStringList{q("health"), store},
              QStringList{q("verify"), store}, QStringList{q("add"), store, q("--text"), q("x")},
              QStringList{q("retract"), store, q("e1"), q("--reason"), q("r"), q("--as"), q("Sam")}}) {
            const CliResult r = cliJson(command);
            if (r.status != 3)
                return command.first().toUtf8() + " gave " + r.told();
            if (!r.isJson || !r.json.contains(q("error")))
                return command.first().toUtf8() + " printed no error object: " + r.told();
            if (!r.err.toLower().contains(word))
                return command.first().toUtf8() + " does not say \"" + word + "\": " + r.told();
        }
        if (hashOf(store) != before)
            return "the file was changed";
        for (const char *beside : {"-wal", "-shm", "-journal"}) {
            const QFileInfo file(store + q(beside));
            if (file.exists() && file.size() > 0 && QByteArray(beside) != "-shm")
                return QByteArray("there is a ") + beside;
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(!qgetenv("CREDENCE_CLI").isEmpty(), "CREDENCE_CLI names the program"); }

    void notADatabase()
    {
        const QString store = path("text.credence");
        QVERIFY(writeFile(store, "Dear diary, today I made a file and named it .credence.\n"));
        const QByteArray said = refusal(store, "not");
        QVERIFY2(said.isEmpty(), said);
    }

    void empty()
    {
        const QString store = path("empty.credence");
        QVERIFY(writeFile(store, ""));
        const QByteArray said = refusal(store, "");
        QVERIFY2(said.isEmpty(), said);
        QCOMPARE(QFileInfo(store).size(), 0);
    }

    void lfsPointer()
    {
        const QString store = path("pointer.credence");
        QVERIFY(writeFile(store, "version https://git-lfs.github.com/spec/v1\n"
                                 "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
                                 "size 12345\n"));
        const QByteArray said = refusal(store, "lfs");
        QVERIFY2(said.isEmpty(), said);
    }

    void folderForFile()
    {
        const QString store = path("folder.credence");
        QVERIFY(QDir().mkpath(store));
        for (const char *command : {"info", "list", "verify"}) {
            const CliResult r = cliJson({q(command), store});
            QVERIFY2(r.status == 3, r.told());
        }
    }

    void foreignDatabase()
    {
        // Another application's id and tables in an otherwise sound file.
        const QString store = path("foreign.credence");
        QCOMPARE(cli({q("init"), store}).status, 0);
        QFile file(store);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(68); // application_id
        file.write(QByteArray::fromHex("0f055112"));
        file.close();
        const QByteArray said = refusal(store, "another program");
        QVERIFY2(said.isEmpty(), said);
    }

    void newer()
    {
        const QString store = path("newer.credence");
        QCOMPARE(cli({q("init"), store}).status, 0);
        QFile file(store);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(60); // user_version
        file.write(QByteArray::fromHex("00007530"));
        file.close();
        const QByteArray before = hashOf(store);
        const CliResult r = cliJson({q("add"), store, q("--text"), q("x")});
        QVERIFY2(r.status == 3 || r.status == 4, r.told());
        QVERIFY2(r.err.toLower().contains("newer"), r.told());
        QCOMPARE(hashOf(store), before);
    }

    void truncated()
    {
        const QString whole = path("whole.credence");
        const QString lines = path("two.jsonl");
        QVERIFY(writeFile(lines, kTwoEpisodes));
        QCOMPARE(cli({q("import"), whole, lines}).status, 0);
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QString store = path("cut.credence");
        for (const qsizetype size :
             {qsizetype(1), qsizetype(15), qsizetype(16), qsizetype(99), qsizetype(100), qsizetype(4095),
              qsizetype(4096), qsizetype(5000), bytes.size() / 2, bytes.size() - 1}) {
            QVERIFY(writeFile(store, bytes.left(size)));
            const QByteArray before = hashOf(store);
            for (const char *command : {"info", "list", "health", "verify", "tree"}) {
                const CliResult r = cliJson({q(command), store});
                QVERIFY2(r.status == 3 || r.status == 1 || r.status == 0, r.told());
                QVERIFY2(r.isJson, r.told());
            }
            // Whatever is still readable, verify tells.
            QVERIFY2(cli({q("verify"), store}).status != 0, QByteArray::number(size));
            QCOMPARE(hashOf(store), before);
        }
    }

    void readOnlyFolder()
    {
        const QString folder = path("locked");
        QVERIFY(QDir().mkpath(folder));
        const QString store = folder + q("/s.credence");
        const QString lines = path("ro.jsonl");
        QVERIFY(writeFile(lines, kTwoEpisodes));
        QCOMPARE(cli({q("import"), store, lines}).status, 0);
        QVERIFY(QFile::setPermissions(store, QFile::ReadOwner));
        QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
        const QByteArray before = hashOf(store);
        QCOMPARE(cliJson({q("info"), store}).json[q("memories")].toInt(), 2);
        if (!QFileInfo(store).isWritable()) { // root may write everywhere
            const CliResult r = cliJson({q("add"), store, q("--text"), q("x")});
            QVERIFY2(r.status == 4, r.told());
            QCOMPARE(hashOf(store), before);
        }
        QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void badLines_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("problem"); // the kind that is reported, "" where the record is good
        QTest::addColumn<int>("added");       // besides the two good ones
        QTest::newRow("truncated JSON") << QByteArray("{\"record\":\"memory\",\"text\":\"cu") << q("bad-json") << 0;
        QTest::newRow("nested a million deep")
            << memory("\"id\":\"x\",\"kind\":\"episode\",\"text\":\"deep\",\"extra\":" + QByteArray(1'000'000, '['))
            << q("bad-json") << 0;
        QTest::newRow("a huge number") << memory(
                                              "\"id\":\"x\",\"kind\":\"episode\",\"text\":\"t\",\"importance\":1e999")
                                       << q("bad-importance") << 1;
        QTest::newRow("no date") << memory("\"id\":\"x\",\"kind\":\"episode\",\"text\":\"t\",\"created\":\"soon\"")
                                 << q("bad-time") << 1;
        QTest::newRow("one id twice") << memory("\"id\":\"e1\",\"kind\":\"episode\",\"text\":\"again\"")
                                      << q("duplicate-id") << 0;
        QTest::newRow("evidence on itself")
            << memory(
                   "\"id\":\"x\",\"kind\":\"reflection\",\"text\":\"t\",\"evidence\":[{\"id\":\"x\"},{\"id\":\"e1\"}]")
            << q("self-evidence") << 1;
        QTest::newRow("evidence on nothing")
            << memory("\"id\":\"x\",\"kind\":\"reflection\",\"text\":\"t\",\"evidence\":[{\"id\":\"gone\"}]")
            << q("dangling") << 1;
        QTest::newRow("a circle")
            << memory("\"id\":\"x\",\"kind\":\"reflection\",\"text\":\"t\",\"evidence\":[{\"id\":\"y\"}]") +
                   memory("\"id\":\"y\",\"kind\":\"reflection\",\"text\":\"t\",\"evidence\":[{\"id\":\"x\"}]")
            << q("cycle") << 2;
        QTest::newRow("another scope's evidence")
            << memory(
                   "\"id\":\"x\",\"scope\":\"elsewhere\",\"kind\":\"reflection\",\"text\":\"t\",\"evidence\":[{\"id\":"
                   "\"e1\"}]")
            << q("other-scope") << 1;
        QTest::newRow("invalid UTF-8") << memory("\"id\":\"x\",\"kind\":\"episode\",\"text\":\"\xff\xc0\"") << QString()
                                       << 1;
        QTest::newRow("a lone surrogate")
            << memory("\"id\":\"x\",\"kind\":\"episode\",\"text\":\"\\ud800\"") << QString() << 1;
        QTest::newRow("NUL") << memory("\"id\":\"x\",\"kind\":\"episode\",\"text\":\"a\\u0000b\"") << QString() << 1;
        QTest::newRow("no text") << memory("\"id\":\"x\",\"kind\":\"episode\"") << q("missing-text") << 0;
    }

    void badLines()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, problem);
        QFETCH(int, added);
        QTemporaryDir folder;
        const QString lines = folder.filePath(q("in.jsonl"));
        const QString store = folder.filePath(q("s.credence"));
        QVERIFY(writeFile(lines, QByteArray("{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n") +
                                     kTwoEpisodes + line));
        const CliResult r = cliJson({q("import"), store, lines});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(r.json[q("added")].toInt(), 2 + added);
        QStringList kinds;
        for (const QJsonValue &one : r.json[q("problems")].toArray()) {
            kinds << one[q("kind")].toString();
            QVERIFY(!one[q("message")].toString().isEmpty());
            QVERIFY(!one[q("where")].toString().isEmpty());
        }
        if (!problem.isEmpty())
            QVERIFY2(kinds.contains(problem), r.told());
        // The store works, whatever came in.
        for (const char *command : {"list", "tree", "health", "verify", "info"}) {
            QStringList arguments{q(command), store};
            if (QByteArray(command) == "tree")
                arguments << q("--scope") << q("default");
            const CliResult after = cliJson(arguments);
            QVERIFY2(after.status == 0 && after.isJson, after.told());
        }
    }

    // One memory's text is broken within the file: every form writes the others, names it, and ends with status 3.
    void aDamagedStoreIsExportedAsFarAsItGoes()
    {
        QByteArray text;
        for (int i = 0; i < 6000; ++i)
            text += "stretch " + QByteArray::number(i) + ' ';
        const QString lines = path("damaged.jsonl"), store = path("damaged.credence");
        QVERIFY(writeFile(lines, kTwoEpisodes + memory("\"id\":\"long\",\"text\":\"" + text + '"')));
        QCOMPARE(cli({q("init"), store, q("--scope"), q("s")}).status, 0);
        const CliResult taken = cliJson({q("import"), store, lines, q("--scope"), q("s")});
        QVERIFY2(taken.status == 0, taken.told());
        QFile file(store);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const int page = (uchar(bytes[16]) << 8) | uchar(bytes[17]);
        int broken = 0;
        for (int at = int(bytes.indexOf("stretch 3000 ")); at >= 0;
             at = int(bytes.indexOf("stretch 3000 ", at + 1)), ++broken)
            bytes.replace(at / page * page, 4, "\x7f\x7f\x7f\x7f");
        QVERIFY(broken > 0);
        QVERIFY(file.seek(0) && file.write(bytes) == bytes.size());
        file.close();
        for (const char *form : {"jsonl", "markdown", "csv"}) {
            const QString out = path("damaged.out");
            const CliResult r = cliJson({q("export"), store, out, q("--format"), q(form)});
            QVERIFY2(r.status == 3 && r.isJson, r.told());
            const QJsonArray unreadable = r.json[q("unreadable")].toArray();
            QCOMPARE(int(unreadable.size()), 1);
            QCOMPARE(unreadable[0][q("where")].toString(), q("memory \"long\""));
            QFile written(out);
            QVERIFY(written.open(QIODevice::ReadOnly));
            const QByteArray all = written.readAll();
            QVERIFY(all.contains("one") && all.contains("two") && !all.contains("stretch"));
        }
    }

    void unreadableImportLeavesNoStore()
    {
        const QString picture = path("picture.png");
        QVERIFY(writeFile(picture, QByteArray::fromHex("89504e470d0a1a0a0000000d49484452")));
        const QString store = path("never.credence");
        const CliResult r = cliJson({q("import"), store, picture});
        QVERIFY2(r.status == 3, r.told());
        QVERIFY(!QFile::exists(store));
    }
};

CREDENCE_TEST(tst_cli_badinput, TstCliBadInput)

} // namespace tst_cli_badinput

#include "tst_cli_badinput.moc"
