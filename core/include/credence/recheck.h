// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Recheck: beliefs in doubt (suspect or stale) with what they lost and what came since, what a person makes of them,
// and beliefs that newer episodes seem to contradict. Ownership: values. Thread safety: functions may run on any
// thread; all block on disk: not on a GUI thread. Errors: those of Store; what changes something needs Cause::who and a
// listed channel (invariant 4), else Invalid.
#pragma once

#include <credence/embed.h>
#include <credence/export.h>
#include <credence/store.h>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

struct LostSource {
    MemoryKey key;
    MemoryId id;
    Status status = Status::Retracted; // retracted, superseded, stale or erased
    std::string text;                  // empty when erased
    std::string reason;                // that a person gave for it, where the ledger has one
    std::optional<Time> at;            // when it was lost, where the ledger knows
};

struct NewerEpisode {
    MemoryKey key;
    MemoryId id;
    std::string text;
    std::optional<Time> created;
    double similarity = 0;    // to the belief
    bool contradicts = false; // by a link, or alike with negation or another value
};

struct DoubtedBelief {
    Memory memory; // suspect or stale
    std::vector<LostSource> lost{};
    std::vector<Memory> left{};        // direct sources that are not lost, by ordinal
    int acknowledged = 0;              // losses that an earlier recheck accepted
    std::vector<NewerEpisode> newer{}; // created after the belief and related to it, most alike first
};

struct RecheckQuery {
    std::string scope{};                        // empty: all
    MemoryId id{};                              // only this one; Conflict if it is not in doubt, NotFound
    std::size_t newer = 5;                      // episodes each, at most; with 0 none is looked for
    bool contradictions = true;                 // doubts() names those, too
    std::shared_ptr<const Embedder> embedder{}; // none: the built-in one
};
// Stale ones first, then by importance, highest first, then by key. What is newer is looked for among the newest
// episodes of a scope: 20,000, or fewer, at least 2,000, where there are so many beliefs that comparing each with each
// would take long.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<DoubtedBelief>>
beliefsInDoubt(const Store &, const RecheckQuery & = {}, std::stop_token = {}, const Progress & = {});

// What a model says of a belief in doubt: whether what is left of its sources and the newer related episodes show it.
// An opinion for the person who decides; nothing is written. `verdict`: yes, partly, no.
struct RecheckOpinion {
    std::string verdict, reason;
    std::string model;
    std::uint64_t tokensIn = 0, tokensOut = 0;
    double cost = 0; // 0 when no price is known
};
// Errors: those of ModelClient::chat; Invalid (there is nothing to judge it by); Corrupt (the answer can't be read).
class ModelClient;
[[nodiscard]] CREDENCE_CORE_EXPORT Result<RecheckOpinion> recheckOpinion(const DoubtedBelief &, ModelClient &,
                                                                         std::stop_token = {});

// Keep: the belief stands by what is left of it; the losses so far are acknowledged, and a further one brings the doubt
// back. One entry of kind "recheck". Its dependents are judged anew. Conflict if it is not in doubt. (To retract or
// supersede it instead, use Store::retract and ::supersede.) Undo takes it back.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ChangeSet> keepDoubted(Store &, MemoryKey, const Cause &);

// A belief and a newer episode that seem to say the opposite: alike, but one negates, or another value stands in the
// same place ("MySQL" and "Postgres", "14 minutes" and "5 minutes"). An offer to a person, nothing more.
struct Contradiction {
    MemoryKey belief, episode;
    MemoryId beliefId, episodeId;
    std::string beliefText, episodeText;
    std::optional<Time> at; // of the episode
    double similarity = 0;
    bool linked = false; // a contradicting link says so already
    std::string reason;  // "the one says \"not\"", "14 against 5"
};
struct ContradictionQuery {
    std::string scope{};                        // empty: all
    MemoryKey belief{};                         // only of this one; 0: all
    std::size_t each = 3;                       // episodes for a belief, at most
    bool linked = false;                        // also those that a link states already
    std::shared_ptr<const Embedder> embedder{}; // none: the built-in one
};
// Active and suspect beliefs of the scope against its newer active episodes, as many as beliefsInDoubt() looks at;
// those that a link states are found wherever they are. Most alike first.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<Contradiction>>
contradictions(const Store &, const ContradictionQuery & = {}, std::stop_token = {}, const Progress & = {});

// All that Recheck shows, for every client alike: what is in doubt, and what newer episodes contradict, by a link or as
// it seems (with RecheckQuery::id, of that one).
struct Doubts {
    std::vector<DoubtedBelief> beliefs;
    std::vector<Contradiction> contradictions;
    // Where a scope has more episodes than were compared with its beliefs: how many, the newest, were (of several such
    // scopes, and of both lists, the fewest); else 0.
    std::size_t compared = 0;
    [[nodiscard]] bool part() const { return compared > 0; }
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Doubts> doubts(const Store &, const RecheckQuery & = {}, std::stop_token = {},
                                                         const Progress & = {});

// --- another in its place ---

// An active memory of the scope that may supersede another (Store::supersede() takes it).
struct Replacement {
    Memory memory;
    double similarity = 0; // -1..1, to the one that it would replace
    bool newer = false;    // created after it
    bool related = false;  // alike enough to be about the same
};
struct ReplacementQuery {
    std::string text{};                         // words of it, as Query::text, or its id; empty: all
    std::size_t limit = 50;                     // 0: all
    std::shared_ptr<const Embedder> embedder{}; // none: the built-in one
};
// The one that is named by its id first, then newer related ones, then older related ones, then the rest; most alike
// first in each. Without what rests on the memory itself. For a belief: beliefs. NotFound.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<Replacement>>
replacements(const Store &, MemoryKey, const ReplacementQuery & = {}, std::stop_token = {});

// What a corrected text may cite: what is left of the belief's sources and newer related episodes.
struct CorrectionSource {
    Memory memory;
    bool proposed = true; // it is a source already, or speaks against the belief as it stands
    std::string why;      // "it rests on this already"
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<CorrectionSource>>
correctionSources(const Store &, MemoryKey belief, std::stop_token = {});

// A person's own text in a belief's place. It enters Review as a candidate that supersedes the belief, checked and
// screened like any other, and is in force only after a decision and a commit.
struct Correction {
    MemoryKey belief;
    std::string text;
    std::vector<MemoryKey> evidence{}; // empty: the proposed ones of correctionSources()
};
// One entry of kind "queue". Invalid: the same text or none, fewer sources than the floor, not a belief in force.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> proposeCorrection(Store &, const Correction &, const Cause &,
                                                                          std::stop_token = {});

} // namespace credence
