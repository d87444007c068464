// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Chroma folders: records, layouts, mapping, hand-back.
#include "support/chromawriter.h"
#include "support/registry.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/store.h>
#include <credence/text.h>

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_ingest_chroma {

using namespace credence;
using namespace std::string_literals;
using credence::test::ChromaEra;
using credence::test::ChromaWriter;
using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

namespace {

const MemoryDraft *byRef(const ForeignStore &store, const std::string &ref)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.sourceRef == ref)
            return &draft;
    }
    return nullptr;
}

std::vector<std::string> refs(const MemoryDraft &draft)
{
    std::vector<std::string> out;
    for (const DraftEvidence &evidence : draft.evidence)
        out.push_back(evidence.ref);
    return out;
}

std::string meaningOf(const ForeignStore &store, const std::string &key)
{
    for (const KeySeen &seen : store.keys) {
        if (seen.key == key)
            return seen.meaning;
    }
    return "absent";
}

std::string told(const ForeignStore &store)
{
    std::string out;
    for (const Problem &p : store.problems)
        out += p.kind + "@" + p.where + ": " + p.message + "\n";
    return out;
}

bool hasProblem(const ForeignStore &store, const std::string &kind, const std::string &part)
{
    return std::any_of(store.problems.begin(), store.problems.end(), [&](const Problem &p) {
        return p.kind == kind && (p.message + p.where).find(part) != std::string::npos;
    });
}

using Strings = std::vector<std::string>;

// The article's collection: two episodes and a reflection of alice, one episode of bob.
void writeArticle(ChromaWriter &chroma)
{
    const std::string c = chroma.collection("episodes", 2);
    chroma.record(c, "e1",
                  {{"chroma:document", "Tests failed after the deploy"},
                   {"user", "alice"},
                   {"importance", 0.6},
                   {"ts", 1754039533.25},
                   {"last_read", 1754039600.0}});
    chroma.record(c, "e2",
                  {{"chroma:document", "Rolled back"},
                   {"user", "alice"},
                   {"importance", 1.0},
                   {"ts", 1754039600.0},
                   {"last_read", 1754039600.0}});
    chroma.record(c, "r1",
                  {{"chroma:document", "Deploys break tests"},
                   {"user", "alice"},
                   {"type", "reflection"},
                   {"importance", 0.85},
                   {"ts", 1754040000.0},
                   {"last_read", 1754040000.0},
                   {"evidence_ids", "e1,e2, gone"},
                   {"depth", 1}});
    chroma.record(c, "e3",
                  {{"chroma:document", "Lunch"},
                   {"user", "bob"},
                   {"importance", 7.0},
                   {"ts", 1754039533.0},
                   {"last_read", 1754039533.0}});
}

} // namespace

class TstIngestChroma : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_count = 0;

    fs::path fresh() { return fs::path(m_folder.path().toStdString()) / std::to_string(++m_count); }

