// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Beliefs in doubt with what they lost and what came since, and beliefs that newer episodes seem to contradict.
#include <credence/recheck.h>

#include "audit/byhand.h"
#include "audit/walk.h"
#include "index/products.h"
#include "reflect/check.h"
#include "reflect/denials.h"
#include "store/withdrawal.h"

#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <unordered_map>

namespace credence {

namespace audit {

namespace {

// Of the likeness from which two episodes are about one thing: a belief is shorter and more general than what it is
// about, so half of that says that they are related.
constexpr double kRelated = 0.5;

Error recheckStopped()
{
    return {Errc::Cancelled, "Cancelled.", {}};
}

// Each belief is compared with each episode, and a million of both would take hours: so many pairs are looked at, and
// of a scope's episodes at least and at most so many, the newest.
constexpr std::size_t kPairs = 100'000'000, kFewest = 2000, kMost = 20'000;
constexpr std::size_t kJudged = 64; // by their words, for a belief, where there are more than is looked at

// Texts are embedded, and rows read, so many at a time: what is kept of them is less than what they are.
constexpr std::size_t kAtOnce = 256;

// What is compared of a memory.
struct Said {
    MemoryKey key;
    MemoryId id;
    std::string text;
    std::optional<Time> created;
};

Result<std::vector<Said>> saidBy(const Store &store, std::span<const MemoryKey> keys, const std::stop_token &stop)
{
    std::vector<Said> out;
    out.reserve(keys.size());
    for (std::size_t from = 0; from < keys.size(); from += kAtOnce) {
        auto rows = store.rows(keys.subspan(from, std::min(kAtOnce, keys.size() - from)), stop);
        if (!rows)
            return rows.error();
        for (Memory &row : *rows)
            out.push_back({row.key, std::move(row.id), std::move(row.text), row.created});
    }
    return out;
}

// An episode's likeness and place; the most alike first, of equals the older one.
using Alike = std::pair<double, std::size_t>;
bool moreAlike(const Alike &a, const Alike &b)
{
    return a.first > b.first || (a.first == b.first && a.second < b.second);
}

// The newest episodes of a scope with their vectors, in order of time; timeless ones are newer than nothing.
struct Episodes {
    std::vector<Said> rows;
    std::vector<Vector> vectors;
    std::vector<double> squares; // of the vectors' lengths
    std::shared_ptr<const Embedder> embedder;
    bool part = false; // there are more

    static Result<Episodes> of(const Store &store, const std::string &scope, std::shared_ptr<const Embedder> embedder,
                               std::vector<std::string> beliefs, const std::stop_token &stop)
    {
        Episodes out;
        const std::size_t most = std::clamp(kPairs / std::max<std::size_t>(1, beliefs.size()), kFewest, kMost);
        Query query;
        query.scopes = {scope};
        query.kinds = {Kind::Episode};
        query.statuses = {Status::Active};
        query.descending = true;
        query.limit = most + 1;
        auto keys = store.keys(query, stop);
        if (!keys)
            return keys.error();
        if (keys->size() > most) {
            out.part = true;
            keys->resize(most);
        }
        std::reverse(keys->begin(), keys->end());
        auto rows = saidBy(store, *keys, stop);
        if (!rows)
            return rows.error();
        out.rows = std::move(*rows);
        std::erase_if(out.rows, [](const Said &row) { return !row.created; });
        std::vector<std::string> texts;
        for (const Said &row : out.rows)
            texts.push_back(row.text);
        if (!embedder) {
            // By the weights of the scope's own texts: the names that all of them share count for little.
            std::vector<std::string> all = texts;
            std::move(beliefs.begin(), beliefs.end(), std::back_inserter(all));
            embedder = builtinEmbedder(CorpusWeights::of(all));
        }
        out.embedder = std::move(embedder);
        if (texts.empty())
            return out;
        auto vectors = out.embed(texts, stop);
        if (!vectors)
            return vectors.error();
        out.vectors = std::move(*vectors);
        for (const Vector &one : out.vectors)
            out.squares.push_back(index::dot(one.data(), one.data(), one.size()));
        return out;
    }

