// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The invariants as an ordinary SQLite client meets them: the sqlite3 program, which knows nothing of the core.
#include "store/schema.h"
#include "support/registry.h"
#include "support/stores.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace tst_schema {

using namespace credence;
using namespace credence::test;

namespace {

// A candidate of the queue, for decisions to be about.
constexpr char kQueued[] = "INSERT INTO candidate (id, scope, action, state, json, ledger) "
                           "VALUES ('c', 'default', 'add', 'pending', '{}', 3);";
constexpr char kApproved[] = "INSERT INTO candidate (id, scope, action, state, text, json, ledger) "
                             "VALUES ('c', 'default', 'add', 'pending', 't', '{}', 3);"
                             "INSERT INTO decision (id, candidate, verdict, reviewer, channel, time, json, ledger) "
                             "VALUES ('d', 'c', 'approve', 'ada', 'gui', 9999999999999, '{}', 3);"
                             "UPDATE candidate SET state = 'approved' WHERE id = 'c';";

} // namespace

class TstSchema : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isReadableByAnyTool();
    void refuses_data();
    void refuses();
    void allowsWhatTheRulesAllow();
    void droppedTriggerIsNoticed();

private:
    // What the program says: its errors, or its output when there are none.
    QString run(const QString &sql, bool *failed = nullptr);

    std::unique_ptr<Folder> m_folder;
    std::filesystem::path m_path;
};

void TstSchema::init()
{
    if (QStandardPaths::findExecutable(QStringLiteral("sqlite3")).isEmpty())
        QSKIP("The sqlite3 program is not installed.");
    m_folder = std::make_unique<Folder>();
    m_path = *m_folder / "a.credence";
    auto store = Store::create(m_path);
    QVERIFY_OK(store);
    // Keys 1..7: e1 e2 e3 r1 r2 (on r1) b1 (another scope) n1 (a narrative of e1, e2).
    MemoryDraft other = episode("b1");
    other.memory.scope = "bob";
    MemoryDraft narrative = episode("n1", "a merged story");
    narrative.memory.kind = Kind::Narrative;
    narrative.evidence = {{"e1", Role::MergedFrom, Granularity::Claim, {}},
                          {"e2", Role::MergedFrom, Granularity::Claim, {}}};
    QVERIFY_OK((*store)->add({episode("e1"), episode("e2"), episode("e3"), reflection("r1", {"e1", "e2"}),
                              reflection("r2", {"r1", "e3"}), other, narrative},
                             kAgent));
}

void TstSchema::cleanup()
{
    m_folder.reset();
}

QString TstSchema::run(const QString &sql, bool *failed)
{
    QProcess process;
    process.start(QStringLiteral("sqlite3"), {QStringLiteral("-bail"), QString::fromStdString(m_path.string())});
    process.write(sql.toUtf8());
    process.closeWriteChannel();
    process.waitForFinished();
    const QString errors = QString::fromUtf8(process.readAllStandardError()).trimmed();
    if (failed)
        *failed = process.exitCode() != 0 || !errors.isEmpty();
    return errors.isEmpty() ? QString::fromUtf8(process.readAllStandardOutput()).trimmed() : errors;
}

void TstSchema::isReadableByAnyTool()
{
    QCOMPARE(run(QStringLiteral("PRAGMA application_id")), QString::number(0x43524544));
    QCOMPARE(run(QStringLiteral("PRAGMA user_version")), QString::number(schema::migrations().back().number));
    QCOMPARE(run(QStringLiteral("PRAGMA journal_mode")), QStringLiteral("wal"));
    QCOMPARE(run(QStringLiteral("SELECT kind, shape, status, origin, depth FROM memory WHERE id = 'r2'")),
             QStringLiteral("reflection|insight|active|agent|2"));
    QCOMPARE(run(QStringLiteral("SELECT s.id, e.role FROM evidence e JOIN memory s ON s.key = e.source "
                                "JOIN memory d ON d.key = e.derived WHERE d.id = 'r2' ORDER BY e.ordinal")),
             QStringLiteral("r1|supports\ne3|supports"));
    // What an agent adds is not approved, so the agents' view of beliefs is empty.
    QCOMPARE(run(QStringLiteral("SELECT count(*) FROM belief")), QStringLiteral("0"));
    QCOMPARE(run(QStringLiteral("SELECT count(*) FROM episode")), QStringLiteral("4"));
}

