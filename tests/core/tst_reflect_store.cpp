// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs and candidates outside the pipeline: JSON both ways, files, the queue, consumed marks, and the migration that
// brought them.
#include "store/impl.h"
#include "store/runs.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/text.h>

#include <nlohmann/json.hpp>

#include <QTest>

namespace tst_reflect_store {

using namespace credence;
using namespace credence::test;

namespace {

Candidate claim(const std::string &id, const std::string &text, const std::vector<std::string> &sources)
{
    Candidate c;
    c.id = id;
    c.scope = "default";
    c.text = text;
    int shown = 0;
    for (const std::string &source : sources) {
        CandidateEvidence link;
        link.id = {source};
        link.shown = ++shown;
        c.evidence.push_back(link);
    }
    return c;
}

RunRecord aRun(const std::string &id)
{
    RunRecord run;
    run.id = id;
    run.scope = "default";
    run.preset = "engram";
    run.state = "done";
    run.started = Time(std::chrono::milliseconds(1'700'000'000'000));
    run.selected = {{"e1"}, {"e2"}, {"gone"}};
    run.candidates = {claim("c1", "Tests come first", {"e1", "e2"}), claim("c2", "Logs are read", {"e2", "e3"})};
    run.candidates[1].deferred = true;
    Finding finding;
    finding.category = "health";
    finding.detector = "health";
    finding.start = 0;
    finding.end = 4;
    finding.score = 0.75;
    finding.emergent = true;
    finding.why = "why";
    run.candidates[0].findings = {finding};
    return run;
}

} // namespace

class TstReflectStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void candidateBothWays();
    void runBothWays();
    void badJson_data();
    void badJson();
    void files();
    void queues();
    void queueRefuses_data();
    void queueRefuses();
    void screensWhatComesIn();
    void suppressedArrivesMarked();
    void rejectedIsRemembered();
    void migratesTodaysStores();

private:
    std::unique_ptr<Folder> m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<Store> m_store;
};

void TstReflectStore::init()
{
    m_store.reset();
    m_folder = std::make_unique<Folder>();
    m_path = *m_folder / "a.credence";
    auto made = Store::create(m_path);
    QVERIFY_OK(made);
    m_store = std::move(*made);
    QVERIFY_OK(m_store->add({episode("e1"), episode("e2"), episode("e3"), reflection("r1", {"e1", "e2"})}, kAgent));
}

void TstReflectStore::candidateBothWays()
{
    Candidate c = claim("c1", "a \"text\" with \xF0\x9F\x98\x80 and\nlines", {"e1", "e2"});
    c.action = Action::Supersede;
    c.shape = Shape::Belief;
    c.subject = "Sam";
    c.predicate = "prefers";
    c.object = "tabs";
    c.targets = {{"r1"}};
    c.depth = 2;
    c.importance = 0.25;
    c.confidence = Confidence::Medium;
    c.confidenceReason = "because";
    c.statedConfidence = "0.8";
    c.checks = {{"citations", CheckState::Passed, "2 distinct sources", 2.0, 2.0, {{"e1"}}}};
    c.evidence[1].role = Role::Contradicts;
    c.evidence[1].granularity = Granularity::Cluster;
    c.evidence[1].quote = "quote";
    c.run = "run";
    c.call = 4;
    c.focus = "question";
    c.suppressed = true;
    c.extra = "{\"k\":[1,2]}";
    const std::string json = candidateJson(c);
    const auto read = readCandidate(json);
    QVERIFY_OK(read);
    QCOMPARE(candidateJson(*read), json);
    QCOMPARE(read->evidence[1].role, Role::Contradicts);
    QCOMPARE(read->evidence[0].shown, 1);
    QCOMPARE(read->checks.front().limit, std::optional(2.0));
    QCOMPARE(read->text, c.text);
    QCOMPARE(read->extra, c.extra);
    const auto object = nlohmann::json::parse(json);
    QCOMPARE(QString::fromStdString(object["action"].get<std::string>()), QStringLiteral("supersede"));
    QCOMPARE(QString::fromStdString(object["evidence"][1]["granularity"].get<std::string>()),
             QStringLiteral("cluster"));
}

