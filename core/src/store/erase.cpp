// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/erase_plan.h"

#include "store/argument.h"
#include "store/erase.h"
#include "store/impl.h"
#include "store/ledger.h"
#include "store/read.h"
#include "store/review.h"
#include "store/rowsum.h"

#include <credence/counted.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace credence {

using nlohmann::json;

namespace erasing {

namespace {

constexpr char kHeld[] =
    "Another program is reading the store, so its write-ahead log can't be folded back and may still "
    "hold what was erased.";

// Writes a plan into the store, within one change.
class Apply {
public:
    Apply(store::Change &change, const Plan &plan, const Cause &cause) : m_change(change), m_plan(plan), m_cause(cause)
    {
    }

    Result<json> run()
    {
        sql::Connection &db = m_change.db();
        const auto last = db.integer("SELECT time FROM ledger ORDER BY number DESC LIMIT 1");
        if (!last)
            return last.error();
        m_time = std::max(*last, m_change.time().time_since_epoch().count());
        CREDENCE_TRY(db.prepare("INSERT INTO erasure (number) VALUES (?1)").bind(1, m_change.number().value).run());
        CREDENCE_TRY(quotes());
        CREDENCE_TRY(memories());
        CREDENCE_TRY(followers());
        for (const RowEdit &edit : m_plan.rows)
            CREDENCE_TRY(row(edit));
        {
            auto none = db.prepare("UPDATE ledger SET payload = NULL, salt = NULL WHERE number = ?1");
            for (const LedgerNumber number : m_plan.preview.payloads) {
                none.reset();
                CREDENCE_TRY(none.bind(1, number.value).run());
            }
        }
        std::set<std::int64_t> listed(m_plan.inheritedPayloads.begin(), m_plan.inheritedPayloads.end());
        for (const LedgerNumber number : m_plan.preview.payloads)
            listed.insert(number.value);
        json counts = json::object();
        for (const auto &[layer, count] : m_plan.preview.counts) {
            if (count > 0)
                counts[layer] = count;
        }
        json payload{{"erased", m_plan.taken.size()},
                     {"erased_payloads", std::vector<std::int64_t>(listed.begin(), listed.end())},
                     {"counts", std::move(counts)},
                     {"changes", std::move(m_changes)}};
        if (m_plan.preview.leftAlike > 0)
            payload["left_alike"] = m_plan.preview.leftAlike;
        json elsewhere = json::array();
        for (const ErasedElsewhere &place : m_plan.preview.elsewhere) {
            json one{{"system", place.system}, {"path", store::jsonText(place.path)}, {"memories", place.memories}};
            for (const std::string &id : place.pending)
                one["pending"].push_back(store::jsonText(id));
            // A place that is called as what is erased is not written down again.
            if (!m_plan.text->tells(one.dump(-1, ' ', false, json::error_handler_t::replace)))
                elsewhere.push_back(std::move(one));
        }
        if (!elsewhere.empty())
            payload["elsewhere"] = std::move(elsewhere);
        return payload;
    }

    std::vector<MemoryId> erased;

private:
    Result<void> tombstone(const char *kind, const std::string &id)
    {
        auto put = m_change.db().prepare("INSERT INTO tombstone (kind, id, number) VALUES (?1, ?2, ?3)");
        return put.bind(1, std::string_view(kind)).bind(2, std::string_view(id)).bind(3, m_change.number().value).run();
    }

    Result<void> quotes()
    {
        for (const QuoteEdit &quote : m_plan.quotes) {
            CREDENCE_TRY(tombstone("evidence", fmt::format("{}:{}", quote.derived, quote.ordinal)));
            auto none = m_change.db().prepare("UPDATE evidence SET quote = NULL WHERE derived = ?1 AND ordinal = ?2");
            CREDENCE_TRY(none.bind(1, quote.derived).bind(2, quote.ordinal).run());
        }
        return {};
    }

