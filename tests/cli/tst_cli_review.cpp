// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Review by commands, over the sample store and its hand-written candidates.
#include "support/cli.h"
#include "support/registry.h"

#include <QTest>

namespace tst_cli_review {

using namespace credence::test;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

const QString kSource = QStringLiteral(CREDENCE_SOURCE_DIR);

} // namespace

class TstCliReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = m_folder->filePath(q("ada.credence"));
        CliResult r = cliJson({q("init"), m_store, q("--scope"), q("Sam"), q("--approval-channels"), q("gui,cli")});
        QVERIFY2(r.status == 0, r.told());
        for (const QString &file :
             {kSource + q("/resources/sample/ada.jsonl"), kSource + q("/tests/data/review/candidates.jsonl")}) {
            r = cliJson({q("import"), m_store, file});
            QVERIFY2(r.status == 0, r.told());
        }
    }

    void queues()
    {
        const QByteArray before = hashOf(m_store);
        CliResult r = cliJson({q("queue"), m_store});
        QVERIFY2(r.status == 0 && r.isJson, r.told());
        QCOMPARE(r.json[q("candidates")].toArray().size(), 12);
        QCOMPARE(r.json[q("counts")][q("candidates")].toInt(), 12);
        QCOMPARE(r.json[q("counts")][q("deferred")].toInt(), 1);
        for (const QJsonValue &item : r.json[q("candidates")].toArray()) {
            QCOMPARE(
                missing(item.toObject(), q("id action text shape evidence depth confidence checks flags state age_s "
                                           "applies")),
                QStringList());
            QVERIFY(item[q("applies")].toBool());
        }
        r = cliJson({q("queue"), m_store, q("--state"), q("deferred")});
        QCOMPARE(idsOf(r.json[q("candidates")]), QStringList{q("c08")});
        r = cliJson({q("queue"), m_store, q("--limit"), q("5")});
        QCOMPARE(idsOf(r.json[q("candidates")]).size(), 5);
        r = cliJson({q("queue"), m_store, q("--limit"), q("20"), q("--after"), r.json[q("next")].toString()});
        QCOMPARE(idsOf(r.json[q("candidates")]).size(), 7);
        QCOMPARE(cliJson({q("queue"), m_store, q("--state"), q("perhaps")}).status, 2);
        QCOMPARE(cliJson({q("queue"), m_store, q("--scope"), q("nobody")}).status, 3);
        QCOMPARE(hashOf(m_store), before); // reading changes nothing
        r = cliJson({q("info"), m_store});
        QCOMPARE(r.json[q("candidates")][q("pending")].toInt(), 11);
        QVERIFY(r.json[q("flags")][q("open")].toInt() >= 1);
    }

    void decidesAndCommits()
    {
        const auto decide = [&](const char *id, const char *verdict, QStringList more = {}) {
            return cliJson(QStringList{q("decide"), m_store, q(id), q(verdict), q("--as"), q("ada")} + more);
        };
        CliResult r = decide("c10", "approve");
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("candidate")].toString(), q("c10"));
        QCOMPARE(r.json[q("state")].toString(), q("approved"));
        QCOMPARE(decide("c12", "reject").status, 4); // without a reason
        QCOMPARE(decide("c12", "reject", {q("--reason"), q("too general")}).status, 0);
        QCOMPARE(decide("c07", "defer").status, 0);
        r = decide("c01", "approve");
        QVERIFY2(r.status == 0, r.told());
        QVERIFY2(r.err.contains("- Sam prefers tabs for indentation"), r.told());
        QVERIFY2(r.err.contains("+ Sam wants two spaces in web/"), r.told());
        r = decide("c11", "approve", {q("--edit"), q("A failed upload is explained faster beside a good run")});
        QVERIFY2(r.status == 0, r.told());
        QVERIFY(r.json[q("edited")].toBool());
        QCOMPARE(decide("c04", "merge").status, 2); // into what?
        r = decide("c04", "merge", {q("--into"), q("b010")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(decide("nothing", "approve").status, 3);
        QCOMPARE(decide("c10", "perhaps").status, 2);
        QCOMPARE(cliJson({q("decide"), m_store, q("c10"), q("approve")}).status, 2); // who?

        // An address stands in c03: approve waits for its flag.
        r = decide("c03", "approve");
        QVERIFY2(r.status == 4, r.told());
        r = cliJson({q("flags"), m_store, q("c03")});
        QVERIFY2(r.status == 0, r.told());
        QVERIFY(!r.json[q("flags")].toArray().isEmpty());
        for (const QJsonValue &flag : r.json[q("flags")].toArray()) {
            QCOMPARE(missing(flag.toObject(), q("id target category start end detector score emergent state")),
                     QStringList());
            const char *what = flag[q("category")].toString() == q("email") ? "redact" : "allow";
            r = cliJson({q("resolve"), m_store, flag[q("id")].toString(), q(what), q("--as"), q("ada")});
            QVERIFY2(r.status == 0, r.told());
            QCOMPARE(r.json[q("state")].toString(), q(what));
        }
        QCOMPARE(decide("c03", "approve").status, 0);

        const QByteArray before = hashOf(m_store);
        const CliResult preview = cliJson({q("commit"), m_store, q("--preview")});
        QVERIFY2(preview.status == 0, preview.told());
        QCOMPARE(preview.json[q("ledger")].isNull(), true);
        QCOMPARE(hashOf(m_store), before);
        QCOMPARE(cliJson({q("commit"), m_store}).status, 2); // nobody signs it
        r = cliJson({q("commit"), m_store, q("--as"), q("ada")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(missing(r.json, q("added superseded archived merged blocked ledger")), QStringList());
        QCOMPARE(r.json[q("added")].toArray().size(), 4); // c01, c03, c10, c11
        QCOMPARE(strings(r.json[q("superseded")]), QStringList{q("b004")});
        QCOMPARE(strings(r.json[q("merged")]), QStringList{q("b010")});
        QCOMPARE(r.json[q("follows")].toArray().size(), preview.json[q("follows")].toArray().size());
        QCOMPARE(r.json[q("changes")].toArray().size(), preview.json[q("changes")].toArray().size());
        const QJsonObject counts = r.json[q("counts")].toObject();
        QCOMPARE(counts[q("committed")].toInt() + counts[q("blocked")].toInt() + counts[q("rejected")].toInt() +
                     counts[q("deferred")].toInt() + counts[q("open")].toInt(),
                 counts[q("candidates")].toInt());
        QCOMPARE(counts[q("committed")].toInt(), 5);
        const QString entry = QString::number(r.json[q("ledger")].toInt());
        for (const QJsonValue &id : r.json[q("added")].toArray()) {
            const CliResult shown = cliJson({q("show"), m_store, id.toString()});
            QVERIFY2(shown.status == 0, shown.told());
            QCOMPARE(shown.json[q("origin")].toString(), q("committed"));
            QVERIFY(!shown.json[q("text")].toString().contains(q("m.keller@example.com")));
        }
        QCOMPARE(cliJson({q("commit"), m_store, q("--as"), q("ada")}).status, 1); // nothing is left
        QCOMPARE(cliJson({q("verify"), m_store}).status, 0);
        r = cliJson({q("undo"), m_store, entry, q("--as"), q("ada")});
        QVERIFY2(r.status == 0, r.told());
        r = cliJson({q("queue"), m_store, q("--state"), q("approved")});
        QCOMPARE(r.json[q("candidates")].toArray().size(), 5);
        r = cliJson({q("redo"), m_store, entry, q("--as"), q("ada")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(cliJson({q("verify"), m_store}).status, 0);
    }

    void channels()
    {
        CliResult r = cliJson({q("policy"), m_store, q("set"), q("approval.channels"), q("gui"), q("--as"), q("ada")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("policy")][q("approval.channels")].toString(), q("gui"));
        for (const QStringList &command :
             {QStringList{q("decide"), m_store, q("c10"), q("approve"), q("--as"), q("ada")},
              QStringList{q("commit"), m_store, q("--as"), q("ada")},
              QStringList{q("policy"), m_store, q("set"), q("approval.channels"), q("cli"), q("--as"), q("ada")},
              QStringList{q("suppress"), m_store, q("single-source:b007"), q("--as"), q("ada"), q("--reason"),
                          q("r")}}) {
            r = cliJson(command);
            QVERIFY2(r.status == 4, r.told());
            QVERIFY2(
                r.json[q("error")][q("message")].toString().contains(q("the store lists gui as approval channels")),
                r.told());
        }
    }

    void policy()
    {
        CliResult r = cliJson({q("policy"), m_store, q("get")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("policy")][q("approval.channels")].toString(), q("gui, cli"));
        QCOMPARE(r.json[q("policy")][q("privacy.secret")].toString(), q("block"));
        QCOMPARE(r.json[q("policy")][q("privacy.health")].toString(), q("review"));
        QCOMPARE(r.json[q("policy")][q("privacy.email")].toString(), q("redact"));
        QCOMPARE(r.json[q("policy")][q("privacy.subjects")].toString(), q("Sam"));
        r = cliJson({q("policy"), m_store, q("set"), q("privacy.health"), q("block"), q("--as"), q("ada")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(cliJson({q("policy"), m_store, q("get"), q("privacy.health")})
                     .json[q("policy")][q("privacy.health")]
                     .toString(),
                 q("block"));
        QCOMPARE(cliJson({q("policy"), m_store, q("get"), q("nothing")}).status, 2);
        QCOMPARE(cliJson({q("policy"), m_store, q("set"), q("nothing"), q("x"), q("--as"), q("ada")}).status, 2);
        QCOMPARE(cliJson({q("policy"), m_store, q("set"), q("privacy.health"), q("x"), q("--as"), q("ada")}).status, 2);
        QCOMPARE(cliJson({q("policy"), m_store, q("set"), q("privacy.health"), q("allow")}).status, 2);
    }

    void liftsAndSuppresses()
    {
        CliResult r =
            cliJson({q("decide"), m_store, q("c12"), q("reject"), q("--as"), q("ada"), q("--reason"), q("no")});
        QVERIFY2(r.status == 0, r.told());
        r = cliJson({q("lift"), m_store, q("c12"), q("--as"), q("ada")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("state")].toString(), q("lifted"));
        QCOMPARE(cliJson({q("lift"), m_store, q("c12"), q("--as"), q("ada")}).status, 4);
        QCOMPARE(cliJson({q("lift"), m_store, q("nothing"), q("--as"), q("ada")}).status, 3);
        r = cliJson({q("suppress"), m_store, q("single-source:b007"), q("--as"), q("ada"), q("--reason"), q("known")});
        QVERIFY2(r.status == 0, r.told());
        QCOMPARE(r.json[q("state")].toString(), q("suppressed"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
};

CREDENCE_TEST(tst_cli_review, TstCliReview)

} // namespace tst_cli_review

#include "tst_cli_review.moc"
