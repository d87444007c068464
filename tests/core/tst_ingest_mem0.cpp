// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// mem0: history, TypeScript's store, local Qdrant folders.
#include "ingest/pickle.h"
#include "support/registry.h"

#include <credence/ingest.h>
#include <credence/text.h>

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <fstream>

namespace tst_ingest_mem0 {

using namespace credence;
using namespace std::string_literals;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

bool run(const fs::path &file, const std::string &sql)
{
    sqlite3 *db = nullptr;
    const bool done = sqlite3_open(file.c_str(), &db) == SQLITE_OK &&
                      sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(db);
    return done;
}

const MemoryDraft *byRef(const ForeignStore &store, const std::string &ref)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.sourceRef == ref)
            return &draft;
    }
    return nullptr;
}

bool hasProblem(const ForeignStore &store, const std::string &kind, const std::string &part)
{
    return std::any_of(store.problems.begin(), store.problems.end(), [&](const Problem &p) {
        return p.kind == kind && (p.message + p.where).find(part) != std::string::npos;
    });
}

std::string hexOf(const std::string &bytes)
{
    static const char *const digits = "0123456789abcdef";
    std::string out = "x'";
    for (const char c : bytes) {
        out += digits[static_cast<unsigned char>(c) >> 4U];
        out += digits[static_cast<unsigned char>(c) & 15U];
    }
    return out + "'";
}

// As pickle writes a pydantic object, protocol 4: class, no arguments, and a state of four members.
std::string text(const std::string &s)
{
    return "\x8c" + std::string(1, static_cast<char>(s.size())) + s + "\x94";
}
std::string number(double value)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, 8);
    std::string out = "G";
    for (int i = 7; i >= 0; --i)
        out += static_cast<char>(bits >> (8 * i));
    return out;
}
std::string value(const Json &json)
{
    if (json.is_string())
        return text(json.get<std::string>());
    if (json.is_boolean())
        return json.get<bool>() ? "\x88" : "\x89";
    if (json.is_number_integer())
        return "K" + std::string(1, static_cast<char>(json.get<int>()));
    if (json.is_number())
        return number(json.get<double>());
    if (json.is_null())
        return "N";
    std::string out = json.is_array() ? "]\x94(" : "}\x94(";
    for (const auto &[key, member] : json.items())
        out += (json.is_array() ? std::string() : text(key)) + value(member);
    return out + (json.is_array() ? "e" : "u");
}
std::string point(const Json &id, const std::string &vector, const Json &payload,
                  const std::string &name = "PointStruct")
{
    return "\x80\x04" + text("qdrant_client.http.models.models") + text(name) + "\x93\x94)\x81\x94}\x94(" +
           text("__dict__") + "}\x94(" + text("id") + value(id) + text("vector") + vector + text("payload") +
           value(payload) + "u" + text("__pydantic_extra__") + "N" + text("__pydantic_fields_set__") + "\x8f\x94(" +
           text("id") + text("vector") + "\x90" + text("__pydantic_private__") + "Nub.";
}

constexpr const char *kHistory =
    "CREATE TABLE history (id TEXT PRIMARY KEY, memory_id TEXT, old_memory TEXT, new_memory "
    "TEXT, event TEXT, created_at DATETIME, updated_at DATETIME, is_deleted INTEGER, "
    "actor_id TEXT, role TEXT);";

bool makeQdrant(const fs::path &folder, const std::vector<std::string> &points, const std::string &collection = "mem0")
{
    fs::create_directories(folder / "collection" / collection);
    std::ofstream(folder / "meta.json") << "{\"collections\":{\"mem0\":{}},\"aliases\":{}}";
    std::string sql = "CREATE TABLE points (id TEXT PRIMARY KEY, point BLOB);";
    for (std::size_t i = 0; i < points.size(); ++i)
        sql += "INSERT INTO points VALUES ('" + std::to_string(i) + "', " + hexOf(points[i]) + ");";
    return run(folder / "collection" / collection / "storage.sqlite", sql);
}

} // namespace

class TstIngestMem0 : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_count = 0;

    fs::path fresh()
    {
        fs::path folder = fs::path(m_folder.path().toStdString()) / std::to_string(++m_count);
        fs::create_directories(folder);
        return folder;
    }