    Result<void> memories()
    {
        sql::Connection &db = m_change.db();
        for (const MemoryKey key : m_plan.taken) {
            std::string id, status, text;
            {
                auto row = db.prepare("SELECT id, status, text FROM memory WHERE key = ?1");
                row.bind(1, key.value);
                if (!row.next())
                    return row.ok() ? Error{Errc::NotFound, "There is no such memory.", db.path().string()}
                                    : row.error();
                id = row.text(0);
                status = row.text(1);
                text = row.text(2);
            }
            CREDENCE_TRY(tombstone("memory", id));
            CREDENCE_TRY(db.prepare("UPDATE memory SET status = 'erased', text = '', subject = NULL, predicate = NULL, "
                                    "object = NULL, rule_if = NULL, rule_then = NULL, stored_depth = NULL, "
                                    "created = NULL, created_text = NULL, zone_assumed = 0, importance = NULL, "
                                    "importance_raw = NULL, importance_scale = NULL, valid_from = NULL, "
                                    "valid_to = NULL, expires = NULL, last_accessed = NULL, session = NULL, "
                                    "actor = NULL, outcome = NULL, stated_confidence = NULL, stated_status = NULL, "
                                    "stated_doubt = NULL, restores_to = NULL, superseded_by = NULL, extra = NULL, "
                                    "acknowledged_lost = 0 WHERE key = ?1")
                             .bind(1, key.value)
                             .run());
            CREDENCE_TRY(db.prepare("DELETE FROM tag WHERE memory = ?1").bind(1, key.value).run());
            CREDENCE_TRY(db.prepare("DELETE FROM entity WHERE memory = ?1").bind(1, key.value).run());
            m_change.retexted(key, std::move(text));
            m_change.changed(key, {id});
            m_changes.push_back(
                {{"id", store::jsonText(id)}, {"before", {{"status", status}}}, {"after", {{"status", "erased"}}}});
            erased.push_back({id});
        }
        return {};
    }

    Result<void> followers()
    {
        auto put = m_change.db().prepare("UPDATE memory SET status = ?2 WHERE key = ?1");
        for (const auto *list : {&m_plan.preview.becomesStale, &m_plan.preview.becomesSuspect}) {
            for (const EraseFollower &one : *list) {
                put.reset();
                CREDENCE_TRY(put.bind(1, one.key.value).bind(2, std::string_view(word(one.after))).run());
                m_change.changed(one.key, one.id);
                m_changes.push_back({{"id", store::jsonText(one.id.value)},
                                     {"before", {{"status", word(one.before)}}},
                                     {"after", {{"status", word(one.after)}}},
                                     {"reason", one.reason},
                                     {"follows", true}});
            }
        }
        return {};
    }

    Result<void> row(const RowEdit &edit)
    {
        sql::Connection &db = m_change.db();
        CREDENCE_TRY(tombstone(edit.table.c_str(), edit.id));
        if (edit.table == "candidate")
            return candidate(edit);
        if (edit.table == "flag" && edit.gone) {
            auto say = db.prepare("INSERT INTO resolution (id, flag, state, reviewer, channel, reason, time, ledger) "
                                  "VALUES (?1, ?2, 'gone', ?3, ?4, 'what was flagged is erased', ?5, ?6)");
            CREDENCE_TRY(say.bind(1, std::string_view(newUuid()))
                             .bind(2, std::string_view(edit.id))
                             .bind(3, std::string_view(m_cause.who))
                             .bind(4, std::string_view(m_cause.channel))
                             .bind(5, m_time)
                             .bind(6, m_change.number().value)
                             .run());
            CREDENCE_TRY(
                db.prepare("UPDATE flag SET state = 'gone' WHERE id = ?1").bind(1, std::string_view(edit.id)).run());
        }
        const bool agentState = edit.table == "scope", foreign = edit.table == "foreign_ledger";
        if (edit.json) {
            auto put = db.prepare(fmt::format("UPDATE {} SET {} = ?2 WHERE {} = ?1", edit.table,
                                              agentState ? "agent_state" : "json", foreign ? "digest" : "id"));
            CREDENCE_TRY(put.bind(1, std::string_view(edit.id)).bind(2, std::string_view(*edit.json)).run());
        }
        if (edit.reasonGone) {
            auto none = db.prepare(edit.table == "acceptance"
                                       ? std::string("UPDATE acceptance SET reason = NULL "
                                                     "WHERE kind || ' ' || subject || ' ' || number = ?1")
                                       : fmt::format("UPDATE {} SET reason = NULL WHERE id = ?1", edit.table));
            CREDENCE_TRY(none.bind(1, std::string_view(edit.id)).run());
        }
        return {};
    }

