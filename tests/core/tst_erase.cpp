// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Forgetting: nothing of an erased text is left in any file, what follows is what was previewed, and what must stay
// stays.
#include "store/erase_forms.h"
#include "store/erase_text.h"
#include "store/sqlite.h"
#include "support/registry.h"
#include "support/reviewstore.h"

#include <credence/erase.h>
#include <credence/recall.h>
#include <credence/reflect.h>
#include <credence/text.h>

#include <QTest>

#include <fstream>
#include <random>

namespace tst_erase {

using namespace credence;
using namespace credence::test;

namespace {

// A text that nothing else has, with capitals, quotes, a line break and letters beyond ASCII.
std::string marker(int n)
{
    return fmt::format("Zq{0}Xylophone{0} \"kjhgf{0}\"\nßtraße{0} und Qwmarkwort{0} 注文番号{0}を確定する", n);
}

std::string inJson(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
    return out;
}

// Parts of a marker in the forms in which a file may hold them, each of 12 characters or more.
QList<QByteArray> traces(int n)
{
    const auto q = [&](const char *text) { return QByteArray::fromStdString(fmt::format(fmt::runtime(text), n)); };
    return {q("Zq{0}Xylophone{0}"), q("zq{0}xylophone{0}"), q("und Qwmarkwort{0}"),    q("qwmarkwort{0}"),
            q("straße{0} und"),     q("strasse{0} und"),    q("注文番号{0}を確定する")};
}

// Every file of the folder that holds one of them; the markers are numbered from 1.
QStringList filesWith(const std::filesystem::path &folder, int markers)
{
    QStringList found;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file())
            continue;
        const QByteArray bytes = bytesOf(entry.path());
        for (int n = 1; n <= markers; ++n) {
            for (const QByteArray &trace : traces(n)) {
                if (bytes.contains(trace))
                    found << QString::fromStdString(entry.path().filename().string()) + QStringLiteral(": ") +
                                 QString::fromUtf8(trace);
            }
        }
    }
    return found;
}

bool sql(const std::filesystem::path &path, const std::string &statement)
{
    auto db = sql::Connection::open(path, sql::Mode::ReadWrite, std::chrono::milliseconds(1000));
    return db && (*db)->execute(statement).ok();
}

std::int64_t number(const std::filesystem::path &path, const std::string &query)
{
    auto db = sql::Connection::open(path, sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
    if (!db)
        return -1;
    const auto value = (*db)->integer(query);
    return value ? *value : -1;
}

std::string memoryLine(const std::string &id, const std::string &text, const std::string &more = {})
{
    return fmt::format("{{\"record\":\"memory\",\"id\":\"{}\",\"kind\":\"episode\",\"scope\":\"s\",\"text\":\"{}\","
                       "\"created\":\"2026-01-01T10:00:00Z\"{}}}\n",
                       id, inJson(text), more);
}

constexpr int kMarkers = 24;

// A store with another marker in every place that content can go, all of it about the episodes x1 and x2.
void fill(ReviewStore &store)
{
    int n = 0;
    const auto next = [&] { return marker(++n); };
    // Fields of the memory; a reflection on x1 and x2 alone; quotes in a belief that stays.
    store.take(memoryLine("x1", next(),
                          ",\"actor\":\"" + inJson(next()) + "\",\"session\":\"" + inJson(next()) +
                              "\",\"outcome\":\"" + inJson(next()) + "\",\"tags\":[\"" + inJson(next()) +
                              "\"],\"entities\":[\"" + inJson(next()) + "\"],\"extra\":{\"a\":[\"" + inJson(next()) +
                              "\"]}") +
               memoryLine("x2", next()) +
               fmt::format("{{\"record\":\"memory\",\"id\":\"y1\",\"kind\":\"reflection\",\"shape\":\"belief\","
                           "\"scope\":\"s\",\"text\":\"{}\",\"subject\":\"{}\",\"predicate\":\"{}\",\"object\":\"{}\","
                           "\"evidence\":[{{\"id\":\"x1\"}},{{\"id\":\"x2\"}}]}}\n",
                           inJson(next()), inJson(next()), inJson(next()), inJson(next())) +
               fmt::format("{{\"record\":\"memory\",\"id\":\"y2\",\"kind\":\"reflection\",\"shape\":\"insight\","
                           "\"scope\":\"s\",\"text\":\"a belief that stays\",\"evidence\":[{{\"id\":\"x1\","
                           "\"quote\":\"{}\"}},{{\"id\":\"e1\"}},{{\"id\":\"e2\"}}]}}\n",
                           inJson(next())));
    // The same memory with another text: the old one is in the ledger.
    store.take(memoryLine("x2", next()));
    // Kept records.
    store.take(candidateLine("c9", "add", inJson(next()), {"x1", "x2"}) +
               candidateLine("c8", "add", "rests on others", {"e1", "e2"}) +
               fmt::format("{{\"record\":\"ledger\",\"number\":7,\"note\":\"{}\"}}\n", inJson(marker(1))));
    QVERIFY2(store.ok(), store.error.c_str());
    DecideRequest edit;
    edit.candidate = "c9";
    edit.text = next();
    QVERIFY_DONE(decide(*store, edit, because(next())));
    QVERIFY_DONE(store.reject("c8", "since " + marker(2)));
    // A run with its prompts, in the store and as a file, and an answer in the cache.
    RunRecord run;
    run.id = newUuid();
    run.scope = "s";
    run.preset = "engram";
    run.state = "done";
    Candidate candidate;
    candidate.id = "c7";
    candidate.scope = "s";
    candidate.text = next();
    candidate.evidence = {{{"x1"}}, {{"x2"}}};
    run.candidates = {candidate};
    CallRecord call;
    call.number = 1;
    call.request = "{\"prompt\":\"Memories: " + inJson(marker(1)) + "\"}";
    call.reply = "{\"text\":\"{\\\"insight\\\":\\\"" + inJson(inJson(candidate.text)) + "\\\"}\"}";
    call.text = candidate.text;
    run.calls = {call};
    run.proposed = 1;
    run.selected = {{"x1"}, {"e1"}};
    QVERIFY_DONE(store->queueRun(run, {}, kReviewer));
    run.id = newUuid();
    QVERIFY_DONE(keepRun(run, store.path()));
    const auto cache = cacheFolder(store.path()), index = indexFolder(store.path());
    std::filesystem::create_directory(cache);
    std::ofstream(cache / "answer") << marker(2);
    std::filesystem::create_directory(index);
    std::ofstream(index / "a.vectors") << marker(1);
    // The agent's own state.
    ForeignStore state;
    state.format = "credence-jsonl";
    state.scopes = {"s"};
    state.agentStates = {{"s", "{\"daily\":\"" + inJson(marker(3)) + "\"}"}};
    QVERIFY_DONE(store->import(std::move(state), "state", {"", "import", ""}));
    QVERIFY(n <= kMarkers);
}

} // namespace

