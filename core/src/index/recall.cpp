// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/recall.h>

#include "index/products.h"
#include "index/tokens.h"
#include "index/vectors.h"
#include "reflect/check.h"
#include "util/resources.h"
#include "util/utf8.h"

#include <credence/grounding.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <unordered_set>

namespace credence {

namespace index {

namespace {

constexpr int kNeighbourhood = 2;       // places before and after
constexpr std::size_t kBehindShown = 3; // episodes named with a belief

const std::unordered_set<std::string> &recallStopwords()
{
    static const std::unordered_set<std::string> words = [] {
        std::unordered_set<std::string> out;
        const std::string_view text = resource("lexicons/stopwords.txt");
        std::size_t start = 0;
        while (start < text.size()) {
            const std::size_t end = std::min(text.find('\n', start), text.size());
            const std::string_view line = text.substr(start, end - start);
            start = end + 1;
            if (line.empty() || line.front() == '#' || line.front() == '[')
                continue;
            std::size_t at = 0;
            while (at < line.size()) {
                const std::size_t space = std::min(line.find(' ', at), line.size());
                if (space > at)
                    out.insert(foldedText(line.substr(at, space - at)));
                at = space + 1;
            }
        }
        // Of questions.
        for (const char *word : {"when", "which", "what", "who", "whom", "whose", "where", "why", "how", "did", "does",
                                 "do", "usually", "typically", "normally", "generally", "often"})
            out.insert(word);
        return out;
    }();
    return words;
}

std::string ftsPhrase(std::string_view word)
{
    std::string out = "\"";
    for (const char c : word) {
        if (c == '"')
            out += '"';
        if (c != '\0')
            out += c;
    }
    return out + '"';
}

// A question as FTS5 understands it.
struct WordQuery {
    std::string words;               // of memory_fts: any of them
    std::string trigrams;            // of memory_trigram
    std::vector<std::string> parts;  // too short for trigrams
    std::vector<std::string> folded; // all words, for names
};

WordQuery wordQuery(std::string_view question)
{
    WordQuery out;
    std::set<std::string> seen, grams;
    const auto any = [](std::string &to, const std::string &one) { to += (to.empty() ? "" : " OR ") + one; };
    const auto codePoints = [](std::string_view text) {
        std::vector<std::size_t> starts;
        for (std::size_t i = 0; i < text.size(); i += utf8::next(text, i).length)
            starts.push_back(i);
        starts.push_back(text.size());
        return starts;
    };
    forEachToken(question, [&](TokenKind kind, std::string_view token) {
        const std::string word(token);
        if (kind == TokenKind::Whole || !seen.insert(word).second)
            return; // its parts come by themselves
        if (kind == TokenKind::Run) {
            const auto starts = codePoints(word);
            const std::size_t letters = starts.size() - 1;
            if (letters < 3) {
                out.parts.push_back(word);
                return;
            }
            for (std::size_t i = 0; i + 3 < starts.size(); ++i) {
                const std::string gram = word.substr(starts[i], starts[i + 3] - starts[i]);
                if (grams.insert(gram).second)
                    any(out.trigrams, ftsPhrase(gram));
            }
            return;
        }
        out.folded.push_back(word);
        if (recallStopwords().contains(word))
            return;
        const bool ascii =
            std::all_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (ascii) {
            any(out.words, ftsPhrase(word));
            return;
        }
        // Porter knows English alone: of other words the end may differ.
        const auto starts = codePoints(word);
        const std::size_t letters = starts.size() - 1, kept = letters >= 6   ? letters - 2
                                                              : letters >= 4 ? letters - 1
                                                                             : letters;
        any(out.words, ftsPhrase(word.substr(0, starts[kept])) + "*");
    });
    return out;
}

// Each value's place between the least and the greatest; 0.5 where all are equal.
void normalise(std::vector<double> &values)
{
    if (values.empty())
        return;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double from = *low, width = *high - *low;
    for (double &value : values)
        value = width > 0 ? (value - from) / width : 0.5;
}

bool asked(RecallLayer layer, Kind kind)
{
    switch (layer) {
    case RecallLayer::Episodes:
        return kind != Kind::Reflection;
    case RecallLayer::Beliefs:
        return kind == Kind::Reflection;
    case RecallLayer::Auto:
    case RecallLayer::All:
        break;
    }
    return true;
}

std::optional<Time> timeOf(const std::optional<std::int64_t> &ms)
{
    return ms ? std::optional(Time(std::chrono::milliseconds(*ms))) : std::nullopt;
}

// Gathers one answer; everything it reads shows one state of the store.
class Gather {
public:
    Gather(const Store &store, VectorIndex &index, const std::string &question, const RecallOptions &options,
           std::stop_token stop)
        : m_store(store), m_index(index), m_options(options), m_stop(std::move(stop))
    {
        m_pool.question = question;
        m_pool.route = recallRoute(question, options.layer);
    }

