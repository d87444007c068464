// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/withdrawal.h"

#include "store/argument.h"
#include "store/impl.h"

#include <nlohmann/json.hpp>

namespace credence::store {

Result<std::optional<Withdrawal>> lastWithdrawal(const Store &store, MemoryKey key)
{
    auto reader = Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto row = (**reader).prepare(
        "SELECT time, CASE WHEN json_valid(payload) THEN payload -> '$.reason' END FROM ledger "
        "WHERE number IN (SELECT number FROM ledger_change WHERE memory = ?1 "
        "UNION SELECT ledger FROM memory WHERE key = ?1) "
        "AND kind IN ('retract', 'supersede', 'erase', 'commit', 'undo', 'redo') ORDER BY number DESC LIMIT 1");
    row.bind(1, key.value);
    std::optional<Withdrawal> out;
    if (row.next())
        out = Withdrawal{textOf(nlohmann::json::parse(row.view(1), nullptr, false)).value_or(std::string()),
                         Time(std::chrono::milliseconds(row.integer(0)))};
    if (!row.ok())
        return row.error();
    return out;
}

} // namespace credence::store