class TstErase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everywhere_data();
    void everywhere();
    void cascade();
    void previewIsApplied();
    void byName();
    void commonWord();
    void otherScripts();
    void formsOfNames_data();
    void formsOfNames();
    void inflected();
    void certificateAfterwards();
    void stretches();
    void movedRows();
    void sameWordsElsewhere();
    void wholeOfSharedParts();
    void importedAgain();
    void backups();
    void refusals();
    void reasonThatTells();
    void erasedTwice();
    void laterOpening();
    void rules();
};

void TstErase::everywhere_data()
{
    QTest::addColumn<bool>("reader");
    QTest::newRow("alone") << false;
    QTest::newRow("beside a reader that holds the log") << true;
}

void TstErase::everywhere()
{
    QFETCH(bool, reader);
    ReviewStore store({});
    QVERIFY2(store.ok(), store.error.c_str());
    fill(store);
    store.close();
    OpenOptions options;
    options.busyTimeout = std::chrono::milliseconds(20);
    auto opened = Store::open(store.path(), options);
    QVERIFY_OK(opened);
    QVERIFY(!filesWith(store.folder().path(), kMarkers).isEmpty());

    std::unique_ptr<sql::Connection> holds;
    if (reader) {
        auto db = sql::Connection::open(store.path(), sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
        QVERIFY_OK(db);
        holds = std::move(*db);
        QVERIFY_OK(holds->execute("BEGIN"));
        QVERIFY_OK(holds->integer("SELECT count(*) FROM memory"));
    }
    EraseRequest request;
    request.keys = {*(*opened)->find("x1"), *(*opened)->find("x2")};
    auto erased = erase(**opened, request, because("asked for"));
    QVERIFY_OK(erased);
    QCOMPARE(erased->erased, (std::vector<MemoryId>{{"x1"}, {"x2"}, {"y1"}}));
    QVERIFY2(erased->problems.empty(), erased->problems.empty() ? "" : erased->problems.front().c_str());
    if (reader) {
        QVERIFY(!erased->absence.verified);
        QVERIFY(erased->absence.retry);
        QVERIFY(erased->absence.reason.find("Another program is reading") != std::string::npos);
        QCOMPARE(number(store.path(), "SELECT finished FROM erasure"), std::int64_t(0));
        QVERIFY_OK(holds->execute("COMMIT"));
        const auto again = verifyAbsent(**opened, *erased->text);
        QVERIFY_OK(again);
        erased->absence = *again;
    }
    std::string remains = erased->absence.reason;
    for (const Remains &one : erased->absence.remains)
        remains += "\n" + one.where + ": " + one.reason;
    QVERIFY2(erased->absence.verified, remains.c_str());
    QCOMPARE(filesWith(store.folder().path(), kMarkers), QStringList());
    QCOMPARE(number(store.path(), "SELECT finished FROM erasure"), std::int64_t(1));

    // What stays: the belief without its quote, in doubt; tombstones; the sums.
    QCOMPARE(statusOf(**opened, "y2"), Status::Suspect);
    QCOMPARE(statusOf(**opened, "x1"), Status::Erased);
    QVERIFY(memoryOf(**opened, "x1").text.empty());
    QCOMPARE(memoryOf(**opened, "y2").text, std::string("a belief that stays"));
    const auto counts = queueCounts(**opened, "s");
    QVERIFY_OK(counts);
    QCOMPARE(counts->candidates, std::uint64_t(3));
    QCOMPARE(counts->rejected, std::uint64_t(3));
    QCOMPARE(counts->open, std::uint64_t(0));
    const auto remembered = rejections(**opened, "s");
    QVERIFY_OK(remembered);
    QCOMPARE(remembered->size(), std::size_t(1)); // of c8, without its reason
    QVERIFY(remembered->front().reason.empty());
    const auto queued = queue(**opened, {.scope = "s"});
    QVERIFY_OK(queued);
    QCOMPARE(queued->size(), std::size_t(3));
    const auto run = (*opened)->keptRuns("s");
    QVERIFY_OK(run);
    QCOMPARE(run->size(), std::size_t(1));
    QCOMPARE(run->front().proposed, std::uint64_t(1));
    QVERIFY(run->front().calls.front().request.empty());
    const auto &taken = erased->applied.counts;
    QCOMPARE(taken.at("episodes"), std::uint64_t(2));
    QCOMPARE(taken.at("reflections"), std::uint64_t(1));
    QCOMPARE(taken.at("quotes"), std::uint64_t(1));
    QCOMPARE(taken.at("candidates"), std::uint64_t(2));
    QCOMPARE(taken.at("runs"), std::uint64_t(1));
    QCOMPARE(taken.at("run_files"), std::uint64_t(1));
    QCOMPARE(taken.at("cache_files"), std::uint64_t(1));
    QCOMPARE(taken.at("index_files"), std::uint64_t(1));
    QCOMPARE(taken.at("foreign_records"), std::uint64_t(1));
    QCOMPARE(taken.at("agent_states"), std::uint64_t(1));

    // The chain still fits, with exactly the payloads that the entry lists.
    const auto verified = (*opened)->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
    QCOMPARE(verified->erasedPayloads, erased->applied.payloads);
    QVERIFY(!verified->erasedPayloads.empty());
    const auto entries = (*opened)->ledger(1);
    QVERIFY_OK(entries);
    QCOMPARE(entries->front().kind, std::string("erase"));
    QVERIFY(!entries->front().undoable);
    const std::string certificate = eraseCertificate((*opened)->info(), *erased, because(""));
    QVERIFY(certificate.find("x1") != std::string::npos);
    QVERIFY(certificate.find("Nothing of it stands in any file of the store.") != std::string::npos);
    QVERIFY(certificate.find("Xylophone") == std::string::npos);
}

// e1 e2 > b1, b1 e3 > b2, e4 e5 e6 > b3.
void TstErase::cascade()
{
    ReviewStore store({});
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.keys = {store.key("e1"), store.key("e2"), store.key("e4")};
    const auto preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    QCOMPARE(preview->cascade.size(), std::size_t(1)); // all leaves of b1; b2 has e3 left
    QCOMPARE(preview->cascade.front().id.value, std::string("b1"));
    QCOMPARE(preview->cascade.front().reason, std::string("all 2 episodes that it rests on are erased"));
    QCOMPARE(preview->becomesStale.size(), std::size_t(1));
    QCOMPARE(preview->becomesStale.front().id.value, std::string("b2"));
    QCOMPARE(preview->becomesSuspect.size(), std::size_t(1));
    QCOMPARE(preview->becomesSuspect.front().id.value, std::string("b3"));
    QCOMPARE(preview->unaffected, std::uint64_t(0));
    QCOMPARE(preview->counts.at("episodes"), std::uint64_t(3));
    QCOMPARE(preview->counts.at("reflections"), std::uint64_t(1));
    QCOMPARE(store.doubts(), std::string()); // nothing happened yet
    request.expecting = preview->fingerprint;
    const auto erased = erase(*store, request, because("x"));
    QVERIFY_OK(erased);
    QCOMPARE(store.doubts(), std::string("b1:erased b2:stale b3:suspect e1:erased e2:erased e4:erased"));
    QVERIFY2(erased->absence.verified, erased->absence.reason.c_str());
}

// On random graphs: what the preview says is what is there afterwards, and the doubt is that of the definition.
void TstErase::previewIsApplied()
{
    std::mt19937 dice(11);
    const auto below = [&](int n) { return int(dice() % unsigned(n)); };
    for (int round = 0; round < 12; ++round) {
        Folder folder;
        auto store = Store::create(folder / "a.credence");
        QVERIFY_OK(store);
        std::vector<MemoryDraft> drafts;
        const int episodes = 4 + below(8), beliefs = 3 + below(10);
        for (int i = 0; i < episodes; ++i)
            drafts.push_back(episode(fmt::format("e{}", i), fmt::format("episode {} of the random kind", i)));
        for (int i = 0; i < beliefs; ++i) {
            MemoryDraft one = episode(fmt::format("r{}", i), fmt::format("belief {} of the random kind", i));
            one.memory.kind = Kind::Reflection;
            one.memory.shape = Shape::Insight;
            for (int k = 1 + below(4); k > 0; --k) {
                const int to = below(episodes + i);
                const std::string id = to < episodes ? fmt::format("e{}", to) : fmt::format("r{}", to - episodes);
                one.evidence.push_back(
                    {id, below(8) == 0 ? Role::Contradicts : Role::Supports, Granularity::Claim, {}});
            }
            drafts.push_back(std::move(one));
        }
        QVERIFY_OK((*store)->import(foreign(std::move(drafts)), "x", {}));
        EraseRequest request;
        for (int i = 1 + below(3); i > 0; --i)
            request.keys.push_back(*(*store)->find(fmt::format("e{}", below(episodes))));
        if (below(2) == 0)
            request.keys.push_back(*(*store)->find(fmt::format("r{}", below(beliefs))));
        const auto preview = previewErase(**store, request);
        QVERIFY_OK(preview);
        const auto before = (*store)->snapshot();
        const auto erased = erase(**store, request, kPerson);
        QVERIFY_OK(erased);
        QCOMPARE(erased->applied.fingerprint, preview->fingerprint);
        const auto after = (*store)->snapshot();
        QVERIFY_OK(after);
        std::map<MemoryKey, Status> expected;
        for (const NodeRow &row : (*before)->rows())
            expected[row.key] = row.status;
        for (const MemoryKey key : preview->chosen)
            expected[key] = Status::Erased;
        for (const CascadeHit &hit : preview->cascade)
            expected[hit.key] = Status::Erased;
        for (const auto *list : {&preview->becomesStale, &preview->becomesSuspect}) {
            for (const EraseFollower &one : *list)
                expected[one.key] = one.after;
        }
        for (const NodeRow &row : (*after)->rows())
            QCOMPARE(row.status, expected[row.key]);
        const std::vector<Status> recomputed = recomputedStatuses(**after);
        for (Node n = 0; n < (*after)->size(); ++n)
            QCOMPARE((*after)->row(n).status, recomputed[n]);
        // By definition: what stays has another leaf, or had none.
        for (Node n = 0; n < (*before)->size(); ++n) {
            if ((*before)->row(n).kind == Kind::Episode)
                continue;
            const std::vector<Node> all = leaves(**before, n);
            const bool gone = !all.empty() && std::all_of(all.begin(), all.end(), [&](Node leaf) {
                return std::find(request.keys.begin(), request.keys.end(), (*before)->row(leaf).key) !=
                       request.keys.end();
            });
            const bool chosen =
                std::find(request.keys.begin(), request.keys.end(), (*before)->row(n).key) != request.keys.end();
            QCOMPARE(expected[(*before)->row(n).key] == Status::Erased, gone || chosen);
        }
        QVERIFY2(erased->absence.verified || erased->absence.reason.find("same words") != std::string::npos,
                 erased->absence.reason.c_str());
        const auto verified = (*store)->verify();
        QVERIFY_OK(verified);
        QVERIFY2(verified->ok, verified->message.c_str());
    }
}

void TstErase::byName()
{
    ReviewStore store(candidateLine("c1", "add", "Marisol likes tea", {"e1", "e2"}) +
                      candidateLine("c2", "add", "tea is liked", {"e1", "e2"}));
    QVERIFY2(store.ok(), store.error.c_str());
    store.take(memoryLine("m1", "Yesterday MARISOL's boat came in.") +
               memoryLine("m2", "The harbour was full", ",\"entities\":[\"Marisol\"]") +
               memoryLine("m3", "Marisolina is somebody else") + memoryLine("m4", "Ask marisol, she knows") +
               memoryLine("m5", "It rained", ",\"actor\":\"marisol\"") +
               fmt::format("{{\"record\":\"memory\",\"id\":\"n1\",\"kind\":\"reflection\",\"shape\":\"insight\","
                           "\"scope\":\"s\",\"text\":\"Marisol is a sailor\",\"evidence\":[{{\"id\":\"m1\"}},"
                           "{{\"id\":\"e1\"}}]}}\n"));
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.about = "Marisol";
    const auto preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    std::map<std::string, std::string> ways;
    for (const AboutHit &hit : preview->found) {
        if (hit.chosen)
            ways[hit.id.value] = word(hit.way);
        if (hit.id.value == "m1")
            QCOMPARE(hit.text.substr(hit.start, hit.end - hit.start), std::string("MARISOL"));
    }
    QCOMPARE(ways, (std::map<std::string, std::string>{
                       {"m1", "text"}, {"m2", "entity"}, {"m4", "text"}, {"m5", "entity"}, {"n1", "text"}}));
    QCOMPARE(preview->counts.at("candidates"), std::uint64_t(1));
    QCOMPARE(preview->counts.at("episodes"), std::uint64_t(4));
    QCOMPARE(preview->counts.at("reflections"), std::uint64_t(1));

    // One is left by the person's own choice, and said.
    request.spare = {store.key("m4")};
    const auto erased = erase(*store, request, because("she asked"));
    QVERIFY_OK(erased);
    QCOMPARE(erased->erased, (std::vector<MemoryId>{{"m1"}, {"m2"}, {"m5"}, {"n1"}}));
    QCOMPARE(statusOf(*store, "m4"), Status::Active);
    QVERIFY(!erased->absence.verified);
    QCOMPARE(erased->absence.remains.front().where, std::string("memory m4"));
    QCOMPARE(store.stateOf("c1"), std::string("rejected"));
    QCOMPARE(store.stateOf("c2"), std::string("pending"));

    request.spare.clear();
    const auto rest = erase(*store, request, because("she asked"));
    QVERIFY_OK(rest);
    QVERIFY2(rest->absence.verified, rest->absence.reason.c_str());
    QVERIFY(!bytesOf(store.path()).toLower().contains("marisol "));
    QVERIFY(bytesOf(store.path()).contains("Marisolina"));
    QVERIFY(!erase(*store, request, because("again")).ok());
}

void TstErase::commonWord()
{
    ReviewStore store({});
    store.take(memoryLine("w1", "Today Will came late") + memoryLine("w2", "The bus will come late") +
               memoryLine("w3", "It will rain, said the radio"));
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.about = "Will";
    auto preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    QCOMPARE(preview->chosen, (std::vector<MemoryKey>{store.key("w1")}));
    QCOMPARE(preview->found.size(), std::size_t(3));
    QCOMPARE(std::string(word(preview->found[1].way)), std::string("doubtful"));
    QCOMPARE(preview->notes.front(), std::string("\"Will\" is a common word: 2 memories have it in small letters only, "
                                                 "and are only erased if asked for."));
    const auto erased = erase(*store, request, because("x"));
    QVERIFY_OK(erased);
    QVERIFY2(erased->absence.verified, erased->absence.reason.c_str());
    QCOMPARE(memoryOf(*store, "w2").text, std::string("The bus will come late"));
    request.similar = true;
    preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    QCOMPARE(preview->chosen.size(), std::size_t(2));
}

void TstErase::otherScripts()
{
    ReviewStore store({});
    store.take(memoryLine("j1", "昨日は田中さんと会議をしました") + memoryLine("r1", "Вчера Наталья написала письмо") +
               memoryLine("r2", "НАТАЛЬЯ уехала") + memoryLine("r3", "Натальянка"));
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.about = "田中";
    auto preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    QCOMPARE(preview->chosen, (std::vector<MemoryKey>{store.key("j1")}));
    QCOMPARE(preview->found.front().text.substr(preview->found.front().start, 6), std::string("田中"));
    // A letter with its mark is one letter, however it is written.
    store.take(memoryLine("u1", "Gestern kam J\xC3\xBCrgen") + memoryLine("u2", "Mit JU\xCC\x88RGEN telefoniert"));
    request.about = "J\xC3\xBCrgen";
    preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    QCOMPARE(preview->chosen, (std::vector<MemoryKey>{store.key("u1"), store.key("u2")}));
    request.about = "наталья";
    preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    QCOMPARE(preview->chosen, (std::vector<MemoryKey>{store.key("r1"), store.key("r2")}));
    const auto erased = erase(*store, request, because("x"));
    QVERIFY_OK(erased);
    QVERIFY2(erased->absence.verified, erased->absence.reason.c_str());
    QVERIFY(!bytesOf(store.path()).contains("написала"));
}

void TstErase::formsOfNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("forms");
    const auto row = [](const char *name, const char *text, const QStringList &forms) {
        QTest::newRow(text) << QString::fromUtf8(name) << QString::fromUtf8(text) << forms;
    };
    // Declensions, plurals, possessives and endings.
    row("Мария", "Марию видели у Марии, и с Марией говорили.", {"Марию", "Марии", "Марией"});
    row("Павел", "У Павла был Павлом дан совет", {"Павла", "Павлом"});
    row("Анна", "Анну и Анной", {"Анну", "Анной"});
    row("Александра", "Письмо Александре", {"Александре"});
    row("Maria", "Die beiden Marias", {"Marias"});
    row("Maria", "Tapasin Mariassa ja Marialla", {"Mariassa", "Marialla"});
    row("Jukka", "Jukan auto", {"Jukan"});
    row("Γιώργος", "Είδα τον Γιώργο", {"Γιώργο"});
    row("Jan Novak", "Mit Jana Novaka war es anders", {"Jana Novaka"});
    // The name itself, with a border of any kind, is no other form of it.
    row("Maria", "Maria's bike, MARIA, Maria-Luise", {});
    // Other names and words.
    row("Мария", "Марк и Мартин", {});
    row("Maria", "maria, marias and marmalade", {}); // no capital
    row("Mark", "Marked as done. Markets rise. The Marks agree.", {"Marks"});
    row("Sam", "Say it. Sad. Samantha", {}); // four letters follow
    row("Olga", "Olgierd", {});              // four letters differ
    row("田中", "田中さん", {});
}

