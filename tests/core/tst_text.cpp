// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"

#include <credence/text.h>

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tst_text {

using namespace credence;
using namespace std::string_literals;

namespace {

std::int64_t msOf(const char *text)
{
    const auto parsed = parseTime(text);
    return parsed ? parsed->time.time_since_epoch().count() : -1;
}

} // namespace

class TstText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsEveryByte_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char *name, const std::string &in, const std::string &out) {
            QTest::newRow(name) << QByteArray::fromStdString(in) << QByteArray::fromStdString(out);
        };
        row("plain", "caf\xC3\xA9 \xF0\x9F\x98\x80\tx\ny", "caf\xC3\xA9 \xF0\x9F\x98\x80\tx\ny");
        row("invalid byte", "a\xFFz", "a⟨FF⟩z");
        row("truncated sequence", "a\xE2\x82", "a⟨E2⟩⟨82⟩");
        row("overlong slash", "\xC0\xAF", "⟨C0⟩⟨AF⟩");
        row("overlong in three", "\xE0\x80\xAF", "⟨E0⟩⟨80⟩⟨AF⟩");
        row("beyond U+10FFFF", "\xF4\x90\x80\x80", "⟨F4⟩⟨90⟩⟨80⟩⟨80⟩");
        row("lone surrogates", "\xED\xA0\x80-\xED\xBF\xBF", "⟨U+D800⟩-⟨U+DFFF⟩");
        row("NUL and escape", "a\0b\x1B[31m\x7F"s, "a⟨00⟩b⟨1B⟩[31m⟨7F⟩");
        row("C1", "\xC2\x85", "⟨U+0085⟩");
        row("bidi", "\xE2\x80\xAE\xE2\x81\xA6", "⟨U+202E⟩⟨U+2066⟩");
        row("line ends", "a\r\nb\rc", "a\nb⟨0D⟩c");
    }
    void showsEveryByte()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(displayText(bytes.toStdString())), shown);
        QVERIFY(isValidUtf8(displayText(bytes.toStdString())));
    }

    void knowsUtf8()
    {
        QVERIFY(isValidUtf8(""));
        QVERIFY(isValidUtf8("a\0b"s));
        QVERIFY(isValidUtf8("\xEF\xBF\xBF\xF4\x8F\xBF\xBF")); // U+FFFF, U+10FFFF
        QVERIFY(!isValidUtf8("\x80"));
        QVERIFY(!isValidUtf8("\xC1\xBF"));
        QVERIFY(!isValidUtf8("\xED\xA0\x80"));
        QVERIFY(!isValidUtf8("\xF0\x8F\xBF\xBF"));
        QVERIFY(!isValidUtf8("\xF8\x88\x80\x80\x80"));
    }

    void foldsWhatIsTheSame()
    {
        QCOMPARE(foldedText(" \t\r\nThe Cafe \n"), "the cafe"s);
        QCOMPARE(foldedText("\xE3\x80\x80\xC2\xA0Stra\xC3\x9F"
                            "e\xE2\x80\x83"),
                 "strasse"s);                                          // U+3000 U+00A0 ... U+2003
        QCOMPARE(foldedText("CAFE\xCC\x81"), "caf\xC3\xA9"s);          // E + U+0301 composes
        QCOMPARE(foldedText("\xCE\xA3\xCF\x82"), "\xCF\x83\xCF\x83"s); // both sigmas
        QCOMPARE(foldedText("\xC4\xB0"), "i\xCC\x87"s);                // U+0130, full folding
        QCOMPARE(foldedText("\xEF\xAC\x83"), "ffi"s);                  // U+FB03
        QCOMPARE(foldedText("A\xFF"
                            "B\xED\xA0\x80"
                            "C"),
                 "a\xFF"
                 "b\xED\xA0\x80"
                 "c"s);
        QCOMPARE(foldedText("A\0B"s), "a\0b"s);
        QCOMPARE(foldedText(" \xE2\x80\x8B "), "\xE2\x80\x8B"s); // zero width space is no White_Space
        QCOMPARE(foldedText(""), ""s);
        QCOMPARE(foldedText("   "), ""s);
        QVERIFY(foldedText("a b") != foldedText("a  b"));
    }

    void readsTimes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<bool>("assumed");
        // Values from GNU date.
        QTest::newRow("utc") << "2026-08-01T09:12:13Z" << qint64(1785575533000) << false;
        QTest::newRow("millis and offset") << "2026-08-01T09:12:13.250+02:00" << qint64(1785568333250) << false;
        QTest::newRow("micros") << "2026-08-01T09:12:13.250999Z" << qint64(1785575533250) << false;
        QTest::newRow("comma") << "2026-08-01T09:12:13,5Z" << qint64(1785575533500) << false;
        QTest::newRow("space, no zone") << "2026-08-01 09:12:13" << qint64(1785575533000) << true;
        QTest::newRow("date") << "2026-08-01" << qint64(1785542400000) << true;
        QTest::newRow("west, no colon") << "2026-08-01t09:12:13-0530" << qint64(1785595333000) << false;
        QTest::newRow("hour offset") << "2026-08-01T09:12:13+02" << qint64(1785568333000) << false;
        QTest::newRow("minutes") << "2026-08-01T09:12z" << qint64(1785575520000) << false;
        QTest::newRow("leap second") << "2016-12-31T23:59:60Z" << qint64(1483228799999) << false;
        QTest::newRow("leap day") << "2024-02-29" << qint64(1709164800000) << true;
        QTest::newRow("before 1970") << "1969-12-31T23:59:59.999Z" << qint64(-1) << false;
        QTest::newRow("first") << "0001-01-01T00:00:00Z" << qint64(-62135596800000) << false;
        QTest::newRow("last") << "9999-12-31T23:59:59.999Z" << qint64(253402300799999) << false;
        QTest::newRow("long") << "February 14, 2023, 00:02:20" << qint64(1676332940000) << true;
    }
    void readsTimes()
    {
        QFETCH(QString, text);
        QFETCH(qint64, ms);
        QFETCH(bool, assumed);
        const auto parsed = parseTime(text.toStdString());
        QVERIFY(parsed);
        QCOMPARE(qint64(parsed->time.time_since_epoch().count()), ms);
        QCOMPARE(parsed->zoneAssumed, assumed);
        QCOMPARE(parseTime(formatTime(parsed->time))->time, parsed->time);
    }

    void refusesWhatIsNoTime_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"",
                                 "soon",
                                 "2026-02-30",
                                 "2023-02-29",
                                 "2026-13-01",
                                 "2026-00-10",
                                 "2026-08-01T24:00:00Z",
                                 "2026-08-01T09:60:00Z",
                                 "2026-08-01T09:12:61Z",
                                 "2026-08-01T",
                                 "2026-08-01T09",
                                 "2026-08-01T09:12:13.Z",
                                 "2026-08-01T09:12:13Zx",
                                 "2026-08-01T09:12:13+2",
                                 "2026-08-01T09:12:13+24:00",
                                 "0000-01-01",
                                 "0001-01-01T00:00:00+01:00",
                                 "12026-01-01",
                                 "26-08-01",
                                 "1785575533",
                                 "Smarch 14, 2023, 00:02:20",
                                 "February 30, 2023, 00:02:20",
                                 "February 14 2023",
                                 "2026-08-01T09:12:13+02:",
                                 "-2026-08-01"})
            QTest::newRow(text) << text;
    }
    void refusesWhatIsNoTime()
    {
        QFETCH(QString, text);
        QVERIFY(!parseTime(text.toStdString()));
    }

    void writesTimes()
    {
        using std::chrono::milliseconds;
        QCOMPARE(formatTime(Time(milliseconds(1785575533000))), "2026-08-01T09:12:13Z"s);
        QCOMPARE(formatTime(Time(milliseconds(1785575533250))), "2026-08-01T09:12:13.250Z"s);
        QCOMPARE(formatTime(Time(milliseconds(-1))), "1969-12-31T23:59:59.999Z"s);
        QCOMPARE(msOf("1970-01-01T00:00:00.007Z"), 7);
    }

    void makesOrderedIds()
    {
        std::vector<std::string> ids(20000);
        std::generate(ids.begin(), ids.end(), newUuid);
        QVERIFY(std::is_sorted(ids.begin(), ids.end()));
        QCOMPARE(std::set<std::string>(ids.begin(), ids.end()).size(), std::size_t(20000));
        for (const std::string &id : ids) {
            QCOMPARE(id.size(), std::size_t(36));
            QCOMPARE(id[14], '7');
            QVERIFY(std::string("89ab").find(id[19]) != std::string::npos);
            QCOMPARE(id.find_first_not_of("0123456789abcdef-"), std::string::npos);
            QVERIFY(id[8] == '-' && id[13] == '-' && id[18] == '-' && id[23] == '-');
        }
    }
};

CREDENCE_TEST(tst_text, TstText)

} // namespace tst_text

#include "tst_text.moc"
