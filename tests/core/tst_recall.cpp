// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Recall: the formulas against sums done by hand, what may be a hit, and an index that is lost, damaged or of another
// model.
#include "index/graph.h"
#include "support/jsonlstore.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/erase.h>
#include <credence/recall.h>
#include <credence/text.h>

#include <QTest>

#include <fmt/format.h>

#include <fstream>
#include <random>

#include <unistd.h>

namespace tst_recall {

using namespace credence;
using namespace credence::test;

namespace {

std::string line(const std::string &id, const std::string &text, const std::string &more = {})
{
    return fmt::format(
        "{{\"record\":\"memory\",\"id\":\"{}\",\"kind\":\"episode\",\"scope\":\"s\",\"text\":\"{}\"{}}}\n", id, text,
        more);
}

std::string at(const char *time, const std::string &more = {})
{
    return fmt::format(",\"created\":\"{}\"{}", time, more);
}

std::string belief(const std::string &id, const std::string &text, const std::string &evidence, const char *time)
{
    return fmt::format("{{\"record\":\"memory\",\"id\":\"{}\",\"kind\":\"reflection\",\"shape\":\"insight\",\"scope\":"
                       "\"s\",\"text\":\"{}\",\"created\":\"{}\",\"evidence\":[{}]}}\n",
                       id, text, time, evidence);
}

std::string supports(std::initializer_list<const char *> ids)
{
    std::string out;
    for (const char *id : ids)
        out += fmt::format("{}{{\"id\":\"{}\"}}", out.empty() ? "" : ",", id);
    return out;
}

Result<RecallPool> ask(const Store &store, const std::string &question, const RecallOptions &options = {},
                       const RecallIndexOptions &indexing = {})
{
    auto index = RecallIndex::open(store, indexing);
    if (!index)
        return index.error();
    return gatherRecall(store, **index, question, options);
}

QStringList ids(const RecallPool &pool, const std::vector<RecallHit> &hits)
{
    QStringList out;
    for (const RecallHit &hit : hits)
        out << QString::fromStdString(pool.candidates[hit.candidate].id.value);
    return out;
}

QStringList best(const Result<RecallPool> &pool, std::size_t k)
{
    return pool ? ids(*pool, rankRecall(*pool, *recallPreset("focused"), k))
                : QStringList{QString::fromStdString(pool.error().message)};
}

const RecallCandidate *named(const RecallPool &pool, const std::string &id)
{
    for (const RecallCandidate &one : pool.candidates) {
        if (one.id.value == id)
            return &one;
    }
    return nullptr;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-6;
}

} // namespace

class TstRecall : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paperByHand();
    void releasedByHand();
    void equalValues();
    void lowConfidence();
    void weightsRerank();
    void routes_data();
    void routes();
    void gathered();
    void whatMayBeAHit();
    void asOf();
    void veto();
    void vetoWithoutLink();
    void scripts();
    void oddQuestions();
    void writesNothing();
    void indexFolder_data();
    void indexFolder();
    void newMemories();
    void erasedLeaves();
    void graphLinks();
    void graphAgreesWithExact();
    void filedAgreesWithHeld();
};

// A: 0 h, 0.9; B: 100 h, 0.5; C: timeless, 0.1. Words 2, 6, 0; vectors 0.5, 0.1, 0.3; neighbours 0, 0.4, 0.2; session
// 0, 1, 0.5; actor B.
// relevance: A 0.45/3 + 0.25 = 0.40, B 0.45 + 0.15 + 0.08 + 0.07 = 0.75, C 0.125 + 0.075 + 0.04 = 0.24;
// normalised 0.16/0.51, 1, 0.
RecallPool byHand()
{
    RecallPool pool;
    const auto put = [&](std::int64_t key, double hours, double importance, double bm25, double alike,
                         double neighbours, double session, bool actor) {
        RecallCandidate one;
        one.key = {key};
        one.id = {std::string(1, char('A' + key - 1))};
        one.hours = hours;
        if (std::isfinite(hours))
            one.accessed = one.created = Time(std::chrono::milliseconds(std::int64_t(1e12 - hours * 3.6e6)));
        one.importance = importance;
        one.bm25 = bm25;
        one.similarity = alike;
        one.neighbours = neighbours;
        one.sessionScore = session;
        one.namesActor = actor;
        pool.candidates.push_back(std::move(one));
    };
    put(1, 0, 0.9, 2, 0.5, 0, 0, false);
    put(2, 100, 0.5, 6, 0.1, 0.4, 1, true);
    put(3, std::numeric_limits<double>::infinity(), 0.1, 0, 0.3, 0.2, 0.5, false);
    return pool;
}