void TstErase::formsOfNames()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    QFETCH(QStringList, forms);
    QStringList found;
    for (const std::string &form : erasing::NameAlike(name.toStdString()).in(text.toStdString()))
        found << QString::fromStdString(form);
    QCOMPARE(found, forms);
}

// Offered with counts, left and said so unless a person takes them for the name.
void TstErase::inflected()
{
    ReviewStore store({});
    store.take(memoryLine("m1", "Мария купила хлеб") + memoryLine("m2", "Соседи видели Марию утром") +
               memoryLine("m3", "У Марии есть собака Жулька") + memoryLine("m4", "Марина любит море") +
               memoryLine("m5", "Мария спросила про Марию") + memoryLine("m6", "Дождь шёл весь день"));
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.about = "Мария";
    const auto preview = previewErase(*store, request);
    QVERIFY_OK(preview);
    QCOMPARE(preview->chosen, (std::vector<MemoryKey>{store.key("m1"), store.key("m5")}));
    for (const char *typed : {" Мария,", "«Мария»", "Мария’s", "(Мария's)."}) { // as it may be pasted
        EraseRequest pasted;
        pasted.about = typed;
        const auto same = previewErase(*store, pasted);
        QVERIFY_OK(same);
        QCOMPARE(same->chosen, preview->chosen);
    }
    EraseRequest marks; // no name in it: that of nobody, and not "no name was asked for"
    marks.about = "(?!)";
    EraseRequest nobody;
    nobody.about = "Nobody";
    const auto none = previewErase(*store, marks), same = previewErase(*store, nobody);
    QCOMPARE(none.ok(), same.ok());
    if (!none)
        QCOMPARE(none.error().code, same.error().code);
    std::string told;
    for (const NameForm &form : preview->maybe)
        told += fmt::format("{} {} {}; ", form.form, form.memories, form.left);
    QCOMPARE(told, std::string("Марию 2 1; Марии 1 1; Марина 1 1; "));
    QCOMPARE(preview->leftAlike, std::uint64_t(3));
    request.also = {"Марию", "Марии"};
    const auto more = previewErase(*store, request);
    QVERIFY_OK(more);
    QCOMPARE(more->chosen,
             (std::vector<MemoryKey>{store.key("m1"), store.key("m2"), store.key("m3"), store.key("m5")}));
    QCOMPARE(more->leftAlike, std::uint64_t(1));
    QVERIFY(more->maybe.front().taken && !more->maybe.back().taken);
    const auto erased = erase(*store, request, because("asked for"));
    QVERIFY_OK(erased);
    QVERIFY2(erased->absence.verified, erased->absence.reason.c_str());
    QVERIFY(!bytesOf(store.path()).contains("Жулька"));
    QVERIFY(!bytesOf(store.path()).contains("Марию"));
    QCOMPARE(statusOf(*store, "m4"), Status::Active);
    const std::string certificate = eraseCertificate(store->info(), *erased, because(""));
    QVERIFY(certificate.find("1 memory holds a word like the name that was asked for.") != std::string::npos);
    QVERIFY(certificate.find("Мари") == std::string::npos);
}