    // What waits for a decision and has nothing left to decide on is rejected by whoever erases: sums stay right.
    Result<void> candidate(const RowEdit &edit)
    {
        sql::Connection &db = m_change.db();
        if (edit.reject) {
            CREDENCE_TRY(db.prepare("INSERT INTO candidate_change (candidate, number) VALUES (?1, ?2)")
                             .bind(1, std::string_view(edit.id))
                             .bind(2, m_change.number().value)
                             .run());
            CREDENCE_TRY(db.prepare("INSERT INTO decision (id, candidate, verdict, reviewer, channel, reason, time, "
                                    "json, ledger) VALUES (?1, ?2, 'reject', ?3, ?4, 'what it says is erased', ?5, "
                                    "'{}', ?6)")
                             .bind(1, std::string_view(newUuid()))
                             .bind(2, std::string_view(edit.id))
                             .bind(3, std::string_view(m_cause.who))
                             .bind(4, std::string_view(m_cause.channel))
                             .bind(5, m_time)
                             .bind(6, m_change.number().value)
                             .run());
        }
        auto put =
            db.prepare("UPDATE candidate SET text = CASE WHEN ?2 THEN '' ELSE text END, json = coalesce(?3, json), "
                       "state = CASE WHEN ?4 THEN 'rejected' ELSE state END WHERE id = ?1");
        put.bind(1, std::string_view(edit.id)).bind(2, std::int64_t{edit.textGone});
        if (edit.json)
            put.bind(3, std::string_view(*edit.json));
        else
            put.bindNull(3);
        return put.bind(4, std::int64_t{edit.reject}).run();
    }