    Result<RecallPool> run()
    {
        // The index is brought up to the store's state; a writer may have moved on since, which the next answer shows.
        if (auto fresh = m_index.refresh(m_store, m_stop, {}); !fresh)
            return fresh.error();
        m_pool.index = m_index.state();
        if (!m_pool.index.note.empty()) {
            m_pool.notes.push_back(m_pool.index.note);
            m_index.noteSeen();
        }
        auto query = m_index.embedder().embed(std::span(&m_pool.question, 1), m_stop);
        if (!query)
            return query.error();
        m_query = std::move(query->front());
        if (const double squares = dot(m_query.data(), m_query.data(), m_query.size()); squares > 0) {
            for (float &value : m_query)
                value = float(double(value) / std::sqrt(squares));
        }
        auto reader = store::RecallReader::begin(m_store, m_stop);
        if (!reader)
            return reader.error();
        m_reader = &*reader;
        const VectorIndex::View view(m_index);
        m_view = &view;
        if (auto scope = chooseScope(); !scope)
            return scope.error();
        if (m_options.now) {
            auto then = m_reader->statusesAt(*m_options.now);
            if (!then)
                return then.error();
            m_then = std::move(*then);
        }
        countSearched();
        if (m_pool.searched == 0 && m_options.layer == RecallLayer::Auto && m_pool.route.layer != RecallLayer::All) {
            m_pool.notes.push_back(m_pool.route.layer == RecallLayer::Beliefs
                                       ? "There is no belief to be recalled, so episodes are looked at."
                                       : "There is no episode to be recalled, so beliefs are looked at.");
            m_pool.route.layer = RecallLayer::All;
            countSearched();
        }
        for (const auto &step : {&Gather::words, &Gather::vectors, &Gather::neighbours, &Gather::details,
                                 &Gather::beliefs, &Gather::sessions}) {
            if (auto done = (this->*step)(); !done)
                return done.error();
            if (m_stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
        }
        finish();
        return std::move(m_pool);
    }

private:
    // The one that was asked for, else the only one that holds memories.
    Result<void> chooseScope()
    {
        m_pool.scope = m_options.scope;
        if (!m_options.scope.empty()) {
            m_scope = m_view->scope(m_options.scope);
            if (m_scope != 0)
                return {};
            const auto counts = m_store.counts(m_options.scope); // it may be there and hold nothing
            return counts ? Result<void>() : Result<void>(counts.error());
        }
        std::vector<std::size_t> memories(m_view->scopes().size() + 1, 0);
        for (const IndexItem &item : m_view->items())
            ++memories[item.scope];
        std::set<std::string> names;
        for (const auto &[name, id] : m_view->scopes()) {
            if (memories[id] == 0)
                continue;
            names.insert(name);
            m_pool.scope = name;
            m_scope = id;
        }
        if (names.size() < 2)
            return {};
        std::string all;
        for (const std::string &name : names)
            all += (all.empty() ? "" : ", ") + name;
        return Error{Errc::Invalid, fmt::format("Several scopes hold memories ({}); name one.", displayText(all)),
                     m_store.info().path.string()};
    }

    [[nodiscard]] Status statusOf(MemoryKey key, Status now) const
    {
        const auto then = m_then.find(key);
        return then == m_then.end() || now == Status::Erased ? now : then->second;
    }
    [[nodiscard]] bool may(const IndexItem &item) const
    {
        if (item.scope != m_scope || !asked(m_pool.route.layer, item.kind))
            return false;
        const Status status = m_then.empty() ? item.status : statusOf(item.key, item.status);
        if (status != Status::Active && status != Status::Suspect)
            return false;
        return !m_options.now || item.created == kNoTime || item.created <= m_options.now->time_since_epoch().count();
    }
    [[nodiscard]] bool may(MemoryKey key) const
    {
        const IndexItem *item = m_view->item(key);
        return item && may(*item);
    }

    void countSearched()
    {
        std::int64_t latest = kNoTime;
        m_pool.searched = 0;
        for (const IndexItem &item : m_view->items()) {
            if (item.scope == m_scope && item.status != Status::Erased)
                latest = std::max(latest, item.created);
            m_pool.searched += may(item) ? 1U : 0U;
        }
        m_pool.now = m_options.now ? *m_options.now : Time(std::chrono::milliseconds(latest == kNoTime ? 0 : latest));
    }

    RecallCandidate &at(MemoryKey key)
    {
        const auto [place, fresh] = m_place.try_emplace(key, m_pool.candidates.size());
        if (fresh) {
            m_pool.candidates.emplace_back();
            m_pool.candidates.back().key = key;
        }
        return m_pool.candidates[place->second];
    }

    Result<void> words()
    {
        m_words = wordQuery(m_pool.question);
        const auto eligible = [this](MemoryKey key) { return may(key); };
        std::vector<std::pair<MemoryKey, double>> list;
        for (const bool trigrams : {false, true}) {
            const auto found =
                m_reader->match(trigrams, trigrams ? m_words.trigrams : m_words.words, m_options.listed, eligible);
            if (!found)
                return found.error();
            list.insert(list.end(), found->begin(), found->end());
        }
        // Too short for either index: as good as the best there is, since it stands there as asked.
        double best = 1;
        for (const auto &[key, score] : list)
            best = std::max(best, score);
        for (const std::string &part : m_words.parts) {
            const auto found = m_reader->containing(m_pool.scope, part, m_options.listed, eligible);
            if (!found)
                return found.error();
            for (const MemoryKey key : *found)
                list.emplace_back(key, best);
        }
        std::map<MemoryKey, double> scores;
        for (const auto &[key, score] : list) {
            double &known = scores.try_emplace(key, score).first->second;
            known = std::max(known, score);
        }
        list.assign(scores.begin(), scores.end());
        std::stable_sort(list.begin(), list.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
        if (list.size() > m_options.listed)
            list.resize(m_options.listed);
        for (std::size_t i = 0; i < list.size(); ++i) {
            RecallCandidate &one = at(list[i].first);
            one.bm25 = list[i].second;
            one.bm25Rank = int(i) + 1;
        }
        if (m_words.words.empty() && m_words.trigrams.empty() && m_words.parts.empty())
            m_pool.notes.push_back("The question has no word that is searched for; only vectors answer it.");
        return {};
    }

    Result<void> vectors()
    {
        const auto list =
            m_view->nearest(m_query, m_options.listed, [this](const IndexItem &item) { return may(item); });
        int rank = 0;
        for (const auto &[place, alike] : list)
            at(m_view->items()[place].key).vectorRank = ++rank;
        for (const auto &[place, alike] : list)
            at(m_view->items()[place].key).similarity = alike;
        return {};
    }

    // Of each list, its scores between 0 and 1.
    [[nodiscard]] std::unordered_map<MemoryKey, double> base() const
    {
        std::unordered_map<MemoryKey, double> out;
        const auto add = [&](const auto &listed, const auto &value) {
            std::vector<double> values;
            std::vector<MemoryKey> keys;
            for (const RecallCandidate &one : m_pool.candidates) {
                if (!listed(one))
                    continue;
                keys.push_back(one.key);
                values.push_back(value(one));
            }
            normalise(values);
            for (std::size_t i = 0; i < keys.size(); ++i)
                out[keys[i]] += values[i] / 2;
        };
        add([](const RecallCandidate &one) { return one.bm25Rank > 0; },
            [](const RecallCandidate &one) { return one.bm25; });
        add([](const RecallCandidate &one) { return one.vectorRank > 0; },
            [](const RecallCandidate &one) { return one.similarity; });
        return out;
    }

    Result<void> neighbours()
    {
        m_base = base();
        if (m_scope == 0 || m_pool.route.layer == RecallLayer::Beliefs)
            return {};
        const auto &inTime = m_view->inTime(m_scope);
        std::unordered_map<MemoryKey, double> best;
        for (const auto &[key, value] : m_base) {
            const IndexItem *item = m_view->item(key);
            if (!item || item->kind != Kind::Episode)
                continue;
            for (int step = -kNeighbourhood; step <= kNeighbourhood; ++step) {
                const std::int64_t place = std::int64_t(item->place) + step;
                if (step == 0 || place < 0 || place >= std::int64_t(inTime.size()))
                    continue;
                const IndexItem &other = m_view->items()[inTime[std::size_t(place)]];
                const bool apart = item->session != 0 && other.session != 0 && item->session != other.session;
                if (apart || item->created == kNoTime || other.created == kNoTime || !may(other))
                    continue;
                double &known = best.try_emplace(other.key, 0.0).first->second;
                known = std::max(known, value * std::pow(0.5, std::abs(step) - 1));
            }
        }
        std::vector<std::pair<MemoryKey, double>> list(best.begin(), best.end());
        std::sort(list.begin(), list.end(), [](const auto &a, const auto &b) {
            return a.second > b.second || (a.second == b.second && a.first < b.first);
        });
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i >= m_options.listed && !m_place.contains(list[i].first))
                continue;
            RecallCandidate &one = at(list[i].first);
            one.neighbours = list[i].second;
            one.neighbourRank = i < m_options.listed ? int(i) + 1 : 0;
        }
        return {};
    }

