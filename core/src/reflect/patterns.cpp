// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// How the numbers are kept honest:
// - Which rules count as tested is decided from margins alone (how frequent X and Y are), never from how often they
//   meet; what meets too seldom counts with p = 1. Rules that could not be significant at any overlap are not tested.
// - Hypotheses are of four classes: two labels, a label and a phrase, two phrases, two conditions. Each gets an equal
//   share of q, however many it has (weighted Benjamini-Hochberg, Genovese, Roeder and Wasserman 2006, with weights
//   from the margins): else the thousands of pairs of phrases would drown the few hundred of labels.
// - A pair that is one thing twice (tag "auth" and the path auth/session.py) is no rule: items that share a word are
//   never paired; two phrases that mostly stand beside one another are found but dropped.
// - Long texts hold more of everything, so any two phrases meet in them. A rule's p for the false discovery rate is the
//   larger of Fisher's on the whole table and the same test within strata of transactions of like size.
// - A rule with two conditions has to improve on each of them alone by the same test among the transactions with the
//   other one (Webb 2007, "Discovering significant patterns"); the largest p counts.
// - A rule over phrases needs its support in different texts: a sentence that is repeated says a thing once.
#include "reflect/keyphrases.h"
#include "reflect/patternstats.h"

#include <credence/patterns.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace credence {

namespace {

constexpr std::size_t kLongestName = 120;          // bytes of an item's name that are shown
constexpr std::size_t kTripleItems = 300;          // the most frequent items only may form two conditions
constexpr std::uint64_t kPairWork = 3000000000ULL; // steps; rarer items are left out beyond
constexpr std::uint64_t kTripleWork = 150000000ULL;
constexpr std::size_t kMostProposed = 10000; // significant rules that are looked at for redundancy
constexpr int kExactUpTo = 2000;             // transactions; above it, tables are screened by the sum of their terms
constexpr std::uint32_t kBeside = 5;         // words
constexpr std::size_t kStrata = 6, kStratumLeast = 12;

enum class ItemKind : std::uint8_t { Outcome, Sequence, Tag, Entity, Actor, Phrase };

const char *word(ItemKind k)
{
    switch (k) {
    case ItemKind::Outcome:
        return "outcome";
    case ItemKind::Sequence:
        return "sequence";
    case ItemKind::Tag:
        return "tag";
    case ItemKind::Entity:
        return "entity";
    case ItemKind::Actor:
        return "actor";
    case ItemKind::Phrase:
        break;
    }
    return "phrase";
}

using Tids = std::vector<std::uint32_t>; // ascending

struct Item {
    ItemKind kind = ItemKind::Phrase;
    std::string name;
    std::vector<std::uint32_t> concepts; // ascending
    Tids docs;                           // episodes
    std::vector<std::uint32_t> places;   // of a phrase: where it first stands in each of docs, in words
    Tids tids;                           // transactions; the same as docs unless they are sessions
    [[nodiscard]] int n() const { return int(tids.size()); }
};

struct Rule {
    std::uint32_t a = 0, b = kNone, y = 0; // X is a, or a and b
    int both = 0, withX = 0;
    double p = 1, used = 1, adjusted = 1; // Fisher's, the one for the false discovery rate, after adjusting
    double strength = 0;
    static constexpr std::uint32_t kNone = ~0U;
    [[nodiscard]] bool two() const { return b != kNone; }
};

template<class T>
bool meet(const std::vector<T> &a, const std::vector<T> &b)
{
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i == *j)
            return true;
        *i < *j ? ++i : ++j;
    }
    return false;
}

Tids common(const Tids &a, const Tids &b)
{
    Tids out;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    return out;
}

std::size_t commonCount(const Tids &a, const Tids &b)
{
    std::size_t n = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i == *j)
            ++n, ++i, ++j;
        else
            *i < *j ? ++i : ++j;
    }
    return n;
}

std::string shortened(std::string_view name)
{
    std::string shown = displayText(name.substr(0, 4 * kLongestName));
    for (char &c : shown) {
        if (c == '\n' || c == '\t')
            c = ' ';
    }
    if (shown.size() <= kLongestName)
        return shown;
    std::size_t end = kLongestName;
    while (end > 0 && (static_cast<unsigned char>(shown[end]) & 0xC0U) == 0x80U)
        --end;
    return shown.substr(0, end) + "…";
}

// --- words ---

std::string clause(const PatternItem &item)
{
    if (item.kind == "tag")
        return "it is tagged " + item.name;
    if (item.kind == "outcome") {
        // In a session several episodes have outcomes; this is the outcome of one that is tagged so.
        const std::size_t colon = item.name.rfind(": ");
        if (colon != std::string::npos)
            return "what is tagged " + item.name.substr(0, colon) + " has the outcome " + item.name.substr(colon + 2);
        return "its outcome is " + item.name;
    }
    if (item.kind == "sequence")
        return "it comes " + item.name;
    if (item.kind == "actor")
        return "its actor is " + item.name;
    if (item.kind == "entity")
        return "it names " + item.name;
    return "it says “" + item.name + "”";
}

