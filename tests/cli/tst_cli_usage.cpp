// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Wrong use of the command line ends with 2 and a sentence that names the option, what was typed and what it takes,
// before a store is looked at. The options are those that each command's own help lists.
#include "support/cli.h"
#include "support/registry.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

namespace tst_cli_usage {

using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

struct OptionSeen {
    QString name, value; // "--kind", "episode|reflection|narrative"
};

struct CommandSeen {
    QStringList places; // what stands without a name and has to be there
    QList<OptionSeen> options;
};

QStringList commands()
{
    static const QRegularExpression name(q("^  ([a-z]+)\\b"), QRegularExpression::MultilineOption);
    QStringList found;
    const QString help = QString::fromUtf8(cli({q("--help")}).out);
    for (auto it = name.globalMatch(help.section(q("\nSubcommands:\n"), 1)); it.hasNext();)
        found << it.next().captured(1);
    return found;
}

const CommandSeen &seen(const QString &command)
{
    static QHash<QString, CommandSeen> cache;
    if (const auto at = cache.constFind(command); at != cache.constEnd())
        return *at;
    CommandSeen out;
    const QString help = QString::fromUtf8(cli({command, q("--help")}).out);
    static const QRegularExpression usage(q("^Usage: credence-cli \\S+ \\[OPTIONS\\](.*)$"),
                                          QRegularExpression::MultilineOption);
    for (const QString &place : usage.match(help).captured(1).split(u' ', Qt::SkipEmptyParts)) {
        if (!place.startsWith(u'['))
            out.places << place;
    }
    static const QRegularExpression option(q("^  (-[\\w-]+)(?:,(--[\\w-]+))?(?: (\\S+))?(?:  .*)?$"),
                                           QRegularExpression::MultilineOption);
    for (auto it = option.globalMatch(help); it.hasNext();) {
        const auto match = it.next();
        out.options << OptionSeen{match.captured(1), match.captured(3)};
    }
    return *cache.insert(command, out);
}

// The command with something in each of its places, none of which is there.
QStringList call(const QString &command)
{
    QStringList words{command};
    for (const QString &place : seen(command).places) {
        words << (place == q("VERDICT")  ? q("approve")
                  : place == q("ACTION") ? q("allow")
                  : place == q("VERB")   ? q("get")
                  : place == q("ENTRY")  ? q("1")
                                         : q("nowhere.credence"));
    }
    return words;
}

} // namespace