    [[nodiscard]] Result<std::vector<Vector>> embed(std::span<const std::string> texts,
                                                    const std::stop_token &stop) const
    {
        auto out = embedder->embed(texts, stop);
        if (out && out->size() != texts.size())
            return Error{Errc::Network, "The embedder gave another number of vectors than texts.", embedder->model()};
        return out;
    }

    // As similarity(), whose lengths are known.
    [[nodiscard]] double alike(const Vector &vector, double square, std::size_t place) const
    {
        const double both = square * squares[place];
        if (!(both > 0))
            return 0;
        return std::clamp(index::dot(vector.data(), vectors[place].data(), vector.size()) / std::sqrt(both), -1.0, 1.0);
    }
    // From this place on they are newer than a time.
    [[nodiscard]] std::size_t newerFrom(const std::optional<Time> &since) const
    {
        if (!since)
            return rows.size();
        return std::size_t(std::upper_bound(rows.begin(), rows.end(), *since,
                                            [](Time time, const Said &row) { return time < *row.created; }) -
                           rows.begin());
    }
    // Those that are at least as alike as two about one thing, in their order.
    [[nodiscard]] std::vector<Alike> related(std::span<const std::size_t> places, const Vector &vector) const
    {
        std::vector<Alike> out;
        if (vectors.empty() || vector.size() != vectors.front().size())
            return out;
        const double least = embedder->thresholds().cluster * kRelated;
        const double square = index::dot(vector.data(), vector.data(), vector.size());
        for (const std::size_t place : places) {
            if (const double likeness = alike(vector, square, place); likeness >= least)
                out.emplace_back(likeness, place);
        }
        return out;
    }
    // The most alike ones from a place on, of those that are about the same thing.
    [[nodiscard]] std::vector<Alike> mostAlike(std::size_t from, const Vector &vector, std::size_t most) const
    {
        std::vector<std::size_t> places(rows.size() - from);
        std::iota(places.begin(), places.end(), from);
        std::vector<Alike> out = related(places, vector);
        const std::size_t kept = std::min(most, out.size());
        std::partial_sort(out.begin(), out.begin() + std::ptrdiff_t(kept), out.end(), moreAlike);
        out.resize(kept);
        return out;
    }
};

// Of a lost memory: the entry that withdrew it.
struct Loss {
    std::string reason;
    std::optional<Time> at;
};
Result<Loss> lossOf(const Store &store, const Memory &memory)
{
    Loss out;
    if (memory.status == Status::Stale) { // it follows from others
        out.reason = "too little of what it rests on is left";
        return out;
    }
    const auto entry = store::lastWithdrawal(store, memory.key);
    if (!entry)
        return entry.error();
    if (*entry) {
        out.reason = (*entry)->reason;
        out.at = (*entry)->at;
    }
    return out;
}

// A stretch of a longer way: in thousandths, which only grow.
Progress stretch(const Progress &whole, std::uint64_t from, std::uint64_t to)
{
    if (!whole)
        return {};
    return [whole, from, to](std::uint64_t done, std::uint64_t total) {
        whole(from + (total > 0 ? (to - from) * std::min(done, total) / total : 0), 1000);
    };
}

std::vector<std::string> scopesToLookAt(const Store &store, const std::string &asked)
{
    if (!asked.empty())
        return {asked};
    std::vector<std::string> out;
    if (const auto scopes = store.scopes(Counting::No)) {
        for (const ScopeInfo &scope : *scopes)
            out.push_back(scope.id);
    }
    return out;
}

// Of the first so many, by the embedder of each one's scope.
Result<std::unordered_map<MemoryKey, Vector>> vectorsOf(std::span<const Memory> memories,
                                                        const std::map<std::string, Episodes> &episodesOf,
                                                        const std::stop_token &stop)
{
    memories = memories.first(std::min(kAtOnce, memories.size()));
    std::unordered_map<MemoryKey, Vector> out;
    for (const auto &[scope, episodes] : episodesOf) {
        std::vector<MemoryKey> keys;
        std::vector<std::string> texts;
        for (const Memory &memory : memories) {
            if (memory.scope == scope) {
                keys.push_back(memory.key);
                texts.push_back(memory.text);
            }
        }
        if (texts.empty())
            continue;
        auto vectors = episodes.embed(texts, stop);
        if (!vectors)
            return vectors.error();
        for (std::size_t i = 0; i < keys.size(); ++i)
            out.emplace(keys[i], std::move((*vectors)[i]));
    }
    return out;
}

// Which sources a belief has by a contradicting link.
Result<std::map<MemoryKey, std::vector<MemoryKey>>> contradicting(const Store &store, std::span<const MemoryKey> keys,
                                                                  const std::stop_token &stop)
{
    const auto links = store.evidence(keys, stop);
    if (!links)
        return links.error();
    std::map<MemoryKey, std::vector<MemoryKey>> out;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        for (const EvidenceLink &link : (*links)[i]) {
            if (link.role == Role::Contradicts && !link.dangling)
                out[keys[i]].push_back(link.source);
        }
    }
    return out;
}

} // namespace
} // namespace audit

