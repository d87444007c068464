// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Triggers in a store: the policy through the ledger, the log of firings and skips, what came of them, and the steps of
// automatic dry runs.
#include "store/argument.h"
#include "store/review.h"
#include "store/triggers.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/text.h>
#include <credence/trigger.h>

#include <QTest>

#include <sstream>

namespace tst_trigger_store {

using namespace credence;
using namespace credence::test;

const Cause kAda{"ada", "gui", "tuning"};

Time when(const char *text)
{
    return parseTime(text)->time;
}

class TstTriggerStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        auto made = Store::create(*m_folder / "t.credence", {.scope = "s", .approvalChannels = {"gui"}});
        QVERIFY_OK(made);
        m_store = std::move(*made);
        // Six hours with one episode of 0.5 each, then a timeless and a withdrawn one.
        std::vector<MemoryDraft> drafts;
        for (int i = 0; i < 6; ++i)
            drafts.push_back(draft("e" + std::to_string(i), 0.5, 8 + i));
        drafts.push_back(draft("timeless", 0.9, 8));
        drafts.back().memory.created.reset();
        drafts.push_back(draft("withdrawn", 0.9, 8));
        QVERIFY_OK(m_store->import(foreign(std::move(drafts)), "test", {"", "import", ""}));
        const MemoryKey gone[] = {*m_store->find("withdrawn")};
        QVERIFY_OK(m_store->retract(gone, kAda));
    }

    void defaults()
    {
        const auto settings = triggerPolicy(*m_store, "s");
        QVERIFY_OK(settings);
        QVERIFY(!settings->set);
        QCOMPARE(describe(settings->policy), "importance 15");
        QVERIFY(!settings->automatic);
        QCOMPARE(triggerPolicy(*m_store, "nobody").error().code, Errc::NotFound);
        const auto series = episodeSeries(*m_store, "s");
        QVERIFY_OK(series);
        QCOMPARE(series->size(), std::size_t(6));
        QCOMPARE(series->timeless, 1U);
    }

    void policyThroughTheLedger()
    {
        TriggerSettings settings = *triggerPolicy(*m_store, "s");
        settings.policy = findTriggerPreset("engram")->policy;
        settings.automatic = true;
        settings.budgetCost = 0.25;
        const auto entry = setTriggerPolicy(*m_store, "s", settings, kAda);
        QVERIFY_OK(entry);
        QVERIFY(bool(*entry));
        QCOMPARE(m_store->ledger(1)->front().kind, "policy");
        auto read = triggerPolicy(*m_store, "s");
        QVERIFY_OK(read);
        QVERIFY(read->set && read->since);
        read->set = settings.set;
        read->since.reset();
        QVERIFY(*read == settings);
        // The same again is no entry; undo brings back what was.
        QVERIFY(!bool(*setTriggerPolicy(*m_store, "s", settings, kAda)));
        QVERIFY_OK(m_store->undo(*entry, kAda));
        const auto changes = triggerPolicyLog(*m_store, "s");
        QVERIFY_OK(changes);
        QCOMPARE(changes->size(), std::size_t(2)); // set, and taken back
        QCOMPARE((*changes)[0].policy, "importance 15");
        QCOMPARE((*changes)[1].policy, "importance 5 or count 10, 2h apart, 3 a day");
        QCOMPARE((*changes)[1].ledger, *entry);
        QCOMPARE((*changes)[1].who, "ada");
        QCOMPARE(describe(triggerPolicy(*m_store, "s")->policy), "importance 15");
        QVERIFY_OK(m_store->redo(*entry, kAda));
        QCOMPARE(presetOf(triggerPolicy(*m_store, "s")->policy), "engram");
        QVERIFY(m_store->verify()->ok);
    }

    // Invariant 4.
    void needsAPerson()
    {
        const TriggerSettings settings = *triggerPolicy(*m_store, "s");
        TriggerSettings other = settings;
        other.policy.count = 3;
        for (const Cause &cause : {Cause{"", "gui", ""}, Cause{"ada", "cli", ""}, Cause{"agent", "agent", ""}})
            QCOMPARE(setTriggerPolicy(*m_store, "s", other, cause).error().code, Errc::Invalid);
        QVERIFY(!triggerPolicy(*m_store, "s")->set);
    }

    void refusesBadValues()
    {
        const std::pair<std::string, std::string> bad[] = {
            {"trigger.importance", "-3"},     {"trigger.importance", "0"},      {"trigger.importance", "many"},
            {"trigger.count", "1.5"},         {"trigger.schedule", "at night"}, {"trigger.min_interval", "2"},
            {"trigger.daily_cap", "0"},       {"trigger.floor", "-1"},          {"trigger.runs", "nothing"},
            {"trigger.automatic", "perhaps"}, {"trigger.budget_calls", "-1"},   {"trigger.budget_cost", "nan"},
            {"trigger.preset", "mem0"},       {"trigger.unknown", "1"}};
        for (const auto &one : bad) {
            const auto set = setPolicy(*m_store, std::span(&one, 1), kAda, "s");
            QVERIFY2(!set && set.error().code == Errc::Invalid, one.first.c_str());
            QVERIFY(!triggerPolicy(*m_store, "s")->set); // the old one stays
        }
        TriggerSettings settings = *triggerPolicy(*m_store, "s");
        settings.policy.importance = -1;
        QCOMPARE(setTriggerPolicy(*m_store, "s", settings, kAda).error().code, Errc::Invalid);
    }

    void byKeys()
    {
        const std::pair<std::string, std::string> values[] = {{"trigger.preset", "engram"},
                                                              {"trigger.importance", "6.5"},
                                                              {"trigger.count", "off"},
                                                              {"trigger.schedule", "0 2 * * 1"}};
        QVERIFY_OK(setPolicy(*m_store, values, kAda));
        QCOMPARE(describe(triggerPolicy(*m_store, "s")->policy),
                 "importance 6.5 or schedule 0 2 * * 1, 2h apart, 3 a day");
        const auto shown = policy(*m_store);
        QVERIFY_OK(shown);
        std::map<std::string, std::string> byName;
        for (const PolicyValue &one : *shown)
            byName[one.key] = one.value;
        QCOMPARE(byName["trigger.preset"], "custom");
        QCOMPARE(byName["trigger.importance"], "6.5");
        QCOMPARE(byName["trigger.min_interval"], "2h");
        QCOMPARE(byName["trigger.automatic"], "off");
        QCOMPARE(byName["privacy.health"], "review");
    }

    void newerVersion()
    {
        write(R"({"version": 2, "importance": {"per": "actor"}})");
        QCOMPARE(triggerPolicy(*m_store, "s").error().code, Errc::Unsupported);
        const std::pair<std::string, std::string> value{"trigger.preset", "engram"};
        QCOMPARE(setPolicy(*m_store, std::span(&value, 1), kAda).error().code, Errc::Unsupported);
        TriggerSettings settings;
        settings.policy.count = 3;
        QCOMPARE(setTriggerPolicy(*m_store, "s", settings, kAda).error().code, Errc::Unsupported);
        QCOMPARE(recordFiring(*m_store, {"s"}, kAda).error().code, Errc::Unsupported);
        const auto others = policy(*m_store);
        QVERIFY_OK(others); // the rest can be read
        QVERIFY(std::none_of(others->begin(), others->end(),
                             [](const PolicyValue &one) { return one.key.starts_with("trigger."); }));
        // A run that was made is not lost for it.
        QVERIFY_OK(m_store->queueRun(aRun("r1"), {}, kAda));
        QCOMPARE(triggerLog(*m_store, "s")->size(), std::size_t(1));
    }

    void damaged_data()
    {
        QTest::addColumn<QString>("json");
        for (const char *text : {"[]", "3", "{}", R"({"version": "1"})", R"({"version": 1, "importance": -4})",
                                 R"({"version": 1, "count": "x"})", R"({"version": 1, "schedule": 7})",
                                 R"({"version": 1, "min_interval_ms": 1e300})", R"({"version": 1, "runs": "x"})",
                                 R"({"version": 1, "daily_cap": 1e18})"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void damaged()
    {
        QFETCH(QString, json);
        write(json.toStdString());
        QCOMPARE(triggerPolicy(*m_store, "s").error().code, Errc::Corrupt);
        const std::pair<std::string, std::string> value{"trigger.preset", "engram"};
        QVERIFY_OK(setPolicy(*m_store, std::span(&value, 1), kAda));
        QCOMPARE(presetOf(triggerPolicy(*m_store, "s")->policy), "engram");
    }

    void firings()
    {
        set("importance=1 min_interval=2h");
        const Time first = when("2026-08-01T10:30:00Z");
        auto state = checkTrigger(*m_store, "s", first);
        QVERIFY_OK(state);
        QVERIFY(state->state.shouldTrigger);
        QCOMPARE(state->state.accumulated, 1.5); // at 8, 9 and 10
        auto fired = recordFiring(*m_store, {"s", TriggerCondition::Importance, false, true, first}, kAda);
        QVERIFY_OK(fired);
        QCOMPARE(fired->kind, "firing");
        QCOMPARE(fired->episodes, 3);
        QCOMPARE(fired->episode.value, "e2");
        QVERIFY(!fired->intervalMs);
        QCOMPARE(m_store->ledger(1)->front().kind, "trigger");
        QVERIFY(!m_store->ledger(1)->front().undoable);

        // A second look finds nothing, and a second program no condition.
        QCOMPARE(checkTrigger(*m_store, "s", first)->state.skipReason, TriggerHold::BelowCondition);
        fired = recordFiring(*m_store, {"s", TriggerCondition::Importance, false, true, first}, kAda);
        QVERIFY_OK(fired);
        QCOMPARE(fired->kind, "skip");
        QCOMPARE(triggerLog(*m_store)->size(), std::size_t(1)); // it wrote nothing

        const Time later = when("2026-08-01T12:15:00Z");
        state = checkTrigger(*m_store, "s", later);
        QCOMPARE(state->state.accumulated, 1.0);
        QCOMPARE(state->state.skipReason, TriggerHold::MinInterval);
        QCOMPARE(formatTime(*state->state.nextAllowed), "2026-08-01T12:30:00Z");
        QCOMPARE(*state->state.hoursSinceLastRun, 1.75);
        QCOMPARE(state->state.runsToday, 1);

        // Held: one row, however often it is looked at.
        const auto held = recordSkip(*m_store, "s", state->state, later, kAda);
        QVERIFY_OK(held);
        QCOMPARE(held->reason, TriggerHold::MinInterval);
        QVERIFY(recordSkip(*m_store, "s", state->state, later, kAda)->id.empty());

        // By hand: throttled, then forced and marked.
        fired = recordFiring(*m_store, {"s", TriggerCondition::Manual, false, false, later}, kAda);
        QVERIFY_OK(fired);
        QCOMPARE(fired->kind, "skip");
        QCOMPARE(fired->reason, TriggerHold::MinInterval);
        QCOMPARE(triggerLog(*m_store)->size(), std::size_t(3)); // it is in the log, once
        QVERIFY_OK(recordFiring(*m_store, {"s", TriggerCondition::Manual, false, false, later}, kAda));
        QCOMPARE(triggerLog(*m_store)->size(), std::size_t(3));
        QVERIFY(recordSkip(*m_store, "s", state->state, later, kAda)->id.empty()); // the other hold goes on
        fired = recordFiring(*m_store, {"s", TriggerCondition::Manual, true, false, later}, kAda);
        QVERIFY_OK(fired);
        QVERIFY(fired->forced);
        QCOMPARE(*fired->intervalMs, 105 * 60'000);
        QCOMPARE(checkTrigger(*m_store, "s", later)->state.accumulated, 0.0);
        QCOMPARE(checkTrigger(*m_store, "s", later)->state.runsToday, 2);
        QCOMPARE(checkTrigger(*m_store, "s", when("2026-08-02T00:00:00Z"))->state.runsToday, 0);

        const auto log = triggerLog(*m_store, "s");
        QVERIFY_OK(log);
        QCOMPARE(log->size(), std::size_t(4));
        QCOMPARE((*log)[0].kind, "firing");
        QCOMPARE(*(*log)[1].by, TriggerCondition::Manual);
        QCOMPARE((*log)[2].kind, "skip");
        QCOMPARE((*log)[3].policy, "importance 1, 2h apart");
        QCOMPARE(triggerLog(*m_store, "s", 1)->size(), std::size_t(1));
        QVERIFY(triggerLog(*m_store, "other")->empty());
        QVERIFY(m_store->verify()->ok);
    }

    // An episode of the last one's very time, which arrived after the firing, is not covered by it.
    void sameTimeLater()
    {
        set("count=1");
        const Time now = when("2026-08-01T13:00:00Z");
        QVERIFY_OK(recordFiring(*m_store, {"s", TriggerCondition::Count, false, false, now}, kAda));
        QCOMPARE(checkTrigger(*m_store, "s", now)->state.unreflected, 0);
        std::vector<MemoryDraft> late{draft("late", 0.5, 13), draft("older", 0.5, 9)};
        QVERIFY_OK(m_store->add(std::move(late), kAgent));
        QCOMPARE(checkTrigger(*m_store, "s", now)->state.unreflected, 1);
    }

    void outcomes()
    {
        const auto fired = recordFiring(*m_store, {"s"}, kAda);
        QVERIFY_OK(fired);
        const auto entry = m_store->queueRun(aRun("r1"), {}, kAda, fired->id);
        QVERIFY_OK(entry);
        auto log = triggerLog(*m_store, "s");
        QVERIFY_OK(log);
        QCOMPARE(log->size(), std::size_t(1));
        QCOMPARE(log->front().run, "r1");
        QCOMPARE(log->front().proposed, 3);
        QCOMPARE(log->front().candidates, 2);
        QCOMPARE(log->front().waiting, 2);
        QCOMPARE(log->front().cost, 0.5);
        QCOMPARE(recordOutcome(*m_store, fired->id, aRun("r1"), kAda).error().code, Errc::Conflict);
        QCOMPARE(recordOutcome(*m_store, "nothing", aRun("r1"), kAda).error().code, Errc::NotFound);
        DecideRequest request;
        request.candidate = "r1-a";
        request.verdict = Verdict::Reject;
        QVERIFY_OK(decide(*m_store, request, Cause{"ada", "gui", "too general"}));
        log = triggerLog(*m_store, "s");
        QCOMPARE(log->front().rejected, 1);
        QCOMPARE(log->front().thin, 1);
        QCOMPARE(log->front().waiting, 1);
        // A run without a firing of its own counts as one by hand.
        RunRecord forced = aRun("r2");
        forced.forced = true;
        QVERIFY_OK(m_store->queueRun(forced, {}, kAda));
        log = triggerLog(*m_store, "s");
        QCOMPARE(log->size(), std::size_t(2));
        QCOMPARE(*log->front().by, TriggerCondition::Manual);
        QVERIFY(log->front().forced);
        QCOMPARE(log->front().run, "r2");
        QVERIFY(m_store->verify()->ok);
        const auto cycle = cycleCost(*m_store, "s", "engram", {}, *log);
        QVERIFY_OK(cycle);
        QVERIFY(cycle->measured);
        QCOMPARE(cycle->calls, 2.0);
        QCOMPARE(*cycle->cost, 0.5);
        QCOMPARE(*cycle->insights, 2.0); // of three proposed one was dropped
    }

    void liveConditions()
    {
        TriggerSettings settings = *triggerPolicy(*m_store, "s");
        settings.policy = {};
        settings.policy.recallMiss = settings.policy.contradiction = true;
        QVERIFY_OK(setTriggerPolicy(*m_store, "s", settings, kAda));
        const Time now = when("2026-08-01T13:00:00Z");
        QVERIFY(!checkTrigger(*m_store, "s", now)->state.shouldTrigger);
        QVERIFY_OK(recordRecallMiss(*m_store, "s", now, kAgent));
        QCOMPARE(*checkTrigger(*m_store, "s", now)->state.by, TriggerCondition::RecallMiss);
        QVERIFY_OK(recordFiring(*m_store, {"s", TriggerCondition::RecallMiss, false, false, now}, kAda));
        QVERIFY(!checkTrigger(*m_store, "s", now)->state.shouldTrigger);
        // An episode that a belief has against it.
        std::vector<MemoryDraft> more{draft("against", 0.5, 14)};
        more.push_back(reflection("belief", {"e0", "e1"}));
        more.back().memory.scope = "s";
        more.back().evidence.push_back({"against", Role::Contradicts, Granularity::Claim, {}});
        QVERIFY_OK(m_store->add(std::move(more), kAgent));
        QVERIFY(!checkTrigger(*m_store, "s", now)->state.shouldTrigger); // it lies in the future still
        QCOMPARE(*checkTrigger(*m_store, "s", when("2026-08-01T14:00:00Z"))->state.by, TriggerCondition::Contradiction);
    }

    // A file of an older version that is only read.
    void olderFile()
    {
        const auto path = *m_folder / "old.credence";
        {
            auto made = Store::create(path, {.scope = "s"});
            QVERIFY_OK(made);
        }
        auto change = sql::Connection::open(path, sql::Mode::ReadWrite, std::chrono::seconds(1));
        QVERIFY_OK(change);
        QVERIFY(
            (*change)->execute("DROP TABLE trigger_outcome; DROP TABLE trigger_event; PRAGMA user_version = 4").ok());
        change->reset();
        auto old = Store::open(path, {.readOnly = true});
        QVERIFY_OK(old);
        QVERIFY(triggerLog(**old, "s")->empty());
        QVERIFY(triggerPolicyLog(**old, "s")->empty());
        const auto situation = checkTrigger(**old, "s", when("2026-08-01T13:00:00Z"));
        QVERIFY_OK(situation);
        QVERIFY(!situation->state.shouldTrigger);
    }

    void theLogIsAppendOnly()
    {
        QVERIFY_OK(recordFiring(*m_store, {"s"}, kAda));
        auto change = store::Change::begin(StoreInside::of(*m_store), "trigger");
        QVERIFY_OK(change);
        QVERIFY(!(*change)->db().execute("UPDATE trigger_event SET episodes = 0"));
        QVERIFY(!(*change)->db().execute("DELETE FROM trigger_event"));
        QVERIFY(!(*change)->db().execute("INSERT INTO trigger_event (id, scope, kind, time, condition, policy, who, "
                                         "channel, ledger) VALUES ('x', 's', 'firing', 0, 'manual', '', '', '', 1)"));
    }

    void steps()
    {
        set("importance=1 min_interval=2h");
        const Time first = when("2026-08-01T10:30:00Z");
        const ReflectServices none;
        auto step = watchStep(*m_store, "s", first, none, kAda);
        QVERIFY_OK(step);
        // Three episodes are too few for the miner: the firing stands, and so does what came of it.
        auto log = triggerLog(*m_store, "s");
        QVERIFY_OK(log);
        QCOMPARE(log->size(), std::size_t(1));
        QVERIFY(log->front().automatic);
        QVERIFY(step->what == "fired" || step->what == "failed");
        QVERIFY(!log->front().state.empty());
        step = watchStep(*m_store, "s", first, none, kAda);
        QVERIFY_OK(step);
        QCOMPARE(step->what, "idle");
        step = watchStep(*m_store, "s", when("2026-08-01T12:15:00Z"), none, kAda);
        QVERIFY_OK(step);
        QCOMPARE(step->what, "held");
        QCOMPARE(triggerLog(*m_store, "s")->front().kind, "skip");
        QCOMPARE(m_store->counts()->memories, 8U); // nothing entered memory
    }

    // What can't run at all uses up no trigger: the firing is not written, and nothing throttles the next try.
    void whatCantRunIsNoFiring()
    {
        set("importance=1", "patterns");
        const MemoryKey gone[] = {*m_store->find("e0"), *m_store->find("e1"), *m_store->find("timeless")};
        QVERIFY_OK(m_store->retract(gone, kAda)); // four are left, five are asked for
        const Time now = when("2026-08-01T15:00:00Z");
        const auto run = runNow(*m_store, "s", now, {}, kAda, true, {});
        QVERIFY_OK(run);
        QCOMPARE(run->what, "failed");
        QCOMPARE(run->message, "The scope holds 4 episodes; a reflection needs at least 5.");
        const auto step = watchStep(*m_store, "s", now, {}, kAda);
        QVERIFY_OK(step);
        QCOMPARE(step->what, "held");
        QVERIFY(triggerLog(*m_store, "s")->empty());
    }

    void stepsNeedAModel()
    {
        set("importance=1", "engram");
        auto step = watchStep(*m_store, "s", when("2026-08-01T10:30:00Z"), {}, kAda);
        QVERIFY_OK(step);
        QCOMPARE(step->what, "failed");
        QVERIFY(triggerLog(*m_store, "s")->empty()); // nothing fired
        ReflectServices services;
        services.provider.emplace();
        TriggerSettings settings = *triggerPolicy(*m_store, "s");
        settings.budgetCalls = 0;
        QVERIFY_OK(setTriggerPolicy(*m_store, "s", settings, kAda));
        step = watchStep(*m_store, "s", when("2026-08-01T10:30:00Z"), services, kAda);
        QVERIFY_OK(step);
        QCOMPARE(step->what, "over_budget");
        QVERIFY(triggerLog(*m_store, "s")->empty());
    }

    void schedules()
    {
        TriggerSettings settings = *triggerPolicy(*m_store, "s");
        settings.policy = {};
        QVERIFY(setTriggerSetting(settings.policy, "schedule", "0 * * * *").ok());
        QVERIFY(setTriggerSetting(settings.policy, "floor", "100").ok());
        QVERIFY_OK(setTriggerPolicy(*m_store, "s", settings, kAda));
        const Time since = *triggerPolicy(*m_store, "s")->since;
        // Instants before the policy was set are not owed.
        QVERIFY(!checkTrigger(*m_store, "s", since)->state.by);
        const Time instant = *settings.policy.schedule->atOrAfter(since);
        const Time now = instant + std::chrono::seconds(5);
        auto step = watchStep(*m_store, "s", now, {}, kAda);
        QVERIFY_OK(step);
        QCOMPARE(step->what, "held");
        QVERIFY(step->event.at == instant);
        // It is skipped, not held over.
        step = watchStep(*m_store, "s", now, {}, kAda);
        QCOMPARE(step->what, "idle");
        QCOMPARE(triggerLog(*m_store, "s")->size(), std::size_t(1));
    }

private:
    static MemoryDraft draft(const std::string &id, double importance, int hour)
    {
        MemoryDraft one = episode(id, "something happened", importance);
        one.memory.scope = "s";
        one.memory.created = when("2026-08-01T00:00:00Z") + std::chrono::hours(hour);
        return one;
    }
    static RunRecord aRun(const std::string &id)
    {
        RunRecord run;
        run.id = id;
        run.scope = "s";
        run.preset = "engram";
        run.state = "done";
        run.started = when("2026-08-01T12:00:00Z");
        run.proposed = 3;
        run.cost = 0.5;
        run.calls.resize(2);
        for (const char *suffix : {"-a", "-b"}) {
            Candidate candidate;
            candidate.id = id + suffix;
            candidate.scope = "s";
            candidate.text = "Something happens often" + std::string(suffix);
            candidate.shape = Shape::Insight;
            for (const char *source : {"e0", "e1"}) {
                CandidateEvidence one;
                one.id = {source};
                candidate.evidence.push_back(one);
            }
            run.candidates.push_back(std::move(candidate));
        }
        run.dropped.resize(1);
        return run;
    }
    void set(const std::string &text, const std::string &runs = "patterns")
    {
        TriggerSettings settings;
        settings.runs = runs;
        std::istringstream in(text);
        for (std::string one; in >> one;)
            QVERIFY(
                setTriggerSetting(settings.policy, one.substr(0, one.find('=')), one.substr(one.find('=') + 1)).ok());
        QVERIFY_OK(setTriggerPolicy(*m_store, "s", settings, kAda));
    }
    // As another version or program would.
    void write(const std::string &json)
    {
        auto change = store::Change::begin(StoreInside::of(*m_store), "policy");
        QVERIFY_OK(change);
        store::ReviewWriter writer(**change, kAda);
        QVERIFY_OK(writer.setSetting(store::triggerSettingName("s"), nlohmann::json::parse(json)));
        QVERIFY_OK((*change)->commit(nlohmann::json::object(), kAda));
    }

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
};

CREDENCE_TEST(tst_trigger_store, TstTriggerStore)

} // namespace tst_trigger_store

#include "tst_trigger_store.moc"
