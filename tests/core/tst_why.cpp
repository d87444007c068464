// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/jsonlstore.h"
#include "support/registry.h"

#include <credence/audit.h>

#include <QTest>

namespace tst_why {

using namespace credence;
using credence::test::JsonlStore;

namespace {

// b2 rests on b1 and e3; b1 on e1 and e2; e4 speaks against b2; b3 rests on b2.
const char *const kLines =
    R"({"record":"memory","id":"e1","kind":"episode","scope":"s","text":"Sam ran the tests.","created":"2026-08-03T10:00:00Z","importance":0.4}
{"record":"memory","id":"e2","kind":"episode","scope":"s","text":"Sam ran the tests again.","created":"2026-08-01T10:00:00Z","importance":0.5}
{"record":"memory","id":"e3","kind":"episode","scope":"s","text":"A deploy failed.","created":"2026-08-02T10:00:00Z","importance":0.9}
{"record":"memory","id":"e4","kind":"episode","scope":"s","text":"Sam skipped the tests.","created":"2026-08-05T10:00:00Z","importance":0.9}
{"record":"memory","id":"b1","kind":"reflection","shape":"insight","depth":1,"scope":"s","text":"Sam tests often.","created":"2026-08-04T10:00:00Z","evidence":[{"id":"e1"},{"id":"e2"}]}
{"record":"memory","id":"b2","kind":"reflection","shape":"insight","depth":5,"scope":"s","text":"Tests guard deploys.","created":"2026-08-04T11:00:00Z","evidence":[{"id":"b1"},{"id":"e3","quote":"failed"},{"id":"gone"},{"id":"e4","role":"contradicts"}]}
{"record":"memory","id":"b3","kind":"reflection","shape":"rule","depth":3,"scope":"s","text":"Test before a deploy.","created":"2026-08-06T11:00:00Z","evidence":[{"id":"b2"},{"id":"e1"}]}
)";

std::vector<std::string> ids(const std::vector<MemoryId> &list)
{
    std::vector<std::string> names;
    for (const MemoryId &id : list)
        names.push_back(id.value);
    return names;
}

// Texts that try to become markup, control the terminal or break out of a string.
const char *const kEvil =
    R"({"record":"memory","id":"x1","kind":"episode","scope":"s","text":"<img src=x onerror=alert(1)> & \"quoted\" 'single'","created":"2026-08-01T10:00:00Z"}
{"record":"memory","id":"x2","kind":"episode","scope":"s","text":"\u001b[31mred\u001b[0m \u202e reversed\nsecond line","created":"2026-08-02T10:00:00Z"}
{"record":"memory","id":"x3","kind":"reflection","shape":"insight","scope":"s","text":"[click](javascript:alert(1)) `code` | # * _a_ https://example.org \\ \"];","created":"2026-08-03T10:00:00Z","evidence":[{"id":"x1"},{"id":"x2"}]}
)";

// As they must look, escaped. (moc loses its way in raw strings inside of macros.)
const char *const kMarkdown3 =
    "\\[click\\](javascript:alert(1)) \\`code\\` \\| \\# \\* \\_a\\_ https:\\//example.org \\\\ \"\\];";
const char *const kMarkdown1 = "\\<img src=x onerror=alert(1)\\> \\& \"quoted\"";
const char *const kDotEnd = "\\\\ \\\"];";

} // namespace

} // namespace tst_why