void TstSchema::refuses_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const std::string &sql, const char *says) {
        QTest::newRow(name) << QString::fromStdString(sql) << QString::fromUtf8(says);
    };
    const char *citations = "invariant 1";
    row("one citation",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 1, 'supports');"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text) "
        "VALUES (50, 'x', 'default', 'reflection', 'agent', 1, 3, 't')",
        citations);
    row("the same source twice",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 1, 'supports'), (50, 1, 1, 'supports');"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text) "
        "VALUES (50, 'x', 'default', 'reflection', 'agent', 1, 3, 't')",
        citations);
    row("no citation",
        "INSERT INTO memory (id, scope, kind, origin, depth, ledger, text) "
        "VALUES ('x', 'default', 'reflection', 'agent', 1, 3, 't')",
        citations);
    row("opened at once",
        "INSERT INTO memory (id, scope, kind, origin, depth, ledger, text, admission) "
        "VALUES ('x', 'default', 'reflection', 'agent', 1, 3, 't', 'open')",
        citations);
    row("committed without a decision",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 1, 'supports'), (50, 1, 2, 'supports');"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text, candidate) "
        "VALUES (50, 'x', 'default', 'reflection', 'committed', 1, 3, 't', 'c')",
        "invariant 3");
    row("committed with an open flag",
        std::string(kApproved) +
            "INSERT INTO flag (id, target, category, state, json, ledger) VALUES ('f', 'c', 'health', 'open', '{}', 3);"
            "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 1, 'supports'), (50, 1, 2, "
            "'supports');"
            "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text, candidate) "
            "VALUES (50, 'x', 'default', 'reflection', 'committed', 1, 3, 't', 'c')",
        "invariant 3");
    row("committed on an imported decision",
        std::string(kQueued) + "INSERT INTO decision (id, candidate, verdict, reviewer, channel, json, ledger, origin) "
                               "VALUES ('d', 'c', 'approve', 'ada', 'gui', '{}', 3, 'imported');"
                               "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 1, 'supports'), "
                               "(50, 1, 2, 'supports');"
                               "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text, candidate) "
                               "VALUES (50, 'x', 'default', 'reflection', 'committed', 1, 3, 't', 'c')",
        "invariant 3");
    row("an approval without a name",
        std::string(kQueued) + "INSERT INTO decision (id, candidate, verdict, reviewer, channel, time, json, ledger) "
                               "VALUES ('d', 'c', 'approve', '', 'gui', 9999999999999, '{}', 3)",
        "CHECK");
    row("an approval through a channel that is not listed",
        std::string(kQueued) + "INSERT INTO decision (id, candidate, verdict, reviewer, channel, time, json, ledger) "
                               "VALUES ('d', 'c', 'approve', 'ada', 'agent', 9999999999999, '{}', 3)",
        "invariant 4");
    row("an approval of an old entry",
        std::string(kQueued) + "INSERT INTO decision (id, candidate, verdict, reviewer, channel, time, json, ledger) "
                               "VALUES ('d', 'c', 'approve', 'ada', 'gui', 9999999999999, '{}', 2)",
        "invariant 9");
    row("channels by hand", "UPDATE setting SET value = '[\"agent\"]' WHERE name = 'approval_channels'", "invariant 4");
    row("channels replaced",
        "INSERT OR REPLACE INTO setting (name, value, ledger) VALUES ('approval_channels', '[\"agent\"]', 3)",
        "invariant 4");
    row("channels deleted", "DELETE FROM setting", "invariant 4");
    row("wrong depth",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 4, 'supports'), (50, 1, 2, 'supports');"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text) "
        "VALUES (50, 'x', 'default', 'reflection', 'agent', 1, 3, 't')",
        "invariant 2");
    row("too deep",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 5, 'supports'), (50, 1, 2, 'supports');"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text) "
        "VALUES (50, 'x', 'default', 'reflection', 'agent', 3, 3, 't')",
        "invariant 2");
    row("another scope",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 6, 'supports'), (50, 1, 2, 'supports');"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text) "
        "VALUES (50, 'x', 'default', 'reflection', 'agent', 1, 3, 't')",
        "crosses scopes");
    row("evidence of an admitted one",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (4, 9, 3, 'supports')", citations);
    row("evidence on itself", "INSERT INTO evidence (derived, ordinal, source, role) VALUES (4, 9, 4, 'supports')",
        "no evidence for itself");
    row("contradicting itself", "INSERT INTO evidence (derived, ordinal, source, role) VALUES (4, 9, 4, 'contradicts')",
        "no evidence for itself");
    row("contradiction across scopes",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (4, 9, 6, 'contradicts')", "crosses scopes");
    row("a circle", "INSERT INTO evidence (derived, ordinal, source, role) VALUES (4, 9, 5, 'supports')", "circle");
    row("a circle while open",
        "UPDATE memory SET admission = 'open' WHERE key = 4;"
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (4, 9, 5, 'supports')",
        "circle");
    row("a circle by update",
        "UPDATE memory SET admission = 'open' WHERE key = 4;"
        "UPDATE evidence SET source = 5 WHERE derived = 4 AND ordinal = 0",
        "circle");
    row("evidence taken away, then closed",
        "UPDATE memory SET admission = 'open' WHERE key = 4; DELETE FROM evidence WHERE derived = 4 AND ordinal = 0;"
        "UPDATE memory SET admission = 'in' WHERE key = 4",
        citations);
    row("evidence taken away", "DELETE FROM evidence WHERE derived = 4", citations);
    row("evidence replaced",
        "INSERT OR REPLACE INTO evidence (derived, ordinal, source, role) VALUES (4, 0, 3, 'supports')",
        "never replaced");
    row("evidence redirected", "UPDATE evidence SET source = 3 WHERE derived = 4 AND ordinal = 0", citations);
    row("evidence without a memory, then a memory",
        "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 1, 'supports');"
        "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text) "
        "VALUES (50, 'x', 'default', 'episode', 'agent', 0, 3, 't')",
        "an episode rests on nothing");
    row("evidence on nothing", "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 99, 'supports')",
        "must exist");
    row("evidence of an episode", "INSERT INTO evidence (derived, ordinal, source, role) VALUES (1, 0, 2, 'supports')",
        "an episode rests on nothing");
    row("depth by hand", "UPDATE memory SET depth = 7 WHERE key = 4", "invariant 2");
    row("memory deleted", "DELETE FROM memory WHERE key = 3", "never deletes");
    row("memory replaced by key",
        "INSERT OR REPLACE INTO memory (key, id, scope, kind, origin, depth, ledger, text) "
        "VALUES (3, 'new', 'default', 'episode', 'agent', 0, 3, 't')",
        "never replaced");
    row("memory replaced by id",
        "INSERT OR REPLACE INTO memory (id, scope, kind, origin, depth, ledger, text) "
        "VALUES ('e3', 'default', 'episode', 'agent', 0, 3, 't')",
        "never replaced");
    row("memory replaced by update", "UPDATE OR REPLACE memory SET id = 'e3' WHERE key = 1", "never changes");
    row("origin changed", "UPDATE memory SET origin = 'committed' WHERE key = 4", "never changes");
    row("a memory of an old entry",
        "INSERT INTO memory (id, scope, kind, origin, depth, ledger, text) "
        "VALUES ('x', 'default', 'episode', 'agent', 0, 1, 't')",
        "invariant 9");
    row("a holder by an old entry", "INSERT INTO held (memory, mirror, there, number) VALUES (1, 1, 0, 2)",
        "invariant 9");
    row("neither there nor gone", "INSERT INTO held (memory, mirror, there, number) VALUES (1, 1, 2, 3)", "CHECK");
    row("an undoing by an old entry", "INSERT INTO undone (memory, number) VALUES (1, 2)", "invariant 9");
    row("unknown status", "UPDATE memory SET status = 'fine' WHERE key = 1", "CHECK");
    const char *appendOnly = "invariant 9";
    row("ledger update", "UPDATE ledger SET kind = 'other' WHERE number = 1", appendOnly);
    row("ledger time", "UPDATE ledger SET time = 1 WHERE number = 1", appendOnly);
    row("ledger payload replaced", "UPDATE ledger SET payload = '{}' WHERE number = 1", appendOnly);
    row("ledger payload alone", "UPDATE ledger SET payload = NULL WHERE number = 1", appendOnly);
    row("ledger delete", "DELETE FROM ledger WHERE number = 2", appendOnly);
    row("ledger replaced",
        "INSERT OR REPLACE INTO ledger (number, time, kind, ids, id_count, previous, digest, hash, salt, payload) "
        "SELECT number, time, kind, ids, id_count, previous, digest, hash, salt, '{}' FROM ledger WHERE number = 2",
        appendOnly);
    row("ledger number taken",
        "INSERT INTO ledger (number, time, kind, ids, id_count, previous, digest, hash, salt, payload) "
        "SELECT number, time, kind, ids, id_count, previous, digest, hash, salt, payload FROM ledger WHERE number = 1",
        appendOnly);
    row("ledger with a gap",
        "INSERT INTO ledger (number, time, kind, ids, id_count, previous, digest, hash, salt, payload) "
        "SELECT 9, time, kind, ids, id_count, hash, digest, hash, salt, payload FROM ledger WHERE number = 2",
        appendOnly);
    row("ledger off the chain",
        "INSERT INTO ledger (number, time, kind, ids, id_count, previous, digest, hash, salt, payload) "
        "SELECT 3, time, kind, ids, id_count, 'x', digest, hash, salt, payload FROM ledger WHERE number = 2",
        appendOnly);
    row("ledger update or replace", "UPDATE OR REPLACE ledger SET number = 1 WHERE number = 2", appendOnly);
}

void TstSchema::refuses()
{
    QFETCH(QString, sql);
    QFETCH(QString, says);
    const QString before = run(QStringLiteral("SELECT count(*), group_concat(id || status || depth) FROM memory;"
                                              "SELECT count(*) FROM evidence; SELECT group_concat(hash) FROM ledger"));
    bool failed = false;
    const QString answer = run(QStringLiteral("BEGIN;") + sql + QStringLiteral(";COMMIT;"), &failed);
    QVERIFY2(failed, "The statement was accepted.");
    QVERIFY2(answer.contains(says), qPrintable(answer));
    QCOMPARE(run(QStringLiteral("SELECT count(*), group_concat(id || status || depth) FROM memory;"
                                "SELECT count(*) FROM evidence; SELECT group_concat(hash) FROM ledger")),
             before);
}

void TstSchema::allowsWhatTheRulesAllow()
{
    // A belief that was approved, with its evidence written first: the way of a commit.
    bool failed = true;
    const QString answer =
        run(QStringLiteral("BEGIN;") + QString::fromUtf8(kApproved) +
                QStringLiteral(
                    "INSERT INTO evidence (derived, ordinal, source, role) VALUES (50, 0, 1, 'supports'), (50, 1, "
                    "2, 'supports');"
                    "INSERT INTO memory (key, id, scope, kind, origin, depth, ledger, text, candidate) "
                    "VALUES (50, 'x', 'default', 'reflection', 'committed', 1, 3, 't', 'c');"
                    "INSERT INTO ledger (number, time, kind, ids, id_count, previous, digest, hash, salt, payload) "
                    "SELECT 3, 0, 'commit', '[\"x\"]', 1, hash, '', '', x'00', '{}' FROM ledger WHERE number = 2;"
                    "COMMIT; SELECT id FROM belief;"),
            &failed);
    QVERIFY2(!failed, qPrintable(answer));
    QCOMPARE(answer, QStringLiteral("x"));
    // Mutual contradictions are no circle.
    run(QStringLiteral("INSERT INTO evidence (derived, ordinal, source, role) VALUES (4, 9, 5, 'contradicts')"),
        &failed);
    QVERIFY(!failed);
    // A link that a client left without its memory is not inherited by the next one.
    run(QStringLiteral("INSERT INTO evidence (derived, ordinal, source, role) VALUES (51, 0, 1, 'supports')"), &failed);
    QVERIFY(!failed);
    {
        auto store = Store::open(m_path);
        QVERIFY_OK(store);
        QVERIFY_OK((*store)->add({episode("next")}, kAgent));
        QCOMPARE((*store)->find("next")->value, 52);
        const auto verified = (*store)->verify();
        QVERIFY_OK(verified);
        QVERIFY(!verified->fileOk); // but it is found
    }
    // Erasing an entry's content is the one update.
    run(QStringLiteral("UPDATE ledger SET payload = NULL, salt = NULL WHERE number = 2"), &failed);
    QVERIFY(!failed);
}

void TstSchema::droppedTriggerIsNoticed()
{
    run(QStringLiteral("DROP TRIGGER ledger_delete"));
    auto store = Store::open(m_path);
    QVERIFY_OK(store);
    QCOMPARE((*store)->info().access, Access::ReadOnlySchema);
    QVERIFY((*store)->info().accessReason.find("ledger_delete") != std::string::npos);
    const auto verified = (*store)->verify();
    QVERIFY_OK(verified);
    QVERIFY(!verified->ok);
    QVERIFY(!verified->schemaOk);
    QVERIFY(!verified->brokenAt);
    const auto refused = (*store)->add({episode("e9")}, kAgent);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::ReadOnly);
}

CREDENCE_TEST(tst_schema, TstSchema)

} // namespace tst_schema

#include "tst_schema.moc"
