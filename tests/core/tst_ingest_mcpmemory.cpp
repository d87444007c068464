// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The knowledge graph of the MCP memory server and its dialects.
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <fstream>
#include <random>

namespace tst_ingest_mcpmemory {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

const fs::path kShared = fs::path(CREDENCE_SOURCE_DIR) / ".." / "shared" / "data" / "mcp-memory";

const std::string kAda =
    R"({"type":"entity","name":"Ada","entityType":"person","observations":["likes tea","lives in Graz"]})";
const std::string kGraz = R"({"type":"entity","name":"Graz","entityType":"city","observations":["has a tower"]})";
const std::string kLives = R"({"type":"relation","from":"Ada","to":"Graz","relationType":"lives_in"})";
const std::string kKnows = R"({"type":"relation","from":"Ada","to":"Bob","relationType":"knows"})";

Result<ForeignStore> read(const fs::path &file, const std::string &text)
{
    std::ofstream(file, std::ios::binary) << text;
    return readForeign(file, {});
}

std::string kindsOf(const ForeignStore &store)
{
    std::string out;
    for (const Problem &p : store.problems)
        out += (out.empty() ? "" : " ") + p.kind;
    return out;
}

const MemoryDraft *draftOf(const ForeignStore &store, const std::string &text)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.text == text)
            return &draft;
    }
    return nullptr;
}

HandBackItem itemOf(const ForeignStore &store, HandBackKind kind, const std::string &text)
{
    HandBackItem item;
    item.kind = kind;
    if (const MemoryDraft *draft = draftOf(store, text))
        item.memory = draft->memory;
    return item;
}

} // namespace

