// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Scans of the whole store: what they keep, how they compare, and what resolving a finding does to a memory.
#include "support/registry.h"
#include "support/reviewstore.h"

#include <QTest>

namespace tst_scan {

using namespace credence;
using namespace credence::test;

namespace {

const char *const kExtra =
    "{\"record\":\"memory\",\"id\":\"x1\",\"kind\":\"episode\",\"scope\":\"s\",\"text\":\"nothing "
    "here\",\"tags\":[\"ada@example.org\",\"rota\"],\"password\":\"Tr0ub4dor&3x\","
    "\"note\":{\"from\":[\"mail to grace@example.org today\"]}}\n";

std::string memoryLine(const std::string &id, const std::string &text, const std::string &more = {})
{
    return fmt::format("{{\"record\":\"memory\",\"id\":\"{}\",\"kind\":\"episode\",\"scope\":\"s\",\"text\":\"{}\","
                       "\"created\":\"2026-03-01T10:00:00Z\"{}}}\n",
                       id, text, more);
}

// "x1 email / open new [words]" of each.
QStringList told(const std::vector<ScanFinding> &findings)
{
    QStringList out;
    for (const ScanFinding &one : findings)
        out << QString::fromStdString(fmt::format("{} {} {} {} {} [{}]", one.flag.target, one.flag.finding.category,
                                                  one.flag.finding.part, one.flag.state, word(one.change), one.words));
    return out;
}

QStringList list(const Store &store, std::optional<FindingChange> change = {})
{
    FindingsQuery query;
    query.change = change;
    const auto found = scanFindings(store, query);
    return found ? told(*found) : QStringList{QString::fromStdString(found.error().message)};
}

std::string figures(const Result<ScanReport> &report)
{
    if (!report)
        return report.error().message;
    const ScanInfo &s = report->scan;
    return fmt::format("{} of {}, {} new, {} still, {} gone{}", s.memories, report->total, s.fresh, s.still, s.gone,
                       s.complete ? "" : ", cancelled");
}

std::vector<std::string> idsOf(const Store &store, const std::string &category = {})
{
    std::vector<std::string> ids;
    const auto found = scanFindings(store);
    for (const ScanFinding &one : found ? *found : std::vector<ScanFinding>()) {
        if (category.empty() || one.flag.finding.category == category)
            ids.push_back(one.flag.id);
    }
    return ids;
}

} // namespace

class TstScan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsAndCompares()
    {
        ReviewStore s(memoryLine("m1", "write to ada@example.org about it") + memoryLine("m2", "calm"));
        QVERIFY2(s.ok(), s.error.c_str());
        QCOMPARE(figures(scanStore(*s, {}, kReviewer)), std::string("13 of 13, 1 new, 0 still, 0 gone"));
        QCOMPARE(list(*s), QStringList{"m1 email  open new [ada@example.org]"});
        QVERIFY(memoryOf(*s, "m1").status == Status::Active); // only a person acts
        QCOMPARE(figures(scanStore(*s, {}, kReviewer)), std::string("13 of 13, 0 new, 1 still, 0 gone"));
        QCOMPARE(list(*s), QStringList{"m1 email  open still [ada@example.org]"});
        QCOMPARE(list(*s, FindingChange::New), QStringList());

        // Another text from its source: the address is gone, another one is new.
        s.take(memoryLine("m1", "write to someone") + memoryLine("m2", "ask grace@example.org"));
        QVERIFY2(s.ok(), s.error.c_str());
        const auto third = scanStore(*s, {}, kReviewer);
        QCOMPARE(figures(third), std::string("13 of 13, 1 new, 0 still, 1 gone"));
        QVERIFY(third->previous && third->previous->still == 1);
        QCOMPARE(list(*s), QStringList{"m2 email  open new [grace@example.org]"});
        QCOMPARE(list(*s, FindingChange::Gone), QStringList{"m1 email  gone gone []"});
        QCOMPARE(scans(*s)->size(), std::size_t(3));
        QCOMPARE(findingCounts(*s)->byCategory, (std::map<std::string, std::uint64_t>{{"email", 1}}));
        QCOMPARE(findingCounts(*s)->gone, std::uint64_t(1));
        QVERIFY(s->verify()->ok);
        // And the entry can be taken back.
        QVERIFY_DONE(s->undo(third->scan.entry, kReviewer));
        QCOMPARE(list(*s), QStringList{"m1 email  open still []"});
    }

