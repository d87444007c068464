// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/argument.h"

#include "store/impl.h"
#include "store/read.h"
#include "store/review.h"

#include <nlohmann/json.hpp>

#include <array>
#include <unordered_set>

namespace credence::store {

namespace {

const Error kCancelledError{Errc::Cancelled, "Cancelled.", {}};

// Breadth first: a row of each memory once, and its links unless it is an episode. Contradicting sources of the memory
// itself come along, without what lies beneath them.
Result<void> readBelow(sql::Connection &db, MemoryKey start, Argument &out, const std::stop_token &stop)
{
    auto byKey = db.prepare("SELECT kind, shape, status, depth, created, id, source_ref, text FROM memory "
                            "WHERE key = ?1");
    auto links = db.prepare("SELECT source, role, granularity FROM evidence WHERE derived = ?1 ORDER BY ordinal");
    Snapshot::Builder builder;
    builder.scope({});
    std::vector<MemoryKey> queue{start}, against;
    std::unordered_set<MemoryKey> seen{start};
    std::vector<std::pair<MemoryKey, Argument::Row>> found;
    const auto take = [&](MemoryKey key) {
        byKey.reset();
        byKey.bind(1, key.value);
        if (!byKey.next())
            return Kind::Episode;
        NodeRow row;
        row.key = key;
        row.kind = parseKind(byKey.view(0)).value_or(Kind::Episode);
        if (row.kind == Kind::Reflection)
            row.shape = parseShape(byKey.view(1)).value_or(Shape::None);
        row.status = parseStatus(byKey.view(2)).value_or(Status::Active);
        row.depth = static_cast<std::int32_t>(byKey.integer(3));
        if (!byKey.isNull(4))
            row.created = byKey.integer(4);
        builder.add(row);
        found.emplace_back(key, Argument::Row{byKey.text(5), byKey.text(6), byKey.text(7)});
        // Nothing is reached through a tombstone.
        return row.status == Status::Erased ? Kind::Episode : row.kind;
    };
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const MemoryKey key = queue[i];
        if (stop.stop_requested())
            return kCancelledError;
        if (take(key) == Kind::Episode)
            continue;
        links.reset();
        links.bind(1, key.value);
        while (links.next()) {
            const MemoryKey source{links.integer(0)}; // 0 where dangling
            const Role role = parseRole(links.view(1)).value_or(Role::Supports);
            if (role == Role::Contradicts && key != start)
                continue;
            builder.link(key, source, role, parseGranularity(links.view(2)).value_or(Granularity::Claim));
            if (!source)
                continue;
            if (role == Role::Contradicts)
                against.push_back(source);
            else if (seen.insert(source).second)
                queue.push_back(source);
        }
    }
    for (const MemoryKey key : against) {
        if (seen.insert(key).second)
            take(key);
    }
    if (!byKey.ok())
        return byKey.error();
    if (!links.ok())
        return links.error();
    out.snapshot = std::move(builder).build();
    out.rows.resize(out.snapshot->size());
    for (auto &[key, row] : found)
        out.rows[out.snapshot->find(key)] = std::move(row);
    return {};
}

Result<void> countAbove(sql::Connection &db, MemoryKey start, Argument &out, const std::stop_token &stop)
{
    // Tombstones rest on nothing. Mostly there are none, and then the index alone answers.
    const auto erased = db.integer("SELECT EXISTS (SELECT 1 FROM memory WHERE kind IN ('episode', 'reflection', "
                                   "'narrative') AND status = 'erased')");
    if (!erased)
        return erased.error();
    auto dependents =
        db.prepare(*erased == 0 ? "SELECT derived FROM evidence WHERE source = ?1 AND role IN ('supports', "
                                  "'merged_from')"
                                : "SELECT e.derived FROM evidence AS e JOIN memory AS m ON m.key = e.derived "
                                  "WHERE e.source = ?1 AND e.role IN ('supports', 'merged_from') "
                                  "AND m.status <> 'erased' "
                                  "AND (SELECT status FROM memory WHERE key = ?1) <> 'erased'");
    std::vector<MemoryKey> queue{start};
    std::unordered_set<MemoryKey> seen{start};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        if (stop.stop_requested())
            return kCancelledError;
        dependents.reset();
        dependents.bind(1, queue[i].value);
        while (dependents.next()) {
            const MemoryKey derived{dependents.integer(0)};
            if (seen.insert(derived).second)
                queue.push_back(derived);
        }
    }
    if (!dependents.ok())
        return dependents.error();
    out.dependents = static_cast<int>(queue.size()) - 1;
    return {};
}