    store::Change &m_change;
    const Plan &m_plan;
    const Cause &m_cause;
    std::int64_t m_time = 0;
    json m_changes = json::array();
};

// Their sum goes with them; what it was is read, not counted on.
Result<void> optimizeIndexes(Store::Impl &impl)
{
    sql::Connection &db = *impl.writer;
    CREDENCE_TRY(db.execute("BEGIN IMMEDIATE"));
    auto optimized = [&]() -> Result<void> {
        const auto stated = store::statedIndexSum(db);
        if (!stated)
            return stated.error();
        sql::RowSums sums;
        sums.index = stated->value_or(sql::RowSum());
        if (*stated)
            db.keepUp(&sums, &store::summedIn);
        for (const char *table : {"memory_fts", "memory_trigram"})
            CREDENCE_TRY(db.execute(fmt::format("INSERT INTO {0} ({0}) VALUES ('optimize')", table)));
        CREDENCE_TRY(store::flushIndexes(db));
        if (sums.unread)
            return Error{Errc::Io, "Reading the file failed.", impl.info.path.string()};
        if (*stated)
            CREDENCE_TRY(store::noteIndexSum(db, sums.index));
        return db.execute("COMMIT");
    }();
    db.keepUp(nullptr, nullptr);
    if (!optimized)
        static_cast<void>(db.execute("ROLLBACK"));
    return optimized;
}

// Rewrites both full-text indexes without what left them, and folds the write-ahead log back. The rest of the file is
// made anew where `whole`. False: another program holds the log.
Result<bool> cleanFile(Store::Impl &impl, bool whole, bool wait)
{
    const std::unique_lock<Mutex> lock(impl.writeMutex);
    sql::Connection &db = *impl.writer;
    if (!wait)
        CREDENCE_TRY(db.execute("PRAGMA busy_timeout = 0"));
    const auto clean = [&]() -> Result<bool> {
        CREDENCE_TRY(optimizeIndexes(impl));
        if (whole)
            CREDENCE_TRY(db.execute("VACUUM"));
        auto fold = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
        const bool folded = fold.next() && fold.integer(0) == 0;
        if (!fold.ok() && fold.error().code != Errc::Busy)
            return fold.error();
        return folded;
    };
    auto done = clean();
    if (!wait)
        CREDENCE_TRY(db.execute(fmt::format("PRAGMA busy_timeout = {}", impl.options.busyTimeout.count())));
    return done;
}

Result<void> noteFinished(Store::Impl &impl)
{
    const std::unique_lock<Mutex> lock(impl.writeMutex);
    CREDENCE_TRY(impl.writer->execute("UPDATE erasure SET finished = 1 WHERE finished = 0"));
    auto fold = impl.writer->prepare("PRAGMA wal_checkpoint(TRUNCATE)");
    static_cast<void>(fold.next());
    return {};
}

Result<Absence> makeAbsent(Store &store, const ErasedText &text, const std::stop_token &stop, const Progress &progress)
{
    Store::Impl &impl = StoreInside::of(store);
    Absence out;
    out.patterns = text.stretches().size() + text.wholes().texts().size();
    out.shared = text.stretches().spared();
    std::vector<Remains> rows;
    {
        auto reader = store::Reader::begin(impl, stop);
        if (!reader)
            return reader.error();
        auto found = searchRows(**reader, text, stop);
        if (!found)
            return found.error();
        rows = std::move(*found);
    }
    const bool nameStays = !text.name().empty() && !rows.empty();
    auto folded = cleanFile(impl, false, true);
    if (!folded)
        return folded.error();
    const auto search = [&] {
        RawSearch raw = searchFiles(impl.file, text, progress);
        out.files = raw.files;
        out.bytes = raw.bytes;
        // A row that still has the name has it in the file, too.
        std::erase_if(raw.hits, [&](RawHit &hit) {
            if (nameStays)
                hit.names = 0;
            return hit.places == 0 && hit.names == 0;
        });
        return raw;
    };
    RawSearch raw = search();
    const auto backups = backupsOf(impl.file);
    const auto isBackup = [&](const std::filesystem::path &file) {
        return std::find(backups.begin(), backups.end(), file) != backups.end();
    };
    const auto inStore = [&] {
        return std::any_of(raw.hits.begin(), raw.hits.end(), [&](const RawHit &hit) { return !isBackup(hit.file); });
    };
    // Rows that moved within the file may have left a copy in the free part of a page.
    if (*folded && inStore()) {
        folded = cleanFile(impl, true, true);
        if (!folded)
            return folded.error();
        raw = search();
    }
    out.at = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    out.remains = rows;
    bool kept = false;
    for (const RawHit &hit : raw.hits) {
        kept = kept || isBackup(hit.file);
        if (out.remains.size() < 100)
            out.remains.push_back({"file " + hit.file.filename().string(),
                                   isBackup(hit.file) ? "A backup that Credence made holds it."
                                                      : fmt::format("{} {} of the file.", hit.places + hit.names,
                                                                    hit.places + hit.names == 1 ? "place" : "places"),
                                   false});
    }
    for (const std::string &file : raw.unreadable)
        out.remains.push_back({"file " + file, "It can't be read.", false});
    out.retry = !*folded;
    if (!*folded)
        out.reason = kHeld;
    else if (std::any_of(out.remains.begin(), out.remains.end(), [](const Remains &one) { return one.whole; }))
        out.reason = "The same words stand in memories that were not erased.";
    else if (kept && !inStore())
        out.reason = "A backup that Credence made still holds it.";
    else if (!out.remains.empty())
        out.reason = fmt::format("It still stands in {}.", out.remains.front().where);
    out.verified = *folded && out.remains.empty();
    if (*folded)
        CREDENCE_TRY(noteFinished(impl));
    return out;
}

} // namespace

Result<void> finishPending(Store::Impl &impl)
{
    const auto pending = impl.writer->integer("SELECT count(*) FROM erasure WHERE finished = 0");
    if (!pending)
        return pending.error();
    if (*pending == 0)
        return {};
    auto folded = cleanFile(impl, false, false);
    if (folded && *folded)
        folded = cleanFile(impl, true, false);
    if (folded && *folded)
        return noteFinished(impl);
    return {}; // somebody reads or writes: the next opening tries again
}

} // namespace erasing

