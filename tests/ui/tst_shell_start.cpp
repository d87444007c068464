// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/application.h"

#include "settings/settings.h"
#include "shell/palettemodel.h"
#include "shell/statusbar.h"
#include "support/registry.h"
#include "ui/support/smallstore.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

namespace tst_shell_start {

using namespace credence;
using namespace credence::ui;
using credence::test::small::makeSmallStore;

namespace {
StartParse parse(const QString &line)
{
    QStringList arguments = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    arguments.prepend(QStringLiteral("credence"));
    return parseStart(arguments, QStringLiteral("9.8.7"));
}
} // namespace

class TstShellStart : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCommandLine()
    {
        const StartParse all =
            parse(QStringLiteral("a.credence --workspace inspect --select b1 --scope sam --read-only --view map --grab "
                                 "o.png --size 800x600 --theme dark --scale 2 -platform offscreen"));
        QVERIFY(all.options.has_value());
        QCOMPARE(all.options->store, QStringLiteral("a.credence"));
        QCOMPARE(all.options->select, QStringLiteral("b1"));
        QCOMPARE(all.options->scope, QStringLiteral("sam"));
        QVERIFY(all.options->readOnly);
        QCOMPARE(all.options->view, QStringLiteral("map"));
        QCOMPARE(all.options->grab, QStringLiteral("o.png"));
        QCOMPARE(all.options->size, QSize(800, 600));
        QCOMPARE(all.options->theme, QStringLiteral("dark"));
        QCOMPARE(all.options->scale, 2.0);
        const StartParse none = parse({});
        QVERIFY(none.options.has_value());
        QCOMPARE(none.options->size, QSize(1400, 900));
        QVERIFY(none.options->store.isEmpty());
    }