void TstReflectStore::runBothWays()
{
    RunRecord run = aRun("r-1");
    run.parameters = {{"questions", "3"}};
    run.dropped = {{"not_shown", "cites source 31, only 27 were shown", "text", 2, "q"}};
    run.skipped = {{"question 2", "no answer"}};
    run.stages = {{"select", StageState::Done, "3 of 4", "3", 12}};
    CallRecord call;
    call.number = 1;
    call.request = "{\"a\":1}";
    call.reply = std::string("raw \xFF reply"); // a provider may answer anything
    call.tokensIn = 10;
    call.tokensOut = 5;
    call.cost = 0.5;
    call.attempts = {{429, "too many", 0}, {200, "", 1500}};
    run.calls = {call};
    run.ids = {{"m1"}, {"m2"}};
    run.since = parseTime("2026-05-01T00:00:00Z")->time;
    run.entity = "Ada";
    run.shape = Shape::Belief;
    const auto read = readRun(runJson(run));
    QVERIFY_OK(read);
    QCOMPARE(read->calls.front().reply, call.reply);
    QCOMPARE(read->calls.front().attempts.size(), std::size_t(2));
    QCOMPARE(read->calls.front().attempts[0].status, 429);
    QCOMPARE(read->tokensIn, std::uint64_t(10)); // counted from the calls
    QCOMPARE(read->cost, 0.5);
    QCOMPARE(read->proposed, std::uint64_t(3)); // two kept, one dropped
    QCOMPARE(read->dropped.front().message, std::string("cites source 31, only 27 were shown"));
    QCOMPARE(read->stages.front().state, StageState::Done);
    QCOMPARE(read->selected.size(), std::size_t(3));
    QCOMPARE(runJson(*read).size(), runJson(*readRun(runJson(*read))).size());
    const ReflectRequest again = requestOf(*read); // what a replay asks
    QCOMPARE(again.values.at("questions"), std::string("3"));
    QCOMPARE(again.ids.size(), std::size_t(2));
    QCOMPARE(again.ids[1].value, std::string("m2"));
    QCOMPARE(formatTime(*again.since), std::string("2026-05-01T00:00:00Z"));
    QVERIFY(!again.until && !again.now);
    QCOMPARE(again.entity, std::string("Ada"));
    QVERIFY(again.shape == Shape::Belief);
}

