// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Beliefs in doubt and what a person makes of them; beliefs that newer episodes contradict; corrections that don't come
// back, and echoes that are no support.
#include "reflect/check.h"
#include "support/jsonlstore.h"
#include "support/registry.h"
#include "support/reviewstore.h"

#include <credence/provider.h>
#include <credence/recheck.h>
#include <credence/reflect.h>
#include <credence/review.h>

#include <QFile>
#include <QTest>

#include <map>
#include <set>

namespace tst_recheck {

using namespace credence;
using namespace credence::test;

namespace {

std::string words(const std::string &id, const std::string &text, const char *time, const std::string &evidence = {})
{
    return fmt::format("{{\"record\":\"memory\",\"id\":\"{}\",\"kind\":\"{}\",{}\"scope\":\"s\",\"text\":\"{}\","
                       "\"created\":\"{}\"{}}}\n",
                       id, evidence.empty() ? "episode" : "reflection",
                       evidence.empty() ? "" : "\"shape\":\"insight\",", text, time,
                       evidence.empty() ? std::string() : ",\"evidence\":[" + evidence + "]");
}

std::string cites(std::initializer_list<const char *> ids)
{
    std::string out;
    for (const char *id : ids)
        out += fmt::format("{}{{\"id\":\"{}\"}}", out.empty() ? "" : ",", id);
    return out;
}

const Check *checkOf(const Candidate &candidate, const char *id)
{
    for (const Check &check : candidate.checks) {
        if (check.id == id)
            return &check;
    }
    return nullptr;
}

Candidate claim(const std::string &text, std::initializer_list<const char *> evidence)
{
    Candidate out;
    out.id = "c1";
    out.scope = "s";
    out.text = text;
    for (const char *id : evidence)
        out.evidence.push_back({{id}});
    return out;
}

} // namespace

class TstRecheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inDoubt();
    void keep();
    void keepLiftsDependents();
    void refusals();
    void denials_data();
    void denials();
    void opinions();
    void contradicted();
    void theNewestOfVeryMany();
    void asByTheDefinition_data();
    void asByTheDefinition();
    void correctionsComeMarked();
    void retellingsAreNoSupport();
    void offersFromOrdinaryLife_data();
    void offersFromOrdinaryLife();
    void oneAnswerForEveryClient();
    void whatCouldTakeItsPlace();
    void correctedByHand();
};

void TstRecheck::inDoubt()
{
    ReviewStore store({});
    store.take(words("n1", "coffee comes first, every single morning", "2026-03-01T00:00:00Z") +
               words("n2", "the roof leaks", "2026-03-02T00:00:00Z") +
               words("o1", "coffee comes first", "2026-01-20T00:00:00Z"));
    QVERIFY2(store.ok(), store.error.c_str());
    const MemoryKey one[] = {store.key("e4")};
    QVERIFY_DONE(store->retract(one, because("it never happened")));
    const MemoryKey two[] = {store.key("e1"), store.key("e2")};
    QVERIFY_DONE(store->retract(two, because("dreamt")));
    const auto beliefs = beliefsInDoubt(*store, {.scope = "s"});
    QVERIFY_OK(beliefs);
    std::string order;
    for (const DoubtedBelief &belief : *beliefs)
        order += belief.memory.id.value + ":" + word(belief.memory.status) + " ";
    QCOMPARE(order, std::string("b1:stale b2:stale b3:suspect "));
    const DoubtedBelief &b3 = (*beliefs)[2];
    QCOMPARE(b3.lost.size(), std::size_t(1));
    QCOMPARE(b3.lost[0].id.value, std::string("e4"));
    QCOMPARE(b3.lost[0].status, Status::Retracted);
    QCOMPARE(b3.lost[0].reason, std::string("it never happened"));
    QVERIFY(b3.lost[0].at.has_value());
    QCOMPARE(b3.left.size(), std::size_t(2));
    // Only what is newer than the belief (1 February) and about it.
    QCOMPARE(b3.newer.size(), std::size_t(1));
    QCOMPARE(b3.newer[0].id.value, std::string("n1"));
    QVERIFY(!b3.newer[0].contradicts);
    const DoubtedBelief &b2 = (*beliefs)[1];
    QCOMPARE(b2.lost.size(), std::size_t(1));
    QCOMPARE(b2.lost[0].status, Status::Stale);
    QCOMPARE(b2.lost[0].reason, std::string("too little of what it rests on is left"));
    const auto single = beliefsInDoubt(*store, {.scope = "s", .id = {"b3"}});
    QVERIFY_OK(single);
    QCOMPARE(single->size(), std::size_t(1));
}

