// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/erase_plan.h"

#include "audit/walk.h"
#include "store/erase_forms.h"
#include "store/impl.h"
#include "store/read.h"
#include "store/review.h"

#include <credence/embed.h>
#include <credence/reflect.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace credence::erasing {

using nlohmann::json;

namespace {

constexpr std::size_t kMostAlike = 50;     // that are offered for a name
constexpr std::size_t kMostCompared = 100; // of those that name it
constexpr std::size_t kMostForms = 200;    // look-alike words that are named
constexpr std::size_t kMostCounted = 200;  // whose episodes are counted for the reason

constexpr std::array kLayers{"episodes",        "reflections",  "narratives",      "quotes",      "candidates",
                             "decisions",       "flags",        "resolutions",     "acceptances", "runs",
                             "foreign_records", "agent_states", "ledger_payloads", "run_files",   "cache_files",
                             "index_files",     "backups"};

// All words of a memory that may hold content, beside its tags and entities.
constexpr char kWords[] =
    "SELECT key, id, scope, kind, status, candidate, text, subject, predicate, object, rule_if, rule_then, outcome, "
    "extra, session, actor, created_text FROM memory ";
constexpr int kFirstWord = 6, kLastWord = 16;

std::string scopeClause(const std::string &scope)
{
    return scope.empty() ? std::string() : "AND scope = ?1 ";
}

// The name in what a person typed or pasted: without the marks around it and an English possessive ("Jonas’s,").
std::string nameIn(std::string_view text)
{
    constexpr std::string_view kMarks[] = {" ", "\t", "\n", "\r", ".", ",", ";", ":", "!", "?", "\"", "'", "(",
                                           ")", "[",  "]",  "<",  ">", "“", "”", "„", "‘", "’", "«",  "»", "…"};
    const auto strip = [&](bool end) {
        for (const std::string_view mark : kMarks) {
            if (end ? text.ends_with(mark) : text.starts_with(mark)) {
                text = end ? text.substr(0, text.size() - mark.size()) : text.substr(mark.size());
                return true;
            }
        }
        return false;
    };
    const std::string_view whole = text;
    while (strip(false) || strip(true)) {
    }
    for (const std::string_view possessive : {"'s", "’s", "'S", "’S"}) {
        if (text.ends_with(possessive))
            text = text.substr(0, text.size() - possessive.size());
    }
    return std::string(text.empty() ? whole : text);
}

class Planner {
public:
    Planner(sql::Connection &db, const std::filesystem::path &path, const EraseRequest &request,
            const std::stop_token &stop, const Progress &progress)
        : m_db(db), m_path(path), m_request(request), m_stop(stop), m_progress(progress),
          m_name(request.about, false, request.also), m_alike(request.about)
    {
    }

    Result<Plan> make()
    {
        m_plan.text = std::make_shared<ErasedText>();
        for (const char *layer : kLayers)
            m_plan.preview.counts[layer] = 0;
        const auto version = m_db.integer("PRAGMA user_version");
        if (!version)
            return version.error();
        m_version = *version;
        CREDENCE_TRY(choose());
        if (!m_name.empty())
            CREDENCE_TRY(findByName());
        std::sort(m_plan.preview.chosen.begin(), m_plan.preview.chosen.end());
        CREDENCE_TRY(cascade());
        countForms();
        CREDENCE_TRY(readTaken());
        CREDENCE_TRY(findCandidates());
        m_plan.text->name(m_request.about, !m_request.similar, m_request.also);
        m_plan.text->prepare();
        CREDENCE_TRY(spareWhatStays());
        CREDENCE_TRY(findQuotes());
        CREDENCE_TRY(findRows());
        CREDENCE_TRY(findPayloads());
        CREDENCE_TRY(findElsewhere());
        findFiles();
        sign();
        return std::move(m_plan);
    }

private:
    [[nodiscard]] bool cancelled() const { return m_stop.stop_requested(); }
    static Error stopped() { return {Errc::Cancelled, "Cancelled.", {}}; }

    Result<void> choose()
    {
        auto row = m_db.prepare("SELECT status FROM memory WHERE key = ?1");
        std::unordered_set<MemoryKey> seen;
        for (const MemoryKey key : m_request.keys) {
            if (!seen.insert(key).second)
                continue;
            row.reset();
            row.bind(1, key.value);
            if (row.next()) {
                if (row.view(0) != word(Status::Erased))
                    m_plan.preview.chosen.push_back(key);
                continue;
            }
            if (!row.ok())
                return row.error();
            return Error{Errc::NotFound, "There is no such memory.", m_path.string()};
        }
        return {};
    }

    // Where a name stands in a memory.
    struct Found {
        bool any = false, capital = false, inText = false;
        std::size_t start = 0, end = 0;
    };
    void look(std::string_view words, bool text, Found &found) const
    {
        if (!m_name.in(words))
            return;
        for (const Name::Place &place : m_name.places(words)) {
            if (text && (!found.inText || (place.capital && !found.capital))) {
                found.inText = true;
                found.start = place.start;
                found.end = place.end;
            }
            found.any = true;
            found.capital = found.capital || place.capital;
        }
    }