void TstReflectStore::badJson_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const QByteArray &json) { QTest::newRow(name) << json; };
    row("nothing", "");
    row("no JSON", "{\"record\":\"run\"");
    row("a list", "[]");
    row("another record", "{\"record\":\"memory\",\"id\":\"x\"}");
    row("a later version", "{\"record\":\"run\",\"version\":2,\"id\":\"a\",\"scope\":\"s\",\"preset\":\"p\"}");
    row("no scope", "{\"record\":\"run\",\"version\":1,\"id\":\"a\",\"preset\":\"p\"}");
    row("an action nobody knows", "{\"record\":\"run\",\"version\":1,\"id\":\"a\",\"scope\":\"s\",\"preset\":\"p\","
                                  "\"candidates\":[{\"id\":\"c\",\"action\":\"approve\"}]}");
    row("evidence without id", "{\"record\":\"run\",\"version\":1,\"id\":\"a\",\"scope\":\"s\",\"preset\":\"p\","
                               "\"candidates\":[{\"id\":\"c\",\"action\":\"add\",\"evidence\":[{\"shown\":1}]}]}");
    row("too deep", QByteArray(100'000, '['));
    row("too deep inside", "{\"record\":\"run\",\"extra\":" + QByteArray(70, '[') + QByteArray(70, ']') + "}");
}

void TstReflectStore::badJson()
{
    QFETCH(QByteArray, json);
    const auto run = readRun(json.toStdString());
    QVERIFY(!run);
    QVERIFY(!run.error().message.empty());
}

void TstReflectStore::files()
{
    const RunRecord run = aRun("018f-aaaa");
    const auto kept = keepRun(run, m_path);
    QVERIFY_OK(kept);
    QCOMPARE(kept->string(), m_path.string() + "-runs/018f-aaaa.json");
    using std::filesystem::perms;
    QCOMPARE(std::filesystem::status(*kept).permissions(), perms::owner_read | perms::owner_write);
    QCOMPARE(std::filesystem::status(runsFolder(m_path)).permissions(), perms::owner_all);
    QFile broken(QString::fromStdString(m_path.string() + "-runs/broken.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    broken.close();
    std::vector<std::string> problems;
    const auto list = runs(*m_store, "default", &problems);
    QVERIFY_OK(list);
    QCOMPARE(list->size(), std::size_t(1));
    QCOMPARE(list->front().id, run.id);
    QCOMPARE(list->front().queued, false);
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(problems.front().starts_with("broken.json: "));
    QVERIFY_OK(findRun(*m_store, "018f-aaaa"));
    QVERIFY_OK(findRun(*m_store, kept->string()));
    QCOMPARE(findRun(*m_store, "nobody").error().code, Errc::NotFound);
    QCOMPARE(discardRun(*m_store, "../a").error().code, Errc::NotFound);
    QVERIFY_OK(discardRun(*m_store, "018f-aaaa"));
    QVERIFY(!std::filesystem::exists(*kept));
    RunRecord bad = run;
    bad.id = "../escape";
    QCOMPARE(keepRun(bad, m_path).error().code, Errc::Invalid);
}

void TstReflectStore::queues()
{
    const RunRecord run = aRun("run-1");
    const auto entry = m_store->queueRun(run, {}, {"ada", "cli", "to look at"});
    QVERIFY_OK(entry);
    const auto entries = m_store->ledger(1);
    QVERIFY_OK(entries);
    QCOMPARE(entries->front().number, *entry);
    QCOMPARE(entries->front().kind, std::string("queue"));
    QCOMPARE(entries->front().who, std::string("ada"));
    const auto counts = m_store->counts();
    QVERIFY_OK(counts);
    QCOMPARE(counts->candidates.at("pending"), std::uint64_t(1));
    QCOMPARE(counts->candidates.at("deferred"), std::uint64_t(1));
    QCOMPARE(counts->flags.at("open"), std::uint64_t(1));
    QCOMPARE(counts->memories, std::uint64_t(4)); // nothing entered memory
    const auto kept = m_store->keptRuns("default");
    QVERIFY_OK(kept);
    QCOMPARE(kept->size(), std::size_t(1));
    QCOMPARE(runJson(kept->front()), runJson(*readRun(runJson(run))));
    // Marks for what is there; none for another preset.
    const auto marks = m_store->consumed("default", "engram");
    QVERIFY_OK(marks);
    QCOMPARE(*marks, (std::vector<MemoryKey>{*m_store->find("e1"), *m_store->find("e2")}));
    QVERIFY(m_store->consumed("default", "hebbs")->empty());
    // Once only, and discarding it is refused.
    QCOMPARE(m_store->queueRun(run, {}, {"ada", "cli", ""}).error().code, Errc::Conflict);
    QCOMPARE(discardRun(*m_store, "run-1").error().code, Errc::Invalid);
    QVERIFY(m_store->verify()->ok);
    const auto list = runs(*m_store);
    QVERIFY_OK(list);
    QCOMPARE(list->front().queued, true);
}

void TstReflectStore::queueRefuses_data()
{
    QTest::addColumn<int>("what");
    const char *names[] = {"a memory that is not there", "one citation",    "another scope",     "no text", "no target",
                           "an unknown scope",           "two with one id", "a target not there"};
    for (int i = 0; i < 8; ++i)
        QTest::newRow(names[i]) << i;
}

void TstReflectStore::queueRefuses()
{
    QFETCH(int, what);
    RunRecord run = aRun("run-1");
    Candidate &c = run.candidates.front();
    switch (what) {
    case 0:
        c.evidence[0].id = {"e99"};
        break;
    case 1:
        c.evidence[1].id = c.evidence[0].id;
        break;
    case 2:
        c.scope = "other";
        break;
    case 3:
        c.text = " \n";
        break;
    case 4:
        c.action = Action::Supersede;
        break;
    case 5:
        run.scope = c.scope = run.candidates[1].scope = "other";
        break;
    case 6:
        c.id = run.candidates[1].id;
        break;
    default:
        c.action = Action::MergeEvidence;
        c.targets = {{"r99"}};
    }
    const auto entry = m_store->queueRun(run, {}, {"ada", "cli", ""});
    QVERIFY(!entry);
    QCOMPARE(entry.error().code, Errc::Invalid);
    QVERIFY(m_store->counts()->candidates.empty());
    QVERIFY(m_store->keptRuns()->empty());
    QCOMPARE(m_store->ledgerHead()->first, std::uint64_t(2));
}

void TstReflectStore::screensWhatComesIn()
{
    // A file says that nothing was found; the queue looks for itself.
    RunRecord run = aRun("run-1");
    run.candidates[0].findings.clear();
    run.candidates[0].text = "Write to kim.lee@example.org about it";
    run.candidates[1].text = "The key is AKIAIOSFODNN7EXAMPLQ";
    QVERIFY_OK(m_store->queueRun(run, {}, {"ada", "cli", ""}));
    const auto counts = m_store->counts();
    QVERIFY_OK(counts);
    QVERIFY(counts->flags.at("open") >= 1);
    QVERIFY(counts->flags.at("block") >= 1);
}

void TstReflectStore::suppressedArrivesMarked()
{
    RunRecord run = aRun("run-1");
    run.candidates[0].suppressed = true;
    QVERIFY_OK(m_store->queueRun(run, {}, {"ada", "cli", ""}));
    // It waits out of sight, and lifting the rejection shows it without asking a model again.
    QCOMPARE(queue(*m_store)->size(), std::size_t(1)); // the other one, deferred by its run
    QCOMPARE(queueCounts(*m_store)->suppressed, std::uint64_t(1));
    QueueQuery all;
    all.suppressed = true;
    QCOMPARE(queue(*m_store, all)->size(), std::size_t(2));
    QVERIFY_OK(lift(*m_store, "c1", {"ada", "gui", ""}));
    QCOMPARE(queue(*m_store)->size(), std::size_t(2));
    const std::string nobody[] = {"c77"};
    RunRecord third = aRun("run-3");
    QCOMPARE(m_store->queueRun(third, nobody, {"ada", "cli", ""}).error().code, Errc::Invalid);
}

void TstReflectStore::rejectedIsRemembered()
{
    QVERIFY_OK(m_store->queueRun(aRun("run-1"), {}, {"ada", "cli", ""}));
    DecideRequest request;
    request.candidate = "c1";
    request.verdict = Verdict::Reject;
    const auto decided = decide(*m_store, request, {"ada", "gui", "too thin"});
    QVERIFY_OK(decided);
    const auto rejected = store::rejected(*m_store, "default");
    QVERIFY_OK(rejected);
    QCOMPARE(rejected->size(), std::size_t(1));
    QCOMPARE(rejected->front().candidate.text, std::string("Tests come first"));
    QCOMPARE(rejected->front().reason, std::string("too thin"));
    QVERIFY(store::rejected(*m_store, "other")->empty());
    // Lifted: it is not held against others any more.
    const auto lifted = lift(*m_store, "c1", kPerson);
    QVERIFY_OK(lifted);
    QVERIFY(store::rejected(*m_store, "default")->empty());
}

void TstReflectStore::migratesTodaysStores()
{
    // A store as the first version made it.
    const auto path = *m_folder / "old.credence";
    const std::span<const schema::Migration> first = schema::migrations().first(1);
    {
        auto db = sql::Connection::open(path, sql::Mode::Create, std::chrono::milliseconds(100));
        QVERIFY_OK(db);
        QVERIFY_OK(schema::migrate(**db, first, 0));
        QVERIFY_OK((*db)->execute("PRAGMA application_id = 1129465156")); // CRED
    }
    {
        auto impl = store::openImpl(path, {}, first);
        QVERIFY_OK(impl);
        auto change = store::Change::begin(**impl, "init");
        QVERIFY_OK(change);
        QVERIFY_OK((*change)->db().execute(
            "INSERT INTO scope (id) VALUES ('default');"
            "INSERT INTO setting (name, value, ledger) VALUES ('approval_channels', '[\"gui\"]', 1)"));
        QVERIFY_OK((*change)->commit(nlohmann::json::object(), {}));
        change->reset();
        Store old(std::move(*impl));
        QVERIFY_OK(old.add({episode("e1"), episode("e2"), reflection("r1", {"e1", "e2"})}, kAgent));
    }
    const QByteArray before = bytesOf(path);
    {
        // Reading does not migrate.
        auto store = Store::open(path, {.readOnly = true});
        QVERIFY_OK(store);
        QCOMPARE((*store)->info().schemaVersion, 1);
        QCOMPARE((*store)->counts()->memories, std::uint64_t(3));
        QVERIFY((*store)->consumed("default", "engram")->empty());
        QVERIFY((*store)->keptRuns()->empty());
        QVERIFY((*store)->verify()->ok);
    }
    QCOMPARE(bytesOf(path), before);
    auto store = Store::open(path);
    QVERIFY_OK(store);
    QVERIFY((*store)->info().schemaVersion >= 2);
    QCOMPARE(bytesOf((*store)->info().migrationBackup).size(), before.size());
    QCOMPARE((*store)->counts()->memories, std::uint64_t(3));
    RunRecord run = aRun("run-1");
    run.candidates.pop_back();
    QVERIFY_OK((*store)->queueRun(run, {}, {"ada", "cli", ""}));
    QCOMPARE((*store)->consumed("default", "engram")->size(), std::size_t(2));
    QVERIFY((*store)->verify()->ok);
}

CREDENCE_TEST(tst_reflect_store, TstReflectStore)

} // namespace tst_reflect_store

#include "tst_reflect_store.moc"