class Miner {
public:
    Miner(std::span<const PatternInput> inputs, const PatternOptions &options, std::stop_token stop,
          const Progress &progress)
        : m_inputs(inputs), m_options(options), m_stop(std::move(stop)), m_progress(progress), m_log(inputs.size() + 1)
    {
    }

    Result<PatternResult> run()
    {
        const Error cancelled{Errc::Cancelled, "The search for patterns was stopped.", {}};
        makeTransactions();
        gatherLabels();
        if (m_options.usePhrases)
            gatherPhrases();
        if (m_stop.stop_requested())
            return cancelled;
        finishItems();
        countPairs();
        if (!m_stop.stop_requested() && m_options.maxConditions >= 2)
            countTriples();
        if (m_stop.stop_requested())
            return cancelled;
        judge();
        propose();
        if (m_stop.stop_requested())
            return cancelled;
        m_result.items = m_items.size();
        m_result.transactions = m_total;
        report(1, 1);
        return std::move(m_result);
    }

private:
    std::span<const PatternInput> m_inputs;
    const PatternOptions &m_options;
    std::stop_token m_stop;
    const Progress &m_progress;
    LogFactorials m_log;
    PatternResult m_result;
    std::chrono::steady_clock::time_point m_reported{};

    std::vector<Item> m_items;
    std::vector<std::uint32_t> m_transactionOf; // of an episode
    std::vector<std::uint32_t> m_textOf;        // of an episode: equal texts, equal numbers
    std::uint32_t m_total = 0;
    std::vector<std::vector<std::uint32_t>> m_rows; // items of a transaction, ascending
    struct Sizes {
        std::vector<std::uint8_t> stratum;     // of a transaction
        std::vector<int> totals;               // of a stratum
        std::vector<std::vector<int>> perItem; // filled when needed
    };
    std::array<Sizes, 3> m_sizes; // by labels, by phrases, by both
    std::vector<Rule> m_rules;    // first those that meet often enough, then the significant ones
    // Hypotheses by what they are about, each with the least p that it could reach.
    enum Class : std::size_t { Labels, Mixed, Phrases, Two, kClasses };
    std::array<std::vector<std::pair<double, std::uint64_t>>, kClasses> m_leastLogP;
    std::unordered_map<std::string, std::uint32_t> m_conceptNumbers;

    void report(std::uint64_t done, std::uint64_t total)
    {
        if (!m_progress)
            return;
        const auto now = std::chrono::steady_clock::now();
        if (done < total && now - m_reported < std::chrono::milliseconds(100))
            return;
        m_reported = now;
        m_progress(done, total);
    }

    void makeTransactions()
    {
        const std::size_t n = m_inputs.size();
        m_transactionOf.resize(n);
        m_textOf.resize(n);
        std::unordered_map<std::string_view, std::uint32_t> sessions, texts;
        for (std::size_t i = 0; i < n; ++i) {
            if (m_options.bySession && !m_inputs[i].session.empty()) {
                const auto [at, fresh] = sessions.emplace(m_inputs[i].session, m_total);
                m_transactionOf[i] = at->second;
                m_total += fresh;
            } else {
                m_transactionOf[i] = m_total++;
            }
            m_textOf[i] = texts.emplace(m_inputs[i].text, std::uint32_t(texts.size())).first->second;
        }
    }

    std::vector<std::uint32_t> conceptNumbers(const std::vector<std::string> &concepts)
    {
        std::vector<std::uint32_t> numbers;
        numbers.reserve(concepts.size());
        for (const std::string &c : concepts)
            numbers.push_back(m_conceptNumbers.emplace(c, std::uint32_t(m_conceptNumbers.size())).first->second);
        std::sort(numbers.begin(), numbers.end());
        return numbers;
    }

    // A regularity may span episodes: what comes right after an outcome, and before which other one of the session
    // ("after failed and before passed": what is done between a failure and the try that works). By episode.
    std::vector<std::vector<std::string>> sequencesOf() const
    {
        std::vector<std::vector<std::string>> out(m_inputs.size());
        if (!m_options.useOutcomes)
            return out;
        std::unordered_map<std::string_view, std::vector<std::uint32_t>> sessions;
        for (std::uint32_t d = 0; d < m_inputs.size(); ++d) {
            if (!m_inputs[d].session.empty())
                sessions[m_inputs[d].session].push_back(d);
        }
        for (auto &[session, docs] : sessions) {
            std::stable_sort(docs.begin(), docs.end(), [&](std::uint32_t i, std::uint32_t j) {
                const auto &p = m_inputs[i].created, &q = m_inputs[j].created;
                return p && q ? *p < *q : p.has_value() && !q.has_value();
            });
            // From the end: the next outcome after each place, and the next one that differs from that.
            std::string_view next, other;
            for (std::size_t i = docs.size(); i-- > 1;) {
                if (const std::string &before = m_inputs[docs[i - 1]].outcome; !before.empty()) {
                    const std::string_view ahead = next != before ? next : other;
                    out[docs[i]].push_back("after " + before);
                    if (!ahead.empty())
                        out[docs[i]].push_back("after " + before + " and before " + std::string(ahead));
                }
                if (const std::string &own = m_inputs[docs[i]].outcome; !own.empty() && own != next) {
                    other = next;
                    next = own;
                }
            }
        }
        return out;
    }

