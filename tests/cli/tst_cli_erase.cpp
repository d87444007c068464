// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/cli.h"
#include "support/registry.h"

#include <QDirIterator>
#include <QTest>

namespace tst_cli_erase {

using namespace credence::test;

class TstCliErase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void byId();
    void byName();
    void asImpactSaid();
    void oneScopeAtATime();
    void perhapsTheSameName();
    void tooShortToSearch();
    void finishedLater();
    void wordsOfTheSchema();
    void usage();

private:
    QTemporaryDir m_dir;
    QString m_store;
    int m_count = 0;
};

void TstCliErase::init()
{
    m_store = m_dir.filePath(QStringLiteral("s%1.credence").arg(++m_count));
    QCOMPARE(
        cli({QStringLiteral("init"), m_store, QStringLiteral("--approval-channels"), QStringLiteral("gui,cli")}).status,
        0);
    const QByteArray lines = R"({"record":"memory","id":"e1","text":"Marisol sails a boat called Petrichor"}
{"record":"memory","id":"e2","text":"the harbour is full of Quillwort"}
{"record":"memory","id":"e3","text":"it rains on Tuesdays"}
{"record":"memory","id":"r1","kind":"reflection","shape":"insight","text":"Boats with Sassafras masts","evidence":[{"id":"e1"},{"id":"e2"}]}
{"record":"memory","id":"r2","kind":"reflection","shape":"insight","text":"harbours are wet","evidence":[{"id":"e2"},{"id":"e3"}]}
)";
    const CliResult added =
        cliJson({QStringLiteral("add"), m_store, QStringLiteral("--jsonl"), QStringLiteral("-")}, lines);
    QVERIFY2(added.status == 0, added.told());
}

// Nine bytes can't be told from others: nobody says that they were looked for.
void TstCliErase::tooShortToSearch()
{
    const auto q = [](const char *text) { return QString::fromLatin1(text); };
    QCOMPARE(cli({q("add"), m_store, q("--text"), q("born 1980"), q("--id"), q("b")}).status, 0);
    const QString file = m_dir.filePath(q("certificate.txt"));
    const CliResult done =
        cli({q("erase"), m_store, q("b"), q("--reason"), q("asked"), q("--as"), q("Ada"), q("--certificate"), file});
    QVERIFY2(done.status == 0, done.told());
    QVERIFY2(done.out.contains("It is too short, or stands in memories that stay"), done.told());
    QVERIFY2(!done.out.contains("Nothing of it stands"), done.told());
    QFile certificate(file);
    QVERIFY(certificate.open(QIODevice::ReadOnly));
    const QByteArray text = certificate.readAll();
    QVERIFY2(text.contains("There was nothing to search for") && !text.contains("Nothing of it stands"), text);
}

void TstCliErase::byId()
{
    const QByteArray before = hashOf(m_store);
    const CliResult preview = cliJson(
        {QStringLiteral("erase"), m_store, QStringLiteral("e1"), QStringLiteral("e2"), QStringLiteral("--preview")});
    QVERIFY2(preview.status == 0, preview.told());
    QCOMPARE(hashOf(m_store), before);
    const QStringList all{QStringLiteral("e1"), QStringLiteral("e2"), QStringLiteral("r1")};
    QCOMPARE(strings(preview.json[u"erased"]), all);
    QVERIFY(preview.json[u"verified_absent"].isNull());
    const CliResult done =
        cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e1"), QStringLiteral("e2"),
                 QStringLiteral("--reason"), QStringLiteral("asked"), QStringLiteral("--as"), QStringLiteral("ada"),
                 QStringLiteral("--certificate"), m_dir.filePath(QStringLiteral("c.md"))});
    QVERIFY2(done.status == 0, done.told());
    QCOMPARE(missing(done.json, QStringLiteral("erased tombstones cascade verified_absent counts ledger verification")),
             QStringList());
    QCOMPARE(strings(done.json[u"erased"]), all);
    QCOMPARE(idsOf(done.json[u"tombstones"]), all);
    QCOMPARE(strings(done.json[u"cascade"][u"erased"]), QStringList{QStringLiteral("r1")});
    QCOMPARE(strings(done.json[u"cascade"][u"becomes_stale"]), QStringList{QStringLiteral("r2")});
    QCOMPARE(done.json[u"cascade"], preview.json[u"cascade"]);
    QCOMPARE(done.json[u"verified_absent"], QJsonValue(true));
    QVERIFY(QFile::exists(m_dir.filePath(QStringLiteral("c.md"))));
    QDirIterator files(m_dir.path());
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.fileName().startsWith(m_store) || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll().toLower();
        for (const char *word : {"petrichor", "quillwort", "sassafras"})
            QVERIFY2(!bytes.contains(word), file.fileName().toUtf8());
    }
    const CliResult verified = cliJson({QStringLiteral("verify"), m_store});
    QVERIFY2(verified.status == 0, verified.told());
    const CliResult again = cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e1"), QStringLiteral("--reason"),
                                     QStringLiteral("x"), QStringLiteral("--as"), QStringLiteral("ada")});
    QVERIFY2(again.status == 0, again.told()); // it is cleaned once more
    QCOMPARE(strings(again.json[u"erased"]), QStringList());
    QCOMPARE(idsOf(again.json[u"tombstones"]), QStringList{QStringLiteral("e1")});
    QCOMPARE(again.json[u"tombstones"][0][u"time"], done.json[u"tombstones"][0][u"time"]);
    QCOMPARE(again.json[u"verified_absent"], QJsonValue(true));
}

