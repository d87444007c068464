// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the thresholds of the built-in embedder are worth: on hand-labelled pairs (half b was held back when they were
// chosen), on the beliefs of the sample store, and on a real persona of Generative Agents.
#include "support/registry.h"

#include <credence/embed.h>

#include <QtTest>

#include <nlohmann/json.hpp>

#include <fstream>
#include <map>

namespace tst_embed_pairs {

using namespace credence;

namespace {

struct Pair {
    QString label;
    double alike = 0;
};

struct Labelled {
    QString label, half;
    std::string a, b;
};

std::vector<Labelled> labelledPairs()
{
    QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/tests/data/similarity_pairs.tsv"));
    std::vector<Labelled> pairs;
    if (!file.open(QIODevice::ReadOnly))
        return pairs;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QList<QByteArray> cells = line.split('\t');
        if (!line.startsWith('#') && cells.size() == 4)
            pairs.push_back({QString::fromUtf8(cells[0]), QString::fromUtf8(cells[1]), cells[2].toStdString(),
                             cells[3].toStdString()});
    }
    return pairs;
}

CorpusWeights pairWeights()
{
    std::vector<std::string> texts;
    for (const Labelled &pair : labelledPairs()) {
        texts.push_back(pair.a);
        texts.push_back(pair.b);
    }
    return CorpusWeights::of(texts);
}

struct Sample {
    std::map<std::string, std::string> texts; // by id
    std::vector<std::string> beliefs;         // ids
    std::vector<std::pair<std::string, std::string>> evidence;
};

Sample sample()
{
    Sample result;
    std::ifstream file(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl");
    for (std::string line; std::getline(file, line);) {
        const auto record = nlohmann::json::parse(line, nullptr, false);
        if (!record.is_object() || record.value("record", "") != "memory")
            continue;
        const std::string id = record["id"];
        result.texts[id] = record["text"];
        if (record["kind"] == "episode")
            continue;
        result.beliefs.push_back(id);
        for (const auto &link : record["evidence"])
            result.evidence.emplace_back(id, link["id"]);
    }
    return result;
}

std::vector<std::string> values(const std::map<std::string, std::string> &texts)
{
    std::vector<std::string> result;
    for (const auto &[id, text] : texts)
        result.push_back(text);
    return result;
}

double alike(const Embedder &embedder, const std::string &a, const std::string &b)
{
    const auto vectors = embedder.embed(std::vector{a, b});
    return vectors.ok() ? similarity(vectors.value()[0], vectors.value()[1]) : -2;
}

} // namespace

class TstEmbedPairs : public QObject {
    Q_OBJECT

    // How many pairs of a label reach the threshold.
    static std::map<QString, int> reaching(const Embedder &embedder, double threshold, const QString &half)
    {
        std::map<QString, int> counts{{QStringLiteral("same"), 0},
                                      {QStringLiteral("paraphrase"), 0},
                                      {QStringLiteral("related"), 0},
                                      {QStringLiteral("unrelated"), 0}};
        for (const Labelled &pair : labelledPairs()) {
            if (pair.half == half)
                counts[pair.label] += alike(embedder, pair.a, pair.b) >= threshold;
        }
        return counts;
    }

private Q_SLOTS:
    void thePairsAreThere()
    {
        std::map<QString, int> counts;
        for (const Labelled &pair : labelledPairs())
            ++counts[pair.label + pair.half];
        QCOMPARE(counts.size(), std::size_t(8));
        for (const auto &[label, n] : counts)
            QCOMPARE(n, 15);
    }

    // Of 15 pairs a label in each half. Duplicates: at least 12 of those of the same claim (recall 0.8), and nothing of
    // another claim (precision 1.0). Repetitions: all of the same claim, and at most 2 of 30 of another (precision
    // 0.88).
    void thresholdsHoldOnBothHalves_data()
    {
        QTest::addColumn<QString>("half");
        QTest::addColumn<bool>("corpus");
        QTest::newRow("a, general") << QStringLiteral("a") << false;
        QTest::newRow("b, general") << QStringLiteral("b") << false;
        QTest::newRow("a, own weights") << QStringLiteral("a") << true;
        QTest::newRow("b, own weights") << QStringLiteral("b") << true;
    }
    void thresholdsHoldOnBothHalves()
    {
        QFETCH(QString, half);
        QFETCH(bool, corpus);
        const auto embedder = builtinEmbedder(corpus ? pairWeights() : CorpusWeights());
        const auto duplicates = reaching(*embedder, embedder->thresholds().duplicate, half);
        QVERIFY(duplicates.at(QStringLiteral("same")) >= 12);
        QCOMPARE(duplicates.at(QStringLiteral("related")), 0);
        QCOMPARE(duplicates.at(QStringLiteral("unrelated")), 0);
        const auto repeats = reaching(*embedder, embedder->thresholds().paraphrase, half);
        QCOMPARE(repeats.at(QStringLiteral("same")), 15);
        QVERIFY(repeats.at(QStringLiteral("paraphrase")) >= 4); // recall 0.27 in wholly other words
        QVERIFY(repeats.at(QStringLiteral("related")) <= 2);
        QCOMPARE(repeats.at(QStringLiteral("unrelated")), 0);
        const auto together = reaching(*embedder, embedder->thresholds().cluster, half);
        QCOMPARE(together.at(QStringLiteral("same")), 15);
        QVERIFY(together.at(QStringLiteral("paraphrase")) >= 10);
        QCOMPARE(together.at(QStringLiteral("unrelated")), 0);
    }

