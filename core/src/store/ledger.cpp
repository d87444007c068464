// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/ledger.h"
#include "store/rowsum.h"

#include "store/argument.h"
#include "store/read.h"
#include "store/review.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace credence {

using nlohmann::json;

namespace store {

namespace {

constexpr char kEntryColumns[] =
    "SELECT number, time, kind, ids, id_count, undoes, hash, previous, payload FROM ledger ";

LedgerEntry entryOf(const sql::Statement &r)
{
    LedgerEntry entry;
    entry.number = {r.integer(0)};
    entry.time = Time(std::chrono::milliseconds(r.integer(1)));
    entry.kind = r.text(2);
    if (const json ids = json::parse(r.view(3), nullptr, false); ids.is_array()) {
        for (const json &id : ids) {
            if (id.is_string())
                entry.ids.push_back({id.get<std::string>()});
        }
    }
    entry.idCount = static_cast<std::uint64_t>(std::max<std::int64_t>(0, r.integer(4)));
    entry.undoes = {r.integer(5)};
    entry.hash = r.text(6);
    entry.previous = r.text(7);
    entry.erased = r.isNull(8);
    entry.payload = r.text(8);
    if (const json payload = json::parse(entry.payload, nullptr, false); payload.is_object()) {
        const auto text = [&](const char *name) {
            return payload.contains(name) ? textOf(payload[name]).value_or(std::string()) : std::string();
        };
        entry.who = text("who");
        entry.channel = text("channel");
        entry.reason = text("reason");
    }
    return entry;
}

} // namespace

Result<std::vector<std::string>> channels(sql::Connection &db)
{
    const auto text = db.text("SELECT value FROM setting WHERE name = 'approval_channels'");
    if (!text)
        return text.error();
    std::vector<std::string> out;
    if (const json list = json::parse(*text, nullptr, false); list.is_array()) {
        for (const json &one : list) {
            if (one.is_string())
                out.push_back(one.get<std::string>());
        }
    }
    return out;
}

Result<void> checkCurator(sql::Connection &db, const Cause &cause, const char *action)
{
    const std::string where = db.path().string();
    if (cause.who.find_first_not_of(" \t\r\n") == std::string::npos)
        return Error{Errc::Invalid,
                     fmt::format("To {} needs the name of the person who does it: nothing approves itself.", action),
                     where};
    const auto listed = channels(db);
    if (!listed)
        return listed.error();
    if (std::find(listed->begin(), listed->end(), cause.channel) != listed->end())
        return {};
    std::string names;
    for (const std::string &name : *listed)
        names += (names.empty() ? "" : ", ") + name;
    return Error{Errc::Invalid,
                 fmt::format("To {} through \"{}\" is not allowed: the store lists {} as approval channels. "
                             "In the window, Review, Policy, a person lists others.",
                             action, cause.channel, names.empty() ? "none" : names),
                 where};
}

Result<LedgerEntry> loadEntry(sql::Connection &db, LedgerNumber number)
{
    auto row = db.prepare(std::string(kEntryColumns) + "WHERE number = ?1");
    row.bind(1, number.value);
    if (row.next())
        return entryOf(row);
    if (!row.ok())
        return row.error();
    return Error{Errc::NotFound, fmt::format("There is no entry {} in the ledger.", number.value), db.path().string()};
}

Result<std::optional<LedgerEntry>> lastReversal(sql::Connection &db, LedgerNumber number)
{
    auto row = db.prepare(std::string(kEntryColumns) + "WHERE undoes = ?1 AND undoes > 0 ORDER BY number DESC LIMIT 1");
    row.bind(1, number.value);
    if (row.next())
        return std::optional(entryOf(row));
    if (!row.ok())
        return row.error();
    return std::optional<LedgerEntry>();
}

Result<std::string> laterTouch(sql::Connection &db, const LedgerEntry &entry)
{
    // Undo and redo entries stand for the entry they turn: it is in force or not.
    auto rows = db.prepare(
        "SELECT l.number, l.kind, m.id FROM ledger_change AS c JOIN ledger AS l ON l.number = c.number "
        "JOIN memory AS m ON m.key = c.memory "
        "WHERE c.number > ?1 AND l.kind NOT IN ('undo', 'redo') "
        "AND (m.ledger = ?1 OR EXISTS (SELECT 1 FROM ledger_change AS o WHERE o.memory = c.memory AND o.number = ?1)) "
        "AND coalesce((SELECT r.kind FROM ledger AS r WHERE r.undoes = l.number AND r.undoes > 0 "
        "              ORDER BY r.number DESC LIMIT 1), 'redo') = 'redo' "
        "ORDER BY l.number DESC LIMIT 1");
    rows.bind(1, entry.number.value);
    std::string sentence;
    if (rows.next())
        sentence = fmt::format("Entry {} ({}) touched \"{}\" later; undo that one first.", rows.integer(0),
                               rows.text(1), rows.text(2));
    if (!rows.ok())
        return rows.error();
    return sentence;
}

Result<std::string> undoObstacle(sql::Connection &db, const LedgerEntry &entry)
{
    if (entry.kind == "undo" || entry.kind == "redo")
        return fmt::format("It is the {} of entry {}; act on that one.", entry.kind, entry.undoes.value);
    const bool reviews = isReviewKind(entry.kind);
    const bool brings = bringsMemories(entry.kind);
    if (!brings && !reviews && entry.kind != "retract" && entry.kind != "restore" && entry.kind != "supersede" &&
        entry.kind != "recheck")
        return fmt::format("An entry of kind \"{}\" can't be undone.", entry.kind);
    if (entry.erased)
        return std::string("Its content was erased, so what was before is not known any more.");
    const auto last = lastReversal(db, entry.number);
    if (!last)
        return last.error();
    if (*last && (*last)->kind == "undo")
        return fmt::format("It is undone already, by entry {}.", (*last)->number.value);
    auto touched = laterTouch(db, entry);
    if (!touched || !touched->empty())
        return touched;
    if (reviews || brings) {
        touched = laterDecision(db, entry.number, brings);
        if (!touched || !touched->empty())
            return touched;
    }
    if (brings) {
        auto citing =
            db.prepare("SELECT d.id, s.id FROM memory AS s JOIN evidence AS e ON e.source = s.key "
                       "JOIN memory AS d ON d.key = e.derived WHERE s.ledger = ?1 AND d.ledger <> ?1 "
                       "AND d.kind = 'reflection' AND d.status = 'active' "
                       // Links that this entry itself gave to older memories go back with it.
                       "AND NOT EXISTS (SELECT 1 FROM ledger_change AS c WHERE c.memory = d.key AND c.number = ?1) "
                       "LIMIT 1");
        citing.bind(1, entry.number.value);
        if (citing.next())
            return fmt::format("The active reflection \"{}\" cites \"{}\", which this entry brought.", citing.text(0),
                               citing.text(1));
        if (!citing.ok())
            return citing.error();
    }
    return std::string();
}

namespace {

Result<std::vector<LedgerEntry>> withObstacles(sql::Connection &db, std::vector<LedgerEntry> entries)
{
    for (LedgerEntry &entry : entries) {
        auto obstacle = undoObstacle(db, entry);
        if (!obstacle)
            return obstacle.error();
        entry.whyNot = std::move(*obstacle);
        entry.undoable = entry.whyNot.empty();
    }
    return entries;
}

// FTS5 compares an index with its texts only where it might write, so a copy is asked. It believes what a page says of
// its own lengths (SQLite 3.40 then reads what is not its own); where nothing tells that the pages are whole
// (`unsure`), they are first read by the cursor that searches use, which is warier.
Result<bool> indexMatches(const sql::Connection &db, bool unsure, const std::stop_token &stop)
{
    auto copy = db.temporaryCopy(stop);
    if (!copy)
        return copy.error();
    for (const char *index : {"memory_fts", "memory_trigram"}) {
        std::vector<std::string> checks;
        if (unsure)
            checks = {fmt::format("CREATE VIRTUAL TABLE temp.in_{0} USING fts5vocab (main, {0}, instance)", index),
                      fmt::format("SELECT count(*) FROM temp.in_{}", index)};
        checks.push_back(fmt::format("INSERT INTO {0} ({0}, rank) VALUES ('integrity-check', 1)", index));
        for (const std::string &check : checks) {
            const auto checked = (*copy)->prepare(check).run();
            if (checked)
                continue;
            // A length that nobody has room for is damage, too.
            if (checked.error().code != Errc::Corrupt && !(*copy)->outOfMemory())
                return checked.error();
            return false;
        }
    }
    return true;
}

} // namespace
} // namespace store

