// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/schema.h"
#include "store/sqlite.h"
#include "support/registry.h"
#include "support/stores.h"

#include <QTest>

#include <algorithm>
#include <sys/stat.h>

namespace tst_store {

using namespace credence;
using namespace credence::test;

namespace {

std::vector<std::string> idsOf(const Store &store, const Query &query)
{
    std::vector<std::string> out;
    const auto keys = store.keys(query);
    if (!keys)
        return {keys.error().message};
    const auto rows = store.rows(*keys);
    if (!rows)
        return {rows.error().message};
    for (const Memory &m : *rows)
        out.push_back(m.id.value);
    return out;
}

using Ids = std::vector<std::string>;

} // namespace

class TstStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createsWithOwnerOnlyRights();
    void addsAndReadsBack();
    void keepsEveryByteOfAText();
    void addRefuses();
    void sortsAndFilters();
    void findsWords();
    void findsAmongGivenOnes();
    void pages();
    void snapshots();
    void theTopOfTheTree();
    void snapshotsOfAScope();
    void aConnectionGivesItsPagesBack();
};

void TstStore::createsWithOwnerOnlyRights()
{
    const Folder folder;
    {
        auto store =
            Store::create(folder / "a.credence", {.scope = "alice", .approvalChannels = {"gui", "cli"}}, kPerson);
        QVERIFY_OK(store);
        QCOMPARE((*store)->info().schemaVersion, schema::migrations().back().number);
        QCOMPARE((*store)->info().access, Access::Writable);
        struct stat status {};
        QCOMPARE(::stat((folder / "a.credence").c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0600u);
        const auto scopes = (*store)->scopes();
        QVERIFY_OK(scopes);
        QCOMPARE(scopes->size(), std::size_t(1));
        QCOMPARE(scopes->front().id, std::string("alice"));
        QCOMPARE(scopes->front().maxDepth, 2);
        const auto again = Store::create(folder / "a.credence");
        QVERIFY(!again);
        QCOMPARE(again.error().code, Errc::Conflict);
    }
    QVERIFY(!std::filesystem::exists(folder / "a.credence-wal"));
    const QByteArray bytes = bytesOf(folder / "a.credence");
    QVERIFY(bytes.startsWith("SQLite format 3"));
    QCOMPARE(bytes.mid(68, 4), QByteArray("CRED"));                  // application_id
    QCOMPARE(int(bytes.at(63)), schema::migrations().back().number); // user_version, big-endian
    const auto nowhere = Store::create(folder / "no" / "a.credence");
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, Errc::NotFound);
}