    Result<void> details()
    {
        std::sort(m_pool.candidates.begin(), m_pool.candidates.end(),
                  [](const RecallCandidate &a, const RecallCandidate &b) { return a.key < b.key; });
        std::vector<MemoryKey> keys;
        for (const RecallCandidate &one : m_pool.candidates)
            keys.push_back(one.key);
        const auto rows = m_reader->details(keys);
        if (!rows)
            return rows.error();
        std::vector<RecallCandidate> known;
        std::size_t from = 0;
        for (const store::RecallDetail &row : *rows) {
            while (m_pool.candidates[from].key != row.key)
                ++from; // gone since the index was brought up to date
            RecallCandidate one = std::move(m_pool.candidates[from]);
            one.id = {row.id};
            one.kind = row.kind;
            one.shape = row.shape;
            one.status = statusOf(row.key, row.status);
            one.depth = row.depth;
            one.text = row.text;
            one.sourceRef = row.sourceRef;
            one.session = row.session;
            one.actor = row.actor;
            one.created = timeOf(row.created);
            one.accessed = timeOf(row.accessed ? row.accessed : row.created);
            one.hours = std::numeric_limits<double>::infinity();
            if (one.accessed)
                one.hours = std::max(0.0, double((m_pool.now - *one.accessed).count()) / 3'600'000.0);
            one.importanceSet = row.importance.has_value();
            one.importance = row.importance.value_or(0.5);
            one.approved = row.approved;
            one.namesActor = names(row.actor);
            // The vector list gave its own; the others are near at hand.
            if (one.vectorRank == 0) {
                if (const IndexItem *item = m_view->item(row.key); item && item->row != std::size_t(-1))
                    one.similarity = likeness(*item);
            }
            if (one.status != Status::Active && one.status != Status::Suspect)
                continue;
            if (m_options.approvedOnly && one.kind == Kind::Reflection && !one.approved)
                continue;
            known.push_back(std::move(one));
        }
        m_pool.candidates = std::move(known);
        return {};
    }