    // Tags, entities, outcomes and actors; a path also counts as its folders. In sessions an episode's tag together
    // with its outcome is an item too ("deploy failed"), since other episodes have other outcomes.
    void gatherLabels()
    {
        struct Label {
            std::vector<std::pair<std::uint32_t, const std::string *>> surfaces; // how often, how written
            Tids docs;
        };
        std::unordered_map<std::string, Label> labels; // kind, then the folded text
        struct Written {
            Label *label = nullptr;
            std::size_t surface = 0;
        };
        std::array<std::unordered_map<std::string, Written>, 6> written; // by kind; folding is the dear part
        const auto add = [&](ItemKind kind, const std::string &text, std::uint32_t doc) {
            if (text.empty())
                return;
            const auto [at, fresh] = written[std::size_t(kind)].try_emplace(text);
            Written &w = at->second;
            if (fresh) {
                std::string key(1, char('0' + int(kind)));
                key += foldedText(text);
                if (key.size() == 1)
                    return;
                w.label = &labels[std::move(key)];
                w.surface = w.label->surfaces.size();
                w.label->surfaces.emplace_back(0U, &at->first);
            }
            if (!w.label || (!w.label->docs.empty() && w.label->docs.back() == doc))
                return;
            w.label->docs.push_back(doc);
            ++w.label->surfaces[w.surface].first;
        };
        const std::vector<std::vector<std::string>> sequences = sequencesOf();
        for (std::uint32_t d = 0; d < m_inputs.size(); ++d) {
            if (d % 256 == 0) {
                if (m_stop.stop_requested())
                    return;
                report(d, m_inputs.size() * 4);
            }
            const PatternInput &in = m_inputs[d];
            if (m_options.useTags) {
                for (const std::string &tag : in.tags)
                    add(ItemKind::Tag, tag, d);
                if (m_options.bySession && m_options.useOutcomes && !in.outcome.empty()) {
                    for (const std::string &tag : in.tags)
                        add(ItemKind::Outcome, tag + ": " + in.outcome, d);
                }
            }
            if (m_options.useEntities) {
                std::set<std::string> folders;
                for (const std::string &entity : in.entities) {
                    add(ItemKind::Entity, entity, d);
                    for (std::string &folder : foldersOf(entity))
                        folders.insert(std::move(folder));
                }
                for (const std::string &folder : folders)
                    add(ItemKind::Entity, folder, d);
            }
            if (m_options.useOutcomes) {
                add(ItemKind::Outcome, in.outcome, d);
                for (const std::string &sequence : sequences[d])
                    add(ItemKind::Sequence, sequence, d);
            }
            add(ItemKind::Actor, in.actor, d);
        }
        std::vector<std::pair<std::string, Label>> sorted;
        for (auto &[key, label] : labels) {
            if (int(label.docs.size()) >= m_options.minSupport)
                sorted.emplace_back(key, std::move(label));
        }
        std::sort(sorted.begin(), sorted.end(), [](const auto &x, const auto &y) { return x.first < y.first; });
        for (auto &[key, label] : sorted) {
            Item item;
            item.kind = ItemKind(key[0] - '0');
            const auto best =
                std::max_element(label.surfaces.begin(), label.surfaces.end(), [](const auto &x, const auto &y) {
                    return std::pair(x.first, *y.second) < std::pair(y.first, *x.second);
                });
            item.name = shortened(*best->second);
            item.concepts = conceptNumbers(item.kind == ItemKind::Sequence ? sequenceConcepts(*best->second)
                                                                           : conceptsOf(*best->second));
            item.docs = std::move(label.docs);
            m_items.push_back(std::move(item));
        }
    }

    // Its outcomes, not the words that join them.
    static std::vector<std::string> sequenceConcepts(std::string_view name)
    {
        constexpr std::string_view kAfter = "after ", kBefore = " and before ";
        name.remove_prefix(kAfter.size());
        const auto before = name.find(kBefore);
        std::vector<std::string> out = conceptsOf(name.substr(0, before));
        if (before != std::string_view::npos) {
            for (std::string &one : conceptsOf(name.substr(before + kBefore.size())))
                out.push_back(std::move(one));
        }
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
    }

    void gatherPhrases()
    {
        std::vector<std::string_view> texts;
        texts.reserve(m_inputs.size());
        for (const PatternInput &in : m_inputs)
            texts.emplace_back(in.text);
        KeyPhraseOptions options;
        options.minDocs = std::uint32_t(std::max(2, m_options.minSupport));
        auto phrases = keyPhrases(texts, options, m_stop,
                                  [&](std::size_t done) { report(m_inputs.size() + done, m_inputs.size() * 4); });
        // A phrase that says what a label says is that label.
        std::set<std::vector<std::uint32_t>> known;
        for (const Item &item : m_items)
            known.insert(item.concepts);
        for (KeyPhrase &phrase : phrases) {
            Item item;
            item.name = shortened(phrase.name);
            item.concepts = conceptNumbers(phrase.concepts);
            item.docs = std::move(phrase.docs);
            item.places = std::move(phrase.places);
            if (!known.contains(item.concepts))
                m_items.push_back(std::move(item));
        }
    }

