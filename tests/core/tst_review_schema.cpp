// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the rules of review say to an ordinary SQLite client: the sqlite3 program.
#include "support/registry.h"
#include "support/reviewstore.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace tst_review_schema {

using namespace credence;
using namespace credence::test;

namespace {

// Of the entry after the last one, at its time.
const char *const kNext = "(SELECT max(number) + 1 FROM ledger)";
const char *const kNow = "(SELECT max(time) FROM ledger)";

QString decision(const char *verdict, const char *candidate, const char *more = "", const char *values = "")
{
    return QString::fromStdString(fmt::format("INSERT INTO decision (id, candidate, verdict, reviewer, channel, time, "
                                              "json, ledger{}) VALUES ('d-{}', '{}', '{}', 'eve', 'gui', {}, '{{}}', "
                                              "{}{});",
                                              more, candidate, candidate, verdict, kNow, kNext, values));
}

QString committed(const char *candidate, const char *sources, const char *kind = "reflection", int depth = 1,
                  const char *quote = "NULL", const std::string &text = {})
{
    return QString::fromStdString(fmt::format(
        "INSERT INTO evidence (derived, ordinal, source, role, quote) SELECT 50, row_number() OVER (ORDER BY key) "
        "- 1, key, 'supports', {} FROM memory WHERE id IN ({});"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text, candidate) "
        "VALUES (50, 'x', 's', '{}', 'committed', {}, {}, coalesce({}, 't'), '{}');",
        quote, sources, kind, depth, kNext,
        text.empty() ? fmt::format("(SELECT text FROM candidate WHERE id = '{}')", candidate) : text, candidate));
}

} // namespace

