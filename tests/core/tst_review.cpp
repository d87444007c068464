// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "support/reviewstore.h"

#include <credence/reflect.h>

#include <QTest>

namespace tst_review {

using namespace credence;
using namespace credence::test;

namespace {

// Ten digits of text that the built-in detectors take for an e-mail address.
const std::string kMail = "write to lena@example.org about the rota";

std::string plain(const std::string &id, const std::string &text = "the office is calm before nine")
{
    return candidateLine(id, "add", text, {"e1", "e2", "e3"});
}

std::string countsOf(const Store &store)
{
    const auto c = queueCounts(store);
    if (!c)
        return c.error().message;
    return fmt::format("{}={}+{}+{}+{}+{} ({})", c->candidates, c->committed, c->blocked, c->rejected, c->deferred,
                       c->open, c->approved);
}

const QueueItem &first(const Result<std::vector<QueueItem>> &items)
{
    static const QueueItem none;
    return items && !items->empty() ? items->front() : none;
}

std::string flagOn(const Store &store, const std::string &target, const std::string &state = "open")
{
    const auto flags = reviewFlags(store, target);
    for (const ReviewFlag &flag : flags ? *flags : std::vector<ReviewFlag>()) {
        if (flag.state == state)
            return flag.id;
    }
    return {};
}

} // namespace

std::string memoryLineOf(const std::string &id, const std::string &text)
{
    return fmt::format("{{\"record\":\"memory\",\"id\":\"{}\",\"kind\":\"episode\",\"scope\":\"s\",\"text\":\"{}\","
                       "\"created\":\"2026-03-01T10:00:00Z\"}}\n",
                       id, text);
}

class TstReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void queuesWhatIsPending()
    {
        ReviewStore s(plain("c1") + candidateLine("c2", "add", "x", {"e1", "e2"}, {}, ",\"reason\":\"r\""));
        QVERIFY2(s.ok(), s.error.c_str());
        s.take("{\"record\":\"candidate\",\"id\":\"old\",\"action\":\"add\",\"scope\":\"s\",\"text\":\"t\","
               "\"state\":\"committed\"}\n");
        const auto items = queue(*s);
        QVERIFY_DONE(items);
        QCOMPARE(items->size(), std::size_t(2)); // the committed one of another store is information
        QCOMPARE(first(items).candidate.id, std::string("c1"));
        QCOMPARE(first(items).candidate.evidence.size(), std::size_t(3));
        QVERIFY(first(items).applies);
        QVERIFY(!first(items).decision);
        QCOMPARE(countsOf(*s), std::string("2=0+0+0+0+2 (0)"));
    }

    void decidesAndReconciles()
    {
        ReviewStore s(plain("c1") + plain("c2") + plain("c3") + plain("c4") + plain("c5"));
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY_DONE(s.approve("c1"));
        QVERIFY_DONE(s.reject("c2", "too general"));
        DecideRequest later;
        later.candidate = "c3";
        later.verdict = Verdict::Defer;
        QVERIFY_DONE(decide(*s, later, kReviewer));
        QCOMPARE(countsOf(*s), std::string("5=0+0+1+1+3 (1)"));
        const auto item = queueItem(*s, "c2");
        QVERIFY_DONE(item);
        QVERIFY(item->decision);
        QCOMPARE(item->decision->reviewer, std::string("ada"));
        QCOMPARE(item->decision->channel, std::string("gui"));
        QCOMPARE(item->decision->reason, std::string("too general"));
        QCOMPARE(s.memories(), std::uint64_t(11)); // a decision changes no memory
    }

    void needsANameAChannelAndAReason()
    {
        ReviewStore s(plain("c1"));
        DecideRequest request;
        request.candidate = "c1";
        QCOMPARE(decide(*s, request, {"", "gui", ""}).error().code, Errc::Invalid);
        QCOMPARE(decide(*s, request, {"ada", "agent", ""}).error().code, Errc::Invalid);
        QCOMPARE(decide(*s, request, {"ada", "cli", ""}).error().code, Errc::Invalid); // not listed here
        request.verdict = Verdict::Reject;
        QVERIFY(decide(*s, request, kReviewer).error().message.find("reason") != std::string::npos);
        request.candidate = "nothing";
        QCOMPARE(decide(*s, request, because("r")).error().code, Errc::NotFound);
        QCOMPARE(s.stateOf("c1"), std::string("pending"));
    }

    void checksWhatWasNeverChecked()
    {
        ReviewStore s(plain("c1") + candidateLine("c2", "add", kMail, {"e1", "e2"}));
        QVERIFY2(s.ok(), s.error.c_str());
        const auto item = s.approve("c1");
        QVERIFY_DONE(item);
        std::map<std::string, CheckState> states;
        for (const Check &check : item->candidate.checks)
            states[check.id] = check.state;
        QCOMPARE(states.at("citations"), CheckState::Passed);
        QCOMPARE(states.at("privacy"), CheckState::Passed);
        QCOMPARE(item->candidate.confidence, Confidence::Low); // three sources
        // The import opened a flag for the address.
        QVERIFY(!flagOn(*s, "c2").empty());
        const auto refused = s.approve("c2");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
        QCOMPARE(s.stateOf("c2"), std::string("pending"));
    }

