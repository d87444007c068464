// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// JSON out of what models write: every quirk with its literal outcome.
#include "provider/answerjson.h"
#include "support/registry.h"

#include <QTest>

namespace tst_provider_answer {

using namespace credence;

namespace {

using Json = nlohmann::json;

bool hasInsights(const Json &value)
{
    return value.is_object() && value.contains("insights") && value["insights"].is_array();
}

struct Row {
    const char *name;
    std::string text;
    std::string value; // "" = an error
    std::string note;  // or the error's sentence
};

const std::string kCommas = "Commas put right.";
const std::string kCut = "The answer breaks off; what was complete is kept.";
const std::string kOther = "The JSON in the answer is not what was asked for.";

std::vector<Row> makeRows()
{
    const std::string one = R"({"insights":[{"text":"a","sources":[1,2]}]})";
    const std::string two = R"({"insights":[{"text":"b","sources":[3]}]})";
    return {
        {"plain", one, one, ""},
        {"white space around", "\n\n  " + one + "\n", one, ""},
        {"byte order mark", "\xEF\xBB\xBF" + one, one, ""},
        {"fenced", "```json\n" + one + "\n```", one, ""},
        {"fence never closed", "```json\n" + one, one, ""},
        {"chatty", "Sure! Here is what I found [1], in {curly} words:\n" + one + "\nHope that helps :}", one, ""},
        {"think block first", "<think>maybe " + two + "</think>\n" + one, one, ""},
        {"thinking block first", "\n<thinking>maybe " + two + "</thinking>" + one, one, ""},
        {"a later think block is text", one + "<think>" + two + "</think>", one, ""},
        {"still thinking", "<think>perhaps " + one, "",
         "The model was still thinking when the reply ended, so there is no answer."},
        {"two back to back, first fits", one + two, one, ""},
        {"two back to back, second fits", R"({"other":1})" + two, two, ""},
        {"wrapped", R"({"answer":{"result":)" + one + "}}", one, ""},
        {"in a list", "[" + one + "]", one, ""},
        {"as a JSON string", R"("{\"insights\":[]}")", R"({"insights":[]})", ""},
        {"schema echoed before", R"({"type":"object","properties":{"insights":{"type":"array"}}})" + one, one, ""},
        {"schema echoed with a list of the same name",
         R"({"$schema":"https://json-schema.org/draft/2020-12/schema","insights":[]})" + one, one, ""},
        {"only the schema", R"({"type":"object","properties":{"insights":{"type":"array","items":{"type":"object"}}}})",
         "", kOther},
        {"trailing commas", R"({"insights":[{"text":"a","sources":[1,2,],},],})", one, kCommas},
        {"missing comma", R"({"insights":[{"text":"a" "sources":[1,2]}]})", one, kCommas},
        {"comments", "{\"insights\":[ // the first\n{\"text\":\"a\",/* two */\"sources\":[1,2]}]}", one,
         "Comments left out."},
        {"line break in a string", "{\"insights\":[{\"text\":\"a\nb\"}]}", R"({"insights":[{"text":"a\nb"}]})",
         "Wrong escapes or line breaks in strings put right."},
        {"wrong escape", R"({"insights":[{"text":"a\_b \'c\'"}]})", R"({"insights":[{"text":"a_b 'c'"}]})",
         "Wrong escapes or line breaks in strings put right."},
        {"lone surrogate", R"({"insights":["\ud800x"]})", R"({"insights":["\ufffdx"]})",
         "Wrong escapes or line breaks in strings put right."},
        {"pair of surrogates", R"({"insights":["\ud83d\ude00"]})", "{\"insights\":[\"\xF0\x9F\x98\x80\"]}", ""},
        {"words of another language", R"({"insights":[True,False,None,NaN]})", R"({"insights":[true,false,null,null]})",
         "True, False, None or NaN read as JSON."},
        {"number too large", R"({"insights":[1e999]})", R"({"insights":[null]})",
         "A number that no double holds left out."},
        {"invalid UTF-8", "{\"insights\":[\"a\xFF\"]}", "{\"insights\":[\"a\xEF\xBF\xBD\"]}",
         "Invalid UTF-8 replaced."},
        {"cut within the second element", R"({"insights":[{"text":"a","sources":[1,2]},{"text":"b","sources":[3,)", one,
         kCut},
        {"cut within a word", R"({"insights":[{"text":"a","sources":[1,2]},{"text":"b","ok":tr)", one, kCut},
        {"cut within a number", R"({"insights":[{"text":"a","sources":[1,2]}],"n":12)", one, kCut},
        {"cut within a string", R"({"insights":[{"text":"a","sources":[1,2]},{"text":"b\)", one, kCut},
        {"cut after an element", R"({"insights":[{"text":"a","sources":[1,2]})", one, kCut},
        {"cut before the first is complete", R"({"insights":[{"text":"a","sources":[1)", "",
         "There is no JSON in the answer."},
        {"broken, then anew and whole",
         R"({"insights":[{"te)"
         "\nAgain: " +
             one,
         one, ""},
        {"a stray quote", R"({"insights":[{"text":"a","sources":[1,2]},{"text":"he said "no" to it"}]})", one, kCut},
        {"whole goes before cut", R"({"insights":[{"text":"x"}, and so on; no, better: )" + one, one, ""},
        {"prose only", "I can't do that.", "", "There is no JSON in the answer."},
        {"empty", " \n ", "", "The answer is empty."},
        {"other JSON", R"({"beliefs":[]})", "", kOther},
        {"too deep", std::string(100'000, '['), "", "There is no JSON in the answer."},
        {"deep objects",
         [] {
             std::string text;
             for (int i = 0; i < 50'000; ++i)
                 text += "{\"a\":";
             return text;
         }(),
         "", "There is no JSON in the answer."},
        {"too long", std::string(kMaxAnswer + 1, ' '), "", "The answer is longer than 4 MB, so it was not read."},
    };
}

const std::vector<Row> &rows()
{
    static const std::vector<Row> all = makeRows();
    return all;
}

} // namespace

} // namespace tst_provider_answer

namespace tst_provider_answer { // again: moc 6.4 loses count in the literals above

class TstProviderAnswer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void quirks_data()
    {
        QTest::addColumn<int>("row");
        const auto &all = rows();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << int(i);
    }
    void quirks()
    {
        QFETCH(int, row);
        const Row &expected = rows()[std::size_t(row)];
        const auto answer = extractAnswer(expected.text, hasInsights);
        if (expected.value.empty()) {
            QVERIFY(!answer.ok());
            QCOMPARE(answer.error().code, Errc::Corrupt);
            QCOMPARE(answer.error().message, expected.note);
            return;
        }
        QVERIFY2(answer.ok(), answer.ok() ? "" : answer.error().message.c_str());
        QCOMPARE(answer->value.dump(), Json::parse(expected.value).dump());
        QCOMPARE(answer->note, expected.note);
    }

    void anyValueWithoutPredicate()
    {
        const auto list = extractAnswer("Two: [1, 2] or [3]");
        QVERIFY(list.ok());
        QCOMPARE(list->value.dump(), std::string("[1,2]"));
    }

    // Where the predicate takes a single element too, pieces of a broken answer don't pass for the whole of it.
    void piecesOfABrokenAnswer()
    {
        const auto fits = [](const Json &v) { return v.is_object() && (v.contains("insights") || v.contains("text")); };
        const auto answer = extractAnswer("{\"insights\":[{\"text\":\"a\"},{\"text\":\"he said \"no\" to it\"},"
                                          "{\"text\":\"c\"}]}",
                                          fits);
        QVERIFY(answer.ok());
        QCOMPARE(answer->value.dump(), std::string("{\"insights\":[{\"text\":\"a\"}]}"));
        QCOMPARE(answer->note, kCut);
    }

    void aPredicateThatThrowsSaysNo()
    {
        const auto answer = extractAnswer("{\"a\":1}", [](const Json &v) { return v.at("b").get<bool>(); });
        QVERIFY(!answer.ok());
    }

    // 4 MB that break off anew at each byte: bounded work, else this test would run into its time limit.
    void hostileText()
    {
        std::string text;
        while (text.size() < kMaxAnswer - 10)
            text += "{\"a{";
        QVERIFY(!extractAnswer(text, hasInsights).ok());
        text.clear();
        while (text.size() < kMaxAnswer - 10)
            text += "[1,{";
        QVERIFY(!extractAnswer(text, hasInsights).ok());
    }

    void thoughtIsCutOff()
    {
        const ThoughtAndText both = withoutThought("  <think>why</think>\nbecause");
        QCOMPARE(std::string(both.thought), std::string("why"));
        QCOMPARE(std::string(both.text), std::string("because"));
        const ThoughtAndText none = withoutThought("because <think>why</think>");
        QCOMPARE(std::string(none.thought), std::string());
        QCOMPARE(std::string(none.text), std::string("because <think>why</think>"));
    }
};

CREDENCE_TEST(tst_provider_answer, TstProviderAnswer)

} // namespace tst_provider_answer

#include "tst_provider_answer.moc"