class TstCliUsage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(!qgetenv("CREDENCE_CLI").isEmpty(), "CREDENCE_CLI names the program");
        QVERIFY(commands().size() >= 39);
    }

    // Each option that takes a word of a list or a number.
    void aWrongWord_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("words");
        int rows = 0;
        for (const QString &command : commands()) {
            for (const OptionSeen &one : seen(command).options) {
                if (one.value == q("N") || one.value == q("WORD") || one.value.contains(u'|') ||
                    (command == q("add") && one.name == q("--jsonl"))) {
                    QTest::newRow(qPrintable(command + u' ' + one.name)) << command << one.name << one.value;
                    ++rows;
                }
            }
        }
        QVERIFY2(rows >= 38, QByteArray::number(rows));
    }

    void aWrongWord()
    {
        QFETCH(QString, command);
        QFETCH(QString, option);
        QFETCH(QString, words);
        for (const char *value : {"zork", "", "-7", "1e999", "nan", " "}) {
            // In one word with the name where it has a long one.
            const bool joined = option.startsWith(q("--"));
            const CliResult r = cliJson(
                call(command) << (joined ? QStringList{option + u'=' + q(value)} : QStringList{option, q(value)}));
            QVERIFY2(r.status == 2, r.told());
            QVERIFY2(r.isJson && r.json[q("error")][q("kind")].toString() == q("usage"), r.told());
            const QString said = r.json[q("error")][q("message")].toString();
            QVERIFY2(said.startsWith(option + u' '), r.told());
            QVERIFY2(said.contains(q("\"") + q(value) + q("\"")), r.told());
            for (const QString &word : words.split(u'|')) {
                if (words.contains(u'|'))
                    QVERIFY2(said.contains(word), r.told());
            }
        }
    }

    // Literal expectations, for those that name what they take in other ways too.
    void whatIsSaid_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *words, const char *said) { QTest::newRow(words) << q(words) << q(said); };
        const char *const kFormats =
            "credence-jsonl, generative-agents, chroma, hermes, mcp-memory, claude-mem, everos, engram, engram-sync, "
            "hebbs, hindsight, mem0, memos, langgraph, mcp-memory-service, basic-memory, letta, openclaw or markdown";
        row("list S --kind zork", "--kind takes episode, reflection or narrative, not \"zork\"");
        row("list S --kind epsode",
            "--kind takes episode, reflection or narrative, not \"epsode\"; did you mean episode?");
        row("list S --kind episode,zork", "--kind takes episode, reflection or narrative, not \"zork\"");
        row("list S --depth 3-1", "--depth can't be \"3-1\": it is a number or a range from low to high, such as 1-3");
        row("list S --limit 99999999999999999999", "--limit needs a whole number from 0, not \"99999999999999999999\"");
        row("list S --min-importance 1.5", "--min-importance needs a number from 0 to 1, not \"1.5\"");
        row("list S --since yesterday",
            "--since needs a time such as 2026-08-01 or 2026-08-01T09:12:13Z, not \"yesterday\"");
        row("recall S q -k 201", "-k needs a whole number from 1 to 200, not \"201\"");
        row("tree S --levels 257", "--levels needs a whole number from 1 to 256, not \"257\"");
        row("bench S --turns 0", "--turns needs a whole number from 1 to 1000, not \"0\"");
        row("export S out --only episodes", "--only takes beliefs, not \"episodes\"");
        row("decide S c aprove --as x",
            "VERDICT takes approve, reject, defer, merge or reopen, not \"aprove\"; did you mean approve?");
        row("undo S zork --as x", "ENTRY needs a whole number from 1, not \"zork\"");
        row("reflect S --preset hebs --estimate",
            "--preset takes generative-agents, hebbs, everos, engram or patterns, not \"hebs\"; did you mean hebbs?");
        row("reflect S --set zork --estimate", "--set can't be \"zork\": it is NAME=VALUE");
        row("reflect S --budget-cost -1 --estimate", "--budget-cost needs a number from 0, not \"-1\"");
        row("simulate S --threshold zork", "--threshold is a number above 0, at most 1000000, or off; not \"zork\".");
        row("simulate S --min-interval 2x",
            "--min-interval is a duration above 0 and at most 3650d, such as 2h, or off; not \"2x\".");
        row("simulate S --sweep 5:1:1",
            "--sweep can't be \"5:1:1\": A sweep goes from a low value to a high one in steps above 0.");
        row("simulate S --against zork",
            "--against takes generative-agents, hebbs, hebbs-nightly, everos, engram, patterns or in-force, not "
            "\"zork\"");
        row("watch S --interval 0s", "--interval can't be \"0s\": it is a duration from 0.1s to 24h, such as 30s");
        row("policy S get zork", "KEY can't be \"zork\", there is no such policy; policy --help lists the keys");
        row("policy S set privacy.helth allow --as x",
            "KEY can't be \"privacy.helth\", there is no such policy; did you mean privacy.health?");
        row("policy S set privacy.health zork --as x",
            "privacy.health is one of allow, review, redact, downgrade, block, not \"zork\".");
        row("policy S set trigger.importance -1 --as x",
            "trigger.importance is a number above 0, at most 1000000, or off; not \"-1\".");
        row("policy S set review.wait_hours 9999 --as x",
            "review.wait_hours is a number from 0 to 8760, not \"9999\".");
        row("policy S set trigger.runs zork --as x",
            "trigger.runs is one of generative-agents, hebbs, everos, engram, patterns, not \"zork\".");
        row("policy S set approval.channels zork --as x", "approval.channels may hold gui, cli, not \"zork\".");
        row("providers --set a --price-in -1 --price-out 1", "--price-in needs a number from 0, not \"-1\"");
        row("erase S --about= --preview", "--about needs a value, not \"\"");
        row("list S --scope=", "--scope needs a value, not \"\"");
        QTest::newRow("import --format") << q("import S nowhere --format zork")
                                         << q("--format takes ") + q(kFormats) + q(", not \"zork\"");
        QTest::newRow("handback --system") << q("handback S out --format chroma --system zork --preview")
                                           << q("--system takes ") + q(kFormats) + q(", not \"zork\"");
        // What is no command, no option, too much or too little.
        row("lst S", "There is no command \"lst\"; did you mean list?");
        row("helth S", "There is no command \"helth\"; did you mean health?");
        row("zork S", "There is no command \"zork\"; credence-cli --help lists what there is");
        row("--versoin", "There is no option \"--versoin\"; did you mean --version?");
        row("--completion zork", "--completion takes bash, zsh or fish, not \"zork\"");
        row("list S --knd episode", "list has no option --knd; did you mean --kind?");
        row("list S --zork=1", "list has no option --zork; credence-cli list --help lists them");
        row("info S extra",
            "info takes nothing more, but there is \"extra\"; credence-cli info --help says what it takes");
        row("list", "list needs STORE; credence-cli list --help says what it takes");
        row("decide S c approve", "decide needs --as; credence-cli decide --help says what it takes");
        row("list S --kind", "--kind needs a value");
    }

    void whatIsSaid()
    {
        QFETCH(QString, words);
        QFETCH(QString, said);
        const CliResult r = cli(words.split(u' '));
        QVERIFY2(r.status == 2, r.told());
        QCOMPARE(QString::fromUtf8(r.err), q("credence-cli: ") + said + u'\n');
        QVERIFY2(r.out.isEmpty(), r.told());
    }

    // An option that was given an empty word is most likely a variable that was not set; it does not mean "all".
    void anEmptyWordIsNoValue()
    {
        const QStringList may{q("add --text"), q("scan --text"), q("providers --embedding-model")};
        int tried = 0;
        for (const QString &command : commands()) {
            for (const OptionSeen &one : seen(command).options) {
                if (one.value.isEmpty() || !one.name.startsWith(q("--")) || may.contains(command + u' ' + one.name))
                    continue;
                const CliResult r = cli(call(command) << one.name + u'=');
                QVERIFY2(r.status == 2 && r.err.contains(one.name.toUtf8() + ' ') && r.err.contains("\"\""),
                         qPrintable(command + u' ' + one.name + u'\n' + QString::fromUtf8(r.told())));
                ++tried;
            }
        }
        QVERIFY(tried >= 120);
    }
};

CREDENCE_TEST(tst_cli_usage, TstCliUsage)

} // namespace tst_cli_usage

#include "tst_cli_usage.moc"