// What memories lost, what is left of them and what came since; in their order, whatever their status.
static Result<std::vector<DoubtedBelief>> describeDoubts(const Store &store, std::vector<Memory> doubted,
                                                         const RecheckQuery &query, const std::stop_token &stop,
                                                         const Progress &progress, std::size_t &compared)
{
    std::vector<MemoryKey> keys;
    std::map<std::string, std::vector<std::string>> textsOf;
    for (const Memory &memory : doubted) {
        keys.push_back(memory.key);
        textsOf[memory.scope].push_back(memory.text);
    }
    const auto below = store.snapshotBelow(keys, stop);
    if (!below)
        return below.error();
    const Snapshot &s = **below;
    const auto against = audit::contradicting(store, keys, stop);
    if (!against)
        return against.error();
    std::map<std::string, audit::Episodes> episodesOf;
    for (const auto &[scope, texts] : textsOf) {
        if (query.newer == 0)
            break;
        auto episodes = audit::Episodes::of(store, scope, query.embedder, texts, stop);
        if (!episodes)
            return episodes.error();
        if (episodes->part)
            compared = compared == 0 ? episodes->rows.size() : std::min(compared, episodes->rows.size());
        episodesOf.emplace(scope, std::move(*episodes));
    }

    std::unordered_map<MemoryKey, audit::Loss> losses;
    std::unordered_map<MemoryKey, Vector> vectors; // of those that come next
    std::vector<DoubtedBelief> out;
    for (std::size_t number = 0; number < doubted.size(); ++number) {
        Memory &memory = doubted[number];
        if (stop.stop_requested())
            return audit::recheckStopped();
        if (progress)
            progress(out.size(), doubted.size());
        DoubtedBelief one;
        const Node n = s.find(memory.key);
        std::vector<MemoryKey> lost, left;
        if (n != kNoNode) {
            one.acknowledged = s.row(n).acknowledgedLost;
            audit::Walk seen(s);
            seen.begin();
            for (const Link &link : s.sources(n)) {
                if (!audit::carriesSupport(link.role) || link.node == kNoNode || !seen.mark(link.node))
                    continue;
                (isLost(s.row(link.node).status) ? lost : left).push_back(s.row(link.node).key);
            }
        }
        auto lostRows = store.rows(lost, stop);
        if (!lostRows)
            return lostRows.error();
        for (Memory &row : *lostRows) {
            auto known = losses.find(row.key);
            if (known == losses.end()) {
                auto loss = audit::lossOf(store, row);
                if (!loss)
                    return loss.error();
                known = losses.emplace(row.key, std::move(*loss)).first;
            }
            one.lost.push_back({row.key, row.id, row.status, row.text, known->second.reason, known->second.at});
        }
        auto leftRows = store.rows(left, stop);
        if (!leftRows)
            return leftRows.error();
        one.left = std::move(*leftRows);

        if (query.newer == 0) {
            one.memory = std::move(memory);
            out.push_back(std::move(one));
            continue;
        }
        if (number % audit::kAtOnce == 0) {
            auto next = audit::vectorsOf(std::span(doubted).subspan(number), episodesOf, stop);
            if (!next)
                return next.error();
            vectors = std::move(*next);
        }
        const audit::Episodes &episodes = episodesOf.at(memory.scope);
        for (const auto &[alike, place] :
             episodes.mostAlike(episodes.newerFrom(memory.created), vectors.at(memory.key), query.newer)) {
            const audit::Said &row = episodes.rows[place];
            const auto linked = against->find(memory.key);
            const bool denies = (linked != against->end() && std::find(linked->second.begin(), linked->second.end(),
                                                                       row.key) != linked->second.end()) ||
                                !reflecting::denial(memory.text, row.text).empty();
            one.newer.push_back({row.key, row.id, row.text, row.created, alike, denies});
        }
        one.memory = std::move(memory);
        out.push_back(std::move(one));
    }
    return out;
}