Result<void> readEntry(sql::Connection &db, LedgerNumber number, Argument &out)
{
    auto entry = db.prepare("SELECT time, payload FROM ledger WHERE number = ?1");
    entry.bind(1, number.value);
    if (entry.next()) {
        out.entered = Time(std::chrono::milliseconds(entry.integer(0)));
        const auto payload = nlohmann::json::parse(entry.view(1), nullptr, false);
        for (const auto &[name, into] :
             {std::pair{"who", &out.who}, std::pair{"channel", &out.channel}, std::pair{"origin", &out.origin}}) {
            if (payload.is_object() && payload.contains(name))
                *into = textOf(payload[name]).value_or(std::string());
        }
    }
    return entry.ok() ? Result<void>() : Result<void>(entry.error());
}

Result<void> readProposal(sql::Connection &db, MemoryKey key, Argument &out)
{
    auto row =
        db.prepare("SELECT c.id, c.run, CASE WHEN json_valid(r.json) THEN json_extract(r.json, '$.provider') END, "
                   "CASE WHEN json_valid(r.json) THEN json_extract(r.json, '$.model') END, "
                   "(SELECT d.reviewer FROM decision AS d WHERE d.candidate = c.id AND d.verdict = 'approve' "
                   " AND d.origin = 'local' ORDER BY d.ledger DESC LIMIT 1) "
                   "FROM memory AS m JOIN candidate AS c ON c.id = m.candidate LEFT JOIN run AS r ON r.id = c.run "
                   "WHERE m.key = ?1");
    row.bind(1, key.value);
    if (row.next()) {
        out.candidate = row.text(0);
        out.run = row.text(1);
        out.provider = row.text(2);
        out.model = row.text(3);
        out.approvedBy = row.text(4);
    }
    return row.ok() ? Result<void>() : Result<void>(row.error());
}

} // namespace

Result<std::map<int, std::uint64_t>> beliefsInForce(const Store &store, const std::string &scope)
{
    auto reader = Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto rows = (**reader).prepare("SELECT depth, count(*) FROM memory WHERE scope = ?1 AND kind = 'reflection' "
                                   "AND status IN ('active', 'suspect', 'stale') GROUP BY depth");
    rows.bind(1, std::string_view(scope));
    std::map<int, std::uint64_t> found;
    while (rows.next())
        found.emplace(static_cast<int>(rows.integer(0)), static_cast<std::uint64_t>(rows.integer(1)));
    if (!rows.ok())
        return rows.error();
    return found;
}

Result<std::string> candidateOf(const Store &store, MemoryKey key)
{
    auto reader = Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto row = (**reader).prepare("SELECT coalesce(candidate, '') FROM memory WHERE key = ?1");
    row.bind(1, key.value);
    std::string found;
    if (row.next())
        found = row.text(0);
    if (!row.ok())
        return row.error();
    return found;
}

Result<std::string> redactionSalt(const Store &store)
{
    auto reader = Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    return saltOf(**reader);
}

Result<Argument> argument(const Store &store, MemoryKey key, std::stop_token stop)
{
    auto reader = Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    Argument out;
    auto self = read::rows(db, std::array{key}, stop);
    if (!self)
        return self.error();
    if (self->empty())
        return Error{Errc::NotFound, "There is no such memory.", store.info().path.string()};
    out.memory = std::move(self->front());
    CREDENCE_TRY(readBelow(db, key, out, stop));
    CREDENCE_TRY(countAbove(db, key, out, stop));
    auto links = read::evidence(db, key);
    if (!links)
        return links.error();
    out.links = std::move(*links);
    CREDENCE_TRY(readEntry(db, out.memory.ledger, out));
    // Older files, open read-only, have no queue.
    if (out.memory.origin == Origin::Committed && store.info().schemaVersion >= kReviewSchema)
        CREDENCE_TRY(readProposal(db, key, out));
    return out;
}

} // namespace credence::store