Result<ErasePreview> previewErase(const Store &store, const EraseRequest &request, std::stop_token stop,
                                  const Progress &progress)
{
    Store::Impl &impl = StoreInside::of(store);
    auto reader = store::Reader::begin(impl, stop);
    if (!reader)
        return reader.error();
    auto plan = erasing::makePlan(**reader, impl.info.path, request, stop, progress);
    if (!plan)
        return plan.error();
    return std::move(plan->preview);
}

Result<Erasure> erase(Store &store, const EraseRequest &request, const Cause &cause, std::stop_token stop,
                      const Progress &progress)
{
    Store::Impl &impl = StoreInside::of(store);
    Erasure out;
    {
        auto change = store::Change::begin(impl, "erase");
        if (!change)
            return change.error();
        sql::Connection &db = (*change)->db();
        CREDENCE_TRY(store::checkCurator(db, cause, "erase"));
        db.setStop(stop);
        auto plan = erasing::makePlan(db, impl.info.path, request, stop, progress);
        db.setStop({});
        if (!plan)
            return plan.error();
        if (plan->taken.empty() && plan->rows.empty() && plan->quotes.empty() && plan->preview.payloads.empty())
            return Error{request.about.empty() ? Errc::Conflict : Errc::NotFound,
                         request.about.empty()
                             ? std::string("There is nothing to erase: it is erased already.")
                             : fmt::format("Nothing in the store names \"{}\".", displayText(request.about)),
                         impl.info.path.string()};
        if (!request.expecting.empty() && request.expecting != plan->preview.fingerprint)
            return Error{Errc::Conflict, "The store has changed since the preview; look at it again.",
                         impl.info.path.string()};
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        erasing::Apply apply(**change, *plan, cause);
        auto payload = apply.run();
        if (!payload)
            return payload.error();
        Cause kept = cause;
        if (plan->text->tells(kept.reason)) {
            kept.reason.clear();
            (*payload)["reason_left_out"] = true; // it says what is erased
        }
        // Before the commit: a crash in between loses what a dry run showed, and never leaves what was erased in it.
        erasing::applyFiles(erasing::filesAround(impl.info.path, *plan->text), out.problems);
        out.time = (*change)->time();
        auto changes = (*change)->commit(std::move(*payload), kept);
        if (!changes)
            return changes.error();
        out.erased = std::move(apply.erased);
        out.changes = std::move(*changes);
        out.ledger = out.changes.ledger;
        out.text = plan->text;
        out.applied = std::move(plan->preview);
    }
    if (request.backups) {
        for (const std::filesystem::path &file : out.applied.backups) {
            std::error_code failed;
            std::filesystem::remove(file, failed);
            if (failed)
                out.problems.push_back(fmt::format("{} can't be removed ({}).", file.string(), failed.message()));
        }
    }
    auto absence = erasing::makeAbsent(store, *out.text, {}, progress);
    if (absence)
        out.absence = std::move(*absence);
    else
        out.absence.reason = "It is erased, but looking for what is left failed: " + absence.error().message;
    return out;
}

