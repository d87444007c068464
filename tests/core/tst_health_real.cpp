// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The seven personas of the released Generative Agents runs, against figures that an independent script measured.
#include "support/registry.h"

#include <credence/audit.h>
#include <credence/ingest.h>
#include <credence/store.h>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_health_real {

using namespace credence;

class TstHealthReal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void persona_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("byDepth"); // episodes, then depth 1, 2, ...
        QTest::addColumn<QString>("figures");
        QTest::addColumn<QString>("blastRadius");
        const auto row = [](const char *folder, const char *byDepth, const char *figures, const char *blastRadius) {
            QTest::newRow(folder) << QString::fromLatin1(folder) << QString::fromLatin1(byDepth)
                                  << QString::fromLatin1(figures) << QString::fromLatin1(blastRadius);
        };
        // memories episodes reflections with-evidence links ungrounded single-source distinct-texts leaves-used
        // malformed
        row("step-3-12/personas/Isabella Rodriguez", "460 14 16 15 16 13 9", "543 460 83 77 289 15 14 34 27 0",
            "node_7 45");
        row("step-3-12/personas/Klaus Mueller", "272 20 15 18 12 9", "346 272 74 68 201 29 10 43 30 0", "node_6 30");
        row("step-3-12/personas/Maria Lopez", "225 20 14 8", "267 225 42 36 109 12 9 34 28 0", "node_28 10");
        row("step-3-14/personas/Isabella Rodriguez", "568 17 18 16 16 15 12 6", "668 568 100 94 348 16 18 41 33 0",
            "node_7 54");
        row("step-3-14/personas/Klaus Mueller", "298 20 15 18 12 9", "372 298 74 68 201 29 10 43 30 0", "node_6 30");
        row("step-3-14/personas/Maria Lopez", "304 23 16 12 8", "363 304 59 53 170 17 11 41 35 0", "node_28 17");
        row("zh/personas/Carlos Gomez", "146 18 4", "168 146 22 12 20 12 9 22 11 0", "node_86 3");
    }

    void persona()
    {
        QFETCH(QString, folder);
        QFETCH(QString, byDepth);
        QFETCH(QString, figures);
        QFETCH(QString, blastRadius);
        const QString path = QStringLiteral(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/") + folder;
        if (!QDir(path).exists())
            QSKIP("The real data is not here.");

        QTemporaryDir temporary;
        const auto store = Store::create(temporary.filePath(QStringLiteral("t.credence")).toStdString());
        QVERIFY(store.ok());
        auto foreign = readForeign(path.toStdString(), {});
        QVERIFY2(foreign.ok(), foreign.ok() ? "" : foreign.error().message.c_str());
        QCOMPARE(foreign->format, std::string("generative-agents"));
        QVERIFY((*store)->import(std::move(*foreign), path.toStdString(), {"", "import", ""}).ok());

        const auto counts = (*store)->counts();
        const auto found = health(**store);
        QVERIFY(counts.ok());
        QVERIFY(found.ok());
        QStringList depths;
        for (const auto &[depth, count] : counts->byDepth) {
            QCOMPARE(depth, int(depths.size()));
            depths << QString::number(count);
        }
        QCOMPARE(depths.join(u' '), byDepth);
        const GroundingSummary &g = found->grounding;
        QCOMPARE(g.maxDepth, int(depths.size()) - 1);
        QCOMPARE(QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8 %9 ")
                         .arg(counts->memories)
                         .arg(counts->byKind.at("episode"))
                         .arg(g.reflections)
                         .arg(g.withEvidence)
                         .arg(counts->links.supports)
                         .arg(g.ungrounded)
                         .arg(g.singleSource)
                         .arg(g.distinctTexts)
                         .arg(g.leavesUsed) +
                     QString::number(found->summary.at("malformed")),
                 figures);
        QCOMPARE(QStringLiteral("%1 %2")
                     .arg(QString::fromStdString(g.largestBlastRadiusRef))
                     .arg(g.largestBlastRadiusDependents),
                 blastRadius);
        QCOMPARE(counts->links.contradicts + counts->links.mergedFrom + counts->links.dangling, std::uint64_t(0));
    }
};

CREDENCE_TEST(tst_health_real, TstHealthReal)

} // namespace tst_health_real

#include "tst_health_real.moc"
