// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The released Generative Agents runs through the program alone: import, info and health against figures that an
// independent script measured; and a later save of the same run over an earlier one.
#include "support/cli.h"
#include "support/registry.h"

#include <QDir>
#include <QTest>

namespace tst_cli_real {

using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

const QString kData = QStringLiteral(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/");

} // namespace

class TstCliReal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!qgetenv("CREDENCE_CLI").isEmpty(), "CREDENCE_CLI names the program");
        if (!QDir(kData).exists())
            QSKIP("The real data is not here.");
    }

    void persona_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("byDepth");
        QTest::addColumn<QString>("figures");
        const auto row = [](const char *folder, const char *byDepth, const char *figures) {
            QTest::newRow(folder) << q(folder) << q(byDepth) << q(figures);
        };
        // memories, episodes, reflections, with evidence, links, ungrounded, single-source, distinct texts, leaves
        // used, malformed, the largest blast radius
        row("step-3-12/personas/Isabella Rodriguez", "460 14 16 15 16 13 9",
            "543 460 83 77 289 15 14 34 27 0 node_7 45");
        row("step-3-12/personas/Klaus Mueller", "272 20 15 18 12 9", "346 272 74 68 201 29 10 43 30 0 node_6 30");
        row("step-3-12/personas/Maria Lopez", "225 20 14 8", "267 225 42 36 109 12 9 34 28 0 node_28 10");
        row("step-3-14/personas/Isabella Rodriguez", "568 17 18 16 16 15 12 6",
            "668 568 100 94 348 16 18 41 33 0 node_7 54");
        row("step-3-14/personas/Klaus Mueller", "298 20 15 18 12 9", "372 298 74 68 201 29 10 43 30 0 node_6 30");
        row("step-3-14/personas/Maria Lopez", "304 23 16 12 8", "363 304 59 53 170 17 11 41 35 0 node_28 17");
        row("zh/personas/Carlos Gomez", "146 18 4", "168 146 22 12 20 12 9 22 11 0 node_86 3");
    }

    void persona()
    {
        QFETCH(QString, folder);
        QFETCH(QString, byDepth);
        QFETCH(QString, figures);
        QTemporaryDir temporary;
        const QString store = temporary.filePath(q("t.credence"));
        const CliResult imported = cliJson({q("import"), store, kData + folder});
        QVERIFY2(imported.status == 0 && imported.isJson, imported.told());
        const QJsonObject info = cliJson({q("info"), store}).json;
        const QJsonObject health = cliJson({q("health"), store}).json;
        const QJsonObject grounding = health[q("grounding")].toObject();
        const int deepest = grounding[q("max_depth")].toInt();
        QStringList depths;
        for (int depth = 0; depth <= deepest; ++depth)
            depths << QString::number(info[q("by_depth")][QString::number(depth)].toInt());
        QCOMPARE(depths.join(u' '), byDepth);
        QStringList found;
        for (const QJsonValue &value :
             {info[q("memories")], info[q("by_kind")][q("episode")], grounding[q("reflections")],
              grounding[q("with_evidence")], info[q("links")][q("supports")], grounding[q("ungrounded")],
              grounding[q("single_source")], grounding[q("distinct_texts")], grounding[q("leaves_used")],
              health[q("summary")][q("malformed")]})
            found << QString::number(value.toInt(-1));
        const QJsonValue largest = grounding[q("largest_blast_radius")];
        found << largest[q("source_ref")].toString() << QString::number(largest[q("dependents")].toInt());
        QCOMPARE(found.join(u' '), figures);
        // What the summary counts, the findings name.
        QCOMPARE(health[q("summary")][q("ungrounded")], grounding[q("ungrounded")]);
        QCOMPARE(health[q("summary")][q("single-source")], grounding[q("single_source")]);
    }

    void aLaterSaveAddsTheDifference()
    {
        QTemporaryDir temporary;
        const QString both = temporary.filePath(q("both.credence"));
        const CliResult first = cliJson({q("import"), both, kData + q("step-3-12")});
        QVERIFY2(first.status == 0, first.told());
        QCOMPARE(first.json[q("added")].toInt(), 543 + 346 + 267);
        const CliResult later = cliJson({q("import"), both, kData + q("step-3-14")});
        QVERIFY2(later.status == 0, later.told());
        QCOMPARE(later.json[q("added")].toInt(), 668 + 372 + 363 - 543 - 346 - 267);
        QCOMPARE(later.json[q("unchanged")].toInt(), 543 + 346 + 267); // another order of keywords is no change
        QCOMPARE(later.json[q("updated")].toInt(), 0);
        QCOMPARE(later.json[q("vanished")].toInt(), 0);
        const CliResult again = cliJson({q("import"), both, kData + q("step-3-14")});
        QCOMPARE(again.json[q("added")].toInt(), 0);
        QVERIFY(again.json[q("ledger")].isNull());

        // Two steps lead to the same as one.
        const QString once = temporary.filePath(q("once.credence"));
        QCOMPARE(cli({q("import"), once, kData + q("step-3-14")}).status, 0);
        QJsonObject a = cliJson({q("info"), both}).json, b = cliJson({q("info"), once}).json;
        for (const char *key : {"memories", "by_kind", "by_depth", "by_status", "links", "scopes"})
            QCOMPARE(a[q(key)], b[q(key)]);
        QCOMPARE(a[q("memories")].toInt(), 1403);
        QCOMPARE(a[q("by_scope")][q("Maria Lopez")][q("memories")].toInt(), 363);
        QCOMPARE(cliJson({q("verify"), both}).json[q("ok")].toBool(), true);

        // A reference that three scopes know must be told apart, by its scope.
        const CliResult many = cliJson({q("why"), both, q("node_7")});
        QCOMPARE(many.status, 2);
        QVERIFY(many.err.contains("Klaus Mueller"));
        const CliResult one = cliJson({q("impact"), both, q("node_7"), q("--scope"), q("Isabella Rodriguez")});
        QVERIFY2(one.status == 0, one.told());
        QCOMPARE(one.json[q("dependents")].toInt(), 54);
        const int touched =
            int(one.json[q("becomes_stale")].toArray().size() + one.json[q("becomes_suspect")].toArray().size()) +
            one.json[q("unaffected")].toInt();
        QCOMPARE(touched, 54);
    }
};

CREDENCE_TEST(tst_cli_real, TstCliReal)

} // namespace tst_cli_real

#include "tst_cli_real.moc"