void TstStore::addsAndReadsBack()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    MemoryDraft first = episode("e1", "Ada moved to Berlin", 0.75);
    first.memory.tags = {"move", "city"};
    first.memory.entities = {"Ada", "Berlin"};
    first.memory.session = "s1";
    first.memory.actor = "ada";
    first.memory.outcome = "done";
    first.memory.extra = R"({"k":1})";
    first.memory.validFrom = Time(std::chrono::milliseconds(-1));
    MemoryDraft belief = reflection("r1", {"e1", "e2"}, "Ada lives in Berlin");
    belief.memory.shape = Shape::Belief;
    belief.memory.subject = "Ada";
    belief.memory.predicate = "lives in";
    belief.memory.object = "Berlin";
    belief.evidence[1].quote = "my new flat";
    belief.evidence[1].granularity = Granularity::Batch;
    const auto ids = (*store)->add({belief, first, episode("e2")}, kAgent);
    QVERIFY_OK(ids);
    QCOMPARE(*ids, (std::vector<MemoryId>{{"r1"}, {"e1"}, {"e2"}}));

    const Memory m = memoryOf(**store, "e1");
    QCOMPARE(m.text, std::string("Ada moved to Berlin"));
    QCOMPARE(m.tags, (std::vector<std::string>{"move", "city"}));
    QCOMPARE(m.entities, (std::vector<std::string>{"Ada", "Berlin"}));
    QCOMPARE(m.importance, std::optional(0.75));
    QCOMPARE(m.session, std::string("s1"));
    QCOMPARE(m.extra, std::string(R"({"k":1})"));
    QCOMPARE(m.validFrom->time_since_epoch().count(), -1);
    QVERIFY(!m.validTo);
    QCOMPARE(m.origin, Origin::Agent);
    QCOMPARE(m.ledger.value, 2);
    const Memory r = memoryOf(**store, "r1");
    QCOMPARE(r.depth, 1);
    QCOMPARE(r.object, std::string("Berlin"));
    QVERIFY(!r.importance);
    const auto links = (*store)->evidence(r.key);
    QVERIFY_OK(links);
    QCOMPARE(links->size(), std::size_t(2));
    QCOMPARE((*links)[1].sourceId.value, std::string("e2"));
    QCOMPARE((*links)[1].quote, std::string("my new flat"));
    QCOMPARE((*links)[1].granularity, Granularity::Batch);
    const auto dependents = (*store)->directDependents(m.key);
    QVERIFY_OK(dependents);
    QCOMPARE(*dependents, (std::vector<std::pair<MemoryKey, Role>>{{r.key, Role::Supports}}));

    const auto texts = (*store)->texts(std::array{r.key, MemoryKey{99}, m.key});
    QVERIFY_OK(texts);
    QCOMPARE(texts->size(), std::size_t(2));
    QCOMPARE((*texts)[0].key, r.key);
    QCOMPARE((*texts)[0].kind, Kind::Reflection);
    QCOMPARE((*texts)[0].text, std::string("Ada lives in Berlin"));
    QCOMPARE((*texts)[1].key, m.key);
    QCOMPARE((*texts)[1].kind, Kind::Episode);
    QCOMPARE((*texts)[1].status, Status::Active);
    QCOMPARE((*texts)[1].scope, m.scope);
    QCOMPARE((*texts)[1].text, std::string("Ada moved to Berlin"));

    const auto counts = (*store)->counts();
    QVERIFY_OK(counts);
    QCOMPARE(counts->memories, std::uint64_t(3));
    QCOMPARE(counts->byKind.at("episode"), std::uint64_t(2));
    QCOMPARE(counts->byKind.at("narrative"), std::uint64_t(0));
    QCOMPARE(counts->byStatus.at("active"), std::uint64_t(3));
    QCOMPARE(counts->byDepth, (std::map<int, std::uint64_t>{{0, 2}, {1, 1}}));
    QCOMPARE(counts->links.supports, std::uint64_t(2));
    const auto unknown = (*store)->counts("nobody");
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, Errc::NotFound);
}

void TstStore::keepsEveryByteOfAText()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    using namespace std::string_literals;
    const std::string odd = "a\0b \xff\xfe \xed\xa0\x80 \xe2\x80\xae end"s;
    QVERIFY_OK((*store)->add({episode("e1", odd)}, kAgent));
    QCOMPARE(memoryOf(**store, "e1").text, odd);
    QCOMPARE(idsOf(**store, {.text = "end"}), Ids{"e1"});
}

void TstStore::addRefuses()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    MemoryDraft other = episode("x1");
    other.memory.scope = "other";
    QVERIFY_OK((*store)->add({episode("e1"), episode("e2"), other}, kAgent));
    const auto code = [&](std::vector<MemoryDraft> drafts) {
        const auto ids = (*store)->add(std::move(drafts), kAgent);
        return ids ? Errc(0) : ids.error().code;
    };
    QCOMPARE(code({episode("e1")}), Errc::Conflict);
    QCOMPARE(code({episode("n"), episode("n")}), Errc::Conflict);
    QCOMPARE(code({reflection("r", {"e1"})}), Errc::Invalid);                                    // one citation
    QCOMPARE(code({reflection("r", {"e1", "e1"})}), Errc::Invalid);                              // not distinct
    QCOMPARE(code({reflection("r", {"e1", "gone"})}), Errc::Invalid);                            // dangling
    QCOMPARE(code({reflection("r", {"e1", "e2", "r"})}), Errc::Invalid);                         // itself
    QCOMPARE(code({reflection("r", {"e1", "x1"})}), Errc::Invalid);                              // another scope
    QCOMPARE(code({reflection("r", {"e1", "q"}), reflection("q", {"e1", "r"})}), Errc::Invalid); // a circle
    MemoryDraft against = reflection("r", {"e1", "e2"});
    against.evidence[1].role = Role::Contradicts; // does not count for the floor
    QCOMPARE(code({against}), Errc::Invalid);
    QCOMPARE(code({reflection("d1", {"e1", "e2"}), reflection("d2", {"d1", "e2"})}), Errc(0));
    QCOMPARE(memoryOf(**store, "d2").depth, 2);
    QCOMPARE(code({reflection("d3", {"d2", "e2"})}), Errc::Invalid); // deeper than 2
    // All or nothing: nothing of a refused batch is there, and there are two entries beside init.
    QCOMPARE((*store)->counts()->memories, std::uint64_t(5));
    QCOMPARE((*store)->ledgerHead()->first, std::uint64_t(3));
}

