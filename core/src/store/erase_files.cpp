// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The files beside a store that may hold what is erased, and the search of the raw bytes afterwards.
#include "store/erase_plan.h"

#include "store/impl.h"
#include "util/steadyfile.h"
#include "util/writeall.h"

#include <credence/recall.h>
#include <credence/reflect.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <set>
#include <system_error>

namespace credence {

std::filesystem::path indexFolder(const std::filesystem::path &store)
{
    return files::companion(store, "-index");
}

std::vector<std::filesystem::path> backupsOf(const std::filesystem::path &store)
{
    std::vector<std::filesystem::path> out;
    const std::string start = store.filename().string() + ".backup-v";
    std::error_code failed;
    auto folder = store.parent_path();
    for (std::filesystem::directory_iterator it(folder.empty() ? "." : folder, failed), end; !failed && it != end;
         it.increment(failed)) {
        const std::string name = it->path().filename().string();
        // "v4-1780000000000": the version and the moment, and nothing of somebody else's.
        if (!name.starts_with(start))
            continue;
        const std::string rest = name.substr(start.size());
        const std::size_t dash = rest.find('-');
        const auto digits = [](std::string_view text) {
            return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
        };
        if (dash != std::string::npos && digits(std::string_view(rest).substr(0, dash)) &&
            digits(std::string_view(rest).substr(dash + 1)))
            out.push_back(it->path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

namespace erasing {

using nlohmann::json;

namespace {

constexpr std::size_t kBlock = std::size_t{4} << 20U;

std::vector<std::filesystem::path> filesIn(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> out;
    std::error_code failed;
    if (std::filesystem::is_symlink(folder, failed)) // another place, and not ours to clean: nothing is written there
        return out;
    for (std::filesystem::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed)) {
        std::error_code odd;
        if (!it->is_symlink(odd) && it->is_regular_file(odd))
            out.push_back(it->path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::optional<std::string> contentOf(const std::filesystem::path &file)
{
    SteadyFile in(file);
    if (!in.ok())
        return std::nullopt;
    std::string out;
    std::vector<char> block(std::size_t(1) << 16U);
    for (;;) {
        const ssize_t got = in.read(block.data(), block.size());
        if (got < 0)
            return std::nullopt;
        if (got == 0)
            return out;
        out.append(block.data(), static_cast<std::size_t>(got));
    }
}

// Whole words of a name in raw bytes, as it was written or folded; only what is long enough to be no accident.
std::uint64_t namePlaces(std::string_view bytes, const Name &name)
{
    const std::string folded = [&] {
        std::string out(bytes);
        for (char &c : out)
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return out;
    }();
    const auto letter = [](char c) {
        const auto u = static_cast<unsigned char>(c);
        return (u >= 'a' && u <= 'z') || (u >= '0' && u <= '9') || u >= 0x80;
    };
    std::uint64_t count = 0;
    for (const std::string &form : name.folded()) {
        if (form.size() < 5)
            continue;
        for (std::size_t at = folded.find(form); at != std::string::npos; at = folded.find(form, at + 1)) {
            const std::size_t end = at + form.size();
            count += (at == 0 || !letter(folded[at - 1])) && (end == folded.size() || !letter(folded[end])) ? 1U : 0U;
        }
    }
    return count;
}

} // namespace

FileEdits filesAround(const std::filesystem::path &store, const ErasedText &text)
{
    FileEdits edits;
    for (const std::filesystem::path &file : filesIn(runsFolder(store))) {
        const auto content = contentOf(file);
        if (!content)
            continue;
        if (json::accept(*content)) {
            if (auto clean = text.scrubbed(*content))
                edits.rewritten.emplace_back(file, std::move(*clean));
        } else if (text.tells(*content)) {
            edits.removedRuns.push_back(file); // a run that can't be read is of no use to anybody
        }
    }
    // Answers to prompts that may have shown it: any of them.
    edits.cache = filesIn(cacheFolder(store));
    // Vectors tell of their texts; whatever else lies there does not.
    for (std::filesystem::path &file : filesIn(indexFolder(store))) {
        if (file.extension() == ".vectors" || file.extension() == ".links")
            edits.index.push_back(std::move(file));
    }
    return edits;
}

void applyFiles(const FileEdits &edits, std::vector<std::string> &problems)
{
    const auto remove = [&](const std::filesystem::path &file) {
        std::error_code failed;
        std::filesystem::remove(file, failed);
        if (failed)
            problems.push_back(fmt::format("{} can't be removed ({}).", file.string(), failed.message()));
    };
    for (const auto &[file, content] : edits.rewritten) {
        if (!replaceFile(file, content))
            problems.push_back(
                fmt::format("{} can't be rewritten ({}).", file.string(), std::generic_category().message(errno)));
    }
    for (const auto *list : {&edits.removedRuns, &edits.cache, &edits.index}) {
        for (const std::filesystem::path &file : *list)
            remove(file);
    }
}

RawSearch searchFiles(const std::filesystem::path &store, const ErasedText &text, const Progress &progress)
{
    std::vector<std::filesystem::path> all{store};
    for (const char *suffix : {"-wal", "-shm", "-journal"})
        all.push_back(files::companion(store, suffix));
    for (const auto &folder : {runsFolder(store), cacheFolder(store), indexFolder(store)}) {
        for (std::filesystem::path &file : filesIn(folder))
            all.push_back(std::move(file));
    }
    for (std::filesystem::path &file : backupsOf(store))
        all.push_back(std::move(file));
    RawSearch out;
    std::size_t overlap = 256;
    for (const std::string &whole : text.wholes().texts())
        overlap = std::max(overlap, whole.size());
    std::uint64_t total = 0;
    for (const std::filesystem::path &file : all) {
        std::error_code failed;
        const auto size = std::filesystem::file_size(file, failed);
        total += failed ? 0 : size;
    }
    for (const std::filesystem::path &file : all) {
        std::error_code failed;
        if (!std::filesystem::exists(file, failed))
            continue;
        SteadyFile in(file);
        if (!in.ok()) {
            out.unreadable.push_back(file.string());
            continue;
        }
        ++out.files;
        // Blocks overlap, so that nothing is missed between two.
        std::string block;
        RawHit hit{file};
        for (;;) {
            const std::size_t kept = std::min(block.size(), overlap);
            block.erase(0, block.size() - kept);
            block.resize(kept + kBlock);
            const auto got = static_cast<std::size_t>(std::max<ssize_t>(0, in.read(block.data() + kept, kBlock)));
            block.resize(kept + got);
            out.bytes += got;
            if (got == 0)
                break;
            if (progress)
                progress(std::min(out.bytes, total), total);
            for (std::size_t at = text.stretches().find(block); at != std::string::npos;
                 at = text.stretches().find(block, at + kStretch))
                ++hit.places;
            text.wholes().find(block, [&](std::size_t, std::size_t) {
                ++hit.places;
                return true;
            });
            if (!text.name().empty())
                hit.names += namePlaces(block, text.name());
        }
        if (hit.places > 0 || hit.names > 0)
            out.hits.push_back(std::move(hit));
    }
    return out;
}

Result<std::vector<Remains>> searchRows(sql::Connection &db, const ErasedText &text, const std::stop_token &stop)
{
    constexpr std::size_t kMost = 100;
    std::vector<Remains> out;
    const auto put = [&](Remains remains) {
        if (out.size() < kMost)
            out.push_back(std::move(remains));
    };
    // Whole texts that a memory which stays has as well.
    const Wholes shared = text.allSpared();
    std::uint64_t seen = 0;
    auto memories = db.prepare("SELECT id, text, coalesce(subject, ''), coalesce(predicate, ''), coalesce(object, ''), "
                               "coalesce(rule_if, ''), coalesce(rule_then, ''), coalesce(outcome, ''), "
                               "coalesce(extra, ''), coalesce(session, ''), coalesce(actor, '') FROM memory "
                               "WHERE status <> 'erased' ORDER BY key");
    while (memories.next()) {
        if (++seen % 4096 == 0 && stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        bool same = false, named = false;
        for (int i = 1; i <= 10; ++i) {
            const std::string_view words = memories.view(i);
            same = same || shared.in(words);
            named = named || text.name().in(words);
        }
        if (same)
            put({"memory " + memories.text(0), "A memory that stays has the same words.", true});
        if (named)
            put({"memory " + memories.text(0), "A memory that stays has the name.", true});
    }
    if (!memories.ok())
        return memories.error();

    // All other tables with words of their own, whatever a later version adds.
    std::vector<std::string> tables;
    auto names = db.prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' "
                            "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN ('memory') ORDER BY name");
    while (names.next())
        tables.push_back(names.text(0));
    if (!names.ok())
        return names.error();
    for (const std::string &table : tables) {
        std::string columns;
        auto info = db.prepare("SELECT name FROM pragma_table_info(?1)");
        info.bind(1, std::string_view(table));
        int count = 0;
        while (info.next()) {
            // Words of a closed list, no prose: a text that is just "supports" does not stand there.
            static const std::set<std::string> kClosed{"role",   "granularity", "state",  "action",  "shape",   "kind",
                                                       "status", "verdict",     "origin", "channel", "category"};
            if (kClosed.contains(info.text(0)))
                continue;
            columns += (columns.empty() ? "\"" : ", \"") + info.text(0) + "\"";
            ++count;
        }
        if (!info.ok())
            return info.error();
        if (count == 0)
            continue;
        std::uint64_t rowsWith = 0;
        auto rows = db.prepare(fmt::format("SELECT {} FROM \"{}\"", columns, table));
        while (rows.next()) {
            if (++seen % 4096 == 0 && stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            bool found = false;
            for (int i = 0; i < count && !found; ++i)
                found = text.tells(rows.view(i));
            rowsWith += found ? 1U : 0U;
        }
        if (!rows.ok())
            return rows.error();
        if (rowsWith > 0)
            put({"table " + table,
                 fmt::format("{} {} of the table still {} words of it.", rowsWith, rowsWith == 1 ? "row" : "rows",
                             rowsWith == 1 ? "has" : "have"),
                 false});
    }
    return out;
}

} // namespace erasing
} // namespace credence