Result<Absence> verifyAbsent(Store &store, const ErasedText &text, std::stop_token stop, const Progress &progress)
{
    Store::Impl &impl = StoreInside::of(store);
    if (!impl.writer)
        return Error{Errc::ReadOnly, "The store is open read-only, so nothing can be cleaned.",
                     impl.info.path.string()};
    return erasing::makeAbsent(store, text, stop, progress);
}

Result<Absence> finishErasures(Store &store)
{
    Store::Impl &impl = StoreInside::of(store);
    if (!impl.writer)
        return Error{Errc::ReadOnly, "The store is open read-only, so nothing can be cleaned.",
                     impl.info.path.string()};
    auto folded = erasing::cleanFile(impl, false, true);
    if (folded && *folded)
        folded = erasing::cleanFile(impl, true, true);
    if (!folded)
        return folded.error();
    Absence out;
    out.searched = false;
    out.verified = *folded;
    out.retry = !*folded;
    out.at = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    if (*folded)
        CREDENCE_TRY(erasing::noteFinished(impl));
    else
        out.reason = erasing::kHeld;
    return out;
}

Result<std::vector<PastErasure>> pastErasures(const Store &store, std::span<const MemoryKey> of)
{
    std::map<std::int64_t, LedgerEntry, std::greater<>> entries;
    if (of.empty()) {
        // The last one: pages of the ledger, newest first.
        for (LedgerNumber after{}; entries.empty();) {
            auto page = store.ledger(256, after);
            if (!page)
                return page.error();
            if (page->empty())
                break;
            after = page->back().number;
            for (LedgerEntry &entry : *page) {
                if (entry.kind == "erase" && entries.empty())
                    entries.emplace(entry.number.value, std::move(entry));
            }
        }
    }
    for (const MemoryKey key : of) {
        auto history = store.history(key);
        if (!history)
            return history.error();
        const std::vector<MemoryKey> keys{key};
        const auto rows = store.rows(keys);
        if (!rows)
            return rows.error();
        for (LedgerEntry &entry : *history) {
            const json payload = json::parse(entry.payload, nullptr, false);
            const json changes = store::member(payload, "changes");
            const auto erases = [&](const json &one) {
                return !rows->empty() && store::textOf(store::member(one, "id")) == rows->front().id.value &&
                       store::textOf(store::member(store::member(one, "after"), "status")) == word(Status::Erased);
            };
            if (entry.kind == "erase" && changes.is_array() && std::any_of(changes.begin(), changes.end(), erases)) {
                entries.emplace(entry.number.value, std::move(entry));
                break;
            }
        }
    }
    if (entries.empty())
        return Error{Errc::NotFound, "The ledger knows of no such erasure.", store.info().path.string()};
    std::vector<PastErasure> out;
    for (const auto &[number, entry] : entries) {
        PastErasure one;
        one.cause = {entry.who, entry.channel, entry.reason};
        one.erasure.ledger = entry.number;
        one.erasure.time = entry.time;
        const json payload = json::parse(entry.payload, nullptr, false);
        const json counts = store::member(payload, "counts"), changes = store::member(payload, "changes"),
                   left = store::member(payload, "left_alike");
        if (counts.is_object()) {
            for (const auto &[layer, count] : counts.items()) {
                if (count.is_number_unsigned())
                    one.erasure.applied.counts[layer] = count.get<std::uint64_t>();
            }
        }
        if (left.is_number_unsigned())
            one.erasure.applied.leftAlike = left.get<std::uint64_t>();
        const json elsewhere = store::member(payload, "elsewhere");
        for (const json &place : elsewhere.is_array() ? elsewhere : json::array()) {
            ErasedElsewhere known;
            known.system = store::textOf(store::member(place, "system")).value_or(std::string());
            known.path = store::textOf(store::member(place, "path")).value_or(std::string());
            const json memories = store::member(place, "memories"), pending = store::member(place, "pending");
            known.memories = memories.is_number_unsigned() ? memories.get<std::uint64_t>() : 0;
            for (const json &id : pending.is_array() ? pending : json::array())
                known.pending.push_back(store::textOf(id).value_or(std::string()));
            one.erasure.applied.elsewhere.push_back(std::move(known));
        }
        for (const json &change : changes.is_array() ? changes : json::array()) {
            if (store::textOf(store::member(store::member(change, "after"), "status")) == word(Status::Erased))
                one.erasure.erased.push_back({store::textOf(store::member(change, "id")).value_or(std::string())});
        }
        out.push_back(std::move(one));
    }
    return out;
}

