// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Saved runs that somebody changed: what was never shown, said or found does not enter the queue.
#include "support/reflecting.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/reflect.h>

#include <nlohmann/json.hpp>

#include <QTest>

namespace tst_reflect_vet {

using namespace credence;
using namespace credence::test;
using nlohmann::json;

namespace {

constexpr std::int64_t kStart = 1'700'000'000'000;
constexpr std::int64_t kHour = 3'600'000;

// Thirty episodes, an hour apart; e1 to e20 weigh more, so that engram shows those and never e21 to e30.
std::vector<MemoryDraft> thirty()
{
    std::vector<MemoryDraft> out;
    for (int i = 1; i <= 30; ++i) {
        MemoryDraft d = episode("e" + std::to_string(i), "fact " + std::to_string(i) + " about cats",
                                i <= 20 ? 0.8 : 0.2, kStart + i * kHour);
        d.memory.tags = {i % 3 == 0 ? "auth" : "docs"};
        d.memory.outcome = i % 3 == 0 ? "reverted" : "merged";
        out.push_back(std::move(d));
    }
    return out;
}

} // namespace

class TstReflectVet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void honestRunsPass();
    void tampered_data();
    void tampered();
    void figuresAreMadeAnew();
    void supportComesFromTheReply();
    void replayedRunsPass();
    void marksOnlyWhatWasShown();
    void rules();
    void narratives();
    void whatWasErasedSince();
    void writtenByHand();

private:
    RunRecord engram();
    [[nodiscard]] VettedRun vetted(const json &run) const;
    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
};

void TstReflectVet::init()
{
    m_store.reset();
    m_folder = std::make_unique<Folder>();
    auto made = Store::create(*m_folder / "a.credence");
    QVERIFY_OK(made);
    m_store = std::move(*made);
    QVERIFY_OK(m_store->import(foreign(thirty()), "test", {"", "import", ""}));
}

// One call that shows e20 as 1, e19 as 2 ... e1 as 20.
RunRecord TstReflectVet::engram()
{
    FakeModel model([](const std::string &) {
        return std::string("{\"insights\":[{\"text\":\"Cats purr\",\"cites\":[1,2,3],\"confidence\":0.9},"
                           "{\"text\":\"Dogs bark\",\"cites\":[4,5],\"confidence\":0.3}]}");
    });
    ReflectRequest request;
    request.scope = "default";
    request.preset = "engram";
    auto run = reflect(*m_store, request, fakeServices(model));
    return run ? *run : RunRecord();
}

VettedRun TstReflectVet::vetted(const json &run) const
{
    auto read = readRun(run.dump());
    if (!read)
        return {};
    auto out = vetRun(*m_store, std::move(*read));
    return out ? std::move(*out) : VettedRun();
}

void TstReflectVet::honestRunsPass()
{
    const RunRecord run = engram();
    QCOMPARE(run.candidates.size(), std::size_t(2));
    const VettedRun out = vetted(json::parse(runJson(run)));
    QVERIFY2(out.refused.empty(), out.refused.empty() ? "" : out.refused.front().reason.c_str());
    QCOMPARE(out.run.candidates.size(), std::size_t(2));
    QVERIFY(!out.run.opened);
    QCOMPARE(out.run.candidates[0].evidence.size(), std::size_t(3));
    QCOMPARE(out.run.candidates[0].evidence[0].id.value, std::string("e20"));
    QCOMPARE(out.run.candidates[1].deferred, true); // below 0.6
    QCOMPARE(out.run.selected.size(), std::size_t(20));
    // And so they enter the queue.
    const auto read = readRun(runJson(run));
    QVERIFY_OK(read);
    QVERIFY(read->opened);
    QVERIFY_OK(m_store->queueRun(*read, {}, {"ada", "cli", ""}));
    QCOMPARE(m_store->counts()->candidates.at("deferred"), std::uint64_t(1));
}