    void keepsTheModelsText()
    {
        ReviewStore s(plain("c1"));
        DecideRequest request;
        request.candidate = "c1";
        request.text = "the office is calm before half past eight";
        const auto item = decide(*s, request, kReviewer);
        QVERIFY_DONE(item);
        QCOMPARE(item->candidate.text, *request.text);
        QCOMPARE(item->candidate.modelText, std::string("the office is calm before nine"));
        QVERIFY(item->edited);
        QCOMPARE(item->decision->text, *request.text);
        // Back to the model's words: no edit any more.
        const auto again = editCandidate(*s, "c1", "the office is calm before nine", kReviewer);
        QVERIFY_DONE(again);
        QVERIFY(!again->edited);
        QCOMPARE(again->state, CandidateState::Pending); // other words than those that were approved
    }

    void anEditIsScreened()
    {
        ReviewStore s(plain("c1"));
        DecideRequest request;
        request.candidate = "c1";
        request.text = kMail;
        const auto refused = decide(*s, request, kReviewer);
        QVERIFY(!refused); // the edit is kept, the approval is not
        QCOMPARE(queueItem(*s, "c1")->candidate.text, kMail);
        QCOMPARE(s.stateOf("c1"), std::string("pending"));
        const std::string flag = flagOn(*s, "c1");
        QVERIFY(!flag.empty());
        QVERIFY_DONE(editCandidate(*s, "c1", "the office is calm", kReviewer));
        QVERIFY(flagOn(*s, "c1").empty());
        QVERIFY(queueItem(*s, "c1")->flags.empty()); // what was flagged is gone
        QVERIFY_DONE(s.approve("c1"));
    }

    void resolvesFlags()
    {
        ReviewStore s(candidateLine("c1", "add", kMail, {"e1", "e2"}) +
                      candidateLine("c2", "add", kMail, {"e1", "e2"}) +
                      candidateLine("c3", "add", kMail, {"e1", "e2"}, {}, ",\"importance\":0.8") +
                      candidateLine("c4", "add", kMail, {"e1", "e2"}));
        QVERIFY2(s.ok(), s.error.c_str());
        QCOMPARE(queueCounts(*s)->openFlags, std::uint64_t(4));
        const auto allowed = resolveFlag(*s, flagOn(*s, "c1"), PolicyAction::Allow, because("a public address"));
        QVERIFY_DONE(allowed);
        QCOMPARE(allowed->state, std::string("allow"));
        QCOMPARE(allowed->reviewer, std::string("ada"));
        QCOMPARE(allowed->reason, std::string("a public address"));
        QVERIFY_DONE(s.approve("c1"));

        const std::string flag = flagOn(*s, "c2");
        const auto preview = redactionPreview(*s, flag);
        QVERIFY_DONE(preview);
        QVERIFY_DONE(resolveFlag(*s, flag, PolicyAction::Redact, kReviewer));
        const auto redactedItem = queueItem(*s, "c2");
        QCOMPARE(redactedItem->candidate.text, *preview);
        QVERIFY(redactedItem->candidate.text.find("lena@example.org") == std::string::npos);
        QVERIFY(redactedItem->candidate.text.starts_with("write to ["));
        QVERIFY(redactedItem->candidate.text.ends_with("] about the rota"));
        QVERIFY_DONE(s.approve("c2"));

        QVERIFY_DONE(resolveFlag(*s, flagOn(*s, "c3"), PolicyAction::Downgrade, kReviewer));
        const auto low = queueItem(*s, "c3");
        QCOMPARE(low->candidate.confidence, Confidence::Low);
        QCOMPARE(low->candidate.importance.value(), 0.4);

        QVERIFY_DONE(resolveFlag(*s, flagOn(*s, "c4"), PolicyAction::Block, kReviewer));
        QCOMPARE(s.stateOf("c4"), std::string("blocked"));
        QVERIFY(!s.approve("c4"));
        QCOMPARE(countsOf(*s), std::string("4=0+1+0+0+3 (2)"));
    }

    void aFlagAfterTheApprovalBlocks()
    {
        ReviewStore s(candidateLine("c1", "add", kMail, {"e1", "e2"}));
        const std::string flag = flagOn(*s, "c1");
        QVERIFY_DONE(resolveFlag(*s, flag, PolicyAction::Allow, kReviewer));
        QVERIFY_DONE(s.approve("c1"));
        QVERIFY_DONE(resolveFlag(*s, flag, PolicyAction::Review, kReviewer)); // open again
        QCOMPARE(s.stateOf("c1"), std::string("blocked"));
        const auto plan = previewCommit(*s);
        QVERIFY_DONE(plan);
        QVERIFY(plan->changes.empty());
        QCOMPARE(plan->blocked.size(), std::size_t(1));
        QCOMPARE(plan->blocked.front().flags, std::vector<std::string>{flag});
    }