void TstRecall::paperByHand()
{
    const RecallPool pool = byHand();
    const auto hits = rankRecall(pool, *recallPreset("paper"));
    QCOMPARE(ids(pool, hits), (QStringList{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}));
    QVERIFY(near(hits[0].recency, 1) && near(hits[0].importance, 1) && near(hits[0].relevance, 0.3137254902));
    QVERIFY(near(hits[0].score, 2.3137254902));
    QVERIFY(near(hits[1].recency, 0.6057704364)); // 0.995 ^ 100
    QVERIFY(near(hits[1].score, 2.1057704364));
    QVERIFY(near(hits[2].score, 0));
    QVERIFY(near(hits[0].parts[0], 1.0 / 3) && near(hits[0].parts[1], 1) && near(hits[1].parts[1], 0));
    QVERIFY(hits[1].explanation.find("recency 1.00 × 0.61 + importance 1.00 × 0.50 + relevance 1.00 × 1.00") == 0);
    QVERIFY(hits[1].explanation.find(" + 0.500 + 1.000 = 2.11\n") != std::string::npos);
}

// Ranks from what was accessed longest ago: B 0.99, A 0.9801, C 0.970299 (timeless last).
void TstRecall::releasedByHand()
{
    const RecallPool pool = byHand();
    const auto hits = rankRecall(pool, *recallPreset("released"));
    QCOMPARE(ids(pool, hits), (QStringList{QStringLiteral("B"), QStringLiteral("A"), QStringLiteral("C")}));
    QVERIFY(near(hits[0].score, 4.5)); // 0.5 + 2 x 0.5 + 3
    QVERIFY(near(hits[0].recencyRaw, 0.99));
    QVERIFY(near(hits[1].recency, 0.4974874372));
    QVERIFY(near(hits[1].score, 3.1899201892));
    QVERIFY(!recallPreset("own").has_value());
}

void TstRecall::equalValues()
{
    RecallPool pool;
    pool.candidates.resize(2);
    pool.candidates[0].key = {1};
    pool.candidates[1].key = {2};
    const auto hits = rankRecall(pool, *recallPreset("paper"));
    QVERIFY(near(hits[0].score, 1.5));
    QVERIFY(near(hits[1].score, 1.5));
    QCOMPARE(hits[0].candidate, std::size_t(0));
    QVERIFY(rankRecall({}, {}).empty());
}

void TstRecall::lowConfidence()
{
    RecallPool pool;
    pool.candidates.resize(2);
    pool.candidates[0].key = {1};
    pool.candidates[0].kind = Kind::Reflection;
    pool.candidates[0].confidence = Confidence::Low;
    pool.candidates[1].key = {2};
    pool.candidates[1].kind = Kind::Reflection;
    pool.candidates[1].confidence = Confidence::Medium;
    const auto hits = rankRecall(pool, *recallPreset("paper"));
    QCOMPARE(hits[0].candidate, std::size_t(1));
    QVERIFY(near(hits[0].score, 1.5));
    QVERIFY(near(hits[1].score, 1.2)); // 0.8 x 1.5
    QVERIFY(near(hits[1].confidence, 0.8));
}

void TstRecall::weightsRerank()
{
    const RecallPool pool = byHand();
    RecallWeights weights = *recallPreset("paper");
    weights.preset = "own";
    weights.recency = 0;
    weights.importance = 0;
    weights.words = weights.neighbours = weights.session = weights.actor = 0; // vectors alone
    QCOMPARE(ids(pool, rankRecall(pool, weights, 2)), (QStringList{QStringLiteral("A"), QStringLiteral("C")}));
    const auto moves = compareRecall(pool, *recallPreset("paper"), *recallPreset("released"), 2);
    QCOMPARE(moves.size(), std::size_t(2));
    QCOMPARE(moves[0].before, 1);
    QCOMPARE(moves[0].after, 2);
    QCOMPARE(moves[1].before, 2);
    QCOMPARE(moves[1].after, 1);
}

