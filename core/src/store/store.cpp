// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The public face of the store: opening and reading. Changes are in arrive.cpp and curate.cpp.
#include "store/impl.h"
#include "store/read.h"
#include "store/review.h"

#include <fmt/format.h>

namespace credence {

Store::Store(std::unique_ptr<Impl> impl) : d(std::move(impl)) {}

Store::~Store() = default;

Result<std::unique_ptr<Store>> Store::create(const std::filesystem::path &path, const CreateOptions &options,
                                             const Cause &cause)
{
    auto impl = store::createImpl(path, options, cause);
    if (!impl)
        return impl.error();
    return std::unique_ptr<Store>(new Store(std::move(*impl)));
}

Result<std::unique_ptr<Store>> Store::open(const std::filesystem::path &path, const OpenOptions &options)
{
    auto impl = store::openImpl(path, options, schema::migrations());
    if (!impl)
        return impl.error();
    return std::unique_ptr<Store>(new Store(std::move(*impl)));
}

const StoreInfo &Store::info() const
{
    return d->info;
}

Result<std::vector<ScopeInfo>> Store::scopes(Counting memories) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    auto rows =
        (**reader).prepare(memories == Counting::Yes
                               ? "SELECT s.id, s.max_depth, s.agent_state, "
                                 "(SELECT count(*) FROM memory AS m WHERE m.scope = s.id) FROM scope AS s ORDER BY s.id"
                               : "SELECT s.id, s.max_depth, s.agent_state, 0 FROM scope AS s ORDER BY s.id");
    std::vector<ScopeInfo> out;
    while (rows.next())
        out.push_back({rows.text(0), static_cast<std::uint64_t>(rows.integer(3)), static_cast<int>(rows.integer(1)),
                       rows.text(2)});
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<Counts> Store::counts(const std::string &scope) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    if (!scope.empty()) {
        const auto known = read::scopeExists(db, scope);
        if (!known)
            return known.error();
        if (!*known)
            return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", scope), d->info.path.string()};
    }
    Counts counts;
    for (const Kind kind : {Kind::Episode, Kind::Reflection, Kind::Narrative})
        counts.byKind[word(kind)] = 0;
    for (int i = 0; i < kStatusCount; ++i)
        counts.byStatus[word(static_cast<Status>(i))] = 0;

    // ?1 is the scope, or '' for all.
    const auto each = [&](const char *sql, const auto &take) -> Result<void> {
        auto rows = db.prepare(sql);
        rows.bind(1, std::string_view(scope));
        while (rows.next())
            take(rows);
        return rows.ok() ? Result<void>() : Result<void>(rows.error());
    };
    CREDENCE_TRY(each("SELECT kind, status, depth, count(*) FROM memory WHERE ?1 = '' OR scope = ?1 "
                      "GROUP BY kind, status, depth",
                      [&](sql::Statement &r) {
                          const auto n = static_cast<std::uint64_t>(r.integer(3));
                          counts.memories += n;
                          counts.byKind[r.text(0)] += n;
                          counts.byStatus[r.text(1)] += n;
                          counts.byDepth[static_cast<int>(r.integer(2))] += n;
                      }));
    CREDENCE_TRY(each("SELECT role, source IS NULL, count(*) FROM evidence "
                      "WHERE ?1 = '' OR (SELECT scope FROM memory WHERE key = derived) = ?1 GROUP BY 1, 2",
                      [&](sql::Statement &r) {
                          const auto n = static_cast<std::uint64_t>(r.integer(2));
                          switch (parseRole(r.view(0)).value_or(Role::Supports)) {
                          case Role::Supports:
                              counts.links.supports += n;
                              break;
                          case Role::Contradicts:
                              counts.links.contradicts += n;
                              break;
                          case Role::MergedFrom:
                              counts.links.mergedFrom += n;
                              break;
                          }
                          if (r.integer(1) != 0)
                              counts.links.dangling += n;
                      }));
    // Those that an import brought as information stand in no queue.
    CREDENCE_TRY(
        each(d->info.schemaVersion < store::kReviewSchema
                 ? "SELECT state, count(*) FROM candidate WHERE ?1 = '' OR scope = ?1 GROUP BY state"
                 : "SELECT coalesce((SELECT q.state FROM queue AS q WHERE q.id = c.id), 'imported'), count(*) "
                   "FROM candidate AS c WHERE ?1 = '' OR c.scope = ?1 GROUP BY 1",
             [&](sql::Statement &r) { counts.candidates[r.text(0)] += static_cast<std::uint64_t>(r.integer(1)); }));
    CREDENCE_TRY(each("SELECT f.state, count(*) FROM flag AS f WHERE ?1 = '' "
                      "OR (SELECT scope FROM memory WHERE id = f.target) = ?1 "
                      "OR (SELECT scope FROM candidate WHERE id = f.target) = ?1 GROUP BY f.state",
                      [&](sql::Statement &r) { counts.flags[r.text(0)] += static_cast<std::uint64_t>(r.integer(1)); }));
    return counts;
}