void TstStore::sortsAndFilters()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    MemoryDraft timeless = episode("t", "no time", 0.9);
    timeless.memory.created.reset();
    timeless.memory.createdText = "soon";
    MemoryDraft tagged = episode("b", "beta", 0.2, 2000);
    tagged.memory.tags = {"green"};
    tagged.memory.session = "s";
    QVERIFY_OK((*store)->add({timeless, episode("c", "gamma", {}, 3000), episode("a", "Alpha", 0.5, 1000), tagged,
                              reflection("r", {"a", "b"}, "delta", 2500)},
                             kAgent));
    QCOMPARE(idsOf(**store, {}), (Ids{"a", "b", "r", "c", "t"}));
    QCOMPARE(idsOf(**store, {.descending = true}), (Ids{"c", "r", "b", "a", "t"})); // timeless last, both ways
    QCOMPARE(idsOf(**store, {.sort = SortKey::Text}), (Ids{"a", "b", "r", "c", "t"}));
    QCOMPARE(idsOf(**store, {.sort = SortKey::Importance, .descending = true}), (Ids{"t", "a", "b", "r", "c"}));
    QCOMPARE(idsOf(**store, {.sort = SortKey::Depth, .descending = true}).front(), std::string("r"));
    QCOMPARE(idsOf(**store, {.kinds = {Kind::Reflection}}), Ids{"r"});
    QCOMPARE(idsOf(**store, {.minDepth = 1}), Ids{"r"});
    QCOMPARE(idsOf(**store, {.tag = "green"}), Ids{"b"});
    QCOMPARE(idsOf(**store, {.session = "s"}), Ids{"b"});
    QCOMPARE(idsOf(**store,
                   {.since = Time(std::chrono::milliseconds(2000)), .until = Time(std::chrono::milliseconds(2500))}),
             (Ids{"b", "r"}));
    QCOMPARE(idsOf(**store, {.minImportance = 0.5}), (Ids{"a", "t"}));
    QCOMPARE(idsOf(**store, {.scopes = {"nobody"}}), Ids{});
    QCOMPARE(idsOf(**store, {.scopes = {"default"}, .kinds = {Kind::Episode}, .text = "gamma"}), Ids{"c"});
    QCOMPARE(idsOf(**store, {.flagged = true}), Ids{});
}

void TstStore::findsWords()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    QVERIFY_OK(
        (*store)->add({episode("run", "She was running late", {}, 1), episode("cafe", "A café in Zürich", {}, 2),
                       episode("auth", "Fixed src/auth.py, authentication works", {}, 3),
                       episode("zh", "卡洛斯喜欢咖啡", {}, 4), episode("odd", "100% \"quoted\" AND (NEAR)", {}, 5)},
                      kAgent));
    QCOMPARE(idsOf(**store, {.text = "runs"}), Ids{"run"});      // stems
    QCOMPARE(idsOf(**store, {.text = "cafe"}), Ids{"cafe"});     // without diacritics
    QCOMPARE(idsOf(**store, {.text = "late runn"}), Ids{"run"}); // the last as a prefix
    QCOMPARE(idsOf(**store, {.text = "late never"}), Ids{});     // all must occur
    QCOMPARE(idsOf(**store, {.text = "auth.py"}), Ids{"auth"});
    QCOMPARE(idsOf(**store, {.text = "thentica"}), Ids{"auth"}); // a part of a word
    QCOMPARE(idsOf(**store, {.text = "喜欢咖"}), Ids{"zh"});
    QCOMPARE(idsOf(**store, {.text = "咖啡"}), Ids{"zh"}); // shorter than a trigram
    QCOMPARE(idsOf(**store, {.text = "   "}).size(), std::size_t(5));
    // Never a syntax error.
    using namespace std::string_literals;
    for (const std::string &question :
         {"\""s,   "AND"s,   "a AND"s,  "NEAR("s, "*"s,           "-x"s,         "text:y"s, "^z"s,
          "'"s,    "(("s,    "\"\"\""s, "%"s,     "\xff\xfe"s,    "tea\xdc\0$"s, "\xfa\0"s, "\xf0\x9f\0 x"s,
          "a\0b"s, "{a b}"s, "+"s,      "100%"s,  "\xf0\x9f\x98"s}) {
        Query query;
        query.text = question;
        QVERIFY_OK((*store)->keys(query));
    }
    QCOMPARE(idsOf(**store, {.text = "\"quoted\""}), Ids{"odd"});
    QCOMPARE(idsOf(**store, {.text = "100%"}), Ids{"odd"});
}

