// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Every command against its contract: the keys of its JSON, its exit statuses, and what it does to the store.
#include "support/cli.h"
#include "support/registry.h"

#include <QTest>

namespace tst_cli_commands {

using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;
using credence::test::hashOf;
using credence::test::idsOf;
using credence::test::missing;
using credence::test::strings;
using credence::test::writeFile;

namespace {

// b1 on e1 e2 e3, b2 on b1 e4, b3 on e4 e5; all of one scope.
const char *const kLines = R"({"record":"header","format":"credence-jsonl","version":1}
{"record":"memory","id":"e1","kind":"episode","scope":"ada","text":"First episode","created":"2026-08-01T10:00:00Z","importance":0.2,"tags":["auth"]}
{"record":"memory","id":"e2","kind":"episode","scope":"ada","text":"Second episode","created":"2026-08-02T10:00:00Z","importance":0.4}
{"record":"memory","id":"e3","kind":"episode","scope":"ada","text":"Third episode","created":"2026-08-03T10:00:00Z","importance":0.6}
{"record":"memory","id":"e4","kind":"episode","scope":"ada","text":"Fourth episode","created":"2026-08-04T10:00:00Z","importance":0.8}
{"record":"memory","id":"e5","kind":"episode","scope":"ada","text":"Fifth episode about llamas","created":"2026-08-05T10:00:00Z"}
{"record":"memory","id":"b1","kind":"reflection","shape":"insight","scope":"ada","text":"A belief","created":"2026-08-06T10:00:00Z","importance":0.9,"evidence":[{"id":"e1"},{"id":"e2","quote":"Second"},{"id":"e3"}]}
{"record":"memory","id":"b2","kind":"reflection","shape":"insight","scope":"ada","text":"A belief over a belief","created":"2026-08-07T10:00:00Z","evidence":[{"id":"b1"},{"id":"e4"}]}
{"record":"memory","id":"b3","kind":"reflection","shape":"belief","scope":"ada","text":"Another belief","created":"2026-08-08T10:00:00Z","evidence":[{"id":"e4"},{"id":"e5"},{"id":"e1","role":"contradicts"}]}
)";

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TstCliCommands : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_store;

    // A store with kLines that a person may curate through the command line.
    bool fill(const char *channels = "gui,cli")
    {
        static int count = 0;
        m_store = m_folder.filePath(QStringLiteral("s%1.credence").arg(++count));
        const QString lines = m_folder.filePath(q("lines.jsonl"));
        return writeFile(lines, kLines) &&
               cli({q("init"), m_store, q("--scope"), q("ada"), q("--approval-channels"), q(channels)}).status == 0 &&
               cli({q("import"), m_store, lines}).status == 0;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(!qgetenv("CREDENCE_CLI").isEmpty(), "CREDENCE_CLI names the program"); }