// A certificate of an erasure whose text is not known any more says what was done and what was not looked for.
void TstErase::certificateAfterwards()
{
    ReviewStore store({});
    QVERIFY(!pastErasures(*store)); // there is none
    const MemoryKey e1[] = {store.key("e1")};
    EraseRequest request;
    request.keys = {e1[0]};
    const auto first = erase(*store, request, because("asked for"));
    QVERIFY_OK(first);
    const auto done = finishErasures(*store);
    QVERIFY_OK(done);
    QVERIFY(done->verified && !done->searched);
    for (const std::span<const MemoryKey> of : {std::span<const MemoryKey>(e1), std::span<const MemoryKey>()}) {
        auto past = pastErasures(*store, of);
        QVERIFY_OK(past);
        QCOMPARE(past->size(), std::size_t(1));
        Erasure &again = past->front().erasure;
        QCOMPARE(again.erased, first->erased);
        QCOMPARE(again.ledger, first->ledger);
        QCOMPARE(again.time, first->time);
        again.absence = *done;
        const std::string certificate = eraseCertificate(store->info(), again, past->front().cause);
        QVERIFY(certificate.find("- 1 episode\n") != std::string::npos);
        QVERIFY(certificate.find("No page of the store's file holds what no row does.") != std::string::npos);
        QVERIFY(certificate.find("Nothing of it stands") == std::string::npos); // that was not looked for
    }
    const MemoryKey e2[] = {store.key("e2")};
    const auto none = pastErasures(*store, e2);
    QVERIFY(!none && none.error().code == Errc::NotFound);
}