void TstCliErase::byName()
{
    const CliResult nobody = cliJson({QStringLiteral("erase"), m_store, QStringLiteral("--about"),
                                      QStringLiteral("Zebulon"), QStringLiteral("--preview")});
    QCOMPARE(nobody.status, 1);
    QCOMPARE(nobody.json[u"erased"].toArray().size(), 0);
    const CliResult done =
        cliJson({QStringLiteral("erase"), m_store, QStringLiteral("--about"), QStringLiteral("marisol"),
                 QStringLiteral("--reason"), QStringLiteral("asked"), QStringLiteral("--as"), QStringLiteral("ada")});
    QVERIFY2(done.status == 0, done.told());
    QCOMPARE(strings(done.json[u"erased"]), QStringList{QStringLiteral("e1")});
    QCOMPARE(done.json[u"found"][0][u"way"].toString(), QStringLiteral("text"));
    QCOMPARE(strings(done.json[u"cascade"][u"becomes_stale"]), QStringList{QStringLiteral("r1")});
    QCOMPARE(done.json[u"verified_absent"], QJsonValue(true));
}

// The preview of `impact` is what `erase` does: what has nothing else beneath it goes along.
void TstCliErase::asImpactSaid()
{
    const CliResult impact = cliJson({QStringLiteral("impact"), m_store, QStringLiteral("e1"), QStringLiteral("e2"),
                                      QStringLiteral("--action"), QStringLiteral("erase")});
    QVERIFY2(impact.status == 0, impact.told());
    QCOMPARE(strings(impact.json[u"erased"]), QStringList{QStringLiteral("r1")});
    QCOMPARE(strings(impact.json[u"becomes_stale"]), QStringList{QStringLiteral("r2")});
    QCOMPARE(strings(impact.json[u"becomes_suspect"]), QStringList());
    QCOMPARE(impact.json[u"dependents"].toInt(), 2);
    // The certificate is never written over the store.
    const QByteArray before = hashOf(m_store);
    QCOMPARE(cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e1"), QStringLiteral("--reason"),
                      QStringLiteral("x"), QStringLiteral("--as"), QStringLiteral("ada"),
                      QStringLiteral("--certificate"), m_store})
                 .status,
             2);
    QCOMPARE(hashOf(m_store), before);
}

void TstCliErase::oneScopeAtATime()
{
    QCOMPARE(cli({QStringLiteral("add"), m_store, QStringLiteral("--text"), QStringLiteral("Marisol is elsewhere"),
                  QStringLiteral("--scope"), QStringLiteral("other"), QStringLiteral("--id"), QStringLiteral("o1")})
                 .status,
             0);
    const QStringList about{QStringLiteral("erase"), m_store, QStringLiteral("--about"), QStringLiteral("Marisol"),
                            QStringLiteral("--preview")};
    const CliResult which = cliJson(about);
    QCOMPARE(which.status, 2);
    QVERIFY2(which.err.contains("other"), which.told());
    const CliResult one = cliJson(about + QStringList{QStringLiteral("--scope"), QStringLiteral("other")});
    QVERIFY2(one.status == 0, one.told());
    QCOMPARE(strings(one.json[u"erased"]), QStringList{QStringLiteral("o1")});
}

