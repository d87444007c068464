// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Between a source and the store: pending writes follow their source, what was handed back is known, and a wrong place
// is refused.
#include "store/foreigndb.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/erase.h>
#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/sources.h>
#include <credence/text.h>

#include <QTest>

#include <fmt/format.h>

#include <fstream>

namespace tst_handback {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

void put(const fs::path &file, const std::string &text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

std::string content(const fs::path &file)
{
    return bytesOf(file).toStdString();
}

void pending(const fs::path &home, const std::string &id, const std::string &payload)
{
    put(home / "pending/memory" / (id + ".json"),
        fmt::format(
            "{{\"id\":\"{}\",\"subsystem\":\"memory\",\"action\":\"x\",\"summary\":\"s\",\"origin\":\"foreground\","
            "\"created_at\":1780000000.0,\"payload\":{}}}",
            id, payload));
}

std::string adds(const std::string &text)
{
    return fmt::format("{{\"action\":\"add\",\"target\":\"user\",\"content\":\"{}\"}}", text);
}

std::string shown(const std::vector<Problem> &problems)
{
    std::string text;
    for (const Problem &one : problems)
        text += one.kind + "@" + one.where + ": " + one.message + "\n";
    return text;
}

} // namespace

class TstHandback : public QObject {
    Q_OBJECT

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
    fs::path m_home;

    [[nodiscard]] SyncReport sync(const Cause &cause = kPerson, Vanished vanished = Vanished::Keep)
    {
        const auto mirrors = m_store->mirrors();
        if (!mirrors || mirrors->empty())
            return {};
        auto foreign = readMirror(mirrors->front());
        if (!foreign)
            return {};
        const auto report = m_store->sync(std::move(*foreign), vanished, cause);
        if (!report)
            qWarning("%s", report.error().message.c_str());
        return report ? *report : SyncReport{};
    }
    [[nodiscard]] QueueItem item(const std::string &id) { return *queueItem(*m_store, id); }
    [[nodiscard]] bool decideOn(const std::string &id, Verdict verdict, const std::string &text = {})
    {
        DecideRequest request;
        request.candidate = id;
        request.verdict = verdict;
        request.changeShown = true;
        if (!text.empty())
            request.text = text;
        const auto done = decide(*m_store, request, {"ada", "gui", "so"}, quickRecheck);
        if (!done)
            qWarning("%s", done.error().message.c_str());
        return done.ok();
    }
    [[nodiscard]] HandBackSet set() { return *m_store->handBack("default", "hermes"); }
    // Plans and writes, and notes it. Empty, or what went wrong.
    [[nodiscard]] std::string handBack()
    {
        const HandBackSet all = set();
        const auto plan = planHandBack(all, "hermes", m_home);
        if (!plan)
            return plan.error().message;
        if (const auto done = writeHandBack(*plan); !done)
            return done.error().message;
        const auto noted = m_store->noteHandBack(all, *plan, kPerson);
        return noted ? std::string() : noted.error().message;
    }
    [[nodiscard]] std::string beliefOf(const std::vector<std::string> &texts, const std::string &text,
                                       const std::string &replaces = {})
    {
        RunRecord run;
        run.id = "run-" + text;
        run.scope = "default";
        run.preset = kByHand;
        Candidate candidate;
        candidate.id = "c-" + text;
        candidate.scope = "default";
        candidate.text = text;
        candidate.run = run.id;
        for (const std::string &one : texts)
            candidate.evidence.push_back({idOf(one)});
        if (!replaces.empty()) {
            candidate.action = Action::Supersede;
            candidate.targets = {idOf(replaces)};
        }
        run.candidates = {candidate};
        if (!m_store->queueRun(run, {}, kPerson) || !decideOn(candidate.id, Verdict::Approve))
            return {};
        const auto done = commit(*m_store, kPerson);
        return done && done->changes.size() == 1 ? done->changes[0].memory.value : std::string();
    }
    [[nodiscard]] Memory memoryWith(const std::string &text)
    {
        for (std::int64_t key = 1; key < 100; ++key) {
            const MemoryKey one[] = {{key}};
            const auto rows = m_store->rows(one);
            if (rows && !rows->empty() && rows->front().text == text)
                return rows->front();
        }
        return {};
    }
    [[nodiscard]] MemoryId idOf(const std::string &text) { return memoryWith(text).id; }
    [[nodiscard]] bool sound()
    {
        const auto verified = m_store->verify();
        if (!verified || !verified->ok)
            qWarning("%s", verified ? verified->message.c_str() : verified.error().message.c_str());
        return verified && verified->ok;
    }

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
        m_home = m_folder->path() / "hermes";
        put(m_home / "memories/MEMORY.md", "Builds with make\n§\nTests need a database");
        put(m_home / "memories/USER.md", "Lives in Graz\n§\nLikes short answers");
        pending(m_home, "0000000a", adds("Has two cats"));
        pending(m_home, "0000000b",
                R"({"action":"replace","target":"user","content":"Lives in Linz","old_text":"Graz"})");
        pending(m_home, "0000000c", R"({"action":"remove","target":"memory","old_text":"database"})");
        auto foreign = readForeign(m_home, {});
        QVERIFY_OK(foreign);
        const auto report = m_store->import(std::move(*foreign), "", {"ada", "import", ""});
        QVERIFY_OK(report);
        QCOMPARE(report->added, std::uint64_t(4));
        QCOMPARE(report->proposed, std::uint64_t(3));
        QCOMPARE(queueCounts(*m_store)->open, std::uint64_t(3));
    }

    void whatDidNotChangeStays()
    {
        const SyncReport report = sync();
        QCOMPARE(report.proposed + report.reworded + report.settled, std::uint64_t(0));
        QCOMPARE(report.ledger.value, 0);
        QCOMPARE(item("hermes-0000000a").atSource, ""s);
    }