std::string eraseCertificate(const StoreInfo &info, const Erasure &erasure, const Cause &cause)
{
    std::string out = "# Certificate of erasure\n\n";
    const auto line = [&](const char *what, const std::string &value) {
        out += fmt::format("- {}: {}\n", what, displayText(value));
    };
    line("Store", info.path.filename().string());
    line("Time", formatTime(erasure.time));
    line("By", cause.who + " (" + cause.channel + ")");
    line("Ledger entry", std::to_string(erasure.ledger.value));
    out += "\n## Erased\n\n";
    for (const auto &[layer, count] : erasure.applied.counts) {
        if (count > 0) {
            std::string name = layer;
            std::replace(name.begin(), name.end(), '_', ' ');
            // The layers' names are plurals.
            const std::string one =
                name.ends_with("ies") ? name.substr(0, name.size() - 3) + "y" : name.substr(0, name.size() - 1);
            out += fmt::format("- {}\n", counted(count, one, name));
        }
    }
    out += "\nTombstones:\n\n";
    for (const MemoryId &id : erasure.erased)
        out += fmt::format("- {}\n", displayText(id.value));
    if (!erasure.applied.elsewhere.empty())
        out += "\n## Still to be seen to\n\nOther programs have what is erased here, until somebody takes it away "
               "there:\n\n";
    for (const ErasedElsewhere &place : erasure.applied.elsewhere)
        out += fmt::format("- {}\n", erasing::elsewhereSentence(place));
    out += "\n## Verified\n\n";
    const Absence &absence = erasure.absence;
    out += fmt::format(
        "{}\n\n",
        !absence.verified ? "Not verified: " + displayText(absence.reason)
        : absence.nothingToSearch()
            ? std::string("There was nothing to search for: what was erased is too short to be told from other "
                          "bytes, or stands in memories that stay. The indexes and the whole file were rewritten.")
        : absence.searched ? std::string("Nothing of it stands in any file of the store.")
                           : std::string("No page of the store's file holds what no row does."));
    if (absence.searched)
        out +=
            fmt::format("{} ({} bytes) {} searched, byte for byte, for {} of {} bytes. {} in memories that stay, and "
                        "{} not looked for.\n",
                        counted(absence.files, "file", "files"), absence.bytes, absence.files == 1 ? "was" : "were",
                        counted(absence.patterns, "stretch", "stretches"), erasing::kStretch,
                        counted(absence.shared, "stretch also stands", "stretches also stand"),
                        absence.shared == 1 ? "was" : "were");
    else
        out += "The full-text indexes and the whole file were rewritten and the write-ahead log folded back. What was "
               "erased is not known any more, so it was not searched for.\n";
    if (absence.at)
        out += fmt::format("\nVerified at {}.\n", formatTime(*absence.at));
    if (erasure.applied.leftAlike > 0)
        out += fmt::format("\nLeft as another's: {} a word like the name that was asked for.\n",
                           counted(erasure.applied.leftAlike, "memory holds", "memories hold"));
    for (const Remains &one : absence.remains)
        out += fmt::format("\n- {}: {}", displayText(one.where), displayText(one.reason));
    if (!absence.remains.empty())
        out += '\n';
    for (const std::string &problem : erasure.problems)
        out += fmt::format("\n- {}\n", displayText(problem));
    return out;
}

} // namespace credence