void TstCliErase::perhapsTheSameName()
{
    const auto put = [this](const char *id, const char *text) {
        return cli({QStringLiteral("add"), m_store, QStringLiteral("--text"), QString::fromUtf8(text),
                    QStringLiteral("--id"), QString::fromLatin1(id)})
            .status;
    };
    QCOMPARE(put("m1", "Мария купила хлеб"), 0);
    QCOMPARE(put("m2", "Соседи видели Марию"), 0);
    QCOMPARE(put("m3", "У Марии есть собака"), 0);
    const QStringList about{QStringLiteral("erase"), m_store, QStringLiteral("--about"), QStringLiteral("Мария")};
    const CliResult preview = cliJson(about + QStringList{QStringLiteral("--preview")});
    QVERIFY2(preview.status == 0, preview.told());
    QCOMPARE(strings(preview.json[u"erased"]), QStringList{QStringLiteral("m1")});
    QCOMPARE(preview.json[u"maybe"].toArray().size(), 2);
    QCOMPARE(preview.json[u"maybe"][0][u"memories"].toInt(), 1);
    QCOMPARE(preview.json[u"left_alike"].toInt(), 2);
    const QString certificate = m_dir.filePath(QStringLiteral("maria.md"));
    const CliResult done =
        cliJson(about + QStringList{QStringLiteral("--also"), QStringLiteral("Марию"), QStringLiteral("--reason"),
                                    QStringLiteral("asked"), QStringLiteral("--as"), QStringLiteral("ada"),
                                    QStringLiteral("--certificate"), certificate});
    QVERIFY2(done.status == 0, done.told());
    QCOMPARE(strings(done.json[u"erased"]), (QStringList{QStringLiteral("m1"), QStringLiteral("m2")}));
    QCOMPARE(done.json[u"left_alike"].toInt(), 1);
    QFile file(certificate);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("1 memory holds a word like the name that was asked for."));
    QCOMPARE(cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e1"), QStringLiteral("--also"),
                      QStringLiteral("X"), QStringLiteral("--preview")})
                 .status,
             2); // a form of what?
}

// What another program held up is finished later, and then there is a certificate.
void TstCliErase::finishedLater()
{
    const CliResult done = cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e1"), QStringLiteral("--reason"),
                                    QStringLiteral("asked"), QStringLiteral("--as"), QStringLiteral("ada")});
    QVERIFY2(done.status == 0, done.told());
    for (const QStringList &how :
         {QStringList{QStringLiteral("--finish")}, QStringList{QStringLiteral("e1"), QStringLiteral("--finish")},
          QStringList{QStringLiteral("e1"), QStringLiteral("--reason"), QStringLiteral("again"), QStringLiteral("--as"),
                      QStringLiteral("ada")}}) {
        const QString certificate = m_dir.filePath(QStringLiteral("later.md"));
        QFile::remove(certificate);
        const CliResult later = cliJson(QStringList{QStringLiteral("erase"), m_store} + how +
                                        QStringList{QStringLiteral("--certificate"), certificate});
        QVERIFY2(later.status == 0, later.told());
        QFile file(certificate);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("- e1\n"));
        QVERIFY(text.contains("ada (cli)"));
        QVERIFY(text.contains("No page of the store's file holds what no row does."));
    }
    QCOMPARE(cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e3"), QStringLiteral("--finish")}).status, 2);
}

// A text that is a word of the schema does not stand in the table because a link supports something.
void TstCliErase::wordsOfTheSchema()
{
    QCOMPARE(cli({QStringLiteral("add"), m_store, QStringLiteral("--text"), QStringLiteral("supports"),
                  QStringLiteral("--id"), QStringLiteral("w1")})
                 .status,
             0);
    const CliResult done = cliJson({QStringLiteral("erase"), m_store, QStringLiteral("w1"), QStringLiteral("--reason"),
                                    QStringLiteral("x"), QStringLiteral("--as"), QStringLiteral("ada")});
    QVERIFY2(done.status == 0, done.told());
    QCOMPARE(done.json[u"verified_absent"], QJsonValue(true));
}

void TstCliErase::usage()
{
    QCOMPARE(cliJson({QStringLiteral("erase"), m_store}).status, 2);
    QCOMPARE(cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e1")}).status, 2); // nobody, no reason
    QCOMPARE(cliJson({QStringLiteral("erase"), m_store, QStringLiteral("e99"), QStringLiteral("--reason"),
                      QStringLiteral("x"), QStringLiteral("--as"), QStringLiteral("ada")})
                 .status,
             3);
    const QString strict = m_dir.filePath(QStringLiteral("strict.credence"));
    QCOMPARE(cli({QStringLiteral("init"), strict}).status, 0);
    QCOMPARE(cli({QStringLiteral("add"), strict, QStringLiteral("--text"), QStringLiteral("t"), QStringLiteral("--id"),
                  QStringLiteral("e1")})
                 .status,
             0);
    const CliResult refused =
        cliJson({QStringLiteral("erase"), strict, QStringLiteral("e1"), QStringLiteral("--reason"), QStringLiteral("x"),
                 QStringLiteral("--as"), QStringLiteral("ada")});
    QCOMPARE(refused.status, 4);
    QVERIFY(refused.out.contains("the store lists gui as approval channels"));
}

CREDENCE_TEST(tst_cli_erase, TstCliErase)

} // namespace tst_cli_erase

#include "tst_cli_erase.moc"