// As keys() answers, of those that are given, in the order given.
void TstStore::findsAmongGivenOnes()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    MemoryDraft tagged = episode("run", "She was running late", {}, 1);
    tagged.memory.tags = {"green"};
    QVERIFY_OK((*store)->add({tagged, episode("cafe", "A café in Zürich", {}, 2),
                              episode("auth", "Fixed src/auth.py, authentication works", {}, 3),
                              episode("zh", "卡洛斯喜欢咖啡", {}, 4), episode("late", "Runs later", {}, 5)},
                             kAgent));
    std::vector<MemoryKey> given; // against the order of arrival; the coffee house is not among them
    for (const char *id : {"late", "zh", "auth", "run"}) {
        const auto key = (*store)->find(id);
        QVERIFY_OK(key);
        given.push_back(*key);
    }
    given.push_back({4711}); // nobody
    const auto among = [&](const Query &query) {
        Ids ids;
        const auto keys = (*store)->keysAmong(query, given);
        if (!keys)
            return Ids{keys.error().message};
        const auto rows = (*store)->rows(*keys);
        for (const Memory &m : *rows)
            ids.push_back(m.id.value);
        return ids;
    };
    QCOMPARE(among({.text = "run"}), (Ids{"late", "run"})); // stems
    QCOMPARE(among({.text = "late runn"}), Ids{});          // whole words only: "runn" is no stem
    QCOMPARE(among({.text = "runs lat"}), (Ids{"late", "run"}));
    QCOMPARE(among({.text = "cafe"}), Ids{});
    QCOMPARE(among({.text = "auth.py"}), Ids{"auth"});
    QCOMPARE(among({.text = "thentica"}), Ids{}); // whole words only
    QCOMPARE(among({.text = "喜欢咖"}), Ids{"zh"});
    QCOMPARE(among({.text = "咖啡"}), Ids{"zh"});
    QCOMPARE(among({.text = "run", .tag = "green"}), Ids{"run"});
    QCOMPARE(among({.tag = "green"}), Ids{"run"});
    QCOMPARE(among({.text = "run", .minImportance = 0.5}), Ids{});
    QCOMPARE(among({}), (Ids{"late", "zh", "auth", "run"}));
    QCOMPARE(among({.text = "\"NEAR( *"}), Ids{});
    QCOMPARE(idsOf(**store, {.text = "run", .sort = SortKey::Arrival}), (Ids{"run", "late"}));
    QCOMPARE(idsOf(**store, {.text = "run", .sort = SortKey::Arrival, .descending = true}), (Ids{"late", "run"}));
    QCOMPARE(idsOf(**store, {.text = "run", .tag = "green", .sort = SortKey::Arrival}), Ids{"run"});
}

void TstStore::pages()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 25; ++i) // several of one time
        drafts.push_back(episode("e" + std::to_string(100 + i), "text", {}, 1000 + i / 5));
    QVERIFY_OK((*store)->add(drafts, kAgent));
    for (const bool descending : {false, true}) {
        Query query{.descending = descending, .limit = 7};
        Ids all;
        for (;;) {
            const auto keys = (*store)->keys(query);
            QVERIFY_OK(keys);
            if (keys->empty())
                break;
            const auto rows = (*store)->rows(*keys);
            QVERIFY_OK(rows);
            for (const Memory &m : *rows)
                all.push_back(m.id.value);
            query.after = keys->back();
        }
        Ids expected;
        for (int i = 0; i < 25; ++i)
            expected.push_back("e" + std::to_string(100 + i));
        if (descending)
            std::reverse(expected.begin(), expected.end());
        QCOMPARE(all, expected);
    }
}

