// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The manual's page of commands says what the command says of itself. When this fails:
//   python3 packaging/manual_commands.py build/dev/bin/credence-cli > resources/help/commands.md
#include "support/cli.h"
#include "support/registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
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
};

CREDENCE_TEST(tst_cli_manual, TstCliManual)

} // namespace tst_cli_manual

#include "tst_cli_manual.moc"
