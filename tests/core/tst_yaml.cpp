// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// YAML of strangers within bounds, and strings as YAML.
#include "ingest/frontmatter.h"
#include "support/registry.h"

#include <QTest>

namespace tst_yaml {

using namespace credence;
using namespace std::string_literals;

class TstYaml : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Lines of a few bytes that would come to gigabytes.
    void yamlAliases()
    {
        std::string text = "a: &a '" + std::string(100'000, 'x') + "'\nb: [*a";
        for (int i = 0; i < 50; ++i)
            text += ", *a";
        const auto some = ingest::parseYaml(text + "]\n");
        QCOMPARE(some.error, ""s);
        QCOMPARE(some.value["b"].size(), 51U);
        for (int i = 0; i < 200; ++i)
            text += ", *a";
        const auto most = ingest::parseYaml(text + "]\n");
        QVERIFY(!most.error.empty());
        QVERIFY(most.value.is_null());
    }

    void yamlStrings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("yaml");
        QTest::newRow("plain") << QByteArray("episode_log-1") << QByteArray("episode_log-1");
        QTest::newRow("what YAML would take for a truth value") << QByteArray("yes") << QByteArray("'yes'");
        QTest::newRow("quotes") << QByteArray("it's") << QByteArray("'it''s'");
        QTest::newRow("lines") << QByteArray("a\n\nb \"c\\") << QByteArray("\"a\\x0a\\x0ab \\\"c\\\\\"");
        QTest::newRow("controls") << QByteArray("\x1b[31m\t") << QByteArray("\"\\x1b[31m\\x09\"");
    }
    void yamlStrings()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, yaml);
        QCOMPARE(QByteArray::fromStdString(ingest::yamlScalar(text.toStdString())), yaml);
        const auto read = ingest::parseYaml("k: " + yaml.toStdString() + "\n");
        QCOMPARE(read.error, ""s);
        QCOMPARE(QByteArray::fromStdString(read.value["k"].get<std::string>()), text);
        // As an entry of front matter it comes back, too.
        const auto more = ingest::addToFrontMatter("---\ntitle: x\n---\nbody\n", "kept", {{"k", text.toStdString()}});
        QVERIFY(more.ok());
        QCOMPARE(QByteArray::fromStdString(ingest::frontMatter(*more).value["kept"]["k"].get<std::string>()), text);
    }

    // A head that is never closed is none, and no place in the text is claimed for it.
    void openFrontMatter()
    {
        for (const char *text : {"---\n", "---\nk: v\n", "---\nk: v\n--\n- late\n", "no\n---\n"}) {
            const auto front = ingest::frontMatter(text);
            QVERIFY(!front.there);
            QCOMPARE(front.begin, 0U);
            QCOMPARE(front.end, 0U);
            QCOMPARE(front.body, 0U);
        }
        const auto closed = ingest::frontMatter("---\nk: v\n---\nbody");
        QVERIFY(closed.there);
        QCOMPARE(closed.begin, 4U);
        QCOMPARE(closed.end, 9U);
        QCOMPARE(closed.body, 13U);
    }
};

CREDENCE_TEST(tst_yaml, TstYaml)

} // namespace tst_yaml

#include "tst_yaml.moc"