Result<MemoryKey> Store::find(const std::string &idOrRef, const std::string &scope) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    auto byId = db.prepare("SELECT key FROM memory WHERE id = ?1 AND (?2 = '' OR scope = ?2)");
    byId.bind(1, std::string_view(idOrRef)).bind(2, std::string_view(scope));
    if (byId.next())
        return MemoryKey{byId.integer(0)};
    if (!byId.ok())
        return byId.error();
    auto byRef = db.prepare("SELECT key, scope FROM memory WHERE source_ref = ?1 AND (?2 = '' OR scope = ?2) LIMIT 2");
    byRef.bind(1, std::string_view(idOrRef)).bind(2, std::string_view(scope));
    std::vector<std::pair<MemoryKey, std::string>> found;
    while (byRef.next())
        found.push_back({{byRef.integer(0)}, byRef.text(1)});
    if (!byRef.ok())
        return byRef.error();
    if (found.empty())
        return Error{Errc::NotFound, fmt::format("There is no memory \"{}\".", idOrRef), d->info.path.string()};
    if (found.size() > 1)
        return Error{Errc::Conflict,
                     fmt::format("\"{}\" names several memories (in \"{}\" and \"{}\"); name the scope or give the id.",
                                 idOrRef, found[0].second, found[1].second),
                     d->info.path.string()};
    return found.front().first;
}

Result<std::vector<MemoryKey>> Store::keys(const Query &query, std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::keys(**reader, query, stop);
}

Result<std::vector<MemoryKey>> Store::keysAmong(const Query &query, std::span<const MemoryKey> keys,
                                                std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::among(**reader, query, keys, stop);
}

Result<std::vector<Memory>> Store::rows(std::span<const MemoryKey> keys, std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::rows(**reader, keys, stop);
}

Result<std::vector<MemoryText>> Store::texts(std::span<const MemoryKey> keys, std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::texts(**reader, keys, stop);
}

Result<std::vector<EvidenceLink>> Store::evidence(MemoryKey derived) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    return read::evidence(**reader, derived);
}

Result<std::vector<std::vector<EvidenceLink>>> Store::evidence(std::span<const MemoryKey> keys,
                                                               std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    std::vector<std::vector<EvidenceLink>> out;
    out.reserve(keys.size());
    for (const MemoryKey key : keys) {
        auto links = read::evidence(**reader, key);
        if (!links)
            return links.error();
        out.push_back(std::move(*links));
    }
    return out;
}

Result<std::vector<Flag>> Store::flags(MemoryKey key) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    auto rows = (**reader).prepare("SELECT f.id, f.category, f.detector, f.span_start, f.span_end, f.score, "
                                   "f.emergent, f.state FROM memory AS m JOIN flag AS f ON f.target = m.id "
                                   "WHERE m.key = ?1 AND f.state <> 'gone' ORDER BY f.id");
    rows.bind(1, key.value);
    std::vector<Flag> out;
    while (rows.next())
        out.push_back({rows.text(0), rows.text(1), rows.text(2), rows.optionalInteger(3), rows.optionalInteger(4),
                       rows.optionalReal(5), rows.integer(6) != 0, rows.text(7)});
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::vector<std::pair<MemoryKey, Role>>> Store::directDependents(MemoryKey source) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    auto rows =
        (**reader).prepare("SELECT DISTINCT derived, role FROM evidence WHERE source = ?1 ORDER BY derived, role");
    rows.bind(1, source.value);
    std::vector<std::pair<MemoryKey, Role>> out;
    while (rows.next())
        out.push_back({{rows.integer(0)}, parseRole(rows.view(1)).value_or(Role::Supports)});
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<std::shared_ptr<const Snapshot>> Store::snapshot(const std::string &scope, std::stop_token stop,
                                                        const Progress &progress) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::snapshot(**reader, scope, stop, progress);
}

Result<std::shared_ptr<const Snapshot>> Store::snapshotTop(const std::string &scope, std::size_t roots,
                                                           std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::top(**reader, scope, roots, stop);
}

Result<std::shared_ptr<const Snapshot>> Store::snapshotBelow(std::span<const MemoryKey> keys,
                                                             std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::below(**reader, keys, stop);
}

Result<std::shared_ptr<const Snapshot>> Store::snapshotAbove(std::span<const MemoryKey> keys,
                                                             std::stop_token stop) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    return read::above(**reader, keys, stop);
}

Subscription Store::subscribe(std::function<void(const ChangeSet &)> callback)
{
    return Subscription(d->watcher->add(std::move(callback)));
}

} // namespace credence
