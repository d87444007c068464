// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Keeping in step with a source, and what is handed back to it.
#include "store/foreigndb.h"
#include "support/registry.h"
#include "support/steps.h"
#include "support/stores.h"

#include <credence/mirrorlist.h>
#include <credence/reflect.h>
#include <credence/review.h>

#include <QTest>

#include <algorithm>
#include <fstream>

#include <unistd.h>

namespace tst_mirror {

using namespace credence;
using namespace credence::test;
namespace fs = std::filesystem;

namespace {

const Cause kTake{"", "import", ""};

MemoryDraft node(const std::string &ref, const std::string &text = "text", std::int64_t created = 1000)
{
    MemoryDraft draft = episode({}, text, {}, created);
    draft.memory.sourceRef = ref;
    return draft;
}

MemoryDraft thought(const std::string &ref, const std::vector<std::string> &sources)
{
    MemoryDraft draft = reflection({}, sources);
    draft.memory.sourceRef = ref;
    return draft;
}

ForeignStore at(const std::string &path, std::vector<MemoryDraft> drafts)
{
    ForeignStore store = foreign(std::move(drafts), "generative-agents");
    store.path = path;
    return store;
}

std::string wordsOf(const SyncReport &r)
{
    return std::to_string(r.added) + " " + std::to_string(r.changed) + " " + std::to_string(r.vanished) + " " +
           std::to_string(r.returned) + " " + std::to_string(r.unchanged);
}

} // namespace

class TstMirror : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_store.reset();
        m_folder = std::make_unique<Folder>();
        CreateOptions options;
        options.approvalChannels = {"gui"};
        auto store = Store::create(*m_folder / "a.credence", options);
        QVERIFY_OK(store);
        m_store = std::move(*store);
    }

    void remembersItsSource()
    {
        ForeignStore first = at("/notes/a", {node("1"), node("2")});
        first.mapping = {{"ts", "created"}};
        first.askedScope = "default";
        QVERIFY_OK(m_store->import(std::move(first), "ignored", kTake));
        const auto all = m_store->mirrors();
        QVERIFY_OK(all);
        QCOMPARE(all->size(), std::size_t(1));
        const Mirror &one = all->front();
        QCOMPARE(one.id.value, 1);
        QCOMPARE(one.path, std::string("/notes/a"));
        QCOMPARE(one.format, std::string("generative-agents"));
        QCOMPARE(one.scope, std::string("default"));
        QVERIFY((one.mapping == KeyMapping{{"ts", "created"}}));
        QCOMPARE(one.memories, std::uint64_t(2));
        QCOMPARE(one.synced.value, 2);
        QVERIFY(!one.watched);
        // What has no place is no source.
        QVERIFY_OK(m_store->import(foreign({node("3")}, "generative-agents"), "typed in", kTake));
        QCOMPARE(m_store->mirrors()->size(), std::size_t(1));
    }

    void staysInStep()
    {
        QVERIFY_OK(m_store->import(at("/s", {node("1"), node("2"), node("3"), thought("t", {"1", "2"})}), "", kTake));
        // A file that moved, and another one of the same program, are told apart.
        QVERIFY_OK(m_store->import(at("/other", {node("o")}), "", kTake));

        const auto next = [] {
            return at("/s", {node("2", "another text"), node("3"), node("4", "new"), thought("t", {"1", "2"})});
        };
        const auto preview = m_store->sync(next(), Vanished::Withdraw, kPerson, true);
        QVERIFY_OK(preview);
        QCOMPARE(wordsOf(*preview), std::string("1 1 1 0 2"));
        QCOMPARE(preview->ledger.value, 0);
        QCOMPARE(m_store->ledgerHead()->first, std::uint64_t(3));
        QStringList seen;
        for (const SyncChange &one : preview->changes)
            seen << QStringLiteral("%1 %2 %3>%4")
                        .arg(QString::fromUtf8(word(one.kind)), QString::fromStdString(one.ref),
                             QString::fromStdString(one.before), QString::fromStdString(one.after));
        QCOMPARE(seen, QStringList({QStringLiteral("added 4 >new"), QStringLiteral("changed 2 text>another text"),
                                    QStringLiteral("vanished 1 text>")}));

        const auto kept = m_store->sync(next(), Vanished::Keep, kTake);
        QVERIFY_OK(kept);
        QCOMPARE(wordsOf(*kept), wordsOf(*preview));
        QCOMPARE(statusOf("1"), Status::Active);
        QCOMPARE(statusOf("t"), Status::Active);

        // Withdrawing is a person's: a name and a listed channel.
        QCOMPARE(m_store->sync(next(), Vanished::Withdraw, kTake).error().code, Errc::Invalid);
        QCOMPARE(statusOf("1"), Status::Active);
        const auto done = m_store->sync(next(), Vanished::Withdraw, kPerson);
        QVERIFY_OK(done);
        QCOMPARE(wordsOf(*done), std::string("0 0 1 0 4"));
        QCOMPARE(statusOf("1"), Status::Retracted);
        QCOMPARE(statusOf("t"), Status::Stale); // one source is left of two
        QCOMPARE(statusOf("o"), Status::Active);
        QCOMPARE(m_store->mirrors()->front().vanished, std::uint64_t(1));

        // Nothing more to do.
        const auto again = m_store->sync(next(), Vanished::Withdraw, kPerson);
        QVERIFY_OK(again);
        QCOMPARE(again->ledger.value, 0);
        QCOMPARE(wordsOf(*again), std::string("0 0 0 0 4"));

        // It comes back, and with it what rested on it.
        const auto back = m_store->sync(
            at("/s", {node("1"), node("2", "another text"), node("3"), node("4", "new"), thought("t", {"1", "2"})}),
            Vanished::Withdraw, kPerson);
        QVERIFY_OK(back);
        QCOMPARE(wordsOf(*back), std::string("0 0 0 1 4"));
        QCOMPARE(statusOf("1"), Status::Active);
        QCOMPARE(statusOf("t"), Status::Active);
        QCOMPARE(m_store->mirrors()->front().vanished, std::uint64_t(0));
        const auto verified = m_store->verify();
        QVERIFY_OK(verified);
        QVERIFY2(verified->ok, verified->message.c_str());
    }

    void whatCantBeReadIsNotGone()
    {
        QVERIFY_OK(m_store->import(at("/s", {node("1"), node("2"), node("3")}), "", kTake));
        for (const char *kind : {"unreadable", "bad-json", "bad-record"}) {
            ForeignStore partly = at("/s", {node("1"), node("4", "new")});
            partly.problems.push_back({"b.md", kind, "It can't be read."});
            const auto report = m_store->sync(std::move(partly), Vanished::Withdraw, kPerson);
            QVERIFY_OK(report);
            QCOMPARE(report->vanished, std::uint64_t(0));
            QCOMPARE(report->problems.back().kind, std::string("incomplete"));
            QCOMPARE(statusOf("2"), Status::Active);
        }
        QCOMPARE(statusOf("4"), Status::Active); // what came is taken all the same
        const auto none = m_store->sync(at("/s", {}), Vanished::Withdraw, kPerson);
        QVERIFY_OK(none);
        QCOMPARE(none->vanished, std::uint64_t(0));
        QCOMPARE(statusOf("1"), Status::Active);
    }

    void aCitationThatWentWithItsSourceIsALoss()
    {
        const auto all = [] { return at("/s", {node("1"), node("2"), node("3"), thought("t", {"1", "2"})}); };
        const auto less = [] { return at("/s", {node("2"), node("3"), thought("t", {"2"})}); };
        QVERIFY_OK(m_store->import(all(), "", kTake));
        const auto kept = m_store->sync(less(), Vanished::Keep, kTake);
        QVERIFY_OK(kept);
        QCOMPARE(kept->ledger.value, 0); // nothing was taken away here
        const auto done = m_store->sync(less(), Vanished::Withdraw, kPerson);
        QVERIFY_OK(done);
        QCOMPARE(statusOf("1"), Status::Retracted);
        QCOMPARE(statusOf("t"), Status::Stale);
        const auto again = m_store->sync(less(), Vanished::Withdraw, kPerson);
        QVERIFY_OK(again);
        QCOMPARE(again->ledger.value, 0);
        QCOMPARE(statusOf("t"), Status::Stale);
        // A citation of what is still there may go.
        const auto other =
            m_store->sync(at("/s", {node("2"), node("3"), thought("t", {"3"})}), Vanished::Withdraw, kPerson);
        QVERIFY_OK(other);
        QCOMPARE(other->changed, std::uint64_t(1));
        std::vector<std::string> cited;
        std::vector<MemoryKey> sources;
        const auto links = m_store->evidence(memoryOf(*m_store, "t").key);
        QVERIFY_OK(links);
        for (const EvidenceLink &link : *links)
            sources.push_back(link.source);
        const auto rows = m_store->rows(sources);
        QVERIFY_OK(rows);
        for (const Memory &row : *rows)
            cited.push_back(row.sourceRef);
        std::sort(cited.begin(), cited.end());
        QCOMPARE(cited,
                 (std::vector<std::string>{"1", "3"})); // 1 went with its source, 2 is there and is cited no more
    }

    void undoneStaysHere()
    {
        QVERIFY_OK(m_store->import(at("/s", {node("1"), node("2"), thought("t", {"1", "2"})}), "", kTake));
        const auto next = [] { return at("/s", {node("2"), thought("t", {"1", "2"}), node("5")}); };
        const auto done = m_store->sync(next(), Vanished::Withdraw, kPerson);
        QVERIFY_OK(done);
        QCOMPARE(statusOf("1"), Status::Retracted);
        QCOMPARE(statusOf("t"), Status::Stale);
        QVERIFY_OK(m_store->undo(done->ledger, kPerson));
        QCOMPARE(statusOf("1"), Status::Active);
        QCOMPARE(statusOf("t"), Status::Active);
        QCOMPARE(statusOf("5"), Status::Retracted); // what it brought
        // A person wants it kept: it is not taken again.
        const auto again = m_store->sync(next(), Vanished::Withdraw, kPerson);
        QVERIFY_OK(again);
        QCOMPARE(again->vanished, std::uint64_t(0));
        QCOMPARE(statusOf("1"), Status::Active);
        QVERIFY_OK(m_store->redo(done->ledger, kPerson));
        QCOMPARE(statusOf("1"), Status::Retracted);
        const auto verified = m_store->verify();
        QVERIFY_OK(verified);
        QVERIFY2(verified->ok, verified->message.c_str());
    }

    void olderImportsBelongToIt()
    {
        // As a store of before knows them: only the entry names the path.
        QVERIFY_OK(m_store->import(foreign({node("1"), node("2")}, "generative-agents"), "/s", kTake));
        QVERIFY(m_store->mirrors()->empty());
        QVERIFY_OK(m_store->import(at("/s", {node("1"), node("2")}), "", kTake));
        QCOMPARE(m_store->mirrors()->front().memories, std::uint64_t(2));
        const auto report = m_store->sync(at("/s", {node("2")}), Vanished::Keep, kTake, true);
        QVERIFY_OK(report);
        QCOMPARE(report->vanished, std::uint64_t(1));
    }

    // Who only asks which sources there are takes no longer where they brought more.
    void listsWithoutCounting()
    {
        m_store.reset();
        const Steps steps;
        std::vector<std::int64_t> listed, counted;
        for (const int many : {20, 2000}) {
            auto store = Store::create(*m_folder / (std::to_string(many) + ".credence").c_str(), {});
            QVERIFY_OK(store);
            std::vector<MemoryDraft> drafts;
            for (int i = 0; i < many; ++i)
                drafts.push_back(node(std::to_string(i)));
            QVERIFY_OK((*store)->import(at("/s", std::move(drafts)), "", kTake));
            QVERIFY_OK((*store)->import(at("/r", {node("r")}), "", kTake));
            listed.push_back(Steps::of([&] {
                const auto all = mirrorList(**store);
                QVERIFY_OK(all);
                QCOMPARE(all->size(), std::size_t(2));
                QCOMPARE(all->front().path, std::string("/s"));
                QCOMPARE(all->front().format, std::string("generative-agents"));
                QCOMPARE(all->front().synced.value, 2);
                QCOMPARE(all->front().memories, std::uint64_t(0));
            }));
            counted.push_back(Steps::of([&] {
                const auto all = (*store)->mirrors();
                QVERIFY_OK(all);
                QCOMPARE(all->front().memories, std::uint64_t(many));
            }));
        }
        QVERIFY(listed[0] > 0);
        QCOMPARE(listed[1], listed[0]);
        QVERIFY2(counted[1] > counted[0] + 2 * 1980, qPrintable(QString::number(counted[1]))); // the steps are counted
    }

    void changesASource()
    {
        QVERIFY_OK(m_store->import(at("/s", {node("1"), node("4"), node("5")}), "", kTake));
        QVERIFY_OK(m_store->import(at("/r", {node("2")}), "", kTake));
        // The owner of one record wrote another one: nothing tells that from another store.
        const auto rewritten = m_store->sync(at("/r", {node("6")}), Vanished::Keep, kTake, true);
        QVERIFY_OK(rewritten);
        QCOMPARE(rewritten->added, std::uint64_t(1));
        Mirror one = m_store->mirrors()->front();
        one.watched = true;
        one.path = "/moved";
        // Only with what lies there, and only if that is it.
        QCOMPARE(m_store->setMirror(one, kPerson).error().code, Errc::Invalid);
        const ForeignStore other = at("/moved", {node("7"), node("8"), node("9")});
        const auto refused = m_store->setMirror(one, kPerson, &other);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
        QCOMPARE(refused.error().message,
                 std::string("/moved is read as generative-agents, and 3 records that came from the source were "
                             "expected there. It holds 3 records, of which 0 are known: another store lies there."));
        const ForeignStore moved = at("/moved", {node("1"), node("4"), node("7")});
        QVERIFY_OK(m_store->setMirror(one, kPerson, &moved));
        QCOMPARE(m_store->mirrors()->front().path, std::string("/moved"));
        QVERIFY(m_store->mirrors()->front().watched);
        for (const Vanished treat : {Vanished::Keep, Vanished::Withdraw}) {
            for (const bool preview : {true, false})
                QCOMPARE(m_store->sync(at("/moved", {node("9")}), treat, kPerson, preview).error().code,
                         Errc::Conflict);
        }
        const auto report = m_store->sync(at("/moved", {node("1"), node("5"), node("9")}), Vanished::Keep, kTake, true);
        QVERIFY_OK(report);
        QCOMPARE(report->added, std::uint64_t(1));
        one.path = "/r";
        QCOMPARE(m_store->setMirror(one, kPerson, &moved).error().code, Errc::Conflict);
        one.id.value = 9;
        QCOMPARE(m_store->setMirror(one, kPerson, &moved).error().code, Errc::NotFound);
        QVERIFY_OK(m_store->forgetMirror({1}, kPerson));
        QCOMPARE(m_store->forgetMirror({1}, kPerson).error().code, Errc::NotFound);
        QCOMPARE(m_store->mirrors()->size(), std::size_t(1));
        QCOMPARE(m_store->counts()->memories, std::uint64_t(4));
        // Its number is not given to another.
        QVERIFY_OK(m_store->import(at("/new", {node("3")}), "", kTake));
        QCOMPARE(m_store->mirrors()->back().id.value, 3);
    }

    void keepsVectors()
    {
        MemoryDraft with = node("1");
        with.vector = {0.5F, -1.25F, 3.0F};
        with.vectorSpace = "minilm";
        QVERIFY_OK(m_store->import(at("/s", {with, node("2")}), "", kTake));
        QCOMPARE(number("SELECT count(*) FROM vector"), 1);
        QCOMPARE(number("SELECT length(data) FROM vector"), 12);
        const auto again = m_store->import(at("/s", {with, node("2")}), "", kTake);
        QVERIFY_OK(again);
        QCOMPARE(again->ledger.value, 0);
        with.vector[0] = 0.25F;
        QVERIFY_OK(m_store->import(at("/s", {with, node("2")}), "", kTake));
        QCOMPARE(number("SELECT count(*) FROM vector WHERE substr(data, 1, 4) = x'0000803E'"), 1); // 0.25
        const auto verified = m_store->verify();
        QVERIFY_OK(verified);
        QVERIFY2(verified->ok, verified->message.c_str());
    }

    void saysWhatWasDecided()
    {
        QVERIFY_OK(m_store->import(at("/s", {node("1", "she likes tea"), node("2"), node("3"), thought("t", {"1", "2"}),
                                             thought("u", {"2", "3"})}),
                                   "", kTake));
        const MemoryKey u[] = {memoryOf(*m_store, "u").key};
        QVERIFY_OK(m_store->retract(u, {"ada", "gui", "it is not so"}));
        QVERIFY_OK(m_store->supersede(memoryOf(*m_store, "3").key, memoryOf(*m_store, "2").key, kPerson));
        const auto set = m_store->handBack("default", "generative-agents");
        QVERIFY_OK(set);
        QCOMPARE(set->items.size(), std::size_t(2));
        QCOMPARE(set->items[0].kind, HandBackKind::Retracted);
        QCOMPARE(set->items[0].memory.sourceRef, std::string("u"));
        QCOMPARE(set->items[0].by, std::string("ada"));
        QCOMPARE(set->items[0].reason, std::string("it is not so"));
        QCOMPARE(set->items[1].kind, HandBackKind::Superseded);
        QCOMPARE(set->items[1].memory.sourceRef, std::string("3"));
        QCOMPARE(set->items[1].replacementRef, std::string("2"));
        QCOMPARE(m_store->handBack("nobody", "generative-agents").error().code, Errc::NotFound);
        QVERIFY(m_store->handBack("default", "chroma")->items.empty());

        // As a file: planned first, then just that is written.
        const auto plan = planHandBack(*set, "changes-csv", *m_folder / "out");
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QVERIFY(plan->writes[0].after.starts_with("record,change,state,id,source_ref,scope,kind,"));
        QVERIFY(plan->writes[0].after.find(",u,default,reflection,insight,retracted,") != std::string::npos);
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(bytesOf(*m_folder / "out/changes.csv").toStdString(), plan->writes[0].after);
        QCOMPARE(planHandBack(*set, "gold", *m_folder / "out").error().code, Errc::Unsupported);
    }

    void whatWasHandedBackIsNotDoubled()
    {
        QVERIFY_OK(m_store->import(at("/s", {node("1"), node("2"), node("3")}), "", kTake));
        RunRecord run;
        run.id = "run-1";
        run.scope = "default";
        run.preset = kByHand;
        Candidate candidate;
        candidate.id = "c1";
        candidate.scope = "default";
        candidate.text = "text is what there is";
        candidate.run = run.id;
        candidate.evidence = {{memoryOf(*m_store, "1").id}, {memoryOf(*m_store, "2").id}};
        run.candidates = {candidate};
        QVERIFY_OK(m_store->queueRun(run, {}, kPerson));
        DecideRequest yes;
        yes.candidate = "c1";
        QVERIFY_OK(decide(*m_store, yes, kPerson));
        QVERIFY_OK(commit(*m_store, kPerson));
        const auto set = m_store->handBack("default", "generative-agents");
        QVERIFY_OK(set);
        QCOMPARE(set->items.size(), std::size_t(1));
        QCOMPARE(set->items[0].kind, HandBackKind::Added);
        QCOMPARE(set->items[0].evidence.size(), std::size_t(2));
        QCOMPARE(set->items[0].evidence[0].ref, std::string("1"));
        const std::string id = set->items[0].memory.id.value;

        // It comes again: under its id, or with it among what has no place here; in other words, and resting on
        // another.
        MemoryDraft byRef = thought(id, {"3"});
        byRef.memory.text = "said otherwise";
        MemoryDraft byKey = thought("x7", {"3"});
        byKey.memory.extra = "{\"metadata\":{\"credence_id\":\"" + id + "\"}}";
        for (const MemoryDraft &again : {byRef, byKey}) {
            const auto report =
                m_store->sync(at("/s", {node("1"), node("2"), node("3"), again}), Vanished::Withdraw, kPerson);
            QVERIFY_OK(report);
            QCOMPARE(wordsOf(*report), std::string("0 0 0 0 4"));
        }
        QCOMPARE(m_store->counts()->memories, std::uint64_t(4));
        const auto key = m_store->find(id);
        QVERIFY_OK(key);
        QCOMPARE(memoryOf(*m_store, id.c_str()).text, std::string("text is what there is"));
        QCOMPARE(m_store->evidence(*key)->size(), std::size_t(2));
        // Of another scope it is another memory.
        ForeignStore elsewhere = at("/t", {byKey});
        elsewhere.memories[0].memory.scope = "other";
        elsewhere.memories[0].evidence.clear();
        const auto other = m_store->import(std::move(elsewhere), "", kTake);
        QVERIFY_OK(other);
        QCOMPARE(other->added, std::uint64_t(1));
    }

    void aPendingWriteIsDecidedAndHandedBack()
    {
        ForeignStore store = at("/s", {node("1"), node("2")});
        store.records.push_back(
            {"candidate",
             R"j({"record":"candidate","id":"p1","action":"add","scope":"default","text":"He prefers short answers",)j"
             R"j("shape":"belief","state":"pending","evidence":[{"id":"1"}],"extra":{"payload":{"k":7}}})j",
             "pending/p1.json"});
        QVERIFY_OK(m_store->import(std::move(store), "", kTake));
        auto items = queue(*m_store);
        QVERIFY_OK(items);
        QCOMPARE(items->size(), std::size_t(1));
        QCOMPARE(items->front().system, std::string("generative-agents"));
        QCOMPARE(items->front().approveOff, std::string()); // one citation would be too few for a belief of ours
        QCOMPARE(items->front().candidate.evidence.front().id, memoryOf(*m_store, "1").id);
        DecideRequest yes;
        yes.candidate = "p1";
        yes.verdict = Verdict::Approve;
        QVERIFY_OK(decide(*m_store, yes, kPerson));
        // It is never committed here.
        const auto committed = previewCommit(*m_store);
        QVERIFY_OK(committed);
        QCOMPARE(committed->blocked.size(), std::size_t(1));
        const auto set = m_store->handBack("default", "generative-agents");
        QVERIFY_OK(set);
        QCOMPARE(set->decisions.size(), std::size_t(1));
        QCOMPARE(set->decisions[0].by, std::string("ada"));
        QVERIFY(set->decisions[0].candidate.find("\"k\":7") != std::string::npos);
    }

    void readsAForeignDatabaseFromACopy()
    {
        const fs::path file = *m_folder / "other.db";
        {
            auto db = sql::Connection::open(file, sql::Mode::Create, std::chrono::milliseconds(0));
            QVERIFY_OK(db);
            QVERIFY_OK(
                (*db)->execute("PRAGMA journal_mode = WAL; CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT, "
                               "\"odd \"\" name\" REAL); CREATE TABLE keyed (k TEXT PRIMARY KEY, v BLOB) WITHOUT "
                               "ROWID; CREATE VIEW trap AS SELECT 1; CREATE VIRTUAL TABLE ft USING fts5 (x); "
                               "INSERT INTO note VALUES (2, 'two', 2.5), (1, 'one', NULL); "
                               "INSERT INTO keyed VALUES ('b', x'00ff'), ('a', NULL)"));
            // While its program has it open, with all of it in the log.
            const QByteArray before = bytesOf(file), log = bytesOf(file.string() + "-wal");
            auto foreign = sql::ForeignDb::open(file);
            QVERIFY_OK(foreign);
            const sql::ForeignDb &other = **foreign;
            QVERIFY(other.hasTable("note") && other.hasTable("NOTE") && other.hasTable("keyed"));
            QVERIFY(!other.hasTable("trap") && !other.hasTable("ft") && other.hasTable("ft_content"));
            QVERIFY(other.hasColumn("note", "odd \" name") && !other.hasColumn("note", "new"));
            QStringList rows;
            QVERIFY_OK(
                other.rows({"note", {"body", "absent", "odd \" name", "rowid"}}, [&](const sql::ForeignRow &row) {
                    rows << QStringLiteral("%1 %2 %3 %4")
                                .arg(QString::fromStdString(row.text(0)))
                                .arg(row.isNull(1))
                                .arg(row.real(2))
                                .arg(row.integer(3));
                    return true;
                }));
            QCOMPARE(rows, QStringList({QStringLiteral("one 1 0 1"), QStringLiteral("two 1 2.5 2")}));
            std::string keys;
            QVERIFY_OK(other.rows({"keyed", {"k", "rowid", "v"}, {"k"}}, [&](const sql::ForeignRow &row) {
                keys += row.text(0) + (row.isNull(1) ? "-" : "?") + std::to_string(row.view(2).size());
                return true;
            }));
            QCOMPARE(keys, std::string("a-0b-2"));
            QCOMPARE(*other.count("note"), std::uint64_t(2));
            QCOMPARE(*other.count("none"), std::uint64_t(0));
            int seen = 0;
            QVERIFY_OK(other.rows({"note", {"id"}, {}, "body", "two"}, [&](const sql::ForeignRow &row) {
                seen += static_cast<int>(row.integer(0));
                return true;
            }));
            QCOMPARE(seen, 2);
            // Nothing of it was touched, and its program goes on.
            QCOMPARE(bytesOf(file), before);
            QCOMPARE(bytesOf(file.string() + "-wal"), log);
            QVERIFY_OK((*db)->execute("INSERT INTO note (body) VALUES ('three')"));
        }
        std::ofstream(*m_folder / "no.db") << "SQLite format 3";
        QVERIFY(!sql::ForeignDb::open(*m_folder / "no.db").ok());
        QCOMPARE(sql::ForeignDb::open(*m_folder / "absent.db").error().code, Errc::NotFound);
    }

private:
    Status statusOf(const char *ref) { return memoryOf(*m_store, ref).status; }
    int number(const char *sql)
    {
        auto db = sql::Connection::open(m_store->info().path, sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
        if (!db)
            return -1;
        const auto value = (*db)->integer(sql);
        return value ? static_cast<int>(*value) : -1;
    }

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
};

CREDENCE_TEST(tst_mirror, TstMirror)

} // namespace tst_mirror

#include "tst_mirror.moc"
