// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// import of a store whose keys a person may explain: --preview shows them, --map says what they mean.
#include "support/chromawriter.h"
#include "support/cli.h"
#include "support/registry.h"

#include <QTest>

namespace tst_cli_import {

using credence::test::ChromaEra;
using credence::test::ChromaWriter;
using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TstCliImport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_chroma, m_store;

    static QJsonObject keyOf(const CliResult &result, const QString &name)
    {
        for (const QJsonValue &key : result.json[q("keys")].toArray()) {
            if (key[q("key")].toString() == name)
                return key.toObject();
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_chroma = m_folder.filePath(q("chroma"));
        m_store = m_folder.filePath(q("s.credence"));
        ChromaWriter chroma(m_chroma.toStdString(), ChromaEra::Configs);
        const std::string c = chroma.collection("misc", 2);
        chroma.record(c, "a", {{"chroma:document", "one"}, {"weight", 0.25}, {"k=v", "x"}});
        chroma.record(c, "b", {{"chroma:document", "two"}, {"weight", 0.5}});
        chroma.record(c, "c", {{"chroma:document", "both"}, {"basis", "a,b"}});
        chroma.queue(c, 0, "a", {1, 2});
    }

    void previewShowsTheKeys()
    {
        const CliResult json = cliJson({q("import"), m_store, m_chroma, q("--preview")});
        QVERIFY2(json.status == 0 && json.isJson, json.told().constData());
        QCOMPARE(json.json[q("format")].toString(), q("chroma"));
        QCOMPARE(json.json[q("read")].toInt(), 3);
        QCOMPARE(json.json[q("vectors")].toInt(), 1);
        QCOMPARE(json.json[q("note")].toString(), QString());
        const QJsonObject weight = keyOf(json, q("weight"));
        QCOMPARE(weight[q("count")].toInt(), 2);
        QCOMPARE(weight[q("meaning")].toString(), q("extra"));
        QCOMPARE(weight[q("example")].toString(), q("0.25"));
        const CliResult text = cli({q("import"), m_store, m_chroma, q("--preview")});
        QVERIFY2(text.out.contains("weight") && text.out.contains("--map KEY=MEANING"), text.told().constData());
        QVERIFY(!QFile::exists(m_store));
    }

    void mapSaysWhatTheyMean()
    {
        const CliResult done = cliJson({q("import"), m_store, m_chroma, q("--map"), q("weight=importance"), q("--map"),
                                        q("basis=evidence"), q("--map"), q("k=v=tags")});
        QVERIFY2(done.status == 0 && done.isJson, done.told().constData());
        QCOMPARE(keyOf(done, q("weight"))[q("meaning")].toString(), q("importance"));
        QCOMPARE(keyOf(done, q("k=v"))[q("meaning")].toString(), q("tags"));
        const CliResult list = cliJson({q("list"), m_store, q("--kind"), q("reflection")});
        QVERIFY2(list.status == 0, list.told().constData());
        const QJsonArray memories = list.json[q("memories")].toArray();
        QCOMPARE(memories.size(), 1);
        QCOMPARE(memories[0][q("source_ref")].toString(), q("c"));
        QCOMPARE(memories[0][q("depth")].toInt(), 1);
        const CliResult again = cliJson({q("import"), m_store, m_chroma, q("--map"), q("weight=importance"), q("--map"),
                                         q("basis=evidence"), q("--map"), q("k=v=tags")});
        QCOMPARE(again.json[q("unchanged")].toInt(), 3);
        QCOMPARE(again.json[q("added")].toInt(), 0);
    }

    void badMapsAreUsage()
    {
        for (const char *map : {"weight", "=importance", "weight=gravity", "weight="}) {
            const CliResult result = cli({q("import"), m_store, m_chroma, q("--map"), q(map)});
            QVERIFY2(result.status == 2, map);
        }
        // Keys of other formats are fixed.
        const QString lines = m_folder.filePath(q("l.jsonl"));
        QVERIFY(credence::test::writeFile(lines, "{\"record\":\"memory\",\"id\":\"x\",\"text\":\"t\"}\n"));
        QCOMPARE(cli({q("import"), m_store, lines, q("--map"), q("text=tags")}).status, 2);
        // A meaning that is none is named with those that are, a key that no record has with those that are there.
        const CliResult meaning = cli({q("import"), m_store, m_chroma, q("--map"), q("weight=gravity")});
        QVERIFY2(meaning.err.contains("not \"gravity\"") && meaning.err.contains("importance-10"), meaning.told());
        const CliResult key = cli({q("import"), m_store, m_chroma, q("--map"), q("wieght=importance")});
        QVERIFY2(key.status == 2 && key.err.contains("no record has the key \"wieght\"; did you mean weight?"),
                 key.told());
    }

    void formatsListsIt()
    {
        const CliResult result = cliJson({q("formats")});
        QCOMPARE(result.status, 0);
        bool found = false;
        for (const QJsonValue &format : result.json[q("formats")].toArray())
            found = found || (format[q("name")].toString() == q("chroma") && format[q("reads")].toBool());
        QVERIFY(found);
        // As text, too: what a key may mean, and all of one format.
        const CliResult text = cli({q("formats")});
        for (const char *word : {"superseded-by", "Id of what replaced it", "importance-10", "formats NAME"})
            QVERIFY2(text.out.contains(word), word);
        const CliResult chroma = cli({q("formats"), q("chroma")});
        QVERIFY2(chroma.status == 0, chroma.told());
        for (const char *word : {"a folder with chroma.sqlite3", "ids for collection.delete()",
                                 "handback STORE OUT --format chroma", "--map KEY=MEANING", "last-accessed"})
            QVERIFY2(chroma.out.contains(word), word);
        const CliResult fixed = cli({q("formats"), q("mem0")});
        QVERIFY2(fixed.out.contains("Hands back     no") && !fixed.out.contains("last-accessed"), fixed.told());
        QCOMPARE(int(cliJson({q("formats"), q("mem0")}).json[q("formats")].toArray().size()), 1);
        const CliResult none = cli({q("formats"), q("chrome")});
        QVERIFY2(none.status == 2 && none.err.contains("did you mean chroma?"), none.told());
    }
};

CREDENCE_TEST(tst_cli_import, TstCliImport)

} // namespace tst_cli_import

#include "tst_cli_import.moc"
