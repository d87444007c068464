// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Beliefs in doubt with what they lost and what came since, and beliefs that newer episodes seem to contradict.
#include <credence/recheck.h>

#include "audit/walk.h"
#include "reflect/check.h"

#include <fmt/format.h>

#include <algorithm>
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

// The episodes of a scope with their vectors, in order of time; timeless ones are newer than nothing.
struct Episodes {
    std::vector<Memory> rows;
    std::vector<Vector> vectors;
    std::shared_ptr<const Embedder> embedder;

    static Result<Episodes> of(const Store &store, const std::string &scope, std::shared_ptr<const Embedder> embedder,
                               const std::vector<std::string> &beliefs, const std::stop_token &stop)
    {
        Episodes out;
        Query query;
        query.scopes = {scope};
        query.kinds = {Kind::Episode};
        query.statuses = {Status::Active};
        const auto keys = store.keys(query, stop);
        if (!keys)
            return keys.error();
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
        return out;
    }

    // Newer than a time and at least as alike as "about one thing", most alike first.
    [[nodiscard]] std::vector<std::pair<double, std::size_t>> newer(const std::optional<Time> &since,
                                                                    const Vector &vector, double share) const
    {
        std::vector<std::pair<double, std::size_t>> out;
        if (!since)
            return out;
        const double least = embedder->thresholds().cluster * share;
        const auto from = std::upper_bound(rows.begin(), rows.end(), *since,
                                           [](Time time, const Memory &row) { return time < *row.created; });
        for (auto i = std::size_t(from - rows.begin()); i < rows.size(); ++i) {
            if (const double alike = similarity(vector, vectors[i]); alike >= least)
                out.emplace_back(alike, i);
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
    const auto entries = store.history(memory.key);
    if (!entries)
        return entries.error();
    for (const LedgerEntry &entry : *entries) {
        if (entry.kind == "retract" || entry.kind == "supersede" || entry.kind == "erase" || entry.kind == "commit" ||
            entry.kind == "undo" || entry.kind == "redo") {
            out.reason = entry.reason;
            out.at = entry.time;
            break;
        }
    }
    return out;
}

std::vector<std::string> scopesToLookAt(const Store &store, const std::string &asked)
{
    if (!asked.empty())
        return {asked};
    std::vector<std::string> out;
    if (const auto scopes = store.scopes()) {
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

Result<std::vector<Contradiction>> contradictions(const Store &store, const ContradictionQuery &query,
                                                  std::stop_token stop, const Progress &progress)
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
            texts.push_back(belief.text);
        const auto episodes = audit::Episodes::of(store, scope, query.embedder, texts, stop);
        if (!episodes)
            return episodes.error();
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
            const auto links = against->find(belief.key);
            std::size_t found = 0;
            for (const auto &[alike, place] : episodes->newer(belief.created, (*vectors)[i], audit::kRelated)) {
                if (found >= query.each)
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
            // A link may join what is not alike.
            if (query.linked && links != against->end()) {
                for (const Memory &episode : episodes->rows) {
                    const bool listed = std::any_of(out.begin(), out.end(), [&](const Contradiction &one) {
                        return one.belief == belief.key && one.episode == episode.key;
                    });
                    if (listed || !belief.created || *episode.created <= *belief.created ||
                        std::find(links->second.begin(), links->second.end(), episode.key) == links->second.end())
                        continue;
                    Contradiction one;
                    one.belief = belief.key;
                    one.episode = episode.key;
                    one.beliefId = belief.id;
                    one.episodeId = episode.id;
                    one.beliefText = belief.text;
                    one.episodeText = episode.text;
                    one.at = episode.created;
                    one.similarity =
                        similarity((*vectors)[i], episodes->vectors[std::size_t(&episode - episodes->rows.data())]);
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

} // namespace credence