void TstStore::snapshots()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    MemoryDraft top = reflection("top", {"r1", "e3"});
    top.evidence.push_back({"e4", Role::Contradicts, Granularity::Claim, {}});
    QVERIFY_OK((*store)->add({episode("e1", "x", 0.5, 10), episode("e2"), episode("e3"), episode("e4"), episode("e5"),
                              reflection("r1", {"e1", "e2"}), top, reflection("side", {"e3", "e5"})},
                             kAgent));
    const auto key = [&](const char *id) { return *(*store)->find(id); };
    const auto whole = (*store)->snapshot();
    QVERIFY_OK(whole);
    QCOMPARE((*whole)->size(), std::size_t(8));
    QCOMPARE((*whole)->linkCount(), std::size_t(7));
    QCOMPARE((*whole)->row((*whole)->find(key("e1"))).created, std::int64_t(10));
    QCOMPARE((*whole)->row((*whole)->find(key("e1"))).importance, 0.5f);
    QCOMPARE((*whole)->row((*whole)->find(key("top"))).depth, 2);

    const MemoryKey tops[] = {key("top")};
    const auto below = (*store)->snapshotBelow(tops);
    QVERIFY_OK(below);
    QCOMPARE((*below)->size(), std::size_t(6)); // top r1 e1 e2 e3, and e4 that contradicts
    QCOMPARE((*below)->find(key("e5")), kNoNode);

    const MemoryKey starts[] = {key("e1")};
    const auto above = (*store)->snapshotAbove(starts);
    QVERIFY_OK(above);
    QCOMPARE((*above)->size(), std::size_t(6)); // e1 r1 top, and their other sources e2 e3 e4
    QCOMPARE((*above)->find(key("side")), kNoNode);
    QCOMPARE((*store)->snapshot("nobody")->get()->size(), std::size_t(0));
}

void TstStore::theTopOfTheTree()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    MemoryDraft against = reflection("deep", {"r1", "e3"}, "deep", 50);
    against.evidence.push_back({"side", Role::Contradicts, Granularity::Claim, {}});
    QVERIFY_OK((*store)->add({episode("e1"), episode("e2"), episode("e3"), episode("e4"),
                              reflection("r1", {"e1", "e2"}, "r1", 90), reflection("side", {"e3", "e4"}, "side", 20),
                              reflection("newer", {"e4", "e1"}, "newer", 30), against},
                             kAgent));
    const auto ids = [&](const std::string &scope, std::size_t roots) {
        Ids out;
        const auto top = (*store)->snapshotTop(scope, roots);
        if (!top)
            return Ids{top.error().message};
        std::vector<MemoryKey> keys;
        for (const NodeRow &row : (*top)->rows())
            keys.push_back(row.key);
        const auto rows = (*store)->rows(keys);
        for (const Memory &m : *rows)
            out.push_back(m.id.value);
        std::sort(out.begin(), out.end());
        return out;
    };
    // Depth 2 comes first. r1 is its source and no root; what only speaks against it is one, after the newer one.
    QCOMPARE(ids({}, 1), (Ids{"deep", "e3", "r1", "side"}));
    QCOMPARE(ids({}, 2), (Ids{"deep", "e1", "e3", "e4", "newer", "r1", "side"}));
    QCOMPARE(ids({}, 9), (Ids{"deep", "e1", "e3", "e4", "newer", "r1", "side"}));
    QCOMPARE(ids("nobody", 9), Ids{});
    const auto top = (*store)->snapshotTop({}, 1);
    QVERIFY_OK(top);
    const Node deep = (*top)->find(*(*store)->find("deep")), r1 = (*top)->find(*(*store)->find("r1"));
    QCOMPARE((*top)->sources(deep).size(), std::size_t(3));
    QCOMPARE((*top)->sources(r1).size(), std::size_t(0)); // left out
    QCOMPARE((*top)->row(r1).depth, 1);
}

