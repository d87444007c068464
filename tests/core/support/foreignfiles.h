// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Stores of other programs, made by tests, and what a reader says of them in one line each.
// Thread safety: none needed.
#pragma once

#include <credence/ingest.h>
#include <credence/text.h>

#include <QString>
#include <QStringList>

#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

namespace credence::test::foreignfiles {

inline void put(const std::filesystem::path &path, const std::string &content)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
}

inline std::string bytes(const std::filesystem::path &path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Runs a script on a database that is made where it is missing; false if a statement fails.
inline bool sqlite(const std::filesystem::path &path, const std::string &script)
{
    std::filesystem::create_directories(path.parent_path());
    sqlite3 *db = nullptr;
    const bool done = sqlite3_open(path.c_str(), &db) == SQLITE_OK &&
                      sqlite3_exec(db, script.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(db);
    return done;
}

// The number that a query of a database gives; -1 if it fails.
inline int number(const std::filesystem::path &path, const std::string &query)
{
    sqlite3 *db = nullptr;
    sqlite3_stmt *statement = nullptr;
    int result = -1;
    if (sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK &&
        sqlite3_prepare_v2(db, query.c_str(), -1, &statement, nullptr) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        result = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return result;
}

inline QString problems(const ForeignStore &store)
{
    QStringList list;
    for (const Problem &p : store.problems)
        list << QString::fromStdString(p.kind + "@" + p.where);
    list.sort();
    return list.join(", ");
}

inline const MemoryDraft &draft(const ForeignStore &store, const std::string &ref, const std::string &scope = {})
{
    static const MemoryDraft none;
    const auto found = std::find_if(store.memories.begin(), store.memories.end(), [&](const MemoryDraft &d) {
        return d.memory.sourceRef == ref && (scope.empty() || d.memory.scope == scope);
    });
    return found == store.memories.end() ? none : *found;
}

// "mc_1 supports claim, ep_1 merged_from cluster"
inline QString links(const MemoryDraft &draft)
{
    QStringList list;
    for (const DraftEvidence &one : draft.evidence)
        list << QString::fromStdString(one.ref + " " + word(one.role) + " " + word(one.granularity));
    return list.join(", ");
}

// "episode active 2026-06-01T09:12:13Z"
inline QString gist(const MemoryDraft &draft)
{
    const Memory &m = draft.memory;
    return QString::fromStdString(std::string(word(m.kind)) + " " + word(m.status) + " " +
                                  (m.created ? formatTime(*m.created) : "timeless"));
}

// Whether every record that was read came in or was skipped with a problem.
inline bool addsUp(const ForeignStore &store)
{
    return store.read == store.memories.size() + store.skipped && store.problems.size() >= store.skipped;
}

// Calls `check` with the file cut at each byte, then with random bytes in it, and puts it back.
template<class Check>
void damage(const std::filesystem::path &file, int rounds, const Check &check)
{
    const std::string whole = bytes(file);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        put(file, whole.substr(0, length));
        check();
    }
    std::mt19937 random(20261130);
    for (int round = 0; round < rounds && !whole.empty(); ++round) {
        std::string broken = whole;
        for (int i = 0; i < 8; ++i)
            broken[random() % broken.size()] = static_cast<char>(random() & 0xFFU);
        put(file, broken);
        check();
    }
    put(file, whole);
}

} // namespace credence::test::foreignfiles