private Q_SLOTS:
    void article_data()
    {
        QTest::addColumn<int>("era");
        QTest::newRow("0.4") << int(ChromaEra::Topics);
        QTest::newRow("1.0") << int(ChromaEra::Configs);
        QTest::newRow("1.3") << int(ChromaEra::Schemas);
    }
    void article()
    {
        QFETCH(int, era);
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra(era));
            writeArticle(chroma);
        }
        QCOMPARE(*detectFormat(folder), "chroma"s);
        QCOMPARE(*detectFormat(folder / "chroma.sqlite3"), "chroma"s);
        const auto store = readForeign(folder, {});
        QVERIFY2(store.ok(), store.ok() ? "" : store.error().message.c_str());
        QCOMPARE(store->read, 4U);
        QCOMPARE(store->skipped, 0U);
        QCOMPARE(store->scopes, (Strings{"alice", "bob"}));
        const MemoryDraft &e1 = *byRef(*store, "e1");
        QCOMPARE(e1.memory.text, "Tests failed after the deploy"s);
        QCOMPARE(e1.memory.scope, "alice"s);
        QVERIFY(e1.memory.kind == Kind::Episode);
        QCOMPARE(*e1.memory.importance, 0.6);
        QVERIFY(e1.memory.importanceScale == ImportanceScale::ZeroToOne);
        QCOMPARE(formatTime(*e1.memory.created), "2025-08-01T09:12:13.250Z"s);
        QCOMPARE(e1.memory.createdText, "1754039533.25"s);
        QVERIFY(!e1.memory.zoneAssumed);
        QCOMPARE(formatTime(*e1.memory.lastAccessed), "2025-08-01T09:13:20Z"s);
        QVERIFY(e1.evidence.empty());
        const MemoryDraft &r1 = *byRef(*store, "r1");
        QVERIFY(r1.memory.kind == Kind::Reflection);
        QVERIFY(r1.memory.shape == Shape::Insight);
        QCOMPARE(*r1.memory.storedDepth, 1);
        QCOMPARE(refs(r1), (Strings{"e1", "e2", "gone"}));
        QVERIFY(r1.evidence[0].granularity == Granularity::Claim);
        QVERIFY(r1.evidence[0].role == Role::Supports);
        // 7 is outside the article's scale.
        const MemoryDraft &e3 = *byRef(*store, "e3");
        QCOMPARE(e3.memory.scope, "bob"s);
        QVERIFY(!e3.memory.importance);
        QVERIFY2(hasProblem(*store, "bad-importance", "collection episodes e3"), told(*store).c_str());
        QVERIFY(e3.memory.extra.find("\"importance\":7") != std::string::npos);
        QVERIFY(e3.memory.extra.find("\"chroma:collection\":\"episodes\"") != std::string::npos);
        QCOMPARE(meaningOf(*store, "evidence_ids"), "evidence"s);
        QCOMPARE(meaningOf(*store, "user"), "scope"s);
        QCOMPARE(meaningOf(*store, "chroma:document"), "text"s);
        QVERIFY(store->note.empty());
    }

    void storedTwiceIsUnchanged()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            writeArticle(chroma);
        }
        const auto store = Store::create(folder / "s.credence", {});
        QVERIFY(store.ok());
        auto first = readForeign(folder, {});
        const auto one = (*store)->import(std::move(*first), folder, {"", "test", ""});
        QVERIFY(one.ok());
        QCOMPARE(one->added, 4U);
        auto second = readForeign(folder, {});
        const auto two = (*store)->import(std::move(*second), folder, {"", "test", ""});
        QVERIFY(two.ok());
        QCOMPARE(two->unchanged, 4U);
        QCOMPARE(two->added + two->updated, 0U);
        // Its document changes; id and time stay.
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open((folder / "chroma.sqlite3").c_str(), &db), SQLITE_OK);
        QCOMPARE(sqlite3_exec(db,
                              "UPDATE embedding_metadata SET string_value = 'Late lunch' WHERE string_value = 'Lunch'",
                              nullptr, nullptr, nullptr),
                 SQLITE_OK);
        sqlite3_close(db);
        auto third = readForeign(folder, {});
        const auto three = (*store)->import(std::move(*third), folder, {"", "test", ""});
        QVERIFY(three.ok());
        QCOMPARE(three->updated, 1U);
        QCOMPARE(three->unchanged, 3U);
    }

    void valuesKeepTheirTypes()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Schemas);
            const std::string c = chroma.collection("notes", 0);
            chroma.record(c, "a",
                          {{"chroma:document", "x"},
                           {"whole", 1},
                           {"yes", true},
                           {"no", false},
                           {"real", 1.0},
                           {"word", "1"},
                           {"empty", ""},
                           {"nothing", nullptr},
                           {"list", {"p", "q"}},
                           {"numbers", {1, 2.5, true}},
                           {"chroma:uri", "file:///x"}},
                          "2026-01-02 03:04:05");
        }
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        const Memory &memory = store->memories.at(0).memory;
        QCOMPARE(memory.scope, "notes"s);
        const Json expected1 =
            Json::parse("{\"chroma:uri\":\"file:///x\",\"empty\":\"\",\"list\":[\"p\",\"q\"],\"no\":false,"
                        "\"numbers\":[1,2.5,true],\"real\":1.0,\"whole\":1,\"word\":\"1\",\"yes\":true}");
        QCOMPARE(Json::parse(memory.extra).dump(), expected1.dump());
        const Json extra = Json::parse(memory.extra);
        QVERIFY(extra["whole"].is_number_integer() && extra["yes"].is_boolean() && extra["real"].is_number_float());
        // Without a key for it the time is the row's, in UTC by SQLite's definition.
        QCOMPARE(formatTime(*memory.created), "2026-01-02T03:04:05Z"s);
        QVERIFY(!memory.zoneAssumed);
        QVERIFY2(hasProblem(*store, "unmapped", "\"whole\" (1)"), told(*store).c_str());
    }

    void vectorsFromTheQueue_data() { article_data(); }
    void vectorsFromTheQueue()
    {
        QFETCH(int, era);
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra(era));
            const std::string c = chroma.collection("small", 2, "cosine");
            for (const char *id : {"added", "twice", "updated", "upserted", "readded", "whole", "bare"})
                chroma.record(c, id, {{"chroma:document", "text of "s + id}});
            chroma.index(c, {}, true, false, -1, 100);
            chroma.queue(c, 0, "added", {1, 2});
            chroma.queue(c, 0, "twice", {3, 4});
            chroma.queue(c, 0, "twice", {9, 9}); // is there already: ignored
            chroma.queue(c, 0, "updated", {5, 6});
            chroma.queue(c, 1, "updated", {7, 8});
            chroma.queue(c, 1, "updated"); // metadata alone
            chroma.queue(c, 2, "upserted", {0.5F, 0.25F});
            chroma.queue(c, 2, "upserted", {0.75F, 0.125F});
            chroma.queue(c, 0, "readded", {1, 1});
            chroma.queue(c, 3, "readded");
            chroma.queue(c, 0, "readded", {2, 2});
            chroma.queue(c, 0, "whole", {-3, 70000}, "INT32");
            chroma.queue(c, 0, "deleted", {1, 1}); // not in embeddings
            chroma.queue(c, 3, "deleted");
            chroma.queue("c0000000-0000-4000-8000-000000009999", 0, "added", {8, 8}); // another collection's
        }
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 7U);
        using V = std::vector<float>;
        QCOMPARE(byRef(*store, "added")->vector, (V{1, 2}));
        QCOMPARE(byRef(*store, "twice")->vector, (V{3, 4}));
        QCOMPARE(byRef(*store, "updated")->vector, (V{7, 8}));
        QCOMPARE(byRef(*store, "upserted")->vector, (V{0.75F, 0.125F}));
        QCOMPARE(byRef(*store, "readded")->vector, (V{2, 2}));
        QCOMPARE(byRef(*store, "whole")->vector, (V{-3, 70000}));
        QVERIFY(byRef(*store, "bare")->vector.empty());
        QVERIFY(byRef(*store, "bare")->vectorSpace.empty());
        QVERIFY2(hasProblem(*store, "bad-vector", "1 of 7 records have no vector"), told(*store).c_str());
        // Two collections' vectors are of two spaces, whatever their names are.
        QCOMPARE(byRef(*store, "added")->vectorSpace, "chroma/small/c0000000-0000-4000-8000-000000000001"s);
    }

    void vectorsFromTheIndex_data()
    {
        QTest::addColumn<bool>("python");
        QTest::addColumn<bool>("cosine");
        QTest::addColumn<int>("era");
        for (const bool python : {false, true}) {
            for (const bool cosine : {false, true}) {
                for (const ChromaEra era : {ChromaEra::Topics, ChromaEra::Configs, ChromaEra::Schemas})
                    QTest::addRow("%s %s %d", python ? "python" : "rust", cosine ? "cosine" : "l2", int(era))
                        << python << cosine << int(era);
            }
        }
    }
    void vectorsFromTheIndex()
    {
        QFETCH(bool, python);
        QFETCH(bool, cosine);
        QFETCH(int, era);
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra(era));
            const std::string c = chroma.collection("big", 2, cosine ? "cosine" : "l2");
            std::vector<std::pair<std::string, std::vector<float>>> indexed;
            for (int i = 1; i <= 300; ++i) { // more than one-byte places in the memo
                const std::string id = "id-" + std::to_string(i);
                indexed.push_back({id, {float(3 * i), float(4 * i)}});
                if (i != 5) // drifted: in the index, and no record
                    chroma.record(c, id, {{"chroma:document", "text " + id}});
            }
            chroma.record(c, "later", {{"chroma:document", "after the index was written"}});
            chroma.index(c, indexed, cosine, python, 300, 1000, {7});
            // What lies in the queue up to 300 is in the index; only what comes after counts.
            chroma.run("INSERT INTO embeddings_queue (seq_id, operation, topic, id) VALUES (299, 3, "
                       "'persistent://default/default/" +
                       c + "', 'id-2')");
            chroma.run("INSERT INTO embeddings_queue (seq_id, operation, topic, id) VALUES (300, 0, "
                       "'persistent://default/default/" +
                       c + "', 'id-3')");
            chroma.queue(c, 0, "later", {0.5F, 0.5F});
            chroma.queue(c, 1, "id-4", {-1, -2});
        }
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 300U);
        const auto near = [&](const std::string &id, float x, float y) {
            const std::vector<float> &v = byRef(*store, id)->vector;
            return v.size() == 2 && std::fabs(v[0] - x) <= 1e-6F * std::fabs(x) &&
                   std::fabs(v[1] - y) <= 1e-6F * std::fabs(y);
        };
        QVERIFY(near("id-1", 3, 4));
        QVERIFY(near("id-2", 6, 8));
        QVERIFY(near("id-3", 9, 12));
        QVERIFY(near("id-4", -1, -2));
        QVERIFY(near("id-300", 900, 1200));
        QVERIFY(near("later", 0.5F, 0.5F));
        QVERIFY(byRef(*store, "id-7")->vector.empty()); // marked deleted
        QVERIFY2(hasProblem(*store, "bad-vector", "1 of 300 records have no vector"), told(*store).c_str());
    }

    void whatIsMissingOfTheIndexIsSaid_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("said");
        QTest::newRow("data") << "data_level0.bin"
                              << "data_level0.bin is missing";
        QTest::newRow("header") << "header.bin"
                                << "header.bin is missing";
        QTest::newRow("labels") << "index_metadata.pickle"
                                << "index_metadata.pickle is missing";
        QTest::newRow("lengths") << "length.bin"
                                 << "length.bin is missing";
        QTest::newRow("folder") << ""
                                << "3 of 3 records have no vector";
    }
    void whatIsMissingOfTheIndexIsSaid()
    {
        QFETCH(QString, file);
        QFETCH(QString, said);
        const fs::path folder = fresh();
        fs::path index;
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            const std::string c = chroma.collection("big", 2, "cosine");
            for (const char *id : {"a", "b", "c"})
                chroma.record(c, id, {{"chroma:document", id}});
            chroma.index(c, {{"a", {1, 2}}, {"b", {1, 2}}, {"c", {1, 2}}}, true, false, 3);
            index = folder / ChromaWriter::vectorSegment(c);
        }
        QVERIFY(fs::remove_all(file.isEmpty() ? index : index / file.toStdString()) > 0);
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 3U);
        QVERIFY2(hasProblem(*store, "bad-vector", said.toStdString()), told(*store).c_str());
    }

    void aPickleIsNeverExecuted()
    {
        const fs::path folder = fresh();
        const fs::path made = folder / "made-by-a-pickle";
        fs::path index;
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            const std::string c = chroma.collection("big", 2);
            chroma.record(c, "a", {{"chroma:document", "x"}});
            chroma.index(c, {{"a", {1, 2}}}, false, false, 1);
            index = folder / ChromaWriter::vectorSegment(c);
        }
        std::ofstream(index / "index_metadata.pickle", std::ios::binary)
            << "cposix\nsystem\n(S'touch " + made.string() + "'\ntR.";
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 1U);
        QVERIFY2(hasProblem(*store, "bad-vector", "posix.system"), told(*store).c_str());
        QVERIFY(!fs::exists(made));
    }

    void notesOfAMem()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            const std::string c = chroma.collection("memories", 0);
            chroma.record(c, "n1",
                          {{"chroma:document", "Likes tea\nKeywords: tea, likes"},
                           {"content", "Likes tea"},
                           {"id", "n1"},
                           {"keywords", "[\"tea\",\"likes\"]"},
                           {"tags", "[\"drink\"]"},
                           {"links", "[\"n2\"]"},
                           {"retrieval_count", "3"},
                           {"timestamp", "202508010912"},
                           {"last_accessed", "202508020000"},
                           {"context", "Kitchen"},
                           {"evolution_history", "[]"},
                           {"category", "Uncategorized"}});
        }
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        const Memory &note = store->memories.at(0).memory;
        QCOMPARE(note.text, "Likes tea"s);
        QVERIFY(note.kind == Kind::Episode);
        QCOMPARE(note.tags, (Strings{"drink", "likes", "tea"}));
        QCOMPARE(formatTime(*note.created), "2025-08-01T09:12:00Z"s);
        QVERIFY(note.zoneAssumed);
        QCOMPARE(note.createdText, "202508010912"s);
        QCOMPARE(formatTime(*note.lastAccessed), "2025-08-02T00:00:00Z"s);
        const Json expected2 =
            Json::parse("{\"category\":\"Uncategorized\",\"chroma:document\":\"Likes tea\\nKeywords: tea, likes\","
                        "\"context\":\"Kitchen\",\"links\":[\"n2\"],\"retrieval_count\":\"3\"}");
        QCOMPARE(Json::parse(note.extra).dump(), expected2.dump());
        QVERIFY(hasProblem(*store, "unmapped", "\"links\" (1)"));
    }

    void drawersOfMemPalace()
    {
        const fs::path palace = fresh() / "palace";
        {
            ChromaWriter chroma(palace, ChromaEra::Configs);
            const std::string c = chroma.collection("mempalace_drawers", 0);
            chroma.record(c, "d1",
                          {{"chroma:document", "We chose Qt"},
                           {"wing", "credence"},
                           {"room", "ui, shell"},
                           {"hall", ""},
                           {"source_file", "a.md"},
                           {"chunk_index", 2},
                           {"added_by", "mempalace"},
                           {"filed_at", "2026-03-04T05:06:07.250000"}});
        }
        std::ofstream(palace.parent_path() / "knowledge_graph.sqlite3") << "x";
        const auto store = readForeign(palace, {});
        QVERIFY(store.ok());
        const Memory &drawer = store->memories.at(0).memory;
        QCOMPARE(drawer.scope, "mempalace_drawers"s);
        QCOMPARE(drawer.tags, (Strings{"credence", "ui, shell"}));
        QCOMPARE(drawer.session, "a.md"s);
        QCOMPARE(drawer.actor, "mempalace"s);
        QCOMPARE(formatTime(*drawer.created), "2026-03-04T05:06:07.250Z"s);
        QVERIFY(drawer.zoneAssumed); // local time of a place that nobody names
        QVERIFY(drawer.extra.find("\"chunk_index\":2") != std::string::npos);
        QVERIFY(drawer.extra.find("\"wing\":\"credence\"") != std::string::npos);
        QCOMPARE(store->note,
                 "Beside it lies ../knowledge_graph.sqlite3 (MemPalace's knowledge graph), which is not imported."s);
    }

    void entitiesOfCrewAi()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            const std::string c = chroma.collection("short_term", 0);
            chroma.record(
                c, "x",
                {{"chroma:document", "Boom Supersonic(Company): builds planes."}, {"relationships", "- rivals"}});
            chroma.record(
                c, "y",
                {{"chroma:document", "It (so they say): works"}, {"observation", "Find planes"}, {"agent", "Manager"}});
        }
        std::ofstream(folder / "long_term_memory_storage.db") << "x";
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        const Memory &entity = byRef(*store, "x")->memory;
        QCOMPARE(entity.entities, (Strings{"Boom Supersonic"}));
        QCOMPARE(entity.tags, (Strings{"Company"}));
        QVERIFY(entity.extra.find("\"relationships\":\"- rivals\"") != std::string::npos);
        const Memory &other = byRef(*store, "y")->memory;
        QVERIFY(other.entities.empty());
        QCOMPARE(other.session, "Find planes"s);
        QCOMPARE(other.actor, "Manager"s);
        QVERIFY(store->note.find("long_term_memory_storage.db (crewAI's scores of past tasks)") != std::string::npos);
    }

    void memoriesOfMem0()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            const std::string c = chroma.collection("mem0", 0);
            chroma.record(c, "m",
                          {{"data", "Is vegetarian"},
                           {"hash", "ab"},
                           {"user_id", "sam"},
                           {"created_at", "2025-06-01T10:00:00-07:00"}});
        }
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        const Memory &memory = store->memories.at(0).memory;
        QCOMPARE(memory.text, "Is vegetarian"s);
        QCOMPARE(memory.scope, "sam"s);
        QCOMPARE(formatTime(*memory.created), "2025-06-01T17:00:00Z"s);
        QVERIFY(!memory.zoneAssumed);
    }

    void anyOtherCollectionIsGuessedAndMapped()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            const std::string c = chroma.collection("misc", 0);
            chroma.record(c, "a",
                          {{"chroma:document", "one"},
                           {"importance", 8},
                           {"weight", 0.25},
                           {"status", "open"},
                           {"time", "soon"},
                           {"basis", "b, c"},
                           {"who", "ada"},
                           {"noted", 1754039533250}});
            chroma.record(c, "b",
                          {{"chroma:document", "two"},
                           {"importance", 1},
                           {"weight", 0.5},
                           {"status", "done"},
                           {"noted", 1754039533250}});
            chroma.record(c, "c", {{"chroma:document", "three"}, {"importance", 3}});
        }
        const auto guessed = readForeign(folder, {});
        QVERIFY(guessed.ok());
        QCOMPARE(meaningOf(*guessed, "importance"), "importance-10"s); // all of 1 to 10, and some above 1
        QCOMPARE(*byRef(*guessed, "a")->memory.importance, 0.8);
        QVERIFY(byRef(*guessed, "a")->memory.importanceScale == ImportanceScale::OneToTen);
        QCOMPARE(meaningOf(*guessed, "status"), "extra"s); // "open" is no status that is known
        QCOMPARE(meaningOf(*guessed, "time"), "extra"s);   // "soon" is no time
        QCOMPARE(meaningOf(*guessed, "weight"), "extra"s);
        QCOMPARE(guessed->keys.front().key, "chroma:document"s);
        QCOMPARE(guessed->keys.front().count, 3U);
        QCOMPARE(guessed->keys.front().example, "one"s);

        ReadOptions options;
        options.mapping = {{"weight", "importance"}, {"basis", "evidence"}, {"who", "actor"}, {"noted", "created"}};
        const auto mapped = readForeign(folder, {}, options);
        QVERIFY(mapped.ok());
        const MemoryDraft &a = *byRef(*mapped, "a");
        QCOMPARE(*a.memory.importance, 0.25);
        QVERIFY(a.memory.extra.find("\"importance\":8") != std::string::npos);
        QVERIFY(a.memory.kind == Kind::Reflection); // it rests on something, and nothing says that it is an episode
        QCOMPARE(refs(a), (Strings{"b", "c"}));
        QCOMPARE(a.memory.actor, "ada"s);
        QCOMPARE(formatTime(*a.memory.created), "2025-08-01T09:12:13.250Z"s);
        QVERIFY(!byRef(*mapped, "c")->memory.importance);
        QCOMPARE(meaningOf(*mapped, "basis"), "evidence"s);

        options.mapping = {{"weight", "gravity"}};
        const auto refused = readForeign(folder, {}, options);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, Errc::Invalid);
    }

    void collectionsKeepApart()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            chroma.run("INSERT INTO databases VALUES ('db2', 'work', 'default_tenant')");
            const std::string one = chroma.collection("one", 0);
            const std::string two = chroma.collection("two", 0);
            const std::string other = chroma.collection("one", 0, "l2", "db2");
            chroma.record(one, "x",
                          {{"chroma:document", "first"}, {"ts", 1754039533.0}, {"importance", 0.5}, {"user", "ada"}});
            chroma.record(two, "x",
                          {{"chroma:document", "second"}, {"ts", 1754039533.0}, {"importance", 0.5}, {"user", "ada"}});
            chroma.record(two, "r",
                          {{"chroma:document", "third"},
                           {"ts", 1754039533.0},
                           {"importance", 0.5},
                           {"user", "ada"},
                           {"type", "reflection"},
                           {"evidence_ids", "x"}});
            chroma.record(other, "x", {{"chroma:document", "fourth"}});
            chroma.record(one, "y", {{"chroma:document", "fifth"}});
            chroma.run("INSERT INTO embeddings VALUES (99, 'e-of-nobody', 'z', 99, '2026-01-01 00:00:00')");
        }
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->read, 6U);
        QCOMPARE(store->skipped, 1U);
        QVERIFY2(hasProblem(*store, "bad-record", "of no collection"), told(*store).c_str());
        std::set<std::pair<std::string, std::string>> places;
        for (const MemoryDraft &draft : store->memories)
            places.insert({draft.memory.scope, draft.memory.sourceRef});
        QCOMPARE(places, (std::set<std::pair<std::string, std::string>>{
                             {"ada", "x"}, {"ada", "two/x"}, {"ada", "r"}, {"work/one", "x"}, {"one", "y"}}));
        QCOMPARE(refs(*byRef(*store, "r")), (Strings{"two/x"})); // its own collection's
        QVERIFY(byRef(*store, "two/x")->memory.extra.find("\"chroma:id\":\"x\"") != std::string::npos);
        ReadOptions options;
        options.scope = "all";
        QCOMPARE(readForeign(folder, {}, options).error().code, Errc::Invalid);
    }

    void faultyRecordsAreTold()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            const std::string c = chroma.collection("episodes", 0);
            chroma.record(c, "no text", {{"ts", 1.0}});
            chroma.record(c, "bad \xFF",
                          {{"chroma:document", "fine"},
                           {"ts", "never"},
                           {"evidence_ids", true},
                           {"type", "reflection"},
                           {"depth", "deep"}});
            for (int i = 0; i < 100; ++i)
                chroma.record(c, "many " + std::to_string(i),
                              {{"chroma:document", "m"}, {"ts", 1754039533.0}, {"importance", "high"}});
        }
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->read, 102U);
        QCOMPARE(store->skipped, 1U);
        QVERIFY(hasProblem(*store, "missing-text", "no text"));
        const MemoryDraft *const bad = byRef(*store, "bad \xFF");
        QVERIFY(bad && !bad->memory.created && bad->memory.createdText == "never" && bad->malformedEvidence);
        QVERIFY(bad->memory.extra.find("\"evidence_ids\":true") != std::string::npos);
        QVERIFY(hasProblem(*store, "bad-time", "never"));
        QVERIFY2(hasProblem(*store, "bad-importance", "80 more of the same"), told(*store).c_str());
        QVERIFY(store->problems.size() < 60);
    }

    void otherFoldersAndDatabases()
    {
        const fs::path folder = fresh();
        fs::create_directories(folder);
        std::ofstream(folder / "chroma.sqlite3")
            << "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n";
        QCOMPARE(readForeign(folder, {}).error().code, Errc::Unsupported);
        QVERIFY(readForeign(folder, {}).error().message.find("git lfs pull") != std::string::npos);
        std::ofstream(folder / "chroma.sqlite3") << "no database";
        QCOMPARE(detectFormat(folder).error().code, Errc::Unsupported);
        QCOMPARE(readForeign(folder, "chroma").error().code, Errc::Unsupported);
        fs::remove(folder / "chroma.sqlite3");
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open((folder / "chroma.sqlite3").c_str(), &db), SQLITE_OK);
        QCOMPARE(sqlite3_exec(db, "CREATE TABLE collections (id, name)", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
        QCOMPARE(readForeign(folder, {}).error().code, Errc::Unsupported);
        QVERIFY(readForeign(folder, {}).error().message.find("lacks Chroma's table segments") != std::string::npos);
        QCOMPARE(detectFormat(folder / "chroma.sqlite3").error().code, Errc::Unsupported);
    }

    void theSourceIsLeftAlone()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            writeArticle(chroma);
        }
        const fs::path file = folder / "chroma.sqlite3";
        const auto changed = fs::last_write_time(file);
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open(file.c_str(), &db), SQLITE_OK);
        // A writer in the middle of a change: neither does it wait, nor does the reader.
        QCOMPARE(sqlite3_exec(db, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 4U);
        QCOMPARE(sqlite3_exec(db, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
        QCOMPARE(fs::last_write_time(file), changed);
        QCOMPARE(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
    }

    void damageIsSurvived()
    {
        const fs::path folder = fresh();
        std::string segment;
        {
            ChromaWriter chroma(folder, ChromaEra::Schemas);
            const std::string c = chroma.collection("big", 2, "cosine");
            for (const char *id : {"a", "b", "c"})
                chroma.record(c, id, {{"chroma:document", id}, {"tags", {"x", "y"}}, {"ts", 1754039533.0}});
            chroma.index(c, {{"a", {1, 2}}, {"b", {1, 2}}}, true, true, 2);
            chroma.queue(c, 0, "c", {1, 2});
            segment = ChromaWriter::vectorSegment(c);
        }
        const auto bytesOf = [](const fs::path &file) {
            std::ifstream in(file, std::ios::binary);
            return std::string(std::istreambuf_iterator<char>(in), {});
        };
        const auto put = [](const fs::path &file, const std::string &bytes) {
            std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
        };
        std::uint64_t seed = 1;
        const auto random = [&seed] {
            seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
            return seed >> 33U;
        };
        for (const char *name : {"header.bin", "data_level0.bin", "length.bin", "index_metadata.pickle"}) {
            const fs::path file = folder / segment / name;
            const std::string whole = bytesOf(file);
            QVERIFY(!whole.empty());
            for (std::size_t length = 0; length<whole.size(); length += whole.size()> 300 ? 7 : 1) {
                put(file, whole.substr(0, length));
                const auto store = readForeign(folder, {});
                QVERIFY(store.ok());
                QCOMPARE(store->memories.size(), 3U);
            }
            for (int i = 0; i < 60; ++i) {
                std::string bytes = whole;
                for (int n = 0; n < 3; ++n)
                    bytes[random() % bytes.size()] = char(random());
                put(file, bytes);
                const auto store = readForeign(folder, {});
                QVERIFY(store.ok());
                QCOMPARE(store->memories.size(), 3U);
            }
            put(file, whole);
        }
        const fs::path file = folder / "chroma.sqlite3";
        const std::string whole = bytesOf(file);
        int good = 0;
        for (std::size_t length = 0; length < whole.size(); length += 131) {
            put(file, whole.substr(0, length));
            good += readForeign(folder, "chroma").ok() ? 1 : 0;
        }
        for (int i = 0; i < 150; ++i) {
            std::string bytes = whole;
            for (int n = 0; n < 8; ++n)
                bytes[100 + random() % (bytes.size() - 100)] = char(random());
            put(file, bytes);
            good += readForeign(folder, "chroma").ok() ? 1 : 0;
        }
        QVERIFY(good > 0);
        put(file, whole);
        QCOMPARE(readForeign(folder, {})->memories.size(), 3U);
    }

    // --- hand-back ---

    void handsBackInTheArticlesLayout()
    {
        const fs::path folder = fresh();
        {
            ChromaWriter chroma(folder, ChromaEra::Configs);
            writeArticle(chroma);
        }
        const auto before = readForeign(folder, {});
        QVERIFY(before.ok());
        HandBackSet set;
        set.scope = "alice";
        set.system = "chroma";
        for (const AgentState &state : before->agentStates) {
            if (state.scope == "alice")
                set.state = state.json;
        }
        QVERIFY(!set.state.empty());
        HandBackItem added;
        added.memory.id.value = "01900000-0000-7000-8000-000000000001";
        added.memory.scope = "alice";
        added.memory.kind = Kind::Reflection;
        added.memory.shape = Shape::Insight;
        added.memory.text = "Deploy, then watch the tests";
        added.memory.depth = 1;
        added.memory.importance = 0.7;
        added.memory.created = parseTime("2025-08-02T00:00:00Z")->time;
        added.evidence = {{{"k1"}, "e1", Role::Supports, "…"},
                          {{"k2"}, "e2", Role::Supports, "…"},
                          {{"k9"}, "", Role::Supports, "…"}};
        set.items.push_back(added);
        HandBackItem gone;
        gone.kind = HandBackKind::Retracted;
        gone.memory = byRef(*before, "r1")->memory;
        set.items.push_back(gone);
        HandBackItem redacted;
        redacted.kind = HandBackKind::Redacted;
        redacted.memory = byRef(*before, "e1")->memory;
        redacted.memory.text = "Tests failed after the [x]";
        set.items.push_back(redacted);
        HandBackItem archived;
        archived.kind = HandBackKind::Archived;
        archived.memory = byRef(*before, "e2")->memory;
        archived.replacementRef = "n1";
        set.items.push_back(archived);
        HandBackItem erased;
        erased.kind = HandBackKind::Erased;
        erased.memory.scope = "alice";
        erased.memory.sourceSystem = "chroma";
        erased.memory.sourceRef = "e0";
        set.items.push_back(erased);
        HandBackItem stranger;
        stranger.kind = HandBackKind::Retracted;
        stranger.memory.id.value = "own";
        set.items.push_back(stranger);

        const fs::path out = folder / "back";
        const auto plan = planHandBack(set, "chroma", out);
        QVERIFY2(plan.ok(), plan.ok() ? "" : plan.error().message.c_str());
        QCOMPARE(plan->said, 5U);
        QCOMPARE(plan->left.size(), 2U); // evidence that is not in Chroma, and what did not come from it
        QCOMPARE(plan->writes.size(), 1U);
        QCOMPARE(plan->writes[0].path, out / "chroma-episodes.json");
        QVERIFY(plan->advice.find("collection.upsert(**f[\"upsert\"])") != std::string::npos);
        QVERIFY(!fs::exists(out));
        QVERIFY(writeHandBack(*plan).ok());
        std::ifstream in(out / "chroma-episodes.json");
        const Json file = Json::parse(in);
        const Json expected3 = Json::parse(
            "{\"collection\":\"episodes\","
            "\"upsert\":{\"ids\":[\"01900000-0000-7000-8000-000000000001\",\"e1\"],"
            "\"documents\":[\"Deploy, then watch the tests\",\"Tests failed after the [x]\"],"
            "\"metadatas\":[{\"type\":\"reflection\",\"user\":\"alice\",\"importance\":0.7,\"ts\":1754092800.0,"
            "\"last_read\":1754092800.0,\"depth\":1,\"evidence_ids\":\"e1,e2\"},"
            "{\"user\":\"alice\",\"importance\":0.6}]},"
            "\"update\":{\"ids\":[\"e2\"],\"metadatas\":[{\"status\":\"deprecated\",\"superseded_by\":\"n1\"}]},"
            "\"delete\":{\"ids\":[\"r1\",\"e0\"]}}");
        QCOMPARE(file.dump(), expected3.dump());

        // What Chroma makes of these calls, written as it would.
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open((folder / "chroma.sqlite3").c_str(), &db), SQLITE_OK);
        const auto run = [&](const std::string &sql) {
            return sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr);
        };
        QCOMPARE(run("DELETE FROM embedding_metadata WHERE id IN (SELECT id FROM embeddings WHERE embedding_id = 'r1');"
                     "DELETE FROM embeddings WHERE embedding_id = 'r1';"
                     "INSERT INTO embeddings SELECT 50, segment_id, '" +
                     file["upsert"]["ids"][0].get<std::string>() +
                     "', 50, '2026-01-01 00:00:00' FROM embeddings LIMIT 1;"
                     "INSERT INTO embedding_metadata (id, key, string_value) VALUES (50, 'chroma:document', '" +
                     file["upsert"]["documents"][0].get<std::string>() +
                     "'), (50, 'type', 'reflection'), (50, 'user', 'alice'), (50, 'evidence_ids', '" +
                     file["upsert"]["metadatas"][0]["evidence_ids"].get<std::string>() +
                     "');"
                     "INSERT INTO embedding_metadata (id, key, float_value) VALUES (50, 'importance', 0.7), "
                     "(50, 'ts', 1754092800.0), (50, 'last_read', 1754092800.0);"
                     "INSERT INTO embedding_metadata (id, key, int_value) VALUES (50, 'depth', 1);"
                     "UPDATE embedding_metadata SET string_value = 'Tests failed after the [x]' WHERE key = "
                     "'chroma:document' AND id = 1;"
                     "INSERT INTO embedding_metadata (id, key, string_value) VALUES (2, 'status', 'deprecated'), "
                     "(2, 'superseded_by', 'n1')"),
                 SQLITE_OK);
        sqlite3_close(db);
        const auto after = readForeign(folder, {});
        QVERIFY(after.ok());
        QVERIFY(!byRef(*after, "r1"));
        QCOMPARE(byRef(*after, "e1")->memory.text, "Tests failed after the [x]"s);
        QVERIFY(byRef(*after, "e2")->memory.status == Status::Deprecated);
        const MemoryDraft *const read = byRef(*after, "01900000-0000-7000-8000-000000000001");
        QVERIFY(read && read->memory.kind == Kind::Reflection);
        QCOMPARE(read->memory.text, added.memory.text);
        QCOMPARE(read->memory.scope, "alice"s);
        QCOMPARE(*read->memory.importance, 0.7);
        QCOMPARE(*read->memory.created, *added.memory.created);
        QCOMPARE(refs(*read), (Strings{"e1", "e2"}));
    }

    void handsBackInOtherLayouts()
    {
        const auto stateOf = [](const char *layout, const Json &keys, const char *created) {
            return Json{
                {"collections",
                 Json::array({Json{{"name", "misc"}, {"layout", layout}, {"keys", keys}, {"created", created}}})}}
                .dump();
        };
        HandBackSet set;
        set.scope = "misc";
        set.system = "chroma";
        set.state = stateOf(
            "other", {{"weight", "importance-10"}, {"basis", "evidence"}, {"noted", "created"}, {"state", "status"}},
            "milliseconds");
        HandBackItem added;
        added.memory.id.value = "b1";
        added.memory.scope = "misc";
        added.memory.kind = Kind::Narrative;
        added.memory.text = "merged";
        added.memory.importance = 0.5;
        added.memory.created = parseTime("2025-08-02T00:00:00Z")->time;
        added.evidence = {{{"k1"}, "x,y", Role::MergedFrom, ""}, {{"k2"}, "z", Role::MergedFrom, ""}};
        HandBackItem old;
        old.kind = HandBackKind::Superseded;
        old.memory.scope = "misc";
        old.memory.sourceSystem = "chroma";
        old.memory.sourceRef = "old";
        old.replacementRef = "b1";
        set.items = {added, old};
        auto plan = planHandBack(set, "chroma", fresh());
        QVERIFY(plan.ok());
        const Json expected4 = Json::parse(
            "{\"collection\":\"misc\","
            "\"upsert\":{\"ids\":[\"b1\"],\"documents\":[\"merged\"],\"metadatas\":[{\"type\":\"narrative\",\"weight\":"
            "5.0,"
            "\"noted\":1754092800000,\"depth\":0,\"merged_from\":\"[\\\"x,y\\\",\\\"z\\\"]\"}]},"
            "\"update\":{\"ids\":[\"old\"],\"metadatas\":[{\"state\":\"superseded\",\"superseded_by\":\"b1\"}]}}");
        QCOMPARE(Json::parse(plan->writes.at(0).after).dump(), expected4.dump());

        set.state = stateOf("a-mem", {{"timestamp", "created"}, {"tags", "tags"}, {"last_accessed", "last-accessed"}},
                            "minutes");
        set.items = {added};
        set.items[0].memory.kind = Kind::Reflection;
        set.items[0].memory.tags = {"t"};
        set.items[0].evidence = {{{"k1"}, "x", Role::Supports, ""}};
        plan = planHandBack(set, "chroma", fresh());
        QVERIFY(plan.ok());
        const Json expected5 = Json::parse(
            "{\"type\":\"reflection\","
            "\"importance\":0.5,\"tags\":\"[\\\"t\\\"]\",\"timestamp\":\"202508020000\",\"last_accessed\":"
            "\"202508020000\",\"depth\":0,"
            "\"evidence_ids\":\"x\",\"id\":\"b1\",\"links\":\"[\\\"x\\\"]\",\"retrieval_count\":\"0\",\"context\":"
            "\"General\","
            "\"category\":\"Reflection\",\"evolution_history\":\"[]\",\"keywords\":\"[]\",\"content\":\"merged\"}");
        QCOMPARE(Json::parse(plan->writes.at(0).after)["upsert"]["metadatas"][0].dump(), expected5.dump());
    }

    // --- real folders ---

    void realFolders_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *name : {"0.4.4-conversation", "0.5.6-crewai-stock", "1.0-crewai-market", "1.3-npc-ko"})
            QTest::newRow(name) << QString(name);
    }
    void realFolders()
    {
        QFETCH(QString, folder);
        const fs::path path =
            fs::path(CREDENCE_SOURCE_DIR) / ".." / "shared" / "data" / "chroma" / folder.toStdString();
        if (!fs::exists(path))
            QSKIP("the real data (../shared/data) is not here");
        const QString program = QStandardPaths::findExecutable("sqlite3");
        if (program.isEmpty())
            QSKIP("the sqlite3 program is not here");
        const auto count = [&](const char *sql) {
            QProcess sqlite;
            sqlite.start(program, {QString::fromStdString("file:" + fs::canonical(path / "chroma.sqlite3").string() +
                                                          "?immutable=1"),
                                   sql});
            return sqlite.waitForFinished(10'000) ? sqlite.readAllStandardOutput().trimmed().toLongLong() : -1;
        };
        const auto store = readForeign(path, {});
        QVERIFY2(store.ok(), store.ok() ? "" : store.error().message.c_str());
        QCOMPARE(qlonglong(store->read), count("SELECT count(*) FROM embeddings"));
        QCOMPARE(store->skipped, 0U);
        QCOMPARE(qlonglong(store->memories.size()),
                 count("SELECT count(*) FROM embedding_metadata WHERE key = 'chroma:document' AND string_value <> ''"));
        std::int64_t bytes = 0, letters = 0, vectors = 0;
        for (const MemoryDraft &draft : store->memories) {
            letters += std::int64_t(draft.memory.text.size());
            bytes += std::int64_t(draft.vector.size() * 4);
            vectors += draft.vector.empty() ? 0 : 1;
            QVERIFY(draft.memory.created);
        }
        QCOMPARE(letters, count("SELECT sum(length(CAST(string_value AS BLOB))) FROM embedding_metadata WHERE key = "
                                "'chroma:document'"));
        // All these are small: each vector is in the queue.
        QCOMPARE(vectors, count("SELECT count(DISTINCT id) FROM embeddings_queue WHERE vector IS NOT NULL"));
        QCOMPARE(bytes, count("SELECT sum(length(vector)) FROM embeddings_queue"));
        for (const KeySeen &key : store->keys)
            QCOMPARE(qlonglong(key.count),
                     count(("SELECT count(*) FROM embedding_metadata WHERE key = '" + key.key + "'").c_str()));
    }
};

CREDENCE_TEST(tst_ingest_chroma, TstIngestChroma)

} // namespace tst_ingest_chroma

#include "tst_ingest_chroma.moc"