private Q_SLOTS:
    void historyAlone()
    {
        const fs::path file = fresh() / "history.db";
        QVERIFY(run(file, kHistory +
                              "INSERT INTO history VALUES ('1','a',NULL,'Likes tea','ADD','2025-07-06T08:16:39-07:00',"
                              "NULL,0,'sam','user');"
                              "INSERT INTO history VALUES ('2','b',NULL,'Old','ADD','2025-07-06T09:00:00-07:00',NULL,0,"
                              "NULL,NULL);"
                              "INSERT INTO history VALUES ('3','a','Likes tea','Likes coffee','UPDATE',"
                              "'2025-07-06T08:16:39-07:00','2025-07-07T00:00:00-07:00',0,NULL,NULL);"
                              "INSERT INTO history VALUES ('4','b','Old',NULL,'DELETE',NULL,NULL,1,NULL,NULL);"
                              "INSERT INTO history VALUES ('5',NULL,NULL,'x','ADD',NULL,NULL,0,NULL,NULL);"
                              "INSERT INTO history VALUES ('6','c',NULL,NULL,'ADD',NULL,NULL,0,NULL,NULL);"
                              "CREATE TABLE messages (id, session_scope, role, content); INSERT INTO messages VALUES "
                              "(1, 's', 'user', 'hi');"s));
        QCOMPARE(*detectFormat(file), "mem0"s);
        QCOMPARE(*detectFormat(file.parent_path()), "mem0"s);
        const auto store = readForeign(file, {});
        QVERIFY(store.ok());
        QCOMPARE(store->read, 6U);
        QCOMPARE(store->memories.size(), 2U);
        const Memory &a = byRef(*store, "a")->memory;
        QCOMPARE(a.text, "Likes coffee"s);
        QCOMPARE(a.scope, "default"s);
        QCOMPARE(a.actor, "sam"s);
        QCOMPARE(formatTime(*a.created), "2025-07-06T15:16:39Z"s);
        QCOMPARE(a.createdText, "2025-07-06T08:16:39-07:00"s);
        QVERIFY(a.status == Status::Active);
        const Json events = Json::parse(a.extra)["history"];
        QCOMPARE(events.size(), 2U);
        QCOMPARE(events[1]["before"].get<std::string>(), "Likes tea"s);
        QCOMPARE(events[1]["at"].get<std::string>(), "2025-07-07T00:00:00-07:00"s);
        const Memory &b = byRef(*store, "b")->memory;
        QCOMPARE(b.text, "Old"s);
        QVERIFY(b.status == Status::Retracted);
        QVERIFY(hasProblem(*store, "bad-record", "names no memory"));
        QVERIFY(hasProblem(*store, "missing-text", "history.db c"));
        QVERIFY(store->note.find("last message of conversations") != std::string::npos);
    }

    void olderHistory()
    {
        const fs::path file = fresh() / "any.db"; // before actor_id and role
        QVERIFY(run(file, "CREATE TABLE history (id, memory_id, old_memory, new_memory, new_value, event, created_at, "
                          "updated_at, is_deleted); INSERT INTO history VALUES ('1', 'a', NULL, 'Text', 'x', 'ADD', "
                          "'2024-01-01T00:00:00-08:00', NULL, 0)"));
        const auto store = readForeign(file, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.at(0).memory.text, "Text"s);
    }

    void typeScript()
    {
        const fs::path folder = fresh();
        const std::string payload = "{\"data\":\"Is vegetarian\",\"hash\":\"h\",\"userId\":\"sam\",\"runId\":\"r1\","
                                    "\"createdAt\":\"2025-06-01T10:00:00.500Z\",\"colour\":\"green\"}";
        QVERIFY(run(folder / "vector_store.db", "CREATE TABLE vectors (id TEXT PRIMARY KEY, vector BLOB, payload TEXT);"
                                                "INSERT INTO vectors VALUES ('m', x'0000803f000000c0', '" +
                                                    payload +
                                                    "');"
                                                    "INSERT INTO vectors VALUES ('odd', x'00', '{\"data\":\"y\"}');"
                                                    "INSERT INTO vectors VALUES ('bad', NULL, 'no json')"));
        QVERIFY(run(
            folder / "memory_history.db",
            "CREATE TABLE memory_history (id TEXT PRIMARY KEY, memory_id TEXT, previous_value TEXT, new_value "
            "TEXT, action TEXT, created_at TEXT, updated_at TEXT, is_deleted INTEGER);"
            "INSERT INTO memory_history VALUES ('1', 'm', NULL, 'Eats fish', 'ADD', '2025-06-01T10:00:00Z', NULL, 0);"
            "INSERT INTO memory_history VALUES ('2', 'm', 'Eats fish', 'Is vegetarian', 'UPDATE', "
            "'2025-06-01T10:00:00Z', '2025-06-02T10:00:00Z', 0);"
            "INSERT INTO memory_history VALUES ('3', 'lost', NULL, 'Somewhere', 'ADD', '2025-06-01T10:00:00Z', NULL, "
            "0)"));
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->read, 6U);
        QCOMPARE(store->skipped, 1U);
        QCOMPARE(store->memories.size(), 3U);
        const MemoryDraft &m = *byRef(*store, "m");
        QCOMPARE(m.memory.text, "Is vegetarian"s);
        QCOMPARE(m.memory.scope, "sam"s);
        QCOMPARE(m.memory.session, "r1"s);
        QCOMPARE(formatTime(*m.memory.created), "2025-06-01T10:00:00.500Z"s);
        QCOMPARE(m.vector, (std::vector<float>{1, -2}));
        const Json extra = Json::parse(m.memory.extra);
        QCOMPARE(extra["colour"].get<std::string>(), "green"s);
        QCOMPARE(extra["history"].size(), 2U);
        QVERIFY(byRef(*store, "odd")->vector.empty());
        QVERIFY(hasProblem(*store, "bad-vector", "vector_store.db odd"));
        QVERIFY(hasProblem(*store, "bad-json", "vector_store.db bad"));
        QVERIFY(hasProblem(*store, "unmapped", "One memory is there by the history"));
    }

    void localQdrant()
    {
        const fs::path folder = fresh();
        const Json payload{{"data", "Has a cat"},
                           {"hash", "h"},
                           {"user_id", "ada"},
                           {"agent_id", "helper"},
                           {"role", "user"},
                           {"created_at", "2025-06-01T10:00:00-07:00"},
                           {"expiration_date", "2026-01-01"},
                           {"score", 0.25},
                           {"seen", true},
                           {"places", {"home"}}};
        QVERIFY(
            makeQdrant(folder, {point("p1", value({0.5, -1.5}), payload),
                                point("p2", value(Json{{"", {0.25, 1.0}}}), {{"data", "Named"}, {"user_id", "ada"}}),
                                point("p3", value({1.0}), {{"nothing", 1}}),
                                point("p4", value({1.0}), {{"data", "x"}}, "Evil"), "\x80\x04N"}));
        QVERIFY(makeQdrant(
            folder,
            {point("e1", value({1.0}), {{"data", "Tom"}, {"entity_type", "pet"}, {"linked_memory_ids", {"p1"}}})},
            "mem0_entities"));
        QCOMPARE(*detectFormat(folder), "mem0"s);
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->read, 6U);
        QCOMPARE(store->memories.size(), 2U);
        const MemoryDraft &p1 = *byRef(*store, "p1");
        QCOMPARE(p1.memory.text, "Has a cat"s);
        QCOMPARE(p1.memory.scope, "ada"s);
        QCOMPARE(p1.memory.actor, "user"s);
        QCOMPARE(p1.memory.entities, (std::vector<std::string>{"Tom"}));
        QCOMPARE(formatTime(*p1.memory.created), "2025-06-01T17:00:00Z"s);
        QCOMPARE(formatTime(*p1.memory.expires), "2026-01-01T00:00:00Z"s);
        QCOMPARE(p1.vector, (std::vector<float>{0.5F, -1.5F}));
        QCOMPARE(p1.vectorSpace, "mem0/qdrant/mem0"s);
        const Json expected{
            {"agent_id", "helper"}, {"hash", "h"}, {"score", 0.25}, {"seen", true}, {"places", {"home"}}};
        QCOMPARE(Json::parse(p1.memory.extra).dump(), expected.dump());
        QCOMPARE(byRef(*store, "p2")->vector, (std::vector<float>{0.25F, 1.0F}));
        QVERIFY(hasProblem(*store, "missing-text", "p3"));
        QVERIFY(hasProblem(*store, "bad-record", "models.Evil")); // no class but those that are known
        QCOMPARE(store->skipped, 3U);
    }

    void damageIsSurvived()
    {
        const std::string whole = point("p", value({0.5}), {{"data", "x"}, {"list", {1, 2}}});
        for (std::size_t length = 0; length < whole.size(); ++length) {
            if (length % 5 != 0)
                continue;
            const fs::path folder = fresh();
            QVERIFY(makeQdrant(folder, {whole.substr(0, length)}));
            const auto store = readForeign(folder, {});
            QVERIFY(store.ok());
            QCOMPARE(store->skipped, 1U);
        }
        std::uint64_t seed = 3;
        for (int i = 0; i < 60; ++i) {
            std::string bytes = whole;
            for (int n = 0; n < 2; ++n) {
                seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
                bytes[(seed >> 33U) % bytes.size()] = static_cast<char>(seed >> 20U);
            }
            const fs::path folder = fresh();
            QVERIFY(makeQdrant(folder, {bytes}));
            QVERIFY(readForeign(folder, {}).ok());
        }
        // A list that holds itself, many times over.
        std::string knot = "\x80\x04" + text("qdrant_client.http.models.models") + text("PointStruct") +
                           "\x93\x94)\x81\x94}\x94(" + text("__dict__") + "}\x94(" + text("id") + text("k") +
                           text("payload") + "}\x94(" + text("data") + text("x") + text("loop") + "]q\x7f";
        for (int i = 0; i < 20; ++i)
            knot += "h\x7f"s + "a";
        const fs::path folder = fresh();
        QVERIFY(makeQdrant(folder, {knot + "uuub."}));
        const auto store = readForeign(folder, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 1U);
        QVERIFY(store->memories.front().memory.extra.size() < 100'000);
        QVERIFY(hasProblem(*store, "bad-record", "holds itself"));
        // One long text, a thousand times: 64 MB in 70 KB.
        std::string heavy = "\x80\x04" + text("qdrant_client.http.models.models") + text("PointStruct") +
                            "\x93\x94)\x81\x94}\x94(" + text("__dict__") + "}\x94(" + text("id") + text("h") +
                            text("payload") + "}\x94(" + text("data") + text("x") + text("many") + "](X" +
                            std::string("\0\0\1\0", 4) + std::string(65'536, 'a') + "q\x7f";
        for (int i = 0; i < 1000; ++i)
            heavy += "h\x7f";
        const fs::path other = fresh();
        QVERIFY(makeQdrant(other, {heavy + "euuub."}));
        const auto bounded = readForeign(other, {});
        QVERIFY(bounded.ok());
        QCOMPARE(bounded->memories.size(), 1U);
        QVERIFY(bounded->memories.front().memory.extra.size() < 1'000'000);
        QVERIFY(hasProblem(*bounded, "bad-record", "holds itself"));
    }

    // The name of a class is a stranger's bytes; a message is text for a screen.
    void pickleNames()
    {
        // protocol 4, GLOBAL "\xff\x1b[31m" "\u202eexe"
        const auto read = ingest::Pickle::parse("\x80\x04"
                                                "c\xff\x1b[31m\n\xe2\x80\xae"
                                                "exe\n."s);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code, Errc::Unsupported);
        QVERIFY(read.error().message.find("⟨FF⟩⟨1B⟩[31m.⟨U+202E⟩exe") != std::string::npos);
        // Cut in the middle of a character it is still text.
        const auto cut = ingest::Pickle::parse("\x80\x04" + "c"s + std::string(118, 'm') + "\n\xc3\xa9\n.");
        QVERIFY(!cut.ok());
        QVERIFY(isValidUtf8(cut.error().message));
    }

    void realHistory()
    {
        const fs::path file = fs::path(CREDENCE_SOURCE_DIR) / ".." / "shared" / "data" / "mem0" / "history.db";
        if (!fs::exists(file))
            QSKIP("the real data (../shared/data) is not here");
        const QString program = QStandardPaths::findExecutable("sqlite3");
        if (program.isEmpty())
            QSKIP("the sqlite3 program is not here");
        const auto count = [&](const char *sql) {
            QProcess sqlite;
            sqlite.start(program,
                         {QString::fromStdString("file:" + fs::canonical(file).string() + "?immutable=1"), sql});
            return sqlite.waitForFinished(10'000) ? sqlite.readAllStandardOutput().trimmed().toLongLong() : -1;
        };
        const auto store = readForeign(file, {});
        QVERIFY(store.ok());
        QCOMPARE(qlonglong(store->read), count("SELECT count(*) FROM history"));
        QCOMPARE(qlonglong(store->memories.size()), count("SELECT count(DISTINCT memory_id) FROM history"));
        qlonglong gone = 0;
        qlonglong letters = 0;
        for (const MemoryDraft &draft : store->memories) {
            gone += draft.memory.status == Status::Retracted ? 1 : 0;
            letters += qlonglong(draft.memory.text.size());
        }
        QCOMPARE(gone, count("SELECT count(DISTINCT memory_id) FROM history WHERE event = 'DELETE'"));
        // The last row of each memory with a text.
        QCOMPARE(letters, count("SELECT sum(length(CAST(coalesce(nullif(new_memory, ''), old_memory) AS BLOB))) FROM "
                                "history AS h WHERE rowid = (SELECT max(rowid) FROM history WHERE memory_id = "
                                "h.memory_id)"));
        QVERIFY(store->problems.empty());
    }
};

CREDENCE_TEST(tst_ingest_mem0, TstIngestMem0)

} // namespace tst_ingest_mem0

#include "tst_ingest_mem0.moc"