void TstErase::stretches()
{
    ErasedText text;
    text.add("the quick brown fox jumps");
    text.add("tiny text");
    text.prepare();
    QVERIFY(text.tells("see: quick brown f!"));
    QVERIFY(!text.tells("quick brown")); // eleven characters
    QVERIFY(text.tells("tiny text"));
    QVERIFY(!text.tells("a tiny text there"));
    QVERIFY(text.tells("THE QUICK BROWN") == false);
    QVERIFY(text.tells("the quick brow"));
    text.spare("a quick brown fox sleeps");
    QVERIFY(!text.tells("see: quick brown f!"));
    QVERIFY(text.tells("brown fox jumps"));
    QVERIFY(!text.stretches().allSpared("the quick brown fox jumps"));
    text.spare("the quick brown fox jumps, says everybody");
    QVERIFY(text.stretches().allSpared("the quick brown fox jumps"));
}

// Many rows that come, grow and go push others about within the pages; copies in their free parts go, too.
void TstErase::movedRows()
{
    ReviewStore store({});
    std::string lines;
    for (int i = 0; i < 300; ++i)
        lines += memoryLine(fmt::format("f{}", i),
                            fmt::format("filler {} {}", i, std::string(std::size_t(i * 7 % 400), 'x')));
    store.take(lines + memoryLine("x1", marker(1) + std::string(300, 'y')));
    lines.clear();
    for (int i = 0; i < 300; ++i)
        lines += memoryLine(fmt::format("f{}", i),
                            fmt::format("filler {} {}", i, std::string(std::size_t(i * 11 % 700), 'z')));
    store.take(lines);
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.keys = {store.key("x1")};
    const auto erased = erase(*store, request, because("x"));
    QVERIFY_OK(erased);
    QVERIFY2(erased->absence.verified, erased->absence.reason.c_str());
    QCOMPARE(filesWith(store.folder().path(), 1), QStringList());
}