static Result<std::vector<DoubtedBelief>> doubtsOf(const Store &store, const RecheckQuery &query,
                                                   const std::stop_token &stop, const Progress &progress,
                                                   std::size_t &compared)
{
    std::vector<Memory> doubted;
    if (!query.id.value.empty()) {
        const auto key = store.find(query.id.value, query.scope);
        if (!key)
            return key.error();
        const MemoryKey keys[] = {*key};
        auto rows = store.rows(keys, stop);
        if (!rows)
            return rows.error();
        if (rows->empty() || (rows->front().status != Status::Suspect && rows->front().status != Status::Stale))
            return Error{Errc::Conflict, fmt::format("\"{}\" is not in doubt.", query.id.value),
                         store.info().path.string()};
        doubted = std::move(*rows);
    } else {
        Query ask;
        if (!query.scope.empty())
            ask.scopes = {query.scope};
        ask.kinds = {Kind::Reflection};
        ask.statuses = {Status::Suspect, Status::Stale};
        const auto keys = store.keys(ask, stop);
        if (!keys)
            return keys.error();
        auto rows = store.rows(*keys, stop);
        if (!rows)
            return rows.error();
        doubted = std::move(*rows);
    }
    std::stable_sort(doubted.begin(), doubted.end(), [](const Memory &a, const Memory &b) {
        if (a.status != b.status)
            return a.status == Status::Stale;
        const double x = a.importance.value_or(0.5), y = b.importance.value_or(0.5);
        return x != y ? x > y : a.key < b.key;
    });
    return describeDoubts(store, std::move(doubted), query, stop, progress, compared);
}

Result<std::vector<DoubtedBelief>> beliefsInDoubt(const Store &store, const RecheckQuery &query, std::stop_token stop,
                                                  const Progress &progress)
{
    std::size_t compared = 0;
    return doubtsOf(store, query, stop, progress, compared);
}

namespace audit {

namespace {

// The beliefs of a scope against its newer episodes. Which episodes are about a belief is known from their words, so
// that only these are judged, and only what is found among them needs a place among all that are alike.
class Against {
public:
    Against(const Store &store, const ContradictionQuery &query, const std::string &scope, const std::stop_token &stop,
            std::vector<Contradiction> &out)
        : m_store(store), m_query(query), m_scope(scope), m_stop(stop), m_out(out)
    {
    }

    // Of so many newest episodes, where there are more; else 0.
    [[nodiscard]] std::size_t compared() const { return m_episodes.part ? m_episodes.rows.size() : 0; }

    Result<void> find(const Progress &progress)
    {
        Query ask;
        ask.scopes = {m_scope};
        ask.kinds = {Kind::Reflection};
        ask.statuses = {Status::Active, Status::Suspect};
        const auto keys = m_store.keys(ask, m_stop);
        if (!keys)
            return keys.error();
        auto beliefs = saidBy(m_store, *keys, m_stop);
        if (!beliefs)
            return beliefs.error();
        m_beliefs = std::move(*beliefs);
        if (m_beliefs.empty())
            return {};
        std::vector<std::string> texts;
        for (const Said &belief : m_beliefs)
            texts.push_back(belief.text); // all of them: the weights of words don't hang on which one is asked for
        auto episodes = Episodes::of(m_store, m_scope, m_query.embedder, std::move(texts), m_stop);
        if (!episodes)
            return episodes.error();
        m_episodes = std::move(*episodes);
        for (const Said &episode : m_episodes.rows)
            m_denials.add(episode.text);
        auto against = contradicting(m_store, *keys, m_stop);
        if (!against)
            return against.error();
        m_against = std::move(*against);
        if (!m_against.empty()) {
            for (std::size_t place = 0; place < m_episodes.rows.size(); ++place)
                m_placeOf.emplace(m_episodes.rows[place].key, place);
        }
        std::vector<Asked> next;
        for (std::size_t i = 0; i < m_beliefs.size(); ++i) {
            if (m_stop.stop_requested())
                return recheckStopped();
            if (progress)
                progress(i, m_beliefs.size());
            if (m_query.belief && m_beliefs[i].key != m_query.belief)
                continue;
            if (Asked one = asked(i); !one.places.empty() || (m_query.linked && one.links))
                next.push_back(std::move(one));
            if (next.size() < kAtOnce)
                continue;
            if (auto done = judge(next); !done)
                return done;
        }
        return judge(next);
    }

private:
    struct Asked {
        std::size_t belief = 0;
        std::size_t from = 0;                                      // the first newer episode
        std::vector<std::size_t> places;                           // the newer episodes that may speak against it
        std::shared_ptr<const reflecting::Denials::Claim> claim{}; // of what it says
        const std::vector<MemoryKey> *links = nullptr;
    };