    void versionAndHelp()
    {
        const CliResult version = cli({q("--version")});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("credence-cli 0."));
        QCOMPARE(cli({q("--help")}).status, 0);
        for (const char *name :
             {"init",   "import",  "formats", "add",       "info",   "list", "tree", "show",   "why",    "impact",
              "health", "retract", "restore", "supersede", "ledger", "undo", "redo", "verify", "export", "bench"}) {
            const CliResult help = cli({q(name), q("--help")});
            QVERIFY2(help.status == 0, name);
            QVERIFY2(help.out.contains("--json"), name);
        }
    }

    void usageIsTwo()
    {
        QCOMPARE(cli({}).status, 2);
        QCOMPARE(cli({q("dance")}).status, 2);
        QCOMPARE(cli({q("info")}).status, 2);
        QVERIFY(fill());
        QCOMPARE(cli({q("list"), m_store, q("--kind"), q("dream")}).status, 2);
        QCOMPARE(cli({q("list"), m_store, q("--since"), q("soon")}).status, 2);
        QCOMPARE(cli({q("list"), m_store, q("--depth"), q("deep")}).status, 2);
        QCOMPARE(cli({q("health"), m_store, q("--fail-on"), q("doom")}).status, 2);
        QCOMPARE(cli({q("retract"), m_store, q("e1"), q("--as"), q("Sam")}).status, 2);       // no reason
        QCOMPARE(cli({q("retract"), m_store, q("e1"), q("--reason"), q("wrong")}).status, 2); // nobody
        QCOMPARE(cli({q("undo"), m_store, q("first"), q("--as"), q("Sam")}).status, 2);
        QCOMPARE(cli({q("add"), m_store}).status, 2);
        QCOMPARE(cli({q("add"), m_store, q("--text"), q("x"), q("--importance"), q("7")}).status, 2);
        QCOMPARE(cli({q("export"), m_store, m_store}).status, 2);
        const CliResult json = cliJson({q("list"), m_store, q("--kind"), q("dream")});
        QCOMPARE(json.status, 2);
        QVERIFY2(json.isJson, json.told());
        QCOMPARE(json.json[q("error")][q("code")].toInt(), 2);
        QVERIFY(!json.err.isEmpty());
    }

    void missingIsThree()
    {
        const QString nowhere = m_folder.filePath(q("nowhere.credence"));
        for (const char *name : {"info", "list", "tree", "health", "ledger", "verify"})
            QVERIFY2(cli({q(name), nowhere}).status == 3, name);
        QVERIFY(!QFile::exists(nowhere));
        QVERIFY(fill());
        for (const char *name : {"show", "why", "impact"}) {
            const CliResult r = cliJson({q(name), m_store, q("nobody")});
            QVERIFY2(r.status == 3, name);
            QVERIFY(r.isJson);
            QCOMPARE(r.json[q("error")][q("code")].toInt(), 3);
        }
        QCOMPARE(cli({q("info"), m_store, q("--scope"), q("nobody")}).status, 3);
        QCOMPARE(cli({q("import"), m_store, m_folder.filePath(q("nothing.jsonl"))}).status, 3);
    }

    void makesAStore()
    {
        const QString path = m_folder.filePath(q("new.credence"));
        const CliResult made = cliJson({q("init"), path, q("--scope"), q("ada")});
        QVERIFY2(made.status == 0 && made.isJson, made.told());
        QCOMPARE(missing(made.json, q("path schema_version")), QStringList());
        QCOMPARE(made.json[q("path")].toString(), path);
        const QByteArray before = hashOf(path);
        QCOMPARE(cli({q("init"), path}).status, 4); // it exists
        QCOMPARE(hashOf(path), before);
        const CliResult info = cliJson({q("info"), path});
        QCOMPARE(info.json[q("memories")].toInt(), 0);
        QCOMPARE(strings(info.json[q("approval_channels")]), QStringList{q("gui")});
    }

    void importMakesTheStoreAndTakesOnlyWhatIsNew()
    {
        const QString lines = m_folder.filePath(q("import.jsonl"));
        const QString path = m_folder.filePath(q("import.credence"));
        QVERIFY(writeFile(lines, kLines));
        const CliResult preview = cliJson({q("import"), path, lines, q("--preview")});
        QVERIFY2(preview.status == 0 && preview.isJson, preview.told());
        QCOMPARE(preview.json[q("added")].toInt(), 8);
        QVERIFY(preview.json[q("ledger")].isNull());
        QVERIFY(!QFile::exists(path));

        const CliResult first = cliJson({q("import"), path, lines});
        QVERIFY2(first.status == 0 && first.isJson, first.told());
        QCOMPARE(missing(first.json, q("format scopes read added updated unchanged vanished skipped problems ledger")),
                 QStringList());
        QVERIFY(first.err.contains("made it"));
        QCOMPARE(first.json[q("format")].toString(), q("credence-jsonl"));
        QCOMPARE(strings(first.json[q("scopes")]), QStringList{q("ada")});
        QCOMPARE(first.json[q("added")].toInt(), 8);
        const CliResult again = cliJson({q("import"), path, lines});
        QCOMPARE(again.json[q("added")].toInt(), 0);
        QCOMPARE(again.json[q("unchanged")].toInt(), 8);
    }

    void importReportsProblems()
    {
        const QString lines = m_folder.filePath(q("problems.jsonl"));
        QVERIFY(writeFile(
            lines, QByteArray(kLines) +
                       "{broken\n"
                       "{\"record\":\"memory\",\"id\":\"e1\",\"kind\":\"episode\",\"text\":\"again\"}"
                       "\n"
                       "{\"record\":\"candidate\",\"id\":\"c1\",\"action\":\"add\",\"scope\":\"ada\","
                       "\"text\":\"t\",\"evidence\":[{\"id\":\"e1\"},{\"id\":\"e2\"}],\"state\":\"approved\"}\n"));
        const CliResult r = cliJson({q("import"), m_folder.filePath(q("problems.credence")), lines});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(r.json[q("added")].toInt(), 8);
        QCOMPARE(r.json[q("skipped")].toInt(), 2);
        const QJsonArray problems = r.json[q("problems")].toArray();
        QCOMPARE(int(problems.size()), 2);
        QCOMPARE(missing(problems[0].toObject(), q("where kind message")), QStringList());
        QCOMPARE(problems[0][q("kind")].toString(), q("bad-json"));
        QVERIFY(problems[0][q("where")].toString().contains(q("10")));
        QCOMPARE(problems[1][q("kind")].toString(), q("duplicate-id"));
        // Whatever was read is in one of the sums; what was approved elsewhere is information here, and no more.
        QCOMPARE(r.json[q("kept")].toInt(), 1);
        QCOMPARE(r.json[q("read")].toInt(), 8 + 2 + 1);
        const CliResult info = cliJson({q("info"), m_folder.filePath(q("problems.credence"))});
        QCOMPARE(info.json[q("candidates")][q("approved")].toInt(-1), 0);
        QCOMPARE(info.json[q("candidates")][q("imported")].toInt(-1), 1);
    }

    void formats()
    {
        const CliResult r = cliJson({q("formats")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        const QJsonArray list = r.json[q("formats")].toArray();
        QStringList names;
        for (const QJsonValue &format : list) {
            QCOMPARE(missing(format.toObject(), q("name reads writes detects")), QStringList());
            names << format[q("name")].toString();
        }
        QVERIFY(names.contains(q("credence-jsonl")));
        QVERIFY(names.contains(q("generative-agents")));
    }

    void add()
    {
        QVERIFY(fill("gui")); // writing is not approving
        const CliResult one = cliJson({q("add"), m_store, q("--text"), q("A new thing"), q("--importance"), q("0.7"),
                                       q("--at"), q("2026-08-09T10:00:00Z"), q("--tag"), q("x"), q("--tag"), q("y")});
        QVERIFY2(one.status == 0 && one.isJson, one.told());
        QCOMPARE(int(one.json[q("ids")].toArray().size()), 1);
        const QString id = one.json[q("ids")][0].toString();
        const CliResult shown = cliJson({q("show"), m_store, id});
        QCOMPARE(shown.json[q("text")].toString(), q("A new thing"));
        QCOMPARE(shown.json[q("importance")].toDouble(), 0.7);
        QCOMPARE(shown.json[q("created")].toString(), q("2026-08-09T10:00:00Z"));
        QCOMPARE(shown.json[q("origin")].toString(), q("agent"));
        QCOMPARE(shown.json[q("scope")].toString(), q("ada"));
        QCOMPARE(strings(shown.json[q("tags")]), (QStringList{q("x"), q("y")}));

        const CliResult named = cliJson({q("add"), m_store, q("--text"), q("Named"), q("--id"), q("mine")});
        QCOMPARE(strings(named.json[q("ids")]), QStringList{q("mine")});
        QCOMPARE(cli({q("add"), m_store, q("--text"), q("Named"), q("--id"), q("mine")}).status, 4);

        // Through standard input, with a belief that cites two.
        const CliResult lines = cliJson(
            {q("add"), m_store, q("--jsonl"), q("-")},
            "{\"record\":\"memory\",\"id\":\"j1\",\"kind\":\"episode\",\"scope\":\"ada\",\"text\":\"from a pipe\"}\n"
            "{\"record\":\"memory\",\"id\":\"j2\",\"kind\":\"reflection\",\"shape\":\"insight\",\"scope\":\"ada\","
            "\"text\":\"said twice\",\"evidence\":[{\"id\":\"j1\"},{\"id\":\"e1\"}]}\n");
        QVERIFY2(lines.status == 0 && lines.isJson, lines.told());
        QCOMPARE(strings(lines.json[q("ids")]), (QStringList{q("j1"), q("j2")}));
        // The floor is two.
        const QByteArray floor = "{\"record\":\"memory\",\"id\":\"j3\",\"kind\":\"reflection\",\"shape\":\"insight\","
                                 "\"scope\":\"ada\",\"text\":\"once\",\"evidence\":[{\"id\":\"j1\"}]}";
        const CliResult refused = cliJson({q("add"), m_store, q("--jsonl"), q("-")}, floor);
        QCOMPARE(refused.status, 4);
        QCOMPARE(cli({q("show"), m_store, q("j3")}).status, 3);
        // A candidate is none of an agent's memories, and is not passed over in silence.
        const CliResult candidate =
            cliJson({q("add"), m_store, q("--jsonl"), q("-")},
                    "{\"record\":\"memory\",\"id\":\"j4\",\"scope\":\"ada\",\"text\":\"one\"}\n"
                    "{\"record\":\"candidate\",\"id\":\"c1\",\"action\":\"add\",\"text\":\"t\"}\n");
        QVERIFY2(candidate.status == 0, candidate.told());
        QCOMPARE(candidate.json[q("problems")].toArray().size(), 1);
        QVERIFY2(candidate.err.contains("line 2") && candidate.err.contains("the candidate is not taken"),
                 candidate.err);
        // Why is a question that white space does not answer.
        for (const char *blank : {"", "  "})
            QCOMPARE(cli({q("retract"), m_store, q("j4"), q("--reason"), q(blank), q("--as"), q("ada")}).status, 2);
    }

    void info()
    {
        QVERIFY(fill());
        const QByteArray before = hashOf(m_store);
        const CliResult r = cliJson({q("info"), m_store});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(
            missing(r.json, q("memories by_kind by_depth by_status links scopes candidates flags ledger by_scope")),
            QStringList());
        QCOMPARE(r.json[q("memories")].toInt(), 8);
        QCOMPARE(r.json[q("by_kind")][q("episode")].toInt(), 5);
        QCOMPARE(r.json[q("by_kind")][q("reflection")].toInt(), 3);
        QCOMPARE(r.json[q("by_kind")][q("narrative")].toInt(-1), 0);
        QCOMPARE(r.json[q("by_depth")][q("0")].toInt(), 5);
        QCOMPARE(r.json[q("by_depth")][q("1")].toInt(), 2);
        QCOMPARE(r.json[q("by_depth")][q("2")].toInt(), 1);
        QCOMPARE(r.json[q("by_status")][q("active")].toInt(), 8);
        QCOMPARE(r.json[q("links")][q("supports")].toInt(), 7);
        QCOMPARE(r.json[q("links")][q("contradicts")].toInt(), 1);
        QCOMPARE(r.json[q("links")][q("merged_from")].toInt(-1), 0);
        QCOMPARE(r.json[q("links")][q("dangling")].toInt(-1), 0);
        QCOMPARE(strings(r.json[q("scopes")]), QStringList{q("ada")});
        QCOMPARE(r.json[q("candidates")][q("pending")].toInt(-1), 0);
        QCOMPARE(r.json[q("flags")][q("open")].toInt(-1), 0);
        QCOMPARE(r.json[q("ledger")][q("entries")].toInt(), 2);
        QCOMPARE(r.json[q("ledger")][q("head")].toString().size(), 64);
        QCOMPARE(r.json[q("by_scope")][q("ada")][q("memories")].toInt(), 8);
        QCOMPARE(hashOf(m_store), before); // reading changes nothing
    }

    void list()
    {
        QVERIFY(fill());
        const CliResult all = cliJson({q("list"), m_store});
        QVERIFY2(all.status == 0 && all.isJson, all.told());
        QCOMPARE(idsOf(all.json[q("memories")]),
                 (QStringList{q("e1"), q("e2"), q("e3"), q("e4"), q("e5"), q("b1"), q("b2"), q("b3")}));
        QVERIFY(all.json.contains(q("next")) && all.json[q("next")].isNull());
        for (const QJsonValue &memory : all.json[q("memories")].toArray())
            QCOMPARE(missing(memory.toObject(), q("id kind shape depth text importance status confidence created scope "
                                                  "source_ref")),
                     QStringList());
        QCOMPARE(all.json[q("memories")][5][q("confidence")].toString(), q("low"));
        QVERIFY(all.json[q("memories")][0][q("confidence")].isNull());
        QVERIFY(all.json[q("memories")][4][q("importance")].isNull());

        const auto ids = [&](const QStringList &options) {
            return idsOf(cliJson(QStringList{q("list"), m_store} + options).json[q("memories")]).join(u' ');
        };
        QCOMPARE(ids({q("--kind"), q("reflection")}), q("b1 b2 b3"));
        QCOMPARE(ids({q("--depth"), q("2")}), q("b2"));
        QCOMPARE(ids({q("--depth"), q("1-")}), q("b1 b2 b3"));
        QCOMPARE(ids({q("--status"), q("stale")}), QString());
        QCOMPARE(ids({q("--text"), q("llama")}), q("e5"));
        QCOMPARE(ids({q("--tag"), q("auth")}), q("e1"));
        QCOMPARE(ids({q("--since"), q("2026-08-07")}), q("b2 b3"));
        QCOMPARE(ids({q("--until"), q("2026-08-02T10:00:00Z")}), q("e1 e2"));
        QCOMPARE(ids({q("--min-importance"), q("0.8")}), q("e4 b1"));
        QCOMPARE(ids({q("--kind"), q("reflection"), q("--sort=-depth")}).left(2), q("b2"));

        // Pages, one after the other, give the whole.
        QStringList paged;
        QString after;
        for (int page = 0; page < 5; ++page) {
            QStringList arguments{q("list"), m_store, q("--limit"), q("3")};
            if (!after.isEmpty())
                arguments << q("--after") << after;
            const CliResult r = cliJson(arguments);
            paged += idsOf(r.json[q("memories")]);
            if (r.json[q("next")].isNull())
                break;
            after = r.json[q("next")].toString();
        }
        QCOMPARE(paged, idsOf(all.json[q("memories")]));
    }

    void tree()
    {
        QVERIFY(fill());
        const CliResult r = cliJson({q("tree"), m_store});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        const QJsonArray roots = r.json[q("roots")].toArray();
        QCOMPARE(idsOf(roots), (QStringList{q("b2"), q("b3")}));
        QCOMPARE(missing(roots[0].toObject(), q("id text depth children")), QStringList());
        QCOMPARE(idsOf(roots[0][q("children")]), (QStringList{q("b1"), q("e4")}));
        QCOMPARE(idsOf(roots[0][q("children")][0][q("children")]), (QStringList{q("e1"), q("e2"), q("e3")}));
        const CliResult one = cliJson({q("tree"), m_store, q("--root"), q("b1"), q("--levels"), q("1")});
        QCOMPARE(idsOf(one.json[q("roots")]), QStringList{q("b1")});
        QCOMPARE(one.json[q("roots")][0][q("more")].toInt(), 3);
        QCOMPARE(int(one.json[q("roots")][0][q("children")].toArray().size()), 0);
        const CliResult text = cli({q("tree"), m_store});
        QVERIFY2(text.out.contains("A belief over a belief"), text.told());
        QVERIFY(text.out.contains("├─"));
        QVERIFY(!text.out.contains('\x1b')); // not a terminal: no colours
    }

    void treeMarksRepeats()
    {
        const QString lines = m_folder.filePath(q("dag.jsonl"));
        QVERIFY(writeFile(lines, "{\"record\":\"memory\",\"id\":\"e1\",\"kind\":\"episode\",\"text\":\"one\"}\n"
                                 "{\"record\":\"memory\",\"id\":\"e2\",\"kind\":\"episode\",\"text\":\"two\"}\n"
                                 "{\"record\":\"memory\",\"id\":\"b1\",\"kind\":\"reflection\",\"text\":\"shared\","
                                 "\"evidence\":[{\"id\":\"e1\"},{\"id\":\"e2\"}]}\n"
                                 "{\"record\":\"memory\",\"id\":\"b2\",\"kind\":\"reflection\",\"text\":\"left\","
                                 "\"evidence\":[{\"id\":\"b1\"},{\"id\":\"e1\"}]}\n"
                                 "{\"record\":\"memory\",\"id\":\"b3\",\"kind\":\"reflection\",\"text\":\"right\","
                                 "\"evidence\":[{\"id\":\"b1\"},{\"id\":\"e2\"}]}\n"));
        const QString path = m_folder.filePath(q("dag.credence"));
        QCOMPARE(cli({q("import"), path, lines}).status, 0);
        const CliResult r = cliJson({q("tree"), path});
        const QJsonValue first = r.json[q("roots")][0][q("children")][0];
        const QJsonValue second = r.json[q("roots")][1][q("children")][0];
        QCOMPARE(first[q("id")].toString(), q("b1"));
        QCOMPARE(int(first[q("children")].toArray().size()), 2);
        QCOMPARE(second[q("id")].toString(), q("b1"));
        QCOMPARE(second[q("repeated")].toBool(), true);
        QCOMPARE(int(second[q("children")].toArray().size()), 0);
    }

    void show()
    {
        QVERIFY(fill());
        const CliResult r = cliJson({q("show"), m_store, q("b1")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(missing(r.json, q("id kind shape depth text importance status confidence created scope source_ref "
                                   "stored_depth valid_from valid_to session actor origin evidence dependents flags "
                                   "history extra")),
                 QStringList());
        QCOMPARE(idsOf(r.json[q("evidence")]), (QStringList{q("e1"), q("e2"), q("e3")}));
        QCOMPARE(missing(r.json[q("evidence")][0].toObject(), q("id role granularity quote dangling")), QStringList());
        QCOMPARE(r.json[q("evidence")][1][q("quote")].toString(), q("Second"));
        QCOMPARE(strings(r.json[q("dependents")]), QStringList{q("b2")});
        QCOMPARE(r.json[q("history")][0][q("kind")].toString(), q("import"));
        QVERIFY(r.json[q("extra")].isObject());
    }

    void why()
    {
        QVERIFY(fill());
        const CliResult r = cliJson({q("why"), m_store, q("b2")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(missing(r.json, q("id leaves evidence contradicting depth stored_depth confidence confidence_reason "
                                   "ungrounded single_source echo chain made_by")),
                 QStringList());
        QCOMPARE(strings(r.json[q("leaves")]), (QStringList{q("e1"), q("e2"), q("e3"), q("e4")}));
        QCOMPARE(idsOf(r.json[q("evidence")]), (QStringList{q("b1"), q("e4")}));
        QCOMPARE(idsOf(r.json[q("chain")]), (QStringList{q("b2"), q("b1"), q("e1"), q("e2"), q("e3"), q("e4")}));
        QCOMPARE(r.json[q("depth")].toInt(), 2);
        QCOMPARE(r.json[q("confidence")].toString(), q("low"));
        QCOMPARE(r.json[q("ungrounded")].toBool(), false);
        QCOMPARE(r.json[q("echo")].toDouble(), 0.0);
        QCOMPARE(missing(r.json[q("made_by")].toObject(), q("run model approved_by at channel")), QStringList());
        QVERIFY(r.json[q("made_by")][q("origin")].toString().contains(q("lines.jsonl")));
        QCOMPARE(idsOf(cliJson({q("why"), m_store, q("b3")}).json[q("contradicting")]), QStringList{q("e1")});

        QVERIFY(cli({q("why"), m_store, q("b2")}).out.contains("In words"));
        QVERIFY(cli({q("why"), m_store, q("b2"), q("--to"), q("md")}).out.startsWith("# Why: "));
        QVERIFY(cli({q("why"), m_store, q("b2"), q("--to"), q("dot")}).out.startsWith("digraph"));
        QCOMPARE(cliJson({q("why"), m_store, q("b2"), q("--to"), q("html")}).status, 2);
        const QString out = m_folder.filePath(q("why.html"));
        const CliResult file = cliJson({q("why"), m_store, q("b2"), q("--to"), q("html"), q("--out"), out});
        QVERIFY2(file.status == 0 && file.isJson, file.told());
        QCOMPARE(qint64(file.json[q("bytes")].toInteger()), QFile(out).size());
        const QByteArray before = hashOf(m_store);
        QCOMPARE(cli({q("why"), m_store, q("b2"), q("--out"), m_store}).status, 2);
        QCOMPARE(hashOf(m_store), before);
    }

    void impactEqualsWhatRetractDoes()
    {
        QVERIFY(fill());
        const CliResult preview = cliJson({q("impact"), m_store, q("e1"), q("e2")});
        QVERIFY2(preview.status == 0 && preview.isJson, preview.told());
        QCOMPARE(missing(preview.json, q("dependents becomes_stale becomes_suspect unaffected")), QStringList());
        QCOMPARE(preview.json[q("dependents")].toInt(), 2);
        QCOMPARE(strings(preview.json[q("becomes_stale")]), (QStringList{q("b1"), q("b2")}));
        QCOMPARE(strings(preview.json[q("becomes_suspect")]), QStringList());
        QCOMPARE(preview.json[q("unaffected")].toInt(), 0);
        QCOMPARE(
            strings(cliJson({q("impact"), m_store, q("e1"), q("--action"), q("erase")}).json[q("becomes_suspect")]),
            QStringList{q("b1")});

        const CliResult done =
            cliJson({q("retract"), m_store, q("e1"), q("e2"), q("--reason"), q("wrong"), q("--as"), q("Sam")});
        QVERIFY2(done.status == 0 && done.isJson, done.told());
        QStringList changed = strings(done.json[q("changed")]);
        changed.sort();
        QCOMPARE(changed, (QStringList{q("b1"), q("b2"), q("e1"), q("e2")}));
        QCOMPARE(done.json[q("ledger")].toInt(), 3);
        QCOMPARE(cliJson({q("show"), m_store, q("b2")}).json[q("status")].toString(), q("stale"));
        QCOMPARE(idsOf(cliJson({q("list"), m_store, q("--status"), q("stale")}).json[q("memories")]),
                 (QStringList{q("b1"), q("b2")}));

        const CliResult back =
            cliJson({q("restore"), m_store, q("e1"), q("e2"), q("--reason"), q("right"), q("--as"), q("Sam")});
        QVERIFY2(back.status == 0, back.told());
        QCOMPARE(cliJson({q("info"), m_store}).json[q("by_status")][q("active")].toInt(), 8);
    }

    void supersede()
    {
        QVERIFY(fill());
        const CliResult r =
            cliJson({q("supersede"), m_store, q("b1"), q("b3"), q("--reason"), q("newer"), q("--as"), q("Sam")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(cliJson({q("show"), m_store, q("b1")}).json[q("status")].toString(), q("superseded"));
        QCOMPARE(cliJson({q("show"), m_store, q("b1")}).json[q("superseded_by")].toString(), q("b3"));
        QCOMPARE(cliJson({q("show"), m_store, q("b2")}).json[q("status")].toString(), q("stale"));
        // A replacement must not rest on what it replaces.
        QCOMPARE(cli({q("supersede"), m_store, q("e4"), q("b3"), q("--reason"), q("x"), q("--as"), q("Sam")}).status,
                 4);
    }

    void approvalChannelsRefuse()
    {
        QVERIFY(fill("gui"));
        const QByteArray before = cliJson({q("info"), m_store}).json[q("ledger")][q("head")].toString().toUtf8();
        for (const QStringList &command :
             {QStringList{q("retract"), m_store, q("e1")}, QStringList{q("restore"), m_store, q("e1")},
              QStringList{q("supersede"), m_store, q("b1"), q("b3")}}) {
            const CliResult r = cliJson(command + QStringList{q("--reason"), q("x"), q("--as"), q("Sam")});
            QVERIFY2(r.status == 4, r.told());
            QVERIFY2(r.json[q("error")][q("message")].toString().contains(q("channel")), r.told());
        }
        QCOMPARE(cli({q("undo"), m_store, q("2"), q("--as"), q("Sam")}).status, 4);
        QCOMPARE(cliJson({q("info"), m_store}).json[q("ledger")][q("head")].toString().toUtf8(), before);
        QCOMPARE(cliJson({q("show"), m_store, q("e1")}).json[q("status")].toString(), q("active"));
    }

    void ledgerUndoRedoVerify()
    {
        QVERIFY(fill());
        QCOMPARE(cli({q("retract"), m_store, q("b1"), q("--reason"), q("wrong"), q("--as"), q("Sam")}).status, 0);
        const CliResult ledger = cliJson({q("ledger"), m_store});
        QVERIFY2(ledger.status == 0 && ledger.isJson, ledger.told());
        const QJsonArray entries = ledger.json[q("entries")].toArray();
        QCOMPARE(int(entries.size()), 3);
        QCOMPARE(entries[0][q("kind")].toString(), q("retract"));
        QCOMPARE(entries[0][q("who")].toString(), q("Sam"));
        QCOMPARE(entries[0][q("channel")].toString(), q("cli"));
        QCOMPARE(entries[0][q("reason")].toString(), q("wrong"));
        QCOMPARE(entries[0][q("previous")].toString(), entries[1][q("hash")].toString());
        QCOMPARE(entries[2][q("kind")].toString(), q("init"));
        const CliResult page = cliJson({q("ledger"), m_store, q("--limit"), q("2")});
        QCOMPARE(page.json[q("next")].toInt(), 2);
        QCOMPARE(int(cliJson({q("ledger"), m_store, q("--after"), q("2")}).json[q("entries")].toArray().size()), 1);

        const CliResult undone = cliJson({q("undo"), m_store, q("3"), q("--as"), q("Sam")});
        QVERIFY2(undone.status == 0 && undone.isJson, undone.told());
        QCOMPARE(undone.json[q("ledger")].toInt(), 4);
        QCOMPARE(cliJson({q("show"), m_store, q("b1")}).json[q("status")].toString(), q("active"));
        QCOMPARE(cliJson({q("show"), m_store, q("b2")}).json[q("status")].toString(), q("active"));
        const CliResult redone = cliJson({q("redo"), m_store, q("3"), q("--as"), q("Sam")});
        QVERIFY2(redone.status == 0, redone.told());
        QCOMPARE(cliJson({q("show"), m_store, q("b1")}).json[q("status")].toString(), q("retracted"));
        QCOMPARE(cli({q("undo"), m_store, q("99"), q("--as"), q("Sam")}).status, 3);

        const CliResult verified = cliJson({q("verify"), m_store});
        QVERIFY2(verified.status == 0 && verified.isJson, verified.told());
        QCOMPARE(missing(verified.json, q("ok count broken_at erased_payloads schema_ok by_scope")), QStringList());
        QCOMPARE(verified.json[q("ok")].toBool(), true);
        QCOMPARE(verified.json[q("count")].toInt(), 5);
        QVERIFY(verified.json[q("broken_at")].isNull());
    }

    void health()
    {
        QVERIFY(fill());
        const CliResult r = cliJson({q("health"), m_store});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(missing(r.json, q("findings summary grounding by_scope")), QStringList());
        QCOMPARE(missing(r.json[q("grounding")].toObject(),
                         q("reflections with_evidence ungrounded single_source max_depth distinct_texts leaves_used "
                           "largest_blast_radius")),
                 QStringList());
        QCOMPARE(r.json[q("grounding")][q("reflections")].toInt(), 3);
        QCOMPARE(r.json[q("grounding")][q("leaves_used")].toInt(), 5);
        QCOMPARE(r.json[q("grounding")][q("largest_blast_radius")][q("id")].toString(), q("e1"));
        QCOMPARE(r.json[q("grounding")][q("largest_blast_radius")][q("dependents")].toInt(), 2);
        const QJsonArray findings = r.json[q("findings")].toArray();
        // "A belief over a belief" has no word that "A belief", which it cites, lacks.
        QCOMPARE(idsOf(findings), (QStringList{q("contradicted:b3"), q("paraphrase:b2")}));
        QCOMPARE(missing(findings[0].toObject(), q("id kind severity memory memories message")), QStringList());
        QCOMPARE(findings[0][q("memory")].toString(), q("b3"));
        QCOMPARE(strings(findings[0][q("memories")]), QStringList{q("e1")});
        QCOMPARE(r.json[q("summary")][q("contradicted")].toInt(), 1);
        QCOMPARE(r.json[q("summary")][q("dangling")].toInt(-1), 0);
        QCOMPARE(cli({q("health"), m_store, q("--fail-on"), q("error")}).status, 1);
        QCOMPARE(cli({q("health"), m_store, q("--kind"), q("dangling,stale"), q("--fail-on"), q("info")}).status, 0);
    }

    void exportAndBack()
    {
        QVERIFY(fill());
        const QString out = m_folder.filePath(q("out.jsonl"));
        const CliResult r = cliJson({q("export"), m_store, out, q("--format"), q("jsonl")});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(missing(r.json, q("written bytes path")), QStringList());
        QCOMPARE(qint64(r.json[q("bytes")].toInteger()), QFile(out).size());
        const QString copy = m_folder.filePath(q("copy.credence"));
        QCOMPARE(cliJson({q("import"), copy, out}).json[q("added")].toInt(), 8);
        QCOMPARE(cliJson({q("list"), copy}).json[q("memories")], cliJson({q("list"), m_store}).json[q("memories")]);
        QCOMPARE(cliJson({q("health"), copy}).json[q("grounding")],
                 cliJson({q("health"), m_store}).json[q("grounding")]);
    }

    void scopes()
    {
        const QString lines = m_folder.filePath(q("two.jsonl"));
        QVERIFY(writeFile(
            lines,
            "{\"record\":\"memory\",\"id\":\"a1\",\"kind\":\"episode\",\"scope\":\"ada\",\"text\":\"of ada\"}\n"
            "{\"record\":\"memory\",\"id\":\"b1\",\"kind\":\"episode\",\"scope\":\"bob\",\"text\":\"of bob\"}\n"
            "{\"record\":\"memory\",\"id\":\"b2\",\"kind\":\"episode\",\"scope\":\"bob\",\"text\":\"of bob, too\"}\n"));
        const QString path = m_folder.filePath(q("two.credence"));
        QCOMPARE(cli({q("import"), path, lines}).status, 0);
        const CliResult info = cliJson({q("info"), path});
        QCOMPARE(info.json[q("memories")].toInt(), 3);
        QCOMPARE(info.json[q("by_scope")][q("bob")][q("memories")].toInt(), 2);
        QCOMPARE(cliJson({q("info"), path, q("--scope"), q("bob")}).json[q("memories")].toInt(), 2);
        QCOMPARE(idsOf(cliJson({q("list"), path, q("--scope"), q("ada")}).json[q("memories")]), QStringList{q("a1")});
        QCOMPARE(cliJson({q("list"), path}).json[q("by_scope")][q("bob")][q("memories")].toInt(), 2);
        for (const QStringList &command :
             {QStringList{q("tree"), path}, QStringList{q("add"), path, q("--text"), q("whose?")}}) {
            const CliResult r = cliJson(command);
            QVERIFY2(r.status == 2, r.told());
            QVERIFY(r.err.contains("ada") && r.err.contains("bob"));
        }
        QCOMPARE(cli({q("tree"), path, q("--scope"), q("ada")}).status, 0);
        QCOMPARE(cli({q("list"), path, q("--scope"), q("eve")}).status, 3);
    }

    void hostileTexts()
    {
        const QString lines = m_folder.filePath(q("hostile.jsonl"));
        QVERIFY(writeFile(lines, "{\"record\":\"memory\",\"id\":\"h1\",\"kind\":\"episode\",\"text\":\"\\u001b["
                                 "2Jgone\\u0007 \\u202eevil\"}\n"
                                 "{\"record\":\"memory\",\"id\":\"h2\",\"kind\":\"episode\",\"text\":\"broken "
                                 "\xff\xfe"
                                 " bytes\"}\n"));
        const QString path = m_folder.filePath(q("hostile.credence"));
        QCOMPARE(cli({q("import"), path, lines}).status, 0);
        for (const QStringList &command :
             {QStringList{q("list"), path}, QStringList{q("show"), path, q("h1")}, QStringList{q("why"), path, q("h1")},
              QStringList{q("tree"), path, q("--root"), q("h1")}}) {
            const CliResult r = cli(command);
            QVERIFY2(r.status == 0, r.told());
            QVERIFY2(!r.out.contains('\x1b') && !r.out.contains('\x07'), r.told());
            QVERIFY(!QString::fromUtf8(r.out).contains(QChar(0x202e)));
        }
        // JSON is lossless: valid text as it is, other bytes beside a readable form.
        QCOMPARE(cliJson({q("show"), path, q("h1")}).json[q("text")].toString(),
                 QString(QChar(0x1b)) + q("[2Jgone\x07 ") + QChar(0x202e) + q("evil"));
        const CliResult broken = cliJson({q("show"), path, q("h2")});
        QVERIFY2(broken.isJson, broken.told());
        QCOMPARE(broken.json[q("text")].toString(), q("broken ⟨FF⟩⟨FE⟩ bytes"));
        QCOMPARE(QByteArray::fromBase64(broken.json[q("text_base64")].toString().toLatin1()),
                 QByteArray("broken \xff\xfe bytes"));
    }

    void bench()
    {
        QVERIFY(fill());
        const CliResult r = cliJson({q("bench"), m_store});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QStringList names;
        for (const QJsonValue &result : r.json[q("results")].toArray()) {
            QCOMPARE(missing(result.toObject(), q("name ours reference ratio unit")), QStringList());
            names << result[q("name")].toString();
        }
        for (const char *name : {"open", "list", "why", "impact", "simulate"})
            QVERIFY2(names.contains(q(name)), name);
    }
};

CREDENCE_TEST(tst_cli_commands, TstCliCommands)

} // namespace tst_cli_commands

#include "tst_cli_commands.moc"
