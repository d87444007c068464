// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Writing a store as credence-jsonl.
#include "store/impl.h"
#include "store/read.h"
#include "util/writeall.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <map>
#include <optional>
#include <set>

namespace credence {

namespace {

// A file that appears whole or not at all.
class Output {
public:
    explicit Output(const std::filesystem::path &target) : m_target(target), m_temporary(target.string() + ".XXXXXX")
    {
        m_file = ::mkostemp(m_temporary.data(), O_CLOEXEC); // 0600
    }
    ~Output()
    {
        if (m_file >= 0)
            ::close(m_file);
        if (m_file >= 0 && !m_done)
            ::unlink(m_temporary.c_str());
    }
    Output(const Output &) = delete;
    Output &operator=(const Output &) = delete;

    [[nodiscard]] bool open() const { return m_file >= 0; }
    [[nodiscard]] bool line(const std::string &text)
    {
        m_buffer += text;
        m_buffer += '\n';
        ++lines;
        return m_buffer.size() < 1 << 20 || flush();
    }
    [[nodiscard]] bool finish()
    {
        if (!flush() || ::fsync(m_file) != 0 || ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
            return false;
        m_done = true;
        return true;
    }
    std::uint64_t lines = 0, bytes = 0;

private:
    bool flush()
    {
        if (!writeAll(m_file, m_buffer))
            return false;
        bytes += m_buffer.size();
        m_buffer.clear();
        return true;
    }

    std::filesystem::path m_target;
    std::string m_temporary, m_buffer;
    int m_file = -1;
    bool m_done = false;
};

// Whether going on with the next row may help: the file is damaged, or the disk does not give a part of it.
bool isDamage(const Error &error)
{
    return error.code == Errc::Corrupt || error.code == Errc::Io;
}

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

Result<std::pair<std::uint64_t, std::uint64_t>> Store::exportJsonl(const std::filesystem::path &out,
                                                                   const std::string &scope, std::stop_token stop,
                                                                   const Progress &progress,
                                                                   std::vector<Problem> *unreadable) const
{
    const auto skip = [&](const Error &error, std::string what) {
        if (!unreadable || !isDamage(error))
            return false;
        unreadable->push_back({std::move(what), "unreadable", error.message});
        return true;
    };
    auto reader = store::Reader::begin(*d, stop);
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
    std::error_code failed;
    if (std::filesystem::is_directory(out, failed))
        return Error{Errc::Io, "There is a folder where the file is to be written.", out.string()};
    if (std::filesystem::equivalent(out, d->info.path, failed))
        return Error{Errc::Invalid, "An export can't overwrite the store it comes from.", out.string()};
    Output output(out);
    const auto io = [&] {
        return Error{Errc::Io, fmt::format("The export can't be written ({}).", std::strerror(errno)), out.string()};
    };
    if (!output.open() || !output.line(credenceJsonlHeader()))
        return io();

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
    const auto write = [&](const Memory &memory, std::span<const EvidenceLink> links) {
        return output.line(writeCredenceJsonl(memory, links, malformed.contains(memory.key)));
    };
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
            if (!write(memory, *links))
                return io();
        }
        if (progress)
            progress(i + page.size(), keys.size());
    }
    if (salvage && !salvage->whole && unreadable)
        unreadable->push_back({"table memory", "unreadable",
                               "Not every memory could be found; those that no index names are missing here."});

    // Records that are kept as information go out as they came in, the store's own with what became of them.
    for (const auto &[what, sql] : std::initializer_list<std::pair<const char *, const char *>>{
             {"candidates",
              "SELECT json, CASE WHEN origin = 'local' THEN 'candidate' WHEN NOT json_valid(json) THEN NULL "
              "WHEN json_type(json, '$.record') IS NULL "
              "OR coalesce(json_extract(json, '$.state'), 'pending') <> state THEN 'candidate' END, "
              "state FROM candidate WHERE ?1 = '' OR scope = ?1 ORDER BY id"},
             {"flags", "SELECT f.json, CASE WHEN f.origin = 'local' THEN 'flag' END, f.state FROM flag AS f "
                       "WHERE ?1 = '' "
                       "OR (SELECT scope FROM memory WHERE id = f.target) = ?1 "
                       "OR (SELECT scope FROM candidate WHERE id = f.target) = ?1 ORDER BY f.id"},
             {"decisions", "SELECT json_patch(json_object('id', x.id, 'candidate', x.candidate, 'memory', x.memory, "
                           "'decision', x.verdict, 'reviewer', x.reviewer, 'channel', x.channel, 'reason', x.reason, "
                           "'time', strftime('%Y-%m-%dT%H:%M:%SZ', x.time / 1000, 'unixepoch')), x.json), "
                           "'decision', NULL FROM decision AS x WHERE x.origin = 'local' AND (?1 = '' "
                           "OR (SELECT scope FROM memory WHERE id = x.memory) = ?1 "
                           "OR (SELECT scope FROM candidate WHERE id = x.candidate) = ?1) ORDER BY x.id"},
             {"imported decisions",
              "SELECT x.json, NULL, NULL FROM decision AS x WHERE x.origin = 'imported' AND (?1 = '' "
              "OR (SELECT scope FROM memory WHERE id = x.memory) = ?1 "
              "OR (SELECT scope FROM candidate WHERE id = x.candidate) = ?1) ORDER BY x.id"},
             {"ledger lines of other stores",
              "SELECT json, NULL, NULL FROM foreign_ledger WHERE ?1 = '' ORDER BY ledger, digest"}}) {
        auto lines = db.prepare(sql);
        lines.bind(1, std::string_view(scope));
        while (lines.next()) {
            std::string text = lines.text(0);
            if (!lines.isNull(1)) {
                nlohmann::json own = nlohmann::json::parse(text, nullptr, false);
                if (own.is_object()) {
                    own["record"] = lines.text(1);
                    if (!lines.isNull(2))
                        own["state"] = lines.text(2);
                    text = own.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
                }
            }
            if (!output.line(writeCredenceJsonl(DraftRecord{{}, text, {}})))
                return io();
        }
        if (!lines.ok() && !skip(lines.error(), std::string(what)))
            return lines.error();
    }
    // The ledger is about the whole store.
    if (scope.empty()) {
        auto entries =
            db.prepare("SELECT number, time, kind, ids, id_count, undoes, previous, hash, payload FROM ledger "
                       "ORDER BY number");
        while (entries.next()) {
            nlohmann::json line{{"record", "ledger"},
                                {"number", entries.integer(0)},
                                {"time", formatTime(Time(std::chrono::milliseconds(entries.integer(1))))},
                                {"kind", entries.text(2)},
                                {"ids", nlohmann::json::parse(entries.view(3), nullptr, false)},
                                {"id_count", entries.integer(4)},
                                {"previous", entries.text(6)},
                                {"hash", entries.text(7)}};
            if (entries.integer(5) > 0)
                line["undoes"] = entries.integer(5);
            if (!entries.isNull(8))
                line["payload"] = nlohmann::json::parse(entries.view(8), nullptr, false);
            for (const char *part : {"ids", "payload"}) {
                if (line.contains(part) && line[part].is_discarded()) // somebody edited the file
                    line[part] = nullptr;
            }
            if (!output.line(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)))
                return io();
        }
        if (!entries.ok() && !skip(entries.error(), "ledger"))
            return entries.error();
    }
    if (!output.finish())
        return io();
    return std::pair(output.lines, output.bytes);
}

} // namespace credence