    Asked asked(std::size_t number)
    {
        const Said &belief = m_beliefs[number];
        Asked out;
        out.belief = number;
        out.from = m_episodes.newerFrom(belief.created);
        if (const auto links = m_against.find(belief.key); links != m_against.end())
            out.links = &links->second;
        if (out.from < m_episodes.rows.size()) {
            out.claim = m_denials.claim(belief.text);
            out.places = reflecting::Denials::about(*out.claim);
        }
        if (out.links) {
            for (const MemoryKey source : *out.links) {
                if (const auto place = m_placeOf.find(source); place != m_placeOf.end())
                    out.places.push_back(place->second);
            }
            std::sort(out.places.begin(), out.places.end());
            out.places.erase(std::unique(out.places.begin(), out.places.end()), out.places.end());
        }
        std::erase_if(out.places, [&](std::size_t place) {
            return place < out.from || (!m_query.linked && linked(out, m_episodes.rows[place].key));
        });
        return out;
    }

    static bool linked(const Asked &asked, MemoryKey episode)
    {
        return asked.links && std::find(asked.links->begin(), asked.links->end(), episode) != asked.links->end();
    }

    Result<void> judge(std::vector<Asked> &next)
    {
        std::vector<std::string> texts;
        texts.reserve(next.size());
        for (const Asked &one : next)
            texts.push_back(m_beliefs[one.belief].text);
        if (!texts.empty()) {
            const auto vectors = m_episodes.embed(texts, m_stop);
            if (!vectors)
                return vectors.error();
            for (std::size_t i = 0; i < next.size(); ++i) {
                if (m_stop.stop_requested())
                    return recheckStopped();
                if (auto done = judge(next[i], (*vectors)[i]); !done)
                    return done;
            }
        }
        next.clear();
        return {};
    }

    Result<void> judge(const Asked &asked, const Vector &vector)
    {
        std::vector<Alike> related = m_episodes.related(asked.places, vector);
        std::sort(related.begin(), related.end(), moreAlike);
        std::optional<Alike> last; // of those that are judged, where not all episodes are looked at
        std::size_t found = 0;
        const std::size_t before = m_out.size();
        for (const Alike &one : related) {
            if (found >= m_query.each)
                break;
            const Said &episode = m_episodes.rows[one.second];
            const bool byLink = linked(asked, episode.key);
            std::string why = m_denials.by(*asked.claim, one.second);
            if (why.empty() && byLink)
                why = kSaidByLink;
            if (why.empty())
                continue;
            // Where not all episodes are looked at, of those that are the most alike ones are enough.
            if (m_episodes.part) {
                if (!last)
                    last = lastJudged(asked.from, vector);
                if (moreAlike(*last, one))
                    break;
            }
            ++found;
            put(m_beliefs[asked.belief], episode, one.first, byLink, std::move(why));
        }
        return m_query.linked && asked.links ? elsewhere(asked, vector, before) : Result<void>();
    }

    [[nodiscard]] Alike lastJudged(std::size_t from, const Vector &vector) const
    {
        const std::vector<Alike> judged = m_episodes.mostAlike(from, vector, kJudged);
        return judged.size() < kJudged ? Alike(-2, 0) : judged.back();
    }

