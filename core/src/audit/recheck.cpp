// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Beliefs in doubt with what they lost and what came since, and beliefs that newer episodes seem to contradict.
#include <credence/recheck.h>

#include "audit/byhand.h"
#include "audit/walk.h"
#include "index/products.h"
#include "reflect/check.h"
#include "store/withdrawal.h"

#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
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

// The newest episodes of a scope with their vectors, in order of time; timeless ones are newer than nothing.
struct Episodes {
    std::vector<Memory> rows;
    std::vector<Vector> vectors;
    std::vector<double> squares; // of the vectors' lengths
    std::shared_ptr<const Embedder> embedder;
    bool part = false; // there are more

    static Result<Episodes> of(const Store &store, const std::string &scope, std::shared_ptr<const Embedder> embedder,
                               const std::vector<std::string> &beliefs, const std::stop_token &stop)
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
        auto rows = store.rows(*keys, stop);
        if (!rows)
            return rows.error();
        std::vector<std::string> texts;
        for (Memory &row : *rows) {
            if (!row.created)
                continue;
            texts.push_back(row.text);
            out.rows.push_back(std::move(row));
        }
        if (!embedder) {
            // By the weights of the scope's own texts: the names that all of them share count for little.
            std::vector<std::string> all = texts;
            all.insert(all.end(), beliefs.begin(), beliefs.end());
            embedder = builtinEmbedder(CorpusWeights::of(all));
        }
        out.embedder = std::move(embedder);
        if (texts.empty())
            return out;
        auto vectors = out.embedder->embed(texts, stop);
        if (!vectors)
            return vectors.error();
        if (vectors->size() != texts.size())
            return Error{Errc::Network, "The embedder gave another number of vectors than texts.",
                         out.embedder->model()};
        out.vectors = std::move(*vectors);
        for (const Vector &one : out.vectors)
            out.squares.push_back(index::dot(one.data(), one.data(), one.size()));
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
    // Newer than a time and at least as alike as "about one thing", most alike first.
    [[nodiscard]] std::vector<std::pair<double, std::size_t>> newer(const std::optional<Time> &since,
                                                                    const Vector &vector, double share) const
    {
        std::vector<std::pair<double, std::size_t>> out;
        if (!since || vectors.empty() || vector.size() != vectors.front().size())
            return out;
        const double least = embedder->thresholds().cluster * share;
        const double square = index::dot(vector.data(), vector.data(), vector.size());
        const auto from = std::upper_bound(rows.begin(), rows.end(), *since,
                                           [](Time time, const Memory &row) { return time < *row.created; });
        for (auto i = std::size_t(from - rows.begin()); i < rows.size(); ++i) {
            if (const double likeness = alike(vector, square, i); likeness >= least)
                out.emplace_back(likeness, i);
        }
        std::sort(out.begin(), out.end(), [](const auto &a, const auto &b) {
            return a.first > b.first || (a.first == b.first && a.second < b.second);
        });
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
                                                         const Progress &progress)
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
        auto episodes = audit::Episodes::of(store, scope, query.embedder, texts, stop);
        if (!episodes)
            return episodes.error();
        episodesOf.emplace(scope, std::move(*episodes));
    }

    std::unordered_map<MemoryKey, audit::Loss> losses;
    std::vector<DoubtedBelief> out;
    for (Memory &memory : doubted) {
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

        const audit::Episodes &episodes = episodesOf.at(memory.scope);
        const std::string texts[] = {memory.text};
        const auto vector = episodes.embedder->embed(texts, stop);
        if (!vector)
            return vector.error();
        for (const auto &[alike, place] : episodes.newer(memory.created, vector->front(), audit::kRelated)) {
            if (one.newer.size() >= query.newer)
                break;
            const Memory &row = episodes.rows[place];
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

Result<std::vector<DoubtedBelief>> beliefsInDoubt(const Store &store, const RecheckQuery &query, std::stop_token stop,
                                                  const Progress &progress)
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
    return describeDoubts(store, std::move(doubted), query, stop, progress);
}

// `part` becomes true where a scope has more episodes than were looked at.
static Result<std::vector<Contradiction>> contradictionsAmong(const Store &store, const ContradictionQuery &query,
                                                              const std::stop_token &stop, const Progress &progress,
                                                              bool &part)
{
    std::vector<Contradiction> out;
    for (const std::string &scope : audit::scopesToLookAt(store, query.scope)) {
        Query ask;
        ask.scopes = {scope};
        ask.kinds = {Kind::Reflection};
        ask.statuses = {Status::Active, Status::Suspect};
        const auto keys = store.keys(ask, stop);
        if (!keys)
            return keys.error();
        const auto beliefs = store.rows(*keys, stop);
        if (!beliefs)
            return beliefs.error();
        if (beliefs->empty())
            continue;
        std::vector<std::string> texts;
        for (const Memory &belief : *beliefs)
            texts.push_back(belief.text); // all of them: the weights of words don't hang on which one is asked for
        const auto episodes = audit::Episodes::of(store, scope, query.embedder, texts, stop);
        if (!episodes)
            return episodes.error();
        part = part || episodes->part;
        const auto vectors = episodes->embedder->embed(texts, stop);
        if (!vectors)
            return vectors.error();
        const auto against = audit::contradicting(store, *keys, stop);
        if (!against)
            return against.error();
        for (std::size_t i = 0; i < beliefs->size(); ++i) {
            if (stop.stop_requested())
                return audit::recheckStopped();
            if (progress)
                progress(i, beliefs->size());
            const Memory &belief = (*beliefs)[i];
            if (query.belief && belief.key != query.belief)
                continue;
            const auto links = against->find(belief.key);
            const std::size_t before = out.size();
            std::size_t found = 0, judged = 0;
            for (const auto &[alike, place] : episodes->newer(belief.created, (*vectors)[i], audit::kRelated)) {
                // Where not all episodes are looked at, of those that are the most alike ones are enough.
                if (found >= query.each || (episodes->part && judged++ >= audit::kJudged))
                    break;
                const Memory &episode = episodes->rows[place];
                const bool linked = links != against->end() && std::find(links->second.begin(), links->second.end(),
                                                                         episode.key) != links->second.end();
                if (linked && !query.linked)
                    continue;
                std::string why = reflecting::denial(belief.text, episode.text);
                if (why.empty() && linked)
                    why = "a link says so";
                if (why.empty())
                    continue;
                ++found;
                Contradiction one;
                one.belief = belief.key;
                one.episode = episode.key;
                one.beliefId = belief.id;
                one.episodeId = episode.id;
                one.beliefText = belief.text;
                one.episodeText = episode.text;
                one.at = episode.created;
                one.similarity = alike;
                one.linked = linked;
                one.reason = std::move(why);
                out.push_back(std::move(one));
            }
            // A link may join what is not alike, and what came before the episodes that were compared.
            if (query.linked && links != against->end()) {
                std::vector<MemoryKey> others;
                for (const MemoryKey key : links->second) {
                    const bool listed = std::any_of(out.begin() + std::ptrdiff_t(before), out.end(),
                                                    [&](const Contradiction &one) { return one.episode == key; });
                    if (!listed && std::find(others.begin(), others.end(), key) == others.end())
                        others.push_back(key);
                }
                auto rows = store.rows(others, stop);
                if (!rows)
                    return rows.error();
                std::erase_if(*rows, [&](const Memory &row) {
                    return row.kind != Kind::Episode || row.status != Status::Active || row.scope != scope ||
                           !row.created || !belief.created || *row.created <= *belief.created;
                });
                std::stable_sort(rows->begin(), rows->end(), [](const Memory &a, const Memory &b) {
                    return std::pair(*a.created, a.key) < std::pair(*b.created, b.key);
                });
                std::vector<std::string> said;
                for (const Memory &row : *rows)
                    said.push_back(row.text);
                const auto vectorsOf = said.empty() ? Result<std::vector<Vector>>(std::vector<Vector>())
                                                    : episodes->embedder->embed(said, stop);
                if (!vectorsOf)
                    return vectorsOf.error();
                for (std::size_t place = 0; place < rows->size(); ++place) {
                    const Memory &episode = (*rows)[place];
                    Contradiction one;
                    one.belief = belief.key;
                    one.episode = episode.key;
                    one.beliefId = belief.id;
                    one.episodeId = episode.id;
                    one.beliefText = belief.text;
                    one.episodeText = episode.text;
                    one.at = episode.created;
                    one.similarity = similarity((*vectors)[i], (*vectorsOf)[place]);
                    one.linked = true;
                    one.reason = "a link says so";
                    out.push_back(std::move(one));
                }
            }
        }
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Contradiction &a, const Contradiction &b) { return a.similarity > b.similarity; });
    return out;
}

Result<std::vector<Contradiction>> contradictions(const Store &store, const ContradictionQuery &query,
                                                  std::stop_token stop, const Progress &progress)
{
    bool part = false;
    return contradictionsAmong(store, query, stop, progress, part);
}

Result<Doubts> doubts(const Store &store, const RecheckQuery &query, std::stop_token stop, const Progress &progress)
{
    Doubts out;
    auto beliefs = beliefsInDoubt(store, query, stop, progress);
    if (!beliefs)
        return beliefs.error();
    out.beliefs = std::move(*beliefs);
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
    auto found = contradictionsAmong(store, against, stop, progress, out.part);
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
    const auto described = describeDoubts(store, std::move(*rows), {}, stop, {});
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