void TstErase::sameWordsElsewhere()
{
    ReviewStore store({});
    store.take(memoryLine("t1", "the kettle is broken again") + memoryLine("t2", "Note: the kettle is broken again!"));
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.keys = {store.key("t1")};
    const auto erased = erase(*store, request, because("x"));
    QVERIFY_OK(erased);
    QVERIFY(!erased->absence.verified);
    QVERIFY(!erased->absence.retry);
    QCOMPARE(erased->absence.reason, std::string("The same words stand in memories that were not erased."));
    QCOMPARE(erased->absence.remains.size(), std::size_t(1));
    QCOMPARE(erased->absence.remains.front().where, std::string("memory t2"));
    QVERIFY(erased->absence.remains.front().whole);
    QCOMPARE(erased->absence.patterns, std::uint64_t(0));
}

// Each stretch of the text stands in one of three memories that stay, the whole in none: it is looked for as a whole.
void TstErase::wholeOfSharedParts()
{
    ReviewStore store({});
    store.take(memoryLine("t1", "aaaa bbbb cccc dddd") + memoryLine("t2", "aaaa bbbb cccc d..") +
               memoryLine("t3", "..a bbbb cccc dddd") + candidateLine("c1", "add", "rests on others", {"e1", "e2"}));
    QVERIFY_DONE(store.reject("c1", "aaaa bbbb cccc dddd"));
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.keys = {store.key("t1")};
    const auto erased = erase(*store, request, because("x"));
    QVERIFY_OK(erased);
    QCOMPARE(erased->absence.patterns, std::uint64_t(1));
    QCOMPARE(erased->applied.counts.at("decisions"), std::uint64_t(1));
    QVERIFY2(erased->absence.verified, erased->absence.reason.c_str());
    QVERIFY(!bytesOf(store.path()).contains("aaaa bbbb cccc dddd"));
}

