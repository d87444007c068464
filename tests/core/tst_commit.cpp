// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "support/reviewstore.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace tst_commit {

using namespace credence;
using namespace credence::test;

namespace {

// A store as its export says it, without the ledger and without what a commit gives new names.
std::vector<std::string> contentOf(Store &store, const std::filesystem::path &file)
{
    std::vector<std::string> lines;
    if (!store.exportJsonl(file))
        return {"no export"};
    for (const QByteArray &line : bytesOf(file).split('\n')) {
        const std::string text = line.toStdString();
        if (!text.empty() && text.find("\"record\":\"memory\"") != std::string::npos)
            lines.push_back(text);
    }
    return lines;
}

std::string told(const CommitPlan &plan)
{
    std::string out;
    for (const PlannedChange &change : plan.changes)
        out += fmt::format("{} {} [{}] {} sources d{}; ", change.candidate, word(change.action), change.target.value,
                           change.sources, change.depth);
    for (const FollowingChange &follow : plan.follows)
        out += fmt::format("{}{} {}>{}; ", follow.candidate, follow.memory.value.size() > 8 ? "" : follow.memory.value,
                           word(follow.before), word(follow.after));
    for (const BlockedCandidate &blocked : plan.blocked)
        out += fmt::format("{} stays; ", blocked.candidate);
    return out;
}

} // namespace