// Of a scope that is most of the store, and of one that is little of it, whose keys lie far apart.
void TstStore::snapshotsOfAScope()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 30; ++i) {
        drafts.push_back(episode("m" + std::to_string(i)));
        drafts.back().memory.scope = "most";
        if (i % 15 == 4) {
            drafts.push_back(episode("f" + std::to_string(i)));
            drafts.back().memory.scope = "few";
        }
    }
    drafts.push_back(reflection("belief", {"m3", "m29"}));
    drafts.back().memory.scope = "most";
    drafts.push_back(reflection("other", {"f4", "f19"}));
    drafts.back().memory.scope = "few";
    QVERIFY_OK((*store)->import(foreign(std::move(drafts)), "x", kAgent));
    const auto key = [&](const char *id) { return *(*store)->find(id); };
    const MemoryKey gone[] = {key("m3")};
    QVERIFY_OK((*store)->retract(gone, kPerson));

    const auto most = (*store)->snapshot("most");
    QVERIFY_OK(most);
    QCOMPARE((*most)->size(), std::size_t(31));
    QCOMPARE((*most)->linkCount(), std::size_t(2));
    QVERIFY((*most)->row((*most)->find(key("m2"))).status == Status::Active);
    QVERIFY((*most)->row((*most)->find(key("m3"))).status == Status::Retracted);
    QVERIFY((*most)->row((*most)->find(key("m4"))).status == Status::Active);
    QVERIFY((*most)->row((*most)->find(key("belief"))).kind == Kind::Reflection);
    QCOMPARE((*most)->sources((*most)->find(key("belief")))[1].node, (*most)->find(key("m29")));
    QCOMPARE((*most)->find(key("f4")), kNoNode);
    QCOMPARE((*most)->find(key("other")), kNoNode);
    QCOMPARE((*most)->find({key("belief").value + 100}), kNoNode);
    QCOMPARE((*most)->find({-1}), kNoNode);

    const auto few = (*store)->snapshot("few");
    QVERIFY_OK(few);
    QCOMPARE((*few)->size(), std::size_t(3));
    QCOMPARE((*few)->linkCount(), std::size_t(2));
    QCOMPARE((*few)->row(0).key, key("f4"));
    QCOMPARE((*few)->row(1).key, key("f19"));
    QCOMPARE((*few)->sources(2)[0].node, Node(0));
    QCOMPARE((*few)->sources(2)[1].node, Node(1));
    QCOMPARE((*few)->find(key("m29")), kNoNode);
    QCOMPARE((*few)->scopes(), std::vector<std::string>{"few"});

    QCOMPARE((*store)->snapshot()->get()->size(), std::size_t(34));
    const auto counted = (*store)->scopes(), named = (*store)->scopes(Counting::No);
    QVERIFY_OK(counted);
    QVERIFY_OK(named);
    QCOMPARE(counted->size(), std::size_t(3)); // the one that was made with the store, too
    QCOMPARE(named->size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string &id = (*counted)[i].id;
        QCOMPARE((*named)[i].id, id);
        QCOMPARE((*named)[i].memories, std::uint64_t(0));
        QCOMPARE((*counted)[i].memories, std::uint64_t(id == "most" ? 31 : id == "few" ? 3 : 0));
    }
}

void TstStore::aConnectionGivesItsPagesBack()
{
    const Folder folder;
    auto db = sql::Connection::open(folder / "a.db", sql::Mode::Create, std::chrono::milliseconds(0));
    QVERIFY_OK(db);
    QVERIFY_OK((*db)->execute("CREATE TABLE t (x); WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c "
                              "WHERE i < 3000) INSERT INTO t SELECT zeroblob(3000) FROM c"));
    QCOMPARE(*(*db)->integer("SELECT sum(rowid) FROM t"), std::int64_t(4'501'500));
    constexpr int mib = 1024 * 1024;
    const int full = (*db)->cachedBytes();
    QVERIFY(full > 8 * mib);      // 3000 pages of 4 KiB, and what belongs to them
    (*db)->shrinkCache(16 * mib); // it has less
    QCOMPARE((*db)->cachedBytes(), full);
    (*db)->shrinkCache(2 * mib);
    QVERIFY((*db)->cachedBytes() < 3 * mib);
    QVERIFY((*db)->cachedBytes() > mib);
    QCOMPARE(*(*db)->integer("SELECT sum(rowid) FROM t"), std::int64_t(4'501'500));
    QVERIFY((*db)->cachedBytes() > full - mib); // as much as before, while it works
}

CREDENCE_TEST(tst_store, TstStore)

} // namespace tst_store

#include "tst_store.moc"
