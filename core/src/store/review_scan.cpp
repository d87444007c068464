// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Scans of the whole store: looking holds no lock; what was found becomes flags in one change at the end.
#include "privacy/parts.h"
#include "store/argument.h"
#include "store/read.h"
#include "store/review.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace credence {

using nlohmann::json;

namespace {

constexpr std::array kFindingChanges{"new", "still", "gone"};
constexpr int kScanSchema = 4;
constexpr int kRules = 2; // grows when the detectors find something else, so that no old scan is gone on with
constexpr std::size_t kBatch = 256;

// A memory that a finding or a flag is on.
struct Looked {
    MemoryKey key;
    MemoryId id;
    std::string scope;
    std::vector<Finding> findings; // those that the policy flags
    std::vector<std::string> words;
    std::uint64_t allowed = 0;
};

// What the findings of a memory are against its flags.
struct Compared {
    std::vector<std::size_t> fresh;                         // places in findings
    std::vector<std::pair<std::size_t, std::size_t>> still; // finding, flag
    std::vector<std::size_t> gone;                          // places in flags
};

Compared compare(const std::vector<Finding> &findings, const std::vector<ReviewFlag> &flags)
{
    Compared out;
    std::vector<bool> met(flags.size(), false);
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const Finding &finding = findings[i];
        std::size_t at = flags.size();
        for (std::size_t k = 0; k < flags.size() && at == flags.size(); ++k) {
            const Finding &known = flags[k].finding;
            if (!met[k] && flags[k].state != "redact" && known.category == finding.category &&
                known.part == finding.part && known.start == finding.start && known.end == finding.end)
                at = k;
        }
        if (at == flags.size()) {
            out.fresh.push_back(i);
        } else {
            met[at] = true;
            out.still.emplace_back(i, at);
        }
    }
    for (std::size_t k = 0; k < flags.size(); ++k) {
        // What was redacted isn't there by intent; a flag without a span, or of another program, is nothing to find.
        const ReviewFlag &flag = flags[k];
        if (!met[k] && flag.state != "redact" && !flag.imported && flag.finding.start < flag.finding.end)
            out.gone.push_back(k);
    }
    return out;
}

class Looker {
public:
    explicit Looker(std::map<std::string, PrivacyPolicy> &policies) : m_policies(policies) {}

    // Nothing if the memory is gone.
    Result<std::vector<Looked>> look(sql::Connection &db, std::span<const MemoryKey> keys, const std::stop_token &stop,
                                     std::uint64_t &bytes, MemoryKey &last)
    {
        std::vector<Looked> out;
        const auto rows = read::rows(db, keys);
        if (!rows)
            return rows.error();
        for (const Memory &memory : *rows) {
            if (stop.stop_requested())
                break;
            last = memory.key;
            if (memory.status == Status::Erased)
                continue;
            std::vector<EvidenceLink> quotes;
            if (memory.kind != Kind::Episode) {
                auto links = read::evidence(db, memory.key);
                if (!links)
                    return links.error();
                quotes = std::move(*links);
            }
            const auto policy = policyOf(db, memory.scope);
            if (!policy)
                return policy.error();
            const auto parts = privacy::partsOf(memory, quotes);
            Looked one{memory.key, memory.id, memory.scope, {}, {}, 0};
            for (const privacy::Part &part : parts)
                bytes += part.text.size();
            for (Finding &finding : privacy::detectParts(parts, **policy)) {
                if ((*policy)->action(finding.category) == PolicyAction::Allow) {
                    ++one.allowed;
                    continue;
                }
                one.words.push_back(privacy::wordsOf(parts, finding));
                one.findings.push_back(std::move(finding));
            }
            if (one.findings.empty() && one.allowed == 0) {
                auto flagged = db.prepare("SELECT 1 FROM flag WHERE target = ?1 LIMIT 1");
                flagged.bind(1, std::string_view(memory.id.value));
                const bool known = flagged.next();
                if (!flagged.ok())
                    return flagged.error();
                if (!known)
                    continue;
            }
            out.push_back(std::move(one));
        }
        return out;
    }

    Result<const PrivacyPolicy *> policyOf(sql::Connection &db, const std::string &scope)
    {
        auto it = m_policies.find(scope);
        if (it == m_policies.end()) {
            auto policy = store::privacyPolicyOf(db, scope);
            if (!policy)
                return policy.error();
            it = m_policies.emplace(scope, std::move(*policy)).first;
        }
        return &it->second;
    }

private:
    std::map<std::string, PrivacyPolicy> &m_policies;
};