class TstCommit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Two people on one store at once, one approving what the other rejects, both committing.
    void twoReviewersAtOnce()
    {
        constexpr int kEach = 24;
        const std::array words{"lamp",    "river",   "piano",   "garden",  "engine",  "letter",  "market", "winter",
                               "bridge",  "copper",  "violin",  "desert",  "harbour", "ticket",  "saddle", "thunder",
                               "blanket", "orchard", "compass", "lantern", "meadow",  "granite", "falcon", "kettle"};
        std::string lines;
        for (int i = 0; i < kEach; ++i) {
            lines +=
                candidateLine(fmt::format("c{}", i), "add", fmt::format("the {} matters most", words[std::size_t(i)]),
                              {fmt::format("e{}", i % 8 + 1), fmt::format("e{}", (i + 1 + i / 8) % 8 + 1)});
        }
        ReviewStore s(lines);
        QVERIFY2(s.ok(), s.error.c_str());
        const std::uint64_t before = s.memories();
        s.close();
        std::atomic<int> commits{0};
        std::array<std::string, 2> wrong;
        const auto work = [&](int who) {
            auto store = Store::open(s.path());
            if (!store) {
                wrong[std::size_t(who)] = store.error().message;
                return;
            }
            const Cause cause{who == 0 ? "ada" : "grace", "gui", "at once"};
            const auto fits = [&](const Error &error) {
                if (error.code != Errc::Conflict && error.code != Errc::Busy)
                    wrong[std::size_t(who)] = error.message;
            };
            for (int i = 0; i < kEach; ++i) {
                DecideRequest request;
                request.candidate = fmt::format("c{}", who == 0 ? i : kEach - 1 - i);
                request.verdict = who == 0 ? Verdict::Approve : Verdict::Reject;
                if (const auto decided = decide(**store, request, cause); !decided)
                    fits(decided.error());
                if (i % 6 != 5)
                    continue;
                if (const auto plan = commit(**store, cause); !plan)
                    fits(plan.error());
                else if (!plan->changes.empty())
                    ++commits;
            }
        };
        {
            const std::jthread one([&] { work(0); }), two([&] { work(1); });
        }
        QCOMPARE(wrong[0], std::string());
        QCOMPARE(wrong[1], std::string());
        s.reopen();
        QVERIFY2(s.ok(), s.error.c_str());
        int committed = 0, rejected = 0, approved = 0;
        for (int i = 0; i < kEach; ++i) {
            const std::string state = s.stateOf(fmt::format("c{}", i));
            committed += state == "committed" ? 1 : 0;
            rejected += state == "rejected" ? 1 : 0;
            approved += state == "approved" ? 1 : 0;
        }
        QCOMPARE(committed + rejected + approved, kEach);
        QCOMPARE(s.memories(), before + std::uint64_t(committed)); // each came in once
        QVERIFY(committed > 0 || rejected == kEach);
        const auto entries = s->ledger();
        QVERIFY_DONE(entries);
        QCOMPARE(int(std::count_if(entries->begin(), entries->end(),
                                   [](const LedgerEntry &entry) { return entry.kind == "commit"; })),
                 commits.load());
        const auto verified = s->verify();
        QVERIFY_DONE(verified);
        QVERIFY(verified->ok);
    }

    void adds()
    {
        ReviewStore s(candidateLine("c1", "add", "the office is calm before nine", {"e1", "e2", "e7"}, {},
                                    ",\"importance\":0.75,\"model_text\":\"the office is calm\""));
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY_DONE(s.approve("c1"));
        const auto preview = previewCommit(*s);
        QVERIFY_DONE(preview);
        QCOMPARE(told(*preview), std::string("c1 add [] 3 sources d1; "));
        QCOMPARE(preview->entry.value, std::int64_t(4)); // init, import, the decision, this one
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(told(*done), told(*preview));
        QCOMPARE(done->entry.value, std::int64_t(4));
        QCOMPARE(s.stateOf("c1"), std::string("committed"));
        const auto item = queueItem(*s, "c1");
        QCOMPARE(item->memory.value, done->changes.front().memory.value);
        const Memory m = memoryOf(*s, item->memory.value);
        QCOMPARE(m.origin, Origin::Committed);
        QCOMPARE(m.depth, 1);
        QCOMPARE(m.importance.value(), 0.75);
        QCOMPARE(m.text, std::string("the office is calm before nine"));
        QCOMPARE(s->evidence(m.key)->size(), std::size_t(3));
        QCOMPARE(s->keys({.text = "calm office"})->size(), std::size_t(1)); // the index, too
        const auto entry = s->ledger(1);
        QCOMPARE(entry->front().kind, std::string("commit"));
        QCOMPARE(entry->front().who, std::string("ada"));
        const auto payload = nlohmann::json::parse(entry->front().payload);
        QCOMPARE(payload["receipt"]["committed"].get<int>(), 1);
        QVERIFY(s->verify()->ok);
        // Nothing is left to be committed.
        const auto again = commit(*s, kReviewer);
        QVERIFY_DONE(again);
        QVERIFY(again->changes.empty());
        QCOMPARE(again->entry.value, std::int64_t(0));
    }

    void needsAPerson()
    {
        ReviewStore s(candidateLine("c1", "add", "x", {"e1", "e2"}));
        QVERIFY_DONE(s.approve("c1"));
        QCOMPARE(commit(*s, {"ada", "agent", ""}).error().code, Errc::Invalid);
        QCOMPARE(commit(*s, {" ", "gui", ""}).error().code, Errc::Invalid);
        QCOMPARE(s.memories(), std::uint64_t(11));
    }

    void supersedes()
    {
        ReviewStore s(candidateLine("c1", "supersede", "mornings are loud now", {"e4", "e5"}, {"b1"}));
        QVERIFY_DONE(s.approve("c1"));
        const auto preview = previewCommit(*s);
        QCOMPARE(told(*preview), std::string("c1 supersede [b1] 2 sources d1; b2 active>stale; "));
        QCOMPARE(preview->changes.front().before, std::string("mornings are quiet"));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(told(*done), told(*preview));
        QCOMPARE(s.doubts(), std::string("b1:superseded b2:stale"));
        QCOMPARE(memoryOf(*s, "b1").supersededBy.value, done->changes.front().memory.value);
        QVERIFY_DONE(s->undo(done->entry, kReviewer));
        QCOMPARE(s.doubts(), std::string("mornings are loud now:retracted"));
        QCOMPARE(s.stateOf("c1"), std::string("approved"));
        QVERIFY(memoryOf(*s, "b1").supersededBy.value.empty());
    }

    void mergesEvidence()
    {
        ReviewStore s(candidateLine("c1", "add", "coffee again", {"e6", "e7", "e8"}));
        DecideRequest request;
        request.candidate = "c1";
        request.into = {"b3"};
        QVERIFY_DONE(decide(*s, request, kReviewer));
        const auto preview = previewCommit(*s);
        QCOMPARE(told(*preview), std::string("c1 merge_evidence [b3] 2 sources d0; "));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(s->evidence(s.key("b3"))->size(), std::size_t(5));
        QCOMPARE(s.memories(), std::uint64_t(11));
        QVERIFY(s->verify()->ok);
        QVERIFY_DONE(s->undo(done->entry, kReviewer));
        QCOMPARE(s->evidence(s.key("b3"))->size(), std::size_t(3));
        QVERIFY_DONE(s->redo(done->entry, kReviewer));
        QCOMPARE(s->evidence(s.key("b3"))->size(), std::size_t(5));
        QCOMPARE(s.stateOf("c1"), std::string("committed"));
    }

    void mergingHealsAndLifts()
    {
        ReviewStore s(candidateLine("c1", "merge_evidence", "", {"e7", "e8"}, {"b1"}) +
                      candidateLine("c2", "merge_evidence", "", {"b1", "e8"}, {"b3"}) +
                      candidateLine("c3", "merge_evidence", "", {"b2"}, {"b1"}) +
                      candidateLine("c4", "merge_evidence", "", {"b2"}, {"b3"}));
        QVERIFY2(s.ok(), s.error.c_str());
        const MemoryKey e1[] = {s.key("e1")};
        QVERIFY_DONE(s->retract(e1, kPerson));
        QCOMPARE(s.doubts(), std::string("b1:stale b2:stale e1:retracted"));
        for (const char *id : {"c1", "c2", "c3", "c4"})
            QVERIFY_DONE(lookAgain(*s, id, kReviewer));
        QVERIFY_DONE(s.approve("c1"));
        auto preview = previewCommit(*s);
        QCOMPARE(told(*preview), std::string("c1 merge_evidence [b1] 2 sources d0; b1 stale>suspect; "
                                             "b2 stale>active; "));
        QVERIFY_DONE(commit(*s, kReviewer));
        QCOMPARE(s.doubts(), std::string("b1:suspect e1:retracted"));
        for (const char *id : {"c2", "c3", "c4"})
            QVERIFY_DONE(lookAgain(*s, id, kReviewer));
        // b2 rests on b1: a circle. b2 under b3 would be depth 3; imported beliefs may be, so that one goes in.
        for (const char *id : {"c2", "c3"})
            QVERIFY_DONE(s.approve(id));
        preview = previewCommit(*s);
        QCOMPARE(told(*preview), std::string("c2 merge_evidence [b3] 2 sources d0; c3 stays; "));
        QVERIFY(preview->blocked.front().because.find("circle") != std::string::npos);
        QVERIFY_DONE(commit(*s, kReviewer));
        QCOMPARE(memoryOf(*s, "b3").depth, 2); // recomputed
        QVERIFY(s->verify()->ok);
    }

    void keepsTheDepth()
    {
        // A committed belief of depth 1 that would be lifted to 3, and a new one that would have it.
        ReviewStore s(candidateLine("c1", "add", "rules of the morning", {"e7", "e8"}) +
                      candidateLine("c2", "add", "too deep", {"b2", "e8"}));
        QVERIFY_DONE(s.approve("c1"));
        const auto done = commit(*s, kReviewer);
        const std::string made = done->changes.front().memory.value;
        s.take(candidateLine("c3", "merge_evidence", "", {"b2"}, {made}));
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY_DONE(s.approve("c2"));
        QVERIFY_DONE(s.approve("c3"));
        const auto preview = previewCommit(*s);
        QCOMPARE(told(*preview), std::string("c2 stays; c3 stays; "));
        for (const BlockedCandidate &one : preview->blocked)
            QVERIFY2(one.because.find("its scope allows") != std::string::npos, one.because.c_str());
        QCOMPARE(commit(*s, kReviewer)->changes.size(), std::size_t(0));
        const std::vector<std::pair<std::string, std::string>> deeper{{"reflect.max_depth", "3"}};
        QVERIFY_DONE(setPolicy(*s, deeper, kReviewer, "s"));
        QCOMPARE(commit(*s, kReviewer)->changes.size(), std::size_t(2));
        QCOMPARE(memoryOf(*s, made).depth, 3);
    }

    void retracts()
    {
        ReviewStore s(candidateLine("c1", "retract", "", {}, {"b1"}));
        QVERIFY_DONE(s.approve("c1"));
        const auto preview = previewCommit(*s);
        QCOMPARE(told(*preview), std::string("c1 retract [b1] 0 sources d0; b2 active>stale; "));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(s.doubts(), std::string("b1:retracted b2:stale"));
        QVERIFY_DONE(s->undo(done->entry, kReviewer));
        QCOMPARE(s.doubts(), std::string());
        QVERIFY_DONE(s->redo(done->entry, kReviewer));
        QCOMPARE(s.doubts(), std::string("b1:retracted b2:stale"));
    }

    void archivesUnderANarrative()
    {
        ReviewStore s(candidateLine("c1", "narrative", "a week of mornings", {"e1", "e2", "e3"}));
        QVERIFY_DONE(s.approve("c1"));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(done->archived.size(), std::size_t(3));
        QCOMPARE(s.doubts(), std::string("e1:deprecated e2:deprecated e3:deprecated")); // which still support
        const Memory m = memoryOf(*s, done->changes.front().memory.value);
        QCOMPARE(m.kind, Kind::Narrative);
        QCOMPARE(m.depth, 0);
        const auto links = s->evidence(m.key);
        QCOMPARE(links->size(), std::size_t(3));
        QCOMPARE(links->front().role, Role::MergedFrom);
        QVERIFY_DONE(s->undo(done->entry, kReviewer));
        QCOMPARE(s.doubts(), std::string("a week of mornings:retracted"));
        QVERIFY_DONE(s->redo(done->entry, kReviewer));
        QCOMPARE(s.doubts(), std::string("e1:deprecated e2:deprecated e3:deprecated"));
    }

    void previewEqualsApply()
    {
        ReviewStore s(candidateLine("c1", "add", "one", {"e7", "e8", "b1"}) +
                      candidateLine("c2", "supersede", "two", {"e4", "e5"}, {"b1"}) +
                      candidateLine("c3", "merge_evidence", "", {"e7"}, {"b3"}) +
                      candidateLine("c4", "retract", "", {}, {"b2"}) + candidateLine("c5", "retract", "", {}, {"b1"}) +
                      candidateLine("c6", "narrative", "six", {"e7", "e8"}));
        QVERIFY2(s.ok(), s.error.c_str());
        for (const char *id : {"c1", "c2", "c3", "c4", "c5", "c6"})
            QVERIFY_DONE(s.approve(id));
        const auto preview = previewCommit(*s);
        QVERIFY_DONE(preview);
        QCOMPARE(told(*preview),
                 std::string("c1 add [] 3 sources d2; c2 supersede [b1] 2 sources d1; c3 merge_evidence [b3] 1 sources "
                             "d0; c4 retract [b2] 0 sources d0; c6 narrative [] 2 sources d0; c1 active>suspect; "
                             "c5 stays; "));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(told(*done), told(*preview));
        QCOMPARE(s.doubts(), std::string("b1:superseded b2:retracted e7:deprecated e8:deprecated one:suspect"));
        const auto snapshot = s->snapshot();
        const auto anew = recomputedStatuses(**snapshot);
        for (Node n = 0; n < (*snapshot)->size(); ++n)
            QCOMPARE(anew[n], (*snapshot)->row(n).status);
        const auto counts = queueCounts(*s);
        QCOMPARE(counts->candidates, std::uint64_t(6));
        QCOMPARE(counts->committed, std::uint64_t(5));
        QCOMPARE(counts->committed + counts->blocked + counts->rejected + counts->deferred + counts->open,
                 counts->candidates);
        QVERIFY(s->verify()->ok);
        // Undone and done again, all of it, after a restart each.
        const auto after = contentOf(*s, s.folder() / "after.jsonl");
        s.reopen();
        QVERIFY_DONE(s->undo(done->entry, kReviewer));
        QCOMPARE(s.doubts(), std::string("one:retracted six:retracted two:retracted"));
        QCOMPARE(queueCounts(*s)->approved, std::uint64_t(6));
        s.reopen();
        QVERIFY_DONE(s->redo(done->entry, kReviewer));
        QCOMPARE(contentOf(*s, s.folder() / "again.jsonl"), after);
        QVERIFY(s->verify()->ok);
    }

    void namesWhatNoLongerApplies()
    {
        ReviewStore s(candidateLine("c1", "add", "one", {"e1", "e2", "e3"}) +
                      candidateLine("c2", "add", "two", {"e4", "e5"}));
        for (const char *id : {"c1", "c2"})
            QVERIFY_DONE(s.approve(id));
        auto other = Store::open(s.path()); // another program
        QVERIFY_DONE(other);
        const MemoryKey e3[] = {s.key("e3")};
        QVERIFY_DONE((*other)->retract(e3, Cause{"bob", "gui", "wrong day"}));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(told(*done), std::string("c2 add [] 2 sources d1; c1 stays; "));
        QVERIFY(done->blocked.front().noLongerApplies);
        QVERIFY(done->blocked.front().because.find("\"e3\" was active and is retracted now") != std::string::npos);
        QCOMPARE(s.stateOf("c1"), std::string("approved")); // the decision is kept
    }

    void carriesFlags()
    {
        ReviewStore s(candidateLine("c1", "add", "write to lena@example.org", {"e1", "e2"}, {}, ",\"importance\":0.8"));
        const auto flags = reviewFlags(*s, "c1");
        QVERIFY_DONE(flags);
        QVERIFY(!flags->empty());
        for (const ReviewFlag &flag : *flags)
            QVERIFY_DONE(resolveFlag(*s, flag.id, PolicyAction::Downgrade, because("old")));
        QVERIFY_DONE(s.approve("c1"));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QVERIFY(done->changes.front().downgraded);
        const Memory m = memoryOf(*s, done->changes.front().memory.value);
        QCOMPARE(m.importance.value(), 0.4);
        QCOMPARE(m.statedConfidence, std::string("low"));
        const auto carried = reviewFlags(*s, m.id.value);
        QCOMPARE(carried->size(), flags->size());
        QCOMPARE(carried->front().state, std::string("downgrade"));
        QVERIFY(carried->front().onMemory);
    }

    void undoIsRefusedWhereThingsRestOnIt()
    {
        ReviewStore s(candidateLine("c1", "add", "one", {"e1", "e2"}) +
                      candidateLine("c2", "add", "two", {"e3", "e4"}));
        QVERIFY_DONE(s.approve("c1"));
        const auto done = commit(*s, kReviewer);
        const std::string made = done->changes.front().memory.value;
        MemoryDraft top = reflection("r", {made, "e5"}, "on top");
        top.memory.scope = "s";
        QVERIFY_DONE(s->add({top}, kAgent));
        const auto cited = s->undo(done->entry, kReviewer);
        QVERIFY(!cited);
        QVERIFY2(cited.error().message.find("cites") != std::string::npos, cited.error().message.c_str());
        QVERIFY_DONE(s.approve("c2"));
        const auto second = commit(*s, kReviewer);
        const MemoryKey key[] = {s.key(second->changes.front().memory.value)};
        QVERIFY_DONE(s->retract(key, kPerson));
        const auto touched = s->undo(second->entry, kReviewer);
        QVERIFY(!touched);
        QVERIFY2(touched.error().message.find("later") != std::string::npos, touched.error().message.c_str());
    }

    // Undone, one of two rejected, committed again: the first commit can't be redone then.
    void committedAnew()
    {
        ReviewStore s(candidateLine("c1", "add", "one", {"e1", "e2"}) +
                      candidateLine("c2", "add", "two", {"e3", "e4"}));
        for (const char *id : {"c1", "c2"})
            QVERIFY_DONE(s.approve(id));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(s->undo(done->entry, kReviewer));
        QVERIFY_DONE(s.reject("c2", "wrong"));
        const auto again = commit(*s, kReviewer);
        QVERIFY_DONE(again);
        QCOMPARE(told(*again), std::string("c1 add [] 2 sources d1; "));
        QVERIFY(!s->redo(done->entry, kReviewer));
        QCOMPARE(s.stateOf("c1"), std::string("committed"));
        QVERIFY(s->verify()->ok);
    }

    void committedBeliefsAreReadByAgents()
    {
        ReviewStore s(candidateLine("c1", "add", "one", {"e1", "e2"}));
        const auto decision = s.approve("c1");
        QVERIFY(!s->undo({1}, kReviewer));
        QVERIFY_DONE(commit(*s, kReviewer));
        // A decision under a commit is not taken back before the commit is.
        const auto refused = s->undo(decision->version, kReviewer);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.find("commit") != std::string::npos, refused.error().message.c_str());
    }
};

CREDENCE_TEST(tst_commit, TstCommit)

} // namespace tst_commit

#include "tst_commit.moc"
