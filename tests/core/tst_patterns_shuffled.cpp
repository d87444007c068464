// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Silence where there is nothing: the sample with its labels dealt out anew and its words mixed, so that all regularity
// is gone and everything else (how frequent an item is, how long a text, how full an episode) stays as it was. At
// q = 0.05 one run in twenty may propose something; over 60 seeds more than 8 would happen by luck once in 200 times.
#include "support/patterns.h"
#include "support/registry.h"

#include <QTest>

#include <random>
#include <sstream>

namespace tst_patterns_shuffled {

using namespace credence;
using credence::test::Episodes;

namespace {

constexpr unsigned kSeeds = 60;
constexpr int kAllowed = 8; // P(Bin(60, 0.05) > 8) = 0.004

struct Deck {
    std::vector<std::string> tags, entities, words, outcomes, actors;
};

// Everything is shuffled over all episodes; each keeps its number of labels and words.
std::vector<PatternInput> shuffled(const std::vector<PatternInput> &inputs, unsigned seed)
{
    Deck deck;
    for (const PatternInput &in : inputs) {
        deck.tags.insert(deck.tags.end(), in.tags.begin(), in.tags.end());
        deck.entities.insert(deck.entities.end(), in.entities.begin(), in.entities.end());
        deck.outcomes.push_back(in.outcome);
        deck.actors.push_back(in.actor);
        std::istringstream words(in.text);
        for (std::string word; words >> word;)
            deck.words.push_back(word);
    }
    std::mt19937 random(seed);
    for (auto *cards : {&deck.tags, &deck.entities, &deck.words, &deck.outcomes, &deck.actors})
        std::shuffle(cards->begin(), cards->end(), random);
    std::vector<PatternInput> out = inputs;
    std::size_t tag = 0, entity = 0, word = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        for (std::string &t : out[i].tags)
            t = deck.tags[tag++];
        for (std::string &e : out[i].entities)
            e = deck.entities[entity++];
        std::istringstream words(out[i].text);
        out[i].text.clear();
        for (std::string w; words >> w;)
            out[i].text += deck.words[word++] + ' ';
        out[i].outcome = deck.outcomes[i];
        out[i].actor = deck.actors[i];
    }
    return out;
}

} // namespace

class TstPatternsShuffled : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void silence_data()
    {
        QTest::addColumn<bool>("bySession");
        QTest::addColumn<bool>("labels");
        QTest::addColumn<bool>("texts");
        QTest::newRow("episodes") << false << true << true;
        QTest::newRow("episodes, labels alone") << false << true << false;
        QTest::newRow("episodes, texts alone") << false << false << true;
        QTest::newRow("sessions") << true << true << true;
        QTest::newRow("sessions, labels alone") << true << true << false;
    }
    void silence()
    {
        QFETCH(bool, bySession);
        QFETCH(bool, labels);
        QFETCH(bool, texts);
        Episodes ada = Episodes::sample();
        for (PatternInput &in : ada.inputs) {
            if (!labels) {
                in.tags.clear();
                in.entities.clear();
                in.outcome.clear();
                in.actor.clear();
            }
            if (!texts)
                in.text.clear();
        }
        int runs = 0;
        std::string last;
        for (unsigned seed = 0; seed < kSeeds; ++seed) {
            const auto result = minePatterns(shuffled(ada.inputs, seed), {.bySession = bySession});
            QVERIFY(result.ok());
            if (!result->rules.empty()) {
                ++runs;
                last = result->rules[0].text;
            }
        }
        QVERIFY2(runs <= kAllowed,
                 qPrintable(QStringLiteral("%1 runs, e.g. %2").arg(runs).arg(QString::fromStdString(last))));
    }

    // One real rule among much that means nothing is found.
    void oneAmongMany()
    {
        std::mt19937 random(1);
        std::vector<PatternInput> inputs(300);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            inputs[i].key = {std::int64_t(i) + 1};
            for (int t = 0; t < 5; ++t)
                inputs[i].tags.push_back("noise" + std::string(1, char('a' + random() % 26)) + "x");
            if (i % 20 == 0) {
                inputs[i].tags.emplace_back("rain");
                inputs[i].outcome = i == 100 ? "early" : "late";
            } else {
                inputs[i].outcome = i % 20 == 1 ? "late" : "early";
            }
        }
        const auto result = minePatterns(inputs);
        QVERIFY(result.ok());
        const PatternRule *rule = credence::test::ruleOf(*result, "tag", "rain", "outcome", "late");
        QVERIFY(rule);
        QCOMPARE(std::vector({rule->both, rule->withX, rule->withY, rule->total}), std::vector({14, 15, 29, 300}));
        QCOMPARE(rule->counter, std::vector<MemoryKey>{MemoryKey{101}});
        QCOMPARE(result->rules.size(), std::size_t(1));
    }
};

CREDENCE_TEST(tst_patterns_shuffled, TstPatternsShuffled)

} // namespace tst_patterns_shuffled

#include "tst_patterns_shuffled.moc"