// What decides on the findings: another digest, and a cancelled scan is begun anew.
Result<std::string> rulesOf(sql::Connection &db)
{
    std::string all = std::to_string(kRules);
    auto rows = db.prepare("SELECT name, value FROM setting WHERE name LIKE 'privacy.%' ORDER BY name");
    while (rows.next())
        all += "\n" + rows.text(0) + "=" + rows.text(1);
    if (!rows.ok())
        return rows.error();
    return store::sha256(all);
}

struct StoredScan {
    ScanInfo info;
    std::int64_t through = 0, seen = 0;
    std::string rules;
};

Result<std::vector<StoredScan>> storedScans(sql::Connection &db, const std::string &scope, bool exact)
{
    auto rows =
        db.prepare("SELECT id, scope, started, finished, complete, through, seen, rules, memories, bytes, fresh, "
                   "still, gone, reviewer, ledger FROM scan WHERE (?2 = 0 AND ?1 = '') OR scope = ?1 "
                   "ORDER BY ledger DESC");
    rows.bind(1, std::string_view(scope)).bind(2, std::int64_t{exact});
    std::vector<StoredScan> out;
    const auto count = [&](int column) {
        return static_cast<std::uint64_t>(std::max<std::int64_t>(0, rows.integer(column)));
    };
    while (rows.next()) {
        StoredScan one;
        one.info.id = rows.text(0);
        one.info.scope = rows.text(1);
        one.info.started = Time(std::chrono::milliseconds(rows.integer(2)));
        one.info.finished = Time(std::chrono::milliseconds(rows.integer(3)));
        one.info.complete = rows.integer(4) != 0;
        one.through = rows.integer(5);
        one.seen = rows.integer(6);
        one.rules = rows.text(7);
        one.info.memories = count(8);
        one.info.bytes = count(9);
        one.info.fresh = count(10);
        one.info.still = count(11);
        one.info.gone = count(12);
        one.info.who = rows.text(13);
        one.info.entry = {rows.integer(14)};
        out.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

// The entries of the last scan: with those of cancelled ones that it goes on with.
Result<json> lastScanEntries(sql::Connection &db, const std::string &scope)
{
    // A scan of all covers each scope.
    auto rows = db.prepare("SELECT ledger, complete, scope FROM scan WHERE ?1 = '' OR scope = ?1 OR scope = '' "
                           "ORDER BY ledger DESC");
    rows.bind(1, std::string_view(scope));
    json entries = json::array();
    std::string of;
    while (rows.next()) {
        if (!entries.empty() && (rows.integer(1) != 0 || rows.text(2) != of))
            break;
        of = rows.text(2);
        entries.push_back(rows.integer(0));
    }
    if (!rows.ok())
        return rows.error();
    return entries;
}

class Scan {
public:
    Scan(const Store &store, std::string scope, std::stop_token stop, const Progress &progress)
        : m_store(store), m_inside(StoreInside::of(store)), m_scope(std::move(scope)), m_stop(std::move(stop)),
          m_progress(progress), m_looker(m_policies)
    {
    }

    Result<void> look(bool resume)
    {
        report.scan.id = newUuid();
        report.scan.scope = m_scope;
        report.scan.started = now();
        CREDENCE_TRY(start(resume));
        std::uint64_t done = 0, told = 0;
        const std::uint64_t work = report.total - report.skipped, step = std::max<std::uint64_t>(1, work / 1000);
        MemoryKey last;
        if (m_progress)
            m_progress(0, work);
        while (!m_stop.stop_requested()) {
            std::vector<MemoryKey> keys;
            {
                // One reader a batch: no lock is held for long.
                auto reader = store::Reader::begin(m_inside);
                if (!reader)
                    return reader.error();
                auto rows = (**reader).prepare(
                    "SELECT m.key FROM memory AS m WHERE m.key > ?1 AND m.status <> 'erased' AND (?2 = '' OR m.scope = "
                    "?2) AND (m.key > ?3 OR EXISTS (SELECT 1 FROM ledger_change AS c WHERE c.memory = m.key "
                    "AND c.number > ?4)) ORDER BY m.key LIMIT ?5");
                rows.bind(1, last.value).bind(2, std::string_view(m_scope)).bind(3, m_through).bind(4, m_seenBefore);
                rows.bind(5, std::int64_t{kBatch});
                while (rows.next())
                    keys.push_back({rows.integer(0)});
                if (!rows.ok())
                    return rows.error();
                rows.reset();
                if (keys.empty())
                    break;
                auto found = m_looker.look(**reader, keys, m_stop, report.scan.bytes, last);
                if (!found)
                    return found.error();
                std::move(found->begin(), found->end(), std::back_inserter(m_looked));
            }
            const auto upTo = std::upper_bound(keys.begin(), keys.end(), last);
            done += static_cast<std::uint64_t>(upTo - keys.begin());
            if (m_progress && done >= told + step) {
                told = done;
                m_progress(std::min(done, work), work);
            }
        }
        report.scan.memories = done;
        report.scan.complete = !m_stop.stop_requested();
        m_last = last.value;
        if (!report.scan.complete && done == 0)
            return Error{Errc::Cancelled, "Cancelled.", m_store.info().path.string()};
        if (m_progress && report.scan.complete)
            m_progress(work, work);
        return {};
    }

    // Compares without writing.
    Result<void> tell()
    {
        auto reader = store::Reader::begin(m_inside);
        if (!reader)
            return reader.error();
        for (const Looked &one : m_looked) {
            const bool knows = m_store.info().schemaVersion >= store::kReviewSchema;
            const auto flags = knows ? store::flagsOf(**reader, one.id.value)
                                     : Result<std::vector<ReviewFlag>>(std::vector<ReviewFlag>());
            if (!flags)
                return flags.error();
            const Compared compared = compare(one.findings, *flags);
            count(one, compared);
            const auto policy = m_looker.policyOf(**reader, one.scope);
            if (!policy)
                return policy.error();
            const auto add = [&](ReviewFlag flag, FindingChange change, std::string words) {
                flag.preset = (*policy)->action(flag.finding.category);
                report.findings.push_back({std::move(flag), one.key, change, std::move(words), one.scope});
            };
            std::vector<std::size_t> flagOf(one.findings.size(), flags->size());
            for (const auto &[finding, flag] : compared.still)
                flagOf[finding] = flag;
            for (std::size_t i = 0; i < one.findings.size(); ++i) {
                if (flagOf[i] < flags->size()) {
                    ReviewFlag flag = (*flags)[flagOf[i]];
                    flag.finding.also = one.findings[i].also;
                    add(std::move(flag), FindingChange::Still, one.words[i]);
                    continue;
                }
                ReviewFlag flag;
                flag.target = one.id.value;
                flag.onMemory = true;
                flag.finding = one.findings[i];
                flag.state = "open";
                add(std::move(flag), FindingChange::New, one.words[i]);
            }
            for (const std::size_t gone : compared.gone)
                add((*flags)[gone], FindingChange::Gone, {});
        }
        report.scan.finished = now();
        return {};
    }

    Result<void> keep(Store &store, const Cause &cause)
    {
        auto change = store::Change::begin(StoreInside::of(store), "scan");
        if (!change)
            return change.error();
        sql::Connection &db = (*change)->db();
        CREDENCE_TRY(store::checkCurator(db, cause, "keep a scan"));
        store::ReviewWriter writer(**change, cause);
        CREDENCE_TRY(lookAgain(db));
        for (const Looked &one : m_looked) {
            const auto flags = store::flagsOf(db, one.id.value);
            if (!flags)
                return flags.error();
            const Compared compared = compare(one.findings, *flags);
            count(one, compared);
            for (const std::size_t i : compared.fresh) {
                if (const auto flag = writer.openFlag(one.id.value, one.findings[i], "open"); !flag)
                    return flag.error();
            }
            for (const std::size_t i : compared.gone)
                CREDENCE_TRY(writer.setFlag((*flags)[i].id, (*flags)[i].state, "gone", "a scan did not find it again"));
        }
        ScanInfo &scan = report.scan;
        scan.finished = now();
        scan.who = cause.who;
        CREDENCE_TRY(db.prepare("INSERT INTO scan (id, scope, started, finished, complete, through, seen, rules, "
                                "memories, bytes, fresh, still, gone, reviewer, channel, ledger) "
                                "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)")
                         .bind(1, std::string_view(scan.id))
                         .bind(2, std::string_view(scan.scope))
                         .bind(3, scan.started.time_since_epoch().count())
                         .bind(4, scan.finished.time_since_epoch().count())
                         .bind(5, std::int64_t{scan.complete})
                         .bind(6, m_last)
                         .bind(7, m_seen)
                         .bind(8, std::string_view(m_rules))
                         .bind(9, static_cast<std::int64_t>(scan.memories))
                         .bind(10, static_cast<std::int64_t>(scan.bytes))
                         .bind(11, static_cast<std::int64_t>(scan.fresh))
                         .bind(12, static_cast<std::int64_t>(scan.still))
                         .bind(13, static_cast<std::int64_t>(scan.gone))
                         .bind(14, std::string_view(cause.who))
                         .bind(15, std::string_view(cause.channel))
                         .bind(16, (*change)->number().value)
                         .run());
        json payload{{"scan", scan.id},           {"scope", store::jsonText(m_scope)},
                     {"complete", scan.complete}, {"memories", scan.memories},
                     {"bytes", scan.bytes},       {"opened", scan.fresh},
                     {"still", scan.still},       {"gone", scan.gone}};
        writer.fill(payload);
        auto done = (*change)->commit(std::move(payload), cause);
        if (!done)
            return done.error();
        scan.entry = done->ledger;
        return {};
    }

    ScanReport report;

private:
    static Time now() { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

    Result<void> start(bool resume)
    {
        auto reader = store::Reader::begin(m_inside);
        if (!reader)
            return reader.error();
        sql::Connection &db = **reader;
        if (!m_scope.empty()) {
            const auto known = read::scopeExists(db, m_scope);
            if (!known)
                return known.error();
            if (!*known)
                return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", m_scope), db.path().string()};
        }
        const auto head = db.integer("SELECT coalesce(max(number), 0) FROM ledger");
        if (!head)
            return head.error();
        m_seen = *head;
        auto rules = rulesOf(db);
        if (!rules)
            return rules.error();
        m_rules = std::move(*rules);
        const auto counted = [&](std::int64_t through, std::int64_t seen) -> Result<std::uint64_t> {
            auto row =
                db.prepare("SELECT count(*) FROM memory AS m WHERE m.status <> 'erased' AND (?1 = '' OR m.scope = ?1) "
                           "AND m.key <= ?2 AND NOT EXISTS (SELECT 1 FROM ledger_change AS c WHERE c.memory = m.key "
                           "AND c.number > ?3)");
            row.bind(1, std::string_view(m_scope)).bind(2, through).bind(3, seen);
            std::uint64_t n = 0;
            if (row.next())
                n = static_cast<std::uint64_t>(row.integer(0));
            if (!row.ok())
                return row.error();
            return n;
        };
        constexpr std::int64_t kAll = std::numeric_limits<std::int64_t>::max();
        const auto total = counted(kAll, kAll);
        if (!total)
            return total.error();
        report.total = *total;
        if (m_store.info().schemaVersion < kScanSchema)
            return {};
        auto before = storedScans(db, m_scope, true);
        if (!before)
            return before.error();
        if (before->empty())
            return {};
        const StoredScan &last = before->front();
        report.previous = last.info;
        if (!resume || last.info.complete || last.rules != m_rules)
            return {};
        m_through = last.through;
        m_seenBefore = last.seen;
        const auto skipped = counted(m_through, m_seenBefore);
        if (!skipped)
            return skipped.error();
        report.skipped = *skipped;
        return {};
    }

    // What changed since it was looked at, and policies of before.
    Result<void> lookAgain(sql::Connection &db)
    {
        const auto rules = rulesOf(db);
        if (!rules)
            return rules.error();
        if (*rules != m_rules)
            return Error{Errc::Conflict, "The policy was changed while the scan ran; scan again.", db.path().string()};
        auto rows = db.prepare("SELECT DISTINCT memory FROM ledger_change WHERE number > ?1");
        rows.bind(1, m_seen);
        std::vector<MemoryKey> changed;
        while (rows.next())
            changed.push_back({rows.integer(0)});
        if (!rows.ok())
            return rows.error();
        rows.reset();
        if (changed.empty())
            return {};
        const std::set<MemoryKey> all(changed.begin(), changed.end());
        std::erase_if(m_looked, [&](const Looked &one) { return all.contains(one.key); });
        std::erase_if(changed, [&](const MemoryKey key) { return key.value > m_last; });
        std::uint64_t bytes = 0;
        MemoryKey last;
        auto again = m_looker.look(db, changed, {}, bytes, last);
        if (!again)
            return again.error();
        for (Looked &one : *again) {
            if (m_scope.empty() || one.scope == m_scope)
                m_looked.push_back(std::move(one));
        }
        return {};
    }

    void count(const Looked &one, const Compared &compared)
    {
        report.scan.fresh += compared.fresh.size();
        report.scan.still += compared.still.size();
        report.scan.gone += compared.gone.size();
        report.allowed += one.allowed;
        report.flagged += !one.findings.empty();
        for (const Finding &finding : one.findings)
            ++report.byCategory[finding.category];
    }

    const Store &m_store;
    Store::Impl &m_inside;
    std::string m_scope;
    std::stop_token m_stop;
    const Progress &m_progress;
    std::map<std::string, PrivacyPolicy> m_policies;
    Looker m_looker;
    std::vector<Looked> m_looked;
    std::string m_rules;
    std::int64_t m_seen = 0;                      // head when it began
    std::int64_t m_through = 0, m_seenBefore = 0; // of the scan that it goes on with
    std::int64_t m_last = 0;
};

} // namespace

const char *word(FindingChange change)
{
    return kFindingChanges[static_cast<std::size_t>(change)];
}

std::optional<FindingChange> parseFindingChange(std::string_view text)
{
    for (std::size_t i = 0; i < kFindingChanges.size(); ++i) {
        if (text == kFindingChanges[i])
            return static_cast<FindingChange>(i);
    }
    return std::nullopt;
}

Result<ScanReport> scanPreview(const Store &store, const std::string &scope, std::stop_token stop,
                               const Progress &progress)
{
    Scan scan(store, scope, std::move(stop), progress);
    CREDENCE_TRY(scan.look(false));
    CREDENCE_TRY(scan.tell());
    return std::move(scan.report);
}

Result<ScanReport> scanStore(Store &store, const ScanRequest &request, const Cause &cause, std::stop_token stop,
                             const Progress &progress)
{
    if (!request.keep)
        return scanPreview(store, request.scope, std::move(stop), progress);
    {
        // Said before the work, not after it.
        auto reader = store::Reader::begin(StoreInside::of(store));
        if (!reader)
            return reader.error();
        CREDENCE_TRY(store::checkCurator(**reader, cause, "keep a scan"));
    }
    if (store.info().access != Access::Writable)
        return Error{Errc::ReadOnly, "The store is open for reading only; a scan can be made, but not kept.",
                     store.info().path.string()};
    Scan scan(store, request.scope, std::move(stop), progress);
    CREDENCE_TRY(scan.look(request.resume));
    CREDENCE_TRY(scan.keep(store, cause));
    return std::move(scan.report);
}

Result<std::vector<ScanInfo>> scans(const Store &store, const std::string &scope)
{
    std::vector<ScanInfo> out;
    if (store.info().schemaVersion < kScanSchema)
        return out;
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    auto all = storedScans(**reader, scope, false);
    if (!all)
        return all.error();
    for (StoredScan &one : *all)
        out.push_back(std::move(one.info));
    return out;
}

namespace {

std::string listOf(const std::vector<std::string> &values)
{
    return json(values).dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace

Result<std::vector<ScanFinding>> scanFindings(const Store &store, const FindingsQuery &query, std::stop_token stop)
{
    std::vector<ScanFinding> out;
    if (store.info().schemaVersion < kScanSchema)
        return out;
    auto reader = store::Reader::begin(StoreInside::of(store), stop);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    const auto entries = lastScanEntries(db, query.scope);
    if (!entries)
        return entries.error();
    const bool gone = query.change == FindingChange::Gone;
    struct Row {
        std::string id, target, scope;
        MemoryKey key;
        bool fresh = false;
    };
    std::vector<Row> rows;
    {
        auto found = db.prepare(
            "SELECT f.id, f.target, m.scope, m.key, f.ledger IN (SELECT value FROM json_each(?1)) AS fresh "
            "FROM flag AS f JOIN memory AS m ON m.id = f.target "
            "WHERE (?2 = '' OR m.scope = ?2) "
            "AND CASE WHEN ?3 = 2 THEN f.state = 'gone' AND EXISTS (SELECT 1 FROM resolution AS r WHERE r.flag = f.id "
            "              AND r.state = 'gone' AND r.ledger IN (SELECT value FROM json_each(?1))) "
            "         WHEN ?3 < 0 THEN f.state <> 'gone' "
            "         ELSE f.state <> 'gone' AND fresh = (?3 = 0) END "
            "AND (?4 = '[]' OR f.state IN (SELECT value FROM json_each(?4))) "
            "AND (?5 = '[]' OR f.category IN (SELECT value FROM json_each(?5))) "
            "AND (?6 = '' OR (m.key, coalesce(f.span_start, 0), f.id) > (SELECT n.key, coalesce(a.span_start, 0), a.id "
            "     FROM flag AS a JOIN memory AS n ON n.id = a.target WHERE a.id = ?6)) "
            "ORDER BY m.key, coalesce(f.span_start, 0), f.id LIMIT ?7");
        const std::string entryList = entries->dump(),
                          states = listOf(gone ? std::vector<std::string>() : query.states),
                          categories = listOf(query.categories);
        found.bind(1, std::string_view(entryList)).bind(2, std::string_view(query.scope));
        found.bind(3, query.change ? static_cast<std::int64_t>(*query.change) : std::int64_t{-1});
        found.bind(4, std::string_view(states)).bind(5, std::string_view(categories));
        found.bind(6, std::string_view(query.after));
        found.bind(7, query.limit > 0 ? static_cast<std::int64_t>(query.limit) : std::int64_t{-1});
        while (found.next())
            rows.push_back({found.text(0), found.text(1), found.text(2), {found.integer(3)}, found.integer(4) != 0});
        if (!found.ok())
            return found.error();
    }
    std::map<std::string, PrivacyPolicy> policies;
    Looker looker(policies);
    std::vector<privacy::Part> parts;
    std::vector<ReviewFlag> flags;
    MemoryKey of;
    for (const Row &row : rows) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        if (row.key != of) {
            of = row.key;
            const auto memory = read::rows(db, std::array{row.key});
            if (!memory)
                return memory.error();
            const auto links = read::evidence(db, row.key);
            if (!links)
                return links.error();
            parts = memory->empty() ? std::vector<privacy::Part>() : privacy::partsOf(memory->front(), *links);
            auto all = store::flagsOf(db, row.target, gone);
            if (!all)
                return all.error();
            flags = std::move(*all);
        }
        const auto it =
            std::find_if(flags.begin(), flags.end(), [&](const ReviewFlag &flag) { return flag.id == row.id; });
        if (it == flags.end())
            continue;
        const auto policy = looker.policyOf(db, row.scope);
        if (!policy)
            return policy.error();
        ScanFinding one{*it, row.key, FindingChange::Still, {}, row.scope};
        one.flag.preset = (*policy)->action(it->finding.category);
        one.change = gone ? FindingChange::Gone : row.fresh ? FindingChange::New : FindingChange::Still;
        if (!gone && it->state != "redact")
            one.words = privacy::wordsOf(parts, it->finding);
        out.push_back(std::move(one));
    }
    return out;
}

Result<FindingCounts> findingCounts(const Store &store, const std::string &scope)
{
    FindingCounts counts;
    if (store.info().schemaVersion < kScanSchema)
        return counts;
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    const auto entries = lastScanEntries(db, scope);
    if (!entries)
        return entries.error();
    auto rows =
        db.prepare("SELECT f.state, f.category, f.ledger IN (SELECT value FROM json_each(?2)) AS fresh, "
                   "f.state = 'gone' AND EXISTS (SELECT 1 FROM resolution AS r WHERE r.flag = f.id "
                   "  AND r.state = 'gone' AND r.ledger IN (SELECT value FROM json_each(?2))) AS gone, count(*) "
                   "FROM flag AS f JOIN memory AS m ON m.id = f.target WHERE ?1 = '' OR m.scope = ?1 "
                   "GROUP BY 1, 2, 3, 4");
    const std::string entryList = entries->dump();
    rows.bind(1, std::string_view(scope)).bind(2, std::string_view(entryList));
    while (rows.next()) {
        const auto n = static_cast<std::uint64_t>(rows.integer(4));
        const std::string state = rows.text(0);
        if (state == "gone") {
            counts.gone += rows.integer(3) != 0 ? n : 0;
            continue;
        }
        counts.byState[state] += n;
        if (state == "open")
            counts.byCategory[rows.text(1)] += n;
        (rows.integer(2) != 0 ? counts.fresh : counts.still) += n;
    }
    if (!rows.ok())
        return rows.error();
    return counts;
}

} // namespace credence