    void anotherTextIsShownAndVoidsTheDecision()
    {
        QVERIFY(decideOn("hermes-0000000a", Verdict::Approve));
        QVERIFY(item("hermes-0000000a").state == CandidateState::Approved);
        pending(m_home, "0000000a", adds("Has three cats"));
        // By a watcher that no approval channel lists: it takes back, and gives nothing.
        const SyncReport report = sync({"ada", "cli", ""});
        QCOMPARE(report.reworded, std::uint64_t(1));
        QVERIFY(report.ledger.value > 0);
        const auto changed = std::find_if(report.changes.begin(), report.changes.end(),
                                          [](const SyncChange &one) { return one.kind == SyncKind::Reworded; });
        QVERIFY(changed != report.changes.end());
        QCOMPARE(changed->candidate, "hermes-0000000a"s);
        QCOMPARE(changed->before, "Has two cats"s);
        QCOMPARE(changed->after, "Has three cats"s);
        QueueItem now = item("hermes-0000000a");
        QVERIFY(now.state == CandidateState::Pending);
        QVERIFY(!now.decision);
        QCOMPARE(now.candidate.text, "Has three cats"s);
        QCOMPARE(now.atSourceBefore, "Has two cats"s);
        QCOMPARE(now.atSource,
                 "Its source says something else now. So the decision of ada to approve it counts no more."s);
        QCOMPARE(previewCommit(*m_store)->blocked.size(), std::size_t(0));
        QVERIFY(set().decisions.empty());
        QVERIFY(sound());

        // Undone, it is as it was: the words, and the decision on them.
        QVERIFY_OK(m_store->undo(report.ledger, kPerson));
        now = item("hermes-0000000a");
        QVERIFY(now.state == CandidateState::Approved);
        QCOMPARE(now.candidate.text, "Has two cats"s);
        QVERIFY(now.decision);
        QCOMPARE(now.decision->reviewer, "ada"s);
        QVERIFY_OK(m_store->redo(report.ledger, kPerson));
        now = item("hermes-0000000a");
        QVERIFY(now.state == CandidateState::Pending);
        QCOMPARE(now.candidate.text, "Has three cats"s);
        QVERIFY(!now.decision);
        // A new decision is about the new words, and the undo of what came before it is refused.
        QVERIFY(decideOn("hermes-0000000a", Verdict::Approve));
        QVERIFY(item("hermes-0000000a").state == CandidateState::Approved);
        QCOMPARE(item("hermes-0000000a").atSource, ""s); // decided with that in sight
        QCOMPARE(set().decisions.size(), std::size_t(1));
        QVERIFY(sound());
    }

    void whatIsFlaggedGoesWithTheWords()
    {
        pending(m_home, "0000000a", adds("Mail him at ada@example.org"));
        QCOMPARE(sync().reworded, std::uint64_t(1));
        QCOMPARE(item("hermes-0000000a").flags.size(), std::size_t(1));
        pending(m_home, "0000000a", adds("Has a cat"));
        const SyncReport report = sync({"ada", "cli", ""});
        QCOMPARE(report.reworded, std::uint64_t(1));
        QVERIFY(item("hermes-0000000a").flags.empty());
        QVERIFY_OK(m_store->undo(report.ledger, kPerson));
        QCOMPARE(item("hermes-0000000a").flags.size(), std::size_t(1));
        QCOMPARE(item("hermes-0000000a").flags[0].state, "open"s);
        QVERIFY(sound());
    }

    void whatItsSourceSettledLeavesTheQueue()
    {
        // Applied there, all three; and what they did is known as theirs.
        put(m_home / "memories/MEMORY.md", "Builds with make");
        put(m_home / "memories/USER.md", "Lives in Linz\n§\nLikes short answers\n§\nHas two cats");
        fs::remove_all(m_home / "pending/memory");
        const SyncReport report = sync();
        QCOMPARE(report.settled, std::uint64_t(3));
        QCOMPARE(report.added, std::uint64_t(2));
        QCOMPARE(report.vanished, std::uint64_t(0)); // the entries that went, went by these writes
        const QueueCounts counts = *queueCounts(*m_store);
        QCOMPARE(counts.candidates, std::uint64_t(0));
        QCOMPARE(counts.settled, std::uint64_t(3));
        const QueueItem cats = item("hermes-0000000a");
        QVERIFY(cats.state == CandidateState::Settled);
        QCOMPARE(cats.atSource, "hermes applied it: what it proposed is in its memory."s);
        QCOMPARE(cats.memory, idOf("Has two cats"));
        QVERIFY(cats.atSourceEntry == report.ledger);
        QVERIFY(memoryWith("Lives in Graz").status == Status::Superseded);
        QCOMPARE(memoryWith("Lives in Graz").supersededBy, idOf("Lives in Linz"));
        QVERIFY(memoryWith("Tests need a database").status == Status::Retracted);
        DecideRequest late;
        late.candidate = "hermes-0000000a";
        QCOMPARE(decide(*m_store, late, kPerson, quickRecheck).error().code, Errc::Conflict);
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY(set().items.empty()); // it did that itself: nothing is to be said of it
        QVERIFY(sound());
        QVERIFY_OK(m_store->undo(report.ledger, kPerson));
        QVERIFY(item("hermes-0000000a").state == CandidateState::Pending);
        QVERIFY(memoryWith("Lives in Graz").status == Status::Active);
        QVERIFY(memoryWith("Has two cats").status == Status::Retracted);
        QVERIFY(sound());
    }

    void whatWasTakenAwayThereIsNotSilent()
    {
        QVERIFY(decideOn("hermes-0000000a", Verdict::Approve));
        QVERIFY(decideOn("hermes-0000000c", Verdict::Reject));
        fs::remove(m_home / "pending/memory/0000000a.json");
        fs::remove(m_home / "pending/memory/0000000c.json");
        const SyncReport report = sync();
        QCOMPARE(report.settled, std::uint64_t(1)); // what was rejected here stays rejected, and remembered
        const QueueItem gone = item("hermes-0000000a");
        QVERIFY(gone.state == CandidateState::Settled);
        QVERIFY(gone.atSource.starts_with("It waits no more in hermes, and what it proposed is not in its memory"));
        QVERIFY(gone.atSource.ends_with("Here it stood under the decision of ada to approve it."));
        QVERIFY(item("hermes-0000000c").state == CandidateState::Rejected);
        // It comes again: it waits again, and is to be decided again.
        pending(m_home, "0000000a", adds("Has two cats"));
        QCOMPARE(sync().reworded, std::uint64_t(1));
        QVERIFY(item("hermes-0000000a").state == CandidateState::Pending);
        QVERIFY(sound());
    }

