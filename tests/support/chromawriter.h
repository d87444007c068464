// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Writes Chroma folders as its several versions do, for tests and benchmarks: the tables of its migrations, the index
// files of chroma-hnswlib, and both kinds of pickle. Ownership: owns its connection. Thread safety: none needed.
#pragma once

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace credence::test {

enum class ChromaEra {
    Topics,  // 0.4: collections have topics, seq_id is a blob
    Configs, // 0.5.x to 1.0
    Schemas, // 1.3 and later: schema_str, lists in a table of their own
};

class ChromaWriter {
public:
    using Json = nlohmann::ordered_json;
    using Vector = std::vector<float>;

    ChromaWriter(std::filesystem::path folder, ChromaEra era) : m_folder(std::move(folder)), m_era(era)
    {
        std::filesystem::create_directories(m_folder);
        if (sqlite3_open((m_folder / "chroma.sqlite3").c_str(), &m_db) != SQLITE_OK)
            std::abort();
        run("PRAGMA page_size = 512; PRAGMA synchronous = OFF; BEGIN");
        const bool topics = era == ChromaEra::Topics;
        if (!topics)
            run("CREATE TABLE tenants (id TEXT PRIMARY KEY, UNIQUE (id));"
                "CREATE TABLE databases (id TEXT PRIMARY KEY, name TEXT NOT NULL, tenant_id TEXT NOT NULL);"
                "INSERT INTO databases VALUES ('00000000-0000-0000-0000-000000000000', 'default_database', "
                "'default_tenant')");
        run(topics ? "CREATE TABLE collections (id TEXT PRIMARY KEY, name TEXT NOT NULL, topic TEXT NOT NULL, "
                     "dimension INTEGER, UNIQUE (name))"
            : era == ChromaEra::Configs
                ? "CREATE TABLE collections (id TEXT PRIMARY KEY, name TEXT NOT NULL, dimension INTEGER, database_id "
                  "TEXT NOT NULL, config_json_str TEXT, UNIQUE (name, database_id))"
                : "CREATE TABLE collections (id TEXT PRIMARY KEY, name TEXT NOT NULL, dimension INTEGER, database_id "
                  "TEXT NOT NULL, config_json_str TEXT, schema_str TEXT, UNIQUE (name, database_id))");
        const std::string boolean = topics ? "" : ", bool_value INTEGER";
        run("CREATE TABLE collection_metadata (collection_id TEXT, key TEXT NOT NULL, str_value TEXT, int_value "
            "INTEGER, float_value REAL" +
            boolean + ", PRIMARY KEY (collection_id, key))");
        run("CREATE TABLE segments (id TEXT PRIMARY KEY, type TEXT NOT NULL, scope TEXT NOT NULL" +
            std::string(topics ? ", topic TEXT" : "") + ", collection TEXT)");
        run("CREATE TABLE embeddings (id INTEGER PRIMARY KEY, segment_id TEXT NOT NULL, embedding_id TEXT NOT NULL, "
            "seq_id BLOB NOT NULL, created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, UNIQUE (segment_id, "
            "embedding_id));"
            "CREATE TABLE embedding_metadata (id INTEGER REFERENCES embeddings(id), key TEXT NOT NULL, string_value "
            "TEXT, int_value INTEGER, float_value REAL, bool_value INTEGER, PRIMARY KEY (id, key));"
            "CREATE TABLE max_seq_id (segment_id TEXT PRIMARY KEY, seq_id BLOB NOT NULL);"
            "CREATE TABLE embeddings_queue (seq_id INTEGER PRIMARY KEY, created_at TIMESTAMP NOT NULL DEFAULT "
            "CURRENT_TIMESTAMP, operation INTEGER NOT NULL, topic TEXT NOT NULL, id TEXT NOT NULL, vector BLOB, "
            "encoding TEXT, metadata TEXT);"
            "CREATE VIRTUAL TABLE embedding_fulltext_search USING fts5(string_value, tokenize='trigram')");
        if (era == ChromaEra::Schemas)
            run("CREATE TABLE embedding_metadata_array (id INTEGER, key TEXT NOT NULL, string_value TEXT, int_value "
                "INTEGER, float_value REAL, bool_value INTEGER)");
    }
    ~ChromaWriter() { close(); }
    ChromaWriter(const ChromaWriter &) = delete;
    ChromaWriter &operator=(const ChromaWriter &) = delete;

    void close()
    {
        if (!m_db)
            return;
        m_statements.finalize();
        run("COMMIT");
        sqlite3_close(m_db);
        m_db = nullptr;
    }

    void run(const std::string &sql)
    {
        if (sqlite3_exec(m_db, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
            std::abort();
    }

    // Its id. `space` "l2", "cosine" or "ip".
    std::string collection(const std::string &name, int dimension, const std::string &space = "l2",
                           const std::string &database = "00000000-0000-0000-0000-000000000000")
    {
        const std::string id = uuid('c'), topic = "persistent://default/default/" + id;
        const std::string config = R"({"vector_index":{"hnsw":{"space":")" + space + R"("}}})";
        const std::string size = dimension > 0 ? std::to_string(dimension) : "NULL";
        switch (m_era) {
        case ChromaEra::Topics:
            insert("INSERT INTO collections VALUES (?, ?, ?, " + size + ")", {id, name, topic});
            insert("INSERT INTO collection_metadata VALUES (?, 'hnsw:space', ?, NULL, NULL)", {id, space});
            insert("INSERT INTO segments VALUES (?, 'urn:chroma:segment/vector/hnsw-local-persisted', 'VECTOR', ?, ?)",
                   {vectorSegment(id), topic, id});
            insert("INSERT INTO segments VALUES (?, 'urn:chroma:segment/metadata/sqlite', 'METADATA', ?, ?)",
                   {recordSegment(id), topic, id});
            return id;
        case ChromaEra::Configs:
            insert("INSERT INTO collections VALUES (?, ?, " + size + ", ?, ?)", {id, name, database, config});
            break;
        case ChromaEra::Schemas:
            insert("INSERT INTO collections VALUES (?, ?, " + size + ", ?, '{}', ?)",
                   {id, name, database,
                    R"({"defaults":{"float_list":{"vector_index":{"enabled":false,"config":{"space":")" + space +
                        R"("}}}},"keys":{}})"});
            break;
        }
        insert("INSERT INTO segments VALUES (?, 'urn:chroma:segment/vector/hnsw-local-persisted', 'VECTOR', ?)",
               {vectorSegment(id), id});
        insert("INSERT INTO segments VALUES (?, 'urn:chroma:segment/metadata/sqlite', 'METADATA', ?)",
               {recordSegment(id), id});
        return id;
    }

    static std::string vectorSegment(std::string collection) { return "d" + collection.substr(1); }
    static std::string recordSegment(std::string collection) { return "e" + collection.substr(1); }

    // A record in the tables alone; `metadata` with the text under "chroma:document". Lists go to their own table.
    void record(const std::string &collection, const std::string &id, const Json &metadata,
                const std::string &created = "2026-01-02 03:04:05")
    {
        ++m_row;
        ++m_seq;
        sqlite3_stmt *row = prepare("INSERT INTO embeddings VALUES (?, ?, ?, ?, ?)");
        sqlite3_bind_int64(row, 1, m_row);
        text(row, 2, recordSegment(collection));
        text(row, 3, id);
        if (m_era == ChromaEra::Topics) {
            char bytes[8];
            for (int i = 0; i < 8; ++i)
                bytes[i] = static_cast<char>(m_seq >> (56 - 8 * i));
            sqlite3_bind_blob(row, 4, bytes, 8, SQLITE_TRANSIENT);
        } else {
            sqlite3_bind_int64(row, 4, m_seq);
        }
        text(row, 5, created);
        step(row);
        for (const auto &[key, value] : metadata.items()) {
            if (value.is_array()) {
                for (const Json &one : value)
                    put("embedding_metadata_array", key, one);
            } else {
                put("embedding_metadata", key, value);
            }
            if (key == "chroma:document") {
                sqlite3_stmt *words =
                    prepare("INSERT INTO embedding_fulltext_search (rowid, string_value) VALUES (?, ?)");
                sqlite3_bind_int64(words, 1, m_row);
                text(words, 2, value.get<std::string>());
                step(words);
            }
        }
    }

    // A write in the queue: operation 0 ADD, 1 UPDATE, 2 UPSERT, 3 DELETE. Its number.
    std::int64_t queue(const std::string &collection, int operation, const std::string &id, const Vector &vector = {},
                       const std::string &encoding = "FLOAT32")
    {
        std::string bytes(vector.size() * 4, '\0');
        for (std::size_t i = 0; i < vector.size(); ++i) {
            const auto whole = static_cast<std::int32_t>(vector[i]);
            std::memcpy(bytes.data() + 4 * i,
                        encoding == "INT32" ? static_cast<const void *>(&whole) : static_cast<const void *>(&vector[i]),
                        4);
        }
        sqlite3_stmt *row = prepare("INSERT INTO embeddings_queue (operation, topic, id, vector, encoding) VALUES (?, "
                                    "?, ?, ?, ?)");
        sqlite3_bind_int(row, 1, operation);
        text(row, 2, "persistent://default/default/" + collection);
        text(row, 3, id);
        if (!vector.empty()) {
            sqlite3_bind_blob(row, 4, bytes.data(), int(bytes.size()), SQLITE_TRANSIENT);
            text(row, 5, encoding);
        }
        step(row);
        return sqlite3_last_insert_rowid(m_db);
    }

    // The index: vectors by label 1, 2, 3 … `deleted` labels are marked so. Cosine stores unit vectors and lengths.
    void index(const std::string &collection, const std::vector<std::pair<std::string, Vector>> &vectors, bool cosine,
               bool python, std::int64_t lastSeq, std::size_t room = 0, const std::vector<int> &deleted = {})
    {
        const auto folder = m_folder / vectorSegment(collection);
        std::filesystem::create_directories(folder);
        const std::size_t dimension = vectors.empty() ? 1 : vectors.front().second.size();
        const std::uint64_t data = 132, label = data + 4 * dimension, size = label + 8;
        room = std::max(room, vectors.size());
        std::string header;
        const auto add = [&header](auto value) {
            header.append(reinterpret_cast<const char *>(&value), sizeof(value));
        };
        add(std::int32_t{1});
        add(std::uint64_t{0});
        add(std::uint64_t{room});
        add(std::uint64_t{vectors.size()});
        add(size);
        add(label);
        add(data);
        add(std::int32_t{vectors.empty() ? -1 : 0});
        add(std::uint32_t{0});
        add(std::uint64_t{16});
        add(std::uint64_t{32});
        add(std::uint64_t{16});
        add(0.36067376022224085);
        add(std::uint64_t{100});
        std::ofstream(folder / "header.bin", std::ios::binary) << header;
        std::string level(room * size, '\0'), lengths(room * 4, '\0');
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            Vector stored = vectors[i].second;
            double sum = 0;
            for (const float value : stored)
                sum += double(value) * value;
            const float length = cosine ? static_cast<float>(std::sqrt(sum)) : 0;
            if (cosine) {
                for (float &value : stored)
                    value /= length;
            }
            std::memcpy(lengths.data() + 4 * i, &length, 4);
            std::memcpy(level.data() + i * size + data, stored.data(), 4 * dimension);
            const std::uint64_t number = i + 1;
            std::memcpy(level.data() + i * size + label, &number, 8);
        }
        for (const int number : deleted)
            level[std::size_t(number - 1) * size + 2] = 1;
        std::ofstream(folder / "data_level0.bin", std::ios::binary) << level;
        std::ofstream(folder / "length.bin", std::ios::binary) << lengths;
        std::ofstream(folder / "link_lists.bin", std::ios::binary) << std::string(4 * vectors.size(), '\0');
        if (!vectors.empty())
            std::ofstream(folder / "index_metadata.pickle", std::ios::binary)
                << (python ? pythonPickle(vectors, lastSeq) : rustPickle(vectors, lastSeq));
    }

    // As the Rust server writes it: protocol 3, a plain dict.
    static std::string rustPickle(const std::vector<std::pair<std::string, Vector>> &vectors, std::int64_t lastSeq)
    {
        std::string out = "\x80\x03}(" + unicode("dimensionality") + "N" + unicode("total_elements_added") +
                          integer(std::int64_t(vectors.size())) + unicode("max_seq_id") +
                          (lastSeq < 0 ? "N" : integer(lastSeq)) + unicode("id_to_label") + "}(";
        for (std::size_t i = 0; i < vectors.size(); ++i)
            out += unicode(vectors[i].first) + integer(std::int64_t(i) + 1);
        out += "u" + unicode("label_to_id") + "}(";
        for (std::size_t i = 0; i < vectors.size(); ++i)
            out += integer(std::int64_t(i) + 1) + unicode(vectors[i].first);
        return out + "u" + unicode("id_to_seq_id") + "}u.";
    }

    // As Python's pickle writes the object of 0.4 to 0.6: protocol 4 with frames, short strings and a memo.
    static std::string pythonPickle(const std::vector<std::pair<std::string, Vector>> &vectors, std::int64_t lastSeq)
    {
        const auto brief = [](const std::string &s) { return "\x8c" + std::string(1, char(s.size())) + s + "\x94"; };
        std::string body = brief("chromadb.segment.impl.vector.local_persistent_hnsw") + brief("PersistentData") +
                           "\x93\x94)\x81\x94}\x94(" + brief("dimensionality") + "K\x02" +
                           brief("total_elements_added") + integer(std::int64_t(vectors.size())) + brief("max_seq_id") +
                           integer(lastSeq) + brief("id_to_label") + "}\x94(";
        std::size_t memo = 10; // of the first id: so much was kept before
        std::string labels;
        for (std::size_t i = 0; i < vectors.size(); ++i, ++memo) {
            body += brief(vectors[i].first) + integer(std::int64_t(i) + 1);
            labels += integer(std::int64_t(i) + 1) +
                      (memo < 256 ? "h" + std::string(1, char(memo)) : "j" + little(std::uint32_t(memo)));
        }
        body += "u" + brief("label_to_id") + "}\x94(" + labels + "u" + brief("id_to_seq_id") + "}\x94ub.";
        std::string frame(8, '\0');
        const std::uint64_t size = body.size();
        std::memcpy(frame.data(), &size, 8);
        return "\x80\x04\x95" + frame + body;
    }

    [[nodiscard]] const std::filesystem::path &folder() const { return m_folder; }
    sqlite3 *db() { return m_db; }

