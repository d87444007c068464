// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Writing a store as credence-jsonl.
#include "store/impl.h"
#include "store/read.h"
#include "store/salvage.h"
#include "util/writeall.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

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

} // namespace

Result<std::pair<std::uint64_t, std::uint64_t>> Store::exportJsonl(const std::filesystem::path &out,
                                                                   const std::string &scope, std::stop_token stop,
                                                                   const Progress &progress,
                                                                   std::vector<Problem> *unreadable) const
{
    const auto skip = [&](const Error &error, std::string what) {
        if (!unreadable || !store::isDamage(error))
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
        return Error{Errc::Io, fmt::format("The export can't be written ({}).", std::generic_category().message(errno)),
                     out.string()};
    };
    if (!output.open() || !output.line(credenceJsonlHeader()))
        return io();

    bool fits = true;
    const auto memories =
        store::eachMemory(db, scope, stop, progress, unreadable,
                          [&](const Memory &memory, std::span<const EvidenceLink> links, bool malformed) {
                              fits = output.line(writeCredenceJsonl(memory, links, malformed));
                              return fits;
                          });
    if (!memories)
        return memories.error();
    if (!fits)
        return io();

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
