// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/rowsum.h"

#include <fmt/format.h>

namespace credence::store {

bool countsInRowSum(std::string_view table)
{
    return table != "ledger" && table != "erasure" && !table.starts_with("memory_fts") &&
           !table.starts_with("memory_trigram") && !table.starts_with("sqlite_");
}

Result<sql::RowSum> rowSumOf(sql::Connection &db, const std::stop_token &stop)
{
    std::vector<std::string> tables;
    {
        auto names =
            db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'");
        while (names.next()) {
            if (countsInRowSum(names.view(0)))
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

} // namespace credence::store