    void finishItems()
    {
        for (Item &item : m_items) {
            if (!m_options.bySession) {
                item.tids = item.docs;
                continue;
            }
            item.tids.reserve(item.docs.size());
            for (const std::uint32_t d : item.docs)
                item.tids.push_back(m_transactionOf[d]);
            std::sort(item.tids.begin(), item.tids.end());
            item.tids.erase(std::unique(item.tids.begin(), item.tids.end()), item.tids.end());
        }
        // In every transaction, or in too few: says nothing.
        std::erase_if(m_items,
                      [&](const Item &item) { return item.n() < m_options.minSupport || item.n() >= int(m_total); });
        std::stable_sort(m_items.begin(), m_items.end(), [](const Item &x, const Item &y) { return x.n() > y.n(); });
        // Frequent ones first; what would take too long is cut from the rare end.
        std::vector<std::uint32_t> sizes(m_total);
        std::uint64_t work = 0;
        std::size_t keep = 0;
        for (; keep < m_items.size() && work <= kPairWork; ++keep) {
            for (const std::uint32_t t : m_items[keep].tids)
                work += ++sizes[t];
        }
        m_result.leftOut = m_items.size() - keep;
        m_items.resize(keep);
        m_rows.assign(m_total, {});
        for (std::uint32_t i = 0; i < m_items.size(); ++i) {
            for (const std::uint32_t t : m_items[i].tids)
                m_rows[t].push_back(i);
        }
        stratify();
    }

    void stratify()
    {
        for (std::size_t which = 0; which < m_sizes.size(); ++which) {
            std::vector<std::uint32_t> size(m_total);
            for (const Item &item : m_items) {
                const bool phrase = item.kind == ItemKind::Phrase;
                if ((which == 0 && phrase) || (which == 1 && !phrase))
                    continue;
                for (const std::uint32_t t : item.tids)
                    ++size[t];
            }
            std::map<std::uint32_t, std::size_t> histogram;
            for (const std::uint32_t s : size)
                ++histogram[s];
            const std::size_t least = std::max(kStratumLeast, m_total / kStrata);
            std::map<std::uint32_t, std::uint8_t> of;
            std::uint8_t stratum = 0;
            std::size_t held = 0, left = m_total;
            for (const auto &[s, n] : histogram) {
                of[s] = stratum;
                held += n;
                left -= n;
                if (held >= least && left >= least) {
                    ++stratum;
                    held = 0;
                }
            }
            Sizes &sizes = m_sizes[which];
            sizes.stratum.resize(m_total);
            sizes.totals.assign(std::size_t(stratum) + 1, 0);
            for (std::uint32_t t = 0; t < m_total; ++t) {
                sizes.stratum[t] = of[size[t]];
                ++sizes.totals[sizes.stratum[t]];
            }
            sizes.perItem.assign(m_items.size(), {});
        }
    }

    const std::vector<int> &perStratum(Sizes &sizes, std::uint32_t item)
    {
        auto &counts = sizes.perItem[item];
        if (counts.empty())
            counts = perStratum(sizes, m_items[item].tids);
        return counts;
    }
    static std::vector<int> perStratum(const Sizes &sizes, const Tids &tids)
    {
        std::vector<int> counts(sizes.totals.size());
        for (const std::uint32_t t : tids)
            ++counts[sizes.stratum[t]];
        return counts;
    }

    double stratified(const Rule &rule)
    {
        bool phrase = m_items[rule.a].kind == ItemKind::Phrase, label = !phrase;
        for (const std::uint32_t i : {rule.b, rule.y}) {
            if (i == Rule::kNone)
                continue;
            const bool isPhrase = m_items[i].kind == ItemKind::Phrase;
            phrase = phrase || isPhrase;
            label = label || !isPhrase;
        }
        Sizes &sizes = m_sizes[phrase && label ? 2 : phrase ? 1 : 0];
        if (sizes.totals.size() < 2)
            return 0;
        const std::vector<int> x = rule.two() ? perStratum(sizes, common(m_items[rule.a].tids, m_items[rule.b].tids))
                                              : perStratum(sizes, rule.a);
        const std::vector<int> &y = perStratum(sizes, rule.y);
        std::vector<Stratum> strata;
        for (std::size_t s = 0; s < sizes.totals.size(); ++s)
            strata.push_back({x[s], y[s], sizes.totals[s]});
        return stratifiedGreater(m_log, rule.both, strata);
    }

    double greater(int both, int x, int y, int total) const
    {
        return total <= kExactUpTo ? fisherGreater(both, x, y, total) : m_log.greater(both, x, y, total);
    }

    bool oneThing(std::uint32_t x, std::uint32_t y) const { return meet(m_items[x].concepts, m_items[y].concepts); }

