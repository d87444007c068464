// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Vectors of a provider, from a client that answers as told, and the cache in front of them.
#include "support/registry.h"

#include <credence/embed.h>
#include <credence/provider.h>

#include <QtTest>

#include <cmath>
#include <limits>
#include <memory>

namespace tst_embed_provider {

using namespace credence;

namespace {

using Rows = std::vector<std::vector<float>>;

class FakeClient final : public ModelClient {
public:
    std::vector<std::vector<std::string>> calls;
    std::function<Result<Rows>(const std::vector<std::string> &)> answer;

    Result<CallRecord> chat(const ChatRequest &, std::stop_token) override
    {
        return Error{Errc::Invalid, "no chat", {}};
    }
    Result<Rows> embed(const std::vector<std::string> &texts, std::stop_token) override
    {
        calls.push_back(texts);
        if (answer)
            return answer(texts);
        Rows rows; // a vector of length 5
        for (const std::string &text : texts)
            rows.push_back({3, 4, 0, text.empty() ? 1.0F : 0.0F});
        return rows;
    }
    std::vector<CallRecord> records() const override { return {}; }
};

// Each test has a name of its own for its model: the cache lives as long as the process.
std::string freshModel()
{
    static int number = 0;
    return "model-" + std::to_string(++number);
}

std::vector<std::string> numbered(std::size_t n, const std::string &word = "text")
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < n; ++i)
        texts.push_back(word + " " + std::to_string(i));
    return texts;
}

class Counting final : public Embedder {
public:
    mutable std::vector<std::string> asked;
    int dimensions = 2;
    std::string name = freshModel();

    std::string model() const override { return name; }
    int dimension() const override { return 0; } // as a provider before its first answer
    Thresholds thresholds() const override { return {}; }
    Result<std::vector<Vector>> embed(std::span<const std::string> texts, std::stop_token) const override
    {
        std::vector<Vector> result;
        for (const std::string &text : texts) {
            asked.push_back(text);
            result.emplace_back(std::size_t(dimensions), float(text.size()));
        }
        return result;
    }
};

} // namespace