void TstRecall::routes_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("layer");
    QTest::addColumn<QString>("seen");
    const auto row = [](const char *question, const char *layer, const char *seen) {
        QTest::newRow(question) << QString::fromUtf8(question) << QString::fromLatin1(layer) << QString::fromUtf8(seen);
    };
    row("When did the pump fail?", "episodes", "When");
    row("Which day did Lena call?", "episodes", "Which day");
    row("What did Lena say on 24 May?", "episodes", "24 May");
    row("Notes of 2026-05-24", "episodes", "2026-05-24");
    row("What does Lena usually eat?", "beliefs", "usually");
    row("Lena prefers which tea?", "beliefs", "prefers");
    row("Lena tends to be late", "beliefs", "tends to");
    row("pump pressure", "all", "");
    row("Which pump is it?", "all", ""); // one word that leans keeps nothing out
    row("When does Lena usually eat?", "beliefs", "usually");
    row("いつも何を飲みますか", "beliefs", "いつも");
    row("いつ着きましたか", "episodes", "いつ");
    row("Когда приехала Лена?", "episodes", "Когда");
}

void TstRecall::routes()
{
    QFETCH(QString, question);
    QFETCH(QString, layer);
    QFETCH(QString, seen);
    const std::string text = question.toStdString();
    const RecallRoute route = recallRoute(text);
    QCOMPARE(QString::fromLatin1(word(route.layer)), layer);
    QVERIFY(!route.overruled);
    if (!seen.isEmpty()) {
        QVERIFY(std::any_of(route.words.begin(), route.words.end(), [&](const auto &place) {
            return text.substr(place.first, place.second - place.first) == seen.toStdString();
        }));
    }
    const RecallRoute forced = recallRoute(text, RecallLayer::All);
    QCOMPARE(forced.layer, RecallLayer::All);
    QCOMPARE(forced.overruled, layer != QLatin1String("all"));
}

// Two sessions; only e2 has the word. Its neighbours of the same session come with it, halved with distance.
void TstRecall::gathered()
{
    JsonlStore store(
        line("e1", "Breakfast was late", at("2026-01-01T08:00:00Z", ",\"session\":\"a\"")) +
        line("e2", "The zeppelin landed", at("2026-01-01T09:00:00Z", ",\"session\":\"a\",\"actor\":\"lena\"")) +
        line("e3", "Nobody waved", at("2026-01-01T10:00:00Z", ",\"session\":\"a\"")) +
        line("e4", "Lunch was cold", at("2026-01-01T11:00:00Z", ",\"session\":\"b\"")));
    QVERIFY2(store.ok(), store.error.c_str());
    const auto pool = ask(*store, "Did Lena see the zeppelins?");
    QVERIFY_OK(pool);
    const RecallCandidate *e1 = named(*pool, "e1"), *e2 = named(*pool, "e2"), *e3 = named(*pool, "e3"),
                          *e4 = named(*pool, "e4");
    QVERIFY(e1 && e2 && e3 && e4);
    QCOMPARE(e2->bm25Rank, 1); // "zeppelins" has the stem of "zeppelin"
    QCOMPARE(e2->vectorRank, 1);
    QVERIFY(e2->namesActor && !e1->namesActor);
    QVERIFY(e1->bm25Rank == 0 && e1->bm25 == 0);
    // e2 alone in the list of words: 0.5 there, and 1 as the best of the vectors: (0.5 + 1) / 2.
    QVERIFY(near(e3->neighbours, 0.75));
    QVERIFY(near(e1->neighbours, 0.75));
    QVERIFY(near(e4->neighbours, 0)); // another session
    QCOMPARE(pool->searched, std::size_t(4));
    QCOMPARE(best(pool, 1), QStringList{QStringLiteral("e2")});
}

void TstRecall::whatMayBeAHit()
{
    JsonlStore store(line("e1", "the lighthouse is red") + line("e2", "the lighthouse is tall") +
                     line("e3", "a lighthouse blinks") + line("e4", "lighthouse of another colour") +
                     line("e5", "lighthouse keepers sleep") +
                     belief("b1", "lighthouses are useful", supports({"e1", "e2", "e3"}), "2026-02-01T00:00:00Z") +
                     belief("b2", "lighthouses are old", supports({"e4", "e5"}), "2026-02-01T00:00:00Z"));
    QVERIFY2(store.ok(), store.error.c_str());
    const MemoryKey gone[] = {store.key("e1"), store.key("e4")};
    QVERIFY_OK(store->retract(gone, kPerson));
    RecallOptions all;
    all.layer = RecallLayer::All;
    const auto pool = ask(*store, "lighthouse", all);
    QVERIFY_OK(pool);
    QVERIFY(!named(*pool, "e1") && !named(*pool, "e4")); // retracted
    QVERIFY(!named(*pool, "b2"));                        // stale
    const RecallCandidate *b1 = named(*pool, "b1");
    QVERIFY(b1 && b1->status == Status::Suspect);
    QVERIFY(b1->confidence == Confidence::Low);
    QVERIFY(!b1->approved);
    QCOMPARE(b1->behindCount, std::uint64_t(3));
    QVERIFY(named(*pool, "e2") && named(*pool, "e5"));
    all.approvedOnly = true;
    const auto approved = ask(*store, "lighthouse", all);
    QVERIFY_OK(approved);
    QVERIFY(!named(*approved, "b1") && named(*approved, "e2"));
    const auto wrong = ask(*store, "lighthouse", {.scope = "nowhere"});
    QVERIFY(!wrong.ok() && wrong.error().code == Errc::NotFound);
}

