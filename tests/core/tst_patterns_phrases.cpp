// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Key phrases: what a person would underline, and nothing else.
#include "reflect/keyphrases.h"
#include "support/registry.h"

#include <QTest>

#include <algorithm>

namespace tst_patterns_phrases {

using namespace credence;

namespace {

using Names = std::vector<std::string>;

std::vector<KeyPhrase> phrasesOf(const Names &texts, std::uint32_t minDocs = 2)
{
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    return keyPhrases(views, {.minDocs = minDocs, .maxShare = 1.0});
}

Names namesOf(const Names &texts, std::uint32_t minDocs = 2)
{
    Names names;
    for (const KeyPhrase &p : phrasesOf(texts, minDocs))
        names.push_back(p.name);
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace

class TstPatternsPhrases : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void phrases_data()
    {
        QTest::addColumn<Names>("texts");
        QTest::addColumn<Names>("expected");
        QTest::newRow("between stop words")
            << Names{"He asked for the deploy retry.", "It was a deploy retry, and so it went."}
            << Names{"deploy retry"};
        QTest::newRow("inflection") << Names{"The pods crashed after the migration.",
                                             "A pod is crashing in the migrations."}
                                    << Names{"crashed", "migration", "pod"};
        QTest::newRow("near-synonyms") << Names{"He had to sign in to the shop.", "The login to the shop was slow."}
                                       << Names{"login", "shop"};
        QTest::newRow("once is not enough") << Names{"The violin was there.", "The trumpet was there."} << Names{};
        QTest::newRow("not across punctuation")
            << Names{"We saw the harbour. Lighthouses were on.", "In the harbour, lighthouses."}
            << Names{"harbour", "lighthouses"};
        QTest::newRow("numbers and hashes")
            << Names{"It is #212 and 3f9a2b7c1d of 14", "It is #212 and 3f9a2b7c1d of 14"} << Names{};
        QTest::newRow("addresses") << Names{"See https://example.com/a or a.b@example.com for it",
                                            "See https://example.com/a or a.b@example.com for it"}
                                   << Names{};
        QTest::newRow("paths are folders")
            << Names{"I am at auth/session.py of it", "I am at auth/tokens.py of it"} << Names{"auth/"};
        QTest::newRow("numbered names") << Names{"It was node-4 that did it", "It was node-5 that did it"}
                                        << Names{"node"};
        QTest::newRow("German") << Names{"Wir haben die Anmeldung für den Kunden und die Anmeldung ist nicht gut",
                                         "Die Anmeldung des Kunden ist wieder nicht da und wir haben das"}
                                << Names{"Anmeldung", "Kunden"};
        QTest::newRow("stop words alone")
            << Names{"it was what it was and so on", "it was what it was and so on"} << Names{};
        QTest::newRow("empty") << Names{"", "", "   \n"} << Names{};
    }
    void phrases()
    {
        QFETCH(Names, texts);
        QFETCH(Names, expected);
        const Names names = namesOf(texts);
        QString shown;
        for (const std::string &n : names)
            shown += QString::fromStdString(n) + QStringLiteral("; ");
        QVERIFY2(names == expected, qPrintable(shown));
    }

    void places()
    {
        const auto list =
            phrasesOf({"it was the violin", "it was something else", "the old violin", "a violin and a violin"}, 3);
        QCOMPARE(list.size(), std::size_t(1));
        QCOMPARE(list[0].docs, (std::vector<std::uint32_t>{0, 2, 3}));
        QCOMPARE(list[0].concepts, Names{"violin"});
    }

    // Runs of characters with varied neighbours; none that begins or ends with a particle, none without end.
    void chinese()
    {
        Names texts;
        for (const char *around : {"我今天去%了", "他说%很好", "明天在%见", "从%回来", "喜欢%吗"}) {
            std::string text = around;
            text.replace(text.find('%'), 1, "图书馆");
            texts.push_back(text);
        }
        QCOMPARE(namesOf(texts, 5), Names{"图书馆"});
    }

    void labels()
    {
        QCOMPARE(conceptsOf("pull-requests"), conceptsOf("Pull request"));
        QCOMPARE(conceptsOf("auth/session.py"), conceptsOf("session auth"));
        QCOMPARE(conceptsOf("PR #204"), conceptsOf("pull request"));
        QCOMPARE(conceptsOf("12"), Names{"12"});
        QCOMPARE(foldersOf("auth/session.py"), Names{"auth/"});
        QCOMPARE(foldersOf("tests/orders/deep/test_list.py"), (Names{"tests/", "tests/orders/"}));
        QCOMPARE(foldersOf("and/or"), Names{});
        QCOMPARE(foldersOf("README.md"), Names{});
    }
};

CREDENCE_TEST(tst_patterns_phrases, TstPatternsPhrases)

} // namespace tst_patterns_phrases

#include "tst_patterns_phrases.moc"
