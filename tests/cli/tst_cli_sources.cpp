// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Keeping in step with a source, following it, handing back to it, and what goes out otherwise.
#include "support/agentnodes.h"
#include "support/cli.h"
#include "support/registry.h"

#include <QDir>
#include <QTest>

namespace tst_cli_sources {

using credence::test::AgentNodes;
using credence::test::cli;
using credence::test::cliJson;
using credence::test::CliResult;
using credence::test::hashOf;
using credence::test::missing;
using credence::test::sixNodes;
using credence::test::strings;
using credence::test::writeFile;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

QJsonArray changesOf(const CliResult &result)
{
    return result.json[q("sources")][0][q("changes")].toArray();
}

QList<QJsonObject> linesOf(const QByteArray &out)
{
    QList<QJsonObject> lines;
    for (const QByteArray &line : out.split('\n')) {
        if (!line.isEmpty())
            lines << QJsonDocument::fromJson(line).object();
    }
    return lines;
}

} // namespace

class TstCliSources : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store, m_nodes;

    [[nodiscard]] QJsonObject byStatus() const { return cliJson({q("info"), m_store}).json[q("by_status")].toObject(); }
    [[nodiscard]] CliResult sync(const QStringList &more) const
    {
        return cliJson(QStringList{q("sync"), m_store} + more);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(!qgetenv("CREDENCE_CLI").isEmpty(), "CREDENCE_CLI names the program"); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = m_folder->filePath(q("s.credence"));
        m_nodes = m_folder->filePath(q("nodes.json"));
        QVERIFY(sixNodes().write(m_nodes));
        QCOMPARE(cli({q("init"), m_store, q("--scope"), q("ada"), q("--approval-channels"), q("gui,cli")}).status, 0);
        const CliResult taken = cliJson({q("import"), m_store, m_nodes, q("--scope"), q("ada")});
        QVERIFY2(taken.status == 0, taken.told());
        QCOMPARE(taken.json[q("added")].toInt(), 6);
    }

    // Decided here, and nothing of it can be said in that form: the answer is no, beforehand too.
    void whatCantBeSaidIsNo()
    {
        const QString file = m_folder->filePath(q("a.af")), store = m_folder->filePath(q("letta.credence"));
        const QByteArray agent = "{\"agents\":[{\"id\":\"agent-0\",\"name\":\"ada\",\"block_ids\":[\"block-0\"],"
                                 "\"messages\":[{\"id\":\"message-0\",\"role\":\"user\",\"content\":[{\"type\":"
                                 "\"text\",\"text\":\"hello\"}],\"created_at\":\"2026-01-02T03:04:05Z\"}]}],"
                                 "\"blocks\":[{\"id\":\"block-0\",\"label\":\"human\",\"value\":\"tea\"}]}";
        QVERIFY(writeFile(file, agent));
        QCOMPARE(cli({q("init"), store, q("--scope"), q("ada"), q("--approval-channels"), q("gui,cli")}).status, 0);
        QCOMPARE(cliJson({q("import"), store, file, q("--scope"), q("ada")}).json[q("added")].toInt(), 2);
        const QString message =
            cliJson({q("list"), store, q("--kind"), q("episode")}).json[q("memories")][0][q("source_ref")].toString();
        QCOMPARE(cli({q("retract"), store, message, q("--reason"), q("r"), q("--as"), q("ada")}).status, 0);
        for (const QStringList &how : {QStringList{q("--preview")}, QStringList{q("--as"), q("ada")}}) {
            const CliResult plan = cliJson(QStringList{q("handback"), store, file, q("--format"), q("letta")} + how);
            QVERIFY2(plan.isJson && plan.json[q("writes")].toArray().isEmpty(), plan.told());
            QCOMPARE(int(plan.json[q("left")].toArray().size()), 1);
            QCOMPARE(plan.status, 1);
        }
    }

    // However it is written, it is one source.
    void oneSourceByEverySpelling()
    {
        const QString folder = m_folder->path();
        QVERIFY(QDir(folder).mkpath(q("below")));
        QVERIFY(QFile::link(m_nodes, folder + q("/link.json")));
        QVERIFY(QFile::link(folder, folder + q("/below/up")));
        for (const QString &path :
             {folder + q("/link.json"), folder + q("/below/../nodes.json"), folder + q("/below/up/nodes.json"),
              folder + q("//nodes.json"), QDir::current().relativeFilePath(m_nodes)}) {
            const CliResult again = cliJson({q("import"), m_store, path, q("--scope"), q("ada")});
            QVERIFY2(again.status == 0 && again.json[q("unchanged")].toInt() == 6, again.told());
            const QJsonArray all = cliJson({q("sources"), m_store}).json[q("sources")].toArray();
            QCOMPARE(int(all.size()), 1);
            QCOMPARE(all[0][q("path")].toString(), m_nodes);
            QVERIFY(all[0][q("same_as")].isNull());
            QCOMPARE(int(cliJson({q("sources"), m_store, path}).json[q("sources")].toArray().size()), 1);
        }
    }

    void sourcesAreListedChangedAndForgotten()
    {
        const CliResult all = cliJson({q("sources"), m_store});
        QVERIFY2(all.status == 0 && all.isJson, all.told());
        const QJsonObject row = all.json[q("sources")][0].toObject();
        QCOMPARE(missing(row, q("id path format scope mapping watched memories vanished synchronised ledger readable "
                                "why_not changed")),
                 QStringList());
        QCOMPARE(row[q("path")].toString(), QFileInfo(m_nodes).canonicalFilePath());
        QCOMPARE(row[q("format")].toString(), q("generative-agents"));
        QCOMPARE(row[q("memories")].toInt(), 6);
        QCOMPARE(row[q("watched")].toBool(true), false);
        QCOMPARE(row[q("readable")].toBool(), true);

        QCOMPARE(cli({q("sources"), m_store, q("1"), q("--watch")}).status, 2);              // nobody
        QCOMPARE(cli({q("sources"), m_store, q("--watch"), q("--as"), q("Ada")}).status, 2); // which
        QCOMPARE(cli({q("sources"), m_store, q("7")}).status, 3);
        const CliResult watched = cliJson({q("sources"), m_store, m_nodes, q("--watch"), q("--as"), q("Ada")});
        QVERIFY2(watched.status == 0, watched.told());
        QCOMPARE(watched.json[q("watched")].toBool(), true);
        QCOMPARE(cliJson({q("sources"), m_store}).json[q("sources")][0][q("watched")].toBool(), true);

        // It moved: unreadable where it was, readable where it is.
        const QString moved = m_folder->filePath(q("moved.json"));
        QVERIFY(QFile::rename(m_nodes, moved));
        const CliResult gone = cliJson({q("sources"), m_store});
        QCOMPARE(gone.json[q("sources")][0][q("readable")].toBool(true), false);
        QVERIFY(!gone.json[q("sources")][0][q("why_not")].toString().isEmpty());
        QCOMPARE(cli({q("sources"), m_store, q("1"), q("--path"), m_nodes, q("--as"), q("Ada")}).status, 3);
        QCOMPARE(cli({q("sources"), m_store, q("1"), q("--path"), moved, q("--as"), q("Ada")}).status, 0);
        QCOMPARE(cliJson({q("sources"), m_store}).json[q("sources")][0][q("readable")].toBool(), true);
        const CliResult same = sync({q("--as"), q("Ada")});
        QVERIFY2(same.status == 0, same.told());
        QCOMPARE(same.json[q("unchanged")].toInt(), 6);
        QCOMPARE(same.json[q("added")].toInt(), 0);

        QCOMPARE(cli({q("sources"), m_store, q("1"), q("--forget"), q("--as"), q("Ada")}).status, 0);
        QVERIFY(cliJson({q("sources"), m_store}).json[q("sources")].toArray().isEmpty());
        QCOMPARE(cliJson({q("info"), m_store}).json[q("memories")].toInt(), 6);
    }

    void syncTakesWhatChanged()
    {
        // Water is gone, the letter is another one, and a walk is new.
        QVERIFY(sixNodes().without(1).event(4, "Ada writes two letters").event(7, "Ada takes a walk").write(m_nodes));
        const QByteArray before = hashOf(m_store);
        const CliResult preview = sync({q("--preview")});
        QVERIFY2(preview.status == 0 && preview.isJson, preview.told());
        QCOMPARE(missing(preview.json[q("sources")][0].toObject(),
                         q("read added changed vanished returned unchanged skipped records changes problems ledger "
                           "becomes_stale becomes_suspect")),
                 QStringList());
        QCOMPARE(preview.json[q("added")].toInt(), 1);
        QCOMPARE(preview.json[q("changed")].toInt(), 1);
        QCOMPARE(preview.json[q("vanished")].toInt(), 1);
        QCOMPARE(preview.json[q("unchanged")].toInt(), 4);
        QVERIFY(preview.json[q("sources")][0][q("ledger")].isNull());
        QCOMPARE(hashOf(m_store), before);
        QHash<QString, QJsonObject> byChange;
        for (const QJsonValue &one : changesOf(preview))
            byChange[one[q("change")].toString()] = one.toObject();
        QCOMPARE(byChange[q("added")][q("after")].toString(), q("Ada takes a walk"));
        QCOMPARE(byChange[q("added")][q("source_ref")].toString(), q("node_7"));
        QCOMPARE(byChange[q("changed")][q("before")].toString(), q("Ada writes a letter"));
        QCOMPARE(byChange[q("changed")][q("after")].toString(), q("Ada writes two letters"));
        QCOMPARE(byChange[q("vanished")][q("source_ref")].toString(), q("node_1"));

        QCOMPARE(sync({}).status, 2); // nobody
        // Counted only.
        const CliResult kept = sync({q("--as"), q("Ada")});
        QVERIFY2(kept.status == 0, kept.told());
        QVERIFY(kept.json[q("sources")][0][q("ledger")].toInt() > 0);
        QCOMPARE(byStatus()[q("active")].toInt(), 7);

        // Withdrawn: the belief that rests on water and tea has one source left, and the floor is two.
        const CliResult shown = sync({q("--preview"), q("--vanished"), q("withdraw"), q("--as"), q("Ada")});
        QVERIFY2(shown.status == 0, shown.told());
        QCOMPARE(shown.json[q("sources")][0][q("becomes_stale")].toArray().size(), 1);
        QCOMPARE(shown.json[q("sources")][0][q("becomes_suspect")].toArray().size(), 0);
        QCOMPARE(byStatus()[q("active")].toInt(), 7);
        const CliResult done = sync({m_nodes, q("--vanished"), q("withdraw"), q("--as"), q("Ada")});
        QVERIFY2(done.status == 0, done.told());
        QCOMPARE(byStatus()[q("retracted")].toInt(), 1);
        QCOMPARE(byStatus()[q("stale")].toInt(), 1);
        QCOMPARE(cliJson({q("sources"), m_store}).json[q("sources")][0][q("vanished")].toInt(), 1);
        QCOMPARE(cli({q("verify"), m_store}).status, 0);

        // It is back there, and so it is here.
        QVERIFY(sixNodes().event(4, "Ada writes two letters").event(7, "Ada takes a walk").write(m_nodes));
        const CliResult back = sync({q("--as"), q("Ada")});
        QCOMPARE(back.json[q("returned")].toInt(), 1);
        QCOMPARE(byStatus()[q("active")].toInt(), 7);

        const CliResult nothing = sync({q("--as"), q("Ada")});
        QCOMPARE(nothing.json[q("unchanged")].toInt(), 7);
        QVERIFY(nothing.json[q("sources")][0][q("ledger")].isNull());
    }

    void oneSourceThatIsAwayDoesNotHoldUpTheOthers()
    {
        const QString other = m_folder->filePath(q("other.json"));
        QVERIFY(AgentNodes().event(1, "Bo sleeps").event(2, "Bo wakes").write(other));
        QCOMPARE(cli({q("import"), m_store, other, q("--scope"), q("bo")}).status, 0);
        QVERIFY(QFile::remove(m_nodes));
        QVERIFY(AgentNodes().event(1, "Bo sleeps").event(2, "Bo wakes").event(3, "Bo runs").write(other));
        const CliResult both = sync({q("--as"), q("Ada")});
        QCOMPARE(both.status, 3);
        QVERIFY2(both.isJson, both.told());
        QCOMPARE(both.json[q("sources")][0][q("error")][q("code")].toInt(), 3);
        QCOMPARE(both.json[q("sources")][1][q("added")].toInt(), 1);
        QCOMPARE(byStatus()[q("active")].toInt(), 9);
    }

    void withdrawingIsForAListedChannel()
    {
        const QString store = m_folder->filePath(q("gui.credence"));
        QCOMPARE(cli({q("import"), store, m_nodes}).status, 0); // its channel is gui
        QVERIFY(sixNodes().without(1).write(m_nodes));
        QCOMPARE(cli({q("sync"), store, q("--vanished"), q("withdraw"), q("--as"), q("Ada")}).status, 4);
        QCOMPARE(cli({q("sync"), store, q("--as"), q("Ada")}).status, 0);
    }

    void watchFollowsWatchedSources()
    {
        QVERIFY(sixNodes().without(1).event(7, "Ada takes a walk").write(m_nodes));
        QVERIFY(linesOf(cli({q("watch"), m_store, q("--once"), q("--json")}).out).isEmpty() ||
                linesOf(cli({q("watch"), m_store, q("--once"), q("--json")}).out)[0][q("event")] != q("sync"));
        QCOMPARE(byStatus()[q("active")].toInt(), 6); // it is not watched
        QCOMPARE(cli({q("sources"), m_store, q("1"), q("--watch"), q("--as"), q("Ada")}).status, 0);
        const CliResult once = cli({q("watch"), m_store, q("--once"), q("--json")});
        QVERIFY2(once.status == 0, once.told());
        const QList<QJsonObject> lines = linesOf(once.out);
        QVERIFY2(!lines.isEmpty(), once.told());
        QCOMPARE(lines[0][q("event")].toString(), q("sync"));
        QCOMPARE(lines[0][q("added")].toInt(), 1);
        QCOMPARE(lines[0][q("vanished")].toInt(), 1);
        QCOMPARE(lines[0][q("source")][q("id")].toInt(), 1);
        // What is gone waits for a person.
        QCOMPARE(byStatus()[q("active")].toInt(), 7);
    }

    void whatWasDecidedGoesBack()
    {
        const QString out = m_folder->filePath(q("out"));
        const QStringList back{q("handback"), m_store, out, q("--format"), q("changes-jsonl")};
        const CliResult nothing = cliJson(back);
        QCOMPARE(nothing.status, 1);
        QCOMPARE(nothing.json[q("changes")].toInt(-1), 0);
        QVERIFY(!QFile::exists(out));

        QCOMPARE(cli({q("retract"), m_store, q("node_3"), q("--reason"), q("not so"), q("--as"), q("Ada")}).status, 0);
        const QByteArray before = hashOf(m_store), source = hashOf(m_nodes);
        const CliResult preview = cliJson(QStringList(back) << q("--preview"));
        QVERIFY2(preview.status == 0 && preview.isJson, preview.told());
        QCOMPARE(missing(preview.json, q("format system scope changes said writes left advice written preview")),
                 QStringList());
        QCOMPARE(preview.json[q("system")].toString(), q("generative-agents"));
        QCOMPARE(preview.json[q("said")].toInt(), 1);
        QCOMPARE(preview.json[q("writes")][0][q("what")].toString(), q("create"));
        QVERIFY(preview.json[q("writes")][0][q("diff")].toString().contains(q("node_3")));
        QVERIFY(!QFile::exists(out));

        const CliResult written = cliJson(back);
        QVERIFY2(written.status == 0, written.told());
        QCOMPARE(written.json[q("written")].toBool(), true);
        QFile file(QDir(out).filePath(q("changes.jsonl")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QJsonObject> lines = linesOf(file.readAll());
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0][q("change")].toString(), q("retracted"));
        QCOMPARE(lines[0][q("source_ref")].toString(), q("node_3"));
        QCOMPARE(lines[0][q("by")].toString(), q("Ada"));
        QCOMPARE(lines[0][q("reason")].toString(), q("not so"));
        QCOMPARE(hashOf(m_store), before);
        QCOMPARE(hashOf(m_nodes), source);

        QCOMPARE(cli({q("handback"), m_store, out, q("--format"), q("stone-tablets")}).status, 2);
        // What a person wrote there meanwhile is seen before it is replaced.
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("mine\n");
        file.close();
        const CliResult again = cliJson(QStringList(back) << q("--preview"));
        QCOMPARE(again.json[q("writes")][0][q("what")].toString(), q("replace"));
        const CliResult text = cli(QStringList(back) << q("--preview"));
        QVERIFY(text.out.contains("changes.jsonl"));
        QVERIFY(text.out.contains("node_3"));
        QVERIFY(text.out.contains("-mine"));
    }

    // A home of Hermes with two pending writes, from the import to what comes of them.
    void pendingWritesGoThereAndBack()
    {
        const QString home = m_folder->filePath(q("hermes")), user = home + q("/memories/USER.md");
        const auto write = [&](const char *id, const char *text) {
            return writeFile(home + q("/pending/memory/") + q(id) + q(".json"),
                             QByteArray("{\"id\":\"") + id +
                                 "\",\"subsystem\":\"memory\",\"origin\":\"foreground\",\"created_at\":1780000000,"
                                 "\"payload\":{\"action\":\"add\",\"target\":\"user\",\"content\":\"" +
                                 text + "\"}}");
        };
        QVERIFY(QDir().mkpath(home + q("/memories")) && QDir().mkpath(home + q("/pending/memory")));
        QVERIFY(writeFile(user, "Lives in Graz"));
        QVERIFY(write("0000000a", "Has two cats") && write("0000000b", "Sings"));
        const QString store = m_folder->filePath(q("h.credence"));
        QCOMPARE(cli({q("init"), store, q("--scope"), q("default"), q("--approval-channels"), q("cli")}).status, 0);
        const CliResult taken = cliJson({q("import"), store, home});
        QVERIFY2(taken.status == 0, taken.told());
        QCOMPARE(taken.json[q("proposed")].toInt(), 2);
        const auto sync = [&] { return cliJson({q("sync"), store, q("--as"), q("Ada")}); };
        const auto decide = [&](const char *id, const char *verdict) {
            return cli({q("decide"), store, q(id), q(verdict), q("--reason"), q("so"), q("--as"), q("Ada")}).status;
        };
        const auto item = [&](const char *id) {
            const QJsonArray all = cliJson({q("queue"), store}).json[q("candidates")].toArray();
            for (const QJsonValue one : all) {
                if (one[q("id")].toString() == q(id))
                    return one.toObject();
            }
            return QJsonObject();
        };
        QCOMPARE(decide("hermes-0000000a", "approve"), 0);

        // Said anew there, and the other settled there.
        QVERIFY(write("0000000a", "Has three cats"));
        QVERIFY(QFile::remove(home + q("/pending/memory/0000000b.json")));
        const CliResult followed = sync();
        QVERIFY2(followed.status == 0, followed.told());
        QCOMPARE(followed.json[q("reworded")].toInt(), 1);
        QCOMPARE(followed.json[q("settled")].toInt(), 1);
        QCOMPARE(item("hermes-0000000a")[q("state")].toString(), q("pending"));
        QCOMPARE(item("hermes-0000000a")[q("at_source")][q("before")].toString(), q("Has two cats"));
        QCOMPARE(item("hermes-0000000b")[q("state")].toString(), q("settled"));
        const QJsonObject counts = cliJson({q("queue"), store}).json[q("counts")].toObject();
        QCOMPARE(counts[q("candidates")].toInt(), 1);
        QCOMPARE(counts[q("settled")].toInt(), 1);
        QVERIFY(cli({q("queue"), store}).out.contains("1 pending write has left the queue"));
        QCOMPARE(decide("hermes-0000000b", "approve"), 4);
        QCOMPARE(decide("hermes-0000000a", "approve"), 0);

        // Back: by a name, to the right place, once.
        const QStringList back{q("handback"), store, home, q("--format"), q("hermes")};
        QCOMPARE(cli(back).status, 2);
        const QByteArray before = hashOf(store);
        const CliResult preview = cliJson(QStringList(back) << q("--preview"));
        QVERIFY2(preview.status == 0, preview.told());
        QCOMPARE(preview.json[q("said")].toInt(), 1);
        QCOMPARE(preview.json[q("ledger")].toInt(-1), -1);
        QCOMPARE(hashOf(store), before);
        const QString copy = m_folder->filePath(q("copy")), other = m_folder->filePath(q("other"));
        for (const QString &place : {copy, other}) {
            QVERIFY(QDir().mkpath(place + q("/memories")));
            QVERIFY(writeFile(place + q("/memories/USER.md"), place == copy ? "Lives in Graz" : "Sails"));
        }
        const auto to = [&](const QString &place) {
            return QStringList{q("handback"), store, place, q("--format"), q("hermes"), q("--as"), q("Ada")};
        };
        const CliResult refused = cli(to(other));
        QCOMPARE(refused.status, 4);
        QVERIFY2(refused.err.contains("it is another store"), refused.told());
        QCOMPARE(cli(to(m_folder->filePath(q("nowhere")))).status, 3);
        const CliResult copied = cli(to(copy));
        QCOMPARE(copied.status, 0); // the copy has no such pending write: there is nothing to write
        QVERIFY2(copied.out.contains("a copy"), copied.told());
        const CliResult written = cliJson(to(home));
        QVERIFY2(written.status == 0, written.told());
        QCOMPARE(written.json[q("written")].toBool(), true);
        QVERIFY(written.json[q("ledger")].toInt() > 0);
        QFile file(user);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("Lives in Graz\n§\nHas three cats"));
        QCOMPARE(item("hermes-0000000a")[q("state")].toString(), q("settled"));
        const CliResult again = cliJson(to(home));
        QCOMPARE(again.json[q("written")].toBool(true), false);
        QCOMPARE(again.json[q("last")].toInt(), written.json[q("ledger")].toInt());
        const CliResult told = cli(to(home));
        QCOMPARE(told.status, 1);
        QVERIFY2(told.out.contains(" was handed back, the last of it on ") &&
                     told.out.contains("nothing was decided since."),
                 told.told());
        QVERIFY(!cli({q("queue"), store}).out.contains("changed at its source"));
        // Another store is no place that it could have moved to, nor what lies in its place.
        const QStringList moves{q("sources"), store, q("1"), q("--as"), q("Ada"), q("--path")};
        const CliResult strange = cli(QStringList(moves) << other);
        QCOMPARE(strange.status, 4);
        QVERIFY2(strange.err.contains("is read as hermes") && strange.err.contains("another store lies there"),
                 strange.told());
        const CliResult notes = cli(QStringList(moves) << m_nodes);
        QCOMPARE(notes.status, 4);
        QVERIFY(QFile::rename(home, home + q("-away")) && QFile::rename(other, home));
        const CliResult replaced = cli({q("sync"), store, q("--vanished"), q("withdraw"), q("--as"), q("Ada")});
        QCOMPARE(replaced.status, 4);
        QVERIFY2(replaced.err.contains("import it again"), replaced.told());
        QVERIFY(QFile::rename(home, other) && QFile::rename(home + q("-away"), home));
        const CliResult known = sync();
        QCOMPARE(known.json[q("added")].toInt(), 1);
        QCOMPARE(item("hermes-0000000a")[q("memory")].toString().size(), 36);
        QCOMPARE(sync().json[q("added")].toInt(), 0);
        QCOMPARE(cli({q("verify"), store}).status, 0);

        // What is a copy has to be asked for.
        const CliResult two = cliJson({q("list"), store, q("--text"), q("Graz")});
        const QString graz = two.json[q("memories")][0][q("id")].toString();
        QCOMPARE(cli({q("retract"), store, graz, q("--reason"), q("moved"), q("--as"), q("Ada")}).status, 0);
        QVERIFY(writeFile(copy + q("/memories/USER.md"), "Lives in Graz\n§\nHas three cats"));
        const CliResult unasked = cli(to(copy));
        QCOMPARE(unasked.status, 4);
        QVERIFY2(unasked.err.contains("--copy"), unasked.told());
        QCOMPARE(cli(to(copy) << q("--copy")).status, 0);
        const CliResult still = cliJson(QStringList(back) << q("--preview"));
        QCOMPARE(still.json[q("said")].toInt(), 1); // to the original nothing was said
    }

    void exportsInOtherForms()
    {
        const QString out = m_folder->filePath(q("o"));
        const CliResult csv = cliJson({q("export"), m_store, out, q("--format"), q("csv"), q("--only"), q("beliefs")});
        QVERIFY2(csv.status == 0, csv.told());
        QCOMPARE(csv.json[q("written")].toInt(), 2);
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray table = file.readAll();
        QCOMPARE(table.count("\r\n"), 3);
        QVERIFY(table.contains("Ada likes tea"));
        QVERIFY(!table.contains("Ada boils water"));
        QCOMPARE(cli({q("export"), m_store, out, q("--format"), q("markdown")}).status, 0);
        QCOMPARE(cli({q("export"), m_store, out, q("--format"), q("gold")}).status, 2);
        QCOMPARE(cli({q("export"), m_store, out, q("--only"), q("dreams")}).status, 2);
        QCOMPARE(cli({q("export"), m_store, out, q("--pinned"), q("--format"), q("csv")}).status, 2);
        const CliResult pinned = cliJson({q("export"), m_store, m_folder->filePath(q("p")), q("--pinned")});
        QCOMPARE(pinned.status, 1); // two sources are no high confidence
        QVERIFY(pinned.json[q("path")].isNull());
        QVERIFY(!QFile::exists(m_folder->filePath(q("p"))));
    }

    void aPreviewSaysWhatASourceHolds()
    {
        const CliResult preview = cliJson({q("import"), m_folder->filePath(q("n.credence")), m_nodes, q("--preview")});
        QVERIFY2(preview.status == 0, preview.told());
        const QJsonObject holds = preview.json[q("holds")].toObject();
        QCOMPARE(holds[q("by_kind")][q("episode")].toInt(), 4);
        QCOMPARE(holds[q("by_kind")][q("reflection")].toInt(), 2);
        QCOMPARE(holds[q("by_depth")][q("0")].toInt(), 4);
        QCOMPARE(holds[q("by_depth")][q("1")].toInt(), 2);
        QCOMPARE(holds[q("links")].toInt(), 4);
        QCOMPARE(holds[q("ungrounded")].toInt(-1), 0);
        QCOMPARE(cli({q("import"), m_store, m_nodes, q("--map"), q("nothing")}).status, 2);
        QCOMPARE(cli({q("import"), m_store, m_nodes, q("--map"), q("subject=text")}).status, 2); // fixed meanings
        const QString notes = m_folder->filePath(q("notes.txt"));
        QVERIFY(writeFile(notes, "just notes\n"));
        QCOMPARE(cli({q("import"), m_store, notes}).status, 3);
    }

    void nothingIsFoundInAnEmptyHome()
    {
        const QByteArray home = qgetenv("HOME");
        qputenv("HOME", m_folder->path().toLocal8Bit());
        const CliResult found = cliJson({q("formats"), q("--found")});
        qputenv("HOME", home);
        QCOMPARE(found.status, 1);
        QVERIFY(found.json.contains(q("found")));
        QCOMPARE(found.json[q("found")].toArray().size(), 0);
    }
};

CREDENCE_TEST(tst_cli_sources, TstCliSources)

} // namespace tst_cli_sources

#include "tst_cli_sources.moc"