    void put(const Said &belief, const Said &episode, double alike, bool byLink, std::string why)
    {
        Contradiction one;
        one.belief = belief.key;
        one.episode = episode.key;
        one.beliefId = belief.id;
        one.episodeId = episode.id;
        one.beliefText = belief.text;
        one.episodeText = episode.text;
        one.at = episode.created;
        one.similarity = alike;
        one.linked = byLink;
        one.reason = std::move(why);
        m_out.push_back(std::move(one));
    }

    // A link may join what is not alike, and what came before the episodes that were compared.
    Result<void> elsewhere(const Asked &asked, const Vector &vector, std::size_t before)
    {
        const Said &belief = m_beliefs[asked.belief];
        std::vector<MemoryKey> others;
        for (const MemoryKey key : *asked.links) {
            const bool listed = std::any_of(m_out.begin() + std::ptrdiff_t(before), m_out.end(),
                                            [&](const Contradiction &one) { return one.episode == key; });
            if (!listed && std::find(others.begin(), others.end(), key) == others.end())
                others.push_back(key);
        }
        auto rows = m_store.rows(others, m_stop);
        if (!rows)
            return rows.error();
        std::erase_if(*rows, [&](const Memory &row) {
            return row.kind != Kind::Episode || row.status != Status::Active || row.scope != m_scope || !row.created ||
                   !belief.created || *row.created <= *belief.created;
        });
        std::stable_sort(rows->begin(), rows->end(), [](const Memory &a, const Memory &b) {
            return std::pair(*a.created, a.key) < std::pair(*b.created, b.key);
        });
        if (rows->empty())
            return {};
        std::vector<std::string> texts;
        for (const Memory &row : *rows)
            texts.push_back(row.text);
        const auto vectors = m_episodes.embed(texts, m_stop);
        if (!vectors)
            return vectors.error();
        for (std::size_t i = 0; i < rows->size(); ++i) {
            Memory &row = (*rows)[i];
            const Said episode{row.key, std::move(row.id), std::move(row.text), row.created};
            put(belief, episode, similarity(vector, (*vectors)[i]), true, kSaidByLink);
        }
        return {};
    }

    static constexpr const char *kSaidByLink = "a link says so";

    const Store &m_store;
    const ContradictionQuery &m_query;
    const std::string &m_scope;
    const std::stop_token &m_stop;
    std::vector<Contradiction> &m_out;
    std::vector<Said> m_beliefs;
    Episodes m_episodes;
    std::map<MemoryKey, std::vector<MemoryKey>> m_against;
    std::unordered_map<MemoryKey, std::size_t> m_placeOf; // of the episodes, where there are links
    reflecting::Denials m_denials;
};

} // namespace
} // namespace audit

// `compared`: where a scope has more episodes than were compared, the fewest of any such scope; else left as it is.
static Result<std::vector<Contradiction>> contradictionsAmong(const Store &store, const ContradictionQuery &query,
                                                              const std::stop_token &stop, const Progress &progress,
                                                              std::size_t &compared)
{
    std::vector<Contradiction> out;
    const std::vector<std::string> scopes = audit::scopesToLookAt(store, query.scope);
    for (std::size_t i = 0; i < scopes.size(); ++i) {
        audit::Against against(store, query, scopes[i], stop, out);
        if (auto done =
                against.find(audit::stretch(progress, 1000 * i / scopes.size(), 1000 * (i + 1) / scopes.size()));
            !done)
            return done.error();
        if (against.compared() > 0)
            compared = compared == 0 ? against.compared() : std::min(compared, against.compared());
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Contradiction &a, const Contradiction &b) { return a.similarity > b.similarity; });
    return out;
}

Result<std::vector<Contradiction>> contradictions(const Store &store, const ContradictionQuery &query,
                                                  std::stop_token stop, const Progress &progress)
{
    std::size_t compared = 0;
    return contradictionsAmong(store, query, stop, progress, compared);
}