void TstRecall::asOf()
{
    JsonlStore store(line("e1", "the well is deep", at("2026-01-01T00:00:00Z")) +
                     line("e2", "the well is dry", at("2026-03-01T00:00:00Z")));
    QVERIFY2(store.ok(), store.error.c_str());
    RecallOptions options;
    options.now = Time(std::chrono::milliseconds(1'769'904'000'000)); // 2026-02-01
    auto pool = ask(*store, "well", options);
    QVERIFY_OK(pool);
    QVERIFY(named(*pool, "e1") && !named(*pool, "e2"));
    QVERIFY(near(named(*pool, "e1")->hours, 31 * 24));
    // Retracted today: at that time it was not.
    const MemoryKey gone[] = {store.key("e1")};
    QVERIFY_OK(store->retract(gone, kPerson));
    pool = ask(*store, "well", options);
    QVERIFY_OK(pool);
    QVERIFY(named(*pool, "e1"));
    pool = ask(*store, "well");
    QVERIFY_OK(pool);
    QVERIFY(!named(*pool, "e1") && named(*pool, "e2"));
}

void TstRecall::veto()
{
    const auto store = [](const char *importance) {
        return line("e1", "tea at four", at("2026-01-01T00:00:00Z")) +
               line("e2", "tea again", at("2026-01-02T00:00:00Z")) +
               line("e3", "no more tea, said the doctor",
                    at("2026-03-01T00:00:00Z", fmt::format(",\"importance\":{}", importance))) +
               belief("b1", "there is tea every day",
                      supports({"e1", "e2"}) + ",{\"id\":\"e3\",\"role\":\"contradicts\"}", "2026-02-01T00:00:00Z");
    };
    RecallOptions options;
    options.layer = RecallLayer::Beliefs;
    JsonlStore strong(store("0.7"));
    QVERIFY2(strong.ok(), strong.error.c_str());
    auto pool = ask(*strong, "tea", options);
    QVERIFY_OK(pool);
    QVERIFY(pool->candidates.empty());
    QCOMPARE(pool->vetoed.size(), std::size_t(1));
    QCOMPARE(pool->vetoed.front().beliefId.value, std::string("b1"));
    QCOMPARE(pool->vetoed.front().episodeId.value, std::string("e3"));
    QVERIFY(pool->vetoed.front().linked);
    QCOMPARE(pool->vetoed.front().reason, std::string("A newer episode of importance 0.7 contradicts it."));
    options.countHere = {strong.key("b1")};
    pool = ask(*strong, "tea", options);
    QVERIFY_OK(pool);
    QVERIFY(named(*pool, "b1") && pool->vetoed.empty());
    options.countHere.clear();
    JsonlStore weak(store("0.69"));
    pool = ask(*weak, "tea", options);
    QVERIFY_OK(pool);
    QVERIFY(named(*pool, "b1") && pool->vetoed.empty());
}

void TstRecall::vetoWithoutLink()
{
    JsonlStore store(
        line("e1", "Lena drinks green tea in the morning", at("2026-01-01T00:00:00Z")) +
        line("e2", "Lena drank green tea again", at("2026-01-02T00:00:00Z")) +
        line("e3", "Lena does not drink green tea any more", at("2026-03-01T00:00:00Z", ",\"importance\":0.9")) +
        belief("b1", "Lena drinks green tea", supports({"e1", "e2"}), "2026-02-01T00:00:00Z"));
    QVERIFY2(store.ok(), store.error.c_str());
    RecallOptions options;
    options.layer = RecallLayer::All;
    const auto pool = ask(*store, "green tea", options);
    QVERIFY_OK(pool);
    QCOMPARE(pool->vetoed.size(), std::size_t(1));
    QVERIFY(!pool->vetoed.front().linked);
    QCOMPARE(pool->vetoed.front().episodeId.value, std::string("e3"));
}