void TstRecheck::keep()
{
    ReviewStore store({});
    const MemoryKey e4[] = {store.key("e4")}, e5[] = {store.key("e5")};
    QVERIFY_DONE(store->retract(e4, because("no")));
    QCOMPARE(store.doubts(), std::string("b3:suspect e4:retracted"));
    const auto kept = keepDoubted(*store, store.key("b3"), because("two are enough"));
    QVERIFY_OK(kept);
    QCOMPARE(store.doubts(), std::string("e4:retracted"));
    const auto entries = store->ledger(1);
    QVERIFY_OK(entries);
    QCOMPARE(entries->front().kind, std::string("recheck"));
    QCOMPARE(entries->front().reason, std::string("two are enough"));
    // Undo and redo, after a restart too.
    store.reopen();
    QVERIFY_DONE(store->undo(kept->ledger, because("not so sure")));
    QCOMPARE(store.doubts(), std::string("b3:suspect e4:retracted"));
    QVERIFY_DONE(store->redo(kept->ledger, because("sure")));
    QCOMPARE(store.doubts(), std::string("e4:retracted"));
    // A further loss brings the doubt back.
    QVERIFY_DONE(store->retract(e5, because("no")));
    QCOMPARE(store.doubts(), std::string("b3:stale e4:retracted e5:retracted"));
    const auto beliefs = beliefsInDoubt(*store);
    QVERIFY_OK(beliefs);
    QCOMPARE(beliefs->front().acknowledged, 1);
    const auto verified = store->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
}

void TstRecheck::keepLiftsDependents()
{
    ReviewStore store({});
    const MemoryKey two[] = {store.key("e1"), store.key("e2")};
    QVERIFY_DONE(store->retract(two, because("no")));
    QCOMPARE(store.doubts(), std::string("b1:stale b2:stale e1:retracted e2:retracted"));
    QVERIFY_DONE(keepDoubted(*store, store.key("b1"), because("it is known otherwise")));
    QCOMPARE(store.doubts(), std::string("e1:retracted e2:retracted"));
}

void TstRecheck::refusals()
{
    ReviewStore store({});
    const auto sound = keepDoubted(*store, store.key("b3"), because("x"));
    QVERIFY(!sound.ok());
    QCOMPARE(sound.error().code, Errc::Conflict);
    const MemoryKey e4[] = {store.key("e4")};
    QVERIFY_DONE(store->retract(e4, because("no")));
    const auto agent = keepDoubted(*store, store.key("b3"), {"bot", "agent", "x"});
    QVERIFY(!agent.ok());
    QCOMPARE(agent.error().code, Errc::Invalid);
    const auto nobody = keepDoubted(*store, store.key("b3"), {"", "gui", "x"});
    QVERIFY(!nobody.ok());
    QCOMPARE(nobody.error().code, Errc::Invalid);
    const auto absent = keepDoubted(*store, {4711}, because("x"));
    QVERIFY(!absent.ok());
    QCOMPARE(absent.error().code, Errc::NotFound);
    const auto quiet = beliefsInDoubt(*store, {.scope = {}, .id = {"b1"}});
    QVERIFY(!quiet.ok());
    QCOMPARE(quiet.error().code, Errc::Conflict);
}

