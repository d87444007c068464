// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A recheck that keeps a belief: its losses so far are acknowledged.
#include <credence/recheck.h>

#include "store/argument.h"
#include "store/fields.h"
#include "store/impl.h"
#include "store/ledger.h"
#include "store/read.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace credence {

Result<ChangeSet> keepDoubted(Store &store, MemoryKey key, const Cause &cause)
{
    using nlohmann::json;
    Store::Impl &impl = StoreInside::of(store);
    const std::string where = impl.info.path.string();
    auto change = store::Change::begin(impl, "recheck");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    CREDENCE_TRY(store::checkCurator(db, cause, "keep a belief in doubt"));
    std::string id, scope, status;
    std::int64_t acknowledged = 0;
    {
        auto row = db.prepare("SELECT id, scope, status, acknowledged_lost FROM memory WHERE key = ?1");
        row.bind(1, key.value);
        if (!row.next())
            return row.ok() ? Error{Errc::NotFound, "There is no such memory.", where} : row.error();
        id = row.text(0);
        scope = row.text(1);
        status = row.text(2);
        acknowledged = row.integer(3);
    }
    if (status != word(Status::Suspect) && status != word(Status::Stale))
        return Error{Errc::Conflict, "The belief is not in doubt, so there is nothing to keep.", where};
    // As the truth maintenance counts: distinct direct sources.
    std::int64_t lost = 0;
    {
        auto row = db.prepare("SELECT count(DISTINCT s.key) FROM evidence AS e JOIN memory AS s ON s.key = e.source "
                              "WHERE e.derived = ?1 AND e.role <> 'contradicts' "
                              "AND s.status IN ('retracted', 'superseded', 'stale', 'erased')");
        row.bind(1, key.value);
        if (row.next())
            lost = row.integer(0);
        if (!row.ok())
            return row.error();
    }
    // What its source document said of it is answered by the person who looked.
    json after{{"acknowledged_lost", std::max(lost, acknowledged)}, {"stated_doubt", nullptr}};
    auto before = store::storedFields(db, key, after);
    if (!before)
        return before.error();
    for (auto it = after.begin(); it != after.end();)
        it = (*before)[it.key()] == it.value() ? ((*before).erase(it.key()), after.erase(it)) : std::next(it);
    CREDENCE_TRY(store::writeFields(**change, key, after));
    (*change)->changed(key, {id});
    json changes = json::array();
    changes.push_back({{"id", store::jsonText(id)}, {"before", *before}, {"after", after}});
    CREDENCE_TRY(store::settleDoubt(**change, scope, changes, {}));
    return (*change)->commit(json{{"changes", std::move(changes)}, {"acknowledged", lost}}, cause);
}

} // namespace credence
