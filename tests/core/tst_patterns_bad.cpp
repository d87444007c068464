// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Input that means harm or nothing; redundancy; cancelling.
#include "support/patterns.h"
#include "support/registry.h"

#include <credence/text.h>

#include <QTest>

#include <memory>

namespace tst_patterns_bad {

using namespace credence;
using credence::test::ruleOf;

namespace {

std::vector<PatternInput> episodes(std::size_t n)
{
    std::vector<PatternInput> inputs(n);
    for (std::size_t i = 0; i < n; ++i)
        inputs[i].key = {std::int64_t(i) + 1};
    return inputs;
}

} // namespace

class TstPatternsBad : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fewOrNone()
    {
        QVERIFY(minePatterns({})->rules.empty());
        auto one = episodes(1);
        one[0].tags = {"a", "b"};
        one[0].text = "A text of some words.";
        for (const bool bySession : {false, true}) {
            const auto result = minePatterns(one, {.bySession = bySession});
            QVERIFY(result.ok());
            QVERIFY(result->rules.empty());
            QCOMPARE(result->transactions, std::uint64_t(1));
        }
    }

    void allTheSame()
    {
        auto inputs = episodes(500);
        for (PatternInput &in : inputs) {
            in.tags = {"same", "other"};
            in.text = "The same sentence stands here.";
            in.session = "s";
        }
        for (const bool bySession : {false, true}) {
            const auto result = minePatterns(inputs, {.bySession = bySession});
            QVERIFY(result.ok());
            QVERIFY(result->rules.empty() && result->dropped.empty());
        }
    }

    void oneThingTwice()
    {
        auto inputs = episodes(100);
        for (std::size_t i = 0; i < 20; ++i) {
            inputs[i].tags = {"auth"};
            inputs[i].entities = {"auth/session.py", "Auth"};
            inputs[i].text = "The auth code number " + std::to_string(i);
        }
        const auto result = minePatterns(inputs);
        QVERIFY(result.ok());
        QVERIFY(result->rules.empty() && result->dropped.empty());
    }

    // A sentence that is repeated says once that its words go together.
    void repeatedSentence()
    {
        auto inputs = episodes(100);
        for (std::size_t i = 0; i < 30; ++i)
            inputs[i].text = "A violin is very far away from every other one of the many old trumpets.";
        QVERIFY(minePatterns(inputs)->rules.empty());
    }

    void strangeBytes()
    {
        auto inputs = episodes(60);
        std::string junk;
        for (int i = 0; i < 100000; ++i)
            junk.push_back(char(i * 7919 % 256));
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            PatternInput &in = inputs[i];
            in.text = i % 7 == 0   ? junk
                      : i % 7 == 1 ? std::string(100000, '/')
                      : i % 7 == 2 ? std::string(100000, 'a')
                                   : "";
            in.tags = {std::string(10000, char('a' + i % 3)), "\xFF\xFE", "\xED\xA0\x80", std::string("\0x", 2), ""};
            in.entities = {"////", "a/", "-", "…", std::string(5000, '/') + "x"};
            in.outcome = i % 3 == 0 ? "\xC3" : "fine";
        }
        for (const bool bySession : {false, true}) {
            const auto result = minePatterns(inputs, {.bySession = bySession});
            QVERIFY(result.ok());
            for (const PatternRule &rule : result->rules) {
                QVERIFY(isValidUtf8(rule.text));
                QVERIFY(rule.text.size() < 1000);
            }
            // The tag of ten thousand a's and the broken outcome do go together.
            QVERIFY(!result->rules.empty());
        }
    }

    void manyTags()
    {
        auto inputs = episodes(2000);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            for (std::size_t t = 0; t < 25; ++t)
                inputs[i].tags.push_back("t" + std::to_string(i * 25 + t) + "x");
        }
        const auto result = minePatterns(inputs);
        QVERIFY(result.ok());
        QCOMPARE(result->items, std::uint64_t(0));
    }

    void optionsOutOfRange()
    {
        for (const PatternOptions &options :
             {PatternOptions{.minSupport = 1}, PatternOptions{.minConfidence = 0}, PatternOptions{.minConfidence = 1.5},
              PatternOptions{.minLift = 0.5}, PatternOptions{.q = 0}, PatternOptions{.q = 1},
              PatternOptions{.maxConditions = 3}, PatternOptions{.maxRules = -1}}) {
            const auto result = minePatterns({}, options);
            QVERIFY(!result.ok());
            QCOMPARE(int(result.error().code), int(Errc::Invalid));
        }
    }

    void stopped()
    {
        const auto source = std::make_unique<std::stop_source>(); // on the stack g++ 12 takes it for uninitialised
        source->request_stop();
        const auto result = minePatterns(episodes(10), {}, source->get_token());
        QVERIFY(!result.ok());
        QCOMPARE(int(result.error().code), int(Errc::Cancelled));
    }

    // Where "a" is, "b" always is, and so is "c"; where "late" is, "a" is. Each says one thing once.
    void saysThingsOnce()
    {
        auto inputs = episodes(200);
        for (std::size_t i = 0; i < 20; ++i) {
            inputs[i].tags = {"alpha", "beta", "gamma"};
            inputs[i].outcome = "late";
        }
        const auto result = minePatterns(inputs);
        QVERIFY(result.ok());
        QCOMPARE(result->rules.size(), std::size_t(1));
        // 4 items, 6 pairs, 12 rules of one condition; no second condition can add to what is certain.
        QCOMPARE(result->dropped.size(), std::size_t(11));
        QCOMPARE(result->rules[0].then.kind, std::string("outcome"));
    }

    // Neither rain nor night alone means late, both together do.
    void twoConditions()
    {
        auto inputs = episodes(400);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const bool rain = i % 4 == 0, night = i % 5 == 0;
            if (rain)
                inputs[i].tags.emplace_back("rain");
            if (night)
                inputs[i].tags.emplace_back("night");
            inputs[i].outcome = (rain && night) || i % 10 == 1 ? "late" : "early";
        }
        const auto result = minePatterns(inputs);
        QVERIFY(result.ok());
        const auto rule = std::find_if(result->rules.begin(), result->rules.end(), [](const PatternRule &r) {
            return r.when.size() == 2 && r.then.name == "late";
        });
        QVERIFY(rule != result->rules.end());
        QCOMPARE(std::vector({rule->both, rule->withX, rule->withY, rule->total}), std::vector({20, 20, 60, 400}));
        QVERIFY(rule->evidence.size() == 20 && rule->evidence[0] == MemoryKey{1} && rule->evidence[1] == MemoryKey{21});
        const auto single = minePatterns(inputs, {.maxConditions = 1});
        for (const PatternRule &r : single->rules)
            QCOMPARE(r.when.size(), std::size_t(1));
    }
};

CREDENCE_TEST(tst_patterns_bad, TstPatternsBad)

} // namespace tst_patterns_bad

#include "tst_patterns_bad.moc"