Result<std::vector<LedgerEntry>> Store::ledger(std::size_t limit, LedgerNumber after) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    auto rows = (**reader).prepare(std::string(store::kEntryColumns) +
                                   "WHERE ?1 = 0 OR number < ?1 ORDER BY number DESC LIMIT ?2");
    rows.bind(1, after.value).bind(2, limit == 0 ? std::int64_t{-1} : static_cast<std::int64_t>(limit));
    std::vector<LedgerEntry> out;
    while (rows.next())
        out.push_back(store::entryOf(rows));
    if (!rows.ok())
        return rows.error();
    return store::withObstacles(**reader, std::move(out));
}

Result<std::vector<LedgerEntry>> Store::history(MemoryKey key) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    auto rows = (**reader).prepare(std::string(store::kEntryColumns) +
                                   "WHERE number IN (SELECT number FROM ledger_change WHERE memory = ?1 UNION "
                                   "SELECT ledger FROM memory WHERE key = ?1) ORDER BY number DESC");
    rows.bind(1, key.value);
    std::vector<LedgerEntry> out;
    while (rows.next())
        out.push_back(store::entryOf(rows));
    if (!rows.ok())
        return rows.error();
    if (out.empty())
        return Error{Errc::NotFound, "There is no such memory.", d->info.path.string()};
    return store::withObstacles(**reader, std::move(out));
}