    [[nodiscard]] double likeness(const IndexItem &item) const
    {
        return m_query.size() == m_view->dimension() ? dot(m_view->vector(item), m_query.data(), m_query.size()) : 0;
    }

    // Whether the question has all words of a name.
    [[nodiscard]] bool names(const std::string &actor) const
    {
        std::size_t words = 0;
        bool all = true;
        forEachToken(actor, [&](TokenKind kind, std::string_view token) {
            if (kind == TokenKind::Whole)
                return;
            ++words;
            const bool here = kind == TokenKind::Run ? m_pool.question.find(token) != std::string::npos
                                                     : std::find(m_words.folded.begin(), m_words.folded.end(), token) !=
                                                           m_words.folded.end();
            all = all && here;
        });
        return words > 0 && all;
    }

    // Confidence, the episodes behind, and what contradicts.
    Result<void> beliefs()
    {
        std::vector<MemoryKey> keys;
        for (const RecallCandidate &one : m_pool.candidates) {
            if (one.kind == Kind::Reflection)
                keys.push_back(one.key);
        }
        if (keys.empty())
            return {};
        const auto below = m_reader->below(keys);
        if (!below)
            return below.error();
        const Snapshot &s = **below;
        std::vector<Node> nodes;
        nodes.reserve(keys.size());
        for (const MemoryKey key : keys)
            nodes.push_back(s.find(key));
        const std::vector<GroundingColumns> columns = groundingColumns(s, nodes);
        std::vector<MemoryKey> named;
        std::vector<std::pair<std::size_t, MemoryKey>> behind; // candidate and episode
        std::size_t place = 0;
        for (std::size_t i = 0; i < m_pool.candidates.size(); ++i) {
            RecallCandidate &one = m_pool.candidates[i];
            if (one.kind != Kind::Reflection)
                continue;
            const Node n = nodes[place];
            one.confidence = columns[place].confidence;
            ++place;
            if (n == kNoNode)
                continue;
            std::vector<std::pair<double, MemoryKey>> best;
            for (const Node leaf : leaves(s, n)) {
                const MemoryKey key = s.row(leaf).key;
                const IndexItem *item = m_view->item(key);
                ++one.behindCount;
                best.emplace_back(item && item->row != std::size_t(-1) ? likeness(*item) : 0, key);
            }
            std::sort(best.begin(), best.end(), [](const auto &a, const auto &b) {
                return a.first > b.first || (a.first == b.first && a.second < b.second);
            });
            for (std::size_t k = 0; k < best.size() && k < kBehindShown; ++k) {
                behind.emplace_back(i, best[k].second);
                named.push_back(best[k].second);
            }
        }
        const auto rows = m_reader->details(named);
        if (!rows)
            return rows.error();
        std::unordered_map<MemoryKey, std::string> ids;
        for (const store::RecallDetail &row : *rows)
            ids.emplace(row.key, row.id);
        for (const auto &[candidate, key] : behind) {
            if (const auto id = ids.find(key); id != ids.end())
                m_pool.candidates[candidate].behind.push_back({id->second});
        }
        return veto(s, keys, nodes);
    }