void TstReflectVet::tampered_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("reason");
    int what = 0;
    const auto row = [&](const char *name, const char *reason) {
        QTest::newRow(name) << what++ << QString::fromUtf8(reason);
    };
    row("an id that was never shown", "cites \"e25\", which its prompt did not show as number 1");
    row("one more that was never shown", "cites \"e25\", which its prompt did not show as number 21");
    row("a shown one under another number", "cites \"e19\", which its prompt did not show as number 1");
    row("a shown one that the reply did not cite", "cites other memories than the reply of call 1 does");
    row("a cited one taken out", "cites other memories than the reply of call 1 does");
    row("another text", "says what the reply of call 1 does not");
    row("a call that was not made", "was proposed by no call of the run");
    row("a call of another stage", "names call 1, which proposed nothing");
    row("against what supports it", "cites \"e20\", which its prompt did not show as number 1");
    row("an edit nobody recorded", "was edited in the file; edit it in the queue, where that is recorded");
    row("a belief that is none", "is no belief in three parts by its reply");
    row("another scope", "is of the scope \"other\", its run is of \"default\"");
    row("an id twice", "has no id of its own");
    row("a memory that is not there", "cites \"e99\", which is no memory of its scope");
}

void TstReflectVet::tampered()
{
    QFETCH(int, what);
    QFETCH(QString, reason);
    json run = json::parse(runJson(engram()));
    json &c = run["candidates"][0];
    switch (what) {
    case 0:
        c["evidence"][0]["id"] = "e25";
        break;
    case 1:
        c["evidence"].push_back({{"id", "e25"}, {"role", "supports"}, {"shown", 21}});
        break;
    case 2:
        c["evidence"][0]["id"] = "e19";
        break;
    case 3:
        c["evidence"].push_back({{"id", "e16"}, {"role", "supports"}, {"shown", 5}});
        break;
    case 4:
        c["evidence"].erase(0);
        break;
    case 5:
        c["text"] = "Cats are gods";
        break;
    case 6:
        c["call"] = 7;
        break;
    case 7:
        run["calls"][0]["stage"] = "check";
        break;
    case 8:
        c["evidence"][0]["role"] = "contradicts";
        break;
    case 9:
        c["model_text"] = c["text"];
        c["text"] = "Cats are gods";
        break;
    case 10:
        c["shape"] = "belief";
        c["subject"] = c["predicate"] = c["object"] = "x";
        break;
    case 11:
        c["scope"] = "other";
        break;
    case 12:
        c["id"] = run["candidates"][1]["id"];
        break;
    default:
        c["evidence"][0]["id"] = "e99";
    }
    const VettedRun out = vetted(run);
    QVERIFY(!out.refused.empty());
    QCOMPARE(QString::fromStdString(out.refused.front().reason), reason);
    QCOMPARE(out.run.proposed, out.run.candidates.size() + out.run.dropped.size());
    for (const Candidate &kept : out.run.candidates)
        QVERIFY(kept.id != out.refused.front().candidate || what == 12);
    // The store looks for itself, whoever asks.
    const auto read = readRun(run.dump());
    QVERIFY_OK(read);
    const auto entry = m_store->queueRun(*read, {}, {"ada", "cli", ""});
    QVERIFY(!entry);
    QCOMPARE(entry.error().code, Errc::Invalid);
    QVERIFY(m_store->counts()->candidates.empty());
}

void TstReflectVet::figuresAreMadeAnew()
{
    const RunRecord honest = engram();
    json run = json::parse(runJson(honest));
    json &c = run["candidates"][0];
    c["depth"] = 0;
    c["confidence"] = "high";
    c["confidence_reason"] = "because I say so";
    c["importance"] = 1.0;
    c["action"] = "supersede";
    c["targets"] = {"e30"};
    c["suppressed"] = true;
    c["findings"] = json::array();
    for (json &check : c["checks"]) {
        check["state"] = "pass";
        check["sentence"] = "fine";
        check["value"] = 99.0;
    }
    c["checks"].push_back({{"id", "made_up"}, {"state", "pass"}, {"sentence", "fine"}});
    c["evidence"][1]["granularity"] = "batch";
    run["candidates"][1]["deferred"] = false;
    const VettedRun out = vetted(run);
    QVERIFY(out.refused.empty());
    const Candidate &made = out.run.candidates.front();
    QCOMPARE(made.depth, 1);
    QCOMPARE(made.confidence, Confidence::Low); // three sources
    QVERIFY(made.confidenceReason.find("because I say so") == std::string::npos);
    QCOMPARE(*made.importance, 0.8);
    QCOMPARE(made.action, Action::Add);
    QVERIFY(made.targets.empty());
    QVERIFY(!made.suppressed);
    QCOMPARE(made.evidence[1].granularity, Granularity::Claim);
    QCOMPARE(made.checks.size(), std::size_t(12));
    for (const Check &check : made.checks) {
        QVERIFY(check.id != "made_up");
        if (check.id == "citations")
            QCOMPARE(check.value, std::optional(3.0));
        if (check.id == "grounding")
            QCOMPARE(check.value, std::optional(3.0));
        if (check.id == "confidence")
            QCOMPARE(check.state, CheckState::Look);
    }
    QCOMPARE(out.run.candidates[1].deferred, true);
}

