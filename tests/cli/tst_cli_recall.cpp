// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/cli.h"
#include "support/registry.h"

#include <QTest>

namespace tst_cli_recall {

using namespace credence::test;

class TstCliRecall : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answers();
    void usage();

private:
    QTemporaryDir m_dir;
};

void TstCliRecall::answers()
{
    const QString store = m_dir.filePath(QStringLiteral("a.credence"));
    QCOMPARE(cli({QStringLiteral("init"), store, QStringLiteral("--scope"), QStringLiteral("Sam")}).status, 0);
    QCOMPARE(cli({QStringLiteral("import"), store, QStringLiteral(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl")})
                 .status,
             0);
    const QByteArray before = hashOf(store);
    const CliResult pattern = cliJson({QStringLiteral("recall"), store,
                                       QStringLiteral("What does Sam usually want before a deploy is tried again?"),
                                       QStringLiteral("-k"), QStringLiteral("3"), QStringLiteral("--explain")});
    QVERIFY2(pattern.status == 0, pattern.told());
    QCOMPARE(hashOf(store), before);
    QCOMPARE(missing(pattern.json, QStringLiteral("route hits vetoed notes preset searched index")), QStringList());
    QCOMPARE(pattern.json[u"route"].toString(), QStringLiteral("beliefs"));
    QCOMPARE(pattern.json[u"hits"].toArray().size(), 3);
    const QJsonObject first = pattern.json[u"hits"][0].toObject();
    QCOMPARE(missing(first, QStringLiteral("id score recency importance relevance bm25_rank vector_rank text "
                                           "explanation confidence behind")),
             QStringList());
    QVERIFY(!first[u"behind"].toArray().isEmpty());
    // What is explained adds up: weights times parts to the score, shares times parts to the relevance before it is
    // normalised, and that between the least and the best to the relevance.
    for (const QJsonValue &hit : pattern.json[u"hits"].toArray()) {
        const QJsonObject told = hit[u"explanation"].toObject();
        double sum = 0, made = 0;
        for (const char *name : {"recency", "importance", "relevance"}) {
            const QString part = QString::fromLatin1(name);
            const double product = told[u"products"][part].toDouble();
            QVERIFY(std::abs(product - told[u"weights"][part].toDouble() * hit[part].toDouble()) < 1e-9);
            sum += product;
        }
        QVERIFY(std::abs(sum * told[u"confidence_factor"].toDouble() - hit[u"score"].toDouble()) < 1e-9);
        for (const char *name : {"words", "vectors", "neighbours", "session", "actor"})
            made += told[u"shares"][QString::fromLatin1(name)].toDouble() *
                    told[u"parts"][QString::fromLatin1(name)].toDouble();
        QVERIFY(std::abs(made - told[u"relevance_raw"].toDouble()) < 1e-9);
        const double least = told[u"relevance_least"].toDouble(), best = told[u"relevance_best"].toDouble();
        QVERIFY(std::abs((made - least) / (best - least) - hit[u"relevance"].toDouble()) < 1e-9);
    }
    // The tabs of b004 are contradicted by e233.
    const CliResult tabs =
        cliJson({QStringLiteral("recall"), store, QStringLiteral("Sam prefers tabs for indentation")});
    QCOMPARE(idsOf(tabs.json[u"vetoed"]), QStringList{QStringLiteral("b004")});
    QCOMPARE(tabs.json[u"vetoed"][0][u"by"].toString(), QStringLiteral("e233"));
    const CliResult paper = cliJson({QStringLiteral("recall"), store, QStringLiteral("deploy logs"),
                                     QStringLiteral("--preset"), QStringLiteral("paper"), QStringLiteral("--layer"),
                                     QStringLiteral("episodes"), QStringLiteral("-k"), QStringLiteral("50")});
    QVERIFY2(paper.status == 0, paper.told());
    double last = 3;
    for (const QJsonValue &hit : paper.json[u"hits"].toArray()) {
        const double sum = hit[u"recency"].toDouble() + hit[u"importance"].toDouble() + hit[u"relevance"].toDouble();
        QVERIFY(std::abs(hit[u"score"].toDouble() - sum) < 1e-9);
        QVERIFY(hit[u"score"].toDouble() <= last);
        last = hit[u"score"].toDouble();
    }
    // Before anything happened there is nothing.
    const CliResult early = cliJson({QStringLiteral("recall"), store, QStringLiteral("deploy logs"),
                                     QStringLiteral("--now"), QStringLiteral("2026-01-01")});
    QCOMPARE(early.status, 1);
    QCOMPARE(early.json[u"hits"].toArray().size(), 0);
}

void TstCliRecall::usage()
{
    QCOMPARE(cliJson({QStringLiteral("recall"), m_dir.filePath(QStringLiteral("a.credence"))}).status, 2);
    QCOMPARE(cliJson({QStringLiteral("recall"), m_dir.filePath(QStringLiteral("none.credence")), QStringLiteral("x")})
                 .status,
             3);
    QCOMPARE(cliJson({QStringLiteral("recall"), m_dir.filePath(QStringLiteral("a.credence")), QStringLiteral("x"),
                      QStringLiteral("--preset"), QStringLiteral("mine")})
                 .status,
             2);
}

CREDENCE_TEST(tst_cli_recall, TstCliRecall)

} // namespace tst_cli_recall

#include "tst_cli_recall.moc"