// The same document again brings neither the text nor the quote back.
void TstErase::importedAgain()
{
    ReviewStore store({});
    const std::string document =
        memoryLine("x1", marker(1)) +
        fmt::format("{{\"record\":\"memory\",\"id\":\"y1\",\"kind\":\"reflection\",\"shape\":\"insight\","
                    "\"scope\":\"s\",\"text\":\"stays\",\"evidence\":[{{\"id\":\"x1\",\"quote\":\"{}\"}},"
                    "{{\"id\":\"e1\"}},{{\"id\":\"e2\"}}]}}\n",
                    inJson(marker(1)));
    store.take(document);
    QVERIFY2(store.ok(), store.error.c_str());
    EraseRequest request;
    request.keys = {store.key("x1")};
    QVERIFY_DONE(erase(*store, request, because("x")));
    store.take(document);
    QVERIFY2(store.ok(), store.error.c_str());
    QCOMPARE(statusOf(*store, "x1"), Status::Erased);
    QCOMPARE(filesWith(store.folder().path(), 1), QStringList());
}

void TstErase::backups()
{
    ReviewStore store({});
    store.take(memoryLine("x1", marker(1)) + memoryLine("x2", marker(2)));
    const auto backup = std::filesystem::path(store.path().string() + ".backup-v4-1790000000000");
    const auto foreignFile = std::filesystem::path(store.path().string() + ".backup-vacation");
    std::ofstream(backup) << "old " << marker(1) << marker(2);
    std::ofstream(foreignFile) << "mine";
    EraseRequest request;
    request.keys = {store.key("x1")};
    const auto kept = erase(*store, request, because("x"));
    QVERIFY_OK(kept);
    QCOMPARE(kept->applied.backups, (std::vector<std::filesystem::path>{backup}));
    QVERIFY(!kept->absence.verified);
    QCOMPARE(kept->absence.reason, std::string("A backup that Credence made still holds it."));
    request.keys = {store.key("x2")};
    request.backups = true;
    const auto gone = erase(*store, request, because("x"));
    QVERIFY_OK(gone);
    QVERIFY(!std::filesystem::exists(backup));
    QVERIFY(std::filesystem::exists(foreignFile));
    QVERIFY2(gone->absence.verified, gone->absence.reason.c_str());
    QCOMPARE(filesWith(store.folder().path(), 2), QStringList());
}