void TstReflectVet::supportComesFromTheReply()
{
    FakeModel model([](const std::string &user) {
        if (user.find("most salient") != std::string::npos)
            return std::string("{\"questions\":[\"What of cats?\"]}");
        if (user.find("do its cited memories") != std::string::npos)
            return std::string("{\"verdicts\":[{\"claim\":1,\"supported\":\"no\",\"reason\":\"they don't\"}]}");
        return std::string("{\"insights\":[{\"text\":\"Cats purr\",\"cites\":[1,2]}]}");
    });
    ReflectRequest request;
    request.scope = "default";
    request.preset = "generative-agents";
    const auto done = reflect(*m_store, request, fakeServices(model));
    QVERIFY_OK(done);
    QCOMPARE(done->candidates.size(), std::size_t(1));
    json run = json::parse(runJson(*done));
    for (json &check : run["candidates"][0]["checks"]) {
        if (check["id"] == "support")
            check = {{"id", "support"}, {"state", "pass"}, {"sentence", "Supported."}};
    }
    const VettedRun out = vetted(run);
    QVERIFY2(out.refused.empty(), out.refused.empty() ? "" : out.refused.front().reason.c_str());
    for (const Check &check : out.run.candidates.front().checks) {
        if (check.id == "support") {
            QCOMPARE(check.state, CheckState::Failed);
            QCOMPARE(check.sentence, std::string("No. they don't"));
        }
    }
    QCOMPARE(out.run.candidates.front().focus, std::string("What of cats?"));
    // A question that was not asked.
    run["candidates"][0]["focus"] = "What of dogs?";
    QCOMPARE(vetted(run).refused.front().reason, std::string("names a question that its prompt did not ask"));
}

void TstReflectVet::replayedRunsPass()
{
    ReflectServices services;
    services.embedder = std::make_shared<WordEmbedder>();
    services.cassette = engram().calls;
    services.cassette.front().request = "{}"; // what the tape asked is not what this run shows
    ReflectRequest request;
    request.scope = "default";
    request.preset = "engram";
    const auto done = reflect(*m_store, request, services);
    QVERIFY_OK(done);
    QCOMPARE(done->candidates.size(), std::size_t(2));
    QVERIFY(done->calls.front().request.find("fact 20 about cats") != std::string::npos);
    QVERIFY(vetted(json::parse(runJson(*done))).refused.empty());
}

void TstReflectVet::marksOnlyWhatWasShown()
{
    json run = json::parse(runJson(engram()));
    run["selected"].push_back("e30");
    run["selected"].push_back("e99");
    const VettedRun out = vetted(run);
    QCOMPARE(out.run.selected.size(), std::size_t(20));
    QVERIFY(std::find(out.run.selected.begin(), out.run.selected.end(), MemoryId{"e30"}) == out.run.selected.end());
}

void TstReflectVet::rules()
{
    ReflectRequest request;
    request.scope = "default";
    const auto done = reflect(*m_store, request, {});
    QVERIFY_OK(done);
    QVERIFY(!done->candidates.empty());
    const json honest = json::parse(runJson(*done));
    QVERIFY(vetted(honest).refused.empty());
    QCOMPARE(vetted(honest).run.candidates.size(), done->candidates.size());
    json run = honest;
    run["candidates"][0]["text"] = "When it is tagged auth, then all is well: 30 of 30 episodes, lift 9.9.";
    QCOMPARE(vetted(run).refused.front().reason, std::string("is not what the episodes that were looked at show"));
    run = honest;
    run["candidates"][0]["evidence"].push_back({{"id", "e1"}, {"role", "supports"}});
    QCOMPARE(vetted(run).refused.front().reason, std::string("cites \"e1\", which the rule does not rest on"));
    // A cited one taken out comes back.
    run = honest;
    const std::size_t cited = run["candidates"][0]["evidence"].size();
    run["candidates"][0]["evidence"].erase(0);
    QCOMPARE(vetted(run).run.candidates.front().evidence.size(), cited);
}