    // A newer, important episode that contradicts: by a link, or alike and denying.
    Result<void> veto(const Snapshot &s, const std::vector<MemoryKey> &keys, const std::vector<Node> &nodes)
    {
        struct Against {
            MemoryKey episode;
            bool linked = true;
            std::string reason;
        };
        std::map<MemoryKey, Against> against;
        const auto important = [&](double importance) { return importance >= m_options.vetoFrom - 1e-6; };
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (nodes[i] == kNoNode)
                continue;
            const std::int64_t since = s.row(nodes[i]).created;
            for (const Link &link : s.sources(nodes[i])) {
                if (link.role != Role::Contradicts || link.node == kNoNode)
                    continue;
                const NodeRow &row = s.row(link.node);
                const Status status = statusOf(row.key, row.status);
                if (row.kind != Kind::Episode || (status != Status::Active && status != Status::Suspect) ||
                    row.created == kNoTime || since == kNoTime || row.created <= since ||
                    !important(double(row.importance)))
                    continue;
                if (m_options.now && row.created > m_options.now->time_since_epoch().count())
                    continue;
                against.emplace(keys[i], Against{row.key, true, {}});
            }
        }
        // Holding a belief back without a link asks for more than offering it to a person does: nearly the same words.
        const double alike = m_index.embedder().thresholds().paraphrase;
        for (const RecallCandidate &belief : m_pool.candidates) {
            if (belief.kind != Kind::Reflection || against.contains(belief.key) || !belief.created)
                continue;
            const IndexItem *item = m_view->item(belief.key);
            if (!item || item->row == std::size_t(-1))
                continue;
            for (const RecallCandidate &episode : m_pool.candidates) {
                if (episode.kind != Kind::Episode || !episode.created || *episode.created <= *belief.created ||
                    !episode.importanceSet || !important(episode.importance))
                    continue;
                const IndexItem *other = m_view->item(episode.key);
                if (!other || other->row == std::size_t(-1) ||
                    dot(m_view->vector(*item), m_view->vector(*other), m_view->dimension()) < alike)
                    continue;
                if (auto why = reflecting::denial(belief.text, episode.text); !why.empty()) {
                    against.emplace(belief.key, Against{episode.key, false, std::move(why)});
                    break;
                }
            }
        }
        for (const MemoryKey counted : m_options.countHere)
            against.erase(counted);
        if (against.empty())
            return {};
        std::vector<RecallCandidate> left;
        for (RecallCandidate &one : m_pool.candidates) {
            const auto found = against.find(one.key);
            if (found == against.end()) {
                left.push_back(std::move(one));
                continue;
            }
            const MemoryKey episode[] = {found->second.episode};
            const auto rows = m_reader->details(episode);
            if (!rows)
                return rows.error();
            if (rows->empty()) {
                left.push_back(std::move(one));
                continue;
            }
            const store::RecallDetail &row = rows->front();
            RecallVeto veto;
            veto.belief = one.key;
            veto.episode = row.key;
            veto.beliefId = one.id;
            veto.episodeId = {row.id};
            veto.beliefText = one.text;
            veto.episodeText = row.text;
            veto.at = timeOf(row.created);
            veto.importance = row.importance.value_or(0.5);
            veto.linked = found->second.linked;
            veto.reason = fmt::format("A newer episode of importance {:.2g} contradicts it{}.", veto.importance,
                                      veto.linked ? std::string() : ": " + found->second.reason);
            veto.candidate = std::move(one);
            m_pool.vetoed.push_back(std::move(veto));
        }
        m_pool.candidates = std::move(left);
        return {};
    }