    // Words like the name that are not among its forms, of one memory.
    void lookAlike(std::string_view words, MemoryKey key)
    {
        for (std::string &form : m_alike.in(words)) {
            std::vector<MemoryKey> &keys = m_forms[std::move(form)];
            if (keys.empty() || keys.back() != key)
                keys.push_back(key);
        }
    }

    // After what goes is known: which look-alike words there are, and how many memories with one stay.
    void countForms()
    {
        ErasePreview &preview = m_plan.preview;
        std::unordered_set<MemoryKey> left;
        for (auto &[form, keys] : m_forms) {
            std::sort(keys.begin(), keys.end());
            keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
            NameForm one;
            one.form = form;
            one.taken = m_name.in(form);
            one.memories = keys.size();
            for (const MemoryKey key : keys) {
                if (!std::binary_search(m_plan.taken.begin(), m_plan.taken.end(), key)) {
                    ++one.left;
                    left.insert(key);
                }
            }
            preview.maybe.push_back(std::move(one));
        }
        std::stable_sort(preview.maybe.begin(), preview.maybe.end(),
                         [](const NameForm &a, const NameForm &b) { return a.memories > b.memories; });
        if (preview.maybe.size() > kMostForms)
            preview.maybe.resize(kMostForms);
        preview.leftAlike = left.size();
    }

    Result<void> findByName()
    {
        std::unordered_set<MemoryKey> named; // by tag or entity
        for (const char *table : {"tag", "entity"}) {
            std::vector<std::string> alike;
            auto all = m_db.prepare(fmt::format("SELECT DISTINCT name FROM {}", table));
            while (all.next()) {
                if (!m_alike.in(all.view(0)).empty())
                    alike.push_back(all.text(0));
            }
            if (!all.ok())
                return all.error();
            auto holders = m_db.prepare(fmt::format("SELECT t.memory FROM {} AS t JOIN memory AS m ON m.key = t.memory "
                                                    "WHERE t.name = ?1 AND m.status <> 'erased' {}",
                                                    table, m_request.scope.empty() ? "" : "AND m.scope = ?2"));
            for (const std::string &name : alike) {
                holders.reset();
                holders.bind(1, std::string_view(name));
                if (!m_request.scope.empty())
                    holders.bind(2, std::string_view(m_request.scope));
                while (holders.next())
                    lookAlike(name, {holders.integer(0)});
                if (!holders.ok())
                    return holders.error();
            }
        }
        for (const char *table : {"tag", "entity"}) {
            auto rows = m_db.prepare(fmt::format("SELECT DISTINCT name FROM {}", table));
            std::vector<std::string> names;
            while (rows.next()) {
                if (m_name.in(rows.view(0)))
                    names.push_back(rows.text(0));
            }
            if (!rows.ok())
                return rows.error();
            auto of = m_db.prepare(fmt::format("SELECT memory FROM {} WHERE name = ?1", table));
            for (const std::string &name : names) {
                of.reset();
                of.bind(1, std::string_view(name));
                while (of.next())
                    named.insert({of.integer(0)});
                if (!of.ok())
                    return of.error();
            }
        }
        const bool common = m_name.commonWord();
        std::unordered_set<MemoryKey> chosen(m_plan.preview.chosen.begin(), m_plan.preview.chosen.end());
        const std::unordered_set<MemoryKey> spared(m_request.spare.begin(), m_request.spare.end());
        std::uint64_t doubtful = 0, seen = 0;
        std::vector<std::pair<MemoryKey, std::string>> others; // that may be alike
        {
            auto rows = m_db.prepare(std::string(kWords) + "WHERE status <> 'erased' " + scopeClause(m_request.scope) +
                                     "ORDER BY key");
            if (!m_request.scope.empty())
                rows.bind(1, std::string_view(m_request.scope));
            while (rows.next()) {
                if (++seen % 4096 == 0 && cancelled())
                    return stopped();
                const MemoryKey key{rows.integer(0)};
                Found found;
                look(rows.view(kFirstWord), true, found);
                const bool inText = found.any;
                for (int i = kFirstWord + 1; i < kLastWord; ++i)
                    look(rows.view(i), false, found);
                for (int i = kFirstWord; i < kLastWord; ++i)
                    lookAlike(rows.view(i), key);
                const bool entity = named.contains(key) || (found.any && !inText && m_name.in(rows.view(15)));
                if (!found.any && !entity) {
                    others.emplace_back(key, rows.text(kFirstWord));
                    continue;
                }
                AboutHit hit;
                hit.key = key;
                hit.id = {rows.text(1)};
                hit.kind = parseKind(rows.view(3)).value_or(Kind::Episode);
                hit.text = rows.text(kFirstWord);
                hit.start = found.start;
                hit.end = found.end;
                hit.way = inText ? AboutHit::Way::Text : entity ? AboutHit::Way::Entity : AboutHit::Way::Text;
                if (common && !entity && !found.capital) {
                    hit.way = AboutHit::Way::Doubtful;
                    ++doubtful;
                }
                hit.chosen = !spared.contains(key) && (hit.way != AboutHit::Way::Doubtful || m_request.similar);
                if (hit.chosen && chosen.insert(key).second)
                    m_plan.preview.chosen.push_back(key);
                m_plan.preview.found.push_back(std::move(hit));
            }
            if (!rows.ok())
                return rows.error();
        }
        if (common)
            m_plan.preview.notes.push_back(
                fmt::format("\"{}\" is a common word: {} {} it in small letters only, and {} only erased if asked for.",
                            displayText(m_request.about), doubtful, doubtful == 1 ? "memory has" : "memories have",
                            doubtful == 1 ? "is" : "are"));
        if (seen > 0 && m_plan.preview.found.size() * 2 > seen && seen >= 10)
            m_plan.preview.notes.push_back(fmt::format("\"{}\" stands in {} of {} memories.",
                                                       displayText(m_request.about), m_plan.preview.found.size(),
                                                       seen));
        return findAlike(others, chosen, spared);
    }