class TstIngestMcpMemory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAGraph()
    {
        const Folder folder;
        const auto store = read(folder / "m.jsonl", kAda + "\n" + kGraz + "\n" + kLives + "\n" + kKnows + "\n");
        QVERIFY_OK(store);
        QCOMPARE(store->format, "mcp-memory"s);
        QCOMPARE(store->memories.size(), std::size_t(5));
        const Memory &tea = store->memories[0].memory;
        QCOMPARE(tea.text, "likes tea"s);
        QVERIFY(tea.kind == Kind::Episode);
        QCOMPARE(tea.entities, std::vector{"Ada"s});
        QCOMPARE(tea.tags, std::vector{"person"s});
        QVERIFY(store->memories[0].createdAssumed);
        const Memory &lives = store->memories[3].memory;
        QVERIFY(lives.kind == Kind::Reflection && lives.shape == Shape::Belief);
        QCOMPARE(lives.text, "Ada lives_in Graz"s);
        QCOMPARE(lives.predicate, "lives_in"s);
        QCOMPARE(kindsOf(*store), "dangling"s); // Bob
        QCOMPARE(store->problems[0].where, "m.jsonl line 4"s);
    }

    void dialects_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("memories");
        QTest::addColumn<int>("skipped");
        QTest::addColumn<QString>("problems");
        const auto row = [](const char *name, const std::string &text, int memories, int skipped, const char *kinds) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << memories << skipped << QString(kinds);
        };
        row("no end of line", kAda + "\n" + kLives, 3, 0, "dangling");
        row("blank lines, BOM, CRLF", "\xEF\xBB\xBF\r\n" + kAda + "\r\n\r\n" + kGraz + "\r\n" + kLives + "\r\n", 4, 0,
            "");
        row("glued", kAda + kGraz + kLives + "\n", 4, 0, "");
        row("glued, with commas", kAda + "," + kGraz + ", " + kLives, 4, 0, "");
        row("cut last line", kAda + "\n" + kGraz + "\n" + kLives.substr(0, 40), 3, 1, "bad-json");
        row("cut line, then more", kAda.substr(0, 60) + "\n" + kGraz + "\n", 1, 1, "bad-json");
        row("words between", kAda + " oops " + kGraz, 3, 1, "bad-json");
        row("a list", "[\n  " + kAda + ",\n  " + kGraz + ",\n" + kLives + "]", 4, 0, "");
        row("a list without end", "[" + kAda + "," + kGraz + "," + kLives.substr(0, 30), 3, 0, "bad-json");
        row("an object", "{\"entities\":[" + kAda + "," + kGraz + "],\"relations\":[" + kLives + "]}", 4, 0, "");
        row("an object without types",
            R"({"entities": [{"name":"A","entityType":"t","observations":["x"]}], "relations": [{"from":"A","to":"A","relationType":"is"}]})",
            2, 0, "");
        row("lines without types",
            "{\"name\":\"A\",\"entityType\":\"t\",\"observations\":[\"x\"]}\n"
            "{\"from\":\"A\",\"to\":\"A\",\"relationType\":\"is\"}",
            2, 0, "");
        row("a marker", "{\"type\":\"_aim\",\"source\":\"mcp-knowledge-graph\"}\n" + kAda, 2, 0, "");
        row("another type", "{\"type\":\"dream\"}\n" + kAda + "\n7\n", 2, 2, "bad-record bad-json");
        row("a name twice", kAda + "\n" + kAda + "\n", 2, 0, "duplicate-id");
        row("a relation twice", kAda + "\n" + kGraz + "\n" + kLives + "\n" + kLives, 4, 0, "");
        row("the same words with another time",
            R"({"name":"A","entityType":"t","observations":[{"content":"x","at":1},{"content":"x","at":2},"y"]})", 2, 1,
            "duplicate-id");
        row("nothing observed",
            kAda + "\n{\"type\":\"entity\",\"name\":\"E\",\"entityType\":\"t\",\"observations\":[]}", 2, 0,
            "missing-text");
        row("bad observations",
            kAda + "\n{\"type\":\"entity\",\"name\":\"E\",\"entityType\":\"t\",\"observations\":[7,\"\",null,\"x\"]}"
                   "\n{\"type\":\"entity\",\"name\":\"F\",\"observations\":\"x\"}\n{\"type\":\"entity\"}"
                   "\n{\"type\":\"relation\",\"from\":\"Ada\"}",
            5, 4, "missing-text missing-text misfit bad-record bad-record");
        row("more keys",
            "{\"type\":\"entity\",\"name\":\"A\",\"entityType\":\"t\",\"createdAt\":\"2026-01-02T03:04:05Z\","
            "\"version\":2,"
            "\"observations\":[{\"content\":\"x\",\"timestamp\":\"2026-01-03\"},\"y\"]}",
            2, 0, "unmapped unmapped");
    }
    void dialects()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, memories);
        QFETCH(int, skipped);
        QFETCH(QString, problems);
        const Folder folder;
        const auto store = read(folder / "x", text.toStdString());
        QVERIFY_OK(store);
        QCOMPARE(store->format, "mcp-memory"s);
        QCOMPARE(int(store->memories.size()), memories);
        QCOMPARE(int(store->skipped), skipped);
        QCOMPARE(QString::fromStdString(kindsOf(*store)), problems);
    }

    // The server holds the same words of an entity, and a relation, once: they are part of what stands already.
    void whatIsSaidAgainIsCounted()
    {
        const Folder folder;
        const auto store = read(folder / "x", kAda + "\n" + kAda + "\n" + kGraz + "\n" + kLives + "\n" + kLives);
        QVERIFY_OK(store);
        QCOMPARE(store->read, std::uint64_t(7)); // two observations twice, one, a relation twice
        QCOMPARE(store->folded, std::uint64_t(3));
        QCOMPARE(store->skipped, std::uint64_t(0));
        QCOMPARE(store->memories.size(), std::size_t(4));
    }

    void timesOfDialects()
    {
        const Folder folder;
        const auto store =
            read(folder / "x", "{\"type\":\"entity\",\"name\":\"A\",\"entityType\":\"t\",\"createdAt\":"
                               "\"2026-01-02T03:04:05Z\",\"observations\":[{\"content\":\"x\",\"timestamp\":"
                               "\"2026-01-03\"},\"y\"]}");
        QVERIFY_OK(store);
        QCOMPARE(store->memories[0].memory.created->time_since_epoch().count(), 1767398400000); // 2026-01-03
        QVERIFY(store->memories[0].memory.zoneAssumed && !store->memories[0].createdAssumed);
        QCOMPARE(store->memories[1].memory.created->time_since_epoch().count(), 1767323045000); // the entity's
    }

    // Against counts of the same files by other means.
    void realData_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("dangling");
        QTest::newRow("canonical") << "canonical" << 1;
        QTest::newRow("canonical-es") << "canonical-es" << 0;
        QTest::newRow("marker-line") << "marker-line" << 0;
        QTest::newRow("no-relations") << "no-relations" << 0;
    }
    void realData()
    {
        QFETCH(QString, name);
        QFETCH(int, dangling);
        const fs::path file = kShared / name.toStdString() / "memory.jsonl";
        if (!fs::exists(file))
            QSKIP("the real data (../shared/data) is not here");
        std::size_t observations = 0, relations = 0;
        for (const QByteArray &line : bytesOf(file).split('\n')) {
            const QJsonObject object = QJsonDocument::fromJson(line).object();
            observations += std::size_t(object["observations"].toArray().size());
            relations += object["type"] == "relation";
        }
        for (const fs::path &path : {file, file.parent_path()}) {
            const auto store = readForeign(path, {});
            QVERIFY_OK(store);
            std::size_t beliefs = 0;
            for (const MemoryDraft &draft : store->memories)
                beliefs += draft.memory.kind == Kind::Reflection;
            QCOMPARE(beliefs, relations);
            QCOMPARE(store->memories.size(), observations + relations);
            QCOMPARE(int(store->problems.size()), dangling);
            QCOMPARE(store->skipped, std::uint64_t(0));
        }
    }

    void againIsUnchanged()
    {
        const Folder folder;
        const std::string text = kAda + "\n" + kGraz + "\n" + kLives + "\n";
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QCOMPARE((*made)->import(*read(folder / "m", text), "m", {"", "import", ""})->added, std::uint64_t(4));
        const auto again = (*made)->import(*read(folder / "m", text), "m", {"", "import", ""});
        QCOMPARE(again->unchanged, std::uint64_t(4));
        QCOMPARE(again->updated, std::uint64_t(0));
        const auto more = (*made)->import(*read(folder / "m", kAda + "\n" + kGraz + "\n"), "m", {"", "import", ""});
        QCOMPARE(more->vanished, std::uint64_t(1));
    }

    void handsBack()
    {
        const Folder folder;
        const fs::path file = folder / "memory.jsonl";
        const std::string odd = "{\"type\":\"dream\",  \"x\" : 1e400}\n";
        const std::string spaced =
            R"({"type": "entity", "name": "Bob", "entityType": "person", "observations": ["a", "b", "c"], "z": 1})";
        const auto store = read(file, odd + kAda + "\n" + kGraz + "\n" + spaced + "\n" + kLives + "\n" + kKnows);
        QVERIFY_OK(store);
        HandBackSet set{"default", "mcp-memory", {}, {}};
        set.items = {itemOf(*store, HandBackKind::Retracted, "has a tower"),
                     itemOf(*store, HandBackKind::Superseded, "likes tea"), itemOf(*store, HandBackKind::Erased, "b"),
                     itemOf(*store, HandBackKind::Retracted, "Ada knows Bob"),
                     itemOf(*store, HandBackKind::Redacted, "c")};
        set.items[2].memory.text.clear();
        set.items[4].memory.text = "[gone]";
        HandBackItem coffee;
        coffee.memory.text = "likes coffee";
        coffee.replaces = {set.items[1].memory.sourceRef};
        set.items.push_back(coffee);
        HandBackItem cited;
        cited.memory.text = "is settled";
        cited.evidence = {{{}, draftOf(*store, "lives in Graz")->memory.sourceRef, Role::Supports, {}}};
        set.items.push_back(cited);
        HandBackItem works;
        works.memory.shape = Shape::Belief;
        works.memory.text = "Bob works_in Graz";
        works.memory.subject = "Bob";
        works.memory.predicate = "works_in";
        works.memory.object = "Graz";
        set.items.push_back(works);
        HandBackItem homeless;
        homeless.memory.id = {"0198"};
        homeless.memory.text = "nobody's";
        set.items.push_back(homeless);
        const auto plan = planHandBack(set, "mcp-memory", file);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(8));
        QCOMPARE(plan->left.size(), std::size_t(1));
        QCOMPARE(plan->left[0].where, "0198"s);
        QCOMPARE(plan->writes.size(), std::size_t(1));
        QCOMPARE(plan->writes[0].summary, "2 added, 2 changed, 3 removed"s);
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(
            bytesOf(file).toStdString(),
            odd +
                R"({"type":"entity","name":"Ada","entityType":"person","observations":["likes coffee","lives in Graz","is settled"]})"
                "\n"
                R"({"type":"entity","name":"Graz","entityType":"city","observations":[]})"
                "\n"
                R"({"type": "entity", "name": "Bob", "entityType": "person", "observations": ["a", "[gone]"], "z": 1})"
                "\n" +
                kLives + "\n" +
                R"({"type":"relation","from":"Bob","to":"Graz","relationType":"works_in"})"
                "\n");
        const auto again = readForeign(file, {});
        QVERIFY(draftOf(*again, "likes coffee") && draftOf(*again, "is settled") &&
                draftOf(*again, "Bob works_in Graz"));
        QVERIFY(!draftOf(*again, "likes tea") && !draftOf(*again, "Ada knows Bob") && !draftOf(*again, "has a tower"));
        // What is gone can't be changed, and a file that was changed meanwhile is not written over.
        const auto late = planHandBack(set, "mcp-memory", file);
        QVERIFY_OK(late);
        QVERIFY(late->left.size() >= 6);
        HandBackSet one{"default", "mcp-memory", {itemOf(*again, HandBackKind::Retracted, "a")}, {}};
        const auto stale = planHandBack(one, "mcp-memory", file);
        std::ofstream(file, std::ios::app) << "\n";
        QCOMPARE(writeHandBack(*stale).error().code, Errc::Conflict);
    }

    void equalOnesGoTogether()
    {
        const Folder folder;
        const auto store = read(folder / "m", kAda + "\n" + kAda + "\n");
        for (const HandBackKind kind : {HandBackKind::Retracted, HandBackKind::Redacted}) {
            HandBackSet set{"default", "mcp-memory", {itemOf(*store, kind, "likes tea")}, {}};
            set.items[0].memory.text = "[what]";
            const auto plan = planHandBack(set, "mcp-memory", folder / "m");
            QVERIFY_OK(plan);
            QVERIFY(plan->writes[0].after.find("likes tea") == std::string::npos);
            QCOMPARE(plan->writes[0].summary, kind == HandBackKind::Retracted ? "0 added, 0 changed, 2 removed"s
                                                                              : "0 added, 1 changed, 1 removed"s);
        }
    }

    // In each form of file, each subset of the relations goes, and the rest reads as before.
    void removesFromEachForm()
    {
        const std::string relations[] = {R"({"type":"relation","from":"Ada","to":"Graz","relationType":"r0"})",
                                         R"({"type":"relation","from":"Ada","to":"Graz","relationType":"r1"})",
                                         R"({"type":"relation","from":"Ada","to":"Graz","relationType":"r2"})"};
        const std::string head = kAda + "%" + kGraz;
        const auto joined = [&](const std::string &between) {
            std::string out = head;
            for (const std::string &relation : relations)
                out += "%" + relation;
            for (std::size_t at = 0; (at = out.find('%', at)) != std::string::npos;)
                out.replace(at, 1, between);
            return out;
        };
        const std::string forms[] = {joined("\n"),
                                     joined("\n") + "\n",
                                     joined("\r\n") + "\r\n",
                                     joined(""),
                                     "[" + joined(",") + "]",
                                     "[\n  " + joined(",\n  ") + "\n]\n",
                                     "{\"entities\":[" + kAda + "," + kGraz + "],\"relations\":[" + relations[0] +
                                         ", " + relations[1] + ", " + relations[2] + "]}"};
        const Folder folder;
        for (const std::string &form : forms) {
            const auto store = read(folder / "m", form);
            QVERIFY_OK(store);
            QCOMPARE(store->memories.size(), std::size_t(6));
            for (int subset = 0; subset < 16; ++subset) {
                HandBackSet set{"default", "mcp-memory", {}, {}};
                for (int i = 0; i < 3; ++i) {
                    if (subset & (1 << i))
                        set.items.push_back(
                            itemOf(*store, HandBackKind::Retracted, "Ada r" + std::to_string(i) + " Graz"));
                }
                if (subset & 8) {
                    HandBackItem fresh;
                    fresh.memory.shape = Shape::Belief;
                    fresh.memory.subject = "Graz";
                    fresh.memory.predicate = "holds";
                    fresh.memory.object = "Ada";
                    fresh.memory.text = "Graz holds Ada";
                    set.items.push_back(fresh);
                }
                const auto plan = planHandBack(set, "mcp-memory", folder / "m");
                QVERIFY_OK(plan);
                QCOMPARE(plan->said, std::uint64_t(set.items.size()));
                const auto then = plan->writes.empty() ? store : read(folder / "then", plan->writes[0].after);
                QVERIFY_OK(then);
                QVERIFY2(then->problems.empty(), plan->writes.empty() ? "" : plan->writes[0].after.c_str());
                QCOMPARE(then->memories.size(),
                         std::size_t(6 + (subset >> 3)) - std::size_t(__builtin_popcount(unsigned(subset & 7))));
                for (int i = 0; i < 3; ++i)
                    QCOMPARE(draftOf(*then, "Ada r" + std::to_string(i) + " Graz") == nullptr, bool(subset & (1 << i)));
            }
        }
    }

    void survivesDamage()
    {
        const Folder folder;
        for (const std::string &whole : {kAda + "\n" + kGraz + "\n" + kLives + "\n", "[" + kAda + "," + kLives + "]",
                                         "{\"entities\":[" + kAda + "],\"relations\":[" + kLives + "]}"}) {
            for (std::size_t n = 0; n <= whole.size(); ++n) {
                std::ofstream(folder / "cut", std::ios::binary) << whole.substr(0, n);
                const auto store = readForeign(folder / "cut", "mcp-memory");
                QVERIFY_OK(store);
                QVERIFY(store->memories.size() <= 4);
                (void)planHandBack(
                    {"default", "mcp-memory", {itemOf(*store, HandBackKind::Retracted, "likes tea")}, {}}, "mcp-memory",
                    folder / "cut");
            }
        }
        std::mt19937 random(11); // NOLINT: the same bytes each time
        for (int round = 0; round < 300; ++round) {
            std::string bytes = kAda + "\n" + kLives;
            for (std::size_t i = 0; i < 10; ++i)
                bytes[random() % bytes.size()] = round % 2 ? static_cast<char>(random()) : "{}[]\",:\\"[random() % 8];
            std::ofstream(folder / "cut", std::ios::binary) << bytes;
            (void)detectFormat(folder / "cut");
            QVERIFY_OK(readForeign(folder / "cut", "mcp-memory"));
        }
        std::ofstream(folder / "cut", std::ios::binary) << std::string(1000000, '[');
        QVERIFY_OK(readForeign(folder / "cut", "mcp-memory"));
    }
};

CREDENCE_TEST(tst_ingest_mcpmemory, TstIngestMcpMemory)

} // namespace tst_ingest_mcpmemory

#include "tst_ingest_mcpmemory.moc"