void TstRecall::scripts()
{
    JsonlStore store(line("j1", "注文を確定するボタンの文字数が多い") + line("j2", "昨日は雨でした") +
                     line("r1", "Вчера деплой упал из-за базы") + line("r2", "Завтра будет дождь") +
                     line("h1", "הזמנה חדשה נשלחה") + line("k1", "데이터베이스를 옮겼습니다"));
    QVERIFY2(store.ok(), store.error.c_str());
    QCOMPARE(best(ask(*store, "注文を確定"), 1), QStringList{QStringLiteral("j1")});
    QCOMPARE(best(ask(*store, "注文"), 1), QStringList{QStringLiteral("j1")}); // shorter than a trigram
    // Exactly a trigram: found by its words, not by likeness alone.
    const auto three = ask(*store, "文字数");
    QVERIFY_OK(three);
    QCOMPARE(best(three, 1), QStringList{QStringLiteral("j1")});
    QVERIFY(std::any_of(three->candidates.begin(), three->candidates.end(),
                        [](const RecallCandidate &one) { return one.id.value == "j1" && one.bm25Rank == 1; }));
    QCOMPARE(best(ask(*store, "雨"), 1), QStringList{QStringLiteral("j2")});
    QCOMPARE(best(ask(*store, "деплоя"), 1), QStringList{QStringLiteral("r1")}); // another case
    QCOMPARE(best(ask(*store, "ДЕПЛОЙ"), 1), QStringList{QStringLiteral("r1")});
    QCOMPARE(best(ask(*store, "הזמנה"), 1), QStringList{QStringLiteral("h1")});
    QCOMPARE(best(ask(*store, "데이터베이스"), 1), QStringList{QStringLiteral("k1")});
}

void TstRecall::oddQuestions()
{
    JsonlStore store(line("e1", "an ordinary day"));
    QVERIFY2(store.ok(), store.error.c_str());
    for (const char *question : {"the of and", "\"*)(' OR NEAR(", "text:day AND", "\xff\xfe", "???", "-day", "^day*"}) {
        const auto pool = ask(*store, question);
        QVERIFY2(pool.ok(), pool.ok() ? "" : (question + pool.error().message).c_str());
    }
    const auto pool = ask(*store, "the of and");
    QVERIFY(!pool->notes.empty());
    JsonlStore empty("");
    const auto nothing = ask(*empty, "anything");
    QVERIFY_OK(nothing);
    QVERIFY(nothing->candidates.empty());
    QVERIFY(rankRecall(*nothing, {}).empty());
}

void TstRecall::writesNothing()
{
    Folder folder;
    const auto path = folder / "a.credence";
    {
        auto store = Store::create(path);
        QVERIFY_OK(store);
        QVERIFY_OK((*store)->add({episode("e1", "a kite in the sky")}, kAgent));
    }
    const QByteArray before = bytesOf(path);
    {
        auto store = Store::open(path, {.readOnly = true});
        QVERIFY_OK(store);
        QCOMPARE(best(ask(**store, "kite"), 1), QStringList{QStringLiteral("e1")});
    }
    QCOMPARE(bytesOf(path), before);
    // Where the folder can't be made, it is kept for this time only.
    std::ofstream(path.string() + "-index2") << "x";
    std::filesystem::remove_all(credence::indexFolder(path));
    std::ofstream(credence::indexFolder(path)) << "a file in the way";
    auto store = Store::open(path, {.readOnly = true});
    QVERIFY_OK(store);
    const auto pool = ask(**store, "kite");
    QCOMPARE(best(pool, 1), QStringList{QStringLiteral("e1")});
    QVERIFY(pool->index.note.find("can't be kept") != std::string::npos);
}

void TstRecall::indexFolder_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("note");
    QTest::newRow("missing") << "remove"
                             << "there was none for this model";
    QTest::newRow("cut short") << "cut"
                               << "cut short";
    QTest::newRow("cut in the head") << "head"
                                     << "cut short";
    QTest::newRow("a byte changed") << "flip"
                                    << "damaged";
    QTest::newRow("of another version") << "version"
                                        << "another version";
    QTest::newRow("of another model") << "model"
                                      << "another model";
    QTest::newRow("of another store") << "store"
                                      << "another store";
    QTest::newRow("sound") << ""
                           << "";
}