Result<std::pair<std::uint64_t, std::string>> Store::ledgerHead() const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    auto row =
        (**reader).prepare("SELECT (SELECT count(*) FROM ledger), hash FROM ledger ORDER BY number DESC LIMIT 1");
    std::pair<std::uint64_t, std::string> out;
    if (row.next())
        out = {static_cast<std::uint64_t>(row.integer(0)), row.text(1)};
    if (!row.ok())
        return row.error();
    return out;
}

Result<std::vector<std::string>> Store::approvalChannels() const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    return store::channels(**reader);
}

namespace store {

namespace {

// The chain. An erased payload is fine if an erase entry names its number.
Result<void> followChain(sql::Connection &db, Verification &result, std::string &why, const Progress &progress)
{
    const auto total = db.integer("SELECT count(*) FROM ledger");
    if (!total)
        return total.error();

    std::string previous;
    std::int64_t expected = 1;
    std::set<std::int64_t> erased, listed;
    const auto broken = [&](std::int64_t number, std::string sentence) {
        if (!result.brokenAt) {
            result.brokenAt = {number};
            why = std::move(sentence);
        }
    };
    auto rows = db.prepare("SELECT number, time, kind, ids, id_count, undoes, previous, digest, hash, salt, payload "
                           "FROM ledger ORDER BY number");
    while (rows.next()) {
        const std::int64_t number = rows.integer(0);
        const std::string digest = rows.text(7), hash = rows.text(8), kind = rows.text(2);
        if (number != expected)
            broken(number, fmt::format("Entry {} is missing", expected));
        else if (rows.view(6) != previous)
            broken(number, fmt::format("Entry {} does not continue the one before it", number));
        else if (hash != entryHash(previous, number, rows.integer(1), kind, rows.text(3), rows.integer(4),
                                   rows.integer(5), digest))
            broken(number, fmt::format("Entry {} was changed", number));
        else if (rows.isNull(10) || rows.isNull(9))
            erased.insert(number);
        else if (sha256(rows.text(9) + rows.text(10)) != digest)
            broken(number, fmt::format("The content of entry {} was changed", number));
        if (kind == "erase" && !rows.isNull(10)) {
            const json payload = json::parse(rows.view(10), nullptr, false);
            if (payload.is_object() && payload.contains("erased_payloads") && payload["erased_payloads"].is_array()) {
                for (const json &one : payload["erased_payloads"]) {
                    if (one.is_number_integer())
                        listed.insert(one.get<std::int64_t>());
                }
            }
        }
        previous = hash;
        expected = number + 1;
        ++result.count;
        if (result.count % 1024 == 0 && progress)
            progress(result.count, static_cast<std::uint64_t>(*total));
    }
    if (!rows.ok())
        return rows.error();
    for (const std::int64_t number : erased) {
        result.erasedPayloads.push_back({number});
        if (!listed.contains(number))
            broken(number, fmt::format("The content of entry {} was removed without an erase entry", number));
    }
    // Entries cut off at the end leave memories behind that name them.
    if (!result.brokenAt) {
        const auto beyond = db.integer("SELECT max(coalesce((SELECT max(ledger) FROM memory), 0), "
                                       "coalesce((SELECT max(ledger) FROM setting), 0))");
        const auto beyondChange = db.integer("SELECT coalesce(max(number), 0) FROM ledger_change");
        if (!beyond)
            return beyond.error();
        if (!beyondChange)
            return beyondChange.error();
        if (std::max(*beyond, *beyondChange) >= expected)
            broken(expected, fmt::format("Entry {} is missing", expected));
        else if (expected == 1)
            broken(1, "The ledger is empty");
    }
    // Memories that plain SQL hung on an entry: more than it lists, or imported ones (which need cite nothing) on one
    // that imported nothing. No trigger can refuse them when they come, since the entry comes last.
    if (!result.brokenAt) {
        for (const auto &[query, sentence] :
             {std::pair(
                  "SELECT number FROM ledger WHERE id_count < (SELECT count(*) FROM memory WHERE ledger = number) "
                  "+ (SELECT count(*) FROM ledger_change AS c WHERE c.number = ledger.number) ORDER BY number",
                  "More memories name entry {} than it lists"),
              std::pair("SELECT l.number FROM ledger AS l WHERE l.kind NOT IN ('import', 'sync') AND EXISTS (SELECT 1 "
                        "FROM memory AS "
                        "m WHERE m.ledger = l.number AND m.origin = 'imported') ORDER BY l.number",
                        "Memories of entry {} say that they were imported, but it is no import")}) {
            auto smuggled = db.prepare(query);
            if (smuggled.next())
                broken(smuggled.integer(0), fmt::format(fmt::runtime(sentence), smuggled.integer(0)));
            if (!smuggled.ok())
                return smuggled.error();
        }
    }
    return {};
}

} // namespace

Result<Verification> verifiedChain(const Store &store, std::stop_token stop)
{
    auto reader = Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    Verification result;
    std::string why;
    CREDENCE_TRY(followChain(**reader, result, why, {}));
    result.ok = !result.brokenAt;
    result.message = result.ok ? result.count == 1 ? std::string("The one entry fits.")
                                                   : fmt::format("All {} entries fit.", result.count)
                               : why + ".";
    return result;
}

} // namespace store