    void wrongUse_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line :
             {"--size 12", "--size 0x0", "--size axb", "--theme pink", "--scale 9", "--scale x", "--workspace dreams",
              "--view round", "--nothing", "a.credence b.credence", "--select x", "--read-only", "--run x",
              "a.credence --run x --run y --run z", "a.credence --workspace reflect --view map"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void wrongUse()
    {
        QFETCH(QString, line);
        const StartParse parsed = parse(line);
        QVERIFY(!parsed.options.has_value());
        QCOMPARE(parsed.exitCode, 2);
        QVERIFY(parsed.error.startsWith(QStringLiteral("credence: ")));
        QVERIFY(parsed.output.isEmpty());
    }

    void versionAndHelp()
    {
        QCOMPARE(parse(QStringLiteral("--version")).output, QStringLiteral("credence 9.8.7\n"));
        QCOMPARE(parse(QStringLiteral("--version")).exitCode, 0);
        QVERIFY(parse(QStringLiteral("--help")).output.contains(QStringLiteral("--grab")));
    }

    void aPictureOfTheStore()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(path));
        StartOptions options;
        options.store = path;
        options.select = QStringLiteral("b3");
        options.theme = QStringLiteral("dark");
        options.size = QSize(1000, 640);
        options.grab = dir.filePath(QStringLiteral("out.png"));
        const auto before = Settings::instance().get(settings::kRecentStores);
        int code = -1;
        {
            Application application(options);
            application.start();
            code = QCoreApplication::exec();
        }
        QCOMPARE(code, 0);
        const QImage picture(options.grab);
        QCOMPARE(picture.size(), QSize(1000, 640));
        // The rail in the corner has the ground of the dark theme.
        QCOMPARE(picture.pixelColor(2, 600), QColor(0x1D, 0x20, 0x24));
        QCOMPARE(Settings::instance().get(settings::kRecentStores), before); // a picture leaves nothing behind
    }

    void aPictureOfNothing()
    {
        const QTemporaryDir dir;
        StartOptions options;
        options.store = dir.filePath(QStringLiteral("none.credence"));
        options.grab = dir.filePath(QStringLiteral("out.png"));
        int code = -1;
        {
            Application application(options);
            application.start();
            code = QCoreApplication::exec();
        }
        QCOMPARE(code, 3);
        QVERIFY(!QFile::exists(options.grab));

        const QString path = dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(path));
        options.store = path;
        options.select = QStringLiteral("nobody");
        {
            Application application(options);
            application.start();
            code = QCoreApplication::exec();
        }
        QCOMPARE(code, 3);
    }

    void thePaletteModelKeepsTheContract()
    {
        PaletteModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.nextChoosable(-1, 1), -1);
        PaletteRow header;
        header.text = QStringLiteral("Beliefs");
        PaletteRow memory;
        memory.type = PaletteRow::Type::Memory;
        memory.text = QStringLiteral("One");
        memory.fact = QStringLiteral("depth 2");
        memory.key = MemoryKey{7};
        model.setRows({header, memory, header, memory});
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.nextChoosable(-1, 1), 1);
        QCOMPARE(model.nextChoosable(1, 1), 3);
        QCOMPARE(model.nextChoosable(3, 1), 1);
        QCOMPARE(model.nextChoosable(1, -1), 3);
        const QModelIndex index = model.index(1, 0);
        QCOMPARE(index.data(Qt::DisplayRole).toString(), QStringLiteral("One"));
        QCOMPARE(index.data(Qt::AccessibleTextRole).toString(), QStringLiteral("One, depth 2"));
        QCOMPARE(index.data(PaletteModel::KeyRole).toLongLong(), 7);
        QVERIFY(!(model.index(0, 0).flags() & Qt::ItemIsSelectable));
        QVERIFY(index.flags() & Qt::ItemIsSelectable);
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }

    void hitsAreWholeWords()
    {
        using Spans = std::vector<std::pair<int, int>>;
        const QString text = QStringLiteral("Three pull requests that touch auth");
        QCOMPARE(hitSpans(text, QStringLiteral("auth PULL request")), (Spans{{6, 4}, {11, 8}, {31, 4}}));
        QCOMPARE(hitSpans(text, QStringLiteral("u")), Spans{}); // letters inside words mark nothing
        QCOMPARE(hitSpans(text, QStringLiteral("quest")), (Spans{{13, 5}}));
        QCOMPARE(hitSpans(QStringLiteral("记忆的内容"), QStringLiteral("忆的")), (Spans{{1, 2}}));
        QCOMPARE(hitSpans({}, QStringLiteral("a")), Spans{});
        const QString far = QString(100, QLatin1Char('x')) + QStringLiteral(" auth");
        QVERIFY(aroundHit(far, QStringLiteral("auth")).endsWith(QStringLiteral("auth")));
        QVERIFY(
            aroundHit(QStringLiteral("word ").repeated(30) + QStringLiteral("auth"), QStringLiteral("auth")).size() <
            60);
    }

    void theAgentsOwnTrigger()
    {
        const auto trigger =
            agentTrigger(R"({"importance_trigger_curr": 38, "importance_trigger_max": 150, "name": "Ada"})");
        QVERIFY(trigger.has_value());
        QCOMPARE(trigger->value, 11.2);
        QCOMPARE(trigger->threshold, 15.0);
        QVERIFY(!agentTrigger("").has_value());
        QVERIFY(!agentTrigger("[1]").has_value());
        QVERIFY(!agentTrigger(R"({"importance_trigger_curr": "38", "importance_trigger_max": 150})").has_value());
        QVERIFY(!agentTrigger(R"({"importance_trigger_curr": 3, "importance_trigger_max": 0})").has_value());
    }

    void ages()
    {
        const Time now{std::chrono::hours(24 * 365 * 50)};
        QCOMPARE(ago(now - std::chrono::seconds(5), now), QStringLiteral("just now"));
        QCOMPARE(ago(now - std::chrono::minutes(4), now), QStringLiteral("4 min ago"));
        QCOMPARE(ago(now - std::chrono::hours(3), now), QStringLiteral("3 h ago"));
    }
};

CREDENCE_TEST(tst_shell_start, TstShellStart)

} // namespace tst_shell_start

#include "tst_shell_start.moc"
