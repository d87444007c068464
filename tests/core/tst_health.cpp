// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/jsonlstore.h"
#include "support/registry.h"
#include "support/steps.h"

#include <credence/audit.h>
#include <credence/review.h>

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_health {

using namespace credence;
using credence::test::JsonlStore;

namespace {

std::string episode(const std::string &id, int day, const std::string &more = {}, const std::string &scope = "s")
{
    return R"({"record":"memory","kind":"episode","scope":")" + scope + R"(","id":")" + id + R"(","text":"Episode )" +
           id + R"(","created":"2026-08-)" + (day < 10 ? "0" : "") + std::to_string(day) + R"(T10:00:00Z")" + more +
           "}\n";
}

std::string saying(const std::string &id, int day, const std::string &text)
{
    std::string line = episode(id, day);
    return line.replace(line.find("Episode " + id), 8 + id.size(), text);
}

std::string belief(const std::string &id, const std::string &text, int day, const std::string &evidence,
                   const std::string &more = {}, const std::string &scope = "s")
{
    return R"({"record":"memory","kind":"reflection","shape":"insight","scope":")" + scope + R"(","id":")" + id +
           R"(","text":")" + text + R"(","created":"2026-08-)" + (day < 10 ? "0" : "") + std::to_string(day) +
           R"(T12:00:00Z","evidence":[)" + evidence + "]" + more + "}\n";
}

std::string cite(std::initializer_list<const char *> ids, const char *more = "")
{
    std::string list;
    for (const char *id : ids)
        list += (list.empty() ? R"({"id":")" : R"(,{"id":")") + std::string(id) + "\"" + more + "}";
    return list;
}

// A quiet store with one flaw of each kind.
std::string flawed()
{
    std::string lines;
    for (int day = 1; day <= 9; ++day)
        lines += episode("e" + std::to_string(day), day);
    lines += episode("old", 1, R"(,"expires":"2026-08-05T00:00:00Z")");
    lines += episode("late", 20);
    lines += belief("good", "All is well.", 15, cite({"e1", "e2", "e3"}));
    lines += belief("stale", "Too little is left.", 15, cite({"e1", "e2"}), R"(,"status":"stale")");
    lines += belief("contra", "Somebody disagrees.", 15, cite({"e1", "e2"}) + R"(,{"id":"e9","role":"contradicts"})");
    lines += belief("dangling", "A source is gone.", 15, cite({"e1", "e2", "nowhere"}));
    lines += belief("expired", "It was so once.", 15, cite({"e1", "old"}));
    lines += belief("bare", "It cites nothing.", 15, "");
    lines += belief("single", "One episode.", 15, cite({"e4"}));
    lines += belief("echo", "Said before it was seen.", 5, cite({"e3", "e8"}));
    lines += belief("batch", "All of them together.", 15, cite({"e1", "e2"}, R"(,"granularity":"batch")"));
    lines += belief("twin1", "  Twice Straße ", 15, cite({"e1", "e2"}));
    lines += belief("twin2", "twice STRASSE", 15, cite({"e2", "e3"}));
    lines += belief("claims", "It says depth 4.", 15, cite({"e1", "e2"}), R"(,"depth":4)");
    lines += belief("d2", "Second layer.", 16, cite({"good", "e5"}));
    lines += belief("d3", "Monday mornings begin with coffee.", 17, cite({"d2", "e6"}));
    return lines;
}

std::multiset<std::string> findingIds(const Health &health)
{
    std::multiset<std::string> ids;
    for (const HealthFinding &finding : health.findings)
        ids.insert(finding.id);
    return ids;
}

} // namespace

} // namespace tst_health