    void undoesAndRedoesDecisions()
    {
        ReviewStore s(plain("c1") + candidateLine("c2", "add", kMail, {"e1", "e2"}));
        const auto approved = s.approve("c1");
        QVERIFY_DONE(approved);
        const LedgerNumber entry = approved->version;
        QCOMPARE(lastDecisionOf(*s, "ada")->value, entry.value);
        s.reopen(); // survives a restart
        QVERIFY_DONE(s->undo(entry, kReviewer));
        QCOMPARE(s.stateOf("c1"), std::string("pending"));
        QCOMPARE(lastUndoneOf(*s, "ada")->value, entry.value);
        const auto made = decisions(*s, "c1");
        QVERIFY_DONE(made);
        QCOMPARE(made->size(), std::size_t(2)); // the reversal is a decision of its own
        QCOMPARE(made->back().verdict, Verdict::Reopen);
        QVERIFY_DONE(s->redo(entry, kReviewer));
        QCOMPARE(s.stateOf("c1"), std::string("approved"));
        QVERIFY(!s->redo(entry, kReviewer));
        QVERIFY_DONE(s->undo(entry, kReviewer)); // again, after the redo

        // An edit with its flags.
        const std::string flag = flagOn(*s, "c2");
        const auto edited = editCandidate(*s, "c2", "write to somebody", kReviewer);
        QVERIFY_DONE(edited);
        QVERIFY(edited->flags.empty());
        QVERIFY_DONE(s->undo(edited->version, kReviewer));
        QCOMPARE(queueItem(*s, "c2")->candidate.text, kMail);
        QCOMPARE(flagOn(*s, "c2"), flag);

        // A redaction.
        QVERIFY_DONE(resolveFlag(*s, flag, PolicyAction::Redact, kReviewer));
        QVERIFY(queueItem(*s, "c2")->candidate.text != kMail);
        QVERIFY_DONE(s->undo(queueItem(*s, "c2")->version, kReviewer));
        QCOMPARE(queueItem(*s, "c2")->candidate.text, kMail);
        QCOMPARE(flagOn(*s, "c2"), flag);
        QVERIFY(s->verify()->ok);
    }

    void undoIsRefusedAfterALaterDecision()
    {
        ReviewStore s(plain("c1"));
        const LedgerNumber approved = s.approve("c1")->version;
        const LedgerNumber rejected = s.reject("c1", "wrong")->version;
        const auto refused = s->undo(approved, kReviewer);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
        QVERIFY(refused.error().message.find(std::to_string(rejected.value)) != std::string::npos);
        QVERIFY_DONE(s->undo(rejected, kReviewer));
        QCOMPARE(s.stateOf("c1"), std::string("approved"));
        QCOMPARE(queueItem(*s, "c1")->decision->verdict, Verdict::Approve);
        QVERIFY_DONE(s->undo(approved, kReviewer));
        QCOMPARE(s.stateOf("c1"), std::string("pending"));
    }

    void decidesManyAtOnce()
    {
        ReviewStore s(plain("c1") + plain("c2") + candidateLine("c3", "add", kMail, {"e1", "e2"}) +
                      candidateLine("c4", "retract", "", {}, {"b3"}));
        QVERIFY2(s.ok(), s.error.c_str());
        for (const char *id : {"c1", "c2"})
            QVERIFY_DONE(lookAgain(*s, id, kReviewer));
        const std::vector<std::string> flagged{"c1", "c3"}, removing{"c1", "c4"}, both{"c1", "c2"};
        QVERIFY(!decideAll(*s, flagged, Verdict::Approve, kReviewer));
        QVERIFY(!decideAll(*s, removing, Verdict::Approve, kReviewer));
        QCOMPARE(s.stateOf("c1"), std::string("pending")); // all or none
        const auto entry = decideAll(*s, both, Verdict::Approve, kReviewer);
        QVERIFY_DONE(entry);
        QCOMPARE(countsOf(*s), std::string("4=0+0+0+0+4 (2)"));
        QVERIFY_DONE(s->undo(*entry, kReviewer));
        QCOMPARE(countsOf(*s), std::string("4=0+0+0+0+4 (0)"));
        QVERIFY_DONE(decideAll(*s, flagged, Verdict::Reject, because("of no use")));
        QCOMPARE(countsOf(*s), std::string("4=0+0+2+0+2 (0)"));
    }