    bool good(int both, int withX, int withY) const
    {
        return both >= m_options.minSupport && double(both) >= m_options.minConfidence * withX - 1e-9 &&
               double(both) * m_total >= m_options.minLift * withX * double(withY) - 1e-9;
    }

    void countPairs()
    {
        // The hypotheses: that two items have to do with one another. The rules either way round are one test.
        std::array<std::map<int, std::uint64_t>, 2> margins; // of labels, of phrases
        for (const Item &item : m_items)
            ++margins[item.kind == ItemKind::Phrase][item.n()];
        const auto hypotheses = [&](Class which, int nx, int ny, std::uint64_t pairs) {
            const int less = std::min(nx, ny);
            if (pairs > 0 && (good(less, nx, ny) || good(less, ny, nx)))
                m_leastLogP[which].emplace_back(m_log.leastP(nx, ny, int(m_total)), pairs);
        };
        for (const bool phrases : {false, true}) {
            for (const auto &[nx, countX] : margins[phrases]) {
                for (const auto &[ny, countY] : margins[phrases]) {
                    if (ny >= nx)
                        hypotheses(phrases ? Phrases : Labels, nx, ny,
                                   nx == ny ? countX * (countX - 1) / 2 : countX * countY);
                }
                for (const auto &[ny, countY] : margins[1]) {
                    if (!phrases)
                        hypotheses(Mixed, nx, ny, countX * countY);
                }
                if (m_stop.stop_requested())
                    return;
            }
        }
        std::vector<std::uint32_t> counts(m_items.size()), touched, cursor(m_total);
        for (std::uint32_t a = 0; a < m_items.size(); ++a) {
            report(m_inputs.size() * 2 + m_inputs.size() * a / m_items.size(), m_inputs.size() * 4);
            touched.clear();
            std::uint64_t steps = 0;
            for (const std::uint32_t t : m_items[a].tids) {
                const auto &row = m_rows[t];
                const std::uint32_t from = ++cursor[t]; // row[from - 1] is a itself
                for (std::size_t i = from; i < row.size(); ++i) {
                    if (counts[row[i]]++ == 0)
                        touched.push_back(row[i]);
                }
                steps += row.size();
                if (steps > 1000000) {
                    steps = 0;
                    if (m_stop.stop_requested())
                        return;
                }
            }
            if (m_stop.stop_requested())
                return;
            for (const std::uint32_t b : touched) {
                const int both = int(counts[b]);
                counts[b] = 0;
                if (both < m_options.minSupport)
                    continue;
                for (const auto &[x, y] : {std::pair(a, b), std::pair(b, a)}) {
                    if (good(both, m_items[x].n(), m_items[y].n()) && !oneThing(x, y))
                        m_rules.push_back({.a = x, .y = y, .both = both, .withX = m_items[x].n()});
                }
            }
        }
    }

    void countTriples()
    {
        // By frequency alone, so that the choice says nothing about who meets whom.
        std::size_t n = std::min(m_items.size(), kTripleItems);
        for (; n >= 3; n = n * 3 / 4) {
            double work = 0;
            for (const auto &row : m_rows) {
                const double k = double(std::lower_bound(row.begin(), row.end(), std::uint32_t(n)) - row.begin());
                work += k * (k - 1) * (k - 2) / 6;
            }
            if (work <= double(kTripleWork))
                break;
        }
        if (n < 3)
            return;
        const auto two = [](std::size_t i, std::size_t j) { return j * (j - 1) / 2 + i; }; // i < j
        const auto three = [&](std::size_t i, std::size_t j, std::size_t k) {
            return k * (k - 1) * (k - 2) / 6 + two(i, j);
        };
        std::vector<std::uint32_t> pairs(n * (n - 1) / 2), triples(n * (n - 1) * (n - 2) / 6);
        for (std::uint32_t t = 0; t < m_total; ++t) {
            if (t % 1024 == 0) {
                if (m_stop.stop_requested())
                    return;
                report(m_inputs.size() * 3 + m_inputs.size() * t / m_total, m_inputs.size() * 4);
            }
            const auto &row = m_rows[t];
            for (std::size_t k = 1; k < row.size() && row[k] < n; ++k) {
                for (std::size_t j = 0; j < k; ++j) {
                    ++pairs[two(row[j], row[k])];
                    for (std::size_t i = 0; i < j; ++i)
                        ++triples[three(row[i], row[j], row[k])];
                }
            }
        }
        const auto pairOf = [&](std::size_t i, std::size_t j) { return int(pairs[i < j ? two(i, j) : two(j, i)]); };
        const double bound = std::log(m_options.q);
        std::map<int, std::uint64_t> least; // log p* in hundredths, rounded down: a little more is counted as tested
        for (std::uint32_t a = 0; a < n; ++a) {
            if (m_stop.stop_requested())
                return;
            for (std::uint32_t b = a + 1; b < n; ++b) {
                const int ab = pairOf(a, b);
                if (ab < m_options.minSupport || oneThing(a, b))
                    continue;
                const int na = m_items[a].n(), nb = m_items[b].n();
                if (ab == na || ab == nb)
                    continue; // one condition holds whenever the other does
                for (std::uint32_t c = 0; c < n; ++c) {
                    if (c == a || c == b)
                        continue;
                    const int ac = pairOf(a, c), bc = pairOf(b, c), nc = m_items[c].n();
                    const int most = std::min({ab, ac, bc});
                    if (!good(most, ab, nc))
                        continue;
                    const double p = std::max(
                        {m_log.leastP(ab, nc, int(m_total)), m_log.leastP(ab, ac, na), m_log.leastP(ab, bc, nb)});
                    if (p > bound || oneThing(a, c) || oneThing(b, c))
                        continue;
                    ++least[int(std::floor(p * 100))];
                    std::array<std::size_t, 3> s{a, b, c};
                    std::sort(s.begin(), s.end());
                    const int both = int(triples[three(s[0], s[1], s[2])]);
                    if (!good(both, ab, nc))
                        continue;
                    // The point probability is a lower bound of p: no need for the test itself.
                    if (std::max(m_log.hypergeometric(both, ab, ac, na), m_log.hypergeometric(both, ab, bc, nb)) >
                        bound)
                        continue;
                    Rule rule{.a = a, .b = b, .y = c, .both = both, .withX = ab};
                    rule.used = std::max(greater(both, ab, ac, na), greater(both, ab, bc, nb));
                    if (rule.used <= m_options.q)
                        m_rules.push_back(rule);
                }
            }
        }
        for (const auto &[p, count] : least)
            m_leastLogP[Two].emplace_back(p / 100.0, count);
    }

