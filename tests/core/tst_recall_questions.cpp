// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Forty questions over the sample store, written before the ranking: how often a right answer is among the first five,
// with each part of the relevance and without it. Run with -v1 to see the table.
#include "support/registry.h"
#include "support/stores.h"

#include <credence/ingest.h>
#include <credence/recall.h>

#include <QFile>
#include <QTest>

#include <fmt/format.h>

namespace tst_recall_questions {

using namespace credence;
using namespace credence::test;

namespace {

struct Question {
    std::string kind, text;
    std::vector<std::string> answers;
};

std::vector<Question> questions()
{
    QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/tests/data/recall/questions.tsv"));
    std::vector<Question> out;
    if (!file.open(QIODevice::ReadOnly))
        return out;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QList<QByteArray> parts = line.split('\t');
        if (line.startsWith('#') || parts.size() != 3)
            continue;
        Question one{parts[0].toStdString(), parts[1].toStdString(), {}};
        for (const QByteArray &id : parts[2].split(' '))
            one.answers.push_back(id.toStdString());
        out.push_back(std::move(one));
    }
    return out;
}

struct Tally {
    int instance = 0, pattern = 0;
    [[nodiscard]] int all() const { return instance + pattern; }
};

} // namespace

class TstRecallQuestions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hitAtFive();
};

void TstRecallQuestions::hitAtFive()
{
    Folder folder;
    auto store = Store::create(folder / "ada.credence", {.scope = "Sam"});
    QVERIFY_OK(store);
    QFile sample(QStringLiteral(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QVERIFY_OK((*store)->import(readCredenceJsonl(sample.readAll().toStdString(), "ada.jsonl"), "ada.jsonl", {}));
    auto index = RecallIndex::open(**store);
    QVERIFY_OK(index);
    const std::vector<Question> all = questions();
    QCOMPARE(all.size(), std::size_t(40));

    std::vector<std::pair<std::string, RecallWeights>> settings;
    for (const char *preset : {"focused", "paper", "released"})
        settings.emplace_back(preset, *recallPreset(preset));
    const std::pair<const char *, double RecallWeights::*> parts[] = {{"words", &RecallWeights::words},
                                                                      {"vectors", &RecallWeights::vectors},
                                                                      {"neighbours", &RecallWeights::neighbours},
                                                                      {"session", &RecallWeights::session},
                                                                      {"actor", &RecallWeights::actor}};
    for (const auto &[name, part] : parts) {
        RecallWeights without = *recallPreset("focused");
        without.*part = 0;
        settings.emplace_back(fmt::format("focused without {}", name), without);
    }
    for (const auto &[name, part] : parts) {
        RecallWeights only = *recallPreset("focused");
        for (const auto &[other, weight] : parts)
            only.*weight = 0;
        only.*part = 1;
        settings.emplace_back(fmt::format("focused, {} alone", name), only);
    }
    {
        RecallWeights relevance = *recallPreset("focused");
        relevance.recency = relevance.importance = 0;
        settings.emplace_back("relevance alone", relevance);
    }

    std::vector<Tally> tallies(settings.size());
    int routed = 0;
    for (const Question &question : all) {
        const auto pool = gatherRecall(**store, **index, question.text);
        QVERIFY_OK(pool);
        const bool right =
            pool->route.layer == RecallLayer::All ||
            pool->route.layer == (question.kind == "instance" ? RecallLayer::Episodes : RecallLayer::Beliefs);
        routed += right ? 1 : 0;
        for (std::size_t s = 0; s < settings.size(); ++s) {
            bool found = false;
            for (const RecallHit &hit : rankRecall(*pool, settings[s].second, 5)) {
                const std::string &id = pool->candidates[hit.candidate].id.value;
                found =
                    found || std::find(question.answers.begin(), question.answers.end(), id) != question.answers.end();
            }
            (question.kind == "instance" ? tallies[s].instance : tallies[s].pattern) += found ? 1 : 0;
            if (s == 0 && (!found || !right))
                qDebug("%s %s", found ? "misrouted:" : "missed:", question.text.c_str());
        }
    }
    for (std::size_t s = 0; s < settings.size(); ++s)
        qDebug("hit@5 %2d/40 (instance %2d/24, pattern %2d/16)  %s", tallies[s].all(), tallies[s].instance,
               tallies[s].pattern, settings[s].first.c_str());
    qDebug("routed where the answer is: %d/40", routed);
    // No figure is promised here; that the parts together find more than chance is.
    QVERIFY(tallies[0].all() >= 20);
}

CREDENCE_TEST(tst_recall_questions, TstRecallQuestions)

} // namespace tst_recall_questions

#include "tst_recall_questions.moc"