void TstRecheck::denials_data()
{
    QTest::addColumn<QString>("belief");
    QTest::addColumn<QString>("later");
    QTest::addColumn<bool>("denies");
    const auto row = [](const char *belief, const char *later, bool denies) {
        QTest::newRow(later) << QString::fromLatin1(belief) << QString::fromLatin1(later) << denies;
    };
    row("Lena drinks green tea", "Lena does not drink green tea any more.", true);
    row("Lena drinks green tea", "Lena drank green tea at four.", false);
    row("Lena drinks green tea", "Lena poured green tea. Nobody else came.", false); // another sentence negates
    row("Lena drinks green tea", "It did not rain.", false);
    row("A staging deploy takes about 14 minutes", "The staging deploy takes 5 minutes now.", true);
    row("A staging deploy takes about 14 minutes", "The staging deploy took 14 minutes again.", false);
    row("A staging deploy takes about fourteen minutes", "The staging deploy had 3 warnings.", false);
    row("Priya reviews in the afternoon", "Priya reviews in the morning from now on.", true);
    row("Lena never drinks green tea", "Lena never drinks green tea, she said.", false);
    row("Lena never drinks green tea", "Lena drinks green tea on Sundays.", true);
    // What is negated is something else.
    row("Lena drinks green tea", "Lena drank green tea without sugar.", false);
    row("Lena drinks green tea", "Lena drank green tea, and there was no cake.", false);
    row("Lena drinks green tea", "Lena not only drinks green tea, she grows it.", false);
    // It ended, or something else came in its place.
    row("Lena drinks green tea", "Lena gave up green tea in May.", true);
    row("Lena drinks green tea", "Lena drinks coffee instead of green tea.", true);
    row("Lena works in the Bremen office", "Lena moved to Hamburg.", true);
    row("Lena works in the Bremen office", "Lena left the Bremen office at six.", false);
    row("The web shop runs on MySQL", "The web shop was migrated to Postgres.", true);
    // Figures: by size, not by unit; "about" gives way; a bound is broken from one side only.
    row("A staging deploy takes 120 minutes", "The staging deploy took 2 hours.", false);
    row("A staging deploy takes 40 minutes", "The staging deploy took 2 hours.", true);
    row("A staging deploy takes about 40 minutes", "The staging deploy took 44 minutes.", false);
    row("The form allows 10 files", "Somebody sent 3 files with the form.", false);
    row("The form allows 10 files", "The form takes 30 files now.", true);
    row("The school bus leaves at 8", "The school bus leaves at 8:30 in winter.", false);
    row("The school bus leaves at 8", "The school bus leaves at 9 from now on.", true);
    // Another value of the same kind, another name.
    row("The choir sings on Mondays", "The choir sings on Wednesdays.", true);
    row("The choir sings on Mondays", "On Wednesday the choir bought new chairs.", false);
    row("The choir is led by Petra", "The choir is led by Oleg now.", true);
    row("The cellar door is always locked", "The cellar door was open all night.", true);
}

void TstRecheck::denials()
{
    QFETCH(QString, belief);
    QFETCH(QString, later);
    QFETCH(bool, denies);
    const std::string why = reflecting::denial(belief.toStdString(), later.toStdString());
    QVERIFY2(why.empty() != denies, why.c_str());
}

// The model is asked about what is left and what is newer, and only its verdict and reason are taken.
void TstRecheck::opinions()
{
    struct Model final : ModelClient {
        Result<CallRecord> chat(const ChatRequest &request, std::stop_token) override
        {
            asked = request.user;
            CallRecord call;
            call.text = answer;
            call.model = "m";
            call.tokensIn = 10;
            return call;
        }
        Result<std::vector<std::vector<float>>> embed(const std::vector<std::string> &, std::stop_token) override
        {
            return Error{Errc::Invalid, "", ""};
        }
        std::vector<CallRecord> records() const override { return {}; }
        std::string asked, answer;
    } model;
    ReviewStore store({});
    store.take(words("n1", "coffee comes first, every single morning", "2026-03-01T00:00:00Z"));
    const MemoryKey e4[] = {store.key("e4")};
    QVERIFY_DONE(store->retract(e4, because("no")));
    const auto beliefs = beliefsInDoubt(*store);
    QVERIFY_OK(beliefs);
    model.answer = R"({"verdicts": [{"claim": 1, "supported": "partly", "reason": "Two of three days."}]})";
    const auto opinion = recheckOpinion(beliefs->front(), model);
    QVERIFY_OK(opinion);
    QCOMPARE(opinion->verdict, std::string("partly"));
    QCOMPARE(opinion->reason, std::string("Two of three days."));
    QCOMPARE(opinion->model, std::string("m"));
    for (const char *text : {"coffee comes first (cites 1, 2, 3)", "episode number 5", "episode number 6",
                             "coffee comes first, every single morning"})
        QVERIFY2(model.asked.find(text) != std::string::npos, text);
    QVERIFY(model.asked.find("episode number 4") == std::string::npos); // what is lost is no evidence
    model.answer = "I can't say.";
    const auto nothing = recheckOpinion(beliefs->front(), model);
    QVERIFY(!nothing.ok() && nothing.error().code == Errc::Corrupt);
    const auto empty = recheckOpinion({}, model);
    QVERIFY(!empty.ok() && empty.error().code == Errc::Invalid);
}