    void whatWasDecidedStays()
    {
        ReviewStore s(memoryLine("m1", "write to ada@example.org about it"));
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        QVERIFY_DONE(resolveFlag(*s, idsOf(*s).front(), PolicyAction::Allow, because("a public address")));
        QCOMPARE(figures(scanStore(*s, {}, kReviewer)), std::string("12 of 12, 0 new, 1 still, 0 gone"));
        QCOMPARE(list(*s), QStringList{"m1 email  allow still [ada@example.org]"});
        // What the policy allows is no finding any more.
        const std::pair<std::string, std::string> value{"privacy.email", "allow"};
        QVERIFY_DONE(setPolicy(*s, std::span(&value, 1), kReviewer));
        const auto report = scanStore(*s, {}, kReviewer);
        QCOMPARE(figures(report), std::string("12 of 12, 0 new, 0 still, 1 gone"));
        QCOMPARE(report->allowed, std::uint64_t(1));
    }

    void aPreviewWritesNothing()
    {
        ReviewStore s(memoryLine("m1", "write to ada@example.org about it"));
        s.close();
        const QByteArray before = bytesOf(s.path());
        {
            OpenOptions options;
            options.readOnly = true;
            const auto store = Store::open(s.path(), options);
            QVERIFY_DONE(store);
            const auto report = scanPreview(**store);
            QCOMPARE(figures(report), std::string("12 of 12, 1 new, 0 still, 0 gone"));
            QCOMPARE(told(report->findings), QStringList{"m1 email  open new [ada@example.org]"});
            QVERIFY(!report->scan.entry);
            const auto kept = scanStore(**store, {}, kReviewer);
            QVERIFY(!kept);
            QCOMPARE(kept.error().code, Errc::ReadOnly);
        }
        QVERIFY(before == bytesOf(s.path()));
    }