    void whatCanNotBeReadIsNotSettled()
    {
        put(m_home / "pending/memory/0000000a.json", "{\"id\": \"0000");
        const SyncReport report = sync();
        QCOMPARE(report.settled, std::uint64_t(0));
        QVERIFY(item("hermes-0000000a").state == CandidateState::Pending);
        // A file that holds more than its program allows is read all the same.
        put(m_home / "memories/USER.md", "Lives in Graz\n§\nLikes short answers\n§\n" + std::string(2000, 'x'));
        fs::remove(m_home / "pending/memory/0000000a.json");
        QCOMPARE(sync().settled, std::uint64_t(1));
    }

    void approvedWritesAreHandedBackOnce()
    {
        QVERIFY(decideOn("hermes-0000000a", Verdict::Approve, "Has two black cats"));
        QVERIFY(decideOn("hermes-0000000b", Verdict::Approve));
        QVERIFY(decideOn("hermes-0000000c", Verdict::Reject));
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/USER.md"), "Lives in Linz\n§\nLikes short answers\n§\nHas two black cats"s);
        QVERIFY(fs::is_empty(m_home / "pending/memory"));
        const QueueItem cats = item("hermes-0000000a");
        QVERIFY(cats.state == CandidateState::Settled);
        QCOMPARE(cats.atSource, "It was handed back to hermes."s);
        QVERIFY(cats.decision); // it stands
        QVERIFY(item("hermes-0000000c").state == CandidateState::Rejected);
        const auto entry = m_store->ledger(1)->front();
        QCOMPARE(entry.kind, "handback"s);
        QVERIFY(!entry.undoable);
        // Nothing is offered again, before a synchronisation and after it.
        auto plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(plan->writes.empty());
        const SyncReport report = sync();
        QCOMPARE(report.added, std::uint64_t(2));
        QCOMPARE(report.vanished, std::uint64_t(0));
        QVERIFY(memoryWith("Lives in Graz").status == Status::Superseded);
        QCOMPARE(memoryWith("Lives in Graz").supersededBy, idOf("Lives in Linz"));
        QCOMPARE(item("hermes-0000000a").memory, idOf("Has two black cats"));
        QCOMPARE(item("hermes-0000000a").atSource, "It was handed back, and the memory of hermes shows it."s);
        QVERIFY(set().items.empty());
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(plan->writes.empty());
        QCOMPARE(shown(plan->known),
                 fmt::format("there@hermes-0000000c: It was handed back on {} by ada (entry {}), and is gone "
                             "there.\n",
                             formatTime(entry.time).substr(0, 10), entry.number.value));
        QCOMPARE(sync().ledger.value, 0);
        // What was handed back is not undone by undoing the decision here.
        const auto entries = m_store->ledger(0);
        for (const LedgerEntry &one : *entries) {
            if (one.kind == "decide") {
                QVERIFY(!one.undoable);
                QVERIFY2(one.whyNot.find("handed") != std::string::npos, one.whyNot.c_str());
            }
        }
        QVERIFY(sound());
    }

    // Approved here, and its pending write is gone there without a trace: it is said as it is, and written.
    void anAdditionWhoseWriteIsGoneIsWritten()
    {
        QVERIFY(decideOn("hermes-0000000a", Verdict::Approve));
        QVERIFY(decideOn("hermes-0000000b", Verdict::Approve));
        QVERIFY(decideOn("hermes-0000000c", Verdict::Reject));
        for (const char *file : {"0000000a.json", "0000000b.json", "0000000c.json"})
            fs::remove(m_home / "pending/memory" / file);
        const HandBackSet all = set();
        auto plan = planHandBack(all, "hermes", m_home);
        QVERIFY_OK(plan);
        QCOMPARE(
            shown(plan->known),
            "gone-there@hermes-0000000a: It waits there no more, and what it says is not there: it is written as a "
            "new entry.\n"
            "gone-there@hermes-0000000b: It waits there no more, and was not carried out as far as can be seen. "
            "Synchronise to take that in; it is not said.\n"
            "there@hermes-0000000c: It is gone there already.\n"s);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QCOMPARE(plan->said, std::uint64_t(1));
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/USER.md"), "Lives in Graz\n§\nLikes short answers\n§\nHas two cats"s);
        QVERIFY(item("hermes-0000000a").state == CandidateState::Settled);
        QVERIFY(planHandBack(set(), "hermes", m_home)->writes.empty());
        QCOMPARE(sync().added, std::uint64_t(1));
        QCOMPARE(item("hermes-0000000a").memory, idOf("Has two cats"));
        QCOMPARE(sync().ledger.value, 0);
        // Put there by its program, it needs no writing.
        pending(m_home, "0000000e", adds("Sails"));
        static_cast<void>(sync());
        QVERIFY(decideOn("hermes-0000000e", Verdict::Approve));
        fs::remove(m_home / "pending/memory/0000000e.json");
        put(m_home / "memories/USER.md", "Lives in Graz\n§\nLikes short answers\n§\nHas two cats\n§\nSails");
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(plan->writes.empty());
        QVERIFY2(shown(plan->known).find("there@hermes-0000000e: It stands there already.\n") != std::string::npos,
                 shown(plan->known).c_str());
        QVERIFY(sound());
    }

    // A pending write about an entry that came from here names the belief that it is.
    void aWriteAboutAnEntryOfOursNamesIt()
    {
        const std::string id = beliefOf({"Builds with make", "Lives in Graz"}, "A builder from Graz");
        QCOMPARE(handBack(), ""s);
        pending(m_home, "0000000f", R"({"action":"remove","target":"memory","old_text":"A builder"})");
        static_cast<void>(sync());
        const QueueItem removal = item("hermes-0000000f");
        QCOMPARE(removal.candidate.targets.size(), std::size_t(1));
        QCOMPARE(removal.candidate.targets[0].value, id);
        QCOMPARE(sync().ledger.value, 0);
    }