    Class classOf(const Rule &rule) const
    {
        if (rule.two())
            return Two;
        const int phrases =
            int(m_items[rule.a].kind == ItemKind::Phrase) + int(m_items[rule.y].kind == ItemKind::Phrase);
        return phrases == 0 ? Labels : phrases == 1 ? Mixed : Phrases;
    }

    // From rules that meet often enough to significant ones.
    void judge()
    {
        const auto classes =
            std::count_if(m_leastLogP.begin(), m_leastLogP.end(), [](const auto &c) { return !c.empty(); });
        const double share = m_options.q / double(std::max<std::ptrdiff_t>(1, classes));
        std::array<double, kClasses> tested{}, possible{};
        m_result.tested = 0;
        for (std::size_t c = 0; c < kClasses; ++c) {
            const std::uint64_t count = m_leastLogP[c].empty() ? 0 : testable(m_leastLogP[c], share);
            m_result.tested += count;
            tested[c] = double(std::max<std::uint64_t>(count, 1));
            possible[c] = std::log(share / tested[c]) + 0.02;
        }
        const double bound = std::log(m_options.q);
        std::map<std::array<int, 3>, double> known; // tables repeat
        std::erase_if(m_rules, [&](Rule &rule) {
            if (m_stop.stop_requested())
                return true;
            const int withY = m_items[rule.y].n();
            if (m_log.hypergeometric(rule.both, rule.withX, withY, int(m_total)) > bound)
                return true;
            if (!rule.two()) {
                rule.used = 0;
                if (m_log.leastP(rule.withX, withY, int(m_total)) > possible[classOf(rule)])
                    return true; // not among the tested
            }
            const auto [at, fresh] =
                known.try_emplace({rule.both, std::min(rule.withX, withY), std::max(rule.withX, withY)});
            if (fresh)
                at->second = greater(rule.both, rule.withX, withY, int(m_total));
            rule.p = at->second;
            rule.used = std::max(rule.used, rule.p);
            return rule.used > m_options.q;
        });
        std::erase_if(m_rules, [&](Rule &rule) {
            if (m_stop.stop_requested())
                return true;
            rule.used = std::max(rule.used, stratified(rule));
            return rule.used > m_options.q || !inManyTexts(rule);
        });
        for (Rule &rule : m_rules)
            rule.used = std::min(1.0, rule.used * double(classes) * tested[classOf(rule)] /
                                          double(std::max<std::uint64_t>(1, m_result.tested)));
        // A pair counts once, whichever way round it is put.
        const auto hypothesis = [](const Rule &r) {
            return r.two() ? std::array{r.a, r.b, r.y}
                           : std::array{std::min(r.a, r.y), std::max(r.a, r.y), Rule::kNone};
        };
        std::sort(m_rules.begin(), m_rules.end(), [&](const Rule &x, const Rule &y) {
            return x.used != y.used ? x.used < y.used : hypothesis(x) < hypothesis(y);
        });
        std::vector<double> p;
        std::vector<std::size_t> place(m_rules.size());
        for (std::size_t i = 0; i < m_rules.size(); ++i) {
            if (i == 0 || hypothesis(m_rules[i]) != hypothesis(m_rules[i - 1]))
                p.push_back(m_rules[i].used);
            place[i] = p.size() - 1;
        }
        const auto adjusted = benjaminiHochberg(p, m_result.tested);
        std::size_t kept = 0;
        for (; kept < m_rules.size() && adjusted[place[kept]] <= m_options.q; ++kept)
            m_rules[kept].adjusted = adjusted[place[kept]];
        m_rules.resize(kept);
        for (Rule &rule : m_rules) {
            // What is left of the lift when chance is against it, both ways.
            const int withY = m_items[rule.y].n();
            rule.strength = wilsonLower(rule.both, rule.withX) /
                            std::max(1e-9, wilsonUpper(withY - rule.both, int(m_total) - rule.withX));
        }
    }