void TstRecheck::contradicted()
{
    JsonlStore store(words("e1", "Lena drinks green tea in the morning", "2026-01-01T00:00:00Z") +
                     words("e2", "Lena drank green tea again", "2026-01-02T00:00:00Z") +
                     words("e3", "Lena does not drink green tea any more", "2026-03-01T00:00:00Z") +
                     words("e4", "Lena does not drink green tea, said Tom", "2026-01-03T00:00:00Z") +
                     words("e5", "the harbour is not green", "2026-03-02T00:00:00Z") +
                     words("b1", "Lena drinks green tea", "2026-02-01T00:00:00Z", cites({"e1", "e2"})) +
                     words("b2", "Lena likes mornings", "2026-02-01T00:00:00Z",
                           cites({"e1", "e2"}) + ",{\"id\":\"e5\",\"role\":\"contradicts\"}"));
    QVERIFY2(store.ok(), store.error.c_str());
    const auto found = contradictions(*store, {.scope = "s"});
    QVERIFY_OK(found);
    QCOMPARE(found->size(), std::size_t(1)); // e4 is older than the belief
    QCOMPARE(found->front().beliefId.value, std::string("b1"));
    QCOMPARE(found->front().episodeId.value, std::string("e3"));
    QCOMPARE(found->front().reason, std::string("one of them negates it"));
    QVERIFY(!found->front().linked);
    const auto all = contradictions(*store, {.scope = "s", .linked = true});
    QVERIFY_OK(all);
    QCOMPARE(all->size(), std::size_t(2));
    QVERIFY(std::any_of(all->begin(), all->end(), [](const Contradiction &one) {
        return one.linked && one.beliefId.value == "b2" && one.episodeId.value == "e5";
    }));
}

