// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the miner finds in the sample, whose regularities its README names, and in small made stores.
#include "support/patterns.h"
#include "support/registry.h"

#include <QTest>

namespace tst_patterns {

using namespace credence;
using credence::test::Episodes;
using credence::test::ruleOf;

using Names = std::vector<std::string>;

class TstPatterns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void revertedChangesAreAuth()
    {
        const Episodes ada = Episodes::sample();
        QCOMPARE(ada.inputs.size(), std::size_t(308));
        const auto result = minePatterns(ada.inputs);
        QVERIFY(result.ok());
        // All that were reverted are auth, and all auth changes but one were reverted. It is shown once: the way round
        // that has the change that stayed.
        QVERIFY(!ruleOf(*result, "outcome", "reverted", "tag", "auth"));
        const PatternRule *ahead = ruleOf(*result, "tag", "auth", "outcome", "reverted");
        QVERIFY(ahead);
        QCOMPARE(ada.namesOf(ahead->evidence), (Names{"e025", "e068", "e120", "e153", "e222", "e249", "e283"}));
        QCOMPARE(std::vector({ahead->both, ahead->withX, ahead->withY, ahead->total}), std::vector({7, 8, 7, 308}));
        QVERIFY(std::abs(ahead->p - 1.6424305350196695e-13) < 1e-21);
        QVERIFY(ahead->adjusted <= 0.05 && ahead->adjusted >= ahead->p);
        QCOMPARE(ahead->lift, 38.5);
        QCOMPARE(ada.namesOf(ahead->counter), Names{"e189"});
        QCOMPARE(ahead->text, "When it is tagged auth, then its outcome is reverted: 7 of 8 episodes, lift 38.5.");
        QCOMPARE(ruleIf(*ahead), "it is tagged auth");
        QCOMPARE(ruleThen(*ahead), "its outcome is reverted");
    }

    void logsBeforeEveryRetry()
    {
        const Episodes ada = Episodes::sample();
        const auto result = minePatterns(ada.inputs, {.bySession = true});
        QVERIFY(result.ok());
        QCOMPARE(result->transactions, std::uint64_t(57));
        const PatternRule *rule = ruleOf(*result, "tag", "logs", "outcome", "deploy: failed");
        QVERIFY(rule);
        QCOMPARE(std::vector({rule->both, rule->withX, rule->withY, rule->total}), std::vector({11, 11, 11, 57}));
        QCOMPARE(ada.namesOf(rule->evidence),
                 (Names{"e017", "e018", "e046", "e047", "e077", "e078", "e091", "e092", "e113", "e114", "e137",
                        "e138", "e170", "e171", "e202", "e203", "e227", "e228", "e253", "e254", "e287", "e288"}));
        QVERIFY(rule->counter.empty());
    }

    void withoutTags()
    {
        Episodes ada = Episodes::sample();
        for (PatternInput &in : ada.inputs)
            in.tags.clear();
        for (const bool bySession : {false, true}) {
            const auto result = minePatterns(ada.inputs, {.bySession = bySession});
            QVERIFY(result.ok());
            // By session four others name auth/ too, and the rule that foretells the outcome is sure enough.
            const PatternRule *rule = bySession ? ruleOf(*result, "entity", "auth/", "outcome", "reverted")
                                                : ruleOf(*result, "outcome", "reverted", "entity", "auth/");
            QVERIFY(rule);
            QCOMPARE(rule->both, 7);
            QCOMPARE(rule->withX, bySession ? 11 : 7);
        }
    }

