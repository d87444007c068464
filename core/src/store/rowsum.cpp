// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/rowsum.h"

#include <fmt/format.h>

namespace credence::store {

namespace {

constexpr int kSinceSchema = 9;

} // namespace

sql::Summed summedIn(std::string_view table)
{
    if (table.starts_with("memory_fts") || table.starts_with("memory_trigram"))
        return sql::Summed::Index;
    return table == "ledger" || table == "erasure" || table == "index_sum" || table.starts_with("sqlite_")
               ? sql::Summed::No
               : sql::Summed::Rows;
}

Result<sql::RowSum> sumOf(sql::Connection &db, sql::Summed where, const std::stop_token &stop)
{
    std::vector<std::string> tables;
    {
        auto names =
            db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
        while (names.next()) {
            if (summedIn(names.view(0)) == where)
                tables.push_back(names.text(0));
        }
        if (!names.ok())
            return names.error();
    }
    sql::RowSum sum;
    for (const std::string &table : tables) {
        std::string quoted;
        for (const char c : table)
            quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
        auto rows = db.prepare(fmt::format("SELECT * FROM \"{}\"", quoted));
        while (rows.next()) {
            rows.addTo(sum, table);
            if (stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
        }
        if (!rows.ok())
            return rows.error();
    }
    return sum;
}

Result<std::optional<sql::RowSum>> statedRowSum(sql::Connection &db, std::int64_t number)
{
    auto row = db.prepare("SELECT CASE WHEN json_valid(payload) THEN json_extract(payload, '$.rows') END FROM ledger "
                          "WHERE number = ?1");
    row.bind(1, number);
    std::optional<sql::RowSum> stated;
    if (row.next())
        stated = sql::RowSum::parse(row.view(0));
    if (!row.ok())
        return row.error();
    return stated;
}

Result<std::optional<sql::RowSum>> statedIndexSum(sql::Connection &db)
{
    std::optional<sql::RowSum> stated;
    const auto version = db.integer("PRAGMA user_version");
    if (!version)
        return version.error();
    if (*version < kSinceSchema)
        return stated;
    auto row = db.prepare("SELECT sum FROM index_sum");
    if (row.next()) // a text that is no sum is damage, and equals none
        stated = sql::RowSum::parse(row.view(0)).value_or(sql::RowSum());
    if (!row.ok())
        return row.error();
    return stated;
}

Result<void> flushIndexes(sql::Connection &db)
{
    return db.execute("SAVEPOINT indexes; RELEASE indexes");
}

Result<void> noteIndexSum(sql::Connection &db, const sql::RowSum &sum)
{
    const auto version = db.integer("PRAGMA user_version");
    if (!version)
        return version.error();
    if (*version < kSinceSchema)
        return {};
    return db.prepare("INSERT OR REPLACE INTO index_sum (one, sum) VALUES (1, ?1)")
        .bind(1, std::string_view(sum.text()))
        .run();
}

} // namespace credence::store