    Tids withX(const Rule &rule) const
    {
        return rule.two() ? common(m_items[rule.a].tids, m_items[rule.b].tids) : m_items[rule.a].tids;
    }
    Tids withBoth(const Rule &rule) const { return common(withX(rule), m_items[rule.y].tids); }

    // Two phrases that stand within a few words of one another where both occur are one expression ("grocery" and
    // "store"): that they meet says nothing.
    bool oneExpression(std::uint32_t x, std::uint32_t y, int both) const
    {
        const Item &p = m_items[x], &q = m_items[y];
        if (p.kind != ItemKind::Phrase || q.kind != ItemKind::Phrase)
            return false;
        int beside = 0;
        for (std::size_t i = 0, j = 0; i < p.docs.size() && j < q.docs.size();) {
            if (p.docs[i] == q.docs[j]) {
                const std::uint32_t a = p.places[i++], b = q.places[j++];
                beside += (a > b ? a - b : b - a) <= kBeside;
            } else {
                p.docs[i] < q.docs[j] ? ++i : ++j;
            }
        }
        return beside * 2 >= both;
    }

    // Over phrases: support in different texts.
    bool inManyTexts(const Rule &rule) const
    {
        int phrases = 0;
        for (const std::uint32_t i : {rule.a, rule.b, rule.y})
            phrases += i != Rule::kNone && m_items[i].kind == ItemKind::Phrase;
        if (phrases == 0 || m_options.bySession)
            return true;
        std::unordered_set<std::uint32_t> texts;
        for (const std::uint32_t t : withBoth(rule)) {
            texts.insert(m_textOf[t]);
            if (int(texts.size()) >= m_options.minSupport)
                return true;
        }
        return false;
    }

    // --- what is shown ---

    PatternItem shown(std::uint32_t item) const { return {word(m_items[item].kind), m_items[item].name}; }

    PatternRule shown(const Rule &rule) const
    {
        PatternRule out;
        out.when.push_back(shown(rule.a));
        if (rule.two())
            out.when.push_back(shown(rule.b));
        out.then = shown(rule.y);
        out.both = rule.both;
        out.withX = rule.withX;
        out.withY = m_items[rule.y].n();
        out.total = int(m_total);
        out.confidence = double(rule.both) / rule.withX;
        out.lift = out.confidence * out.total / out.withY;
        out.p = rule.p;
        out.adjusted = rule.adjusted;
        out.text = fmt::format("When {}, then {}: {} of {} {}, lift {:.1f}.", ruleIf(out), ruleThen(out), out.both,
                               out.withX, m_options.bySession ? "sessions" : "episodes", out.lift);
        return out;
    }

    void addEpisodes(const Rule &rule, PatternRule &out) const
    {
        Tids x = withX(rule), both = common(x, m_items[rule.y].tids), counter;
        std::set_difference(x.begin(), x.end(), both.begin(), both.end(), std::back_inserter(counter));
        const auto put = [&](const Tids &tids, const std::vector<std::uint32_t> &items, std::vector<MemoryKey> &keys) {
            Tids docs;
            if (!m_options.bySession) {
                docs = tids;
            } else {
                // Of a session those episodes that hold one of the items.
                for (const std::uint32_t i : items) {
                    for (const std::uint32_t d : m_items[i].docs) {
                        if (std::binary_search(tids.begin(), tids.end(), m_transactionOf[d]))
                            docs.push_back(d);
                    }
                }
                std::sort(docs.begin(), docs.end());
                docs.erase(std::unique(docs.begin(), docs.end()), docs.end());
            }
            std::stable_sort(docs.begin(), docs.end(), [&](std::uint32_t i, std::uint32_t j) {
                const auto &p = m_inputs[i].created, &q = m_inputs[j].created;
                return p && q ? *p < *q : p.has_value() && !q.has_value();
            });
            for (const std::uint32_t d : docs)
                keys.push_back(m_inputs[d].key);
        };
        std::vector<std::uint32_t> items{rule.a};
        if (rule.two())
            items.push_back(rule.b);
        put(counter, items, out.counter);
        items.push_back(rule.y);
        put(both, items, out.evidence);
    }