    Result<void> sessions()
    {
        std::unordered_map<std::string, double> sums;
        for (const RecallCandidate &one : m_pool.candidates) {
            if (const auto base = m_base.find(one.key); base != m_base.end() && !one.session.empty())
                sums[one.session] += base->second;
        }
        double most = 0;
        for (RecallCandidate &one : m_pool.candidates) {
            if (one.session.empty())
                continue;
            const auto own = m_base.find(one.key);
            one.sessionScore = sums[one.session] - (own == m_base.end() ? 0 : own->second);
            most = std::max(most, one.sessionScore);
        }
        if (most > 0) {
            for (RecallCandidate &one : m_pool.candidates)
                one.sessionScore = std::max(0.0, one.sessionScore / most);
        }
        return {};
    }

    void finish()
    {
        if (m_pool.candidates.empty() && m_pool.searched == 0)
            m_pool.notes.push_back("There is no active memory of that layer to be recalled.");
    }

    const Store &m_store;
    VectorIndex &m_index;
    const RecallOptions &m_options;
    std::stop_token m_stop;
    store::RecallReader *m_reader = nullptr;
    const VectorIndex::View *m_view = nullptr;
    std::uint32_t m_scope = 0;
    Vector m_query;
    WordQuery m_words;
    std::unordered_map<MemoryKey, Status> m_then;
    std::unordered_map<MemoryKey, std::size_t> m_place;
    std::unordered_map<MemoryKey, double> m_base;
    RecallPool m_pool;
};

} // namespace
} // namespace index