void TstReflectVet::narratives()
{
    FakeModel model([](const std::string &) {
        return std::string(
            "{\"title\":\"Cats\",\"summary\":\"Cats.\",\"content\":\"Many facts about cats were told.\"}");
    });
    ReflectRequest request;
    request.scope = "default";
    request.preset = "everos";
    const auto done = reflect(*m_store, request, fakeServices(model));
    QVERIFY_OK(done);
    QVERIFY(!done->candidates.empty());
    const json honest = json::parse(runJson(*done));
    const VettedRun fine = vetted(honest);
    QVERIFY2(fine.refused.empty(), fine.refused.empty() ? "" : fine.refused.front().reason.c_str());
    QCOMPARE(fine.run.candidates.front().evidence.size(), done->candidates.front().evidence.size());
    QCOMPARE(fine.run.candidates.front().evidence.front().role, Role::MergedFrom);
    // It would archive more than the reply merged, or less.
    json run = honest;
    const auto count = run["candidates"][0]["evidence"].size();
    run["candidates"][0]["evidence"].erase(0);
    QCOMPARE(vetted(run).refused.front().reason,
             "would archive " + std::to_string(count - 1) + " memories, its prompt showed " + std::to_string(count));
    run = honest;
    run["candidates"][0]["text"] = "All is well.";
    QCOMPARE(vetted(run).refused.front().reason, std::string("says what the reply of call 1 does not"));
}

void TstReflectVet::whatWasErasedSince()
{
    const json run = json::parse(runJson(engram()));
    QVERIFY_OK(m_store->add({reflection("r1", {"e20", "e19"})}, kAgent));
    // A belief that says it already came meanwhile, with the same sources.
    MemoryDraft same = reflection("r2", {"e20", "e19", "e18"});
    same.memory.text = "Cats purr";
    QVERIFY_OK(m_store->add({same}, kAgent));
    const VettedRun out = vetted(run);
    QCOMPARE(out.refused.size(), std::size_t(1));
    QVERIFY(out.refused.front().reason.starts_with("a belief says it already"));
    QCOMPARE(out.run.candidates.front().text, std::string("Dogs bark"));
}

// Nobody proposed it: its own word on figures counts for nothing, and it can't borrow a model's name.
void TstReflectVet::writtenByHand()
{
    json run = json::parse(runJson(engram()));
    run["preset"] = "by-hand";
    QVERIFY(vetted(run).run.candidates.empty()); // it names a model and its calls
    run["provider"] = run["model"] = "";
    run["calls"] = json::array();
    run["candidates"][0]["depth"] = 7;
    run["candidates"][0]["confidence"] = "high";
    for (json &check : run["candidates"][0]["checks"]) {
        if (check["id"] == "support")
            check = {{"id", "support"}, {"state", "pass"}, {"sentence", "Surely."}};
    }
    run["candidates"][1]["evidence"][0]["id"] = "e99";
    const VettedRun out = vetted(run);
    QCOMPARE(out.refused.size(), std::size_t(1));
    QCOMPARE(out.refused[0].reason, std::string("cites \"e99\", which is no memory of its scope"));
    QCOMPARE(out.run.candidates.size(), std::size_t(1));
    const Candidate &one = out.run.candidates[0];
    QCOMPARE(one.depth, 1);
    QVERIFY(one.confidence == Confidence::Low); // three sources, medium starts at five
    QCOMPARE(one.call, 0);
    const auto support =
        std::find_if(one.checks.begin(), one.checks.end(), [](const Check &c) { return c.id == "support"; });
    QVERIFY(support != one.checks.end());
    QVERIFY(support->state == CheckState::NotRun);
    QCOMPARE(support->sentence, std::string("By its writer: Surely."));
    QCOMPARE(out.run.selected.size(), std::size_t(3)); // what it cites
}

CREDENCE_TEST(tst_reflect_vet, TstReflectVet)

} // namespace tst_reflect_vet

#include "tst_reflect_vet.moc"