    Result<void> findAlike(std::vector<std::pair<MemoryKey, std::string>> &others,
                           std::unordered_set<MemoryKey> &chosen, const std::unordered_set<MemoryKey> &spared)
    {
        std::vector<std::string> about, rest;
        for (const AboutHit &hit : m_plan.preview.found) {
            if (hit.way != AboutHit::Way::Doubtful && !hit.text.empty() && about.size() < kMostCompared)
                about.push_back(hit.text);
        }
        if (about.empty() || others.empty())
            return {};
        for (const auto &[key, text] : others)
            rest.push_back(text);
        const auto embedder = builtinEmbedder();
        const auto namedVectors = embedder->embed(about, m_stop);
        if (!namedVectors)
            return namedVectors.error();
        const auto otherVectors = embedder->embed(rest, m_stop);
        if (!otherVectors)
            return otherVectors.error();
        const std::vector<Vector> &named = *namedVectors, &all = *otherVectors;
        const double from = embedder->thresholds().paraphrase;
        std::vector<std::pair<double, std::size_t>> alike;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i % 1024 == 0 && cancelled())
                return stopped();
            const auto best = nearest(named, all[i], 1);
            if (!best.empty() && best.front().second >= from)
                alike.emplace_back(best.front().second, i);
        }
        std::sort(alike.begin(), alike.end(), [](const auto &a, const auto &b) {
            return a.first > b.first || (a.first == b.first && a.second < b.second);
        });
        if (alike.size() > kMostAlike)
            alike.resize(kMostAlike);
        auto row = m_db.prepare("SELECT id, kind FROM memory WHERE key = ?1");
        for (const auto &[similarity, place] : alike) {
            row.reset();
            row.bind(1, others[place].first.value);
            if (!row.next())
                return row.ok() ? Error{Errc::Corrupt, "A memory vanished while it was read.", m_path.string()}
                                : row.error();
            AboutHit hit;
            hit.key = others[place].first;
            hit.id = {row.text(0)};
            hit.kind = parseKind(row.view(1)).value_or(Kind::Episode);
            hit.way = AboutHit::Way::Similar;
            hit.similarity = similarity;
            hit.text = std::move(others[place].second);
            hit.chosen = m_request.similar && !spared.contains(hit.key);
            if (hit.chosen && chosen.insert(hit.key).second)
                m_plan.preview.chosen.push_back(hit.key);
            m_plan.preview.found.push_back(std::move(hit));
        }
        return {};
    }

    // What rests on erased memories alone goes too; the rest follows truth maintenance.
    Result<void> cascade()
    {
        const auto snapshot = read::snapshot(m_db, {}, m_stop);
        if (!snapshot)
            return snapshot.error();
        const Snapshot &s = **snapshot;
        std::vector<std::uint8_t> taken(s.size(), 0);
        std::vector<Node> nodes;
        for (const MemoryKey key : m_plan.preview.chosen) {
            const Node n = s.find(key);
            if (n == kNoNode)
                return Error{Errc::NotFound, "There is no such memory.", m_path.string()};
            taken[n] = 1;
            nodes.push_back(n);
        }
        // Leaves of each dependent, as "some", "erased ones only" or "none": from the sources upwards.
        enum : std::uint8_t { kUnknown, kOpen, kNothing, kErasedOnly, kMore };
        std::vector<std::uint8_t> leavesOf(s.size(), kUnknown);
        std::vector<std::uint32_t> erasedLeaves;
        const auto judge = [&](Node start) {
            std::vector<Node> stack{start};
            while (!stack.empty()) {
                const Node n = stack.back();
                if (leavesOf[n] > kOpen) {
                    stack.pop_back();
                    continue;
                }
                if (audit::isLeaf(s, n)) {
                    leavesOf[n] = taken[n] ? kErasedOnly : kMore;
                    stack.pop_back();
                    continue;
                }
                bool waits = false, any = false, more = false;
                for (const Link &link : s.sources(n)) {
                    if (!audit::grounds(s, link))
                        continue;
                    const std::uint8_t below = leavesOf[link.node];
                    if (below == kUnknown) {
                        stack.push_back(link.node);
                        waits = true;
                    }
                    any = any || below == kErasedOnly;
                    more = more || below == kMore;
                }
                if (waits && leavesOf[n] == kUnknown && !more) {
                    leavesOf[n] = kOpen;
                    continue;
                }
                if (waits && !more)
                    continue;
                leavesOf[n] = more ? kMore : any ? kErasedOnly : kNothing;
                stack.pop_back();
            }
        };
        for (const Node n : dependents(s, nodes)) {
            if (taken[n] || s.row(n).status == Status::Erased)
                continue;
            judge(n);
            if (leavesOf[n] != kErasedOnly)
                continue;
            CascadeHit hit;
            hit.key = s.row(n).key;
            hit.kind = s.row(n).kind;
            m_plan.preview.cascade.push_back(std::move(hit));
        }
        // Counting walks the graph once for each.
        const bool counted = m_plan.preview.cascade.size() <= kMostCounted;
        for (CascadeHit &hit : m_plan.preview.cascade) {
            const std::size_t count = counted ? leaves(s, s.find(hit.key)).size() : 0;
            hit.reason = count == 0   ? std::string("all episodes that it rests on are erased")
                         : count == 1 ? std::string("the one episode that it rests on is erased")
                                      : fmt::format("all {} episodes that it rests on are erased", count);
        }
        for (const CascadeHit &hit : m_plan.preview.cascade) {
            const Node n = s.find(hit.key);
            taken[n] = 1;
            nodes.push_back(n);
        }
        for (CascadeHit &hit : m_plan.preview.cascade) {
            const MemoryKey keys[] = {hit.key};
            const auto rows = read::rows(m_db, keys);
            if (!rows)
                return rows.error();
            if (!rows->empty()) {
                hit.id = rows->front().id;
                hit.text = rows->front().text;
            }
        }
        const Impact impact = previewWithdrawal(s, nodes, Withdrawal::Erase);
        const auto follow = [&](const std::vector<StatusChange> &changes,
                                std::vector<EraseFollower> &out) -> Result<void> {
            for (const StatusChange &change : changes) {
                const auto id = read::idOf(m_db, s.row(change.node).key);
                if (!id)
                    return id.error();
                out.push_back({s.row(change.node).key, *id, change.before, change.after, change.reason});
            }
            return {};
        };
        CREDENCE_TRY(follow(impact.becomesStale, m_plan.preview.becomesStale));
        CREDENCE_TRY(follow(impact.becomesSuspect, m_plan.preview.becomesSuspect));
        std::uint64_t above = 0;
        for (const Node n : dependents(s, nodes))
            above += taken[n] == 0 ? 1U : 0U;
        m_plan.preview.unaffected = above - impact.becomesStale.size() - impact.becomesSuspect.size();
        m_plan.taken = m_plan.preview.chosen;
        for (const CascadeHit &hit : m_plan.preview.cascade)
            m_plan.taken.push_back(hit.key);
        std::sort(m_plan.taken.begin(), m_plan.taken.end());
        for (const MemoryKey key : m_plan.taken) {
            switch (s.row(s.find(key)).kind) {
            case Kind::Episode:
                ++m_plan.preview.counts["episodes"];
                break;
            case Kind::Reflection:
                ++m_plan.preview.counts["reflections"];
                break;
            case Kind::Narrative:
                ++m_plan.preview.counts["narratives"];
                break;
            }
        }
        return {};
    }

    // The strings inside a JSON text, which have content of their own.
    static void stringsOf(const json &value, int depth, const std::function<void(const std::string &)> &each)
    {
        if (value.is_string())
            each(value.get_ref<const std::string &>());
        else if (value.is_structured() && depth < 100) {
            for (const auto &[key, one] : value.items())
                stringsOf(one, depth + 1, each);
        }
    }

    Result<void> readTaken()
    {
        auto row = m_db.prepare(std::string(kWords) + "WHERE key = ?1");
        for (const MemoryKey key : m_plan.taken) {
            row.reset();
            row.bind(1, key.value);
            if (!row.next())
                return row.ok() ? Error{Errc::NotFound, "There is no such memory.", m_path.string()} : row.error();
            m_takenIds.insert(row.text(1));
            if (!row.isNull(5))
                m_takenCandidates.insert(row.text(5));
            for (int i = kFirstWord; i <= kLastWord; ++i)
                m_plan.text->add(row.view(i), i == kFirstWord);
            if (const std::string extra = row.text(13); !extra.empty())
                stringsOf(json::parse(extra, nullptr, false), 0,
                          [&](const std::string &one) { m_plan.text->add(one); });
        }
        for (const char *table : {"tag", "entity"}) {
            auto names = m_db.prepare(fmt::format("SELECT name FROM {} WHERE memory = ?1", table));
            for (const MemoryKey key : m_plan.taken) {
                names.reset();
                names.bind(1, key.value);
                while (names.next())
                    m_plan.text->add(names.view(0));
                if (!names.ok())
                    return names.error();
            }
        }
        auto quotes = m_db.prepare("SELECT quote FROM evidence WHERE source = ?1 AND quote IS NOT NULL");
        for (const MemoryKey key : m_plan.taken) {
            quotes.reset();
            quotes.bind(1, key.value);
            while (quotes.next())
                m_plan.text->add(quotes.view(0), true);
            if (!quotes.ok())
                return quotes.error();
        }
        return {};
    }

    // Proposals that became an erased memory, or rest on erased ones alone: their words go with them.
    Result<void> findCandidates()
    {
        auto earlier = m_db.prepare("SELECT id FROM memory WHERE status = 'erased'");
        while (earlier.next())
            m_erasedIds.insert(earlier.text(0));
        if (!earlier.ok())
            return earlier.error();
        auto rows = m_db.prepare("SELECT id, text, json FROM candidate ORDER BY id");
        while (rows.next()) {
            const std::string id = rows.text(0);
            const json document = json::parse(rows.view(2), nullptr, false);
            bool goes = m_takenCandidates.contains(id);
            if (const json evidence = store::member(document, "evidence"); !goes && evidence.is_array()) {
                std::size_t cited = 0, now = 0, before = 0;
                for (const json &one : evidence) {
                    const std::string role = store::textOf(store::member(one, "role")).value_or(std::string());
                    if (role == word(Role::Contradicts))
                        continue;
                    const std::string source =
                        store::textOf(one.is_object() ? store::member(one, "id") : one).value_or(std::string());
                    ++cited;
                    now += m_takenIds.contains(source) ? 1U : 0U;
                    before += m_erasedIds.contains(source) ? 1U : 0U;
                }
                goes = now > 0 && now + before == cited;
            }
            if (!goes)
                continue;
            m_takenCandidates.insert(id);
            m_plan.text->add(rows.view(1), true);
            for (const char *name : {"text", "model_text", "subject", "predicate", "object", "if", "then", "reason"}) {
                if (const auto words = store::textOf(store::member(document, name)))
                    m_plan.text->add(*words);
            }
        }
        if (!rows.ok())
            return rows.error();
        return {};
    }

    Result<void> spareWhatStays()
    {
        ErasedText &text = *m_plan.text;
        std::uint64_t seen = 0;
        const auto total = m_db.integer("SELECT count(*) FROM memory WHERE status <> 'erased'");
        if (!total)
            return total.error();
        auto rows = m_db.prepare(std::string(kWords) + "WHERE status <> 'erased' ORDER BY key");
        while (rows.next()) {
            if (++seen % 4096 == 0) {
                if (cancelled())
                    return stopped();
                if (m_progress)
                    m_progress(seen, static_cast<std::uint64_t>(*total));
            }
            if (std::binary_search(m_plan.taken.begin(), m_plan.taken.end(), MemoryKey{rows.integer(0)}))
                continue;
            for (int i = kFirstWord; i <= kLastWord; ++i)
                text.spare(rows.view(i));
        }
        if (!rows.ok())
            return rows.error();
        for (const char *table : {"tag", "entity"}) {
            auto names = m_db.prepare(fmt::format("SELECT DISTINCT name, memory FROM {}", table));
            while (names.next()) {
                if (!std::binary_search(m_plan.taken.begin(), m_plan.taken.end(), MemoryKey{names.integer(1)}))
                    text.spare(names.view(0));
            }
            if (!names.ok())
                return names.error();
        }
        // The rules of the file itself.
        auto schema = m_db.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL");
        while (schema.next())
            text.spare(schema.view(0));
        if (!schema.ok())
            return schema.error();
        return keepWholes();
    }

    // A text may be made of stretches that others have and still stand nowhere else as a whole.
    Result<void> keepWholes()
    {
        const Wholes spared = m_plan.text->allSpared();
        if (spared.empty())
            return {};
        std::vector<bool> stays(spared.texts().size(), false);
        auto rows = m_db.prepare(std::string(kWords) + "WHERE status <> 'erased' ORDER BY key");
        while (rows.next()) {
            if (std::binary_search(m_plan.taken.begin(), m_plan.taken.end(), MemoryKey{rows.integer(0)}))
                continue;
            for (int i = kFirstWord; i <= kLastWord; ++i)
                spared.find(rows.view(i), [&](std::size_t text, std::size_t) {
                    stays[text] = true;
                    return true;
                });
        }
        if (!rows.ok())
            return rows.error();
        Wholes wholes;
        for (std::size_t i = 0; i < stays.size(); ++i) {
            if (!stays[i])
                wholes.add(spared.texts()[i]);
        }
        m_plan.text->lookForWholes(std::move(wholes));
        return {};
    }

    Result<void> findQuotes()
    {
        auto rows = m_db.prepare("SELECT derived, ordinal, source, quote FROM evidence WHERE quote IS NOT NULL "
                                 "ORDER BY derived, ordinal");
        while (rows.next()) {
            const auto gone = [&](std::int64_t key) {
                return std::binary_search(m_plan.taken.begin(), m_plan.taken.end(), MemoryKey{key});
            };
            const bool derivedGone = gone(rows.integer(0));
            if (!derivedGone && !gone(rows.integer(2)) && !m_plan.text->tells(rows.view(3)))
                continue;
            m_plan.quotes.push_back({rows.integer(0), rows.integer(1)});
            m_plan.preview.counts["quotes"] += derivedGone ? 0U : 1U;
        }
        if (!rows.ok())
            return rows.error();
        return {};
    }

    // All strings of a record that is gone as a whole, but those that order it.
    [[nodiscard]] static std::string emptied(const std::string &text)
    {
        json document = json::parse(text, nullptr, false);
        if (!document.is_object())
            return "{}";
        json out = json::object();
        for (const char *name :
             {"id",       "action",     "scope",     "shape",    "target",  "targets", "evidence", "depth",
              "run",      "call",       "category",  "detector", "start",   "end",     "score",    "emergent",
              "deferred", "suppressed", "candidate", "memory",   "verdict", "state"}) {
            if (!document.contains(name))
                continue;
            out[name] = document[name];
        }
        if (out.contains("evidence") && out["evidence"].is_array()) {
            for (json &one : out["evidence"]) {
                if (one.is_object())
                    one.erase("quote");
            }
        }
        const auto dumped = [&] { return out.dump(-1, ' ', false, json::error_handler_t::replace); };
        if (dumped().size() <= text.size())
            return dumped();
        // Figures may have been written shorter; what a reader needs is there in any case.
        json least = json::object();
        for (const char *name : {"id", "action", "scope"}) {
            if (out.contains(name))
                least[name] = out[name];
        }
        out = std::move(least);
        return dumped().size() <= text.size() ? dumped() : std::string("{}");
    }
    // Never longer than it was: the schema holds that nothing is put in.
    [[nodiscard]] std::optional<std::string> scrubbed(const std::string &text) const
    {
        auto out = m_plan.text->scrubbed(text);
        if (out && out->size() > text.size())
            out = emptied(text);
        return out;
    }
    void put(RowEdit edit, const char *layer)
    {
        ++m_plan.preview.counts[layer];
        m_plan.rows.push_back(std::move(edit));
    }

    Result<void> findRows()
    {
        const ErasedText &text = *m_plan.text;
        std::map<std::string, std::string> stateOf; // of live candidates
        {
            auto live = m_db.prepare(m_version >= 3 ? "SELECT DISTINCT c.id, c.state FROM candidate AS c JOIN "
                                                      "candidate_change AS x ON x.candidate = c.id"
                                                    : "SELECT id, state FROM candidate WHERE 0");
            while (live.next())
                stateOf.emplace(live.text(0), live.text(1));
            if (!live.ok())
                return live.error();
        }
        {
            auto rows = m_db.prepare("SELECT id, text, json FROM candidate ORDER BY id");
            while (rows.next()) {
                RowEdit edit{"candidate", rows.text(0)};
                const std::string document = rows.text(2);
                const bool gone = m_takenCandidates.contains(edit.id);
                edit.textGone = gone || text.tells(rows.view(1));
                if (gone)
                    edit.json = emptied(document);
                else
                    edit.json = scrubbed(document);
                if (!edit.json && !edit.textGone)
                    continue;
                if (edit.textGone && !gone)
                    edit.json = emptied(document);
                if (edit.json && *edit.json == document && rows.view(1).empty())
                    continue; // by an earlier erasure
                if (const auto it = stateOf.find(edit.id); it != stateOf.end()) {
                    edit.state = it->second;
                    edit.reject = edit.textGone &&
                                  (it->second == "pending" || it->second == "deferred" || it->second == "approved");
                }
                if (edit.textGone)
                    m_emptyCandidates.insert(edit.id);
                put(std::move(edit), "candidates");
            }
            if (!rows.ok())
                return rows.error();
        }
        {
            auto rows = m_db.prepare("SELECT id, candidate, memory, reason, json FROM decision ORDER BY id");
            while (rows.next()) {
                RowEdit edit{"decision", rows.text(0)};
                const std::string document = rows.text(4);
                const bool gone = m_emptyCandidates.contains(rows.text(1)) || m_takenIds.contains(rows.text(2));
                edit.reasonGone = !rows.isNull(3) && (gone || text.tells(rows.view(3)));
                if (gone && document != "{}")
                    edit.json = emptied(document);
                else
                    edit.json = scrubbed(document);
                if (edit.json && *edit.json == document)
                    edit.json.reset();
                if (edit.json || edit.reasonGone)
                    put(std::move(edit), "decisions");
            }
            if (!rows.ok())
                return rows.error();
        }
        std::unordered_set<std::string> goneFlags;
        {
            auto rows = m_db.prepare("SELECT id, target, state, json FROM flag ORDER BY id");
            while (rows.next()) {
                RowEdit edit{"flag", rows.text(0)};
                const std::string document = rows.text(3);
                const bool gone = m_emptyCandidates.contains(rows.text(1)) || m_takenIds.contains(rows.text(1));
                edit.state = rows.text(2);
                edit.gone = gone && edit.state != "gone";
                edit.json = gone ? std::optional(emptied(document)) : scrubbed(document);
                if (edit.json && *edit.json == document)
                    edit.json.reset();
                if (gone)
                    goneFlags.insert(edit.id);
                if (edit.json || edit.gone)
                    put(std::move(edit), "flags");
            }
            if (!rows.ok())
                return rows.error();
        }
        if (m_version >= 3) {
            auto rows = m_db.prepare("SELECT id, flag, reason FROM resolution WHERE reason IS NOT NULL ORDER BY id");
            while (rows.next()) {
                if (!goneFlags.contains(rows.text(1)) && !text.tells(rows.view(2)))
                    continue;
                RowEdit edit{"resolution", rows.text(0)};
                edit.reasonGone = true;
                put(std::move(edit), "resolutions");
            }
            if (!rows.ok())
                return rows.error();
            auto accepted = m_db.prepare("SELECT kind || ' ' || subject || ' ' || number, reason FROM acceptance "
                                         "WHERE reason IS NOT NULL ORDER BY 1");
            while (accepted.next()) {
                if (!text.tells(accepted.view(1)))
                    continue;
                RowEdit edit{"acceptance", accepted.text(0)};
                edit.reasonGone = true;
                put(std::move(edit), "acceptances");
            }
            if (!accepted.ok())
                return accepted.error();
        }
        for (const auto &[table, column, id, layer] :
             {std::array{"run", "json", "id", "runs"},
              std::array{"foreign_ledger", "json", "digest", "foreign_records"},
              std::array{"scope", "agent_state", "id", "agent_states"}}) {
            auto rows = m_db.prepare(
                fmt::format("SELECT {2}, {1} FROM {0} WHERE {1} IS NOT NULL ORDER BY {2}", table, column, id));
            while (rows.next()) {
                const std::string document = rows.text(1);
                RowEdit edit{table, rows.text(0)};
                edit.json = m_plan.text->scrubbed(document);
                if (std::string_view(table) == "run")
                    edit.json = withoutCandidates(edit.json ? *edit.json : document, edit.json.has_value());
                if (edit.json)
                    put(std::move(edit), layer);
                if (cancelled())
                    return stopped();
            }
            if (!rows.ok())
                return rows.error();
        }
        return {};
    }

    // A run keeps its proposals, too; short words of theirs are known by the candidate's id.
    std::optional<std::string> withoutCandidates(const std::string &text, bool changed) const
    {
        if (m_emptyCandidates.empty())
            return changed ? std::optional(text) : std::nullopt;
        json document = json::parse(text, nullptr, false);
        bool found = false;
        if (document.is_object() && document.contains("candidates") && document["candidates"].is_array()) {
            for (json &one : document["candidates"]) {
                if (!m_emptyCandidates.contains(store::textOf(store::member(one, "id")).value_or(std::string())))
                    continue;
                const json before = one;
                one = json::parse(emptied(one.dump(-1, ' ', false, json::error_handler_t::replace)), nullptr, false);
                found = found || one != before;
            }
        }
        if (!found)
            return changed ? std::optional(text) : std::nullopt;
        return document.dump(-1, ' ', false, json::error_handler_t::replace);
    }

    // Whether an entry's payload has content of an erased memory, or tells of one.
    [[nodiscard]] bool payloadTells(const std::string &payload, const json &document) const
    {
        if (m_plan.text->stretches().in(payload) || m_plan.text->wholes().in(payload))
            return true;
        constexpr std::array kContent{"text",     "subject", "predicate",  "object",       "rule_if",       "rule_then",
                                      "session",  "actor",   "outcome",    "extra",        "tags",          "entities",
                                      "evidence", "created", "importance", "created_text", "importance_raw"};
        const auto changes = store::member(document, "changes");
        for (const json &one : changes.is_array() ? changes : json::array()) {
            if (!m_takenIds.contains(store::textOf(store::member(one, "id")).value_or(std::string())))
                continue;
            for (const char *side : {"before", "after"}) {
                const json fields = store::member(one, side);
                for (const char *field : kContent) {
                    if (fields.is_object() && fields.contains(field))
                        return true;
                }
            }
        }
        const auto candidates = store::member(document, "candidates");
        for (const json &one : candidates.is_array() ? candidates : json::array()) {
            if (!m_emptyCandidates.contains(store::textOf(store::member(one, "id")).value_or(std::string())))
                continue;
            for (const char *side : {"before", "after"}) {
                const json fields = store::member(one, side);
                if (fields.is_object() && (fields.contains("json") || fields.contains("reason")))
                    return true;
            }
        }
        const Name &name = m_plan.text->name();
        if (name.empty())
            return false;
        // Who did something stays accountable, though his name is searched for.
        bool named = false;
        for (const auto &[key, value] : document.items()) {
            if (key != "who")
                stringsOf(value, 0, [&](const std::string &one) { named = named || name.in(one); });
        }
        return named;
    }

    Result<void> findPayloads()
    {
        std::uint64_t seen = 0;
        auto rows = m_db.prepare("SELECT number, kind, payload FROM ledger WHERE payload IS NOT NULL ORDER BY number");
        while (rows.next()) {
            if (++seen % 1024 == 0 && cancelled())
                return stopped();
            const std::string payload = rows.text(2);
            const json document = json::parse(payload, nullptr, false);
            if (!payloadTells(payload, document.is_object() ? document : json::object()))
                continue;
            m_plan.preview.payloads.push_back({rows.integer(0)});
            if (rows.view(1) == "erase" && document.contains("erased_payloads")) {
                for (const json &one : document["erased_payloads"]) {
                    if (one.is_number_integer())
                        m_plan.inheritedPayloads.push_back(one.get<std::int64_t>());
                }
            }
        }
        if (!rows.ok())
            return rows.error();
        m_plan.preview.counts["ledger_payloads"] = m_plan.preview.payloads.size();
        return {};
    }

    // What other programs still have of it.
    Result<void> findElsewhere()
    {
        constexpr std::int64_t kWaitsSchema = 8; // older files know of no pending writes at their source
        if (m_version < kWaitsSchema)
            return {};
        std::map<std::int64_t, ErasedElsewhere> places;
        auto waits = m_db.prepare("SELECT mirror FROM pending_write WHERE candidate = ?1 AND state = 'waits' "
                                  "AND number = (SELECT max(number) FROM pending_write WHERE candidate = ?1)");
        for (const RowEdit &edit : m_plan.rows) {
            if (edit.table != "candidate")
                continue;
            waits.reset();
            waits.bind(1, std::string_view(edit.id));
            if (waits.next())
                places[waits.integer(0)].pending.push_back(edit.id);
            if (!waits.ok())
                return waits.error();
        }
        auto from = m_db.prepare(std::string("SELECT e.mirror FROM memory AS m JOIN mirror_entry AS e "
                                             "ON e.number = m.ledger WHERE m.key = ?1 AND m.origin = 'imported'") +
                                 (m_version < store::kSourcesSchema
                                      ? ""
                                      : " AND NOT EXISTS (SELECT 1 FROM held AS h WHERE h.memory = m.key "
                                        "AND h.mirror = e.mirror) "
                                        "UNION SELECT mirror FROM held WHERE memory = ?1 AND there = 1"));
        for (const MemoryKey key : m_plan.taken) {
            from.reset();
            from.bind(1, key.value);
            while (from.next())
                ++places[from.integer(0)].memories;
            if (!from.ok())
                return from.error();
        }
        auto mirror = m_db.prepare("SELECT format, path FROM mirror WHERE id = ?1");
        for (auto &[id, place] : places) {
            mirror.reset();
            mirror.bind(1, id);
            if (!mirror.next()) {
                if (!mirror.ok())
                    return mirror.error();
                continue; // nobody knows any more where that was
            }
            place.system = mirror.text(0);
            place.path = mirror.text(1);
            if (!place.pending.empty())
                m_plan.preview.notes.push_back(elsewhereSentence(place));
            m_plan.preview.elsewhere.push_back(std::move(place));
        }
        return {};
    }

    void findFiles()
    {
        const FileEdits files = filesAround(m_path, *m_plan.text);
        auto &counts = m_plan.preview.counts;
        counts["run_files"] = files.rewritten.size() + files.removedRuns.size();
        counts["cache_files"] = files.cache.size();
        counts["index_files"] = files.index.size();
        m_plan.preview.backups = backupsOf(m_path);
        counts["backups"] = m_request.backups ? m_plan.preview.backups.size() : 0;
        if (!m_request.backups && !m_plan.preview.backups.empty())
            m_plan.preview.notes.push_back(fmt::format(
                "{} that Credence made beside the store {} as {}; erase {} with it, or by hand.",
                m_plan.preview.backups.size() == 1 ? std::string("A backup")
                                                   : fmt::format("{} backups", m_plan.preview.backups.size()),
                m_plan.preview.backups.size() == 1 ? "stays" : "stay",
                m_plan.preview.backups.size() == 1 ? "it is" : "they are",
                m_plan.preview.backups.size() == 1 ? "it" : "them"));
    }

    void sign()
    {
        std::string all;
        const auto list = [&](const char *what, const auto &values, const auto &name) {
            all += what;
            for (const auto &value : values)
                all += fmt::format(" {}", name(value));
            all += '\n';
        };
        list("taken", m_plan.taken, [](MemoryKey key) { return key.value; });
        list("stale", m_plan.preview.becomesStale, [](const EraseFollower &f) { return f.key.value; });
        list("suspect", m_plan.preview.becomesSuspect, [](const EraseFollower &f) { return f.key.value; });
        list("quotes", m_plan.quotes, [](const QuoteEdit &q) { return fmt::format("{}:{}", q.derived, q.ordinal); });
        list("rows", m_plan.rows, [](const RowEdit &r) { return r.table + "/" + r.id; });
        list("payloads", m_plan.preview.payloads, [](LedgerNumber n) { return n.value; });
        m_plan.preview.fingerprint = store::sha256(all);
    }

    sql::Connection &m_db;
    const std::filesystem::path &m_path;
    const EraseRequest &m_request;
    const std::stop_token &m_stop;
    const Progress &m_progress;
    Name m_name;
    NameAlike m_alike;
    std::map<std::string, std::vector<MemoryKey>> m_forms; // look-alike words and the memories that hold them
    std::int64_t m_version = 0;
    Plan m_plan;
    std::unordered_set<std::string> m_takenIds, m_erasedIds, m_takenCandidates, m_emptyCandidates;
};

} // namespace