// Of a scope with more episodes than can be compared the newest are, and what a link says is found wherever it is.
void TstRecheck::theNewestOfVeryMany()
{
    std::string lines = words("e1", "Lena drinks green tea in the morning", "2026-01-01T00:00:00Z") +
                        words("e2", "Lena drank green tea again", "2026-01-02T00:00:00Z") +
                        words("old", "Lena does not drink green tea any more", "2026-01-05T00:00:00Z") +
                        words("linked", "the harbour is not green", "2026-01-05T00:00:01Z") +
                        words("b1", "Lena drinks green tea", "2026-01-04T00:00:00Z",
                              cites({"e1", "e2"}) + ",{\"id\":\"linked\",\"role\":\"contradicts\"}");
    for (int i = 0; i < 20'000; ++i)
        lines += words("f" + std::to_string(i), "x" + std::to_string(i), "2026-02-01T00:00:00Z");
    lines += words("new", "Lena does not drink green tea, said Tom", "2026-03-01T00:00:00Z");
    JsonlStore store(lines);
    QVERIFY2(store.ok(), store.error.c_str());
    const auto found = doubts(*store, {.scope = "s"});
    QVERIFY_OK(found);
    QCOMPARE(found->compared, std::size_t(20'000));
    QVERIFY(found->part());
    std::vector<std::pair<std::string, bool>> said;
    for (const Contradiction &one : found->contradictions)
        said.emplace_back(one.episodeId.value, one.linked);
    std::sort(said.begin(), said.end());
    QVERIFY((said == std::vector<std::pair<std::string, bool>>{{"linked", true}, {"new", false}}));
}

void TstRecheck::asByTheDefinition_data()
{
    QTest::addColumn<int>("beliefs");
    QTest::addColumn<int>("episodes");
    QTest::addColumn<bool>("part");
    QTest::addColumn<bool>("linked");
    QTest::addColumn<int>("each");
    QTest::newRow("each with each") << 60 << 500 << false << false << 3;
    QTest::newRow("links too") << 60 << 500 << false << true << 1;
    QTest::newRow("the newest of very many") << 25 << 20'300 << true << true << 3;
}

// By a generated store: what is found is what the plain way finds, which compares each belief with each newer episode,
// asks denial() of those that are alike, the most alike first, and takes what says something.
void TstRecheck::asByTheDefinition()
{
    QFETCH(int, beliefs);
    QFETCH(int, episodes);
    QFETCH(bool, part);
    QFETCH(bool, linked);
    QFETCH(int, each);
    constexpr std::int64_t kStart = 1'767'225'600'000; // 2026-01-01
    std::uint32_t state = 7;
    const auto any = [&](std::initializer_list<const char *> of) {
        state = state * 1664525U + 1013904223U;
        return std::string(of.begin()[(state >> 16U) % of.size()]);
    };
    const auto said = [&] {
        const std::string who = any({"Lena", "Tom", "The office", "Ada", "The harbour"});
        switch (std::atoi(any({"0", "1", "2", "3", "4", "5"}).c_str())) {
        case 0:
            return fmt::format("{} {} {} {} in the {}", who, any({"drinks", "likes", "does not drink", "never drinks"}),
                               any({"green", "black", "cold"}), any({"tea", "coffee"}), any({"morning", "evening"}));
        case 1:
            return fmt::format("{} {} the {} {} after {} minutes", who, any({"opens", "closes", "keeps", "stopped"}),
                               any({"front", "back"}), any({"gate", "window"}), any({"5", "14", "40"}));
        case 2:
            return fmt::format("{} {} {}", who, any({"lives in", "works in", "moved to", "stays in"}),
                               any({"Oslo", "Bergen", "Turin"}));
        case 3:
            return fmt::format("{} meets the crew on {}; the crew is {}", who, any({"Monday", "Friday", "Sunday"}),
                               any({"early", "late", "loud"}));
        case 4:
            return fmt::format("{} stores orders in {}. The orders are {}.", who, any({"Postgres", "MySQL"}),
                               any({"public", "private", "fast", "slow"}));
        default:
            return fmt::format("{} met {} at the {}", who, any({"Kim", "Noor", "Elif"}), any({"mill", "pier", "yard"}));
        }
    };
    struct Text {
        std::string id, text;
        std::int64_t at = 0;
    };
    std::vector<Text> later, claims;
    for (int i = 0; i < episodes; ++i)
        later.push_back({fmt::format("x{}", i), said(), kStart + 1000 * std::int64_t(i)});
    std::map<std::string, std::string> links; // belief: episode
    std::string lines;
    const auto at = [](std::int64_t time) { return formatTime(Time(std::chrono::milliseconds(time))); };
    for (const Text &one : later)
        lines += words(one.id, one.text, at(one.at).c_str());
    for (int i = 0; i < beliefs; ++i) {
        Text one{fmt::format("y{}", i), said(), kStart + 1000 * std::int64_t(i) * episodes / beliefs + 500};
        std::string evidence = cites({"x0", "x1"});
        if (i % 5 == 0) { // newer or older, alike or not
            links[one.id] = later[std::size_t(i * 37 % episodes)].id;
            evidence += ",{\"id\":\"" + links[one.id] + "\",\"role\":\"contradicts\"}";
        }
        lines += words(one.id, one.text, at(one.at).c_str(), evidence);
        claims.push_back(std::move(one));
    }
    JsonlStore store(lines);
    QVERIFY2(store.ok(), store.error.c_str());

    // The plain way.
    const std::size_t from = part ? later.size() - 20'000 : 0;
    std::vector<std::string> all;
    for (std::size_t i = from; i < later.size(); ++i)
        all.push_back(later[i].text);
    for (const Text &claim : claims)
        all.push_back(claim.text);
    const auto embedder = builtinEmbedder(CorpusWeights::of(all));
    const auto vectors = embedder->embed(all);
    QVERIFY_OK(vectors);
    std::vector<std::pair<double, std::string>> expected;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        std::vector<std::pair<double, std::size_t>> alike; // less the likeness, so that they sort by themselves
        for (std::size_t j = from; j < later.size(); ++j) {
            const double likeness = similarity((*vectors)[later.size() - from + i], (*vectors)[j - from]);
            if (later[j].at > claims[i].at && likeness >= embedder->thresholds().cluster * 0.5)
                alike.emplace_back(-likeness, j);
        }
        std::sort(alike.begin(), alike.end());
        if (part && alike.size() > 64)
            alike.resize(64);
        const auto link = links.find(claims[i].id);
        int found = 0;
        bool listed = false;
        for (const auto &[unlike, j] : alike) {
            if (found == each)
                break;
            const bool says = link != links.end() && link->second == later[j].id;
            std::string why = says && !linked ? std::string() : reflecting::denial(claims[i].text, later[j].text);
            if (why.empty() && says && linked)
                why = "a link says so";
            if (why.empty())
                continue;
            ++found;
            listed = listed || says;
            expected.emplace_back(-unlike, claims[i].id + "/" + later[j].id + (says ? " linked: " : ": ") + why);
        }
        if (linked && link != links.end() && !listed) {
            const std::size_t j = std::size_t(std::atoi(link->second.c_str() + 1));
            if (later[j].at > claims[i].at) {
                const std::string texts[] = {later[j].text};
                const auto vector = embedder->embed(texts);
                QVERIFY_OK(vector);
                expected.emplace_back(similarity((*vectors)[later.size() - from + i], vector->front()),
                                      claims[i].id + "/" + later[j].id + " linked: a link says so");
            }
        }
    }
    std::stable_sort(expected.begin(), expected.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    QVERIFY(expected.size() > 10);

    const auto found = contradictions(*store, {.scope = "s", .each = std::size_t(each), .linked = linked});
    QVERIFY_OK(found);
    QCOMPARE(found->size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Contradiction &one = (*found)[i];
        QCOMPARE(one.beliefId.value + "/" + one.episodeId.value + (one.linked ? " linked: " : ": ") + one.reason,
                 expected[i].second);
        QCOMPARE(one.similarity, expected[i].first);
    }
    // And the same of one belief alone.
    for (const std::size_t i : {std::size_t(0), claims.size() / 2}) {
        const auto alone = contradictions(
            *store, {.scope = "s", .belief = store.key(claims[i].id), .each = std::size_t(each), .linked = linked});
        QVERIFY_OK(alone);
        std::vector<std::string> mine, those;
        for (const auto &[likeness, what] : expected) {
            if (what.starts_with(claims[i].id + "/"))
                mine.push_back(what);
        }
        for (const Contradiction &one : *alone)
            those.push_back(one.beliefId.value + "/" + one.episodeId.value + (one.linked ? " linked: " : ": ") +
                            one.reason);
        QCOMPARE(those, mine);
    }
}

void TstRecheck::correctionsComeMarked()
{
    ReviewStore store({});
    const MemoryKey b3[] = {store.key("b3")};
    QVERIFY_DONE(store->retract(b3, because("it was tea all along")));
    const auto again = fullRecheck(*store, claim("Coffee comes first", {"e4", "e5", "e6"}));
    QVERIFY_OK(again);
    const Check *check = checkOf(*again, "past_rejections");
    QVERIFY(check);
    // The same claim does not come back by itself: it waits out of sight until a person lifts it.
    QCOMPARE(check->state, CheckState::Failed);
    QCOMPARE(check->value.value(), 1.0);
    QVERIFY2(check->sentence.starts_with("Like a belief that was retracted on 20"), check->sentence.c_str());
    QVERIFY(check->sentence.ends_with("because it was tea all along."));
    QCOMPARE(check->about, (std::vector<MemoryId>{{"b3"}}));
    QVERIFY(again->suppressed);
    const auto other = fullRecheck(*store, claim("Rain falls in autumn", {"e4", "e5", "e6"}));
    QVERIFY_OK(other);
    QCOMPARE(checkOf(*other, "past_rejections")->state, CheckState::Passed);
    const auto opposite = fullRecheck(*store, claim("Coffee never comes first", {"e4", "e5", "e6"}));
    QVERIFY_OK(opposite);
    QCOMPARE(checkOf(*opposite, "past_rejections")->state, CheckState::Passed);
}

// An episode that only says the belief again, after it, is no evidence for it. By an embedder that finds the candidate
// 0.9 alike to the belief, e3 and e4 0.6 to the belief and 0.5 to the candidate, the rest 0.
void TstRecheck::retellingsAreNoSupport()
{
    JsonlStore store(words("e1", "at six the kettle was on", "2026-01-01T00:00:00Z") +
                     words("e2", "the first cup stood ready before dawn", "2026-01-02T00:00:00Z") +
                     words("b1", "coffee comes first", "2026-02-01T00:00:00Z", cites({"e1", "e2"})) +
                     words("e3", "as I said, coffee is what comes first", "2026-03-01T00:00:00Z") +
                     words("e4", "I told them again that coffee is first", "2026-03-02T00:00:00Z") +
                     words("e5", "the mill was running at half past five", "2026-03-03T00:00:00Z") +
                     words("e6", "I told them early that coffee is first", "2026-01-03T00:00:00Z"));
    QVERIFY2(store.ok(), store.error.c_str());
    struct Fixed final : Embedder {
        std::string model() const override { return "fixed"; }
        int dimension() const override { return 4; }
        Thresholds thresholds() const override { return {.duplicate = 0.7, .paraphrase = 0.55, .cluster = 0.45}; }
        Result<std::vector<Vector>> embed(std::span<const std::string> texts, std::stop_token) const override
        {
            std::vector<Vector> out;
            for (const std::string &text : texts) {
                if (text == "coffee comes first")
                    out.push_back({1, 0, 0, 0});
                else if (text == "The first thing is coffee")
                    out.push_back({0.9F, 0.43589F, 0, 0});
                else if (text.find("coffee is") != std::string::npos)
                    out.push_back({0.6F, -0.09176F, 0.79472F, 0});
                else
                    out.push_back({0, 0, 0, 1});
            }
            return out;
        }
    };
    const auto embedder = std::make_shared<Fixed>();
    const auto run = [&](std::initializer_list<const char *> evidence) {
        reflecting::CheckLimits limits;
        limits.paraphrase = 0.55;
        limits.duplicate = 0.7;
        auto context = reflecting::CheckContext::of(*store, "s", nullptr, embedder, limits, {});
        Candidate candidate = claim("The first thing is coffee", evidence);
        if (context && context->load(candidate, {})) {
            if (const auto drop = reflecting::check(*context, candidate, {}, false, {}); drop && *drop)
                candidate.reason = "dropped: " + (*drop)->message;
        }
        return candidate;
    };
    const Candidate mixed = run({"e3", "e5"});
    QCOMPARE(mixed.action, Action::MergeEvidence);
    QCOMPARE(mixed.evidence.size(), std::size_t(1));
    QCOMPARE(mixed.evidence.front().id.value, std::string("e5"));
    QVERIFY(checkOf(mixed, "duplicates")->sentence.find("1 source is added to it") != std::string::npos);
    const Candidate echoes = run({"e3", "e4"});
    QCOMPARE(
        echoes.reason,
        std::string("dropped: a belief says it already, and what is new only says it again: \"coffee comes first\""));
    // What was said before the belief is no echo of it.
    const Candidate earlier = run({"e6", "e5"});
    QCOMPARE(earlier.action, Action::MergeEvidence);
    QCOMPARE(earlier.evidence.size(), std::size_t(2));
}

void TstRecheck::offersFromOrdinaryLife_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("contradicted");
    QTest::newRow("written before the finder") << QByteArray("a") << 20;
    QTest::newRow("written after it") << QByteArray("b") << 10;
}

// All beliefs and episodes of a part in one scope: of what is offered nine tenths are right, and two thirds of what a
// reader calls a contradiction is offered.
void TstRecheck::offersFromOrdinaryLife()
{
    QFETCH(QByteArray, part);
    QFETCH(int, contradicted);
    QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/tests/data/contradiction_pairs.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    std::map<std::string, std::string> beliefs; // text: id
    std::set<std::string> right;
    std::string lines;
    int number = 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QList<QByteArray> cells = line.split('\t');
        if (cells.size() != 4 || cells[0] != part)
            continue;
        const std::string belief = cells[2].toStdString(), episode = fmt::format("p{}", ++number);
        if (!beliefs.contains(belief)) {
            const std::string id = fmt::format("q{}", beliefs.size());
            beliefs[belief] = id;
            lines += words(id, belief, "2026-02-01T00:00:00Z", cites({"e1", "e2"}));
        }
        lines += words(episode, cells[3].toStdString(), "2026-03-01T00:00:00Z");
        if (cells[1] == "yes")
            right.insert(beliefs[belief] + "/" + episode);
    }
    QCOMPARE(int(right.size()), contradicted);
    ReviewStore store({});
    store.take(lines);
    QVERIFY2(store.ok(), store.error.c_str());
    const auto offered = contradictions(*store, {.scope = "s", .each = 10});
    QVERIFY_OK(offered);
    int good = 0;
    for (const Contradiction &one : *offered) {
        const bool fits = right.contains(one.beliefId.value + "/" + one.episodeId.value);
        if (!fits)
            qInfo("wrong: %s | %s (%s)", one.beliefText.c_str(), one.episodeText.c_str(), one.reason.c_str());
        good += fits;
    }
    QVERIFY2(good * 10 >= int(offered->size()) * 9, std::to_string(offered->size()).c_str());
    QVERIFY2(good * 3 >= contradicted * 2, std::to_string(good).c_str());
}

// What a link states and what merely seems so are both there, once each.
void TstRecheck::oneAnswerForEveryClient()
{
    ReviewStore store({});
    store.take(words("n1", "coffee does not come first any more", "2026-03-01T00:00:00Z") +
               words("m1", "Mornings are quiet at the office", "2026-02-01T00:00:00Z",
                     "{\"id\":\"e1\"},{\"id\":\"e2\"},{\"id\":\"n2\",\"role\":\"contradicts\"}") +
               words("n2", "the office was loud on Monday", "2026-03-02T00:00:00Z"));
    QVERIFY2(store.ok(), store.error.c_str());
    const auto all = doubts(*store, {.scope = "s"});
    QVERIFY_OK(all);
    std::string pairs;
    for (const Contradiction &one : all->contradictions) {
        if (one.beliefId.value == "m1")
            pairs += one.beliefId.value + "/" + one.episodeId.value + (one.linked ? " linked;" : ";");
    }
    QCOMPARE(pairs, std::string("m1/n2 linked;"));
}

void TstRecheck::whatCouldTakeItsPlace()
{
    ReviewStore store({});
    store.take(words("old", "Orders live in MySQL", "2026-02-01T00:00:00Z", cites({"e1", "e2"})) +
               words("older", "Orders live in a spreadsheet", "2026-01-15T00:00:00Z", cites({"e1", "e2"})) +
               words("newer", "Orders live in Postgres", "2026-03-01T00:00:00Z", cites({"e1", "e2"})) +
               words("other", "Lunch is at noon", "2026-03-01T00:00:00Z", cites({"e1", "e2"})) +
               words("upon", "Orders live where MySQL is", "2026-03-02T00:00:00Z", cites({"old", "e1"})));
    QVERIFY2(store.ok(), store.error.c_str());
    const auto offered = replacements(*store, store.key("old"));
    QVERIFY_OK(offered);
    const auto place = [&](const char *id) {
        for (std::size_t i = 0; i < offered->size(); ++i) {
            if ((*offered)[i].memory.id.value == id)
                return int(i);
        }
        return -1;
    };
    QCOMPARE(place("newer"), 0);
    QVERIFY(offered->front().newer && offered->front().related);
    QVERIFY(place("older") > 0);
    QVERIFY(place("other") > place("older"));
    QCOMPARE(place("old"), -1);
    QCOMPARE(place("upon"), -1); // rests on it: would lose its own support
    QCOMPARE(place("e3"), -1);   // a belief takes a belief's place
    const auto named = replacements(*store, store.key("old"), {.text = "other"});
    QVERIFY_OK(named);
    QCOMPARE(named->front().memory.id.value, std::string("other"));
    const auto found = replacements(*store, store.key("old"), {.text = "spreadsheet"});
    QVERIFY_OK(found);
    QCOMPARE(found->size(), std::size_t(1));
    QCOMPARE(found->front().memory.id.value, std::string("older"));
}

void TstRecheck::correctedByHand()
{
    ReviewStore store({});
    store.take(words("b7", "Orders live in MySQL", "2026-02-01T00:00:00Z", cites({"e1", "e2"})) +
               words("n1", "Orders live no longer in MySQL", "2026-03-01T00:00:00Z"));
    QVERIFY2(store.ok(), store.error.c_str());
    const MemoryKey b7 = store.key("b7");
    const auto sources = correctionSources(*store, b7);
    QVERIFY_OK(sources);
    std::string told;
    for (const CorrectionSource &one : *sources)
        told += one.memory.id.value + (one.proposed ? "+ " : " ");
    QCOMPARE(told, std::string("e1+ e2+ n1+ "));
    const auto none = proposeCorrection(*store, {b7, "orders live in MYSQL ", {}}, because("moved"));
    QVERIFY(!none && none.error().code == Errc::Invalid); // the same words
    const auto thin = proposeCorrection(*store, {b7, "Orders live in Postgres", {store.key("n1")}}, because("moved"));
    QVERIFY(!thin && thin.error().code == Errc::Invalid); // one source, the floor is two
    QVERIFY_DONE(proposeCorrection(*store, {b7, "Orders live in Postgres", {store.key("n1"), store.key("e1")}},
                                   because("moved")));
    const auto waiting = queue(*store, {.scope = "s", .states = {CandidateState::Pending}});
    QVERIFY_OK(waiting);
    QCOMPARE(waiting->size(), std::size_t(1));
    const Candidate &candidate = waiting->front().candidate;
    QVERIFY(candidate.action == Action::Supersede);
    QCOMPARE(candidate.targets, std::vector<MemoryId>{{"b7"}});
    QCOMPARE(candidate.reason, std::string("Corrected by hand: moved"));
    QVERIFY(waiting->front().stricter); // the change is to be shown before it is approved
    QCOMPARE(word(store->rows(std::array{b7})->front().status), "active"); // until it is committed
}

CREDENCE_TEST(tst_recheck, TstRecheck)

} // namespace tst_recheck

#include "tst_recheck.moc"