    void stricterLane()
    {
        ReviewStore s(candidateLine("c1", "supersede", "mornings are loud now", {"e4", "e5"}, {"b1"}));
        const auto refused = s.approve("c1", false);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Invalid);
        QVERIFY_DONE(s.approve("c1", true));
    }

    // What an edit is measured by: the store as it is, and its policy.
    void measuresAnEdit()
    {
        ReviewStore s({});
        Candidate one;
        one.id = "c1";
        one.scope = "s";
        one.text = "write to ada@example.org";
        one.evidence = {{{"e1"}}, {{"e2"}}, {{"b1"}}};
        const auto about = [](const Candidate &candidate, const std::string &id) {
            for (const Check &check : candidate.checks) {
                if (check.id == id)
                    return std::string(word(check.state)) + " " + check.sentence;
            }
            return std::string("absent");
        };
        auto measured = quickRecheck(*s, one);
        QVERIFY_DONE(measured);
        QCOMPARE(about(*measured, "citations"), std::string("pass 3 distinct sources, the floor is 2."));
        QCOMPARE(measured->depth, 2);
        QCOMPARE(measured->findings.size(), std::size_t(1));
        QVERIFY(about(*measured, "privacy").starts_with("fail 1 finding"));
        // Without e1, b1 has one source left of two: it is stale, and counts no more.
        const MemoryKey e1[] = {s.key("e1")};
        QVERIFY_DONE(s->retract(e1, kPerson));
        measured = quickRecheck(*s, one);
        QVERIFY_DONE(measured);
        QCOMPARE(about(*measured, "citations"), std::string("fail 1 distinct source, the floor is 2."));
        const std::pair<std::string, std::string> allow[] = {{"privacy.email", "allow"}};
        QVERIFY_DONE(setPolicy(*s, allow, kReviewer));
        measured = quickRecheck(*s, one);
        QVERIFY_DONE(measured);
        QVERIFY(measured->findings.empty());
        QVERIFY(about(*measured, "privacy").starts_with("pass Nothing was found."));
        one.action = Action::Narrative; // whatever it merges
        measured = quickRecheck(*s, one);
        QVERIFY_DONE(measured);
        QCOMPARE(measured->depth, 0);
        QCOMPARE(about(*measured, "confidence"), std::string("absent"));
    }

    void saysWhenItNoLongerApplies()
    {
        ReviewStore s(plain("c1") + candidateLine("c2", "supersede", "mornings are loud now", {"e4", "e5"}, {"b1"}));
        QVERIFY_DONE(s.approve("c1"));
        const MemoryKey e3[] = {s.key("e3")}, b1[] = {s.key("b1")};
        QVERIFY_DONE(s->retract(e3, kPerson));
        const auto item = queueItem(*s, "c1");
        QVERIFY_DONE(item);
        QVERIFY(!item->applies);
        QCOMPARE(item->changed, std::vector<std::string>{"\"e3\" was active and is retracted now."});
        QVERIFY(queueItem(*s, "c2")->applies);
        // Put back as it was: it applies again.
        QVERIFY_DONE(s->restore(e3, kPerson));
        QVERIFY(queueItem(*s, "c1")->applies);
        QVERIFY_DONE(s->retract(e3, kPerson));
        QVERIFY_DONE(s->retract(b1, kPerson));
        QVERIFY(!queueItem(*s, "c2")->applies); // its target
        // Looked at again: two sources are left, so it can be approved.
        const auto looked = lookAgain(*s, "c1", kReviewer);
        QVERIFY_DONE(looked);
        QVERIFY(looked->applies);
        QCOMPARE(looked->state, CandidateState::Pending);
        QVERIFY_DONE(s.approve("c1"));
        const MemoryKey e2[] = {s.key("e2")};
        QVERIFY_DONE(s->retract(e2, kPerson));
        QVERIFY_DONE(lookAgain(*s, "c1", kReviewer));
        const auto refused = s.approve("c1");
        QVERIFY(!refused); // one is left
        QVERIFY(refused.error().message.find("the floor is 2") != std::string::npos);
    }

    void twoReviewers()
    {
        ReviewStore s(plain("c1"));
        auto other = Store::open(s.path());
        QVERIFY_DONE(other);
        const auto seen = queueItem(**other, "c1");
        QVERIFY_DONE(seen);
        QVERIFY_DONE(s.reject("c1", "too general"));
        DecideRequest request;
        request.candidate = "c1";
        request.seen = seen->version;
        const auto late = decide(**other, request, Cause{"bob", "gui", ""});
        QVERIFY(!late);
        QCOMPARE(late.error().code, Errc::Conflict);
        QVERIFY(late.error().message.find("ada") != std::string::npos);
        request.seen = queueItem(**other, "c1")->version;
        QVERIFY_DONE(decide(**other, request, Cause{"bob", "gui", ""}));
        QCOMPARE(s.stateOf("c1"), std::string("approved"));
    }

    void remembersRejections()
    {
        ReviewStore s(plain("c1") + candidateLine("c2", "add", "The office is calm before nine", {"e1", "e2", "e3"}, {},
                                                  ",\"suppressed\":true"));
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY_DONE(s.reject("c1", "of no use"));
        auto known = rejections(*s, "s");
        QVERIFY_DONE(known);
        QCOMPARE(known->size(), std::size_t(1));
        QCOMPARE(known->front().text, std::string("the office is calm before nine"));
        QCOMPARE(known->front().reason, std::string("of no use"));
        QCOMPARE(known->front().evidence.size(), std::size_t(3));
        QCOMPARE(queue(*s)->size(), std::size_t(1)); // the suppressed one is not shown
        QueueQuery all;
        all.suppressed = true;
        QCOMPARE(queue(*s, all)->size(), std::size_t(2));
        QCOMPARE(queueCounts(*s)->suppressed, std::uint64_t(1));
        const auto entry = lift(*s, known->front().id, kReviewer);
        QVERIFY_DONE(entry);
        QCOMPARE(queue(*s)->size(), std::size_t(2));
        QVERIFY(rejections(*s, "s")->empty());
        QVERIFY(rejections(*s, "s", true)->front().lifted);
        QVERIFY(!lift(*s, known->front().id, kReviewer));
        QVERIFY_DONE(s->undo(*entry, kReviewer));
        QCOMPARE(queue(*s)->size(), std::size_t(1));
        QCOMPARE(rejections(*s, "s")->size(), std::size_t(1));
        // A rejection that was taken back is none.
        QVERIFY_DONE(s->undo(queueItem(*s, "c1")->version, kReviewer));
        QVERIFY(rejections(*s, "s", true)->empty());
    }

    void policyIsKeptAndChecked()
    {
        ReviewStore s(candidateLine("c1", "add", kMail, {"e1", "e2"}));
        using Values = std::vector<std::pair<std::string, std::string>>;
        QCOMPARE(setPolicy(*s, Values{{"privacy.email", "allow"}}, {"ada", "agent", ""}).error().code, Errc::Invalid);
        QCOMPARE(setPolicy(*s, Values{{"privacy.nothing", "allow"}}, kReviewer).error().code, Errc::Invalid);
        QCOMPARE(setPolicy(*s, Values{{"privacy.email", "perhaps"}}, kReviewer).error().code, Errc::Invalid);
        QCOMPARE(setPolicy(*s, Values{{"review.wait_hours", "-1"}}, kReviewer).error().code, Errc::Invalid);
        QCOMPARE(setPolicy(*s, Values{{"approval.channels", "gui, agent"}}, kReviewer).error().code, Errc::Invalid);
        QCOMPARE(setPolicy(*s, Values{{"approval.channels", ""}}, kReviewer).error().code, Errc::Invalid);
        const Values values{{"privacy.email", "allow"},          {"approval.channels", "gui, cli"},
                            {"review.wait_hours", "2"},          {"review.reasons", "a joke, said in anger"},
                            {"privacy.subjects", "Ada, Ada L."}, {"reflect.max_depth", "3"}};
        const auto entry = setPolicy(*s, values, kReviewer, "s");
        QVERIFY_DONE(entry);
        std::map<std::string, std::string> now;
        const auto told = policy(*s, "s");
        QVERIFY_DONE(told);
        for (const PolicyValue &one : *told)
            now[one.key] = one.value;
        for (const auto &[key, value] : values)
            QCOMPARE(now.at(key), value);
        QCOMPARE(*s->approvalChannels(), (std::vector<std::string>{"gui", "cli"}));
        QCOMPARE(rejectionReasons(*s)->back(), std::string("said in anger"));
        const auto privacy = privacyPolicy(*s, "s");
        QCOMPARE(privacy->action("email"), PolicyAction::Allow);
        QCOMPARE(privacy->subjects, (std::vector<std::string>{"Ada", "Ada L."}));
        QCOMPARE(s->scopes()->front().maxDepth, 3);
        QCOMPARE(privacyPolicy(*s, "another")->subjects, std::vector<std::string>{"another"});
        // Nothing new, no entry.
        QCOMPARE(setPolicy(*s, values, kReviewer, "s")->value, std::int64_t(0));
        QVERIFY_DONE(s->undo(*entry, kReviewer));
        QCOMPARE(*s->approvalChannels(), std::vector<std::string>{"gui"});
        QCOMPARE(privacyPolicy(*s, "s")->action("email"), PolicyAction::Redact);
        QCOMPARE(s->scopes()->front().maxDepth, 2);
    }

    void flagsMemories()
    {
        ReviewStore s("");
        Finding finding;
        finding.category = "health";
        finding.detector = "health";
        finding.start = 0;
        finding.end = 7;
        const std::vector<std::pair<MemoryId, std::vector<Finding>>> found{{{"e1"}, {finding}}, {{"e2"}, {finding}}};
        QVERIFY_DONE(flagMemories(*s, found, kReviewer));
        QCOMPARE(flagMemories(*s, found, kReviewer)->value, std::int64_t(0)); // known
        QCOMPARE(reviewFlags(*s)->size(), std::size_t(2));
        QVERIFY(reviewFlags(*s, "e1")->front().onMemory);
        QVERIFY_DONE(resolveFlag(*s, flagOn(*s, "e1"), PolicyAction::Redact, kReviewer));
        const std::string text = memoryOf(*s, "e1").text;
        QVERIFY2(text.starts_with("[health") && text.ends_with("number 1"), text.c_str());
        QCOMPARE(s->keys({.text = "episode"})->size(), std::size_t(7)); // and the index knows
        QVERIFY_DONE(resolveFlag(*s, flagOn(*s, "e2"), PolicyAction::Block, kReviewer));
        QCOMPARE(s.doubts(), std::string("b1:stale b2:stale e2:retracted"));
        QVERIFY_DONE(s->undo({s->ledgerHead()->first == 0 ? 0 : std::int64_t(s->ledgerHead()->first)}, kReviewer));
        QCOMPARE(s.doubts(), std::string());
        QCOMPARE(reviewFlags(*s, "e2")->front().state, std::string("open"));
    }

    // The demonstration's queue: a run that was written by hand over the sample store.
    void queuesTheSamplesRun()
    {
        const Folder folder;
        CreateOptions options;
        options.scope = "Sam";
        const auto made = Store::create(folder / "ada.credence", options);
        QVERIFY_DONE(made);
        Store &store = **made;
        const std::filesystem::path sample = std::filesystem::path(CREDENCE_SOURCE_DIR) / "resources" / "sample";
        const auto memories = readForeign(sample / "ada.jsonl", {});
        QVERIFY_DONE(memories);
        QVERIFY_DONE(store.import(*memories, "ada.jsonl", {"", "import", ""}));
        const auto run = loadRun(sample / "run.json");
        QVERIFY_DONE(run);
        QCOMPARE(run->proposed, run->candidates.size() + run->dropped.size());
        QVERIFY_DONE(store.queueRun(*run, {}, kAgent));
        const auto items = queue(store);
        QVERIFY_DONE(items);
        QCOMPARE(items->size(), std::size_t(12));
        QCOMPARE(countsOf(store), std::string("12=0+0+0+1+11 (0)"));
        std::map<Action, int> actions;
        std::size_t flags = 0;
        for (const QueueItem &item : *items) {
            ++actions[item.candidate.action];
            flags += item.flags.size();
            QVERIFY2(item.applies, item.candidate.text.c_str());
            for (const ReviewFlag &flag : item.flags)
                QVERIFY(flag.finding.end > flag.finding.start && flag.finding.end <= item.candidate.text.size());
        }
        QCOMPARE(actions.size(), std::size_t(5)); // each kind
        QVERIFY(flags >= 4);                      // those of the run, and what the detectors find besides
        const MemoryKey e233[] = {*store.find("e233")};
        QVERIFY_DONE(store.retract(e233, kPerson));
        const auto waiting = queue(store);
        QVERIFY_OK(waiting);
        for (const QueueItem &item : *waiting)
            QCOMPARE(item.applies, item.candidate.action != Action::Supersede);
    }

    // Whatever enters with a candidate is screened, not its text alone.
    void quotesAndFieldsAreScreened()
    {
        const std::string quoted =
            "{\"record\":\"candidate\",\"id\":\"c1\",\"action\":\"add\",\"scope\":\"s\",\"text\":"
            "\"the rota is late\",\"shape\":\"insight\",\"evidence\":[{\"id\":\"e1\"},{\"id\":\"e2\","
            "\"quote\":\"write to lena@example.org now\"}],\"targets\":[],\"state\":\"pending\","
            "\"extra\":{\"title\":\"from grace@example.org\",\"tags\":[\"joan@example.org\"]}}\n";
        ReviewStore s(quoted);
        QVERIFY2(s.ok(), s.error.c_str());
        std::map<std::string, std::string> byPart;
        const auto flags = reviewFlags(*s, "c1");
        QVERIFY_DONE(flags);
        for (const ReviewFlag &flag : *flags)
            byPart[flag.finding.part] = flag.id;
        QCOMPARE(byPart.size(), std::size_t(3));
        QVERIFY(byPart.contains("/evidence/1/quote") && byPart.contains("/extra/title") &&
                byPart.contains("/extra/tags/0"));
        const auto refused = s.approve("c1");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Conflict);
        const auto preview = redactionPreview(*s, byPart["/evidence/1/quote"]);
        QVERIFY_DONE(preview);
        QVERIFY2(preview->starts_with("write to [email ") && preview->ends_with("] now"), preview->c_str());
        for (const char *part : {"/evidence/1/quote", "/extra/title"})
            QVERIFY_DONE(resolveFlag(*s, byPart[part], PolicyAction::Redact, kReviewer));
        QVERIFY(!s.approve("c1"));
        QVERIFY_DONE(resolveFlag(*s, byPart["/extra/tags/0"], PolicyAction::Allow, because("public")));
        const auto item = s.approve("c1");
        QVERIFY_DONE(item);
        QVERIFY(item->candidate.evidence[1].quote.starts_with("write to [email "));
        const auto done = commit(*s, kReviewer);
        QVERIFY_DONE(done);
        QCOMPARE(done->changes.size(), std::size_t(1));
        const auto key = s->find(done->changes.front().memory.value);
        QVERIFY_OK(key);
        const auto links = s->evidence(*key);
        QVERIFY(links->at(1).quote.starts_with("write to [email ") && links->at(1).quote.ends_with("] now"));
        const Memory memory = memoryOf(*s, done->changes.front().memory.value);
        QVERIFY2(memory.extra.find("grace@") == std::string::npos && memory.extra.find("joan@") != std::string::npos,
                 memory.extra.c_str());
        // The flag that was allowed goes along, so that a scan knows of it.
        QCOMPARE(scanPreview(*s)->scan.still, std::uint64_t(1));
        QCOMPARE(scanPreview(*s)->scan.fresh, std::uint64_t(0));
    }

    // Who hides the name has not decided on what is said of the person.
    void redactingTheNameLeavesTheClaimOpen()
    {
        ReviewStore s(candidateLine("c1", "add", "Priya is pregnant and will leave in May", {"e1", "e2"}));
        QVERIFY2(s.ok(), s.error.c_str());
        const auto open = [&](const std::string &target) {
            QStringList out;
            const auto flags = reviewFlags(*s, target);
            for (const ReviewFlag &flag : *flags) {
                if (flag.state == "open")
                    out << QString::fromStdString(flag.finding.category);
            }
            out.sort();
            return out;
        };
        const auto named = [&](const std::string &target, const char *category) {
            const auto flags = reviewFlags(*s, target);
            for (const ReviewFlag &flag : *flags) {
                if (flag.finding.category == category && flag.state == "open")
                    return flag.id;
            }
            return std::string();
        };
        QCOMPARE(open("c1"), (QStringList{QStringLiteral("health"), QStringLiteral("third_person")}));
        QVERIFY_DONE(resolveFlag(*s, named("c1", "third_person"), PolicyAction::Redact, kReviewer));
        QCOMPARE(open("c1"), QStringList{QStringLiteral("health")});
        QVERIFY(!s.approve("c1"));
        const auto item = queueItem(*s, "c1");
        QVERIFY(item->candidate.text.starts_with("[third_person "));
        // An edit of the rest does not shake it off.
        QVERIFY_DONE(editCandidate(*s, "c1", item->candidate.text + ", it is said", kReviewer));
        QCOMPARE(open("c1"), QStringList{QStringLiteral("health")});
        // The same on a memory, where the place of the claim holds the name.
        s.take(memoryLineOf("m1", "We met on Monday. Priya is pregnant and will leave in May."));
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        QCOMPARE(open("m1"), (QStringList{QStringLiteral("health"), QStringLiteral("third_person")}));
        QVERIFY_DONE(resolveFlag(*s, named("m1", "third_person"), PolicyAction::Redact, kReviewer));
        QCOMPARE(open("m1"), QStringList{QStringLiteral("health")});
        QVERIFY_DONE(resolveFlag(*s, named("m1", "health"), PolicyAction::Redact, kReviewer));
        const MemoryKey keys[] = {s.key("m1")};
        const std::string text = s->rows(keys)->front().text;
        QVERIFY2(text.find("pregnant") == std::string::npos && text.starts_with("We met on Monday. [health "),
                 text.c_str());
        QCOMPARE(open("m1"), QStringList());
    }

    void redactingAnApprovedOneOpensItAgain()
    {
        ReviewStore s(candidateLine("c1", "add", kMail, {"e1", "e2"}));
        const std::string flag = flagOn(*s, "c1");
        QVERIFY_DONE(resolveFlag(*s, flag, PolicyAction::Allow, kReviewer));
        QVERIFY_DONE(s.approve("c1"));
        const auto entry = resolveFlag(*s, flag, PolicyAction::Redact, kReviewer);
        QVERIFY_DONE(entry);
        QCOMPARE(s.stateOf("c1"), std::string("pending"));
        QVERIFY(previewCommit(*s)->changes.empty());
        QVERIFY(queueItem(*s, "c1")->candidate.modelText.empty()); // the words are not kept beside it
        QVERIFY_DONE(s->undo(*lastDecisionOf(*s, "ada"), kReviewer));
        QCOMPARE(s.stateOf("c1"), std::string("approved"));
        QCOMPARE(queueItem(*s, "c1")->candidate.text, kMail);
    }

    // An edit and a redaction are judged in full, whoever calls; a plain decision costs no check at all.
    void editsAreJudgedInFull()
    {
        ReviewStore s(plain("c1") + candidateLine("c2", "add", "ask lena@example.org", {"e1", "e2"}));
        const auto checkOf = [&](const char *candidate, const char *id) {
            const auto item = queueItem(*s, candidate);
            for (const Check &check : item->candidate.checks) {
                if (check.id == id)
                    return check.state;
            }
            return CheckState::Failed;
        };
        QVERIFY_DONE(editCandidate(*s, "c1", "coffee comes first", kReviewer)); // b3 says it
        QCOMPARE(checkOf("c1", "duplicates"), CheckState::Look);
        QVERIFY_DONE(resolveFlag(*s, flagOn(*s, "c2"), PolicyAction::Redact, kReviewer));
        QCOMPARE(checkOf("c2", "duplicates"), CheckState::Passed);
        bool called = false;
        DecideRequest request;
        request.candidate = "c1";
        QVERIFY_DONE(decide(*s, request, kReviewer, [&](const Store &, Candidate c, std::stop_token) {
            called = true;
            return Result<Candidate>(std::move(c));
        }));
        QVERIFY(!called);
    }

    // A run from a file that hides what is in a quote.
    void aRunsQuotesAreScreened()
    {
        ReviewStore s("");
        RunRecord run;
        run.id = "01900000-0000-7000-8000-000000000001";
        run.scope = "s";
        run.preset = "patterns";
        Candidate c;
        c.id = "r1";
        c.scope = "s";
        c.text = "the rota is late";
        c.evidence = {{{"e1"}, Role::Supports, Granularity::Claim, 1, "write to lena@example.org"}, {{"e2"}}};
        run.candidates = {c};
        run.proposed = 1;
        QVERIFY_DONE(s->queueRun(run, {}, kReviewer));
        const auto flags = reviewFlags(*s, "r1");
        QCOMPARE(flags->size(), std::size_t(1));
        QCOMPARE(flags->front().finding.part, std::string("/evidence/0/quote"));
        QVERIFY(!s.approve("r1"));
    }

    void whatAnAgentConcludesIsScreened()
    {
        ReviewStore s("");
        MemoryDraft draft = reflection("a1", {"e1", "e2"}, "the rota is late");
        draft.memory.scope = "s";
        draft.evidence[1].quote = "write to lena@example.org";
        QVERIFY_DONE(s->add({draft}, kAgent));
        const auto flags = reviewFlags(*s, "a1");
        QCOMPARE(flags->size(), std::size_t(1));
        QCOMPARE(flags->front().state, std::string("open"));
        QCOMPARE(flags->front().finding.part, std::string("/evidence/1/quote"));
        QVERIFY_DONE(resolveFlag(*s, flags->front().id, PolicyAction::Redact, kReviewer));
        QVERIFY(s->evidence(s.key("a1"))->at(1).quote.starts_with("write to [email "));
        QVERIFY(s->verify()->ok);
    }

    // What was suppressed for a rejection comes back with it: words alone don't decide, likeness does.
    void liftsWhatIsLikeIt()
    {
        const auto line = [](const char *id, const char *text, const std::vector<std::string> &sources,
                             const char *more) { return candidateLine(id, "add", text, sources, {}, more); };
        ReviewStore s(
            line("c1", "the office is calm before nine in the morning", {"e1", "e2"}, "") +
            line("near", "the office is calm before nine in the mornings", {"e4", "e5"}, ",\"suppressed\":true") +
            line("same", "Ada drinks tea", {"e1", "e2"}, ",\"suppressed\":true") +
            line("p1", "x is y", {"e1", "e3"}, ",\"predicate\":\"likes\"") +
            line("p2", "quite other words", {"e3", "e1"}, ",\"predicate\":\"Likes\",\"suppressed\":true"));
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY_DONE(s.reject("c1", "of no use"));
        QVERIFY_DONE(s.reject("p1", "of no use"));
        const auto shown = [&] {
            std::string out;
            const auto items = queue(*s);
            for (const QueueItem &item : items ? *items : std::vector<QueueItem>()) {
                if (item.candidate.suppressed)
                    out += item.candidate.id + " ";
            }
            return out;
        };
        QCOMPARE(shown(), std::string());
        QVERIFY_DONE(lift(*s, "c1", kReviewer));
        QCOMPARE(shown(), std::string("near ")); // "same" has its evidence, but no predicate
        QVERIFY_DONE(lift(*s, "p1", kReviewer));
        QCOMPARE(shown(), std::string("near p2 "));
    }

    void suppressesFindings()
    {
        ReviewStore s("");
        QVERIFY(!suppressFinding(*s, "single-source:b1", kReviewer)); // without a reason
        const auto entry = suppressFinding(*s, "single-source:b1", because("known"));
        QVERIFY_DONE(entry);
        QCOMPARE(*suppressedFindings(*s), std::vector<std::string>{"single-source:b1"});
        QVERIFY_DONE(s->undo(*entry, kReviewer));
        QVERIFY(suppressedFindings(*s)->empty());
    }
};

CREDENCE_TEST(tst_review, TstReview)

} // namespace tst_review

#include "tst_review.moc"