class TstReviewSchema : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // One store; each test has a copy of it.
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("sqlite3")).isEmpty())
            QSKIP("The sqlite3 program is not installed.");
        // ok: approved; open: approved, then flagged; new: undecided; no: rejected; done: committed.
        m_store = std::make_unique<ReviewStore>(candidateLine("ok", "add", "fine", {"e1", "e2"}) +
                                                candidateLine("open", "add", "to lena@example.org", {"e1", "e2"}) +
                                                candidateLine("new", "add", "new", {"e1", "e2"}) +
                                                candidateLine("no", "add", "no", {"e1", "e2"}) +
                                                candidateLine("done", "add", "done", {"e1", "e2"}));
        ReviewStore &s = *m_store;
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY_DONE(s.approve("done"));
        QVERIFY_DONE(commit(*s, kReviewer));
        QVERIFY_DONE(s.approve("ok"));
        const auto flags = reviewFlags(*s, "open");
        QVERIFY(flags && !flags->empty());
        QVERIFY_DONE(resolveFlag(*s, flags->front().id, PolicyAction::Allow, kReviewer));
        for (std::size_t i = 1; i < flags->size(); ++i)
            QVERIFY_DONE(resolveFlag(*s, (*flags)[i].id, PolicyAction::Allow, kReviewer));
        QVERIFY_DONE(s.approve("open"));
        QVERIFY_DONE(resolveFlag(*s, flags->front().id, PolicyAction::Review, kReviewer));
        QVERIFY_DONE(s.reject("no", "wrong"));
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        s.close();
    }

    void init()
    {
        m_folder = std::make_unique<Folder>();
        std::error_code failed;
        std::filesystem::copy_file(m_store->path(), file(), failed);
        QVERIFY(!failed);
    }

    void cleanup() { m_folder.reset(); }

    void refuses_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const QString &sql, const char *says) {
            QTest::newRow(name) << sql << QString::fromUtf8(says);
        };
        const auto q = [](const char *sql) { return QString::fromUtf8(sql); };
        row("one citation", committed("ok", "'e1'"), "invariant 1");
        row("an open flag", committed("open", "'e1','e2'"), "invariant 3");
        row("no approval", committed("new", "'e1','e2'"), "invariant 3");
        row("a rejected one", committed("no", "'e1','e2'"), "invariant 3");
        row("committed twice", committed("done", "'e1','e2'"), "invariant 3");
        row("a candidate that is not there", committed("nobody", "'e1','e2'"), "invariant 3");
        row("a narrative of an addition", committed("ok", "'e1','e2'", "narrative", 0), "invariant 3");
        row("retracted sources",
            q("UPDATE memory SET status = 'retracted' WHERE id = 'e2';") + committed("ok", "'e1','e2'"),
            "must still stand");
        row("a circle",
            q("UPDATE memory SET admission = 'open' WHERE id = 'b1';"
              "INSERT INTO evidence (derived, ordinal, source, role) SELECT d.key, 9, s.key, 'supports' "
              "FROM memory d, memory s WHERE d.id = 'b1' AND s.id = 'b2';"),
            "circle");
        row("an approval of old", decision("approve", "new").replace(q("(SELECT max(time) FROM ledger)"), q("1")),
            "dated back");
        row("an approval without a time",
            decision("approve", "new").replace(q("(SELECT max(time) FROM ledger)"), q("NULL")), "dated back");
        row("an approval through an agent", decision("approve", "new").replace(q("'gui'"), q("'agent'")),
            "invariant 4");
        row("a decision on nothing", decision("approve", "nobody"), "invariant 3");
        row("a decision on what is committed", decision("reject", "done"), "invariant 3");
        row("a decision in an old entry", decision("approve", "new").replace(q("max(number) + 1"), q("max(number)")),
            "invariant 9");
        row("a decision changed", q("UPDATE decision SET verdict = 'approve' WHERE candidate = 'no'"), "never changed");
        row("a decision deleted", q("DELETE FROM decision WHERE candidate = 'no'"), "never deleted");
        row("a decision replaced",
            q("INSERT OR REPLACE INTO decision (id, candidate, verdict, reviewer, channel, time, json, ledger) SELECT "
              "id, "
              "candidate, 'approve', reviewer, channel, (SELECT max(time) FROM ledger), json, ledger FROM decision "
              "WHERE candidate = 'no'"),
            "invariant 4");
        const QString touch = q("INSERT INTO candidate_change (candidate, number) SELECT 'ID', max(number) + 1 FROM "
                                "ledger; UPDATE candidate SET state = 'STATE' WHERE id = 'ID';");
        const auto moved = [&](const char *id, const char *state) {
            return QString(touch).replace(q("ID"), q(id)).replace(q("STATE"), q(state));
        };
        row("committed without a memory", moved("ok", "committed"), "nothing came of");
        row("approved without a decision", moved("new", "approved"), "last decision");
        row("rejected, then approved by hand", moved("no", "approved"), "last decision");
        row("an approval withdrawn by hand", moved("ok", "pending"), "last decision");
        row("a state without an entry", q("UPDATE candidate SET state = 'pending' WHERE id = 'no'"), "invariant 3");
        row("a text without an entry", q("UPDATE candidate SET text = 'other' WHERE id = 'new'"), "invariant 9");
        row("another text than the one that was approved",
            committed("ok", "'e1','e2'", "reflection", 1, "NULL", "'to lena@example.org'"), "what was approved");
        row("another quote than the one that was approved",
            committed("ok", "'e1','e2'", "reflection", 1, "'to lena@example.org'"), "what was approved");
        const QString entry = q("INSERT INTO candidate_change (candidate, number) SELECT 'ok', max(number) + 1 FROM "
                                "ledger;");
        row("another text after the approval",
            entry + q("UPDATE candidate SET text = 'to lena@example.org' WHERE id = 'ok'"), "another decision");
        row("another quote after the approval",
            entry + q("UPDATE candidate SET json = replace(json, '\"shown\":0', '\"quote\":\"lena@example.org\"') "
                      "WHERE id = 'ok'"),
            "another decision");
        row("another field after the approval",
            entry + q("UPDATE candidate SET json = replace(json, '\"text\":', '\"extra\":{\"k\":1},\"text\":') WHERE "
                      "id = 'ok'"),
            "another decision");
        row("a scan through an agent",
            q("INSERT INTO scan SELECT 'n', '', 0, 0, 1, 9, 9, 'r', 0, 0, 0, 0, 0, 'eve', 'agent', max(number) + 1 "
              "FROM ledger"),
            "listed channel");
        row("a scan of an old entry",
            q("INSERT INTO scan SELECT 'n', '', 0, 0, 1, 9, 9, 'r', 0, 0, 0, 0, 0, 'eve', 'gui', max(number) FROM "
              "ledger"),
            "invariant 9");
        row("a scan made complete", q("UPDATE scan SET complete = 0"), "never changed");
        row("a scan deleted", q("DELETE FROM scan"), "never deleted");
        row("a candidate deleted", q("DELETE FROM candidate WHERE id = 'new'"), "never deleted");
        row("a candidate moved to another scope", q("UPDATE candidate SET scope = 't' WHERE id = 'new'"),
            "never changes");
        row("a candidate that enters approved",
            q("INSERT INTO candidate (id, scope, action, state, json, ledger) SELECT 'c', 's', 'add', 'approved', "
              "'{}', "
              "max(number) + 1 FROM ledger"),
            "undecided");
        row("a candidate replaced",
            q("INSERT OR REPLACE INTO candidate (id, scope, action, state, json, ledger) SELECT 'new', 's', 'add', "
              "'pending', '{}', max(number) + 1 FROM ledger"),
            "never replaced");
        row("an earlier basis", q("UPDATE candidate_change SET basis = 1000 WHERE candidate = 'ok'"), "append-only");
        row("a basis to come",
            q("INSERT INTO candidate_change (candidate, number, basis) SELECT 'ok', max(number) + 1, max(number) + 9 "
              "FROM ledger"),
            "append-only");
        row("a flag allowed by hand", q("UPDATE flag SET state = 'allow' WHERE state = 'open'"), "by a person");
        row("a flag moved", q("UPDATE flag SET target = 'no' WHERE state = 'open'"), "only the state");
        row("a flag deleted", q("DELETE FROM flag"), "never deleted");
        row("a resolution by an agent",
            q("INSERT INTO resolution (id, flag, state, reviewer, channel, time, ledger) SELECT 'r', f.id, 'allow', "
              "'eve', 'agent', (SELECT max(time) FROM ledger), (SELECT max(number) + 1 FROM ledger) FROM flag f LIMIT "
              "1"),
            "listed channel");
        row("a rejection lifted by an agent",
            q("INSERT INTO acceptance (kind, subject, number, accepted, reviewer, channel, time) SELECT 'rejection', "
              "'x', "
              "max(number) + 1, 1, 'eve', 'agent', 1 FROM ledger"),
            "listed channel");
        row("a source archived first", q("UPDATE memory SET status = 'deprecated' WHERE id = 'e1'"), "invariant 5");
        row("a ledger row changed", q("UPDATE ledger SET kind = 'add' WHERE kind = 'commit'"), "invariant 9");
        row("a ledger row replaced",
            q("INSERT OR REPLACE INTO ledger (number, time, kind, ids, id_count, previous, digest, hash, salt, "
              "payload) "
              "SELECT number, time, kind, ids, id_count, previous, digest, hash, salt, '{}' FROM ledger WHERE kind = "
              "'commit'"),
            "invariant 9");
        row("a ledger row deleted", q("DELETE FROM ledger WHERE kind = 'commit'"), "invariant 9");
    }

    void refuses()
    {
        QFETCH(QString, sql);
        QFETCH(QString, says);
        QProcess process;
        process.start(QStringLiteral("sqlite3"), {QStringLiteral("-bail"), path()});
        process.write("BEGIN;" + sql.toUtf8() + ";\nCOMMIT;\n");
        process.closeWriteChannel();
        process.waitForFinished();
        const QString said = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(said.contains(says), qPrintable(said));
        // And nothing of it stays.
        auto store = Store::open(file());
        QVERIFY_DONE(store);
        QVERIFY((*store)->verify()->ok);
        const auto counts = queueCounts(**store);
        QVERIFY_DONE(counts);
        QCOMPARE(counts->committed, std::uint64_t(1));
        QCOMPARE(counts->approved, std::uint64_t(1));
        QCOMPARE(counts->blocked, std::uint64_t(1));
        QCOMPARE(counts->rejected, std::uint64_t(1));
    }

    void isReadByAnyTool()
    {
        QProcess process;
        process.start(QStringLiteral("sqlite3"),
                      {path(), QStringLiteral("SELECT id, state FROM queue ORDER BY id; SELECT text FROM belief;")});
        process.waitForFinished();
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()),
                 QStringLiteral("done|committed\nnew|pending\nno|rejected\nok|approved\nopen|blocked\ndone\n"));
    }

private:
    [[nodiscard]] std::filesystem::path file() const { return *m_folder / "t.credence"; }
    [[nodiscard]] QString path() const { return QString::fromStdString(file().string()); }
    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<ReviewStore> m_store;
};

CREDENCE_TEST(tst_review_schema, TstReviewSchema)

} // namespace tst_review_schema

#include "tst_review_schema.moc"
