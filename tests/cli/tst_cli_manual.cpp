// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The manual's page of commands says what the command says of itself; what its page for agents tells them to run is run
// on the sample. When the first fails:
//   python3 packaging/manual_commands.py build/dev/bin/credence-cli > resources/help/commands.md
#include "support/cli.h"
#include "support/registry.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

namespace tst_cli_manual {

using credence::test::cli;
using credence::test::CliResult;

namespace {

QString helpOf(const QStringList &words)
{
    return QString::fromUtf8(cli(words + QStringList{QStringLiteral("--help")}).out);
}

QSet<QString> optionsIn(const QString &text)
{
    static const QRegularExpression option(QStringLiteral("(?<![\\w-])--[a-z][a-z-]*"));
    QSet<QString> found;
    for (auto it = option.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    return found;
}

// The names at the left edge of a block of the help: "  --scope TEXT    Whose memory".
QSet<QString> listed(const QString &help, const QString &block, const QString &pattern)
{
    const QRegularExpression line(QStringLiteral("^  ") + pattern, QRegularExpression::MultilineOption);
    const QString part =
        help.section(QStringLiteral("\n") + block + QStringLiteral(":\n"), 1).section(QStringLiteral("\n\n"), 0, 0);
    QSet<QString> found;
    for (auto it = line.globalMatch(part); it.hasNext();)
        found << it.next().captured(1);
    return found;
}

QString agentsPage()
{
    QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/resources/help/agents.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TstCliManual : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCommandAndOption()
    {
        QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/resources/help/commands.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        QHash<QString, QString> sections;
        for (const QString &part : page.split(QStringLiteral("\n## ")).mid(1))
            sections[part.section(QLatin1Char('\n'), 0, 0)] = part;
        const QSet<QString> commands =
            listed(helpOf({}), QStringLiteral("Subcommands"), QStringLiteral("([a-z][a-z-]*)"));
        QVERIFY(commands.size() >= 30);
        QVERIFY(commands.contains(QStringLiteral("recall")));
        const QStringList described = sections.keys();
        QCOMPARE(QSet<QString>(described.begin(), described.end()), commands);
        for (const QString &command : commands) {
            const QString help = helpOf({command});
            QSet<QString> options = listed(help, QStringLiteral("Options"), QStringLiteral("(--[a-z][a-z-]*)"));
            options.remove(QStringLiteral("--json"));
            const QSet<QString> onPage = optionsIn(sections[command]);
            for (const QString &option : options)
                QVERIFY2(onPage.contains(option), qPrintable(command + QLatin1Char(' ') + option));
            const QSet<QString> all = optionsIn(help);
            for (const QString &option : onPage)
                QVERIFY2(all.contains(option), qPrintable(command + QStringLiteral(" has no ") + option));
        }
    }

    // Commands that other pages name are there.
    void examplesUseWhatThereIs()
    {
        static const QRegularExpression call(QStringLiteral("credence-cli ([a-z]+)([^\n`]*)"));
        int seen = 0;
        for (const char *name : {"agents.md", "import.md", "findings.md", "forget.md"}) {
            QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/resources/help/") + QString::fromLatin1(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto it = call.globalMatch(text); it.hasNext();) {
                const QRegularExpressionMatch match = it.next();
                const QSet<QString> known = optionsIn(helpOf({match.captured(1)}));
                QVERIFY2(!known.isEmpty(), qPrintable(match.captured()));
                for (const QString &option : optionsIn(match.captured(2)))
                    QVERIFY2(known.contains(option), qPrintable(match.captured()));
                ++seen;
            }
        }
        QVERIFY(seen >= 5);
    }

    // "Store, Import…", "Settings, Providers", "Review, Policy": what a path names is there in the window's sources.
    void pathsThroughTheMenus()
    {
        const auto textOf = [](const QString &path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        const QString root = QStringLiteral(CREDENCE_SOURCE_DIR "/");
        // The menus, with what stands in each.
        QHash<QString, QStringList> menus;
        const QHash<QString, QString> titles{{QStringLiteral("File"), QStringLiteral("Store")},
                                             {QStringLiteral("Edit"), QStringLiteral("Edit")},
                                             {QStringLiteral("Memory"), QStringLiteral("Memory")},
                                             {QStringLiteral("View"), QStringLiteral("View")},
                                             {QStringLiteral("Help"), QStringLiteral("Help")}};
        static const QRegularExpression action(
            QStringLiteral("NOOP\\(\"credence::ui::Actions\", \"([^\"]+)\"|MenuPlace::([A-Za-z]+),"));
        QString title;
        for (auto it = action.globalMatch(textOf(root + QStringLiteral("ui/shell/actions.cpp"))); it.hasNext();) {
            const auto match = it.next();
            if (match.captured(2).isEmpty())
                title += match.captured(1) + QLatin1Char('\n'); // its name, then what it does
            else if (!title.isEmpty()) {
                menus[titles.value(match.captured(2))] << title.section(QLatin1Char('\n'), 0, 0);
                title.clear();
            }
        }
        QVERIFY(menus[QStringLiteral("Store")].contains(QStringLiteral("Import…")));
        // The workspaces and settings, with all that their sources call something.
        static const QRegularExpression called(QStringLiteral("(?:tr\\(|NOOP\\(\"[^\"]+\", )\"([^\"%]+)\"\\)"));
        for (const auto &[name, folder] :
             {std::pair{"Review", "review"}, {"Audit", "audit"}, {"Inspect", "inspect"}, {"Settings", "settings"}}) {
            QDirIterator files(root + QStringLiteral("ui/") + QString::fromLatin1(folder), {QStringLiteral("*.cpp")});
            while (files.hasNext()) {
                for (auto it = called.globalMatch(textOf(files.next())); it.hasNext();)
                    menus[QString::fromLatin1(name)] << it.next().captured(1);
            }
        }
        static const QRegularExpression path(
            QStringLiteral("(?:\\*|\\()(Store|Edit|Memory|View|Help|Settings|Review|Audit|Inspect), ([A-Z][^,*)]*)"));
        QStringList pages{root + QStringLiteral("README.md")};
        QDirIterator help(root + QStringLiteral("resources/help"), {QStringLiteral("*.md")});
        while (help.hasNext())
            pages << help.next();
        int seen = 0;
        for (const QString &page : pages) {
            for (auto it = path.globalMatch(textOf(page)); it.hasNext();) {
                const auto match = it.next();
                QVERIFY2(menus[match.captured(1)].contains(match.captured(2)),
                         qPrintable(page + QStringLiteral(": ") + match.captured()));
                ++seen;
            }
        }
        QVERIFY2(seen >= 20, QByteArray::number(seen));
    }

    // Every line of the page for agents, as it stands there, on the sample.
    void whatThePageForAgentsSaysWorks()
    {
        const QString page = agentsPage();
        const QTemporaryDir folder;
        const QString store = folder.filePath(QStringLiteral("mine.credence"));
        QCOMPARE(cli({QStringLiteral("init"), store, QStringLiteral("--scope"), QStringLiteral("Sam")}).status, 0);
        QCOMPARE(
            cli({QStringLiteral("import"), store, QStringLiteral(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl")})
                .status,
            0);
        static const QRegularExpression block(QStringLiteral("```sh\n(.*?)```"),
                                              QRegularExpression::DotMatchesEverythingOption);
        int ran = 0;
        for (auto it = block.globalMatch(page); it.hasNext();) {
            for (const QString &line : it.next().captured(1).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
                if (line.startsWith(QStringLiteral("sqlite3")) &&
                    QStandardPaths::findExecutable(QStringLiteral("sqlite3")).isEmpty())
                    continue;
                QProcess shell;
                shell.setWorkingDirectory(folder.path());
                QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
                environment.insert(QStringLiteral("PATH"),
                                   QFileInfo(QString::fromLocal8Bit(qgetenv("CREDENCE_CLI"))).absolutePath() +
                                       QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
                shell.setProcessEnvironment(environment);
                shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), line});
                QVERIFY(shell.waitForFinished(120'000));
                const QByteArray out = shell.readAllStandardOutput();
                QVERIFY2(shell.exitCode() == 0,
                         qPrintable(line + QLatin1Char('\n') + QString::fromUtf8(shell.readAllStandardError())));
                // Nothing of the sample was approved yet.
                QVERIFY2(!out.trimmed().isEmpty() || line.contains(QStringLiteral("FROM belief")), qPrintable(line));
                if (line.contains(QStringLiteral("SELECT id FROM scope")))
                    QCOMPARE(out.trimmed(), QByteArray("Sam"));
                ++ran;
            }
        }
        QVERIFY(ran >= 6);
    }

    // The table of tools is the server's list, with what must be given in bold; the entry for clients starts it.
    void thePageForAgentsKnowsTheServer()
    {
        const QString page = agentsPage();
        static const QRegularExpression json(QStringLiteral("```json\n(.*?)```"),
                                             QRegularExpression::DotMatchesEverythingOption);
        const QJsonObject entry = QJsonDocument::fromJson(json.match(page).captured(1).toUtf8())
                                      .object()[QStringLiteral("mcpServers")]
                                      .toObject()[QStringLiteral("memory")]
                                      .toObject();
        QCOMPARE(entry[QStringLiteral("command")].toString(), QStringLiteral("credence-cli"));
        QStringList arguments;
        for (const QJsonValue &one : entry[QStringLiteral("args")].toArray())
            arguments << one.toString();
        const QTemporaryDir folder;
        QCOMPARE(arguments.size(), 2);
        arguments[1] = folder.filePath(QStringLiteral("mine.credence"));
        QCOMPARE(cli({QStringLiteral("init"), arguments[1]}).status, 0);
        const CliResult served =
            cli(arguments, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
                           "\"2025-06-18\",\"clientInfo\":{\"name\":\"t\"}}}\n"
                           "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\"}\n");
        const QJsonArray tools = QJsonDocument::fromJson(served.out.trimmed().split('\n').last())
                                     .object()[QStringLiteral("result")]
                                     .toObject()[QStringLiteral("tools")]
                                     .toArray();
        QVERIFY2(tools.size() >= 6, served.told());
        QStringList rows;
        for (const QJsonValue &tool : tools) {
            const QJsonObject schema = tool[QStringLiteral("inputSchema")].toObject();
            const QJsonArray required = schema[QStringLiteral("required")].toArray();
            QSet<QString> all;
            for (const QString &name : schema[QStringLiteral("properties")].toObject().keys())
                all << (required.contains(name) ? QStringLiteral("**%1**").arg(name) : name);
            const QString start = QStringLiteral("| `%1` | ").arg(tool[QStringLiteral("name")].toString());
            const qsizetype at = page.indexOf(start);
            QVERIFY2(at >= 0, qPrintable(start));
            QString cell = page.mid(at + start.size()).section(QStringLiteral(" | "), 0, 0);
            cell.remove(QRegularExpression(QStringLiteral(" \\([^)]*\\)")));
            QSet<QString> told;
            for (const QString &name : cell.split(QStringLiteral(", ")))
                told << name;
            if (all.isEmpty())
                all << QStringLiteral("none");
            QCOMPARE(told, all);
            rows << start;
        }
        QCOMPARE(page.count(QRegularExpression(QStringLiteral("(?m)^\\| `"))), rows.size());
    }
};

CREDENCE_TEST(tst_cli_manual, TstCliManual)

} // namespace tst_cli_manual

#include "tst_cli_manual.moc"