    // The logs are asked for between the deploy that failed and the one that worked: over episodes of a session, with
    // the tags of the sample and without them.
    void logsBetweenFailureAndRetry()
    {
        Episodes ada = Episodes::sample();
        const auto tagged = minePatterns(ada.inputs);
        QVERIFY(tagged.ok());
        const PatternRule *rule = ruleOf(*tagged, "sequence", "after failed and before passed", "tag", "logs");
        QVERIFY(rule);
        QCOMPARE(std::vector({rule->both, rule->withX, rule->withY, rule->total}), std::vector({11, 12, 11, 308}));
        QCOMPARE(ada.namesOf(rule->evidence),
                 (Names{"e018", "e047", "e078", "e092", "e114", "e138", "e171", "e203", "e228", "e254", "e288"}));
        QCOMPARE(ada.namesOf(rule->counter), Names{"e012"});
        QCOMPARE(rule->text, "When it comes after failed and before passed, then it is tagged logs: 11 of 12 episodes, "
                             "lift 25.7.");
        for (PatternInput &in : ada.inputs)
            in.tags.clear();
        const auto bare = minePatterns(ada.inputs);
        QVERIFY(bare.ok());
        rule = ruleOf(*bare, "sequence", "after failed and before passed", "phrase", "log");
        QVERIFY(rule);
        QCOMPARE(ada.namesOf(rule->evidence), (Names{"e092", "e114", "e138", "e171", "e203", "e228", "e254", "e288"}));
        QCOMPARE(ada.namesOf(rule->counter), (Names{"e012", "e018", "e047", "e078"}));
    }

    void mirrorsAreShownOnce()
    {
        Episodes ada = Episodes::sample();
        for (const bool tags : {true, false}) {
            if (!tags) {
                for (PatternInput &in : ada.inputs)
                    in.tags.clear();
            }
            for (const bool bySession : {false, true}) {
                const auto result = minePatterns(ada.inputs, {.bySession = bySession});
                QVERIFY(result.ok());
                for (const PatternRule &rule : result->rules) {
                    if (rule.when.size() == 1)
                        QVERIFY2(!ruleOf(*result, rule.then.kind, rule.then.name, rule.when[0].kind, rule.when[0].name),
                                 rule.text.c_str());
                }
            }
        }
    }

    // What a sequence is: the outcome right before, in the session and in order of time, and the next other one after.
    void sequences()
    {
        std::vector<PatternInput> inputs;
        for (int i = 0; i < 120; ++i) {
            // Forty sessions of three, given backwards in time: failed, a look, passed in the first twenty, a failure
            // alone in the next five. All episodes have about as many labels.
            const int session = i / 3, place = i % 3;
            PatternInput in;
            in.key = {i + 1};
            in.session = "s" + std::to_string(session);
            in.created = Time(std::chrono::milliseconds(1000 - i));
            in.tags = {"n" + std::to_string(i * 5 % 13) + "x"};
            if (place == 1 && session < 20)
                in.tags = {"look"};
            else
                in.tags.push_back("m" + std::to_string(i * 11 % 17) + "x");
            if (place == 2 && session < 25)
                in.outcome = "failed";
            if (place == 0 && session < 20)
                in.outcome = "passed";
            inputs.push_back(std::move(in));
        }
        const auto result = minePatterns(inputs);
        QVERIFY(result.ok());
        const PatternRule *rule = ruleOf(*result, "sequence", "after failed and before passed", "tag", "look");
        QVERIFY(rule);
        QCOMPARE(std::vector({rule->both, rule->withX, rule->withY, rule->total}), std::vector({20, 20, 20, 120}));
        QCOMPARE(rule->evidence.front().value, std::int64_t(59)); // the earliest
        QCOMPARE(rule->evidence.back().value, std::int64_t(2));
    }

    void everyRuleKeepsItsWord()
    {
        const Episodes ada = Episodes::sample();
        for (const bool bySession : {false, true}) {
            const PatternOptions options{.bySession = bySession};
            const auto result = minePatterns(ada.inputs, options);
            QVERIFY(result.ok());
            for (const PatternRule &rule : result->rules) {
                QVERIFY(rule.both >= 5 && rule.confidence >= 0.6 && rule.lift >= 1.5 && rule.adjusted <= 0.05);
                QCOMPARE(rule.confidence, double(rule.both) / rule.withX);
                QVERIFY(rule.p <= rule.adjusted);
                if (!bySession) {
                    QCOMPARE(int(rule.evidence.size()), rule.both);
                    QCOMPARE(int(rule.counter.size()), rule.withX - rule.both);
                }
            }
            for (const PatternDrop &drop : result->dropped)
                QVERIFY(!drop.text.empty() && !drop.reason.empty());
            QVERIFY(!result->dropped.empty());
        }
    }
};

CREDENCE_TEST(tst_patterns, TstPatterns)

} // namespace tst_patterns

#include "tst_patterns.moc"