Result<RecallPool> gatherRecall(const Store &store, RecallIndex &index, const std::string &question,
                                const RecallOptions &options, std::stop_token stop)
{
    // There is one kind of index; the class in the header only hides it.
    return index::Gather(store, static_cast<index::VectorIndex &>(index), question, options, std::move(stop)).run();
}

std::optional<RecallWeights> recallPreset(std::string_view name)
{
    RecallWeights weights;
    if (name == "paper")
        return weights;
    if (name == "focused") {
        weights.preset = "focused";
        weights.recency = 0.1;
        weights.importance = 0.1;
        return weights;
    }
    if (name != "released")
        return std::nullopt;
    weights.preset = "released";
    weights.recency = 0.5;
    weights.importance = 2;
    weights.relevance = 3;
    weights.byRank = true;
    weights.decay = 0.99;
    return weights;
}

std::vector<RecallHit> rankRecall(const RecallPool &pool, const RecallWeights &w, std::size_t k, RecallLayer layer)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < pool.candidates.size(); ++i) {
        if (index::asked(layer, pool.candidates[i].kind))
            places.push_back(i);
    }
    const std::size_t n = places.size();
    const auto column = [&](const auto &value) {
        std::vector<double> out;
        out.reserve(n);
        for (const std::size_t place : places)
            out.push_back(value(pool.candidates[place]));
        return out;
    };
    // Raw recency, and the same without the share that all have in common, which would underflow for old stores.
    std::vector<double> recencyRaw(n), recency(n);
    if (w.byRank) {
        std::vector<std::size_t> order(n);
        for (std::size_t i = 0; i < n; ++i)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const auto &x = pool.candidates[places[a]].accessed, &y = pool.candidates[places[b]].accessed;
            return x && (!y || *x < *y); // timeless last
        });
        for (std::size_t rank = 0; rank < n; ++rank)
            recencyRaw[order[rank]] = std::pow(w.decay, double(rank + 1));
        recency = recencyRaw;
    } else {
        double least = std::numeric_limits<double>::infinity();
        for (const std::size_t place : places)
            least = std::min(least, pool.candidates[place].hours);
        for (std::size_t i = 0; i < n; ++i) {
            const double hours = pool.candidates[places[i]].hours;
            recencyRaw[i] = std::isinf(hours) ? 0 : std::pow(w.decay, hours);
            recency[i] = std::isinf(hours) ? 0 : std::pow(w.decay, hours - least);
        }
    }
    index::normalise(recency);
    auto importance = column([](const RecallCandidate &c) { return c.importance; });
    index::normalise(importance);
    std::array<std::vector<double>, 5> parts{column([](const RecallCandidate &c) { return c.bm25; }),
                                             column([](const RecallCandidate &c) { return c.similarity; }),
                                             column([](const RecallCandidate &c) { return c.neighbours; }),
                                             column([](const RecallCandidate &c) { return c.sessionScore; }),
                                             column([](const RecallCandidate &c) { return c.namesActor ? 1.0 : 0.0; })};
    const std::array<double, 5> shares{w.words, w.vectors, w.neighbours, w.session, w.actor};
    double all = 0;
    for (const double share : shares)
        all += share;
    std::vector<double> relevance(n, 0.0);
    for (std::size_t p = 0; p < parts.size(); ++p) {
        index::normalise(parts[p]);
        for (std::size_t i = 0; i < n && all > 0; ++i)
            relevance[i] += shares[p] / all * parts[p][i];
    }
    const std::vector<double> sums = relevance;
    index::normalise(relevance);

    std::vector<RecallHit> hits(n);
    for (std::size_t i = 0; i < n; ++i) {
        RecallHit &hit = hits[i];
        hit.candidate = places[i];
        hit.recency = recency[i];
        hit.importance = importance[i];
        hit.relevance = relevance[i];
        hit.recencyRaw = recencyRaw[i];
        for (std::size_t p = 0; p < parts.size(); ++p)
            hit.parts[p] = parts[p][i];
        for (std::size_t p = 0; p < parts.size() && all > 0; ++p)
            hit.shares[p] = shares[p] / all;
        hit.relevanceRaw = sums[i];
        hit.relevanceLeast = *std::min_element(sums.begin(), sums.end());
        hit.relevanceBest = *std::max_element(sums.begin(), sums.end());
        hit.confidence = pool.candidates[places[i]].confidence == Confidence::Low ? w.lowConfidence : 1.0;
        hit.score =
            (w.recency * hit.recency + w.importance * hit.importance + w.relevance * hit.relevance) * hit.confidence;
    }
    const auto better = [&](const RecallHit &a, const RecallHit &b) {
        if (a.score != b.score)
            return a.score > b.score;
        const RecallCandidate &x = pool.candidates[a.candidate], &y = pool.candidates[b.candidate];
        if (x.created != y.created)
            return x.created && (!y.created || *x.created > *y.created);
        return x.key < y.key;
    };
    const std::size_t kept = k == 0 ? n : std::min(k, n);
    std::partial_sort(hits.begin(), hits.begin() + std::ptrdiff_t(kept), hits.end(), better);
    hits.resize(kept);
    constexpr std::array kNames{"words", "vectors", "neighbours", "session", "actor"};
    for (RecallHit &hit : hits) {
        std::string made, products;
        for (std::size_t p = 0; p < parts.size(); ++p) {
            if (hit.shares[p] <= 0)
                continue;
            const char *plus = made.empty() ? "" : " + ";
            made += fmt::format("{}{} {:.2f} × {:.2f}", plus, kNames[p], hit.shares[p], hit.parts[p]);
            products += fmt::format("{}{:.3f}", plus, hit.shares[p] * hit.parts[p]);
        }
        const double sum = w.recency * hit.recency + w.importance * hit.importance + w.relevance * hit.relevance;
        hit.explanation = fmt::format(
            "recency {:.2f} × {:.2f} + importance {:.2f} × {:.2f} + relevance {:.2f} × {:.2f} = {:.3f} + {:.3f} + "
            "{:.3f} = {:.2f}",
            w.recency, hit.recency, w.importance, hit.importance, w.relevance, hit.relevance, w.recency * hit.recency,
            w.importance * hit.importance, w.relevance * hit.relevance, sum);
        if (hit.confidence != 1.0)
            hit.explanation += fmt::format(", times {:.2f} for low confidence = {:.2f}", hit.confidence, hit.score);
        if (!made.empty())
            hit.explanation +=
                fmt::format("\nrelevance: {} = {} = {:.3f}; {}", made, products, hit.relevanceRaw,
                            hit.relevanceBest > hit.relevanceLeast
                                ? fmt::format("from {:.3f} (the least here) to {:.3f} (the best) that "
                                              "counts {:.2f}",
                                              hit.relevanceLeast, hit.relevanceBest, hit.relevance)
                                : fmt::format("all have the same here, which counts {:.2f}", hit.relevance));
    }
    return hits;
}

std::vector<RecallMove> compareRecall(const RecallPool &pool, const RecallWeights &before, const RecallWeights &after,
                                      std::size_t k)
{
    std::vector<RecallMove> moves;
    std::unordered_map<std::size_t, std::size_t> known;
    int place = 0;
    for (const RecallHit &hit : rankRecall(pool, before, k)) {
        known.emplace(hit.candidate, moves.size());
        moves.push_back({hit.candidate, ++place, 0});
    }
    place = 0;
    for (const RecallHit &hit : rankRecall(pool, after, k)) {
        ++place;
        if (const auto one = known.find(hit.candidate); one != known.end())
            moves[one->second].after = place;
        else
            moves.push_back({hit.candidate, 0, place});
    }
    return moves;
}

} // namespace credence