Result<Verification> Store::verify(std::stop_token stop, const Progress &progress) const
{
    auto reader = store::Reader::begin(*d, stop);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    Verification result;
    std::string why;
    CREDENCE_TRY(store::followChain(db, result, why, progress));

    // An older file that is only read is judged by its own version.
    auto migrations = schema::migrations();
    while (migrations.size() > 1 && migrations.back().number > d->info.schemaVersion)
        migrations = migrations.first(migrations.size() - 1);
    const auto difference = schema::compare(db, migrations);
    if (!difference)
        return difference.error();
    result.schemaOk = difference->none();
    if (!result.schemaOk && why.empty()) {
        const auto &names = difference->missing.empty() ? difference->extra : difference->missing;
        why = fmt::format("The schema differs from the one of this version ({}{})", names.front(),
                          names.size() > 1 ? fmt::format(" and {} more", names.size() - 1) : "");
    }

    result.fileOk = true;
    std::string damage;
    for (const char *check : {"PRAGMA integrity_check(10)", "PRAGMA foreign_key_check"}) {
        auto lines = db.prepare(check);
        while (lines.next()) {
            if (lines.view(0) != "ok") {
                result.fileOk = false;
                if (damage.empty())
                    damage = lines.text(0);
            }
        }
        if (!lines.ok()) {
            if (lines.error().code == Errc::Cancelled)
                return lines.error();
            result.fileOk = false;
            damage = lines.error().message;
        }
    }
    const auto open = db.integer("SELECT count(*) FROM memory WHERE admission <> 'in'");
    if (!open)
        return open.error();
    if (*open > 0) {
        result.fileOk = false;
        damage = "memories are open for a change that never ended";
    }
    if (!result.fileOk && why.empty())
        why = fmt::format("The file is damaged ({})", damage);

    if (result.fileOk) {
        const auto stated = store::statedIndexSum(db);
        if (!stated)
            return stated.error();
        if (*stated) {
            const auto found = store::sumOf(db, sql::Summed::Index, stop);
            if (!found)
                return found.error();
            result.ftsOk = *found == **stated;
            if (!result.ftsOk && why.empty())
                why =
                    "The full-text index is not what was last written to it, so searches may miss or mistake memories";
        }
        if (!*stated || result.ftsOk) {
            auto matches = store::indexMatches(db, !*stated, stop);
            if (!matches)
                return matches.error();
            result.ftsOk = *matches;
            if (!result.ftsOk && why.empty())
                why = "The full-text index does not match the texts, so searches miss or mistake memories";
        }
    }

    // What the rows are against what the last entry says. Tables of a newer version may be changed by rules that this
    // one does not know.
    result.rowsOk = result.fileOk;
    if (result.fileOk && !result.brokenAt && result.schemaOk) {
        const auto stated = store::statedRowSum(db, static_cast<std::int64_t>(result.count));
        if (!stated)
            return stated.error();
        if (*stated) {
            const auto found = store::sumOf(db, sql::Summed::Rows, stop);
            if (!found)
                return found.error();
            result.rowsOk = *found == **stated;
            if (!result.rowsOk && why.empty())
                why = "The rows are not what the last entry left: a byte of the file is damaged, or another program "
                      "changed them";
        }
    }

    result.ok = !result.brokenAt && result.schemaOk && result.fileOk && result.ftsOk && result.rowsOk;
    result.message = result.ok ? result.count == 1
                                     ? std::string("The one entry fits, and so do schema and file.")
                                     : fmt::format("All {} entries fit, and so do schema and file.", result.count)
                               : why + ".";
    return result;
}

} // namespace credence