namespace tst_health { // again: moc 6.4 loses count in the literals above

class TstHealth : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneOfEachKind()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        const auto found = health(*store);
        QVERIFY(found.ok());
        const std::multiset<std::string> expected{
            "stale:stale", "contradicted:contra", "dangling:dangling", "expired-evidence:expired", "ungrounded:bare",
            "single-source:single", "echo:echo", "batch-citation:batch", "duplicate:twin1", "depth-mismatch:claims",
            "too-deep:d3",
            // "All is well.", "All of them together.", "It cites nothing.": of three, two and no sources.
            "over-general:good", "over-general:batch", "over-general:bare"};
        for (const std::string &id : findingIds(*found))
            QVERIFY2(expected.contains(id), id.c_str());
        QCOMPARE(findingIds(*found).size(), expected.size());
        QCOMPARE(found->summary.at("echo"), std::uint64_t(1));
        QCOMPARE(found->summary.at("malformed"), std::uint64_t(0));
        const auto twin = std::find_if(found->findings.begin(), found->findings.end(),
                                       [](const HealthFinding &f) { return f.kind == "duplicate"; });
        QCOMPARE(int(twin->more.size()), 1);
        QCOMPARE(twin->more[0].value, std::string("twin2"));
        QCOMPARE(twin->severity, Severity::Info);
        QCOMPARE(twin->message, std::string("2 reflections have this text."));
    }

    // What a memory says is read once, however many checks ask for it, and only where one does.
    void readsEachMemoryOnce()
    {
        const test::Steps steps;
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        // The 14 beliefs; e1 to e6, e8 and old beneath them; and for their names the 12 that findings are about, what
        // those name beside (e9, old, twin2), and e1, on which most rests.
        const std::int64_t read =
            test::Steps::runsOf("SELECT id, source_ref, text, expires", [&] { QVERIFY(health(*store).ok()); });
        QCOMPARE(read, std::int64_t(14 + 8 + 12 + 3 + 1));
    }

    void summary()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        const auto found = health(*store);
        QVERIFY(found.ok());
        const GroundingSummary &g = found->grounding;
        QCOMPARE(g.reflections, std::uint64_t(14));
        QCOMPARE(g.withEvidence, std::uint64_t(13));
        QCOMPARE(g.ungrounded, std::uint64_t(1));
        QCOMPARE(g.singleSource, std::uint64_t(1));
        QCOMPARE(g.distinctTexts, std::uint64_t(13));
        QCOMPARE(g.leavesUsed, std::uint64_t(8)); // e1 to e6, e8, old; e9 only contradicts
        QCOMPARE(g.maxDepth, 3);
        // e2: good, stale, contra, dangling, batch, both twins, claims, d2, d3. e1 has expired more and one twin less.
        QCOMPARE(g.largestBlastRadiusDependents, 10);
        QCOMPARE(g.largestBlastRadius.value, std::string("e1"));
        QCOMPARE(int(found->byScope.size()), 1);
        QCOMPARE(found->byScope.at("s").reflections, std::uint64_t(14));
    }

    void nowDecidesWhatHasExpired()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        HealthOptions options;
        options.kinds = {"expired-evidence"};
        options.now = Time(std::chrono::sys_days(std::chrono::year(2026) / 8 / 4));
        const auto before = health(*store, options);
        QVERIFY(before.ok());
        QCOMPARE(int(before->findings.size()), 0);
        options.now = Time(std::chrono::sys_days(std::chrono::year(2026) / 8 / 6));
        const auto after = health(*store, options);
        QVERIFY(after.ok());
        QCOMPARE(int(after->findings.size()), 1);
        QCOMPARE(int(after->summary.size()), 1);
    }

    void withdrawnBeliefsHaveNoFindings()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        const std::array keys{store.key("bare"), store.key("twin2")};
        QVERIFY(store->retract(keys, {"Sam", "cli", "no longer"}).ok());
        const auto found = health(*store);
        QVERIFY(found.ok());
        QCOMPARE(found->summary.at("ungrounded"), std::uint64_t(0));
        QCOMPARE(found->summary.at("duplicate"), std::uint64_t(0));
        QCOMPARE(found->grounding.ungrounded, std::uint64_t(1)); // the figures don't depend on status
    }

    void scopesAreSummed()
    {
        std::string lines = flawed();
        lines += episode("t1", 1, {}, "t") + episode("t2", 2, {}, "t");
        lines += belief("tb1", "Twice Strasse", 3, cite({"t1", "t2"}), {}, "t"); // the twins are of another scope
        lines += belief("tb2", "Alone", 3, cite({"t1"}), {}, "t");
        JsonlStore store(lines);
        QVERIFY2(store.ok(), store.error.c_str());
        const auto all = health(*store);
        QVERIFY(all.ok());
        QCOMPARE(all->grounding.reflections, std::uint64_t(16));
        QCOMPARE(all->grounding.distinctTexts, std::uint64_t(15));
        QCOMPARE(all->grounding.singleSource, std::uint64_t(2));
        QCOMPARE(all->grounding.maxDepth, 3);
        QCOMPARE(all->byScope.at("t").reflections, std::uint64_t(2));
        QCOMPARE(all->byScope.at("t").largestBlastRadius.value, std::string("t1"));
        QCOMPARE(all->byScope.at("t").largestBlastRadiusDependents, 2);
        QCOMPARE(all->summary.at("duplicate"), std::uint64_t(1));
        HealthOptions options;
        options.scope = "t";
        const auto one = health(*store, options);
        QVERIFY(one.ok());
        QCOMPARE(one->grounding.reflections, std::uint64_t(2));
        QCOMPARE(int(one->byScope.size()), 1);
        // A snapshot that the caller has is looked at instead of reading another.
        const auto snapshot = store->snapshot("t");
        QVERIFY(snapshot.ok());
        options.snapshot = *snapshot;
        const auto known = health(*store, options);
        QVERIFY(known.ok());
        QCOMPARE(known->grounding.reflections, std::uint64_t(2));
        QCOMPARE(known->findings.size(), one->findings.size());
        options.scope.clear();
        const auto part = health(*store, options); // of the scope that it holds
        QVERIFY(part.ok());
        QCOMPARE(part->grounding.reflections, std::uint64_t(2));
        options.snapshot = nullptr;
        options.scope = "nobody";
        const auto none = health(*store, options);
        QVERIFY(!none.ok());
        QCOMPARE(none.error().code, Errc::NotFound);
    }

    void unknownKindIsInvalid()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        HealthOptions options;
        options.kinds = {"vibes"};
        const auto found = health(*store, options);
        QVERIFY(!found.ok());
        QCOMPARE(found.error().code, Errc::Invalid);
    }

    void anEmptyStoreIsHealthy()
    {
        JsonlStore store("");
        QVERIFY2(store.ok(), store.error.c_str());
        const auto found = health(*store);
        QVERIFY(found.ok());
        QCOMPARE(int(found->findings.size()), 0);
        QCOMPARE(found->grounding.reflections, std::uint64_t(0));
        QVERIFY(found->grounding.largestBlastRadius.value.empty());
    }

    void canBeCancelled()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        std::stop_source source;
        source.request_stop();
        const auto found = health(*store, {}, source.get_token());
        QVERIFY(!found.ok());
        QCOMPARE(found.error().code, Errc::Cancelled);
    }

    void paraphraseIsNearToOneSource()
    {
        std::string lines;
        lines += saying("e1", 1, "Sam reverted the login change because the cookie domain was wrong for tenants.");
        lines += saying("e2", 2, "The weekly report about payments arrived in the afternoon.");
        lines += saying("e3", 3, "Priya reviewed the database migration and asked for a backup first.");
        lines += belief("same", "sam reverted the LOGIN change because the cookie domain was wrong for tenants.", 5,
                        cite({"e1", "e2"}));
        lines += belief("new", "Changes to shared state deserve a plan.", 5, cite({"e1", "e3"}));
        JsonlStore store(lines);
        QVERIFY2(store.ok(), store.error.c_str());
        HealthOptions options;
        options.kinds = {"paraphrase"};
        const auto found = health(*store, options);
        QVERIFY(found.ok());
        QCOMPARE(int(found->findings.size()), 1);
        QCOMPARE(found->findings[0].id, std::string("paraphrase:same"));
        QCOMPARE(found->findings[0].more.front().value, std::string("e1"));
        QCOMPARE(found->findings[0].message, std::string("It only repeats a memory that it cites (likeness 1.00)."));
    }

    void comparedWithTheLastOne()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        QVERIFY(!keptHealth(*store));
        const auto first = health(*store);
        QVERIFY(first.ok());
        const Time then(std::chrono::sys_days(std::chrono::year(2026) / 9 / 1));
        HealthOptions some;
        some.kinds = {"echo"};
        QCOMPARE(keepHealth(*store, *health(*store, some), {}, then).error().code, Errc::Invalid);
        QVERIFY(keepHealth(*store, *first, {}, then).ok());
        QVERIFY(!keptHealth(*store, "s")); // of all scopes, not of one
        const auto kept = keptHealth(*store);
        QVERIFY(kept);
        QVERIFY(kept->at == then);
        QCOMPARE(kept->findings.size(), first->findings.size());
        QVERIFY(healthChange(*kept, *first).fresh.empty());
        QVERIFY(healthChange(*kept, *first).gone.empty());

        // One belief is withdrawn, and what rests on another becomes stale.
        const std::array keys{store.key("bare"), store.key("e4")};
        QVERIFY(store->retract(keys, {"Sam", "cli", "no longer"}).ok());
        const auto second = health(*store);
        QVERIFY(second.ok());
        const HealthChange change = healthChange(*kept, *second);
        QCOMPARE(change.fresh, std::vector<std::string>{"stale:single"});
        QCOMPARE(change.gone, (std::vector<std::string>{"over-general:bare", "ungrounded:bare"}));
        // What was not looked for is not gone.
        QVERIFY(healthChange(*kept, *health(*store, some)).gone.empty());
    }

    void theSafeStepIsACandidate()
    {
        JsonlStore store(flawed());
        QVERIFY2(store.ok(), store.error.c_str());
        const Cause sam{"Sam", "cli", ""};
        QCOMPARE(healthFix("echo"), std::string());
        QCOMPARE(proposeHealthFix(*store, "echo:echo", sam).error().code, Errc::Conflict);
        QCOMPARE(proposeHealthFix(*store, "ungrounded:good", sam).error().code, Errc::Conflict);
        QVERIFY(proposeHealthFix(*store, "duplicate:twin1", sam).ok());
        QCOMPARE(proposeHealthFix(*store, "duplicate:twin1", sam).error().code, Errc::Conflict); // it waits already
        const auto waiting = queue(*store);
        QVERIFY(waiting.ok());
        QCOMPARE(int(waiting->size()), 1);
        QVERIFY(waiting->front().candidate.action == Action::Retract);
        QCOMPARE(waiting->front().candidate.targets.front().value, std::string("twin2"));
        QVERIFY(waiting->front().state == CandidateState::Pending);
        // Nothing changed but the queue: the finding is still there.
        const auto again = health(*store);
        QVERIFY(again.ok());
        QVERIFY(findingIds(*again).contains("duplicate:twin1"));
    }

    void checkersAreDescribed()
    {
        const std::vector<CheckerInfo> checkers = healthCheckers();
        QCOMPARE(int(checkers.size()), 15);
        std::set<std::string> kinds;
        for (const CheckerInfo &checker : checkers) {
            kinds.insert(checker.kind);
            QVERIFY(!checker.title.empty());
            QVERIFY(checker.explanation.ends_with('.'));
        }
        QCOMPARE(int(kinds.size()), 15);
        QCOMPARE(std::string(word(Severity::Warning)), std::string("warning"));
    }
};

CREDENCE_TEST(tst_health, TstHealth)

} // namespace tst_health

#include "tst_health.moc"