private:
    static std::string little(std::uint32_t value)
    {
        std::string out(4, '\0');
        std::memcpy(out.data(), &value, 4);
        return out;
    }
    static std::string unicode(const std::string &s) { return "X" + little(std::uint32_t(s.size())) + s; }
    static std::string integer(std::int64_t value) { return "J" + little(std::uint32_t(value)); }

    std::string uuid(char kind)
    {
        std::string number = std::to_string(++m_uuid);
        return std::string(1, kind) + "0000000-0000-4000-8000-" + std::string(12 - number.size(), '0') + number;
    }
    sqlite3_stmt *prepare(const std::string &sql)
    {
        sqlite3_stmt *&kept = m_statements[sql];
        if (!kept && sqlite3_prepare_v2(m_db, sql.c_str(), -1, &kept, nullptr) != SQLITE_OK)
            std::abort();
        return kept;
    }
    static void text(sqlite3_stmt *row, int at, const std::string &value)
    {
        sqlite3_bind_text(row, at, value.data(), int(value.size()), SQLITE_TRANSIENT);
    }
    static void step(sqlite3_stmt *row)
    {
        if (sqlite3_step(row) != SQLITE_DONE)
            std::abort();
        sqlite3_reset(row);
        sqlite3_clear_bindings(row);
    }
    void insert(const std::string &sql, const std::vector<std::string> &values)
    {
        sqlite3_stmt *row = prepare(sql);
        for (std::size_t i = 0; i < values.size(); ++i)
            text(row, int(i) + 1, values[i]);
        step(row);
    }
    void put(const char *table, const std::string &key, const Json &value)
    {
        sqlite3_stmt *row = prepare(std::string("INSERT INTO ") + table + " VALUES (?, ?, ?, ?, ?, ?)");
        sqlite3_bind_int64(row, 1, m_row);
        text(row, 2, key);
        if (value.is_string())
            text(row, 3, value.get<std::string>());
        else if (value.is_boolean())
            sqlite3_bind_int(row, 6, value.get<bool>() ? 1 : 0);
        else if (value.is_number_integer())
            sqlite3_bind_int64(row, 4, value.get<std::int64_t>());
        else if (value.is_number())
            sqlite3_bind_double(row, 5, value.get<double>());
        step(row);
    }

    std::filesystem::path m_folder;
    ChromaEra m_era;
    sqlite3 *m_db = nullptr;
    struct Statements : std::map<std::string, sqlite3_stmt *> {
        void finalize()
        {
            for (auto &[sql, statement] : *this)
                sqlite3_finalize(statement);
            clear();
        }
    } m_statements;
    std::int64_t m_row = 0, m_seq = 0;
    int m_uuid = 0;
};

} // namespace credence::test