void TstRecall::indexFolder()
{
    QFETCH(QString, damage);
    QFETCH(QString, note);
    Folder folder;
    const auto path = folder / "a.credence";
    auto store = Store::create(path);
    QVERIFY_OK(store);
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 20; ++i)
        drafts.push_back(
            episode(fmt::format("e{}", i), fmt::format("the {} boat has {} sails", i % 2 ? "red" : "green", i)));
    QVERIFY_OK((*store)->add(std::move(drafts), kAgent));
    const auto first = ask(**store, "red boat with 7 sails");
    QVERIFY_OK(first);
    std::filesystem::path file;
    for (const auto &entry : std::filesystem::directory_iterator(credence::indexFolder(path)))
        file = entry.path();
    QByteArray bytes = bytesOf(file);
    QVERIFY(bytes.size() > 20 * 384 * 4);
    if (damage == QLatin1String("remove"))
        std::filesystem::remove_all(credence::indexFolder(path));
    else if (damage == QLatin1String("cut"))
        bytes.chop(700);
    else if (damage == QLatin1String("head"))
        bytes.truncate(14);
    else if (damage == QLatin1String("flip"))
        bytes[bytes.size() / 2] = char(bytes[bytes.size() / 2] ^ 0x10);
    else if (damage == QLatin1String("version"))
        bytes[7] = '9';
    else if (damage == QLatin1String("model"))
        bytes[17] = 'x';
    if (damage == QLatin1String("store")) {
        store->reset();
        std::filesystem::remove(path);
        store = Store::create(path);
        QVERIFY_OK(store);
        QVERIFY_OK((*store)->add({episode("e7", "the red boat has 7 sails")}, kAgent));
        QVERIFY_OK((*store)->add({episode("e8", "something else")}, kAgent));
    } else if (damage != QLatin1String("remove")) {
        std::ofstream(file, std::ios::binary).write(bytes.constData(), bytes.size());
    }
    const auto again = ask(**store, "red boat with 7 sails");
    QVERIFY_OK(again);
    if (note.isEmpty())
        QCOMPARE(again->index.note, std::string());
    else
        QVERIFY2(QString::fromStdString(again->index.note).contains(note), again->index.note.c_str());
    QCOMPARE(best(again, 1), QStringList{QStringLiteral("e7")});
    if (damage != QLatin1String("store"))
        QCOMPARE(best(again, 20), best(first, 20));
    QCOMPARE(ask(**store, "red boat")->index.note, std::string()); // sound again
}

void TstRecall::newMemories()
{
    Folder folder;
    const auto path = folder / "a.credence";
    auto store = Store::create(path);
    QVERIFY_OK(store);
    QVERIFY_OK((*store)->import(foreign({episode("e1", "the first page")}), "x", {}));
    auto index = RecallIndex::open(**store);
    QVERIFY_OK(index);
    QVERIFY_OK((*store)->add({episode("e2", "an elephant at the door")}, kAgent));
    QVERIFY(!(*index)->state().note.empty()); // there was none
    // The open index follows, and so does a text that changed.
    QCOMPARE(best(gatherRecall(**store, **index, "elephant"), 1), QStringList{QStringLiteral("e2")});
    QCOMPARE((*index)->state().vectors, std::size_t(2));
    QVERIFY((*index)->state().note.empty()); // said once
    QVERIFY_OK((*store)->import(foreign({episode("e1", "a walrus in the garden")}), "x", {}));
    const auto pool = gatherRecall(**store, **index, "walrus");
    QCOMPARE(best(pool, 1), QStringList{QStringLiteral("e1")});
    QCOMPARE(named(*pool, "e1")->vectorRank, 1);
    // So does the file, for whoever opens it next.
    const auto next = ask(**store, "walrus");
    QCOMPARE(next->index.note, std::string());
    QCOMPARE(named(*next, "e1")->vectorRank, 1);
    QCOMPARE(next->index.vectors, std::size_t(2));
}

void TstRecall::erasedLeaves()
{
    Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    QVERIFY_OK((*store)->add({episode("e1", "a secret path"), episode("e2", "a public road")}, kAgent));
    auto index = RecallIndex::open(**store);
    QVERIFY_OK(index);
    EraseRequest request;
    request.keys = {*(*store)->find("e1")};
    QVERIFY_OK(erase(**store, request, kPerson));
    const auto pool = gatherRecall(**store, **index, "secret path");
    QVERIFY_OK(pool);
    QVERIFY(!named(*pool, "e1"));
    QCOMPARE(pool->index.vectors, std::size_t(1));
}

