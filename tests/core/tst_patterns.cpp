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
        const PatternRule *back = ruleOf(*result, "outcome", "reverted", "tag", "auth");
        QVERIFY(back);
        QCOMPARE(ada.namesOf(back->evidence), (Names{"e025", "e068", "e120", "e153", "e222", "e249", "e283"}));
        QVERIFY(back->counter.empty());
        QCOMPARE(std::vector({back->both, back->withX, back->withY, back->total}), std::vector({7, 7, 8, 308}));
        QVERIFY(std::abs(back->p - 1.6424305350196695e-13) < 1e-21);
        QVERIFY(back->adjusted <= 0.05 && back->adjusted >= back->p);
        QCOMPARE(back->lift, 38.5);
        // The change that stayed is only to be seen the other way round.
        const PatternRule *ahead = ruleOf(*result, "tag", "auth", "outcome", "reverted");
        QVERIFY(ahead);
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
            const PatternRule *rule = ruleOf(*result, "outcome", "reverted", "entity", "auth/");
            QVERIFY(rule);
            QCOMPARE(rule->both, 7);
            QCOMPARE(rule->withX, 7);
        }
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