    void propose()
    {
        // One condition first: two conditions have to show something else.
        std::sort(m_rules.begin(), m_rules.end(), [&](const Rule &x, const Rule &y) {
            if (x.two() != y.two())
                return !x.two();
            if (x.strength != y.strength)
                return x.strength > y.strength;
            if (m_items[x.y].kind != m_items[y.y].kind)
                return m_items[x.y].kind < m_items[y.y].kind;
            return std::tie(x.a, x.b, x.y) < std::tie(y.a, y.b, y.y);
        });
        if (m_rules.size() > kMostProposed)
            m_rules.resize(kMostProposed);

        struct Kept {
            const Rule *rule;
            Tids both;
        };
        std::vector<Kept> kept;
        std::map<std::pair<std::uint32_t, std::uint32_t>, const Rule *> pairs;
        for (const Rule &rule : m_rules) {
            if (!rule.two())
                pairs[{rule.a, rule.y}] = &rule;
        }
        const auto drop = [&](const Rule &rule, std::string reason) {
            m_result.dropped.push_back({shown(rule).text, std::move(reason)});
        };
        std::vector<std::pair<double, PatternRule>> chosen;
        for (const Rule &rule : m_rules) {
            if (m_stop.stop_requested())
                return;
            if (!rule.two()) {
                const auto mirror = pairs.find({rule.y, rule.a});
                if (mirror != pairs.end() && mirrorIsBetter(rule, *mirror->second)) {
                    drop(rule, fmt::format("shown the other way round: {}", shown(*mirror->second).text));
                    continue;
                }
            } else {
                const Rule *simple = nullptr;
                for (const std::uint32_t x : {rule.a, rule.b}) {
                    const auto found = pairs.find({x, rule.y});
                    if (found != pairs.end() && (!simple || double(found->second->both) / found->second->withX >
                                                                double(simple->both) / simple->withX))
                        simple = found->second;
                }
                if (simple && double(rule.both) / rule.withX < double(simple->both) / simple->withX + 0.1) {
                    drop(rule, fmt::format("the second condition adds next to nothing to: {}", shown(*simple).text));
                    continue;
                }
            }
            if (oneExpression(rule.a, rule.y, rule.both) ||
                (rule.two() &&
                 (oneExpression(rule.b, rule.y, rule.both) || oneExpression(rule.a, rule.b, rule.both)))) {
                drop(rule, "two parts of one expression: they stand side by side in most of these texts");
                continue;
            }
            Tids both = withBoth(rule);
            const Kept *same = nullptr;
            for (const Kept &k : kept) {
                const std::size_t small = std::min(k.both.size(), both.size()),
                                  large = std::max(k.both.size(), both.size());
                if (small * 10 < large * 8)
                    continue;
                const std::size_t shared = commonCount(k.both, both);
                if (shared * 10 >= (small + large - shared) * 8) {
                    same = &k;
                    break;
                }
            }
            if (same) {
                drop(rule, fmt::format("rests on the same {} as: {}", m_options.bySession ? "sessions" : "episodes",
                                       shown(*same->rule).text));
                continue;
            }
            if (int(kept.size()) >= m_options.maxRules) {
                drop(rule, fmt::format("beyond the {} strongest", m_options.maxRules));
                continue;
            }
            PatternRule out = shown(rule);
            out.p = fisherGreater(out.both, out.withX, out.withY, out.total);
            out.adjusted = std::max(out.adjusted, out.p);
            addEpisodes(rule, out);
            chosen.emplace_back(rule.strength, std::move(out));
            kept.push_back({&rule, std::move(both)});
        }
        std::stable_sort(chosen.begin(), chosen.end(), [](const auto &x, const auto &y) { return x.first > y.first; });
        for (auto &[strength, rule] : chosen)
            m_result.rules.push_back(std::move(rule));
    }

    // A rule and its mirror are shown once: as the one that foretells an outcome, since only that has the cases where
    // the outcome was another; as the one that says what is done at a point of a sequence; else as the surer one, and
    // of two equally sure ones as that which was met first.
    bool mirrorIsBetter(const Rule &rule, const Rule &mirror) const
    {
        const auto rank = [&](const Rule &r) {
            const ItemKind then = m_items[r.y].kind;
            return then == ItemKind::Outcome ? 2 : then == ItemKind::Sequence ? 0 : 1;
        };
        if (rank(rule) != rank(mirror))
            return rank(mirror) > rank(rule);
        return rule.withX != mirror.withX ? mirror.withX < rule.withX : mirror.a < rule.a;
    }
};

} // namespace

std::string ruleIf(const PatternRule &rule)
{
    std::string out;
    for (const PatternItem &item : rule.when)
        out += (out.empty() ? "" : " and ") + clause(item);
    return out;
}

std::string ruleThen(const PatternRule &rule)
{
    return clause(rule.then);
}

Result<PatternResult> minePatterns(std::span<const PatternInput> inputs, const PatternOptions &options,
                                   std::stop_token stop, const Progress &progress)
{
    if (options.minSupport < 2 || !(options.minConfidence > 0 && options.minConfidence <= 1) ||
        !(options.minLift >= 1) || !(options.q > 0 && options.q < 1) || options.maxConditions < 1 ||
        options.maxConditions > 2 || options.maxRules < 0)
        return Error{
            Errc::Invalid,
            "Patterns need a support of at least 2, a confidence in 0..1, a lift of at least 1, q in 0..1, one or "
            "two conditions and no negative number of rules.",
            {}};
    if (inputs.size() > std::size_t(std::numeric_limits<int>::max() / 2))
        return Error{Errc::Invalid, "There are too many episodes for one search.", {}};
    return Miner(inputs, options, std::move(stop), progress).run();
}

} // namespace credence