class TstEmbedProvider : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void vectorsAreNormalised()
    {
        FakeClient client;
        const auto embedder = providerEmbedder(client, freshModel());
        QCOMPARE(embedder->dimension(), 0);
        const auto result = embedder->embed(std::vector<std::string>{"a"});
        QVERIFY(result.ok());
        QCOMPARE(result.value().front(), (Vector{0.6F, 0.8F, 0, 0}));
        QCOMPARE(embedder->dimension(), 4);
    }

    void callsHoldSixtyFour()
    {
        FakeClient client;
        const auto result = providerEmbedder(client, freshModel())->embed(numbered(130));
        QVERIFY(result.ok());
        QCOMPARE(result.value().size(), std::size_t(130));
        QCOMPARE(client.calls.size(), std::size_t(3));
        QCOMPARE(client.calls[0].size(), std::size_t(64));
        QCOMPARE(client.calls[2].size(), std::size_t(2));
        QCOMPARE(client.calls[2][1], std::string("text 129"));
    }

    // 20 texts of 20,000 bytes: ten make 200,000.
    void callsHoldTwoHundredThousandBytes()
    {
        FakeClient client;
        std::vector<std::string> texts;
        for (int i = 0; i < 20; ++i)
            texts.push_back(std::to_string(100 + i) + std::string(19'997, 'x'));
        QVERIFY(providerEmbedder(client, freshModel())->embed(texts).ok());
        QCOMPARE(client.calls.size(), std::size_t(2));
        QCOMPARE(client.calls[0].size(), std::size_t(10));
    }

    void blankTextsAreZeroAndNotSent()
    {
        FakeClient client;
        const auto result = providerEmbedder(client, freshModel())->embed(std::vector<std::string>{"", "a", " \n"});
        QVERIFY(result.ok());
        QCOMPARE(client.calls, (std::vector<std::vector<std::string>>{{"a"}}));
        QCOMPARE(result.value()[0], Vector(4, 0.0F));
        QCOMPARE(result.value()[2], Vector(4, 0.0F));
        QCOMPARE(result.value()[1], (Vector{0.6F, 0.8F, 0, 0}));
    }

    void nothingAsksNothing()
    {
        FakeClient client;
        QVERIFY(providerEmbedder(client, freshModel())->embed(std::vector<std::string>{}).ok());
        QVERIFY(client.calls.empty());
    }

    // 12,001 letters of two bytes are cut to 12,000, never inside one.
    void longTextsAreCutBetweenLetters()
    {
        FakeClient client;
        std::string text = "x";
        for (int i = 0; i < 12'001; ++i)
            text += "\xc3\xa9";
        QVERIFY(providerEmbedder(client, freshModel())->embed(std::vector{text}).ok());
        QCOMPARE(client.calls[0][0].size(), std::size_t(23'999));
        QCOMPARE(client.calls[0][0], text.substr(0, 23'999));
    }

    void brokenBytesAreMadeText()
    {
        FakeClient client;
        QVERIFY(providerEmbedder(client, freshModel())->embed(std::vector<std::string>{"a\xff"}).ok());
        QCOMPARE(client.calls[0][0], std::string("a\xe2\x9f\xa8"
                                                 "FF\xe2\x9f\xa9"));
    }

    void badVectorsAreRefused_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto &[name, kind] : {std::pair("zero", 0),
                                         {"NaN", 1},
                                         {"infinite", 2},
                                         {"empty", 3},
                                         {"too few", 4},
                                         {"too many", 5},
                                         {"another dimension", 6},
                                         {"minus infinite", 7}})
            QTest::newRow(name) << kind;
    }
    void badVectorsAreRefused()
    {
        QFETCH(int, kind);
        constexpr float kInf = std::numeric_limits<float>::infinity();
        FakeClient client;
        client.answer = [kind](const auto &) -> Result<Rows> {
            switch (kind) {
            case 0:
                return Rows{{1, 0}, {0, 0}};
            case 1:
                return Rows{{1, 0}, {std::numeric_limits<float>::quiet_NaN(), 1}};
            case 2:
                return Rows{{1, 0}, {kInf, 1}};
            case 3:
                return Rows{{}, {}};
            case 4:
                return Rows{{1, 0}};
            case 5:
                return Rows{{1, 0}, {1, 0}, {1, 0}};
            case 6:
                return Rows{{1, 0}, {1, 0, 0}};
            default:
                return Rows{{1, 0}, {-kInf, 1}};
            }
        };
        const auto result = providerEmbedder(client, freshModel())->embed(std::vector<std::string>{"a", "b"});
        QVERIFY(!result.ok());
        QCOMPARE(int(result.error().code), int(Errc::Network));
        QVERIFY(result.error().message.starts_with("The provider's vectors can't be used: "));
    }

    void hugeNumbersAreNoTrouble()
    {
        FakeClient client;
        client.answer = [](const auto &) -> Result<Rows> { return Rows{{3e38F, 0}, {0, 1e-20F}}; };
        const auto result = providerEmbedder(client, freshModel())->embed(std::vector<std::string>{"a", "b"});
        QVERIFY(result.ok());
        QCOMPARE(result.value()[0], (Vector{1, 0}));
        QCOMPARE(result.value()[1], (Vector{0, 1}));
    }

    void errorsComeThrough()
    {
        FakeClient client;
        client.answer = [](const auto &) -> Result<Rows> { return Error{Errc::Invalid, "budget used up", {}}; };
        const auto result = providerEmbedder(client, freshModel())->embed(std::vector<std::string>{"a"});
        QVERIFY(!result.ok());
        QCOMPARE(int(result.error().code), int(Errc::Invalid));
        QCOMPARE(result.error().message, std::string("budget used up"));
    }

    void aStopBetweenCallsEnds()
    {
        FakeClient client;
        const auto stop = std::make_unique<std::stop_source>();
        client.answer = [&](const std::vector<std::string> &texts) -> Result<Rows> {
            stop->request_stop();
            return Rows(texts.size(), {1, 0});
        };
        const auto result = providerEmbedder(client, freshModel())->embed(numbered(100), stop->get_token());
        QVERIFY(!result.ok());
        QCOMPARE(int(result.error().code), int(Errc::Cancelled));
        QCOMPARE(client.calls.size(), std::size_t(1));
    }

    void theCacheAsksOnce()
    {
        const auto inner = std::make_shared<Counting>();
        const auto cached = cachedEmbedder(inner);
        const auto first = cached->embed(std::vector<std::string>{"a", "bb", "a"});
        QVERIFY(first.ok());
        QCOMPARE(inner->asked, (std::vector<std::string>{"a", "bb"}));
        QCOMPARE(first.value(), (std::vector<Vector>{{1, 1}, {2, 2}, {1, 1}}));
        const auto second = cached->embed(std::vector<std::string>{"bb", "ccc", "a"});
        QVERIFY(second.ok());
        QCOMPARE(inner->asked, (std::vector<std::string>{"a", "bb", "ccc"}));
        QCOMPARE(second.value(), (std::vector<Vector>{{2, 2}, {3, 3}, {1, 1}}));
        // Another embedder of the same model remembers too; another model does not.
        const auto same = std::make_shared<Counting>();
        same->name = inner->name;
        QVERIFY(cachedEmbedder(same)->embed(std::vector<std::string>{"a"}).ok());
        QCOMPARE(same->asked.size(), std::size_t(0));
        const auto other = std::make_shared<Counting>();
        QVERIFY(cachedEmbedder(other)->embed(std::vector<std::string>{"a"}).ok());
        QCOMPARE(other->asked.size(), std::size_t(1));
    }

    // The model behind a name has changed its dimension: vectors of two dimensions never come out together.
    void theCacheNeverMixesDimensions()
    {
        const auto inner = std::make_shared<Counting>();
        QVERIFY(cachedEmbedder(inner)->embed(std::vector<std::string>{"a"}).ok());
        inner->dimensions = 3;
        const auto result = cachedEmbedder(inner)->embed(std::vector<std::string>{"a", "bb"});
        QVERIFY(result.ok());
        QCOMPARE(result.value(), (std::vector<Vector>{{1, 1, 1}, {2, 2, 2}}));
    }

    // 2,000 vectors of 16,384 numbers are 125 MiB, twice what is kept: the first are forgotten, the last are not.
    void theCacheIsBounded()
    {
        const auto inner = std::make_shared<Counting>();
        inner->dimensions = 16'384;
        const auto cached = cachedEmbedder(inner);
        const auto texts = numbered(2000, "bounded");
        for (const std::string &text : texts)
            QVERIFY(cached->embed(std::vector{text}).ok());
        QCOMPARE(inner->asked.size(), std::size_t(2000));
        QVERIFY(cached->embed(std::vector{texts.back()}).ok());
        QCOMPARE(inner->asked.size(), std::size_t(2000));
        QVERIFY(cached->embed(std::vector{texts.front()}).ok());
        QCOMPARE(inner->asked.size(), std::size_t(2001));
    }
};

CREDENCE_TEST(tst_embed_provider, TstEmbedProvider)

} // namespace tst_embed_provider

#include "tst_embed_provider.moc"