void TstRecall::graphLinks()
{
    std::mt19937 dice(5);
    std::normal_distribution<float> normal;
    constexpr std::size_t kRows = 600, kDimension = 16;
    std::vector<float> rows;
    for (std::size_t i = 0; i < kRows; ++i) {
        std::vector<float> one(kDimension);
        double squares = 0;
        for (float &value : one) {
            value = normal(dice);
            squares += double(value) * double(value);
        }
        for (float &value : one)
            rows.push_back(float(double(value) / std::sqrt(squares)));
    }
    index::Graph graph(kDimension);
    const auto most = graph.extend(rows.data(), kRows - 100, {}, {});
    QVERIFY_OK(most);
    const auto rest = graph.extend(rows.data() + (kRows - 100) * kDimension, 100, {}, {});
    QVERIFY_OK(rest);
    QCOMPARE(graph.size(), kRows);
    const std::string links = graph.links();
    auto back = index::Graph::fromLinks(links, rows.data(), kRows, kDimension);
    QVERIFY_OK(back);
    const std::span<const float> query(rows.data() + 5 * kDimension, kDimension);
    QCOMPARE(back->search(query, 10, 50), graph.search(query, 10, 50));
    QCOMPARE(graph.search(query, 1, 50).front().first, std::size_t(5));
    QCOMPARE(back->links(), links);
    // Whatever the bytes say, nothing is read beyond the rows.
    for (std::size_t at = 0; at < links.size(); at += 97) {
        std::string odd = links;
        odd[at] = char(odd[at] ^ char(1 + dice() % 255));
        if (auto other = index::Graph::fromLinks(odd, rows.data(), kRows, kDimension))
            static_cast<void>(other->search(query, 10, 50));
        static_cast<void>(index::Graph::fromLinks(links.substr(0, at), rows.data(), kRows, kDimension));
    }
    QVERIFY(!index::Graph::fromLinks(links, rows.data(), kRows - 1, kDimension).ok());
}

void TstRecall::graphAgreesWithExact()
{
    Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    std::mt19937 dice(3);
    const char *things[] = {"boat",   "train",  "letter", "garden", "kettle",
                            "window", "doctor", "violin", "market", "storm"};
    const char *doings[] = {"broke", "arrived", "was sold",    "grew",   "sang",
                            "fell",  "opened",  "was painted", "burned", "slept"};
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 1500; ++i)
        drafts.push_back(
            episode(fmt::format("e{}", i), fmt::format("the {} {} near the {} number {}", things[dice() % 10],
                                                       doings[dice() % 10], things[dice() % 10], dice() % 500)));
    QVERIFY_OK((*store)->add(std::move(drafts), kAgent));
    auto exact = RecallIndex::open(**store, {.keep = false});
    auto graph = RecallIndex::open(**store, {.graphFrom = 1000});
    QVERIFY_OK(exact);
    QVERIFY_OK(graph);
    QVERIFY(!(*exact)->state().graph && (*graph)->state().graph);
    int same = 0, all = 0;
    RecallOptions options;
    options.listed = 10;
    for (const char *question :
         {"a violin that sang", "storm near the market", "painted garden", "the doctor slept", "kettle 42"}) {
        const auto a = gatherRecall(**store, **exact, question, options);
        const auto b = gatherRecall(**store, **graph, question, options);
        QVERIFY_OK(a);
        QVERIFY_OK(b);
        for (const RecallCandidate &one : a->candidates) {
            if (one.vectorRank == 0)
                continue;
            ++all;
            const RecallCandidate *other = named(*b, one.id.value);
            same += other && other->vectorRank > 0 ? 1 : 0;
        }
    }
    QCOMPARE(all, 50);
    QVERIFY2(same >= 49, qPrintable(QString::number(same)));
    // Kept with its links: nothing is made anew.
    auto again = RecallIndex::open(**store, {.graphFrom = 1000});
    QVERIFY_OK(again);
    QVERIFY((*again)->state().graph);
    QCOMPARE((*again)->state().note, std::string());
    // Damaged links are noticed.
    for (const auto &entry : std::filesystem::directory_iterator(credence::indexFolder(folder / "a.credence"))) {
        if (entry.path().extension() == ".links")
            std::filesystem::resize_file(entry.path(), entry.file_size() - 8);
    }
    again = RecallIndex::open(**store, {.graphFrom = 1000});
    QVERIFY_OK(again);
    QVERIFY((*again)->state().note.find("graph over the vectors was made anew") != std::string::npos);
}

