// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/recall_read.h"

#include "store/argument.h"
#include "store/impl.h"
#include "store/read.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace credence::store {

struct RecallReader::Impl {
    Reader reader;
    std::stop_token stop;
};

RecallReader::RecallReader(std::unique_ptr<Impl> impl) : d(std::move(impl)) {}
RecallReader::RecallReader(RecallReader &&) noexcept = default;
RecallReader::~RecallReader() = default;

Result<RecallReader> RecallReader::begin(const Store &store, std::stop_token stop)
{
    auto reader = Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    return RecallReader(std::make_unique<Impl>(Impl{std::move(*reader), std::move(stop)}));
}

Result<RecallMark> RecallReader::head()
{
    auto row = (*d->reader).prepare("SELECT number, substr(hash, 1, 16) FROM ledger ORDER BY number DESC LIMIT 1");
    RecallMark mark;
    if (row.next())
        mark = {row.integer(0), row.text(1)};
    if (!row.ok())
        return row.error();
    return mark;
}

Result<bool> RecallReader::knows(const RecallMark &mark)
{
    auto row = (*d->reader).prepare("SELECT substr(hash, 1, 16) FROM ledger WHERE number = ?1");
    row.bind(1, mark.number);
    const bool known = row.next() && row.view(0) == mark.hash;
    if (!row.ok())
        return row.error();
    return known;
}

Result<void> RecallReader::rows(std::int64_t since, bool onlyFresh, const std::function<void(RecallRow &&)> &each,
                                const Progress &progress)
{
    sql::Connection &db = *d->reader;
    constexpr char kFresh[] = "ledger > ?1 OR key IN (SELECT memory FROM ledger_change WHERE number > ?1)";
    const auto total = db.integer("SELECT count(*) FROM memory");
    if (!total)
        return total.error();
    // Reading a text that nobody asks for costs a page.
    auto rows = db.prepare(
        since == 0  ? std::string("SELECT key, scope, kind, status, created, session, actor, 1, text FROM memory "
                                   "WHERE ?1 = 0 ORDER BY key")
        : onlyFresh ? fmt::format("SELECT key, scope, kind, status, created, session, actor, 1, text FROM memory "
                                  "WHERE {} ORDER BY key",
                                  kFresh)
                    : fmt::format("SELECT key, scope, kind, status, created, session, actor, fresh, "
                                  "CASE WHEN fresh THEN text END FROM (SELECT *, {} AS fresh FROM memory) ORDER BY key",
                                  kFresh));
    rows.bind(1, since);
    std::uint64_t seen = 0;
    while (rows.next()) {
        RecallRow row;
        row.key = {rows.integer(0)};
        row.scope = rows.text(1);
        row.kind = parseKind(rows.view(2)).value_or(Kind::Episode);
        row.status = parseStatus(rows.view(3)).value_or(Status::Active);
        row.created = rows.optionalInteger(4);
        row.session = rows.text(5);
        row.actor = rows.text(6);
        row.fresh = rows.integer(7) != 0;
        if (row.fresh)
            row.text = rows.text(8);
        each(std::move(row));
        if (++seen % 8192 == 0 && progress)
            progress(seen, static_cast<std::uint64_t>(*total));
    }
    if (!rows.ok())
        return rows.error();
    return {};
}

Result<std::vector<std::pair<MemoryKey, double>>> RecallReader::match(bool trigrams, const std::string &question,
                                                                      std::size_t limit,
                                                                      const std::function<bool(MemoryKey)> &may)
{
    std::vector<std::pair<MemoryKey, double>> out;
    if (question.empty())
        return out;
    auto rows = (*d->reader)
                    .prepare(trigrams ? "SELECT rowid, rank FROM memory_trigram WHERE memory_trigram MATCH ?1 "
                                        "ORDER BY rank"
                                      : "SELECT rowid, rank FROM memory_fts WHERE memory_fts MATCH ?1 ORDER BY rank");
    rows.bind(1, std::string_view(question));
    while (out.size() < limit && rows.next()) {
        const MemoryKey key{rows.integer(0)};
        if (may(key))
            out.emplace_back(key, -rows.real(1));
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<MemoryKey>> RecallReader::containing(const std::string &scope, const std::string &part,
                                                        std::size_t limit, const std::function<bool(MemoryKey)> &may)
{
    auto rows =
        (*d->reader).prepare("SELECT key FROM memory WHERE scope = ?1 AND instr(text, ?2) > 0 ORDER BY created DESC");
    rows.bind(1, std::string_view(scope)).bind(2, std::string_view(part));
    std::vector<MemoryKey> out;
    while (out.size() < limit && rows.next()) {
        if (const MemoryKey key{rows.integer(0)}; may(key))
            out.push_back(key);
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<RecallDetail>> RecallReader::details(std::span<const MemoryKey> keys)
{
    auto row = (*d->reader)
                   .prepare("SELECT id, text, source_ref, session, actor, kind, shape, status, depth, created, "
                            "last_accessed, importance, kind = 'reflection' AND (origin = 'committed' OR "
                            "(origin = 'imported' AND EXISTS (SELECT 1 FROM decision AS d WHERE d.memory = m.id AND "
                            "d.verdict = 'approve' AND d.origin = 'local'))) FROM memory AS m WHERE key = ?1");
    std::vector<RecallDetail> out;
    out.reserve(keys.size());
    for (const MemoryKey key : keys) {
        row.reset();
        row.bind(1, key.value);
        if (row.next()) {
            RecallDetail one;
            one.key = key;
            one.id = row.text(0);
            one.text = row.text(1);
            one.sourceRef = row.text(2);
            one.session = row.text(3);
            one.actor = row.text(4);
            one.kind = parseKind(row.view(5)).value_or(Kind::Episode);
            one.shape = parseShape(row.view(6)).value_or(Shape::None);
            one.status = parseStatus(row.view(7)).value_or(Status::Active);
            one.depth = static_cast<int>(row.integer(8));
            one.created = row.optionalInteger(9);
            one.accessed = row.optionalInteger(10);
            one.importance = row.optionalReal(11);
            one.approved = row.integer(12) != 0;
            out.push_back(std::move(one));
        }
        if (!row.ok())
            return row.error();
    }
    return out;
}

Result<std::shared_ptr<const Snapshot>> RecallReader::below(std::span<const MemoryKey> keys)
{
    return read::below(*d->reader, keys, d->stop);
}

Result<std::unordered_map<MemoryKey, Status>> RecallReader::statusesAt(Time time)
{
    sql::Connection &db = *d->reader;
    std::unordered_map<MemoryKey, Status> out;
    auto byId = db.prepare("SELECT key FROM memory WHERE id = ?1");
    auto rows = db.prepare("SELECT payload FROM ledger WHERE time > ?1 AND payload IS NOT NULL ORDER BY number");
    rows.bind(1, time.time_since_epoch().count());
    while (rows.next()) {
        const nlohmann::json payload = nlohmann::json::parse(rows.view(0), nullptr, false);
        const nlohmann::json changes = member(payload, "changes");
        if (!changes.is_array())
            continue;
        for (const nlohmann::json &one : changes) {
            const auto before = parseStatus(textOf(member(member(one, "before"), "status")).value_or(std::string()));
            const auto id = textOf(member(one, "id"));
            if (!before || !id)
                continue;
            byId.reset();
            byId.bind(1, std::string_view(*id));
            if (byId.next())
                out.emplace(MemoryKey{byId.integer(0)}, *before); // the first change after it counts
            if (!byId.ok())
                return byId.error();
        }
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

} // namespace credence::store