    void beliefsAreHandedBackOnce()
    {
        const std::string id = beliefOf({"Builds with make", "Lives in Graz"}, "A builder from Graz");
        QVERIFY(!id.empty());
        QVERIFY(!beliefOf({"Builds with make", "Lives in Graz"}, "Likes them short", "Likes short answers").empty());
        const MemoryKey database[] = {memoryWith("Tests need a database").key};
        QVERIFY_OK(m_store->retract(database, kPerson));
        QCOMPARE(set().items.size(), std::size_t(4)); // two new ones, one replaced, one withdrawn
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/MEMORY.md"), "Builds with make\n§\nA builder from Graz"s);
        QCOMPARE(content(m_home / "memories/USER.md"), "Lives in Graz\n§\nLikes them short"s);
        auto plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(plan->writes.empty());
        QCOMPARE(plan->known.size(), std::size_t(4));
        for (const Problem &one : plan->known)
            QCOMPARE(one.kind, "there"s);
        // Read again they are known, not doubled.
        const SyncReport report = sync(kPerson, Vanished::Withdraw);
        QCOMPARE(report.added, std::uint64_t(0));
        QCOMPARE(report.vanished, std::uint64_t(0));
        QVERIFY(memoryWith("A builder from Graz").status == Status::Active);
        QCOMPARE(memoryWith("A builder from Graz").id.value, id);

        // Changed there since: it says so, and is said again only when asked for.
        put(m_home / "memories/MEMORY.md", "Builds with make");
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(plan->writes.empty());
        QVERIFY2(shown(plan->known).find("changed-there@" + id + ": It was handed back on ") != std::string::npos,
                 shown(plan->known).c_str());
        HandBackOptions again;
        again.again = true;
        plan = planHandBack(set(), "hermes", m_home, again);
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QCOMPARE(plan->writes[0].after, "Builds with make\n§\nA builder from Graz"s);
        QVERIFY(sound());
    }

