// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/schema.h"

#include "store/schema_sql.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace credence::schema {

namespace {

constexpr std::array kMigrations{Migration{1, kSql_0001_first},    Migration{2, kSql_0002_runs},
                                 Migration{3, kSql_0003_review},   Migration{4, kSql_0004_scan},
                                 Migration{5, kSql_0005_trigger},  Migration{6, kSql_0006_erase},
                                 Migration{7, kSql_0007_mirror},   Migration{8, kSql_0008_handback},
                                 Migration{9, kSql_0009_indexsum}, Migration{10, kSql_0010_sources}};

struct Object {
    std::string type, sql;
};
using Objects = std::map<std::string, Object>;

Result<Objects> objects(sql::Connection &db)
{
    Objects out;
    // Internal tables (sqlite_stat1 of an ANALYZE) say nothing about the rules. SQLite goes by the text alone, so a
    // row that only calls itself internal, or bears a name twice, counts.
    auto rows = db.prepare("SELECT type, name, sql FROM sqlite_schema WHERE NOT (name LIKE 'sqlite\\_%' ESCAPE '\\' "
                           "AND (sql IS NULL OR sql LIKE 'CREATE TABLE sqlite\\_%' ESCAPE '\\'))");
    while (rows.next()) {
        std::string name = rows.text(1);
        while (out.contains(name))
            name += " (again)";
        out.emplace(std::move(name), Object{rows.text(0), rows.text(2)});
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

bool saysTrigger(const Object &object)
{
    constexpr std::string_view word = "trigger";
    return object.type == word || std::search(object.sql.begin(), object.sql.end(), word.begin(), word.end(),
                                              [](char a, char b) { return (a | 0x20) == b; }) != object.sql.end();
}

bool isVirtual(const Object &object)
{
    return object.sql.starts_with("CREATE VIRTUAL");
}

} // namespace

std::span<const Migration> migrations()
{
    return kMigrations;
}

Result<void> migrate(sql::Connection &db, std::span<const Migration> all, int from)
{
    for (const Migration &migration : all) {
        if (migration.number <= from)
            continue;
        CREDENCE_TRY(db.execute(migration.sql));
        CREDENCE_TRY(db.execute(fmt::format("PRAGMA user_version = {}", migration.number)));
    }
    return {};
}

Result<Difference> compare(sql::Connection &db, std::span<const Migration> all)
{
    auto fresh = sql::Connection::openMemory();
    if (!fresh)
        return fresh.error();
    CREDENCE_TRY(migrate(**fresh, all, 0));
    const auto expected = objects(**fresh);
    if (!expected)
        return expected.error();
    const auto found = objects(db);
    if (!found)
        return found.error();

    Difference difference;
    for (const auto &[name, object] : *expected) {
        const auto it = found->find(name);
        if (it != found->end() && it->second.sql == object.sql && it->second.type == object.type)
            continue;
        difference.missing.push_back(object.type + " " + name);
        if (it != found->end() && (object.type == "table" || object.type == "view"))
            difference.replaced = difference.replaced || object.type == "view" || it->second.type != "table" ||
                                  isVirtual(it->second) != isVirtual(object);
    }
    for (const auto &[name, object] : *found) {
        if (!expected->contains(name)) {
            difference.extra.push_back(object.type + " " + name);
            difference.extraTriggers = difference.extraTriggers || saysTrigger(object);
        }
    }
    return difference;
}

} // namespace credence::schema
