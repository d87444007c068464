// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A candidate: a proposed change to memory, with its evidence and every doubt about it.
// Ownership: values. Thread safety: none needed; copied between threads.
#pragma once

#include <credence/export.h>
#include <credence/memory.h>
#include <credence/privacy.h>
#include <credence/result.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// Written as words: add, supersede, merge_evidence, retract, narrative.
enum class Action : std::uint8_t { Add = 0, Supersede = 1, MergeEvidence = 2, Retract = 3, Narrative = 4 };
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(Action);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<Action> parseAction(std::string_view);

// Failed: it can't enter like this. Look: a person should look. Words: fail, look, pass, not_run.
enum class CheckState : std::uint8_t { Failed = 0, Look = 1, Passed = 2, NotRun = 3 };
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(CheckState);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<CheckState> parseCheckState(std::string_view);

// Ids: citations, support, novelty, duplicates, past_rejections, contradictions, generality, confidence, depth,
// grounding, echo, privacy.
struct Check {
    std::string id;
    CheckState state = CheckState::NotRun;
    std::string sentence;                   // for a person, e.g. "4 distinct sources, the floor is 2"
    std::optional<double> value{}, limit{}; // for a meter
    std::vector<MemoryId> about{};          // the closest memory, the duplicate, the contradicted belief ...
};

struct CandidateEvidence {
    MemoryId id;
    Role role = Role::Supports;
    Granularity granularity = Granularity::Claim;
    int shown = 0; // the number under which the model saw it, 1..; 0: no model
    std::string quote{};
};

struct Candidate {
    std::string id;
    Action action = Action::Add;
    std::string scope;
    Shape shape = Shape::Insight;
    std::string text;
    std::string modelText{};                      // as proposed, when a person edited the text
    std::string subject{}, predicate{}, object{}; // of a belief
    std::string ruleIf{}, ruleThen{};             // of a rule
    std::vector<CandidateEvidence> evidence{};
    std::vector<MemoryId> targets{}; // what it supersedes, retracts or extends; a narrative's originals are evidence
    int depth = 1;
    std::optional<double> importance{}; // 0..1
    Confidence confidence = Confidence::None;
    std::string confidenceReason{};
    std::string statedConfidence{}; // as the model said it
    std::vector<Check> checks{};
    std::vector<Finding> findings{};
    std::string run{};
    std::string origin{};    // of what an agent proposed: who it was ("mcp:" and its name); set by the queue
    int call = 0;            // number of the call that proposed it; 0: no model
    std::string focus{};     // the question or the cluster
    std::string reason{};    // the proposer's own
    bool deferred = false;   // enters the queue deferred (engram: confidence below 0.6)
    bool suppressed = false; // like a past rejection: not shown unless asked
    std::string extra{};     // JSON object of what else was said, or empty
};

[[nodiscard]] CREDENCE_CORE_EXPORT std::string candidateJson(const Candidate &);
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Candidate> readCandidate(std::string_view json);

} // namespace credence