    void aWrongPlaceIsRefused()
    {
        QVERIFY(!beliefOf({"Builds with make", "Lives in Graz"}, "A builder from Graz").empty());
        // Another home, a copy of this one, no home at all.
        const fs::path other = m_folder->path() / "other";
        put(other / "memories/MEMORY.md", "Sails");
        auto plan = planHandBack(set(), "hermes", other);
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, Errc::Conflict);
        QVERIFY2(plan.error().message.find("holds none of the memories that came from " + m_home.string()) !=
                     std::string::npos,
                 plan.error().message.c_str());
        put(m_folder->path() / "nothing/letter.txt", "dear");
        QVERIFY(!planHandBack(set(), "hermes", m_folder->path() / "nothing"));
        const fs::path copy = m_folder->path() / "copy";
        fs::copy(m_home, copy, fs::copy_options::recursive);
        plan = planHandBack(set(), "hermes", copy);
        QVERIFY_OK(plan);
        QVERIFY(plan->copy);
        QVERIFY2(plan->place.find("holds 4 of its 4 memories: a copy") != std::string::npos, plan->place.c_str());
        QVERIFY_OK(writeHandBack(*plan));
        QVERIFY_OK(m_store->noteHandBack(set(), *plan, kPerson));
        QVERIFY(set().items[0].before == std::nullopt); // nothing was said to the original
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(!plan->copy);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        // Another store in its place.
        fs::remove_all(m_home);
        fs::rename(other, m_home);
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY(!plan);
        QVERIFY2(plan.error().message.find("does not hold the 4 memories that came from it") != std::string::npos,
                 plan.error().message.c_str());
        // A file that came since the plan was made is not written over.
        fs::remove_all(m_home);
        fs::copy(copy, m_home, fs::copy_options::recursive);
        fs::remove(m_home / "memories/MEMORY.md");
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(plan->writes[0].what == PlannedWrite::What::Create);
        put(m_home / "memories/MEMORY.md", "Sails");
        QCOMPARE(writeHandBack(*plan).error().code, Errc::Conflict);
        QCOMPARE(content(m_home / "memories/MEMORY.md"), "Sails"s);
        // A list of changes goes to no owner and needs no place.
        plan = planHandBack(set(), "changes-jsonl", m_folder->path() / "out");
        QVERIFY_OK(plan);
        QCOMPARE(m_store->noteHandBack(set(), *plan, kPerson)->value, 0);
        // Noting needs a name.
        HandBackPlan nameless;
        nameless.format = "hermes";
        nameless.writes.push_back({});
        QCOMPARE(m_store->noteHandBack(set(), nameless, {"", "gui", ""}).error().code, Errc::Invalid);
    }

    void aPartOfASourceIsNotTheSource()
    {
        const fs::path notes = m_folder->path() / "notes", more = m_folder->path() / "more";
        put(notes / "a.md", "First one.\n\nSecond one.\n");
        put(notes / "sub/b.md", "Third one.\n\nFourth one.\n");
        put(more / "c.md", "Fifth one.\n\nSixth one.\n");
        for (const fs::path &folder : {notes, more}) {
            auto foreign = readForeign(folder, "markdown");
            QVERIFY_OK(foreign);
            QVERIFY_OK(m_store->import(std::move(*foreign), "", {"ada", "import", ""}));
        }
        const MemoryKey gone[] = {memoryWith("First one.").key, memoryWith("Third one.").key,
                                  memoryWith("Fifth one.").key};
        QVERIFY_OK(m_store->retract(gone, kPerson));
        const HandBackSet all = *m_store->handBack("default", "markdown");
        QCOMPARE(all.items.size(), std::size_t(3));
        // Each source takes its own, and says of the rest where that belongs.
        auto plan = planHandBack(all, "markdown", notes);
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(2));
        QCOMPARE(plan->writes[0].after, "Second one.\n"s);
        QCOMPARE(plan->writes[1].after, "Fourth one.\n"s);
        QCOMPARE(plan->said, std::uint64_t(2));
        QCOMPARE(plan->known.size(), std::size_t(1));
        QCOMPARE(plan->known[0].kind, "elsewhere"s);
        QCOMPARE(plan->known[0].message, "It came from " + more.string() + ": it is handed back there.");
        QCOMPARE(plan->subjects.size(), std::size_t(2));
        // The one file of a source is that source.
        plan = planHandBack(all, "markdown", more / "c.md");
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QCOMPARE(plan->writes[0].after, "Sixth one.\n"s);
        QVERIFY(!plan->copy);
        QVERIFY(plan->source == MirrorId{3});
        // One file of several, a folder below, a folder around it.
        for (const fs::path &part : {notes / "a.md", notes / "sub", notes / "sub/b.md"}) {
            plan = planHandBack(all, "markdown", part);
            QVERIFY(!plan);
            QCOMPARE(plan.error().code, Errc::Conflict);
            QCOMPARE(plan.error().message, part.string() + " is only a part of " + notes.string() +
                                               ", from which these memories came, and does not show what stands in "
                                               "the rest of it. Hand back to " +
                                               notes.string() + ".");
        }
        plan = planHandBack(all, "markdown", m_folder->path());
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, Errc::Conflict);
        QCOMPARE(plan.error().message, m_folder->path().string() + " is more than " + notes.string() +
                                           ", from which these memories came. Hand back to " + notes.string() + ".");
        // A home of Hermes by one of its files.
        const MemoryKey graz[] = {memoryWith("Lives in Graz").key};
        QVERIFY_OK(m_store->retract(graz, kPerson));
        for (const char *part : {"memories/MEMORY.md", "memories/USER.md", "memories"})
            QCOMPARE(planHandBack(set(), "hermes", m_home / part).error().code, Errc::Conflict);
        QVERIFY_OK(planHandBack(set(), "hermes", m_home));
    }

    void whatReplacedItIsFoundWhenItComes()
    {
        const auto node = [](const std::string &ref, const std::string &by = {}) {
            MemoryDraft draft = episode({}, "text of " + ref);
            draft.memory.sourceRef = ref;
            if (!by.empty()) {
                draft.memory.status = Status::Superseded;
                draft.memory.supersededBy = {by};
            }
            return draft;
        };
        const auto at = [](const std::string &path, std::vector<MemoryDraft> drafts) {
            ForeignStore store = foreign(std::move(drafts), "mcp-memory-service");
            store.path = path;
            return store;
        };
        // Not there yet; itself; one that is there.
        const auto first = m_store->import(at("/one", {node("a", "z"), node("b", "b"), node("c", "d"), node("d")}), "",
                                           {"ada", "import", ""});
        QVERIFY_OK(first);
        QCOMPARE(first->problems.size(), std::size_t(2));
        QCOMPARE(memoryWith("text of c").supersededBy, idOf("text of d"));
        QCOMPARE(memoryWith("text of a").supersededBy, MemoryId{});
        QCOMPARE(memoryWith("text of a").extra, "{\"superseded_by_ref\":\"z\"}"s);
        QVERIFY(memoryWith("text of a").status == Status::Superseded);
        // It comes from another place of the same program.
        const auto second = m_store->import(at("/two", {node("z")}), "", {"ada", "import", ""});
        QVERIFY_OK(second);
        QCOMPARE(second->updated, std::uint64_t(1));
        QCOMPARE(memoryWith("text of a").supersededBy, idOf("text of z"));
        QCOMPARE(memoryWith("text of a").extra, ""s);
        // And again there is nothing to do; undone, the two part.
        const auto again =
            m_store->import(at("/one", {node("a", "z"), node("b", "b"), node("c", "d"), node("d")}), "", kPerson);
        QVERIFY_OK(again);
        QCOMPARE(again->unchanged, std::uint64_t(4));
        QVERIFY_OK(m_store->undo(second->ledger, kPerson));
        QCOMPARE(memoryWith("text of a").supersededBy, MemoryId{});
        QCOMPARE(memoryWith("text of a").extra, "{\"superseded_by_ref\":\"z\"}"s);
        QVERIFY(sound());
    }

    void whatIsRestoredIsOfferedBack()
    {
        const MemoryKey graz[] = {memoryWith("Lives in Graz").key};
        QVERIFY_OK(m_store->retract(graz, kPerson));
        const LedgerNumber retraction = m_store->ledger(1)->front().number;
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/USER.md"), "Likes short answers"s);
        const auto said = m_store->ledger(1)->front();
        QCOMPARE(shown(planHandBack(set(), "hermes", m_home)->known),
                 fmt::format("there@user:34ee46eb5c7808ef: It was handed back on {} by ada (entry {}), and is gone "
                             "there.\n",
                             formatTime(said.time).substr(0, 10), said.number.value));
        QVERIFY(sync().ledger.value > 0); // the figures that Hermes counts by are others
        QCOMPARE(sync().ledger.value, 0);
        // Taken back here: it is not gone there by itself, and is offered.
        QVERIFY_OK(m_store->undo(retraction, kPerson));
        QVERIFY(memoryWith("Lives in Graz").status == Status::Active);
        SyncReport report = sync(kPerson, Vanished::Withdraw);
        QCOMPARE(report.vanished, std::uint64_t(0));
        QCOMPARE(report.ledger.value, 0);
        HandBackSet all = set();
        QCOMPARE(all.items.size(), std::size_t(1));
        QVERIFY(all.items[0].kind == HandBackKind::Restored);
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/USER.md"), "Likes short answers\n§\nLives in Graz"s);
        QVERIFY(sync().ledger.value > 0);
        QCOMPARE(sync().ledger.value, 0);
        auto plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QVERIFY(plan->writes.empty());
        QCOMPARE(plan->known.size(), std::size_t(1));
        QCOMPARE(plan->known[0].kind, "there"s);
        // And once more, by a retraction and a restoration: each is said anew.
        QVERIFY_OK(m_store->retract(graz, kPerson));
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/USER.md"), "Likes short answers"s);
        QVERIFY_OK(m_store->restore(graz, kPerson));
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/USER.md"), "Likes short answers\n§\nLives in Graz"s);
        // What is gone there after that is gone by its owner.
        put(m_home / "memories/USER.md", "Likes short answers");
        report = sync();
        QCOMPARE(report.vanished, std::uint64_t(1));
        QVERIFY(sound());
    }

    void whatWasRemovedThereByADecisionCanComeBack()
    {
        QVERIFY(decideOn("hermes-0000000c", Verdict::Approve));
        // It is its source's to remove: no commit does.
        const auto preview = previewCommit(*m_store);
        QVERIFY_OK(preview);
        QCOMPARE(preview->changes.size(), std::size_t(0));
        QCOMPARE(preview->blocked.size(), std::size_t(1));
        QCOMPARE(preview->blocked[0].because,
                 "It is a pending write of hermes: hand the decision back; it is carried out there, and comes in by "
                 "synchronising."s);
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/MEMORY.md"), "Builds with make"s);
        QVERIFY(sync().ledger.value > 0);
        QVERIFY(memoryWith("Tests need a database").status == Status::Retracted);
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY(set().items.empty());
        QVERIFY(set().last.has_value());
        QCOMPARE(set().last->who, "ada"s);
        const MemoryKey database[] = {memoryWith("Tests need a database").key};
        QVERIFY_OK(m_store->restore(database, kPerson));
        QCOMPARE(sync(kPerson, Vanished::Withdraw).ledger.value, 0);
        QVERIFY(memoryWith("Tests need a database").status == Status::Active);
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/MEMORY.md"), "Builds with make\n§\nTests need a database"s);
        static_cast<void>(sync());
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY(sound());
    }

    void whatWasAddedFromHereIsTakenBack()
    {
        const std::string id = beliefOf({"Builds with make", "Lives in Graz"}, "A builder from Graz");
        QCOMPARE(handBack(), ""s);
        static_cast<void>(sync());
        const MemoryKey own[] = {memoryWith("A builder from Graz").key};
        QVERIFY_OK(m_store->retract(own, kPerson));
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/MEMORY.md"), "Builds with make\n§\nTests need a database"s);
        static_cast<void>(sync());
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY_OK(m_store->restore(own, kPerson));
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/MEMORY.md"),
                 "Builds with make\n§\nTests need a database\n§\nA builder from Graz"s);
        // Replaced by another of ours: that stands in its place.
        QVERIFY(!beliefOf({"Builds with make", "Tests need a database"}, "A careful builder", "A builder from Graz")
                     .empty());
        QCOMPARE(handBack(), ""s);
        QCOMPARE(content(m_home / "memories/MEMORY.md"),
                 "Builds with make\n§\nTests need a database\n§\nA careful builder"s);
        static_cast<void>(sync());
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY(planHandBack(set(), "hermes", m_home)->writes.empty());
        QVERIFY(sound());
    }

    void anotherStoreInItsPlaceIsRefused()
    {
        put(m_home / "memories/MEMORY.md", "Sails\n§\nHas a boat\n§\nTests need a database");
        put(m_home / "memories/USER.md", "Lives by the sea\n§\nLikes rum");
        fs::remove_all(m_home / "pending");
        const auto mirrors = m_store->mirrors();
        for (const Vanished treat : {Vanished::Keep, Vanished::Withdraw}) {
            const auto report = m_store->sync(*readMirror(mirrors->front()), treat, kPerson);
            QVERIFY(!report);
            QCOMPARE(report.error().code, Errc::Conflict);
            QCOMPARE(report.error().message, m_home.string() +
                                                 " is read as hermes, and 7 records that came from the source were "
                                                 "expected there. It holds 5 records, of which 1 is known: another "
                                                 "store lies there. If it is the same source all the same, import it "
                                                 "again.");
        }
        QVERIFY(item("hermes-0000000c").state == CandidateState::Pending);
        QVERIFY(memoryWith("Lives in Graz").status == Status::Active);
        // Taken in by hand, it withdraws and settles nothing.
        auto foreign = readForeign(m_home, {});
        QVERIFY_OK(foreign);
        const auto taken = m_store->import(std::move(*foreign), "", {"ada", "import", ""});
        QVERIFY_OK(taken);
        QCOMPARE(taken->added, std::uint64_t(4));
        QCOMPARE(taken->vanished, std::uint64_t(0));
        QCOMPARE(taken->settled, std::uint64_t(0));
        QVERIFY(item("hermes-0000000c").state == CandidateState::Pending);
        // Something of another format.
        fs::remove_all(m_home);
        put(m_home / "memory.jsonl", R"({"type":"entity","name":"A","entityType":"x","observations":["b"]})");
        const auto other = readMirror(mirrors->front());
        QVERIFY(!other);
        QCOMPARE(other.error().code, Errc::Conflict);
        QCOMPARE(other.error().message,
                 "The source is hermes, and mcp-memory lies at " + m_home.string() + " now: another store.");
    }

    // A part of the home does not show what waits, so that nothing is settled for not being there.
    void whereNothingCanWaitNothingIsSettled()
    {
        auto foreign = readForeign(m_home / "memories", "hermes");
        QVERIFY_OK(foreign);
        QVERIFY(!foreign->showsWaiting);
        Mirror moved = m_store->mirrors()->front();
        moved.path = (m_home / "memories").string();
        QVERIFY_OK(m_store->setMirror(moved, kPerson, &*foreign));
        const SyncReport report = sync();
        QCOMPARE(report.settled, std::uint64_t(0));
        QVERIFY(item("hermes-0000000a").state == CandidateState::Pending);
    }

    void whatIsErasedIsTakenAwayThere()
    {
        pending(m_home, "0000000d", adds("Ben Bloggs owes him money"));
        QCOMPARE(sync().proposed, std::uint64_t(1));
        EraseRequest request;
        request.about = "Bloggs";
        const auto preview = previewErase(*m_store, request);
        QVERIFY_OK(preview);
        QCOMPARE(preview->elsewhere.size(), std::size_t(1));
        QCOMPARE(preview->elsewhere[0].system, "hermes"s);
        QCOMPARE(preview->elsewhere[0].path, m_home.string());
        QCOMPARE(preview->elsewhere[0].pending, std::vector<std::string>{"hermes-0000000d"});
        const auto erased = erase(*m_store, request, kPerson);
        QVERIFY_OK(erased);
        const std::string line = "- " + m_home.string() +
                                 " (hermes) has a write that waits there and holds it (hermes-0000000d), as far as is "
                                 "known here. Nothing is taken away there before it is handed back.\n";
        QVERIFY(eraseCertificate(m_store->info(), *erased, kPerson).find(line) != std::string::npos);
        const auto past = pastErasures(*m_store);
        QVERIFY_OK(past);
        QVERIFY(eraseCertificate(m_store->info(), past->front().erasure, kPerson).find(line) != std::string::npos);
        const HandBackSet all = set();
        QCOMPARE(all.decisions.size(), std::size_t(1));
        QCOMPARE(all.decisions[0].state, "erased"s);
        const auto plan = planHandBack(all, "hermes", m_home);
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QVERIFY(plan->writes[0].what == PlannedWrite::What::Remove);
        QCOMPARE(plan->writes[0].path, m_home / "pending/memory/0000000d.json");
        QCOMPARE(plan->subjects, std::vector<std::string>{"hermes-0000000d"});
        QCOMPARE(handBack(), ""s);
        QVERIFY(!fs::exists(m_home / "pending/memory/0000000d.json"));
        QVERIFY(set().decisions.empty());
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY(sound());
    }

    void aMergedWriteIsNoApproval()
    {
        const std::string cats = beliefOf({"Builds with make", "Lives in Graz"}, "Keeps two cats in Graz");
        DecideRequest request;
        request.candidate = "hermes-0000000a";
        request.verdict = Verdict::Approve;
        request.changeShown = true;
        request.into = {cats};
        const auto merged = decide(*m_store, request, {"ada", "gui", "the same"}, quickRecheck);
        QVERIFY2(merged.ok(), merged ? "" : merged.error().message.c_str());
        const HandBackSet all = set();
        QCOMPARE(all.decisions.size(), std::size_t(1));
        QCOMPARE(all.decisions[0].state, "rejected"s);
        QCOMPARE(all.decisions[0].into.value, cats);
        QCOMPARE(handBack(), ""s);
        QVERIFY(!fs::exists(m_home / "pending/memory/0000000a.json"));
        QCOMPARE(content(m_home / "memories/USER.md"), "Lives in Graz\n§\nLikes short answers"s);
        QCOMPARE(content(m_home / "memories/MEMORY.md"),
                 "Builds with make\n§\nTests need a database\n§\nKeeps two cats in Graz"s);
        static_cast<void>(sync());
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY(sound());
    }

    void aReplacementGoesWithWhatItReplaces()
    {
        // By a memory of the agent's own, which Hermes does not have.
        QVERIFY_OK(
            m_store->add({episode("e1"), episode("e2"), reflection("", {"e1", "e2"}, "Lives in Linz now")}, kPerson));
        QVERIFY_OK(m_store->supersede(memoryWith("Lives in Graz").key, memoryWith("Lives in Linz now").key, kPerson));
        auto plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QCOMPARE(plan->writes[0].after, "Lives in Linz now\n§\nLikes short answers"s);
        QCOMPARE(plan->left.size(), std::size_t(0));
        // By one that was withdrawn itself since: nothing takes its place, and that is said.
        const MemoryKey linz[] = {memoryWith("Lives in Linz now").key};
        QVERIFY_OK(m_store->retract(linz, kPerson));
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes[0].after, "Likes short answers"s);
        QCOMPARE(shown(plan->left),
                 "noted@user:34ee46eb5c7808ef: It goes there without what replaced it here, which is not in force or "
                 "came from elsewhere: nothing takes its place.\n"s);
        // By one that the format can't say: the old text stays.
        QVERIFY_OK(m_store->add({reflection("", {"e1", "e2"}, "Lives\n§\nin Linz")}, kPerson));
        QVERIFY_OK(
            m_store->supersede(memoryWith("Likes short answers").key, memoryWith("Lives\n§\nin Linz").key, kPerson));
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QCOMPARE(plan->writes[0].after, "Likes short answers"s);
        QVERIFY2(shown(plan->left)
                         .find("unmapped@user:be79d61b43ba01fd: It stays there, since what replaced it here "
                               "can't be said: Its text holds a line of § alone, which ends an entry "
                               "there.\n") != std::string::npos,
                 shown(plan->left).c_str());
    }

    void theAdviceIsAboutWhatItsCommandsSay()
    {
        const std::string start =
            "Where Hermes runs, this can be said there instead, so that its memory providers hear "
            "of it, too: ";
        const std::string end =
            "Let no session of Hermes run while the files are written; it reads them at its next start.";
        QVERIFY(decideOn("hermes-0000000a", Verdict::Approve, "Has two black cats"));
        auto plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        const std::string reworded = "What was approved in other words only these files can say; /memory approve would "
                                     "take the old ones: 0000000a. ";
        QCOMPARE(plan->advice, reworded + end);
        QCOMPARE(plan->writes[1].summary, "The pending write is approved in other words"s);
        QVERIFY(decideOn("hermes-0000000b", Verdict::Approve));
        QVERIFY(decideOn("hermes-0000000c", Verdict::Reject));
        plan = planHandBack(set(), "hermes", m_home);
        QVERIFY_OK(plan);
        QCOMPARE(plan->advice, start + "/memory approve 0000000b, /memory reject 0000000c. " + reworded + end);
        QCOMPARE(handBack(), ""s);
        QCOMPARE(planHandBack(set(), "hermes", m_home)->advice, ""s);
    }

    void whereItIsWrittenTo()
    {
        const MemoryKey graz[] = {memoryWith("Lives in Graz").key};
        QVERIFY_OK(m_store->retract(graz, kPerson));
        // What is made stands in a folder, for every form; one that is not there is made.
        put(m_folder->path() / "file", "x");
        HandBackSet all = set();
        all.sources.clear();
        for (const Format &format : formats()) {
            if (format.handsBack.empty() || handsBackInPlace(format.name))
                continue;
            HandBackSet other = all;
            other.system = format.name;
            for (HandBackItem &one : other.items)
                one.memory.sourceSystem = format.name;
            const auto refused = planHandBack(other, format.name, m_folder->path() / "file");
            QVERIFY2(!refused, format.name.c_str());
            QCOMPARE(refused.error().code, Errc::Invalid);
            QCOMPARE(refused.error().message, (m_folder->path() / "file").string() +
                                                  " is a file, and what is made stands in a folder: name one, which "
                                                  "is made if it is not there.");
            const auto plan = planHandBack(other, format.name, m_folder->path() / "new" / "folder");
            QVERIFY_OK(plan);
            for (const PlannedWrite &write : plan->writes)
                QCOMPARE(write.path.parent_path(), m_folder->path() / "new" / "folder");
        }
        QCOMPARE(planHandBack(all, "changes-csv", m_folder->path() / "file").error().code, Errc::Invalid);
        const auto plan = planHandBack(all, "changes-jsonl", m_folder->path() / "new" / "folder");
        QVERIFY_OK(plan);
        QVERIFY_OK(writeHandBack(*plan));
        QVERIFY(fs::exists(m_folder->path() / "new" / "folder" / "changes.jsonl"));
    }

    // A source at rest writes no entry, after each kind of change that was handed back to it.
    void aSecondSynchronisationIsAtRest_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::newRow("markdown") << "markdown"
                                  << "a.md"
                                  << "One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n";
        QTest::newRow("basic-memory") << "basic-memory"
                                      << "a.md"
                                      << "---\ntitle: A\npermalink: a\n---\n\n- [f] One.\n- [f] Two.\n- [f] "
                                         "Three.\n- [f] Four.\n- [f] Five.\n";
        QTest::newRow("openclaw") << "openclaw"
                                  << "MEMORY.md"
                                  << "- One.\n- Two.\n- Three.\n- Four.\n- Five.\n";
        QTest::newRow("hermes") << "hermes"
                                << "memories/MEMORY.md"
                                << "One.\n§\nTwo.\n§\nThree.\n§\nFour.\n§\nFive.";
        QTest::newRow("mcp-memory")
            << "mcp-memory"
            << "memory.jsonl"
            << "{\"type\":\"entity\",\"name\":\"A\",\"entityType\":\"x\",\"observations\":[\"One.\",\"Two.\","
               "\"Three.\",\"Four.\",\"Five.\"]}\n";
        QTest::newRow("letta")
            << "letta"
            << "a.af"
            << "{\"agents\":[{\"id\":\"agent-0\",\"name\":\"Ada\",\"block_ids\":[\"b-0\",\"b-1\",\"b-2\",\"b-3\","
               "\"b-4\"],\"messages\":[]}],\"blocks\":[{\"id\":\"b-0\",\"label\":\"1\",\"value\":\"One.\"},"
               "{\"id\":\"b-1\",\"label\":\"2\",\"value\":\"Two.\"},{\"id\":\"b-2\",\"label\":\"3\",\"value\":"
               "\"Three.\"},{\"id\":\"b-3\",\"label\":\"4\",\"value\":\"Four.\"},{\"id\":\"b-4\",\"label\":\"5\","
               "\"value\":\"Five.\"}]}";
    }

    void aSecondSynchronisationIsAtRest()
    {
        QFETCH(QString, format);
        QFETCH(QString, file);
        QFETCH(QString, text);
        const std::string system = format.toStdString();
        const fs::path root = m_folder->path() / "source";
        const fs::path place = system == "letta" ? root / file.toStdString() : root;
        put(root / file.toStdString(), text.toStdString());
        m_store = *Store::create(*m_folder / "rest.credence", [] {
            CreateOptions options;
            options.approvalChannels = {"gui"};
            return options;
        }());
        ReadOptions as;
        as.scope = "default";
        auto foreign = readForeign(place, system, as);
        QVERIFY_OK(foreign);
        QVERIFY_OK(m_store->import(std::move(*foreign), "", {"ada", "import", ""}));
        QCOMPARE(m_store->counts()->memories, std::uint64_t(5));
        MemoryDraft zero = episode({}, "Zero.");
        if (memoryWith("Two.").kind == Kind::Reflection)
            zero = reflection("", {"e1", "e2"}, "Zero.");
        QVERIFY_OK(m_store->add({episode("e1"), episode("e2"), zero}, kPerson));
        const auto rest = [&](Vanished vanished) {
            static_cast<void>(sync(kPerson, vanished));
            return sync(kPerson, vanished).ledger.value;
        };
        const auto back = [&]() -> std::string {
            const auto all = m_store->handBack("default", system);
            if (!all)
                return all.error().message;
            const auto plan = planHandBack(*all, system, place);
            if (!plan)
                return plan.error().message;
            if (!plan->left.empty())
                return shown(plan->left);
            if (plan->writes.size() != 1)
                return fmt::format("{} writes; known: {}", plan->writes.size(), shown(plan->known));
            if (const auto done = writeHandBack(*plan); !done)
                return done.error().message;
            const auto noted = m_store->noteHandBack(*all, *plan, kPerson);
            return noted ? std::string() : noted.error().message;
        };
        const auto holds = [&](const char *words) {
            return content(root / file.toStdString()).find(words) != std::string::npos;
        };
        const MemoryKey one[] = {memoryWith("One.").key};
        QVERIFY_OK(m_store->retract(one, kPerson));
        QCOMPARE(back(), ""s);
        QVERIFY(!holds("One."));
        QCOMPARE(rest(Vanished::Withdraw), 0);
        QVERIFY_OK(m_store->supersede(memoryWith("Two.").key, memoryWith("Zero.").key, kPerson));
        QCOMPARE(back(), ""s);
        QVERIFY(!holds("Two.") && holds("Zero."));
        QCOMPARE(rest(Vanished::Withdraw), 0);
        QVERIFY(memoryWith("Two.").status == Status::Superseded);
        QVERIFY_OK(m_store->restore(one, kPerson));
        QCOMPARE(rest(Vanished::Withdraw), 0);
        QVERIFY(memoryWith("One.").status == Status::Active);
        QCOMPARE(back(), ""s);
        QVERIFY(holds("One."));
        QCOMPARE(rest(Vanished::Withdraw), 0);
        QVERIFY(memoryWith("One.").status == Status::Active);
        QVERIFY_OK(m_store->retract(one, kPerson));
        QCOMPARE(back(), ""s);
        QVERIFY(!holds("One."));
        QCOMPARE(rest(Vanished::Withdraw), 0);
        QCOMPARE(m_store->counts()->memories, std::uint64_t(8)); // nothing came twice
        QVERIFY(sound());
    }

    void aStoreOfBeforeIsBroughtUp()
    {
        // Without a word on where its pending writes wait, as stores of the version before have it.
        {
            auto db =
                sql::Connection::open(*m_folder / "a.credence", sql::Mode::ReadWrite, std::chrono::milliseconds(0));
            QVERIFY_OK(db);
            QVERIFY_OK((*db)->execute("DROP TRIGGER pending_write_delete; DELETE FROM pending_write;"
                                      "CREATE TRIGGER pending_write_delete BEFORE DELETE ON pending_write BEGIN SELECT "
                                      "RAISE(ABORT, 'invariant 9: the ledger is append-only'); END;"));
        }
        QCOMPARE(sync().ledger.value, 0);
        pending(m_home, "0000000a", adds("Has three cats"));
        fs::remove(m_home / "pending/memory/0000000c.json");
        const SyncReport report = sync();
        QCOMPARE(report.reworded, std::uint64_t(1));
        QCOMPARE(report.settled, std::uint64_t(1));
        QCOMPARE(item("hermes-0000000a").atSourceBefore, "Has two cats"s);
    }
};

CREDENCE_TEST(tst_handback, TstHandback)

} // namespace tst_handback

#include "tst_handback.moc"