Result<Doubts> doubts(const Store &store, const RecheckQuery &query, std::stop_token stop, const Progress &progress)
{
    Doubts out;
    // By far the most of the time goes into the second part.
    auto beliefs =
        doubtsOf(store, query, stop, audit::stretch(progress, 0, query.contradictions ? 300 : 1000), out.compared);
    if (!beliefs)
        return beliefs.error();
    out.beliefs = std::move(*beliefs);
    if (!query.contradictions)
        return out;
    ContradictionQuery against;
    against.scope = query.scope;
    against.linked = true;
    against.embedder = query.embedder;
    if (!query.id.value.empty()) {
        const auto key = store.find(query.id.value, query.scope);
        if (!key)
            return key.error();
        against.belief = *key;
    }
    auto found = contradictionsAmong(store, against, stop, audit::stretch(progress, 300, 1000), out.compared);
    if (!found)
        return found.error();
    out.contradictions = std::move(*found);
    return out;
}

Result<std::vector<CorrectionSource>> correctionSources(const Store &store, MemoryKey belief, std::stop_token stop)
{
    const MemoryKey keys[] = {belief};
    auto rows = store.rows(keys, stop);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{Errc::NotFound, "The memory is not in the store any more.", store.info().path.string()};
    const std::string scope = rows->front().scope;
    std::size_t compared = 0;
    const auto described = describeDoubts(store, std::move(*rows), {}, stop, {}, compared);
    if (!described)
        return described.error();
    const DoubtedBelief &one = described->front();
    std::vector<CorrectionSource> out;
    for (const Memory &left : one.left)
        out.push_back({left, true, "it rests on this already"});
    const auto listed = [&](MemoryKey key) {
        return std::any_of(out.begin(), out.end(), [&](const CorrectionSource &s) { return s.memory.key == key; });
    };
    ContradictionQuery against;
    against.scope = scope;
    against.belief = belief;
    against.linked = true;
    const auto denied = contradictions(store, against, stop);
    if (!denied)
        return denied.error();
    std::vector<std::pair<MemoryKey, std::string>> more;
    for (const Contradiction &contradiction : *denied)
        more.emplace_back(contradiction.episode, "speaks against it: " + contradiction.reason);
    for (const NewerEpisode &newer : one.newer)
        more.emplace_back(newer.key, newer.contradicts ? "speaks against it" : std::string());
    for (const auto &[key, why] : more) {
        if (listed(key))
            continue;
        const MemoryKey single[] = {key};
        auto row = store.rows(single, stop);
        if (!row)
            return row.error();
        if (!row->empty())
            out.push_back({std::move(row->front()), !why.empty(), why.empty() ? "newer and related" : why});
    }
    return out;
}

Result<LedgerNumber> proposeCorrection(Store &store, const Correction &correction, const Cause &cause,
                                       std::stop_token stop)
{
    const std::string where = store.info().path.string();
    const MemoryKey keys[] = {correction.belief};
    const auto rows = store.rows(keys, stop);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{Errc::NotFound, "The memory is not in the store any more.", where};
    const Memory &old = rows->front();
    if (old.kind != Kind::Reflection ||
        (old.status != Status::Active && old.status != Status::Suspect && old.status != Status::Stale))
        return Error{Errc::Invalid, "Only a belief that is active or in doubt can be corrected.", where};
    if (correction.text.find_first_not_of(" \t\r\n") == std::string::npos)
        return Error{Errc::Invalid, "The corrected text is empty.", where};
    if (foldedText(correction.text) == foldedText(old.text))
        return Error{Errc::Invalid, "The corrected text says the same as the belief.", where};
    std::vector<MemoryKey> evidence = correction.evidence;
    if (evidence.empty()) {
        const auto sources = correctionSources(store, correction.belief, stop);
        if (!sources)
            return sources.error();
        for (const CorrectionSource &source : *sources) {
            if (source.proposed)
                evidence.push_back(source.memory.key);
        }
    }
    std::sort(evidence.begin(), evidence.end());
    evidence.erase(std::unique(evidence.begin(), evidence.end()), evidence.end());
    const auto cited = store.rows(evidence, stop);
    if (!cited)
        return cited.error();
    if (cited->size() < std::size_t(kCitationFloor))
        return Error{Errc::Invalid,
                     fmt::format("The corrected text cites {} {}; the floor is {}.", cited->size(),
                                 cited->size() == 1 ? "memory" : "memories", kCitationFloor),
                     where};

    RunRecord run = audit::runByHand(old.scope);
    Candidate candidate;
    candidate.id = newUuid();
    candidate.action = Action::Supersede;
    candidate.scope = old.scope;
    candidate.text = correction.text;
    candidate.importance = old.importance;
    candidate.targets = {old.id};
    candidate.reason = cause.reason.empty() ? std::string("Corrected by hand.") : "Corrected by hand: " + cause.reason;
    candidate.run = run.id;
    for (const Memory &source : *cited) {
        CandidateEvidence one;
        one.id = source.id;
        candidate.evidence.push_back(std::move(one));
        run.selected.push_back(source.id);
    }
    run.candidates.push_back(std::move(candidate));
    run.proposed = 1;
    return store.queueRun(run, {}, cause);
}

