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
    std::size_t newer = 5;                      // episodes each, at most
    std::shared_ptr<const Embedder> embedder{}; // none: the built-in one
};
// Stale ones first, then by importance, highest first, then by key.
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
    std::size_t each = 3;                       // episodes for a belief, at most
    bool linked = false;                        // also those that a link states already
    std::shared_ptr<const Embedder> embedder{}; // none: the built-in one
};
// Active and suspect beliefs of the scope against its newer active episodes; most alike first.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<Contradiction>>
contradictions(const Store &, const ContradictionQuery & = {}, std::stop_token = {}, const Progress & = {});

} // namespace credence