    // The sample's README names one duplicate pair.
    void theSampleHasOneDuplicate()
    {
        const Sample store = sample();
        QCOMPARE(store.beliefs.size(), std::size_t(60));
        for (const bool corpus : {false, true}) {
            const auto embedder = builtinEmbedder(corpus ? CorpusWeights::of(values(store.texts)) : CorpusWeights());
            QStringList found;
            for (std::size_t i = 0; i < store.beliefs.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (alike(*embedder, store.texts.at(store.beliefs[i]), store.texts.at(store.beliefs[j])) >=
                        embedder->thresholds().duplicate)
                        found << QString::fromStdString(store.beliefs[j] + " " + store.beliefs[i]);
                }
            }
            QCOMPARE(found, QStringList{QStringLiteral("b013 b034")});
        }
    }

    // Its beliefs say more than any one episode does: none may be taken for a repetition of its evidence.
    void theSampleRepeatsNoEpisode()
    {
        const Sample store = sample();
        for (const bool corpus : {false, true}) {
            const auto embedder = builtinEmbedder(corpus ? CorpusWeights::of(values(store.texts)) : CorpusWeights());
            int episodes = 0;
            for (const auto &[belief, source] : store.evidence) {
                if (!source.starts_with("e"))
                    continue;
                ++episodes;
                const double here = alike(*embedder, store.texts.at(belief), store.texts.at(source));
                QVERIFY2(here < embedder->thresholds().paraphrase,
                         qPrintable(QString::fromStdString(belief + " " + source + " ") + QString::number(here)));
            }
            QCOMPARE(episodes, 244);
        }
    }

    // Generative Agents writes one conversation as "NAME is conversing about X" and "conversing about X": the same
    // claim with a name more or less. What somebody does is none of it.
    void realVariationsAreFound()
    {
        std::ifstream file(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/step-3-14/personas/Klaus Mueller/"
                                               "bootstrap_memory/associative_memory/nodes.json");
        if (!file)
            QSKIP("the personas are not here");
        const auto nodes = nlohmann::json::parse(file, nullptr, false);
        std::vector<std::string> chats, told, done, all;
        for (const auto &[id, node] : nodes.items()) {
            const std::string text = node["description"];
            all.push_back(text);
            if (text.starts_with("conversing about "))
                chats.push_back(text);
            else if (const auto at = text.find(" is conversing about "); at != std::string::npos)
                told.push_back(text);
            else if (node["type"] == "event" && text.starts_with("Klaus Mueller is "))
                done.push_back(text);
        }
        std::sort(done.begin(), done.end());
        done.erase(std::unique(done.begin(), done.end()), done.end());
        QCOMPARE(done.size(), std::size_t(33));
        const auto embedder = builtinEmbedder(CorpusWeights::of(all));
        int variations = 0;
        for (const std::string &chat : chats) {
            for (const std::string &text : told) {
                if (!text.ends_with(" is " + chat))
                    continue;
                ++variations;
                QVERIFY(alike(*embedder, chat, text) >= embedder->thresholds().duplicate);
            }
            for (const std::string &text : done)
                QVERIFY2(alike(*embedder, chat, text) < embedder->thresholds().paraphrase, text.c_str());
        }
        QVERIFY(variations > 0);
        // Different doings of one person are mostly different: at most one pair in a hundred is taken for a duplicate.
        int pairs = 0, taken = 0;
        for (std::size_t i = 0; i < done.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                ++pairs;
                taken += alike(*embedder, done[i], done[j]) >= embedder->thresholds().duplicate;
            }
        }
        QVERIFY2(taken * 100 <= pairs, qPrintable(QStringLiteral("%1 of %2").arg(taken).arg(pairs)));
    }
};

CREDENCE_TEST(tst_embed_pairs, TstEmbedPairs)

} // namespace tst_embed_pairs

#include "tst_embed_pairs.moc"
