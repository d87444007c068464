// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/salvage.h"

#include "store/argument.h"
#include "store/impl.h"
#include "store/read.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>

namespace credence::store {

namespace {

// What can be read of the memories where something can't: every walk of the file that leads to keys, each as far as it
// goes, since a page that one of them needs is often none of another's.
struct Salvage {
    std::map<MemoryKey, std::string> ids; // "" where only the key is known
    bool whole = true;

    explicit Salvage(sql::Connection &db)
    {
        const auto walk = [&](const char *sql, bool named) {
            auto rows = db.prepare(sql);
            while (rows.next()) {
                std::string &id = ids[{rows.integer(0)}];
                if (named && id.empty())
                    id = rows.text(1);
            }
            whole = rows.ok() && whole;
        };
        walk("SELECT key, id FROM memory NOT INDEXED ORDER BY key", true);
        if (whole)
            return;
        walk("SELECT key, id FROM memory INDEXED BY sqlite_autoindex_memory_1 ORDER BY id", true);
        walk("SELECT key, id FROM memory INDEXED BY sqlite_autoindex_memory_1 ORDER BY id DESC", true);
        walk("SELECT key FROM memory NOT INDEXED ORDER BY key DESC", false);
        walk("SELECT key FROM memory INDEXED BY memory_depth ORDER BY depth", false);
        walk("SELECT key FROM memory INDEXED BY memory_depth ORDER BY depth DESC", false);
        walk("SELECT key FROM memory INDEXED BY memory_ledger ORDER BY ledger", false);
        walk("SELECT key FROM memory INDEXED BY memory_ledger ORDER BY ledger DESC", false);
        walk("SELECT DISTINCT derived FROM evidence ORDER BY derived", false);
        walk("SELECT DISTINCT source FROM evidence WHERE source IS NOT NULL ORDER BY source", false);
        ids.erase(MemoryKey{});
    }

    [[nodiscard]] std::string name(MemoryKey key) const
    {
        const auto it = ids.find(key);
        return it == ids.end() || it->second.empty() ? fmt::format("the memory with key {}", key.value)
                                                     : fmt::format("memory \"{}\"", displayText(it->second));
    }

    // The links alone, where the memories that they lead to can't be read.
    [[nodiscard]] std::vector<EvidenceLink> links(sql::Connection &db, MemoryKey derived, bool &all) const
    {
        std::vector<EvidenceLink> out;
        auto rows = db.prepare("SELECT source, source_ref, role, granularity, ordinal, quote FROM evidence "
                               "WHERE derived = ?1 ORDER BY ordinal");
        rows.bind(1, derived.value);
        while (rows.next()) {
            EvidenceLink link;
            const auto source = ids.find({rows.integer(0)});
            link.dangling = rows.isNull(0) || source == ids.end() || source->second.empty();
            if (!link.dangling)
                link.source = source->first;
            link.sourceId = {rows.isNull(0)  ? rows.text(1)
                             : link.dangling ? fmt::format("key {}", rows.integer(0))
                                             : source->second};
            link.role = parseRole(rows.view(2)).value_or(Role::Supports);
            link.granularity = parseGranularity(rows.view(3)).value_or(Granularity::Claim);
            link.ordinal = static_cast<int>(rows.integer(4));
            link.quote = rows.text(5);
            out.push_back(std::move(link));
        }
        all = rows.ok();
        return out;
    }
};

} // namespace

bool isDamage(const Error &error)
{
    return error.code == Errc::Corrupt || error.code == Errc::Io;
}

Result<void> eachMemory(sql::Connection &db, const std::string &scope, std::stop_token stop, const Progress &progress,
                        std::vector<Problem> *unreadable, const MemoryVisit &visit)
{
    std::vector<MemoryKey> keys;
    std::set<MemoryKey> malformed; // evidence that the source had, and that could not be read
    std::optional<Salvage> salvage;
    {
        auto all = db.prepare("SELECT key, malformed FROM memory WHERE ?1 = '' OR scope = ?1 ORDER BY key");
        all.bind(1, std::string_view(scope));
        while (all.next()) {
            keys.push_back({all.integer(0)});
            if (all.integer(1) != 0)
                malformed.insert(keys.back());
        }
        if (!all.ok()) {
            if (!unreadable || !isDamage(all.error()))
                return all.error();
            salvage.emplace(db);
            keys.clear();
            for (const auto &[key, id] : salvage->ids)
                keys.push_back(key);
        }
    }
    for (std::size_t i = 0; i < keys.size(); i += 256) {
        std::span<const MemoryKey> page(keys.data() + i, std::min<std::size_t>(256, keys.size() - i));
        auto rows = read::rows(db, page, stop);
        if (!rows && (!unreadable || !isDamage(rows.error())))
            return rows.error();
        if (!rows && !salvage)
            salvage.emplace(db);
        if (!rows || rows->size() < page.size()) { // one by one; without tags where these are what is broken
            std::vector<Memory> found;
            for (const MemoryKey key : page) {
                auto row = read::rows(db, {&key, 1}, stop);
                bool bare = false;
                Error why{Errc::Corrupt, "An index names it, and it is not there.", {}};
                if (!row) {
                    if (!isDamage(row.error()))
                        return row.error();
                    why = row.error();
                    row = read::bareRows(db, {&key, 1});
                    bare = true;
                }
                if (!row || row->empty()) {
                    if (unreadable && salvage)
                        unreadable->push_back({salvage->name(key), "unreadable", why.message});
                    continue;
                }
                if (!scope.empty() && row->front().scope != scope)
                    continue;
                if (bare && unreadable && salvage)
                    unreadable->push_back({"tags of " + salvage->name(key), "unreadable", why.message});
                found.push_back(std::move(row->front()));
            }
            rows = std::move(found);
        }
        for (const Memory &memory : *rows) {
            auto links = read::evidence(db, memory.key);
            if (!links) {
                if (!unreadable || !isDamage(links.error()))
                    return links.error();
                if (!salvage)
                    salvage.emplace(db);
                bool all = true;
                auto alone = salvage->links(db, memory.key, all);
                if (!all)
                    unreadable->push_back(
                        {"evidence of " + salvage->name(memory.key), "unreadable", links.error().message});
                links = std::move(alone);
            }
            if (!visit(memory, *links, malformed.contains(memory.key)))
                return {};
        }
        if (progress)
            progress(i + page.size(), keys.size());
    }
    if (salvage && !salvage->whole && unreadable)
        unreadable->push_back({"table memory", "unreadable",
                               "Not every memory could be found; those that no index names are missing here."});
    return {};
}

Result<void> eachMemory(const Store &store, const std::string &scope, std::stop_token stop, const Progress &progress,
                        std::vector<Problem> *unreadable, const MemoryVisit &visit)
{
    auto reader = Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    return eachMemory(**reader, scope, stop, progress, unreadable, visit);
}

} // namespace credence::store
