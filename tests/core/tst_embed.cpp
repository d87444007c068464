// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The built-in embedder: its words, its weights, its vectors, and comparing.
#include "index/tokens.h"
#include "index/wordtable.h"
#include "support/registry.h"

#include <credence/embed.h>

#include <QtTest>

#include <cmath>
#include <memory>

namespace tst_embed {

using namespace credence;
using index::TokenKind;
using index::WordTable;

namespace {

// "word word WHOLE! run~"
QString tokens(std::string_view text)
{
    QStringList out;
    index::forEachToken(text, [&](TokenKind kind, std::string_view token) {
        out << QString::fromUtf8(token.data(), qsizetype(token.size())) + QLatin1String(kind == TokenKind::Whole ? "!"
                                                                                        : kind == TokenKind::Run ? "~"
                                                                                                                 : "");
    });
    return out.join(QLatin1Char(' '));
}

Vector embedded(const std::string &text, const CorpusWeights &weights = {})
{
    auto result = builtinEmbedder(weights)->embed(std::vector{text});
    return result.ok() ? result->front() : Vector{};
}

double alike(const std::string &a, const std::string &b)
{
    return similarity(embedded(a), embedded(b));
}

double lengthOf(const Vector &v)
{
    double square = 0;
    for (const float x : v)
        square += double(x) * double(x);
    return std::sqrt(square);
}

void poke(std::string &bytes, std::size_t at, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        bytes[at + i] = char(value >> (8 * i));
}

// A table of two words and three dimensions.
std::string smallTable()
{
    std::string bytes("CREDGLV1", 8);
    bytes.resize(32, '\0');
    poke(bytes, 8, 2);
    poke(bytes, 12, 3);
    poke(bytes, 16, 6);
    bytes += std::string("\0\0\x80\x3f\0\0\0\x40", 8); // 1.0, 2.0
    bytes += std::string("\x01\x02\x03\xff\x7f\x81", 6);
    bytes += "ab\ncd\n";
    return bytes;
}

} // namespace

class TstEmbed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tokenises_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *text, const char *expected) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(expected);
        };
        row("nothing", "", "");
        row("punctuation", " -- ... !? ", "");
        row("sentence", "Sam likes TABS, not spaces.", "sam likes tabs not spaces");
        row("hyphen", "long-term", "long term");
        row("camel", "getUserName", "get user name getusername!");
        row("acronym", "HTTPServer parseJSON", "http server httpserver! parse json parsejson!");
        row("plural acronym", "PRs and APIs", "prs and apis");
        row("snake", "user_id __init__ A_B", "user id userid! init a b ab!");
        row("path", "src/index/builtin.cpp:42", "src index builtin cpp 42");
        row("digits", "v2 5.7.44 node18", "v2 5 7 44 node18");
        row("negation", "don't can't WON'T isn\xe2\x80\x99t", "do not can not will not is not");
        row("short forms", "Sam's it's they're I've we'll he'd I'm", "sam it they i we he i");
        row("quotes", "'quoted' o'clock", "quoted o clock");
        row("accents", "Caf\xc3\xa9 na\xc3\xafve", "cafe naive");
        row("sharp s",
            "Stra\xc3\x9f"
            "e",
            "strasse");
        row("cyrillic", "\xd0\x9f\xd1\x80\xd0\xb8\xd0\xb2\xd0\xb5\xd1\x82",
            "\xd0\xbf\xd1\x80\xd0\xb8\xd0\xb2\xd0\xb5\xd1\x82");
        row("full width", "\xef\xbc\xb3\xef\xbd\x81\xef\xbd\x8d", "sam");
        row("chinese", "\xe7\x94\xa8\xe6\x88\xb7Sam\xe5\x96\x9c\xe6\xac\xa2",
            "\xe7\x94\xa8\xe6\x88\xb7~ sam \xe5\x96\x9c\xe6\xac\xa2~");
        row("broken bytes",
            "ab\xff"
            "cd",
            "ab cd");
        row("soft hyphen",
            "co\xc2\xad"
            "operate",
            "cooperate");
    }
    void tokenises()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(tokens(text.toStdString()), expected);
    }

    void theTableIsTheOneDescribed()
    {
        const WordTable &table = WordTable::builtin();
        QCOMPARE(table.size(), std::size_t(100000));
        QCOMPARE(table.dimensions(), 100);
        QCOMPARE(table.rank("the"), std::optional<std::uint32_t>(0));
        QCOMPARE(table.word(1), std::string_view("of")); // after "the", "," and "." are no words
        QVERIFY(table.rank("authentication"));
        QVERIFY(!table.rank("kubernetes")); // the corpus is older
        QVERIFY(!table.rank(""));
        QVERIFY(!table.rank("The"));
        QVERIFY(*table.rank("deploy") < *table.rank("redeploy"));
    }

    void readsASmallTable()
    {
        const std::string bytes = smallTable();
        const auto table = WordTable::read(bytes);
        QVERIFY(table.ok());
        QCOMPARE(table.value().rank("cd"), std::optional<std::uint32_t>(1));
        QVERIFY(!table.value().rank("ab\ncd"));
        QCOMPARE(table.value().scale(1), 2.0F);
        QCOMPARE(int(table.value().values(1)[0]), -1);
        QCOMPARE(int(table.value().values(1)[2]), -127);
    }

    void damagedTablesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char *name, std::string bytes) {
            QTest::newRow(name) << QByteArray(bytes.data(), qsizetype(bytes.size()));
        };
        std::string b;
        row("empty", "");
        row("no table", std::string(4096, 'x'));
        row("cut", smallTable().substr(0, smallTable().size() - 1));
        row("longer", smallTable() + "x");
        (b = smallTable())[0] = 'X', row("other magic", b);
        b = smallTable(), poke(b, 8, 0), row("no words", b);
        b = smallTable(), poke(b, 8, 0xffffffffU), row("too many words", b);
        b = smallTable(), poke(b, 12, 0), row("no dimensions", b);
        b = smallTable(), poke(b, 16, 0xffffffffU), row("too long words", b);
        b = smallTable(), poke(b, 32, 0x7fc00000U), row("scale is no number", b);
        b = smallTable(), b.replace(46, 6, "ab\nab\n"), row("a word twice", b);
        b = smallTable(), b.replace(46, 6, "\nabcd\n"), row("an empty word", b);
        b = smallTable(), b.replace(46, 6, "abcde\n"), row("a word too few", b);
        b = smallTable(), b.replace(46, 6, "a\nb\nc\n"), row("a word too many", b);
    }
    void damagedTablesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const std::string kept = bytes.toStdString();
        const auto table = WordTable::read(kept);
        QVERIFY(!table.ok());
        QCOMPARE(int(table.error().code), int(Errc::Corrupt));
    }

    void vectorsHaveUnitLength()
    {
        const auto embedder = builtinEmbedder();
        QCOMPARE(embedder->dimension(), 384);
        QCOMPARE(embedder->model(), std::string("builtin-1"));
        const std::vector<std::string> texts{"Sam",
                                             "the",
                                             "Sam prefers tabs for indentation",
                                             "zzqxv",
                                             "\xe7\x94\xa8\xe6\x88\xb7\xe5\x96\x9c\xe6\xac\xa2",
                                             std::string(100000, 'a')};
        const auto vectors = embedder->embed(texts);
        QVERIFY(vectors.ok());
        QCOMPARE(vectors.value().size(), texts.size());
        for (const Vector &v : vectors.value()) {
            QCOMPARE(v.size(), std::size_t(384));
            QVERIFY2(std::abs(lengthOf(v) - 1) < 1e-5, qPrintable(QString::number(lengthOf(v))));
        }
    }

    void textsWithoutWordsAreZero()
    {
        for (const char *text : {"", " \n", "?!", "\xff\xfe"})
            QCOMPARE(lengthOf(embedded(text)), 0.0);
    }

    void theOrderOfTextsIsKept()
    {
        const auto together = builtinEmbedder()->embed(std::vector<std::string>{"tabs", "", "deploy failed"});
        QVERIFY(together.ok());
        QCOMPARE(together.value()[0], embedded("tabs"));
        QCOMPARE(lengthOf(together.value()[1]), 0.0);
        QCOMPARE(together.value()[2], embedded("deploy failed"));
    }

    void aStopIsCancelled()
    {
        const auto stop = std::make_unique<std::stop_source>();
        stop->request_stop();
        const auto result = builtinEmbedder()->embed(std::vector<std::string>{"tabs"}, stop->get_token());
        QVERIFY(!result.ok());
        QCOMPARE(int(result.error().code), int(Errc::Cancelled));
    }

    // What must be nearer than what, whatever the numbers are.
    void meaningAndWordsBothCount()
    {
        const std::string claim = "Sam asked for the logs before retrying the deploy";
        QVERIFY(alike(claim, claim) > 0.999999);
        QVERIFY(alike(claim, "sam ASKED for the logs, before retrying the deploy!") > 0.999);
        const double paraphrase = alike(claim, "Before the deploy was tried again, Sam wanted to see the logs");
        const double related = alike(claim, "The deploy of the checkout service failed on Tuesday");
        const double unrelated = alike(claim, "Maria bakes bread with walnuts for her sister");
        QVERIFY2(paraphrase > related + 0.1, qPrintable(QString::number(paraphrase)));
        QVERIFY2(related > unrelated, qPrintable(QString::number(related)));
        QVERIFY2(unrelated < 0.3, qPrintable(QString::number(unrelated)));
    }

    void wordsOfLikeMeaningAreAlike() { QVERIFY(alike("car", "truck") > alike("car", "philosophy") + 0.15); }

    void identifiersMeetTheirParts()
    {
        QVERIFY(alike("getUserName fails", "get_user_name fails") > 0.9);
        QVERIFY(alike("parseOrderTotals", "parse order totals") > 0.6);
    }

    // Words that no table knows still meet their other forms and themselves.
    void unknownWordsAreComparedByLetters()
    {
        QVERIFY(alike("kubernetes", "kubernete") > 0.4);
        QVERIFY(alike("kubernetes", "terraform") < 0.3);
    }

    void otherScriptsAreComparedByLetters()
    {
        // "The user likes short reports", "the user likes reports that are short", "the cat sleeps on the roof".
        const std::string a = "用户喜欢简短的报告", b = "用户喜欢的报告要简短", c = "猫在屋顶上睡觉";
        QVERIFY(alike(a, b) > 0.5);
        QVERIFY(alike(a, c) < 0.25);
        // Korean, "the user likes short reports" with another ending, and "it rains today".
        QVERIFY(alike("사용자는 짧은 보고서를 좋아한다", "사용자가 짧은 보고서를 좋아합니다") >
                alike("사용자는 짧은 보고서를 좋아한다", "오늘은 비가 온다") + 0.3);
        // Russian: two forms of the same words, and others.
        QVERIFY(alike("пользователь любит короткие отчёты", "пользователю нравятся короткие отчёты") >
                alike("пользователь любит короткие отчёты", "кошка спит на крыше") + 0.3);
        // A name in Latin letters does not take over.
        QVERIFY(alike("Sam喜欢简短的报告", "Sam在屋顶上睡觉吃鱼") < 0.5);
    }

    void rareWordsWeighMore()
    {
        const CorpusWeights weights;
        QVERIFY(weights.idf("the") < weights.idf("deploy"));
        QVERIFY(weights.idf("deploy") < weights.idf("kubernetes"));
        QCOMPARE(weights.idf("kubernetes"), weights.idf("zzqxv"));
        // share = 1 - exp(-20 / ((1 + 2.7) ln 100000)) = 0.37472, -ln of it
        QVERIFY(std::abs(weights.idf("the") - 0.98157) < 1e-4);
    }

    void corpusWeightsAreCounted()
    {
        const std::vector<std::string> texts{"deploy failed", "deploy passed", "Deploy deploy", "tabs"};
        const CorpusWeights weights = CorpusWeights::of(texts);
        // "zzqxv": general share = 1 - exp(-20 / (100003.7 ln 100000)) = 1.73713e-5; (0 + 100 share) / (4 + 100)
        QVERIFY(std::abs(weights.idf("zzqxv") - 10.99974) < 1e-3);
        // three of four texts hold "deploy" (twice in one counts once)
        const double share = std::exp(-CorpusWeights().idf("deploy"));
        QVERIFY(std::abs(weights.idf("deploy") - -std::log((3 + 100 * share) / 104)) < 1e-9);
        QVERIFY(weights.idf("deploy") < weights.idf("tabs"));
    }

    void versionsFollowTheContent()
    {
        const std::vector<std::string> a{"deploy failed", "tabs"}, b{"tabs", "deploy failed"},
            c{"deploy failed", "tab"};
        QCOMPARE(CorpusWeights::of(a).version(), CorpusWeights::of(b).version());
        QVERIFY(CorpusWeights::of(a).version() != CorpusWeights::of(c).version());
        QVERIFY(CorpusWeights::of(a).version() != CorpusWeights().version());
        QCOMPARE(CorpusWeights::of(a).version().size(), std::size_t(12));
        // Vectors by other weights are another model's.
        QVERIFY(builtinEmbedder(CorpusWeights::of(a))->model() != builtinEmbedder(CorpusWeights::of(c))->model());
    }

    void cosines()
    {
        QCOMPARE(similarity(Vector{1, 0}, Vector{0, 1}), 0.0);
        QCOMPARE(similarity(Vector{3, 4}, Vector{3, 4}), 1.0);
        QCOMPARE(similarity(Vector{1, 2}, Vector{-2, -4}), -1.0);
        QVERIFY(std::abs(similarity(Vector{3, 4}, Vector{4, 3}) - 0.96) < 1e-9);
        QCOMPARE(similarity(Vector{0, 0}, Vector{1, 0}), 0.0);
        QCOMPARE(similarity(Vector{}, Vector{}), 0.0);
        // Longer than the strides it is computed in, and not a multiple of them.
        Vector a(101), b(101);
        for (int i = 0; i < 101; ++i) {
            a[std::size_t(i)] = float(i);
            b[std::size_t(i)] = 1;
        }
        // sum i = 5050, sum i^2 = 338350
        QVERIFY(std::abs(similarity(a, b) - 5050 / std::sqrt(338350.0 * 101)) < 1e-9);
    }

    void nearestAreBestFirst()
    {
        const std::vector<Vector> vectors{{0, 1}, {1, 0}, {1, 1}, {1, 0}, {-1, 0}, {0, 0}};
        const auto best = nearest(vectors, Vector{1, 0}, 3);
        QCOMPARE(best.size(), std::size_t(3));
        QCOMPARE(best[0], (std::pair<std::size_t, double>(1, 1.0)));
        QCOMPARE(best[1], (std::pair<std::size_t, double>(3, 1.0)));
        QCOMPARE(best[2].first, std::size_t(2));
        QVERIFY(std::abs(best[2].second - 0.70710678) < 1e-8);
        QCOMPARE(nearest(vectors, Vector{1, 0}, 0).size(), std::size_t(0));
        const auto all = nearest(vectors, Vector{1, 0}, 100);
        QCOMPARE(all.size(), std::size_t(6));
        QCOMPARE(all[3].first, std::size_t(0)); // a tie at 0: in order of place
        QCOMPARE(all[4].first, std::size_t(5));
        QCOMPARE(all[5].first, std::size_t(4));
        QCOMPARE(nearest({}, Vector{1, 0}, 3).size(), std::size_t(0));
    }
};

CREDENCE_TEST(tst_embed, TstEmbed)

} // namespace tst_embed

#include "tst_embed.moc"