namespace tst_why { // again: moc 6.4 loses count in the literals above

class TstWhy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void argument()
    {
        JsonlStore store(kLines);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("b2"));
        QVERIFY(w.ok());
        QCOMPARE(w->memory.id.value, std::string("b2"));
        QCOMPARE(w->memory.depth, 2);
        QCOMPARE(w->memory.storedDepth, std::optional(5));
        QCOMPARE(w->grounding.evidence, 2);
        QCOMPARE(w->grounding.leaves, 3);
        QCOMPARE(w->grounding.dependents, 1);
        QCOMPARE(w->grounding.activeContradictions, 1);
        QCOMPARE(w->grounding.echo, std::optional(0.0));
        QCOMPARE(w->grounding.confidence, Confidence::Low);
        QCOMPARE(w->confidenceReason,
                 std::string("Low: 2 direct sources and 3 episodes support it. 1 memory speaks against it."));
        QCOMPARE(ids(w->leaves), (std::vector<std::string>{"e2", "e3", "e1"})); // as time went
        std::vector<std::string> chain;
        for (const ChainNode &node : w->chain)
            chain.push_back(node.id.value);
        QCOMPARE(chain, (std::vector<std::string>{"b2", "b1", "e2", "e3", "e1"}));
        QCOMPARE(ids(w->chain[0].restsOn), (std::vector<std::string>{"b1", "e3"}));
        QCOMPARE(ids(w->chain[1].restsOn), (std::vector<std::string>{"e1", "e2"}));
        QCOMPARE(w->chain[1].text, std::string("Sam tests often."));
        QCOMPARE(int(w->evidence.size()), 3);
        QCOMPARE(w->evidence[1].quote, std::string("failed"));
        QCOMPARE(w->evidence[2].dangling, true);
        QCOMPARE(w->evidence[2].sourceId.value, std::string("gone"));
        QCOMPARE(int(w->contradicting.size()), 1);
        QCOMPARE(w->contradicting[0].sourceId.value, std::string("e4"));
        QCOMPARE(w->madeBy.channel, std::string("import"));
        QVERIFY(w->madeBy.ledger);
        QVERIFY(w->madeBy.approvedBy.empty());
    }

    void anEpisodeHasNothingBeneath()
    {
        JsonlStore store(kLines);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("e1"));
        QVERIFY(w.ok());
        QCOMPARE(w->grounding.dependents, 3);
        QCOMPARE(int(w->chain.size()), 1);
        QVERIFY(w->leaves.empty());
        QVERIFY(!w->grounding.ungrounded);
        QVERIFY(w->confidenceReason.empty());
    }

    void unknownIsNotFound()
    {
        JsonlStore store(kLines);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, MemoryKey{999});
        QVERIFY(!w.ok());
        QCOMPARE(w.error().code, Errc::NotFound);
    }

    void inWords()
    {
        JsonlStore store(kLines);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("b3"));
        QVERIFY(w.ok());
        const QString text = QString::fromStdString(renderWhy(*w, WhyFormat::Text));
        QVERIFY2(text.contains(QStringLiteral("In words\n"
                                              "  Test before a deploy. [3]\n"
                                              "    because Tests guard deploys. [2]\n"
                                              "      because Sam tests often. [1] [3]\n")),
                 qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("  [1] 2026-08-01T10:00:00Z  Sam ran the tests again.\n"
                                             "  [2] 2026-08-02T10:00:00Z  A deploy failed.\n"
                                             "  [3] 2026-08-03T10:00:00Z  Sam ran the tests.\n")));
        QVERIFY(text.contains(QStringLiteral("Nothing in the store speaks against it.")));
        QVERIFY(text.contains(QStringLiteral("Rule, depth 3, active, 2026-08-06T11:00:00Z")));
    }

    void doubtsAreTold()
    {
        JsonlStore store(kLines);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("b2"));
        QVERIFY(w.ok());
        for (const WhyFormat format : {WhyFormat::Text, WhyFormat::Markdown, WhyFormat::Html}) {
            const QString text = QString::fromStdString(renderWhy(*w, format));
            QVERIFY(text.contains(QStringLiteral("1 cited source is missing from the store.")));
            QVERIFY(text.contains(QStringLiteral("1 memory speaks against it, 1 active.")));
            QVERIFY(text.contains(QStringLiteral("(its source says 5)")));
        }
    }

    void htmlIsEscaped()
    {
        JsonlStore store(kEvil);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("x3"));
        QVERIFY(w.ok());
        const QString html = QString::fromStdString(renderWhy(*w, WhyFormat::Html));
        QVERIFY(!html.contains(QStringLiteral("<img")));
        QVERIFY(html.contains(
            QStringLiteral("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot; &#39;single&#39;")));
        QVERIFY(!html.contains(QChar(0x1b)));
        QVERIFY(!html.contains(QChar(0x202e)));
        QVERIFY(html.contains(QStringLiteral("default-src 'none'")));
        QVERIFY(!html.contains(QStringLiteral("<script")));
        QVERIFY(html.contains(QStringLiteral("prefers-color-scheme: dark")));
        QVERIFY(!html.contains(QStringLiteral("src=\""))); // nothing is loaded from elsewhere
        QVERIFY(!html.contains(QStringLiteral("url(")));
    }

    void markdownIsEscaped()
    {
        JsonlStore store(kEvil);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("x3"));
        QVERIFY(w.ok());
        const QString text = QString::fromStdString(renderWhy(*w, WhyFormat::Markdown));
        QVERIFY2(text.contains(QLatin1String(kMarkdown3)), qPrintable(text));
        QVERIFY(text.contains(QLatin1String(kMarkdown1)));
        QVERIFY(!text.contains(QChar(0x1b)));
        QVERIFY(text.contains(QStringLiteral("reversed second line")));
    }

    void dotIsEscaped()
    {
        JsonlStore store(kEvil);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("x3"));
        QVERIFY(w.ok());
        const QString dot = QString::fromStdString(renderWhy(*w, WhyFormat::Dot));
        QVERIFY(dot.startsWith(QStringLiteral("digraph why {")));
        QVERIFY2(dot.contains(QLatin1String(kDotEnd)), qPrintable(dot));
        QVERIFY(dot.contains(QStringLiteral("  n0 -> n1;\n")));
        // Outside of labels there is no stray quote: each line has an even number of unescaped ones.
        for (const QString &line : dot.split(u'\n')) {
            QString bare = line;
            bare.remove(QStringLiteral("\\\\")).remove(QStringLiteral("\\\""));
            QCOMPARE(bare.count(u'"') % 2, 0);
        }
    }

    void textHasNoControls()
    {
        JsonlStore store(kEvil);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto w = why(*store, store.key("x3"));
        QVERIFY(w.ok());
        for (const char c : renderWhy(*w, WhyFormat::Text))
            QVERIFY(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
    }
};

CREDENCE_TEST(tst_why, TstWhy)

} // namespace tst_why

#include "tst_why.moc"