std::string elsewhereSentence(const ErasedElsewhere &place)
{
    std::string holds;
    for (const std::string &id : place.pending)
        holds += (holds.empty() ? "" : ", ") + displayText(id);
    if (!place.pending.empty())
        holds = fmt::format(
            "{} that {} there and {} it ({})",
            place.pending.size() == 1 ? std::string("a write") : fmt::format("{} writes", place.pending.size()),
            place.pending.size() == 1 ? "waits" : "wait", place.pending.size() == 1 ? "holds" : "hold", holds);
    if (place.memories > 0)
        holds =
            (place.memories == 1 ? std::string("one memory of it") : fmt::format("{} memories of it", place.memories)) +
            (holds.empty() ? "" : ", and " + holds);
    return fmt::format("{} ({}) has {}, as far as is known here. Nothing is taken away there before it is handed back.",
                       displayText(place.path), displayText(place.system), holds);
}

Result<Plan> makePlan(sql::Connection &db, const std::filesystem::path &path, const EraseRequest &request,
                      const std::stop_token &stop, const Progress &progress)
{
    EraseRequest asked = request;
    asked.about = nameIn(request.about);
    return Planner(db, path, asked, stop, progress).make();
}

} // namespace credence::erasing

namespace credence {

const char *word(AboutHit::Way way)
{
    constexpr std::array kWays{"text", "entity", "doubtful", "similar"};
    return kWays[static_cast<std::size_t>(way)];
}

} // namespace credence