    void needsAPerson()
    {
        ReviewStore s(memoryLine("m1", "write to ada@example.org about it"));
        for (const Cause &cause : {Cause{"", "gui", ""}, Cause{"eve", "agent", ""}}) {
            const auto refused = scanStore(*s, {}, cause);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, Errc::Invalid);
            QVERIFY(refused.error().message.find(cause.who.empty() ? "nothing approves itself" : "approval channels") !=
                    std::string::npos);
        }
        QCOMPARE(list(*s), QStringList());
        const auto nowhere = scanStore(*s, {.scope = "t"}, kReviewer);
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().code, Errc::NotFound);
    }

    void goesOnAfterACancel()
    {
        std::string lines;
        for (int i = 0; i < 600; ++i)
            lines += memoryLine(fmt::format("n{}", i), i % 100 == 0 ? "ask grace@example.org" : "calm");
        ReviewStore s(lines);
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY(!scanStore(*s, {}, kReviewer, stoppedToken())); // nothing was looked at
        QCOMPARE(scans(*s)->size(), std::size_t(0));
        const auto source = std::make_unique<std::stop_source>();
        const auto first =
            scanStore(*s, {}, kReviewer, source->get_token(), [&](std::uint64_t done, std::uint64_t total) {
                QVERIFY(done <= total);
                if (done > 0)
                    source->request_stop();
            });
        QVERIFY_DONE(first);
        QCOMPARE(first->total, std::uint64_t(611));
        QCOMPARE(first->scan.memories, std::uint64_t(256)); // a batch
        QVERIFY(!first->scan.complete);
        QCOMPARE(first->scan.fresh, std::uint64_t(3));   // n0, n100, n200
        s.take(memoryLine("n7", "ask ada@example.org")); // behind the place where it stopped
        const auto second = scanStore(*s, {}, kReviewer);
        QVERIFY_DONE(second);
        QVERIFY(second->scan.complete);
        QCOMPARE(second->skipped, std::uint64_t(255));
        QCOMPARE(second->scan.memories, std::uint64_t(356));
        QCOMPARE(second->scan.fresh, std::uint64_t(4));       // n7, n300, n400, n500
        QCOMPARE(findingCounts(*s)->fresh, std::uint64_t(7)); // both are one scan
        QCOMPARE(figures(scanStore(*s, {}, kReviewer)), std::string("611 of 611, 0 new, 7 still, 0 gone"));
    }

    void looksAgainAtWhatChangedMeanwhile()
    {
        ReviewStore s(memoryLine("m1", "write to ada@example.org about it") + memoryLine("m2", "calm"));
        bool once = false;
        const auto report = scanStore(*s, {}, kReviewer, {}, [&](std::uint64_t done, std::uint64_t) {
            if (done == 0 || once)
                return;
            once = true;
            s.take(memoryLine("m1", "now nothing") + memoryLine("m2", "ask grace@example.org"));
        });
        QVERIFY(once);
        QCOMPARE(figures(report), std::string("13 of 13, 1 new, 0 still, 0 gone"));
        QCOMPARE(list(*s), QStringList{"m2 email  open new [grace@example.org]"});
    }

    void findsItWhereverItStands()
    {
        ReviewStore s(kExtra);
        QVERIFY2(s.ok(), s.error.c_str());
        s.take("{\"record\":\"memory\",\"id\":\"r1\",\"kind\":\"reflection\",\"shape\":\"insight\",\"scope\":\"s\","
               "\"text\":\"mail is slow\",\"created\":\"2026-03-02T10:00:00Z\",\"evidence\":[{\"id\":\"e1\"},"
               "{\"id\":\"e2\",\"quote\":\"sent to ada@example.org late\"}]}\n");
        QVERIFY2(s.ok(), s.error.c_str());
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        QStringList found = list(*s);
        found.sort();
        QCOMPARE(found, (QStringList{"r1 email /evidence/1/quote open new [ada@example.org]",
                                     "x1 email /extra/note/from/0 open new [grace@example.org]",
                                     "x1 email /tags/0 open new [ada@example.org]",
                                     "x1 secret /extra/password open new [Tr0ub4dor&3x]"}));
        const auto ids = idsOf(*s);
        const auto entry = resolveFlags(*s, ids, PolicyAction::Redact, because("private"));
        QVERIFY_DONE(entry);
        const Memory x1 = memoryOf(*s, "x1");
        QVERIFY(x1.tags.front().starts_with("[email "));
        QCOMPARE(x1.tags.back(), std::string("rota"));
        QVERIFY2(x1.extra.find("grace@") == std::string::npos && x1.extra.find("Tr0ub4dor") == std::string::npos,
                 x1.extra.c_str());
        QVERIFY(x1.extra.find("mail to [email ") != std::string::npos);
        const auto links = s->evidence(*s->find("r1"));
        QVERIFY(links->at(1).quote.starts_with("sent to [email ") && links->at(1).quote.ends_with("] late"));
        QCOMPARE(s->evidence(*s->find("r1"))->size(), std::size_t(2));
        // The same address has the same fingerprint wherever it stood.
        QVERIFY(links->at(1).quote.find(x1.tags.front()) != std::string::npos);
        QCOMPARE(figures(scanPreview(*s)), std::string("13 of 13, 0 new, 0 still, 0 gone"));
        QVERIFY(s->verify()->ok);
        QVERIFY_DONE(s->undo(*entry, kReviewer));
        QCOMPARE(s->evidence(*s->find("r1"))->at(1).quote, std::string("sent to ada@example.org late"));
        QCOMPARE(memoryOf(*s, "x1").tags.front(), std::string("ada@example.org"));
        QCOMPARE(findingCounts(*s)->byState["open"], std::uint64_t(4));
    }

    void oneRedactionMovesTheOthers()
    {
        ReviewStore s(memoryLine("m1", "ask ada@example.org or grace@example.org or joan@example.org"));
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        const auto ids = idsOf(*s);
        QCOMPARE(ids.size(), std::size_t(3));
        QVERIFY_DONE(resolveFlag(*s, ids[1], PolicyAction::Allow, because("public")));
        QVERIFY_DONE(resolveFlag(*s, ids[0], PolicyAction::Redact, kReviewer));
        const auto found = scanFindings(*s);
        QCOMPARE(found->size(), std::size_t(3));
        std::string last;
        for (const ScanFinding &one : *found) {
            if (one.words == "grace@example.org") {
                QCOMPARE(one.flag.state, std::string("allow"));
                QCOMPARE(one.flag.reason, std::string("public"));
            } else if (one.words == "joan@example.org") {
                QCOMPARE(one.flag.state, std::string("open"));
                last = one.flag.id;
            }
        }
        QVERIFY(!last.empty());
        QVERIFY_DONE(resolveFlag(*s, last, PolicyAction::Redact, kReviewer));
        const std::string text = memoryOf(*s, "m1").text;
        QVERIFY2(text.starts_with("ask [email ") && text.find("] or grace@example.org or [email ") != std::string::npos,
                 text.c_str());
        QCOMPARE(s->keys({.text = "joan"})->size(), std::size_t(0)); // the index knows
        QCOMPARE(figures(scanPreview(*s)), std::string("12 of 12, 0 new, 1 still, 0 gone"));
    }

    void manyAtOnceOrNone()
    {
        ReviewStore s(memoryLine("m1", "ask ada@example.org or grace@example.org") +
                      memoryLine("m2", "ask joan@example.org") +
                      candidateLine("c1", "add", "write to joan@example.org", {"e1", "e2"}));
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        auto ids = idsOf(*s);
        QCOMPARE(ids.size(), std::size_t(3));
        auto wrong = ids;
        wrong.push_back("nobody");
        QVERIFY(!resolveFlags(*s, wrong, PolicyAction::Allow, kReviewer));
        wrong.back() = reviewFlags(*s, "c1")->front().id;
        const auto refused = resolveFlags(*s, wrong, PolicyAction::Allow, kReviewer);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::Invalid);
        QVERIFY(!resolveFlags(*s, ids, PolicyAction::Allow, Cause{"eve", "agent", ""}));
        QCOMPARE(findingCounts(*s)->byState["open"], std::uint64_t(3));
        QVERIFY_DONE(resolveFlags(*s, ids, PolicyAction::Redact, kReviewer));
        QVERIFY(memoryOf(*s, "m1").text.find('@') == std::string::npos);
        QVERIFY(memoryOf(*s, "m2").text.find('@') == std::string::npos);
        QCOMPARE(findingCounts(*s)->byState["redact"], std::uint64_t(3));
    }

    void importingAgainKeepsTheAnswers()
    {
        const auto with = [](const char *m1, const char *m2) {
            return std::string("{\"record\":\"memory\",\"id\":\"m1\",\"kind\":\"episode\",\"scope\":\"s\","
                               "\"created\":\"2026-02-01T00:00:00Z\",\"importance\":0.8,\"text\":\"") +
                   m1 +
                   "\"}\n{\"record\":\"memory\",\"id\":\"m2\",\"kind\":\"episode\",\"scope\":\"s\",\"created\":"
                   "\"2026-02-02T00:00:00Z\",\"importance\":0.8,\"text\":\"" +
                   m2 + "\"}\n";
        };
        const auto import = [](Store &store, const std::string &lines) {
            return store.import(
                readCredenceJsonl("{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n" + lines,
                                  "test"),
                "test.jsonl", {"", "import", ""});
        };
        ReviewStore s("");
        QVERIFY_DONE(import(*s, with("write to ada@example.org about it", "ask joan@example.org")));
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        const auto flags = reviewFlags(*s);
        for (const ReviewFlag &flag : *flags) {
            QVERIFY_DONE(resolveFlag(*s, flag.id, flag.target == "m1" ? PolicyAction::Redact : PolicyAction::Downgrade,
                                     kReviewer));
        }
        const std::string redacted = memoryOf(*s, "m1").text;
        QVERIFY2(redacted.starts_with("write to [email ") && redacted.ends_with("] about it"), redacted.c_str());
        // The same source once more changes nothing.
        auto again = import(*s, with("write to ada@example.org about it", "ask joan@example.org"));
        QVERIFY_DONE(again);
        QCOMPARE(again->updated, std::uint64_t(0));
        QCOMPARE(memoryOf(*s, "m1").text, redacted);
        QCOMPARE(memoryOf(*s, "m2").importance.value(), 0.4);
        // What is new about the text comes in without the words.
        again = import(*s, with("write to ada@example.org about it, soon", "ask joan@example.org"));
        QVERIFY_DONE(again);
        QCOMPARE(again->updated, std::uint64_t(1));
        QCOMPARE(memoryOf(*s, "m1").text, redacted + ", soon");
        // Words that no rule finds might be those: the text stays, and that is said.
        again = import(*s, with("write to ada at example dot org", "ask joan@example.org"));
        QVERIFY_DONE(again);
        QCOMPARE(again->updated, std::uint64_t(0));
        QCOMPARE(again->problems.size(), std::size_t(1));
        QCOMPARE(again->problems.front().kind, std::string("conflict"));
        QCOMPARE(memoryOf(*s, "m1").text, redacted + ", soon");
        QCOMPARE(s->keys({.text = "ada"})->size(), std::size_t(0));
    }

    void downgradingIsTakenBack()
    {
        ReviewStore s(memoryLine("m1", "ask ada@example.org or grace@example.org", ",\"importance\":0.8"));
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        const auto ids = idsOf(*s);
        QVERIFY_DONE(resolveFlag(*s, ids[0], PolicyAction::Downgrade, kReviewer));
        QCOMPARE(memoryOf(*s, "m1").importance.value(), 0.4);
        QVERIFY_DONE(resolveFlag(*s, ids[1], PolicyAction::Downgrade, kReviewer)); // once is enough
        QCOMPARE(memoryOf(*s, "m1").importance.value(), 0.4);
        QCOMPARE(memoryOf(*s, "m1").statedConfidence, std::string("low"));
        QVERIFY_DONE(resolveFlag(*s, ids[0], PolicyAction::Allow, kReviewer));
        QCOMPARE(memoryOf(*s, "m1").importance.value(), 0.4);
        QVERIFY_DONE(resolveFlag(*s, ids[1], PolicyAction::Allow, kReviewer));
        QCOMPARE(memoryOf(*s, "m1").importance.value(), 0.8);
        QCOMPARE(memoryOf(*s, "m1").statedConfidence, std::string());
    }

    void pagesAndFilters()
    {
        std::string lines;
        for (int i = 0; i < 5; ++i)
            lines += memoryLine(fmt::format("n{}", i), "ask ada@example.org at 10.0.0.7");
        ReviewStore s(lines);
        QVERIFY_DONE(scanStore(*s, {}, kReviewer));
        FindingsQuery query;
        query.limit = 3;
        std::vector<ScanFinding> all;
        for (int page = 0; page < 10; ++page) {
            const auto some = scanFindings(*s, query);
            QVERIFY_DONE(some);
            if (some->empty())
                break;
            QVERIFY(some->size() <= 3);
            all.insert(all.end(), some->begin(), some->end());
            query.after = all.back().flag.id;
        }
        QCOMPARE(told(all), list(*s));
        QCOMPARE(all.size(), std::size_t(10));
        query = {};
        query.categories = {"ip"};
        query.states = {"open"};
        QCOMPARE(scanFindings(*s, query)->size(), std::size_t(5));
        query.states = {"allow"};
        QCOMPARE(scanFindings(*s, query)->size(), std::size_t(0));
        query = {};
        query.scope = "t";
        QCOMPARE(scanFindings(*s, query)->size(), std::size_t(0));
    }
};

CREDENCE_TEST(tst_scan, TstScan)

} // namespace tst_scan

#include "tst_scan.moc"