void TstErase::refusals()
{
    ReviewStore store({});
    EraseRequest request;
    request.keys = {store.key("e1")};
    const auto nobody = erase(*store, request, {"", "gui", "x"});
    QVERIFY(!nobody.ok());
    QCOMPARE(nobody.error().code, Errc::Invalid);
    QVERIFY(nobody.error().message.find("nothing approves itself") != std::string::npos);
    const auto agent = erase(*store, request, {"bot", "agent", "x"});
    QVERIFY(!agent.ok());
    QCOMPARE(agent.error().code, Errc::Invalid);
    request.expecting = "something else";
    const auto moved = erase(*store, request, because("x"));
    QVERIFY(!moved.ok());
    QCOMPARE(moved.error().code, Errc::Conflict);
    request.expecting.clear();
    request.keys = {{999999}};
    const auto absent = erase(*store, request, because("x"));
    QVERIFY(!absent.ok());
    QCOMPARE(absent.error().code, Errc::NotFound);
    request.keys = {store.key("e1")};
    const auto stopped = erase(*store, request, because("x"), stoppedToken());
    QVERIFY(!stopped.ok());
    QCOMPARE(stopped.error().code, Errc::Cancelled);
    QCOMPARE(statusOf(*store, "e1"), Status::Active);
}

void TstErase::reasonThatTells()
{
    ReviewStore store({});
    store.take(memoryLine("x1", marker(1)));
    EraseRequest request;
    request.keys = {store.key("x1")};
    QVERIFY_DONE(erase(*store, request, because("She said " + marker(1))));
    QCOMPARE(filesWith(store.folder().path(), 1), QStringList());
    const auto entries = store->ledger(1);
    QVERIFY_OK(entries);
    QCOMPARE(entries->front().reason, std::string());
    QCOMPARE(entries->front().who, std::string("ada"));
}

// A later erasure may have to take an earlier one's payload: its list of payloads lives on.
void TstErase::erasedTwice()
{
    ReviewStore store({});
    store.take(memoryLine("x1", marker(1)));
    store.take(memoryLine("x1", marker(2)));
    store.take(memoryLine("x3", "Gwendolyn has a kite"));
    EraseRequest request;
    request.keys = {store.key("x1")};
    const auto first = erase(*store, request, because("Gwendolyn asked for it"));
    QVERIFY_OK(first);
    QCOMPARE(first->applied.payloads.size(), std::size_t(1));
    request = {};
    request.about = "Gwendolyn";
    const auto second = erase(*store, request, because("once more"));
    QVERIFY_OK(second);
    QVERIFY2(second->absence.verified, second->absence.reason.c_str());
    QCOMPARE(second->applied.payloads, (std::vector<LedgerNumber>{first->ledger}));
    const auto verified = store->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
    QCOMPARE(verified->erasedPayloads, (std::vector<LedgerNumber>{first->applied.payloads.front(), first->ledger}));
    request = {};
    request.keys = {store.key("x1")};
    const auto again = erase(*store, request, because("x"));
    QVERIFY(!again.ok());
    QCOMPARE(again.error().code, Errc::Conflict);
}

// What a reader prevented is done when the store is opened the next time.
void TstErase::laterOpening()
{
    ReviewStore store({});
    store.take(memoryLine("x1", marker(1)));
    store.close();
    OpenOptions options;
    options.busyTimeout = std::chrono::milliseconds(20);
    {
        auto opened = Store::open(store.path(), options);
        QVERIFY_OK(opened);
        auto holds = sql::Connection::open(store.path(), sql::Mode::ReadOnly, std::chrono::milliseconds(1000));
        QVERIFY_OK(holds);
        QVERIFY_OK((*holds)->execute("BEGIN"));
        QVERIFY_OK((*holds)->integer("SELECT count(*) FROM memory"));
        EraseRequest request;
        request.keys = {*(*opened)->find("x1")};
        const auto erased = erase(**opened, request, because("x"));
        QVERIFY_OK(erased);
        QVERIFY(!erased->absence.verified);
        opened->reset();
        QVERIFY(!filesWith(store.folder().path(), 1).isEmpty());
    }
    auto opened = Store::open(store.path(), options);
    QVERIFY_OK(opened);
    QCOMPARE(filesWith(store.folder().path(), 1), QStringList());
    QCOMPARE(number(store.path(), "SELECT finished FROM erasure"), std::int64_t(1));
}

// An ordinary client of the file can take nothing out by the door that erase uses.
void TstErase::rules()
{
    ReviewStore store(candidateLine("c1", "add", "something", {"e1", "e2"}));
    QVERIFY_DONE(store.reject("c1", "not so"));
    EraseRequest request;
    request.keys = {store.key("e8")};
    QVERIFY_DONE(erase(*store, request, because("x")));
    store.close();
    QVERIFY(!sql(store.path(), "UPDATE decision SET reason = NULL"));
    QVERIFY(!sql(store.path(), "INSERT INTO tombstone (kind, id, number) SELECT 'decision', id, 1 FROM decision"));
    QVERIFY(!sql(store.path(), "INSERT INTO erasure (number) VALUES (99)")); // no such entry
    QVERIFY(!sql(store.path(), "DELETE FROM tombstone"));
    QVERIFY(!sql(store.path(), "UPDATE memory SET status = 'erased', text = '' WHERE id = 'e1'"));
    QVERIFY(!sql(store.path(), "UPDATE memory SET text = 'back' WHERE id = 'e8'"));
    QVERIFY(!sql(store.path(), "UPDATE memory SET status = 'active' WHERE id = 'e8'"));
}

CREDENCE_TEST(tst_erase, TstErase)

} // namespace tst_erase

#include "tst_erase.moc"
