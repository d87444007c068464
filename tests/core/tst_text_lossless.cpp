// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "util/losslessjson.h"

#include <credence/text.h>

#include <QTest>

#include <random>

namespace tst_text_lossless {

using namespace credence;
using namespace std::string_literals;

namespace {

std::string stringOf(const std::string &json)
{
    const lossless::Document document = lossless::parse(json);
    return document.ok() && lossless::isString(document.value)
               ? lossless::decode(document.value.get_ref<const std::string &>())
               : "broken: " + document.error;
}

} // namespace

class TstTextLossless : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsBytes_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char *name, const std::string &json, const std::string &bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(json) << QByteArray::fromStdString(bytes);
        };
        row("plain", "\"caf\\u00e9 \\n \\\" \\\\ \\/\"", "caf\xC3\xA9 \n \" \\ /");
        row("invalid byte", "\"a\xFFz\"", "a\xFFz");
        row("cut sequence", "\"\xE2\x82\"", "\xE2\x82");
        row("lone high escape", "\"\\ud800x\"", "\xED\xA0\x80x");
        row("lone low escape", "\"\\uDFFF\"", "\xED\xBF\xBF");
        row("low before high", "\"\\udc00\\ud800\"", "\xED\xB0\x80\xED\xA0\x80");
        row("two highs, one low", "\"\\ud83d\\ud83d\\ude00\"", "\xED\xA0\xBD\xF0\x9F\x98\x80");
        row("surrogate in bytes", "\"\xED\xA0\x80\"", "\xED\xA0\x80");
        row("pair", "\"\\ud83d\\ude00\"", "\xF0\x9F\x98\x80");
        row("NUL", "\"a\\u0000b\"", "a\0b"s);
        row("raw control", "\"a\0\tb\""s, "a\0\tb"s);
        row("reserved itself", "\"\xF4\x8E\x80\x80\xF4\x8E\xA4\x80\"", "\xF4\x8E\x80\x80\xF4\x8E\xA4\x80");
        row("reserved number mark",
            "\"\xF4\x8E\xA4\x81"
            "7\"",
            "\xF4\x8E\xA4\x81"
            "7");
        row("reserved as a pair", "\"\\udbf8\\udc00\"", "\xF4\x8E\x80\x80");
        row("escaped backslash before u", "\"\\\\ud800\"", "\\ud800");
    }
    void readsBytes()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, bytes);
        QCOMPARE(QByteArray::fromStdString(stringOf(json.toStdString())), bytes);
    }

    void keepsNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kept");
        for (const char *text : {"1e999", "-1e999", "1e-999", "123456789012345678901234567890", "0.1234567890123456789",
                                 "-17", "0.6", "1.5"})
            QTest::newRow(text) << text << text;
        QTest::newRow("1e3") << "1e3"
                             << "1000.0";
    }
    void keepsNumbers()
    {
        QFETCH(QString, text);
        QFETCH(QString, kept);
        const lossless::Document document = lossless::parse("{\"n\":" + text.toStdString() + "}");
        QVERIFY(document.ok());
        QVERIFY(lossless::isNumber(document.value["n"]));
        QVERIFY(!lossless::isString(document.value["n"]));
        QCOMPARE(lossless::numberText(document.value["n"]), kept.toStdString());
        QCOMPARE(lossless::write(nlohmann::ordered_json(document.value)), "{\"n\":" + kept.toStdString() + "}");
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char *json : {"", "{", "{\"a\":", "\"abc", "01", "1.", "-", "1e", "{\"a\":1}}", "\"\\x\"", "[1,]",
                                 "\xFF", "nul", "\"\\u12\"", "{\"a\" 1}", "\"\\"})
            QTest::newRow(json) << QByteArray(json);
    }
    void refuses()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!lossless::parse(json.toStdString()).ok());
    }

    void survivesDepth()
    {
        const std::size_t million = 1000000;
        const std::string open(million, '[');
        const std::string close(million, ']');
        const auto document = lossless::parse("{\"a\":1,\"deep\":" + open + close + ",\"b\":2}");
        QVERIFY(document.ok());
        QCOMPARE(document.value["a"].get<int>(), 1);
        QCOMPARE(document.value["b"].get<int>(), 2);
        QCOMPARE(document.issues.size(), std::size_t(1));
        QCOMPARE(document.issues[0].kind, lossless::Issue::Kind::TooDeep);
        QCOMPARE(document.issues[0].key, "deep"s);
        QVERIFY(!lossless::parse(open).ok());
        std::string objects;
        for (int i = 0; i < 200000; ++i)
            objects += "{\"a\":";
        QVERIFY(!lossless::parse(objects).ok());
    }

    void namesDuplicates()
    {
        const auto document = lossless::parse("{\"x\":{\"text\":\"first\",\"text\":\"second\"},\"x\":3}");
        QVERIFY(document.ok());
        QCOMPARE(document.value["x"]["text"].get<std::string>(), "first"s);
        QCOMPARE(document.issues.size(), std::size_t(2));
        QCOMPARE(document.issues[0].key, "x/text"s);
        QCOMPARE(document.issues[0].value, "\"second\""s);
        QCOMPARE(document.issues[1].key, "x"s);
    }

    void salvagesWhatWasComplete()
    {
        const auto document = lossless::parse("{\"a\":{\"b\":1},\"c\":[1,2],\"d\":{\"e\":[3");
        QVERIFY(!document.ok());
        QCOMPARE(document.error, "the JSON ends too early"s);
        QCOMPARE(document.value.dump(), "{\"a\":{\"b\":1},\"c\":[1,2]}"s);
    }

    void roundTripsRandomBytes()
    {
        std::mt19937 random(20261130);
        const std::vector<std::string> pieces = {"a",
                                                 "\"",
                                                 "\\",
                                                 std::string(1, '\0'),
                                                 "\n",
                                                 "\xC3\xA9",
                                                 "\xF0\x9F\x98\x80",
                                                 "\xFF",
                                                 "\xC0",
                                                 "\xE2\x82",
                                                 "\xED\xA0\x80",
                                                 "\xED\xB0\x80",
                                                 "\xF4\x8E\x80\x80",
                                                 "\xF4\x8E\xA3\xBF",
                                                 "\xF4\x8E\xA4\x80",
                                                 "\xF4\x8E\xA4\x81",
                                                 "\xF4\x8E\xA7\xBF"};
        int writable = 0;
        for (int i = 0; i < 20000; ++i) {
            std::string bytes;
            for (unsigned n = random() % 8; n > 0; --n)
                bytes += pieces[random() % pieces.size()];
            const std::string form = lossless::encode(bytes);
            QVERIFY(isValidUtf8(form));
            QCOMPARE(lossless::decode(form), bytes);
            QCOMPARE(lossless::canWriteForm(form), lossless::canWriteBytes(bytes));
            if (lossless::canWriteBytes(bytes)) {
                ++writable;
                const std::string json = lossless::write(form);
                QVERIFY(isValidUtf8(json));
                QCOMPARE(stringOf(json), bytes);
            }
            // The raw bytes in a JSON string, as a careless program writes them.
            std::string raw = "\"";
            for (const char c : bytes)
                raw += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
            QCOMPARE(stringOf(raw + "\""), bytes);
        }
        QVERIFY(writable > 2000 && writable < 18000);
    }

    void distrustsForms()
    {
        const std::string mark = "\xF4\x8E\xA4\x81";
        const std::vector<std::string> forms = {"{\"" + mark + "7\":1}", "[\"" + mark + "x\"]", "[\"" + mark + "\"]",
                                                "[\"a\\\"" + mark + "7\"]", "[\"\xF4\x8E\xA4\x80\"]"};
        for (const std::string &form : forms) {
            const auto document = lossless::parseForm(form);
            QVERIFY(document.ok());
            QVERIFY(lossless::parse(lossless::write(nlohmann::ordered_json(document.value))).ok());
        }
        QCOMPARE(lossless::write(nlohmann::ordered_json(lossless::parseForm("[\"" + mark + "1e999\"]").value)),
                 "[1e999]"s);
    }

    void base64()
    {
        QCOMPARE(lossless::toBase64("a\xFF\0z"s), "Yf8Aeg=="s);
        QCOMPARE(lossless::fromBase64("Yf8Aeg==").value(), "a\xFF\0z"s);
        QCOMPARE(lossless::fromBase64("").value(), ""s);
        QVERIFY(!lossless::fromBase64("Yf8Aeg="));
        QVERIFY(!lossless::fromBase64("Yf8*eg=="));
    }
};

CREDENCE_TEST(tst_text_lossless, TstTextLossless)

} // namespace tst_text_lossless

#include "tst_text_lossless.moc"