// Vectors that are too many to be held are read where they lie in the file, and answer the same: made, kept, added to,
// after an erasure, and made anew where the file is damaged.
void TstRecall::filedAgreesWithHeld()
{
    Folder folder;
    auto store = Store::create(folder / "a.credence", {.approvalChannels = {"gui"}});
    QVERIFY_OK(store);
    std::mt19937 dice(5);
    const char *things[] = {"boat", "train", "letter", "garden", "kettle", "window", "doctor", "violin"};
    const char *doings[] = {"broke", "arrived", "was sold", "grew", "sang", "fell", "opened"};
    const auto drafts = [&](int from, int count) {
        std::vector<MemoryDraft> out;
        for (int i = from; i < from + count; ++i)
            out.push_back(
                episode(fmt::format("e{}", i), fmt::format("the {} {} near the {} number {}", things[dice() % 8],
                                                           doings[dice() % 7], things[dice() % 8], i)));
        return out;
    };
    QVERIFY_OK((*store)->add(drafts(0, 700), kAgent));
    const RecallIndexOptions few{.graphFrom = 50, .heldMost = 100};
    auto held = RecallIndex::open(**store, {.keep = false});
    auto filed = RecallIndex::open(**store, few);
    QVERIFY_OK(held);
    QVERIFY_OK(filed);
    QVERIFY((*filed)->state().note.find("there was none") != std::string::npos);
    RecallOptions options;
    options.listed = 20;
    const auto agree = [&](const std::shared_ptr<RecallIndex> &other) -> std::string {
        if (other->state().graph || other->state().vectors != (*held)->state().vectors)
            return "another state";
        for (const char *question :
             {"a violin that sang", "window near the garden", "the doctor", "kettle 42", "e701"}) {
            const auto a = gatherRecall(**store, **held, question, options);
            const auto b = gatherRecall(**store, *other, question, options);
            if (!a || !b || a->candidates.size() != b->candidates.size() || a->candidates.empty())
                return fmt::format("another number: {}", question);
            for (std::size_t i = 0; i < a->candidates.size(); ++i) {
                const RecallCandidate &x = a->candidates[i], &y = b->candidates[i];
                if (x.key != y.key || x.vectorRank != y.vectorRank || x.similarity != y.similarity)
                    return fmt::format("{}: {} {} {}, {} {} {}", question, x.id.value, x.vectorRank, x.similarity,
                                       y.id.value, y.vectorRank, y.similarity);
            }
        }
        return {};
    };
    QCOMPARE(agree(*filed), std::string());
    // More than there were.
    QVERIFY_OK((*store)->add(drafts(700, 40), kAgent));
    QVERIFY_OK((*held)->refresh(**store));
    QVERIFY_OK((*filed)->refresh(**store));
    QCOMPARE((*filed)->state().vectors, std::size_t(740));
    QCOMPARE(agree(*filed), std::string());
    auto again = RecallIndex::open(**store, few);
    QVERIFY_OK(again);
    QCOMPARE((*again)->state().note, std::string()); // kept whole
    QCOMPARE(agree(*again), std::string());
    // One is gone, and its vector from the file, too.
    const std::filesystem::path index = credence::indexFolder(folder / "a.credence");
    const auto vectors = [&] {
        for (const auto &entry : std::filesystem::directory_iterator(index)) {
            if (entry.path().extension() == ".vectors")
                return entry.path();
        }
        return std::filesystem::path();
    };
    const auto gone = (*store)->find("e701");
    QVERIFY_OK(gone);
    EraseRequest request;
    request.keys = {*gone};
    const auto erased = erase(**store, request, kPerson);
    QVERIFY_OK(erased);
    QVERIFY_OK((*held)->refresh(**store));
    QVERIFY_OK((*again)->refresh(**store));
    QCOMPARE((*again)->state().vectors, std::size_t(739));
    QCOMPARE(agree(*again), std::string());
    again = RecallIndex::open(**store, few);
    QVERIFY_OK(again);
    QCOMPARE(agree(*again), std::string());
    // A file that is cut short.
    QVERIFY(!vectors().empty());
    std::filesystem::resize_file(vectors(), std::filesystem::file_size(vectors()) - 8);
    again = RecallIndex::open(**store, few);
    QVERIFY_OK(again);
    QVERIFY((*again)->state().note.find("made anew: its file is cut short") != std::string::npos);
    QCOMPARE(agree(*again), std::string());
    // Nothing else is left in the folder.
    QCOMPARE(std::distance(std::filesystem::directory_iterator(index), std::filesystem::directory_iterator()), 1);
}

CREDENCE_TEST(tst_recall, TstRecall)

} // namespace tst_recall

#include "tst_recall.moc"