namespace {

constexpr std::size_t kMostOffered = 200;

std::string withoutSpaceAround(const std::string &text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first == std::string::npos ? std::string()
                                      : text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

} // namespace

Result<std::vector<Replacement>> replacements(const Store &store, MemoryKey belief, const ReplacementQuery &query,
                                              std::stop_token stop)
{
    const MemoryKey keys[] = {belief};
    const auto rows = store.rows(keys, stop);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{Errc::NotFound, "The memory is not in the store any more.", store.info().path.string()};
    const Memory &old = rows->front();
    const std::string asked = withoutSpaceAround(query.text);

    Query ask;
    ask.scopes = {old.scope};
    ask.statuses = {Status::Active};
    ask.text = asked;
    ask.descending = true;
    // A belief takes a belief's place; an episode may be replaced by any memory, of which there may be very many.
    if (old.kind == Kind::Reflection)
        ask.kinds = {Kind::Reflection};
    else
        ask.limit = kMostOffered;
    auto found = store.keys(ask, stop);
    if (!found)
        return found.error();
    std::optional<MemoryKey> named;
    if (!asked.empty()) {
        if (const auto one = store.find(asked, old.scope)) {
            named = *one;
            if (std::find(found->begin(), found->end(), *one) == found->end())
                found->push_back(*one);
        }
    }
    const auto shape = store.snapshotAbove(keys, stop);
    if (!shape)
        return shape.error();
    const Node node = (*shape)->find(belief);
    std::vector<MemoryKey> barred{belief};
    if (node != kNoNode) {
        const Node nodes[] = {node};
        for (const Node above : dependents(**shape, nodes)) // they would lose their own support
            barred.push_back((*shape)->row(above).key);
    }
    std::erase_if(*found, [&](MemoryKey key) { return std::find(barred.begin(), barred.end(), key) != barred.end(); });
    auto offered = store.rows(*found, stop);
    if (!offered)
        return offered.error();
    std::erase_if(*offered, [&](const Memory &one) {
        return one.status != Status::Active || one.scope != old.scope ||
               (old.kind == Kind::Reflection && one.kind != Kind::Reflection);
    });
    std::vector<std::string> texts{old.text};
    for (const Memory &one : *offered)
        texts.push_back(one.text);
    std::shared_ptr<const Embedder> embedder =
        query.embedder ? query.embedder : builtinEmbedder(CorpusWeights::of(texts));
    const auto vectors = embedder->embed(texts, stop);
    if (!vectors)
        return vectors.error();
    if (vectors->size() != texts.size())
        return Error{Errc::Network, "The embedder gave another number of vectors than texts.", embedder->model()};
    const double related = embedder->thresholds().cluster * audit::kRelated;
    std::vector<Replacement> out;
    for (std::size_t i = 0; i < offered->size(); ++i) {
        Replacement one;
        one.similarity = similarity(vectors->front(), (*vectors)[i + 1]);
        one.related = one.similarity >= related;
        one.memory = std::move((*offered)[i]);
        one.newer = old.created && one.memory.created && *one.memory.created > *old.created;
        out.push_back(std::move(one));
    }
    const auto rank = [&](const Replacement &one) {
        return named && one.memory.key == *named ? 0 : one.related && one.newer ? 1 : one.related ? 2 : 3;
    };
    std::stable_sort(out.begin(), out.end(), [&](const Replacement &a, const Replacement &b) {
        const int x = rank(a), y = rank(b);
        return x != y ? x < y : a.similarity > b.similarity;
    });
    if (query.limit > 0 && out.size() > query.limit)
        out.resize(query.limit);
    return out;
}

} // namespace credence
